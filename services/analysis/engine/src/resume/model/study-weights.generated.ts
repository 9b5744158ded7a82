// Written by `npm run train:resumes`; not edited by hand.
export const studyWeights = `O BG IG BF IF BS IS BP IP BX IX BM IM
0(	019 1-h 21t 3b 5-n 69 7-a 8-c b-15 c-e
1 -	0-e 215 4-g 6i
2F	2-j 3h 4e
2G	0v 1-a 2j 3-q
2K	2-b 3c
2S	0-c
2U	0-s 210 3g 4a 5-b b-a
2l	01g b-r c-d
2w	0p
0+1=&	1h 2-c 3a
3(	0-d 2-b 4v
3)	0-l 1b ag
3,	0j 2h 3-10 4l 5-b 6l 7-e
3-	0i 4-r 5r 6-9 79 9k a-l
309/2019	2a 4-9
312/12	0-b 2l
32	2c
4008	0-a 2c
510	0-r 9m
61	7b
62	0-q 2a 6g 9b
63	0a 2a 4-c
65	0-b 6d
66	6s 7-d
67	bn c-g
522	2-9 3c
33	29
4.28/4	0-i bs
54	0-r cs
57/4.0	0-e bj
40	0-a
36	0-l co
374	0-9 bc
38.4	ba
390	0k
3:	021 1-c 2-i 3-a 4-a 5-h 6-b bh
3;	2-h 4g
3^	01x 1-g 2-x 3-b 7-h 9a c-9
3a-levels	7b
4dministration	2-k 3s
5vanced	1p 2a 5-n
4fter	0c b-b
4griculture	0d 2-e
4nd	2-d 3e
5h	4d
4rt	3s
6s	2b
4ssociate	5c
4t	2-e 3c 4e 6-a
4ug	0-b 2b
6ust	0f 8-a
3b.eng.	0-m 2m
4a	0-13 215
5chelor	5-9 6a
5ng	09 3-9 6a
4riain	59
4usiness	0-9 2a
3cao	2-a 6-a
5p	0h 1d 3-e
6e	7a
4d	0g 6-g
4ertificate	2r 6-d
4hain	39
5emistry	0n 2-i
5inh	0h 2-9
5ung	2-9 4d
4lass	5-a bt
5oud	0c 2-c
4ollege	0-n 5c 6g
5mprehensive	5f
7uter	0-g 2n
5ng	0-j 2h
6servatory	59
4redits	0j
4u	0-j 6i
5m	2-f bc
3da	2j 4-j
5n	39
6g	1m 3-p 59
4e	5d
5gree	1f 2-9
5ntal	0a
5sign	2-a 3r 4-d
4i	1j 3-g
5en	0-r 2x 3-h 4e
6u	0-d 29
5nh	69
5ploma	0-a 1d 216 3-e 6-q
4oanh	3-9
4ung	2-9 49 6a
5oc	09
6ng	0a 2-9 3a
3e	b9
4conomics	2a
4ducation	3-f 4o
4lectrical	0a 2-9
4ngineering	0-9 2d
4xecutive	0n
3faculty	0-z 610
4inance	49
4rom	0-g 2f
3gcses	0-j 1n
4ian	0b
6o	0-9 29
4o	7c
5vernment	6f
4pa	0-l 3m
4uilds	2g
3h.s.	59
4amilton	09
5ng	3-c 4m
4e	39
5alth	3f
5t	01j 1-t 5-e
4igh	09
5story	1-9
4oa	4b
5c	39 4a
6hschule	0b c-a
5ld	0c b-b
5nours	0-c bb cb
6s	0-n 2n
5spitality	09
4ygiene	3f
3in	0-b 1t 3-z 4-d 5f 6g
5dia	0-a 8a
5stallation	3b
4v	013 1-s 2-9
3june	29
3ke	39
4ha	0f
6ch	0-9 69
5i	2-b 3c
4ien	69
5nh	6b
4y	2-b
3lac	79
5ude	2-b bb ca
4e	7c
5vel	2f
4ich	2-9 3f
5en	0g 2-b
5nguistics	0b 2-a
5terature	39
4oai	b9
3management	2s 4-j
5y	bd
4ba	1e
4usic	0e 2-f
3nam	6f
4gan	0-g 4i
7h	0-k 215
5he	0-r 2g 3i 4-f 6l
6iep	011 1-u 2e 3-9
4ha	2-d 4f
6n	1c
4ursing	2d 3-9
3o	2-b
4f	0w 1b 2-j 3-a
4nly	0b
3pham	3b
3quan	0-b 2f 6c 8-9
5y	0a 2d b-c
3ricerca	2e
3sac	0-9 3-9 bn
5n	69
4cience	0-u 29 3w
4econd	bb
9ary	69
6urity	3k
5nior	1j 6-a
4i	1t 3-e
5nce	7a
4mith-rowe	2-b 4c
4ociology	4a
5uza	0-9 5o 6-9
4u	0-c 1e 2d
3tai	0-b 1g
4b	0-e bp
4e	3a
5ch	3-9 510
7nology	2-b 3i
4ho	69
6i	2-a 3d
6ng	0a 4g
5pt	2i
5uat	2-a 3b 6c
4p.hcm	0-d 8d
4ruong	0b 2-h 3p 4a 5-c 6-9
4u	0b
5c	1h 2-d
3university	09 2-a
4pper	0b
3vap	8a
4ien	5i 6-d
4u	1-a 3e
3wassce	6h
5terford	09 6-9
4ith	2f 3-e
3xay	0-e 6f
3yamada	4a
4ear	0b
7s	2-n 3n 4b
4ork	7a
3·	3f
3–	2-h 5d 9c ce
3—	2-i 4f
12=%	0-j bo
3&	2-9
3(	0-k 2-a 3e 69
3)	1-f 2r
3,	0r 4-c 7i b-e c-a
3-	4-e 5-d 6b 79 bk c-h
3.	0-a ad
309/2019	29 3-9
3110/110	0q 2-m
42/12	1d
32	2d
4008	2a
69	29
510	2-a
61	09 2-b
62	6h 7-9
63	2a 3-c
66	0-p 2k 3-o 614
67	0t b-o
524	09
65	bf
33.4	0-m bp
37	ba
390	0m 6-a
3:	0s 1-c 2-p 3k b-a c-9
3^	0i 1-n 2-q 3-c 4b 7-f 9g ab b-h cs
3academy	5b
4dministration	0-b 2d
5vanced	19
4griculture	0-a 2i
4t	0f 29 6-a
3bang	0b 1-e 4b
4erufsschule	19
4usiness	1k
3campus	5-a 6k
5o	0x 1-10 2-p 4q
5p	3-a
4d	0a 2-b
4ertificate	0-b 1v 6-9
4hemistry	1h
5inh	0a 1-k 4i
5ung	2-9 4d
4ivil	0-9 2b
4o	3d
5llege	2-l 3c 49 b9
5mputer	29
5ng	0-t 2z
4redits	0l
4u	0-p 5j 6c
3dai	2e 4-d
5ng	0b 2-f 6-a
4epartment	0i 2-f 3b b-d c9
5sign	3-a
4ieu	0-a
5nh	6b
5ploma	1s 29 5-k 6-b
4o	39
4ung	0-f 39 6e
5ong	0-a 29
3ecole	2-a
6nomics	2m 3-g
4ducation	3h
4nglish	0-c 2c
4vening	2-9
3fachhochschule	3a
4ine	2a
5rst	0c 2-9 b-b
3giao	1c
5oi	0-d bf
4pa	2a 4-d
4rade	2b
4uilds	1j
3hang	0-h 2-e 4x
4e	7b
4istory	0-d 2e
4oa	2-b
5chschule	0b 2-a b-a
4ygiene	0a
3in	1-w 2x 3-c 5b
5stitute	0a 2-h 3a
3kha	be
5oa	0-e bk
3laude	2-f bc
4evel	2g
4ien	014 2-l 4-g
5ndqvist	2-a
4ode	b9
3ma	0k 6-i
5nagement	2j 3-f
5thematics	2c
5y	2-a 69
4ba	0k
4echanical	29
4oreau	2-a
3nakamura	2-i 4d
5m	69
5tional	2a
4ganh	0-g 1z
5he	0-m 1s 2h 3-9 5-9
5on	2b
4ha	1-a 3e
6n	0-h 3c 6h
3o	2-f 3c 6-9
4f	0-i 1-9 2-c 6z
4n	2-b 39
3psychology	2b
3quan	1d 6d
5y	0g
3rensburg	09
4icerca	1k 3-f
3san	0-9 6c
4cience	0-g 2b 5-b 6e
4ecurity	0c 2-c
4o	0-9 69
4tatistics	015 2-w
4u	1b
3tech	2-h 4g
7nical	0a 2-h
4hang	a9
5e	4b
5ong	0f 2-n 3b
5pt	0e
5uat	0-h 6o
4in	4b
4o	0e
5an	3c
4p.hcm	6a
4rang	3b
5i	0-f 2g 6d
5uc	69
6ng	19
6ong	0m 2-b 3g
4u	4f
3universite	2k 4-j
cy	0-r 2z
4pper	5-9 bn
3van	2d
5p	7c
3with	0-s 6u
3·	0-i 2k 6i
3–	0h 1a 2o 3-l 4-f 6-a
3—	2-f 3b
3’	0-9
0- /D	09
3F	0-l 69 cg
3G	69
3O	09
3S	0d 6-9
3U	2-f
3Y	0a
3l	89
2D	4a
2F	0i 2-f
2G	212 4-9 8-9 bb c-a
2K	0k 2-h
2P	8a
2S	8b
2T	0a
2U	6k c-a
2^	0o
2w	0i 2-q ce
11=&	2a 3-j 4k
3(	0e 3c 5-d 9c a-b b-d
3)	018 1g 3-e 5-q
3,	0o 21j 3-r 4-d 6m 7-13 8e 9b a-l b-b c-p
3-	0-e 1-q 2n 3-g 61i 7-c 8-b
312/12	0g 2-d
32000	5a
512	0-b bd
65	0-j 19 bi
523	5a
64	0-k 3r
33	0b 2-a 3a
4.62	ca
40	0l
37	0-l co
390	0f
3:	0-l 1v 3-c 5x 6-f bc
3;	0-o 3-c 5c 79 bs
3^	0r 2-i 3l 4-d 5o 6-n 9z a-t
3a	69
4ccounting	49
4dvanced	2r 6-i
4nd	3-9 4i
4rts	0-j 2d 3e
4ssociate	0-h 2k
4t	1-c 51g 6-k
3b.a.	0r 2-t
5com	0a 2-o 3f
5eng.	0-2p 22q
5sc.	09 2-k 3c
4a	0o 2-10 3f
5c	2c
6helor	0-g 2q
5ng	1-t 22b 3-11 4-9
4eng	2-d
4o	2f
4sc	0c
4tec	0s 2-s
7h	0l 2-n
4usiness	2-f 3-a 4m
3cao	0-m 2z 4-i 6d
5p	2e 4-a
4d	69
4ertificate	0-d 1-a 2n 3j 4-b
4gpa	cf
4hinh	0-l 2s 49 69 c-i
4ity	2g
4lass	0-d 2i 6-h cn
5oud	2-9 4l
4ollege	0-q 2s
5mpleted	1m 2-9
7uter	2i
5ng	2-t 414
5ursework	0e c-c
4u	0-j 2r
5m	0-j cn
3dai	0-1d 21j 4-p 6p
5ng	3w 4-e
4e	6i
5gree	3i
5ntal	2-b 4u
4i	0-g 2x 4-c
5en	0-d 4d
6u	2-b
5nh	013 3-m 6-9
5ploma	0z 2-1l 31n 4-h 6-i
4o	2-9 4d
5ng	0-i 4d 6f
5ttorato	2e
4u	4a
5oc	2c
3e	cd
4arly	3-e 4p
4conomics	0-e 2f
4ngineering	0-14 2g 6q
6lish	4e
4riksen	0a
3fashion	4e
4ine	2-d 4s
6ished	0-a 11k 2-r 6-d
5rst	0a 4-9
4ood	2-9 3-9 4i
5undation	0-a 2b
4rom	5c
3gpa	0-19 bq c15
4rade	0d
6phic	4a
4uilds	2e
3hamilton	8b
4e	0k 2-s 4b 9-n ap
5t	0-b 11c 2-f
4igh	29
7er	2y 3-q
4nc	013 2-1b 39
4oa	0-h 6i
5c	013 19 2-1g 3p 4-f
5ns	0-2h 22j
5spitality	2-r 412
3in	0-q 1-p 21o 314 4-k 5-f 6-n 9l
4v	0a 2-e
3july	a9
3ke	2-d 4m
4ha	0b c-a
5i	0r 1-o
5oa	02g 3-1b 4-e
4inh	0-i 2c 6b
4y	0-i 2p
3la	0-9 3g
5c	0-9
5urea	0n 3-n
4eaving	29
5vel	2k
4icence	0-i 2l
6h	69
5en	2f
4oai	0-g bi cb
3m.s.	0s 2-r
4a	2-w 3u
5gistrale	0b 2-f
6na	2-b cb
5nagement	09 6-9
5ster	0-j 2k
5thematics	0-9
4ba	0o 2-u 39
4echanical	2-a 4i
5ng	2-1a 314
4oi	2-c 4g 6-9
4sc	0q 2-y 3d
3nam	0-p 6d 9j
5tional	1-c 2y
4ganh	29 3a
5he	0j 2-1j 3z
6iep	1q 2-u 5c
5oai	6a
6n	4d
5u	4g
4ha	2-a 4e
6n	09
4ursing	2g 4-h
3of	010 1-a 2s 3-1h 4-c 6u
4n	0e c-c
3ph.d.	01d 2-1q 3g
5am	4d
5d	0i 2-i
5uong	4d
4ublic	4d
3q.	8a
4uan	0-9 4f
5y	09 2-g 3b
3rensburg	69
4icerca	2-h 3i
3school	0m 2u 4-i 6-w
5ience	0q 2-u 3k 6-b
as	2b 4-9
4econd	0a
5nior	0-a 2o
4i	0q 2-19 3t
4o	2h
5ng	6a
4t.	5-a 69
4u	0g 2-16 3r
5mmer	9-9 ab
5pply	4h
3tai	5a
4b	0b b-c cc
4echnology	6-9
4hac	2a
6ng	ac
5oi	4b
5pt	0a 2-e
5u	2-c 4b
6at	4a 6a
4ien	29
4ook	1l 2-a
5t	2k
4ri	3-9 4d
5ung	0-c 2j
6ong	5-e 6r
4tgdtx	6k
4u	2i 6-e
5c	2h
3university	0-e 6q
3van	0-b 2-e 4v 5-c 6g
5p	0-c 8d
4eterinary	2-n 412 6-9
4u	49
3with	b-n cv
3xong	0j 9-d
4uat	0-b cj
3years	4b
3|	0-j 7k bf
3·	0-i 5b 7f bb
3–	5d 7h 9-b ai
3—	3-9 5a 7g
12=&	0b 2c 6-k
3(	0-b 2z 3-f 6p 9-i
3)	0-s 2-a 3l 51g 6-t
3,	1-b 21a 3-j 7-c 8m 9-9 b-g c-i
3-	0-y 49 6b 7f 8-9 bj
3110/110	cd
42/12	bg
32	3k
4012	b-9 ca
69	1j 2-f
330	0j
35	0-s 2s
37	ce
3:	3b 6f b-b
3^	115 3-d 5e 7-a 8-a 9e a-a b-c c-d
3accounting	4a
4dministration	5c
5vanced	0d 2-d 3l 6-e
4nd	0-w 214
4pril	59
4rts	1-l 2g 39
4ssociate	3d
4t	5-d 610
4ug.	5a
3b.a.	0a 2-h
5sc.	2-b 3a
4a	2-j 3c 4c 5b
5c	2-f 3c
6helor	2z 3-g
5ng	0-l 21g 4-l
4eng	2-n 4k
4o	2h
5ys’	7b
4sc	2a
4tec	2-l 4h
4usiness	5k
3cao	0-l 2c 3w 4-d
5p	1d 2-x 3l
4d	0a b-a
4ertificate	09 2n 3-o
4hemistry	0i 1-b
5inh	09 2-h 3-b 49 6c
4ity	2h
4o	0r 1-o
5llege	2j 5-k 6d 7-f 9f
5mmunity	6-a
5ng	49
4u	0b
3dai	2-m 3s
5ng	0-x 2b 49
4e	0q 6-l
5gree	0-x 2i 3b 5-f 6a
5partment	0l 3-e
5sign	5i
4i	0b 2-h 3i
5en	2-g 4v
5nh	0n 4-i
5ploma	0-h 2-d 3l 4e
4ong	4b
5ttorato	0-g 2x 4-c
4u	69
5oc	0e 2-g 3d
3early	4b
4conomics	0-g 2h 5c
4ducation	0n b-n
4ngineering	2b
4xecutive	2-e 3a
3faculty	0f
4inished	2a 6-f
5rst	0-i 2j
4oundation	2-b
3ged	0-9 b9
4iao	0-f 6f
4o	0-c 8d
5vernment	0-g 6f
4pa	0-f b9 cd
4uilds	29
3hau	7-9
4e	0o 2-n
5alth	6-a 7l
5t	2t 4-g
4igh	0h 2n 4-f 6-i
7er	0-o 2t
4oa	6c
5c	0-14 117 c-a
5ns	3-b
3in	217 3-12 6-9 bn
3ke	2-9 4e
4hi	2-9 bc
5oa	01k 4-15
6i	7e
4y	0g 2-17 3q
3la	0-e 4g
5gos	8b
5urea	0d 2-h
5w	0-c bb
4e	7-a 8c
5vel	0a 2-f 39
4ien	0m 6-d
5nguistics	2-e 4l
4uc	0y b-x
3ma	2-a 49
5nagement	09 5b 6-a
5rketing	5e
5ster	2r 3-l
5thematics	0c 3-h 5a
5y	4d
4eng	2-h 4g
3nam	0t 3-o 9-a ab
5ng	19
4ganh	4b
5he	0-c 3e
6iep	2-b
5oai	0s 69 b-o
6n	4g
4han	2-f bp
4vq	2b
3of	0e 3p 4-10
4nly	b-a
3ph.d.	2-b 3c
5d	2-e 3b
4ostgraduate	2-e 3k 4-9
4rofessionnelle	2-9
4une	8c
3quan	3-a 4q
5y	2-c 49
3san	6b
4chool	3-f 6h
5ience	0-e 1-e 2r
4econd	09 6-c cd
9ary	0-9 2d
5nior	0a
4i	0-h 2-n 3k 4k ba
4o	2g
5n	3g
4u	0g 2-j 4p b-h
3tai	0-o 4g 6d
4b	0-b cf
4e	4-d 6k
5chnical	0-a 6a
aian	2-a 3h
8ology	0e 2d 3-k 7a
4hang	a9
5e	0b 6-b
5iet	4b
5ong	0f
5pt	2-9 6a
5uat	0-l 4r 6a
4ien	2-d
4ot	1q 2-g 5c
4ri	0-f
5uong	2-c 6n
4tgdtx	6c
3university	5-e 61a b-d
3van	0-l 6p
5p	89
4u	2-a 4e
3xa	69
4ep	ca
4ong	0-e 9u a-d
3|	0-9 8f
3·	0-f 6c cd
3–	014 1m 3-s 5-s 89
3—	c9
0/D G $	0p 2-y 4e
5G	2-b 4c
5U	2m 4-d
5l	0-a 2u 4-j
3S $	69
3U $	0-n 5l be
5U	09
5l	0a
1F - S	0-a 6b
5w	0-b cg
1G - S	0b
5U	6d
3U D	0d
5Y	0b
3w $	0-b
1K G /D	2j 3-9 4-9
1O G D	0-a
1P - G	2a
3G $	2-a 5j 6c
5/D	4a
5D	2-i 3b
5G	2f
5Y	0-c 2c
1S - F	0-9 2c
5G	0-e 2x
5O	09
5U	2-b
5w	0i 2-g
3F $	0d 2-d
3G $	0-k 2h
5/9	0d 2-e
6D	2-e 3a
6Y	2-c
5D	0e 3-9
5F	29
5K	2b
5Y	2-b 3b
5l	09 2-h
3O /Y	19 29 6-a
3S $	6j
5/9	3g 6-e
6Y	6-9
5D	2-9
3U /G	0-c 7j
5D	0-g 1i
5G	0q
5O	0a
1U - U	6f
3F $	0-9 2a
3G $	0-b 39
5/Y	4b
5D	0e 3-9
5U	2-9 49
5Y	2f 4-e
1Y U 9	09 3n 4-c
3w $	0-9
5l	0a
1l - S	89
3S S	0q 6-h
09 $	0s 1-a 9-d bb ch
2/S	0-9 1c
2D	0l c-a
2G	1-c 9f ba
2O	011 b-m
3 D	0a
2S	0-j 1c bj
2U	0-b 1a cf
2Y	0a c9
2^	0-c 1b 9a
2l	0-a b-d cv
0D $	9o ao
2/S	9c ab
29 $	012 c-d
2F G	0-a
4S	0m 3-a 4-f
2G	9b ae
3 /S	0g 2-a 3-c
4G	19
4K	2c
4O	0-e 2e
4S	1g
4U	2-h 4e
4l	0-u 2-d 315
2S	9i ap
3 /S	0-o 3a 4a
4S	0f 6-f
2U $	7-a be cp
2^	9j ap
2l $	0-g b9 ch
2w G	0-h 3a 4b
4S	19 29
0F $	0c 3e 4-d
2/S	3e 4b
29	09
2D	0r 2k 3-l 4-r 6a
2G	0-z 1-b 2-g 31m 41b 6-e
3 $	2d
4G	19
4O	0f 2-h
4Y	0-9
4w	016 1-o 2-h
2K	2e 3-e
2P	2n
2S	19 2-h 4k 6j
3 D	0o 6-n
2U D	0q 59 c-e
2Y	0o 3-a 4-b
2^	0g 1e 2-c
2l	1-9 2h
3 $	bc c-d
2w Y	0-d
0G $	3-f 5d be
2/9	0d 2-e
3K	2j 3-9 4-9
3O	0-a
3P	0-s 5i 6c
3S	0i 1b
3U	09 4b 6-9
3Y	2-o 39 4h
3w	0-m 3j
29	0-j 1a
2D	0-t 115 2-m 3h 4j
2F	0o 19 2u 3-z 4-c
3 $	0c
4Y	0i 3-b 4-9
2G	0k 1-1u 214 4r
3 D	1-b 2a
4F	2a
4K	2a
4S	0i 1-i 2-b 4b
4U	0-b 1-f 2v
4Y	09
4w	0l 2-9
2K	1z 21q 3-1l 4-l
3 /D	2f
5S	29
4D	2-j 3e
2O	19
3 S	4a
4Y	0a
2P	0-y 1d 2-k 3x 49
2S	0t
3 /S	0c
4D	5g
4Y	69
2T	0-g 2e 3-b bk
2U	0r 29 3-z
3 $	0t 5-o 6h 7-a b-e
4/D	0-f 2m
5S	0-d be cd
5U	010 5-g 6-b
49	be
4D	5d 7g b-b c-i
4F	0-a 2b
4K	2b
4O	3d
4P	0-c 5e
4S	0-9 2g
4Y	0c 3-9 7a
4l	0-c 2-a 5j
2Y	1-a 2-g 3i 4-9 6c
2l	0-n 1k 2-m 31c 4-e
3 $	0a b9
4F	09
4O	c9
4S	3b
4l	0-9
2t U	2b
2w	09 1-e
3 $	0c
4/S	0-c
4D	5j
4S	0h
4w	09
0K /D	2f
3S	29
3w	3-a 6b
2F	2f 3-c
2G	0-d 31h 4j 6-h
3 S	0u 2-i
2S	3c 4b
3 Y	0b
2U	2e 3-9
3 D	0-f 2h
2^	39
2l $	b-9
0O /S	0-e 19 3h 6-b
3Y	19 6-a
2D	0x 3-g
2F	0a
2G	0-l 3y 4i
2K	3-i 4s
2P	7h
2S	09 3-m 6i 7f
2U	0-a 3e 4a
2Y	0l
2^	0d
0P $	1d 6-i 7c 8a
2/D	0f
3G	0n 6-9
3S	6-a 7q
3Y	0-d 7e 8b
2D	0-i 6z 7-l
2G	7d
3 S	0-k 49
2K	1k
2O	8a
2P	0m 6-h 8n
3 $	0f 7-9
4/D	0e 7-b
5Y	89
2S	0-j 3-a 6m 716
2U	0v 6-c 7-k 8l
2Y	79
2l	7a
0S $	0h 3-a 5-e 9o
2/9	3f
3D	0-9 5d 6f
3F	0-b
3G	0-h 5m 6n
3S	0-n 1g 3w
3U	5g 6c
3l	0e
3w	0-9
29	6a
3 D	0-9 bf
2D	0j 2-h 5h
2F	2e 3-b 4-c
3 D	4-f 6l
4G	39
4S	4h
2G	0-n 3n 4i 59 6-c
3 $	0y 2-d 4-b
49	0-f 2a
4U	0-b 2d
2K	1c 2k 3-g 4-e
3 G	3a
2O G	3b
4P	7h
2P	6b
3 $	6-e 7u
4D	6z 7-t
4P	0d
4Y	0-9 7d
4l	7e
2S	015 2-9 3-b 5-d 6e
3 $	2a 5-g 6-a
4/G	0-a
5U	5c
4D	015 3-j 4-f 5-h
4G	3c 4a 5-e 6-a
4S	69
4U	0-z 5i 6o
4Y	6-9
2T	19 2b
3 l	0n 3-b
2U	1-9 3-a 9q
3 $	29 5-9 7z 89 b-l c-9
4/D	0-b 7o
5G	0-e 5s 6f 7-d
5U	0-e 5p
5Y	7e
4D	0-b bs ci
4G	5-a 7k
4P	0n 5-9 7-d
4U	7e
4Y	3-9 6e 7-a c9
4l	0-d
4w	0l
2Y	1e 6-a
2^	0m 4b 6-c
2l	0a 2-9
3 $	0p
4D	bb
4F	0-g 2i
4Y	cc
4l	0-r bd ce
4w	09
2w	0o 2g 3-9 5-h 6-a
3 $	0c 2-b
4D	0-b
4l	6e
0T F	1b 29 4-a
2G	0-e 1-9 2-a 3n 4m
3 $	0-c bk
2K	1c 2b 3-a 4-c
2S	0a 1-a 2-f 3e 4e
2Y	19
2^	0-9 29
2l	0k 3-a
3 S	0-b c9
0U $	0k 2f 3-m 5-s 6-a bv cl
2/D	0-r 1-b 2j 5j 7e
3F	5d
3G	0-p 2-b 3-a 4-a 518 6p
3K	5b
3S	0-l 1c 5-c 6-q 7a bf ce
3U	0f 5n 6-h b-a
3Y	3z 4-f 5-e 7a
3t	0k
3w	2a
29	2-a 3k 4-e bj
2D	0k 1c 3-s 4-9 8-d bf cc
2F	0d
3 /U	0a 2-9
4S	0-b
2G	0-d 1-l 2i 31d 4w 5-n 8-l
3 /U	0p 2-l
4U	2-a
2K	1f 2b 3-c 5f b-9
3 S	2-a 3a
2O	6-9 ca
2P	1-c 2-i 5m 7-g 8t b-9
3 /G	0v 7-g
4P	0a 7a 8-b
4Y	0c 7-a
2S	0-o 1-g 2-9 3-h 5-d 6k 717 8l b-b ca
3 $	6-z 9s
4Y	0f
2U	0d 5-m 8e b-b ci
3 $	0q 5-b b-d c9
4D	0b
4P	0-n 5h 8r
4S	3c 4c
4U	6a
4l	3d 6-a
2Y	0n 2-a 3-i bm
2^	1w 49 b-a
2l	0-h 3c 5g
3 $	cb
4/U	0-9
4Y	0-e bb
2t	0c bd c-m
2w	0q 3-9 5-f 6i 7-9
3 $	6j
0Y $	0-h 9j ao
2/S	09 2-a 9a
29	9h
3 $	0d c9
2G	0-9 9d aa
3 /S	2-j 3b 4d
4K	2b 3-9
4S	2a
4U	2g 3-f
4l	2-f 39
2S	0-a 9k ae
3 S	0-a
2U	0a 2-9
3 $	0a 5-c bm
4U	1b 5-b
2^	ag
2l	9a
3 $	0-d b9
2w S	0-a
0^ - D	4a
4F	0p 2-n
4G	be
4K	0d 2-c
4S	0-g 29 6c
4U	0-c 2h
4Y	29
2D S	9b ab
2F G	0-e 3n
4S	0i 1i 2-a 3-k
4U	0b
2G /S	2s 4-p
5U	0-g 2d 4a
4D	0-9 3a
4F	19
4K	2a
4O	2-g 3a
4P	0-d 2-i 3q
4S	0g 1-k 29 4a
4U	0p 3-k
4Y	0k 1-g 2-q 59 6e
4w	0-j 2k
2O G	0-f 3h
4S	0q 3-c
2S /w	6a
4D	0-q 3k 4b
4G	0-j 2g 5a 6-9
4K	0g
4O	0a
4S	0w 3-a 6-a
4U	015 2e 5-i 6-t
4Y	0-e
2U D	0-f
4G	0-9
4K	0m 1e 2-j
4S	0q 1b 49 5-e 6-a
4U	0c 1d 5-c 6-9
4l	2f
2Y S	ab
2t D	49
4S	3a 4-9
2w /S	0-f 19 39
4G	0-b
4S	4a
4U	0l 2-j
0b	02o 1y 2-j 3-e 4-f 59 6-1y 7-m 9g a-v bc cc
1old -	0-t 2n
5F	0-e 2a
5G	3-d 4c
5K	2h 4-9
5P	0-f 7f 8a
5S	0-23 2s 61c
5T	2e
5U	0-i 1-e 6j 79 89 b-c
5l	0f
5w	0-9 3b
0column=0/2	0-o 1-f 2-v 3-d 4g 5-9 7s 8k bi cg
a -	0i 2-j 69 8a
b9	9b
bF	09
bG	0v 1-i 4f
bO	016 3-e
bP	0-k 7l 8k
bS	0-15 1s 2h 3g 6-f
bU	0-p 6p 7i
bl	bm
bt	2-d
bw	0-n 3-9 bg co
94	ae
71/2	0j 2-m 3-e 5-u 6-b 7w 8p 9s a-c b-q
a -	0-p 49 69
b9	0-d bb
bD	9n
bF	0-z 3i 49
bG	0z 3-c
bK	3c
bO	0-a 79
bP	8g
bS	5-f
bU	012 3-s 6-e 7m b-j
bY	9k
bl	0n 3a b-j
bw	0d 3-f 4-k bb cd
93	0-18 21q 3-d 4-c ca
a -	0-13 214
bU	ca
94	1-g 2-e 3-c 4-a 512 6q 7a
a S	5n 6e
bU	5c 6b
72/4	2-c 32b 414 6-1u
a F	3i 4b 6-b
bK	3i 6-b
bO	3h 6-g
bS	6-a
bT	0i
bU	3c 6-9
73/4	0-o 11b 213 3-r 4-z 5-q 6-k 7-c 8-e b16 c13
a -	0-e 2h
bG	0f 29 3-e 4-d bh
bS	1j 2b 6-a
bU	5-f bk c9
bl	0-n cs
0e=%	ca
2&	4h
2(	09
2)	6n
2,	8e
2.	0h
362	ba
3a.	0-9 1c
2/10	0-9 bl
42	0-i 11c 29 9-a b-9
2010	9-e aj
46	9a
48	99
321	99
21	0c
310	b9
22	29
3.1	bo
32.	9d
23	2a
30	0n 2-9 6-b
24.0	bm c-a
26	ce
28.4	cf
3/4	cn
29	0-j 1n
30	0j
2:	cc
2;	0b
2ade	09
3in	4g
3le	0l 3-o 5a
3nd	2-c 4e
4g	3-d 49 69 99
4h	019 2-q 3-e
3py	2-f 3p
3rs	0c 3-f 4m
4t	2-d 4s
4y	2b
3ss	0-n 4-a 5b 6-f bo cg
3t	0j
4e	09 1-a 2z 3-r 5b 6-9
4o	1k 3-f
2ba	2a
4c	19
3o	1h 2-d
3sc	1c
2cal	3e
4m	7c
4n	69
4o	1m 3-p 59
4p	0-a 2t 4-c
3d	0f 6-a
3ed	2q 6-m
4s	2v 3-f 4-f
3u	1c
4m	2-b bb ca
2da	2k 4-k
4d	59
4i	0-d 1p 2j 3-t
3e	0-c 4-b 5m
3ge	5c
3i	2e
4a	8d
3o	49
3tx	5i
3u	2-9 3f
2ead	0-9 5h
4r	0a
4u	5c
3ch	4-9 6y
4k	5d
3ft	0c b-b
3ge	0-h 1n 5-f
3na	0-e 7x
4e	2-b 4u
4g	1a
4t	3-i
3re	5d
3ss	0-a 2c
2gan	3-b 4d
3he	0-t 2w 5-9 6f
3na	2-e bc
3o	8a
3pa	7-9 bn cb
2ham	0-9 4c 6a
4n	0-j 2p
3cm	0-a 6a 7e
3e	2-e 4b 9d
4d	0y 1-d 5-b
4t	0r 2-9
3nc	19
3oa	0q 3-c 4b 89
4c	1-v 2o 3-b 4o b-9
4i	0a
3pt	2h 4-9 5b
2ian	1f
3ch	4a
4s	1-e 2-q 322 4-g 6-f
3em	bb
4n	2f
4p	1-b 3d
4t	39
4u	0a 3b
3fe	0-e 113 5-e
3gh	0-f bd
4n	3-a 4f
3la	7a
3n	01i 2-h 4-j
4e	2-9 3r
4g	0-c 3z
4h	29 6i b-d
4i	5a
3oi	0-v b1i
4n	0-s 2b 4c bl
4r	1-a 2n
3sm	2-e 3g
3th	0-19 2f by
4s	0h
4y	0-g 1e 2-u 3d 4f 6b
3um	0-b 5g
3v	0w 2-m
4e	1d 6l
2jor	0a
2kha	2-m 3-a 7-a b1d
4i	2-e 4i
3y	1a
2law	2-j 3v
3ds	2h
3ic	3f
3le	0-g 2i
3or	0-b 1p
3th	4d
4y	5-m 6n
3uc	4a
3vh	0b
2ma	1u 8-c
4y	3b
3oi	3k
3sc	1f
2nal	0-c 1j 5-c
4m	0b
3ce	0-i 213 3-t 4n
3g.	2e
4u	4c
3ha	49
3ly	0g c-e
2oai	4-e 6c
4n	2-9 4o
3bi	7f
3de	cd
3f	2c 4-d 6h
3gy	2-12 3p 4k
3ld	0e c-c
3ma	0-b 1p 21d 3-i 4-j 6-m
3n	8f b-c
4d	bh
4g	1-g 2-10 3k 413 5l b-9 c-f
4s	2i
4t	59
3od	2-9 3h
4k	0n 1-e
4l	2b 5-c 6e
3rd	6-m 7q
4e	69
4y	2-d 3d
3ud	3k
2per	6-c ba cc
3hd	1a
3ly	39
2q.	7c
3uy	2s c-i
2rca	0-g 2x 4-c
3ea	0h 1-a
4e	2x 6-9
4w	0k b-j
3ia	8b
3ly	3h
3om	0g 5-e
3st	0a
3th	59
4s	2l 3-b
2sac	0-b cj
3i	0-o 217 4-c
4c	0-9 2-i 31k 5-9
3o	1d
3t.	5a
3u	0-k 2q 3b 4-a
2tai	2i 4-b
4l	3f
4n	79
3ed	01c 1-b 3-b b-a
4r	2j 3-b
3he	0-b 6b
4y	5f
3on	0c
4t	018 1-t
3ry	2h
3u	1h 3-9 6-d
4c	2f
2uan	3g
4t	2-s 3e bm
3de	0-j cn
3ne	0a
4g	2-e 6c
3oc	2-a 3b
3re	2-10 315
4g	6k
4s	ce
3za	6b
2van	0-a 2-d 3s
3b2	0k b-a
3el	2l
3ia	5g
4l	3e
3u	2-d 4f
2xay	6b
3ep	b9
2y	2-c 4a
2|	0c
2·	0f 2-9
2–	0e 2-a aa
0first=	0-v 1-25 21w 3-q 41g 5-1x 62i 7-1f 8q 9-1s a14 b-d c1l
60/1	019 2-c 3-9 4-c 5-a 6-a 91e a-q
82	0l 2-a 4-d 5s 6-h 9b a-b
83	0-a 1n
84	1a
61/2	0-10 11x 2-i 3z 4-9 51c 6-12 9-9 b-i
83	0s 3-b 519 6-10
84	0m 1-9 3-d 6-o 7y
62/3	0r 19 2-f 3g 4-a 5-d 6-9 9o a-f
84	0j 1g 2-b 5-b 6-d 7s 8-9
63/4	0b 1-b 3-d 5-j b20 c-l
0l $	3-g 6f bm cg
2/D	39
3S	2d
3U	0-9
3Y	0c
29	0-j ba cj
3 $	b-c cm
2D	ba cc
2F	0p 2c c-r
3 /S	2n
2G	0i 2-a
3 F	0e
2S	0-a 2b 6-b cn
3 D	0e
4Y	0d 6-e
2T	0-a cb
2U	0e 2-a 3g 6-9 b-9
3 /S	0-9 b9
2Y	0-c bb
3 9	0c a-b
2l	0b 6-9 cd
3 $	09 b-9
4/S	0-d
5Y	0d
2w	2i 6m b-g c-h
1ast 0	0-1a 1a 2-i 3-q 4-v 5f 6-d 7b 8-c 91a a1c bm
51	0-r 1e 2-m 4-i 6-e 7d 8w 9-b a-a bv ck
52	0-p 3-g 5j 6v 7-h 8-d 9-d a-d bc cx
53	0-j 1d 5g 9n b-c c-b
54	0-t 39 4d 6m
55	0-9 2c 59
1ine=0/1 -	0h 6-f bb
a1 	0h 6-f bb
90 	0-v 11z 2h 4-p 5-e 9-f af b-9 c-9
b[	022 111 2-h 3-m 4-l 5o 6-1g 9m a-o b-9
c]	0-1p 11b 2-g 5s 9q
b]	0-2c 31f 41f 5-i 6i 9-n ap c-9
91 	1-j 2f 3p 5-j 6s c-b
b[	1t 2a 3-d 4-h 512 6-f a-9 b-e
c]	0-1d 1g 2d 317 51d 6-v 7-9 b-g
b]	0-d 1-k 2-b 41g 5-d 9h c-c
92 	1-f 2o 3b 5l 9-c ac b-i
b[	1r 2-h 3-i 4-a 5r 6-c 79 9d a-c bg c-a
c]	0-1i 1d 2-d 4-9 5a 6a 7v 8-g 9b a-9 bu
b]	0-12 1-h 4o 5-c 7-9 9-b bu cp
93 	2-j 6d 9f b-f cg
b[	0a 2-u 7a a-d b10
c]	0-p 1-l 5-f 8d 9e a-e b1n
b]	0-r 8c ak b-s c1b
94 	0r 9-a ag b-9 c-9
b[	0p
c]	7-9 89
b]	0f 2-a 6c c-9
95 [	0l 5-b
c]	0g b-f
b]	0q 6-a
96 [	09
99	0y b-s cc
9D	9q ao
9F	0-g 1h 2-9 3p 6d
9G	1y 3-e a-9 bb
9K	313 4a 6-d
9O	0-m 4e
9P	0-w 1f 7j 8t
9S	0-x 1k 2-c 39 5s 6c 9g a-9
9U	0-x 1f 2-h 3-b 51d 6c 7-f 9-a bj
9Y	6-a 912 ac
9l	0q 2-b 4-9 6-9 bc cc
9t	1a 4-c
9w	0-e 1g 39 5o 6-i
72 -	2u 4-b
a1 	2u 4-b
90 	0z 1-x 2w 5-k 6c
b[	0z 1b 2-c 4-h 5o 6-p a-9
c]	1t 39 5-b
b]	1-l 2g 3-k 4r 5-c 6m 9-9
91 	0l 2g 3-l 4-d 6c 9-a aa
b[	1-b 5f 6-d 9a a-b bl
c]	0-o 2-e 3h 5e 6-j 7i 8-9 9c a-9 bd
b]	0-b 2e 3-l 6a 7-9 cq
92 	011 3-b 4-g
b[	0h 1-b 2b 3-c 5-9 b9
c]	0-j 1-d bq
b]	ce
93 	0p
b[	bb
c]	0f b-j
b]	0f
94 [	0e
b]	0h c-9
99	c9
9D	9f af
9F	01u 1-k 2j 3-x 4-c
9G	0-a 215
9K	2a
9O	01y 3-n 4-e
9P	1-9 6f 7e
9S	0r 3-i 6b
9U	0w 1-c 2-a 3-f 6-i bg
9Y	9h
9l	0-n 2u cd
9t	2-f
9w	0k 3-f 4-k bb ci
73 -	2-q 6o
a1 	2-q 6o
90 	0t 1-j 3c 4-f
b[	0-i 1j 5a
b]	0-l 2a 4l
91 [	5b
c]	1d 2-a 6q
9G	19 3-a
9K	3-c 6k
9S	0d 1-h 6i
9U	6a
9l	0m b-9
9w	0-b 3c
74 0 	2-c 39
b[	1a
b]	0-h 2-n 3r 4h
91 [	0-a 5b
c]	0-b 5k
9G	2-16 3s 4f
9S	29
9U	0-c 5m
9w	0-b
51/2 -	0n 2-e 69
a1 	0n 2-e 69
90 	0g 1-i 3m 4-d 59
b[	119 2-b 5s 6-u
c]	0-y 1m 3v 5j 6-9
b]	0-14 1-i 2-9 3l 41d 6p
91 	0f 3-f b-d cj
b[	2c 5-u 6k 7k 9a a-9
c]	0-9 3n 69 7i b-j
b]	2e 3-j 4c 8c 9-b aa
92 	2-a b-a
b[	0r 5-b
c]	1-b 21b 3-w 6b 7-j bb
b]	0-9 bs
93 	0b
b[	0c
c]	0-f 2w 3-e
b]	0d
99	0-g bd cb
9D	ae
9F	4d
9G	0d 1-g 2f 5c
9K	4b
9O	0-o 3d 4g
9P	69 7-d
9S	013
9T	1f
9U	2u 3b 5-d b-q c-e
9Y	2-9
9l	0e 2-9 6h c-9
9t	2d
9w	0-s 6p
73 -	0h 6-f
a1 	0h 6-f
90 	0-9 210 3-f
b[	0e 5r 6-p
c]	0e 5i 6-b
b]	2a 6k
91 	2-f 3i
b[	0-9 1l 3-c 7j 8-a
c]	2i 5-g 6b 7d
b]	0-f 4m
92 []	0x 7-d 8-e
93 []	0-a 8b
9F	2-a
9G	0-i 2o
9K	2d
9O	6-a
9P	01a 6-e
9U	0-b 1-a 2h 3-d 6m b-e
9w	0g 4c
74 -	0-f 2d
a1 	0-f 2d
90 [	5a 6-b 7i
c]	0g 6-d 7g
b]	69 8f
91 	0c
b[	1a
9G	4-b
9P	7b
9U	2-9 7g
9w	0f
52/3 -	0q 2-f
a1 	0q 2-f
90 	2e aa
b[	0-l 1a 3g 9c a-9 bj
c]	0e 2-b 5-9 9b bk
b]	0g 2-i 3r 4-9 9-a ac b-h ch
91 []	bj c-d
99	0-c bq
9F	0-c 29
9G	2-d 3j
9U	0i 3o 4-g 5-b
9w	0m
74 -	2-f 8d
a1 	2-f 8d
90 	6-e
b[	1d 7h
c]	0h 7c
b]	3b 6-a 8b
91 [	39
c]	89
b]	4d
9G	2-b 49
9P	0-e 7g 8d
9S	3k 6-h
9U	0c 5-9 6-d 89
9w	0a
53/4 -	0-f cj
a1 	0-f cj
90 	ce
b[	b19 c-f
c]	0j 5-e br
b]	b-e cy
91 [	bn c-e
c]	ca
b]	cc
99	be
9U	3-a 5-j bz cm
9l	0-j bi ch
1ook=-	01s 1-9 2-m 3-9 4-b 8c a-b cb
6  	01s 1-9 2-m 3-9 4-b 8c a-b cb
59	0a b-9
6  ,	0a
7[ ,	bh c-d
8] 		19
a)	01c 1-a b-l
a,	0-b ck
a:	0-a cl
a;	ba
a^	0-h 1m 99 c-9
7] ,	0a
6[	bi
7]	0-e 1j bn ch
6]	b-9 cb
5D	0-f 9-1g a39
6  		9-f am
8 	9l a-9
8(	ad
8,	9-c ak
8^	9-o a1e
7[ 		9o a-k
9 	0s 9-l
9(	9d a-a
9,	9j a-e
9^	91l a-15
8] 		9m a-l
a,	99
a^	9d a-b
7] 		9-a ad
9 	0-c af
9,	ae
9^	9-i ay
6[	0o 932 a-2v
7]	91k a-1a
6]	0-i 9-1h a2r
5F	0y 1h 2d 3-z 4-l 6c
6  		0-9 2d
8,	2c 4-d
8-	4a
8:	0l 2-b
8^	1n 4-9
8–	0m 3-f 4-d 6f
7[ 		3m 4-d 6-9
9(	39
9)	0e 2-9
9,	2i
9^	0l
9–	0i 3-i 6c
8] (	3c
a,	2e
a^	0-g 3p
7] 		4d
9(	4b
9)	0-a 3d
9,	0-f 4g
9-	0-a 4e
9.	2f
9^	2-g 4p
9–	0f 3-d 4-9 6d
6[	015 4-m
7]	0-11 31l
6]	0-m 1-a 2-f 41r
5G	01y 1-2g 316 4-a 5l
6  		0a 1-t 2d 4e
8,	1-a 4d
8-	0r 2-q
8:	0s 1-b 2-f 3d 4-c
8^	0l 1-w 2g 4-g 5o
7[ 		09 1z 2-e 3-d
9(	0p 2-a
9,	0c 1b 3-f
9-	0-l 1-f 213
9:	1q 3-f
9^	0f 11h 2-j 3-l
8] 		1w 2-l
a(	0-f 2r 3-a
a,	1j
a-	1-f 2p
a^	112 2-a 3-9
7] 		0-q 1-g 2i 3b bj
9(	0n 3-b
9,	1-9 2p
9-	2-k 3g 4c
9:	2-h 3o 49
9^	0-1b 1-15 2r 311 4z 69
6[	0t 13k 2-j 3-22 4-n
7]	0-10 12b 2j 3-11 4-b
6]	0-1w 1-28 2s 322 41l bd
5K [ 		3d
9,	2a
8] 		3e
a(	2-e 3h
a-	3-j 6k
a^	3h
7] 		4b
9,	29
6[	3q 4-c
7]	3y 4-a
6]	3-o 415
5O	0p 2a 4-i
6  -	6h
8^	29
8–	0q 3-e
7[ -	3-10 410 6a
9^	1b
9–	0a 7a
8] 		3l 6-e
a^	39
7] -	0-e 6e
9–	0m
6[	19 3-s 4i 7e
7]	0-p 31n 6-f
6]	3-e 4p
5P [ ,	8e
9^	7g
8] 		1j 8-a
a,	0h 1-9 6-b 79 8k
a-	0w 6-b 7-f
a;	0-c 7g
a^	0-9 7j
a|	7b
a–	0-9 7h
7] ,	8l
9^	8d
6[	7z 8-9
7]	1d 3-b 7s
6]	7-o 81c
5S	0-a 2k 3m 4-g 5-w 61o a-9
6  		0-h 1b 3h 5-c
8)	0-b 51a 6-v
8,	5-b
8:	0-9 2b 6d
8;	0s 2-d 6-b
8^	2c 5-n 6j
8a	6l
8·	2a
7[ 		0g 1h 5m 6-13
9)	017 5-12
9-	0-c 6f
9:	5u 6-j
9;	59
9^	0i 1l 3-e 51b 6-1g
9–	3-b 5i 6-e
8] ^	0h 1-d 5a
7] 		0-i 2f 4h
9,	3-a 5-a 6g
9-	0-g 6d
9:	0-b 6h
9^	0-r 1-e 3o 4d 5-j 617
9a	01t 6-1x 9s
9f	0-d 6e
9–	4-9 6a
6[	01f 11e 2-o 3-t 4-c 52x 6-35
7]	1-e 59
6]	0-s 1-y 29 4q 5-1b 61x 9m
5T [ 		0e 4-a
9,	1d 3-9
9^	3a
7] ,	2d
9^	4c
6[	1h 4-e
6]	0-9 29 49
5U	0g 2c 3h 4-d 5-o 6b b-p cr
6  		1-b 2b
8,	0i 6-9 b-a c9
8^	1b 3n 5-b 6-d
8a	6e
8–	6k
7[ 		0-9 1f
9)	39
9,	0e 5-b
9-	09 7g
9.	0f 8c
9:	5b
9^	0l 1-k 2-9 3e 5b 6-j 7c b9
9|	7b ba
9·	0-9 b9
9–	5-f 6n
9—	0b 79
8] 		0k 1h 6-t
a(	0-i 2q 39
a,	0o 1-j 2n 3-m 5-g 618 7-f
a-	0-o 3-c 6i 7d bi
a:	0-k 5m b9
a;	0-f br
a^	01d 2-o 4-d 5z 6-p
a·	0-f 7p
a–	0-n 3n 5o 6-b b-a
a—	5e
7] (	4b
9)	4a
9,	0r 4d b-a
9-	bb
9.	be
9^	0-f 1u 2o 3-k 5-c 6h b-l
9a	0l 6-j
9|	8a ca
9·	69 ca
9–	6c
9—	0-h bu
6[	0v 1-g 2-p 3g 4-d 5l 6-j 7z b9 c-m
7]	2e 3-j 4-k 51k 6-c bt c-f
6]	0-v 1j 3-o 4u 5-r 6f 7-p 8p ck
5Y [ 		99
9 	0f
8] 		9l a-b
a,	9c
a^	9r
7] 		9-d ae
9 	0-9 9g
9,	9-b ac
9^	9-g al
6[	9u a-a
7]	0-e 926 a-l
6]	0-b 9-z a1j
5l	012 69 b-1g ce
6  ,	0w b-s
8–	0i c-b
7[ (	0l b-f
9)	09
9,	0l c-d
9-	0-e bi
9;	ba
9^	bc
9|	0-j bh
9·	0-b bc
9—	b9
8] (	0e
a,	0k b-c
a-	0-e bh
7] (	0i c-b
9)	0-l 3m 49 c-b
9,	018 3-h
9-	0-9 ci
9|	0-b cd
9·	cb
6[	0-9 5b b1n c-w
7]	0-o b1b
6]	0b b-z c1c
5t  ^	2b
7[ ^	1b
7] ^	2-e 3q 49
6[	1l 3-e
6]	0-9 1-a 3m
5w	0y 1e 2f 3-f 4-f b-c
6  ,	0f
8;	0-e 29 3b
8^	09 1j 3-e 4-9
8–	0i
7[ 		1i 39
9(	0c
9,	ba
9-	0-h bf
9^	01p 1-g 6-e
7] 		0-e 2h
9,	4d b-9 cb
9-	0-k 4a ce
9^	2-g 3c 4c
6[	0i 2-d 4-j 5h b16 c-f
6]	0-s 2-d 3g 4q b-j cx
0n=0 -	01s 1-9 2-m 3-9 4-b 8c a-b cb
49	1g 3-a bn cq
4D	0-e 1-b 2-d 3-c 4-c 5-b 6-f 7-9 8-9 91o a1v b-a c-a
4F	0-11 31l
4G	0-10 12c 2j 3-12 4-b
4K	3y 4-a
4O	0-t 31e 6-i 7f
4P	1d 3-b 7s
4S	1-e 59
4U	0-a 1-a 2l 3-s 4-m 517 7q 8-c bg c-h
4Y	0-e 2-i 4-b 6-g 91s at
4l	0-o b1b
21 F	29 4d 6-9
4G	0f 1t 2g 3h 4-1h
4K	4v
4O	0-i 3-b 41b
4P	3-c 6-a 7d 815
4S	0-1j 1s 214 3-9 4-g 6n
4T	1a 4-b
4U	1e 2-1b 3b 5e 6-a 8v c-9
4l	2-d 3e bd co
4t	1h 2o 3-f 4-9
4w	1-g 3-r 4-m 5m bp co
22 F	0c 3-i 4k 5-9 6o
4G	0t 2-b 3p 5-b 6-h bc
4K	2j
4O	0t 3-k 6j
4S	0r 1-f 2n 4-h
4T	0-g 3c 4f
4U	0b 2t 3-z 4-o 5-f 6k 7-o 8-a bd c17
4l	012 3-h 6d b-16 cg
4t	2-9 3n
4w	0-e 2c 3a 4l 6-b
23 F	0z 1c 3-m 4-d
4G	1-25 2f 41k 5d 6e
4O	0g
4S	0-9 1c 2-l 5d 9m
4U	2n 5-9
4l	2a c-a
4t	09
4w	0k 1a 2-i 3i 4-f
24 G	2-r 3b 4n
4O	0a
4S	2-h 4b 5a 6h
4U	0a 1-j 2-p 318 4s 6-n
25 G	0-j 2g 59
4S	01f 1-c 2-l 4e 6-x
1o=G -	012 2-s 4c 6-g 8b
59	118 9-e
5D	9a ah
5F	0-v 1g 3m 4i
5G	0-r 121 2e 3f 7-c 8-c 9-h a-j c-d
5K	2-c 3p
5O	1a 39 6-d
5P	0-17 111 69 7d
5S	0-p 1q 2d 3a 6-m 9k
5T	0-h 1m 2h 4-9
5U	117 2i 6-m 7-9 9-9 bb c-a
5Y	2-c 9p
5l	0i 3-d
5t	1k 39 6-a
5w	0-9 1v 2g 4-c 6-i
3O -	0y 4-10 8d a-a cl
59	0-e 1l bj ct
5D	0-9 1-a 2-c 3-b 4-b 5-a 6-e 91k a1i b-9 c-9
5F	0j 2e 39 9-a a-a
5G	1i 2i 4j 7-c 8-c 9-h a-j c-d
5K	0-h 1-a 2c 3q 4m
5O	0g 4d 5-9
5P	09 3-l 4-b 7w 8r 9-9
5S	0l 5t 6f 7-e 8-d a-h b-f c-f
5T	1b 6-9
5U	0s 4-b 59 7f 9-k a-g
5Y	0-a 2-h 4-a 6-f 91j ar
5l	0t 1-a 4-9 9-9 a-9 b9 cc
5t	1d 2d 6-a
5w	0n 2-e 5b 9-9
3S -	0n 2-d
59	1c
5D	ad
5G	3-w 5m 6j
5P	0i 6-c 7a
5S	0j 1-k 2-d 3-p 4-k 51y 6q 7-a 8-a 9f a-c b-a c-a
5T	2f
5U	0-p 2-d 4-i 52w 6v 7-p 8-g b-9 c-a
5Y	0-t 9m an
5l	5e
5w	2-k 5z
3T -	0s 2d 3-9 8b a-b
59	1i 3-9 bl cj
5D	0-d 1-b 2-c 3-b 4-c 5-a 6-f 7-9 8-9 91k a1t b-9 c-9
5F	3o 4i 9-a a-a
5G	111 2f 3g 4n 7-d 8-d 9-i a-k b-j c-e
5K	0-j 1-b 29 3x 4p
5O	09 39 4m 5-9 79
5P	1a 3-n 4-d 7r 812 9-9 b-9
5S	0r 5q 7-e 8-e a-i b-g c-f
5T	1c 6-9
5U	3-9 4-f 5i 9-l a-h b1a
5Y	0-b 2-h 4-a 6-f 91o ar
5l	0-9 1-a 4-a 9-9 a-9 bv cp
5t	1e 6-b
5w	0i 2-d 5a 9-9 a-9 b9 cf
1th=-1 - /D	09
aF	0-l 69 cg
aG	69
aO	09
aS	0d 6-9
aU	2-f
aY	0a
al	89
9^	0o
40 9 /S	19
8D	0-d 19
8^	0-c 1b 9a
6D ^	9j ap
6F /S	2-j 3d 49
9U	0-9 2a
8D	0a
8^	0g 1e 2-c
6G /K	2j 3-9 4-9
9O	0-a
9P	0-s 5i 6c
9S	19
9Y	2-a
8D	0-e 1h 2-d 3d 49
6K ^	39
6O /S	0-a 19 29 39 6-b
8^	0d
6P /S	6-9 7q
6S /D	5a 6b
9F	0-9
9S	0-9 1b 3h 6-9
9l	0h
8D	0-g 3c 5c
8Y	0-f 5a
8^	0m 4b 6-c
6T ^	0-9 29
6U /D	1-a 5g
9F	5a
9O	09
9S	0c 6-r 7l 8a
9U	19 59 6-h
9Y	0b 311 4-e 5-g
8D	5-a 6d b9
8Y	0-h 1c
8^	1w 49 b-a
6Y /S	0b 2-9
8^	ag
6t ^	39
6w /F	0c
9S	0k
9Y	0c
9w	0b
8D	0-r 1a 2b
8Y	0-h 2a
8^	1g 3d
41 9 U	b9 c-9
6F G	3k 4d
8S	0-j 2-c 3f 6p
8U	0e 2-c
6G F	0-i 1l 2k 3-c
8G	0o 1-1j 2i 4l
8K	0k 1h 3-e 4-9
8O	29
8S	0-j 19 2b 39
8U	0k 2-j
8w	0-t 19 2c 3d
6K G	3j
8S	6b
8U	2-a 3c
6O G	4e
8S	0-a 3a
6P G	7b
8P	8a
8S	6h
8U	0g
6S G	0-9 6d
8K	2c
8S	0-n 6c
8U	6-n 9s
8w	0-c 29
6T G	49
8S	0g
6U D	0k b-d cc
8G	1-9 2t 49 5c 7a 8-e b-q
8S	0-d 3-g 5p 6k 7w 8e b-s c-g
8U	0-b 3j 6c
8Y	0-9
8w	0-9 bc
6l D	0-c cd
8G	0t c-h
8S	2g
6t G	2b
6w G	0-k 4j
8S	0-b 2-c 6a
8l	0e
8w	0-a
42 9 S	b9
8l	c9
6F G	4e
8P	2p 3-b 4-9
8S	0b
8U	0-h 29
8l	2m
6G G	09 1-f 2b
8K	1c
8O	0-c 2b
8S	0b
8T	0-c bk
6K U	2f 3-e
6O K	3-e 4n
8S	6a
8U	0-9 3a
6P K	1c
8P	0m 7-l 8b
8S	69 7f
8U	0q 8-f
6S F	0d 6-d
8G	0v 6-i
8S	0i 2-9 6g
8l	0l 6-b
6U D	0-f be
8G	0-d 3d 5-b 6f 7-c bt c-a
8K	5c
8S	0-b 1-9 3-f 5-n 6e 7g bn cf
8U	0b 2-b 49 6-d 7-a 8b b-b cj
6l F	0n c-j
8G	3a
8K	0-9
8S	ce
8T	0-b cb
8U	3h 49
8w	0-j 2j 6p c-c
6w F	0-e
8G	4-b 5i
8K	5i
8S	0-c
8U	6i
43 9 D	0i b-a
8S	bb
8U	c9
8Y	0c b-d c9
8l	cd
6D l	0f a-c
6G F	017 1-o 2-i
8G	2b
8P	0-k 49
8l	0d
6O 9	09
6P P	0-b 8e
8S	0-a 7k
8U	7-g 8o
6S S	6r
6U F	0o
8G	0-p 3c bh
6l G	0-10 bi cp
8K	09
8U	be
8l	0a
6w D	0d
8S	0-e bb cb
44 9 D	014 b-h c-g
6D l	a9
6F G	0b
6G O	0c
6S G	0-o 5i 6i
6U S	0-c ba
6Y l	0b a-9
8w	a9
6l G	0w b-m
8S	0-g bb
8l	0b b-a
6w G	0m b-b c-9
8S	0e
45 l U	0e b-d
48 w U	0e
0o=D -	0v 89 b-b c9
49	1b 9-e bn cb
4F	2h
4G	1c 2s 6-a 7-9 8-9 9-c a-e c-a
4K	0-d 2l 3a 49
4O	2-9 4j
4P	0-d 3-f 7s 8y
4S	0i 2b 49 5i 6u 7-a 8-a 9-g a-d b-b c-b
4U	0m 3-a 4c 6-l 7-c 9-e a-b bf cc
4l	0c 2-b 4-a 6c be
4w	0f 3-9 4-9 69 c9
2F -	09 2-9 8-a cd
49	ce
4D	9a af
4F	6c
4G	0i 19 2-o 3i
4K	2f 3-b
4O	0a
4P	0-y 6p 7g
4S	0b 2k
4T	1c
4U	1-k 3-l 4-d 5v 7p ca
4Y	9a
4l	bd
4w	0q b-9
2G -	0q 4-m 6d a-9 cc
49	1-s bm co
4D	0-g 2-a 3-9 4-9 6-b 91e a1e
4F	01b 1-l 2c
4G	0m 1-w 2f 3-a 4g
4K	0-e 1-9 2m 4i
4O	0f 1-c 2-d 4i 69 7a
4P	014 1-u 3-j 4-9 6-g 7p 810
4S	01a 1-n 2-9 3-i 5t 619 7-a 8-a 9-e a-c b-a c-a
4T	0a 1-a 2-a 3c 4d
4U	0j 1-1i 2-g 4-h 5s 6g 7f 9-d a-a b9 cl
4Y	0-c 6-9 913 ao
4l	2-9 bb cj
4t	2b
4w	0x 1-t 2-r 6a ba cj
2O -	0u 2-t 4p c-a
49	0c
4D	ac
4F	4b
4G	0-d 1n 2b
4O	0-9 49
4P	0-c 8f
4U	0-h 1-9 5g 7-9 bo cf
4Y	99
4l	0-e b9 cb
2P -	4-a 6-v 81j
49	0f b-9
4F	0c 2i 4-c
4G	1-h 2m 4-i 5g 69
4K	39
4O	0-i 39 7f
4P	0e 6-i 8n
4U	0v 1-b 3-a 8m b-h
4l	3n
4w	1e 2f
2S -	015 a-a
49	bh cq
4D	0-9 1-a 2-b 3-a 4-b 5-a 6-e 91l a1h b-9 c-9
4F	0j 29 3f 4e 5-b 9-a a-a
4G	110 2w 311 4h 5-k 6-p 7-c 8-c 9-h a-j c-d
4K	0-h 1-a 2c 3r 4l
4O	4h 5-9 79
4P	0-k 3-j 4-b 7t 818
4S	1o 2g 3i 4h 5-z 9-9
4T	2-9 3e 49
4U	011 1-c 2e 5-26 6-10 7v 8n 9-e a-c bt ck
4Y	0f 2-f 6-c 916
4l	0k 1-a 4-9 5-c 9-9 a-9 bb cr
4t	1d 6-a
4w	0o 5-q 6-e 9-9 bd cj
2T -	010 2-z
4F	0f 3-9
4G	0-d 2e 3-b 4-9 bj
4P	7b
4S	4-9 59 6f
4U	0f b-q
4l	0o b-e
2Y -	012 2-q 6-e bb
49	1e 9-9 cg
4F	0a 2-b 4k
4G	0-c 1j 2f 4a
4K	2-c 3n 4g
4P	0-e 7j 8f
4S	4-a 5e 6h
4T	0-e
4U	1-b 4-s 5q 7j b9
4l	0a 2-a 3-9 6-c cr
4t	2a
4w	0p 2-f 6-h
2t -	0-f 6h
4U	0i 1-a 2-b 6-a bd
1thers= S	0b 6-v 9t
8Y	0-o an
7D G	0s 1a 2-o
9S	09 6-9
9U	0e 1g 6-a c-9
8F S	6a
7G Y	9b
8D -	2-c 6d
aS	5o 6k
aU	1-9 2-9 3-9 5a bi cc
al	0-9
aw	0-k 5j 6i
9F S	5d
bU	0-d 5f
8PD -	8a
bS	0-9 6a
9Y -	0-10 214
bU	0b c-h
8Y -	0e
aS	59 6e
aU	0-o 2-9 3a 5u 6m
al	0v b-b c-b
7ODF S	2d 6-a
8GD l	0-g bd
9Y -	0i 2-g
bU	5e
8SD F	4e
bG	2-p 3k
bS	0a 69
9GD -	4c
cU	5-9 bi
aY U	c9
9PD G	2d 3-a
7PD G	0-d 3-c 5i 6c
7S G	19 2-9
9Y	0n 2-a a-h
8D -	0a 2h 6-g
a9	1j
aF	0-p 1j 3n 4-g 69
aG	0d 3j 6-a
aK	2-a 3f
aP	1f
aS	0-p 1i 2b 3f 4c 6-f
aU	0-e 1z 2f 3-h 5-e 7-9 bd
al	01a b-h c-a
at	2-b 3b
9F -	2b
bG	0-k 1g 2q 3-d
bS	0-k 2g
bl	2e c-i
bw	0-9 b9 c9
9YF -	0-d 4e
cS	0g
8G D	9q aq
aY	9i a9
al	2j
9D -	0b 2l 4-e 8-c
b9	bd
bF	0r 1-9 6-9
bG	2-d 39 4n
bK	2q 3-c 6b
bO	0f
bP	7g 8f
bS	0f 1-b 5-a 6b
bT	0f
bU	0f 1-c 2b 3q 4j 6-h 7b b-z
bl	0-d 2-b 6h bt
bt	2b
bw	0u 1-e 2-h 5-9
aF -	0-a 2v 6-j cf
cG	1-f 2i
cK	2f 3-c
cP	6j 7-e
cS	0g 5-d
cU	5-f 6-e 7h bc
cl	ck
9PD -	0c 2-s 8h
cF	0b 2l 4-g
cO	39
cP	012 7-j
cU	0c 3-9 5-d 6v 7-9 8d b-l
cl	0-d 3n
cw	0-u bf ce
bF -	0-a 6i
dw	01c b-o c-l
aY -	2b 6-a
cG	0-e 1-c 215 3-a
cO	79
cP	0-b 89
cS	0b
cU	0r 6-s bc
bF -	0c 6-a
dl	c-9
9Y -	2a bg c-c
b9	ba
bK	2-9 3d 4a
bP	7e
bS	2b 6-b
bU	1-9 2d 4-h 5-i bc cf
bl	ce
aF -	0i 2-o
cG	010 1c 2-15
cO	0a
cU	0-c
cl	0-g cd
8PD G	2g 3g 4-s
bU	0-m 3a bf
bw	0-e 1d 2d
aF G	0o 1-f 2-m
9Y G	2-p
bS	09 3c 6-i
aF G	2-9
8Y 9	0b b-d
aG	0-b 1i 4e
aO	6-d
aP	1c
aS	0-h 1i
aT	49
aU	0-i 1a 4i c-a
al	0-c cb
aw	2a
9F G	0-g 3c
bS	0-g 2-b 6o
bT	1c 4-9
bU	0j 1-9
7TSD G	0-e bl
9GD -	09 2-c
cl	0v b-h
aY -	0a
7Y 9	1b
9G	1-d 2w 3-n
9S	0a
9U	010 1a 3a 5-f b-j
9w	0r 2-k 5b
8F G	2-i 3k
7tD U	5a c9
8SD -	09
bU	0i 2-9
9GD -	0-t 6p
0p=%	ca
2&	4h
2(	09
2)	6n
2,	8e
2.	0h
21	0c
310/	b9
32/1	0-b 1o 2b
22	29
3.1	bo
3010	9-f aj
56	99
58	9d
421	9k
53	ab
23	2a
3.28	cn
462	ba
30	0n 2-9 6-b
26	ce
28.1/	0-9 bl
44	cf
29	0-j 1n
3/12	1o
30	0j
2:	cc
2;	0b
2aber	5f
3dmi	2i 3-a
4va	2q 6-m
3gri	2-e 3l
3nd	2-c 4e
4h	4g
3rt	2-d 4s
5s	2l 3-b
3sso	1d 2-9
3t	0j
2b.a.	0-9 1c
4en	2d
3a	2a
4c	19
5h	0-b 1p
4ng	0o 1m 2-9 3-9 6-g
3ios	2-9 3a
3o	1h 2-d
3ria	6a
3sc	1c
3tec	1c
3usi	0-a 2c
2cam	7c
4n	69
4o	1m 3-p 59
4p	0-a 2t 4-c
3d	0f 6-a
3ert	0d 1-l 218 3-d 6-b
3gpa	ba
3hai	4h
4em	2-9 3p
4in	29 b-c
3ity	1i
4vi	3e
3las	0g 4-a 6-d cd
4ou	3k
3oll	0-h 1n 5-f
4mm	2v 3-t
5p	0l 1-e 2n 3-n 6k
4ng	2-c 3h
4ur	0b
3red	0g
3u	1c
4m	2-b bb ca
2da	2k 4-k
4i	0-d 1p 2j 3-t
4ng	1-f 2z 4-i 6d
3e	0-c 4-b 5m
4gr	2x 6-9
4nt	3f
4pa	0c
4si	3-a 4f
3i	2e
4em	bb
5n	2h 4-a
5u	0a 3b
4nh	6a
4pl	0-b 1p 21d 3-i 4-j 6-m
4st	0-h bk
3lam	5a
3o	49
4an	0-d 2f
4tt	1k 3-f
3rum	5e
3u	2-9 3f
4ng	59
4oc	2-a 3b
5n	2-c
2earl	3h
3duc	4b
3lec	2i 3-e
3ngi	2n 3-g
3xec	1e
4pe	0b 29 b-a
2fach	0-e 113 5-d
5u	5-m 6n
4sh	2-g 3k
3ina	0-b 4a
5e	3s
5i	0y 1-d 5-b
4rs	0a
3ood	2-9 3h
3rom	0g 5-e
2gioi	0-v b1i
3o	8a
3pa	be cc
3rad	09
3uil	2h
2hang	2-a 4i
3e	2-e 4b 9d
4al	4d
4t	0r 2-9
3igh	0-g bd
4st	2-9 3d
3nc	19
3oa	4c 8a
4c	1-v 2o 3-b 4o b-9
5h	09
4ld	0e c-c
4ng	6b
5o	ce
5s	2c
4rt	2-g 3q
4sp	2-c 3j
3ygi	2-b 4u
2in	01i 2-h 4-j
4di	8d
4st	4f
3v	0w 2-m
2jour	2-e 3g
2kha	2-m 3-a 7-a b1d
4i	2-e 4i
4oa	0x 3-b
3y	1a
2laud	0-j cn
5r	0h 1-a
4w	2-j 3v
3eft	0c b-b
4ve	2q
3ich	4a
4en	0d
4ng	0g 6-f
4te	4e
3ode	cd
4gi	2-a 3s
3uat	2-j 3p
4c	4a
2ma	1u 8-c
4gi	2g 3-h
5n	2-e bc
4jo	0a
4na	2a 3-d 4a
5i	7a
4rk	2-a 3d
4y	3b
3ech	2-r 315
3oi	3k
4re	5c
3sc	1f
3usi	0-9 2-i 31k 5-9
2nair	7f
4m	0b
4ti	1j 5-c
3gan	01r 2-12 3-i
4he	0-t 2w 5-9 6f
5i	1-b 3d
4oa	4-c
4u	4c
3ha	49
5n	0-j 2p
3ige	8b
2of	2c 4-d 6h
3n	8f b-c
4ly	0g c-e
2pass	0-q bu
3ham	4d
4d	1a
4uo	4g
4ys	2-f 3p
3lum	2-c 3n
3rof	0-f 2i
3syc	2-o 313
3ubl	3f
4ne	0a
2q.	7c
3uan	3g
4y	2s c-i
2rens	6k
3ice	0-g 2x 4-c
3obo	2-e 3q
2sac	0-b cj
3cho	2b 5-c 6e
4ie	0-e 2q 3-n 4q
3eco	2k 3-o 5-9 bh
5u	2-9 4l
4ni	1-a 2n
3i	0-o 217 4-c
4en	0-e 7x
4ng	69
3o	1d
4ci	49
4uz	6b
3t.	5a
4at	0e
4ud	4b
3u	0-k 2q 3b 4-a
4pp	39
2tai	2i 4-b
4n	79
3ech	0-a 1b 2-f 3-d 49 6z
3han	9d
4e	0-b 6b
4ie	39
4oi	0b
5n	2d
4pt	2h 4-9 5b
4ua	2-9 4a
3oan	2-9 4o
4ok	0n 1-e
4t	018 1-t
3p.h	0-a 6a 7e
3ran	4d
4uo	2-d 4g 5v 6-r
3tgd	5j
3u	1h 3-9 6-d
4c	2f
2univ	0-c 5p
3ppe	6-c ba cc
2van	0-a 2-d 3s
3b2	0k b-a
3ete	2-e 3q
3lvh	0b
3u	2-d 4f
2with	0-p 2f bf
2xay	6b
3ep	b9
3uat	0-9 3-9 bn
2y	2-c 4a
3ear	0m 3-f 4l
2|	0c
2·	0f 2-9
2–	0e 2-a aa
0shape=%	cd
7 9	cd
6&	1-c 4r
7 G	2-e 4l
8U	1-b 2n
6(	0k
7 -	0k
6)	0-x 21d 4-d 6l
7 -	0-x 21d 4-d 6l
6,	0g 2-c 6-i 8x b-d cg
7 -	0g 2-c 6-i 8x b-d cg
6-	4u 9-a a9
7 -	0-d 4v
8D	ad
6.	01e 1-9 b-p
7 9	01e 1-9 b-p
69	0-m 1e 216 4-i 6-d 8j 9-9 b-h cd
7 9	ci
8D	a9
8G	2f
8U	0-w 1l 2t 6-a 8g
7.9	0-o 1-c bc c1e
9 9	0-c 1-c bo cd
aU	co
al	cd
9/9	0-p 1-e b16 cg
b 9	0-j 1-e b1j c-c
cU	b-d cs
99	0-m b1o c-j
a U	0-m b1o c-j
a/	09 8-a bm
b U	09 8-a bm
7/99	0-b 116 9-a b-a
a 9	0-a 1x b-a
79	02d 2-z 3-9 4-f 6-i
8 F	0g 4-b
9G	012 2-t
8.99	9f
b D	9f
8/99	0-r 110 2t 9a b-c c-b
b 9	0-a 1y
cD	9f
cU	0-b 2v
89/9	be
b w	be
99	0-t 2-b 6-b 91u a11
a D	9n
bY	0-p 917 ay
a-	9h a-9
b D	9h a-9
a/	0-i 1-a 6-d 91h
6:	0h b-c ci
7 -	cg
89	0a b-9
6;	0k 6-9
7 -	0k 6-9
6X	59
7 U	59
7X	0-11 11o 2o 3-u 4-1u 518 6c 7-d 8t a-b
8 F	0-9 1e 5c
9G	0-u 113 21h 4-j 6-o
9P	0-e 1q 7-b 8j
9S	0-f 1-e 4-b 5q 6w
9U	0q 2-11 3-b 4-n 5m 6d 8e
9l	b-c
9t	2e
9w	bs
7x	0-1f 117 2-1n 34b 4-g 5q 61h 717 8-e 9-15 a-1o b-18 c-z
8 D	9l
9F	1-b 3q 4j 5-d
9G	0-1m 1m 2-j 31e 5f 6k 9-a a-a be
9K	0-e 1-a 2i 311
9O	3c 4h 6-9 7a
9P	0b 1-j 3-l 4-9 71e 8j
9S	0f 1y 2-c 4-w 5s 6v 7-a 8-a 9-f a-d b-b c-b
9T	1d 3a 4-l
9U	1-d 2-h 4y 6q 7e 9-g a-c b-n
9Y	9b
9l	0-q 29 cc
9t	0-f 1h 2a 6-9
9w	010 1h 2-13 3j 4-q 5l c-a
6x	03b 1-23 2z 3-25 438 5-v 6-f 7-k 8-l 9-15 a-g bf cb
7 -	0-1e 6s bp
8D	0b 9-m as
8F	2f 4a
8G	01s 1-i 2c 3-w 4m a-9 b-a
8K	4u
8O	09
8S	0l 1-f 2n 3-9 416 5-h 6-k
8T	0-c 4p
8U	01q 1-b 2-f 6-d
8Y	9b
8l	0j 2-9 4-h 6-9 b15
8t	0e 2-b
8w	0-n 1-b 2x 3-a 4k b-q cz
6|	0o 6-g
7 -	0o 6-g
6·	0p 2-c
7 -	0p 2-c
6–	0r 2-p 6e af
7 -	0s 2-o 6f
8D	ag
6—	0k 2-9
7 -	0k
1ign+=	 F D	0-g 2h
aG	3d
8G D	0-a
aY	0-i 2k
8K G	3b
8O G	3b
8P D	0-9 7c 89
8S D	0-j 2-b 3c 6f
aG	6-a
8U D	0-c 5c 6a 7c c-c
aK	59
aS	ca
aY	6k b-a c9
8l D	09
aY	bb c-h
8t D	49
6  G Y	011 1-k 2-s 59 6f
8S D	014 6-13
8U D	0c
8l D	0b
aY	0d
8w D	0-c 5r
aY	0k 5a
79 $	0s 1-a 9-d bb ch
7D $	9o ao
9/S	99
7F $	0c 3e 4-d
9/S	2f
aU	09 2-a
7G $	3-f 5d be
9/9	0d 2-e
aS	0c
aU	3-9
aY	2-f 4d
aw	0-m 3j
7K /D	2f
aS	29
aw	3-a 6b
7O /S	39
aY	19 6-a
7P $	1d 6-i 7c 8a
9/D	0f
aG	0n 6-9
aY	0-d 7e 8b
7S $	0h 3-a 5-e 9o
9/9	3f 6-a
aG	0-f 5g 6h
aS	0-e 3e
aU	5e 69
aw	0-9
7U $	0k 2f 3-m 5-s 6-a bv cl
9/D	0-x 2k 7j
aG	0-w 511 6j
aK	59
aS	0-x 19 7-b bl cj
aU	0c 5e b-9
aY	7d
aw	2a
7Y $	0-h 9j ao
9/S	9b
7l $	3-g 6f bm cg
9/D	3a
aS	2d
aU	0-9
aY	0d
7w $	3-a 4-d 6b bg cb
9/S	0-s 19 3a
6( 9 D	0-a bb
8F G	0-c 3e 49
aS	49
8G F	2f 3-9
aG	1d 2-c
aK	2d 3-c
aU	2f 3-d
aY	2-m 3h
8K D	2f 3-g
8O G	39
8S D	0-10 59 6t
al	2-9
8U D	2p 3-a 6-j bh
aG	0-9 6-e 7l
aU	0-a 2c
aY	bh
al	69
8l D	0-t bl
aY	0-e ch
al	0-b
8w G	0-c 39
al	0-t be ce
6) G S	2c
8K S	2d
8Y 9	0d a-b
8l O	0a
6, F D	0d 3-a 4-l 6p
aG	0-k 3q 4a
aS	3-e 4f
aY	0s 2-9
8G 9	0-d
aD	0i 3-p
aF	0j 3-j 4-9
aK	2c 3-9
aP	0e 2-i
aS	0k 1-f 2o 3-b
aU	1b 3-r
al	0-e 1e 313 4-r
aw	011 1-m
8K G	3e
aU	29
8O 9	0-h 3a
aD	013 3-i
aG	0-a 3c
aY	0u 3-c
8P P	0i 6-f 7q 8-h
8S D	0e
aF	2b
aG	3d 4c 5-g
aK	0l 6-a
aS	0d 4a 6-u
aU	0-g 2d
al	0-b
8T D	19 29
al	0m 3-a
8U D	0-9 5b
aG	3r 49 5-q
aK	0e 19
aP	0h 3-c 7-b 810
aS	0-h 2s 4c
aU	0-c 3-b 4-9 6b
aY	0m 3-9
al	0-d 3r 5-9 6-d
8l 9	0-k ba ci
aD	0b
aF	0-g 2i
aw	0j
8w D	0e
aG	0-l 3e 4h
aS	3h 4f c-9
aU	0-b
aY	0c
al	6e
6- F D	0q 3-e 6-b
8G F	2r 3-a 4-b
aG	2e
aK	29
aO	0-e 2a
aS	0o 3-e 4-j
aU	2o 4-f
8S G	0-d 1a 2h 5a 6-d
aS	0-g 2-9 5a 6g
aY	5-9 6a
8U P	0-b 5g
8Y U	0d a-9
6. G U	0-9 1-c 2r
8U U	7u
6: S S	0s 1-a
8U 9	09 3l 4-d 5-b bh
aD	0y 2-c
aG	0w
aU	0f
aY	0g
al	0h
8w 9	0c
aD	0k
aG	0l
aK	09
aS	0a
aU	0h
aY	0g
al	0h
6; G P	0-g 2c
aS	0-i 2-d 3p
aU	0e 2-q
8S S	2a
aY	0d 2-b
8U S	3b
8w Y	0-j
6D Y 9	9b
6^ - D	4a
aF	0i 2-f
aG	212 4-9 8-9 bb c-a
aK	0k 2-h
aP	8a
aS	8b
aT	0a
aU	6k c-a
aw	0i 2-q ce
6a F S	0h 1m 2-v
8G S	016 2-13
8K S	2-9 3a
8U S	0q 19 2-l
aU	1n 5-c 6-a
8t S	09
6f G S	2j 3-h
6t G S	0-a 2-s 3e 4r
6| G S	3-a
al	2-f
8S D	0-g 6g
aS	2-j 3d 4c
6· G S	0-i 29 3h
al	0-b 2b
8S S	0g 2-k
aY	2a
6ở S S	1f 2o 4-e 6-e
aU	0a 6-d
8U S	0b 2-a
aU	0l 2-a
8w S	0-g 4c
aU	0l 2-j
6– F S	0u 4-9
8G D	2-h 3l
aF	0-b 2-g 3f 4f
aK	2n 3-g
aO	0j 2-s 39
aP	0-9
aS	0d 3-c
aY	0-n 2e
8O S	0m 3-c
8S D	01q 29 3-g 4-b 5-c 6-14
aF	6e
aS	010 6-f
aU	0i 1-c 2-b 6a
8U F	b9
aO	3b
aU	b9
aY	5h
al	5d
8l F	0a
aO	0-9
aS	0-f 3a
al	0-9
8w S	0q 4-a
6— F S	0-w 2q
8G S	0-j
8t U	2b
4=	 F D	0-d 2a
9S	3f 6-a
7G D	0-g 1f 2-9 3e
9F	010 1-g
9K	1b
9T	0-c bk
9Y	2c
7K S	3f 6-9
7O S	3i 6-e
7S D	39 4b 6-a
9S	6-a
9Y	0-9 59
7T S	0i
7U D	0-e
9S	0u 3b 6-x
7w D	0-f 1a 2b
5  Y l	0c a-b
6- /D	09
9F	0-l 69 cg
9G	69
9O	09
9S	0d 6-9
9U	2-f
9Y	0a
9l	89
8^	0o
5( F G	2-e 3e
7G F	1c
9G	019 1-12 2e 3-g
9K	1c
7K G	2-9 3a
7S S	0-9 69
7U G	0-k 2x 3a 5-a
7l G	0g
9S	0a 2f b-c
7w G	0i
5) 9 D	0t b-f
9Y	0l b-a
7F G	0a 2-c
9U	39
7G D	0-b 1i
7O U	0-c 3c
7S G	0g 6-f
9U	0-9
9l	0i 6-i
7U G	5a
7l U	3h 4a c-9
5, 9 D	0k c-d
9Y	bn c-c
9l	b-e cv
7F G	4e
9U	4e
9l	2m
7G F	2k 3-b
9G	1-a 2f
9K	0n 3-c 4-9
9O	2b
9P	0-k 49
9S	2-a
9U	2-b
9l	0b
7K G	2i
9U	29
7P P	7-s 815
9S	0-o 6-b 71g
9U	0z 1-9 7-u 8m
7S F	0-9
9G	0-9 2-g 5g 6b
9K	2c
9S	0u 1-g 4a 5-r 6h
9U	0a
7U D	7-9 b9 ce
9F	0n
9G	0p 2c 3-c 4a 6o 7-b b-a c-d
9K	0-j 2i 5b
9S	0i 5-f 6e 7c b-m
9U	0j 3e 5-m 6b 7-9 c9
9Y	0n 5-b bd c-h
7l F	0r c-s
9G	0z
9K	0d c-a
9S	0w b-a
9T	0-9 c9
9U	b-c cc
9Y	0-a
9l	0s b-d
9w	6q b-a c-d
7t G	2b
7w G	4b
9S	0i 2-a
9l	0b
5- F G	0-e 4g
7G F	0f 2-g
9G	0-a 1-s 3g 4i
9S	2j 4-c
7K S	3-j 6k
7O G	4i
9K	0-b 3-f 4v
9S	0-e 616
7P S	0n 7-a
9U	0q 7-b
7S S	0-k 5-a 6w
7U G	0f 7c c-9
9S	0-i 3-b 5-c 6p 7e b9
9Y	0-c ba ca
7l G	0-9
9S	0-i be
5. F G	0-9 2l 4-c
7U G	2-a bc
9U	8q
5: 9 U	cg
7F D	0n 3-b
9U	0a 2-9
7G D	2-9
9U	0n 2-i
9Y	0b
9w	0-m 3h
7S D	0-c 6e
9S	5d 69
9w	49 6-a
7U D	5c 6a
9S	0-b 5o
9w	bc
7w U	0c
9Y	0-a
9w	0-a
5; G S	2-a
7S F	0i 6-i
9S	0b 2-d
7U G	5c
9S	0-c bs
7l S	0-f bd
7w F	0-j
5^ 9 /S	19
9^	0-c 1b 9a
7D ^	9j ap
7F /S	2-j 3d 49
aU	0-9 2a
9^	0g 1e 2-c
7G /K	2j 3-9 4-9
aO	0-a
aP	0-s 5i 6c
aS	19
aY	2-a
7K ^	39
7O /S	0-a 19 29 39 6-b
9^	0d
7P /S	6-9 7q
7S /D	5a 6b
aF	0-9
aS	0-9 1b 3h 6-9
al	0h
9^	0m 4b 6-c
7T ^	0-9 29
7U /D	1-a 5g
aF	5a
aO	09
aS	0c 6-r 7l 8a
aU	19 59 6-h
aY	0b 311 4-e 5-g
9^	1w 49 b-a
7Y /S	0b 2-9
9^	ag
7t ^	39
7w /F	0c
aS	0k
aY	0c
aw	0b
9^	1g 3d
5a S G	09
9U	0e 6-v 9s
9w	0x 5-a 6-9
7U U	0d
7w K	5i
5f S G	0-d 6d
5w 9 Y	b-m co
5| U S	0-b 6-n 7e 8a bb ce
5· S S	29
7U G	0-o 69 7b
9S	79
5– F 9	09
9G	0o 3-d
9S	3-c 4-e 619
7O 9	0a
9G	0l
9S	7b
9l	0a
7P S	79
7S S	0-9 1a 5a
9l	0b
7U G	310 5-d 7-a
9S	0-l 3-c 5d 61c 7c b-h c-a
7l S	0-a
9U	0h
7w F	09
9G	0c
9S	0-b 6e
5— U G	6-d ch
9S	0-9 7c
0t G	2b
2K	09 19 3-c
2S	3c
2U	2e
2^	39
1=BF	07 12 2-2a 3-30 48p 53 6-1a 7-c 8-n 98 a-d bb c-o
3G	010 1-2h 28p 3f 4-2d 59 6-1x 7-7 8-b 9-a a-d b-6 c-f
3M	0-29 1-h 2-h 3-a 4-f 5-b 6-p 7-6 8-h 9-3 a-9 b-19 c6y
3P	0-2k 1-k 2-c 3-6 4-a 5-i 6-h 7-s 85f 9t a-8 b-8 c-j
3S	0-c 1-a 2-12 37 4-s 5-1u 67r 7-7 8-m 9-2 a-b b-c c-l
3X	0c 1y 2-14 37 4-k 50 6-z 7-7 8-a 9-2m a4h bh c-l
2IF	0n 1i 2-28 3-2k 46z 54 6-1b 7-a 8-s 9-2 a-i b4 c-n
3G	029 1-2g 28b 313 4-37 5y 6-2y 7-a 8-g 92 a-n b-5 c-w
3M	0-1h 1-n 2-g 3-d 4-e 5l 6-n 7-7 8-d 9-k a-i b-s c4u
3P	0-1v 1d 2-b 3-c 4-9 5-l 6-c 7-j 83y 9n a-9 b-a c-c
3S	0k 1r 2-1q 32 4-29 5-2k 68z 79 8-1p 9-d a-1h b-z c-11
3X	019 119 2-1s 3b 4-r 5q 6-1l 7-e 8-e 9-2t a3f b3 c-w
2O	03c 133 2-52 33v 4-44 52t 6-5k 72w 8-3f 93r a-2q b3s c-4l
2^	01k 1u 2-s 36 4-u 5k 6-10 7-9 8-8 91r a-17 b-b c-b
0under=degree	0-j 1m 2f
6field	3i 6-c
6nganh	0-b 3q 4f 6-c
b hinh	0q 3-c 4-9
6school	5a
6ten truong	1-a 6f 7d
6van bang	01m 1-b 4-b b-n
0w $	3-a 4-d 6b bg cb
2/D	0b
3F	0c
3S	2b
29	0e
2D	3-9 5k
2F	0-a
2G	0-j 1-f 2-c 3m 4x 5d 6-c
3 /w	0-l 3j
2K	2b 4-a 5h
2S	39 4i 5-a
3 $	0w 5-a
4/w	6-a
2U	012 2-n 6g
3 $	bb
2Y	4-b
2^	1g 3d
2l	6d
3 $	6o c-9
4/S	2j
2w	0a
1=%	ca
3 9	ca
2&	4h
3 G	4b
4U	2f
2(	09
3 -	09
2)	6n
3 -	6n
2,	8e
3 -	8e
2.	0h
3 9	0h
21	0c
3 9	0c
310/110	b9
9 w	b9
32/12	0-b 1o 2b
7 9	1j
8U	2c
22	29
3.1	bo
5 9	br c-a
3010	9-f aj
6 Y	9-g aj
56 Y	99
58 Y	99
23	2a
3 G	2a
3.28/4	cn
8 U	cn
462	ba
6 U	ba
30	0n 2-9 6-b
26	ce
3 9	ce
28.1/10	0-9 bl
8 9	0-9 bl
44	cf
5 U	cf
29	0-j 1n
3/12	1o
6 9	1f
30	0j
2:	cc
2;	0b
3 -	0b
2abernathy	5f
3dministration	2i 3-a
g F	4b
hG	2m 4-g
4vanced	2q 6-m
a S	2r 6-m
3griculture	2-e 3l
d G	2-9 39
3nd	2-c 4e
4h	4g
3rt	2-d 4s
5 G	4a
6U	4h
5s	2l 3-b
6 G	2k 3-b
3ssociate	1d 2-9
3t	0j
4 S	0f
2b.a.	0-9 1c
6 G	1a
4eng.	2e
8 G	2e
3a	2a
4 G	2a
4c	19
5helor	0-b 1p
a G	0-b 1j
4ng	0f 1m 2-9 3-9 6-9
6 G	1e
7S	1d
7w	0k
3iostatistics	2-9 3a
3o	1h 2-d
4 U	1h
3riain	6a
8 U	6a
3sc	1c
5 G	19
3usiness	0-a 2c
a F	3a
bG	2f
2cam	7c
5 U	7c
4n	69
4o	1m 3-p 59
5 G	0n 3-i
6S	0-i 1l 59
4p	0-a 2t 4-c
5 G	0-e 2n
6w	0a
3d	0f 6-a
4 S	0g 6-a
3ertificate	0i 1-t 219 3-b 6-b
d G	0v 1-11 2j 3-a
eU	2d
3gpa	ba
6 U	ba
3hain	4h
4emistry	2-9 3p
b F	3e
4inh	29 b-c
7 G	2a
8l	0d b-c
3ity	1i
6 U	1i
4vil	3e
7 G	2-a 3c
3lass	09 4-9 6-d ch
7 U	09 4-9 6-c ch
4oud	3k
3ollege	0-h 1n 5-f
9 S	0-h 1o 5-f
4mmunication	2b
5pleted	0t 1-a 3-b
b U	0e
6rehensive	6n
f U	6l
6uter	2m 3-a
a G	2e 3-b
4ng	2-c 3h
6 G	3a
3redits	0g
3u	1c
4 G	19
4m	2-b bb ca
5 l	0-j bb ca
2da	2k 4-k
4i	0-d 1p 2j 3-t
5 G	2q 3-j
6S	0-d 1u 3-a
4ng	1-f 2z 4-i 6d
6 G	2c
7S	1-e 2n 4-a 6e
3e	0-c 4-b 5m
4 S	5e
4gree	2x 6-9
8 G	0-m 2u
9U	0o
4ntal	3f
4partment	0c
c O	0c
4sign	3-a 4f
8 G	4c
3i	2e
4 F	2b
4em	bb
6 l	bb
5n	2h 4-a
6 G	2p 4-h
5u	0a 3b
6 T	0c
4nh	6a
4ploma	0-b 1p 21d 3-i 4-j 6-m
9 G	1k 2o 3-f 4-h
aS	2o 6-h
4stinction	0-j bm
d l	0-j bm
3lamini	5a
3o	49
4anh	0-d 2f
7 G	2e 4-c
4ttorato	1k 3-f
b F	1e 3-9
3u	2-9 3f
4 G	39
4ng F	4-a 69
4oc	2-a 3b
6 G	2-9 39
5ng	2-c
2early	3h
7 F	3b
3conomics G	39
cK	2g 3-e
3ducation	4b
3lectrical G	39
3ngineering	2n 3-g
d F	2a
eG	4b
eK	2d 4-9
3xecutive	1e
b t	1d
4pected	0b b-a
a l	0b b-a
2fachhochschulreife	0-e 113 5-e
k U	0-e 113 5-e
5ulty	5-m 6n
9 S	5-m 6n
4shion	2-g 3k
3inance	4a
5e	3s
6 U	3t
5ished	0y 1-d 5-b
a U	0m 1-c
4rst	0a
7 l	0b
3ood	2-9 3h
6 G	2-9 3c
3rom	0g 5-e
6 S	0f 5-e
2gioi	0-v b1i
6 U	0-k b17
7l	0-c bc
3o	8a
4 U	8a
3pa	be cc
5 U	be cc
3rade	09
7 U	0c
3uilds	2h
8 U	2g
2hang	2-a 4i
6 G	2-9 4d
3e	2-e 4b 9d
4 G	2-b 49
5Y	0-b 9d
4alth	4d
4t	0r 2-9
5 S	0c
3igh	0-f bd
6 l	0-c bd
4story	2-9 3d
9 G	2-9 3b
3nc	19
3oa	4c 8a
5 P	8a
4c	1-v 2o 3-b 4o b-9
5 G	0-e 2j
6S	1-i 29 6a
6U	0c
6w	0-a 4y
5hschule	09
c S	09
4ld	0e c-c
6 l	0e c-c
4ng	6b
5ours	ce
9 U	ca
5s	2c
6 U	2c
4rticulture	2-g 3q
e G	2-c 3k
4spitality	2-c 3j
3ygiene	2-b 4u
9 G	49
aU	4j
2in	01i 2-h 4-j
4 F	0d 2-9
5G	0g 29 4-c
5U	09
5w	09
4dia	8d
7 P	8d
4stallation	4f
e G	4b
3v	0w 2-m
4 G	0y 2-r
2journalism	2-e 3g
c G	2-e 3f
2ke T	3b
3ha	2-m 3-a 7-a b1d
5 U	7-9 bs
4i	2-e 4i
5 G	2-c 4d
4oa	0x 3-b
6 F	0e
7U	09
3inh G	29
3y	1a
4 G	0-b 1d
2laude	0-j cn
7 l	0-j cn
5rea	0h 1-a
8 G	0h 1-a
4w	2-j 3v
5 F	3f
6G	2-f 3g
3eft	0c b-b
6 l	0c b-b
4vel	2l
7 U	2d
3ich	4a
4en	0d
4terature	4e
c F	49
3ode	cd
6 w	cd
4gistics	2-a 3s
b O	3e
3uat	2-j 3p
6 G	2-i 3k
4c	4a
2ma	1u 8-c
4 P	1r 8-c
4gistrale	2g 3-h
c G	2g 3-h
5na	2-e bc
7 l	0-b bc
4jor	0a
4nagement	2a 3-d 4a
c F	49
5ila	7a
8 P	7a
4rketing	2-a 3d
b K	69
4thematics F	29
eG	2-b 3d
4y	3b
3echanical	2-k 3o
c G	2-e 3h
7tronics	3h
e F	3e
3oi	3k
5 S	3g
4reau	5c
8 U	59
3sc	1f
3usic	0-9 2-i 31k 5-9
7 U	0-b 2-d 31g 5-9
2nairobi	7f
9 P	7f
4m	0b
5 D	0e 9-j
6Y	9e
4tional	1j 5-c
a G	6b
bU	1f
3gan	3-b 4d
6 O	3-b 4d
6h	01q 2-12 4-9
7 G	0q 2-h
8S	0n 2-j
4he	0-t 2w 5-9 6f
6 G	0-g 2g
7S	0-9 2a
7U	6d
5iep	1-b 3d
8 G	0-9 1-a 3d
4oai	4-c
4u	4c
3ha	49
5 G	49
5n	0-j 2p
6 G	0-j 2p
3igeria	8b
9 P	8b
2of	2c 4-d 6h
4 G	0-f 2j
5S	6f
3n	8f b-c
4 U	8b
5l	0c b-b
4ly	0g c-e
6 l	0g c-e
2pass	0-q bu
6 l	0-q bu
3ham	4d
4d	1a
4uong	4g
8 w	4e
4ysiotherapy	2-f 3p
f G	2-f 3o
3lumbing	2-c 3n
3rofessionnelle	0-f 2i
h G	0-c 2e
3sychology	2-o 313
c G	2-l 3q
3ublic	3f
8 O	39
4ne	0a
6 P	0a
2q.	7c
4 U	7c
3uan	3h
4y	2s c-i
5 G	0-g 2r
6l	0l c-i
2rensburg	5-b 6k
a S	5-b 6h
3icerca	0-g 2x 4-c
9 F	0-9 2f
aw	2e
3obotics	2-e 3q
a G	2-d 3e
bO	3c
2sac	0-b cj
5 w	0-b cj
3chool	2b 5-c 6e
8 G	2d
9S	5-c 6e
4ience	0-d 2u 3-m 4l
9 G	2q 3-i
aU	4f
3econd	bh
8 U	bi
8ary	2l 3-n
b G	2o 3-m
5urity	2-9 4l
a U	2-9 4g
4nior	1-a 2n
8 U	1-a 2g
3i	0-o 217 4-c
4 G	0-m 2y
4ena	0-e 7x
7 U	0-e 7x
4ngapore	69
3o	1d
4ciology	49
4uza	6b
3t.	5a
5 U	5a
4atistics	0g
3u	0-k 2q 3b 4-a
4 G	0-j 2s 4-9
4pply	39
2tai	2i 4-b
4n	79
5 U	79
3b l	cb
3ech	4-9 6y
6 U	4-9 6t
6nician	1g
c t	1g
7ology	2-a 3-a 4j
c G	2-9 4f
3hang	9d
7 D	9d
4e	0-b 6b
5 S	0-b 6b
4iet	39
4oi	0b
6 w	0b
5ng	2d
7 S	2d
4pt	2h 4-9 5b
6 G	5d
7S	2b
4uat	2-9 4a
7 U	69
3oan	2-9 4o
6 S	4e
7T	4b
4ok	0n 1-e
6 U	0c 1-a
4t	018 1-t
5 G	019 1-12
3p.hcm	0-a 6a 7e
8 P	7e
9S	6d
3rang	4d
4i G	29
4uong	2-d 4g 5v 6-r
8 S	2-c 4e 5v 6-r
3tgdtx	5j
8 U	5j
3u	1h 3-9 6-d
4 S	0d 6-c
5w	1g
4c	2f
5 U	0-c 2l
2university	0-a 6f
c S	0-a 6f
3pper	6-c ba cc
7 U	6-c cd
8l	0-a bb
2van	0-a 2-d 3s
5 G	3a
6w	0-b 3l
3b2	0k b-a
5 U	0k b-a
3eterinary	2-e 3q
c G	2-b 3c
dU	3c
3lvh	0b
6 l	0b
3u	2-d 4f
4 G	2-d 4f
2with	0-19 2f by
6 -	0-12 2g bq
6drew	0k b-j
a l	0k b-j
2xay	6b
5 F	6b
3ep	b9
5 l	0-c bf
6w	0b
3uat	0-9 3-9 bn
6 w	0-9 3-9 bn
2y	2-c 4a
3 G	4a
3ear	0a
6 l	0a
6s	0c 3-f 4m
7 F	49
8G	3-9 4g
8U	0d
2|	0c
3 -	0c
2·	0f 2-9
3 -	0f 2-9
2–	0e 2-a aa
3 -	0f 2-9
4D	aa
`;
