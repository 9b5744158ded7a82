// Written by `npm run train:resumes`; not edited by hand.
export const jobWeights = `O BT IT BC IC BP IP BX IX BW IW
0(	0-g 1-16 22e 3-1e 42k 6-h 7-f 8-v
1 -	0-1d 225 41i 5-7 6-o 7-a 8-v
2O	3-8 4f
2P	4j 5-a
2U	1-f 2n 3-n 4-g 5l 6d
2l	1-d 4l a8
2w	018 2-l 3-7
0+1=&	3q 4-c
3(	0-o 4a 6c
3)	08 1-9 3-a 77
3,	0o 1r 2-h 3h 5-e 7-7 8-9 9-7
3-	0-m 1-b 2c 3h 4f 8-9
3/	0-1a 1o 2t 3-y 412
30.6	0-7 28
44/2021	37
48.2017	0-9 7a
311	0-b 4b
32	08
4/2016	7g 8-b
4016	28
69	1-h 3i
520	7f
61	0b
63	27
33	0d 5-9
34b	08
36/2020	7-a 8a
38	4-8 5j
3:	0w 1-a 2-f 3-i 4-b 8x
3;	0-g 27 37 48
3^	019 4c 5-t 6-g 9-h ad
3a.	3b
4dmin	1i 3-7
4n	5f 6-7
5d	27
4ug	48
3backend	0-e 2f
5n	3-7 49
5o	49
4ien	0-9 4b
5nh	68
5ostatistician	1m 2h 3-h 4-i
4loemfontein	08 4-7
4rewery	39
4udgets	98
3ca	0-d 2f
5pe	3-9 4-a 5l
4hi	0-l 4l
5u	07
6yen	28 4-7
4n	0-m 4i
4onsulting	37
5uncil	37
4uoi	1b 3-7
3da	0-c 6g
5c	2-8 49
4e	3b
5n	7-7 8a
5partment	0d 3-8
5veloper	19
4ien	09 4-7
6u	37
5nh	57
4o	1-i 3q
5c	09
5i	9a
5ng	6-7
4rawings	98
4ubai	07
5ong	58 6-9
3english	0-i 2i
3family	47
4irst	17
4loor	18 3-7
4ood	38
5r	a8
4ranchise	4a
5eelance	09
4te	1-7 2e
3galway	0-7 5j
4ian	0h 1-9
4o	5f
3hamilton	0b 4-7
5n	0-8 2a
6g	3a 4-7
6h	0i 4-b
4oa	0-h 48 6f
3ii	2h 3-7
3jan	2-7 47
6.	47
4ul.	38
5n	1-a 3a
3labs	3-9 49
5c	5d
4e	5h
5ad	29
5vel	0-d 2d
4imited	39
5ndqvist	47
4ong	5a
3machines	99
5rketing	4-8
5y	2-7
4elbourne	0a 4-9
5ns	0-9 2a
4ien	4a
4n	0-8 69
4useum	47
6ic	17
3nai	3-8 5h
5m	37
5ng	3-7 6c
4ew	99
4ha	0-7 2-7 4d
6nh	3-8 48
6t	0-7 47
5om	0-d 4c
4igeria	67
6hts	0-d 2e
3o	38
4f	09 1-7 3b 4-9
5fices	4b
4n	5h
3paul	57
4erio	97
4han	0a 3-9
5ia	27
6en	08
5ong	2-7
5ysiotherapist	1g 4-7
4lacement	1b 4-7
4osition	0-7 39 4c
3q.	08
4uan	18
3region	2e 3-7
7stered	3-7
5lief	1g
5nsburg	3d
5tail	0-k 2k
3secondee	1d
5o	1a
4ite	9h a-e
4oftware	18
5uza	3i
4t.	7a
5ructural	1k 2-d
5udent	19
7io	1-h 3h
4u	1a
3tang	28
4eacher	1-e 2f
6m	0-e 2i
5lecom	39
5st	0-i 2j
4hang	0a 3-d 5-8 7c
5e	0b 2-a 3-8
6n	27
5o	5a
6i	2b
5u	28
4nhh	37
4ong	07
5ronto	6-7
4p.hcm	4-7 6a
4ri	09
5uong	77
4wo	9c
4y	0h 1-8
3uae	0-7 67
4nit	37
6versita	17
3van	0i 3-9
5p	69
4ic	3-8 5i
5ec	1a
6n	1j 4-8
5sits	98
3wear	2d
5lder	1c 3-9
5st	0-j 2k
7ern	0-8 68
5xford	0-7 4a
4heel	47
3xa	39
3yamada	48
3|	0-l 2b 3b 48
3·	0-c 4a
3–	0-m 4h 7g
3—	0-o 1-d 29 39 48 5b
12=&	0d 3-7
3(	0-9 3-8 5b
3)	1-7 2i 7-7
3,	2j 4-g 5j
3-	0a 7j 8-l
3/	0-a 1d 3-g 4n 5-a
305/2022	4-7 68
93	0c 4-8
32/2016	0g 8-a
4014	17
67	18 2-d 48
68	7a 8-a
69	07
520	2b 8-7
61	0-8 4c
62	2k 4-h
36/2020	0-b 8b
3:	0u 1-g 3-b 4b
3^	07 1-8 6-i 78 8p 9-o af
3agency	37
4mata	3-c 4c
4n	0f 4-b
5d	18
4uckland	0-7 37
5g	38
6ust	1d
5stralia	0-8 68
3ban	2-8 4a
6k	38
5rn	38
5y	0-j 2j
4inh	0-i 6n
5ostatistician	19
4rand	37
4udgets	27
3c.ty	19 3-8
4harts	97
5uyen	1d 3-8
4linic	0-a 4a
4ommunity	0-8 89
5ng	2c
6tact	19
4p	3e
3da	6c
4e	27
5gli	17
5m	0-d 2e
5n	3-7 8c
4ich	08
5en	08 4-7
4lamini	0-a 8a
4ubai	49
6lin	1-7 2-7 37 4b
5ong	08
3engineer	1k 2-d
3f&b	0-d 4e
4irm	47
4or	9w a-l
4reelance	2h 4-h
4te	0-7 28
3gmbh	47
4o	08
4uard	07
3hanh	0a 3-8
4oa	0-8 6c
3ii	0-d 2d
4nstitute	47
3jr.	1a 3-9
4ul	4b
5n	28 4-7
6ior	9c
3ket	1b
3lam	47
4ead	0-g 2j
4lc	37
3machines	a9
5r.	2a 3-7 5a
5u	3-7 47
5y	4b
4ien	0-j 4i
4oreau	27 4-8
4useum	0-8 48
3nai	07
5m	48 7a
5ng	0-b 6g
4hanh	0-l 4m
4ight	0-a 89
3of	38 98
5fices	0-b 4b
4n	0b 2-8 4-8 99
3payments	07 2-7
4hien	0a
5ong	97
5ysics	57
8otherapist	19
4olicy	19
3q.	48
4uispe	2-7 37
3region	0-j 2k
5mote	49
5nsburg	0b
3self-employed	3-7
5p	38
4o	97
4tagiaire	1-g 3g
4ummer	27 4-9
4zabo	17
3tea	0-7 47
6cher	0-i 2i
5mporary	0-c 8e
4hang	2-b 48 68 7-d 88
6u	27
5e	4-8 9-8 a8
4nhh	37
4o	07 4-f
5ronto	3e 5-7
4p.hcm	68
4ri	37
5ung	4a
3utrecht	2-7 4a
3vap	5f
4ic	0a 4-9
3wear	0-9 2a
3years	1-7 37
3|	0-c 2b
3·	48
3–	1-f 3m
3—	1-k 29 3e
3’	37
0- /P	0-7 78
3T	0k 2-d
3U	78
3l	2-8 8f
2D	0r 5-7 7-9 8-b aa
2O	2-7 4-b 69 88
2S	0b 2-7
2T	0e 2d 8-e
2Y	0-a 4-9 7g 8a
2^	0j a9
2l	0-b 8i
2t	08
2w	4g 6-c
11=&	4a
3(	1-f 3-g 4c 5a 7d 8-7
3)	012 1g 2-12 3c 4-11 5d 6-b 79 8-8 98
3,	0-j 1-7 2l 3-c 4u 6d 8-c
3-	2f 6-8
3/	0-v 2-b 3i 4-1j 52a
30.6	27
58	27
48.2021	0-a 8a
311	0-8 4c
32/2016	0-b 8b
4019	08
520	08
61	1-d 3m
62	57
63	0-a 2a
65	0-l 8n
34b	0-f 4e
37	0g 8-a
38	7e 8-d
3:	0-c 1l 2-a 3o 4-c 8-7
3;	3g 4-7
3@	39
3^	1d 2-h 312 4-j 5-8 7j 8-j
3a	2-7
4.	47
4bernathy	2-7
4cting	0-b 2d
4gency	4e
7t	0-7
4n	08 38
5d	ab
4uditor	9f a-b
3ban	1-h 2g 7e
5o	48
5r	2f 4-a
4ien	47
5nh	07
4loemfontein	0a
5ue	47
4o	08 4-7
4riain	2-a 49
3ca	28
5m	6c
5pe	0b 4-7
5shier	0-b 2c
4hinh	0-9 2b
5uc	08
4leaner	0g 2-g
6rk	9b a-8
5osed	0-7 49
5ub	0-7 1e
4o.	5-a 6b
5ng	09 2-8
4p	47
4ua	0-8 4b
5oi	29
3da	6f
4e	4g
5n	8b
5partment	0-a 48
5signer	08
5veloper	0-7
4i	28
5en	2-7 3-e 7p
5spatch	0-9 49
5vision	0-8 49
4lamini	4a
4ong	0-7 6e
4r.	4c
4ubai	0-7 67
6lin	4-7 6h
3eastern	4-c 6i
4mployer	3k 4-e
4u-funded	29
3family	48
4oreman	07
4ranchise	0-a 4f
3gian	0-9 2a
4lasgow	0c 6-7
4o	68
4rowth	2h 4-d
3ha	4-7 67
5milton	4-b 6i
5ng	97
4e	7-9 8e
4ien	88
4oa	6g
5c	2b
4ung	1a
3india	07
6ustrial	29
5spector	0-a 2b
6titute	17
3jankowski	2-9 4a
4r.	1-i 2n
3kcs	29
4ho	07
6a	0h
6i	0h 4-b
4rakow	0a
3lab	29 4-7
5c	0-n 6q
5gos	67
5m	4-9 6c
4e	0-l 6k
5ad	0-9 2a
5eds	6-9 7c
5ttings	0-a 49
5vel	2e 4-7
4indqvist	2-8 4i 6-8
4ocum	3b
3marketing	2c 4-7
5y	7f 8-d
4elbourne	2-9 4-d 6n
5mber	0-i 2i
5ns	2r 4-k
4onths	09 4-9
5reau	4b
3nai	08
5m	2-7 68 7-7 89
5nny	7a
5y	3a 4-9
4gan	2-7
4ha	2-9 4d
6n	2d
6t	2-7
5om	48
3o	47
4f	2-8 4a
4n	a8
5-call	0-7 2a
3part-time	0-f 2h
5ul	0-8 69
5yments	2-9 4a
4eople	0-9 4a
5rth	0-8 68
4hai	0-a 4b
6n	09
5o	29
6ng	0c
5u	2f
5ysiotherapist	4-a
4lacement	0-8 2g
4resent	39
3q.	69
4uan	6b
5ispe	2-a 4c
5oc	47
3researcher	0-7 38
3second	2k 4-g
5lf-employed	08 1h 2-7 3-9
5rvice	27
4hop	47
7s	0-9 4b
4oftware	27
4pecialist	97
4r.	1-d 2e
4t.	3-d 4h
5agiaire	3a
5ructural	28 4-7
4ummer	27 7-a 8d
5pervisor	0-8 39
5rveyor	2-7 37
3table	0-8 7a
5i	3f 4-9
5n	6c
5y	2-7
4eam	0-e 4b
5mp	2c 4-9
7orary	28
5rm	0-8 29
5st	2j 4-f
4hang	0d 2-9 4-8 7-b 8j
5e	2-9 4h
5ong	47
5u	28
4ien	27
7g	2b 9-8
4nhh	4a
4o	2d 6-b 7-d 8d
5a	2-7 49
4p.hcm	0c 3-7 7b
4rang	48
5uong	2m 4-b
4u	4l 7-s 8g
5i	a7
4y	2-9 4d
3unit	0-j 4j
3van	4d
5p	0-f 6h
4ic	17
5ec	0-a 2e 4-7
6n	2h 7-7
4oluntary	0-8 29
4u	1c
3ward	2j 4-e
5terford	0c 2-8
4eekends	0-8 29
5st	27
5xford	47
3xa	0-d 4f
3|	1-7 3l
3·	38
3–	0-b 1v 3-m 4h 5-c 7-r 8w
3—	1r 9-9
12=&	4-9 7a
3(	0p 2j 4-b 6-7 7-7 8-9
3)	1p 3j 4-p 5-d 6-8
3,	07 2h 4e 5-b 6-d
3-	2-j 3-7 78
3/	0-n 1-8 2-b 3-e 49 61j
302.2018	37
312	7d 8-b
32	07
4/2016	7-a 8a
4021	27
63	3c
3300	0-9 4b
34b	49
360	0-9 49
37	7e 8-a
3:	27 48
3;	47 7b
3^	1k 4a 5-h 6-d 7d a-8
3a	0-7 4d
4.	47
4gent	27
4nalyst	38
5d	27
4pr.	1-b 3c
4rchitect	a7
4sia	59
5segnista	28
3ban	2h 4-e
5y	1d
4ien	0-7
6t	0-a 4b
5nh	08 3-7
5ostatistician	3i 5-9
5stro	5c
4o	09
4uyer	27
3cam	0-j 6k
5n	17
5re	0-7 48
5t	37
4huc	1d 3-7
6yen	2a 7-9
4laims	0-b 4b
5eaner	2-h 3g
5inical	29
4o	3-e 7l
5-op	27
5mmunity	9d a-b
5ng	4f
5rps	0-i 2i
4uc	0c 1-7
3da	47
4en	2-7 37 97
5partment	4f
4ich	2a 9-8
5en	7-k 8m
4o	3-9 5a
5ng	2-8 48
4r.	47
4u	2-8
5blin	7e 8-d
3eastern	0b
4mployer	3h 48 5-7 6-7
4ngineer	39
3fixed	0-8 29
4loor	0-8 3f
4ootball	0-7 1e
5reman	39
4ranchise	19
3garment	0-d 3f
4o	0-f 6g
4roup	4-b
3hai	08
4o	2-7 99
5a	1-g 7i
5p	0-a 2b
4tx	57
3infrastructure	28
3january	38
4ul.	0-8 89
3kaltern	0-9 4a
4cs	2b
4hoi	0a
4y	29
3lac	5-f 6h
5gos	67
4e	5-o 6o
5ttings	3-a 4b
4ocation	5a
4td.	59
3mar	0-e 8f
4echanic	27
5kong	57
5lbourne	17
5mber	1-e 2f
4ien	08
4obile	0-8
5nths	5a
5reau	48
4y	47
3nam	0e 2-7
5nny	3b
5u	3b
4ha	4e
6t	47
4ow	0-8 4a
3o	2-c 4d
4bsidian	0-a 4a
4perations	0-e 4f
3part-time	39
7ner	28
4ho	29
5u	2e 4-d
5ysiotherapist	39
4orto	67
5sition	1a
4rocess	27
6grammer	19 2-c 37
6moted	0-7 29
4ython	a9
3q.	68
4uality	07
6n	0h 8-a
5ispe	2-8 47
3radio	0-7 7a
4egion	37
7stered	27
5lief	09 4-a
5search	17
5tail	3i 49 5-f
4oles	38
3sat	2a
4ecretary	38
5lf-employed	17 3-b 58 9a a-8
4ix	0-b 2c
4oan	49
5uza	0a 4-8
4r.	28
4t.	0-8 47
5atistician	2a
5ructural	97
4urveyor	37
3table	7-7 88
5i	4a
5n	0-l 6p
4eam	0-9 29
5rm	39
5xtile	0-j 1c 2j 3-9
4hang	1-9 3c 8g
7h	09
6u	0-a 2c
5e	2-e 4i
6atre	07
6rapist	27
5oi	0-f 2g
4o	08 39 4-8
5ng	2-9 47
4ri	17 48
5uong	2p 4-f
6yen	47
4u	0-a
4y	2-8 39 48
3unit	3-c 4d
3vap	5-e 6f
5rious	2c 4-9
4ia	0-7 48
5en	0-7 2e 7g 8-a
4olunteer	3a
4uc	28
3ward	0-h 4e
4orks	18
3xanh	3-9
3years	0b
3|	0-a 48 69
3·	0-a 4a
3–	17 5a
3—	212 a-n
3’	3i
0/D F /T	0-7 47
3O $	18
5/T	0-7 57
3P $	5b 6-7
3S $	4-8 58
3T $	0d 2-w 3a 4e
5l	2c
3U $	3-f 4-c 5j 6a
5/T	0-f 37 4a
5O	0-7
5P	0n 1-c
5U	2a 4-7
3w $	0-8 48
5/O	0-9 27
6l	0-7 48
5P	0b
5T	0h 3-7
5U	0a
1F O /T	08
3P /T	57
1O F /T	09
3O /T	07
3S /T	0e 4-7
3U $	0-a 1-9 2a 3k 5-h 7e
5/T	09
5T	07
3w /l	08
5D	0-7
1P O /U	0a
3U /T	07
3l $	77
1S w /T	07
5w	09
1T - D	0s 2-8 4-b
5U	0-a 4a
5Y	0c
5w	0-8 4a
3O /D	0-b 68
6U	0o 3-a 4-9
3P /O	0b
3U $	3a
5/D	0-g 3f
6O	0b
6S	0c
6U	0a
5D	0e 3-b 4b
5P	0-l 3m
5U	7c
3l $	58
3w D	0-9 3g
1U - D	0d 2-8
3F /T	0a 4-7
3O /T	0c 4-7
3S /T	0v 3-a 4-h
3T $	27
3U $	0-8 3o
5/D	0-8
6T	0m 3-d 4-9
5T	09
3Y $	7-7 88
3w /D	0-c 17 27
6T	07
1Y T $	37
3U $	1d 3-c
1l - D	0e
3F /T	0c 4-8
3U /D	0j 3-7
5D	37
3w D	0-8 39
1w - D	0b
3U $	3-i 4-7 5o 6a
5/D	0-c
6T	07
5D	07
3w $	0-8 29
5O	09 2-7
0D $	2-7 4-d 7j 8m
2/T	77 87
29	aa
2O	79 87
3 $	19 2b 4-a
4U	2b 4-b
2P /O	58
2T	7e 88
3 $	2-a 3-a
4/S	29
5T	27
5U	27
5Y	2-8
4P	1-b 3b
4T	2f 3-7
4l	07 2-b
2U	08 87
3 $	1l 3-f 5-7
4/O	2-8 37 4b
5S	1-7 3g
5T	4-8 68
4O	3-c 5l
4P	59
4T	3o 48 5-e
4U	1k 2f 3-b 4-b
4w	1-9 3a
2Y	0b 8-f
2^	0-9 7h 8l
2l	78
3 T	1a
2w	0-9 ad
3 $	0p 4-9
4/P	09
4w	1-a 2-a 39 4a
0F /D	0-7 4c
3O	09
3P	09
3T	0n
3U	0j 3-8 4-9
3l	0b
2D	0-a
2P	0-9 38
3 /D	5-7 67
2T	3c
0G D	18
2U $	38
0K $	27
2T	1-7 2q
0O $	0-7 18
2/D	0-q 59 67
3F	07
3O	0k 4-a
3P	09
3S	09
3T	57 6c
3U	0x 4-c
2D	1g 3f 6-8
3 $	77
2F	3-9
2O	08 3-8 4e
3 $	49
4/w	38
4D	47
2P	0-o 4d 5d
3 D	58
2S	3-8
3 $	4-8
2T	0-h 1-8 2l 3i 4b 5-e
3 w	2-7 97
2U	0f 27 3-b
3 $	1g 5-a
4/w	3c 47 5-7
4D	3-7 6j
4P	2b
4T	5i
4U	58
2Y	4-8 5c 67
2^	0j 4-9 57
2l	2-c 3c a8
3 w	17
2w	3-b 4d a7
0P $	5f 6l
2/D	58
3O	0d 6-9
3P	08
3U	0b
2D	0-7 57 6m
2O	0-7 5l
2P	5-9 6k
3 $	5-7 6a
4D	5-f 6i
2S	58
2T $	17 3-8
4l	97
2U	6s
3 T	38
2l	59
2t l	2-7
0S /D	0-c 47 57
3O	0d
3T	0p 3-7
3U	0i 4-7
2D	3a
2T	38 48
2U $	3-a 4a
0T $	3f 5-8
2/D	1a 48
3O	1d
3S	27
3T	3a
3U	0-a 1h 2e 3-8
3Y	1-c 2-g 3m
3w	3b
2D	0m 1c 2-b 3-f 5a 8-7 9-9
2K $	29
2O	28
3 $	39
4D	37
2P	1-8 2-a 3d
2S	17 28
2T	0-8 2g 3l 4-e
3 $	1-b 3c
4/O	19 2-8
5U	19 2-7
4D	1b 3-e
2U	0-a 2y 3-k
3 $	1-9 58 6a
4/O	1c
5U	1l 2c 3-8 4-l
5Y	2-9 38
4D	1-a 2b 5-g 6-8 7n
4O	2c
4U	1-7 3e 5-8
4w	37
2Y	28
3 $	0i 8-c
2^	38
2l	2-f 9c
3 $	27 4a
49	a8
4D	37
4O	28
4w	98
2w	2-9 4-7 98
3 $	0-9
4/U	28
0U $	0-u 2-7 3e 5r
2/D	0-r 1f 47 5g
3G	08
3O	0k 3d 4-7 5-n 79
3P	3-8
3S	08 3d 7-8
3T	0m 1-a 2-d 57 67
3U	0p 1i 4-l 5-d 7-7
3Y	18 2-a
3l	0k 2-9
3t	09
3w	07 1-h 5h
2D	0b 2-7 3-b 68 79 8-9
3 $	89
4Y	0c 77 8-g
2F	5b
2G	37
2K	37 47
2O	3-k 5p 6b 7-8
3 /U	0-8
4D	0e 4-8
2P	0-e 1-t 2-7 31b 5-b 6n 7-8
3 $	5-d 6k
4D	68
4P	5j 6-i
2S	2-7 3-p 4a 5h 68
2T	1e 2k 38 5-q 6-k 7b
3 $	1-b 2e
4D	1b 3-9
2U	0-8 3-r 5i 6a
3 $	2-b 5o
4/D	4a
5T	58
5U	3e
4D	1-7 3-e 5m
4O	49
4P	18 5-m 6q
4T	1h
4U	49
4Y	4-e
4l	38
4w	3-8
2Y	0-7 1z 2i 3-a 4-k 5-b
3 $	78
2^	07 2c 38 6-b 7-c
2l	1-7 28
2t	1-8
3 O	2-b 9c
2w	1-k 3d 4g 5-b
0Y $	0e 2-7 4-8 8b
2/T	7c
3U	89
2D	7-a 8a
2O	0-8 7b 87
3 $	5a
2P	78
2T	0d 2-a 7g 8-8
3 $	27
2U	2-9 7g
2^	7a
2l	28 7-8
2w	2-9 7d 8-7 ae
0^ - D	0-1f 2t 4l 8-8 ac
4O	07 4-i 67 8a
4S	0d
4T	0i 48 8-c
4U	0d 4-8 6-8
4Y	0-c 8f
4t	09
4w	08 49 6-b
2D T	87
2F D	29 4-8
2G D	2-8
2O /T	0-l 3b 4a
4D	0-a 1e
4O	0q 3-b 4-a
4S	07
4U	0o 3-d
2T D	0b 1-a 2-e 3c 58
4P	2-7
4T	1-b 3b
4U	2a
4l	1-9 2-8 3b 48
2U $	1-h 3b
4/D	18 29 3-8 4-9
5O	18
5S	0-8 19
5T	0-k 3i
5U	47
5w	1-d 3f 4a
4D	08 1h 3-7 4-a
4O	0i 3-8
4P	1-a 2-8 3c
4T	1c
4U	0m 3-d
4Y	2e 4-d
2w /D	17 28
5T	27
5w	1-8 2-f 38 4i
4D	0o 4-c
4O	0-n 19 2b
0b	03d 1q 2-1m 4-28 5-f 714 8-h 9-l
1old -	0-18 2q 4g 68
59	6-8 7c
5F	2-e 4l
5O	0-s 1-9 4s 5a
5S	48
5T	1-9 2e
5U	0-1g 1-10 311 4f 517
5Y	7c
5w	0-r 18 4i
0column=0/2	1-p 2e 3-p 4h 68 7c 8s 9-d a-d
a -	0-1v 2r 4o 8g
bD	2e 6c 7-f
bO	0-c 37 58
bP	49
bT	18 4d
bU	0c 1-b 2-b 7f
bY	0-8 77 8b
bl	2-c 7d
bw	02h 1-g 2-9 3-s 4-j
93	0-t 1-g 2d 4v
a -	0-p 2c 4d
bT	1-7 29
bU	37 48
94	0-k 1-d 3d 4p
a -	0-d 4d
bU	1-8 3b
71/2	0-1r 116 2-v 3e 4-d 6-e 7u 8-p 9m a17
a -	0g
b9	6-8 7b
bD	2-c 7i 8d
bF	0-7 3c
bO	0-b 19 2i 3-a 4-d 9c
bP	5b
bS	39
bT	1-a 2-k 3d 9b
bU	0-i 1k 5-d 6e
bY	2-8 7f
bl	8-9
bt	19 9b
bw	0-q 18 2a 57 9-7
93	0-12 1y 2n
a -	0-r 2d 4e
bO	37
bU	1d 27 3-b
bl	17
94	0-1j 1v 2j 5k 67
a -	0-10 2d 4h 67
bO	47
bT	3a 4-8
bU	0-b 1j 28 3-g 4-a 5e
bw	4-9
72/3	0-e 1l 2-a 3q 4-g 78
a -	0-9
bD	77
bU	2-g 3j
94	0-18 1b 2-12 31g 4-o 515 7f 87
a -	0-v 4h 68
bD	89
bO	3i 4-9
bP	4-9 5d
bT	18 3b
bU	2-g 3d 4-c 5q 6-7 78
bY	78
bl	19
73/4	0-13 1j 2-c 3-j 4-1b 5-8 6-h 7-b 8-f 91q a2g
a -	0-n 28 ak
bS	97
bT	1f 2-j 99 a8
bU	1b 28 6-b
bY	a9
bl	2-a 9a ad
bw	0-c 4-g 9t al
0e=&	2-7 4f
2)	07 2d 4d 6-d 8-a
2,	67
2-	2-9 4-7 8w
2/	017 4-y
20.6	1-7 2e
316	77
47	89
49	79
320	79
43	8-9
211	4b
32	2c
23	0c 6-a
27	6b
28	4-7 6h
2:	0d
2a	47
3.	4c
3bo	3b
3cy	2-7 4b
3da	37
3ft	1k 3-c
3il	2k
3ld	3d
4l	1g
3nd	1c 2-9
4g	6c
4i	37
4o	1-a 3j
4t	2e 3-7
3pe	4-c 6e
3ra	3k 5-9
4d	08
4e	29
4s	07
4y	1a 3-8
3te	17 39
2ban	3-8
4o	2-7
4r	17
4y	2e 4-a
3le	97
3nd	39
3o	0a 3-9
2cal	17
4m	5h
4n	59
4u	27
3es	0-8 4c
3hi	3-8 48
4t	1-8 3-b 5r
4u	17
3n	3-7 4b
3o	08
4.	0-7 5j
4m	2-8 4a
3ty	39
3um	0-d 1x 3-c
2da	3-8 6c
4c	2-9 4a
4d	37
3e	2-7 3h
4d	27
4e	29
4r	1g 2a 3-8 4-c
3ge	37
3ic	28
3o	0-c 2-b 4r
3r.	3b
3u	07
2ear	2q 4-k
4u	1-b 3m 5-7
3el	47
4r	27 4-7
3in	3-a 5p
3ld	3b
3ms	49
3na	1-a 3-g 5z
4d	2b
4s	2d
4t	0-d 1q 2k 3-g 4-c 5-m 6-b 7m 88
3re	39
4k	1a
4n	4-9 5h
4y	48
3ss	48
4t	2i 3-b
3um	4c
2f&b	4a
3te	27
2ghe	57
3o	69
4w	57
2hai	57
4t	28 4c 9-9
3cm	5f
3e	7e
3ip	17
3oa	3-b
4c	1b
4i	0s 1-b 3-d
3ts	2g 7-7
3ue	5e
2ial	1d
4n	1m 2o 3-d 4-l
3ce	29
4k	3b
4s	09 1c 3-b
3ec	29
4f	0-7 1l 3-7
4n	2e 6-8
4t	99
3i	2e 4-7
3la	5d
4t	97
4y	47
3ng	2b 3-9
4h	0-7 3-9 5d 6h
4i	3a
4n	49
3on	0t 3-c
3re	0-c 2-7 3q 5-8
4m	47
3sh	1-e 2f
4t	0-c 1j 211 4-o
3te	a9
3um	4g 6-8
3ve	29
2jan	77
3ob	27
3r.	1d 3-8
2kcs	1b 3-7
3er	1-e 3b
3y	18
2lac	4-7 6c
3e	28 4-a 6c
4s	1h 2f 3-7 4-e
3in	4-7 5m
3le	1-9 2-7 3k
3ta	2-7 3a 49
3ue	47
2may	2h 7-b
3er	1n 3-c 5-8 7b
2nai	4-a 6f
4m	2-7 48 57
4y	0-7 3-d 7s 89
3ce	1-i 3z 5-8
3ed	9f
3gs	37
3ha	37 47
3oi	08 4-7 67
3ts	4a
2oan	47
3f	2-9
3lm	39 47
3n	2-7 4-c 6j 9g a-d
4d	1f 3-a
4g	0d 2-e 4-7 69
4t	1-9 3x 5-g
3od	48
3ra	0-7 37
4d	0-b 1-d 39 5n
4e	58
4k	17 2i 4-g
3te	59
3ud	2-a 4e
4p	2-f 4h
3va	1-8 3q
3ys	2-7 48
2per	19 28
3hu	1m
2q.	5f
2rca	28
3ds	4c
3ed	9a
3ia	67
3ne	3-8 5i
3st	9a a-8
3th	3b
2sic	27
3ka	3b 5-7
4i	1-7 3g
3lo	5a
3pe	2-7 4d
3r.	1g 3-7
3t.	3g
4a	1e 3-8
2tai	0l 2-a
4n	27 5c
4y	27
3ch	0b 1-7
3ed	9m a-8
4r	18
4s	0i 1-8 3-8
3he	3g a8
4s	0b
4y	0-a 3g
3o	0a 17 2-7 5-9
4k	2a
4n	5e
4r	0-c 117 2x 3-m 4-p 5-7
3u	0-7 1-h 39 7n
3y	0b 2-a
2uez	38
3ki	1-e 3k
3le	38
3ng	0-7 2-8 48
3oi	27
3ra	1-8 3c
4g	4f
4y	08 1-b 2-a 3q 5-b
3za	4a
2van	0c 3a 4-9
4p	68
3ed	99
4l	2h 3-7
4n	1-i 3o
3i	0d
4a	3l 5-7
4c	2-9 4-d 6n
2way	5-a 6b
3th	2d 4-c
2yed	1-11 317
4n	27
4r	0n 3-e
2|	09
2·	0a
2–	79
2—	0e
0first=	0-16 1-26 22d 3-24 42w 5-f 617 7-2n 81g aj
60/1	0-y 1z 2-e 316 4-e 5-7 7h 8-g
82	0-s 1j 2-8 311 4-b 7c 8-a
83	01h 1a 2-9 3-x 4-9 5-7 78 8-9
84	011 1-e 3-f
61/2	0-1h 11c 2-z 3r 4-x 5-g 6-8 72m 8-d
83	01j 2-10 31r 4-1o 6-9
84	016 3-9 4-k
62/3	0q 1o 2-t 4-s 512 6-h 8-b
84	0o 2-8 3-9
63/4	015 1-d 3-n
0l $	0-8 1-a 57 79 8c
2/P	77
3T	2-b 57
3U	27 4-g 78
29	2-9 a8
2D	0d 1g 2-7 3g 7-a 8-d
2O	18 3-b 4b a-8
3 D	07 4-7
2P	4b
2T	0-8 1-a 2v 7-a 8-9
2U	a-a
3 $	39 4a 6-7
4D	4-c 68
2l	0e 1b 2-g 4-8
3 D	0f 2-e 4-8
2w	1-7 4-a 99 ae
3 D	5d
1ast 0	0-25 1v 2j 3n 4-1i 5c 713 8y 9-h
51	0e 1a 27 3d 5-l 9-g a-h
52	010 1f 2j 4b 5-l 6-k 7-e 8-c 9-d
53	0-c 49 5j 7-7 9-9
54	2-8 3-8 4-c 5d 6c a7
55	1-8 3-b 4-9 68 97 ae
1ine=0/1 -	0r 2-b 4-d ae
a1 	0r 2-b 4-d ae
90 	0a 1-j 3p 4o 6-f 7-c 8b 9-9 a-a
b[	0-c 11a 2-v 318 4-11 5d 6-b 7b 8-e
c]	0-16 110 312 6-b 8-c
b]	0-z 1-s 2y 3-k 4y 5j 6d 7-b 8b 9-a a-7
91 	1-m 2-a 3-n 7-d 8f 913
b[	0-e 1w 3l 4-h 7f 8-m 9-9 a-9
c]	0-o 1p 3k 4-1c 5f 7u 8-c
b]	0-f 1-e 2g 4p 5-h 6k 7-n 8o 9-a
92 	0-f 1-7 38 6-a 7-e 8f 9d ac
b[	010 1c 2-x 3-e 6-b 7e 8-f 919 a-q
c]	0-b 2e 4-c 6-7 7u 8-c
b]	0-d 1-9 27 3-7 4k 5-9 67 7-c 8g 9-7 a7
93 	4-c 5a 6-a 8-8 ag
b[	1c 2-e 3-r 57 9h
c]	1k 3-e 5-8 69 7e 8-7
b]	0-a 4-7 67 7-a 8d a9
94 	2-f 4-7 9f ae
b[	3-7 5-7 6c a7
c]	67 78
b]	an
95 	aj
b[	ac
b]	ac
99	6-8 7b
9D	1-7 2-p 4-b 68 7q 8j
9F	0-8 38
9G	1b 4-8
9K	2i
9O	0-l 1f 99 a8
9P	0-8 4-b 5k 6n
9S	0-8
9T	38 4-c 8-7 9d ad
9U	0-1a 19 2a 3j 4-9 5g 6c 8-9
9Y	0-7 2-b 4-8 7j 8b ab
9l	0b 49 5-8 7-d 8-7 ad
9t	1d 4-a 9d a9
9w	0-1q 1d 3b 6-7 9k at
72 -	0i
a1 	0i
90 	1-j 2n 3-h 4d 5b
b[	0-8 1x 2-g 3p 4-m 77 8-8
c]	0-s 11i 5-9 8-c
b]	0-l 1-a 2l 3-b 4g 68
91 	2a
b[	119 2-15 3c 7b 8-a
c]	2a 5a 7a
b]	0-7 28 4c 7-8 8a
92 []	3-f 59
94 ]	5b
9D	7e 88
9O	0-a 1-8 3i 4b
9T	110 2c 3-r
9U	0-z 117 3-a 4-7 5g
9Y	7f
9l	2c
9w	0-k 1d 2f 3-8 5a
73 -	0-o 2i 48
a1 	0-o 2i 48
90 	2a 3-8 4b
b[	0e 2-b 3o 4-m 8-7
c]	0s 1-a 8-8
b]	2f 4g 5-7
91 	48
b[	3j 4-7 5-8
c]	28
b]	0-9 4c
9O	0d 48
9P	58
9S	0-8
9T	2b
9U	0h 1-m 2c 3o 4c 5-o 6-9
9w	0b
74 0 [	0b
c]	0q 1-b 3-c
91 [	3k 4-7 5-8
b]	4d
9O	0g
9U	0m 1-g 2-7 4e
51/2 -	0h 2-o 7c 8d
a1 	0h 2-o 7c 8d
90 	0x 1-p 3a 7-7 87
b[	111 2-f 3i 4-y 5-8 7f
c]	0-y 1a 2-k 3g 5-8 719
b]	1-g 3-g 4g 5d 7-7 8r a-7
91 	0k 2-9 47 7-b
b[	0-8 1-8 2c 3k 58 6-a 8-8
c]	1-b 2a 3d 6-8
b]	0-9 4m 67 8-9
92 [	37 5-a 67
b]	48
9F	37
9O	48
9S	37 57
9T	09 2-c 3j 47 5-7
9U	0-x 3m 7n
9Y	0b 8b
9l	1-9 2-e 4-9 7t 8i
9w	0o 1-a 49
73 -	2a 8-9
a1 	2a 8-9
90 	01l 1-d 2-c 3-y 4a
b[	01g 2-n 3z 4-18 6-7
c]	2-d 3s 4-g
b]	0q 1-b 2-7 3-f 4t 5-h 67
91 	2i 4-7
b[	1j 2-b 3-n 49
c]	0-a 3-a 5h
b]	0-9 2i 6b
92 [	67
9F	0t 3-d 4-7
9O	0s 3-j 4-b 5a 6a
9P	07 67
9S	0p 3-9
9T	0-7 3a
9U	011 2-b 3-a 7-7
9Y	78
9w	0c 3k 5-7 a-7
74 0 	0e 4-9
b[	0s 4-c
c]	0f 4-8
b]	0h 4-7
9F	08
9O	0g 4-9
9P	0f
9U	0e 4-8
9w	0k 4-9
52/3 -	0a
a1 	0a
90 	4d
b[	1n 2-k 3d 4-q 5o 6-8 8-7
c]	0p 2-a 3-b 5e 6-9
b]	1-7 2f 3-a 6i 7-7
91 	4b
b[	1-7 3p 4-b 5-9
c]	1-j 3m 5-7 67
b]	4g
92 [	4a
9O	0-a 3c
9P	59
9S	48
9T	1-a 27 3b
9U	0c 7-b
9l	57
9w	0w 3-c a-7
74 0 [	57
c]	0j 3-9
9U	0c 3-9
9w	0e 2-7
53/4 0 [	0a
c]	0u 1-7 3-i
b]	08
91 [	58
c]	5a
b]	67
9U	0t 1-b 3-r 5b 67
9w	0j 1-7
1ook=-	01d 1-9 2-e 3-a 4-7 5-c 9-7
6  	01d 1-9 2-e 3-a 4-7 5-c 9-7
59[]	6-8 7b
5D	09 2-7 6-9 7-1y 82p
6  		7-y 816
8 	0e 7x 8-1a
8(	7-8 8c
8)	7-7 88
8,	7-9 8c
8:	87
8^	7-o 817
7[ 		71a 8-w
9 	2c 6m 7-16 87
9(	27 8-7
9)	78
9,	7d 8-a
9^	715 8-r
8] 		2-8 7t 8-h
a(	2-7 7c
a)	77
a^	7q 8-e
7] 		7-i 8s
9,	8a
9^	0-7 7-e 8x
6[	2a 6i 72h 8-2q
7]	0-8 2-l 72k 8-1c
6]	0-f 7-1k 82l
5F	07 3-c 4e
6  		49
8^	09
7[ 		3p 4-i
9^	0h 4-b
7] 		4c
9^	47
6[	0d 18 2-9 3t 4-x
6]	0-7 3-7 4n
5G	1-a
6 [ 		1b
9^	1a
7] 		27
9^	2c
6[	1y 2-g 3-7
6]	2q 4-9
5K [ ^	18
8] ,	2h
a–	28
6[	1h 2-b
7]	2p
6]	27
5O	1b 3-s 4b 97
6  		1d 3-l 4i
8)	3i 4-c
8^	2d 3-e
8—	4-c 9c
7[ 		2-8 31u 4-1g
9(	48
9)	0j 4-a
9,	3-c 4i
9-	3-c 4e
9.	3-h 4h
9:	3m 4-e
9^	0o 3l 4-14
9–	3-a 4b
9—	1b
8] -	0-8 210 3-a 5-a
a.	49
a^	0p 4-b
7] 		0-7 3-8 4e
9:	49
9^	2-i 3-a 4l 6e
6[	0s 2-m 31r 4-1p
7]	0c 1-7 2v 3-9 4-8 5-c
6]	0-i 1-d 2-j 3-n 41v 59 6a
5P [ 		5m 6-i
9(	4d 5-8
9,	5-h 6q
9^	0h 6-d
8] 		5v 6-h
a(	4-7 5a
a,	5-g 611
a.	5-i 6k
a^	5j 6-9
7] 		5-7 6a
9(	4b 6-7
9,	5-7 6h
9^	0a 5-a
6[	0d 5q 6-p
7]	0-d 3-8 4-m 51i 6f 8-7
6]	5-14 61d
5S	08 3-i 4e
6  ^	09 3-9
7[ 		3r 4-o 98
9^	0a 3e 4-h
7] 		4c
9^	3-9 4c
6[	08 2-a 319 4-16
6]	0-a 3-d 4y
5T	08 1-1z 2w 3k 6-a 9j
6  		0c 1-11 3h
8)	17
8,	27
8.	1b 2-b 3-9 47
8:	2g
8^	0b 1-u 2d 3i
8–	29
8—	2-e 9s
7[ 		11g 2-15 3-c 9f
9,	1c 2-8
9.	1-w 2s
9:	1b 2-8
9^	1m 2-p 3f
8] 		1h 2-9 3t 4-f
a,	1e
a.	1-h 2o
a:	1h 3-b
a^	1r 2-e
7] 		1-f 2j 57 67
9,	29
9-	27
9:	29
9^	1-j 2e 4e
9—	2-8 ak
6[	12c 2-1u 3-7 99
7]	0-b 11u 2-9 3g 4-m 5-c 9-8
6]	0-7 1-1b 21p 3-b 69 9-k ae
5U	0y 1-j 3-z 4s 57 6-g
6  		3-g 49
8,	0b 2-7 38
8.	3-a 5a
8^	0o 1-a 3-9 4b 6-7
8—	4-8
7[ 		1x 2-l 31k 4-1k 5c 6-i
9(	3-7 58
9)	08 4-8
9,	1-e 217 3-1f 4w 5-9 67
9-	39
9.	3-g 4q 5-c 6b
9:	3n 4-8 5-a
9^	0b 1q 2-e 3f 4-12 5d
9t	3a
9|	1-7 57
9–	3-l 4q
8] 		0-j 19 2-h 319 4-c 5-d 6-9 7n 8-7
a(	1-7 3-8 5g
a,	1-p 2f 5q
a-	0-7 3-b 5j
a.	4-c 58 6e
a:	1p 5-f
a;	5a
a^	01z 2-j 3b 4-i 5-t
a|	38
a–	1e 3-d
a—	5b
7] 		2h 3-7 4f 5-8
9(	4-7 6b
9)	4-b 6c
9,	0-8 2d 38 48 5-8 6-7
9-	47
9.	6d
9:	4g
9^	1-b 2b 3-r 4f 5c 6a
9t	47
9|	68
9–	47
6[	1k 3y 4-12 5c 6-c 7-8
7]	0j 1l 2-j 315 4-1l 5b 8-a 9-7
6]	0-q 1-n 2a 3-w 41q 5-h 617
5Y	0k 2-9 7-b
6  ^	87
7[ 		7j 8-8
9 	28 7-b a7
9^	7e 8-7
8] 		2-9 7o 8-9
a 	29 7-a
a(	77
a,	78
a^	0-9 7t 8-7
7] 		7-g 8k
9 	7c 8-d
9^	7-8 8h
6[	7l
7]	0-g 2-7 71m 8-b
6]	7-m 814
5l	37 4-b ab
6  )	3e
7[ 		1k 2-d 39 4-g 9d a-c
9(	1-8 29
9)	0s 18 2-i 4-a
9,	1-o 2m 3-h 4x
9^	2-b 3g 4-c 7d
8] (	49
a,	2g 7-7
a^	2-8 7g
7] ,	4c
9^	57 8k
6[	0f 2-k 39 77 99 a-c
7]	0-8 18 2a 78 8-7
6]	0-g 3-8 4e 8d
5t	1-d 9o
6  —	1-8 2-a 9o
7[ 		1e 2-a 98
9.	9-9 aa
9—	1h 9-8
7] 		29
9—	aa
6[	115 2-f 9-8
6]	2h a7
5w	0e 1-e 2-7 4f aa
6  		9-8 a9
8(	0f
8)	5d
8.	ae
8^	0h 1-7 37
8—	9d a-8
7[ 		0-8 1b 2-9 3h 4-o 91c a-w
9)	9d a-9
9-	0c
9.	9-w a12
9:	19
9^	016 2-k 3c 4-k 9-8
9–	3-9 4f
9—	17
7] 		0-b 2d
9(	0s 2-d
9)	0-7 5f
9-	07
9.	a7
9:	0-7 2b
9^	0b 1-8 2k 49 5-a a-8
9–	0-9 4a
6[	010 1r 2-y 3i 4-y 5-a 9g a-7
6]	1-i 2r 3-c 4n 9-7
0n=0 -	01d 1-9 2-e 3-a 4-7 5-c 9-7
49	6-8 7b
4D	0-i 1-d 2-i 3-c 4-f 5-c 71i 818 9-9
4K	2p
4O	1-8 2v 3-e 4-c 57
4P	0-e 4-m 51d 6f 8-7
4T	0-b 11u 2-9 3g 4-m 5-c 9-8
4U	11o 2-u 3r 4-1c 5j 6-e 8-b 9-7
4Y	0-7 1-9 2-l 3-7 4-f 5-7 71a 8n a7
4l	0-8 18 2a 78 8-7
21 F	0v 3-7
4G	1d 29 4-8
4K	1h
4O	012 1-j 2-r 3a 4v 5-f 6-8
4P	0i 2-7 3-7 4-a 6t
4S	09 2-7 3b
4T	1n 21f 3-r 4-n
4U	1-12 2y 3-f 4f 6l
4l	0-f 37 79 8d
4t	17
4w	0h 4e 9-b a-d
22 F	0-j 19 37
4G	1a 2f 4-8
4O	1-d 2-h 3f 4v 5-9
4P	4g 6-9
4S	29 48
4T	1a 2t 4-a 5-b
4U	0k 1-r 2-8 413 5-8 7-7
4l	07 1-7 2-7 37 4c
4t	1d 28
4w	0w 3a 5-c a-7
23 F	3a
4O	37 4-b 58
4S	2-8 37 4a
4T	1-18 2i 31d 5-d 6-9
4U	3-9 5b
4l	4-8 5a aa
4w	3-7 59
24 O	4-c 5c
4S	4-a 57
4T	0a 1-a 2-12 3-a 4u 5i
4U	0c 2-f
4l	97 a-7
4t	99
4w	9a ad
25 G	2-c
4O	0-b 1o 27 3-e 4-j 67 9a
4T	1-d 2-w 3-7 5a 6d 9i
4U	27
4w	2-7
1o=G -	0w 1-8 3-a 5-c 9-7
59	6-8 7b
5D	0-g 1-d 2-c 3-b 4-d 5-b 71e 8z 9-8
5F	0d 38
5G	1n 29 4-d
5K	1b 2k 5-7
5O	0l 48 7-c 8-a
5P	1-c 2-b 3-8 4-d 512 6v 7-a 8-a
5S	3d
5T	0-9 1w 2j 3i 4-h 5-a 6-9 7-d 8-f
5U	0l 1e 5b 68 7-9 8-j 9-b
5Y	1-9 2-h 4-e 5-7 717 8j a8
5l	2-7 79
5t	0-7 1l 4-e 9c
5w	0w 6-b 7-e 8-c
3O -	010 2-9 4-g 5-7 6c
59	6-8 7c
5D	0-f 1-7 2-b 3-7 4-9 5-7 6-8 7x 8y
5F	1-7 2-c 3e 4i
5G	1c 4-8
5K	2f
5O	2-9 3k 49 7-a 8-9 9-8
5P	1-7 3-7 4-b 5r 6h
5S	2-9 3h 4d
5T	310 7-9 8-9 9-9
5U	1-b 2-h 310 4k 59 7-j 8-e
5Y	0-c 2-d 4-9 7t 8k
5l	3h 48 a-9
5t	27 4-9 a7
5w	2-g 3r 4f 6-7 7-8 8-7
3S -	010 1-8 2-8 3-9 4-a 5-b 87 9-7
59	6-8 7b
5D	0-e 1-c 2-e 3-b 4-c 5-b 717 8z 9-8
5F	0d 39
5G	1j 28 4-a
5K	1b 2f
5O	0d 1-8 2-b 3f 4g 7-c 8-a
5P	07 1-a 2-a 3-7 4-f 5y 6t 7-9 8-a
5S	2-7 3g 49
5T	1f 3u 4-a 5-7 6-7 7-c 8-e
5U	1-8 2-f 3z 5c 68 8-h 9-a
5Y	1-7 2-k 4-d 7y 8r
5t	1f 4-a 99
5w	0z 2-b 39 47 5-b 6-a 7-d 8-c 98
3T -	0o 2-f 4-7 89
5D	2-a 7h
5F	0-9 19 2b
5G	1j 29 4-c
5K	1h
5O	1m
5P	4-9 5i
5S	0-b 1a 2a
5T	11r 2i 3-16 7-b 8-c a-8
5U	11r 29 3-g 4-o 5-i 7-9
5Y	2-b 7i 8e
5l	1o 2c 4-a
5t	1k 2c 4-c 99
5w	0e 1u 2i 3-8 4-b 5-e 7-7 a-9
1th=-1 - /P	0-7 78
aT	0k 2-d
aU	78
al	2-8 8f
9^	0j a9
40 D ^	0-9 7h 8l
6F /D	0-8 49
9O	0a 4-7
9P	08
9U	0a 4-7
9l	0b
8D	39
6O /D	0-9
9F	08
9O	09 4-7
9P	08
9S	07
9T	67
9U	0f 4-a
8D	28 39
8Y	5a
8^	0j 4-9 57
6P /D	5b 6-7
9T	0b
8D	5i 6-9
6S /D	58
9O	0e 4-8
9T	48
9U	0l 4-7
8D	39
6T /D	19 2-7 49
9T	1-7 3e
9U	28
9Y	37
9w	1-7 3e
8D	1-8 27 58 9-9
8Y	18
8^	38
6U /D	3-7 57
9O	0b 1-b 3j 4-a 5-j 7b
9P	3-9
9S	38 7-8
9T	0d 2-b 37 49 5-c 77
9U	0o 4-c
9Y	1d 3-f
9l	0l 2-7
9t	09
9w	1-9 2-a 3-i 5r 6c
8D	0-j 18 3o 49 8-7
8Y	1e 5-8
8^	07 2c 38 6-b 7-c
6Y /T	77
9U	7-7 88
8^	7a
6l /P	77
9T	2-9 57
9U	4-9 79 87
8D	1e 8-7
6w /D	0e 3-b 47
9K	07
9O	0b
9P	0-7 27
9S	07 2-c 39
9T	3c
9U	0f 4-a
9w	08
8D	0t 2-7 a-9
8Y	09
8^	0-9 37
41 D T	29
6K T	2h
6O O	3-9 4g
8T	0-9 2b 3l 5-9
8U	0-a 38 48
8w	4b
6P O	5h
8P	67
8T	5-d 6a
8U	4-7 5s 6-b
6S T	39
6T D	29
8O	17
8T	1j
8U	29 4-a a8
8w	27 a-7
6U F	5b
8G	39
8O	0-8 1-d 2-7 3-b 5s 6j
8S	1-7 3-a 5j 67
8T	0-7 2h 31h 5-1i 6-e 78
8U	0-e 17 2-e 5c 6c
8l	5a
8w	27 3b 48 5-h
6Y O	77
8T	0i 2-8 77 8-d
8l	87
6l O	2-9 3-9 4c
8T	1-c 2n
8w	1-9 2f
6t U	2-9 9b
6w T	0-d 1b 39
8l	2-8 49
8w	09
42 D U	87
6K T	28
6O O	4b
8T	28
8U	0e 3-7
8l	3g
6P P	5-g 6l
8T	57
8U	47 5-9 67
6T T	3a
8U	3-a 4a
8Y	27
8l	18
6U K	37
8O	18
8P	38
8S	3-7 49
8T	1-9 2b 3-q 4-8 5s
8U	1-7 3-c 5d 6b
8l	3a 5-7
6Y U	78
6l O	4d
8T	29 98
8U	48
8l	0f 2-h
6w D	97
8O	97
8U	48
43 D U	0b 8-b
6P P	5-a 6b
8U	5-d 6i
6U O	1b
8T	3-b 57 67
6Y w	a7
6l O	4-8
8T	aa
8U	2-8
6w l	5d
8w	aa
44 D w	68
6P U	5-8 69
6T D	2-7 97
6t P	2-8
6w D	97
8l	a7
8w	a8
45 D w	8-a ag
0o=D -	015 1-8 2k 3-9 4-7 5-b 8-i 9-7
4D	2j 7-b 8-c
4F	0d 37 4-7
4G	1l 27 4-c
4K	1b 2j
4O	0r 7-b 8-9
4P	1-b 2-b 3-7 4-f 5v 6x 7-9 8-9
4S	0b 37 4-8
4T	1u 2h 4-a 6-8 7-c 8-e
4U	0q 1j 4-8 5-7 8-i 9-a
4Y	0-8 7-k 8l ae
4t	1f 28 4-e 9b a7
4w	1j 27 4-7 6-a 7-b 8-b ac
2F O	0b 3-9
4P	0c
4T	19
4U	1-7 3-e 4-9 5h
2G -	0h 2-8 4-7
4D	89
4U	08 1-g 2-7 3b
4w	0i 1-9 2-c
2O -	0d 48 6-7 87
4D	2-7 68 7l 8a
4F	0c 28 4-f
4G	1b
4K	18
4O	0m 3-i 97
4P	5c 6i 8-7
4S	0a 4-8
4T	1r 2e 3-i 4-b 5-a 9a
4U	0r 19 28 3-r 4-o 67 79
4Y	2-9 7h
4l	3-e 79 a7
4t	1f 98
4w	019 3-p 4-b 5-8 97
2P -	0g 4-h 6z 8-k
49	6-8 7b
4D	0-b 7d 8b
4F	0-7 38
4K	27
4O	28
4P	0c 5-i 6b
4T	17 2h 6-9 a-7
4U	0-g 2i 4f 5-b 7c
4Y	08 7g
4l	1-b 79
4t	a8
4w	0-e 28 3e
2S -	0d
4D	7b 89
4O	0c 3-d 4-7
4T	0-c 1h 2k 3-c 4-7
4U	0p 3-q 4-7
4Y	7c
4w	0f 3-7 57
2T -	0p 3-7 5-8 8-7
4D	0-j 1-a 2-8 3-9 4-a 5-9 711 813 9-7
4F	0m 1-a 2-f 3b 47
4K	1-7 2q
4O	0s 1-s 2-a 4d 7-9 8-7
4P	1-9 2-9 5l 6t 7-7 8-7
4S	0h 1-c 2-h 3d 48
4T	0-c 1-v 31o 4-i ab
4U	0n 1-1t 2-i 3p 4k 5w 6g 8-e 9-b a-7
4Y	2-a 4-b 7s 89 a7
4l	1-n 2-f 37 4e 7a
4t	2-7 aa
4w	010 1-z 2-x 3a 4f 5a 6-7 7-7 8-8 99 a9
2Y -	2-8 4-r 7f 8s
4D	0b 8-j ac
4F	4-7
4O	1-7 37 58
4P	5a
4T	1-8 2-g 3m
4U	1o 5-o
4Y	7-8 8a
4w	28
2t -	0-c 8f
4D	a9
4O	2-7
4U	3b 47
4w	0k 1-b 2-e a7
1thers= F	48
8O	4a
8S	47
8U	1-16 2-e 3b 5w 6c
8Y	7a
8l	48
8w	0m 1-c 2-e
7D -	09 27
9O	0-7 1m 28 6-8
9S	18 2a 4-9
9T	07 19 3-b 49
9U	0-e 11k 28 4-7 5-p 6-c
9l	1c 28 4-e
9w	0-9 1f 29 4-7
8F w	4-7
8Y T	1-e 2-h 3a 48
7F w	2-7
7GPD -	08
bU	1-7 38
7O -	0-7 48
9U	58
9w	0g 1-9 2-a
8D -	2-8 6a
aK	18
aO	07
aP	57
aT	0-7 1e 2m 3-e
aU	1d 2-d 3-9 5-i 6e 7d
aY	7-9 8a
al	1j 28 4-a
at	19 9d a-e
aw	0-h 1k 2l 3-b 4-9
9Y -	0-b 8b
8GD U	0a
8PD -	27
bT	17
bU	2g 6-f
bw	0-a 1b 2d
8Y D	0b 77 8-g
aU	18 27 4-7
7PD -	0e
aO	29 4-9
aT	08 1a 2-b 3-e
aU	1o 29 5-n 6-8
aw	18 2a
7S -	0-8 48
9U	3-7 4a
9w	07
8D -	0c 2-7
aT	19 29
aU	17 7-8
aw	0-e 47
8PD T	2b
bU	0-8 1a 28
7T D	2-7 7f 8i
9Y	2-7 7c 87
8D -	09 2e 6-d 8-9
aF	08
aO	1-c 2-9 3k 4a 68
aP	5d
aS	08 2-9 4a
aT	3o 4-9
aU	1-l 3g 4c 5p 7-c
al	2-d 3i 49 7-7
aw	1-8 2-a 4k 58
9F O	0b
9Y -	0-9 2b
bO	5a
bU	2-a 37 4a
8O D	2-9 7g 8a
aY	7d
9D -	0k 28 6-b 8-9
bF	0h
bO	0d
bP	6e
bS	0c
bT	98
bU	0i 3-a 4-d 5f 67
bw	0m 1-7 2-9
aF -	0-7
9P D	77
bY	0g 77 8-i
aD -	07 2-b 67
cO	3-7
cP	07 5-8
cU	0-d 1-8 3b 4a
cl	a8
cw	0l 2-7
bY -	0-9 28
9Y -	2-8 4-9 8o
bD	a7
bU	1b 3-7
8P D	88
9D -	0-7 6h
bO	47
bP	6a
bS	37
bT	1-m 2b 3r
bU	1-g 38 4b 7d
bw	0-v 3x 49
aF U	3-b 59
8SD -	09
bO	09
bP	5a
bU	0b 1-9 4-7
bw	0c
9PD U	3-8
cw	07 5a
8Y -	0a 2-c 4-7 78
aU	3g 5-b
9F -	08
7Y -	09
9T	17
9U	17 37
9w	0-7 27
7tD -	0-g 8h
aw	0b
8OD U	17
8SD U	09
0p=&	2-7 4f
2)	07 2d 4d 6-d 8-a
2,	67
2-	2-9 4-7 8w
2/	017 4-y
20.6	1-7 2e
38.2	7-7 88
211	4b
32	2c
3999	6-8 7c
22016	78
59	79
420	7b
53	27
23	0c 6-a
27	6b
28	4-7 6h
2:	0d
2a	47
3.	4c
3ber	0-a 3g
3sso	19
2back	2c
4kk	1-h 3e
4n	3-8
4o	2-7
4r	17
5i	18
4y	2e 4-a
3ien	48
4nh	2-7 6c
4os	0-b 1g 2q 4-j
3loe	3-a 5p
4ue	47
3o	0a 3-9
3ran	1d 2-c
4ew	48
2cam	5h
4n	59
4pe	4-c 6e
4st	1-9 3f
4u	27
3hi	3-8 48
4on	09
4u	17
5c	07
5y	2c 4-8
3ler	1a
4in	18
4ou	2-a 4e
3n	3-7 4b
3o	08
4.	0-7 5j
4ng	0f 2-7
3ty	39
3uoi	28
4rr	0-8 79
2da	3-8 6c
4c	2-9 4a
4te	0i 1-8 3-8
3e	2-7 3h
4lt	3a 47
4mo	0-9 1n 3-8
3ien	4-9
4nh	67
4sp	0b 1-7
3lam	3a
3o	0-c 2-b 4r
4ng	3-9 5e 67
3r.	3b
4af	97
4um	3p 5-g
3u	07
4bl	4-7 5j
4ng	18
4ra	0a
2east	3-9 4-9 5l
3dit	17
3lec	27
3mpl	0n 3-d
3ngi	27 4-7
5l	1-e 2f
3u-f	27
3xec	28
2f&b	4a
3ami	47
3ina	07
4rm	47
5s	9a a-8
4tz	3d
3ood	2-8 4c
4un	17
3ree	0-b 1-i 314 5-8
3te	27
2galw	5-a 6b
4ra	39
3ian	0b
3las	57
3o	69
3rou	2-f 4h
5w	2b 4-d
2hai	57
4mi	5h
4nh	07
3e	7e
3oa	19 3-7 47
4c	1b
3ue	5e
2ii	2e 4-7
3ndu	1d
4n	49
3van	3a
2jan	77
5k	3c
3ob	27
3r.	1d 3-8
2kari	1-e 3j
3cs	1b 3-7
3esh	37
3hoa	0a
5i	08 3-8
3y	18
2lac	4-7 6c
3e	28 4-a 6c
4ad	1c
4tt	37
4ve	2h 3-7
3ind	39
3oca	09
5u	0-d 1x 3-c
4ng	57
2mani	5d
4rk	2b 4-9
4y	2h 7-b
3elb	3-8 5i
4ns	2d
3ill	47
3ont	0b
4re	1-b 3m 5-7
3use	4c
5i	27
2nai	4-a 6f
4ka	1-8 39 47
4m	2-7 48 57
4ng	4-9 6f
4y	0-7 3-d 7q 8a
3ghe	57
3ha	37 47
5n	18
5t	29 9-8
3ige	67
5h	2e 7-7
3oi	08 4-7 67
2of	2-9
4fi	0-8 4c
3n	2-7 4-c 6j 9g a-d
4-c	1g
3slo	5a
4ti	4d 6-8
2para	28
4ym	2-8 49
3han	07
5r	4a
4u	1m
4ys	0-8 1q 2i 3-a 4-g
3lac	18 2b 4-9
5n	97
3osi	0b
3res	1-f 48 7e
2q.	5f
3uis	2-7 4d
4or	1-h 3e 4b
2recr	4b 6-9
4li	0-7 1l
4mo	59
4ns	4e
4ta	2k
3ice	28
3ole	2c 4-9
2sale	1h 3-7
3eco	1e 28 3-a
4lf	1-11 317
3hop	17
3ien	1-a 3-g 5z
4ng	58
4te	a7
3oan	2-9 49
4ft	2b
4uz	4a
3r.	1g 3-7
3t.	3g
4ag	1r 3-i
4re	1f
4ud	28
3umm	7b
4rv	27
3yst	49
3zab	3a
2tai	0l 2-a
4n	5d
4y	28
3ech	17
4il	1k 3-c
4le	2-8 49
4mp	18
3han	2-7
4e	3g a8
4oi	0e 1-9
5r	0-7 3a
3ikt	2a
3o	0a 17 2-7 5-9
4an	2a
4ys	2-7 48
3p.h	5f
3ran	2i 4-h
4ea	0i 4-8
4uo	1j 4-c
3u	0-7 1-h 39 7n
3y	0b 2-a
2ubnd	39
3niv	3f
3tre	1-8 3-b 5r
2van	0c 3a 4-9
4p	68
4sq	48
3i	0d
4c	2-9 4-d 6n
4ec	2b
5n	2d
4nh	5a
2wals	39
4rd	08
4te	3-f 5s
3ear	2r 4-k
4ld	2h 4-b
4st	2e 3-7 5-7
4xf	0-7 1-7 3i
3hee	47
3ork	18 2a
2xanh	48
2yama	37
4rb	38
3ear	07
2|	09
2·	0a
2–	79
2—	0e
0shape=&	4d
7 U	4c
6(	011 4-h 8-8
7 -	011 4-h 8-8
6)	0-1r 223 41w 6-y 7-9 8-m
7 -	0-1r 223 41w 6-y 7-9 8-m
6,	0-n 2-e 61r 8-7
7 -	0-n 2-e 61r 8-7
6-	0l 2-b 4-c 6-7 7-d 8t
7 -	0-h 4-c 811
8D	0g
6/	06l 1-8 2-2e 3-k 4-32 6-9
7 O	018 2-8 4-v
8S	0d 4-b
8T	01t 1-7 2-x 3-9 4-e
8U	01v 2-i 4-10 6-8
8l	0f 2-7 4-7
8w	0n 2-d 4-7
69	015 1-b 2-c 4-q 6u 7-n aa
7 D	6m 7-l
8P	0f 6-c
8U	4-d 6k
8w	0t 1-a 4-7
7.9	1-8 2g
9 U	27
7/999	7a
b D	7b
79	0-b 1-7 2c 3-8 4e 7-b aa
8 D	88
9w	3-8 4i
8.99	7i
b D	7m
cY	89
8/99	7f
b D	7e
899	0-m 4-7 7x 8t
a D	8a
bY	0-i 2-a 4-8 7z 8k
a-	2-b 7p
b D	2-b 7o
a/	6-8 7q 8-8
b D	7e 8-7
6:	0t 4-b
7 -	0t 4-b
6;	0f 2-b 4-9 a8
7 -	0f 2-b 4-9 a8
6@	0m 3-f
6X	2-c 3h
7X	0-2o 1l 2d 317 4q 610 8-j 9-g a-d
8 D	2-7 7g
9F	37
9G	18
9O	0-v 1-9 3g 4k 5m
9P	5-a 6r
9T	0-9 1b 48 9-7
9U	0-z 2y 3g 4-d 5-9 6e 7-8
9l	49
9t	27
9w	18 2-9 47
7x	0-2g 11q 2-e 31z 4s 51h 7-d 8-1a 91n a-2z
8 D	7k
9F	0e 2-b 37
9G	1d 29 a-c
9K	2g
9O	0-o 17 3i 4r 5-g 68 7-8 a-g
9P	0-7 1-a 2-9 3-c 4-b 51e 6k 7-7
9S	2-p 3e 4l
9T	0-14 1e 218 3b 4-b 6-b 7-8 8-8 910 a-k
9U	0-b 3c 4i 5u 6-7 8-e 9-7 a-d
9Y	7b
9l	0-8 2-7 4e
9t	1d 2n 4-8 97 a-j
9w	1v 2-19 3q 4-g 5d 9m a-i
6x	0-i 221 3-1d 5-11 6-r 8b 9-10 a2f
7 -	2-l 8i
8D	2e 7-b 8b
8F	28
8G	a9
8K	1b
8O	0f 3-e ai
8S	2m 4-c
8T	0-l 1f 2l 9-n an
8U	0b 2-p 4n
8Y	7f
8l	0-9 2h 4-8 5-8 7b a-8
8t	2-o 97 ar
8w	08 1-m 21i 3-d 47 5-e 7-8 8-8 9-c ac
6|	0i 2-7 4-8
7 -	0i 2-7 4-8
6·	0i 2-7 4-9
7 -	0i 2-7 4-9
6–	8a
7 -	47 7h 8-9
8D	7-c 8j
6—	0u 2-8 4-a 6-9
7 -	0v 2-8 4-a 6-9
6’	87
7 D	87
1ign+=	 D T	77
8O D	0-7 58
aT	3d
8P D	6c
aO	57
aT	4-8 5b
8T D	0-8 1a 28
aO	1-8 2a
8U D	2-b 5i
aO	17 3-j 5e
aP	39
aT	0-b 1-e 3q 5e 6-c
aU	3-h 7c
aY	2e 4-c
aw	2-b 3d
8Y w	78
8l D	17 37
aw	17
8w D	0k 2c 3-7 4-l
aO	19
aT	0f
aU	0k
aw	07
6  U D	1-8 2-a 3-f 47 7p
8l D	0i 2-h 37
7D $	2-7 4-d 7j 8m
7F /T	0k 4-8
aU	08
7K $	27
7O $	0-7 18
9/D	0-h 47 68
aO	0b
aU	0i
7P $	5f 6l
9/D	6a
aO	0a 6-8
aT	58
aU	07
7S /D	0-9
aT	0v 3-9 4-9
7T $	3f 5-8
9/D	29
aO	1c
aS	27
aU	0-7 1f
aY	1-c 2-c 3f
7U $	0-u 2-7 3e 5r
9/D	0-o 1b 47 59
aO	09 1a 2-7
aT	09 3-c 4-g 5j 6c
aU	1e 4-9 5-7
aY	2-9 39
aw	1-8 3i 5-a 6-7
7Y $	0e 2-7 4-8 8b
7l $	0-8 1-a 57 79 8c
9/U	29 4-7
7w $	27 5-8 aa
9/D	0-13 1f 29 3a 4a
aP	0c
aU	0-b 17 2e
al	1-7 2-7 47 5b
aw	2-7 37 4c
6( D w	0-7 79 89
8O D	0b 38 4-f
8T D	2-k 47 59 6b
aO	2-9
aY	1-8 3b
al	0-7 1-f 3b
8U D	2i 5-8
aO	3c
aP	37
8Y w	77
6) P D	4c
8l 9	2-9 a8
6, O P	3k 4-8
aU	0-b 2c
8P D	4-g 6j
aP	5r 6-n
8T D	2a 3-7
aP	2-8
aT	1m 2f 3-o
aU	27
al	2-7
8U D	0-8 4-e 5e
aO	2b
aP	0-8 1-b 3-9 4-p 58 61c
aT	4b
aU	1f 3f 5-e
aY	1g 4-b
8l T	18
aw	98
8t l	2-7
8w D	0-9 2a
aO	1-9 2-7 3c 4b
aT	28
aU	0-a
6- D Y	0c 77 8-g
8T T	1-b 3b
aU	2a
8U P	0-f 3k
aU	2s 3-7 4-h
8w w	0o 1-b 2-e
6. O P	0-7 3-e 5k
aw	4-a
8P O	37
8T U	2-c 48
aw	1-7 2-a 9a a9
8U O	38 49
aT	11n 3-x 5-c
aU	1-j 3b 5q 6-7
aw	28 4-b
8w w	9c
6/ G D	2-c
8O D	1g 5-7
aY	4-7
8T D	010 2-y 39
8U D	0c 2-a 5-g 6b
8w D	0-w 2-d 314 5a
6: O O	0q 3-b 4-a
aS	07
aU	0z 3-h 4-f
8U D	018 2-7 3-o
aO	0n 1-9 3-a
aP	0q 3-g
aT	0t 3-b
aU	010 1-9 3-l
8w D	0p 2-9 3-7
aP	0e
aT	0a
aU	08
6; T U	28
al	2-8 99
8U U	1-a 3b 48
8t O	2-b 9c
6D D O	48
6^ - D	0r 5-7 7-9 8-b aa
aO	2-7 4-b 69 88
aS	0b 2-7
aT	0e 2d 8-e
aY	07 4-9 8b
al	0-b 8i
at	08
aw	4g 6-c
6| O U	27
8T O	29
8U P	0-9 1-7 3e 4a
aU	1g 3-f
6· O T	47
8w P	47
6— T D	18 27 3-d
aT	1-c 3c
8U D	0-b 3a
aO	57
aU	37
8l D	4b
4=	 D T	2-a 79 89
7F D	37
7O D	29 38
9T	2-7
9U	3h 4-d
9Y	5a
9w	37
7P D	5i 6-9
9U	5d 6-9
7S D	38
9U	4-7
7T D	07 1-o 2-a 3f 48 59
9P	3a a-7
9T	1n 2-c
9U	1b 2-c 39 4-8
7U D	0-g 1-j 3s 5h 8-7
9O	1f 4-f
9P	3a 6-g
9T	2-r 49 7p
9U	1a 3v 4-t 6-a
9Y	1e 5-8
9w	2d 4-c 5-9
7Y P	77
9U	78
7l D	1b 8-7
9O	1d 4-b
9T	98
7w D	0-c 48 9e a-9
9O	4-7 9a
9U	4-8 99
5  D T	2d 8-g
9U	0c 7-b
9w	68 7-9 8-f ag
7Y T	0k 8-i
9l	28 7-9
9w	a9
6- /P	0-7 78
9T	0k 2-d
9U	78
9l	2-8 8f
8^	0j a9
5( P O	4a 6-8
9U	49
7U O	2-9 58
9T	2b
9U	4-a 5e
7l O	4a
9T	2g 4-9
9U	4e
7w D	015 2-e 4-8
9Y	09
5) O U	0f 4-g
9l	2-7 38 4-7
7U O	1m 3-b 4-7
9l	07 2-7 3e 4-c 5-7 68
7l l	0f 17 2-e 4-9
7w l	0-7 5d
5, K T	2g
7O O	47
9T	3a
9w	3-f 4h
7P O	5g 6-8
9P	5-10 618
9U	5-w 61b
7T T	28
9U	1a
7U O	1-g 28 3-b 69
9S	3-a 47 58
9T	21n 3-8 4-t
9U	1-b 2-d 4m
9l	2b 3-7 48 6-b
9w	1-7 4c
7l O	3-9 4i
9T	1-c 2v 7-8
9U	4d
9w	1-b 2i
7w O	47
9T	2a
9l	2-9 48
5- O O	3-9 4a
9T	0-8 2x 3-7 5-a
9U	3-7 48
7U U	1a
7w w	0j 1-7
5. O O	49
9U	3-d 4h
7P O	5-i 6k
7T U	1-12 219 3-b
7U T	3-c 4-8 59 6b
9U	3-f 4v 5-l 6j
7w T	a7
9l	9-9 ae
9t	a8
9w	9-d an
5: O O	39
9U	0-8 38
7T D	17 2a 3-8
9U	19
9Y	27
7U D	1p 5-j
9O	3d 48 5-9
9U	39
5; U U	3-a 5e
5^ D ^	0-9 7h 8l
7F /D	0-8 49
aO	0a 4-7
aP	08
aU	0a 4-7
al	0b
7O /D	0-9
aF	08
aO	09 4-7
aP	08
aS	07
aT	67
aU	0f 4-a
9^	0j 4-9 57
7P /D	5b 6-7
aT	0b
7S /D	58
aO	0e 4-8
aT	48
aU	0l 4-7
7T /D	19 2-7 49
aT	1-7 3e
aU	28
aY	37
aw	1-7 3e
9^	38
7U /D	3-7 57
aO	0b 1-b 3j 4-a 5-j 7b
aP	3-9
aS	38 7-8
aT	0d 2-b 37 49 5-c 77
aU	0o 4-c
aY	1d 3-f
al	0l 2-7
at	09
aw	1-9 2-a 3-i 5r 6c
9^	07 2c 38 6-b 7-c
7Y /T	77
9^	7a
7l /P	77
aT	2-9 57
aU	4-9 79 87
7w /D	0e 3-b 47
aK	07
aO	0b
aP	0-7 27
aS	07 2-c 39
aT	3c
aU	0f 4-a
aw	08
9^	0-9 37
5| U O	3f 5-7
9U	1-7 5d
5· U T	39
5– K T	28
7O O	3-8 48
7T D	28
7U O	3-a 4f
9S	3-7 4a
9U	1g 3-g
9w	3-b 4b
7Y /P	7-7 87
7w O	48
9S	48
9U	4b
5— O P	4-7
7T P	2-8 9b
9T	1e 3-d
9U	2-c a9
7U T	3b 5-7
9U	4-b
9l	3-b 5c
7t U	2-b 9c
0t D	27
2O	9b
2S	17
2U	9d
2l	a9
1=BC	0-b 11 2-1k 3-2i 48y 5-7 6-1a 7-i 8-i 9-1 a-r
3P	0-18 1-6 2-1u 3-7 4-29 5-1q 670 714 8-g 9-d a-g
3T	0-5 1-2k 28v 3a 4-1x 5-r 6-t 7i 8-l 9g a-1u
3W	0-16 1-c 2-b 3-e 4-g 5-4 6-4 7-b 8-7 9-16 a4w
3X	0i 1i 2-1n 3y 4-1k 52 6-d 7-2g 85k 9f a-f
2IC	013 1e 2-2j 3-3g 49p 5-o 6-2z 7h 8-1t 9m a-20
3P	0-d 1o 2-1v 3-g 4-1t 5-19 65b 7m 8-12 9-9 a-g
3T	0o 1-2v 290 3k 4-31 5-1b 6-1i 7v 8-24 92q a-35
3W	0-1d 1-q 2-t 3-h 4-o 5-7 6-9 7-m 8-k 9-27 a71
3X	02b 11f 2-38 31k 4-2x 514 6-19 7-3f 84e 9a a-11
2O	02l 12z 2-4t 33f 4-58 558 6-3r 73u 8-27 9-x a-1l
2^	0s 11d 2-v 3u 4-12 5-l 6-6 710 8-10 9-5 a-6
0under=chuc danh	18 2c 4-9
7ompany	0-9 2-7 4d
8ng ty	38
6dia diem	0-7 69
7on vi	47
6employer	2-7 3b 4b
6job title	1b 28
6main duties	a7
6organisation	2-c 3a 4e
6place	4-b 5i
7osition	0-f 17 2h
9t held	0-7 1g 2c 4-b
6role	1k 2f 3-7 4-g
6tasks	97 a7
7en don	38
6vi tri	1b
6what i	97
8ere	0-7 2-d 4k
0w $	27 5-8 aa
2/D	0-p 1a 2b 4h
3K	07
3O	0b 2b
3S	2-8 38
3T	0c 39 4-7
3U	18 2k 3-8 4-e
3l	1-9 2-b 5a
3w	2-7 47
2D	0j 3j 4-m 57 a-f
3 $	68
2G	07
2K	09
2O	0-k 4b 99
3 T	3-b 4b
2P	2-7 4e 59 a-a
2T	07 28 4-7
3 $	37
2U	3-a 97
3 $	37 47
4/w	1c 2f 3-9 4-e
4P	3f
4T	3-b 4b
2Y	0d 2-8
3 $	a9
2^	0-9 37
2l	0-d 2-a 5a 97 ag
3 $	aa
4D	28
2t	ab
2w	0r 1-e 2-g ai
3 $	a9
4/O	07
5w	0-9 2b
1=&	2-7 4f
3 U	4c
2)	07 2d 4d 6-d 8-a
3 -	07 2d 4d 6-d 8-a
2,	67
3 -	67
2-	2-9 4-7 8w
3 -	0-i 2-8 4-7 811
4D	0g
2/	017 4-y
3 O	0g 4-c
4T	2a
4U	0g 4-c
4l	09
4w	07
20.6	1-7 2e
5 U	27
38.2017	7-8 89
211	4b
4 w	4b
32	2c
22016	78
6 D	78 8-7
59	77
420	77
6 D	87
7Y	7c 8-7
53	27
6 D	27
23	0c 6-a
3 P	0b 6-a
27	6b
3 D	69
28	4-7 6h
3 U	4-7 6c
2:	0d
3 -	0d
2a	47
3 l	47
3.	4c
4 U	4c
3bernathy	0-a 3g
b U	37
3l-haddad U	47
3ssociate	19
b G	19
2backend	2c
4kker	1-h 3f
4n	3-8
5 S	27 4-7
6U	3-7
4o	2-7
4r	17
5 w	17
5ista	18
9 T	17
4y	2e 4-a
5 U	2f 4-c
3ien	48
6 P	48
4nh	2-7 6c
6 P	57
7U	69
4ostatistician	0-a 1f 2o 4-j
h U	0-9 1f 2g 4-d
3loemfontein	3-a 5p
e U	3-7 5k
4ue	47
3o	0a 3-9
4 O	0a 3-9
3rand	1d 2-c
4ewery	48
9 U	48
2cam	5h
5 U	5g
4n	59
4pe	4-c 6e
6 U	4-c 6i
4stellano	1-9 3f
c U	1-8 3c 47
4u	27
3hi	3-8 48
5 O	3-8 48
4ong	09
7 w	09
4u	17
5 w	18
5c	07
6 w	07
5yen	2c 4-8
8 w	28
3laims w	37
4erk	1a
7 T	1a
4inical	18
4oud	2-a 4e
3n	3-7 4b
4 U	3-7 4b
3o	08
4 O	09
4.	0-7 5j
5 O	0-7 5j
4ng	0f 2-7
6 O	0h
3ty	39
5 O	38
3uoi	28
4rrent	0-8 79
2da	3-8 6c
4 O	3-7 59
5P	5-8 6c
4c	2-9 4a
4tes	0i 1-8 3-8
7 U	0i 1-8 3-8
3e	2-7 3h
4 O	38
5l	3a
4lta	3a 47
7 U	3a
4monstrator	0-9 1n 3-8
e U	0-9 1n 3-8
3ien	4-9
6 O	07 4-7
4nh	67
4spatch	0b 1-7
a U	0b 1-7
3lamini	3a
9 U	39
3o	0-c 2-b 4r
4 w	0-b 2-8 4l
4ng	3-9 5e 67
6 T	58
7U	4-7 69
3r.	3b
5 U	3b
4afted	97
3u	07
4 U	07
4blin	4-7 5j
8 U	4-7 5f
4ng	18
6 K	19 2-7
4ration	0a
a U	0a
2eastern	3-9 4-9 5l
9 U	3-9 4-9 5l
3ditor	17
8 T	17
3mployer	0n 3-d
a U	0l 3-d
3ngineer	27
a T	27
5lish	1-e 2f
9 T	1-e 2f
3u-funded	27
b U	27
3xecutive	28
2f&b	4a
5 l	4a
3amily	47
3inance	07
9 O	07
4rm	47
6 l	47
5st	9a a-8
4tzgerald	3d
c U	3d
3ood	48
4under	17
9 T	17
3reelance	0-b 1-i 314 5-8
b U	0-b 1-i 314 5-8
3te	27
2galway	5-a 6b
8 P	5-a 6b
4ra	39
3horbani	37
3ian	0c
6 w	0d 2-a
3lasgow	57
3o	69
4 U	69
3roup	2-f 4h
7 U	2-e 4g
5wth	2d 4-c
2hai	57
5 P	57
4milton	5h
a U	5d
4nh	07
6 U	09
3e	7e
4 Y	7e
3oa	19 3-7 47
5 P	49 5-a
4c	1b
5 w	19
3ue	5e
2ii	2e 4-7
4 U	2e 4-7
3ndustrial	1d
4n	49
5 U	49
4ternship	17
3vanova	3a
9 U	37
2jan	77
5 D	77
5kowski	3c
3ob	27
3r.	1d 3-8
5 U	1d 3-8
2kariuki	1-e 3k
9 U	1-e 3k
3cs	1b 3-7
3hoa	0a
5i	08 3-8
6 U	0a 3-8
3y	18
4 G	17
2lac	4-7 6c
5 U	6a
3e	28 4-a 6c
4 U	4-8 69
4ader	19
8 t	19
4ttings	37
4vel	2h 3-7
7 U	2h 3-7
3indqvist	3a
3ocation	09
a U	09
5um	0-d 1x 3-c
7 U	0-b 1j 3-7
4ng	57
6 P	57
2machinist	27
4nila	5d
4rketing	2b 4-9
4y	2h 7-b
5 D	2d 7-b
3elbourne	3-8 5i
b U	5e
4ns	2d
6 U	2d
3ills	47
3onths	0b
8 w	0b
4reau	1-b 3m 5-7
8 U	3e 5-7
3useum	4c
8 U	4c
5ic	27
2nai	4-a 6f
4kamura	1-8 3c
a O	38
4m	2-7 48 57
5 U	47
4ng	4-9 6f
4y	0-7 3-d 7q 8a
5 U	3-c 7o
3ghe	57
3ha	37 47
5 O	47
5n	18
5t	29 9-8
3igeria	67
9 P	67
5hts	2g 7-7
8 l	2g 7-7
3oi	08 4-7 67
5 w	09
2of	2-9
4fices	0-8 4c
9 w	0-8 4c
3n	2-7 4-c 6j 9g a-d
4 U	4-7 6d
4-call	1g
9 w	19
3slo	5a
6 P	57
4tium	4d 6-8
2paramedic	28
4yments	2-8 49
3han	07
6 O	07
5rmacy	2-7 4b
4u	1m
5 U	1b
4ysics	1c
9 T	1a
7otherapist	0-8 1e 2l 4-g
h U	0-7 1b 2f 4-c
3lacement	18 2b 4-9
b w	2a 4-8
5nned	97
3ortugal	67
a P	67
4sition	0b
a U	0a
3resent	1-f 7e
2q.	5f
4 U	5e
3uispe	2-7 4d
8 O	47
4orshire	1-g 3h
2recruitment	4c 6-9
d U	4c 6-9
4gion	27
8 U	27
4lief	0-7 1l
8 T	1l 2-e
9w	0-7 29
4mote	59
4nsburg	4e
a l	4b
4tail	2k
8 O	2k
3icerca	28
9 w	28
3oles	2c 4-9
2sales	1h 3-7
3econd	1f 3-a
8ee	29
4lf-employed	1-11 317
f T	1-11 317
3hop	17
3iena	1-a 3-g 5z
7 U	1-a 3-g 5z
4ngapore	58
4te	a7
3oan	2-9 49
6 w	2-7 48
4ftware	2b
4uza	4a
3r.	1g 3-7
5 U	1g 3-7
3t.	3g
5 U	38
4agiaire	1r 3-i
b U	1i 3-a
4reamer	1f
a U	1f
4udent	28
3ummer	7b
8 Y	7b
3ystems	49
9 T	2-8 49
3zabo	3b
7 U	37
2tai	0l 2-a
5 l	0c
4n	5d
5 U	5b
4y	28
5 l	28
3eam T	29
7w	2-7
4chnician	17
c T	17
4ilzeitkraft	1k 3-c
f U	1k 3-c
4lecom	2-8 49
4mporary	18
3hang	2-7
7 D	7d
8Y	7-7 88
8w	0b
4e	3g a8
5 U	3h
4oi	0e 1-9
6 w	0e 1-9
5rnbury	0-7 3a
b U	37
3iktok	2a
3o	0a 17 2-7 5-9
4an	2a
4ys	2-7 48
6 U	47
3p.hcm	5f
8 P	58
3ranslator	2j 4-h
c T	2j 4-h
4easury	0i 4-8
a U	0i 4-8
4uong	1j 4-c
8 S	18 4-9
9w	18
3u	0-7 1-h 39 7n
4 U	3-h 7p
5w	1-i 3r
3y	0b 2-a
4 O	0b 2-9
2ubnd	39
6 U	38
3niversite	37
c S	37
3trecht	1-8 3-b 5r
9 U	1-8 3-b 5r
2van	0c 3a 4-9
5 U	0i 4-8
6l	3a
4p	68
5 U	68
4squez	38
9 U	38
3i	0d
4 w	0d
4c	2-9 4-d 6n
5 U	2-8 4-a 6k
4ec	2b
6 w	29
5n	2d
4nh	5a
2walshire	39
4rd	08
6 U	08
4terford	3-f 5t
b U	3-f 5t
3ear	2r 4-k
6 U	2r 4-k
4lder	2d 4-a
4st	2e 3-7
6 U	2e 3-7
4xford	0-7 1-7 3i
9 U	3h
3heel	47
3ork	19 2g 4-g
6 w	19 2c 4-e
2xanh	48
2yamada	37
8 U	37
4rby	37
3ears	07
7 w	07
2|	09
3 -	09
2·	0a
3 -	0a
2–	79
3 -	7i 8-8
4D	7-9 8d
2—	0e
3 -	0f
`;
