// Written by `npm run train:resumes`; not edited by hand.
export const jobWeights = `O BT IT BC IC BP IP BX IX BW IW
0(	046 1-4o 23v 3-3a 44i 5-15 7-1y 9-l
1 -	0-2y 235 42c 6-x 7-g 8-l
2D	2k 4l 7-14
2K	0i
2O	0n 2-m 4k
2P	0y 4n 6-u
2T	01a 1-n 2-q
2U	01f 1-1d 21d 3-14 4-m 5-q 6y
2Y	0z 8-l
2l	1-1u 3-12 4m 6q 81i
2w	01d 1-h 3-g 4g
0+1=#	0u 1-g
3&	3k
3(	0-2e 31g 41f 5g 6-l
3)	1-1z 4n 6z
3*	3i
3,	0-q 116 2-13 31l 5r 6-s 7-1a 8-z a1h
3-	0-1a 312 41b 5-h 7h 8-h
3/	0-1x 21e 3-q 4q 5g 6i
31	0h 2-l
41	0-q 4r
42	0g
48	8i
4998	0j 7-k
69	0h
32	2-j
4009	0-k 1k
511	0-g
62	0-m 4m
63	4u 6-i
64	8g
65	0r 3k 7-r
66	4h 7j
68	8l
69	0-k 7n
523	7-o
3:	021 1-t 2-1c 3-15 716
3@	0-m 1m
3^	032 1-h 225 3-16 4-1k 5g 6-m 7-m 9-y
3a	0p 2-k
4.	3h
4ccounts	0i 2-g
4n	5r
5d	0-1x 214 9r
4t	0-t 1z
3ba	5l
5ckend	2g
5n	0-l 2p
6k	3k
5y	3-m
4inh	6m
5ostatistician	1h 2k 4-h
3cape	3-k 5k
4hinh	1l
5o	0-p 21a
5u	5j
6yen	2z
4ity	5i
4lerk	1i
4n	0-n 2g
4o	0-h 9l
5ng	0g 2-u 6j
5unty	5i
4urrent	0-g 7i
3dai	3k
5o	4h
5u	1k
4em	2l
5puty	2-j
5signation	5h
4o	0u 1-t 4-h 5j
5c	1j
5ng	0j
4river	1r
4ung	2i
3engineer	1x
6lish	0-k 2k
3family	4v
4eb	0p
5llow	2i
4irm	4o
4or	0-q 21b 4-l ag
6eman	0g
4rom	2-n 5w
3galway	0-g 5j
4ian	0r
7g	5h
6y	2-l
4o	0i 2-i 5o
5i	1j 2-h
3ha	6l
5n	2i
6d	1h
6g	2l
6h	0p
4e	0-j
5ad	017 2-n
4iep	5m
4ome	0l
4ung	4g
5yen	2-k 4h
3in	2-n 9g
3job	010 2-k 4-j
4ul	0q
3khach	0t 2-h
5u	2j
4iem	0-19 21x
4y	3-n 5k
3la	6o
5c	5k
5gos	0h
5m	016 2-m
5nh	4j
4e	5g
5ad	010
7er	1j 2-h
4ong	5j
4uc	4g
3mam	3g
5nager	1v
5u	4-m 5h
4ember	3k
5ns	0-k 2l
4ien	2i 3-j
4onths	7y
4ua	0n
4y	0-l 4y
3nam	0g 2-m 8m
6e	0q 3-j
5u	0g
5y	0-l 7k 8j
4ghi	3g
7ep	3o
4ha	4-k 5i
6n	1l
7h	0k 3-q
6t	0-g
4ights	0-m 211
3o	0-12 21k
4ct	0h
4f	0i 2-i 3q
5fice	0l
3part	4l 8-o
5yroll	0o 5-p
4hat	4k
5o	2-l
6ng	0-i 1m
5u	6i
5ysiotherapist	2j
4osition	0-n
3quan	4-g
5y	0m
3rensburg	3j
3second	1i
5nior	1k
5ptember	5-t 7t
5rvices	0n
4i	0-g 1u
4o	2-j ak
5uza	3i
4u	0-g 1n
5mmer	0-i 2h
3tai	0-k 3i 4-o
5n	4-g
6g	0s
4eacher	1-h 2r
6m	216 4-r
4hang	0l
5e	ag
5o	2-h 512
6i	0s 2g
5u	0z
4ieu	0-g
4o	3-t 412
4rung	0h
6ong	1z 4-g
4u	2-m 3s
4y	0i
3va	2-g 3h
5p	6q
4ic	5v
5ec	1h
6n	0-p 1r
4u	2o
3was	0s
4ear	2j 3-i
5ekends	0l 2-k
5st	0-i 2k
4ith	0-s 1g 2w
4oolgate	0i
5rk	2g
3years	8l
3|	0-11 1j 213 4j 5-n
3·	0-t 3i
3–	713 8-h
3—	1-g 2q 6-k
12=#	0g
3&	0k 5-h
3(	1-o 2q 3s
3)	1-14 218 3-x 7-n 8o
3,	0-r 110 3j 4-20 510 7n 8-u 9g
3-	0h 3g 8-g
3/	0-19 4u
31	0i 1-g
42	0i
32006	0g 2-g 7k 8-k
68	1k 2-k
69	2q
510	0h 4-n
61	4-r
62	2-g 5l
63	3q 4-u
64	5-g 8l
65	3-m 4-h 5p
66	4h
67	3v 4j 5-h
68	0-g
520	0q
61	4j
63	2-h
33	0-g
37	2k
3:	01h 1-1d 2-h 3-1n 4x 5u
3@	0-o 2p
3^	1-1l 2-n 4i 715 817 9-x as
3a	4o
4ccounts	0i 2-g
4gency	2-m 3k
4mata	3-i 4i
4n	3g
5d	0j
4pril	5-g
4s	4g
5segnista	0k 5-g
6istant	0-i
4t	0g
3ban	4q
5y	0-s 4l
4inh	0-l 6o
4us	0n
3chi	0-p 2o
6ef	6n
6nh	0j
5o	0-q
5u	0-h 6j
4o	3g
5n	4o 8-g
6g	4-q
6tract	3g
4uoi	9m
3da	0-p
5i	2i
5o	3i
5u	0o
4ec	0n
5n	0y
4oan	0-n
5n	0g
4river	2-j
3engineer	0x
3family	0-s 4j 9l
4irm	4w
4or	0-t 2n 3-i
3gian	0p
6y	0g 2-h
3han	1j
4e	2j
5ad	0g 2-k
4ome	0i
5spital	3m
4uyen	4i
3i	0p 1-t
4ndustrial	0h
5terpreter	1i
3job	0q
4uly	2h
3khach	2-o 5h
4iem	0-r 216
3lagos	0k 5-g
5i	0-s 2p
5nh	3j
5ter	1o
4ead	0-12 219
5ttings	0g
4o	0-l 1k
5p	1j 2-i
3mam	2h
5nager	4-r 6w
5u	0j 3-r
5y	0p 4-p
4ien	4g
4n	6g
4uoi	6g
3nam	0-t 4l 7g
5y	8i
4ghi	0h
4ha	0-p 2o
6t	9g
4oi	0k
5n	3g
5rthern	0-j 5k
5v	5i
5w	8h
3of	2-t 3l 4r 8-h
5fices	0-o 4r
4wn	4i
3pair	1i
5rt	7-j
4hat	3l
5o	0h
5u	5i
3quan	2-j
5y	0p 2-i
3region	0-i 2k
4ollout	0g
3san	2-j
4elf-employed	3-k 4m
5nior	6g
4inh	1r
5te	0v 2-l
4mall	ah
4o	9g
4taff	0g
4ummer	2m
9s	5i
3t1/2020	2-m 5l
4ai	0-k 2g
5ng	0l 2-g
5y	0-l 2l
4eacher	0-m 2k
4han	0g
5e	1k
5ien	3k
5oi	2v
5ree	0-m 4h
5u	2t
4iem	5k
5tle	4-h
4o	4p 7-i
5i	8i
5ng	0g
4rainee	0h
5uc	0n
6ng	0n 3-h 4g
6ong	0o 1k 2-w
3ubnd	2-i
4ncle’s	0-13 415
5iversity	2h
3vap	5o
4i	4g
5ec	2-i
6n	2-i
4u	2k
5c	0-p 2o
3wear	0-k 2l
4ith	0-v 111
3xe	0-g
3years	0-h 4g
3|	0-r 2s 4r
3»	4l
3–	0j 3-y
3—	5-g
0- /O	7h
3T	8r
3U	7m
3t	4g
3w	6-l
29	4-g
2D	0l 8-w al
2F	0-h 4j 8-h
2G	0g
2O	8-g
2P	0o
2T	2m
2Y	4k 7o
2^	0s 6i 7-q al
2l	8o
2t	0u 4-u
2w	8v
11=#	0j 2-q
3&	411
3(	019 1-2i 51r 7w
3)	01t 2-21 310 4-22 5s 6-k 91j
3,	1-20 412 61l 7-12 8l 9-p
3-	0-1h 117 2r 8l
3/	0-36 2j 31m 4-2n 52u 7l
311	4i
44	1g
32016	0l 8-i
68	0l
69	0-g 8i
520	0t
360	0-i 4g
3:	0-1g 124 4-q 5-j 7q 8-h 9x
3;	0-n 3o 5g
3@	3z
3^	0y 11g 2-19 31e 4-1j 5l 6-n 7l 8-19
3a	01h 2-13 8-h
4gency	4g
4n	0z 2-n
5d	0-g 4-s a19
5h	4g
4s	119
4t	0n 4j 5-o
4ug	8k
3ban	0-u 414
6g	0p 2-l
5o	0-o 2m
4inh	611
5ostatistician	2k
4lue	5x
4o	2l
4usiness	0h
3cam	6g
4hay	0-o 2j 3h
5e	0-m 2m
5i	3-g
6nh	2k
5o	2-1a 31n 4-17 61n
5uyen	0-n 3g
4lerk	7h
5osed	0-h 4k
4n	2g
4o	4o
5.	0-l 4j
5i	2o
5mmunity	2i
5ntracts	0-h 8i
4ty	3-h 4u
4u	0g
5a	0-h 3m
5oi	8j
3da	0-n 4q
5i	4i
4e	4l
5n	8j
4ien	0-k 1j
4o	1o
5c	0g
5i	0-h 4h
5ng	0-11 216
4r.	4k
5ove	am
4u	0-i 2p
5blin	6l
5ng	0-i 2w
3eastern	4-k 6w
4mployer	31a
4nergy	0h 4-g
3family	4u
4or	2-15 32b 4-q
4ranchise	4k
5om	71f 8-11
3gan	0i
4ia	ah
6n	0-i 2m
5rl	0-l 2r
3ha	6k
5milton	4-g 6q
5n	0v 4-j
6g	0p 2-r
4e	8t
5ad	2q
4ien	0-q 4-h 81s
4oa	0-v 4o 6i
5c	4-h
5p	0i
3i	015 2-n
4n	316 4-x 51g 7-p
5c.	0p
5tern	2-n 3h
3jr.	1-g 2s
4unior	2m
3kcn	6g
4hach	0j
5o	4h
6i	0i
5u	2g
4iem	01p 1-g 2-m
5m	0h
5nh	0-h
3la	0-l 116 2-h
5c	0-n 6q
5i	0g
5m	0-s 11n 2-j 4-j ah
5ter	0-v 11l 2-p
4e	0-p
5ad	0-q 2o 5h
7er	0-g
4ine	5k
4td	0-g
3may	0n 2-g
4e	4k
5lbourne	4-h 6r
5mber	0-r
5ns	2g
5ssgerate-werke	0-g 4h
4on	0j 2-i
6ths	9n
4ua	8l
4y	2-q 410
3nam	4-j 8i
4ghiep	4l
4ha	0-i 2-h 41b
6n	2n 9k
7h	0g 2-l 5g
4ight	aq
4ow	0v
3o	2-p 5w
4bsidian	0g
4f	1-g 4j
4n	0k 2-k 3i
5g	4s
4wn	0n
3people	0-g 4m
4hai	0-k 4p
5o	0i 2m 4-l
6ng	0m 313 4-l 7-j
5u	2l
5ysiotherapist	0-g 2h
4lacement	0-g 2m
4resent	3r
5oducer	0g
3q.	6q
4uan	6g
3roi	11b 2-1b
3san	6j
5u	012
4econd	2k
5nior	2q
5rvice	2g
4hop	0-l 4k
7s	0-h 4j
4inh	0h
4o	2-h 5m
5c	2h
4pring	0k
4r.	1-r 2z
4t.	3-h 4s 5-g
4ummers	8h
5pport	0s 4-r
3t7	2h
4a	6j
5i	3i 4-o 6h
5n	6p
5p	2j
4eam	016 4-i
5st	4-j
4hang	7-j 8x
5e	0r 2-18 41c ah
6n	11e 2-s
6o	0h
5o	2w
6i	0g
6m	4g
5u	21g
6e	0u
4ime	0-q 4k
4o	0-l 3k 6-g 8s
5an	0w 2-q
5i	0i
4p.hcm	0i
4rai	4k
7nee	0s 2-n
5uong	0k
4u	0-u 2i 41f
4y	4s
3university	0-k 4q
3va	2-h 4k
5i	2h
5n	218
4iet	0-s 2i 4k
4oi	3k
5luntary	2k
5n	0i
3was	0-l 110
4est	2r 4-i
4ith	0-r 31b
3xa	0-r 4y
3years	8k
3|	3h
3–	0-12 1i 3-1o 4l 5-o 82j
3—	0-1c 117 5q
3→	1i 2-h
12=&	0-s 1v
3(	1-h 5-l 613 7-w
3)	0-i 2-15 321 4-13 6-q an
3,	119 2w 3-u 4r 5-w 6-j 8-q a-r
3/	0-26 218 5-g 620
315	2k
32009	8h
512	9i
64	0-i 1k
65	0p
66	0h
68	3y
69	8l
520	3g
61	3h
3300	0-h 4j
360	0-l 4n
38	1k
3:	1-t 21h 3-s 4t 5-g 7-l aj
3;	0-h 4j
3@	4p
3^	0i 6-1j 7x a-g
3a	0-l 4y
4gency	015
4n	0x 2-v
5alyst	0-i
5d	0m 2n 8-k
4s	2h
4t	313
3ban	4-g
5y	0k
4efore	9i
5nh	4l
4ien	0-m 4q
6t	0-p 4s
5ostatistics	0-h 2i
4lue	4-n 6j
3cam	6k
4ham	2l
6n	0-j 2l
7h	0-h 2w
5e	0-n 2l
5i	5g
5o	0q 2-10 3-h 418
4o	0-t 4g 5m
5-op	0-h 2h
5mpany	3h
5ng	4p
6tent	0o 2-n
5rps	2l
4ty	4g
4uoi	2-h
3da	4l
5u	1g
4epartment	4i
4i	0k
5em	5g
4o	1h
5an	0-i
5c	0-o 7g
5i	0-g 4l
5n	3j
4river	3m
5ove	al
4ung	0-q 2t
3employer	0-m 3r 4t
4ngineer	2i
4xecutive	2m
3family	0j
5rm	0-g
4or	0m 2-i 4r
3giang	0g 2-j
4roup	0s 4-r
3hai	0-k 2o 7g
5ng	0-k 4p
4e	0i
5ad	0-g 213
6lth	0k
4ien	0h
4oa	0-g 4j
5c	0j
5p	2p
5spital	0i
4ung	0o 4-m
3i	1t 2-y ai
4n	013 8-p
3jan	0i
3ke	0l 2-i
4hoi	0i 4-g
4iem	019
4y	2i
3la	2n
5c	5-j 6s
5i	0h
5m	0-x 21b 4-i
5nh	2-i
5ter	0-j 2k
4e	0h 5-k 6h
5ad	0-g 2g
7er	0-k 2u
4imited	5g
4ocation	5q
6um	3h
4td	4g
6.	0h
4y	2i
3mau	1k
5y	0-l 5i
4e	0-i 2m
5mber	1-j 2j
5ssgerate-werke	4j
4oc	2-g
4y	2-i 4w
3nam	01f 4-r
4gan	1n
5hiep	5h
4ha	0-g 5h
6n	0-m 2n
6t	4i
4oi	2p
5w	0-u 4j
3o	0m 2-s 6o
4f	318
4n	0o 2-n
5line	0-g 4k
4pened	ah
6rations	0-g
9or	0w 2-t
4wn	3g
3packer	0-g
4eriodontics	0g
4ha	0-k 2i
5o	0-n 21h 4-i
6ng	0-g 4p
5u	0p 2-g
4osition	1j
4rivate	0r
3research	0-g 2k
3san	0r
4chool	0l
4econd	2k
5nior	5h
5rvice	1-k 3i
4hop	0-g 4j
4o	2-g
4taff	0-k 1i
3tan	4-g 6p
6g	3o
4eacher	2g
6m	0-i 2k
5chnical	4g
4hang	5h
6u	0-j 2n
5e	1h 2-i 4g ah
6n	0-g 2k
6o	1k
5o	2p
6i	0g 2h
5u	0x
6e	3n
4ien	2s 4-q
4o	01w 1-z
5i	115
4ra	0p
6i	4m
6m	7g
5e	0h
5i	0-h
5uong	2t
4u	8h
4wo	9m
4y	3h 4g
3unit	3-k 4n
6versity	4r
4p	4-l 6l
3van	0h
4e	0h
4ia	0-j 4p
5ec	3k
6n	0-u 2q 7i
6t	2j
4on	0o 4-j
3was	0-g 1k
5ter	0-h 4k
4ith	5q
4riter	0g
3xanh	0m 4-l
4e	01b 2-17
4i	4h
3–	1y 3n 4-u 6l a-j
3—	21m a-r
0/D - T	2t 4-t
5U	0-v 4w
5t	0o
3T $	0-r 4j
5F	0g 2-g
5O	2h
5l	015 2-h
3U $	5h
5T	0g
5U	1-k 3g
3t U	0h
3w T	0g
5w	0z
1O - T	0m 2-g
3T /P	0h 2-g
3U $	5-i 7h
5/T	0s
1P O $	1m 4-j
3T D	2j
1S - T	2g
1T - D	0r
5U	8k
3D U	0j 8-j
3P D	4h
3U /D	0-1b 4y
6U	0w 4-h
5D	0s
5U	3g
1U - T	0-g 8n
5U	0r
5Y	2-q
5l	0-j
3F /T	0g
3O /T	0z 4-m
3T $	2i
3U D	5p
3l $	1h
5D	5g
5Y	0l
5l	ah
3t D	0-j 8l
3w $	0r
5/D	0i 2-h
5Y	0-o
5w	0-k 4k
1Y l Y	7g
1l - O	0-k 4q
5T	4-i
5U	0i
5l	0p 2-k
5w	0-k 2i
3U D	5n
5l	0k
3l l	0-g 1g
3w D	0-o 5p
1w U $	511
5P	0g
09 $	011
29	0-g 716 8-g
2D	0r
2O	0-h 7m
2U	7k
2Y	8p
2l $	0s
0D $	0-10 71d 81e
2/S	0r
3T	0p
3U	8k
29	7h
2F	0h
2O	416 8-t
3 $	0-l 2j
4/T	0n 4-j
4T	0m 4-l
4U	0-r
4w	4h
2P $	014 5-10
2S $	4-g
2T	7t
3 $	3-h 6h
4/D	2-r 4n
4O	0-g 2l
4T	2k
4U	0t
2U	4-h 712
3 $	11w 3-n 4-g 5-i
4P	4-g 511
4T	4i
4l	1-l 3l 5-j
2Y	2g 8-j
2^	0g 7n 8x
2l	0-s 7-j 817
3 $	1-l 4-w 7-l 9r ak
4O	1h
4T	0-u 1j 2k
4l	4v
2t	0h 7-g
3 $	013 2-y
2w	0-k 7t 8i
3 $	0j 3i
4K	013 2-t
4T	0-h 1g 4h
4U	0-j 2-h ax
0F /T	0w
3U	0o 4-i
2D	0-j 1g 2x
2K	0l
2O	2g
2T	0-q 2h
2U	3h
2^	6g
2l D	4j
0K D	1i 2-h
2K	2-j
2T	2v
2l $	0i
2w	3g
0O $	2-p 3s 4-o 5-g
2/K	0l 4-l
3P	0-j 1l
3S	0g
3T	4-p 5z 6q
2D	21a 4-o
3 O	4o
2O	41d
3 $	0-z 4i
4/D	0k 4-h
5K	0m 4-m
5T	0-j 4p
5w	0-n 4i
4D	015 4-w
4P	0g
4T	3-g 4k
2P	5q
3 $	5i
4/T	0-g 4p
4D	4-t 5m 6j
4P	0i 6-i
2T	2v 4l 5-t
3 $	0-t 2h
4D	0m 2-h
2U	0x 3-1i 4l 6-l
3 $	015 4-g 6-h
4/T	0-l 4-14 514 6t
5Y	4g
5w	3n 4j 5-h
4D	0-o 6t
4P	0j
4T	018 4-v 5g
4U	5-h
4l	4j
2Y	5k
2^	9g a-i
2l	0-l 1j 313 4-p a-g
3 $	4i
4/Y	0-g 4i
5w	0t 4-s
4D	4-w ai
4P	4l
4T	0m
4U	3i
4Y	0-o 2n
4l	4g
4w	0j 4-o
2w	0l 2-j 3-o 4-g 5-h 9r an
3 $	6r
4D	0-r
4U	013 4-x
4w	0-n
0P $	0u 4-k 5i 6p
2/D	5o
3O	0i
3T	4q
2D	6s
2O	512
2P	016 5-w
3 $	6j
4D	6r
2T	014 4-l
3 $	2g a-h
4O	0o 2-s
2U	0-1a 1j 4-h 61s
3 T	3k
2Y	1q 6-i
2^	0-q 3q
2l	0-i 5p 6-j
2w $	ak
4l	2m a-l
0S $	2-i
2/U	0k 4-h
3l	0-g
3w	0s 4-h
2D	2-h
2O D	0k 4-g
2S	0u
3 S	0i
2T	0-i
2U	0g 4-g
3 $	0-1a 2-i 4h as
4/T	0-g
4T	0g
4U	0q 5-l
2l	0-n
3 $	0-k 4k
4/T	4g
2w T	4g
0T $	0t
2/O	1n 2k
3P	0j
3U	0-i 1z
3Y	0h 2-g
3l	0-g 1-m 3l 4g
2D	5n
3 Y	2g 8-k
4l	0-i
2O D	0-m 2t
4w	0i 4-q
2P	1k 2-18 4h a-g
2S	0v 1-g 2-u 9g ag
2T	2x 4-j
3 $	0q 2-q
2U	0r 2q 4-k 5-l
3 $	0-j 2i 4g 5p
4/D	0i 2-k 3l
5U	0-j 2k
5l	2p
4D	0-i 7n
4S	0l 2g 4-j
4U	0l 3o
4l	4-g
2Y	0l 4-k
2^	0h 5m
2l	9o am
3 $	6n a-l
4/O	0m 2-i
5T	0-g
5l	4l
4D	0-w 1t 2g 3-g
4O	2r
4T	0i 2-h
4l	4o
4w	0-g
2w	1-j 2-h
3 /D	0-g 2k
4D	3i
4O	0-h
4S	0p
4U	2m
4Y	6h
4w	a-g
0U $	1g 2-i 6-k ak
2/D	2l 5k 6-h
3F	4-i
3O	2-m 7h
3T	0h 2-l 5m 6h 7-g
3U	0-u 11d 2k 4-z 8g
3Y	0-v 4j 8i
3l	0l 1-t 3-r 4j 5i
3w	2-k 5l 6g
2D	0g 3-p 5j 6l 8-k
3 $	7n
4O	0m
2F	0-q 5j 6o
2K	3y
2O	1-n 412
3 $	0l 2-h 3-n 4-h 8g am
4P	0-j
4T	0q
4Y	5g
4w	0-i 4n
2P	3m 5-g
3 $	6g
4/D	0-n 5n
5T	6g
4D	0-i
4P	5j
2S	3-x ar
2T	0j 1m 2p 5-l 6-18 712
3 $	1m 2-m
4D	2l
2U	0n 5-p 8m
3 $	0x 1-j 2-g 3-v 41d
4/D	2g 3-q 514 6-g
5T	4-l 6v
5U	3g
5w	0i 3-j 4-w 5i 6l
4D	01d 1-t 2-u 3g 4-1l 61g
4O	0-j 2m 4p 6-j
4P	4-u 6x
4T	0-i 3-h 5q
4U	2l 6-t
4Y	0-t 1w 2h
4l	0-p 4q
4w	413
2Y	0g 1j 4-o 5g 6-i 8-p
3 l	8g
2^	0-g 2-j 4-t 5m
2l	0i 1-h 4h 7-l
3 $	11a a-g
4/D	0-k 1g 4-x 6j
5T	015 4-z
5U	2-h 8g
5Y	0-h
5l	0-t
5w	5w
4D	2-s 4h 7s 8l
4U	3h
4Y	0p
4w	4g
2t	3h
3 $	0-m 2j
4/D	1j 2-p
2w	1-t 2-q 41k 5-g
3 $	0-10 5g 7g
4/T	0-l 5j 6j
5l	0l
4D	4-i
4Y	0-r 7g 8h
4l	0-j 4o
4w	0z
0Y $	0-m 7m
2/D	7j 8-g
2O	7p
3 P	0o 4-n
4U	0k
2P	7j
2T	7n
3 $	018 2-o
4U	8h
2U	0-h 719
2Y	8n
2^	0p
2l	01c 7-z
3 $	8r
4O	5i
4U	0s 8-n
4Y	8h
4l	2m
2w	0-n at
3 $	0j
4U	1k 5h
4l	0n
0^ - D	0-t 4i 6h 8-m am
4F	8-h
4O	0y 4-k
4P	0g
4S	0-o 4m
4T	2-x 41k 6n 8-m
4U	4-m 6l
4Y	2m 6-i
4l	8m
4t	0n
4w	4-z 8u
2D O	8h
4T	8m
4t	0j 8-j
4w	0k 8-h
2F l	6i
2O /T	0-12 4m
4O	0o
4T	0-m 4o
4U	0y
4w	4-15 7g 9m
2S D	0o 4-i
4U	0-i
2T D	0-i 5n
4O	2-h 3j
4P	0k 2-s
4S	0q
4U	0l 2n
4Y	2x 4-h
4w	0-m 2-x 4q
2U $	1-z 3x 4n
4/D	1g
5O	6m
5S	4-i 6m
5T	0-s 315 4p 6-j
5U	1i 4-m 6h
5w	3m
4D	2q 4i 5-h 6-z
4P	4n
4S	5h
4T	0-k 1n 7r
4U	1u 2-p 4-18 5g
4Y	019 3-k 4-n 7h
4l	3-h 4-p 610
2Y l	015 8-p
2l l	2-g 4-g
2t /l	5g
4D	0-k 2u
4P	0k 1-i 2-k
4U	2j
4l	2-w 5g
2w D	4-g 7m 8n
4P	0-h 2-i
4T	0-g
4U	2g 4-o
4Y	8-x
4l	0l 1-m 2-k 8o
4w	0-t 1-h 9m am
0b	06i 11n 2-2z 4-5a 5h 6-1i 73q 8-1m a-y
1eside=F 9	7u
9K	0j
9P	4-t 6o
9T	2y
9U	01q 1-q 5h 6-n
9Y	0-k 8o
9l	3-p 5z 8-h
9w	213 4p 9-g a-1j
7G -	4x
9K	0u 2-n
9O	0j 4i
9S	0n
9T	010 1i 2-13
9U	0n
9Y	714 8-10
9l	01r 1-k 2w 3-q 4k 7-t a-x
9w	0v 2-h 4p a-10
7O -	0g 6y 8-14 a14
99	0n 8-h
9D	0-w 71z 812
9F	0o 4-m
9K	0o
9O	0g 2i 6-k
9P	4q 6r
9T	112 2g 3-i 4-r 6-h ag
9U	1y 210 3-1t 6-w ax
9Y	0-s 8i av
9l	0j 2x 3-2b 4i 5o 7-1i 8-11 a1v
9t	0x 4-o
9w	0r 2z 3-1j 4-k 5-v 6-p 8q a1i
7P -	0-o 4h 81g a-g
99	0-k 7r
9D	0-x 81j
9F	0-i 4i
9O	1m
9P	4-g
9T	2t a-o
9U	3o 4-w 5w
9Y	0-m 2n 8k
9l	0j 2l
9t	2-g
9w	3-l 4j
7S -	2l 6-h
9D	0-i 7u
9O	0n 2-j
9P	0k 4-g
9S	0g
9T	0g
9U	0h 3-1c 4g
9Y	0-g 8o
9l	0-k 1-1k 2k 3-10 7l 8z aw
9w	2-i 3-m 5n a16
7T -	0h 2z
99	7s
9D	0-i 1-g 3-g 712 8l
9F	0s 1-h 2-k 4k
9K	0j 2k
9O	9g a-h
9P	0o 2-j 4l
9T	0-h 1-17 313 9h
9U	016 1-36 3w 4k 61c 8-i
9Y	0-n 4-m 711 8y aq
9l	0-n 1-w 2-h 3t 4m 6-o 716 811 9-y
9t	0-i 1s 2-n
9w	0h 1-1t 2-x 41f 5j 8s
1old -	4p 8-k
5F	4k
5O	2-k 5q 6r
5P	4-o 518
5S	4u
5T	4-j 6h
5U	0m 2-z 51h 6-s 8m
5Y	8l
5l	1-18 318
5t	0h
5w	0-20 1-h 3g 8q
0column=0/2	1-t 3-14 71f 82f 9-u a-11
a -	0-1x 71f
b9	0-l 8q
bD	8l
bO	0m 2-g 3h 4-q
bP	0-j 5q
bT	1g 2-l 3g
bU	1-x 3-17 41z 5-1b 7v 8s
bY	8m
bw	01l
93	3-15 822
a -	0-k 8n
bT	2k
bU	0l 3-p 4-l 816
bw	2i
94	1-t 3-m 61l 8i
a F	4-j 6n
bU	0-g 6w
bw	0o
95	4l
a U	4q
71/2	0-j 1v 4-o 5-i 6-n 7p 8-v a1o
a -	810
b9	2-g
bD	7-o 811
bK	3i
bO	4u
bP	0k 4-o 5m
bT	0-u 4r
bU	0v 2-t 3-j 8-o
bY	0-q 71f 8-v ag
bl	6-k 7p
bt	2q
bw	4-t
93	6-j 8-q ap
a -	0-1c 2i 4z
bU	2q 3i 4-l 8-k
bl	0g
bw	2-12 at
94	0-i 2-k 312 6-l 711 8-z
a P	5g
bU	0-l 3j 4q 6-i
bl	0t 2-l 3l 4-y aj
95	02o 4-1i
a U	01o 4-u
bw	0p
72/3	0-10 1u 2-v 4-13 5g 8m 9g av
a -	0-15 4i
bO	3h
bT	0h 1-k 2l
bU	2-i 4-o 5m as
bl	116 2-q
bt	0g
bw	aj
94	31h 5x 6-s a-k
a -	0-z 2h 4i
bT	0m
bU	014 2-l 3o 4-13 5o 6-j
bw	0-t 4m
95	0-o 11v 2o 5-z
a U	0-h 1x 2j
73/4	1m 3-1c 4-31 6j 8-20 91l a43
a -	0-16 az
bD	7o 8-n
bO	ao
bT	0-g
bU	0q 1p 3-n 4-o
bY	8-l ap
bl	6s
bw	011 4-w ar
74/5	71b 8-13
a Y	7w 8-t
75/5	316 4-i
a U	3n
0e=#	012 1-h 2-l
2)	4m 6-p
2*	0h
2-	81a
2/	01g 2n 4-1o
2003	7n 8-m
312	8g
43	0-i 7x
46	7j
47	7s
48	7g
49	8n
320	0g
42	7i
43	2s 8-h
22	0j
23	6-g
300	0h
24	4-h 6j
28	6h
2998	7k 8-j
2:	0p
2a	0u 1-j 2-h 4m
3.	4k
3de	6-h
3ft	1h
3ge	0-w 1z
3il	2h
4n	2-j
3me	010
3nd	2x 4-1n 5l ai
4g	0x 1-s 4-z 5r 7t 8-h
4h	0-o 2n 4s 6-h
4k	0-g 4j
4t	0-j 1o 2z
4y	0v 3-j
3pe	4-l 6u
3ra	3s
4d	1p
4k	3h
4y	2h
3s	012
4e	6k
4t	1-j 3k
3t	0x
4a	4-i
4e	0-k 119 6-t
3ug	7i
3ys	0g
2ba	3o 6g
4i	0-m 3g
3ep	1p
4r	0-h 8y
3nd	3g
2ca	2k 4-h 5g
4i	6j
4l	4-h
4n	2-m 5x
3er	2g
4s	0o
3hi	0j
4o	0o 2-p 3-i 4-g 516
4t	0-i 513
4u	1g
3le	0h
3n	0i 3-m
3o	1i 2-l
4.	5m
4i	0-i 1n 2-g 4h
3ty	31c 4-i
3um	1q
2de	3h
4d	0k
4n	5i 7o
3it	1k
3o	4v
4i	0-g 3h
4n	5h
3r.	3h
3u	2j
2ead	011 2-i
4m	01t 4-n
4r	2h
3en	0s 2-m
4r	1m
3in	511
3lf	0-n 3m
3na	5h
4s	0g 3-i
4t	1j 2i 3-16 4-i 71d
3re	4g
4s	2-y 71e
4y	7m
3st	2m 3-n
2for	023 2-w
2gan	0g
3er	0-s 1j 215 5-h
3ht	9l
3o	6p
4s	5i
2han	0-m 1g 21l 4-s
3cm	5y
3en	1-i 2m
4r	1g 2n
3ip	3h 9n
3oa	015 5-k
4c	1i
4i	0r
4p	0g 4k
3ts	2n
2i	011
3an	2y 4-p
3ca	4g
4e	4-l
3ec	2i
4f	1t
4m	0l
4n	2q 4g 5-x a-j
4r	2j 4-y
4t	4h
3i	0p
3la	5q
4y	3o 4p
3me	1k 2-g
4s	0-g 3r
3n	022 1-l
4e	0-s 1j 5j
4g	1-j 7-h 91c aq
4h	0-k 1-g 3-k 513
4i	0g
3on	01m 3-j 5-h 6-o
4r	11g 4-h
3re	1n
4m	4u
3sh	2h
4t	0-r 112 21p 3-n 4-z
3te	0j
4h	0r
2job	0q
3un	7i
2kcn	0-k 5o
3ed	9h
3im	0i
3y	4-o 6p
2la	6m
4c	6g
4m	0w 2-l 9k
3e	2g 4-g
4r	2h
4s	2o
4y	0-n 5h
3in	5s
3le	3p
3ow	2h
3uc	7o
2man	1q
4u	6g
4y	2k
3e	0l
4r	0-p 1u 2v
3on	6g
3y	3p
2nal	3j 5-g
4m	2-g 7-i 81j
4u	9m
4y	0-t 2-j 7z 810
3ca	0-i 5g
4e	3n 5-g
3ed	9i
4r	0-p 21d
3ha	2-m 6i
3ia	5-t 6g
3ty	4-h 6i
2o	017 2-v
3an	0-s 4v
3f	0j 1-i 2-h 4i
3n	0x 2-q 4-k 6r
4g	0-10 1k 6z 8-j ai
3rd	0-m 3w
4k	4-h 5h
4t	4g
3te	0t
3ut	0n
3va	3k
4e	9g
2pen	0h 5-i
4r	1g
3hu	1x 3-k 6h
3le	4h
2q.	5o
3a	1i
2r's	0-i 4p
3al	1p
4n	0-h ah
3ch	2i
3ee	7i
4w	3j
3il	0n
3ly	0l
3ne	5v
3oi	011 2-k
4m	01m 3-i
3st	0j
3uc	2p
2sa	5h
4n	5m
4u	0k
3ed	0g
4r	2m
3i	0-g 2o
3ka	3z
3o	2-g aj
4n	1l 4-o
3r.	1p
3ta	0-m
3u	2o
2tai	0-i 3-g 4-h 5h 814
4n	0-g
3ch	0g
3ed	0h
4n	5h
4r	0s 2r
4s	0w
3he	1-u 317 4-h ah
4i	0-g
4o	0-h 1m
4u	1j
3il	7h
3o	0g 2-m 8m
4i	0g 1-g
4k	2g
4n	6j
4r	113 211 4-r
3ra	0-h 1g
4e	2h
3u	0t 2i 4j 8-l
3wo	7l
2uan	1j 2-v 5i
4t	0-s 2m
3gh	0q
3k	4i
3ng	2h 4n
3oc	0y 2-g 4-i
4i	3-i ao
4n	5k
3p	3-g 5l
3rg	4n
3th	4j
4y	0l
3za	4g
2ver	2s 4-o
4s	9l
3i	0n
4c	4-h 6r
3u	2h
4c	2n
2was	0m
4y	4n
2xa	3k
3i	3p
2yed	1-19 31r
4n	0-l 4i
4r	012 3-j
2|	0o
2·	0l
2–	7n
2—	0u
0first=	1-41 232 3-3s 44t 5-1l 625 7-51 845
60/1	01i 1k 2-y 4-11 6-g 7s 8-z 9o
82	0-w 11e 2-i 324 4-n 5-s 7g 8-n
83	012 1-i 4-g 5i
84	011 3-g
61/2	0-o 119 2-1g 319 4-28 512 6-m 72o 8-10
83	019 11t 2-11 31g 4-2p 5-t 6-g 715
84	0t 1h 3t 4-17
62/3	0n 1v 2-s 4-14 6-h 72i 8-1m
84	2-h 3-l 51f 6-l
63/4	01k 3-11 5g 7r 8-r
0l $	2-j 5-n 8x
2/D	0-l 2-s 3p 6g
3F	0-i
3O	0-i
3P	0-h
3T	0-i 2-m 7y
3Y	7o
3l	2-14 ai
3w	2-h 4-p 5s 7-l ak
2D	1s 2-o 9g
3 $	7-v 8w
2F	4h
2K	0n
2O	0-i 1i
3 $	4l
4w	0g 4-i
2P	0h 2h
2S	0-p 2t
2T	0-i 219 3g 9-h a-l
3 $	0g 2-g
4S	9h ah
4U	1-h 3j 4j
2U	0p 111 7m 8-s 9-n a-1j
3 $	3m
4/T	0o 3-s 4h
4D	5-k
4U	0q 3-m 4v 5-o
4l	4-15 5y
2Y	01d 3-n 4-r 811 a-l
3 T	0h
2^	7-m 8-i
2l	7-p 8-t 913
3 $	4-s a12
4/D	0z 2-y
5Y	01n 2-z
5l	0h 2-o 6i
4D	0o
4S	0-g 2p
4U	0-y 115 a-h
4Y	8w
4l	2m 4-q 9g
2t	016 4-h
3 $	0z 2-s 4g
2w	5-o 6-j 7r aw
3 $	0i
4O	0m
4U	0g
4Y	8g
1ast 0	0-12 2-g 310 4-1u 5w 611 7i 810 9-w
51	3u 4j 6y 8-16 9-r
52	1-j 2l 3-o 414 5-l 6k 8o a-i
53	0-v 1y 2-18 4-p 5q 6o 8m
54	0-10 11e 3m 4-h 8-l
55	2-x 6k 9l ah
1ine=0/1 -	0k 7-h al
a1 	0k 7-h al
90 	1-r 2-g 31c 4g 514 8-x a-10
b[	01j 121 2-1l 3w 4-23 5k 6-q 8-1p 91d a-j
c]	0-22 120 2-g 315 5-s 71l 8-g
b]	0-z 1-1u 41t 61g 9-p
91 	1-x 7-r 9v
b[	0-g 11a 3y 4-1t 9k a-11
c]	0-2n 115 2-j 32v 4-14 6-v 7p 9g
b]	3-1a 42d 5-15 7-u 8y 9-m
92 	3r 5-i 6-o 8h 9m
b[	112 2-12 4-18 5j 729 8-1e 91y a-1v
c]	0-1f 1z 2l 3u 4-1m 515
b]	1-x 3-x 41k 5-m 7-v 81p 9-l aq
93 	4-x 6-i a1i
b[	1y 2-1c 5-i 71g 8-p 9i
c]	0-n 3-1g 5u 6g 71j
b]	1-h 2l 3-i 4u 5-o 6n
94 	4-z ax
b[	4-q 5-h 7-i 8p al
c]	3-q
b]	0-h 4-i an
95 	az
b[	an
c]	2l 3-h
b]	ai
99	7y
9D	0-t 71w
9F	0-p
9O	0-q 2-h 3n 6-l 9y
9P	4-19 5r 6j
9S	2-l 3w 4-l
9T	0-v 1g 2-h 5i 9h
9U	0-1b 3s ao
9Y	ax
9l	1p 3p a-p
9t	8-r
9w	0-14 1s 2-s 4-16 9s a18
72 -	0j
a1 	0j
90 	1-z 2u 3-g 4o 5u a-i
b[	127 2-z 31n 4-1d 5-o 7l 8-m
c]	0-n 11e 315 5-i
b]	0-1z 1-s 21e 3-q 415 8x
91 	1-j 212 3-v 411
b[	11e 2-18 3r 4-m 5-h 7t 8-g
c]	0-1w 216 3v 4-x 6k
b]	2i 3-j 415 5-j 8p
92 	2-t 5-g 6h 9i
b[	4-l 51f
c]	1-j 5j 7i
b]	0-g 2g 4-l 617
93 [	0h
c]	0g 8-u
94 [	0k
b]	0h
9D	8x
9F	0-h 2s
9O	6g
9P	0-q
9S	4v
9T	114
9U	0-n 2h 31f 7-o
9Y	7t
9l	3z 4-g 7-j 9-h
9t	1i
9w	0-n 4-s 7j
73 -	4-g 6w
a1 	4-g 6w
90 	0-g 11a 3-l 4u
b[	31t 4-r
c]	0i
b]	4j 517 6-o
91 	0g
b[	315 4-m 5m
c]	6q
b]	0-m 4l 6o
92 	4-g
b[	0i
c]	0-l 6i
93 [	0-i 2i
b]	0-k 2i
9D	0l
9P	0-i
9T	2v
9U	2q 6-g
9l	1-i
9t	3h
9w	0-w 3g
74 0 	0-g 6h
b[]	0m
91 	4l
b[	3v
c]	3q
b]	4k
9O	0x
9S	0-g 4i
9U	0-p 3n 4l
9l	4v
51/2 -	0u 4-w 7g
a1 	0u 4-w 7g
90 	0q 1-z 2w 3-l 4-h 71l 8-j a-i
b[	0z 122 2-z 3o 4-1p 51l 6-i 7-1p
c]	1-k 2-m 3k 4-s 71d
b]	1-10 4y 6m 7-r 816
91 	0t 1t 3-q
b[	1-i 4g 6-j 718 8-1k
c]	0-m 1-1g 2m 3m 41c
b]	2v 3-h 5-k ap
92 [	4r 7-j 8g
b]	4x
93 []	0l
b]	4k
99	0y
9D	0y 8-n
9O	0-14 2l
9P	4r
9S	3-n
9T	018 1-z 3m
9U	1-10 4h 718
9Y	0-l 81a
9l	4h 8-j ai
9t	8g
9w	0j 41g 5g a-t
73 -	0o
a1 	0o
90 	0x 3-16 414
b[	02h 115 2-p 3x 4-2f 5-n
c]	0-y 1n 3p 7l
b]	0j 21c 3-j 6-l
91 	0q 2-o 4r
b[	0n 1o 2-l 3-q 4k
c]	3-t 5r
92 [	0t
c]	2l 5-q 6h
b]	4-h
93 []	0l
9F	01e 4-s
9O	0o 3-j
9P	025 5-17 6-q
9S	0h 4-h
9U	011 1r 3-l 4i 6-o
9l	1i 2-n 3-i 4-s 7o
9t	0-q 2h
9w	010
74 0 	0l
b[	3v 4-y
c]	0l
b]	4j
91 	0t 4-n
b[	3-k 5r
c]	0-n 1u
b]	4-n 6o
9O	0g
9T	2l
9U	1q 2-g 4-l
9l	4-m
9w	0z 4-k
52/3 -	0l 4g 6-k
a1 	0l 4g 6-k
90 	4s
b[	2-i 311 4-w 7w 8-l
c]	0u 1j 3-12 716 8-t
b]	8m
91 	1w 2-i a-k
b[	0z 1-r 7j
c]	6-n
b]	2q
92 	at
9D	0-p 7h 8m
9K	0h
9O	4h
9P	5o
9T	1m
9Y	7i
9l	1-n 2h 7k 8-n
9t	0v
74 0 [	5t
c]	3-h 5g
b]	6l
91 [	3i
b]	4h
92 []	0-l
9P	5l
9U	3-l 5m
53/4 -	0-y 811
a1 	0-y 811
90 	0i
b[	014 3-n
c]	7g
b]	0y 4-l
91 	8h
b[	0r 1-s 3-t 5r
c]	7g
b]	0v 2-s 4-s 6r
9F	0j
9T	019 1-m 2-m
9U	022 3-19 4-x 6i
9l	0-u 7q 8z a-k
9w	013
1ook=-	021 1-j 3-k 4-i 5-i
6  	021 1-j 3-k 4-i 5-i
59 [] D	0i
6[]	7y 8-x
5D	0-j 2-g 4-g 837
6  		8n
8 	8-r
8,	8i
8^	0-m 7p 816
7[ 		71x 8-1j
9 	7-24 81h
9(	0u 7-1l
9^	02a 7p 8-21
9–	7l 8-j
8] 		7s 8-l
a 	7j
a(	0-i 7t
a^	7p
7] 		7-l 8y
9(	8-x
9,	8o
9^	7-y 825
6[	02i 71e 8-3m
7]	0-18 2-j 73h 8-1f
6]	0-k 7-25 83e
5F	3-r 4s
6 [ 		3k 4-g
9^	0o 4-j
6[	0w 31c 4-1f
6]	0-p 2w 4g
5G[	1x
6]	0-h 2n
5K [] –	0-j 2o
6[]	2u
6]	2i
5O	0p 3-17 4h 6-i 9o
6  		3-o 416
8(	0g
8,	3g a-g
8-	012 4-q
8:	ai
8^	4g 5s 9i
8—	2h 4-n
7[ 		32i 4-2k
9)	4-w 5i
9,	3-s 410
9.	3-q 4z
9:	0-r 3m
9^	0x 311 4-25
9–	3-r 4g
9—	1g
8] ,	0-g
a-	2p
7] 		4i
9)	6h
9,	412
9-	0o 4-h
9^	0-k 3-u 4v 6u
6[	0g 1n 2-i 32v 4-3f 7g a-g
7]	2s
6]	3-21 43a 5-i 6q
5P	0i 5-r
6 [ 		511 6-r
9(	0m 4l 5-q
9,	6y
9^	6-j
8] 		1q 5r 6-w
a(	0-p 518
a,	0-17 61y
a.	5-i 6p
a^	0-x 3g 511
a|	0p 5-h
a·	01l 5-1a
7] 		6g
9(	0i 4l 6-q
9,	6y
6[	51g 6-11
7]	0-12 1i 4-q 520
6]	0l 5-1k 61s
5S	017 3-15
6  		4l
8,	0p 3-g
8^	0g
7[ 		317 4-11
9:	1h
9^	0o 4-10
7] 		4i
6[	1r 31o 4-1y
6]	0-w 3-k 41p
5T	012 1-2h 2p 4t 9i
6  		0p 1-1l 21i
8(	0m 2-k
8,	0-o 11m 2-19 9h
8D	0m 2-15 5j
8^	0l 1-1q 2w 4h
8|	0k
8–	2l
8—	9k
7[ 		0n 11f 2-1m
9,	2-j
9.	1-19 21d
9:	9g
9D	8j
9^	0p 11z 2-1m
8] 		11d 2-h
a,	0l 1-q 2o
a.	2j
a:	1n
a^	0-x 11l
7] 		2v
9:	ag
9D	2m 4-h 6l
9^	1-1o 21i 5g
6[	01k 12t 2-38 4-j
7]	0-1d 130 3l 4-r 5-j
6]	0-g 1-2l 22t aq
5U	013 2q 3-1e 4t 5-16
6  		215 5-k 6-m
8,	3o 4-k 5-j 6s
8:	4i
8^	3-1i 6m
8–	012
7[ 		0-g 124 2-u 32b 4-35 519 6-16
9(	5k
9,	01i 1-19 21e 3-1s
9.	3-g 41a 5-t 6i
9:	1j 3g
9^	2-h 325 4-1r 5x 6-o
9a	4k 5-h
9|	3i
9–	0j 3-1l 4s 8h
8] 		0o 2-1j 32k 4-1b 6-14 7w 8-p
a(	0-v 1-m 4l
a)	3j
a,	1-1q 215 3-1j 4q 5x 61g 7-h
a-	1w
a.	0h 2-g 5-o
a:	1s 5-m
a;	0-h
a@	311 5-i
a^	02y 1p 2-v 4-12 5-15 6-u 8w
a|	0-p 5l
a·	0-l 3-h 51f
a–	219
a—	5v
7] 		0-w 3-l 412
9(	6n
9)	4i
9,	01b 3-h 5-t 6m
9.	4h
9^	0-12 3-x 4n 5p 7g 8h
9a	4j 6-g
9|	4m
9–	0i 2-h 4-h 8h
6[	0s 1w 2-l 31y 4-34 51n 6-1f
7]	2-l 326 4-1j 51d
6]	0-y 1-r 3-2n 43c 5-1e 61n 8g
5Y  ^	0h
7[ 		7t 8-g
9 	0h
9^	7k
8] 		726 8-1f
a 	7-1n 81f
a(	0-i 7n
a,	8u
a^	71x 8-t
a–	8k
7]  	0j
9^	8k
6[	7u
7]	0-1k 72q
6]	0h 7-w 8u
5l	0y 7-1d 9-s
6  		6r
8(	2-17 4l
8)	3n
8,	025 1u 2t 3-h 4-q 6-u 7-s a-u
8:	1-l 2-v aq
8;	aj
8D	0-15 11m 2h 5m a-g
8^	0-q 2j
8·	2i 4o
7[ 		11m 2-1c 4-t 5g 7q 8-l a-j
9(	0k 1-y 3-r 4-k 5m 7s
9)	2-m 912
9,	01s 1-n 211 3-z 4x 5-n 7n 8-10 9-m
9-	0-m
9:	0-s 1z 9m
9D	01s 1-v
9^	0-12 1g 3w 4-l 5l 9i
9|	3n
8] 		0-t 1w 2-h 4-m 5j 7w 8-m
a(	017 1-n 4r
a,	0q 1-l 21c 7-16
a:	0-j 9p
aD	0h
a^	2-j 4-g 71u
7] 		0-k 2g
9(	1-g 4-k 6l 812
9)	aj
9,	0z 21b 4s 5-g 7-x 9-n
9:	014
9D	0j
9^	0-o 6p 8n
9|	4n
9–	0-g
6[	0n 1w 2-1i 4-1k 5x 6-n 71x 8-22 922 a-13
7]	0-1b 3p 71d
6]	1-1i 2p 3-k 41a 5-p 6r 7-1k 81q 9-1b a17
5t	312 4-10
6  		1-i 2k
8)	0i
8D	0-h 1j
8^	1-n 3q
8—	al
7[ 		1g
9^	1q
7] 		2h
9^	1-g 5t
6[	0i 125 2-k 8-g
6]	0-p 1-x 2m 4x 5q
5w	013 1-j 2-o 3-u 4g 5u 6-m 7j 8-k 9o
6  		4l a10
8(	0h
8)	0-w 5i
8,	0l 7i a-o
8.	au
8D	1g
8^	2-j 4u 9h a-g
8w	5k
8–	0n
7[ 		1y 2-n 313 4-1k 91z a-1o
9(	0x
9)	9h
9,	0-18 1-i 2h 6w
9.	9-1h a1r
9:	0-n 1o
9^	02k 2-l 3-m 4-17 5j
9–	4k
7] 		6h
9(	0x
9)	0-15 1j
9,	2-h 4h 8l
9.	ag
9:	0-h 2p
9D	1u
9^	1-r 2j 4m 7-g
9–	4l
6[	01e 1r 2-x 3r 4-29 6i 9l a-p
6]	0-10 2m 41n 5-i 7-o 9-12 al
0n=0 -	021 1-j 3-k 4-i 5-i
49	7u 8-m
4D	1-q 2-o 3-p 4-h 5-l 72c 81k 9-j
4K	2s
4O	0-p 2r 5t
4P	0-18 1i 3g 4-q 51v
4T	0-1d 130 3l 4-r 5-j
4U	0-w 11r 2-10 3o 51b 6-v
4Y	0-j 1-i 2-p 3-g 4-r 6-h 729 8w ar
4l	0-q 3n 717
21 9	8j
4K	1h
4O	0j 2-s 3-h 41f
4P	0l 61l
4S	3u
4T	0-k 1-w 21w
4U	0u 1-1p 214 3-r 4-l 5-13 611 7o 8u
4l	1-14 3m 4-i 7k 8j
4t	0-g 1k
4w	3-g 41a 9-t a-q
22 G	2k
4O	01b 5-18 6-k
4P	0x 4m 5-o 6-t
4T	013 2h 5-r
4U	013 1-1c 4u 5-l 6l 7-k 8-r ax
4l	0v 1-1c 3-k 4g 7-n 8h as
4t	0-g 1t 2g
4w	3-h 6s 7j a-l
23 O	3i 9k
4S	4s
4T	016 1-1f
4U	114 5p
4l	0-q 11e 2-n 3l
4t	0k 5j a-r
4w	0p 6-g 8-j
24 O	4-k 5q 6o
4S	1p 2-h
4T	2-1p 4q 513
4U	3m
4l	0l 112 2k 8-i a-11
4t	2-l 4l
4w	0h 2-16 3i 6-j 8-g aq
25 O	2h 4-n
4S	0y 4-10
4T	2-p 8l
4l	2-w 4i 5p 6h
4t	1-g 4-h 9j an
4w	4-v 9g
1o=G -	01m 1-j 2-j 3-k 5-i ag
59	7s
5D	0h 1-p 2-m 3-o 5-k 71a 821 9-i
5G	1y 4-i
5K	2t 4-g
5O	0z 3-q 4-h 8-g 9o
5P	2-q 5z 614 7-l 8-l
5T	0z 1g 2g 3l 4-h 6-i 7-s 8-l
5U	1g
5Y	1-h 2-o 4-q 6-g 72b 8p am
5l	0-10 2-i 311 5g
5t	1v 3j 4-g 8-k
5w	0s 4-r 5m 8-j
3O -	0u 4-v 8z
59	0t
5D	0t 1-g 4-o 71c 8y
5F	2-i 3r 4y
5K	2z
5O	0-h 1k 2-1k 3w 5j 9m a-i
5P	1g
5S	2-o 3j
5T	0-h 310 7-i
5U	2-t 31g
5Y	4-k 71n
5l	0-v 1k 2-w 31m 4-l 5g a-12
5t	0-o 1m 2-n 3u 5h
5w	2-k 5l 6-h 7h a-y
3S -	0y 1-h 3-i 5-g 8p ah
59	7t
5D	1-n 3-n 4-m 5-j 727 81g 9-h
5G	1o
5K	2p
5O	8-g 9l
5P	0i 2-p 5j 612 7-k 8-k
5S	2-h
5T	0r 116 2-g 3z 7-q 8-h a-h
5U	2-s 31e 5k 6g 9-m a-j
5Y	1-g 2-k 4-p 6-g 71h 8u aq
5l	0-y 2-n 315 5p
5t	1s 3l 8-i
5w	2-l 3l 5m 8-o a-j
3T -	010 2-o 8g
5D	2-h 7m
5F	4-p
5G	1w
5K	0-u 1q 2r
5O	0-l 117 5-l 7g 9s
5P	1p 3l
5S	1q
5T	12f 2t 3-g 4-m 7-p a-l
5U	11y 2r 5-l 7-1h
5Y	71e
5l	0-m 1w 3j 4-p 5r 6-r 8-j
5t	0-15 11r 2j 4-u 5g
5w	11u 4-o 6-m 9i a-l
1th=-1 - /O	7h
aT	8r
aU	7m
at	4g
aw	6-l
9^	0s 6i 7-q al
40 D /S	0h
9T	0v 8-k
8^	0g 7n 8x
6F /O	0g
8D	2j
8^	6g
6G /D	0g
6O /O	0g
9P	1m 4-j
9U	0l
8D	3n
8^	9g a-i
6P /T	4g 6-i
8D	0o
8^	0-q 3q
6S /O	4-g
9U	0i
9w	012 4-p
8D	0-l 4l
6T /U	1h
9l	0-i
8Y	0g
8^	0h 5m
6U /D	2k
9O	7i
9P	0q
9T	0g 2-m
9U	0i 4-n 6-h 8i
9l	0q 3-o 5q
9w	3-p 5n
8D	0-15 1y 3t 4g 6-l
8Y	0-11
8^	0-g 2-j 4-t 5m
6Y /D	7j 8-g
8^	0p
6l /D	3g 7j
9T	0-i 7p
9U	0-w 4-g 5l 7-g
9Y	7t
9l	0-j 7k 8l
89	0s
8D	11d 7-m 8-v
8Y	0i 5g a-m
8^	7-m 8-i
6t /D	0u
9U	0-n 8k
8D	a-g
8^	3g 5l
6w /D	0g
9K	4j
9O	0l
9U	0s
9l	5l
8D	0-o 112 2-k 4k 5-i
8Y	0o a-i
8^	2-r 6-n 7i 9v
41 D O	0-h 4g
8U	0g 4-g
8w	8p
6F T	0-l 2j
6K w	3g
6O D	2i 4-g
8O	0j 3-x 4v
8T	0-p 216 5-i
8U	2-m 3-s 4g ap
8Y	0l
8l	011
8w	0l 4i
6P O	5g
8T	0k 5-m
8U	4-j 510
6S T	0-t 4h
6T P	0o 2-s
8U	1v 3-g 4-k
8l	2-o 4m
8w	1-k 2m
6U F	0-g
8O	2-t 5s 6r
8S	2-m 3-j 6l as
8T	0-g 1-g 210 311 4q 5-1i 6-i 7g
8U	0-g 2-l 3-k 5s 6s 8t
8Y	0q 5-j
8l	0-g 4h
8t	3i 6-o
8w	2-j
6Y l	0o
6l D	0-u 8t
8F	4n
8K	0-m 2m
8O	0-m 2t
8T	0x 1-g 2j
8U	114 2-h 4o 7-m
8Y	8j
8l	1-n 2-q 3-p 7i 911
8t	2l
8w	2-p 3t 4m
6t l	2h
8w	2k
6w D	1h
8O	6t
8T	2y 3g 4-p 6j
8Y	1j 5h
8l	0k
42 D U	8m
8l	7-m 8t
6O O	4l
8U	3-l 8h
8l	0-s 3h 6g
6P O	4g 5g
8P	5-10 611
8U	0-l 1p 6m
8w	0i
6S T	0h
6T O	0-g
8T	0i 1-j 2-p 9h
8U	2i
6U K	3y 5-g
8O	011 3-s
8S	0-g 4n
8T	0-o 2j 5j
8U	0-12 2j 3-s 4-q 61t 8-i
8l	0o 3x
8w	0-n 5p
6l D	014
8K	0h
8O	2-p ag
8S	4k
8T	0-n 6t
8U	3-l 4-o 6k
8l	010 3u 7-h a-m
8w	2m
6t U	1j 2-l
8l	0-k 4h
6w D	0u
8T	2k ah
8l	0i
43 D U	7x 8-r
6O O	3g 4-j
8Y	4g
6P D	0h 5-h
8U	0-k 6q
6T T	1g 2-i
6U O	0h 4-r 5g
8T	0l
8U	2h 5j 6-o
8Y	3h
8l	0r 3-i
8w	0g
6Y Y	7m 8-h
8l	7-g
6l T	0-g 3n
8U	0-q 1-k 71b
8l	1h 2m 3-l a-s
8w	ah
6w D	0i
8O	0-k 4g
8U	0-m
8w	0-16 4k ak
44 O Y	0n 4-m
6U P	0j
8U	3-h 4p
6l T	0-w 21e
8U	0m 3h
8l	2-11 an
8w	aj
6w l	0-p 8m ao
8w	ag
0o=D -	0m 1-g 2t 3-h 4q 7-p ah
49	0w 7-m
4D	01u 2l 7-1k 8-17
4F	8-g
4G	1r 4-g
4K	0h 2q
4O	0s 1j 7-l 8-r
4P	0-g 1-i 2-o 51c 61b 7-j 8-j
4S	014
4T	015 1l 2g 4-x 5-g 7-p 8-w 9k al
4U	01h 111 213 3-o 5-t 7-13 8-v
4Y	01e 7-z 8-10 a12
4l	017 21e 3-y 416 6p 7-1m 8-2d au
4t	1o 4-j
4w	010 1j 214 4g 5-g 6-r 7-k 8-18 9-j
2F -	0u 4j 8-m
4K	0r
4T	2i
4U	013 3-v 4-z 6r
4l	011 2k 4k 8-s
4t	2i
4w	a-g
2G D	712 8-h
4O	4k
4U	0h 1-i
4l	01c
4w	0j 4l
2O -	017 6-l 8-s ag
49	0-l 7p
4D	0-l 710 8m
4F	0p 2q 3-i 4-15
4G	0-h 1x 2l
4K	0j
4O	012 21b 3-1f
4P	4-n 5w 619
4T	01a 113 2k 4-s 5-h 8-j
4U	3-1e 4-u 6l
4Y	0-k 7l 8i ao
4l	016 1-i 3-v 6-g 8-h aq
4t	2s 4-k
4w	014 7-j 8-s ag
2P -	2-m 4n 61g a-p
4D	7l
4F	0-k 4r
4O	3h
4P	010 5-y
4T	1j 2p a-o
4U	2x 3k 417 5-1z 6-1o 7j
4l	2n 3-h 5-l 6-i 7q 81f a-l
4t	0r 1-k
4w	1o 2i a-z
2S -	013 8-i
4O	3-l
4P	5m
4S	0j
4T	2r 9g
4U	0r 3-1c ar
4Y	0-j 7r
4l	019 4-g 7r
4w	0w 3-i
2T -	011 2j 7n
4D	1-j 3-j 5-g 6-g 71q 81n a-g
4F	4i
4K	01e 1-j
4O	016 1-x 4i 5p 7-g 8-j
4P	0g 1-k 2-k 51a 617 8-g
4S	0m 1-h
4T	0p 1-1o 2-i 312 9j ai
4U	0g 1-20 2-16 511 71g
4Y	4-i 7v 8m an
4l	0x 1-u 2-13 6n 7g 9-j
4t	0x 1-s
4w	01e 1-1s 2-z 4i 5k 6g
2Y -	0-o 4-1g 71j 8r am
49	7-i 8o
4D	2n 8-1b
4K	0h
4O	2-h ag
4P	1n 4-h
4S	0-x 3h
4U	014 2-s 6-x 7o
4Y	7w
4l	0s 2-j 8-m ay
4t	0-q 1m 3k
4w	1w 4-i 8-n
2t -	0-12 8w
4D	8g
4O	3j 4j
4U	1-v 3-i 5v
4l	1-k 4q 6n
4w	0z 1-q 2-15 7i ao
1thers= -	0-q 4j 6k
8O	0-g 4-m 7o 8j 9j a-h
8U	1-l 2-j 612 8j
8Y	0-h 7j 8g
8l	0-k 2-10 3h 4-11 5g 7t
8w	0-1a 2g 81d
7D -	0o 2y 4-x
9F	4-j
9K	0-u 1h
9O	0m 1n 4-q
9P	3q 5g 6-11
9S	4-k
9T	1k 2-h 3-h 5i
9U	0-16 1m 5g 6i 7-k
9l	4-18 5i 8-o 9k ao
9t	0j 1p 2-10
9w	0-i 3i 6-k
8F -	013 4-g
aT	2g
at	2i
8Y -	0-h 2i
al	4g
aw	0-k
7GD U	0o 3t 6-g
7O U	0-j 2-g 5z
9Y	0-g
9l	0-19 3g 4w
9w	2-q 6t
8D -	0x 2-h 4-k
aG	2i
aO	2k
aS	0g
aT	0l
aU	115 219 3-g 4-n 5-1d
al	0m 4-j
at	0k
aw	1y 2z 4-k
9Y -	0-h
8GD U	0-o 6p
bl	0h a-j
bw	0z a-k
9PD U	0h
9Y F	0i
8P -	0-l 4t
aP	0n
aU	4h
9D T	0g 1s a-k
bU	0n
bt	2l
8SD -	0p 2-h
bT	0-k 2n
bl	4n
8Y -	0o 4-r
aO	011 4-h
aU	0q 6-i
aY	7j
al	1g 2h 5i a-i
7P O	4j
9U	3i
8D -	0y 2-n
aO	1m 4-i
aT	1k
aU	111 4p 5-n 6-r
al	a-g
at	2-g
aw	2p
9Y -	0-g
8Y -	0-v 6g
aw	0-v 1o 2-g
7S U	4h
8D -	0-l 2t
aT	012 1-h 2-r ag
aU	0-l 4-q as
al	0-u 212
9Y U	0p
8PD l	0i
7T -	0q
9D	2-j 7u 81b
9U	5j
9Y	8p
9l	0-y 2-j 6-h 7k 815
9w	5k
8D -	4t 7-k
aD	0h
aF	2-h 3h 4p
aO	2-m 5i 6i
aP	0i
aS	0p
aT	4-n
aU	0k 1-l 31c 4q 7-r
aY	0q
al	1n 3k 4-m 6t 7-u 8-q
aw	0-h 3n 8-i
9F l	0-n 4j
9Y -	0-w 4p
bl	4r
8G D	7n 8-n
8O D	0-l 7r 811
aY	7i
9D -	2l 6-i
bF	0l 4-i
bO	2r 3-v
bP	0-t 5r 618
bU	01q 2-10 4-k 5-r
bl	0y 2l 8-m
bw	1-g
aY -	0-k
cU	4g 5h
cl	2l
9P D	8p
aD -	6m
cT	0u
cU	7h
cl	0w 4-q
ct	0x
cw	0l
bY l	0-p 4h
aY -	0-h 2n
cl	2g
9SD l	0h 2-h
9Y U	0-g
bl	2-u ag
8PD -	0l 8i
bF	4h
bO	311 4-g
bP	0n
bS	0-h 4o
bT	0-p 1-r 3m 4p
bU	0-r 2i 3p 4y 6-p
bl	8v
bw	4x
aF -	0-j 4g
cl	0m a-i
9Y -	013
bl	0g 4-g
8S D	8h
9D -	2i
bP	5m
bU	2l 3-i
bw	01i
aF D	0i
9PD S	0u 4-l
cU	0r
9Y U	0l
8Y -	4-y 7t 810
aD	2g 8-j
aO	4g
aU	1-i 2-p 4-h 5o 7o
al	0-h 3s
at	0m
aw	0-q 7i
9F Y	7g
bl	0k 8-g
8tD l	0-g 6v
9Y U	7h
7Y -	2-i 8o
99	0n
9O	ai
9P	1r 5-q
9S	0-j
9T	8g
9U	0j 1v 3-m
9Y	0u
9l	0-w 112
9t	0-q 1k 3k
9w	01q 5i 7-q 8-19
7t D	7-j 8i
9l	0p
8D -	4-h 816
aU	0-k 1-h 4i
al	0k
aw	014 1-t 2-v 7k 8g
9F U	0t
8OD -	0p 4-o
bO	0-i 4g
bU	0-h
aY U	0n
9SD -	0-i 4j
8PD -	0-m 4j
bl	0-l
8SD -	0-j 2i
8Y l	0i
0p=#	012 1-h 2-l
2)	4m 6-p
2*	0h
2-	81a
2/	01g 2n 4-1o
21998	7p 8-o
22	0j
3003	7n 8-m
413	7j
54	8h
57	7p
59	8r
420	0g
51	8-i
53	2t 8-k
23	6-g
24	4-h 6j
28	6h
2:	0p
2a	0u 1-j 2-h 4m
3.	4k
3cco	0-l 2o
3mat	4-i
3nd	0p 4-1g ao
3ppr	9n
4ri	0n
3s	012
4si	0-i 2w
3t	0x
3udi	1j
2ba	3o 6g
4ck	0j
4i	0-h 3h
4ng	0g
3ep	1p
3inh	0-i 5m
4os	2p
3loe	511
3rig	6-h
2ca	2k 4-h 5g
4i	6j
4mp	4-n 6k
4n	2-m 5x
4pe	4-l 6u
4sa	0-g 5h
3hai	2m
5n	0-o 1k
4i	0k
5e	1z
4o	0o 2-p 3-i 4-g 516
5n	0h
4u	1g
5y	0-j 2s
3lea	0-i 2h
3n	0i 3-m
3o	1i 2-l
4.	5m
4i	0-i 1n 2-g 4h
4mp	01d 2-k 3-j
4ng	2-g
4rp	1k
4un	6h
3ty	31c 4-i
3ura	0-i 1n
5r	8p
2date	0t
3e	3h
4lt	4k
4mo	1j
4n	7p
4pa	4-g
5u	0l
4si	2g
3o	4v
4an	0-k 4q
4i	0-g 3h
4ng	5m
3r.	3h
4iv	2o
4ov	9g
3u	2j
2east	3-k 5j
3mpl	016 3-j
3ngl	1-i 2o
3ver	7m
2fami	312 4m
3ell	2h
3irm	4s
5s	0j
3or	023 2-w
5m	0i
3ree	3l
4om	01r 3-k
3und	2g
2gan	0k 4-i
3o	6p
3uar	1i
2han	216
5d	0-q 210
5g	0-g 2q
3elp	2n
3ien	7k
3oa	0n 5-i
4c	1i
4p	0m
2i	011
3i	0p
3n	022 1-l
4di	3q
4te	0g
2job	0q
4in	0l
3un	7j
5i	1g
2kcn	0-k 5o
3hoa	0i
3iem	014
4m	0i
4tc	3h
3y	4-o 6p
2la	6m
4c	6g
4go	5o 6-i
4m	0w 2-l 9k
4te	012 1-m
3e	2g 4-g
4ad	0m
4tt	2g
3ine	1k
3ocu	1q
3uc	7o
2mana	2y
4ri	4j
4u	6g
4y	2l
3e	0l
4lb	3-g 5x
4ns	2j 3-i
3ien	0h
3y	3p
2nam	2-g 7-i 81j
5e	0k
4ng	6i
4u	9m
4y	0-r 2-i 7v 812
3ha	2-m 6i
5t	0k
3igh	0-h 9j
2o	017 2-v
3f	0j 1-i 2-h 4i
4fi	1g
3n	0x 2-q 4-k 6r
4li	5k
3pen	9g
2pair	2j
3eop	4h
3har	1q 3-p
4on	0-s 21b 4-g
4u	1x 3-k 6h
4ys	210 4-w
3ort	5j
4si	0p
3res	0-i 7w
3ubl	4l
2q.	5o
3a	1i
3uan	1k 2-p 5g
4oc	0l 4-i
2regi	2q
4mo	0t
4ns	4j
4se	2q
4ta	2i
3oi	011 2-k
4ll	0g
4ma	5-g
2sa	5h
4n	5m
4u	0k
3elf	0-k 1-1b 32f
4ni	110
4pt	8q
4rv	0l 4-s
3hop	0-k
3i	0-g 2o
4en	5h
4te	0g
3o	2-g aj
4ng	4j
4uz	4h
3r.	1p
3tag	0-l 11d
5t	0n
4or	1h
4re	1w
4ud	0-h 7l
3u	2o
4mm	0-10 719
2tai	0-i 3-g 4-h 5h 814
4ng	0o
3eam	01t 4-n
4il	1h
3han	710
4e	1-u 317 4-h ah
5n	1-h
4i	0-g
4o	0-h 1m
5i	0m
4re	7i
4u	1j
5a	2h
3ien	3g
4kt	2g
3o	0g 2-m 8m
4an	2h
4i	0g 1-g
3p.h	5y
3rac	2g
5i	0-s 1m
4uo	113 3g 4-x
3u	0t 2i 4j 8-l
4an	0o
3wo	7l
2ubnd	3g
3k	4i
3niv	3n
4ti	7h
3p	3-g 5l
3tre	3-k 512
2vi	0n
4c	4-h 6r
4ec	2h
5n	211
3u	2h
4c	2n
2ward	1o
4s	0m
3ear	2g
3ith	0r
2xa	3k
4nh	4g
3i	3p
3uon	0l 2-h
2|	0o
2·	0l
2–	7n
2—	0u
1eer=F	2-14 3n 6o 9h
6 F	011
7K	0-g
7T	0-m 9g ag
7U	0l 2-o 6l
7l	2-i 6j
5G	0-l
6 T	01d
7U	3j
7l	0-13 2l
7w	0-j 2j
5O	3j 5-o 6t 711 8-19
6 9	0-k 7z
7F	0-x 41a
7O	01f 2-h 3-o
7P	5g
7T	0-v 4-i 6o ah
7U	3r 5-10
7Y	7j
7l	0m 3j 4g 5-h a-i
7t	4-i ah
7w	0-n 7j
5P	1h 3-20 5o 6l 7q
6 O	0u
7P	0l 4-q 5w
7U	0-22 2s 3-1e 5r 6m ay
7l	0n 3-t 6q 8g a-u
7w	0-m 4o 5-h 8r
5S	1h 31e 6-10 7-m 8-o 9r
6 O	2v 3-i 4-h
7T	0l 4-k
7U	1-g 2-i 312
7l	1z 2-k
7t	0-g
7w	4i
5T	11t 2q 5h 7-16 8-13 a-r
6 9	0m
7D	7x 8l
7G	1m
7O	4g a-g
7P	4-w 5i
7T	2-l 3m 4r 5k 7-h 8-o
7U	0-l 11l 2q 6-1h
7Y	8r
7l	0h 3-l 4q 7-w 8-1d 918 aq
7t	5g a-j
7w	2u 8-k
0shape=#	017 1-h 2-p
7 T	012 2-n
6&	4z
7 U	418
6(	01t 2-w 4-m
7 -	01t 2-w 4-m
6)	0-23 22w 41t 6-10 8-10
7 -	0-23 22w 41t 6-10 8-10
6*	01g 8-t
7 9	017 8-o
6,	0-q 626 7-p
7 -	0-q 626 7-p
6-	4-h 81g
7 -	8v
8D	8g
6/	06o 2-m 4-53
7 O	022 4-1w
8T	018 4-w
8U	024 4-1l
8w	0t
69	1-s 2-g 3-i 4-u 613 8r au
7 D	7-l 8g
8U	0-w 6o
8l	0-k 8h
8w	0z 1-l 7u
7.9	2n
9 9	2g
7/999	0-g 7o
b D	7j
79	1-p 81j
8 U	4-h 8x
9w	1-k 4v
8.99	714
b D	7o
cY	7h
8/99	0-12 731 8-17
b 9	0-m 71a 8-g
cD	717
cY	7k
89	4v
9 U	4i
99	71b 8v
a D	7u 8-p
bY	0-l 7h 81j
a-	0-11 724 8-h
b D	0-u 71x 8-h
6:	01n 4-o
7 -	01n 4-o
6;	ag
7 -	ag
6@	0l
6X	0v 1-x 3i
7 O	0-g
8U	0-m 3o
8w	014
7X	0-3o 12q 33h 6h 7-11 8-10 9-h a-15
8 O	0-1y 1q 2-h 3m 414 5n
9P	0-y 1t 6l
9T	0v 1h 2-m
9U	218 7-r 8-l
9l	3r
9t	0-i 2m
9w	0-n 3g 4-j 5j
7x	0-2p 12n 2-1j 32y 422 546 619 7-18 8-46 916 a-4k
8 D	01r 8-18
9F	2-j 3h
9G	0-h 112
9K	2j
9O	1-r 3j 41d 8-l a-s
9P	0w 1-o 2-m 51b 6u 8-g
9S	2-x 3i 41a
9T	0-1g 1o 21u 315 4-n 7-g 8-t 9m a-y
9U	0-1b 4-j 5z 7w 8-j
9Y	0i
9l	2-1j 6y 7-h 815 9-i a-i
9t	0-1q 21o 3-h 4h 5h a-q
9w	0-12 11p 2-19 3y 4p 515 6-j 7-x 8-o 9l a-o
6x	0g 11t 21m 3-2m 4-1j 5-1v 6-1o 7-h 9x a34
7 -	0-o 2-q 4h 811
8D	7-1c 814
8F	2s
8G	2n
8K	2j
8O	3-1h 4-i 9o am
8S	2u 3-g 4-1g
8T	0-1m 1s 41b as
8U	2-w 4m
8l	0p 1k 2n 6-w 714 8-1y 9i
8t	01a 1m 2-1w 3o 4-13 ao
8w	0-g 213 3-l 5-w
6|	015 2-h
7 -	015 2-h
6·	0z
7 -	0z
6–	0-15 719 8w
7 -	0-1d 71r
8D	7-h 817
6—	01a
7 -	013
6→	2-h
1ign+=	 - T	0-m 7h
89 U	0-j 7n
8D U	8g
8F l	4-j 6n
8O D	0-w 3i 4h
aT	0h
aU	0k
8P D	0-j 5g
8T D	0-q 3j
aY	2n
aw	0-g 2k
8U D	0-n 1-h 2v 3i 6i
aP	0i
aT	0m 1-q 6-k 7t
aU	01l 1-n 2-g 3-o 6-n 8q
aY	1i 4-k 5u
al	1-o 3v 5-g 6i
8l D	0-u 1q 7-g ah
aO	0-g
aT	0m
aU	2-m 7l
al	3j 4j
8t D	2l
8w D	0-u 2g 4s
aO	0y 2-k
aU	ax
aY	0h
aw	0o 4-h
6  U D	2-i 7n
aY	01g 1-g 3-l 4-j 7q
8l D	0-i 7y
aY	0t 1-i 2-i 818
8w D	0h 4-l 5h
aY	0-1b 8p
79 $	011
7D $	0-10 71d 81e
7F /T	0w 4-k
7O $	2-p 3s 4-o 5-g
9/K	0m 4-m
aP	0-j 4l
aT	4-q 5l 6j
aU	0-o 4l
7P $	0u 4-k 5i 6p
9/D	5k
7S $	2-i
9/T	0n 4-h
al	4h
7T $	0t
9/O	1k
aU	0-p 1i 2o
7U $	1g 2-i 6-k ak
9/D	5n
aF	5h
aO	2-k
aP	0-g
aT	4-o 5n
aU	0-1b 114 2m 6h
aY	0-t 4i
al	1-l 2h 4i
aw	1-h 2-g 3q
7Y $	0-m 7m
9/U	0g
7l $	2-j 5-n 8x
9/D	2-k 6h
aO	0-j 4j
aT	4-g
aU	0h 1-h 2h
al	2-10 am
aw	2-m 4-p 5s al
7t $	0k 2-h
9/D	1l
al	5g
7w $	0j 8-i 9-h ak
9/D	0-i
aT	0-k 5k 6i
aU	0-i 2n
al	0i
aw	2j
6( - l	0o 2-j
8D w	8m
8K l	3g
8O D	4h
8S O	0l
8T D	0t 2-t
aF	0h 2-h
aO	0g 2-w 3k
al	21a 4-p
aw	01h 2-12
8U D	0-o 5s
aO	0-q 3u 4v
aT	3h 4-k
aU	3k
al	0-m 1k 2l 3u 5-x 6-h
8l U	0w 2-o 3g
al	0-1r 2u 3i 4z
8t O	0i
aP	0l 1-i 2-l
aU	0w
8w D	4-j 8k
aU	0n
al	a-g
aw	9n an
6) D t	8l
8K D	0g
8P T	0r
8U T	0t 4-m
8Y U	0l
8l O	0o
aT	013 4-s
aU	0l 4l
al	2z
6, D l	7i
8K O	0i 2-h
8O D	0t
aO	4k
aU	2p a-g
aY	5h
aw	4-v 7g 9m
8P D	0-10 4-t 5q 619
aP	0p 4-g 510 6-w
al	4h
8S D	0p
8T P	2-q 4h
aS	9g ag
aT	0-k 1i 210
aU	1-k 2-v 3j 4s
al	0-q 3i
aw	0-18 4q
8U D	0-i 5j
aO	1h 3q 5-x 6-k
aP	1-h 2-i 4-14 5w 61e
aS	2t
aT	0-j 1h
aU	0-10 1w 325 5-15 8-j
aY	0-l 5q
al	0-k 1x 3-l 4t 5p 6-p
8Y U	7i
8l D	0-q 2-n 7o
aO	1n 2-o 5i
aS	2j
aT	1s 4-g
aU	2t
al	0i 1v 2-p 7-q 8-n 9n
at	0z 2-i
8t D	0-r 4g 8k
8w D	0h 3k
aK	0v 2-m
aO	2-g 3i 4s
aP	1i
aS	0p
aT	0-o 1w 2i
aU	218
al	4-q 9g
aw	0j 3-h
6- O D	0x 4-l
8T D	2n
aU	210
8U D	0-u
aP	3h
8w P	4i
al	0-n 4p
aw	0j
6. O D	0i 4-i
aP	0-g 5y
aw	4-r ai
8U D	2-o 31c 5-v
aO	4m
aT	120 3-x
aU	0-k 3h 510 6-h
8l D	0i
aw	0i
8w w	9l
6/ T D	3-p 5i
8U D	6j
8w D	0-12 51f
6: O O	017 3-k 4-h
aU	0u
8U D	014 5-i
aO	015
aT	0w 3-j
aU	025 3-z
aY	0n
al	0o 1-l 3-p 5w 6g
8l l	7t
8w D	0j
aT	0x
al	1-g 2-i 8g
6; T U	0n 2-m
al	0o
8w U	0-g 2g
6D D O	0p 4r 7-n 8-s
at	0j
aw	0k 8-r
8Y l	012 8-m
6^ - 9	4-g
aD	8-v al
aF	0-h 4j 8-h
aG	0g
aO	8-g
aP	0o
aT	0o 6g
aY	2h
al	0-r
at	0u 4-u
aw	8v
6a T U	8i
8U U	1g
8l U	0-l
8w U	1m 5h
6f w U	0p 1-i 2-v ap
6t D U	0j 8-j
8T O	0g 2-g
aU	2h
6w T w	0j 2-p
8l U	0-m 1w 2p
6| T D	0o
al	0p 2-m
8U D	2u 3-i
aU	5-g
8l U	2-u 3h 4n
al	2o
6· O T	4g
8T U	0j
8U D	3-j 5u
8l P	0-l 4i
al	0g 4-g
6ở l U	0s
8w U	01k 2-11 a-h
6– - Y	2-q 7u
8O T	0l 4-h
8P D	4h
8U D	0t 3-g 4-l
aP	4i
aU	8g
8l P	0-g 4h
aU	0v 4-t
8w l	4m
aw	0-s 4w
6— O D	0-i 2u
8U D	01y 3-n 4-19
aS	0-h 5i
aU	0k 5-j
8l D	0p 2-j
8w T	4h
4=	 D U	7v 8-m
7O D	3g
9U	4-i
9Y	0j
7P D	5m
9U	1r
7S D	0-h
7T D	0j 1-g 2-i 3h 4l
9O	2h
9P	2n a-i
9U	0k 1y 2-o 4-h
9Y	0h
7U D	0-x 31d
9O	3i
9P	3h 6-g
9S	4-o as
9T	0i 2-18 5h 7m
9U	11h 2h 31f 4-1s 5k 6-1q 8-i
9Y	8-h
9l	4-m
9w	4-s 5i 6q
7Y U	7i
9Y	713 8-z
9w	7g
7l 9	0s
9D	1g
9O	4-i aj
9T	0-h 2-n 3k 6v
9U	0-n 11f 4-1e 5j
9w	2-r 7j
7t l	0i
7w D	0k 2-15 aj
9O	2q
9T	9h
9U	4-1g 5h 6i
9Y	0g
9w	0-x
5  D P	8-n
9T	8-i
9U	7-l 8n
9l	7-v 815
7Y U	8l
9l	011 7-13
6- /O	7h
9T	8r
9U	7m
9t	4g
9w	6-l
8^	0s 6i 7-q al
5( D O	4k
9T	0l 2r 7-s 8-n
9w	8j
7K D	0m
7O U	4j
7P O	0q 6-k
9U	5g
7T T	0s 2-o
9U	0g
7U O	0k 4-k 6j
9S	0-14 3h 4h
9T	0k 218 3-u 4-q
9U	0q 3-h 4-w 5j
9l	3-g 4p
9t	0-s 3x
7l D	0j 2-i 8x
9F	0-p 4u
9O	0p 2-g
9T	1-h 211 8g
9U	1-l 2-g 5j 6w
9Y	0j
9^	0h
9l	01d 2-r 4-m
9t	2g
9w	2-p ap
7w D	016
9T	0-l 2q
9U	0n
5) O l	4-w 5h 6h
7U K	3g
7l l	2-x 9p an
7t D	0u
7w O	5g
9l	0-1d 9i
5, D l	7-n 8r
7F T	2o
7K T	0h
7O O	4l
9T	2p
9U	3-o 8h
9l	3g 4j
9w	3-n 4j
7P O	5v
9P	5-12 61r
9U	0-y 5-18 62t
9w	0g 5-j
7S S	0p
7T O	0o 2-n
9P	0n 2-s
9T	2v
9U	0-t 1k
9l	4g
9w	2-s 4i
7U D	0k 5-g
9F	4-l 5m 6k
9O	012 1-p 2-l
9S	0q 3-i 4u 5-y
9T	22f 3-x 4-w
9U	1-19 3-1m 4p 5t 61w
9Y	0-j
9l	0-j 1-r 3l
9t	0w 2j 3-u 4-k
9w	0r 5-p
7Y Y	7-10 818
9w	aj
7l D	01d 7-h
9F	0j
9O	0r 2-h
9P	0n
9T	21c 7-s
9U	011 2j 7m a-t
9Y	0-s 2t
9l	0j 3-l 4g 8l 9-z
9w	0g 1-t 219 7-n 8-o al
7w O	0-o 2-j 6s
9T	214 5-n 6n
9U	0-y 4k
9l	0q 8m
5- O O	0l 3-h
9T	2h
9U	01e 4-12
7U U	1k 3-h
7l U	2-j 4h
7t U	1j 2-p
7w U	0i
5. O U	3-i 4t
7P O	5-p 6u
7T U	1-1l 22f 4-g
7U U	415 5-1e 6x
7w T	ag
9U	4g
9l	9-l an
9t	ah
9w	9-q a18
5: O D	2h 4-i
9O	0-g
9U	0-z ap
9w	0h
7T U	1l 2-j
9l	9h ah
9w	0i
7U O	4m
9U	0-z
9w	1h
7l D	0-19 2-k 4o
9U	0-g 1-h 8h
9Y	0m
9l	01e 1-m 2-l 4-m 9z
9w	011 1q 4-j
7t w	2g
7w D	0-s 4i
9U	0-p
5@ U T	3k
7l T	4m
5D T D	4-l 5j 6k
9Y	2-j 8m
7U D	1h 3-h
7l D	010 1k 2i 4-m 8-m a-n
9Y	0o 5g
7w D	1w 8-h
5^ D /S	0h
aT	0i
9^	0g 7n 8x
7F /O	0g
9^	6g
7G /D	0g
7O /O	0g
aP	1m 4-j
aU	0l
9^	9g a-i
7P /T	4g 6-i
9^	0-q 3q
7S /O	4-g
aU	0i
aw	012 4-p
7T /l	0-i
9^	0h 5m
7U /D	2k
aO	7i
aP	0q
aT	0g 2-m
aU	0i 4-n 6-h 8i
al	0q 3-o 5q
aw	3-p 5n
9^	0-g 2-j 4-t 5m
7Y /D	7j 8-g
9^	0p
7l /D	3g 7j
aT	0-i 7p
aU	0-w 4-g 5l 7-g
aY	7t
al	0-j 7k 8l
9^	7-k 8-h
7t /D	0u
aU	0-n 8k
9^	3g 5l
7w /D	0g
aK	4j
aO	0l
aU	0s
al	5l
9^	2-r 6-n 7i 9v
5a O U	0w 4-m
7U T	0-h 3m 4h
9l	018 3-s 4i 5-j
7w w	4g
5t O l	0o
5w w T	4-m 5h
5| P T	0t 5-q
7T P	0i
9U	0k
7U T	3g
9U	0-g
7l T	0-j 7j
5· P D	01w 5-1r
7U w	5v
7l D	0n
9l	0-i 2j 4n a-j
5ở w l	0w
5– K T	0-j 2o
7O S	0i
9U	4i
7U O	0t 3-j
9U	1-h 3-14 4g 8y
7l Y	8q
7w S	0-k 4t
9T	0w 4-i
9U	4u
9l	0n
5— T w	2i
7U U	3-l 5o
7t U	ah
0t $	0k 2-h
2/D	0u 1k
3U	0-s 8k
3l	5g
2D	a-o
2P	0x 1-m 2-g
2U	1o
3 $	0-m 2k 3l
4D	0y
2^	3g 5l
2l	1i 2-z
3 $	0-h
4D	0o
2w	2o 4-h
1=BC	0y 1l 2-2b 3-4j 4e1 519 6-2g 7-n 8-1i 9-f a-1c
3P	0-e 1t 2-1x 3-1a 4-2v 5-2q 6d1 7-f 8-1e 9-j a-16
3T	0t 1-53 2ej 31m 4-2w 55 6-1j 7u 8-1p 9-m a-28
3W	0-2n 1-p 2-r 3-t 4-t 5-c 6-c 7-p 8-u 9-1c ab0
3X	0-l 11g 2-2b 31k 4-26 5-e 6-13 7-1q 8br 9-b a-10
2IC	027 12q 2-4r 3-72 4fb 51t 6-58 71v 8-3h 9m a-39
3P	0-1l 111 2-28 3-j 4-2g 5-3f 6aj 7-k 8-1q 9-f a-14
3T	01m 1-5o 2dc 32f 4-5g 5d 6-3e 721 8-3y 926 a-44
3W	0-r 1-16 2-1u 3-15 4-1q 5-o 6-y 7-10 8-1i 9-2u ab0
3X	07 11u 2-4r 325 4-4m 51 6-2j 7-20 8ai 9j a-2m
2O	040 14i 2-84 35w 4-9b 54p 6-6k 74a 8-5x 92j a-5m
2^	02o 11b 2-1w 31v 4-2d 5-a 6-12 71r 8-1x 9f a-j
0under=chu tau	314
9c danh	0r 1g
bvu	0-h 212
7ity	5i
7ompany	0-g 2-o 3p 419
8ng truong	4-o 61h
bviec	0-q 2j
6department position	0k
7on vi	4q
7uties	9k
6employer	2-l 3o 4h
6institution	4l
6job title	0j
6lam cong	ag
7oai	0h
6main duties	ao
8y	0q
7o ta	0-h ao
6nhiem vu	al
7oi dung	0-k 2-k 4-j 9t a1l
6o dau	6k
7rganisation	4l
6place	5g
7osition	1j 4-i
9t held	2g 4-o
6reason for	0r
7oi tau	7o 8-i
8le	2m
6tasks	ar
7o	7v
7ype grt	0v 4-h
6vessel	0i
7i tri	2t a-x
8ec da	02n 2-p 4-k
6what i	am
8ere	0-i 3k 4h
0w $	0j 8-i 9-h ak
2/K	4j
3O	2j
3T	5g 6h
3l	0g 5j
3w	2g
2D	1x 5n a-m
3 t	7-i 8t
2K	01c 2-p
2O	0-j 5j 6o a-k
3 /w	0h
2P	0-k 3g 4g a-k
3 /D	0h
2T	0-j 21d 5-k a-i
3 $	0-i 2x
4D	4h
4l	0g
4w	0n
2U	4-19 5l
3 $	01g 4-j 5-j
4/U	1k
4D	2k 5m
4U	0-j 3j 6i
4l	0-i 4q
2Y	0-12 1s 4-h
3 $	7-n 8g
2^	2-r 6-n 7i 9v
2l	011 1-w 2-j 4l 5-r 8p
3 $	0r 2-i
4/D	4j
5w	0-x an
4D	0-v 4g
4U	01a 4-g
4l	2r 3w 8-l a-j
2t	am
2w	1-z 4h 5-l 9i a18
3 $	4-k ah
4U	0-i 4i
1=#	012 1-h 2-l
3 T	0y 2-j
2& O	0g
4U	4u
2)	4m 6-p
3 -	4m 6-p
2*	0h
3 9	0j
2-	81a
3 -	8q
4D	8g
2/	01g 2n 4-1o
3 O	0t 4-o
4T	0-r 217
4U	0n
21998	7l 8-k
6 D	7k 8-k
22	0j
3003	7n 8-m
6 D	7n 8-n
414	8i
57	7k
59	8s
6 D	8m
420	0h
6 Y	0j
51 D	8-h
53	2t 8-k
6 D	2t 8-k
23	6-g
24	4-h 6j
26 w	7h
28	6h
3 U	6h
2:	0p
3 -	0p
2a	0u 1-j 2-h 4m
3 l	0r 4k
4t	3k
3.	4k
4 U	4j
3mata	4-i
7 O	0h
3nd	0p 4-1g ao
5 T	0i
6U	0n 4-v
6l	2h
3pril	0n
3s	012
4sistant	0-h 2q
3t	0x
2ba	3o 6g
4 l	3o
4i	0-h 3h
4n U	0l 3-g
6l	0-k
6w	1g
5g	0g
3efore w	0g
4p	1p
3ien P	0i 5-g
4nh	0-i 5m
6 U	5h
4ostatistician	2q
h U	2h
3loemfontein	511
e U	5y
2ca	2k 4-h 5g
4 l	5h
4i	6j
4n	2-m 5x
5 T	2-l 5l
4pe	4-l 6u
6 U	4-l 6w
4sablanca	0-g 5h
c U	0-g 5h
3han	0-k 1j
4i	0k
5 O	0q 3-p
6l	3i
5en	1j
4o	0o 2-p 3-i 4-g 516
5 l	0p 2-m 4-g 5k
5ng	0h
4u	1g
5yen	0-j 2s
3n	0i 3-m
4 U	0i 3-m
3o	1i 2-l
4 T	1j
4.	5m
5 O	5l
4i	0-i 1n 2-g 4h
4mpany	0v 3-j
4ng	2-g
6 O	0g
7T	2-j
4unty	4-h 6i
3ty	31c 4-i
3u l	0g
4rrent	8p
9 U	8g
2dates	0q
7 U	0q
3e	3h
4 l	3g
4monstrator	1j
e U	1j
4n	7p
5 l	7s
4partment	4-g
c O	4-g
5uty	0l
8 T	0p 2-j
3o	4v
4 w	0-k 2-h 419
4an	4n
4c T	2i
4i	0-g 3h
4ng	5m
6 l	0g 4h
3r.	3h
5 U	3h
4iver	2i
4ove	9g
3u	2j
2eastern	3-k 5l
9 U	3-k 5l
3mployer	016 3-i
a U	012 3-i
3ngineer	1h
aing	0j
5lish	1-i 2o
9 T	1-h 2k
3very	7m
2family	3o 4p
8 l	3g
3ellow	2h
3irm	4u
6 l	4o
5st	0j
3or	023 2-w
5 t	0p
6w	0u
5merly	0i
a l	0i
3reelance	3l
b U	3o
4om	01m 3-i
6 U	0q 3-h
7l	7h
2galway P	6g
4n	0k 4-i
5 O	0p 4-p
3o	6p
4 U	6p
2han	216
5 K	2h
5g	2t
6 T	0-g
5h U	0g
3ien	7k
3oa	0n 5-i
5 P	0k 5-j
6U	4-g 6g
4c	1i
4p	0m
5 l	0j
2i	011
3 w	013
3i	0p
3n	022 1-l
4 l	0l
2job	0q
5 w	0g
3un	7j
5ior	1g
8 T	1g
2kcn	0-k 5o
5 P	0-k 5o
3hoa	0i
3iem	014
6 T	018 2-y
4m	0i
3y	4-o 6p
2la	6m
4 U	6m
4c	6g
4gos	5j
7 P	5g
4i T	0l
6l	0-k 1n
4m	0w 2-l 9k
5 l	0i
6w	9j
4ter	012 1-m
3e	2g 4-g
4 U	3i 4-g
4ad	0s
6 T	0s
3ine	1k
3ocum	1q
7 U	1n
3uc	7o
5 l	7o
2manager	0-h 210
9 t	2g
4u	6g
4y	2l
3e	0l
4lbourne	5v
b U	5v
4ns	2j 3-i
6 U	2j 3-i
3ien	0h
3y	3p
2nam	2-g 7-i 81j
5 w	8u
5e	0k
4ng	6i
4u	9m
4y	0-r 2-i 7v 812
5 l	7v
3ghi	0g
4oai l	4h
3ha	2-m 6i
5 O	0y 4-j
6l	0-x 3g 6j
6w	4g
5n T	0-g 2g
5t	0k
6 U	0l
3ight	9j
7 T	9k
7s	2n
8 l	2q
2o	017 2-v
3f	0j 1-i 2-h 4i
4fice T	1g
8s	4i
9 w	4i
3n	0x 2-q 4-k 6r
4 U	4-g 6m
4line	5k
8 l	5k
2people	4h
8 w	4h
3harmacist	1m 3-m
4ong	0-s 21b 4-g
4u	1x 3-k 6h
4ysiotherapist	210 4-t
h U	2u 4-q
3osition	0p
a U	0o
3resent	0-h 7x
9 U	7p
2q.	5o
4 U	5l
3a	1i
4 T	1i
3uan	0-u 1l 2-h
4oc	0l 4-i
6 l	0m 4-i
2region	2s
8 U	2m
4mote	0t
8 P	0l
4nsburg	4k
4search	2i
4tail	2i
3oi	011 2-k
4llout	0g
2sa	5h
4 O	5h
4n	5m
5 U	5m
4u	0k
3elf-employed	1-19 31r
f T	1-19 31r
4nior	110
8 T	1l
4ptember	8q
4rvice	2i
9s	0l 4-i
a O	0m 4-k
3i	0-g 2o
4 l	2m
4ena	5h
7 U	5h
3o	2-g aj
4 l	ag
4ng	4j
6 l	4j
4uza	4g
3r.	1p
5 U	1p
3tagiaire	1o
4reamer	1t
a U	1l
4udent	7l
9 w	7l
3u	2o
4mmer	2l
8 l	2h
8s	0-m 717
9 l	0-g 7l
2tai	0-i 3-g 4-h 5h 814
5 -	0-o 8w
6l	5i
4ng	0o
4p T	0j 2-i
3eam	01t 4-n
6 T	0v
4ilzeitkraft	1h
4st U	0k
3hang	711
7 D	7n
4e	1-u 317 4-h ah
5 O	2h
6T	0l 1-l
6U	3n
5n	1-h
6 T	0l
4i	0-g
4o	0-h 1m
5i	0m
4ree	7i
4u	1j
5 T	0r 2-n
6U	2h
6l	1p
5at	2h
7 T	2g
5c T	0o 1-m
3ien	3g
6 T	2-g 3h
4ktok	2g
3o	0g 2-m 8m
4 T	2-h
4an	2h
4i	0g 1-g
3p.hcm	5y
8 P	5r
3ruc	2p
5ng U	4g
5ong	114 3g 4-w
8 S	3n 4-r
9l	1h
3u	0t 2i 4j 8-l
4 D	01a 7-w 8-h
5l	3-n 7g
5w	0-i 3u
4an	0m
6 l	0m
3wo	7l
2ubnd	3g
3k	4i
4 P	4j
3ntil	7h
3p	3-g 5l
3trecht	0-i 513
9 U	0-i 513
2vi	0n
4c	4-h 6r
5 U	4-h 6r
4ec	2h
5n	211
6 T	2p
3u	2h
4c	2n
2ward	1o
4s	0m
4terford	5g
3ear	2g
6 U	2g
3ith	0r
3ork l	3g
2xa	3k
4 U	3l
4nh	4g
3e T	0h
5l	2k
3i	3p
3uong	0l 2-h
2|	0o
3 -	0o
2·	0l
3 -	0l
2–	7n
3 -	7z
4D	8s
2—	0u
3 -	0n
`;
