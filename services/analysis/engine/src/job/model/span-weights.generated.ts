// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	0b 1-d 3-18 410 58 6z 8g a-q b-b d-q eh
0a=^	0a 1-i 28 3m 5-8 6-b 7m 8-j 9e a-j b-y c-a dt ee
30	010 1o 2-v 3r 4-s 5c 6-h 7n 8-n 9m a-t bi c-r dz e-18
31	0-v 1-u 2l 3d 4n 5-p 6s 87 9-f ct d-m
32	0-b 1-b 3b 6-d 78 8-l 9b c-e ds
33	3-f 4-j 5p 98 a-9 b-n c7 d-8 eo
34	09 2i 3-e 4u 5-k 7-9 8g 9-d ai b-12 eo
2ability	0-i 1g 3y 5b e-c
90	0i 4-b
91	0-m 3x 4-b
92	0-w 17 27 4k
93	3-i 4d
94	0g 3n 4-7 e-7
4le	0-a 27 3m 49 a-d c-9 dc ea
60	0l 4-9
61	4-a df
62	0-o 1f 38 ef
63	0-18 1b 2e d9 e9
64	0w 1-l 3c 4l a-9 d-7 e-d
2background	0-e 2-a 4-8 8e b8 ct
c0	88
c1	0-b 1b 88
c2	0-8 29 88
c3	0j 7-8
c4	0-9 1-8 8-9 b9 cu
3iết	0-14 1y 3e 49 5h 610 7-7 8-b 9-b a-j c-b d-9
60	0-n 1x 2-c 3a 4-7 5e
61	0-7 1-f 2e 6i
62	0-a 1e 6d
63	0-7 4b
64	08 a-8 ei
3ằng	0h 2-9 3-7 4-a 5-d 6-a 7f 8b e7
60	5-c 79 e7
61	2-9 6-a 87 ef
64	0f 28 e-g
2certificate	1-f 4-9 9c bb e7
d0	e7
d1	1-b 99 e7
d3	09
d4	2a a-7 bc
cion	0-z a17
f0	a9
f1	0-b ab
9ed	0l 1-f
b4	0b 1-7
3hỉ	07 1-v 2-x 39 4-d 9y a13
50	0-d 1-d 2-8 9i an
51	2-8 9a ad
52	a8
53	0-c 3c
54	0u 1-8 2-7 97 a-b
4ứng	09 1-a ai
70	0-a ak
71	08
3ó	1-c 2-13 3-g 7-8 8-b 9o al c-9 d18
40	0-c 2-a 4-j 9w c-8 ea
41	0-u 3-9 4s ac
42	0-l 49 ad
43	08 4-c a9 da e-7
44	01o 1-e 2-e 3-8 a-8 b-7 c-e dl
2degree	018 1-f 2-17 3-k 4-f 88 9g at e-8
80	0a 9b
81	07 1-d 78 87 a8
82	0m 2-a
83	0m 1-i
84	0-i 1l 2-n 3-a 7-9 as b8 c8
2excellent	0-7 1-b 2-9 314 4-h e7
b0	0-e 3l 4-8
b1	28 3-a 4d
b3	4-8
b4	2-8 3q 4-b
4perience	49 7c 8p bb c-f d-c e-j
c0	0h 2-c 3-7 be
c1	0l 27 7-9 89 b-7
c2	0-i 19 7b ba c-9
c3	0-o 1a 28 3-7 8b
c4	07 2-9 3n 4a 7a e-a
cd	08 19 3-7 4-b
d1	1a
d4	0a 19 4-9
cs	07 1a
d1	18
d2	28
d4	0f 2-b
7t	0b 1a 2-7
82	0-9 1a
83	18
84	0l 1-8
8ise	2i
b2	1-7 27
b3	0-7 19
b4	2d
2fluent	0c 1-7 2-7 5b
84	0a
2good	0-a 3r 4-d 57 a-a d9
60	0-p 1i 3-7 eg
61	0-d 2t 4-g
62	0d 2-7
63	2-8 3k 4-d
64	0b 2-9 38 4b
2hiểu	2k 4c
60	1a 2-b
61	1-8
62	0-7
64	0-7 1-7 2j
2including	0l 1e 2-q 4-d ei
b0	1d 2-d
b1	0-9 29
b2	0-m 17 2g
b3	0f 2-e
b4	014 1-b 2-n ec
4terest	0-9 2l
a3	0-e 2f
a4	27
2khả	0n 4-9
50	0n 4-9
3inh	1-o 2w 88 a-a ct d-7 e-g
60	0-e 1-e 2e 47 cv e-9
61	1-a 2e 88
62	07 27
63	0g 2-a
64	0-c 28
4ến	0-9 1-9 2-a 8s
60	2-7 88
61	8a
62	0-7 8a
3nowledge	0-9 1p 2i 4h a-8 d-7 e-c
b0	0s 1-a 2-a
b1	0-b 1w 2-d
b2	1-c 2f 39
b3	0-17 1t 2w 3-c
b4	0h 1-d 3b 4h
3ỹ	0r 1-k
40	1-7 2a
41	1-7
44	0b
2like	1f 4c e-8
60	0-b 18 49
61	1b
62	1-c
63	1-8 28
64	1f 3-7
2mềm	1a
50	0-h 1b 2a
51	0-7
52	0d 2-e
53	09 1-9
2nghiệm	08 1e 2t 3-h 4-v 8-b a-d be cg e9
80	1n 2-7 4-7 bf
81	1-c 2n b-e ci
82	0h 1-f b9
83	0-7
84	1g 3-8 4-c em
7p	2m 3-e 4-m 716 8k c-b e-j
80	0-n 2-c 7u 8e
81	0-9 77 8f
82	0k
83	8h
84	0i 19 2u 4-9 8-l
4ành	18 2n 3-9 b7 e-d
70	0-h 1g 29
71	1-a 2m
73	0-7 18
74	0m 1-7
3ăng	0-b 1-h 2p 3b 4z 8-9 a-8 c-7
60	0-q 17 3d
61	0-k 1-f 2l 4m
62	3b
63	0g
64	0n 4c
2passion	0-i 2c 4b
91	17
92	27
93	0-c 29
9ate	1-c 2-h 3-8 414
c0	4c
c1	0-9 4f
c2	0-c 4i
c3	0-g 4k
c4	01c 1-7 2-9 4-q
3hần	1-7 2d
60	07
64	2c
3roficiency	1-c 5e 6e
d2	0-9
d3	0d 1-f
d4	0-f 5e 6e
bt1	0-7 17
c4	07
2skill	0-o 4l
71	0-7 37
74	0-c 4i
7s	2-l 3m 5b a-7 e-a
80	0s 1-7 2-7 4-e 79
81	4-9 88
82	2a 38 4-b
83	2-e 3a
84	0-o 17 38 4v
3trong	2a 4n e-a
80	0-g 1f 3i
81	0-o 18 29 4h
82	08
83	0c 1-b
84	0j 1-9 3-f 4j
3uch	0e 11j 2-r 3-8 4-b
60	0e
61	19
62	17
63	1h 2-a
64	1s 4-8
2thành	0s 1-c 2-i ed
70	0g 2-b
71	e8
74	0c
4ạo	1i 2t 3-a 4-f
60	1b 2-b
62	1-7 27
64	0-9 1g 2s 3-7 4-b
4ần	2-b 4-7 eg
61	0-9 4e
62	0o 4-l
64	ed
4ức	1-8 47
60	2-7
61	47
62	27
3inh	07
60	07
3ốt	0-9 1-7 2-q 4j 8g c-8 dd el
50	1-e 8j db e-c
51	2-b 4l e8
52	0-i 4a e8
53	0-g 47 eb
54	0t 4-o e8
2understanding	09 18 2d
f0	0d
f1	0-b 1k
f2	0a 1-8
f3	0-9 18
f4	1-b 2g
3sing	0-d 11l 2-h 4-a
70	0-j 110 2-d
71	08
74	1c
2về	0-8 1h 28 3-7 4-d co e-9
40	1g 2-e
43	0-b 2g
44	0-8 cq
2with	1-r 2c 3-x 4c 5-b 6e a7 bb el
60	0-o 1-8 2-n 3b 4j 9-7 bn dg
61	0-d 1b a-a cd d-7 e8
62	0h 1-t 213 4-g
63	0a 1d 3-k 4-9 87 a7 e9
64	0f 1-f 2-b 3-e 4h 6f 8-7 9c ac
0b	01k 113 2-w 3-7 4-q 7e 9k b-f c-r e-z
0g+=!	2c
3&	0-p 1o 2m 4-a
3'	ca
3(	0-11 1-m 2g 4-9 8m 9g d-9 es
3)	017 110 2-n 3-8 4-d 87 9a a8 e-13
3,	0-1r 2m 3i 41h 5-7 7-e 8-g 9b a-9 b-q c-u dr e18
3-	2-7 31e 4-r 5-8 a-8 c-8 d10 e-t
3.	013 1-b 416 5-8 8-h a-j b-a cb d-7
3/	0-i 113 2-a 3-a 4-i 717 88 9a b-e c-a d-i e7
3:	022 1-g 4-c 7-7 d-8 e-e
3;	0b 1l 2-j 39 4-n
3?	0j 2-b 49 e-g
3_	0-8 1-t 2-c 3-1b 4-7 5x 77 89 9-a au b10 cq d-p e-7
3|	09
3–	d8
3…	1d 2-b
1-=%	0-g dc e9
3&	0-b 1k 2d
3'	e7
3(	01l 111 2-15 3-c 4-d 7-f 99 a9 d-d e-o
3)	0b 1-b 2-e aa c-9 dd
3+	a7
3,	01b 137 2-3v 33g 4-3c 5f 6-e 7o 8-f 91k a-1a c-10 d2k e-2t
3-	0-b 1-2c 231 3-16 41y 7-7 a-7 b-d d-v ez
3.	0a b-7
3/	0-j 1l 4-g 71c 8a 97 c-i d-p
3:	0-z 18 2-f 5d 7a bf dq e-7
3@	07
3_	0-q 1-15 21i 3-1u 423 5-x 6y 7-17 8d 9-13 a18 b-b c16 d-1j e1g
3|	08
3£	07
3–	0i 1-d 2f d-b
3€	07
0m+1=$	01c 1d 3-a 4t 5-9 7-k 9-s b-p c-a ei
4B-cert	0f
6deg	01j 1-j 2-o 3-j 4-f 723 87 a-c d-g e-e
6hard	022 1l 2w 3-1e 5-i 7-b 9f a-a b-b ca d-d e-x
6lang	01o 1-i 2-a 47 5b 9-7 d-9 e-c
6soft	0g 1-a 31t 4m 5c 7-c 8-b 9-c a-c b-8 c-b d-r e-m
6term	010 1i 3-e 4-j 9i c-9 dg e-s
7ool	018 1q 3-9 4-a a-7 d-8 e-b
4I-cert	0-7 1-e 2-c 9f ai e8
6hard	03e 1-1t 2-1g 3-9 5-9 ag c-9 ed
6lang	0a 1-c 5n
6soft	034 1d 2-z 3-z 4-l 5-8 7-b 8-a 9-8 a-a c-8 do e8
6tool	01e 1-16 2k
1-1=B-cert	2-9 9h
6deg	012 1-a 2-q 3-8 4-g 79 816 e-i
6hard	01t 11i 2-1p 3-m 5-c 6-d 7-a 9-g a1d c-f e-i
6lang	01o 1-m 2-p 3-h 5f 61k 9-7 a-e d-8 e-j
6soft	027 1-c 31l 4-1m 7-7 8-b a-c c-8 d-9 e7
6term	01m 1j 4-l 5-b 6-8 8-8 aj b-8 c-e d-i
7ool	01p 12l 2-1n 3-b 4-e 8-8 9-7 a-c d-7 e-f
4I-cert	0i 1-8 2-f af
6hard	01q 1t 2-1d 3-9 4-8 5-7 6-7 9-b a9 bl c-e d-b
6lang	011 2-7 3-a 69 e-8
6soft	01d 114 2-l 32l 4-2x 5-7 7-b 8-f 9-8 a-h b-7 c-f dp
6tool	013 1x 2-19
4^	010 1o 2-v 3r 4-s 5c 6-h 7n 8-n 9m a-t bi c-r dz e-18
1=-	023 2-p 3-b 4-14 5-s 7-10 9-i a-7 bw cw d10 e-e
2B-cert	1-h 2-7 91h a-8
4deg	0-8 1-19 2-q 3-j 4-m 5-8 73n 81e d-c e-k
4hard	0v 12o 2-f 4-p 5-n 6-d 8-d ab b-a c-e d-b e-9
4lang	0a 1-17 2-f 3-9 52e 7-7 88 d-c e-9
4soft	1b 2-1d 337 4-i 5-9 6-7 7-b 8-8 9-8 a-9 dm e-m
4term	111 2-b 3-10 4-n 5b 6-d 8-d 91c aa b-a
5ool	0s 135 2-11 3-g 4-d 5-9 7-8 9-b a-8 d-a e-d
2I-cert	0-7 1-a 2-i ay ed
4hard	0-18 1-14 234 3-x 4n 5-9 6-8 7-b 9-c al c-a d-8 en
4lang	08 1-c 2-b 61e e-7
4soft	0-w 1-m 2i 42m 5-7 6-7 7-b 8-e 9-8 a-e c-a d-f es
4tool	0-d 21f 4-7
1g=B-cert/	9d
9_	0-7 1-g 914
5deg(	0a 7-a
8,	78
8-	27
8/	0-j 7l 8i
8_	1-v 2-u 3-g 4-k 5-7 731 8y d-a e-i
5hard&	07
9(	0-o 118 2-9
9,	01a 4-8 87 d-8
9.	0-8 1a
9/	1b 2-e 77 ea
9:	18
9_	113 2m 3a 4-b 5-j 6-a 7-7 8-i 97 ak b-8 c-b e-b
5lang,	5b
9_	0a 1-16 2-d 3-8 51y 6a 89 d-a e-8
5soft,	1d 2-8 3u 4-y dk e-9
9/	0-7 3a
9_	2-14 328 4i 5-8 7-9 9-7 a-8 e-d
5term&	1a 2-8
9(	0-l 1i 2-7 9b
9,	012 1-q 2-e 9o a-b
9-	27
9/	0-9 2-7 7b eg
9:	0-d 17 5c
9_	116 2l 3-s 4-i 5-7 6-a 8-b 99 an b-8 c-7 e-b
6ool,	1a
9:	0-7 1c
9_	010 120 2-n 3-d 4-b 5-7 7-7 9-9 d-8 e-a
3I-cert_	0-7 1-a 2-i ay ed
5hard-	0-k 1-d 2y 48
9/	0-j 1-7 2w
9_	1-h 211 3-t 4g 5-8 6-7 7-a 9-a ao c-9 eq
5lang_	08 1-c 2-b 61e e-7
5soft-	0-h 2-d 416
9_	0-e 1-k 2u 3c 41g 5-7 6-7 7-a 8-d 9-8 a-d c-a d-f et
5tool-	07 1-a 2b
9_	0-m 1d 214
1r=-A	0a 1-a 2-7 37 4k
4C	07 1e 2b 39 4-c 5-9 6-8 7-a a7 b-7 c-a d8
4D	0b 4-n 5-8 7-a ac b-7 c-8 dk ed
4F	08 5-7 9-8 a-7 ch ej
4L	0p 1-7 d8
4O	1-8 4-8 5a 6c 7-8 8-7 d-7 e9
4P	0n 1k 2-j 3-9 5e 6a a-e d-8 e-h
4R	2-b 3-a 4-b 5-n b1c cs de e-14
3B-certP	0-8 1-7 9p
9R	1-c 9w
5degA	0-7 7b
8C	0-a 7f
8O	79
8P	97
8R	0f 1-z 2-o 3-h 4-l 5-7 72e 81m 9-8 a-c d-9 e-h
5hardC	0u 2-f 3-7
9D	2-j 4b a8
9F	0b 18
9O	27
9P	0-o 115 2-h 9b
9R	11f 2s 3i 4-p 5-e 6-9 7-a 8-h b-7 c-b
5langA	0d 5-c
9C	0a 5-8
9F	0c
9O	07 5-d
9P	0-f 1-a 5y
9R	0-k 1-q 2-a 52k d-7
5softC	08 38 4-9
9D	0-b 1t 4-8
9F	0-d 3a e7
9R	0o 1-a 2-17 32h 5-8 7-a 8-8 9-8 a-8 ds e-r
5termC	0d 2-a 78 97
9D	0h 1e 2-i
9F	1c e-8
9O	0f 9-7
9P	0-c 2z 9l a-f
9R	0-y 1n 2-e 3-p 4-h 5b 6-a 7-8 8-9 9y am b-7 d9 eq
6oolC	0i 1-a
9D	0o 1-c 2-9
9F	0-u 115
9P	1l
9R	0j 123 2-c 3-d 4-c 7-7 9-7 d-7 e-a
3I-certP	0-8 2-7 am
9R	0-9 2-8 ag ed
5hardC	0-15 1h 2q
9D	0-i 1-f 2w 4c 87
9F	1-a 2d
9P	1-b 4-a ak ed
9R	0c 1-k 211 3-p 4t 7-9 8-c 9-7 c-7 eo
5langO	09 6-7
9P	6f
9R	1-8 2-7 618
5softC	0-l 4r
9D	4b
9F	0-e 48
9O	48
9P	47
9R	0b 1-j 2r 3c 4x 5-7 6-7 7-a 8-d 9-8 a-d c-a d-e en
5toolC	08 2-7
9D	0-c 18
9P	2c
9R	210
0p4=0	08
40	0-g eh
50	0c e-7
42	bc
43	ca
31	0d 1-7 a7 bm d-a e-c
42	8g e-7
50	08
44	e7
4702	27
48	0-r dl ea
32	1-9 a8 bl cd e-j
4+	b9
4021	09
42	0-7
33	0d 8c a8 d-7 e-g
4+	bd
40	0-8 eh
45	e7
465	2c
48	e7
34	0-b 8f
4+	b8
40	ec
45	b-7 eg
35	0-l ck ea
4+	b7
40	0-c ej
50	08
36	0-a bp c7
4.5	69
40	dd
37	0-c e8
400	0-7
38	0a
4h	0-7 e7
390	0a e-8
3a	016 1-r 2m 3-p 4f 9-8 bb d-m
4bil	0p 3-a
5le	0l 3-8
5ou	0f e-7
4cad	0-q 17 2b 3d
5co	0-8 2e
5hi	0c
5ou	2b
5qu	2a
5ro	49
5t	49
6i	0-d 38 4-8 ed
4dap	3b
5ju	0-7
5mi	1-b
5op	09
5s	0-7 29
5va	09 4a
6i	09
4est	0-7 2c
4fri	0-g 5c
5te	09
4gil	0-t 113
4i	09 1-9
5d	0-b 2-9 ao
5rs	0-8
4ler	0-d 3a
5l	0q 1-7
6e	0-k 1b ee
6o	09
5on	08
5so	0d
5um	0-7 1a
5wa	38
4m	0-8 29 e8
5az	09
5bi	0-b 3b
5pl	0-9 1a
4n	0p 1-h a9 d-9 eb
5al	0-p 1g 3n 4-9
5d	023 1-y 2-7 3-g d-c ee
6r	18
5gu	0-g 1k
5h	0b 1-f 5d 6m
5si	17
5ti	0-c 1g
5y	07 1-8
4p	29
5ac	08
5is	0-v 1n 2a
5p	09
6l	0t
6r	0x 1-7 2-b 3-8
4rch	29
5e	01b 1-7 2-7 3-8 4-7 e-7
6n	07
5ou	07
5ti	47
4s	010 1-a 2-7 87 e-7
5k	39
5si	0h 1-8
6u	3a 4-7
4t	0f 1-9 2-9 4-g 6b aa d-8 ed
5ti	09
4udi	1d
5th	0-7
6o	0-7 1u 2-7
4war	0-a 4d
5s	17
4zur	0-i 1t
3b	1-c 29 a9
4.sc	7c
5te	78
41	6a
42	e7
4a	7-8 8h
5ch	77
6k	0l 1-u 87 d9
5la	19
5n	09 2g 4-9 d-7
6g	0i da
5o	1f 2-8 aa e-7
5si	ab
5tc	18
4e	0n 1-8 3-8 77
5am	0-c 1e
5fo	0j 2-a
5ha	0-d 1h
5in	0g
5nc	1d
6e	0a
5p	0-b 17 2a
5rl	07
5st	0c 1-a
5tt	48
5ve	29
4i	29
5a	0-9 1b
5ds	0-7 1b
5en	0-7
6t	019 1-f
5g	0k 1-b
5nh	38
4loc	17
5ue	0-e 1h
4oc	0-9 2c
5dy	28
5m	08 1-7
5ot	0-f 2h
5t	27
6h	011 1-7 2-9 4-8
5x	0-9 2c
4po	0-7 18
4rea	19
5id	1-7 2e
6g	0j 1-8
6n	0g
4s	89
4udg	0-a 1f
5il	0-i 1p 2-7 37
5si	1q 3-f
5t	08 47
4y	0m
3c	1-9 27
41	0-a 68
4a	0-b 2-9 4-a db en
5bl	18
5c	010 1-j 2-h d8
5lc	0-k 2p
6l	ef
6m	0-8 3a
5m	0-9 eb
5n	0w d-9
6d	010 4-7 7-c
6g	0g 2-8
5o	1-a 2e 3-7 4-b 717 d-7
5p	1-7 8y a7 e-8
6a	0d
5r	0-7 ec
6d	0-f 2-8 ap
6e	0-q 19 2k 37
6r	da
5se	0e
6i	27
5t	0-9
6t	0-h 2i
5u	0f
4d	0-h 2l
4ell	0-j 1g 27
5nt	0c
5rt	0-10 1-7 2-g 4-7 99 a1h d7
4hai	09
6l	0-i 19 4n
6m	3c
6n	1-a 49 eb
6r	0-j 1-7 2u 9a
6t	0-b 49
6y	0b
5e	0-b
6c	0-d 1-7 es
6e	3a
6f	29
5i	1-9 38 4-9 ai
6e	18
6n	88 e-9
6u	3c
5o	0c 47
6i	47
6t	08
5u	0-7 39
6a	07 e8
6c	4c
6n	0-9 17 2-7 9p
6o	3e
6t	47
6y	4d
4i	1d
5ti	0-h eh
5vi	0-a 19 a8
4lai	27
6s	9b
5ea	0-x 2-7 3h 4-a d8 el
5ie	0-p 2-b 4s
6m	da
5os	e9
4o	0v 19 3-a 4-a d8
5ac	0-h 1c
5co	0-7 1g 2-8
5de	0-h 98
6i	0e 2-7
5gn	0-k 2m
5ll	0z 1-7 2-b 3-h 4a
6o	0-a
5mb	0b 2-7
6e	0a
6f	0d
6m	0-n 1c 2-e 31n 4-h 7d d-7 e-8
6p	08 1s 2-c 3-8 77 aa d-8 e-b
5nc	2d
6d	ea
6f	0-t 1c 3e
6g	0f 1-8 28 4-d
6n	0b
6s	1-e 2j 3n 4-8
6t	0-g 1v 2-e 3h e-8
6v	0-7
5ok	0-8 19
6p	0-f 3l
6r	19
5re	0d 1-c 27
6r	47
6v	0d
5ur	0-8 37 88
4pc	a9
4rea	19
6d	0-e
5im	0-9 ec
6t	49
5m	0d 1-b
5os	1-a 3e
4u	0-g 7l
5a	0i e-8
5lt	0-7 4k
5ng	0a
5oi	0-7
6n	4c
5rr	0d
5st	0-f 1d 4e
3da	07
5i	0-m 1-d 712
6l	09
6r	0-v 1k 2b
5m	0-8 3e
5ng	0-g 2-7 811
6h	19
6i	0f
5o	2-8
5p	1b e-9
5ta	1b 2b
6e	07
5y	0c e8
6'	0-8 e9
6s	d9
4bs	0-8 9-7 ek
5t	0-9 19
4e	e8
5ad	0-i 4f
6l	39
5ca	0-m 1o
6e	0-9
6i	4a
6o	0-c 2g
5di	0u 3-j
5fe	0-a
6i	0a
5gr	09 2-b 4-a 8r ea
5li	0q 2-8
5m	ec
6o	29
5pe	0-7 18
6l	1-b 2h
5si	0-c 2m 3a 4c e-a
5ta	0-d 4i
6e	3a
5ve	0e 1p 4-a e-9
6o	0-d 4b
4h	07 78 8-9
4i	0-h dk ei
5a	e9
6r	0-a 1b
5ch	0-e 2f
5em	39
6n	28 a9
6u	1c
5ff	48
5gi	1-9 27
5me	17
5nh	07
5pl	0-k 8d
5re	0-k 1e 4i
5sc	2-j 3k
6p	0-g 2g
4na	17
4o	1i e-g
5an	0-c 2b 4h
5c	0c
6k	19
6u	0-e 1i
5es	3b
5i	0b e7
5me	0-b dd
5n	0f 2-a
6g	0-7 4d e-8
6o	0-7 19
5wn	0-a 29 48
4riv	0-1q 1-d 2d 3n 4h 9g ag
5ug	0-c db
5y	0-d 2b
4sp	0-7 19
4u	18 d7
5c	4c
5ng	09 1-9 3b
5oc	0n 1-8
6i	da e-9
6n	2a
5ra	18
5ty	e7
4yna	0h
3e	0-c 17 2-8 a7
4.g	0m 1-a 2-9
4ach	0d e-8
5rl	0-e 48 da
4duc	0-8 1-d 79 8q
4e	28
5g	0-8 19
4ffe	38
6o	29
4igh	0-7 b8
4lec	2a
6m	29
4mag	0a 1-8
5be	0-7 1b
5pa	38
6l	0a
4n	19
5d	17 4-7
5er	0-15 314
5g1	99
6i	09 1-h 2i 4-b 79 a8 e-9
6l	0-8 1-b 5l 8b
5ha	0-e dl
5jo	38 4-7
5su	0c
5th	0-e 4d
6i	29
5vi	0y 2-l
4qui	2b
4rp	17
4spe	0a
6r	29
4tc	08
5hi	0-i 3k
4u	0-a
4val	0-f 18 2a
5en	d9
6r	0k 4-7 d7
5ol	0-d 4i
4xce	0a 1f 2-9 3-d 4b
6h	0-a 2b
5ec	0c
5is	08
5pa	08
6e	01z 1-m 2-9 3-a 4-8 a-a cm e-d
6l	39
6r	27
5tr	0-7 1m
3fact	1c
5ir	0-9
5mi	0e
5st	0-8 4h
4eed	0-s 1h 2d
6l	07
4iel	0-e 2-7 8a ab eb
5gu	2a
5le	27
5na	0b 1-f 2e
6d	07 37 4-8
5re	0-j 9f
6m	0-d 3h
6s	1-c 9i
5t	e9
5ve	0-8 bb ea
4lex	49
5oo	0-7 4b
6w	0-a 17
5ue	0a
4ocu	2-7 3m
5ll	1-a
5od	0-i af
5r	016 1-d 2-o d-9 ee
6e	0-7 1f
6m	2a
6t	e8
6w	49
5ur	ba ea
4ram	0-f 1-9 2y
5ee	d7
6n	57
6s	18
5id	08
5om	0f 2-8
4ull	1-a 98 dl
5nc	0a 2-c 49
5rn	0-d 1d
3gage	28
5in	0-8 3d
5n	0-e 37 4-7 ec
5ug	0-9 2b
4cse	0-8 7a
4ene	1-8
6t	0-i 3g
5rb	19
6m	5a
5t	ea
6t	0-9 3b
4hi	08
4ia	0e
6i	0-7 3e 4-a
6m	1a
6n	0-8 e9
6o	0g
5o	0-7 ef
6n	3-f dh
4lob	08
5yc	09
4o	0-l 1o
5od	0d 1-8 4-b d7
6g	19
5ve	07
4rad	0-k 17 7g ea
5ea	0h
5ow	0-b 1p 3-b 4a
4wo	98
3ha	28
5cc	18
5i	1-c
5ld	09 1-7
5m	37
5n	67
6d	0-8 27 3c
6g	0a 2e 4-7 a-7
5s	0i
5ve	013 1-7 3-7
6i	0d
4e	e8
5ad	0-9 1c
6l	d8
6t	0-c 2c
6v	19
5ig	0-g
5lp	0f
4ien	4a
6u	0v 2-a 4-a
5gh	2-d 3k 4-9
5nd	57
6h	0-d eo
5ri	0-a
4oa	0-d 1-d 2d 37 5d
6c	01k 1-9 2-a e-d
6n	0f
5c	0-a 1-7 813 e-a
5ld	0f
6i	ea
5me	07
5ne	0-c 3b
5p	0h
5te	1-7
5ur	eh
6s	18
4q	08
4tml	0-8 1d
4uan	1-b 2d
5mo	0-c 48
4w	1-8 2c
4ygi	a7
3id	0-a 2a
5ea	0c 1-8 2-7 4d
6n	09 19 2-b
4elt	0-d 5p
4f	0k
4gam	09
4mag	0-c 1f
5me	0-7 d9
5pa	1b
6l	0k
6r	0-a 1-8 4l
4n	019 1-n 4-i a8 c-7 d-b ek
5ci	2d
6l	01e 1-9 2-n e-7
5de	0-e 3d
6u	0-j 1-9 2z
5fl	0-e 3g
6o	19
6r	0-9 2i
5je	0-7 2a
5no	010 1-7 2-7 3-9 4-7
5s	0-9 2b
6i	07
6p	0-d 3q 4-7
6t	0d 1-7
5te	0-u 1p 3f 4-e d9
6o	09
5ve	2i
6o	07
4os	19
4s	01l 2-l 4-7 e-b
5er	1-8 27
5ix	0-7 5c
5n'	09
5o	18
4t	0r 2-d be e-9
5s	0a
3java	0l 1f 2-j
4enk	0-7 1c
4lpt	5a
4ob	0a
5in	08
4s	1-7 2b
3kafk	0-a 1g
4e	0i e-8
5ep	0-f 3o
5t	48
4g	e7
4ha	0l 3-a
6c	0h 2-c 4-7 ec
6i	0-8
6m	08
6t	0-7
6u	0-7 28
5i	29
5o	49
6e	0-d ek
6i	1a
6n	0-j 3g 4-7 do e-8
4ien	1-8 89
5nd	0-e 3h
6h	0i 3-d 4b cl d-8 e-b
4now	012 1-g 3-8 4b
4oc	08 1-7
4ube	0-f 1c 27
4y	0c
3la	010 2-a
5b	0-b 2j
6o	0-a 8n
5i	0-8 en
5ke	0-8 2a
5m	0q 1-i 2-b c-7 ds
5n	0e
6g	0a 1-9 2-8 6e
6h	0-9 4-8 ee
5p	0-8 ee
6t	0-i 1a e8
5rg	3-d 4f
5st	0-9
5y	1c
4e	0-b 3b
5ad	3-d 4l
6r	0a 1-9 2g 3-7
6s	07
6v	0-c 49
5ct	19
5d	0-a 1c
5n	0j 2-7 e-9
5tt	0-8
5ve	1-b 2-d 4-7 8e 9a ad d-8 e-b
4ibr	0-g 2d
5ce	0-y 2-9 a1l
5en	0j
6u	28
5fe	0-9 18 28
6t	0-j do
5gh	07
5ke	0e 2-8 3a
5ne	0-h 2d e8
6k	07
5ve	0-o dt
4o	0-8
5ca	0a
5gi	0-b 19
5i	18
5n	0-8 eb
6d	0f 1-8
5ok	0b
5w	0-d 1g
4uat	0-7 1e a7
5c	27 4h
5oi	e7
6n	0b
5u	27
4y	2i
3mach	0c
5in	0-l 114 2-9
5ka	0-8 19
5n	47
6a	1g 2o 3-h
6g	0-f 1a db
6n	0e 2-7
6y	1-7 4g b-7
5ri	17
6k	19 2c
6s	aa
5st	2-7 7c 98
5t	0-d 49 da
6e	0-7 28
6h	0-b
6r	0-7 7c
6t	0-c 2e 49
5u	0-9
5y	1d 2-7 4-7 e9
4ca	7a
5sa	9i
4e	0-9 27
5as	1a
5di	0-c 1-8 7f ad
5et	0h
5g	0-a 1c
5mb	0g
5nt	0-t 1c 3k
6u	07
5ss	19
5ta	0-f 2c
6h	1-7 2b
6r	0-g 1e
4icr	0-h 1v 2-9
5nd	2-h 4s
6h	0c
6i	08
6u	0-f ed
4obi	0b 1-7
5de	0-d 18 2c
5i	0-a 48 e8
5le	1b
5n	0-a 1g
6g	37
6i	0k 1-c
6o	09
6t	0-q cw ee
5re	0b 1-g 2-8 b9 cb
6n	0-a ee
5ti	0-11 3n 4i
5us	17
5ve	3a
4s	0-a 27
5c	0-h 7m
4uch	0-b dc
5lt	0-r 1h 4a
5on	47
5si	0-8 1i
6t	0l
4vp	09
4y	1-a 27 88
3n3	69
4ai	27
5m	0-f 1-j 2-b 7-7 8b c15 dv
5ng	39 e-7
6o	0-7 27
5ti	07 1-7
6u	07
4eed	010 4-7 e-a
5go	0e 3-8
5t	1i 9-8
6w	0-f 1-d 2i 3d
5w	07 1-7 2-7 4m
6l	0-9 dc
5xt	08
4gan	0j 19 2-9
6y	eb
5he	2-e 3-7 ac
6i	0b 1-l 8f cu d-7 e-d
5oa	09 3-k dm
6n	0-b ed
5u	4d
6o	47 d9
4ha	1-d 29 d8
6n	0-g 1-a 28 8k e-8
6t	cd
5e	0-9 3e
6n	47
5ie	0-n 4j
6n	4-d el
5om	27
5u	0d
4igh	di
4o	1-c do e-8
5de	0-h 1p
5i	0-9 18 2-9 4-8 d-8 ep
6s	17
5n	08
5rd	0d
5sq	0c
5t	39 df
6h	49
6i	0-c ea
4sop	0-j 1n
4u	d11
5tr	0-m 1a 2c
4ysc	98
3o	07
4bje	0c
5se	0-g 1k
4cca	d7
4f	014 1-u 3-e cg d-a eb
5f	09
6e	0p 2-a
6i	2f
6s	0-q 1q
5te	e7
4n	0q 1-e 2-n 4c dd
5ce	eb
5e	1-g bq d8
5ly	09
4pen	1-e 3v 4-7
6r	0-8 1-9 49
5po	0i
5ti	0e 2-8
4r	01o 1-l 2-o 4-d a-a cm d-7 ea
5al	08
5de	07
5ga	3x 4-i
5ie	0-7 49
4the	0-f 4g eb
4ur	013 1-a
5t	48
6d	0-c
6s	0a
4ver	0-a df ea
4wn	0-a 1-7 du
3p	0-9 1d
4age	0-7
5id	0c
5rt	0g 1-f 2g 39 e-a
5ss	0-h 1-a 2-8 3j d8 ed
6t	17
5tc	0-a 17
6i	38
6t	0-f 2n
5ym	07
4cr	17
4ens	08
5op	0a
5rf	0d 1-d 2a
6m	0-8
6s	0-l 17 28 3i 4-g
4hag	0-a 1l 2-9
6m	0-9 2s 8-7
6n	3a
6p	1-a 27
6r	07
6s	0-9 2e
6t	07
5d	0h
5ep	0-9 4c
5on	0b e-a
6t	0-7 1b
5p	0-c 1d
5uc	0-a 1a
6o	18
5ys	1-9 8c d9
4ick	37
4lac	0c
6n	0h 2-9
6t	08
6y	0-d 19
5ea	0c
5m	0-d 1e
5ug	0-b 2d
6s	0h
4oin	ea
5li	0-d 3c da
5rt	0-a dg
5si	0q 2-8
6s	0m 2-9
6t	0a
5we	28
4r	1-9 eb
5ac	0g 1-9 28 4-7
5ed	0-i 1k
6f	012 2-f
6s	0-k 1l
6v	18
5ic	0-7 19
6n	0-g 2h
6v	09 1-9
5oa	0-l 3o
6b	0-12 3a 4y
6c	0-f 2h
6d	17
6f	015 1-f 3-7
6g	0b 1-d 2c
6j	0e 1-c
6p	0b
6t	1h
6v	0l 1-e 2c
4sm	08
4ubl	0-p 1h ei
5re	0-a 1k 2-9
6i	0-g 19 29
5t	0-7 3a
4yth	1h
3qt	09
4ua	0i
6l	2c 4d e-7
6n	0w 4-a e-8
5ic	0-8
6e	0-7 da
5oc	0-b 2e
5y	0-h 18 2-7 4g 88
3r	0-8 1m 2-8
4a	0a
4ead	d7
6l	09
5ce	0d
6o	0-b 28 eh
5di	07
6u	0-d 1j
5fa	09 1-8
6e	0-9 db
6i	2-a 4e
5gi	0-y 2-b 4c a10
6r	18
6u	09
5la	0-n 3-e 418 8a
6e	1j aa
5mo	07
5po	09 1-a 28
5qu	1-7 2q 4-b
5se	0-q 1o 2b
6i	0-9 ea
6o	07
6p	0-a 2-c 3a 4n
6t	0-j 112 2-c
6u	09
5ta	0-i 27
5vi	0f 2-c
4igh	dd
5sk	1a
4ole	0q e-9
5ta	0-m 1a dg
4umi	0-c 2d
5n	29
5ou	0-8
3s	0x 2-7 8-k a9
4afe	0-b al
5il	0-c 1e
5le	0a
5mp	17
5n	07
6g	0a
5p	18
5t	0-7 2h
6i	0f 2-b
6u	0-l db ei
5u	0b
4c	0-7 df
5al	1-7 27
6n	0-a 5e
5ie	0-7 1-7 87 ed
5re	0-c eg
6i	0-i 1f 2a
6u	0-k 1b
4e	08
5ar	0b 1-a
6s	ch
5cr	0-a
6t	28
6u	1j 3-7 4-c aa
5lf	3h
5ni	09
5o	0g 1-d
5pa	0-d 2f
5rv	2c 4-8 e-7
5t	07 28
5ve	0-8 48 bb
4har	3i
5if	0-j et
5op	2a
6r	0-l 3i
6u	09
4ien	37
5gn	09
5mi	0j
6u	0-o 1a 2c
5nc	08
6g	0-m 17 dg
6h	0-e 7c d9
5te	ec
5x	0-c ba d7 e7
4kil	0n 1-a 3-8 4a
4mar	da
5ok	0-8 eb
4o	3-7 d-8 e-9
5ft	2a
5li	1-7 7c
6u	0l
6v	0-h 4l
5me	0m 1-7
5n	18
5rt	0-d 2g
5un	0-f 111 2-8
6r	2-8
4par	0-9 1h
5ea	0b 38
6c	0g 2-7
6e	0-e 2g
5or	3d
5ri	0-l 113 2-c
4ql	0-a 2c
4re	0-b 1b
4tac	0-e 2i
6f	47
6k	1-n 3c 4g
6m	0-a db
6n	0-a 47 d9
6r	0-p 4c d9 ea
6t	aa
6y	0-l ed
5ea	0-b
6e	0-9 db
5or	0-q 2f 47
5ra	0-9 1c 28
6e	1-7 27
6i	49
6o	0m 1b 2-c 3-8
6u	3c
5ud	1-8 2p
4u	aa e7
5bj	0d
6s	1-8 2g
5c	0-c df
6c	0g
6h	0m 2-e
5nd	0-b d8 e7
5pe	0f
6p	0l 1-8
4w	08 1-9
5if	18
6m	0-a
4yst	2n 4-a e-7
3t7	0-7 e9
4ac	2-7 4-8 ei
5i	0r 1-7
5ke	09 4e
6i	0-8 3b
5lk	0-b 3a
6l	17
5ng	0-9 dl e-8
5o	0-8 a9
5p	09
5sk	0-b 4l
4dd	0d 1-b
4e	2a
5ac	0-k 1e 28
6m	0-e 1-e 3o 4n e-b
5ch	1-a 2f 3-i 48 8k 9b d-7 e-e
5le	0-h 1i
5nd	1-7 2a
5rm	47
6r	1b
5st	0-m 1h 2i 4-a a9
5t	e7
4ha	0-7 49
6m	07
6n	0b 1-e 2-i 3-9 cy d-9 ee
6o	0e 2-d
6t	0q 1-7 e-8
5e	010 1-13 29 3-a 4l 9h a-7 d-i e8
6i	0m 4-8
6m	0m 2-b
6o	1-b 2c 4-9 8c
6r	0a
6s	09
6y	07
5i	0c
6c	2-7 39 49
6e	0d
6n	0-d 28 3b
6r	1b
6s	0o
6t	0-a 2b
5oa	0-a 28 49
6i	0-a dd
6n	0-c 2-c ed
6r	0-7 3c
6s	09
5re	0-i bo
6o	08
5u	2-d 4a
6a	0-g 27 8a
6c	4s e-a
6e	0-a 2c
6r	0-8 eb
6y	3g 4-a
4ich	0-7 29
5en	1-i 2-h 4j 5o d-7 ef
6p	4e db e-8
6u	09
5me	d-7 e7
5n	1c 2-d 4a
6h	0-h 29 3g
4ms	08 1-7
4o	0u 1-g 3-e 4d a-9 c8 d-g en
5an	a7
5ei	5b
5ge	07
5i	e7
5le	09
5n	37
5ol	0-l 1-7 2q
5p	2b
6o	0-e 1g
5t	0v 2-j 3-8 4-i 7i ei
5wa	09
4rac	4g
6d	0-7
6i	2-i ab
6n	0c 1-f
6v	0-1a 1-8 2-7 4-b d1b eu
5e	49
6n	bf
5i	0g 2-9 47
6a	0-7 2a
6e	1a
6n	0-9 3-8 4c
5o	01a 2-8 8-i e-b
6n	014 1-8 4-c
6u	1a
5u	0-7
6c	0-a 89
6n	0-j 1-d 69 7u
6o	0-l 2a ea
6s	0-b 28 37
6y	0-f 49 ea
4u	2-c 3c dc e-7
5an	0-d 3a eh
5i	27
5ng	0b
5oi	0-g db er
6n	0c
4wen	e8
5ic	0-7
5o	0-7 1-c 3-8 bw de e-7
4y	0e
5pe	0-8 1b
6o	19
3ua	4-7 eh
4k	0-a ei
4nde	0g 1-c 2n 3-8 4-7 e-7
5fl	0-b 3c
5g	0f
5iv	0-i 7m
4p	0a 2-9 47
4s	0b d8
5e	08 47
5in	0x 1-a 2-j
4til	0-7 1c 2-8
4u	0j 1-7 d9
3va	01s 1-c 3-c 4-p
5cc	0-f 1-a eb
5i	0-9 2b
5li	0-7 d8 e9
6u	3b
6v	0-8 2a
5n	09 1-8 28 47 67 e-8
5ri	0k 1-8
5t	0-8 1a
4e	0l 1-b 2d
5hi	0-a
5rs	09
6y	09
5ss	27
4i	0g
5ad	0-r 1t
5ec	0f 1-c 3-9 4j d-7
6n	1-a 8b
6t	09 1-7
6w	0-7 2d
5si	ed
6u	0-7 17
4oca	77
5i	0m
6c	0-8
5lt	0-c 2h
4u	0-9 4c
5c	07 1-8 27
5ng	0a
3ware	27
6m	0-7 3a
4e	0z
5b	0-i 1i
5ek	0-p 2-7 4-8 e1c
5ll	0l
4hat	4e
5ee	e9
6n	0m 4-8
6r	0d
5ic	0t 2-8 4-7
6l	0u 4-d
5o	0r 4-8
4ide	0b
5ll	016 1-7 3-7 d-8
5nd	0-e 17 2d
6e	1-7 29
5re	0-8 2i
5th	01n 1-p 2-r 3-f 4e di e-7
4ord	1c
6k	0s 1-f 3-a 4-e de e9
5ul	0r 2-9
4rit	08
4sq	99
3xac	0-8
5y	0-d 17
4e	0-9 19 d9
5p	0-c 28 e9
4oay	0-j eg
4u	47
5c	0-b ea
5on	da
3y	0-8
4ear	1-e 2-s 3-7 4-k c2j d-7 e-9
5u	07 1-8 3h
4ou	01h 2-a 3-8 4-7 d-8 e-7
6'	013 3-9 d-a
6r	0o 1-e 2-d 3-b 4z d-9
4rs	0-p cw
1art=dropped	01d 2f 3-y 4l 5-r 6-a 7-a 8-f 9-d ag d-l em
6uties	0a 1b 2-m 3-y 7a 8l 9j a-d ce e-m
5intro	0u 11h 2f 4p 5-f 6-f 7-b 89 9-r a-13 b-a c-9 d-f e8
5nice	0-7 1-1b 38 4-w 5a 67 8x 9m ah cd d-w
6one	2-d 3d 4-b 6-7 7-8 8-f 9e ai c-9 d10 e-j
5requirements	1d 2-s 311 4-n 5q 6k 7s 8-t c-17 dq e-r
0r=A	019 1-s 2-e 3e 413 5-w 6-9 79 8-d 9-a a-8 b-8 c-8 de ea
3^	0c
2C	0r 1n 38 5-11 6-h 8q al b-f c-l e-f
3^	0u 1-l
2D	0d 1s 3-d 5-b 6-f 88 9-d ax b-i c-j dn e-b
3^	0d 1a
2F	0o 1k 4d 5-q 6-g 9-l a-i cw d-l ei
3^	0p 1-e
2L	01a 1-e 2-7 3-7 db
2O	0i 2i 4-7 5-8 6m 7-8 9-9 ai cb d-v
3^	0o 1-h 77
2P	0-11 19 2-i 3-1b 4-z 51x 610 7-d 8b 913 d-8 e-8
3^	0-1f 11c 7-d 910 d-e
2R	0-l 1m 4-s 5s 6l 7i 9x a-h b8 c-l d-x e-i
3^	0-f 1l 2-k 3x 4-k 5k 6-b 7r 8-g a-k bf c-k d17 e-w
1a=A^	0m 1-c 5-f 77 d8 ec
4like	0-l 4h
4with	08
3C^	1-10 3r 5-b 98 af c-8 dh
4ability	0-13 116 2c 3-7 4-7
6le	0-g 17 3b
4experienced	0c
es	0-8 1c
4good	0-c 17 28
4including	18
4knowledge	17
4like	07
4nghiệm	0a
4passion	09
bate	0a
4skills	08
5trong	0i 1-b 2-g 37
5uch	1c 2-c
4understanding	0-7 19
5sing	0n 1-d
4with	1-u 2d 3-d 4z 8g d-7 e-8
3D^	09 2x 3-f 4-k 87 9-7 c-7 de
4ability	0-8 2-7 3f 48
6le	0f 1k 4-k
4chỉ	07
5ó	0-8 d9
4experience	0-m 1-c 2-b 39 412
9t	1d
aise	1d 2b 4-a
4knowledge	09 19 2-e
4like	09
4passion	0-y 37 4s
bate	4c
5hần	0b 2-7
5roficiency	0e 2-8
4such	0b 1-e 2b
4thành	0c
4understanding	1-9 2e
5sing	0-z 112
4with	0j 1-f 4-d am e7
3F^	0e 1l 4c 5-h 6-b 9-b a-8 c8 d-g e8
4biết	0-15 1a 2e
4có	016 e-z
4experience	0s 1-c 2-7
4good	0-b
4like	07
4ngành	0c
5ăng	0-p 4-a ey
4with	0-o c8 d9 e7
3L^	d9
4including	0a
4with	08
3O^	0-7 1-f 2c 3h 416 5-8 9-k a-r ea
4biết	0-y 1m 2j
4chỉ	0-j ap
6ứng	ab
5ó	0e 9b e-a
4good	07
4knowledge	0-q 1d 2f
4năng	09
4strong	09
5uch	0p 1-a 2-8
4về	0d
4with	0j 1-b 2-9 3-7 4-f 6h e9
3P^	0-7 1w 37 4-j 5q 8-19 9g ag e-y
4ability	1-7 5d
4biết	0n 2-u 4-7 6d a-9 em
4certified	08 1-c a7
5hỉ	0d 1-h 2-e 9v
6ứng	0h
5ó	0-l 1-c 2-c a7 db es
4degree	0f
4experience	07
4kinh	0-8 1-8 2k 8e
6ến	0-b 2-8 8s
5nowledge	0-8 2a
4nghiệm	0-8 1s e-7
9p	0-g 8q
6ành	0-f 2u
5ăng	2-c 411
4thành	0-c ef
6ức	07
5ốt	0-8 89
4về	0-e 1o
4with	0-a 1e 2s a-7 d-8
3R^	0-j 1-9 2-10 3-h 4-c 5k 6h 7e 8s 9x a-7 b-c eb
4ability	0u 1-c 2-a 3q e-b
6le	0-a 1-t 3g 4x a-d c-8 df ee
4background	0-9 2-9 4-7 8f b8 ct
5iết	0c 3e 4g 5a 6k 8-8 a-9 c-a d-8 e-f
5ằng	07 4-9 5-b 6-9 7g 8c a-7 e8
4certificate	0-9 1-a 4-8 9c bb e9
eion	0-14 a1a
5hỉ	1-8 2-h 3b ac e7
6ứng	0-7 a8
5ó	0-q 2-p 3-9 4d 7-7 8-9 97 ag c-b dz em
4degree	0r 1-9 2-12 3-k 4-e 8b 9f at e-8
4excellent	0-8 1-b 2-9 314 4-h e7
6perience	1p 3-7 4-r 7e 8r bd c-e d-a e-g
ed	1b
es	0c
9t	0e
aise	1-e 27 4b
4fluent	0c 1-7 2-7 5b
4good	1-9 2-c 3t 4-a 57 a-8 db e7
4hiểu	0-7 2h 4c
4including	19 2-l 4-9 ek
6terest	0-9 2l
4khả	0p 4-c
5inh	1-d 2f 47 co e-a
5nowledge	0i 1-9 29 39 4l e-a
5ỹ	0j 1-i 27
4like	0-9 1k 3-7
4mềm	27
4nghiệm	09 1-f 2p 3-e 4-r 8-8 a-8 bb ce d7 ei
9p	0c 2u 3-e 4-h 716 c-b e-h
6ành	1f 3-8 77 b7 e-a
5ăng	09 1-8 218 3i 49 8-7 a-7 c-7 d-9 e-n
4passion	07 2j 3-a 4-g
bate	1-8 2-d 4v
5hần	0-c 2n
5roficiency	0-h 2c 5e 6e
4skill	0-r 4n
9s	2-j 3o 5b a-7 e-a
5trong	0-r 19 2n 4n e-8
5uch	0-o 11q 2-i
4thành	0q 2-c
6ạo	1i 2t 3-a 4-f
6ần	2-a 4-7 eg
6ức	0-8 48
5inh	07
5ốt	2-p 4j 87 c-8 dd em
4understanding	0i 18
5sing	1v 2-g
4về	0-b 2h 4-b cp
4with	0-f 1j 2-f 4b 5-a 8-c 9a bd e9
0s3='ll	0f
4re	0l
4ve	0c
3.js	0-f 1g
4sc	7g
30	08
40	0-g eh
50	0c e-8
42	bc
51	09
55	27
43	ca
4am	0-7 e9
31	0d 1-7 a7 bm d-a e-c
42	8g e-7
50	08
44	e7
48	0-r dl ea
32	1-9 a8 bl cd e-j
4+	b9
42	0-7
33	0d 8c a8 d-7 e-g
4+	bd
40	0-8 eh
45	e7
465	2c
48	e7
34	0-b 8f
4+	b8
40	ec
45	b-7 eg
35	0-l ck ea
4+	b7
40	0-c ej
50	08
36	0-a bp c7
4.5	69
40	dd
37	0-c e8
400	0-7
38	0a
4h	0-7 e7
390	0a e-8
3a	016 1-r 2m 3-p 4f 9-8 bb d-m
4ce	08 2-8
5h	4n d-7 e-g
5k	0a 1-8 2c
5t	0-e 1l 37
5y	07 2-8
4da	0-b 1a
5e	0-i 17
5s	0-8 28
4ff	47
4ge	0-e 1m 2s 3-8 4-8 e-8
4ho	0-7 1a
4i	09 1-9
5d	2-a an
5l	0-r 4g
5n	07 2-8 3f
5r	0-h 1c
4ke	0-m 2q 47
4le	0-7 18
5k	0-7 39
5l	0r 2-7 4-9 e9
5m	0-8 3a
5s	0b 2c
4m	0-8 29 e8
5e	1b
5p	0-c 27 da
5s	0-j 1-7 2l 4g
4n	0p 1-h a9 d-9 eb
5d	01m 1-y 3-i el
5e	0e 1-8
5g	1-e 4-7 7-a 8r 9-8 a-d ck dt e-h
5h	0g 2-j 37 5c 6l 7-8 8-f c-7 d-b ek
5s	0-g 5c
5t	0w 1-7 3-7 a9 e-7
5y	0l 1-i 4i b-7
4p	29
5i	2a
5p	0b
4rd	0-v 1d 2-c at
5e	0m 2l 3-a d-9 e-d
5k	0-h 1t 2-a
5m	0-l 39
5n	0b
5s	0-m 1-9 2-i 4-e be c1s
5t	2-7
5y	0-f 1z 2-8
4s	010 1-a 2-7 87 e-7
5e	0f 1e e-8
5k	0-e 17 3c
5s	0-m 1b 9b
5t	1-9 2-8 4y
4t	0f 1-9 2-9 4-g 6b aa d-8 ed
5a	29
5e	0q 1-q 3-e 4-g 7h ar dg e-h
5h	0-8
4va	0c 1g 2-f
5e	0m 1-9
5y	19
4ws	17
4ys	0-d 2-f 4-a dh es
3b	1-c 29 a9
41	6a
42	e7
4a	7-8 8h
5l	0d
5n	08 2g 4-9 d-7
5o	1f 2-8 aa e-7
4e	0n 1-8 3-8 77
5p	0-b 17 2a
5r	1b 2-7
4i	29
5a	0-9 1b
5g	0k 1-b
4le	0p 37 d-7 e-7
5y	0j 2-a
4oc	0-9 2c
5m	08 1-7
5t	0-a 27
5x	0-9 2c
4po	0-7 18
4s	89
4ut	08 47
4y	0m
3c	1-9 27
41	0-a 68
4a	0-b 2-9 4-a db en
5c	010 1-j 2-h d8
5l	0-e 1c 2-10 3k 7i 87 99 a8 d-c
5m	0-f eb
5n	0q d-a e9
5o	1-a 2e 3-7 4-b 717 d-7
5p	0-9 2-7 8y a7 e-8
5r	0-7 ec
5t	0-a 18
5u	0f
4cp	17
4d	0-h 2l
4ed	0-f 49 dk
5l	0-h 1p
5s	07 1b 4-9 d9 e-8
4hi	1-9 38 4-9 ai
5o	09 47
5u	0-7 39
4i	1d
5t	0-e 1f
4ks	28
4le	0-v 1j 2h
5s	9b
4o	0v 19 3-a 4-a d8
5l	07
5n	08
4pc	a9
4rm	0d 1-b
4sa	9i
5e	0-a 7g
4ts	0-d 1f 2f 3-7 48 e-7
4u	0-g 7l
5a	0i e-8
5s	3a
3da	07
5i	0-m 1-d 712
5m	0-8 3e
5o	2-8
5p	1b e-9
5y	0-g 1-d 2-9 dj e11
4bs	0-8 9-7 ek
5t	0-9 19
4e	e8
5d	0-b 1h 48
5m	ec
5n	09 1-9 ea
5r	0-a 2q 3-7
4ge	0r 1-b 2-9 4c
4h	07 78 8-9
4i	0-h dk ei
5a	0-7 e9
5c	08 1-7
5o	0-e 1g 27
5s	07
4na	17
4o	1i e-g
5c	0c
5i	0b e7
5n	0v 1-b 2-c
4ry	0-d 2a
4sp	0-7 19
4u	18 d7
5c	4c
5x	0-9 1l 2-a
3e	0-c 17 2-8 a7
4's	0b
4.g	0m 1-a 2-9
4ad	1i 3-8 4b
5k	38
5l	0i
5m	1b 2-8 37 48 e-8
5n	0-w 1c 98 df
5r	0-9 2-9 cr e-b
5s	4d
5t	1-7 2b
4ch	79
5k	0-l et
5s	0-8 1c
5t	09
4ds	0d
4e	28
5d	0-c 1g 29
5g	0-8 19
5k	ef
5l	db
5n	1-9 37 ea
5p	3i
5r	0l 4-7
5s	ee
5t	39
4gy	0-9 1g
4ic	5b
5n	0-g 1i
5r	0m 4-8
4ks	e8
4ld	0-a 8a e9
5e	0-a 1b
5f	3f
5l	0-a 1h 4-7
5p	08
5s	2f 4-7
5y	0j
4me	07
5s	1-7 2d 4c
4n	19
5a	07
5d	0-b ef
5e	a7
5g	0-b 1-k 2-8 5o 9d
5h	1-7
5s	0-j eg
5t	2i 3w 7-7 a-8 e-l
5u	07
4pt	08
4ra	0-a 1g
5e	0q 2-b
5m	47
5n	1a
5p	17
5s	1-p 2m 41i a-9 d-9 e-j
5t	0-9 3a
5y	08 2-a 4-7 a9
4se	09
5h	19
5s	0d 1o 3-7 e-a
5t	07 4-9 aa
4tc	08
5e	0-9
5s	27
5y	2-7 al
4u	0-a
4ve	0c
3fee	08
5r	07
4ic	0-b ee
5t	e9
4ka	0-a 1g
4or	011 2-u d-9 ee
4ts	0-a ef
4ul	0-f 2-a 311
3gan	0-e 37 4-8 ea
5y	eb
4er	0-e 2a 4b
5s	0-13 1-c 2y 4h 6e
5t	0-7 e8
4he	08 2-e 3-7 ac
5i	0b 1-7
5t	0-o 2-7 b8 d1a
4ia	0e
5o	0-7 ef
4le	0-i 1j da
5y	1c 2-9
4ns	29
4o	0-l 1o
5n	0-a 4b
4wo	98
3h00	08
430	0b
4a	28
5c	2-7 e7
5i	1-b 28
5l	0-7 aa
5m	07 1-h 2o 3h 4-8 8-7 d-7
5n	1-i 2b 8j c8 d-c
5o	0j 2-d
5p	09 1-9 28
5s	0i
5t	0k 1-e 38 4h cb d-b e-d
5u	0-8 27
5y	09 38
4e	e8
5f	29
5m	0g 2-9 e7
5n	0n e-7
5o	1-7 38 d-7
5p	4b
5r	0a 2-a 49 ea
5s	08
4ic	0-a 3d
5n	0-c 1-7 4-g dk em
5p	4b e7
5s	0k 1-7
5t	0-9 2b
5u	3c
4ly	1-7 3i
4oa	0-g 1-f 2e 49 5d
5c	0-a 1-7 813 e-a
5e	0-h ek
5i	0-i 1c 4d da e-9
5m	27
5n	1g 2-7
5p	09 1c 4-7 e-8
5w	07
4q	08
4ub	28
5c	0-i 17 3-8 419 e-c
5e	0-a 2c
5t	47
4w	1-8 2c
3iai	0-7 3e 4-a
5l	1l 3-9 4-d 7j
5m	1b
5n	0-h 2-c 5n 87 e7
5o	0g
4cd	0-9 1a
5e	0-l 1a df
5h	08 2i e-a
5k	0-j 3g
5s	1d 4-7 8b
4d	0-a 2a
5e	0n 3-8
5s	0-7 1a
4ec	0e 1-a 28 3-9 4j d-7
5d	0e
5m	1-i 3b 4i cv e-c
5n	09 1-d 2-a 4f 8h a9 d-b
5p	1-a 3-7 4m 8i d7 e-f
5s	1-d 2u 3-9
5t	012 1-e e-a
5u	0y d-8
4f	0k
5e	17
5t	0-k di ea
5y	08
4gh	1b 2-9
5n	18 2j 3-7 e-7
4ke	09 2-8 3a
4ld	19
5e	07 1v 3-7 4-g
5l	0n 4-7
5y	0i
4me	0-b d8 e7
4n	019 1-n 4-i a8 c-7 d-b ek
5d	0-o 1d 27 3i e-7
5e	da
5g	1y 3n 5-9 a8 b-a c-f d9 e-t
5h	0-h 4q 79 9-8 a-d ch d-a ec
5k	3d 4-7
5o	27
5s	0-c 1b
5t	0a
4on	0-9 1v 2k 3-7 4-w 8h 9j aq c-7 d-h e-l
5r	0g
5s	18
4ps	0-n 2a 4f
5t	18 2-7
4rd	0-8 1b
5e	0-v 2c 3t 4-b 99
5m	0-8 3b
5y	0-p 1f 2b
4s	01l 2-l 4-7 e-b
5a	18
5e	0j 2-8
5h	0-d 2-a 3a 4-8 5h 6b 8a
5k	1a
5m	0-b 2a 48
5o	18
5t	8e
4t	0r 2-d be e-9
5a	0d
5e	1-a 3g
5h	01l 1-i 2-l 3-c 4e
5s	0p 2-a
5y	0-j 1a 2-b 3-n 4u 7j a7
4ve	0-o 2-v 31m 4-8 a-7 b9
3job	0a
5y	39
4s	1-7 2b
3ke	0i e-8
5d	0e
5n	0-9
5r	0-e 1m
5s	0c 49 e-7
5t	2c
4g	e7
4ha	0l 3-a
5i	29
5o	49
4in	0-7
5t	0-7 17
4oc	08 1-7
4y	0c
3la	010 2-a
5b	0-d 2i
5i	0-8 en
5m	0p 1-j 2-b c-7 ds
5n	0j e-7
5p	0-8 ee
5r	1m 2-7
5y	0-g 1f 27
4ds	ab
4e	0-b 3b
5d	1f
5m	0-8 3b
5n	0j 2-7 e-9
5r	0-i 1e e8
5s	0-e 17 2l
5x	18
5y	0-7 1a
4ic	0-9 17
5d	1-c 7b e8
5n	08
5o	0-b dg
4ls	0n 1-a 3-7 4c
5y	07 2-d 3m 4-a
4o	0-8
5i	18
5n	0-8 eb
5p	0h
5w	0-18 1j 29 3b d9
4pt	5a
4so	0d
4th	d9
5s	5p
4uc	27 4h
5e	0-a 3a
5g	0-b 2d
5s	0h
5u	27
4ve	17 3-8 47
4y	2i
3mag	0a 1-8
5n	0-b 5a
5t	0-d 49 da
5u	0-9
5y	1d 2-7 4-7 e9
4ca	7a
4e	0-9 27
5g	0-e 1h
5n	2b 4-8
5r	0-9 1-7 2g 4a
5s	27
4ic	0-h 2a 3a
5n	0-8 18
5t	0-9
4l5	0-7 1b
4oi	0-a 48 e8
5n	1e
5s	0-7 2a
4ps	0-9 29
4s	0-a 27
5c	0-h 7m
4um	08
4vp	09
4y	1-a 27 88
3n's	0-7
5t	0b 38
43	69
4ai	27
5l	2-w 3n 4-q 7k dl
5m	0-e 1-j 2-b 7-7 8b c15 dv e-7
4ce	1-e 2-7 3-8 4-k ax cj d-g ep
5h	57
5y	0-b 29 ae
4di	57
5s	0-m 2i
4ed	0b 1-7 2-d 3e
5r	0-c 1b
5s	17 e-8
5t	1l 9-8
5w	07 1-7 2-7 4m
4g1	99
5e	19
5s	0c 2-e e7
5u	4d
4ha	1-d 29 d8
5e	0-9 3e
5u	0d
4ly	0d
4o	1-c do e-8
5i	2-9 4-8 d-8 ep
5t	39 de
5w	0c
4th	ee
5o	09
5s	1-b 216 3-9
5y	e7
4u	d11
3o	07
4ac	01o 2-m e-b
5i	1-7 3-k dl
5n	08 1-8 a7
5t	07
5y	0-j eg
4ck	0-b 1d
4de	0-c 1a 98
5s	0-q 2y
5y	0-8 1e
4f	014 1-u 3-e cg d-a eb
5f	0a
4gy	0y 1-e
4id	18
4le	0f e-a
5s	27
4ma	0-a 8d
5e	0r 1-7 e-7
5y	18
4n	0q 1-e 2-n 4c dd
5e	1-a bq dg e-b
5g	0u 1-l 2k 4-c 7-a 9-8 a-7 c-8 dm
5o	08
5s	0-n 1-8 2g 3-c 4n ac c9
4od	4-e ad db
5l	0-k 19 2b 8a
5r	0-7 4a
5t	0-e 2h
4pe	1a
5s	0-d 1b 49
4r	01o 1-l 2-o 4-d a-a cm d-7 ea
5d	0-o 1i ei
5e	0i 2-e b9 cb
5k	0-9 1-n 2i 3b 4-g a7 df ea
5m	1f 2-9
5s	0-k 1g 2h 4-8
5t	0-12 2c 3d 4-b en
5y	0-p 8m
4sa	0-7 5c
5e	0c
5s	1-g 3c 47
5t	0l
4te	0c
5h	0r 2-9 4-8
4ud	0a 1-d
5r	012 1-i 2-k 3-b 4l b8 d-b eb
5s	0-f 1-o 316 4a
5t	0f 3-7 4g
4ve	0-a 3e
4wn	0-k 1-9 28 49 dt e-9
3p	0-9 1d
4cr	0-b 1c
4en	0-8 1-9 3v
4hd	0h
5p	0-c 1d
5y	0-7 17
4is	0-p 1k 29
4le	19 3-8 4a
5m	0-d 1e
5y	09
4oc	0a 1-7
4r	1-9 eb
4sm	08
4ts	08 2-c
4ut	3a
3qt	09
4ua	0f 27
5e	0-d 2k
5y	0-h 18 2-7 4g 88
3r	0-8 1m 2-8
4's	0-j 7j
4a	0a
5i	0-c e7
5l	49
5m	28
4ch	0-y 1m 2f
4ds	28
4ed	0b 2-g 3c 9f
5e	0-8 1-e 4-g 8q bo dc
5n	1-7 2-9 bf
5s	0-n 2c 3b
4ge	3-d 4e
5y	0-e
4ic	0-j 7c
5g	0-9 1b
5p	0-7
4ks	1-7 2k
4ly	1-8 df
4ns	0-e 2l
4ol	0-a 2c
5m	0f 2-8
5n	2c
5w	0-8 4h
4se	88
5t	1-d 9i
4ts	0-e 1-a 2s 3b 4-a
5y	2d
4uc	0-9 89
5g	0-b db
5n	29
3s	0x 2-7 8-k a9
4al	17
5n	07
5p	17
5t	0-7 2h
5u	0b
4c	0-7 df
4e	08
5d	0-h 1p 3g 4-a
5o	0g 1-d
5r	19
5s	2g 4-7
5t	0g 1-a 2-7 4f
4ic	0-a 1f ab
5s	0c
5x	0-c ba d7 e7
4ks	0-e 4q
4ly	47
4o	3-7 d-8 e-9
5n	1a
5r	08
4ql	28
4re	0-b 1b
4so	0-9 18
4ta	0-7
5o	1a
5s	0j
4u	aa e7
5c	0-c df
5e	17
4w	08 1-9
3t7	0-7 e9
4ac	2-7 4-8 ei
5i	0r 1-7
5l	18
5o	0-8 a9
5p	09
4ch	0-g 1y
4dd	0d 1-b
4e	2a
5d	0b 1-g 2-7 49 89 99
5n	08 e7
5r	0-9 1-9 3-a 4e 7a ai
5s	0-9 1g e8
5t	e7
4ha	0-7 49
5e	010 1-13 29 3-a 4l 9h a-7 d-i e8
5i	0c
5s	0-h cr
5u	2-d 4a
5y	3d
4ia	17
5c	0-1a 2g 3y d9 e-9
5n	1c 2-d 4a
4js	07
4le	0-r 2h 3f
5y	07 47
4ms	08 1-7
4o	0u 1-g 3-e 4d a-9 c8 d-g en
5i	e7
5m	0-g 1c
5n	0-n 1e 37
5p	0-o 2d e7
5r	0-b 17 3l 4-i a7
5t	0v 2-j 3-8 4-i 7i ei
4ra	0a
5e	49
5i	0g 2-9 47
5o	01i 2-a 8-i e-c
5u	0-7
5y	0-d 2r
4u	2-c 3c dc e-7
5i	27
5s	aa
4wo	0-7 1-c 3-8 bw de e-7
4y	0e
3ua	4-7 eh
5l	0-c 27
5n	1-d 3l 4-i ei
5t	0-k 2a 87
4ch	0d 2-f db
5t	1-7 e9
4de	07
4es	0-7 27 4g
4gh	3e 4-7
4k	0-a ei
4ld	011 2-c
5l	1-9 98
4me	3b
4nd	1e 2-b 3-7 87
5g	0v 1-i 2-e 39 4-i 68 7r 9l a-a d-e e-d
4oc	0f 1-8 2h 3-7 d-8
5i	0-p 1-7 2-8 4b c-7 dx eg
5u	0-8
4p	0a 2-9 47
4re	0-k 1v 2d e-7
5s	ef
4s	0b d8
5e	0d
5t	0l
4te	08
5s	0-8
5y	0-c
4u	0j 1-7 d9
3va	01s 1-c 3-c 4-p
5i	0-9 2b
5n	09 1-8 28 47 67 e-8
5t	0-8 1a
4e	0l 1-b 2d
5l	0-q 1-g 2-g 4-f 8e 99 ad db ej
5n	1-h 39 4a
5r	17 4-7 9d
5s	0b
4i	0g
5l	0-a 19 a8
4oi	0m
4u	0-9 4c
5c	07 1-8 27
3way	27
4e	0z
5b	0-i 1i
5r	0-7 2b
4ho	0r 4-8
4im	0-b
4ly	0-9 dc
4sq	99
4th	0-a 1w 2-9 3-9
3xac	0-8
5y	0-d 17
4e	0-9 19 d9
5p	0-c 28 e9
4u	47
5c	0-b ea
3y	0-8
4's	0-7 e9
4en	1-7 2-8 4n 8-7 ed
5r	47
5t	0-7 3h 4-7
5u	07 1-8 3h
4ou	01i 2-a 3-8 4-7 d-8 e-7
4rs	0-p cw
4sc	98
3zed	0-d 39 d9
14=0	08
40	0-g eh
50	0c e-7
42	bc
43	ca
31	0d 1-7 a7 bm d-a e-c
42	8g e-7
50	08
44	e7
48	0-r dl ea
32	1-9 a8 bl cd e-j
4+	b9
4021	09
42	0-7
33	0d 8c a8 d-7 e-g
4+	bd
40	0-8 eh
5am	0-7 e9
45	e7
465	2c
48	e7
34	0-b 8f
4+	b8
40	ec
45	b-7 eg
35	0-l ck ea
4+	b7
40	0-c ej
50	08
36	0-a bp c7
4.5	69
40	dd
37	0-c e8
400	0-7
525	27
38	0a
4h	0-7 e7
390	0a e-8
3a	016 1-r 2m 3-p 4f 9-8 bb d-m
4ans	0-a 5c
4ble	0g 39 4-a
6y	0k 2-7
4ccp	18
5he	08
5t	49
4ded	0-c 1c
6r	0-9 2f
5s	0-7 29
4fka	0-a 1g
4ger	2b
6s	1-7 6e
4i	09 1-9
5d	0-b 2-9 ao
5ly	09
5ry	0-q 1f 2c
4kes	49
4lid	0-7 d8 e9
5l	0q 1-7
6y	2-c 3m 4-a d7
5so	0d
5th	d9
5ue	0-9 3b
4m	0-8 29 e8
5ic	08
4n	0p 1-h a9 d-9 eb
5ce	0-g 1h 3-7 4-f eq
6y	0-7
5d	023 1-y 2-7 3-g d-c ee
6s	3a
5ge	1-8
5h	0b 1-f 5d 6m
5ts	28
5y	07 1-8
4p	29
5hy	0-8 17
5is	0-v 1n 2a
5p	09
4rch	0-t 1g 2g
5ds	08
5e	01b 1-7 2-7 3-8 4-7 e-7
5ge	3-d 4e
5ly	da
5ts	0-a 1-7 2e e7
6y	0-9 2c
4s	010 1-a 2-7 87 e-7
5es	0-h 17 2d
5ic	ab
5k	39
6s	0-f 4q
4t	0f 1-9 2-9 4-g 6b aa d-8 ed
5ch	0-f 1u
5ed	1-8 47 8a e7
6s	0q
5ic	0-d
5on	0-8 19
6r	0-d 3o 4-f
5us	aa
4uty	0-7
4vel	0-i 1-8 4-b dj eu
4ws	17
4y's	0-8 e9
5er	47
3b	1-c 29 a9
4.sc	7c
41	6a
42	e7
4a	7-8 8h
5ck	08
5n	09 2g 4-9 d-7
6g	0i da
5o	1f 2-8 aa e-7
4e	0n 1-8 3-8 77
5am	0-g 1e
5p	0-b 17 2a
5st	0c 1-a
4i	29
5a	0-9 1b
5ds	0-7 1b
5en	0-7
6t	019 1-f
5g	0k 1-b
5le	0a 1-7
5nh	38
4lem	0-8 3b
6s	0-7
5ic	17
4oc	0-9 2c
5dy	0-8 1e
5m	08 1-7
5ot	0-c 2h
5t	27
6h	011 1-7 2-9 4-8
5ut	0f e-7
5x	0-9 2c
4po	0-7 18
4s	89
4ut	08 47
4y	0m
3c	1-9 27
41	0-a 68
4a	0-b 2-9 4-a db en
5c	010 1-j 2-h d8
5ll	0-a eg
6m	0-8 3a
5m	0-9 eb
5n	0w d-9
6g	0g 2-8
5o	1-a 2e 3-7 4-b 717 d-7
5p	1-7 8y a7 e-8
5r	0-7 ec
6d	0-m 19 2-7 ap
6e	0-r 1f 2k
5t	0-9
6e	3-g aq d8
5u	0f
4d	0-h 2l
4eed	47
5ll	0-o 1i 29
5nt	0-c
5pt	07
5ss	08 17 2-e
4ham	3c
6t	0-c 49
6y	0b
5e	0-b
6f	29
6r	0-8 1c
6s	08
5i	1-9 38 4-9 ai
6u	3c
5o	0c 47
6i	47
6t	08
5u	0-7 39
6a	07
6c	4c
6t	47
4i	1d
5al	0-7 1c 4-8 7e
6n	89
5ng	0-h 18 3a
5ty	08
4ker	19
4o	0v 19 3-a 4-a d8
5de	0-c 98
5me	0a
5ng	0f 1-8 28 4-d
5rd	0-a ej
6e	0d 1-c 27
4pc	a9
4rm	0d 1-b
4tjs	07
5or	28
5ra	0-7 19
4u	0-g 7l
5a	0i e-8
5ng	0a
5oi	0-7
3da	07
5i	0-m 1-d 712
5m	0-8 3e
5ng	0-g 811
6h	19
5o	2-8
5p	1b e-9
5ta	29
6e	0n
5y	0c e8
6s	0-9 dj eh
4bs	0-8 9-7 ek
5t	0-9 19
4ded	19
4e	e8
5al	0b
6s	0-9 4e
5ls	0-a 2c
5m	ec
5nt	0-o 28 3h 9b
5rn	1c 2-c
6s	1-v 28 3a 4g
4ges	0-8 2a
6t	18
4h	07 78 8-9
4i	0-h dk ei
5a	e9
5ch	0-e 2f
5em	39
6n	28 a9
6s	0-e 2c
6u	1c
5ng	010 2d 3-a 4-b d-9
6h	07
4min	0-b 19
4na	17
4o	1i e-g
5c	0c
5i	0b e7
5n	0f 2-a
6g	0-7 4d e-8
5wn	0-a 29 48
4rug	0-b db
5y	0-d 2b
4set	2-f 4h
5p	0-7 19
4u	18 d7
5c	4c
6t	1-7 e9
5ng	09 1-9 3b
5oc	0n 1-8
6i	da e-9
5ty	e7
3e	0-c 17 2-8 a7
4.g	0m 1-a 2-9
5js	0-h 1i
4ach	08 e-9
6t	1b
5ms	0-p 1-7 2m 4h
5rn	0b
6s	0-k 1-9 2-l 4-e be c1s
5se	1d
6t	0h
5te	0b
5ve	0-d 49
6y	19
4con	08
5ts	1-7 4c
4ded	0a
5ge	0o 1-a 2-b 4c
5is	07
6t	0-9
5ux	0-9 1l 2-a
4e	28
5ds	0d
5g	0-8 19
5ks	e8
5rs	0-7 2e
4ful	0-c 3l
4gic	08
4ing	0o 1-7
4lds	ac
5er	0-8 ea
5op	0d
6r	07
5ts	0-d 5p
4mag	0a 1-8
5ic	0-q 17 2b 3d
5os	0-7 2a
4n	19
5ce	1-t 2-9 a12 cl d-9 e-a
6h	57
6y	ae
5d	17 4-7
6s	0-l 2g d9
5g1	99
6e	0-a 1e
5ts	0e 1-h 2r 3-7 e-8
6y	e8
4one	07
5us	0-7
4pts	0e 2-b
4r's	0-b 7d
5al	1-9 48
5ce	29
5ed	0-b 9g
5gy	0-e
5ns	0-b 2h
5p	17
4sso	29
5to	1a
6y	0-7
4tc	08
5ed	07
6r	0-7 18
6s	0-g 1d 27
5ic	0-v 1-7 2f 3t
4u	0-a
4vel	0-8 1-9 2-9 8f 9a ae d-8 e-a
6n	07
4wer	0-7
5ly	0-9 dc
3face	07
5ir	0-9
5st	0-7 4g
4ect	0-8
5ed	0-g 1i
5rs	08
5ty	0-8 al
4ice	2a
5le	27
5nd	38
5re	0-a 9a
6m	0-8 3b
5t	e9
6s	07
5ve	0-8 bb ea
4low	0-i 19 2b
4ood	0-k af
5r	016 1-d 2-o d-9 ee
6e	0k 2-a
6m	08
5ur	ba ea
4ree	0-7 d9
5om	0f 2-8
4ten	e7
6r	0c
4ull	1-9 98 d7
3gan	0-e 37 4-7 ec
6h	0i 18 2-b
4cse	0-8 7a
4ent	0-b 3e
5rs	0-8 2a
5t	ea
4hi	08
5ly	3i
4ia	0e
6i	0-7 3e 4-a
6m	1a
6n	0-9 e9
6o	0g
5es	2f
5le	0-t 113
5ne	08
6g	0-n 1z 3-7 4a
5o	0-7 ef
5st	0-e 8f
4o	0-l 1o
5ai	09 3-k dm
5ng	4-a ee
5od	0j 1-7 4-b d7
5ry	0-7
4ree	0i 2-b 4-b 8r
5ow	4b
4ths	07
4ues	4f
5oi	47 d9 e-9
4wo	98
3ha	28
5ch	0d
5ge	0-a 1l 2-9
5i	1-c
5m	37
5n	67
6d	0-b
6g	0-d 27 49 a-9 co
6h	08 1-7 2-a 39 eg
5s	0i
6e	07
5ve	011 1-7
4e	e8
5ad	0-f 1d
6t	0-d 2c
5ck	0-i et
5ir	0m 4-8
5lp	08
5me	07
5re	0p 2-b
6s	47
5se	07
4ich	0s 2-e e-7
5em	1-f 4d cw e-8
6n	47
6p	1-8 47 8j e-7
6t	38
6u	0s 1-8 4-9 d-7
5ft	ee
5gh	1b 2-9
5le	0s 4-c
5ne	07
6g	0-7 27 3-c 4b
6h	0-a 88 ef
6k	3d 4-7
5ps	0-l 2b 4g
5rd	0-8 1b
4oa	0-d 1-d 2d 37 5d
6c	01s 1-8 2-m e-b
6i	29
6n	08
5c	0-a 1-7 813 e-a
5ds	0-i 2s
5ld	07
5me	08
5ne	0-j 4a da
6g	0-f 3b 4-a dm
5ol	0-8 1b
5p	0h
5re	0-m 1q
6t	0-g 3i
5sa	0-7 5c
6e	0d
4q	08
4ree	0-d 1-7 bp
4uan	1-c 2c e8
6t	0-h 27 8a
5ng	0-7 17 2-7 9p
4w	1-8 2c
3ials	0-a 2k
5ry	0-h 1n
5te	d9
4ble	48
4cal	0-e 18 2-z 3l 7i 87 99 a8 d-c
5es	0c 19 4-a
5it	0-e 1f
5le	0-8
4d	0-a 2a
5ay	0b
5er	0-7 2c
4eld	0-7 8a eb
5ne	a7
6g	1-g 2-8 5p
6t	3a
5ty	09
5ve	0b
4f	0k
5ic	0-b ee
5ts	0-a ef
4ght	0-t b8 d1b
5ns	29
4lar	0j
5ls	0g 1-9 4d
4mum	07
4n	019 1-n 4-i a8 c-7 d-b ek
5al	eb
5ce	08
5di	57
5ed	2-9 3f
6r	0-a 1g
6s	17 2-8 48
5gs	0c 2-e e7
5s	0-9 2b
5to	09
6s	ea
4ong	3-f dh
6s	0-c 1-c 2l 3-b 4o ad
5s	19
5us	1-8 3e
4per	1c
5le	0-7 4c
4que	0-e 2k
4red	0d
6s	0-8 3d
5st	1-c 9i
4s	01l 2-l 4-7 e-b
5ed	38
5o	18
4t	0r 2-d be e-9
5al	28
5s	0a
4ven	0-o 2e 4g
6r	9e
6s	07
5il	0-a 19 a8
4zed	0-e 39 d9
3java	08 1j 2-e
4ect	0m 4-b
4lpt	5a
4ob	0a
4s	1-7 2b
3ke	0i e-8
5ep	0-9 3j
5nd	1-d ek
5t	48
4g	e7
4ha	0l 3-a
6c	2-a e9
6i	0-8
6m	08
6t	0-7
6u	0-7 28
5i	29
5o	49
6e	0-d ek
6i	1a
4ien	1-a 89
5nd	0-9 3c
6g	0i 3n 4-g
6h	0i 3-d 4b cl d-8 e-b
6s	0-7 1c
4log	0a 1-8
4now	09
4oc	08 1-7
4y	0c
3la	010 2-a
5b	0-b 2j
5ce	0d
5i	0-8 en
6n	0-b 3e
5ke	0-8 2a
5m	0q 1-i 2-b c-7 ds
5n	0e
6e	0i 1-8
6h	0-9 4-8 ee
6t	0-7
5p	0-8 ee
5ss	9b
6t	0-9
5te	0-q 1d
5y	1c
4den	09 1-7
6r	1d
4e	0-b 3b
5ad	07 48
6n	0-l 1a 37 99
6r	0-9
5d	0-a 1c
5ms	0-a 4i
5n	0j 2-7 e-9
6t	016 1-9 2-7 3-b
5rt	0-d 3a
5ss	2h
4ice	0-7 da
5en	0j
6u	28
5fe	0a
6t	0-g dk
5ke	09 2-7 3a
5ne	2-7 d8
6g	0-1g 1b 2c 3a ds
5sh	0-9 1-c 37 5m 8b
6m	0-a 2b
5te	0-8 38
6y	3-8 4l
5ve	0-f dl
4ler	0-7 1b
6y	0-8 1b
5ow	1-7
4o	0-8
5ck	0-7 1a
5gy	0y 1-e
5i	18
5ma	0-b 8d
5n	0-8 eb
5or	0-7 4b
5ud	0c 1-d
6r	0-a
6s	0-8 3a
5w	0-d 1g
4uat	0-7 1e a7
5c	27 4h
5oi	e7
5u	27
4ves	28
4y	2i
3male	0-7
5n	47
6g	0-f 1a db
6y	1-7 4g b-7
5t	0-d 49 da
6h	0-9
5u	0-9
5y	1d 2-7 4-7 e9
4ber	0d
4ca	7a
5sa	9i
4e	0-9 27
5et	09
5g	0-a 1c
5nt	0n 1a 2g e-e
6u	07
5rs	0g
4ics	0e
5ng	0l 1-h 28
6h	0c
4mes	0-8 2a
4oi	0-a 48 e8
5n	0-a 1g
6g	37
6o	08
5re	09 1-g 2-8 b9 cc
5st	09
5te	09
5ur	0-8
5ve	0-b 3a
4s	0-a 27
5c	0-h 7m
4uch	0-b dc
5on	47
5st	0l
4vp	09
4y	1-a 27 88
3n3	69
4age	0b
5i	27
5m	0-f 1-j 2-b 7-7 8b c15 dv
5ng	39 e-7
5ry	1b
5te	1-9 3h
4ced	0-k 4b dk
6s	db
4day	0-9
5ed	0-9
6r	0b
5on	0f 1-8
4eed	0i
6r	0g
5rs	2-a 4j
5ss	0-a 1m
6t	38
5t	1i 9-8
5w	07 1-7 2-7 4m
4gay	eb
5er	0-e 4b
6s	0-q 2f 4l
5he	2-e 3-7 ac
5le	0-a 1b
6y	1c 2-9
5on	0-8 4b
5u	4d
4ha	1-d 29 d8
6n	1-8 2c 4-b 8l
6t	cd
5e	0-9 3e
6n	47
5in	4-d el
5om	27
5u	0d
4ing	2-e 4a a8
5or	09
5ty	0b
4joy	39
4o	1-c do e-8
5de	18
5i	0-9 18 2-9 4-8 d-8 ep
5n	08
5t	39 df
4tal	19
5ed	48
5hs	0-k cs
5ic	0b
5le	0-d 3h
4u	d11
4ysc	98
3o	07
4ach	0-a 38 48
5ng	0b
6h	0-b 2b 4f
4bal	0a
4col	07
5us	3a
4eic	5b
4f	014 1-u 3-e cg d-a eb
5f	09
4gic	0-a
5le	19
4ice	0-7
5se	17
4ker	0-8
4lid	1-7 7c
6o	0-b dg
5ve	17 3-7 47
4mer	1-a 27 4b
4n	0q 1-e 2-n 4c dd
5al	0-f 1e 2-x 3q 4-k 7k dn
5ce	eb
5e	1-g bq d8
5ly	09
5th	ef
4ods	0-7 28
5rs	0-7
5th	0-a 1d
4pen	0-8 1-9 3v
6r	08 1-8 27
5le	0a
4r	01o 1-l 2-o 4-d a-a cm d-7 ea
5's	0-8
5al	0a
5ds	0-d 2f
5ks	1-7 2k
5ts	0-7 2f 3c 4-8
4sed	0-k 1n
5ql	0c
4ugh	3e 4-7
5ld	011 2-c
5nd	1e 2-a 3-7 87
5r	013 1-a
6s	ef
5se	17
5t	48
6s	0-8
4ven	0h 1-8
6r	0i
4wn	0-a 1-7 du
5th	0-a 1w 2-9 3-9
3p	0-9 1d
4ace	0-7
6t	1c
5id	0c
5ny	0b
5rk	0-d 1i
6t	09
5ss	0-9
4cr	17
4eak	39
5ed	0-b 2g
5ra	0-9 1b
4ham	0-9 2s 8-7
6n	3a
6p	1-a 27
6t	07
5d	0h
5ep	0-9 4c
5p	0-c 1d
5uc	0-a 1a
4ing	0n 1-7 2-7
5re	3d
4lay	0-b 2b
5es	0-9 2f
6x	18
5m	0-d 1e
5ug	0-b 2d
6s	0h
4ort	0-p 2e en
4ply	0c
4r	1-9 eb
4sm	08
4top	0-i 1a e8
4ut	0-7 3a
3qt	09
4ua	0i
6n	0j 4-9 e-7
5es	28
5oc	0-b 2e
5y	0-h 18 2-7 4g 88
3r	0-8 1m 2-8
4a	0a
5ch	4i
6k	09
5de	0-7 1-7
5ge	0-i 1-9 2x
5me	0-9 1d
5ng	0-a 1-9 2l e7
5te	0o 4-8
4ber	19
4day	0-m dc eg
5ic	08 1-7
4e's	09
5ad	1a
6l	07
6t	0h
5ct	0-b 4b
5en	e9
6r	08
6s	0-d ef
6t	0-9 3b
5na	07
6t	1-7 27 4h
5sh	19
6t	1c
5te	0-c
4ics	0-f 1c
5en	1a
6s	1-b 2p
5ne	17
6g	1j 2-e 3j 4-i 79 d-7
6h	0-9 3-8 4c
6t	07
5pt	18 2-7
5sk	1a
5te	39
6y	0-8 1f 3-d aa
5ve	0-9 3h 4d
4ket	2j
4lin	07
4man	5a
4nal	0j 1-8
4oid	18
5le	0p e-9
5ng	01u 1-9 2-7 3-c 4-g e-7
5ss	1-f 3c 48
5us	1-8
4red	0a
4ter	0-8 49
5hy	0-8 3a
4un	29
6g	0-j 1-d 69 7u
5ou	0-8
4ver	0-k 1e 2b
3s	0x 2-7 8-k a9
4age	0-d 1f
5n	07
6g	0a
5p	18
5t	0-7 2h
5u	0b
4c	0-7 df
4day	0-e d7 ea
4e	08
5lf	3f
6s	27
5nt	1-7 2b
5o	0g 1-d
5ss	0c
5t	07 28
6s	0-a 2c
4hal	0-7 aa
5ip	4b e7
5op	0-8 1d
4ics	8c
5de	07
5gn	2j e-7
5ng	1-9 9b
6h	0-e 7c d9
5re	0-d 3h
5ty	7m
5x	0-c ba d7 e7
4n't	3b
4o	3-7 d-8 e-9
5me	08
5n	18
6s	cb
5rs	1b
4ql	0-a 2c
4re	0-b 1b
4ses	07 27
5ue	17
4ted	0b
6r	2-e 9a ab
5ic	0-g 18 dd
5ry	0-i 2r
4u	aa e7
5al	17
5c	0-c df
6h	0m 2-e
5me	3b
5re	0a 2-7
4w	08 1-9
5im	0-b
3t7	0-7 e9
4ac	2-7 4-8 ei
6k	0-e 2i
5ff	47
5ge	2c
5i	0r 1-7
6l	0-u 4e
6n	09
5ke	2c 47
5lk	0-b 3a
5mp	0-a db
5nd	db
6g	0-9 dl e-8
6t	07
5o	0-8 a9
5p	09
5rt	0-c da
4dd	0d 1-b
4e	2a
5am	0d 2-d 37 48 e-7
5ch	7a
5el	0-9 db
5gy	0-9 1g
5in	0-g 1j
5ms	2j
5nt	0-d 1l 2-7 3a
5rm	47
6s	0-o 1o 2f
5st	0-7 ab
5t	e7
4ful	0-8 18
4ha	0-7 49
6m	07
6n	07 2-7 ca
6o	0e 2-d
6t	0q 1-7 e-8
5e	010 1-13 29 3-a 4l 9h a-7 d-i e8
6m	0g 2-9 e7
6o	0b
6r	0d 1-a 2-7 ec
5i	0c
6c	0-b 3d
6n	dk
6s	0o
6t	0-a 2b
5oa	48
6i	0-a dd
6n	1h
5u	2-d 4a
6b	28
6c	4s e-a
6e	0-a 2c
4ial	0c
5ce	0-b e9
6h	0-7 29
6s	17 2d
5en	2-c 4g ed
6p	4e db e-8
6s	0j 2-j
6u	09
5me	2-8 d8 e7
5n	1c 2-d 4a
6g	0-a 1j 2g 4-9 a-8
6h	0-h 29 3g
5on	0-c 1s 2i 3-8 4-s 8j 9e av c-7 d-e e-p
5re	29
5se	0d
5ve	1a 2-i 31g 4-g d-a e-a
4ml5	0-7 1b
5s	08 1-7
4ner	0-f 37 4b
4o	0u 1-g 3-e 4d a-9 c8 d-g en
5an	a7
5i	e7
5my	0-7 18
5n	37
5ol	0-c 29
5p	2b
5rm	1b
6s	0-8 2n
6y	0-j 8m
5t	0v 2-j 3-8 4-i 7i ei
4rai	0-9 e7
5e	49
6n	2-9 bf
6s	e8
5i	0g 2-9 47
6c	0-j 7c
5o	01a 2-8 8-i e-b
6l	0-f 2e
5u	0-7
6c	0-9 89
4ted	37
6n	0c 3-8
6r	0-g 1-8 2g 4c
5le	0-e 2h
4u	2-c 3c dc e-7
5al	29
6n	0-d 3a eh
5i	27
5ng	0b
5oi	0-g db er
5re	2q e-9
4wo	0-7 1-c 3-8 bw de e-7
4y	0e
3u'll	0d
5re	0c
5ve	09
4a	4-7 eh
5ge	07
5te	7b
4cts	0-o 1p 27
4dio	0-e 1g 27
4ent	07
4ick	0-a
5et	0-7 da
5ld	0-7 19
4k	0-a ei
4lar	0-e 1t 2-8
5ts	0b
4mer	0-8 27
4ng	0f
5ts	27
4ong	0-o 1-7 2e 39 4i 87
5us	1-f 3d
4p	0a 2-9 47
4ral	0-c 1e
5ce	17 2-a
5ed	2-7 3b
6s	0-9 2d 47
5se	88
4s	0b d8
5e	08 47
6d	3b
5ic	0-b 1j
5ly	47
4ter	1-7 78
6s	0-g 1b e9
4u	0j 1-7 d9
4yen	1-7 2-8 4n 8-7 ed
6t	0-7 3h 4-7
3va	01s 1-c 3-c 4-p
5cy	0b 2-a
5i	0-9 2b
5n	09 1-8 28 47 67 e-8
6t	0i 1-7 aa
5t	0-8 1a
6e	1-8 2c
4e	0l 1-b 2d
5ls	07
6y	0c 3-b
5ry	0t 1-9 2-a
4i	0g
5an	5e
5ce	1f
5ec	0f 1-c 3-9 4j d-7
6n	1-a 8b
5ng	0-c 1-e 3-8 4z a9
5ta	0d
6y	0-c ec
4oi	0m
5ps	0-d 4b
4u	0-9 4c
5c	07 1-8 27
5ng	0a
3ward	49
6e	29 48
6m	0-8 3a
5ys	0b 38
4e	0z
5b	0-i 1i
5ek	eg
5ll	0e
4hat	4e
5en	0m 4-8
5o	0r 4-8
4ice	0-7
5de	0c
5ft	18
5ll	0r
5nd	0-k 1b 2d
6e	1-7 29
6g	0l 1-f
5th	01k 1-h 2-l 3-c 4e
4ord	0-f 1l
6k	0-a 1-n 2j 3b 4-g a8 df ea
4sq	99
3xac	0-8
5y	0-d 17
4cel	0-h 1p
4e	0-9 19 d9
5p	0-c 28 e9
4oay	0-j eg
4tra	0b
4u	47
5c	0-b ea
3y	0-8
4cle	0-k 19 2g
4ear	2-7 4-7 cr e-9
5u	07 1-8 3h
4ou	01h 2-a 3-8 4-7 d-8 e-7
6r	0n 1-d 2-b 3-a 4u d-9
6t	0-8
4rs	0-p cw
4sts	09
3zing	0-9 1d
4ure	0-i 1t
1h-1=0	1-b 2-8 4-l 7-7 89 9-9 b-d c19 e11
5X	29 3-h 47 7e 9g e-c
6X	0c 2t 5-7 6x 7-d 8-8 9-9 b-c c-g d-k e7
6x	09 1-k 2-a 3-n 4q 5-h 613 7-k 8j ax c-z d-b e7
5^	010 1o 2-v 3r 4-s 5c 6-h 7n 8-n 9m a-t bi c-r dz e-18
5x	1m 21b 5c 6-1d 9-m a-9 c-h d9
6.	0-7 1t 2-k 7g
60	1-b 2-e 37 4-a 9p a8 cq d-c e-i
6X	011 1b 2-x
21=0	3-i 4-e 8l bj c7 e-a
4X	0-m 4e 9b e-d
5X	018 1d 3-9 7j 8-k 9c a-o de e-m
5x	0x 1r 2h 3-v 57 6-a 78 8a 9-9 aa b-12 c-e d-s eg
4x	0-9 31o 5-1e 7-d 9-b ba c-8 dk
5.	0d 2-8 77 b9
50	2-t 4-f 519 6b 9m ad d-d
5X	0c 1b 28
2=0	0o 1-19 2z 3-p 4-c 5-7 7-b 8v 9-i ae ck d-b
3X	0-f 1m 2-a ai d-a
4X	0-w 1-7 2-m 3-q 519 6-g 7r 8-a 923 a-j b-b
4x	0m 11c 39 4-1u 51o 6d 7t 8-g 9-b aa b-w c-1o
3l	01l 1-d 2-9 4u 5-b 6-7 7-w 8-f 9-h a-m bw cy e-x
3x	026 31k 41c 5-2l 6-1j 7-j 810 9-13 b-14 dj e9
4.	7q 8-7
40	0-1o 1-g 2-i 3-d 4-d 61u 8-a 91b b12 c-a d-9
4X	116 3-7 5a 7-8 9-b e-8
0t=BC	0-2a 1-y 2-g 3-i 4-f 5-b 6-8 7-c 8-l 9x a8h b-d c-k d-l e-j
3D	0-1f 1-i 2-l 3-j 4-l 5-e 6-6 7p 86o 90 a-p b-9 c-k d-4 e-m
3H	01b 146 2bo 3-1k 4-2v 5-n 6-n 7-r 8-1o 9-x a-26 b-d c-1d d-z e-2j
3L	05 1-r 2-c 3-j 4-c 5h 648 7-9 8-h 9-b a-i b-7 c-a d-b e-f
3S	0-c 1-1w 2-28 31c 4at 5-a 6-a 7-h 8-u 9-e a-13 b-c c-y d-10 e-22
3X	0-2d 1-1d 2-13 3-y 4-18 5-b 6-7 7-g 8-q 9-i a-w b-m c-11 d4 ebh
3Y	0-2k 1-l 2-e 3-d 4-e 5-5 6-4 7-8 8-d 9-9 a-f b-e c7c d-e e-h
2IC	0-3 1-1f 2-t 3-p 4-r 5-9 6-6 7-f 8-n 9-8 a85 b-e c-q d-l e-w
3D	0-1c 10 2-t 3-m 4-n 5-a 6-6 72 86p 9-a a-n b-2 c-o d-l e-o
3H	01g 13c 29w 3-13 4-3g 5-n 6-f 7-t 8-1e 9-l a-1s b3 c-1g d-1k e-2l
3L	014 1-9 2-7 3-b 4-8 54 610 7-4 8-7 9-4 a-7 b-3 c-5 d-8 e-7
3S	0c 1-1j 2-3f 31t 4a3 50 6-a 7-q 8-z 9-h a-1b b-h c-12 d-s e-2r
3X	0u 1-2o 2-2a 3-11 4-2b 5-f 6-9 7-d 8-v 9-k a-1a b-s c-1e d14 eas
3Y	0-j 1e 2-z 3-j 4-r 5-8 6-5 7-e 8-k 9-d a-q b-i c6i d-v e-v
2O	06s 14e 2-83 34j 4-6v 52t 6-1r 749 8-3f 940 a-46 b3s c-3p d5l e-7e
2^	010 1o 2-v 3r 4-s 5c 6-h 7n 8-n 9m a-t bi c-r dz e-18
0w+1=0	3-i 4-e 8l bj c7 e-a
43d	08 2-7
46.5	5a
48h	0-7 e7
4^	01c 1d 3-a 4t 5-9 7-k 9-s b-p c-a ei
4a	0h 1j 2-18 31k 4-d a-8 c-7 e-7
5bilities	0-7 2b
6out	0-9 3i
5cademic	1a
6cording	0-f 1i
8unt	0g 2-d
bs	0-7 19
6hieve	0a 4-7
6oustics	1a
6ross	28 3c
6t	49
7ions	0b
8vities	0-a 2c
by	0-a eb
5doption	09
6s	0-7 17
6vanced	0-d 3c
9tage	0b
5fter	0a
5gile	09
5id	0-a 1-9 9k
5lgorithms	2b
6l	0m 2-7
7ergies	d9
7ocation	17
8wance	09
6one	07
6so	0c
6ways	08
5m	0-7 d8
6azon	0b 1-a
6bitious	0-c 37 47
5n	0r 1-9 2-7 9b
6alysis	17
ats	09
9tical	0e
cs	09 1a 2-f
6d	0-1r 1u 2-d 31t 4u 6-b 7-d 8-9 a-f b-7 c-18 dd eu
6h	0e 1-8 5b
5pis	0-d 1i
6p	0a
7lication	0b
7roach	0-b 3g
9x	0-d de
5rch	1b 2-9
8itecture	0-9 2i
6e	0-a 1-8 27 4c d7
7na	09
6ound	39
6ticulate	37
5s	0-v 1r 2-d 3j 4-k c8 eb
6sist	0-c 2f
aing	28
7urance	0-9 1c
9ed	09 1-8
5t	0-x 2-7 48 58 8b de e8
6tention	0b
5udio	0-9 1-8 2n
5ws	07
5zure	1-g 2j
4b	0-c 18 9a
5.tech	77
52	e7
5a	78
6ckground	0-e 18 78
8log	0a 2-9
6sed	08
7ic	98
9s	0-9
5e	019 2-d 4-7
6am	0-g 1m
6cause	0-7
6fore	0-n 4b eh
6haviour	0-8 18
7ind	0-b cg
6ing	0-9 3b
6tter	49
8ing	1-7 2b
5iology	17
6ết	27 4a
5oot	0-7 1d
6th	47 e7
6x	0-8 2c
5reak	09
6idge	0-f 1a 27
as	2a
7ng	09
5uilding	3-d 4f
6siness	2a
6t	0c 1-a 3a
5y	08 39
5ày	1a 3-7
5án	1a
6o	07 a7
5é	0-a 2d
5ó	37 4-7
6c	0-9 1b
5ạn	0e
5ản	1-c 2j 4-8 d9
6o	0m 2-d
5ất	07
5ắt	0-7
5ằng	0m 2-8 4-9
5ếp	0-i 1h
5ị	17
5ộ	09
6t	0-7 17
4c	da
5a	1-9 dp
6lculation	0-c 1c
fs	0-f 1c
7l	0-d dc
6n	0c
6o	0-d 37 4h
6r	0-8 d8
7d	1-c 9f a9 d7
7e	0-h 1m
8er	07
6ses	0b 1-9
6tegory	a8
7tle	0-h 2c
5d	0-c 1e
5ell	1a
6nter	2b
6rtificate	0-e 9d aj
eions	ad
bed	0-9 9d
5hain	07
7llenges	0-7 4a
cing	0-9 38
7nges	0-7 3a
7racterization	1a
8ts	0-7 19
6eck	0-e di ea
7f	19
6o	09
6uyên	0f 2-9
8ển	eb
8ện	0-b 3d
6ánh	0-7 e8
6í	0b 3-7
7nh	09 e-7
6út	37
6ất	0-d 3c
6ế	0-8 27
6ỉ	9p
6ịu	0-9 4g
6ối	47
6ức	0-7 4c
7ng	07
5i	0-f 1g
6tizenship	0-b
6vil	a9
5lean	37
8rance	0-h dp
9ly	0d 3-b
6ient	e7
as	0-d 3a 4i
6osely	08
7ud	0-8 28
9watch	19
6usters	1c 2-7
5oaching	0-f 1d
6de	1-9 2f
7ing	07
6gnition	0-l 1p
6llaborate	09 4-8
eion	07
fve	3-d 4c
8eagues	4f
6mmerce	17
bial	0h 1-7
8unicating	07
fon	0i
eor	0i 3-g
7pany	0f
8etency	0-c a9
6ncepts	08 2-9
8rete	0-e 2j
7duct	0-8 ec
7sent	2a
8umer	18
7tent	0d
8inuous	28
ely	3b
8ractual	2a
6ordination	0-b 2c
6re	09
7related	1c 2-9
6smosdb	0-b 1e
6urse	0-7 a7
6ver	08
5pc	99
5redit	0-9
6iminal	0-9 d8
5ulture	07 47
bs	0-8 4a
6stomer	0-7 29
cs	0e 1-9
5ycle	1c 2-9
5àng	0-f 6b
5ác	2-b 4a 8h e9
6o	1o
5ân	e7
5ó	2c e7
5ông	07 1-a 27 3-7 4b dj e-j
5ơ	0-c 2g
5ười	0-7 39
5ả	09
6m	0-9 ec
5ấp	0-c 1-7 7w
5ần	09
6u	0j 37 4-8 e-7
5ắt	17
5ộng	08
5ửa	07
4d	07
5airy	0-a 2b
6ta	1c 3d
7e	07
6y	d8
7's	0-8
7s	0e
5bs	0-g dk
5eadline	37
cs	48
6canters	27
7isions	37
6dicated	07
6gree	0m 1-d 2-7 3-a 7r 88
as	0-c ef
6livery	2-7
6mos	1a
6partment	0-e 1e
7loyment	07 2-c
6sign	0c 1-r 2s 3-7
aers	0-c 4g
as	2c
6tail	0-a 4d
6velop	0a
ber	0-19 110 2f
ds	47
bing	0d
bment	0i 1-b 2m 3-8
7ops	1-7 4b
5i	0-a ec
6fferent	49
6ploma	0-b 7e 87
6rect	0-b 4b
aionality	27
aly	39
6sciplines	0-9 2c
7play	0-8 1k 2-9
5o	0c
6anh	08 1-7 29
6main	0f 1-f
6wn	0-c 1a
5rawings	07
6ive	07 37
9n	0-e 1c 3e
9r	97
8ing	0-f 9f
6y	0-7 1c
5uties	0-a 2a
7y	d7
6y	18
5ynamics	0i 1-a
5ưới	0-f d8 e9
6ỡng	18
6ợc	0-k 1g
5ẫn	27
5ịch	0-a 1i
5ụng	0j
5ựng	0-8
4early	0-e 4a
5ducation	0-p 18 7e 8c
5e	17
5ffective	0-c 3g
dly	07 3-f 4a
7orts	0-e 2a 3a
5lectrical	09
aonic	09 2-7
7ments	2a
5nd	0e
6ergy	47
6gine	08
aer	0f
cing	4-7 87 a8
cs	0-12 1b 2x 3-7
7lish	0i 1-7
6tire	0-7 29
6vironment	27 3-8
fs	0c 1-b
5quipment	0-a 17
8valent	0c
5specially	0-e 27 48
5tc	0-8 1f
6l	27
5valuation	0-f 2f
6en	0-i 3h
8ings	d7
7ry	ei
9thing	09
6olve	0-b 4b
5xceed	47
8l	1b 2-8
9lence	47
ct	08
8ptional	28
6perience	0-e 112 2j 3-9 4-9 a-8 ci e-c
amentation	0-7 29
es	0-l 1d 29
7osure	2a
7ression	1a
6tra	0a
4factory	2e
6rms	0-a 2b
6st	0-b 3g
5eed	1-7
8back	0-a 1e
8ing	0-c 2d
5ield	0-a 8a ed
9s	0-7 ac
6nance	08
aial	0-8 1a
7d	07
6rst	47
6t	d9
6ve	e7
5lexible	48
6ink	2a
6oor	0-8 4b
5ocus	07
9ed	38
6od	99
6r	0-1e 1h 2o 97 ei
7ming	0-8 1e
7ward	4a
6ur	ef
5ramework	0-n 1e 2f
ds	0-8 2c
6om	07 2-b
5ull	d8
6nctional	1-c 3b
4gages	18
5ian	0-8 47 dd
7o	3-a 47 5c 6e
6ving	0b
6ám	07
6ải	09
6ờ	0-8 eh
5lobal	08
5o	0-c 1c
6als	08
6od	eb
8s	27
5reat	0c
6ound	0-8
8p	0d
7w	0-8 4b
8th	0d 2-7
5ần	0-d df
5ắn	0p 4-i
5ọi	07
5ửi	09
4hand	0-8
8le	07
9ing	0-a 1a
8s	47
6s	0c
6ve	1c aa
7ing	08
5ealth	07 1-9
7t	0-b 2c
6ights	0-a
6lp	07
5igh	0h 19 2-d
8ly	09
6ểu	0k 1-8
6ện	4d
5olidays	0-7 e8
6me	09
6urs	d8 e7
6w	2b
6à	07
6á	0-j 2c
6ạch	29
7t	e7
6ặc	0-17 1b 2i 6l
5tml5	18
5uấn	0-7 27
5w	0-b 2c
5àng	1-8 2u 3-7
7h	e7
5ình	0-d 3-j 4f dw e-8
5ướng	28
5ệ	0-c dc
5ọc	0-e 19 2-g 711 e-7
5ồi	17
5ội	08
5ợp	08
4id	0-8 1b
6eally	0-n 2q
8s	0-8 4e
7ntification	0c 1-b
5mpact	3a
7lementation	0f 1-a
7rove	0-9 1b
bment	0-b 3d
fs	0a
aing	0-e 4f
5n	0-15 1-w 2-9 37 4-n 713 au ct d8 e7
6cident	1c
7lude	08
aing	1-7 27 4-b ek
6dependently	38 4-7
7ustry	0-u 1o 2a
6fluence	0-7 2a
7ormation	0b
7rastructure	0-7 1-7 2k
6jection	0-7 18
6novation	0j 4-d
cve	07
6s	0-9 2d
7pire	47
6tegrity	0-b 3f
8lligent	0-c 3d
8ract	07
9changes	0-f 1k
9faces	18 2-8
9national	08 e9
9preting	18
7o	0d
5s	0-22 1e 2l 5d 6f 9-7 aj em
6eries	18
6n't	0-b 37
6sues	17 3-9 4a
5t	0g 1-8 2-a 4e
4java	0r 1-9 2-7
8script	0-d 1i
4kafka	0a 1-7
5eep	08
6y	37
5hai	19
6oẻ	0-7 df
6á	09 4-8
7ch	0b
6í	0-a 1c
6ông	18
6ả	08
6ẩu	27
5inh	ct e-c
6ếm	38
7n	87
5now	0-b 18 2b
8ledge	0-c 17 29 4c
8s	0-a
5ubernetes	0-h 2k
5ý	17
5ế	0k 1-c 3-a
6t	49
5ỹ	0i
4lab	0-f 1k
7oratory	0-d 1-7 7g 88
6ke	0-8 2c
6nguage	09
cs	1-10 2k 5e
6ptop	0-g 2a d8
6rge	0-8 4c
6st	0-8 e7
5ead	4c
8ership	39
7rning	1c
7st	0b
7ve	0-7 49
6vel	08 1-m 7c 9a a7
9s	07
5icence	0-u 1-a 9u ax
6fe	09
8cycle	2d
6ke	0-p 2k 4e
6ne	0-8
8s	0-9 2a
6ên	0e
6ệu	0-7
5ondon	07
5uyện	1-b 2d
6ật	8a
5à	0-1h 19 2r 47
6m	2-b 4-8 c10
5ái	0-b df
5ãnh	08
5ên	018 2-8 8-i e-b
5ý	19 4-d
5ĩnh	07 1-7
5ương	0a
6ới	d9
5ại	d7
6nh	0-b ee
5ấy	07
5ần	0a
5ắp	0-9 ec
5ễ	0-c e8
5ịch	19 e-7
5ớn	0-c eh
5ợi	0h
4machine	0d
6intenance	0-f 1p 2-8
6ke	09
6nagement	0-k 19 2f
ar	07 18
9ing	27
7ner	0-8
7y	0-c 4f
6rket	0-7 1-8 2l
as	0a
7shal	0-7 9a
6ster	0h
a's	0d
as	0-7 19
6terials	2a
7h	0-7 19
7ter	0-f 2e
as	0-a
6y	0-7
5ca	78
5echanical	0f 2-8
6dical	99 d9
8um	19
6mbers	07
6ntoring	0-8 1e
7u	09 1-7
6thodologies	07
as	0-j 19 2d
5ind	3-a 49
8set	2-d 3a 4b
7imum	0-d 2d
7utes	e9
5odelling	0-b 1g
9s	0-9 19
8rn	0a 1-c 4a
6lecular	27
6nitoring	17
7o	09
7th	0-8 ef
9s	0-i bs d-7
6re	2-a cd
7nings	0-7
6st	e8
6tivated	0-c 3g
6ve	0-a 4e
5sc	08
5ultiple	4c
6sic	09
7t	0a
6ốn	37
5vc	0-8 18
5áy	0h 2-9 db
5ê	37
5ình	0c
5ón	0-c 2e
5ôi	0-g ee
5ềm	1a 2-8
5ỗi	0b
5ột	09 2-7
4nam	0c e8
6tive	0-9 2c
5eed	0f
8ed	07
8s	0d
6t	0-e 1h
7work	0-i 1b 28
6w	4c
5ghe	0-8 e7
7iệm	0o 3-b cn d-7 e-9
9p	48 7j e-8
7ề	ad
7ệ	1-7
6oại	0b
6ành	0n 1-a
7y	0b d-7 eg
6ôn	0-7 4c
6ũ	0-8
6ười	0c 47
6ọng	4-a eb
6ữ	4a
5hanh	0-h 2d 4g
6iệm	4h
8t	48
6àng	0-c 3e
6ân	0-f 1-9 2f 7l
6ìn	4-9 ek
6óm	2e 4-a
6ư	0d
6ất	be
6ận	0a 4-7
7p	07 1-8
6ẹn	37
5ice	08
6ght	07
5o	09 2-9 e7
6de	0-g 1h
6rdvik	0-9 1a
6sql	1-9 2a
6t	0c
7hing	0-7
7ice	ea
5utrition	0-b 2c
5ói	3-l dp e8
5ăm	0-s 1-8 2-9 8f by ct d-9 e-b
6ng	0q 2-8 3-7
5ước	1a
5ội	09
5ữ	0x 1-7 4-7 d-e ec
4of	0-j 1d 2-e 3-i 4b 7-9 8-9 9-8 bc c10 eb
6f	0c
7ers	0b
7ice	1a
6ten	0-a dc
5n	1-t 2-h 3s 4-9 ch db
6ce	d9
6e	0g
6ly	0-9 eh
5pen	0f
7rating	0-8 3b
bon	0-b 2b
aors	1d 2-8
6portunities	07
ey	09
6timisation	0e 2-b
5r	0-3y 11d 2o 3-m 4-r 513 6c 8p 9c a9 cb
6acle	19
6ganizational	0n 3-c
5ther	0-c 48 e7
9s	0-a 49
5ur	0v 2-7 4-7
5vertime	d9
5wn	0h
7ers	4b
ahip	0b 3-7
4p	28
5age	0-8 17
6id	0b
6rt	0i
8icipating	0a 2-a
8ner	0-9 4d
bs	0h
chips	0-a 1e
8y	0-a 1c
6ssion	08
bate	08
8port	0-7
6tterns	0-7 17
5ension	08
6ople	0b
6rsonal	0a
city	0-8
5ha	17
7ge	0-c 2f
7ses	0-c 1f
6ong	07
6ysics	8c
6án	37
7p	17
7t	07
6ân	2a
6ép	0-9 3c
6òng	0f 1-9 28
6ương	09
6ạm	1d
6ản	07
6ần	0j 2-a
6ẩm	1a
6ục	3b 4-7
5ipelines	0-f 1c
5lanning	0b 1-a
7tforms	07
7yer	39
6ease	0-e ed
6ug	0-d 2d
5oints	da
6sition	2f
7sess	2b
8ibilities	09
5r	0-g db
6actices	1a
6eferably	0-t 2g 8l
ared	0-b ad
6inciples	0-c 1i
7vacy	0a 1-9
9te	0-7 29
6oblem	07
bs	4f
7cedures	0-b 2c
9ss	2-b 88
bes	1g 2-c
bing	0-j 1n
7duct	0c 1-8 47
7fessional	0c
es	49
7grammes	0-7
cing	1g
7ject	2-8 38 4-7
bs	07 1-7
7posals	0-8 2b
7tein	0-j 17 2g
7vider	0-b 1c
5ublications	0-d ee
6rification	0-8 2b
5ython	0c 2-9
4qt	07
5ualifications	08
9ty	0-a 1h 2-c 4j
7n	0b 1-d
6y	0-8 4h 88
7ết	17 3b 4-8
6ả	0b
7n	0o 1-b 27 4-d
6ốc	0-9 2d
4reactjs	0d 1-b
6cord	0-7 ef
as	0-a 1b
6duction	17
8x	0d 1-i
6gions	0-e 4e
8ster	0-8 98
aration	0-d 1-7 9j a7
7ular	27
6lated	0-i 1j 8a
9ion	38
cs	0-a 3c
dhip	38
gs	0-9 3-7 4k
7evant	ab
6port	0-b 1b
6quired	0c
bments	0-e 1m
6search	1b 2-7 48
7idence	0-b
7ource	0-7 17
7ponsibilities	49
hy	0-b 3b
7t	1b 2-a
8riction	18
6view	0c
5ight	08
6sk	0e 2-7
6êng	0-9 4c
5ole	29
5uminants	0-c 2c
6n	27
5õ	e9
4s	1-a 28 9a
53	0-a 1b
5aas	29
6fety	0-a ah
6les	0-b 1i
6tisfaction	0c 1-b
7urday	0-e d8 e8
6u	0b
5cala	07
9ble	0-7 1b
6heduling	2a
8me	07
6ience	78
9tific	0-d de
5easons	bb
6ctor	29
7urity	07 1-9 29 3-9 9c
6lf	0-8 3f
6miconductor	27
6nior	0-8 4c
6o	0b 2-9
6parators	0-d 2f
6rver	0-e 1b
8ice	0-7 1b
bs	0a 17 2-a
6t	0b 2-7
5hift	0-7 da
9s	0-b dc
6ort	08
7uld	0-a 2a
5imilar	0c
6nh	0b 1-f 2b
6tes	e8
5kills	0-13 1n 3m 49
5o	0a
6ftware	09 27
6lution	0g 1-7 2-8
cs	0f 1-k 2i 37 4-b
7ving	0-d 39 49
6me	09
6rting	0-f 1i
6und	0h
7rce	0a 1-8
5park	08 1-7
6eaker	57
9ing	07
7ed	0-d 1i
5ql	17
5tack	0-a
7keholders	2-7 4f
7ndards	37
7rt	da
9er	0-7 3c
7tus	9c
7yed	18
6orage	0-c 1e
8y	0-7 48
6rategy	09
7ive	39
7ong	0c
6udent	0a 7-7
8ies	0-a 1d
5ubstations	0-8 1d
6ch	0-j 2p
6nday	0-9
6perior	07
7port	08
bed	0-9 8e
5ystem	0-f 1t
as	0b 1-b 2f
5àng	d8
5áng	0a
6t	0-8 1d
5ơ	07
5ư	0-7 aa
5ạch	4a
5ản	07
5ẽ	08
5ố	4b
5ự	2-8 e9
4t	29
57	0-7 ea
5ake	48
6sks	0-a 3c 47
5eaching	28
7m	0i 19 2-a 3-c 4b
8s	0-a 29 4g
6chnical	0n 1-9 2-b 39
bian	89
aque	0-c 2a
ds	27
9ologist	2-9 8f
dy	0w 1-e 2-8
6lstro	07
6nders	0-a 2b
6rm	3a
7raform	0-8 2c
6st	0-b 19
8ing	0-d 1r
8s	09
5han	0-f bb
7t	0-i 2e
6e	018 1-t 3a a-7 d-8
7ir	0i 4-9
7m	0i
7o	0-l 28 er
8retical	0-9 7d
7re	08 2-7
7se	07
8is	07
6ings	0-7 3j 4-7
8king	1a
7s	0d
7ểu	08
6oại	1a
7ả	0-7 47
6ree	08
7ough	0-w 1d 4p
6u	0a
7rsday	0-a dc
7yết	0b
7ật	0-a 89
6ành	0-7 29
6áng	2-8 bs e-8
6êm	db
6ì	0-b a9
6ích	1-7 3a
6ông	0a 2-b
6ăng	0-7 49
6ương	1-e 39
6ạo	0e 1-9
6ất	0-9 1e
6ần	3l 4-o
6ế	0d
6ịt	0-9 1b
6ống	0-a eb
6ời	09
6ủ	3b
6ực	0-a 4e
5icket	a9
6me	0h 1-a e7
6n	0d 2-d
7h	0w 3-p
6ên	0h 1-7 d9
7u	09
6ến	37
8g	0l 2-8 4a
7p	0i
5o	0-8 1-q 3u 413 9-a a-d b9 c-7
6lerance	07
6o	0-a 38 e9
7ls	1-b 29
9ets	0-b 1d
6p	2b
6àn	a7
5racking	18
7de	0-7
7ining	0-b 1-8 ad
7ng	29
8sformation	07
9parent	0-b 3c
aort	da
7vel	0-8 4-b dp
6ends	19
6ials	1a
7ển	08
6ong	0-o 2f 4q c-7 e7
6ung	07 1-8
7yền	4b
6ách	3b
6ên	0m 2-8
6ình	3h 4-f
6í	09 38
6ú	da
7c	89
6ưa	e7
7ờng	0-j 88 ed
7ởng	0-8 18
6ại	e7
7m	0-i 2k
6ị	07
6ọng	37
6ở	0-1b 68 7e 8v a-8 c8
6ợ	07
6ừ	18
5uân	49
6ần	e9
6ổi	d7 eg
5wenty	0-7
6ice	0-8
6o	0j e-7
5y	0g
6pescript	0-8 19
5ài	09
5ác	2-7 4-c ed
7h	1-c 2d
5ình	38
5ích	1-b 2i
6nh	0-c 1d e-7
5ô	0-7 e8
5ăng	07
5ĩnh	0-7 3c
5ư	48
5ại	0-g cb ee
6o	0-8
5ỉnh	0-7 eg
5ối	0-l 4-7 da ef
6t	0-1e 2f 4u
5ổ	0-8 4b
5ừ	0-c 2b e8
6ng	0b
5ự	0-a 2e
4uk	0-a ed
5nder	0-c 3c e9
9standing	1t 3-a
5p	0c 39
5s	0i
6e	48
7r	09
6ing	0-j 2m
4vaccination	0-8 ec
6lid	0-7 d9
5essels	27
5ia	0-a 1c
6ew	18
6sion	0-h 1a
6ên	7c d7
6ết	0k
6ệc	0e 1-d 2b 39 d9 e-e
5oltage	0-b 1a
5à	0-1v 1-e 2j 421
5ăn	1-d 2i
5ấn	1g 2-e 48
5ận	07
5ẽ	0-a 2e
5ề	0k 1-7
5ị	0e
5ới	0-y 41b
5ụ	0-b 4c
4we	0l 1-e 27 4-8
6ek	ei
8end	0-h dd
bs	0-7 d7
6ll	0b 2-9
5hat	39
6eeler	0-8 d9
7n	0-y 3i 4g e7
7re	07
6ich	0-o 3c ee
7le	48
6o	2-7
6y	0-b 48
5ide	08
6ll	0-8 1-a 87 ef
6nd	0-8 1d
7e	2a
6reless	0-9 2i
6th	0-1a 1i 2q a-7 db
8in	2-9 bf
8out	0-1c 2u 3j
5ork	0-d 1i 2-7 3-9 aa da
8flow	0-d 1d
8ing	0f
8s	0-7 29
6uld	0-w 2r ag
5rite	07
4xe	dc
5oay	0-e dh
5uất	27
5ác	0-7
5ây	0-7
5ã	09
5úc	0-b dc
5ếp	0-e 18
5ử	4c
4year	bt e-9
8s	0-r 1-m 2-d 3-g 4-8 b1p c1d d-j e9
5ou	0x 1-8 2-9 e-7
7r	2-9 3l
8self	2-7 37
5rs	0-p bq c7
5êu	0c
4áp	07 29 4-a
4ít	e8
4ô	e8
4ý	38
4ăn	0-8
4đi	e9
6ện	a9
5ào	08
5áp	07
5êm	d8
5úng	47
5ơn	0g 1-8
5ương	0a
6ờng	0-e
6ợc	0f 1-b 2-b de
5ại	89
5ẳng	0-l 716
5ến	08
5ể	0-g 49 e9
5ịa	ec
6nh	0b
5ối	e7
5ồ	18
6ng	38 4-8
5ổi	07
5ộ	0m 49 d-7 e-8
6ng	3b
4ưa	4-a eg
5u	ed
4ẩm	0-8
4ở	0-7 ee
4ứng	0n
22=0	1-v 2-b 3-k 4-j 5-7 77 8k 9-8 a9 bk c-g dw en
43d	09 1-7
48h	0-7 e9
4^	0n 1s 21f 3-c 48 6-7 7-x 8-b 9-a ab b-1m c9 d-o ep
4a	0-n 1-k 28 3l 69 7-a 9-9 ch d-9 ek
5bilities	0-7 1d
ay	0b
6le	0-c
6out	4-a dg
5ccount	08 1-g 2c
6hieve	49
6quire	0-d 2e
6ross	0b
6t	3c
7ivities	0-b 1d
by	0-b dc
5ds	0-8 29
6vanced	0b 2-a
5fter	08
5gile	0-7 1a
5lgorithms	0-7
6location	17
8w	0-b 2c
6one	07
6ternate	0-8 e9
6ways	08
5mbitious	37
5n	0b 1-n 3-a 4j 57
6alysis	07
9tical	0-b 28
cs	07
6d	112 2m 3r 7-b 9a a-d b-r c-h e-7
6h	0a 2-8 4g
6imal	08 1-7
6other	0-7
6y	0-b e8
5pache	0-7 1a
6plication	0a
fs	0-c 19 28
8y	08
7roach	07
5rchitecture	0-8 2g
6e	0-j 2m 38
7a	0-7
6ound	09
5s	0-h 1-c 2l 4-h 77 97 bf d9
6signed	17
8st	0-b 1e
aing	19
5t	0-m 1-7 37 a8
6titude	47
5udio	0-j 2l cc
5ws	0e
5zure	08 1-c 28
4b1	69
52	d7
5acklog	0a 1-9
6lance	49
6sed	1-7 29
7ic	1c
6tch	18
5e	0-1h 2s 89 aa dd ee
6am	27
6fore	0-u en
6haviour	0-b 17
7ind	0-e b8 c9
6ing	0-8 3a
6st	2c
6tter	0-7 49
8ing	1a
7ween	0c
5iology	27
6ến	0-b 2f
7t	0-x 1a 37 4e d7
5oot	0-8 1c
6th	0-l 4m
6x	0-7 2b
5reak	07
6idge	2e
as	1a
7ghtlane	0a
7ng	a8
5s	07
5uild	0d 2-b 37
9ing	3f
6siness	1d 3-d 47
6t	09
5y	8e
5ày	0b 4-7
5án	0g 1a 2-k
5é	27
5ó	0p 4-i
5ạn	0d
5ản	0-f 2s
6o	0k 1-c
5ằng	0p 2-a
5ếp	0-9 c9
5ộ	0a
4c	0a
5#	0-u 1i 2d
5a	0l 4-7
6ble	0-7 18
6n	1-7 97
6o	7a
6pabilities	08
7cut	17
6tegory	98
7tle	0-c 2c
5d	18
5ell	29
6nter	1b
6rtificate	0-9 9f
5hallenges	49
7nge	0a
7racterised	37
ezation	07
6eck	ea
7mical	88
6o	07 2-8 4b
6uyên	0b 1-7 7a
8ển	ec
6ánh	0-7 e8
6ính	27
6ăm	0-7 38
6ất	09 2-8
6ỉ	0f
7nh	1-8 2c
6ịu	3b
6ức	0-8 4b
7ng	0-7
5i	0-b 1e
6vil	98
5lean	08
8r	0-7 38
6ients	0-a 1-8 3h 4b
6ose	e8
7udwatch	18
6usters	08 1-7
5ode	0-m 1i 2-7 3a
6llaborate	09 3-8
eion	0f 3-a
fve	4b
8eagues	3c
6mmissioning	0a
8unicate	37
eing	09
fon	1-9 2-b 3k
7pany	0h 1-7
8etency	a8
8lex	0a
6ncrete	0-f 1o 2-8
7duct	0-9 e7
7figuration	0-d 1e
7sent	0-7 19
8ulting	28
7tent	07
8inuous	18
8ractual	1a
9ibutions	0-9 ef
9ol	0-g 2d
6ordination	0-b 1c
6re	0-a 2g
7vita	18
6smosdb	08 1-7
6unts	0-7
7rse	0-7 97
5reating	0-9 1a
ave	07
5ultures	48
6rrent	0-9
6stomer	0-8 2i 4-7
cs	0a 4-7
5ycle	0b 2-9
5àng	0-e
5ác	0-b 1-c 3g 7m
6o	0c
5ân	d7
5ó	1-e 2i 3e 4-g d-b ec
5ông	17 3-8 41b e-j
5ơ	0-7 1b
5ấp	0i
5ầu	0u 3-d
4daily	0a
7ry	0-9 2a
6ta	0b
8bases	08
7e	a8
6y	08
7s	0b e8
5eadlines	3a
6canters	18
7ision	0-8 3b
6dication	0c 3-7
6gree	0y 1-8 2-8 79
as	0-d ea
6liver	0-a 3d
by	0m 2-f
6ployment	0b 1-9
6sign	0-q 1g 2j
aers	0-e 39 47
aing	07
as	0-a 2c
8re	0g 1-9
6tail	0-7
7ermined	3c
6velop	0-i 2b 3c
ber	18
ds	48
bing	0m 1-b
bment	19 2d 3-8
7ops	1-7 2-7 4a
5i	0-b de
6fferent	49
6rect	0-b 4b
aionality	17
aly	0b
6sciplines	1-e 2g
7play	0-b 2e
5oanh	07 4-7
5rive	0j
9n	0c 1-7 2-8 39
6y	18
5uties	0-b 2c
5ynamics	0d
5õi	07
5ùng	08
5ưới	0-9 e9
6ỡng	0-a 2a
5ẫn	28
5ễ	07
5ịch	37
5ựng	0-8 27
4e.g	28
5arly	0-b 48
5ducation	7c
5e	0-8 1h 2-7
5ffectively	0-8 4b
7orts	2c
5ither	0-c 28
5lectrical	27 8-7
aonic	0a 1-7
7ments	0-9 2a
5mployment	0a 2-7
5nable	0b 4-8
6d	0-7 4a
6ergy	0-7 47
6gineer	0d 1-g 3c
cing	0b 2-8 4-c 78 a8
cs	0-o 1j
7lish	3b 4-8 5g
6tire	29
5quivalent	8f
5specially	0-e 18 48
5tc	1g 2-9
6l	17
5valuation	0-7 1f
6ery	0-d eh
9thing	08
6olve	0-a 3c
5xceed	37
8l	0c 2-a
9lence	37
8ptional	17
6isting	0-b 1d
6pect	0-c 8d
8rience	1p 3-b 4-9 b7 cn d-7 e-d
ed	0-8 3b
es	29
amentation	19
es	0-9 19
7osure	0-a 17
6ternal	0a
4f	0-8 18
5actory	0-9 1b
6rms	0-a 1b
6st	4a
5eed	0-8 1b
8back	0-b 1d
8ing	0-d 2g
5ield	0-i 8a ee
9s	0-a ac
6gures	0-8
6nance	0b 2-7
7d	0b
8ing	0-8 2a
bs	0-a 4c
6rst	48
6ts	08
5lexible	39
6oor	0-8
5mcg	0-8 28
5ood	97
6r	0-j 1o 5-7 el
7ming	0-c 1i
7ward	0-7 4a
6ur	0-c d8 eb
5ramework	0-8 1d
6om	0-s 1-a 2w 48 e-7
5ull	07
6n	09
7ctional	0a
cs	27
4get	0-7
5iao	2-b 3g 4-9 59
6ám	09 2-9
6ải	18 4d
6ọng	0-9 4b
6ờ	0-c 47 da
5oals	07
6od	0-o 2l dc
8s	18
5reat	0e
7en	4b
6ound	0-9
8p	07
7w	0-9 4b
5sd	18
5ắn	0e 3-7
5ọi	07
4ham	47
6nd	0-8
6rd	48
8ware	09
6s	1-9 3-a 4s
6ve	0-q 1-7 2m 4-9 an e7
5ead	0-8 18
7t	0-c 2a
6ights	0-a
6ld	ab
7p	0-9 4c
5igh	0o 2-e
8er	08 8-8
8ly	08
6ểm	07
6ện	0-8 4e
7u	3-b 4i
5oa	0-8 5c
6liday	07
bs	0-c ee
6me	0a
6urs	d8
6w	1d
6àn	ea
6á	0-g 1i 2-b
6ạch	17
7t	0-8 e7
6ặc	0-k 18 5e
5tml5	0-8 19
5uấn	0-7 18
5àn	07
7g	28 4a
7h	0-7 27 db
5ình	0-8 4f
5ọc	0o 8a e-7
5ội	07
5ợp	07
4id	0-7 28
6eally	0-a 1k 2-7
8s	0-9 3c
5f	0b
5mpact	0-j 2m
as	0-8 3e
7rovement	0d 2-8
fs	08
aing	0-d 4e
5n	0-d 2g 3-8 4-10 7s 8-h 9k bf cd d-c
6cl	18
8ude	08
aing	0-n ek
6dependently	49
7ustry	0-e 2e
6fluence	1a
7ormation	17
7rastructure	2d
6novation	4c
6s	0-c 2d
7pire	37
6teract	2c 4-h
9nal	47
cly	0-9 4b
btional	3-8 48 db
7o	0a 1-9 27
6vestment	0-8 29
5s	0-v 1t 2-i 3-c 5j 7-a ak e7
6eries	0-7 17
6sues	3d
5t	0-8 27 4m e-8
6s	0n 2-h
4java	01b 1-s 2-8
8script	0-b 1g
5obs	07
4kafka	0-b 29
6nban	0a 1-8
5eep	07
6y	09
5hi	e-9
6u	0-b e9
6á	09 3-9
7ch	0-a 4e e-8
6ông	e7
6ẩu	2a
5ind	0-8 39
7h	0-e 1-h 8e b13 d-7 e-d
6ến	87
6ểm	17
5nack	0-9 3c
6ow	0-l 17 2o
8ledge	0-8 1b 3d
8s	0-a
5ubernetes	0-b 27
5ý	08
5ế	0f 1-7
6t	3b
5ỹ	0m 1-c
4laboratory	88
6nguages	1i 2-b
6ptop	0-8 1b
6rge	0-8 3d
6st	e8
6yout	19
5ead	0-8 4c
7n	0-7 19
7rning	0j 2-9
7ve	4d
6ctra	17
6vel	18 2-7 4-b
9s	07
5icence	0-i 9z e7
6fe	07
8cycle	0-a 1e
6ke	0-j 2l 4e
6nes	0-8 1b
7h	d7
7ux	0a
6ên	0g
6ệu	47
5ondon	1a
6oking	07
8s	0-d 2b
5uyện	0-7 27
6ật	1-b 7a
5à	0-t 19 2a 4a
6m	1-a 2-9 3-m 48 bf cm
5âu	37 4-7
5ãnh	07
5ên	0-1l 68 7e 8v a-8 cb
5ý	0-d 2n 3-7
5ĩnh	0b c-b
5ương	0a
5ạnh	0-b ef
5ần	09 e-7
5ập	08
5ắp	e7
5ẻ	1c 2-e
5ễ	0-8
5ớn	0-d ei
5ợi	0g 1-7 2-9
5ực	0g 4-b
4m	0-c 1b
5achine	0c
bry	0-8 18
6ke	3d
6nagement	2j
ar	0j 2-d
9ing	17
7ufacturing	08
7y	39
6rket	2b
aing	07 2-7
6ster	0i
a's	0c
6ths	0-8
7ter	0-f 2b
6y	0-g 2c
5ca	78
6sa	09
5echanical	0-9 2b
6dical	88
8um	07
6g	18
6ntoring	0-7 1b
6ssage	29
6tal	0-8
7ric	0-b 18
5ind	48
8ed	0-a 2d
8set	1-d 3b
7imum	0-e 1d
7utes	e9
5odels	0-b 1e
8rn	2-7 4a
6no	e9
7th	0-c d9 e9
9s	e7
6re	1-f 28 ba
6st	ed
6ve	0-8 4f
5s	0a
5ultiple	4d
6sical	0-c 2c
5àu	18
5áy	0h 1-d 47 de e-e
5ón	0-e 1e
5ôi	0-g ea
5ại	08 1-a
5ẫu	09
5ẹ	28
5ềm	0h 2-8
5ỗi	0d e-7
5ột	0-w 1e 2i 4d
5ỹ	0c
4native	0-9 1b
5eed	09
8ed	0-d ea
8s	0a
6twork	17
6w	08 4d
5ghe	0a 4-8
7iệm	0-a ct e-9
9p	39
7ề	a7
6oại	0c 88
6ành	0-7 8o
7y	0-8 1a d-b ep
6ôn	0-a 3c
6ũ	0-8
6ười	48
6ọng	3-a dc
6ữ	4b
5hanh	0-p 1a 3g
6iều	d8
7ệm	3a
6ìn	4-c ej
6óm	1d 4-a
6ất	e8
6ận	1-8 27 4-8 e7
7p	28
7t	09
5ice	a7
6ghts	e7
5o	0-c 2-7 d7 ej
6body	07
6de	1a
6rdvik	0-8 19
6sql	0-7 1a
6t	07
5umbers	0-8
6trition	0-c 1d
5âng	48
5ói	4-b e9
5ăm	7b be cb d-c e-b
6ng	08
5ước	0c
5ội	09 1-7
5ữ	da e8
4of	09 1-h 3-r 4d 7-9 bn cq d-c
6f	0c
7erings	1-b 2d
9s	07
7shore	09
6ten	ea
5lder	0-8
5n	0d 1-j 3-b 4-e 7-9 8a be d8 ea
6e	0d 1-8 2-a 87 ea
6ly	0-d d9
5pen	07
7rators	1d 2-8
6portunity	0b
6timisation	0e 1-a
azing	09 4-8
5r	1-g 3-l 4-g 5g 8z 9p a-b bj c-9 d-b e-7
6acle	0-8 1a
6ganisation	07
5ther	0-e 28 38
9s	3a
5ur	011 4-b
6t	0a
5versee	2b
5wn	49
7ers	0-9 4b
4p	18
5age	0-8
6id	07
6rents	0-d 29
7t	0a
8ner	4b
bs	09
6ss	0-7
8ion	08
5ension	08
6ople	0n 4-f
6r	0-a ee
7formance	0b
bing	27
7sonal	09
5hage	0-d 1h
6ân	0-8
6ép	0-a
6òng	1-7 2f
6ú	0-7 e9
6ần	19
6ẩm	0f 1-8
6ục	17
5latforms	08
7yer	07
6ease	0-e ea
6ug	0-d 1d
5m	e7
5oints	07
6lish	57
8te	0-a
6sition	0-8 1f
ave	0-a 4d
7sess	0-8 2c
8ibilities	07
5ractice	0f 2-9
cs	2a
6eferably	0-17 1c 2g 8i
ared	ah
6oactive	0-8 39
7blem	3d 4-7
bs	0-9 4f
7cedures	0-c 2e
9ss	1-b 7a
bes	09
bing	07
7ducing	0-7 27
at	0i 2-i
bion	1-7 2a
bs	0e
7fessional	07
es	0-8 49
7gramming	0l 1-c
7ject	07 1-b 2-a 3d
bs	0a 1-8
7posals	0-9 2c
7tein	0-8 17
7ven	0-8
5ublications	0-d de
6rification	0-i 2k
4qualifications	08
9ty	07 1-m 27 49
7n	0b
6y	4a
6ản	0g 1b 2-c 3-e
6ốc	0-a 18
4r	17
5eact	0-8 1h
7l	0-d 3c
6cord	0-b db
6ference	27
ds	07
6gions	0-e 3e
8stration	a7
7ular	0-g 4b
6lated	8a
9ion	0-d df
cships	0-d 4e
7ease	07
8vant	ab c7
7iable	37
6porting	07
6quired	0-h 19 ed
bments	1-a 29
6search	0-j 28 3a
7ponse	08
bibilities	3a
7t	09
6trospectives	0b 2-a
5iêng	4b
5ole	18
6ughly	0-9
5uminants	0-b 1c
6n	17
5àng	e9
5õ	0-7 dh
4s	09 19 2-7
5afety	0-8 a9
6les	07
6p	28
6u	08
6ve	0-7
6y	17
5cala	07
6heduling	0-9 1d
5ector	0-8 29
7urity	0b 18
6lection	0-f 2e
7f	0-9 3b
7l	0-8 49
6nior	3d
6parators	0-d 1i
6rvice	0-h 1t
bs	1d
6t	0g 2-a
5hare	0-9 49
9d	0-9 2a
9point	27
6ift	0-7 e9
6ort	07
7uld	19
5imilar	0-7 19
6nce	e8
7gle	0-a 1d
7h	27
6tes	e8
6x	d7
5kills	0y 1-8 3-k 48
5mall	07
7rtphone	e8
5o	09
6cial	0d 3-c
6ftware	0-a 3c
6lution	0b
cs	1l 3-8
7ving	3e 4-9
6me	0a
6und	0b
5park	0-7 28
6eak	2a
7cial	0-c 2d
6oken	07
7rts	07
6ring	0l 1-e
5ql	1-7 2g
5takeholders	0-a 4a
7rter	0-d 3g
6orm	2a
8y	0-7
5ubstantial	0-8 4a
6ccess	07
7h	0-n 2m
6perior	0-9 2c
7plied	0-a 2a
8ort	0n
bed	0-8 7f
5wift	07
5ystem	0-a 29
as	2l
5ản	09
5ắp	2-8 4e
5ố	0g 4-9
6ng	0-7 ea
5ức	07
5ự	1-8 e9
4t	17
5akes	0-9
5eaching	0-e 1a 27
7m	0r 1-e 3-9 4b
8s	1-8 2d 3-d 4h
6chnical	0t 1-b 2-e 39 4-e 9b
bian	0-7 89
aque	0-8 1b
ds	17
9ologies	07 1-8 4h
est	1-c 7g
dy	0r 1-d
6lstro	0h 1-a
6n	0-9 da
7ders	1b
6st	08
8ing	07 1c
8s	08
5hat	0-13 1i 2i 4c
6e	0-n 1-j 2-b 3d 7-8 9-9 bb d8 es
7ir	0d 3-a
7o	0-q dk
7re	08 1-9
7y	0-7
6ings	09
7s	08 1-7 9e
7ết	1d 2-8
7ểu	0-d db
6ose	09
6ree	0-e
7ough	0-8 4h
6uyết	09
7ật	2-f 89
6ành	0-8 1d
6áng	0s 2-c 49 e-b
6ì	0-c a9
6ăng	0-7 4a
6ư	07
7ơng	2-e
6ạo	28
6ần	0w 3-p
6ắc	47
6ế	0f
6ể	08
6ống	de
6ời	2a
6ủ	0-8 49
6ứ	e7
6ực	0-8 4g
5ime	d7
6n	1-a 48
7h	0-9 2o 4-h
6red	0-7
6ên	0-9 ed
6ến	38
8g	0g 3d 4-g 5-8 6c e7
7p	3-a 47 5c 6e
6ền	0-8 37
5o	1i 2-11 31d 4-7 9-a d8 e-8
6o	0-b da
7ling	09 2-9
6àn	97
6án	0f 1-7
5raining	0-a a7
7vel	3-d em
6ends	0k 2-a
6iển	28
6ong	0-t 2d 4p c-b e8
6ung	08 e-7
7yền	0-8 3i
6ách	0-b 3q
6ên	0i 1-7
6ình	07
6í	0b
6úc	88
6ưa	d8
7ờng	0-n 89 ed
6ại	e7
7m	0-i 2e
6ị	0i 2-c
6ở	0-k 1-8 59 7k 8j a-8 be d-8
5uân	39
6ổi	0c d14 e-u
5wice	0-d
6o	18 c9
5y	07
5ác	0i 1-7 4-b dc
7h	0-8 1b
5ình	47
5ích	0-9 29
6nh	1-7 28
5ô	e8
5ăng	07
5ư	4b
6ơng	0-d 17 29
5ại	0-f ee
5ế	0a 1-a 88
5ỉ	38
6nh	0-g eq
5ối	eb
6t	0-12 1-c 2m 3e 4-9 69 dk
5ổ	0-d 3c
5ừ	27 dd
4uk	0-9 ed
5ltracold	1c 2-9
5nder	0-7 da
9standing	1a
5p	0b d7
6s	2-9
5rban	0-c 2d
5s	0c
6e	4b
7r	0a
6ing	0-h 19 2g
4vaccination	0-9
6lue	0e 2-9
6rious	0-9 2a
5erbal	1b 3-8
6ssels	0-a 17
5iew	27
6ên	0a 1-9 2a
6ết	0f 1-9
6ệc	0g 3-d 4d e-a
5oltage	19
5à	0-1h 1-r 2u 313 4p
5ăn	1q 2-a
5ấn	1-7 3a
5ẽ	2f
5ề	0k
5ị	ce
5ới	0-11 3h 4t d8 e-a
5ụ	0-7 2-9 4d
4want	0-8 4g
5e	0j 1-f 3-a aa
6b	0e 1-8
6ek	0-e df
8end	d8
6ll	0-m 1f 29 3b 4-7
5hat	0-9 4a
6en	0-t 3c 4j
6ich	0-t bc ea
7le	0-g 3b
6o	47
6y	37
5ill	0-l 2-9 4c dh
6ne	2a
6reless	0-b 1k
6th	0-b 1-i 2i 3c 4g 77 9-e e-a
8in	0d 17 2-b
8out	0-r 2p 4-7
5ork	1-7 2-8 39
8ing	0-h 4r
8s	0-c 2b
6uld	0-1d 115 ag
4xe	08
5uất	0-7 1e 2-a
5ây	17
5ã	08
5ử	0-e 4h
4year	ee
8s	0-8 1-c 2-9 4-7 bj c13 d-8
5ou	0l 1-a 3-8 4j a7
7're	07
7r	07 a7 e-b
5rs	b7
5êu	0-9 47 e9
4áp	0d 3-h
4ít	0-8 e7
4ô	0-8 d8
4đam	0-c 4d
6ng	e7
5i	07 d9
6ểm	0-7
6ện	0-9 2a a9
5ào	07
5ánh	0-b
6p	07
5úng	38
5ường	0-8
6ợc	0-k 1-7 38 49 da
5ại	1-b 29 7c
6o	09
5ẳng	07 88
5ể	0-e e8
5ịa	0-f dg
5ối	07
5ồ	1-b 2c
6ng	09
5ộ	4b
6c	38
6i	38
5ức	07
4ưa	3-9 dd
5u	0-8 2-7 4-7 ed
4ẩm	0-8
4ở	ee
4ứng	0f
1-1=0	1-b 2-8 4-l 7-7 89 9-9 b-d c19 e11
41m55	db
43+	c9
44+	c7
48h	0-7 e7
4^	010 1o 2-v 3r 4-s 5c 6-h 7n 8-n 9m a-t bi c-r dz e-18
4a	0-2k 1-n 2f 3-a 4d 727 91d a-m b-a c7 dd e-a
5bility	0i 4-b
6le	0l 4-9
6out	4c
6solute	0-9 3b
5cademic	0-r 2l 4c
6cording	0-b 2c
7urate	0-7 17
6hieve	0a
6oustics	2a
6ross	49
6t	47
7ing	0-b 4c
5dvanced	0-i 1c 4b
5fter	09
5gile	01h 1-b 2-1d de
5id	0-d ah
5lert	0-c 39
6gorithms	1b
6l	0t
6ongside	0-8 19
6so	0g
6ways	48
5m	d7
6azing	09
8on	07
5n	0-m 2-b 37 7d dh
6alysis	1c 2-a
9tical	07
cs	0-7 1a
6d	0-2u 1-m 217 31k 4p 7-g 9q ec
7roid	0-k 1-7 2w
6gular	0-m 1q
6h	0n 2-8 67
6tibody	0-b 2f
6y	0-b ea
5pache	0-c 1m 2-9
6plicants	0-8 1d
btion	09 1-a
fs	07
7roach	0c 4-7
9priate	07
9x	0b
5rch	28
8itecture	08
6e	0-h 1-c 2-8 31c 4-c de e-8
7a	0-d 1b
6ound	0-c 1i
5s	0-7 3e 87 e-7
6k	0-c 49
6sisting	0c 1-7
7urance	0o 1-a 2-c
5t	1-c 2-9 37 4-8 6b 78 ab d-b ec
6om	0-a 2b
6titude	09
5udio	0-g 2u
6tomation	0c 2-9
5ws	0z 2-x
5zure	09 1-s 2q
4b	ae
5.sc	88
6tech	78
52b	27
5a	7-9 8i
6chelor	0m 8-f
c's	87
7kend	1c
8ground	88
8log	0a 2-9
6nk	e8
6sed	2a
7ic	0-c 1c a8
6tch	0d 2-9
5e	0-14 1-e 2-9 319 4-a dt
6am	0-e 2g
7utiful	07
6fore	0d 47
6st	0-7 1b
6tween	1-8
5ids	0-9 2b
6g	07 2-8 3d
6ology	27
6ết	0-n 1x 2-c 3a 4-7 5e
5lockchain	07
5ody	29
6th	0e 2-9
6x	0-d 2c 3b 4-9
5rightlane	0a
7ng	0g 3-7
5s	7-e 8o
5uild	0-8 2b
9ing	0-c 17 49
6siness	1-8 2f
6t	48
5y	0n 1-a
5ày	28
5án	0-9 2i
6o	2i 4-7
5ình	48
5ạn	dd
5ản	2f
6o	2-7
5ằng	5-c 79 e7
5ếp	0-i 29 ba
5ị	28
5ọc	0-9 2b
5ột	0-8
4c	08 a-7
5#	0-b 1i
5++	07
5a	0j e-c
6lculations	09 2-8
7l	0-b eg
6n	0-10 1q 3o dc e-a
7didate	07
6o	0-e 2-8 3-e 812
6rrying	0-9
6tegory	0-a
5ell	0-p 2t
6rtificate	e7
eion	a9
5hallenge	0-b 2e
cing	4c
7nge	2-8
as	09
7racterization	07
8tered	a9
9s	1d
6eck	08
6o	08 1-7 4a
6uyên	0k 2-9
8ện	47
7ẩn	0a
6ính	0-7 49 88
6út	0-8 49
6ăm	0-8 4d
6ất	0a
6ỉ	0-d 1-d 2-8 9i an
6ịu	4c
6ốt	08
6ủ	47
6ứng	0-a ak
5i	0-g 2j
6vil	0-h 2a aa
5lass	aa
6ean	0-9 2a
8r	0-7
9ly	47
6ient	3-9 ed
as	0-a 4k
6oud	2e
5o	0-8 4a
6ach	0-b 4b
9ing	0-7 18
6de	0-8 48 a8
7ing	0d 2-9
6gs	28
6llaborate	07
eion	07
fvely	47
7or	0-7
6mfortable	0c
7mercial	0-j 2k 8e
8issioning	07
8unicate	0k 4-f
eing	0-9 4e
fon	0-7 2-9 4c
7pany	07
8etent	08
8lex	2g
8utational	0-r 2s
aer	87
6ncept	07
8rete	0-d 2h
7sultative	0-d 4e
bing	0k 2-b
9mer	0-a 2d
7tainer	0-a 2f
8ent	2b
8inuous	2-e 4d
ely	48
8ractual	27
9ol	07 1-a
6ok	0-9
7peration	0-c 4d
7rdinates	1b
6re	0-8 1f
6smosdb	18 2-7
5reate	0h
9ive	0-7 2b
6iminal	0-9 ec
6oss	2-a 4d
5ultural	0-7 48
6rrent	0-8 9j
6stomer	0-7 4g
cs	08
5àng	07
5á	0-c 1b
6c	1j 2-r 39 ed
6o	2b
5ân	e8
5ó	0-c 2-a 4-j 9w c-8 ea
5ông	0i 1-c ec
5đ	7c 8-c
5ũng	07
5ơ	0-c 2l
5ả	0d
5ấp	0b 2-9 7c a8
5ầu	0-c 3c 4d
5ắt	0-a 28
5ụ	27
5ử	0-e 8m
6a	08
4daily	0a
7ry	0-p 2s
6nish	07
6ta	08 1-j 2m
8bases	09 2-7
6y	0c
7's	0-8 e9
7s	eb
5bs	e7
5ealing	47
6canters	18
7isions	3b
6fect	0-a 2c
6gree	0a 9b
6liver	09
6monstrated	1b
6ployment	0-i 2l
6sign	0k 1-d
aers	0-a 4b
as	07
8re	0-f 4h
6termined	08
6velop	09
ber	07
ds	47
bing	19
bment	27
fal	0-b 2c
7ops	2-a 4b
5i	0-c ed
6fferent	48
6ploma	0a
6rect	0-b 4b
aionality	0-8 1e
6splay	1a 2-b
5na	0-8 2a
5o	0c
6cument	18
6esn't	4b
6mestic	0-c ec
6wn	0-a 47
5rive	0n 4-c
9n	0-f 1-7 2t 4-9
9r	af
8ing	0-b af
6ug	0-c eg
5sp	07
5u	29
6rable	28
6ties	07
6y	0-a
5ynamic	09
bs	0i 1-l 2a
5ài	0e 4-a
5õi	07
5ùng	1e
5ược	0-a
5ễ	0-9 e9
5ịch	0-8 28
5ụng	1b
5ựng	0-9 27
4e	0-7 2c
5.g	0-d 1h
5ach	0c e-7
6rly	0-d ea
5ducational	89
5ffectively	0c 4-a
5ight	c7
5mail	09
6bedded	2c
5nables	08
6d	0-7 2l
6ergetic	0-e 3u 4-b
9y	2d
6gineer	0-n 1j 9i
cing	0-8 1d 4-7 8h
cs	0-d 1s 2-7
7lish	010 3-c 6-7
6hanced	0-a el
6joy	0-7 47
9s	0-8 3b
6sure	09
6tire	28
6vironment	0b
5quipment	0-b 1e
5rp	0-a 2a
5stablish	0-f 1c
5tl	27
5u	0-b eb
6ropean	0-8
5valuation	0-a 1n 2-c
6ening	0-8 ea
bs	0-7 e9
7ry	08 e8
9thing	08
6olve	0-b 4c
9ing	48
5xceed	0-7 48
8l	0d
9lence	47
ct	0-e 3l 4-8
8ptional	37
6pect	0-b dc
aed	0-d de
8rience	0h 2-c 3-7 be
7lain	0-7 49
7ort	0-8 2d
6ternal	0a
7ra	08
4factory	0-8 1d
6ult	08
5eed	0-g 2j
8ing	0-c 2c
5ield	0a
6nance	28
aial	29
6re	aa
7m	0-8 4b
7st	2-b am
6ve	0-c cc ee
5lexible	3c
6ink	1b
5ocus	48
6llowing	1b
6od	0-n 2c al
6r	0-m 2-k 3e dg ee
6ur	c8
5rameworks	17 2-8
6ee	e8
6om	0-i 18 47
5ull	1-b a8 ee
6nctional	17 2-8 47
6rniture	0-m 2n
6ture	07
4gaining	0-c 4d
5cse	0-7 8c
5el	17
6neral	1e
6rman	0-8 6e
6t	0-8 e8
7ting	0-b 4a
5hi	08
5iao	0a 4d
6ác	3b 4-7
7m	2e
6ải	0-7 2a
6ọng	4-e ef
5lobal	09
6ycoengineering	0-7 1b
5ood	0-p 1i 3-7 eg
7gle	2d
5reat	3a
6oup	09
7w	4b
8ing	0d
8n	0-7 28
8th	0a 4-9
5wo	a8
5ọi	09
4haccp	17
6lden	0a
6nd	e7
8le	0-9 3d
8s	4d
6rd	49
6s	0h
6ve	1h 2-8 4-8 bu
5ead	0-9 2f
7lth	27
7t	0-c 2a
7vy	29
6lp	07
5igh	1-f 2c
8ly	3-9 4i
6ring	0-a 1e
6ểm	0b
7u	1a 2-b
6ện	4b
7u	0a
5oa	0d 3-8
6ld	0-9 9d
6nest	0-a 4a
6urs	09
6w	2b
6à	47
6á	09
6ạch	1i 2-7 4-7
7t	38
6ặc	0-p 1m 2-i 5a 7i de e-a
5tml5	17
5uống	0d 4-9
5àng	0h 2-g 39 4-h bc e-7
7h	0-h 1e e8
5ình	4-f eh
5ệ	2-7 ee
5ọc	0h 1a 2-7 8-8
5ợp	0d d7
4ideally	08
7ntification	27
by	08
5elts	0-d 6p
5f	18
5mmediate	0-7 e9
6pact	0-8 2c
7rovement	0-8 4e
5n	0-x 11d 3-n 58 7-8 8a 9-8 a9 d-l et
6cident	0-9 2f
7lude	0-i 1b dc
bs	0-8
aing	1d 2-d
7ome	27
6dependently	3a 4-9
7ustry	08 2-9
6formation	2a
7rastructure	0-8 2e
6jection	0-9 1d
6novation	08
6spire	0-8 49
7urance	09
6tegration	0e 1-9
8lligent	39
8racting	49
9changes	1b 2-9
9disciplinary	0-g 2j
9national	1-9 29 4-c en
7o	0-7 18 2a
6volve	0-b 1b
5os	07 1-8
5s	1-e 3q 4-8 9a da e-c
6eries	07
6n't	07
6o	2b
6sues	29
5t	49
6s	0d
4java	0u 1c 2-v
8script	0n 2-d
5lpt	6a
5s	08
4kafka	28
6nban	0a 1-9
5eep	0-e 4j
5g	0-7 e8
5hai	0-8 28
6i	08
7ếu	27
6oẻ	0-7 ee
6ách	48
7m	0b
6í	0-9
6ông	0-7 48 d-8 em
6ả	0n 4-9
6ẩu	07
6ối	27
5inh	0-e 1-e 2e 47 cv e-9
6ếm	48
7n	2-7 88
6ểm	09
5now	0-8 1g
8ledge	0s 1-a 2-a
8s	0-e 1h
5ubernetes	0s 2-m
5ế	29
6t	4a
5ể	08
5ỹ	1-7 2a
4laboratory	0-g 8n
6ptop	0-7
6st	ea
5ead	1b
8ership	0i 4-e
8ing	2e 4-7
7rn	0f 4-7
7st	0-m br db
7ve	0-f 4f
6d	0-e 2c
6vel	0-d 1-7 av e-c
5icence	0k a-9
9se	0a
6fe	08
7t	0-d ed
6ke	0-b 18 49
6nux	0c
6ve	0-i ei
6ên	0g
5ow	0-c 2h
6ại	0-8
5uyện	0-8 29
6ật	0d 1-e a8
5à	0j d9 e-7
6m	0-n 111 2-j 3-7 d-a ew
5ái	0-a ef
5âu	47
5ên	db
5òng	47
5ý	2b 3-b
5ĩnh	08 1-9
5ương	0b
6ới	0-7 e8
5ại	0-8 ec
5ần	07
5ập	1i 3-f 4-9
5ễ	0-d 4a
5ịch	1a
5ỗi	0-8 2a
5ợi	08
5ực	010 4-q
4m	07
5ainframe	18 2-7
8tain	0e 1-8
cing	0-7 29
9enance	0a 2-8
6ke	49
6nage	0b
ament	0f 1c 4-e
9ing	1-7 2g
7ual	0-7 a9
7y	1-7 4h c-9
6rine	29
7ket	0f
aing	1d 2-a
6ster's	0-7 8b
6tter	1b 2-d
as	47
6y	0k 2-b
5eans	0-c df
6chanical	29
6dical	2-7 8e
ation	0-7
6et	0b
6mbers	17
6ntoring	47
6ssage	18
6thods	0f 2-a
7ro	17
5icroservices	0-f 1k
6n	77
7dset	0d 4-9
5obile	09 2-7
6delling	19 2-d
9s	0-b 1e
8rn	2e
6lecular	28
6ng	47
7itor	07
bing	0-8 29
7ths	19
6re	0-a 2-f 5e ce
6st	09
6tivation	0-b 4c
6use	27
6ve	0-d 4h
5s	0-7 2h
5uch	0-a eb
6ltiple	0-o 4n
6sic	0-c 2h
7t	0i
6ốn	47
5ysql	0d 1-8
5áy	0-g 18 2f da
5ê	0-n 4t
5ình	08
5ón	0-g 2g
5ôi	0-j ed
5ạng	e7
5ắc	47
6t	0-8 e9
5ẹ	0-d 2d
5ềm	0-h 1b 2a
5ỉ	39
5ỗi	0c e-8
4nam	015 1-7 dd e-i
5eed	0b
6gotiation	0b 4-9
6t	0g 1-h 2g
7work	0-b 2d
bing	27
6w	0-9 2-b 4q
7ly	0-9 ec
5ghe	08
7iệm	1n 2-7 4-7 bf
9p	0-n 2-c 7u 8e
7ề	0-d ad
6oại	4-i ek
6ành	0-h 1g 29
7y	0-8 el
6ôn	0-a 4b
6ọng	0-7 ef
6ữ	5e
5hanh	0-9 4f
6iệm	0v 4-n
8t	47
6ân	0-e 1d 2e
6ìn	0-e di
6óm	0e 4-8
6ư	0a
6ất	cc
6ận	0-b 1-7 4-8 dl
7p	29
6ẹ	0-a 4d
7n	3a 4-8
5ight	0-c ej
5o	09 1-b 2-c 48 el
6de.js	08
6n	0c
6rdic	1b
6sql	19 2-8
6t	4c ec
7hing	0-8 49
5soperation	18
5ursing	0-9 ab
6trition	0-p 2p
5âng	48
5ét	0-9 29
5ói	4-a ep
5ăm	0a 1a 2-9 8h c8 d-7 e-f
6ng	0-q 17 3d
5ại	28
5ắm	07
5ội	0-f 2c 4b
5ữ	dw e-7
4occasional	0-g dh
5f	0-1a 2m 3-9 co ed
6f	08
7shore	0-h 2r
6ten	0a
5n	0-m 1j 2-n 4d 79 ep
6ce	0-7 ec
6e	0-9 2-b co
5pen	0-a 2-8 4t
7rate	0-g 3e
aing	0-c 1a 2-7 49
bon	0e 2-c
dal	4a
6portunity	07
5r	0-2s 11b 2-f 3-c 4-e 51c 7m 9m a-9 b-7 cn d-d ea
6ganisation	07
azation	48
gal	4d
5ther	0-d 47 ea
9s	08
5ur	0x 17 2-b 3-7 4-7
6t	49 e7
7side	08
5wn	0-10 18 2-9 da es
7ership	0-8 4b
4p	0-c 2e
5art	4b
8icular	0-b 1e
8ner	4f
bs	1c
8y	0-a 2c
6ssionate	4c
6tch	27
7terns	19
5cr	0-c 1e
5eople	2g 4-8
6rform	0-a 1b
bance	0b
bing	17
7iod	0-7
7sistent	0-a 2c
8on	09
aal	47
5ha	27
7ge	0-b 2e
7ses	0-e 2f
6ong	38
6p	0-9 19
6ysically	0-7 e9
6án	17 4-7
7t	07
6ân	28
6ép	38
6í	07
6òng	013 1-8 2-f e-8
6ạm	2c
6ản	4a
6ần	07
6ẩm	0g 2-c
6ục	08 2a 38 4-k
5icture	0-7 3c
6peline	07
5lanning	0c 1-8
7tform	08
6ug	0-c 2c
5oints	0-7
6lice	0-7 e9
6sition	0a
7sess	0a
7ted	08
6wer	2e
5r	0-7
6actical	0-9 1d
7gmatic	07
6edictive	0-j 2l
7fer	0-b 3c
aably	77
7school	2c
8entation	0h 4-f
6ivate	28
6oblem	4d
bs	0h 4-c
7cess	28
bes	1d 2-7
7duct	1-7 47
bion	0-7 28
bs	0-b 19 28
7fessional	0a
8ile	08
8ound	3e
7gramming	0a 1-7
7ject	0a 4-8
bs	09 17 4-8
7per	0-a 19
7tein	0-f 1-7 2q
8ocol	0b 2-7
7ven	0e 2-9 3-7
8ide	09
br	0-b 2d
5ublic	1-8 2a
aation	0-9 2c
6rification	1c 2-8
6t	0-7 4d
5ython	0m 19 2-q
4qa	0f 2-a
5uality	27
7n	d7
8titative	0d 2-a
6ick	0-a
9ly	0-b 4c
7et	0-7 e9
6yết	0-8
6ả	38
7n	0-9 2l
6ốc	0-a 2d
4r	08
5a	0a
6ilway	0-e 1f
5eact	0-e 1l
9js	0f 1-8
7d	1a
6ceiving	3a
8nt	0-e 1f
6dis	0-a 1d
7ux	0b
6gression	27
6lated	8b
9ion	47
cships	0b 4-8
7ease	0-c 2g
8vant	0-7 2-7 7m a9
6mote	0e 3-7
6quires	0-c 3e
6solve	0a 4-a
7ponsibilities	0-7 49
hy	07
7t	19 2-a
8ful	27
5ight	ec
6sk	29
5ole	07
6tating	0-a 2b
aonal	0-9 ea
5un	0-d 1b 28
5àng	0-7 3-9 ej
7h	0-7
4s	0v 8-h aa
5afety	ae
6le	07
8s	0g 1-7 2-7
9force	07
6mple	0-7 27
6p	0a 1-7
6turday	0-i em
6u	0e
5c	0-b ee
6alable	28
7ndinavian	0-8 6e
6ience	08 87
9tific	0-e ee
6ripting	0-8 2b
7um	2-7
5earch	0a 2-9
6curity	0-9 1-8 2k 4-c aa e7
6eking	0-b 1c
6lection	08
7f	0-7 4i
6nior	0-a 1g
6o	0a 2-7
6parators	17
6rve	0a
9r	0-7
8ice	0-9 39
bs	0c 2-8
6t	28
6veral	49
5haring	0-a 4e
6ifts	07
6ort	0-d 48
7w	0-b 3c
5iemens	1-7 2b
6milar	0i
7ultaneous	47
6nce	09
7gle	2a
7h	0-7 8c e9
6x	0-9 ca ec
6êng	47
5kills	0s 1-7 2-7 4-e 79
5o	0-d 3f dg e-8
6ftware	2s 4-7
6lid	8d
7utions	0c
7ve	28
8ing	0a 1d 4-e
6me	0-u 1i dj
8one	0-c 3j
6und	0-h 2o
5peak	0-e 49 5h
7ed	0-7 2a
7nd	0-7
6orts	4c
6ring	0-9 2d
9t	0a 2-a
5re	0-d 2d
5tage	09 1-7
7keholders	49
7mp	0-a eb
7nd	0-7 ea
7rt	ec
9er	07
6eel	0-9 eb
6ory	48
6rategic	1i 3-7
ces	0-8 2a
by	0-a 1-7 2i
7ive	0-7 4a
7ong	0-g 1f 3i
7uctured	0a 4-8
6udies	0a 1-9
5ubstations	0a
6ccessful	19
7h	0e
6nday	0-8
6perconductor	07
7ply	0-a 1e
8ort	0c
5w	0-8 2a
5ystem	0-c 1f
as	0a 2-a
5àng	0-e dh
5át	08 2a
5ơ	0-7 29 a9
5ư	2c
5ản	0a 2-7
5ắp	0-f 28 e9
5ẵn	d8 e7
5ẽ	07
5ố	27
5ức	0-7 ee
5ử	0b
4take	0c e-8
8s	09
7ing	4c
6lk	0-9 4a
5eaching	27
7m	0e 2-9
8s	0f 4-7
8work	0b 4-8
6chnical	0-7 ag e-8
bian	78
9ologies	1b 2-b
est	bb
dy	0a 1-8 27
6lstro	28
6rm	47
6st	08 1-7
8ing	0o 1d 2-v
8s	0f 1-9
5han	2-7 c8 e7
7t	0n 2-a 47 e-7
6e	0a 3-u 4o 5-f 7-f 9t a-8 d9
7ir	0f 4-8
7m	0a
7oretical	8d
7re's	0b
7se	07
6i	28
7ngs	0-9 4f
8k	49
7rd	0-8 2b
7s	0n
7ểu	0-d be
6orough	3d
7se	09
7ại	17
7ả	47
6pt	8-7
6ree	2-8 4-7 ce e7
7ough	1j 4-d
6u	08
7yết	48
7ật	1-7 3f
6à	0-a 3b
7nh	0g 2-b
6áng	cd e-9
6êm	ea
6ì	0d
6ích	0-7 4l
6ông	2a
6ăng	48
6ư	29
7ơng	1-8 87
7ởng	0a
6ạo	1b 2-b
6ận	0-d 3c
6ẻ	0-8 ai
6ể	0-k 48 dc
6ống	0-8 eg
6ời	0-c eb
6ức	2-7
6ực	38 e-7
5ime	0-i dg
6n	1a
7h	07
6ên	0-w 7c do e8
7u	0a
6ến	0b 4-7
8g	1-e 2-d 61d
7p	0o 4-n
6ền	eb
5o	0-p 1-u 37 4k a-a b-9 c8 d13 em
6eic	6b
6o	47
6p	2a
7ological	0-d 2g
6àn	a7
5ra	1-a 29
7ck	09
9ing	09
7ng	0-7 29
8slate	2b
9parent	0-b 4b
7vel	0a 2-9 4-9 ea
6ips	0-8 e9
7ển	28
6ong	0o 1a 4-e
6ue	0-9 3e
7ly	0a 3-9
7ng	0-f 1-7 8w e-7
7stworthy	07 4-9
7yền	0-j 4b ea
6ách	0-b 4k
6ên	0-7 1i 2-7 b-c ce
6ình	0e 1-a 29 e-7
6í	1b
6ú	0-8 e9
7c	8a
6ưa	e8
7ờng	0-9 3-8 ed
7ởng	08
6ạm	27
6ị	0a
6ọng	47
6ở	0p 2-7 e-7
5uyển	0b
6ân	4c
6ần	0b
6ổi	0-f dj
5wo	0a 2-b 4-9 cm ea
5y	08
6pe	09
8script	17
5ài	0b
5ác	39 4-7 e7
5ình	07
5ính	0g e-8
5ôn	47
5ăng	0-c eg
5ư	0-d 2e 47
6ơng	0a
5ại	18 2-8
6o	1-9 2c a9
5ải	0-7 29
5ế	0g 1-j 89
5ối	ee
6t	1-e 8j db e-c
5ổ	4c
5ừ	0-c 1-c 2-g bc dg ek
6ng	0d
5ử	09 2-7
5ự	0-j 1h 4e
4ui	27
5k	a-7 e8
5nder	0a
9standing	0d
5p	18 47
5s	09 e7
6e	0-n 1q
7s	0-8 1b
6ing	0-j 110 2-d
5x	17
4valid	0-n 9k eh
7ue	0-m 1c 3b
5erbal	0-b 38
7sion	09 2-8
7y	0a
6ssels	29
5i	28
6ew	0-7 28
6sual	29
6ên	0n 8d e-7
6ết	0d
6ệc	0-r 28 3-c 4c dh
5ocational	0-7 89
6ltage	09
5à	0-1j 18 31p 4-d
5ăn	07 2d e-7
5ẽ	0-k 2t
5ề	1g 2-e
5ệ	28
5ị	0c
5ới	0m 3-c
5ụ	0c 2-e a7
5ực	0-i 1c 2b
4we	0x
6're	07
6b	0-o 1-c 214
6ekend	0-7 ea
8s	e9
6ll	0e
5hat	4f
6en	0i
7re	0a
6ich	0f b7
7le	0o 4-b
6o	0-c 3r 4-8 d8
7's	0-g 3i
5ide	17
6ll	013 1-8 3-a
8ing	0a
6nd	28
6reless	0f 2-7
6th	0-o 1-8 2-n 3b 4j 9-7 bn dg
8in	0-12 1s en
5ord	18
7k	0c 2-c d-7 en
8flow	0-d 2d
8ing	0-l 1-9 3a 4e d7
6uld	0g
5rite	49
8ten	0-7 38
5sq	a9
4xe	0-f 2b ed
5uất	1-7 2b
5ây	0-f 29
5ã	07
5ếp	27
5ử	2-7 49
4y	28
5ears	0u 1-7 2-a 4-8 a-7 cm
5ou	0-b 1-k 31m 4-a 7-9 dj e-9
7'd	07
8ll	dk
8re	0-10 318
8ve	b7
7r	08 2-h 3-8 4w
5rs	17
5êu	09 2-b 4g
5ếu	47
4áp	49
4ít	0c cd
4ô	0-9 e8
4đh	1c 8-9
5i	0-9 2-7 er
6ềm	4a
7u	29
6ểm	08
6ện	29
5ào	a9
5ánh	2b
6o	19
6p	09
5úng	4a
5ơn	09
5ường	07
6ợc	0-j 1y 2-g 3-8 ea
5ại	0-k 2-b 812
5ắp	0-b 2c
5ẳng	1b 7b
5ặt	09
5ến	0-7 18 e7
5ể	0d
5ịa	e8
6nh	4a
5ọc	0g 1-d 27
5ồ	0-b 2j
6ng	0e 4-7
5ộ	08 47 e-8
6ng	0f
5ủ	e7
5ức	47
4ưa	4-b eh
5u	0g 2-7 e8
4ảnh	08
4ẩm	0-7
4ứng	0e
22=.net	0d 1-c
40	0l 2-e 4-j b-f dc eg
41m55	e9
42+	0-9 cb
48h	0-8 e9
4^	0-g 18 2-10 31a 4-a 68 7h 8-v 9y a-r bo dm e-13
4a	1-z 4-8 817 a18 d-l e-b
5bility	0-m 3x 4-b
6le	4-a df
6out	4e
7ve	0-7 7d
5ccording	2c
8unt	0b 2-8
7urate	17
6hieve	0a
6oustics	08
6ross	07 1-9 2e
6t	0-a 4b
7ing	0-b 4c
8ve	a9
5dvance	08 1-7
bd	4a
5frikaans	57
5ge	e7
6ile	0c 1-a 2-c ee
5id	0-7 ad
6rside	0-7
5lert	0-7
6gorithm	18 2-7
ds	28
6l	0k
6ready	1a
6so	0a
6ways	48
5m	e7
5n	0-k 1-a 2-d 3r 5-7 em
6alysis	1j 2-g
ats	0-i 1r
9tics	0-8 2a
6d	0-e 1-m 2-8 31t 4-1c 59 77 8-d 9d al b-9 db e-7
7roid	0-a 2b
6gular	0-m 1q
6h	0h 5d
6tibody	0-b 1l 2-9
6y	e8
5pplicants	0-a 2c
btion	27
fs	07
8y	db
7ropriate	07
9x	0b c-8
7s	18
5re	2-a
7a	0-b 18
6ound	0-b 1b
6ticulate	3d 4-8
5s	2-a 38 4w 87 e-7
6k	0-7
6pects	0a 1-8
6surance	0f 2-b
5t	0-q 2-a 3-7 47 8a bq d7
6tention	49
5udio	2-8 3e
6tomation	0-8 1f
5ws	0c 1-8
5zure	17 2-9
4b	07
52b	17
5achelor	0d 8-8
7kend	0-7 2a
8ground	0-b 1b 88
6sed	07 1-7 38
7ic	0-j 2m
6tch	08 2-7
5e	0-k 1-d 2-9 78 d9 en
6en	1a
6fore	0f
6st	07
6tting	08
7ween	0-d 2a
5ids	1-7 2b
6g	0a
7ger	0-7 3c
6ến	0-a 1b
7t	1-g 2b 6i
5ody	0-c de
6ot	0-a 17
6th	09
5ridges	0-7 18
7ghtlane	0e
5s	8a
5uild	47
9ing	0-c 1-7 29 4f
6siness	0x 1g 2-n 4-g
6t	0h
5y	09 2-a 3-8 48
5ày	28
5án	3a
6o	0-8 29
5ó	47
5ạn	d7 e-8
5ản	0-i 2h
6o	1i 2-a
5ằng	2-9 6-a 87 ef
5ếp	0-d 28 c9
5ị	0-8 29
4c	0e 2-9
5#	0a 2-7
5a	0y e-r
6lculations	09
6n	0-14 2t 4k
7didate	da
6o	18 2-7 4-9 7f
6pable	0-b 3b
6re	0-d 18 2b
5ellular	0-8 1c
6rtificate	1-b 99 e7
eion	0-b ab
5hallenge	0-a 2e
7nges	19
7racterised	0-9 3b
ezation	09
8ts	28
6eck	09
6o	2-7 4b
6u	19
7yên	0x 1-m
7ẩn	0a
6ính	0g
6út	0-b 4c
6ăm	0-a 4b
6ưa	0a 1-7
6ấp	0-k dm
6ế	0-7
6ỉ	2-a 99 ag
7nh	0-8 29
6ịu	0-9 4i
6ụp	08
6ủ	0a 4-7
6ức	3-a 4f
7ng	0-e 1-g 9i ap
5lass	a7
6ean	0-q 2c 39 e7
6ients	4h
6osely	07
7ud	0e 1-b
5o	0-7 49
6ach	0-a 4b
9ing	2-7
6de	0-d
6llaborate	0o 1-8 3-a
eively	47
6mfortable	0-m 3m d7
7mercial	0k
8issioning	09
9tted	0-c 3d
8unicating	0-c 4e
fon	0g 1-7 4-b
7pany	0c
8etent	0a
8leted	0-a 7d
ax	1a
8uter	87
6ncept	08
8rete	0-b 2d
7sent	08
8ulting	2-7 3a
7tainer	0-7 29
8ent	2b
8inuous	1-9 4d
ely	48
8ribute	09
9ol	2-a
bling	27
6operation	0-b 4d
7rdinates	29
dion	0-9 1a
6re	0a
6unter	0-8
5reate	0-l 1l 2-7 3d
9ive	29
6oss	2-b 4h
5ulture	0d
6rrent	0-9 ai
6stomer	0-8 3c
cs	0a
5ycle	0-o 1r
5á	0-9 2b
6c	1-h 4e ee
6o	0-b 29
5ó	1-l 3-m au c-7 ea
5ông	0-a 1m
5đ	18
5ơ	0-9 2a
5ả	0b
5ấp	0a 4-7
5ần	0-e da
6u	0-i 1d 4f
5ẩn	0-d 3c
5ắt	0-9 17
5ủa	48
5ử	0-8 1g
6a	07
4dairy	17
6nish	07
6ta	1c
8bases	17
7e	0a
6y	0b
7s	eh
5eal	1-7
6canters	0-d 18
7entralized	0b 2-8
6dicated	0f 4-8
6gree	09 1-e 78 87 a8
6liver	09
6monstrated	29
6partment	0g 1-f
7loyment	0h 1-c
6sign	be
aers	0-a 4b
aing	08
8re	0-e 4i
6tail	39 4-a
6velop	09
ber	07
ds	0-a 4b
bing	1-7 2h
bment	01b 1-h 2-j
5igital	2a
6rectionality	0-a 2b
aly	47
6stributed	27
5na	0-d 2d
5oanh	2e
6esn't	0-7
6mestic	0-8 ec
6n't	09
7e	18
6wn	0-9 4a
5rive	1b 4-8
9n	0g
8ing	0b
5u	0-7 1c
6rable	0-7 28
7ing	0a 1-7
6y	0-a 4a
5ynamic	07
bs	0j 2-c
5ài	0g 4-7 e-7
5ùng	08 1-9
5ụng	0-a 2k
5ự	0d
6ng	0-b 2a
4e.g	0-i 1g
5arly	1-8
5ducation	0d 1-c
dal	89
5eg	0-7 18
5ffective	0-h 3d 47
dly	0a 4-9
7icient	27
5lectrical	0k 1-9 2-a
5mphasis	0-b 1c
5nables	08
6d	1-8 2l
6ergetic	0-8 3f
9y	07
6gineer	0d
cing	88
cs	0-u 2w
7lish	0g 4-9
6hanced	e7
6joy	0-8 4a
9s	0-9 4a
6sure	0a
6tire	28
6vironment	07
5quivalent	28
5ssential	07
6tablish	0-h 2e
5valuation	0-p 18 2i
6ening	0-9 ea
7ry	ea
6olve	0-b 4c
5xcel	1b
9lence	48
ct	27 3-a 4d
7ited	37
6isting	0-a
6p	0-a 18
7ect	0-p de ea
aed	ee
8rience	07 1u 3-b 4-8 7-b 88 b-8
ed	1a
es	0-g 1j
aments	17
9ts	0b 1-a
7lain	0-7 48
7osure	17
7ression	19
6tradosed	18
5ye	0-g 1h
4factory	0-9 1d
6mily	07
6nuc	17
6st	39
5eed	0-b 1c
5ield	0-8 19
6nance	79
aial	0c
6rm	0-8 4b
7st	ah
6ve	27
6xed	27
5lexible	07 4-9 db
6ow	0-7 1b
5mcg	0-8 1d
5ocus	0-v 1u 48
9ed	3a
6llowing	2-a
6od	0-a ag
6r	0a 1-19 3l d-8 eo
5ramework	17
ds	1e 2-7
6ee	e8
6om	47
5ull	0-9 d7 e9
6nctional	27
cs	1-b 2b
6rniture	0-8 2a
7ther	0-a 1b
4gaining	0-d 4d
5el	27
6neral	0-a 2d
ation	0-9 2a
7tle	0-8
6rber	0-7 1a
7man	0-8 6c
6t	0-a
7ting	0-7 4a
5ia	0c
7n	0-b d8 e7
7o	013 4-p
6ving	07
6ám	07 28
6ọng	4-9 ed
5lobal	0b
6ycoengineering	0-7 29
5o	0-8 18
6od	0-f 2r 4-g
7gle	0-e 1a
5reat	0-a 3a 48
6oup	17
7w	0-a 4d
5wo	a7
4haccp	27
6lden	09
6m	0-9 47
6ndle	0-b 4g
6s	0k 3-8
6ve	0-1c 1s 4-d 7d b-8 cq
7ing	17
5ead	2a
6ld	d9
7p	08
6r	08
5igh	0-e 2d 4b
8ly	0e 4-c
6ring	0-e 1e
6ểu	07
6ện	4e
7u	38
5oa	4-b
6ld	0-l 9b e8
6nest	0-9 4b
ay	0-7 3d
6urs	0d e-a
6w	0-7 2c
6à	0c 4-7
6á	0g 2-a
6ạch	2d 4-a
6ặc	07 1-h 3-7 6d 8h
5tml5	0-b 1b
5uấn	0-8 29
6ống	07
5àn	67
7g	cc
7h	27
5ình	0-a 4-c eo
5ệ	2-7 ee
5ọc	1-b 2a 4-8 88
4ideally	07
7ntification	27
5f	3b
5maging	0-9 1a
6pact	0-a 2c
7lement	08
dation	0-a 1h
7ortance	0-9 1b
7rove	0-b 1d
bments	07
5n	07 1c 218 3-11 ab d-h
6cident	09
7lude	0-7 eb
bs	0-c 1d
aing	0-f 1b 29
6dependent	0-8 3e
fly	0-b 3b
7ustry	0-i 1u 2-9
6fluence	07
7ormation	1-b 2c
7rastructure	1-8 27
6jection	0-7 1a
6novation	0d
cve	0f
6s	0-c 1d
7truments	18
7urance	07
6tegrate	1a
cion	07
8lligent	47
8racting	0-8 49
don	07
9ested	0b 3-7
9nal	07
btional	0m 2-a
7o	1-8 2n
6volve	0-b 2c
5s	0-q 1a 2-b 3b 4g a9
6n't	07
6sues	29
5t	0e
4java	09 1a 2-c
8script	0e 2-f
4kafka	07
5eep	49
6y	07
5hai	0-8 28
6i	07
7ếu	28
6oẻ	df e-a
6ách	0u 2-9 4-b
7m	0c
6í	28
6ó	0-8 48 d9
6ông	0-e 4b ep
6ả	0-c 3h 4-9 d7
6ối	0-b 29
5inh	0-7 1f 28 4-9 be
6ến	1-8 8a
6ểm	1-8 28
5nack	37
6ow	0-m 1g 2m
8ledge	0-9 1v 2-d
8s	2b
5ubernetes	09
5ế	08 19 2-7 4-9
6t	4c
5ể	08
4laboratory	77 bb
6ke	0-a
6nguages	1a 2-7
6ptop	0-7 e9
6st	0-9 ea
5ead	09 1-9 2a
8ership	07
8ing	0-j 3d
7rn	0f
9ing	09
7st	0-e cj
7ve	0-d 4f
6d	0-a 2c
6ss	b9
6vel	0-g ah e-9
9s	37
5icence	dc
9se	0b
6fecycle	0c
7t	0-j ej
6ke	1b
6nh	0-b 38
7ux	0a 2-9
6ve	0-f el
8d	0-a
6ên	d7
6ệu	0-7 28
5og	0-7 19
5uyện	0-7 28
6ật	0m 2-7
5à	0j 1-9 2-8
6m	0-1g 2e df e10
5ái	0-9
5âu	0g 4-9
5ê	0-9 1b
6n	0-k 1n
5òng	47
5ý	0-e 4f
5ĩnh	0-l 1g 29
5ương	0b
6ới	0-9 e9
5ập	1-8 2q 4-j
5ẻ	0a 1-8
5ễ	38
5ịch	0-d 2c
5ực	0v 3-b 4-e
4machine	07 2-8
6inframe	0-9 17
8tain	0f 2-9
cing	0-d 2a
9enance	0-b 1h
6ke	0-7 39
6nage	0e
ament	18 37
ar	09 3-9
bs	09 1-8
7ual	0-9 da
7y	07
6rket	0a
aing	29
6ster	0k
6tches	1b 3-8
7ter	0-b 47
as	0-e 19 47
6y	1b 2-8
5eans	0-a ee
7surement	0-7 28
6chanical	07 2-7
6dical	8e 97
6et	09
6mbers	27
6thods	07
7ric	28
8o	0-e 1b
5icrosoft	0c 1-7
6nd	0-c da
8set	3b 4-7
6ền	07
5odelling	0-9 18
8rn	0-b 1-7 2l
6lecular	2b
6ng	47
7itoring	1-b 29
7th	07
9s	0-8 1b 2a
6re	1-p 6e b-9 cf
8over	0b
6st	08
6tivation	4c
6ve	07
5s	0-7
6c	0a 1-9
5uch	0-b ec
6ltiple	2a
6sic	09
7t	0-h dg
6ốn	4a
5vc	1a
5ysql	0-9 1d
5áy	0-b 2h
5ê	0-p 4t
5ình	07
5ón	0-8 18
5ôi	0-g 3-8 ee
5ạng	e8
5ắc	47
5ẹ	0-d 2d
5ềm	0-7
5ỉ	47
5ỗi	0c e-7
5ở	07
5ỹ	0d
4nam	0-9 dm
5eed	0-j 1-h 3d 78 9a dd
8s	19
6t	1d 2-7
7work	27
6w	0g 4-7
6xt	07
5ghiệm	2n b-e ci
9p	0-9 77 8f
7ề	0-i a9 bb
7ệ	39
6oại	1-b 4-e 5e 87 ee
6ành	1-f 2q
7y	ea
6ân	0-e 1a 27
6ọng	0-8 ee
5hanh	3a
6iệm	0g 4-c
8t	0c 4-9
6u	0-b 3d
6à	0-7 1b bd
6ân	0n
6ìn	0-d ef
6ư	0e 4-8
6ất	cd
6ận	2-c 4-7 ek
7p	0a
6ẹn	0-8 38
5o	1-8 2-c 4b er
6de	0i 1-g
6n	19
6sql	17
6t	0-e 48 eb
7ice	0-8
5utrition	0-o 2p
5ào	97
5âng	48
5ói	0d e7
5ăm	0-18 1g 88 ct d8 e-d
6ng	0-i 1-e 2k 4l
5ại	0-8 29
5ội	0d
5ữ	er
4objective	1a 2-d
5ccasional	0-g em
5f	0-g 1-a 21k a-7 b8 d-9
6fshore	0c
6ten	08
5n	0-o 1-x 2q 4-9 7b 9j d-8 er
6ce	ed
6e	1-g 2-b cb ei
7s	0a 3-9
5pen	0-o 3-9 4w dd
7ra	18
9ting	0-a 49
aors	0-8 19
5r	0-l 1-8 3-f 5h 6e 7-7 88 ab e7
6acle	0l 1-g
6ganisation	07
5ther	0-f 2h 49
5ur	0h 4-7
6t	4c e7
7side	08
5versee	0-7 1a
5wn	0-a ej
7ership	4b
4paediatric	a9
6rt	0-c 4c df
8icipating	0c 1-b
aular	0-h 1e
8ner	1-7 48
bs	0e
6ssion	17
bate	0-9 4f
6tch	27
7terns	0-9 27
5eople	0-i 3g
6rform	0-8 2a
bance	0o 2-d
7iod	0-7 e8
5hage	1a 2-a
7ses	0-c 2g
6d	0-b 8d
6ong	48
6án	27
6í	07
6òng	0n 1h 2-i e-8
6ản	0-7
6ần	0-b 2b
6ối	d7
6ục	0d 2-8
5icture	0-9 49
5lan	07
8ning	0c 2-a
7tform	0b
6c	29
5m	0-8 e8
5oints	ea
6sition	1d
ave	0g 3-9
7sess	0-9 1g
7ted	09 e-7
6wer	0n 1-a 2-9
5ractical	0-d 2f
be	0a 1-8
6efer	0-b 4b
aably	7a
7ssure	07
6oblem	0h 1e 4-n
bs	07 3b 4-d
7cesses	0-9 28
7duct	0j
bion	08
bs	0-b 1a 27
7ficient	0-7 17
7ject	3f
bs	27 38 4-7
7mote	07
7per	0-b 28
7tein	08
7ven	0e 1a 3-b
8ide	0d
aing	19
5ublic	28
aation	0-9 2a
6t	0-b 4d
5ython	0-d 2f
4qa	07
5ualifications	18
9ty	0f 1b 2-p
7n	18
6ick	0-a
9ly	0-b 4c
6y	0-9 4c
7ết	0-8 27
6ản	0b 1-8 2p 3-8 4-b
6ốc	0f 1-9
4r	0b
5a	0-8 dd
6nging	0-e 1e
5eactjs	0h 1-e
7d	0-a 19 29
8y	0-c da
6ceiving	0-7 49
7ord	0-n 1i d8
6flect	18
6lated	0d 2-7
9ion	48
cships	0c 4-7
7evant	8g
7iability	1b
6mote	07
aly	0-8 d9
6quire	db
bments	39
bs	0-b 4e
6search	1l 2-9
7ource	18
7ponsibilities	49
hy	0c 3-7
7triction	0-d 1e
7ults	09
6tail	1b
5ight	0-a ee
6sk	09
5ole	0d
5un	27
7s	07
5àng	0-9 4-a em
5õ	0-c 3-9 ei
4s	77 ab
5ales	1c 2-8
9force	08
6p	0d
6turday	e9
6u	0d
5calable	29
6ene	0-9 3a
6heduling	0-9 17
7ool	07
6ience	07 2-7 88
6rum	1-g df
5earch	0a 2-9
6cond	09
7urity	0i 1-h 2h e-7
6eking	0-s 2c 3i
6lf	0c
6miconductor	0-8 1b
6nior	19
6parators	18
6rve	07
9r	2b
8ice	18 28
bs	1d
6t	29
6veral	4a
5hape	0a 1-9
7ring	0-c 4f
6ifts	da
7p	07
6ort	0-c
7uld	0-h 17 dd e7
7wing	0-b 3d
5ide	07
6ngle	0-b
7h	2-7 4-7 8d
6te	1-7
6x	0-b ei
5kill	0-7 37
9s	4-a 88
5o	0-1i 9j dk ea
6ftware	0r 2-a
6lid	0-8 8d
7utions	08
7ve	0-8 27
6me	0-b 29 e8
8one	0-g 4e
6und	0-a 2j
6ạn	07
5peak	59
7ed	17 2-7
7nd	0-8 e9
6orts	29
6ring	0-9 1c
9t	0a 1-8
5tack	18
7ge	0b 1-8
7keholders	4a
7nd	e9
7rt	0-9 ec
6cw	a7
6orage	27
6rategic	0-a 2i
ces	0-7 2a
by	1-7 2a
7eams	19
8ngths	07
7ive	4a
7ong	0-i 18 4g
7uctural	0-a 9e
6udies	0b 2-9
5ubject	0-8 1b
6ch	19
6pply	0-c 2e
8ort	0d
5w	1-8 2b
5ystem	2c
as	1e
5àng	0-i eo
5áng	0d
6t	2d
5ơ	a9
5ư	2c
5ạch	0-7
5ắp	28
5ẵn	0-k dh ef
5ẽ	08
5ức	0-7 ee
5ử	0-9 1h
4take	0-l 1-7 4m dh e-8
8s	0a
7ing	0-9 3d
6lented	0-a 1f
7k	0-9 4a
6y	0-a
5eaching	0-9 1d
7m	0y 3-i
8s	0c
6chnical	1-7 ah
dly	0-b 3d
bian	1-a 79 87
aques	18
9ologies	1e 2-7
est	c8
6lstro	0-7 28
6n	07
6sting	0-e 1b 2a
5ham	08
7n	ec
7t	1g 2-b db e-8
6e	0k 1-t 213 3-c 4-c 8-7 9-8 aw e-d
7m	0b
7o	09 2e e-b
7re	0-d d9
9's	d9
7se	07
7y	08
6ings	47
8k	0-c 4c
7rd	0-9 2c
7s	0j
7ết	2b
7ểu	0-d c9 eb
6oại	0c
7ả	47
6ree	c9
7ough	0-r 1v 37 4-7
6uyết	0n 37 4-o
7ật	4e
6à	0-c 4c
7nh	1e 2-d e7
6áng	0-7 cg
6ì	0c
6ích	0-8 2-7 4l
6ông	18
6ương	87
7ờng	0-c dc
7ởng	0c
6ần	0-9 4e
6ận	0-e 4g
7t	0-a 3b
6ắc	47
6ẻ	0-7 ai
6ể	0-c eh
6ời	e7
6ức	18
6ực	4j
5iktok	0-9 27
6me	ei
6n	0-7 2g
6ên	0-d 89 eg
6ến	0-7 3d
8g	0l 2-9 3-9 6f
7p	0d 4-9 5-b ed
5o	0-c 1-s 2a 3-a 4o 5-9 9-7 a-7 dn ev
6o	0-7 49
7ls	27
6p	0-7 2b
7ological	0-e 2g
6wards	0-a 1a
5racking	0a 2-8
7ining	09
7ng	2a
8sparent	0-a 4b
7vel	08 4-8
6ends	29
6ips	0-8 e9
7ển	28
6ong	0t 1-j 2g 4-e
6ue	0-a 4d
7ly	08 4-7
7ng	37 4-8 7b
6ách	0x 4-n
6ình	28 e-9
6í	0-8 29 3d
6ú	0-8 e9
7c	0-7 8a
6ạm	0-7 2a
6ị	09
6ở	db
6ợ	0a
6ực	07
5uyển	0b 1-8
6ần	0c
6ổi	0-m dc ep
5wice	0-7
6o	ca e9
5y	0d
6pe	07
5ài	0d 1-f
5ác	47
5ình	3j 4-e
5ích	28
6nh	e-7
5ôn	47
5ăng	0e e-b
5ạo	ab
5ập	0-7 48
5ế	0e 2-f 88
5ỉ	39
6nh	07
5ối	0-j be ee
6t	0-y 2-g 3-a 4e 714 8f
5ừ	0-c 1-9 2-d c8 e15
6ng	1b
5ử	09 2-8
5ự	3f
4uk	e9
5ltracold	0-a 2b
5nder	0h
9standing	0-b 1k
5p	2-b 4c
5s	3b
6e	0-8 1a
7r	0a
6ing	08
5x	39
4valid	0-9 ae
7ue	0-9 37 47
6riety	0b
5erbal	0-9 4f
7sion	09
7y	0-7 1f
6ssels	0-7 2a
5i	08
6ên	0p 1-7 8e e-9
6ết	0a 2-c
6ệc	0-w 2m d-9 el
5oltage	1b
5à	0-11 1-j 28 41k
5ăn	0v 1-b 2-e e-7
5ận	0-c 1b
6t	27
5ẽ	0-h 2h
5ề	0c
5ị	0-9 1j
5ới	0h
5ững	17
5ực	0-h 2r
4want	38
5e	0r
6ek	07
6ll	0-i 3r
5hat	4g
6eeler	0-7
7n	0d
7re	0a
6ich	d8
7le	1a 3a 4-8
6o	0-20 17 31e 4m
7's	0-b
5ide	0-9 2e
6ll	0v 1-a 4-8 d8
8ing	db
bness	0-b 3a
6nd	0-8 1d
6reless	09 2-7
6th	0-a 1b a-a cd d-7 e8
8in	0-x 1-a 2t em
5ork	0-k 1-b 2-7 4k eo
8ed	0-8 1b
8ing	0-u 1c 4f e8
6uld	0j
5rite	49
8ten	48
4xe	db e-7
5oay	07
5ây	0-f 2f
5ếp	0-b 28
5ử	4f
4yearly	09
8s	0-1i 11e 2-a 4-8 c14 e-9
5ou	0-14 19 2-9 419 b9
7'd	0-a da
8ll	ec
8re	0-9
8ve	0-7
7r	08
5rs	0-8 27
5êu	2-7 4i
5ếu	0-7 48
4áp	0x 4-u
4ít	cc
4đam	0-i 4t
5h	2a
5i	eo
6ểm	08
6ện	0q 17 2-n
5àm	17 4-7
6o	1-d 28 aa
5áo	28
6p	09
5óng	27
5ăng	07
5ơn	09
5ường	08
6ợc	0-12 2l 4b ei
5ại	0n 2-7 8-c
5ảm	0-7
5ắp	0-b 1c
5ẳng	0-a 8h
5ặt	08
5ến	0-7 d8
5ể	0f
5ịnh	49
5ồ	0-8 18
6ng	0d
5ổi	09
5ộ	89
6c	1e 3-d
6ng	08
4ưa	0-e di
5u	0-w 7c do e8
4ở	e9
4ứng	0c
13=0 0	d7 e7
5am	d8
6nd	17 ea
5buổi	e7
5days	0c
5food	a7
5hours	07
5kg	0-7 e8
5lần	07
5months	19
5năm	1b 2-8 cc e-9
5pm	0-7
5tháng	cd
6iếng	0-8 e8
6o	c8
6uổi	dg e-c
5years	0o c-e
5đến	e9
32+ years	0-9 cb
33+ years	c9
3^ 0	0-c ce
54+	c7
5^	010 1o 2-v 3r 4-s 5c 6-h 7n 8-n 9m a-t bi c-r dz e-18
5a	3-g 7g 9j
6gile	08
6nd	07
8roid	0-e 2p
7h	68
7y	0-a
5basic	0-9 1b
6e	0-8
6iết	0-l 1n 5b
6ring	08
6s	7-a 8h
6uild	0-c 2d
6ằng	0-9 1c
5ca	0-7 e9
7n	0-c 1b d9
7o	88
6hịu	0-9 4f
6ontent	0-a 2c
6ó	0-x 3k 4-g 9l da
6ông	07
6ử	0-7 8a
5degree	8-7 9c
7sign	08
6ynamics	0-7 29
5eight	c8
6ngineering	0-j 2c 88
8lish	0c
6xperience	0a
5flexible	0-9 3c
6ull	0g
5giao	0-d 4i
7ọng	4-g em
6ood	0-7
5have	bb
6igh	0-g 3e
5ielts	69
6f	0-8
6n	0e 1-b
7frastructure	0-a 2a
5java	1l 2-d
9script	08
5khách	47
7ông	4a
6nowledge	08
9s	0-9 1b
6ỹ	0b
5là	da
7m	0a 27 4-8
6ập	1b 4-8
5maintain	07
7ny	0b c-9
6in	77
8imum	b8
6ust	0c
5nam	0x df e-p
6et	1-8 2h
6goại	4-d eh
6hẹ	0-7 48
6ói	48
6ăng	0-8 4e
5one	0-a cb
6r	08
6wn	0-e ee
5python	09 1-7
5r	07
6eactjs	07
5senior	0-b 1c
6inh	0-7 8c
7x	ca
6ome	0-h 1f
6trong	07
6ử	08
5teamwork	08
7chnical	09
aologies	0-e 1f
7sting	18
6he	0p 1-c
7is	0a
7orough	0-7 3d
7ành	07
6iếng	6n
6ravel	07
6uổi	0-8 eb
6wo	0-7 cb
6ư	07
6ối	08
7t	0f
6ổ	0-9 4a
5use	0-8
5valid	0-7 97 e7
5we	0d
6ork	0a
9ing	0-7
5xoay	e7
5you	0m 3d 7-7
8'll	de
9re	0-i 3h
9ve	b7
8r	0d
6êu	49
5ít	07
5đi	ec
6ộ	e8
5ưu	0d
3a big	0-8 3e
5computer	88
7nsent	28
5full	0-g aa e9
5good	0d
6rowth	0c 4-8
5hands	0-d 4f
6igh	49
9ly	47
5passion	47
6roduct	27
5related	8b
8evant	0-a 7m
7search	49
5similar	09
6olid	8d
6trong	0-b 37
5technical	2a
6rue	0-9 3e
6wo	0a
5year	0-a
4bility to	0-m 3x 4-a
5le and	0i 3-d
8to	0-d 3i 4-9 dh
5out building	48
4ccording to	2c
5ross the	29
5ting as	0-b 4c
4id at	0-9 ab
4lways strive	0-8 4a
4n absolute	0-9 3b
7cademic	0-7 2c
7gile	0f 2-c
6enhanced	0-8 ec
7xcellent	3d 4-7
6innovative	4c
8terdisciplinary	0-b 2c
bnational	0e
6open	0-8 49
6toàn	a7
5alysis development	0-8 1m 2-d
9ts to	0-8 1e
5d 0	0c e-7
7a	0-l dk
8ct	48
8n	0-b da
8re	0-d 3i
8ws	0a
7bank	e7
8e	0-a 39
9st	0-8 2a
8uilding	47
9siness	0a
7can	0-a 38
8ell	0-g 2i
8lient	3-8 4a
8ode	0-7
9mmunicate	0i 4-g
aplex	0-9 2c
9nsulting	07
atractual	29
8urrent	0-8 9c
7data	0b 2-9
8elivery	0-7 17
9sign	2a
8irect	0-b 4b
7engineering	0b
9joy	0-8 47
8xternal	08
7first	a9
8ree	0-7 e9
7general	0-a 1g
8row	0-c 4c
7have	0-c 1d
8eat	0-d 2b
7impact	0-c 2c
8n	1-7 49
7leave	0-8 49
7metro	17
8odern	19
7no	0-b ec
9t	48
7or	0-7 3d
7practical	0-8 1a
9esentation	0g 4-e
9ivate	29
9oblem	4a
aduct	0-7 4b
aject	0c 2-a
7release	0-e 2h
9quires	0-e 3e
8un	0-d 1d
7service	0-7 2a
8kills	79
8oftware	0-l 2t
8upport	07
7take	08
8echnical	ad
8o	3f 4-9
7verbal	38
7working	0-c 4a
8ritten	0-a 38
7you	0-g 28 3h
a're	3a
5h văn	07
5tibody engineering	0-b 1l 2-9
4pplication data	0-f 2h
6roach with	0-7 19
8x 0	0b c-8
4re also	07
7passionate	49
7you	0-i 3a db
6a of	0-a 1d
4s a	1-a 28 4f
6laboratory	89
6part	0-c 4e
aner	49
6well	0e
5pects of	0a 1-8
4t 0	0-a e9
6a	08
6least	0-n br db
6our	08
6the	07
5tention to	49
6itude and	37
4udio algorithms	17
5tomation and	0-d 1g
4zure cosmosdb	18 2-7
9net	09 1-7
3bachelor s	0d 8-8
6kground as	89
ein	0-7 1d
5sed on	38
4e an	0b 3-8
6honest	0-8 47
6on	0-7 e8
5hind a	0-7
5tting and	08
4ids and	1-7 2b
5ết tiếng	0-7 6j
4s ba	88
4uilding a	2c
dn	49
5siness analysis	0-7 1g 2-7
cor	07
cproblems	0f 4-c
4y a	0-7 1a
4án hàng	3b
5o cáo	2b
4ó lâu	47
4ản vẽ	0-e 2m
5o hiểm	0b
7quản	0-8 1c
4ằng lái	0-7 ef
8tiếng	0e 6-a
4ếp 0	c9
3c# azure	08
4a 0	07
6xoay	08
5n explain	0-7 49
7keep	0-8 4a
7rest	09
7work	0-9 ea
5o từ	e9
7đẳng	1b 7b
5pable of	0-b 3b
5re or	17
4ertificate of	0-c a8 ea
4haracterised by	0-9 3b
dzation of	09
5o công	0-c 4c
5u đáo	19
6yên ngành	0q 1-k
5ính ngân	27
5ưa biết	08 1-7
5ạy máy	18
5ấp nhận	0-k dm
5ế tạo	0-8
5ỉ tiêu	07
5ịu áp	47
5ụp ảnh	08
5ủ nhật	0-7 e7
7động	0d
5ức và	3-b 4b
6ng chỉ	0-l 1-c 9j ap
9từ	07
4lean and	0-g 2d 39
5ients and	49
5osely with	07
4oach the	0-a 4b
5de in	17
5llaborate and	0b 3-a
fwith	0c 1-7
dive teams	07
gly in	47
5mfortable in	0-f 3d d7
fwith	3a
6mercial and	2a
7issioning of	07
7unicate effectively	08 4-7
dion skills	0a
6pleted a	0-9 7d
9x engineering	0-8 29
binterchanges	1b 2-9
7uter science	87
5ntinuous integration	0a 1-8
dly with	0-7 49
7ribute to	08
4reate commercial	08
anew	0-9 1b
athe	0-c 1c
5oss functional	2-a 49
4ustomer service	0-8 3b
4ycle including	0-b 1c
4ác ngày	e7
8hà	07
7quy	0-a 27
4ó 0	e-7
6bằng	0-e eb
6chứng	0-d am
6khả	0m 4-d
7inh	0w 4-8 c-d
7ỹ	4b
6laptop	0-7
6năng	2b 4-b
6sẵn	d9
6thẻ	0-8 ai
8ể	0-c dc
7inh	07
7rách	49
6xe	e9
6ít	07
4ông cụ	28
8ty	08
9ác	3a 4-a e8
8việc	0-f 3-7 4g da e-8
9à	0-8 1a
4đ đh	18
4ơ điện	0-8 28
4ấp cao	8a
4ần bạn	0-a db
5u có	0-c 1e
8ông	0-b 4c
4ẩn thận	0-d 3c
4ủa khách	48
4ử nhân	0-8 1g
5a hàng	07
3data and	1-j 2k
8driven	29
8in	0-7 1c
6e posted	08
5ys in	0-c ed
4eal with	07
5dicated team	08 4-7
5gree in	1-8 8c
5monstrated technical	0-7 2a
5partment of	0g 1-f
5sign and	0-7 1-7 28 4b
aof	0-9 28
apatterns	0-7 19
9ers and	0-a 4b
7re to	0-f 4i
5velopment and	0h 1-f
fmaintenance	09 2-7
fof	0-f 2d
4igital products	0-b 2b
5rectionality beam	0-a 2b
4rive the	0-c 1d
8n by	08
7ing licence	07
4u lịch	0-7 1c
4ynamics 0	0b
cdynamics	07
4ài với	09
4ược phẩm	07
4ụng máy	0-c 2e
8thành	07
3early stage	08 1-7
4lectrical or	0a 1-8
4mphasis on	0-b 1c
4nd to	2a
5ergetic and	37
5gineering or	8a
fphage	0-b 2e
bs and	0-8 19
dmechanical	0-e 2e
6lish communication	4-7
4valuation of	28
esystem	1b
5ery other	0-8 e8
4xcellent english	0d 3-9
5p in	0-8 19
6erience and	0e 3-a
ein	0k 1-b
eof	0-i 1n
ewith	0-e 1y
forking	08
dd in	0-a 1b
9ments and	0-7 18
8tise across	07 1-7
din	0-8 19
6osure to	17
4ye for	0-g 1h
3fast and	39
4eed evaluation	1c 2-b
4ield a	0-b 1c
5rst aid	0-d ah
4mcg or	0-7 19
4ocus on	0-12 1z 49
8ed and	0-7 3a
5od safety	a7
5r a	1-c 3t
8n	0d
7big	08 2-7
7offshore	0-h 2k
7the	0b 1-7
8wo	0-7 e8
4ree of	0-7 e9
5om a	1a
8the	18
4ull stack	0-7
8time	0-7 d8
8uk	a-7
5nctional regression	28
3german at	0-8 6c
4iao tiếp	0w 4-n
5ám sát	2b
5ải quyết	27
5ọng nói	4-8 eg
5ới tính	07
4ood mechanical	0-d 2e
8with	17
3halden group	09
5ndle short	4a
5ve a	7a
9n	3e
8excellent	0-d 1a
aperience	17
8more	0-7 cb
8strong	17
4ead for	0-9
4igh level	0-a 49
8quality	07
8speed	0-g 2e
7ly motivated	4-a
5ểu biết	08
8về	1e
5ệu quả	38
4oa giao	0d 4-a
5ld a	9b
5nest with	47
5w the	0-8
8o	29
5á chất	09
5ạt động	07
5ặc có	0a
8tiếng	67
4tml5 and	0-b 1b
4uấn luyện	0-8 29
4àng bán	09 2-9
8trong	0-d 1g
9ốt	0d
4ình cân	e8
8ưa	4-7 ec
4ệ thống	0-8 eg
4ọc chuyên	08
3identification and	27
4maging and	0-9 1a
5plementation and	0-a 1f
6rove supply	0-e 1e
4n a	0-c 1v 2-7 3-a 47
7ll	08
7n	0-f 1o
6being	09 4-7
6civil	0-j 2a aa
7omputer	27
7ross	4c
6developmental	0-b 2c
6java	07
ascript	0a 2-8
6mechanical	0c 2-7
7usic	0-b 2d
6offshore	0-7 2b
6particular	0-c 1e
6software	0f 2-d
7ports	27
6testing	07 17 2-d
7he	0-b 1-b et
6your	08
5dependent and	0-c 3e
ely and	0-9 3d
6ustry and	0-9 1b
cwide	0-a 18
5formation and	1-7 29
6rastructure architecture	07
js	0-d 2g
5novation and	09
5struments and	18
5terested in	09 3-7
8national travel	0d e-8
6o the	0-9 2c
4s 0	0-7
6a	0f 1-9
7n	0-8 19
6seeking	0-c 1c
6your	0-a 3c
3java and	0d 1-b
8spring	0-b 2b
7script react	0-d 1g
jjs	0b 1-8
3kafka and	08 1-8
4hiếu nại	28
5oẻ tốt	0-a dg
5ách hàng	0p 2-8 4-8
5ông nói	4-9 eb
9yêu	08
5ả năng	0-c 3h 4-9 d7
5ối kinh	28
4inh doanh	2b
8nghiệm	1p 4-7 bf
8tế	1-a 89
5ến trúc	8a
5ểm tra	1-9 2b
4nack for	37
5ow the	0-8 18
8your	17
7ledge and	0a
dof	0-f 1t 2-7
dwithin	0-b 1e
4ế hoạch	1i 2-7 4-8
6toán	1-7
4ể cả	08
4ỹ năng	47
6thuật	1-7
3laboratory technician	78
jologist	bb
5st five	e8
4eading and	0-d 3e
6rning and	07
6st 0	0-a cb
5ss than	b9
5vel 0	0-7 ah e-7
9of	0-j 1c 4a
4icence with	d9
5ft 0	0-7 ea
5ke to	0-8 1a
5nh hoạt	0-c 38
5ve in	e8
8within	0-8 ea
7d in	0-c
5ên quan	d7
4ow power	29
4à một	07
6người	e8
5m bếp	0-9
7việc	0-8 2-c d8 eg
7được	0-h d9
4ái ô	e8
4âu dài	0g 4-9
4ên ngành	1b
4ý lịch	e7
6tình	48
4ĩnh vực	0-j 1c 2b
4ập báo	0-b 2b
7kế	4-8
7trình	0d
7và	37
4ẻ hoặc	0b 1-8
4ễ phép	38
4ịch rõ	e8
4ực cao	0h 3-d
8ông	0p 4-m
3maintain strong	09 1-8
8enance and	0-d 1i
5ke use	0-8 49
5nagement and	0-a 38
9r to	09 3-8
6y stakeholders	07
5ster s	0g 8-9
9's degree	08
5tches your	1b 3-8
4echanical electrical	09
5dical and	97
blaboratory	0-a 8f
4icrosoft dynamics	08
5ndset and	3b
4odern programming	2c
5lecular biology	27
5ng muốn	47
6ths in	0-7 18
5re modern	1-d 2g
8than	b-9 c9 e7
7over the	0a
4sc in	0b 1-8
4ust be	0-g df
4ysql redis	0-a 1d
4ê kinh	4a
4ôi trường	0-b 3-8 ee
4ạng lưới	0-7 e8
4ắc của	47
3nam 0	0-7 ea
7nữ	dm e-a
4eed for	0c 1-9
8the	0-e dd
9o	38
5t c#	0-a 1c
4ghe nói	09
6iệm bán	0-7 28
alàm	1d 2-a
aquản	27
atrong	1-c 28
avề	0-7 1c
8p cao	0-7 8b
bđ	8-7
athpt	8-7
brung	0-b 8j
avụ	a7
ađại	0-7 8c
6ề luật	0-7 a8
6ệ thực	09 2-8
5oại hình	4-e ef
9ngữ	5e
9thương	1-7 87
5ân hàng	0-d 1c
5ọng nói	0-8 ec
5ữ anh	07
4hanh nhẹn	3a 4-8
5iệm trong	0a
7t tình	0c 4-9
5u cầu	0-b 3d
5à hàng	bd
7máy	1c
5ân viên	0e
5ất 0	cd
5ận làm	e9
8tăng	0-a eb
4o matter	47
5de and	08 1-7
5t too	0-7 48
6ice period	0-7
4utrition of	0-c 2d
4ào có	97
4ói chuyện	47
7ngọng	ec
7rõ	4-7
4ăm 0	8a
7kinh	0-g cv
7làm	0-7 1g
5ng làm	0-8 e7
9ập	49
9ực	28
8nghe	0b
8tư	29
8đọc	1-c 2c
4ữ 0	ea
6độ	0a
3objective c	1d 2-9
4f a	07 1-8 4c
7udio	0-b 2c
6good	e8
6high	07
7ow	0-8 28
6industry	07
8ternational	0-a ed
7t	0-8 29
6matter	1c 2-9
6new	0-7 49
6predictive	0-a 2a
6the	1j 2-8
6which	b7
7orking	0-i 27 3d
5fshore substations	08
4n a	7d
6call	0-f eh
7omputational	0-e 2f
6the	0-d 9l
5ce a	0-a ed
5e of	07
8r	0f 1-c
7saturday	0-7 e8
7weekend	0-7 e7
6s truly	0a 3-9
4pen and	3-7 4a
8to	0-j 4e d9
4r a	07 1-a 8a
6in	0-a
6master	07
7echanical	07
7ore	0-d 1b 2-b 5e
6two	07
4ther cloud	0-b 2c
4ur data	0-7 28
7own	0-d 1e
7telstro	2a
5t of	0-8 e9
4wn hand	0-7 e8
6ership and	0-8 4c
3paediatric first	a9
5rt of	4c
8time	0-7 da
7icipating in	0c 1-b
7ner continuously	0-7 49
as and	07
5ssion for	0-b 1a
aate about	4a
4eople and	29
awho	0-8
bith	0-b 3f
4hage display	1a 2-a
6ses of	0-d 2h
5d degree	0-c 8d
5òng và	17
5ương thức	18
5ần mềm	0-c 2b
5ối hợp	d8
5ục khách	0c 4-a
4lus a	0-9
4ossess strong	0-a 1i
6ted 0	09 e-7
5wer of	07
9wireless	0i 2-e
4ressure to	07
5oblem solving	0h 1e 4-n
as and	0-b 3c
cthrough	0d 4-a
6ducts into	0-c 2c
6ficient in	0-7 17
6ject is	0-8 38
bteam	37
as and	39
4ublic cloud	0-7 18
4ython or	0-8 1a
3quality and	0-i 1c 48
cssurance	0o 1-a 2-c
6n đến	18
5ickly and	0-b 4c
5y trình	28
7định	0-8 4c
6ết khiếu	2a
5ản lý	0a 2g 3-7 4-a
8trị	0a
5ốc tế	0f 1-9
3r java	0a
4anging from	0-e 1e
4eact or	0-8 1a
9redux	0b
8js cloud	0b 1-9
6d a	1a
7iness for	0-7
7y to	0-8
5cord and	0-7 d9
aof	0-i 1h
5lation to	48
bships with	09
6iability engineer	0-c 1c
5quirements and	39
5search and	0-b 1b
6ponsibilities and	0-8 4a
gy and	0a
5tail and	18
4ight to	0-e eg
4un a	0-f 19 29
4àng dễ	e7
4õ ràng	0-7 3-9 ej
3s in	0-9 ac
4afety level	a8
5les and	0-a 1b
5u 0	09
4earch engine	09 2-8
5curity and	0f 1-d
cin	0-8 2f
5lf starter	07
5nior role	0-a 1b
5rvices and	0-7 19
5t top	0-9 2b
4haring your	0-f 4g
5ould expect	0-b dc
aknow	19
4inh viên	8d
4kills and	07
ain	0-b 1c
ato	09
4o a	0-d 9a
6no	0-7
5ftware development	29
cengineer	0-8 19
king	08
5lid theoretical	0-8 8d
6ving and	37
bbusiness	0-a 4c
5und quality	0-7 2a
4peed separators	17
5ring java	28
8t planning	0a 1-8
4tack engineer	0-8 19
6keholders and	0-a 4c
5rategy and	07
6ive for	4a
6ong commercial	2e
adrive	07
aorganizational	0-c 4f
6uctural engineer	0-9 9e
4ubject area	0-b 1c
6stations for	0-9 1b
5ch as	19
4ystem and	2a
9s for	0-c 17 27
4àng làm	0-a ee
8đi	0-7 ea
4áng tạo	08
4ơ cấp	a9
4ư phạm	2d
4ản phẩm	1a
4ắp xếp	28
4ẵn sàng	0-h dh e7
4ẽ được	09
4ức khoẻ	0-7 ee
4ử dụng	0-7 1h
3take on	49
9wnership	0-b 4b
5lk to	0-9 4a
4eaching and	0-c 1e
6m around	0-9 1a
8members	17
8of	0f 3-a
5chnical and	0b
aian medical	88
8ologies and	17
gpython	0-b 1c
greactjs	0-b 1b
5lstro education	29
4hat a	0-7
8the	0-d 1d
5e applicants	0-b 1d
7best	0-a 1c
8ox	3b 4-8
7customer	0-9 4a
7design	0-b 2e
9velopment	0-a 2b
8ynamics	28
7e	0-8 29
8mbedded	0-b 2b
8ntire	28
7following	07
8urniture	0-d 2d
7last	0-8 e7
7nordic	1b
7other	0-a 4b
7public	0-7 29
7right	e7
7software	0-d 2h
7use	07 2-7
6o bản	27
8dõi	07
8kế	0-d 49
6re are	0-7 da
5ink and	49
6rd party	0-a 2c
6s role	08
6ết bị	28
6ểu 0	0-i ca ed
5ree years	ca
6ough innovation	07
bto	0-b 1d
5uyết phục	0h 38 4-j
5ành thạo	1e 2-9
5áng kinh	0-f ch
5ích công	4b
5ông tin	1c
5ương kinh	88
5ần trách	48
5ật thà	0-a 3b
5ắc mắc	47
5ẻ an	a7
5ời gian	e8
5ức về	19
5ực hiện	4b
8phẩm	0c
4iên các	07
5ến và	0-7 3d
7g anh	0k
6p với	09 4-7
4o 0	dc
6a	1-7 d7
7chieve	09
6be	0-g 3h d8
7oth	47
6client	0-8 e9
7ommunicate	0a 4-a
7reate	0b
7ustomer	0-c 2d
6development	0-b 2d
6end	0-7 28
8sure	07
7stablish	0-f 1c
7volve	0-b 4c
6hold	0-9
6keep	0-9 4c
6lead	1c
9rn	0b
7ift	e7
6move	0-8 4a
6product	07
6read	07
7un	0-7 29
6solve	28
7pend	0-7
6take	47
7he	0l 1-8 47 5-9
7ravel	eb
6work	0-g 4e ef
7rite	0-9 4c
5ols and	29
5pological phases	0-f 2g
4ransparent and	0-a 4b
6vel often	0a
ato	0-c e7
5ips to	0-8 ea
5ong công	0p 4-g
9lĩnh	0e
9ngành	0-d 1-a 2k
5uly passionate	08 4-7
6ng cấp	7d 8-a
9thực	39
5ách nhiệm	0w 4-n
5ình bày	29
5ú tại	0-8 e9
5ị kinh	07
5ở lên	db
4uần và	e7
5ổi 0	0-7 eb
8từ	0-7 e8
4wo evenings	0-8 e9
7weeks	0-9 e9
4ài chính	08 1-8
4ác tỉnh	07
4ình huống	0d 4-9
8và	0-a 3e
4ính nam	07
4ăng ca	0d e-b
4ư duy	0-a
4ại tỉnh	0-8 e9
5o nghề	a7
4ập thể	0-8 49
4ế các	07
4ỉ mỉ	39
4ối thiểu	0-d be
5t không	e8
7nghiệp	0-y 712 8g
4ừ 0	0-k c9 es
5ng làm	18
3ui ux	17
4ltracold atom	0-a 2b
4nderstanding of	0-i 1q
4p and	18
6on	0-a 4b
6to	e8
4s is	0-c 3d
5e a	0-9 2c
7of	49
3variety of	09
4erbal and	47
acommunication	0-7 48
6y good	0-9 1d
4i tính	08
5ên có	08
8năm	8e
5ệc theo	0-f 2e
9ại	1b
8và	0-7 28
9ới	3-9 4a
4à biết	1-7 3h
6có	3-9 4c
6giám	29
6nhân	28
6thực	4c
4ăn phòng	0w 2-g
4ận hành	1c
7tải	0-8 29
4ẽ kỹ	0-7 28
4ị trí	1c
4ới các	08
8ông	08
7khách	08
4ụ khách	0-8 48
3way around	0-a 1c
7of	1-7
4e are	0c
6use	0-g 1g
5ll as	0-g 3m
4hat it	48
5o are	0-f 3k
7can	0-e 39
7enjoys	0-8 3b
4ide technology	0-c 2f
5ll be	0a
8include	0-b dc
7ing to	db
aness to	0-b 3a
5th a	0g 1-c 3c 4-8
9n	0e
9ws	0f 2-d
8building	19 2-d
asiness	08 2-9
8cloud	28
8development	27
8low	28
8many	47
8networking	28
8operating	1a
9ther	2a
9ur	0-k 1n
8security	0-a 2c
9takeholders	0-b 4d
8the	9b
8your	47
7in 0	0-8 ea
athe	0-8
4ork collaboratively	47
8in	0-t 4f eh
7ed in	0-8 1b
7ing independently	3b
bon	07
bwith	0-f 19 4e
fin	0-8 29
5uld be	0a
4rite a	47
7ten communication	0-a 4b
3xe máy	dc
4uất nhập	28
4ây dựng	0-c 29
4ử lý	4f
3years and	0-9
9in	0-k 1r
9of	0-n 17 cr
ar	0-d ch
9with	0-7
4ou always	0-7 4a
8re	0-a 3f d7
7can	18
7have	0-7 1d bb
7in	08
7know	27
7like	0-8 4a
8ove	48
7to	07
7will	0l 3-7
6r many	4c
4rs in	17
4êu thích	49
3áp lực	011 4-u
3ít nhất	cc
3ý thức	47
3đam mê	0-i 4t
4i công	0-a ei
5ện thoại	17
9ử	09 2-7
4àm phán	17 4-7
5o tạo	1-d 28 aa
4ại học	0m 8-c
5o đức	47
4ảm bảo	0-7
4ẳng đại	0-8 8e
4ến 0	d8
4ộc lập	1e 3-d
3ưa nhìn	0-e di
4u tiên	0-w 7c do e8
3ở lại	e7
3ứng viên	0c
14=0 0	1-b 87 ej
5^	1-8 8a
5and	17
5ca	e7
5days	07
6egrees	0-e ea
7veloper	0-7 17
5food	97
7r	0-a 1b
5in	0-7 a8
6s	18
5lần	09
5months	0-8 ea
5ngành	89
8y	07 d-7
6ăm	0d bf cb d-9 e-9
5pm	e8
5tháng	0r e-8
6iếng	0-8 e9
6o	e8
6uổi	0-h d1h e-r
5years	0-h bm cf
6rs	b7
3^ ^	01c 1d 3-a 4t 5-9 7-k 9-s b-p c-a ei
3a business	0-7 2a
5consent	0-a 1c
5high	07
5knack	0-9 3c
5month	0-b da
5positive	0-a 4c
6roject	3e
5real	0-a 3c
7lated	0-9 8a
7search	0-9 3b
5strong	07
5team	0-8 4e
7chnical	0a 4-8
5year	e7
4bilities ^	0-7 2b
9y to	07
5out building	38
9their	0a 3-9
4ccording to	0-f 1i
5hieve organizational	07
5tions ^	07
4doption and	08
5vantage ^	08
4id at	97
4mazon web	0b 1-a
5bitious and	47
4n toàn	97
5alytical and	0b
5d 0	08
7^	07
7a	0-f 39 4a e9
8ble	0-9
8ct	0-7 3c
8n	0-8 47
9alytical	0-b 1b
9imal	08 1-7
8t	ab
8ws	0g 2-e
7be	0-j 47
9st	0-c 2f
8uild	37
9siness	0b
7can	98
8ell	0-8 2b
8hallenges	49
aracterised	37
8ode	0-c 17 47
9llaboration	08
9mmissioning	09
bunicate	0-8 37
hion	1-7 2-8 3m
9nfiguration	0-d 1e
asulting	0-7 29
atractual	0-7 1a
col	0-a 19
8ustomer	09
7dedication	0b
9livery	0b 2-8
9sign	1f 2-7
9velop	0-o 2c 3c
eing	1-8
8irect	0-b 4b
7effectively	0-b 4d
8nable	0a 4-8
9gineering	4-7
alish	0-9 5f
8xperienced	0-9 3b
hs	29
9ternal	07
7flexible	3a
8unctional	08
7good	0-c 28
8row	0-b 4b
7has	0-8 3-9 4o
9ve	0-11 2u 4-9 aa eb
8eat	0-c 2a
8igh	1b
7impact	0-b 2b
alementation	08
8n	09
9frastructure	29
8t	0-b 2k
9s	0g 2-d
7kind	0-8 39
8now	0-b 2c
7leading	0-7 27
arning	08
ave	48
7market	08
7no	0-7 ea
7other	2a
8ur	07
7practice	0b 2-9
9ivate	17
9oblem	39
aduct	07 2-a 47
aject	0c 1-7
7quality	2a
7reference	27
9lease	07
7sales	07
8ecurity	0a 2-8
9rvice	0-c 1d
8ocial	0d 3-c
9ftware	0-e 1l
8upport	0e
7teams	0-7 29
9chnical	99
9nders	1b
8he	2-7 e8
8o	0-l 4f
7user	07
7verbal	1c 3-8
7we	0k 1-7
8ith	0-s 4e
8orking	0-7 48
8ritten	0b
7you	4b
5h ^	0g 5-b
7giao	57
4pp ^	08
6lications ^	0-8 2a
gis	09 2-7
6roach to	0-7 3c
8x 0	0-e de
4rchitecture disciplines	1-e 2f
5e also	47
6na ^	09
5ound solving	0-7 3a
4s a	0-l 19 38
6code	0-9 1b
6laboratory	0-7 89
6per	0-d ef
6well	0-m 1e 29 3c 4-7
5sured there	09 1-8
4t 0	0-b db
6a	0-a
7ll	0d 4-7
6every	48
6the	4a
6work	a7
5tention to	0b
4zure cosmosdb	08 1-7
3b licence	97
4a degree	78
5ckground as	0-g 1a 78
5sed on	07
4eam forming	0-c 1i
5fore you	0-8
5hind a	cb
5st practices	0-9 27
5tter ^	4a
4oth can	0-7
8internally	0-9 4b
4ridge projects	28
4uilding an	47
5siness and	0-b 17 27
ccases	07
clevel	07
cof	0-9 29
dr	0a
cproblems	0-8 4a
4án hàng	29
7lẻ	1c 2-e
5o cáo	0c
4é ^	0-b 2d
4ó lâu	37 4-7
5c tách	0-a 1b
4ản ^	0b
7vẽ	1-9 2f
5o hiểm	07
4ằng tiếng	0g 2-7 4-8
3ca ^	0-b d7 e7
6theo	0-a dc
5o ^	0-8 4c
7trong	48
8ừ	eb
7đẳng	07 88
5pabilities for	17
5ses and	07
4ell lines	0-a 1b
5rtification ^	0-7
aed ^	0-8
4hallenges ^	0-9 4a
bing tasks	0-c 38
6nges ^	0-9 3b
6racterization of	1a
5o công	0-7 48
5uyên ngành	08
5ánh ^	0-7 e8
5ính ngân	18
5ế tạo	27
5ịu được	0-b 4e
5ối ^	47
5ức ^	3-9 4a
8và	0-7 3a
6ng chỉ	07
4i cd	18
5vil engineering	0-9 a9
9or	07
4lean and	37
5ients to	3d
5oudwatch ^	19
4ognition ^	0-e 1h
5llaborate and	09 4-8
dive teams	3-d 4f
7eagues and	4b
5mmerce business	0-9 19
7unication and	08
hskills	0k 4-9
6plex engineering	0-b 1c
5nsent system	0-a 2c
7umer goods	18
6tinuous development	0-8 28
dly with	3b
5smosdb rest	0-a 1c
4riminal record	0-9 d8
4ulture ^	49
bin	07
4ycle including	0-b 1c
4àng tốt	0-g 6a
4ác trường	0-7 89
8ỉnh	0-9 ec
5o ^	0-8 1a 27
4ân đối	e7
4ó chứng	0-7
6tinh	0-9 2o 4-i
7rách	49
4ông trình	0-9 d8
9y	07
9ác	07 4-a de
8việc	4k e-a
9à	27
4ơ bản	0-7 29
4ấp cao	7b
7trở	7d
4ầu tiến	3a 4-c
4ụ thể	08
3dairy cattle	0-c 2c
5ta driven	0-7 3a
5ys ^	0b
8of	d8
9nly	0-7 e8
4eadline ^	37
5gree ^	7-8 8a
ain	7s 8-b
aof	08
br	8e
5livery and	09
5sign ^	27
aand	0-8 4a
aimplementation	09
apatterns	08
9ers and	47
5veloper ^	0-9 2g
dfor	09 1-8
dm	0-d 1d
ament ^	07
fand	07
ffor	0-d 2e
flifecycle	0-b 1e
fprocess	08 1-7
6ops engineers	0-b 4b
4i chuyển	0-9 ec
5gital products	0-a 1b
5rectionality beam	27
5sciplines ^	0-9 2c
4oanh ^	0-9 1-g 2m
9số	0j 4-d
5main driven	0f 1-f
4riving licence	0-7 99
4ynamics 0	0b
4ài với	47
4ưới 0	0-f d8 e9
5ợc hoặc	0-f 1g
4ễ nghe	07
4ịch vụ	18 2-8 47
3e.g kafka	0-8 29
4e ^	17
4ffectively ^	0-b 4b
4lements of	2a
4nd to	07
5ergy and	47
5gineer ^	0-7 19
bing ^	1-9 aa
fin	17
for	88
fphage	0-d 1h
gractices	07
bs ^	2a
dand	0-b 2d
dmechanical	0-9 2c
5vironment ^	0-9 2a
fwith	09
es ^	0a 1-a
4valuation ^	0-9 2e
esystem	1b
4xperience ^	0-k 2g cb
eand	08
ein	0l 1-7
ewith	0d 1-b
iin	0-7 1b
forking	0a
9ments and	0-9 29
6osure ^	0-a 17
3farms ^	0-b 2b
5st and	3b
4eed evaluation	08 1-7
4ield ^	0-b ec
9and	8a
8s ^	0-9 ac
5nancial performance	0-9 1c
5rst ^	0-7 49
4ocus as	07
8ed and	39
5r 0	0-8
7a	0-9 2c
7better	4a
8oth	0-b 4e
7offshore	08
8ur	0-8 27
7parents	0-7 29
7the	18 2-b ea
6ward in	0-8 4a
4ramework ^	0-a 2g
dand	0-g 1i
cs ^	0-9 2b
4ull time	0-9 d8
5nctional teams	1-9 3b
3gian làm	d8
6o tiếp	0-b 3-a 48 5c 6e
5ải quyết	0d
4ood conduct	e7
4reen energy	47
4ắn bó	0p 4-i
3hand tools	d7
7s ^	47
5s to	0-7
5ve experience	0-8 1b
4igh level	1b
8medium	07
8performance	0a 1-9
8speed	0-8 1a
4olidays ^	e8
5w the	29
8o	08
5ặc các	08 2-7
8tiếng	6c
9ương	0-e 2b
4tml5 and	0-8 19
4uấn luyện	0-7 27
4àng ^	0q 4-f
8bán	0a 1-8
8theo	49
aáng	4b
9ại	0-7
9ốt	07 4-8
8với	47
6h ^	0-7 1a
4ình cân	d7
8ưa	3-9 dd
4ướng dẫn	28
4ệ thống	de
4ọc chuyên	7a
7văn	1c 2-9
3ideas and	0-b 4d
6ntification and	0a 1-9
4mplementation ^	0-7 2b
iand	0e
6rove the	0-a 1b
ament ^	0-d 1i
9ing the	0-e 4f
4n a	0m 2-9 4-8
7n	2b 49
6both	0-b 4d
6civil	98
6date	a8
7evops	08
6english	3c 4-7
6international	4b
6large	0-9 3d
7ondon	1b
6production	1-8 2c
6relation	0-e df
6software	0c 2-8
6the	0-8 1-a 2g 8a db
6your	0-9 3b
5cluding ^	0b 2-7
dthe	08 4-7
5dependently and	07
6ustry ^	0-e 1i
cand	1-7 2a
5frastructure architecture	0-f 2h
5novation and	0e 4-9
bve culture	48
5tegrity and	0-c 3f
7rnational travel	0-7 eb
6o the	0-9 2b
4s a	19 2-g 6c e8
7n	58
6needed	0-e e9
7ice	a7
6required	0-g 1b
6your	27
4t is	08
6will	0-c 4d
3java ^	0j 1-c
8ee	0-8 1h 2-7
8spring	0c 1-9
7script ^	0-8 19
ereact	0-8 18
3key decision	38
4hoẻ tốt	0-b dm e-7
5ách hàng	2-8 48
5ông nói	07
5ả năng	08
4inh doanh	0-d 1a
8nghiệm	ct e-9
8tế	0e 1-8 88
5ếm tiền	38
6n trúc	88
4now how	0-7 1b
8your	0-7 2a
7ledge of	0g
4ubernetes ^	0-a 2b
4ế hoạch	17 3-9
6toán	0d 1-7
4ỹ thuật	0d 2-a
3laboratory technician	0-7 89
jologist	1-c 7g
5nguages ^	08 1-i 2c
5ptop ^	0-8 2a
5rge collaborative	0-a 4d
4ead in	0-c 4d
5vel 0	9b a9
9^	09
9of	0-7 3c
4icence ^	a7
band	a8
bis	0-9 9e
5fe cycle	0b 2-9
7cycle as	0-f 2i
dfrom	07
5nh hoạt	e7
5ên quan	0d
4à 0	0-e 29
6một	0-t 19 2i 4a
6điểm	0-9
5m bếp	0-8 c9
7việc	0g c7
7được	0-7
4ái b2	d7
7ô	0-7 d8
4ãnh đạo	08
4ên ^	0g 8-a
7chuyên	0a
4ý ^	08 4-7
6công	3-a 4b
4ập kế	0a 4-7
4ắp ^	0-7 ec
4ẻ ^	2-8
6hoặc	27
4ễ phép	0-b
4ịch rõ	d8
4ớn ưu	0-a ec
4ợi thế	0g
4ực cao	47
7doanh	0d 4-d
3maintenance and	0-7 1g 2-7
fof	0-8 19
5ke use	0-9 4a
5nagement ^	07 1-a
eand	0-h 1j
6y stakeholders	0-c 4g
5ster's degree	0b
4edical and	0-7
7um voltage	19
5thodologies ^	07
9s ^	28
band	0-b 28
bsuch	0-9 19
4indset ^	2-d 4d
4odern programming	0g 1-c
5lecular biology	27
5nths in	b8
5tivated and	0-8 3a
5ve forward	0-9 4a
4áy ^	da
4ôi trường	0-g ee
4ềm quản	19
4ột lợi	0a
3net c#	0-i 1i
5w skills	0-b 4c
7technologies	49
4ghe ^	e8
6iệm ^	c7
aquản	08
atrong	1c c-a
8p cao	07
avụ	47
6ề luật	a7
6ệ thực	0h 1-c
5oại ngữ	08
5ày ^	08
8tuần	e8
5ôn ngữ	0-7 4c
5ọng nói	e7
4hiệm trong	3-a 4g
7t tình	48
5à máy	0c
6ng với	0-7 39
5ân luật	0-7 7b
8viên	2d
5ìn ^	e7
5ất 0	be
5ập khẩu	2a
4ordvik 0	0-9 1a
5sql ^	07
4ói lắp	e7
7ngọng	3-a dc
7rõ	3-7 da
4ăm 0	8c
7^	0b b-g cc
7kinh	0-d bu
7làm	0-f cj
5ng giao	0-e 3l
aải	0a 3-8
8làm	0n 3-j
8thuyết	0e 3-b
9ổ	0-c 3d
8động	48
4ữ 0	08
6^	0-c ed
6tuổi	0j d-a
3of a	28
7ll	0-a 4b
6competency	a8
6employment	08
7xperience	0-c cl
6good	d7
6knowledge	08
7ubernetes	0-8 18
6matter	0-e 2g
7usical	0-c 2c
6new	0-8 49
6ruminants	0-b 1c
6software	07
7uch	0-8 29
6the	0j 1-b 2-8 4b
6which	0-7 bc
7ork	4a
5fice ^	17
4n a	1-8 4b
6bridge	28
6experience	0a
6quality	3b
6the	0-l 37 ec
6work	0-c 3d
5ce a	0-9 d9
5ly ^	0-c eh
4r a	1-a 2-7 ab e7
6equivalent	0-9 8f
6higher	07 8-8
6master	07
7ore	08 1-b ba c7
6polish	57
6similar	0-9 19
6two	ca
5ganizational skills	0g 3-c
4wnership of	0a 3-8
3part of	0a
7icipating in	0a 2-a
7ners and	08
bhips to	0-c 1e
5tterns ^	28
4eople and	17
awith	07
4hage display	0-c 2f
6ses of	0-f 1g
5ysics or	0-9 8c
5ân tích	0-8 29
5ần mềm	0k 1-8 2-7
5ẩm ^	1-a 2g
8hoặc	1a 2-c
4ipelines ^	0-d 1f
dand	2a
4latforms ^	0c 1-a
5ease and	0-8
4osition in	2a
5wer wireless	17
4referably from	0-h 2j
9red ^	ad
5ivate cloud	0-9 2a
5oblem solving	0a
as through	0-8 4a
6cesses and	2-7
aing of	0-c 1c
6duct owners	0-9 4b
as ^	0-7 18
cinto	0-9 2a
6fessions and	49
6gramming languages	0-7 1l 2-b
6ject engineer	0-c 3d
4ython ^	0g 1-9
ajavascript	0-c 1d
3quality ^	08
band	27
bevaluation	1g 2-7
bwith	0-8 1d
6n ^	1-a
5ickly ^	09
band	0-8 49
5yết khiếu	19
9vấn	3b 4-7
5ản lý	2k 4-c
8trị	0i 2-c
5ốc tế	0-8 29
3react redux	08 1-7
5cord and	e7
5dux ^	27
5gions and	0-e 4e
5lated field	0-8 8a
8ion to	38
bships with	48
5quired ^	07
aments and	1c
5search center	0-a 1b
cto	0b 1-b
6ponsibility and	3b 4-8
iof	0-c 4c
6t ^	1d 2-7
4ole ^	0-8
4un a	0-7 29
7the	07
4àng dễ	08
4õ ràng	e9
3s degree	0d
5in	0-9 9c
4afety training	a8
4easons or	bb
5lf starter	0-d 3g
5miconductor materials	07
5nior project	0-d 4d
5rvice ^	09
as ^	0e 2-g
4ide and	08
5nh ^	0-7 29
5tes ^	0-7 e9
4kills ^	0-d 17 3g 4-a
aand	0-e 1d 3a 4-8
ain	1a
4oftware and	07
cdevelopment	0-n 1m
cengineer	0a 1-8
cimprovement	09 2-7
5lutions ^	07 1-d 2k 4-7
dto	0-c 38 47
6ving business	0-9 4c
5und quality	0c
4peed separators	0-d 1i
5ring boot	0-8 1c
ajava	0b 1-a
4tack ^	0-7 28
6keholders and	0-8 17
gon	0-7 4a
6tus or	9c
5rategies ^	1b
6ive for	39
4uch as	0-m 2s
5pport ^	18
band	09 1-8
aed by	0-a 8e
4ystem and	2-8
afor	0-7 2c
9s ^	1-d 2n
bfor	2-9
4àng đi	db
4ẽ được	08
4ố liệu	48
3t2 t7	0-7 e8
47 ^	e7
4akes ^	0-7 48
5sks ^	0-7 3d
9and	48
4eaching methods	0-8
6m ^	0-h 17 4a
8and	07
8in	1f
8of	07
8player	07
8with	49
7s ^	29
9and	0-a 4j
5chnical and	08 4-8
dsolutions	07
8ologies ^	07 2-g 47
gand	2c
dst will	87
cy ^	08 1-7
etrends	0c 2-9
5rraform and	29
5st ^	0-c 1g
7ing ^	17
4han 0	0-9 bb
6t are	0-a 2b
8fits	07
8looks	0-9
8makes	0-7
5e customer	0-9 3b
7design	28
7end	0-d 4e
9tire	29
7field	0-e ef
7market	0-b 2b
7other	0-a 3b
7uk	0-d ed
6ir work	08 4-7
6o bản	0-9 28
8ca	0-8 ed
8dõi	07
8tiêu	0-8 4a
8yêu	0-8 e9
6re is	0a 2-7
5oại laptop	0-8 1b
5rough innovation	0-a 4c
bto	0-h 1e
5uyết phục	07
6ật ^	0-9 8a
9máy	08
5ành thạo	0-9 2b
5áng ^	0b
9kinh	0-7 bb
9trở	0-9 be
5ích công	38
5ương mại	08 1-a
5ạo tin	09 1-7
5ất là	0-b 1g
5ần trách	3s 4-n
5ế ^	0c
5ể ^	08
5ời gian	08
5ứ 0	e7
5ực hiện	0-8 4e
8phẩm	08
4in học	0d 2-a
6h thần	0w 3-p
5ến và	0-8 4c
7g anh	0d 4b
9hàn	07
9trung	0b
6p hiệu	3-a 47
8tốt	48
8với	48
8được	0a 3-7
5ền ^	47
4o 0	0-7 b8
6a	0-w 29 4k
7chieve	0-7 4a
8quire	0-e 2e
6balance	0-7 49
7oth	49
7uild	0f 2-a
6client	0-8 e9
7ollaborate	09 3-8
7ustomer	0-c 2c
6deliver	0-b 3d
7rive	07
6end	1a
8sure	27
7volve	0-a 3c
6help	0-a 4d
6interact	0d 4-b
6make	0-e 39 47
7ove	0-8 4a
6run	0-d 19
6saturday	d7
6the	38
7ravel	0d 3-c
6work	dc
6your	09 3-8
5o ^	ea
6ls like	1-7 29
8ets ^	0-b 1d
4ransparent and	0-b 3c
9ort ^	0-7 da
6vel ^	0a
aoften	ea
ato	0-8 d8
5ends and	1a
5ials ^	1a
5ong công	4e
9lĩnh	c-b
5ung cấp	0b
5ách nhiệm	3b
5ình bày	0b 4-7
5ú tại	0-7 da
5ường lạnh	0-b ef
5ạm biến	0-c 2e
5ị kinh	09 1-7
5ở lên	0-1g 68 7e 8v a-8 cb
4uyển ^	e7
5ân thủ	49
5ần ^	0-8 eb
5ổi ^	0-7 ec
8từ	0o e-b
4wo years	08
4y ^	09
4ài chính	27
4ăng ca	07
4ại tỉnh	e8
7vị	c8
4ế marketing	18
5t ^	e7
4ối thiểu	0-d db
5t ^	0-e 27 4c
4ổ chức	0-9 4b
4ừ 0	28
3uk ^	0-7 e7
4nderstanding ^	0-e 1i
hand	0-7 1g 3-8
hof	09
4se of	0-7 4a
3vision and	0-c 1c
5ên ^	0-i 2d dc
8năm	0-7 7d
5ệc ^	0e
8có	0-a 37 e9
8linh	d7
9àm	0-7 48
8nhóm	3f 4-b
8theo	0-g 2g d8
9ại	0d
8và	07
9ới	3b
8độc	38
4oltage engineers	0-k 1b 2c
4à giám	07
6lễ	0-8 e9
6quản	27
6thực	0-9 37 47
7rách	48
6xử	0-b 4c
6đam	0-c 4e
4ăn phòng	2f
4ấn ^	17 2-b 48
7và	28
4ệ sinh	27
4ị trí	0d
4ới công	49
7khách	0-9 4b
4ụ ^	0-7 47
6khách	47
4ực kinh	0-8 2d
3we are	0-9 2b
5ek every	0-7 e8
5ll as	0i 2-7
4hen the	0-i 37 4a
5ich you	0-9 2a
4ide technology	07
5ll be	0-r 8b ei
5nd farms	0-a 1b
5reless systems	2a
5th a	0c 3-7 e8
9n	07
8business	3-7 47
8figures	0-8
8good	0-a 2b
9reen	4b
8internal	47
8many	3a
8numbers	0-7
8others	0-7 3a
8the	2a 38 4-a
8your	47
7in the	0-b bf
7out a	0-7 2b
bbeing	0-a 3b
4ork ^	4-a
8experience	27
8in	0-i dd e8
9s	0-7 1a
8on	0b
8with	0-7 4a
7ing in	08
ddependently	0-b 4c
bto	08 3-7
bwith	3b
5uld be	0-m 2n a7
9save	0-7
3xe máy	0-a de
4uất nhập	2b
4ử lý	4c
3year ^	0c e-9
8and	07
8behind	b8
8master's	08
8of	b8
7s and	0f b-f
as	bb
9experience	09
9in	0-8 bd c8
9of	0-g 1-8 ba cu
ar	bd
4our colleagues	0-a 3e
8many	0-7 49
7self and	08 2-7
4êu cầu	0b
3áp lực	0f 4-a
3ít nhất	e8
3ô tô	e8
3đi công	eb
4ào tạo	08
4ương ^	09
5ợc 0	0-7 d8
8áp	0b
4ại học	89
4ẳng trở	7a
8đại	0-7 7e
4ối tác	07
4ộ tuổi	08
3ưa nhìn	4-a eg
4u tiên	0-9 ed
3ẩm thực	0-8
3ở lại	e7
5phú	0-8 e9
3ứng viên	0b
1=0	0a 1-1d 2r 3-s 4-e 5-9 7-d 8u 9-k ad bz cs d-8
22+	b9
23+	bd
24+	b8
25+	b7
26.5	69
28h	0-7 e7
2a	019 1-r 2i 3-p 4f 9-8 bb d-m
3bility	0j 3-a
4le	0l 3-8
4out	0f e-7
3cademic	0-q 17 2b 3d
4cessibility	17
5ording	29
6unts	0-b 29
4hieve	09
4oustics	2b
4ross	49
4t	49
5ing	0-8 3a
6ons	0b
6vities	0-b 2c
9y	0-b ec
3dministration	08 1-8
4option	09
4s	0-7 29
4vanced	4c
7tage	0d
3frikaans	0-a 5c
4ter	0c
3gency	28
4ile	0-t 113
3i	09 1-9
4d	0-b 2-9 ao
4rside	0-9
3lert	0-d 3a
4l	0q 1-7
5ergies	0-b e8
5owance	07
4so	0d
4ways	38
3m	ea
4bitious	0-d 3c
3n	019 1-g 3-9 d-7
4alysts	09
7tical	0-l 3v
4d	023 1-y 2-7 3-g d-c ee
5roid	18
4gular	0-k 1n
4h	08 1-f 5d 6n
4sible	17
4tibody	0-d 1h
4y	07 1-8
3pache	08
4is	0-v 1n 2a
4p	09
5lication	0a 2-a
ds	2a
6y	07
5roach	08 2-7 48
3re	01b 1-7 2-7 3-8 4-7 e-7
5na	07
4ound	07
4ticulate	0-b 48
3s	010 1-a 2-7 87 e-7
4k	39
4sisting	09
5urance	0-a 2c
7ed	09
3t	0f 1-9 2-9 4-g 6b aa d-8 ed
4titude	09
3udio	0-g 1i
3ws	17
3zure	0-i 1t
2b	1-c 29 a9
3.sc	7c
4tech	78
31	6a
32	e7
3a	7-8 8h
4chelor	07
5k	07
6end	0f 1-c
6ground	88
6log	0a 1-8
4sic	ab
4tch	18
3e	0v 1-7 2-7 3-8 77
4am	0-c 1e
5uty	0-7
4fore	0j 2-a
4ing	0g
4rlin	07
4st	0c 1-a
4tter	49
6ing	27
3ia	0-8 1c
4ds	0-7 1b
4g	0k 1-b
4ết	018 1-f
3lockchain	17
3ody	28
4m	08 1-7
4ot	0-c 2h
4th	011 1-7 2-9 4-8
4x	0-9 2c
3po	0-7 18
3ridges	0-8 2a
5ghtlane	0i 1-8
5ng	0b
3s	89
3udget	18
4ild	0-7 19
4siness	1r 3-f
4t	08 47
3y	0m
3ày	27
3án	29
4o	0-c 1n
3é	0-b 2d
3ình	38
3óc	1-c 2d
3ạn	0k
3ản	2c
4o	0d 1-8
3ằng	0h da
3ếp	0-b 17 2a
3ị	28
3ọc	0-9 1b
3ột	0-7 28
2c	1-9 27
31	0-a 68
3a	0-m 2-9 4-7 dc ep
4ble	18
4lculation	0-e 2d
ds	0-g 2h
5l	0-a eg
5m	0-8 3a
4n	0u 3-9 d-7
5didate	0c
bs	07
4o	1-9 2-7 3-7 717
4pabilities	08
4r	0-7 ec
5d	0-h 2-7 ap
5e	0-r 1b 2l
6er	08
6ful	0-7 39
5rying	0-7
4ses	09 2-a
4tegory	0-7
5tle	0-h 2i
3d	0-g 2l
3ell	0-o 1i 29
4rtificate	0-n aq d8
cion	0-g 9c ac
fs	ae
3hallenge	0-a 1e
bs	49
aing	4e
5nge	1-8
8s	0-7 4c
5racterization	27
6tered	9a
7s	0-9 2f
4eck	0-d 1-7 et
5f	29
4o	08 47
4uyên	0u 2-8
6ền	29
6ển	0-8 ec
6ện	0-b 4g
5ẩn	e8
4ánh	0-8 e9
4í	3a 4-8
5nh	88 e-8
4út	47
4ăm	0-7 3d
4ạy	0b
4ất	0-e 4b
4ế	0-7
4ỉ	aj
4ịu	3c
4ối	47
5t	08
4ức	4c
5ng	0-f 18 9p
3i	1d
4tizenship	0-b ec
4vil	0-a 19 a8
3lass	9b
4ean	0-j 1a 37
6r	0-a
7ance	0-j ep
7ly	37 4-b
4ient	0-8
8s	0-d 2-7 4v
4oud	0f 1-c
7watch	0-a 1f
4usters	27
3o	0-g 3b
4ach	0-a 3a
7ing	0-7 1c
4de	0-c 98
5ing	0e 2-7
4gnition	0-l 2n
4llaborate	38 4-7
cing	0b 3-a
don	09
6eagues	4f
4mbined	08
5fortable	0c
5merce	29
9ial	0-c 1l 2-7 7e
6issioning	17
7tment	0-8 3b
8ted	37
6unicate	0k 3-f
cing	3e
don	0j 1-8 47
cor	0-8 3o 4-f
5pany	0b
6etency	0-c af
at	09
6lex	19
7iance	0-9 1a
6utational	0-r 1s
8er	1-7 78
4ncept	07
9s	0e 2-b
6rete	0-c
5duct	0-8 ec
5fident	0-8 39
7guration	0-9 1a
5sent	1-7 2b
6truction	0d 1-8
6ultative	0-c 3e
7mer	0-8 27
5tainer	0-c 1g
6ent	1d
6inuous	1-f 3d
cly	48
6ractor	07
aual	29
7ol	0-7 28
4operation	0-b 3e
5rdinates	08
bion	0-b 1d
4re	0c 1-c 27
5vita	0d
4unter	0-8
5rse	88
4ver	07
3pc	a9
3reate	0b
7ive	19
5dit	0-9
4iminal	0-9 ec
4m	0d 1-b
4oss	1-a 3e
3ultures	0-9 4b
4rrent	0b
4stomer	1-a 27 4b
as	0d
3àng	0g 2-8
3ác	010 1-j 2-h d8
4o	0-8 2l
3ân	e7
3ó	01q 1-a 2-8 3-k 4-7
3ông	0c 1-c 2b 4-c e7
3ũng	07
3ơ	0-c 1f
3ười	0-7 49
3ả	0c
4m	0-9 eb
3ấp	2-8 8y a7 e-7
3ần	07
4u	09
3ắt	0-a
3ủa	0a e-7
3ử	0-e 7m
4a	08
2daily	09
5ry	0-q 1f 2c
4nish	0f
4ta	29
5e	07
4y	ea
5's	0-8 e9
5s	d9
3bs	0-8 9-7 ek
4t	0-9 19
3eadline	0-b
as	0-7 4a
5ling	3a
4canters	0-m 1o
5ent	0-9
5isions	47
4dicated	0f 3-8
9ion	0f 3-b
4fect	0-8
4gree	0m 2-b 4-a 8r
8s	0-d ef
4liver	08
9y	0d 2-7
4monstrated	08
6s	0-7 2a
4ployment	1-a 27
4sign	2k e-7
8ers	0-c 4g
8s	29
6re	0-d 3h
4tail	0-c 4g
5ermined	0-7 3a
4velop	0d
9er	09
bs	47
9ing	0i 1-9
9ment	0-g 111 27 4-9
dal	0-b 1d
5ops	0-d 4b
3i	0-9 ec
4ary	0-a 1b
4fferent	48
4gital	1-9 29
4ploma	0-b 8d
9tic	0-a
4rect	0-b 4b
8ionality	0-c 1i
4sciplines	0j 2-g
6reet	0-b 3c
5play	0-8 2c
3na	17
3o	0j
4anh	0-b 2b 4f
4cker	19
5umentation	0-g 1d
4esn't	3b
4mestic	0-b dd
4wn	0-b 29 48
3rive	0-c 3l
7n	0-q 2f 4g
7r	0-b 9e
6ing	0-8 1-9 aa
4ug	0-b db
4y	0-d 2b
3sp	0-7 19
3u	1a
4rable	18
4ty	e7
3ynamic	08
9s	09
3ài	0-7
3ùng	0c
3ưới	da e-9
4ỡng	29
4ợc	0-h 2k
3ễ	0-7 eb
3ịch	0-f 2f
3ụng	0f
3ự	07
4ng	0-g 2a
2e	0-b 18 a7
3.g	0m 1-a 2-9
3ach	0d e-8
4rly	0-g 48 da
3ducation	0-j 1-7 8r
bal	79
3e	28
4g	0-8 19
3ffective	0-a 3c
bly	0a
5orts	29
3ight	0-8 b8
3lements	29
3mag	0a 1-8
4bedded	0-7 1b
3n	19
4d	17 4-7
4ergetic	0-m 3t
7y	0-e
4g1	99
5ine	08
8er	0g
aing	0-7 1-a 2c 4-7 7a 87 a8
as	0-7 2e
5lish	1-a 5l 8b
4hanced	0-h dl
4joy	39
4sure	0a
4tire	29
4vironment	0r 2-f
ds	07
3quipment	0-c 2f
6valent	0c
3rp	17
3specially	0a
5resso	29
4tablish	37
3tc	08
4hic	0-b 3d
3u	0-a
3valuation	0-h 19 2b
4en	07
6ing	0-8 db
9s	e7
5ry	d8
7thing	0a
4olve	0-b 4b
7ing	47
3xceed	47
6l	0-i 1p
7lence	47
at	0r 3-b
6ptional	08
4isting	08
4perience	01d 1-g 2-7 4-8 a-9 cm e-b
8mentation	0-8 2a
7tise	0c
5lain	0-7 39
5ort	0-7
6sure	09
5ression	27
4ternal	08
5ra	0b
7dosed	0-l 1n
2factory	1c
4ir	0-9
4st	0-9 4h
3eed	0-g 1i
6ing	0-d 2g
3ield	0-8 8a eb
7s	ac
4nance	0b
8ial	2b
5d	38
4re	0-a 9a
5m	0-8 3b
5st	1-c 9i
4t	e9
4ve	0-8 bb ea
3lexible	49
4oor	0-7 4b
5w	18
3ocus	3a
7ed	3c
4llowing	0c 1-7
4od	0-k af
4r	016 1-d 2-o d-9 ee
5ming	0-a 2b
5ward	49
4ur	ba ea
3ramework	2e
bs	0-9 1-7 2k
4ee	0-7 d9
5nch	57
5sh	19
4iday	07
4om	0f 2-8
3ull	1-9 98 d7
4nctional	2-d 4a
4rniture	0-f 1d
2gages	28
4ining	0-b 3d
3cse	0-8 7a
3eneral	09
5tle	0-d 3h
4rber	19
5man	5a
4t	ea
5ting	0-9 3b
3hi	08
3ian	0-9 ea
5o	0f
4ám	1a
4ải	0-7 3e 4-a
4ọng	3-f dh
4ờ	0-7 ef
3lobal	0a
3o	0-f 1o 2-8
4od	0j 1-7 4-b d7
6s	0-7 28
5gle	19
3raduate	0-9 7b
ad	0-8 ec
4eat	0h
4ound	0-8
5w	4b
6ing	08
6th	0-a 1w 2-9 3-9
3wo	98
3ần	0-d ef
3ắn	37 4-7
3ọi	0a
3ỗ	29
3ội	0-8 19
2haccp	18
4lden	09 1-7
4m	37
4nd	0-8
6ling	27
6s	3b
4s	0i
4ve	011 1-7
5ing	0d
3ead	0-a 1d
5lth	d9
5t	0-d 2c
5vy	19
4ights	0-a
4lp	08
3igh	1b 2-9
6ly	0-7 3j
4ndi	57
4ring	0-a
4ểu	0h 2-8
4ện	4a
5u	0c
3oa	0-9 5d
4ld	07
5idays	0-8 ec
4me	08
4nest	38
8y	0-7
4urs	eg
5sing	19
4à	39
5n	07
4á	1-9 27
4ạch	0-8 2c
4ặc	01s 1-8 2-m e-b
3q	08
3tml5	0-7 1b
3umour	0-8
4ấn	1-b 2d
4ống	48
3w	1-8 2c
3ygiene	a7
3àm	07
4n	67
5g	2h 4-7
5h	0-7 e7
3ình	0-d eo
3ải	1-b 27
3ệ	e9
3ọc	0-i 814 e-9
3ỏi	47
3ồi	27
3ợp	0f
2id	0-a 2a
4eally	0e
6s	0-9 4e
5ntification	1a 2-a
3elts	0-d 5p
3f	0k
3gaming	09
3maging	0-d 1e
4mediate	0-7 d9
4pact	1c
5lementation	0g 1-7
5rovement	0-b 4c
ds	0a
8ing	0-e 4f
3n	019 1-n 4-i a8 c-7 d-b ek
4cident	0-a 2a
5luding	011 2-k
4dependent	0-b 39
5ustries	27
9y	0-d 1-9 2s
4fluence	3a
5ormation	19
5rastructure	0-9 2i
4jection	0-7 2a
4novation	0i 4-b
ave	0h 3-8
4s	0-9 2b
5pire	3d
4tegrity	4f
6lligent	0-b 3e
6ract	37
aing	3a
7changes	0-f 2h
7disciplinary	0-g 1j
7est	08
7faces	0-7
7nal	0b
9tional	3-9 df
7personal	0-7 3c
5o	09
3os	19
3s	01l 2-l 4-7 e-b
4eries	1-8 27
4ixhosa	0-7 5c
4n't	09
4o	18
3t	0m 2-a
4s	0a
2java	08 1j 2-e
6script	0e
3enkins	0-7 1c
3lpt	5a
3ob	0a
3s	1-7 2b
2kafka	0-a 1g
3eep	0-9 3j
3g	e7
3hai	0-8
4i	07
4oẻ	0-7 ee
4ác	2-a e9
6h	0d
5m	08
5t	0-7
4í	0-b 2a
4ông	0-e 3a 4-7 do e-7
4ả	0k 3-9
4ẩu	0-8 28
3ind	0-9 3c
5h	0h 3-d 4b cl d-8 e-b
4ếm	48
5n	1-7 89
4ểm	07
3now	09
6ledge	0m 1-a 2-a 4d
3oc	08 1-7
3ubernetes	0-g 1d 27
3ý	27
3ế	07
4t	48
3ể	07
3ỹ	0d
2lab	0-b 2j
5oratory	0-a 8n
4ke	0-8 2a
4nguage	07
as	1-7 6e
4ptop	0-i 1a e8
4rge	3-d 4f
4st	0-9
3ead	07 48
6ership	4a
6ing	1c 3-8
5rn	09
7ing	1-7 2h
5ses	0-a
6t	0h
5ve	0-d 49
4ctra	0-7 19
4d	0-a 1c
4vel	0-8 1-9 2-9 8f 9a ae d-8 e-a
7s	07
3icence	0-x 2-8 a1h
4fe	0a
6cycle	0-i 1a 2d
5t	0-d dk
4ke	09 2-7 3a
4ne	e8
6s	0-a 2b
4ve	0-f dl
4ên	0e
4ệu	0-7 28
3ocation	0b
4gic	0-a
4ndon	0f 1-8
4oking	08
4w	0-d 1g
3uật	0-7 1e a7
3à	010 2-a
4m	0p 1-i 2-b c-7 ds
3ái	ef
3ên	0j 2-7 e-9
3ý	2i
3ưu	27
4ơng	0c
4ới	e7
3ại	e8
4nh	0-b ee
3ấy	17
3ần	09
3ắp	0-c eb
3ễ	0-b 3b e7
3ỗi	0-7 1a
3ớn	0-8 eb
3ợi	0b
3ực	27 4h
2machine	07
4inframe	0-9 1d
6tain	07
aing	19
7enance	0-h 1m
4katon	0-8 19
4nage	0b
8ment	0-c 17 2l 3-c
8r	2b
7ing	0-a 1i
5ner	0e 2-7
5ual	0-7
6facturing	07
5y	1-7 4g b-7
4rine	17
5ket	2k
8ing	19
8s	07
5shal	0-7 aa
4ster	09
8's	0-9 7d
8s	0b
4terials	2a
5h	0-9
5ric	0-a 7c
5ter	0-e 2i
4y	0g 1-b
3ca	7a
4sa	9i
3easurement	1b 2-7
4chanical	17
4dical	1-a 7g a7
4et	09
4g	0-a 1c
4ntoring	0-p 1d 3g
5u	07
4ssage	0-7 19
4thods	0-i 2s
5ric	0-7
8s	0-c 1e
3icroservices	0-e 1i
4nded	47
6set	2-f 4h
5utes	0-b e9
3obile	0a 1-7
4delling	0-a 2d
7s	0-a 2c
6rn	1c 2-b
4lecular	1b
4ng	37
5itoring	0f 1-b
5o	08
5th	ef
7s	0-k cs
4re	09 1-f 2-8 b9 cc
5nings	0-8 e9
4tivated	0-n 3c 4g
9ion	0-b 3c
4use	17
4ve	0-b 3a
3s	0-a 27
4c	0-h 7m
3uch	0-b dc
4ltiple	0-7 4c
4sic	0-b 1j
5t	0l
4ốn	47
3vp	09
3áy	0-d 1o 2-9 eb
3ình	0c
3ón	0-g 1g
3ôi	0-i ee
3ạng	0-g 1b d9
3ắt	0-b da
3ẹ	0-7 27
3ỗi	0c
3ỹ	1-a 27 88
2n3	69
3am	1-b d14
3eed	0i
6ed	0a
6s	0d
4gotiation	09 3-7
4t	1j 9-8
5work	0-8 1-9 2k
9ing	0-9 3e
4uroscience	07
4w	07 1-7 2-7 4m
5ly	0-9 dc
3ghiệm	07 1-d cw
7p	1-8 47 8j e-7
5ề	2-7 ad
4oại	07 3-j dn
4ành	0i 18 2-b
5y	ec
4ôn	0-8 4b
4ũ	0-8
4ười	47 d9 e-9
4ọng	4-a ee
4ữ	4a
3hanh	3c
4iều	0-7
5ệm	0-b 4j
6t	38
4à	1-c 28 d8
5ng	0-c 4e
4ân	0-e 2a 8l
4ìn	4-d el
4óm	27
4ư	0b
4ất	0a cd
4ận	0a 4-7
4ẹ	0-9 3e
5n	47
3ight	0-7 di
3o	1-b 47 dp e-7
4de	18
6.js	0-h 1i
4ise	17
4n	08
4rdic	08 1-7
4sql	0c
4t	39 df
5hing	49
5ice	0-d ea
3soperation	0-j 1n
3utrition	0-m 1a 2c
3ysc	98
3âng	0-c 3c
3ói	37 4-k d-7 et
3ăm	0-o 2-8 8g c1b e-b
4ng	0j
3ại	27
3ắm	0c
3ội	1c 2-9 4c
3ữ	d12
2objective	0a 1-7
3ccasional	d7
3f	014 1-u 3-e cg d-a eb
4f	09
5erings	08
7s	08
5ice	2b
5shore	0-n 1q
4ten	e7
3n	0q 1-e 2-n 4c dd
4ce	eb
4e	1-g bq d8
4ly	09
3pen	0-8 1-9 3v
5ra	0-9 1b
7ting	1-8 4a
9on	1-7
bal	3a
4portunities	07
cy	0c
4timisation	0d 2-b
3r	01o 1-l 2-o 4-d a-a cm d-7 ea
4ganised	0-7 39
8zational	3j 4-f
3ther	48 eb
7s	0-a 48
3ur	013 1-a
4t	48
5doors	0-9
5side	09
3ver	07
6time	e8
3wn	0-a 1-7 du
5ers	0-7 4b
8hip	4-7
2p	0-9 1d
3age	0-7
4id	0c
4rt	09
6ner	0-f 37 4b
9s	0j 4-7
ahips	0-b 2e
6y	0-9 2c
4ss	0-9
6ion	38
9ate	3d
6port	0-b eb
4tch	17
5terns	0-b 2h
3cr	17
3ension	07
4ople	0a
4rformance	1-9 2d
5sistent	0-m 1b 3d
6onal	38
aity	4-8
3hage	0-a 1l 2-9
5ses	0-b 2e
4d	0h
4otoshop	1b
4p	0-c 1d
4ysically	0-7 d9
8s	8c
4áp	1-a 27
5t	07
4ân	1-c 2h
4ép	0-9 4c
4òng	09 28
4ương	18
4ạm	2c
4ản	3f
4ần	1c 2-d
4ẩm	2g
4ục	0-a 1a
3ipeline	09
3lace	0b
5nning	0c 2-a
5yer	47
4ease	0d
4m	0-d 1e
4ug	0-b 2d
5s	0h
3oints	eb
4lice	0-7 da
6te	0-8 39
4rtfolio	0-b dg
4sition	0j 2-8
5sess	09
6ibilities	08
3r	1-9 eb
4actical	07
9es	28
4edictive	0-j 1k
5ferably	0h 2-7
8red	0a
5school	0-7 1c
4icing	0-8 19
5nciples	0-e 2h
5vacy	0b 2-a
7te	1-8 2c
4oactive	0-n 3o
5blem	0-8 3b
9s	0-a 4i
5cess	1a 2-c
9es	2b
9ing	0-i 2m
5duct	0a 47
9ion	0-b 1i
9s	28
5fessional	0o 1-7
cs	49
6iciency	07
5grammes	0-8 2a
aing	0i 1-h
5ject	0k 1-8 4-a
9s	4e
5tein	0-g 1j
6ocol	07
5ven	0h 1-8
6ider	0-9 2c
3sm	08
3ublic	17
8ation	0-9 1b
ds	0-d ee
4rification	0-g 19 2a
4t	0-7 3a
3ython	1h
2qt	09
3ua	07
5lifications	0c
7ty	0-j 2g 4g
5n	0b 48 e-7
6titative	0e 1-d
4ick	0-a
5et	0-7 da
4y	0-j 18 4h 88
4ả	0a
5n	18 37 4-h
4ốc	0-8 2e
2r	0-8 1m 2-8
3a	0a
3eactjs	07
5d	0b
5l	07
4cord	0-a ej
8s	0-c 2f
4dis	07
5ux	0-9 1l 2-a
4factoring	09 1-8
5erence	18
bs	0-7 db
4gions	0-e 4e
6ster	0-8 ae
8ration	0-a am
5ression	18
4lated	8a
7ion	48
as	0-a 4b
bhip	3-8 49
es	0-c 4i
5ease	0-c 1f
6vant	0i 1-7 aa
5iable	0-7 37
4mote	07
4port	0-7 2c
8ing	0e 1-7
4quired	0b
9ments	0-g 2w 4-8
4search	0-w 1q 2c
5idence	0-b eb
5olve	0a 3-8
6urce	17
aful	0-8 3c
5ponsibilities	48
fy	0-9 4g
5t	1b
6ful	19
6riction	0-a 1e
5ults	09
4tail	0-i 27
4view	0c
3ight	dd
4sk	1a
3ole	0p e-9
4tating	0-a 1b
8onal	0-9 db
3uminants	0-c 2d
4n	29
5ning	08
2s	0x 2-7 8-k a9
3afety	0-8 al
4les	08 27
4mple	0-7 18
4p	07
4tisfaction	0c 2-b
5urday	0-m dc eg
4u	0b
3c	0-7 df
4alability	07
8le	1-b 2a
5ndinavian	5e
4heme	07
4ience	87
7tific	0-d ee
4reen	ea
5ipting	0-i 1a 2d
3earch	0b 1-a
5sons	cb
4ctor	0-8 28
5urity	0-d 1k 4-a aa
4lf	3h
4miconductor	0-7
4nior	08
4o	0g 1-d
4parators	0-e 2g
4rver	0-9 2c
6ices	08
4t	07 28
5ting	47
4veral	48
3haring	0-9 3e
4ift	ee
7s	0-a ef
4op	28
5rt	0-g 3i
5uld	08
3imilar	0j
5ultaneous	47
4nce	08
5gle	0-a 1b
5h	0-e 7c d9
4tes	e8
4x	0-c ba d7 e7
4êng	37
3kills	0g 1-9 4d
3martphone	0-8 db
3o	0j
4ftware	07 2a
4lid	1-7 7c
5ution	09
as	0b
5ve	17
6ing	0-c 4n
4me	08
6one	07
4rting	0-f 2h
4und	0-b 1t 2-8
5rce	09 2-7
3park	0-d 1i
4eak	39
5ed	0-b 2g
4orts	0-7 3d
4ring	0-y 11e 2-b
7t	0b 1-a
3ql	0-a 2c
3re	0-b 1b
3tack	0-e 2i
5ff	47
5keholders	1-n 3c 4g
5mp	0-a db
5nd	0-7 db
7ards	47
5rt	0-c da
7er	0-8 4a
7s	e8
5tus	aa
4eady	0-7
5el	0-9 db
4orage	0-e 2k
6m	1b
6y	48
4rategic	08
aes	0-9 2d
9y	0-9 1g
5eams	2a
6ngths	07
5ive	49
5ong	0o 3-8
8ly	1c 2-9
5uctured	0-7 3c
4udies	0-a 2c
3ubstations	1-8 2c
4ch	0m 2-e
4nday	0-7 e7
4perconductor	07
3w	08 1-9
4ift	18
5m	0-b
3ystems	2j
3àng	e8
3áng	0a e-8
4t	0-8 2h
3ơ	0-9 19
4n	18
3ư	0-b 1d ab
3ản	07
3ắp	0-d 18
3ẵn	d7
3ẽ	08
3ố	0-7 4c
3ức	0-7 df
3ử	0c
3ự	e8
2t7	0-7 e9
3ake	07 47
6s	47
5ing	0-8 3b
4lk	0-b 3a
5ly	0-7 18
4sks	0-b 4l
3dd	0d 1-b
3eacher	0-b 1e
7ing	29
5m	0h 1-a 2-c 37 48 e-7
6s	0-j 2c 4h
6work	0-d 3j
4chnical	0b 2-e 3-e 49 9c
9ian	89
8que	0-h 2l
bs	28
7ologies	0b 1-8
cst	0-a 8f
4lephone	0-8
6sales	0-8 1d
4nders	1-7 2b
4rm	47
5raform	1b
4st	0-a ab
6ing	0-h 1e 2h
3han	ca e9
5t	012 2-e e-8
4e	014 1-11 2f 3-9 4k d-e e7
5ir	0m 4-8
5m	0j
5o	0b
6retical	8d
5re's	09
5se	07
4ings	0-8 4e
6k	3d 4-7
7ing	29
5rd	0-8 1b
5s	0o
5ểu	0a
4orough	0-7 3c
5se	09
5ại	0-7 2a
5ả	48
4ree	0-d 1-7 bp
5ough	0h
4u	0b
5rsday	0-8 eb
5yết	3g 4-a
5ật	0-h 27 8a
5ế	27
4ành	0i 1-9
4áng	0-8 cp
4êm	ea
4ì	0g
4ích	2-7 49
4ông	2-9
4ăng	48
4ương	2-7 48
4ạo	0h 2-c
4ất	0-b 2f
4ần	07
4ẻ	0-e 9l
4ế	09
4ịt	0-a 2b
4ống	0-9 ef
4ời	0-a dd
4ủ	4c
4ực	0-8 4m
3ime	2-7
4n	1c 2-c 47
5h	3l 4-o
4ên	0f e8
5u	09
4ến	4d
6g	1-e 5p
5p	4e db e-8
4ền	0-8 e9
3ms	08 1-7
3o	01q 1-l 3-q a-8 c9 d-f eh
4eic	5b
4lerance	07
4ol	0-c 29
6sets	0-b 2c
4p	2b
5ological	0-e 1g
4wards	09
4àn	a7
3rack	09
5de	0-a
5ining	09 2-g ac
5ng	0-a 1-9 2n
6sformation	08
7late	0-8 1b
7parent	0-b 4b
8ort	eb
bation	0a
5vel	0-j 1-8 4-b dj eu
8ling	0-r ds
4ends	27
4ials	0-7 2a
5ps	0-7
5ển	1a
4ong	01c 1-a 4-j
5ubleshooting	1b
4ung	0-g 1-b 69 7u
5stworthy	0-8 3a
5yền	0-h 49 eb
4ách	0-7 4i
4ên	2-9 bf
4ình	0-9 3-8 4c
4í	47
4ú	e8
5c	89
4ường	0-d ed
5ởng	0-a 2e
4ại	e7
4ẻ	4a
4ọng	47
4ở	019 2-7 8-h e-8
4ừ	28
4ực	0-7
3uân	3b
4ần	0-8 ei
4ổi	0-b db el
3wenty	e8
4ice	0-7
4o	0-7 1-c 3-8 bw de e-7
3y	0g
4pescript	0-b 1c
5ography	19
3ài	0c
3ác	2-7 4-d ej
3ình	4d
3ích	0-7 29
4nh	2g e-8
3ô	0-e e8
4n	37
3ăng	0-c dm e-7
3ĩnh	4c
3ư	0-e 1l 2-9
4ơng	0a
3ại	0k 2-7
4o	0-8 a9
3ải	27
3ế	2a
4t	e7
3ỉnh	0-9 eh
3ối	e7
4t	0v 2-j 3-8 4-i 7i ei
3ổ	0-7 4c
3ừ	0p 1-7 2-c da
4ng	0a
3ự	1-a 27 3c
2uk	0-a ei
3nder	07
7standing	1-a 2q 4-b
4iversity	0-d 7m
3p	0a 2-9 47
3s	0b d8
4e	08 47
4ing	0x 1-a 2-j
2vaccination	1-a ec
4lid	0-7 d8 e9
5ue	0-9 3b
4riety	08
3ehicle	0-a
4rsion	09
5y	09
4ssels	27
4terinary	07 1-7
3iaducts	0-r 1t
4ew	28
4sion	ea
5ual	17
4ên	0-a 29 8c
4ết	08
4ệc	0f 1-c 3-9 4j d-7
3ocational	77
4ice	0-8
4ltage	0-c 2h
3à	01s 1-c 3-c 4-p
3ăn	07 67
3ấn	47
3ận	07
4t	0-7
3ẽ	0-e 2g
3ề	013 1-f 2-8
3ị	0e
3ới	0m
3ụ	0-d 4c
3ững	09
3ực	07 1-8 27
2warm	0-8 3a
3e	0z
4b	0-i 1i
4ek	eg
6end	0-g ek
9s	0-c da
6s	e8
4ll	0j
3hat	4e
4eeler	0-8 ea
5n	0m 4-8
5re	0c
4ich	0t 2-8 4-7
5le	0s 4-c
4o	0r 4-8
3ide	0a
4ll	0r
6ing	0c
4nd	0-k 1b 2d
5e	1-7 29
4reless	0-7 2i
4th	01k 1-h 2-l 3-c 4e
6in	dk
6out	09
3ord	17
5k	0e 1-b 2-e 3-7 4-c aa dg ed
6flow	0-c 2d
6ing	0l 1-7 2-9
4uld	0r 2-9
3rite	39
6ing	18
6ten	0c 3-8
3sq	99
2xe	0-b 19 d9
3oay	0-j eg
3ác	0-8
3ây	0-d 17
3úc	0-b ea
3ếp	0-d 28 e9
3ử	48
2year	2-7 4-7 cr e-9
6s	0-b 2-k 4-d c1s
3ou	01h 2-a 3-8 4-7 d-8 e-7
5'll	0d
6re	0c
6ve	09
5r	0n 1-d 2-b 3-a 4u d-9
3rs	0-p cw
3êu	0b 1-8 3b
2án	e7
3p	29
2ít	be
2ô	0-7 e8
2ăn	0-c
2đam	37
3h	07 78 8-9
3i	dm
4ềm	3a
5u	1c
4ện	28 a9
3àm	37
3ánh	19
4p	0f e-8
3êm	ec
3óng	17
3úng	3b
3ơn	0e 2-7
3ương	0a
4ờng	0-a 27
4ợc	014 2-h
3ại	0-h 1-c 712
3ắp	0-b 1c
3ẳng	0-m 811
3ặt	07
3ể	0f 4-7
3ịa	e9
4nh	0a
3ọc	0c
3ối	e7
3ồ	0-h 1b 27
3ổi	07
3ộ	0a e-c
4ng	0-9 27 4a
3ủ	d9
2ưa	4-7 eh
3u	0j 1-7 d9
2ẩm	0-7
2ở	08
2ứng	0f
1w+=0 0	0c 88 dw e-p
6^	2-7 88 ec
6am	0-8 d8
7nd	2a a-7
6days	0a
7egrees	0-d ef
8veloper	0-7 29
6hours	0c
8ặc	0-7
6in	0-7 ad
7s	28
6lần	0a
6months	0-f bh e8
6ngành	8a
9y	0d
8ười	07
7ăm	0-r 2-8 bx cu d-7
6tháng	0-c bt e-b
7iếng	e8
7o	b8
7uổi	0-c es
6year	0-8 b9
as	0a b-s cx
7rs	0-m bl c7
6đến	e7
42+ years	b9
43+ years	bb
45+ years	b7
4a b	0-7 19
7usiness	0-7 29
6consent	0-a 2c
6month	0-7 eb
6project	08
6related	0-8 8a
8search	0-8 4a
6strong	07
6team	0-9 4e
8chnical	0a 4-8
6year	ba
5bility to	0n 3-a
6le to	0j 3-7
6out building	47
atheir	08 4-7
5ccording to	29
6ross the	27
6ting as	0-8 3a
8ons ^	07
5doption and	08
6vantage ^	09
5gile software	0-a 1b
5id at	a7
5lways strive	3a
5m hiểu	07
6bitious and	3c
5n innovative	47
7toàn	a7
6alytical and	0-7 3c
6d 0	0-7 e9
8a	09
9ct	0-9 49
8best	0-8 29
8challenges	0-8 4a
9ode	07
alleagues	0-7 48
antractual	0-9 2a
8direct	0-b 4b
8effectively	0-b 4b
8flexible	0-8 49
8grow	0-c 4c
8heat	0-b 2c
8infrastructure	0-f 2h
8private	0-9 2a
aoduct	0-a 4b
8responsibility	0-c 4c
8teams	0-9 2a
anders	0-a 2b
9o	0a 4-8
6h ^	0g 6-9
8giao	6a
6tibody engineering	0-d 1h
5pp ^	08
7lication data	18
fs ^	0-9 2b
his	08 2-7
7roach and	0d 4-7
dto	0-9 4d
5rchitecture and	0a 2-8
6ena ^	07
6ound solving	47
5s a	4f
7code	0-d 2f
7laboratory	0-7 89
7well	0j 2-8
6sured there	09
5t 0	0-b e9
7a	09
7least	0b
7work	0-8 aa
6titude and	08
5udio engineering	0-k 1n
6tomation ^	0e 2-7
fand	0-b 1d
5zure cosmosdb	0-b 1e
anet	0-i 1i
4ba degree	7-a 8h
6chelor s	08
7kend developer	09 1-8
8ground as	0-g 2b 88
fin	0j 2-9
6sed on	07
5eam forming	0-8 1e
6st practices	08 1-9
6tter ^	4a
5ids and	0-7 1b
6g data	0b 1-9
5lockchain technology	0a 1-9
5s ba	78
5uilding a	0-a 1b
en	47
6siness analysts	08
fd	0-u 1i 2h
dlevel	0a
dor	09
dpartner	17
eroblems	0-8 4a
5áo cáo	1o
5é ^	0-c 2d
5ình tĩnh	38
5óc tách	1-c 2d
5ản ^	0a
8vẽ	28
5ằng lái	0-9 df
4c# ^	18
7azure	09 1-7
5a 0	07
7^	0-b ef
7theo	0-a eb
7xoay	0-e di
6ble stayed	18
6o trong	0c 4-7
9ừ	e7
8đẳng	0-l 716
6ses and	07
5ell lines	0-a 2b
9sorting	0-f 1i
6rtificate in	0-7
gof	0-b a8 da
hr	a8
eion ^	0-7 aa
5hallenges ^	0-8 4a
cing tasks	0-a 4e
7nge management	08 1-7
as ^	0-9 4a
7racterization of	27
6eck and	0-7 e7
6o công	0-9 4a
6uyên ngành	0l
6ánh ^	0-8 e9
6ính quy	89
6ối ^	47
6ủ động	37
6ức và	0-7 48
7ng chỉ	0-b 9p
atừ	1b
5i cd	0-c 1e
6vil engineering	0-f aa
5lean and	0-i 1c 38
6ients to	49
6oud ^	07 2-b
apython	07
9watch ^	0-a 1f
5oach the	0-a 3a
6gnition ^	0-f 2f
6llaborate and	0-8 3f
gwith	0a 3-8
eing with	0b 3-a
8eagues and	0-7 4b
6mbined with	08
7merce business	0-9 2b
bial and	19
8issioning of	0-c 1d
9tment and	0-8 3c
8unicate effectively	0h 3-f
eion and	0q 3-k
iskills	3i 4-8
7plex engineering	0-9 2b
cinterchanges	0-f 1k
8utational modelling	0-e 1f
aer science	78
6nsent system	2b
8umer goods	28
7tent manager	0c 1-9
8inuously with	49
6re java	0f 1-e
6smosdb rest	08
5riminal record	0-9 ec
6m ^	0d 1-c
6oss functional	1-a 3b
5ulture ^	0-7 4c
6stomer satisfaction	0c 1-a
5ycle including	0-c 2c
5àng tốt	0e 2-8
5ác chuyên	08
8phần	0b
8trường	88
6o ^	0-9 2i
5ân đối	e8
5ó khả	08
8inh	0h
7laptop	0-8 d8
7thể	e7
8inh	0v 3-p
8rách	0-i 3g
7xe	0-8 d9
5ông cụ	0-8
9nghiệp	0-7 29
cệ	09 1-7
9trình	0-9 ea
ay	0g
aác	4-9 d7 ef
9việc	0a e-a
aà	0-8 29
5ơ khí	0-a 1b
7điện	0-8 18
5ấp cao	89
8trở	8c
5ần tuyển	e7
6u tiến	38
5ụ thể	07
5ử nhân	0-f 7m
6a hàng	08
4dairy cattle	0-h 2c
6ta and	27
9lake	0-8 2c
9privacy	0a 1-9
6ys ^	0a
9in	0-b dc
9only	0-7 e7
5egree in	77 8d
bof	0a
cr	09 88
6livery and	07
6sign and	48
bimplementation	0b
bof	17
bpatterns	1b
aers and	47
8re to	0-e 3i
6veloper ^	0-7 2a
bing people	0-c 19
bment ^	2a
gand	07
glifecycle	1-8 2d
gmaintenance	0-7 1g 2-7
gof	0-b 1c
gprocess	08 2-7
gteam	0-9 1f
fal toolsets	0-b 1d
7ops culture	07 1-7
bengineer	0-8 17
js	4b
bindustry	0-9 1a
5i chuyển	0-9 ec
6gital products	0-9 2a
6ploma in	79
cor	8a
6rectionality beam	0-c 1i
6sciplines ^	0j 2-g
5oanh ^	0-b 28
asố	07
5rive and	0-d 3d
9n to	0-c 3d
9r cpc	99
5sp team	0-9 1b
5u lịch	1a
5ài với	49
5ưới 0	da e-9
6ợc hoặc	1-9 2g
5ễ nghe	e9
5ịch ^	27
9vụ	0-9
5ựng bằng	0-7
4e commerce	17
5ach year	08 e-7
5e ^	28
5ffectively ^	0-b 4c
5lements of	29
5mag ^	09 1-7
6bedded software	0-8 1a
5nd to	1a
6ergy and	0-8 47
6gineering ^	2-9 aa
gin	27
gor	88
gphage	0-c 2f
hractices	09
cs ^	07
7lish ^	5d
6hanced dbs	0-e dh
6vironment with	09
5valuation ^	0-a 2d
fof	1d 2-9
6ery other	0-8
5xperience ^	2-7 cc
fin	0h
fwith	0b
gorking	09
4fast and	47
5eed evaluation	18 2-7
5ield ^	0-c ec
aand	8b
9s ^	0-9 ac
6nancial performance	0-9 2c
6re marshal	0-7 9a
7st ^	0-8 49
aaid	0-c 1-9 9k
6ve years	0-8 bc
5ocus on	3a
9ed and	3c
6od safety	a7
6r 0	ea
8audio	0-7 28
8better	0-8 4a
8three	e7
7ward in	0-8 4a
6ur years	0-7 ba
5rameworks ^	0-8 2a
6ee of	0-7 da
5ull time	e7
6nctional teams	2-9 4a
6rniture industry	0-d 1f
4gcse english	0-8 7a
5erman at	57
5ian làm	e8
7o tiếp	0d
6ám sát	0-9 1d
6ải quyết	18 37 4-9
6ọng nói	3-b dg
5o ^	18
6od conduct	e8
9understanding	07
5reen energy	47
6owth of	1b
5ắn bó	37 4-7
4halden group	09 1-7
6nd tools	e7
8le short	08
8s ^	48
aon	3b
5igh degree	08
9level	0-b 1-7 2a 3b
9medium	19
9performance	17 2-7
9quality	07
9speed	0-f 1g
8ly motivated	0-c 3f
6ệu quả	0b
5oa giao	5d
6lidays ^	e8
6urs ^	0-8 e8
6w the	28
9o	18
6à đồng	39
6ạt động	0b
6ặc tiếng	07
5tml5 and	18
5uấn luyện	1-b 2d
5àng ^	0o 4-e
9bán	0a 2-9
9theo	0-7 4a
báng	07
aại	0-8
9với	47
7h ^	0-8 2a
5ình cân	e7
9ưa	4-8 eb
5ướng dẫn	27
5ải quan	1-a 27
5ệ thống	0-a eb
5ọc chuyên	88
4ideas and	0-b 4c
7ntification and	1b 2-8
5elts 6.5	5a
5maging and	0-d 1e
6plementation ^	0-8 2b
jand	0f 2-7
7rovement ^	0-d 2i
aing the	0-e 4f
5n ^	0-a 2f
7a	3a
7civil	0-7 a9
7large	0-9 4d
7teams	47
8he	0-k en
7your	07
6cluding ^	07
6dustries ^	0-7 27
by ^	0-d 2g
dwide	07
6formation and	17
7rastructure architecture	1-j 2k
ks	0-9 1b
6novation and	0d 4-8
cve culture	49
6struments and	27
6tegrity and	4f
8rdisciplinary research	0-i 1k
9nal and	07
btional environment	07
isales	0-d 1f
itravel	0-b d7 ea
9personal and	39
7o the	0-a 2b
5os developer	0-a 1b
5s 0	0-a 1d
7a	08
6o 0	18
5t takes	47
4java ^	18
9and	17
9ee	17
9javascript	0-d 1d
9nosql	07
8script ^	0-9 1d
4kafka and	0-7 1a
5hoẻ tốt	0-c eg
6á trở	0-7
7ch hàng	0b
6ông nói	3-a dc
ayêu	09
6ả năng	0k 3-9
6ối kinh	18
5inh doanh	0-d 2h 48
9nghiệm	0n 2-9 3-b cn d-7 e-8
9tế	17 2-c
6ếm tiền	48
7n trúc	89
5now how	29
8ledge of	0g
5ubernetes environments	0a 1-a
fmonitoring	0-7 17
5ế hoạch	29
5ể cả	07
5ỹ năng	0h
4laboratory technician	89
kologist	2-9 8f
6ptop ^	0-7 1a
6rge collaborative	3-d 4f
6yout ^	27
5ead in	0-b 4d
7st 0	0a
6vel 0	0-h 9b ai
a^	0a
aof	4a
5icence ^	0-8 ac
cand	ab
cis	ab
cwith	07
6fe cycle	0b 2-9
8cycle as	0-i 2k
efrom	07
6nh hoạt	e7
6ve in	d8
6ên quan	0d
5ooking for	07
6ve to	08 3-7
6w power	17
5uật ^	0-9 17
9sư	a8
5à một	0e
6m ca	d8
8việc	1-7 dc
5ái b2	e7
8ô	e8
5ý ^	07
7lịch	d8
5ập kế	07 17 3-9
8và	38
5ắp ^	0-8 ec
5ễ phép	0-b 3c
5ịch rõ	e7
5ớn ưu	0-b ec
5ợi thế	0b
5ực cao	49
9ông	0-c 4f
8doanh	0d 4-c
4maintenance and	0-8 1m 2-d
gof	0-9 2a
6ke use	0-8 4a
6nagement ^	07 2-a
fand	2a
7ner ^	0c 4-9
7y stakeholders	0-b 4h
6ster's degree	7a
5echanical electrical	0a
gngineering	0g 1-e
funderstanding	0-c 1e
6dical laboratory	1-c 7g
6g ^	0-b 1d
6thods ^	0-8 2a
cand	0-g 2i
csuch	0-9 29
7rics ^	0-d 1e
5indset ^	0-a 4f
cand	09 2-b 47
7imum 0	b7
7utes ^	0-9
5odern programming	0-d 1o 2-9
6lecular biology	17
6ng muốn	37
7ths in	c8
6re modern	0b 1-7
9than	0-f bb
6tivated and	0-i 3a 4a
6ve forward	0-8 4a
5s office	17
6c in	77
8or	0-8
5usic cognition	0-m 1p
5vp ^	09
5áy tính	18
5ôi trường	0-e ee
5ại ^	27
6ng lưới	d9
5ắt tốt	0-7 da
5ỹ phẩm	29
4nam 0	0-c de
8^	0-c dd
8cao	d-7 ec
8nữ	0y 1-7 d-d
5ew skills	0-b 4c
8technologies	49
5ghe ^	e7
9nói	0e
7iệm ^	c9
bquản	08
btrong	2c c-9
cại	c7
9p ^	0-7
bcao	08
btrung	07
bvụ	47
7ề luật	a7
7ệ thực	0h 2-f
6oại hình	3-i ds
angữ	0b
6ành bán	0-9 1d
adược	0-f 1g
7y ^	07
6ôn ngữ	0-8 4b
6ọng nói	e7
5hanh ^	07
anhẹn	37
6iều ^	e7
7ệm cao	48
atrong	47
8t tình	38
6à gần	0-9 da
8hàng	1-9 27
8máy	0a
7ng với	0-7 49
6ân luật	8b
9viên	2a
6ìn ^	e8
6ất 0	09 cd
6ập khẩu	27
6ẹ nhàng	0-c 3e
5ight duty	d7
5o allergies	0-7 d9
6de and	0e 1-a
8.js developer	0-i 1i
6sql ^	0a
ain	07 1-7
6t too	39
5utrition of	0-b 1c
5âng cao	3c
5ói chuyện	0-9 3d
8lắp	0-7 ec
8ngọng	4-a eb
8rõ	07 4-7
5ăm 0	8d
8^	0b c-7
8kinh	0-d cm
8làm	0-f cj
6ng giao	0-d 4m
bải	09 4-8
9làm	0m 4-i
aực	0-8 19
9thuyết	0c 4-a
aổ	0-c 4d
5ắm vững	09
5ội thất	0-9 1e
5ữ 0	d8
7^	0-b ed
7cao	da
7tuổi	0i e-8
7độ	07
4of a	4a
7competency	0-7 a9
7experience	0-f cm
7good	e7
7kubernetes	0-b 2c
7matter	0-f 2g
7new	0-8 49
7ruminants	0-c 2c
7the	08
6fice ^	27
7shore substations	0-b 1d
dwind	0-d 1e
5n a	09
7call	0-g dd
7time	0-7
7work	0-b 4d
6ce a	0-a ed
6e or	0c 1-b bb
8weekend	d9
5pen and	3a
9source	09 1-7
9to	0-9 3c
7ra and	17
5r a	8a
7more	cd
7similar	08
6ganizational skills	0-7 3l 4-c
5ther cloud	17
5wn car	0-7 d9
8hand	d7
8transport	0-7 da
7ership of	0a 4-8
4part of	37
8ner continuously	3b
bs and	08
chips to	0-d 2e
6ssion and	07
cfor	3a
bate around	0-7 3a
6tterns ^	0-9 2a
5eople and	28
5hage display	0-a 1l 2-9
7ses of	0-e 2g
6d student	0a 7-7
8thesis	07
6ysically fit	0-7 d9
as or	0-9 8c
6ân tích	1-b 2i
6ương pháp	19
6ần mềm	07 1a 2-c
6ẩm ^	28
5ipelines and	0-9 29
5lus ^	08
5ower wireless	28
5ractices ^	09
6edictive processing	0-j 1l
7ferred ^	0a
6ivate cloud	2c
6oblem solving	3b
bs through	0-a 4c
7cessing of	0-c 2c
7duct development	0c 1-8
cowners	4b
cteam	0-7 28
bs ^	0-7 28
dinto	0-a 2b
7fessional experience	07
es and	49
8iciency in	07
7gramming ^	0i 2-h
glanguages	0b 1-v 2n
7ject management	08
5sm to	07
5ublic cloud	0-8 19
5ython ^	0g 1-a
band	07
bdeveloper	0-d 1d
bjavascript	0-8 18
4quality ^	08
cassurance	0-9 1c
cevaluation	2a
cwith	0-9 2a
6ickly ^	08
cand	0-8 49
6y trình	1a
7ết khiếu	28
6ản lý	0-7 1b 2c 38 4-g
9trị	07
6ốc tế	2b
4react redux	0e 1-d
9js java	08
6cord and	e7
6factoring ^	09 1-8
6gions and	0-e 4e
6lated field	8a
9ion to	48
cships with	47
7ease test	0-e 1g
6quirements and	2c
6search and	0-c 1d
dcenter	0-a 2b
din	0-a 1d
dto	0b
7ponsibilities and	49
hy and	0-7
jof	0-b 4c
7t ^	0-9 1e
9assured	09 1-8
5ight to	0-f dg
6sk management	0-8 1b
5ole ^	0c e-8
5un a	0-7 29
5àng ^	4a
9dễ	08
4s degree	0o 8-f
6in	0-b ac
5afety level	a7
btraining	a8
6les customers	07
5cripting ^	0-7 29
5earch engine	0a 1-a
7sons or	cb
6curity in	0-b 1f
6lf starter	0-7 3c
6rvice ^	09 2-7
bs ^	09
dand	0g 2-d
6t top	2b
8up	07
7ting ^	48
5haring your	0-d 3f
6ift and	e7
5ide and	07
6nh ^	0-7 29
9viên	0-h 7d da
6tes ^	0-7 e9
6êng năng	37
5kills ^	0b
band	47
bin	2b
5oftware developer	2a
kment	0-9 2h
dengineer	07
ling	0j 1-f
dimprovement	0-d 1i
dtesting	17
6lid theoretical	0-9 7d
7utions ^	2e 4-a
ein	27
eto	0-b 4f
7ving business	0-8 4a
6und quality	1g 2-7
5peed separators	0-d 2f
6ring boot	0-7 1d
bjava	0-8 1h 2-7
9t planning	0b 1-a
5tack ^	0-7 29
7ff ^	48
7keholders and	0-a 1-c 3d
hon	4c
7rt at	d8
7tus or	aa
6rategies ^	0-8 2a
7ive for	49
7ong drive	38
borganizational	0e 3-c
7uctured and	37
5uch as	0j 2-d
6perconductor semiconductor	07
7port ^	27
cand	0a 2-7
5ystem ^	0-8 29
bfor	0-8 29
as ^	0-8 2g
5àng đi	eb
5ơ cấp	0-8
5ư phạm	1d
5ắp xếp	0-e 19
5ẵn sàng	d8
5ẽ được	08
5ố liệu	47
5ức khoẻ	0-7 df
5ử dụng	0e
4t2 t7	0-7 e8
57 ^	0-7 e7
5ake on	0-8 3a
awnership	07
8s ^	0-7 48
6lk to	0-8 3a
6sks ^	0-8 4e
aand	47
5eaching methods	1-9 2d
7m ^	49
9and	0a
9in	09
9members	07
9player	39
9with	0-7 49
8s ^	2c
aand	0-9 4j
8work ^	0-7 3a
6chnical and	0c 4-8
esolutions	09
aque ^	0-b 2d
9ologies ^	47
hand	0j 2-d
hsuch	0-9 2b
est will	0-7 88
dy trends	0-7 1c
6lstro education	0-7 19
6st ^	0-b 2g
8ing ^	1c 2-7
cand	07
cof	0a 1-9
cwith	0-h 1c 27
5han 0	cb
6e customer	0-9 4a
8design	27
8entire	0-7 29
8field	0-e eg
8last	0-8
8market	0-c 2c
8other	0-b 4b
8uk	0-d ee
7ir work	07
7o ca	0-9 ed
9kế	0-7
9lịch	07
6ink and	0-7 3c
7rd party	0-a 1c
7s role	09
7ết bị	18
akế	1-c 28
7ểu 0	07
6oại laptop	0-8 2a
6ree of	0-d bc
ayears	be
7ough innovation	0f 4-c
6uyết phục	3b 4-7
7ật ^	0-c 8a
6ành thạo	0h 1-8
6áng ^	07
akinh	0-7 ca
atrở	0-a cd
6ích công	48
6ạo tin	09 2-7
6ất là	0-d 2e
6ần trách	47
6ẻ an	97
6ế ^	08
6ời gian	dd
6ực hiện	4d
9phẩm	1a
5ime and	07
9management	37
6n học	1c 2-9
7h thần	3l 4-o
6ến và	0-8 4b
8g anh	0d 1-7 5b
7p tốt	4d
9và	47
9được	09 4-8
6ền ^	48
9án	e7
5ms and	07 1-7
5o 0	0-a c8
7achieve	0a 4-7
7both	47
7client	0-9 e9
8ollaborate	09 4-8
8ustomer	0-d 2d
7end	2a
8volve	0-b 4b
7move	0-9 4a
7run	0-8 29
7travel	0a 4-7
7work	ea
6ols ^	27
aand	07 2-7
alike	27
9ets ^	0-b 2c
6pological phases	0-f 1g
5rack record	07
7ng ^	28
8sparent and	0-b 4b
aort ^	0-7 e9
dation card	0a
7vel ^	0a
boften	0-a dc
bto	e8
6ends and	29
6ials ^	0-7 2a
7ps to	0-8
6ong công	0v 4-l
alĩnh	28
angành	2-7
7ubleshooting and	1b
6ung cấp	0-e 7w
athực	38
6ách nhiệm	0-7 4i
6ên 0	0-c bf
6ình bày	1c
6ú tại	0-8 e8
6ường lạnh	0-b ee
6ị kinh	07
6ở lên	017 2-7 8-h e-8
6ực đêm	d8
5uyển ^	0-7 e8
6ân thủ	3b
6ần ^	0-c ee
6ổi ^	0-8 ec
9từ	da e-8
5wo and	0-7
8evenings	d8
8weeks	0-9 d9
9heeler	0-8 d9
8year	08
cs	bc
5y ^	09
5ăng ca	0-d dm e-7
5ư duy	18
7vấn	1e 2-b
6ơng đương	0a
5ại nhà	08
8tỉnh	e8
6o nghề	a7
5ết ^	0-8 ea
5ối thiểu	08
6t ^	0n 2-8 4-c
8nghiệp	7j
5ổ chức	0-7 4c
5ừ 0	0k 2-a
7chối	47
4uk ^	0-7 e7
5nderstanding ^	0-e 2g
iand	0-7 2g 4-8
iof	0j 1-8
6iversity degree	0-a 7h
5se a	0-a 1c
8of	49
4valid passport	0-8 d7
5i tính	17
6ên ^	0-k 2e ea
9năm	0-7 8c
6ệc ^	0a
9có	0-9
9làm	0-7 48
9theo	0-f 2g
aại	0d
9với	49
5oltage engineers	0-k 2n
5à có	08
7lễ	0-a eb
7nhân	27
7thực	0-8 4e
8rách	0d 4-a
7xử	0-8 4a
5ăn phòng	07 28
5ấn ^	48
8và	28
5ận hành	07
5ệ sinh	27
5ị trí	0d
5ới các	08
9ông	0c 4-7
8khách	0d 4-a
5ụ ^	0-8 48
7khách	47
5ực kinh	0-7 2a
4web services	18
6ek every	0-7 e8
6ll as	0f
5ide technology	07
6ll be	09
8ing to	0c
6nd farms	0-a 2b
6reless systems	29
6th a	0i 4-b
9many	47
9others	0-8 49
9the	07
9your	47
8in 0	0-8 da
bthe	27
5ord excel	18
7k ^	0a 2-9 4-7
9experience	08
9in	0-k 3a el
9on	d7
9with	3-7 4a
8ing relationships	47
cto	08 4-7
cwith	0-8 47
gin	0-8 18
6uld be	0g 2-7
5rite a	38
8ten and	08
4xe máy	0-e db
5uất nhập	2a
5ây dựng	0-8
5ử lý	48
4year ^	0c e-7
9and	09
9behind	c7
9master's	09
9of	c7
8s ^	08
aand	0g c-k e7
bs	c7
aexperience	09
ain	0-7 cg
aof	0-d cp
br	ca
5ou know	0-7 1a
8will	08
7r colleagues	0-a 4c
9many	0-7 49
9own	07
5êu cầu	0c
8thích	08 1-7
4áp lực	0c
4ít nhất	be
4ô tô	0-7 e8
4ý thức	37
4đam mê	37
5i công	0-8 dc
6ện thoại	1a
5àm phán	37
5áp ứng	0b e-7
5êm ^	e7
5ương ^	09
6ợc 0	0-7 e8
9^	07
9áp	0a
5ại học	0-k 712
5ẳng trở	89
9đại	0-7 8c
5ọc hiểu	0a
4ưa nhìn	4-7 eh
5u tiên	0g 1-7 d9
4ẩm thực	0-7
4ở vị	0b
4ứng viên	0f
2=0 0	0e 27 88 b-8 c-9 d-8 ei
5am	0-8 ea
6nd	e9
5days	09
6egrees	0-e ef
5hours	0a
5kg	e7
5lần	09
5months	0-h cg
5ngày	09
7ười	07
6ăm	0-q c1b
5tháng	0-f cp
6iếng	e7
6o	c8
6uổi	0-f eq
5year	0-9 c8
9s	0j c-c
6rs	0-m cs
33+ years	c8
3^ 0	07 bh
53+	b7
54+	b8
5a	0d
6ble	08
6ndroid	0-9 1c
6utomation	09 1-9
6zure	0-j 1l
5be	78
6iết	0c
6s	79
6uild	0-c 1d
5ca	0-9 da
7n	07
7o	79
6hịu	0-9 3e
6ollaborate	09 3-8
7ntent	0-b 1c
6ó	0w 3-f
6ử	0-7 7a
5dbt	0-a 1a
6ynamics	0-7 17
5eight	b8
6ngineering	0-j 1a 7a
6xcel	0-9 1b
alent	08
7perience	0e
5flexible	0-b 3d
6ull	0d
5giao	0-d 3h
7ọng	3-h dn
5have	07
5ielts	5a
6nfrastructure	0-9 19
5jenkins	17
5không	39
6nowledge	08
6ỹ	0d
5làm	07 3-8
6ập	0f 3-9
5many	0b b-7
7tric	0-a 7c
6inimum	09
6ust	08
5nam	0-c 1-7 d11
6et	0-7 1l 9-8
6goại	3-e di
6hẹ	0-7 38
6ói	37
6ăng	0-a 3f
6ữ	0-e dj
5one	bb
6wn	0-8 dd
5portfolio	0-a db
6ython	0-9 1a
5qa	0-8 19
5sinh	0-7 7d
7x	0-8 ba
6olid	08
6ql	17
6trong	08
6ử	0a
5technical	08
7sting	0-i 1k
6he	0c
7is	0c
7orough	0-8 3c
7ành	07
6iếng	5e
6ravel	08
6uổi	d8
6wo	0-9 bb
6ư	07
6ối	07
7t	0a
6ổ	0-9 3a
6ừ	07
5understanding	07
6se	0-8
5we	0g
7ekends	0-b db
6hat	07
6ork	08
9ing	08
5xoay	d7
5you	0p
8'll	08
8r	0d
6êu	1-7 39
5đi	dc
6ộ	d8
5ưu	0c
3a b	1-9 2a
6usiness	29
5clean	0-7
6omputer	79
7nsent	2b
8tent	07
5degree	0-8 7e
5fire	0-8
6ull	0-i 9a d9
5good	0b
6rowth	17 3-9
5hands	0-c 3e
6igh	3b
9ly	37
5master's	78
6onth	eb
7tivated	0-e 3e
5passion	0-9 3c
6hd	79
6roduct	17
8ject	08
5related	8a
8evant	0c
7search	49
5solid	0-8 7d
6trong	37
5team	0-c 4g
7chnical	18 4-8
6wo	09
5year	ca
4bility to	0i 4-b
5le to	0k 4-9
5out building	47
9their	07
4ccording to	0-b 2c
5ross the	28
5ting as	0-b 4c
4gile software	08 1-7
4id at	0-8 aa
4lways strive	4a
4m hiểu	07
5azon web	07
4n academic	0-7 1c
7gile	0-a 1d
6enhanced	0-b dc
7xcellent	0a 3-7
6innovative	47
8terdisciplinary	0-b 1c
bnational	0e
6msc	77
6open	3a
6toàn	a7
5alysis development	0-7 1g 2-7
5d 0	e9
7a	0e
8ct	49
8nalytical	37
8pis	0-9 19
8ws	09
8zure	0b 1-a
7best	2a
8uilding	37
9siness	0a
7can	08
8ell	0-f 1k
8hallenges	0-7 4a
8lient	0-8 38
8ode	0-7 38
9lleagues	48
9mmissioning	0-c 1d
bunicate	0j 3-h
hion	07
aplex	0-a 1c
9nfident	0-a 3e
cguration	0-9 1a
atractual	2a
8reativity	37
7data	0b 1-9
8edication	0d 3-b
9sign	0-d 1c
8irect	0-b 4b
7effectively	0-b 4c
8ngineering	0c
alish	57
9joy	3a
7first	99
8lexible	0c 3-j 4a
8ree	0-7 da
7grow	0-b 4c
bth	1b
7heat	0-e 2c
7igaming	08
8mpact	0-c 1d
8n	3b
9frastructure	1-j 2k
7kind	0-9 3c
7lean	1-7
ave	0-8
7marketing	0-a 1b
8entoring	0-e 3f
8odern	08
9nitoring	0c 1-b
7no	0-b dd
9sql	07 1-7
9t	3a
7other	0a
7private	2c
9oblem	37
aduct	4b
aject	0c 1-b
7reference	18
9lease	0-e 1g
9porting	08
9sponsibility	4c
7sales	0a 1-8
8ecurity	18
9rvice	0-7 1a
8oftware	0-l 1g 28
8upport	07
7take	08
8eams	0-8 2a
9chnical	9e
9nders	1-7 2b
8o	0d 4-7
7working	0-b 39
8rite	07
7you	1a
5h giao	08
7văn	68
5tibody engineering	0-c 2f
4pplication data	29
6rox 0	0b
4rchitecture disciplines	0f 2-c
5e organised	0-7 39
7passionate	0-7 3c
7ready	d7
4s a	0-h 17 4g
6code	0-d 2g
6laboratory	89
6part	0-9 39
aner	3b
6well	0h
4t 0	0-9 e9
6least	0g
6work	0-9 ab
4udio engineering	0-k 2o
3b e	a8
4a degree	88
5chelor s	0h 8-c
b's degree	87
6kground as	89
5nk holidays	e8
5sed on	07
6ic safety	a7
4e honest	37
6on	0-7
5am forming	0-a 2b
5ing part	07
4ids and	0-9 2b
5g data	0b
5ết dùng	08
8tiếng	0-8 5g
4ridge projects	27
4s ba	7-a 8h
4uilding a	0-a 2c
dn	48
5siness analysts	08
clevel	0a
cpartner	27
droblems	0-a 4c
4án hàng	0-9 2d
5o cáo	0-8 2l
4ình tĩnh	48
4ạn nữ	0-7 d9
4ản vẽ	0-8 2g
4ằng lái	0-7 ef
8tiếng	0e 5-c
4ếp 0	ba
3c# azure	0-a 1c
4a 0	07
6xoay	0-e eh
6đêm	e7
7ược	09 e-9
5n explain	0-8 39
7keep	0-8 3a
7rest	09 1-8
7work	0-a dd
5o từ	e9
7đẳng	0-m 811
4d pipelines	27
4ell lines	0-b 2c
8sorting	0-f 2h
5rtificate of	0-e a8 ea
4hallenging tasks	0-b 4e
6nge management	08 2-8
6racterization of	07
5o công	0-c 4c
5uyên ngành	0c
5ính quy	89
5ủ động	48
5ức và	0-9 4a
6ng chỉ	0-7 ak
9từ	27
4i cd	0-g 2l
5vil engineering	0-f aa
4lean and	0-a 2d
5ients and	0-7 49
5oud aws	0-8 18
9python	0b 1-9
4oach the	0-b 4b
5llaboratively in	47
5mmercial and	0-8 29
7unicate effectively	0h 4-g
dion and	08
hskills	0-h 4o
6plex engineering	0-8 2a
binterchanges	0-f 2h
bsoftware	08
7utational modelling	0-e 2f
9er science	87
5nsent system	28
7umer goods	0-7 28
6tent manager	0b 2-7
7inuously with	0-7 49
5re java	0-b 1i
4reate commercial	09
5iminal record	0-a ec
5oss functional	2-9 4a
4ustomer satisfaction	0c 2-b
4ác phần	17 2-8
7quy	0-b 19
4ân đối	e8
4ó bằng	0-8 dc
6chứng	0-g 9q
6khả	0i 3-c
7inh	0u 3-8
7ỹ	0-7 3b
6laptop	0-b e8
6năng	1b 3-b
6thẻ	0-e 9i
7inh	07 3k 4-o
7rách	3-e 4l
6xe	e9
4ông cụ	0-7 28
8nghiệp	0-9 2b
bệ	09
8trình	0-a ea
9y	0g
9ác	4-a em
8việc	08 4i e-c
4đ đh	7c 8-8
4ơ khí	0-a 2c
6điện	0-8 28
4ấp cao	7d
7trở	08
4ần tuyển	0-7 e8
5u công	0-b 3d
7tiến	47
4ủa khách	47
4ử nhân	0-e 8m
5a hàng	08
3dairy cattle	0-h 2i
5ta and	0-f 2h
8lake	0-8 2a
8privacy	0a 2-9
5ys in	0-c ec
4edicated team	08 3-7
5gree in	8a
5monstrated technical	1b
5sign and	0-g 27 4b
aimplementation	0b
apatterns	28
9ers and	0-a 4b
7re to	0-f 4h
5veloping people	0-c 29
ament lifecycle	0-7 2a
fmaintenance	0-8 1m 2-d
fof	0-c 2c
fteams	0-8 29
eal toolsets	0-b 2c
6ops engineers	0-a 4c
4i chuyển	0-b ed
5gital products	0-a 2b
5rectionality beam	0-8 1e
4riven development	28
8r cpc	a9
7ing licence	0-a aa
5ug screen	0-8 ea
4sp team	07
4u lịch	29
4ynamics 0	2c
ccrm	0d 1-c
cdynamics	08
4ài với	0c 4-7
4ễ nghe	e8
4ịch vụ	0-b 28
4ụng kế	07
8máy	0-d 1h
3e commerce	0-7 29
4ach year	07
4mbedded software	0-9 2b
4nd to	2a
5gineer java	0-k 1k
bing or	0-9 8a
fphage	0-b 1l 2-9
gractices	09
bs mechanical	0-c 1e
6lish communication	0g 3-b
5hanced dbs	0-8 eh
4valuation of	27
esystem	09 2-8
5ery other	0-8 e9
4xperience in	09
ewith	0b
5ternal stakeholders	08
3financial performance	0-8 2d
5re marshal	0-7 aa
6st aid	0-d 2-8 ao
5ve years	0-7 cc
4ocus on	49
5od hygiene	a7
8safety	aa
5r 0	d-7 e8
7audio	28
7better	4a
8ig	08 1-8
7offshore	0-j 1l
7three	e7
8wo	0-8 d9
5ur years	c8
4rameworks e.g	08
5ee of	0-8 e9
4ull time	e7
5nctional regression	0-8 19
eteams	2-a 49
5rniture industry	0-d 2d
3gcse english	0-7 8c
4erman at	0-9 6c
4ian làm	e9
6o tiếp	4f
5ám sát	0-9 2h
5ọng nói	4-a ef
4ood communication	37
anduct	e8
8mechanical	0-c 1e
8understanding	09
4reen energy	47
3halden group	0a
5nd tools	0-7 e8
7le short	3d
7s on	4d
5ve more	0-9 bb
4igh degree	0a
8level	0-9 49
8quality	09
8speed	0-e 2d
7ly motivated	0-8 4f
5ểu về	08
5ệu quả	09
4oa giao	0d 3-8
5w to	28
5ạt động	0a 2-8
4uống nhanh	07
4àng bán	0a
8tốt	07
4ình cân	e8
8ưa	eb
4ệ thống	0-9 ef
4ọc chuyên	09
7hỏi	47
7khối	08
3identification and	27
4elts 6.5	69
4n a	47
7utomation	0-d 1e
6being	08 3-7
6civil	0-h 19 aa
7ross	3c
6developmental	0-b 1d
6emag	09 1-8
7nglish	58
6java	0-g 1h
6large	3-d 4f
7ondon	07
6mechanical	0c 1-9
7usic	0-b 1e
6night	d7
6offshore	0-8 19
7ne	0a 1-7
6software	0f 1-e
6teams	47
8sting	0m 1-l
7he	0-k 27 er
6your	07
5dustry wide	07
5formation and	0-8 29
6rastructure as	0-d 2f
5novative culture	0-9 4c
5terdisciplinary research	0-i 2k
8national environment	07
hsales	0-9 2g
htravel	0-b eh
6o the	0-b 2c
4s 0	0-f 2e
5o 0	29
4t takes	48
3java ee	28
8javascript	0-b 1b
8nosql	0a
8spring	0-c 1q 2-a
7script frameworks	08
ereactjs	08
3khiếu nại	27
5oẻ tốt	0-l ep
5ách hàng	e7
5ông nói	4-a eb
9yêu	09
5ả năng	0n 4-9
4inh doanh	0-h 2h 48
8nghiệm	1-9 cw
5ếm tiền	0-7 48
6n trúc	89
4now how	28
7ledge of	0f
4ế hoạch	0-7 2c
4ể cả	08
4ỹ năng	0f
6thuật	29
3laboratory technician	89
jologist	0-a 8f
5st five	e8
4east 0	0-a bd
5vel 0	0-i ay e-7
9of	0-7 4a
4ife cycle	0a 2-9
5ve within	0-9
5ên quan	0f
4ove to	08 4-7
5w power	28
5ại khá	0-7
4uật sư	0-7 a9
4à một	09
6người	da
5m bếp	0-9
7telesales	0-8 1c
7việc	1-7 2-8 4b ec
4ái b2	e7
7ô	e8
4âu dài	47
4ên ngành	07
4ý lịch	e7
4ĩnh vực	1-8 28
4ập báo	0-a 1c
7kế	07 4-a
4ễ phép	0-b 4c
6tết	e8
4ịch rõ	e7
4ợi thế	08
4ực cao	0c
8ông	0r 4-o
3maintenance and	09 2-7
5ke use	0-8 49
5ny stakeholders	0-8 4j
5ster s	0e 8-7
9's degree	8c
4echanical electrical	0a
fngineering	0g 2-e
eunderstanding	0-d 2e
5dical laboratory	2-9 8f
4odern programming	1-i 2o
5ng muốn	47
5re modern	0-9 1h
8than	0-9 ca e9
5ve forward	0-8 4a
4s office	28
4usic cognition	0-m 2n
4áy tính	0-7 29
4ê kinh	49
4ôi trường	0-f ee
4ạng lưới	e7
4ắc của	47
5t tốt	0-8 e9
4ềm quản	28
4ỹ phẩm	29
3nam 0	0-8 df
7nữ	017 d-e e-8
4et c#	09 1-7
5w skills	0-c 4d
7technologies	49
4ghe nói	0g
6iệm làm	0i 1-9
aquản	1a
atrong	2c
avề	07
aở	08
8p cao	0-7 7c
atrung	0-b 7j
avụ	47
ađại	0-7 7c
6ề luật	a7
6ệ thực	09 17 2-f
5oại hình	4-g eq
9ngữ	0a
5ành bán	1-7 2b
9cơ	17
9dược	1-9 2g
9kinh	18
9tài	07
6y tuần	0-7 ea
5ôn ngữ	0-a 4b
5ọng nói	0-7 ec
5ữ anh	1-7 5c
4hanh nhẹn	47
5iệm cao	0i 4-c
9trong	0b 4-7
7t tình	47
5à gần	0-9 ea
7máy	0d
5ân luật	1b
8viên	0-7 2b
5ất 0	cc
5ận làm	0-7 da
8tăng	0-a dd
6p khẩu	28
5ẹ nhàng	0-c 4e
4ight duty	e7
4o allergies	0-7 e9
5t too	47
4utrition of	0-c 2c
4âng cao	48
4ói chuyện	0-9 4d
7lắp	0-8 ec
7ngọng	4-9 eb
7rõ	07 4-7
4ăm 0	8e
7kinh	ci
7làm	0g
5ng giao	3-j 4l
aải	39 4-7
8làm	0-9 3j 4-f d7
9ập	3b
9ực	29
8nghe	0a
8thuyết	3d 4-9
9rình	19
9ư	18
9ổ	3-a 4d
8đọc	0-8 1b
4ấu ăn	0-7
4ắm vững	07
4ội thất	0-b 2f
4ữ 0	0-7 df
6cao	e8
6tuổi	db e-8
6độ	07
3objective c	2a
4f a	4b
7udio	0-b 1c
6blockchain	0c 1-b
6competency	0-7 a9
6experience	0-m cs
6good	e8
6high	07
7ow	0-7 18
6industry	07
8novative	07
8ternational	0-a dd
7t	0-7 19
6kubernetes	1-a 2d
6matter	0-d 2h
6new	0-7 49
7ysc	98
6predictive	0-9 1a
6ruminants	0-c 2d
6the	0e 1-b
5fshore substations	0-8 2d
cwind	0-d 2f
4n a	07
6call	0-e eh
7omputational	0-e 1f
6quality	47
6time	0-7 4a
5ce a	0-b ed
5e or	c8
7weekend	e7
4pen and	0-8 49
8source	09 2-7
8to	0-a 4c
4r a	8a
6degree	77
6equivalent	08
6mechanical	0a 1-9
7ore	0b 1-c cc
6similar	0a
5ganizational skills	0-d 4g
4ther cloud	0-8 28
4ur data	0-7 17
7hq	07
7telstro	0-7 19
5t of	0-a e9
4wn car	0-7 e9
7hand	e7
7transport	0-7 e9
6ership and	0-b 4c
3part of	4c
7ner continuously	49
5ssionate around	47
4eople and	0-8 29
4hage display	0-b 2e
6ses of	0-f 2g
5ysically fit	0-7 e9
5án tốt	08
5ân tích	29
5ần mềm	08
5ục khách	0f 4-c
4osted 0	08
5wer wireless	29
4redictive processing	0-k 2l
6sentation skills	0d 4-c
5ivate cloud	28
5oblem solving	4d
as through	0f 4-c
6duct development	0b 2-8
bowners	0-7 4b
bteam	0-a 2b
as into	0-b 2b
6gramming languages	08
6ject management	08
4ublic cloud	0-7 29
atransportation	0a
3quality and	48
cssurance	0-a 2c
bevaluation	0-7 2a
5ickly and	0-b 4c
5y trình	28
6ết khiếu	29
5ản lý	0-8 2p
5ốc tế	0-7 29
3r java	07
4eact redux	0-8 1h 2-8
8js cloud	07
bjava	0b 1-8
5lated field	8b
8ion to	47
bships with	08
6ease test	0-e 2h
5sponsibilities and	0-9 4a
6t assured	09
4ight to	0-f eg
5sk management	0-9 29
4ole devops	0-9 1a
4un a	0-7 29
4àng dễ	e8
3s degree	0r 8-g
5in	0-b ac
4afety level	a8
atraining	a7
5u 0	09
4earch engine	0a 2-9
5curity in	0-b 2e
5lf driven	48
8starter	0-8 4a
5nior ios	17
apython	0-d 1d
5t top	0-7 2b
7up	07
4haring your	0-e 4e
4imilar degree	07
5nce 0	07
6h viên	0-g 8c e9
5êng năng	47
4o no	0-8
5ftware developer	0-9 2a
jment	0-a 1b
cengineering	0i 2-e
cimprovement	0-d 2i
5lid theoretical	0-7 8d
6ving business	0-8 4a
bskills	0k 4-h
5und quality	2a
4peed separators	0-e 2g
5ring boot	0-c 2h
8t planning	0a 2-a
4ql server	28
4tack development	27
6keholders and	0-9 4c
5rive for	0-7 4a
6ong commercial	1e 3-7
adrive	47
aorganizational	3k 4-b
4uch as	0c
5perconductor semiconductor	07
4ystem and	0-9 2a
9s for	27
4àng làm	0-a dh
8đi	0-7 ea
4ơ cấp	a9
4ư phạm	0-7 2c
4ản phẩm	07
4ắp xếp	0-g 28 e9
4ẵn sàng	e8
4ẽ được	08
4ố liệu	47
4ức khoẻ	0-7 ee
4ử dụng	0c
3t2 t7	0-8 e8
4ake on	0-7 4a
9wnership	07
5lk to	0-9 4a
4eaching methods	0-9 2b
6m player	47
7s to	07
5chnical solutions	08
aian medical	78
8ologies reactjs	0-d 1d
gsuch	07
cy trends	0-8 2b
5lstro education	2a
5sting of	09 2-8
4han 0	b-8 ca
5e customer	0-8 4a
7danish	0e 5-b
8esign	0-a 27
9velopment	0-a 1a
7e	0-8 18
8mbedded	0-b 1b
8ntire	29
7field	0-d eg
8ollowing	0a 1-7
8urniture	0-c 1f
7last	0-a
7market	0-c 2d
7nordic	08 1-7
7other	0-b 4b
7phd	0b 7-7
8sm	07
8ublic	0-8 19
7right	d9
7software	0-e 1i
7uk	0-d ee
8se	07 1-7
6o ca	0-a ec
8kế	0-a 48
8nhóm	47
5i công	0-7 28
6nk and	0-9 49
6rd party	0-9 2c
6s role	09
6ết bị	29
6ểu 0	0-h be
5oại laptop	0-7 1a
5pt trở	09
5ree years	cf
6ough innovation	0d 4-a
5ành thạo	0g 2-b
5áng kinh	0-c ce
5ích công	4c
5ương kinh	87
5ạo tin	1a 2-8
5ẻ an	a7
5ời gian	0-7 ec
8trang	28
5ực hiện	4a
8phẩm	2b
8trong	07
4ime management	47
5nh thần	07
5ến và	07
7g anh	0c 1-7 6o
9hàn	67
9trung	69
6p tốt	0d
8với	0a 4-8
5ền án	e7
4o 0	c8 d-7
6achieve	08
6be	08
7oth	48
6client	0-8 e9
7ollaborate	0-8 3f
8mmunicate	0a 3-9
7reate	07
7ustomer	0-c 2d
6development	0-b 1d
6end	2a
8sure	07
7stablish	37
7volve	0-b 4b
6find	39
6keep	0-9 3c
6lift	d7
6move	0-8 4a
6run	0-7 2a
6solve	18
7wim	0-b
6the	47
7ravel	0-e dp
6work	0-c eb
7rite	0-a 3d
5ols and	0-7 29
5pological phases	0-e 2g
4rack record	08
6nsparent and	0-b 4b
6vel often	e7
ato	e7
5ips to	0-9 ea
5ong công	0p 4-g
9lĩnh	0a 1-d
9ngành	0-k 1n
5uly passionate	0a 3-9
6ng cấp	0-f 8t
9thực	47
5ách nhiệm	0-b 4k
5ên 0	b-c ce
5ình bày	29
5ú tại	0-8 e9
5ường lạnh	0-c ee
5ị kinh	08
5ở lên	0o e-7
5ực đêm	e7
4uân thủ	4c
5ần và	e7
5ổi 0	d9
8sức	d7
4wo evenings	e7
7weeks	0-8 e9
8heeler	0-8 ea
7year	09
bs	c8
4ình huống	48
4ính nam	07
4ăng ca	0-c eg
4ương đương	0a
4ại nhà	07
7tỉnh	0-7 e8
5o nghề	a7
4ối thiểu	0a
5t không	da
7nghiệp	8j
4ổ chức	0-7 4c
4ừ 0	0-e 2-7 bc eb
6chối	47
4ự động	27
3understanding of	0b
4p on	0-a
6to	e8
4se a	0-a 2c
7of	49
3valid passport	0-8 ec
4erbal communication	38
4i tính	28
5ên năm	8d
5ệc có	3-9 47
8theo	0-d 2f
9ại	0c
8và	28
9ới	49
4à có	0-a 3g
6giám	1a
6lễ	0-a eb
6nhân	27
6theo	37
8ực	4d
7rách	3c 4-9
6xử	3-8 4b
4ăn phòng	2c
4ận hành	07
4ệ sinh	27
4ị trí	09
4ới các	07
8ông	09
7khách	0b 4-8
4ụ khách	47
4ực kinh	2a
3web services	0-7 2a
5ll as	0e
4hat it	47
5ich 0	b7
4ide technology	0-a 18
5ll be	08
7ing to	0a
5reless systems	27
5th a	0k 4-9
8building	0i 1-h
asiness	08 1-9
8cloud	07
8development	17
8internal	07
8low	17
8many	47
8operating	08 1-7
9ther	0-8 1a
ds	0-7 49
8partners	07
assion	0-b 3f
9rocess	0-9
8security	0-9 1b
9takeholders	1-7 3d
8the	09
aree	0-7
8your	47
7in 0	0-7 ea
4ord excel	17
6k in	0-m 4c ef
7ing independently	47
bwith	0-a 4e
fin	0-8 29
5uld be	09
4rite a	47
7ten communication	38
3xe máy	0-d eh
4uất nhập	27
4ây dựng	0-a 29
4ử lý	2-7 49
3years in	08
9of	ch
ar	0-e cg
9relevant	08
4ou always	0-9 3a
8re	09
7can	08
7have	08
7know	29
7like	0-9 3b
8ove	0-7 38
7will	09
6r colleagues	0-b 4c
8many	0-7 4a
4êu cầu	09
7thích	08
3áp lực	49
3ít nhất	09 cd
3ô tô	0-9 e8
3ý thức	48
3đi công	0-9 ei
5ện thoại	0-7 2a
4ào tạo	a9
4ược 0	e8
8áp	08
4ại học	0-m 812
4ẳng đại	7d
4ọc hiểu	09
4ộ tuổi	09 d-8
5ng và	07
4ức tốt	47
3ưa nhìn	4-b eh
4u tiên	0e e8
3ẩm thực	0-7
3ứng viên	0e
`;
