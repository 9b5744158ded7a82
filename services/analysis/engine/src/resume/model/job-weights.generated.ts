// Written by `npm run train:resumes`; not edited by hand.
export const jobWeights = `O BT IT BC IC BP IP BX IX BW IW
0(	02v 1-2t 23l 3-23 43l 5-e 6-11 7-1r 8-1p 9-f
1 -	0-2f 22x 41m 6-l 7-d 8-k
2D	0k 2j 4j 7-z 8-h
2K	0r 2-c
2O	0j 3-e
2P	0e 4u 5-c 6-h
2T	1-e
2U	0c 1-11 21k 3-f 4-z 5c 6b
2Y	0h
2l	019 1-m 2-12 3-q 41e ah
2w	01a 3-d
0+1=&	319 4-t
3(	0-23 3j 4h 5n 7b
3)	1-t 2-10 424 5a 8-q
3,	0-b 1f 2-e 3e 6j
3-	0-n 4u 7c 8-b
3/	0-2c 2h 41i 6v
311	0-d 4b
42	0a
32019	7f 8-c
523	0f 7-i
33	5-d
37	5e
38	5h
3:	028 1-i 2-g 3-t 4-e 8e
3;	0-u 4f ab
3^	02b 3-c 4-t 5-u 9-l am
3a	0d 2-l
4.	3g
4cting	0-b 2a
4gency	0-b 4d
4mata	5i
4n	4-d 5k
4ssistant	2d
4t	0i 2-a
3backend	0e 2-d
5n	0-c 3-a 4i
5y	3-i 4h
4iet	0-s 4t
5nh	6i
5ostatistician	1k 2o 4-p
3cape	3-o 518
5y	4a
4huyen	0-b 2h
4n	0-y 2g 4j
4ollege	0e 4-b
5ng	014 2-p
6tent	4-a
4uoi	1b
5rrent	7b
3da	0-k 4i 6b
4e	3j
5n	7-g 8k
5partment	4-c
6uty	2-i
4ieu	3a
5nh	5e
4ntn	0a
4o	0-l 1-a 312
5ng	0h 4-d
4ung	2d
5ong	5d
5ration	0-a 1b
3english	0-u 2v
3family	4c
4eb	0p 6-c
4irm	2-a 4i
5xed	0-i 2i
3galway	5i
5n	0-a 4c
4ian	0r 1-c
5o	0-b 2a
4o	5j
4roup	0c 4-a
3ha	4b
5milton	0c 4-b
5n	0-m 2w
6g	3f
4ead	0j 2-a
4oa	4b 5-a 6e
5spital	0e 3-c
3ii	2f 3-d
3jul	4-c
5n	0-e
6e	0g 6-d
3khach	0g 2-c
4iem	0-x 219
3lac	5o
5i	0j 2-d
5m	0f
4e	5d
5ad	016 2-n
5vel	0-b 2c
4ingen	0b
4ogistics	1a
5ng	5c
3march	4a
5y	0i 1b 3-c 7-i
4ens	0-r 2s
4ien	0g 3-e
3nai	5g
5m	8b
6e	0-c
4etwork	0g
4ghi	5a
4ha	0c
6nh	0d 3-j
4igeria	0d 6-c
6hts	0-y 211
4oi	1f 5a
3o	0-z 210
4f	0k 1-a 2-g 3l 4-g
4n	0-g 2s 3-c 4-d 5d
5line	0e 4-b
3paper	1-d 3e
5rt	4b 8-i
5ul	5c
5yroll	0g 5-b
4hai	0c 4-b
5ia	0-i 2i
5ysiotherapist	1j 2e 3-j 4-b
4lacement	1i
4ost/tuan	ab
3quoc	0f 4-b
5y	0i 2-c
3region	2k 3-g
5nsburg	0-a 3j
5tail	0-p 2q
4icerca	2c
4ollout	0h 2-e
3sacristan	1b
5n	2-c
4enior	4b
4hare	2a
4ince	4e
5te	9d a-a
4o	3a
5an	3e
5ng	0-e 4h
5uza	3q
4pecialist	1k 2-h
4ummer	0-b 2b
3t7	0-f 2i
4ai	1-b
5m	3b
5p	1b
4eacher	1-c 2i
6m	0-t 21k 5-b
5st	0-g 2g
4he	0r 2-n
6n	0-b 2f
5i	3f
5o	5a
5u	0f
4o	0-b 4j 7c 8-a
4ri	0c
5uc	2i
6ng	0i
6ong	0l 2-m
4u	0a 2-d
4y	0h 3e 4-e
3uae	0-a 6d
4ncle’s	4a
3van	0c 3-a
5p	5-b 6k
5rious	0d
4ic	3-f 5s
5ec	1d
6n	1b
5neyards	3a
4on	0d 4-b
4u	2a
3wear	2l 3-i
5ekends	0h 2-g
5st	0-f 2f
4ork	2e
3xe	0d 2-c
3years	0a
3|	0-10 2s 4a
3·	0-i 2d
3–	0-p 3f 4l 7v 8-d
3—	0-g 1-e 4j 5-a 6c
12=&	0k 3h 4-10
3(	0-b 1f 3h
3)	013 1-g 2u 3-e 5-d 7-v
3,	1-b 3-s 4-19 516 6o 7k
3-	2-f 4l 7d 8-d
3/	0-m 2g 3-h 6l
301/2019	0d 5-b
312	0f 2-a
32012	0-b
63	6-d
69	0n 7-c
520	01g 4-t 6-c
61	0e 4b
62	0f 2-k
5xx	4d
35	0-c 2c
38	0b
3:	0y 3-i
3;	3-c 4i ab
3^	1-h 3a 6-j 7m 8e 9-u a12
3a	0-h 3k
4mata	0g 3-j
4n	2b
4pril	0-e
4ssegnista	0i 5-d
6istant	0-f 4a
4t	0f
4ugust	0-d
3ban	0-x 4s
5o	0-e 3i
5y	0-u 2d 4h
4inh	0-q 6o
5ostatistician	1h 3-h
4uilders	0a 2-a
7t	0a
3cam	0-b
5u	2a
4huyen	0-a 1b
4linic	2e
4o	3c
5ng	0-n 2m 3c
3da	0-i 6a
5iry	0-a
4em	2b
5n	3-a 7d
4istrict	7d 8-d
4lamini	0d 2-d
4r.	2b
4ung	1k 2-a
3feb	0f 5-b
4irm	4c
4or	0-j 2g 9k a-d
3gan	4a
4ian	2b
4roup	0-a
3hamilton	4b
5n	0a 4-a
6h	0b 3-d
4ead	0r 2-m
4oa	0-d 6m
3ii	0-b 2e
4nspector	1b
3jan.	0-c
4un	2a
6e	2c
3kariuki	2a
4hach	0k 2-g
5o	0-b 2a
6a	0e
4iem	0-r 2v
5tchen	0-a
4rakow	0-c 4d
3lai	0-n 2l
5m	2b
4ead	0-12 21f 4-a
5cturer	0-a 4f
5ttings	0a
4oc	0-a
3mau	3-h
5y	4-e
4ien	0-g 4m
4n	6a
3nai	0a
5m	0-c 4f 7d
5ng	6b
5y	0-a 4b
4eedle	0c
4ha	0-d 1-b 4k
4oi	0b
5w	0-f 4g
3of	0d 8-j
5fices	0-b 4b
4n	0b 4-h
3part	7-e
7-time	0-a 2e
4erth	4a
4hai	0-t 4t
6t	4a
5ysiotherapist	1g 3-d
4latform	0-b 4b
3quy	0l 2-k
3region	0-e 2f
4ollout	0i 2-f
3san	0g 2-f
4ince	2-b
5te	0j 2-a
4mith-rowe	0a 2-c
4pecialist	0l
5oon	1-a 3a
4ummer	0-i 2f
3tai	2a
5ng	0b
5y	4-a
4eacher	0-u 2v
6m	2b
5oranta	0a 2-a
5rm	0-i 2i
4han	4d
7g	0-a 2e
6u	0-g 2i
5e	0-s 1a 2x 4-a
5o	0d
6i	0-h 2t
5u	2g
4iem	2a
4nhh	3e 4-b
4o	2-j 3o 8-a
4ri	3a
5ung	0k 3-d
6ong	0j 2-s
4u	0t 2-d 4-c 5b
4y	0e
3vap	5j
3wear	0-r 2s
4orkshop	4a
3xe	0e 2-d
3years	4f
3·	0-d
3–	2g 6-d 7a 8-a
3—	0-y 2h 4q
3’	0-h
0- /9	0a 4-b
3O	0-b 7d
3P	0g 4-c
3T	8g
3U	6a 7b
3Y	0e 4-h
3w	4f 6-a
2D	0k
2F	0-a 4c
2G	0f
2O	ab
2S	0a 4-b
2T	0y 2f 4-b 8-c
2Y	0-10 7m 8p
2^	0l 1-a 3-b 4d 7-d 8-c ad
2l	0-s 4-c 7b 8n
2t	0k 4-f
2w	0i 2-c
11=&	4s
3(	1-t 2p 3d 5o 6-a 8-d
3)	01b 2-1w 310 4-1l 5t 6-h 7c 9n
3,	0-f 1-g 2s 3-1b 41m 5-1a 61q 7e 8-l 9-a
3-	0-u 2c 5i
3/	0-2t 2g 31i 4-2l 53q
311	0-c 4h
42	0a
32019	0c
520	0l 1c 2-a 3-b
62	1d
63	3b
64	8a
65	1-a 3d
34b	0-b
360	0-c 4b
38	0b 8-f
3:	0-1u 11k 2-c 319 4-g
3;	0-p 3t 5d
3@	3c
3^	0z 117 2-10 311 4-15 5-e 711 8-10
3a	0e 2-q 4c
4.	4b
4b	0a
4ccountant	0b 2-c
4dministrator	0i 2-j
4n	0i 2-f
5d	0j
4rchitect	0d 2-d
4ssegnista	2c
4t	3g
4u	0-f 2j
5ditor	0b 2-a
3ban	0-l 2i 4b
5o	0-c 2a
4ien	4b 6-a
6t	0-b 4d
5ostatistician	0-a 2d
4ookkeeper	0c 2-d
4ristol	6b
3ca	0-d 2o
5m	6b
4hemistry	0-b 4a
5i	0e 4-c
6nh	0-b 2b
5uyen	0-d
4losed	0-h 4k
4n	2c
4o	0-b 4j
5.	5-e 6j
5ng	4b
6sulting	0a 4-b
5ver	2f
4ua	0-h 4j
3da	6f
4e	2-c 4j
5n	8b
5partment	0-i 4f
6uty	0a
4ien	2a 7a
5strict	0e 4-c
4o	0a
5anh	2-b
5i	0-b 4a
4r.	4h
4ubai	0-a 6d
6lin	0-c 6x 7-f
5ng	0-k 2s
5ong	0-a
3eastern	4-i 6p
4lectrical	2a
bian	0-c
4mergency	0c 4-b
5ployer	311 4-h 5-c
4nergy	0c 4-c
4u-funded	2f
3family	2-b 4l
4or	0g 2-g
6merly	0b
4rom	0-l 7l
3games	0b 4-a
5rment	2b
4ian	2c
5o	0-b 2b
3ha	0g 4-h
5milton	4-h 6n
5n	0a
6g	2-d
6h	2b
4e	8m
5ld	1a
4ien	4-k 8v
4oa	0-p 4t
5c	2c
3ii	0c 2-d
4n	0n 7-j
5c.	0n
5dustrial	2e
5ternship	0-a 2c
3jr.	1-i 2n
4unior	2a
3kaltern	0c 4-b
4cs	2b
4ho	4c
6a	0j
6i	0h 4-f
4iem	0p
5tchen	0-a 4a
4y	2f
3lac	0-o 6r
5gos	0d 6-c
5i	0g
5m	6a
4e	6e
5ad	0-g 2k
7er	0-b 2g
5vel	2d 4-d
4ich	4b
5nux	2a
4ocum	0g
5ng	4-d
4td	0-h 4e
6.	0c 4-b
4y	2a
3machinist	0a 2-a
5y	0m 2-c
4echanic	0-b 2a
5lbourne	4-h 6t
5mber	0-v 2t
4oc	2-a
3nam	4-f 6a 8d
5y	0j
4ghiep	4a
4ha	4k
6n	0-c 2m
7h	0a
6t	0g 4-e
3o	0j 2-n
4bsidian	0a
4f	0h 2-d 3-b 4a
4n	0a
5line	0-n 4o
3part-time	0-16 21d
4eople	0-l 4l
5ttersson	2-b 4g
4harmacist	3o 4-q
ay	2e
5ong	0g 4-g
5u	2b
5ysiotherapist	0-a 2d
4icker	2-b
4lacement	0-e 2p
4resent	3l
5operty	2a
4vt.	0e
3q.	5-b 6k
4uan	0-e 6i
3recruiter	0-g 2g
5gion	0a 2-b
5search	2e
4ollout	0h 2-c
3self-employed	0g 2-c
5n	4a
5o	0c 2-a
4hops	0-j 4m
4ince	0d 8-m
6h	2a
4mith-rowe	4c
4oan	4b
5n	0-c 4d
4pecialist	0e 2-d
5ring	0c
4r.	1-l 2p
4t.	3-g 4i
4ummer	2c
3t7	0-c 2h
4ai	3t 4-k
5n	2-d 6o
4eacher	0-g 2f
6m	0z 2-j
5st	0k 4-g
4hang	0c 4-e 7-a 8h
5e	0a 2-o 4m
6n	2f
5i	4c
5oi	0q
5u	0b
4iec	0-b
6n	0-h 2q
5me	0-p 4k
5tle	1c
4nhh	4a
4o	6-b
5an	0a
4p.hcm	0i
4rai	4c
7nee	3n 4-k
5i	2-a 4b
5uc	0b
6ong	2r
4u	4w 7-n
5tor	2a
4y	4j
3unit	0-c 4b
6versity	0-g 4m
3van	0f
5p	0-b 6e
5rious	0-a
5squez	4a
4iec	0m 2-i
6n	2f
6t	0-g 4g
5nh	6d
4oluntary	2b
9eer	0f 2-f
5n	0j 4-e
4u	0-k 2m
5a	4a
3warehouse	2a
4eekends	0d 2-c
5lder	0b 2-a
5st	2j
4ith	3e
3xa	0-q 4z
5nh	0l 4-n
3zenhaven	4a
3|	0-k 3d 5f
3·	0q 5-d
3–	0-15 1i 2e 3-w 4a 7-p 81y
3—	0-i 112
12=&	0g 4-k
3(	012 2z 3-c 5-d 8-14
3)	0-i 2-p 31m 4-z 5v 6-p 7f
3,	0-h 1h 2x 4y 5-o 6-i a-g
3-	0e 2-x 3d 9h a-d
3/	0-2f 2k 3-d 5-d 62r
312	0f
32019	0f 4-j
520	0f 2-b 4-b
65	2-f 4d
3300	0-j 4m
34b	4b
360	0-n 4l
3:	1-f 2s 3-b 4l 7-g
3;	0-f 2-b 4j 6d
3^	0b 1n 2b 3w 4-d 5-o 6-p 7r 8-b 9-c a-j
3a	2-s 4w
4ccountant	0d 2-a
4g	0-b 4b
5ency	0a
4n	0c
4ssistant	0-d 2a
6ociates	0f 4-a
4t	0-j 3t
3bai	0-b
5n	2b 4-m
5o	0e 2-a
4ep	0-c 2a
4ien	0-f 4j
5ostatistics	0-b 2c
4reak	0f 7-d
3cam	0-c 6e
5ndidate	0a
5rpenter	3d
5sual	0e 2-e
4ham	2d
5e	0-f 2d
5i	2i
5uyen	0-o 2h
4loud	0c 4-b
4o	0-a 4c 7c
5-op	0-b 2f
5.	0a
5ng	4n
5rps	0-u 2w
5ver	0-c 2c
4p	4c
4rane	0-c 2a
3da	4e
5i	0e 4-d
5ta	0a 2-b
4d	0b 2-b
4e	0a
5n	3a
5partment	4c
5veloper	0-h 2g
4ien	7-i 8h
6u	0-d 4g
4oanh	0b 2-f
5i	0-c 4b
5ng	0-c 4d
4r.	4b
4u	2-c
5bai	6b
6lin	8-f
5ng	0-t 2i
5ong	0-d 2d
3electrical	0-c 2d
4mployer	0-a 3g
4nergy	0e 4-e
5gineer	0-d 2c
3fellow	2b
4inance	0-a
5tzgerald	0-b
4ood	0d 4-c
5r	0f 2-d
3games	4-a
5o	0g 4-c
5rment	0b 2-a
4o	0-b 6e
4raduate	2d
5een	0c 4-b
5oup	4-d
6wth	0-c 2f
3ha	0e 4-d
5i	0a
5nh	0-c
4eld	0a
4oa	0-i 4p
5spice	2-a
8tal	0-a
5use	0a
4ung	0q 4-q
3ii	0d 2-d
4n	0g
5c.	0m 4-b
5spector	2d
4vanova	4a
3job	1c
4un	3-b
6ior	2d
3kariuki	0i 4-g
4cs	2c
4hach	0b 2-d
5oa	0c
5u	4d
4iem	0i
5nh	2-b
5tchen	4c
4y	0-b 2i
3lac	5-g 6r
5gos	6a
4e	5-f 6h
5ad	0-j 2k 3a
7er	0-c 2h
4indqvist	0a 4-c
4ocum	3m
5gistics	0-f 2a
5ng	4-c 5i
4td	4j
4y	0-b 2e
3machinist	0f 2-e
5nager	0-f 3a
5y	0-l
4echanic	2a
5mber	1-e 2d
5ssgerate-werke	4d
4obile	0-c 2a
5c	0a 2-i
5nths	3-d 5y
4useum	0h 2-a
4y	4e
3nakamura	0-d 4c
5m	0v 4-q
4gan	0d 2-a
4ha	0-g 4v
6n	0f 8-a
7h	0i 4-c
4ight	0-b
4oi	2e
5w	0-j 4i
3o	0f 2-j
4f	0-j 3x
4ng	0-d 5a
4y	0-b
3packer	2a
5ediatric	0d 2-c
4eriodontics	0i 5-b
4harmacy	2-a 3n 4-a
5ong	4-a
5u	0-d 2n 4-i
4icker	0d 2-e
4latform	0b 2-c
4osition	0-g 1p
4rimary	0a 4-a
5oducer	3b
6perty	0-a 2c
4une	0e
3quy	0c 2-e
3regional	0-c 2f
5search	0-c 2c
5tail	4b
3san	0q 2-k
5t	0c 2-a
4hop	0-s 4v
4o	2-a
5c	2b
4poon	1e
6rt	0j
4ystems	0a
3t7	0d
4ai	0-c 4h
5n	4-h 6q
6g	3j
5p	2a
5y	4-a
4eacher	2h
6m	0-f 2i
5chnical	0-f 4f
aian	0i 1-e
4hang	3a 4-b 5d 8c
6u	0-e 2g
5e	2-n 4j
6n	2c
5inh	5a
5o	0-h 2v 4-c
6i	0-u 211
5uat	0-b 2c
6e	0-b 2b
4iec	0-d 2e
6n	2v 4-n
4o	0-c 2f
5a	4b
5ng	2-a 4a
4ra	0b
6i	4a
7nee	4b
5i	0-d 1a
5o	2b
5uong	2d
4y	0-f 3e 4e
3unit	3-b 4d
6versity	0-b 4p
4t	0k 4-i
3vap	6d
4iet	4-a
4ua	4a
5c	2g 4-a
3ward	0-m 2b
6ehouse	0f 2-f
5ter	0-f 4e
4erkstudent	0c
5st	0a 2-b
4ork	0g 2-e
3xanh	0o 4-p
3youth	0b
3|	0-k 4c
3·	0-d 4f 6d
3–	2-a 3b
3—	0-b 21c a-v
0/D - F	0-e 4g
5G	0a
5O	4a
5S	0j 4-e
5T	0a 2k 4-p
5U	0-l 4u
5t	0e
5w	2e
3G U	0a
3O /T	0-b
3T $	0-t 2a 4i
5O	0-a 2b
5U	0g 2-f
5l	0w 2-h
3U $	5c
5/T	0-a
5O	0-a 4a
5P	0g 1-a
5T	0b
5U	2g 3-c 4-f
3t U	0a
3w $	0-e 4b
5/U	0-b
5O	0d 2-f
5P	0d
5T	0i
5U	0-i 2m
5w	0y 1-d 2-d
1F w U	0-e 4a
1O - T	0n 2-i
3O /T	0c
3P /T	0a
3T /P	0a
3U /D	0-c
6T	0f
3l $	0i
3w G	0b
5T	0d
5l	0-c
1P O $	1o 4-m
3T $	0f 2-b
3U /F	0g
3t $	2-c 3c
3w /F	0a
1S - T	0-b 2d
5w	0e 2-e
3T D	0-b 2b
1T - D	0p
5T	2g
5U	4g 6-b
5Y	0-i 8e
3O /D	4-e
6F	0b
5O	0-f 4b
3U $	0-b 3k 4b
5/D	0-k 5h 6a
6U	0v 3-d 4-g
5D	0l
5P	0-f 3g
3t U	4a
3w $	0-e 4a
1U - O	0a 4-a
5T	0c
5Y	0-g 4c
3F /T	0d 4-b
3O /T	0r 4-i
3S /T	0j 4-d
3T $	0-d 2h
5/D	0e
5D	0c 2-b
3U /D	0-b 3a
6T	0a
5T	0c
3l P	0-c
5Y	0j 7-d
3t $	0d 2-c
1l - O	0-i 4k
5T	0l 4-m
5U	0a
3O /D	0-a
3U l	0k
1w - P	0c 6-a
5U	0-c
3F /U	0e 4-b
3P $	5c
3U $	0-b 3-g 4-a 5z
5P	0e
09 $	0b 2-b
2D	2b
0D $	0-p 4-e 712 81c
2/S	0a
3T	7f 8g
3U	0a 2-c
2F O	2a 4-a
2O	410 7-g 8-b
3 /T	0s 4-m
5w	0a
4T	0m 4-k
4U	0-o 4j
4w	4a
2P	6d 7b
3 $	01b 5-19
2T	0c 2h 7l 8-a
3 $	0h 2-b
4O	0-i 2i
4T	1d 2h 3-c
4U	012 2-s
2U	4-e 8r
3 $	1q 3-d
4P	5h
4T	1h
4U	4-a 5b
4l	1a
2Y	2h 8-m
2^	0-c 2-b 4-b 7y 818
2l	0-d ad
3 $	0h 2-a
2t $	0e
2w	0-k 7w ab
3 T	4a
0F $	0-a 3c 4c
2/O	0a 4-a
3T	0m
3U	0p 4-j
3w	0c
2D	4-b
2K	0c
2O	0-f 2h
2P	4a
3 $	4e
4Y	4-d 5e
2T	0-i 2a
2U	0d 2-c
2^	2b
2l $	4a
4D	0-c 4b
0G /D	0a
2D	1c
2l D	0-a 2b
4O	0h 2-f
4l	0-g 2i
0K /w	0-a 2a
2D	0g 2-c
2K	0l 2-f
2T	0-b 2w
2U	0e
2^	0b
2l	2b
3 $	0d a-b
2w l	0b
0O $	1d 3e 4-h 5-a
2/D	0-g 5j 6c
3K	0g 4-h
3P	0-c 1n
3S	0f
3T	5g 6a
3l	0-c
3w	4b
2D	1a 4-a
3 O	4k 7-a 8-b
2O	0g 3-d 4l
3 /D	0i 4-h
5K	0k 4-k
5T	0-c 4e
5w	0-i 3a 4c
4D	0o 4-j
4T	3-h 4g
2P	0-b 4a 5u
3 $	4-c 5a 6c
4/T	0-b 4l
4D	4-s 5l 6j
4P	0f 6-e
4Y	0b
2S	0b 3-f
2T	2j 4l 5-r
3 $	0-d
2U	0j 3-u 4i
3 $	0e 3-b
4/T	4-k 5k
4D	4a 5b
4P	0f
4T	0t 4-e
4U	0e 5a
4l	0-l 4m
4w	4a
2Y	0g
2^	5b 6b
2l	0-n 3u
3 /w	0q 4-p
4D	0a
4P	0-a 4f
4l	0-b 4h
4w	0a 4-f
2t	0-g 3d 4a
3 $	0-d 2g
2w	0b 3-q 5-b 9c ah
3 $	0g 4-j
4/T	0-c 4c
4D	0-i 4d
4T	0-g 4g
4U	0g 4-g
4w	0-k 4f
0P $	010 2-b 3-a 4-a 6i
2/D	5o
3O	0b
3T	4m 6-b
3w	0-b 5d
2D	0c 4-16 615
3 l	8-e
2F	0-f 4a 5a
2O	3d 5h
2P	0t 5-n 6k
3 $	6b
4/D	0c
4D	0-b 6n
4P	0d 5-g
2S	5c
2T	0p 3f 4-a 5-e
3 $	2h a-f
2U	0-r 5g 61a
3 $	1a 2c
4T	3e 6-a
2Y	4-i 5o
2l	0-d 5j
2w	0-a
3 D	0-b
0S $	0-f 2-a 4a
2/D	0-g 1c
3K	0-a 4a
3O	4-c
3T	0b 6a
3U	0m 4-f
3l	0-e
3w	0o 3-a 4-b
2D	0-f 3b
2O $	0r 4-p
4/D	4a
5T	0-c 4e
4D	0g 4-d
4w	0-a
2P $	0b 4-a
2S	0s 4-d
3 P	0c
4S	0i 4-d
2T	0-d 3g
3 $	0m 2-j
2U	0e 4-c
3 $	0-o 3a 4k
4/T	0-i 4e
4D	0-e 4-b 5l 6b
4U	0k 5-a
2^	0-d 4a
2l $	0-f 4k
4/T	0-e 4f
4D	0d
4P	0e 4-e
2w	0-b
3 $	0-b 4a
0T $	0b 3b 5-h
2/D	2m
3O	1e 2i
3P	0k 2-d
3S	1d
3T	1-e 3n
3U	1e 2h
3Y	0b 2-g
3w	1b
29 D	0-b 2c
2D	1i 8-a
3 $	7e 8c
4/S	0b
5U	0d 2-a
4Y	2h 8-m
2K /w	0-b 2c
4l	0-b 2c
2O	0-c 1n
3 $	5-b
4/Y	0-c 4c
4D	0-l 4p
4w	4-o
2P	0a 1-d 2-m 3l 4c a-f
2S	0d
2T	0-e 2a
3 D	1-a
4U	1-a 2a
2U	0z 1-i 2u 3-l 4-t ae
3 $	0a
4/D	0f 2-l 3a
5O	2-a
5U	0-o 2f
5l	2g
4D	0-n 2i 6i 7h
4O	4c
4S	0i 2j 3-d 4-j
4U	0-b 2j
4Y	0-a
4l	0l 2-b
2Y	1i 4-b
2^	2-d 5q 9-a
2l	1a 3i
3 $	0d 2h 3a 4-h a-b
4/D	0b
5O	0i 2-f
5P	0-i 2i
5w	2a
4D	0-n 2n
4O	0-j 2t
4P	0-m 4p
4S	0-f 2i
4T	0b 2-b
4l	0-f 2j
4t	0d 2-d
4w	0-b
2w	0-p 4-a 9e ab
3 /D	0-g 2k
4D	4-d 6f
4O	0-f 2b
4w	0l a-f
0U $	1-c 5z
2/D	3-b 5i
3F	0i 4-a
3K	3g
3O	1c 2-f
3S	2-c 3a
3T	0f 1-c 2-m 3a 4-g 5r
3U	1x 2d 4-r 5-l 7a
3Y	0-i 3h 4c
3l	0r 1-b 3-j
3t	0j 4-b
3w	1-f 2-c 5l
29	2e 4-f
2D	0-n 1s 3-b 4-b 5n 6e 8-a
3 $	8k
4O	0i
2F	3-c
3 D	4-a
2K	0b 3k 5-b
2O	1-11 3-b 410 5q 6-c
3 $	3-a 4r
4/T	0d 4-b
5Y	0f 4-c
4D	4-c
4P	0-c 5b
4T	0q 3-a 4-f
4w	4d
2P	1-o 2-e 3m 4g 5-q 6m
3 $	6d
4/D	0-a 6e
4D	0-n 5r
4P	5i 6-a
4T	0h 4-b
2S	3-n 6i
2T	0b 1y 211 4-l 5-15 6-k 7a
3 $	0f af
4D	2c
4l	2f
2U	0o 1-j 2u 3-1h 4c 5e
3 $	0i 1-a 6-a
4/D	0n 2e 4-g
5T	5d
5U	3i
4D	0b 2-c 3-b 5h
4O	0-f 2p
4P	5-p 61j
4T	0-a
4U	4e
4w	4a
2Y	1i 4-t 5i ag
2^	3j 7-e
2l	0-e 1u 5-k 7-b ae
3 $	1a
4/D	4-d
5O	0-b 4c
5T	0u 4-q
5U	0-d
5Y	0c
5l	0b
5w	4c
4D	0-p 4q
4O	0d
4P	0a
4U	0-c 2-g 3e 4f
2t	0-k 1-b 3l
2w	015 1-a 2-l 4j 5-u
3 /T	4a
5l	0h 2-a
4U	2-d 4b
4w	0d a-a
0Y $	0-d 8l aa
2O	0-e 7z
3 P	0m 4-l
4U	0h 3-d
2P	8d
2T	2-c 7s
2U	0-f 2-b 7s
3 $	3-c 5i
4O	2d
2Y	7a
2^	7f 8f
2l	0h
2w	aj
0^ - D	0-p 2a 4j
4F	0a 4-a
4O	0j 4-t ac
4S	0-e 2a
4T	0-h 2-j 41n 8-a
4U	0e
4Y	0c 4-h 8c
4t	0a
4w	0b
2D T	7a 8e
2K K	0i 2-c
2O /T	0-11 3b 4r
4D	4-c 5a
4F	0f
4O	0j
4T	0-f 4g
4U	0w 3-d 4-m
2T /D	0-g 2n
5S	0k 2-j
4D	2-a 5c
4O	0j 2-i
4P	2-f
4U	2c 3-a 4-b
4Y	2e
4w	5b
2U $	1-b
4/D	1e 3-b
5T	0-c 3a
5U	1j 3-a
5w	0-a 1-d 3l
4D	0p 3-d 4-b
4O	3c
4P	4d
4T	0-a
4U	0n 1-a
4Y	4-a
2l D	2-e
2t O	0a
2w D	0d 2c
4S	0i 2-i
4T	0-i 4e
0b	050 11p 2-29 4-3x 71n 8-v 9-l a-w
1old -	4f
5O	1-c 2-d 4m
5P	0-s 5r 6g
5S	0-a 2-a 4i
5T	0g
5U	0a 1-g 2-e 3s 4-p 5x
5Y	7n
5l	0n 2j 8-c a-g
5t	0d
5w	0-a 4f
0column=0/2	1-17 3-l 715 820 9-i a-t
a -	0-1z 2y 7o 8j
bD	8c
bO	3e 4-o
bT	3d
bU	0q 1-n 2-l 3-q 418 8a
bY	0b 8o
bl	2-d 4-l 7o 8j
bw	01o 1-i 2-e 3-d a-a
93	0q 3-d
a T	0-b 2d
bU	0o 4-b
94	0q 1-b 2-f
a U	4f
71/2	0-17 11i 2-r 3b 4-18 6-x 7r 8-1e 9w a23
a 9	0f 2-g
bD	0-c 8a ab
bF	0-b
bG	1d
bK	0-a 2b
bO	1h 3-b 5-g 9b
bP	0n 5f 6-d
bT	0-l 1d 2-o 3b 4f 9e af
bU	4-q 5k 7c 8-b ad
bY	0-r 714 ac
bl	0d 2-e 4f 8-e ah
bt	0-i 1c 2f
bw	1c 2-b 3g 4-p
93	0e 1c 3h 5-d
a -	0-l 2e
bO	0k 4-g
bT	0c
bU	3h
bl	2-b 4c
bw	4c
94	1p 2-c 5k
a -	0-h 4a
bO	0-d 4i
bP	5b
bT	1j 2-e
bl	0e 4-f
bw	4-f
72/3	1j 2-k 3z 5-c 6-a
a -	0-e 4c
bO	3d
bU	1c 2-g 3a 4f
bl	4-c
94	0-b 2-z 321 4-o 5g 6-c 7a a-g
a -	0-a 4f
bD	7b
bO	3c 4-b
bT	0-a
bU	2-h 312 4-h 6-b
bw	0-a
73/4	1a 3-x 4-2w 5-i 6-l 7-i 8-l 92c a3g
a -	0-p as
bF	0c
bO	0-c 4-f 9f ah
bS	4-b 9d
bT	0-i 2f 9f
bU	0t 1h 3-a 4-o
bY	ai
bl	0e 4-g ab
bw	2-b 4-q 9s a13
0e=&	4j
2)	0c 2b 4g 6-j
2,	2h
2-	4-c 8i
3in	1b
2/	01g 2q 4-1w
20.8	0c
311	7e
45	8c
46	7b
48	7l
320	7f
41	0b 8-d
42	7b
43	0e 8-a
212	0f 2-a
23	6-b
27	0-g 6i
28	6x 7-f
2:	0q
2;	0c
2@	0i
2a	0o 2-n
3.	4h
3ch	2-d
3da	3f
3ft	1n
3ge	4c
3il	0-c 2i 4a
4r	0-g 2j
3le	0-b 3d
3me	0a
4y	3e
3n	4-a 6f
4d	0c 2-b 5g
4g	6c 7d 8-a
4h	4i
4o	0-c 3f
4t	0-b 2n
3pe	4-k 6n
3ra	3k
4d	2a
3t	0i 2-g
4e	1f
3ul	0a
2ban	2c 3-a
4o	4c
4y	0l
2ca	0b
4m	5d
4n	5b
4y	4a
3es	4f
3hi	2h 3-j
4t	0-k 517
3n	0l 3-h
3o.	5i
3tv	1c
4y	3b
3ua	0-a
4m	0-a 1t 3-e
2dad	3d
3e	2-e 3q
4e	2e
4m	0-b 2h
4r	1q
3ge	3g
3i	0-a 2a
3o	0-e 2-g 4y
4i	0-a 3d
3r.	3g
3u	4-a
2ead	017 2-11
4m	010 2-i
4r	2f
3ck	3e
3ge	4-b
3in	0-h 3-j 51f
3na	3-d 4-d 512
4d	0d
4h	3a
4s	2l 3-j
4t	0-k 111 2c 3-e 4-i 5-c 8j
3re	4o
4n	3-q 511
3sk	2e
4t	0b 2v 3-z
3um	4a
2feb	7c
3or	0h 2-j
2gan	0t 2a 4-x
3en	0a
3he	5a
3ia	4a
4o	0-b 2b
3o	5-b 6k
4w	5a
2ha	5a
4i	0-e 4c 5a
4m	4a
4n	2y 4-p
4t	3-b 4l
3cm	0-b 5t
3e	7k
4n	3b
4r	2d
3ip	1c
3oa	0i 3-f 5-a 6b
4c	1d
4i	013 1-e 3-h 4-a
3ts	0-i 2t
3ue	5g
2ian	0h 2l 4-o
3ce	2g
4s	4b
4t	0f 3-e
3em	0u 2-n 4-a 9d a-d
4n	2t 4d 5-i 6-e 7c a-h
4s	4a
3i	0u 2-c 4-d
3ka	3c
3ly	2-a 4j
3ng	1b
4h	0-b 5i
4i	3b
3on	01i 1-d 3-m
4r	1e
3re	0-e 1r 5-b
4m	2-b 4k
3se	4b
4h	1-e 2g
4t	0-e 216 4-q
3te	2-d
3um	3e
2job	2c
3r.	1n
2kcn	5g
4s	1b
3er	2b
3ho	0-g 4g
4u	1-a
3ow	5d
3y	1b
2lac	4-a 6p
4i	0h 2-c
4m	2-f
3e	6b
4s	0-a 2n
3in	0-g 5u
3le	3i
3ow	2a
3ta	4a
2may	0-b 2p 8-h
3er	0-i 116 2f 3-e 4-e
4s	4d
2nam	5d 8a
4y	0-c 7i 8c
3ce	316 5-a 7-d
4y	0b 2-d
3ee	1b 2c 3-c
4r	2s 4-b
3ha	0e
4h	4a
3ia	4e 5-n 6h
4c	4b
3tn	3f
2o	0q 2-t
3an	0-e 4e
3bi	5c
3f	0b 2-j 4d
3ld	9b
3n	0m 2-m 4-k 6m 9d a-a
4g	0-o 1d 2-k 3b 5a 6t
4t	0-b 3e
3rd	0-o 2-f 3i 4b 5m
4k	0-c 1r
4m	0c 5-b
4t	0-d 4e
3te	0h 5-c
3up	0f
4s	3g
4t	0e 2-c
3va	0-a 3l
2pal	4b
3en	0b 5-b
3hu	0-b 1v 3-b
3lc	4b
4e	4b
2q.	5j
3uy	0b
2ran	3c
3ds	4f
3ed	9j a-e
3ia	6a
3ly	4a
3ms	4e
3ne	3-f 5s
3th	0-b 3k
2sen	4e
3ka	3b
3on	1-f 3f 4c
3r.	1n
3t.	3f
4a	1b
3u	2e
2tai	2-d 8l
4n	0-a 5m
4p	2a
4y	2f
3d.	0d
3es	0s 1-b 3-c
3he	1-g 2-h 3s
4i	4b
4o	1d
3o	0f 5-e
4a	3e
4k	2b
4n	5f
4r	0-g 1r 215 3-h 4-b
3ra	0a 6-e
3u	0-d 3t
2uae	6b
4n	5d
4t	0-b 2i
3le	3g
3ng	4d
3rg	3f 4b
4y	2-c 3n 4b
3th	4a
4y	0b
2van	3i
3el	0b 3-d
4n	3q
3i	0i
4a	0-g 4o
4c	4-h 6t
2way	5-e 6j
2xa	4e
3e	0b
3i	3a
2yed	1-19 31q
4n	0-q 2h
4r	0v 3-h
2|	0f
2·	0h
2–	7j 8d
2—	0p
0first=	0g 1-42 22z 3-2u 445 5-z 621 7-4h 82e 9a
60/1	0-l 11p 2-q 312 4-r 7r 8-p
82	0-q 1l 2-e 318 4-h 7t 8-l
83	01l 1e 2-d 3-p 4-b 8-b
84	0x 1-a
61/2	0-19 11x 2-19 3p 4-1u 5-l 6-c 73s 8-q
83	01r 1q 2-10 320 4-29 5-n
84	0n 3b 4-n
62/3	0t 112 2-t 4-16 5m 6-b 7h 8-h
84	2-e 3-n 51s 6-g
63/4	017 1-a 3-11 5m
0l $	2-f
2/D	0-a 3f
3F	1b
3G	0c 4-b
3O	0-e 7b
3P	0-g
3T	2-a 7d
3U	0a 4-d
3w	0a
2D	2-e 4i 7-e
2F	0-c 4d
2G	2b
2K	2b a-f
2O	0f 2-a 3-e
3 $	4a
4w	4-a
2P	7d 8d
2S	0-a 2j
2T	1-g 21f a-c
3 $	2-c
4P	2-f
2U	0m 2-t 4e 7c a-f
3 $	2a 4-i
4D	1b
4O	0d
4P	4a
4U	3-a 4d
4Y	ag
2Y	017 2-c 4-g 7-a 8-a ab
3 $	7-c
4O	0a 8-b
4T	0f
2^	2-g 3a
2l	0b 3l
3 U	0c
4l	0l
4w	2-d
2w	2-c 4-i a13
3 $	0j a-e
4O	0j 4-b
4P	0-a
4U	0j a-g
4w	0-d ad
1ast 0	0-1d 1z 2-d 3v 4-1h 6-l 71g 81k 9-k a-b
51	1o 2m 3r 4a 5-m 7-e 8-c 9-i a-p
52	1q 2j 3l 4y 5-j 6-n 7-m 8-p 9-g
53	3a 4f 8-b
54	0-v 2-q 5v 611 ag
55	0b 2-l 9i
1ine=0/1 -	0h am
a1 	0h am
90 	1-l 2m 5t 7-h 8h 9-a a-j
b[	0-b 11b 2-19 32n 4-1l 6-i 7l 8-p
c]	0-u 118 3g 6-a
b]	0-1d 1-w 2i 3-o 4u 5x 617 7-f 8h 9-b
91 	2-o 3-z 4u 7-b 919
b[	0-s 1q 2k 3t 4-k 7c 8-v a-c
c]	0-1w 110 3u 4-w 5v 6-g 712 8-g
b]	0-i 1-b 2t 3-r 416 5-l 6i 7-o 8e
92 	1-d 2-j 5-f 6-h 8b 9t ay
b[	0l 1z 2-s 4-k 8-b 91x a-1i
c]	0-1i 1k 2a 3s 4-p 711 8-f
b]	1-e 2g 4s 5-h 6-d 7-f 8j
93 	4-u a12
b[	1b 2-s 3-g 8-c 9r
c]	0-c 2e 3-d 6h
b]	0-q 4i 6g ac
94 	0c 4-u av
b[	0e 4-h ae
c]	2j 4-a
b]	2c 4-i ad
95 	4-c aw
b[	ao
c]	2h
b]	ag
96 	aa
99 	0s a-q
9D	0-p 1-a 3-a 71c 8g
9F	3f 4-b
9G	0-a 1g
9K	2d
9O	0-c 1a 9l
9P	0c 2-c 3c 4-1h 512 6t
9S	0-h 3r 4-b 9f
9T	0-11 1n 2-c 3c 5c 8-d 9l aa
9U	0-16 1e 2e 3e 4-g 8-c
9Y	0-g 7j at
9l	2g 7-g ah
9t	0-a 2e 4-d 9c ac
9w	0-14 1h 2-c 4-k 5g 6b 8-b 9k aw
72 -	0g
a1 	0g
90 	1-t 212 3-i 4j 7-b 8f a-b
b[	0-b 12b 2-10 3t 4-12 5-e 7m 8-k
c]	0-q 11a
b]	0-11 1-i 21g 3-h 4p 7-c 8k
91 	2q 3-h 4a
b[	0q 1w 2-13 3x 4-v 8-c
c]	0-v 2q 3i 4-n 5a 8-a
b]	3-b 4t 5-c
92 [	3-b 4e
c]	0-c 7k
93 []	0g 8-d
94 [	0o 5-b
b]	0p 6-b
9D	7l 8k
9F	0-g 2c
9G	1a
9O	0c 3e
9P	0-g 4k 6d
9S	4c
9T	0b 1y
9U	1z 6-a
9Y	2-c 4-b 7y
9l	1-b 2v 8-d
9w	1b 2l 4-a
73 0 	1-a 2-c 3-a 4v
b[	0a 1b 2-d 3w 4-n
c]	013 3-b 5-c
b]	0-h 2l 4t
91 	2f 4-e
b[	2g 3n 4-a
c]	3n
b]	2f 4b
92 [	0e 2-a
c]	2f
b]	0b
9D	0n 2-a
9K	0c
9O	0b
9P	4e
9T	0f
9U	2m 3r 5-r 6-g
9l	2-c 4e
9w	1-d
74 0 	0-a 4g
b[	0f
c]	0i
91 [	3m 4-d
b]	4b
9D	0a
9O	0z 4-c
9U	1-b 3b 4l
9l	0-l 4i
9w	0-a 4c
51/2 -	0g 2-c 4-18 7z 8m
a1 	0g 2-c 4-18 7z 8m
90 	015 1-q 3c 4-f 5o
b[	11u 2-r 3b 4-1g 6-c
c]	0-v 1-a 2-j 3m 4-j 6-a 71k 8o
b]	0-w 1-h 3-f 4x 6t 8w
91 	0y 3-e 8b
b[	0-q 1-d 2s 3f 6-d 7k 8-l
c]	0-11 1-f 3q 411
b]	3-b 4j
92 	0h 2-d
b[	2-d 4v
c]	0e 5-a
b]	0-a 2-b 4z
93 	0i 4-b
b[	4c
c]	0q 3-b
b]	4h
9D	0-b 4b
9G	0b
9K	0d
9O	0-s 1f 4j 6c
9P	4d
9S	1c 3-f
9T	0r 1-j 3g
9U	1-x 4o 5-i 7g 8b
9Y	0-l 7d 814
9l	1-h 2-l 7y 8n
9t	0e 1c 2-e
9w	0d 1-h 2-c 415 a-b
73 -	0c
a1 	0c
90 	0z 1-a 3-q 4c
b[	02l 1o 2-p 3i 4-1y 5-m
c]	0-s 2-b 31k 4-d
b]	0j 2l 3-d 6-a
91 	2-a 4d
b[	1q 2-n 3-t 4i 5d
c]	0-15 1h 3-a 512
b]	6a
92 [	2d
c]	2a 5-j 6e
b]	2c
93 []	0l 6-a
9D	2e
9F	016 3-c 4-n
9O	0n 3-g 4-b 5a
9P	0u 5-a 6-c
9U	2-k 3a 5i
9l	1c 4-b
9t	0-c
9w	0g a-a
74 0 	0c
b[	0d 4-f
c]	0a
b]	4a
91 []	0-a
b]	2c
92 []	0f 2-d
9T	2f
9U	0u 2-d
9l	0l 2-a
9w	0e 4-d
52/3 -	4b 6-i
a1 	4b 6-i
90 	4k 8d
b[	1m 2-l 3y 4-12 5e 7g 8-d
c]	0x 1g 3-y
b]	0-d 2d 6b 8a
91 	4l
b[	3w 4-e 5-d
c]	2g 5h 6-m
b]	4j
92 [	4f
b]	4a
93 	0e 4-c
b[	4-a
b]	0b 4-d
9D	0-d 7d 8h
9P	5l
9T	2c
9U	3-c
9l	0l 2-h
9w	0d
74 0 [	5z
c]	0a 3-e 5t
b]	6q
9P	5d
9U	2-a 3-o 4-d 510 6l
9w	0i
53/4 -	6b
a1 	6b
90 	0b 4-d
b[	0l 3-k 5c
c]	0n 3-i 5a
b]	0i 4-j
91 [	5a
b]	6b
9P	6l
9U	015 1-c 3-s 4-d
9w	0m
1ook=-	01o 1-g 2-h 3-i 4-h 5-f 7i 8b 9-c
6  	01o 1-g 2-h 3-i 4-h 5-f 7i 8b 9-c
5D	1-a 2-f 3-a 4-f 7-21 847
6  		7-m 815
8 	0h 7f 8-y
8(	8b
8,	8e
8^	7-y 82e
7[ 		71f 8-13
9 	6f 7-13 8d
9(	0q 2d 4a 7-11 8-a
9,	7j 8-c
9^	72o 8-1p
8] 		7s 8-i
a(	7e
a^	7l 8-d
7] 		7-i 8u
9(	2b 4a 8-k
9,	8e
9^	7-r 81p
6[	0f 2b 73l 8-3v
7]	0-l 2-e 72o 8-1j
6]	0-e 7-1r 82u
5F	4m
6 [ 		3i 4-f
9)	0d
9^	0f 4-g
6[	0j 1b 2-e 311 4-17
6]	0-g 2d 4l
5G [ 		1f
9^	1e
6[	113 2-h
6]	2n
5K [ 		1a
9(	0e
9^	1f
8] ,	0b
a–	0-m 2o
7] (	0c
9^	2c
6[	0e 1q 2-o
7]	0-b 2y
6]	2d
5O	0j 3-11 5r 6-a 8-a 9b
6  		3-g 4h
8(	0b
8)	0-b 3h
8-	011 4-i
8^	0-l 4a 5u
8t	4c
8–	0f 4-b
8—	2e 4-q 9i
7[ 		31v 4-21
9(	0-d
9)	0c 3a 4-g
9,	0-h 3-d 4w
9-	0d 3-g
9.	3-q 412
9:	0-d 3q 4-c
9;	3b
9^	019 1h 3j 4-1w
9·	3d
9–	0h 3-o
9—	1i
8] -	2z 3-c 5-d
7] 		3-a 4h
9)	4a
9,	4n
9-	0j 4-c
9^	0-n 2-d 3-m 4x 6w
9t	4a
9·	4a
9–	0i
6[	0f 1v 2-e 32a 4-2e 6-a a-e
7]	2y 4-f 5-k
6]	0-h 2-v 3-1h 435 5-c 6o
5P	0e 5-f
6  (	0e
7[ 		5q 6-o
9(	0g 4k 5-l
9,	0-c 5-b 6x
9^	5e 6-d
8] 		5y 6-m
a(	0-q 512
a,	0-n 5b 61a
a.	5-k 6s
a;	5a
a^	0-d 5v 6-b
a|	5b
a·	01t 5-1m
7] 		6c
9(	0g 4j 5-a 6-k
9,	6r
9^	6a
6[	3g 512 6-w
7]	0-k 2-b 4-u 52d 6g
6]	0d 2-a 5-1a 61v
5S	0o 3-13 4b 5b
6  		0-a 4d
8,	0j
8^	0c 3-g 5d
7[ 		310 4-x 9d
9^	0d 1c 3h 4-s
7] 		0-a 4g
9^	6d
6[	1e 31r 4-1l 9b
6]	0-l 3-c 419 6b
5T	01x 1-2p 2f 4e 9g
6  		0n 1-k 2p a-b
8,	0e 1i 2-s
8-	2a
8:	0m 2-a
8^	0r 1-1w 2p 3l 4c
8|	0b
8—	0-h 9s ac
7[ 		117 2-18 9k a-b
9)	2-f
9,	4a
9.	1-18 219
9:	1n 2-d
9^	12f 2-1f
8] 		0-d 112 2-c 3f 4-g
a,	1j
a.	1-c 2o
a:	0-a 1f
a^	0-f 1z 2-e
7] 		1-i 211
9,	2c
9^	1-17 210 5f
9—	ac
6[	131 2-2e 9f a-c
7]	0-1l 12x 2-d 3q 4-u 5-c
6]	1-22 22s 5a 9-j
5U	0r 1-b 3-14 4w 5f 6-d
6  		0n 3-c
8)	0-c 3a
8,	0-q 4h
8^	0i 2e 3-u 5i
8–	0y 2-c
7[ 		110 2-s 31z 4-1m 5b 6-h
9(	0b 1-a 2a
9)	3a
9,	01h 1-w 213 3-1o 4e
9-	5f
9.	3-l 4w 5-m 6m
9:	0-h 1f 3i
9^	1d 2-d 319 4-1b 5i
9t	3c
9–	0l 3-14 4p
9—	1b
8] 		0-l 1j 2-k 312 4-i 6-f 7h
a(	0-t 2i 3d 5b
a)	3m
a,	01g 1-r 2t 3-1d 4y 5-t
a-	0-g 5d
a.	0p 5-d
a:	0-e 1f 3f 5-d
a;	0-r 5q
a^	02c 2-n 4-u 5-f 6-c 8f
a·	0-d
a–	5b
a—	5d
7] 		0-h 3-b 4q
9(	0e 4-d
9)	0-j 4g
9,	01b 2f 3-a 4-k 5-g
9-	6f
9.	6a
9:	0-d 4e
9^	0-1a 3-l 4x 5c 6v
9t	4c
9–	0o 2-b
9—	2b
6[	012 1z 2-h 315 4-24 5g 6-d 7-c
7]	2-c 31q 4-18 5g 6-u 7d
6]	0-r 1-n 2k 3-1l 422 5-u 61r
5Y [  	8-a
9,	aa
9^	7k
9–	7-d 8g
8] 		7j
a 	0n 2a 7-u
a(	0-l 7v
a,	7b
a^	7w
7] 		8c
9^	8q
6[	7x ab
7]	0-k 71v 8-c
6]	7-s 81f
5l	0x 1-d 2-d ad
6  		0-d 2g
8(	0l 2-r 4c aa
8)	3d
8,	01b 3-a a-h
8;	0-b aj
8·	2d a-a
7[ 		1r 2-e 3d 4-h
9(	0j
9)	0k 2-b
9,	0y 1-o 3-d 4h
9^	2-b 3l 4-i 7d
8] (	0f 2-e 4f
a,	0-p 2z 3c
a^	0-l 1b 2-d 3e 7j
7] 		2c
9(	2d
9,	0g 4o
9^	0-d 8m
6[	013 1f 2-x 3c 4-r
7]	0-t 1b 3m 7d a-c
6]	0-i 1-f 2s 3-g 4r 8g
5t	1-d 3e 4-g ab
6  ^	0h 3g
7[ 		9d
9^	1t
9—	1c
7] ^	4b
6[	116 3-a a-c
6]	0-a 2f
5w	01d 2-l 3-e 8-a 9e
6  		0-c ai
8(	0j 4-a
8)	0-w 5a ac
8,	0u 2a 4-c a-s
8-	0a 2-a
8.	0u 2-n ah
8^	2-e 4u a-a
8–	0h 4-a
8—	2b 9h a-g
7[ 		1j 2-e 3r 4-q 91n a-1e
9(	0g
9)	9n a-b
9,	0-g 6g
9.	9-1i a1s
9:	0-f 1b
9^	02d 2-j 4-10
9–	4h
9—	1a
7] 		0-o 2t
9(	0k
9)	0-l 5g
9.	af
9:	0-g 2c
9^	2k 5a a-a
9–	4f
6[	01l 1m 2-w 3n 4-1b 5-c
6]	0-1k 1-e 216 3-a 417 5m 9-f
0n=0 -	01o 1-g 2-h 3-i 4-h 5-f 7i 8b 9-c
49	0a
4D	0-i 1-n 2-g 3-n 4-g 5-k 72g 81n 9-i
4K	2x
4O	0-g 2x 4-e 5f
4P	0-n 2-b 3i 4-w 51t 6d
4T	0-1l 12x 2-d 3q 4-u 5-c
4U	0-l 11h 2-q 312 4-t 5p 6-16 7b
4Y	0-y 1-e 2-m 3-e 4-r 71y 813 an
4l	0-r 1b 3m 7d a-d
21 F	0f 4-a
4G	1b
4K	1u
4O	0v 1-h 2-q 41p 5-k 6-f
4P	1-c 2-h 3-e 5f 61h
4S	2-d 3o 4b
4T	1-b 220 4-h
4U	1-w 2s 5-g 61g
4l	0k 3-k 8f a-f
4w	0h 2-d 416 5d 9-k a-s
22 F	0-i 1d
4G	0-d 1j 2k 4-a
4K	0i 2-c
4O	018 2-h 4i 5-n
4P	0u 4e 5-j 6-h
4S	2g
4T	0r 1i 2f 5-d 6-a 8-c 9-a
4U	01m 1-o 3-f 415 5-o 6-l 7-b 8-b
4l	0t 1-d ak
4t	0-f 2f
4w	ae
23 F	2-c 3m 4a
4G	0c
4O	1c
4S	4a
4T	0v 1-14 2h 4j a-c
4U	0m 4-a 5e
4l	0-p 2-h 3e a13
4t	0b 1b 2-p 3b
4w	0f 1c 2e 4-s
24 O	0-e 2-d 5l 6o a-a
4S	2-f
4T	0f 1-k 2-16 4c 5j
4U	0-l 2-a 5c 6f
4l	0l 1b 2m a-z
4t	2a
4w	9d
25 O	0-u 1j 2i 4-13 6c 9b
4S	4-k
4T	1-a 2-x 9k ac
4U	4-l
4l	2-j
4t	0-b
4w	0f 9a a-b
1o=G -	016 1-f 2-j 3-h 5-e 7j 8d 9-c
5D	0-d 1-n 2-e 3-m 4-f 5-j 729 81h 9-i
5F	3k
5G	0-b 110 2a 4-g
5K	0a 1i 2h 4-d
5O	0l 1f 7-h 8-l 9a
5P	1-k 2-u 4-d 51m 61g 7-h 8-g a-c
5S	0c 4-b 7-a 8-b 9a
5T	0a 115 2i 3q 4-j 5-b 6-f 7-n 8-s
5U	0k 5h 8-f 9-d
5Y	0-w 1-c 2-k 3-d 4-q 71v 810 ak
5l	3c 5-c 7c
5t	1o 2d 4-e
5w	0q 1c 4-g 5e 7-l 8-n
3O -	0z 4-n
59	0d
5D	0-f 1-d 3-d 4-l 5-b 71j 81f 9-a a-c
5F	0-a 2-k 3w 4t
5G	1h
5K	2r
5O	1k 2-s 3x 4c 7-f 8-i a-c
5P	1-a 2-f 515 6e
5S	2-e 3j 4d
5T	0-q 31d 7-d 8-g
5U	2-s 31l 4j 7-c 8-h 9-e
5Y	0-k 4-g 71b 8d
5l	2-g 3x
5t	0-h 1e
5w	0c 2-e 3d 4b 5c 6a 7-c 8-d a-f
3S -	0v 1-e 3-g 5-d 7e 8f 9-b
5D	0-i 1-l 3-l 4-i 5-i 727 81b 9-g
5F	3m
5G	1r 4-e
5K	1p 2j 4-a
5O	0d 1a 3i 7-h 8-l
5P	0l 1-i 2-s 4-g 519 618 7-g 8-f a-b
5S	0-c 2-e 3j 7-a 8-b 9a
5T	1w 312 6-d 7-l 8-p
5U	2-j 31c 5g 8-e 9-c
5Y	0-a 1-c 2-i 3-d 4-o 718 8t am
5l	3e 4a 5-c
5t	1o 2e 4-d
5w	0m 2-a 3d 4c 5b 7-k 8-m
3T -	014 2-y 4-d 8b
59	0e
5D	2-e 6b 7k aa
5F	1b 2e 4-h
5G	0-f 1w 2f 4-g
5K	0-p 1x 2c
5O	0-n 118
5P	5j 6h
5S	0-h 1m
5T	0g 12c 216 3-v 6-d 7-l 8-p 9-b a-s
5U	12h 2p 4-p 5-j 6-n 7-m 8-c
5Y	0-v 71g
5l	0-o 111 2u 4-e 7-v
5t	0-n 1z 2o 4-i
5w	11c 2g 3-h 4-i a-j
1th=-1 - /9	0a 4-b
aO	0-b 7d
aP	0g 4-c
aT	8g
aU	6a 7b
aY	0e 4-h
aw	4f 6-a
9^	0l 1-a 3-b 4d 7-d 8-c ad
40 D /T	8a
8^	0-c 2-b 4-b 7y 818
6F /O	0b
9U	0d 4-b
8^	2b
6G /D	0d 2-a
6K ^	0b
6O /D	0-b 5c
9O	0f 4-b
9P	1n 4-l
9T	0-g 3a 5e
9U	0m 4-g
8D	3i 4-h
8^	5b 6b
6P /w	5e
8D	0i 6-e
6S /K	0-a 4a
9O	4-e
9T	0-c
9U	0m 4-c
9l	0-d
9w	0w 3-a 4-l
8D	0-d 4d
8^	0-d 4a
6T /D	4c
9P	0c
9S	0-f 2e
9T	3h
9U	0c
8D	2f 3a 9-b
8Y	1b
8^	2-d 5q 9-a
6U /D	2f
9K	0-d 3a
9O	4-a
9P	0m
9T	0n 2-i
9U	0a 4-r 7c
9l	0m 3-b
9w	0b 3-k 4-e 5q 6d
8D	0-w 1a 3l 4i 6-b
8Y	0-d 1m 3-e 5a
8^	3j 7-e
6Y /O	8a
8^	7f 8f
6l /D	0-c 3g
9O	7c
9T	0-e 7d
8D	0s 2-c
8^	2-g 3a
6t /D	0c
9O	0-a
9P	2-e 3c
9T	4a
9U	0a
8^	2a
6w /D	0i 3-a
9O	0r 4-d
9P	0c
9T	0a
9U	0p 4-b
8D	0g 3a a-c
8^	4c 5b
41 D O	0-d 4k
8T	0n 2j 8-m
8U	0d 4-f
8w	7b
6F T	0-f 2b
6K T	2d
6O O	0c 3-o 4o
8S	3-a 4c
8T	0-v 2i 3r 4h 5-l
8U	0d 3-l 4d
8Y	0q 4-f
8t	0-d 3c
8w	0h
6P F	0-a
8O	4-m 5u 6j
8S	0-b
8T	3g 5-f
8U	5o
6S O	4c
8S	0a
6T O	1a 4-f ac
8S	0f 2-f
8T	3e
8U	3-c af
8l	2-g
6U D	1e
8O	2-b 3-l 5t
8S	0-d 2-b 3-a 4k 6g
8T	0-s 1-f 2i 315 4g 5-11 7e
8U	0-g 1-b 3b 5n
8t	0-h 2c 3i
8w	0a 3e 5-f
6Y T	7a
8l	0r 7-g
6l D	0j
8F	4c
8K	0-g 2h
8O	0-a 4g
8T	0g 1-a 2i
8U	0-f 1a 2e
8l	2-a
8t	0-c 2f
8w	0-g 4e
6t O	0-f 2f
6w T	0-11 2t 6e
50 w l	0e a-c
42 D U	8f
6K T	0-e 2g
6O O	0-p 4t
8S	0c 4-g
8T	0-f
8U	0f 3-c
8Y	4a
8l	0-a 3i
8w	4b
6P O	4p 6-h
8P	5-u 611
8U	6e
8l	5a
6S S	0c
8l	0c
6T D	0s 2-w
8O	4b
8P	0e
8U	0-d 1-c 2x
6U K	3a 5-a
8O	0w 1-a 3-f 4r 5-e 6-b
8T	0-i 2l
8U	2b 3-f
8Y	0e
8l	5-b
6Y T	0-c 7g
6l F	0-c 2b
8O	4f
8S	0-d 4g
8T	4e
8U	0a
8l	010 2-u
8w	2c
6w D	9b
8T	4-h
8l	0a
8w	0d 4-d
43 D P	8-c
6K T	0c
6O O	0o 4-v
8U	0-e 4a
6P D	0p 5-o
8P	0d 5-d
8U	0-g 6o
6T P	2d
6U O	0o 4-w 5g
8T	0v 3-d 4-e
8U	6h
8w	0m 3-f
6Y l	0c
6l S	0f 4-d
8U	0k 2-a
8Y	8-b
8l	0-f 2a 4g a-d
6w O	0-d 4f
8U	0-d
8l	0-d 9c
8w	0-r 4f ao
44 O Y	0h 4-g
6P O	0f
6U P	0q 5-c 6-b
6l O	0i 4-h
8T	0-19 21a
8l	0f
8w	ak
6t D	0e
8P	0f
6w K	0b
8P	0-b
8T	0i
8l	aj
8w	0-b ae
45 D w	8-a af
6O O	0g 4-f
6l w	ab
46 w U	0b a-a
47 w w	0c a-a
48 l K	0b a-a
49 w l	0y a-v
0o=D -	0y 1-e 2d 3-g 5-e 9-b
4D	014 2g 4a 7-y 8-u
4F	3k
4G	1w 4-f
4K	1g 2n 4-c
4O	1k 7-g 8-j 9b
4P	1-i 2-s 518 616 7-g 8-f a-b
4S	0c 1c 4-j 7-a 8-a 9b
4T	0l 1w 3l 6-d 7-l 8-q
4U	0g 111 4-b 8-i 9-b
4Y	0b 7-w 8m aq
4l	0-d 5-b 7n
4t	0b 1m 4-c
4w	1m 2o 7-j 8-l
2F -	2-b 4c
4K	0b
4P	0-h
4S	0b
4T	2a
4U	0w 3-t 4-o 6h
4Y	7a
4l	0j 2k 8-c a-j
2G -	0i
4S	4a
4U	0m 1-d 2-b 3c
4l	0y 1-a
4w	0p 1-c 2-j 4i
2O -	0p 2-g 7a
49	2a
4D	1-a 3-a 7w
4F	0d 1a 2k 4-t
4G	0-f 1j 2g
4K	0h 1d 2-c
4O	0s 2l 3-10
4P	1-a 2-g 4-i 5l 610
4S	1c 4-d 9a
4T	0y 113 2b 3-k 4-m 5-c 6-a 8-c
4U	014 2j 3-1f 4-x 5d 6a
4Y	0-d 2-e 4-b 7n 8q ae
4l	0w 1-a 3-q
4t	0b 1a 2f 4-e
4w	012 3-e 7-a 8-b 9a
2P -	61b a-j
4D	7r
4F	0-f 3a 4d
4K	2e
4O	1h 4-e 5g 6-a
4P	0v 5-m 6c
4T	0b 1-b 2q 3r a-u
4U	1f 4i 5-14 6-b ab
4Y	2a 8f ab
4l	2c 3-c 4-s 7y 8m a-g
4t	2-b 3c
4w	2e 4b 9-b a-v
2S -	0t 2-c 4-c
4D	8c
4K	0m
4O	3-l 4a
4P	0-b 5g
4S	0g
4T	1a 2g 4-c
4U	015 2a 3-16 4-g 6b
4Y	0-o 7q 8b
4l	0j 2-a 4-a
4w	0s 3-e 4-a
2T -	0k 1-d 2h 3-e 5-c 7i 9-a
49	2a
4D	0-h 1-j 3-j 4-b 5-g 6-g 71w 81s 9-f a-h
4F	2-f 3p 4h
4K	014 1-f
4O	018 1-w 4e 7-e 8-g
4P	0h 1-g 2-o 4-a 517 6x 7-e 8-d a-a
4S	0k 1-h 2-l 3g
4T	1-15 2-q 31o 4-d 9g an
4U	0z 1-2k 2-y 3c 4c 511 6v 7c
4Y	1-a 2-k 3-a 4-n 7i 81c ah
4l	01d 1-13 2-15 4f 5-c 6-a 713
4t	0i 1-b 2-b
4w	01a 1-1b 2-t 3f 4j 7-e 8-g
2Y -	2-j 4-j 6-e 7s 8l af
4D	0g 2k 8-1g ae
4K	0h 2-c
4O	0g
4P	4-m 5y
4S	0-g 4j
4T	1j 4-b
4U	0v 1-c 2-l 6-j 7-b ae
4Y	7r
4l	0a 2-k a11
4t	0-j 2q
4w	4-h 9h ak
2t -	0e 2a 4-u
4D	2-a
4O	3c
4T	aa
4U	0-e 1-h 3d 5d
4w	2-e 4f aj
1thers= -	0-e 4g
8O	0-c 4h
8U	1-r 2-a 3l 5b
8l	4f
8w	0m 1-b 2-g
7D -	0m 4-r
9F	0c 4-b
9K	1b
9O	0d 1f 3c 4-10
9P	5f
9S	1b 2e 4-h
9T	1g 2-i 3-c 4j
9U	0-1b 11d 3e 5-a
9l	1d 2i 4-13
9t	aa
9w	0-u 1n 2u 3-e
8F T	2a
8Y -	0-j 2a
aO	0-c 4k
al	0-a
7GD -	0b
aU	3h
aw	4b
7O -	0-p 4q
9l	0-j 4l
9w	0a
8D -	0u 2-h 4-l
aG	2e
aK	0-a 1a
aO	0-t 4n
aP	5-d 6c
aS	0c 1c
aT	0a 1e
aU	0t 1t 216 3-k 4-16 5-k 6-b
al	0a 1f 4-e
at	0c
aw	0-h 1m 2a 4-g
9F l	0-h 2f
9Y O	4-a
bU	0-a
bl	2-c
8GD l	0j a-b
bw	011 a-g
9PD U	0i 4-d
cl	0f
8PD -	0-h 4l
bP	4a
bS	2b
bT	0m 2f a-j
bU	0-d 4b
bt	0-h 2g
bw	0-e 1d 2k
9Y D	8-f
bl	0-f 2c
8SD -	0l 4-i
bT	0-e 2g
bl	0-j 4j
bw	0-b
9PD l	4-b
8Y D	af
aO	013 3-f 4-k
aU	012 2c 3-a 4-l 5-b
aY	7d 8-c
al	0e 7-e
at	0-b 2d
7PD -	0c 2-e
aO	1p 4-j
aT	0-p 1g 2b
aU	111 2a 3-e 5-d 6-b
at	3c
aw	0-b
9F l	0c
9Y -	0-k 4d
bl	0-e 4c
7SD -	2c
aT	0r 2-a
aU	0-m 1c 2-a 4d
al	0-h
aw	1b 4-a
9Y U	0r
8GD -	0-a
bl	4-d
aF -	0b
8PD l	0c
7T D	0-g 2-d 4-a 7r 81b
9Y	7j
8D -	2d
aF	2-e 3j 4i
aK	2b
aO	0b 1-b 4f
aP	0e
aS	0g 2-e 3b
aT	0-i 3x 4-a
aU	0a 1-p 3g 4h
aY	0o 7-i
al	0e 1-e 2-k 3s
aw	1-b 3e 6b
9F P	4l
bS	0a
bU	0b 4-d
bl	0-f 4d
bw	0-c
9Y -	0-w 4o
bU	0-f 5c
bl	2-j 4s
aF l	0g 2-e
8GD -	0-b
bl	0-q 4p
8O D	0-c 7u 8p
aY	7j
9D -	0f 2i 6-i
bK	0k 2-e
bO	3-d
bP	0-r 5p 6v
bU	0t 2-q 3-f 4-a 5g 6a
bY	8c
bl	0k 2g a-h
bw	0r 1-f
aY -	0-a
cT	0e 2-k
cU	2-g 4j
cl	0-u 2l ah
9P D	7f 8c
aD -	6i
cP	0k
cT	0j
cl	0j 4-g 7a
ct	0v 1-b 2-e
cw	0g
bY -	0-g 4a
dU	2-b
dl	0-r 4j
aY -	2e 4-c
cl	0-d 2b
9SD l	0a
aPD -	2-c
9Y -	0f 2-d
bU	0-d 4a
bl	0g 2-t
8P D	7d
9D -	0g
bF	4b
bO	3k 4-d
bP	0i
bS	0-e 3b 4h
bT	1-t 3l
bU	0-g 1-i 3w 412 5-m 6-c
bt	4a
bw	0-h 4r
aF -	0-j 4g
cl	0g a-e
9Y -	0g 4-g
bT	3c
bU	0-b 2b
bl	0f 4-f
aF -	0c 4-b
8S D	8b
9D -	0i 4-i
bD	0b
bO	0f 3-c
bP	4-a 5g
bS	4a
bU	3-j 5d 6i
bw	0w 4-a
9PD S	0s 4-k
cU	0l
cw	4b
aY -	0a
9Y -	2d
bU	0i 2k 4-j
8Y -	0b 2-h 4-e 8l
aD	2f 8-m
aO	4a
aU	2-o 3j 5a
al	4-c
9F P	4-b
bl	0h 8-b
8tD -	0-b
bw	4-a
9OD l	0d 2-d
7Y -	2-j 4h
9T	2i
9U	2-e 3-i 4h
9Y	7g 8-c
9l	3f 4-e 7-k
9w	0c
7tD -	0l 4-p
aU	4-e
al	2-a 4c
9Y l	0g 4-e
8OD -	0r 4-s
bl	4-f
bw	0-d 4e
9PD -	0-e 4c
cD	0c
cU	4b
cl	0-c
cw	0a
9SD -	0-e 4g
8SD -	0-e 4e
0p=&	4j
2)	0c 2b 4g 6-j
2,	2h
2-	4-c 8i
2/	01g 2q 4-1w
20.8	0c
31/2	7b
33/2	7c 8-a
212	0f 2-a
22016	7c
420	7b
51	0d 8-c
53	0d 2a 8-j
23	6-b
27	0-g 6i
28	6x 7-f
2:	0q
2;	0c
2@	0i
2a	0o 2-n
3.	4h
3gen	2-b 3b
3n	4-a 6f
4d	0k 2-g
4sw	9a
3ssi	0-a 2h
3t	0i 2-g
3uck	5h
2back	0c
4n	2c 3-a
4o	4c
4y	0l
3enh	3a
4rl	5d
3ien	0g 5-d
5t	0c 4-b
4nh	5b
4os	0-a 2n 4-c
3loe	0-h 3-j 51f
3roo	3a
2ca	0b
4m	5d
4n	5b
4pe	4-k 6n
4re	2c
4y	4a
3hi	2h 3-j
4uy	0-g 2l
3lay	0-b 3h
4in	2-c 4f
3n	0l 3-h
3o.	5i
4ll	4-b
4ng	0q 2-u 3c
3tv	1c
4y	3b
3ua	0-a
4ng	0e 3-b
4rr	0-a 8m
2date	0s 1-b 3-c
3e	2-e 3q
4m	0-b 2h
5o	1j
4pa	3c 4-c
5u	0b
4si	2c 3-b
3i	0-a 2a
4en	2e
4nh	6c
4st	0f 3-e
3lam	3b
3ntn	3f
3o	0-e 2-g 4y
4i	0-a 3d
4ng	0-e 5e
3r.	3g
3u	4-a
4bl	0-a 5h
4ng	0-g 1c 2b
4ra	0g
2east	3-o 518
3lec	2a
3mer	0b
4pl	0x 3-g
3ngl	1-e 2g
2fami	2-a 4j
4rm	3o 4-d
3eb	7c
4ll	2a
3irm	2-b 4k
3or	0h 2-j
5m	4g
3ran	4e
4ee	0-g 313
2galw	5-e 6j
4n	0s 4-r
3ian	0m 2-b
4o	0-b 2b
3las	5a
3o	5-b 6k
3rad	1a
4ou	0f
2ha	5a
4mi	5g
4n	0-c 2u 4-c
5g	0-h 2l
3e	7k
4ad	0a 2-a
3ien	7e
3oa	5-a 6b
4c	1d
4sp	0b 4-a
3ue	5g
4ng	4c
4ye	0-a 5a
2ii	0u 2-c 4-d
3nte	1d
2job	2c
3r.	1n
2kcn	5g
4s	1b
3hac	2-a
4o	0-g 4g
5a	0e
5i	0f 3-d
4u	1-a
3iem	0t 2-h
4tc	0a 3a
3rak	5d
3y	1b
2lac	4-a 6p
4i	0h 2-c
4m	2-f
3e	6b
4ad	0y 1b 2-j 4-c
4ve	0b 3-d
3ing	0a
3oca	0a
5u	0-a 1t 3-e
4ng	5a
3td.	0d
2mark	4-a
4y	0-b 2p 8-h
3elb	3-f 5s
4ns	2l 3-i
3ien	0k
3use	4a
2nair	5c
4m	5d 8a
4ng	6f
4y	0-b 7e 8f
3etw	1j 2-d
3gan	2b
4he	5a
3ha	0e
5n	4-b
5t	3-a 4c
3ige	6a
5h	0-d 2s
2o	0q 2-t
3f	0b 2-j 4d
4fi	0-g 4b
3n	0m 2-m 4-k 6m 9d a-a
3yel	3c
2pair	0-g 2j
4pe	4b
4ul	0a
3eop	0-a 4b
4tt	1-e 3b
3hai	0-c 4d
4u	0-b 1v 3-b
4ys	2u 4-q
3ine	3b
3lac	0-h 2f
5t	0c 5-b
4c	4b
3osi	0d
3rod	2c
2q.	5j
3uan	5d
4y	0b
2rama	3e
3egi	2h 4-a
4mo	0h 5-c
4ns	4d
4ta	0-b 2k
3oll	0e 2-b
4ma	5-g 6h
2self	1-19 31q
3hop	0a 4-a
3ien	3-d 4-d 512
4nc	0c 7-c
3ola	4a
4n	4c
3r.	1n
3t.	3f
4ag	1s
5n	1b
5t	0f
4re	112 3-b
4ud	2a
3u	2e
4mm	0-a 2e
2tai	2-d 8l
4n	5m
5g	0f 2-b
4p	2a
4y	2g
3eac	2g
5m	010 2-i
4il	1n
4st	0a 2a 3-m
3han	0j 4-a 7e
5u	0a
4e	1-g 2-h 3s
5n	2a
4i	4b
5n	4b
4o	1d
5i	0l 1-d 2c
3iem	3a
4kt	2b
3nhh	4a
3o	0f 5-e
4a	3e
4ng	3d
3p.h	0-b 5t
3rai	1b 2c
4un	3b
5o	1i
3u	0-d 3t
2uae	6b
3niv	2-b 3s
3tre	0-k 517
2van	3i
4ri	3g
3i	0i
4a	0-c 4d
4c	4-h 6t
4en	0-b 2l
4ne	4b
5h	5c
2wate	0-f 5r
3erk	1q
4st	2f 5-b
4xf	3a
3ool	0b
4rk	0-f
2xa	4e
3e	0b
3i	3a
2yama	3e
2|	0f
2·	0h
2–	7j 8d
2—	0p
0shape=&	4r
7 U	0-a 4p
6(	01v 2-o 4-l
7 -	01v 2-o 4-l
6)	0-2p 22z 41p 6-x 7-a 8-f
7 -	0-2p 22z 41p 6-x 7-a 8-f
6,	0-i 2-j 4b 61x 8-f
7 -	0-i 2-j 4b 61x 8-f
6-	0-j 4-c 81c
7 -	0-q 4-a 811
8D	8b
6/	06n 2-1c 3-a 4-4o
7 O	01s 4-1k
8S	0b
8T	01j 2-j 4-r
8U	01v 4-1k
8l	0c
8w	0q 4-i
69	0h 1-e 4-1b 61l 7-o 8a ao
7 D	6e 7-k 8c
8P	0b
8U	0-o 4-n 612
8w	015 1-c 4-a
7.9 U	0b
7/999	7e
b D	7d
79	0e 1-e 2-l 3-a 4f 8c ah
8 S	0a
9T	0a 2-c
9w	1-b 4l
8.99	0-c 7q
b D	0-a 7q
8/99	718 8-o
b D	718 8-l
899	0-a 1-a 3-b 711 8m
a Y	0-j 2-a 4-e 712 8r
a-	0-a 713 8-c
b D	0-a 714 8-e
a/	7c
b D	7c
6:	017 2-b 4-h
7 -	017 2-b 4-h
6;	0h 2-d 4-b ad
7 -	0h 2-d 4-b ad
6@	0s 2-a 3-e
6X	4d
7X	0-3h 121 32k 4h 5-e 616 8-h 9-i a-10
8 F	3a
9O	0-1i 1o 3n 4y
9P	0-t 3m 4-d 6z
9S	3d
9T	1j 2-d 3c a-a
9U	0-a 2s 5-c
9l	0l 2-d
9t	0-j 1g 2a 3b
9w	0-h 6c
7x	0-2k 122 2-s 32b 419 52i 6-c 8-1v 921 a-4d
8 D	0-a 71d 8-c
9F	0g 2-j 3h
9G	1r
9K	0b
9O	0-r 3e 41h 6g 7-c 8-d 9f a-w
9P	012 1-i 2-p 3-l 51e 6n 7-e 8-d a-a
9S	0-d 2-s 3a 4o 9c a-c
9T	0-c 1l 21b 3v 4-12 6-e 7-d 8-e 9m a-v
9U	0-1k 313 410 511 6-n a-c
9Y	7b 8a
9l	0p 2-r 3-b 4u
9t	0-15 1b 220 9d a-t
9w	0-a 110 2-12 3s 4-v 5n 9o a-h
6x	0z 220 3-1t 4n 5-x 6-1f 7-1c 9-12 a2v
7 -	2-i 8o
8D	0b 2c 7-1d 813
8F	0-h 2k 4b
8G	2c
8K	0a
8O	0v 3-q 4-l av
8S	2s 3-a 4-n ad
8T	0-1d 1a 2j 3-b 41c 8-a 9-b aq
8U	0j 2-k 4e
8Y	7m 8-c
8l	0-j 1b 210 3f 4-h 5-b 6-b 7c a-d
8t	01k 2-1x a11
8w	1-h 218 3-d 411 5-b 6-a 7-b 8-e 9-d
6|	0r 2-c
7 -	0r 2-c
6·	0t 2-c 4-a
7 -	0t 2-c 4-a
6–	0-f 2-f 7v 8m
7 -	0-c 2-c 717
8D	7-b 8u
6—	012 2-a 4-a
7 -	0v 4-a
6’	8b
1ign+=	 O D	0-u
aU	0b
8P D	5b
8T D	5-c
aO	0-d 2f
aY	2d
8U D	4-a
aP	7d
aS	0h 3-a
aT	0e 1-b 3p 6-d
aU	0c 3-j
aY	4-a
8Y O	7c
aP	8b
aU	8d
8l D	0-e 4r
aO	0-i 2b
aP	0-h 7b 8d
aT	0k 4-e
aU	0-b 7g
aw	4-e
8w O	0m
aU	0g
6  U D	2-c 7i
aY	0j
8l Y	0x 2-a
79 $	0b 2-b
7D $	0-p 4-e 712 81c
9/S	0b
aU	0b 2-b
7F $	0-a 3c 4c
9/T	0j 4-c
aU	0c
7K /w	0-a 2b
7O $	1d 3e 4-h 5-a
9/K	0k 4-k
aP	0-a 4d
aT	0k
aU	0-p 4k
7P $	010 2-b 3-a 4-a 6i
9/D	5k
aT	4n 5-a
7S $	0-f 2-a 4a
9/D	0-f 2a
aT	0n 4-d
aw	4a
7T $	0b 3b 5-h
9/D	2s
aS	0i 2-n
aU	0-j 1b 2j
aY	2-c
aw	1a
7U $	1-c 5z
9/D	1a 2-d 5j
aF	0f
aO	2-c 4a
aP	0-j 4a
aS	3b
aT	4-l 5x
aU	0-c 1r 2b 5-g
aY	0-c 3c
at	0j 4-c
aw	0-a 1-b 3m 4f
7Y $	0-d 8l aa
7l $	2-f
9/G	0c 4-b
aO	0-i 4g
aS	4a
aT	0a
aU	8-b
7t $	3a
7w $	ah
9/D	0-v 1c 2l
aO	0-j 1b 2b
aT	0-a 4g
aU	0-j 1c 2c
al	0n 2-h
aw	0-g 4c
6( D w	7d 8f
8G U	0a
8K l	2a
8O D	0-h 4g
8P D	0f
aP	4a
8S O	0l 2-b 4-a
aU	4-d
8T D	2-d 3a 4j
aO	0b 2-a
aS	0b 2-b
aU	0b 2-b
aY	0e 2-i
al	2k 4-d
8U D	0-o 2-d 5m
aO	0-w 2-b 3v 4r
al	0-h 1n 2c 5-a
8Y w	7a
8l O	0-a
aU	2-c 3f 4-b
al	0-1f 212 4c
8t U	0h
8w D	0b 4-d
aO	0c
aP	0c 4-b
aT	1a
aU	0s 2-g
al	0-11 1a 2g
6) D Y	2a
8O D	4a
aP	4a
aT	0j 4-h
aU	0-d 4e
8P T	0w 5-c 6-d
8U D	0j 2-a
aT	0p 4-l
aU	0a 4-a
aw	0-a 4a
8Y T	0c
aU	0c
8l D	2d 4-c
aO	0i 4-b
aT	0o 4-k
aU	2-l 4l
aw	0e 2-h
6, K K	0i 2-c
8O D	015 3-d 4-k
aO	0-k 3e 4d
aP	0c 4-g
aT	0n
aU	4-c
8P D	0-1i 4-r 51a 614
aP	0o 4-m 5v 6-i
aY	4-g
8S P	0a
aU	0i
8T D	0-f 2k
aP	2-p 3d
aS	0-b 2c
aT	0-a 1d 2g 3-b
al	0-c 3b
aw	0-a 5b
8U D	0-w 5h
aP	1-b 2-c 3-d 4-10 5e 61x
aS	2j 4-e
aU	0-g 2c 4e 5-a
aY	0-b ag
al	0f 4g
8Y U	0-b 7l
8l D	0-a
aF	0e 2-c
aO	012 2-z
aP	0b
aT	0c 2-m 4b
aU	0-k 2m 4d
al	3e
at	0d 2-d
aw	0s 4-f
8t O	0b 2-a
8w O	0-h 2-c 3k 4k
aS	0k 2-h
aT	0-d 2b
aU	a-h
al	0r
aw	0o 1-b 2-c
6- O P	0-g 4g
aU	0-c 4b
8T U	2l 4-c
8U D	2-k 4f
aO	2-e 3b 4f
aP	0-o 3r 4a
8l D	2a
aP	0f 4-e
aU	0-e 4d
8t U	4a
8w P	4a
6. O D	0g 4-j
aO	0-b 4a
aP	0-f 510
aw	1e 2c 4-r 9e aa
8P O	3l 5-f
8T w	9e
8U O	4f
aT	0-f 120 3-v 5-c
aU	0-a 3a 5s
8l w	0g
8w w	4-b 9k
6/ T D	3-e 5h 6c
8U D	4-l 6h
8l D	2-i
8w D	0-j 6l
6: O F	0f
aO	0y 3-h 4-d
aU	0r 3-b 4-e
8U D	015 3-f
aP	0l 3-a
aT	0y 3-e
aU	016 1-b 3-o
8w D	0j
aG	0c
aP	0l
aT	0a
6; O P	4c
aU	0-h 4j
8T U	0q 2-p
8U O	0-a 2i
8l O	0-b 2a
aP	4f
8w U	0-l 2l
al	0-d af
6D D O	0h 4m 7-j 8-k
al	8-c
6^ - D	0b
aF	0-a 4c
aG	0f
aO	ab
aS	0a 4-b
aT	0y 2f 4-b 8-c
aY	8q
al	0-s 4-c 7b 8n
at	0k 4-f
aw	0i 2-c
6t T O	0n 2-m
aU	2e
8l O	0-a
6| T D	0y 2-w
8U D	2b
8l D	0-h 2b
aO	0-a 2a
aP	0a
aU	0i 2-c
6· T D	0-g 2i
aU	0h 2-b
8U P	0e
8l D	0-f 4b
aP	0-c 4a
aY	2a
6– - Y	0-t 7q
8O P	0a
8U D	0-g 2b 5b
aP	0-b 4n
aT	0-c 4d
8l O	0j 2-h
aP	0-g 4h
aU	0n 4-m
8w O	2-a 4b
6— O D	0-a 4a
aP	0c 4-b
aU	0k 4-j
8U D	2c
aT	0-b
aU	0a
8l D	0h 2-g
8w P	4a
aT	4b
4=	 D T	7i
7O D	3d
9U	3f 4-d
9Y	0m 3-b 4-d
7P D	5j 6-d
9U	5a
9Y	5b
7S D	0-c
9U	3b
7T D	0m 2-f 3b 4a
9O	1b 2c
9P	0-b 2o a-f
9U	0n 1n 2-q 4-b
9w	0-c 1b 2a
7U D	0-n 3s 4f
9P	3g 6-g
9T	0s 2-13 7i
9U	2-e 317 4-f
9Y	0-c 1k 3-k 4-c 5j
9l	4-h 5b
9w	3d 5-b
7l D	0-g
9U	0-a 1f 2n 4-p
7w D	0-u 2-b 3g 4f 9e
9K	0a
9O	2e 4-d
9P	2b a-c
9T	9b
9U	4-b
5  D P	6f 8-n
9T	8-h
9U	7-f 8g
9w	8-a af
7Y l	015 7-u
6- /9	0a 4-b
9O	0-b 7d
9P	0g 4-c
9T	8g
9U	6a 7b
9Y	0e 4-h
9w	4f 6-a
8^	0l 1-a 3-b 4d 7-d 8-c ad
5( D O	4j 7-a
9T	0k 2r 7-q 8-o
9U	0a
9t	0c
7K D	0k 2-f
7O S	0-d 4d
9U	0d 3-g
7P F	0-b 4c
9O	0n 6-e
9U	6-b
7U O	01o 4-13
9S	0-o 3b 4d
9T	0-j 21h 3-e 4-f
9U	5d
9l	4d
9t	0-g 3l
7l D	0x 2-e 4-b
9F	0-d 4i
9K	0-c 2e
9O	4e
9T	0-b 213
9U	0r 2-d 3-b
9l	0u 2-i
9t	0-b 2d
9w	2-12 av
7w D	016
9T	0-b 2e
5) F U	0j 2-c
7O l	3c 4-c
7T l	2-m 3c
7U Y	3f 5-a
9l	0-h 1a 3g 5-a
9w	0-j
7l l	2-e
7t D	0e
7w P	0-b
9U	0-h ab
9l	0-10 5d 9c
5, F T	0-a 2f
7K T	2a
7O O	3-b
9S	4c
9T	0-f 2c 3g
9U	4m
9l	0-b 4g
9w	0h 3-q 4a
7P O	5p 6-a
9P	5-x 61k
9U	0-j 5-x 623
7S S	0m
9w	4a
7T O	0l 2-p
9S	0l 2-k
9T	2c 3-b
9U	0-c 4b
7U O	019 1-n 3-g 4h 5-b
9S	0g 3-b 4d 5-i
9T	21q 3-p 4-f 5-c
9U	0b 1-e 2i 3-o 4z 6-g
9l	1-i 2e
9t	2f 4-a
9w	016 2-b 3-k
7l D	0t 2-c
9F	2a
9K	0g a-b
9O	4h
9P	0b
9S	0b
9T	0-x 21e 4d
9U	0i 2-h 4m a-e
9l	0r 2-e
9w	2k
7w O	4c
9T	0-g 2k 4-g 6e
9U	a-b
9l	0y a-r
9w	4e
5- O O	0l 3-j
9T	2i 4a 5-f
9U	01c 3-h 4-z
7U O	0-e 5a
9T	3d
9U	5f
7w U	0k 2-d
5. O P	3-c 4f
9U	3-h 4r
7P O	5-p 6u
7T U	1-1n 226
7U U	0a 3-l 4h 5-y 6x
7w O	ab
9T	ad
9U	0c 2-a 4a
9l	0j 9-m al
9t	ae
9w	0c 9-q a11
5: O D	0b 4-d
9O	0-g 3b
9U	0-b
7T D	1b
7U O	4b
9U	0-n 1a 3i
7w O	0-b
5; T T	3a
7U U	0-a 5i
7l w	ae
5D T D	2c
7l Y	8-b ac
5^ D /T	8a
9^	0-b 2-b 4-b 7y 818
7F /O	0b
aU	0d 4-b
9^	2b
7G /D	0d 2-a
7K ^	0b
7O /D	0-b 5c
aO	0f 4-b
aP	1n 4-l
aT	0-g 3a 5e
aU	0m 4-g
9^	5b 6b
7P /w	5e
7S /K	0-a 4a
aO	4-e
aT	0-c
aU	0m 4-c
al	0-d
aw	0w 3-a 4-l
9^	0-d 4a
7T /D	4c
aP	0c
aS	0-f 2e
aT	3h
aU	0c
9^	2-d 5q 9-a
7U /D	2f
aK	0-d 3a
aO	4-a
aP	0m
aT	0n 2-i
aU	0a 4-r 7c
al	0m 3-b
aw	0b 3-k 4-e 5q 6d
9^	3j 7-e
7Y ^	7f 8f
7l /D	0-c 3g
aO	7c
aT	0-e 7d
9^	2-g 3a
7t /D	0c
aO	0-a
aP	2-e 3c
aT	4a
aU	0a
9^	2a
7w /D	0i 3-a
aO	0r 4-d
aP	0c
aT	0a
aU	0p 4-b
9^	4c 5b
5t O T	0-b 4c
5| T P	0j
5· P D	024 5-21
7l l	2g a-d
5– K T	0-m 2o
7O O	0l 3-d
9S	0n 4-h
9T	4b
9w	0e
7U D	1a
9O	3-b 4u 6-d
9T	0b 2-f
9U	0j 3-c
9l	0l 4-e
9w	0f 4-d
7t O	0-c 2d
7w S	0-i 4p
9T	0k 4-f
9U	4g
9l	0k 4-b
5— O T	4-f
7T O	0-g ad
9U	2-m ag
7U U	1b 2b
7w O	9a
0t $	3a
2/D	0i
3O	0-e 2e
3P	2-e 3c
3T	4a
2O	2b
2P	0f
2U	2-c
3 $	0-e 2d 3e
2^	2a
2l $	0-e 2b
2w	0-b
1=BC	0c 1-b 2-1s 3-31 4aq 5-l 6-1b 7-b 8-t 9-2 a-x
3P	0-z 13 2-1d 3-y 4-29 5-1q 69f 7-3 8-l 9-a a-p
3T	0-9 1-3l 2ay 31f 4-2c 5-n 6-u 7d 8-v 9-7 a-1u
3W	0-1o 1-c 2-i 3-d 4-l 5-6 6-6 7-d 8-f 9-z a5x
3X	01 16 2-1t 3h 4-1j 5t 6-r 7-2b 878 92 a-j
2IC	02i 11w 2-40 3-4w 4cv 5e 6-3j 71v 8-24 9k a-2o
3P	0-1 112 2-1u 3-y 4-23 5-1y 671 70 8-u 9-c a-n
3T	019 1-3y 2bg 3s 4-4i 5-11 6-2a 713 8-2f 930 a-3e
3W	0-39 1-p 2-1b 3-m 4-16 5-c 6-h 7-u 8-q 9-27 aa0
3X	01d 11y 2-4e 32m 4-3k 51n 6-1s 7-3t 85l 9t a-1s
2O	04i 132 2-64 341 4-7p 549 6-4s 74f 8-3d 9-p a-40
2^	017 12d 2-1j 31i 4-1s 5-s 6-f 71o 8-1l 9-a a-e
0under=chuc danh	0f 1l 4-e
bvu	2p
7ity	4-c 5f 6b
7ompany	2-h 3l 4n
8ng ty	0c 2-c
bviec	0-p 1c 2v 4-b
6don vi	4c
6employer	3h
6job title	2e 4-b
6main duties	0-a ae
7o ta	0-i 9a ao
6nhiem vu	9a ae
7oi dung	0-i aq
6place	5c
7osition	0-g 2m
9t held	2d
6role	0-c 1d 2o
6tasks	0-f ap
6vi tri	213 4-c a-t
8ec da	01y 2-p 4-g
6what i	0-g 9i ah
8ere	0-d 2-a 3n 4b
0w $	ah
2/D	0-e 2l
3O	2j 4-e
3P	0f
3T	2-a 4m
3U	1e
3l	0p 2-j
2D	6f a-e
3 l	af
2G	0k 2-c
2K	0c
2O	0-b 2-h 3b 4h 9e a-b
3 $	0g 4-a
2P	0-b 3b 4e a-l
2S	0d 2-f
2T	0-g 2w 4-e 6b
3 w	2a
2U	0a 1d a-y
3 $	0q
2Y	0-d ah
3 $	aa
2^	4c 5b
2l	0l 3-d 4-p aq
3 $	0-d 2-o ay
4/U	2a
4w	0h
2t	ag
2w	0u 1-j 2-l 3-d az
3 $	ai
4P	0-a 4b
4T	2a 4-b
4l	9-c
4w	ac
1=&	4j
3 U	0-c 4l
2)	0c 2b 4g 6-j
3 -	0c 2b 4g 6-j
2,	2h
3 -	2h
2-	4-c 8i
3 -	4-a 8d
2/	01g 2q 4-1w
3 O	0s 4-p
4T	0-k 211 4-d
4U	0q 4-l
20.8	0c
5 9	0c
212	0f 2-a
4 T	0a
22021	0d 8-c
6 D	8-e
53	0f 2a 8-i
6 D	0g 8-l
23	6-b
3 P	0b 6-a
24 w	0b
27	0-g 6i
28	6x 7-f
3 D	6f 7-f
4U	6i
2:	0q
3 -	0q
2;	0c
3 -	0c
2@	0i
2a	0o 2-n
3 l	0d 2-c
3.	4h
4 U	4g
3gency	2-d 3c
8 U	3c
3n	4-a 6f
4 U	4-a
4d	0k 2-g
5 T	0m 2-i
4swered	9a
3ssistant	0-a 2h
3t	0i 2-g
3uckland	5h
2backend	0c
4n	2c 3-a
5 U	0p 4-a
6l	0-j 4b
4o	4c
4y	0l
5 U	0l
3enh	3a
6 O	3a
4rlin	5d
3ien	0g 5-d
6 P	0h 5-e
5t	0c 4-b
6 l	0c 4-b
4nh	5b
4ostatistician	0-a 2o 4-c
h U	2g
3loemfontein	0-h 3-j 51f
e U	0-f 3-j 51c
2ca	0b
4m	5d
5 U	5d
4n	5b
4pe	4-k 6n
6 U	4-j 6p
4y	4a
3hi	2h 3-j
5 O	0d 3-h
6l	0-d 2g
4uyen	0-g 2l
3n	0l 3-h
4 U	0l 3-h
3o.	5i
5 O	5i
4llege	4-b
9 S	4-b
4ng	0q 2-u 3c
6 O	0g 3d 4-e
7S	0c 2-a
7T	2-d
3tv	1c
4y	3b
3ua	0-a
4ng	0e 3-b
4rrent	0-a 8m
9 U	8i
2dates	0s 1-b 3-c
7 U	0s 1-b 3-c
3e	2-e 3q
4 l	3p
4m	0-b 2h
5onstrator	1j
e U	1j
4partment	3c 4-c
c O	3c 4-c
5uty	0b
8 T	0b
4signation	0e
d U	0e
3i	0-a 2a
4en	2e
4nh	6c
4strict	0f 3-e
a O	0f 3-e
3lamini	3b
9 U	3a
3ntn	3f
3o	0-e 2-g 4y
4 w	0-c 2-b 4q
4i	0-a 3d
4ng	0-e 5e
3r.	3g
5 U	3g
3u	4-a
4 U	0f 4-b
4blin	0-a 5h
8 U	0-a 5h
4ng	0-g 1c 2b
4ration	0g
a U	0g
2eastern	3-o 518
9 U	3-o 518
3mergency	0b
b O	0b
4ployer	0x 3-g
a U	0u 3-g
3nglish	1-e 2g
9 T	1-d 2d
2family	2-a 4j
8 l	4d
4rms	4a
3eb	7c
4llow	2a
3irm	2-b 4k
3or	0h 2-j
5 t	0d 2-c
5merly	4a
3ranchise	4e
b l	4e
4eelance	0-g 313
b U	0-g 313
2galway	5-e 6j
8 P	5-e 6j
4n	0s 4-r
5 O	0n 4-n
6w	4a
4rage	4c
8 U	4c
3ian	0n 2-b
6 l	0c
7w	0c
4o	0-b 2b
3lasgow	5a
3o	5-b 6k
4 U	5-b 6k
3raduate	1a
4oup	0f
7 O	0e 4-a
2ha	5a
4milton	5g
a U	5g
4n	0-c 2u 4-c
5 K	0-g 2k
6l	0b 4-b
5g	0-h 2l
6 T	0-a
3e	7k
4 Y	7k
4ad	0c 2-e
6 T	0c 2-e
3ien	7e
6 l	7f
3oa	5-a 6b
5 P	0a 4e 5-f
4c	1d
5 w	1a
4p T	2a
4spital	0c 4-a
a O	0c 4-a
3ue	5g
4ng	4c
4yen	0-a 5a
2ii	0u 2-c 4-d
4 T	0h 2-h
5U	0d 4-d
3nternship	1c
2job	2c
5 l	2a
3r.	1n
5 U	1n
2kcn	5g
5 P	5g
4s	1b
3hach	2-a
4o	0-g 4g
5 l	0-e 4h
5a	0e
6 w	0a
5i	0f 3-d
6 U	0g 3-d
4u	1-a
3iem	0t 2-h
6 T	0w 2-q
4tchen	3b
9 O	3c
3rakow	5d
3y	1b
2lac	4-a 6p
5 U	6d
4i	0h 2-c
5 T	0k 2-i
4m	2-f
5 l	1c
6w	0e 1-b
3e	6b
4 U	6b
4ad	011 2-n
6 T	011 2-n
6er	1d
8 t	1a
4vel	0b 3-d
7 U	0b 3-d
3ingen	0a
3ocation	0a
a U	0a
5um	0-a 1t 3-e
7 U	1o 3-e
4ng	5a
3td.	0d
6 O	0d
2marketing	4-a
b F	0a
4y	0-b 2p 8-h
5 T	0-b 2c
3elbourne	3-f 5s
b U	3-e 5o
4ns	2l 3-i
6 U	2l 3-i
3ien	0k
6 U	0c
3useum	4a
3y l	4a
2nairobi	5c
4m	5d 8a
4ng	6f
4y	0-b 7e 8f
5 U	7a
3etwork	1j 2-d
9 T	1k 2-h
3gan	2b
4he	5a
3ha	0e
5 O	0t 4-g
6w	4b
5nh O	0e 4-d
5t	3-a 4c
6 U	3-a 4c
3igeria	6a
5hts	0-i 2t
8 l	0-a 2e
4nh O	0a
3oi w	0a
2o	0q 2-t
3 T	0k 2-k
3f	0b 2-j 4d
4 O	4b
4fices	4h
9 w	4h
3n	0m 2-m 4-k 6m 9d a-a
4 U	4-g 6h
3yelaran	3c
2pair	0-g 2j
4per	4b
4rt-time	0c
b l	0d 2-a
4ul	0a
6 U	0a
3eople	4b
8 w	4b
4ttersson	1-e 3g
3hai	0-c 4d
6 l	0-c 4d
4u	0-b 1v 3-b
5 w	1b
4ysiotherapist	2u 4-o
h U	2r 4-m
3lacement	0-h 2f
b w	0-g 2e
5tform	0c 5-b
4c	4b
3osition	0d
a U	0d
3resent l	0a
2q.	5j
4 U	5f
3uan	5d
4y	0b
5 T	0e 2-e
2ramaswamy	3e
b U	3e
3egion	2j 4-a
8 U	2c
4mote	0h 5-c
8 P	0h 5-c
4nsburg	4d
4tail	0-b 2k
8 O	0-g 2k
3ollout	0e 2-b
4mania	5-g 6h
9 P	5-g 6h
2secondee	2e
8ment	0e 2-d
c l	0e 2-d
4lf-employed	1-19 31q
f T	1-19 31q
3hop	4-c
6 l	0e 4-b
3iena	3-d 4-d 512
7 U	3-c 4-c 5z
4nce	0c 7-c
7 D	7-c
3on	4c
3r.	1n
5 U	1n
3t.	3f
5 U	5a
4agiaire	1s
b U	1l
5nd-in	1b
a w	1b
4reamer	112 3-b
a U	1x 3-b
4udent	2c
3u	2e
4mmer	0-a 2e
8 l	2a
2tai	2-d 8l
5 -	0-b 8h
4n	5m
5 U	5b
5g	0f 2-b
4p	2a
4y	2g
5 l	2c
3eam	010 2-i
6 T	011 2-i
4ilzeitkraft	1n
f U	1h
4st	0a 2b 3-l
6 U	0h 3-l
3han	0f 4-b
6 O	0a
6g	7f
7 D	7h
5u	0a
4e	1-g 2-h 3s
5 T	1-b 3d
6U	3h
5n	2a
6 l	2a
4i	4b
5nh	4b
4o	1d
5i	0l 1-d 2c
6 w	0j 1-c
3iem	3a
4ktok	2b
3nhh	4a
3o	0f 5-e
4 P	0e 5-d
5l	0e
4a	3e
5 w	3a
4ng	3d
6 O	3b
3p.hcm	0-b 5t
8 P	5p
3rainee	1b 2c 3-c
9 T	1a
5nslator	2a
4ung	3b
7 S	3b
5ong	1i
3u	0-d 3t
4 D	0m
5l	0-a 2b
5w	0-l 3z
2uae	6b
3trecht	0-k 517
9 U	0-k 517
2van	3i
5 U	0c
6l	3b
4rious	3g
3i	0i
4 w	0i
4a	0-c 4d
5 O	0-c 4d
4c	4-h 6t
5 U	4-g 6q
4en	0-b 2l
6 T	2f
4neyards	4b
5h	5c
2waterford	0-g 5t
b U	0-d 5m
3eekends l	0a
4rkstudent	1q
d U	1l
4st	2k 3-g
6 U	2g 3-e
4xford	3a
3oolgate	0b
a l	0b
4rk	2b
2xa	4e
4 P	4a
3e	0b
4 T	0f 2-d
3i	3a
2yamada	3f
2|	0f
3 -	0f
2·	0h
3 -	0h
2–	7j 8d
3 -	7q
4D	8k
2—	0p
3 -	0i
`;
