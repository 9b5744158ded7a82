// Written by `npm run train:resumes`; not edited by hand.
export const studyWeights = `O BG IG BF IF BS IS BP IP BX IX BM IM
0(	017 21v 3b 5-x 6h 7-9 8-g b-18 c-h
1 -	0-j 215 4-f 6z 8-b c-d
2F	2-c 3b 4d
2G	015 1-b 2h 3-w
2K	2-d 3d
2O	39
2S	0-f 1e 2k
2U	0-v 2t 3r 4e 5-h b-d
2l	01i b-q c-d
2w	0m 2-9 4-9
0+1=%	bc
3&	1e 2-a 39
3(	0-v 2-j 4l 5-9 7q ce
3)	0-o 4f 9-c ap
3,	3-9 4b 5a 6e 7-d c-a
3-	2-n 5y 6-b 9r a-q
312/12	0-9 2l
32	2b
4008	2a
510	0-p 9o
62	0-l 29 6t 7-f 99
63	0a 2a 4-d
65	0-d 6d
67	bl c-f
68	0a
521	7c b-9
62	2-c 3g
33.28/4	bn
54	0-p cr
57/4.0	0-d bj
36	0-k co
37	ca
44	bd
38.4	bf
390	0q 2-d
3:	02l 1-c 2-i 3-a 4-i 5-m 6-c bj c-e
3;	2-n 4j
3^	01j 1-h 2-s 3-e 9a c-d
3administration	2g
5vanced	1j 5-j
4fter	0a b-9
4nh	4d
4rt	2-9 3l
6s	0-a 2d
4ssociate	5b
4t	1g 2-q 4s 6-h
4ug	0-c 2c
6ust	0c
5stin	0-e 6e
3b.eng.	0-v 2v
4a	0-q 2r
5chelor	0-9 7b
5ng	0e
4sc	29
3cao	2-9 59
5p	0h 19 3-b
6e	79
4d	0d 6-d
4ertificate	2i 6-9
4hain	3e
5inh	0s 1-g 2-a
5ung	4b
4lass	5-h 6-9 b16
4ommunication	0-c 4h
6prehensive	5k
7uter	0-f 2k
5ng	2f
6servatory	5a
4redits	0h
4u	3-9
5m	0-9 be
3da	2f 4-f
5ng	1s 3-k
4e	29 5a
5gree	1b 5h
5ntal	0e 2-9
5sign	3q 4-j
4i	1g 3-d
5en	2r 3-j
6u	0-9 69
5nh	6a
5ploma	1d 21e 3-h 6-z
4o	69
5anh	2c 3-d
4ung	2-e 4f
5oc	09
6ng	0-9 2-c 3q
3e	bb
4conomics	0-k 2n
4ducation	3-b 4h
4ngineering	0-9 2d
3faculty	0-v 6x
4inance	0-e 2b
5rst	2a
4rom	0-h 2p
3gcses	0-c 1e
4ian	0b
5oi	0-9 cd
4o	7f
4pa	0-j 3h
4raphic	0b
4uilds	2a
3hang	2-d 3-d 4x
4e	09 2-9
5alth	3h 6-9
5t	01i 1-n 5-k
4istory	1-a
4oc	0-e 1b 39 5b
6hschule	2-e 4c
5ld	0c b-b
5ns	0-h 2i
4ygiene	2-9 3q
3in	0-v 1u 3-o 4-a 5f 6l
5dia	0-b 8c
5stallation	2-c 3f
3january	0i 8-f
3ke	3b
4ha	bd
6ch	69
5i	2-j 3c 4b
4inh	6c
4y	0h 2-d
3laude	0-a 2-b bg
4evel	2d
4ich	3b
5nguistics	0a
5terature	3a
4oai	bd
5ng	69
3m.s.	9b
4anagement	0-9 2r 3f 4-q
5rk	ba
5thematics	2f
5y	bd
4ba	1c
4echanical	0d 2-d
4usic	0e 2-d
3nakamura	2-9
5m	6i
5tional	5g 6-f
4ew	09
4gan	0-j 4l
7h	0-h 212 4-9
5he	0-m 2d 3g 4-d 6l
6iep	012 1-s 2a 3-a
5on	2a
5u	3c
4ha	4a
6n	2-d 4a
4ursing	2e
3of	017 2-n 3-a 5a 6a
4nly	0b b-9
3pham	2-i 3k
5uong	3e
3quan	2k
5y	0f 2c b-g
3rensburg	5i
4icerca	2h
4obotics	0g 2-f
3sac	0-9 bj
4cience	0-m 2i 3o 5-9
4econd	b9
6urity	3d
5nior	0-a 1p 6-9
4i	1x 3-g
5nce	7b
6gapore	0-c 6c
4mith-rowe	2-d 4h
4ociology	2-e 4h
5uza	5b
4u	2d
3tai	1h 2-f 49
4b	0-c bk
4e	3b
5ch	5t
7nology	2-c 3l
4he	0-c 6c
5o	6b
6i	09 2-m 3e 4b
6ng	0c 49
5uat	5-b 6l
6y	6b
4p.hcm	8a
4rang	4g
5i	2-b 3g
5ung	6-9
6ong	0a 2-h 3m 4a 5-b
4u	0a 3b 6-e
5c	1f 2-c
4x	0-b 8c
3university	1-9 2-a 5i
4pper	0a
3van	6d
5p	8a
4b2	0a
4ien	5h 6-e
4lvh	09
4u	1-9 3f
3with	2g 3-f
3xay	0-g 6g
3y	2-c 3d
4ear	0c
7s	2-s 3o
4ork	7a
3|	2-l 6a
3·	2-i 3c
3–	0p 1-9 2-q 5a 6-i 9k a-g cg
3—	2-c 4b
12=%	0-j bq
3(	0-r 3o 4g 5-j
3)	1-h 2i
3,	2d 6-j 7q b-d
3-	2b 5-9 6k a-b be c-i
3.	9-b al
31.7	ba
410/110	0g 2-h
42/12	1d
32	2c
4.1	49
4006	0b b-9
68	2a
512	0-i 29 6p
63	0r 6-f
64	6f
65	2-d 7b
66	0-p 2h 3-j 6z
67	0s 69 b-n
68	0h 8-c
69	0e
521	9d a-d
62	5a
65	bg
33.4	0-c bs
40	2-9
37	ba
390	011 2-g 6-9
3:	010 1-e 2-r 3i b-c
3;	0-e
3^	1-i 2-l 5-l 6-a 7r 8d 9d af ch
3a-levels	59
4dministration	0a
5vanced	19
4nd	0a
5h	3c
4pril	2-f 3b
4t	0m 5-c 6-d
3bang	4a 5-d 69
5rbury	0-9 29
4erufsschule	19
4inh	89
4usiness	1m
3cao	015 1-14 2-i 4p
4d	0f 2-h 4a 6-c
4ertificate	0-9 1z 6-9
4hemistry	1b
4ity	6b
4loud	29
4ollege	0-b 1-9 2-m 4h 5l
5ng	0-d 1a
4redits	0q 2-d
4u	0-j 5i
5m	2-c
3da	2f 3-g 8a
5n	2a
6g	2-d 59
4e	4i
5gree	5e
5partment	0e 2-b 39 b-d c9
5sign	0e 3-a
4inh	6d
5ploma	1l 5-j 6-a
4o	3c
5ng	6b
5uble	7j
4u	29
5ng	0-h 49 6g
3ecole	2-9 39
6nomics	2i 3-h
4ducation	3h
4ngineering	0-g 2i
4vening	2-c
3fachhochschule	0a 2-e
4ebruary	5b
4irst	0m 2-r 49 b-a
4ood	29
3gian	2-j 4e
5oi	0-i bk
4overnment	5c
4pa	29 4-a
4rade	0-e 2k
4uilds	1f
3hang	0-i 2-9 4v
5u	69
4e	7a
4istory	0-b 2c
4oa	2-h 6a
5c	0-g 2-b 4g
5nours	bf
4ygiene	0e 2-9
3in	0-c 1-a 211
5dia	79
5stitute	2-d
3january	0d 8-e
3kariuki	0e 2-c
4ha	b9
5oa	0-c 2-a bd
3laude	0-9 be
4evel	2a
4ode	bb
4uc	2-b 4b
3ma	0j 6-f
5nagement	0-9 2a
5thematics	0g
5y	6c
4o	1-9 5a
3nairobi	0-c 5e
5kamura	2-a
5m	6b
4ew	5a
4ganh	0-9 1y
5he	1g 6a
6iep	2l
5on	2a
5u	29
4ha	1-9 3f
3o	0b 2-o 3d
4f	0-w 2-h 3b 6z 7a
4yelaran	2-b
3pettersson	2-a
3quan	1b 6a 7-a
5y	0r 1-g
3ricerca	1h 3-c
3san	6c
4cience	5-c 6n
4ong	6b
4tate	0c 29 4-s
7istics	01f 2-1d
3tam	29
4b	0c 2-9
4ech	2-b 4d
7nical	2-c
4hoi	19
6ng	2-b
5pt	19
5uat	0-h 2-a 6p
4o	0j 8-b
5an	3l
4ri	0-a 2j
5uong	0p 2-f 3e
4tgdtx	0d
4u	0a
3uae	79
4niversite	2u 4-s
cy	0-p 2q 3-a 512 6-t
4pper	5-a br
3van	29
5p	7f
4ien	3c
3with	0-t 6t
3|	2-h
3·	0-t 2o 4a 6j c-9
3–	09 3-r 8d
3—	2-m 3g
3’	0-9 2b
0- /F	0-k ch
3G	69
3S	09
3U	2-g
3Y	0e 2-c
3l	09 6-g 8a
29	c9
2F	0m 2-m
2G	2w 8-9 bc c-f
2K	0d 2-h
2P	8a
2S	8a
2T	0a
2U	6e c-i
2Y	2c
2^	0o 69
2w	0l 2-t cg
11=&	3-h 4h
3(	0h 3b 5-b 9e a-a b-c
3)	0w 1h 2-b 3-9
3,	0l 2t 3-h 4-i 5-h 6h 7m 8l 9g a-l b-q c-u
3-	0-y 1-o 2p 3-t 5-9 61i 7c 8-b 9-9 ad ba
312/12	0g 2-d
32	0a 2-9
4000	5b
512	0-f bi
65	0-9
523	5c
64	0-e 3n
33	0d
4.62	cf
40	0q 2-d
37	0-k co
39	1-a 2g
4/12	0e
40	0u 2-c 4-c
3:	0-s 1x 3-e 5v 6-f bh
3;	0-r 3-b 5f bx
3^	0f 1-h 2-h 3p 4-e 513 6-n 915 a-s
3a	6a
4dvanced	2q 6-i
4nd	3-9
4rt	09
6s	0-l 2b 3d
4ssociate	0-f 2i
4t	0-l 51n 7-d
4ustin	0-b 8c
3b.a.	0d 2-c
5com	2-r 3p
5eng.	0-31 231
5sc.	2-c
4a	0m 2-1h 3y
5c	2h
6helor	0-h 2u
5ng	1-p 21w 3-t
4eng	2-f
4o	2e
4sc	0f 2-l
4tec	0o 2-q
7h	012 2-11
4usiness	2-c 3-9 4x
3cam	8a
5o	0-j 212 4-k 6a
5p	0-b 2n 4-c
4d	6i
4ertificate	0-e 3g
4gpa	0-c bl
4hemistry	29
5inh	0-p 2r 4a c-c
4ity	2a
5vil	2-a 4o
4lass	0-n 2k 6-k cx
5oud	2-b 4t 6-9
4o	2-b 4i
5llege	0-11 214
5mpleted	1u 2-c
7uter	0-c 210 3-f
5ng	2-u 414
5ursework	0b c-9
4u	0-n 2w
5m	2-a ci
3dai	0-11 21j 4-u 6h
5n	4b
6g	3q 4-a
4e	2b 5-b 6p
5gree	3d
5ntal	4j
4i	0-e 2r
5em	ca
6u	0-b 4d
5nh	09
5ploma	012 2-1u 31f 4-9 5n 6-v
4o	4b
5ng	49
5ttorato	2h
4u	2-d 4f
5oc	2b
3e	c9
4arly	3-b 4h
4conomics	0-e 2f
4ngineering	0-l 2l
6lish	4h
4xecutive	29
3faculty	0e 2-a
5shion	2-a 4f
4ine	2-c 4v
6ished	11j 2-r 6-c
5rst	09
4ood	4g
5undation	0-b 2d
4rom	5d 6-c
3gpa	0-i b9 cw
4rade	09
6phic	09 4c 6-9
4uilds	2b
3hai	6b
5milton	8e
4e	0o 2-q 9-r at
5alth	0d 6-a
5t	0-b 11b 2-f 3-9
4igh	0-i 2j 3-b cg
7er	2t 3-i
4nc	0u 2-11
4oa	0-i 6g
5c	013 2-19 3r 4-9
6hschule	0e
5ns	0-2c 22e
5spitality	2-s 414
3in	0-16 1-k 2q 31u 4-k 6-d 9o
4v	2-c
3ke	4e
4hoa	02o 1-a 3-1g 4-g
6i	0e 6-e
4inh	0-e 2-9 4h 69
4y	0-m 2t
3lac	0-a 89
5urea	0k 3-f
4eaving	2c
5vel	2m
4icence	0-g 2j
6h	69
5en	0m 6-b
5nguistics	2-g 4j
4oai	0-b bm
3m.s.	0f 2-h
4a	0h 2-1c 3w
5gistrale	0e 2-h
6na	2-b
5ster	0-y 2z
5thematics	0-9 4e
5y	4g
4ba	0l 2-x 3f
4echanical	2-c 4m
5ng	0g 2-19 3v
4oi	2-a 4j 6-b
4sc	0g 2-j
4usic	09
3nam	0-t 6k 9h
5tional	2q
4ganh	1-9 3y 4-c
5he	0m 2-1d 3v
6iep	1l 2-l 5b
5on	4d
5u	4g
4ha	2-a 4d
6n	0b
4ong	2-d 4c
4ursing	2i 4-k
3of	0q 1-e 215 3-1i 4-b 5-a 6v
4n	0c c-b
3ph.d.	01h 2-1u 3g
5am	4a
5d	0c 2-j
5uong	0-9 4c
4ostgraduate	2a
4rofessionnelle	2-j 3f
4ublic	4b
5ne	0-a 8a
3q.	8a
4uy	2-l 3g
3ricerca	0b 2-f
4obotics	0a
3school	0i 2b 6-l
5ience	0g 2-i 3m 4-g
4econd	09
5nior	2m
4i	0o 2-1i 314
4o	2c
4u	0g 2-z 3i
5mmer	9-d ae
5pply	49
3tay	6a
4b	0g b-e cc
4echnician	2l
8ology	09 6-a
4hac	2b
6ng	ab
5oi	4b
6ng	c-9
5pt	0e 2-n 69
5u	2-d 4h
6at	2-h 4k
4ook	1v 2-e
4ri	3-e 4k
5ung	0-g 2q
6ong	5-f 6v
4tgdtx	6k
4u	0e 2k 6-g
5c	2k
3university	0-o 6w
4pper	c9
3van	2-i 410
5p	0-a 8b
4eterinary	2-q 411
4u	2-d 4h
3with	0-b b-d cp
3xep	cd
4ong	0m 9-g
4uat	cg
3years	4b
3|	0-u 7o bm
3·	0-i 7c bk
3–	0-i 3-9 5f 712 9-c ai
3—	5c 7k
12=&	29 6-b
3(	2u 3-d 4b 9-l
3)	0-1h 3k 51p 6-x bl
3,	1-c 21a 3-e 4-h 6j 7-d 8k 9-a c-i
3-	0-16 4i 6-c bp
3110/110	c9
42/12	0b
32	3m
4009	ba
518	39
69	017 1k 2-c b-13
521	0-a
64	0n b-c
33	2c
40	0h
37	cg
3:	6j b-d ca
3;	0-d 8f c9
3^	113 4-c 5i 7-a 8-b 9j b-d c-e
3academy	69
5counting	49
4dvanced	0b 2-e 3m 6-f
4nd	0-y 212
4pril	5a
4rts	1-i 2a 3e
4t	0e 2-c 5-d 6q
4ug.	5b
3b.a.	0a 2-l 3c
5com	5b
5eng.	0a 2-b
4a	2-e 49
5c	2-g 3c
6helor	0-g 21i 3-j
5ng	0-e 21i 4-q
4eng	2-9
4iec	b9
4o	2k
4sc	0-f 2r
4tec	2-s 3a 4l
3cao	0-e 3q 4-a
5p	1j 2-1i 3l 4f
4d	0b 6i b-d
4ertificate	2g 3-o 5c
4hain	5b
5emistry	0i 1-b
5i	2g 3-f
6nh	2-l 3-e 4d 6i
5ung	0m b-l
4ity	2e
4ollege	5-f 9e
5mprehensive	79
5ng	4d
4u	0d
3dai	2-t 3s
5ng	0-s 1-9 3n 4a bd
4e	0l 6-d
5gree	0-x 4h 6g
5partment	0m 3-f
5sign	5b
4h	6a
4i	0e 2-f
5en	2-c 4g
5ploma	0-q 1-9 4i 5g 7c
4ong	4a
5ttorato	0-e 2s
4u	69
5oc	0c 2-f 3c
3early	4b
4conomics	0-g 2h 5c
4ducation	0k b-k
4ngineering	0-f 2b 6c
4xecutive	2-b 39
3faculty	0d
4inished	2a 6-h
5rst	0-i 2k 6-b cd
4oundation	2-b
3giao	0-i 6i
4o	0-a 8b
5vernment	0-a 6b
4pa	0-e cc
4uilds	2c
3hai	0b 6-9
5milton	0k 6-d
5u	6a 7-a
4e	0g 2-d
5alth	7c
5t	1-9 2o
4igher	29
4oa	5-b 6k
5c	0-14 112 2-p 4j
5ng	0-a bf
4ygiene	5b
3in	0-9 1-9 21a 3-x 4-d 5s 6-s bu
3ke	2-9 4c
4hi	2-a b9
5oa	01g 4-12
6i	6-9 7f
4y	0h 2-1b 3g 4h
3la	49
5urea	0g 2-j
5w	0-e bc
4evel	0h 2-f
4icence	2-a
5en	0n 6-9 c-9
5nguistics	49
4ogistics	0-d 5e
3ma	3-9 4i
5gna	2-a ca
5nagement	0k 6-b
5ster	2b
5thematics	0c 3-e
5y	4d
4ba	49 bb
4eng	2-p 4t
4oi	19
3nam	aa
5tional	0b
4ganh	4g
5he	0-e 1-9 39 4c bb
6iep	2-n 4g 6b
5oai	0q 3-9 6b b-n
6n	4h
4han	2-j bs
4ursing	b9
4vq	29
3of	0l 2l 3m 4-1a
3paul	8a
4ettersson	0-b bb
4h.d.	3b
5am	ba
6t	0d
5d	2-e 4c
4olytechnic	0-a 7a
5stgraduate	3h
4une	89
3quan	3-e 4u
5y	0-a 2-a 39
3ricerca	2-b 3c
3san	69
4chool	0-k 3-d 5b 6m 7k b-a
5ience	2h
as	2b
4econd	ce
4i	0-p 2-o 3j 4o bf
4o	0-c 2n
4u	0p 2-b 4h b-p
3tai	0-u 4j 6b
5n	0-9 89
4b	0-k cn
4e	6c
5chnical	0-l 6l
aian	2-d 3h
8ology	19 2b 3-e 7d
4hac	2-b 39
6ng	6-9
5e	0a 6-b
5ong	0p
5pt	6a
5uat	4a 6c
4ien	2-c
4ook	2c
5t	1l 2-c 5b
4ri	0-d 4h
5uong	2-f 6m
4tgdtx	6f
3university	3-9 5-f 614
3van	0-m 6o
5p	8f
4iet	0-g 6g
4u	2-a 4d
3xep	ce
4ong	0-b 910 a-m
3|	0-c 8i
3·	0-h ci
3–	0t 3-t 5-9 8j
3—	0-9 8e
0/D - U	09
3G $	0m 2-y 4b
5O	2e 3-a
5S	0-c 2-a 3b 4b
5U	2l 4-j
5l	2j 4-f
3U $	0-n 5k bg
5U	09
5l	0e
1F - w	0-e ci
1G - S	0a
5U	6b
3U D	0e
5Y	0b
3w $	0-a
1K G /D	2g
1P G $	3-9 5h 6b
5D	2-g 3d 4a
5G	29
5Y	2c
1S - F	0-a 2a
5G	0-d 2z
5w	0n 2-l
3F $	4-9
5D	2-g 3g
3G $	4d
5/D	0d 2-p
5D	2h 3-g
5K	2b
5Y	2c 3-a
5l	2-9
3S $	6b
5/9	2-d 3g
6Y	2g 6-g
5D	2-e 39
3U /G	0-9 7f
5D	0-e 1d
5G	0v 6-a
1U - G	0a
5U	6h
3G $	0-i 2i
5U	0-e
5Y	0c 39 4-g
5l	0b 2-e
3S $	0a 2-b
3U G	6-a
1Y - U	0c
3G l	2-b 3b
3U 9	3m b-a
3w l	09
1l - S	09 6-g 8a
3S $	0-9 6c
5S	0v 6-l
09 $	0p 1-b 9-b bd ci
2/S	0-c 1a bb
2D	0e
2F Y	09
2G	0-9 99 be
2O	0y b-j
3 D	0b
2S	0-f 1i bc
2U	0-9 19 ch
2Y	0b ca
2^	0-a 1b
2l	b-d cs
0D $	9p an
2/S	9c ac
29 $	0t 1-9
2F G	0-d
4S	0j 4-c
2G	9b ae
3 /S	2j 3-c
4G	1h 2-h
4K	2b 3-9
4S	0-14 1c 2g 39
4U	09 2-m 4a
4l	2-n 3j
4w	09 2-a
2S	9i an
3 /S	2a
4F	2-9 6g
4S	6-f
2U $	0-a bh cs
2^	9j ao
2l $	0-p bb cl
2w $	0-e ba ca
4G	0-9
0F $	4-b
2/S	0-a 3e
29	0f
2D	0n 3-e 4-j 6a
2G	0-16 1-d 2-b 31q 41f 6-h
3 $	2b
4G	19
4Y	0-c
4w	01a 1-t 2-f
2K	2g 3-g
2P	2n 4-9
2S	0g 1a 2-q 4l 6j
3 D	0q 6-s
2U	2f
3 D	0n 5a b-9 c-b
2Y	0n 4-f
2^	0j 1c 2-h
2l	1-b 2f
3 $	0f c-k
0G $	19 2-b 3-b 5c bc
2/D	0d
3K	2g
3P	0-h 5g 6b
3S	09 2e 4a
3U	1c
3Y	2-l 3h 4b
3w	0-n 3g
29	2-p 3k
2D	112 2-12 3c 4i
2F	0s 2q 3-14
3 D	0-a 2b
4S	2-9 3a 4a
4Y	0g 4-a
2G	0x 1-1q 2v 3-b 4n
3 /S	2-9
4D	1-a
4F	1-a 2d
4S	0v 1-p 2-9 49
4U	0-b 1-h 2x
4l	2g
4w	0g
2K	0-9 114 21b 3-17 4-h
3 /D	2d
5S	4-9
4D	2-j 3e
4S	2b
2O	0-d 1a 2j 4-9
3 Y	0a
2P	0-x 1f 2-d 3j 4e
3 D	7a
2S	0-b 2l 3i 4e
3 /S	0a
4D	5c
4w	0a
2T	0-i 2g 3-b 4-9 bl
2U	2j 3-n
3 $	0t 3d 5-i 6f 7-b b-q
4/D	0-d 2k
5S	c9
5U	015 5-k 6-d
49	0-f bj
4D	5b 7b b-d c-j
4F	0-f 2f b9
4K	2b
4O	3b
4P	0-f 5h
4S	0-9 2k
4U	0-g bo
2Y	0d 2-h 39 4-d 6d
2l	1d 2-o 3x 4-c
3 $	bf c-9
4F	09
4O	cd
4S	3b
4l	0-a
2t U	2c
2w	0d 1-j 2b
3 $	0g
4/S	0-c
4D	5b
4S	0i c-9
4w	09 2-9
0K /D	2d
3S	3d
2F	2g 3-d
2G	0-d 2-b 31i 4i 6-f
3 S	0a
2S	4a
3 Y	0m 6-9
2U	2h 3-b
3 D	0-f 2f
2l $	b-a
0O $	49
2/S	3c 6-a
2D	0x 3-d
2F	0a
2G	0-j 3u 4k
3 D	0b 2-b
2K	3-i 4r
2P	0-9 7e
2S	3-d 6i 7d
2U	3c
2Y	0o
2^	0c
0P $	6-c 8b
2/D	0b
3G	0n 6-e
3S	6-c 7s
3Y	0-b 7c 8a
2D	0-g 6u 7-f
2G	7d
3 S	0-p 1d 2-b 3j
2K	1f
2O	0-9 19
2P	0q 1-9 6-h 8r
3 $	0l 7-d
4/D	09 7-9
2S	0-j 3-a 6m 718 8-a
2U	0z 6-c 7-r 8k
2Y	7c
2l	79
0S $	0i 5-a 6-c 9p
2/9	2-d 3f
3D	5d 6h
3G	0-i 5m 6n
3K	59
3P	6a
3S	0-e 1m 3q 6-b
3U	2-e 5f 6b
3Y	29
3l	0f
3w	0-9
29	6e
3 $	1a
4D	be
2D	0f 2-a 39 5k
2F	2g 3-b 4-b
3 D	0b 3-c 4-c 6j
4G	39
2G	0-l 3i 4g 5d 6-f
3 $	0x 4-f
49	2-i 3j
4D	0s 2-t
4S	2v 3-f 4-a
4U	0-i 2a
4Y	2-a
4w	0-a 2a
2K	1c 2o 3-i 4-h
3 G	39
2O G	39
4P	3-9 7f
2P	0-9 6d
3 $	6-9 7p
4/D	79
5G	7b
4D	6u 7-l
4P	0g
4Y	7d
4l	7d
2S	012 3-g 4b 5-d 69
3 $	2k 5-i 6-j
4/G	0-c 6a
5U	5c
4D	0u 3-b 5-b 6d
4G	5-a 6-9
4U	0-z 5f 6r
4Y	1a 6-e
4l	0a
2T	1a 2f
3 l	0x 3-g 4-b
2U	1-f 9r
3 $	0c 5-e 7p b-a
4/D	0-e 7o
5G	0-h 5v 6c 7-9
5U	0-d 3-9 5q 6c
5Y	7c
4D	0-h bx cg
4G	7j
4P	0p 5-9 7-e
4U	7g
4Y	6m b-9
4l	0-c 89
4w	0i
2Y	19 2-c 4b
3 9	99
2^	0l 2a 4b 6-f
2l	0i
3 F	0-e 2h
4Y	ce
4l	0-j ba ca
2w	0p 29 5-f 6-b
3 D	0-a ba cb
0T F	1c 2c 4-c
2G	0-k 3m 4n
3 $	0-d bl
2S	0d 49
2l	0t 3-f 4-b
0U $	0e 1-9 3-a 5-o 7-f bz cp
2/D	0-j 1-d 2i 5f 7f
3F	59
3G	0-m 2-g 3-a 51e 6l
3K	59
3S	0-b 1g 5-e 6-p 7b cb
3U	0i 5l 6-f b-a
3Y	3q 79 b-d
3t	0o 6-9
3w	29
29	0-j 3j 6a bl
2D	0m 1a 3-m 7-b 8-c bl cb
2F	09 3-b ba
2G	1-l 2n 319 4z 5-g 6-k 8-j c-a
3 /U	0n 2-s
4S	1-9
2K	2g 3-b 5f
2O	cd
2P	2-i 5i 7-9 8t b-9
3 /D	0c
5G	0x 7-i
4P	09 7b 8-b
2S	0-f 1-a 3-j 5-9 6n 716 8d b-g ca
3 $	6-x 9t
4Y	0e 5-a 6a
2U	5-q 8i cf
3 $	0r b-k
4D	0b 5a
4P	0-k 5f 8s
4U	39
4Y	0c
2Y	0u 2-g 3-i 4-9 6e bb
2^	1u b-9
2l	0-j 6-a
2t	be c-j
2w	0k 5-h 6m
3 $	09 6m
0Y $	0-e 9i an
2/S	1a 2-9 9a
29	9l a-9
3 $	0e cc
2G	0-a 9c ad
3 /S	0-h 39 4b
4S	3-a
4U	0e 3-d
4l	0-j 29
2S	0-c 9i aj
2U	09 1b a-a
3 $	5-9 bn
4U	1c 5-a
2^	ai
2l	9b
3 $	0-g b9 ca
0^ - F	0v 2-s
4G	bf
4K	09 2-g
4S	0-m 2d 6i
4U	0-9 2k 6-9
4Y	2c
2D S	9b ab
2F /S	09 2-d
4G	3n
4S	1g 3-m 4d
4U	4-a
2G /S	0k 3b 4-m
5U	0-l 2u 3-f
4D	2b
4F	09 1a 3-i 49
4K	2b
4O	0-f 29 3e 4-9
4P	49
4U	0l 3-l
4Y	0n 1-f 2-1a 3j 6g
4l	0-e 2-c 3c 4d
4w	0-c
2O G	0-d 3b
4S	0n 3-a
2S /P	69
5S	0a 2-p 3d
5w	6a
4D	0-l 3k 6-9
4G	0-k 2d 5a 6-c
4S	0x 2c 3-o 6-b
4U	014 2i 5-i 6-s
4Y	0-c
2U D	0-9
4F	0b
4K	0l 2-e
4S	1k 39 5-c 6-9
4U	0e 2d 5-e 6-b
2Y S	ad
2t K	09
2w /S	1a
4G	0-g 3b 4a
4U	0n 2-l
0b	02p 1x 2-l 3-e 4-d 5b 6-1y 7-o 9g a-z bc cf
1old -	0-12 214 89
5F	0-a 2b
5G	0-c 3b
5K	2o 4-d
5P	0-i 6-b 7k 8d
5S	0-19 61b
5U	1-e 2j 6b 79 89 b-k
5l	0g
0column=0/2	0-o 1-m 2-r 4b 5-f 7m 8o bt cg
a -	0c 2-b 6b 8c
bF	0a 29 3-b 4d
bG	0h 4b
bO	01a 3-g
bP	0-l 7k 8m
bS	0-12 1d 2d 3q 4c 6-h
bU	0-m 6q 7e bb
bl	0a 2-d c9
bw	0-p 3-e 4-9 bl cr
94	af
71/2	0k 2-i 5-r 6-f 7s 8l 9q b-q
a -	0-v 2c 6a c9
b9	0-f bi
bD	9m
bF	0-k 2-9 3f 4a
bG	0q 2-a 4c
bK	2-f 3i
bO	0-9
bP	8c
bS	2c 5-a
bU	013 3-m 5-b 6-u 7k b-m c9
bY	9i
bl	0p 3a b-k c-g
bw	0l 3-d 4-f ca
93	0-15 21m 3-c 4-b
a -	0-12 212
94	1-e 2-d 3-c 4-a 512 6r 79
a S	5o
bU	5b 6b
72/4	1-b 2-e 32a 419 6-1w
a F	3h 4d 6-d
bK	3h 6-9
bO	3h 6-f
bS	3b 6-b
bT	0m
bU	3b 6-9
bw	0-9 39
73/4	114 212 3-q 4-14 5-p 6-k 7-9 8-b by cw
a -	0-9 2e
bG	0h 2a 3-e 4-h bj
bS	1h 2b 6-a
bU	5-e bg
bl	0-f co
bw	0c
0e=&	4o
2)	09
2,	2c b-b
2-	0c 4a
2.	0l
362	b9
3a.	0-9 1d
3s.	1h 2-i 6b
2/10	bj
42	0-i 1v 2g
2010	9-g ak
49	9c
2110	bb
22	2c
3.1	bc
32.	0-a 9d
23	29
30	011 2-g 6-9
24.0	bm
26	cg
28	8a
3.4	ch
3/4	0h b-j ce
29	0-c 1e
30	0g
2:	09 ca
2;	0a
2ach	69
3in	49
3le	0j 3-g 5a
3nd	2-g 4g
4g	0-c 1g 2a 3-d 4b 5-9 69 b-a
4h	017 2-19 3-d 4h
3py	2-i 3n
3ra	5c
4s	0f 3-c 4d
4t	2-e 4v
4y	2c 5-9
3ss	0-r 6-9 bo cc
3t	6e
4e	0-c 1i 2z 3-s 6-9
4o	1h 3-c
2ba	2g
4c	1e
3o	1f 2-c
3sc	1b
2cal	2-j 3r
4o	0-a 1s 3-k
4p	0-d 2x 4-b
3d	0p 6-d
3ed	2r 6-q
4s	21i 3-m 4-t
3o	4b
3u	19
4m	0-a 2-b bg
4u	69
2da	2f 4-f
4i	0-i 1g 2j 3-q 5c
4n	4b
3e	0-a 5a
3ge	5c
3h	59
3i	2g 4-9
4a	0-a 8e
3o	69
3tx	5g
3u	3b
2ead	0-9 5h
4r	0a
4u	5e
3ch	6z
4k	5d
3ft	0a b-9
3ge	0-n 1k 6e
3ld	0-h 5l
3na	0-f 710
4e	4j
4g	19
4t	2h 3-l
3re	5d
3ss	0-e 3o
2gan	3-d 4f
3he	0-x 211 5-c 6m
3na	0-c be
3o	8a
4n	3c
3pa	0u 2-9 4-9 5-c 7-c bi ca
2ham	0-a 3-h 4g 69
4n	0-n 2p
3cm	0-c 7b 8a
3e	1-f 9g
4d	0t 1-d 5-a
4t	0t 2-c 6-9
3nc	1a
3oa	0v 3-d 4a
4c	1-p 2o 3-9 4v
4i	2-9 4d
3pt	2i 5a
2ian	1d
3ch	2-d 4f
4k	5f
4s	2-x 31y 4-e 6-f
3em	ba
4n	5-9 6b
4p	1-b 3e
4t	3c
4u	0-9 2-b 3q
3fe	0-f 116 5-f
3gn	0a 3-c 4j 6-a
3n	01n 2-k 4-i
4e	2-9 3l
4g	3s
4h	3-a 6n b-g
3oi	0-e b17
4n	0-k 2q 3-e 4d 6-f bk
4r	2d
3sh	3a
4m	2-g 3l
3th	0-1e 2f b12
4s	0v 2-c 4-c
4y	0-i 1a 2-10 3h 4n 5b
3um	5d
3ve	1b 3-e 6d
2jor	0a
2kha	09 2-q 3-b b1f
4i	2-b 4i
2law	2-i 3r
3ds	2e
3e	8a
3ic	3h
3le	0-h 2j
3or	1b
3th	4b
4y	1-9 5-h 6q
3vh	0c c-9
2ma	0-c 1t 8-9
3n	8a
3oi	3i 5-9
3sc	1g
2nal	0-e 1o
4m	0e
3ce	0-h 215 3-10 4t
3ew	7a
3g.	1-9 2e
4u	4c
3ha	2-d 4h
3ly	0f c-b
2oai	0-c 4-a bb
4n	4k
3bi	7b
3de	c9
3f	09 4-b 6c
3gy	2-x 3j 4n
3ld	0c c-a
3ma	0-d 1i 21g 3-m 4-9 6-m
3n	8i b-c c-9
4d	5-9 bl
4g	1-g 2-18 3l 417 5l 69 b-c c-f
4s	2l 3-c
4t	5a
3od	2-b 3k
4k	0s 1-l
4l	2k 3-c 5-c
3ra	5c 6-9
4d	59 6-j 710 b-d
4k	b-9
4y	2-i 3g
3ud	3d
3va	5a
2per	0-9 6-9 cg
3ly	3e
2q.	7f
3uy	2t 4-a c-c
2rca	0-e 2s
3ea	0j 1-c
4e	2v
3it	0-b cd
3ly	3h
3st	ba
3th	5b
4s	2h
2sac	cg
3es	2e
3i	0-p 21c 4-f
4c	0-e 2-f 31o 5-e
3ki	59
3t.	5a
3u	0-n 2o 3i 4-b
2tai	2i 4-b
4l	2-9 3q
4y	6a
3b	bb
3ed	01b 1-b b-e
4r	2u 3-g
3hu	2-b 3d
3in	6f 7-a
3on	0f
4t	017 1-s
3ry	2-c 3r
3u	1j 3-a 6-a
4c	2e
2uan	2-f 3j
4t	2-u 3h bi
3de	2-a ci
3ng	2-h 4e 6d
3oc	2-f 3d
3re	2-12 312 4d
4g	6b
4s	0-f 6-b cw
3za	5-9 6j
2van	0-b 2-j 3q 5f
3b2	0l b-b
3el	2i
3ia	5g
4l	3c
3u	4a
2xay	69
3ep	be
2y	2-d 4h
2|	0f 6-a
2·	0h
2–	0g 2-b aa
2—	09
0first=	0-x 1-25 21t 3-t 41f 5-1u 62i 7-1j 8t 9-1o a11 b-d c1p
60/1	01v 1-d 2-c 3-f 4-a 5-a 6-a 91a a-q
82	1a 3b 5s 6-h 9b a-b
83	1j 39
84	1g
61/2	0-y 11y 2-i 3q 4-a 51k 6-15 9-d b-e
83	0s 2-a 510 6-10
84	0o 1-c 3-e 59 6-o 7x
62/3	0u 1d 2-j 3e 4-a 5-e 6-9 9q a-g
84	0c 1e 6-b 7s 8-a
63/4	0c 1-d 3-9 5-i b1v c-l
0l $	3-9 bl ce
2/S	2f
29	0-d b9 ce
3 $	b-b cl
2D	bc ca
2F	0s c-s
3 /S	1-a 2r 4-9
2G	0h 2-b
3 F	0m 2-b
2S	0-c 2a cj
3 D	0h
2U	2-d 3a
3 /S	0-9
4D	09
2Y	cc
3 9	09 a-9
2l $	0p b-n
4O	0c
2w	2l
3 Y	09
1ast 0	0-1b 19 2-k 3-j 4-w 5f 6-d 8-e 91b a1e bn
51	0-e 1d 3-u 4-o 8t 9-b a-a bs ci
52	0-14 29 5m 6y 7-f 8-d 9-d a-d cx
53	0-g 1e 2-e 5h 9o b-c c-b
54	0-z 2k 4j 6h
55	0-b 6f
1ine=0/1 -	0e 2c 6-d bb
a1 	0e 2c 6-d bb
90 	11u 4-11 5-f 6a 9-f af
b[	01w 112 2-g 3-o 4-i 5t 6-1l 9n a-n
c]	0-1t 11e 2-b 3a 5r 9l
b]	0-2h 1-9 2b 31i 41i 5-h 6h 9-p ar
91 	1-h 2n 3i 5-j 6v c-c
b[	1o 2f 3-g 4-s 51a 6-i a-a
c]	0-1g 110 31i 5u 6-u 7-d b-b
b]	0-c 1-j 2-c 419 5-d 6e 9i b-d
92 	0-f 1-h 2h 5w 69 9-c ad b-g
b[	1r 2-k 4-e 5p 6-a 79 9e a-c ba c-f
c]	0-1k 2-9 4-a 5l 6k 7t 8-e 99 bd
b]	0-z 1-f 2g 3-a 4k 5-b 9-a bx ci
93 	2-l 3c 6b 99 b-e cd
b[	2-v 3-c 5-d 6f 7f a-d b10
c]	0-i 1-l 5-e 7-a 8b 9f a-f b1r
b]	0-p 8d 9-a an b-s c1g
94 	0e
b[	0p 9-9
c]	0j 1-c 89
b]	0e 2-c 69
95 [	0x 5-c
c]	0e b-c
b]	0o 6-b
98 	0a
99	0m b-r cm
9D	9o ap
9F	0-d 1q 2-d 3o 4-e 6d
9G	0n 1k 3-f a-9 bb
9K	3t 4a 6-c
9O	0-o 3h
9P	0-15 1g 7e 8u
9S	0-1c 1n 5u 6f 9g a-9
9T	0c
9U	0-y 1h 2-c 3-9 4-9 51c 6c 7-i 9-a bj
9Y	6-b 914 aa
9l	0p 2-b 4-9 cb
9t	19
9w	0-c 1c 39 5o 6-f
72 -	2n 4-9
a1 	2n 4-9
90 	011 1-s 2u 3-h 5-i 6b
b[	0n 1k 2-b 4-b 5m 6-p a-9
c]	1r 3c 5-h
b]	1-r 2c 3-9 4g 5-c 6s 9-9
91 	0m 2l 3-n 4-b 69 9-9 aa
b[	5g 6-h 7b 8-9 9b a-b bi
c]	0-g 2-m 3i 6-n 7c 8-a 9e a-a br
b]	0-k 2i 3-n 4h 69 7-9 9-9 co
92 	010 3-9 4-h
b[	0f 1-c 2b 3-g ba
c]	0-o 1-d bw
b]	0-a 29 4-9 ck
93 	0z 3-a
b[	0e
c]	0f b-g
b]	0h
94 [	09
b]	0a
99	ca
9D	9f af
9F	022 1-u 2p 3-13 4-9
9G	0-y 1i 2n 3a
9K	2b 39 4-b
9O	021 3-s 4-d
9P	6g 7e
9S	014 1-d 3-k 6a
9U	012 1-d 2-d 3-e 5-a 6-q bv
9Y	9g
9l	0-10 2p ch
9w	0j 3-e 4-j bb cg
73 -	0a 2-o 6i
a1 	0a 2-o 6i
90 	0x 1-m 4-e 6e
b[	0-g 1f 59
c]	09
b]	0-i 4v
91 [	5k
c]	1f 2-c 6l b-b
b]	49 6d
92 []	29
9F	2-i 39 4a
9G	3-b
9K	3-a 6h
9S	1-d 3-b 4-9 6k
9U	6d b-c
9l	0o b-9
74 -	09
a1 	09
90 	0-c 3l
b[	0-a 1i
c]	09
b]	0-i 2-j 3g 4q
91 [	5c
c]	5c
9G	0-m 2-l 3o 4k
9U	0-9 5e
9w	0-d 29
51/2 -	0s 2-f ca
a1 	0s 2-f ca
90 	1-i 3s 69
b[	119 2-a 5r 6-v 9-a
c]	0-u 1p 3n 5s 6-a b-a
b]	0-1b 1-g 2-f 3r 41g 6p
91 	0b 3-j
b[	2f 5-m 6g 7g 9b a-9 b-e
c]	0-g 3p 7w b-g
b]	0-e 2n 3-i 4i 8b 9-c ab ba c-b
92 	0i 2-c b-c cc
b[	0y 5-e 99
c]	1-e 21a 3-y 6e 7-t be
b]	2-9 6-a a9 bp
93 	0a
b[	0d b-9
c]	0-h 2x 3-h c9
b]	0b
99	0-a ba c9
9D	99 ad
9F	0-t 2e 3i 4b
9G	0d 1-m 2k 3-a 5a 69
9K	4d
9O	0-m 3c 4b
9P	0e 7-a
9S	016 6-c
9U	1a 2p 79 b-y c-h
9Y	1b 2-9
9l	0m 2-9 c-9
9t	2e
9w	0-t 4e 6j
73 -	0e 6-g
a1 	0e 6-g
90 	2y 3-c
b[	0f 5i 6-o
c]	0d 5i 6-c
b]	6h
91 	0-f 3f
b[	1j 3-f 5-a 7m 8-c
c]	2g 5-e 69 7e b-b
b]	0-d 4e 8b
92 []	0t 7-d 8-a
9G	0-k 1a 2p
9K	2b
9O	6-9
9P	01a 6-f
9S	0-a 2e
9U	0-d 1-a 2e 3-9 6j 7d b-f
9w	0h 4c
74 -	0-i 2e
a1 	0-i 2e
90 [	5b 6-b 7i
c]	0j 6-d 7f
b]	8g
91 	0c
b[	1c
b]	39
92 []	39
9G	2-a
9P	7c 89
9U	0c 7e
9w	0f
52/3 -	0r 2-g c-9
a1 	0r 2-g c-9
90 	0i 4-9 aa
b[	0-k 1c 3e 9d a-9 bj
c]	0f 2-f 5-a 9c bm
b]	0c 3i 4-9 9-c ae b-k ce
91 []	bp c-e
b]	4a
99	br c-d
9G	0g 4-9
9U	0g 2-b 3k 5-c
9w	0b
74 -	2-d 8b
a1 	2-d 8b
90 [	19 7g
c]	7c
b]	3d 8a
91 [	39
b]	4b
9P	0-c 7h 8a
9S	3h
9U	6-a
9w	0a
53/4 -	0-f ci
a1 	0-f ci
90 	ce
b[	b15 c-g
c]	0f 1-9 5-d bq
b]	b-a cu
91 [	bl c-c
b]	cb
99	bf
9U	5-i 6-b bu cp
9l	0-h bh cd
9w	09
1ook=-	01u 2-n 3-9 4-a 8d a-b ca
6  	01u 2-n 3-9 4-a 8d a-b ca
59 [ ,	bl c-f
8] 		1b
a)	01h 1-e b-i c-a
a,	ch
a:	0-b cn
a;	bb
a^	0-f 1p
6[	be
7]	1m bk
6]	ce
5D	0-d 9-1k a3a
6  		9-f am
8 	9h
8(	ad
8,	9-c ak
8^	9-o a1e
7[ 		9o a-k
9 	0p 9-i
9(	9d a-a
9,	9i a-d
9^	91l a-15
8] 		9n a-l
a^	9e a-b
7] 		9-9 ad
9 	0-b ae
9,	ae
9^	9-i ay
6[	0k 935 a-2v
7]	91k a-1a
6]	0-h 9-1g a2p
5F	0v 1i 2n 3-1b 4-e 6a
6  		4b
8,	09
8-	49
8^	1o 2e 4-h
8–	0r 3-j 4-d 6f
7[ 		3n 4-b 6-a
9)	0c
9,	2i
9^	0n 3-a
9–	0i 3-g 6e
8] 		3d
a,	2f
a.	2-c 3h
a^	0-g 3o
7] 		4e
9(	4a
9)	3a
9,	0-d 4e
9-	4b
9.	0-c 2p
9^	2-10 3m 4u
9–	0i 3-e 4-9 6d
6[	014 2a 4-r
7]	0-z 31s 6-9
6]	0-m 1-c 2-n 41o
5G	01u 1-2j 31a 4-d 5k
6  		1-r 2f 3i
8)	0-a 2d
8,	0-i 1-9 3e 4h
8-	0w 2-n 4-9
8:	0o 1-b 2-c 3i 4-g
8^	0y 1-10 2h 3-d 5n
7[ 		0a 1x 2-e 3-c 4-9
9(	0q 1-a 2-9
9,	09 1e 3-f
9-	0-a 1-f 2r
9:	1p 3-h
9^	11l 2-g 3-c
8] 		1v 2-i
a(	0-g 2r 3-a
a,	1l 3-a
a-	1-i 2u
a^	110 2-a 3-9
7] 		0-v 1-h 2j 4g bk
9(	0w 3-f
9,	1-9 2b 3b
9-	2-c 3b
9:	4i
9^	0-17 1-15 2f 31g 4p 6b
6[	0o 13p 2-q 3-1v 4-n 5-9
7]	0-y 12b 2n 3-15 4-c
6]	0-1t 1-2a 2q 31u 41r 69 bc
5K [ 		3c
9,	2f 3-9
8] 		3d
a(	2-b 3e
a-	3-g 6h
a^	3h
7] 		4a
9,	2c
6[	3n 4-b
7]	3y 4-9
6]	3-l 411
5O	0n 29 4-g
6  -	6g
8–	0q 3-c
7[ -	3-v 4x 69
9–	0b 3-9 79
8] 		3n 6-c
a^	3d
7] -	0-d 6g
9–	0l 3-9
6[	0a 3-q 4h 7c
7]	0-m 31k 6-f
6]	3-d 4o 69
5P [ ,	8k
9^	7i 8-9
8] 		1d
a,	0l 6-c 8j
a-	0y 7-q
a;	0-d 7h
a^	0-a 7j
a|	7f
a–	7e
7] ,	8k
9^	8e
6[	7w
7]	1f 3-c 7t
6]	7-p 81c
5S	0-b 2l 3i 4-m 5-n 61u 9-9
6  		0-9 2e 5-a 69
8)	0-g 51l 6-s
8,	5-d
8-	6a
8:	6d
8;	0g 6-a
8^	1d 29 39 4-e 5-o 6i
8a	6r
8ở	69
7[ 		1p 5s 6-16
9(	1f
9)	01j 5-1c
9,	3-a 6d
9-	0-i 6g
9:	5s 6-j
9^	0o 1f 3-b 519 6-1h
9–	5h 6-d
8] ^	0l 1-f
7] 		0-e 2k 49
9(	2f
9)	0d
9,	2c 3-a 6e
9-	0-j 6k
9:	0-a 2-a 6i
9^	0-11 1-e 2-b 3n 4p 5-j 619
9a	01k 6-1y 9u
9f	0-e 6e
9–	69
6[	01g 11g 2-p 3-r 4-b 52p 6-31
7]	0c 1-f
6]	0-t 1-u 4v 5-1a 61q 9n
5T	49
6 [ 		0j 4-d
6[	0f 4-g
6]	0-d 4d
5U	0k 1-a 2c 3e 4-g 5-o 6i b-m cl
6  		2b
8,	0i b-9
8^	3m 5-b 6-c
8a	6e
8–	6h
7[ 		1c 5a 6-a
9(	3c
9)	59
9,	09 5-a
9-	5-b 7f
9.	0e 8c
9:	0-9 5i
9;	7b
9^	0p 1-e 2-9 3e 6-l 7b b9
9a	5c
9|	7h
9·	5a
9–	5-e 6l
8] 		0m 1i 6-u 7-9
a(	0-h 2s 3g 5-e
a,	0v 1-j 2o 3-u 5-h 618 7-m
a-	0-g 3-9 6f 7e
a:	0-g 5e b9
a;	0-c 5a bd
a^	017 2-r 3-e 4-c 51d 6-p
a|	0-g bw
a·	0-c 7k
a–	0-u 3x 5k 6-b b-a
a—	0-9 5g
7] (	4f
9,	0i 4j 8-a
9-	bc
9.	bf
9:	6e
9^	0-g 1o 2e 4d 5-d 6d b-p
9a	0r 6-o
9|	8e
9·	6b
9–	6c
9—	0-h bp
6[	0o 2-n 3b 4-c 5o 6-k 715 c-j
7]	2f 3-g 4-h 51f 6-g by c-f
6]	0-t 1d 3-m 4v 5-r 6f 7-o 8p cm
5Y [ 		99
9 	0d 99
9^	1b
8] 		9n a-c
a,	9c
a^	9s
7] 		9-g ah
9 	0-9 9e
9,	9-c ad
9^	9-f an
6[	1a 6-9 9p a-9
7]	0-e 928 a-m
6]	0-c 9-12 a1o
5l	012 b-1h cf
6  ,	010 b-u
8–	0k c-d
7[ (	0k b-e
9)	0a
9,	0o c-f
9-	0-c bi
9^	bc
9|	0-h bg
9·	0-9 bb
9—	b9
8] (	0d
a,	0q b-i
a-	0-m bo
7] (	0j c-a
9)	0-g 3h c-9
9,	0y
9-	0-9 cg
9|	cb
9·	cb
9–	cb
6[	5c b1o c-z
7]	0-s b1d
6]	b-10 c1g
5t ] ^	3k
6[	1i 3-e
6]	1-9 3h
5w	0y 1d 3-d b-b
6  ,	2b
8:	0c
8^	0b 1j 2-9
8–	0j
7[ 		1d 3d
9(	0a
9,	bc
9-	0-f 3d b9
9:	1e
9^	01o 1-k 39 4-c 5-a 6-a
9—	ba
7] 		0-g 2e 4b
9,	0-9 49 ce
9-	0-l 4h c9
9^	4f
9–	09
9—	ca
6[	0p 1-9 2-g 4-n 5g b14 c-g
6]	0-z 4o b-i cy
0n=0 -	01u 2-n 3-9 4-a 8d a-b ca
49	1j 3-a 9-9 br cq
4D	0-e 1-b 2-d 3-c 4-c 5-b 6-g 7-9 8-9 91p a1u b-a c-a
4F	0-z 31s 6-9
4G	0-y 12d 2m 3-15 4-c
4K	3y 4-9
4O	0-p 31c 6-h 7d
4P	1f 3-c 7t
4S	0c 1-f
4U	1-a 2m 3-p 4-j 512 7f 8-c bl c-g
4Y	0-e 2-h 4-a 6-i 91t ao
4l	0-s b1d
21 F	09 2d 4a
4G	0l 1e 2m 3b 4-1a
4K	4r
4O	0-e 3-b 418
4P	3-c 79 818
4S	0-15 1o 2o 4-e 6q
4T	0d 19 29 4-c
4U	0-m 1g 2-19 4b 5f 6-a 7d 8v
4l	2-e 3a bd cm
4t	1d 2f
4w	0d 1-h 2-a 3-m 4-p 5l bn co
22 F	1-9 3-e 4g 5-9 6v
4G	011 1-9 3t 5-b 6-i ba
4K	2g
4O	0s 3-m 6j
4S	0u 2q 4-m
4T	0-e 3e 4j
4U	0w 2o 3-u 4-m 5-e 6e 7-j 8-a c12
4l	011 3-a 5c b-15 cd
4t	3j
4w	0-b 19 2g 4e 6-c
23 F	0z 1m 3-r 6-c
4G	0-o 1-16 2a 41h 5d
4O	0c 4-a
4S	2-h 49 5d 9m
4U	2q 5-a
4w	0g 1b 2-i
24 G	2-d 39 4m
4O	0b
4S	0a 2-i 4b 5c 6b
4U	09 1-m 2-n 316 4h 6-d
4w	4c
25 G	2-b 6f
4S	0l 2-d 4e 6-u
1o=G -	018 2-w 6-g 8e
59	114 9-b
5D	9b ag
5F	0-x 1k 3q 4d
5G	0-n 11t 2g 3i 7-c 8-c 9-h a-j c-d
5K	3k
5O	3c 6-e
5P	0-15 112 6c 79
5S	0-o 1w 2d 6-r 9k
5T	0-g 1f 29
5U	11b 2j 6-k 9-9 c-e
5Y	19 2-b 6-9 9n
5l	0b
5t	1k 39 6-a
5w	0-g 1s 2h 4-9 5c 6-e
3O -	010 4-11 8f a-a ck
59	0-g 1p 3-9 bj cu
5D	0-9 1-a 2-c 3-b 4-b 5-a 6-e 91k a1i b-9 c-9
5F	0b 2g 3c 9-a a-a
5G	1t 2o 4c 7-c 8-c 9-h a-j c-d
5K	0-g 1-a 2e 3n 4m
5O	0l 4b 5-9
5P	0e 3-m 4-b 7t 8s 9-9
5S	0p 5o 6i 7-d 8-d a-h b-e c-e
5T	6-a
5U	0y 3-9 4-9 9-k a-f c-9
5Y	0-a 2-g 4-9 6-h 91j am
5l	0q 1-a 4-c 9-9 bf
5t	1c 29 6-a
5w	0j 5b 9-9
3S -	0r 2-j
59	0-a 19 bc
5D	aa
5G	3-u 5k 6l
5P	0f 6-c
5S	0o 1-i 2-a 3-s 4-o 51y 6o 7-a 8-a 9f a-c b-a c-a
5U	0-g 2-9 3-f 4-b 52v 610 7-p 8-h b-k
5Y	0-v 9l ap
5l	0-m 5h 6b be c-a
5w	2-h 5y 6d
3T -	0p 2j 3-9 89 a-b
59	1j 3-a 9-9 bq cm
5D	0-c 1-b 2-c 3-b 4-c 5-a 6-f 7-9 8-9 91j a1s b-9 c-9
5F	3r 4k 5-9 9-a a-a
5G	113 2h 3g 4o 7-c 8-c 9-i a-k b-l c-e
5K	0-i 1-c 2b 3w 4o
5O	0d 3a 4k 5-9
5P	1b 3-n 4-c 7s 8z 9-a b-9
5S	0l 5p 7-e 8-e a-h b-f c-f
5T	39 6-a
5U	3-a 4-d 5q 9-l a-h b17
5Y	0-c 2-g 4-a 6-h 91q al
5l	0-d 1-a 4-c 9-9 a-9 by cp
5t	1d 2a 6-a
5w	0j 2-b 5a 9-9 cf
1th=-1 - /F	0-k ch
aG	69
aS	09
aU	2-g
aY	0e 2-c
al	09 6-g 8a
9^	0o 69
40 9 /S	19
8D	1a
8^	0-a 1b
6D ^	9j ao
6F /S	0-c 3f
89	0b
8^	0j 1c 2-h
6G /K	2g
9P	0-h 5g 6b
9S	0b 4g
9U	0-a 3g
9Y	2-e 3c
8D	1f 2-h 3c 4a
8Y	0-j 2m 3-9 4a
6O /S	6-b
8^	0c
6P /S	6-b 7s
6S /D	59 6a
9S	0-j 1e 3k
9U	09 2-c
9l	0j
8D	0-o 5g 6a
8Y	0-b 5b
8^	0l 2a 4b 6-f
6U /D	0e 1-c 5c
9G	0a 2-d 5a
9S	0f 5-9 6-r 7i 8b
9U	59 6-j
9Y	3r
8D	5-h 69 b9
8Y	0-g 1e
8^	1u b-9
6Y /S	1b
8^	ai
6t ^	3a
6w /F	0a
9S	0n 1-9
9Y	0d
8D	0-r 29
8^	1f 3c
41 9 S	1d b-9
8U	bc c-c
6F G	0-e 3i 4j
8S	0-i 2-f 3g 6v
6G F	0-g 1o 2a 3-a
8G	0x 1-1e 2l 3-h 4h
8K	1f 3-b
8S	3b
8U	0k 2-s
8w	0-x 2i 3a
6K G	2-b 3o
8S	6a
6O G	4d
8S	0-a 3a
6P G	7c
8P	8a
8S	69 7g
8U	0k
6S F	0-f 2h
8G	0-c 6e
8K	0-9 19 2j
8S	0-s 4b 5e
8U	6-m 9s
8w	0-h 2a
6T S	0k
6U D	0q b-r cc
8G	0-a 2t 8-a b-c c-a
8S	0-b 1-a 2-d 3-h 5w 6j 7v b-m c-9
8U	0-9 1-a 2d 3c 6f
8Y	b9
8w	0-b bb
6l D	0-a cc
8G	0e bf c-c
8S	2f
6t G	2c
6w G	0-i 4j
8S	0-l ba c9
8l	09
8w	0-a
42 9 S	ba
8l	ca
6F G	4f
8P	2o 3-b 4-9
8S	0m 3-b
8l	1-a 2r 4-9
6G F	0-k 1a 2a
8G	1-o 2n
8K	1d
8S	0h
8T	0-c bl
6K U	2c 3-c
6O K	3-c 4j
8S	69
6P P	0m 7-o 8f
8S	0-9 6h 79
8U	0t 8-f
6S F	0m 6-i
8G	0r 6-g
8K	0c 2-9
8S	0f 1-c 2-d 6k
6U D	0-k br
8G	0-k 3i 7-d bj
8K	5c
8S	3-f 5-n 6h 7k ch
8U	0k 2-9 6-b 7-9 8b b-g cg
8l	09
6l D	0-e c9
8F	0p c-l
8G	3b
8K	59
8S	ch
8U	0-i 2-a 3b c9
8Y	0-a
8w	2m
6w G	5a
8K	5q
8S	0-9
8U	0-b 6m
43 9 D	0o b-e
8U	b-a cd
8Y	0c b-i cd
6D l	0a
6G F	01g 1-t 2-k
8P	0-p 1d 2-b 3j
8l	0k 2-9
6O 9	0a
6P P	0-a 8e
8S	0-9 7k
8U	7-d 8m
6S S	5-i 6u
8l	0f
6U F	0l
8G	0-r 3a bk
8S	0a
6l D	0a
8G	0-15 bk cs
8U	ba c-b
8l	09
6w S	0-b bb cc
44 9 D	0d
8U	ca
6G O	0b
6S G	0-a 2-9 5e 6a
8U	5-9 69
6U G	0-9 bc
8U	0-b
6Y l	0c a-b
6l G	0y b-o
8S	0-d ba
8l	0p b-o
6w G	0q b-d c-b
8S	0d
45 l U	0c b-b
48 w U	0j
0o=D -	015 2-e 8b b-d cc
49	1a 9-b bq cd
4F	2j 3b
4G	1k 2s 6-9 7-9 8-9 9-c a-e c-a
4K	0-c 2n 3a 49
4O	4h
4P	0-d 3-g 7v 8x
4S	0b 5s 6y 7-a 8-9 9-h a-c b-b c-a
4T	0a
4U	0m 1-9 3-a 4b 6-d 9-e a-b ca
4l	09 2-e 4-9 bk
4t	19
4w	0f ca
2F -	0f ce
49	ba cb
4D	9a ad
4F	6d
4G	0a 3e
4K	2f 3-c
4O	0c
4P	0-11 6k 7i 8a
4S	0a 2i
4T	1d 4-9
4U	1-f 3-n 4-b 5v 7e ca
4Y	9c
4l	bi
4w	0u b-9
2G -	0l 29 4-d 6c a-9
49	1-m bq cr
4D	0-g 2-a 4-9 6-b 91e a1e
4F	01b 1-n 2b 3-9
4G	0e 1-m 2g 3-d 4f
4K	0-e 1-9 2h 3c 4i
4O	0g 1-c 2-c 4g 6c 79
4P	016 1-t 3-j 4-9 6-i 7r 8y
4S	01c 1-u 2-d 3-h 5t 61h 7-a 8-a 9-f a-c b-b c-a
4T	0f 4a
4U	0g 1-1k 2-g 4-c 5s 6h 7e 89 9-d a-a cn
4Y	0-a 6-9 915 ak
4l	2-9 4-9 be cm
4t	2c
4w	014 1-s 2-s cj
2O -	0u 2-q 4r 6-9 c-a
49	09
4D	ac
4F	2-a 4b
4G	0-i 1e
4K	3a
4O	0-9 49
4P	0-e 8c
4S	5b
4U	0-n 5h be ci
4Y	9a
4l	0-h cj
4w	4-a cd
2P -	0-e 2k 4-9 6-10 81i
49	0a
4F	2f
4G	0r 1-s 2k 3-n 5e
4O	0-j 39 7d
4P	0k 6-i 8r
4S	0-b 2f
4U	0z 1-c 2-c 3-c 4-9 5c 7g 8o b-u
4Y	a9
4l	3h
4w	0b 1a 2d b-e c-9
2S -	013 a-a
49	19 3-9 bg cr
4D	0-c 1-a 2-c 3-a 4-b 5-a 6-e 91k a1k b-9 c-9
4F	0n 3b 4g 5-c 9-a a-a
4G	111 2v 3z 4k 5-k 6-q 7-c 8-c 9-h a-j c-d
4K	0-h 1-a 2e 3q 4l
4O	0a 4h 5-9
4P	0-f 3-k 4-b 7s 816
4S	1k 2a 3j 4l 5-y 9-a
4T	39 6-a
4U	0s 2c 5-26 6-13 7w 8n 9-e a-c b10 cf
4Y	0h 2-f 6-d 918
4l	0v 1-9 4-c 5-a 6-e 9-9 a-9 c10
4t	1a 2a 6-a
4w	0v 5-o 6-l 9-9 be cm
2T -	015 2-15
4F	0j 3-9
4G	0-d 2e 3-b 4-a bk
4S	3-b 4-a 5b 6j
4U	0j b-q
4l	0m b-f
2Y -	01b 2-n 6-g bd
49	1e cd
4F	0d 1-9 2-d 4g
4G	1l
4K	2-c 3m 4g
4P	0-i 7j 8h
4S	6l
4T	0-b 19
4U	1-9 4-m 5j bh
4l	2-b cu
4w	0c 2-f 5a 6-b
2t -	0-b 6e
4S	2-9 6f
4U	0n 6-f b9
1thers= S	6-u 9t
8Y	0-q ap
7D F	0-e 3a
9G	0g 19 2-l
9S	0c
9U	19
8F S	2-9 6d
7G Y	9c
8D -	2-b 6c
aS	5m 6f
aU	5f
al	0-f 59
aw	0-e 5b 6n
9F S	5e
bU	0-d 5e
bl	bb
8P -	2a
9D -	6-b 89
bS	0-c 6c
bU	0d
9Y -	0-s 2w
bU	bb c-b
8Y -	0b
a9	b9
aS	0-9 5a 6m
aU	0-i 5t 6j
al	b-9
7OGD l	0-d b9
9Y -	0i 2-g
bU	5c
8PD -	0a 2-a
8SD F	4a
bG	2-g 3i
aF U	59
9GD -	4e
cU	bb cb
cl	cf
aPD -	2b
9PY G	0h 2-g
9Y G	0-k 2h
7PD G	0-g 29 3-i 5h 6b
8YF S	1b 2l 5-b 6-l
7S U	1a
9Y	0o 1a 2-9 a-l
8D -	2p 6-d
a9	0b 1i
aF	0-l 1m 3e
aG	09 1k 3t 6-a
aK	39
aP	1f
aS	0-o 1k 2c 3i 49 6-i
aT	0-9
aU	0-h 1t 2d 5-k 7-b bh
at	2-b
9F G	0-b 1c 2j 3-h
bS	0-b 29
bU	bd
bl	2c c-k
bw	0-c
8G D	9q ap
aY	9h
al	2m b-9 c-a
9D -	0f 4-a 6f 8-b
b9	bj
bF	0q 1-b 2d
bG	0-k 1c 4a
bK	2m 69
bO	0e
bP	69 7c 8d
bS	09 1-9 5-b
bT	0m
bU	0g 1-f 2c 3h 4a 6-c 7e b-s
bl	bu
bt	2c
bw	0t 1-e 2-i
aF -	0-9 2h 6-a ci
cG	1-f 2q
cK	2g 3-e
cP	6a
cS	0a 5-d
cU	5-i 6-d 7f bj
cl	0g b-f cd
9P Y	a9
aD -	09 2-l 8c
cF	2k 4-d
cP	012 7-i
cU	0f 5-b 6v 8d b-s
cl	3i
cw	0-l b9 cb
bF -	0-k 2h 69
dS	0b
dw	01j b-q c-n
aY -	2a 6-a
cG	0-a 1-e 2y
cO	79
cP	0-b 8a
cS	0a
cU	0r 6-s bf
bF -	0a
9Y -	2m bi c-f
bF	3a
bG	2-9
bK	2-9 3d 4a
bP	7e
bU	1-a 5-k bc
bl	09
aF -	0q 2-s
cG	014 1d 2-1c
cO	09
cU	0-a
cl	0-d cb
cw	0-a
8PD 9	ba
bG	0o 2g 4-j
bU	0-h
bw	0-d
aF G	0s 1-f 2-v 3g
9Y -	2-9
bG	0-a 4g
bS	0-b 2b 3b
8Y -	2-a cc
a9	1a b-h
aG	1d 3a
aO	6-b
aS	1k 2-d
aU	0-d 3f c-a
al	c9
9F G	0-10 2k 3d
bS	2-a 59 6c
bT	1d 4-b
7TSD G	0-h 29 bm
9GD -	0b 2-b
cS	0d
cl	0u b-i
aY -	0e 2-c
9Y S	6a
7Y -	09
9G	1-9 2d 3-d
9S	0k 6-a
9U	019 19 5-g 7-9 b-n
9w	0d 2-l 5h
8F G	2-h 3i
7tD U	59
8SD -	0e 6-c
bU	0q 6-b
9GD -	0-u 6q
9Y S	69
0p=&	4o
2)	09
2,	2c b-b
2-	0c 4a
2.	0l
2110/	bb
32/1	0-d 1j 2h
3999	9a
22	2c
3.1	bc
3010	9-h ak
59	9c
421	0-b 9i
23	29
3.28	0h b-j ce
462	b9
47/	cg
30	011 2-g 6-9
26	cg
28	8a
3.1/	bj
44	ch
29	0-c 1e
3/12	1c
30	0g
2:	09 ca
2;	0a
2admi	2h 3-a 4a
4va	2r 6-q
3gri	2-c 3k
3nd	2-g 4g
4h	4h
3rt	2-e 4v
5s	2h
3sso	1a
3t	6e
3ust	6f 7-a
2b.a.	0-9 1d
4en	1-9 2e
3a	2g
4c	1e
5h	1b
4ng	0d 1j 3-9
3o	1f 2-c
3sc	1b
3tec	1a
3usi	0-e 3o
2cao	0-a 1s 3-k
4p	0-d 2x 4-b
3d	0p 6-d
3ert	0-9 216 3-e 6-a
3gpa	0b
3hai	49
4em	2-c 3s
4in	0b b-g
3ity	1f
4vi	3c
3las	0e 6-9 c9
4ou	3d
3o	4b
4ll	0-n 1k 6e
4mp	0i 1-f 2t 3-n 6b
4ng	2-9 3g
4ur	09 b-9
3red	0v 2-c 4-c
3u	19
4m	0-a 2-b bg
4u	69
2da	2f 4-f
4i	0-i 1g 2j 3-q 5c
4n	4b
5g	0-c 211 4-k 6a
3e	0-a 5a
4gr	2v
4nt	2-9 3q
4pa	0a
4si	0a 3-c 4j 6-a
3h	59
3i	2g 4-9
4em	ba
5n	3b
5u	0-9 2-b 3q
4nh	69
4pl	0-d 1i 21g 3-m 4-9 6-m
4st	0-f bj
3o	69
4an	0-d 49
4ng	3c
4tt	1h 3-c
3rum	5e
3u	3b
4ba	79
4ng	2-a 49
4oc	2-f 3d
5n	0-b 4d
2earl	3h
3duc	4a
3ngi	2i 3-j 4c
5l	3a
3xec	1c
4pe	0f 29 b-d
2fach	0-g 115 5-c
5u	1-9 5-h 6q
4sh	2-a 3k 4-9
3ina	0-b 2b 3-d ba
5e	3l
5i	0t 1-d 5-a
4rs	ba
3ood	2-b 3k
2gcse	2f
3ioi	0-e b17
3o	8a
3pa	0k 4-9 7-a bf cc
3uil	2e
2h.s.	6c
3ang	2-b 4l
3e	1-f 9g
4al	4b
4t	0t 2-c 6-9
3ist	2-e 3h
3nc	1a
3oa	0-9 4b 89
4c	1-p 2o 3-9 4v
4ld	0c c-a
4no	0-f 6-b cw
5s	2d
4rt	2-j 3o
4sp	2-h 3o
3ygi	4j
2in	01n 2-k 4-i
4di	0-a 8e
4fo	0-c 2k
4st	2-b 4h
2jour	2-g 3l
2kha	09 2-q 3-b b1f
4i	2-b 4i
4oa	014 3-c
2laud	2-a ci
5r	0j 1-c
4w	2-i 3r
3e	8a
4ft	0a b-9
4ve	2i
3ich	2-d 4f
4en	0d
4te	4h
3oai	0-b bb
4de	c9
4gi	3o
3uat	2-j 3n
2m.s.	1h 2-c
3a	0-c 1t 8-9
4gi	2e 3-9
5n	0-c be
4jo	0a
4na	2j 3-h
4rk	39 6a
3ech	2-p 3y
4ri	0-b cd
3n	8a
3oi	3i 5-9
4re	5e
3sc	1g
3usi	0-e 2-f 31o 5-e
2nair	7b
4m	0e
4ti	1o
3ew	7a
3gan	01l 2-11 3-g
4he	0-x 211 5-c 6m
5i	1-b 3e
4on	3c
4u	4c
3ha	2-d 4h
5n	0-n 2p
2of	09 4-b 6c
3n	8i b-c c-9
4ly	0f c-b
3stf	0-c 5f
2pass	0-r bu
3ham	4g
4uo	4c
4ys	2-i 3n
3lum	2-e 3t
3rof	0-g 2j
3syc	2-m 3x
3ubl	3h
2q.	7f
3uan	2-f 3j
4y	2t 4-a c-c
2rens	6b
3ice	0-e 2s
3obo	2-d 3n
2sac	cg
3cho	2k 3-c 5-c
4ie	0-a 2u 3-u 4s
3eco	2j 3-m 5-a bk
5u	2-b 4t 6-9
4ni	2d
3i	0-p 21c 4-f
4en	0-e 710
3ouz	5-9 6j
3t.	5a
4at	0c
3u	0-n 2o 3i 4-b
4pp	3e
2tai	2i 4-b
4y	6a
3b	bb
3ech	0-b 19 2-e 3-d 49 615 c-9
3han	9b
4ie	3c
4oi	4e
5n	0f 49 6-9
4pt	2i 5a
4u	2-b 3d
5a	2-b 4b
3oan	4k
4ok	0s 1-l
4t	017 1-s
3p.h	0-c 7b 8a
3ran	4d
4uo	2-a 4i 5w 6-r
3tgd	5h
3u	1j 3-a 6-a
4c	2e
2univ	0-e 5s
3ppe	0-9 6-9 cg
2van	0-b 2-j 3q 5f
3b2	0l b-b
3ete	3q
3lvh	0c c-9
3u	4a
2wate	0-h 714 b-d
3ith	0-y 2e bn
2xay	69
3ep	be
3uat	0-9 bj
2y	2-d 4h
3ear	0p 3-c 4c
2|	0f 6-a
2·	0h
2–	0g 2-b aa
2—	09
0shape=%	ca
7 9	ca
6&	1-j 2b 4u
7 G	2-j 4p
8U	1-i 2v
6(	0o
7 -	0o
6)	0-16 21b 4-c 616 8-9 c-e
7 -	0-16 21b 4-c 616 8-9 c-e
6,	0g 2-e 4-c 6-m 816 b-e ck
7 -	0g 2-e 4-c 6-m 816 b-e ck
6-	4x 9-a
7 -	0-g 4y
8D	ad
6.	01m 1-a b-u c-9
7 9	01m 1-a b-u c-9
69	0-j 210 4-p 6-c 8j b-b ch
7 9	co
8D	a9
8G	2n 4-h
8U	0-i 1e 2f 6-9 8g
8l	0b
7.9	0-n 1-j bj c1e
9 9	0-c 1-j bw cc
aU	co
al	cd
9/9	0-l 1-f b16 cb
b 9	0-g 1-f b1i c-f
cU	b-c cq
99	0-r b1m c-d
a U	0-r b1m c-d
a/	8-a bp
b U	8-a bp
7/99	0-g 11r 2-a 9-c b-b
a 9	0-c 113 b-b
a9	9a
b D	9a
79	028 2-t 3-c 4-e 6-g
8 F	0c 4-9
9G	011 2-n 3-9
8.99	9f
b D	9f
8/99	0-n 110 2r 9b b-h c-a
b 9	110 b-c
cD	9f
cU	2t
89/9	be
b w	be
99	0-t 1-9 2-c 4-9 6-c 91m a1b
a D	9f a9
bY	0-p 2-9 6-9 917 a12
a-	9g
b D	9g
a.	9b
b Y	9c
a/	0-h 6-g 91e
b D	99
6:	cn
7 -	ci
6;	0l 6-a
7 -	0l 6-a
6X	5b
7 U	5b
7X	0-14 11j 2x 3-h 4-1r 516 7-f 8r 9-9 a-a
8 F	19 5c
9G	0-18 112 21o 4-l 6-n
9P	0-a 1u 7-e 8f
9S	0-h 1-c 2-c 4-c 5u 610
9U	0m 2-x 3-9 4-g 5f 6b 8g
9l	0f b-f c9
9t	2l
9w	bk
7x	0-1b 113 2-1y 347 4-9 5r 61j 716 8-e 9-17 a-1n b-z c-13
8 D	9l
9F	09 2-e 3r 4j 5-e
9G	0-1o 1f 2-k 31g 5e 6j 9-a a-a bg
9K	0-d 1-a 2l 311
9O	3c 4k 79
9P	0a 1-l 3-l 4-9 71e 8m
9S	0j 1s 4-t 5q 6l 7-a 8-a 9-g a-c b-b c-a
9T	0f 3b 4-g
9U	2-d 4u 6r 7e 9-g a-b b-t
9Y	9a
9l	0-1c 2b 39 6d c9
9t	0-c 1l
9w	011 1e 2-y 3e 4-p 5j c-a
6x	03m 1-1v 211 3-2d 432 5-w 6-p 7-k 8-k 9-10 a-g bg c9
7 -	0-15 6e bv
8D	09 9-i aq
8F	1-9 2r
8G	022 1-9 3-14 4r b-d
8K	2-a 4x
8O	0a
8S	0n 1-d 2d 413 5-j 6-c
8T	0-g 4n
8U	01p 1-c 4-c 6-c c-b
8Y	9c
8l	0t 2-b 4-g 59 6-f b11
8t	09
8w	0-o 1-d 2v 3-a 4m b-o c10
6|	0o 6-f
7 -	0o 6-f
6·	0s 2-e
7 -	0s 2-e
6–	0m 2-m 6f af
7 -	0o 2-l 6g
8D	ag
6—	0k 2-9 6-9
7 -	0l 6-9
1ign+=	 F D	0-s 2n 4a
aG	3c 4a 6-9
8G D	2b
aY	2j 3-c
8K G	3b
8O G	39
8P D	0-9 7b 89
8S D	0-14 3f 6e
aG	6-9
8U D	5d b-9 c-b
aK	59
aY	6t
8l Y	0f c-b
8w D	b9
aG	39
6  G Y	0p 1-g 2-j 3-9 59 6i
8S D	01c 2-b 59 6-14
aY	0l
8U D	0c 5b
8l D	0c
aY	09
8w D	5k
79 $	0p 1-b 9-b bd ci
9/S	0-a bb
7D $	9p an
9/S	a9
7F $	4-b
9/S	1-a 2a
7G $	19 2-b 3-b 5c bc
9/D	09 2-9
aS	2d
aU	3-d
aw	0-n 3g
7K /D	2d
aS	4-9
7O $	49
7P $	6-c 8b
9/D	0b
aG	0n 6-e
aY	0-b 7c 8a
7S $	0i 5-a 6-c 9p
9/9	2-d 3g
aG	0-g 5h 6i
aP	6b
aU	5d
aY	2b
aw	0-9
7U $	0e 1-9 3-a 5-o 7-f bz cp
9/D	0-x 2h 7k
aG	0-w 515 6h b-9
aS	0-q bb cg
aU	0g 5c b-9
aY	7c
aw	29
7Y $	0-e 9i an
9/S	9b
7l $	3-9 bl ce
9/S	09 2f
7w $	0-h 6f bg cb
9/S	0-k 1c
6( F D	0-9 29
aG	0-e 3f 4a
aS	4a
8G D	2-k 3j 49
aF	2i 3-b
aG	1o 2-h
aO	2h 3-c
aU	2k 3-i
aY	0b 2-e 3m 4-j
al	0d 2-i
aw	0l 2-n
8K D	2d 3-f
8S D	0-c 2-t 5b 612
8U D	0-9 2j 3-a 6-c bo
aG	4c 5-9 6-i 7j
aU	0-b 2e
al	1b
8l D	bb
aY	0-a ch
al	0-k bh
8w G	0-a
al	0-n b9 cb
6) K S	2d
8Y 9	0a a-9
8l O	0b
6, F D	012 2-9 3-n 4-r 6l
aG	0-d 3p
aS	4b
aY	0q 2-9 4-b
8G 9	2-l 3j
aD	2p 3-v
aF	0h 29 3-h 4-b
aG	1-9 4c
aK	2c
aP	0-j 2h
aS	0b 1b
aU	3-b
al	0-t 1e 2a 3v 4-k
aw	0u 1-s
8K G	3c
aU	29
8O 9	0-h 39 49
aD	017 3-i 4-b
aG	0-d 3f
aS	3-b
aY	0t 3-d
8P P	0m 6-f 7o 8-i
8S F	69
aG	0-9 3b 4a 5-c
aK	09
aS	0i 2a 6-p
aU	2c
8T l	0v 3-g 4-e
8U D	5b
aG	3f 4a 5-f
aP	0o 3-e 8y
aS	0-a 21b 3-f 4-b
aU	19 3-b
aY	0l 3-9 5a
al	0-l 3l 4a 5-c 6-h ba
8l 9	0-n bd cj
aF	0-e 2h
8w D	0g
aG	0-n 3f 4h
aS	3g 4b c-9
aU	0-f
aY	0d
6- F D	0m 3-a 6-9
8G D	0t 2-x
aF	2f
aG	2a
aO	0-q 2i
aS	2h
aU	2o 4-i
aY	0c 2-l
8S G	0-b 2g 5c 6-i
aK	2a
aS	0-n 6g
aY	5-b 6c
8U P	0-d 5i
8Y U	0b 1c a-d
6. G U	1-d 2s
8U U	7r
6: S S	0v 1-d
8U 9	3l bg
aD	0q
aG	011 3-9 6-b
aU	0d
aY	0m
al	0h
8w 9	0c
aD	0k
aG	0k
aK	0a
aS	0c
aU	0c
aY	0g
al	0f
6; G D	0-j 2d
aP	2-g 49
aS	0-z 2b 3l
aU	0g 2-m
8t S	09 2-a
6D Y 9	9d
6^ - 9	c9
aF	0m 2-m
aG	2w 8-9 bc c-f
aK	0d 2-h
aP	8a
aS	8a
aT	0a
aU	6e c-i
aY	2c
aw	0l 2-t cg
6a F S	0-e 1s
8G S	0r 1-a 2-l
8S S	0d 1a 2k 5-9 6-s
8U S	0l 1d 2-10 3b
aU	0d 1h 5-d 6-9
8w S	2e 4-b
6f F U	0-e 3a
8G S	2d 3-b
6t G S	0-q 2c 4e
6| G S	4b
8S S	2-9
8U S	0-h 1-9 2e 49
6· G S	0-o 2j 3i 4-a
aU	0-f 2f
al	39
8S D	2a
aS	6d
6ở S S	19 2b
aU	0a 6-e
8U S	0e 2-e
aU	0e
8w S	0-f 4f
aU	0n 2-l
6– F S	014 3-d
aU	0c
8G F	2-i 4i
aK	2h 3-d
aO	09 2-g 3g 4-a
aP	2c 3-a
aS	0r 3-9 4-a
aU	2-k 4a
aY	0-f
8O S	0j
8S D	01m 3-9 5-9 6-x
aF	1-a 2-p 5d 6u
aS	0y 2-d 6-9
aU	1-b 6a
aY	3a
al	69
8U F	bf
aO	39 ce
aU	0-h bq
aY	5b
8l O	0-c cc
aS	0-d 3a
al	0-e
8w O	c9
aS	0y 4-e
6— F D	2-c 3f
8G D	0c 2-9
aP	0h 2-h
aS	2-c
8S U	0-9
8t U	2c
4=	 F D	0-a
9S	3f 4a 6-b
7G D	0-a 1f 2-f 3d
9F	013 1-i 2-9
9K	1c
9T	0-c bl
9Y	0-v 2i 4d
7K S	3e
7O S	3i 6-d
7S D	0-e 2g
9S	6-a
9Y	5a
7T S	0n
7U D	0-c
9S	0w 3b 6-y
7w D	0-d 29
5  Y S	99
9l	09 a-9
6- /F	0-k ch
9G	69
9S	09
9U	2-g
9Y	0e 2-c
9l	09 6-g 8a
8^	0o 69
5( F G	2-9
7G F	1g
9G	01e 1-16 2f 3-j
9K	1a
7K G	2-a 3a
7S F	2c 6-a
9S	0-9 6a
7U G	0-j 2v
9U	0-c 3k 5-9 c9
7l G	0h
9S	2f b-9
9U	0d
7w G	0i
5) 9 D	011 b-k
9Y	0l b-a
7F G	2-b 39
7G D	0-n 1k 29
7O U	0-a 39
7S G	0c 6-b
9K	0i 6-a
9S	0d 6-f
9U	0-b 6b
9l	0a 6-9
7U G	5a
7l U	2-9 3c
5, 9 Y	bn c-d
9l	b-e ct
7F G	0-9 4l
9S	0f
9U	4a
9l	1-a 2r
7G F	2d
9G	2j 3-9
9K	3-a
9P	0-p 1d 2-b 3j
9S	0c 2-f 3b
9U	0-9
9l	0j 2-b
7K G	2q 4-9
9U	29
7P P	7-v 819
9S	0-l 6-a 71a
9U	010 7-y 8n
7S F	0-d
9G	2-g 5e
9K	0-a 2g
9S	0t 1-c 3-b 5-x 6m
9U	0c 2-9
7U D	ce
9F	0o b-a
9G	0j 2f 3-g 49 5-e 6g 7-c 8-9
9K	0-k 2j 5b
9S	0u 5-b b-a
9U	0i 5-f 6o 7-a b-d
9Y	bh c-b
7l 9	0a
9D	0-b cc
9F	0l c-q
9G	018 b-c c-a
9S	0g
9U	0e b-g
9Y	0-b
9l	0t b-p
7t G	2c
7w D	0-b
9G	4c
9S	0f b-c c-b
5- F G	0-a 4c
7G G	1-u 2f 4c
9O	0a 2-a
9S	2d 4-e
9U	1-a
7K S	3-g 6h
7O G	3-9 4f
9K	0-9 3-g 4u
9S	0-e 616
7P S	0n 6i 7-l
9U	0r 7-b
7S S	0-x 614
7U G	0h 6-e
9S	0-f 3-9 5-b 6x 7f
9Y	0-9
7l G	0-a
9S	0-e bc
7w G	0-9 4a
9S	0-a 3a 4a
5. F G	0-g 2j 3b 4-c
7K G	2-g 3e
7U G	2-a 3c be
9U	8s
5: 9 U	cj
7F D	0d
7G U	0l 19 2-q
9Y	0c 3-a
9w	0-n 3b
7S D	0-a 2-a 6g
9S	5e
9w	6-a
7U D	0-9 5a
9S	0-a 5q 6c
9w	bc
7w U	0i
9w	0-a
5; S F	0j 6-j
7U G	5a
9S	0-9 be
5^ 9 /S	19
9^	0-a 1b
7D ^	9j ao
7F /S	0-c 3f
9^	0j 1c 2-h
7G /K	2g
aP	0-h 5g 6b
aS	0b 4g
aU	0-a 3g
aY	2-e 3c
7O /S	6-b
9^	0c
7P /S	6-b 7s
7S /D	59 6a
aS	0-j 1e 3k
aU	09 2-c
al	0j
9^	0l 2a 4b 6-f
7U /D	0e 1-c 5c
aG	0a 2-d 5a
aS	0f 5-9 6-r 7i 8b
aU	59 6-j
aY	3r
9^	1u b-9
7Y /S	1b
9^	ai
7t ^	3a
7w /F	0a
aS	0n 1-9
aY	0d
9^	1f 3c
5a S G	0c 6-c
9U	0d 6-w 9t
9w	0p 5-9
7U U	0j 5b 6-a
7w K	0-9 5q
5f S G	0-d 6d
5w 9 Y	b-s cu
5| P S	7b
7U S	0-j 5-d 6-i 7g 8d bp
7l S	0-a
5· U G	0-d 6b
9S	7f
5– F 9	0f
9G	0r 3-g
9S	3-b 4-f 61b
7G F	0-b
7O 9	0b
9G	0j
9S	7a
9l	0a
7S S	0-9 2-9 5a
9l	0f
7U G	0-f 31a 5-c b-a
9S	0-k 3-c 5e 616 7b b-f
9l	0b
7l U	0-a bd
9l	0c
7w G	0c
9l	09
5— G S	2a
7U S	0-c 7b
7l G	0-e bd
7w S	b9
0t G	2c
2K	0e 19 3-b 4-9
2U	2c
2^	3a
1=BF	02 1-1 2-2b 3-2x 48t 57 6-19 7-b 8-p 9-h a-d b6 c-m
3G	019 1-2g 28u 3-2 4-2a 58 6-1t 7-7 8-b 9-a a-d b-6 c-e
3M	0-24 1-k 2-j 3-b 4-f 5-9 6-r 7-6 8-h 9-8 a-a b-1d c6x
3P	0-2i 1-h 2-c 3-2 4-a 5-i 6-h 7-t 85a 9z a-7 b-7 c-g
3S	0-l 1-c 2-12 3b 4-q 5-1x 67v 7-7 8-m 9-2 a-b b-a c-j
3X	0j 1w 2-1f 3-3 4-j 5c 6-12 7-6 8-a 9-2m a4d bi c-m
2IF	0g 1i 2-29 3-2i 46u 57 6-1e 7-8 8-n 9-2 a-i b9 c-p
3G	02m 1-28 28t 3z 4-3m 5x 6-2y 7-9 8-f 9q a-n b-7 c-v
3M	0-1d 1-m 2-i 3-d 4-f 5g 6-l 7-7 8-c 9-b a-h b-t c50
3P	0-1w 1b 2-a 3-f 4-9 5-h 6-b 7-j 848 9n a-a b-a c-d
3S	0g 1p 2-1t 3g 4-25 5-2q 693 76 8-1s 9-c a-1i b-w c-13
3X	014 11g 2-20 3m 4-p 5p 6-1l 7-d 8-h 9-2t a3f b6 c-w
2O	035 12w 2-50 33w 4-41 52q 6-5q 72v 8-3i 93k a-2o b3q c-4q
2^	01l 1w 2-r 33 4-n 5g 6-11 7-9 8-8 91o a-17 b-b c-a
0under=degree	0-o 1t 2i
6field	3h 6-d
6nganh	0-d 3r 4g 6-b
b hinh	0-b
6school	5a
6ten truong	59 6c 7a
6van bang	0u 1e 4-a b-k cg
0w $	0-h 6f bg cb
2/D	0a
3F	0a
3Y	0b
29	0e
2D	3-c 4-9 5e b9
2F	2d 4-c
2G	0-h 1-f 2-e 3n 4y 6-9
3 $	2b
4/w	0-m 3g 49
2K	2i 3-a 4-d 5p
2S	09 3i 4g 5-a
3 $	0s 5-b
4/w	6-a
2U	0x 2-k 6j
3 $	ba
2Y	4-b 5f
2^	1f 3c
2l /S	2m
1=&	4o
3 G	2-f 4k
4U	2a
2)	09
3 -	09
2,	2c b-b
3 -	2c b-b
2-	0c 4a
3 -	4b
2.	0l
3 9	0l
2110/110	bb
9 w	bb
32/12	0-d 1j 2h
7 9	1g
8U	2j
22	2c
3 U	2b
3.1	bc
5 9	bg c-b
3010	9-h ak
6 Y	9-h ak
59	9a
6 D	9a a-9
23	29
3 G	29
4l	09
3.28/4	0h b-j ce
8 U	0h b-j ce
462	b9
6 U	b9
47/4.0	cg
9 U	cg
30	011 2-g 6-9
26	cg
3 9	cg
28	8a
3.1/10	bj
8 9	bj
44	ch
5 U	ch
29	0-c 1e
3/12	1c
6 9	1b
30	0g
2:	09 ca
3 -	0a
2;	0a
3 -	0a
2administration	2h 3-a 4a
g G	2l 4-h
4vanced	2r 6-q
a S	2z 6-q
3griculture	2-c 3k
d G	3b
3nd	2-g 4g
5 G	2-g 4e
4h	4h
5 G	4a
3rt	2-e 4v
5 G	49
6U	4o
5s	2h
6 G	2g
3ssociate	1a
3t	6e
4 -	0-9 6f
3ustin	6f 7-a
8 P	6f 7-a
2b.a.	0-9 1d
6 G	1c
4eng.	1-9 2e
8 G	1-9 2e
3a	2g
4 G	2g
4c	1e
5helor	1b
a G	19
4ng	0e 1k
6 G	1c
7S	1f
7w	0k
3o	1f 2-c
4 U	1g
3sc	1b
3usiness	0-e 3o
a F	39
2cao	0-a 1s 3-k
5 G	1l 3-g
6S	0-9
4p	0-d 2x 4-b
5 G	0-j 2s
3d	0p 6-d
4 S	0p 6-d
3ertificate	0-9 216 3-e 6-a
d G	2n 3-d
eU	2c
3gpa	0b
6 U	0b
3hain	49
4emistry	2-c 3r
b F	3e
cG	39
4inh	0b b-g
7 l	0h b-f
3ity	1f
6 U	1e
4vil	3c
7 G	2-9 3a
3lass	6-9 cd
7 U	6-9 cd
4oud	3d
3o	4b
4 G	3-d 4c
4llege	0-n 1k 6e
9 S	0-n 1k 6e
4mpleted	0p 1-b
b U	0j 1-9
6rehensive	6f
f U	6d
6uter	2u 3-f
a G	2o 3-k
4ng	2-9 3g
6 G	3a
4ursework	09 b-9
c l	09 b-9
3redits	0v 2-c 4-c
3u	19
4m	0-a 2-b bg
5 l	0-l bg
4u	69
2da	2f 4-f
4i	0-i 1g 2j 3-q 5c
5 G	2j 3-c
6S	0-h 1l 3-d 5d
4n	4b
5g	0-c 211 4-k 6a
6 G	2e 4-c
7S	0-l 2o 6b
3e	0-a 5a
4 S	0-9
4gree	2v
8 G	0-q 2w
9U	0n
4ntal	2-9 3q
8 U	3h
4partment	0a
c O	0a
4sign	0a 3-c 4j 6-a
8 G	4e
3h	59
3i	2g 4-9
4 F	2e
4em	ba
6 l	ba
5n	3b
6 G	2f 3-b
7S	3b
5u	0-9 2-b 3q
6 S	2-9 39
7T	3d
4nh	69
4ploma	0-d 1i 21g 3-m 4-9 6-m
9 G	1n 2a 3-i
aS	2m 6-h
at	2h
4stinction	0-j bl
d l	0-j bl
3o	69
4anh	0-d 49
7 F	0-b
8G	4a
4ng	3c
6 w	3d
4ttorato	1h 3-c
b w	19
3u	3b
4bai	79
7 P	79
4ng	2-a 49
6 G	4a
4oc	2-f 3d
6 G	2-e 3e
5ng	0-b 4d
7 T	0-b 4e
2early	3h
7 G	3a
3conomics K	2e 3-d
3ducation	4a
3lectrical	2-c 3f
3ngineering	2i 3-j 4c
d G	3-b 4e
eK	2d 4-9
5lish	3a
3xecutive	1c
b t	1b
4pected	0f b-d
a l	0f b-d
2fachhochschulreife	0-f 116 5-f
k U	0-f 116 5-f
5ulty	1-9 5-h 6q
9 S	1-9 5-h 6q
4shion	2-a 3k 4-9
9 G	3g 4-9
3inal	ba
7 l	ba
6nce	2b 3-d
9 G	2c 3-d
5e	3l
6 U	3k
5ished	0t 1-d 5-a
a U	0j 1-a
4rst	ba
7 U	bf
8l	0c
3ood	2-b 3k
6 G	2-b 3d
2gcses	2f
3ioi	0-e b17
6 U	bp
7l	0-e bi
3o	8a
4 U	8a
3pa	0k 4-9 7-a bf cc
5 U	0k 4-9 7-a bf cc
3rade U	0f
8l	b9
3uilds	2e
8 U	2c
2h.s.	6c
3ang	2-b 4l
6 G	2-9 4d
3e	1-f 9g
4 G	0j 1-f
5Y	0-e 9h
4alth	4b
4t	0t 2-c 6-9
5 S	0h 6-9
3istory	2-e 3h
9 G	2-d 3f
3nc	1a
3oa	0-9 4b 89
5 P	89
4c	1-p 2o 3-9 4v
5 G	0-c 4d
6S	1-b 2v 4-i
6U	0c
6w	0-c 411
4ld	0c c-a
6 l	0c c-a
4nours	0-f 6-b cw
9 U	6-b cf
al	0-e ch
5s	2d
6 U	2d
4rticulture	2-j 3o
e G	2-g 3i
4spitality	2-h 3o
d F	3c
eG	2-9 3a
3ygiene	4j
9 U	4i
2in	01n 2-k 4-i
4 F	0j 2-g
5G	0e 4-9
5w	0a
4dia	0-a 8e
7 P	0-a 8e
4stallation	2-b 4h
e G	2-b 4e
2journalism	2-g 3l
c G	2-f 3i
2ke T	3c
3ha	09 2-q 3-b b1f
5 U	bv
6w	0b
4i	2-b 4i
5 G	2-b 4c
4oa	014 3-c
6 F	0g 3-9
7U	0e
3inh G	2b
2laude	2-a ci
7 l	0-f ci
5rea	0j 1-c
8 G	0j 1-c
4w	2-i 3r
5 G	2-f 3g
3e	8a
4 U	8a
4ft	0a b-9
6 l	0a b-9
4vel	2i
7 U	2c
3ich	2-d 4f
6 G	2-9 4a
4en	0d
6 S	09
4terature	4h
c F	49
3oai	0-b bb
6 l	0-h bc ca
4de	c9
6 w	c9
4gistics	3o
b O	3f
3uat	2-j 3n
6 G	2-i 3k
2m.s.	1h 2-c
3a	0-c 1t 8-9
4 P	1s 8-9
4gistrale	2e 3-9
c G	2e 3-9
5na	0-c be
7 l	0-c be
4jor	0a
4nagement	2j 3-h
c F	29
dG	2c 3-a
4rketing	39 6a
b K	3-9 6f
cS	2-b 3h
4thematics F	2f 3-a
eG	2-g 3j
3echanical	2-e 3j
c G	2-c 3g
7tronics	2-b 3f
e G	3a
4rit	0-b cd
7 l	0-b cd
3n	8a
4 P	8a
3oi	3i 5-9
5 S	3g 5-9
4reau	5e
3sc	1g
3usic	0-e 2-f 31o 5-e
7 U	0-c 2-c 31i 5-e
2nairobi	7b
9 P	7b
4m	0e
5 D	0d 9-i
6Y	9b
4tional	1o
a U	1o
3ew	7a
5 P	7a
3gan	3-d 4f
6 O	3-d 4f
6h	01l 2-11
7 G	010 2-r
8S	0d 2-9
4he	0-x 211 5-c 6m
6 G	0-g 2e
7S	0-b 2c
7U	5-b 6k
7w	29
5iep	1-b 3e
8 G	1-a 3e
4on	3c
6 F	39
4u	4c
3ha	2-d 4h
5 G	2-c 4h
5n	0-n 2p
6 G	0-m 2n
3ursing G	2a 3-9
2of	09 4-b 6c
4 G	2f
5S	2-a 6e
3n	8i b-c c-9
4 U	8e
5l	0c b-b
4ly	0f c-b
6 l	0f c-b
3stfield	0-c 5f
2pass	0-r bu
6 l	0-r bu
3ham	4g
4uong	4c
8 w	4a
4ysiotherapy	2-i 3n
f G	2-f 3j
3lumbing	2-e 3t
3rofessionnelle	0-g 2j
h G	0-e 2f
3sychology	2-m 3x
c G	2-g 3i
3ublic	3h
8 O	39
2q.	7f
4 U	7f
3uan	2-e 3k
6 G	2-b 3e
4y	2t 4-a c-c
5 G	0-c 2r 4-9
6l	0f c-b
2rensburg	6b
3icerca	0-e 2s
9 F	2c
aw	2b
3obotics	2-d 3n
a G	2-c 3d
bO	3a
2sac	cg
5 w	cg
3chool	2k 3-c 5-c
8 G	2h 3-b
9S	09 5-b
4ience	0-f 2m 3-l 4s
9 G	2j 3-g
aU	4d
9s	3-9
3econd	5-9 bl
8 U	5-9 bn
9l	c9
8ary	2k 3-k
b G	2j 3-h
5urity	2-b 4t 6-9
a U	2-9 4k
4nior	2d
8 U	29
3i	0-p 21c 4-f
4 G	0-l 2x
5w	29
4ena	0-e 710
7 U	0-e 710
3ociology	49
4uza	5-9 6j
7 S	6d
3t.	5a
5 U	5a
4atistics	0d
3u	0-n 2o 3i 4-b
4 G	0-l 2m 3c 4-9
4pply	3e
2tai	2i 4-b
4y	6a
3b	bb
4 l	c9
5w	bj
3ech	6z
6 U	6t
6nician	1e
c t	19
7ology	3-9 4h
c G	4c
3hang	9b
7 D	9c
4iet	3c
4oi	4e
6 w	09 49
5ng	0f 49 6-9
7 S	0a 6-9
8l	09
4pt	2i 5a
6 G	2d 5b
4u	2-b 3d
5 G	39
5at	2-b 4b
3oan	4k
4ok	0s 1-l
6 U	0j 1-g
4t	017 1-s
5 G	016 1-y
3p.hcm	0-c 7b 8a
8 P	0-9 7b 8a
3rang	4d
4uong	2-a 4i 5w 6-r
8 S	2-9 4g 5w 6-r
3tgdtx	5h
8 U	5h
3u	1j 3-a 6-a
4 S	0b 6-9
4c	2e
5 U	0-a 2l
2university	0-c 5g 6b
c S	0-c 5g 6b
3pper	0-9 6-9 cg
7 U	6-9 ch
8l	b9
2van	0-b 2-j 3q 5f
5 G	2-9 3a
6S	5b
6w	3f
3b2	0l b-b
5 U	0l b-b
3eterinary	3q
c U	3h
3lvh	0c c-9
6 l	0c c-9
3u	4a
4 G	4b
2waterford	0-h 714 b-d
b U	0-h 714 b-d
3ith	0-1e 2f b12
2xay	69
5 F	3-b 6b
3ep	be
5 l	0-h bl
6w	0c
3uat	0-9 bj
6 w	0-9 bj
2y	2-d 4h
3 G	2-a 4c
3ear	0a
6 l	0a
6s	0f 3-c 4d
7 F	4b
8U	0g
2|	0f 6-a
3 -	0f 6-a
2·	0h
3 -	0h
2–	0g 2-b aa
3 -	0g 2-a
4D	aa
2—	09
3 -	0a
`;
