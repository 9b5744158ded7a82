// Written by `npm run train:resumes`; not edited by hand.
export const jobWeights = `O BT IT BC IC BP IP BX IX BW IW
0(	032 1-2u 22w 3-1r 43q 5-i 6-z 7-1g 8-1l 9-g
1 -	0-2k 22t 41m 6-h 7-c 8-f
2D	0r 2f 4h 7-t 8-o
2K	0w 2-f
2O	0z 2-a 3-g
2P	0r 413 5-u 6-n
2S	0-b
2U	1-x 213 3-o 4-t 5s 6g
2Y	0h
2l	013 1-s 2-d 3-h 4z ac
2w	013 1-c 2-e 4j a-a
0+1=&	1-f 317 4-o
3(	0-1y 2i 3q 4c 8i
3)	0a 1-j 4e 5a 7i 8-o
3,	0-k 2-k 3n 6a
3-	0-15 2u 4c 7c
3/	0-1r 41d 6n
311	0-c 4c
42	0p 2-l
32019	7g 8-c
521	8-d
63	0m 7-i
33	0c
400	0-f 4h
37	0-c 5b
38	5l
3:	025 1-k 2-j 3-h 5-b
3^	01c 3-s 4-q 9-k ai
3a	0g 2-p
4.	3a
4n	4-c 5q
4t	0v 2-n
4ugust	4a
5stralia	6c
3backend	0-i 2k
5n	2l 3-b
6g	0b
5o	4b
5y	0b 3-n 4e
4ien	4g
5ostatistician	1a
3ca	2k
5pe	3-j 5w
5shier	2a
5u	2e
4hi	0b
5uyen	0-a 2k
4laims	0-f
5osed	4b
4n	4-b
4ong	0z 2-o
6sulting	1-a 3a
6tract	0h 2-j
3da	0-j 6i
4em	0j 2-c
5partment	2a 3-b
6uty	0o 2-l
4inh	5k
4o	0-a 1-d 3z
5an	3a
5ng	5g
4uong	5c
5ration	0-b
3engineering	0c 4-a
6lish	0-k 2m
4u-funded	0-f 2g
3family	4f
4eb	0x
4ield	4-b
5rm	4d
4or	0-o 2o
4ranchise	4d
3galway	0-b 5n
4ian	0b 1-a 2d
5o	0-a
4o	5e
4rants	1b
3hallworth	2-c 4a
5milton	0a
5n	0-m 2u
6g	0-c 3c
4ead	0x 2-s
4oa	0c 5e
6ch	0c 4-a
5p	0j 2-g
5spital	0b 3-a
3ii	2e
3jul	0j 4-j
3ket	2b
4hach	0a 2-a
5oa	2-c
4iem	0-u 219
3lac	5j
5gos	0a 6-a
5i	0n 2-j
4e	2c 5k
5ad	0f
5vel	0-a 2d
4ingen	0b
3ma	0-b aa
5r	0-a
6ch	4b
6keting	2b
5y	0d 1h 4-i 7-g
4ien	0k 1-b 3-e
4oc	3a
3nai	5a
5me	0-a
4ha	4l
6c	1a
6nh	3-o 4n
4igeria	0g 6-f
6hts	0-u 2x
4oi	1a 5e
4urseries	3c
3o	0-19 21b
4f	0l 2-h 3h 4-d
5fices	4a
4n	0-g 2s 4-k
5line	0a
3part	4m 8-f
4hong	1e 2-f 5b
5ysiotherapist	1v 2n 3-u 4-l
4ortugal	6a
5sition	0-c 4e
3quan	1d
5y	0i 2-c
3region	0d 2f 3-j
5lief	1d
5nsburg	0-g 3l
5tail	0-d 2i
4oles	2c
6lout	0e 2-c
3sacristan	1b
4econdee	1b
9ment	0b 2-b
5nior	0a
5rvice	1b
4ite	0d 2-b 9e a-b
5x	0-b 2c
4ouza	3a
4tudent	1c
3tai	1-c
5ng	0d
5p	1j
4eacher	1-f 2m
6m	0-f 2q
4hang	2b
5e	0n 2-i 9d
5i	3i
5o	5h
6i	2g
4nhh	3i
4o	1-e 4m
5ng	0c
4ruc	2f 4-e
6ng	0f 2-c
6ong	0h 2-d
4u	4a
5a	1b
5i	ab
4y	0e
3uk	6a
4niversity	0h 2-h
3vap	6d
4i	0f
5a	0-g 4j
5c	5q
5en	1i
5neyards	3a
4u	0b
3waterford	0a
4ear	2j
5ekends	0-j 2n
5st	0-f 2g
7ern	0-a 6b
3xa	4a
4uong	0-a
3years	0a
3|	0-u 414 5-c
3·	0-11 2j 4h
3–	0-18 3d 411 7u 8-d
3—	1-f 2j
12=&	0k 4-j
3)	0t 1-l 2u 3-h 4l 5-i 7-s
3,	0-r 3-k 4-c 517 6h 7i 9-a
3-	0m 2l 3-b 4-q 8-d
3.	aa
3/	0-o 4o
312	0e 2-c
32008	4-a
514	0n 5-g
69	2-c 4q 7-d
520	01d 4-p 6-b
61	7-f
62	0c 2-a
63	4-b
64	2-e 4e
5xx	4h
3300	0a
37	0-e aa
3:	0r 3-o 4a
3;	0d 4-g
3^	0-a 2-h 5c 6-r 7h 8h 9-s az
3a	0-z 2q 3m
4cting	4a
4gency	0-c 4e
4n	0a
4pril	0-c 4h
4ssegnista	0k 5-e
4t	0u 2-t
4ug	3b
5stralia	0-a 6b
3ban	0-10 2b 410
5y	0-a
4inh	6c
3ca	2g
5m	0e
5n	0-c 4h
5retaker	0-a 2a
6penter	0-d 2a
5u	2c
4hi	0-h 2c
4lb	0a
4o	3a
5.	0-a 3f
5ach	0a 2-a
5ng	0-m 2s 3c 4-l
5pywriter	1b
3da	6c
4e	0c 2-d
5m	0-b 2g
5partment	0-e 2f
4istrict	7d 8-c
4ong	0k 2-j
4ung	1e
5ong	0a 4-a
5ration	2a
3eastern	0c
4ngineering	0a
4xecutive	4-a
3feb	0g
5llow	2a
4ield	0a 4-b
5rm	4e
4or	0-b 2g 9l a-b
4ull	8a
3gian	2j
4rowth	0c 4-b
3ha	4c
5n	0-b 4a
6g	0-a
6h	0a 3-a
4ead	0u 2-l
4oa	6e
3ii	0-b 2l
4ndustrial	0i
3jun	0-b 2a
3kariuki	2b
4et	1d
4hach	0b
5oa	2-d
4iem	0-a 2j
3lai	0-a 2g
4e	1f
5ad	0-q 2r
4ich	3a
3manila	0c 4-c
5rch	0-f
5u	3-n 4e
4ien	0d
3nairobi	4a
5m	2-d 4a
5ng	0-h 6i
4etwork	0-d 8a
4gan	2a
4ha	1-b 4b
4oi	1c
5w	2-d 4i
3o	0-g 1a 2h
4f	0k 2-g 8-g 9c
5fices	0-b 4c
4n	2c 4-b
3pantry	3a
5rt	4f 7-e
4hong	2b
5u	0a
5ysiotherapist	1o 3-o
3q.	0-a 4i
4uy	0e 2-a
3region	0-e 2g
4ollout	0k 2-i
3san	0d 2-a
4ep	0-a 2c
6tember	4h
4hops	0-g 4h
4ince	0-g
5te	0h 2-f
4t.	0-b
3tan	0-a
6g	0f 2-c
5y	2a
4eacher	0-k 2k
4han	0c
7g	4d
5e	0-a 2n 4-h
5i	0a
6et	0c
5o	0j 2-c
6i	0-u 213
5u	0-h 2q
4ime	0-b
4nhh	3b
4o	3i 9j
5ng	0b
4ruc	1b
6ng	0j 1-a 3-e
6ong	0u 2-x
4y	2c
3ubnd	0c
3van	0-k 2d 3a
5p	5e
4ia	4a
5ec	2b
6n	1d 2-c
5nh	0c
3waterford	4a
3xa	0j 4-b
4e	0l 2-j
4i	2b
3years	1-d 3e
3zielinski	0b 2-a
3·	0d
3–	0g 2-b 3-b 4g 7c
3’	0-g 2k
0- /F	0b 4-a
3K	0h 2-g
3O	0-c 7a 8d
3P	2-a 4c
3T	2-d 6b 8g
3U	7d
3Y	0a 2e 4-l
3w	0g 6-c
2D	0b 2-a ae
2F	0-b 2d
2G	0o 4-g
2O	4i 6a 8-b
2T	0v 2d
2U	2-i 4j
2Y	0-g 4-f 7l 8f
2^	0g 1-a 3-b 4h 7-d ag
2l	0-q 7c 8m
2t	0x 4-z
11=&	4o
3(	0f 1-v 2f 5j 8-e
3)	025 1l 2-1i 4-1v 5x 6-e 9d
3,	012 1-j 2o 3-17 416 5-13 6u 7g 8-l 9-a a-i
3-	0-n 2f 8a
3/	0-2n 2p 31a 4-2r 539 7d 8-c
30.6	2b
32013	3a
68	3c
69	0g
520	0b
62	1a 3-a 8b
3300	0b
37	0-g 2c aa
3:	0-z 11p 2-g 3w 4-m 5-e
3;	0-m 3m 5g
3@	3v 4-l
3^	0q 11f 2-12 316 4-18 5-e 6-a 719 8-14 a-a
3a	0a 2-h
4ccountant	0i 2-h
as	2a
5ting	0-e 2n
4gent	2a
4n	0t 2-d
5d	0w 2-n
4ssistant	0-a 2f
6ociate	2f
4t	3g
4uditor	0n 2-k
3b2b	0e
4a	0e 4-e
5i	0-c 2b
5n	0-j 2n
4eauty	2a
4ien	0p 6-q
6t	0-g 4i
4ridge	4h
6stol	6b
3ca	2j
5m	6d
5n	6e
5rpenter	0d 2-h
5shier	0-d 2e
4hef	2-b
6mistry	0-a 4a
5i	0m 4-b
6nh	0-a 2b
5u	2d
4losed	0-d 4e
4n	0a
4o	0-a 4i
5.	5-b 6f
5mmunity	2a
5ng	0d 4b
6tent	2a
4tv	2e
4ua	4e
5rator	0-g 2h
3da	6c
4d	2d
4e	2-c 4n
5n	8d
5partment	0-n 4h
6uty	0g
4ia	0a
5eu	0-c 4e
5spatch	4a
6trict	0b 4-a
4o	0d
5ng	0-f 6e
4r.	4d
4ublin	0-d 61f 7-n
5ng	0-c 2j
5ong	0c 4-d
3eastern	4-o 611
4lectrician	0t 2-s
4mergency	0l 4-k
5ployer	3r 4-c 5-a
4ngineering	4a
4u-funded	2a
4xecutive	0j 2-i
3faculty	0a
5mily	4f
4ield	2d
4or	0c 2-f
4ranchise	0-o 4q
5om	0-m 7n
3gao	4-a
5rden	0d 4-b
6ment	4-c
4ia	0c
5o	0-a
4raduate	2d
5oup	0-c 4c
3ha	0b
5llworth	2-k 4o
5milton	4-j 6l
5n	0-i 2i
6g	0e 2-g
4e	8l
5ld	1c
4ien	8m
4oa	4c
5c	2a
3in	0r 7-j
5c.	0b 4-c
5dustrial	2f
5spector	2a
3jr.	1-k 2p
3kcn	4c
4et	2e
6tle	4-a
4hach	0b 2-a
5o	4e
6a	0b
6i	0d 4-b
4iem	0j
4y	2f
3lac	0-f 6h
5gos	0g 6-f
5m	6g
4e	0-f 6j
5ad	0-a 2b
7er	2c
4lp	0a
4td	0-g 4g
4y	2b
3ma	ab
5rch	8-a ad
5t	0-d 4f
5y	013 2-s 8-b
4echanic	0c 2-c
5lbourne	4-c 6q
5mber	0-k 2m
5ns	0-k 2t
4ien	0c
4ua	0l 2-k
4y	4a
3nam	2-e 6c 8d
5nny	2-a
5y	0e 5a
4eedle	0f 4-e
5twork	2f
4gan	0f 2-j
4ha	4e
6n	2q 4-a
7h	0d
6p	2c
6t	0p 2-b 4-c
3o	2-j 4f
4f	2-a 3-a 4i
4n	0j 2-d
5-call	2f
5line	0-d 4g
4perations	4a
4rchard	0b
3packer	0b 2-e
5rt-time	0-g 2n
5stry	2b
4elen	0g 4-d
5ople	0-l 4n
5rth	0-a 6b
4hai	0f 4-d
6rmacist	0-a 3q 4-o
5ia	0a
5o	2b
6ng	2j 4-g
6tographer	2a
5u	2k 4-a
5ysiotherapist	2a 4-d
4icker	0o 2-n
4lacement	0-b 2g
6tform	0b
4orto	6a
4resent	3p 5a
4vt.	0i 4-e
3q.	6d
4uan	6g
5oc	0-a 4b
3ramaswamy	4g
4eceptionist	0f 2-g
5searcher	0e 2-e
5tail	0-h 4f
4ollout	0d 2-a
3sa	0f 4-h
5lon	4a
4elf-employed	2-b
5rvice	2b
4hift	0-b 4a
5ops	0-g 4m
4ince	4e 8-k ab
5te	0a
4on	0-d 4b
4pa	4c
5ecialist	0-a
5ring	0a
4r.	1-k 2o
4t.	3-d 4l
5agiaire	2-a
4ummer	0-a 2b 8c
3tai	3e
5n	2-f 6j
6g	0f
4eam	2g
5ilzeitkraft	0a
5mp	2f
5st	0b 4-a
4hang	7-b 8k
7h	6d
5e	0a 2-i 4d
5i	0-d 4h
5o	2d
6i	0g
5u	2a
6at	2c
6e	0-e
4iec	0-b 2a
6n	0-q 2h 4b
5ktok	0c
5tle	1h
4nhh	4c
4o	2d 4-a 6-g 8h ac
5a	4b
5ng	0-a 4b
4rainee	3p 4-d
6nslator	0-b 2c
5easury	0-d
5uc	2a 4-c
6ong	0l 4-g
4u	0-c 4y 8-b
5a	2a
4y	4g
3universidad	4a
3van	0c
5p	6b
5rious	0-e 2b
4eterinary	0-c 2a
4iec	0-t 2u 3b
6n	2z
6t	0-d 4g
3wear	2-a
5lder	0-d 2c
5st	0a 2j 4-m
4ith	3l 5-a
3xa	0-k 4q
5nh	0f 4-e
4e	0g 2-g
3yamada	4a
3zielinski	4e
3|	0-c 3i 5h
3·	0k 5-d
3–	0-n 1s 3-q 7-q 81o
3—	0-m 11a 8a
3’	8b
12=&	0r 4-r
3(	0o 2g 3-b 4e 5-c 8-y
3)	0-o 1i 2-s 31w 4-1d 5t 6-e 7b
3,	1n 2w 3-13 4t 5-p a-f
3-	0f 2-y 3g 9d a-e
3/	0-1t 1-c 2u 3-d 4-c 62g
312	0m
32019	0c
524	2-a
3300	0-g 4m
34b	3-a 4b
360	0-n 4n
3:	0c 2f 4a 7-g
3;	0-a 6c
3^	1w 3w 5-s 6-p 7w 8-j 9-d a-m
3a	2-g
4ccounts	2a
4g	2-a
5ent	0-b 2c
4n	0j 2-c
5chor	0-c 1b 4c
5d	0d
5h	0e 4-c
4pprentice	0-a 2c
5r	1-f 3f
4ssistant	2c
4t	3c
4uditor	0h 2-h
3bai	0-b
5n	0c 2b 4-q
6g	0-c 3b
5o	0a
4eauty	2e
4ien	4e
6t	0f 4-d
5ostatistician	0-b 2j
fs	0-a 2b
4reak	0i 7-e
5iain	0i 4-g
6dge	4b
6stol	6d
3ca	0c
5m	0-h 6k
5rer	3-a
5shier	0-f 2g
6tellano	0d 4-c
4hi	0a
6nh	0a 2-e
5uyen	2e
4n	0g 2-e
4o	4d
5.	0c 4-b
5llege	0b
5mmunity	2b
5ng	4h
6tent	0-f 2d
5pywriter	0-a 2c
5rps	0-k 2m
4ty	4a
4urator	0-b 2h
3da	4e
5iry	0d 2-b
4e	0c
5partment	4e
4i	4-b
5eu	0-g 4h
4ntn	0-f 4g
4o	0p 4-m
5anh	0-c
5i	0-c 4e
4u	0f 2-c
5ng	0-r 2u
5ong	4-b
3electrician	0m 2-k
4mployer	0-g 3o
4ngineering	4g
4vents	0-a
3f&b	0a
4loor	0m 2-k
4ood	0-e 4f
5r	0b 2-c
3garden	1b
4ia	0e 4-c
4o	6b
4rade	0-e 2g
7uate	2a
5oup	0-i
4uard	0i 2-c
4ym	0-c 4d
3ha	0b
5n	0-o 2a 4b
4oa	4b
6ng	0b 4-a
5p	0-k 2k
5spital	0a
4ung	0b
3in	0g
5c.	0j 8-a
5spector	2b
6titute	4a
7ructor	0-b 2d
5voicing	4a
3jankowski	0d 4-b
4ob	1f
4r.	2b
3kaltern	0-c 4d
4e	0-a
4hach	0d 2-b
6u	0-a 2a
5o	0a 2-f
6i	0n 4-k
4ien	0-d
5m	0-a 4a
4y	0-b 2h
3lac	5-i 6m
5gos	5f 6-d
5i	0i 2-g
5nguage	0-c 2e
4e	0g 2-j 5-d 6g
5ader	0-i 2n
4indqvist	0-c 4c
4lp	5b
4ocum	3l 4-d
5ng	0-b 1a
4td	0-e 4h
6.	0f 5-g
3manager	2-a 3d
5rketing	2-b
5t	0-c 4f
5y	0q 2-v 7e 8-h
6.	8a
4echanic	0a
5mber	1-f 2l
5ns	2-a
5ssgerate-werke	4c
4ien	0a
4onths	0-a 5r
4ua	0p 2-q
3nam	0s 4-v 5a
4etwork	9b
4gan	0a 2-h
4ha	2-c 4r
6n	0g 8-b
7h	0f 4-a
5om	2f
4ight	0-f 2a
4ow	0-g 4f
4urse	2d
3o	0g 2-c
4bsidian	0-e 4f
4f	0-b 3r
4n	2-c
4perations	0-a 4b
3paramedic	2d
6t-time	0a
7ners	0a
5yroll	0-a 2c
4elen	0c 4-c
5riodontics	0g 5-d
6th	6c
4harmacist	0-e 2a
ay	2-a 3p 4-d
5d	0f 2-e
5o	2h
6ng	0h 4-j
6tographer	0-e 2h
5u	0b 4-l
4icker	0d
4lanner	2c
5c	0k
4olicy	0k 2-j
5sition	0-c 1m
4roduct	0d 2-d
6grammer	0n 2-l
3quispe	0-b 4a
3radio	0d 2-b
4esearch	0g 2-f
ber	3b
5tail	3i
4ong	0-a
3san	0e 2-e
4elf-employed	2-e 3-d
5n	0-j 4b 5b
4hop	0-f 4m
7s	1a
4i	0-a 2b
5nce	8-c ad
6h	2b
5te	2a
4t.	4c
5affing	0-b 4a
6tistician	2b
5udent	0j 2-j
3t7	2i
4an	0-j 6h
6g	3n 4-e
5y	0i 4-e
4eam	0-a 4b
5chnician	0-c 2f
5st	4-a
5xtile	0i 2-i
4hang	4-d 5a 8b
6u	0-l 2q
5e	2-f 4b aa
6atre	0-b
6n	2b
5inh	5c
5o	0-e 2g
6rnbury	0a 4-n
5u	0f 2-f
6e	0-a
4iec	0-b 2a
6n	0-i 2f
5ktok	0f 2-c
4nhh	4f
4o	3a 4-b ac
5an	0-k 2g
5ng	0-c 4b
4rai	4a
7nee	4c
5easury	4b
5o	0-a 2g
5uong	0-i 2x
4ua	0-a 2a
4y	0-i 3h 4f
3universidad	4b
3van	0-g 2d
5rious	2e
4ia	0-s 4u
5en	0-f 2p a-a
6t	2a
5na	0g 4-e
4u	0-h 2g
5c	2a
3ward	0-g 2c
4exford	5a
4ork	3a
3xanh	0a 4-f
4e	0h 2-h
3yamada	0-b
3|	6j
3·	0d
3–	1-c 2i 3j 4-o 5g
3—	21c 6a 9f a-16
3’	8b
0/D - F	0-s 4s
5O	0-b 4f
5S	0c
5T	0c 2h 4-n
5U	0-a 2-n 4y
5t	015 4-12
5w	0-h 2l
3G U	0e 2-d
3O $	4-c
3S O	0d
3T $	2-r 4n
5F	0a
5O	0-b 2b
5l	0g
3U $	5g
5/T	0-c 3f
5T	0s 3-m
3w /T	0-a
6U	0-b
5O	2-a
5P	0c
5T	0i
5l	0c
5w	0q 1-c 2-a
1F w U	0-c
1O - T	0h 2-c
5l	0-g 8e
5w	2b
3T $	2b
5/D	0e 2-d
3l $	0t
3w /D	0-a
5T	0c
1P - T	2a
3O $	1n 4-j
3T $	0e
3U $	1d
5/F	0j
3t $	0-a 2-a 3e
3w /F	0c
1S O /T	0b
3U /D	5a
1T - D	0o
5Y	0-a
5l	0-g 8b
3O $	4-d
3U /D	0-f 4a 5d
6U	0r 3-a 4-f
5D	0o
3w U	0d
1U - T	0a
5U	0-b
3O /T	0f 4-b
3T $	0b
5/D	0h 2-e
3U $	0-g 4a
5/D	0-e 5b
6T	0m 4-c
3l $	8b
5Y	0g
3w $	0a
1Y - T	2b 4-g
1l - O	0-f 4k
5T	0-e 2j
5U	0-a
5w	0l 2-i
3F /U	0f 4-b
3S /D	0d
3T w	0d 2-d
3U /T	0f
5O	0-b 3a
3w l	0-j
1w P $	5b
3S U	0z 3-a 4-j
3U $	0-b 3-g 510 6c
5P	0h 5-a
09 /U	2a
2U	0d 2-b
0D $	0-v 4-f 6f 714 814
2/T	7f 8g
3w	0c
29	8-c aj
2G O	0e 2-d
2O	4s 8-b
3 $	0w 4-t
4/T	4b
4T	0u 4-t
4U	0-e 2a
2P	0-c 6e
3 $	014 5-12
4T	0a
4U	0b
2S	0b 2-b
3 U	0d
4l	4-f
2T	0i 2b 7i
3 $	0f 2b
4/U	2-b 4d
5Y	2-a 4c
4O	2-d
4T	1d 2m 3-g 4-a
4U	0c 2-c
4l	1-e 2f 3f
2U	7d 8d
3 P	5c
4T	1b 3a 4e 5-b
4U	1c 2i 4-h
2Y	0a 8-j
2^	0-d 1-a 2-c 4-d 710 81g
2l	0-n 7k 8l
3 $	0k
4Y	0a
2t	0-d 2b
3 $	0a
2w	2-h 7p af
3 $	0h
4/P	0d
4O	4d
0F $	0-d 3c
2/O	0b 4-g
3T	0k
3U	0i 4-f
3l	0a
2D	0-d
2P $	4j
4D	0d 4-l
2T	3c
2^	2c
2l D	4b
0G /w	0-d 2a
2D	1c
2O	0c
2U	0b
2^	0c
2l O	0-c 2d
4l	2a
2w U	0b
0K /D	0-c 2e
3O	0-f 2h
3S	0b 2-a
2D	0d 2-a
2T	0d
2U	0j
2l $	0d 2-e
2w l	0a
0O $	1h 2-d 3f 4-f
2/D	3a
3F	0c
3P	1m 4-f
3T	5b
3U	0q 4-p
3l	0-l 4p
3w	4c
2D	3b 4-a
3 O	4e
2F	3-a
2O	4s
3 /T	0-a 4c
5U	0-d 4g
4T	0c
4U	0b 4-d
4t	0c 4-a
2P	0-f 4a 5n
3 $	0-e 4k
4/D	0b 4-b
4D	0-v 5s 6i
4P	6-b
4T	0p 4-m
4U	0g 4-b
2S	3-d
2T	0-b 2p 3a 4g 5-h
3 P	0a
2U	0z 3-r 4d
3 $	0d 2f 3-d 5-i
4/D	0f
5T	0-c 5a
5U	0-h 4a
4D	2-a 4-e 5d 6c
4P	5e
4T	0f 4-k
4l	0-a 4b
4w	0-d 4f
2Y	4-c
2^	0c 6f
2l	0-a 3x
3 /T	0f 4-d
4P	0-c 4i
4T	0-d 4k
4l	4a
2w	3-j 9d ac
3 $	0i 4-s
4T	0j 4-h
4w	0-a 4c
0P $	0l 2-c 4c 6n
2/D	5l 6b
3O	0d
3P	4f 6-f
3T	0-b 5e
3w	0d 4-d
2D	0m 4-u 615
3 $	6f 8-a
2O	2-a 5s
2P	610
3 $	6i
4/D	6a
4D	6i
2S	5e
2T	0e 3b
3 $	2e
2U	0j 4-a 5-a 6t
2Y	5f
2l	0-g 5p
2w	0-a 5e
0S $	0-h 4a
2/D	1a
3O	0d
3U	2c
3l	0d
3w	0n 2-c
2D	0-a 1d 3i
2O /T	4a
4P	0e 4-b
4T	0-a 4e
2P $	4a
2S	0s 4-i
3 P	0c
4S	0c
2T	0-m 3f 4f
3 /D	0a
2U	0y 2-j
3 $	0-s 4p
4/D	0-e
4D	0c 4-j
4U	0b
2^	0-i 3e
2l	4-b
3 D	0-d 4e
4P	0k 4-g
4U	4a
4l	0-j 4e
0T $	0c 1-b 3b 4k 5-j 6-c
2/D	0j 3-a
3O	1b 2c
3P	0c
3T	2-a 3b
3U	1g
3Y	2-o 3a 4d
3l	2-b
3w	0-g 2h
29 U	0b 2-b
2D	1w 3c 8-a 9-e a-b
3 /w	0h
4S	0d 2-a
4l	0-g 2f
2F	0f 2-a
2K /D	0-d 2f
5O	0-d 2f
4l	0-a 2b
2O	0-e 1g
3 $	5-a
4D	0-a
2P	a-a
2S	1a
2T	0-h 3a
3 $	1-h 3a
4/U	1d
4D	3a
2U	012 2g 3-l 4-m aa
3 $	0f 2-e 4-a 6a
4/D	2-a 3b 4b
5O	1a 2-c
5U	2j
4D	0-u 2v
4O	0e 2c 3-c
4P	3d 4a
4U	2f
4l	0i 2d 3-b 4-m
2Y	4-a 5g
3 $	2-b 7c
2^	0-g 2-a 3i 5r 8-a
2l	2g
3 $	2d
4/D	0a
5S	0-g 2g
5U	0-g 2b
5w	0e 2-c
49	0c
4D	0-d 2k
4F	0-d 2e
4O	0f
4P	2a
4U	2b
4l	2e
4w	0c 2-e
2w	0-d ak
3 $	0-k 4e
4/D	2e
4D	4-b ab
4O	0-h 2c
4P	4c
4w	0o a-l
0U $	1-g 2-c 3g 5n
2/D	1f 3-n 5t 6-h
3F	0o
3O	0b 1d 2-c 4-b 5-a 7c
3P	0d 1d
3S	4-a
3T	1-d 2-i 5c 6a
3U	1b 2d 4-g
3Y	3f
3l	0d 1-h 3f 5-d 8a
3w	1-j 5n 6c
2D	0-q 1v 2e 3-a 4-i 5v 7-a
2F	2-f 4b
2G	3h
2K	2-c 3d 5-c
2O	1-v 4q 5f
3 $	4b
4/D	0l 4-k
5S	0-a 4b
5T	0p 4-n
5U	0d 4-f
4D	0-g 4i
4P	4-b 5d
4T	3-a 4c
4U	0-b 4f
2P	0b 1-v 2-r 3k 5-r 610 7e
3 $	0n 4-s
4D	0-c
4P	5c 6-d
2S	3-h 4e
2T	1u 21a 4-p 5-t 6-m
3 $	2b
4D	2m
4P	2b
4U	0r 2-q
2U	0j 1-d 3-z 4a 6j
3 $	014 1-b 3-c
4/D	0t 6-b
5T	0-d
5U	0-g 1a 3e
4D	0-c 2-a 3-a 5w
4O	0-d 4j
4P	4-e 5-f 61b
4U	3b
4w	2-a 4f
2Y	1e 3-d 4-m 5g
2^	1a 3c 7-e
2l	0-d 1x 2k 3-q 6-f
3 $	0-n 1a 4j
4/O	4c
5l	0f 4-e
4D	2f 4-e
4T	0c
4U	0e 2-j 3g
4Y	0-m 4p
4w	4b
2t	0-k 1-b 3o 4e
3 $	0i
2w	0m 2-e 4d 5-f
3 /O	0-c 2a
5l	0k 2-c
4D	4-b
4l	0j 2-b
4w	2g 4-f
0Y $	2-e 4-a 7b 8q
2/T	8a
3U	0e
2D	0-a 2d
2O	7h
3 D	0-e 4g
4U	0c 3-c
2P	0-c 7a 8d
2T	2-a 7n
3 /Y	2-b
2U	0-o 7x 8a
3 l	1a
2^	7i 8g
2l	0g
2w	2-e 7a ak
0^ - D	0-s 4d 6a ag
4F	0r 4-r
4G	0e 4-c
4O	0n 4-f
4S	0-g 4e
4T	2-n 41g
4U	4-c
4Y	0a 4-a
4t	0-d 4a
2D T	7b 8g
2G O	0a
2O /T	0-g 3a
4D	0c 4-q
4O	0i
4P	4b
4S	0b
4U	0b
4Y	4-b
2T /D	0-b 2n
5O	0h 2-c
4D	0-a 1l 2-l 5h
4T	2-b 4c
4U	2b
4l	2-i 4c
2U $	1-b 4-a
4/D	1o 2g 3-l 4-f
5w	1-e 3i
4D	0h 1a 3-a
4P	1-c 3g
4T	0-k 1a 4e
4U	0l 1-d
2w D	0j 5f
0b	054 11r 2-29 4-3z 71j 8-r 9-k a-16
1old -	2a 4-c
5D	7f
5F	2-a 4f
5G	2a
5K	0-e 2h
5O	010 1-a 2-n 3-i 5f 6e
5P	0-i 5g 6k
5T	0v 4-c
5U	0-r 2b 3e 4-g 5h 6k
5Y	0i 8-e
5l	0j a-g
5t	0h
5w	0-l 2m
0column=0/2	1-1n 3-t 4e 5-d 6b 718 826 9-i a-10
a -	0-1h 2o 4-f 7l 8u
bD	6k 7-g 8m
bO	2-g 5b
bP	0e 6-d
bT	4b
bU	1-p 4j 5-l 6d 7o
bY	8h
bl	0-m 7k 8c
bw	02a 1-n 2-c 3-l a-f
93	2d
a -	0-a
bl	0a
94	1-g 2-h 4i
a -	4a
bU	0a
bl	4c
71/2	0-w 11a 2-19 3f 4-y 6-v 7r 8-1y 91b a2d
a -	4m
bD	7t 8-n ae
bG	0-d 2b
bO	0d
bP	4e 5k
bS	3a 4-b
bT	1g 2-1a 3k 4a 9b ab
bU	3-b ad
bY	0-h 7x
bl	4-g ae
bt	1e 4-d
bw	1e 4-v 9b an
93	1r 3b 5-b 6-a
a -	0-f 4c
bO	0i 4-d
bU	4c
bl	0e
bw	4a
94	0-n 1d
a -	0-m 2a
bO	4b
bU	0b 2-c 3b 4-h
72/3	0g 1c 3s 4-u 5-a
a U	1a 3f
bl	2e 4-d
94	0-l 2-j 31d 5h 6-d
a -	0-c
bO	0-a 3c
bP	5b
bU	2-o 3u 6-d
bl	0h 4-f
73/4	1o 3-u 4-2y 5-m 6-k 7-j 8-k 91n a3i
a -	0-w ax
bK	0a
bO	0-b 4-k 9g al
bT	0-n 2f
bU	0r 1f 4-h
bY	ai
bl	4-j ae
bw	0p 4-u 9i ao
0e=&	4b
2)	0e 2d 4d 6-g 8-a
2,	0d
2-	4-d 8r
3in	1b
2.	ab
2/	01f 2n 4-1q
2012	7f
46	7a
48	7n 8-e
320	7h
41	4d 8-a
43	2i 8-h
23	0n 6-f
27	0-g 6g ab
28	0-d 61f 7-o
2:	0r
2;	0b
2@	0d
2a	0i 2-o
3.	4d
3ch	0b 2-e
3da	4d
3ft	1o 3-a
3il	2n 5-d
4n	4b
3le	0-b 3r
4l	1e
3my	3d
3n	6d
4d	0k 2-m
4g	7e
4h	5k
4o	3q
4t	1d
3pe	4-o 6z
3rs	0b
3t	0d 2-e
4a	0a 4-c
4e	0-i 1k
2ban	0i 3-a 9a a-a
4y	0b
3ep	2c
2ca	0e
4m	5k
4n	5i
4u	2f
3hi	3-r 4m
4t	0-i 3-e 514
4u	1d
3n	0f 1-d 2g 3-h
3o	4b
4.	0-b 5n
3tv	1e
4y	3k 4-a
3um	1l
2da	4a
4d	3g
3e	2-a 4d
4e	2e
4n	4c
4r	1h
3ge	1-c 3n
3o	0-k 2-c 414
4i	3f
3r.	3a
2ead	0a 3b
4m	0r
4r	0-i 2s
4u	3b
3in	0-c 3-a 5x
3ld	1a
3mp	2c
3na	3-d 5n
4s	2j
4t	111 2c 3-f 4-13 5-c 7k
3re	3a
4n	3-l 5n 6b
3st	0u 2v 3-z 4-b 5-a
3’s	4b
2for	0k 2-m
2gan	0b 4-f
3he	5c
3io	0-a
3o	6d
4s	5f 6-a
2ha	5d
4i	0-i 4h 5c
4m	4b
4n	2i
4t	0c
3cm	5m
3e	7e
4r	2e
3ip	1i
3oa	0k
4i	0w 1-d 3-d
4r	4b
3ts	2j
3ue	5e
2ial	1b
4n	0c 1i 210 3-e 4-p 6-a
3ce	2i
4k	3d
4t	0c 3-c
3ef	1d 2d
4m	0w 2-q
4n	2t 4j 5-g 6-i a-g
4s	4b
3i	0u 2-c 4-d
4i	0t 2-j
3ly	0-a 4f
3ng	1k 3-f
4h	0-d 5d 6f
4i	0h 1-e
3on	01u 1-c 2b 3-e 4-n
4r	1c
3re	1d
4m	4c
3se	2-a 4e
4h	1-f 2l
4t	0-g 111 21c 3-l 4-z
3te	0c
4y	4a
3um	3e
3ve	2a
2jr.	1q 3-c
2kcn	0d 4-b
3e	4-b
4t	2d
3ow	5c
3y	1a
2lac	4-a 6l
4i	0a
4m	2-a 5g
3e	2f 6d
4s	0-e 2m
4y	1-c 3l
3in	5q
3le	3d
2may	214 7-n
3er	0-h 112 3-i
2nai	6h
4m	2-g 4d 5i
4y	7l
3ce	3t 7-j
3en	3b
4r	2g 4-b
3ha	2-c 3c
4h	4c
3ic	2-h 4o
3ow	4j
3ta	4b
2o	0o 2-w
3an	0-f 4l
3bi	5e
3f	0g 2-h
3n	0s 2-o 4-o 6n 9d a-a
4g	1m 2-o 5b 6t
4s	3a
3or	3f
3ps	0b
3ra	0-a 3f
4d	0-d 5z
4k	0-d 2l
4m	0b
4t	0-d 4h
3te	0m 5-h
3up	0b
4s	3f
4t	0a
3va	3n
3we	3b
2pal	4c
3hu	0-e 1m 2a 3-d
3lc	0-a 4b
2q.	5e
2rch	ab
3ds	4d
3ed	2-a 9n
3ia	5f 6-d
3ne	5q
3th	0-c 1-c 2-d 3q 4l
2sen	3c
3ka	3b
4i	0-a 3j
3on	4a
4r	2d
3pe	3a
3r.	1l 3-b
3t.	3o 5-b
4a	1d
3u	2d
2t7	0c
3ac	2a
4i	2-f 8h
4n	2b 5h
4p	3a
3ch	0a
3d.	0i 4-e
3ed	0-b
4r	2g
4s	0n 1-a
3he	0a 2-m 3p 4-d
4o	0-a 1b 6e
4u	0b
3o	0q 2-i
4k	2c
4n	3a 4-b 5b
4r	0-i 114 2v 3-h 4-f
3u	1-c 3y
4a	2f
3y	4c
2uan	4-c 5b
4t	0-e 2m
3le	3b
3ng	3-j 4c
3rg	4c
4y	3d
3th	4g
4y	0w 2-o
3za	4b
2van	0-c 3l
3el	2c
4n	3c 4b 5-a
3i	0i
4a	3e
4c	4-c 6q
2way	5-b 6f
2xa	4d
2yed	1-17 2-a 31t
4n	0-j 2h
4r	0n 3-c
2|	0g
2·	0k
2–	4-a 7k
2—	0o
0first=	0c 1-47 233 3-30 44d 5-i 629 7-59 82q 9a
60/1	0-l 11n 2-t 31a 4-s 7s 8-s
82	0-y 1c 2-d 31o 4-i 7w 8-k
83	01s 1i 2-e 3-z 4-d 7c 8-d
84	0u
61/2	0-18 126 2-1a 3m 4-1x 5-y 6-e 744 8-o a-a
83	024 1p 2-v 31k 4-25 5-o 8-b
84	014 2-b 4-p
62/3	0x 1y 2-v 4-12 5t 6-f 7i 8-h
84	2-c 4-i 51s 6-f
63/4	0v 3-w 5m
0l $	2-p 4a 8b
2/D	3g 4-b 8-a
3O	7b
3P	0-r 2e
3S	2c 4-i
3T	2-l 7d
3U	0h 4-w 8f
29	2-b ab
2D	0j a-h
2F	0-d 4a
2G	2e
2O	0-j 3-a 4o
3 $	0-a 4f
4T	0b
2P	2-a 7d
2T	1-j 21m
3 $	a-a
2U	0s 2-r 4b a-e
3 $	0e 3-c 4-a 5a
4D	3a
4P	5-c
4U	4a
2Y	0n 2-s 4a
3 $	0i 7-c
4D	0-a 2d
4O	8-a
4U	0-g 7l
2^	0-h 1e
2l	3b 8-a a-b
3 $	0-h 4q a-c
4D	2-c
4P	0g 4-b
4w	0m 4-h
2t	ad
2w	2-n 4e ax
3 $	0e
4D	0-n 4h
4U	0m a-a
4l	0b
1ast 0	0-1d 1u 2-o 312 4-1n 718 81g 9-l a-c
51	0c 1d 2k 3f 4z 5-r 7-b 8-b 9-f a-w
52	0t 1v 2n 4r 5-s 6-v 7-o 8-r 9-i ad
53	0d 1-h 3t 7-b 8-d a-d
54	1-h 4-h 5v 6h aa
55	9c
1ine=0/1 -	0h 4d 8-b ap
a1 	0h 4d 8-b ap
90 	0-f 1h 2-l 3-a 519 7-j 8l a-j
b[	0-b 11d 2-1e 331 4-1r 6-f 7o 8-s a-a
c]	0-n 1x 3z 5-d 6-c
b]	0-q 1-o 21j 3-y 4u 6g 7-g 8i a-b
91 	019 1-15 2-c 3-v 4z 5-h 9q
b[	0-w 126 2-i 3y 4-x 5m 8-11 a-d
c]	0-2q 1m 21n 3s 4-1c 519 6-e 7n 8-c
b]	1-k 2s 3-q 4j 5-k 6j 7-p 8s
a0 	0b a-a
92 	0-d 1-h 2-i 3c 4-d 5-b 6-c 7-b 8d 9s a15
b[	119 2-x 4-o 7l 8-s 91q a-1g
c]	0-c 1e 2j 4-p 7x 8-d
b]	0-b 1-e 4u 5-i 6a 7-j 8n ai
93 	0f 3-d 4-16 7-b 9o a18
b[	0-g 2e 8-d 9g aa
c]	2-10 5h 6c
b]	0-o 6b ah
94 	2-q ay
b[	am
c]	2-a
b]	0-p 8e ak
95 	4-e al
96 [	aa
99 	0i a-g
9D	0-13 1-c 3-b 4-h 5-a 6d 71o 8q
9G	0j 1g 2-j 4-a
9K	2i
9O	2g 5-k 8-a 9d
9P	0-c 2-e 3b 4-t 5v 616
9S	0-g 1b 2-b 3t 4-n 9f
9T	0-n 1x 2-d 3g 4-p 5a 7-a 8-d 9e af
9U	0-o 1m 2-i 315 4-u 5u 7-d 8-c
9Y	0-a 2-a 7p ak
9l	2h 3-d 7-h 8-b 9d al
9t	0c 4-g 9c ab
9w	0-1j 1e 2-b 4-h 7-a 8-c 9r a16
72 -	2-g 4l
a1 	2-g 4l
90 	1-x 210 4d 5b 7-b 8e a-b
b[	0-g 121 2-u 3q 4-10 7p 8-k
c]	0-t 115
b]	0-t 1-k 2t 3-i 4m 6b 7-b 8j
91 	2b 3-b 4g 7-a
b[	0b 1j 2-j 3j 8-c
c]	0-a 2-c 3z 4-x
b]	3-b 410 8-e
92 	0s 4-e
b[]	1-b 2-a 7r
b]	2d
93 	0-b
b]	0-b
94 [	0j
b]	0k
9D	0-d 2b 7h
9G	2b
9O	0f 2-a 4-a 5b
9P	4e 6a
9T	1x 2-j 4a
9U	0-k 1l
9Y	7u
9l	2s 3a 4-u
9w	0-m 1j 2h a-b
73 -	2b
a1 	2b
90 	1-e 3-d 410 8a
b[	0i 1c 2-h 3s 4-p 7a 8-c
c]	015 3-f
b]	0-j 1-a 2l 4r
91 	0-10 411
b[	0n 2-a 3k 4-d
c]	0-u 2b 3j
b]	4e
92 	0f 4-e
b[]	2e
9D	7a 8b
9O	4c
9P	0a
9S	0-f 4e
9T	1-a 2h
9U	0j 5-j
9l	2-s 414
9w	0d 1-d
74 -	2g 4-h
a1 	2g 4-h
90 	0-b 4b
b[]	0k 3-f
b]	0-a 4d
91 	4e
b[	0-c 3j
b]	0-e 4n
92 	0a 4-d
9O	4g
9U	1-e 4m
9l	0-f 2f
9w	0-a
51/2 -	0g 2-b 4-1a 713 8j
a1 	0g 2-b 4-1a 713 8j
90 	01d 1-w 3n 4-e 5b a-b
b[	11z 2-q 3f 4-1h 6-c 7h
c]	0-k 2-m 3b 4-k 5-j 71l 8v
b]	0-j 1-h 2-c 3-i 413 6g 8w
91 	01h 2-i 3-b
b[	0-p 1-h 212 3c 6-b 7a 8-c
c]	0-1h 1-d 2i 3f 414
b]	3-b 4n
92 	2-f 4i
b[	2-h 41c
c]	0s 5-j
b]	0-l 2-e 41c
93 	0b
b[]	0o 5-c
9D	0y 2-d 4-a
9F	3b
9K	0f 2-a
9O	0-i 1i
9P	4k 5b
9S	4j
9T	0k 1-h 4g
9U	1-l 2c 3-l 410 5-17 7o 8d
9Y	0-k 815
9l	0-a 1-s 2-p 3c 712 8n a-a
9t	1e 3a
9w	0e 1-b 2-g 410 a-b
73 -	0j 2-b
a1 	0j 2-b
90 	014 1-c 3-m 4h
b[	02c 1i 2-n 3l 4-1t 5-e
c]	3y 4-d 5-a
b]	0j 2k 3-e 4c
91 	2c
b[	113 2-q 3-12 4u
c]	0-q 1o 2-o 5x
b]	2m
92 	2a
b[	2p 4-h
c]	0-a 5d
b]	2o 4-i
94 	0c 4-c
9D	0l
9F	01b 3-d 4-s
9K	0b
9O	0t 3-f
9P	0i
9S	0l
9T	1a 2a
9U	0-b 1d
9l	0-b 1m 2c
9w	0l 2j 4-j a-d
74 0 [	0x 4-j
b]	2f
91 	0-g 4b
b]	2c
92 []	0d 2-b
9P	4b 6-b
9S	0-b 4a
9T	0-d 2k
9U	0j
9l	0t 2-f 4-c
9w	0q 4-o
52/3 -	0b 4b 6-a
a1 	0b 4b 6-a
90 	0c 8e
b[	1t 2-o 3x 4-y 5f 7e 8-d
c]	01a 3-11
b]	0-g 2c 6c
91 	010 4-h
b[	0h 3w 4-10
c]	0-m 1-b 2h 3q 6-e
b]	0d 8b
92 	0-e 4j
b[	0-h 4s
b]	0-f 4l
9D	0-m 7g 8o
9O	5b
9P	0f 4-c 5g
9T	0k
9U	0g
9l	0i 2-b
9w	0l 2-c a-c
74 0 [	4-f 5w
c]	5v
b]	6p
9P	5e
9U	0-e 3-a 4-a 5x 6h
9w	0j
53/4 0 	0b 4-d
b[	0m 3-l 5c
c]	0h 3-b
b]	0h 4-j 6a
91 ]	6a
92 ]	0b
9P	6f
9U	0r 3-k 4-b
9w	0k
1ook=-	01m 1-i 2-c 3-j 4-s 5-g 7k 8e 9-d
6  	01m 1-i 2-c 3-j 4-s 5-g 7k 8e 9-d
5D	1-a 2-f 3-a 4-g 7-1x 848
6  		7-w 81h
8 	0a 711 8-1n ae
8(	8b
8,	8g
8^	7-12 82n
7[ 		71j 8-16
9 	2i 6n 7-17
9(	0v 2a 7-13 8-a
9,	7p 8-e
9^	72x 8-1v
8] 		2-b 7y 8-j
a(	0-f 7m
a^	7n 8-f
7] 		7-o 812
9(	0i 8-s
9,	8i
9^	7-t 81v
6[	0i 2g 6h 741 8-4m
7]	0-r 2-k 72r 8-19
6]	7-29 83k
5F	3-d 4n
6 [ 		3i 4-d
9^	0h 4-k
6[	0g 1d 2-i 311 4-11
6]	0-a 2a 4k
5G	0v 1-g
6  ^	0k 2-a
7[ 		1e
9^	1e
7] 		2b
9^	2e
6[	0-c 11c 2-h
6]	2p
5K [ (	0c
8] ,	2a
a–	0-i 2k
6[	0b 1f 2-d
7]	2o
5O	0g 3-11 4j 5l 6-c 8-b aa
6  		3-j 4i
8(	0p 3-c
8)	0-c 3j
8,	3-b 4f
8-	0o 2-a
8.	ae
8^	0-y 4b 5u
8–	0a
7[ 		31x 4-1r 9b
9(	0-l 4h
9)	0e 3b 4-i
9,	0-g 3-g 4s
9-	0c 3-a
9.	3-n 4s
9:	0-b 3p 4-b
9^	01e 1e 3q 4-23
9–	0c 3-j
8] -	0-d 213 5-f
a.	0e 4-a
7] 		3-c 4i
9)	4g
9,	4d
9-	0a
9.	4a
9^	0-a 2-c 3-q 4o 611
9–	0a
6[	0k 1c 2-i 32r 4-2o 9b a-e
7]	2z 4-k 5-i
6]	0-l 2-m 3-1p 433 6o
5P [ 		5t 6-o
9(	0m 4l 5-w
9,	5-j 616
9^	0c 5g 6-j
8] 		511 6-m
a(	0-j 5q
a,	0-u 5d 61g
a.	5-n 6u
a;	5d
a^	5x 6-d
a|	5b
a·	020 5-1s
7] 		6e
9(	0k 4q 6-z
9,	6w
9^	0a 6b
6[	0f 2-a 3d 5v 6-s
7]	0-g 2-d 3-a 4-t 529 6n
6]	0f 2-c 5-18 61r
5S	0o 3-r
6  ^	0h
8—	9a
7[ 		3x 4-s
9)	0a 2-a
9,	2b 3-d 4c
9^	0h 1b 3h 4-r
7] 		0-c 4b
9^	4c
6[	1i 31k 4-1e
6]	0-f 3-d 418
5T	019 1-31 2j 4s 8-a 9g
6  		1-i 2p 4b
8)	4b
8,	2m
8:	1-d 2f
8^	0i 1-1g 3f 4g 5j
8|	0d 2-a
8·	0i 2-g
8–	0b
8—	0-c 9o ac
7[ 		114 2-1c 3o
9.	1-14 216
9:	1o 2-e
9^	12e 2-1i
8] 		1h 2-i 3q
a,	1k
a.	1-f 2t
a:	0-a 1l
a^	0-a 1u 2-e
7] 		1-e 2y
9)	2a
9,	0-a 2j
9:	0m
9^	0b 1-18 21i 3-c
9–	0f
9—	ae
6[	0-g 13o 2-2b 3k 4-h a-a
7]	0-1h 12q 2-g 3r 4-r 5-c
6]	0w 1-28 22t 3-o 6-b 9-f
5U	0p 1-a 3-17 4y 5g 6-j
6  		3-a
8)	4-a 5a
8,	2-d 4l
8:	2e
8^	0f 3-o 5h
8–	0o 2-i
7[ 		115 2-p 31p 4-1k 6-e
9(	2c 5e
9)	0a
9,	01e 1-11 2y 3-1d 4p 6-a
9.	3-i 4z 5-q 6m
9:	0-d 1f 3c
9^	1t 2-f 31i 4-1l 5g 6-b
9–	0m 3-o 4h
9—	1a
8] 		0-n 114 2-i 311 4-l 6-a
a(	0-r 3a 5l
a)	0-b
a,	0v 1-v 2p 3-u 4c
a-	0-d 5m
a.	0p 5-e
a:	1a 5-e
a;	0-m 3b 5i
a^	029 1-b 2-j 3-b 4-s 5-p 6-c 7e 8g
a|	0-a 5j
a·	0-d 3e
7] 		0-f 4x
9(	4-f 6i
9)	6b
9,	012 2a 3-c 5-l
9:	0-c 2a
9^	0-18 3-n 419 6q
9–	0s 4-e
6[	0s 1z 2-i 31f 4-1u 5l 6-j 7-b
7]	2-a 31l 4-1l 5r 6-n 7a 8a
6]	0-r 1-l 2o 3-1n 42a 5-15 61u
5Y [ 		7b
9 	2c 7-d
9^	7l
9–	7-a 8d
8] 		7h
a 	0d 7-c
a(	7h
a^	7v
7] 		7-b 8g
9 	8-j
9(	8a
9^	8q
6[	7o aa
7]	0-h 71s
6]	2-c 7-f 818
5l	0p 1-e 3-g
6  (	0b 2-f aa
8,	014 2-f 3-d
8;	ae
8^	2f
7[ 		0-f 1u 2-b
9(	0u 1-b 2a 4-q
9)	0o 2-g
9,	0k 1-j 3-c 4t
9^	4-c 7k
8] (	2-g 4q
a,	0-f 2n 3f 4-c
a^	1b 2-e 3e 4-c 7d
7] 		0-i 2k
9(	0g 2d 4-b
9,	4z
9^	0-c 8m
6[	015 1d 2-x 4-o 7e
7]	0-q 1a 3o a-a
6]	0-m 1-h 2v 4m 8e
5t	0s 1-i 3d 4-k 9a
6  )	0e 2-a
8^	3g 4-a
8—	0e 1-a 9a
7[ 		9a
9^	0-c 1u
9—	1k
7] 		2c
9^	4a
6[	0-c 11i a-a
6]	0-f 2g ab
5w	0u 1-m 2-a 8-c 9f
6  		0-k 4l
8(	0i
8,	0l 2a 4-e a-i
8.	0n 2-i ai
8^	2-n 4l 5e a-d
8—	1-c 9m
7[ 		1t 2-i 3h 4-t 91a a-11
9(	0c
9)	9u a-g
9,	0-m 2k 6c
9.	9-1d a1n
9^	02d 2-k 4-w a-a
9–	4i
9—	1h
7] 		0-l 2r
9(	0d
9)	0-f 5c
9,	4a
9.	aa
9^	2s a-e
9–	0-b 4g
9—	aa
6[	01n 110 2-v 3f 4-1c 5-a 7-a a-f
6]	0-16 1-a 2x 417 9-b
0n=0 -	01m 1-i 2-c 3-j 4-s 5-g 7k 8e 9-d
4D	0-p 1-q 2-l 3-p 4-k 5-m 72m 81w 9-k
4K	2n
4O	2z 3-a 4-p 5f
4P	0-k 2-e 3c 4-u 51w 6k
4T	0-1h 12q 2-g 3r 4-r 5-c
4U	0-s 11b 2-m 312 4-19 512 6-w
4Y	0-n 1-e 2-k 3-d 4-q 71w 8z af
4l	0-o 1a 3o a-a
21 F	0s
4G	0-a 1e
4K	1f
4O	0v 1-e 2-o 41m 5-j 6-f
4P	0p 1-e 2-l 3-g 4a 61a 7-a 8-a
4S	2-b 3n
4T	0-j 22e 3-b 4-k
4U	0g 1-15 2r 3-e 5-e 61h
4l	0d 7d 8c a-i
4w	0o 2-i 419 9-h a-w
22 F	0-y 1e 2h
4G	1i 2g 4-a
4O	010 2-u 3i 4d 5-i 6-a
4P	0h 5-a
4S	4l
4T	0o 1c 2u 5-b 6-a 7-a 8-d 9-c
4U	015 414 5-e 6-p 7-b 8-b
4l	0y 1-q 2c 3-m ap
4t	0-n 1c 2v
4w	0q 3f 8-a
23 F	0d 2-g 3j
4G	0h
4O	0e 6a
4S	4a
4T	0j 1-x 3i 4s 6-b
4U	2-h 4g 5c
4l	0-t 2-a 9a af
4t	0j 1e 2-16 3b
4w	1g 2l 4-p
24 G	0c 2-l
4O	0-g 2-c 5d 9f
4S	1i 4-g
4T	0l 1-m 2-w 4-g 5r 9b
4U	ab
4l	0q 1a a-p
4t	0-c 2f
4w	0-c 4b 9d aa
25 O	0-y 1j 2v 4-11 6a
4S	2c 4-i
4T	0g 1-b 2-18 4g 9c
4U	2a 4-a
4t	0h
4w	1-d 4-p 5d 9a ab
1o=G -	01h 1-h 2-k 3-i 4-m 5-f 7l 8f 9-d
5D	0-d 1-o 2-h 3-o 4-j 5-l 729 81n 9-j
5F	3k
5G	1y 4-j
5K	1b 2j 4-c
5O	0h 1c 7-i 8-m
5P	0a 1-n 2-10 51n 61j 7-j 8-j a-f
5S	0c 1i 3c 4-e 7-c 8-c 9a
5T	11a 2l 3l 4-g 6-l 7-o 8-t
5U	0j 1m 3-a 7-f 8-c 9-b
5Y	0-k 1-e 2-j 3-d 4-p 71r 8y af
5l	0-m 6-d 7k 8b
5t	1u 4-m
5w	1a 2a 7-n 8-p 9c
3O -	0z 2-b 4-k 6a 7h 8b
5D	0-f 1-e 3-e 4-m 5-c 71g 8z 9-b
5F	2-f 3o 4j
5G	1f
5K	2e
5O	1d 2-m 3v 4j 5b 7-g 8-k 9-b a-a
5P	1-c 2-i 510 6h 7-a
5S	2-m 3r 4d 8-a
5T	0-i 1d 313 5c 6-b 7-e 8-g a-b
5U	0-c 2-e 31r 4p 5b 7-l 8-e 9-e a-d
5Y	0-l 4-e 715 8k aa
5l	0-g 3v
5t	1i
5w	2-n 3o 4h 7-c 8-d a-i
3S -	0m 1-f 3-h 5-e 7i 9-c
5D	0-v 1-n 3-m 4-g 5-j 728 81e 9-i
5F	3j
5G	1p 2c 4-f
5K	1c 2a
5O	1d 2-e 3n 7-i 8-m
5P	0m 1-l 2-w 51i 618 7-h 8-h a-d
5S	0-b 1e 2-d 3m 4c 7-b 8-c
5T	1v 317 6-j 7-l 8-q
5U	0-a 1a 2-f 31b 8-b 9-a
5Y	1-c 2-a 3-b 4-m 71d 8o ab
5l	0d 3e 4-f 6-d
5t	1o 4-j 9b
5w	0r 2-e 7-m 8-o 9d
3T -	017 2-m 4-m 6b
5D	0-f 7v 8i
5F	0-f 1h 2o
5G	1w 4-i
5K	0-k 1f 2h
5O	0-d 1y 3a 4-c
5P	4-c 5m 6t
5S	0-m 1w 2a 3b 4-p
5T	0k 11q 2r 3-c 6-j 7-m 8-r a-g
5U	0-a 127 2k 3-e 4-f 6-z 7-c
5Y	0-v 4-a 71p 8-c
5l	111 213 7-13 8-i
5t	0-h 116 2f 4-i
5w	11c 2o 3-h 7-a 8-a a-s
1th=-1 - /F	0b 4-a
aK	0h 2-g
aO	0-c 7a 8d
aP	2-a 4c
aT	2-d 6b 8g
aU	7d
aY	0a 2e 4-l
aw	0g 6-c
9^	0g 1-a 3-b 4h 7-d ag
40 D /T	8a
8^	0-d 1-a 2-c 4-d 710 81g
6F /O	4-h
9l	0c
8^	2c
6G ^	0c
6O /D	0-f 3c
9O	0a
9P	1m 4-k
9S	0d 4-b
9U	4-f
8D	3i
8^	0c 6f
6P /P	0d 6-a
9w	5h
8D	0u 5-b 6-b
8Y	5b
6S /D	1a 4a
9O	0c 4-a
9U	0a 4-b
9l	0e
9w	0n
8^	0-i 3e
6T /D	4f
9O	2a
9P	0a
9U	0l
8D	3d 4d
8Y	2-a 5a
8^	0-g 2-a 3i 5r 8-a
6U /D	4b
9O	4-b 7c
9P	0h 1d 3-a
9T	0c 2-i 7a
9U	0l 4-f
9l	8b
9w	1-b 2-a 3-g 5s 6g
8D	0-z 1j 3k 4b
8Y	0-b 1c 3-c 5g
8^	1a 3c 7-e
6Y /T	8c
8^	7i 8g
6l /D	0-d 3i
9O	4-b 7c
9T	7e
9U	4-c 8i
8D	0g 2-b
8^	0-h 1e
6t /P	0-d 3d
8^	2a
6w /D	0v 1-a
9O	0k 4-a
9T	0b 4a
9U	0j 4-d
9w	0d
8D	0e a-g
8^	5e a-c
41 D O	4a
8T	0a 2k 8-m
8t	2b
6K T	2h
8U	0e 2-e
6O D	0-a 4f
8F	0-c 4h
8O	0h 3-l 4g
8T	0-11 2e 3m 4r
8U	0g 3-c
8Y	0o 4-e
8t	0-a
8w	0b
6P D	0o 5-n
8O	5q
8P	6a
8S	5a
8T	0-c 3d 4b 5-b
8U	5p
6S S	0a
8T	0-i 3b 4b
6T D	0o 2-d
8O	0-a 1b aa
8T	3j
8U	0-e 2s 3-a 4-b
8w	0-e 2c
6U F	4b
8G	3c
8O	2-j 3-k 514
8T	0-e 2n 31h 4a 5-z 6-n
8U	0-11 3-c 4-k 514 6m
8t	0-f 3h
8w	3g 5-d
6Y T	7f
8l	0l 7-b
6l D	0d
8F	0-b
8G	0-c 2g
8T	1-b 218 4-g
8U	0h 2-o 4a
8l	0r 4-h
8w	0-d
6t U	0k
6w O	a-b
8S	0-h 4e
8T	0-18 2a 4k 6c
8w	2b
50 w l	0g a-d
42 D O	0-b
8T	0f
8l	0b
6K T	0-f 2i
6O D	0e 4-g
8O	0q 4-j
8T	0-c 2f
8U	4d
8l	3i 4f a-d
6P O	0a
8P	5-e 6w
8U	6d
8l	0-a 5f
6S S	0c
6T D	0l 2-m
8P	0i
8U	0m 1-b
6U K	3e
8O	0q 1-g 4k 5-p
8S	4a
8T	0-k 2z 3-h 4-g 5d 6e
8U	0f 5-d 6a
8l	0e 1-a 3-a
6Y l	0-e 7f
6l D	0a
8O	0-d 4q
8T	0-h 2m
8l	0m 2-g
8w	0-n 2d 4i
6w G	0a
8O	0-m 4j
8P	2c a-e
8T	9b ag
8U	2a
8l	0-f
43 D w	8-d aj
6K T	0b
6O D	4-b
8O	0-d
8U	0f 4-b
8l	4-b
6P P	5-b 6i
8U	6i
6T P	0-g 2e
8l	2a
8w	1-c 2c
6U O	4-g 5k
8T	0e 4-c
8U	2-c 4s 5-e
8w	0l 3-e
6Y l	0b
6l O	4c
8T	0i 2-b
8U	0a
8l	0-j 2a 4b
8w	ag
6t w	0a
6w O	0c 4-b
8T	2g a-a
8U	0-e
8w	0-k 4g aj
44 O O	0-a 4a
6P U	6a
6T D	0-i 2j
6U T	0d 2-b
6l T	2e
8U	4d
6t D	0a
6w K	0a
8P	2-k ad
8T	0m a-a
8l	0-e as
8w	0-b aj
45 w P	2a
8l	0f
8w	0a
46 w U	0c
47 w w	0b
49 w l	0j a-i
0o=D -	01h 1-g 3-i 5-f 8-f 9-c
49	2a
4D	01c 2a 4e 7-1b 8-15 aj
4F	0c 1a 3f
4G	0-j 1u 2s 4-h
4K	0d 1b 2c 4-c
4O	0m 1c 2-l 3j 4c 5-a 7-h 8-k
4P	0f 1-l 2-x 519 61i 7-i 8-h a-e
4S	0g 1l 2-i 3a 6-b 7-b 8-c 9a
4T	0m 111 2e 3i 4-a 5-j 6-j 7-m 8-r
4U	0x 1r 8-i
4Y	0i 7-z 8n am
4l	4-b 5-g 6-d 714
4t	1t 4-l
4w	0-d 1g 2h 4a 7-l 8-n 9c
2F O	0g 3-d
4P	0e 4-b
4S	2d
4T	2d
4U	0k 3-p 4-c 6a
4l	0t 2-e 4-b
2G D	0-c 7d
4P	0c 4-d
4S	2-a 4c
4U	1-n 3f 5h
4l	015 1-b 7-b 8-c
4w	013 2-i a-b
2O -	0m 3-a af
4D	0-a 1-b 2-e 3-b 716 8x a-a
4F	4-e
4G	1j 4-a
4O	0r 2d 3-w 9f
4P	0e 1-b 2-i 4-n 5p 616 8-a
4S	3-a 4-f
4T	0q 1u 2c 3-e 4-i 5-e 6-a 7-a 8-c
4U	013 3-1l 4-w 5d 6a
4Y	2-c 4-b 7s 8f
4l	0y 3-o 9d
4t	1c 4-d
4w	015 2f 3-i 4-e 6-a 7-c 8-d 9h
2P -	0-l 2-l 4g 61r a-j
4D	6a 7h 8d
4F	0-f 3b 4b
4G	0-c 2e
4K	2b
4O	0j 1k 2-k 5d 6-a
4P	0z 2-a 5-c
4S	0-g
4T	0n a-d
4U	0-j 1j 2h 3a 5-12
4Y	0-g 7h 8l
4l	3-b 4-j 7m
4t	2-b 3b
4w	0-b 2e 4f a-i
2S -	010 4-x
4D	2-h 7e 8i
4O	0j 3-n
4P	6f
4S	0l 4-e
4T	1c 2h 3-i 4-g
4U	010 1-b 3-15 4-g 5n 6b
4Y	0-f 2-b 7j 8b
4l	2-c 4j
4w	0k a-c
2T -	0f 1-e 2a 3-f 5-d 7k 8h 9-a
4D	0-a 1-k 2-d 3-k 4-f 5-h 71r 81e 9-g
4F	0m 1-a 2-u 3q 4e
4K	0r
4O	010 1-o 3-b 4q 7-e 8-h
4P	0q 1-i 2-s 513 6t 7-f 8-f a-b
4S	0v 1-g 2-n 4n
4T	0-b 1-j 311 ac
4U	011 1-27 2-q 3k 5s 613 a-c
4Y	1-b 2-j 3-a 4-g 81b ad
4l	0o 1-19 2-19 6-a 71b 8h
4t	0i 1-c
4w	01i 1-18 2-w 3m 4b 7-f 8-h ad
2Y -	4-1e 7o 8u
4D	2q 8-p
4G	0k 2-j
4O	0f 4-e
4P	0e 4-g 5m
4S	0-l 2f
4T	0-m 1n 5g a-b
4U	0r 4-f
4Y	7e
4l	0f 1-a 3b 7-f
4w	af
2t -	2a 4-i
4D	2a
4O	0g 4-f
4P	6b
4T	1-c 3f
4U	0-10 1-d 3k 4h 5g
4l	0-k 4k ai
4w	0b 2-j ai
1thers= -	0-b 4c
8O	0-d 2-a 4o
8T	1-c 3c
8U	1-r 3o 5d
8w	0g 1-a 2-b
7D -	0s 4-i
9F	2b
9G	2j
9O	1b 3q 4-s
9P	5d
9S	1b
9T	1q 4c
9U	0-o 11c 6-h
9l	0-i 1g 2z 4-k
9t	2d
9w	1n 2d 3-f 4-p 5e
8F l	0d 2-f
7GD -	0b
aO	4f
aU	0-d 1-e 3h 5d
9F P	0d 4-c
7O -	0-j 4m
9U	4c
9w	0f
8D -	0c
aF	2c
aG	1b
aK	0-b 2a
aO	0-t 4m
aS	0f 1b 4-e
aT	0u 1f 3-d 4-b
aU	1v 2c 3-n 4-b
al	1k 211 4-10 a-e
at	1f
aw	0-13 1k 2y a-a
9Y -	0e 2-a
8GD -	2d
bU	0s 4-c
bl	2f
bw	0y 2-b a-f
9Y -	0-b 2e
8PD -	2-x 4j
bT	0c
bU	0-b 4d
bl	2-v ae
bw	0-o 1i 2b
8SD -	0u 4-s
bT	2g
bl	0-k 4m
bw	0d 4-b
aF -	0-f
8Y -	0c 4-a
aO	0v 3-d 4-g
aT	0-a 2h
aU	015 2m 3-g 4-q 5-a
aY	7c
7PD O	0-e 1q 4-d
aS	0-c
aT	1c
aU	1x 2b 4-c 5-b
al	2c 4-d
at	2-c 3d
aw	0-w 2g 4b
9F T	2b
bU	0b
bw	0b
9Y l	2d
8Y -	0-c 4c
al	0-e 4e
7SD -	2g 4-n
aT	0b
aU	0-g 1c 2f
al	0-c
aw	0-h
9Y U	014 5-e
8PD T	0b
bl	0f 4-f
7T D	0-e 4-a 7p 8x
9Y	7o
8D -	2g 4k 6-b 8-b
aD	aj
aF	2-c 3e 4b
aK	0c
aO	0c 1-b 2-d 3d 6e
aP	4a 5c
aS	0b 2-c 3e 4d
aT	0-f 3w
aU	012 1-u 3n 5c 6b 7-c 8-a
aY	0a 7-l
al	1-h 2-y 3v 4t
aw	0-c 1-b 2-g 3c 4y
9F -	0c
bP	4a
bw	0-e
9Y -	0-r 2p
bO	0-m 4j
bU	3f
bl	0-l 4e
8O D	0-l 2-a 712 8v
aY	7i
9D -	6-i al
bD	2f 7-b 8-c
bF	0g
bO	2f 3-c
bP	0-a 4-d 5j 6p
bS	0i 2-c
bT	1a
bU	0p 2-13 3-e 4a 5a 6b
bY	0h 7-h
bl	0n 1-b 4-p
bw	0u 1-f 4-j an
aF -	0h 2-f
cl	0g 2-f
aY -	0-m 4b
cU	4-a
cl	0e 4-e
9P D	7c
bY	0-a 7d
aD -	6g a-a
cD	0d
cK	0c
cP	0d 6a
cT	0l
cU	2j 4-h 5-h
ct	0m 1-b
bY -	2d
dP	0d
aY -	0c 4-h
cP	0h 6-a
cl	2f 4-t
9SD -	0-c 4h
cD	0d 2-a
aPD -	4-a
9Y -	0h 4-u
bP	0-a
bU	0-c 5j
bl	0-f 2-c 4q
bw	4-b
8P D	7b 8a
9D -	2b 4-g
bF	0-a
bO	2-a 3d 4a
bS	0-c 4g
bT	1-b 2e 3a
bU	0-e 1-e 3f 4x 5-m
bl	0e
bw	0m 2-a 3e 4-e
aF -	0-r 2e 4b
cl	0-a 2i
cw	0a
aY -	2-b 4c
cO	2-d 4a
cw	4b
9Y l	4a
aF -	0a
cl	0e 4-d
8SD -	4d
bO	0a 3-h
bP	4-a
bU	3-l 5d 6e
bY	0a
bl	0f 2-e
bw	0m a-k
aY -	0e 2-e
cO	0-d 4e
9PD -	2-g 6d
cO	0j 4-i
cP	0-b 4d
cS	0m 4-f
cU	0c 3-c
cl	0b 4-b
bY U	0a
8Y -	2-l 4-c 8h
aD	0a 8-j
aO	2g 4-i
aU	3a
al	0-b 2f 4-e
8tOD -	0n 2-n
7Y -	2-h 4d
9G	0f 2-h
9O	4-f
9T	2-c 5j a-a
9U	1g 3-i 4c
9Y	7e
9l	0b 3j 7-k
9w	0g 2-b
7tD -	2f 4-i
aU	0-f 3m
al	0-d 2j
8OD O	0a
bU	4a
bl	4e
9PDY -	0-b 2c
dD	2c
8PD -	0-r
bl	4b
8SD -	0a
0p=&	4b
2)	0e 2d 4d 6-g 8-a
2,	0d
2-	4-d 8r
2.	ab
2/	01f 2n 4-1q
203/2	7c 8-a
22012	7c
58	7a
420	7g
51	4d 8-b
52	ad
53	2j 8-i
23	0n 6-f
27	0-g 6g ab
28	0-d 61f 7-o
2:	0r
2;	0b
2@	0d
2a	0i 2-o
3.	4d
3l-h	3c
3mat	0d 4-a
3n	6d
4d	0o 2-j
3ssi	1a
5o	0-b 1c
3t	0d 2-e
2ban	0i 3-a 9a a-a
5g	0b
4y	0b
3ep	2c
3ien	0e 1b 6-b
4os	0-b 1f 211 4-i 6-a
3loe	0-c 3-a 5x
3ria	4d
4oo	3a
2ca	0e
4m	5k
4n	5i
4pe	4-o 6z
4u	2f
3hi	3-r 4m
4u	1d
5y	0-e 2l
3lin	2-k 4q
3n	0f 1-d 2g 3-h
3o	4b
4.	0-b 5n
4ng	0o 2-p
5s	4a
3tv	1e
4y	3k 4-a
3ung	0i 3-h
4rr	8c
2da	4a
4te	0o 1-a
3e	2-a 4d
4mo	1j
4pa	0g 3d 4-p
5u	0w 2-s
3ien	2c
4nh	6e
4sp	0a
5t	0c 3-c
3o	0-k 2-c 414
4i	3f
4ng	6a
3r.	3a
4um	3i
3ubl	5l
4ng	0-d 1d 2d
4on	6b
4ra	0f
2east	3-j 5x
3mer	0g 3-d
4pl	0q 3-b
3ngl	1-f 2l
3rik	3a
2fami	0-a 4f
4rm	3p 4-m
3ern	3f
3iel	1c
4rm	4d
3loo	2a
3or	0k 2-m
3ran	2-a 4e
4ee	0-d 3s
2galw	5-b 6f
4n	0i 4-c
3ian	0e
4o	0-a
3o	6d
3rad	1c
4ou	0b
2ha	5d
4i	5c
4ll	1-b 2-c 3i 4a
4mi	4-d 5g
4n	0-g 2l
5g	0-g 2b
3e	7e
4ad	0g
3oa	1a
4p	2e
4sp	0a
3ue	5e
4ng	4b
2ii	0u 2-c 4-d
4i	0t 2-j
3ndu	1b
4te	1j
2jr.	1q 3-c
2kcn	0d 4-b
3e	4-b
4t	2d
3hau	2c
4oa	0d
5i	0c 3-a
3iem	0w 2-k
4tc	0a
3rak	5c
3y	1a
2lac	4-a 6l
4go	5f 6-a
4i	0a
4m	2-a 5g
3e	2f 6d
4ad	2c 4-a
4ve	2c
3oca	0c
5u	1l
4ng	5e
3td.	0i 4-e
2marc	ab
5k	2d
4y	214 7-n
3elb	5q
4ns	2j
3ien	0h
2nai	6h
5r	5e
4m	2-g 4d 5i
4ng	6c
4y	7i 8b
3gan	2c
4he	5c
3ha	2-c 3c
5n	0a 4-g
5t	0j
3ige	5f 6-d
5h	2g
4nh	0c 4-b
3ow	4j
3urs	4a
2o	0o 2-w
3f	0g 2-h
3n	0s 2-o 4-o 6n 9d a-a
4-c	1e
2peri	4c
3hai	0-g 4i
5r	1r 3-r
4on	3-c
4u	0-e 1m 2a 3-d
4ys	1c 2z 4-w
3ine	3j
3lac	1c
5t	0b
4c	0-a 4b
3res	0a 7i
4om	2a
2q.	5e
3uan	0-b 2a 4-c 5b
4or	3d
2rama	3c
3egi	0c 2h 4-n
4li	1c 2e
4mo	0m 5-h
4ns	4a
4ta	2o 5-c
3ole	2f
5l	0b
2seco	2c
5u	4a
4lf	1-17 2-a 31t
4n	4b
3hop	0d 2-a 4-d
3ien	3-d 5n
4nc	7-i
4te	0d
3mit	3b
3oan	4b
4ng	4b
4uz	4c
3r.	1l 3-b
3t.	3o 5-b
4ag	1e
5n	1b
4re	1n
3u	2d
4mm	7b
4pe	2e
2t7	0c
3ac	2a
4i	2-f 8h
4n	5h
5g	0e 2-a
4p	3a
4y	2a
3eam	0r
4il	1o 3-a
4mp	2a
4or	4b
4st	0h 2f 3-g
3han	2-a 5i 7f
5u	0a
4e	0a 2-m 3p 4-d
4o	0-a 1b 6e
5i	0h 1-b 2a
4u	0b
5a	2c
3ikt	2c
3nhh	4c
3o	0q 2-i
4ng	3a
3p.h	5m
3run	0a 2-b
5o	1q 4-f
3u	1-c 3y
4a	2f
3y	4c
2univ	3n
3tre	0-a 3-h 513
2van	0-c 3l
4ri	3f
3i	0i
4c	4-c 6q
4en	0-d 2u
2wate	3-k 518
3ear	0-k 2t
4rk	1m
4st	0c 2f 3-j 5-f 6b
3ork	0-d 2d
2xa	4d
3uat	2a
4on	3c
2yama	4d
3ear	0b
2ziel	3d
2|	0g
2·	0k
2–	4-a 7k
2—	0o
0shape=&	2-a 4w
7 T	4g
8U	4i
6(	01v 2-o 4-m
7 -	01v 2-o 4-m
6)	0-2q 22y 41n 6-o 8-k
7 -	0-2q 22y 41n 6-o 8-k
6,	0-q 61u 8-c
7 -	0-q 61u 8-c
6-	0-i 4-b 7-b 81i
7 -	0-q 816
8D	8c
6.	ab
6/	06k 2-18 3-a 4-4g
7 O	01r 4-1g
8S	0q 4-k
8T	025 2-10 4-u
8U	01b 4-14
8w	0j 4-g
69	017 1-g 2-i 4-12 61b 7-x 8a al
7 D	6n 7-t 8d
8P	0g 6-b
8U	0-g 4-d 6z
8l	0-c ab
8w	01h 1-e 2-f 4-c
7.9	2k
7/999	0-g 7j 8e
b D	0-f 7i 8d
79	0c 1-a 2-q 3-a 4h 8e ai
8 D	8c
9S	0a
9T	0g 2-g
9w	4n
8.99	7s
b D	7r
8/99	0-a 2-a 71b 8-g
b D	71a 8-g
899	1-a 2-e 3-a 4-a 71b 8k
a D	0d
bY	0-e 2-i 4-d 718 8l
a-	0-c 710
b D	0-a 711 8-a
a/	7g
b D	7g
6:	01d 2-d 4-k
7 -	01d 2-d 4-k
6;	0j 2-e 4-b ac
7 -	0j 2-e 4-b ac
6@	0q 3-g
6X	0-b 3e
7X	0-2y 11r 2d 324 4k 6u 8-p 9-k a-14
8 D	7d
9F	3g
9G	2b
9O	0-1l 1p 2-k 315 414 6-a
9P	0-l 3j 6p
9S	0-f
9T	1u 6-a
9U	0-d 212 3-j 6g
9l	0e
9t	1c 2-h 3d
9w	0-c 2f 6c a-a
7x	0-2g 11q 2-j 32i 411 52x 8-26 925 a-4z
8 D	0-a 71l 8-j
9F	0d 1b
9G	1q
9O	0-m 1-d 41d 5e 6i 7-c 8-e a-o
9P	0v 1-l 2-u 3-o 51k 618 7-g 8-f a-d
9S	0-m 2-h 3g 4u 9d a-f
9T	0-1d 21j 3y 5d 7-e 8-f 9b a-v
9U	0-u 1e 2-d 319 4q 5u 6-11 a-j
9Y	7e
9l	015 1-a 9a a-b
9t	0-v 1f 222 4-c 9b a-z
9w	0-e 113 2-1f 312 4-o 5i 911 a-u
6x	015 1n 21w 3-21 4a 5-17 6-1g 7-1w 9-z a3g
7 -	2-h 8p
8D	0j 2f 7-1l 813
8F	0-b 2a 4b
8K	2c
8O	0z 2u 3-13 4-m al
8S	0g 4-i
8T	0-x 1o 2r 8-b as
8U	0g 2-h ab
8Y	7a
8l	0-n 3g 4i 5-c 6-b 7d a-c
8t	0x 2-1h 4-c a17
8w	1-g 218 3-d 416 5-a 6-b 7-c 8-g 9-f af
6|	0s 2-c
7 -	0s 2-c
6·	0v 2-d 4-a
7 -	0v 2-d 4-a
6–	0-o 7u 8o
7 -	0-l 717
8D	7-d 8w
6—	015 2-e 4-e
7 -	015 2-d 4-d
8D	8a
6’	8e
1ign+=	 D T	8a
8O D	0-j 2-c 3g
aP	0b
aT	0b
aU	0a
8P D	5p
aT	5a
8T D	0-l 2y
aT	2-b 4b
8U D	0b 2d
aO	3-c
aP	7i
aT	1-d 313 6-c
aU	3-e
aw	2-e
8Y O	7f
aP	8d
8l P	0-a 7a
aT	4g
8w D	2n
aO	0e
aT	0k
aU	0l
al	0k 2-a
6  O D	0b 4-a
8T D	0d 2-b
8U D	4j
8l Y	013 2-e
8w D	0c 4-a
79 /U	2a
7D $	0-v 4-f 6f 714 814
9/w	0d
7F $	0-d 3c
9/T	0f 4-a
aU	0f 4-c
7G /w	0-d 2a
7K /D	0-b 2e
aO	0-e 2g
aS	0b 2-a
7O $	1h 2-d 3f 4-f
9/D	0e
aS	4b
aT	0f
aU	0i 4-a
al	0-c 4f
aw	4b
7P $	0l 2-c 4c 6n
9/D	5g 6d
aO	0e
aP	4f
aT	0-e 4a 6a
aw	0j 4-a
7S $	0-h 4a
9/D	0c
aT	0c
aU	0-a
7T $	0c 1-b 3b 4k 5-j 6-c
9/D	0f 4-b
aU	0-m 1f 4b
aY	2-i
aw	0-d 2e
7U $	1-g 2-c 3g 5n
9/D	1i 3-e 5r 6-g
aF	0l
aO	0b 1a 2-d
aT	4-a 5d 6b
aU	0-h 2i
aY	2-a 3e
al	0a 1-d
aw	0-c 2e 3h
7Y $	2-e 4-a 7b 8q
9/U	0g 8-e
7l $	2-p 4a 8b
9/D	4-b
aO	4f
aP	0-l 2e
aS	2d 4-h
aT	0d 2-f
aU	0h 4-k
7t $	3b
7w $	2-h 4-d av
9/D	0-13 1e 2x
aO	0-h 2i
aT	4c
aU	0-i 2b
al	0k 2-b
aw	0-i
6( D l	0-g 2f
aw	7e 8f
8G U	0f 2-e
8K l	0-d 2e
8O D	0l 4-h
aO	0-c 3d
8S O	0d
8T D	2-c
aF	0a
aO	1-a 3d 4b
aU	0g 2-f
al	0c 1-a 2f
aw	0e 2-i
8U D	0-k 4-e 5s
aO	0-o 3r 4k
aY	4-a
al	0-l 1p 2n
8l D	0-m 2b
aP	0d 4-d
aU	0i 3e 4-q
al	0-1e 2h 4p
aw	0-d 4f
8t O	0a
8w D	0-e 4b
aO	0a
aU	0n 2-d 4-d
al	0-g 1a 2n a-a
6) 9 U	0b 2-b
8O D	0-e 4g
aP	0-c 4c
8P D	4o 5-a 6-d
8U D	0k 4-h
aw	0-d 2b
8l 9	0a 2-h ab
aD	2x 4-r
aO	0j 2-b
aP	0-j 2a 4b
aT	0d
aU	0d
al	0a
aw	2-b 4o a-a
6, O D	0o 3-h 4a
aO	0-b 3a
aP	0x 4-v
aU	4-a
8P D	0-14 4-16 5w 61j
aP	0-i 4e 517 6-m
8S S	0a
aU	0l 4-b
al	4-i
8T D	2h
aT	1e 2p 3-h 4-b
al	3d
8U D	2-g 5r
aP	1-i 2-m 4-n 61u
aU	2g 4d 5-i 6-b
al	1k 2-a 3-e
8Y U	0-h 7m
8l D	0-v 2-c 417
aO	0e 2-d
aT	0i 4-a
aU	0-c 2i 4d
aY	4b
al	3f
aw	0x 4-h
8w D	3d
aO	0-r 3f 4g
aT	2d 4-a
aU	4b a-b
al	0k 2-f
aw	0d 1-c
6- O D	0-c
aU	0-d 4c
8T D	2b
aO	2a
aU	0k 2-j
8U D	0a 4-e
aO	0-a
aU	0f
8l D	0k 2-e
aF	0e 2-b
aP	0u 4-s
aU	0-f 2d
8w w	0a
6. O D	0n 4-m
aP	0-g 5x
aw	4-a 9b
8P O	3f
8T w	2-f af
8U O	4b
aT	0-c 11u 3-z
aU	0-e 1-b 3j 5p
8l U	0-e
aw	2-a an
8w w	0a 4-g 9q
6/ O D	0-x 2i 4a
aY	2c 4-e
8T D	2-13 5m
8U D	2a
8w D	2-m 5g 6d
6: O O	0w 3-g 4-c
aS	0b
aU	0u 3-e 4-f
8U D	011 3-g
aO	0a
aP	0c
aT	018 1-a 3-n
aU	012 1-b 3-m
8l T	0-f 4e
8w D	0m 2-a
aP	0i
aT	0k
6; G O	0g 2-g
8O P	4e
aT	0b 4-b
8T O	2a
8U O	0-d 2c
aP	0a
8l P	2-c
aU	2-a 4b
8t l	2-b
8w l	ac
6D D 9	8-c aj
aO	0k 4k 7-j 8-k
6^ - D	0e 2-a ae
aF	0-b 2d
aG	0o 4-g
aO	4i 6a 8-b
aT	0v 2d
aU	2-i 4j
aY	4-b 8f
al	0-q 7c 8m
at	0x 4-z
6t S U	0f
8T O	0-b 2c
6| T D	2c
aO	0q 2-q
8U D	0-h 4y
8l D	0-b 2d
aO	0-f 2f
aP	0c
6· O P	4c
aT	0-c 4i
aU	0-a 4b
8U D	2b 3-c 4-i
8l O	0-e 2e
aP	4a
aU	4c
6– - Y	0-j 7n
8O D	0-d 4f
aO	0-d 4b
aT	0s 4-n
8T O	0e 2-c
8U P	4a
8l D	0w 2-k 4-a
aU	0u 4-s
8w O	2-e 4f
6— O T	4a
at	0c 4-a
8T O	2a
8U D	2a
aT	0-m 5i
aU	0h
aw	0c
8l D	2a
8w P	4d
4=	 D T	7b 8f
7O D	0-f 3c
9U	3d
9Y	0j 3-a 4-a
7P D	5n 6-a
9U	5e
9Y	5d
7S D	0-d
7T D	1-c 3l 4k
9O	1a
9P	0-i 2q
9S	0a
9T	2-j 3b
9U	1d
9Y	2-a 5a
7U D	0-p 3r 4g
9O	1j 2g 4-q
9P	3b 6-c
9T	0n 2-14 3n
9U	1b 3y 4-l
9Y	1f 3-k 5h
9w	0-e 1d 2a 3b 5-a
7l D	0-n
9w	0-c 1h
7w D	0-w 4j 9d
9G	0b
9K	0a
9O	0-b 2c 4-e
9P	2l a-n
9T	2-f 9b
5  D P	6g 8-e
9T	0a 2i 8-10
9w	8-c aj
7Y T	8-e
9l	0t 7-f
9w	ab
6- /F	0b 4-a
9K	0h 2-g
9O	0-c 7a 8d
9P	2-a 4c
9T	2-d 6b 8g
9U	7d
9Y	0a 2e 4-l
9w	0g 6-c
8^	0g 1-a 3-b 4h 7-d ag
5( D O	0-a 4d
9T	0u 2d 7-o 8-l
9l	0j
9t	2b
9w	0b
7K D	0i 2-e
9T	0a
7O O	0a
9T	4d
9U	0j 3-h
7P O	0k 4c 5-a 6-f
9U	0f 4e 6-j
7U O	0m 4-f
9S	0-f 4c
9T	0-n 211
9U	3-a 5f
9t	0-g 3i
7l D	013 2-i 4-b
9G	0-f 2h
9K	0-d 2j
9O	0b 2-b 4c
9T	2n
9U	0n 2-k 4c
9Y	0a
9l	4-e ab
9w	0b 2-m af
7w D	016
9O	0g
9S	0-e 4f
9T	0-i 2d
5) O l	0c 3d 4-a
7U l	3b
7l K	0b 2-h
9l	0e
7t D	0a
9w	0a
7w U	0-b aa
9l	0-n 9k
5, O T	2c 4-a
9l	4f a-b
9w	3-k 4m
7P O	5r
9P	0-c 5-t 61u
9U	0-b 5-v 61w
7S S	0p 4-h
7T O	2c
9T	2c
9l	2b
7U O	0x 1-k 3-g
9S	4m 5-b
9T	21n 3-m 4-d 5-e
9U	0h 1-c 3-l 4x 5-a 6-d
9l	1-g 2e 3-e 5c
9w	0z 3-i
7l D	0o 2-a
9O	0-h 4n
9T	211 4-j
9U	2-h 4o
9l	0u 2-i
9w	1-b 2j
7w O	4f
9T	0-k 2x 4-n 6c
9U	2b a-c
9l	011 4-a a-m
9w	0-b 4i
5- O O	3-d
9S	0g 4-c
9T	0-j 2r 4e 5-g
9U	0u 4-o
7U O	0-j 5e
9T	0g 4-b
9U	5g
5. O O	0c 4-b
9P	4b
9U	0-a 3-g 4s
7P O	5-n 6u
7T U	1-1k 21s
7U U	3-j 4y 5-10 6q
7w T	ac
9U	0c 2-c 4b
9l	0d 9-k aq
9w	0d 9-n a10
5: O D	0e 4-e
9O	0-d
9U	0-f 3c
7S D	0d
7T D	0b 1d 3-a
9O	0i 2-i
7U D	1a 2a
9O	1-d 4b
9U	0-n 1c 3f
7l D	0-c
5; U O	0-a
9U	5e
7l w	0-b ab
5D O D	0e
5^ D /T	8a
9^	0-d 1-a 2-c 4-d 710 81g
7F /O	4-h
al	0c
9^	2c
7G ^	0c
7O /D	0-f 3c
aO	0a
aP	1m 4-k
aS	0d 4-b
aU	4-f
9^	0c 6f
7P /P	0d 6-a
aw	5h
7S /D	1a 4a
aO	0c 4-a
aU	0a 4-b
al	0e
aw	0n
9^	0-i 3e
7T /D	4f
aO	2a
aP	0a
aU	0l
9^	0-g 2-a 3i 5r 8-a
7U /D	4b
aO	4-b 7c
aP	0h 1d 3-a
aT	0c 2-i 7a
aU	0l 4-f
al	8b
aw	1-b 2-a 3-g 5s 6g
9^	1a 3c 7-e
7Y ^	7i 8g
7l /D	0-d 3i
aO	4-b 7c
aT	7e
aU	4-c 8i
9^	0-h 1e
7t /P	0-d 3d
9^	2a
7w /D	0v 1-a
aO	0k 4-a
aT	0b 4a
aU	0j 4-d
aw	0d
9^	5e a-c
5| T P	0l 2-b
7U O	5a
7w l	0-g 4d
5· G U	2f
7P D	028 5-25
7T U	0r 2-q
7U O	2a
7l D	0m 2-d
9l	2f a-c
5– G U	0h 2-j
7K T	0-i 2k
7O O	3-d
9S	0-h 4l
9U	0l 4-i
7T D	0q 2-h
9O	0-c 2c
9U	0a 2-a
7U F	0-f 4d
9O	0g 2-i 3-c 4x
9S	0l 4-a
9U	0n 4-k
9l	0q 4-h
7Y /T	8a
7l T	0-h 2i
7w O	4b
9U	0-a 4f
5— T O	2-g 9b aa
7t U	0f
7w P	2-f 9g ac
9U	2a 4-c
0t $	3b
2/D	0f
3P	0-d 3d
2O	1d
2U	0m 4-a
3 $	0-f 3i
2^	2a
2l	0-a 9b
3 /O	0i 2-h
1=BC	08 1-6 2-1w 3-32 4ao 5-h 6-15 7-k 8-t 9-8 a-10
3P	0-o 1-6 2-1e 3-u 4-21 5-1q 693 7o 8-n 9-a a-n
3T	0b 1-3n 2bk 3q 4-27 5-q 6-s 78 8-x 90 a-1w
3W	0-1i 1-e 2-i 3-b 4-l 5-7 6-7 7-c 8-g 9-1q a6f
3X	0-3 1e 2-1r 3w 4-1i 5k 6-n 7-2l 87f 91 a-j
2IC	02e 11n 2-4f 3-55 4d1 5-a 6-3j 71y 8-23 9o a-2i
3P	0-m 11m 2-1n 3-18 4-1v 5-21 66g 74 8-s 9-d a-u
3T	01d 1-41 2br 31o 4-4s 5-a 6-24 715 8-2l 92h a-41
3W	0-3b 1-s 2-1m 3-p 4-1e 5-f 6-k 7-y 8-s 9-1w aa8
3X	01k 11r 2-48 327 4-3q 528 6-1n 7-4b 85r 9m a-1o
2O	04b 139 2-6j 344 4-7s 548 6-4h 748 8-34 9h a-4a
2^	013 12b 2-1m 31u 4-1v 5-s 6-g 71y 8-1q 9-b a-f
0under=chuc vu	1a 2b a-a
7ity	3-c 5j
7ompany	0k 2-c 3d
8ng ty	0e 3c
bviec	0-j 1d 2p 4-c
6don vi	0-a 4k
6job title	0-e 1g 2e
6main duties	0-a af
7o ta	0-a aj
6nhiem vu	aa
7oi dung	0-f ai
alam	0u 4-g
6organisation	0-k 4m
6place	5c
7osition	0-w 212
9t held	1d 2r 4-d
6tasks	ac
7en don	0m 4-i
6vi tri	0v 1b 2-d 4-c a-d
8ec da	02w 2-m 4-e a-18
6what i	0-e 4-a 9l ar
8ere	0-g 3a 4r
0w $	2-h 4-d av
2/D	2r
3O	2o 4-b
3P	0e
3T	2-b 4m
3U	2d
3l	0e 2-f
2D	0c 5a a-i
3 9	8-c aj
2G	0d 2-a
2O	0-k 4i 9a
3 $	4e
4U	0i 4-a
2P	0-g 2-b 4r 9c a-e
2S	0-o 4d
2T	2m 4-b a-a
3 /w	0-a
2U	0o 1e a-m
3 $	0b 5-h
4/w	2e 4-a
4w	0b
2Y	ae
3 $	ab
2^	5e a-c
2l	0x 4-c
3 $	2-a ao
4/w	0-c
4D	2a
4F	0e 2-b
4U	0-f 2o
4w	2-a
2w	0s 1-k 3-m ax
3 $	0-q 4g aq
4/O	0c 4-a
5w	0-a 2a
4D	0k
4w	ac
1=&	4b
2)	0e 2d 4d 6-g 8-a
3 -	0e 2d 4d 6-g 8-a
2,	0d
3 -	0d
2-	4-d 8r
3 -	4-c 8m
2.	ab
2/	01f 2n 4-1q
3 O	0w 4-r
4T	0-b 2o
4U	0p 4-l
22012	7c
6 Y	7c
420	7b
6 Y	7b
51	4d
6 D	4d 8-b
53	2j 8-h
6 D	2f 8-i
23	0n 6-f
3 P	0g 6-e
27	0-g 6g ab
3 l	0-b
28	0-d 61f 7-o
3 D	6n 7-n
4U	0-d 6s
2:	0r
3 -	0r
2;	0b
3 -	0b
2@	0d
2a	0i 2-o
3.	4d
4 U	4c
3gency	3a
8 U	3b
3l-haddad	3c
b U	3b
3mata	0d 4-a
7 O	0d 4-a
3n	6d
4d	0o 2-j
5 T	0l 2-j
3ssistant	1a
b T	1a
5ociate	0-a 1c
b G	0-a 1c
3t	0d 2-e
2ban	0i 3-a 9a a-a
5 U	0u 4-c
6w	1c
5g	0b
4y	0b
5 U	0b
3ep	2c
3ien	0e 1b 6-b
6 P	0i 4a 5-f 6-b
4nh P	6a
4ostatistician	0-a 1e 2w 4-e
h U	1b 2p 4-d
3loemfontein	0-c 3-a 5x
e U	0-b 5t
3riain	4d
2ca	0e
4 l	0l 2-c
4m	5k
5 U	5j
4n	5i
5 P	5b
4pe	4-o 6z
6 U	4-l 6z
4u	2f
3hi	3-r 4m
5 O	3-j 4g
4u	1d
5yen	0-e 2l
3n	0f 1-d 2g 3-h
4 U	0f 1-d 2g 3-h
3o	4b
4.	0-b 5n
5 O	0-b 5n
4ng	0o 2-p
6 O	0e
7S	0a
7T	2-d
5sulting	2-a 4b
3tv	1e
4y	3k 4-a
5 O	3h 4-a
3ung	0i 3-h
4rrent	8c
2da	4a
4tes	0o 1-a
7 U	0o 1-a
3e	2-a 4d
4monstrator	1j
e U	1f
4partment	0g 3d 4-p
c O	0h 3c 4-p
5uty	0w 2-s
8 T	0z 2-y
3ien	2c
4nh	6e
4spatch	0a
a U	0a
5trict	0c 3-c
a O	0c 3-c
3o	0-k 2-c 414
4 w	0-l 2-a 410
4i	3f
4ng	6a
3r.	3a
5 U	3a
3u U	0b
4blin	5l
8 U	5i
4ng	0-d 1d 2d
4ong	6b
4ration	0f
a U	0f
2eastern	3-j 5x
9 U	3-j 5u
3mergency	0g 3-d
b O	0g 3-d
4ployer	0q 3-b
a U	0o 3-b
3ngineering S	0a
5lish	1-f 2l
9 T	1-c 2f
3riksen	3a
9 U	3a
2family	0-a 4f
8 l	4d
3ield	1c
4rm	4c
6 l	4c
3loor	2a
3or	0k 2-m
5 w	0c 2-c
3ranchise	2-a 4e
b l	2-a 4e
4eelance	0-d 3s
b U	0-b 3u
2galway	5-b 6f
8 P	5-b 6f
4n	0i 4-c
3ian	0g
6 w	0k 2-e
4o	0-a
3o	6d
4 U	6d
3raduate	1c
a T	1a
4oup	0b
7 O	0c
2ha	5d
4i	5c
4llworth	1-b 2-c 3i 4b
b T	1-a 2-b 3e
4milton	4-d 5g
a U	4-b 5d
4n	0-g 2l
5 K	0-a 2e
5g	0-f 2c
3e	7e
4 Y	7e
4ad	0g
3ien l	7a
3oa	1a
5 P	0c 4b 6-a
4p	2e
5 K	2b
4spital	0a
a O	0a
3ue	5e
5 P	5e
4ng	4b
2ii	0u 2-c 4-d
4 T	0j 2-f
5U	2b
4i	0t 2-j
5 T	0t 2-r
3ndustrial	1b
4ternship	1i
c U	1i
2jr.	1q 3-c
5 U	1k 3-b
2kcn	0d 4-b
5 P	0d 4-b
3e	4-b
4 U	0b 4-a
4t	2d
3hau	2c
4oa	0d
5i	0c 3-a
6 U	0d 3-a
3iem	0w 2-k
6 T	0p 2-j
3rakow	5c
3y	1a
2lac	4-a 6l
5 U	6i
4gos	5f 6-a
7 P	5c 6-a
4i	0a
4m	2-a 5g
5 l	1d
6w	0g 1-b
3e	2f 6d
4 U	6b
4ad	2g
6 T	2e
6er	1b
8 t	1b
4vel	2c
7 U	2c
3ocation	0c
a U	0c
5um	1l
7 U	1l
4ng	5e
3td.	0i 4-e
6 O	0i 4-e
2march	ab
5keting	2d
4u O	0b
4y	214 7-n
5 D	2i 7-g
3elbourne	5q
b U	5q
4ns	2j
6 U	2d
3ien	0h
6 U	0e 2-b
3oreau	3b
2nai	6h
5robi	5e
4m	2-g 4d 5i
5 U	4a
4ng	6c
4y	7i 8b
5 U	7d
6l	7a
3gan	2c
4he	5c
3ha	2-c 3c
5 O	0a 4-a
5nh O	0a
5t	0j
6 U	0j
3igeria	5f 6-d
9 P	5f 6-d
5hts	2j
4nh	0c 4-b
6 O	0c 4-b
3ow	4j
5 l	4b
3urseries	4b
2o	0o 2-w
3 S	0h 2-g
4T	0f 2-f
3f	0g 2-h
3n	0s 2-o 4-o 6n 9d a-a
4 U	0d 4-j 6d
5t	0c 2-d
4-call	1e
3perations	3b
c w	3b
2periodontics	4c
3hai	0-g 4i
6 l	0-g 4i
5rmacist	1n 3-n
4ong	3-b
4u	0-e 1m 2a 3-d
5 l	2a
4ysiotherapist	1c 2x 4-u
h U	2t 4-q
3lacement	1c
b w	1a
5tform	0b
4c	0-a 4b
5 O	0-a 4b
3resent	0a 7i
9 U	7l
al	0f
4omoted	2a
a l	2a
2q.	5e
4 U	5e
3uan	0-b 2b 4-c 5b
4ispe	3a
4y T	0d
2ramaswamy	3d
b U	3a
3egion	0c 2j 4-m
8 U	0d 2c 4-g
4lief	1c 2e
8 T	1c
4mote	0m 5-h
8 P	0n 5-j
4nsburg	4a
4tail	2o 5-c
8 O	2o 5-c
3oles	2f
7 w	2b
5lout	0b
2secondee	2e
a w	2b
5urity	4a
4lf-employed	1-17 2-a 31t
f T	1-17 2-a 31t
4n	4b
3hops	0b
7 w	0b
3iena	3-d 5n
7 U	3-d 5n
4nce	7-i
7 D	4a 7-h
4te	0d
3mith-rowe	3b
3oan	4b
4ng	4b
6 l	4b
4uza	4b
3r.	1l 3-b
5 U	1l 3-b
3t.	3o 5-b
5 P	3f
4agiaire	1e
b U	1d
5nd-in	1b
4reamer	1n
a U	1h
3u	2d
4mmer	7b
8 Y	7b
4pervisor	2d
2t7	0c
4 l	0c
3ac	2a
4i	2-f 8h
5 -	8e
4n	5h
5 U	5j
5g	0e 2-a
4p	3a
4y	2a
5 l	2a
3eam	0r
6 T	2e
7w	4a
4ilzeitkraft	1o 3-a
f U	1o 3-a
4mp	2c
4oranta	4b
a U	4b
4st	0h 2g 3-g
6 U	0h 3-g
3hang	7g
7 D	7g
6h	5m
7 P	5a
5u	0a
6 l	0a
4e	0a 2-m 3p 4-d
5 U	3m 4-b
6t	2-a
4o	0-a 1b 6e
5i	0h 1-b 2a
6 w	0e 1-a
4u	0b
5 T	0d 2-c
5at	2c
3iktok	2c
3nhh	4c
3o	0q 2-i
4 T	2-e
5l	0h
4ng	3a
3p.hcm	5m
8 P	5g
3rang	3a
4ung	0a 2-b
7 U	0c 2-a
5ong	1q 4-e
8 S	1a
3u	1-c 3y
4 D	0f
5w	0-f 1-c 3v
4a	2f
3y	4c
2utrecht	0-i 3-e 514
9 U	0-i 3-e 514
2van	0-c 3l
5 l	0-a 3e
4rious	3f
3i	0i
4 w	0i
4c	4-c 6q
5 U	4-c 6q
4en	0-d 2u
6 T	2e
2waterford	3-k 518
b U	3-h 5t
3ear	0-k 2t
6 U	2c
4rkstudent	1m
d U	1l
4st	0d 2f 3-j
6 U	0d 3-e
6ern	6c
9 P	6c
3ork	0-b 2f
2xa	4d
3e T	0f 2-d
3uat	2a
4ong	3c
2yamada	4d
2zielinski	3d
2|	0g
3 -	0g
2·	0k
3 -	0k
2–	4-a 7k
3 -	7s 8-c
4D	8l
2—	0o
3 -	0p
`;
