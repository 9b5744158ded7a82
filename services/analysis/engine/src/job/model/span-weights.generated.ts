// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	1-c 3-u 4z 8a 9g a-d b7 c-b d-x eq
0a=^	0j 1-h 2e 3h 5-16 6-k 7w 8-d 9f a-m b-c db ek
30	0y 1n 2-w 3i 4-t 5l 6-m 7r 8-q 9n a-o bp c-w d11 e-16
31	0-f 1-m 2j 3f 4i 5-1a 6t 7-a 8g 9-h ai ch d-p
32	2b 3h 6-k 7d 8-w 9b ba c-f di
33	27 3-e 4-e 78 8g 98 a-o b-e d-j e14
34	1-a 28 3-j 4n 5-n 8d 9-a ad b-12 cl et
2ability	0-g 1c 2-b 3q 5v d-7 e-c
90	0j 4-b
91	0-n 310 4-b
92	0-w 3-8 4k 5e
93	3-d 5f
94	0l 2-8 3c e-7
4le	0-9 1-8 27 3h a-d c-7 di ed
60	0h 4-7
61	4-7 di
62	0-g 1b 3a 4-c ek
63	0-10 17 2h 4-8 d8 eh
64	0n 1-k 3d 410 a-9 e-r
2background	0-k 2-a 4-7 8i a-7 ba cw
c0	88
c1	0-c 1a 88
c2	0-8 27 88
c3	0l 7-9
c4	0-l 1-7 78 bb cx
3iết	0-19 113 2b 3l 4a 5q 61l 7-c 8-i 9-i a-u b-9 c-g d-j
60	0-s 11b 2-h 39 4-8 5l
61	1-n 2k 6r
62	0-j 1i 6n a-7
63	0-a 2a 37 4e
64	0g 68 8-7 a-c c-8 en
3ằng	2-7 3-b 4-g 5-e 6-b 7l 8g 99 a7 df
60	0-a 5-f 7d 9c a-7 dc
61	2-f 6-d 8b em
62	1-7 aa
63	0-8 78 da
64	0j 2h 4-8 e-t
2certificate	0b
d4	09
cion	0-x a19
f0	a8
9ed	1-d 2-7 ag
b0	a7
b1	ab
b2	97
3hỉ	0k 1-1l 2-1e 8-d 917 a1k d7 e8
50	0-e 1-h 2-a 9l az
51	1-c 2-a 9f ak
52	0c 2-8 a8
53	0-7 3d a8
54	0v 1-l 2-f 8-8 9a a-e d7 eg
4ứng	0e 1-d ak
70	0-b 29 am
71	09
3ó	0c 2-u 3-l 47 5-7 7-b 8-i 9m ae c-g d1h ea
40	2-e 39 4-k 9y a-e bb c-b d8 eh
41	0-s 2-8 3-f 4v af ca ea
42	0-m 19 47 aj c7 e-9
43	4-e ab dj e-b
44	01t 1-a 3-8 a-h b-c c-m dl
2degree	0u 2-z 3-h 4-f 8b 9e am da e-8
80	0a 88 9a
81	77 8a
83	0q 1-f 3-7
84	1g 2-t 7-7 97 ao dc
2excellent	0-d 1-g 2-9 3z 4-j 5d d8 eg
b0	0-k 3i 4-8 5e
b1	29 3-b 4c
b2	db
b3	1-7 4-8 ea
b4	1-8 2-9 3r 4-d e8
4perience	09 3-7 5-7 7d 8r ac c-i d-e e-k
c0	0g 1-9 2-b 3-7 98 bf
c1	0m 1-8 27 3-8 7-c 8b a8
c2	7b c-8
c3	0-u 1l 3-8 8b
c4	3k 47 7d d-7 e-a
cd	1g 3-9 4-d b9 c8
d0	08
d1	0-a 1g
d4	1b 2-8 3-7 4-c b9 c9
cs	1d
d1	18
d2	28
d4	09 18 2-8
7t	1c 2-7
82	0-a 19
83	18
84	0j 1-8
8ise	07 2g 4-7
b2	1-9
b3	18
b4	2d
2fluent	0i 1-9 2-8 5b
84	0d
2good	0-j 19 2h 311 4-o 58
60	0-k 1f 59 e8
61	0-m 210 4-8
62	37 48
63	0d 2-8 3o 4-o
64	09
2hiểu	2u 4g e-8
60	1h 2-g
61	0d 1-b
62	0-g 1h
63	1-b 29
64	1-g 2t
2including	09 1q 2-s 4-e eh
b0	0-b 1h 2-d da
b1	0-b 2a
b2	0-o 18 2e
b3	0e 2-e e7
b4	015 2-p
4terest	0-a 2j
a2	0-8
a3	0-f 2g
a4	08
2khả	0n 4-8
50	0n 4-8
3inh	1-x 2x 48 87 a-f cx d-a e-k
60	0-f 1-g 2m 47 a-9 c10 e-a
61	1-e 2e 89
62	0b
63	0l 2-b
64	0-f 3e 49
4ến	0-a 1-c 2-c 8s ad
60	2-8 89 ad
61	8a
62	8a
3nowledge	0-d 112 2d 37 4f 8-7 a-8 c-7 d-8 e-c
b0	0t 1-c 2-a
b1	0-k 113 2-c
b2	0a 1-j 2c 39
b3	0-1d 118 2m 3-d
b4	0h 1-e 3a 4f
3ỹ	0v 1-v 47
40	1-7 2a 3-7 49
41	1-d 3e
44	0h 2-8
2like	1l 29 3-9
60	0-d 18 4a
61	1c
62	0c 1-c
63	08 1-c 29
64	1o 4-8
2mềm	1a 2b
50	0-s 1o 2b
51	0-7
52	0i 2-h
53	0k 1-i
54	2c
2nghiệm	0l 19 2u 3-i 4-y 7-9 8-f 9-8 a-p bn ct
80	1o 2-9 4-8 bh
81	1-c 2u 4-7 b-l cp
82	0v 1-r bg
83	0-b 2-7 c9 df
84	1j 2h 3-8 4-c 7-7 8-8 a-b em
7p	1e 2n 3-i 4-o 718 8m 9-7 a7 b-7 c-d e-q
80	0-i 2-k 7t 8f a7
81	0-i 2-8 7h ab d9
82	0i 2c 4-7
83	1-7 8n
84	0n 1i 2x 4-b 8-n a-9 e-8
4ành	2l 3-b 7f 8a a-a bb d-9 e-h
70	0-m 1n 28
71	1-a 2m
74	0o 1-i 2-7 4-7 7d 8b b7 e-7
3ăng	07 1-j 2d 3c 4v 8-9 a-a c-8 d-7 ec
60	0-t 19 27 3d
61	0-m 1-f 2p 4i
62	37
63	0r 3-e 4-a
64	0t 1-a 2-n 4l
2passion	0-n 17 2e 48
91	0-9 17
92	27
93	0-a 28
9ate	0c 1-d 2-k 3-b 416
c0	0-7 4g
c1	0-8 4g
c2	0-c 4j
c3	0-f 4l
c4	01i 1-7 2-b 4-t
3hần	08 1-c 2h
60	0a 1-7
64	1-8 2h
3roficiency	1-d 5d 6e
d2	0-9
d3	0e 1-f
d4	0-f 5e 6e
bt1	0-9 18
c4	0g
2skill	0-m 4m
71	37
74	0-f 4h
7s	0-d 2-r 3u 5l 67 a-9 d-8 e-c
80	0t 1-a 2-8 4-e 58 78
81	4-a 68 88
82	2a 39 4-b
83	2-f 39
84	0-19 1f 2-9 3e 410 59
3trong	4o e-9
80	0-j 1e 3h 4-7
81	0-l 18 28 4h
82	0a 4-8
83	0b 1-b 38
84	0e 1-8 3-f 4q
3uch	0d 11o 2-x 3-7 4-a
60	0h 2-7
61	1b
62	1b
63	1h 2-a
64	1s 4-7
2thành	014 1-j 2-l ed
70	0i 2-c
71	e8
74	0j 1-8 2-7
4ạo	1a 2u 3-a 4-h eb
60	1a 2-c e8
61	ea
62	08 1-8
64	1e 2r 3-7 4-b
4ần	2-a 38 en
60	0-7 38
61	0-b 4i
62	0o 4-m d9
63	e8
64	0-8 ej
4ức	1-d 48 ac
60	2-8 ad
61	47
62	27
64	09
3inh	09
60	09
3ốt	0-f 1-9 2-u 4u 8n a-9 b-9 c-e di er
50	0b 1-g 2-7 8r dc e-j
51	2-c 3-7 4n e8
52	0-k 48 ea
53	0-t 38 4g eh
54	0p 17 4-k b-7 c-9 ec
2understanding	07 1g 2a 4-7
f0	0d
f1	0-d 1k
f2	08 1-8
f3	0-7
f4	29
3sing	0-a 11p 2-m 4-a
70	0-k 111 2-c
71	09 2-7
74	1h
2về	0-c 1d 29 4-c cs e-9
40	07 1f 2-f
41	28
42	18
43	0-c 2g
44	0-b 1-8 cu
2with	0e 1-j 29 3-w 4h 7-g 8-i 9l c-a es
60	0-k 2-r 4g 5d b8 dn
61	0-h 19 49 6e 98 a-7 d-c e8
62	0k 1-17 216 3-c 4-b d9
63	0a 1i 3-g 4-f ac eb
64	0l 1-8 4i 5-b 9i c-8 d-9 ec
0b	01l 117 2-x 3-7 4-w 6-g 7d 9t b-l c-12 da e-o
0g+=!	2d
3"	08
3%	dd
3&	0-w 1d 2w 4-d 8b e9
3(	0-1d 2c 4-9 8o 9h a-8 d-7 e10
3)	016 11j 2-x 3-8 4-h 6-7 8f 9b c-b d8 e-1e
3+	e8
3,	0-24 2y 422 5-b 6-k 7-g 8-u 97 b-t c-1b d11 e1v
3-	31d 4-j 5-c 7-8 8-7 bk c-a dw e-r
3.	01e 1-u 415 7a 8-e a-m b-c d-d e-e
3/	0-r 114 2-7 3-b 4-h 5-8 71j 8h b-w c-e d-i ec
3:	02q 1-n 4-h d-e e-c
3;	0h 1f 3a 4-10 e9
3=	0-c 5-7 6d ab
3?	0b 2-a 4d e-e
3_	0-j 1-u 2-v 3-14 4-q 51k 6a 7-8 8-8 9a as b1a c1k d-p e-h
3–	0g 17 2-a dh e-k
3…	0c 1a 2-g
3�	ec
1-="	08
3$	07
3%	0-f dd ee
3&	0-d 1p 2b 4-7 8b
3(	01k 11d 2-16 3-g 4-g 7-j 8a 9b bh d-h e-s
3)	2-e 3b 58 ab c-b df
3+	0-7 e8
3,	0x 13h 2-4s 33s 4-3o 6-i 7v 8-k 920 a-16 b-d c-18 d3k e-2g
3-	1-2w 238 3-17 421 7-a 8-9 a-7 b-l cb d-s ex
3.	0c
3/	0-j 1j 2a 3-7 4-g 6-b 71p 8f 97 a-d c-y d-14 en
3:	0-t 17 2-f 3-d 5c 7d 9-7 bn dz e-7
3@	08
3_	0-s 1-r 21y 3-1u 429 5-q 6v 7-1t 9-19 a1j b-t c1o d-1v e1f
3–	0s 1-b 2g d-d
3✂	07
3✅	0-g dc
3�	07 1-d 5e 98 d-a
0m+1=$	01l 1a 3-b 4k 5-b 7-s 8d 9-x b-i c-f ei
4B-cert	0v 1-7 9b a-9 d-7
6deg	015 1-h 2-p 3-l 4-f 71x 8k 9-7 b-7 d-g
6hard	022 1i 2i 3-16 5-e 6-8 7-e 88 9k a-g b-f cm d-c e-18
6lang	01v 1-j 2-9 37 47 59 6-b 7-9 8-7 d-8 e-c
6soft	0t 1-7 31q 412 5e 7-g 8-f 9-9 a-b b-a c-e d-x e-w
6term	0d 1w 3-d 4-j 5-7 98 c-7 dr e-v
7ool	01k 1y 3-9 4-a 7-7 8-7 a-7 c-c d-9 e-d
4I-cert	0-9 1-k 2-i 9k as ec
6hard	049 1-1s 2-1m 3-e 5-8 8-7 9-i al b-8 c-c eg
6lang	0c 1-g 2-7 4a 5q
6soft	032 1k 2-11 3-15 4-j 5-a 6-7 7-c 8-b 9-8 a-a b-7 c-9 d12
6tool	019 1-16 2n
1-1=B-cert	0-8 17 2-c 9t e7
6deg	012 1-d 2-s 3-8 4-h 7e 811 a-e di e-h
6hard	01y 11l 2-1r 3-i 4-a 5-d 6-d 7-8 9-k a17 c-h e-7
6lang	02h 1-j 2-y 3-l 61f 8-c a-8 d-8 e-j
6soft	02n 1-f 2-c 31l 4-1u 7-7 8-c a-b c-8 d-7 e8
6term	019 1m 2-h 39 4-j 5-7 6-f 7-i 89 as c-b d-i
7ool	01t 12g 2-1l 3-c 4-e 6-7 7-7 8-a 9-7 a-8 d-8 e-i
4I-cert	0w 1-c 2-o ar
6hard	01y 1q 2-1g 3-7 4-8 5-9 6-9 9-c bq c-g
6lang	010 2-c 3-d 5-7 6m e-a
6soft	01u 112 2-m 32k 4-2t 5-7 6-7 7-d 8-i 9-7 a-i b-8 c-h d15 e-j
6tool	01f 1s 2-1i
4^	0y 1n 2-w 3i 4-t 5l 6-m 7r 8-q 9n a-o bp c-w d11 e-16
1=-	02f 2-t 3-j 4-1m 5-10 6-c 7-p 9-c bx cy dz
2B-cert	1-h 2-a 7-9 923 a-e
4deg	0-c 1-1c 2-n 3-i 4-m 5-8 73s 81n 9-a a-7 d-c e-j
4hard	0w 12r 37 4-r 5-l 6-g 7-9 8-h aa b-c c-i d-f e-9
4lang	0-7 1-1d 2-h 3-e 47 539 6b 7-9 d-c e-9
4soft	0b 1f 2-1e 33e 4-o 5-c 6-b 7-e 8-a 9-9 a-9 c-7 du e-p
4term	11g 2-b 3-z 4-n 6-e 8-d 912 a7 b-a c-a d9 ee
5ool	019 12x 2-11 3-g 4-e 5-9 7-a 9-9 a-7 d-c e-g
2I-cert	0-a 1-f 2-q a1e ek
4hard	0-11 1-17 23e 3-11 4h 5-a 6-7 7-e 9-e ai b-8 c-c es
4lang	1-i 2-f 47 61m e-8
4soft	0-r 1-m 2e 42y 5-8 6-8 7-a 8-e 9-7 a-f c-a d-g eh
4tool	0-l 21n 4-7
1g=B-cert,	07
9/	9n
9_	1-f 2-7 919 a-b
5deg(	0f 7-e 88
8)	77
8,	0b 79 8-8
8-	2b
8/	0-p 1-9 7s 8o
8_	0-a 1-n 2-t 3-e 4-k 730 811 d-9 e-f
5hard&	08
9(	0-e 1z 2-a
9,	01j 3-c 4-9 87 a-7 d-e e-8
9.	17
9/	0-f en
9:	1d
9_	0-d 117 2u 3t 4-c 5-g 6-c 7-a 8-l ak b-9 c-d e-l
5lang_	0-f 1-1e 2-f 3-d 47 538 6b 7-8 d-b e-8
5soft,	2-a 3r 4-y du e-b
9-	08
9/	39
9_	1c 2-13 32h 4f 5-a 6-9 7-b 8-7 9-8 a-7 e-e
5term&	0-a 1k 2-c
9(	0-17 1x 2-8 8c 9e
9,	018 1-x 2-h 9y a-a e7
9-	1-7 28
9/	0-j 2-c 7e 8-8 ez
9:	0-i 1h 5e
9_	0q 1w 2x 3-p 4-h 5-c 6-a 8-d am b-7 c-7 dj e-t
6ool&	18
9,	0j 2-8
9/	08
9:	19
9_	0r 125 2-i 3-c 4-b 5-7 7-8 9-7 d-9 e-c
3I-cert_	0-a 1-f 2-q a1e ek
5hard&	29
9-	0-h 1-g 2n 4k
9/	0-i 1-9 2z
9_	1-c 21f 3-x 5-9 7-c 9-c ak b-7 c-b ew
5lang_	1-i 2-f 47 61m e-8
5soft-	0-t 3-7 41a
9_	1-l 2k 3d 41n 5-8 6-7 7-a 8-d 9-7 a-e c-a d-g ei
5tool-	1-b 2c
9_	0-p 1c 219
1r=-A	0x 1-9 eh
4C	1d 2q 5-8 6-7 7-a 8e 9-8 a-9 b-e c-i da
4D	0g 1-7 2-b 3e 4-l 5-9 7-a 9-d a8 bf ce dg
4F	2-j 5-8 7-8 8-7 ak ce d-7 en
4L	0i 1-a ec
4O	0-d 1k 27 5-a 7-a 8-8 9k ae b-8 d9 e-b
4P	01b 17 4-b 58 68 7e 9-h a-11 bc d-h e-b
4R	0-g 1-l 2-j 3-d 4-g 6a 9g ac by cp dh e-w
3B-certD	1a
9O	0e
9P	0-9 1-b 916 a-d
9R	0-a 1-9 7-8 916
5degA	0-7 7h 8-7
8C	2-b 87
8D	29
8O	0-7 7a
8P	0-7 8a
8R	1-16 2-i 3-h 4-l 5-8 72x 81e 9-8 d-a e-h
5hardA	0-a 3f
9C	0r 3-7
9D	07 1h 2-j 3-c 4c e8
9F	0e 28
9O	0h 1-a 97
9P	0-x 119 2-g aa
9R	0a 11h 2t 3o 4-t 5-a 6-b 7-8 8-j b-8 c-d d-8 e-c
5langA	07
9C	0c
9F	0l 5-d
9O	5g
9P	0-g 1-f 518
9R	0-k 1-l 2-c 3-a 48 520 6c d-7
5softC	0h 1-7 4-c
9D	0-a 1s 4-a
9F	0-e 3g
9O	09
9P	3i
9R	08 2-16 323 5-a 6-a 7-d 8-9 9-8 a-8 c-7 d15 e-l
5termC	0g 1b 2-h
9D	0-a 9n
9F	1d 2-8 dd e-b
9O	0a 9-d d9 ef
9P	0-u 21a 5-8 910 a-g e-7
9R	110 2-q 3-l 4-h 5a 6-9 at eg
6oolC	0x 1-h 2-c
9D	0u 1-k
9F	0-12 11h 2-9
9O	08
9P	1p
9R	0h 11x 3-d 4-c 7-8 d-8 e-b
3I-certP	0-a 1-7 2-9 au
9R	0-8 1-7 2-b ak eg
5hardC	0-y 1f 2p
9D	2n 87
9F	1-i 2r d7
9O	1-8 2e
9P	0-8 2-j 4-7 az eh
9R	0d 1-o 21g 3-r 412 7-a 8-a 9-8 a-g c-8 eh
5langA	07
9F	0b
9O	0c 6-9
9P	6k
9R	0-j 1-b 2-9 48 61l
5softC	0-i 4o
9D	0-b 2-7 4q
9F	0-g 4h
9O	0-a 4e
9P	0g 47 e-7
9R	0i 1-i 2w 3e 4b 5-7 6-7 7-a 8-d 9-7 a-d c-9 d-f eu
5toolD	0-m 2i
9P	29
9R	2x
0p4=00	09
41	07
42	bf
43	c9
31	1-a bx d-f
40	da
5tr	07
41	07
42	0-9 8j bc
50	0e
45	08
46	b-c dd
4702	0-a 2e
48	0-x dq el
4m55	eb
565	e8
32	08 1-a a9 bn cg d-i e-f
4+	0-7 be
4.5	2b
40	e9
50	2a
42	dc
45	08
33	1-7 8h a7 e-7
4+	0-a bk
40	0-7 ab eh
50	2b
42	0-a de
465	28
4d	0d 1-b
34	0-f 1a 67 8g
4+	0-9 bd
40	ee
45	eg
35	0-c 2c a7 b-9 co d-7
4+	0-7 bc
4.30	0-7 e9
40	0-i eq
36	0-e 2-7 b11
4.5	0-8 6g
40	0-d dn
37	0-9 2-7 c8 ec
400	0-7 6d
38	0d
39	89
40	0f e-a
4x	e7
3a	014 1-k 3-f 47 bd d-9 e-7
4arh	07
4bil	0u 1-7 3-b
5le	0h
5ou	09 48 e-7
6v	0-8 ee
4cad	0-q 17 2b 3e
5ce	0-k 1c 6g
6o	0-d 2j
5hi	0b
5ou	0-b 2f
5qu	0-d 2f
5ro	4b
5t	4a
6i	37 4-8 ea
4dde	07
5ju	0-9 9f
5mi	1-h 2g
5s	29
5va	08 2-8 4d
6i	08
4est	0-d 2f
4fra	47
4ge	d7
6n	17
5il	0-k 115 3-e
5ri	88
4i	0j 1-o 29
5c	9b
4ler	0-b 3a
5l	0l 1-7
6e	0-c ee
6o	09
5so	0b
5te	28
5wa	3a
4m	2a 4a
5az	0a
5bi	0-b 3c
4n	0m 1-l 4-8 ae d-8 ed
5al	0-o 18 3p
5d	027 1-z 3-f 8-9 a-7 d-9 eg
5gu	0-g 1k
5h	07 1-h 4-7 5g 6q
5si	0-8 1a
5ti	0-d 1h
5y	0c
4p	28
5is	0-t 1k 2b
5p	0f 2-7
6e	4-c ee
6l	0p 4-7
6r	0n 2-b
4ql	19
4rch	2c
5e	0w 3-7
6a	0-7 ec
6n	08 2-7
5ti	0-7 49
4s	0t 1-g 7b 87
5si	0i 1-8 2-7
6u	0-b 29 3a
4t	0v 1-7 2-9 4-e eb
5om	27
5te	39
6i	0b
4u	0-8 2b
5di	0-f 1c 28
5th	0-d db
6o	1s 2-e
4vai	0-b dc
4war	0-b 4d
4z	e9
5ur	0-r 111
3b	0c 1-b 2b e-7
4.sc	7g
5te	0-7 7b
42	ea
4a	0-8 2a 7-e 8n
5c	0b
6h	7b
6k	0w 1-p 87
5i	2-7 e7
5la	0-c 1b 2b
5m	18
5n	0c 2m 4-b d-9
6g	0u 2-9 db e-b
6h	1d
6k	1-7 e8
5o	17 ao e-b
5se	0d 1-a
6i	1-9 aa
5t	0-7 3e
6c	1b
4e	0q 1-7 3-7 4-7 7c
5am	0-c 1e
6u	0-8 1d
5fo	0d 2-8
5ha	0-d 1h
5in	0g
5ne	0d
6h	0b 4-8
5p	0-8 2h
5rl	08
5st	0b 1-a
5tt	0-7 28 49
5ve	2a
4i	2b
5a	0-c 1d
5ds	1b
5en	0-9 47
6t	01t 1-l 2-7
5g	0j 1-a
5ll	0-7 29
5m	0a 1-9
5nh	3d
4loc	0-c 1e
6g	0-f df
5ue	0-l 1t
4o	17 d7
5ar	0-7 ac
5c	0-9 2e
5m	0f 1-d
5ok	0c 1-7 2-8 e9
6t	0-a 2j
5t	0-8 2b
6h	011 1-8 2-9
5x	0-9 2a
4po	0-b 19 27
4rea	07
5id	1-8 2f
6g	0d 1-7
6n	08
5se	07
4s	8c
4udg	17
5il	0-n 1s 2-7 39
5si	1u 3-d
5t	0d
4y	0q 1-7 2-8
3c	1-c ef
4a	2-f 4-d 7c 8-7 dg eq
5bl	19
5c	013 1-m 2-h 3-7 d9
5lc	0-l 2s
6m	3c
5m	d7 ea
6b	0-8 19
5n	011 4-c d-a
6d	0l
6g	0w 2-d e-b
5o	1-e 2f 3-a 4-d 71b d-9
5p	1-a 2-9 4-7 813 ad e-b
6a	0c
5r	0-8 ea
6d	0-d ar
6e	0-7 29 39
6r	d7
5se	0g 2-8
6i	28
5t	0-c 1c
6e	0-c 18 d8
6t	0-k 2k
5u	0m 1-c 2-8 39
4ccd	df
5hn	0b
4d	0-e 2j 77
4ell	0-k 1h 27
6t	98
5nt	07
5rt	0a 2-d 9c af
4hal	0-r 1b 4p
6m	3e
6n	1-7 2-8 4b e7
6p	d7
6r	0-g 1-8 2p 9a
6t	0-a 2a 48
6y	0o 1-c
5e	0-e 4e
6c	0c 1-7
6p	0b 2-b
5i	0f 1-c 4-9 aj e-7
6e	0-c 2d 3c 4-9
6n	2a 8d e-b
6u	3f
5o	0g 47 e-7
6i	1-8 4f
6t	0g 1-7
5u	39
6a	0e 2-a e9
6c	4c
6n	0-9 1g 2-c 9y
6o	3e
6p	0c 1-9
6t	47
6y	3-7 4n 8-8
4i	19
5vi	0-g 1b a9
4lai	1-7 2f
6s	08
5b	09
5ea	0-o 3b 4-c 5f e7
5ie	0-u 1a 2-f 4j db e7
5os	0a 4-7
6u	17
4ntt	1e 8-9
4o	010 3-8 4-e dl e-7
5ac	0-f 1d
5co	0-7 1h 2-9
5de	0-j 3a ed
6i	0c 2-7
5gn	0-i 2l
5ll	0x 1-7 2-b 3-h 4a
6o	0-a 29 e7
5mb	0a
6f	0b
6m	0-y 1b 2-e 31s 4-c 7e
6p	07 1z 2-e 4-b 77 e-8
5n	09 48
6c	1-a 2f
6g	0e 28 4-f d-8 ea
6n	08
6s	0-8 1-7 2i 3g 4-7
6t	0-g 110 2-k 3j
6v	0-7 1e
5op	0-k 3o
6r	0-7 1c
5re	0b 1-e 28
6v	0c
5sm	9f
5up	0-a cf
4pc	ab
4rea	0e 18 2-8
5im	e9
6t	0-7 49
5m	0i 1-g
5os	1-9 3e
4u	0-x 1-a 2d 712 d7
5a	0k e-9
5c	2a
5lt	0-9 1-7 4j
5ng	0g
5oi	0-a 4d 8b d7 e-a
6n	4c
5rr	0e
5st	0-f 1e 48
5u	2-8 ab
3d	0d
4a	0c
5i	0-m 1-l 715 ed
6r	0-x 1n 2a
5m	0-e 3j
5ng	0-h 2-8 819
6h	0-a 1e
6i	0b
5o	2-a 9c
5p	1j e-9
5sh	07
5t	08
6a	0-e 1b 37 d7
5u	07
5y	0h 1-7
6s	db
4bs	0-i df eb
5t	0-8 1a
4e	6a
5ad	0-s 3d 4n
6l	0-a 1a 38
5ca	0-m 1o
5di	0p 3-d
5fi	07
5gr	0m 2-d 4-b 7-8 8y
5li	0r 2-7 3-8
5m	2-7 ee
6o	2a
5n	e9
5pe	0-9 19
6l	0-d 2l
5si	0-g 1-e 2k 3d 4i
5ta	0-d 4k
6e	3a
5ve	0h 1l 4-9 e-7
6o	0-7 4b a7
4h	0h 8-a
4i	0-e 1-8 dj em
5a	e9
5ch	0-k 2p
5e	0-9 8d
6m	2-8 3j
6n	1-7 2b ai e-8
6u	1f 2-7
5ff	49
5gi	0-8 1-c 28 9f
5me	17
5nh	07
5pl	77 88
5re	0-n 1d 4i
5sc	0e 2-j 3f
6p	0-a 2d
4na	0-8 1a
4o	1q e-k
5an	0-c 1-9 2f 4m
5c	0m
6k	0-8 1c
6u	0-e 1k
5i	0d eb
5me	0-b de
5n	0l 2-f 4a e-7
6g	4e e-9
4r	0-c ee
5iv	0-1z 3t 4r 9a eg
4sp	0-7 18
4u	1e
5c	4f
5ng	1-d 28 3k e-7
5oc	011 1-c 3-8 7a 8-7 d-9 e7
6n	0-e 2j e7
5ra	0-7 19
5ti	e7
5ye	0a
4yna	0l
3e	0-c 18 2-a 6b
4.g	0n 1-c 2-9
4ach	0a
4duc	0-a 1-d 79 8s
4e	28
5g	0-8 19
4ffe	0-8 39
6o	28
4lec	2d
6m	28
4m	0a
5ai	09
5be	0-a 1b
5pa	38
6l	08
4ner	0-15 312
5gi	0b 1-k 29 4-9 7a ah e-7
6l	5y
5ha	0-8 db
5jo	39 4-7
5su	08
5th	0-j 4f
6i	28
5vi	0z 1-9 2-h
4p	07 1-7
4qui	1-8 2d
4rp	17
4spe	09
5ta	37
4tc	09
5hi	0-k 3m
4val	0-k 1a 2d
5er	0c
5ol	0-d 4j
4xce	1s 2-7 3-e 4b
6h	0-c 2d
5ec	0a
5is	0g
5pa	08
6e	01t 1-j 2-d 3-9 ci e-b
6l	0-c 3e
6r	27
5te	0-9 17 e8
6r	0-d 1n
3face	07
6t	1c 2-7
5mi	0b
5np	08
6t	0-f 1f
5rm	0b
5st	1-a 4p
4eed	0-s 1j 28
6s	07
6t	0-c ee
4iel	0-9 2-7 88 ac e8
5gm	0-7 19
5le	27
5na	0c 1-a 28
6d	39
5re	0-8 1b
6s	47
5t	0-7 ec
4lat	0-b 1f
5ex	49
5ow	0-h 18 2a
5ue	0b
4ocu	3m
5ll	0d 1-7
5od	0-q 4-7 ak de
5r	016 1-d 2-o ef
6e	0-7 1d
6k	0-j 18 9d
6m	0-8 2a
6w	49
5un	27
4ram	0-g 1-9 211
5es	19
5om	0k 2-b 49
4ull	1-c dm e9
5nc	2-b 4a
6d	07
5rn	0-d 1c
5tu	0c
3gach	1c 2-8
5ge	0-c 2g
5in	0-8 3d
5n	0-o 4-9 da eo
6g	4-a ec
5p	08
5rm	29
5y	0-c 2d
4el	0-b 2c
5ne	07 1-7
5rb	0-g 1m
5t	ec
6t	0-a 3b
4hi	0g 1-d
4ia	0e
6i	0-8 3c 4-b
6m	19
6n	49 eb
6o	0j
6t	28
6y	0-7 9e
5o	0-b ek
6i	27
6n	2a 3-g dd
5u	38
5vi	07
4lob	08
4o	0-v 1x
5i	08 1b
5n	3-a dd
5od	0e 4-7 d7
6g	0-8 1e
4phc	0-a 9f
4rad	0-z 1h 7c ee
5ea	0f
5ou	0j 2-7
6w	0-e 1p 3-c 4a
4uar	0-c 1e
5i	08
6d	0-8 18
3ha	27
5cc	0-b 1g
6k	0-g 1f
5i	1-d 27
5ld	09 1-7
5m	0c 1-b
5n	4a 67
6d	0-8 2-7 39 e7
6g	0a 2d 4-d a-8 da
5rd	0-9 49
5s	09
5ve	010 1-7
5y	3b
4dv	a7
4e	08 1-7 2-7 d8
5ad	0-9 1c
6l	1c
6t	0-b 2e
5lp	09
4i	0-9 9c
5en	49
6u	014 1-9 2-d 4-9
5gh	2-e 3h 4-a 7a
5nh	0-d 2-9 es
5ri	0-f 3e
4o	07 e9
5a	0-l 1-h 2j 5e e9
6c	021 1-b 2-e a-b e-e
6n	0e
6t	2-8 e8
5c	0-8 1-9 819 e-c
5i	48
5ld	0b
6i	0-7 ed
5me	0a
5ne	0-e 3i
5p	0n e-7
5te	0-b 2f
5us	19
4q	09
4r	07
4tml	0-a 1i
4uan	1-c 2e
5ng	0-b 3f
5on	47
4w	1-7 2c
3id	0-9 2a
5ea	0a 1-9 2-7 4f
6n	0b 18 2-c
4elt	0-r 51c
4f	0f e-8
4gam	09
4llu	0-c 1d
4mag	0-e 1g
5me	0-j dl
5pa	1c
6l	0l 1-9
6r	0-e 1-8 4n
4n	014 1-k 2-b 4-k ae c-7 d-8 el
5ci	0-f 2k
6l	01d 1-9 2-n e-8
5de	0-r 3j 48 9d
6u	0-l 1-8 2y
5fl	0-9 3i
6o	19
6r	0-f 2i
5no	0r 2-8
5s	2b
6p	0-f 3r 4-9
6t	0c
6u	0b
5te	0-18 1l 3n 4-i 89 dc ed
6o	28
5ve	27
4os	0-7 19
4s	01a 1-7 2-k
5er	1-a 27
5o	1d
5tq	97
4t	0k 2-d bg d-8
5s	09
3jack	0-a 1f
5pa	1-7 59
5va	0q 1e 2-k
4enk	0-9 1e
4lpt	5a
4ob	0e
5in	e9
5ur	9c
4s	1-7 2c
3kafk	0-7 1e
4e	0p e-d
5ep	0-9 4d
5nh	1-d dc
5t	2-7 47
5y	17
4ha	0n 2-7 3-a 7f e-c
6c	0m 2-f 4-a ef
6i	0-a
6m	0c 1-7
6t	0-b 39
6u	0-8 e9
5eo	0-9 3a 48
5i	2b
5o	07 4d e-8
6a	0a
6e	0-j et
6i	18
6n	0-o 1-8 2a 3r 4-a dv e-e
5u	07
4iem	1-7 48
6n	1-9 89 ad
5n	37
6d	0-a 3f
6h	0l 3-e 4b 9-7 a-7 cn d-b e-f
5tc	2b
4now	0u 1-e 3-7 4c
4oc	0h 1-f
4ube	0-i 1e 28
4y	0e
3l	0-7
4a	017 2-8 e-8
5b	1-9 2j
6o	0-f 1-8 8q
5i	1-7 er
5ke	0-8 29
5m	0v 1-d 2-e a-8 c-b dv
5n	0j 1-9
6g	0f 1-d 2-9 6e
6h	0-8 3b 4-c eg
5p	0-9 ei
6t	0-k 1a d7 eb
5rg	3-d 4e
5t	0-9 2a
5y	1a 2-7
6o	27
4c	1a
4e	0-a 3i
5ad	18 3-f 4i
6n	9d
6r	0g 1-b 2e 3-7
6s	0b
5ct	0-j 1m
5d	0-a 1b
5ga	0-e df
5n	0c 2-8 ce e-c
5tt	0-b 1c
5ve	1-9 2-c 4-8 8n 9c ak e-9
4ibr	0-b 2d
5ce	0-11 az eg
6h	2a
5en	0m
6u	29 48
5fe	1a
6t	0-8 dc
5ke	2-7 3c
5ne	0-l 1a 2c
6h	e8
6k	0b
6u	19
5st	3-f 4f
5ve	0-p 1b dc
4o	0-i 19 e9
5ai	77
5ca	0i 1-8
5gi	0-9 27
5i	1g e-9
5n	0-7 e8
6d	0h 1-a
6g	e9
5ok	17
5p	08
5ve	07
5w	0-e 1f
4uat	0-8 1n 8-8 ad
5c	29 4i e-9
5nc	08
5oi	0-8 ea
6n	0f d-7
5u	1-b 2f
4y	1-9 2g d9
3m	0a 1-7
4ac	2-9 e7
6h	09 4-8
5in	0-m 117 2-9
5ke	0a
6i	0-8 2d
5m	28
5n	47
6a	0-b 1j 2f 3-i ab
6d	07
6g	0-g 19 di e-8
6i	0-c df
6n	0d 4-7
6u	1a
6y	4i
5ri	0-7 19
6k	1b 2a
5st	1c 2-8 7j
5t	0-j 4f dj
6c	0a
6e	0-e 18 2b
6h	0-i 17 2e
6t	0-o 2i 4a
5u	0-k 19 49 a7
5x	27
5y	18 3-7 4-c ee
5za	0-7 1a
4ba	77
4ca	0-8 7g
5sa	9g
4e	0-a 48
5as	1d 2-8
5ch	2-8 89
5di	1-g 7i
5et	0a
5g	0-b 1d
5m	1-7 27
6b	0b
5nt	0-j 1c 3e
5rc	19
5ss	19
5ta	0-k 18 2d
6h	1-8 2d
6r	0-e 1i
4icr	0-q 116 2-a
5n	0b
6d	0-8 2-a 4p
6h	0g
6i	0b
5ts	0-b 1c
4o	08
5bi	0c 1-9
5de	18 28
5i	0-e 7f d-7 e8
5le	1a
5n	0-a 1i
6g	37
6i	0g 1-a
6o	0b
6t	0-t cr ee
5re	07 1-g 2-7 ba ck
5st	07
5t	2b
6i	0-16 3p 4i
5us	0-7 19
5ve	0-d 3b
4s	0-h 19 29
5c	0-h 7m
4uch	0-c dd
5lt	0-u 1h 3c 4b
5on	47
5si	1i 2-9
6t	0k
4y	1-e 2b 88
3n	0-a 7e
43	0-9 6k
4ai	27
5m	1-o 2-h 3-9 4-8 7-b 8l c11 d1b e-8
5ng	2b 39 e-b
6o	0-9 2a
5o	2a
5ti	1-8 5f
4ear	0-b ee
5ed	0p 4-7 e-b
5go	0i 3-d
5t	1j 9-7
6w	0-n 1-8 2k 3d
5w	1-8 2-7 4m
6l	0-e df
5xt	0a 1-7
4gan	0x 1g 2-i 8-9 e-8
6y	0c 2-7 eb
5he	2-h 3-a al
6i	0i 1-t 8m c10 d-9 e-e
5oa	08 3-l dn
6n	0-d eg
5u	0-d 4h
6o	08 d7
4ha	1-n 2b ab de
6n	0-f 1-h 4a 8z a9 d-9 e-b
6t	09 2-a cf
5e	0-b 3k
5ie	0-r 4l
6n	4-b ei
5om	28
5u	0f 4-7
6a	1a
4igh	df
5nh	0-7 eb
4o	1-7 dj
5de	0-i 1q 2-7
5i	1-8 3a d-8 el
5n	07
5rd	0g 1-a
5sq	08
4sop	0-l 1n
4u	0-9 1-9 d1d
5rs	ad
5tr	0-p 1c 2d
3o	08 1-8 db ea
4bje	09
5se	0-c 1f
4f	015 1-t 3-b cl e-7
5f	09
6e	0n 2-9 4-7
6i	2d
6s	0-t 1p 4d
4n	0h 1-f 2-l 4f d7
5e	1-g bb db
4p	0-9 1a
5en	0-7 1-c 310 4-7
6r	0-b 1-d 28 3a 4a
5po	0j 2-7
5ti	0h 2-8
4r	01m 1-l 2-13 4-b ch ek
5ac	0-7 19
6l	08
5de	0a
5ga	0-8 310 4-k
5ie	0-7 4b
4the	0-b 4h
4ur	0z 1-b 2-7
5t	0d
6d	0-d 1f
6s	ed
4ver	0-c 19 de
4wn	0-k d11
6e	0-b 2-7 3e 47
3p	0-d 1g
4age	0-a 2f
5re	07
6t	1-c 2k 3b
5ss	0-g 1-7 3r 4-7 de
5tr	0-7 1-8 2g
6t	0-p 2w
5ym	0c 1-7
4cr	17
4eop	3-7
5rf	08 1-d 2b
6s	0-n 27 3l 4-d e9
5st	0-9 1c
4h	e7
5a	0-8 18
6g	0-c 1m 2-8
6m	0-a 211 8-c
6n	1-8 3e
6p	0d 1-l 2c
6r	07
6s	0-a 2d
6t	09
5d	0d
5ep	0-d 4k
5oi	1a
6n	0l 4-8 e-7
5p	0-c 1d
5uc	0-c 1d
6o	18
5ys	0-9 8d db
4ipe	2a
5vo	1a
4lac	0a
6n	0l 2-f
6t	07
6y	0-b 19 49
5ea	09
5m	0-f 1f
5ug	0-a 2d
6s	0k
4ms	27
4oin	0-9 ed
5li	0-c 5a
5rt	0-u d12
5si	0q 2-9
6s	0h 2-7
6t	17
5we	0-b 17 2a
4r	0-h 1-f 29 ep
5ac	0g 1-a 4-8
5ed	0-i 1l
6f	0w 2-c
6m	07
6s	0-j 1h 2-8 ad
6v	0-8 19
5ic	0-8 1a
6m	0-h 2e
6n	0-q 1e 2f
6v	1-9 2a
5o	28
6a	0-n 3p
6b	0-14 17 2-7 3a 4w
6c	0-7 2n
6d	1e
6f	017 1-e 2-a
6g	0l 1-d
6j	1-f 47 e7
6p	0b
6t	1g
6v	0o 1-f 27
4ubl	0-s 1h 2-7 em
5re	0-b 1k 2-8
6i	0-i 19 2b
5t	0-8 3a
4yth	1j 2-7
3qt	09
5kd	19
4ua	0v 2-a 4-7
6l	2f 4c e-7
6n	0w 1-8 3f 4-b d-7
6r	e9
6y	1b
5oc	0-j 2g e7
5y	0-i 2-9 4h 8f
6e	27 e-8
3r	1m 2-a
4a	0f
4ead	09 1-7
6l	07
5ce	0b
6o	2-9 3d e7
6r	08
5di	0b 1-7
6u	0-g 1k
5fe	1a
6i	2-a 4f
5gi	0-f 4f af
6r	17
6u	0d 2-7
5la	0-s 3-d 417 87
6e	0-b 1m ab
5mo	07
5po	08 1-a
5qu	0g 1-7 2o 4-c e-9
5se	0-s 1o 28
6p	0-9 2-8 4q
6t	0-w 11d 2-c
6u	0d
5ta	0-8 1c
5vi	0u 1-c 2-d
4igh	de
5sk	1c
4o	3a 4-7
5ad	27
5le	0p e-a
5ta	0-k 1b de
4ua	09
5mi	0-d 2e
5n	0-7 2a
5ou	0-f 4b
3s	0q 8-n ac
4ac	0-9 2d
6h	0-7 37 49
5fe	a9
5la	08
6e	0d
5mp	0-7 18
5n	0a 1-7 da
6g	0j
5p	0-7 d8
5t	0-9 2k
6i	0h 2-c
6u	0-9 ed
5u	09
4c	0-a dg
5al	1-8 29
6n	0-8 5e
5he	08 2-7
6o	8b
5ie	0-a 1-7 ee
5ri	0-c 1a 28
6u	0-7
4e	0b
5ar	0b 1-a
5ct	28
6u	0-h 1l 4-b ae
5ed	0-7 19
5le	08 1-d 28
6f	3h
5mi	0-8 28
5ni	09
5o	0a 1-7
5pa	0-d 2g
5rv	18 2j 4-7
5t	09 1-7 27
5ve	48 ba
4har	1-c 3f
5el	0-9 1b
5if	0-r e14
5op	0-8 19 28
6r	0-o 29 3g
6u	0a
4i	0-c 28 8c
5em	07
6n	0-9 3a
5mi	0k 1-7
6u	0-g 2d 49
5ng	0-12 9d do
6h	0-g 7i d8
5te	e8
4kil	0o 1-c 3-8 4e
4mar	0-b dn
5il	0-b 1e
4o	0-c 4d 9c e-a
5an	3e
5ft	07 2c
5li	7d
6u	47
6v	0-g 4l
5me	0h
5n	0-8 1j 2-9
5ps	0-7 18
5rt	0-g 2i
5un	0-v 117 2-7
4pa	a7
6c	0-b ed
6n	5-7 6e
6r	0-9 1i
5ea	0a 6e
6c	0i 2-9
6e	0-h 2k ea
5or	0-e 3e
5ri	0-m 111 2-a
4ql	0-b 2d
4re	0-b 1c
4tac	0-h 2l
6f	48
6k	1-q 3c 4h
6n	0-9 48 de
6r	0-u 2c 49 dk
6t	a8
6y	0-i 27 ef
5or	0-x 2h 3f
5ra	0-i 1f 29
6e	28
6i	4b
6o	0g 1h 2-d 3-a
6u	3d
5ud	1-9 2l
4u	18 2-9 7-8 8-7 ak e9
5a	ea
5bs	1-a 2l
5c	0-i dg ea
6c	0b
6h	0p 2-g
5pp	0f 1-b ed
4w	1-9 27
5if	17
4yst	2u 4-b
3t7	0-d de
4a	0-7 48
5c	2-9 4-a el
6h	0-8 af
5i	0u 1-9
5ke	4c
6i	0-8 3a
5ll	0-g 1h
5ng	dp e-b
5o	0-b ag
5p	0e
5sk	0-f 4o
5y	09 2-7
4dd	0c 1-b
4e	2a
5ac	0-i 1f 28
6m	0-f 1-g 27 3t 4g e-8
5ch	0-m 1-d 2o 3-j 4f 8m 9c e-9
5le	0-n 1u
5nd	1-9 2b
5rm	49
6r	0-8 1e
5st	0-m 1n 2m 4-8
4ha	0-e 4h
6i	37
6n	1-e 2-h 3-b 4b cv d-9 ek
6o	07 2-d 4a
6t	0k 2-b 3e 4-8
5e	0r 1-16 3-c 49 9v a-8 d-f ei
6i	0h
6m	07 2-7 eb
6o	1-b 2a 4-7 8d d-7
6r	e7
6s	09
5i	0q 2-8
6e	0e 1-b 27
6n	0-l 29 3e
6r	0-b 1c
6s	0j
6t	0-a 2b
5o	0b
6a	0-7 49
6i	0-8 db
6n	0-n 1d 2-e ee
6r	0-a 3d
6u	0-9 3f
5pt	78
5re	bb
6o	08 4-h ee
5u	2-h 4a e9
6a	0-e 28 89
6c	1-7 3-8 4u aa e-f
6e	0-h 2l
6o	0-7 4b
6y	0-9 3i 4-b
4ich	29
5em	0-8 1c
6n	1-q 2-l 3-8 4r 5w d-a ek
6p	4e db e-8
6u	09
5me	1-9 2-8 37 47 e9
5n	0-d 1f 2-e 4e
6h	0-l 1-8 3e 4k
4ms	09 1-7
4o	0l 1-7 3-b 48 d-d el
5an	ac
5ei	0-d 5n
5i	09 e9
5le	07
5n	0-7 38
5ol	0-10 1-a 2w 8c e8
5p	2a
6i	6e
6o	0-f 1g
5t	013 1-7 2-q 3-a 4-o 7k 88 d-9 ej
4ra	09
6c	4h
6d	0-g 28 4d
6i	0-g ae ec
6n	0b 1-f
6v	0-1m 1-a 2-7 4-8 d1j ey
5e	4f
6n	2-9 49 bm
5i	0o 1-8 2-b
6e	1a
6m	17
6n	0-8 3-7 4a 77 e8
5o	018 2-9 8-k cc e-c
6n	019 1-7 4-b
6u	1c
5u	0-c 2f e7
6c	0-j 19 89 db
6n	0-k 1-i 6a 7s 87
6o	0-e 2a ea
6y	0-g ee
4u	08 2-c 37 8-7 b9 dn e-9
5an	0-d 39 em
5i	28
5ng	0h
5oi	0-j c-8 dd e11
6n	0i
5ye	1-8 2-9 de
4wo	0-c dm
4y	0g
5pe	0-c 1h
6i	0-9 1c
6o	0-g 1k
3ua	4-7 ef
4k	0-n eo
4nde	09 1-c 2o 4-9
5g	0h
5iv	0-h 7w
4p	0g
4s	07 d8
5e	1-7 49
6r	2-8
5in	010 1-c 2-l
4til	1e 2-7
4u	0m 1-7 2-7 da
4x	27
3va	01y 1-c 3-d 4-q
5cc	0-n 2e 9f
5i	0-i 2m
5lu	3a
6v	0-a 2b
5n	0c 1-c 2c 3-9 47 67 e-9
5ri	0e
5t	0-b 1c
6v	0-9 ef
4e	0j 1-c 2i a7
5hi	0-8 ea
5rb	07
5ss	28
5te	09
4i	0i 2-8
5ad	0-s 1u
5ec	0j 1-f 27 3-a 4l d-7
6n	1-b 27 8g
6t	1-b 2f 4a 6-9
6w	28
5si	eb
4loo	2-8
4oi	0x 3-a
5lt	0-c 2g
5ng	48
4u	0-c 1-8 4c a9
5c	08 1-8 27
5ng	0f 2-8
5on	09
3ware	0-9 2a
5y	27
4e	0s
5b	0-l 1k
5ek	ec
5ll	0g
4hen	0h e-7
6r	07
5ic	0k 2-7
6l	0n 4-9
5o	0e
4ide	0b
5ll	0x
5nd	0-f 2c
6e	1-7
5re	0-8 2i
5th	021 1-n 2-p 3-b 47
4ord	1d
6k	010 1-g 2-j 4-b dh e7
6l	07
5ul	0h 2-9
4rit	0d
4sq	0-d 9j
3xa	0-a dd
5c	0-f ae
5i	08
5y	0-i 1d
4e	0-9 1j 2-b 4-7 dc
5p	0-e 29 ee
5t	29
4inh	db
4oay	0-s dc el
4u	09 1-7
5c	0-b ea
5on	2-7 db
3y	0-7 18
4ear	0-o 1-c 2-i 4-b bb c2h e-e
5u	07 1-8 3k
4ou	01a 2-8 3-7 d-8
6'	0h 3-7
6r	09 1-b 2-c 3-a 4v
4rs	0-r cx
3zalo	1d
1art=dropped	01a 1-9 2e 3-1b 4l 5-w 6-e 7-c 8-n 9-f a14 b-7 cf eq
6uties	1-a 2-l 3-r 4-n 8l 91n a-8 ci df e-p
5intro	011 11f 2e 4u 5-e 6-d 7-d 8c 9-t a-18 c-o d-l ei
5nice	0-j 38 4-17 5n 7b 8a 9r am cc d-12 e-8
6one	0f 17 3k 9-i b-r c-f dw e-h
5requirements	1b 2-t 312 4-o 5q 68 7k 8-m a-b bj c-19 dr e-j
0r=A	01a 1-u 2-d 3q 5-i 6-j 7j 8-k 9-9 a-7 b-7 c-7 d8 ev
3^	08
2C	016 1z 2g 4i 5-r 6-g 7-b 813 9-o a-n b-t c-11 dg
3^	019 1-d 3-a d-7
2D	1n 3-9 5-9 6-g 7-g 97 cl e-e
3^	0-a 1a bn
2F	0v 1s 37 4o 5-14 6-l 7-l 8-g 9-d au b-k cq d-g
3^	1-m 5-a bd dt
2L	011 1-l 2-9 3-9 en
2O	0y 19 2f 3-e 4b 5-e 6-w 7-b 8-h 97 ao b-r c8 de
3^	0-j 1-n 3-d 5l 9w b7
2P	0-1j 2-w 3-p 4-1c 51v 613 7j 8t 915 bh c-d d-g e-h
3^	1r 3i 7-9 9a d-v
2R	0-n 1j 2-a 3-9 4-z 5v 61m 7o 9s c-13 d-s e-m
3^	11c 2-k 3o 4-k 5h 6-f 7y 8-i 9-j a-e b-d c-n d1e e-v
1a=A^	0y 1-c 5-k 7d 8-9 d7 em
4bằng	0d
4excellent	0-9 59
4skills	0-t 3k 57
4with	08
3C^	1-n 2d 3q 48 5-9 9-8 a-7 b-c c-g dj ee
4ability	0-12 116
6le	3c
4background	0-n 1b 2h
4certified	08
4degree	0-m 8r
4experience	0-i 2p
ed	0-c 1g 2f 3-8 4-8
es	1a 2-7
9t	0a
4good	0-c 17
4including	0-g 1h 27
4knowledge	07 1i 2-m
4like	1-7 2i
4nghiệm	0q 1-a 2-d
4passion	0q 1-8 2-9
bate	07
5hần	0a
4skills	1a
5trong	0n 1-e 2-o 38 48
5uch	0f 19 2-k
4understanding	0-g 2e
5sing	0z 1-k 2-b
4with	08 1-w 2i 3-c 413
3D^	1-h 2i 3-j 4-8 5-a 9c a8 bf cf da e-o
4ability	08
6le	1i e-a
4biết	0-k 2j
4chỉ	0a
5ó	0c
4experience	0-u 1-8 2-8 39 413
es	0b
9t	1b
aise	0-c 2d 4-7
4good	57
4including	1m 2-a
4kinh	09
5nowledge	1a
4like	08
4passion	0-11 1a 4l
bate	48
5hần	0c 2-7
5roficiency	0g 1-7 2-8
4strong	0-a 28
5uch	0b 1-k 2f
4thành	0k 1-b
4understanding	08
5sing	0-18 119 2a
4về	07
4with	0a 1-m 2-7 4-h e15
3F^	0b 1d 2a 4l 5-u 6-i 7-b 8-7 9-9 cf e9
4biết	0-1p 1f 2l 3c 57 68
5ằng	0-d 1e
4chỉ	0-9 af
5ó	019 d-b e-y
4experience	0s 1-c 2-8
4good	0-m 1c 2b
4kinh	08
5ỹ	08
4ngành	0v 1-d 2-f
5ăng	08
4with	0-u 1-7 dm eu
3L^	ed
4including	0c
4with	09
3O^	27 3-7 47 6-f 8-7 9e b-7
4biết	0-s 1f 2j
5ằng	0-m df ee
4certificate	0a
5hỉ	a7
6ứng	a8
5ó	0o 98 e-a
4kinh	0-8 ca
5nowledge	0-18 1p 2n
4nghiệm	0-12 1m 2l
9p	0f 1-8
5ăng	0m 2-9
4skill	0-m 4m
9s	0-8
5uch	0f
4tốt	0-c e9
4về	0n 2-a
4with	018 1-e 2-7 4-a
3P^	0-h 1n 2n 3a 4-k 5b 67 7h 8-f 9-j a-p cc
4ability	1-f 5w
4biết	017 1f 2-1i 3-7 4-d 6j 9-8 a-c et
5ằng	1-i 9c ah
4certified	0-8 1-9 ah
5hỉ	0h 1-n 2-h 8-7 917 ad e-a
6ứng	0k a-8
5ó	0-t 1-7 2-9 ad df ew
4degree	0c
4excellent	0a
6perience	0h
4good	0-7 3m e-7
4hiểu	1-8 29
4kinh	1-a 2i 8f a-7
6ến	0-9 2-9 8s
4nghiệm	0k 1u 27 a-e d-8 e-g
9p	0-k 18 2-a 8j ad
6ành	0-i 1-d 21f
5ăng	0-8 2-b 412 e-7
4skills	08
5uch	0-e 1c
4thành	0-c ef
6ức	09
5ốt	87
4về	0-m 1s
4with	0-j 1x 2c e-b
3R^	0-f 2-1d 3e 5a 6m 7l 8p 9u c-m d-s e-9
4ability	0k 1-d 2-b 3x 4a e-a
6le	0-8 1-t 2g 49 a-d c-7 do eo
4background	1-d 2-r 8j a-7 ba cw
5iết	0j 1-8 27 3h 4p 5i 6u 7-9 8-c 9-a a-i b-7 c-d d-f e-n
5ằng	0g 3-a 4-f 5-8 6-7 7m 8i a-a e-f
4certification	0-14 a1d
5hỉ	1-o 2-s 39 al db el
6ứng	0-c 2b ae
5ó	0-1b 1e 2-b 3-c 4i 7-a 8-e b-8 c-a d1j eq
4degree	014 2-s 3-g 4-f 8-e 9e an da e-7
4excellent	0-f 1-e 2-7 313 4-f d8 eh
6perience	0b 1m 2-b 3-b 4-s 7f 8u ah c-g d-a e-g
ed	0d 2-k b9 c8
es	0-9 17
9tise	0d 1-e 27
4fluent	0i 1-9 2-8 5b
4good	0l 27 3g 4-t
4hiểu	2k 4g e-7
4including	09 1-7 2-n 4-7 d9 el
6terest	0-b 2j
4khả	0o 4-a
5inh	1-h 2l 37 4e 8-8 a-7 co d-7 e-d
6ến	0-8 ae
5nowledge	0m 1-e 2i 3a 4k 8-7 a-7 d-7 e-b
5ỹ	0g 1-p 29 47
4like	0-d 1y 2-a
4mềm	2c
4nghiệm	07 1-t 2i 3-e 4-r 7-7 8-a a-b bi cv db eo
9p	1e 211 3-h 4-k 718 b-7 c-d e-n
6ành	0-c 1r 2-f 3-9 7f 8d bb d-7 e-c
5ăng	0-k 212 3i 8-8 a-9 c-7 el
4passion	0-c 2k 4-8
bate	09 1-9 2-e 3-8 4w
5hần	0-f 2t
5roficiency	0-f 2d 5d 6e
4skills	0i 2-r 39 5e 67 a-8 e-8
5trong	0-j 1f 2o 4g e-8
5uch	0-g 11s 2-t
4thành	0r 2-c
6ạo	1a 2u 3-a 4-h eb
6ần	0-7 2-9 38 eo
6ức	0-h 49 ad
5inh	09
5ốt	1-7 2-t 4w 8g a-9 b-9 c-e dd ei
4understanding	0f 1i 4-8
5sing	110 2-l
4về	0-q 2l 4-9 ct
4with	0-i 1q 3-e 4f 68 7-9 8-9 9m d-7 e-n
0s3='re	0f 3-7
3.js	0-d 1f
4sc	0-7 7k
300	09
5+	69
50	0e
51	0b
5k	09
41	07
42	bf
55	2d
43	c9
4am	0-l eo
4tr	07
31	1-a bx d-f
4.5	09 e-7
40	da
41	07
42	0-9 8j bc
50	0e
45	08
46	b-c dd
48	0-x dq el
32	08 1-a a9 bn cg d-i e-f
4+	0-7 be
4.5	2b
40	e9
50	2a
42	dc
45	08
33	1-7 8h a7 e-7
4+	0-a bk
40	0-7 ab eh
50	2b
42	0-a de
465	28
4d	0d 1-b
34	0-f 1a 67 8g
4+	0-9 bd
40	ee
45	eg
35	0-c 2c a7 b-9 co d-7
4+	0-7 bc
40	0-i eq
4tr	09
36	0-e 2-7 b11
4.5	0-8 6g
40	0-d dn
37	0-9 2-7 c8 ec
400	0-7 6d
38	0d
39	89
40	0f e-a
4x	e7
3a	014 1-k 3-f 47 bd d-9 e-7
4ce	0a e8
5h	3b 4l d-9 e-d
5k	1-8 2e
5t	0-f 1l
4da	0-k 1a 5c
5e	0-s 1b 28 4d
5s	28
5y	d7
4ff	48
4ge	0-q 111 2n 3-8 4-d e-a
4ho	0-a 1c
4i	0j 1-o 29
5c	9b
5l	0-7 1b 4c
5n	18 2-8 3a
5r	0-b 1d
4ke	0-9 1-9 2g 4a
4ll	0m 2-7
5m	3c
5o	1d
5s	27
4m	2a 4a
5e	1d
5p	27
5s	0-n 1-7 2o 4g
4n	0m 1-l 4-8 ae d-8 ed
5d	01t 1-11 3-g 8-9 a-7 c-7 em
5e	0d 1-7
5g	0t 1-p 3-9 7-c 8s 9-a a-e cf d12 e-o
5h	0p 2-p 37 5e 6o 7-a 8-k a-c c-a d-e en
5k	e8
5s	0-a de
5t	0v 1-c 3-7 ab
5y	0o 1-f 4g
4p	28
5i	1-7 2c
5p	0f 2-7
5s	0-7 2b
4ql	19
4rd	0-16 1c 2-b 4e a13
5e	0j 2c 3-c e-7
5k	0-m 1y 2-b
5m	0-e 7g
5n	09
5s	0-10 1-9 2-g 4-8 br c1r
5t	2-7 4-7 dj
5y	1p 2-7
4s	0t 1-g 7b 87
5e	0a 1l 2-7
5k	0-d 17 3a
5s	0-m 1j de
5t	0-d 413
5y	0-e 1f
4t	0v 1-7 2-9 4-e eb
5a	0-7 38 d8
5e	0i 1-q 2b 4-h 7h db e-8
5h	0-i 17 2e
4u	0-8 2b
4va	0e 1h 2-g
5e	011 1-7
4ys	0-a 2-g 38 4-8 da ew
4z	e9
3b	0c 1-b 2b e-7
42	ea
4a	0-8 2a 7-e 8n
5c	0b
5i	2-7 e7
5l	0b
5m	18
5n	0a 2l 4-b d-9
5o	17 ao e-b
5t	0-7 3e
4e	0q 1-7 3-7 4-7 7c
5p	0-8 2h
5r	0-y 1j 3d ad
4i	2b
5a	0-c 1d
5g	0j 1-a
5m	0a 1-9
4le	0r 2-7 e-7
5y	0j 2-a
4o	17 d7
5c	0-9 2e
5m	0f 1-d
5t	0-8 2b
5x	0-8 29
4po	0-b 19 27
4s	8c
4ut	0d
4y	0q 1-7 2-8
3c	1-c ef
4a	2-f 4-d 7c 8-7 dg eq
5c	013 1-m 2-h 3-7 d9
5d	0-e 1i
5l	0-g 2-u 3n 4a 7l 89 9b d-8
5m	0-h 1c d7 ea
5n	0y 2-7 4-c d-a
5o	1-e 2f 3-a 4-d 71b d-9
5p	1-a 2-9 4-7 813 ad e-b
5r	0-8 ea
5t	0-c 1e
5u	0m 1-c 2-8 39
4cc	17
5d	df
5p	1f
4d	0-e 2j 77
4ed	0-a 4b da
5l	0-u 114
5s	0f 1a 4-e
4he	0-7 4d
5i	0f 1-c 4-9 aj e-7
5n	0b
5o	af e-8
5u	39
4i	19
5t	0-b 1d
4lb	09
5e	0-w 1j 2b e9
5s	0-e 9o
4o	010 3-8 4-e dl e-7
5l	08
5n	0c 48
4pc	ab
4rm	0i 1-g
4sa	9g
5s	0-c 9c
4ts	0-w 1g 2p 4b
4u	0-x 1-a 2d 712 d7
5a	0k e-9
5c	2a
5s	3a
5u	2-8 ab
3d	0d
4a	0c
5i	0-m 1-l 715 ed
5m	0-e 3j
5o	2-a 9c
5p	1j e-9
5t	08
5u	07
5y	0g 1-9 2-7
4bs	0-i df eb
5t	0-8 1a
4e	6a
5d	1k 2-9 e-8
5l	07
5m	2-7 ed
5n	0b 1-9 e9
5r	18 27 e-8
5s	0-h ef
4ge	0m 1-8 2-9 4d
4h	0h 8-a
4i	0-e 1-8 dj em
5a	e9
5c	09 1-7
5e	0-9 8d
5n	08
5o	0-k 1f 2c
5s	0b 1-7
5t	08
4le	0-a 1c 2a
4na	0-8 1a
4o	1q e-k
5c	0m
5i	0d eb
5n	013 1-e 2-i 4a e-7
5o	0-9 19
4r	0-c ee
5y	0-a 2c
4sp	0-7 18
4u	1e
5c	4f
5x	0-8 1l 2-b
3e	0-c 18 2-a 6b
4.g	0n 1-c 2-9
4ad	49
5k	0e
5l	0h
5m	0-8 1j 2-8
5n	0-r 1a 9c dg e-8
5r	1-7 5f cq e-a
5s	0-7 4g
5t	1-7 2c
4ch	79 87
5k	18
5t	e9
4ds	0f
4e	28
5d	0-t 1m 2b
5g	0-8 19
5n	0-9 39
5p	08
5r	0e 2-a aa
5s	0e
5t	0-k 3e ed
4gy	0-d 1i
4ic	0-d 5n
5n	0-i 1j
5r	0h
4ld	88 e9
5f	0-8 3g
5l	0-f 1r 4-8
5s	2d
5y	0d 3-a e7
4m	0a
5e	07
5s	0-h 1-8 2k 4e
4na	08 2-7
5d	0-e 1f 47
5e	ac
5g	0-g 1-s 2-a 4d 5w 9e e7
5h	0g 1-g 4-9 db
5s	1-7 ee
5t	0-j 2e 3r 6d 8-8 97 e-e
4p	07 1-7
5t	0b 1-b
4ra	0-7 1c
5e	0j 1-a 2-8 e7
5m	49
5n	0-7 1a
5p	17
5s	0-7 1-h 27 417
5t	3a
5y	0r 2-e
4se	0b 1-8 58
5h	1a
5k	07
5s	0i 1r 3-i e-8
4ta	0-7 18
5c	09
5e	0-d 17 27
5s	2c
5y	a9
4ve	0b
4xt	0a
3ffs	0-8 4d
4ic	0-b ef
5t	eb
4ka	0-7 1e
4or	011 2-u ef
4ts	0-l en
4ul	0-t 2-9 318
3gan	0-v 19 4-b d9 el
5p	1-g 2f
5r	0-c df
5y	ea
4ed	0h 7-b
5l	0-b 2c
5r	29
5s	0-17 1-f 212 4j 6e
5t	eb
4he	2-i 3-a al
5i	0l 1-e
5t	0-u 1b 2-b d17
4ia	0e
5c	28
5o	0-b ek
5u	38
4le	0-v 1q de
5y	1e 2-9
4ma	0-7 19
4ns	28
4o	0-v 1x
5i	08 1b
5n	2-8 3-a 4c dd
4ri	88
4ui	08
3h00	07
430	0e
4a	27
5i	08 1-d 2a 5-7 a7
5m	0o 1-w 2y 3g 4-8 8-d d-a e-8
5n	1-v 2f 8y a7 c7 d-e e-c
5o	0f 1-7 2-e 4a
5p	0g 1-j 2c
5s	09
5t	0k 1-9 2-9 3k ce d-d e-9
5u	0-9 4a
5y	0i 1-a 3e
4cm	07
4dv	a7
4e	08 1-7 2-7 d8
5m	2-7 eb
5n	0a 29 e-a
5o	0b 1-a 3c d-a
5p	2-a 4j
5r	07 2-b
5s	0a
5t	0-8 4c
4i	0-9 9c
5c	0-a 3e
5n	4-e en
5p	4g
5s	0l
5t	0-a 2b
5u	3f
4ly	3h
4o	07 e9
5a	0-j 1-j 2h 4a 5e
5c	0-8 1-a 819 e-d
5e	0-j et
5i	0-h 1c 4l d7
5m	28
5n	1h 2-8
5p	0d 1a 4-8 e-8
5t	0i 1-9 2-7
4pt	78
4q	09
4r	07
4ts	07
4ua	09 19 2-d
5b	1-8 27
5c	0-c 3-a 41c a9 d-8 e-i
5e	0-h 2l
5p	0c 1-9
5s	07
4w	1-7 2c
3iai	0-8 3c 4-b
5l	1j 3-d 4-a 7f
5m	1d
5n	1-7 2-d 49 5d 88 ea
5o	0j
5t	28
5y	0-7 9e
4ce	2c 4-7
5h	2z e-7
5s	0-9 1a 8c
4d	0-9 2a
5e	0h 3-7
5s	0-7 1a
4ec	0j 1-j 2c 3-a 4l d-7
5d	0l
5m	1-l 3l 4j a-8 c11 d-8 e-f
5n	1-m 2-c 4a 5c 8j ao d-h
5p	1-e 3-8 4l 8p e-i
5s	1-j 2x 3-7
5t	019 1-f 38 6-9 e-c
5u	01c c-7 d-b
5w	0d 1-8
4f	0f e-8
5e	19 2-a
5t	0-z 1b 9c da eg
5y	09
4gh	19 2-a 4-7 7a
5n	0-k 1a 2k
4ke	2-7 3c
4ld	0-8 19
5e	117 3-j 4-b
5l	0i
5y	0c
4me	0-i 1-a 37 da
5s	09 1-b
4n	014 1-k 2-b 4-k ae c-7 d-8 el
5d	0-s 29 3o
5e	1a 3a
5g	0-e 112 3z 4i 5-8 8-7 aj b-7 c-b d-c e-19
5h	0-p 1-g 415 7f 87 9-c a-h ci d-b eh
5k	3g
5o	28
5s	0-a 1c
4oi	27
5n	0-c 114 2r 4-y 6-8 8i 9l d-h e-l
5r	0b
5s	19
4pe	0-d 2f
5s	0-g 2a 4d
5t	1d
4ra	0d 1-9
5d	0-b 1c
5e	0-r 27 3x 4-b
5y	0-r 1i 2a
4s	01a 1-7 2-k
5a	18 2-b
5e	0d 2-7
5h	0-m 1a 2-a 4-8 513 6c
5k	1c
5m	0-l 2c 49
5o	1d
5t	0-a 8h 9f
4t	0k 2-d bg d-8
5a	0c
5e	0c 1-8
5h	01o 1-h 2-p 3-9 4d e-7
5s	0i
5y	0-k 1f 3-s 4s 7t 8-7 ab d-a
4ve	0-15 2-i 31v 5d
3job	0e
5y	3a
4s	1-7 2c
3ke	0p e-d
5d	09
5r	0-11 113 6e
5t	0-8 17 29
5y	17
4ha	0n 2-7 3-a 7f e-c
5i	2b
5o	07 4d e-8
5u	07
4in	37
4oc	0h 1-f
4up	07 2-8
4y	0e
3l	0-7
4a	017 2-8 e-8
5b	0-9 2i
5i	1-7 er
5m	0v 1-d 2-e a-8 c-b dv
5n	0o 1-a
5p	0-9 ei
5r	1p 2-c
5t	0-9 2a
5y	0-9 18
4c	1a
4ds	ac
4e	0-a 3i
5d	1j 2-8
5m	3b
5n	0c 2-8 ce e-c
5r	0-10 1o ef
5s	0-8 1c 2g
4ic	0-9 19 e7
5d	08 1-a 7b
5n	0a
5o	0-v d12
4lm	0-c 1e
5s	0p 1-c 3-7 4f e-7
5y	2-e 3m 4-a da
4o	0-i 19 e9
5g	1-9 df
5i	1g e-9
5n	e8
5p	0i 2-7
5r	28 e7
5w	0-s 1m 29
4pt	5a
4so	0b
4ta	98
5h	09
5s	0-c 51c
4uc	29 4i e-9
5e	0-a 3b
5g	0-a 2d
5s	0k
5u	1-b 2f
4ve	17 3-7
4y	1-9 2g d9
3m	0a 1-7
455	eb
465	e8
4ac	2-9 e7
5l	db
5m	28
5n	0-9 47 9c
5p	27
5t	0-j 4f dj
5u	0-k 19 49 a7
5x	27
5y	18 3-7 4-c ee
4ba	77
4ca	0-8 7g
4e	0-a 48
5g	0-b 1d
5m	1-7 27
5n	2b 4-8
5r	0-k 2i 4c
5s	09
4ic	0-l 2a 3c
5n	27
5s	0c 1-b
4l5	0-9 1d
4o	08
5i	0-e 7f d-7 e8
5n	1h
5s	2c
5t	2b
4s	0-h 19 29
5c	0-h 7m
4um	0a
4y	1-e 2b 88
3n	0-a 7e
43	0-9 6k
4ai	27
5l	0-7 2-x 3y 4-n 77 dt
5m	1-o 2-h 3-9 4-8 7-b 8l c11 d1b e-8
5o	2a
4ce	1-d 2b 4-o ag ch d-a eo
5y	1b
4di	0-d 5e
5s	0-i 2g 38
4ed	0d 2-9 39
5l	0-8 1e
5r	18 2-7 37
5s	19 2-b 48
5t	1n 9-8 eb
5w	1-8 2-7 4m
4ge	0-7 1b
5s	0d 18 2-e
5u	0-d 4h
4ha	1-n 2b ab de
5e	0-b 3k
5u	0f 4-7
4o	1-7 dj
5i	1-b 39 d-8 el
5n	07
5w	08 27
4se	ab
4th	e7
5o	28
5s	0-i 1-7 21c 3-7
5t	1e 8-9
4u	0-9 1-9 d1d
5x	19
3o	08 1-8 db ea
4ac	021 2-t a-b e-d
5i	1-9 3-m dl
5n	1-b 3c aa
5t	07 4-9 e7
5y	0-s dc el
4ck	0-i 1p
4de	19 3a
5s	0-s 210
5y	0-h 1g
4f	015 1-t 3-b cl e-7
5f	09
5t	19
4gy	0s 1-8 2-7
4le	0p e-a
5s	e8
4ma	77 88
5e	0o 1-7
4n	0h 1-f 2-l 4f d7
5e	0-g 4-8 bb dx e-8
5g	011 1-e 2t 37 4-d 7-f 9-8 a-9 b-7 c-d dj
5o	09
5s	0-r 2d 4t ab
4od	4-e aj dl e-8
5k	08 1-7 ec
5l	0-m 8n
5t	0-8 1-8 2j
4p	0-9 1a
5s	0-d 17 4a a7
4r	01m 1-l 2-13 4-b ch ek
5d	0-o 1k 2-7 3d e7
5e	2-a 9c ba ck
5k	0-9 1-p 2d 3q 4-j dj ea
5m	1i 2-9
5s	0-18 1z 2g 4-9 ea
5t	0-11 3e es
5y	0-x 19 8p d8
4se	07
5s	1-f 3e 4a
5t	08
4te	09
5h	0o 2-9
4ud	0h 1-e
5p	0d
5r	019 1-l 2-e 3-d 4i d-9
5s	1-w 3w 4a
5t	07
4ve	0-a 1-7 3c ec
4wn	0-n d11
5s	0-7 29
3p	0-d 1g
4cr	0-h 1k
4en	0-e 310 4-7
5r	0g
4h	e7
5a	0-8 18
5c	0-a 9f
5d	0d
5p	0-c 1d
5y	0-g 1k
4is	0-o 1h 2b
4le	0-c 17 3-9 4g ce
5m	0-f 1f
5y	0b
4r	0-h 1-f 29 ep
5o	28
4ts	0e 2-c
4ut	0-8 3a
3qt	09
4ua	0h 4-7
5e	0-i 2q
5y	0-i 2-9 4h 8f
3r	1m 2-a
4's	0-d 7o e7
4a	0f
5i	0-l 1a ee
5l	3-9 49 ba
4ce	08
5h	0-y 1k 2h
4ds	47
4ea	0-8 ed
5d	0q 1-7 2-9 3a 4-8 9a e-9
5e	0l 1-7 2-e 4-c 7-8 8x ba e-7
5n	0d 1-9 2-g bm
5s	0-u 1e 3c 47
4ge	3-d 4e
5y	0-d 47
4ic	18
4ks	1-7 2j
4ly	0f 1-7 38 4-a
4ns	0-b 2i
4o	3a 4-7
5l	0-g 17 2g
5m	0k 2-b 49
5w	4c
4ry	d7
4se	09
5t	47
4ts	0-r 1-8 2z 3c 4-8
5y	0-8 2c
4ua	0c
5c	0-f 1a 2-7 89 db
5m	0-7
5n	0-7 2a
4ve	0a
3s	0q 8-n ac
4ac	0-9 2d
5i	17
5n	0a 1-7 da
5p	0-7 d8
5t	0-9 2k
5u	09
4c	0-a dg
4db	07
4e	0b
5d	0-i 1k 3i 4-9
5o	0a 1-7
5r	1e
5s	1-8 2i
5t	0d 1-b 4b
4ha	99
5i	0-b 1c
4i	0-c 28 8c
5c	0-8 1a aa
5s	0c 1-7
4ks	0-d 4n
4ly	47
4o	0-c 4d 9c e-a
5n	0-e 1m 2-b ec
4pa	a7
4ql	28
4re	0-b 1c
4so	0-9 19
4to	17
5s	0a 2-8
5y	0-c 3e
4u	18 2-9 7-8 8-7 ak e9
5a	ea
5c	0-i dg ea
5e	18
4w	1-9 27
3t7	0-d de
4a	0-7 48
5c	2-9 4-a el
5i	0u 1-9
5o	0-b ag
5p	0e
5r	0-c 19 2d
5y	0a 2-8
4ch	0-f 111 2-9
4dd	0c 1-b
4e	2a
5d	1-j 4k 87 d-7
5l	0-c 2f
5r	0-d 1-c 2b 3-9 4f 7d 9b d-8
5s	1c
4ha	0-e 4h
5e	0r 1-16 3-c 49 9v a-8 d-f ei
5i	0q 2-8
5m	17
5o	0b
5s	0-h ck
5u	2-h 4a e9
5y	37
4ic	0-1j 2t 3v da e-b
5n	0-d 1f 2-e 4e
4js	0e 1-9
4kd	19
4le	0-f 2k
5y	0c 2-a 49
4ms	09 1-7
4o	0l 1-7 3-b 48 d-d el
5i	09 e9
5m	0-h 1c
5n	38
5p	0-m d7 eb
5r	0-k 19 2c 3l 4-g
5t	013 1-7 2-q 3-a 4-o 7k 88 d-9 ej
4qb	97
4ra	1f
5e	4f
5i	0o 1-8 2-b
5o	01f 2-c 8-k cc e-c
5u	0-c 2f e7
5y	0-9 1-9 2q
4tp	0-9 ae
4u	08 2-c 37 8-7 b9 dn e-9
5i	28
5m	17
5s	a8
4va	0-9 ef
4wo	0-c dm
4y	0g
3ua	4-7 ef
5l	0-l 18 27 5e
5n	1-k 27 3s 4-j c-7 d-9 et
5t	0-f 1f 29 ab
5y	1b
4ch	0f 2-h dc
5t	07
4de	08 1a
4es	0-f 28 4j
4gh	0d 3b 4-h
4k	0-n eo
4ld	0r 2-b
5l	1-b d7 eg
4me	3a
4nd	1h 2-7 87
5g	019 1-n 2-i 3e 4-m 68 7o 9u a-f d-l e-b
4oc	0g 1-c 2i 3-a 79 8-8 d-c ed
5i	0-m 1-d 2-d 4g c-b dw er
5n	19
5u	0-f 4b
4p	0g
4re	0-p 11a 27 3-a e-7
5s	0-7
4s	07 d8
5e	48
5t	0o
4te	0a
5s	0-l 1d ec
5y	0-9 1d
4u	0m 1-7 2-7 da
4x	27
3va	01y 1-c 3-d 4-q
5i	0-i 2m
5n	0d 1-c 2c 3-9 47 67 e-9
5t	0-b 1c
4e	0j 1-c 2i a7
5d	19
5l	0-14 1-i 2-g 3-7 4-e 8n 9c aj dj ep
5n	07 1-h 4k
5r	0-c 1a 29 9b
5s	09
4i	0i 2-8
5l	0-g 1b a9
4oi	0x 3-a
5t	1a
4u	0-c 1-8 4c a9
5c	08 1-8 27
3way	2e
4e	0s
5b	0-l 1k
5r	27
4ho	0e
4ly	0-e df
4sq	0-d 9j
4th	0-9 1w 2-8 3-b
3xa	0-a dd
5c	0-f ae
5i	08
5m	0-7 e9
5y	0-i 1d
4e	0-9 1j 2-b 4-7 dc
5p	0-e 29 ee
5t	29
4u	09 1-7
5c	0-b ea
3y	0-7 18
4ed	27
5n	1-c 4n 8-9 ef
5r	49
5t	3g
5u	07 1-8 3k
4le	1-9 2c
4ou	01a 2-8 3-7 d-8
4rs	0-r cx
3zed	0-s 39 dq
4on	08
14=.000	07
300	09
41	07
42	bf
43	c9
31	1-a bx d-f
40	da
5tr	07
41	07
42	0-9 8j bc
50	0e
45	08
46	b-c dd
48	0-x dq el
4m55	eb
565	e8
32	08 1-a a9 bn cg d-i e-f
4+	0-7 be
4.5	2b
40	e9
50	2a
42	dc
45	08
33	1-7 8h a7 e-7
4+	0-a bk
40	0-7 ab eh
50	2b
5am	0-l eo
42	0-a de
465	28
4d	0d 1-b
34	0-f 1a 67 8g
4+	0-9 bd
40	ee
45	eg
35	0-c 2c a7 b-9 co d-7
4+	0-7 bc
40	0-i eq
36	0-e 2-7 b11
4.5	0-8 6g
40	0-d dn
37	0-9 2-7 c8 ec
400	0-7 6d
525	0-a 2e
38	0d
39	89
40	0f e-a
4x	e7
3a	014 1-k 3-f 47 bd d-9 e-7
4ble	0k 4-b d8
6y	0l
4ccp	0-b 1g
5es	0-8
5le	0-7 19
5t	4a
6s	2a
4ded	0-a 1d
5s	29
4fka	0-7 1e
4ge	d7
6r	2a
6s	0-8 1-9 2b 6e
5ri	88
4i	0j 1-o 29
5c	9b
5ry	0-s 1i 2b
4ker	6e
4les	1g
5l	0l 1-7
6y	2-e 3n 4-9 da
5so	0b
5th	09
5ue	0-a 3b
4m	2a 4a
4n	0m 1-l 4-8 ae d-8 ed
5ce	0-a 1d 2b 4-i ek
5d	027 1-z 3-f 8-9 a-7 d-9 eg
6s	3d
5ge	08
5h	07 1-h 4-7 5g 6q
5ts	2b
5y	0c
4p	28
5hy	0-g 1k
5is	0-t 1k 2b
5p	0f 2-7
4ql	19
4rch	0-t 1e 2h
5ds	48
5e	0w 3-7
6a	0-8 ed
5ge	3-d 4e
5ly	0b 38 4-a
5ry	d8
5ts	0-a 2g
6y	0-a 2d
4s	0t 1-g 7b 87
5es	0-a 2d
5ic	1-9 aa
5ks	0-f 4n
4t	0v 1-7 2-9 4-e eb
5ch	0-g 111 2-9
5ed	0-b 1-b 49 87 eb
6s	0g
5ic	0-d 2f
5om	27
6r	0-c 3p 4-f
5us	a9
5va	0-9 ef
4u	0-8 2b
4vel	0-r 1-a 2-7 4-8 dn ey
4yed	27
6r	49
4z	e9
5on	08
3b	0c 1-b 2b e-7
4.sc	7g
42	ea
4a	0-8 2a 7-e 8n
5c	0b
5i	2-7 e7
5m	18
5n	0c 2m 4-b d-9
6g	0u 2-9 db e-b
6h	1d
6k	e8
5o	17 ao e-b
5t	0-7 3e
4e	0q 1-7 3-7 4-7 7c
5am	0-c 1e
5nh	0b 4-8
5p	0-8 2h
5rs	08
5st	0b 1-a
4i	2b
5a	0-c 1d
5ds	1b
5en	0-9 47
6t	01t 1-l 2-7
5g	0j 1-a
5le	0c 1-9
6l	0-9 2a
5m	0a 1-9
5nh	3d
4lem	3b
5ic	0-9 19 e7
5og	0-f df
4o	17 d7
5c	0-9 2e
5dy	0-h 1g
5m	0f 1-d
5ok	ec
6t	0-d 2j
5t	0-8 2b
6h	011 1-8 2-9
5ut	09 48 e-7
5ve	0-8 ee
5x	0-9 2a
4po	0-b 19 27
4rse	07
4s	8c
4ut	0d
4y	0q 1-7 2-8
3c	1-c ef
4a	2-f 4-d 7c 8-7 dg eq
5c	013 1-m 2-h 3-7 d9
5lm	3c
5m	d7 ea
5n	011 4-c d-a
6g	0w 2-d e-b
5o	1-e 2f 3-a 4-d 71b d-9
5p	1-a 2-9 4-7 813 ad e-b
5r	0-8 ea
6d	0-i ar
6e	0-d 1c 27
5t	0-c 1c
6e	0g 3-c
5u	0m 1-c 2-8 39
4ccd	df
5hn	0b
4d	0-e 2j 77
4eed	47
5ll	0-q 1j 29
5nt	0-b 6g
5pt	0b 1-b
5ss	0c 2-b
4ham	3e
6p	d7
6t	0-c 2a 48
6y	0o 1-c
5e	0-e 4e
6n	0-7 2c
6p	0b 2-b
6r	0-b 1e
6s	0a
5i	0f 1-c 4-9 aj e-7
6u	3f
5o	0g 47 e-7
6i	1-8 4f
6t	0g 1-7
5u	39
6a	0f 2-9
6c	4c
6p	0c 1-9
6t	47
4i	19
5al	0-7 1d 3-9 7f
6n	89
5de	0-9 1c
5ne	0-b 2d
6g	0-l 19 29
5ty	0a
4ker	0-8 1c
6t	0-a 1f
4lb	09
4ntt	1e 8-9
4o	010 3-8 4-e dl e-7
5de	3a
5n	09 48
6g	0e 28 4-f d-8 ea
5rd	0-9 3e e8
6e	0b 1-e 28
4pc	ab
4rm	0i 1-g
5um	0-7
4ted	07
5js	0e 1-9
5or	0-h 17 2g
5ra	0-j 1m
4u	0-x 1-a 2d 712 d7
5a	0k e-9
5c	2a
5ng	0g
5oi	0-a 4d 8b d7 e-a
5u	2-8 ab
3d	0d
4a	0c
5i	0-m 1-l 715 ed
5m	0-e 3j
5ng	0-h 2-8 819
6h	0-a 1e
5o	2-a 9c
5p	1j e-9
5t	08
6a	0-7 38 d8
6e	0g
5u	07
5y	0h 1-7
6s	da ej
4bs	0-i df eb
5t	0-8 1a
4ded	19
4e	6a
5al	0b
6s	0-a 4g
5ls	0-8 29
5m	2-7 ee
5n	e9
6t	0-t 27 3j 9d
5rn	1b 2-b
6s	09 1-z 29 3a 4d
5sk	07
4ges	0-9 2b
4h	0h 8-a
4i	0-e 1-8 dj em
5a	e9
5ch	0-k 2p
5e	0-9 8d
6m	2-8 3j
6n	1-7 2b ai e-8
6s	0-a 2d
6u	1f 2-7
5ng	01d 3-d 4-g e-c
6h	07
4map	27
5in	0-c 18 27
4na	0-8 1a
4o	1q e-k
5c	0m
5i	0d eb
5n	0l 2-f 4a e-7
6g	4e e-9
5rs	ed
4r	0-c ee
4set	2-8 4c
5p	0-7 18
4u	1e
5c	4f
6t	07
5ng	1-d 28 3k e-7
5oc	011 1-c 3-8 7a 8-7 d-9 e7
3e	0-c 18 2-a 6b
4.g	0n 1-c 2-9
5js	0-j 1k
4ach	08 e-7
6t	1a
5dy	d7
5ms	0-s 1-7 2q 4g
5ns	0-d de
5rn	09
6s	0-13 1-9 2-e 4-7 br c1r
5se	0-8 1h
6t	0c
5te	0b
4cts	1-9 28 4f
4ded	09
5ge	0p 1-a 2-d 4d
5in	08
6s	0b 1-7
5ux	0-8 1l 2-b
4e	28
5ds	0f
5g	0-8 19
5rs	2b
4ful	0-d 3o
4ign	0-7 19
5ng	0l
4lds	ac
5op	0a
5ta	98
6s	0-r 51c
4m	0a
5ic	0-q 17 2b 3e
5os	2c
4nce	1-o 37 ai ci
6y	1b
5ds	0-j 2i
5ge	0-f 1g
5se	ab
5ts	0a 1-h 2x e-8
4ous	4a
4p	07 1-7
5ts	0e 2-b
4r's	0-a 7h e7
5al	1-9 48 ba
5ce	27
5ed	9a
5gy	0-d 47
5ns	0-b 2i
5p	17
5ve	0a
4sto	17
6s	1c
6y	0-c 3e
4tc	09
5ed	07
6s	0-l 1h 28
5ic	0-13 2i 3x
4vel	0-e 1-8 2-9 8n 9c ak e-9
6n	08
4wly	0-e df
3face	07
5st	0-c 4p
4eed	0-h 1k
6s	07
6t	0-c ee
5rs	0c 4-7
5ty	a9
4ice	1-7 2d
5ed	0j
5nd	3a
5t	0-7 ec
4low	0-k 19 2c
4ood	0-q 4-7 ak de
5r	016 1-d 2-o ef
6e	0d 2-8
6m	17 2-7
4rom	0k 2-b 49
4ull	1-b d7 eg
3gach	1c 2-8
5n	0-o 4-9 da eo
6g	4-a ec
6h	0z 2-e 8-9
5p	08
5y	0-c 2d
4el	0-b 2c
5nt	0-b 3f
5rs	0-a 2d
5t	ec
4hi	0g 1-d
5ly	3i
5ts	07
4ia	0e
6i	0-8 3c 4-b
6m	19
6n	0-7 49 eb
6o	0j
6t	28
6y	0-7 9e
5es	1-a 2f
5le	0-k 115 3-e
5ne	0b 2-a
6g	0-v 116 2-a 3-7 4d
5o	0-b ek
6i	27
5st	0-o 8h 9f
5u	38
4o	0-v 1x
5ai	08 3-l dn
5i	08 1b
5n	3-a dd
6g	4-d ei
5od	0l 4-7 d7
5ry	0-e 18 d9
4phc	0-a 9f
4ree	0l 2-d 4-b 7-8 8y
5ow	4c
4ues	0-7 4h
5i	08
5oi	0b 47 d8 e-a
3ha	27
5ch	0g 4-9 e9
5ge	0-c 1m 2-8
5i	1-d 27
6n	0-8 1d
5m	0c 1-b
5n	4a 67
6d	0-9 ea
6g	0-f 4b 8-8 a-9 ck ef
6h	0a 1-8 2-c 39 eg
5rd	0-9 49
5s	09
6e	09
5ve	0z
5y	3b
4dv	a7
4e	08 1-7 2-7 d8
5ad	0-e 1e
6t	0-c 2e
5ck	18
5ir	0h
5ll	0-9 1b
5me	07
5re	0a 2-7 e7
6s	0-a 49
5se	09
4i	0-9 9c
5ch	0k 2-d
5em	1-k 4d c12 e-9
6n	0-8 3c
6p	1-b 47 8q e-a
6t	29 37
6u	0u 1-b d-9
5ft	eh
5gh	19 2-a 4-7 7a
5le	0m 4-9
5ng	1a 3-f 4c
6h	0-e 1-8 8c eh
6k	0-c 3g
5ps	0-h 2a 4d
5rd	0-b 1c
4o	07 e9
5a	0-l 1-h 2j 5e e9
6c	02d 1-a 2-t a-b e-c
6i	27
6n	07
6t	2-8 e8
5c	0-8 1-9 819 e-c
5ds	0-k 1-7 2u
5i	48
5ld	08
5me	08
5ne	0-t 1e dn
6g	0-q 1b 3l 4-d dx e-7
5ol	17 8b
5p	0n e-7
5re	0-l 1q
6t	0-g 3g
5ut	0-7 ed
4q	09
4r	07
5ee	bb
4uan	1-e 2c e9
6t	0-f 28 89
5ng	1f 2-d 9y
5oc	0-b 29
4w	1-7 2c
3ials	0-7 2d
5ry	0-c 1f
5te	3-b dk
4ble	48
4cal	0-k 2-u 3n 4a 7l 89 9b d-7
5es	0a 17 4-a
5it	0-b 1d
5le	0-7 ea
4d	0-9 2a
5er	0-8 2d
6s	27
4eld	88 e9
5ng	1-n 2-a 4d 5w e7
6t	0-c 39 db e7
5re	09 1-8
5ty	07
5ve	0b
4f	0f e-8
5ic	0-b ef
5ts	0-l en
4ght	0-y 1c 2-9 d17
5ma	0-7 19
5ns	28
4lar	0k 1-7
5ls	0i 1-b 4g
4mum	0a
4n	014 1-k 2-b 4-k ae c-7 d-8 el
5al	e9
5ed	2-7 3a
6r	0-9 1d
6s	1a 2-b 4b
5gs	0d 18 2-e
5s	2b
5to	28
6s	0-g 1d 2-7 ed
5ux	19
4ong	2a 3-g dd
6s	0-g 1-j 2g 4u ab
5s	0-7 19
5us	0-c 3f
4per	17
5le	0-8 4d
4que	0-j 2r
4red	0i e-7
6s	0-9 3e
5st	47
4s	01a 1-7 2-k
5ed	3a
5hi	0-b 1c
5o	1d
4t	0k 2-d bg d-8
5al	1-b 2a
6r	19
5es	e8
5hm	17
5s	09
4ved	1a
6n	0-s 29 4p
6r	9c
6s	0d
5il	0-g 1b a9
5ot	1a
4zed	0-s 39 dq
3java	0a 1j 2-f
4ect	0b 1-7 4-9 ea
4lpt	5a
4ob	0e
4s	1-7 2c
3ke	0p e-d
5nd	1-8 e7
6h	1-d dc
5t	2-7 47
6s	07
5y	17
4ha	0n 2-7 3-a 7f e-c
6c	2-9
6i	0-a
6m	0c 1-7
6t	0-b 39
6u	0-8 e9
5eo	0-9 3a 48
5i	2b
5o	07 4d e-8
6a	07
6e	0-j et
6i	18
5u	07
4iem	1-7 48
6n	0-d 1-d 5e 89 ad
5n	37
6g	0k 1-f 3t 4-c e-8
6h	0l 3-e 4b 9-7 a-7 cn d-b e-f
6s	0-9 1e
4log	0b 1-9
4now	27
4oc	0h 1-f
4y	0e
3l	0-7
4a	017 2-8 e-8
5b	1-9 2j
5ce	0b
5i	1-7 er
5ke	0-7 29
5m	0v 1-d 2-e a-8 c-b dv
5n	0j 1-9
6e	0d 1-7
6h	0-8 3b 4-c eg
5p	0-9 ei
5ry	08
5ss	19
5t	0-9 2a
6e	0-s 1l 48
5y	1a 2-7
4c	1a
4den	09 1-7
6r	0-a 1f
4e	0-a 3i
5ad	4a
6n	0-h 17 9d e-8
6r	5g
5ct	08
5d	0-a 1b
5ms	0-e 4l
5n	0c 2-8 ce e-c
6t	019 1-c 2-7 3-b
5rt	0-b 3a
5ss	1-7 2g
4ian	09
5ch	2a
5en	0m
6u	29 48
5fe	0d 2-a
6t	0-r 18 9d dc
5ke	2-7 3c
5ne	17 2-a 3c
6g	0-18 3p 4-7 dr
6h	e8
5sh	0-f 1-8 518
6m	0-b 2c
6t	07
5ty	1g 3-m 4l e-8
5ve	0-j de e7
4led	19 2-7
6r	0-a 1c
4o	0-i 19 e9
5ai	77
5ck	0-l 1r
5gy	0s 1-8 2-7
5i	1g e-9
5ma	77 88
5n	0-7 e8
6g	e9
5p	08
5ud	0g 1-e
5w	0-e 1f
6s	0-8 29
4thy	07
4uat	0-8 1n 8-8 ad
5c	29 4i e-9
5oi	0-8 ea
5u	1-b 2f
4ves	0-8 2b
4y	1-9 2g d9
3m	0a 1-7
4ac	2-9 e7
6h	28
5il	0a
5m	28
5n	47
6g	0-g 19 di e-8
6y	4i
5t	0-j 4f dj
6h	0-i 17 2e
5u	0-k 19 49 a7
5x	27
5y	18 3-7 4-c ee
4ba	77
5ly	18
4ca	0-8 7g
5sa	9g
4e	0-a 48
5g	0-b 1d
5m	1-7 27
5ns	07
6t	0b 2g 3-9 a9 e-c
5rs	0k
5ta	0-8 18
4ics	0n 1-a 2-7
5en	09
5le	0-b 1e
5n	0b
6g	0m 1-l 2a
6h	0g
4o	08
5i	0-e 7f d-7 e8
5n	0-a 1i
6g	37
6o	09
5re	1-g 2-7 ba ck
5st	08
5t	2b
6e	08
5ve	0-d 3b
4s	0-h 19 29
5c	0-h 7m
4uch	0-c dd
5on	47
5st	0k
4y	1-e 2b 88
3n	0-a 7e
43	0-9 6k
4age	0a
5i	27
5m	1-o 2-h 3-9 4-8 7-b 8l c11 d1b e-8
5ng	2b 39 e-b
5o	2a
5ry	0-8 1d
5te	0-c 1-g 2d 3q
4ced	0-e 4d da
6s	0c
4ded	48
6r	0a
5le	19
5on	0h 1-a
4eed	0b
6r	0d 2-9 aa
5rs	2-b 4k e8
5se	1-7 59
6s	1s 3-f
5t	1j 9-7
5w	1-8 2-7 4m
4gan	1a
6y	0c 2-7 eb
5es	0-r 2f 4m
5he	2-h 3-a al
5le	0-9 1d
6y	1e 2-9
5on	0-a 4c
5u	0-d 4h
4ha	1-n 2b ab de
6n	0-8 1-e 2f 3-a 4-i 811 aa d-7
6t	09 2-a cf
5e	0-b 3k
5in	4-b ei
5om	28
5u	0f 4-7
6a	1a
4ing	0-e 1b 2-a 3-c 4n ad
6h	0-7 eb
5or	0a
5sh	6d
5ty	0h
4joy	3a
4nel	0-8 1e
6r	0d 4-7
4o	1-7 dj
5de	17 2-7
5i	1-8 3a d-8 el
5n	07
4tal	1b
5ed	4d
6r	27 8b
5hs	0-o cl e7
5ic	0d e-8
5ly	08
5um	17
4u	0-9 1-9 d1d
5al	0-d 1d
3o	08 1-8 db ea
4ach	0-i 28 3b 48
5ng	0a
6h	0-b 1-9 2f 4k
5rd	ac
4bal	08
4col	08
5us	3a
4del	07
5oo	0-9 19
4eic	0-d 5n
4f	015 1-t 3-b cl e-7
5f	09
6s	0-8 4d
4gle	0-8 1e
4ise	0-8 19
4ker	0-8 19
5up	2-8
4lid	7d
6o	0-v d12
5or	0-b 29 e7
5ve	17 3-7
4mer	0-8 1-a 28 4d
4n	0h 1-f 2-l 4f d7
5al	0-f 1a 2-v 310 4-i 77 du
5e	1-g bb db
5th	e7
4ods	0-7 28
5ls	0-9 2a e9
5th	0-d 1e
4p	0-9 1a
5en	0-f 311 4-7
6r	0f 1-9
5le	3-7
4r	01m 1-l 2-13 4-b ch ek
5's	78
5al	08
5ce	0a 1-9
5ks	1-7 2j
5ts	0-k 2k 3d 4-7
4sdb	07
5ed	0-m 1o
5ql	08
4tel	0-c 2f
4ugh	0d 3b 4-h
5ld	0r 2-b
5nd	1h 2-7 87
5r	0z 1-b 2-7
6s	0-7 e7
5se	19
5t	0d
6s	0-l 1d ec
4ven	0j 1-9
6r	09
4wer	27
5n	0-k d11
5th	0-9 1w 2-8 3-b
3p	0-d 1g
4ace	0-a ed
6t	0-9 1e
5ge	0b
5ny	0h
5rk	0-f 1k
6t	08 37
5ss	0-a df
4cr	17
4eak	08
5ed	0-h 2k ea
5ra	17
6s	47
4h	e7
5a	0-8 18
6m	0-a 211 8-c
6n	1-8 3e
6p	0d 1-l 2c
6t	09
5d	0d
5ep	0-d 4k
5oi	1a
5p	0-c 1d
5uc	0-c 1d
4ing	09 1-7 2-8 49
5re	3e 4-7
4lay	0-9 2d
5es	0-b 2f
5m	0-f 1f
5ug	0-a 2d
6s	0k
4ms	27
4ore	0-7 9d
6t	0-m 27 en
4ply	0b
4r	0-h 1-f 29 ep
5o	28
4tic	0-8 1d
5op	0-k 1a d7 eb
4ut	0-8 3a
3qt	09
5kd	19
4ua	0v 2-a 4-7
6n	0d 3f 4-b d-7
6y	1b
5es	27
5oc	0-j 2g e7
5y	0-i 2-9 4h 8f
3r	1m 2-a
4a	0f
5ch	4i
6k	09
6t	39
5de	0-g 29 4d
5ge	0-h 1-a 2x
5id	47
5me	0-b 1f
5ng	0-e 1-c 2p e8
5te	0p 1-9 4-8
4ber	0-g 1m
4cam	0-f 1g
4day	e7
5ic	09 1-7
4ead	0e 1-7
6n	0-9 da
6t	0f
5ct	0-b 4c
5et	0-c 3f
5na	08 2-7
6d	0-7 4b
6t	0-a 1-7 4i
5sh	1a
6t	0-7 1i
5te	0-d 17 27
4hus	07
4ial	1a
5cs	0-d 1f
5en	1a
6s	0-a 1-b 2q
6u	08
5ne	0-9 1a
6g	0-h 1i 2-b 3q 4-i 79 a7
6h	0-a 3-7 4a 77 e8
5pt	1d
5sk	1c
5te	0a
6y	0-i 1f 3-9 ae
5ve	0-o 3l 4e
4ket	2i
4lin	08
4mal	db
4nal	0e
5et	ec
4o	3a 4-7
5le	0o e-a
6s	08
5ng	01w 2-8 3-f 4-f e-7
5ss	1-f 3e 4a
5up	0d
6s	09 1-8
5wn	0-7 28
4red	08
4son	ec
4ter	0-f 4a e9
4ua	09
5n	0-7 2a
6g	0-l 1-i 6a 7s 87
5ou	0-f 4b
4ver	0-o 1g 2d
3s	0q 8-n ac
4ac	0-9 2d
6h	0-7 37 49
5ge	0-k 1n
5n	0a 1-7 da
6g	0j
5p	0-7 d8
5t	0-9 2k
5u	09
4c	0-a dg
4e	0b
5ed	0-7 19
5lf	0-8 3g
6s	28
6y	08
5nt	2d
5o	0a 1-7
5t	09 1-7 27
6s	0-a 2d
4hip	4g
5op	0-a 1f
4i	0-c 28 8c
5cs	8d
5de	07
5gn	0-d 2l
5ng	ac
6h	0-g 7i d8
5on	1b 4-7 e8
5re	0-f 3k
5te	07
6y	7w
4o	0-c 4d 9c e-a
5an	3e
5ft	19
5me	0a
5n	0-8 1j 2-9
5ps	0-7 18
5rs	0-a 1d
4pa	a7
4ql	0-b 2d
4re	0-b 1c
4ses	1-7 28
5ue	18
4tar	0-b 2f
5ed	08
6r	0a 2-7 9f
5ic	0-g 17 de
5qb	97
5ry	0-e 2q
4u	18 2-9 7-8 8-7 ak e9
5a	ea
5c	0-i dg ea
6h	0p 2-g
5me	3a
5re	0g 2-7
4w	1-9 27
3t7	0-d de
4a	0-7 48
5c	2-9 4-a el
6k	0-h 2l
5ff	48
5ge	29
5i	0u 1-9
6l	0-j 1b 4f
6n	0c
5ke	2a
5nd	de
6g	dp e-b
5o	0-b ag
5p	0e
5rt	0-d dk
5sk	0-7 3a
5y	09 2-7
4dd	0c 1-b
4e	2a
5am	09 2-9
5ch	7b
5gy	0-d 1i
5in	0-i 1j
5ms	2o
5nt	0-c 1s 2-c 3a
5rm	49
6n	0-c 2f
6s	0-z 1t 2a
5st	28
4ful	0-i 19 3f
4ha	0-e 4h
6i	37
6n	3-8 4a ca
6o	07 2-d 4a
6t	0k 2-b 3e 4-8
5e	0r 1-16 3-c 49 9v a-8 d-f ei
6m	2-7 eb
6o	0j 1-7 d-7
6r	09
5i	0q 2-8
6c	0-c 3e
6s	0j
6t	0-a 2b
5o	0b
6a	48
6i	0-8 db
6n	1j 2-7
5pt	78
5u	2-h 4a e9
6b	1-8 27
6c	1-7 3-8 4u aa e-f
6e	0-h 2l
4ial	0f
5ch	29
6s	0-g 18 2h
5em	0-8 1c
6n	2-e 4h ej
6p	4e db e-8
6s	0f 2-i
6u	09
5me	1-a 2-9 37 da
5n	0-d 1f 2-e 4e
6g	0-a 1e 2n 37 d-8 e-8
6h	0-l 1-8 3e 4k
5on	0-c 1u 2x 4-r 6-7 8k 9l d-d e-r
5re	28
5se	0c
5ve	0-9 2-9 31f 4-e 5d d-a e-9
4ml5	0-9 1d
5s	09 1-7
4ner	0-i 38 4a
4o	0l 1-7 3-b 48 d-d el
5an	ac
5i	09 e9
5n	0-7 38
5ol	0-i 2b 8c
5p	2a
5rs	2m
6y	0-h 8p
5t	013 1-7 2-q 3-a 4-o 7k 88 d-9 ej
4ra	09
6i	0-h ee
5e	4f
6n	0c 1-9 2-g bm
5i	0o 1-8 2-b
6c	18
5o	018 2-9 8-k cc e-c
6l	0-k 17 2i
5u	0-c 2f e7
6c	0-f 1a 2-7 89 db
4ted	37
6r	0-k 2h 4e
5le	0-f 2k
4u	08 2-c 37 8-7 b9 dn e-9
5al	28
6n	0-d 39 em
5de	1b
5i	28
5ng	0h
5oi	0-j c-8 dd e11
5re	0-d 2q
4wo	0-c dm
4y	0g
3u're	09
4a	4-7 ef
5ge	09
5ng	07
5te	0-d 7i
4cts	0-s 1q
4dio	0-k 1f 2c
6t	08
4ent	08
4ild	0-8 19
4k	0-n eo
4lar	0-j 1v 2-7
5ts	0e
4mer	0-f 1a 28
4nds	07
5g	0h
5ts	0-8 2a
4ong	0-h 1-c 2g 3e 4k e-7
5us	07 1-h 3d
4p	0g
4ral	0-b 1c
5ce	2-7
5ed	0-8 3d
6s	0-i 1a 49
4s	07 d8
5e	1-7 49
6d	3c
5ic	0-9 1j 2-7
5ly	47
4ter	78
4u	0m 1-7 2-7 da
4x	27
4yen	1-c 4n 8-9 ef
6t	3g
3va	01y 1-c 3-d 4-q
5i	0-i 2m
5n	0c 1-c 2c 3-9 47 67 e-9
6t	0f 1-7 ab
5t	0-b 1c
6e	1-9 2d
4e	0j 1-c 2i a7
5ly	3-a e7
5rs	1d 2-9
6y	0o 1-8 2-a
4i	0i 2-8
5an	0-7 5e
5ce	0-a 19
5de	08
5ec	0j 1-f 27 3-a 4l d-7
6n	1-b 27 8g
6t	1b 4a 6-9
6w	0d 1-8
5ng	0-9 1-d 3-e 412 e7
5ta	0c
6y	0-e ec
4oi	0x 3-a
5ng	48
5ps	0-7 4b a7
4u	0-c 1-8 4c a9
5c	08 1-8 27
5ng	0f 2-8
5on	09
3ward	49
6e	2c 49
5y	27
6s	09 2-a 3a
4e	0s
5b	0-l 1k
5ll	0e
4hen	0h e-7
5o	0e
4ide	0a
5ft	17
5ll	0o
5nd	0-i 17 2d
6e	27
6g	0r 1-g
5re	0-7 19
5th	01o 1-h 2-p 3-9 4d e-7
4ord	0-g 1n
6k	0-9 1-p 2d 3q 4-j dj ea
4sq	0-d 9j
3xa	0-a dd
5c	0-f ae
5i	08
5y	0-i 1d
4cel	0-u 114
4e	0-9 1j 2-b 4-7 dc
5p	0-e 29 ee
5t	29
4inh	db
4oay	0-s dc el
4tra	07
4u	09 1-7
5c	0-b ea
3y	0-7 18
4age	0-8 1c
4cle	0-i 1b 2d
4ear	cq e-9
5u	07 1-8 3k
4man	9c
4ou	01a 2-8 3-7 d-8
6r	0b 1-b 2-b 3-9 4q
6t	0-9
4rs	0-r cx
3zalo	1d
4ing	0-c 1e
4ure	0-r 111
1h-1=0	1-i 4-p 6-a 7-b 9-c a-9 b-j c1i d9 e1f
5X	0-l 1-7 2c 3-a 69 8b dj
6X	0e 1a 210 3-e 4-q 5-8 61l 7-a 8-c b-d c-j d-9
6x	0p 2-8 3-m 4y 5-r 6l 7-i 89 9f a11 c-1i d-q eh
5^	0y 1n 2-w 3i 4-t 5l 6-m 7r 8-q 9n a-o bp c-w d11 e-16
5x	112 21b 38 4q 5i 6-1s 7a 8e 9-p a-e b-a c-11
6.	0-d 1o 2-l 7n 87
60	0b 1-k 2-s 39 4-9 5b 8-7 916 c1i d-c e-w
6X	0q 2-14 3d an e-7
21=0	28 3-i 4-m 7-g 8p bm e-c
4X	0-u 4f 5a 7d dh e-b
5X	01q 1h 3-i 4-q 5-k 7i 9b a-j b-a c-c dl e-n
5x	0x 1x 2i 3-u 4g 6-d 7g 9f b-1c c-d d-1c el
4x	0-o 324 47 5-1h 7-c 8-9 9-m ad c-g d12 e-7
5.	0-c 1-c 2-9 7a bm ek
50	0o 2-1d 3-8 4-f 51x 7-e 8-9 9x a7 b-8 d-f
5X	0r e-8
2=0	010 1-1h 2l 3-t 4-j 5-9 67 7-n 8z 9-i aj bn cm d-7
3X	0-i 1n 2-b 6a 7b d-9 eb
4X	0-n 2-8 3-18 4-s 51m 6-d 7o 927 a-i b-h c-h d-8 eo
4x	0p 11s 3o 4-1p 51m 712 8-8 ai b-1m c-1y e-q
3l	018 2-m 412 5-d 6-d 7-u 8-o 9-f a-x b1o cz d8 e-w
3x	02b 28 31q 41u 5-24 6-24 7-t 8x 9-17 af b-1z dq e-8
4.	0-a 2-9 712 8-8
40	0-1r 1-u 2-g 3-e 4-f 61y 7-8 8-i 911 b1d c-d d8 eg
4X	115 3-8 7-9 e-a
0t=BC	0-1s 1-t 2-e 3-f 4-e 5-7 6-e 7-c 8-i 91d a7g b-a c-k d-j e-i
3D	0-1h 1-k 2-r 3-p 4-o 5-d 6-c 717 879 9-2 a-n b-c c-m d2 e-u
3H	015 14a 2bz 3-1f 4-2x 5-i 6-v 7-u 8-1v 9-12 a-1s b0 c-1f d-17 e-2n
3L	05 1-u 2-f 3-o 4-f 56 655 7-9 8-h 9-8 a-d b-9 c-9 d-d e-i
3S	0-d 1-23 2-23 31d 4b5 5-a 6-b 7-j 8-w 9-d a-w b-b c-x d-17 e-27
3X	0-2f 1-1n 2-1a 3-y 4-1d 5-b 6-c 7-l 8-10 9-e a-p b-r c-1a d16 eby
3Y	0-2h 1-p 2-g 3-f 4-g 5-5 6-6 7-b 8-e 9-5 a-a b-n c7o d-g e-r
2IC	0-a 1-1e 2-x 3-l 4-n 5-7 6-6 7-d 8-k 9-1 a79 b-c c-g d-j e-p
3D	0-1d 1n 2-14 3-s 4-t 5-b 6-a 7-6 87h 9-c a-q b-8 c-t d-t e-w
3H	016 13g 2ak 3-r 4-3c 5-q 6-l 7-r 8-1l 9-a a-1r b-5 c-1l d-1u e-2q
3L	01a 1-8 2-a 3-f 4-d 56 619 7-6 8-a 9-a a-7 b-5 c-7 d-c e-a
3S	07 1-1o 2-38 31q 4a5 50 6-b 7-t 8-13 9-e a-16 b-h c-10 d-i e-2v
3X	0f 1-2x 2-2a 3-g 4-2c 5-f 6-c 7-9 8-16 9-i a-14 b-t c-1i d17 eba
3Y	0-g 1p 2-1d 3-f 4-w 5-7 6-7 7-f 8-n 9-a a-m b-o c6u d-11 e-13
2O	07g 14c 2-80 347 4-6t 52v 6-1y 746 8-3o 932 a-3v b42 c-44 d5m e-6s
2^	0y 1n 2-w 3i 4-t 5l 6-m 7r 8-q 9n a-o bp c-w d11 e-16
0w+1=0	28 3-i 4-m 7-g 8p bm e-c
410tr	07
42.5	19
5d	0a 2-a
43d	0d 2-c
45.30am	0-8 e9
46.5	0-9 5i
4^	01l 1a 3-b 4k 5-b 7-s 8d 9-x b-i c-f ei
4a	0b 2-t 317 d-7 e-a
5bilities	0-8 2c
ay	08
6le	0a
6out	37
7ve	0-c ee
5cademic	18
6cessibility	0-7 28
7ording	0-g 1k
8unt	0d 2-d
bs	0-a 1a
6hieve	0b 4-8
6oustics	0-f 1f
6ross	0-e 3d
6t	0-a 4a
7ion	07
as	0b
8vities	0-9 2c
by	0-b ec
5dmin	17
6vanced	0-g 3e
9tage	0d
5fraid	37
5gile	0a
5i	0-8 28
5lert	0-9 ec
6gorithm	07
ds	2a
6l	0n 2-7
7owance	09
6so	0i 2-b
6ternative	27
6ways	08
5mazon	0b 1-9
6bitious	0-b
5n	010 1-a 2-d 9b
6alysis	18
9tical	0g
cs	08 1d 2-h
6d	0-1r 1v 2-9 329 417 5-9 6-c 8-9 b-7 c-16 d-r eo
6h	0g 1-b 27 5e
5pis	0-d 1i
6p	0f 1-7
7lication	09
7roach	0-d 3f
9x	0-e dg
5rchitecture	0-d 2k
6e	0b
7a	0-9 1-7 ed
7na	0b 1-8
6ound	3a
6ticulate	0-7 39
5s	0-12 1s 2-7 3h 4-h eg
6sist	0-b 2c
aing	28
7urance	0-8 1b
5t	1-9 dd
6tention	0a
7itude	08
5udio	0-m 2s
6to	1a
5ws	0c
5z	d8
6ure	1-a 2g
4b	1a
5.tech	0-8 7b
52	e9
5ackground	0-f 19 78
8log	0b 2-a
6nk	0-7 e8
6sed	07
7ic	0-9 99
5e	016 2-d 4-7
6am	0-f 1l
6cause	0-f 1f
6haviour	0-a 19 47
6ing	0-8 3b
6nefits	07
6st	0-7
6tter	4b
8ing	1-7 2d
5ig	0-9 5-7 6d ab
6ll	0-8 29
6ên	0-7 8b
6ến	07
7t	0-e 4o a7
5oard	ad
6ok	0-7 dd
8ing	08 1-7
7t	0-7 1d
6th	49
6x	0-9 2b
5po	17
5ridge	0-f 1a 27
as	0-7 2c
5uild	07
9ing	07 3-f 4g
6siness	17 2a 8-7
6t	0e
6ộc	08
5y	0l
5à	08
6i	1-8 dc
6y	18
5án	1a
7h	09
6o	2-7 ae
5é	0-9 2d
5ình	08
5ó	4-9 da
6c	0-a 1c
5ạn	0i
5ản	08 1-k 2o 4-9 d9
6o	0v 2-j a7
5ất	0b 2-9
5ậc	0-7 aa
5ắt	0-f 18 da
5ằng	0o 1e 2-9 4-a e-c
5ếp	0-s 112
5ệnh	0d 4-7
5ộ	0a
6t	0-8 1b
4c	dn e-9
5#	09
5a	0e 1-d 4-8 dr
6lculation	0-b 1d
fs	0-f 1d
6n	0d
6o	0-9 2-9 4m
6rd	0-7 1-7 9c af
7e	19
6se	07
8s	09
6ttle	0-k 17 2d
5d	0-9 1b
5ell	1b
8s	07
7ta	98
6nter	0-9 2b
6rt	0-8 ae
8ificate	97
eions	ae
bed	0-v 18 9t
5hallenges	0-9 4a
cing	0-b 39
7nges	3c
7racterization	0-8 1b
8ts	0-b 1c
6iến	0d 4-b
7ều	0-d 2e
6uyên	0e 2-a
8ền	0-a 2b
8ển	eb
8ện	0-i 3k
7ẩn	3-7 d8
6à	17
6ánh	0-9 ea
6ép	0b 1-b
6í	09
7nh	0b e-a
6út	37
6ưa	47
6ạy	de
6ất	0-e 28 3c
6ế	2b
6ỉ	2-7 9y a-7
6ịu	0-7 4g
6ối	4c
7t	0-8 2c
6ức	0-7 4e
7ng	0j
6ữa	09 1-8
5i	0-f 1g
6vil	aa
5lass	c9
9es	1-a 2b
6ear	0a
9ly	0b 3-a
6ient	e8
as	1-8 3a 4b
6osely	0a 3-8
7ud	0-7 27
9watch	0-c 1f
6usters	1c 2-7
5o	0-b ed
6aching	0-i 1d 3-7 4d
6de	2e
6gnition	0-k 1p
6llaborate	09 4-8
eion	07
fve	3-d 4b
8eagues	0-9 4i
7or	0-b 2b db
6mmercial	0a c8
8unication	0e
eor	0i 3-g
bty	07
7pany	0a
6n	49
7cepts	07 2-8
8rete	0-f 2l
7sent	0-c 2e
8umer	18
7tacts	0-b 1c
8ent	0m 1-c
8inuously	3c
8ractual	29
9ol	07
bled	07
bs	1a
6ordination	0-b 2c
6rrelated	1e 2-9
6smosdb	0-a 1d
5reative	09
6iminal	d9
5ulture	47
bs	0-8 4a
6rrent	08
6stomer	0-c 29 37
cs	0k 1-a
6ối	28 89 e-a
5ycle	1c 2-a
5àng	0-w 6k d8 e9
5á	ea
6c	0-8 2-f 4a 8f eg
6o	0-8 1p
5òn	0-8 99 a7
5ó	0-j 1-8 28 3-8 69 a9 c-8 de ec
5ông	07 1-a 3-7 48 dn e-i
5ơ	0-h 2q
5ười	0-d 3i
5ả	0h e-b
6m	0-9 eb
5ấp	0-a 1-a 2-7 710 9c e-8
5ần	0h
6u	0o 4-a e-7
5ổ	0-e 1e
5ộng	0h
5ụ	0-7 19
6c	19
5ứu	1-8 ab
5ửa	07
4d	0d
5aily	57
7ry	0-a 2b
6ta	19 2-8 3b
6ys	0g
5bs	0-8 db
5eadline	3b
cs	0-d 4c
6canters	27
6dicated	09
6gree	0g 1-d 2-8 3-b 7n 8e
6mos	1b
6partment	0-f 1f
6sign	1-n 2s 48
aers	0-e 4j
as	1-a 2c
8re	17
6tail	0-8 4e
6velop	09
ber	0-13 1y 2c
ds	0-7 48
bing	0g
bment	0j 1-f 2k 3-7
7ops	1-f 4b
5i	0-9 eb
6fferent	49
6ploma	8h
6rect	0-c 4c
aionality	28
aly	3a
6sciplines	0-8 2c
7play	0-a 1k 2-9
5o	0f
6anh	0d 1-a 2a
6main	0g 1-f
5rawings	0a
6iven	0-g 2-7 3n
9rs	09 2-9
8ing	0-e 2a eb
5u	0a
6ties	0-9 28
6y	19
5ynamics	0k 1-b
5ài	e8
5ân	1-a 27
5ưới	0-d d8 e8
6ỡng	0-8 1c
6ợc	0-r 1i 29
5ễ	07
5ị	d7
6ch	0-e 1t 2-7
5ọn	07
5ụng	0k 1-9
5ựng	0-7
4e	ef
5ach	e8
5ducation	0-p 7f 8d
dal	07
5e	17
5ffective	0-d 3h
dly	3-f 4b
7orts	0-d 29 3a
5lectrical	18
aonic	09 2-8
7ments	2a
5m	0c
6ail	09
5nd	0h 1-d
6ergy	47
6gine	0b 1-a
aer	08 2-a 39
cing	17 4-8 a9
cs	0-x 1c 2s 3-8 47
7lish	0p 1-7 7-7
6tire	0-7 28
6vironment	29 3-a
fs	0g 1-f
5quipment	0-b 18
8valent	0b
5specially	0-g 28 4a
5tc	0-e 1k
6l	0-9 2a
5valuation	0-m 2k
6en	0-a 3c
8ings	d8
6olve	0-b 4c
9ing	47
5xceed	47
8l	1c 2-7
9lent	08
8ptional	1-7 29
6isting	09
6p	0-a cb
7erience	0-h 114 2t 3-9 4-b cd e-c
amental	07
ftion	0-7 27
es	0-l 1c 2a
7osure	27
7ression	1a
4f	0-a c8
5acebook	07
7tory	0-9 1-8 2j
6rms	0-8 29
6st	0-h 3q
5eed	1-7
8back	0-9 1f
8ing	0-b 2e
7s	0a
7t	0-c ee
5ield	87 e8
9s	ac
6le	17
6nance	08
aial	1b
7d	07
6rst	48
6t	0-7 dc
5lexible	48
6ink	2a
5ocused	39
6od	3-7 99 ab
6r	0-19 1f 2s 3-8 eg
7ming	0-9 1f
7ward	4a
6undation	17
5ramework	0-n 1f 2f
ds	0-e 2d
6om	0k 1-7 2-b 49
5ull	0-e df ea
6n	08
7ctional	1-b 3c
6ture	07
4ga4	0-9 1b
6ges	0-c 1h
5el	0-b 1b
6rber	18
6t	0-a ed
5ian	4b db
7o	3-b 5e 6g
6ving	0c
6á	08
7m	0a
6ải	09 2-7
6ặt	1b 2-7
6ọng	0-8 4b
6ới	17
6ờ	0-d el
5o	0-c 1a
6od	07
8s	28
5rading	0-d 1e
6eat	0h 2-9
6oup	0j 1-8 2-7
7w	0-9 4c
8n	27
8th	0e 2-7
5uest	4-c ee
5àng	3-a dd
5ạch	0b 1-7
5ần	0-n du
5ắn	0t 4-j
5ọi	0d
5ỗ	0-7 28
5ội	0-a 2c
5ửi	0h 1-b
4hand	0-8 d9
8ling	0-8
8s	47
6rd	0-9 49
6s	0c
6ve	0f 1b
5eat	0-e 2e
5igh	0h 18 2-c
8ly	0a
6ểm	18 2-7
7u	0r 1-a
6ện	4e
5old	0-a 1f
7idays	0-7 ef
6tel	0-b 2f
6urs	1c 2-9 e8
6w	2g
6à	07
6á	0-t 2g 89 e9
6ạch	2d
7t	e9
6ặc	0-29 1u 2k 6y 87 a9 c-8 eh
5tml5	0-7 1a
5w	0-c 2c
5à	0-7 2d
6ng	0-9 2x 3-a
7h	19 2-8 e7
5ình	0-e 1-a 3-l 4j d11 e-8
5ướng	27
5ạn	3c
5ải	27
5ằng	08
5ệ	0-9 19 dc e-b
5ọc	0-8 19 2-i 7w 8f e-b
5ỏi	47
5ồ	07
6i	0-7 1a
5ộ	0-7 db
6i	08
5ợp	0c
4id	0-7 1a
6eally	0-l 2o
8s	0-a 4g
7ntification	0e 1-d
5mpact	0-7 3b
7lementation	0g 1-a
7rove	0-a 1b
bment	0-b 3d
fs	07
aing	0-f 4f
5n	0-y 1-q 2-e 4-n 7t 9e ai cr da
6cident	0-9 1c
cs	0-7 2e
7l	0-8 2b
8ude	08
aing	0-8 1-7 28 4-9 el
6dependently	0-8 1c 39 4-7
7ustries	17
by	0-v 1o 2a
6fluence	0-7 2a
7ormation	0a
7rastructure	0-8 2g
6novation	0j 4-e
6s	2d
6tegrity	0-8 3b
8lligent	0-d 3d
8r	7e
9act	08
cion	28
9changes	0-g 1j
9faces	19 2-8
9national	07 ea
aet	ec
7o	27
5s	0-v 1k 2f 4-7 6c a8 e-7
6eries	1a
6sues	17 3-8 4a
5t	2-7 4g
4java	013 1-b 2-b c-8
8script	0-e 1k
5ob	09
4kafka	09 1-8
5eeping	0-b 3e
6y	37
5hai	18
6i	e7
6oa	07
7ẻ	dh
6u	e7
6á	0c 4-7 77
7ch	0b d8
7m	08
7t	27
6éo	0-a e9
6í	0-b 1i
6ó	07
6ông	0-b 1j 2-g 4h
6ả	09
6ẩu	0-8 eb
5im	1-8 27
6nh	7-8 88 cw d-7 e-h
6tchen	0-8 2c
6ếm	3a
7n	0-d 88 ad
6ểm	07 1-7
5now	0-b 19 29
8ledge	0-8 1b 4c
5oc	09 1-8
6tlin	09
5ubernetes	0-m 2o
5ênh	0-7 29
5ín	4d
5ý	0-7 1d
5ế	0p 1-h 27 3-a
6t	49 d7
5ỳ	07
5ỹ	0n
4lab	0-d 1m
7oratory	0-m 7i 88
6ke	0-8 2c
6nguage	0c
cs	1-10 2l 5e
6ptop	0-h 2b db
6rge	0-8 4b
6w	27
5ead	4d
8ership	39
7rning	1a
7st	08
6ctra	0-a 1c
6vel	1-m 4-c 7k 9e a7
5icence	0-x 1-7 913 e9
9se	0-b 9e
6fe	0c 2-a
6ke	0-q 2m 4a
6nes	0-9 2b
7h	e9
6ve	e7
8d	0-7 1c
6ên	0d
6ền	07
6ệu	0-8 19 4a
5ogistics	17
6ndon	07
7g	ea
5uyện	1-c 2e
6ật	1-7 7-a 8g a9
5à	0-1n 1a 2k 3b 98 ab e-8
6m	0-m 1f 2-f 4-b c1n d-9
5ái	0-m ca dl
6t	0-9 1a
5ãnh	0b 4-8
5ên	017 2-a 8-k cc e-f
5ý	29 3h 4-h e8
5ĩnh	07 1-7
5ưu	27
6ơng	0e 2-7
6ới	0-9 df
6ợc	3d 4-9
7ng	28 37
5ại	e7
6nh	0-7 eh
5ấy	0e 2-9
5ần	0a
5ập	0a d8
5ắp	0-b ee
5ẻ	1-b 27
5ễ	0-f 48 db
5ịch	0a 1e d8 e-a
5ỗi	28
5ớn	0-h ek
6p	08
5ợi	0l
5ực	e-7
4m	07
5achine	0a
bs	0-b 1f
6intenance	0-f 1p 2-8
6jor	0-8 7e
6king	0-7 1f
6nagement	0-t 2d 9d
ar	08
9ing	27
7ner	0-8
7ufacturing	07
7y	0-h 4h
6rket	1-a 2m
aing	28
as	0a
6ster	0d
a's	0b
as	0-9 19
6tch	07
7erial	0-7 2d
cs	2d
7h	0-f 1j
7ter	0-k 2e
as	47
6y	1c
5ca	0-7 7b
5easurement	0-7 27
6chanical	0f 2-9
6dium	19
6ntoring	0-9 1f
7u	08 1-7
6thodologies	08
as	0-l 18 2f
5icrobiology	17
9soft	27
6nd	3-a 49
8ed	37
8set	0-8 1a 2-d 4b
7imum	0-k 2e c9
6ền	ed
6ễn	09
5obile	07
6del	1b
9ling	0-b 1g
9s	0-7 19
8rn	0a 1-d 4c
6lecular	27
6no	0a
7th	e9
9s	0-m bl e9
6re	2-7 cm
6tivated	0-c 3h
6ve	0-c 4f
5sc	0a
5ultiple	0-8 4c
6sic	0d 2-9
7t	e9
6ốn	37
5vc	0-9 19
5àu	0-8 29
5áy	0n 2-d 3-7 4-7 dg
5ê	38
5ình	0f
5ón	0-f 1-a 2q
5ôi	0-g ei
5ượt	07
5ạch	29
6ng	08
5ẫu	39
5ắt	d7
5ặc	e7
5ềm	19 2-7
5ọi	47
5ỗi	0m e-b
5ột	1d
5ới	08
5ở	08
5ỹ	2-a
4n	0-9 7f
53	1-7 58
5am	0j d-9 ec
6ng	4a
6tive	0-g 2d
5eed	08
8ed	0g e-8
8s	0e
6t	0-f 1h
7work	0-j 1c 28
6w	4e
5ghe	0-8 4c
7iệm	0v 1-9 3-b cp d-9 e-c
9p	1-8 49 7l 8a d-7 e-c
7ề	1-7 2-7 an
7ỉ	07
6oại	0c 2-7
6ành	0c 1-d 8m c-8 e-8
7y	0i 2-a d-e ek
6ôn	0-9 4c
6ũ	0-c 47 e9
6ười	0f 47
6ọng	4-c ed
6ữ	1a 2-8 4b
5hanh	0-o 2v 4i e-b
6iệm	4i
6uộm	0-a 1b
6à	08 2-e 9c db
7ng	0-g 3l
6ân	0-j 1-b 2j 4-8 712
6ìn	4-8 eh
6óm	2g 4-e
6ư	0l 1-a
6ạc	27
6ất	0a bg d-8
6ận	0f 4-b ad e-7
7p	0b 1-9
7t	0f 2-c
6ẹ	e7
7n	37
5inh	0-8 eb
5o	3-8 el
6de	0-h 1i
6n	27
6rdvik	0-9 1b
6sql	1-a 2a
6t	0a
5ursing	9d
6trition	0-d 2e
5âng	0-8 1c
5ói	3-h dl
5ăm	0-p 1-d 2-f 3-7 8n by c1a d-d e-a
6ng	0w 2-9 3-b
5ước	1a
5ội	0c
5ữ	01d 1-8 4-7 d-e
4o	08
5f	0-h 1i 3-g 4k c1b d-b e-a
6f	0a
7ers	0g 3-9
7ice	1e
7s	0-7 4d
6ten	0-9 db
5n	0w 1-r 2-7 3u 4-g d7 e-b
6ce	d9
6e	18 2-8 88
6ly	0-k ev
5pen	0a 28 4-8
7rating	0-9 3c
bon	0-c 2b
aors	1e 2-8
6portunities	0b
ey	07
6timisation	0e 2-b
5r	0-3t 11l 2g 3-h 4-m 512 6e 7-7 811 9-7 ae b7
6acle	0-7 1b
6ganization	07
gal	0n 3-d 4-7
5ther	47
9s	0-c 4a
5ur	0r 2-7
6t	0d
5wn	0b
7ers	49
4p	0-7 28
5age	0-a 1f
6rt	0j
8ner	0-b 4c
bs	0h 4-7
chips	0-9 1f
8y	0-b 1c
6ssionate	08
6tient	0-8 3b
7tern	0-e 1f
bs	0-7 18
6yment	07
5eople	0d
6rson	dd
aal	08
5h	e7
6a	1b 2-7
7ge	0-d 2g
7ses	0-c 1f
6ong	08
6u	0-8 e9
6ysics	0-9 8d
6án	3b
7p	0-b 17
7t	09
6ân	2b
6ép	0-e 3k
6í	09
6òng	0j 1-d 28
6út	08
6ương	0c
6ạm	1m 7-7 8-8
6ải	07
7n	07
6ần	0p 2-e
6ẩm	1d
6ỏng	1-b 2a
6ụ	07
7c	3c 4-8
5ipelines	0-a 1b
5lace	28
7nning	0c 1-b
7tforms	08
7yer	3a
6ease	0-d ec
6ug	0-c 2d
7s	7c
5oints	de
6sition	1-7 2h
7sess	0-b 2e
8ibilities	07
5r	0-y 1b dp
6actices	2c 4-7
7gmatic	3b
6eferably	0-t 2i 8h
ared	0-i 1f af
7miere	0f 1-f
7school	07
6inciples	0-a 1i
7vate	0-8 2a
6oblem	0a
bs	0-a 4h
7cess	89
bes	1h 2-c
bing	0-j 1o
7duct	0g 1-b
7fessional	bc
es	4a
7gramming	1g
7ject	2-a 37 db
bs	1-8 4a
7posals	0-a 2c
7tein	0-k 17 2g
7vider	0-d 1d
5ublic	e7
aations	0-c ef
6rification	0-9 2b
5ython	0d 2-8
4qt	07
6kd	0-8 28
5ua	08 2-7
7lifications	08
bed	a8
9ty	0-d 1j 2-a 3-8 4j
7n	09 1-e 37
8g	07
7y	1-9 29
6oc	0-8 e9
6y	0-9 4j 8d
7ết	19 3d 4-9
6á	08 2-7 e7
7n	0-7 28
6ả	0c
7n	0r 1-d 28 4-f
6ận	e8
6ốc	0-a 1-9 2i a7
4ra	09 17
5eaching	47
8tjs	0k 1-h
6cognised	0-c 2e
8rd	e8
6duction	0-8 19
8x	0g 1-i
6gions	0-e 4f
6lated	0-m 1n 88
9ion	0-7 39
cs	0-d 3b
dhip	0-7 38
gs	3-9 4j
7ease	09 1-7
8vant	0-8 ac
6port	0-h 1j
6quired	0h e-8
bments	0-d 1i 29 3-8
6search	1b 2-9 48
7ponsibilities	0-9 49
hy	0-c 3a
7t	1c 2-9
8ful	1-7
7ults	0i 3-7
6tail	07
6view	0k 1-9 2-7
5ight	0a
6sk	0b
6êng	0-d 4d d8
5oadmap	17
6le	29
5uminants	0-d 2d
6n	0-8 29
5àng	3b 4-7
7h	c7
5õ	e9
5ửa	09
4s	29 9c
53	0-e 1f
5aas	29
6fety	a9
6les	0-9 1l
9force	07 1-7
6p	08
6tisfaction	0d 1-b
7urday	e7
6u	0c
5cala	08
9ble	0-9 1d
6heme	07
7ool	7c
6ience	78
9tific	0-d df
5ector	0-7 2a
7urity	0-a 28 3-8 9e
6lf	0-8 3g
6miconductor	0-8 2a
6nior	0-8 4d
6o	0c 2-9
6parators	0-d 2f
6rve	08
9r	0-f 1c
8ice	0-d 1a 29
bs	07 17 2-8
6t	09
6veral	48
5heet	18
6ift	0-7 eb
9s	0-l dr
5iemens	0b 1-9
6milar	0e
6ngle	27
7h	0k 1-p 2i
6tes	e9
6êng	0-7 e9
5kills	0-1o 1q 3o 4i 5c
5oftware	08 28
6lution	0b 1-7
cs	1-j 2h 3b 4-7
7ving	0-d 39 49
6rting	0-g 1k
6und	0b
7rce	07
6ạn	07
5pa	a7
7ce	0-a ed
7rk	07
6eaker	0-d 5p
9ing	58
7ed	0-h 1j 2-7 da
5ql	17
5tack	0-e 1c
7keholders	0-8 4g
7ndards	38
7r	0-a 2f
8ter	0-8 3d
7tus	9b
7yed	19
6orage	0-d 1e
6rategy	08
7ive	0-8 3b
7ong	0d
6udent	0a 7-8
8ies	0-c 1e
5ubscription	0-8 1c
8tations	0-8 1c
6ch	0-g 2n
6pport	1-8 df
bed	0-b 8f
5wift	07
5ystem	0-i 1s
as	1-8 2f
5àng	df
5áng	0a
6t	0-a 1f
5ĩ	0-a 7d
5ơ	0b
6n	2-8
5ư	0-c ai
5ạch	0-b 4j 6-8
5ản	08
5ắc	0-9 1c
5ẽ	0a
5ố	17 2-7 3-8 4p
5ử	0-9
6a	28
5ự	09 2-c eb
4t	0-7 2a
5able	07
6sks	0-d 3c 4a
6y	0a
5eam	0q 2-8 3-e 47
8s	0-a 2a 4f
8work	07
6chnical	07 2-9 3c
bian	89
aque	0-g 1c 29
ds	28
9ologies	0-8 47
est	2-a 8h
dy	0v 1-f 2-9
6lstro	07
6nders	0-a 2b
6rm	3a
7raform	0-7 2b
6sol	9a
7t	0-7 1g
8ing	0-d 1p
8s	08
5han	bb
7t	0-t 1e 47 dd
6e	0j 1-r 29 38 d-8 eh
7ir	0d 4-7
7m	09
7o	0-s 29 e14
8retical	0-b 7e
7re	ec
9's	0-7 ea
7se	08
7y	08
6ings	3b
8king	1b
7s	09
7ểu	08
6oại	19
7ả	48
6rough	0-t 1h 4l
bout	0-d df
6u	0g 1-8
7yết	0c
7ê	28
7ật	0-8 89
7ế	0-9 29
7ộc	0-c 1d
6à	38
7nh	0-8 2b
6áng	2-9 br dd
6êm	0-7 dc
6ì	0-g ai
6ông	0f 2-c
6ăng	0-8 4a
6ư	08
7ơng	1-j 3f
7ởng	08
6ạo	0a 1-a d9
6ảo	0-b 3e
6ần	08 3k 4-o
6ận	37
6ẻ	0a
6ế	0h
6ể	e7
6ịt	0-9 1b
6ống	0-c da e8
6ời	0c
6ủ	3a
6ứ	d-8 eg
7c	0-7 ad
6ực	0-7 2-9 4g
5iktok	0a 1-c
6me	0a 1-d 3b 4-8 ec
6n	0f 2-g 4a
7h	0w 3-p
6êm	0-9 2a
7n	0j 1-7 da
7u	0a
6ến	0-a 3c
8g	0v 1-9 2-b 39 49 6-a d-8
7p	0o 2-7
6ền	1-8 e9
5o	0-h 1-o 3i 416
6eic	6a
6ol	0-b 8b
8s	1-h 2a e9
9ets	0-b 1d
6p	2a
6àn	aa
6án	17
5rack	19
9ing	0-9 1e
7de	0-k 18 3e
7ining	1-7 9e
7ng	27
8sformation	0b 1-a
9parent	0-c 3c
aort	0-7 dc
7vel	0-f 4-7 dq e7
6end	3f
9s	19
6iển	0a
7ệu	09
6ong	0-x 2e 411 c-8 e9
6ung	1-7 57 87 e-8
7yền	0-9 4e
6ách	38
6ên	0w 2-e
6ì	0a 1-9
7nh	3h 4-j e8
6í	0g
6ú	0-a dk
7c	1-7 89
6ường	0-f 87 eg
7ởng	0-a 1e
6ại	0-a ed
7m	0-g 2j
6ẻ	3a
6ọng	0-7 39
6ở	0-1m 1e 6c 7m 8p a-d c8 dc
6ừ	1j d-7
6ữ	1-a 28
5uyến	07
6ân	0-7 4a
6ần	e7
6ổi	0c 1-8 d7 en
5y	0h
6pescript	0-8 19
5ài	07 2b
5ác	2-9 4-b eg
7h	1-d 2e
5ây	e9
5ình	38
5ích	1-e 2k
6nh	0-j 1c 3d e-8
5ô	0-7 ea
5ăng	0f
5ĩnh	0-a 3j
5ư	48
5ại	0-l 1-7 28 cb em
6o	0-b 9c
5ải	0-7
5ập	0a
5ế	07 19 2-a
6t	09
5ỉnh	ed
5ối	0-r 4-e d7 er
6t	0-1j 19 2a 4v 7d 8-9 de
5ổ	0-8 4c
5ừ	0-d 17 2d d9 e9
6ng	0k
5ự	0-l 1a 2l
4uk	0-l d9 ef
5nder	0-a ec
9standing	1t 3-a
5p	19
5s	0a
6e	4a
7r	08
6ing	0-k 2n
4vehicle	0-8 da
6rbal	07
6ssels	27
5ia	0-c 1d
6ew	18
6sa	07
7ion	0-h 1b eb
6ên	7i d7 e-8
6ết	0s 2-7 4-7
6ệc	0f 1-g 2f 3b e-d
7t	17 4d 5-a
5lookup	0d 1-b
5oltage	0-b 1a
5à	0-1t 1-p 2e 426 ea
5ăn	1-i 2t
5ườn	07
5ấn	1m 2-g 47
5ận	09
6t	28
5ẽ	0-h 17 2i
5ề	0g
5ệ	27
5ị	0l
5ới	0-15 41r
5ụ	0-e 4c a7
5ững	29
4we	08 1-b e9
6're	48
6ekend	da
6ll	0a 2-9 3e
5hen	0-h 3f
7re	07
6ich	0-b 3d
7le	4a
6o	0d
6y	0-8 4a
5ide	07
6fi	09 1-9
6ll	1-a 88 eo
6nd	0-9 1d
7e	27
6reless	0-a 2i
6th	0-w 1e 2h 5-8 68 a8 d-7
8in	2-9 bf
8out	0-q 2f eb
5ork	0o 1-h 3-9
8flow	0-c 1d
8ing	0d
6uld	0-x 19 2l a9
5pm	09
5ritten	08
4xa	49
5e	dm e-c
5inh	0-a dc
5oay	0-i do
5ác	0-e 9e
5ây	0-h 1g
5ã	09
5ét	29
5úc	0-b dc
5ưởng	0d 1-c
5ếp	0-i 19 da
5ử	2a 3-b 4f
4year	bt e-9
8s	0-v 1-h 2-8 3-d b1e c1g e-d
5ou	01c 1-7 2-e
7r	1-b 2-8 3i db e-7
8self	37
5rs	0-r bl cc
5êu	0f
4zalo	08
4án	ea
5p	09 29 4-9
4âm	2b
5u	0-8 1c
4ép	08 2-8
4ít	e8
4ô	eb
4ý	0-9 39
4ăn	0-7 d9
4đh	0a
5i	2-9 eh
6ềm	0-8 2b
6ểm	0d
6ện	0-7 af e-8
5ài	08
6m	09
6o	0b
5áp	07
5ã	dc
5êm	df
5ình	e8
5úng	0-b 2-9 4d e9
5ơn	0r 1-d
5ương	0d
6ờng	0-v 29 df e7
6ợc	08 1-n 2-g 49 do e8
5ại	0a 2-a e9
6o	39 4-8
5ầu	08
5ắp	0-8 2a
5ẳng	0-o 1-9 71g
5ặt	07
5ến	0b 1-b d-7 ed
5ề	47
5ể	0-p 2a 4b ea
5ịa	ed
6nh	0h e-8
5ọc	69
5ối	18 e7
5ồ	0-a 1f
6ng	09 38
5ổi	07
5ộ	0u 1-d 48 d-9 e-a
6i	0-b 4a d9
6ng	3b
5ủ	0a
4ưa	4-a ee
5u	ea
4ảnh	1-9 d8
4ẩm	0-a 28 47
4ốp	0-d 1e
4ở	0-b ep
4ứng	0q
22=0	1-10 2-c 3-p 4-s 5-a 7e 8i af bl c-k d17 ej
41m55	d9
42d	0b 1-a
43d	0d 1-c
45.30am	0-7 e9
48h	e7
4^	08 1k 21m 4-a 5j 6-j 7-y 9-7 b-24 co d-w e1b
4a	0-18 1-o 27 313 6b am cb
5bilities	0-a 1d
ay	0a
6out	db
7ve	c-d ee
5cademic	09
6cessibility	0-7 18
7ount	09 1-g 28
6hieve	49
6quire	0-f 2f
6ross	2-8
6t	3a
7ions	07
8vities	0-a 1d
by	0-c dd
5dmin	07
6s	0-b 2e
6vanced	0c 2-a
5fter	07
5gile	0-9 1b
5i	0e
5lert	0-9 dc
6l	0f
7ow	0-a 2c
6so	0a 1-c 48
6ways	07
5n	0i 1-n 27 3-8 4g c7
6alytical	0-c 29
cs	0b 2-7
6d	0-f 1u 2n 318 7-d b-u c-d di e-x
6h	0c 1a 2-f 4o 8-8
6imal	07
5pache	0-9 1c
6p	0b
7lications	0-a 1b
8y	08
5ql	2a
5rchitecture	0-a 2h
6e	0-g 1-c 2o ab
7a	0-e ed
6ound	09
5s	0-j 1-c 2s 4-f 77 da
6signed	17
8st	0-b 1c
aing	0-7 1a
5t	2k 4-7
6tention	38
7itude	0-7 47
5udio	0-x 2r cd
5ws	0m 1-8 2-7
5zure	29
4b	0-7 c7
52	da
5acklog	0b 1-a
6lance	0-9 4b
8yage	0b 3-a
6nk	e7
6sed	1-8 27
7ic	0-b 1e
5e	0-1m 2n 8a a8 en
6am	28
6haviour	0-c 17
6st	2d
6tter	0-7 4b
8ing	0-8 1b
5ig	0-9 5e 98
6ll	0-8 18
6ên	0-7 7b
6ến	0-9 2e
7t	0-1s 1f 27 3d 4r di e-a
5oard	0-7 9d
6dy	18
6m	07
6ot	0-8 1d
6rders	0-c 1d
6th	0-p 4q 7d
6x	0-8 2a 47
5ridge	0-8 2h
as	0-8 1a
7ghtlane	07
6se	07 1-7
5uild	0d 2-c 37
9ing	3f
6siness	1e 2-7 3-a
6t	1d 2-a
6ổi	ea
6ộc	0-7 da
5y	0c 1-d 4-7 8f
5ài	08
6y	0f 4-9
5án	0o 1f 2-s ba c-b
7h	c7
6o	1-c 9c
5é	27
5ình	07
5ó	0t 4-j
6c	08 2-7
5ạn	0f
5ản	0-u 1c 213
6o	0q 1-g 2-7
5ất	07
5ắt	0-9 2b
5ằng	0w 2-d d-a
5ếp	c7
5ệnh	1-7
5ộ	0a
4c	07 17 e-8
5#	0-s 1h 2d
5a	017 2-c 4-f d-e e9
6ble	0-7 19
6lculation	0-a 2b
7ling	0-d 2f
6n	09 2-l 37 ec
7va	2b
6o	08 4a 7a e-7
6pcut	0-h 1j
6rd	9f
6ses	09
6ttle	0-d 2d
5d	18
5ell	28
7ta	9a
6nter	1a
6rt	9e
5hallenges	49
7racterised	37
6emical	0-8 8a
6iến	0e 3-b
7ều	0-b 1e
6o	0a 2-9 4c
6uyên	0a 1-9 7c
8ền	0-8 1c
8ển	eb
8ện	0-8 49
6ánh	0-9 ea
6ính	0-9 17 2i 37
6ăm	0-a 39
6ưa	38
6ạy	0c
6ất	0a 2-7
6ế	0-9 27
6ỉ	0x
7nh	1-a 2e
6ịu	3b
6ối	4a
7t	1c
6ỗ	0-a 2c
6ụp	08
6ức	0-9 4c
7ng	0-a 6a
5i	0-a 1e
6vil	0-8 99
5laims	07
7ss	b9
9es	0-7 18
6ean	e7
8r	6a
6ient	e9
as	1-8 3b 4b
6oudwatch	0-7 1c
6usters	09 1-8
5o	0-b ed
6aching	0-b 3d
6de	0-p 1g 2-9 3e 48
6gnition	08
6llaborate	09 3-8
eion	0g 3-b
fve	4b
8eagues	3d
7or	0-9 1a
6me	0a
7mercial	b8
8issioning	0a
8unication	2-8 3j
7pany	0e 1-7
8leted	ac
8uter	7a
6n	0a
7crete	0-h 1p 2-8
7fident	0-7
9guration	0-c 1e
7sent	0-c 1e
8ulting	29
7tent	0b
8inuously	07
8ractual	1a
9ibutions	0-d ef
9ol	0-h 2c
bled	0-7 18
6ordination	0-b 1d
6re	0-f 2j
7vita	17
6smosdb	0a 1-9
5reate	07
9ing	0-9 1b
ave	09
5ulture	47
bs	48
6rrent	0-d 7g
6stomer	0-f 2k
cs	0d
6ối	0a 28 88 e-d
5ycle	0b 2-a
5àng	0-u 58 6b ab e8
5á	0-8 db
6c	0-7 1-e 2-c 3d 7l ee
6o	0e
5ân	d7
5ó	08 1-j 2c 3f 4-c a9 d-d ef
5ông	0-b 18 3-d 41h d-9 e-f
5ơ	0-c 1g
5ấp	0t 7a e-8
5ần	0e
6u	014 3-g c-9
5ộng	0d
5ục	17
5ứu	0-8 9d
5ử	69
4d	0c
5aily	0b
7ry	0-9 2a
6ta	3e
8bases	08
6y	07
7s	d-7 e9
5eadline	49
cs	0-a 3d
6canters	18
7ision	38
6gree	0y 1-a 2-7 79
6liver	0-b 3e
by	0n 2-g
6sign	0-15 1f 2p 48
aers	0-h 3a 48
as	0-a 2d
8re	0g 1-9
6termined	3c
6velop	0-j 2b 3d
ber	17
ds	49
bing	0o 1-j
bment	2c 4-7
7ops	08 1-e 4a
5i	0-a 19 dc
6fferent	4a
6ploma	0-c 7c 89
6rect	0-b 4c
aionality	17
aly	0d 4-7
6sciplines	1-g 2h
7play	0-d 2f
5oanh	0e 4-a
5rama	08
6ive	0c
9n	0b 1-b 2-8 3d
8ing	0-h 19 db
5uties	0-a 2c
5ynamics	0f 1-7
5ân	18
5õi	0b 2-8
5ùng	0k 2-f
5ưới	0-7 e9
6ỡng	0-i 2k
6ợc	0-7 2b
5ẫn	27
5ễ	08
5ịch	37
5ụng	2b
5ựng	0-f 1c 28
4e	d9
5.g	0-7 29
5ach	e8
5ducation	7d
5e	0-7 1f
5ffectively	0-8 4b
7orts	2b
5ither	0-8 29
5ks	17
5lectrical	27 c8
aonic	0a 1-8
7ments	0-9 29
5m	0e 2-9
6ployment	09
5nable	0c 4-a
6d	4d
6ergy	0-a 47
6gineer	0g 1-g 2-a 3d
cing	0h 2-9 4-e 78 a9
cs	0-q 1i 48
7lish	3c 4-9 5a
6joy	47
6sure	28
6tire	28
6vironment	18
5quivalent	1-8 68 89
5specially	0-h 19 4a
5tc	0-9 1j 2-9
6l	0-a 1b
5valuation	0-c 1i
6ery	47
6olve	0-b 3d
9ing	47
5xam	88
6ceed	38
8l	08 19 2-e
8ptional	17
6isting	0-9 1e
6p	0-a b9
7ect	0-c 8e
8rience	0-c 1x 3-d 4-9 bg cm d-8 e-b
ed	0-8 3c
es	29
amental	07
ftion	17
es	0-9 1a
7osure	0-8 19
6ternal	07
4f	0-c 18 b8
5actory	0-e 1g
6nuc	07
6rms	0-8 19
6st	4c
5eed	0-9 1c
8back	0-b 1c
8ing	0-a 2b
7s	0b
7t	0-c df
5ield	0-a 88 ea
9s	0-9 ac
6nance	0a 1-a 2-7 c8
7d	09
8ing	0-a 2b
bs	0-c 4d
6rst	48
5lexible	3a
5mcg	2d
5ood	9d e8
6r	0-q 1w 2-e eo
7klift	0-e 2f
7ming	0-b 1h
7ward	0-8 4a
5ramework	0-7 1d
6om	0-s 1-c 213 49
5ull	da
6n	0b
7ctions	27
4ga4	0-a 1e
6ges	19
5el	0-9 2a
6rber	0-e 2f
6t	0-b dd
5ia	1-8 28 d8
7n	07 38 d-7
7o	2-g 3e 4-8 5c
6á	08
7m	0c 2-c
6ải	18 3-7 4c
6ặt	07
6ọng	0-f 4j
6ờ	0-j 1-7 4h db
5ood	0-b 2j
8s	0-7 18
7gle	18
5rading	0-c 1c
6eat	09
7en	3-7 4d
6oup	07
7w	0-8 4b
8n	28
5uest	3-c de
5ần	e8
5ắn	0h 3-8
5ọi	0e
5ỗ	0-7 18
5ội	0-b 2d
5ửi	08
4ham	4c
6rd	0-8 48
8ware	0a
6s	09 3-a 4j
6ve	0-j 2m 4-9 ad ec
5ead	0-e 1f
7t	0-a 2b
6lp	4c
5igh	0i 17 2-d
8ly	09
6ểm	0h 2-b
6ện	0-9 4f
7u	3-c 4j 99
5oa	0-b 27 5e
6lidays	0-e ef
6tel	0-a 2f
6urs	2-a 98 ea
6w	0-c 1i
6àn	0-7 ec
6á	0-k 1h 2-b 79 e8
6ạch	18
7t	ea
6ặc	0-u 1-8 5o 6d a8 eb
5tml5	0-a 1b
5w	27
5à	2d
6n	0f
7g	0-8 49
7h	1-d 2g 97 db
5ình	0-c 4j
5ạn	0-e ab e9
5ải	17
5ằng	09
5ệ	08 87 e-b
5ọc	0s 1-8 8f e-9
5ồ	07
5ội	07
5ợp	0b
4id	0-8 28
6eal	28
9ly	0-8 1j 2-8
8s	0-d 3d
5elts	6e
5f	e7
5mpact	0-k 2m
as	0-9 3e
7ortant	18
7rovement	0e 2-9
aing	0-e 4f
5n	0-k 27 3-a 4-v 719 8-f 9k a-7 co d-s eb
6cidents	0-a 1b
7l	0-i 1n
8ude	07
aing	0-r 48 ej
6dependently	49
7ustry	0-f 2f
6fluence	1a
7ormation	18
7rastructure	29
6novation	0-7 4c
6s	0-c 2d
7urance	28
6teract	07 2d 4-i
cion	0-7 28
9nal	47
cly	0-8 4b
btional	0-8 3-8 49 db
aet	dc
7o	1-8 2a
6vestment	0-a 2b
5s	1a 2-c 4-7 5f 7-a 9o
6eries	0-8 19
6sues	3d
5t	0-f 2b 4i c-9
6s	0h 2-d
4java	01p 1-u 2-e c-9
8script	0-9 1e
4kafka	0-b 2a
6nban	0a 1-9
5ey	07
5hi	dc e-8
7ếu	17
6u	0-c da
6á	0c 3-8
7ch	0-c 4j e-a
7m	08
6éo	0-9 da
6í	1-7
6ó	07
6ông	1-e 37 49 6-9 d7 ea
6ả	07
6ẩu	0-a 29 db
6ối	77
5im	19 2-a
6nh	0-o 1-i 29 8m b1a d-a e-i
6tchen	0-9 1c
6ếm	48
7n	0-b 87 ad
6ểm	18
5nack	0-b 3f
6ow	0-a 2j
8ledge	0-7 3e 9d
5otlin	09
5ubernetes	0-j 1b 2b
5ênh	19
5ín	3d
5ý	0f 2-c
5ế	0r 1-8 4-8
6t	3c
5ể	0-8 28 dc e-a
5ỳ	09
5ỹ	0n 1-b
4lab	0b
7oratory	88
6nguage	07
cs	1j 2-b
6o	0-9 2b
6ptop	0-9 1c
6rge	0-8 3c
6yout	0-e 1h
5ead	0-9 4c
7n	0-9 1c
7rn	08
9ing	0s 2-d
6ctra	0-g 1m
6vel	1j 2-7 4-c 7e a8
5icence	eb
9se	e9
6fe	0c
8cycle	18
6ke	0-g 2j 4a
6nes	0-9 1b
7h	da
7k	0-8 eb
7ux	0a
6ve	0-g dc e9
8d	08
6ên	0f
6ền	07
6ệu	4e
5ogistics	28
6ndon	1a
7g	e9
5uật	1-i 7g a8
5à	0-l 27 47 78 aa e-8
6m	1-f 2-d 3-q 48 br cz
5ái	c9
6t	0-d 1e
5âu	4-9 da
5ãnh	0b 3-8
5ên	0-21 1i 37 4-7 6c 7m 8p a-d ca d7
5ý	0-j 1-9 2y 3-d e8
5ĩnh	09 c-d e7
5ưu	19
6ơng	0g 2-7
6ới	07
6ợc	0d 4-b
5ại	0-8 ec
6nh	0-9 ei
5ấy	0c 2-8
5ần	09
5ập	0d 3-8
5ắng	3f
6p	e7
5ẻ	1e 2-e
5ễ	3a
5ịch	2a
5ỗi	0-a 19 4a
5ớn	0-h em
6p	09
5ợi	0j 1-8 2-b 99
5ực	0i 37 4-b
4m	0-a 1d
5achinery	0-8 18
6ke	2-7 3a
8s	0-e de
6nagement	2i
ar	0j 2-d
9ing	17
7ufacturing	0e 2-c
7y	0-9 39 47
6rket	0-8 2b
aing	0a 2-9
6ster	0g
a's	09
6terial	0-7 1a
cs	0-8
7ter	0-h 2e
as	47
6y	0-9 2g
5ca	0-8 7b
6sa	0e a-9
5easurement	0-7 28
6chanical	0-7 2a
6dical	89
8um	07
6g	19
6ntoring	0-8 1c
6ssage	29
6thods	0-9 18
5icroservices	08 2-b
aoft	28
6nd	0-8 48
8ed	0-a 2f
8set	1-d 3b
7imum	0-k 1e ba
6ền	0-d 49 df e-7
6ễn	09
5odels	0-a 1c
8rn	2-7 4c
6lecular	0-8
6nth	0-7 e8
9s	0-d ea
6re	0c 1-d bb c8
6st	0-c ef
6ve	0-a 4h
5s	0f 2-a
5ultiple	4c
6sic	07
9al	0-d 2e
7t	1-8 d9
5àu	0-7 1d
5áy	0p 1-q 4f dt e-o
5ình	27
5ón	0-p 1r
5ôi	0-g d8 ea
5ùa	d7
5ạch	19
6i	0a 1-d
6ng	ac
5ẫu	0i 1-d
5ặc	0-a da
5ẹ	28
5ềm	0k 2-b
5ỗi	0t e-c
5ột	0-10 1k 2h 4b
5ới	8b
5ỹ	0g 1-8 2-7
4nang	3a
6tive	0-9 1b
5eed	08
8s	0b
6w	0d 1-7 2-8 4c
5ghe	09
7iệm	0-i cv e-b
9p	1b 2-i 39 7e
7ề	2-9 9c ab
7ỉ	07
6oài	d8
7ại	0f 2-7
6ành	0-k 2a 7-a 816 e-a
7y	0-9 18 d-f ev
6ôn	0-b 27 3c
6ũ	0-d 47 e9
6ười	0a 47
6ại	4b
6ọng	3-d 4-7 df e7
6ữ	4b
5hanh	0-14 1o 3m 47 d-9
6iều	d8
7ệm	38
6uộm	0-b 1d
6à	1-a 2e
6ân	4-b 89
6ìn	4-b eg
6óm	1e 4-9
6ạc	27
6ất	e8
6ận	1-h 29 4-a 9e ed
7p	2d
7t	0i 1-c
6ẹn	0b 4-8
5ight	ec
6nh	0-9 ea
5o	0-l 39 dc ej
6de	1a
8.js	07
6n	0-b 4c
6rdvik	0-8 1a
6sql	0-c 1e
6t	0d
5utrition	0-d 1e
5âng	49
5ói	38 4-a
5ăm	7h bk cg d-k e-9
6ng	0c
5ước	0e
5ội	08 1-c
5ữ	d8 eb
4of	1-g 3-i 4i bx cs e-f
6f	0a
7erings	1-c 2d
9s	09
7ice	08
7s	0-8 3d
8hore	0b 2-8
6ten	e9
5n	01r 1-h 3-j 4-8 7-7 8c e-9
6e	0n 1-7 2-b 3-7 89
6ly	0-p dk ea
5pen	18
7ra	0-8 1c
9tors	1e 2-7
6portunity	08
6timisation	0d 1-a
5r	0-11 1-a 3-i 4-b 5x 7-e 81i 9q c-8 d-7
6acle	0-b 1d
6iented	4-c ee
5ther	0-7 28
9s	1-7 3b
5ur	010 4-9
6t	0a
5wn	09
7ers	49
4p	0-8 19
5ackaging	0-f 1f
6ge	27
6rents	0-7 2b
7t	0k
8icular	0-7 28
8ner	4b
bs	0b
5eople	0o 4-f
6r	0-c ef
7formance	0a
bing	0-7 28
7sonal	07
5h	da
6a	2-7
7ge	0-e 1h
6iên	0-7 8b
6u	0-8 df
6ysics	87
6án	09
7t	47
6ân	0-7 8a
6ép	0-k 4a df
6í	0b
6òng	1-9 2l
6ú	0-7 e9
7t	09
6ương	09
6ải	3d
6ần	09 2-7
6ẩm	0h 1-9
6ỏng	0-7 1a
6ụ	0a
7c	1d
5ivot	17 2-7
5layer	07
6ease	0-c ec
6ug	0-c 1d
7s	0-c 5-7 6d ab
5osition	0-9 1h
ave	0-b 4e
7sess	0-f 2e
7tgresql	08
5ractice	0i 4-c
cs	28 4-7
7gmatic	2-8 4a
6eferably	0-19 1d 2j 8d
ared	ae
6oactive	0-8 39
7blem	39
bs	0-d 4h
7cess	0-8 27 7b
bes	0a
bing	08
7ducing	0-7 27
at	2-e cg
bion	0-e 2d
bs	09
7fessions	0-8 4a
7gramming	0n 1-d 2-7
7ject	1-c 2-b 3e
bs	08 1-9 47
7posals	0-a 2d
7semirror	0-7 18
7tein	0-8 17
5ublications	0-d df
6rification	0-j 2m
4qtkd	0-9 28
5ua	0b 1-7
7lifications	08
bed	a8
9ty	1-i 2b 37 49
7n	08
6ery	07
6oc	0-9 e9
6y	0-8 1-7 4a e7
7ết	17
6á	d7
7n	0-7 18
6ản	0c 1k 2-m 3-h 8b bb
6ận	db
6ốc	0-d 18 97
4r	0-7 18
5a	0-a 1c
5eact	0-8 1g
7l	0-9 3d
6cognised	0-b 1c
8rd	0-a 19 d8
6dis	08 1-7
7uction	27
8x	07
6ferences	08 4-7
6gions	0-d 3f
7ular	0-g 4c
ations	1a
6lated	87
9ion	0-e dg
cships	0-8 4e
7ease	08
8vant	0-a ac b7
6mote	48
6port	0-7 29
6quired	0-d 18
bments	2c
6search	0-k 18 3b
7ilient	47
7ponsibilities	0-a 3a
6trospectives	0b 2-a
6view	0b
5iêng	4c
5ole	0-8 18
5uminants	0-c 1d
6n	0-8 19
5àng	e9
5õ	0-9 di
5ửa	29
4s	19 2-7
5afe	0-c 1d
8ty	99
6lary	07
7es	17 2-8 cb
9force	08 1-7
6turday	e7
cs	d8
6u	09
5cale	07
6rum	2-8
5ector	0-9 2a
7urity	1a
6ed	0-a 1d
6lection	0-h 2h
7f	0-a 3c
7l	0-7 48
6nior	3d
6parators	0-d 1j
6rvice	0-o 1x
bs	1f
6t	0f 2-8
7ting	47
6veral	38
5hare	0-g 49 ec
9d	0-a 2b
9point	27
6ift	db
6op	27
5iemens	0b 1-a
6milar	0-9 19
6ngle	0-e 1e
7h	29
6tes	e9
6êng	0-7 db
5kills	0t 1-7 3-a
5martphone	d-9 eh
5ocial	0e 3-d
6ftware	0-d 18 3d
6lutions	1m 3-7
7ving	3e 4-9
6und	08
7rce	29
6ạn	07
5pa	97
7ce	0-c de
7rk	0-8 29
6ecial	0-e 2e
6ring	0r 1-f c-8
5ql	0-7 1-a 2h
5takeholders	0-d 4b
7nd	0-9 57
7r	0-b 1f
8ter	0-e 3h
6rong	1c
6udio	1c
8y	07
5ubstantial	0-a 4b
ations	07
6ch	0-l 2n
6pply	0-9 eb
8ort	0j
bed	0-a 7f
5wift	08 1-7
5ystem	0-h 17 2c
as	0-9 2l
5àn	1a 2-7
5ĩ	0-8
5ơ	97
6n	1-8 27
5ư	0-a ab
5ạch	0-a 37 4d 5-9
6n	27
5ản	0f
5ắc	0-7 2a
6p	2-7 4c
5ẵn	e7
5ẽ	1-7 47
5ố	0j
6ng	0-8 ed
5ức	07
5ửa	29
5ự	0d 1-e ec
4t	17
5able	09
6y	09
5eaching	0-7 19
7m	0s 1-g 3-8
8s	1-7 2d 3-b 4d
8work	07
6chnical	0e 1-a 2-a 3b 4-9 98
bian	89
aque	0-8 1b
ds	17
9ologies	0-7 4l
est	1-c 7i
dy	0u 1-f 2-9
6lstro	0f 1-a
6nders	1b
6st	0d
8ing	09 1a
5hat	0-r 1e 2a 4e
6e	0-9 be
7ir	0g 3-9
7o	0-s 3-7 dn ed
7re	0-a ed
9's	0-7 e9
7y	0-g 1e 29
6i	28
7ngs	3a
7s	1-7 9f
7ết	1j 2-d b-a cd
7ểu	0-j 4-d da ee
6oại	08
6rough	0-7 4h
bout	79
6u	0a
7yết	0a
7ê	28
7ật	0a 2-h 8b
7ế	1c
7ốc	e8
6ành	0-9 1f
6áng	0z 2-i 49 e-f
6ân	37
6ì	0-i ah e8
6ích	47
6ông	d8
6ăng	0-9 4a
6ư	0a
7ơng	07 17 2-i
7ởng	07
6ạo	0-8 1a 2b
6ần	0w 3-p
6ắc	48
6ế	0a 4e
6ể	e7
6ống	de e-9
6ời	0-9 2h e7
6ủ	0-7 4a
6ứ	e9
7c	0-8 ad
6ực	1-9 4h
5ickets	07
6me	4-8 df
6n	1-b 28 4c
7h	0-9 2r 4-k
6êm	0-8 1a
7n	e9
6ến	38
8g	0r 1-7 2-c 3d 4-m 5-d 6l
7p	1-8 3-c 47 5e 6g
6ền	0-b 37 e9
5ncn	0-9 2a
5o	110 2-1h 31c d7 e-p
6eic	0-7 5a
6oling	0b 2-b
8s	d9
6àn	9b
6án	0h 1-9
5raining	0c
7ng	09
7vel	3-a ep
6end	18
9s	0i 2-8
6iển	2a
7ệu	08
6ong	0-11 1-7 2n 37 4x c-c d-7 e7
6ung	0c 1-9 7a e-a
7yền	0-d 3m 4-7
6ách	0-g 3s
6ên	0v 1-e 2-7
6ình	09
6í	0k
6ú	09 4-7
7c	88
6ưa	d8
7ờng	0-i 87 eh
6ại	0-9 ee
7m	0-g 2f
6ị	0n 2-f
6ở	0-9 1-f 5i 7g 8q a-e bg d-e
6ừ	07
5uyệt	08
6ân	0-7 3a
6ần	0a d7
6ổi	0e d1b e-w
5y	08
6pescript	17
5ài	0-j 1j 2-9 47 8a
5ác	0i 1-8 4-a dh
7h	1c
5ân	08
6y	e9
5ích	0-9 29
6nh	08 1-d 2h e-8
5ô	eb
5ăng	0f d-c
5ư	2-7 4d
6ơng	0-q 1d 2c 68
5ại	0-o b8 da eg
6o	08
5ế	0n 1-l 8a
6t	07
5ỉ	3d 4-c
6nh	0-g 2-8 et
5ối	0-9 4-e ej
6t	0-1m 1-g 2p 3i 4-c 6i 88 dn
5ổ	0-j 2d 3d
6ng	08
5ừ	17 29 di
6ng	09
5ự	1c
4uk	0-c ef
5ltracold	1e 2-9
5nder	0-a dc
9stand	0-8 1e
eing	1b
5p	3a
6s	09 2-7
5rban	0-c 2c
5s	0c
6e	48
7r	07
8s	1-7
6ing	0-k 1b 2g
4value	0d 2-9
6rious	0-e 2c
5erbal	1c 3-9
6ssels	0-9 17
5isa	08 1-7
7ion	dc
6ên	0e 1-a 2b
6ết	0c 1-9 2b 3-7 b-7 c9
6ệc	0j 3-f 4b e-9
7n	09
7t	0-f 1-9 2f 3c
5oltage	19
5à	0-1m 1-10 2x 3z 4w
5õ	a9
5ăn	0-8 111 2-d e-8
5ấn	1-d 27 3c
5ận	08
6t	2b
5ẽ	2j 4-7
5ề	0i
5ị	cg
5ới	0-1h 3t 416 d7 e-d
5ụ	0-7 2-b 4f
5ững	0-8 18
5ực	1-8
4walk	0a
6nt	4d
6y	07
5e	0d 1-f eg
6're	39
6b	0f 1-9
6ekly	0-7 19
6ll	0-o 1e 3c
5hen	d7
6ich	0-d 17 29
7le	0-j 3d 48
6y	0-8 39
5ill	0-x 4c 87 dq
8ing	0-b ae
6ne	28
6reless	0-c 1k
6th	0-e 1-h 4d 59 a9 d7
8in	0e 17 2-a
8out	0-p 1f ea
5ork	3f db e-7
8ing	0-c 4x
8s	0-a
6uld	0-19 116 a9
5pm	0-7 2b
5ritten	08
4xa	49
5e	0d c9 e-a
5oay	e-b
5uất	0-8 1h 2-g d9
5ây	0-7 1b
5ã	07
5ét	19
5ử	0-l 28 4o
4y	1-8 2a
5ear	08
8s	0-7 2-7 8-7 bl c13 d-9 e-8
5ou	0p 1-g 2c
7r	07 1-8 ae e-8
8self	0-9 1b
5rs	0-a bc
5êu	47
4zalo	09 2-8
4áp	0i 3-h
4âm	1b
4ép	0-8 2b
4ít	0-f 1-7 de
4ô	0-b db
4đam	0-c 4e
5h	08
5i	df
6ềm	0-8 1a
7u	17
6ểm	0-g 1c 2c
6ện	0-b 2h 4-7 ae e-7
5àm	38 4-c
6o	0a
5ánh	0-d 48
6p	08 4-7 e8
5ình	e7
5ó	0-7
5ông	0-9 ef
5úng	0-9 1-9 3f e9
5ường	0-f 19 d7
6ợc	0-17 1-c 3e dp
5ại	1-i 2a 79 da
6o	0e 4-8
6t	49
5ảm	1d 2-a
6o	0b 2-9
5ắp	0-9 1a
5ẳng	0f 88
5ến	08 1-d d7
5ể	0-k 2a ea
5ịa	0-m dm e9
6nh	1b 2-8
5ọc	57 eb
5ối	0e
5ồ	1-c 2f
6ng	0d
5ộ	4d
6c	3a
6i	3d
6ng	48
5ức	07
4ưa	3-a de
5u	0-9 2-a 4-8 ac e8
4ẩm	0-b 19 47
4ốp	0-d 1f
4ở	0-7 ep
4ứng	0i 4-7
1-1=0	1-i 4-p 6-a 7-b 9-c a-9 b-j c1i d9 e1f
41m55	3-b dm
78	d8
42+	0-7 cb
43+	0-8 ce
5d	0c 2-b
44+	0-8 cb
45+	c9
4^	0y 1n 2-w 3i 4-t 5l 6-m 7r 8-q 9n a-o bp c-w d11 e-16
4a	0-1z 1-13 3q 47 71b cc d19 e-b
5bility	0j 4-b
6le	0h 4-7
6out	4a
5cademic	0-s 2l 4d
6cording	0-b 2d
6hieve	0d
6oustics	0-e 2f
6ross	1-e 4c
6t	49
7ing	0-c 4d
8ve	0-8 9f
5dmin	19
6vanced	0-m 1d 4d
5fraid	47
5gile	018 1-d 2-t 4-d df
5lert	0-8
6gorithms	0-9 1d
6l	0l 2-7
6ongside	0-8 19
6so	0f
6ways	49
5m	07
6azing	08
8on	09
5n	1f 2-h 3b a9
6alysis	1c 2-b
9tical	07 1-7 3b
cs	0-8 19
6d	0-30 1-x 21a 320 4y 7-f 8-8 9u a-a b7 c-8 d-l ed
7roid	0-h 1-8 2u
6gular	0-p 1u
bjs	17
6h	0j 1d 2-8 67
6tibody	0-d 2g
5pache	0-9 1j 2-9
6plicants	0-8 1d
btion	1-7 28
7roach	09
9priate	07
9x	09
5ql	2b
5rchitecture	0a
6e	0-m 1-a 2-7 31f 4-a
7a	0-b 1c
6ound	0-k 1n
5s	0-b 3i
6sisting	0c
7urance	0r 1-d 2-c
5t	0d 1-8 2-b 39 4-b 78 ea
6om	0-b 2c
6tention	4a
7itude	08
5udio	0-o 2x
6thorized	0-b eb
7ocad	08 1-8
8mation	0e 2-a
5vailable	0-b ec
5ws	010 2-z
5zure	09 1-t 2q
4b.sc	8k
6tech	0-8 7c
52b	27
5a	7-c 8l
6chelor	0o 8-h
c's	8c
7kend	1c
8ground	88
8log	0b 2-a
6layage	1a
6nk	e7
6se	08
8d	1-8 2b
7ic	0-h 1o
5ca	77
5e	0-v 1-c 2-8 3q 4-9 88 dw
6am	0-f 2i
6fore	07
6ing	4-7 df
6st	0-8 1b
6tween	1-7
5ia	0-9 d7
6ds	0-a 2b
6g	2-7 3d
6ết	0-s 11b 2-h 39 4-8 5l
5oth	0c 2-9
6x	0-d 2b 3d 4-8
5s	7-n 8v
5uild	0-9 2b
9ing	0-f 17 28 4a
6siness	2i
6t	0a
6ổi	0-8 eb
5y	0r 1-b 2-7
5à	09
6i	ea
6y	08 27 4-9
5án	0-b 1-7 2r
7h	2b
6o	2i 4-9
5ì	1a
6nh	4d
5ạn	0-f 7a du e-7
5ản	1-a 2h
6o	17 2-c ah
5ấm	27
5ậc	08
5ắt	0-a 4d
5ằng	0-a 5-f 7d 9c a-7 dc
5ếp	0-j 2c ba
5ệnh	0c 4-9
5ị	0-8 2a 48
5ọc	0-9 2b
5ộ	e8
6t	0-c 18
4c	2-b e7
5#	0-b 1h
5++	07
5a	0s 4-7 8a e-i
6ble	27
6lculation	0-7 19
fs	0a 2-8
6m	e8
7bridge	1-9 2c
6n	0-w 19 3l 4-7 dp e-8
6o	0-m 2-b 3-e 816 di
6pcut	27
6tegory	0-e 27 e8
5d	09
5ell	0-r 2v
7ta	07
6nter	b7
6rtification	a8
bed	a7
5hallenge	0-f 2g
cing	4d
7nges	0d 3-8
7rtered	a8
9s	0-a 1f
6eck	0a
6iều	08
6o	0f 1-b 4a
6uyên	0l 2-9
8ện	4a
7ẩn	0e e-7
6à	0-7 29
6ép	0-8 1b
6ính	2-d 4a 8f
6út	0-8 4a
6ăm	0-9 4g
6ạy	0d 2-8
6ấm	0a
7t	0m 2-c
6ỉ	0-e 1-h 2-a 9l az
6ịu	4i
6ốt	0g 2-a
6ụp	0b 2-9
6ủ	47
6ứng	0-b 29 am
6ữa	0a 2-9
5i	0-c 2i
6vil	0-l 2d aa
5laims	0e 2-d
7ss	29
6ean	2d
8r	0-b 39 6g
9ly	0-7 49
6ient	0-9 3-8 ek
as	0-9 4i
6oud	2g
5o	0-j 4b ee
6ach	0-b 4b
9ing	0-a 1a
6de	0-7 47
7ing	0a 2-7
6gs	28
6llaboration	07
7or	0-f 1c e9
6mfortable	0a
7mercial	0-k 2n 4-8 8f
8unicate	0e 4-a
eing	0-e 4f
fon	0-f 2-b 4g da
7pany	0a
8etent	09
8leted	07
ax	2f
8utational	0-u 2w
6n	48
7cept	0b 2-b
8rete	0-e 2j
7fident	08
9guration	0c 2-a
7sent	2a
8ultative	0-c 4e
bing	0l 1-7 2-a
9mer	0-f 2k
7tainer	0-7 2c
8ent	2a
8inuous	08 2-g 4e
ely	0-8 49
8ributions	0-f 1f
9ol	08
6operation	0-d 4e
7rdinates	0-a 1d
6re	0-b 1g
6smosdb	18 2-a
7t	1-7 3d
5reate	0g
9ive	0-7 29 3a 4-8
6iminal	0-7 e9
6oss	2-8 4e
5ultural	48
6rrent	9f
6stomer	0-c 4h
cs	0b
6ối	07
5àng	0e e-7
5á	0-e 1b ea
6c	0-b 1q 2-u 39 ef
6o	0-7 2f
5ân	e9
5ó	2-e 39 4-k 9y a-e bb c-b d8 eh
5ông	0b 1-g 2b ei
5đ	7i 8-d
5ũng	09
5ơ	0-a 2p
5ả	0l e-b
5ấp	0b 18 2-d 7d 8-7 af e-8
6u	0d 2-9
5ần	d9
6u	0-d 3c 4g
5ắt	0-c 19 27
5ổ	0-c 2d
5ộng	2b e-9
5ụ	0-7 2f
6c	1c
5ủa	47
5ử	0-n 813
6a	08
4d	0e
5aily	07
7ry	0-t 2v
6ta	1-l 2o
8bases	08 2-7
6y	07
7s	ec
5eal	07
8ing	48
6canters	19
7isions	3a
6dicated	08
6gree	0a 88 9a
6liver	09
bing	07
6monstrated	1c
6ployment	0-k 2o
6sign	0k 1-d
aed	0-8 1c
brs	0-b 4b
as	08
8re	0-h 4j
6tail	37
7ermined	08
6velop	08
ber	0b
ds	47
bing	17 2-a
bment	0j
fal	0-b 2d
7ops	2-c 4c ab
5i	0-c ed
6fferent	48
6rect	0-b 4c
aionality	0-9 1f
aly	47
aory	0a 1-8
6splay	1a 2-b
5na	0-a 2c
5o	0e
6anh	0c 49
6cument	19
cation	07
6mestic	0-d ee
5rive	0h 4-b
9n	0-i 1-9 2x 37 4-9
9r	ac
8ing	0-9 ed
5u	2f
6rable	0-7 29
6ties	0e
6y	0-c 3b
5ynamics	0m 1-k 27
5ài	0d 4-a
5ân	08
5õi	0a
5ùng	0-d 1u 2-c
5ưỡng	29
6ợc	0-l 2a 8c
5ạy	08 2-7
5ễ	0-8
5ị	e9
6ch	28
5ụng	17 2a
5ự	07
6ng	0-8 27
4e	2e
5.g	0-h 1l
5ach	09
5ducation	07
dal	08 2-8 89
5ffectively	0b 4-9
5m	07
6ail	0f
6bedded	0-8 2c
5nables	08 1-7
6d	0-9 2b
6ergetic	0-g 3x 4-c
9y	2d
6gine	0a 2-9
aer	0-j 19 9m
cing	0-7 1d 4-9 8g
cs	0-e 1t 2-a
7lish	01g 3-f 6-e
6hanced	eb
6joy	0-8 48
9s	0-a 3d
6tire	27
6vironment	0a
5quipment	0-b 1f
5rp	0-c 2c
5stablish	0-g 1d
5tl	28
5valuation	0-c 1r 2-f
6enings	0-7 e7
7ry	08
6olve	0-c 4c
9ing	48
5xceed	48
8l	0o 1-e
9lent	0-k 3i 4-8 5e
8ptional	37
6isting	2-8 dd
6p	b8
7ect	0-a dc
aed	0-e df
8rience	0g 1-9 2-b 3-7 98 bf
ed	08
7ort	0-a 1-7 2i
6ternal	08
4facebook	0f 1-c
7tory	0-b 1e
6nuc	0d 1-a
5eed	0-i 2k
8ing	0-d 2e
5ield	0c
9s	17
6le	09 2-8
6nance	0-c 2a
aial	28
6rst	08
6t	0-8 3a
5lexible	3d
6ink	0-9 1b
6ow	0-9
5ocus	48
6llowing	1a
6od	0-v 1-8 2l ak ea
6r	1-7 2-j 3j ee
7eign	0-8 2a
7klift	0-9 ad
5rameworks	18 2-8
6esh	2a
6om	0-o 2-b 49 7d dd
5ull	1-9 ep
6nctional	0-d 17 49
6rniture	0-k 2m
6ture	0g 1-8
4gaining	0-b 4d
5el	0-g 1h
6neral	0-7 1e
6rber	0-9 1d
6t	e8
7ting	0-9 4b
5hi	0g 2-a
5ia	e7
7o	0b 4e e-9
6ác	3b
7m	2f
6ải	0-9 2d
6ấy	0-8 ae
6ặt	28
6ọng	0a 4-f e9
6ới	29
6ờ	1-7 27
6ữ	48
5lobal	07
6ycoengineering	0-a 1c
5ood	0-k 1f 59 e8
7gle	1-c 2n
5phc	0-b af
5reat	39
6oup	0c
7w	4c
8ing	0a
8n	0-9 2a
8th	0a 27 4-b
5õ	2a
5ấp	d7
5ọi	0d
6n	4-a ec
5ội	0-a 28
5ửi	07
4haccp	0-e 1i
6lden	0a
6nd	0-a eb
8le	0-e 2a 3f
8s	0-7 4f
6rd	0-9 4a
6s	07
6ve	1h 2-7 3-a bs
6y	4a
5ead	0-e 2f
7t	0-c 2d
5igh	0-7 1-b 2a 89
8ly	3-9 4h
6ring	0-b 1e
6ểm	0a
7u	1h 2-g
6ện	4b
7u	0b
5oa	0j 3-b
6ld	9d
6me	08
6w	2b
6à	49
6ạch	1h
7t	0-c 3f e9
6ặc	0-1n 113 2-m 5j 7u a-9 dl e-b
5tml	1-8 2b
85	17
5uống	0g 4-c
5àm	18 2-9
6n	6d
7g	0e 1f 2-e 39 4-i bc e-c
7h	0-s 1r e8
5ình	0g 19 2-8 4-g
5ạng	ed
5ằng	0b
5ệ	0b 2-a ef
5ọc	0o 1d 2-a 3-7 8-7 d9 e-8
5ồ	07
5ộ	0-7 e9
5ợp	0n 1-c d7
4identify	07
5elts	0-q 619
5f	0d e-7
5llustrator	0-8 19
5mmediate	0-j el
6pact	0-a 2d
7lementation	07
7rovement	0-9 4e
5n	0-1n 11f 3-o 5b 7-8 8i ad d-8 ep
6cident	0-7 2b
cs	0-d 1e
7l	0-8 1a
8ude	0-l 1d dc
bs	0-8 1a
aing	0-b 1h 2-d da
6dependent	0-b ad
fly	3b 4-a
6fluence	0a
7ormation	0-7 2b
7rastructure	0-g 2d
6novation	09
cve	49
6spire	0-8 48
7titutional	07
7urance	0d
6tegrate	0a
cion	0e 1-a
8lligent	0-7 39
8racting	0-8 4a
don	28
9changes	1c 2-9
9disciplinary	0-h 2j
9national	0-8 1-c 2g 4-d eo
7o	0-j 1c 2d
6volve	0-c 1c
5os	1-a 28
5s	0m 1-9 2-e 3m
6eries	09
6o	2g e-8
6sues	28
5t	0-a
6s	0b
4japanese	6a
6va	012 2-u
8script	0q 1-7 2-e
5lpt	69
5ob	0a
6urneyman	ac
5s	0a 1-8
4kafka	27
6nban	0a 1-9
5cs	0-8 dc
5eep	0-d 1f
6y	27
5hai	0-a 29
6i	0b
7ếu	0-7 27
6oẻ	ei
6ách	48 ec
7m	0i 2-8
7t	0-9 48
6éo	48
6í	0-d 2b
6ó	0a 2-7
6ông	4d d-c et
6ả	0n 4-8
6ẩu	08
6ởi	27
5inh	0-f 1-g 2m 47 a-9 c10 e-a
6ếm	0-8 4b
7n	2-8 89 ad
6ểm	09
5now	0-f 1k
8ledge	0t 1-c 2-a
5ubernetes	0l 2-i
5ênh	0-9 1a 2-9 eb
5ý	1-f 2e
5ế	2c
6t	0-9 2-7 49 da
5ể	0g e-a
5ỹ	1-7 2a 3-7 49
4laboratory	0-l 8q
6ptop	0-7 da
5c	29
5ead	1c
8ership	0u 4-o
8ing	2g 4-7
7n	0-8 ae
7rn	0b
7st	0-j bc dk
6ctra	0-9 1c
6d	0-8 2c
6vel	0-j 1-7 a11
5icense	0h e-8
6fe	0b 2-a
8cycle	27
7t	eb
6ke	0-d 18 4a
6ne	0-9 2b
7h	e7
7ux	09
6ve	0-7 e8
6ên	0i
6ệu	1-a 2c
5ong	ea
6ve	07
6w	0-d 2f
6ại	0-j 7f
5uyện	0-8 29
6ật	0m 1-p ah
5à	0o 1-7 d9 e-a
6m	0-r 119 2-g 3-9 4a b-7 d-f e14
5ái	0-i 1c 2-7 ek
5âu	0-7
5ên	0-l 48 9d di e-8
5òng	48
5ý	08 2g 3-e
5ĩnh	1-8 27
5ưu	0c
6ơng	0j e-7
6ới	0-a ec
5ại	0-7 ef
6nh	07
5ần	07
5ập	1u 3-i 4-c
5ắp	0-a 2d
5ễ	0-b 4h
5ịch	1g
5ỗi	0-d 2i
5ộ	0-9 3a
5ớp	5-9 9d
5ợi	0b
5ực	018 1-7 4-s
4m	09 2-7
5ainframe	1a 2-8
8tain	0k 1-d
cing	2a
9enance	0b 2-8
6jor	0-7 1b
6ke	08 48
6nage	0a
ament	0c 1d 4-e
ar	07 2-8
9ing	1-8 2j
7ual	0-d 2e
8facturing	07
7y	4j c-7
6rine	0-9 2b
7ket	0f 2-7
aing	1h 2-c
6ster	07
a's	8d
6terial	0-9 2a
7ter	1d 2-e
as	47
6y	0v 2-k
5easurement	0-8 28
6dical	2-b 8h
6etings	07
6mbers	18
6ntoring	47
6ssage	19
6ta	0-8 29
7hods	0e 2-9
7ro	17
5icroservices	0-g 1l
aoft	2c
6n	0-f 7i b8
7dset	0c 4-8
7imum	c8
6ễn	0-c 3f
5obile	0c 2-8
6delling	19 2-d
9s	0-b 1f
8rn	1-7 2d
6lecular	27
6ng	47
7itor	08
bing	0-c 2d
7ths	0-8 1h
6re	0-a 18 2-e 5e cf
6tivation	0-d 4e
6use	0-7 29
6ve	0-f 4i
5s	2j
5uch	0-b ec
6ltiple	0-p 4n
6sic	0-9 2e
7t	0f
6ốn	0-7 47
5ysql	0e 1-8
5áy	0-c 2j 4-9 dh
5ê	0-u 4x
5ình	0c
5ón	0-f 2i
5ôi	0-k 27 ef
5ùa	e7
5ạch	28
6ng	ea
5ảng	19
5ẫu	0a
5ắc	47
6t	0-e ei
5ặc	0-b e8
5ẹ	0-c 2d
5ềm	0-s 1o 2b
5ỉ	0-7 39
5ọi	47
5ỗi	0j e-b
5ột	0-9 2d
5ới	0-d 8f
5ỹ	87
4nam	01b 1-8 8-8 dj e-k
6tive	6e
5eed	09
8s	0b
6gotiate	08 4-7
cion	0k 4-h
6t	0g 1-j 2i
7work	0-a 2d
bing	28
6w	0-b 2-b 4p
7ly	0-e ef
5ghiệm	1o 2-9 4-8 bh
9p	0-i 2-k 7t 8f a7
7ề	0-r 18 al
6oại	4-j ek
6uồn	e8
6ành	0-m 1n 28
7y	d-c em
6ân	0-a 29
6ôn	0-c 4c
6ười	0d 2-8
6ọng	ei
6ữ	0-9 5f
5hanh	0-9 4h
6iệm	0u 3-7 4-p d9
8t	47
6uộm	0-7 18
6à	ac e8
7ng	07 4-7
6ân	0-j 1o 2j e-7
6ìn	0-d di
6óm	0f 4-7
6ạc	0a 1-8
6ất	cf
6ẫn	37
6ận	0-8 1-c 4-b ad dj
7p	29
7t	27 6a
6ẹ	0-c 4k
7n	3a 4-7
5ice	0-8 1a
6ght	0-7 ef
5o	1-9 ej
6de.js	07
6n	0b
6rdic	1b
6sql	18 2-7
5soperation	17
5ursing	0-8 ac
6trition	0-r 2r
5âng	49
5ét	0-9 2a
5ói	en
5ăm	0h 1i 2-g 37 4-8 8u a-7 b-8 c9 d-c e-m
6ng	0-t 19 27 3d
5ại	29
5ấu	0-8
5ắm	1c
5ội	4c
5ữ	07 3-7 d1f e-p
4occasional	0-c dc
5f	0-18 2s cx e-8
6fers	07
7ice	07
7s	0a
8hore	0-j 2r
6ten	0a
5n	2-o 4l 7b ec
6ce	e8
6e	1-7 2-b c8 eb
5pen	0-f 4x
7rate	0-p 1e 3e
aing	0-c 1a 2-7 49
bon	0e 2-c
dal	0-d 4e
5r	0-2p 11y 2-t 4-b 514 7s 9-8 ch d-i ek
6ders	09
6ganization	0-7 4a
gal	4c
6iented	37
5thers	07
5ur	010 2-d
6t	0c
7side	07
5wn	0-15 1d ez
7ership	0-c 4c
4p	0-f 2h
5art	4a
8icular	0-8 19
8ner	4f
bs	1d
8y	0-b 2d
6ss	0-a ed
8ionate	0-7 4g
6ttern	0-a 1c
bs	0-7 19
6yment	08 2-7
5cr	0-e 1f
5eople	2e 4-9
6rform	0-b 1b
bance	0c
bing	17
7iod	0-b db
7sistent	0-a 2d
8on	07
aal	49
5ha	0-8 2c
7ge	0-c 2f
7ses	0-d 2e
6ong	0-e 3i
7toshop	0b 1-8
6p	0-7 18
6u	0-8 e9
6ysical	07
cly	0-9 ec
6án	17 4-9
7p	0e
7t	0a
6ân	27
6ép	3a
6í	0b
6òng	016 1-a 2-g
6ạm	1-7 2l
6ải	09
7n	0-7 4e
6ần	0a 1-7
6ẩm	0i 2-b
6ối	0-7 2c
6ụ	09
7c	2e 3a 4-l
5icture	0-7 3b
5lanning	0d 1-9
7tform	08
6c	0-8
6ug	0-b 2c
5oints	0-b dd
6rtfolio	09
6sition	08
6wer	2e
5r	0-f ed
6actical	0-d 1f
7gmatic	07
6edictive	0-j 2l
7fer	0-c 3c
aably	0-8 78 dc
7school	1-7 27
8entation	0i 4-g
6ivate	28
6oblem	4d
bs	0h 4-d
7cess	2b
bes	1f 2-8
7duct	1-b 28
bion	0-g 17 2f
bs	0-e 18 29
7fessional	08 17 2-8
8ound	0-e 3f
7gramming	0d 1-8
7ject	4-8 eb
bs	0a 4-7
7metheus	17
7tein	0-h 1-8 2s
8ocol	07
7ven	07 1c 2-a
8ide	0a
br	0-c 2e
5ublic	0-9 1-8 2d e7
aation	0-7 2c
6rification	1c 2-8
6t	0-8 49
5ython	0m 1a 2-q
4qa	0f 2-a
5c	0e 1-8
5ua	1b
7lity	2a
7n	07
8g	07
8titative	0f 2-c
6ickly	0-c 4c
6y	0e 1-8
7ết	0-8 28 37
6ả	37
7n	0-e 2r
6ận	ea
6ốc	0-f 2g a7
4r	0f 2-a
5a	0f
5eaching	0-7 48
8t	0-j 1l
9js	0l 1-d
7d	1d
8y	e7
6ceiving	0-7 3b
8nt	0-f 1f
7ord	4d
6dis	0-b 1e
7ux	0b
6ference	28
6gression	29
6lated	88
9ion	47
cships	0c 4-9
7ease	0-f 2i
8vant	0-8 2-7 7m ab
6mote	0f 3-8
6quire	08
bments	0a
bs	0-d 3f
6solve	0b 4-a
7ponsibilities	0-9 4a
7t	1a
8ful	28
7ults	07
6view	0a 2-7
5ight	ec
6sk	0-7 29
5otating	0-a 2b
aonal	0-b ec
5un	0-j 1a 2a
5àng	3-d eg
7h	0-f df
5õ	0-h 1e
5ửa	07
4s	0n 8-j ac
5afety	a9
6le	08
8s	0c 1-9 b9
6mple	0-7 28
6p	0c
6turdays	0-7 e7
6u	0j
5c	0-c eg
6alable	0-8 2a
7ndinavian	0-a 6e
6hool	7-7 8d
6ience	0b
9tific	0-e ef
6rum	2-8
5earch	0b 2-9
6curity	0-i 1-7 2q 4-9 ae
6ed	1c 2-7
7king	0-b 1c
6lection	0i 1-9 2-8
7f	0-8 4j
6nior	0-c 1i
6o	0h 2-f
6parators	17
6rve	0j
9r	0-8 27
8ice	0-k 27 3b
bs	0b 2-8
6t	27
6veral	48 c8
5haring	0-d 4g
6ift	09
6op	0-7 2h
7rt	0-h 4e
7uld	0b
7w	0-7 3b
5ide	0-8 2a
6emens	1-8 29
6milar	0g
6ngle	0-9 2d
7h	1-8 3-f 8h dc e7
6êng	0-9 4b
7u	78
5kills	0t 1-a 2-8 4-e 58 78
5mart	08
9phone	09 e-7
5o	0-d df
6ftware	1-8 2r 4-7
6lid	8d
9works	0-7 1a
7utions	2-7 49
7ve	28
8ing	09 1f 4-f
6me	0-s 1l df
6und	0-h 2n
6ạn	4c
5peak	0-7 5j
7ed	e9
7nt	0-d bf
6orts	0-d 28 4e
6ring	0-a 2f
9t	0b 2-a
5ql	1-d 59
5re	0-d 2d
5takeholders	48
7nd	0-8 eb
7r	0-c 2f
8t	0-e ej
9er	07
6rategic	0-8 1k 3-8
ces	0-9 2a
by	0-c 1-8 2l
7ive	0-8 4b
7ong	0-j 1e 3h 4-7
7uctured	09 4-7
6udies	0a 1-9
5ubscription	07
8tations	0b
6ccessful	0-7 1a
7h	0h 2-7
6pply	0-a 1f
8ort	0d
5w	0-a 2b
5ystem	0-f 1g
as	1a 2-a
5àng	0-k dj eb
5át	0d 2c 4-7
5ĩ	7-8 8d
5ơ	0-b 1-7 2c ah
6n	0-7 2d
5ư	2j 8-a
5ạch	0-8 38
6n	1a
5ản	0c 2-7
5ắp	0-i 28 ed
5ẵn	1-7 dd ea
5ẽ	3c
5ố	1-b 2c 49
5ổ	18
5ức	ee
5ử	0d
5ữa	ed
5ự	08
4t	27
5ake	49
7ing	3-7 4c
6lly	0-d 2e
5eaching	28
7m	0n 2-8
8s	0k 4-9
8work	0a
6chnical	0-g 48 ad
bian	78
9ologies	1d 2-c
est	bc
dy	0d 1-9
6lesales	0c
7stro	28
6rm	48
7raform	18
6st	0b 1-9
8ing	0t 1b 2-z
8s	0i 1-b
6xt	08
5han	b-a c9 dd
8h	e8
7t	0g 2-9
6e	08 1q 3-n 5-b 7-e 99 eh
7ir	0l
7m	07
7oretical	0-8 8e
7re	0-7 e9
7se	09
6i	28
7ngs	49
8k	0-e 4g
7rd	0-a 2d
7s	0i
7ểu	0-c b9 d9
6orough	0-9 3e
7ả	47
6pt	8-a db
6ree	c9
7ough	0b 18 4-e
6u	0e 2-7
7yết	49
7ật	0-9 1-d 3l
7ộc	0-d 2d
6à	0-g 3h
7nh	0i 2-c
6ái	47
7ng	1-7 3a ce e-g
6êm	0-8 ec
6ì	0n 2-c
6ích	0-7 4l
6ông	0-g 1-9 2m
6ăng	0-8 49
6ư	1-9 2h
7ơng	1-c 37 87
7ởng	0g
6ạo	1a 2-c e8
6ần	0-7 38
6ận	0-f 38
7t	48
6ẻ	0-a at
6ể	0-l 4a dc
6ống	0-7 ei
6ời	0-d 27 eh
6ứ	ea
7c	2-8 ad
6ực	39 e-a
5iktok	0-9 3f
6me	0-m 3c 47 dd
6n	19
7h	09
6êm	0-c 2d
7n	0-y 79 dy e7
7u	0e
6ến	0c 4-8
8g	1-k 2-j 48 61p
7p	0r 4-t d8
6ền	1-8 ej
5o	1-r 3c 4a dg ed
6eic	0-b 6m
6ol	0-7 8d
6p	28
7ological	0-e 2f
6àn	ac
6án	0-c 7g
5p.hcm	08
5ra	1-c 28
7ck	08
7ng	28
8slate	0-8 2d
9parent	0-c 4c
7vel	0a 2-b 4-8 ef
6end	0-8 4c
6iển	27
7ệu	07
6ong	0q 1k 4-e
6ue	0-f 3f
7ly	09 3-9
7ng	0-8 1-b 8z e-7
7yền	0-l 4a ed
6ách	0-a 4k
6ên	0-8 1u 2-d b-j cl
6ình	09 1-8 28
6í	1i
6ú	0-f eg
7c	8a
6ưng	07
7ờng	3-8 ef
7ởng	0i 2-b
6ại	0a e-9
6ị	07 1-9
6ọng	0-7 48
6ở	0p 2-8 ce e-9
6ừ	08 e-7
6ực	0-e 2b eb
5uyến	2-8 ee
7ển	0b
6ân	0-7 4c
6ần	0f d-7
6ổi	0-k dx
5wo	0-a ek
5y	0d
6pe	0e 1-a
8script	19
7ing	0-7 2a
7ography	19
5ài	0f
5ác	39 4-7
5ân	db
6y	0-7 ea
5ính	0m 2-e e-7
5ô	1c
6n	0-7 48
5ăng	0-b ei
5ĩnh	d8
5ư	0-a 2l
6ơng	0d 2-7
5ại	07 17 2-c e7
6o	1-9 2f ah
5ải	0-9 2d
5ế	0k 1-k 89
6t	08
5ỉnh	07
5ối	ej
6t	0b 1-g 2-7 8r dc e-j
5ổ	4c
5ụi	07
5ừ	0-d 1-j 2-o bc c8 dg es
6ng	0j
5ử	09 2-9
5ự	0-12 113 4d
4ui	2a
5k	ea
5ltracold	27
5nder	0b
9standing	0d
6iversity	09
5p	0-m 1l 3d
5s	e7
6e	0-j 1m 2-7 48
6ing	0-k 111 2-c
5x	18
4valid	0-14 1-a 91j e7
7ue	0-o 1c 3c
6tva	0-7 ef
5erbal	0-9
7y	07
6ssels	29
5i	29
6ew	0-7 29
6sion	07
6ên	0l 2-7 8l e-8
6ết	0d 1-7 48 5-a
6ệc	0-q 29 3-g 4f dh
7t	0-7 4c
5lookup	18
5oltage	0a 2-9
5à	0-1j 31o 4-c de
5ăn	2j
5ườn	07
5ận	0a
5ẽ	0-u 216
5ề	07 1f 2-f
5ệ	2b
5ị	0h 2-7
5ới	0u 1-9 3-f d9
5ụ	0i 2-q af
5ực	0-i 1c 2b
4warehouse	07
6y	29
5e	0n
6're	07
6b	0-o 1-e 218
6ekend	e7
8ly	08
6ll	0g 3-7
5hen	0c
6ich	0b
7le	0j 4-8
6o	0e
5ide	0-7
8r	0-8 1a
6ll	0t 1-7
6reless	0g 2-a
6th	0-k 2-r 4g 5d b8 dn
8in	0-s 1u
8out	08
5ord	17
7k	0-a 1-9 2-b 3-b 4b e16
8flow	0-c 2d
8ing	0-9 1-8 3a 4j
6uld	0a
5rite	18 58
8ten	0-c 37 47
5sq	0-c aj
4xa	0-8 eb
5e	0-q 1-b 2o ei
5inh	ea
5uất	1-8 2b e7
5ài	07
5ác	0-7 ad
5ây	0-k 1c 29
5ã	07
5ưởng	08
5ế	37
6p	27
5ử	2-8 4a
4y	0-7 2d
5ear	09
8s	0k 2-a ce
5ou	0-c 1-e 3z 4-8 7-7 do e-7
7're	0-l 3u
8ve	09
7r	2-f 4s d-7
5rs	1e
5êu	08 2-c 4l
4áp	4a
4âm	29
4ép	07
4ít	0j cg e-8
4ô	0-9 eb
4ăn	48
4đam	48
5h	0c 1k 8-h
5i	2-8 eu
6ềm	0-b 4j
7u	2a
6ểm	0i 2-8
6ện	0c 1-7 29 e-7
5ào	ag
5ánh	0-b 2j
6o	1a
6p	09
5ã	07
5êm	07
5ó	bc
5úng	0-c 4k
5ơn	0c
5ường	0l 2-b
6ợc	0-14 11k 2-o 3-d b-9 d9 eo
5ại	0-n 2-i 81c
6o	09
6t	09
5ắp	0-i 2k
5ẳng	1m
5ặt	0f 1-8
5ến	0-c 19 ed
5ể	0e
5ịa	e9
6nh	09 4b e-7
5ọc	0k 1-c
5ối	27
5ồ	0-9 1-a 2n
6ng	0j 1-7 4-7
5ộ	4b 87 e-c
6c	47
6i	e8
6ng	0p 3-8
5ủ	e8
5ức	4a
6ng	08 2-8
4ưa	4-a eg
5u	0l 2-8 e8
4ảnh	0j 1-d
4ẩm	0-9 47
4ốp	0-9 2a
4ở	2-7 ee
4ứng	0f
22=.net	09 1-8
40	0n 2-8 4-m 57 8-e a-9 b-a dx e-9
41m55	4-b ek
42+	0-7 ca
43d	07
44+	1a
48h	0-7 e8
4^	1c 2-y 3z 4-j 57 7f 8-p 9q a-a bz c-k dk e-15
4a	0-e 1-12 2-i 3e 7d 813 c8 d-c e9
5bility	0-n 310 4-b
6le	4-7 di
6out	4d
7ve	7d
5ccording	2d
8unt	09 2-7
6hieve	0c
6ross	0c 1-8
6t	0-c 4c
7ing	0-b 4d
8ve	07 1-c af
5dvance	09 1-8
bd	0-8 4c
5fraid	47
6ter	07
5gile	0a 1-a 2-a ef
5lgorithm	18
ds	0-9 2a
6l	0h
6ongside	08
6ready	1a
6so	09
6ways	48
5m	1d
6azon	08
5n	0-m 1-a 2-a 3x 49 a9 da
6alysis	1k 2-h
ats	0-g 1q 3-7
9tical	2-9 47
cs	0-a 29
6d	1-m 31z 4-1h 8-c 9o ak b-9 d-c e-c
7roid	28
6gular	0-p 1t
bjs	27
6h	0f 4-7 5e e-7
6tibody	0-c 1m 2-8
5pache	09 2-7
6plicants	0-a 2c
btion	2c
7roach	1a
9x	0a c-7
5rchitecture	18
6e	0-8 1-9 2-8 3d da
7a	0-7 27
6ticulate	3e 4-9
5s	0-d 1-8 2-e 4y 87
6pects	0a 1-9
6surance	0i 2-c
5t	0-s 2-b 8a bc df e8
6tention	4c
7itude	37
5udio	0-e 17 3f
6thorized	0-a eb
7o	0f 2-d
8cad	0a 2-8
8mation	0-7 1g 2-7
5vailable	0-b ec
5ws	0d 1-b
5zure	2-d de
4b	99
5.tech	0-f 77 df
52	0-d df
6b	17
5achelor	0c 8-9
7kend	2c
8ground	0-c 1a 88
6layage	2b
6o	19
6se	0c 1-b
8d	38
7ic	0-n 2t
5e	0-q 1-a 2-7 3-7 7f do ee
6ing	0-8 ef
6nefit	0d 1-c
6tween	0-9 2b
5ia	0-8 27
6ds	1-9 2b
6g	0b
6ến	0-b 1d
7t	1-l 2g 6r
6ệt	19
5ody	0-d df
6ot	0-9 2c
6th	0c
6x	0-7 48
5ridges	0-7 19
7ghtlane	0a
5s	0-a 17 8b
5ugs	08 1-7
6ild	48
9ing	0-c 1-7 2a 4g
6siness	0w 1l 2-s 4-i
6t	0b
5y	0h 2-9 3-7 4b
5ài	3c
6y	4-7
5án	0-8 3b
6o	0-9 2d d7 e-7
5ình	d8
5ó	0-7
5ạn	0-b 18 8a dh e-e
5ản	0-j 1d 2i
6o	1t 2-d
5ấm	2b
5ậc	08
5ắt	0-e 4f
5ằng	2-f 6-d 8b em
5ếp	0-8 28 c9
5ị	0-e 2d 4a
5ộ	e8
6t	29 e9
4c	0g 2-b
5#	0a 2-7
5a	01c 1-9 2-8 e-n
6lculation	0-8 2a
fs	0a
7l	b7
6m	0-a db e8
6n	0-t 2a 4h ej
7didate	08
ds	ba
6o	1j 2-9 4-9 7c 8-7 e7
6pable	0-c 3c
6re	0-c 1h
5ellular	0-a 1c
6rtified	ab
5hallenge	0-f 2g
7nges	18
7racterised	0-9 3b
8ts	0-a 2a
6eck	0c
6iều	d7
6o	0d 2-b 4c
6u	1a
7yên	015 1-v
7ẩn	0d
6ép	0-8 2a
6ính	0v 17 2-h
6út	0-b 4c
6ăm	0-a 4f
6ưa	0m 1-h
6ạy	08
6ấp	0-l dl
7t	1b 2-d
6ế	0-8
6ỉ	1-c 2-e 9f ap
7nh	0-9 2a
6ịu	0-a 4r
6ốt	0a
6ụp	0i 1-d
6ủ	0o 3-b 4-9
6ức	3-b 4g
7ng	0-n 1-j 9n a13
6ữa	07
5lass	2a
6ean	0-u 2e 3f e9
8r	48
6ients	1-7 4j
6osely	08
7ud	0f 1-c
5nc	0a 2-8
5o	0-f 4a ee
6ach	0-b 4b
6de	0-f 28 48
6llaborate	0j 1-7 3-9
eive	08 4-7
7or	09
6mfortable	0-m 3l dc
7mercial	0i
8issioning	08
9tted	0-c 3d
8unicating	0-g 4f
fon	0f 1-a 4-e e9
7pany	0c
8etent	0b
8leted	78
ax	1a 2-7
6ncept	0c 1-b
8rete	0-c 2e
7fident	0-8 1d
7sulting	2-7 3a
9mer	09
7tainer	0-7 29
8ent	28
8inuous	1-a 4d
ely	0-8 49
8ribute	08
9ol	17
bled	0a 2-9
cing	28
6operation	0-c 4e
7rdinates	0-a 2b
dion	0-a 1c
6re	0b
7related	27
6st	2-7 4d
5pc	0-c 9f
5reate	0-l 1l 2-7 3c
9ing	09
ave	29
6oss	0-8 2-9 4i
5ulture	0d
6rrent	0-9 af
6stomer	0-b 3c 47
cs	0f
6ối	7f
5v	09
5ycle	0-m 1r
5á	0-9 2b
6c	0-f 1-f 4e eh
6o	0-e 2b
5ó	1-m 3-t 4a 97 au c-7 ee
5ông	0-f 1m
5đ	1g 8-7
5ơ	0-9 2g
5ả	0i e-b
5ấp	08 4-7 a7 e-7
6u	19 2-7
5ần	0-s do e7
6u	0-i 1d 4f
5ẩn	0-f 38
5ắt	0-a 1c
5ố	0b 1-9
5ổ	0-c 2d
5ộng	09 e-7
5ục	2c
5ủa	48
5ứu	19
5ử	0-d 1w
6a	07
4d	07
5a	0-7
6iry	19
6ta	1a e7
8bases	17
6y	0a 1-7
7s	0-a eo
5eal	07 1-9 37
6canters	0-d 19
7entralized	0c 2-8
7isions	47
6dicated	0j 4-7
6gree	77 89
6liver	0a
6monstrated	0-7 2a
6partment	0e 1-d
7loyment	0e 1-9
6sign	2-8 49 bf
aers	0-a 4b
8re	0-f 4k
6tail	39 4-9
6velop	07
ber	0a
ds	0-a 4b
bing	08 1-a 2d
bment	01c 1-i 2-k
7ops	97
5igital	2a
6ploma	7-7 8a
6rectionality	0-a 2c
aly	47
aory	0b 2-8
6stributed	27
5na	0-f 2f
5o	08
6anh	2c
6cument	27
6mestic	0-8 ee
6ne	0-c 1c
5rive	1c 4-8
9n	0g
5u	1l
6rable	0-8 29
7ing	0b 1-8
6ties	db
6y	0-d 4d
5ynamics	0m 2-c
5ài	0l 4-7 e-c
5õi	08
5ùng	0d 1-l 2c
5ược	0-7 8d
5ễ	0-7 38
5ị	e9
6ch	0d 2-c
5ụng	0-o 18 2t
5ữ	0-8
5ự	0f
6ng	0-a 2b
4e	27
5.g	0-m 1i
5ducation	0h 1-e
dal	89
5eg	0-8 19
5ffective	0-i 3d 47
dly	09 4-7
5lectrical	0k 1-9 2-8
5m	0b
6phasis	0-c 1d
5nables	08 2-7
6d	0-a 2k
6ergetic	0-b 3h
9y	07
6gineers	0-y 2w b7
7lish	0f 4-7 d9
6joy	0-8 4b
9s	0-a 4b
6tire	27
5quivalent	0-8 2a
5stablish	0-i 2f
5valuation	0-r 18 2k
6enings	e7
7ry	e7
6olve	0-c 4c
5xcel	1h
9lence	1-8 48
ct	29 3-b 4c
7ited	0-7 37
6ecutive	0a 1-7
6isting	0-e ed
6p	0-o 1j c8
7ect	0-p df eb
aed	1-9 ef
8rience	1x 3-d 4-8 7-d 8b a7
ed	0-a 1g
es	0-g 1j
aments	17
9ts	0a 1-9
7ort	0a 2-7
8sure	0-a 1d
7ression	19
6tradosed	19
5ye	0-s 1s
4facebook	0b
7tory	0-b 1f
6nuc	0-a 1g
6st	0-a 3c
5eed	0-b 1e
5ield	1b b7
6le	08
6nance	79
aial	0e
7tech	0-c 1f
6rst	0b
5lexible	db
6ow	0-8 1b
5mcg	1f 2-8
5ocus	0-s 1r 48
9ed	3a
6llowing	17 2-c
6od	0-8 a8 ec
6r	0i 1-19 29 3i ef
5ramework	0-9 1b
ds	0-9 1f
6esh	2a
6om	0-f 49 ec
5ull	0-e ek
6nctional	28
cs	1-c 2b
6rniture	0-8 2a
7ther	0-9 1a
4gaining	0-c 4d
5el	0-g 2h
6neral	0-b 2e
ation	0-9 2a
6rber	0-l 1n
6t	e9
7ting	0-a 4b
5hi	18
5ia	0h
7n	0-d dg e9
7o	01b 2-7 4-t d8 e-8
6ving	07
6ám	0f 28
6ải	27
6ấy	ad
6ọng	4-7 e7
6ới	2a
6ờ	d-7 e8
6ữ	4a
5lobal	09
6ycoengineering	0-9 2a
5o	0-9 17
6od	0-h 2x 4-8
7gle	0-g 17 3d
5rading	0-f 1f
8uated	0-a 7e
6eat	0-b 3a 48
6ow	0-b 4d
5ấp	e7
5ần	e7
5ội	0-9 29
5ửi	07
4haccp	0-f 2i
6lden	09
6m	0-c 47 dc
6ndle	0-n 2b 4e
6s	0f 3-8
6ve	0-1t 1w 38 4-b 7j 9a b-d cq e-7
7ing	0-8 1c
6y	1e 2-7
5dv	a8
5ead	0-b 2f
7lth	08
5igh	0-m 2f 49 7-7 8c
8ly	0g 4-d
6ring	0-k 1e 3a
6ểu	0d
6ện	4d
7u	37
5oa	09 18 4-g
6ld	0-8 ab
6nesty	0-a 3e
6w	2d
6à	0c 4-7
7n	07
6á	0q 1-8 2-f
6ạch	2e 4-b
7t	0-9 2-7 4b e7
6ặc	1-t 3-7 6m 8t ee
5r	0b 1-7
5tml5	0-c 1d
5uấn	0-7 28
6ống	08
5àn	6e
7g	0b 3-7 ca
7h	2d
5ình	0-g 4-d d7 eu
5ệ	2-b dc ee
5ọc	1-d 2f 4-c 8e 9c e7
5ợp	0a 1-9
4ideally	07
5ec	0c 1-9
6lts	5d
5f	39
5maging	0-a 1a
6pact	0-c 2d
7lementation	0-d 1j
7ortance	0-b 1c
7rove	0-d 1f
5n	1a 2o 3-y ad d-d ee
6cident	07
cs	0-f 2f
7lude	0-9 ec
bs	0-a 1f
aing	0-i 1a 2a
6dependent	0-d 3f
fly	0-b 3b
8sign	0-7 18
7ustry	0-j 1s
6fluence	0g 1-8
7ormation	1-c 2c
7rastructure	1-7
6novation	0b
cve	0a
6s	1d
7truments	1a
7urance	0d
6tegrate	07 2-a
8lligent	48
8racting	0-9 4a
9ested	0a 3-8
9faces	27
9national	0h 18 2-c
7o	0-i 2t
6volve	0-c 2d
5os	17
5s	17 2-8 4m
6o	1e
6sues	28
4java	09 18 2-a
8script	0g 1b 2-l
5ob	0c 1-8
6ining	08 1-7
4kafka	0b
6nban	0-7 17
5cs	0-a ec
5eep	09
5hai	0-b 29
6i	0f
7ếu	29
6oẻ	0-7 dj e-b
6ách	0z 2-9 4-c e-c
7m	0j 2-9 e-8
6í	2b
6ó	2-8 49 da
6ông	0-o 1-7 4l d-a e13
6ả	0-f 3f 4-8 d9
6ối	0-g 18 2b
6ởi	27
5inh	1f 29 4-a bh
6ên	3a
6ến	1-c 8a ad
6ểm	1-9 2c
5nack	0-b 3h
6ow	0-w 1i 2r
8ledge	0-f 110 2-c
5ế	07 2-7 4-9 7f
6t	0-8 4b b-7 ef
5ể	0g e-a
5ỹ	0-c 3g
4lab	47
7oratory	78 bc
6ke	0-8
6nguages	1b 2-7
6ptop	0-7 ec
5ead	1-7 2b
8er	07
aship	07
8ing	0-k 3e
7rn	0a
9ing	18
7st	0-g ca ei
6d	0-7 2a
6vel	0-b 17 a7
9s	37
5icence	d9
9se	0i e-9
6fecycle	0c
7t	0-8 ec
6ke	1c
6ne	18
7h	0-f 3f e9
7ux	0b 2-a
6ve	0-7 e9
6ệu	0-b 29
5ong	ea
6ve	3a
6ại	0-8 eb
5uyện	27
6ật	014 2-b a-7
5à	0x 1-d 2-a
6m	0-21 19 2m 3-8 c-a do e18
5ái	0-h 2b e7
6t	0-f 1f
5âu	0h 4-9
5ãnh	0b 4-8
5ê	0-9 1b
6n	0-14 1y 5a ad
5òng	48
5ý	4e
5ĩnh	0-n 1h 29
5ương	0l e-8
6ới	0-g eh
5ại	de
6nh	08
5ập	0-a 1-b 212 4-o e7
5ắp	0-9 29
5ẻ	0a 1-a
5ễ	0-7 3a da
5ịch	0-g 2m e7
5ỗi	0-a 19 47
5ộ	0-9 4a
5ớp	6-8 ab
5ực	0z 3-b 4-c
4mainframe	0-a 19
8tain	0o 1-7 2-d
cing	0-c 2b
9enance	0-a 1h
6ke	39
6nage	09
ament	3b
ars	09 1-8
7ual	0-a 1b
6rket	08
aing	2c
6ster	0j 7-7
a's	0a
6tches	1b 3-8
7h	0-e 1f
7ter	0-f 17 47
as	0-g 1b 47
6y	08 1c 2-c
5ba	07
5easurement	0-9 2a
6chanical	09 2-7
6dical	0-8 8h
6etings	07
6mbers	28
6ta	17
7hods	08
7ro	0-f 1a
5icrosoft	0c
6n	0-8 7e c8
7d	0-e df
8set	3c
7imum	c7
6ền	0a
6ễn	4f
5odelling	0-8 17
8rn	0-9 1-7 2k
6lecular	2b
6ng	0-7 47
7itoring	1-9 2f
7tessori	0-a 1c
8hs	0-8 2j
6re	1-r 6e b-a cg dd
8over	0b 7-8
6tivated	39
bion	0-7 4e
5s	0-b 1b
6c	08 1-9
5uch	0-c ed
6ltiple	1-7 2a
6sic	0a 2-7
7t	0-15 1m dy
6ốn	4b
5vc	1b
5ysql	0-a 1e
5áy	0-i 1-a 2z 4-7 dc
5ê	0-z 2-7 3f 4w
5ình	0a
5ón	0-7 18
5ôi	0-j 29 3-8 eg
5ạng	ec
5ảng	28
5ẫu	08
5ắc	48
6t	39
5ẹ	0-d 2d
5ềm	0-7
5ỗi	0i e-a
5ới	0-d 8f
5ở	0d b-8
5ức	07
5ỹ	0h 1-8
4nam	0-i dm ej
6visworks	0-8 9e
5eed	0a 1-9 d8
8s	1b
6t	1c
7work	27
6w	0i 2-7 4-9
6xt	08
5ghe	e8
7iệm	0-8 2t 4-7 b-l cp
9p	0-i 2-8 7h ab d9
7ề	0-p 28 ag b9
7ệ	37
6oại	0l 1-c 4-f 5f 87
6ành	1-h 2u
7y	ea
6ân	0-k 1e 29
6ôn	28
6ười	2-8 9a
6ại	47
6ọng	0-7 eg
5hanh	39
6iệm	0i 4-e
8t	0b 4-9
6u	0-c 3d
7ộm	0-8 29
6à	1c 4-7 bd e-b
7ng	07
6ân	010 2-9
6ìn	0-e ef
6ư	0f 4-9
6ạc	0a 2-8
6ất	ch
6ận	2-h 4-a ad el
7p	07
7t	0d 1-h 2c
6ẹ	07 4-7
7n	0-8 37
5ice	0-7 18
5o	1-9 el
6de	0j 1-h
6n	19
6sql	17
6tice	0-b db
5utrition	0-r 2r
5ào	0-7 9e
5âng	49
5ói	0k 3-9 d-7
5ăm	0-1v 1h 2b 8d c11 dl e-l
6ng	0-i 1-e 2p 4i
5ại	0-9 2a
5ấu	08
5ắm	0-g 17 2e
5ội	09
5ữ	4-7 ey
4objective	1c 2-e
5ccasional	0-c eh
5f	0-7 21g 3-7 d-9 e-d
6fers	07
7ice	08
7s	0a
8hore	0g 2-9
6ten	08
5n	0-l 1-s 212 3d 7d
6ce	e9
6e	0g 1-f 2-a eb
7s	09 3-9
6line	57
5pen	0-n 3-9 4z d8
7rate	0-e 2e
aing	0-a 4a
aors	0-8 19
6portunities	07
5r	0-11 3-b 5c 69 a-9 b8 d8 ed
6acle	0g 1-c
6ders	09
6ganizational	07
6iented	0-c 3c
5ther	0-e 2i 48
5ur	0h
6t	0e 3-7
7side	07
5wners	07
ahip	0-a 4d
4part	0-7 4b d9
8icipating	0d 1-c
aular	0-d 1f
8ner	0b 1-g 49
bs	0a
chips	08
8s	0-7 19
6ssion	0-9 17
bate	0-8 4g
6ttern	0-c 1c
bs	0-a 28
5eople	0-g 17 3c
6rform	0-8 2a
bance	0t 1-8 2-f
7iod	0-a eb
7sistent	07
8on	0d
6t	07
5ha	0f 2-8
7ge	1a 2-a
7ses	0-c 2f
6d	0-c 8d
6ong	0-e 4g
7toshop	17
6ysically	0-8 3a
6áp	0b
7t	08
6ân	17
6ép	48
6í	0c
6òng	0j 1k 2-g b-8
6ạm	0-7 2b
6ản	0-8 38
6ần	0-i 1d 2d
6ục	0j 2-c
5icture	0-a 4a
6pelines	07
5lan	0b
8ning	0d 2-b
7tform	0b
6c	0-b 2h
5oints	0-a ed
6rtfolio	07
6sition	0-d 1q
ave	0p 3-i
7sess	0-c 1h
6wer	0j 2-b
5ractical	0-g 2h
be	09 1-7
7gmatic	0-a 3d
6edictive	07
7fer	0-b 4c
aably	0-a 7c ea
7miere	07
6oblem	0f 1f 4-o
bs	3c 4-e
7cesses	0-a 28
7duct	0q 1-9 2-9
bion	bb
bs	0-e 1a 27
7ficient	0-9 18
7ject	3c
bs	27 38
7tein	09
7ven	0c 1a 3-a
8ide	0e
aing	19
5ublic	29
aation	0-7 29
6t	0-8 49
5ython	0-r 1h 2i
4qa	09
5c	09 2-9
5ualifications	0-7 19
9ty	0d 1e 2-p
7n	1f
7y	1d
6ickly	0-c 4c
6y	0-b 4d
7ết	0-9 28 4a e-7
6ản	0c 1-d 212 3-a 4-g
6ốc	0j 1-a
4r	0e 2-9
5a	0-8 de
6nging	0-d 1e
5eact	2-7
9js	0j 1-f
6ceiving	0-8 4a
7ord	0-i 18 3e
6flect	0-7 1a
6lated	0c
9ion	48
cships	0e 4-8
7evant	7-7 8i
7iability	0-7 1c
6motely	0-7 d9
6quire	dd
bments	3b
bs	0-d 4f
6search	1h 2-9
7ource	17
7ponsibilities	4a
hy	0c 3-8
7t	0-7
7ults	0j 1-d
6tail	0-7 1a
5ight	0-c ef
6sk	09
5ole	0e
6tational	07
5un	1-9 28
5àng	4-e eo
7h	2-a ef
5õ	0-c 18 3-d eg
4s	0-7 77 ac
53	0-8 1a
5afety	0-e 19 a9
6lary	08
7e	07
8s	19 2-b c9
9force	08
6p	09
6turdays	e7
6u	0k c-7 e-8
5calable	2b
6ene	0-9 3a
6heduling	17
6ience	0d 2-8
6rum	1-f dg
5earch	0b 2-a
6curity	2h
6eking	0-o 2b 3d
6lection	07 2-b
7f	0b
6miconductor	0-9 1c
6nior	1a
6parators	1a
6rve	0a
9r	0-8 2e
8ice	0-d 18 2b
bs	0-a 1h
6t	27
7ting	0-d 1e
6veral	48
5hape	09 1-8
7ring	0-f 4i
6eet	17
6ift	de e-c
6ort	0-8 4a
7uld	0-b 1a db
7w	0-c 3f
8ing	0-c 3e
5iemens	27
6ngle	0-b 1d
7h	09 2-9 4-g 8l ec
6te	0a 1-8
6êu	88
5kill	37
9s	2-7 4-b 68 88
5martphone	dc
5o	0-s df ef
6ftware	017 1-e 2-h
6lid	0-a 8e
7utions	4b
7ve	0-8 27
8ing	37
6meone	98
6und	0-8 2b
7rce	0-e 1e
6ạn	0g 2-7
5peak	1-9 5f
7ed	09 2-7
7nt	0-8 cf
6orts	0-9 2c
6ring	0-a 1c
9t	0b 1-9
5ql	6a
5tack	1a 2-7
7keholders	4a
7nd	0-7 ea
9ardisation	07
7rt	0-c ej
6rategic	0-e 2k
ces	0-7 2a
by	1-8 2b
7eams	18
7ive	0-7 4b
7ong	0-j 18 27 4h
7uctural	0-9 9f
6udies	0a 2-9
5ubject	0-a 1c
7scription	0b
6ch	1b
6pervisor	b8
7ply	0-d 2f
8ort	0a
5w	1-7 2c
5ydney	0-e df
6stem	2e
as	0-d 1g
5àng	0-q ew
5áng	0g
6t	2g
5ơ	ah
6n	0-9 2a
5ư	1-7 2l
5ạch	0-f 3d 47
6n	0-8 2b
5ắp	29
5ẵn	0-q 2-9 dj ep
5ẽ	07 4a
5ố	0-9 1a
5ổ	09
5ức	ei
5ử	0-g 1m
5ự	1-7
4take	0-i 1-7 3-7 4p dd
7ing	0-8 3d
6lented	0-b 1f
6y	0-g 1f
5eaching	0-a 1e
7m	0y 3-f 4-a
8s	0g 2-7
6chnical	ae
dly	0-c 3d
bian	1-c 7a 88
aques	19
9ologies	1l 2-9
est	c8
dy	09
6lesales	0c 2-a
7stro	0-8 28
6st	0c
8ing	0-a 19 28
5ham	0a
7n	ec
7t	1k 2-a
6e	0s 1-g 2u 4-c 8-8 a9 d-8 e-8
7ir	0b
7o	0c 1-8 2j e-f
7re	0-7 e9
7se	09
6ings	4a
8k	0-d 4h
7rd	0-b 2d
7s	0g
7ết	2c
7ểu	0-c eh
6oại	0h 1-8
7ả	48
6pt	ea
6ree	0-c ce
7ough	0-r 1t
6uyết	0r 39 4-q
7ật	0-9 4l
6à	0-j 4j
7nh	1a 2-d e8
6ái	48
7ng	0-d 1a 2-7 4a ci e-7
6ì	0l 2-9
6ích	0-8 4l
6ông	0-8 2c e7
6ư	27
7ơng	2-9 47 88
7ờng	0-c dc
7ởng	0k e-9
6ạo	0a 2-8 ea
6ần	0-b 4i
6ận	0-h 4j
7t	0-g 3h
6ắc	47
6ẻ	0-c au e-9
6ể	0-a eg
6ống	e9
6ời	e7
6ợ	1c
6ức	17
6ực	3-7 4p e-a
5iktok	0-k 2c 4f
6me	el
6n	2h
7h	0-8 38
6ên	0-7 9-8 ei
7u	08
6ến	0-c 3d
8g	0m 2-f 3-c 5-7 6w d-7
7p	0b 4-a 5-7 eg
7t	09 1-8
6ền	2-7
5o	0-g 1-o 2r 3-c 4r ep
6ols	29
6p	0-a 2a
7ological	0-e 2f
6wards	0-d 1a
6à	17
7n	0e
6án	0-9 8f
5p.hcm	07
5raining	0b
7ng	0d 1-c 2b
8slate	0-7 29
9parent	0-b 4c
7vel	0c
6ends	29
6iển	27
7ệu	07
6ong	0s 1-s 2r 3-8 4-e bb
6uck	0-b 1d
7e	0-f 4f
7ly	07
7ng	07 38 7c 8-8
7yền	09
6ách	0z 3-7 4-p d9
6ên	0f 1-a
6ình	2d 88 e-8
6í	0-b 2f 3d 4-8
6ú	0-f eg
7c	8a
6ường	0c
7ởng	17 2-a
6ạm	29
6ở	0-c 9d dj
6ợ	08
6ực	0e 1-7
5uyến	0c
7ển	0j 1-i
6ần	0f
6ổi	0-15 dt e15
5wo	0-7 e7
5y	0j 2-9
6pe	0b
7ing	08
7ography	0-7 2a
5ài	0p 1-l
5ác	47
5ân	da
5ình	3l 4-f
5ích	2b
6n	08
7h	0c 1-c 3c e-7
5ô	1d e-7
6n	0-7 48
5ăng	0k e-d
5ĩnh	e7
5ư	0-a 27 3b
5ại	1-7 eb
6o	4-7 ak
5ập	0-d 4b de e-7
5ế	0f 2-g 88
6t	08
5ỉ	0-7 39
6nh	09
5ối	0-a b9 d8 e9
6t	0-t 2-j 3-b 4e 712 8h
5ụi	07
5ừ	0-d 1-h 2-f 3-d 4-7 cd da e1f
6ng	1d
5ử	09 2-7
5ự	3c
4ui	17
5k	0-e ed
5ltracold	0-b 2c
5nder	09
9stand	0-8 29
eing	0-d 1k
6it	07
5p	2-7 4c
5s	3b
6e	17 48
6ing	09 2-7
5x	3a
5ỷ	27
4valid	0-r a13
7ue	0-8 37
6riety	0b
6tva	0-d ee
5erbal	0-9 4e
7y	0-7 1e
6ssels	0-9 2c
5i	0e 2-7
6sion	df
6ên	0s 1-b 8o d-7 e-a
6ết	0d 1c 2-h 48 6-8
6ệc	0-x 2o 47 d-8 em
7n	28
7t	0-b 38
5oltage	1b
5à	0-11 1-p 29 41m d-7
5ăn	0o 1-h 2-c 3e
5ấn	2d
5ận	0-n 1n
6t	1-9 2d
5ẽ	0-s 1d 2j
5ề	0g
5ệ	0b 3-e dd
5ị	0-d 1q 2-8
5ới	0o 2-8 e7
5ụ	ab
5ực	0-e 1-8 2r
4way	19
5e	0v 3-8
6ll	0-h 17 3p 4-7
5hich	0b
7le	0-d 19 3d
6o	0-f 3r 4-7
5ide	0-9 2f
8r	0-9 2a
6ll	0e 1-8 da
8ing	0-7 df
6nd	1e 2-9
7e	07
6reless	0a 2-8
6th	0-i 1c 49 6e 98 a-7 d-c e8
8in	0-n 1-9 2y
8out	08
5ork	0-i 1-h 2-8 4i ey
8ed	0-b 1f
8ing	0-r 1d 4l
6uld	0b
5rite	08
8ten	08 1-7 47
4xe	dk e-d
5inh	3c
5oay	0d e-7
5uất	0j 2-a
5ài	18
5ác	0-c ae
5ây	0-k 2p
5ưởng	09
5ế	47
6p	0-e 2a e8
5ử	4i
4y	0-7 19
5ear	87
8ly	0a
8s	0-1d 1p c12
5ou	0-17 1e 39 4j 57 b9
7've	bf
7r	0f 1-7 4a e-a
5rs	0-j 1c 2e
5êu	2-7 4i
5ếu	47
4án	e7
5p	015 4-v
4âm	0a 1-7
4ít	cf
4ô	0a
4ăn	0c
4đam	0-k 4x
5h	2i 8-8
5i	1-7 2-7 d-7 ep
6ểm	0i 2-9
6ện	0y 18 2-q 3-7 48 e-7
5àm	17 4-9
6o	1-f 28 ah
5ánh	0d 1-8
6o	29
6p	08
5ã	17
5ó	c8
5ơn	0d
5ường	0i 2-9
6ợc	0-1t 2x 38 49 c-b e13
5ại	0s 18 2-a 8-a
6t	07
5ảm	0-c 1a
5ắp	0-m 1n
5ẳng	0-9 8i
5ặt	0e
5ến	0-b dd
5ể	0m
5ịa	07
6nh	4b e-7
5ọc	08
5ối	0b
5ồ	0-9 1f
6ng	0h
5ổi	0a
5ộ	0-i 17 8c
6c	09 1f 3-f 4-7
6i	e8
6ng	0f 18 2-7
5ức	d7
6ng	18
4ưa	0-d di
5u	0-z 79 dy e7
4ảnh	0d 2-a
4ở	0-b 7a el
4ứng	0g 1-8
13=0 0	0b 2a dk e-l
5buổi	0-a ec
6ài	0-9 ea
5ca	db
6ó	d-9 ed
5lần	07
5months	0-8 1h
5ngành	18
6ăm	1l 2-d 38 ci d-a e-d
5star	0-c 2f
5tháng	ce e-8
6iếng	e7
6o	0-a c7
6riệu	07
6uổi	77 dq e-m
5year	07
9s	0n 1-7 c-g eb
5đến	0-a ef
31m55 nam	e7
32+ years	0-7 ca
33+ years	0-8 ca
3^ 0	0-h 3e cg
53+	ca
54+	0-8 cb
5^	0y 1n 2-w 3i 4-t 5l 6-m 7r 8-q 9n a-o bp c-w d11 e-16
5a	0-9 3-b 78 dn
6ble	0d e-8
6ctive	0-8 9f
6gile	0c 4-c
6nd	0b
8roid	0-b 1-7 2m
7h	68
6ws	0-a 19
5bachelor's	89
7sic	0-j 1n
6e	0-c 88
6iết	0-o 1p 3-8 5k
6s	7-h 8l
6uild	0-c 2e
6ằng	0-i 1e
5ca	0-9 eb
7n	0-u 1f dm
7o	0-8 8b
6hấp	e9
7ịu	0-9 4f
6loud	18
6ontent	0-a 2c
6ó	0-13 3o 4-f 9g b8 dh e8
6ông	09
5degree	9b
7livering	07
7sign	08
6oanh	07
6ynamics	27
6ùng	0-d 1e
5e	0-9 29
6ngineering	0-l 2d 8a
8lish	0m 6-a
6xperience	0a
5flexible	0-b 3d
6ull	0d
5giao	0-k 4p
7ọng	4-h en
6ood	0-f 1-9 2a 59 eb
5handle	2b
7ve	bc
6igh	0-m 3d 8b ea
5ielts	0-8 6g
6n	0f 1-d
7frastructure	0-a 2b
5java	1h 2-b
9script	08
6ourneyman	ac
5keep	0-d 1f
6hách	0-7 48
7ông	0-b 4h
6iểm	08
6nowledge	0a
6ỹ	0i 4-7
5là	da
7m	2d e8
6ương	0a
6ấy	27
6ập	0-9 1q 2-8 4-8
6ớp	09 5-9
5maintain	08
6in	0-9 7i
8imum	bc
6ust	09
5nam	0z dk e-s
6et	1-9 2j
6goại	4-c eg
6hà	0-9 ea
7ẹ	0-7 4b
6o	0c
6ói	0-9 4c
6ăng	0-8 4f
6ắm	17
6ữ	09 d9 e-a
5or	7g
6wn	0-g ej
5phân	07
6ortfolio	07
6referably	0-8 dc
6ython	0a 1-8
5r	09 1-7
6eactjs	08
5senior	0-c 1d
6inh	0-d 8k
6ome	0-l 1n
6ẵn	eb
6ức	e7
6ử	07
5take	07
6echnical	0a
aologies	0-e 1g
7sting	19
6he	0o 1-d
7is	09
7u	09 2-7
7ật	47
6iếng	6p
6ravel	08
7ung	0-7 88
7ình	87
7ợ	27
7ực	0-c 2b
6uổi	0-8 eh
6wo	0-f ef
6yping	0-7 2a
6ính	37
6ư	0b
6ối	08
7t	0h
6ổ	0-9 4a
6ự	0-7
5ui	27
5valid	0-h 9m e8
6iết	4d 5-9
5we	08
6ork	0c
5xoay	0-b ee
5you	0o
8're	0-e 3i
8r	0f
6êu	4c
5ít	0b
5đi	0-7 ee
6ánh	0-9 2c
5ưu	0f
3a big	0-9 3e
5consent	2a
5fresh	0-8 2c
6ull	0-b eb
5good	07
6rowth	0c 4-a
5hands	0-f 4i
6igh	48
9ly	48
5major	0-9 1b
5phd	0-8 8a
6roduct	27
5relevant	0-c 7m
7search	0-7 49
5senior	17
6olid	0-7 8e
6trong	0-c 1-7 29 38
5technical	2b 4-7
6rue	0-f 3f
6wo	08
4bility to	0-n 310 4-b
5le and	0e 3-9
8to	0-b dm
5out building	48
4ccording to	2d
5hieve organizational	07
5ross the	0-9 28
5ting as	0-b 4d
4ds google	0-7 29
4fter 0	07
4lways strive	0-9 4b
4m hiểu	1d
5azon web	08
4n academic	0-9 2d
6excellent	3d
6innovative	0-8 4c
8terdisciplinary	0-b 2c
bnational	0e
6open	0-8 49
6toàn	ac
7ây	0-7 ea
5alysis development	0-8 1n 2-d
9ts to	1d 3-7
5d a	0-a 38 dd
8ct	49
8re	0-f 3l
8ws	0f 2-7
7be	39
9st	0-7 29
8uilding	48
9siness	0a
7can	0-a 3d
8ell	0-h 2k
8lient	3-8 49
8ode	0-c 49
9mmunicate	0g 4-f
hion	48
aplex	0-9 2b
9nfiguration	0c 2-a
asulting	07
atractual	28
7design	29
9veloping	4a
8irect	0-b 4c
7engineering	0b
9joy	0-9 48
8very	e7
8xternal	07
7for	08
8unctional	28
7general	0-b 1g
8row	0-c 4c
bth	0-7 27
7have	0-c 1f
7impact	0-d 2e
8n	1-8 49
7lean	ae
8ive	0-9 e9
7maintain	0b 1-a
fing	07
8obile	07
9dern	19 2-8
7not	47
7or	0-8 3d
7practical	0-a 1b
9esentation	0h 4-f
9ivate	0-7 2a
9oblem	49
aduct	0-7 4c
aject	0c 2-b
7reference	0-7 28
9lease	0-g 2j
9quires	0-f 3f
8un	0-c 1c
7service	0-b 2c
8kills	79
8oftware	0-l 2u
7take	07
8echnical	ae
8he	07
8o	3h 4-9
7working	0-9 4c
8rite	58
bten	0-9 38
7you	0-d 27 3b
5tibody engineering	0-c 1m 2-8
4pplication data	0-g 2i
6roach with	0-e 1e
8x 0	09 c-7
4rchitecture and	0-8
5e passionate	0-7 4b
7ready	e7
7you	0-p 3e de
6a of	0-a 1c
5ound solving	47
4s a	1-j 2a 4g
6laboratory	89
6part	0-c 4e
aner	48
6well	0f
5pects of	0a 1-9
4t a	19
6least	0-j bc dk
6the	07
5tention to	4c
6itude and	37
4udio algorithms	0-8 19
5to claims	0e 2-d
7mation and	0-e 1h
4zure cosmosdb	18 2-a
9net	0b 1-9
3bachelor s	0d 8-9
6kground as	88
ein	0-8 1c
5o bì	1a
5sed on	38
4e a	dc
7ble	0-8 ec
7n	0a 3-7
5nefit of	0b 1-b
5tting and	08
4ids and	1-9 2b
5ết dùng	1e 2-a
8lấy	27
8may	0a 2-8
8plc	0-8 17
8sử	0c 2-9
8tiếng	0-c 2-7 6w
8đọc	28
4s ba	89
4uilding a	2d
dn	49
5siness analysis	1f 2-8
cproblems	0g 4-e
4ài tháng	0-a 3c
4án hàng	3b
5o cáo	0-7 2f
4ình tĩnh	d8
4ó lâu	0-7
4ạn nữ	d9
4ản vẽ	0-i 2s
5o hiểm	0a
7quản	0-8 1c
4ằng lái	0-9 em
8tiếng	0f 6-c
4ếp 0	c9
7trưởng	08 2-8
4ị từ	0-7 4b
6vệ	28
3c# azure	08
4a 0	08
6xoay	0b e-9
5ll center	b7
5m kết	0-b db e8
5n work	0-o 47 eo
6didates with	ba
5o từ	eb
7đẳng	1m
5pable of	0-c 3c
4haracterised by	0-9 3b
5o công	0-d 4d
5u đáo	1a
6yên ngành	0v 1-s
5ính quy	0c
5ưa biết	0k 1-h
5ạy máy	0-b 1h
8trên	08 1-8
5ấp nhận	0-l dl
5ế tạo	0-d 28
5ỉ tiêu	0b
5ịu áp	47
8được	4c
5ụp ảnh	0i 1-d
5ủ động	0l 3-b 4-7
5ức và	3-b 4b
6ng chỉ	0-x 1-g 9n a14
4i cd	09
4lass 0	0-7 2b
5ean and	0-n 2f 3f
5ients and	48
5osely with	07
4oach the	0-b 4b
5llaborate and	0a 3-9
fwith	09 1-7
dive teams	08
5mfortable in	0-h 3c dc
fwith	0-8 39
6mercial and	28
7issioning of	07
7unicate effectively	08
dion skills	0a
6plex engineering	29
binterchanges	1c 2-9
5ntinuous integration	0b 1-9
dly with	0-9 4a
7ribute to	08
4reate commercial	07
anew	0-a 1b
athe	0-b 1c
5oss functional	2-9 4a
4ustomer service	0-7 3b
4ycle including	0-b 1c
4ác bạn	d7
7công	29
7ngành	18
ay	0-7 ea
7quy	0-a 47
4ó 0	c7 e-9
6bằng	0-m 79 9d ec
6chứng	0-8 ao
6khả	0l 4-b
7inh	0w 4-7 c-g
7ỹ	0-a 4h
6laptop	0-7 da
6năng	2c 4-d
6sẵn	dh
6thẻ	0-c as
8ể	0-c dc
7inh	0a
7rách	4b
6xe	0-9 ef
6ít	0a
4ông cụ	0-b 2g
8nghiệp	07
8ty	0d
9ác	3a 4-a
8việc	0-i 28 3-8 4h da e-7
9à	0-9 1a
4đ đh	1g
4ơ bản	08
6điện	0-d 2e
4ấp cao	8c
7trở	07
4ần bạn	0-m dq
5u có	0-d 1f
8ông	0-b 4c
4ẩn thận	0-f 38
4ủa khách	49
4ử nhân	0-e 1w
5a hàng	07
3data and	1-l 2m
8driven	29
8in	0-c 1c
5ys in	0-k el
4eal with	09 1-8
5dicated team	07
5gree in	0-g 18 8d
5monstrated technical	0-8 2b
5partment of	0e 1-d
5sign and	0-b 1-7 28 4d
aof	0-c 29
apatterns	0-8 19
9ers and	0-a 4b
7re to	0-h 4k
5velopment and	0i 1-f
fmaintenance	0a 2-8
fof	0-h 2d
6ops engineer	97
4igital products	0-b 2c
5ploma in	0-c 8b
bor	0d
5rectionality beam	0-a 2c
4rive the	0-d 1d
8n by	08
adesign	07
4u lịch	1l
4ynamics 0	0e
4ài với	09
4ùng excel	0a 1-9
4ược phẩm	08
8sĩ	7-8 8d
4ễ thương	39
4ị ứng	e9
5ch vụ	09 2-b
4ụng các	0-9 1b
8kế	08 2-8
8máy	0-f 2i
4ữ liệu	0-8
4ự án	08
5ng thương	0-7 27
3emphasis on	0-c 1d
4nd to	0-7 2b
5ergetic and	38
5gineering or	88
fphage	0-c 2f
bs and	0-a 19 b7
dmechanical	0-d 2d
6lish communication	db
4valuation system	1c 2-7
5ery other	e7
4xcellence in	07 1-7
bt english	0i 3-a
5p in	0-j 1j
6erience and	0g 3-b
ein	0k 1-a
eof	0-l 1q
ewith	0-o 115
forking	08
dd in	0-i 1j
9ments and	0-8 18
8tise across	08 1-8
din	0-7 18
6osure to	0-a 1d
4ye for	0-s 1s
3facebook google	0b
5st and	0-9 3c
4eed evaluation	1e 2-d
4ield and	b7
4ocus on	0-z 1w 49
8ed and	0-7 3a
5r 0	c-d ei
7a	0-k 1-a 3w
8n	0d 1-7
7big	09 2-7
7offshore	0-f 2i
7the	0e 1-8
9ree	c9
4rameworks e.g	17
5om a	0-8 1b
8the	1c
4ull time	0-c eb
8uk	eb
5nctional regression	29
3ghi chép	0-8 1b
4ian làm	e7
6o tiếp	0x 4-r d9
5ám sát	2c
6o viên	18
5ải quyết	28
5ọng nói	eb
5ới tính	08
4ood mechanical	0-b 2d
4rowth of	28
4ội dưỡng	0-9 2a
3halden group	09
5m học	0-9 dc
5ndle short	0-d 4f
5ve a	7f
9n	0-a 1-8 3j
8designed	0-9 1d
8excellent	0-c 1b
aperience	18
8more	0-7 cb
8the	d8
4igh level	0-d 27 49
8quality	08
8speed	0-i 2c ec
7ly motivated	08 4-a
5ểu biết	08
8tài	0a 2-9
8về	0-8 1g
5ệu quả	37
4oa giao	0j 4-g
5w to	2a
5á chất	0m 2-e
5ạt động	07
5ặc có	09
8tiếng	6d
4tml5 and	0-c 1d
4uấn luyện	0-8 29
4àng bán	0a 2-9
8quản	0-8 28
8theo	09
9rong	0-h 1k
9ốt	0e 1-7
6h chính	17
4ình cân	0-7 ea
8ưa	4-7 ec
4ệ thống	0-7 ei
6với	0-b dd
4ọc chuyên	08
7khối	2-8
7văn	29
4ợp đồng	07
3iec 0	0c 1-9
4f you	0-7 3a
4maging and	0-a 1a
5plementation and	0-d 1h
6rove supply	0-f 1f
4n 0	0-7 2e
6a	0-g 1s 3-9 49
7n	0-h 1y 3-7
6being	09 4-8
7usiness	27
6civil	0-l 2d aa
7ode	09 2-8
8mputer	2a
7ross	4d
6developing	08
dmental	0-b 2d
6infrastructure	18
6java	07
ascript	0c 2-9
6music	0-8 2a
6offshore	0-8 2c
7ne	07
6software	0g 2-e
7ports	28
6testing	18 2-d
7he	1-m ev
6your	09
5dependent and	0-e 3f
ely and	0-9 3d
6ustry and	0-8 1b
cwide	0-a
5formation and	1-7 28
6rastructure architecture	08
js	0-f 2h
5novation and	07
5struments and	1a
5terested in	09 3-8
8national travel	0d e-9
6o the	0-b 2d
4s a	0f 1-7
7n	1a
6passionate	47
6seeking	0-b 1c
6your	0-c 3e
5o 0	1f
3java and	0e 1-c
8spring	0-d 2d
7script react	0-d 1i
jjs	0b 1-8
4ob type	08
3kafka and	0c 1-b
4hi có	0a
6ếu nại	29
5oẻ tốt	0-c dk e-9
5ách hàng	0t 2-8 4-8
9sạn	1a
6m sức	08 e-7
5ông dị	e9
9nói	4-b ed
9yêu	09
5ả năng	0-f 3f 4-8 d9
5ối kinh	27
4inh doanh	2a
8nghiệm	1t 4-8 bh
8tế	1-a 89
5ên nhẫn	37
5ến thức	1-9 ad
9rúc	8a
5ểm tra	1-b 2c
4nack for	0-b 3h
5ow your	19
7ledge and	09
dof	0-l 110 2-7
dwithin	0-c 1f
4ế hoạch	1h 4-9
6toán	1-b 7g
4ể cả	0g e-a
4ỹ năng	0-a 18
6thuật	1-c 3e
3laboratory technician	78
jologist	bc
4eading and	0-e 3f
6rning and	08
6st 0	0-e ca
9one	ec
5vel 0	a7
9of	0-h 1b 49
4ift 0	0-8 ec
5ke to	0-7 19
5nh hoạt	0-f 3f e9
5ve in	0-8 e9
5ên quan	d7
4ong an	eb
8term	09
5ve to	08 4-c
5w power	29
4uật sư	09
4à người	e7
5m bếp	0-b 17
7lễ	0-7 27
7việc	2-h 48 d9 ef
7được	0-w 18 dj e7
4ái xe	0-h 2g
7ô	0-7 eb
4âu dài	0h 4-9
4ãnh đạo	0b 4-8
4ên chuyên	18
7hoặc	5a
7ngành	0-8 1f
4ý công	0-a 28
6lịch	ec
6tình	48
4ĩnh vực	0-l 1d 2b
4ương 0	0a
4ập báo	0-l 2m
7kế	28 4-8
7trình	0f 1-8
7và	37
4ẻ hoặc	0b 1-9
4ễ phép	3a
6tân	db
4ịch rõ	ec
4ớp tiếng	09 6-8
4ực cao	0i 3-d
8ông	0p 4-n
7doanh	47
3maintain strong	09 1-8
8enance and	0-c 1i
5ke use	0-9 4a
5nagement and	0-h 18 3b
5rketing and	07
5ster s	0h 8-b
9's degree	0a
5tches your	1b 3-8
5y require	07
4edical laboratory	0-b 8h
5ta ads	0-7 17
4indset and	0-7 3c
6imum 0	c8
5ền trung	07
5ễn phí	09
4odern programming	2b
5ng muốn	0-7 47
5re modern	1-e 2g
8than	b-a c9 dd
7over the	0a 7-8
5tivated and	0-8 3a
4ust be	0-v d10
8have	09
4ysql redis	0-b 1e
4áy 0	28
7giặt	0-7 29
7tính	07
7và	0-9 de
4ê kinh	2-7 4b
4ôi trường	0-b 3-8 eg
4ạng lưới	0-a ec
4ắc của	48
5t tốt	39
3nam 0	0-d ei
7cao	e7
7nữ	dt e-d
7tuổi	e8
4eed for	0d 1-9
5t c#	0-a 1b
4ghe máy	e7
8nói	0a
6iệm 0	c8
abán	0-b 2d
alàm	1b 2-b
aquản	29
atrong	1-8 28
bừ	b-b cd
avề	0-9 1e
8p cao	0-7 8d
bđ	77 8-8
athpt	8-9 db
brung	0-c 8l
avụ	2-b af
ađại	0-8 8e
6ề luật	0-e ah
6ệ thực	0b 2-a
5oại hình	0k 4-e
9ngữ	5f
9thương	07 1-a 87
5ành cơ	0-7 29
9kinh	0-9 2a
aế	0-7 28
9tài	08 2-7
5ân hàng	0-i 1g
5ôn ngữ	28
5ười có	0-9 9c
5ọng nói	0-8 ed
4hanh nhẹn	3a 4-7
5iệm trong	0b
9và	07
7t tình	0b 4-9
5u cầu	0-c 3d
5à gần	09
7hàng	be
7máy	1e
6ng với	08
5ân viên	0e
5ất 0	ch
5ận làm	e8
8tăng	0-8 ea
6t ký	1-e 2f
5ẹ nhàng	07 4-7
4ode and	07 1-7
5t afraid	47
6ice period	0-b db
4utrition of	0-d 2e
4ào có	0-c 9e
4ói chuyện	4a
7ngọng	ed
7rõ	08 4-7
4ăm 0	8g c-9
7kinh	0-e 2-7 c11
7làm	0-8 1k
7quản	0-8 4e
7trong	1a
9ở	0-f cg
5ng coaching	37
8giao	48
8làm	0-7 ea
9ập	47
9ực	28
8nghe	0e
8trình	27
9ư	2a
8đọc	1-e 2f
4ấu ăn	07
4ữ 0	0-a ei
6cao	e8
6tuổi	da
7ừ	e9
6độ	09
3objective c	1d 2-b
4f a	4d
7udio	0-a 2a
6how	0-9 29
6international	0-b ee
7t	0-a 2b
6matter	1e 2-9
6new	0-7 4a
6predictive	0-a 2b
8ofessional	18
6technical	07
7he	1p 2-e
6working	0-k 29 3e
5fshore substations	09
cwind	07
4n a	7d
6computational	0-h 2i
6the	1b
7ime	0-a 3e
6your	0-d ee
5ce a	0-7 e9
5e or	0f 1-c
6s truly	09 3-9
4pen and	3-8 4a
8to	0-j 4f d8
4r a	0-h 88 99 dd
7s	08
6in	0-k 17 ee
6more	0-g 1c 2-b 5e
4ther cloud	0-c 2e
4ur data	0-8 28
7telstro	0-7 2a
5t of	47
4wnership and	0-g 4d
3part of	4c
8time	d9
7icipating in	0d 1-c
7ner continuously	0-8 49
bof	0e 1-d
aships with	08
5ssion for	0-8 19
aate about	0-8 4d
fround	47
4eople and	27
awith	0-e 3g
5rformance and	08
4hage display	1a 2-a
6ses of	0-e 2f
5d degree	0-d 8d
5áp chế	08
6t triển	07
5òng và	19
5ương thức	19
5ần mềm	0-j 1e 2b
5ối hợp	07 1-a d7
5ục khách	0e 4-c
4osition in	0-a 1e
6sess strong	0-b 1j
5wer wireless	0j 2-g
4ragmatic and	0-c 3e
5oblem solving	0f 1f 4-o
as and	0-c 3d
cthrough	0f 4-b
6duct development	09
as into	0-c 2c
6ficient in	0-9 18
6ject is	0-7 38
as and	39
4ublic cloud	0-9 19
4ython or	0-i 1m
3qc may	08 2-7
4uality and	0-j 1e 48
cssurance	0r 1-d 2-c
6n đến	19
5ickly and	0-c 4c
5y trình	0-8
7định	0-9 4e
6ết khiếu	2c
9vấn	47
5ản lý	0f 2m 3-9 4-f
8trị	07 1-9
5ốc tế	0j 1-a
3r java	0c 1-8
4anging from	0-d 1e
4eact or	0-9 1a
9redux	0b
8js cloud	0d 1-b
5cord of	0-j 17 3e
5lation to	48
bships with	0b
6iability engineer	0-d 1d
5quirements and	3b
5search and	0-c 1c
6ponsibilities and	0-9 4a
gy and	0a 3-8
6ults in	0b 1-7
5tail and	0-7 19
4ight to	0-e ef
4õ ràng	3-d eg
3s in	0-8 ac
4ales admin	19
5u 0	0c c-7
4earch engine	09 2-9
5curity and	0b 1-9
cin	1-7 2e
ecidents	0-d 1f
5lf starter	07
5nior role	0-c 1d
5rver side	0-9 2a
7ices and	0-8 19
5t top	29
7up	17
6ting up	0-c 1f
4hape the	07 1-7
6ring your	0-h 4i
5ift and	0-f df
5ould expect	0-b dc
4inh viên	0-a 8m
4kills and	09
ain	0-c 1d
ato	07
4oftware engineering	08
5lid theoretical	0-a 8e
6utions to	48
6ving and	38
bbusiness	0-a 4c
5und quality	0-a 2d
4peed separators	17
5orts betting	27
5ring java	28
8t planning	0b 1-9
4tack engineer	0-a 1a
6keholders and	0-a 4c
5rive for	0-8 4b
6ong commercial	0-8 2e
adrive	08
aorganizational	0-c 4f
4ubject area	0-c 1d
6stations for	0-7 19
5ch as	1b
4ystem and	2a
9s for	0-f 19 28
4àng làm	0-b ef
8đi	0-d ei
4áng tạo	0a
4ơ cấp	0-c ai
4ư phạm	1-7 2m
4ạch sẽ	0-b 3d
4ản phẩm	0-7 1a
4ắp xếp	0-7 2a
4ẵn data	e9
7sàng	0-o dk ec
4ẽ được	0d
4ức khoẻ	ei
4ử dụng	0-e 1m
3take on	0-7 49
9wnership	0-d 4d
5y nghề	0-c 1e
4eaching and	0-d 1e
6m around	0-9 19
8members	18
8of	0d
5chnical and	0c
aian medical	88
8ologies and	18
gfor	07
gpython	0-c 1d
gqa	07
greactjs	0-c 1c
5lstro education	0-7 29
4han 0	ec
6t the	0-f 1f
5e applicants	0-c 1e
7best	0-a 1d
8ox	3d 4-8
7customer	0-9 49
7design	0-d 2f
9velopment	0-b 2c
8ynamics	0-9 2c
7embedded	0-b 2c
8ntire	27
7furniture	0-a 2c
7nordic	1b
7other	0-a 4b
7public	28
7right	0-9 ed
7software	28
7wider	0-8 1a
9nd	27
6o bản	28
8ca	07
8dõi	0a
8kế	0-h 28 4a
5ink and	0-7 4a
6rd party	0-b 2d
6s role	08
6ết bị	0-7 2b
9kế	09
6ểu 0	0-f ei
5ree years	0-c ce
6ough innovation	08
bto	0-b 1d
5u tiền	08 1-7
6yết phục	0i 3a 4-l
atrình	09
5ành thạo	1c 2-a
5ái độ	48
6ng kinh	0-e cj
5ích công	49
5ông thạo	e9
ain	1b
aư	27
5ương kinh	88
5ần trách	49
5ật thà	0-g 3h
5ắc mắc	47
5ẻ an	0-7 ab
7nhà	0-8 ac
5ống đại	0-7 ea
5ời gian	e7
5ợ chính	0-a 1d
5ức về	1a
5ực có	3-7 4a
8hiện	4b
8phẩm	0c
8tập	08
4inh thần	0-8 38
5ên có	0a
8ứng	07
5ến và	0-8 3e
7g anh	0l 18
9hoa	0c
aàn	6d
9nhật	6a
6p tốt	07
8với	09 4-7
6t lập	08 1-8
4o 0	0-d dd
6achieve	0b
6be	3a
7oth	47
6client	0-7 e9
7ommunicate	09 4-9
7reate	0b
6detail	37
8velopment	0-c 2d
6end	0-d 2a
7stablish	0-g 1d
7volve	0-c 4c
6get	e9
6influence	07
6keep	47
6lead	0-7 1c
9rn	09
6move	0-9 4a
6product	08 2-7
6run	0-9 2b
6solve	28
6take	0-9 4d
7he	0k 5-8
7ravel	ed
6work	0-j 4l eg
5ols and	2b
5pological phases	0-f 2f
5à nhà	17
4ransparent and	0-b 4c
6vel often	0a
ato	0-7 e9
5imming and	07
5ong công	0q 4-g
9lĩnh	0e
9ngành	0-9 1-l 2p 47
ahà	08
9đó	bc
5uly passionate	07
6ng cấp	1b 7d 8-c
9thực	3b
6yền đạt	08
5ách nhiệm	0z 3-7 4-p d9
5ình bày	2b 4-8
9độ	89
5ú tại	0-f eg
5ở lên	0-c 9d dj
4uần lễ	08
8và	0-b ee
5ổi 0	0-a eg
8cao	df
8không	e7
8tốt	89
9ừ	0-a ed
4ype full	07
4ài chính	0i 1-c
7xế	37
4ác tỉnh	0a e-8
4ình huống	0g 4-c
8và	0-b 3f
4ín dụng	08
6h nam	09
8văn	07
4ăng ca	0j e-d
4ư duy	0-c 3b
4ại tỉnh	0-a ec
5o nghề	0-b ae
4ập thể	0-a 4b
4ế các	08
6marketing	17
4ỉ mỉ	0-7 39
5nh 0	07
4ối thiểu	0-c b9 d9
5t biết	17
7chịu	4a e-7
7không	0-a ef
7nghiệp	0-w 710 8i
4ụi mình	07
4ừ 0	0-x cd e13
5ng làm	1d
4ự động	07
3ui ux	18
4ltracold atom	0-b 2c
4nderstanding of	0-h 1o
4p and	0-7 18
4s is	0-b 3c
5e of	49
4ỷ nhiệm	27
3variety of	08
4erbal communication	48
6y good	0-8 1b
4i tính	0e 2-7
5ên có	0b
8năm	0-b 8p
5ệc hằng	07
8linh	4-8 e9
8theo	0-m 2h
9rong	07
9ại	1d
8và	0-9 29
9ới	3-8 4b
8độc	48
4à biết	0-9 1-a 3m
6có	3-9 4d
6giám	0-7 2a
6nhân	29
6thực	0-7 4c
4ăn hoá	0-8
7phòng	0z 1-8 2-i
4ận hành	0-e 1n 2-8
7tải	0-d 2e
5t liệu	1-9 29
4ẽ kỹ	0-8 28
4ệ sinh	0b 3-e dd
4ị trí	0-b 1k
4ới các	07
8ông	09
7khách	08 4-7
4ụ bảo	0-8 a8
6khách	0-7 48
3way of	08
4e are	08
6use	0-h 1i
5ll as	0-k 17 3p 4-7
4hat it	47
5o are	0-a 3f
7enjoys	0-a 3d
4ide technology	0-c 2g
5ll be	37
8include	0-c dd
7ing to	0-7 df
5th a	3d
9n	0d
9ws	0g 2-e
8building	19 2-e
asiness	2-8
8cloud	27
8development	27
8existing	07
8low	27
8many	47
8networking	28
8operating	1b
9ther	1-b 29
9ur	0-h 1l
8security	0-7 2a
9takeholders	0-b 4d
8the	0-9 9d
8your	49
7in the	0-8 27
4ork in	0-13 4e em
adependently	07
8on	0-8 47 e8
8with	0f 1-e
7ed in	0-b 1f
7ing independently	0-7 3c
bwith	0-h 1c 4h
fin	0-9 2a
5uld be	09
4ritten communication	0-a 4c
3xe máy	dl e-9
6nhà	0b 2-8
4uất nhập	27
4ác nhận	0-b ae
4ây dựng	0-e 2b
4ử lý	4i
3year master's	87
7s and	0-h ee
9in	0-i 1n
9of	0-l cr
4ou always	0-8 4c
8re	0-a 3i
7have	0-b 1d bb
7know	28
7like	0-9 4c
8ove	0-7 4a
7will	0d
6r many	0-a 4c
4êu thích	47
3áp lực	017 4-v
3âm nhạc	0a 1-8
3ít nhất	cf
3ô tô	0a
3ý thức	48
3đam mê	0-k 4x
4h luật	07
4i công	0-f eo
6tỉnh	07
5ện tử	09 2-9
4àm phán	17 4-9
5o tạo	1-f 28 ah
4ó 0	c8
4ược 0	c-a ec
8ca	e8
8môi	0-8 e7
8tối	0-8 ea
8áp	47
4ại học	0p 19 2-9 8-a
5o đức	0-7 4a
4ảm bảo	0-c 1a
4ẳng đại	0-8 8f
4ến 0	de e-8
4ọc hiểu	09 2-9
7tài	0-8 29
7được	0-a 17 28
4ộ tuổi	d7
5c lập	09 1f 3-f 4-7
4ức tốt	d7
3ưa nhìn	0-d di
4u tiên	0-y 79 dy e7
3ở lại	0-b ed
5vị	07
3ứng viên	0d
14=0 0	0i 1-d 88 dk
5^	0a 1-k 2-7 5d 8f a7
5buổi	0-7 eb
5ca	0-c eh
5days	e9
5for	0-b 1c
5hours	0-b 98 ea
7ặc	0-c 28 6d
5kim	0-7 19
5lần	08
5months	0-d ea
5ngành	8g
8y	09 d-8 e9
7ười	07
6ăm	0e 17 2-b bl ch d-f
5or	07
5star	0-b 1f
5tháng	014 2-c d-7 e-c
6iếng	0-8 ea
6o	d7
6riệu	08
7ở	89
6uần	08
7ổi	0-l d1r e-t
6ốt	ea
5wpm	0-7 2b
5years	bn cg d-8
6rs	0-a bc
5đến	0-9 d8
31m55 nam	d7
3^ ^	01l 1a 3-b 4k 5-b 7-s 8d 9-x b-i c-f ei
3a business	0-9 2b
5consent	0-c 1e
5high	08
5knack	0-b 3f
5plus	17
6ositive	0-b 4d
6roject	0-8 3f
5real	0-b 3d
7search	0-9 3c
5strong	07
5team	0-9 4c
7chnical	08
4bilities ^	0-8 2c
9y to	08
5le to	0a
5out building	38
9their	09 3-9
4ccording to	0-g 1k
5hieve organizational	08
5tions ^	07
4ds ^	07
7google	0-8 18
5vantage ^	0c
4ll systems	07
5so can	0a 2-9
4mazon web	0b 1-9
4n innovative	47
6open	07
6toàn	9b
7ây	0-8 e9
5alysis ^	17
8tical and	0c
5d ^	07 1-7
7a	0-i 1-j 3e 4d e9
8ct	3a
8nalytical	0-c 1b
9imal	07
8re	ac
8ws	0j 2-f
7be	0-c 48
9st	0-c 2g
8uild	38
9siness	0b
7can	09 2-9
8ell	0-7 2a
8hallenges	0-7 49
aracterised	37
8ode	0-e 17 49
9llaboration	09 3-7
9mmissioning	08
bunicate	0-7
hion	0-b 3m
9nfident	0-7
cguration	0-c 1e
asulting	0-8 2a
atractual	0-7 1a
8ustomer	09
7delivery	0e 2-b
9sign	1f 2-8
9velop	0-q 2d 3d
eing	1-e 3e
ement	0a
8irect	0-b 4c
7effectively	0-b 4d
8nable	0c 4-a
9gineering	07 4-9
alish	5b
9joy	47
8xperience	08 1-8
hd	0-9 3c
hs	29
7flexible	3a
7good	0-a 29
8row	0-b 4c
7has	0-7 3-a 4k
9ve	0-w 2w 4-b ee
8igh	0-a 1e
7impact	0-c 2c
alementation	08
8n	09
9frastructure	2a
8t	0-7 2j c-8
9s	0e 2-c
7leading	0-8 28
arning	0f 1-8
8ive	0-9 e9
7marketing	08
8obile	08
7nosql	0-a 18
7other	29
8ur	08
7performance	09 1-7
8ractice	0g 4-c
9oblem	3a
aduct	2-7 47
aject	0c
7release	08
7security	0b 2-9
9rvice	0-f 1f
8ocial	0e 3-d
9ftware	0-g 1m
8trong	37
8upport	0d
7take	37
8eams	29
9chnical	98
9nders	1b
8he	0a
8o	0-f 4e
7understand	0-9 1e
8se	07
7verbal	1c 3-9
7we	0g 1-9
8orking	49
8ritten	08
7you	0-e 2d 48
5h ^	0l 5-e
7giao	58
7tiếng	07 5-7
7đọc	57
4pp ^	0d
6lications ^	0-7 2b
gis	09 2-7
6roach to	3b
8x 0	0-e dg
4rchitecture and	17
gdisciplines	1-g 2h
5e also	0-8 49
6a ^	0-a ee
6na ^	0b 1-8
5ound solving	0-7 3b
4s a	0-p 1b 2a 38
6code	0-a 1b
6laboratory	89
6we	0-7 e8
8ll	0-o 1d 3c
4t a	28
7ll	0c 4-7
6every	48
6the	0-7 4b
5tention to	0a
4uto claims	07
4zure cosmosdb	0a 1-9
3b ^	e8
4ackground as	0-f 1b 78
5sic ^	0-a 9a
4eam forming	0-b 1h
5st practices	0-9
5tter ^	4b
4ig plus	0-c 5-7 6d ab
5ết canva	0-c 2d
8dùng	0j 2-f
4oth internally	0-8 4b
4ridge projects	28
4uilding an	48
5siness ^	0-8 2b
cand	0-e 18 29
ccases	08
clevel	07
cor	0b 1-7
cproblems	0-7 4a
4ài tháng	0-8 de
5n ^	e7
4án hàng	2d
7lẻ	1e 2-e
5o ^	0-7 19
7cáo	0e
4é ^	0-a 2d
4ó lâu	4-9 da
5c tách	0-b 1c
4ản ^	0l 2-d
7vẽ	1-c 2j 4-7
5o hiểm	0h 2-b
4ất động	09 2-7
4ắt buộc	0-7 da
4ằng tiếng	0j 2-a 4-8
4ếp 0	0-a 1d
7^	08
3c ^	0-7 df e-8
4a 0	09
6^	0-a ec
6theo	0-8 dc
7uần	d8
6xoay	d7 e-b
5n apply	07
5o ^	0-d 4i
7trong	48
8ừ	ed
7đẳng	0f 88
5pabilities for	17
5rd ^	af
4ell lines	0-b 1b
5rtificate ^	97
aed ^	0-o 1f 9c
4hallenges ^	0-9 4a
bing tasks	0-d 39
6nges ^	0-a 3c
6racterization of	0-8 1c
5iến lược	0d 4-b
5o công	0-7 48
7thuê	0-7 28
5ánh ^	0-9 ea
5ính ngân	17
5ưa biết	47
5ế tạo	0-9 2b
5ỉ hành	97
5ịu được	0-c 4f
5ối ^	48
5ức ^	3-a 4b
8và	0-7 39
6ng chỉ	0h
4i cd	18
5vil engineering	0-8 aa
4lass 0	c9
5ients to	3e 4-7
5osely with	08
6udwatch ^	0-c 1f
4ognition ^	0-c 1g
5llaborate and	09 4-8
dive teams	3-c 4e
7eagues ^	47
eand	0-7 4c
5mmerce business	17
7unication and	0a
hskills	0l 4-a
6plex engineering	0-9 1b
5nsent system	0-c 2e
7umer goods	0-7 19
6tinuously with	3c
5smosdb rest	0-a 1b
4ulture ^	49
bin	07 1-7
5ối năm	0-c 2d
4ycle including	0-c 1d
4àng tốt	0-x 6i d8 e9
4á nhân	ea
5c ngày	ea
7trường	88
8ỉnh	0-c eg
5o ^	0-e 17 2f
4òn hạn	0-7 ab
4ó 0	0a
6bằng	e8
6chứng	0-c 6a e9
6khả	07
6lương	08 2-7
6thể	e7
7inh	0-9 2r 4-m
7rách	0-7 4b
4ông nghệ	77
8trình	0-a d8
9y	08
9ác	4-a dj
8việc	4i e-a
9à	0-9 2a
4ơ bản	0-b 2f
6điện	0-8 2a
4ấp 0	89
7cao	7c
8ứu	0-9 9d
7trở	7b
4ầu tiến	0a 39 4-g
4ửa hàng	07
3daily stand	57
6ry cattle	0-d 2d
5ta driven	0-9 3e
5ys ^	0d e-8
8in	0-7 e8
4eadline ^	3a
5gree ^	7-b 8d
ain	0-9 712 8-e
aof	08
br	07 7-e 8k
5livery and	07
5sign ^	0-7 27
aand	0-e 4d
aimplementation	0b
apatterns	0a 1-7
9ers and	48
7re to	17
5veloper ^	2e
dfor	0b 1-b
dm	0-g 1g
ament for	0-e 2e
flifecycle	18
fprocess	09 1-7
6ops engineers	0-b 4b
4i chuyển	0-8 eb
5gital products	0-b 1c
5ploma or	8b
5rectionality beam	28
5sciplines ^	0-8 2c
4oanh ^	0-a 1-g 2m
9nghiệp	09 2-e
9số	0m 4-e
5main driven	0g 1-f
4riven and	1-7 3c
4u lịch	0a
5y chiến	0e 3-b
4ynamics 0	0b
cdynamics	07
4ài với	48
4ưới 0	0-d d8 e8
5ỡng sinh	0-9 1a
9trở	17
5ợc hoặc	0-h 1j
4ễ nghe	08
4ị ứng	d7
5ch ^	0-7
8vụ	1a 2-a 47
4ụng và	29
3e.g kafka	0-9 2a
4ach year	e8
4e ^	17
4ffectively ^	0-c 4c
4lements of	2a
4nd users	09
5ergy and	48
5gineer ^	0-7 1a
bing ^	0a 1-g aa
fin	18
fphage	0-e 1h
gractices	08
bs ^	29
dand	0-9 2b
dmechanical	0-9 2b
6lish ^	07
5vironment ^	0-d 2c
fwith	09
es ^	0f 1-e
4valuation ^	0-c 2f
esystem	1b
5ery other	0-7 e7
4xperience ^	0-m 17 2f c9
eand	07
ein	0o 1-7
ewith	09 1-b c7
iin	1c
forking	0c
guld	18
9ments and	0-a 2a
3f b	0-b c8
4ast ^	3d
8and	0-9 3e
4eed evaluation	09 1-7
4ield ^	0-b eb
9and	88
8s ^	0-7 ac
5nancial performance	0-c 1d
4ocus as	08
8ed and	39
5r 0	0-k dd e9
7a	0-8 2b
8udio	28
7better	0-8 4c
8oth	0-f 4f
7offshore	0a 2-7
8ur	0-b 28
7the	1b 2-8 57
6ward in	0-9 4b
4ramework ^	0-a 2g
dand	0-h 1k
cs ^	0-9 2b
4ull time	0-m dg ea
5nctional teams	1-8 3c
3gia ^	27
7đình	e7
6n có	0-7 e7
8làm	0-8 d9
6o tiếp	0-f 3-a 48 5e 6g
5ải quyết	0d
5ờ ^	e7
4oogle ads	0-8 29
4reen energy	47
4ắn bó	0t 4-j
4ọi điện	07
4ội dưỡng	0-b 2d
3have experience	0-7 1a
4igh level	0-8 1d
8medium	07
8performance	0b 1-9
8speed	0-7 19
5ểu bản	08 1-7
4olidays ^	0-8 ef
5urs ^	1d 2-9 e8
5w the	0-7 29
ay	0-8 2a
5á chất	0-7 28
7đơn	08 1-7
5ặc các	0b 2-a
8tiếng	0-a 6l
9ương	0-l 2f 68
4tml5 and	0-9 1a
4à nội	0-8 2d
5ng ^	0u 4-h
8bán	09 1-a
8theo	49
aáng	4b
9ại	0-8
9ốt	08 4-9
8với	47
6h ^	0-f 1k
8máy	08 1-7
4ình cân	d7
8ưa	3-9 de
4ướng dẫn	27
4ạn ^	3c
4ải quan	0-7 27
4ệ thống	de e-9
4ọc chuyên	7a
7khối	77
7ngành	7-9 8c
7trở	8d
7văn	1e 2-8
4ồ sơ	08
4ộ khẩu	0-8 db
4ợp đồng	07
3ideas and	0-b 4d
6ntification and	0d 1-c
4mplementation ^	2a
iand	0f 2-7
6rove the	0-b 1c
ament ^	0-c 1i
9ing the	0-f 4f
4n a	0f ca
7n	0-9 1-7 2c 49
6both	0-c 4d
7usiness	77
6civil	0-8 99
7ode	0-e 3f
8mputer	0-8 7a
6english	3d 4-8
6international	0-7 4c
6large	0-9 3c
7ondon	1c
6node.js	07
6production	0-9 2e
6relation	0-f dg
6software	0b 2-8
6the	0-i 1-c 2c 8a d7 ei
6your	0-i 3b af
5cluding ^	0c 2-7
dthe	08 4-7
5dependently ^	0-b 1d
hand	08
6ustries ^	17
ay ^	0-b 1e
cand	2a
5frastructure architecture	0-g 2i
5novation and	0e 4-a
bve culture	48
5ternational travel	ec
6o the	0-a 2c
4s a	0-r 1c 2-7 6d aa
7n	0-7 29
6important	18
6passionate	27
6required	0-f 1b
5sues ^	07
4t will	0-b 4d
3java ^	0p 1-c 2-b
8ee	0-7 1f
8spring	0k 1-b c-8
7script ^	0-7 18
ereact	0-a 1a
3key decision	38
4hoa ^	09
6ẻ tốt	0-c ds e-b
5u vực	e7
5á trở	77
6ch hàng	2-a 4b d9
9sạn	27
5ông drama	08
9ngại	4b
aói	0e 4-8
9quá	d8
5ả năng	09
5ối kinh	2-7
4inh doanh	0-h 1g 27
8nghiệm	0-7 cv e-b
8tế	0m 1-g 8a
5ếm tiền	3b
6n thức	0-9 ad
9rúc	88
4now how	0-7 1b
7ledge of	0j
dwill	0-9 29
4ubernetes ^	0-b 2c
4ế hoạch	18 3-9
6toán	0g 1-9
4ỹ năng	0b
6thuật	0e 2-b
3laboratory technician	89
jologist	1-c 7i
5nguages ^	09 1-j 2b
5ptop ^	0-7 2b
5rge collaborative	0-9 4b
5w ^	27
4ead in	0-d 4d
5vel 0	0-c 9g a8
9^	08 7e
9of	3b
4icence ^	0-9 9b
bis	0-m 9s
5fe cycle	0b 2-a
7cycle as	0-g 2k
5nh hoạt	ea
5ên quan	0c
5ệu xây	17
4ogistics ^	1a
5ng an	ea
4uật ^	0-7 29
8sư	0-a aa
4à 0	0-d ab
6lợi	1-7 2-7 99
6một	0-s 19 2h 49
6điểm	0-k 1d 2a
7ược	88
5m bếp	0-8 c9
7c	0-b 1b
8a	07
7việc	0i 2-8
7được	0-d ea
4ái b2	db
7xe	0-a ca
7ô	0-a db
4ãnh đạo	0b 4-8
4ên ^	0b 8-b ce
7chuyên	09
7ngành	07
4ô ^	27
4ý ^	09 1-9 3c 4-9
6công	3-b 4c
4ĩnh vực	1-7
4ượng ^	37
4ạnh ^	e8
4ập kế	0f 4-c
4ắp ^	0-7 ee
4ẻ ^	07 2-7
6hoặc	28
4ễ phép	0-n 4a df
6tân	07
4ịch rõ	0-7 dc
4ớn ưu	0-b ea
4ợi thế	0j
4ực ^	07
7cao	48
7doanh	0e 4-d
3machines ^	0-c 1f
5intenance and	1f 2-8
fof	0-9 1a
5ke use	0-a 4b
5nagement ^	09 1-d
eand	0-p 1j
9r ^	08
6y body	18
8stakeholders	0-f 4h
5rkets ^	07
5ster's degree	0a
5y biết	19
4edium voltage	19
5thodologies ^	07
9s ^	28
band	0-c 28
bsuch	0-7 17
4indset ^	2-d 4d
band	1c
6imum ^	0-7 c9
5ền đông	0-b ef
5ễn phí	08
4odern programming	0i 1-d
5lecular biology	27
5nth ^	0-8 e9
5tivated and	0-9 3b
5ve forward	0-a 4b
4usic cognition	07
6t ^	0-d 57 ea
4áy 0	1b
7^	dk e-d
7giặt	07
7in	08
7pha	07
7tự	09 2-8
7và	d7
7ở	d-a ea
4ôi trường	0-f ei
4ại ^	0-a 18
5ng lưới	07
4ắt tốt	d7
4ềm quản	0-7 1d
4ỗi ca	08 e-7
4ột lợi	0a
4ỹ phẩm	0-9 18
3nang ^	4a
4et c#	0-h 1i
5w skills	0-c 4c
7technologies	4a
4ghe ^	3-7 e7
6iệm 0	ba
a^	c8
aquản	07
atrong	1e c-b
aở	08
8p ^	0-7
acao	0b
atrung	09
avụ	48
ađại	07
6ề luật	0-9 ad
6ệ thực	0i 1-d
5oài giờ	e7
6ại ngữ	07
5ành quản	8b
9tài	8b
6y ^	0c
8tuần	d-7 eb
5ôn ngữ	0-9 4c
5ại gọi	08
5ọng nói	4-7 e7
5ữ ^	07
4hanh ^	2f e-8
9nhẹn	0b 4-8
5iệm trong	3-a 4g
5à ^	dd
7báo	0-a 9c
7hàng	07
7máy	0g 2-8
7thuốc	e9
6ng với	0-e 3g
5ân ^	e9
8luật	0-a 7i
8viên	2d
5ìn ^	e8
5ất 0	09 bg d-7
5ận tăng	07
6p khẩu	2a
6t ký	0c 2-b
8tiếng	08 5-7
4inh ^	0-8 eb
4ordvik 0	0-a 1b
5sql ^	09 1-7
4ói lắp	e7
7ngọng	3-d df
7rõ	d7
7được	0-7 39
4ăm 0	8h
7^	0p 2-7 b-p cb
7kinh	0-h bz
7làm	0-i cx
7quản	bc
5ng coaching	0-d 3d
8giao	0-c 3j
aải	0b 3-9
8làm	0q 3-m
9ãnh	0a 3-8
8thuyết	0f 3-d
9ổ	0-d 3e
8động	48
4ội ^	0e 1-8
4ữ 0	0j d-8
6^	0-d ee
6cao	0e e-8
6tuổi	0m d-b
3of a	27 37
7ll	0-b 4c
6employment	07
7xperience	0-e co
6kubernetes	0-b 1c
6matter	0-e 2g
7usical	0-d 2e
6new	0-9 4a
6ruminants	0-c 1d
6such	0-9 2a
6the	0b 1-d 2-7 4h
6work	4a
6years	0-a cf
5fice ^	19
4n a	4c
6bridge	2a
6experience	0a
6quality	3a
6the	08
6work	0-c 3e
5ce a	d9
5e or	88
5ly ^	0-n ev
4pen source	0-8 29
4r a	0-7 2-9 ee
6equivalent	1-7 68 89
6in	0-d ed
6mechanical	07
7ore	07 1-c bb c8
6similar	0-9 19
6with	0-9 1c
5ganizational skills	0g 3-c
4wners and	07
3part of	0b
8time	07
7nerships to	0-e 1f
5tterns ^	28
4eople ^	0-9 3c
aand	17
4h ^	e7
5age display	0-d 2g
6ses of	0-f 1g
5u quoc	0-9 e9
5ysics or	0-a 8d
5át triển	07
5ân tích	0-8 29
5ạm văn	07
5ần mềm	0p 1-9 2-b
5ẩm ^	1-a 2i
8hoặc	1a 2-e
5ỏng vấn	1-b 2a
4ipelines ^	0-e 1g
dand	2a
4lace of	0-9 29
6tforms ^	08 1-7
5us ^	08
4osition in	2b
5wer wireless	17
4ractices ^	2b
6gmatic and	3b
5eferably from	0-j 2l
9red ^	af
5ivate cloud	0-9 2a
5oblem solving	0a
as and	47
cthrough	0-7 4a
6cesses and	2-7
aing of	0-d 1e
6duct development	08
bowners	49
as ^	0-7 19
cinto	0-a 2b
6fessional experience	bc
ds and	4a
6gramming languages	0-7 1l 2-b
6ject engineer	0-c 3d
bfor	07 2-7
as and	49
4ython ^	0g 1-a
ajavascript	0-a 1b
3qua zalo	09 2-8
6lity ^	0a
band	27
bevaluation	0-a 1i
bwith	0-9 1e
6n ^	1-b 28
7g trung	07
5ickly ^	0c 4-7
band	0-8 4b
5oc ^	0-8 e9
5yết khiếu	1b
9vấn	3c 4-8
5á 0	e7
5ản lý	2o 4-e
8trị	0n 2-f
5ận 0	e8
5ốc tế	0-7 29 a7
3ra quyết	0-8 19
4eact redux	09 1-8
5cord ^	e9
5gions and	0-e 4f
5lated field	88
8ion to	0-7 39
5port ^	0-8 1a
5quired ^	0e e-8
aments ^	2a
gand	1c 3-8
5search center	0-b 1b
cto	0c 1-c
6ponsibility and	3a 4-7
iof	0-d 4d
6t ^	1e 2-7
6ults in	09
4iêng ^	07
4àng ^	0-d 3e
8dễ	0a
4õ ràng	e9
3s degree	0f 7-7
5in	0-9 9c
4ales ^	0-7 19
4cience or	0c 1-9
4ecurity incidents	0-d 1e
5lf starter	0-e 3h
5nior project	0-d 4d
5rvices ^	0e 2-g
4hift ^	07
9and	0-c d8 e7
8s ^	dc
4ide and	08 1-7
5nh ^	0-a 2g
5tes ^	e9
5êng năng	0-7 e9
4kills ^	0-h 1a 3j 4-a
aand	0-e 1e 3a 4-8
ain	1b
4oftware development	0-s 1n 27
cengineer	09 1-7
king	0a
cimprovement	0a 2-8
5lutions ^	1-c 2i 4-7
dthat	07
eo	0-k 3c 4a
6ving business	0-8 4c
5und quality	09
4peaking ^	0-d 5e
6ed separators	0-d 1j
5ring boot	0-8 1d
ajava	0c 1-a
4takeholders and	0-9 17 47
gon	0-a 4b
6tus or	9b
5rategies ^	1b
6ive for	0-8 3b
4uch as	0-i 2q
5pport ^	0-7 19
band	09 1-8
aed by	0-b 8f
4ystem and	2-8
afor	2e
9s ^	1-b 2i
bfor	17 2-8
4àng đi	0-b dj
4át bán	17
4ạch sẽ	0-a 47
4ản phẩm	09
4ẽ được	0b
4ố ^	08
6liệu	4f
3takes ^	47
5sks ^	0-9 3e
9and	0-7 4a
4eaching methods	0-9
6m ^	0-i 17 4a
8and	07
8in	1f 4-7
8of	0c 1-9
8player	07
8with	0-8 4a
7s ^	28
9and	0-9 4j
5chnical and	07
dsolutions	08
9que ^	0-a 1d
8ologies ^	2-c 49
gand	0-8 2d
dst will	88
cy trends	0b 2-7
5rraform and	29
5st ^	0-f 1i
8developer	17
7ing ^	17
band	07
7s for	07
4han 0	0-7 bb
6t are	0-8 2a
8makes	0-e de
8people	0-8 18
5e box	47
7customer	0-8 3a
7design	29
7end	0-e 4f
9tire	28
7field	0-b eb
7market	0-b 2c
7other	0-a 3b
7uk	0-f ef
6ir work	07
6o bản	0-g 18 29
8ca	0-7 4-8 eh
8dõi	0b 2-8
8kế	0-9
8lịch	e7
8quy	0-7 e9
8tiêu	0-8 4a
6re's no	0-7 ea
5oại laptop	0-9 1c
5rough innovation	0-a 4c
bto	0-c 1e
aout ^	0-e df
5uyết phục	09
6ật ^	8a
9máy	0a 1-8
5ành thạo	0-d 2e
5áng 0	d8
9^	0c db
9kinh	bc
9trở	0-a bh
5ông thạo	0a
ain	47
5ương mại	0a 1-d
5ạo tin	08 1-7
5ất là	0-8 1c
5ần cầu	0a 3-9
8trách	3t 4-n
5ế ^	0e
5ống đại	0-a dd
5ời gian	09
5ứ 0	d-8 eg
5ực ^	47
8hiện	0-9 4f
8phẩm	08
8đơn	0-9 1a
4ime ^	0j 1-9
5n học	0h 2-d
6h thần	0w 3-p
5ến và	0-a 4f
7g anh	0j 2-7 4b
9hàn	0c
9trung	0d
9việt	0-b 3d
6p hiệu	3-b 49
8tốt	49
8và	0-7 37
9ới	49
8được	0f 3-d
5ền ^	4a
4o 0	0-f b8 d7
6a	0-c 39 48
7chieve	0-7 49
8quire	0-f 2f
6balance	0-9 4b
7oth	49
7uild	0g 2-c
6client	0-7 e9
7ollaborate	09 3-8
6deliver	0-c 3f
8tail	37
6end	0-7 1b
8sure	29
7volve	0-b 3d
6get	0-c dd
6help	0-b 4d
6interact	0c 4-b
6make	0-h 3b 48
7ove	0-a 4b
6run	0-9 1a
6take	47
7he	0a
7ravel	0c 3-9
6work	0-a 39 de
5ols like	1-8 29
8ets ^	0-b 1d
4rack record	1a
6ining ^	0-9 9f
6ng ^	18
7sparent and	0-c 3c
6vel ^	0b e-8
aoften	e9
ato	d8
5ends and	1a
5ong công	0-7 4j
9giờ	0-9 4d
9lĩnh	c-d e7
9ngành	0-9 27
9đó	0-7
5ung cấp	0i
9học	0-9 8c
6yền đạt	0-7 4a
5ách nhiệm	38
5ình bày	0e 4-8
5ú tại	0-d dk
5ường lạnh	0-a ei
5ạm biến	0-b 2d
5ị kinh	0a 1-7
5ở lên	0-1q 1e 6c 7m 8p a-d ca dc
4uyển ^	0-7 e7
5ân thủ	0-7 4a
5ần ^	e9
8lễ	0e e-a
8và	0-7 ea
5ổi ^	ea
8sức	e8
8từ	0s d8 e-d
4y ^	09
4ài chính	0-8 2i
4ác các	0-9 ec
4ính ^	0-c 3f
8văn	18
4ăng ca	0f
4ại tỉnh	e9
7vị	c7
5o nghề	0-a 9c
4ế ^	08
6marketing	0-8 1c
4ỉnh 0	09 e-7
4ối thiểu	0-j 4-d da ee
5t ^	3a 48 e-c
7biết	0-b dc
7nghiệp	0-7 1c 7e
4ổ chức	0-9 4c
4ừ 0	2g
6chối	4a
5ng làm	0e
4ự do	29
6động	29
3understanding ^	0-e 1j
hand	0-7 1g 3-8
4p to	0-j 1f d8
4se of	0-8 4b
3vision and	0-c 1c
5ên ^	0-h 2e dd
8năm	0-d 7k
5ệc ^	0c
8có	0-b 37 ea
8linh	da
9àm	47
8nhóm	3h 4-c
8theo	0-m 2i d9
9ại	0b
8với	0-7 3b
8độc	3a
4oltage engineers	0-k 1b 2a
4à biết	48
6giám	07
6lễ	e8
6quản	28 4-7
6thực	0-a 37 48
7rách	48
6xử	0-c 4e
6đam	0-b 4f
4ăn hoá	0-7
7phòng	1-7 2l
4ấn ^	19 2-d 47
7và	29
4ẽ kỹ	1d 2-a
4ệ sinh	2a
4ị trí	0j
4ới công	4a
7khách	0-f 4i
4ụ ^	0-a 48
6khách	17 2-9 48
4ực kinh	0-8 2e
3we are	0-a 2b
5ll as	0i 2-7
4hich you	0-9 2b
4ill be	0-p 8b eq
5nd farms	0-8 19
5reless systems	2a
5th a	0a ac
8business	47
8data	0-b 3f
8green	4d
8internal	47
8many	39
8other	09
ds	0-9 3b
8the	0-b 2d 39 4-7
8your	47
7in the	0-e bg
4ork ^	0n 1-9 4-9
8in	0-h em
8on	09
8with	0-8 4a
7ing in	08
ddependently	0-a 4c
bto	08 3-7
bwith	3c
5uld be	0-10 1a 2n a9
4ritten communication	07
3xa nhà	49
4e máy	0-d ds e-a
4uất nhập	2a
4ác nhận	0-c 9e
4ét nghiệm	0-8 29
4ử lý	2a 3-b 4f
3year ^	0b e-7
8experience	b7
7s and	0h b-m dd
9exp	0-a b9
cerience	08
9in	0-k bd cj
9of	0-j 1-9 bj cv
9relevant	b7
4our colleagues	0-c 3e
8feet	0-c df
8many	0-8 49
4êu cầu	0e
3zalo ^	08
3áp lực	0g 4-9
3âm nhạc	27
3ít nhất	e8
3ô tô	eb
3đi công	0-7 eh
5ều dưỡng	0-7 28
5ện ^	0c 4-9
8thoại	08
4àm phán	09
5o tạo	0b
4ã biết	0-c dd
4êm 0	d7
4úng hạn	0-9 ea
4ương ^	0b
5ợc 0	0-g dj
8^	ea
8ca	07
9hỉ	08
8môi	0-8 d8
8tiếng	0c 4-b
9ối	0-a d8
8áp	0a
8ưu	0-d a9
4ại học	0a
7lý	0-9 eb
4ẳng trở	7c
8đại	7e
4ến 0	ea
4ối tác	0c
4ộ tuổi	0a
5i ngũ	47
5ng 0	0-b 2c
8^	07
3ưa nhìn	4-a ee
4u tiên	ea
3ẩm thực	0-a 28 47
3ốp lát	0-d 1e
3ở lại	0-c ee
5phú	0-8 e9
3ứng viên	0d
1=0	0l 1-1p 2c 3-z 4-l 5-b 7-r 8x 9-k ah b1k c11
210tr	07
3m55	eb
465	e8
22+	0-7 be
3.5	2b
23+	0-a bk
3d	0d 1-b
24+	0-9 bd
25+	0-7 bc
3.30am	0-7 e9
26.5	0-8 6g
29x	e7
2a	015 1-k 3-f 48 bd d-9 e-7
3arhus	07
3bility	0o 3-a
4le	0h
4out	09 48 e-7
5ve	0-8 ee
3cademic	0-q 17 2b 3e
4cessibility	0-f 1h
5ording	0-8 2a
6unts	0-a 2a
4hieve	0a
4oustics	0-e 2f
4ross	4b
4t	4a
5ing	0-8 3a
6on	08
8s	0b
6ve	09
7ities	0-a 2c
9y	0-c ed
3dded	07
4juster	0-a 9f
4min	29
7istration	1-b 27
4s	29
4vanced	0-8 4e
7tage	0f
3fraid	47
3ge	d7
5ncy	0-9 18 28
4ile	0-k 115 3-e
4ri	88
3i	0j 1-o 29
4c	9b
3lert	0-b 3a
4gorithm	17
4l	0l 1-7
5owance	08
4so	0b
4ternative	28
4ways	3a
3m	08
4azon	08
4bitious	0-c 3c
3n	01a 1-h 2-b 3-8 a9
4alytical	0-m 310
as	28
4d	027 1-z 3-f 8-9 a-7 d-9 eg
4gular	0-m 1p
4h	1-g 5g 6q
4sible	0-8 1a
4tibody	0-d 1h
4y	0c
3pis	0-t 1k 2b
4p	0f 2-7
5licants	07
9tion	07 2-8
ds	29
5roach	2-7 4a
3ql	19
3rchitecture	27
4e	0w 3-7
5a	0-8 ed
5na	08 2-7
4ticulate	0-c 49
3s	0t 1-g 7b 87
4sembly	18
5isting	09
5urance	0-9 2b
3t	0v 1-7 2-9 4-e eb
4om	27
4tention	3a
5itude	0b
3udio	0-o 1i 2a
6t	08
4thorized	0-b db
5omation	0b 2-7
3vailable	0-b dc
3z	e9
4ure	0-r 111
2b	0c 1-b 2b e-7
3.sc	7g
4tech	0-7 7b
32	ea
3a	7-e 8n
4chelor's	78
5kend	0a 1-7
6ground	87
6log	0b 1-9
4layage	0-8 1c
4nk	e8
4se	09
5ic	1-9 aa
3e	0r 2-8 7c
4am	0-c 1e
4fore	0d 2-8
4ing	0g
4rlin	08
4st	0b 1-a
4tter	4a
6ing	29
3ia	0-b 1d
4ds	1b
4g	0j 1-a
4ll	0-9 2a
4m	0a 1-9
4ết	01s 1-l 2-7
4ển	0-7 29
3lockchain	0-c 1e
5g	0-f df
3oard	0-8 ac
4m	0f 1-d
4ok	0-7 ed
6ing	0d
5t	0-d 2j
4th	011 1-8 2-9
4x	0-9 2a
3po	0-b 19 27
3ridges	0-9 2b
5ghtlane	0d 1-7
4se	07
3s	8c
3uild	0-8 19
4siness	0-7 1v 3-d
4t	0d
3y	0q 1-7 2-8
3à	09
4i	2-7 e7
4n	e8
3án	0-a 2h
5h	1d
4o	0-f 1k 3-8 ae e-7
3é	0-a 2d
3ình	3d
3óc	1-d 2f
3ạn	0r
3ản	2a 4-7
4o	0f 1-c 2-7 aa
3ấm	18
3ắt	0-8 3e
3ằng	0s 2-8 db e-b
3ếp	0-8 2h
3ệnh	0b 4-8
3ị	0-7 2b
3ọc	0-8 1b
3ộ	d9
4t	0-8 2c
2c	1-c ef
3a	0-j 2-f 4-a 7d 8-7 di eu
4ble	19
4lculation	0-e 2g
ds	0-g 2i
5m	3c
4m	d8
5bridge	0-8 19
4n	0q
5didate	0b
4o	0b 1-c 2-8 3-9 71c d-8
4pabilities	07
4r	0-8 ea
5d	0-d ar
5e	2a
5ry	d8
4ses	08
4tegory	0-e 18 d9
5tle	0-k 2k
3ccd	df
4hn	0b
3d	0-c 2k
3ell	0-q 1j 29
5ta	98
4rtification	9d
fs	af
9ed	0a
3hallenge	0-f 1g
bs	0-8 4a
aing	4f
5nges	4d
5racterization	0-8 2a
6tered	9b
7s	0-d 2h
4eck	0b 1-7
4i	28
5ến	3d 4-9
5ều	0-9 2e
4o	0a 48
4uyên	010 2-9 8-7
6ền	0-c 2i
6ển	ec
6ện	0-k 4r
5ẩn	e9
4ánh	0-9 ea
4ép	0b 2-b
4í	3a
5nh	1-7 2a 8d e-b
4út	47
4ăm	0-8 3g
4ạy	0o 1-b
4ấm	0a
5p	d7
5t	0-j 2b 4b
4ỉ	0e 1-8 2-8 aj
4ịu	3f
4ối	0-a 4f
5t	0g 1-7
4ụp	0c 1-9
4ủ	37
4ức	4c
5ng	0-g 1g 2-b 9z
4ữa	0a 2-9
3i	19
4vil	0-g 1b a9
3lass	19
4b	09
4ean	0-e 1d d7 e-7
6r	5g
7ly	39 4-9
4ient	0-c dc e8
8s	2-b 4n
4osely	08
5ud	0g 1-e
7watch	0-f 1k
4usters	27
3ntt	1e 8-9
3o	0-k 3c df
4ach	0-a 3a
7ing	1d 3-c
4de	3a
5ing	0c 2-7
4gnition	0-j 2l
4llaborate	39 4-7
cing	0a 3-9
don	0a
dve	08 3-7
6eagues	0-9 4h
5or	0-b 29 e7
4mbined	07
5fortable	0b
5merce	27
9ial	0-e 1o 2-7 3-8 7f
6itment	0-8 3b
8ted	37
6unicate	0f 3-c
cing	0-d 3f
don	0h 1-9 2-7 4d
cor	0-9 3p 4-f
5pany	0h
6etent	0a
6lex	17
7iance	0-b 1c
6utational	0-u 1v
8er	78
4n	49
5cept	0b 1-b
9s	0e 2-b
6rete	0-d 17 27
5sent	2d
6truction	0f 1-9
6ultative	0-c 3d
7mer	0-f 1a 28
5tacts	0-b 2c
7iner	0-a 1e
6ent	1l 2-b
6inuous	07 1-h 3d
cly	47
6ractual	28
7olled	1a
aing	17
9s	08
4operation	0-d 3e
5rdination	0-b 1e
4re	0b 1-e 28
5vita	0c
4smosdb	07
3pc	ab
3reate	0b
7ive	07 19 3-7
4iminal	e9
4m	0i 1-g
4oss	1-8 3e
3ultures	0-8 4b
4rrent	0b
4stomer	0-8 1-a 28 4d
as	0i
4ối	8b d7 e-8
3àng	0w 2-d e-b
3á	e8
4c	013 1-m 2-h 3-7 d9
4o	0-9 2n 4-7
3ân	e9
3òn	0a
3ó	026 1-e 2-a 3-j 4-b d8
3ông	08 1-a 2d 4-e ed
3đ	77
3ũng	09
3ơ	0-c 1k
3ười	0-e 4h
3ả	0l e-b
4m	0-a eb
3ấp	1-9 2-b 4-7 813 ad e-a
4u	0c 1-9
3ần	0d
4u	09 3a
3ẩn	37
3ắt	0-d 1c
3ổ	0-d 2e
3ộng	1d d-7
3ụ	2e
4c	2a
3ủa	0c e-8
3ứu	2-8 ab
3ử	0-o 712
4a	08
2d	0d
3airy	0-s 1i 2b
4nish	0b
4ta	0-7 38 d8
4ys	db
3bs	0-i df eb
4t	0-8 1a
3eadline	0-e 3d 48
as	0-e 4f
5l	07
6ing	39
4canters	0-m 1o
5ision	07
4dicated	0i 3-9
9ion	07
4gree	0l 2-d 4-b 7-8 8y
4liver	08
9ing	08
9y	0b
4monstrated	08
6s	2c
4ployment	2a
4sign	0-b 2l
8ers	0-e 4i
8s	29
6re	0-f 3k
4tail	0-b 4g
5ermined	0-7 3a
4velop	0a
9er	0c 1-7
bs	48
9ing	0i 1-d 37
9ment	0-b 1z 4-9
dal	0-b 1d
5ops	0-7 4b a7
3i	0-9 eb
4e	0-9 8d
4fferent	49
4gital	1-b 2a
4ploma	77 88
4rect	0-c 4c
8ionality	0-b 1h
4sciplines	0l 2-g
5play	0-a 2d
3na	0-8 1a
3o	0g
4anh	0-b 1-9 2f 4k
4cker	0-8 1c
5umentation	0-f 1e 28
4mestic	0-d de
3r	0-c ee
4ive	0-l 3p
7n	0-t 29 4p
7r	9c
8s	1d 2-9
6ing	0-b 28 ec
3sp	0-7 18
3u	1h
4rable	0-7 19
4ties	e7
3ynamics	0g
3ài	0-9 e8
3ân	07
3ùng	0n 1-d
3ưỡng	0-9 2d
4ợc	0-r 2s 7b
3ạy	07
3ễ	e8
3ị	e7
4ch	0-k 2p
3ụng	0e
3ự	07
4ng	0-q 1e 2c
2e	0-9 1a e7
3.g	0n 1-c 2-9
3ach	0a
3ducation	0-l 8s
bal	08 1-8 79
3e	28
4g	0-8 19
3ffective	0-b 3c
bly	08
8s	27
5orts	28
3lectrical	18
5ments	28
3m	0a
4ail	09
4bedded	0-a 1b
3nergetic	0-n 3v
7y	0-e 17 47
4gine	0a 2-a
8er	0d 2-9 aa
aing	0-7 1-b 2g 4-8 7b a8
as	2b
5lish	5y
4hanced	0-8 db
4joy	3a
4tire	28
4vironment	0q 1-8 2-a
ds	09 2-7
3quipment	0-d 2g
6valent	0e
3rp	17
3specially	09
4tablish	37
3tc	09
4hic	0-c 3e
3valuation	0-m 1b 2d
4en	08
5ry	07
4olve	0-b 4c
7ing	47
3xceed	47
6l	0-u 114
7lent	0t 3-b
6ptional	08
4isting	0g
4perience	019 1-e 2-7 4-8 ci e-9
8mentation	0-7 2a
7tise	0c
5ort	0-8 17
6sure	0a
5ression	27
4tra	07
7dosed	0-m 1o
2factory	1c 2-7
4npage	08
4st	0-c 4p
3eed	0-h 1k
6ing	0-c 2d
5s	07
5t	0-c ee
3ield	88 e9
7s	ac
4gma	0-7 19
4le	27
4nance	08
8ial	2c
5d	3a
4rebase	17
5st	47
4t	0-7 ec
3lexible	4a
4ow	0-9 18
4uent	08
3ocus	3a
7ed	3c
4llowing	0c 1-7
4od	0-q 4-7 ak de
4r	016 1-d 2-o ef
5eign	0-7 19
5klift	0-j 18 9d
5ming	0-a 2c
5ward	49
4undation	27
3ramework	2f
bs	0-b 1-7 2l
4esh	1a
4om	0k 2-b 49
3ull	1-b d7 eg
4nctional	2-a 4b
4rniture	0-d 1c
4ture	0c
2gages	0-c 2g
4ining	0-b 3d
3el	0-b 2c
4neral	07
4rber	0-g 1m
4t	ec
5ting	0-a 3b
3hi	0g 1-d
3ian	0-7 49 eb
5o	0h
4ving	07
4á	08
5m	1a
4ải	0-8 3c 4-b
4ấy	0-8 9e
4ặt	28
4ọng	0b 3-g dd
4ới	27
4ờ	0-b ek
4ữ	38
3lobal	08
3o	0-l 1t 2-9
4od	0l 4-7 d7
6s	0-7 28
5gle	0-8 1e
3phc	0-a 9f
3rading	0-f 1g
6uated	0-c ef
4eat	0f
4oup	0d
5w	4c
6n	0-7 28
6th	0-9 1w 2-8 3-b
3àng	4-a ec
3õ	18
3ạch	1c 2-8
3ần	0-n es
3ắn	4-9 da
3ọi	0g
4n	3-a dd
3ỗ	0-8 2c
3ội	0-c 1f
3ửi	08
2haccp	0-b 1g
4lden	09 1-7
4nd	0-9 ea
6le	19
7ing	08
6s	0-a 3d 47
4rd	0-9 49
4s	09
4ve	0z
4y	3b
3dv	a7
3ead	0-e 1e
5lth	07
8care	0-9 1e
5t	0-c 2e
3i	0-9 9c
4gh	19 2-a 4-7 7a
6ly	3i
4ring	0-f 3e
4ểu	0q 1-8 2-a
4ện	49
5u	0d
3oa	0-b 27 5e
4ld	08
5idays	0-8 ed
4me	08
4nesty	0-c 3e
4tel	0-c 2f
4urs	0-7 e7
5sing	0-9 1c
4à	3a
5n	07
4á	0-9 1-c 2c ea
4ạch	0-c 2f
5t	2-8 e8
4ặc	02d 1-a 2-t a-a e-c
3q	09
3r	07
3tml5	0-9 1d
3uấn	1-c 2e
4ống	48
3w	1-7 2c
3à	07
4m	0e 1-a
4n	67
5g	2h 4-d e8
5h	0-b
3ình	0-d 2-9 es
3ạn	4b
5g	df
3ải	1-c 28
3ằng	0a
3ệ	1-7 2-7 d9
3ọc	0-e 1-8 81b e-c
3ỏi	49
3ồ	07
4i	0-8 2b
3ộ	eb
4i	07
3ợp	0k
2id	0-9 2a
4eally	0d
6s	0-a 4g
5ntification	19 2-b
3elts	0-r 51c
3f	0f e-8
3gaming	09
3maging	0-e 1f
4mediate	0-j dl
4pact	0-9 1e
5lementation	0h 1-7
5rovement	0-b 4c
ds	07
8ing	0-e 4f
3n	014 1-k 2-b 4-k ae c-7 d-8 el
4cident	0-8 2b
as	0-7 29
5luding	012 2-j
4dependent	0-p 3e 9d
5ustries	0-7 28
9y	0-e 1-8 2r
4fluence	3b
aing	37
5ormation	1a
5rastructure	0-f 2i
4novation	0i 4-c
ave	09
4s	2b
5pire	3e 4-7
5urance	0a
4tegrate	08
8ity	4b
6lligent	0-c 3f
6r	8b
7act	39
aing	0-7 3b
bon	28
7changes	0-f 2i
7disciplinary	0-h 1k
7faces	0-8
7nal	08
9tional	0-9 1b 3-b dg e7
8et	ec
7personal	0-8 3e
5o	28
3os	0-7 19
3s	01a 1-7 2-k
4eries	1-a 27
4o	1d
4tqb	97
3t	08 2-8
4s	09
2jacket	0-a 1f
4panese	1-7 59
4va	0a 1j 2-f
6script	0g
3enkins	0-9 1e
3lpt	5a
3ob	0e
4urneyman	9c
3s	1-7 2c
2kafka	0-7 1e
3eeping	0-b 4d
4y	17
3hai	0-a
4i	0a
4oẻ	ee
4u	07
4á	7f e-b
5c	2-9
6h	0g 4-9 e9
5m	0c 1-7
5t	0-b 39
4éo	0-9 3a 48
4í	0-f 2c
4ó	07
4ông	0-b 1-8 2a 3d 4-a dw e-e
4ả	0l 3-9
4ẩu	0-9 e9
3inh	0k 3-e 4c 9-7 a-7 cn d-a e-f
4tchen	0-8 2c
4ếm	4a
5n	0-7 1-9 89 ad
4ểm	08
3now	27
6ledge	0n 1-a 2-c 4e
3oc	0h 1-f
3ubernetes	0-l 1h 28
3ênh	1-d dc
3ín	37
3ý	0-8 2c
3ết	2-7 47
3ể	0f e-a
3ỹ	0g
2l	0-7
3ab	1-9 2j
5oratory	0-f 1-8 8q
4ke	0-8 29
4n	09 1-9
5guage	09
as	1-7 6e
4ptop	0-k 1a d7 eb
4rge	3-d 4e
4yout	27
3c	1a
3ead	4a
6ership	4b
6ing	1f 3-8
5n	9d
5rn	0a
7ing	1-9 2f
5st	0b
4ctra	0-j 1m
4d	0-a 1b
4ttings	0-b 1c
4vel	0-e 1-8 2-9 8n 9c ak e-9
3icence	0-t ao eb
7se	0-b ac
4fe	0c 2-a
6cycle	0-g 1b 29
5t	0-8 dc
4ke	2-7 3c
4ne	0-a 1b
6s	0-b 2c
5h	e9
5kedin	08
5ux	19
4ve	0-j de e7
6d	1a
4ên	0f
4ệu	0-8 2c 48
3ocation	0c 1-7
4ndon	0h 1-a
5g	ea
4oker	0-8 19
4w	0-e 1f
4ại	77
3uật	0-8 1n 8-8 ad
3à	017 2-8 e-8
4m	0r 1-d 2-d c-b dv
3ái	ek
4t	0-9 2a
3ãnh	39 4-8
3ên	0c 2-8 ce e-c
3ô	28
3ý	0-9 1-9 2h d9
3ưu	1-b 2f
4ơng	0l 2-7 d-7
4ới	0-8 ea
4ợng	0-9 47
3ại	e7
4nh	0-9 eg
3ấy	1a 2-7
3ần	08
3ập	08
3ắp	0-i ed
3ễ	0-b 3i e7
3ịch	2a
3ỗi	0-b 1i
3ộ	0-8 ea
3ớn	0-7 e8
4p	08
3ợi	0e
3ực	29 4i e-9
2m	0a 1-7
3ainframe	0-b 1f
6tain	08
aing	1a
7enance	0-i 1n
4king	0-8 2d
4nage	0a
8ment	0-i 2c 3-b ad
8r	2a
7ing	0-a 1l
5ner	0d 4-7
5ual	0-d 1e
6facturing	09
5y	4i
4rine	0-9 1a
5ket	0-7 2j
8ing	08
8s	07
4ster	08
8's	0-9 7h
8cam	0-f 1g
8s	09
4terial	0-8 1a
as	0-8 2d
5h	0-i 17 2e
5ter	0-j 2i
4x	27
4y	0q 1-n
3ba	77
3ca	0-8 7g
4sa	9g
3easurement	0-7 1e 2-7
4chanical	07 2-8
4dical	1-e 7i
4g	0-b 1d
4ntoring	0-p 1e 3f
4ssage	19
4ta	0-8 18
5hods	0-k 1-7 2u
5rics	0-d 1f
3icroservices	0-d 1i
8oft	1a
4n	0b
5ded	48
6set	2-8 4c
5imum	0a
4tsubishi	0-b 1c
3obile	0c 1-9
4del	07
7ling	0-a 2d
7s	0-8 29
6rn	1b 2-b
4lecular	1a
4ng	37
5itoring	0d 1-9
5o	09
5th	e7
7s	0-o cl e7
4re	1-f 2-7 ba ck
4tivated	0-q 3d 4h
9ion	0-d 3e
4use	0-7 19
4ve	0-e 3b
3s	0-h 19 29
4c	0-h 7m
3uch	0-c dd
4ltiple	0-8 4d
4sic	0-9 1j 2-7
5t	0k
4ốn	47
3àu	0-a 1b
3áy	0-k 1v 2-7 4-a eg
3ê	48
3ình	0f
3ón	0-h 1k
3ôi	0-j eh
3ạch	28
4ng	0-k 1b df
3ầm	28
3ẫu	49 a8
3ật	49
3ắt	0-h dk
3ặc	2-7 e7
3ẹ	27
3ềm	1-7 27
3ỗi	0j e-7
3ột	2b
3ới	0-a 7f
3ở	08
3ỹ	1-d 2b 88
2n	0-a 7e
33	0-9 6k
3am	1-e 7-9 c-7 d1q
4ng	4a
4tive	1-7 5f
3eed	0b
6ed	09
6s	0e
4gotiate	09 3-9
aion	0a 3-7
4t	1k 9-7
5work	0-8 1-a 2l
9ing	0-h 3f
4w	1-8 2-7 4m
5ly	0-e df
3ghe	07 3-9
5iệm	0f 1-h c12 e-8
7p	1-b 47 8q e-a
5ề	0-d 1a 2-c an
4oại	07 3-l do
4ành	0z 2-e 8-9
5y	0a 2-7 ec
4ân	1b
4ôn	0-a 4c
4ũ	0-c 47 e9
4ười	0b 47 d8 e-a
4ọng	4-d ei
4ữ	27 4a e-8
3hanh	09 2-a 3c 47 e-a
4iều	0-9
5ệm	0-b 4k
6t	38
4à	1-h ab de
5ng	0-g 4l
4ân	0-l 1-9 2f 4-b 812
4ìn	4-b ei
4óm	28
4ư	0d
4ất	0g cg e-8
4ận	0d 4-9 ad
5t	0-7 18 67
4ẹ	0-b 3k
4ựa	1a
3ight	df
4nh	0-7 eb
3o	dk
4de	17 2-7
6.js	0-j 1k
4n	07
4rdic	09 1-7
4sql	08
3soperation	0-l 1n
3ursing	ad
4trition	0-p 1c 2d
3âng	0-l 2c 3c
3ói	3c 4-g d-7 eo
3ăm	0-g 2-c 8r c19 d-c e-a
4ng	0l
3ại	0-7 27
3ắm	0f
3ội	09 2-9 4d
3ữ	1-9 d1e
2o	09
3bjective	08
3f	015 1-t 3-b cl e-7
4f	09
5erings	08
7s	0c 4-7
5ice	2e
5s	0-8 4d
6hore	0-m 1q
3n	0h 1-f 2-l 4f d7
4e	1-g bb db
3pen	0-f 311 4-7
5ra	17
7ting	1-a 4b
9onal	0-d 3e
8ors	28
4portunities	09
cy	09
4timisation	0d 2-b
3r	01m 1-l 2-13 4-b ch ek
4acle	0-7 19
4ganised	0-7 3a
8zational	3i 4-g
3ther	47
7s	0-d 4a
3ur	0z 1-b 2-7
4t	0d
5side	08
3wn	0-k d11
5ers	4a
8hip	0-b 3f
2p	0-d 1g
3ackaging	0-7 18
4ge	0-a 2f
4rt	08 37
6ner	0-i 38 4a
9s	0g 4-7
ahips	0-a 2e
6y	0-a 2d
4ss	0-a df
6ion	3c
9ate	3f
4ttern	0-d 2f
9s	0-b 2i
4yment	0a
3cr	17
3eople	3-7
4rformance	1-9 2e
5sistent	0-n 1c 3e
6on	ec
8al	39
4sticide	0-9 1c
3h	e7
4a	0-8 18
5ge	0-c 1m 2-8
5ses	0-c 2e
4d	0d
4ong	08
4p	0-c 1d
4u	0-8 e9
4ysical	07
aly	0-9 dc
8s	0-8 8d
4áp	0d 1-l 2c
5t	09
4ân	1-f 2i
4ép	0-d 4k
4í	07
4òng	0b
4ương	18
4ạm	0-7 2k 8-b
4ản	0-7 3j
4ần	07 1d 2-f
4ẩm	2h
4ối	1a
4ụ	07
5c	0-d 1d
3ipeline	07
4vot	1a
3lace	0a
5nning	0d 2-b
5tform	07
5yer	49
6wright	0-8 1a
4m	0-f 1f
4ug	0-a 2d
5s	0k
3ms	27
3oints	0-9 ed
4rtfolio	0-v d12
4sition	0j 2-9
4wer	27
7point	17
3r	0-h 1-f 29 ep
4actices	2a 4-7
4edictive	0-j 1l
5ferably	0k
8red	08
5miere	09 1-8
5school	18
4icing	0-8 1a
5nciples	0-c 2f
5vate	1-9 2d
4o	28
5active	0-n 3p
5blem	3b
9s	0-e 4l
5cess	1b 2-9
9es	2e
9ing	0-j 2n
5duction	0-d 1k
9s	28
5fessional	0q 1-8
cs	49
5gramming	0h 1-i
5ject	0c 1-a 4-9 ea
9s	4g
5tein	0-i 1j
6ocol	08
5ven	0j 1-9
6ide	08
9r	0-b 2d
3ublic	0-9 19 e7
8ation	0-8 19
ds	0-d ef
4rification	0-i 19 2b
4t	0-8 3a
3ython	1j 2-7
2qt	09
4kd	19
3ua	0f e-7
5lifications	0d
9ed	09
7ty	0-p 2i 4e
5n	0b 4a e-8
6g	07
6titative	0f 1-f
7um	17
5y	1b
4oc	0-8 e9
4y	0-k 2-8 4i 8f
5ết	27
4ả	0b
5n	29 3h 4-k
4ận	ea
4ốc	0-b 2h
2r	1m 2-a
3a	0f
3eaching	47
6t	1a
7js	0e 1-9
5d	0e 1-7
6y	d7
4conciliation	07
6rd	0-9 3e e8
4dis	0b 1-7
5uction	0-8 29
6x	0-8 1l 2-b
4ference	1a
4gions	0-e 4f
5ression	17
5ulations	08
4lated	88
7ion	49
as	0-d 4a
bhip	3-8 4a
es	0-7 4f
5ease	0-f 1h
6vant	0f 1-7 ab
5iability	08
8le	38
4mote	07
4port	0-7 29
8ing	0d 1-8
4quired	0e
9ments	0-9 2u 4-9
4search	0-12 1r 2c
5olve	0b 3-7
6urceful	0-9 3e
5ponsibilities	48
fy	0-9 4j
5t	0-d 1l
6ful	1a
5ults	0e
4tail	0-8 1c
4view	0j 1-7 2-8
3ight	de
4sk	1c
3oadmap	27
4le	0o e-a
4tating	0-a 1b
8onal	0-a de
3uminants	0-d 2e
4n	0-7 2a
3õ	3a 4-7
3ửa	09
2s	0q 8-n ac
3afety	a9
4lary	08
5esforce	0a 1-9
4mple	0-7 18
4tisfaction	0e 2-c
5urday	e7
4u	0c
3c	0-a dg
4alability	09 1-7
8le	2b
5ndinavian	0-7 5e
4heme	07
5ool	8b
4ience	1-7 27
7tific	0-d ef
4ripting	0-e 1a 2a
5um	0-7
3earch	0b 1-a
4ctor	0-8 29
5urity	0-p 1m 28 4-9 ae
4ed	0-7 19
4lection	09 1-9
5f	3h
4miconductor	0-b 2a
4nior	09
4o	0a 1-7
4parators	0-e 2g
4rve	0a
7r	0-b 2e
6ice	0-g 1a
9s	0b
4t	09 1-7 27
5ting	47
4veral	48 ba
3harepoint	09 1-8
6ing	0-b 3g
4ell	0-9 1b
4ift	eh
7s	0-l en
4op	0-d 1c 29
5rt	0-g 3g
5uld	09
3iemens	07
4milar	0k 1-7
4ngapore	0-7 9d
6le	0-9 1d
5h	0-g 7i d8
4tes	e9
4êng	0-9 3a
3kills	0h 1-b 4g
3martphone	0-g dn
4ile	0-b 1e
3oftware	2c
4lid	7d
5utions	48
5ve	17
6ing	0-c 4n
4me	0a
4ps	0-7 18
4rting	0-g 2i
4und	0-i 1s 2-7
4ạn	3e
3pa	a7
5ce	0-b ed
5rk	0-f 1k
4eak	08
7er	6e
5ed	0-h 2k ea
4orts	0-e 3e
4ring	0-y 11d 2-a
7t	0b 1-b
3ql	0-b 2d
3re	0-b 1c
3tack	0-h 2l
5ff	48
5keholders	1-q 3c 4h
5nd	0-9 de
7ards	0-7 48
5r	0-b 2f
6t	0-d dk
7er	0-9 4a
5tus	a9
5yed	27
4orage	0-f 2k
4rategies	0-a 2e
9y	0-d 1i
5eams	2a
5ive	4b
5ong	0l 3-a
8ly	1e 2-9
5uctured	0-8 3d
4udies	0-c 2e
3ubscription	0-7 2b
6tations	1-8 2b
4ch	0p 2-g
4pport	ee
3w	1-9 27
4ift	17
3ystems	0-7 2p
3àng	ed
3áng	0j e-e
4t	0-a 2k
3ĩ	0-c 28 8c
3ơ	0-d 1b 9d
4n	0-8 1j 2-9
3ư	0-j 1m 7-7 8-7 al
3ạch	0-b 37 4a
3ắc	0-9 2d
4p	0-g 19 d9
3ẵn	db
3ẽ	0b
3ố	0-8 27 4k
3ức	dh
3ử	0g 1-c
3ữa	0-a ea
3ự	2-a eb
2t7	0-d de
3able	07
4kes	47
5ing	0-8 3a
4lly	0-g 1h
4sks	0-f 4n
4y	0a
3dd	0c 1-b
3eacher	0-e 1f
7ing	29
5m	0j 1-b 2-7 37
6s	0-m 2f 4g
6work	0-f 3p
4chnical	2-d 3-f 4g 9d
9ian	89
8que	0-l 2r
bs	27
7ologies	07 1-8 47
cst	0-b 8h
by	27
4lephone	0-f 1g
6sales	0-8 1e
4nders	1-9 2b
4rm	49
5raform	0-8 1e
4st	28
6ing	0-e 1c 2h
6s	0-8 1c
3han	cb
6h	e7
5t	0o 2-b 4-7
4e	011 1-13 2c 3-a d-8 eh
5ir	0h
5m	09
5o	0j 1-7 d-7
6retical	0-9 8e
5re	e9
5se	09
4i	27
5ngs	49
6k	0-c 3g
7ing	2a
5rd	0-b 1c
5s	0j
5ết	1-9 2a
5ểu	0a
4orough	0-a 3d
5ại	2a
5ả	48
4pt	78
4ree	bb
5ough	0m 4-h
9out	0-e ef
4u	0n 1-8 2-a
5yết	3i 4-a
5ê	0-8 2a
5ật	0-f 28 89
5ế	0-9 2b
5ộc	0-c 2d
4à	48
5nh	0l 1-9
4ái	37
5ng	0-b 2-7 cm eg
4êm	ec
4ì	0v 2-f
4ông	0-c 1e 2-a d8
4ăng	0-7 49
4ư	1a
5ơng	2-b 4f
5ờng	d7
5ởng	0b
4ạo	0i 2-d
4ảo	0-b 4d
4ần	09
4ật	38
4ẻ	0-l 9z
4ế	0d
4ịt	0-a 2b
4ống	0-b ei
4ời	0-9 db
4ợ	08
4ủ	4c
4ứ	eb
5c	ad
4ực	3-7 4o e-8
3ime	1-9 2-8 37 47 e9
4n	0-9 1d 2-c 47
5h	08 3k 4-o
4êm	0-b 1c
5n	0j e7
5u	09
4ến	0-7 4e
6g	1-l 2-7 49 5x
5p	4e db e-8
4ền	0-a 2-7 47 ef
3ms	09 1-7
3o	01q 1-l 3-m d-c ed
4eic	0-d 5n
4ol	0-i 2b 8c
6s	0-a 2a e9
7ets	0-b 2d
4p	2a
5ological	0-f 1g
4àn	ab
4án	27
3rack	09
7ing	0-7 19
5de	0-k 29 4d
5ining	ae
5ng	0-a 1-b 2s
6sformation	0c 2-a
7late	0-c 1d
7parent	0-b 4c
8ort	ea
bation	0b
5vel	0-r 1-a 2-7 4-8 dn ey
8ling	0-v dv
4end	0-7 4b
7s	0-8 29
4imming	17
5ển	1a
5ệu	08
4ong	01l 1-d 4-j
4ung	0-g 1-d 6a 7s 87 e-7
5yền	0-i ee
4ách	4i
4ên	0c 1-9 2-g bm
4ì	0a 2-9
5nh	0-a 3-7 4a 77 e8
4í	0c 2-7
4ú	0-b ef
5c	2-7 89
4ưng	07
5ờng	2-a ef
5ởng	0-f 2m
4ại	0-c ee
4ẻ	0-7 4f
4ọng	0-8 49
4ở	01a 2-9 8-k cc e-a
4ừ	2i e-8
4ực	0-e 1a db
3uyến	df
5ển	e7
4ân	3a
4ần	0-7 em
4ổi	0-7 c-8 dd eo
3wo	0-c dm
3y	0j
4pescript	0-h 1i
5ing	0-9 1c
5ography	0-g 1k
3ài	0e
3ác	2-9 4-d em
3ây	ea
3ình	4e
3ích	29
4n	47
5h	2e 4b e-8
3ô	0-p 1f eb
4n	0-7 38
3ăng	0-b dq e-a
3ĩnh	0-a 4j
3ư	0-c 1p
4ơng	0d
3ại	0o 2-c
4o	0-b ag
3ải	0-8 2c
3ập	08
3ế	2a
3ỉnh	0-8 eh
3ối	eb
4t	013 1-7 2-q 3-a 4-n 7k 88 d-9 ej
3ổ	4e
3ụi	08
3ừ	0u 1-9 2-j b9 de
4ng	0g
3ự	1-f 29 3a
2uk	0-n eo
3nderstanding	1-a 2q 4-a
4iversity	0-i 7w
3p	0g
3s	07 d8
4e	1-7 49
4ing	010 1-c 2-l
3x	27
2value	0-a 3b
4tva	0-9 ef
3ehicle	0-8 ea
4ssels	28
3i	18
4aducts	0-s 1u
4ew	29
4sion	eb
4ên	0-a 2a 8g
4ết	37
4ệc	0j 1-f 27 3-a 4l d-7
5t	4d 6-8
3lookup	2-8
3oltage	0-c 2g
3à	01y 1-c 3-d 4-q
3ăn	08 68
3ườn	09
3ấn	0-8 2a 47
3ận	0b
4t	0-a 19
3ẽ	0-o 1c 2j
3ề	017 1-k 2-7
3ệ	a8
3ị	0i
3ới	0x 3-a
3ụ	0-f 1-7 4c a9
3ững	0c
3ực	08 1-8 27
2way	27
3e	0s
4b	0-l 1k
4ekend	e7
4ll	0e
3hen	0h e-7
5re	07
4ich	0k 2-7
5le	0m 4-9
4o	0e
3ide	08
4ll	0o
6ing	07
4nd	0-i 17 2d
5e	27
4reless	0-8 2i
4th	01o 1-h 2-p 3-9 4d e-7
6out	07
3ord	18
5k	0g 1-b 2-l 4-d dl ed
6flow	0-b 2d
6ing	0l 2-8
4uld	0h 2-9
3rite	0a
6ing	19
3sq	0-d 9j
2xa	0-c dd
3e	0-e 1j 2-a dc
3inh	db
3oay	0-s dc el
3ài	08
3ác	0-f ae
3ây	0-i 1d
3ét	29
3úc	0-b ea
3ưởng	09 2-7
3ếp	0-e 29 ee
3ử	47
2y	0-9 19
3ear	cq e-9
6s	0-r 2-e 4-7 bb c1r
3ou	01a 2-8 3-7 d-8
5're	09
5r	0b 1-b 2-b 3-9 4q
3rs	0-r cx
3êu	0a 1-8 3g
2zalo	1d
2án	eb
3p	28
2âm	2c
3u	0-8 2b
2ép	07 1-7
2ít	0c bg d-8
2ô	0-7 ea
2ăn	0-e 39
2đa	07
4m	38
3h	0h 8-a
3i	2-7 dm
4ềm	0-a 3j
5u	1f 2-7
4ểm	0b
4ện	1-7 2b ai e-7
3ài	09
4m	3b
4o	9c
3ánh	0-a 1e
4p	0g e-9
3ã	07
3êm	2-7 ee
3ình	e9
3ó	07
3úng	0-b 3k
3ơn	0n 2-c
3ương	0d 2-7
4ờng	0-l 2f ea
4ợc	01s 1-9 2-t 3-7 d-8 e7
3ại	0-j 1-j 716
3ắp	0-i 1k
3ẳng	0-q 81b
3ặt	0a
3ến	e9
3ề	47
3ể	0h
3ịa	e9
4nh	0d e-9
3ọc	0m
3ồ	0-n 1b 2f
4ng	07
3ổi	07
3ộ	0d 19 2-c 47 e-f
4c	47
4i	e8
4ng	0-f 2f 4a
3ủ	d9
3ứng	08 1-9
2ưa	4-7 ef
3u	0m 1-7 2-7 da
2ảnh	2-9 e8
2ẩm	0-8 47
2ốp	0-9 1a
2ở	07 1-7 db
2ứng	0h
1w+=0 0	0j 88 dt e-11
6^	09 1-8 2-k 6c 8c d-8 eg
6bài	0-8 de
6ca	0-9 eg
6days	09
7eveloper	27
6hours	e8
8ặc	0-g 2c 6c
6kim	29
7ỹ	0a
6lần	0a
6months	0-m bl e9
6ngành	0-d 8k
9y	0i d-a
8ười	08
7ăm	0-q 1-a 2-d bv c1b d-a
6or	08
6star	0-a 2f
6tháng	0-9 br dg e-g
7iếng	e9
7o	0-b b8 e7
7riệu	09
8ở	88
7uần	0b
8ổi	0-f d-8 e11
7ốt	e7
6wpm	09
6year	0-b bh
as	b-f cz e-8
7rs	0-l bd cc
6đến	ee
41m55 nam	e7
665 trở	e8
42+ years	0-7 be
43+ years	0-8 bh
45+ years	0-7 bc
4a b	17
7usiness	0-a 2b
6consent	0-c 2e
6high	07
6research	0-8 4a
6strong	07
6team	0-a 4e
8chnical	09
5bility to	0o 3-a
6le to	0g
6out building	48
atheir	07
5ccording to	0-8 2a
6ross all	07
bthe	27
6ting as	0-8 3a
8ons ^	07
5dministration ^	27
6s google	0-8 29
6vantage ^	0d
5gile software	0-a 1b
ateam	0c 1-b
5lways strive	0-a 3c
5m hiểu	08
6azon web	08
6bitious and	3c
5n innovative	47
7toàn	aa
8ây	0-8 e9
6alytical and	0-7 3d
6d act	0-a 4a
8best	0-7 28
8challenges	0-9 4a
9olleagues	48
antractual	0-9 29
8direct	0-c 4c
8effectively	0-c 4c
9ngineering	07
9very	0-7 e7
8flexible	0-8 49
8grow	0-c 4c
8infrastructure	0-g 2i
8night	0-7 e7
8private	0-9 2a
aoduct	0-a 4b
8responsibility	0-c 4d
8teams	0-7 28
anders	0-a 2b
9o	0b 4-8
6h ^	0l 6-c
8giao	6b
8tiếng	07
8đọc	69
6tibody engineering	0-e 1h
5pp ^	0c 2-7
7lication ^	07
gdata	18
fs ^	0-9 2a
his	07
7roach and	0d 4-7
dto	0-9 4c
5ql 2.5	19
5rchitecture and	07
6ea ^	0-a ee
7na ^	08 2-7
6ound solving	48
5s a	0-a 4g
7code	0-f 2g
7laboratory	89
7well	0j 2-8
5t a	07
7least	08
6tention to	3a
7itude and	09
5udio engineering	0-i 1m
6to claims	17
8mation ^	0d 2-8
fand	0-b 1d
5zure cosmosdb	0-a 1d
anet	0-h 1i
4b ^	08
5a degree	7-h 8n
6chelor s	08
c's degree	78
7kend developer	0d 1-b
8ground as	0-f 2c 87
fin	0h 2-8
6nk holidays	e8
6sic ^	0-b aa
5eam forming	0-9 1f
6st practices	07 1-9
6tter ^	4a
5ids and	1b
6g data	0a 1-9
6ết dùng	07
9tiếng	07
5oot ^	28
5uilding a	0-b 1d
en	48
6siness ^	07
dand	0-10 1l 2k
dlevel	0b
dor	09
dpartner	17
eroblems	0-7 4a
5ài tháng	0-8 e9
6n ^	e8
5án hàng	0-7 29
8lẻ	1-b 27
6o ^	0-7 29
8cáo	0-8 1p
5é ^	0-b 2d
5ình tĩnh	0-7 3d
5óc tách	1-d 2f
5ản ^	0k 2-e
8vẽ	0-8 17 28
6o hiểm	18 2-7
8trì	0b 1-9
5ắt buộc	08
5ằng lái	0-d dm
5ếp 0	2d
8^	07
5ị vệ	27
4c ^	0-7 e8
5# azure	0b 1-9
5a 0	0a e-7
7^	0-b ei
7theo	0-8 ea
7xoay	0-i dp
6ble stayed	19
6m kết	d8
6n work	0c
6o trong	0a
8đẳng	0-o 1-9 71g
6rd ^	0-7 af
5ccd ^	df
5ell lines	0-b 2c
9sorting	0-g 1k
5hallenges ^	0-9 4a
cing tasks	0-b 4g
7nges ^	0-a 4c
7racterization of	0-8 2a
6i ^	27
7ến lược	3d 4-9
6o công	0-a 4a
8thuê	0-8 2a
6uyên ngành	0p 8-7
6ánh ^	0-9 ea
6ính ^	27
aquy	8e
6ạy máy	0d 1-9
6ấp nhận	d7
6ế tạo	0-8
6ối ^	49
6ụp ảnh	09 1-8
6ủ động	38
6ức và	0-7 48
7ng chỉ	0-8 9z
atừ	0-9 1k 2-9
5i cd	0-9 1b
6vil engineering	0-k 1c aa
5lass 0	0-7 1a
6ean and	0-k 1e 38
6ients to	48
6osely with	07
7ud ^	1b 2-b
apython	08
9watch ^	0-f 1k
5oach the	0-a 3a
6de ^	07
9review	09 1-8
6gnition ^	0-c 2d
6llaborate and	0-9 3h 4-7
gwith	09 3-7
eing with	0a 3-8
fon with	07
8eagues ^	47
fand	0-7 4b
6mfortable in	07
7merce business	0-7 28
bial and	19
8issioning of	0-c 1d
9tment and	0-9 3c
8unicate effectively	0h 3-f
eion and	0n 3-h
iskills	0-9 3o 4-8
7plex engineering	2b
cinterchanges	0-g 1j
8utational modelling	0-h 1i
aer science	78
6nsent system	2d
8umer goods	0-7 29
7tent manager	0b 1-8
8inuously with	48
6re java	0g 1-g
6smosdb rest	08
5reative ^	08
6m ^	0d 1-c
6oss functional	1-8 3c
5ulture ^	4c
6stomer satisfaction	0d 1-b
6ối tuần	da
5ycle including	0-d 2d
5àng tốt	0t 2-d e-a
5á nhân	e8
6c chuyên	08
8ngày	0-7 e9
8phần	0a
8trường	87
6o ^	0-e 2m
5ân đối	e9
5òn hạn	07
5ó chứng	0c
7khả	09
8inh	0k
7laptop	0-a dc
7thể	e7
8inh	0w 3-p
8rách	0-i 3h
7xe	0-i dk
5ông cụ	0-e 1a
9nghiệp	0-9 2c
cệ	09
9trình	0-9 eb
ay	0h
aác	0-8 2-7 4-9 el
9việc	0d e-a
aà	0-b 2b
5ũng như	07
5ơ bản	0c 1-8
7khí	0-f 1g
7điện	0-a 1c
5ấp 0	87
8cao	8b
9ứu	ab
8trở	89
5ần tuyển	e7
6u tiến	3d
5ẩn thận	37
5ử nhân	0-o 712
6a hàng	08
4dairy cattle	0-k 17 2d
6nish and	58
6ta analysis	17
bd	28
9driven	1-7 3b
9lake	0-8 2c
6ys ^	0c e-9
9in	0-k dc e7
5eadline ^	49
6dicated and	08
6gree in	8i
bof	09
cr	8a
6monstrated technical	07
6sign and	0-c 27 4b
bimplementation	0d 2-7
bof	18
bpatterns	1c
aers and	47
8re to	0-f 3k
6veloper ^	2a
bing people	0-g 18 3c
bment ^	2c
gmaintenance	1f 2-8
gof	0-9 1c
gprocess	09 2-8
gteam	0-a 1f
fal toolsets	0-b 1d
7ops culture	09 1-9
bengineer	0-b 17 a7
js	4b
bindustry	0-b 1b
5i chuyển	0-8 eb
6gital products	0-b 2b
ctransformation	08 1-8
6ploma in	7c
cor	8d
6rectionality beam	0-b 1h
6sciplines ^	0l 2-g
5oanh ^	0-c 27
asố	09
6cker ^	17
5rive and	0-d 3e
9n and	2-8 4d
bto	0-d 3f
5sp team	0-a 1b
5u lịch	1h
6y chiến	0d 4-b
5ynamics 0	08
5ài với	4a
5ưỡng sinh	0-9 2a
atrở	27
6ợc hoặc	1-d 2j
9sĩ	0-9 7d
5ễ nghe	e8
7thương	3a
5ị ứng	e7
6ch ^	0-8 2a
9vụ	0-a
5ựng bằng	0-i 1f
4each year	09
5e ^	28
5ffectively ^	0-c 4c
5lements of	28
5mbedded software	0-a 1b
5nd to	0-8 1b
6ergy and	47
6gineering ^	0c 2-g aa
gin	28
gphage	0-d 2g
hractices	0a
cs ^	0a
7lish ^	5c
cand	0e 5-a
ccommunication	57
cskills	0-c 5e
6vironment with	09
fs ^	08
5quipment and	27
5valuation ^	0-c 2f
fof	1d 2-a
6ery other	e7
5xperience ^	08 2-a cb
fin	0e
fwith	07 c7
gorking	08
4fast ^	4a
9and	0-9 49
5eed evaluation	18 2-8
5ield ^	0-c ec
aand	88
9s ^	0-7 ac
6nancial performance	0-c 2d
5ocus on	3a
9ed and	3c
6r 0	0-i em
8audio	0-9 2a
8better	0-9 4b
7ward in	0-9 4a
5rameworks ^	0-8 2a
5ull time	1-a eh
9uk	0-7 d9
6nctional teams	2-7 4c
6rniture industry	0-c 1f
4ghi chép	0b 1-b
5ia ^	0-7 28
8đình	e8
7n có	0-7 e8
9làm	0-8 e9
7o dịch	0-7 1d
9tiếp	0e
6ám sát	0-b 1f
6ải quyết	1a 37 4-9
6ọng nói	3-7 dc
6ờ ^	e7
5ood communication	07
9understanding	08
5reen energy	47
6owth of	1a
5ắn bó	4-9 da
5ọi điện	0b
6n gàng	3-a dd
5ội dưỡng	0-9 1a
4halden group	09 1-7
6ndling ^	0e 2-d
8s on	3d
5igh degree	08
9level	0-d 2c 3b
9medium	19
9performance	17 2-7
9quality	08
9speed	0-h 1e db
8ly motivated	0-d 3f
6ểu bản	08 2-7
6ệu quả	0b
5oa giao	0-7 5e
6lidays ^	0-8 ed
6urs ^	0-a e7
6w the	29
9o	19
6à đồng	39
6á chất	0-7 28
8đơn	07 2-7
6ạt động	0d
6ặc tiếng	08
5tml5 and	0-7 1b
5uấn luyện	1-c 2e
5àng ^	0r 4-g
9bán	0a 2-8
9không	0-7 1a
9theo	0-7 4a
báng	08
aại	0-b e9
aốt	4-7
9với	47
7h ^	0-i 2l
9máy	08 2-7
5ình ưa	4-8 eb
5ạn ^	4b
5ải quan	1-b 28
5ệ thống	0-c da e8
5ọc ^	27
8chuyên	88
8hỏi	47
8khối	87
8trở	89
5ồ sơ	08
5ộ khẩu	eb
5ợp đồng	08
4ideas and	0-b 4d
7ntification and	1a 2-a
5elts 6.5	0-9 5i
5maging and	0-e 1f
6plementation ^	0-7 29
jand	0f 2-8
7rovement ^	0-c 2i
aing the	0-e 4f
5n ^	0-7 29
7a	3b
8n	0a
7business	08
7civil	0-8 aa
7large	0-8 4b
7music	07
7the	0-o es
7your	08
6cluding ^	07
6dustries ^	0-7 28
by ^	0-9 2c
6formation and	17
7rastructure architecture	1-l 2m
ks	0-a 1b
6novation and	0d 4-9
cve culture	49
6terdisciplinary research	0-j 1m
9national environment	08
isales	0-e 1f
itravel	0-a d7 e9
9personal and	0-8 3b
7o the	0-b 2c
5os developer	0-8 18
5s a	08
6o 0	1c
5t security	0-8 19
4java ^	2-7
9and	0-7 18
9ee	17
9javascript	0-f 1f
9nosql	09 1-7
8script ^	0-8 1d
4kafka and	0-7 1a
5hoẻ tốt	0-d ei
6u vực	07
6á trở	0-g 7f
7ch hàng	0a ee
6ông dị	d7
anói	3-d df
aquá	e7
ayêu	0a
6ả năng	0l 3-9
6ối kinh	07 2-7
9lượng	27
5inh doanh	0-j 1-9 2r 49
9nghiệm	0v 2-b 3-b cp d-9 e-b
9tế	1f 2-i
6ếm tiền	4a
7n thức	ad
arúc	1-7 89
6ểm kê	07
5now how	29
8ledge of	0h
5ubernetes environments	0d 1-d
5ế hoạch	2d
5ể cả	0f e-a
5ỹ năng	0p 17 2-7 3-b
4laboratory technician	89
kologist	2-a 8h
6nguages ^	08
6ptop ^	1b
6rge collaborative	3-c 4e
6yout ^	28
5c ms	18
5ead in	0-c 4d
6vel 0	0-r 9d ao
a^	09 2-7 8e
aof	49
5icence ^	0-a ab
cis	0-9 ad
6fe cycle	0b 2-a
8cycle as	0-j 2l
7t 0	0-8 dc
6nh hoạt	ea
6ve in	0-9 de
6ên quan	0d
5ogistics ^	18
6ng an	ea
9term	09
6ve to	0g 3-e
6w power	17
6ại khá	77
5uật ^	0-e 19 27
9sư	0-b ag
5à lợi	08
7một	0d
6m báo	0-b 1d
9ếp	0-d 1f
8ca	07 da e-8
8việc	1-9 39 d9
5ái b2	ea
8ô	eb
5ãnh đạo	39 4-8
5ên ^	cf
8thực	0-9 1a
5ô ^	28
5ý ^	07
7lịch	dc
5ưu trữ	1-a 28
6ợng ^	47
5ạnh ^	e8
5ập kế	18 3-9
8trình	1-7
8và	38
5ắp ^	0-8 ed
5ẻ ^	07
5ễ phép	0-i 3l
5ịch rõ	ec
5ớn ưu	0-c ea
5ợi thế	0d
5ực cao	4a
9ông	0-b 4e
8doanh	0d 4-d
4maintenance and	0-8 1n 2-d
gof	0-a 2b
6ke use	0-8 4b
6nagement ^	09 2-d
fand	0-b 2b
7ner ^	08 4-7
7y stakeholders	0-e 4j
6ster's degree	7a
6x ^	27
6y biết	0-7 2a
5echanical engineering	0i 1-h
funderstanding	0-b 1d
6dical laboratory	1-c 7i
6g ^	0-c 1e
6ta ads	0-8 18
7hods ^	0-a 2b
cand	0-h 2j
csuch	0-7 27
7rics ^	0-e 1f
5icrosoft dynamics	07
6ndset ^	0-a 4f
7imum 0	b7
6tsubishi ^	0-b 1c
5obile app	08
6dern programming	0-d 1o 2-9
6ng muốn	37
7th ^	0-8 e9
6re modern	0c 1-8
9than	0-7 bb
6tivated and	0-l 3b 4b
6ve forward	0-9 4b
5s office	0-a 1e
6c or	0-9 77 87
5usic cognition	0-k 1p
7t ^	09
5áy 0	0-g 19 2a
8^	e7
8giặt	1b 2-7
8in	07
8pha	17
8tự	09 2-7
5ôi trường	0-d eh
5ại ^	0-b 2d
6ng lưới	0-9 df
5ầm non	28
5ắt tốt	0-c dk
5ềm quản	0-7 28
5ỹ phẩm	0-b 2d
4nam 0	0-o dr
8^	0-9 db
8cao	d-8 ed
8nữ	013 1-7 d-c
8tuổi	d8
6ng ^	4a
5ew skills	0-c 4c
8technologies	4a
5ghe máy	d8
9nói	0j
7iệm ^	cb
bquản	07
bthu	08
crong	2d c-b
9p ^	0-c 29
bcao	0c
btrung	0a
bvụ	48 a7
bđại	09
7ề luật	0-a ae
7ệ thực	0j 2-g
6oài giờ	e7
7ại hình	3-k du
angữ	09
6ành bán	0-c 1g
adược	0-h 1j
aquản	07
7y ^	0d
6ân hàng	0-7 1c
6ôn ngữ	0-a 4c
6ười ^	47
6ại gọi	07
6ọng nói	e7
5hanh ^	0k e-8
anhẹn	37
6iều ^	e8
7ệm cao	49
atrong	48
8t tình	38
6à ^	0-7 ea
8báo	0-8 ac
8gần	0-f di
8hàng	0a 1-e 27
8máy	0c
7ng với	0-e 4g
6ân ^	ea
9luật	0-a 8i
9viên	2c
6ìn ^	e8
6ất 0	0f cg e-8
6ận tăng	07
7p khẩu	27
7t ký	0-7 1b
9tiếng	07
6ẹ nhàng	0-g 3l
5inh ^	0-7 eb
5o degree	07
6de and	0i 1-e
8.js developer	0-j 1j
6sql ^	0c 1-8
6t afraid	37
5utrition of	0-c 1d
5âng cao	0-7 3c
5ói chuyện	0-f 3l
8lắp	0-7 ee
8ngọng	4-c ed
8rõ	09
8được	4a
5ăm 0	8k c-8
8^	0q c-l
8kinh	0-g cq
8làm	0-i co
8quản	c8
6ng coaching	0-c 4d
9giao	0-b 4l
bải	0a 4-8
9làm	0p 4-l
aãnh	09 4-7
aực	1a
9thuyết	0d 4-c
aổ	0-c 4d
5ấu ăn	0-7
5ắm vững	0a
5ội ^	0c 2-9
5ữ 0	db
7^	0-c ee
7cao	dc
7tuổi	0j e-9
8ừ	0-d ee
7độ	09
4of a	4a
7experience	0-e cl
7kubernetes	0-e 2e
7matter	0-f 2f
7new	0-9 4a
7ruminants	0-d 2d
7the	08 2-7
7years	0-8 cd
6fice ^	29
7shore substations	0-b 1d
dwind	0-c 1e
5n quality	48
7time	0-9 3e
7work	0-c 4e
7your	0-e df
6ce a	e7
6e or	0c 1-c bb
5pen and	3a
9to	0-a 3f
5r a	87
7equivalent	07
7in	0-e ee
7more	0-9 cm
7similar	0a
6ganizational goals	07
jskills	3k 4-c
5ther cloud	18
5wnership and	0-f 3f
4part of	38
8ner continuously	3c
bships to	0-f 2f
6ssion for	38
bate about	38
ground	0-7 3b
6tterns ^	0-9 2a
5eople ^	0-9 4c
5h ^	e7
6age display	0-c 1m 2-8
7ses of	0-e 2g
6d student	0a 7-8
6u quoc	0-8 e9
6ysics or	0-9 8d
6áp chế	0f 1-e
9lý	08
7t triển	08
6ân tích	1-e 2k
6ương pháp	19
6ần mềm	09 1a 2-e
6ẩm ^	0-8 2b
6ối hợp	07
5ipelines and	0-9 29
6vot ^	0-8 1a
5lus ^	09
5ms ^	27
5ower wireless	28
9point ^	17
5ractices ^	0a 4-7
6edictive processing	0-k 1l
7ferred ^	08
6ivate cloud	2d
6oblem solving	3b
bs and	0-7 47
dthrough	0-a 4c
7cessing of	0-d 2e
7duct design	0-a 1a
evelopment	0g 1-a
cowners	49
cteam	0-8 2a
bs ^	0-7 28
dinto	0-b 2c
7fessional experience	09
es and	49
7gramming ^	0i 2-g
glanguages	0c 1-x 2n
7ject management	0a
bs and	48
5ublic cloud	0-8 18
5ython ^	0g 1-9
band	09 1-8
bdeveloper	0-g 1g
bjavascript	0-7 18
bor	18
4qa test	17
5ua zalo	08
7lifications ^	07
9ty ^	09
cassurance	0-8 1b
cevaluation	0-a 2d
cwith	0-a 2b
7ng trung	07
6ickly ^	0a
cand	0-8 4a
6oc ^	0-8 e9
6y trình	18
7ết khiếu	2b
6ản lý	2h 3i 4-k
6ận 0	0-7 ea
6ốc tế	0-7 2b
4react redux	0h 1-g
9js java	08
7dy to	d7
6cord ^	e9
6dis ^	07
6gions and	0-e 4f
7ulations ^	08
6lated field	88
9ion to	49
7ease test	0-g 1i
6port ^	0-8 2a
6quired ^	0b
bments ^	28
hand	2c 4-8
6search and	0-d 1e
dcenter	0-a 2b
din	0-d 1f
dto	0c 2-8
7ponsibilities and	0-7 49
hy of	0-c 4d
7t ^	0-8 1e
7ults in	07
6tail technology	0b 1-a
5ight to	0-f df
6sk management	0-9 1c
6êng ^	07
5ole ^	0b e-9
5àng ^	0-e 4j
9dễ	09
5õ ràng	3b 4-7
4s degree	0q 8-i
6in	0-b ac
5ales ^	1b 2-7
aand	08
acustomers	07
5calability and	07
6ience or	0a
6ripting ^	0-7 2a
5earch engine	0a 1-9
6curity in	0-9 1d
fcidents	0-7 2e
6lection of	0a 1-8
7f starter	0-8 3d
6rvices ^	09
dand	0g 2-e
6t top	2a
7ting ^	48
5haring your	0-g 3h
6ift ^	07
aand	0-c ef
9s ^	e8
5ide and	08 2-7
6milar ^	07
6nh ^	0-c 2g
9viên	0-m 7j db
6tes ^	0-7 e9
6êng năng	0-9 3a
5kills ^	0v 4-e
band	48
bin	0-8 2c
5oftware developer	0-7 2a
kment	0-7 1-9 2k
dengineering	0j 1-c
dimprovement	0-c 1i
dtesting	18
6lid theoretical	0-b 7e
7utions ^	2f 4-a
ein	27
eto	0-k 4m
7ving business	0-7 4a
6und quality	0-a 1i
6ạn thảo	0-b 3e
5peed separators	0-d 2f
6ring boot	0-7 1d
bjava	0-7 1f
9t planning	0b 1-b
5taff ^	48
7keholders and	0-b 1-d 3c 47
hon	0-a 4c
7tus or	a9
6rategies ^	0-8 2a
7ive for	4b
7ong drive	37
borganizational	0f 3-c
5uch as	0m 2-f
6pport ^	0-7 28
cand	0a 2-7
5ystem ^	0-a 2b
bfor	2a
as ^	2d
5àng đi	0-a eh
5át bán	27
5ơ cấp	0-e 9d
7đồ	0-7 18
5ư phạm	1n 7-7 8-7
5ạch sẽ	37
5ản phẩm	09
5ắp xếp	0-i 19 da
5ẵn sàng	df
5ẽ được	0b
5ố liệu	4c
5ức khoẻ	dh
5ử dụng	0i 1-8
5ự ^	e7
4t7 ^	0-d df
5ake on	0-9 3a
8s ^	0-7 48
6sks ^	0-a 4f
aand	0-7 49
5eaching methods	1-9 2d
7m ^	49
9and	0a
9building	07
9in	09
9player	3a
9with	0-9 4b
8s ^	2d
aand	0-9 4i
8work ^	38
dtốt	0-7 3c
6chnical and	0b
esolutions	0a
aque ^	0-f 2k
9ologies ^	0-7 49
hand	0i 2-e
hsuch	0-8 2a
est will	0-8 89
dy trends	0-7 1b
6lephone ^	0-f 1g
7stro education	0-8 19
6st ^	0-e 2i
8ing ^	1c 2-7
cand	08
cof	0a 1-a
cwith	0-j 1d 28
5han 0	cb
8h hoá	e7
6e customer	0-8 49
8design	28
8entire	0-7 28
8field	0-a eb
8market	0-c 2d
8other	0-b 4b
8uk	0-f ef
7o bản	27
9ca	0-a eh
9kế	0-b 47
9lịch	09
6i công	0-7 28
7nk and	3a
7rd party	0-b 1c
7s role	08
7ết bị	0-7 17
akế	09 1-g 29
7ểu 0	08 e7
6oại laptop	0-9 2b
6pt trở	77
6ree years	bb
7ough innovation	0g 4-e
bout ^	0-f ef
6u tiền	08 1-7
7yết phục	3c 4-7
7ật ^	0-7 8a
amáy	08 2-7
6ành thạo	0i 1-8
6ái độ	37
7ng ^	07 c-7 ea
akinh	c9
atrở	0-b cf
6ì quá	09
6ông thạo	d9
bin	47
6ư viện	17
6ạo tin	09 2-7
6ất là	0-9 2a
6ần cầu	0a 4-9
9trách	49
6ật thà	38
6ẻ an	0-9 9b
8nhà	0-a 9c
6ế ^	0b
6ống đại	0-9 eb
6ời gian	db
9trang	0-7 18
6ứ 0	eb
6ực ^	48
9hiện	4e
9phẩm	1b
9tập	09
9đơn	2a
5ime ^	0h
9management	3a
6n học	1e 2-8
7h thần	08 3k 4-o
6ến và	0-a 4c
8g anh	0e 1-9 5e
atrung	58
aviệt	4d 5-a
7p tốt	0-9 4h
9và	0-7 48
9được	0e 4-d
6ền ^	0-7 4b
9án	eb
5ms and	08
5o 0	0-k c8 ef
7achieve	0b 4-8
7both	47
7client	0-8 e9
8ollaborate	09 4-8
7detail	47
7end	0-9 2b
8volve	0-c 4c
7get	0-b ed
7make	47
8ove	0-a 4b
7run	0-9 2a
7take	47
8ravel	09
7work	0-b ed
6ols ^	28
alike	27
9ets ^	0-b 2d
6pological phases	0-f 1g
5rack record	08
7ining ^	0-b af
7ng ^	0-7 2b
8sparent and	0-b 4c
aort ^	0-8 ea
dation card	0b
7vel ^	0c e-8
boften	0-a db
bto	e8
6ends and	0-8 2b
6ong công	0v 4-l
alĩnh	28
angành	47
6ung cấp	0-c 710
ahọc	8d
athực	39
6ách nhiệm	4i
6ên 0	0-j bn
6ình bày	1d
ađộ	77
6ú tại	0-e ef
6ưng bày	07
7ờng học	08
blạnh	0-b eh
6ở lên	019 2-8 8-k cc e-a
6ợ lý	17
6ực đêm	0-b df
5uyển ^	0-8 e9
6ân thủ	3a
6ần ^	0-8 ec
9lễ	0d e-c
9và	0-8 e9
6ổi 0	0b e-9
9^	ea
9không	d8
9từ	08 d7 e-7
5y ^	09
5ác các	0-a ec
5ân khách	27
5ính ^	0-c 4f
9văn	28
5ăng ca	0-b dr e-9
5ư 0	27
7duy	19
7vấn	1h 2-c
6ơng đương	0d
5ại nhà	08
8tỉnh	0-7 e9
6o nghề	0-9 ad
5ế marketing	0-8 29
6t ^	e9
5ỉnh 0	08
5ối thiểu	08
6t ^	0s 2-8 4-9
8biết	2-a ec
8không	0-8
8nghiệp	7m 8a e-9
9hanh	0b 4-a
5ổ chức	0-7 4e
6ng đài	08
5ụi mình	08
5ừ 0	0i 2-h ba dg e-7
7chối	4c
7thứ	ea
6ng làm	08
5ử ^	0-7 29
5ự do	07
7động	0-8 2c
4understanding ^	0-f 2g
iand	0-7 2f 4-8
iof	0f 1-7
6iversity degree	0-8 7j
5se of	4a
4vi tính	0-7 1a
6ên ^	0-i 2e eb
9năm	0-c 8j
6ệc ^	09
9có	0-b e7
9linh	ea
aàm	47
9theo	0-l 2i
aại	0d
9với	0-7 4a
5oltage engineers	0-k 2l
5à có	09
7lễ	0-a ec
7nhân	29
7thực	0-a 4f
8rách	0d 4-b
7xử	0-7 49
5ăn hoá	0-7
8phòng	09 1-8 28
5ấn ^	47
8và	29
8đề	47
5ận hành	0a 1-9
6t liệu	1a
5ệ sinh	2a
5ị trí	0g
5ới công	0b
8khách	0g 4-c
5ụ ^	0-b 49
7bảo	07 2-7
7khách	47
5ực kinh	0-7 2a
4web services	18
6ll as	0g
5ill be	0b
8ing to	07
6nd farms	0-8 29
6reless systems	29
6th a	09
9green	47
9many	48
9others	0-a 4a
9your	48
8in the	28
5ord excel	19
7k ^	0m 2-b
9experience	08
9in	0-n 39 em
9on	0-a dd
9with	3-9 4a
8ing closely	07 3-7
cindependently	37
crelationships	47
cto	07
cwith	0-7 37 48
gin	0-9 1a
6uld be	0f 2-9
5ritten and	08 3-7
ccommunication	37
4xa nhà	0-8 dd
5e máy	0-h df ea
7nhà	0e 2-a
8âng	0-d 1c
5uất nhập	2a
5ác nhận	0-c ae
5ét nghiệm	29
5ử lý	47
4year ^	0a
9master's	08
8s and	0j c-t ed
aexp	0-a cb
derience	08
ain	0-i cq
aof	0-f cy
5ou have	07
8know	1a
8will	08
7r colleagues	0-c 4d
9feet	0-c ee
9many	0-9 4a
5êu cầu	0e
8thích	08
9rẻ	0-7 3a
4zalo ^	0-7 1d
4áp lực	0e
4âm nhạc	27
4ít nhất	09 bg d-7
4ô tô	0-7 ea
4đam mê	38
5h luật	0e 7-9
5i công	0-d dh e7
6ều hành	18 2-7
6ện ^	0b 4-8
9thoại	19
5àm phán	3b
6o tạo	9c
5áp ứng	0b e-8
5ó 0	07
5úng hạn	0-a 3c
5ương ^	0b
6ợc 0	0-g ei
9^	0f e-d
9ca	07
ahỉ	08
9làm	08 e-7
9môi	0-8 e8
9tối	0-a ec
9áp	09
5ại học	0-n 1-9 717
8lý	ea
5ẳng trở	0-7 8b
9đại	0-7 8c
5ến 0	e8
5ịa bàn	e7
5ọc hiểu	0f 1-8
8được	17
5ối tác	09
5ộ tuổi	07
6c lập	47
6i ngũ	47
9hóm	0a
6ng 0	0-b 2c
4ưa nhìn	4-7 ef
5u tiên	0i 1-7 da
4ẩm thực	0-8 47
4ốp lát	0-9 1a
4ở lại	0-9 e9
6vị	0f
4ứng viên	0i
2=0 0	0n 1-8 2k 8d b-c d-j ea
5buổi	e7
6ài	0-8 e9
5ca	0-a ee
6ó	0-b dd
5days	07
5hours	e7
5kim	29
5lần	08
5months	0-o cl e7
5ngành	07
8y	0c
7ười	07
6ăm	0-m 2-8 c19
5star	0-b 2f
5tháng	0-e cm
6o	0-c c8
6riệu	08
6uần	0a e-8
7ổi	0-i c-7 ex
6ốt	07
5year	0-c cf
6rs	0-m cp
5đến	0-8 ec
31m55 nam	d8
68 nam	d8
32+ years	0-7 cb
33+ years	0-7 cc
35+ years	c9
3^ 0	0k bt d-a
53+	bd
54+	0-9 bd
5able	0f d-8
6ctive	08
6gile	09 3-d
6m	07
6ndroid	0-7 19
6utomation	0f 1-e
6ws	0-7
6zure	0-j 1k
5be	0-9 7c
6iết	0g
6s	79
6uild	0-b 1d
6ếp	0a
5ca	0-9 db
7o	0-8 7c
6hấp	d9
7ịu	0-8 3e
6ollaborate	08 3-7
7nfident	0b 3-a
8tent	0-b 1c
6ó	011 3-e
6ông	08
5degree	78
7livering	07
7sign	08
5e	0-8 18
6ngineering	0-l 1b 7b
6xcel	0-f 1j
alent	0a
7perience	0c
5flexible	0-c 3e
6ull	0d
5giao	0-j 3o
7ọng	3-j do
6ood	0-b 17 d8
5handle	19
6igh	0-8 1-7 7b d9
7ểu	08
5ielts	0-9 5i
6nfrastructure	0-9 1a
5java	1a
6enkins	0-8 19
6ourneyman	9c
5khách	37
7ông	0-a 3g
6inh	b9
7ểm	09 1-7
6nowledge	09
6ỹ	0l 3-c
5làm	0-9 1d 3-7 d7
6ương	07
6ập	0j 1-9 3-9
5min	09
8imum	0g
6s	0-d 7b
5nam	0-m 1-8 7-7 d1i
6et	0-8 1n 9-7
6goại	3-e di
6hà	0-8 da
7ẹ	0-7 3b
6o	0c
6ói	0-9 3c
6ăng	0-a 3f
6ắm	07
6ữ	0-g dq
5own	0-f di
5phân	08
6ortfolio	0-m do
6ython	0-c 1f
5qa	0-a 1b
5react	0-9 1a
5sinh	0-d 7l
6olid	07
6trong	08
6ẵn	0-7 dc
6ức	d7
6ử	0a
5take	07
6echnical	09
7sting	0-j 1m
6he	09
7is	0b
7u	09 1-7
7ành	07
7ực	07
6iếng	5g
6ravel	08 1-7
7ung	77
7ình	77
7ợ	17
7ực	0-b 1b
6uổi	da
6wo	0-f df
6yping	0-9 1c
6ư	0b
6ốt	0b
6ổ	0-9 3b
6ừ	08
5understanding	08
5valid	d7
6iết	0-7 3c
5we	0c
6ork	0b
9ing	0a
5xoay	0-b de
6ây	07
5you	0q
8r	0b
6êu	1-7 3c
5ít	09
5đi	0-7 de
6ánh	0-9 1b
5ưu	0c
3a b	1-8 2a
6usiness	0-8 2b
5computer	79
7nsent	2d
5fresh	0-9 1c
6ull	0-e dc
5growth	19 3-a
5hands	0-g 3i
6igh	3a
9ly	38
5master's	79
6otivated	0-f 3f
5passion	0-b 3d
6hd	0-7 79
6ortfolio	0-e de
6roduct	17
8ject	07
5relevant	0a
7search	4a
5solid	0-9 7e
6trong	0-9 19
5team	0-e 4g
7chnical	1a
4bility to	0j 4-b
5le to	0h 4-7
5out building	48
4ccording to	0-b 2d
5hieve organizational	07
5ross the	28
5ting as	0-c 4d
4ds google	0-7 17
4fter 0	07
9effects	28
4gile software	08 1-7
4lways strive	0-8 4c
4m hiểu	07
5azon web	09
4n academic	0-7 1d
7gile	0-7 19
6excellent	09 3-7
6innovative	47
8terdisciplinary	0-b 1b
bnational	0f
6open	3a
6toàn	ab
7ây	0-7 ea
5alysis development	1f 2-8
5d a	07
8ct	0-7 4a
8nalytical	37
8pis	0-9 1a
8ws	0i 1-9 9-7
7best	29
8uilding	38
9siness	0b
7cell	0-h 1m
8hallenges	0-9 4a
8lient	37
8ode	0-d 3c
9lleagues	48
9mmissioning	0-c 1d
bunicate	0i 3-h
aplex	0-a 1b
9nfident	0-a 3f
atractual	2a
8reativity	37
7design	0-d 1e
9veloping	3a
8irect	0-c 4c
7effectively	0-c 4c
8ngineering	0c
9joy	3a
8very	e7
7flexible	0c 3-h 4a
8unctional	18
7grow	0-c 4c
bth	0-7 1a
7igaming	08
8mpact	0-d 1e
8n	3b
9frastructure	1-l 2m
7lean	1-a 9e
8ive	0-9 df
7maintaining	08
8entoring	0-f 3g
8obile	07
9dern	09 1-7
9nitoring	0e 1-d
7night	e7
8ot	37
7other	09
7private	0-7 2d
9oduct	0-7 4b
aject	0d 1-c
7reference	0-7 1a
9lease	0-g 1i
9porting	08
9sponsibility	4d
7security	18
9lf	07
9rvice	0-b 1c
8oftware	0-l 1g 28
7teams	28
9chnical	9f
9nders	1-9 2b
8o	0e 4-8
7working	0-9 3b
7you	19
5h giao	08
7văn	68
5tibody engineering	0-d 2g
4pplication data	2a
6rox 0	09
4ql 2.5	2b
4rchitecture disciplines	0f 2-c
5e organised	0-7 3a
7passionate	0-a 3f
7ready	d7
5ound solving	47
4s a	0-l 17 4h
6code	0-f 2h
6laboratory	89
6part	0-9 3a
aner	3c
6well	0h
4t least	0b
5tention to	4a
4udio engineering	0-i 2m
4zure cosmosdb	07
3b.sc agri	88
4a degree	89
5chelor s	0i 8-d
b's degree	8c
6kground as	88
5nk holidays	e8
4e able	0-9 dc
5am forming	0-a 2c
5ing part	07
4ids and	0-a 2b
5g data	0b
5ết dùng	0i 1-c
8lấy	17
8may	09 1-8
8sử	0b 1-a
8tiếng	0-f 1-8 5r
8đọc	17
4s ba	7-h 8n
4uilding a	0-b 2d
dn	48
5siness level	0b
cpartner	0-7 28
droblems	0-a 4c
4ài tháng	0-9 ea
4án hàng	0-b 2g
5o cáo	0-9 2n 4-7
4ì nhựa	1a
5nh tĩnh	0-7 4d
4ạn nữ	0-f dk
4ản vẽ	0-b 2k
5o mẫu	a8
7trì	0a 2-8
7vệ	a8
4ằng cấp	07
8lái	0-8 el
8tiếng	0g 5-e
4ếp 0	ba
4ị từ	48
3c# azure	0-a 1b
4a 0	08
6theo	07
6xoay	0-i em
6được	0f e-c
5ble stayed	27
5m kết	e8
5n work	0-r 3a ds
5o từ	eb
7đẳng	0-q 81b
4ell lines	0-c 2d
8sorting	0-g 2i
4hallenging tasks	0-c 4f
5o công	0-c 4d
7fanpage	08
7thuê	0-9 2a
5uyên ngành	0a
5ính ngân	17
9quy	0-7 8f
5ạy máy	08 2-7
5ế tạo	0-8 2a
5ỉ aws	9a
5ịu được	47
5ụp ảnh	09 2-8
5ủ động	49
5ức và	0-a 4b
6ng chỉ	an
9từ	0-9 2d
4i cd	0-c 2k
5vil engineering	0-l 2d aa
4lass 0	0-7 2a
5ean and	0-9 2f
5ients and	48
5oud aws	0-9 19
9python	0d 1-b
4oach the	0-b 4b
5de review	09 2-8
5mmercial and	0-7 28
7unicate effectively	0g 4-f
dion and	0a 4-7
hskills	0-q 4x
6plex engineering	29
binterchanges	0-f 2i
bsoftware	07
7utational modelling	0-h 2i
5nsent system	2a
7umer goods	0-8 29
6tent manager	0a
7inuously with	0-8 49
5re java	0-c 1i
5smosdb rest	07
4reate commercial	08
5oss functional	2-7 4c
4ustomer satisfaction	0d 2-b
5ối tuần	ea
4àng tốt	0b e-7
4á nhân	ea
5c công	0-8 1a
7ngày	0-7 e9
7phần	1a 2-7
7quy	0-a 17
4ân đối	ea
4ó 0	ba d-7
6bằng	dd
6chứng	0-c 9x
6khả	0h 3-b
7inh	0w 17 3-7 c-8
7ỹ	0-b 3h
6laptop	0-e d8 ec
6năng	1c 3-d
6sẵn	07
6thẻ	0-l 9t
7inh	09 3i 4-n
7rách	3-e 4m
6xe	0-b ek
4ông cụ	0-c 2f
8nghiệp	0-d 2g
bệ	09
8trình	0-a eb
9y	0j
9ác	0-8 4-a er
8việc	0a 4f e-c
4đ đh	7i 8-9
4ũng như	07
4ơ bản	0c
6khí	0-d 2h
6điện	0-b 2c
4ấp cao	7e
8ứu	ab
7trở	09
4ần tuyển	0-8 e9
5u công	0-c 3d
7tiến	48
4ủa khách	47
4ử nhân	0-o 813
5a hàng	08
3dairy cattle	0-k 2k
5ta and	0-g 2i
8driven	2-8 4a
8lake	0-8 29
5ys in	0-k ek
4edicated team	08 3-7
5gree in	8a
5monstrated technical	1d
5sign across	07
bnd	0-j 27 4d
aimplementation	0c 2-7
aof	27
apatterns	0-7 29
9ers and	0-b 4b
7re to	0-h 4j
5veloping people	0-g 28 4b
ament maintenance	0-8 1n 2-d
fof	0-b 2c
fteams	0-8 29
eal toolsets	0-b 2d
6ops engineer	ab
is	0-b 4c
4i chuyển	0-a ed
5gital products	0-b 2c
btransformation	08 2-8
5ploma or	07
5rectionality beam	0-9 1f
4oanh b2b	1-8 27
9nghiệp	47
9số	09
4riven development	27
4u lịch	2f
5y chiến	3d 4-9
4ynamics 0	28
ccrm	0e 1-d
4ài với	0b
4ùng excel	0-e 1f
4ưỡng sinh	0-9 2a
5ợc sĩ	0-a 8d
4ễ nghe	e7
6thương	49
4ị ứng	e9
5ch vụ	0-b 2a
4ụng kế	08 1-8
8máy	0-g 1k
4ựng thương	18
3e commerce	27
4ach year	07
4mbedded software	0-b 2c
4nd to	0-9 2b
5gineering or	87
fphage	0-c 1m 2-8
gractices	09
bs mechanical	0-b 1f
6lish communication	0q 3-e
4valuation system	0b 2-a
5ery other	e7
4xcellent english	0-b 5e
5perience in	0a
ewith	0a
5ternal stakeholders	07
3facebook google	08 1-7
4inancial performance	0-b 2e
4ocus on	49
5r 0	b-8 ek
7audio	2a
7better	0-9 4b
8ig	08 1-8
7offshore	0-h 1j
7three	bb
4rameworks e.g	0a
4ull time	eh
8uk	e9
5nctional regression	0-7 18
eteams	2-8 4a
5rniture industry	0-c 2d
3ghi chép	0b 2-b
4ia đình	0-7 e9
6n làm	ea
6o dịch	0-8 2d
8tiếp	4f
5ám sát	0-b 2k
5ải quyết	28
5ọng nói	eb
4ood communication	3c
8english	0-7 59
8interpersonal	38
8mechanical	0-b 1d
8understanding	0a
4reen energy	47
5owth of	0-7 27
4ọi điện	09
5n gàng	4-a ec
4ội dưỡng	0-9 2a
3halden group	0a
5ndle short	0-d 3g
7s on	0-7 4f
5ve more	0-a bb
4igh degree	09
8level	0-b 27 49
8quality	0a
8speed	0-g 2b ec
7ly motivated	0-8 4f
5ểu bản	1b 2-8
8tài	0a 1-9
8về	08
5ệu quả	0a
4oa giao	0k 3-b
5w to	29
5à đồng	48
5á chất	0-b 2b
7đơn	07
5ạt động	0b 2-a
5ặc tiếng	5b
4tml css	1-8 2b
4uống nhanh	0a 4-8
4àng bán	0a
8không	0-8 2a
8tốt	07
6h máy	19 2-7
4ình cân	e9
8ưa	eb
4ằng ngày	07
4ệ thống	0-b ei
4ọc chuyên	0b
8ác	07
7hỏi	49
7khối	0f 1-7
7miễn	17
4ồ sơ	08
4ộ khẩu	0-7 e9
4ợp đồng	07
3ielts 6.5	0-8 6g
4llustrator photoshop	0-8 19
4n 0	0-7 1d
6a	49
7n	0c
7utomation	0-k 1m
6being	09 3-8
6civil	0-k 1c aa
7ode	09 1-8
7ross	0-7 3d
6developing	08
dmental	0-b 1d
6english	1-7 59
6infrastructure	0-9 1b
6java	0-h 1h
6kubernetes	07 1-7
6large	3-d 4e
7ondon	09
6music	0-8 1d
6offshore	0-9 1a
7ne	0b 1-8
6production	07
6software	0g 1-f
6testing	0o 1-n
7he	0-j 1-8 et
6your	08
5formation and	0-8 28
6rastructure as	0-f 2g
5novative culture	0-9 4c
5terdisciplinary research	0-j 2k
8national environment	08
hsales	0-a 2h
htravel	0-a eg
6o the	0-c 2c
4so 0	2c e-8
4t security	0-7 29
6takes	47
3java ee	28
8javascript	0-c 1d
8nosql	0c 1-8
8spring	0-b 1o 2-a
7script frameworks	0b 2-7
ereactjs	08
3khiếu nại	0-7 27
5oẻ tốt	0-o eu
5ách hàng	eg
6m sức	08
5ông dị	e8
9nói	4-c ed
9yêu	0a
5ả năng	0n 4-8
4inh doanh	0-n 2o 49
8nghiệm	09 1-a 2-7 c12 e-7
8tế	87
5ếm tiền	0-8 4b
6n thức	ad
9rúc	2-7 89
4now how	28
7ledge of	0g
4ế hoạch	0-a 2f
4ể cả	0g e-a
4ỹ năng	0k 3-7
6thuật	29
3laboratory technician	89
jologist	0-b 8h
4c ms	2a
4eadership skills	0d 4-b
6st 0	0-e bc d8
9one	dc
5vel 0	0-s a12
9of	49
4ife cycle	0a 2-9
6t 0	eb
5nh hoạt	e8
5ve in	0-9 e9
5ên quan	0f
5ệu xây	1-8
4ong an	ea
8term	0a
5ve to	0f 4-d
5w power	28
5ại khá	0-g 7f
4uật kinh	1-9 29
8sư	0-e aj
4à một	08
6người	da
5m báo	1-9 2e
8ếp	0-b 2f
7ca	1a
7lễ	17
7telesales	0-8 1d
7việc	08 1-a 2-b 4g ea
7được	e8
4ái b2	eb
7xe	0-c 1d
7ô	eb
4âu dài	0-7
4ên ngành	0b
7thực	2a
4ý công	0-7 27
6lịch	eb
4ĩnh vực	1-8 28
4ương 0	09
4ập báo	0-l 1r
7kế	28 4-a
4ễ phép	0-i 4k
4ịch rõ	ec
8thái	09
4ớp tiếng	09 5-9
4ợi thế	0a
4ực cao	0g 4-a
8ông	0r 4-o
3maintenance and	0a 2-8
5ke use	0-8 4a
5ny stakeholders	0-c 4k
5ster s	0g 8-a
9's degree	8d
4echanical engineering	0i 2-g
eunderstanding	0-b 2d
5dical laboratory	2-a 8h
5ta ads	0-8 29
4inimum 0	c9
4obile app	08
5dern programming	1-j 2o
5ng muốn	47
5re modern	0-9 1g
8than	cb
5ve forward	0-9 4a
4s office	0-a 2d
4usic cognition	0-k 2m
4áy 0	28
7giặt	28
7in	07
7tính	29
8ự	07
4ê kinh	4a
4ôi trường	0-e eg
4ạng lưới	0-8 ea
4ắc của	47
5t tốt	0-e ei
4ềm quản	1-9 2d
4ỹ phẩm	0-c 2e
3nam 0	0-e dt e-c
7nữ	01m d-w
7từ	de e-9
4et c#	0b 1-9
7microsoft	07
5w business	08
7skills	0-d 4d
7technologies	4a
4ghe máy	e7
8nói	0k
6iệm 0	cc
abán	0-b 19
alàm	0i 1-b
aquản	1a
athu	08 2-7
brong	2d
bừ	0-b bd
avề	08
aở	0b
8p cao	0-7 7d
atrung	0-c 7l
avụ	2-8 48 aa
ađại	0-7 7e
6ề luật	0-b ae
6ệ thực	0b 17 2-h
5oài giờ	e7
6ại hình	4-h eq
9ngữ	08
5ành bán	1-a 2e
9cơ	0-8 1a
9dược	1-d 2j
9kinh	0-9 1c
aế	0-7 18
9tài	09
9vật	17
6y tuần	e9
5ân hàng	0-8 2b
5ôn ngữ	0-c 4c
5ọng nói	0-7 ee
5ữ anh	0-9 28 5e
4hiệm cao	0j 4-d
ahi	27
9trong	0c 4-8
7t tình	47
5à báo	0-8 ac
7gần	0-f ei
7hàng	09
7máy	0f
7ở	27
6ng với	08
5ân luật	0-b 1o
8viên	2c
5ất 0	cf
5ận làm	da
8tăng	0-8 de
6p khẩu	27
6t ký	0-8 2a
5ẹ nhàng	0-g 4l
4ight shift	e8
4o degree	08
5t afraid	47
4utrition of	0-d 2d
4âng cao	49
4ói chuyện	0-g 4l
7lắp	0-8 ed
7ngọng	4-b ed
7rõ	09
4ăm 0	8n e-8
7kinh	cn
7làm	0o c-8
7quản	0-7 3e
7trở	0-e cf
5ng coaching	3-a 4c
8giao	3-g 4l
aải	3a 4-7
8làm	0-9 3j 4-h da
9ãnh	3a 4-7
9ập	3a
9ực	29
8nghe	0e
8thuyết	3e 4-a
9rình	1a 3-7
9ư	19
9ổ	3-c 4d
8đọc	0-b 1d
4ấu ăn	0-9
4ắm vững	07
4ữ 0	0-a dx e-h
6cao	ea
6dưới	d-8 eb
6tuổi	0a d7 e-e
7ừ	0-7
6độ	07
3objective c	27
4f a	4c
7udio	0-a 1b
6experience	0-n ct
6how	0-8 19
6international	0-b de
7t	0-a 1a
6kubernetes	1-8 2f
6matter	0-e 2f
7usic	17
6new	0-7 4a
6predictive	0-9 1b
8ofessional	08
6responsibility	37
7uminants	0-d 2e
6technical	07
7he	0h 1-c
6working	18
6years	ca
5fshore substations	0-7 2d
cwind	0-d 2e
4n computational	0-h 1i
6quality	47
6time	0-8 4d
6your	0-e ee
5ce a	0-7 e8
5e or	c8
4pen and	0-8 49
8to	0-a 4e
4r a	88
7s	7c
6equivalent	0a
6in	0-e ee
6mechanical	0d 1-c
7ore	1-d ck
6similar	0c
5ganizational goals	07
iskills	0-e 4h
4ther cloud	0-9 29
9stakeholders	0a 1-7
4ur data	0-7 17
7kubernetes	07 1-7
7telstro	0-8 19
5t of	47
4wnership and	0-c 4d
3part of	0-7 4a
7ner continuously	48
5ssionate about	0-7 4b
fround	48
4eople and	27
4hage display	0-c 2f
6ses of	0-f 2f
5d degree	87
5u quoc	0-8 e9
5án tốt	0a 4-8
6p chế	0f 2-e
8lý	08
6t triển	08
5ân tích	29
5ần mềm	0c
5ục khách	0h 4-d
8vụ	27
4ower wireless	29
4redictive processing	0-k 2m
6sentation skills	0d 4-c
5ivate cloud	29
5oblem solving	4d
as through	0g 4-e
6duct design	0-9 2a
dvelopment	0g 2-b
bowners	4a
bteam	0-b 2c
as into	0-b 2c
6gramming languages	0a 1-7
6ject management	09 2-8
4ublic cloud	28
atransportation	0b
3qa python	07
4c may	09
4ua zalo	0-7 1d
6lity and	48
cssurance	0-9 2b
bevaluation	0-a 2d
6ng trung	07
5ickly and	0-c 4c
5yết khiếu	2b
9vấn	47
5ản lý	0-9 2p
5ận 0	0-7 ea
5ốc tế	0-8 28 a7
3r java	09 1-7
4eact redux	0-7 1h 2-9
8js cloud	08
bjava	0b 1-8
6dy to	e7
5lated field	88
8ion to	47
bships with	09
6ease test	0-g 2j
5sponsibilities and	0-9 4a
4ight to	0-f ef
5sk management	0-9 29
4ole devops	0-b 1b
4àng dễ	e7
3s degree	0r 8-j
5in	0-b ac
4au 0	0b
4earch engine	0a 2-9
5curity in	0-9 2c
ecidents	0-7 29
5lection of	08 2-7
6f driven	48
8starter	0-9 4a
5nior python	0-g 1g
5t top	2a
4haring your	0-g 4h
4inh viên	0-m 8i eb
5êng năng	0-9 4b
4oftware developer	0-a 2c
jment	0-7 1a
cengineering	0i 2-e
cimprovement	0-c 2i
5lid theoretical	0-9 8e
6utions to	0-7 48
6ving business	0-7 4a
bskills	0k 4-h
5und quality	0-a 2d
5ạn thảo	0-b 4d
4peed separators	0-e 2g
5ring boot	0-d 2j
8t planning	0b 2-a
4ql server	2a
4tack development	27
6keholders and	0-8 4b
5rive for	0-9 4b
6ong commercial	0-8 1f
aorganizational	3j 4-b
4uch as	0f
4ystem and	0-9 2a
9s for	27
4àng làm	0-c di
8đi	0-c eg
4át bán	27
4ơ cấp	0-a ah
6đồ	2a
4ư phạm	0-b 2k 8-a
4ạch sẽ	47
4ản phẩm	09
4ắp xếp	0-k 29 ee
4ẵn data	da
7sàng	ee
4ẽ được	0b
4ố liệu	0-7 4b
4ức khoẻ	ee
4ử dụng	0f
3take on	0-7 4a
4eaching methods	0-b 2d
6m building	07
8player	49
7s to	08
5chnical and	07
dsolutions	09
aian medical	78
8ologies reactjs	0-e 1f
gsuch	08
cy trends	0-9 2c
5lstro education	29
5sting of	0a 2-8
4han 0	b-a ca dd
7h hoá	0-7 e8
5e backend	09 1-7
7customer	0-8 49
7danish	0c 5-9
8esign	0-a 28
9velopment	0-b 1b
8ynamics	0-8 19
7embedded	0-b 1b
8ntire	28
7field	0-a ec
8ollowing	0a 1-7
8urniture	0-a 1d
7market	0-d 2d
7nordic	09 1-7
7other	0-b 4b
7phd	0c 7-9
8ublic	0-7 18
7right	0-8 df
7sales	08 1-7
8oftware	19
7uk	0-f eg
7wind	18
6o ca	0-b eg
8kế	0-e 49
8lịch	08
8nhóm	48
5i công	0-8 29
6nk and	0-a 4a
6rd party	0-a 2d
6s role	08
6ết bị	2c
9kế	08
6ểu 0	0-f b9 da
5oại laptop	0-8 1b
5pt trở	0c 8-8
5ree years	c9
6ough innovation	0f 4-b
5u tiền	08 2-7
6yết phục	47
6ật máy	07
5ành thạo	0h 2-b
5ái độ	47
6ng 0	d7 e-7
9kinh	0-a cf
5ích công	4a
5ông thạo	e7
aư	27
5ương kinh	87
5ạo tin	1a 2-8
5ần cầu	3a
8trách	48
5ật thà	48
5ẻ an	0-7 aa
7nhà	0-8 ac
5ống đại	0-7 ea
5ời gian	ei
8trang	0-8 2b
5ứ 0	ea
5ực có	39
8hiện	49
8phẩm	2a
8trong	07
9ập	08
4ime management	4a
5nh thần	09
5ên ứng	07
5ếng anh	0b 1-9 2-8 6s
9hàn	68
9nhật	67
9trung	6a
9việt	4d 6-8
6p tốt	0h 4-a
8với	0a 4-8
5ền án	0-8 ec
4o 0	c7 d-a ee
6achieve	09
6both	48
6client	0-7 e9
7ollaborate	0-9 3h 4-7
8mmunicate	09 3-8
7reate	08
6detail	49
8velopment	0-c 1d
6end	2b
7stablish	37
7volve	0-b 4c
6find	3a
6get	ec
6keep	37
6learn	08
6make	47
7ove	0-9 4b
6product	08
6run	0-9 2b
6solve	17
6take	0-a 47
7ravel	0-j ds
6work	0-j 37 47 ee
5ols and	0-a 2b
5pological phases	0-e 2g
4rack record	07
6nsparent and	0-c 4c
6vel to	0-7 e8
5ong công	0q 4-g
9lĩnh	0b 1-c
9ngành	0-r 1s 47
9đó	07
5uly passionate	09 3-9
6ng cấp	0-d 8x
9thực	48
5ách nhiệm	0-a 4k
5ên 0	b-j cl
5ình bày	2a
5ú tại	0-f eg
5ưng bày	07
6ờng lạnh	0-c eh
6ởng bếp	08 2-8
5ở lên	0n 2-8 ce e-8
5ợ lý	27
5ực đêm	0-a ef
4uân thủ	0-7 4c
5ần lễ	08
8và	0-d ee
5ổi 0	0-9 de
8cao	0c
8không	e9
8sức	dc
8tốt	7b
9ừ	ea
4wo year	08
4ype full	08
4ình huống	48
4ính nam	07
8văn	08
4ăng ca	0-b ei
4ư 0	27
6vấn	0-7 29
5ơng đương	0d 2-7
4ại nhà	08
7tỉnh	0-8 ea
5o nghề	0-a ae
4ế các	07
4ỉnh 0	08
4ối thiểu	0a
5t chịu	3a
7không	0-9 di
7nghiệp	07 8s e-7
7với	47
4ổ chức	4c
5ng đài	08
4ụi mình	07
4ừ 0	0-q 2-9 bd c9 ek
6chối	0-a 4f
5ng làm	09
4ự động	0-b 2e
3ui ux	27
4ltracold atom	27
4nderstanding of	0a
5iversity degree	08
4se of	4a
3vi tính	0-8 2b
5ên năm	0-a 8m
5ết email	07
5ệc có	3-9 47 e7
8linh	e9
8theo	0-k 2i
9ại	0c
8và	29
9ới	0-8 4b
8độc	47
4oltage engineers	08 2-7
4à có	0-b 3h
6giao	07
8ám	0-7 1a
6lễ	0-a ed
6nhân	28
6theo	37
8ực	0-7 4e
7rách	3c 4-9
6xử	3-8 4b
4ăn hoá	0-7
7phòng	2a
4ấn đề	47
4ận hành	0a 2-9
7tải	27
4ẽ kỹ	27
4ệ sinh	2b
4ị trí	0c
4ới công	09
7khách	0e 4-a
4ụ bảo	0-7 1c 2-8
6khách	48
4ực kinh	2a
3web services	0-7 2b
5ll as	0f
4ide technology	0-a
5ll be	09
5th a	0c
9ws	17
8building	0k 1-i
asiness	1-9
8cloud	08 1-7
8existing	07
8green	47
8many	48
8operating	09 1-8
9ther	18
ds	0-9 4a
8passion	0-f 3g
8security	18
9takeholders	3d
8your	48
7in the	27
4ord excel	17
6k in	0-q 49 ek
8on	0-7 e9
7ing independently	47
brelationships	47
bwith	0-8 4i
fin	0-9 2a
5uld be	08
4ritten communication	0-b 37
3xa nhà	0-8 eb
4e máy	0-g ep
6nhà	0b 1-8
7âng	0-e 2c
4uất nhập	27
4ác nhận	0-c ad
4ây dựng	0-8 29
4ử lý	2-8 4a
3years and	0-d ee
9in	07
9of	cd
9relevant	09
4ou always	0-a 3c
8re	08
7have	07
7know	28
7like	0-a 3c
8ove	0-9 3a
7will	07
6r colleagues	0-c 4d
8feet	0-c ee
8many	0-a 4b
8own	07
4êu cầu	0b
7thích	08
8rẻ	0-8 4a
3áp lực	4a
3ít nhất	0f cg e-8
3ô tô	0-9 eb
3ý thức	48
3đam mê	48
4h luật	0a
4i công	0-e 2-7 eo
5ện thoại	2a
4ào tạo	ag
4ó 0	bc
4úng hạn	0-a 4c
4ược 0	b-8 d-8 ei
8ca	dc
9hỉ	09
8môi	0-7 e8
8tối	0-8 ec
8áp	07
4ại học	0-q 2-7 81c
7lý	ea
4ẳng trở	07
8đại	77
4ến 0	ea
4ịa bàn	e8
4ọc hiểu	0e 2-8
7tài	0-8
7được	28
4ối tác	08
4ộ tuổi	0c d-7
5c lập	48
5i ngũ	47
8hóm	09
5ng và	08
4ức tốt	0-7 4a
3ưa nhìn	4-a eg
4u tiên	0i e8
3ẩm thực	0-9 47
3ốp lát	0-9 2a
3ở lại	0-9 eb
5vị	09
3ứng viên	0h
`;
