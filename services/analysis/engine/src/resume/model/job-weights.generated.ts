// Written by `npm run train:resumes`; not edited by hand.
export const jobWeights = `O BT IT BC IC BP IP BX IX BW IW
0(	038 1-2v 23g 3-1r 43t 5-10 6-11 7-1n 8-1q 9-g
1 -	0-2g 22x 41o 6-m 7-c 8-m
2D	0d 2l 4g 7-r 8-h
2K	017 2-q
2O	0p 3-c
2P	0s 416 5-y 6-n
2S	0-b
2U	1-13 21c 3-j 4-n 5j 6k
2Y	0o
2l	01j 1-o 2-h 3-n 4q ae
2w	0w 1-a 4f a-a
0+1=&	315 4-i
3(	0-1q 3l 4x
3)	0b 1-l 2n 3-q 4f 7c 8-d
3,	0-f 1m 5k
3-	0-n 7s 8-m
3/	0-1z 2i 4m 5h 6m
301/2019	0g
312	0q 2-l
32019	7g
521	0b 8-c
63	0k 7-e
33	0l 5-a
34	2-c 9b
37	5d
38	0-a 5p
3:	023 1-e 2-f 3-s 4-g 8e
3^	01x 2e 3-n 4-n 5-r 6-k 9-n ah
3a	0f 2-r
4.	3e
4cting	0i 2-g
4gency	4a
7t	1j
4mata	0a
4n	4-a 5i
5d	2a
4pr	0a
4t	0i
3b2b	0-a 4b
4an	0a 3-c
5y	0j 3-f
4ien	0-c 4e
6t	0h 4-g
5nh	6a
5ostatistician	1b 2o 4-l
3cape	3-h 4-b 510
5y	4a
4huyen	0-a 2e
4linic	2-b 3s 4-a
4n	0-e 2f
4ollege	0b 4-d
5ng	0t 2-s
4ty	0e 2-h
4uoi	1b
5rrent	0-b 7c
3da	6d
4e	3e
5partment	011 2-a 3-i
6uty	0i 2-k
4inh	5k
4o	1-b 3t
5n	0-a 2b
3employer	2g
4ngineering	0b
6lish	0-m 2m
4u-funded	0-d 2g
3feb	0l 6-g
5llow	2a
4ive	0-b 4g
5xed	0-a 2c
4or	0-j 2h
6merly	0f 4-e
4ranchise	4e
3galway	0-b 5l
4ian	0t 1-f
4o	5j
4roup	4b
3hallworth	4a
5milton	0g 4-b
5n	0-l 2r
6g	0-d 2a
4ead	0p 2-k
4oa	5-c 6c
6ch	0b 4-b
5spital	0c 3-d
4ung	4b
3ii	2c
3ke	0c 3-b
4hach	0c 2-a
5oa	4c
4iem	0-s 219
3lagos	0b
5i	0n 2-a
4e	5q
5ad	2j
5vel	0-h 2i
4ingen	0a
4ogistics	3a
5ng	5b
3maths	1d
5y	1r 7-c
4ens	0-i 2j
4ien	0c 3-i 4i
4n	6b
4y	0-c 4e
3nai	5e
5m	8a
5ng	6b
4gan	2a
4ha	4c
6nh	0n 3-p
4oi	0-c 1d 5b
5w	0-o 4p
3o	0-1i 21k
4bsidian	0b 4-b
4f	0k 2-d 3i 4-i
5fices	0b
4n	0-o 2z 3-b 4-c 5g
3part	4b 8-h
7ner	2a
5ul	5b
4hong	0-g 4a 5e
5ysiotherapist	2e 4-b
4lacement	1c
4ortugal	0-e 6g
5sition	0-r 3e 4n
6t/tuan.	ab
4resent	0a
5omoted	2a
3quy	0l 2-f
3ramaswamy	4a
4egion	2c
5lief	1c
5nsburg	0-c 3n
5tail	0-c 2i
4ollout	0d
3sacristan	1d
5n	2-b
4econdee	1f
6urity	3f
5p	0a
4hop	9a
4ite	0e
4oan	3a
5uza	0-d 3p
4pecialist	2a
4t.	0a
4urvey	0-d 2a
3tam	3c
5ng	0a
5y	2a
4eacher	2e
6m	0-c 2l
5st	0-a 2a
4he	0p 2-g 9e
6atre	3b
6n	0-c 2d
5i	3i
5o	5c
6i	2a
5u	0w 2-e 4-c
4ime	4b
4nhh	3e
4o	0n 1-b 2-c
5an	3c
5ng	0c
5wn	5a
4rai	3b
5uc	2b
6ng	0e
6ong	0r 2-o
4u	0a
4y	0f 3b 4-e
3vap	6e
5rious	0b
4ia	0-c 4d
5c	3-b 5r
5ec	1d
6n	1d
4oluntary	0-d 2e
5n	0d 4-d
4u	2h
3waterford	0b 4-a
4ear	2i
5st	0-e 2g
3xa	0f 3a
3|	2-b 4l
3·	0-1g 4o 8b
3–	0-11 211 3d 7t 8-l
3—	0c 1-h
12=&	0i 2-e
3(	1c 2g 3-d
3)	0g 1-p 2v 4w 7-m
3,	0-u 3-c 4-e 5k 6q 7h
3-	0d 1-a 2i 6-f
3/	0-j 4a
308/2019	0-a 4a
312	0d
32/2012	7a 8-a
4011	0-d
64	0g 5-e
67	2-a
69	0k 4-b 7-b
520	0j 6-d
61	2a 6a 7-i
63	0a 2-d
34	0-a 8a
36/2024	0a
3:	0o 2-a 3-e 4k
3;	2n 4-b
3^	1-c 2-g 3-d 4o 6-11 7e 8t 9-z a1g
3a	0-q 2f 3k 4e
4gency	0-d
4mata	3-c
4n	0f
4pr	0b 2-a
4ssegnista	0h 5-a
4t	0m 4-b
4ug	0-a
3ban	0-f 4c
5o	3c
5y	0-g 2d
4enh	0-a 2b
4inh	0-j 6j
5ostatistician	1i 3-e
3can	0-a 4e
5pe	3a
5y	3b
4hi	4d
5uyen	1b
4lerk	0-c
5ients	0-b 4g
6nic	2a
5osed	4b
4o	3b
5.	0-e 4a
5llege	0d 3-d
5ng	0-r 2w 3f 4-n
5ver	0f 2-d
4ty	0c 2-b
4urrent	0a
3da	6j
4eputy	2b
4ien	0c
5strict	7a 8-a
4on	2-e
6g	0m 4-e
4ubai	0d
5ng	1f
3eastern	0f 4-d
4ngineer	0-a 4d
3family	4b
4eb	0l 2-b 5-c
6.	0-b
4ive	0-b 4f
4ood	3f
5r	9t a-e
3gian	2a
4roup	0b
3hamilton	0-c 3c 4c
5n	0f 4-e
4ead	0l 2-k
4oa	0-c 4c 6a
6ch	0a
3ii	0-k 2r
4ndustrial	0g
5voicing	0-a 4b
3jan.	0-c 2h
4ul	0-a
5n	0-b
6.	0h 4-e
3ket	1a
4hach	0a 2-b
4iem	0-h 2p
3lai	0-a 2g
4ead	0-l 2l
5eds	4b
4ong	0d 4-a
3mau	0l 3-m
4n	6d
3nam	2-c 4n 7b
5ng	0-h 6d
4en	2-a
4gan	4-a
4ha	4c
4ow	4b
4y	6a
3o	0-u 212
4f	0r 2-b 8-f
4n	2a 4-i
3paper	0b
5rt	4h 7-g
7ner	0-c
4hai	0h 4-g
5ysiotherapist	1c
4ost/tuan.	9a
4une	0b
3quan	0c
5y	0r 2-n
3region	0-d 2g
5mote	4a
4ollout	0i 2-h
4usty	0-a
3san	0e 2-f
4eptember	4c
4ince	5d
5te	0f 2-d
4t.	0-b
4ummer	0-b
3tai	2i 4-f
5ng	0c 2-a
4eacher	0-k 2i
5mporary	4c
5rm	0-a 2c
4hang	2d 4-q 6i 7-b
5e	2g 4-d
5o	0f
6i	2c
5u	0-g 2q 4-a
4nhh	3c
4o	0l 2-h 4-q 9b
4p.hcm	6a
4ri	0-a
5ung	3-h 4k
6ong	018 2-x
4y	0-b 2b
3uk	5c
4ncle’s	0-c 4e
3van	0-d
5p	5j
4iec	0d
6n	1b
3wear	0-i 2j
4ith	0a 2-a
4oolgate	0f 4-e
5rk	2b
3xa	0h
4e	0s 2-g
3years	4e
3|	0-t 4u
3·	2a
3–	2-d 4z 6-c 7g 8-f
3—	0i 4-f 5b 6-c
3’	0a
0- /D	0c
3G	0-a 4c
3K	0a 4-d
3O	2-h
3P	2-b
3T	2-b
3U	0-c 7k
3Y	0q 4-y
3l	2c
3w	6-b
2D	0t 8-a ah
2F	0-a 4c
2G	2a
2O	2-j 4m
2T	0w 2l 4-l
2U	2-f 4i 7b
2Y	0-d 2-g 7q 8f
2^	0g 1-b 3-c 4j 7-d af
2l	0-j 8q
2t	0p 4-r
11=&	4t
3(	0x 1-r 2l 4-b 8-e
3)	026 2-1p 3d 4-1k 5q 6-g 7c 9i
3,	3-m 4y 5-p 61a 7c 8-m a-b
3-	0-o 2n 5b 7-b 8o
3/	0-2n 1y 2-b 3y 4-2h 53n
30.6	2c
311	0-d 4h
42	0c
32019	0d 3-d
520	0m 2-a 3-e
63	0a
34	0a 2-a
4b	0-d 4d
37	0-b 2c
3:	0-18 11c 2-e 31c 4-i 5-e
3;	0-p 3r 5g
3@	3f
3^	11i 2-13 31o 4-17 5-e 6-b 716 8-15 a-b
3a	0i 2-f
4.	4b
4n	0c 4-a
5d	0q 2-f
4ssistant	2g
4t	3f
4uditor	0o 2-n
3backend	0b
5n	2m
5o	0-c 4d
5rista	0c 2-c
4ien	0d
4rand	2e
4uyer	0a
3cam	4-e 6o
5pe	6c
5rer	0-c 2f
5shier	0b
5u	2-a
5y	4e
4hat	2a
5i	0d
5u	2c
4leaner	0f 2-f
6rk	0d 2-d
5inic	2-a 4c
4n	2k
4o	4d
5.	5-c 6e
5mmunity	2b
5ng	0g 2-c 4d
4ua	0-c 4h
3da	0-b 6e
4e	0-b 4s
5n	8g
5partment	0-j 4g
6uty	0j
4ia	0c
5nh	0a 4-a
5rector	0h 2-h 9a a-a
5strict	0c 4-a
4o	0j 4-b
5ctor	0d 2-d
5i	4b
5ng	0-j 6c
4r.	4k
4ublin	0-f 4-b 61c 7-h
5ng	0-m 2x
5ong	0-a
3eastern	4-o 611
4mergency	0f 4-e
5ployer	311 4-d 5-d
4u-funded	2h
4xecutive	0m 2-j
3family	4e
4itzgerald	4d
5xed	0-b 2d
4or	0d 2-c
5under	0a
4ranchise	0-a 4i
5om	0-m 7n
3gan	0b
5rment	2b
4ian	0-c 2a
4o	6a
4rowth	2d
3ha	0j 4-n
5llworth	4f
5milton	4-g 6i
5nh	0-h 2d
4e	8h
5ating	4-a
4ien	0-c 8p
4oa	0-b 4h
5c	2g
5use	0g 4-e
3ii	0d 2-a
4n	0r 7-j
5c.	0g
5dependent	2a
6ustrial	2b
5structor	0-k 2g
6urance	0-b 4b
5ternship	0f
3jr.	1-l 2r
3kaltern	0f 4-d
4cn	0j
5s	2d
4et	0-a 2e
4g	0a 4-a
4ho	0m 2-n
6i	0a
4iem	0h a-c
3lac	0-j 6m
5i	0h 2-a
4e	0-e 6i
5ad	0-f 2h
7er	2i
5vel	2d 4-a
4ibrarian	0-a
5ndqvist	4d
6gen	0-a 4a
4ocum	0e
5ng	4-f 6b
5om	0h 4-g
4td	0-o 4n
4y	0-a
3marketing	2c 4-b
5ths	2a
5u	0e
5y	0y 2-q 7d 8-j
4elbourne	4-f 6q
5mber	0-d 2e
5ns	2o 4-f
5ssgerate-werke	0-f 4e
4ien	0c
4onths	0c
5reau	4a
3nakamura	2-b 4b
5m	6b
5y	4-b
4ew	6a
4ghe	6b
4ha	2-c 4e
6n	2f
6t	0q 4-e
4urse	0d 2-c
3o	0d 2-g
4f	2-f 4i
4n	0g 2-b
5-call	2a
5line	0-c 4d
3part-time	0-o 2u
5ul	6b
4eople	0-j 4m
4hai	0-i 4m
6rmacist	0-a 3n 4-n
ay	2a
5ong	0e 4-c
5u	2e
5ysiotherapist	0-c 2f
4icker	2-a
4lacement	2a
6tform	0e 6-a
4orto	0-e 6g
4resent	3x
3q.	6e
4uan	0-d 6o
5oc	4a
5y	0a
3ramaswamy	4a
4epresentative	0h 2-f
5search	2b
4ong	0a 4-a
3scientist	0-c 2d
4econd	2b
9ment	0a
6retary	0-b 2a
5lf-employed	0a
4ince	0e 8-g
4on	0k 2-c
4pecialist	0d
5ring	0c
4r.	1-f 2u 4-a
4t.	3-c 4o 5-a
5and-in	2c
5udio	4d
4u	0-i 2s
5mmer	0-g 2j
5rvey	2c
3t7	0-a 2f
4able	4-a
5i	3r 4-e
5n	6f
6g	0e
4eam	0-b 2c
5mporary	2a
5rm	2a
5st	2w 4-u
4han	0a 4-b
7g	0e 4-c 7-b 8n
6u	0a
5e	2-a 4g
6rapist	0-k 2l
5o	2f
6i	0a
5ree	0-c 4f
5u	2h
6at	2b
4iem	4a
6n	0-p 2l
5ktok	2e
4nhh	4d
4o	0-e 2h 4-b 8d
5an	4b
5ng	0-a
4p.hcm	0g 6-e
4rac	2d
6i	4a
7nee	3m 4-a
9r	2a
5i	1b
5uong	0c
4u	0a 4i
5a	2a
4y	4j
3unit	0-g 4e
6versity	4a
3van	4d
5p	0-a 6c
4iec	3b
6n	0-k 2x
6t	0-b 4d
4oluntary	2a
4u	0-i 2g
5a	4a
3warehouse	2b
4eekends	0b 2-a
5st	4-b
4oolgate	0-e 4g
3xa	4e
3yamada	4c
3|	0-f 5o
3·	0q 1-a 3b
3–	0-q 1l 3-x 7-g 81i
3—	0-n 11a a-b
3’	8a
12=&	0c 1g 4-f
3(	0z 3-d 4b 5-a 8-t
3)	2-z 31j 4-1i 5k 7a
3,	012 1e 21n 3-1d 5-s 6-i
3-	2-h 3i 9a a-a
3/	0-1d 1-a 2g 3-e 4-b 5-c 62i
312	0e
32019	4-a
520	3c 5-a
61	2e
34b	4b
360	0-l 4m
3:	2k 3-c 4g 7-d
3;	0-i 4h
3^	1l 31b 5-o 6-u 7m 8-b 9-d a-m
3a	2-d 4c
4nd	0k
5h	4b
4ssociates	0a
4t	3a
4uditor	0l 2-l
3b2b	0a
4an	0-k 21b 4-l
4ien	4g
6t	0-i 4m
5ostatistician	2-f 3c
fs	2a
4reak	0e 7-b
4uyer	0c 2-c
3cam	0-g 6j
6pus	0-a 4a
5stellano	0-c
4hi	2e
5u	0j 4-f
4laims	0-f
5ients	4b
4n	0j 2-b
4o	0-h 4l
5-op	0-c 2d
5.	0c
5ng	4m
6tent	2-e
5rps	0-m 2n
3da	4e
4elta	0-b
5n	0a 2-b
5partment	0-a 4o
5veloper	3d
4i	0-c
5eu	0-d 4d
5nh	0a
5rector	0a 2-d
4o	3-d 5b
5ng	4e
4r.	4b
4u	0-a
5ng	0-e 2l
5ong	0-c 4a
3employer	0-l 3v 4a
3faculty	0b
4itter	0a 2-a
5xed	2a
4or	0b 2-a
6merly	0-e 4g
4reelance	5f
3gao	0c
5rdener	3a
4ia	4-a
6o	2-b
4o	0-a 6c
4rade	0-d 2g
6nts	2b
5een	0g 4-f
5oup	0a
6wth	0c 4-b
3ha	0f 4-g
5llworth	4a
5m	0a 4-a
5n	0-m 2b
6h	2-f
4ien	0a
4oc	2-c
5p	0-a 2d
5spital	0-c
5use	0d 4-c
3ii	3a
4n	0e
5dependent	0b
5structor	0-b 2c
6urance	0-a 4b
4rrigation	0-g 2c
3jan	1a
4un	3-d
3kariuki	0b
4cn	6-a
5s	2d
4e	0-i 4b
5t	2-b
4hach	0c 2-c
5o	0c 2-f
4iem	0h
4y	2l
3lac	5-d 6f
5gos	5g 6-e
4e	5-l 6n
5ad	2f
7er	0-g 2l
4ibrary	0a 2-h
5ngen	4c
4ocum	3c
4td	0-a
6.	0b 5-a
4uong	0-e 2d
4y	0-b 2f
3mau	0a
5y	2-f
4ember	1-c 2f
5ssgerate-werke	0-b 4b
4ien	0a
4onths	5v
4useum	0-d
6ic	9d a-b
4y	4c
3nay	0f
4eedle	2-b
4ha	4e
6n	2i
7h	0k
6t	0c 2-d
4oi	2a
4urse	0b 2-d
3o	0c 2-d
4bsidian	0-a 4c
4f	2-c 3j
5ficer	2f
4nline	4a
4rchard	4a
3paramedic	0a
4harmacy	2-b 3m 4-b
5ia	0a
5o	2f
6ng	0a 4-c
5ysiotherapist	0-i 2n
4lanner	0g 2-h
6tform	0-e 2c
5c	0d
4orto	6e
5sition	0-a 1j
4resent	0d 5-h
5ocess	0-a 2c
6moted	0-b 2c
4une	6c
3q.	6a
4uispe	0-d 4c
3recruiter	0-a
5gistered	2c
5lief	2a 4-c
5tail	2-b 3e
4ong	0d 4-c
3san	0c 2-b
4econd	2e
5lf-employed	3-e
4hop	2-b 4f
4oan	4b
6t	2a
5n	0d 2-c
4port	0j
4t.	0-a 4f
5ock	0g
4upervisor	0-c 2d
3t7	2h
4ai	4c
5n	0-g 6l
6g	3j 4-e
4eacher	0-b
6m	0-f 2f 4c
4hang	4-c 5g 8d
6u	2a
5e	0b 2-d
6atre	0l 2-h
6n	0-a 2b
6rapist	0-b 2h
5i	4e
5o	0-e 2s
6i	0-n 2n
6rnbury	0a 4-a
4ien	2h 4-l
5ktok	2a
4nhh	4b
4o	0d 2-f
5ng	0-e
4rai	4g
5i	1a
5uong	2w 4-b
4u	0o 4-g
5tor	2e
4win	0a
4y	3a
3ueda	4b
4nit	3-d 4e
3vap	5-a 6e
4i	1b
5a	0-k 4l
5en	0-g 2t 4-f 7g 8-b
6t	0b 4-c
4u	0-a 2b
5c	2a
3ward	0-l 4b
4ork	0b
7shop	5g
4riter	0d 2-c
3xuat	0-b 2c
3yamada	0-g 4b
4ear	0f 3-c
4ork	6b
3|	0-b 6m
3·	0h
3–	3u 4-i 5a 7-d 8b a-b
3—	0-c 1-b 21c 4-a 9j a-1a
3’	1-j 3l 8b
0/D - F	0-f 4h
5G	0b
5O	0-i 4n
5T	0b 2y 4-12
5U	0-o 2-f 412
5l	0p 2-f
5t	013 2-a 4-r
5w	0-c 2f
3G $	0c 2-b
3S w	0g 2-e
3T $	0-c 3a
5/O	2-a
5O	2b
5l	0l 2-k
3U $	4-d 5g
5T	0f 3-a
3l l	3g
3t $	0-b 2c
5U	0e
3w /O	0-h 2d
6T	0-k 4i
5T	0i
5w	0w 1-e 2-d
1F w U	0-a
1G - U	0-a 4b
3S $	4-b
1O - U	2-b
5l	0-c
5w	0b
3U $	0-c
5/D	0-d
6T	0c
3l $	0r
3w $	0c
5T	0a
1P O $	1l 4-k
3U /F	0g
3t $	2-g 3e
3w /F	0a
1S U $	0-f 4c
1T - D	0n
5O	0-c 4f
5S	0-a
5U	0b
3O $	4-l 5b
5D	0-a
3U $	3a
5/D	0-k 3c 5b
6U	0p 3-a 4-e
5D	0l 3-c
5O	7a
1U - T	0i 2-e
5U	0-k
5Y	0-b 7c
3F /T	0f 4-c
3O /D	0-d
6T	0g 4-c
3P /T	0c
3S /T	0k 4-f
3T $	0-a 2e
3U $	0-e
5/D	0-c
6T	0h
3l Y	0h 7-c
1Y - T	2c
5U	0d 4-d
3G $	2d
1l - S	0a
5U	0-e 4f
5w	2f
3O /T	0a
3U /T	0f
3w /D	0-d
1w - P	0a
5T	2a
3P $	5c
3U $	0-c 3-b 5r
5/T	0g
0D $	2-e 4-f 714 8x
2/D	2b
3T	7d
2O	0d 412 7-d 8-f
3 $	0c 4-f
4/F	0b 4-b
5T	0b
4U	0-e 4h
2P	0-b 6a 8b
3 $	0o 5-n
4T	0c 5-b
4U	0a
2T	0k 2a 4-c 7p
3 $	0b 4a
4/O	0j 2-a
4O	0c
4T	1e 3-a
4U	2e
2U	0j 6a 7b
3 $	1f 2h 3-b 4-g
4/T	3a
4O	1g
4P	1-a 5b
4T	1h
2Y	8-i
2^	0-d 1-a 2-c 4-d 710 81g
2l	7c 8c
3 $	0n a-a
4/S	0-h 8i
4U	0c
4Y	0d
2t $	0g 2-a
2w	0-h 7u 8l
3 $	0g
4w	9a
0F $	0-a
2/T	0t 4-d
3U	0b 4-a
2O /U	0-b 4b
2P	3a 4a
2T	3a
2U l	4a
2l $	0j 4-i
0G /D	0d 2-b
3Y	2e
2D	0-a 1c
2O	0e 2-c
0K $	0f
2/D	0-e 2b
3Y	0-b 2b
3w	0d 2-e
2T	2m
2l	0l 2-a
3 $	0-e 2s a-a
4D	0h 2-l
2t	0-b 2c
2w	0a 2-b
3 l	0c
0O $	0-h 1k 2-i 3h 4-h 6e 9a
2/D	0-i 4e 5a
3P	0b 1k 4-u
3T	5l 6a
3U	0a
2D	0a
3 $	0-b 8d
4O	4i 7-a 8-a
2F	0b
2G $	0e 2-b
2O	3-l 411
3 $	0b 3-d
4/D	0-h 4i
5T	0-i 4i
5l	0c 4-b
5w	0a 4-e
4D	0a
4P	0g 4-g
2P	5k
3 $	4e 5b
4/T	0e
5w	0h 4-d
4D	0-u 5p 6m
4P	5b
4T	0f 6-f
4Y	4-a
2S	4f
2T	2p 3e 5-i
2U	011 3-z 4k 5-e
3 $	014 4-k 5-b
4/D	0e 4-c
5l	0j 1-a
5w	0-k 4q
4D	1b 6a
4P	5a
4l	2-b
2Y	0h 4-g
2^	0f 3-a
2l	0-t 2d 3m
3 $	4l
4/T	0h 4-f
5Y	0-g 4h
5w	0b
4O	0-a 4b
4P	0a 2c 4-g
4T	4d
2w	0m 2-a 3-q ae
3 $	0d 4-m
4D	0-m 4d
4T	0-p 4r
4w	0-l 4e
0P $	2-c 3-a 4d 5d 6l
2/D	4-b 6a
3O	0d 6-d
3S	0b
3T	0g
3U	0e
3w	4-g 5f
2D	4-m 615
2F	4f
2O	0-h 2-a 514
2P	5a 614
3 $	6g
4D	6e
2S	5a
2T	0k 6-b
3 O	0h 2-g
4w	0a
2U	0-c 6w
2Y	5a
2l	0-b 5n
2w	0d
3 $	a-g
0S $	0-o 4h
2/D	1b
3T	0b
3l	0-b 4b
3w	010 3-b 4-j
2D	0-j 3d
2F	3-a
2O $	0-a
4/P	0i 4-h
4w	4a
2P	4a
2S	0m 4-g
3 $	4a
4P	0d
4S	0d
2T	0-i 3i
3 /D	0a
2U	0p 4-i
3 $	0-s 4n
4/D	0-d 5e
5T	4-a
4P	4a
4T	0f
4U	0e
2l /Y	0a
4D	0-w 411
4T	0k 4-j
2w	2-g
0T $	5-j 6-d an
2/D	0c
3O	0l 1b 2-c
3S	2e
3T	1-f 3h
3U	0-d 1r 2c
3l	2-h
2D	1n 8-a 9-i
3 $	0l 7b
4l	8-b
2K	1a
3 $	0d
4O	0-d 2f
2O	0d 1b 2-h
3 $	0-e 3c
4/Y	0b
4O	0-d 3a
4P	0-b
2P	0e 2-h 3a
2S O	2b
2T	1a 4-b
3 $	1-i 2b
4/D	0i 2-c
5U	1h
4O	1-b 2c
2U	0c 1-b 2x 4-i 5-b
3 $	0-g 2k
4/D	0-b 3a 4a
5O	2-a
5S	0-a
5U	0c 2a
4O	0m 2c 3-b 4-a
4P	5-b
4U	2q 3-c
4Y	2-f 4a
4l	0f 4-c
2Y $	7b
2^	3b 4c 5d 8-a
2l	3a
3 $	2s 4-e
4/S	0m 2-l
5U	0c
5Y	0g 2-f
4D	0-u 2l
4F	0-d 2g
4S	2b
4U	0l 4-c
4l	0-h
4t	0f 2-d
4w	0-i 4a
2w	1-a 4-d ae
3 $	0-e ad
4/D	0-c 2j
4D	0-b 6b
4U	4-b
4w	0q 2-c a-g
0U $	1-g 3e 4-e 5o
2/D	1k 2k 5c 6-k
3F	0b 4-b
3G	0a
3O	1g 5-d 7a
3P	0g 3-c
3S	3a
3T	0f 1-c 2-l 3f 4-m 5p
3U	0l 4-u 5-d
3Y	0-i 3f
3l	0k 1-a 2-b 5-a
3w	3-a 4a 5m
2D	0-c 11d 3-t 5f 6d 7-a 8-c
3 O	0j
2F	3-c 4b
2K	0c
2O	1-c 2-h 3-i 4t
3 $	4-d
4/D	0o 4-n
5T	4b
5w	4a
4O	0-d
4P	4-g
2P	0-m 1-m 2-h 314 4w 5-x 6n
3 $	6k
4D	5c
4P	5f 6-e
2S	2-e 3-q 5g 6i
2T	1r 216 3m 5-y 6-v
3 $	0b 2-b ac
4D	2-b 4d
4l	1-f 2p
2U	0t 1-h 2c 3-14 5i 6b
3 $	0a 2-d
4/D	0n 6-b
5U	0-l 3s
4D	1f 3-e
4O	0-a 4g
4P	0-a 3-c 5-g 61i
4U	0h 4-a
4Y	2a 4-b
4w	5a
2Y	1a 4-k 5o
2^	2a 3i 7-f
2l	2d 3-j
3 $	1d 2-f 4a
4/D	0i 4-h
5O	0a
5T	0-l 4o
5U	0b
5w	0-a 4b
4D	2b 4-f
4P	4m
4U	2f 3d 4-o
4l	0-p 4o
4w	0g
2t	0-h 3j
2w	0i 2-h 4f 5-g
3 $	0-b
4/l	0n 2-b
4P	0-b 4a
4T	0a 4-c
4w	0j 4-n
0Y $	0a 2-k 4-c 7b 8g ad
2/U	8e
2O	7m
3 $	4a
4/w	0e 4-d
4D	0-d 4e
4U	0k
4l	4-a
2P	0-d 7e 8b
2T	2-b 7m
3 /l	2-a
2U	0-n 7y 8b
3 $	5i
4O	2a
4U	4-a 5a
4l	1b
2^	7g 8e
2l	0c 2k 8-c
2w	2-e 7f aj
0^ - D	0-d 2c aj
4O	010 4-l
4S	0-f 2b
4T	2-x 417
4U	0n 2f 4-r
4Y	0e 2-d 4-d 8g
4t	0-t 2m
4w	2-d 4e
2D T	7b 8f
2G D	2-a
4O	0b
2O /T	0-t 4f
4D	0j 3-a 4-h
4O	0o 3-d
4U	0g
4l	2e
2T /D	0-g 2u
4D	1g 5a
4O	0a 2-m 4f
4P	0-a
4T	2-d 4e
4U	0m
2U $	1-d 3c
4/D	1e 2a 3-b
5O	0-a 1d
5T	0-l 3e 4e
4D	016 3-n
4O	1-e 2-e 3a 4g
4P	3d 4-e
4T	0-g 1b
4U	0k 1-b
4l	1b 2b
2t /D	0-d 2e
4D	2-b
2w O	0j 2-a
0b	04y 11r 2-2d 4-3o 6f 71k 8-k 9-m a-1g
1old -	0-e 2f
5D	4e 6f 8-t
5G	2b
5K	2a
5O	0c 1-b 2-d 5e
5P	0g 4-r 6g
5S	0-a
5T	01g 1-d 4-h
5U	0b 1-a 2-u 3c 5q
5l	0h 8g a-f
5w	0-k 2x 4-e
0column=0/2	1-1q 2i 5-i 719 823 9-j a-10
a -	0-1r 2h 7p 8m
bD	6d 7-i 8i
bK	0c 2-a
bO	0-g 4h
bT	0-q 2b 3l
bU	1-o 2j 4m 5-o 6-c 7p 8c
bY	0-h 8o
bl	0y 2-q 4-y 7j 8d
bw	02n 1-j 3-l 4-j a-e
93	0-k 212
a -	0-q 2j
bO	0j 4-g
bl	0-b
94	0o 1-b 2-i 4e
a -	0-b 4d
bU	0i
bw	0i 4-b
71/2	0-u 110 2-s 3a 4-p 5-i 6-y 7n 8-1l 9y a2f
a -	4h
bD	0-a 2b 4-c 711
bF	4a
bG	2-a
bO	4-c 5-c
bP	5m
bT	0-g 1n 2-y 3d 9d an
bU	1-m 2g 5a 8-f
bY	2-f 4-a 7p
bl	0e 2-c 4-m as
bt	0-p 1e 2j 4-c ah
bw	2-j 4d ae
93	0-i 1c 3k 4e
a -	0-k 2a 4b
bT	0c 2-g
bU	0-c 3g
bl	0g 4-e
94	0-k 1j
a -	0-q 2b
bO	0-q 4v
bP	4d
bl	016 2-e 4-p
72/3	1j 2-c 3l 4-f
a -	2-b
bU	3b
94	0-d 1e 2-11 31g 4-n 5p a-a
a -	0-a
bP	4-e 5h
bS	3c
bT	1c 4-c
bU	2-d 3i 4-b 5b
bl	0p 4-e
bw	0-b 4a
73/4	0c 1l 3-x 4-36 5-m 6-m 7-l 8-o 924 a3l
a -	0-v 2a as
bO	4-l 9d ak
bS	ab
bT	0-f 2b
bU	012 1j 4-o
bY	8-a am
bl	0j 4-k 9c
bw	0c 2-a 4-r 9p a12
0e=&	4l
2(	0a
2)	0c 2d 4c 6-h
2,	0a 2a
2-	8p
3in	1d
2.	aa
2/	01q 2n 4-1t
20.6	2a
308	7e
316	7d
48	7j
320	7d
41	8-b
43	8-c
211	0b
23	0h
24	ac
27	6o
28	0-f 4-b 61c 7-i
2:	0q
2;	0d 2-b ab
2a	0h 2-f
3.	4k
3ch	2-d
3ft	1r
3il	2v
3le	3f
4l	1c
3me	0b
3n	6l
4.	ac
4d	0g 2-g
4g	6b 7g
4h	0-a 4i
4o	0-d 2-e 311 4a 5-a
4t	1n 3-c
3pe	4-p 6x
3re	0-b
4y	1a
3t	0h 2-c
4e	1c
3ul	0b
2ban	0f
4y	2f 4-c
3nd	3b
2cam	5q
4n	5c
4u	0-a 2g
3es	0-d 4h
3hi	0r 3-q
4t	0-i 3-i 51c
3n	2g 3-l 4e
3o.	0-b 5l
3ty	3f
3um	0-b 1y 3-e
2da	6b
3e	0-d 3o
4e	2b
4r	1m
3ge	2-b 3g
3ia	2b 6b
4o	3h
3o	0-g 2-c 4x
4i	3h
3r.	3e
4y	2-a 4g
2ead	3h
4m	0i 6-a
4r	2n 4-g
3ck	3g
3da	3e
4s	5g
3ge	0b
3in	0-j 515
3l.	ab
3na	3-d 5r
4d	2e
4s	2i
4t	0-g 1w 2k 3-j 4-u 5-b 6-c 7e 8u
3re	3o
4m	0-b 2d
4n	0-c 3-h 5u
4y	2-f 4m
3st	0m 3-k
2fee	4a
3or	0j 2-k
2gal	6e
4n	0a 4-c
3he	5d
3o	6e
4s	5f 6-b
2ha	5b
4i	5e
4n	2r
4t	0f 3-b
4u	2d
3cm	0-i 5u
3e	7m
4r	1a 2f
3ip	1g
3oa	0u 4-a 5-e
4c	1f
4i	0t 1-h 2f 3-b
4p	aa
4r	4c
3ts	2l
3ue	5h
2ial	1f
4n	1k 21i 3-f 4-17
3ce	2c
4s	4e
4t	0d 3-b
3ec	2f
4f	1l 3-d
4m	013 2-r 3c 4-a
4n	218 5-i 7d a-d
3i	0z 2-d 4-c
4i	0p 2-i
3la	5a
3ng	0a 1i 3-f
4h	0-f 5b 6k
4i	0h 1-a
4n	4a
3on	01s 1-a 3-n 4-d
4r	1d
3re	3e 5-b
4m	4d
3se	0-a 4a
4h	1-d 2h
4t	0-m 115 21f 3-d 4-11
3th	0b
4y	4h
3um	3b
3ve	0c 1-b
2jr.	1o 3-f
2kcn	0b
4s	1b
3e	3b 4-d
3ow	5b
2lac	6f
4m	1f 2-b
3e	0-b 4-d 6n
3in	0-d 5w
3le	3f
3ow	2e
2may	0-b 2z
3er	0-h 1t 2c
2nai	6d
4m	5j 8a
4y	0-a 7i
3by	3e
3ce	0-b 1-b 31j 5-d 7-g
4y	0r 3-f
3ed	9e
4r	211 4-i
3ha	0a
4h	4c
3it	4b
3y	6b
2o	0u 2-v
3an	0-g 4g
3bi	5a
3f	0i 2-o 4b
3ld	9e
3n	0q 2-k 4-j 6i
4g	1e 2-x 4e 6e a-b
4t	3b
3or	3f
3ra	3c
4d	0-f 1-o 3z 5l
4k	0-f 2g
3te	0l 6-b
3ud	4b
4p	0f
4s	3d
4t	0a
3va	0-c 3v 5-a
3wn	6c
2pal	4c
3en	0f 5-d
4r	1a
3hu	1q 3-d
2q.	5j
3uy	0e
2rai	4a
3ed	9f a-a
4e	0-c 4f
4s	4b
3ia	5g 6-e
3ms	4h
3ne	3-b 5r
3th	0-c 1-c 2-b 3v 4a
3uc	2a
2san	2-b
3en	4g
3ka	3e
4i	3a 4a
3lo	5a
3on	4f
3pa	3b
3r.	1l 3-d
3t.	3k
4a	1a
3u	2b
2tai	0c 2-i 8m
4l	0a
4n	0-b 2g
3er	2d
4s	0s 3-d
3he	2-i 3j 4-a
4i	4c
4o	1n 2-d
4s	2c
4u	0f
3o	011 2-k 5-a
4a	3a
4k	2c
4l	5c
4n	1-e 5m
4r	0-g 1g 216 3-g 4-g
3re	4c
3u	3s
4a	2b
2uan	4-e 5b
4t	2b
3le	3a
3ng	0-g 1h
3oi	2b
3rg	0-e 4m
4y	3d
3th	4d
4y	0p 2-i
3za	4i
2van	3n
4p	6a
3i	0d
4a	0-c 3a
4c	4-f 6q
3ua	3b
2way	5-c 6e
3th	2e 4-a
2xa	4c 6-a
3e	0f 2-a
2yed	1-16 31o
4n	0-k 2f
4r	0y 3-h
2|	0h
2·	0k
2–	4-b 7i 8k
2—	0p
0first=	0h 1-45 22u 3-2v 43z 62f 7-5c 82w a-d
60/1	0-k 11q 2-t 31a 4-t 5-b 7u 8-u
82	0-t 1a 2-f 31r 4-j 7u 8-l
83	01q 1j 2-e 3-w 4-c 7c 8-e
84	010 1-b 3-e
61/2	0-1x 124 2-1e 3x 4-1t 5-o 6-d 74e 8-t a-b
83	01u 1b 2-t 31s 4-2b 6-c 8-a
84	011 1c 3-b 4-k
62/3	0o 114 2-11 4-x 510 6-h 7d 8-f
84	0k
63/4	0y 3-w 5n
0l $	5-a ad
2/D	0-i 2f 3i
3F	0-10 1b 2m
3O	2a 4-e 7c
3P	0-a
3S	2-d 8i
3T	2-d 7f
3U	0j
3Y	2-g 4g
2D	8b a-j
2F	0-d 2c
2K	0-d 2q a-e
2O	1-d 2-a 414
3 $	4f a-a
4D	0-b
4T	0f 4-c
4w	0e 4-d
2P	2-a 7c a-c
2S	2g
2T	212 7-b
2U	0n 2-b 4-a a-f
3 $	014 2-b
4/U	0c 2-b
4D	0-f 6g
4O	0-a 4a
4l	2d
2Y	0t 2-g 4-b
3 $	0w 7-e
4U	0-d 7g
2^	0-d 1d
2l	0d 2-o 3o 4b 8-a a-e
3 P	0d
4U	0c 2-h
4l	0b
4w	0k 4-c
2t	af
2w	0q 2-d 4-o a15
3 $	0r a-b
4D	0-b 5a
4U	0d
4w	ae
1ast 0	0-1o 1u 2-g 311 4-1s 71j 81d 9-l a-a
51	0h 1i 2k 3i 4h 5-13 7-e 9-h a-y
52	0w 1m 2j 3a 4j 5-t 6-w 7-p 8-r 9-k au
53	0-b 1-m 310 5d 7-a 8-c
54	1-e 4-13 5e 6c ap
55	0-d 1a 3-g 4-a 6b 9k
1ine=0/1 -	0c 4h 8-g an
a1 	0c 4h 8-g an
90 	2-a 4m 5v 7-k 8l 9-d a-l
b[	11y 2-1b 32i 4-1u 6-h 7p 8-s a-b
c]	0-t 1p 31c 5-g
b]	0-q 1-q 2z 3-w 415 6m 7-g 8i 9-b a-c
91 	1-j 2-h 3-v 5c 7-i 8j 919
b[	0-y 115 219 3x 4-1e 5h 7e 8-z a-e
c]	0-25 116 2b 3y 4-18 5v 7q 8-d
b]	1-n 2u 3-s 4o 5-g 6p 7-n 8k
a0 	0c a-b
92 	0-f 1-o 3l 4-u 5-f 7-c 8c 916 ax
b[	112 2-z 3b 4-z 6b 7l 8-r 91n a-15
c]	0-r 1n 4-f 5h 7t 8-h
b]	0-w 1-d 3-b 415 7-h 8p 9-b as
93 	0-t 3-a 7-b 8a 9b a1a
b[	2-g 3-l 5a 7d 8-e 9i
c]	3-d
b]	0-f 8b ak
94 	0d 1-c 4-s a12
b[	2-f 6c ak
c]	0-f 1f 2g 5-f 6b
b]	2-a ag
95 	ag
96 [	ac
b]	aa
97 	0c
99 	0l a-k
9D	0-t 1-c 2-j 3-b 4-i 5-a 71m 81k a-b
9F	3e 4-a
9G	1f 2-l
9K	0-d 2s
9O	1h 5-i 8-a 9g
9P	0-t 2-d 511 618
9S	0-w 3u 9a aa
9T	0-l 3n 4-o 7-a 8-d 9h ao
9U	0-y 117 3j 4-p 5m 6a 7-d 8-c
9Y	2-f 7g an
9l	2e 3-a 7-k 8-d 9d aj
9t	1a 2-b 4-j 9g al
9w	0-l 1n 2-h 4-19 6f 7-a 8-b 9m a15
72 -	8c
a1 	8c
90 	0o 1-1f 2q 3-j 4l 5j 7-d 8f a-a
b[	0-j 125 2-t 3u 4-13 7o 8-l
c]	0-l 113 3h 5-c
b]	0-1k 1-j 219 3-i 4k 5i 6f 7-c 8j
91 	0q 3-i 4d
b[	118 2-1c 3l 7-c
c]	0-i 2o 3r 4-1d 5j 7b
b]	3-c 41d 7-a 8b
92 	0a
b[]	0-a 1-d 2h 4-a 7k
b]	0-i 6c
93 ]	4-b 6b
94 [	0m 5-e
b]	0n 6-a
9D	7e
9K	2c
9O	0g 4-d
9P	0h 4c 5-e 6a
9S	0d 5a
9T	0k 1u 2-n
9U	0-15 1f 2r 5i
9Y	0-d 7s
9l	2d 3a 4-k 8f
9t	2e
9w	0-k 1g 2c
73 -	2c
a1 	2c
90 	0-o 2w 3-c 4k
b[	0r 2-g 3l 4-q 7b 8-b
c]	0x
b]	0-k 1-a 2q 4n
91 	2a
b[	1-b 2j 3l
c]	2-g 3h
b]	0-n 2l 4m
92 []	2d
9G	2a
9O	4q
9P	0i 4-d
9S	0-c
9T	0-h 2y
9U	2d 3e 4e 5-g 6-c
9l	0a
9t	2a
9w	0w 1-j
74 0 	4i
b[	0d
c]	0l 3-d
91 	0-f 4j
b[	3g
c]	3i
b]	4a
9O	0d 3-a
9U	0b 1-a
51/2 -	4-1d 717 8m
a1 	4-1d 717 8m
90 	013 1-x 3g 7-a a-e
b[	121 2-t 3e 4-1f 6-b 7e
c]	0-18 2-m 3m 4-j 5-a 6-a 71x 8s
b]	0-c 1-h 3-b 417 8v
91 	01o 2-s 3-d 8-c
b[	0-t 1-f 218 3d 5a 8-k
c]	0-1n 1-d 3c 41h
b]	0b 3-a 4l 5-c 6h
92 	4c
b[	4k 5-g
c]	0d
b]	4o
93 []	0v 3-h 5-a
b]	0-a 4d
9D	0q 8-i
9G	0a
9K	0c
9O	0-c 1e 4h
9P	0-j 4p 5f
9T	0c 1-a 3c
9U	0-g 1-t 2-d 416 5-v 7v 8j
9Y	0-o 819
9l	0-n 1-j 3f 7x 8d a-a
9t	0i 1c 2-n 3a
9w	1-c 413 a-b
73 0 	0w 2-c 3-j 4o
b[	026 1c 2-j 3z 4-1z 5-b
c]	2-a 3s 4-d
b]	2h 3-e 4o 6-e
91 [	0f 1u 2-j 3-w 4d 5b
c]	0-o 1i 2-e 5r
b]	2o
92 	2b
b[]	0-e 6b
b]	0-c 2a 6d
9F	018 4-m
9O	0l 4-c 5e
9P	0a 4-e 5c
9T	1g
9U	0d 4-i 5q
9l	2-i 4w
9w	0c 2h a-d
74 0 	0d 4-c
b[	0q 4-c
c]	0b
b]	0a 2a 4-b
91 	0d 2-b
9U	012 3-b 4-r
9l	2a
9w	0j 4-a
52/3 -	2a 6-g
a1 	2a 6-g
90 	0-f 2h 3-a 5g 8c
b[	1u 2-r 3w 4-t 5j 7c 8-b
c]	01c 1a 2-b 3-y
b]	6w
91 	4h
b[	1-d 31c 4-d 5-k
c]	3a 5l 6-l
b]	2-a 4u
92 	0r 4-n
b[	0e
b]	0h
9D	7b 8k
9O	5b
9P	0i 4-a 5h 6-b
9T	0b
9U	0f 2-g 3a
9l	012 4-e
9w	4i a-b
74 0 []	0n 3-b
9U	0a 3-b
9w	0f
53/4 -	0d 2-k 6c
a1 	0d 2-k 6c
90 	0d 4-e
b[	0l 3-k 5b
c]	0d 3-c 5c
b]	0k 4-j
9P	6l
9U	0t 3-m 4-a 5b
9l	2-a
9w	0l
1ook=-	01n 1-h 2-f 3-j 4-m 5-g 7m 8b 9-d
6  	01n 1-h 2-f 3-j 4-m 5-g 7m 8b 9-d
5D	0d 1-a 2-l 3-a 4-g 6-a 7-1y 849 a-b
6  		7-z 81l
8 	0t 71a 8-1x
8(	8d
8,	8g
8^	7-12 82l
7[ 		71m 8-18
9 	2n 6p 7-1g
9(	0i 2l 7-10 8-a
9,	7m 8-e
9^	72t 8-1t
8] 		7w 8-k
a(	2-a 7m
a^	7l 8-f
7] 		7-q 815
9(	2e 8-l
9,	8g
9^	7-t 81s
6[	2w 6j 73t 8-4o
7]	0-j 2-l 72u 8-1i
6]	0-f 7-23 83j
5F	4g
6 [ 		3j 4-c
9^	0h 4-h
7] 		4b
6[	0l 2-f 3y 4-12
6]	4l
5G	0c 1-c
6  —	2-c 9a
7[ ^	1h
7] ^	2c
6[	0-a 119 2-h
6]	2r
5K [ (	0h 2-a
9^	1g
8] ,	2c
a–	0-i 2k
7] (	0e 2-a
9^	2b
6[	0d 1l 2-j
7]	2q
5O	0q 3-v 4b 5m 6-e 8-a
6  		3-h 4f
8)	3f
8,	3-i 4w a-c
8-	0w 4-p
8.	4-k af
8:	4b
8D	0g 4-c
8^	0-r 3f 4c 5i
8–	0b
8—	2b 4-g 9c
7[ 		321 4-1u
9(	0-a
9)	0c 4-a
9,	0-h 3-f 416
9.	3-p 4o
9:	0-b 3q 4-c
9^	019 1k 3f 4-1t
9·	3a
9–	0a 3-e
9—	1c
8] -	0-q 21a 5-c
a.	0i 4-g
a^	0d
7] 		3-e 4h
9,	4i
9-	0f
9.	4a
9:	4a
9D	0a
9^	0-n 3-o 4v 5d 6m
6[	0e 1q 2-k 32l 4-2g a-d
7]	215 4-s 5-e
6]	0-n 1-a 2-t 3-1q 439 6p
5P	0e 5-a
6  (	0e 5-a
7[ 		5r 6-n
9(	0b 4l 5-j
9,	5-q 61b
9^	0c 5a 6-k
9·	5a
8] 		5x 6-k
a,	0-11 4-b 5t 61c
a-	5b
a.	5-p 6s
a;	5e
a^	0-a 5q
a|	5a
a·	01r 5-1g
7] 		6e
9(	0a 4q 6-o
9,	5-a 6o
9^	0d
6[	2-a 3a 515 6-r
7]	0-d 2-d 3-a 4-q 522 6m
6]	0h 2-c 4b 5-19 61q
5S	0s 3-z 5b
6  		3-a 4j
8,	0f 4-d
8^	0w 3-d 4-b 5a
7[ 		315 4-10
9(	3a
9,	3-a 4e
9^	0k 3a 4-o
7] 		0-b 4e
9^	6a
6[	1j 31n 4-1j
6]	0-k 3-e 415
5T	01p 1-31 2n 4m 8-a 9p
6  		0e 1-x 2o 4k
8)	2-d
8,	0b
8-	0e 2-b
8.	2-t aa
8:	2i
8^	0g 1-1g 2v 4f
8|	0c
8–	2f
8—	1-b 2-f 911
7[ 		1x 2-1a 3o 9c
9,	2b
9.	1-1a 218
9:	1n 2-d
9^	12a 2-1k 3c
8] 		0-b 117 2-h 3a 4-e
a,	1k
a.	2h
a:	0-b 1h
a^	0-d 110 2-e
7] 		1-d 2u
9,	2b
9.	2-a 4a
9:	2b
9^	0c 1-19 2x 4a
9–	2a
9—	2-d ao
6[	0-g 133 2-1x 3l 4-e
7]	0-1l 13b 2-o 3m 4-u 5-a
6]	0i 1-2a 22i 3-c 9-n af
5U	0t 2f 3-1k 4u 5g 6-f
6  		0a 2a 3-g
8,	4e
8:	4a
8^	0f 2k 3-o 5a
8–	0o
7[ 		0-b 113 2-o 31m 4-1u 5o 6-d
9(	1-e 2c 5f
9)	3k
9,	01p 1-s 210 3-1p 4h 5-k
9-	0-a 5a
9.	3-m 418 5-j 6d
9:	0-b 3l
9;	3e
9^	112 2-c 31b 4-1h
9|	5f
9–	0i 3-h
8] 		0-m 1q 2-l 31p 4-i 6-c 8-a
a(	0-j 2d 5c
a)	0-b
a,	010 2i 3-q 4c 5-o
a-	0-i 3a
a.	0h 5-c 6d
a:	0-e 1a 3n 5-g
a^	02b 1-o 2-m 3-c 4-r 5-l 6-d 7i 8p
a·	0-d 5k
a–	0-d
7] 		3-c 4o 6e
9(	6g
9)	0-a 4i
9,	01d 2h 3-c 4-j 5-d 6-e
9:	0-b 4g
9;	4c
9^	0-1g 3-l 41d 5m 6c
9|	6e
9·	0a
9–	0k
6[	0o 1z 31e 4-23 5k 6-e 7-b
7]	2-n 31y 4-1k 6-l 7c 8c
6]	0-u 1-o 3-1p 42p 5-h 61m
5Y [  	8-g aa
9^	7m
9–	7-d 8g
8] 		7i
a 	0c 7-m
a(	0-a 7g
a,	7a
a^	7z
a–	8f
7] 		8c
9 	0e 8-e
9^	8r
6[	7t ab
7]	0-p 4-c 71q
6]	2-b 7-j 814
5l	0f 1-h ab
6  (	0m 2-q 4d
8)	3p
8,	0v 2-a 3-b 5c
8;	ah
8^	0-c 2i
7[ 		0-a 1o 4-d 9e a-c
9(	0n 2a 4-g
9)	012 2-r 4-c
9,	0b 3-e 4k
9^	2-b 3a 4-b 7g
8] (	2-c 4o
a,	0-b 2p 3c
a^	0-a 1a 2-b 3d 4-b 7f
7] 		0-a 2j
9(	2i
9,	0d 4r
9^	0-b 8j
9·	0a
6[	0v 1o 2-p 4-11 7a 9b a-c
7]	0-k 3m a-a
6]	0-k 1-g 2o 3-c 4n 5-c 8k
5t	0c 1-j 3b 4-k aa
6  ^	0k 2-h 3f 5b
8—	2g 9c
7[ 		9b
9^	1r
9—	1i
7] 		2c
9^	0-b 2c
6[	11f 2-g
6]	0-f 2j
5w	017 1-c 2-a 8-b 9e
6  		0-v 4j an
8(	0e
8)	aa
8,	01a 4-h a-p
8.	0r 2-g 4-c ag
8^	0a 2-d 4i a-d
8—	2b 4-a 9m
7[ 		1w 2-m 3m 4-t 91h a-1a
9(	0c
9)	9r a-c
9,	0-p 2f 3-a 6m
9-	0b
9.	9-1l a1x
9:	0-a
9^	02g 1-c 2-k 4-t a-a
9–	4c
9—	1h
7] 		0-p 2m 4d
9(	0d
9)	0-l 5l
9.	ac
9:	0-c
9^	0a 2i a-e
9–	0-a 4b
6[	01o 1n 2-12 3m 4-1c 5-c 6e 7-a
6]	0-1d 1-b 210 41e 5g 9-c
0n=0 -	01n 1-h 2-f 3-j 4-m 5-g 7m 8b 9-d
4D	0-d 1-p 2-b 3-p 4-e 5-m 72n 81l 9-k a-o
4K	2o
4O	0-b 215 3-a 4-u 5f
4P	0-g 2-d 4-r 51r 6i
4T	0-1l 13b 2-o 3m 4-u 5-a
4U	0-i 11q 2-11 311 4-12 5g 6-w 7b 8b
4Y	0-v 1-e 2-l 3-d 4-s 6-a 71y 817 ah
4l	0-i 3m a-b
21 F	0t 2-c
4G	0-e 1g
4K	0b 1l
4O	012 1-g 2-s 41i 5-i 6-d
4P	1-e 2-l 3-g 4g 5d 61g 7-a 8-a
4S	2-a 3t
4T	0-e 22h 3-f 4-k
4U	0k 1-1n 214 3-e 5-d 61d
4l	2a 3-c 4-b 7a 8t a-g
4w	0c 1f 2-d 4s 5f 6g 9-m a-11
22 F	0-j 1c 2g
4G	0-i 1i 2u 4-b
4O	018 2-r 3a 4x 5-o
4P	0z 5-h 6-h
4S	0a 2a
4T	0b 1a 2h 7-a 8-d 9-e
4U	01o 2-j 4w 5-k 6-k 7-b 8-b a-a
4l	0s 1-m 2k 5-d at
4t	0-d 2n
4w	0c 8-a ag
23 F	2-e 3l 4e
4G	0r
4O	0b 1f 4-o
4S	2-c
4T	0u 1-1f 2c 3o 4k 5-f 6-h
4U	0-d 2-b 3-a 5r
4l	0-b 2-17 3g 4j 5b ab
4t	1c 2-o 3a
4w	2w
24 G	2-a
4O	0-u 2-b 5l 6g 9a
4S	2e 3-b
4T	1-o 2-g 4c af
4U	0-m 2-a 4g 6a
4l	1g a-k
4t	2-a 9a
4w	0f 2-p 4-e 9m aj
25 G	2-g
4O	0-q 2j 4-k 6b
4S	0i 1d 3-b 4-h
4T	0u 1-a 2-1m 3-a 5n 6l 9g
4U	2o 4-n
4t	2c
4w	0g 4-a
1o=G -	01e 1-h 2-a 3-i 4-m 5-f 7m 8d 9-d
5D	0-d 1-o 3-o 5-l 72g 81b 9-j a-n
5F	0e 3j
5G	1x 4-b
5K	1g 2e 4-d
5O	1d 4m 7-i 8-l
5P	0t 1-n 2-y 51l 61c 7-j 8-i a-g
5S	0d 7-c 8-c
5T	113 2j 3t 4-i 5-c 6-g 7-o 8-t
5U	0w 1o 2-b 4-d 5c 8-a 9-e a-h
5Y	0-w 1-e 2-h 3-c 4-q 71w 812 ah
5l	0-s 2c 3b 4-f 7a 8h
5t	1t 4-m 9b aa
5w	0o 1b 4-b 7-n 8-p
3O -	0v 2-r 3-a 6e 7k
5D	0-h 1-f 2-g 3-f 4-n 5-d 71v 81n 9-c a-e
5F	2-h 3v 4g
5G	0-e 1k
5K	0b 2c
5O	0-d 1i 2-e 313 7-g 8-j a-i
5P	1-d 2-i 518 6h 7-a
5S	2-f 3p 4b 7-a 8-a
5T	1c 315 7-f 8-h
5U	2-h 31i 4o 7-o 9-e a-j
5Y	0-n 4-f 71g 8e
5l	0-l 2-c 3v 4c 7-d 8a
5t	0-p 1i ab
5w	0e 2-g 3j 4f 6e 7-d 8-e a-j
3S -	0v 1-f 3-h 5-e 7m 9-c
5D	0-c 1-n 2-c 3-m 4-e 5-j 729 81j 9-i a-m
5F	2-a 3n
5G	1v
5K	1h 2h
5O	0h 1d 2-a 3a 7-i 8-m
5P	0n 1-m 2-w 51g 617 7-h 8-h a-f
5S	2-b 3i 7-b 8-c
5T	1m 2j 315 6-c 7-m 8-q
5U	2-h 317 4b 5e 7-c 9-e a-g
5Y	0-a 1-d 2-h 3-c 4-s 71g 812 ab
5l	3f a-h
5t	1q 4-i
5w	0u 3e 4h 7-l 8-n a-b
3T -	01c 2-s 4-j 6d
5D	0-k 7p 8a
5F	1b 2b 4-c
5G	1t 2a 4-a
5K	0-l 1p
5O	0-q 114
5P	6f
5S	0-a 1q 2e 4-u
5T	0g 121 2q 3-c 5-e 6-g 7-m 8-r 9-b a-c
5U	122 2d 3-f 4-k 5-f 6-o 8-b
5Y	0-x 71u
5l	0-c 1r 2r 3h 7-17 8-g
5t	0-q 114 2j 4-h
5w	11e 2p 3-f 4-g 7-a 8-a a-r
1th=-1 - /D	0c
aG	0-a 4c
aK	0a 4-d
aO	2-h
aP	2-b
aT	2-b
aU	0-c 7k
aY	0q 4-y
al	2c
aw	6-b
9^	0g 1-b 3-c 4j 7-d af
40 D ^	0-d 1-a 2-c 4-d 710 81g
6F /U	0e 4-c
6G /D	0f 2-d
9Y	2d
6O /D	0-f 4d
9P	1l 4-h
9T	4-g 5k
8D	3g
8Y	0-c
8^	0f 3-a
6P /U	0c
9w	5h
8D	013 5-o 6-c
6S /D	1a
9U	0j
8D	0-f 4a
6T /D	2-f 4f
9T	3b
9U	2e
8D	2f 3e 4f 9-e
8^	3b 4c 5d 8-a
6U /D	3-f 5b
9O	4-f 5-c 7b
9P	3-a
9T	2-g
9U	0h 4-e 5-b 8a
9w	3-h 4-b 5i
8D	0-17 1r 3u
8Y	1j 2c 3-h 4-l 5h
8^	2a 3i 7-f
6Y /U	8f
8^	7g 8e
6l /D	0-d 3j
9F	1b
9O	0c 7d
9P	0-b
9T	0-b 7g
9U	0a
9l	0-b
8D	0w 2-d
8^	0-d 1d
6t /D	0i
9P	2-f 3e
8^	5c
6w /D	0s 1-c
9O	0m 4-b
9S	0a
9U	0s 4-h
8D	0c 4c a-f
8^	4a a-c
41 D O	4p
8T	0s 2e 8-m
6K T	2d
8w	0a 2-c
6O D	4c
8F	0g 4-d
8O	0m 3-j
8S	0c
8T	0-x 2h 3w 5-a
8U	0i 3-f
8Y	0p 3-b 4-c
8w	0n
6P F	4f
8O	0-h 511
8U	5x
6S T	0-e 2b
8U	3j
8w	0-a 4b
6T D	2e
8O	0-e 1g
8P	0h 2-g
8T	3a 4-g
8w	2a
6U F	4b
8O	0-d 2-r 3-f 4c 5q
8P	4g 6-f
8S	3-a 6a
8T	0-q 1-i 2s 314 4r 5-j 6-l
8U	0-t 1g 5l
8l	2-e
8t	0-e 3e
8w	2-f 3r 4f 5-i
6Y T	7e
8l	0k
8w	7a
6l D	8h
8T	4a
8l	0e
8w	0-10 2m 4i
6w O	0-f
8T	0-11 2j 3e 6b
8U	1b 4-n ac
8w	0-b 4b a-a
50 w l	0h a-e
42 D O	0-a 8a
8P	6b
6O D	0g 4-e
8F	0-b 4b
8O	4c
8S	0-c 4c
8T	0-h
8U	0-11 4r
8Y	0o 4-n
8l	3c 4b a-i
8w	4e
6P O	0d 6-d
8P	5-e 6x
8U	6i
8l	5a
6S S	0d
6T D	0p 2-r
8P	0i a-d
8U	2g
8l	2a
6U O	0l 3-a
8S	0-f
8T	0-b 2r 4-c
8l	1-c
6Y l	0-g 2k
6l D	0c
8K	0-c
8O	2-a 4n
8T	2j 4-f
8l	3e 4-g
6w D	9c
8O	0-c
8U	4c
8l	5a
43 O D	0c 4-b
8O	0-o 4m
8U	0l 4-d
8Y	0-k 4m
6P P	6g
8U	5-a 6f
6U T	0x 3-b 4-h
8l	1-a 5f
8w	0t 3-j
6Y l	0c 2-a
6l O	4b
8T	2c
8U	2-d 4l
8w	0a 2-c ae
6w U	0-c
8w	4d ab
44 D U	0a 8-i
6O O	0f 4-g
6T U	2a
6U O	0a
8U	6b
6l T	2b
8U	0-j 4m a-b
8l	0c 2-d
8w	ah
6t D	0g 2-a
8P	0e
6w K	0c
8O	0-j 4c
8T	0j
8l	0-i at
8w	ag
45 w l	0d
46 w U	0b a-a
47 w w	0h a-c
48 l K	0b
49 w l	0n a-m
0o=D -	010 1-g 2f 3-i 4-f 5-f 7f 9-c
4D	0p 2r 4j 7-10 8-x
4F	0b 2-b 3o
4G	0-b 1x
4K	1e 2l 4-c
4O	0v 1f 7-g 8-k
4P	0c 1-m 2-w 4e 516 61b 7-h 8-g a-e
4S	0d 4-f 7-b 8-b
4T	0i 113 3i 4-e 6-g 7-n 8-r ae
4U	0q 113 4-f 9-d a-f
4Y	0l 4-a 7-11 8p an
4l	0d 2-g 4-i 7k 8c
4t	1r 4-k 9a ab
4w	0-b 1h 2k 7-l 8-m 9b
2F O	0c
4P	4d
4S	3-a
4T	1a
4U	012 3-r 4-l
4l	0k 1d a-d
4w	0j
2G O	0i
4U	1-f 4a
4l	0y 2-f 4e
4w	0u 1-a 2-l 4c a-d
2O -	0s 2c 4-g 6-a
4D	1-b 3-a 7r a-a
4F	0d 4-g
4G	1d
4K	1c
4O	012 3-17 ad
4P	0f 1-b 2-h 5f 610
4S	0i 2b 3-f 4-g
4T	1s 2r 3-c 4-b 5-b 6-a 7-a 8-c
4U	0q 1e 3-1e 4-r 5e 6e 7d
4Y	2-b 4-d 7i 8u
4l	0q 1-a 3-l 4-d 7f
4t	0i 1b 4-e
4w	014 3-f 4-e 7-b 8-c 9b
2P -	0-j 4g 61a a-n
4D	0f 2-h 4-c 7h 8l
4F	0-m 3e 4f
4K	2a
4O	0-i 1g 2a
4P	0x 2-a 6c
4S	4g
4T	011 1-h 3a a-c
4U	0c 1a 2n 5-16 6-a
4Y	0-g 7i 8l
4l	1f 2-e 4b 7l a-v
4t	2-a 3b
4w	0b
2S -	0s 2-a 4-s 8b
4D	7d
4O	3-e 4f
4P	6a
4S	0h 4-c
4T	1h 3-d 4-c
4U	011 3-14 4-e
4Y	0-l 7i
4l	8c aa
4w	0o 4-g
2T -	0b 1-e 2c 3-f 5-d 7o 8e 9-a
4D	1-k 2-f 3-k 4-f 5-h 71y 81b 9-g a-k
4F	0f 2-l 3o 4c
4K	0s
4O	01f 1-t 4d 5c 7-e 8-h
4P	0t 1-i 2-r 4-h 51e 612 7-f 8-e a-c
4S	0l 1-j 2-i 4p
4T	0-b 1-y 315 4-h 9a aj
4U	0o 1-1t 2-q 3i 4g 5z 6w 9-e a-j
4Y	1-b 2-e 3-a 4-k 81f ah
4l	0i 1-v 2-u 719 8q a-b
4t	0j 1-b 2-d 9e
4w	01d 1-1c 2-11 3j 4h 7-e 8-f ah
2Y -	2-b 4-x 7p 8e
4D	0j 2k 8-r
4O	3a
4P	0a 4-b 5e
4S	0-a
4T	0-e 3e
4U	0-g 4b 5f
4Y	7b
4l	1-a 3g
4w	0-f 4-d ac
2t -	4-b aa
4K	0-b 2c
4T	3a
4U	0-p 1-f 3e 4e 5h
4l	0e 2-o aj
4w	0-i 1-c 2-f 4q ar
1thers= O	0-a 4e
8T	1-b 3c
8U	1-l 2-a 3j
8l	4a
8w	0k 1-c 2-l 4b
7D -	0i 2-f
9F	2b
9O	1n 2d 4-w 5-d
9T	1t 2-c 3-d 4m 9-c
9U	0-a 119 3d 4-e 5-b 6-e
9l	0-d 1f
9w	0-b 1e 2w 3-a 4-k
8Y T	2-c
7O -	0-l 4m
9D	4a
9l	0-b 4e
9w	0d
8D K	0-e 1d
aS	1c 4-k
aT	0c 1i
aU	1x 5-g
al	0-i 2q 4-d
at	1b
aw	1u 2j 4-r
9Y T	2e
8GD O	0f 4-c
bU	4c
bw	0s 2-a a-d
8P -	0-c 4d
9D T	0-b 2v
bU	1d 4-a
bl	0n 4-l
bw	0-h 1a 2l a-b
aY P	4a
cT	0j 2-q
9Y l	0-c 2l
8SD -	0z 2-b 4-n
8Y -	0w 4-o
aO	0y 3-d 4-i
aU	011 2e 3-c 4-p
aY	7b
al	0l 7-b
7P O	4a
8D -	0h 4-a
aO	0-e 1n 4-b
aP	0l 4-h
aT	2j 4-e
aU	0-c 1o 2n 4-a 6-b
at	0-j 3d
aw	0-e
9F l	1a
7SD -	0-c 2l
aS	0-b 2a
aT	0f
aU	0-f 1d 3-c
aY	0-k 7n
al	0-o 2e 4b
aw	0-l 1a 2c
9F -	0d 4-c
9Y U	0v 5-e 6-b
8GPD l	0-b 4c
8PD U	4a
bl	0-b 2c
bw	2-d 4-c aa
7T D	0-f 2-e 4-a 7y 813
9Y	0-b 2-a 7o
8D -	2j 8-b
aF	2-b 3e
aO	0i 1-d 2-e 4a 5j 6c a-g
aP	0a 5o
aS	0a 1-a 2-a 3j
aT	0-l 1-h 2b 3v 4-b
aU	1-q 3u 4i 5a 7-k
aY	0g 7-m
al	1-h 3g a-b
aw	1-i 2-j 3k 4k
9F -	0c 4-i
bO	0d 4-b
bP	4f
bU	0o 4-d
bl	4-h
9Y -	0-g 4e
bO	3c
bU	0-d
bl	0-i 4f
8O D	7r 8j
aY	7j
9D -	0d 4l 6-j ad
bD	4c
bF	0c
bK	0c
bO	4f
bP	4-g 5h 6f
bT	ab
bU	0t 2-i 3-i 5a 7d
bY	0l 7-m
bl	4-b
bw	0o 1-e ae
aF -	0j 2-g
cl	0e 2-c
aY -	0-v 2j
cU	0-u 5k 6b
cl	0-a 4g
9P D	7a 8h
aD -	0l 4-b
cT	0h 1-i
cU	0k 5-d
cl	2-g 4f 7b
ct	0v 1-a 2-g
bY -	0b 4-i
dl	0d 4-d
aY D	0c
cP	0m 6-c
cl	0-f
cw	0a
9SD -	0-e 2h
cl	0-g
aPDY -	0-e 4e
9Y -	0j 4-u
bD	8-k
bY	8c
bl	2g 4-h
8P Y	7c
9D -	2l 4-i
bD	0i
bF	0-e 3c 4f
bK	0-g 2i
bO	3a
bS	0-c 4f
bT	0f 1-a 2-p 3d
bU	3j 4f 5-p
bw	4b
aF -	0-10 2a 4t
cU	3-b
cl	0c 4a a-f
cw	0b
aY -	0-d 4c
cO	0a
cU	3g
cl	0-k 4n
8S D	7c
9D P	5b
bU	2e 3-g
bl	0d 4-h 8h
bw	0i a-e
aF w	2a
aY -	0-b
9PD O	0n 4-j
cS	0p 4-f
cU	0p 4-g
cl	0f 2-a
cw	0c 4-a
bY -	0i 2-c
dl	0n 2-c 4-c
8Y -	2-b
aO	4a
aU	2-e 5c
aw	0-j 4b
8tD -	0e 2-e
9OD w	0c 4-c
bY -	0b
dl	0c 2-a
9SD -	0g 2-f
7Y -	2-c 4b
9T	2c
9U	0c 1c 3-i
9Y	7e 8-a
9l	0f 3c 7-j
9w	0a
7tD -	0b 2b 4-o
aO	0-c 4c
aU	0-g 3i
al	4-a
aw	0-a aa
8OD -	4f
bl	2-a
bw	0-o 4y
aY -	0-a 2c
0p=&	4l
2(	0a
2)	0c 2d 4c 6-h
2,	0a 2a
2-	8p
2.	aa
2/	01q 2n 4-1t
20.6	2a
211	0b
22016	7d
58	7e
420	7c
51	8-c
53	8-c
23	0h
24	ac
27	6o
28	0-f 4-b 61c 7-i
3/20	7b
2:	0q
2;	0d 2-b ab
2a	0h 2-f
3.	4k
3gen	2c 4-b
3n	6l
4d	0j 2-g
3rms	4f
3ssi	1k 3-b
5o	1a
3t	0h 2-c
2back	2e
4n	0f
4rm	3c
4y	2f 4-c
3ien	0l 5-f
4nh	6c
4os	1h 215 3-c 4-u
3loe	0-j 515
3ran	1a
4ew	4e
4is	5c
2cam	5q
4n	5c
4pe	4-p 6x
4u	0-a 2g
3hi	0r 3-q
4uy	0-e 2j
3lin	4a
4ou	4b
3n	2g 3-l 4e
3o.	0-b 5l
4ff	4a
4ll	0b
4mm	1a
4ng	0u 2-r 3a
3ty	3f
3uoi	2c
4rr	8b
2da	6b
4te	0t 3-d
3e	0-d 3o
4pa	0a 3h 4-l
5u	0q 2-k
4si	0e 3-a
3ia	2d
4nh	6d
4st	0d 3-b
3o	0-g 2-c 4x
4i	3h
4ng	5b
3r.	3e
3ubl	0-b 5p
4ng	0-g 1j
4ra	0b
2east	3-h 510
3mer	0n 3-j
4pl	0y 3-g
3ngi	0b
5l	1-d 2h
3u-f	2b
3xce	ad
2farm	3n 4-k
3ell	2e
4rn	3l
3irm	4d
3or	0j 2-k
3ran	4a
4ee	0-q 1-b 31j 5-c
2galw	5-c 6e
4n	0h 4-b
3ian	0b
3o	6e
3ran	2a
4ou	0f
5w	2e 4-a
2ha	5b
4i	5e
4ll	3j
4mi	3-a 5n
4n	0-p 2q
5g	0-i 2m
3e	7m
4ad	0j 2-c
3ien	7e
3oa	0k 4-b 5-e
4c	1f
4p	2c
4sp	4-a
3ue	5h
2ii	0z 2-d 4-c
4i	0p 2-i
3ndi	6c
5u	1f
4n	4a
4te	1k
3van	3d
2jr.	1o 3-f
2kcn	0b
4s	1b
3e	3b 4-d
3hau	2a
4oa	0a
3iem	013 2-k a-a
4tc	0f
3rak	5b
2lac	6f
4go	5f 6-b
4m	1f 2-b
4un	2-a 4g
3e	0-b 4-d 6n
4ad	1j 2e
4ed	5g
3ind	3h
3oca	0e
5u	0-b 1y 3-e
3uon	2a
2mani	5a
4rk	4-c
4th	2d
4y	0-b 2z 8-a
3eko	4d
4lb	3-b 5r
4ns	2i
3ien	0a
3ore	4d
2nai	6d
5r	5a
4m	5j 8a
4ng	6e
4y	0-a 7f 8a
3gan	2d
4he	5d
3ha	0a
5t	0l 3-a
3ige	5g 6-e
5h	0-e 2k
3y	6b
2o	0u 2-v
3f	0i 2-o 4b
4fi	0-c 4f
3n	0q 2-k 4-j 6i
4-c	1c
3slo	5a
2paul	0b
3ett	2-b 4c
3har	1q 3-o
4ot	1c
4u	1q 3-d
4ys	1h 211 4-v
3ine	3d
3ort	6c
4si	0b
5t	aa
3res	0-d 7d 8l
2q.	5j
3uan	0-f 4-c 5b
4or	3c
4y	0e
2recr	4a
4gi	4-b
4li	1h 3-b
4mo	0l 6-b
4na	3d
5s	4j
4se	2a
4ta	2v
3oll	0a
2sacr	2c
4n	2-b
3ecu	4i
4lf	1-16 31o
3har	2a
4op	2-g
3ien	3-d 5r
4nc	0f 7-e
5g	5a
3mit	4b
3old	9b
4uz	4i
3pa	3b
4ec	2c
3r.	1l 3-d
3t.	3k
4an	1d
5t	0a
4re	1r
4ud	3h
3u	2b
2tai	0c 2-i 8m
4ng	0b
4y	2a
3eam	0i 6-a
4il	1r
4rm	0-b 2d
4st	0j 3-e
3han	0j 2-a 7j
4e	2-i 3j 4-a
5a	4b
5n	2c
4i	4c
4o	1n 2-d
5i	0j 1-f 2g
4re	0-c 4f
4u	0f
3iem	3d
4kt	2c
3nhh	4c
3o	011 2-k 5-a
4a	3a
5n	0-a
4ng	3d
4wn	6c
3p.h	0-i 5u
3ruc	2a
5n	3b
5o	1m
3u	3s
4a	2b
4to	2b
2ubnd	3b
3eda	3e
3nit	4b
5v	3e
3tre	0-i 3-i 51c
2van	3n
4p	6a
4ri	3d
3ent	4a
3i	0d
4a	4a
4c	4-f 6q
4ec	2e
5n	0-b 2r
4nh	5c
3ua	3b
2ware	2a
4te	3-a 5p
3ear	2o 4-f
4rk	1l
4st	2c
3ith	0b
3ork	0-f 2d
2xa	4c 6-a
3e	0f 2-a
2year	0a
3ork	6a
2|	0h
2·	0k
2–	4-b 7i 8k
2—	0p
0shape=&	2-g 415
7 T	4c
8U	2-a 4r
6(	01s 2-o 4-j
7 -	01s 2-o 4-j
6)	0-2s 22v 41t 6-r 8-h
7 -	0-2s 22v 41t 6-r 8-h
6,	0-b 2-a 621 8-j
7 -	0-l 2-a 621 8-a
6-	0-g 2b 4-b 7-b 815
7 -	0-o 2f 8p
8D	7-a 8g
6.	ad
6/	076 1-c 2-1g 4-4o 6-b
7 O	01v 4-1q
8S	0h 4-g
8T	01k 1-b 2-m 4-i
8U	01u 4-1j
8w	0i
69	013 1-h 2-i 4-18 61r 7-z 8b ap
7 D	6p 7-v 8d
8P	0l 6-f
8T	2-a ae
8U	0-m 4-m 61e
8l	0-b ab
8w	01k 1-e 2-a 4-b
7.9	2h
9 U	2a
7/999	2-b 7j 8c
b D	2-a 7o
79	0h 2-k 8c ae
8 D	8c
9T	0g 2-f
9w	4f
8.99	7t
b D	7r
8/99	0-d 7x
b D	7y
899	0-d 1-b 3-a 4-d 71l
a D	2d 7c
bY	0-f 2-b 4-g 719 8i
a-	0-d 2-c 717
b D	0-c 2-b 719 8-d
a/	7d 8-a
b D	7d 8-a
6:	018 2-c 4-g
7 -	018 2-c 4-g
6;	0o 2-i 4-b ae
7 -	0o 2-i 4-b ae
6XX	0-3p 11z 31w 4g 61a 8-p 9-g a-r
8 D	7e
9F	3f
9O	0-1k 1g 2-f 3o 417
9P	0-j 3g 4-b 611
9S	0-b 3a
9T	0f 1y 4-n
9U	0-f 1h 2y 5-f
9l	0a
9t	0-x 3d 5c
9w	0-c 6g
7x	0-2n 121 2-e 32f 417 52m 7-h 8-20 92b a-51
8 D	71c 8-a
9F	0b 2-k 3e
9G	1m
9K	0c
9O	41b 6d 7-c 8-d 9c a-r
9P	0r 1-k 2-t 3-o 51h 612 7-g 8-e a-d
9S	1e 2-e 4d a-a
9T	0-1j 1k 21d 31f 4-i 7-e 8-f 9p a-r
9U	0-q 3i 4v 51a 6-q 9-b a-i
9Y	7b
9l	0d 1-c a-a
9t	0-t 1q 21s 4-c 9i a-12
9w	0-b 1v 2-15 3x 4-k 5e 9v a-q
6x	013 226 3-21 4u 5-12 6-1j 7-1q 8h 9-19 a2x
7 -	0-c 2-d 8r
8D	2w 7-1g 8z
8F	2h
8K	1e
8O	0r 2d 3-s 4-i ap
8S	0a 2d 4-a ab
8T	0-j 2y 3-c 4p 8-b 9-h am
8U	2-o 4w
8Y	7j
8l	0-d 1c 3a 4a 5-e 6-c a-g
8t	01f 2-1j 4-e a17
8w	1-h 21f 3-d 4n 5-a 6-b 7-c 8-f 9-f ae
6|	0s 2-b 4-a
7 -	0s 2-b 4-a
6·	0x 2-e 4-a
7 -	0x 2-e 4-a
6–	2-h 6-b 7w 8l
7 -	0-g 2-e 71a
8D	7-e 8o
6—	014 2-d 4-c
7 -	015 2-d 4-b
6’	8b
7 D	8a
1ign+=	 D T	8a
8O D	0-n 4t
aU	0e
8P D	0-a 5i
aU	0a
8S D	4-b
aT	3c
8T D	1c 3c
aO	0e 2-b
aT	2-e 4e
8U D	2n 4i 5-f 6-e
aO	3-c
aP	0-b 7f
aS	3-b
aT	3t
aU	3-l 8a
aY	2-c 3d
aw	4-a
8Y O	7d
aU	8g
8l O	0g 2-d
aP	0-e 7b 8a
aT	0c
8w D	2e
aO	0n
aT	0h
aU	0h
aw	0b
6  l Y	0t
8w D	0b
aY	aa
7D $	2-e 4-f 714 8x
9/D	2b
7F $	0-a
9/T	0w 4-m
7K $	0f
9/D	0-d 2a
aY	0-b 2b
aw	0d 2-e
7O $	0-h 1k 2-i 3h 4-h 6e 9a
9/P	0f 4-d
aT	4a
7P $	2-c 3-a 4d 5d 6l
9/D	4-a 6e
aO	0f 6-a
aS	0e
aT	0a
aw	0g 4-d
7S $	0-o 4h
9/T	0g 4-b
aU	0-b
7T $	5-j 6-d an
9/D	2n
aO	0n 2-j
aS	2b
aT	1-a
aU	1l
al	2-h
aw	0-b 2b
7U $	1-g 3e 4-e 5o
9/D	1i 2b 3c 6-k
aF	0c
aO	1i 2-b
aT	3c 4-m 5l
aU	3b 4-g
aY	0-j 3b
al	0f 1-c
aw	0-a 4m
7Y $	0a 2-k 4-c 7b 8g ad
7l $	5-a ad
9/D	2b
aF	0-t 2g 4e
aO	0-g 2h
aS	2-d 8i
aY	2-g 4f
al	0d
7t $	0-f 3b ab
7w $	ap
9/D	0-13 2r
aF	0a
aO	0-k 2g
aP	0a
aU	0-j 2i
al	0y 2-c 4-g
aw	4a
6( D w	7d 8h
8O D	0-d
aO	0-b 4a
aP	0w 4-s
al	4d
8S O	0g 4-b
aU	2g 4-k
aw	0g 2-e
8T D	2-e 4e
aO	0h 2-d
al	1-f 4a
8U O	0-f 2-a 3j 4p
al	0-l 1m 2f
8Y w	7b
8l D	0-s 4j
aP	0x 4-t
aU	0h 2-b 3f 4-k
al	0-17 1e 2a 4o
aw	0-a 4c
8t U	0l 2-d
8w S	0d
aU	2e 4-d
al	0-e 2f
6) K D	0b 2-a
8P D	4d
aT	0j
8U D	2a
8l D	2-b 4a
aP	4c
aS	0-a 2c
aT	0g
al	0n 2-i
8w P	0-a 4a
aT	0a
6, O D	0n 3-d
aO	0-e 3a
aP	0-h
aT	0c
aU	3-a 4b
al	0-c 1a 2g
aw	0d
8P D	0-19 4-10 5y 61g
aP	0-a 519 6-b
aY	4-a
8S P	0a
aU	010 4-h
8T D	2s 4-e
aO	0-i 2e
aP	3b
aT	1h 2b 3-e
8U D	0b 2-t 4-h 5m
aO	0-g 2q
aP	0-k 3-a 4-t 61y
aT	0-c 4d
al	1d 3-a 5-a
8l D	0q 2-h
aO	0-q 2q
aT	0c 4-j
aU	0-o 2o
al	0-d 3e 4g
aw	0u 4-f
8t l	2c
8w O	0-r 3n 4h
aT	0-o 2a 4d
al	0k 2-c
aw	0s 1-c 2-d
6- D l	8-c
8O P	0-f 4e
8S U	4d
8T O	0-b 4b
8U O	0-e
aP	3a
8l D	0-h 2g
aP	0d 4-d
aU	0l 4-k
6. O D	0p 4-o
aP	0-h 5v
aw	4-c
8T w	2-b 9a
8U O	4e
aT	11r 3-x 4-c
aU	0-c 5q
8w O	0b
aw	4-f 9o ab
6/ G D	2-h
8O D	0-k 2g
8T D	2-t 4b 5d
8U D	3-e 6f
8l D	0-p 2i
8t D	0b 2-i
8w D	0-c 2-e 6k
6: O O	0x 3-g 4-d
aU	0s 3-b 4-f
8U D	0y 3-i
aP	0f
aT	0u 3-c
aU	0t 3-h
8w D	0l
aP	0e
6; O P	0-h 4j
aT	0v 4-q
8P P	0i
8T D	2e
aO	0r 2-j
aU	2c
8U O	0e
aP	3f 4e
aU	2b
8l D	0g 2-k
aO	0j 2-i
aP	0-k 4m
8w D	0-k 4b
al	0-c 9a
6D D O	0u 4k 7-o 8-p
6^ - D	0t 8-a ah
aF	0-a 4c
aG	2a
aO	2-j 4m
aT	0w 2l 4-l
aU	2-f 4i 7b
aY	0h 2-f 4-d 8g
al	0-j 8q
at	0p 4-r
6t G O	0b 2-a
8l O	0-e 2d
8w O	0n 4-d
6w T U	2a
6| U D	0-c 3-c 4t
8l O	2-a
aT	0-a 4a
6· O T	0-a 4f
8T O	2c
8U D	5g
aP	4c
aT	4a
8l D	2m 4-i
aT	0-t 4u
6– - Y	0-v 7s
8O T	0d
8T U	0j 2-j
8U D	1b
8l P	0e 4-d
aU	0n 4-h
8w U	0-d 4e
6— O P	0t 4-r
8T D	0d
aO	0e 2-f
8U D	2c
aP	0-d 3f
aT	4-e 5a
aU	0e
aw	0c
8l D	0-c 2d
aP	0-a
4=	 D T	8i
7O D	3d
9U	3f
9Y	0d
9w	0a 4-a
7P D	5m 6-a
9O	5d
9Y	5b
7S D	0-d 4a
9U	3c
7T D	0a 1-e 2-c 3h 4k 9-a
9P	2g a-l
9S	2-a
9T	2-e
9U	1i
7U D	0-q 3z 4b
9O	0-a 1b 2f 4-l
9P	3b 6-b
9T	0n 2-12 3r
9U	1b 2-a 318 4-r
9Y	1h 2c 3-s 4-u 5r
7l D	0-g
9U	1f 2c 4-m
7w D	0-13 4i 9g
9K	0c
9O	0-g 4-f 9e
9P	2c a-f
9T	2-i
9U	4-c
9w	0-f
5  D P	6c 8-a
9T	0i 2i 8-14
9U	0a 6d 8-n
7Y l	010 2b 7-j 8-b
9w	af
6- /D	0c
9G	0-a 4c
9K	0a 4-d
9O	2-h
9P	2-b
9T	2-b
9U	0-c 7k
9Y	0q 4-y
9l	2c
9w	6-b
8^	0g 1-b 3-c 4j 7-d af
5( D O	4g
9P	8a
9T	0g 2c 7-a 8-f
9U	0g
7K D	0h 2-c
9T	0a
9w	0f 2-e
7O O	4a
9S	4-a
9U	3-c 4g
7P F	4g
9O	0r 4h 5-k 6-i
9U	4f
9w	0b
7U O	0t 1-a 2-d 4-d 5c
9S	0-g 3c
9T	0-d 216 3-d 4-a
9U	0b 3-a 4-i 5a
9l	4e
9t	0-e 3f
7l D	0z 2-g
9O	0e 2-g 4d
9T	1-a 2b
9U	0c 3-a
9l	0b 4-d
9t	0-b 2d
9w	0-g 4f af
7w D	018 4-a
9S	0-d 4e
9T	0-g 2i
9U	0n 4-f
5) T P	aa
7U Y	3d
9l	0-a 2-f 3c
7l K	2-a
9U	4-b
9l	0d 2-l 3f
7t D	0g
7w U	0-b
9l	0-q 9h
5, K T	2f
7O F	0-b 4b
9O	0s 4-d
9S	3-a 4g
9T	0-g
9U	4l
9l	4j a-e
9w	3-n 4y
7P O	0-h 515 6-c
9P	0-a 5-v 61t
9U	5-s 61p
7S S	0n
9T	2h
9w	4a
7T T	0-d 2w 4-d
9U	0e 2-c
7U G	2b
9O	0m 3-a 5-j
9S	0e 3-c 4c
9T	0h 1-g 21y 3-m 4-f 5-a 6-i
9U	0l 3-r 4l 6-e
9Y	0d
9l	0e 1-c 5-b
9w	01b 3-j 5-a
7l D	0s
9F	4a
9K	2h a-a
9O	0-a 1-a 2e 4e
9T	0e 2n 4-m a-a
9U	2-v 41b
9l	0l
9w	2f
7w T	2p 4-k 6b
9U	a-b
9l	0v a-p
9w	4b
5- O O	3-c 4a
9T	215 4-q 5-d
9U	0t 4-n
7T T	0i 2-f
7U S	0-c
9T	3i 5-a
7w w	0e
5. O O	0g 4-i
9P	4a
9U	3-a 4g
7P O	5-p 6s
7T U	1-1e 2z
9w	2-a ae
7U U	3-m 4l 5-q 6x
7w T	aj
9U	0e 2-c
9l	0d 9-l aq
9t	ab
9w	0d 9-o az
5: O O	0-i 4d
9U	0-a
7T D	0g 1c 3-a
9U	0-a 1a
9l	2b
7U D	0-f 1g
9O	0a 1-b 4a
9U	0-r 3p
5; l w	ae
5D O D	0n 4-c
7U D	2h 3-c 4-g 5b
5^ D ^	0-d 1-a 2-c 4-d 710 81g
7F /U	0e 4-c
7G /D	0f 2-d
aY	2d
7O /D	0-f 4d
aP	1l 4-h
aT	4-g 5k
9^	0f 3-a
7P /U	0c
aw	5h
7S /D	1a
aU	0j
7T /D	2-f 4f
aT	3b
aU	2e
9^	3b 4c 5d 8-a
7U /D	3-f 5b
aO	4-f 5-c 7b
aP	3-a
aT	2-g
aU	0h 4-e 5-b 8a
aw	3-h 4-b 5i
9^	2a 3i 7-f
7Y /T	7d
9^	7g 8e
7l /D	0-d 3j
aF	1b
aO	0c 7d
aP	0-b
aT	0-b 7g
aU	0a
al	0-b
9^	0-d 1d
7t /D	0i
aP	2-f 3e
9^	5c
7w /D	0s 1-c
aO	0m 4-b
aS	0a
aU	0s 4-h
9^	4a a-c
5| T P	0j 2-a
7U T	3-a
5· P D	01x 5-1u
9O	5a
7U O	0-a
9U	5a
7l D	0t 2-f
9l	2e a-a
7w D	0a
5– K T	0-i 2k
7O O	3-e 4m
9w	0m 4-g
7T D	2c
7U O	2-a 4f
9S	0e 4-d
9l	0m 4-e
7Y /U	8d
7l T	0-f 2g
7w O	0-d 4i
9S	0c 4-b
9U	0-e 4g
5— G O	0e 2-f
7O U	4-g
7T O	9a
9P	2-g 9d
9U	af
7w P	9e
0t $	0-f 3b ab
2/D	0i
3P	2-f 3e
2D	0f 2-e
2O	1a
2P	0b
2U	0c
3 $	0-d 3f
2^	5c
2l	0-b 2b 9a
3 $	0c 2-b
2t	ae
2w	ab
1=BC	09 1-h 2-1x 3-37 4be 5-n 6-1c 77 8-u 9-a a-13
3P	0-u 1-5 2-1a 3-11 4-27 5-1k 69a 77 8-l 9-f a-q
3T	0-m 1-3m 2bv 3a 4-27 5-k 6-s 7-1 8-v 9o a-28
3W	0-1p 1-e 2-k 3-d 4-m 5-6 6-7 7-d 8-g 9-1p a6v
3X	0-1 17 2-1s 3r 4-1l 5f 6-l 7-2k 87y 9-2 a-k
2IC	02u 11o 2-4e 3-58 4dk 5-e 6-3s 71t 8-23 9l a-2u
3P	0-e 11q 2-1u 3-19 4-1x 5-1z 67d 7-c 8-u 9-e a-t
3T	01h 1-44 2c1 325 4-4u 5-1m 6-24 71h 8-2l 931 a-47
3W	0-3i 1-v 2-1p 3-r 4-1j 5-e 6-j 7-v 8-u 9-2b aap
3X	01k 11u 2-4i 32p 4-3y 52l 6-1u 7-4i 85p 9i a-1n
2O	04j 13p 2-6p 349 4-80 553 6-4k 74j 8-3d 91 a-4j
2^	01c 128 2-1m 31r 4-1t 5-t 6-i 71z 8-1t 9-b a-f
0under=chuc danh	0-g 2w a-a
bvu	0-i 1c 2u 4-d
7ompany	2-c
8ng ty	0l 4-b
6don vi	0g 2-a 4a
6employer	0-p 3c 4t
6job title	0a 1f 4-a
6main duties	2-a as
7o ta	aj
6nhiem vu	0-n aw
7oi	5e
9 lam	0h 4-a
6organisation	3b
6place	5g
7osition	0-p 1b 2w 4-a
9t held	2h
6ten don	4h
6vi tri	2d a-f
8ec da	02d 2-l 4-g a-v
6what i	0-c 9a ar
8ere	0-g 3a 4l
0w $	ap
2/D	0-a 2p 4a
3O	2h 4-c
3P	0d
3S	0a
3T	0c 4b
3U	2i 4-e
3l	0v 2-e 4-d
2D	0-f 4d 6f 9a a-p
2G	0a 2-a
2K	0b
2O	0-m 2-a 4f 9b
3 U	0q 4-j
2P	a-l
2T	2j 9-b
3 $	2-a aa
2U	0b 1f 2f 3-f 4-c 9a a-j
3 $	0o 5-g
4D	4a
4w	0c
2Y	0-h ad
3 $	ac
2^	4a a-c
2l	0h 4-h ad
3 $	0-h 2-d au
4P	0b
4U	0-d 2e
4l	0l 2-j
4w	0i 2-c
2t	ah
2w	0z 1-l 2-12 9b a14
3 $	0-s 2-a 4t ar
4/T	0d 4-a
5w	0-b
4D	0q 4-f
4P	0b 4-a
4Y	0-b
4l	0b
4w	ac
1=&	4l
3 U	4k
2(	0a
3 -	0a
2)	0c 2d 4c 6-h
3 -	0c 2d 4c 6-h
2,	0a 2a
3 -	0a 2a
2-	8p
3 -	8h
2.	aa
2/	01q 2n 4-1t
3 O	0p 4-n
4T	0-i 2u
4U	0p 4-m
20.6	2a
211	0b
4 w	0b
22018	7c
420 Y	7a
51	8-a
6 D	0g 8-b
7Y	0-a
53	0b 8-b
6 D	2a 8-a
23	0h
24	ac
27	6o
3 U	6a
28	0-f 4-b 61c 7-i
3 D	6h 7-h
4U	0-f 6s
2:	0q
3 -	0q
2;	0d 2-b ab
3 -	0d 2-b ab
2a	0h 2-f
3.	4k
4 U	4k
3gent	2d
7 T	2b
3n	6l
4 U	4-a
4d	0j 2-g
5 T	0k 2-g
3rms	4f
6 U	4a
3ssistant	1k 3-b
b T	1k 3-b
5ociate	1a
b G	1a
3t	0h 2-c
2backend	2e
4n	0f
5 U	0x 4-f
6l	4b
4y	2f 4-c
5 U	2g 4-i
3ien	0l 5-f
6 P	0o 5-h
4nh	6c
4ostatistician	1f 215 3-b 4-u
h U	1e 2v 3-b 4-q
3loemfontein	0-j 515
e U	0-e 510
3rand	1a
7 T	1a
4ewery	4e
4istol	5c
2cam	5q
5 U	5i
4n	5c
5 P	5b
4pe	4-p 6x
6 U	4-l 6y
4u	0-a 2g
3hi	0r 3-q
5 O	0n 3-m
5nh l	0a
4uyen	0-e 2k
8 w	2b
3leaning	4a
a U	4a
4oud	4b
7 U	4a
3n	2g 3-l 4e
4 U	2d 3-l 4e
3o.	0-b 5l
5 O	0-b 5l
4ffee	4a
4llege	0b
9 S	0b
4mmunity	1a
4ng	0u 2-r 3a
6 O	0e 3b 4-c
7T	0b 2-i
3ty	3f
5 O	3e
3uoi	2c
4rrent	8b
2da	6b
4 P	5-a 6b
4tes	0t 3-d
7 U	0t 3-d
3e	0-d 3o
4 O	3b
5l	3d
4partment	0a 3h 4-l
c O	0a 3d 4-l
5uty	0q 2-k
8 T	0j 2-g
3ia	2d
4nh	6d
4strict	0d 3-b
a O	0d 3-b
3lamini	3a
9 U	3a
3o	0-g 2-c 4x
4 w	0-g 2-b 4u
4i	3h
5 l	3b
4ng	5b
6 K	0f 2-c
3r.	3e
5 U	3a
3u U	0a
4blin	0-b 5p
8 U	0-b 5p
4ng	0-g 1j
6 K	1d
4ration	0b
a U	0b
2eastern	3-h 510
9 U	3-f 5x
3mergency	0n 3-j
b O	0n 3-j
4ployer	0y 3-g
a U	0x 3-g
3ngineering	0d
d S	0f 4-b
5lish	1-d 2h
9 T	1-d 2e
3u-funded	2b
3xcel.	ab
2fellow	2e
4rnby	3a
3irm	4d
6 l	4d
3or	0j 2-k
5 t	0f 2-e
3ranchise	4a
b l	4a
4eelance	0-q 1-b 31j 5-c
b U	0-k 1-d 31h 5-b
2galway	5-c 6e
8 P	5-c 6e
4n	0h 4-b
5 O	0m 4-m
6w	4b
4rdener	2c
a T	2c
3ian	0b
6 l	2e
7w	0j 2-e
3o	6e
4 U	6e
3rants	2a
8 T	2a
4oup	0f
7 O	0g 4-b
5wth	2e 4-a
2ha	5b
4 P	5c
4i	5e
4llworth	3j
4milton	3-a 5n
a U	5i
4n	0-p 2q
5 K	0-a 2c
6l	0-a
5g	0-i 2o
3e	7m
4 Y	7m
4ad	0j 2-c
6 T	0b
3ien	7e
6 l	7f
3oa	0k 4-b 5-e
5 O	6a
6P	0v 5-d
4c	1f
5 w	1e
4p	2c
4spital	0b
a O	0b
3ue	5h
2ii	0z 2-d 4-c
4 T	0q 2-o
5U	2b 4-a
4i	0p 2-i
5 T	0g 2-d
3ndia	6c
7 P	6c
5ustrial	1f
4n	4a
5 U	4a
4ternship	1g
c U	1g
3vanova	3d
9 U	3d
2jr.	1o 3-f
5 U	1o 3-f
2kcn	0b
5 P	0b
4s	1b
5 w	1a
3e	3b 4-d
4 T	1-b 3c
5U	0e 4-b
3hau	2a
4oa	0a
5i U	0b
3iem	013 2-k a-a
6 T	0j
3rakow	5b
2lac	6f
5 U	6c
4gos	5f 6-b
7 P	5c 6-a
4m	1f 2-b
5 l	1f
4undry	2-a 4g
9 U	2-a 4g
3e	0-b 4-d 6n
4 U	4-a 6g
4ad	2c
6er	1h
8 t	1f
4eds	5g
3indqvist	3i
b U	3f
3ocation	0e
a U	0e
5um	0-b 1y 3-e
7 U	0-b 1y 3-f
3uong	2a
2manila	5a
4rketing	4-c
b F	0b
4ths	2d
7 T	2a
4y	0-b 2z 8-a
5 K	0-a 2c
3ekong	4d
4lbourne	3-b 5r
b U	3-a 5p
4ns	2i
6 U	2g
3ien	0a
6 U	0e
7l	2a
2nai	6d
5robi	5a
9 P	5a
4m	5j 8a
4ng	6e
4y	0-a 7f 8a
5 U	7g
3gan	2d
4he	5d
3ha	0a
5 O	0l 4-e
6l	4b
5t	0l 3-a
6 U	0p 3-a
3igeria	5g 6-e
9 P	5g 6-e
5hts	2l
8 l	2l
3oi w	0a
3y	6b
2o	0u 2-v
3 S	0g 2-c
4T	0j 2-i
3f	0i 2-o 4b
4 T	2-c 4d
4fices	0-d 4h
9 w	0-d 4h
3n	0q 2-k 4-j 6i
4 U	0a 4-e 6a
4-call	1c
3slo	5a
2paul	0b
6 U	0b
3ettersson	2-b 4a
3harmacist	1m 3-l
4ong U	0a
5tographer	1c
e T	1c
4u	1q 3-d
4ysiotherapist	0-b 1h 2x 4-q
h U	1f 2p 4-l
3ortugal	6e
4sition	0b
a U	0a
3resent	0-c 7d 8l
9 U	7g
2q.	5j
4 U	5j
3uan	0-e 4-d 5b
4y	0e
5 T	0b
2recruitment	4b
d U	4a
4gion	4-b
8 U	4-a
4lief	1h 3-b
8 T	1d
4mote	0l 6-b
8 P	0q 5-c 6-b
4nsburg	4k
4tail	2v
8 O	0-c 2r
3ollout	0a
2sacristan	2c
4n	2-b
5 T	2-a
3econdee	2b
5urity	4i
a U	4i
4lf-employed	1-16 31o
f T	1-16 31o
3hare	2a
4op	2-d
3iena	3-d 5r
7 U	3-b 5n
4nce	0f 7-e
7 D	0g 7-e
5gapore	5a
3old	9b
6 w	9b
4uza	4i
3pa	3b
4ecialist	2d
3r.	1l 3-d
5 U	1l 3-d
3t.	3k
4and-in	1d
a w	1a
4reamer	1r
a U	1c
4udio	3i
8 U	3e
3u	2b
2t7 l	0a
3ai	0c 2-i 8m
5 -	8f
6l	0b
4ng	0b
4y	2a
5 l	2a
3eam	0i 6-a
6 T	2e
4ilzeitkraft	1r
f U	1r
4rm	0-b 2d
6 l	0-b 2d
4st	0j 3-e
6 U	0k 3-a
3han	0k
6 O	0e
6g	7j
7 D	7i
6h	5a
7 P	5a
4e	2-i 3j 4-a
5 U	3j
5atre	4b
5n	2c
4i	4c
4o	1n 2-d
5i	0j 1-f 2g
6 l	2c
7w	0o 1-f
4ree	0-c 4f
7 l	0-b 4f
4u	0f
5 T	0d 2-b
3iem	3d
4ktok	2c
3nhh	4c
6 O	4b
3o	011 2-k 5-a
4 P	0i
5T	2-g
5l	0h 2-b
4a	3a
5n	0-a
4ng	3d
6 O	3a
4wn	6c
3p.hcm	0-i 5u
8 P	0-c 5j
3rai	4a
4uc	2a
5ng	3b
7 S	3c
8U	0b
5ong	1m
8 S	1c
3u	3s
4 l	0a 2-a
5w	0-b 1-a 3s
4a	2b
4tor	2b
7 T	2b
2ubnd	3b
3eda	3e
6 U	3a
3nit	4b
6 w	4a
3trecht	0-i 3-i 51c
9 U	0-i 3-e 516
2van	3n
5 U	0c
6l	3c
4p	6a
5 U	6a
4rious	3d
3entures	4a
3i	0d
4 w	0d
4a	4a
5 O	4a
4c	4-f 6q
5 U	6j
4ec	2e
6 w	2b
5n	0-b 2r
6 T	2j
4nh	5c
6 P	5c
3ua	3b
2warehouse	2a
4terford	3-a 5r
b U	3-a 5r
3ear	2o 4-f
6 U	2o 4-f
4rkstudent	1l
d U	1l
4st	2c
3ith	0b
3ork	0-d 2h
2xa	4c 6-a
4 P	6-a
3e	0f 2-a
4 l	0a
2york	6a
2|	0h
3 -	0h
2·	0k
3 -	0k
2–	4-b 7i 8k
3 -	7q
4D	8l
2—	0p
3 -	0q
`;
