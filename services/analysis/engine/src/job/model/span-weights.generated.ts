// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	1-k 3-t 416 7-b 9l ba d-17 e10
0a=^	0k 1-k 2l 3n 49 5-1d 6-t 7z 8-e 9f a-r b-k df ep
30	0y 1i 2-w 3e 4-u 5n 6-o 7w 8-r 9r a-r bu c-w d12 e-18
31	0-f 1-o 2u 3p 4i 5-1k 6q 7-b 8n 9-n ai ci d-n e-9
32	2c 3n 49 6-p 7b 8-z 9f b9 c-o dg
33	3-e 4-e 8l a-u b-h d-n e1e
34	09 3-o 4q 5-m 9-c ag b-18 co eo
2ability	0-j 1f 2-e 3o 513 e-d
90	0n 4-e
91	0-r 316 4-d
92	0-13 3-a 4n 5h
93	3-g 5j
94	0p 2-c 3a
4le	0-h 1-9 2a 3n a-g dk el
60	0j
61	dj
62	0-k 1d 3d 4-e en
63	0-1b 1a 2l 4-b db en
64	0p 1-q 3i 415 a-b e-t
2background	0-i 2-d 4-b 8m a-9 bd c12
c0	8a
c1	0-d 1c 8a
c2	0-a 8a
c3	0r 7-b
c4	0-m 1-9 7b bd c13
3iết	0-19 11b 2c 3s 4a 5s 61u 7-d 8-j 9-n a-z b-b c-i d-o
60	0-v 11g 2-j 3a 4-a 5q
61	1-p 2n 6x
62	0-n 1j 6r
63	0-b 29 39 4g
64	0s a-e c-a ei
3ằng	0g 3-d 4-i 5-i 6-e 7q 8l a-e dj e-c
60	19 5-j 7g a-9 dg
61	2-h 6-h 8f eu
63	7a db e-9
64	0t 2o 4-9 e-1a
2certificate	0e 1-9
d4	0b
cion	0-18 a1l
f0	ac
9ed	1-f aj
b0	a9
b1	ae
b2	99
3hỉ	0l 1-1r 2-1g 8-f 91o a1o
50	0-j 1-k 2-b 9r a14
51	1-c 2-c 9k ak
52	0f
53	0-9 3f a9
54	012 1-o 2-f 8-a 9f a-g ee
4ứng	09 1-d al
70	0-f 2d ao
71	09
3ó	0g 2-p 3-p 7-d 8-k 9m aj b-b c-r d1k e9
40	2-e 3a 4-o 912 a-f ba c-c ek
41	0-v 2-a 3-i 412 aj ca e9
42	0-p 1b 49 ao e-c
43	4-k ae dn e-c
44	024 1-9 a-n b-g c-t do
2degree	01k 1-c 2-17 3-k 4-g 9f ap db e-a
80	0h 9d
81	7a 89
83	0z 1-m
84	1l 2-10 as df
2excellent	0-g 1-i 2-a 313 4-m 5h d9 ej
b0	0-p 3l 4-9 5h
b1	2c 3-h 4g
b2	dd
b3	1-9 4-a ed
b4	1-9 2-c 3y 4-g e9
4perience	3-d 7h 8w ae bb c-d d-h e-m
c0	0d 2-c 9a bj
c1	0j 1-c 2a 3-a 7-e 8e a9
c2	7e
c3	0-z 1q 3-9 8e
c4	3k 7i d-9 e-c
cd	0d 1a 3-a 4-e bb c9
d1	0-e 1j
d4	0k 2-c 3-9 4-d bb ca
cs	1h
d1	19
d2	29
d4	1a 2-a
7t	1f
82	0-b 1b
83	1a
84	0k 1-a
8ise	1-9 2p 4-b
b2	1-c
b3	19
b4	0-a 2l
2fluent	0o 1-b 2-b 5b
84	0g
2good	0-k 1b 2l 316 4-r
60	0-k 1i eb
61	0-s 219 4-9
62	2-9 4b
63	0h 2-b 3u 4-v
64	09
2hiểu	2v 4k e-9
60	1k 2-k
61	0f 1-b
62	0-l 1m
63	1-d 2a
64	1-k 2z 49
2including	0d 1s 2-13 4-g eo
b0	0-b 1k 2-h db
b1	0-c 2a
b2	0-v 1b 2h
b3	0g 2-j e9
b4	01f 2-u
4terest	2k
a3	0-i 2j
a4	0a
2khả	0o
50	0o
3inh	1-10 2w 4a 8d a-f cx d-b e-l
60	0-j 1-i 2p 49 a-a c11 e-b
61	1-e 2g 8c
62	09
63	0l
64	1-a 3i 4b
4ến	0-f 1-f 2-f 812 af
60	2-b 8c af
61	8d
62	0-9 8d
3nowledge	0-i 113 2m 4h a-9 d-9 e-d
b0	0w 1-e 2-b
b1	0-m 118 2-e
b2	0d 1-p 2e 3c
b3	0-1p 11h 2t 3-g
b4	0j 1-j 3b 4h
3ỹ	0z 1-12
40	2d 3-a 4a
41	1-h 3h
44	0j
2like	0a 1s 3-e
60	0-j 1c 4d
61	1f
62	0f 1-g
63	0a 1-e 2a
64	09 1v 3-a 4-b
2mềm	19 2d
50	0-x 1u 2c
51	0-9
52	0l 2-j
53	0n 1-k
54	2e
2nghiệm	0p 2v 3-i 4-y 7-a 8-h 9-a a-t bu cx
80	1r 2-b 4-9 bk
81	1-j 2z b-q ct
82	015 1-x bl
83	0-g cc dk
84	0-a 1m 2j 4-b 8-9 a-d b9 eq
7p	1f 2r 3-j 4-l 71d 8b 9-9 ab c-e e-s
80	0-d 2-m 7o 8i a9
81	0-h 2-9 7p ae dc
82	0h 2e
83	1-9 7a 8r
84	0o 1p 214 4-a 8-v a-a
4ành	2m 3-b 7j 8e a-b bb d-b e-k
70	0-o 1s
71	2k
73	0g 1-b
74	0a 1-a 7i 8f
3ăng	1-r 2o 4e a-a er
60	0-r 19 3a
61	0-k 1-o 2t 4i
62	3a
63	010 3-i 4-g
64	0n 2-k 4e eb
2passion	0-q 2c 4b
91	0-9
93	0-e 2a
9ate	09 1-f 2-l 3-c 41f
c0	0-9 4i
c1	0-b 4k
c2	0-g 4n
c3	0-l 4r
c4	01t 1-9 2-b 4-12
3hần	0c 1-f 2h
60	0d
64	1-a 2i
3roficiency	1-i 5h 6h
d2	0-a
d3	0h 1-i
d4	0-i 5h 6h
bt1	0-a 19
c4	0j
2skill	0-w 4r
71	39
74	0-k 4l
7s	0-k 2-w 310 5p a-b d-a e-d
80	0w 1-b 2-9 4-h 5a 7b
81	4-c 6a 8a
82	2d 3b 4-e
83	2-j 3b
84	0-1j 1h 2-b 3i 417 5b
3trong	2e 4q e-a
80	0-f 1f 3f 4-9
81	0-p 1b 2b 4g
82	09 4-b
83	09 1-d 3b
84	0i 1-e 3-i 4y
3uch	0c 11z 2-12 4-d
60	0k 2-9
61	1d
62	1f
63	1j 2-b
64	1v 4-9
2thành	012 1-j 2-o ei
70	0h 2-d
71	eb
74	0l 2-9
4ạo	2w 3-c 4-i eg
60	19 2-d eb
61	ed
62	0a 1-9
64	1e 2w 4-c
4ần	2-c 39 eq
60	3a
61	0-d 4k
62	0t 4-r db
63	ea
64	0-b em
4ức	1-f af
60	2-a ag
62	29
3inh	0c
60	0c
3ốt	0-a 2-z 411 8s a-a b-c c-g de eo
50	0f 1-j 8w e-n
51	2-f 4s
52	0-k 49
53	0-10 3a 4i ek
54	0t 1a 4-p b-9 c-c eg
2understanding	0b 1f
f0	0g 2-9
f1	0-d 1m
f2	0c 1-a
f4	2b
3sing	0-b 120 2-s 4-c
70	0-o 118 2-f
71	0b 2-9
74	1l
2về	0-n 1p 4-c cy e-c
40	0b 1i 2-l
41	29
43	0-m 1b 2i
44	0-f cz
2with	0h 1-o 2c 3-11 4l 7-j 8-m 9u aa c-a eh
60	0-j 2-t 4i 5g b9 dq
61	0-n 1e 49 6i 9b a-9 d-g
62	0n 1-1b 21g 3-f 4-i a9 dc
63	0c 1p 3-j 4-j ag
64	0p 1-j 2-d 4v 5-e 9p d-a e9
0b	028 114 2-v 3-d 4-u 6-k 7n 9v a-b b-q c-18 e-s
0g+=!	2f
3"	0a
3$	09
3%	dh
3&	0-12 1h 214 4-f 8e ea
3(	0-1h 2b 4-9 8t 9k a-a d-a e19
3)	01b 120 2-x 3-a 4-l 6-a 8g 9e c-j da e-1s
3+	0-b ed
3,	0-2b 1-d 219 42h 5-h 6-r 7-e 8-w b-y c-1f d18 e27
3-	31h 4-l 5-e 7-a 8-9 br c-d dy e-y
3.	018 1-x 2a 41b 7f 8-g a-p b-d ca d-g e-h
3/	0-w 117 2-a 3-c 4-j 5-9 71u 8p b-12 c-h d-n ef
3:	033 1-p 4-k d-h e-f
3;	0m 1d 3d 4-16 ef
3=	0-f 5-9 6h ad
3?	0j 2-g 4c e-i
3_	0-n 1-y 2-x 3-1g 4-n 51v 6d 8-9 99 an b1d c1v d-y e-c
3–	0l 1b 2-b dl e-p
3…	0f 1d 2-l
3�	ed
1-="	0a
3$	0b
3%	0-l dg ei
3&	0-c 1x 2b 8e
3(	01y 11o 2-1g 3-j 4-i 7-k 9d bl d-n e-y
3)	2-h 3e 59 ad c-d di
3+	0-c ee
3,	0u 13q 2-5a 341 4-3z 6-m 71n 8-k 92f a-1f b-e c-1c d3u e-2z
3-	1-3d 244 3-1g 42c 7-f 8-c a-9 b-t cg d-11 e12
3.	0e
3/	0-p 1p 4-i 6-e 722 8h a-i c-14 d-1a es
3:	0-s 2-j 3-g 5e 7f 9-b bt d17 e-b
3@	0a
3_	0-10 1-s 225 3-1u 42h 5-11 613 7-2g 8d 9-1k a1p b-17 c1u d-1p e1x
3|	0b
3–	014 1-b 2l c-a d-j
3✅	0-f db
3�	09 1-h 5i 9a d-d
0m+1=$	01i 1d 3-a 4r 5-f 7-x 8e 9-16 a-e b-j c-f db ep
4B-cert	0t 7-a 9c d-b
6deg	01e 1-g 2-u 3-o 4-g 723 8j 9-9 d-j
6hard	02b 1e 2m 3-1d 4f 5-n 7-c 8d 9j a-j b-g cj d-g e-15
6lang	029 1-m 2-a 3a 4a 5c 6-h 7-c 8-9 d-a e-e
6soft	0k 2b 31x 410 5i 7-i 8-g 9-b a-c b-b c-g d-11 e-z
6term	0c 1z 3-e 4-k 9b dw e-x
7ool	01p 1u 3-a 4-a a-9 c-c d-9 e-d
4I-cert	1-o 2-j 9o am eb
6hard	04e 1-1u 2-1s 3-j 4b 9-m ao c-c ef
6lang	0c 1-g 4d 5l
6soft	03j 1n 2-15 3-1k 4-l 5-a 7-c 8-b a-a c-9 d16
6tool	01k 1-1k 2r
1-1=B-cert	0-9 1f 2-d 9p
6deg	01a 1-y 2-v 4-i 81q a-f dr e-i
6hard	021 11l 2-1z 3-c 4-c 5-e 6-g 9-q a1a c-i
6lang	02q 1-i 2-10 3-r 61e 8-d a-9 e-j
6soft	02w 1-i 2-h 31t 4-27 8-d a-c c-9 ee
6term	01b 1q 2-a 3f 4-l 6-k 7-p as c-c d-j
7ool	01x 12m 2-1r 3-e 4-e 8-a 9-9 a-a e-g
4I-cert	019 1-e 2-o am
6hard	01r 1k 2-1r 5-a 6-a 9-f by c-i
6lang	013 2-b 3-g 5-c 6q e-a
6soft	01p 11m 2-n 32l 4-3e 7-e 8-i a-j c-g d1f e-i
6tool	01r 1s 2-1t
4^	0y 1i 2-w 3e 4-u 5n 6-o 7w 8-r 9r a-r bu c-w d12 e-18
1=-	02j 2-y 3-s 4-1r 5-v 6-c 7-9 bu cu dn
2B-cert	0-g 1-f 2-c 7-d 92i a-e
4deg	0-d 1-1g 2-s 3-j 4-p 5-a 747 81v 9-b a-9 d-c e-o
4hard	014 12y 4-p 5-q 6-j 7-a 8-h b-d c-i d-i e-a
4lang	0-d 1-1e 2-i 3-f 4a 53e 6e 7-9 d-d e-a
4soft	09 1h 2-1i 33t 4-z 5-c 6-c 7-e 8-a 9-a a-a dw e-q
4term	11v 3-14 4-o 6-h 7-d 8-h 9t ad b-b c-b dg ek
5ool	019 133 2-11 3-h 4-f 5-a 7-b 9-c d-c e-f
2I-cert	1-g 2-r a1c em
4hard	0-17 1-1f 23u 3-13 4k 5-c 7-f 9-g ai b-9 c-c es
4lang	1-i 2-f 4a 61n
4soft	0-v 1-k 2b 439 7-a 8-e a-e c-a d-h eg
4tool	0-n 21y
1g=B-cert/	9u
9_	0-f 1-d 91g a-a
5deg(	0b 7-d
8-	2e
8/	0-q 1-a 7t 8q
8_	1-u 2-10 3-g 4-m 73i 8y 9-9 d-9 e-k
5hard&	0a
9(	0-n 11b 2-d
9,	01m 3-f 4-a 8a d-j e-b
9/	0-h er
9:	1f
9_	0-b 118 2x 310 4-b 5-k 6-d 7-c 8-o aj b-a c-d e-n
5lang_	0-p 1-1h 2-g 3-e 4a 53i 6f d-a e-9
5soft,	1d 2-a 3r 4-10 dy e-c
9-	09
9/	3c
9_	19 2-16 32t 5-a 6-a 7-b 9-9 e-c
5term&	0-d 1o 2-d
9(	0-1m 118 2-9 8f 9h
9,	01n 1-15 2-k 912 a-d e9
9-	29
9/	0-g 2-g 7g 8-a e14
9:	0-e 1g 5h
9_	0u 116 219 3-t 4-i 5-i 6-b 7-i 8-h 9-g av ds e-x
6ool,	0t
9/	09
9:	1b
9_	0j 12d 2-g 3-d 4-c d-9 e-a
3I-cert_	1-g 2-r a1c em
5hard&	2a
9-	0-n 1-i 2t 4n
9/	0-m 1-b 215
9_	1-f 21h 3-y 5-a 7-d 9-e al c-b ew
5lang_	1-i 2-f 4a 61n
5soft-	0-12 3-9 41m
9_	1-j 2i 3a 41o 7-a 8-d a-e c-a d-g eh
5tool-	1-e 2f
9_	0-r 19 21g
1r=-A	014 1-a
4C	1v 2d 7-b 8c a-9 b-d c-h
4D	1-q 7-c 9j ab bl cj
4F	0-p 2-n 5-9 8j ad d9 eb
4L	0l 1-c ed
4O	1p 2b 3-f 5-9 7-9 9n ak d-f e-c
4P	01j 1c 3-a 4-13 5a 9-x a-w e9
4R	1-m 2-i 4-g 6a 7l 8-g aa br ct db e-y
3B-certD	1c
9O	0j 9-9
9P	0-d 1-b 91f a-f
9R	0-m 7-c 91g
5degA	0-9 7l
8C	2-d 89
8D	2b
8F	09
8O	0-a 7d
8P	7c
8R	0-9 1-10 2-k 3-h 4-n 5-9 72v 81u 9-9 d-9 e-i
5hardA	0-d 3j
9C	013 2-h 3-c
9D	1c 2-b 4k 79
9F	0k 2c
9O	0k 1-g 9a
9P	0-w 11b 2-e
9R	09 11r 2t 3l 4-x 5-h 6-d 7-9 8-l c-c d-c
5langC	0f
9F	0u 5-i
9O	0-b 5m
9P	0-q 1-f 51l
9R	0-r 1-j 2-d 3-b 4b 520 6g
5softC	0l 3a 4-k
9D	0-a 1z
9F	0-i 3f ec
9P	3s
9R	0o 2-1a 32a 5-a 6-b 7-d 8-9 9-9 d1b e-x
5termC	0l 2-h
9D	0b 1b 2-9 9-b af
9F	1k 2-b de e-j
9O	1-c 9-e de eq
9P	0-16 1g 21p 5-b 8-9 917 a-l e-a
9R	1v 2-v 3-r 4-i 5a 6-b 7-d 9f an ev
6oolC	0j
9D	014 1-p 2-b
9F	0-1c 11q 2-9
9P	1i
9R	0l 11v 3-e 4-c 7-9 e-b
3I-certO	0g
9P	0-f 1-9 2-b a15
9R	0-b 2-b ag eo
5hardC	0-1q 1k 21i
9D	0-b 1-c 2j 89
9F	1-l 2z
9O	29
9P	0-a 2-o a14 eg
9R	0u 1-r 219 3-s 4x 6-9 7-b 8-9 9-9 a-d eg
5langA	0b 6-a
9F	0h
9O	0h 6-e
9P	0-g 6y
9R	0-s 1-a 4c 61l
5softC	0-x 413
9D	0m 2-9 4-a
9F	0-m 4c eb
9O	0-9 4c
9P	09 4v e-l
9R	1-h 2v 3b 4q 7-a 8-c a-d c-9 d-f eu
5toolC	0a
9D	0-s 19 2l
9R	21e
0p4=01	09
42	bh
43	cb
31	1-a b11 d-i
40	0-b dc
5tr	0b
42	0-h 8s bh e-9
50	0m
45	09
46	b-f dh
4702	0-f 2i
48	0-z dt er
4m55	ee
565	eb
32	1-b ac bt ci d-m e-g
4+	bf
4.5	2f
40	ea
50	2c
521	09
42	dg e-9
45	0c e9
33	8j aa e-b
4+	0-b bn
40	ad eh
50	2e
42	0-c di
465	2a
4d	0g 1-d
34	0-d 1d 69 8i
4+	0-b bg
40	ei
45	ej
35	0-g 2e a9 b-c cs
4+	bf
4.30	0-9 ec
40	0-n ew
36	0-c 2-a b15
4.5	0-9 6j
40	0-j du
37	0-d cb ed
400	0-9 6h
38	09
4h	0-a ec
39	8f
40	0h e-b
4x	e9
3a	018 1-n 3-i 4b bh d-c e-a
4bil	014 3-d
5le	0k
5ou	09 4b e-9
6v	0-c eh
4cad	0-y 2f 3j
5ce	0-s 1h 6k
6o	0-h 2n
5hi	0c
5ou	1-9 2g
5qu	2f
5ro	4f
5t	4d
6i	39 4-c ee
4dju	0-b 9k
5mi	1-n 2j
5s	2a
5va	09 2-9 4g
6i	0a
4est	0-9 2h
4ffe	09
5ra	49
4ge	d9
5il	0-q 11b 3-e
5ri	8a
4i	0p 1-w 2c
5c	9f
4ler	0-e 3d
5l	0m 1-9
6e	0-f ei
6o	0c
5so	0d
5te	2a
5wa	3c
4m	2c 4d
5az	0d
5bi	0-g 3e
4n	0m 1-o 4-a ah d-b eh
5al	0-r 1b 3v 4-9
5d	02h 1-14 3-h 8-9 d-a ek
6r	19
5gu	0-m 1q
5h	1-i 5k 6r
5si	0-9 1b
5ti	0-i 1l
5y	0e
4p	09 2a
5is	0-10 1p 2e
5p	0i 2-9
6e	4-f eh
6l	0t
6r	0t 2-d 49
4ql	1c
4rch	2f
5e	010
6a	0-b eg
6n	0a 2-9
5ti	4b
4s	0v 1-j 7f 89
5si	0o 1-b 2-9
6u	0-f 2c 3c
4t	011 1-9 2-b 4-g ee
5te	3b
6i	0e
4u	0-a 2e
5di	0-d 1f
5th	0-d db
6o	111 2-g
4vai	0-e df
4war	4a
4z	eb
5ur	0-t 116
3b	0h 1-e 2c
4.sc	7k
5te	0-9 7d
42	ea
4a	0-9 2d 7-i 8q
5c	0f
6h	7d
6k	012 1-w 89
5i	0a 2-9
5la	0-f 1e 2e
5m	1a
5n	0g 2m 4-d d-c
6g	011 2-a de e-d
6h	1g
6k	ea
5o	aw e-d
5se	0i 1-c
6i	09 1-c aa
5t	0-a 3h
6c	1e
4e	0s 7e
5am	0-g 1h
6u	1e
5fo	0f 2-a
5ha	0-h 1m
5in	0k
5ne	0e
6h	09 4-b
5p	0-9 2k
5rl	09
5st	0e 1-d
5tt	2a 4a
5ve	2c
4ia	0-d 1g
5ds	1e
5en	0-b 4a
6t	020 1-n 4-9
5g	0m 1-c
5ll	0-9 2c
5nh	3g
4loc	0-g 1j
6g	0-f dk
5ue	0-r 111
4o	0-9 da
5ar	0-9 ag
5c	0-9 2h
5m	0k 1-i
5ok	2-9 ea
6t	0-d 2o
5t	2f
6h	01b 1-b 2-b
5x	0-b 2c
4po	0-a 1a
4rea	0c
5id	1-a 2i
6g	0f
6n	0b
5se	0a
4s	8f
4udg	19
5il	0-10 114 3b
5si	111 3-g
5t	0e
4y	0w 2-a
3c	1-i em
4a	2-i 4-d 7f di es
5bl	1b
5c	01b 1-p 2-j dc
5lc	0-q 2z
6m	3f
5m	ec
6b	0-b 1c
5n	016 4-e d-e
6d	0r
6g	015 2-h e-e
5o	1-f 2i 3-b 4-d 71f d-9
5p	1-9 2-d 81a e-d
6a	0f
5r	0-9 ed
6d	0-i az
6e	0-9 2b 3c
6r	da
5se	0k 2-9
6i	2a
5t	0-f 1e
6e	0-j 1b dd
6t	0-p 2p
5u	0r 1-f 2-a 3b
4ccd	dj
5hn	0a
4d	0-u 1-a 2m 7v
4ell	0-p 1n
6t	9a
5rt	09 2-f 9f aj
4hal	0-x 1f 4w
6m	3f
6n	1-9 2-9 4e e9
6p	d9
6r	0-l 2w 9e
6t	0-a 2c 4b
6y	0v 1-e
5e	0-h 4k
6c	0e 1-9
6p	0e 2-d
5i	0h 1-e 4-b al
6e	0-g 2i 3g 4-d
6n	2a 8g e-c
6u	3h
5o	0l 49 e-9
6i	1-a 4h
6t	0l 1-9
5u	3b
6a	0f ec
6c	4d
6n	0-c 1l 2-f 912
6o	3h
6p	0d 1-a
6t	49
6y	1-9 3-9 4t 8-a
4i	1a
5vi	0-i 1d ab
4lai	2k
5b	0a
5ea	0-q 3c 4-f 5k ea
5ie	0-11 1g 2-h 4m de
5os	0a
4ntt	1i 8-c
4o	011 3-9 4-g dp
5ac	0-g 1e
5co	0-9 1m 2-b
5de	0-o 39 ei
6i	0f 2-a
5gn	0-m 2q
5ll	015 1-a 2-d 3-l 4b
6o	0-d 2b
5mb	0c
6f	0c
6m	0-t 19 2-j 31x 4-e 7i
6p	116 2-h 4-c
5n	09 4a
6c	1-c 2j
6g	0j 4-j d-b eb
6n	0b
6s	0-j 2n 3m
6t	0-m 11a 2-o 3p
6v	0-a 1i
5op	0-p 3v
6r	1e
5re	0d 1-h 2a
6v	0g
5sm	0-9 9k
5up	0-c cj
4pc	0-b ah
4rea	0c 1a 2-b
5im	eb
6t	0-9 4c
5m	0m 1-l
5os	1-d 3i
4u	0-15 1-c 2h 71a d9
5a	0o e-b
5c	2c
5lt	0-a 1-9 4q
5ng	0i
5oi	0-c 4g 8d d9 e-d
6n	4f
5rr	0j
5st	0-k 1h 4c
3d	0b
4a	0e
5i	0-q 1-p 718 ei
6l	09
6r	0-14 1q 2f
5m	0-h 3m
5ng	0-g 81a
6h	0-b 1g
6i	0e
5o	2-d 9f
5p	1p e-c
5sh	09
5ta	0-g 1a 39 db
5y	0l
6s	de
4bs	0-m dk ed
5t	0-b 1c
4e	6d
5ad	0-10 3g 4t
6l	0-e 1c 3a
5ca	0-s 1v
5di	0v 3-h
5fi	09
5gr	0r 2-e 4-d 8x
5li	0r 2-9
5m	eg
6o	09 2b
5n	ec
5pe	0-c 1c
6l	0-g 2q
5si	0-j 1-h 2q 3i 4l e-a
5ta	0-h 4p
6e	3d
5ve	0c 1p 4-a
6o	0-d 4d a9
4h	1-e 711
4i	0-e dm em
5a	ed
5ch	0-o 2u
5e	0-b 8g
6m	2-9 3o
6n	2f an e-b
6u	1j 2-9
5ff	4b
5gi	0-d 1-d 2a 9k
5pl	7a 89
5re	0-q 1g 4l
5sc	0e 2-m 3j
6p	0-f 2j
4na	0-a 1c
4o	1t 8a e-n
5an	0-f 1-a 2j 4p
5c	0q
6k	1c
6u	0-h 1p
5i	0f ed
5me	0-g di
5n	0s 2-l 4d e-a
6g	4g e-c
4r	0-f ei
5iv	0-2o 312 4v 9e ek
4sp	0-9 1a
4u	1h
5c	4j
5ng	1-f 3q
5oc	016 1-g 3-9 7d d-b ec
6i	d9
6n	0-e 2l
5ra	0-9 1b
5ti	e9
5y	29
6e	0e
4yna	0q
3e	0-g 2-c 6e eb
4.g	0u 1-e 2-c
4ach	0c
4con	09
4duc	0-e 1-h 7b 8z
4e	29
5g	0-c 1d
4ffe	3b
6o	29
4lec	2g
6m	2a
4m	0e
5ai	0b
5be	0-c 1e
5pa	3b
6l	0a
4ner	0-1i 31c
5gi	1-q 2l 4-d 7d ak e-a
6l	5w
5ha	dd
5jo	3c 4-9
5su	0b
5th	0-n 4k
6i	2b
5vi	0z 1-a 2-h
4p	09
4qui	1-a 2h
4sop	0a
5pe	0c
5ta	39
4tc	0d
5hi	0-r 3t
4val	0-h 1b 2a
5er	0c
5ol	0-f 4m
4xce	1r 3-i 4f
6h	0-f 2h
5ec	0a
5is	0l
5pa	0a
6e	029 1-m 2-h 3-a ck e-d
6l	0-f 3h
5te	0-a 1b
6r	0-h 1u
3fact	1f 2-a
5mi	0d
5np	0a
6t	0-i 1j
5rm	0c
5st	1-a 4u
4eed	0-w 1l 2a
6t	0-f eh
4iel	0-e 2-9 8c af eb
5le	29
5na	0f 1-f 2b
6d	3f
5re	0-9 1e
6s	49
5t	ee
4lat	0-f 1j
5ex	4b
5ow	0-g 19 29
5ue	0e
4ocu	3s
5ll	0g 1-a
5od	0-v 4-9 ap dh
5r	01f 1-h 2-w el
6e	0-a 1h
6k	0-n 1b 9g
6m	2b
6w	4c
4ram	0-j 1-b 218
5es	1a
5om	0p 2-d 4b
4ull	1-d dt e9
5nc	0f 2-i 4c
5rn	0-f 1e
5tu	0f
3gach	1f 2-9
5ge	0-g 2k
5in	0-c 3g
5n	0-u 4-b dc et
6g	4-c ef
5p	0c
5rm	2b
5y	0-g 2h
4el	0-c 2e
5ne	0a 1-9
5rb	0-j 1q
5t	eg
6t	0-d 3f
4he	0a
5i	0k 1-g
4ia	0i
6i	0-9 3e 4-d
6m	1c
6n	4b ee
6o	0o
6t	29
6y	9g
5o	0-d en
6i	2a
6n	2b 3-l dh
5u	3a
5vi	0a
4lob	0c
4o	0-10 115
5i	0a 1g
5n	3-c dg
5od	0f d9
6g	0-b 1h
4phc	0-c 9k
4rad	0-11 1m 7f eg
5ea	0i
6e	4b
5ou	0o
6w	0-l 1u 3-c 4c
4uar	0-a 1h
5id	0-c 1b
3hacc	0-d 1j
6k	0-l 1k
5i	1-i
5ld	0b
5m	0g 1-e
5n	4d
6d	2-a 3b
6g	0c 2f 4-g a-9 dd
5s	0b
5ve	014
6i	09
5y	3d
4dv	a9
4e	0c 1-9 da
5ad	1a
6l	1f
6t	0-e 2i
5lp	0b
4i	0-c 9g
5en	4b
6u	01b 1-a 2-g 4-b
5gh	2-j 3o 4-d 7d
5nh	0-h 2-c ex
5ri	0-g 3h
4o	eb
5a	0-m 1-k 2o 5i ec
6c	02a 1-c 2-f a-d e-h
6n	0g
6t	2-a e9
5c	1-c 81c e-i
5ld	0d
6i	0-9 eh
5me	0e
5ne	0-a 3f
5p	0r
5te	0-e 2i
5us	1b
4q	0c
4r	09
4tml	0-j 1r
4uan	1-f 2h
5ng	0-f 3j
4w	1-9 2g
3id	0-a 2c
5ea	0a 1-b 4j
6n	0b 1c 2-e
4elt	0-w 51l
4f	0j e-a
4gam	0d
4mag	0-i 1k
5me	0-n dp
5pa	1f
6l	0p 1-c
6r	0-k 1-a 4t
4n	018 1-m 4-p ah c-9 d-9 em
5ci	0-f 2p
6l	01r 1-d 2-t e-a
5de	0-v 3n 4a 9h
6u	0-r 1-a 218
5fl	0-a 3m
6o	1c
6r	0-l 2l
5no	010 3-c
5s	2c
6p	0-i 3z 4-c
6t	0a
6u	0a
5te	0-1e 1o 3v 4-o 8c df ed
5ve	2b
4os	0-9 1c
4s	01g 2-n
5er	1-c 29
5o	1h
4t	0r 2-f bi d-a
5er	29
5s	0b
3jack	0-e 1k
5pa	1-9 5b
5va	0v 1c 2-n
4enk	0-b 1h
4lpt	5c
4ob	0r 1-a 2-b
5in	ec
5ur	9g
4s	1-9 2f
3kafk	0-a 1i
4e	0u e-f
5ep	0-d 4h
5nh	1-i df
5t	49
4ha	0n 2-9 3-a 7j e-f
6c	0r 2-k 4-d el
6i	0-d
6m	0a
6t	0-c 3b
6u	0-a eb
5eo	0-a 3d 4b
5i	2c
5o	4e e-9
6a	0e
6e	0-k ex
6i	1a
6n	0-q 1-9 2c 3w 4-b d10 e-k
4iem	49
6n	1-c 8c af
5nd	0-d 3k
6h	0p 3-g 4e 9-9 cm d-d e-f
5tc	2d
4now	010 1-g 3-9 4g
4oc	0l 1-i
4ube	0-z 1r 2d
4y	0g 2c
3l	0-9
4a	01b 2-a e-9
5b	1-b 2p
6o	0-g 1-b 8u
5i	1-c ex
5ke	0-d 2e
5m	012 1-c 2-e a-9 c-c dw
5n	0i
6g	0h 1-g 2-b 6h
6h	0-f 3e 4-e em
5p	en
6t	0-n 1c d9 ed
5rg	3-f 4g
5t	0-c 2c
5y	1e 2-9
6o	29
4c	1e
4e	3h
5ad	1c 2-d 3-i 4o
6n	9h
6r	0n 1-e 2f 3-a
6s	0e
5ct	0-n 1r
5d	0-c 1e
5ga	0-i dk
5n	2-9 ci e-d
5tt	0-d 1e
5ve	1-c 2-i 8r 9g aq e-c
4ibr	0-f 2h
5ce	0-14 a16 ek
6h	2c
5en	0s
6u	29 4a
5fe	1b
6t	0-a df
5ke	3e
5ne	0-r 1e 2f
6k	0e
6u	1a
5st	3-j 4k
5ve	0-u 1e df
4o	0-l 1b e9
5ai	79
5ca	0m 1-a
5gi	0-e 19
5i	1k e-c
5n	e9
6d	0l 1-d
6g	ec
5p	09
5w	0-i 1k
4uat	0-a 1p ah
5c	4k e-a
5nc	0a
5oi	0-b ed
6n	0h d-9
5u	1-e 2k
4y	1-c 2g de
3m	0d
4ac	2-b
6h	0d 4-a
5in	0-v 11g
5ke	0c
6i	0-9 2h
5m	2a
5n	49
6a	0-d 1o 2i 3-l ae
6d	09
6g	0-k 1a dn e-9
6i	0-f dk
6n	0h 4-9
6u	1b
6y	4k
5ri	0-9 1b
6k	1f 2c
5st	1a 2-b 7r
5t	0-o 4i do
6c	0c
6e	0-i 1a 2e
6h	0-o 19 2i
6t	0-y 2o 4g
5u	0-p 1b 4a aa
5x	2a
5y	0b 4-f eg
5za	0-9 1d
4ba	79
4ca	0-a 7k
5sa	9k
4e	0-c
5as	1c 2-b
5ch	2-9 8b
5di	1-j 7m
5et	0d
5g	0-g 1i
5mb	0e
5nt	0-r 1f 3k
5rc	1b
5ss	1a
5ta	0-p 19 2h
6h	1-a 2f
6r	0-h 1n
4icr	0-u 11f 2-f
5n	0e
6d	0-d 2-f 410
6h	0k
6i	0f
5ts	0-f 1g
4o	0a
5bi	0f 1-b
5de	29
5i	0-k 49 7j d-a eb
5le	1e
5n	0-c 1m
6g	39
6i	0e 1-9
6o	0c
6t	0-10 cz eh
5re	09 1-j 2-9 bc cp
5t	2e
6i	0-1i 3x 4l
5us	0-9 1b
5ve	0-i 3c 49
4s	0-j 1b 2b
5c	0-i 7s
4uch	0-g dh
5lt	0-15 1m 3e 4f
5si	0-a 1o 2-9
6t	0m
4y	1-i 2c 8b
3n	0-c 7g
43	0-c 6p
4ai	29
5m	0-a 1-u 2-i 3-b 4-9 7-f 8m c13 d1n
5ng	2g 3a e-e
6o	0-c 2d
5o	2d
5ti	1-9 5j
4ear	0-d eh
5ed	0u 4-9 e-d
5go	0g 3-9
5t	1p 9-9
6w	0-t 1-b 2q 3h
5w	1-9 4q
6l	0-e dh
5xt	0d 1-9
4gan	016 1g 2-o 8-a e-9
6y	0e ed
5he	2-k 3-d ar
6i	0p 1-z 8r c11 d-c e-h
5oa	0d 3-o do
6n	0-e el
5u	0-e 4h
6o	0b 49 d9
4ha	1-t 2a af dh
6n	0-c 1-j 4c 817 aa d-c e-f
6t	0a 19 2-c ci
5e	0-c 3p
5ie	0-x 4n e9
6n	4-d em
5om	2a 4-9
5u	0j 4-9
6a	1d
4igh	dh
5nh	0-9 ed
4o	dp
5de	0-m 1y 2-a
5i	1-9 3b d-a em
5n	0c
5rd	0j 1-d
5sq	0b
4sop	0-s 1v
4u	0-g 1-b d1o
5rs	ag
5tr	0-t 1e 2f
3o	0c 1-b dd ee
4bje	0i
5se	0-g 1j
4f	01b 1-y 3-d cn
5f	0a
6e	0n 2-c
6i	2f
6s	0-11 1v 4g
4n	0k 1-i 2-q 4j d9
5bo	09
5e	1-k be de
4p	0-c 1c
5en	0-c 1-b 318 4-a
6r	0-d 1-i 2b 3d 4d
5po	0m
5ti	0n 2-b
4r	01s 1-p 2-17 4-c cl ep
5ac	0-a 1c
6l	0a
5de	0d
5ga	0-c 319 4-p
5ie	4b
4the	0-d 4k
4ur	014 1-d
5t	0f
6d	0-h 1j
6s	3-9 eh
4ver	0-e 1b di
4wn	0-p d1a
6e	0-d 2-9 3i 49
3p	0-f 1j
4age	0-b 2i
5re	09
6t	1-g 2o 3e e-a
5ss	0-f 1-a 3t 4-a di
5tr	1-9 2j
6t	0-v 215
5ym	0f
4cr	19
4erf	1-g 2f
6s	0-u 2b 3q 4-i eb
5st	0-b 1f
4h	e9
5a	0-b 1a
6g	0-g 1r 2-9
6m	215 8-f
6n	1-c 3i
6p	0g 1-p 2c
6r	09
6s	0-b 2g
6t	0b
5d	0e
5ep	0-b 4j
5oi	1a
6n	0q 4-b
5p	0-c 1d
5uc	0-d 1f
5ys	0-e 8g dd
4ipe	2c
5vo	1c
4lac	0d
6n	0p 2-j
6y	0-e 1b 4b
5ea	0d
5m	0-j 1j
5ug	0-c 2g
6s	0n
4ms	29
4oin	0-c ei
5li	0-h 5e
5rt	0-y d1b
5si	0x 2-b
6s	0o 2-9
5we	0-9 2c
4r	0-e 1-l 2b es
5ac	0g 1-c 29 4-9
5ed	0-o 1q
6f	016 2-g
6s	0-r 1n ah
6v	0-h 1i
5ic	0-a 1c
6m	0-n 2i
6n	0-w 1i 2k
6v	0b 1-a
5o	29
6a	0-t 3v
6b	0-1g 19 3d 414
6c	2q
6d	1j
6f	01i 1-h 2-e
6g	0p 1-f
6j	1-k 4a e9
6p	0d
6t	1l
6v	0s 1-i 29
4ubl	0-y 1k er
5re	0-f 1q 2-a
6i	0-m 1b 2d
5t	0-b 3e
4yth	1j
3qt	0c
5kd	1b
4ua	012 2-d
6l	2h 4g e-9
6n	013 1-b 3g 4-d d-9
6r	ec
6y	1e
5oc	0-j 2j
5y	0-k 2-b 4m 8i
6e	29 e-b
3r	1s 2-d
4a	0k
4ead	0a
5ce	0e
6o	2-c 3g e9
5di	0e 1-b
6u	0-f 1n
5fe	1d
6i	2-d 4k
5gi	0-o 4i ak
6r	19
6u	0h 2-9
5la	0-y 3-g 41h 8b
6e	0-a 1q ae
5mo	0e
5po	1-d 29
5qu	0i 2t 4-e e-a
5se	0-w 1v 29
6p	0-b 2-b 4w
6t	0-16 11q 2-f
6u	0d
5ta	0-h 1m
5vi	012 1-e 2-h
4igh	dj
5sk	1e
4o	3d 4-9 e9
5ad	29
5le	0u e-c
5ta	0-r 1e di
4ua	0d
5mi	0-g 2g
5n	0-9 2d
5ou	0-k 4f
3s	0w 8-t ae
4ac	0-b 2g
6h	4d
5fe	ab
5la	0a
6e	0i
5mp	0-9 1a
5n	0b db
6g	0n
5p	0-a db
5t	2l
6i	0l 2-f
6u	0-c eh
5u	0e
4c	0-e dk
5al	1-c 2a
6n	0-c 5h
5he	0c 2-a
6o	8e
5ie	0-f 1-9 eh
5ri	0-d 1c 2b
4e	0f
5ar	0d 1-c
5ct	2a
6u	0-d 1o 4-d ag
5ed	1b
5le	09 1-g 2b
6f	3j
5mi	0-a 29
5ni	0d
5o	0c 1-9
5pa	0-g 2j
5rv	19 2l 4-9
5t	0c 1-a 2a
5ve	4a bc
4har	1-f 3j
5el	0-b 1e
5if	0-v e1d
5op	0-d 1d 2b
6r	0-u 2b 3l
6u	0c
4i	0-g 29 8f
5mi	0o
6u	0-k 2h 4b
5ng	0-16 9g dr
6h	0-h 7m d9
5te	ea
4kil	0r 1-d 3-a 4d
4mar	0-d dt
5il	0-d 1h
4o	4i e-e
5an	3h
5ft	2e
5li	7g
6u	0d
6v	0-o 4r
5me	0l
5n	0-9 1n 2-b
5ps	0-9 1a
5rt	0-k 2n
5un	0-o 11a 2-b
4pac	0-d eg
6n	5-9 6i
6r	0-9 1m
5ea	0b 6i
6c	0l 2-a
6e	0-l 2n ee
5or	0-i 3i
5ri	0-u 11d 2-d
4ql	0-d 2g
4re	0-f 1g
4tac	0-n 2s
6f	4a
6k	1-z 3f 4l
6n	0-b 4c di
6r	0-z 2f 4b do
6t	ab
6y	0-o ek
5or	0-15 2l 3j
5ra	0-l 1i 2b
6e	29
6i	4e
6o	0l 1l 2-h 3-d
6u	3g
5ud	1-a 2q
4u	2-c 7-b ao ef
5a	ec
5bj	0e
6s	1-b 2r
5c	0-k dh ed
6c	0d
6h	0u 2-k
5pe	09
6p	0f 1-e eh
4w	1-b 29
4yst	2z 4-c
3t2	e9
47	0-i di
4a	49
5c	2-a 4-d ep
6h	0-d aj
5i	011
5ke	4g
6i	0-a 3d
5ll	0-l 1m
5ng	du e-c
5o	0-a aj
5p	0h
5sk	0-i 4t
5y	0c 2-a e9
4dd	0g 1-e
4e	89
5ac	0-i 1h
6m	0-o 1-k 2a 314 4i e-9
5ch	0-l 1-i 2w 3-n 4g 8q 9g e-d
5le	0-t 111
5nd	1-c 2d
5rm	4b
6r	0-a 1h
5st	0-u 1t 2u 4-a
4ha	0-e 4h
6i	0e 39
6m	09
6n	1-g 2-j 3-e 4d cy d-a ep
6o	2-g 4d
6t	0q 2-b 3d 4-a
5e	0w 1-1e 3-e 4b 912 a-9 d-j ek
6i	0l
6m	0a 2-a ee
6o	09 1-d 2a 4-9 8g
6r	ea
6s	0a
5i	0v
6e	0i 1-f 29
6n	0-j 2a 3g
6r	0-d 1g
6s	0n
6t	0-b 2c
5o	0e
6a	4c
6i	0-a dd
6n	0-s 1d 2-b ef
6r	0-c 3g
6u	0-d 3j
5re	be
6o	4-l ej
5u	09 2-n 4c ec
6a	0-d 8c
6c	1-a 3-a 410 ab e-i
6e	0-m 2q
6o	0-9 4f
6y	0-a 3k 4-c
4ich	2a
5em	1e
6n	1-r 2-p 4y 5u d-b ev
6p	2-9 4f de e-a
6u	0b
5me	09 1-a 2-a 3a
5n	0-h 1h 2-f 4h
6h	0-o 1-a 29 3e 4q
4ms	0b
4o	0m 3-d d-g ep
5an	ad
5ei	0-g 5s
5i	eg
5le	0h
5n	0-9 3a
5ol	0-19 1-d 215 8g ea
5p	2c
6i	6h
6o	0-i 1l
5t	019 2-v 3-c 4-s 7o 8b d-9 eo
5wa	09
4ra	0f
6c	4h
6d	0-l 2b 4g
6i	0-m ai ef
6n	0t 1-n
6v	0-1y 1-d 2-9 4-b d1w e16
5e	4j
6n	2-b 4c bs
5i	0t 1-a 2-d
6e	1c
6n	0-a 4d 7c
5o	01g 2-a 8-p cg e-d
6n	01i 1-9 4-d
6u	0-b 1g
5u	0-f 2i
6a	eb
6c	0-q 1d 8c de
6n	0-p 1-k 69 7u 8a e9
6o	0-l 2g ed
6y	0-i ei
4u	2-c ba dw e-c
5an	0-d 3c ep
5i	2a
5ng	0k
5oi	0-j c-a dg e13
6n	0o
5ye	1-a 2-c di
4wo	0-e dq
4y	0l
5pe	0-k 1q
6i	0-b 1e
6o	0-f 1l
3ua	ei
4k	0-v ey
4nde	0d 1-g 2u 4-c
5g	0j
5iv	0-p 714
4p	0n 2-b
4s	0a da
5e	1-9 4b
6r	1b 2-a
5in	018 1-e 2-q
4til	1h 2-a
4u	0o 1-9 dd
4x	29
3va	026 1-e 3-f 4-v
5cc	0-u 2g 9j
5i	0-o 2t
5lu	3d
6v	0-d 2e
5n	0c 1-c 2e 3-a 69 e-a
5ri	0l 1-9
5t	0-e 1e
6v	0-b ek
4e	0p 1-e 2h a9
5hi	0-a ec
5ss	2a
4i	0n 2-a
5ad	0-11 113
5ec	0k 1-i 3-b 4p d-9
6n	1-e 2b 8j
6t	1-f 2k 4c 6-a
6w	2b
5si	ed
4loo	2-b
4oi	011 3-c
5lt	0-g 2m
5ng	4b
4u	0-c 1-a 4f aa
5c	09 1-a 29
5ng	0l 2-c
5on	0b
3ware	0-d 2d
4e	0t
5b	0-n 1m
5ek	ef
5ll	0k
4hen	0p 4-a e-9
6r	09
5ic	0p 2-9
6l	0v 4-d
5o	0h
4ide	0d
5ll	014
5nd	0-j 2h
6e	29
5re	0-9 2n
5th	02b 1-q 2-s 3-d
4ord	1g
6k	01e 1-j 2-m 4-g dj
5ul	0l 2-b
4rit	0e
4sq	0-b 9k
3xa	0-a dh
5c	0-i ag
5i	0b
5y	0-o 1g
4e	0-b 1o 2-f de
5p	0-h 2a ej
5t	2b
4inh	de
4oay	0-u de em
4u	0a
5c	0-h ee
5on	2-9 de
3y	1a
4ear	0-j 1-e 2-m 4-b be c2r e-j
5u	0a 1-9 3n
4ou	01d 2-9 d-9
6'	0m 3-a
6r	0c 1-d 2-e 3-d 410
4rs	0-10 c17
3zalo	0-9 1h
1art=dropped	018 3-1y 4s 5-z 6-h 8-e 9-m a11 cf ew
6uties	2-a 3-m 4-i 7-c 91q a-n cg dy e-n
5intro	017 11k 2j 3b 4o 5-e 6-c 7-p 8e 9-r a-19 b-d c-15 d-g ep
5nice	1-x 2-f 3h 4-14 5r 7j 8d 9x ax d-1i
6one	0e 1c 3i 7c 9-o b-u dp e-n
5requirements	1g 2-s 3x 4-o 5k 7n 8-f a-b bu c-y dh e-x
0r=A	01h 1-12 2-c 310 5-g 6-q 7q 8-m 9-9 dg e9
3^	09
2C	01m 1x 2e 4f 5-u 6-f 7-b 814 9-q a-p b-s c-10
3^	019 1-9 3-d
2D	0b 1s 2-f 3-13 4a 5-l 6-f 7-g 9e a12 cw d-b e-i
3^	0o 1-9 3-a 9-9 bv d-9
2F	0t 1v 29 3j 5-1f 6-v 7-o 8s b-t
3^	1-t 5-c bg dx
2L	019 1-p 2-9 3-9 en
2O	01e 1b 2h 3-m 4o 5-9 6-13 8-e al b-f d-i
3^	0-x 1-u 3-f 5t 917 b9
2P	0-1f 2-q 3-f 4-1o 529 61n 7i 8b 9v a-g c-g e-p
3^	0-a 11e 3c 7-a 9f d-11
2R	0-x 1l 3-b 4-l 5s 61i 7w 9y a-c b-9 c-t d-v e-a
3^	0-9 11c 2-k 312 4-l 5e 6-g 7p 8-i 9-h a-f b-j c-n d1s e-v
1a=A^	01a 1-e 5-o 7i 8-b da ea
4bằng	0g
4excellent	0-c 5d
4skills	0-11 3p 5a
4with	09
3C^	1-x 31c 4c 5-9 8-b b-c c-f dj ek
4ability	0-19 11f 3-9
6le	0-c 3g
4background	0-t 1e 2o
4certified	0d
4degree	0-v 8z
4experience	0-s 2z
ed	0m
es	1a 2-9
4good	0-h 19 29
4knowledge	19
4nghiệm	0u 1-c 2-g
4passion	0q
bate	4a
5hần	0d
4skills	0-b 1g
5trong	01d 1-d 2-i 3-9
5uch	0m 19 2-o
4understanding	0-x 1c 2o
5sing	013 1-n 2-a
4with	1-r 2i 3-e 41k
3D^	0-b 1-k 2r 3-u 5-9 99 aq bl ck e-d
4ability	0a
6le	1l 2-9 e-9
4biết	0-s 2q
4chỉ	0b
5ó	0a
4experience	0-n 1-e 2-d 3a 415
9t	1b
aise	0-j 2l 4-9
4including	0-c 1s 2-9
4kinh	0a
5nowledge	0c 2-h
4like	09
4mềm	09 2-b
4passion	0-13 3a 4s
5hần	0d
5roficiency	0i 2-9
4strong	0-c 2b
5uch	09 1-k 2j
4thành	0l 1-a
4understanding	0w 1-h 2-b
5sing	0-1j 11j 2b
4with	0r 1-h 3-b 4-e em
3F^	0l 2i 3g 412 5-13 6-q 8g 9-h a-m c9 db e-a
4biết	0-25 1n 2t 3e 5a 6b
5ằng	0-f 1j
4chỉ	ai
6ứng	0-b af
5ó	01z 9i d-i e-1m
4experience	0b
4good	0-q 1e 2e
4kinh	0c
5ỹ	0a
4nghiệm	0-9
6ành	011 1-f 2-i
5ăng	0-s 4-p db e1m
4về	0w 1-b 2-e
4with	0-o 1-d 4-a dr ey
3L^	ee
4including	0d
4with	09
3O^	0-y 1g 3-u 5c 6-j 9p ag ek
4biết	0-o 1c 2d
4certificate	0d 1-9
5ó	0k e-9
4knowledge	0-1q 1x 2z
4nghiệm	0g
9p	0e 1-9
5ăng	0l 2-b
4skill	0-w 4r
9s	0-c
5trong	0-m 3d 4c
5uch	0h
4with	011 1-c 4-b
3P^	114 2s 4-a 5b 69 79 8-u 9-t a-t de e-g
4ability	0-9 1-j 515
4biết	01b 1m 2-1v 4-f 6s 9-a a-c eq
5ằng	0h 1-h
4certified	0-c 1-a al
5hỉ	0b 1-r 2-i 91k ah e-d
6ứng	0l
5ó	0-17 ai dc e12
4degree	01o 1-e 2-9 8-g
4experience	0n 2-9
4good	0-g 3r 4a
4hiểu	2c
4kinh	1-c 2e 8l
6ến	0-e 2-d 813
4nghiệm	0-j 117 2j a-h
9p	0-v 19 2-b 8o ah
6ành	0-c 1-h 21i
4such	0-i 1f
4thành	0-h ek
6ức	09
5ốt	0-9
4về	0-i 1w
4with	0-9 1f 2h 99 ab d-a e-i
3R^	2-1d 3q 4-e 59 6o 7l 8r 914 b-h c-m d-10
4ability	0n 1-g 2-c 310 4c e-b
6le	1-11 2g 49 a-f dr ex
4background	0b 1-j 2-11 8m a-9 bd c12
5iết	0z 1-d 2c 3m 4l 5d 6r 7-a 8-c 9-d a-l b-9 c-e d-f e-n
5ằng	3-c 4-h 5-a 7r 8m a-c dl e-b
4certification	0-1e a1p
5hỉ	1-s 2-w 3a aq dd en
6ứng	0-e 2e ae
5ó	0-1d 1n 2-c 3-h 4f 7-b 8-f b-e c-k d1w e15
4degree	0r 2-y 3-j 4-f 8-g 9j at de
4excellent	1-i 2-a 313 4-m d9 ej
6perience	0d 19 2-d 3-h 4-u 7j 810 ak bc c-b d-c e-g
ed	0-9 1e bb ca
9tise	0k 1-j
4fluent	0o 1-b 2-b 5b
4good	0y 3g 4-10
4hiểu	2j 4l
4including	2-l 4-a da er
6terest	0-9 2k
4khả	0r 4-b
5inh	0-e 1-h 2p 39 4g a-9 cv d-9 e-f
6ến	ag
5nowledge	0u 1-9 2a 4n e-c
5ỹ	0k 1-x 2b
4like	1r 29 3-b
4mềm	0-d 2p
4nghiệm	1-v 2w 3-d 4-r 8-b a-c bn cz ee
9p	0h 1g 215 3-i 4-i 719 8-c c-e e-n
6ành	0-q 1y 2-f 3-a 7k 8h bc e-d
5ăng	1-e 216 3k 4x a-9 d-d e-q
4passion	0-d 19 2m 4-b
bate	1-a 2-g 3-9 412
5hần	0-f 2u
5roficiency	0-e 1-a 2c 5h 6h
4skills	0v 2-10 5f a-a e-9
5trong	0-i 1c 2m 4o e-9
5uch	0-h 123 2-10
4thành	0t 2-e
6ạo	2w 3-c 4-i eg
6ần	2-b 39 eq
6ức	0-j ag
5inh	0c
5ốt	2-y 412 8k a-a b-c c-g df ep
4understanding	0d 1k
5sing	115 2-t
4về	0-1k 1a 2v 4-9 cy
4with	0-q 1w 2-a 6b 7-h 8-f 9r e-a
0s3='re	0i 3-9
3.js	0-h 1j
4sc	7o
300+	6a
50	0e
51	0e
5k	09
41	09
42	bh
51	09
55	2i
43	cb
4am	0-p eu
4tr	0b
31	1-a b11 d-i
4.5	0d e-b
40	0-b dc
42	0-h 8s bh e-9
50	0m
45	09
46	b-f dh
48	0-z dt er
32	1-b ac bt ci d-m e-g
4+	bf
4.5	2f
40	ea
50	2c
42	dg e-9
45	0c e9
33	8j aa e-b
4+	0-b bn
40	ad eh
50	2e
42	0-c di
465	2a
4d	0g 1-d
34	0-d 1d 69 8i
4+	0-b bg
40	ei
45	ej
35	0-g 2e a9 b-c cs
4+	bf
40	0-n ew
4tr	0b
36	0-c 2-a b15
4.5	0-9 6j
40	0-j du
37	0-d cb ed
400	0-9 6h
38	09
4h	0-a ec
39	8f
40	0h e-b
4x	e9
3a	018 1-n 3-i 4b bh d-c e-a
4ce	0c ea
5h	3d 4s d-a e-g
5k	1-9 2i
5t	0-j 1p
5y	0h 2-f
4da	0-t 1e 5g
5e	0-z 1d 2a 4h
5s	2a
5y	d9
4ff	4a
4ge	0-13 11c 2y 3-a 4-h e-d
4ho	0-c 1f
4i	0p 1-w 2c
5c	9f
5l	0-i 1l 4g
5n	1b 2-a 3d
5r	0-d 1h
4ke	0-d 1-c 2n 4e
4ll	0o
5m	3f
5o	1h
4m	2c 4d
5e	1f
5p	29
5s	0-t 1-9 2t 4j
4n	0m 1-o 4-a ah d-b eh
5d	022 1-16 3-i 8-9 er
5e	0f
5g	015 1-v 3-c 7-f 8q 9-d a-i cf d1c e-q
5h	0o 2-s 3a 5i 6o 7-c 8-o a-e c-b d-i ex
5k	ea
5s	0-9 df
5t	017 1-f 3-a ad
5y	0v 1-k 4j
4p	09 2a
5i	2f
5p	0j 2-9
5s	2e
4ql	1c
4rd	0-17 1d 2-g 4e a1d
5e	0o 2e 3-e
5k	0-r 117 2-e
5m	0-h 7k
5n	0d
5s	0-x 1-b 2-j 4-9 bz c1v
5t	0a 2-a 4-a dn e-9
5y	0-a 1z 2-9
4s	0v 1-j 7f 89
5e	0c 1p 2-a
5k	0-h 1a 3d
5s	0-10 1u di
5t	0-i 41d
5y	0-i 1j
4t	011 1-9 2-b 4-g ee
5a	3a db
5e	0i 1-x 2f 39 4-k 7k dd e-a
5h	0-o 19 2i
4u	0-a 2e
4va	0e 1k 2-i
5e	016
4ys	0-a 2-l 3b 4-a dc e13
4z	eb
3b	0h 1-e 2c
42	ea
4a	0-9 2d 7-i 8q
5c	0f
5i	0a 2-9
5l	0d
5m	1a
5n	0d 2l 4-d d-c
5o	aw e-d
5t	0-a 3h
4e	0s 7e
5p	0-9 2k
5r	0-18 1o 3h ah
4ia	0-d 1g
5g	0m 1-c
5n	0c 1-b
4le	0x
5y	0m 2-d
4o	0-9 da
5c	0-9 2h
5m	0k 1-i
5t	2f
5x	0-9 2c
4po	0-a 1a
4s	8f
4ut	0e
4y	0w 2-a
3c	1-i em
4a	2-i 4-d 7f di es
5c	01b 1-p 2-j dc
5d	0-h 1l
5l	0-j 2-11 3u 4a 7q 89 9f d-9
5m	0-g 1b ec
5n	010 4-e d-e
5o	1-f 2i 3-b 4-d 71f d-9
5p	1-9 2-d 81a e-d
5r	0-9 ed
5t	0-g 1h
5u	0r 1-f 2-a 3b
4cc	19
5d	dj
5p	1i
4d	0-u 1-a 2m 7v
4ed	0-f 4f dc
5l	0-v 116
5s	0b 1c 4-e
4he	0-9 4k
5i	0h 1-e 4-b al
5n	0a
5o	49 aj e-9
5u	3b
4i	1a
5t	0-f 1g
4lb	0a
5e	0-17 1n 2g eb
5s	0-k 9v
4o	011 3-9 4-g dp
5l	0b
5n	0c 4a
4pc	0-b ah
4rm	0m 1-l
4sa	9k
5s	0-f 9e
4ts	0-z 1l 2u 4e
4u	0-15 1-c 2h 71a d9
5a	0o e-b
5c	2c
5s	3c
3d	0b
4a	0e
5i	0-q 1-p 718 ei
5m	0-h 3m
5o	2-d 9f
5p	1p e-c
5y	0h 1-a 2-9
4bs	0-m dk ed
5t	0-b 1c
4e	6d
5d	1p 2-c e-a
5m	eg
5n	0d 1-c ec
5r	1a 2a e-9
5s	0-n 29 ej
4ge	0q 2-d 4g
4h	1-e 711
4i	0-e dm em
5a	ed
5c	0b 1-9
5e	0-b 8g
5n	09
5o	0-g 1k
5s	0e 1-b
5t	09
4le	1f 2c
4na	0-a 1c
4o	1t 8a e-n
5c	0q
5i	0f ed
5n	01e 1-h 2-o 4d e-a
5o	0-b 1b
4r	0-f ei
5y	0-e 2g
4sp	0-9 1a
4u	1h
5c	4j
5x	0-a 1q 2-e
5y	29
3e	0-g 2-c 6e eb
4.g	0u 1-e 2-c
4ad	0f 2-c 4d
5k	0k
5l	0i
5m	0-a 1o 2-9
5n	0-v 1b 9g dk e-a
5r	1-9 5k cw e-c
5s	0-a 4j
5t	2g
4ch	7a 89
5t	1-a ec
4ds	0i
4e	29
5d	0-y 1q 2d e9
5g	0-c 1d
5l	19
5n	0-h 3c 49
5p	09
5r	0g 2-c ac
5s	0e
5t	0-o 3h eh
4gy	0-f 1m
4ic	0-g 5s
5n	0-l 1o
5r	0l
4ld	8c eb
5f	0-9 3i
5l	0-k 1y 4-a
5s	2i
5y	0h 3-d
4m	0e
5e	09
5s	0-j 1-a 2o 4g
4na	0a 2-9
5d	0-l 1i 4a
5e	ag
5g	0-i 1-w 2-c 4h 5u 9j ec
5h	0f 1-m 4-c de
5s	1-9 eh
5t	0-l 2g 3v 6g 9a e-h
4p	09
5t	0f 1-e
4ra	0-c 1f
5e	0m 1-d e9
5m	4b
5n	1b
5s	0-c 1-l 29 41k
5t	3d
5y	0x 2-h
4se	0c 1-9 5a
5h	1b
5s	0o 1x 3-n e-b
5t	0a
4ta	0-9 1a
5c	0d
5e	0-f 19
5s	2e
5y	aa
4ve	0c
4xt	0e
3ffs	0-a 4g
4ic	0-f ej
5t	ee
4ka	0-a 1i
4or	01a 2-14 el
4ts	0-q et
4ul	0-11 2-c 31k
3gan	0-13 1a 4-d db er
5p	1-k 2j
5r	0-f dk
5y	29 ec
4ed	0k 7-e
5l	0-c 2e
5r	2e
5s	0-1h 1-k 21c 4o 6h
5t	ef
4he	2-l 3-d ar
5i	0q 1-h
5t	0-13 1e 2-e d1j
4ia	0i
5c	29
5o	0-d en
5u	3a
4le	0-v 1w de
5y	1h 2-c
4ns	2b
4o	0-10 115
5i	0a 1g
5n	2-c 3-d 4c dg
4ri	8a
3h00	0c
430	0h
4ai	0h 1-h a9 e-a
5m	0w 1-z 212 3i 8-f d-e e-c
5n	0c 1-12 2g 817 c9 d-h e-i
5o	0h 2-g 4d
5p	0n 1-p 2a
5s	0b
5t	0o 1-a 2-9 3m ch d-g e-c
5u	0-c 4d
5y	0o 1-d 3g
4cm	0a
4dv	a9
4e	0c 1-9 da
5m	09 2-9 ee
5n	0h 2c e-c
5o	0i 1-d 3g d-c
5p	2-c 4j
5r	19 2-d
5s	0c
5t	0-b 4g
4i	0-c 9g
5c	0-e 3h
5n	4-g er
5p	4m
5s	0o
5t	0-b 2c
5u	3h
4ly	3n
4o	eb
5a	0-i 1-n 2l 4c 5i
5c	1-c 81c e-i
5e	0-k ex
5i	0-e 1d 4p a-9
5m	2a 4-9
5n	1g
5p	0h 4-a e-a
5t	0n 1-c 2-9
4q	0c
4r	09
4ua	09 1c 2-a
5b	1-9
5c	0-d 3-c 41l ab d-9 e-l
5e	0-m 2q
5p	0d 1-a
4w	1-9 2g
3iai	0-9 3e 4-d
5l	1o 3-i 4-d 7i
5m	1f
5n	1-a 2-f 4a 5f 89 ec
5o	0o
5t	29
5y	9g
4ce	2e 4-9
5h	215
5s	0-9 1b 8g
4d	0-a 2c
5e	0k 3-9
5s	1c
4ec	0k 1-m 2e 3-b 4p d-9
5d	0r
5m	1-q 3r 4n a-9 c12 d-9 e-f
5n	1-l 2-b 5f 8p au d-o
5p	1-f 2-9 3-9 4o 8u e-l
5s	1-l 217 3-9
5t	01c 1-i 39 6-b e-e
5u	01d d-d
5w	0i 1-a
4f	0j e-a
5e	1c 2-c
5t	0-17 1f 9g dd ei
5y	0b
4gh	19 2-e 7d d9
5n	0-l 1b 2p
4ke	2-9 3e
4ld	0-d 1e
5e	11e 3-j 4-f
5l	0l
5y	0g
4me	0-m 1-b 29 3a dd
5s	0c 1-f
4n	018 1-m 4-p ah c-9 d-9 em
5d	0-13 2c 3x
5e	0-9 1d 3e
5g	0-i 11c 315 4k 5-9 am c-c d-d e-1g
5h	0-q 1-s 41k 7m 8a 9-f a-j cg d-f eg
5k	3i
5o	2a
5s	0-b 1f
4oi	2a
5n	0-h 11b 2u 4-15 6-9 8o 9r d-j e-n
5r	0l
5s	1c
4pe	0-h 2k
5s	0-k 2d 4f
5t	1g
4ra	0h 1-c
5d	0-d 1g
5e	0-z 29 316 4-f
5y	0-y 1k 2f
4s	01g 2-n
5a	1b 2-d
5e	0i
5h	0-t 1k 2-c 4-a 511 6g
5k	1e
5m	0-q 2f 4c
5o	1h
5t	0-a 8j 9j
4t	0r 2-f bi d-a
5a	0g
5e	0g 1-b
5h	01w 1-i 2-s 3-b 4d
5s	0k
5y	0-r 1j 3-x 4z 710 ae d-d
4ve	0-1a 2-n 328 5h e-9
3job	0r 1-a 2-b
5y	3d
4s	1-9 2f
3ke	0u e-f
5d	0d
5r	0-19 11a 6i
5t	0-g 1c 2c
4ha	0n 2-9 3-a 7j e-f
5i	2c
5o	4e e-9
4oc	0l 1-i
4up	2-b
4y	0g 2c
3l	0-9
4a	01b 2-a e-9
5b	0-b 2o
5i	1-c ex
5m	012 1-c 2-e a-9 c-c dw
5n	0n
5p	en
5r	1w 2-f
5t	0-b 2c
5y	0-d 1b 29
4c	1e
4ds	af
4e	3h
5d	1o
5m	3e
5n	2-9 ci e-d
5r	0-19 1u ek
5s	1d 2n
5x	19
4ic	19 e9
5d	0a 1-d 7e
5n	0a
5o	0-y d1b
4ls	0t 1-d 3-9 4f
5y	2-h 3m 4-d dc
4o	0-l 1b e9
5g	1-c dk
5i	1k e-c
5n	e9
5p	0l
5r	2a
5w	0-z 1s 2d
4pt	5c
4so	0d
4ta	9a
5h	0c
5s	0-i 51l
4uc	4k e-a
5e	0-d 3e
5g	0-c 2g
5s	0n
5u	1-e 2k
4y	1-c 2g de
3m	0d
455	ee
465	eb
4ac	2-b
5l	df
5m	2a
5n	0-b 9g
5p	29
5t	0-o 4i do
5u	0-p 1b 4a aa
5x	2a
5y	0b 4-f eg
4ba	79
4ca	0-a 7k
4e	0-c
5g	0-g 1i
5n	2e 4-a
5r	0-n 2n 4g
5s	0d
4ic	0-q 2e 3g
5d	09
5n	2a
5s	0f 1-e
4l5	0-g 1k
4o	0a
5i	0-k 49 7j d-a eb
5n	1m
5s	2c
5t	2e
4s	0-j 1b 2b
5c	0-i 7s
4um	0e
4y	1-i 2c 8b
3n	0-c 7g
43	0-c 6p
4ai	29
5l	2-18 318 4-u 79 d11
5m	0-9 1-u 2-i 3-b 4-9 7-f 8m c13 d1n
5o	2d
4ce	0-e 1-i 2h 4-r ah cj d-b ew
5y	1c
4di	0-h 5i
5s	0-l 2k 3b
4ed	0e 2-b 3c
5l	0-b 1i
5r	1a 2-a
5s	1d 2-h 4a
5t	1v 2-9 9-a ea
5w	1-9 4q
4ge	1e
5s	0g 1a 2-h
5u	0-e 4h
4ha	1-t 2a af dh
5e	0-c 3p
5u	0j 4-9
4o	dp
5i	1-b 3b d-b em
5n	0c
5w	09 2a
4se	af
4ts	0-l 21j
5t	1i 8-c
4u	0-g 1-b d1o
5x	1a
3o	0c 1-b dd ee
4ac	02b 2-w a-d e-g
5i	09 1-e 3-p dl
5n	1-e 3f ac e-9
5y	0-u de em
4ck	0-n 1x
4de	1e 39
5s	0-z 21a
5y	0-n 1l
4f	01b 1-y 3-d cn
5f	0a
5t	1a
4gy	0x 1-9
4id	19
4le	0v e-c
5s	e9
4ma	7a 89
5e	0y 1-a
4n	0k 1-i 2-q 4j d9
5e	0-l 4-9 be d16 e-b
5g	01a 1-d 2t 3a 4-d 7-i 9-9 a-b c-e dk
5o	0c
5s	0-13 2j 410 af
4od	4-g ap dq e-a
5k	1-9 ef
5l	0-s 29 8u
5t	0-b 1-b 2o
4p	0-c 1c
5s	0-n 1e 4b
4r	01s 1-p 2-17 4-c cl ep
5d	0-u 1p 2-9 3g ea
5e	2-c 9f bc cp
5k	0-d 1-u 2i 3x 4-m dl eb
5m	1m 2-e
5s	0-1e 114 2i 4-b ee
5t	0-1e 2a 3i e11
5y	0-15 1c 8u dc
4se	0a
5s	1-j 3h 4d
5t	09
4te	0g
5h	0u 2-b
4ud	0j 1-h
5p	0g
5r	01j 1-p 2-e 3-g 4k d-b
5s	1-13 312 4e
4ve	0-g 3d ef
4wn	0-w d1a
3p	0-f 1j
4cr	0-o 1r
4en	0-i 318 4-a
5r	0f
4h	e9
5a	0-b 1a
5c	0-c 9k
5d	0e
5p	0-c 1d
5y	0-f 1l
4is	0-t 1l 2d
4le	0-j 19 3-b 4l ci
5m	0-j 1j
5y	0d
4r	0-e 1-l 2b es
5o	29
4ts	0g 2-e
4ut	0-b 3e
3qt	0c
4ua	0t 1-9 4-9
5e	0-p 2y
5y	0-k 2-b 4m 8i
3r	1s 2-d
4's	0-f 7y
4a	0k
5i	0-p 1c eh
5l	3-c 4b bc
4ce	0a
5h	0-11 1m 2j
4ds	4b
4ea	0-c eg
5d	0u 1-9 2-9 3d 4-b 9d e-b
5e	0r 2-g 4-e 8x bd e-9
5n	0h 1-b 2-l bs
5s	0-13 1h 3f
4ge	3-f 4g
5y	0-k 4b
4ic	1a
4ks	1-9 2o
4ly	0j 3a 4-d
4ns	0-e 2m
4o	3d 4-9 e9
5l	0-j 2m
5m	0p 2-d 4b
5t	29
5w	4e
4ry	da
4se	0c
5t	49
4ts	0-y 1-9 217 3g 4-a
5y	0-a 2g
4ua	ea
5c	0-l 1d 2-a 8c de
5n	0-9 2d
4ve	0d
3s	0w 8-t ae
4ac	0-b 2g
5i	1a
5n	0b db
5p	0-a db
5t	2k
5u	0e
4c	0-e dk
4db	09
4e	0f
5d	0-o 1s 3m 4-c
5o	0c 1-9
5r	0-c 1o
5s	1-a 2n
5t	0e 1-f 4i
4ha	9a
5i	0-f 1g
4i	0-g 29 8f
5c	1e aa
5s	0d 1-9
4ks	0-g 4r
4ly	49
4o	4i e-e
5n	0-g 1q 2-e ef
5p	0a
4ql	2a
4re	0-f 1g
4so	0-b 1c
4to	1a
5s	0c 2-b
5y	3a
4u	2-c 7-b ao ef
5a	ec
5c	0-k dh ed
5e	1a
4w	1-b 29
3t2	e9
47	0-i di
4a	49
5c	2-a 4-d ep
5i	011
5o	0-a aj
5p	0h
5r	0-f 1c 2f
5y	0d 2-a e9
4ch	0-g 119 2-d
4dd	0g 1-e
4e	89
5d	1-k 4j 8a d-9
5l	0-f 2i
5r	0-t 1-c 2j 3-a 4j 7f 89 9d d-9
5s	0-c 1l
4ha	0-e 4h
5e	0w 1-1e 3-e 4b 912 a-9 d-j ek
5i	0v
5o	0e
5s	0-n cr e9
5u	09 2-n 4c ec
4ic	0-1p 2z 3x dc e-e
5e	0-9 1a
5n	0-h 1g 2-f 4h
4js	0h 1-d
4kd	1b
4le	0-i 2p
5y	0f 2-c 4c
4ms	0b
4o	0m 3-d d-g ep
5i	eg
5m	0-k 1f
5n	0-9 39
5p	0-q ed
5r	0-j 2e 3s 4-l
5t	019 2-v 3-c 4-s 7o 8b d-9 eo
4ra	1j
5e	4j
5i	0t 1-a 2-d
5o	01o 2-c 8-p cf e-e
5u	0-f 2i
5y	0-c 1-b 2x
4tp	0-a ag
4u	2-c ba dw e-c
5i	2a
5m	1a
5s	ab
4va	0-b ek
4wo	0-e dq
4y	0l
3ua	ei
5l	0-s 1a 29 5i
5n	1-p 3x 4-n c-a d-c ex
5t	0-h 1d 29 ae
5y	1e
4ch	0h 2-m dg
4de	09 1c
4es	0-f 29 4l
4gh	0f 3f 4-l
4k	0-v ey
4ld	0x 2-d
5l	1-c d9 eg
4me	3c
4nd	1k 2-a 89
5g	01d 1-l 2-o 3i 4-o 7p 9w a-h d-r e-c
4oc	0q 1-i 2f 3-c 7c 8-9 d-f ei
5i	0-l 1-g 2-f 4l c-e d14 en
5n	1b
5u	0-k 4f
4p	0n 2-b
4re	0-s 11k 3-d e-a
5s	0-9
4s	0a da
5e	4b
5t	0v
4te	0b
5s	0-r 1g eg
5y	0-c 1h
4u	0o 1-9 dd
4x	29
3va	026 1-e 3-f 4-v
5i	0-o 2t
5n	0c 1-c 2e 3-a 69 e-a
5t	0-e 1e
4e	0p 1-e 2h a9
5d	1b
5l	0-17 1-o 2-n 3-9 4-h 8r 9f aq dn eu
5n	0d 1-l 4o
5r	0-g 1c 2a 9h
5s	09
4i	0n 2-a
5l	0-i 1d ab
4oi	011 3-c
5t	1c
4u	0-c 1-a 4f aa
5c	09 1-a 29
3way	2g
4e	0t
5b	0-n 1m
5r	29
4ho	0h
4ly	0-e dh
4sq	0-b 9k
4th	0-f 114 2-9 3-a
3xa	0-a dh
5c	0-i ag
5i	0b
5m	e9
5y	0-o 1g
4e	0-b 1o 2-f de
5p	0-h 2a ej
5t	2b
4u	0a
5c	0-h ee
3y	1a
4ed	29
5n	1-f 4s 8-b ei
5r	4b
5t	3i
5u	0a 1-9 3n
4le	1-b 2f
4ou	01d 2-9 d-9
4rs	0-10 c17
3zed	0-x 3b du
4on	0b
14=.000	09
301	09
42	bh
43	cb
31	1-a b11 d-i
40	0-b dc
5tr	0b
42	0-h 8s bh e-9
50	0m
45	09
46	b-f dh
48	0-z dt er
4m55	ee
565	eb
32	1-b ac bt ci d-m e-g
4+	bf
4.5	2f
40	ea
50	2c
521	09
42	dg e-9
45	0c e9
33	8j aa e-b
4+	0-b bn
40	ad eh
50	2e
5am	0-p eu
42	0-c di
465	2a
4d	0g 1-d
34	0-d 1d 69 8i
4+	0-b bg
40	ei
45	ej
35	0-g 2e a9 b-c cs
4+	bf
40	0-n ew
36	0-c 2-a b15
4.5	0-9 6j
40	0-j du
37	0-d cb ed
400	0-9 6h
525	0-f 2i
38	09
4h	0-a ec
39	8f
40	0h e-b
4x	e9
3a	018 1-n 3-i 4b bh d-c e-a
4ble	0o 4-e db
6y	0r 2-9
4ccp	0-d 1j
5es	0-c
5le	0-a 1c
5t	4d
6s	2b
4ded	0-c 1h
5s	2a
4fka	0-a 1i
4ge	d9
6r	2f
6s	0-b 1-c 2e 6h
5ri	8a
4i	0p 1-w 2c
5c	9f
5ly	09
5ry	0-z 1l 2g
4ker	6j
4les	1j
5l	0m 1-9
6y	2-g 3m 4-d dc
5so	0d
5th	0c
5ue	0-d 3e
4m	2c 4d
4n	0m 1-o 4-a ah d-b eh
5ce	0-g 1e 2e 4-l ep
5d	02h 1-14 3-h 8-9 d-a ek
6s	0-9 3h
5ge	0a
5h	1-i 5k 6r
5ts	2f
5y	0e
4p	09 2a
5hy	0-f 1l
5is	0-10 1p 2e
5p	0i 2-9
4ql	1c
4rch	0-y 1j 2j
5ds	4b
5e	010
6a	0-c eg
5ge	3-f 4g
5ly	0e 3a 4-d
5ry	da
5ts	0-d 2j
6y	0-c 2g
4s	0v 1-j 7f 89
5es	0-c 2g
5ic	1-b aa
5ks	0-i 4s
4t	011 1-9 2-b 4-g ee
5ch	0-j 119 2-c
5ed	0-b 1-c 49 8b ed
6s	0n
5ic	0-e 2j
5or	0-a 3w 4-i
5us	ab
5va	0-b ek
4u	0-a 2e
4vel	0-v 1-d 2-9 4-b ds e16
4yed	29
6r	4b
4z	eb
5on	0b
3b	0h 1-e 2c
4.sc	7k
42	ea
4a	0-9 2d 7-i 8q
5c	0f
5i	0a 2-9
5m	1a
5n	0g 2m 4-d d-c
6g	011 2-a de e-d
6h	1g
6k	ea
5o	aw e-d
5t	0-a 3h
4e	0s 7e
5am	0-g 1h
5nh	09 4-b
5p	0-9 2k
5rs	0b
5st	0e 1-d
4ia	0-d 1g
5ds	1e
5en	0-b 4a
6t	020 1-n 4-9
5g	0m 1-c
5le	0e 1-b
6l	0-b 2c
5nh	3g
4lem	3e
5ic	19 e9
5og	0-f dk
4o	0-9 da
5c	0-9 2h
5dy	0-n 1l
5m	0k 1-i
5ok	ef
6t	0-h 2p
5t	2f
6h	01b 1-b 2-b
5ut	09 4b e-9
5ve	0-c ei
5x	0-b 2c
4po	0-a 1a
4rse	0a
4s	8f
4ut	0e
4y	0w 2-a
3c	1-i em
4a	2-i 4-d 7f di es
5c	01b 1-p 2-j dc
5lm	3f
5m	ec
5n	016 4-e d-e
6g	015 2-h e-e
5o	1-f 2i 3-b 4-d 71f d-9
5p	1-9 2-d 81a e-d
5r	0-9 ed
6d	0-o az
6e	0-j 1f 2a
5t	0-f 1e
6e	0j 3-e
5u	0r 1-f 2-a 3b
4ccd	dj
5hn	0a
4d	0-u 1-a 2m 7v
4ell	0-w 1p 2b
5nt	0-e 6k
5pt	0f 1-e
5ss	0e 2-d
4ham	3f
6p	d9
6t	0-c 2c 4b
6y	0v 1-e
5e	0-h 4k
6n	0-9 2e
6p	0e 2-d
6r	0-f 1j
6s	0c
5i	0h 1-e 4-b al
6u	3h
5o	0l 49 e-9
6i	1-a 4h
6t	0l 1-9
5u	3b
6a	0g
6c	4d
6p	0d 1-a
6t	49
4i	1a
5al	1e 3-b 7j
6n	8a
5de	0-b 1f
5ne	0-d 2f
6g	0-r 1c 2c
5ty	0d
4ker	1c
6t	0-d 1k
4lb	0a
4ntt	1i 8-c
4o	011 3-9 4-g dp
5de	39
5me	09
5n	09 4a
6g	0j 4-j d-b eb
5rd	0-b 3h ea
6e	0d 1-h 2a
4pc	0-b ah
4rm	0m 1-l
4ted	09
5js	0h 1-d
5or	0-j 2k
5ra	0-n 1r
4u	0-15 1-c 2h 71a d9
5a	0o e-b
5c	2c
5ng	0i
5oi	0-c 4g 8d d9 e-d
3d	0b
4a	0e
5i	0-q 1-p 718 ei
5m	0-h 3m
5ng	0-g 81a
6h	0-b 1g
5o	2-d 9f
5p	1p e-c
5ta	3a db
6e	0k
5y	0l
6s	dd em
4bs	0-m dk ed
5t	0-b 1c
4ded	1b
4e	6d
5al	0b
6s	0-d 4k
5ls	0-a 2d
5m	eg
5n	ec
6t	0-12 2a 3o 9h
5rn	1d 2-f
6s	0g 1-1b 29 3c 4g
4ges	0-b 2e
4h	1-e 711
4i	0-e dm em
5a	ed
5ch	0-o 2u
5e	0-b 8g
6m	2-9 3o
6n	2f an e-b
6s	0-f 2i
6u	1j 2-9
5ng	01p 3-i 4-k e-f
4map	29
5in	0-e 2a
4na	0-a 1c
4o	1t 8a e-n
5c	0q
5i	0f ed
5n	0s 2-l 4d e-a
6g	4g e-c
5rs	eg
4r	0-f ei
4set	2-d 4k
5p	0-9 1a
4u	1h
5c	4j
5ng	1-f 3q
5oc	016 1-g 3-9 7d d-b ec
6i	d9
5y	29
3e	0-g 2-c 6e eb
4.g	0u 1-e 2-c
5js	0-o 1p
4act	1c
5dy	d9
5ms	0-y 2w 4k
5ns	0-d df
5rn	0d
6s	0-12 1-a 2-g 4-9 bz c1v
5se	1l
6t	0e
5te	0d
4cts	1-a 2a 4j
4ded	0b
5ge	0u 1-c 2-h 4h
5in	09
6s	0e 1-b
5ux	0-a 1q 2-e
4e	29
5ds	0i
5g	0-c 1d
5rs	0-b 2m
4ful	0-j 3v
4ign	0-a 1b
5ng	0r
4lds	af
5op	0c
5ta	9a
6s	0-w 51l
4m	0e
5ic	0-y 2f 3j
5os	2c
4nce	1-v 39 aj ck
6y	1d
5ds	0-m 2m
5ge	0-g 1k
5se	af
5ts	0i 1-l 212 e-a
4ous	4c
4p	09
5ts	0h 2-d
4r's	0-b 7p
5al	1-c 49 bc
5ce	29
5ed	9e
5gy	0-k 4b
5ns	0-e 2m
5ve	0d
4sop	0a
5to	1a
6s	1f
6y	3a
4tc	0d
5es	0-11 1s 2d
5ic	0-17 2l 313
4vel	0-d 1-b 2-e 8r 9g aq e-c
6n	0b
4wly	0-e dh
3face	09
5st	0-e 4u
4eed	0-k 1n
6t	0-f eh
5rs	09
5ty	ab
4ice	1-9 2e
5ed	0o
5nd	3f
5t	ee
4low	0-o 1b 2f
4ood	0-v 4-9 ap dh
5r	01f 1-h 2-w el
6e	0g 2-a
6m	2-a
4rom	0p 2-d 4b
4ull	1-c d9 eg
3gach	1f 2-9
5n	0-u 4-b dc et
6g	4-c ef
6h	019 2-k 8-a
5p	0c
5y	0-g 2h
4el	0-c 2e
5nt	0-e 3j
5rs	0-d 2g
5t	eg
4he	0a
5i	0k 1-g
5ly	3o
4ia	0i
6i	0-9 3e 4-d
6m	1c
6n	0-a 4b ee
6o	0o
6t	29
6y	9g
5es	1-b 2j
5le	0-r 11c 3-e
5ne	0d 2-c
6g	0-v 11d 2-e 3-b 4f
5o	0-d en
6i	2a
5st	0-s 8j 9k
5u	3a
4o	0-10 115
5ai	0d 3-o do
5i	0a 1g
5n	3-c dg
6g	4-g em
5od	0o d9
5ry	0-n 1b dd
4phc	0-c 9k
4ree	0r 2-e 4-d 8x
5ow	4e
4ues	4l
5oi	0f 49 d9 e-f
3hach	0k 4-c ec
5ge	0-g 1r 2-9
5i	1-i
6n	0-b 1i
5m	0g 1-e
5n	4d
6d	0-a ec
6g	0-k 4f 8-a a-a cl ej
6h	0d 1-b 2-f 3b el
5s	0b
5ve	013
5y	3d
4dv	a9
4e	0c 1-9 da
5ad	0-b 1e
6t	0-f 2i
5ir	0l
5ll	0-b 1e
5me	09
5re	0a e9
6s	0-c 4b
5se	0a
4i	0-c 9g
5ch	0s 2-g
5em	1-p 4f c12
6n	3f
6p	1-d 49 8v e-b
6t	1-9 2c
6u	0v 1-e 29 d-b
5ft	ek
5gh	19 2-e 7d d9
5le	0t 4-c
5ng	3-j 4e
6h	0-j 1-b 4b 8f ek
6k	0-c 3i
5ps	0-l 2d 4f
5rd	0-d 1g
4o	eb
5a	0-m 1-k 2o 5i ec
6c	02p 1-b 2-w a-d e-f
6t	2-a e9
5c	1-c 81c e-i
5ds	0-q 1-9 212
5ld	09
5me	0b
5ne	0-z 1i dt
6g	0-s 1c 3p 4-h d12 e-d
5ol	19 8e
5p	0r
5re	0-q 1w
6t	0-k 3l
5ut	0-a ei
4q	0c
4r	09
5ee	be
4uan	1-h 2d eb
6t	0-j 2a 8d
5ng	1k 2-g 912
5oc	0-b 29
4w	1-9 2g
3ials	2f
5ry	0-e 1j
5te	0-c do
4ble	49
4cal	0-o 2-11 3u 4b 7q 8a 9f d-9
5es	0c 4-b
5it	0-f 1g
5le	0-9 ec
4d	0-a 2c
5er	0-a 2g
6s	2a
4eld	8c eb
5ng	1-p 2-c 4h 5v ec
6t	0-f 3a de
5re	0c 1-b
5ty	09
5ve	0c
4f	0j e-a
5ic	0-g ej
5ts	0-q et
4ght	0-17 1f 2-b d1j
5ns	2b
4lar	0o
5ls	0l 1-c 3-9 4g
4mum	0e
4n	018 1-m 4-p ah c-9 d-9 em
5al	eb
5ed	3d
6r	0-b 1h
6s	1d 2-g 4f
5gs	0g 1a 2-h
5s	2c
5ts	0-l 1h ei
5ux	1a
4ong	2b 3-l dh
6s	0-n 1-n 2l 410 af
5s	0-9 1c
5us	0-e 3i
4per	19
5le	0-c 4j
4que	0-q 2y
4red	0l
6s	0-b 3h
5st	49
4s	01g 2-n
5ed	3c
5hi	0-f 1g
5o	1h
4t	0r 2-f bi d-a
5al	1-d 2c
6r	1c
5es	ea
5s	0b
4ved	1b
6n	0-w 29 4t
6r	9h
6s	0f
5il	0-i 1d ab
5ot	1c
4zed	0-x 3b du
3java	0a 1n 2-i
4ect	0e 1-b 4-a ed
4lpt	5c
4ob	0r 1-a 2-b
4s	1-9 2f
3ke	0u e-f
5nd	1-b e9
6h	1-i df
5t	49
6s	09
4ha	0n 2-9 3-a 7j e-f
6c	2-e e9
6i	0-d
6m	0a
6t	0-c 3b
6u	0-a eb
5eo	0-a 3d 4b
5i	2c
5o	4e e-9
6a	0b
6e	0-k ex
6i	1a
4iem	49
6n	0-f 1-h 5h 8c af
5ng	0j 1-9 3z 4-j e-9
6h	0p 3-g 4e 9-9 cm d-d e-f
6s	0-b 1h
4log	0e 1-b
4now	2a
4oc	0l 1-i
4y	0g 2c
3l	0-9
4a	01b 2-a e-9
5b	1-b 2p
5ce	0e
5i	1-c ex
5ke	0-b 2e
5m	012 1-c 2-e a-9 c-c dw
5n	0i
6e	0e
6h	0-f 3e 4-e em
5p	en
5ry	0a
5ss	1d
5t	0-c 2c
6e	0-x 1o 4a
5y	1e 2-9
4c	1e
4den	0b 1-9
6r	0-c 1j
4e	3h
5ad	2-a 4e
6n	0-k 19 9h e-a
6r	5k
5ct	0a
5d	0-c 1e
5ms	0-h 4p
5n	2-9 ci e-d
6t	01j 1-f 3-e
5rt	0-e 3d
5ss	2l
4ian	0c
5ch	2c
5en	0s
6u	29 4a
5fe	0g 2-c
6t	0-x 1a 9g de
5ke	3e
5ne	0-a 1a 2-d 3g
6g	0-1n 3v dy
5sh	0-i 51a
6m	0-e 2f
6t	09
5ty	1l 3-q 4r e-a
5ve	0-n dj
4led	1c
6r	0-c 1f
4o	0-l 1b e9
5ai	79
5ck	0-r 1z
5gy	0x 1-9
5i	1k e-c
5ma	7a 89
5n	e9
6g	ec
5ok	09
5p	09
5ud	0i 1-h
5w	0-i 1k
4thy	09
4uat	0-a 1p ah
5c	4k e-a
5oi	0-b ed
5u	1-e 2k
4ves	0-b 2e
4y	1-c 2g de
3m	0d
4ac	2-b
6h	2b
5il	0b
5m	2a
5n	49
6g	0-k 1a dn e-9
6y	4k
5t	0-o 4i do
6h	0-o 19 2i
5u	0-p 1b 4a aa
5x	2a
5y	0b 4-f eg
4ba	79
5ly	1c
4ca	0-a 7k
5sa	9k
4e	0-c
5g	0-g 1i
5nt	0e 2j 3-b ab e-e
5rs	0o
5ta	0-9 1a
4ics	0t 1-e 2-9
5en	0b
5le	0-d 1h
5n	0e
6g	0w 1-s 29
6h	0k
4o	0a
5i	0-k 49 7j d-a eb
5n	0-c 1m
6g	39
6o	0c
5re	1-i 2-9 bc cp
5st	09
5t	2e
6e	0f
5ve	0-h 3c 49
4s	0-j 1b 2b
5c	0-i 7s
4uch	0-g dh
5st	0m
4y	1-i 2c 8b
3n	0-c 7g
43	0-c 6p
4age	09
5i	29
5m	0-a 1-u 2-i 3-b 4-9 7-f 8m c13 d1n
5ng	2g 3a e-e
5o	2d
5ry	0-e 1k
5te	0-d 1-k 2h 3t
4ced	0-i 4h dc
6s	09
4ded	49
6r	0c
5le	1a
5on	0l 1-d
4eed	0d
6r	0f 2-a ac
5rs	2-g 4p eb
5se	5b
6s	1x 3-i
5t	1p 9-9
5w	1-9 4q
4gan	1c
6y	0e ed
5es	0-x 2k 4s
5he	2-k 3-d ar
5le	0-c 1h
6y	1h 2-c
5on	0-a 4c
5u	0-e 4h
4ha	1-t 2a af dh
6n	1-g 2f 3-c 4-n 819 ab d-9
6t	0a 19 2-c ci
5e	0-c 3p
5in	4-d em
5om	2a 4-9
5u	0j 4-9
6a	1d
4ing	0-m 1f 2-c 3-f 4u ah
6h	0-9 ed
5or	0e
5sh	5-9 6h
5ty	0k
4joy	3d
4nel	0-b 1i
6r	0h 4-9
4o	dp
5de	19 2-a
5i	1-9 3b d-a em
5n	0c
4tal	1d
5ed	4d
6r	2a 8e
5hs	0-w cr e9
5ic	0i e-a
5ly	0a
5um	1a
4u	0-g 1-b d1o
5al	0-g 1h
3o	0c 1-b dd ee
4ach	0-o 29 3b 4e
5ng	0c
6h	0-f 1-a 2j 4o
5rd	ag
4bal	09
4col	0b
5us	3c
4doo	0-b 1b
4eic	0-g 5s
4f	01b 1-y 3-d cn
5f	0a
6s	0-b 4g
4gle	0-b 1h
4ker	0-b 1c
5up	2-b
4lid	7g
6o	0-y d1b
5or	0-d 2b
4mer	0-a 1-d 2b 4h
4n	0k 1-i 2-q 4j d9
5al	0-f 1a 2-15 31a 4-n 79 d12
5e	1-k be de
4ods	0-9 2a
5ls	0-c 2d eb
5th	0-h 1j
4p	0-c 1c
5en	0-j 318 4-a
6r	0e 1-a
4r	01s 1-p 2-17 4-c cl ep
5's	79
5al	0a
5ce	0d 1-c
5ks	1-9 2o
5ts	0-o 2p 3g
4sdb	09
5ed	0-s 1v
5ql	0b
4tel	0-f 2i
4ugh	0f 3f 4-l
5ld	0x 2-d
5nd	1k 2-a 89
5r	014 1-d
6s	0-a
5se	0-9 1d
5t	0f
6s	0-r 1g eg
4ven	0n 1-c
6r	0c
4wer	29
5n	0-p d1a
5th	0-f 114 2-9 3-a
3p	0-f 1j
4ace	0-c eg
6t	0-b 1h
5ge	0g
5ny	0m
5rk	0-i 1o
6t	0e
5ss	0-d dj
4cr	19
4eak	0a
5ed	0-l 2n ee
5rs	4a
4h	e9
5a	0-b 1a
6m	215 8-f
6n	1-c 3i
6p	0g 1-p 2c
6t	0b
5d	0e
5ep	0-b 4j
5oi	1a
5p	0-c 1d
5uc	0-d 1f
4ing	0f 1-c 2-a 4c
5re	3i 4-a
4lay	0-d 2j
5es	0-e 2k
6x	19
5m	0-j 1j
5ug	0-c 2g
6s	0n
4ms	29
4ore	0-9 9h
6t	0-w 2b ev
4ply	0d
4r	0-e 1-l 2b es
5o	29
4tic	0-b 1g
5op	0-n 1c d9 ed
4ut	0-b 3e
3qt	0c
5kd	1b
4ua	012 2-d
6n	0g 3h 4-c d-9
6y	1e
5es	29
5oc	0-j 2j
5y	0-k 2-b 4m 8i
3r	1s 2-d
4a	0k
5ch	4j
6k	0c
6t	3a
5de	0-j 2c 4h
5ge	0-o 1-a 217
5id	49
5me	0-d 1i
5ng	0-f 1-e 2t ea
5te	0x 1-b 4-a
4ber	0-j 1q
4cam	0-e 1f
4day	ea
5ic	0b 1-9
4ead	0h
6k	0a
6n	0-b dc
6t	0h
5ct	0-d 4e
5en	4b
6t	0-f 3j
5na	0a 2-9
6d	0-a 4f
6t	0-9 1-a 4m
5sh	1b
6t	1l
5te	0-g 19
4ial	1d
5cs	0-h 1j
5en	1d
6s	0-d 1-d 2x
5ne	0-b 1b
6g	0-u 1n 2-d 313 4-m 7c
6h	0-c 4d 7c
5pt	1g
5sk	1e
5te	0d
6y	0-e 1i 3-b ag
5ve	0-u 3r 4h
4ket	2n
4lin	09
4mal	df
4nal	0i
5et	ec
4o	3d 4-9 e9
5id	19
5le	0u e-c
6s	0a
5ng	02a 2-c 3-i 4-h
5ss	1-j 3h 4d
5up	0g
6s	0b 1-a
5wn	0-b 2b
4red	0a
4son	eg
4ter	0-k 4c ec
4ua	0d
5n	0-9 2d
6g	0-p 1-k 6a 7u 8a e9
5ou	0-k 4f
4ver	0-s 1i 2f
3s	0w 8-t ae
4ac	0-b 2g
6h	4d
5ge	0-o 1s
5n	0b db
6g	0n
5p	0-a db
5t	2l
5u	0e
4c	0-e dk
4e	0f
5ed	1b
5lf	0-9 3i
6s	2a
5nt	2g
5o	0c 1-9
5ss	0b
5t	0c 1-a 2a
6s	0-c 2f
4hip	4m
5op	0-a 1e
4i	0-g 29 8f
5cs	0-9 8h
5gn	0-b 2q
5ng	1-9 af
6h	0-h 7m d9
5on	1d 4-9 ea
5re	0-j 3q
5te	09
6y	0-b 714
4o	4i e-e
5an	3h
5ft	1a
5me	0c
5n	0-9 1n 2-b
5ps	0-9 1a
5rs	1c
4ql	0-d 2g
4re	0-f 1g
4ses	2b
5ue	1a
4tar	0-e 2i
5ed	09
6r	0b 2-a 9j
5ic	0-l di
5ry	0-i 2x
4u	2-c 7-b ao ef
5a	ec
5c	0-k dh ed
6h	0u 2-k
5me	3c
5re	0j 2-a
4w	1-b 29
3t2	e9
47	0-i di
4a	49
5c	2-a 4-d ep
6k	0-n 2s
5ff	4a
5ge	2f
5i	011
6l	0-w 1l 4k
6n	0g
5ke	2c
5nd	dh
6g	du e-c
5o	0-a aj
5p	0h
5rt	0-g dp
5sk	0-9 3d
5y	0c 2-a e9
4dd	0g 1-e
4e	89
5am	0b 2-a 39
5ch	7d
5gy	0-f 1m
5in	0-l 1o
5ms	2t
5nt	0-d 1y 2-g 3d
5rm	4b
6n	0-f 2j
6s	0-1a 111 2c
5st	29
4ful	0-n 1b 3j
4ha	0-e 4h
6i	0e 39
6m	09
6n	3-a 4b cc
6o	2-g 4d
6t	0p 2-b 3d 4-a
5e	0w 1-1e 3-e 4b 912 a-9 d-j ek
6m	09 2-9 ee
6o	0r 1-9
6r	0a
5i	0v
6c	0-f 3h
6s	0n
6t	0-b 2c
5o	0e
6a	4a
6i	0-a dd
6n	1j
5u	09 2-n 4c ec
6b	1-9
6c	1-a 3-a 410 ab e-i
6e	0-m 2q
4ial	0i
5ch	2a
6s	0-f 2j
5em	1e
6n	2-i 4m er
6p	2-9 4f de e-a
6s	0m 2-o
6u	0b
5me	1-b 2-a 3a dd
5n	0-h 1h 2-f 4h
6g	0-a 1h 2t 39 d-b e-a
6h	0-o 1-a 29 3e 4q
5on	0-g 1z 211 4-w 6-9 8r 9r d-g e-w
5re	2b
5se	0e
5ve	2-d 31m 4-j 5h d-d e-c
4ml5	0-g 1k
5s	0b
4ner	0-l 3a 4e
4o	0m 3-d d-g ep
5an	ad
5i	eg
5n	0-9 3a
5ol	0-n 2e 8g
5p	2c
5rs	2s
6y	0-f 8u
5t	019 2-v 3-c 4-s 7o 8b d-9 eo
4ra	0f
6i	0-k eh
5e	4j
6n	0h 1-b 2-l bs
5i	0t 1-a 2-d
6c	1a
5o	01g 2-a 8-p cg e-d
6l	0-p 19 2o
5u	0-f 2i
6a	eb
6c	0-l 1d 2-a 8c de
4ted	0-9 3a
6r	0-t 2n 4j
5le	0-i 2p
4u	2-c ba dw e-c
5al	2a
6n	0-d 3c ep
5de	1e
5i	2a
5ng	0k
5oi	0-j c-a dg e13
5re	0-h 2v
4wo	0-e dq
4y	0l
3u're	0b
4a	ei
5ge	0a
5te	0-f 7m
4cts	0-12 1y 2a
4dio	0-g 1k
6t	09
4ent	0b
4ild	0-d 1e
4k	0-v ey
4lar	0-p 115 2-9
5ts	0e
4mer	0-h 1c 29
4nds	0a
5g	0j
5ts	0-9 2b
4ong	0-k 1-g 2i 3j 4r e-b
5us	1-i 3g
4p	0n 2-b
4ral	0-e 1f
5ed	0-a 3g
6s	0-o 1d 4b
4s	0a da
5e	1-9 4b
6d	3f
6r	1c
5ic	0-d 1p
5ly	49
4ter	7a
4u	0o 1-9 dd
4x	29
4yen	1-f 4s 8-b ei
6t	3i
3va	026 1-e 3-f 4-v
5i	0-o 2t
5n	0c 1-c 2e 3-a 69 e-a
6t	0l 1-a ae
5t	0-e 1e
6e	1-a 2g
4e	0p 1-e 2h a9
5ly	3-c
5rs	1h 2-a
6y	0t 1-b 2-c
4i	0n 2-a
5an	5h
5ce	0-a 1b
5de	09
5ec	0k 1-i 3-b 4p d-9
6n	1-e 2b 8j
6t	1e 4d 6-a
6w	0i 1-a
5ng	0-e 1-f 3-j 41b e9
5ta	0g
6y	0-k 3a eh
4oi	011 3-c
5ng	4b
5ps	0-d 4d a9
4u	0-c 1-a 4f aa
5c	09 1-a 29
5ng	0l 2-c
5on	0a
3ward	4c
6e	2c
5ys	0c 2-c 3c
4e	0t
5b	0-n 1m
5ll	0h
4hen	0p 4-a e-9
5o	0h
4ide	0c
5ll	0t
5nd	0-m 2h
6e	29
6g	0w 1-k
5re	0-9 1b
5th	01w 1-i 2-s 3-b 4d
4ord	0-k 1s
6k	0-d 1-u 2i 3x 4-m dl eb
4sq	0-b 9k
3xa	0-a dh
5c	0-i ag
5i	0b
5y	0-o 1g
4cel	0-v 116
4e	0-b 1o 2-f de
5p	0-h 2a ej
5t	2b
4inh	de
4oay	0-u de em
4u	0a
5c	0-h ee
3y	1a
4age	0-a 1f
4cle	0-o 1c 2i
4ear	cw e-b
5u	0a 1-9 3n
4man	9g
4ou	01d 2-9 d-9
6r	0g 1-d 2-e 3-b 4u
6t	0-a
4rs	0-10 c17
3zalo	0-9 1h
4ing	0-g 1i
4ure	0-t 116
1h-1=0	1-b 4-q 6-d 7-d 9-g a-a b-r c1i dc e1q
5X	0-u 2f 3-d 6b 8e dp
6X	0u 211 3-e 4-t 5-a 61u 8-j 9-9 a-d b-f c-l d-c
6x	0x 3-l 417 5-15 6i 7-n 9d a11 c-1j d-s ed
5^	0y 1i 2-w 3e 4-u 5n 6-o 7w 8-r 9r a-r bu c-w d12 e-18
5x	116 21k 4p 5r 6-1y 8r 9-v a-d b-b c-1b e-b
6.	0-9 1h 2-r 7v 8b
60	0g 1-n 2-10 4-b 5e 8-9 91k c1r d-h e-z
6X	0n 2-17 3g at
21=0	2f 3-k 4-o 7-l 8t bp e-d
4X	0-12 4j 5d 7f dn e-c
5X	025 1g 3-k 4-u 5-p 7s 8-a 9e a-o b-b c-d dk e-q
5x	012 1x 2o 3-v 4l 6-g 7u 9c a-c b-1l d-1j el
4x	0-f 324 5-1n 7-m 9-t ah c-m d1b
5.	0-b 1-h 2-f 7c bs en
50	0r 2-1n 3-a 4-h 52a 7-h 8-b 91a aa b-d d-n
5X	0t 2b
2=0	014 1-1h 2t 3-x 4-j 5-a 6a 7-s 813 9-k am bf cn
3X	0-j 1q 2-i 6c 7d d-a eh
4X	0-r 2-c 3-1d 4-t 51t 6-i 71e 8-g 92a a-n b-k c-i d-c es
4x	011 124 3r 4-1o 51k 7m b-1r c-22 e-o
3l	01r 2-h 41b 5-g 6-g 7-10 8-t 9-i a-12 b1v cr d9 e-1c
3x	02a 1-9 31w 41t 5-27 6-2b 7-m 816 9-1f al b-23 cg dw e-9
4.	2-d 71a 8-9
40	0-22 1-11 2-h 3-j 4-h 62c 7-c 8-k 91d b1m c-k d9 ek
4X	111 2d 3-9 7-a e-b
0t=BC	0-27 1-11 2-e 3-j 4-e 5-a 6-h 7-g 8-o 91r a8x b-d c-o d-q e-i
3D	0-1u 1-n 2-r 3-t 4-p 5-g 6-h 71q 887 9-4 a-t b-e c-p d6 e-x
3H	01l 14p 2c9 3-1c 4-2v 5-l 6-13 7-z 8-24 9-1d a-28 b3 c-1i d-18 e-2k
3L	0-2 1-y 2-e 3-w 4-f 58 65z 7-a 8-j 9-a a-f b-b c-a d-f e-i
3S	0-1 1-2c 2-26 31m 4bl 5-c 6-e 7-m 8-11 9-g a-13 b-c c-13 d-1f e-24
3X	0-1t 1-1t 2-17 3-10 4-1f 5-d 6-g 7-p 8-15 9-i a-z b-y c-1i d1p ebw
3Y	0-2v 1-t 2-g 3-i 4-h 5-5 6-8 7-d 8-g 9-6 a-b b-r c8h d-h e-q
2IC	0-j 1-1o 2-x 3-o 4-n 5-9 6-8 7-h 8-p 91 a8g b-e c-j d-p e-r
3D	0-1o 1v 2-13 3-v 4-s 5-e 6-d 7-8 88j 9-f a-x b-9 c-w d-y e-w
3H	01m 13t 2ak 3-f 4-3b 5-v 6-p 7-t 8-1s 9-c a-26 b-2 c-1s d-25 e-2n
3L	01c 1-7 2-a 3-k 4-e 55 61k 7-8 8-b 9-b a-9 b-6 c-7 d-e e-a
3S	04 1-1f 2-36 31x 49y 53 6-d 7-w 8-15 9-g a-1b b-i c-11 d-l e-2s
3X	0p 1-34 2-2a 3-b 4-2d 5-i 6-f 7-5 8-1c 9-m a-1e b-y c-1m d1o eb6
3Y	0-a 1r 2-1e 3-f 4-w 5-8 6-8 7-h 8-p 9-c a-r b-u c78 d-19 e-11
2O	07l 14h 2-8b 33y 4-6y 53d 6-23 74l 8-42 93o a-4b b4m c-48 d5u e-6w
2^	0y 1i 2-w 3e 4-u 5n 6-o 7w 8-r 9r a-r bu c-w d12 e-18
0w+1=0	2f 3-k 4-o 7-l 8t bp e-d
410tr	0c
42.5	1c
5d	0c 2-d
43d	0g 2-f
45.30am	0-b ec
46.5	0-a 5l
48h	0-a eb
4^	01i 1d 3-a 4r 5-f 7-x 8e 9-16 a-e b-j c-f db ep
4a	0d 2-y 31k e-f
5bilities	2e
ay	09
6le	0b
6out	39
7ve	0-f ei
5cademic	1a
6cessibility	0-9 2b
7ording	0-l 1p
8unts	0-c 1c
6hieve	0d 4-a
6oustics	0-d 1f
6ross	0-g 3h
6t	0-d 4d
7ion	09
as	0d
8vities	0-a 2f
by	0-f eh
5djuster	09
6vanced	0-l 3i
9tage	0f
5fraid	3a
6ter	19
5gile	0c
5i	0-9 2a
5lert	0-c ef
6gorithm	09
ds	2c
6l	0o
7owance	0c
6so	0l 2-d
6ways	0b
5mazon	0e 1-c
6bitious	0-h 3c
5n	01a 1-c 2-f 9d
6alysis	1b
9tical	0k
cs	0b 1g 2-m
6d	0-1w 1w 2-b 32q 41c 5-d 6-g b-9 c-1k d-v ew
6h	0j 1-a 5c
5pis	0-g 1n
6p	0j 1-9
7roach	0-j 3j
9x	0-i dk
5rchitecture	0-g 2o
6e	09
7a	0-e eh
7na	0d 1-a
6ound	3a
6ticulate	0-9 3b
5s	0-1h 112 3n 4-j ek
6sist	0-f 2g
aing	2a
7urance	0-b 1d
5t	1-e dh
6tention	0a
7itude	0b
5udio	0-f 1-b 2w
6to	1g
8cad	19
5ws	0c
5z	db
6ure	1-i 2k
4b	1c
5.tech	0-a 7e
52	e9
5achelor	09
7kground	0-k 1d 7a
8log	0f 2-d
6nk	ea
6sed	0a
7ic	99
5e	01f 2-h
6am	0-k 1s
6cause	0-j 1k
6haviour	0-b 1b 49
6ing	0-b 3e
6tter	4e
8ing	2g
5ig	0-c 5-9 6h ad
6ll	0-9 2a
6ology	2-9
6ên	8e
6ến	09
7t	0-g 3-9 4v a9
5oard	ag
6ok	0-d dg
8ing	09
7t	0-a 1h
6th	4c
6x	0-b 2e
5reak	0b
6idge	0-h 1c
as	2e
5uilding	3-i 4k
6siness	2g 8-9
6t	0f
6ộc	0a
5y	0r
5à	09
6i	0a 1-a de
6y	1b
5án	1c
7h	0b
6o	aj
5é	0-c 2h
5ình	0b
5ó	4-b dd
6c	0-e 1g
5ạn	0n
5ản	1-p 2r 4-b dc
6o	013 2-p a9
5ất	0e 2-b
5ậc	ac
5ắt	0-m 1d dd
5ằng	0t 1j 2-b 4-e e-e
5ếp	0-x 11a
5ệnh	0b
5ị	0-9
5ộ	0a
6t	1f
4c	0-9 dv e-a
5#	0b
5a	0e 1-g 4-9 du
6lculation	0-f 1g
fs	0-k 1h
6n	0g
6o	0-d 2-b 39 4r
6rd	1-d 2-a 9g aj
7e	1a
6se	09
8s	0a
6ttle	0-o 2h
5d	0-b 1e
5ell	1d
8s	0a
7ta	9a
6nter	0-c 2f
6rt	0-c ai
8ificate	99
eions	aj
bed	0-14 1b 911
5hallenges	0-b 4d
cing	0-f 3c
7nges	3f
7racterization	0-a 1e
8ts	0-f 1g
6iến	0i 4-g
7ều	0-g 2h
6o	09
6u	09
7yên	0f 2-a
8ền	0-e 2f
8ển	ee
8ện	0-m 3p
7ẩn	3-9 da
6ánh	0-b ec
6ép	0e 1-e
6í	0c
7nh	0a 49 e-a
6út	39
6ạy	0-a di
6ất	0-h 2a 3g
6ế	2b
6ỉ	09 912
6ịu	0-a 4k
6ối	4e
7t	2f
6ức	4g
7ng	0l
5i	0-i 1j
6vil	ab
5lass	cf
9es	1-d 2f
6ear	0c
9ly	0f 3-d
6ient	e9
as	1-a 3c 4c
6osely	0a
7ud	0-d 19 2a
9watch	0-d 1h
6usters	1e 2-9
5o	0-d ef
6aching	0-n 1h 4f
6de	2j
6gnition	0-p 1v
6llaborate	0b 4-a
eion	09
fve	3-f 4d
8eagues	0-b 4m
7or	0-e 2d de
6mmercial	0d ca
8unication	0f
eor	0n 3-k
7pany	0f
6n	4b
7cepts	2-9
8rete	0-j 2p
7sent	0-e 2g
8umer	1b
7tacts	0-d 1f
8ent	0t 1-f
8inuous	2b
ely	3g
8ractual	2c
9olled	09
bs	1d
6ordination	0-e 2f
6rrelated	1h 2-c
6smosdb	0-c 1g
5reative	0a
6iminal	db
5ulture	49
bs	0-a 4d
6rrent	0a
6stomer	0-h 2d
cs	0o 1-d
6ối	2b 8c e-c
5ycle	1h 2-b
5àng	0-12 6q d9 ec
5á	ec
6c	0-d 2-h 4c 8l ei
6o	0-9 1v
5òn	0-a 9c
5ó	0-o 1-9 3-9 6b ad c-9 di ef
5ông	1-h 29 49 7b dt e-o
5ơ	0-i 2v
5ười	0-g 3l
5ả	0l e-e
6m	0-b ee
5ấp	1-d 2-c 714 e-a
5ần	0k
6u	0t 4-d
5ổ	0-i 1i
5ộng	0l
5ụ	0-9 1b
6c	1b
5ửa	09
4d	0e
5airy	0-e 2f
6ta	1c 2-c 3f
6ys	0o
5bs	0-a dd
5eadline	3e
cs	0-h 4f
6canters	2a
6dicated	0b
6gree	0k 1-f 3-d 7w 8b
6mos	1d
6partment	0-j 1j
6scription	0e 2-9
7ign	1-u 2w 3-9 4b
aers	0-j 4o
as	1-e 2g
8re	19
6tail	0-b 4i
6velop	0c
ber	0-1n 11a 2j
ds	0-a 4a
bing	0k
bment	0m 1-g 2m 3-9
7ops	1-k 4d
5i	0-b ee
6fferent	4c
6ploma	8n
6rect	0-e 4e
aionality	2a
aly	3d
6sciplines	0-a 2e
7play	0-f 1r 2-9
5o	0j 2-9
6anh	0f 1-c 2d
6main	0l 1-k
5rawings	0d
6iven	0-h 2-9 3s
9rs	0b 2-b
8ing	0-l 2d ef
5u	7b
6ties	0-c 2a
6y	1c
5ynamics	0o 1-e
5ài	e9
5ân	1-e
5ưới	0-i d9 eb
6ỡng	0-9 1h
6ợc	0-w 1n 2a
5ễ	0a
5ịch	0-f 110 2-b
5ọn	0a
5ụng	0r 1-d
5ựng	0-a
4e	el
5ach	ea
5ducation	0-x 7j 8g
5ffective	0-g 3l
dly	3-j 4f
7orts	0-f 2a 3c
5lectrical	1a
aonic	0d 2-b
7ments	2c
5m	0g 2-9
6ail	0b
5nd	0k 1-h
6ergy	0-a 4c
6gine	0d 1-c
aer	09 2-d 3b
cing	4-a aa
cs	0-1e 1h 218 3-a
7lish	0x 1-9 7-9
6tire	0-9 2a
6vironment	2d 3-9
5quipment	0-e 1c
8valent	0c
5specially	0-j 29 4c
5tc	0-a 1k
6l	0-c 2e
5valuation	0-h 2j
6en	0-d 3f
8ings	da
6olve	0-d 4e
5xcel	1f 2-g
9lence	49
ct	09
8ptional	1-a 2c
6isting	0b
6p	0-e cg
7erience	0-p 11s 2x 3-c 4-e cc e-f
amental	09
ftion	0-9 29
es	0-q 1f 2c
7osure	29
7ression	1d
4f	0-c c9
5acebook	09
7tory	0-b 1-b 2o
6rms	0-d 2e
6st	0-k 3t
5eed	1-a
8back	0-b 1j
8ing	0-e 2h
7s	09
7t	0-f ei
5ield	0-a 8b ec
9s	af
6le	1a
6nance	0b
aial	0-9 1e
6rst	49
6t	de
5lexible	4a
6ink	2c
5ocused	3b
6od	3-9 9b af
6r	0-1m 1j 2x 59 em
7m	0a
8ing	0-a 1i
7ward	4d
6undation	19
5ramework	0-t 1j 2j
ds	0-h 2f
6om	0p 1-9 2-c 4b
5ull	0-d de ec
6n	0e
7ctional	1-f 3e
4ga4	0-c 1e
6ges	0-f 1l
5el	0-c 1e
6rber	1a
6t	0-d eg
5hế	09
5ian	4c dd
7o	3-e 5i 6h
6ving	0f
6ải	0d 2-9
6ặt	1d 2-9
6ọng	0-a 4d
6ới	19
6ờ	0-h er
5o	0-f 1c
6od	39
8s	2a
5rading	0-g 1h
6eat	0l 2-a
7en	0-9 4b
6oup	0o 1-a 2-9
7w	0-a 4e
8n	0-a 2a
8th	0g
5uest	4-f eh
5àng	3-c dg
5ạch	0c
5ần	0-t d11
5ắn	0z 4-l e-9
5ọi	0g
5ỗ	29
5ội	0-d 2h
5ửi	0l 1-e
4hand	0-a db
8ling	0-9
8s	4a
6s	0g
6ve	09 1j
5eat	0-i 2i
5igh	0n 2-g
8ly	0e
6ểu	0x 1-e
6ện	4h
5old	0-e 1k
7idays	0-9 ej
6tel	0-e 2i
6urs	1g 2-b ea
6w	2k
6à	0c
6á	0-12 2k 8c ec
6ạch	2e
7t	eb
6ặc	0-2r 111 2o 614 ab c-b eo
5tml5	0-d 1g
5w	0-f 2g
5à	2c
6ng	0-f 212 3-c
7h	1a 2-9
5ình	0-j 1-c 3-m 4n d19 e-b
5ướng	29
5ạn	3f
5ệ	1b de e-e
5ọc	1d 2-s 7x 8h e-g
5ồi	1c
5ộ	0-9 de
6i	0c
5ợp	0g
4id	0-9 1d
6eally	0-u 2v
8s	0-e 4k
7ntification	0i 1-g
5mpact	0-9 3e
7lementation	0j 1-c
7rove	0-d 1e
bment	0-f 19 3g
fs	09
aing	0-k 4k
5n	0-11 1-r 2-d 4-q 7z 9h an cs dc
6cident	0-d 1g
cs	2h
7l	2d
8ude	09
aing	0-b 1-9 2b 4-d er
6dependently	0-9 1f 3c 4-9
7ustries	19
by	0-13 1t 2e
6fluence	2c
7ormation	0d
7rastructure	0-b 2k
6novation	0m 4-g
6s	2g
6tegrity	0-a 3e
8lligent	0-h 3h
8r	7h
9act	0a
9changes	0-k 1p
9faces	1d 2-a
9national	09 ec
aet	ed
7o	0c
5s	0-11 1o 2g 6f ab
6eries	1d
6sues	3-b 4a
5t	2-9 4m
4java	019 1-e 2-d
8script	0-f 1l
5ob	0-k 1z 2-b
4keeping	0-e 3i
6y	39
5hai	0-9 1b
6i	ea
6oa	09
7á	09
7ẻ	di
6u	ea
6á	0e 4-a 79
7ch	0e db
7m	09
6éo	0-c ec
6í	0-c 1k
6ông	0-d 1o 2-j 4m
6ẩu	0-a ee
5im	1-a
6nh	89 cw e-h
6tchen	0-9 2f
6ếm	3c
7n	0-f 8a ag
6ểm	0c
5now	0-f 1c 2b
8ledge	1a 4f
5oc	0a 1-9
6tlin	0b
5ubernetes	0-v 2w
5ênh	0-9 2c
5ín	4g
5ý	0-9 1g
5ế	0t 1-m 3-c
6t	4c
5ỳ	0a
5ỹ	0o
4lab	0-h 1s
7oratory	0-q 7m 89
6ke	0-c 2f
6nguage	0g
cs	1-18 2o 5h
6ptop	0-k 2c de
6rge	4c
6w	29
5ead	1-a 4h
8ership	3b
7rning	1c
7st	0a
6ctra	0-c 1e
6vel	0e 1-w 4-e 7o 9j
5icence	0-10 1-a 91b eb
9se	0-d 9h
6fe	0f 2-c
8cycle	2a
6ke	0-z 2u 4c
6nes	0-c 2e
7h	ea
6ved	0-9 1g
6ên	0g
6ền	09
6ệu	0-9 19 4d
5ogistics	1a
6ng	ec
5uyện	1-f 2h
6ật	0-c 1-9 8k ac
5à	0-21 1h 2r 3e 9b
6m	0-x 1k 2-g 4-e c26 d-c
5ái	0-i dr
6t	0-c 1c
5ãnh	0e 4-b
5ên	018 2-b 49 8-p cg e-f
5ý	2b 3k 4-l eb
5ĩnh	1-a
5ưu	29
6ơng	0f
6ới	0-c dk
6ợc	3g 4-d
7ng	29 39
5ạnh	0-f em
5ấy	0h 2-c
5ần	0d
5ập	0c da
5ắp	0-d eh
5ẻ	1-d
5ễ	0-h de e9
5ịch	1g dd e-d
5ỗi	2b
5ớn	0-m eq
5ợi	0o
5ực	0b e-9
4m	09
5achine	0d
bs	0-f 1j
6intenance	0-o 1z 2-9
6jor	0-a 7i
6king	1j
6nagement	0-10 2f 9h
ar	0c
9ing	29
7y	0-l 19 4j
6rket	1-c 2q
as	0d
6ster	0i
a's	0g
as	0-b 1c
6terial	0-a 2g
cs	2g
7h	0-k 1o
7ter	0-t 2j
as	4a
6y	1g
5ca	0-9 7d
5echanical	0h 2-a
6dium	1c
6ntoring	0-d 1i
7u	0b 1-9
6thodologies	0a
as	0-s 1b 2j
5icrobiology	1a
6nd	3-d 4b
8set	0-d 1a 2-g 3a 4b
7imum	0-o 2h cb
6ền	eg
6ễn	0b
5obile	09
6del	1e
9ling	0-b 1i
9s	0-9 1d
8rn	0b 1-h 4g
6lecular	29
6nitoring	0-d 1e
7o	0c
7th	e9
9s	0-t bs eb
6re	2-9 cr
6tivated	0-e 3j
6ve	0-i 4m
5sc	0f
5ultiple	0-d 4f
6sic	0f 2-b
7t	eb
6ốn	39
5vc	0-e 1e
5àu	0-9 2b
5áy	0r 2-e 3-9 dj
5ê	39
5ình	0j
5ón	0-k 1-c 2x
5ôi	0-m en
5ượt	09
5ạch	2b
6ng	0a
5ẫu	3c
5ềm	1b
5ọi	49
5ỗi	0r e-d
5ột	1g
5ới	0a
5ở	0a
5ỹ	2-d
4n	0-b 7h
53	5a
5am	0q d-d eg
6ng	4d e-9
6tive	0-m 2h
5eed	09
8ed	0l e-9
8s	0h
6t	0-e 1k
7work	0-o 1g 2a
6w	4f
5ghe	0-a 4f
7iệm	010 1-a 3-d co d-b e-b
9p	1-9 4b 7o 8c e-e
7ề	1-9 2-9 at
6oại	0h 2-a
6ành	0a 1-j 79 8s e-9
7y	0j 2-9 d-g en
6ôn	4e
6ũ	0-f ec
6ười	0l 4a d-9
6ọng	4-f ef
6ữ	1c 2-b 4b
5hanh	0-s 213 4k e-e
6iệm	4j
6uộm	0-c 1e
6à	09 2-j 9g dd
7ng	0-j 3q
6ân	0-l 1-e 2m 4-a 71a
6ìn	ek
6óm	2k 4-i
6ư	0r 1-d
6ạc	29
6ất	0c bj d-9
6ận	0o 4-d ag e-9
7p	0g 1-c
7t	0h 2-e
5inh	0-a ee
5o	0-e 3-a es
6de	0-m 1k
6rdvik	0-b 1d
6sql	1-e 2c
6t	0g
5ursing	1-9 9h
6trition	0-e 2g
5âng	0-b 1g
5ói	3-l dp
5ăm	0-s 1-d 2-j 8o bz c1f d-e e-9
6ng	014 3-i
5ước	1d 2-a
5ại	29
5ội	0i 2-9
5ữ	01l 1-b 4-9 d-e e9
4o	0d 1-a
5f	0-o 1k 3-j 4o c1k d-d e-b
6f	0b
7ers	0c
7ice	1g
7s	0-9 4h
6ten	0-c de
5n	018 1-x 2-d 311 4-l d9 e-e
6ce	db
6e	1b 2-a 8a
6ly	0-o e11
5pen	0a 2c 4-a
7rating	0-b 3f
bon	0-f 2f
aors	1i 2-b
6portunities	0b
ey	09
6timisation	0h 2-d
5r	0-46 11n 2l 3-l 4-r 51d 6g 811 9-9 aj
6acle	0-b 1f
6ganizational	0s 3-g
5ther	e9
9s	0-e 4c
5ur	0u
6t	0g
5wn	0d
7ers	4c
4p	2a
5age	0-c 1j
6rt	0t
8ner	0-d 4f
bs	0n 4-9
chips	0-c 1j
8y	0-d 1g
6ssionate	09
6tient	0-9 3d
7tern	0-i 1j
bs	19
6yment	09
5eople	0k
6rformance	0-d
7son	dg
aal	0a
5h	e9
6a	1d
7ge	0-h 2l
7ses	0-f 1j
6ong	0a
6u	0-a eb
6ysics	0-c 8g
6án	3d
7p	0-c
7t	0b
6ân	2c
6ép	0-b 3k
6í	0a
6òng	0p 1-f
6út	0b
6ương	0g
6ạm	1r 7-9 8-9
6ải	09
6ần	0u 2-h
6ẩm	1d
6ỏng	1-d 2c
6ục	3d
5ipelines	0-b 1f
5lace	2b
7nning	0f 1-e
7yer	3c
6ease	0-f ef
6ug	0-f 2g
7s	7g
5oints	dj
6sition	1-9 2l
7sess	2f
5r	0-12 1c ds
6actices	0-a 19 2f
7gmatic	3e
6eferably	0-y 2n 8k
ared	0-o 1j aj
7miere	0j 1-j
6inciples	0-d 1n
7vate	0-b 2d
6oblem	0c
bs	0-c 4k
7cess	8c
bes	1k 2-g
bing	0-p 1u
7duct	0k 1-f
7fessional	bf
es	4c
7gramming	1h
7ject	2-e 39 de
bs	1-b 4e
7posals	0-c 2f
7tein	0-n 2k
7vider	0-g 1h
5ublic	e9
aations	0-h ei
6rification	0-b 2e
5ython	0c 2-a
4qt	09
6kd	0-9
5ua	09 2-9
7lifications	0b
bed	aa
9ty	0-g 1l 2-d 4o
7n	0a 1-i 39
7y	1-b 2b
6oc	0-a eb
6y	0-a 4o 8g
7ết	1b 3g 4-b
6á	0b 2-9
7n	0-b 2c
6ả	0e
7n	0s 1-g 2e 4-i
6ận	ea
6ốc	0-9 1-c 2l a9
4ra	0d e-9
5eactjs	0q 1-n
6cognised	0-e 2h
8rd	ea
6dux	0k 1-m
6funds	09
6gions	0-i 4j
6lated	0-t 1r 8b
9ion	0-9 3b
cs	0-f 3d
dhip	0-9 3a
gs	3-d 4o
7evant	0-9 af
6port	0-m 1p
6quired	0j e-9
bments	0-9 1p 3-b
6search	1e 2-c 4b
7ponsibilities	0-c 4c
hy	0-g 3c
7t	1f 2-c
8ful	1-9
7ults	0i
6tail	09
6view	0s 1-c 2-9
5ight	0f
6sk	0d
6êng	0-g 4g db
5oadmap	19
6le	2b
5uminants	0-g 2g
6n	0-a 2c
5àng	3d 4-9 e9
7h	c9
5õ	ec
5ửa	0d
4s	2a 9f
53	0-i 1j
5aas	2c
6fety	ab
6les	0-d 1r
9force	0c 1-b
6p	0d 1-b
6tisfaction	0g 1-d
7urday	ea
6u	0i
5cala	0a
9ble	0-a 1f
6hool	7f
6ience	7a
9tific	0-h dj
5ector	2c
7urity	2a 3-9 9h
6lf	0-c 3k
6miconductor	0-a 2d
6nior	4a
6o	0e 2-c
6parators	0-f 2i
6rve	0a
9r	0-h 1d
8ice	0-g 1c 2b
bs	09 2-a
6veral	4a
5heet	0-9 1c
6ift	ee
9s	0-q dx
5iemens	0e 1-c
6milar	0f
6nh	0p 1-v 2n
6tes	ea
5kills	0-23 1v 3p 4o 5g
5oftware	0b
6lution	0k 1-9 2-a
cs	1-p 2n 3c
7ving	0-i 3c 4c
6rting	0-k 1p
6und	0k
5pace	0-d eh
6eaker	0-j 5x
9ing	5a
7ed	0-k 1n 2-9 de
5ql	1a
5tack	0-k 1h
7keholders	2-9 4k
7ndards	3c
7r	0-d 2i
8ter	0-9 3f
7tus	9e
7yed	1b
6orage	0-g 1i
6rategy	0b
7ive	0-a 3e
7ong	0h
6udent	0d 7-a
8ies	0-g 1i
5ubscription	0-9 1e
8tations	0-b 1f
6ch	0-j 2s
6pport	dj
bed	0-e 8j
5ystem	0-l 1y
as	0b 1-d 2i
5àng	di
5áng	0c
6t	1g
5ĩ	0-d 7h
5ơ	0e
6n	2-a
5ư	0-e am
5ạch	0-g 4p 6-a
5ắc	0-b 1f
6p	2-a
5ẽ	0f 2-9
5ố	0-a 3-b 4w
5ử	0-a
6a	2a
5ự	2-f eh
4t	2c
5able	09
6kes	49
6sks	0-g 3f 4b
6y	0c
5eam	0y 2-9 3-i
8s	0-g 2f 4j
6chnical	0j 1-b 2-e 3c
bian	8a
aque	0-l 1f 2c
ds	2a
9ologist	2-c 8k
dy	0u 1-b 2-a
6lstro	0a
6nders	0-d 2e
6rm	3d
7raform	0-b 2e
6sol	9c
7t	1i
8ing	0-l 110
8s	0b
5han	bd
7t	0-x 1e 4a dg
6e	0m 1-x 2b 3b d-9 ek
7ir	0g 4-9
7m	0b
7o	0-11 2a e1e
8retical	0-d 7h
7re	eg
9's	0-a ed
7se	09
7y	0a
6ings	3e 4-9
8king	1e
7s	0a
7ểu	0a
6oại	1a
7ả	0-9 4a
6rough	0-10 1l 4r
bout	0-i dk
6u	0m 1-d
7yết	0d
7ê	2a
7ật	0-c 8c
7ế	0-c 2b
7ộc	0-c 1d
6ành	0-c 2e
6ái	0f
7ng	2-b bt di
6êm	0-9 df
6ì	0-o 2a am
6ông	0e 2-a
6ăng	0-a 4c
6ư	0a
7ơng	1-n 3k
6ạo	0c 1-c da
6ảo	0-e 3i
6ần	0b 3l 4-r
6ẻ	0b
6ế	0k
6ịt	0-9 1c
6ống	0-e db ea
6ời	0g
6ủ	3d
6ứ	ej
7c	ag
6ực	2-b 4l
5iktok	0c 1-f
6me	0h 1-f 3e 4-c e9
6n	0g 2-j 4b
7h	011 3-u
6êm	0-9 2b
7n	0l dd
7u	0b
6ến	0-b 3e
8g	0x 1-a 2-d 3c 4d 6-f d-9
7p	0u
6ền	0-c 1-b 49 d9 eb
5o	0-h 1-t 3n 41e
6eic	6d
6lerance	09
6ol	0-e 8e
8s	1-n 2d ea
9ets	0-d 1g
6p	2d
6àn	ac
6án	19
5rack	1b
9ing	0-c 1i
7de	0-p 1b 3h
7ining	9i
7nsformation	0c 1-b
9parent	0-d 3f
aort	0-9 df
dation	0c
7vel	0-h 4-9 dy
6end	0-9 3j
9s	1c
6iển	0b
6ong	0-15 2d 41b c-9 ec
6ung	8a e-9
7yền	0-9 2-9 4g
6ách	39
6ên	014 2-h
6ì	0c 1-b
7nh	3l 4-o ea
6í	0k
6ú	0-d dp
7c	1-9 8d
6ưa	ed
7ờng	0-o 89 ek
7ởng	0-d 1g
6ại	0-b eh
7m	0-k 2n
6ẻ	3c
6ọng	0-9 3b
6ở	0-1u 1i 6e 7u 8t a-g c9 dg
6ợ	0c
6ừ	1o
6ữ	1-d 29
5uyến	0a
6ân	4c
6ổi	0h 1-9 da eq
5y	0l
6pescript	0-d 1f
5ài	2i
5ác	2-a 4-e ei
7h	1-g 2i
5ây	0-9 ec
5ình	39
5ích	1-i 2o
6nh	0-p 1d 29 3h e-c
5ô	0-b ee
5ăng	0c
5ĩnh	0-b 3n
5ại	0-p 2b cb es
6o	0-a 9f
5ập	0c
5ế	0d 2-f
5ỉnh	ef
5ối	0-11 4-i d9 e11
6t	0-1p 1e 2b 411 7h 8-c a-a di e-a
5ổ	0-a 4f
5ừ	0-p 1e 2f dc ed
6ng	0n
5ự	0-n 1c 2o
4uk	0-t dd ek
5nder	0-d eg
9standing	110 3-c
5p	1a
5s	0e
6e	4c
7r	09
6ing	0-r 2t
4vehicle	0-a dc
6ssels	29
5ia	0-g 1i
6ew	1b
6sa	09
7ion	0-n 1f ed
6ên	7m e-a
6ết	0y 4-9
6ệc	0d 1-j 2i 3e e-f
7t	19 4g 5-b
5lookup	0h 1-f
5oltage	0-f 1d
5à	0-28 1-p 2e 42j ed
5ùng	09
5ăn	1-l 2z
5ấn	1s 2-l
5ận	0b
6t	2a
5ẽ	0-i 19 2l
5ề	0m
5ị	0o
5ới	0-1e 424
5ụ	0-e 4g
5ững	2b
4we	1-e ec
6're	4a
6ekend	dc
6ll	0b 2-b 3i
5hat	49
6en	0-d 3c
6ich	0-f 3g
7le	49
6o	0e
6y	0-a 4c
5ill	1-d eu
6nd	0-c 1g
7e	2a
6reless	0-c 2m
6th	0-13 1d 2m 49 5-9 6a a9
8in	2-b bk
8out	0-u 2j ec
5ork	0s 1-k 3-b
8flow	0-e 1g
8ing	0l
6uld	0-16 1c 2p ac
5pm	0c
5ritten	09
4xa	4a
5e	1-9 du e-f
5inh	0-d dg
5oay	0-f ds e-9
5ác	0-i 9g
5ây	0-j 1j
5ã	0c
5ét	2b
5úc	0-g dg
5ưởng	0g 1-f
5ếp	0-n 1b dc
5ử	2g 3-e 4i
4year	bz e-b
8s	0-p 1-k 3-i b1f c1q e-h
6s	09
5ou	01k 2-g
7r	1-e 2-9 3k de e-9
8self	39
5rs	0-10 br cg
5êu	0h
4zalo	0a
4án	ef
5p	0c 2b 4-c
4âm	2e
5u	0-a 1f
4ép	0a 2-a
4ít	eb
4ô	0-a ee
4ý	0-b 3a
4ăn	0-a da
4đh	7m
5i	2-9 ej
6ềm	0-a 2e
6ểm	0e
6ện	0-h 1d ak e-b
5àm	0a
6o	0e
5áp	09
5ã	0-b df
5êm	dh
5ình	ea
5úng	0-d 2-b 4h eb
5ơn	0y 1-h
5ương	0g
6ờng	0-y 29 dj
6ợc	1-v 2-o 4h dv ed
5ại	0d 2-c ec
6o	3b 4-b
5ầu	0a
5ắp	2d
5ẳng	0-o 1-9 71h
5ến	0d 1-g d-9 eh
5ể	0-v 2e 4d eb
5ịa	ei
6nh	0k e-b
5ọc	69
5ối	1a
5ồ	0-9 1i
6ng	0b 3a
5ổi	09
5ộ	0x 1-g 4a 7c d-a e-b
6i	0-d 4c dc
6ng	3d
5ủ	0b
4ưa	4-a eg
5u	2-a eb
4ảnh	1-b da
4ẩm	0-c 29 49
4ốp	0-h 1i
4ở	0-f ex
4ứng	0t
22=0	1-12 3-s 4-w 5-c 7l 8i bn c-l d14 eo
410tr	0b
5m55	db
42d	0d 1-d
43d	0h 1-f
45.30am	0-9 ec
48h	0-a ee
4^	0c 1h 21t 4-9 5n 6-l 7-16 9-b b-2h cz d-u e1i
4a	0-1a 1-11 2a 31a 6d au cd
5bilities	1h
ay	0c
6out	de e-9
7ve	c-g ei
5cademic	0b
6cessibility	0-a 1b
7ount	2b
6hieve	4a
6quire	0-k 2k
6ross	09 2-c
6t	3e
7ivities	0-d 1g
by	0-g dh
5ds	0-e 2h
6vanced	0f 2-c
5gile	0-b 1d
5i	0j 1-a
5lert	0-b de
6l	0c
7ow	0-d 2e
6ready	0-a 1b
6so	0a 1-f 4c
5n	0p 1-s 2a 3-b 4j
6alytical	0-f 2c
cs	0c
6d	0-o 116 2r 31b 7-g 9c b-16 c-g dm e-10
6h	0f 1c 2-m 4x 6-9
5pache	0-b 1f
6p	0e
7lications	0-e 1e
8y	0a
5ql	2d
5rchitecture	0-c 2l
6e	0-n 1-g 2t af
7a	0-l eh
6ound	0e
5s	0-i 1-e 2v 4-i 79 dd
6signed	19
8st	0-e 1g
aing	0-9 1c
5t	0-c 2q
6tention	0-a 3b
7itude	49
5udio	0-r 2r cg
5ws	0n 1-9
5zure	2b
4b	0-a
52	db
5acklog	0e 1-e
6lance	0-b 4e
8yage	0f 3-d
6nk	e9
6sed	1-a
7ic	0-c 1i
5e	0-1z 2t 8b ab et
6am	29
6haviour	0-e 19
6st	2f
6tter	0-9 4e
8ing	0-9 1e
5ig	0-b 5i 99
6ll	0-9 1a
6ology	1-9
6ên	0-9 7e
6ến	0-b 2h
7t	0-23 1i 3g 4r dm e-c
5oard	0-9 9h
6dy	1a
6m	0a
6ot	0-b 1g
6rders	0-b 1d
6th	0-s 4w 7f
6x	0-a 2d
5reak	0b
6idge	2e
as	0-9 1d
6se	09 1-9
5uild	0h 2-f 39
9ing	3i
6siness	1l 2-9 3-c 49
6t	1h 2-c
6ổi	ee
6ộc	0-9 dd
5y	0f 1-h 8j
5ài	0c
6y	0k 4-a
5án	0w 1f 2-y bb c-d
7h	ca
6o	0b 1-e 9g
5ình	09
5ó	0z 4-l e-9
6c	0c 2-b
5ạn	0k
5ản	0-15 1h 21c
6o	0y 1-n
5ất	09
5ắt	0-b 2e
5ằng	013 2-f d-c
5ếp	c9
5ệnh	0-a
5ộ	0b
4c	e-a
5#	0-y 1k 2g
5a	016 2-b 4-g d-i ed
6ble	0-9 1b
6lculation	0-d 2e
7ling	0-h 2k
6n	0j 1-9 2-q ec
7va	2e
6o	09 4c 7b e-a
6pabilities	09
7cut	0-l 1o
6rd	9k
6ses	0a
6ttle	0-g 2g
5d	19
5ell	2a
7ta	9c
6nter	0-a 1f
6rt	0-9 9i
5hallenges	4c
7nges	09
7racterised	3a
6emical	0-a 8c
6iến	0i 3-g
7ều	0-g 1h
6o	0d 2-b 4f
6uyên	0a 1-a 7c
8ền	0-b 1f
8ển	ee
8ện	0-a 4d
6ánh	0-b ec
6ính	0-e 2k 39
6ăm	0-b 3a
7n	7d
6ạy	0c
6ất	0e 2-b
6ế	0-9
6ỉ	013
7nh	1-c 2h
6ịu	3f
6ối	4b
7t	1f
6ỗ	0-c 2f
6ụp	0a
6ức	0-b 4f
7ng	0-d 6c
5i	0-b 1g
6vil	0-9 9b
5laims	09
7ss	0-a bf
9es	0-a 1b
6ean	e9
8r	6c
6ient	ea
as	1-b 3c 4d
6oudwatch	1c
6usters	0b 1-a
5o	0-d ef
6aching	0-d 3g
6de	0-y 1o 2-c 3i
6gnition	0a
6llaborate	0c 3-a
eion	0m 3-f
fve	4b
8eagues	3g
7or	0-a 1c
6me	0a
7mercial	bb
8issioning	0d
8unication	2-b 3n
7pany	0i 1-b
8leted	0-9 af
8uter	7c
6n	09
7crete	0-l 1w 2-a
7fident	0-a
9guration	0-g 1i
7sent	0-f 1g
8ulting	2c
7tent	0e
8inuous	1a
ely	09
8ractual	1d
9ibutions	0-i ej
9ol	0-n 2h
bled	0-9 1a
6ordination	0-e 1g
6re	0-i 2n
7vita	1b
6smosdb	0c 1-b
5reating	0-f 1h
ave	0b
5ulture	49
bs	49
6rrent	0-h 7k
6stomer	0-j 2p 4-9
cs	0f
6ối	0a 2b 8a e-g
5ycle	0d 2-b
5àng	0-10 5a 6e ae ea
5á	0-9 de
6c	0-a 1-h 2-d 3h 7q ef
6o	0k
5ân	d9
5òn	99
5ó	0a 1-p 2g 3i 4-f ac d-g ej
5ông	0-d 1d 3-h 41t d-a e-m
5ơ	0-c 1j
5ấp	019 1-a 7c e-d
5ần	0g
6u	01e 3-l c-c
5ộng	0g
5ử	6a
4d	0g 2-a
5aily	0e
7ry	0-d 2e
6ta	3i
8bases	0b
6y	09
7s	0c d-9 e9
5eadline	4c
cs	0-d 3h
6canters	1b
7ision	39
6gree	017 1-a
6liver	0-e 3i
by	0q 2-i
6mos	0a
6ployment	09
6scription	0-s 112 2-9
7ign	0-1e 1j 2v 4a
aers	0-m 3d 4a
as	0-d 2h
8re	0l 1-c
6tail	0-9
7ermined	3g
6velop	0-p 2f 3g
ber	1c
ds	4c
bing	0w 1-p
bment	2d
7ops	0c 1-j 4c
5i	0-c 1c 2-9 dg
6fferent	4d
6ploma	0-e 7e 8c
6rect	0-d 4e
aionality	19
aly	0h 4-9
6sciplines	1-j 2k
7play	0-h 2l
5oanh	0f 29 4-c
5rama	09
6ive	0f
9n	0e 1-e 2-a 3g
8ing	0-p 1d df
5u	7c
6ties	0-c 2g
5ynamics	0j 1-9
5ân	19
5õi	0d 2-a
5ùng	0p 2-k
5ưới	0-b ec
6ỡng	0-m 2r
6ợc	2c
5ẫn	29
5ễ	0b
5ịch	39
5ụng	2c
5ựng	0-h 1f 29
4e	de
5.g	2b
5ach	eb
5ducation	7g
5e	1h
5ffectively	0-a 4g
as	0-9 1a
7orts	2d
5ither	0-a 2b
5lectrical	8-9 cb
aonic	0d 1-b
7ments	0-b 2c
5m	0h 2-b
6ployment	0d
5nable	0c 4-9
6d	4h
6ergy	0-f 4c
6gineer	0k 1-i 2-e 3g
cing	0l 2-a 4-h 7a aa
cs	0-15 1q 2a
7lish	3f 4-b 5c
6joy	49
6sure	29
6tire	2a
6vironment	1c
5quivalent	1-c 6a
5specially	0-j 1a 4c
5tc	1j 2-d
6l	0-e 1f
5valuation	1j
6olve	0-d 3g
9ing	49
5xam	89
6ceed	3a
8l	0i 2-i
9lence	39
8ptional	19
6isting	0-c 1i
6p	0-e bc
7ect	0-g 8i
8rience	0-e 115 3-h 4-b bj co d-b e-d
ed	0-b 3f
es	1-9 2c
amental	09
ftion	0-9 19
es	0-b 1c
7osure	0-a 1c
6ternal	09
4f	0-e 1a ba
5actory	0-h 1k
6rms	0-d 1e
6st	4f
5eed	0-a 1f
8back	0-c 1f
8ing	0-b 2e
7s	0b
7t	0-f dj
5ield	0-g 8c ee
9s	0-c af
6nance	0c 1-c 2-9 ca
7d	0c
8ing	0-e 2f
bs	0-f 4h
6rst	49
5lexible	3c
5mcg	2g
5ood	2-9 9h eb
6r	0-x 114 2-k ex
7klift	0-i 2j
7m	09 1-9
8ing	0-e 1l
7ward	0-b 4d
5ramework	0-9 1h
6om	0-10 1-d 21e 4b
5ull	dd
6n	0g
7ctional	0c
4ga4	0-e 1i
6ges	1b
5el	0-a 2d
6rber	0-i 2k
6t	0-e dg
5hế	0a
5ia	1-b da
7n	d-9
7o	0b 2-m 3f 4-a 5c
6á	09
7m	0c 2-a
6ải	1a 2-a 4f
6ặt	09
6ọng	0-i 4n
6ờ	0-q 4m dd e9
5ood	0-e 2n
8s	1b
7gle	1b
5rading	0-f 1f
6eat	0b
7en	4h
6oup	0a
7w	0-a 4d
8n	0-9 2b
5uest	3-f dh
5ần	ea
5ắn	0k 3-a
5ọi	0i
5ỗ	19
5ội	0-g 2i
5ửi	0a
4ham	4f
6rdware	0c
6s	0c 1-9 3-d 4n
6ve	0-q 2t 4-e ah ee
7ing	09
5ead	1c
7t	0-d 2e
6lp	0-a 4g
5igh	0p 2-h
8ly	0c
6ểm	0k 2-f
6ện	0-b 4i
7u	3-f 4n 9c
5oa	0-f 29 5i
6lidays	0-h ej
6tel	0-d 2i
6urs	2-b 9b ec
6w	0-f 1n
6àn	0-a ee
6á	0-n 1h 2-b 7c ea
6ạt	0-9 ec
6ặc	0-12 5r 6g a9 eg
5tml5	0-f 1g
5w	2a
5à	2d
6n	0h
7g	0-g 4c e9
7h	1-g 2i de
5ình	0-e 4n
5ạn	0-f ab ea
5ải	19
5ằng	09
5ệ	0a e-e
5ọc	018 1-c 8f e-f
5ội	0b
5ợp	0e
4id	0-a 2a
6eal	2b
9ly	0-a 1n 2-a
8s	0-h 3h
5elts	6i
5f	e9
5mpact	0-p 2r
as	0-b 3h
7rovement	0h 2-b
aing	0-j 4k
5n	0-m 19 2h 3-a 4-14 71d 8-h 9p a-9 ct d-z ea
6cidents	0-9 1d
7l	0-j 1q
8ude	09
aing	0-w 19 eo
6dependently	4b
7ustry	0-j 2j
6fluence	1c
7ormation	19
7rastructure	2a
6novation	0-a 4f
6s	0-e 2f
7urance	2a
6teract	0a 2h 4-o
9nally	0-b 4d
btional	0-c 3-a 4b de
aet	de
7o	1-b
6vestment	0-b 2c
5s	1b 2-g 5i 7-c 9v
6eries	0-a 1a
6sues	3f
5t	0-e 2c 4o c-b
6s	0l 2-h
4java	022 1-13 2-h c-9
8script	0-b 1h
5ob	0-w 1m 2e
4kanban	0d 1-c
5hi	dh e-b
7ếu	19
6u	0-g dc e9
6á	0f 3-b
7ch	0-c 4l e-e
7m	09
6éo	0-c dd
6í	1-9
6ông	1-h 39 4b 6-a da eb
6ẩu	0-c 2b de
5im	1a 2-c
6nh	0-v 1-m 2a 8s b1b d-c e-j
6tchen	0-b 1f
6ếm	49
7n	0-d 8a ag
5nack	0-f 3j
6ow	0-c 2o
8ledge	3h 9g
5otlin	0b
5ubernetes	0-s 1f 2g
5ênh	1c
5ín	3h
5ý	0i 2-f
5ế	0n 1-b 4-b
6t	3f
5ể	0-9 29 df e-c
5ỳ	0b
5ỹ	0t 1-c
4lab	0c
7oratory	89
6nguage	09
cs	1l 2-e
6o	0-b 2e
6ptop	0-9 1d
6rge	3d
6yout	0-k 1p
5ead	0-b 4g
7n	0-c 1f
7rn	0b
9ing	0y 2-h
6ctra	0-j 1q
6vel	1n 2-9 4-f 7h aa
5icence	ee
9se	eb
6fe	0f
8cycle	1c
6ke	0-l 2o 4b
6nes	0-b 1e
7h	db
7k	0-b ee
7ux	0d
6ve	0-k dg eb
8d	0b
6ên	0j
6ền	09
6ệu	4h
5ogistics	2a
6ndon	1d
7g	eb
5uật	1-m 2a 7j ac
5à	0-m 1a 4b 79 e-9
6m	0-a 1-h 2-f 3-x 4a bz c19
5át	0-h 1i
5âu	4-b dd
5ãnh	0f 3-b
5ên	0-2f 1m 39 6e 7u 8t a-g cb da
5ý	0-u 1-b 21b 3-g ea
5ĩnh	09 c-g e9
5ưu	1c
6ơng	0h
6ợc	0i 4-g
5ại	0-a ee
6nh	0-f eo
5ấy	0e 2-a
5ần	0b
5ập	0h 3-9
5ắng	3j 4-9
5ẻ	1h 2-k
5ịch	2c 7b
5ỗi	0-c 1b 4c
5ớn	0-m es
6p	09
5ợi	0o 1-b 2-e 9c
5ực	0o 4-d
4m	0-g 1j
5achine	0d
bry	0-a 1a
6ke	3d
8s	0-g di
7ing	09
6nagement	2l
ar	0b
7ufacturing	0g 2-e
7y	0-a 3b
6rket	2e
aing	0g 2-e
6ster	0m
a's	0d
6terial	0-a 1d
cs	0-9
7ter	0-p 2j
as	0-9 4a
6y	0-d 2l
5ca	0-a 7e
6sa	0h a-b
5echanical	0-b 2e
6dical	8b
8um	09
6g	0-9 1c
6ntoring	0-b 1g
6ssage	2b
6thods	0-b 1a
5icroservices	0b 2-e
aoft	29
6nd	0-9 4a
8ed	0-d 2j
8set	1-f 3c
7imum	0-o 1h bb
6ền	0-f 4b dk e-9
6ễn	0b
5odels	0-d 1g
8rn	0-9 2-a 4g
6lecular	0-a
6nths	0-f ed
6re	0i 1-h be ca
6st	0-g ej
6ve	0-h 4m
5s	0j 2-d
5ultiple	4g
6sical	0-h 2i
7t	1-9 db
5àu	0-9 1h
5áy	0o 1-w 4j d10 e-u
5ón	0-v 1z
5ôi	0-m da ed
5ùa	d9
5ạch	1b
6i	0d 1-f
6ng	0-a ag
5ẫu	0m 1-g
5ặc	0-c dc
5ẹ	2a
5ềm	0m 2-d
5ỗi	011 e-e
5ột	0-17 1o 2k 4e
5ới	8d
5ỹ	0l 1-b 2-9
4nang	3d
6tive	0-e 1g
5eed	09
8s	0e
6w	0f 2-9 4e
5ghe	0d 4-9
7iệm	0-l cv e-c
9p	0a 1d 2-p 3c 7i
7ề	2-b 9f ae
7ệ	0-9 7c
6oài	da
7ại	0k 2-9 89
6ành	0-v 2d 81f e-b
7y	0-h 1e d-n e16
6ân	1a
6ôn	0-b 3e
6ũ	0-f ec
6ười	0d 49
6ại	4e
6ọng	3-g 4-9 di ea
6ữ	4d
5hanh	0-1d 1v 3q d-c
6iều	da
7ệm	39
6uộm	0-e 1h
6à	1-f 2h
6ân	4-d 8b
6ìn	4-b ei
6óm	1j 4-c
6ạc	29
6ất	eb
6ận	0b 1-l 2b 4-d 9g eb
7p	2e
7t	0l 1-f
6ẹn	0e 4-b
5ight	ef
6nh	0-b ed
5o	0-z 3e dh ep
6de	1c
8.js	0a
6n	0-d 4f
6rdvik	0-a 1b
6sql	0-e 1g
6t	0i
5utrition	0-g 1h
5âng	4b
5ói	3b 4-d
5ăm	7k bo cg d-p e-9
6ng	0l
5ước	0k
5ội	0b 1-f
5ữ	da eh
4of	1-h 3-q 4o b12 cz e-i
6f	0b
7erings	1-f 2h
7ice	0a
7s	0-a 3h
8hore	0d 2-9
6ten	ea
5n	029 1-q 3-n 4-b 7-9 8f e-b
6e	0p 2-d 8b
6ly	0-u do ec
5pen	1c
7ra	1e
9tors	1h 2-a
6portunity	0b
6timisation	0h 1-c
5r	0-w 1-f 3-o 4-d 515 7-j 81p 9y c-b d-c
6acle	0-e 1h
6iented	4-h eh
5ther	0-c 2b
9s	1-9 3d
5ur	016 4-b
6t	0c
5wn	0b
7ers	4c
4p	0-9 1a
5ackaging	0-h 1j
6ge	29
6rents	2d
7t	0v
8ner	4e
bs	0f
6ssion	09
5eople	0r 4-h
6r	0-f ei
7formance	0a
bing	2a
7sonal	09
5h	dc
6age	0-i 1l
7se	09
6iên	8e
6u	0-a dj
6ysics	89
6án	0a
6ân	8c
6ép	0-k dj
6í	0d
6òng	1-c 2p
6ú	0-9 ec
7t	0c
6ương	0b
6ải	3g
6ần	0a 2-9
6ẩm	0l 1-c
6ỏng	1b
6ụ	0c
7c	1g
5ivot	19
5lease	0-9 ef
6ug	0-f 1g
7s	0-f 5-9 6g ad
5oints	0b
6sition	0-c 1l
ave	0-e 4h
7sess	0-c 2h
7tgresql	09
5ractice	0j 4-c
cs	2a
7gmatic	2-a 4c
6eferably	0-1k 1g 2n 8h
ared	aj
6oactive	0-b 3c
7blem	3b
bs	0-e 4j
7cess	0-c 7e
bes	0e
bing	09
7ducing	0-9 29
at	2-k cl
bion	0-d 2e
bs	0b
7fessions	0-a 4c
7gramming	0t 1-h
7ject	0g 1-i 2-h 3j
bs	09 1-b 49
7posals	0-d 2h
7semirror	0-9 1a
7tein	0-9
5ublications	0-h di
6rification	0-n 2s
4qtkd	0-9 29
5ua	0d 1-9
7lifications	0a
bed	aa
9ty	1-o 2c 4b
6ery	09
6oc	0-a eb
6y	0-9 1-9 4c e9
6á	d9
7n	0-b 1b
6ản	0a 1m 2-i 3-k 8d be
6ận	de
6ốc	0-e 1a 9a
4r	0-9 19
5a	0-a 1e
5eact	0-a 1j
7l	0-d 3h
6cognised	0-d 1f
8rd	0-d 1b da
6dis	0c 1-a
7ux	0a
6gions	0-i 3j
7ular	0-i 4e
ations	1c
6lated	8b
9ion	0-i dk
cships	0-a 4h
7ease	0a
8vant	0-c af
6mote	4a
6port	0-b 2d
6quired	0-i 1a
bments	1-f 2d
6search	0-m 3e
7ponsibilities	0-b 3d
6trospectives	0e 2-d
6view	0f
5iêng	4e
5ole	0-9 1a e9
5uminants	0-f 1g
6n	0-a 1c
5àng	ec
5õ	0-f do
5ửa	2b
4s	09 1b 2-a
5afe	0-f 1h
8ty	9b
6les	1a 2-a cf
9force	0c 1-b
6turday	ea
cs	d9
6u	0a
5crum	2-b
5ector	0-a 2c
7urity	1b
6ed	0-c 1g
6lection	0-l 2l
7f	0-e 3g
7l	0-9 49
6nior	39
6parators	0-f 1n
6rvice	0-v 116
bs	1i
6t	0e
6veral	3a
5hare	0-l 4b ef
9d	0-d 2e
6ift	de
5iemens	0e 1-d
6milar	19
6ngle	0-i 1i
7h	2d
6tes	ea
6êng	da
5kills	0w 3-d
5martphone	d-b el
5ocial	0i 3-h
6ftware	0-b 3i
6lution	0d 1-9
cs	1s
7ving	3i 4-a
6und	0e 2-9
7rce	0-a 2d
5pa	99
7ce	0-f di
6ecial	0-h 2h
6ring	0r 1-h
5ql	0-a 1-c 2l
5takeholders	0-d 4d
7r	0-d 1i
8ter	0-i 3m
6rong	1c
6udio	1e
8y	09
5ubstantial	0-c 4d
6ch	0-p 2t
6pply	0-b ed
8ort	0m
bed	0-e 7k
5wift	0a
5ystem	0-j 2e
as	1-a 2q
5àn	1e 2-a
5ân	09
5óc	0b
5ĩ	0-9
5ơ	99
6n	1-a 29
5ư	0-b af
5ạch	0-e 39 4f 5-b
6n	29
5ản	0g
5ắc	2c
6p	2-a 4h
5ẵn	e9
5ẽ	1-9
5ố	0m
6ng	0-c ei
5ức	0c
5ửa	2b
5ự	0b 1-h ei
4t	19
52	e9
5able	0b
6kes	49
6y	0b
5eaching	1a
7m	0y 1-l 3-a
8s	2h 3-e 4e
6chnical	0q 1-d 2-h 3f 4-e 99
bian	8b
aque	0-b 1d
ds	1a
9ologies	4r
est	1-f 7n
dy	0x 1-h
6lstro	0l 1-e
6nders	1e
6st	0i
8ing	0a 1d
5hat	0-11 1i 2e 4j
6e	0-e 8b bi
7ir	0j 3-c
7o	0-11 du ee
7re	0-c eg
9's	0-a ec
7y	0-m 1j 2b
6i	2a
7nking	09
7s	1-a 9k
7ết	1p 2-h b-d cg
7ểu	0-m 4-h dc eg
6oại	0b
6rough	4l
bout	7c
6u	0b
7yết	0b
7ê	2a
7ật	2-f 8e
7ế	0-9 1e
7ốc	ea
6ành	0-c 1k
6ái	0c
7ng	016 2-l 4b e-k
6ì	0-q al ea
6ích	49
6ông	da
6ăng	0-b 4d
6ư	0c
7ơng	0a 2-m
6ạo	1d 2c
6ần	011 3-u
6ắc	4a
6ế	0b 4i
6ống	dh e-d
6ời	0-c 2m e9
6ủ	4c
6ứ	0-b ed
7c	0-9 ag
6ực	4l
5ime	0d 4-c de
6n	1-d 2b 4e
7h	0-b 2y 4-q
6êm	1a
7n	2-9 e9
6ến	3a
8g	0v 2-f 3i 4-p 5-j 6p e9
7p	1-a 3-e 5i 6h
6ền	0-m 39 ei
5ncn	0-c 2c
5o	116 2-1r 31k d9 e-v
6eic	5c
6oling	0e 2-d
8s	db
6àn	9d
6án	0j 1-9
5raining	0d
7ng	0c
7vel	3-d ew
6end	1d
9s	0n 2-b
6iển	2d
6ong	0-18 1-b 2r 39 414 c-e d-9 e9
6ung	0d 1-b 7d e-c
7yền	0-c 3r 4-9
6ách	0-j 3w
6ên	011 1-h
6ình	0c 1-9
6í	0o
6ú	0b
7c	8b
6ưa	0-a dd
7ờng	0-u 8a em
6ại	0-b eh
7m	0-k 2i
6ị	0s 2-i
6ở	1-j 5l 7e 8y a-h bl d-f
6ợ	0d
6ừ	09
5uyệt	0a
6ân	3c
6ần	0i da e-9
6ổi	0m 1-9 d1k e-15
5y	09
6pescript	0-9 1a
5ài	0-w 1r 2-9 49 8d
5ác	0o 1-a 4-c dm e-a
7h	1f
5ân	09
6y	eb
5ích	0-9 29
6nh	1-f 2p
5ô	0-a ee
5ăng	0c d-a
5ư	4e
6ơng	0-v 1g 2g 6a
5ại	0-v b9 dc em
6o	0d
5ải	0a
5ế	0s 1-s 8b
5ỉ	3h 4-g
6nh	0-j 2-9 ez
5ối	0-f 4-i et
6t	0-1t 1-l 2t 3m 4-h 6n 89 dm
5ổ	0-n 2g 3g
5ừ	2b dn
6ng	0b
5ự	1e
4uk	0-g ek
5ltracold	1h 2-c
5nder	0-d dg
9stand	0-9 1i
eing	1d
5p	3c
5rban	0-g 2g
5s	0g
6e	4b
7rs	1-9
6ing	0-p 1d 2k
4value	0c
6rious	0-d 2e
5erbal	1g 3-b
6ssels	0-d
5isa	09
7ion	df
6ên	0h 1-c 2c
6ết	0d 1-b 2f 3-9 b-a cb
6ệc	0j 3-f 4d e-b
7n	0b
7t	0-h 1-b 2h 3f
5oltage	1c
5à	0-1q 1-19 2z 317 411
5õ	ab
5ùng	0c
5ăn	0-9 117 2-g e-a
5ấn	1-g 3e 4-9
5ận	09
6t	2e
5ẽ	2l 4-9
5ề	0p
5ị	ck
5ới	0-1r 3v 41i d9 e-i
5ụ	2-f 4j
5ững	0-a 1a
5ực	1-a
4walk	0e
6nt	4g
5e	0f 1-g 3-9 ek
6're	3b
6b	0j 1-b
6ekly	0-9 1b
6ll	0-r 1d 3g
5hat	49
6ich	0-j 1b 2c
7le	0-k 3g
6y	0-a 3b
5ill	0-18 4g dx
8ing	0-g ah
6ne	2b
6reless	0-f 1p
6th	0-e 1-q 39 49 5a ab da
8in	0h 19 2-d
8out	0-s 1j ea
5ork	3j dd e-9
8ing	0-p 1d 2-9 411
8s	0-d
6uld	0-1j 11e ac
5pm	0-9 2d
5ritten	0a
4xa	4a
5e	0n e-c
5oay	0c e-e
5uất	0-a 1k 2-k db
5ây	1d
5ã	0a
5ét	1b
5ếp	2-a
5ử	0-s 2a 4t
4y	1-a 2c
5ear	09
8s	bo c1b d-d e-c
5ou	0v 1-j 2b 4a
7r	1-9 ai e-a
8self	0-b 1e
5rs	0-d bg
5êu	4a ea
4zalo	0b 2-a
4án	da
5p	0o 3-l
4âm	1d
4ép	0-b 2e
4ít	0-i 1-9 di
4ô	0-f df
4đam	0-e 4h
6ng	ea
5i	dh
6ềm	0-a 1c
7u	1a
6ểm	0-l 1f 2f
6ện	0-k 2m aj e-9
5àm	39 4-g
6o	0d
5ánh	0-g 4a
6p	09 eb
5ông	0-c ej
5úng	0-a 1-b 3j ea
5ường	0-e
6ợc	0-1j 1-i 3m dx
5ại	1-n 2c dd
6o	0h 4-b
6t	4c
5ảm	1g 2-d
6o	0d 2-a
5ắp	1d
5ẳng	0i 89
5ến	1-h da
5ể	0-p 2e ea
5ịa	0-u dt ed
6nh	1e
5ọc	ee
5ối	0h
5ồ	1-f 2h
6ng	0g
5ộ	4g
6c	3b
6i	3f
6ng	49 e-9
5ức	09
4ưa	3-a de
5u	0-9 2-d 4-a ah e9
4ẩm	0-d 1b 49
4ốp	0-i 1k
4ở	0-a ex
4ứng	0i 4-9
1-1=0	1-b 4-q 6-d 7-d 9-g a-a b-r c1i dc e1q
41m55	3-e dr
78	da
42+	ca
43+	0-9 ch
5d	0f 2-d
44+	0-a ce
45+	cb
48h	0-b ec
4^	0y 1i 2-w 3e 4-u 5n 6-o 7w 8-r 9r a-r bu c-w d12 e-18
4a	0-28 1-1e 3v 4c 71j cf d1h e-f
5bility	0n 4-e
6le	0j
6out	4d
5cademic	0-11 2q 4i
6cording	0-e 2g
6hieve	0f
6oustics	2g
6ross	1-i 4f
6t	4b
7ing	0-f 4g
8ve	0-a 9k
5dmin	1b
6vanced	0-u 1h 4h
5fraid	49
5gile	01f 1-h 2-10 4-d dk
5lert	0-a
6gorithms	1d
6l	0n
6ongside	0-b 1b
6so	0i
6ways	4b
5m	09
6azing	0a
8on	0d
5n	09 1f 2-k 3g aa d-9
6alysis	1d 2-e
9tical	1-9 3d
cs	0-9 1b
6d	0-3h 1-12 21k 327 414 7-k 8-9 913 a-c c-9 d-o ej
7roid	0-o 1-9 213
6gular	0-x 113
6h	0i 1i 2-a
6tibody	0-i 2l
5pache	0-b 1o 2-c
6plicants	0-d 1i
btion	1-9 29
7roach	0e 4-9
5ql	2f
5rchitecture	0a
6e	0-s 1-c 31n 4-b
7a	0-i 1f
6ound	0-l 1r
5s	0-d 3n
6sisting	0g 1-9
7urance	0y 1-h 2-g
5t	0f 1-9 2-e 3c 4-d 7a ec
6om	0-f 2g
6tention	4c
7itude	0a
5udio	0-n 1-9 213
6thorized	0-a eb
7ocad	0a 1-9
8mation	0j 2-e
5vailable	0-f ef
5ws	016 2-16
5zure	09 1-y 2x
4b.sc	8q
6tech	0-9 7e
5a	7-e 8o
6chelor	0u 8-m
c's	8d
7kend	0-9 1h
8ground	8a
8log	0e 2-d
6layage	1c
6nk	e9
6se	0a
8d	1-9 2e
7ic	0-l 1v
5ca	79
5e	0-18 1-f 2-9 311 4-a 8a d12
6am	0-k 2n
6ing	4-9 dj
6st	0-c 1f
6tween	1-a
5i	0a 1-9
6a	0-9 d9
6ds	0-d 2e
6g	2-9 3h
6ết	0-v 11g 2-j 3a 4-a 5q
5ody	29
6th	0i 2-c
6x	0-e 2e 3c 4-9
5s	7-s 810
5uild	0-d 2g
9ing	0-o 1a 2c 4c
6siness	2r
6t	0c
6ổi	0-a ee
5y	0z 1-e 2-9
5à	0b
6i	eb
6y	09 29 4-a
5án	0-b 2v
7h	2e
6o	2l 4-b
5ì	1d
6nh	4g
5ạn	0-k 7c d13 e-a
5ản	1-c 2j
6o	2-f am
5ấm	29
5ậc	0b
5ắt	0-f 4h
5ằng	19 5-j 7g a-9 dg
5ếp	0-o 2e bc
5ệnh	0b 4-c
5ị	0-9 2c 49
5ọc	0-a 2c
5ộ	eb
6t	0-d 1b
4c	2-f ec
5#	0-d 1m
5++	09
5a	0y 8e e-r
6ble	29
6lculation	0-b 1c
fs	0d 2-a
6m	e9
7bridge	1-b 2f
6n	0-13 1c 3q 4-9 dv e-b
6o	0-r 2-c 3-h 81c dl
6pcut	29
6tegory	0-m 2b ed
5d	0b
5ell	0-y 213
7ta	09
6nter	b9
6rtification	ac
bed	a9
5hallenge	0-j 2k
cing	4h
7nges	0h 3-a
7rtered	aa
9s	0-e 1l
6eck	0c
6iều	09
6o	0i 1-e 4d
6uyên	0p 2-b
8ện	4c
7ẩn	0i e-9
6à	2a
6ép	0-a 1e
6ính	2-i 4e 8h
6út	0-b 4c
6ăm	0-b 4i
6ạy	0g 1a 2-c
6ấm	0d
7t	0t 2-h
6ỉ	0-j 1-k 2-b 9r a14
6ịu	4k
6ốt	0k 2-d
6ụp	0d 2-a
6ủ	49
6ứng	0-f 2d ao
5i	0-f 2j
6vil	0-o 2g ab
5laims	0i 2-h
7ss	2c
6ean	2f
8r	0-e 3b 6k
9ly	0-9 4b
6ient	0-c 3-b eo
as	0-c 4m
6oud	2m
5o	0-p 4e ei
6ach	0-c 4d
6ding	0d 2-9
6gs	2a
6llaboration	09
7or	0-k 1f eb
6mfortable	0c
7mercial	0-n 2s 4-a 8j
8issioning	09
8unicate	0h 4-c
eing	0-c 4h
fon	0-m 2-d 4k dc
7pany	0c
8etent	0b
8lex	2m
8utational	0-11 214
6n	4a
7cept	0f 2-e
8rete	0-i 2n
7fident	0a
9guration	0f 2-d
7sent	2c
8ultative	0-g 4i
bing	0p 2-b
9mer	0-i 2o
7tainer	0-9 2f
8ent	2c
8inuous	2-h 4h
ely	0-9 4b
8ributions	0-k 1k
9ol	09
6operation	0-g 4h
7rdinates	0-d 1g
6re	0-f 1j
6smosdb	1a 2-c
7t	1-c 3i
5reate	0l
9ive	0-a 2d 3d 4-9
6iminal	0-9 ec
6oss	2-b 4h
5ultural	4b
6rrent	9k
6stomer	0-g 4m
cs	0e
6ối	09
5àng	0h e-9
5á	0-g 1b ec
6c	0-d 1v 2-y 3b eh
6o	0-b 2k
5ân	ed
5ó	2-e 3a 4-o 912 a-f ba c-c ek
5ông	0h 1-l 2b el
5đ	0-c 711 8-b
5ũng	0c
5ơ	1-9 2n
5ả	0q e-e
5ấp	0k 1a 2-f 7h 8-a a9 e-b
6u	0f 2-b
5ần	dc
6u	0-h 3f 4j
5ắt	0-e 1c
5ổ	0-h 2i
5ộng	2d e-c
5ụ	0-a 2l
6c	1f
5ủa	49
5ử	0-t 81b
6a	0c
4d	09
5aily	09
7ry	0-z 213
6ta	1-s 2p e9
8bases	0b
6ys	ef
5ealing	49
6canters	1b
7isions	3c
6gree	0h 9d
6liver	0b
6monstrated	1g
6ployment	0-r 2u
6sign	0q 1-g
aed	0-a 1g
brs	0-e 4e
as	0b
8re	0-l 4p
6tail	39
7ermined	0b
6velop	0a
ber	0c
ds	4a
bing	19 2-d
bment	0g
fal	0-d 2f
7ops	2-c 4e ad
5i	0-e ee
6fferent	4a
6rect	0-d 4e
aionality	0-a 1i
aory	0c 1-b
6splay	1c 2-c
5na	0-d 2f
5o	0f
6anh	09 4a
6cument	1b
cation	09
6mestic	0-g eh
5rive	0l 4-e
9n	0-m 1-b 215 39 4-b
9r	0-d ah
8ing	0-c eh
5u	2i
6rable	2b
6ties	0i
6y	0-f 3d
5ynamics	0r 1-q
5ài	0h 4-c
5ân	0d 2-9
5õi	0c
5ùng	0-h 112 2-f
5ưỡng	2d
6ợc	0-p 29 8g
5ạy	0b 2-9
5ị	ea
6ch	2a
5ụng	0-a 1e 2b
5ự	0a
6ng	0-9
4e	2g
5.g	1a
5ach	0a
5ducation	09
dal	0a 2-a 8b
5ffectively	0d 4-a
5m	09
6ail	0i
6bedded	0-a 2f
5nables	0b 1-a
6d	0-b 2e
6ergetic	0-l 316 4-e
9y	2g
6gine	0c 2-b
aer	0-n 1a 9s
cing	0-c 1g 4-a 8m
cs	0-m 112 2-9
7lish	01q 3-l 6-i
6hanced	ed
6joy	0-b 4a
9s	0-b 3f
6tire	29
6vironment	0d
5quipment	0-e 1j
5rp	0-f 2f
5stablish	0-m 1h
5tc	09
6l	0-9 2b
5valuation	0-a 1t 2-j
6enings	0-a ea
7ry	09
6olve	0-e 4e
9ing	49
5xceed	49
8l	0w 1-j
9lence	49
ct	0-p 3l 4-9 5h
8ptional	39
6isting	2-b dg
6p	bb
7ect	0-e dg
aed	0-i dk
8rience	0d 2-c 9a bj
7ort	0-c 1-a 2n
6ternal	0b
4facebook	0i 1-f
7tory	0-e 1i
6nuc	0h 1-d
5eed	0-k 2p
8ing	0-g 2g
5ield	0e
6gma	0d 1-b
6le	0b 2-a
8s	09
6nance	0-f 2d
aial	2c
7d	49
6rst	0a
6t	0-a 3d
5lexible	3g
6ink	0-a 1e
6ow	0-a
5ocus	4a
6llowing	1c
6od	0-12 1-b 2p ap ed
6r	1-d 2-r 3o ej
7eign	0-b 2d
7klift	0-b ag
5rameworks	19 2-a
6esh	2b
6om	0-u 2-c 4b 7h dg
5ull	1-b et
6nctional	2-9 49
6rniture	0-p 2s
6ture	0j 1-a
4gaining	0-e 4g
5el	0-h 1k
6neral	0-b 1k
6rber	0-b 1g
6t	eb
7ting	0-c 4e
5hi	0l 2-d
6ế	0c
5ia	e9
7o	0e 4e e-b
6ác	3e 4-9
7m	2j
6ải	0-a 2e
6ấy	0-9 ag
6ặt	29
6ọng	0d 4-j ec
6ới	2b
6ờ	29
6ữ	4a
5lobal	09
6ycoengineering	0-f 1h
5ood	0-k 1i eb
7gle	0-9 1-e 2s
5phc	0-e ak
5reat	3c
7en	49
6oup	0e
7w	4e
8ing	0d
8n	0-d 2d
8th	0b 4-a
5õ	2d
5ấp	d9
5ọi	0h
6n	4-c ef
5ỗ	2-9
5ội	0-c 2b
4haccp	0-h 1m
6lden	0c
6nd	0-c ed
8le	0-c 2c 3k
8s	0-a 4k
6ve	1n 3-f by d-9
6y	4c
5ead	0-9 2f
7t	0-f 2g
5igh	1-k 29 8c
8ly	3-d 4m
6ring	0-c 1i
6ểm	0d
7u	1k 2-k
6ện	4d
7u	0d
5oa	0q 3-e
6ld	9h
6me	0b
6w	2f
6à	4b
6ạch	1l
7t	0-d 3j ea
6ặc	0-24 11e 2-p 5o 711 a-b dp e-e
5tml	2e
5uống	0j 4-f
5à	0b
6m	1a 2-c
6n	6g
7g	0f 1i 2-j 3b 4-m bf e-e
7h	0-x 1z e9
5ình	0j 1c 2-a 4-h
5ạng	ee
5ằng	0b
5ệ	0e 2-c ej
5ọc	0y 1b 2-c 3-9 8-9 dc e-a
5ộ	ec
5ợp	0s 1-f d9
4identify	09
5elts	0-w 61i
5f	0f
5mmediate	0-n eq
6pact	0-c 2g
7rovement	0-a 4h
5n	0-1v 11q 3-u 5c 7-a 8n ag d-c er
6cident	0-9 2d
cs	0-b 1h
7l	0-b 1f
8ude	0-s 1g dh
bs	19
aing	0-b 1k 2-h db
6dependent	0-e ah
fly	3d 4-d
6fluence	0e
7ormation	0-a 2e
7rastructure	0-k 19 2f
6novation	09
cve	49
6spire	0-9 4a
7urance	0c
6tegrate	0d
cion	0j 1-e
8lligent	0-9 3b
8racting	0-a 4c
9changes	1g 2-c
9disciplinary	0-n 2p
9national	0-c 1-g 2k 4-d ev
7o	0-f 19 2b
6volve	0-f 1f
5os	1-b 2b
5s	0n 1-a 2-f 3q
6eries	0b
6o	2l
6sues	2a
5t	0-c
6s	0e
4japanese	6d
6va	019 2-11
8script	0x 2-k
5lpt	6a
5ob	0f
6urneyman	af
5s	0c 1-a
4kafka	29
6nban	0d 1-b
5cs	0-a df
5eep	0-j 1j
5hai	0-d 2c
6i	0e
7ếu	29
6oẻ	ek
6ách	49 eh
7m	0g
7t	0-a 4b
6éo	4b
6í	0-c 2c
6ó	0c 2-9
6ông	4f d-f ew
6ả	0o
6ẩu	0a
6ởi	29
5inh	0-j 1-i 2p 49 a-a c11 e-b
6ếm	0-9 4d
7n	2-b 8c af
6ểm	0e
5now	0-j 1q
8ledge	0w 1-e 2-b
5ubernetes	0l 2-j
5ênh	0-b 1d 2-b ee
5ý	1-j 2i
5ế	2c
6t	0-g 4d de
5ể	0j e-c
5ỹ	2d 3-a 4a
4laboratory	0-n 8u
6ptop	dc
5c	2c
5ead	1e
8ership	010 4-t
8ing	2l 4-a
7n	0-b ai
7rn	0i 4-a
7st	0-o be dp
6ctra	0-c 1g
6d	2f
6vel	0-i 1-a a1b
5icense	0x 1-e e-b
6fe	0e 2-b
8cycle	29
7t	ee
6ke	0-j 1c 4d
6ne	0-d 2f
7ux	0d
6ve	ea
6ên	0n
6ệu	1-e 2e
5lm	09
5ong	ec
6w	0-h 2l
6ại	0-n 7j
5uyện	0-a 2a
6ật	0p 1-w al
5à	0o dc e-a
6m	0-s 11f 2-d 3-a 4a b-a d-l e16
5ái	0-j 1e 2-c eq
5ên	0-q 4b 9g dm e-9
5òng	4a
5ý	0b 2g 3-g
5ĩnh	09 1-b
5ưu	0e
6ơng	0h e-9
6ới	0-e eg
5ại	0-b ek
5ấy	29
5ập	110 3-n 4-e
5ắp	0-9 2e
5ễ	0-b 4g
5ịch	1j e9
5ỗi	0-f 2n e-9
5ộ	0-a 3c
5ớp	5-d 9g
5ợi	0d
5ực	01i 1-9 4-y
4m	0c
5ainframe	1d 2-b
8tain	0r 1-h
cing	2c
9enance	0d 2-a
6jor	0-9 1d
6ke	4b
6nage	09
ament	0g 1g 4-i
ar	09 2-9
9ing	1-b 2o
7ual	0-i 2i
8facturing	09
7y	4m c-9
6rine	0-a 2d
7ket	0i
aing	1k 2-f
6ster	0a
a's	8e
6terial	0-c 2d
7ter	1h 2-g
as	49
6y	013 2-p
5edical	2-d 8k
6etings	09
6mbers	19
6ssage	1a
6ta	0-9 2a
7hods	0i 2-b
5icroservices	0-k 1q
aoft	2e
6n	0-i 7l b9
7dset	0f 4-b
7imum	c9
6ễn	0-g 3j
5obile	0e 2-a
6delling	1b 2-h
9s	0-e 1i
8rn	2e
6lecular	2a
6nitor	0b
bing	0-f 2g
7ths	0-c 1m
6re	0-a 19 2-h 5h ci
6tivation	0-j 4j
6use	0-9 2c
6ve	0-j 4n
5s	2o
5uch	0-f eh
6ltiple	0-w 4t
6sic	0-d 2k
7t	0g
6ốn	0-9
5ysql	0k 1-d
5áy	0-i 19 2m 4-b dl
5ê	0-13 413
5ình	0e
5ón	0-k 2n
5ôi	0-s 29 ek
5ùa	e9
5ạch	2a
6i	0a
6ng	ed
5ảng	1b
5ẫu	0d
5ắc	49
6t	0-i en
5ặc	0-d ea
5ẹ	0-h 2h
5ềm	0-x 1u 2c
5ỉ	3b
5ọi	49
5ỗi	0o e-e
5ột	0-c 2g
5ới	0-h 8j
5ỹ	89
4nam	01o 1-b 8-b dp e-o
6tive	6j
5eed	0a
8s	0d
6gotiation	0p 4-m
6t	0s 1-q 2l
7work	0-d 2g
bing	2b
6w	0-e 2-d 4w
7ly	0-d eh
6xt	0a
5ghiệm	1r 2-b 4-9 bk
9p	0-d 2-m 7o 8i a9
7ề	0-10 1c 29 aq
6oại	4-l en
6uồn	ea
6ành	0-o 1s
7y	d-c er
6ân	0-9 2a
6ôn	0-d 4d
6ười	0h 2-9
6ọng	el
6ữ	0-a 5j
5hanh	0-b 4l
6iệm	0x 3-9 4-v db
6uộm	1a
6à	af ea
7ng	09
6ân	0-l 1v 2l e-9
6ìn	0-g dm
6óm	0i
6ạc	0d 1-9
6ất	ch
6ẫn	39
6ận	0-a 1-f 4-e af dq
7t	2b 6c
6ẹ	0-e 4p
7n	3a
5ight	ei
5o	1-b eo
6de.js	09
6n	0h
6rdic	1d
6sql	1a 2-9
5soperation	19
5ursing	0-a ag
6trition	0-x 2x
5âng	4b
5ét	0-c 2c
5ói	er
5ăm	0l 1m 2-g 3b 4-9 8z b-a d-f e-m
6ng	0-r 19 3a
5ại	2b
5ấu	0-a
5ắm	1g
5ội	4g
5ữ	0d d1o e-y
4o	09
5ccasional	0-d dg
5f	0-1c 212 c14
6fice	09
7s	0c
8hore	0-n 2y
6ten	0c
5n	0-c 2-u 4r 7e ef
6ce	0-9 eb
6e	2-e c9 ee
5op	09
5pen	0-k 413
7rate	0-w 1i 3i
aing	0-e 1c 2-9 4c
bon	0h 2-f
dal	0-g 4i
5r	0-32 122 2-w 4-d 51e 7y 9-b cl d-o ep
6ders	0b
6ganization	0-a 4d
gal	4g
6iented	39
5thers	0a
5ur	010 1a 2-e
6t	0c
7side	09
5wn	0-1g 1h e18
7ership	0-f 4g
4p	0-i 2k
5art	4b
8icular	0-a 1b
8ner	4j
bs	1h
8y	0-e 2g
6ss	0-d ei
8ionate	0-9 4i
6ttern	0-c 1e
bs	0-9 1c
6yment	0b
5cr	0-h 1k
5eople	2j 4-b
6rform	0-e 1e
bance	0a
bing	1a
7iod	0-c dd
7sistent	0-d 2g
8on	09
aal	4b
5ha	0-c 2h
7ge	0-g 2k
7ses	0-h 2i
6ong	0-i 3n
7toshop	0d 1-b
6u	0-9 eb
6ysically	0-b ef
6án	1a 4-b
7p	0h
7t	0c
6ân	29
6ép	3c
6í	0g
6òng	019 2-k
6ương	09
6ạm	1-9 2q
6ải	0b
7n	0-9 4i
6ần	0d
6ẩm	0q 2-g
6ối	2f
6ụ	09
7c	2h 3c 4-q
5icture	0-9 3e
5lanning	0f 1-c
6c	0-a
6ug	0-c 2e
7s	1f 3-d
5oints	0-e di
6rtfolio	0h e-9
6sition	0c
7sess	0b
6wer	2e
5r	0-k eh
6actical	0-g 1j
7gmatic	0a
6edictive	0-p 2r
7fer	0-e 3f
aably	0-9 7a df
7school	1-9
8entation	0l 4-j
6ivate	2b
6oblem	0-9 4h
bs	0m 4-g
7cess	2e
bes	1i 2-b
7duct	1-c 2c
bion	0-g 2j
bs	0-i 1a 2b
7fessional	0a
8ound	0-h 3j
7gramming	0g 1-b
7ject	4-9 ee
bs	0d 4-a
7tein	0-k 1-b 2z
8ocol	09
7ven	09 1g 2-c
8ide	0c
br	0-g 2i
5ublic	1-e 2c e9
aation	0-9 2g
6rification	1f 2-b
6t	0-b 4c
5ython	0t 2-u
4qa	0l 2-c
5c	0g 1-9
5ua	1f
7lity	29
7n	0a
8titative	0j 2-f
6ickly	0-f 4g
6y	0g 1-b
7ết	2a 3a
6ả	39
7n	0-h 2w
6ận	ed
6ốc	0-e 2h a9
4r	0h 2-a
5a	0l
5eaching	0-9 4a
8t	0-p 1q
9js	0r 1-j
7d	1h
8y	e9
6ceiving	0-9 3e
8nt	0-k 1k
7ord	4g
6dis	0-c 1f
7ux	0f 1-9
6ference	2a
6gression	2a
6lated	8c
9ion	49
cships	0f 4-b
7ease	0-j 2n
8vant	2-9 7s ae
6mote	0r 3-b
6quire	0a
bments	0c
bs	0-g 3j
6solve	0e 4-d
7ponsibilities	0-b 4c
7t	1c
8ful	2b
7ults	0a
6view	0f 2-9
5ight	0-9 eh
6sk	2b
5otating	0-e 2f
aonal	0-f eh
5un	0-o 1d 2c
5àng	3-g ej
7h	0-k dk
5õ	0-n 1i
5ửa	09
4s	0t 8-p af
5afety	aa
6le	0a
8s	0e 1-b bb
6mple	0-a 2a
6p	0g 1-9
6turdays	e9
6u	0p b-9
5c	0-h ek
6alable	0-a 2d
7n	29
8dinavian	0-c 6h
6hool	8g
6ience	0d
9tific	0-i ej
6rum	2-a
5earch	0d 2-b
6curity	0-j 1-9 2y 4-b ah
6ed	1f 2-9
7king	0-g 1h
6lection	0n 1-b 2-b
7f	0-9 4m
6nior	0-g 1o
6o	0l 2-j
6parators	19
6rve	0n
9r	0-9
8ice	0-o 29 3e
bs	0f
6t	29
6veral	4a ca
5haring	0-g 4k
6ift	0f
6op	0-b 2m
7rt	0-m 4i
7uld	0e
7w	0-a 3f
5ide	2a
6emens	1-b 2c
6milar	0j
6ngle	0-b 2g
7h	1-a 3-j 8k df
6êu	7a
5kills	0w 1-b 2-9 4-h 5a 7b
5mart	0a
9phone	0b e-a
5o	0-e di
6ftware	1-b 2v
6lid	8h
9works	0-a 1e
7utions	4a
7ve	29
8ing	0c 1j 4-k
6me	0-z 1q dk
6und	0-h 2q
6ạn	4f
5pa	09
6eak	5n
7ed	ec
7nt	0-g bk
6orts	0-h 2a 4i
6ring	0-f 2k
9t	0f 2-e
5ql	1-g 5b
5re	0-h 2i
5takeholders	4b
7nd	0-9 ee
7r	0-f 2i
8t	0-f en
9er	09
6rategic	1n 3-b
ces	0-b 2c
by	0-d 1-b 2p
7ive	0-b 4e
7ong	0-f 1f 3f 4-9
7uctured	0c 4-9
5ubscription	0a
8tations	0d
6ccessful	1c
7h	0k 2-9
6pply	0-e 1j
8ort	0f
5w	0-d 2e
5ystem	0-g 1i
as	0d 2-e
5àng	0-o dn ed
5ách	0d
6t	0d 2i 4-9
5ĩ	7-a 8h
5ơ	0-a 2e ab
6n	2f
5ư	2n 8-d
5ạch	0-a 39
6n	1c
5ản	0f 2-9
5ắp	0-n 29 ei
5ẵn	0-9 dh ec
5ẽ	3e
5ố	1-d 2f 4b
5ổ	1b
5ức	ef
5ử	0h
5ữa	eh
5ự	0b
4take	09 4c
7ing	3-9 4f
6lly	0-h 2h
5eaching	29
7m	0s 2-b
8s	0l 4-b
8work	0a
6chnical	0-c 4a ah
bian	7b
9ologies	1h 2-f
est	bf
dy	0c 1-9
6lesales	0g
7stro	2a
6rm	4a
7raform	19
6st	0d 1-b
8ing	0y 1f 2-16
8s	0m 1-e
6xt	0b
5ham	09
7n	b-c cb dh
8h	ea
7t	0j 2-a
6e	1v 3-s 5-e 7-i 9c ek
7ir	0p
7m	0b
7oretical	0-a 8h
7re	0-a ec
7se	0a
6i	2b
7ngs	49
8k	0-g 4i
7rd	0-c 2g
7s	0k
7ểu	0-f dd
6orough	0-b 3i
7ại	2-9
7ả	49
6pt	8-e de
6ree	cb
7ough	0b 1b 4-g
6u	0i 2-a
7yết	4b
7ật	0-b 1-h 3r
7ộc	0-c 2d
6à	0-f 3f
7nh	0h 2-d
6ái	09 49
7ng	1-9 3d cf e-i
6êm	0-a ee
6ì	0q 2-c
6ích	4o
6ông	0-k 2q
6ăng	0-9 4b
6ư	1-b 2k
7ơng	1-e 3a 89
7ởng	0h
6ạo	19 2-d eb
6ần	3a
6ận	0-j 39 49
6ẻ	0-d a11
6ể	0-s 4d dg
6ống	el
6ời	0-g ej
6ứ	0-9 ed
7c	2-a ag
6ực	3b e-d
5iktok	0-g 3j
6me	0-q 3e 4a dg
6n	1c
7h	0c
6êm	0-e 2f
7n	0-1a 7d d13 e9
7u	0g
6ến	0f 4-a
8g	1-l 2-k 4b 61s
7p	0r 4-z db
6ền	0-b 1-a er
5o	1-z 3e 4a dj ee
6eic	0-e 6r
6ol	0-a 8g
6p	2b
7ological	0-h 2k
6àn	ae
6án	0-c 1-b 7k
5ra	09 1-f 29
7ck	0b
7ng	0-9 2c
8slate	2e
9parent	0-e 4e
aortation	09
7vel	0f 2-e 4-b eg
6end	0-b 4f
6iển	2a
6ong	0y 1p 2-a 4-h
6ue	0-j 3k
7ly	0c 3-b
7ng	0-c 1-d 816
7yền	0-p 4b eh
6ách	0-c 4n
6ên	0-b 113 2-g b-o cp
6ình	0a 1-a 29 8b
6í	1l
6ú	0-j el
7c	8d
6ưa	ec
7ờng	3-a ej
7ởng	0m 2-e
6ại	0d e-b
6ị	0a 1-c
6ọng	4a
6ồng	29
6ở	0n ci e-9
6ừ	09 e-9
6ực	0-j 2f ed
5uyến	2-a eh
7ển	0e
6ân	4e
6ần	0m d-b
6ổi	0-r 7b d13
5wo	0-b ep
5y	0i
6pe	0g 1-a
8script	0-d 1f
7ing	2c
7ography	1b
5ài	0f 29
5ác	3c
5ân	0-9 df
6y	0-a ed
5ính	0n 1a 2-j e-a
5ô	1g
6n	0-9 4a
5ăng	0-h eo
5ĩnh	da
5ư	0-d 2s
6ơng	0h 2-a
5ại	09 1a 2-e e9
6o	1-f 2j ak
5ải	0-b 2h
5ế	0k 1-n 8c
5ỉnh	09
5ối	es
6t	0f 1-j 8w e-n
5ổ	4d
5ụi	09
5ừ	0-i 1-p 2-u bf dk e13
6ng	0n
5ự	0-19 11d 4g
4ui	2c
5k	ed
5nder	0c
9standing	0g 2-9
6iversity	09
5p	0-o 1q 3h
5se	0-v 1y 4a
7r	2d
6ing	0-o 118 2-f
5x	0-9 1b
4valid	0-1e 1-d 91y
7ue	0-v 1h 3f
6tva	0-9 ej
5erbal	0-d
7y	0a
6ssels	2c
5i	2a
6ew	0-a 2c
6sion	09
6ên	0q 2-9 8o e-a
6ết	0g 1-9 4a 5-b
6ệc	0-y 2a 3-h 4j dl
7t	4f
5lookup	0-9 1b
5oltage	0b 2-9
5à	0-1z 322 4-g df e9
5ăn	2p
5ận	0b
5ẽ	0-z 21e
5ề	0b 1i 2-l
5ệ	2c
5ị	0k
5ới	0x 1-c 3-j dd
5ụ	0o 2-w ai
5ực	0-l 1d 2e
4warehouse	09
6y	2b
5e	0n
6b	0-q 1-j 21g
6ekend	e9
8ly	0a
6ll	0k 3-9
5hat	49
6en	0i
6ich	0d
7le	0q 4-b
6o	0h
5ider	0-9 1c
6ll	0x 1-9
6reless	0l 2-c
6th	0-j 2-t 4i 5g b9 dq
8in	0-10 112
8out	0a
5ork	0-9 1-a 2-d 3-d 4c e1c
8flow	0-e 2g
8ing	0-b 1-a 3d 4m
6uld	0b
5rite	1a 59
8ten	0-g 39 49
5sq	0-a am
4xa	0-b ee
5e	0-t 1-d 2r eo
5inh	ed
5uất	1-9 2c ea
5ài	09
5ác	ag
5ây	0-r 1g 29
5ã	0a
5ưởng	0a
5ử	4a
4y	0-9 2g
5ear	0b 7c
8s	0s 2-c ce
5ou	0-h 1-h 315 4-9 7-9 ds
7're	0-p 311
8ve	0a
7r	2-i 4w
5rs	1g
5êu	0a 2-f 4o
4án	ea
5p	4b
4âm	2a
4ít	0o ci e-9
4ô	0-d ee
4ăn	4b
4đh	1n 2-a 8-9
5i	ex
6ềm	0-e 4o
7u	2e
6ểm	0l 2-a
6ện	0b 2l e-a
5ào	aj
5ánh	0-c 2n
6o	1c
6p	0b
5êm	09
5ó	be
5úng	0-h 4q
5ơn	0h
5ường	0t 2-h
6ợc	0-1g 11w 2-w 3-g b-c dc ew
5ại	0-p 2-m 81h e9
6o	0b
6t	0c
5ắp	0-l 2p
5ẳng	1r
5ặt	0e 1-c
5ến	0-f 1a eh
5ể	0i
5ịa	ed
6nh	4e e-a
5ọc	0l 1-e
5ối	29
5ồ	1-e 2s
6ng	0n 4-9
5ộ	4e 8d e-d
6i	eb
6ng	0v 3-b
5ủ	ea
5ức	4d
6ng	09 2-9
4ưa	4-c ej
5u	0n 2-9 ea
4ảnh	0o 1-h
4ẩm	0-a
4ốp	0-c 2c
4ở	2-9 ej
4ứng	0h
22=.net	0b 1-a
40	0k 1b 4-k 5a 8-l b-c c-b d15 e-b
41m55	4-d ep
42+	cc
43d	09
44+	1d
48h	0-c ee
4^	1h 2-v 312 4-l 7k 8-m 9m a-d b10 c-h dq e-1c
4a	0-i 1-y 2-k 7j 818 c9 d-h e9
5bility	0-r 316 4-d
6le	dj
6out	4i
7ve	0-a 7g
5ccording	2g
8unt	0b
6hieve	0f
6ross	0e 1-b
6t	0-f 4g
7ing	0-f 4h
8ve	1-f aj
5dvance	0c 1-b
bd	0-b 4g
5fraid	49
6ter	09
5gile	0a 1-e 2-c ek
5lgorithm	19
ds	2a
6l	0h
6ready	0-9 1d
6so	0b
6ways	4a
5m	1e
6azon	0b 2-9
5n	0-u 1-9 2-b 316 4d ab db
6alysis	1n 2-n
ats	0-p 1y
9tical	2-b
cs	0-a 2a
6d	1-t 32b 4-22 8-e 9t aq b-a d-e e-a
7roid	0-a 2b
6gular	0-10 114
6h	0h 5i
6tibody	0-h 1s 2-9
5pache	0c 2-9
6plicants	0-e 2f
btion	2e
fs	0a
7roach	1e
5re	1-a 2-9 3f db
7a	0-c 29
6ticulate	3h 4-c
5s	0-f 1-a 2-i 39 417
6pects	0c 1-a
6surance	0o 2-g
5t	0-y 2-d 8d bd dk ea
6tention	4f
5udio	2-a 3h
6thorized	0-a eb
7o	0j 2-h
8cad	0b 2-a
8mation	1j 2-a
5vailable	0-e ef
5ws	09 1-c
5zure	2-g df
4b	9b
5.tech	0-k 79 dk
52	0-d dj
5achelor	0g 8-c
7kend	0-a 2g
8ground	0-d 1c 8a
6layage	2d
6o	1c
6se	0f 1-e
8d	3b
7ic	0-s 211
5e	0-w 1-f 3-a 4c 7h dv ef
6ing	0-9 ej
6nefit	0g 1-f
6tween	0-c 2e
5ids	1-b 2e
6g	0d
6ến	0-e 1g
7t	1-o 2g 6x
6ệt	1c
5ody	0-h dj
6ot	0-b 2g
6th	0c
5ridges	0-9 1b
7ghtlane	0a
5s	0-c 19 8a
5ugs	0b 1-9
6ild	4a
9ing	0-j 2e 4l
6siness	014 1m 2-x 4-l
6t	0e
5y	0l 2-c 4e
5ài	3f
5án	0-b 3d
6o	0-f 2i d9 e-9
5ình	da
5ạn	0-c 1d 8c dj e-j
5ản	0-o 1g 2m
6o	111 2-g
5ấm	2e
5ậc	0b
5ắt	0-j 4j
5ằng	2-h 6-h 8f eu
5ếp	0-a 2b ca
5ị	0-g 2e 4c
5ộ	eb
6t	2c ea
4c	0m 2-f
5#	0d 2-9
5a	01s 1-b 2-9 e-y
6lculation	0-c 2d
fs	0d
7l	b9
6m	0-d df ea
6n	0-z 2e 4l en
7didate	0a
ds	bc
6o	1n 2-a 4-a 7c 8-b eb
6pable	0-e 3g
6re	0-f 1k
5ellular	0-e 1h
6rtified	ae
5hallenge	0-h 2k
7nges	1a
7racterised	0-b 3e
8ts	0-c 2c
6eck	0f
6iều	d9
6o	0f 2-e 4f
6u	1c
7yên	01f 1-13
8ện	09
7ẩn	0h
6ép	0-b 2d
6ính	013 19 2-p
6út	0-f 4g
6ăm	0-c 4j
6ưa	0t 1-m
6ạy	1d
6ấp	0-u ds
7t	09 1f 2-i
6ỉ	1-d 2-f 9j aq
7nh	0-b 2c
6ịu	0-b 4v
6ốt	0d
6ụp	0m 1-h
6ủ	0r 3-e 4-a
6ức	3-d 4j
7ng	0-v 1-m 9u a18
5lass	2d
6ean	0-w 2h 3f ec
8r	4a
6ients	1-9 4n
6osely	09
7ud	0j 1-h
5nc	0d 2-a
5o	0-o 4c ei
6ach	0-c 4d
9ing	0b 2-f
6de	0-f 2a
6llaborate	0o 1-9 3-b
7or	0a
6mfortable	0-r 3q de
7mercial	0n
8issioning	0b
9tted	0-g 3h
8unicate	4a
eing	0-g 4i
fon	0h 1-d 4-h ec
7pany	0e
8etent	0e
8leted	7a
ax	1d
6ncept	0e 1-e
8rete	0-e 2i
7fident	0-a 1h
7sulting	3c
9mer	0d
7tainer	0-9 2b
8ent	2b
8inuous	1-e 4f
ely	0-a 4b
8ribute	0b
9ol	19
bled	0d 2-b
cing	2a
6operation	0-f 4h
7rdinates	0-c 2e
dion	0-b 1e
6re	0d
6st	2-c 4i
5pc	0-j 9k
5reate	0-q 1r 2-a 3f
9ing	0c
ave	2b
6oss	2-d 4n
5ulture	0e
6rrent	0-c ak
6stomer	0-c 3f
cs	0j
6ối	7k
5v	0c
5ycle	0-t 1y
5á	0-a 2c
6c	0-g 1-n 4h ek
6o	0-m 1a 2e
5ó	0d 1-n 3-10 4b ay c-9 eg
5ông	0-d 1r 7-9
5đ	1j
5ơ	2e
5ả	0m e-e
5ấp	1-a 7c aa
6u	1c 2-9
5ần	0-10 dv
6u	0-p 1h 4k
5ẩn	0-j 39 49
5ắt	0-c 1e
5ổ	0-g 2h
5ộng	0c e-a
5ục	2g
5ủa	4b
5ứu	1a
5ử	0-f 114
6a	0a
4dairy	1a
6ta	1b 2-d eb
8bases	19
7e	0a
6y	0c 1-9
7s	0-9 es
5eal	1-a 3a
6canters	0-g 1b
7entralized	0f 2-9
7isions	49
6dicated	0q 4-a
6gree	7a 89
6liver	0c
by	29
6monstrated	0-9 2e
6partment	0e 1-d
7loyment	0i 1-c
6sign	4a bk
aers	0-d 4e
aing	09
8re	0-k 4p
6tail	3b 4-b
6velop	09
ber	1d
ds	0-e 4e
bing	0a 1-d 2h
bment	01j 1-o 2-l
7ops	99
5igital	2d
6ploma	7-9 8c
6rectionality	0-c 2e
aory	0e 2-a
5na	0-i 2j
5oanh	2b
6mestic	0-a eh
6ne	0-h 1h
5rive	1g 4-b
9n	0k
5u	1p
6rable	0-9 2b
7ing	0e 1-c
6ties	dd
6y	0-g 4f
5ynamics	0q 2-g
5ài	0q 4-9 e-f
5ùng	0e 1-p 2h
5ược	8g
5ấu	29
5ễ	0-9 3a
5ị	eb
6ch	0g 2-e
5ụng	0-s 1a 2y
5ự	0j
6ng	0-9 2b
4e	29
5.g	1b
5ducation	0j 1-g
dal	8b
5eg	0-c 1c
5ffective	0-l 3h
dly	0a
5lectrical	0s 1-d 2-c
5m	0e
6phasis	0-f 1g
7loyment	0a
5nables	0b 2-a
6d	0-d 2o
6ergetic	0-f 3l
9y	09
6gineering	29 8a
cs	0-1b 219
7lish	0i 4-a dc
6joy	0-b 4e
9s	0-d 4e
5quivalent	0-b 2d
5sop	0d
6tablish	0-o 2k
5valuation	0-u 19 2m
6enings	ea
7ry	e9
6olve	0-e 4e
5xcel	1m 2-b
9lence	1-d 4a
ct	2c 3-h 4g
6ecutive	0e 1-9
6isting	0-i ef
6p	0-u 1o cb
7ect	0-x dk ef
aed	0-b ej
8rience	1x 3-g 4-9 7-i 8e a9 d-9
ed	0-e 1j
es	0-j 1m
aments	19
9ts	0d 1-c
7ort	0d 2-9
8sure	0-e 1h
7ression	1c
6tradosed	1b
5ye	0-r 1u
4facebook	0e
7tory	0-e 1j
6nuc	0-e 1l
6st	3b
5eed	0-c 1g
5ield	1d b9
6gma	0d 1-a
6le	09
6nance	7a
aial	0h
7d	49
7tech	0-h 1k
6rst	0f
5lexible	de
6ow	0-a 1d
5mcg	1j 2-b
5ocus	0-16 115 4a
9ed	3d
6llowing	09 2-e
6od	0-a aa ef
6r	0l 1-1m 3n 4a ej
5ramework	0-9 1a
ds	1b
6esh	2b
6om	0-h 4b ee
5ull	0-g eq
6nctional	29
cs	1-f 2e
7ded	0-d 1e
6rniture	0-9 2d
7ther	0-b 1d
4gaining	0-g 4g
5el	0-h 2k
6neral	0-d 2i
ation	0-c 2d
6rber	0-q 1u
6t	ec
7ting	0-d 4e
5hi	1b
6ế	0d
5ia	0m
7n	0-l dl ed
7o	01f 4-10 db
6ving	09
6ám	0c 2g
6ải	29
6ấy	ag
6ọng	4-9 e9
6ới	2d
6ữ	4c
5lobal	0b
6ycoengineering	0-d 2g
5o	0-a
6od	0-n 216 4-9
7gle	0-l 1a 3g
5rading	0-k 1k
8uated	0-c 7i
6eat	0-e 3d 49
6ow	0-d 4g
5ần	e9
5ội	0-b 2d
5ửi	09
4haccp	0-i 2m
6lden	0b
6m	0-g dg
6ndle	0-p 2d 4i
6s	0j 3-b
6ve	0-25 117 29 4-f 7n 99 b-h cw e-b
7ing	1e
6y	1i 2-9
5dv	aa
5ead	1-a 2f
7lth	09
5igh	0-k 1-9 2b 4c 8f
8ly	0i 4-h
6ring	0-q 1i 3e
6ểu	0p
6ện	4h
7u	39
5oa	0e 1a 4-m
6ld	0-b af
6nesty	0-a 3h
6w	2h
6à	0g 4-9
6á	0o 1-9 2-a
6ạch	2h 4-e
7t	0-a 2-9 4f
6ặc	1-z 3-9 6s 811 eg
5r	0e 1-9
5tml5	0-l 1l
5uấn	29
6ống	09
5àn	6h
7g	0d 3-9 cc
7h	2f
5ình	0-h 4-e ey
5ệ	2-e dg ei
5ọc	0-j 2d 4-d 8h 9f e9
5ợp	0d 1-b
4iec	0f 1-c
6lts	5h
5f	3c
5maging	0-c 1c
6pact	0-e 2g
7lementation	0-g 1n
7ortance	0-d 1e
7rove	0-i 1j
5n	1b 2w 3-15 4-9 ag d-h ef
6cident	09
cs	0-i 2j
7lude	0-d eg
bs	0-c 1j
aing	0-j 1c 2a
6dependent	0-h 3k
fly	0-e 3e
7ustry	0-m 1y 2-9
6fluence	0k 1-a
7ormation	1-f 2g
6novation	0c
cve	0d
6s	1g
7truments	1d
7urance	0d
6tegrate	0b 2-c
8lligent	49
8racting	0-b 4c
don	09
9ested	0d 3-a
9faces	2a
9national	0n 1a 2-f
aet	0c
7o	0-d 1-9 2u
6volve	0-f 2g
5os	19
5s	0-g 1e 4s
6o	0-a 1i
6sues	2a
4java	0g 2-e
8script	0f 1f 2-o
5ob	0f 1-9
6ining	0a 1-9
4kafka	0h 1-b
6nban	19
5cs	0-c ef
5eep	0a
5hai	0-e 2c
6i	0e
7ếu	2b
6oẻ	dl e-f
6ách	019 2-c 4-f e-f
7m	0i e-a
6í	2a
6ó	2-a 4b dd
6ông	0-o 1-9 4q d-c e18
6ả	0-n 3j db
6ối	0-k 1b 2c
6ởi	29
5inh	1j 2b 4-c 89 bk c-9
6ên	3d
6ến	1-g 8d ag
6ểm	1-e 2e
5nack	0-d 3l
6ow	0-15 1n 210
8ledge	0-h 115 2-e
5ế	2-9 4-b 7k
6t	0-e 4f b-9 em
5ể	0k e-c
5ỹ	0-a 3j
4laboratory	7b bf
6ke	0-d
6nguages	1d 2-9
6ptop	ef
5ead	2c
8ership	09
8ing	0-s 3j
7rn	0h 4-9
7st	0-k cc en
6d	2c
6vel	0-a a9
9s	39
5icence	0-b de
9se	0w 1-d e-c
6fecycle	0g
7t	0-a eg
6ke	1f
6ne	0-9 1b
7h	0-k 3j ea
7ux	0e 2-d
6ve	0-9 eb
6ệu	0-c 29
5ong	ed
6ve	39
6ại	0-a ee
5uật	01a 2-g a-9
5à	010 1-h 2-a
6m	0-2d 1c 2q c-c du e1b
5ái	0-g 29 ea
6t	0-i 1j
5âu	0l 4-b
5ãnh	0e 4-b
5ê	0-a 1c
6n	0-1b 115 5c af
5òng	4a
5ý	1-9 4h
5ĩnh	0-r 1j 2c
5ương	0i e-a
6ới	0-k em
5ại	di
5ập	0-c 1-f 21a 4-t ea
5ắp	0-a 2b
5ẻ	0e 1-e
5ễ	3c de
5ịch	0-r 2s ec
5ỗi	0-c 1b 49
5ộ	0-b 4d
5ớp	6-b ae
5ực	01a 3-d 4-i
4mainframe	0-d 1b
8tain	0u 2-h
cing	0-g 2e
9enance	0-f 1o
6ke	3b
6nage	0a
ament	0-9 3g
ars	09
7ual	0-d 1e
6rketing	2f
6ster	0q
a's	0i 8-9
6tches	1e 3-a
7h	0-i 1k
7ter	0-m 19 4a
as	0-h 19 4a
6y	0b 1g 2-g
5ba	09
5easurement	0-9 2b
6chanical	0b 2-9
6dical	0-9 8k
6etings	09
6mbers	2a
6ta	19
7hods	0a
7ro	0-j 1d
5icrosoft	0f
6n	0-9 7g c9
7d	0-i dj
8set	3g
6ền	0d
6ễn	4i
5odelling	0-a
8rn	0-f 1-9 2s
6lecular	2f
6ng	0-9
7itoring	1-c 2j
7tessori	0-d 1f
8hs	0-e 2q
6re	1-t 6h b-c cj dh
8over	0e 7-9
6tivated	3b
bion	0-d 4j
5s	0-h 1g
6c	0c 1-d
5uch	0-g eh
6ltiple	2d
6sic	0b
7t	0-1f 1s d14
6ốn	4e
5vc	0-9 1g
5ysql	0-b 1f
5áy	0-q 215 4-9 dg
5ê	0-19 3j 412
5ình	0b
5ón	0-9 1a
5ôi	0-q 2b 3-a el
5ại	09
6ng	0-a ef
5ảng	29
5ẫu	0b
5ắc	4a
6t	3c
5ẹ	0-h 2i
5ềm	0-9
5ỗi	0m e-c
5ới	0-g 8j
5ở	0g b-a
5ức	09
5ỹ	0m 1-a
4nam	0-e dj eq
6tive	29
6visworks	0-b 9i
5eed	0c 1-c da
8s	1d
6t	1f 2-9
7work	29
6w	0n 2-9 4-b
6xt	0b
5ghe	eb
7iệm	2y b-q ct
9p	0-h 2-9 7p ae dc
7ề	0-t 2b ai bb
7ệ	39
7ỉ	09
6oại	0p 1-f 4-g 5j 89
6ành	1-f 2v
7y	eg
6ân	0-m 1g 2b
6ôn	2a
6ười	2-9 9e
6ại	4a
6ọng	0-9 ek
5hanh	39
6iệm	0l 4-i
8t	0e 4-b
6u	0-f 3h
7ộm	0-a 2c
6à	09 1e bh e-e
7ng	09
6ân	01c 1-a 2-d
6ìn	0-g ei
6ư	0k 4-b
6ạc	0c 2-a
6ất	ck
6ận	2-m 4-d ag er
7p	0b
7t	0d 1-l 2g
6ẹ	09
7n	0-a 3a
5ight	09
5o	0-9 1-b er
6de	0o 1-m
6n	1b
6tice	0-d dd
5utrition	0-w 2y
5ào	0-a 9i
5âng	4b
5ói	0r 3-c d-9
5ăm	0-25 1m 2g 8d cz dr e-o
6ng	0-e 1-m 2s 4i
5ại	0-b 2c
5ấu	09
5ắm	0-j 2i
5ội	0a
5ữ	e12
4objective	0a 1d 2-j
5ccasional	0-d ek
5f	0-d 21v d-b e-f
6fice	09
7s	0d
8hore	0j 2-9
6ten	0a
5n	0-r 1-w 21d 3g 7g
6ce	0-9 ec
6e	0i 1-j 2-d ef
7s	0c 3-b
6line	5a
5pen	0-t 3-a 415 da
7rate	0-i 2j
aing	0-c 4c
aors	0-9 1b
6portunities	09
5r	0-y 3-e 5f 6a a-a b9 ee
6acle	0k 1-f
6ders	0b
6iented	0-f 3g
5ther	0-i 2n
5ur	0d 1c
6t	0c
7side	09
5wnership	4g
4part	4e da
8icipating	0h 1-g
aular	0-h 1k
8ner	0g 1-l 4b
bs	0d
chips	0b
8s	0-9 1c
6ssion	0-9
bate	0-b 4k
6ttern	0-f 1f
bs	0-d 2a
5eople	0-f 3g
6rform	0-b 2c
bance	0y 1-9 2-j
7iod	0-a ed
7son	0h
5ha	0h
7ge	1c 2-b
7ses	0-f 2j
6d	0-f 8h
6ong	0-i 4k
6ysically	0-a 3d
6án	2a
7p	0d
7t	0a
6ân	19
6ép	49
6í	0h
6òng	0h 1n 2-e b-a
6ạm	2d
6ản	0-b 3a
6ần	0-l 1g 2e
6ẩm	0a 2-9
6ối	d9
6ục	0o 2-e
5icture	0-d 4d
6pelines	09
5lan	0d
8ning	0f 2-d
7tform	0c
6c	0-d 2l
6us	0k 4-c
5oints	0-c eh
6rtfolio	0e
6sition	0-b 1t
ave	0v 3-n
7sess	0-a 1l
7ted	09
6wer	0v 1-e 2-d
5ractical	0-k 2m
be	0c 1-9
7gmatic	0-a 3g
6edictive	09
7fer	0-d 4e
aably	0-c 2-9 7f ed
7miere	0a
6ivate	09 1-c
6oblem	0k 1j 4-v
bs	09 3f 4-i
7cesses	0-b 2a
7duct	0u 1-a 2-a
bion	be
bs	0-l 1g
7ficient	0-a 19
7ject	3e
bs	29 3a
7tein	0d
7ven	0f 1d 3-e
8ide	0i
aing	1b
5ublic	2a
aation	0-9 2b
6t	0-b 4c
5ython	0-u 1j 2k
4qa	0c
5c	0a 2-a
5ualifications	1b
9ty	0m 1c 2-x
7n	1h
7y	1h
6ickly	0-f 4g
6y	0-c 4h
7ết	0-c 2b 4d e-a
6ản	0m 1-i 216 3-b 4-k
6ốc	0i 1-9
4r	0e
5a	di
6nging	0-g 1i
5eact	2-9
9js	0k 1-g
7dy	e9
6ceiving	0-a 4c
7ord	0-l 19 3i
6flect	1c
6lated	0e
9ion	4a
cships	0h 4-a
7evant	8m
7iability	1d
6mote	0e
aly	db
6quire	dg
bments	3e
bs	0-g 4i
6search	1m 2-c
7ponsibilities	4c
hy	0f 3-a
7t	0-9
7ults	0p 1-h
6tail	0-a 1d
5ight	0-g ek
6sk	0b
5ole	0g
5un	1-c
5àng	0-a 4-h eu
7h	2-d ej
5õ	0-i 1b 3-g ej
4s	0-9 ae
53	0-9 1b
5afety	0-h 1a aa
6lary	0a
7es	1c 2-e cb
9force	0c 1-9
6p	0b
6turdays	e9
6u	0p c-c e-9
5calable	2d
6ene	0-b 3c
6heduling	19
6ience	0f 2-b 89
6rum	1-k dk
5earch	0d 2-c
6curity	09 1-e 2l
6eking	0-w 2h 3h
6lection	0a 2-d
7f	0e
6miconductor	0-b 1f
6nior	1b
6parators	1d
6rve	0d
9r	2f
8ice	0-g 1a 2d
bs	1f
6t	29
7ting	0-d 1i
6veral	4a
5hape	0b 1-a
7ring	0-i 4m
6eet	19
6ift	dj e-g
6op	29
7rt	0-b 4d
7uld	0-f 1d de
7w	0-g 3j
8ing	0-f 3h
5iemens	29
6ngle	0-e 1g
7h	0b 2-a 4-k 8p eh
6te	0d 1-a
6êu	8a
5kill	39
9s	4-d 6a 8a
5martphone	df
5o	0-x dj eh
6ftware	01i 1-k 2-l
6lid	0-b 8h
7utions	4d
7ve	0-d
8ing	39
6meone	9a
6und	2b
7rce	0-i 1i
6ạn	0j
5peak	1-b 5j
7ed	0b 2-9
7nt	0-a cj
6orts	0-b 2g
6ring	0-a 1d
9t	0e 1-c
5ql	6d
5tack	1d
7keholders	4e
7nd	0-9 ed
7rt	0-e em
6rategic	0-g 2n
ces	0-9 2d
by	1-a 2d
7eams	1a
7ive	0-a 4e
7ong	0-k 1b 4g
7uctural	0-b 9k
6udies	09
5ubject	0-d 1g
7scription	0b
6ch	1d
6pervisor	ba
7ply	0-h 2j
8ort	0a
5w	1-9 2f
5ydney	0-h dj
6stem	2f
as	1e
5àng	0-u e13
5ách	0d
6ng	0j
6t	2n
5ơ	ac
6n	0-a 2c
5ư	1-a 2q
5ạch	0-i 3f 49
6n	0-9 2c
5ắp	0-9 2b
5ẵn	0-y 2-a dn ev
5ẽ	0a 4c
5ố	0-d 1e
5ổ	0c
5ức	ek
5ử	0-k 1r
5ữa	09
4take	0-f 1-h 3-9 4x dh
7ing	0-b 3h
6lented	0-e 1k
6y	0-m 1j
5dd	0-d 3g
5eaching	0-c 1h
7m	01a 3-o 4-d
8s	0h
6chnical	1-9 aj
dly	39
bian	1-f 7e 89
aques	1c
9ologies	0-a 1s 2-a
est	ca
6lesales	0f 2-d
7stro	0-a 2b
6st	0f
8ing	0-h 1c 2d
5ham	0e
7n	eg
7t	1n 2-c
6e	011 1-n 212 4-d ab d-9
7ir	0c
7m	09
7o	0h 1-9 2m e-j
7re	0-9 ed
7se	0a
6ings	4d
8k	0-f 4l
7rd	0-e 2g
7s	0j
7ết	2d
7ểu	0-e en
6oại	0n 1-a 2-9
7ả	4a
6pt	ed
6ree	0-f ci
7ough	0-15 111 3b
6uyết	0w 3b 4-x
7ật	0-c 4q
6à	0-i 4j
7nh	1b 2-e ea
6ái	4b
7ng	0-i 1d 2-a 4d cl
6ì	0n 2-a
6ích	0-9 4o
6ông	0-9 2e
6ương	09 2-a 49 8a
7ờng	0-j dg
7ởng	0l e-a
6ạo	0c 2-b ed
6ất	0-b
6ần	0-d 4k
6ận	0-m 4o
7t	0-f 3f
6ắc	49
6ẻ	0-g a11 e-b
6ể	0-e el
6ống	eb
6ời	e9
6ợ	1g
6ực	3-9 4w e-c
5iktok	0-r 2h 4j
6me	es
6n	0-a 2l
7h	0-9 3a
6ên	0-c 9-9 ek
7u	0a
6ến	0-e 3g
8g	0i 2-f 3-f 5-c 613
7p	4-c em
7t	0d 1-c
6ền	2-9 ea
5o	0-h 1-y 210 3-e 4w es
6ols	2b
6p	0-b 2e
7ological	0-h 2j
6wards	0-j 1d
6à	19
7n	0h
6án	0-9 8k
5ra	09
7ining	0c
7ng	0f 1-f 2e
8sparent	0-d 4e
7vel	0j
6ends	2b
6iển	2a
6ong	011 1-10 2w 3-a 4-i bd
6uck	0-f 1h
7e	0-j 4k
7ng	3a 7g 8-a
7yền	0c
6ách	014 3-9 4-v db
6ên	0k 1-c
6ình	0-b 2f 8e e-b
6í	0-b 2h 3h 4-a
6ú	0-j el
7c	0-9 8d
6ưa	eb
7ờng	0b
7ởng	1a 2-c
6ạm	2a
6ị	0a
6ở	0-e 9g dn
6ợ	0d
6ực	0d
5uyến	0g
7ển	0r 1-p
6ần	0n
6ổi	0-1h d11 e1c
5wo	0-a 7c e9
5y	0l 2-a
6pe	0f
7ing	0a
7ography	2c
5ài	0u 1-s
5ác	4a
5ân	dd
5ình	3p 4-k
5ích	2c
6n	0a
7h	1-h 3h
5ô	1h e-b
6n	4a
5ăng	0o e-g
5ĩnh	e9
5ư	0-f 2c 3d
5ại	ef
6o	4-9 ap
5ập	0-g 4d dh
5ế	0d 2-i 8b
5ỉ	3b
6nh	0e
5ối	0-d dc ed
6t	0-p 2-m 3-d 4i 712 8k
5ừ	0-o 1-m 2-i 3-f cd dd e1y
6ng	09 1e
5ự	3i
4ui	1a
5k	0-i eg
5ltracold	0-f 2g
5nder	0a
9stand	0-9 2c
eing	0-d 1m
5p	2-a 4g
5s	3e
6e	0-c 1f 4a
6ing	0b 2-9
5x	3d
5ỷ	2a
4valid	0-10 2-9 a1c
7ue	0-a 3a
6riety	0e
6tva	0-g eh
5erbal	0-d 4i
7y	0-9 1i
6ssels	0-b 2f
5i	0h 2-a
6sion	di
6ên	0y 1-e 8s e-d
6ết	0f 1f 2-m 4a 6-a
6ệc	0-16 2s 4c d-a eq
7n	29
7t	0-c 39
5oltage	1e
5à	0-18 1-v 2a 41x
5ăn	0p 1-h 2-f 3i
5ấn	0-9 2h
5ận	0-v 1t
6t	0-9 1-c 2h
5ẽ	0-x 1i 2l
5ề	0n 2-9
5ệ	0d 3-i dh
5ị	0-e 1u 2-b
5ới	0n 2-9 ed
5ụ	ae
5ực	0-f 1-a 2w
4way	1d
5e	0r 3-a
6b	09
6ll	0-i 3v 4-9
5hat	4a
6ich	0e
7le	0-e 1c 3h
6o	0-j 3x
5ide	0-b 2h
8r	0-a 2c
6ll	1-b 3b de
8ing	di
6nd	1h 2-c
6reless	0d 2-a
6th	0-h 1e 3-9 49 6i 9b a-9 d-g
8in	0-s 1-d 216
8out	0a
5ork	0-p 1-h 2-9 4l e13
8ed	0-f 1j
8ing	0-v 1h 4o
6uld	0d
5rite	0b
8ten	09 1-9 4a
4xe	dp e-h
5inh	3f
5oay	0l e-c
5uất	0n 2-e
5ài	19
5ác	0-d ag
5ây	0-q 2v
5ưởng	0b
5ếp	0-i 2c ea
5ử	4l
4y	0-9 1b
5early	0b
8s	0-1i 1r c1a
5ou	0-1f 1l 4l ba
7've	0-9 bk
7r	0e 4c e-c
5rs	0-n 1e 2h
5êu	2-9 4l
5ếu	49
4án	ea
5p	01d 4-10
4âm	0c
4ít	ch
4ô	0e
4ý	0a
4ăn	0c
4đam	0-p 413
5h	2g
5i	1-9 d-9 eq
6ểm	0n 2-c
6ện	0y 1a 2-i 3-9 e-a
5àm	1a 4-b
6o	1-j 2a al
5ánh	0i 1-c
6o	2c
6p	0a
5ó	c9
5ơn	0i
5ường	0q 2-d
6ợc	0-2a 213 3c 4c c-e e1g
5ại	011 2-b 8-d
6t	0a
5ảm	0-f 1c
5ắp	0-p 1u
5ẳng	0-c 8k
5ặt	0d
5ến	0-e di
5ể	0p
5ịnh	4d e-9
5ối	0a
5ồ	0-a 1h
6ng	0m
5ổi	0e
5ộ	0-t 19 8i
6c	0b 1k 3-k 4-9
6i	0-9 eb
6ng	0g 1c 2-9
5ứng	1a
4ưa	0-g dm
5u	0-1a 7d d13 e9
4ảnh	0h 2-c
4ở	0-d 7c er
4ứng	0b
13=0 0	0c 2e do e-s
5buổi	0-d ef
6ài	0-b ec
5ca	de
6ó	d-c eg
5months	0-c 1m
5ngành	1a
6ăm	0c 1p 2-e 3b ca d-d e-c
5star	0-f 2i
5tháng	cf e-9
6iếng	0-a eb
6o	0-c ca
6uổi	7c dv e-s
5year	0a
9s	0t c-l ee
5đến	0-e ej
31m55 nam	ea
32+ years	cc
33+ years	0-9 cc
3^ 0	0-h 3h ce
53+	cb
54+	0-a ce
5^	0y 1i 2-w 3e 4-u 5n 6-o 7w 8-r 9r a-r bu c-w d12 e-18
5a	0-a 3-f 79 du
6ble	0g e-a
6ctive	0-b 9k
6nd	0f
8roid	0-f 2s
7h	6a
6ws	0-b 1a
5bachelor's	8a
7sic	0-o 1t
6e	0-e 8b
6iết	0-y 1x 3-b 5q
6s	7-l 8o
6uild	0-g 2i
6ằng	0-n 1i
5ca	0-9 ec
7n	0-11 1k dr
7o	8b
6hấp	ec
7ịu	0-a 4i
6loud	1a
6ontent	0-c 2f
6ó	0-14 3t 4-i 9d dl
6ông	0j 2-9
5degree	9e
7sign	09
6oanh	09
6ynamics	0-c 2d
6ùng	0-h 1h
5e	0-a 2a
6ngineering	0-q 2g 8c
8lish	0q 6-c
6xperience	0a
5flexible	0-e 3h
6ull	0h
5giao	0-n 4u
7ọng	4-n eu
6ood	0-d 1-c 2d ee
5handle	2d
7ve	bg
6igh	0-s 3h 8e ed
5ielts	0-9 6j
6n	0j 1-g
7frastructure	0-a 2b
5java	1j 2-g
9script	0a
6ourneyman	af
5kafka	2b
6eep	0-i 1k
6hách	0-9 4a
7ông	0-d 4l
6iểm	0a
6nowledge	0a
6ỹ	0r 4-a
5luật	0g 1-b
6à	de
7m	2h 4-b
6ương	09
6ập	0-a 1w 2-a 4-b
6ớp	0d 5-c
5maintain	0a
6in	0-a 7m
8imum	bf
6ust	0b
5nam	01b dr e-10
6et	1-b 2n
6goại	4-d ek
6hà	0-a ec
7ẹ	4e
6o	0g
6ói	0-b 4f
6ăng	4h
6ắm	19
6ữ	0f df e-k
5or	7k
6wn	0-k en
5phân	09
6ortfolio	09
6referably	0-b dg
6ython	0d 1-a
5r	0b 1-a
6eact	29
ajs	0b
7mote	0b
5senior	0-g 1h
6inh	0-e 8o
6ome	0-q 1t
6ẵn	0-a eg
6ức	e9
6ử	09
5take	09
6echnical	0b
7sting	1b
6he	0q 1-f
7is	0c
7u	0b 2-9
6iếng	6o
6ravel	09
7ung	8a
7ình	8c
7ực	0-g 2f
6uổi	0-a el
6wo	0-j ej
6yping	2c
6ính	39
6ư	0e
6ối	0a
7t	0k
6ổ	0-b 4c
6ự	0-9
5valid	0-q 9v ea
6iết	4f 5-b
5work	0g
5xoay	0-f ei
5you	0r
8're	0-i 3n
8r	0j
6êu	4d
5ít	0c
5đi	0-b ek
7ện	09
6ánh	0-b 2f
5ưu	0f
3a big	0-b 3h
5computer	89
7nsent	2c
5fresh	0-a 2f
6ull	0-f ee
5good	09
6rowth	0d 4-9
5hands	0-m 4p
6igh	4a
5major	0-c 1f
5phd	0-b 8c
6lus	1f 3-c
6roduct	29
5relevant	0-e 7s
7search	4b
5senior	1a
6olid	8h
6trong	0-g 2c 3b
5technical	2f
6rue	0-j 3k
6wo	0b
4bility to	0-r 316 4-d
5le and	0j 3-b
8to	0-d dp
5out building	4a
4ccording to	2g
5ross the	0-b 2a
5ting as	0-f 4h
4ds google	0-9 2b
4lways strive	0-c 4e
4m hiểu	1e
5azon web	0b 2-9
4n academic	0-b 2g
6excellent	3h
6innovative	0-a 4f
8terdisciplinary	0-f 2f
bnational	0h
6open	0-9 4a
6toàn	ae
7ây	0-a ed
5alysis development	0-9 1s 2-i
9ts to	0-b 1g
5d a	0-f 3b dg
8ct	4b
8re	0-l 3r
8ws	0g
7be	3b
9st	0-9 2b
8uilding	4a
9siness	0c
7can	0-d 3h
8ell	0-m 2p
8lient	3-b 4b
8ode	0-a
9mmunicate	0l 4-j
hion	4a
aplex	0-e 2g
9nfiguration	0f 2-d
atractual	29
7data	0g 2-d
8elivery	0-9 1a
9sign	2b
9veloping	4d
8irect	0-d 4e
7engineering	0d
9joy	0-c 4b
8very	0-9 ea
8xternal	0a
7for	0b
7general	0-e 1l
8row	0-e 4f
bth	0-a 2a
7have	0-e 1i
7impact	0-g 2g
8n	1-9 4c
7lean	0-9 ai
8ive	0-c ec
7maintain	0f 1-d
8odern	1c 2-9
7not	49
7or	0-9 3g
7practical	0-e 1f
9esentation	0k 4-i
9ivate	0-a 2d
9oblem	4c
aduct	0-c 4f
aject	0g 2-f
7reference	2a
9lease	0-k 2n
9quires	0-i 3j
8un	0-e 1f
7self	09
9rvice	0-d 2e
8kills	7c
8oftware	0-s 213
7take	09
8echnical	aj
8he	09
8o	3o 4-c
7working	0-c 4f
8rite	59
bten	0-c 39
7you	0-h 2a 3d
5tibody engineering	0-h 1s 2-9
4pplication data	0-k 2m
6roach with	0-h 1i
4rchitecture and	0-a
5e passionate	0-a 4e
7ready	e9
7you	0-r 3g dg
6a of	0-e 1g
4s a	1-n 2d 4l
6laboratory	8b
6part	0-g 4h
aner	4a
6well	0j
5pects of	0c 1-a
4t a	1b
6least	0-o be dp
6the	09
5tention to	4f
6itude and	39
4uto claims	0i 2-h
7mation and	0-h 1k
4zure cosmosdb	1a 2-c
9net	0d 1-b
3bachelor s	0h 8-b
6kground as	8b
ein	0-9 1f
5o bì	1d
5sed on	3b
4e a	df
7ble	0-a ef
7n	0d
5nefit of	0f 1-f
5tting and	0b
4ids and	1-b 2e
5ết dùng	1g 2-c
8lấy	0-9 2b
8may	0c 2-a
8plc	0-9
8sử	0e 2-a
8tiếng	0-f 612
8đọc	2b
4uilding a	2g
dn	4b
5siness analysis	1h 2-9
cor	09
cproblems	0j 4-g
4ài tháng	0-d 3f
4án hàng	3e
5o cáo	0-b 2k
4ình tĩnh	da
4ạn nữ	db
4ản vẽ	0-k 2x
5o hiểm	0d
7quản	0-b 1g
4ằng lái	0-b er
8tiếng	0j 6-g
4ếp 0	cb
7trưởng	0b 2-a
4ị từ	0-9 4d
6vệ	29
3c# azure	0a
4a 0	09
6xoay	0j e-e
5ll center	b9
5m kết	0-g df ea
5n work	0-t et
6didates with	bc
5o từ	eg
7đẳng	1r
5pable of	0-e 3g
4haracterised by	0-b 3e
5o công	0-h 4h
5u đáo	1c
6yên ngành	014 1-11
5ính quy	0b
5ưa biết	0r 1-m
5ạy máy	0-e 1n
5ấp nhận	0-v ds
5ế tạo	0-c 29
5ỉ tiêu	0c
5ịu được	4d
5ụp ảnh	0m 1-h
5ủ động	0o 3-d
5ức và	3-e 4d
6ng chỉ	0-14 1-i 9u a18
4i cd	0b
4lass 0	0-b 2f
5ean and	0-n 2h 3f
5ients and	4a
4oach the	0-c 4d
5llaborate and	0d 3-b
fwith	0b 1-9
dive teams	09
5mfortable in	0-l 3f de
fwith	0-9 3b
6mercial and	2b
7issioning of	0a
7unicate effectively	09
dion skills	0b
6plex engineering	2b
binterchanges	1g 2-c
5ntinuous integration	0f 1-d
dly with	0-a 4c
7ribute to	0a
4reate commercial	0a
anew	0-c 1e
athe	0-f 1g
5oss functional	2-c 4c
4ustomer service	0-9 3e
4ycle including	0-e 1g
4ác công	2c
7ngày	0-a ec
8hà	09
7quy	0-c
4ó 0	09 e-c
6bằng	0-i 7b eg
6chứng	0-9 aq
6khả	0p 4-d
7inh	0z c-i
7ỹ	0-c 4k
6laptop	dc
6năng	2e 4-h
6sẵn	dl
6thẻ	0-e az
8ể	0-h dg
7inh	0d
7rách	4c
6xe	0-a eh
6ít	0d
4ông cụ	0-g 2m
8nghiệp	0c
8ty	0i
9ác	3d 4-c
8việc	0-o 2a 3-b 4l dc e-9
9à	0-a 1c
4đ đh	1j
4ơ bản	09
6điện	0-b 2d
4ấp cao	8b
4ần bạn	0-t dx
5u có	0-h 1j
8ông	0-f 4f
4ẩn thận	0-j 39 49
4ủa khách	4c
4ử nhân	0-g 114
5a hàng	0a
3data and	1-p 2q
8driven	2b
8in	0-g 1h
5ys in	0-p ep
4eal with	0b 1-9
5dicated team	09 4-9
5gree in	0-h 8g
5monstrated technical	0-b 2e
5partment of	0e 1-d
5sign and	0-g 1-9 2b 4h
aof	0-g 2c
apatterns	0-a 1c
9ers and	0-d 4e
7re to	0-l 4p
5veloper technologies	0-j 1j
ament and	0n 1-k
fmaintenance	0d 2-a
fof	0-k 2g
6ops engineer	99
4igital products	0-e 2e
5ploma in	0-d 8f
bor	0h
5rectionality beam	0-c 2e
4rive the	0-i 1i
8n by	0b 3-9
4u lịch	1p
4ynamics 0	0f
4ài với	0b
4ùng excel	0c 1-b
4ược phẩm	0b
8sĩ	7-a 8h
4ễ thương	3b
4ị ứng	eb
5ch vụ	0c 2-e
4ụng các	0-c 1f
8kế	09 2-9
8máy	0-i 2l
4ựng thương	0-9 2a
3emphasis on	0-f 1g
4nd to	0-9 2d
5ergetic and	3b
5gineering or	8c
fphage	0-h 2l
bs and	0-e 1c
dmechanical	0-j 2j
6lish communication	dd
4sop sau	0d
4valuation of	2a
esystem	1d
5ery other	ea
4xcellence in	0c 1-b
bt english	0m 3-f
5p in	0-n 1o
6erience and	0j 3-e
ein	0s 1-h
eof	0-q 1x
ewith	0-i 119
dd in	0-k 1l
9ments and	0-a 1b
8tise across	0b 1-a
din	1a
6osure to	0-f 1h
4ye for	0-r 1u
3facebook google	0e
5st and	3c
4eed evaluation	1g 2-h
4ield and	b9
9of	09
4ocus on	0-1g 11c 4b
8ed and	0-9 3d
5r 0	c-f em
7a	0-n 1-f 314
8n	0i 1-a
7big	0b 2-9
7offshore	0-l 2p
7the	0f
9ree	cc
4rom a	0-a 1e
8the	1d
4ull stack	0-a
8time	0-c ee
8uk	ee
5nctional regression	2b
3ghi chép	0-a 1e
4ian làm	e9
6o tiếp	012 4-y db
5ám sát	2i
6o viên	1a
5ải quyết	2b
5ọng nói	ef
5ới tính	09
4ood mechanical	0-f 2g
4rowth of	0-9 2b
4ội dưỡng	0-b 2e
3halden group	0b
5m học	0-b dg
5ndle short	0-h 4j
5ve a	7j
9n	0-c 1-a 3n
8designed	0-b 1h
8excellent	0-f 1e
aperience	19
8more	0-9 cd
8the	0-9 dc
4igh level	0-b 4a
8quality	0b
8speed	0-m 2e ef
7ly motivated	09 4-d
5ểu biết	0d
8tài	0d 2-c
8về	1d 2-a
5ệu quả	39
4oa giao	0q 4-l
5w the	29
8o	2c
5á chất	0t 2-i
5ạt động	0a
5ặc có	0d
8tiếng	0-9 6g
4tml5 and	0-l 1l
4uấn luyện	0-a 2a
4àng bán	0e 2-d
8quản	0-c 2d
8theo	0a
9rong	0-l 1p
9ốt	0j 1-9
6h chính	2-9
4ình cân	0-9 ed
8ưa	ed
4ệ thống	el
6với	0-f dh
4ọc chuyên	0a
7khối	2-b
7miễn	29
7văn	2a
4ợp đồng	09
3iec 0	0f 1-c
4f you	0-9 3d
4maging and	0-c 1c
5plementation and	0-g 1l
6rove supply	0-k 1k
4n 0	0-a 2h
6a	0-i 1x 3-b 4a
7n	0-h 113
6being	0c 4-a
7usiness	2a
6civil	0-p 2g ab
7ode	0b 2-a
8mputer	2b
7ross	4g
6developing	0a
dmental	0-d 2f
6infrastructure	1a
6javascript	0f 2-c
6music	0-c 2e
6offshore	0-9 2e
7ne	09
6software	0l 2-i
7ports	2a
6testing	19 2-g
7he	1-q e11
6your	0c
5dependent and	0-i 3k
ely and	0-c 3h
6ustry and	0-c 1e
cwide	0-c
5formation and	1-9 2b
6rastructure architecture	09
js	0-k 2m
5struments and	1d
5terested in	0c 3-a
8national travel	0i e-d
6o the	0-d 2g
4s a	0h
7n	0-9 1d
6seeking	0-g 1h
6your	0-h 3j
5o 0	0-b 1k
3java and	0h 1-f
8spring	0-d 2f
7script react	0-f 1k
jjs	0f 1-b
4ob type	0a
3kafka and	0e 1-d
4hiếu nại	2b
5oẻ tốt	0-a dm e-a
5ách hàng	0z 2-a 4-a
9sạn	1c
6m sức	0a e-9
5ông dị	ea
9nói	4-e eg
9yêu	0b
5ả năng	0-n 3j db
4inh doanh	2c
8nghiệm	1x bk
8tế	1-e 8d
5ên nhẫn	39
5ến thức	1-b ag
9rúc	8d
5ểm tra	1-e 2f
4nack for	0-d 3l
5ow your	1d
7ledge and	0d
dof	0-s 118
dwithin	0-g 1j
4ế hoạch	1l 4-b
6toán	1-g 7k
4ể cả	0k e-c
4ỹ thuật	1-g 3h
3laboratory technician	7b
jologist	bf
4eading and	0-j 3k
6rning and	0a
6st 0	0-i cc
9one	ef
5vel 0	aa
9of	0-o 1h 4c
4ift 0	0-a eg
5ke to	1a
5nh hoạt	0-l 3j eb
5ve in	0-b eb
4ong an	ed
8term	0c
5ve to	0d 4-f
5w power	2b
4uật sư	0b
4à người	0-9 eb
5m bếp	0-e 1a
7lễ	0-9 29
7việc	2-l da ek
7được	0-15 1a dp e9
4ái xe	0-d 2f
7ô	0-a ef
4âu dài	0l 4-b
4ãnh đạo	0e 4-b
4ên chuyên	1b
7hoặc	5c
7ngành	0-9 1h
4ý công	0-c 2a
6lịch	0-c eh
6tình	4a
4ĩnh vực	0-p 1e 2e
4ập báo	0-s 2s
7kế	4-9
7trình	0k 1-a
7và	39
4ẻ hoặc	0f 1-d
4ễ phép	3d
6tân	0-9 df
4ịch rõ	0-c eh
4ớp tiếng	0d 6-b
4ực cao	0m 3-f
8ông	0v 4-t
7doanh	4a
3maintain strong	0b 1-a
8enance and	0-g 1o
5ke use	0-c 4d
5nagement and	0-n 1b 3g
6y body	29
5rketing and	09
5ster s	0l 8-e
9's degree	0i 8-9
5tches your	1e 3-a
5y require	0a
4edical laboratory	0-b 8k
5ta ads	0-9 19
4indset and	0-a 3h
6imum 0	ca
5ễn phí	0a
4odern programming	2e
5ng muốn	0-9
5re modern	1-g 2j
8than	b-c cb dh
7over the	0d 7-9
5tivated and	0-a 3d
4ust be	0-12 d17
8have	0b
4ysql redis	0-c 1f
4áy 0	29
7giặt	2a
7tự	09
7và	0-b di
4ê kinh	4c
4ôi trường	0-g 3-a em
4ạng lưới	0-e eg
4ắc của	4a
5t tốt	3c
3nam 0	eh
7cao	eb
7nữ	dv e-c
7tuổi	ea
8ừ	e9
4eed for	0g 1-c
5t c#	0-c 1e
5w business	09
4ghe máy	e9
8nói	0c
6iệm 0	c9
abán	0-b 2e
alàm	09 2-b
aquản	2b
atrong	1-a 2a
bừ	b-e cg
avề	1g
8p cao	8d
bđ	7d
athpt	8-d de
brung	0-d 8m
avụ	2-d ai
ađại	8f
6ề luật	0-i am
6ệ thực	0d 2-b
5oại hình	0n 4-g
9ngữ	5j
9thương	1-c 8a
5ành cơ	2a
9kinh	0-c 2d
aế	29
9tài	0a 2-9
6y tuần	0c
5ân hàng	0-m 1j
5ôn ngữ	2a
5ười có	0-c 9g
5ọng nói	0-a eg
4hanh nhẹn	3a
5iệm trong	0d
9và	09
7t tình	0e 4-b
5u cầu	0-f 3h
5à gần	0b
7hàng	bh
7máy	1j 2-a
6ng với	0b
5ân lực	09
8sự	0a
8viên	0i
5ất 0	ck
5ận làm	eb
8tăng	0-d ef
6t ký	1-i 2j
8tiếng	09
5ẹ nhàng	09
4o matter	0-a 4a
5de and	0a 1-a
5t afraid	49
6ice period	0-d dd
4utrition of	0-g 2g
4ào có	0-g 9i
4ói chuyện	4c
7ngọng	eg
7rõ	0c 4-9
4ăm 0	8h c-d
7kinh	0-e c11
7làm	0-a 1p
7quản	4i
7trong	1c
9ở	0-i cj
5ng coaching	1-e
8giao	49
8làm	0-a ec
9ập	4b
8nghe	0h
8trình	29
9ư	2d
8đọc	1-h 2i
4ấu ăn	09
4ữ 0	0-b el
6cao	ea
6tuổi	dc
7ừ	d-9 ec
6độ	0b
3objective c	1h 2-d
4f a	4h
7udio	0-g 2h
6high	09
7ow	0-b 2c
6international	0-e ei
7t	0-9 29
6matter	1h 2-c
6new	0-a 4d
6predictive	0-c 2d
8ofessional	19
6the	1r 2-i
6working	0-o 2a 3i
5fshore substations	0c
4n a	7g
6computational	0-l 2m
6the	1g
7ime	0-d 3i
6your	0-g ei
5ce a	0-9 ec
5e or	0j 1-f
6s truly	0c 3-b
4pen and	3-9 4b
8to	0-n 4i da
4r 0	0a
6a	0-h 8a 9b dg
7s	0b
6in	0-p ej
6more	0-j 1e 2-e 5h
4ther cloud	0-g 2h
4ur data	0-b 2c
7telstro	0-9 2c
4wnership and	0-d 4g
3part of	4f
8time	db
7icipating in	0g 1-g
7ner continuously	0-a 4b
bof	0k 1-j
aships with	0a
5ssion for	0-9 1a
aate about	0-d 4i
4eople and	2a
awith	0-e 3k
4hage display	1c 2-b
6ses of	0-h 2k
5d degree	0-h 8h
5áp chế	0a
5òng và	1a
5ương thức	1b
5ần mềm	0-m 1h 2d
5ối hợp	1-d da
5ục khách	0h 4-f
4osition in	0-c 1h
6sess strong	0-e 1o
6ted 0	09
5wer bi	0a 1-9
9wireless	0o 2-k
4ragmatic and	0-d 3g
5ivate technologies	0c 1-b
5oblem solving	0k 1j 4-v
as and	0-e 3g
cthrough	0h 4-d
6duct development	0b
as into	0-f 2f
6ficient in	0-a 19
6ject is	0-9 3a
as and	3b
4ublic cloud	0-a 1b
atransportation	09
4ython or	0-l 1r
3qc may	0a
4uality and	0-o 1h 4a
cssurance	0y 1-h 2-g
6n đến	1b
5ickly and	0-f 4g
5y định	0-b 4i
6ết khiếu	2f
5ản lý	0o 2n 3-b 4-j
8trị	0a 1-c
5ốc tế	0h 1-9
3r java	0f 1-a
4anging from	0-g 1i
4eact or	0-b 1d
9redux	0f 1-9
8js cloud	0h 1-f
6dy to	e9
5cord of	0-n 3i
5lation to	4a
bships with	0e
6iability engineer	0-e 1f
5quirements and	3e
5search and	0-e 1e
6ponsibilities and	0-b 4d
gy and	0e 3-a
6ults in	0d 1-9
5tail and	0-9 1b
4ight to	0-i el
4õ ràng	3-g ej
3s in	0-b af
4ales admin	1b
5u 0	0i c-c
4earch engine	0c 2-b
5curity and	0m 1-j
cin	2j
ecidents	0-b 1h
5lf starter	09
5nior role	0-e 1e
5rver side	0-9 2a
7ices and	0-9 1b
5t top	0-9 2c
6ting up	0-d 1j
4haring your	0-m 4n
5ift and	0-i dk
5ould expect	0-f dg
4inh viên	0-b 8q
4kills and	0a
ain	0-f 1g
ato	09
4oftware engineering	0a
5lid theoretical	0-b 8h
6ving and	3a
bbusiness	0-d 4g
5und quality	2c
4peed separators	19
5rint planning	0e 1-c
4tack engineer	0-d 1d
6keholders and	0-d 4f
5rive for	0-a 4e
6ong commercial	0-9 2i
adrive	0a
aorganizational	0-g 4j
4ubject area	0-e 1h
6stations for	0-e 1e
5ch as	1d
4ystem and	2d
9s for	0-e 19
4àng làm	0-e ei
8đi	0-h em
4áng tạo	0b
4ơ cấp	0-a ad
4ư phạm	1-9 2s
4ạch sẽ	0-d 3f
4ản phẩm	1c
4ắp xếp	0-a 2b
4ẵn data	0-9 ec
7sàng	0-v dn ef
4ẽ được	0i
4ức khoẻ	ek
4ử dụng	0-i 1s
3take on	0-9 4c
9wnership	0-h 4h
8the	0a 1-9
5y nghề	0-g 1i
4eaching and	0-g 1i
6m around	0-b 1c
8members	19
8of	0n 3-f
5chnical and	0f
aian medical	8b
8ologies and	1b
gpython	0-f 1h
gqa	0a 1-a
greactjs	0-j 1j
5lstro education	0-a 2c
4han 0	0-9 eg
6t the	0-i 1i
5e applicants	0-f 1i
7best	0-f 1h
8ox	3c 4-9
7customer	0-c 4c
7design	0-g 2k
9velopment	0-f 2g
8ynamics	0-b 2e
7e	0-9 29
8mbedded	0-f 2g
8ntire	29
7furniture	0-c 2e
7nordic	1d
7other	0-b 4d
7right	0-c ej
7software	2d
7technical	0a 2-9
7wider	0-9 1c
6o bản	29
8ca	09
8dõi	0c
8kế	0-l 29 4d
5ink and	4d
6rd party	0-e 2g
6s role	0a
6ết bị	0-9 2d
9kế	0d 2-9
6ểu 0	0-j ep
5ree years	0-f ci
6ough innovation	09
bto	0-d 1f
5u tiền	0a
6yết phục	0l 3c 4-q
atrình	0b
5ành thạo	1c 2-b
5ái độ	4b
6ng kinh	0-g cl
5ích công	4a
5ông thạo	eb
ain	1e
aư	29
5ương kinh	8b
amại	0a
5ần trách	4a
5ật thà	0-f 3f
5ắc mắc	49
5ẻ an	ad
7nhà	0-b ag
5ống đại	0-9 ed
5ời gian	e9
5ợ chính	0-d 1h
5ức về	1a
5ực có	3-9 4d
8hiện	4d
8phẩm	0g 1-9
8tập	0a
4inh thần	0-9 3a
5ên có	0c
5ến và	0-a 3h
7g anh	0k 1b
9hoa	0g
aàn	6g
9nhật	6c
6p với	0d 4-a
6t lập	0c 1-c
4o 0	0-g dh
6achieve	0d
6be	3b
7oth	49
6client	0-9 eb
7ommunicate	0b 4-a
7reate	0d
6detail	39
8velopment	0-f 2g
6end	0-f 2b
7stablish	0-m 1h
7volve	0-e 4e
6find	0-9 49
6get	eb
6influence	0a
6keep	49
6lead	0-9 1f
9rn	0f 4-9
6move	0-c 4e
6product	09
6run	0-c 2d
6solve	29
6take	0-b 4i
7he	0o 5-a
7ravel	ef
6work	0-o 4r eh
5ols and	2e
5pological phases	0-j 2j
5wards infrastructure	0-9 29
5à nhà	19
4ransparent and	0-d 4e
6vel often	0c
ato	ea
5ong công	0u 4-k
9lĩnh	0f
9ngành	0-a 1-q 2u
ahà	0a
9đó	be
5ung cấp	1d 7i 8-g
9thực	3d
6yền đạt	0b
5ách nhiệm	014 3-9 4-v db
5ình bày	2d 4-9
9độ	8e
5ú tại	0-j el
5ở lên	0-e 9g dn
4uần lễ	0a
8và	0-f ej
5ổi 0	0-d el
8cao	dj
8không	e9
8tốt	8b
9ừ	0-b ef
4wo year	7c
4ài chính	0l 1-g
4ác tỉnh	0d e-b
4ình huống	0j 4-f
8và	0-d 3i
4ín dụng	0a
6h nam	0a
8văn	09
4ăng ca	0l e-g
4ư duy	0-f 3d
4ại tỉnh	0-f eh
5o nghề	0-d aj
4ập thể	0-c 4e
4ỉ mỉ	3b
5nh 0	0a
4ối thiểu	0-f dd
5t biết	19
7chịu	4a
7không	eh
7nghiệp	0-y 710 8l
7với	49
4ừ 0	0-15 ce e1e
5ng làm	1e
4ự động	0a
3ui ux	0-9 1b
4ltracold atom	0-f 2g
4nderstanding of	0-h 1q
4p and	0-9 1a
4s is	0-d 3f
5e of	4d
4ỷ nhiệm	2a
3variety of	0a
4erbal communication	0-9 4a
6y good	0-a 1e
4i tính	0h 2-a
5ên có	0c
8năm	0-c 8u
5ệc linh	e9
8theo	0-q 2k
9rong	09
9ại	1h
8và	0-a 2b
9ới	3-b 4e
4à biết	0-b 1-d 3r
6có	3-b 4f
6giám	2c
6nhân	2a
6thực	4f
4ăn hoá	0-9
7phòng	012 2-n
4ận hành	0-h 1t 2-a
7tải	0-g 2i
5t liệu	1-c 2b
4ẽ kỹ	29
4ệ sinh	0e 3-i dh
4ị trí	0-b 1n
4ới các	09
8ông	0b
7khách	0c 4-a
4ụ bảo	0-b ab
6khách	0-9 4a
3way of	0a
4e are	09
6use	0-r 1r
5b services	0a
5ll as	0-m 3v 4-9
4hat it	4a
5o are	0-d 3i
7enjoys	0-b 3f
4ide technology	0-e 2j
5ll be	3f
8include	0-g dh
7ing to	di
5th a	3e
9n	0h
9ws	0k 2-i
8building	1d 2-f
asiness	2-a
8cloud	29
8development	29
8existing	0a
8green	49
8low	29
8many	49
8networking	2b
8operating	1d
9ther	1-f 2b
9ur	0-m 1s
8security	0-9 2e
9takeholders	0-e 4g
8the	0-c 9h
8your	4b
7in the	0-a
4ork in	0-1c 4g eq
adependently	09
8on	e9
8with	0d 1-g
7ed in	0-f 1j
7ing independently	0-a 3e
bwith	0-j 1d 4l
fin	0-b 2c
5uld be	0a
4ritten communication	0-c 4f
3xe máy	dq e-c
6nhà	0d 2-a
4ác nhận	0-d ag
4ây dựng	0-h 2d
4ử lý	4l
3years and	0-j ei
9in	0-h 1o
9of	0-p cw
4ou always	0-a 4f
8re	0-b 3j
7have	0-d 1h bd
7know	2a
7like	0-a 4f
8ove	0-9 4d
7will	0f
6r many	0-d 4g
3áp lực	01e 4-10
3âm nhạc	0d 1-9
3ít nhất	ch
3ô tô	0e
3ý thức	49
3đam mê	0-p 413
4i công	0-j et
6tỉnh	09
5ện thoại	2-9
4àm phán	1a 4-b
5o tạo	1-j 2a al
4ó 0	c9
4ược 0	c-c ei
8ca	eb
8môi	0-9 e9
8tối	0-a ec
8áp	49
4ại học	0x 19 2-a 8-d
5o đức	0-9 4d
4ảm bảo	0-f 1c
4ẳng đại	0-9 8g
4ến 0	di e-a
4ọc hiểu	0c 2-b
7tài	0-a 2c
7được	0-d 19 2a
4ộc lập	0b 1k 3-k 4-9
3ưa nhìn	0-g dm
4u tiên	0-1a 7d d13 e9
3ở lại	0-e eh
5vị	0a
3ứng viên	0e
14=0 0	1-g 8c dt
5^	0c 1-r 5g 8j
5buổi	0-9 ee
6ài	09
5ca	0-b ej
5days	ea
6eveloper	0-b 1c
5for	0-h 1i
5hours	0-d 9b ec
7ặc	0-g 2a 6g
5kim	1b
5lần	0a
5months	0-f ed
5ngành	8k
8y	0a d-d ee
7ười	0a
6ăm	0n 19 2-e bp cg d-i
5or	09
5star	0-d 1i
5tháng	01d 2-e d-9 e-e
6iếng	0-c ee
6o	d9
6rở	8e
6uần	09
7ổi	0-m d23 e-12
6ốt	eb
5wpm	0-9 2d
5years	br cj d-b
6rs	0-d bg
5đến	0-e db
31m55 nam	d9
3^ ^	01i 1d 3-a 4r 5-f 7-x 8e 9-16 a-e b-j c-f db ep
3a business	0-c 2d
5consent	0-f 1g
5fast	49
5high	0a
5knack	0-f 3j
5positive	0-d 4g
6roject	0-b 3k
5real	0-e 3h
7search	0-c 3f
5team	0-a 4e
7chnical	09
4bilities ^	2e
9y to	09
5le to	0b
5out building	3a
9their	0c 3-b
4ccording to	0-l 1p
5hieve organizational	09
5tions ^	09
4ds google	0-9 1a
5vantage ^	0d
4lso can	0d 2-c
4mazon web	0e 1-c
4n toàn	9d
7ây	0-b ec
5alysis ^	1a
8tical and	0f
5d ^	09 1-9
7a	0-o 1-p 29 3h 4f ec
8ct	3e
8nalytical	0-f 1f
8re	af
8ws	0n 2-j
7be	0-f 4b
9st	0-e 2j
8uild	39
9siness	0e
7can	0c 2-c
8ell	0-a 2e
8hallenges	4c
aracterised	3a
8lient	29
8ode	0-f 49
9llaboration	0c 3-a
9mmissioning	0b
bunicate	0-9
hion	0-c 3r
9nfident	0-a
cguration	0-g 1i
asulting	0-b 2d
atractual	1d
8ustomer	0c 3-9
7delivery	0g 2-c
9sign	1j 2-9
9velop	0-x 2h 3h
eing	1-j 3h
ement	0a
8irect	0-d 4e
7effectively	0-e 4j
8nable	0b 4-9
9gineering	4-a
alish	5d
9joy	49
8very	e9
8xperience	0c 1-a
hd	0-b 3f
hs	2c
7flexible	3c
8unctional	0a
7good	0-b 2b
8row	0-d 4e
7has	3-c 4o
9ve	0-y 214 4-g eh
8igh	0-b 1f
7impact	0-f 2f
alementation	09
8n	0d
9frastructure	2a
8t	0-9 2o c-a
9s	0h 2-f
7leading	0-9 2a
arning	0i 1-a
8ive	0-b eb
7marketing	0b
8obile	0b
7nosql	0-d 19
7other	2d
8ur	09
7performance	0b 1-9
8ractice	0h 4-c
9ivate	19
9oblem	3c
aduct	2-c 4a
aject	0g 1-9
7release	0a
7security	0e 2-c
9rvice	0-j 1j
8ocial	0i 3-h
9ftware	0-j 1r
8upport	0e
7take	39
8eams	2b
9chnical	99
9nders	1e
8he	0b
8o	0-k 4j
7understand	0-a 1i
8se	0a
7verbal	1g 3-b
7we	0h 1-a
8orking	0-9 4c
8ritten	0a
7you	0-d 2b 4b
5h ^	0q 5-j
7em	09
7giao	59
7tiếng	09 5-9
4pp ^	0g
6lications ^	0-a 2e
gis	0c 2-a
6roach to	3f
8x ^	0-j dk
4rchitecture disciplines	1-j 2k
5e also	0-c 4c
6a ^	0-d eh
6na ^	0d 1-a
5ound solving	3b
4s a	0-y 1f 2d 3a
6code	0-h 1i
6laboratory	8b
6we	0-9 ea
8ll	0-r 1d 3g
4t a	2a
7ll	0f 4-9
6every	49
6the	0-a 4d
5tention to	0a
4uto claims	09
4zure cosmosdb	0c 1-b
3b ^	ea
4achelor s	09
6kground as	0-j 1f 7a
5sic ^	99
4eam forming	0-e 1l
5st practices	0-a
5tter ^	4e
4i excel	09 1-9
5g plus	0-f 5-9 6h ad
5ết canva	0-g 2h
8dùng	0p 2-k
4oot ^	19
5th internally	0-b 4d
4ridge projects	2b
4uilding an	49
5siness ^	0-9 2d
cand	0-f 19 2a
ccases	09
cof	0-a 2a
dr	0g 1-b
cproblems	0-a 4d
4ài tháng	dh
5n ^	e9
4án hàng	2f
7lẻ	1h 2-k
5o ^	0-a 1c
7cáo	0k
4é ^	0-e 2h
4ó lâu	4-b dd
5c tách	0-e 1g
4ản ^	0o 2-f
7vẽ	1-f 2l 4-9
5o hiểm	0k 2-f
4ất động	0b 2-9
4ắt buộc	0-9 dd
4ằng tiếng	0p 2-d 4-b
4ếp 0	0-d 1g
7^	0b
3c ^	di e-9
4a 0	0a
6^	0-9 ea
6theo	0-d dg
7uần	d9 e-9
6xoay	0a e-d
5n apply	09
5o ^	0-e 4k
7trong	4a
8ừ	eh
7đẳng	0i 89
5rd ^	1-b 2-a ak
4ell lines	0-d 1e
5rtificate ^	99
aed ^	0-w 1j 9g
4hallenges ^	0-b 4d
bing tasks	0-i 3c
6nges ^	0-d 3f
6racterization of	0-a 1f
5iến lược	0i 4-g
5o công	0-9 4a
7thuê	2a
5ánh ^	0-b ec
5ính ^	0b
9ngân	1b
5ế tạo	2c
5ịu được	0-g 4k
5ối ^	49
5ức ^	3-d 4e
8và	3b
6ng chỉ	0j
4i cd	19
5vil engineering	0-9 ab
4lass 0	0-c cf
5ients to	3i 4-a
5oudwatch ^	0-d 1h
4ognition ^	0-g 1l
5llaborate and	0b 4-a
dive teams	3-f 4h
7eagues and	4e
5mmerce business	0-a 1b
7unication and	0a
hskills	0p 4-c
6plex engineering	0-b 1d
5nsent system	0-e 2g
7umer goods	0-9 1b
6tinuous development	0-a 2b
dly with	3g
5smosdb rest	0-c 1e
4ulture ^	4b
5ối năm	0-g 2g
4ycle including	0-h 1h
4àng tốt	0-14 6o d9 ec
4á nhân	ed
5c ngày	eb
7trường	0-9 8b
8ỉnh	0-g ek
5o ^	0-d 2f
4ân đối	e9
4òn hạn	ac
4ó 0	0c
6bằng	ea
6chứng	0-g 6c eb
6khả	09
6lương	0a 2-9
6thể	e9
7inh	0-b 2y 4-s
7rách	0-9 4e
4ông nghệ	7d
8trình	0-b d9
9y	09
9ác	4-c dq
8việc	4l e-b
9à	0-c 2d
4ơ bản	0-d 2j
6điện	2a
4ấp 0	8b
7cao	7e
7trở	7b
4ầu tiến	0c 3c 4-l
4ửa hàng	09
3dairy cattle	0-g 2g
5ta driven	0-b 3i
5ys ^	0h e-b
4eadline ^	3c
5gree ^	7-d 8f
ain	0-d 71b 8-i
aof	0a
br	09 7-h 8n
5livery and	0a
5sign and	0-l 4h
aimplementation	0e
apatterns	0c 1-9
9ers and	4a
7re to	19
5veloper ^	0-d 2m
dfor	0e 1-e
dm	0-m 1n
ament for	0-j 2j
flifecycle	1c
fprocess	09
6ops engineers	0-c 4d
4i chuyển	0-a ef
5gital products	0-d 1e
5ploma or	8e
5rectionality beam	2a
5sciplines ^	0-a 2e
4oanh ^	1-i 2i
9nghiệp	0c 2-h
9số	0r 4-j
5main driven	0k 1-k
4riven and	1-9 3e
4u lịch	7b
5y chiến	0i 3-g
4ynamics 0	0e
cdynamics	09
4ài với	4b
4ưới 0	0-i d9 ec
5ỡng sinh	0-b 1e
5ợc hoặc	0-n 1o
4ễ nghe	0b
4ịch ^	0-9
8vụ	1d 2-e 49
4ụng và	2b
3e.g ^	0-i 2k
4ach year	ea
4ffectively ^	0-f 4g
4lements of	2c
4m trong	09
4nd users	0c 1-9
5ergy and	0-b 4c
5gineer ^	0-a 1e
bing ^	0a 1-i ac
fin	1a
for	89
fphage	0-j 1m
gractices	09
bs ^	2d
dand	0-f 2h
dmechanical	0-e 2g
6lish ^	09
5vironment ^	0-k 2h
fwith	0a
4valuation ^	0-b 2i
esystem	1d
5ery other	0-a ea
4xp in	c9
6erience ^	0-q 2h cb
eand	0a
ein	0y 1-a
ewith	0f 1-h
iin	1e
forking	1k
guld	19
9ments and	0-c 2c
3f b	0-e c9
4ast ^	3h
8and	3e
4eed evaluation	0b 1-9
4ield ^	0-f ef
9and	8c
8s ^	0-9 af
5nancial performance	0-f 1h
4ocus as	0c
8ed and	3b
5r 0	0-p dg ea
7a	0-a 2d
7better	0-a 4f
8oth	0-e 4i
7offshore	0c
8ur	0-c 29
7the	0-a 1e 5a
6ward in	0-c 4e
4ramework ^	0-d 2l
dand	0-m 1q
cs ^	0-b 2e
4ull time	0-m dg ed
5nctional teams	1-b 3f
3gia đình	e9
6n ^	09
8có	e9
8làm	da
6o tiếp	0-e 3-e 5i 6h
5ải quyết	0g
5ờ ^	e9
4oogle ads	0-9 2a
4reen energy	0-b 4c
4ắn bó	0z 4-l e-9
4ọi điện	09
4ội dưỡng	0-f 2h
3handling ^	29
5ve experience	0-b 1e
4igh level	1e
8medium	09
8performance	0d 1-c
8speed	0-9 1b
5ểu bản	0a 1-a
4olidays ^	0-9 ej
5urs ^	1g 2-b eb
5w the	0-a 2c
ay	0-a 2b
5á chất	29
7đơn	0a
5ặc các	0e 2-d
8tiếng	0-e 6p
9ương	0-q 2k 6a
4tml5 and	0-g 1h
4à nội	2d
5ng ^	0z 4-l
8bán	0d 1-e
8theo	4c
aáng	0-9 4e
9ại	0-a
9ốt	0b 4-c
8với	49
6h ^	0-h 1o
8máy	0a 1-a
4ình cân	d9
8ưa	3-9 de
4ướng dẫn	29
4ạn ^	3f
4ải quan	0-9 29
4ệ thống	dh e-d
4ọc chuyên	7b
7ngành	7-c 8f
7trở	8g
7văn	1g 2-a
4ồ sơ	09
4ộ khẩu	0-b de
3ideas and	0-f 4h
6ntification and	0f 1-e
4mplementation ^	2d
iand	0l 2-9
6rove the	0-e 1e
ament ^	0-g 1o
9ing the	0-k 4k
4n a	0l 4-9 cd
7n	0-9 1-9 2f 4c
6both	0-g 4h
7usiness	79
6civil	0-a 9b
7ode	0-i 3k
8mputer	0-a 7c
6english	3h 4-a
6international	3-9 4f
6large	0-9 3d
7ondon	1f
6node.js	0a
6production	2f
6relation	0-j dk
6software	0e 2-9
6the	0-m 1-g 2h 8f d9 ej
6your	0-n 3f aj
5cluding ^	0e 2-9
dthe	0a 4-9
5dependently ^	0-e 1g
hand	0a
6ustries ^	0-9 19
ay ^	0-e 1i
cand	2d
5frastructure architecture	0-k 2m
5novation and	0h 4-d
bve culture	4a
5ternational travel	ee
6o the	0-c 2e
4s a	0-y 1g 2-b 6h ae
7n	2c
6passionate	29
6required	0-j 1d
4t takes	49
6will	0-f 4g
3java ^	0w 1-g 2-e
8ee	1h
8spring	0m 1-e
7script react	0-c 1c
4ob description	0-s 112 2-9
3key decision	39
4hoa ^	0c
6ẻ tốt	0-b dt e-d
5u vực	ea
5á trở	79
6ch ^	0b
9hàng	2-c 4d dc
9sạn	29
5ông drama	09
9ngại	4e
aói	0h 4-a
9quá	d9
5ối kinh	2-9
4inh doanh	0-o 1j 2a
8nghiệm	cv e-c
8tế	0q 1-m 8c
5ếm tiền	3d
6n thức	0-b ag
9rúc	8b
4now how	0-a 1e
7ledge of	0n
dwill	0-c 2c
4ế hoạch	3-b
6toán	0i
4ỹ năng	0g
6thuật	0c
3laboratory technician	8b
jologist	1-f 7n
5nguages ^	0c 1-m 2d
5ptop ^	2c
5rge collaborative	0-a 4c
5w ^	2a
4ead in	0-g 4h
5vel 0	0-f 9l aa
9^	09 7g
9of	3e
4icence ^	9b
bis	0-s 910
5fe cycle	0d 2-b
7cycle as	0-n 2s
5nh hoạt	ec
5ve in	09
5ên quan	0e
4ogistics ^	1d
5ng an	ec
4uật ^	2a
8sư	0-d ad
4à 0	0-9 29
6lợi	1-9 2-9 9c
6một	0-z 1b 2k 4b
6điểm	0-q 1h 2d
7ược	8a
5m bếp	0-9 ca
7c	0-e 1d
7việc	0m 2-a
7được	0-e eb
4ái b2	dc
7ô	0-e df
4ãnh đạo	0e 4-b
4ên ^	0a 8-f cj
7chuyên	09
4ý ^	0k 1-i 3f 4-d
6công	3-d 4e
4ĩnh vực	1-9
4ượng ^	39
4ạnh ^	ea
4ập kế	0i 4-e
4ắp ^	0-9 eh
4ẻ ^	09 2-a
6hoặc	29
4ễ phép	0-m dj
4ịch rõ	0-d di
4ớn ưu	0-d ec
4ợi thế	0m
4ực cao	4c
7doanh	0i 4-h
3machines ^	0-f 1j
5intenance and	1h 2-9
fof	0-h 1i
5ke use	0-d 4e
5nagement ^	0c 1-g
eand	0-u 1l
9r ^	0b
6y body	1a
8stakeholders	0-i 4l
5rkets ^	09
5ster's degree	0f
5y biết	1c
4edium voltage	1c
5thodologies ^	0a
9s ^	2a
band	0-h 19 2a
bsuch	19
4indset ^	2-f 4f
band	0-c 1c
6imum ^	cb
5ền đông	0-e ej
5ễn phí	0a
4odern programming	0n 1-g
5lecular biology	29
5nth ^	0-9 ea
5tivated and	0-b 3c
5ve forward	0-d 4e
4usic cognition	09
6t ^	0-g ec
4áy 0	1d
7^	dp e-h
7giặt	09
7pha	09
7tự	0c 2-a
7và	d9
7ở	d-c ed
4ôi trường	0-m eo
4ại ^	0-b 1a
4ềm quản	1g
4ỗi ca	0b e-9
4ột lợi	0b
4ỹ phẩm	0-a
3nang ^	4d e-9
4et c#	0-k 1l
5w skills	0-e 4e
7technologies	4d
4ghe ^	3-9 e9
6iệm 0	be
a^	ca
aquản	09
atrong	1h c-d
aở	0a
8p cao	0e
atrung	0b
avụ	4b
6ề luật	0-c ah
6ệ thực	0m 1-e
5oài giờ	ea
6ại ngữ	0a
5ành quản	8e
9tài	8e
6y ^	0f
8tuần	eb
5ôn ngữ	4e
5ười ^	49
5ại gọi	0a
5ọng nói	e9
5ữ ^	09
4hanh ^	2i e-a
9nhẹn	0e 4-b
5iệm cao	39
9trong	3-b 4j
5à ^	dh
7báo	0-d 9g
7hàng	0b
7máy	0j 2-b
7thuốc	ec
6ng với	0-g 3k
5ân ^	eb
8luật	0-c 7l
8viên	2f
5ất 0	0c bj d-9
5ập khẩu	2b
6t ký	0f 2-e
8tiếng	0b 5-a
4inh ^	0-a ee
4o matter	0-9 49
5rdvik 0	0-c 1d
5sql ^	0b 1-a
4ói lắp	e9
7ngọng	3-g di
7rõ	d9
7được	0-a 3c
4ăm 0	8i
7^	0y 2-9 b-w cb
7kinh	0-f b11
7làm	0-o c16
7quản	bf
7trở	b9
5ng coaching	0-f 3g
8giao	0-e 3m
aải	0d 3-a
8làm	0v 3-r
9ãnh	0c 3-a
8thuyết	0i 3-g
9ổ	0-g 3h
8động	49
4ội ^	0k 1-a
4ữ 0	0m d-9
6^	0-g eh
6cao	0h e-9
6tuổi	0s d-e
3of a	29 39
7ll	0-e 4f
6experience	0-f cr
6kubernetes	0-f 1g
6matter	0-i 2k
7usical	0-h 2i
6new	0-c 4d
6ruminants	0-f 1g
6software	09
7uch	0-b 2d
6the	0e 1-g 2-9 4k
6work	4c
6years	0-c cj
5fice ^	1a
4n a	4f
6experience	0e
6quality	3d
6the	09
6work	0-f 3h
5ce a	db
5e or	8a
5ly ^	0-q e11
4pen source	0-d 2e
4r 0	0a
6a	2-9 ef
6equivalent	1-9 6a
6in	0-g eh
6mechanical	09
7ore	09 1-f be ca
6similar	1a
6with	0-c 1f
5ganizational skills	0k 3-f
4wners and	0a
3part of	0e
8time	0d
7nerships to	0-j 1k
5tterns ^	2a
4eople ^	0-c 3f
awith	0b 3-9
4h ^	e9
5age display	0-h 2l
6ses of	0-j 1l
5u quoc	0-a eb
5ysics or	0-d 8g
5ân tích	29
5ần mềm	0t 1-b 2-d
5ẩm ^	1-f 2n
8hoặc	1e 2-j
5ỏng vấn	1-d 2c
4ipelines ^	0-i 1l
dand	2c
4lace of	0-c 2c
4osition in	2e
5wer wireless	19
4ractices ^	2e
6gmatic and	3e
5eferably from	0-n 2q
9red ^	aj
5ivate cloud	0-d 2d
5oblem solving	0b
as through	0-a 4d
6cesses and	2-a
aing of	0-h 1i
6duct development	0a
bowners	4c
as ^	1a
cinto	0-d 2d
6fessional experience	bg
ds and	4c
6gramming languages	1o 2-e
6ject engineer	0-g 3h
bfor	0a 2-9
as and	4b
4ython ^	0e
ajavascript	0-b 1d
3qua zalo	0b 2-9
6lity ^	0b
band	29
bevaluation	1l 2-a
bwith	0-e 1i
6n ^	1-f 29
5ickly ^	0e 4-9
band	0-a 4e
5oc ^	0-a eb
5yết khiếu	1e
9vấn	3f 4-9
5ản lý	2w 4-i
8trị	0s 2-i
5ận 0	ea
5ốc tế	2c a9
3ra quyết	0-a 1a
4eact redux	0c 1-b
5cord ^	eb
5funds and	09
5gions and	0-i 4j
5lated field	0-a 8c
8ion to	0-9 3b
5port ^	0-b 1e
5quired ^	0g e-9
aments and	1g 3-a
5search center	0-e 1f
cto	0f 1-f
6ponsibility and	3c 4-9
iof	0-h 4h
6t ^	0a
4àng ^	0-g 3i
8dễ	0d
4õ ràng	ec
3s degree	0k 7-a
5in	0-b 9g
4ales ^	0-9 1b
5u 0	0d
4cience or	0f 1-b
4ecurity incidents	0-e 1h
5lf starter	0-i 3m
5nior project	4a
5rvices ^	0i 2-k
4hift ^	09
9and	0-e da e9
8s ^	de
4ide and	09
5nh ^	0-c 2l
5tes ^	ea
4kills ^	0-l 1b 3l 4-c
aand	0-j 1i 3c 4-9
ain	1e
4oftware development	0-w 1v
cengineer	0b 1-9
king	0c
cimprovement	0d 2-a
5lutions ^	0b 1-h 2o
dto	0-m 3b 4d
6ving business	0-b 4f
5und quality	0i
4peaking ^	0-g 5i
6ed separators	0-f 1n
5ring boot	0-b 1g
ajava	0f 1-d
4takeholders and	0-a 19
gon	0-c 4d
6tus or	9e
5rategies ^	1f
6ive for	0-b 3e
4uch as	0-n 2v
5pport ^	0-9 1b
band	09
aed by	0-f 8j
4ystem and	2-b
afor	2g
9s ^	1-e 2o
bfor	0c 2-c
4àng đi	0-d dm
4ạch sẽ	0-e 49
4ản phẩm	0a
4ắp xếp	2-a
4ẽ được	0g 2-9
4ố ^	49
6liệu	4i
4ự ^	ea
3takes ^	0-a 4b
5sks ^	0-b 3h
9and	4b
4eaching and	09
cmethods	0-b
6m ^	0-n 4c
8and	0a
8in	1k 4-9
8of	0g 1-b
8with	0-a 4d
7s ^	2a
9and	0-d 4p
5chnical and	09
dsolutions	09
9que ^	0-d 1g
8ologies ^	2-g 4b
gand	0-c 2j
cy trends	0e 2-a
5rraform and	2b
5st ^	0-i 1m
7ing ^	0k 1-b
4han 0	0-9 bd
6t are	0-b 2e
8makes	0-f di
8people	0-a 1a
5e customer	0-b 3e
7design	2b
7end	0-j 4k
9tire	2a
7field	0-e ef
7market	0-e 2e
7other	0-c 3d
7uk	0-l el
6o bản	0-k 1a 2b
8ca	0-c el
8dõi	0d 2-a
8kế	0-a
8quy	0-9 eb
8tiêu	0-b 4d
8yêu	0-9 ea
6re's no	0-a ed
5oại laptop	0-9 1d
5rough innovation	0-d 4g
bto	0-g 1i
aout ^	0-j dk
5uyết phục	09
6ật ^	8d
9máy	09
5ành thạo	0-f 2g
5áng 0	da
9^	0e de
9kinh	bd
9trở	0-b bk
5ông thạo	0d
5ương mại	0d 1-f
5ạo tin	0a
5ất là	0-a 1e
5ần cầu	0d 3-c
8trách	3y 4-r
5ế ^	0i
5ống đại	0-d dh
5ời gian	0a
5ứ 0	0-a ej
5ực ^	49
8hiện	0-b 4i
8phẩm	0a
8đơn	0-b 1b
4ime ^	0n 1-a
5n học	0k 2-f
6h thần	011 3-u
5ến và	0-c 4j
7g anh	0m 4f
9hàn	0d
9trung	0h
9việt	0-d 3g
6p hiệu	3-d 4b
8tốt	4b
8và	39
9ới	4b
8được	0h 3-d
5ền ^	4b
8án	0-d da
4o 0	0-i bb
6a	0-g 3b 4c
7chieve	4a
8quire	0-k 2k
6balance	0-c 4e
7oth	4c
7uild	0k 2-f
6client	eb
7ollaborate	0c 3-a
6deliver	0-f 3j
6end	1d
8sure	2a
7volve	0-d 3g
6get	0-f dg
6help	0-e 4h
6interact	0g 4-e
6make	0-m 3e 4a
7ove	0-d 4e
6run	0-b 1c
6take	4a
7he	0c
7ravel	0g 3-b
6work	0-f 3c di
5ols like	1-a 2b
8ets ^	0-d 1g
4rack record	1c
6ining ^	0-e 9j
6ng ^	1a
7sparent and	0-d 3f
9ortation card	0c
6vel ^	0g e-a
aoften	ea
ato	d9
5ends and	1d
5ong công	0-a 4n
9giờ	0-c 4g
9lĩnh	c-g e9
9ngành	0-a
5ung cấp	0m
9học	0-c 8g
6yền thông	0a
ađạt	0-a 4c
5ách nhiệm	39
5ình bày	0i 4-a
5ú tại	0-g dp
5ường lạnh	0-f eo
5ạm biến	0-e 2g
5ị kinh	0a
5ở lên	0-1z 1i 6e 7u 8t a-g cb dh
4uyển ^	0-9 ea
5ân thủ	4c
5ần ^	ee
8lễ	0g e-d
8và	0-9 ec
5ổi ^	ec
8từ	0x db e-f
4y ^	0b
4ài chính	0-9 2k
4ác các	0-d eg
7tỉnh	09
4ính ^	0-f 3j
8văn	19
4ăng ca	0c
4ại tỉnh	0-9 ec
5o nghề	0-c 9f
4ế ^	0d
6marketing	1e
4ỉnh 0	0d e-b
4ối thiểu	0-m 4-h dc eg
5t ^	3b e-e
7biết	0-f df
7nghiệp	1g 7i
4ổ chức	0-b 4f
4ừ 0	2h
6chối	4b
5ng làm	0f
4ự do	2b
6động	2b
3understanding ^	0-i 1o
hand	0-9 1k 3-a
hof	09
4p to	0-p 1j da
4se of	0-a 4e
3vision and	0-g 1h
5ên ^	0-k 2g df
8năm	0-d 7o
5ệc ^	0b
8có	0-e 39 eb
8linh	db
9àm	49
8nhóm	3m 4-h
8theo	0-q 2l db
9ại	0g
8với	0-9 3e
8độc	3b
4oltage engineers	0-s 1e 2g
4à biết	4a
6giám	0b
6lễ	0-9 ec
6quản	2a
6thực	0-d 39 49
7rách	49
6xử	0-e 4g
6đam	0-e 4j
4ăn phòng	1-9 2p
4ấn ^	1b 2-g
7và	2b
4ẽ kỹ	1h 2-e
4ệ sinh	2b
4ị trí	0n
4ới công	4d
7khách	0-d 4j
4ụ ^	0-d 4a
6khách	19 2-c 4a
4ực kinh	0-b 2i
3we are	0-c 2d
5ll as	0m 2-9
4hat it	49
5ich you	0-c 2e
4ill be	0-t 8c ew
5nd farms	0-e 1e
5reless systems	2d
5th a	0a af
8data	0-c 3j
8green	0-a 4h
8many	3b
8other	0c
ds	0-a 3e
8the	0-e 2h 3c
8your	49
7in the	0-i bk
4ork ^	0s 1-b 4-b
8in	0-l er
8on	0b
8with	0-c 4e
7ing in	0a
ddependently	0-e 4f
bto	0a 3-9
bwith	3g 4-9
5uld be	0-19 1c 2r ac
4ritten communication	09
3xa nhà	4a
4e máy	0-g dz e-c
4uất nhập	2c
4ác nhận	0-e 9g
4ét nghiệm	0-9 2b
4ử lý	2g 3-e 4i
3year ^	0e e-9
8master's	09
7s and	0r b-x df
9exp	0-e bc
cerience	0c
9in	0-i bb cm
9of	0-l 1-c bk c12
4our colleagues	0-e 3i
8feet	0-f dj
8many	0-a 4b
4êu cầu	0f
3zalo ^	0a
3áp lực	0l 4-c
3âm nhạc	29
3ít nhất	eb
3ô tô	0-a ee
3đi công	0-9 ek
5ều dưỡng	2a
5ện ^	0f 4-b
8thoại	0b
4àm phán	0a
5o tạo	0e
4ã biết	0-f dg
4êm 0	d9
4úng hạn	0-a ec
4ương ^	0e
5ợc 0	0-m dp
8^	ed
8chỉ	0b
8môi	0-9 da
8tiếng	0c 4-b
9ối	0-c d9
8áp	0d
8ưu	0-g ab
4ại học	0d
7lý	0-b ee
4ẳng trở	7c
8đại	7e
4ến 0	ed
4ối tác	0h
4ộ tuổi	0c
5ng 0	0-e 2f
8^	0a
3ưa nhìn	4-a eg
4u tiên	2-9 eb
3ẩm thực	0-c 29 49
3ốp lát	0-h 1i
3ở lại	0-e eh
5phú	0-b ed
3ứng viên	0f
1=0	0f 1-1p 2h 3-14 4-m 5-c 69 7-w 811 9-n al b1k c13
210tr	0b
3m55	ee
465	eb
22+	bf
3.5	2f
23+	0-b bn
3d	0g 1-d
24+	0-b bg
25+	bf
3.30am	0-a ed
26.5	0-9 6j
28h	0-a ec
29x	e9
2a	018 1-m 3-i 4b bh d-c e-9
3bilities	0b
8y	0t 3-d
4le	0k
4out	09 4b e-9
5ve	0-c ei
3cademic	0-y 2f 3j
4cessibility	0-l 1n
5ording	0-a 2d
6unts	0-b 2c
4hieve	0c
4oustics	0-9 2g
4ross	4f
4t	4d
5ing	0-9 3d
6on	09
8s	0d
6ve	0b
7ities	0-d 2f
9y	0-g eh
3djuster	0-c 9k
4min	2c
7istration	09 1-f
4s	2a
4vanced	0-c 4i
7tage	0h
3fraid	49
3ge	d9
5ncy	2a
4ile	0-r 11c 3-e
4ri	8a
3i	0p 1-w 2c
4c	9f
3lert	0-e 3d
4l	0m 1-9
5owance	0b
4so	0d
4ternative	2a
4ways	3c
3m	0a
4azon	0b
4bitious	0-i 3e
3n	01o 1-m 2-c 3-a ab
4alytical	0-s 318
as	2a
4d	02h 1-14 3-h 8-9 d-a ek
5roid	19
4gular	0-s 1v
4h	1-i 5k 6r
4sible	0-9 1b
4tibody	0-j 1m
4y	0e
3pis	0-10 1p 2e
4p	0i 2-9
5roach	4e
3ql	1c
3rchitecture	29
4e	010
5a	0-c eg
5na	0a 2-9
4ticulate	0-f 4b
3s	0v 1-j 7f 89
4sembly	1c
5isting	0c
5urance	0-b 2d
3t	011 1-9 2-b 4-g ee
4tention	3b
5itude	0e
3udio	0-n 1m
6t	09
4thorized	0-b db
5omation	0b
3vailable	0-e df
3z	eb
4ure	0-t 116
2b	0h 1-e 2c
3.sc	7k
4tech	0-9 7d
32	ea
3a	7-i 8r
4chelor's	79
5kend	0d 1-a
6ground	89
6log	0e 1-b
4layage	0-a 1f
4nk	ea
4se	0c
5ic	1-b aa
3e	0v 2-9 7e
4am	0-g 1h
4fore	0f 2-a
4ing	0k
4rlin	09
4st	0e 1-d
4tter	4c
6ing	2b
3i	09
4a	0-b 1h
4ds	1e
4g	0m 1-c
4ll	0-b 2c
4ology	19
4ết	01z 1-n 4-9
4ển	0-9 2b
3lockchain	0-g 1j
5g	0-f dk
3oard	0-a ag
4m	0k 1-i
4ok	0-d ef
6ing	0a
5t	0-h 2p
4th	01b 1-b 2-b
4x	0-b 2c
3po	0-a 1a
3reak	0a
4idges	0-b 2e
5ghtlane	0e
4se	0a
3s	8f
3uild	0-d 1e
7ing	0-a
4siness	0-9 111 3-g
4t	0e
3y	0w 2-a
3à	0b
4i	0a 2-9
4n	ea
3án	0-9 2i
5h	1g
4o	0-k 1p 3-a aj
3é	0-e 2i
3ình	3g
3óc	1-h 2i
3ạn	0z
3ản	2b
4o	0j 1-g ad
3ấm	1a
3ắt	0-b 3h
3ằng	0y 2-a de e-d
3ếp	0-9 2k
3ệnh	09 4-b
3ị	0-9 2d
3ọc	0-9 1b
3ộ	dc
4t	2f
2c	1-i em
3a	0-n 2-f 4-b 7f dk ey
4ble	1b
4lculation	0-i 2l
ds	0-l 2n
5m	3f
4mbridge	0-b 1c
4n	0x d-9
5didate	0e
4o	0d 1-c 2-9 3-b 71g d-9
4pabilities	09
4r	0-9 ed
5d	0-i az
5e	2d
5ry	da
4ses	09
4tegory	0-n 1b dd
5tle	0-p 2p
3ccd	dj
4hn	0a
3d	0-f 2n
3ell	0-w 1p 2b
5ta	9a
4rtification	9g
fs	0-9 aj
9ed	0d
3hallenge	0-g 1k
bs	0-a 4d
aing	4k
5nges	4g
5racterization	0-9 2c
6tered	9e
7s	0-h 2l
4eck	0d 1-9
4i	2a
5ến	3g 4-d
5ều	0-c 2i
4o	0e 49
4uyên	018 2-9 8-9
6ền	0-f 2m
6ển	eg
6ện	0-o 4y
5ẩn	ec
4ánh	0-c ed
4ép	0e 2-d
4í	3c
5nh	1-a 2b 8g e-c
4út	49
4ăm	0-a 3i
4ưa	0b
4ạy	0u 1-e
4ấm	0c
5p	d9
5t	0-n 2d 4e
4ỉ	0h 1-9 2-a am
4ịu	3h
4ối	0-b 4h
5t	0l 1-9
4ụp	0d 1-a
4ức	4d
5ng	0-l 1m 2-d 912
3i	1a
4vil	0-i 1d ab
3lass	1d
4b	0a
4ean	0-f 1e d9 e-9
6r	5k
7ly	3b 4-c
4ient	0-g df e9
8s	2-d 4s
4oud	0i 1-h
7watch	0-h 1n
3ntt	1i 8-c
3o	0-q 3f di
4ach	0-b 3c
7ing	1f 3-f
4de	39
5ing	0f 2-a
4gnition	0-o 2q
4llaborate	3b 4-9
cing	0a
don	0d
dve	09 3-a
6eagues	0-a 4l
5or	0-d 2b
4mbined	09
5fortable	0c
5merce	29
9ial	0-g 1s 2-a 3-a 7j
6itment	0-a 3e
8ted	0-9 3a
6unicate	0i 3-e
cing	0-9 3h
don	0l 1-a 4h
cor	0-c 3w 4-i
5pany	0m
6etent	0d
6lex	0-a 1a
7iance	0-d 1d
6utational	0-11 113
8er	7a
4n	4b
5cept	0e 1-e
9s	0h 2-d
6rete	0-g 19
5sent	2g
6truction	0c
6ultative	0-g 3i
7mer	0-h 1c 29
5tacts	0-d 2f
7iner	0-c 1h
6ent	1o 2-d
6inuous	1-i 3g
cly	4a
6ractual	2a
7olled	1c
aing	19
9s	0a
4operation	0-g 3i
5rdination	0-d 1h
4re	0d 1-h 2a
5vita	0g
4smosdb	09
3pc	0-b ah
3reate	0d
7ive	1c
9ity	3a
4iminal	eb
4m	0m 1-l
4oss	1-c 3i
3ultures	0-b 4e
4rrent	0f
4stomer	0-a 1-d 2b 4h
as	0l
4ối	8d d9 e-9
3àng	014 2-h e-e
3á	e9
4c	01b 1-p 2-j dc
4o	0-b 2r
3ân	ec
3òn	0c
3ó	02e 1-f 2-a 3-n 4-c
3ông	0b 1-a 2d 4-i ef
3đ	0-g 7v
3ũng	0c
3ơ	1j
3ười	0-h 4l
3ả	0p e-e
4m	0-c ed
3ấp	2-h 81a e-d
4u	0e 1-b
3ần	0f
4u	0b 3b
3ắt	0-g 1f
3ổ	0-i 2i
3ộng	1g d-a
3ụ	2i
4c	2c
3ủa	0d e-a
3ử	0-t 71b
4a	0c
2d	0b
3aily	09
5ry	0-z 1l 2g
4nish	0e
4ta	0-9 3a db
4ys	de
3bs	0-m dk ed
4t	0-b 1c
3eadline	0-j 3g 4a
as	0-i 4j
5ling	3b
4canters	0-s 1v
4dicated	0m 3-b
9ion	09
4gree	0r 2-e 4-d 8x
4liver	0a
9y	0d
4monstrated	0a
6s	2c
4ployment	2c
4sign	0-c 2r
8ers	0-i 4n
8s	2c
6re	0-j 3q
4tail	0-f 4l
5ermined	0-9 3d
4velop	0c
9er	0a
bs	4a
9ing	0p 1-h
9ment	0-i 117 4-b
dal	0-d 1g
5ops	0-d 4d a9
3i	0-9 ee
4e	0-b 8g
4fferent	4b
4gital	1-d 2c
4ploma	7a 89
4rect	0-e 4e
8ionality	0-e 1l
4sciplines	0o 2-k
5play	0-f 2j
3na	0-a 1c
3o	0l
4anh	0-f 1-a 2j 4o
4cker	1c
5ument	09
aation	0-j 1h 2b
4mestic	0-g di
3r	0-f ei
4ive	0-r 3w
7n	0-y 2a 4t
7r	0-b 9h
8s	1h 2-a
6ing	0-h 2b ef
3sp	0-9 1a
3u	1l
4rable	0-9 1b
4ties	e9
4y	29
3ynamics	0j
3ài	0-a e9
3ân	0c
3ùng	0r 1-g
3ưới	d9
4ỡng	0-a 2h
4ợc	0-x 2y 7e
3ạy	09
3ễ	e9
3ị	e9
4ch	0-o 2u
3ọn	09
3ụng	0i
3ự	0a
4ng	0-z 1j 2e
2e	0-c 1b eb
3.g	0u 1-e 2-c
3ach	0c
3ducation	0-r 810
bal	0a 1-a 7b
3e	29
4g	0-c 1d
3ffective	0-d 3g
bly	09
5orts	29
3lectrical	1b
5ments	2a
3m	0e
4ail	0b
4bedded	0-c 1e
3nergetic	0-s 313
7y	0-k 19 4b
4gine	0d 2-c
8er	0f 2-a ac
aing	1-g 2l 4-a 7d
as	0-d 2m
5lish	5w
4hanced	0-a dd
4joy	3d
4tire	2b
4vironment	0t 1-9 2-c
3quipment	0-h 2l
6valent	0h
3sop	0a
4pecially	0c
4tablish	39
3tc	0d
4hic	0-f 3h
3valuation	0-i 1c 2a
4en	0b
4olve	0-d 4e
7ing	49
3xcel	0-v 116
7lence	49
at	0z 3-e
6ptional	0a
4isting	0l
4perience	01l 1-h 2-a 4-9 cl e-b
8mentation	0-a 2d
cs	09 2-9
7tise	0e
5ort	0-a 19
6sure	0c
4tradosed	0-t 1v
2factory	1f 2-a
4npage	0a
4st	0-e 4u
3eed	0-k 1n
6ing	0-e 2g
5t	0-f eh
3ield	8c eb
7s	af
4le	29
4nance	0c
8ial	2g
5d	3f
4rst	49
4t	ee
3lexible	4b
4ow	0-a 1a
4uent	0a
3ocus	3c
7ed	3g
4llowing	0f 1-9
4od	0-v 4-9 ap dh
4r	01f 1-h 2-w el
5eign	0-a 1b
5klift	0-n 1b 9g
5ming	0-c 2e
5ward	4c
4undation	29
3ramework	2j
bs	0-d 1-9 2p
4esh	1b
4om	0p 2-d 4b
3ull	1-c d9 eg
4nctional	2-g 4d
4rniture	0-f 1e
4ture	0e
2gages	0-g 2k
4ining	0-d 3g
3el	0-c 2e
4neral	09
4rber	0-j 1q
4t	eg
5ting	0-d 3f
3hi	0k 1-g
4ế	09
3ian	0-a 4b ee
5o	0n
4ving	0a
4ám	1d
4ải	0-9 3e 4-d
4ấy	0-9 9g
4ặt	29
4ọng	0d 3-l dh
4ới	2a
4ờ	0-d en
4ữ	3a
3lobal	09
3o	0-r 110 2-b
4od	0o d9
6s	0-9 2a
5gle	0-b 1h
3phc	0-c 9k
3rading	0-k 1k
6uated	0-b eh
4eat	0h
5en	4b
4oup	0g
5w	4e
6n	0-b 2c
6th	0-f 114 2-9 3-a
3àng	4-c ef
3õ	1a
3ạch	1f 2-9
3ần	0-t ez
3ắn	4-b dd
3ặp	09
3ọi	0k
4n	3-c dg
3ỗ	2e
3ội	0-g 1l
2haccp	0-d 1j
4lden	0b
4nd	0-a ec
6le	1a
7ing	0b
6s	0-c 3h 49
4s	0b
4ve	013
5ing	09
4y	3d
3dv	a9
3ead	0-b 1e
5lth	0b
8care	0-e 1i
5t	0-f 2i
3i	0-c 9g
4gh	19 2-e 7d d9
6ly	3o
4ring	0-g 3h
4ểu	0v 1-9 2-e
4ện	4b
5u	0f
3oa	0-d 29 5i
4ld	09
5idays	0-a eh
4me	0b
4nesty	3a
4tel	0-f 2i
4urs	0-a
5sing	0-c 1f
4à	3b
4á	0-c 1-e 2f ed
4ạch	0-g 2g
5t	2-a e9
4ặc	02p 1-b 2-w a-d e-f
3q	0c
3r	09
3tml5	0-g 1k
3uấn	1-f 2h
4ống	4a
3w	1-9 2g
3à	0d
4m	0i 1-d
4ng	2i 4-g eb
5h	0-a
3ình	0-h 2-c ex
3ạn	4e
5g	di
3ải	1-g 2a
3ằng	0a
3ệ	0b da
3ọc	0-9 1-a 81e e-i
3ỏi	49
3ồi	0-a 2d
3ộ	ee
4i	0a
3ợp	0o
2id	0-a 2c
4eally	0f
6s	0-d 4k
5ntification	1d 2-d
3elts	0-w 51l
3f	0j e-a
3gaming	0d
3maging	0-i 1k
4mediate	0-n dp
4pact	0-b 1h
5lementation	0k 1-9
5rovement	0-e 4f
ds	09
8ing	0-j 4k
3n	018 1-m 4-p ah c-9 d-9 em
4cident	0-b 2e
as	2a
5luding	01b 2-p
4dependent	0-x 3i 9h
5ustries	0-9 2a
9y	0-j 1-a 2y
4fluence	3e
5ormation	1d
5rastructure	0-l 2l
4novation	0k 4-e
ave	0g 3-b
4s	2c
5pire	3i 4-a
5urance	0a
4tegrate	0a
8ity	4e
6lligent	0-g 3j
6r	8f
7act	3b
aing	0-9 3d
7changes	0-j 2m
7disciplinary	0-m 1q
7est	09
7faces	0-c
7nal	0a
9tional	0-d 1d 3-a dl
8et	ec
7personal	0-a 3g
3os	0-9 1c
3s	01g 2-n
4eries	1-c 29
4o	1h
3t	0b 2-9
4s	0b
2jacket	0-e 1k
4panese	5b
4va	0a 1n 2-i
6script	0l 1-b
3enkins	0-b 1h
3lpt	5c
3ob	0r 1-a 2-b
4urneyman	9g
3s	1-9 2f
2kafka	0-a 1i
3eeping	0-e 4h
3hai	0-d
4i	0c
5ếu	29
4oẻ	ef
4á	7j e-e
5c	2-e e9
6h	0j 4-c ec
5m	0a
5t	0-c 3b
4éo	0-a 3d 4b
4í	0-g 2d
4ó	0a
4ông	0-a 1-9 2c 3e 4-b d11 e-j
4ả	0l 3-9
4ẩu	0-b eb
4ối	09
3inh	0n 3-g 4f 9-9 cm d-c e-f
4tchen	0-a 2f
4ếm	4b
5n	1-b 8c ag
4ểm	0d
3now	2a
6ledge	0s 1-c 2-g 4h
3oc	0l 1-i
3ubernetes	0-11 1s 2d
3ênh	1-i df
3ý	0-9 2f
3ết	49
3ể	0i e-c
3ỹ	0h
2l	0-9
3ab	1-b 2p
5oratory	0-g 1-a 8u
4ke	0-d 2e
4nguage	0a
as	1-a 6h
4ptop	0-n 1c d9 ed
4rge	3-f 4g
4yout	29
3c	1e
3ead	2-a 4e
6ership	4d
6ing	1k 3-a
5n	9h
5rn	0e
7ing	1-a 2g
5st	0e
4ctra	0-n 1r
4d	0-c 1e
4ttings	0-d 1e
4vel	0-d 1-b 2-e 8r 9g aq e-c
3icence	0-w ar ee
7se	0-d af
4fe	0f 2-c
6cycle	0-k 1d 2b
5t	0-a df
4ke	3e
4ne	0-d 1e
6s	0-e 2f
5h	e9
5kedin	09
5ux	1a
4ve	0-n dj
6d	1c
4ên	0k
4ệu	2c 4b
3ocation	0f 1-9
4gistics	1a
4ndon	0l 1-d
5g	ec
4oker	0-b 1c
4w	0-i 1k
4ại	79
3uật	0-a 1p ah
3à	01b 2-a e-9
4m	0w 1-b 2-e c-c dw
3ái	1-c ep
4t	0-c 2c
3ãnh	3c 4-a
3ên	2-9 ci e-d
3ý	0-c 1-b 2h df
3ưu	1-e 2k
4ơng	0n
4ới	0-b ed
4ợng	0-b 49
3ại	e9
4nh	0-g em
3ấy	1e 2-9
3ần	0b
3ập	0a 1-9
3ắp	0-j eg
3ễ	0-b 3h ea
3ịch	2c
3ỗi	0-c 1n
3ộ	0-9 ea
3ớn	e9
4p	09
3ợi	0h
3ực	4k e-a
2m	0d
3ainframe	0-d 1i
6tain	0b
aing	1c
7enance	0-q 1s
4king	0-9 2h
4nage	09
8ment	0-l 2c 3-f ah
8r	2f
7ing	0-d 1r
5ner	0h 4-9
5ual	0-h 1i
6facturing	0c
5y	4k
4rine	0-b 1b
5ket	0-9 2n
8ing	0b
8s	0a
4ster	0c
8's	0-a 7p
8cam	0-e 1f
8s	0b
4terial	0-a 1e
as	0-a 2g
5h	0-o 19 2i
5ter	0-r 2o
8s	49
4x	2a
4y	0x 1-t
3ba	79
3ca	0-a 7k
4sa	9k
3easurement	1d 2-a
4dical	1-g 7m
4g	0-g 1i
4ntoring	0-y 1h 3m
4ssage	1a
4ta	0-9 1a
5hods	0-q 1-9 212
5rics	0-h 1j
3icroservices	0-g 1m
8oft	1c
4n	0e
5ded	4a
6set	2-d 4k
5imum	0e
4tsubishi	0-f 1g
3obile	0e 1-b
4delling	0-b 2f
7s	0-a 2d
6rn	1d 2-f
4lecular	1e
4ng	39
5itoring	0b
5o	0c
5ths	0-w cr e9
4re	1-i 2-9 bc cp
4tivated	0-v 3g 4j
9ion	0-j 3j
4use	0-9 1b
4ve	0-i 3c 49
3s	0-j 1b 2b
4c	0-i 7s
3uch	0-g dh
4ltiple	0-c 4j
4sic	0-d 1p
5t	0m
3àu	0-c 1e
3áy	0-n 111 4-c ej
3ình	0j
3ón	0-m 1p
3ôi	0-q en
3ạch	2b
4ng	0-p 1d dj
3ầm	2a
3ẫu	4c aa
3ật	4a
3ắt	0-m dp
3ặc	2-9 e9
3ẹ	29
3ọi	49
3ỗi	0n e-9
3ột	2e
3ới	0-d 7k
3ở	0a
3ỹ	1-h 2c 8b
2n	0-c 7g
33	0-c 6p
3am	1-i 7-c c-9 d25
4ng	4e
4tive	5j
3eed	0d
6ed	0b
6s	0i
4gotiation	0d 3-9
4t	1q 9-9
5work	0-a 1-d 2r
9ing	0-l 3j
4w	1-9 4q
5ly	0-e dh
3ghe	09 3-b
5iệm	0h 1-l c13
7p	1-d 49 8v e-b
5ề	0-h 1d 2-f at
4oại	09 3-n dr
4ành	019 2-k 8-a
5y	0a ef
4ân	1c
4ôn	0-a 4c
4ũ	0-f ec
4ười	0e 49 d9 e-f
4ọng	4-g em
4ữ	4a
3hanh	0b 2-c 3d 49 e-c
4iều	0-b
5ệm	0-f 4m
6t	39
4à	1-l af dh
5ng	0-j 4q
4ân	0-o 1-a 2f 4-e 81a
4ìn	4-d em
4óm	2a 4-9
4ư	0h
4ất	0k ci e-9
4ận	0j 4-b af
5t	0-a 1b
4ẹ	0-d 3p
4ựa	1d
3ight	dh
4nh	0-9 ed
3o	dp
4de	19 2-a
6.js	0-n 1o
4n	0c
4rdic	0b 1-9
4sql	0b
3soperation	0-s 1v
3ursing	ag
4trition	0-t 1e 2f
3âng	0-q 2g 3f
3ói	3f 4-j d-9 es
3ăm	0-n 2-d 8u c1c d-d
4ng	0s
3ại	29
3ắm	0i
3ội	0d 2-c 4h
3ữ	0-c 1-b d1r
2o	0e 2-a
3bjective	0h 1-c
3f	01b 1-y 3-d cn
4f	0a
5erings	09
7s	09
5ice	2g
5s	0-b 4g
6hore	0-r 1w
3n	0k 1-i 2-q 4j d9
4boarding	09
4e	1-k be de
3pen	0-j 318 4-a
5rating	1-c 4e
9on	1-9
bal	0-g 3i
8ors	29
4portunities	0a
cy	0c
4timisation	0g 2-e
3r	01s 1-p 2-17 4-c cl ep
4acle	0-a 1c
4ganised	0-9 3c
8zational	3m 4-j
3thers	0-e 4c
3ur	014 1-d
4t	0f
5side	0b
3wn	0-p d1a
5ers	4c
8hip	0-d 3i
2p	0-f 1j
3age	0-b 2i
4rt	0e
6ner	0-l 3a 4e
9s	0m 4-9
ahips	0-d 2i
6y	0-c 2g
4ss	0-d dj
6ion	3e
9ate	3g
4ttern	0-h 2j
9s	0-e 2m
4yment	0d
3cr	19
3erformance	1-a 2j
5sistent	0-t 1f 3h
6on	eg
8al	3b
4sticide	0-b 1f
3h	e9
4a	0-b 1a
5ge	0-g 1r 2-9
5ses	0-f 2h
4d	0e
4ong	09
4p	0-c 1d
4u	0-9 eb
4ysically	0-b de
8s	0-b 8h
4áp	0g 1-p 2c
5t	0b
4ân	1-j 2n
4ép	0-b 4j
4í	0a
4òng	0e
4ạm	2o 8-e
4ản	0-a 3o
4ần	09 1f 2-i
4ẩm	2h
4ối	1a
4ụ	09
5c	0-e 1f
3ivot	1c
3lace	0d
5nning	0g 2-e
5yer	4b
6wright	0-b 1c
4m	0-j 1j
4ug	0-c 2g
5s	0n
3ms	29
3oints	0-c ei
4rtfolio	0-y d1b
4sition	0p 2-b
5sess	0b
4wer	29
7point	19
3r	0-e 1-l 2b es
4actices	2d
4edictive	0-o 1q
5ferably	0q
8red	0a
5miere	0c 1-b
5school	19
4icing	0-a 1c
5nciples	0-f 2k
5vate	1-a 2g
4o	29
5active	0-t 3v
5blem	3e
9s	0-h 4p
5cess	1d 2-c
9es	2h
9ing	0-o 2t
5duction	0-d 1o
9s	2c
5fessional	0w 1-9
cs	4b
5gramming	0l 1-l
5ject	0f 1-e 4-a ed
9s	0-9 4k
5tein	0-l 1o
6ocol	0b
5ven	0n 1-c
6ide	09
9r	0-e 2h
3ublic	19 e9
8ation	0-a 1b
ds	0-h ei
4rification	0-m 1c 2d
4t	0-b 3e
3ython	1j
2qt	0c
4kd	1b
3ua	0i
5lifications	0h
9ed	0b
7ty	0-t 2l 4j
5n	0g 2-a 4d e-b
6titative	0k 1-j
7um	1a
5y	1f
4oc	0-a eb
4y	0-n 2-b 4n 8i
5ết	29
4ả	0d
5n	2c 3l 4-o
4ận	ec
4ốc	0-9 2k
2r	1s 2-d
3a	0k
3eaching	49
6t	1c
7js	0h 1-d
5d	0h
6y	d9
4conciliation	09
6rd	0-b 3h ea
4dis	0e 1-b
5ux	0-a 1q 2-e
4ference	1d
4gions	0-i 4j
5ression	19
5ulations	0a
4lated	8c
7ion	4c
as	0-f 4c
bhip	3-b 4d
es	4i
5ease	0-i 1m
6vant	0l 1-a ae
5iability	0a
8le	3a
4mote	0d
4port	0-a 2d
8ing	0f 1-b
4quired	0g
9ments	0-b 210 4-c
4search	0-1a 1y 2e
5olve	0f 3-9
6urceful	0-e 3i
5ponsibilities	4a
fy	0-c 4n
5t	0-h 1q
6ful	1d
5ults	0e
4tail	0-i 1m
4view	0p 1-9 2-b
3ight	dj
4sk	1e
3oadmap	29
4le	0u e-c
4tating	0-d 1f
8onal	0-d di
3uminants	0-g 2g
4n	0-9 2d
3àng	0-9
3õ	3d 4-9 e9
3ửa	0d
2s	0w 8-t ae
3afety	ab
4lary	0a
5esforce	0d 1-c
4mple	0-a 1b
4tisfaction	0g 2-e
5urday	ea
4u	0h
3c	0-e dk
4alability	0a
8le	1-b 2d
5ndinavian	5h
4hool	8e
4ience	2a
7tific	0-h ej
4ripting	0-h 1d 2c
3earch	0d 1-c
4ctor	0-9 2b
5urity	0-n 1q 4-a ah
4ed	1b
4lection	0c 1-c
5f	3j
4miconductor	0-f 2d
4nior	0d
4o	0c 1-9
4parators	0-h 2j
4rve	0d
7r	0-c 2h
6ice	0-i 1c
9s	0f
4t	0c 1-a 2a
5ting	49
4veral	4a bc
3harepoint	0a 1-9
6ing	0-e 3k
4ell	0-b 1e
4ift	ek
7s	0-q et
4op	0-j 1f 2c
5rt	0-k 3l
5uld	0b
3imilar	0o
4ngapore	0-9 9h
6le	0-c 1h
5h	0-h 7m d9
4tes	ea
3kills	0k 1-c 3-9 4g
3martphone	0-j dt
4ile	0-d 1h
3oftware	2f
4lid	7g
5ution	0b
as	49
5ve	19
6ing	0-g 4t
4me	0c
4ps	0-9 1a
4rting	0-k 2n
4und	0-h 1y 2-a
4ạn	3h
3pace	0-d eg
5rk	0-i 1o
4eak	0a
7er	6j
5ed	0-l 2n ee
4orts	0-i 3i
4ring	0-1a 11r 2-d
7t	0f 1-e
3ql	0-d 2g
3re	0-f 1g
3tack	0-n 2s
5ff	4a
5keholders	1-z 3f 4l
5nd	0-9 di
7ards	0-9 4c
5r	0-e 2i
6t	0-g dp
7er	0-a 4c
5tus	ab
5yed	29
4orage	0-j 2p
4rategies	0-d 2h
9y	0-f 1m
5eams	2c
5ive	4e
5ong	0q 3-d
8ly	1h 2-c
5uctured	0-a 3h
4udies	0-g 2i
3ubscription	2d
6tations	1-a 2f
4ch	0u 2-k
4pport	ej
3w	1-b 29
3ystems	2u
3àng	eg
3ách	0a
4ng	0n e-i
4t	2l
3ĩ	0-g 29 8f
3ơ	1d
4n	0-a 1o 2-b
3ư	0-n 1r 7-9 ap
3ạch	0-f 4d
3ắc	0-b 2g
4p	0-l 1a db
3ẵn	dd
3ẽ	0f
3ố	0-d 29 4p
3ức	di
3ử	0l 1-g
3ữa	0-b ec
3ự	2-d eh
2t2	e9
37	0-i di
3able	09
4kes	4a
5ing	0-a 3d
4lly	0-l 1m
4sks	0-i 4s
4y	0d
3dd	0g 1-e
3eacher	0-i 1k
7ing	29
5m	0o 1-e 2-9 39
6s	0-r 2k 4k
6work	0-p 3z
4chnical	2-i 3-i 4j 9i
9ian	8a
8que	0-r 2y
bs	29
7ologies	1-9
cst	0-b 8k
by	2b
4lephone	0-k 1k
6sales	0-a 1h
4nders	1-b 2e
4rm	4b
5raform	0-a 1h
4st	2a
6ing	0-n 1h 2p
6s	0-9 1g
3han	cd
6h	e9
5t	0r 2-d 3a 4-9
4e	019 1-1c 2e 3-c d-9 ek
5ir	0l
5m	0c
5o	0r 1-9
6retical	0-a 8h
5re	ec
5se	0a
4i	29
5nk	0-c 3i
7ing	2c
5rd	0-d 1g
5s	0n
5ết	1-d 2d
5ểu	0c
4orough	0-c 3g
5ại	29
5ả	4a
4ree	be
5ough	0q 4-l
9out	0-j ek
4u	0u 1-a 2-e
5yết	3k 4-c
5ê	0-a 2c
5ật	0-j 2a 8d
5ế	0-d 2e
5ộc	0-b 2d
4ành	0l 1-b
4ái	0e 39
5ng	0-c cn ek
4êm	ee
4ì	012 2-h
4ông	0-g 1f
4ăng	0-9 4c
4ư	1b
5ơng	2-f 4j
5ờng	da
5ởng	0a
4ạo	0l 2-g
4ảo	0-e 4h
4ần	0c
4ẻ	0-q 916
4ế	0f
4ịt	0-b 2c
4ống	0-c em
4ời	0-b dd
4ợ	09
4ủ	4e
4ứ	ee
5c	af
4ực	3-9 4t e-b
3ime	1-a 2-9 3a
4n	0-c 1f 2-e 49
5h	0b 3l 4-r
4êm	0-d 1e
5n	0k e9
5u	0b
4ến	4g
6g	1-m 4d 5v
5p	2-9 4f de e-a
4ền	0-h 2-a 49 em
3ms	0b
3o	022 1-p 3-r d-e ee
4eic	0-g 5s
4lerance	09
4ol	0-n 2e 8g
6s	0-d 2d eb
7ets	0-d 2f
4p	2c
5ological	0-i 1l
4wards	09
4àn	ad
4án	29
3rack	0c
7ing	0-9 1b
5de	0-p 2c 4h
5ining	ai
5ng	0-d 1-d 2y
6sformation	0d 2-a
7late	0-c 1e
7parent	0-d 4e
8ort	ed
bation	0m 1-b 2-9
5vel	0-v 1-d 2-9 4-b ds e16
8ling	0-14 d14
4end	0-a 4f
7s	0-a 2b
4iển	1d
4ong	01z 1-h 4-n
4ung	0-i 1-e 6a 7u 8a
5yền	0-k ei
4ách	4j
4ên	0h 1-b 2-l bs
4ì	0b 2-a
5nh	0-d 4d 7c e9
4í	0e 2-9
4ú	0-e ei
5c	2-9 8c
4ưa	eb
5ờng	2-a ej
5ởng	0-j 2r
4ại	0-f eh
4ẻ	0-9 4j
4ọng	0-9 4a
4ở	01c 2-9 8-p cg e-a
4ừ	2n e-a
4ực	0-j 1e de
3uyến	dj
5ển	e9
4ân	3d
4ần	ep
4ổi	c-a dg ep
3wo	0-e dq
3y	0n
4pescript	0-q 1r
5ing	0-b 1e
5ography	0-f 1l
3ài	0d
3ác	2-a 4-f ep
3ây	ed
3ình	4g
3ích	2a
4nh	0-9 2j 4f e-b
3ô	0-x 1k ee
4n	0-9 3b
3ăng	0-h dw e-a
3ĩnh	0-b 4n
3ư	0-f 1x
4ơng	0h
3ại	0s 2-d
4o	0-a aj
3ải	2a
3ập	0a
3ế	89
3ỉnh	0-9 ek
3ối	eh
4t	019 2-v 3-c 4-s 7o 8b d-9 eo
3ổ	4g
3ụi	09
3ừ	0y 1-c 2-p bb dl
4ng	0i
3ử	2a
3ự	0a 1-k 29 3c
2uk	0-v ey
3nderstanding	1-d 2w 4-d
4iversity	0-q 714
3p	0n 2-b
3s	0a da
4e	1-9 4b
5r	1c
4ing	018 1-e 2-q
3x	29
2value	0-d 3e
4tva	0-b ek
3ehicle	0-a ec
4ssels	2a
3i	19
4aducts	0-11 113
4ew	2b
4sion	ee
4ên	0-9 29 8j
4ết	39
4ệc	0k 1-i 3-b 4p d-9
5t	4g 6-a
3lookup	2-b
3oltage	0-h 2m
3à	026 1-e 3-f 4-v
3ăn	6a
3ườn	0a
3ấn	0-a 2c
3ận	0d
4t	0-c 1a
3ẽ	0-r 1g 2m
3ề	01g 1-p 2-a
3ệ	ab
3ị	0l
3ới	011 3-c
3ụ	0-h 1-9 4f aa
3ững	0f
3ực	09 1-a 29
2we	0t
4b	0-n 1m
4ekend	e9
4ll	0g
3hen	0p 4-a e-9
4ich	0p 2-9
5le	0t 4-c
4o	0h
3ide	0a
4ll	0t
4nd	0-m 2h
5e	29
4reless	0-a 2n
4th	01w 1-i 2-s 3-b 4d
6out	09
3ord	1a
5k	0p 1-d 2-q 4-f do ef
6flow	0-e 2g
6ing	0s 2-a
4uld	0l 2-b
3rite	0d
6ing	1c
3sq	0-b 9k
2xa	0-e dh
3e	0-h 1o 2-f df
3inh	de
3oay	0-u de em
3ài	0b
3ác	0-i ag
3ây	0-o 1g
3ã	09
3ét	2b
3úc	0-h ee
3ưởng	0b 2-9
3ếp	0-h 2a ej
2y	0-b 1c
3ear	cw e-b
6s	0-m 2-g 4-9 bf c1v
3ou	01d 2-9 d-9
5're	0b
5r	0g 1-d 2-e 3-b 4u
3rs	0-10 c17
3êu	0d 1-9 3i
2zalo	0-9 1h
2án	0-b eg
3p	09 2a
2âm	2e
3u	0-a 2e
2ép	09
2ít	0g bj d-9
2ô	0-b ee
2ăn	0-l 3c
2đa	09
4m	39
3h	1-e 711
3i	dq
4ềm	0-c 3o
5u	1j 2-9
4ểm	0c
4ện	2g an e-b
3àm	3d
4o	9f
3ánh	0-c 1g
4p	0k e-a
3êm	eg
3ình	eb
3ó	0a
3úng	0-f 3q
3ơn	0u 2-f
3ương	0g 2-a
4ờng	0-o 2g ec
4ợc	023 1-b 2-13 d-a ec
3ại	0-j 1-o 719 ea
3ắp	0-l 1q
3ẳng	0-q 81d
3ến	ec
3ể	0m
3ịa	ed
4nh	0f e-c
3ọc	0o
3ồ	0-r 1c 2i
4ng	09
3ổi	0a
3ộ	0a 1c 2-f 8b e-g
4c	49
4i	eb
4ng	0-f 2g 4c e-9
3ủ	dc
3ứng	09 1-a
2ưa	ei
3u	0o 1-9 dd
2ảnh	2-b ea
2ẩm	0-a 49
2ốp	0-c 1c
2ở	1-9 de
2ứng	0j
1w+=0 0	0d 8b d11 e-19
6^	2-p 6f 8f d-a ep
6bài	dh
6ca	0-9 eh
6days	0e
7eveloper	0-c 2d
6hours	eb
8ặc	0-l 2e 6f
6kim	2a
7ỹ	0c
6lần	0c
6months	0-t bs eb
6ngành	0-f 8p
9y	0m d-b
8ười	0f
7ăm	0-r 1-a 2-g bw c1g d-b
6or	0b
6star	0-d 2i
6tháng	0-a bt dl e-j
7iếng	ec
7o	0-e bb ea
7rở	8e
7uần	0d
8ổi	0-g d-9 e16
7ốt	e9
6wpm	0c
6year	0-d bj
as	b-p c15 e-c
7rs	0-r bg cg
6đến	0-9 ej
41m55 nam	e9
665 trở	eb
42+ years	bf
43+ years	0-9 bk
45+ years	bf
4a b	0-9 1b
7usiness	0-c 2d
6consent	0-e 2g
6fast	49
6research	0-a 4d
6team	0-c 4h
8chnical	0a
5bilities ^	0b
ay to	0t 3-d
6le to	0i
6out building	49
5ccording to	0-a 2d
6ross the	29
6ting as	0-9 3d
8ons ^	09
5ds google	0-9 2a
6vantage ^	0f
5gile software	0-d 1e
ateam	0e 1-d
5lways strive	0-d 3f
5m hiểu	0a
6azon web	0b
6bitious and	3e
5n toàn	ac
8ây	0-b ec
6alytical and	3g
6d act	0-d 4d
8best	2a
8challenges	0-c 4d
9ode	09
alleagues	49
antractual	0-b 2c
8direct	0-e 4e
8effectively	0-f 4g
9very	0-a ea
8flexible	0-a 4a
8grow	0-e 4e
8infrastructure	0-k 2m
8live	09
8night	e9
8private	0-d 2d
aoduct	0-e 4e
8responsibility	0-g 4h
8teams	0-9 2b
anders	0-d 2e
9o	0e 4-b
6h ^	0q 6-g
8giao	6c
8tiếng	09 6-9
8đọc	6a
6tibody engineering	0-j 1m
5pp ^	0f
7lications ^	0-b 2d
his	09
7roach and	0h 4-9
dto	0-c 4f
5ql 2.5	1c
5rchitecture and	09
6ea ^	0-d eh
7na ^	0a 2-9
5s a	0-e 4k
7code	0-k 2l
7laboratory	8b
7well	0n 2-a
5t a	09
7least	0a
6tention to	3b
7itude and	0b
5udio engineering	0-p 1u
6to claims	19
8mation ^	0b
fand	0-f 1g
5zure cosmosdb	0-c 1g
anet	0-k 1l
4b ^	0b
5a degree	7-l 8r
6chelor s	0a
c's degree	79
7kend developer	0e 1-c
8ground as	0-k 2g 89
fin	0l 2-9
6nk holidays	ea
6sic ^	0-9 aa
5eam forming	0-a 1i
6ing part	09
6st practices	0a 1-b
6tter ^	4d
5i excel	0a 2-9
6ds and	1e
6g data	0c 1-b
5oot ^	0-a 2c
5uilding a	0-d 1g
en	4a
6siness ^	0a
dand	0-17 1q 2o
dlevel	0d
dor	0d
dpartner	19
eroblems	0-a 4d
5ài tháng	0-9 eb
6n ^	eb
5án hàng	0-9
8lẻ	1-d
6o ^	0-9 2c
8cáo	0-9 1v
5é ^	0-f 2i
5ình tĩnh	0-9 3g
5óc tách	1-g 2i
5ản ^	0n 2-h
8vẽ	19
6o trì	0d 1-b
5ắt buộc	0a
5ằng lái	0-g dr
5ếp 0	2g
8^	0a
4c ^	0-9 ea
5# azure	0d 1-b
5a 0	0c e-9
7^	0-9 eg
7theo	0-d ef
7xoay	0-h ds
6ble stayed	1b
6n work	0f
6o trong	0c
8đẳng	0-o 1-9 71h
6rd ^	0-a ak
5ccd ^	dj
5ell lines	0-d 2f
9sorting	0-k 1p
5hallenges ^	0-b 4d
cing tasks	0-f 4l
7nges ^	0-c 4f
7racterization of	0-a 2c
6i ^	2a
7ến lược	3g 4-d
6o công	0-d 4d
8thuê	0-a 2c
6uyên ngành	0t 8-9
6ánh ^	0-c ed
6ính ^	0a
aquy	8h
6ưa biết	0a
6ạy máy	0i 1-c
6ấp nhận	da
6ối ^	4a
6ụp ảnh	0b 1-a
6ủ động	39
6ức và	49
7ng chỉ	912
atừ	0-d 1q 2-b
5i cd	0-b 1e
6vil engineering	0-o 1e ab
5lass 0	0-b 1e
6ean and	0-m 1h 3a
6ients to	4a
6oud ^	1f 2-f
apython	0b
9watch ^	0-h 1n
5oach the	0-b 3c
6de ^	0a
9review	0b 1-a
6gnition ^	0-g 2h
6llaborate and	0-a 3k 4-9
gwith	0a
eing with	09
8eagues and	4e
6mmerce business	0-b 2c
bial and	1b
8issioning of	0-e 1g
9tment and	0-c 3f
8unicate effectively	0l 3-j
eion and	0s 3-o
iskills	0-b 3r 4-9
7plex engineering	2e
cinterchanges	0-k 1p
8utational modelling	0-l 1m
aer science	7a
6nsent system	2g
8umer goods	2b
7tent manager	0f 1-c
8inuously with	4a
6re java	0l 1-k
6smosdb rest	0a
5rm ^	0g 1-g
6oss functional	1-b 3e
5ulture ^	0-9 4f
6stomer satisfaction	0f 1-d
6ối tuần	dc
5ycle including	0-h 2i
5àng tốt	011 2-g e-d
5á nhân	ea
6c chuyên	0a
8ngày	0-9 ea
8phần	0c
8trường	89
6o ^	0-e 2o
5ân đối	ec
5òn hạn	09
5ó chứng	0d
7khả	09
8inh	0l
7laptop	0-c de
7thể	e9
8inh	011 3-u
8rách	0-l 3k
7xe	0-m do
5ông cụ	0-j 1e
9nghiệp	2b
cệ	0a
9trình	0-a ed
ay	0l
aác	0-b 4-b eq
9việc	0b e-b
aà	0-e 2e
5đ đh	0-d 7n
5ũng như	09
5ơ bản	0g 1-a
7khí	0-h 1j
7điện	0-9 1a
5ấp 0	89
8cao	8d
5ần tuyển	0-9 ea
6u tiến	3f
5ử nhân	0-t 71b
6a hàng	0c
4dairy cattle	0-o 2h
6nish and	59
6ta analysis	1a
9driven	3d
9lake	0-c 2f
6ys ^	0g e-c
9in	0-n dg
5eadline ^	4c
6dicated and	0b
6gree in	8k
bof	0b
6sign and	0-k 2b 4g
bimplementation	0h 2-9
bof	1b
bpatterns	1f
aers and	4a
8re to	0-j 3q
6veloper ^	0-9 2c
bing people	0-l 1a 3f
bment ^	2c
gand	09
glifecycle	2a
gmaintenance	1h 2-9
gof	0-d 1f
gprocess	09
gteam	0-e 1k
fal toolsets	0-d 1g
7ops culture	09 1-9
bengineer	0-e a9
js	4d
bindustry	0-e 1e
5i chuyển	0-a ef
6gital products	0-c 2d
ctransformation	0a 1-a
6ploma in	7f
cor	8g
6rectionality beam	0-e 1l
6sciplines ^	0o 2-k
5oanh số	0a
5rive and	0-g 3i
9n and	2-a 4f
bto	0-h 3j
5sp team	0-c 1d
5u lịch	1l
6y chiến	0i 4-g
5ài với	4d
5ưới 0	d9
6ỡng sinh	0-b 2e
atrở	29
6ợc hoặc	1-g 2o
9sĩ	0-b 7h
5ễ nghe	ea
7thương	3d
5ị ứng	e9
6ch ^	0-a 2d
9vụ	0-c
5ựng bằng	0-o 1k
4e.g ^	0b
5ach year	0b
5e ^	29
5ffectively ^	0-e 4g
5lements of	2a
5mbedded software	0-d 1e
5nd to	0-a 1e
6ergy and	0-a 4c
6gineering ^	0e 2-i ab
gin	2a
gphage	0-i 2l
hractices	0c
cs ^	0c
7lish ^	5d
cand	0i 5-d
cskills	0-f 5h
6vironment with	09
5quipment and	29
5sop sau	0a
5valuation ^	0-c 2g
fof	1i 2-d
6ery other	ea
5xperience ^	09 2-c ce
fin	0h
fwith	0a c9
gorking	0c
4fast ^	4d
9and	49
5eed evaluation	19 2-9
5ield ^	0-f ef
aand	8c
9s ^	0-9 af
6nancial performance	0-f 2h
5ocus on	3d
9ed and	3g
6r 0	0-l er
8audio	0-9 2b
8better	0-c 4e
7ward in	0-c 4e
5rameworks ^	0-b 2d
5ull time	1-b eh
9uk	0-a de
6nctional teams	2-b 4e
6rniture industry	0-f 1i
4ghi chép	0e 1-e
5ia đình	ea
7n có	0-9 ea
9làm	0-9 ea
7o dịch	1g
9tiếp	0k
6ám sát	0-9 1g
6ải quyết	1c 4-b
6ọng nói	3-9 df
5ood understanding	0a
5reen energy	0-a 4c
6owth of	0-a 1e
5ắn bó	4-b dd
5ọi điện	0e
6n gàng	3-c dg
5ội dưỡng	0-b 1e
4halden group	0b
6ndling ^	0i 2-h
8s on	3i
5igh degree	0a
9level	0-b 1-a 2e 3d
9medium	1c
9performance	1b 2-9
9quality	0b
9speed	0-l 1g df
8ly motivated	0-f 3i
6ểu bản	0b 2-a
6ệu quả	0d
5oa giao	5i
6lidays ^	0-a eh
6urs ^	0-d e9
6w the	2c
9o	1b
6à đồng	3b
6á chất	29
8đơn	09
6ạt động	0i 2-9
5tml5 and	0-e 1h
5uấn luyện	1-f 2h
5à nội	0b
6ng ^	0w 4-k
9bán	0e 2-c
9không	0-9 1c
9theo	0-a 4d
báng	09
aại	0-e ec
aốt	4-9
7h ^	0-m 2q
9máy	0a 2-a
5ình cân	e9
9ưa	eb
5ạn ^	4e
5ải quan	1-f 2a
5ệ thống	0-e db ea
5ọc chuyên	89
8trở	8b
5ồ sơ	09
5ộ khẩu	ee
5ợp đồng	0a
4ideas and	0-g 4h
7ntification and	1e 2-c
5elts 6.5	0-a 5l
5maging and	0-i 1k
6plementation ^	0-a 2d
jand	0k 2-a
7rovement ^	0-g 2o
aing the	0-j 4k
5n ^	0-b 2c
7a	3e
8n	0d
7business	0a
7civil	0-9 ab
7large	0-9 4c
7music	09
7the	0-t ex
7your	0b
6dustries ^	0-a 2a
by ^	0-d 2g
6formation and	19
7rastructure architecture	1-p 2r
ks	0-h 1i
6novation and	0f 4-b
cve culture	4b
6terdisciplinary research	0-o 1r
9national sales	0-h 1j
itravel	0-d d9 eb
9personal and	0-9 3d
7o the	0-d 2e
5os developer	0-a 1a
5so 0	1g
5t takes	4a
4java and	0-9 1a
9javascript	0-i 1j
9nosql	0b 1-a
8script ^	19
5ob description	0e 2-9
4kafka and	1c
5hiếu nại	29
6oẻ tốt	0-c ei
6á trở	0-j 7j
7ch ^	09
ahàng	0a ei
6ông nói	3-g di
ayêu	0c
6ả năng	0l 3-9
6ối kinh	0b 2-9
9lượng	29
5inh doanh	0-o 1-b 2y 4a
9nghiệm	0z 2-b 3-d co d-a e-b
9tế	0a 1g 2-o
6ếm tiền	4b
7n thức	ag
arúc	1-9 8d
6ểm kê	09
5now how	2c
8ledge of	0j
5ubernetes monitoring	0-e 1e
5ế hoạch	2e
5ể cả	0i e-c
5ỹ năng	0u 3-g
4laboratory technician	8a
kologist	2-c 8k
6nguages ^	0a
6ptop ^	1d
6rge collaborative	3-f 4h
6yout ^	29
5c ms	1b
5ead in	0-g 4h
6vel 0	0-y 9h au
a^	0a 8g
aof	4b
5icence ^	ac
cis	0-c ag
6fe cycle	0c 2-b
8cycle as	0-p 2s
7t 0	0-a df
6nh hoạt	ec
6ve in	0-a dj
6ên quan	0h
5ogistics ^	1b
6ng an	ec
9term	0b
6ve to	0k 3-i
6w power	19
6ại khá	79
5uật ^	0-g 1a
9sư	0-d ak
5à lợi	09
7một	0f
6m báo	0-g 1i
9ếp	0-g 1j
8ca	0b da e-a
8việc	1-b 3a dd
5ái b2	eb
8ô	0-9 ef
5ãnh đạo	3c 4-a
5ên ^	ck
8thực	0-b 1b
5ô ^	29
5ý ^	0i 2-e
7lịch	0-c di
5ưu trữ	1-d 29
6ợng ^	49
5ạnh ^	ea
5ập kế	09 3-b
8trình	1-9
8và	39
5ắp ^	0-a eg
5ẻ ^	09
5ễ phép	0-f 3k
5ịch rõ	0-c eh
5ớn ưu	0-e eb
5ợi thế	0f
5ực cao	4e
9ông	0-e 4h
8doanh	0h 4-h
4maintenance and	0-9 1s 2-i
gof	0-i 2i
6ke use	0-b 4e
6nagement ^	0c 2-g
fand	0-c 2b
7ner ^	0b 4-9
7y stakeholders	0-h 4n
6ster's degree	7h
6x ^	2a
6y biết	0-9 2d
5echanical engineering	0p 1-o
funderstanding	0-f 1h
6dical laboratory	1-f 7n
6g ^	0-g 1j
6ta ads	0-9 1a
7hods ^	0-b 2e
cand	0-m 2o
csuch	29
7rics ^	0-i 1j
5icrosoft dynamics	09
6ndset ^	0-b 4h
6tsubishi ^	0-f 1g
5obile app	0a
6dern programming	0-f 1t 2-c
6ng muốn	39
7th ^	0-9 ea
6re modern	0g 1-9
9than	bd
6tivated and	0-p 3e 4d
6ve forward	0-c 4e
5s office	0-c 1g
6c or	0-a 79
5usic cognition	0-p 1v
7t ^	0b
5áy 0	0-i 1a 2d
8^	e9
8giặt	1d 2-9
8tính	0-9
9ự	0c 2-9
5ôi trường	0-i en
5ại ^	0-d 2f
6ng lưới	0-c dk
5ầm non	2a
5ắt tốt	0-f dp
5ềm quản	2a
5ỹ phẩm	0-b 2f
4nam 0	0-l dq
8^	0-b de
8cao	d-a ei
8nữ	01a 1-b d-c
8tuổi	da
9ừ	db
6ng ^	4e
5ew skills	0-e 4f
8technologies	4d
5ghe máy	da
9nói	0m
7iệm ^	cd
bquản	09
bthu	0c 1-a
crong	2h c-d
9p ^	0-d 2a
bcao	0e
btrung	0c
bvụ	4a
bđại	0a
7ề luật	0-c ai
7ệ thực	0n 2-j
6oài giờ	e9
7ại hình	0-9 3-l d10
angữ	0c
6ành bán	0-f 1k
adược	0-n 1o
aquản	09
7y ^	0g
6ân hàng	0-9 1f
6ôn ngữ	0-a 4c
6ười ^	4a
6ại gọi	09
6ọng nói	e9
5hanh ^	0p e-a
6iều ^	e9
7ệm cao	4a
atrong	49
8t tình	39
6à ^	ed
8báo	0-b ag
8gần	0-j dn
8hàng	0d 1-h
8máy	0f
7ng với	0-h 4l
6ân ^	ed
9luật	0-c 8l
9viên	2d
6ất 0	0j ci e-9
6ật ký	0-a 1e
9tiếng	0a
6ẹ nhàng	0-j 3q
5inh ^	0-a ee
5o degree	09
7matter	0-9 49
6de and	0n 1-i
8.js developer	0-o 1p
6sql ^	0f 1-a
6t afraid	3a
5utrition of	0-f 1g
5âng cao	0-9 3f
5ói chuyện	0-i 3q
8lắp	0-9 eh
8ngọng	4-f eg
8rõ	0d
8được	0-9 4d
5ăm 0	8m c-a
8^	0x c-u e9
8kinh	0-f cp
8làm	0-o cu
8quản	ca
6ng coaching	0-d 4g
9giao	0-d 4o
bải	0c 4-9
9làm	0u 4-p
aãnh	0b 4-9
aực	1a
9thuyết	0f 4-d
aổ	0-f 4h
5ắm vững	0c
5ội ^	0i 2-c
5ữ 0	df
7^	0-e ei
7cao	dd
7tuổi	0n e-b
8ừ	0-h ei
7độ	0c
4of a	4d
7experience	0-f co
7kubernetes	0-i 2i
7matter	0-j 2j
7new	0-c 4d
7ruminants	0-g 2g
7the	0a 2-9
7years	0-a cg
6fice ^	2b
7shore substations	0-d 1g
dwind	0-f 1h
5n experience	09
7quality	49
7time	0-c 3j
7work	0-e 4i
7your	0-h dj
6e or	0f 1-f be
5pen and	3c
9to	0-d 3i
5r a	8a
7in	0-i ej
7more	0-b cr
7similar	0a
6ganizational goals	09
jskills	3o 4-e
5ther cloud	1a
5wners and	09
ahip and	0-h 3i
4part of	39
9time	0b
8ner continuously	3g
bships to	0-j 2k
6ssion for	3c
bate about	3a
ground	3b
6tterns ^	0-b 2c
5eople ^	0-c 4g
5h ^	e9
6age display	0-g 1r 2-9
7ses of	0-i 2k
6d student	0d 7-a
6u quoc	0-a eb
6ysics or	0-c 8h
6áp chế	0i 1-h
7t triển	0a
6ân tích	1-i 2o
6ương pháp	1a
6ần mềm	0b 1c 2-h
6ẩm ^	2c
6ối hợp	09
5ipelines and	0-a 2b
6vot ^	0-b 1d
5lus ^	09
5ms ^	29
5ower wireless	2a
9point ^	19
5ractices ^	0b
6edictive processing	0-p 1r
7ferred ^	0a
6ivate cloud	2h
6oblem solving	3e
bs through	0-d 4g
7cessing of	0-h 2i
7duct design	0-c 1c
evelopment	0g 1-9
cowners	4c
cteam	0-a 2c
bs ^	29
dinto	0-d 2e
7fessional experience	0c
es and	4b
7gramming ^	0m 2-l
glanguages	0f 1-13 2r
7ject management	0d 1-9
bs and	4a
5ublic cloud	0-a 1b
btransportation	0c
5ython ^	0a
band	0e 1-d
bdeveloper	0-m 1n
4qua zalo	0a
7lifications ^	09
9ty ^	0a
cassurance	0-b 1d
cevaluation	2c
cwith	0-f 2g
6ickly ^	0c
cand	0-a 4d
6oc ^	0-a eb
6y trình	19
7ết khiếu	2e
6ản lý	2l 3m 4-o
6ận 0	ec
6ốc tế	2d
4react native	0-9 19
aredux	0l 1-k
9js java	0a
7dy to	d9
6cord ^	ec
6gions and	0-i 4j
7ulations ^	0a
6lated field	8c
9ion to	4c
7ease test	0-k 1m
6port ^	0-c 2d
6quired ^	0c
bments and	2g 4-a
6search and	0-f 1i
dcenter	0-e 2f
din	0-g 1j
dto	0e 2-9
7ponsibilities and	0-9 4c
hy of	0-g 4h
5ight to	0-k dl
6sk management	0-a 1e
5ole ^	0e e-b
5àng ^	0-h 4o
9dễ	0d
5õ ràng	3d 4-9 e9
4s degree	0y 8-n
6in	0-e af
5ales ^	1e 2-9
aand	0b
acustomers	0a 1-9
6u 0	0a
5calability and	09
6ience or	0c
6ripting ^	2d
5earch engine	0c 1-c
6curity in	0-b 1i
fcidents	2i
6lection of	0d 1-b
7f starter	0-9 3f
6rvices ^	0c
dand	0k 2-h
6t top	2d
7ting ^	4b
5haring your	0-k 3l
6ift and	0-f ej
9s ^	ea
5inh ^	0-e 2l
9viên	0-o 7o dc
6tes ^	eb
5kills ^	012 4-j
band	4a
bin	0-9 2f
5oftware developer	0-9 2d
kment	0-9 1-c 2n
dengineering	0o 1-g
dimprovement	0-g 1o
dtesting	19
6lid theoretical	0-d 7h
7utions ^	2h 4-d
eto	0-m 4p
7ving business	0-a 4d
6und quality	1l 2-a
6ạn thảo	0-f 3i
5peed separators	0-f 2i
6ring boot	0-a 1h
bjava	1h
9t planning	0f 1-e
5taff ^	4a
7keholders and	0-d 1-h 3g
hon	0-d 4g
7tus or	ab
6rategies ^	0-b 2d
7ive for	4e
7ong organizational	0i 3-f
5uch as	0r 2-i
6pport ^	0-9 2b
cand	0b
5ystem ^	0-d 2e
bfor	2c
as ^	2i
cfor	0a
5àng đi	0-b ek
5ơ đồ	0-9 1b
5ư phạm	1s 7-9
5ản phẩm	0a
5ắp xếp	0-n 1b dc
5ẵn sàng	di
5ẽ được	0g
5ố liệu	4f
5ức khoẻ	di
5ử dụng	0o 1-b
5ự ^	0-9 eb
4t2 ^	0-9 ea
57 ^	0-g dk
5ake on	0-c 3e
8s ^	0-b 4b
6sks ^	0-d 4j
aand	49
5eaching methods	1-c 2g
7m ^	0-9 4b
9and	0d
9in	0c 4-9
9player	3c
9with	0-b 4d
8s ^	2g
aand	0-b 4o
8work ^	0-d 3e
dtốt	0-9 3d
6chnical and	0d
esolutions	0b
aque ^	0-j 2p
9ologies ^	4a
hand	0l 2-g
hsuch	0-a 2d
est will	89
dy trends	0-9 1d
6lephone ^	0-k 1k
7stro education	0-a 1b
6rraform and	19
6st ^	0-h 2m
8ing ^	0j 2-9
cof	0d 1-d
cwith	0-n 1h 29
5han 0	cd
8h hoá	ea
6e customer	0-b 4c
8design	2a
8entire	0-9 2a
8field	0-e ef
8market	0-f 2f
8other	0-d 4d
8uk	0-l el
7o ca	0-d el
9kế	0-d 49
9lịch	0d
6i công	0-9 2a
7nk and	3e
7rd party	0-d 1g
7s role	0a
7ết bị	0-9 19
akế	0c 1-m 2b
7ểu 0	0a e9
6oại laptop	0-a 2c
6ree years	be
7ough innovation	0j 4-g
bout ^	0-k ek
6u tiền	0c 1-a
7yết phục	3e
7ật ^	0-9 8d
7ốc ^	e9
6ành thạo	0l 1-a
6ái độ	39
7ng ^	ec
akinh	c9
atrở	0-c ci
6ì quá	0b 2-9
6ông thạo	db
6ạo tin	0a
6ất là	0-b 2c
6ần cầu	0c 4-b
9trách	4a
6ẻ an	0-a 9d
8nhà	0-d 9g
6ế ^	0d
6ống đại	0-c ef
6ời gian	dd
9trang	1a
6ứ 0	0-9 ee
6ực ^	49
9hiện	4h
9phẩm	1b
9tập	0a
9đơn	2c
5ime ^	0k
9management	3d
6n học	1g 2-a
7h thần	0b 3l 4-r
6ến và	0-d 4g
8g anh	0e 5d
aviệt	4g 5-b
7p tốt	0-b 4k
9và	0-9 4a
9được	0g 4-d
6ền ^	4d
9án	0-c eg
5ms and	09
5o 0	0-o ca ei
7achieve	0d 4-a
7both	49
7client	0-9 ea
8ollaborate	0b 4-a
7end	0-a 2d
8volve	0-d 4e
7get	0-e eg
7make	49
8ove	0-d 4e
7run	0-b 2c
7take	49
8ravel	0b
7work	0-h 4a eg
6ols ^	2a
alike	29
9ets ^	0-d 2f
6pological phases	0-j 1l
5rack record	0a
7ining ^	0-g aj
7ng ^	0-9 2c
8sparent and	0-d 4e
aort ^	0-a ed
dation card	0m 1-b 2-9
7vel ^	0g e-a
boften	0-c de
6ends and	0-a 2e
6ong công	010 4-q
alĩnh	2b
angành	2-9
6ung cấp	0-c 715
ahọc	8g
athực	39
6ách nhiệm	4j
6ên 0	0-n bs
6ình bày	1h
ađộ	7c
6ú tại	0-h ej
6ường học	0d
blạnh	0-g en
6ở lên	01b 2-9 8-p cg e-9
6ực đêm	0-d di
5uyển ^	0-a eb
6ân thủ	3d
6ần ^	0-d ej
9lễ	0g e-e
9và	0-a ec
6ổi 0	0f e-c
9^	ec
9không	d9
9từ	0a
5wo year	09
5y ^	0b
5ác các	0-e eg
5ính ^	0-f 4j
9văn	2a
5ăng ca	0-i dx e-a
5ư 0	29
7duy	1c
7vấn	1m 2-g
6ơng đương	0g
5ại nhà	09
8tỉnh	0-b ed
6o nghề	0-c ah
5ế marketing	2a
6t ^	ec
5ỉnh 0	0b e-9
5ối thiểu	0a
6t ^	0u 2-9 4-b
8biết	2-c ef
8nghiệp	7p 8d e-a
9hanh	0f 4-d
5ổ chức	4g
5ụi mình	09
5ừ 0	0o 2-n bc dj
7chối	4e
7thứ	eb
5ự do	0a
7động	2e
4understanding ^	0-j 2l
iand	0-9 2k 4-a
iof	0l 1-a
6iversity degree	0-e 7n
5se of	0-9 4d
4vi tính	1c
6ên ^	0-m 2f ed
9năm	0-c 8m
6ệc có	0-e
9linh	ea
aàm	49
9theo	0-p 2l
aại	0j
9với	0-9 4c
5oltage engineers	0-s 2u
5à chăm	09
8ó	0b
7lễ	0-g ei
7nhân	2a
7thực	0-c 4j
8rách	0h 4-e
7xử	0-9 4c
5ăn phòng	0c 1-a
5ấn và	2b
5ận hành	0d 1-b
6t liệu	1b
5ệ sinh	2a
5ị trí	0j
5ới công	0e
8khách	0o 4-i
5ụ ^	0-f 4b
7khách	49
5ực kinh	0-9 2d
4well as	0k
5hat it	49
5ill be	0d
6nd farms	0-d 2e
6reless systems	2c
6th a	0b
9green	0-a 4b
9many	49
9others	0-c 4c
9your	4a
8in the	29
5ord excel	1b
7k ^	0s 2-e
9experience	0b
9in	0-p 39 er
9on	0-b dh
9with	3-b 4e
8ing independently	39
cto	09 4-9
cwith	0-9 39 4a
gin	0-b 1b
6uld be	0j 2-b
5ritten and	0a 3-9
ccommunication	39
4xa nhà	0-a dh
5e máy	0-l di ec
7nhà	0i 2-c
8âng	0-g 1g
5uất nhập	2b
5ác nhận	0-e ag
5ét nghiệm	2b
4year ^	0c
9master's	0b
8s ^	09 e-a
aand	0t c-15 eg
aexp	0-e cg
derience	0c
ain	0-f cq
aof	0-h 2-9 c14
5ou know	0-9 1d
7r colleagues	0-e 4g
9feet	0-f ei
9many	0-a 4c
5êu cầu	0h
8thích	0c
9rẻ	0-9 3d
4zalo ^	0-9 1h
4áp lực	0i
4âm nhạc	29
4ít nhất	0c bj d-9
4ô tô	0-b ee
4đam mê	39
5h luật	09
5i công	0-g dm
6ều hành	1a
6ện ^	0e 4-a
9thoại	1a
5àm phán	3d
6o tạo	9f
5áp ứng	0e e-9
5ó 0	0a
5úng hạn	0-d 3f
5ương ^	0e
6ợc 0	0-m eo
9^	0i e-f
9chỉ	0a
9làm	0a e-9
9môi	0-9 ea
9tối	0-c ee
9áp	0b
5ại học	0-o 1-a 719
8lý	ee
5ẳng trở	8b
9đại	8c
5ịa bàn	e9
5ọc hiểu	0i 1-a
8được	19
5ối tác	0d
5ộ tuổi	09
6c lập	49
6i nhóm	0c
6ng 0	0-e 2f
9^	09
4ưa nhìn	ei
5u tiên	0j dd
4ẩm thực	0-a 49
4ốp lát	0-c 1c
4ở lại	0-b ec
6vị	0k
4ứng viên	0k
2=0 0	0l 2p 8i b-k d-o ef
5bài	0-9 eb
5ca	0-a ef
6ó	0-f dh
5days	0b
5kim	2a
5lần	0a
5months	0-w cr e9
5ngành	0a
8y	0i
7ười	0e e-9
6ăm	0-r 2-a c1d
5star	0-e 2i
5tháng	0-f cn
6iếng	e9
6o	0-f ca
6uần	0c e-a
7ổi	0-j c-9 e11
5year	0-e ch
9s	0b
6rs	0-s cx
5đến	0-b ee
31m55 nam	da
68 nam	da
32+ years	ca
33+ years	ce
35+ years	cb
3^ 0	0p bu d-a
53+	bf
54+	0-b bg
5a	09
6ble	0i d-a
6ctive	0b
6gile	0d 1-c
6m	09
6ndroid	0-9 1c
6utomation	0h 1-g
6zure	0-n 1p
5be	0-b 7f
6iết	0h
6s	7a
6uild	0-f 1h
6ếp	0c
5ca	0-9 dc
7n	09
7o	7c
6hấp	0-9 dc
7ịu	0-a 3i
6ollaborate	0a
7nfident	0f 3-d
8tent	0-e 1f
6ó	016 3-h
6ông	0g 1-9
5degree	7b
6oanh	09
6ynamics	0-b 1c
5e	0-9 1a
6ngineering	0-q 1e 7e
6xcel	0-j 1o
alent	0c
7perience	0e
5flexible	0-f 3i
6ull	0i 1-9
5giao	0-m 3s
7ọng	3-o dv
6ood	0-c 1a db
5handle	1b
6igh	0-b 1-9 7e dc
7ểu	0a
5ielts	0-a 5l
6nfrastructure	0-9 1a
5java	1d
6enkins	0-9 1b
6ourneyman	9g
5kafka	0-a 1b
6hách	39
7ông	0-b 3k
6inh	bc
7ểm	0b
6nowledge	0a
6ỹ	0v 3-h
5luật	0b
6àm	1g 3-b
6ương	09
6ập	0o 1-b 3-b
5min	0c
8imum	0k
6s	0-h 7d
5nam	0-o 1-b 7-a d1t
6et	0-b 1u 9-9
6goại	3-f dl
6hà	0-a dc
7ẹ	3d
6o	0g
6ói	0-b 3f
6ăng	0-b 3h
6ắm	09
6ữ	0-g dt
5own	0-i dm
5phân	0a
6ortfolio	0-s dv
6ython	0-e 1g
5qa	0-e 1e
5react	0-c 1d
5sinh	0-f 7q
6olid	09
6trong	0a
6ẵn	0-b dg
6ử	0d
5take	09
6echnical	0a
7sting	0-o 1r
6he	0a
7is	0e
7u	0c 1-a
7ực	09
6iếng	5e
6ravel	0a
7ung	79
7ình	7d
7ực	0-g 1f
6uổi	dc
6wo	0-j dj
6yping	0-b 1e
6ư	0d
6ốt	0e
6ổ	0-b 3d
6ừ	0b
5understanding	0a
5valid	d9
6iết	3f
5we	0e
6ork	0e
9ing	0d
5xoay	0-f di
5you	0t
8r	0e
6êu	3d
5ít	0a
5đi	0-b dj
7ện	0b
6ánh	0-b 1e
5ưu	0c
3a b	1-b 2d
6usiness	0-a 2e
5computer	7b
7nsent	2g
5fresh	0-b 1f
6ull	0-j df
5growth	1a 3-9
5hands	0-m 3o
6igh	3c
5master's	7b
6otivated	0-j 3k
5passion	0-b 3e
6hd	0-9 7c
6ortfolio	0-f di
6roduct	19
5relevant	0e
7search	4c
5solid	0-a 7h
6trong	0-c 1c
5team	0-g 4j
7chnical	1d
6wo	09
4bility to	0m 4-e
5le to	0i
5out building	4a
4ccording to	0-e 2g
5hieve organizational	09
5ross the	2a
5ting as	0-f 4g
4ds google	0-9 19
4gile software	1-9
4lways strive	0-a 4f
4m hiểu	09
5azon web	0d
4n academic	0-9 1g
7gile	19
6excellent	0c
6innovative	49
8terdisciplinary	0-f 1f
bnational	0i 1-9
6open	3c
6toàn	ad
7ây	0-a ed
5alysis development	1h 2-9
5d act	4d
8pis	0-b 1c
8ws	0l 1-c
7best	2a
8uilding	39
9siness	0d
7cell	0-l 1s
8hallenges	0-b 4d
8lient	0-a 39
8ode	0-b 3b
9lleagues	49
9mmissioning	0-e 1g
bunicate	0o 3-m
aplex	0-f 1g
9nfident	0-d 3j
atractual	2c
8reativity	3b
7data	0g 1-c
8esign	0-f 1h
9veloping	3c
8irect	0-e 4e
7effectively	0-e 4g
8ngineering	0f
9joy	3d
8very	0-9 ea
7flexible	0g 3-l 4c
7grow	0-e 4e
bth	0-a 1e
7igaming	0b
8mpact	0-g 1h
8n	3e
9frastructure	1-p 2r
7kubernetes	19
7lean	1-c 9i
8ive	0-b dk
7maintaining	09
8entoring	0-k 3k
8odern	0b 1-9
9nitoring	0h 1-g
7night	e9
8ot	3a
7other	0b
7private	0-9 2h
9oduct	0-b 4e
aject	0h 1-g
7reference	1d
9lease	0-k 1m
9porting	09
9sponsibility	4h
7security	1a
9lf	09
9rvice	0-e 1f
8oftware	0-s 1m 2a
7teams	2b
9chnical	9j
9nders	1-b 2e
8o	0h 4-b
7working	0-b 3e
7you	1c
5h giao	0a
7văn	6a
5tibody engineering	0-i 2l
4pplication data	2b
4ql 2.5	2f
4rchitecture disciplines	0i 2-e
5e organised	0-9 3c
7passionate	0-d 3i
7ready	d9
4s a	0-t 1b 4l
6code	0-k 2m
6laboratory	8b
6part	0-b 3c
aner	3g
6well	0l
4t least	0e
5tention to	4c
4udio engineering	0-p 2u
4zure cosmosdb	09
3b.sc agri	8a
4achelor s	0m 8-g
b's degree	8d
6kground as	8b
5nk holidays	e9
4e able	0-c dg
5am forming	0-c 2e
5ing part	0a
4i excel	09 1-9
5ds and	0-d 2e
5g data	0d
5ết dùng	0l 1-g
8lấy	0-9 1a
8may	0b 1-a
8sử	0e 1-c
8tiếng	0-j 1-9 5x
8đọc	1a
4s ba	7-l 8r
4uilding a	0-d 2g
dn	4a
5siness level	0d
cpartner	29
droblems	0-d 4g
fduct	09
4ài tháng	0-a ec
4án hàng	0-e 2k
5o cáo	0-b 2r
4ì nhựa	1d
5nh tĩnh	4g
4ạn nữ	0-k dq
4ản vẽ	0-c 2n
5o mẫu	aa
7trì	0c 2-a
7vệ	ab
4ằng lái	0-b ep
8tiếng	0l 5-j
4ếp 0	bc
4ị từ	4a
3c# azure	0-c 1e
4a 0	0a
6xoay	0-h eo
6được	0g e-e
5ble stayed	29
5m kết	e9
5n work	0-x 3c dz
5o từ	eg
7đẳng	0-q 81d
4ell lines	0-f 2g
8sorting	0-k 2n
4hallenging tasks	0-h 4j
5o công	0-g 4h
7fanpage	0a
7thuê	0-c 2d
5uyên ngành	0b
5ính quy	8j
5ạy máy	0b 2-a
5ế tạo	2a
5ỉ aws	9c
5ụp ảnh	0b 2-a
5ủ động	4b
5ức và	0-c 4d
6ng chỉ	ap
9từ	0-c 2h
4i cd	0-f 2n
5vil engineering	0-p 2g ab
4lass 0	0-b 2e
5ean and	0-a 2h
5ients and	4a
5oud aws	0-a 1a
9python	0h 1-f
4oach the	0-c 4d
5de review	0b 2-a
5mmercial and	0-9 2a
7unicate effectively	0j 4-i
dion and	0a
hskills	0-w 415
6plex engineering	2b
binterchanges	0-j 2m
7utational modelling	0-l 2m
5nsent system	2c
7umer goods	0-9 2b
6tent manager	0e 2-9
7inuously with	0-a 4b
5re java	0-e 1n
4reate commercial	0b
5oss functional	2-b 4e
4ustomer satisfaction	0g 2-e
5ối tuần	ed
4àng tốt	0e e-9
4á nhân	ed
5c công	0-b 1d
7ngày	0-9 eb
7phần	1c 2-9
7quy	0-c 19
4ân đối	0-9 ed
4ó 0	bb d-a
6bằng	dh
6chứng	0-d 911
6khả	0k 3-d
7inh	0z 19 3-9
7ỹ	0-e 3k
6laptop	0-h d9 ef
6năng	1e 3-h
6thẻ	0-q 910
7inh	0c 3j 4-r
7rách	3-g 4p
6xe	0-c ep
4ông cụ	0-h 2l
8nghiệp	0-c 2h
bệ	0a
8trình	0-b ed
9y	0n
9ác	0-b 4-d ez
8việc	4i e-e
4đ đh	0-h 711
4ũng như	09
4ơ bản	0g
6khí	0-e 2k
6điện	0-9 2b
4ấp cao	7d
7trở	09
4ần tuyển	0-a eb
5u công	0-f 3h
7tiến	49
4ủa khách	4a
4ử nhân	0-t 81c
5a hàng	0c
3dairy cattle	0-p 2p
5ta and	0-j 2m
8driven	2-a 4c
8lake	0-d 2e
5ys in	0-p ep
4edicated team	0a 3-9
5gree in	8c
5monstrated technical	0-9 1g
5sign and	0-p 2a 4h
aimplementation	0g 2-9
aof	0-9 2a
apatterns	0-9 2b
9ers and	0-e 4e
7re to	0-m 4p
5veloping people	0-l 2a 4e
ament maintenance	0-9 1s 2-i
fof	0-e 2f
fteams	0-b 2c
eal toolsets	0-d 2f
6ops engineer	ae
is	0-d 4e
4i chuyển	0-d eh
5gital products	0-d 2e
btransformation	0a 2-9
5ploma or	09
5rectionality beam	0-a 1i
4oanh b2b	1-a 29
9số	09
4riven development	29
4u lịch	2i
5y chiến	3g 4-d
4ynamics 0	2a
ccrm	0i 1-h
4ài với	0e
4ùng excel	0-i 1i
4ưỡng sinh	0-b 2e
5ợc sĩ	0-d 8g
4ễ nghe	e9
6thương	4d
4ị ứng	ea
5ch vụ	0-e 2c
4ụng kế	0a 1-9
8máy	0-j 1p
4ựng thương	1b
3e commerce	29
4ach year	09
4mbedded software	0-e 2f
4nd to	0-b 2d
5gineering or	0-a 8b
fphage	0-h 1s 2-9
gractices	0b
bs mechanical	0-h 1j
6lish communication	0w 3-k
4valuation system	0f 2-d
5ery other	ea
4xcellent english	0-e 5i
5perience in	0c
ewith	0b
5ternal stakeholders	0a
3facebook google	0a 1-9
4inancial performance	0-e 2h
4ocus on	4b
5r 0	eo
7audio	2b
7better	0-c 4e
8ig	0a 1-a
7offshore	0-n 1q
7three	be
4rameworks e.g	0d
4ull time	ei
8uk	ed
5nctional regression	0-9 1a
eteams	2-c 4d
5rniture industry	0-f 2g
3ghi chép	0e 2-d
4ia đình	eb
6n làm	ec
6o dịch	0-9 2g
8tiếp	0b 4g
5ám sát	0-9 2l
5ải quyết	2b
5ọng nói	ee
4ood communication	3e
8interpersonal	3a
8mechanical	0-f 1h
8understanding	0c
4reen energy	0-a 4c
5owth of	0-a 2a
4ọi điện	0c
5n gàng	4-c ef
4ội dưỡng	0-b 2e
3halden group	0c
5ndle short	0-h 3l
7s on	0-a 4k
5ve more	0-c bd
4igh degree	0b
8level	0-9 4b
8quality	0d
8speed	0-k 2d ef
7ly motivated	0-9 4i
5ểu bản	1d 2-a
8tài	0c 1-b
8về	0c
5ệu quả	0b
4oa giao	0r 3-e
5w the	29
8o	2a
5à đồng	4a
5á chất	0-d 2d
7đơn	09
5ạt động	0g 2-e
5ặc tiếng	5d
4tml css	2e
4uống nhanh	0c 4-a
4à nội	09
5ng bán	0e
8không	0-a 2c
8quản	0-a 1a
6h máy	1b 2-9
4ình cân	ec
8ưa	eb
4ằng ngày	09
4ệ thống	0-c em
4ọc chuyên	0e
7hỏi	49
7khối	0m 1-b
7miễn	19
4ồ sơ	09
4ộ khẩu	0-9 ec
4ợp đồng	09
3ielts 6.5	0-9 6j
4n 0	0-a 1h
6a	4b
7n	0j
7utomation	0-q 1s
6being	0b 3-a
6civil	0-o 1e ab
7ode	0b 1-a
7ross	3g
6developing	09
dmental	0-d 1g
6english	5b
6infrastructure	0-a 1d
6java	0-r 1r
6large	3-f 4g
7ondon	0c
6music	0-b 1i
6offshore	0-a 1b
7ne	0e 1-a
6production	0c
6software	0l 1-j
6testing	0w 1-u
7he	0-n 1-a ez
6your	0b
5formation and	0-a 2b
6rastructure as	0-k 2l
5novative culture	0-c 4f
5terdisciplinary research	0-p 2q
8national sales	0-d 2l
htravel	0-c ek
6o the	0-f 2f
4so 0	2h
4t takes	4a
3java ee	29
8javascript	0-f 1g
8nosql	0f 1-a
8spring	0-a 1r 2-d
7script frameworks	0e 2-9
ereactjs	0a
3khiếu nại	29
5oẻ tốt	0-s ey
5ách hàng	el
6m sức	0a
5ông dị	e9
9nói	4-f eg
9yêu	0c
5ả năng	0o
4inh doanh	0-t 2u 49
8nghiệm	1-b c13
8tế	89
5ếm tiền	0-a 4d
6n thức	ag
9rúc	2-9 8c
4now how	2b
7ledge of	0h
4ế hoạch	0-e 2h
4ể cả	0j e-c
4ỹ năng	0o 3-9
6thuật	2b
3laboratory technician	8a
jologist	0-b 8k
4c ms	2d
4eadership skills	0h 4-e
6st 0	0-h be da
9one	df
5vel 0	0-10 a1d
9of	4b
4ife cycle	0c 2-b
6t 0	ee
5nh hoạt	e9
5ve in	0-b eb
5ên quan	0j
5ệu xây	1-b
4ong an	ed
8term	0d
5ve to	0i 4-h
5w power	2a
5ại khá	0-j 7j
4uật kinh	1-d 2c
8sư	0-i ao
4à một	0a
6người	de
5m báo	1-a 2i
8ếp	0-e 2j
7ca	1c
7lễ	19
7telesales	0-a 1g
7việc	1-b 2-d 4j ee
7được	ea
4ái b2	ec
7xe	0-9 1f
7ô	0-9 ef
4ên ngành	0c
7thực	2c
4ý lịch	0-c eh
4ĩnh vực	1-a 2a
4ập báo	0-s 1x
7kế	4-c
4ễ phép	0-g 4k
4ịch rõ	0-c eh
8thái	0b
4ớp tiếng	0d 5-c
4ợi thế	0c
4ực cao	0i 4-9
8ông	0x 4-u
7doanh	49
3maintenance and	0d 2-a
5ke use	0-b 4d
5ny stakeholders	0-g 4p
5ster s	0l 8-d
9's degree	8e
4echanical engineering	0p 2-n
eunderstanding	0-f 2g
5dical laboratory	2-c 8k
5ta ads	0-9 2a
4inimum 0	ca
4obile app	0a
5dern programming	1-m 2s
5re modern	0-a 1j
8than	cd
5ve forward	0-c 4e
4s office	0-c 2f
4usic cognition	0-p 2r
4áy giặt	29
7tính	0-a 2e
8ự	0a
4ê kinh	4c
4ôi trường	0-j el
4ạng lưới	0-b ed
4ắc của	49
5t tốt	0-i en
4ềm quản	1-c 2f
4ỹ phẩm	0-d 2g
3nam 0	dx e-i
7cao	e9
7nữ	01w d-11
7từ	di e-a
4et c#	0d 1-b
7microsoft	09
5w business	0b
7skills	0-g 4g
7technologies	4d
4ghe máy	e9
8nói	0o
6iệm 0	ce
abán	0-b 19
alàm	0i 1-b
aquản	1d
athu	0c 2-b
brong	2h
bừ	0-d bh
avề	0b
aở	0e
8p cao	7d
bđ	7b
atrung	0-c 7m
avụ	2-9 4a ab
ađại	7e
6ề luật	0-d aj
6ệ thực	0d 19 2-k
5oại hình	0-9 4-j ew
9ngữ	0b
5ành bán	1-d 2i
9cơ	0-9 1c
9dược	1-g 2o
9kinh	0-c 1h
aế	1a
9tài	0a
9vật	19
6y tuần	ea
5ân hàng	0-9 2c
5ôn ngữ	0-d 4d
5ọng nói	0-9 eh
5ữ anh	0-c 2a 5h
4hiệm cao	0n 4-g
ahi	2a
9trong	0e 4-a
5à báo	0-b ag
7gần	0-j en
7hàng	0c 2-9
7máy	0l 1-9
7ở	29
6ng với	0b
5ân luật	0-d 1v
8viên	2e
5ất 0	ch
5ận làm	dd
8tăng	0-d dk
6t ký	0-b 2d
8tiếng	09
5ẹ nhàng	0-j 4q
4ight shift	e9
4o degree	0a
6matter	0-9 49
5t afraid	49
4utrition of	0-g 2g
4âng cao	4b
4ói chuyện	0-j 4q
7lắp	0-a eg
7ngọng	4-e eg
7rõ	0d
4ăm 0	8q
7kinh	ck
7làm	0r c-a
7quản	3i
7trở	0-h ci
5ng coaching	3-e 4f
8giao	3-i 4n
aải	3c
8làm	0-c 3p 4-m dc
9ãnh	3c 4-9
9ập	3e
9ực	2a
8nghe	0h
8thuyết	3g 4-b
9rình	1d 3-a
9ư	1d
9ổ	3-f 4h
8đọc	0-e 1h
4ấu ăn	0-b
4ắm vững	09
4ữ 0	0-c d14 e-l
6cao	ec
6dưới	d-a ec
6tuổi	0e e-h
7ừ	0-9
6độ	09
3objective c	2a
4f a	4f
7udio	0-g 1h
6experience	0-s cz
6how	0-b 1c
6innovative	0b 3-9
8ternational	0-e di
7t	0-9 19
6kubernetes	1-b 2j
6matter	0-h 2k
6new	0-a 4d
6predictive	0-b 1d
8ofessional	0a
6responsibility	3a
7uminants	0-g 2g
6the	0m 1-f
6working	19
6years	cd
5fshore substations	2g
cwind	0-g 2j
4n computational	0-l 1m
6time	0-b 4h
6your	0-h ei
5ce a	0-9 eb
5e or	c9
4pen and	0-a 4a
8to	0-d 4h
4r 0	0a
6a	8a
7s	7g
6equivalent	0d
6in	0-i ej
6mechanical	0h 1-h
7ore	1-g cq
6similar	0d
5ganizational skills	0-i 4m
4ther cloud	0-c 2b
9stakeholders	0d 1-9
4ur data	0-b 1b
7telstro	0-a 1c
4wnership and	0-f 4g
3part of	0-9 4d
8time	0a
7ner continuously	4a
5ssionate about	0-a 4f
4eople and	29
4hage display	0-g 2k
6ses of	0-j 2j
5d degree	89
5u quoc	0-a eb
5án tốt	0c 4-9
6p chế	0i 2-h
6t triển	0a
5ân tích	2a
5ần mềm	0f
5ục khách	0l 4-h
4ower wireless	2b
4redictive processing	0-q 2s
6sentation skills	0h 4-g
5ivate cloud	0-9 2c
5oblem solving	0-9 4h
as through	0j 4-g
6duct design	0-c 2c
dvelopment	0h 2-a
bowners	4c
bteam	0-e 2f
as into	0-e 2e
6gramming languages	0d 1-a
6ject management	0d 2-b
4ublic cloud	2a
atransportation	0m 1-b 2-9
4ython javascript	0a
3qa python	0a 1-a
4c may	0a
4ua zalo	0-9 1h
6lity and	4a
cssurance	0-b 2d
bevaluation	2c
5ickly and	0-g 4g
5yết khiếu	2e
5ản lý	0-9 2u
5ận 0	ed
5ốc tế	29 aa
3r java	0b 1-a
4eact native	29
9redux	0-9 1l 2-c
8js cloud	0b
bjava	0f 1-b
6dy to	e9
5lated field	8c
8ion to	49
bships with	0b
6ease test	0-k 2n
5sponsibilities and	0-c 4d
4ight to	0-l el
5sk management	0-a 2b
4ole devops	0-e 1e
4àng dễ	e9
4õ ràng	0-9
3s degree	0z 8-o
5in	0-e af
4au 0	0i
4earch engine	0c 2-b
5curity in	0-c 2g
ecidents	2b
5lection of	0a 2-9
6f driven	49
8starter	0-a 4c
5nior python	0-m 1n
5t top	2d
4haring your	0-k 4l
4inh viên	0-n 8l ec
4oftware developer	0-d 2f
jment	1b
cengineering	0o 2-j
cimprovement	0-g 2o
5lid theoretical	0-b 8h
6ving business	0-a 4d
bskills	0q 4-n
5und quality	2c
5ạn thảo	0-f 4h
4peed separators	0-h 2j
5ring boot	0-h 2p
8t planning	0f 2-e
4ql server	2d
4tack development	29
6keholders and	0-b 4e
5rive for	0-b 4e
6ong commercial	0-9 1i
aorganizational	3n 4-e
4uch as	0i
4ystem and	0-b 2d
4àng làm	0-f dm
8đi	0-g ej
4ơ cấp	ab
6đồ	2e
4ư phạm	0-c 2o 8-d
4ản phẩm	0c
4ắp xếp	0-q 2a ej
4ẵn data	0-9 dd
7sàng	eh
4ẽ được	0f
4ố liệu	0-9 4d
4ức khoẻ	ef
4ử dụng	0j
3take on	0-a 4e
4eaching methods	0-d 2g
6m player	4b
7s to	09
5chnical solutions	0a
aian medical	7b
8ologies reactjs	0-j 1j
gsuch	09
cy trends	0-b 2e
5lstro education	2c
5sting of	0d 2-a
4han 0	0-9 b-c cb dh
7h hoá	0-9 eb
5e backend	09
7customer	0-b 4c
7danish	0g 5-b
8esign	0-e 2a
9velopment	0-f 1f
8ynamics	0-9 1a
7e	0-9 19
8mbedded	0-f 1f
8ntire	2b
7field	0-d ef
8ollowing	0d 1-9
8urniture	0-c 1g
7market	0-g 2g
7nordic	0b 1-9
7other	0-c 4d
7phd	0f 7-b
7right	0-c dl
7sales	0a 1-a
8oftware	0-b 1g
7technical	0b 1-a
7uk	0-l el
7wind	19
6o ca	0-f ek
8kế	0-h 4b
8lịch	0c
8nhóm	4a
5i công	0-b 2c
6nk and	0-d 4d
6rd party	0-c 2g
6s role	0a
6ết bị	2e
9kế	0c 2-a
6ểu 0	0-i de
5oại laptop	1d
5pt trở	0g 8-c
5ree years	cb
6ough innovation	0h 4-d
5u tiền	0c 2-a
6ật máy	09
5ành thạo	0j 2-c
5ái độ	4a
6ng 0	d9 e-9
9kinh	0-b ch
5ích công	4b
5ông tư	29
5ương kinh	8a
5ạo tin	1c 2-9
5ần cầu	3c
8trách	49
5ẻ an	ac
7nhà	0-b ag
5ống đại	0-9 ee
5ời gian	el
8trang	0-9 2c
5ứ 0	ed
5ực có	3b
8hiện	4b
8phẩm	2b
8tập	09
4ime management	4e
5nh thần	0c
5ếng anh	6u
9trung	6a
9việt	4g 6-a
6p tốt	0l 4-d
8với	0d 4-b
5ền án	0-e eh
4o 0	0-9 ca d-b eh
6achieve	0b
6both	4a
6client	ea
7ollaborate	0-a 3k 4-9
8mmunicate	0b 3-a
7reate	09
6detail	4b
8velopment	0-e 1g
6end	2d
7stablish	39
7volve	0-d 4e
6find	0-9 3f
6get	eg
6keep	39
6learn	0b
6make	4a
7ove	0-c 4e
6run	0-b 2d
6solve	19
6take	0-e 4a
7ravel	0-n dz
6work	0-p 39 4b eh
5ols and	0-d 2e
5pological phases	0-i 2k
4rack record	0a
6nsparent and	0-e 4e
9ortation card	09
6vel to	ea
5ong công	0u 4-j
9lĩnh	0c 1-e
9ngành	0-w 1x
9đó	0a
5uly passionate	0c 3-b
6ng cấp	0-f 812
5ách nhiệm	0-c 4n
5ên 0	b-o cq
5ình bày	2d
9độ	8b
5ú tại	0-j el
5ường học	0a
alạnh	0-h en
6ởng bếp	0b 2-a
5ở lên	0l ci
5ực đêm	0-c ei
4uân thủ	4e
5ần lễ	0a
8và	0-h ei
5ổi 0	0-b di
8cao	0b e-a
8không	eb
8sức	dc
8tốt	7d
9ừ	ec
4wo year	0b
4ype full	0a
4ài chính	29
4ình huống	4a
4ính nam	09
8văn	0b
4ăng ca	0-h eo
4ư 0	29
6duy	29
6vấn	2a
5ơng đương	0g 2-a
4ại nhà	09
7tỉnh	0-c ee
5o nghề	0-c ai
4ỉnh 0	0b e-9
4ối thiểu	0c
5t chịu	3a
7không	dj
7nghiệp	8x
7với	49
4ổ chức	4d
4ụi mình	09
4ừ 0	0-w 2-e bg c9 er
6chối	0-b 4h
5ng làm	0a
4ự động	0-c 2h
3ui ux	29
4nderstanding of	0d
4se of	0-a 4d
3vi tính	0-9 2d
5ên năm	0-b 8q
5ệc có	3-b 49 e9
8linh	ea
8theo	0-n 2l
9ại	0i
8và	2b
9ới	0-a 4c
8độc	49
4à có	0-e 3l
6giám	1d
6lễ	0-f ei
6nhân	2a
6theo	39
8ực	4h
7rách	3g 4-d
6xử	3-b 4e
4ăn phòng	2a
4ận hành	0d 2-b
7tải	29
4ệ sinh	2c
4ị trí	0f
4ới công	0b
7khách	0l 4-f
4ụ bảo	0-a 1f 2-9
6khách	4a
4ực kinh	2d
3web services	2a
5ll as	0j
4hat it	4a
4ide technology	0-c
5ll be	0a
5th a	0e
9ws	0-9 1a
8building	0l 1-j
asiness	1-a
8cloud	0b 1-b
8existing	0a
8green	4b
8many	49
8operating	0b 1-a
9ther	1a
ds	0-b 4c
8passion	0-f 3k
8security	1c
9takeholders	3g
8your	4a
7in the	29
4ork in	0-u 4a en
8on	eb
7ing independently	49
bwith	0-c 4m
fin	0-b 2c
5uld be	0a
4ritten communication	0-e 39
3xa nhà	0-b ef
4e máy	0-k ev
6nhà	0e 1-9
7âng	0-h 2g
4ác nhận	0-e ag
4ây dựng	0-b 29
4ử lý	4a
3year master's	7c
7s and	0-g ei
9in	0a
9of	cd
9relevant	0c
4ou always	0-d 3f
8re	09
7know	2b
7like	0-c 3f
8ove	0-c 3d
6r colleagues	0-f 4g
8feet	0-f eh
8many	0-c 4d
4êu cầu	0d
7thích	0c
8rẻ	0-a 4d
3áp lực	4b
3ít nhất	0j ci e-9
3ô tô	0-d ee
3ý thức	4a
3đh luật	09
4i công	0-i et
5ện thoại	29
9ử	2a
4ào tạo	aj
4ó 0	be
4úng hạn	0-d 4f
4ược 0	b-b eo
8ca	df
9hỉ	0b
8môi	ea
8tối	0-a ee
8áp	09
4ại học	0-t 81h
7lý	ed
4ến 0	eb
4ịa bàn	eb
4ọc hiểu	0g 2-a
7tài	0-b
7được	2a
4ối tác	0c
4ộ tuổi	0f d-9
5i nhóm	0b
5ng và	0b
4ức tốt	0-9 4d
3ưa nhìn	4-c ej
4u tiên	0j ea
3ẩm thực	0-a
3ốp lát	0-c 2c
3ở lại	0-b ed
5vị	0b
3ứng viên	0k
`;
