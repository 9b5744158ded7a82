// Written by `npm run train:resumes`; not edited by hand.
export const studyWeights = `O BG IG BF IF BS IS BP IP BX IX BM IM
0(	01i 1-j 21m 5-m 69 7-c 8-e a-9 b-x c-g
1 -	0-i 217 4-f 6m 8-9 c-b
2F	2-h 3g 4c
2G	019 1-g 2g 3-w
2K	2-c 3d
2O	39
2S	0-d 19 2d
2U	0-o 2o 3c 4n 5-c 6-9 b-a
2Y	0b
2l	015 b-k c-b
2w	0o
0+1=&	1h 2-b 3b
3(	0-15 1-e 2-l 3a 4k 6w bb ch
3)	0-11 2d 3b 4f 9b
3,	2-c 49 6d b-b
3-	0i 2-r 4-a 5j 6-a 7f
31.7	0-a cd
42/12	2k
4990	99 a-d
32008	b-9
69	7i b-d
510	0-12 911
62	6j 7-j
67	0-9 bn c-f
33.28/4	be
54	0-b cc
57/4.0	bb
40	0-a
36	0-k cm
37	c9
38.4	0-e bq
390	0f 2-a
3:	01v 1-c 2-k 3-a 4-b 5-f 6-c bn c-9
3^	019 2-k 3-c 7-d 8a
3administration	3b
5vanced	1g 2c 5-g
4fter	09
4nh	4j
4rt	3m
6s	0-d 2i
4t	0c 2-v 3g 4f 6-d
4ugust	5-9 7d
3b.eng.	0-d 2e
4a	0-t 211
5chelor	0j
5ng	0a
4usiness	0-k 2l
3cao	0v 2-14
5p	0g 1c 3-d
6e	7d
4d	0d 6-b
4ertificate	2o 6-a
4hinh	0i 1-d
4lass	bu
5oud	0a
4ollege	0-f 7d
5mprehensive	5q
5ng	29 3-c
4redits	0h
4um	2-h be
3da	0-a 8c
5ng	09 19 2d 3-o
4egree	3-9 5c
5sign	3l 4-9
4i	1h 3-b
5en	0-f 2v 3-c
5ploma	1g 2r 3-h 6-m
4ung	2-d 4f
5oc	0a
6ng	3b
3e	b9
4ducation	3-e 4i
4lectrical	0-b 2c
4ngineering	0-c 2l
4xecutive	0j
3faculty	0-y 6z
4ood	0a
4rom	2-m 3o
3galway	79
4cses	0-i 1k
4ian	0c
5oi	0-e cd
4pa	0-o 3l b9
4uilds	29
3hang	2-a 3-d 4u
4ealth	2-a 3k
5t	01h 1-n 3-d 5-d
4igh	0a
4oa	0-b 8a
5c	6-d
6hschule	0c c-a
5ld	0c b-b
5nours	ca
6s	0-q 2q
4ygiene	3o
3in	0-q 1k 2u 3-l 4-a 6d
5stallation	2-b 3g
3january	0i 8-f
4ournalism	29
3kha	2-9 bm
6ch	0-9 6a
5i	39
4y	19
3laude	2-d cd
5w	09
4e	7a
5vel	2a
4iterature	3b
3major	09
5nagement	3a 4-e
5thematics	29
5y	0-d bb
4ba	1h
4erit	0-h bi
4oi	29
3nam	69
5tional	0-n 2k 5d
4gan	0-h 4j
7h	0-o 215 4-a
5he	0-h 2b 3c 4-e 6i
6iep	0f 1-f 2l 4-d
5on	0a
4ha	4c
6n	1a
3o	2-u 3a 4d
4f	0v 2-c 3-e 4-b 6e
4n	0-d 7b 8b
5ly	09
3phuong	3b
4ortugal	0-9 89
4sychology	0d 3-c
3quan	8-9
5y	0e 2d b-9
3rensburg	0-e 5x b-b
4icerca	2b
3sac	0-9 bl
4cience	0-j 2i 3g
4econd	ba
6urity	2-9 3i
5nior	1a 5a
5p	8b 9-b
4i	1z 3-i
5ngapore	0-a 6a
4ociology	49
5uza	59
4tate	5-9 6c
4u	2g
3tai	0-i 1h
4b	bf
4ech	5w
7nical	2-9 39
8ology	3e
4ho	69
6i	2-e 3k 4b
6ng	0f 2-d 4f b-9
5pt	0-d 2k
5u	2b
6at	2-c 3c 6b
4oan	39
4rang	4a
5i	1-9 29 3a
5uong	0l 2-f 3g 5-e 6-b
4u	2-k 3l
5c	1d
3university	5d 69
4pper	0b
3van	0g 4-b
4ien	5c
4u	3d
3with	2e 3-d
4ork	3i
3xay	0-c 6a
3y	3d
4ear	0b
7s	0-d 2-d 3t
3|	2-h 4d
3·	0-f 2-d 3j
3–	2-d 3-i 9b be cg
3—	2-s 4e
12=(	0-n 1-9 3l 4a 5-9 ca
3)	2b
3,	1j 2n 3-m 4-a 7f b-c
3-	2-h 3c 5-d 6j 7-9 bl c-l
3.	9b
31	ba
42/12	1b
32	2c
4.1	2-f 4a
4003	8a
67	9b a-a
69	2j 3-n 8-9
512	0-n 5-9 6z
64	0-b 2-b 6h
67	0q b-k
68	0q 8-f
69	0e
520	2g 4-h
63	2-9
65	bc
33.4	0-j bn
40	3d
37	b9
390	0d
3:	0b 1-j 2-b 3p
3^	0-i 2-u 5-h 6-e 7w 8b ag cn
3abernathy	6-9
4dvanced	0-e 19 7e
4t	0p 2-d 3a 5-e
3b.com	3l 6-b
4achelor	0-k 3f 6j b-9
4inh	0-a 8c
3cao	0a 2-m 4r
4d	2m 4-h
4ertificate	1f
4hemistry	0-c 1i
5inh	1-b 2-a 4h 6a
4lass	0b
4o	3d
5llege	2-d 5r
5ng	0-n 2p
4redits	0f 2-a
4u	0-f 5g
5m	2-i 3d
3dan	2a
6g	0v 2-14
4egree	09 5c 7-b
5partment	2-i bi
5sign	3-9
4ien	2b
5ploma	09 1l 2b 5-h 6-a
4o	39
4ung	0-d 49 6a
3early	2b
4conomics	2g 3-e
4ducation	3n
4ngineering	0-m 2q
3fachhochschule	2-m 3k
4irst	0b 2-d
5tzgerald	09
3gian	2-c 4d
6o	1-9 5a
4pa	0-c 8b
4uilds	1i
3hang	0-k 4v
4e	7c
4oc	3d
6hschule	09 b-9
5nours	bh
3in	0-r 21d 3-c
3january	0e 8-e
3ke	2a
4hoa	cb
4inh	2e
3laude	2-h be
4evel	29
4ien	c9
4ode	b9
5gistics	0-f 1a 2n 4-9
3ma	3c
5nagement	0-9 2m 3-f
5rketing	29
5thematics	2d
5y	4-9
4ba	0j
3nakamura	0-q 2p
5m	69
5ng	0-a 8c
4ganh	2g
5he	1m 2-b 5-b 6k
6iep	2j 3-b
5u	0a
4ha	3d
6n	3b
3o	0-f 39 4f
4f	0-q 1-d 39 5f 6r
4n	2-c 4c
3politechnika	0e 2-d
3quan	0-g 2h 6b 7-9
5y	0e 1-d
3rensburg	0e 4-a
4icerca	1h
4obotics	2d
3san	0-9 6e
4chool	0d
5ience	5-e 6b
4econd	2-b
9ary	5e
6urity	0a
4ociology	3c
4tate	2m 4-l
7istics	016 2-10
4u	1a
3tai	1-c 5a
4ech	6-9
7nology	0a
4hang	0b 2-a 9-f ag
5oi	0-a 39
6ng	2-d 39
5pt	0i 1-9
5uat	0-g 6h
4rang	3i
5i	8-9
5uong	0g 2-q 3g 4l 5-9 6-g
4tgdtx	0k
3univ.	2-f 4d
7ersite	0d 2-d
cy	0-l 2d 4-a 5m 6-c bc
4pper	bc
4trecht	6a
3van	0-a
4ien	2-j 3l
4lvh	0a b-9
4ua	0-a 2c
3wassce	0-o 6o
4ith	0-h 2c
7drew	0a
3y	2a
3|	0-9
3·	0-t 3a 4e 7a c-a
3–	0p 29 3-f 6-l 9b a-h
3—	0-f 39 69 8d
0- /F	0-b 2-e ci
3G	0b 6-9
3K	8b
3O	0b 2-a
3S	0b
3U	2-b
2F	2-a 6d
2G	216
2K	0k 2-r 4a
2S	8b
2T	09 2-b
2U	8c c-e
2Y	cc
2^	0o 2a
2t	0a
2w	2-g cg
11=&	3-j 4k
3(	0g 3a 9d a-a b-f
3)	01j 2-g 5-c
3,	0x 1-c 2x 3-c 4-f 5j 6-v 9g a-i c-c
3-	0-d 1-s 2q 3-a 7m 8-g ad
31	9d a-c
32	0c 2-e
4019	0g 2-f
524	0-m 3p
33.62	cf
40	0f 2-a
37	0-i cl
38	9b a-9
390	0g
3:	0-t 1j 3-h 517 6-d cb
3;	0-m 3-9 7k bi
3^	0-g 1i 2-c 3c 4-b 513 6-j 9v a-n
3a	6a
4bernathy	69
4dvanced	2v 6-l
4nd	4a
4rts	0-q 2t
4ssociate	29
4t	0-h 511 7-g
3b.a.	0p 2-q
5com	0a 2-q 3i
5eng.	0-2n 22n
5sc.	0e 2-r 3e
4a	0l 2-18 3p
5c	2c
6helor	0-l 2x
5ng	1-r 21p 3-h 6-a
4eng	0j 2-14 3n
4o	2a
4sc	0-r 2e 3e
4tec	0w 2-v
7h	0p 2-16 3k
4usiness	4c
3cao	0-i 2y 4-g
5p	2g 4-e
4gpa	cg
4hain	2d 4-d
5inh	0-h 2p c-9
4ity	29
5vil	4c
4lass	cl
5oud	4e
4ollege	0-d 1-9 2w 6-a
5mpleted	0-9 1w 2-d
7uter	2v 4-c
5ng	0-c 4l
5ursework	0a c-9
4u	0-m 2u
5m	2-d ck
3dai	0-15 21q 4-t 6c
5ng	317 4-c 6-a
4e	0-9 5-b 6t
5n	a9
6tal	4r
4h	6c
4i	0-g 2r 4-b
5em	c9
6n	2h
6u	0-l 4o
5ploma	2-r 3y 5e 6-g
4o	49
5ttorato	2b
5uble	0b 2-a
4uoc	2f 4-a
3early	3-e 4i
4conomics	0-o 2p
4lectrical	49
4ngineering	0-n 2y
6lish	3-a 4i
4xecutive	2b
3faculty	0e
5shion	4c
4inal	0-9 cd
6e	4b
6ished	1o
4ood	09 4d 6-a
5undation	0-k 2m
4rom	5j 6-f
3gpa	0-s b1c
4rade	0d
4uilds	29
3hai	6b
4e	0q 2-n 9-n ao
5t	0-e 11h 2-c 3-d
4igh	0-b 2b 3-9 cd
7er	2w 3-n
4nc	0m 2-s
4oa	0-b 6d
5c	0f 2-e 3g 4-d 6c
6hschule	0b
5ns	0-39 23b
5spitality	2-a 4k
3in	0-r 1-r 2t 322 4-h 5-e 6-k 9c
4v	0a 2-b
3journalism	0e
3ke	4e
4ha	09
5i	0o 1-i
5oa	02w 1-e 3-1b 4-c 6-c
4inh	0-f 4c
4y	0-t 2z
3lac	0-d 8c
5urea	2i 3-c
4e	0-c 8c
5vel	2o
4icence	0-e 2h
6h	6a
5en	0f
5nguistics	49
4oai	bc c9
3m.s.	0r 2-q
4a	39
5gna	2-c cf
5nagement	09
5ster	2a
5y	4a
4ba	0e 2-l 3a
4echanical	3-9 4c
5lbourne	8f
5ng	0e 2-s 3f
4oi	2-e 4i
4sc	0c 2-v 3k
3nam	0-s 6g 9r
5tional	2y 3-9
4ganh	1-g 2i 3f
5he	0g 2-15 3f 49 69
6iep	29
5on	4j
5u	49
4ha	2-a 4c
6n	0d 2-e
4ong	2-c 4b
3of	0v 1-c 2m 3-1n 4-b 618
4n	0i c-g
3ph.d.	01a 2-1r 3k
5am	4a
5d	2-x 3y
5uong	4a
4orto	0-9 89
5stgraduate	2b
4rofessionnelle	2-i 3h
4ublic	4b
3quan	2-e 4i
5y	0f 2-o 3h
3ricerca	3b
3school	0p 2c 6-m
5ience	3c
4econd	0a
5nior	2k
4i	0l 2-1i 317
4ocial	4k
4u	0b 2-u 3i
5mmer	9-a ac
3tai	2-c 5b
5y	6a
4b	b-d ck
4e	6c
5chnician	29
8ology	6-b
4hac	29
6ng	9-9 ae
5oi	2-c 4e
6ng	0c
5pt	0f 2-i
5uat	2-9 4e
4ien	0-b 2e
4ook	117 2-j 3d 4-g 6-d
5ronto	0-d 8d
5t	0r 2-i
4ri	49
5ung	0-i 2s
6ong	5-b 6w
4tgdtx	5-9 6j
4u	2o 6-9
5c	2f
3university	0-y 614
4pper	ca
3van	2-j 4o 5-c 6l
4eterinary	2-p 410
4u	2-a 4g
3xep	cd
4ong	0f 9-9
4uat	0-9 4-9 cm
3year	0a c-9
3|	0-n 3-a 7j bh
3·	0-u 3-a 7y be
3–	0-9 1-e 3a 5g 7k 9-e al
3—	0-s 5-b 7t bk
12=&	0b 6-d
3(	0-a 212 4a 9-d
3)	0-1n 1-a 2r 3a 51i 6-f
3,	0l 1-a 2l 5-d 7-b 89 9-9 b-e ch
3-	0-h 2-m 3-9 6b bp
312/12	0f 2-d
32	3b
4016	39
68	2-d 3e
69	0m b-j
33	29
40	0h
37	0-a cg
3:	1-9 2c 4-a 6d 99 a-a
3;	8i
3^	0e 11g 2-r 4-h 5n 6-g 7-9 8-b 9h a-9 b-a c-b
3accounting	4e
4dvanced	0e 2-m 3f
4nd	0-16 21c
4rt	7r b-d
6s	1-t 210
4t	09 2-d 6o
3b.a.	0b 2-g
4a	2-g 4d
5c	2-9
6helor	0-9 212 3-e
5ng	0-o 21r 4-p 6-9
4o	2f
4sc	2i 3-9
4tech	39
3cam	0-c 8c
5o	0-c 317 4-c 6-a
5p	0b 2-g 3d 4-b
5stellano	7a
4d	6b
4ertificate	2-g
4hinh	0g 2-p
5ung	0i b-g
4ity	2c
5vil	0e
4o	0o 1-i
5llege	0-b 2h 6-d 7e
5mmunication	b-9
6prehensive	7a
5ng	2-9 4d
4u	0h 2-h
3dai	2-j 3i 6e
5ng	0-s 1-f 2u
4egree	29 5-c
5partment	0t 3-m
4i	3b
5en	0-b 2d
5ploma	0-a 2-f 3k 4k
4lamini	7e
4ottorato	0-f 2s 4-9
4u	6a
5oc	2-9
3economics	0-l 2n
4ngineering	0-9 1-e 2k
3first	09
4rom	5-c 6g
3giao	0-d 6d
4overnment	0-n 6n
4pa	0-g b-9 cu
4rade	ba
4uilds	2b
3hau	69 7-9
4e	0k 2-h
5alth	7f
5t	0-f 1-9 215 4-9
4igh	0a 2b
7er	2a
4nc	2-9
4oa	6b
5c	0-e 112 2-s 4i
5use	1f
3in	0m 3-u 4n 5s 6-p
3ke	4a
4hoa	01k 2-b 4-13
6i	7a
4inh	6a
4y	0c 2-z 3i 4c
3la	4j
5urea	2-a
5w	5b
4evel	0e 2-i
4icence	2-i 3h
5en	0q 6-9
5nguistics	4c
4oai	0a
5ng	09
3ma	29
5gna	09 2-d cd
5nagement	09
5ster	29
5thematics	09 3-c
5y	2-b 4g
4ba	39
4eng	2-b 3a
4sc	3f
3nam	7-b
4ganh	0-c 2b 4b
5he	2-y 39 4w 6a
6iep	2-h 4d 6b
5oai	0o b-l
6n	49
4han	2-v bt
4oi	7a
4vq	2d
3of	0s 2k 4-r
3polytechnic	0-j 2-c 3a 6e
3quan	4h
3ricerca	2-c 4g
3school	014 3-i 5n 6-l 7-b
5ience	3c 5a 6-c 7e b-9
4econd	cb
9ary	5-a 7f
4i	0-9 2-k 3o 4e
4o	0-e 2n
5ciology	5e
4u	2-i 4w
5pply	2d 4-d
3tai	0-e 2-a 4h 6d
5n	0-b 8c
4b	cb
4echnology	0f 2g 3-l
4hac	2-9
5ong	0i
5uat	0-a 4e
4ien	2-r 3p
4ook	3i 4-9
5t	2i
4ri	0-d 49
5ung	09
6ong	2-b 6l
4tgdtx	6e
4u	2-a
3univ.	6c
7ersity	0-f 5-f 614
3van	0-d 6k
4u	2-a 4d
5a	0-f 2g
3work	59
3xep	b-a cc
4ong	0-f 91b a-u
3|	0-f 8e ce
3·	0-e 6a
3–	0s 1e 2-b 3-v 5-c 8l 9-e cd
3—	0-f bj
0/D G $	0-d 29 4c
5l	2b 4-a
5w	0b 2-f
3S $	0-f
5O	2g 6-a
5l	0c 2-k 3f
3U $	5f
5l	09
1F - S	2-a
5w	0-h cj
1G - S	0d
3U D	0d
5Y	0h
3w $	0-9
1K - S	8b
1O - G	09 2-9
1P G $	0-a 3-9 5f 6a
5D	2-13 3k 4b
5G	2g
5Y	0-g 2d
1S - G	0-r 218
5O	0h 2-f
5U	0a
5w	0e 2-c
3G $	0j 2-q 3a
5/9	0b 2-h
6l	0-c
5D	2g 4-c
5K	2c
5Y	0-c 2-c 3f 4b
3S $	0g 2-l 6d
5D	0-j 4b
5G	0-g 2h
3U G	0n
3t $	49
5Y	3f 4-a
3w $	2-a
5/9	0-a
5G	4b
1U - S	6-a
5U	0-h 6j
3G $	0-g 2e
5D	0u 2-w
5Y	2w 3-f 4-a
3S D	6-b
1Y - G	0-f 2f
5U	0g c-f
3G O	0b 2-b
3U 9	0e 3o 4-e b-b
1l S S	0x 6-j
09 $	0p 1-9 cg
2/S	0-9 1f
2D	0c ba
3 $	ca
2F D	0e 3-9
2G	b9
2O	0z 1-9 b-h
3 D	0c
2S	0-i 1a bi
3 D	0c
2U	0-9 cj
3 D	0b b-a
2Y	09
2^	1b
2l	0-a cs
2w	b9
0D $	9l ai
2/S	a9
29	c9
3 $	0p
2F S	4-l
2G	9d ac
3 /S	2-b 3e
49	2-m 3k
4F	2o 3-c
4G	1b 2-9
4K	2e
4O	0-t 21d 3-i
4S	0-v 1e 4e
4U	3-j 4i
4l	2-d 3d
2S	9m ao
3 /S	0-c 29 6-9
4F	0-9
4S	1a 3k 6-e
2U	ac
3 $	5-9 bc cr
4G	0-c
4K	5c
4S	0-b 1i
2^	9j am
2l $	0-r bc cl
49	0-b
2w $	0-9 b9 c9
0F $	2-c 3c
2/S	0-c 2k
29	0m 3-d
2D	0r 4-j
2G	0-15 1-d 31a 412 6-f
3 $	0-g
4S	0-9
4w	0y 1-m 2-b
2K	2e 3-h
2O	09
2P $	1b
2S	0g 1e 2-l 6h
3 D	0j 6-e
2U	6-9
3 $	0-9 5a
4D	0v b-a c-d
2Y	0a 2f 3-d 4-9
2^	09 19
2l	2f
2t	4b
2w	2-9
0G $	2-a 3-a bc
2/9	0b 2-h
3D	2b 3-9
3P	0-n 2-9 5e 69
3S	1b 2g 39
3U	2b 6-9
3Y	09
3l	0-f
3w	0-j
29	2-k 3i
2D	0-11 1z 2-r 3f 4i
2F	0g 214 3-w 4-c
3 D	0-a 2a
4O	09
4Y	0h 3-9 4-a
2G	01c 1-1y 2b 3-d 4x
3 $	0a
4D	0-a 4e
4F	0i 1-a
4S	011 1-h 3-b
4U	1-i 2u
4l	1-a
2K	1x 21m 3-1d 4-p
3 /S	29
4D	2-k 3g
4Y	2-9 39
2O	1h 2m 3-q 4-9
3 D	09 3-9
4Y	0a 3-9
2P	0-9 1a 2-n 3k
2S	0-s 1e 3s 4e
3 /S	0c
4D	2-b 5d 6b
4S	19 2a
4w	09
2T	0-i 2m 3-e 4-c bk
2U $	0y 2-h 4g 7-b b-n
4/U	0w 5-i 6-b
4D	4a c-i
4F	0-u 2e bv
4K	0-g 2l
4S	2c 59
4Y	2-f 4-a 5a 6d 7e
2l	19 2-c 3m
3 $	0m c-h
49	0-9
4F	0-a
4S	0a
4U	09
2t U	2b
2w	0s 1-e 2-e 3c
3 $	0n b-c c-b
4/S	0-e
4F	0-c
4S	0c
4Y	0c
0K /D	2x 3-g 4-e
2F	2s 3-r
2G	0-b 2-e 31a 4g 6-9
3 $	0h
4G	19
2O G	49
4S	49
2S	3k
3 Y	09
2U	2i 3-d
3 D	0-f 2n
2Y	2-c 3f
2l $	bb
0O D	0w 3-k
2F	0e 4-9
2G	0-j 3u 4r 6-b
2K	3-h 4o
2P	7e
2S	0d 6d
2Y	0h 3-e
2^	0d 3c 4-b
2l	0-a 3c
0P $	8f
2/D	0e
3G	0r 6-a
3Y	0-g 7f 8b
2D	0-c 6t 7-b
2F	1b
2G	7c
3 D	0l 4-9
4S	0-u 1d 2-e 3i 4e
2K	1l
2O	1a
2P	0a 1-a 8p
3 $	8c
4/G	0-9 8d
2S	0-l 3-b 6e 71e
2U	0m 6-e 7-b 8w
3 $	bc
2^	1a
2l	7p
3 $	0-9
0S $	0t
2/F	0-c
3G	0-k 5o 6i
3S	0-s 39 4a
3U	0-b
3l	0n
3w	0-9
29	0b
2D	0c
3 $	a9
2F	1e 2i 3-g 4-h 5a
3 $	4-9
4D	0i 3-f
4G	3a
2G	0-n 1-b 3k 4k 5d
3 D	0-i 4c
4O	0d 3-9
4U	2p 4-h
4Y	0g 2-c
4l	0g 2-j
4w	2-k 3o
2K	1a 2l 3-h 4-d
2O	0b
3 G	3c
2P	0-a 2-h 3h 6b
3 $	7e
4/G	7k
5Y	7b
4D	6u 7-o
4P	0m
4Y	79
4l	1-a 7n
2S	0p 1-b 2a 3-9 5-m 6h
3 $	0q 5-b 6-r
4/G	0-d 5b
5U	6a
4D	010 3-f 5-p 6n
4F	29
4G	3i 4g 5-9
4O	0i 2-d
4P	69
4S	6e
4U	0-10 5m 6p
4l	59
2T	2e
3 G	0-a
4l	010 3-f 4-d
2U $	1d 3-a 5-j 7l 8d b-a
4/G	0-t 5p 6r b-9
5U	0-e 5u
49	0-d
4D	b9 ce
4P	0p 6-c
4U	7f
4Y	79
4l	6c
2Y	19
3 9	99
2^	0m 29 49 5-c
2l	0k 2-r 5c
3 F	0-f 2e
4l	0-r bb ch
4w	09
2w	013 5-9
3 $	1b 2b
4D	0-g cf
4U	0d
0T G	0-n 3m 4o
3 $	bk
2S	6-9
2^	39
2l	0z 3-f 4-c
0U $	0i 3-j 5-g 6-a 7-e br cl
2/D	1-9 5b 7f
3F	5b
3G	0-i 2-e 5y 6t
3S	6-a bb
3U	1b 29 5g 6-k
3Y	0f 3l 4-f 69 b-h
3l	5c
29	0-9 3n 4-i bg
3 $	cf
2D	012 2b 3-e 6-j 7-f 8-9 cb
2F	1g 3-j bl
3 D	2-g 3f 4c
4S	29
4U	2g 3-9 4-a
2G	1-n 2d 3z 411 6-e 7-c 8-b c-e
3 /U	0d 2-h
4S	1-d 2e
4Y	2-b 3g
2K	0-e 2x 3-c 5g b-9
3 U	2g 3-e
2O	29 ca
2P	0-d 1-h 2-c 3c 5f 6-h 7-9 8p bc ca
3 /G	016 7-o
5Y	0-9 89
4P	7b
4Y	0c 7-b
2S	1-b 2-a 3-o 6e 716 8l b-u ca
3 Y	09
2T	0-c bg
2U	3-b 5-i 6c 7l 8e b-e cg
3 $	016 1-a 7-b b-g cd
4/U	0-e 1b 3c
4D	09 2-9
4P	0-m 5m 8p
2Y	0g 1d 2-l 5-a 8-b bg
2^	1v 3a 7-9
2l	ba
2t	c-g
2w	0r 1-a 5-l 6h
3 $	09 6i
0Y $	0-a 9i af
2/S	9d
29	9i
3 $	0j
2G	0-c 9f ab
3 /S	0m 2-l
4O	2a
4S	0-a
2O l	0-9
2S	0-a 9j ai
3 S	0-9
2U	99
3 $	5-9 bj
4G	0-a
2^	99 ab
0^ - F	6e
4G	0g 2-i 69
4K	09 2-c
4O	0-b 2f
4S	0-c 2b
4U	2j 6-d
2D S	9a aa
2F G	0-9 3g
4S	0r 1d 2-l
4U	09
4Y	0-f 2b
2G /S	0-r 21d 3-d
5U	2c
4D	0k 2-i 4-d
4F	1m 2-d
4G	2-b 4j
4K	2j 3-d
4O	0r 2-15 3h
4S	0g
4U	2-n 3l
4Y	0k 1-n
4w	0-h 2l
2O G	0-c 3b
4S	0w 3-e 4-a
4U	0a
2S /S	6b
4D	0-c 2-b 5a 6j
4F	09 1a
4G	0-n 5i
4K	0d
4P	0-a 2-d 3q
4S	0n 2n 3-f 5-c 6-f
4U	010 5-h 6-i
2U /S	0c 2-b 4-9 6b
4D	0-f
4F	0e 1g 2-d 3-9
4G	3l
4K	0i 2-a
4P	0-l 1-9 3a 5k
4S	0m
4U	1n 2d 5-h
4Y	0-n 1h
2w F	29
4G	0-g 3b 4b
4U	0h 1b 2-l
0b	02r 1l 2-i 3-h 4-g 5b 6-1h 7-10 a-f cf
1old -	0-17 2z
5F	29
5G	2a
5K	2l 4-c
5O	0-h 3d
5P	6-c 7g 89
5S	0-18 1-9 61j
5U	0-f 1-o 6o 7y b-h
5l	0q b-c c-9
0column=0/2	0-15 2-e 3h 49 5-j 6-d 7y 8v 9-u bj ch
a -	016 2-x
bD	8a 9-j ce
bG	0-h 19 3n
bO	0w 3-d
bP	0-l 7q 8k
bS	0-1y 1m 2d 3l 49
bU	0-d 1-g 2a 7k bh
bl	0f
bw	0-b 2d
94	99 aa
71/2	0h 2-e 5-y 6-l 7b 8c 915 b-h
a -	0-11 2a 6u
b9	0-a
bD	9w c-9
bF	0-t 3l
bG	015 2-l
bK	2-d 3b
bO	0-h 3a
bP	1-9 7k 8b
bS	0-c 1b 2s 3-b
bU	01e 4f 5-o 6-o b-j
bY	9k
bl	0n
bw	0n 1-a 2-a 3-c bc c9
93	0-x 21r 3-j 4-g
a -	0-t 2u
94	0-f 1-i 2-e 3-d 4-9 510 612
a -	69
bS	5n 6e
bU	5f 6c
72/4	1-a 2-a 321 410 6-1o
a F	3m 4f 6-i
bK	3c
bO	3g 6-f
bT	0n
bU	39
bw	3a
73/4	113 215 3-m 4-y 5-m 6-k 7-a 8-c bw cm
a -	0-g 2c
bG	3-b 4-f bh
bS	1g 2c 6-a
bU	0c 1-9 5-b be
bl	0-b cg
bw	0k c-a
0e=&	4h
2(	09
2)	0i
2.	0i
362	bb
3s.	1b 2-f 6e
2/10	bi
42	0-h 110 2c b-9
2110	b9
22	2b b9
3.1	bm
23	2d
3.4	b-9 cg
30	0e
24.0	0-d b18 c-l
26	b-9 ch
28	8f 9-b
3.4	cg
3/4	cg
29	0-i 1k
30	0h
2:	0d
2;	0d 6-9
2abo	59
3de	0e
3in	0j 6-c
3le	2i 3-c
3ng	0-s 1j 3-a 4b 9g
4h	01c 2-w 3-e
3py	2-p 3s
3rk	0-a cd
4s	0i 3-f 4f
4t	4a
4y	2d
3ss	0-n 6-9 br cd
3t	0d 2-9 5-e 6e
4e	0-d 1g 2w 3-l
4o	1h
2ba	2c
4c	1d
3le	09
3o	1d
2cal	3d
4m	7a
4o	19 2d 3-o
4p	0-c 2s 4-c
3d	0g
3ed	2o 6-j
4s	2b 3-9
3o.	79
3u	1a
4m	2-d cd
2dai	0-d 1d 2k 3-n 59
4n	4d
3h	5c
3i	2a
3o	69
3tx	5h
2ech	6x
4k	5g
3ft	09
3ge	0-h 1e 5-c 6k
3ne	4r
4g	1h
4t	2g 3-k
3rn	7a
3ss	3b
2gan	3-d 4e
3he	0-10 214 6d
3na	2-f be
3pa	0e 5-9 7-a bn cd
2ham	2-a 4e
4n	0-n 2s
3cm	7d
3e	1-d 9d
4d	0r 1-e
4t	0t
3ic	3a
3oa	013 1-a 3-h
4c	09 1-r 2q 3-g 4h
3pt	2k
2ial	3i
4n	1h
3cs	1-c 2-b 31m 4-i 6-d
3em	b9
4n	0b 4-9 6a b-9
4p	0b 1-9 3c
4t	39
4u	3b
3fe	0-d 111
3gn	3-9 4c
3n	01x 2-n 4-h 6-j
4e	3l
4g	1-d 2-d 31h 4-a
4h	6j b-a
4i	6h
3oi	0-v b1k
4n	0-k 2-d 4x bj
4r	2h
3sh	3a
4m	2-f 3p
4t	59
3th	0-h bi
4s	0g
4y	0-c 1e 2-n 6c
3um	0-a 5m
3ve	1d 2a 3-j 6j
2jor	0b 2-a
2ke	39
3ha	2-r b1c ck
4i	4b
3y	39
2law	2-9 3i
3ds	2c
3ic	2-a 3k
3le	0-h 2h
3or	1k
3th	4b
4y	5-h 6i
3vh	0e
2ma	1k 8-b
4y	3i
3ba	29
3oi	3b
3sc	1a
2nal	0-9 19
4m	0b 9-a
3ce	0-b 2r 3-o 4f
3g.	1-g 2k
4u	4j
3ha	2-a 4g
3ly	0k c-i
2oai	0-9 ba
4n	4i
3f	2d 4-d 69
3gy	2-n 3b 4l
3ld	0i c-g
3ma	21p 3-i 4-a 6-q
3n	09 b-b
4d	bb
4g	1-j 2-1a 3h 419 5e c-9
3od	3e
4k	0r 1-a 3-f
4l	09 2d 3-9
3rd	7h
4e	6b
4k	4j
4y	2-d 3r
3ud	2-9 3i
2per	0-a b9 cd
3hd	1e
2quy	2q 4-c
2rca	0-f 2s 4-9
3ee	2u 6-9
4w	0n b-l
3ly	3n
3om	0j
3st	bc
3ts	2i 3-9
2sac	0-9 4-9 cm
3c.	1a
3ep	99
3i	0-t 21e 4-f
4c	0-c 1-c 2-g 31q
3o	1a
3u	0-s 211 4-a
2tai	0-a 2q 4-b
4l	3o
4n	79
3b	0-b bg
3ed	010 1-a
3he	0-b 6c
4o	69
4u	3d
4y	5d
3in	6i 7-e
3on	7a
4t	0m 1-f
3ri	2-9 4e
4y	2-o 3u
3u	1j 6-9 b-9
4c	2a
4r	19
2uan	1-b 3e 4-a
4t	0-d 2-i 3b 49 bk
3de	2-d ck
3le	5b
3ng	19 2-i 3-9 4b 6h
3oc	1a 2-j 3j
3ra	5c
4e	2-17 31b
4g	5-a 6m
4s	0-b cj
4y	0-a 5k
3st	9c a-b
3za	5-a 6f
2van	0-9 3h 5p b-g
3b2	0o b-e
3el	2i
4n	69
3ic	8f
4l	0-b 3g
3u	4c
2|	0a
2·	0j
2–	0b 2-a a9
2—	0a
0first=	0-1a 1-1v 21l 3-w 41e 5-1o 623 7-f 8m 9-1o a15 b-g c1g
60/1	020 1-n 2-b 4-e 6-a 9z a-o
82	0-j 1h 517 6-h 9b a-b
83	1s 5-f
84	09
61/2	0-q 11m 2-l 3m 4-c 519 6-12 b-9
83	0z 1-e 3-a 5v 6-o
84	0u 6-c
62/3	0d 1r 2-b 3h 4-e 5-b 6-e 9i a-a
84	0p 1e 2-c
63/4	0a 1-9 5-b b1d c-i
0l $	bu cd
2/G	5a 6b
3U	3i
29	0-d bc cc
3 $	b-d ck
2D	5b ca
2F	2d
3 /S	2t 4-c
2G	0n
2K	0-b bb
2O	09
2U	0g 3f b-b
3 $	79 8a
4Y	0e
2Y	ca
3 9	0e a-a
2l	cc
3 $	ca
2w	0o b-a
3 D	0d
1ast 0	0-12 1k 2-s 3-p 4-v 5a 6-l 91b a15 bs
51	0-e 3-i 4-q 8f bu ck
52	0-1c 4-a 5r 6r 7-b 8-9 9-9 a-9 cz
53	0-a 3-h 4c 5i 6r b-a c-a
54	0-1c 1-b 3j 4s 6l
55	4-9 69
1ine=0/1 -	0i 2c 6-b cd
a1 	0i 2c 6-b cd
90 	0-a 125 3-f 4-w 5-n 6v 9-f af
b[	01t 1u 2-e 3-h 4-m 5v 6-1i 9k a-k
c]	0-1y 11g 2-9 3j 5q 9d
b]	0-2n 1-d 31g 41w 5-g 6s 9-j al
91 	0k 1-l 29 3g 4-a 5-c 6n
b[	0-c 117 4-r 51a 6-l a-b b-b
c]	0-18 11d 2g 31c 5j 6-v 7-g b-p
b]	0-n 1-m 3h 41r 5-b 6a c-9
92 	0-r 1-g 510 6s 9-g ai b-f
b[	1g 3-r 4-9 7d 9k a-d bi c-d
c]	0-u 4-a 5e 8-a 9a by
b]	0-10 1-d 2i 3-e 5-b 7-9 8i 9-e aa bh cr
93 	0-k 2-9 3e b-e cg
b[	1j 2-w 4-b a-f b1k c-e
c]	1-m 9d a-a by
b]	0-v al b-j c1i
94 	09 9f a-9 b-a
b[	0z 9-n
c]	09 1-j 89
b]	0e 2-a 6b
95 [	0v 5-9
c]	7d
b]	0t 6-9
98 	0a
99	0e cm
9D	9o ao
9F	0-b 1n 2-a 3q 4-9
9G	0t 1b 3-j 4-e a-9 ba
9K	2-9 3s 4e
9O	0-w 3w 6a
9P	0-v 1m 7n 8m
9S	0-19 1h 3g 5z 6w
9T	1b 6-9
9U	0-14 1w 3-g 5v 7-r 8-b 9-9 bl cd
9Y	9y af
9l	0k 2-a 3-d 4-9 cp
9w	0-f 1g 3a 4c 5h
72 -	2r c-c
a1 	2r c-c
90 	01a 1-z 21f 3-d 4-f 5-i
b[	0k 1u 2-c 3-a 4-d 5q 6-q
c]	0-e 1z
b]	1-p 2-a 4z 5-a 6t
91 	014 3-v 4-l 6e 9-d ad
b[	1-c 3-g 5h 6-9 7i 8-9 9e a-c bl
c]	0-11 2-j 3k 6-k 71b 8-g 9l a-f bd
b]	0-n 29 3-m 6e 7-d 8f 9-b aa b-a cz
92 	0z 4-i
b[	0l 3-p 5-9 99 b9
c]	0-e bg
b]	3-c 4-a 8b 9-9 a9 ce
93 	0j
b[	8d
c]	ba
94 [	0b b-a
b]	0d c-b
9D	9c ab
9F	01m 1-l 2q 3-12 4-d
9G	0-q 1s 2g
9O	021 1-9 3-14
9P	7g
9S	017 1-9 2-g 3-a 6c
9U	0f 1-j 3-n 6-e 7l bf
9Y	9l
9l	0-17 29 bd cm
9w	0j 3-g 4-h b9
73 -	0c 2-s 6h
a1 	0c 2-s 6h
90 	1-l 2b 3q 6-f
b[	0-f 1v 5-9
c]	0e
b]	0-q 2-c 3l 4u
91 [	5e
c]	0-b 5i 6h 7-9 b-9
b]	4d 6b
92 [	0b
b]	0c
9F	49
9G	0-e 2-o 3k 4o
9O	0-h 3f
9S	2i 6-a
9U	1-9 5h 6f 7-a
9l	0r b-d c-9
74 0 []	09
91 [	5c
51/2 -	0r 2-g
a1 	0r 2-g
90 	1-j 2d 3p 4-g
b[	0-c 115 2-d 4-9 5r 6-t
c]	0-h 1f 3d 5f 6-9
b]	0-1i 1-j 2-c 3m 41r 5-9 6p
91 	3-e 6c a9 b-9
b[	1-g 2h 5-r 6f 7y 9a a-9 b-i
c]	0-i 3r 5-a 6f
b]	0-b 3-m 4x 8n 9-b ab b9 c-i
92 	0k 2-a b-9
b[	0m 1-9 2-f 3g 9a
c]	1-b 214 3-s 7-f 99 bc
b]	0e 2-g bi
93 	0a
b[]	0-n 21i 3-t
99	0-a ca
9D	9b ae
9F	0-v 3g 4n
9G	0q 1-d 3-9
9K	4h
9O	4d
9P	6c
9S	2i 6-9
9U	1-b 2q 5-g 7b 8c b-a c-i
9Y	a9
9l	0x c-m
9t	3a
9w	0-15 4a 6h b9
73 -	09 6-a
a1 	09 6-a
90 	0-c 2m 3-d 6d
b[	0b 5k 6-e
c]	0o 5b 6-b
b]	4-f 6h
91 	0a 2c 4-c
b[	1f 2f 3-r 7f
c]	0j 1c 5-c 7a
b]	0-d 2-h 3m 4b 8c
92 []	0h 8-d
9G	2l 3-9 4-c
9K	2v 3-g 4-d
9P	0r 6-b
9S	0-c 6a
9U	09 3-b 7i 8a b-b
9t	2-9
9w	0j 1-a
74 -	0-9 2a
a1 	0-9 2a
90 [	0g
c]	0e
91 	0-9 29
b]	0-b 3h
9G	0-e
9U	0a 3a
9w	0n
52/3 -	0g
a1 	0g
90 	0d 2-a 3b
b[	0-r 1h 3j be
c]	0l 4-9 9c
b]	0i 2d b-k c9
91 []	be c-a
99	bg c-a
9D	99
9F	2-9
9G	0-d 2c
9S	0j 2-g 6-9
9U	0g 3q 4-g 5-9 6-9
9w	0e
74 -	0d 2-c
a1 	0d 2-c
90 	2a
b[	19
c]	0i 2-9
b]	2-b 3e
9G	2-c 3c
9U	0k
53/4 -	0-g ck
a1 	0-g ck
90 	cb
b[	bw c-f
c]	0c 5-9 bh
b]	b-9 cg
91 [	bm c-9
c]	bb
b]	ce
99	bd
9U	5-b bm cd
9l	0-f bf c9
9w	09
1ook=-	01s 2-i 4-9 8a a-a cb
6  	01s 2-i 4-9 8a a-a cb
59 [] 		1b
a)	01k 1-a b-s
a,	0-9 bg ce
a:	0-a ch
a^	0-e 1v
6[	bn c-a
7]	1m 9-9 b9 cb
6]	ce
5D	0-g 9-19 a2z
6  		9-p aw
8 	0-a 9w a-h
8(	aa
8,	9-g ap
8^	9-j a13
7[ 		911 a-p
9 	0w 8b 9-w
9(	99
9,	9k a-d
9:	9-9 cf
9^	917 a-u
8] 		9h a-e
a,	9a
a^	9g a-b
7] 		9-b ag
9 	0-c ai
9,	9-9 af
9^	9-d aq
6[	0q 92d a-2r
7]	0-b 91w a-1a
6]	0-j 9-1e a2p
5F	0d 1s 2l 3-15 4-e 6b
6  		0-9 2i
8,	3f 4-b
8-	4c
8^	1z 3-p
8–	0q 3-g 4-l 6j
7[ 		1b 3b 4-a
9)	2-c 39
9^	0p 1-f
9–	0l 3-o 6e
8] 		3h 6-b
a(	3c
a,	2d
a^	3h
a–	0-a 3e
7] 		2-f 3c 4f
9(	4b
9,	3-c 4j
9-	0-b 4g
9.	2d
9^	1-a 2-d 3g 4k
9–	0m 3-k 4-d 6g
6[	01c 1-b 2-a 3e 4-t
7]	0-x 2d 31i 6-f
6]	0-g 1-d 2-k 3-b 41u
5G	01x 1-24 2c 3o 4-k 5q
6  		0c 1-l 4b
8,	2-l 3o
8-	0h 4-9
8:	011 1-h 4-9
8^	0j 1-n 2g 4-d 5q
8|	29
8·	0b 2-9
8—	0i 2-f
7[ 		1u 2-f 4-a
9(	0t 1-f
9,	0g 1c 3-m
9-	0-9 1-f 2r
9:	1o 3-e
9^	117 2-e 3-c
8] 		1u 2-g
a(	0-g 2s 3-b
a,	1i
a-	1-q 2w
a:	1b
a^	1y 2-b
7] 		0-u 1-i 2l 3a bj
9(	0y 2-b 3-f
9,	1-a 2p 3-c
9-	2a 3-9
9:	1-b 2-e 4y
9;	2-z 312
9^	0-12 1-y 2f 3v 4q 6g
9|	2-h 3m
6[	0h 13j 2-i 3-1q 4-p 5-a
7]	0-t 123 2r 3-15 4-c
6]	0-21 1-2a 2g 326 41t 69 bd
5K [ 		3c
9,	2c
8] (	2-c 3f
a.	2-e 3f
a^	39
7] 		49
9,	2d
9^	49
6[	3k 4-b
7]	3w
6]	3-l 4x
5O	0c 2l 3-d 4-n 69
6  -	6e
8^	2f 3-9 4-b
8–	0o 3-a
7[ -	3-13 412 6a
9–	0d
8] 		3e 6-b
a,	3c
a^	3g
7] )	49
9-	0-d 6e
9^	09 2-f
9–	0q 3-c
6[	0g 3-u 4j 7a
7]	0-q 31q 6-e
6]	0a 2-j 3-a 4q 69
5P [ ,	8k
9-	7a 8-a
8] 		1j 8-a
a,	0h 6-b 8j
a-	0e
a.	89
a;	7g
a^	1d
a—	7e
7] ,	8k
6[	7s
7]	1i 3-a 7r
6]	7-n 81b
5S	1-i 2o 3r 4-q 5-r 61s
6  		0-h 2q 3g 5-9
8)	0-a 51i 6-13
8,	0f 5-b
8-	2a
8:	0-a 6h
8;	69
8^	0h 3d 5-y 6i
8a	0-e 6p
8|	0j 2-c
8ở	6e
7[ 		1s 5x 6-17
9(	1a
9)	01d 5-13
9,	1h 3-g 6e
9-	0-a 39 5-9 6g
9:	0-9 1e 5l 6-f
9;	59
9^	0c 1i 510 6-17
9ở	5a
9–	5f 6-b
8] ^	0e 1-a
7] 		0-c 4h
9(	2b
9,	0a 1-b 2s 3-f
9-	0-c 2-a 4b 69
9:	0-h 2-f 3m 6k
9^	0-12 1-a 39 4r 5-f 6w
9a	01x 6-1k
9ở	6b
9–	6a
6[	010 11p 2-n 3-11 4-a 52k 6-2o
7]	09 1-a
6]	0-g 1-u 3a 412 5-14 61n
5T [ 		0k 4-b
7] ^	4b
6[	0e 4-e
6]	0-d 4i
5U	0o 1-9 2h 4-c 5-n 6k b-n ci
6  		2b
8,	09
8-	cb
8^	0-9 1b 2f 3d 5-c
8a	2-9 6d
8|	0a
8–	0j 2-9 6a
7[ 		0-o 1n 3g 59
9(	3l
9,	5-e 7g c-9
9-	7j
9.	0j 7-a 8c
9:	5g
9;	7d
9^	01a 1-k 39 6-j
9a	1-9 5e
9·	5b
9–	09 5-f 6f
9—	0d b-b
8] 		0b 1d 6-j
a(	0-d 210
a,	01a 1-e 2r 3-f 6r 7-1i
a-	be
a.	2-9 39
a:	0-u 1g 3-a 5w
a;	0-q 710
a^	012 2-o 4-i 519 6-j
a|	0-c bh
a·	0-o 7h bi
a–	0-e 7e
a—	5-d 7l
7] 		0-b 3-a 4l
9(	2-9 4o
9,	0k 5-a 89 b-a
9-	0-i bf cf
9.	bc
9:	0-9 3d 6e
9;	8a
9^	1v 2d 6c b-g c-a
9a	0k 6-g
9·	6a
9–	6h
9—	0-a bl c-9
6[	0v 1-j 2-p 3l 4-d 5l 6-l 7z c-l
7]	2n 3-v 4-n 51d 6-q 8-c b12 c-e
6]	0-w 19 2-c 4t 5-r 6n 7-r 8s cn
5Y [ 		99
9 	0k
8] 		9q a-e
a,	9b
a^	9m
7] 		9-f ag
9 	0-c 9k
9,	9-b ac
9^	9-e af
6[	9y a-c
7]	0-a 925 a-o
6]	0-d 9-16 a1q
5l	0r b-1b cl
6  )	5d
8,	0x b-r
7[ (	0e b-b
9)	0f
9,	0j c-d
9^	0-9 be
9|	ba
9–	0-d 59
8] (	0b
7] (	0f
9)	3i
9,	017 3-9 b-a
9-	c9
9–	0-a 69
6[	0-9 5d b1n c-x
7]	0-j b14
6]	0f b-11 c18
5t	0l 4-f
6  ^	2e 4-c
7[ 		1c
9^	1h
7] ^	0-9 3i 4a
6[	1x 3-h
6]	0-e 1-a 3h 4d
5w	010 1c 3-9 4-e b-c
6  ^	1i 4-b
8–	0o 3-9 4-a
7[ 		3f
9(	0d
9,	bb
9^	01p 3-e 4-a 6-b
7] 		0-a 4c
9,	0-d 49 ce
9-	0-g 4e
9^	3a 4g
9–	c9
6[	0v 2-f 4-k 5e b11 c-e
6]	0-11 1-9 4u b-f cv
0n=0 -	01s 2-i 4-9 8a a-a cb
49	1k 3-9 9-b bo cm
4D	0-j 1-c 2-c 3-c 4-c 5-a 6-g 7-9 91m a1m b-a
4F	0-x 2d 31i 6-f
4G	0-u 125 2r 3-16 4-c
4K	3w
4O	0-t 31i 6-g 7b
4P	1i 3-a 7r
4S	09 1-a
4U	2x 3-11 4-p 513 7h 8-f bo c-g
4Y	0-l 2-9 4-a 6-f 91t av
4l	0-j b14
21 F	4k
4G	0k 1w 2o 4-1i
4K	4o
4O	0-e 3-i 41g
4P	0-9 3-a 818
4S	0-1b 1u 214 4-9 5-f 6c
4T	0f
4U	1l 2-1i 4a 6-f 7l 812
4l	2-c cf
4t	1k 2r 3-j 4-a
4w	1-c 3-k 4-n 5i bp cl
22 F	0h 19 3-s 6j
4G	0w 3h 5-c 6-f bb
4K	2h
4O	012 3-j 4-c 6o
4S	01a 1-c 2b 4-m
4T	0-e 3a 4i
4U	0r 2y 3-r 4-q 5-a 6j 7-q 8-d cz
4l	0y 2-9 3-a 5a b-q cj
4t	3k 4-9
4w	0-b 2v
23 F	0y 2-e 3-g
4G	0-j 1-s 2-j 3i 419 5d
4O	0c 4-f
4S	2-o 4f 5i
4U	0-l 2m 4a
4l	2c
4t	0b 2-k 4f
4w	3f
24 G	1-t 411
4S	09 1-9 2-o 4h 5i 6b
4U	1-t 2-n 316 4k
4w	0d 2-b 4d
25 G	0-i 2i 4-c 5a
4U	0i
4w	0g 2-l
1o=G -	016 2-u 6-9 8c
59	115 b-f
5D	9i an
5F	0-z 1h 3l 4c
5G	0-f 11m 3d 7-a 8-a 9-e a-g c-c
5K	3g
5O	0-e 1a 3d
5P	0-w 118 7a
5S	0-o 117 2h 3e 6-i
5T	0-h 1f
5U	11h 2f 5-j 6-9 c-h
5Y	9o a9
5t	1j 39 6-b
5w	0-9 1m 4-a 5h 6-b
3O -	01d 4-11 8b a-9 ch
59	0-f 1q 9-9 bn ck
5D	1-a 2-b 3-a 4-a 5-9 6-e 919 a15 b-9
5F	0b 2a 3b 4e 9-9
5G	0-a 1s 2u 7-a 8-a 9-e a-g c-c
5K	0-e 1-b 2m 3m 4j 6-b
5O	4e
5P	3-i 7q 8p
5S	0y 4b 5n 6h 7-c 8-b 9-f a-f b-d c-c
5T	19 6-9
5U	011 3-f 4-c 59 8a 9-i a-d
5Y	0-i 4-9 6-d 91k at
5l	0d 1-9 2-9 4-f 5b bb ch
5t	1c 6-b
5w	0i 59 b9 cc
3S -	0o 2-c 6-f 8a
59	0-a 1d
5D	aa
5F	2-a
5G	3-s 4-9 5n 6h
5P	0k
5S	0k 1-i 2-k 3-o 4-d 51x 612 9-a a-a
5U	1-j 3-r 4-h 52u 6u b-n c-m
5Y	0-14 9l aw
5l	0-j 5i 6e
5w	2-v 5p 6h
3T -	010 2a 89 a-a
59	1l 3-9 9-a bn ch
5D	1-b 2-b 3-b 4-b 5-9 6-f 91d a1a b-a
5F	3m 4l 5-9 9-9 a-9
5G	112 2e 3c 4k 7-b 8-b 9-f a-h b-k c-c
5K	0-g 1-c 2j 3r 4m 6-b
5O	0c 2-9 39 4k
5P	1f 3-j 4-a 7j 811 b-9
5S	0a 4a 5q 6n 7-c 8-c 9-f a-f b-d c-d
5T	3c 4a 6-9
5U	0-b 2a 4-h 5m 9-j a-e by
5Y	0-h 2-9 4-9 6-e 91o au
5l	0-l 1-9 2-c 4-g 5b bu cy
5t	1f 6-b
5w	0p 2-g 59 c9
1th=-1 - /F	0-b 2-e ci
aG	0b 6-9
aK	8b
aO	0b 2-a
aS	0b
aU	2-b
9^	0o 2a
40 9 /S	1d
8^	1b
6D ^	9j am
6F 9	0m 3-d
8D	4-j
8^	09 19
6G /D	2b 3-9
9P	0-n 2-9 5e 69
9S	3f
9U	2g 3-a
9Y	09
8D	4p
8Y	2-b
6O Y	0-a
8^	0d 3c 4-b
6P ^	1a
6S /D	39
9S	0-f
9U	29
9l	0n
8D	0-v 3k 5c 6-9
8Y	0-i 5c
8^	0m 29 49 5-c
6T ^	39
6U /D	1-9 5c
9G	0i 2-d
9K	09
9S	0h 29 6-j
9U	0b 6-d
9Y	0l 3l 4-f b-e
9l	5c
8D	1j 5-f
8Y	0-r 49
8^	1v 3a 7-9
6Y ^	99 ab
6t /S	3e
6w /D	0a
9S	0l 2-9 6-9
9U	09
8^	1l
41 9 U	ba
6F G	39 4c
8S	0-j 3i 4a 6e
6G F	0-l 2x 3-9
8G	01p 1-1e 3-k 4b
8K	1k 3-9
8O	1a
8S	0e 19 2-e 3e 4-d
8T	2d
8U	0e 2-e 3c
8w	0-h 1a
6K G	2-b 3q
8S	3b
6O G	4h
8K	4a
8S	0-9 7a
6P S	6g
8U	0c 8-9
6S G	6a
8S	4b 6b
8T	29
6T S	0l 3-a
6U D	0e b-b cc
8G	0-g 1-9 29 4h b-9 c-c
8S	0-f 1b 3-b 5o 6e 7v 8c b-1d c-e
8U	0-o 2-9 5-a 6n 7k
8t	39
6Y G	99
6l D	0-g cc
8G	0b be
8S	2e b-h c-h
8U	0-c ba
6t G	2b
6w G	0-d 4c
8S	1b 2f c-9
8U	0-n 5r
8w	0-h
42 9 S	bc
6F S	0g 3-f
8l	2k 4-a
6G F	1c
8G	1-v 2d 4b
8K	0l 2-a
8O	29
8T	bk
6K U	2a
6O K	3-b 4f
8S	69
8l	0a
6P O	89
8P	8d
8S	0-9 7f
8U	0p 8-9
6S G	0n 6-e
8S	1-c 2-a 6s
8U	39 6-b
6U D	0-b bb ca
8G	29 7-9 bf c-d
8S	1-g 2-a 3-c 5-i 6a 7c 8e bf ca
8U	0j 1-d 7-e 8e b-f cg
8l	0c
8t	c-g
6Y S	aa
6l D	0-f cb
8F	0j
8O	09
8S	cb
6w S	0-e ba ch
8U	6i
43 9 D	0a
8Y	0b
8l	ca
6D P	89
8l	0a
6F S	6c
6G F	012 1-m 2-e
8P	0-h 1b 2-h 3i
8w	0g
6O 9	0b
6P P	8d
8S	0-b 7o
8U	7-f 8p
6S 9	0c
8S	6d
6U F	0o
8G	0-m bn c9
8S	1-a be c9
8l	0-b bk
6l D	0a
8G	0-k bd cc
8S	ba
8U	3i
8l	0-b ca
8w	0d
6w S	0-a bb cd
44 9 D	0k b-a
8Y	0b
8l	ca
6D 9	a-9 cb
6P P	8b
8S	79
8U	8a
6S G	2-a 5d 6b
6U S	ba
6Y l	0d a-b
6l G	010 b-o
8S	0-k be
8U	0e
8l	0d b-a
6w S	0c
45 U P	bd
48 w U	0k
0o=D -	0v ca
49	1i bf c9
4F	09 2c
4G	1i 2o 9-a a-c
4K	0-a 1-9 210 4b
4O	2-b 3g 49
4P	3-d 6-c 7l 8x
4S	0e 5j 6k 7-9 9-b a-b b-9 c-9
4T	0a
4U	0p 3-h 6a 7-e 9-c a-9
4l	0i 4-c 5e 6a
4w	0h 5-c
2F -	2b 6h 8-a
4D	9a ac
4F	3-d 6b
4G	1k 4j
4K	2q 3-p
4O	0f 3-a
4P	0-i 6j 7g
4S	0p 4-a 6h
4U	0-e 3-v 4-d 5j 7l ck
4Y	9c
4l	2a ck
4w	0i
2G -	0m 2c c9
49	0-9 1-l b14 cm
4D	0-d 6-b 913 a10
4F	01b 1-m
4G	1-f 215 3-f
4K	0-c 1-9 2p 3b 4g 6-9
4O	0p 1-e 2-d 4k
4P	0p 1-w 3-e 6-9 7n 814
4S	01d 1-15 2-e 3-k 5u 61a 7-9 9-a a-b b-9 c-9
4T	0d 4b
4U	0s 1-1w 2-b 3-9 4-g 513 7b 9-b bh cm
4Y	0-f 6-9 915 am
4l	2-j 4-c 6a bc ce
4t	2b
4w	012 1-r 2-o b9 ch
2O -	0f 2-o 4s
49	0c
4D	0-b 9d ah
4G	1f
4P	0-f 8h
4S	0-9 2a 4-b 59 6b
4U	0-d 1-i 5b bn ca
4Y	99
4w	0c 2-f
2P -	0-f 2a 6-r 817
49	0i b-b
4D	cc
4G	0x 1-1e 2t 3-c 4-d 5c
4O	0-d 4d 7c
4P	0a 1-a 8p
4S	0-g 1b 3d 6b
4U	0o 1-9 2-b 3e 6-f 8f b-9
4w	0o 49 b-k c-j
2S -	015 6b a-9 ca
49	9-9 bk ck
4D	0-d 1-b 2-b 3-a 4-a 5-9 6-f 91e a1c b-9
4F	0h 2e 39 49 5-b
4G	0-h 114 211 3q 4i 5-k 6-o 7-a 8-a 9-e a-g c-c
4K	0-f 1-b 2m 3l 4k 6-b
4O	0a 2-a 3c 4k 5-b
4P	0-r 1i 3-h 4-a 710 8z
4S	1l 2n 3j 4e 5-11 6-a
4T	3d 6-9
4U	0o 29 3g 5-2b 6-y 8d 9-e a-a b17 cr
4Y	0j 6-c 919
4l	0x 1-9 4-e be ck
4t	1e 6-b
4w	0x 2f 5-h 6-l bc cj
2T -	0s 2-t c9
4D	0-b 99 ad
4F	09
4G	0-j 2o 3-e 4-c bk
4P	7e
4S	0e 3-b 4-9
4U	0z 1-9 b-d
4l	0z b-g c-c
2Y -	0y 2-c 6-9 8a
49	ba cd
4F	3a 4a
4G	0-e 1q 2e
4K	2-h 3s 4b
4O	0c 4a
4P	7c
4S	0b 3-d 5d
4T	0-e 3a
4U	1-9 4-j 5h 6-f 7h bg
4l	bf ck
4t	3e 4-c
4w	0d 2-a 4-a 5k c9
2t -	0-h 6x
4F	4b
4S	1-9 6a
4U	0c 1-d 5n 7-d c-b
1thers= Y	0-11 a10
7D F	0a
9G	1c 2-b 3-i
9U	1m 6-b
8F G	0-a 2a
aS	0c
7G Y	9c
8D -	0c 2-i 6a
aF	3a
aP	0k 7-c
aS	0d 5g
aU	1-c 4-b 6c 7d c9
al	0-g 5a
aw	0-9 6i
9F -	0c
bS	5j
bU	0-e 5m
8PD U	0s 5-i
9Y -	0-w 2z
bU	5g ba c-i
8Y S	5a
aU	0-e 518 b-d
7OGD -	0d 2-9
8SD G	0-a 1c 2-r 3x
bS	2e 6-d
bU	b9
bl	0c b-b
bw	0f 2-f
9GD -	4b
cG	0-f 2c 49
cP	89
cU	bf
cl	0f
bF -	2-a
aPD -	0-i 2n
aY -	0c 2-f
cF	09
cl	0-h ba c9
bF -	0-d 2b
9PD G	2e 3-a
9Y G	0j 29 3-q
bS	69
aF G	2-9
7PD -	89
aG	5e 6a
aU	0-d 79
8Y O	0-9
7S D	0e
9Y	0u a-m
8D -	2t 6-g
a9	1p
aF	0-e 1g 39
aG	0g 1q 6-a
aO	0-b 3i
aP	1l
aS	0-d 1a 3d 4d 6-g
aU	0d 1o 2b 3-9 c-d
at	2-d 4i
aw	0-9 1i 2j
9F -	0-g 2d 6g
bG	0-q 1c 3b 4a
bS	19
bU	19
bl	2e
8G D	9m am
aY	9f a9
9D -	0m 2c 4-a
b9	ba
bF	0f 1-b 2k
bG	0-9 19
bK	2l
bO	49
bP	0-9 7o
bS	0e 1-b 3-a
bT	0k
bU	0f 1-l 2e 4j 8a b-17
bl	2-9 3d be
bt	2b
bw	09 1-e 2-c bf cm
aF G	0a 1-b
cK	2r 3-q
cO	09
cP	6a
cS	0e 5-e
cU	5-b bv cb
cl	cc
9F D	ac
bY	a9
9P D	cd
aD G	0c
cO	7e
cP	0u 7-m
cU	0k b-k
cw	0-a 49
bF -	0-b 2a
dS	0a
dw	012 b-j c-i
aF D	8a a-9
aY -	6-a 8d
cG	0-9 1-e 219 3-d
cU	0j 6-f bg
bF -	09 2-d
9Y -	0e
b9	bh
bF	0d
bG	0-o 2e 3b 49
bK	2-e 3k
bP	1-9 7f
bU	1-a 39 4-d 5-f bn ck
bl	0-9 bd
bw	0h
aF -	2h
cG	011 1h 2-17
cU	0-p 7f ca
cl	cb
8PD G	016 1-w 4-c
bS	0-k 1c 2-9 3l
bU	0-v 1f bk
bl	0-n bb cd
aF G	2-e 3b
9Y -	0i 2-i
bG	0-d 2-k 3b 4i
bU	3a
aF -	0-d 6e
cl	0a
8Y -	0a 2-c
aF	0-9 39
aG	0-l 1l 2-g 315
aS	0-j 1f 4a 6-c
aU	0-g 1i 3e 4b 5-a 6-b 7c b-b c-b
at	3g 4-a
aw	0-j 2l
9F G	0-g 1d 2i 3-i 4a
bP	1b 6j 7-c 8-f
bU	19
bw	2c
7TSD G	0-c 3-9 bk
bS	0b
9GD -	2-9
cU	0-g bl
cl	018 b-l c-j
aPDF -	0a
bY S	0c
9Y G	2c
7Y G	0g 1-f
9S	0a
9U	01d 3-a 5-c 6b 7-a b-i
9w	0l 2-12 5r
7tD U	5a
8SD -	0d 6-9
bU	0m
bl	0-c bc
9GD -	0-18 619
9Y l	0a
0p=&	4h
2(	09
2)	0i
2.	0i
2110/	b9
32/1	0-c 1g 2c
22	2b b9
3.1	bm
23	2d
3.28	cg
44	b-9 cg
462	bb
47/	ca
30	0e
26	b-9 ch
28	8f 9-b
3.1/	bi
44	cg
29	0-i 1k
3/12	1k
30	0h
2:	0d
2;	0d 6-9
2aber	5d
4it	19
3dmi	4c
4va	2o 6-j
3gri	2-i 3q
3nh	49
3rt	4a
5s	2i 3-9
3sso	19
3t	0d 2-9 5-e 6e
3ugu	9c a-b
4st	6j 7-e
2b.en	1-f 2k
4sc	19
3a	2c
4c	1d
5h	1k
4ng	0d 1m 6-b
3eng	1c
3ios	2-9 3d
3o	1d
3tec	1d
3usi	3b
2cam	7a
4o	19 2d 3-o
4p	0-c 2s 4-c
3d	0g
3ert	0-b 211 3-f 6-9
3gpa	0a
3hem	2-o 3u
4in	0e b-9
3ity	1i
4vi	0-b 3g
3las	0b 6-9 ce
4ou	2-9 3i
3o.	79
4ll	0-h 1e 5-c 6k
4mm	49
5p	0j 1-f 5-9 6e
4ng	3b
3red	0g
3u	1a
4m	2-d cd
2dai	0-d 1d 2k 3-n 59
4n	4d
5g	0-g 2y 4-g
3egr	2u 6-9
4nt	3o
4pa	0e
4si	3-9 4c
3h	5c
3i	2a
4em	b9
5n	2c 3e 4-e
5u	3b
4nh	69
4pl	21p 3-i 4-a 6-q
4st	0-g bh
3o	69
4an	0-9
4ng	3a
4tt	1h
4ub	09
3ung	2-9
4oc	1a 2-j 3j
5n	0-l 4o
2earl	3n
3lec	2c
3ngi	2m 3-l 4a
5l	3a
3xec	1h
2fach	0-e 1v
5u	5-h 6i
4sh	3d
3ina	4e
5e	3m
5i	0p 1-e
4rs	bc
3ood	3e
3rom	0j
2gioi	0-v b1k
3pa	bh cf
3rad	0d
5p	3a
3uil	2c
2h.s.	2-9 6e
3ang	2-a 4e
3e	1-d 9d
4al	4b
4t	0t
3igh	1b
4st	2-9 3r 6-e
3oa	49
4c	09 1-r 2q 3-g 4h
4ld	0i c-g
4no	0-b cj
4rt	2-i 3v
4sp	3c
3ygi	4r
2in	01x 2-n 4-h 6-j
4st	49
2jour	2-f 3p
2ke	39
3ha	2-r b1c ck
4i	4b
4oa	018 1-a 3-g
3y	39
2laud	2-d ck
4w	2-9 3i
3eft	09
4ve	2i
3ien	0g b-9
4nd	59
5g	0d 6-d
4te	3-9 4i
3oai	0-9 ba
4gi	2-f 3r
3uat	2-9 3j
2m.s.	1b
3a	1k 8-b
4gi	2i 3-c
5n	2-f be
4jo	0b 2-a
4na	2h 3-f
4rk	2-c 3p cd
4y	3i
3ba	29
3ech	2-9 3k
3oi	3b
3sc	1a
3usi	0-c 1-c 2-g 31q
2naka	5c
4m	0b 9-a
4ti	19
3gan	01m 2-11 3-j
4he	0-10 214 6d
5i	0b 1-9 3c
4u	4j
3ha	2-a 4g
5n	0-n 2s
3ong	2-a 3a
3urs	3n 4-b
2of	2d 4-d 69
3n	09 b-b
4ly	0k c-i
2pass	0-t by
3ham	2-9 4f
4d	1e
4uo	4a
4ys	2-p 3s
3lum	2-e 3k
3rof	0-e 2h
3syc	2-j 3o
3ubl	2-a 3k
2quan	1-b 3f 4-9
4y	2q 4-c
2rens	5-c 6m
3ice	0-f 2s 4-9
3obo	3c
2sac	0-9 4-9 cm
3cho	09 2d 3-9
4ie	0-f 2p 3-i 4a 6c
3eco	2k 3-m bb
5u	4e
4ni	2h
4p	9b a-a
3i	0-t 21e 4-f
4en	7i b-c
4ng	6b
3o	1a
4ci	2-a 3e
4uz	5-a 6f
3u	0-s 211 4-a
3zab	59
2tai	0-a 2q 4-b
4n	79
3b	0-b bg
3ech	1f 2-a 3-e 6s
3han	0-d 9i
4e	0-b 6c
4ie	39
4o	69
5n	0a 2-a 4b
4pt	2k
4u	3d
5a	2-9 4c
3oan	4i
4ok	0r 1-a 3-f
4t	0m 1-f
3p.h	7d
3ran	2-a 4g
4i	2-9 4e
4un	1a 69
5o	2-e 4h 5s 6-o
3tgd	5h
3u	1j 6-9 b-9
4c	2a
2univ	0-c 5k 6d
3ppe	0-a b9 cd
2van	0-9 3h 5p b-g
3b2	0o b-e
3ete	3o
3ic	8f
3lvh	0e
3u	4c
2work	4k
2xuat	0-9 bl
2year	0q 3-f 4f
2|	0a
2·	0j
2–	0b 2-a a9
2—	0a
0shape=%	c9
7 9	c9
6&	4r
7 G	2-a 4i
8U	2h
6(	0l
7 -	0l
6)	0-12 21a 4-b 6t c-a
7 -	0-12 21a 4-b 6t c-a
6,	4-d 6-l 810 ce
7 -	4-d 6-l 810 ce
6-	0-a 2-a 4z ab
7 -	0-9 2-9 410
8D	ac
6.	01k 1-a b-s
7 9	01k 1-a b-s
69	0-12 1b 2s 4-f 8t 9-w cz
7 9	0-9 cq
8D	8b 9-t ce
8G	2d
8U	0-m 1i 29 8h
7.9	0-g 1-g bc c17
9 9	1-g bn
aU	0-a cq
al	cb
9/9	0-j 1-a bt cd
b 9	0-f 1-a b13
cU	b-9 ck
99	0-j b1n c-k
a U	0-j b1n c-k
a/	0c 8-b
b U	0c 8-b
7/99	0-d 1z
a 9	0-d 1y
a9	99
b D	99
79	022 2-t 4-w
8 F	0c 4-9
9U	0p 2-g
8.99	9g
b D	9g
8/99	0-x 1r 2v 9b c-9
b 9	0-b 1r
cD	9d
cU	0-f 2x
89/9	bc
b w	bc
99	0-r 2-9 6-a 91k a13
a D	9l
bY	0-o 9z a12
a-	9h
b D	9h
a.	9b
b Y	9b
a/	9g
b D	9g
6:	cx
7 -	cr
6;	0q 6-h
7 -	0q 6-h
6X	69
7X	0-w 11m 2y 3-j 4-1p 511 7-l 8s a-9 b-9 c-9
8 D	9a
9F	0-c 1f
9G	0-1o 117 21k 4-i 6-e
9O	29
9P	110 7-h 8e
9S	1-e 2-b 5q 6l
9U	0q 2-r 3-9 4-n 5e 6b 8h
9l	0q b-j
9t	2k
9w	0e 1-e bj
7x	0-16 111 2-25 33y 4-b 5t 61b 711 8-9 9-q a-1e b-x c-16
8 D	9p
9F	1-d 3p 4o 5-b
9G	0-1c 315 6m a-9 bi
9K	0-b 1-b 2q 3w 6-9
9O	0c 2-n 3d 4n 5-a
9P	1-o 3-i 71f 8p
9S	0p 1x 2-q 39 4-1b 51d 6d 7-9 8-9 9-b a-b b-9 c-9
9T	0e 3e 4-j
9U	410 6m 7d 9-e a-a b-s
9Y	9a
9l	0-q 6l
9t	0-v 1i 2i 6-9
9w	0x 1u 2-15 3d 4-p 5f 6-9 c-a
6x	03v 1-21 21e 3-2a 433 5-l 6-z 7-j 8-j 9-x a-f
7 -	0-q 2f 6i
8D	0f 9-h an
8F	2e
8G	022 2-h 3-15 4k 5j 6-d b-e
8K	4s
8S	1-f 216 3-9 41e 5-17 6-b
8T	0-i 4q
8U	013 1-f 29 6-j
8Y	99 a-9
8l	0d 4-d 6-a b14
8t	012 2-r 4-9
8w	0-j 1-o 2v 3-a 4n b-k cv
6|	0h
7 -	0h
6·	0t 2-d
7 -	0t 2-d
6–	0m 2-r 6n ae c-a
7 -	0n 2-q 6o c-9
8D	af
6—	0l 2-9
7 -	0l 2-9
1ign+=	 F D	0-f 2f
aG	3f 6-9
aY	0-f 2b
8G D	0r 2-c
aY	0-c 2g
8O G	3c 6-a
8P D	0-9 7f
aY	8d
8S D	2-a 6f
aY	69
8T G	0-a
8U D	5c 69 c-a
aK	5c
aY	0-u 1e 7p
8w Y	0-9
6  G Y	0v 1-p 2-9
8S D	015 6-e
aY	0m 6-j
8U D	0h 1-9 2-b 5b
79 $	0p 1-9 cg
7D $	9l ai
7F $	2-c 3c
9/S	0-b 2l
7G $	2-a 3-a bc
9/9	0b 2-h
aS	2i
al	0-f 2c
aw	0-j
7P $	8f
9/D	0e
aG	0r 6-a
aY	0-g 7f 8b
7S $	0t
9/G	0-i 5l 6f
aS	0-e
aU	69
aw	0-9
7U $	0i 3-j 5-g 6-a 7-e br cl
9/D	0-c 7g
aG	0-11 512 6v b-a
aS	0-k 1-a 69 79 bf
aU	5b
7Y $	0-a 9i af
9/S	9b
7l $	bu cd
9/U	3i
7w $	3-j 4-k 6f bi c9
9/9	0-a
aS	0-h
aw	0-c
6( F G	0-e 39
aS	0-g 4k
8G D	3i 4-e
aG	1k 2-b
aO	2i 3-c
aY	0-m 29
al	0-a 2b
8K D	2j 3-j
8O G	39
8P l	7b
8S D	0-11 2-e 617
al	59
8U D	2k 6-a
aG	0-d 4b
8t K	2a
8w D	0-i cd
aG	0-a
6) D 9	09
8G F	1-a 2a
aU	0c
8K S	2c
8Y 9	0e a-a
6, F D	010 2-d 3-h
aG	0-d 3i
aS	0e 1-9 3-c
aU	2c
aY	0z 2-s
8G D	2-c 3-g 4e
aF	0h 1f 2a 3-n 4-g
aG	0-a 4e
aK	2p 3-e
aO	2j 3-f
aS	0x 1-b 4-e
aT	2a
aU	1j 2-1b 3c 4i
aY	0s 2-c 3-d
al	0-j 3l
aw	0m 1-n 2-9 3f
8K U	2f 3-e
8O D	01c 3-n 4-a
aG	0-9 49
aS	0f
aY	0t 3-c
al	0-e 3h
8P P	0h 7a 8-e
8S D	2c 3-9
aF	0n 1c 5-c 6-k
aG	0-q 29 3k 4m 5-9
aK	2c
aS	0m 2i 3-9 4-i 6-d
aU	5a
al	0b 2-l 3b
aw	09
8T l	010 3-f 4-d
8U D	0j
aG	1-9 3y 49 5-e 6-9
aP	011 5-e 6-l 8x
aS	1-g 215
aU	1j 3-b 4-9
aY	0m
al	0-c 69
8l 9	0-r bh ci
aF	0-b 2f
aw	09
8w D	0t 4-c
aF	2a
aG	0-v 3f 4k
aS	0i
aY	0f
aw	0a 3-9 4-a
6- F D	0j 3-c
aO	0e
aS	3c 4-f
8G D	0-m 2a
aF	2n
aK	2f
aS	0-g 2-c 3c 4e
aU	2p 4-h
aY	2o 3-f
aw	2i
8S F	0-h 1b 2q
aG	0-f 5h
aO	0i 2-d
aS	0-18 1a 6g
aY	5-e
8U D	29 6-9
aS	0-b
6. G U	1-h 2t
8O P	7e
8U U	7l
6: S S	0l
8U 9	0-f 3o 4-f bt
aD	0r 2-c
aG	0u 6-9
aU	09
aY	0t 4-9
al	0d
8w 9	0d
aD	0p
aG	0g
aU	09
aY	0c
aw	0b
6; G D	0p 2-y 3g
aS	0-16 2v 4c
aY	2-d 3f
6D Y 9	9c
6^ - F	2-a 6d
aG	216
aK	0k 2-r 4a
aS	8b
aT	09 2-b
aU	8c c-e
aY	cc
at	0a
aw	2-g cg
6a F S	1o
8G S	018 2-c 4-n
8S S	29
8U S	1x 2-p
aU	0c 1b 5-9
6f G S	0-i 3e
6t G S	0c 2-j
8S S	0b 6-a
8w S	0-e 19 2a
6| G D	3b
aS	0-s 3h 4b
aY	0-m 2a 3g
8S P	2-f 3n
8U Y	09
6· F Y	2x 3-f 4-h
8G D	2-b
aS	0i 2-b 3-a
al	0r 2-q
8O l	0-9
8S F	6b
aU	0-f
6ở F S	3a
8S S	0b 6-h
8U S	0b 2-j 4d
8w S	0-s 3k 4m
aU	015 2-12
6– 9 O	0g
8F S	011 3-g 4-9
8G D	0-k 2w 3-b
aF	2-m 3a 4i
aK	2e 3-9
aO	0n 2-y 3a
aS	0-k 2t 3-b
aU	0-c 2d
aw	0b 2-m
8O S	0b
aU	0a
8S D	01h 3-d 6-n
aF	1-a 2-b 5c 6m
aS	0y 3-9 6-c
aU	0e 2-e
8U F	2-a 3-9 bu
aP	0-d 5d
aS	0k
8l F	0-b ca
8w F	0-j
aS	0s 4-9
aU	0-g 2b
6— F D	39
8G D	0o 2-p
aS	0-g 4d
aY	0b 2-a
8S D	0-b
aS	0-g 29
8U U	6f
8t U	2b
4=	 F D	3d 4-e
9S	3g 4e 6-e
7G D	2-k
9F	0n
9K	1a
9T	bk
9Y	0-u 19 2f
7K S	3a
7O S	3i 6-e
9Y	0-9
7S D	0-g 2i 5d 6-k
9Y	0-9 59
7T S	0o
7U D	0-u 1f 5e
9S	0o 6-i
9Y	0-h 1a 3a 4a
5  D P	8b a-a
7Y l	0e a-a
6- /F	0-b 2-e ci
9G	0b 6-9
9K	8b
9O	0b 2-a
9S	0b
9U	2-b
8^	0o 2a
5( F G	2-c 3b 49
7G G	019 1-16 2j 3-i
9K	1h 2-c
7K G	2-a 3b
7U G	0-l 2i 3b 4k 5-a
7l G	0d
9S	0c 2b b-b
7w G	0h
5) 9 D	0x b-g
9Y	0n b-c
7F U	2-d 39
7O U	0-c 49
7S F	0g 6-f
9G	09
7U G	5c
7l G	09
9U	3g
5, 9 S	0-9 bd
9l	b-b cr
7F G	0-a 4g
9S	0h
9l	2l 4-9
7G F	0-f 2c
9G	1-e 49
9K	0h
9O	29
9P	0-9 2-k 3h
9T	2a
9U	2-b
9w	0c
7K G	2o 4-9
9U	2a
7O G	0-9 3e
7P P	7-h 813
9S	0-i 6-b 719
9U	018 1-d 7-17 8t
7S 9	0c
9F	29
9G	59
9S	0q 1-f 3-9 4a 5-t 6i
7U 9	0b b-a
9D	0c ca
9F	0j
9G	0r 2f 3-c 7-9 b-9
9K	0-j 2r
9S	6b 7-f 8e
9U	0p 1-d 5-d 6j ca
9Y	0b bf c-d
7l 9	09
9D	0-c cc
9F	0c
9G	0h bb
9O	0c b-b
9P	09
9S	0g
9U	0h
9l	0d
9w	0d
7t G	2b
7w G	3a 4c b-9
9P	0-e
9S	19 2c
5- F G	0-d 4e
9S	4b
7G G	0c 1-v 3c 4g
9S	0-9 21b 3-n 4-i
9U	1-j 2m
7O F	0a
9G	0-9 3-d 4q
9K	3-g 4q
9S	0-c 3-a 613
7P S	0f 6f 7-a
7S S	0-l 5-b 6l
7U G	3-a bo
9S	6-a cd
9U	7b
7w G	0-j 3a 4n
5. F G	2m
9U	2c
7K G	2-g 3f
7P O	89
7U U	7-a 8l
5: 9 U	ci
7D 9	a-9 ce
7F D	3-9
7G D	0-c 2k 3-g 4h
9U	0c 2-g
9Y	0z 2-q 3-9
9w	0-c
7S D	0-e 2-b 3i 6b
9S	5d 6b
9Y	0-9
7U D	0-a
9S	0-c 511 69
9U	0-g 1c 3c
7w U	0i
9w	0-g
5; G S	2-m 3i
9U	2-b 3g
7U S	0-e 6-9 7s
7l G	0-9
5^ 9 /S	1d
9^	1b
7D ^	9j am
7F ^	09 19
7G /D	2b 3-9
aP	0-n 2-9 5e 69
aS	3f
aU	2g 3-a
aY	09
7O ^	0d 3c 4-b
7P ^	1a
7S /D	39
aS	0-f
aU	29
al	0n
9^	0m 29 49 5-c
7T ^	39
7U /D	1-9 5c
aG	0i 2-d
aK	09
aS	0h 29 6-j
aU	0b 6-d
aY	0l 3l 4-f b-e
al	5c
9^	1v 3a 7-9
7Y ^	99 ab
7t /S	3e
7w /D	0a
aS	0l 2-9 6-9
aU	09
9^	1l
5a S K	09
9U	0a
9w	0t 5-9 6-b
7U U	09 5a
5| G S	3i
7S S	0i 2-9
7U S	89
5· G S	0f 2-i
7U S	7q b-b
5– F 9	0m 3-d
9G	0s 4-9
9S	0-b 3-g 4-i 61h
7O 9	0d
9G	0k
9l	0d
7S G	0k
7U D	0-a c9
9G	3a
9S	1-9 2-c 61g 7b b-c
9l	0o 5-9
7l S	0-9 59 69
7w G	0m 3-c 4-h
5— G S	0i 2-h
7P S	7d
7U U	0-a 5-c 7h
7l S	0-e ba
0t /S	1a 3d
2G	2b
2K	1a 2a 3-a
2U	29
3 $	09 c-g
2Y	3f 4-b
1=BF	0l 15 2-26 3-2q 492 5-a 6-19 7-8 8-o 9-o a-d bq c-o
3G	01a 1-2x 28r 3-1 4-2k 5-6 6-1u 7-6 8-d 91 a-c b-1 c-g
3M	0-2i 1-p 2-i 3-b 4-e 5b 6-m 7-5 8-k 9e a-a b-19 c6j
3P	0-29 10 2-f 3-5 4-9 5-g 6-j 7-u 853 9u a-8 b-7 c-j
3S	0-p 1-m 2-w 3-c 4-p 5-1j 67w 7-7 8-h 9-4 a-9 b-8 c-h
3X	015 1y 2-1e 30 4-g 5l 6-v 7-6 8-b 9-2t a4d b-c c-k
2IF	06 1g 2-26 3-2j 46p 50 6-19 7-8 8-n 9-8 a-g bc c-o
3G	02c 1-2a 284 310 4-3p 5q 6-2x 7-9 8-e 9-1 a-h b-b c-u
3M	0-1r 1-n 2-g 3-c 4-d 57 6-l 7-7 8-e 9-8 a-h b-p c4w
3P	0-1w 1-2 2-a 3-8 4-a 5-f 6-a 7-g 845 9w a-b b-g c-d
3S	0h 110 2-1m 37 4-23 5-2a 68u 7-z 8-19 9-9 a-1n b-n c-w
3X	011 11o 2-1w 3t 4-o 5l 6-1i 7-8 8-e 9-36 a3w b-g c-q
2O	037 131 2-51 33z 4-43 52i 6-5o 73b 8-3g 940 a-2u b3t c-4m
2^	01n 1l 2-l 35 4-p 5j 6-w 7-b 8-9 91g a-14 b-9 c-7
0under=degree	0-l 1p 2f
6field	3b 6-9
6nganh	0-e 3p 4i 6-c
b hinh	0-g 4i
6school	5e
6ten truong	79
6van bang	017 29 4-a c-a
0w $	3-j 4-k 6f bi c9
2/D	0g
3S	2-a 4d 6-9
3U	09
29	0b 1-9 2-9
2D	0d cf
2F	0-h 2h
2G	1-c 2-d 3r 416 b-9 c-9
3 $	0d
4/w	0-a
2K	29
2P	0-m
2S	0e
3 $	0p 5-9 6-9
2U	0p 2-s 3-d 5o 6g c-9
3 U	09
2Y	0-a 5p
2^	1l
2l	0j
3 $	0c
2w	2a 4-9
3 /w	0-c
1=&	4h
3 G	49
2(	09
3 -	09
2)	0i
3 -	0i
2.	0i
3 9	0i
2110/110	b9
9 w	b9
32/12	0-c 1g 2c
7 9	1d
8U	2d
22	2b b9
3 9	ba
4U	2b
3.1	bm
5 9	0-f bs
23	2d
3 G	2b
3.28/4	cg
8 U	cg
44	b-9 cg
5 9	b-9 cg
462	bb
6 U	bb
47/4.0	ca
9 U	ca
30	0e
26	b-9 ch
3 9	b-9 ch
28	8f 9-b
3 D	8b 9-b
3.1/10	bi
8 9	bi
44	cg
5 U	cg
29	0-i 1k
3/12	1k
6 9	1j
30	0h
2:	0d
3 -	0e
2;	0d 6-9
3 -	0d 6-9
2abernathy	5d
b U	5d
4itur	19
3dministration	4c
4vanced	2o 6-j
a S	2t 6-j
3griculture	2-i 3q
3nh	49
3rt	4a
5s	2i 3-9
6 G	2e
3ssociate	19
3t	0d 2-9 5-e 6e
4 -	0-e 6i
5S	0a 5-a
3ugust	9c a-b
8 D	9c a-b
2b.eng.	1-g 2k
8 G	1-g 2k
4sc.	19
3a	2c
4 G	1-a 2i
4c	1d
5 T	1a
5helor	1k
a G	1d
4ng	1m
6 G	1a
7S	1d
7w	0b
3eng	1c
3iostatistics	2-9 3d
3o	1d
4 U	1d
3usiness	3b
2cam	7a
5 U	7a
4o	19 2d 3-o
5 G	0m 1-j 29
6S	0-d 1s 3-f
4p	0-c 2s 4-c
5 G	0-m 2v
6w	0b
3d	0g
4 S	0h
3ertificate	0-b 211 3-f 6-9
d G	2k 3-d
eU	2h
3gpa	0a
6 U	0a
3hain G	2d 4-a
4emistry	2-o 3u
b G	2-m 3p
4inh	0e b-9
7 l	0a b-9
3ity	1i
6 U	1h
4vil	0-b 3g
7 F	0-b
8G	39
3lass	09 6-9 cf
7 U	09 6-9 cf
4oud	2-9 3i
3o.	79
5 O	79
4llege	0-h 1e 5-c 6k
9 S	0-h 1e 5-c 6k
4mmunication	49
5pleted	0p 1-a
b U	0g
6rehensive	6l
f U	6k
6uter	2a
a F	2-d 3i
bG	2n 3-l
4ng	3b
6 G	2g 4-g
3redits	0g
3u	1a
4m	2-d cd
5 l	0-g cd
2dai	0-d 1d 2k 3-n 59
5 G	2g
6S	0-c 1i 3-e 59
4n	4d
5 G	49
5g	0-g 2y 4-g
6 G	2h
7S	0-b 2h 4-9
3egree	2u 6-9
8 G	0-n 2t
9U	0l
4ntal	3o
8 U	3i
4partment	0e
c O	0e
4sign	3-9 4c
3h	5c
3i	2a
4em	b9
6 l	b9
5n	2c 3e 4-e
6 G	2j 4-c
5u	3b
4nh	69
4ploma	21p 3-i 4-a 6-q
9 G	2m 3-f
aS	2t 6-n
4stinction	0-j bk
d l	0-j bk
3o	69
4anh	0-9
4ng	3a
4ttorato	1h
b w	1a
4uble	09
8 G	09
3ung	2-9
4oc	1a 2-j 3j
6 G	2-9 39
7S	3d
5ng	0-l 4o
7 T	0-l 4n
2early	3n
7 F	0-c 3h
8G	39
3conomics G	2-b 3d
cK	2b 3-9
3lectrical	2-b 3g
c G	3c
3ngineering	2m 3-l 4a
d F	0-b 2c
eG	2f
5lish	3a
3xecutive	1h
b t	1a
2fachhochschulreife	0-d 111
k U	0-d 111
5ulty	5-h 6i
9 S	5-h 6i
4shion	3d
3inance	4e
5e	3m
6 U	3f
5ished	0p 1-e
a U	0k 1-d
4rst	bc
7 U	bh
8l	0a
3ood	3e
3rom	0j
2gioi	0-v b1k
6 U	0-f bz
7l	0-g bl
3pa	bh cf
5 U	bh cf
3rade	0d
7 U	0c
5phic	3a
3uilds	2c
8 U	29
2h.s.	2-9 6e
3ang	2-a 4e
6 G	2-9 4b
3e	1-d 9d
4 G	0d 1-c
5Y	0-a 9d
4alth	4b
4t	0t
5 S	0b
3istory	2-9 3r 6-e
3oa	49
5 P	89
4c	09 1-r 2q 3-g 4h
5 F	0c 3-a
6G	0-g 2f
6S	1-g 2k
6U	0d
6w	4h
4ld	0i c-g
6 l	0i c-g
4nours	0-b cj
9 l	0-a cd
4rticulture	2-i 3v
4spitality	3c
3ygiene	4r
9 U	4p
2in	01x 2-n 4-h 6-j
4 F	09
5G	0j 4-b
5S	0l 6-d
5U	0d 2-b
4stallation	49
2journalism	2-f 3p
c G	2-d 3l
2ke	39
3ha	2-r b1c ck
5 U	0-g b10
6l	0b b-b
6w	cf
4i	4b
4oa	018 1-a 3-g
6 F	0i 3-b
7U	0i
3y	39
2laude	2-d ck
7 l	0-g ck
4w	2-9 3i
5 F	3a
3eft	09
6 l	09
4vel	2i
3ien	0g b-9
6 l	0a b-9
4ndqvist	59
4terature	3-9 4i
c F	4c
3oai	0-9 ba
6 l	0-h bc cb
4gistics	2-f 3r
b G	2-a 3c
cO	39
3uat	2-9 3j
6 G	3a
2m.s.	1b
3a	1k 8-b
4 P	1i 8-b
4gistrale	2i 3-c
c G	2i 3-c
5na	2-f be
7 l	0-c be
4jor	0b 2-a
7 G	0b 2-a
4nagement	2h 3-f
c F	2a 3-9
4rk	0-a cd
6 l	0-a cd
6eting	2-c 3p
b G	39
cS	3b
4thematics F	2a
eG	3a
4y	3i
5 w	3e
3ba	29
5 t	29
3echatronics	3b
e F	3b
3oi	3b
5 S	3a
3sc	1a
5 G	1a
3usic	0-c 1-c 2-g 31q
7 G	39
8U	0-h 1-b 2-a 31k
2nakamura	5c
4m	0b 9-a
5 D	0g 9-k
6Y	99
4tional	19
a G	29
bU	1c
3gan	3-d 4e
6 O	3-d 4e
6h	01l 2-11
7 G	0k 2-b
8S	0q 2-n
4he	0-10 214 6d
6 G	0-l 2k
7S	0-a 2d
7U	6c
5iep	0b 1-9 3c
8 G	0f 3b 4-j
4u	4j
3ha	2-a 4g
5 G	2-9 4f
5n	0-n 2s
6 G	0-i 2q
3ong	2-a 3a
3ursing	3n 4-b
2of	2d 4-d 69
4 G	0-k 2p
5S	0a 2-g 6c
3n	09 b-b
4 l	0c b-b
4ly	0k c-i
6 l	0k c-i
2pass	0-t by
6 l	0-t by
3ham	2-9 4f
6 G	4a
4d	1e
4uong	4a
4ysiotherapy	2-p 3s
3lumbing	2-e 3k
a G	2-c 3d
3rofessionnelle	0-e 2h
h G	0-d 2g
3sychology	2-j 3o
c G	2-g 3i
3ublic	2-a 3k
8 G	2-9 3b
9O	3a
2quan	1-b 3f
6 F	29
4y	2q 4-c
5 G	0-9 2n 4-b
6l	0a
2rensburg	5-c 6m
3icerca	0-f 2s 4-9
9 F	2e
aw	2c
3obotics	3c
2sac	0-9 4-9 cm
5 w	0-9 4-9 cm
3chool	09 2d 3-9
8 G	2d
9S	0b
4ience	0-e 2r 3-g
9 F	2i 4-c
aG	2j 3-a
aS	6b
aU	2-b 4o
3econd	bb
8 U	bc
9l	ca
8ary	2l 3-k
b G	2m 3-k
5urity	4e
a G	49
4nior	2h
8 U	2h
4p	9b a-a
5 D	9b a-a
3i	0-t 21e 4-f
4 G	0-r 211
5T	29
4ngapore	6b
b P	6b
3o	1a
4cial	3i
6ology	49
4uza	5-a 6f
3tatistics	09
3u	0-s 211 4-a
4 G	0-n 2t
3zabo	59
2tai	0-a 2q 4-b
5 w	0-j 2q
4n	79
5 U	79
3b	0-b bg
4 l	b-9 cb
5w	0-f bo
3ech	6x
6 U	6u
6nician	1h
c t	1g
7ology	3-9 4d
3hang	0-d 9i
7 D	0-c 9i
4e	0-b 6c
5 S	0-b 6c
4iet	39
4o	69
5ng	0a 2-a 4b
4pt	2k
6 G	2j
4u	3d
5at	2-9 4c
3oan	4i
4ok	0r 1-a 3-f
6 F	0f 3-e
7U	0b
4t	0m 1-f
5 G	0k 1-f
3p.hcm	7d
8 P	7d
3rang	2-a 4g
7 G	49
4i	2-9 4e
4ung	1a 69
5ong	2-e 4h 5s 6-o
8 S	2-e 4g 5s 6-o
3tgdtx	5h
8 U	5g
3u	1j 6-9 b-9
4 S	0c 6-9
4c	2a
5 U	0-9 2m
2university	0-a 6i
c S	0-a 6b
3pper	0-a b9 cd
7 U	cf
8l	ba
2van	0-9 3h 5p b-g
5 U	0a
6l	5g b-b
6w	3j
3b2	0o b-e
5 U	0o b-e
3eterinary	3o
c U	3o
3ic	8f
5 U	8f
3lvh	0e
6 l	0e
3u	4c
4 G	4b
2with	0-h bi
6 l	0-h bi
6drew	0n b-l
a l	0n b-l
3ork	4k
2xay F	3-a 69
3ep w	09
3uat	0-9 bl
6 w	0-9 bl
2years	0i 3-f 4f
7 F	4a
8G	4a
8U	0e
2|	0a
3 -	0a
2·	0j
3 -	0j
2–	0b 2-a a9
3 -	0c 2-9
4D	aa
2—	0a
3 -	0b
`;
