// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	1-m 3-w 41a 7-e 9o bf d-1a ev
0a=^	0i 1-k 2h 3k 5-1i 6-v 714 8-e 9l a-r b-e dj eq
30	0z 1l 2-11 3i 4-y 5n 6-q 710 8-u 9u a-s bz c-10 d16 e-1c
31	0-e 1-r 2y 3r 4i 5-1o 6t 7-f 8r 9-k ak ch d-t e-c
32	2a 3o 4a 6-q 7a 8-13 9g bb c-n di
33	3-f 4-i 8k a-w b-i d-p e1i
34	3-x 4r 5-t 9-e ah b-19 cu de ev
2ability	0-l 1h 2-h 3r 517 e-e
90	0p 4-f
91	0-u 31a 4-e
92	0-17 3-b 4o 5j
93	3-h 5m
94	0r 2-f 3b
4le	0-h 2a 3r a-h dm ei
60	0l
61	dk
62	0-l 1e 3e 4-f eo
63	0-1i 1b 2m 4-c dc eq
64	0u 1-q 3l 41a a-b e-13
2background	0-k 2-f 4-b 8n a-a be c17
c0	8a
c1	0-e 1d 8b
c2	0-b 8b
c3	0t 7-c
c4	0-p 1-a 7c be c18
3iết	0-1k 11d 2h 3v 4c 5v 620 7-e 8-l 9-p a-12 b-c c-k d-r
60	0-w 11k 2-l 3b 4-a 5r
61	1-s 2r 6z
62	0-q 1l 6u
63	0-f 2c 3a 4j
64	0p a-f c-b eq
3ằng	0f 3-e 4-k 5-j 6-f 7s 8m a-e dl e-e
60	1a 5-l 7h a-a dh
61	2-j 6-h 8f ev
63	7a dd
64	0v 2p 4-a e-1c
2certificate	0d
d4	0b
cion	0-1b a1p
f0	ac
9ed	1-h al
b1	af
3hỉ	0q 1-1y 2-1m 8-h 91u a1o
50	0-n 1-m 2-c 9u a18
51	1-e 2-d 9l an
52	0g
53	3h
54	019 1-r 2-h 8-b 9h a-m eh
4ứng	0a 1-d am
70	0-g 2e ao
71	0a
3ó	0m 2-s 3-q 4d 7-e 8-m 9l ai b-b c-v d1m
40	2-f 3d 4-p 912 a-g bc c-e en
41	0-w 2-a 3-k 417 aj cb
42	0-r 1c 4a ap e-e
43	4-l ae dp e-d
44	02c 1-a a-o b-i c-w dp
2degree	01l 1-d 2-1b 3-m 4-i 9g ar dd e-b
80	0h 9e
81	7a 8b
83	013 1-o 3-a
84	1n 2-13 av dh
2excellent	0-i 1-k 2-b 315 4-n 5i da em
b0	0-q 3n 4-a 5i
b1	2d 3-j 4i
b2	de
b3	1-a 4-a ee
b4	1-a 2-d 310 4-i eb
4perience	3-g 7l 8y af bd c-e d-i e-o
c0	0c 2-d 9b bm
c1	0k 1-b 2b 3-d 7-g 8g aa
c2	7f
c3	0-y 1p 3-a 8g
c4	3l 7l e-d
cd	0b 1c 3-b 4-g bc cb
d1	0-f 1l
d4	0k 2-d 4-e bc cb
cs	1k
d4	1c 2-b
7t	1e 4-a
82	0-c 1c
83	1a
84	0o 1-b
8ise	1-a 2o
b2	1-c
b3	1a
b4	0-a 2k
2fluent	0r 1-d 2-c 5d
84	0i
2good	0-j 1a 2n 31c 4-r
60	0-l 1i ed
61	0-u 21c
62	3a 4d
63	0i 2-b 3x 4-y
64	0d
2hiểu	2w 4n e-a
60	1j 2-l
61	0i 1-d
62	0-o 1p
63	1-f 2a
64	1-m 212 4a
2including	1z 2-15 4-i ep
b0	0-a 1l 2-k dc
b1	0-d 2a
b2	0-z 1d 2j
b3	0g 2-k
b4	01d 2-t
4terest	0-a 2m
a3	0-j 2l
a4	0a
2khả	0q
50	0q
3inh	1-14 210 4a 8e a-g c10 d-d e-o
60	0-k 1-j 2r 4a a-a c14 e-d
61	1-f 2h 8d
63	0n
64	1-b 3k 4c
4ến	0-h 1-g 2-g 816 ah
60	2-c 8d ah
61	8f
62	0-a 8f
3nowledge	0-e 11a 2h 4h e-e
b0	0y 1-e 2-c
b1	0-n 11c 2-e
b2	0f 1-q 2d 3d
b3	0-1r 11l 2s 3-h
b4	0n 1-i 3b 4h
3ỹ	011 1-16
40	2e 3-a 4c
41	1-i 3j
44	0l
2like	1v 3-g
60	0-l 1d 4e
61	1g
62	0f 1-g
63	1-g 2d
64	0b 1z 3-b 4-d
2mềm	2g
50	0-y 1u 2e
51	0-a
52	0n 2-l
53	0p 1-m
54	2g
2nghiệm	0s 210 3-l 4-12 7-c 8-j 9-b a-t bt cx ea
80	1s 2-c 4-a bk
81	1-j 212 b-t cw
82	018 1-10 bm
83	0-h cc dm
84	0-a 1p 2j 4-d 8-a a-c eu
7p	1j 2x 3-l 4-o 71h 8d 9-a ad c-g e-v
80	0-e 2-o 7r 8j aa
81	0-j 2-a 7r af dd
82	0i 2h
83	7a 8t
84	0p 1s 217 4-c 8-w a-a
4ành	2r 3-d 7m 8f a-c bc d-c e-m
70	0-o 1s
71	2l
73	0i 1-c
74	0a 1-b 7k 8h
3ăng	1-t 2q 3d 4h a-b eq
60	0-u 3c
61	0-m 1-q 2w 4k
62	3c
63	013 3-i 4-h
64	0p 2-l 4e
2passion	0-o 2a 4b
93	0-f 2b
9ate	1-g 2-m 3-e 41m
c0	0-a 4k
c1	0-b 4l
c2	0-h 4p
c3	0-m 4s
c4	01v 1-a 2-d 4-11
3hần	0b 1-g 2k
60	0f
64	1-b 2l
3roficiency	1-j 5i 6i
d2	0-a
d3	0i 1-k
d4	0-k 5i 6i
bt1	0-c 1b
c4	0l
2skill	0-u 4p
71	3a
74	0-j 4k
7s	0-m 2-x 313 5r a-b d-b e-g
80	0z 1-c 2-a 4-j 5b 7b
81	4-d 6b 8b
82	2f 3c 4-g
83	2-l 3c
84	0-1n 1j 2-a 3j 41a 5b
3trong	0-d 2c 4y e-b
80	0-h 1c 3l
81	0-v 1c 2a 4o
82	0c 4-c
83	0d 1-f 3b
84	0a 3-k 410
3uch	0e 121 2-12 4-d
60	0m 2-a
61	1c
62	1g
63	1f 2-c
64	111 4-a
2thành	019 1-m 2-r ej
70	0k 2-f
71	eb
74	0n 1-a 2-a
4ạo	2z 3-d 4-k ei
60	1b 2-f eb
61	ee
62	0c 1-a
64	1e 210 4-e
4ần	2-d 3a ev
60	3a
61	0-d 4l
62	0x 4-v dc
63	eb
64	0-d ep
4ức	1-f ag
60	2-c ah
62	2a
3inh	0c
60	0c
3ốt	0-c 2-13 413 8t a-b b-d c-i dg es
50	0g 1-l 8y da e-o
51	2-g 4u
52	0-m 4a
53	0-14 3b 4l el
54	0v 1b 4-r b-a c-d eh
2understanding	0a 1e 2c
f0	0h 2-a
f1	0-e 1n
f2	0e 1-b
f3	0-c
f4	2e
3sing	0-a 124 2-v 4-e
70	0-p 11b 2-h
71	0d
74	1m
2về	0-m 1p 4-e cz e-d
40	0d 1j 2-n
43	0-n 1b 2k
44	0-f c11
2with	0n 1-w 3-14 4m 7-l 8-o 9w aa c-b er
60	0-l 2-w 4l 5i ba dt
61	0-o 1i 6k 9b a-a d-h
62	0v 1-1g 21g 3-h 4-l dd
63	0c 1q 3-l 4-m ah eb
64	0p 1-p 2-g 4z 5-g 9s ee
0b	02f 115 2-11 3-b 4-z 6-k 7q 910 a-e b-l c-1g e-t
0g+=!	2h
3"	0b
3$	0a
3%	dj
3&	0-y 1e 214 4-i 8f ed
3(	0-1g 1-f 2c 8y 9l a-c d-a e1d
3)	01e 125 2-11 3-b 4-m 6-b 8i 9g c-k dc e-1y
3+	0-b ee
3,	0-2i 214 42r 5-k 6-r 7-f 8-z b-10 c-1l d1c e2d
3-	31m 4-n 5-f 7-b 8-a bs c-d dy e-y
3.	01a 1-10 2b 41f 7i 8-i a-r b-f d-j e-g
3/	0-x 119 3-e 4-l 5-a 71z 8s b-15 c-i d-p ef
3:	03k 1-r 4-m 7-d d-j e-f
3;	0h 1m 3e 4-1c eh
3=	0-h 5-a 6i af
3?	0i 2-g 4d e-j
3_	0-s 1-11 2-y 3-1h 4-s 520 6g 8-d 9e am b1k c1x d-y e-j
3–	0l 1a 2-d do e-u
3…	0h 1e 2-o
3�	ee
1-="	0b
3$	0c
3%	0-o di ek
3&	1w 4-a 8g
3(	026 11o 2-1k 3-l 4-i 7-n 8a 9f bp d-p e-11
3)	2-l 3e 5a ae c-e dl
3+	0-b ee
3,	0w 13z 2-5o 346 4-4d 6-o 71s 8-k 92l a-1h b-g c-1h d45 e-30
3-	1-3o 24e 3-1h 42j 7-g 8-e a-a b-v cf d-14 e16
3.	0b
3/	0-r 1q 2a 4-k 6-f 728 8j a-j c-18 d-1e eu
3:	0-z 2-k 3-g 5g 7h 9-b bv d1c e-b
3@	0a
3_	0-w 1-m 228 3-1t 42q 5-18 617 7-2l 9-1j a1p b-17 c1v d-1v e1s
3|	0b
3–	014 1-d 2n d-k
3✅	0-g db
3�	0a 1-i 5k 9b d-d
0m+1=$	01r 1h 4u 5-l 7-13 8f 9-17 a-d b-i c-f el
4B-cert	0x 7-a 9b d-c
6deg	01g 1-h 2-w 3-r 4-h 72a 8n d-m
6hard	02d 1j 2t 3-1i 4f 5-t 7-d 8d 9m a-l b-h cn d-g e-1b
6lang	02i 1-n 2-c 4c 5e 6-h 7-d 8-a d-c e-k
6soft	0m 2e 322 416 5j 7-k 8-h 9-c a-d b-c c-i d-13 e-13
6term	0h 111 3-g 4-n 9d d10 e-12
7ool	01r 111 3-b 4-c a-a c-d d-a e-f
4I-cert	1-p 2-l 9s ap ec
6hard	04p 1-1z 2-1w 3-n 4a 9-o as c-e el
6lang	0d 1-i 4e 5p
6soft	03i 1p 2-1d 3-1g 4-f 5-c 7-d 8-c a-b c-b d1b
6tool	01q 1-1o 2t
1-1=B-cert	0-b 1f 2-d 9q
6deg	019 1-11 2-x 4-k 821 a-g dt e-k
6hard	01x 11r 2-1w 3-e 4-d 5-g 6-g 9-s a1f c-k
6lang	02s 1-l 2-t 3-v 4e 61i 8-g d-a e-s
6soft	02z 1-k 2-g 31y 4-23 8-e a-d c-a ea
6term	01f 1t 2-a 3g 4-o 6-m 7-q at c-e d-l
7ool	026 12r 2-1t 3-f 4-g 8-b a-b e-j
4I-cert	01h 1-g 2-r am
6hard	01t 1m 2-1o 5-b 6-c 9-g by c-k
6lang	013 2-d 3-h 5-b 6t e-b
6soft	01s 11q 2-t 32u 4-3g 7-g 8-k a-l c-i d1l e-m
6tool	01x 1v 2-1z
4^	0z 1l 2-11 3i 4-y 5n 6-q 710 8-u 9u a-s bz c-10 d16 e-1c
1=-	02f 2-13 3-r 4-1z 5-v 6-d 7-b b15 cw dt
2B-cert	0-g 1-g 2-d 7-e 92n a-g
4deg	0-c 1-1l 2-u 3-m 4-s 5-b 74l 821 9-c a-a d-e e-r
4hard	015 138 3d 4-v 5-p 6-k 7-c 8-i b-e c-k d-m e-b
4lang	1-1l 2-g 53g 6g 7-b d-g e-h
4soft	1n 2-1p 343 4-w 5-e 6-d 7-f 8-b 9-b a-b d10 e-t
4term	11s 2-a 3-17 4-s 6-i 7-c 8-j 9z ae b-b c-d dk ek
5ool	01h 13a 2-13 3-j 4-h 5-a 7-c 9-c d-d e-h
2I-cert	1-i 2-u a1i ep
4hard	0-19 1-1c 23v 3-17 4m 5-d 7-g 9-i al c-e ey
4lang	1-k 2-h 4b 61u
4soft	0-y 1-q 2c 43n 7-c 8-f a-f c-b d-j eg
4tool	0-n 222
1g=B-cert/	9v
9_	0-e 1-e 91j a-c
5deg(	0c 7-e 8a
8-	2f
8/	0-u 1-b 7x 8t
8_	1-x 2-12 3-i 4-p 73t 811 9-a d-a e-m
5hard%	0a
9&	0b
9(	0-s 11h 2-d
9,	01s 3-f 4-b 8b d-m e-b
9/	0-i eu
9:	1f
9_	0-e 11c 2x 316 4-f 5-j 6-e 7-e 8-q al b-a c-f e-q
5lang_	1-1o 2-d 3-e 4a 53i 6g 7-a d-d e-f
5soft,	1e 2-c 3v 4-15 d11 e-d
9/	0-a 3e
9_	1d 2-1c 32s 4e 5-b 6-b 7-c e-f
5term&	1h 2-h
9(	0-1p 11b 8h 9j
9,	01n 1-19 2-m 917 a-d ea
9-	2a
9/	0-j 2-i 7i 8-c e18
9:	0-h 1i 5i
9_	0t 11a 21e 3-v 4-l 5-j 6-c 7-j 8-j 9-f ay dw e-12
6ool,	0k
9/	0b
9:	1c
9_	0s 12g 2-h 3-f 4-d d-a e-d
3I-cert_	1-i 2-u a1i ep
5hard-	0-p 1-k 2x 4p
9/	0-n 1-c 218
9_	21f 3-13 5-c 7-e 9-g ao c-d e13
5lang_	1-k 2-h 4b 61u
5soft-	0-14 3-a 41s
9_	1-p 2l 3e 41w 7-b 8-f a-f c-b d-i ei
5tool-	1-f 2g
9_	0-s 1c 21i
1r=-A	011 1-b eh
4C	1s 2c 4a 7-c 8e b-f c-k da
4D	0d 1-h 2-b 4-n 7-e 9l bq ck
4F	0-q 2-s 5-a 8k ah cd
4L	0l 1-d ef
4O	1u 2h 3-e 9r al b-e c-d d-c e-c
4P	01g 1d 3-c 4-19 5d 9-14 a-z bg eb
4R	1-u 2-i 4-b 6a 7l 8-k ab b12 c10 e-12
3B-certD	1c
9O	0l 9-b
9P	0-d 1-d 91k a-i
9R	0-o 7-c 91i
5degA	7l 8-a
8C	2-e 8a
8D	2d
8O	0-d 7e
8P	7d
8R	1-14 2-m 3-j 4-q 5-a 735 821 9-a d-a e-k
5hardA	0-e 3l
9C	0x 2-f 3-c
9D	1f 4j
9F	0n 2d
9O	0k 1-g 9a
9P	0-t 11i 2-n
9R	11q 2v 3t 4-12 5-c 6-e 7-a 8-n c-e d-c
5langC	0e
9F	0v 5-i
9P	0-n 1-h 51l
9R	0-16 1-p 2-a 4b 52l 6h e-a
5softC	0h 3d 4-j
9D	0-b 111 4-b
9F	0-h 3f ec
9P	3u d-a
9R	0m 2-1h 32d 5-c 6-d 7-e 8-a d1i e-10
5termC	0q 2-g
9D	0h 1d 2-c 9-c ah
9F	1p 2-c dh e-k
9O	0-b 1-a 9-f df es
9P	0-11 1a 21r 5-c 8-a 91c a-p e-b
9R	1w 2-z 3-s 4-l 5b 6-c 7-c 9i aq ex
6oolC	0f
9D	01a 1-s 2-d
9F	0-1d 11s
9O	0i 1-e
9P	1r
9R	0r 122 3-g 4-e 7-a e-d
3I-certO	0h
9P	0-h 1-a 2-c a1a
9R	0-d 2-c ak eq
5hardC	0-1r 1r 21a
9D	1-g 2p 8a
9F	1-p 216
9O	0c
9P	0-b 2-s a18 ek
9R	0p 1-r 21h 3-w 411 7-c 8-b 9-a a-e eh
5langA	0b 6-a
9F	0i
9O	0f 6-c
9P	0-a 6s
9R	0-t 1-d 2-a 4d 61v
5softC	0-s 4x
9D	2-c 4k
9F	0-l 4b eb
9O	0-a 4c
9P	0h 4v e-p
9R	0j 1-n 210 3e 4g 7-b 8-e a-e c-b d-h ey
5toolD	0-u 2n
9R	21f
0p4=01	0b
42	bi
43	cc
31	1-b b17 d-k
40	de
42	0-i 8u bi
50	0o
45	0c
46	b-g dj
4702	0-g 2l
48	0-11 dt ev
4m55	ef
565	ec
32	1-c ad bv ci d-o e-h
4+	bg
4.5	2h
40	ec
50	2d
42	dg
45	0b ea
33	8k aa e-a
4+	0-c bq
40	ae ej
50	2g
42	0-d dl
465	2a
4d	0i 1-f
34	0-i 1e 8j
4+	0-c bh
40	ej
45	el
35	0-e 2g aa b-g ct d-a
4+	bg
4.30	0-a ed
40	0-q ez
36	0-d 2-a b18
4.5	0-a 6l
40	0-k dx
37	0-c cb ee
400	0-a 6i
38	0f
4h	0-c ed
39	8g
40	0j e-c
3a	01b 1-n 3-j 4b bj d-c e-b
4bil	018 3-e
5le	0l
5ou	0a 4a
6v	0-d ej
4cad	0-11 2h 3l
5ce	0-u 1h 6n
6o	0-i 2q
5hi	0c
5ou	1-a 2h
5qu	2h
5ro	4g
5t	4e
6i	4-d eg
4dju	0-d 9m
5mi	0a 1-p 2k
5s	2b
5va	0a 2-a 4i
6i	0c
4est	2i
4fra	4a
4ge	da
6n	1a
5il	0-r 11f 3-f
5ri	8c
4i	0r 1-z 2d
5c	9g
4ler	0-f 3e
5l	0o
6e	0-h ek
6o	0d
5so	0g
5te	2b
5wa	3d
4m	2d 4e
5az	0e
5bi	0-g 3f
4n	0p 1-p 4-b ah d-b ei
5al	0-r 1b 3y 4-a
5d	02m 1-17 3-i 8-a d-a en
5gu	0-n 1r
5h	1-k 5m 6s
5si	1c
5ti	0-j 1o
5y	0g
4p	2b
5is	0-11 1p 2g
5p	0k 2-a
6e	4-h ek
6l	0x
6r	0z 2-f
4ql	1e
4rch	2f
5e	014
6a	0-c ei
6n	0b 2-a
5ti	4d
4s	0y 1-k 7h
5se	1a
6i	0k
6u	0-g 2d 3d
4t	014 1-a 2-d 4-i eg
5te	3d
6i	0f
4u	0-b 2f
5di	0-b 1f
5th	0-h de
6o	113 2-j
4vai	0-f dg
4war	0-f 4j
4z	ec
5ur	0-v 118
3b	0j 1-g 2e
4.sc	7m
5te	7e
42	eb
5b	2a
4a	0-b 2f 7-j 8t
5c	0g
6h	7e
6k	01a 1-11
5i	2-a
5la	1f
5m	1b
5n	0g 2p 4-e d-d
6g	015 2-b de e-f
6h	1i
6k	eb
5o	a10 e-f
5se	0j 1-d
6i	0a 1-c ab
5t	0-b 3j
6c	1g
4e	0u 7f
5am	0-h 1j
6u	1g
5fo	0h 2-a
5ha	0-j 1o
5in	0m
5ne	0f
6h	0a 4-d
5p	2n
5st	0g 1-f
5tt	2b 4b
5ve	2d
4ia	0-f 1h
5ds	1f
5en	0-b 4a
6t	027 1-p
5g	0p 1-d
5ll	2c
5nh	3h
4loc	0-i 1l
6g	0-h dm
5ue	0-v 117
4o	da
5ar	ah
5c	0-a 2k
5m	0n 1-k
5ok	0c 2-b
6t	0-f 2r
5t	2g
6h	01f 1-c 2-c
5x	0-b 2d
4po	0-f 1d 2a
4rea	0c
5id	1-a 2k
6g	0g
6n	0c
5se	0b
4s	8g
4uil	0-11 117 3c
5si	113 3-i
5t	0g
4y	0x 2-b
3c	1-k em
4a	2-k 4-f 7g dj et
5bl	1c
5c	01d 1-r 2-l dd
5lc	0-g 1-a 2u
6m	3g
5m	ee
5n	01a 4-f d-e
6d	0u
6g	018 2-h e-g
5o	1-h 2i 3-c 4-e 71k d-b
5p	2-e 81e e-c
6a	0f
5r	0-a ee
6d	0-k a12
6e	0-b 2d 3d
6r	db
5se	0m 2-a
6i	2b
5t	0-f 1f
6e	0-j 1b dd
6t	0-p 2q
5u	0s 1-h 2-b 3b
4ccd	dl
5hn	0b
4d	0-x 1-a 2p 7x
4ell	0-q 1n
6t	9b
5rt	0c 2-g 9g ai
4hal	0-14 1h 4z
6m	3g
6n	1-b 2-a 4f ea
6p	db
6r	0-m 2y 9e
6t	0-d 2d 4c
6y	0y 1-h
5e	0-i 4l
6c	0f 1-a
6p	0f 2-f
5i	0j 1-f 4-c am
6e	0-h 2k 3h 4-e
6n	2a 8h e-d
6u	3j
5o	0n 4a e-a
6i	1-b 4i
6t	0n 1-a
5u	3c
6a	0g ec
6c	4e
6n	0-d 1o 2-g 914
6o	3j
6p	0f 1-b
6t	4a
6y	2a 4v 8-b
4i	1c
5vi	0-j 1f ab
4lai	2l
6s	0a 1a 2-b
5b	0c
5ea	0-p 3d 4-h 5n eb
5ie	0-15 1h 2-j 4q de
5os	0b
4ntt	1k 8-d
4o	013 3-b 4-g dt
5ac	0-h 1g
5co	0-b 1o 2-c
5de	0-p 3a ej
6i	0g 2-a
5gn	0-o 2t
5ll	01b 1-b 2-f 3-n 4b
6o	0-e 2c
5mb	0e
6f	0e
6m	0-1b 1g 2-j 32b 4-f 7k
6p	11a 2-h 4-f
5n	0b 4b
6c	1-d 2j
6g	0k 4-l d-d ee
6n	0b
6s	0-p 2r 3o
6t	0-k 11c 2-s 3r
6v	0-a 1j
5op	0-r 3x
6r	1g
5re	0e 1-i 2a
6v	0h
5sm	0-a 9n
5up	0-d cm
4pc	0-d ai
4rea	0f 1c 2-c
5im	ec
6t	0-a 4d
5m	0o 1-m
5os	1-d 3i
4u	0-16 1-d 2h 71e
5a	0s e-d
5c	2d
5lt	0-d 1-a 4p
5ng	0i
5oi	0-c 4h 8e e-e
6n	4h
5rr	0l
5st	0-p 1m 4d
3d	0f
4a	0g
5i	0-r 1-s 71b ej
6r	0-16 1q 2i
5m	0-i 3o
5ng	0-g 2-a 81f
6h	0-c 1i
6i	0g
5o	2-e 9g
5p	1q e-e
5sh	0b
5ta	0-h 1b 3a dc
5y	0n
6s	df
4bs	0-q dn ef
5t	0-c 1d
4e	6d
5ad	0-15 3j 4w
6l	0-f 1e 3b
5ca	0-v 1z
5di	0z 3-j
5gr	0t 2-f 4-f 811
5li	0v 2-a
5m	eh
6o	0c 2a
5n	ec
5pe	0-d 1c
6l	0-h 2t
5si	0-k 1-k 2p 3k 4n
5ta	0-i 4t
6e	3e
5ve	0d 1s 4-b
6o	0-c 4e
4h	1-f 712
4i	0-e dn ep
5a	ec
5ch	0-p 2w
5e	0-c 8i
6m	2-a 3r
6n	2f ao e-b
6u	1l
5ff	4c
5gi	0-f 1-f 2b 9n
5pl	7a 8a
5re	0-s 1h 4n
5sc	0e 2-p 3l
6p	0-g 2l
4na	0-b 1e
4o	1w 8a e-r
5an	0-h 1-c 2l 4s
5c	0r
6k	1c
6u	0-j 1s
5i	0g ee
5me	0-f dk
5n	0u 2-n 4f e-a
6g	2a 4i e-d
4r	0-i ej
5iv	0-2u 316 4y 9f em
4sp	1b
4u	1h
5c	4l
5ng	1-e 3s
5oc	018 1-j 3-a 7e d-b ed
6n	0-e 2l
5ra	1c
5ti	ea
5ye	0f
4yna	0s
3e	0-d 2-h 6f ec
4.g	0w 1-f 2-d
4ach	0e
4con	0b
4duc	0-g 1-i 7c 813
4ffe	0-b 3d
4lec	0-e 2k
6m	2b
4m	0f
5ai	0c
5be	0-d 1f
5pa	3c
6l	0b
4ner	0-1o 31h
5gi	0a 1-t 2m 4-e 7f al e-a
6l	514
5ha	0-a df
5jo	3e 4-b
5su	0d
5th	0-q 4m
6i	2c
5vi	011 1-b 2-h
4qui	1-b 2g
4spe	0f
5ta	3a
4tc	0e
5hi	0-t 3w
4val	0-i 1c 2a
5er	0c
5ol	0-h 4o
4xce	1u 3-j 4h
6h	0-h 2j
5ec	0b
5is	0n
5pa	0b
6e	02d 1-o 2-h 3-b cm e-e
6l	0-h 3j
5te	0-c 1c ea
6r	0-k 1x
3fact	1g 2-b
5mi	0f
5np	0c
6t	0-l 1m
5rm	0d
5st	4w
4eed	0-10 1m 2e
6t	0-g ej
4iel	0-d 2-a 8d ag ea
5gm	0-e 1g
5le	2a
5na	0g 1-i 2d
6d	3g
5re	0-a 1e
6s	4c
5t	eg
4lat	0-h 1l
5ex	4c
5ow	0-h 2a
5ue	0f
4ocu	3u
5ll	0h 1-b
5od	0-y 4-a as dj
5r	01i 1-j 2-z em
6e	0-b 1j
6k	0-p 1c 9h
6m	2c
6w	4d
4ram	0-k 1-c 21b
5es	1a
5om	0r 2-e 4c
4ull	1-g dw
5nc	0h 2-i 4c
5rn	0-g 1f
5tu	0h
3gach	1h 2-a
5ge	0-h 2l
5in	0-c 3h
5n	0-w 4-d dd ew
6g	4-e eh
5p	0c
5rm	2c
5y	0-h 2i
4el	0-d 2f
5ne	0a 1-a
5rb	0-f 1o
5t	eh
6t	0-e 3f
4hi	0l 1-i
4ia	0l
6i	3g 4-d
6m	1c
6n	4c ee
6o	0p
6t	2a
6y	9i
5o	0-e eo
6i	2a
6n	2c 3-l di
5u	3c
5vi	0a
4lob	0a
4o	0-13 118
5i	0b 1h
5n	3-e dj
5od	0f db
6g	0-b 1i
4phc	0-e 9m
4rad	0-12 1n 2-a 7h eh
5ea	0j
6e	0-b 4e
5ou	0q
6w	0-n 1z 3-f 4d
4uar	0-b 1j
5id	0-c 1a 2a
3hacc	0-d 1k
6k	0-o 1n
5i	1-j
5ld	0b
5m	0h 1-f
5n	4e
6d	2-c 3d
6g	0e 2h 4-j a-b df
5s	0c
5ve	018
6i	0a
5y	3e
4dv	aa
4e	0e da
5ad	1b
6l	1i
6t	0-g 2k
5lp	0c
4i	0-c 9h
5en	4c
6u	01e 1-b 2-h 4-c
5gh	2-k 3n 4-e 7e
5nh	0-j 2-c e10
5ri	0-i 3j
4o	ec
5a	0-o 1-n 2o 5k ec
6c	02j 1-d 2-h a-f e-k
6n	0i
6t	2-a
5c	1-c 81f e-h
5ld	0e
6i	eh
5me	0c
5ne	0-b 3h
5p	0u
5te	0-f 2j
5us	1c
4q	0e
4tml	0-k 1s
4uan	1-g 2j
5ng	0-h 3m
4w	1-a 2i
3id	0-b 2e
5ea	0b 1-c 4l
6n	0d 1d 2-g
4elt	0-z 51r
4f	0l e-b
4gam	0e
4llu	0-h 1i
4mag	0-l 1n
5me	0-o dr
5pa	1h
6l	0s 1-e
6r	0-g 1-b 4u
4n	019 1-n 4-s aj c-a eo
5ci	0-h 2r
6l	01w 1-c 2-w e-a
5de	0-11 3p 4b 9j
6u	0-s 1-a 219
5fl	0-d 3o
6o	1d
6r	0-o 2m
5no	013 3-d
5s	2c
6p	0-j 312 4-e
6t	0g 1-a
6u	0a
5te	0-1j 1o 3x 4-s 8d dg ei
5ve	2c
4os	1b
4s	01l 2-p
5er	1-c
5o	1k
4t	0u 2-i bk d-a
5s	0d
3jack	0-f 1n
5pa	1-a 5c
5va	010 1c 2-p
4enk	0-b 1i
4lpt	5e
4ob	0s 1-a 2-c
5in	ed
5ur	9h
4s	1-b 2h
3kafk	0-c 1j
4e	0y e-h
5ep	0-e 4j
5nh	1-k dg
5t	2-a 4a
4ha	0p 2-a 7l e-h
6c	0v 2-m 4-f em
6i	0-f
6m	0b
6t	0-d 3d
6u	0-a eb
5eo	0-c 3e 4c
5i	2d
5o	4f e-a
6a	0b
6e	0-n e10
6i	1b
6n	0-s 1-a 2d 3y 4-c d14 e-l
4iem	4a
6n	1-d 8e ah
5nd	0-e 3m
6h	0s 3-i 4g 9-a cn d-e e-h
5tc	2e
4now	013 1-i 3-a 4h
4oc	0o 1-l
4ube	0-11 1r 2f
4y	0e 2f
3la	01i 2-a e-c
5b	1-c 2r
6o	0-g 1-d 8w
5i	1-d e10
5ke	0-c 2d
5m	014 1-b 2-g a-a c-d dy
5n	0k
6g	0h 1-f 2-c 6j
6h	0-f 3f 4-g em
5p	0-a ep
6t	0-q 1d da ef
5rg	3-g 4h
5t	0-d 2e
5y	1e 2-a
6o	2b
4c	1f
4e	3i
5ad	1a 3-l 4q
6n	9i
6r	0p 1-e 2i 3-b
6s	0f
5ct	0-j 1p
5d	0-d 1f
5ga	0-k dm
5n	0b 2-a ck e-f
5tt	0-e 1f
5ve	1-d 2-k 4-a 8v 9h as e-d
4ibr	0-g 2j
5ce	0-1a a19 en
6h	2c
5en	0u
6u	4b
5fe	1d
6t	0-b dg
5ke	2-a 3g
5ne	0-g 2e
6k	0g
6u	1a
5st	3-m 4n
5ve	0-v 1f dh
4o	0-o 1c eb
5ai	7a
5ca	0p 1-c
5gi	0-h 1b 2a
5i	1m e-e
5nd	0n 1-d
6g	ed
5p	0a
5ve	0a
5w	0-l 1n
4uat	0-b 1q ai
5c	4m e-b
5nc	0b
5oi	0-a ed
6n	0i d-a
5u	1-f 2l
4y	1-c 2j dg
3m	0c 1-a
4ac	2-c
6h	0f 4-b
5in	0-s 11j 2-a
5ke	0c
6i	2i
5m	2b
5n	4a
6a	0-f 1p 2l 3-n af
6d	0a
6g	0-l 1c do e-b
6i	0-g dm
6n	0j
6y	4m
5ri	1c
6k	1e 2c
5st	1b 2-c 7r
5t	0-r 4j dr
6c	0d
6e	0-k 1b 2f
6h	0-q 2k
6t	0-11 2r 4g
5u	0-q 1c 4c aa
5x	2a
5y	0a 4-g ei
5za	0-b 1e
4ca	0-a 7n
5sa	9l
4e	0-e
5as	1d 2-c
5ch	8d
5di	1-k 7o
5et	0e
5g	0-b 1e
5mb	0f
5nt	0-u 1i 3m
5rc	1d
5ss	1b
5ta	0-r 1a 2j
6h	1-c 2f
6r	0-j 1p
4icr	0-w 11j 2-h
5n	0f
6d	0-d 2-g 412
6h	0m
6i	0j
5ts	0-h 1h
4o	0b
5bi	0g 1-c
5i	0-k 7l d-b eb
5le	1f
5n	0-c 1o
6i	0g 1-c
6o	0f
6t	0-14 c11 ej
5re	1-k bd cs
5t	2g
6i	0-1p 311 4n
5us	0-a 1c
5ve	0-j 3d
4s	0-l 1d 2b
5c	0-l 7w
4uch	0-h di
5lt	0-17 1p 3g 4f
5si	0-a 1o
6t	0s
4y	1-j 2d 8b
3n	0-d 7i
43	0-c 6r
4ai	2a
5m	1-w 2-k 3-c 4-a 7-g 8o c13 d1p
5ng	2i 3a e-g
6o	0-e 2f
5o	2e
5ti	1-b 5l
4ear	0-f ej
5ed	0u e-f
5go	0h
5t	1p 9-a
6w	0-w 1-c 2s 3j
5w	1-a 4s
6l	0-f dj
5xt	0f
4gan	017 1j 2-q 8-b e-a
6y	0f ee
5he	2-n 3-e au
6i	0r 1-12 8s c14 d-e e-i
5oa	0e 3-r dq
6n	0-e en
5u	0-f 4j
6o	0c
4ha	1-v 2c ag di
6n	0-e 1-l 4d 81b ac d-d e-h
6t	0c 1a 2-e cj
5e	0-d 3r
5ie	0-10 4q
6n	4-f eo
5om	2b 4-b
5u	0j
6a	1e
4igh	di
5nh	ee
4o	dr
5de	0-o 110 2-b
5i	1-b 3c d-b eo
5n	0f
5rd	0l 1-e
5sq	0c
4sop	0-v 1z
4u	0-g 1-c d1s
5rs	ai
5tr	0-w 1f 2h
3o	0a 1-b de ef
4bje	0j
5se	0-h 1m
4f	01f 1-10 3-f cq
5f	0a
6e	0o 2-c
6i	2g
6s	0-18 110 4i
4n	0m 1-k 2-s 4l da
5e	1-m 2a bf df
4p	0-d 1e
5en	0-b 1-c 31a 4-b
6r	0-c 1-l 2b 3f 4e
5po	0o
5ti	0k
4r	01u 1-q 2-1a 4-d cn er
5ac	0-a 1d
6l	0b
5de	0e
5ga	0-h 31d 4-q
5ie	4c
4the	0-d 4m
4ur	017 1-e
5t	0f
6d	0-i 1l
6s	ej
4ver	0-g 1c dk
4wn	0-p d1c
6e	0-f 2-a 3l 4a
3p	0-f 1k
4age	0-c 2k
5re	0a
6t	1-h 2q 3e e-b
5ss	0-h 1-c 3x 4-b dk
5tr	1-b 2m
6t	0-r 215
5ym	0g
4cr	1b
4erf	1-i 2g
6s	0-x 2e 3s 4-k ed
5st	0-c 1h
4h	ea
5a	0-c 1b
6g	0-h 1u 2-a
6m	21a 8-h
6n	1-d 3j
6p	0i 1-s 2e
6r	0a
6s	0-d 2i
6t	0d
5d	0g
5ep	0-c 4l
5oi	1b
6n	0s 4-c
5p	0-d 1f
5uc	0-f 1g
5ys	0-e 8j df
4ipe	2f
5vo	1e
4lac	0g
6n	0r 2-l
6y	0-e 1c 4b
5ea	0c
5m	0-l 1l
5ug	0-c 2h
6s	0q
4ms	2a
4oin	0-e ek
5li	0-l 5h
5rt	0-17 d1h
5si	0z 2-c
6s	0s 2-b
5we	0-c 2e
4r	0-f 1-n 2d ew
5ac	0i 1-d 2a
5ed	0-p 1s
6f	01a 2-h
6m	0a
6s	0-u 1o ai
6v	0-e 1f
5ic	0-c 1e
6m	0-q 2l
6n	0-11 1l 2l
6v	0c 1-b
5o	2b
6a	0-w 3z
6b	0-1k 3f 417
6c	0-d 2v
6d	1f
6f	01n 1-j 2-f
6g	0p 1-e
6j	1-h 4b ea
6p	0f
6t	1m
6v	0u 1-k 2b
4ubl	0-z 1l et
5re	0-g 1t 2-c
6i	0-o 1c 2f
5t	0-e 3g
4yth	1j
3qt	0d
5kd	1c
4ua	015 2-e
6l	2i 4i
6n	019 1-f 3i 4-e d-a
6r	0-a ed
6y	1h
5oc	0-l 2m
5y	0-n 2-c 4o 8k
6e	e-c
3r	0-a 1w 2-d
4a	0l
4ead	0c
5ce	0f
6o	2-d 3i ea
5di	0g 1-c
6u	0-g 1p
5fe	1e
6i	2-e 4m
5gi	0-q 4k am
6r	1a
6u	0k 2-b
5la	0-x 3-i 41l 8c
6e	0-a 1q af
5mo	0d
5po	0i 1-g
5qu	0m 2t 4-g e-b
5se	0-x 1x
6p	0-c 2-d 4z
6t	0-1c 11x 2-g
6u	0e
5ta	0-j 1p
5vi	014 1-g 2-i
4igh	di
5sk	1e
4o	3f 4-a
5ad	2a
5le	0y e-e
5ta	0-q 1e dk
4ua	0f
5mi	0-i 2i
5n	2e
5ou	0-l 4f
3s	010 8-w ag
4ac	0-c 2h
6h	0-c 4e
5fe	ab
5la	0b
6e	0l
5mp	0-a 1c
5n	0d dc
6g	0q
5p	db
5t	2m
6i	0o 2-h
6u	0-c ei
4c	0-f dn
5al	1-f 2b
6n	0-d 5i
5ho	8f
5ie	0-i 1-a 2a ej
5ri	0-g 1d 2d
4e	0g
5ar	0e 1-d
5ct	2a
6u	0-b 1n 4-e ai
5ed	1c
5le	0a 1-i 2c
6f	3l
5mi	0-b 2a
5ni	0d
5o	0d
5pa	0-h 2k
5rv	1a 2m 4-a
5t	0f 1-c 2a
5ve	4b bd
4har	1-g 3l
5el	0-c 1e
5if	0-x e1g
5op	0-c 1d 2c
6r	0-y 2c 3n
6u	0c
4i	0-h 2a 8h
5em	0a 1-a
5mi	0r 1-a
6u	0-n 2j 4d
5ng	0-1b 9i du
6h	0-h 7n da
5te	eb
4kil	0r 1-e 3-b 4h
4mar	0-f dw
5il	0-e 1j
4o	4j e-f
5an	3k
5ft	0d 2d
5li	7h
6u	0e
6v	0-p 4v
5me	0n
5n	0-b 1q 2-c
5ps	0-a 1b
5rt	0-l 2o
5un	0-o 11b 2-c
4pac	0-g ej
6n	5-a 6k
6r	0-c 1p
5ea	0g 6j
6c	0o 2-b
6e	0-l 2o ef
5or	0-k 3k
5ri	0-x 11h 2-e
4ql	0-f 2i
4re	0-i 1j
4tac	0-p 2t
6f	4b
6k	1-13 3g 4m
6n	0-i 4d dk
6r	0-13 2g 4c dr
6t	ac
6y	0-q em
5or	0-17 2n 3m
5ra	0-m 1k 2c
6e	2a
6i	4f
6o	0m 1n 2-j 3-e
6u	3i
5ud	1-a 2t
4u	2-d 7-c aq eg
5a	ed
5bj	0f
6s	0-b 2u
5c	0-m dj ee
6c	0e
6h	0x 2-m
5pe	0b
6p	0h 1-f ek
4w	1-c 2a
4yst	212 4-c
3t2	ea
47	0-k dk
4a	4a
5c	2-c 4-e es
6h	0-f am
5i	015
5ke	4i
6i	0-b 3e
5ll	0-n 1p
5ng	dw e-d
5o	0-b al
5p	0i
5sk	0-k 4v
5y	0e 2-b
4dd	0i 1-g
4e	8a
5ac	0-m 1k 2a
6m	0-o 1-m 2b 317 4h e-a
5ch	0-o 1-i 210 3-p 4g 8s 9h e-e
5le	0-x 115
5nd	1-d 2f
5rm	4c
6r	0-a 1i
5st	0-10 1x 2y 4-b
4ha	0-f 4i
6i	3b 5-a
6m	0a
6n	1-i 2-l 3-f 4e c11 d-b et
6o	2-h 4f
6t	0s 2-c 3e 4-b
5e	0z 1-1i 3-f 4d 914 a-a d-k em
6i	0k
6m	0a 2-b ef
6o	0a 1-f 2b 4-a 8h
6r	ea
6s	0b
5i	0z
6e	0l 1-h 2a
6n	0-m 2c 3h
6r	0-e 1g
6s	0o
6t	0-b 2d
5o	0e
6a	4d
6i	0-a de
6n	0-u 1e 2-c eh
6r	0-e 3j
6u	0-f 3m
5pt	7a
5re	bf
6o	4-m ek
5u	0b 2-o 4d eb
6a	0-j 2a 8e
6c	1-c 3-b 414 ad e-k
6e	0-o 2s
6o	0-b 4h
6y	0-b 3m 4-d
4ich	2a
5em	0-a 1g
6n	1-v 2-r 411 5x d-b ey
6p	4h df e-c
6u	0c
5me	1-b 2-b 3a 4a
5n	0-i 1j 2-h 4j
6h	0-r 1-c 2b 3f 4t
4ms	0a
4o	0o 3-e d-i ep
5an	ae
5ei	0-h 5v
5i	eh
5le	0j 2-a
5n	0-a 3a
5ol	0-1d 1-e 218 8h ec
5p	2d
6i	6j
6o	0-k 1m
5t	01c 2-z 3-d 4-t 7o 8c d-a er
5wa	0a
4ra	0c
6c	1a 4j
6d	0-n 2b 4i
6i	0-o ak eg
6n	0v 1-r
6v	0-24 1-f 2-b 4-b d24 e18
5e	4a
6n	2-c 4c bu
5i	0x 1-c 2-f
6e	1d
6n	0-c 4d 7c
5o	01g 2-b 8-r ch e-e
6n	01l 1-a 4-d
6u	1h
5u	0-h 2k
6a	ec
6c	0-v 1e 8d df
6n	0-p 1-m 6b 7w 8b eb
6o	0-j 2g ed
6y	0-k ek
4u	2-f bb d10 e-b
5an	0-g 3c eq
5i	2b
5ng	0n
5oi	0-k c-c dh e18
6n	0p
5ye	1-a 2-d dl
4wo	0-f ds
4y	0l
5pe	0-m 1s
6i	0-b 1f
6o	0-l 1r
3ua	ek
4k	0-v ey
4nde	0g 1-h 2w 4-d
5g	0l
5iv	0-r 718
4p	0m
4s	0a db
5e	1-a 4c
6r	1c 2-c
5in	01d 1-f 2-t
4til	1j 2-c
4u	0p de
3va	02b 1-f 3-g 4-w
5cc	0-y 2j 9k
5i	0-q 2v
5lu	3e
6v	0-e 2f
5n	0e 1-d 2f 3-b 6a e-b
5ri	0p 1-a
5t	0-d 1f
6v	0-b el
4e	0p 1-e 2j
5hi	0-b ed
5ss	2a
4i	0p 2-b
5ad	0-15 118
5ec	0o 1-k 3-c 4r d-a
6n	1-f 2d 8k
6t	1-h 2n 4e 6-c
6w	2c
5si	ef
4loo	2-c
4oi	015 3-e
5lt	0-l 2p
5ng	4c
4u	0-e 1-b 4g ab
5c	0a 1-b 2a
5ng	0n 2-e
5on	0c
3ware	0-f 2f
4e	0v
5b	0-o 1n
5ek	eg
5ll	0l
4hen	0r 4-b
5ic	0s 2-a
6l	0w 4-e
5o	0j
4ide	0e
5ll	018
5nd	0-l 2i
6e	2a
5re	2m
5th	02h 1-s 2-u 3-e
4ord	1h
6k	01i 1-k 2-o 4-g dl
5ul	0m 2-c
4rit	0g
4sq	0-c 9m
3xa	0-c dj
5c	0-k ai
5i	0b
5y	0-p 1h
4e	0-c 1q 2-g dg
5p	0-i 2c ej
5t	2b
4inh	df
4oay	0-w dg eo
4u	0b
5c	0-f ed
5on	2-a df
3y	1a
4ear	0-j 1-f 2-n 4-d bg c2z e-k
5u	0e 1-a 3j
4ou	01i 2-a d-a
6'	0n 3-a
6r	0d 1-f 2-g 3-e 412
4rs	0-12 c1b
3zalo	0-a 1j
1art=dropped	01f 2b 3-28 410 5-v 6-g 8-j 9-n a15 ce eo
6uties	0k 1-j 2-b 3-m 4-j 7-c 91t a-s ck dy e-p
5intro	019 11q 2m 3g 4s 5-h 6-c 7-r 8f 9-v a-1g b-f c-1e d-f eu
5nice	0-l 1-p 2-s 3i 4-1l 514 7n 8g 911 au ch d-1i
6one	0g 1c 3p 7e 9-l b-y c-b dq e-r
5requirements	1b 2-u 3w 4-n 5j 7p 8-i a-a bx c-17 dl e-n
0r=A	01h 1-15 2-e 312 5-i 6-r 7o 8-s 9-a df eu
3^	0a
2C	01l 1v 3c 4n 5-v 6-h 7-b 819 9-s a-q b-w c-15 df
3^	01q 1-s 3-c
2D	0e 110 2-e 3-15 4j 5-o 6-j 7-k 9e at cw e-o
3^	1a 3-c 9-a b15 d-e
2F	0y 1t 3h 5-1g 6-x 7-q 8t ai b-w cm
3^	1-y 5-d bi d16
2L	019 1-p 2-a 3-b es
2O	01q 1d 2q 3-n 4u 5-i 6-10 8-f am b-q c-r d-f
3^	0-q 3-f 7a 91e
2P	0-1i 2-t 3-i 4-20 52g 61i 7n 8i 9x a-l bl c-f e-p
3^	113 3c 7-c 9f d-13
2R	0-z 1k 2-a 3-e 4-w 510 61v 7y 8-d 913 a-b c-s d-x e-k
3^	0-m 11a 2-o 316 4-o 513 6-i 7s 8-l 9-j a-g b-e c-q d1s e-z
1a=A^	017 1-g 5-p 7h 8-d da en
4bằng	0i
4excellent	0-d 5d
4skills	0-11 3r 5a
3C^	0e 1-i 319 5-a 8-d b-e c-i dl ee
4ability	0-1a 11n 3-b
6le	0-g 3h
4background	0-x 1g 2q
4certified	0d
4degree	0-z 813
4experience	0-u 216
ed	0k
es	1d 2-a
4good	0-j 1a 2a
4including	1a
4knowledge	1b
4like	1a
4nghiệm	0w 1-c 2-h
4passion	0t
5hần	0c
4skills	0-e 1k 4-a
5trong	0v 1-f 2-p
5uch	0y 2-l
4understanding	0-u 2v
5sing	016 1-p
4with	0m 1-1f 3-d 41x
3D^	1-l 2l 3-y 4-b 5-a an bq cl
4ability	0b
6le	1n 3a e-b
4biết	0-v 2s
4chỉ	0c
5ó	0c
4experience	0-s 1-d 2-b 3a 418
9t	1a
aise	0-l 2i
4including	1l 2-b
4kinh	0c
5nowledge	1i 2-n
4like	0a
4mềm	0b 2-d
4passion	0-15 3b 4v
bate	4b
5hần	0f
5roficiency	0k 2-a
4strong	0-c 2d
5uch	1-d 2j
4thành	0n 1-c
4understanding	0r 1-c 2-b
5sing	0-1k 11k 2a
4về	0a
4with	0d 1-c 2n 3-d 4-e ej
3F^	0m 1-a 2m 3f 412 5-14 6-s 8h 9-h a-g cg db e-k
4biết	0-29 1j 2r 3h 5b 6c
5ằng	0-i 1l
4chỉ	ah
6ứng	0-c ag
5ó	022 9i d-k e-1n
4experience	1b
4good	0-t 1g 2f
4kinh	0d
5ỹ	0a
4nghiệm	0-b
6ành	015 1-h 2-k
5ăng	0-r 4-r db e1o
4về	0y 1-c 2-f
4with	0-q 1-e 4-d du e12
3L^	eg
4including	0e
4with	0a
3O^	0-s 3-q 4a 6-h 9u ai b-d c-c eu
4biết	0-x 1l 2i
4certificate	0c
5ó	0o e-b
4knowledge	0-1r 114 2u
4nghiệm	0h
9p	0d
5ăng	0m 2-b
4skill	0-u 4p
9s	0-b
5trong	0-l 3c 4b
5uch	0g
4with	013 4-e
3P^	0-g 116 2m 4-f 5i 6b 7b 8-u 9-v a-y ch dj e-l
4ability	1-m 51a
4biết	01i 1p 2-1y 4-f 6p 9-b a-d ey
5ằng	0k 1-k
4certified	0-c 1-b an
5hỉ	0c 1-t 2-k 91q af e-d
6ứng	0n
5ó	0-1a am dc e19
4degree	01r 1-f 2-a 8-h
4experience	0t 2-b
4good	0-c 3w 4e e-f
4hiểu	1-a 2e
4kinh	1-d 2e 8n
6ến	0-g 2-d 817
4nghiệm	0-m 111 2q a-f
9p	0-x 1b 2-c 8o aj
6ành	0-h 1-i 21q
4such	0-m 1i
4thành	0-h el
6ức	0a
4về	0-k 1z
4with	0-b 1o 2i aa d-c e-k
3R^	0-a 2-17 3u 4-j 5k 6n 7o 8t 918 b-c c-q d-1h
4ability	0n 1-i 2-e 314 4f e-c
6le	1-14 2f 4d a-g du ev
4background	0c 1-k 2-14 8n a-a be c17
5iết	0y 1-j 2d 3o 4l 5k 610 7-b 8-e 9-e a-n c-g d-h e-p
5ằng	3-d 4-j 5-b 7s 8n a-c do e-c
4certification	0-1j a1u
5hỉ	1-v 2-10 3b at de ep
6ứng	0-g 2g af
5ó	0-1f 1q 2-e 3-g 4o 7-c 8-g b-f c-l d21 e10
4degree	0s 2-10 3-l 4-g 8-h 9k av dg
4excellent	1-k 2-b 316 4-n da em
6perience	0e 1b 2-i 3-i 4-w 7n 811 al bf c-c d-c e-i
ed	1f bc cb
9tise	0o 1-k
4fluent	0r 1-d 2-c 5d
4good	010 1-a 3i 4-14
4hiểu	2i 4n
4including	0-m 1c 2-l db es
6terest	0-b 2m
4khả	0s 4-a
5inh	0-f 1-j 2t 3a 4h a-a c11 d-a e-h
6ến	0-a ai
5nowledge	013 1-l 2g 4p e-d
5ỹ	0m 1-10 2b 4a
4like	1s 2c 3-d
4mềm	0-e 2t
4nghiệm	0a 1-q 2u 3-f 4-u 8-d a-d bm c10 ef
9p	0i 1h 21b 3-k 4-l 71d 8-b c-f e-q
6ành	0-o 1y 2-f 3-b 7m 8j bd e-e
5ăng	1-h 218 3q 413 a-a d-e e-t
4passion	0-c 2m 4-c
bate	0b 1-c 2-h 3-a 414
5hần	0-g 2x
5roficiency	0-g 1-a 2c 5i 6i
4skills	0u 2-13 3a 5h a-a e-a
5trong	0-a 1h 2p 3-e 4k e-a
5uch	0-h 12a 2-15
4thành	0w 2-f
6ạo	2z 3-d 4-k ei
6ần	2-c 3a ev
6ức	0-o ah
5inh	0c
5ốt	2-12 414 8l a-a b-d c-i dh et
4understanding	0d 1o
5sing	119 2-v
4về	0-1l 2y 4-a c10
4with	0-w 1y 2-h 6d 7-j 8-h 9v
0s3='re	0k 3-a
4ve	0a
3.js	0-l 1n
4sc	7r
300+	6c
50	0g
51	0d
5k	0a
41	0b
42	bi
55	2l
43	cc
4am	0-r ew
31	1-b b17 d-k
4.5	0e e-c
40	de
42	0-i 8u bi
50	0o
45	0c
46	b-g dj
48	0-11 dt ev
32	1-c ad bv ci d-o e-h
4+	bg
4.5	2h
40	ec
50	2d
42	dg
45	0b ea
33	8k aa e-a
4+	0-c bq
40	ae ej
50	2g
42	0-d dl
465	2a
4d	0i 1-f
34	0-i 1e 8j
4+	0-c bh
40	ej
45	el
35	0-e 2g aa b-g ct d-a
4+	bg
40	0-q ez
4tr	0d
36	0-d 2-a b18
4.5	0-a 6l
40	0-k dx
37	0-c cb ee
400	0-a 6i
38	0f
4h	0-c ed
39	8g
40	0j e-c
3a	01b 1-n 3-j 4b bj d-c e-b
4ce	0e eb
5h	3d 4s d-b e-i
5k	2j
5t	0-l 1s
5y	0j 2-h
4da	0-m 1h
5e	0-13 1f 2a 4j
5s	2b
5y	da
4ff	4b
4ge	0-13 11f 2z 3-b 4-i e-f
4ho	0-d 1g
4i	0r 1-z 2d
5c	9g
5l	0-j 1n 4j
5n	1b 2-a 3f
5r	0-f 1j
4ke	0-d 1-d 2o 4e
4ll	0z 2-a
5m	3g
5o	0-a 1j
4m	2d 4e
5e	1h
5p	2a
5s	0-t 1-a 2v 4j
4n	0p 1-p 4-b ah d-b ei
5d	022 1-19 3-k 8-b eu
5e	0g
5g	01a 1-y 3-d 7-h 8t 9-e a-l ch d1e e-u
5h	0t 2-t 3a 4a 5k 6p 7-d 8-q a-e c-c d-k ew
5k	eb
5s	0-b dh
5t	01e 1-i 3-c ae
5y	0w 1-l 4k
4p	2b
5i	2h
5p	0k 2-a
5s	2f
4ql	1e
4rd	0-1a 1d 2-i 4f a1i
5e	0l 2e 3-g
5k	0-u 11c 2-h
5m	0-l 7n
5n	0f
5s	0-11 1-c 2-l 4-a b14 c1z
5t	0a 2-b 4-a dp e-a
5y	0-c 113 2-a
4s	0y 1-k 7h
5e	0b 1q
5k	0-j 1b 3e
5s	0-14 1x dk
5t	0-l 41i
5y	0-l 1m
4t	014 1-a 2-d 4-i eg
5a	3b dc
5e	0n 1-12 2h 4-m 7n dd e-b
5h	0-q 2k
4u	0-b 2f
4va	0e 1n 2-k
5e	01a
4ys	0-d 2-m 3b 4-b dd e16
4z	ec
3b	0j 1-g 2e
42	eb
5b	2a
4a	0-b 2f 7-j 8t
5c	0g
5i	2-a
5l	0d
5m	1b
5n	0d 2o 4-e d-d
5o	a10 e-f
5t	0-b 3j
4e	0u 7f
5p	2n
5r	0-16 1l 3j ai
4ia	0-f 1h
5g	0p 1-d
4le	0z
5y	0o 2-e
4o	da
5c	0-a 2k
5m	0n 1-k
5t	2g
5x	0-a 2d
4po	0-f 1d 2a
4s	8g
4ut	0g
4y	0x 2-b
3c	1-k em
4a	2-k 4-f 7g dj et
5c	01d 1-r 2-l dd
5d	1d
5l	0-k 2-13 3x 4b 7q 8b 9f d-a
5m	0-h 1c ee
5n	013 4-g d-e
5o	1-h 2i 3-c 4-e 71k d-b
5p	2-e 81e e-c
5r	0-a ee
5t	0-g 1h
5u	0s 1-h 2-b 3b
4cc	0-b 1c
5d	dl
5p	1i
4d	0-x 1-a 2p 7x
4ed	0-h 4h dd
5l	0-y 11b
5s	0d 1d 4-f
4he	0-b 4l
5i	0j 1-f 4-c am
5n	0b
5o	4a al e-a
5u	3c
4i	1c
5t	0-g 1i
4lb	0c
5e	0-19 1q 2e ec
5s	0-n 9z
4o	013 3-b 4-g dt
5l	0c
5n	0e 4b
4pc	0-d ai
4rm	0o 1-m
4sa	9l
5s	0-g 9g
4ts	0-13 1o 2u 4g
4u	0-16 1-d 2h 71e
5a	0s e-d
5c	2d
5s	3d
3d	0f
4a	0g
5i	0-r 1-s 71b ej
5m	0-i 3o
5o	2-e 9g
5p	1q e-e
5y	0k 1-c
4bs	0-q dn ef
5t	0-c 1d
4e	6d
5d	1r 2-e e-a
5m	eh
5n	0e 1-d ec
5r	1c 2b e-b
5s	0-q 2a el
4ge	0v 1-d 2-c 4h
4h	1-f 712
4i	0-e dn ep
5a	ec
5c	0d 1-b
5e	0-c 8i
5n	0b
5o	0-j 1l
5s	0g 1-c
5t	0b
4le	1f 2e
4na	0-b 1e
4o	1w 8a e-r
5c	0r
5i	0g ee
5n	01h 1-j 2-r 4f e-a
5o	0-c 1c
4r	0-i ej
5y	0-f 2i
4sp	1b
4u	1h
5c	4l
5x	0-b 1s 2-f
3e	0-d 2-h 6f ec
4.g	0w 1-f 2-d
4ad	0f 4d
5k	0m
5l	0l
5m	0-a 1q
5n	0-x 1c 9h dm e-c
5r	5n cz e-e
5s	0-c 4m
5t	2i
4ch	7a 8b
5t	ed
4ds	0i
4ed	0-10 1q 2f ea
5n	0-p 3e 4c
5p	0a
5r	0g 2-c ae
5s	0h
5t	0-r 3j ei
4gy	0-g 1n
4ic	0-h 5v
5n	0-o 1q
5r	0k
4ld	8d ea
5f	3j
5l	0-l 110 4-b
5s	2h 4-c
5y	0j 3-f
4m	0f
5s	0-m 1-a 2p 4j
4na	0b 2-a
5d	0-l 1j 4b
5e	ah
5g	0-j 1-z 2-d 4i 5y 9l ec
5h	0h 1-o 4-d df
5s	1-a ek
5t	0-m 2i 310 6j 9b e-j
4pt	0g 1-f
4ra	0-d 1h
5e	0p 1-g ea
5m	4c
5n	1a
5s	0-c 1-n 41o
5t	3e
5y	0y 2-i
4se	0d 1-a 5b
5h	1c
5s	0t 1z 3-p 4-a e-b
5t	0c
4ta	0-a 1a
5c	0e
5e	0-g 1a
5s	2e
5y	ab
4ve	0d
4xt	0h
3ffs	0-b 4i
4ic	0-h el
5t	eg
4ka	0-c 1j
4or	01d 2-18 em
4ts	0-t ew
4ul	0-13 2-d 31p
3gan	0-16 1c 4-e dc et
5p	1-n 2m
5r	0-g dm
5y	ed
4ed	0n 7-g
5l	0-d 2f
5r	2e
5s	0-1l 1-l 21f 4q 6j
5t	eg
4he	2-o 3-f au
5i	0s 1-j
5t	0-17 1e 2-e d1l
4ia	0l
5c	2a
5o	0-e eo
5u	3c
4le	0-x 1y dg
5y	1k 2-e
4ma	0-e 1g
4ns	2b
4o	0-13 118
5i	0b 1h
5n	2-f 3-f 4d di
4ri	8c
3h00	0c
430	0j
4ai	1-i 2d 5-b ac
5m	0y 1-12 217 3k 8-i d-e e-d
5n	1-16 2k 81a d-j e-i
5o	0i 2-i 4f
5p	0q 1-s 2c
5s	0c
5t	0p 1-a 2-c 3n ci d-h e-b
5u	0-c 4e
5y	0q 1-f 3h
4dv	aa
4e	0e da
5m	2-a eg
5n	0h 2d e-c
5o	0j 1-e 3h d-d
5p	2-e 4k
5r	1b 2-e
5s	0d
5t	0-c 4h
4i	0-c 9h
5c	0-f 3j
5n	4-i eu
5p	4o
5s	0q
5t	0-b 2d
5u	3j
4ly	3n
4o	ec
5a	0-n 1-p 2m 4d 5k
5c	1-c 81f e-h
5e	0-n e10
5i	0-f 1e 4q a-a
5m	2b 4-b
5n	0a 1g
5p	0g 1b 4-b e-b
5t	0o 1-d 2-a
4pt	7a
4q	0e
4ua	0a 1d 2-b
5b	1-b 2a
5c	0-e 3-d 41r ac d-a e-n
5e	0-n 2s
5p	0f 1-b
4w	1-a 2i
3iac	0a 1-a
5i	3g 4-d
5l	1o 3-i 4-e 7l
5m	1f
5n	1-b 2-h 4a 5h 8a ec
5o	0p
5t	2a
5y	9i
4ce	2f 4-a
5h	217
5s	0-a 1a 8i
4d	0-b 2e
5e	0k
5s	1d
4ec	0n 1-o 2f 3-c 4r d-a
5d	0w
5m	1-r 3u 4q c15 d-a e-h
5n	1-o 2-d 5h 8q aw d-q
5p	1-h 2-b 3-a 4r 8w e-o
5s	1-m 21a 3-a
5t	01f 1-j 6-d e-f
5u	01h d-f
5w	0g 1-b
4f	0l e-b
5e	1d 2-d
5t	0-19 1g 9h de ei
5y	0b
4gh	2-e 7e da
5n	0-q 1f 2q
4ke	2-a 3g
4ld	0-e 1e
5e	11i 3-l 4-g
5l	0p
5y	0f
4me	0-r 1-c 2a 3a 4a dg
5s	0e 1-h
4n	019 1-n 4-s aj c-a eo
5d	0-17 2d 311
5e	3g
5g	0-h 11c 319 4p 5-a 6-a an c-d d-a e-1m
5h	0-s 1-w 41p 7m 8c 9-g a-l ch d-g ei
5k	3j
5o	2b
5s	0-b 1g
4oi	2a
5n	0-e 11d 2v 4-16 6-a 8r 9t d-m e-r
5r	0l
5s	1a
4pe	0-k 2n
5s	0-m 2f 4f
5t	1f
4ra	0j 1-d
5d	0-e 1g
5e	0-x 31b 4-i
5y	0-11 1k 2i
4s	01l 2-p
5a	1b 2-e
5e	0k
5h	0-10 1n 2-e 4-c 51b 6i
5k	1e
5m	0-t 2g 4d
5o	1k
5t	0-b 8k 9m
4t	0u 2-i bk d-a
5a	0h
5e	0f 1-b
5h	021 1-l 2-u 3-c 4g
5s	0m
5y	0-x 1f 3-y 413 713 af d-e
4ve	0-19 2-n 32d 5j e-c
3job	0s 1-a 2-c
5y	3f
4s	1-b 2h
3ke	0y e-h
5d	0g
5r	0-18 11c 6k
5t	0-g 1e 2c
4ha	0p 2-a 7l e-h
5i	2d
5o	4f e-a
4oc	0o 1-l
4up	2-c
4y	0e 2f
3la	01i 2-a e-c
5b	0-c 2q
5i	1-d e10
5m	014 1-b 2-g a-a c-d dy
5n	0q
5p	0-a ep
5r	1x 2-g
5t	0-c 2d
5y	0-e 1b 2a
4c	1f
4ds	ag
4e	3i
5d	1q
5m	3g
5n	0b 2-a ck e-f
5r	0-1f 1w em
5s	1e 2o
4ic	1a
5d	0b 1-e 7g
5n	0a
5o	0-18 d1h
4ls	0u 1-f 4i
5y	2-j 3x 4-g dd
4o	0-o 1c eb
5g	1-d dm
5i	1m e-e
5p	0n
5r	2b
5w	0-14 1w 2e
4pt	5e
4so	0g
4ta	9b
5h	0d
5s	0-k 51r
4uc	4m e-b
5e	0-e 3f
5g	0-c 2h
5s	0q
5u	1-f 2l
4y	1-c 2j dg
3m	0c 1-a
455	ef
465	ec
4ac	2-c
5l	dg
5m	2b
5n	0-d 9h
5p	2a
5t	0-r 4j dr
5u	0-q 1c 4c aa
5x	2a
5y	0a 4-g ei
4ca	0-a 7n
4e	0-e
5g	0-b 1e
5n	2g 4-b
5r	0-p 2p 4j
4ic	0-t 2h 3i
5n	2b
5s	0g 1-f
4l5	0-h 1l
4o	0b
5i	0-k 7l d-b eb
5n	1n
5s	2c
5t	2g
4s	0-l 1d 2b
5c	0-l 7w
4um	0i
4y	1-j 2d 8b
3n	0-d 7i
43	0-c 6r
4ai	2a
5l	2-1a 31a 4-x 7a d13
5m	1-w 2-k 3-c 4-a 7-g 8o c13 d1p
5o	2e
4ce	0-i 1-l 2j 4-t ai cl d-c e11
5y	1e
4di	5b
5s	0-k 2j 3b
4ed	0g 2-d 3d
5l	0-c 1l
5r	1b 2-b
5s	1f 2-g 4c
5t	1w 9-a ef
5w	1-a 4s
4ge	0-b 1f
5s	0k 1a 2-j
5u	0-f 4j
4ha	1-v 2c ag di
5e	0-d 3r
5u	0j
4o	dr
5i	1-d 3c d-c eo
5n	0f
5w	0c
4se	ag
4th	ea
5s	0-p 21l
5t	1k 8-d
4u	0-g 1-c d1s
5x	1a
3o	0a 1-b de ef
4ac	02i 2-z a-f e-i
5i	0a 1-f 3-s dn
5n	1-f 3h ad
5t	0a
5y	0-w dg eo
4ck	0-q 110
4de	1e 3a
5s	0-11 21d
5y	0-q 1o
4f	01f 1-10 3-f cq
5f	0b
5t	1b
4gy	010 1-b
4le	0y e-e
5s	ea
4ma	7a 8a
5e	013 1-a
4n	0m 1-k 2-s 4l da
5e	0-p 4-a bf d19 e-c
5g	01c 1-e 2y 3b 4-d 7-k 9-a a-c c-g dj
5o	0c
5s	0-17 2j 411 ah
4od	4-h ar du e-b
5k	1-a ef
5l	0-u 2a 8w
5t	0-c 1-a 2r
4p	0-d 1e
5s	0-k 1c 4c
4r	01u 1-q 2-1a 4-d cn er
5d	0-x 1r 2-a 3i ea
5e	0-b 2-c 9h bd cr
5k	0-d 1-x 2i 3z 4-n dn ec
5m	1n 2-f
5s	0-1g 118 2h 4-c ef
5t	0-1d 3k e14
5y	0-16 1b 8w dc
4se	0c
5s	1-k 3h 4f
5t	0b
4te	0f
5h	0w 1a 2-c
4ud	0l 1-i
5p	0h
5r	01n 1-r 2-h 3-i 4l d-b
5s	1-17 315 4e
4ve	0-g 3e eg
4wn	0-v d1c
3p	0-f 1k
4cr	0-s 1w
4en	0-j 31b 4-b
5r	0f
4h	ea
5a	0-c 1b
5c	0-e 9m
5d	0g
5p	0-d 1f
5y	0-l 1r
4is	0-u 1k 2f
4le	0-l 1a 3-b 4m cl
5m	0-l 1l
5y	0f
4r	0-f 1-n 2d ew
5o	2b
4ts	0h 2-f
4ut	0-d 3g
3qt	0d
4ua	0w 1-b
5e	0-r 211
5y	0-n 2-c 4o 8k
3r	0-a 1w 2-d
4's	0-h 712
4a	0l
5i	0-s 1d ej
5l	3-d 4c bd
4ce	0b
5h	0-15 1p 2l
4ds	4b
4ea	0-d ei
5d	0y 1-a 2-a 3e 4-c 9e e-c
5e	0s 2-h 4-f 810 be e-a
5n	0h 1-c 2-m bv
5s	0-16 1j 3h
4ge	3-g 4h
5y	0-n 4c
4ic	1b
4ks	2p
4ly	0j 3b 4-f
4ns	0-e 2n
4o	3f 4-a
5l	0-n 1a 2p
5m	0r 2-e 4c
5t	2a
5w	4f
4ry	db
4se	0d
5t	4c
4ts	0-12 1-a 21b 3h 4-a
5y	0-a 2g
4ua	eb
5c	0-o 1f 2-a 8e df
5n	2e
4ve	0e
3s	010 8-w ag
4ac	0-c 2h
5i	1b
5n	0d dc
5p	db
5t	2m
4c	0-f dn
4db	0a
4e	0g
5d	0-q 1v 3p 4-e
5o	0d
5r	0-d 1q
5s	1-a 2n
5t	0g 1-g 4i
4ha	9b
5i	0-h 1h
4i	0-h 2a 8h
5c	1d ab
5s	0e
4ks	0-i 4u
4ly	4a
4o	4j e-f
5n	0-j 1t 2-f eh
4ql	2b
4re	0-i 1j
4so	0-d 1e
4to	1b
5s	1a 2-a
5y	3b
4u	2-d 7-c aq eg
5a	ed
5c	0-m dj ee
5e	1b
4w	1-c 2a
3t2	ea
47	0-k dk
4a	4a
5c	2-c 4-e es
5i	015
5o	0-b al
5p	0i
5r	0-g 1d 2h
5y	0f 2-b
4ch	0-i 11d 2-d
4dd	0i 1-g
4e	8a
5d	1-l 4l 8b d-a
5l	0-g 2k
5r	0-s 1-b 2k 3-b 4k 7d 9g d-b
5s	0-d 1k
4ha	0-f 4i
5e	0z 1-1i 3-f 4d 914 a-a d-k em
5i	0z
5o	0e
5s	0-p ct
5u	0b 2-o 4d eb
4ic	0-1t 213 310 de e-g
5n	0-h 1i 2-h 4j
4js	0i 1-d
4kd	1c
4le	0-i 2q
5y	0i 2-e 4d e-a
4ms	0a
4o	0o 3-e d-i ep
5i	eh
5m	0-m 1h
5n	3a
5p	0-t da ee
5r	0-p 1b 2g 3u 4-n
5t	01c 2-z 3-d 4-t 7o 8c d-a er
4ra	1g
5e	4a
5i	0x 1-c 2-f
5o	01o 2-d 8-r ch e-e
5u	0-h 2k
5y	0-b 1-c 2y
4tp	0-b ai
4u	2-f bb d10 e-b
5i	2b
5m	1b
5s	ac
4va	0-b el
4wo	0-f ds
4y	0l
3ua	ek
5l	0-s 2a 5k
5n	1-s 2c 310 4-o c-a d-d e10
5t	0-i 1f 2a af
5y	1h
4ch	0i 2-n di
4de	0a 1d
4es	0-g 4n
4gh	0g 3h 4-m
4k	0-v ey
4ld	0z 2-e
5l	1-f eh
4me	3d
4nd	1k 2-a
5g	01h 1-l 2-r 3j 4-q 7q 9y a-i d-t e-b
4oc	0r 1-l 2j 3-d 7d 8-a d-g ei
5i	0-i 1-i 2-h 4m c-f d13 eq
5n	1d
5u	0-l 4f
4p	0m
4re	0-t 11o 3-e
5s	0-b
4s	0a db
5e	4c
5t	011
4te	0d
5s	0-t 1i ei
5y	0-e 1j
4u	0p de
3va	02b 1-f 3-g 4-w
5i	0-q 2v
5n	0e 1-d 2f 3-b 6a e-b
5t	0-d 1f
4e	0p 1-e 2j
5d	1c
5l	0-19 1-r 2-r 4-i 8u 9h as do ew
5n	0h 1-o 4p
5r	0-i 1d 2a 9i
5s	0a
4i	0p 2-b
5l	0-j 1f ab
4oi	015 3-e
5t	1e
4u	0-e 1-b 4g ab
5c	0a 1-b 2a
3way	2i
4e	0v
5b	0-o 1n
5r	2a
4ho	0j
4ly	0-f dj
4sq	0-c 9m
4th	0-e 119 2-b 3-d
3xa	0-c dj
5c	0-k ai
5i	0b
5m	eb
5y	0-p 1h
4e	0-c 1q 2-g dg
5p	0-i 2c ej
5t	2b
4u	0b
5c	0-f ed
3y	1a
4en	1-f 4t 8-c ej
5r	4c
5t	3k
5u	0e 1-a 3j
4le	2b
4ou	01i 2-a d-a
4rs	0-12 c1b
3zed	0-13 3d d10
4on	0b
14=.000	0b
301	0b
42	bi
43	cc
31	1-b b17 d-k
40	de
42	0-i 8u bi
50	0o
45	0c
46	b-g dj
48	0-11 dt ev
4m55	ef
565	ec
32	1-c ad bv ci d-o e-h
4+	bg
4.5	2h
40	ec
50	2d
42	dg
45	0b ea
33	8k aa e-a
4+	0-c bq
40	ae ej
50	2g
5am	0-r ew
42	0-d dl
465	2a
4d	0i 1-f
34	0-i 1e 8j
4+	0-c bh
40	ej
45	el
35	0-e 2g aa b-g ct d-a
4+	bg
40	0-q ez
36	0-d 2-a b18
4.5	0-a 6l
40	0-k dx
37	0-c cb ee
400	0-a 6i
525	0-g 2l
38	0f
4h	0-c ed
39	8g
40	0j e-c
3a	01b 1-n 3-j 4b bj d-c e-b
4ble	0r 4-f dc
6y	0u
4ccp	0-d 1k
5es	0-c
5le	0-a 1d
5t	4e
6s	2c
4ded	0-e 1i
5s	2b
4fka	0-c 1j
4ge	da
6r	2f
6s	0-b 1-d 2e 6j
5ri	8c
4i	0r 1-z 2d
5c	9g
5ry	0-12 1l 2i
4ker	6k
4les	1k
5l	0o
6y	0-a 2-j 3x 4-f de
5so	0g
5th	0d
5ue	0-e 3f
4m	2d 4e
4n	0p 1-p 4-b ah d-b ei
5ce	0-d 1d 2c 4-n et
5d	02m 1-17 3-i 8-a d-a en
6s	3i
5ge	0b
5h	1-k 5m 6s
5ts	2g
5y	0g
4p	2b
5hy	0-l 1r
5is	0-11 1p 2g
5p	0k 2-a
4ql	1e
4rch	0-12 1l 2l
5ds	4b
5e	014
6a	0-d ei
5ge	3-g 4h
5ly	0f 3c 4-e
5ry	db
5ts	0-f 2l
6y	0-c 2g
4s	0y 1-k 7h
5es	0-d 2h
5ic	1-b ab
5ks	0-k 4u
4t	014 1-a 2-d 4-i eg
5ch	0-k 11d 2-d
5ed	0-a 1-d 8c ee
6s	0p
5ic	0-g 2m
5or	0-g 3z 4-k
5us	ac
5va	0-b el
4u	0-b 2f
4vel	0-v 1-f 2-b 4-b du e18
4yer	4c
4z	ec
5on	0b
3b	0j 1-g 2e
4.sc	7m
42	eb
5b	2a
4a	0-b 2f 7-j 8t
5c	0g
5i	2-a
5m	1b
5n	0g 2p 4-e d-d
6g	015 2-b de e-f
6h	1i
6k	eb
5o	a10 e-f
5t	0-b 3j
4e	0u 7f
5am	0-h 1j
5nh	0a 4-d
5p	2n
5rs	0c
5st	0g 1-f
4ia	0-f 1h
5ds	1f
5en	0-b 4a
6t	027 1-p
5g	0p 1-d
5le	0g 1-c
6l	0-b 2d
5nh	3h
4lem	3g
5ic	1a
5og	0-h dm
4o	da
5c	0-a 2k
5dy	0-q 1o
5m	0n 1-k
5ok	ef
6t	0-j 2r
5t	2g
6h	01f 1-c 2-c
5ut	0a 4a
5ve	0-d ej
5x	0-b 2d
4po	0-f 1d 2a
4rse	0b
4s	8g
4ut	0g
4y	0x 2-b
3c	1-k em
4a	2-k 4-f 7g dj et
5c	01d 1-r 2-l dd
5lm	3g
5m	ee
5n	01a 4-f d-e
6g	018 2-h e-g
5o	1-h 2i 3-c 4-e 71k d-b
5p	2-e 81e e-c
5r	0-a ee
6d	0-r a12
6e	0-l 1i 2b
5t	0-f 1f
6e	0m 3-g
5u	0s 1-h 2-b 3b
4ccd	dl
5hn	0b
4d	0-x 1-a 2p 7x
4ell	0-y 1q 2c
5nt	0-g 6n
5pt	0g 1-f
5ss	0g 2-f
4ham	3g
6p	db
6t	0-h 2d 4c
6y	0y 1-h
5e	0-i 4l
6n	0-a 2g
6p	0f 2-f
6r	0-i 1l
6s	0d
5i	0j 1-f 4-c am
6u	3j
5o	0n 4a e-a
6i	1-b 4j
6t	0n 1-a
5u	3c
6a	0i
6c	4e
6p	0f 1-b
6t	4a
4i	1c
5al	1d 3-c 7l
6n	8b
5de	0-c 1h
5ne	0-f 2i
6g	0-j 1e
4ker	1c
6t	0-f 1n
4lb	0c
4ntt	1k 8-d
4o	013 3-b 4-g dt
5de	3a
5me	0b
5n	0b 4b
6g	0k 4-l d-d ee
5rd	0-c 3j eb
6e	0e 1-i 2a
4pc	0-d ai
4rm	0o 1-m
4ted	0a
5js	0i 1-d
5or	0-k 2m
5ra	0-j 1p
4u	0-16 1-d 2h 71e
5a	0s e-d
5c	2d
5ng	0i
5oi	0-c 4h 8e e-e
3d	0f
4a	0g
5i	0-r 1-s 71b ej
5m	0-i 3o
5ng	0-g 2-a 81f
6h	0-c 1i
5o	2-e 9g
5p	1q e-e
5ta	3b dc
6e	0m
5y	0n
6s	de en
4bs	0-q dn ef
5t	0-c 1d
4ded	1c
4e	6d
5al	0d
6s	0-f 4m
5ls	0-c 2e
5m	eh
5n	ec
6t	0-15 2c 3q 9i
5rn	1e 2-g
6s	0k 1-1g 2b 3d 4f
4ges	0-c 2f
4h	1-f 712
4i	0-e dn ep
5a	ec
5ch	0-p 2w
5e	0-c 8i
6m	2-a 3r
6n	2f ao e-b
6s	0-g 2j
6u	1l
5ng	01t 3-j 4-n e-g
4map	2a
5in	0-g 2b
4na	0-b 1e
4o	1w 8a e-r
5c	0r
5i	0g ee
5n	0u 2-n 4f e-a
6g	2a 4i e-d
5rs	ei
4r	0-i ej
4set	2-e 4l
5p	1b
4u	1h
5c	4l
5ng	1-e 3s
5oc	018 1-j 3-a 7e d-b ed
3e	0-d 2-h 6f ec
4.g	0w 1-f 2-d
5js	0-r 1s
4act	1d
5dy	da
5ms	0-y 1-a 2y 4k
5ns	0-f dh
5rn	0f
6s	0-17 1-b 2-i 4-a b14 c1z
5se	0-a 1m
6t	0g
5te	0e
4cts	1-b 2a 4m
4ded	0c
5ge	0v 1-d 2-h 4i
5in	0b
6s	0g 1-c
5ux	0-b 1s 2-f
4eds	0i
5rs	0-a 2m
4ful	0-k 3y
4ign	0-a 1c
5ng	0s
4lds	ag
5op	0d
5ta	9b
6s	0-z 51r
4m	0f
5ic	0-11 2h 3l
5os	2c
4nce	1-y 3b ak cm
6y	1e
5ds	0-m 2m
5ge	0-m 1n
5se	ag
5ts	0k 1-n 212 e-a
4ous	4d
4pts	0i 2-e
4r's	0-d 7s
5al	1-d 4a bd
5ce	2a
5ed	9e
5gy	0-n 4c
5ns	0-f 2n
5ve	0e
4sto	1b
6s	0-c 1j
6y	3b
4tc	0e
5es	0-12 1s 2f
5ic	0-1b 2m 317
4vel	0-f 1-c 2-g 8v 9h as e-d
6n	0c
4wly	0-f dj
3face	0a
5st	0-g 4x
4eed	0-m 1o
6t	0-g ej
5ty	ab
4ice	1-a 2f
5ed	0s
5nd	3g
5t	eg
4low	0-q 1c 2g
4ood	0-y 4-a as dj
5r	01i 1-j 2-z em
6e	0h 2-a
6m	2-b
4rom	0r 2-e 4c
4ull	1-e da ei
3gach	1h 2-a
5n	0-w 4-d dd ew
6g	4-e eh
6h	01a 2-l 8-b
5p	0c
5y	0-h 2i
4el	0-d 2f
5nt	0-g 3m
5rs	0-e 2i
5t	eh
4hi	0l 1-i
5ly	3o
4ia	0l
6i	3g 4-d
6m	1c
6n	0-a 4c ee
6o	0p
6t	2a
6y	9i
5es	1-d 2l
5le	0-s 11f 3-f
5ne	0e 2-c
6g	0-11 11k 2-f 3-b 4h
5o	0-e eo
6i	2a
5st	0-v 8k 9n
5u	3c
4o	0-13 118
5ai	0e 3-r dq
5i	0b 1h
5n	3-e dj
6g	4-i eo
5od	0p db
5ry	0-n 1b dd
4phc	0-e 9m
4ree	0t 2-f 4-f 811
5ow	4f
4ues	4n
5oi	0g e-f
3hach	0m 4-d ed
5ge	0-h 1u 2-a
5i	1-j
6n	0-b 1j
5m	0h 1-f
5n	4e
6d	0-c ed
6g	0-k 4d 8-a a-c cn em
6h	0g 1-c 2-g 3c ek
5s	0c
5ve	017
5y	3e
4dv	aa
4e	0e da
5ad	0-d 1g
6t	0-g 2k
5ir	0k
5ll	0-c 1e
5re	0a ea
6s	0-c 4c
5se	0b
4i	0-c 9h
5ch	0t 2-i
5em	1-r 4i c16
6n	3g
6p	1-e 4a 8x e-c
6t	1-a 2d
6u	0x 1-f 2b d-c
5ft	ek
5gh	2-e 7e da
5le	0v 4-d
5ng	3-l 4f
6h	0-j 1-c 4b 8g em
6k	0-d 3k
5ps	0-m 2f 4g
5rd	0-e 1g
4o	ec
5a	0-o 1-n 2o 5k ec
6c	030 1-c 2-z a-f e-h
6t	2-a
5c	1-c 81f e-h
5ds	0-q 1-b 215
5ld	0a
5me	0c
5ne	0-14 1l dv
6g	0-t 1c 3q 4-i d15 e-e
5ol	8f
5p	0u
5re	0-x 110
6t	0-n 3n
5ut	0-b ek
4q	0e
4ree	bf
4uan	1-i 2h ec
6t	0-l 2a 8e
5ng	1m 2-h 914
5oc	0-c
4w	1-a 2i
3ials	2h
5ry	0-g 1l
5te	0-c dq
4ble	4b
4cal	0-p 2-13 3x 4b 7r 8b 9f d-a
5es	0e 4-c
5it	0-g 1i
5le	0-a ed
4d	0-b 2e
5er	0-b 2i
6s	2b
4eld	8d eb
5ng	1-s 2-d 4i 5y ec
6t	0-f 3b de
5re	0e 1-d
5ty	0a
5ve	0d
4f	0l e-b
5ic	0-h el
5ts	0-t ew
4ght	0-1b 1f 2-c d1l
5ma	0-e 1g
5ns	2b
4lar	0r 1-a
5ls	0l 1-d 4k
4mum	0i
4n	019 1-n 4-s aj c-a eo
5al	ec
5ed	2-a 3e
6r	0-d 1i
6s	1f 2-g 4h
5gs	0k 1a 2-j
5s	2c
5ts	0-q 1l ek
5ux	1a
4ong	2c 3-l di
6s	0-n 1-m 2k 412 ah
5s	1b
5us	0-d 3k
4per	1a
5le	0-b 4j
4que	0-s 211
4red	0n
6s	0-d 3j
5st	4c
4s	01l 2-p
5ed	3d
5hi	0-h 1h
5o	1k
4t	0u 2-i bk d-a
5al	1-e 2d
6r	1d
5es	eb
5s	0d
4ved	1c
6n	0-y 4v
6r	9j
6s	0f
5il	0-j 1f ab
5ot	1e
4zed	0-13 3d d10
3java	0b 1q 2-k
4ect	0d 4-c ee
4lpt	5e
4ob	0s 1-a 2-c
4s	1-b 2h
3ke	0y e-h
5nd	0a 1-d ea
6h	1-k dg
5t	2-a 4a
6s	0a
4ha	0p 2-a 7l e-h
6c	2-f ea
6i	0-f
6m	0b
6t	0-d 3d
6u	0-a eb
5eo	0-c 3e 4c
5i	2d
5o	4f e-a
6e	0-n e10
6i	1b
4iem	4a
6n	0-h 1-j 5j 8e ah
5ng	0n 1-a 313 4-k e-b
6h	0s 3-i 4g 9-a cn d-e e-h
6s	0-b 1i
4log	0f 1-c
4now	0a
4oc	0o 1-l
4y	0e 2f
3la	01i 2-a e-c
5b	1-c 2r
5ce	0g
5i	1-d e10
5ke	0-a 2d
5m	014 1-b 2-g a-a c-d dy
5n	0k
6e	0f
6h	0-f 3f 4-g em
5p	0-a ep
5ry	0b
5ss	1e
5t	0-d 2e
6e	0-11 1q 4c
5y	1e 2-a
4c	1f
4den	0c
6r	0-d 1l
4e	3i
5ad	4e
6n	0-k 9i e-b
6r	5n
5ct	0b
5d	0-d 1f
5ms	0-i 4r
5n	0b 2-a ck e-f
6t	01n 1-g 3-g
5rt	0-f 3e
5ss	2n
4ian	0d
5ch	2c
5en	0u
6u	4b
5fe	0g 2-d
6t	0-10 1b 9h dg
5ke	3g
5ne	2-e 3i
6g	0-1q 3z d13
5sh	0-p 51l
6m	0-g 2h
6t	0b
5ty	1k 3-p 4t
5ve	0-p dl
4led	1d
6r	0-d 1g
4o	0-o 1c eb
5ai	7a
5ck	0-u 113
5gy	010 1-b
5i	1m e-e
5ma	7a 8a
5ng	ed
5p	0a
5ud	0k 1-i
5w	0-l 1n
4thy	0a
4uat	0-b 1q ai
5c	4m e-b
5oi	0-a ed
5u	1-f 2l
4ves	0-c 2f
4y	1-c 2j dg
3m	0c 1-a
4ac	2-c
6h	2b
5il	0c
5m	2b
5n	4a
6g	0-l 1c do e-b
6y	4m
5t	0-r 4j dr
6h	0-q 2k
5u	0-q 1c 4c aa
5x	2a
5y	0a 4-g ei
4bly	1d
4ca	0-a 7n
5sa	9l
4e	0-e
5g	0-b 1e
5ns	0a 1-a
6t	0i 2k 3-d ac e-g
5rs	0o
5ta	0-a 1a
4ics	0x 1-g
5en	0c
5le	0-e 1j
5n	0f
6g	0x 1-t 2a
6h	0m
4o	0b
5i	0-k 7l d-b eb
5n	0-c 1o
6o	0c
5re	1-k bd cs
5st	0a
5t	2g
6e	0e
5ve	0-i 3d
4s	0-l 1d 2b
5c	0-l 7w
4uch	0-h di
5st	0s
4y	1-j 2d 8b
3n	0-d 7i
43	0-c 6r
4age	0c
5i	2a
5m	1-w 2-k 3-c 4-a 7-g 8o c13 d1p
5ng	2i 3a e-g
5o	2e
5ry	0-e 1m
5te	0-a 1-p 2j 3u
4ced	0-k 4j dd
6s	0a
4ded	4a
6r	0d
5le	1a
5on	0n 1-d
4eed	0e
6r	0g 2-b ae
5ls	0c
5rs	2-h 4r eb
5se	5c
6s	1z 3-k
5t	1p 9-a
5w	1-a 4s
4gan	1d
6y	0f ee
5es	0-10 2m 4u
5he	2-n 3-e au
5le	0-d 1j
6y	1k 2-e
5on	0-a 4d
5u	0-f 4j
4ha	1-v 2c ag di
6n	1-i 2j 3-d 4-q 81c ad d-a
6t	0c 1a 2-e cj
5e	0-d 3r
5in	4-f eo
5om	2b 4-b
5u	0j
6a	1f
4ing	0-v 1j 3-h 4y ai
6h	ee
5or	0d
5sh	5-a 6j
5ty	0l
4joy	3f
4nel	0-c 1l
6r	0j
4o	dr
5de	2-a
5i	1-b 3c d-b eo
5n	0f
4tal	1e
5ed	4g
6r	2b 8f
5hs	0-y cu ea
5ic	0k e-c
5ly	0c
5um	1b
4u	0-g 1-c d1s
5al	0-e 1g
3o	0a 1-b de ef
4ach	0-n 3b 4f
5ng	0e
6h	0-h 1-b 2l 4q
5rd	ah
4col	0c
5us	3d
4doo	0-c 1c
4eic	0-h 5v
4f	01f 1-10 3-f cq
5f	0a
6s	0-b 4i
4gle	0-b 1i
4ker	0-b 1b
5up	2-c
4lid	7h
6o	0-18 d1h
5or	0-e 2c
4mer	0-a 1-e 2c 4j
4n	0m 1-k 2-s 4l da
5al	0-f 1a 2-17 31e 4-q 7a d14
5e	1-m 2a bf df
5th	ea
4ods	0-a 2b
5ls	0-a 2e ec
5th	0-j 1l
4p	0-d 1e
5en	0-j 31b 4-b
6r	0f 1-b
4r	01u 1-q 2-1a 4-d cn er
5's	7a
5al	0b
5ce	0f 1-e
5ks	2p
5ts	0-q 2r 3i
4sdb	0a
5ed	0-w 1z
5ql	0c
4tel	0-g 2k
4ugh	0g 3h 4-m
5ld	0z 2-e
5nd	1k 2-a
5r	017 1-e
6s	0-b
5se	0-a 1f
5t	0f
6s	0-u 1i ei
4ven	0q 1-d
6r	0b
4wer	2a
5n	0-p d1c
5th	0-e 119 2-b 3-d
3p	0-f 1k
4ace	0-f ej
6t	0-c 1j
5ge	0j
5ny	0m
5rk	0-m 1s
6t	0f
5ss	0-f dl
4cr	1b
4eak	0b
5ed	0-l 2o ef
5rs	4a
4h	ea
5a	0-c 1b
6m	21a 8-h
6n	1-d 3j
6p	0i 1-s 2e
6t	0d
5d	0g
5ep	0-c 4l
5oi	1b
5p	0-d 1f
5uc	0-f 1g
4ing	0f 1-e 2-b 4d
5re	3k 4-c
4lay	0-f 2l
5es	0-f 2l
5m	0-l 1l
5ug	0-c 2h
6s	0q
4ms	2a
4ore	9i
6t	0-r ex
4ply	0e
4r	0-f 1-n 2d ew
5o	2b
4tic	0-b 1i
5op	0-q 1d da ef
4ut	0-e 3g
3qt	0d
5kd	1c
4ua	015 2-e
6n	0i 3j 4-d d-a
6y	1h
5es	2a
5oc	0-l 2m
5y	0-n 2-c 4o 8k
3r	0-a 1w 2-d
4a	0l
5ch	4l
6k	0c
6t	3c
5de	0-l 2c 4j
5ge	0-p 1-c 21a
5id	4a
5me	0-d 1j
5ng	0-l 1-h 2y ec
5te	0z 1-c 4-b
4ber	0-f 1o
4cam	0-g 1h
4day	eb
5ic	0d 1-b
4ead	0j
6k	0b
6n	0-d de
6t	0i
5ct	0-e 4f
5en	0-b 4e
6t	0-h 3l
5na	0b 2-a
6d	0-a 4g
6t	1-b 4n
5sh	1c
6t	1o
5te	0-h 1a
4ial	1e
5cs	0-j 1l
5en	1e
6s	0-e 1-e 210
5ne	0-b 1c
6g	0-y 1l 2-c 319 4-n 7e
6h	0-d 4d 7c
5pt	1f
5sk	1e
5te	0e
6y	0-a 1f 3-c ai
5ve	0-x 3t 4j
4ket	2p
4mal	dg
4nal	0j
5et	eg
4o	3f 4-a
5le	0y e-e
6s	0h
5ng	02g 2-c 3-j 4-i
5ss	1-k 3h 4f
5up	0h
6s	0c 1-b
5wn	0-c 2d
4red	0b
4son	ei
4ter	0-m 4d ed
4ua	0f
5n	2e
6g	0-q 1-m 6b 7w 8b eb
5ou	0-l 4f
4ver	0-t 1k 2f
3s	010 8-w ag
4ac	0-c 2h
6h	0-c 4e
5ge	0-q 1v
5n	0d dc
6g	0q
5p	db
5t	2m
4c	0-f dn
4e	0g
5ed	1c
5lf	3j
6s	2a
5nt	2i
5o	0d
5ss	0d
5t	0f 1-c 2a
6s	0-d 2g
4hip	4o
5op	0-e 1i
4i	0-h 2a 8h
5cs	0-a 8j
5de	0a
5gn	0-g 2q
5ng	1-c ah
6h	0-h 7n da
5on	1d eb
5re	0-m 3s
5ty	0-c 717
4o	4j e-f
5an	3k
5ft	1b
5me	0e
5n	0-b 1q 2-c
5ps	0-a 1b
5rs	1d
4ql	0-f 2i
4re	0-i 1j
4ses	0a 2a
5ue	1b
4tar	0-f 2j
5er	0i 2-b 9l
5ic	0-m dk
5ry	0-h 2y
4u	2-d 7-c aq eg
5a	ed
5c	0-m dj ee
6h	0x 2-m
5me	3d
5re	0n 2-b
4w	1-c 2a
3t2	ea
47	0-k dk
4a	4a
5c	2-c 4-e es
6k	0-o 2t
5ff	4b
5ge	2g
5i	015
6l	0-z 1n 4o
6n	0h
5ke	2e
5nd	dj
6g	dw e-d
5o	0-b al
5p	0i
5rt	0-h dr
5sk	0-a 3e
5y	0e 2-b
4dd	0i 1-g
4e	8a
5am	0c 2-a
5ch	7e
5gy	0-g 1n
5in	0-o 1q
5ms	2w
5nt	0-d 110 2-h 3e
5rm	4c
6n	0-a 2i
6s	0-1f 113 2f
4ful	0-p 1c 3l
4ha	0-f 4i
6i	3b 5-a
6m	0a
6n	3-b 4d cd
6o	2-h 4f
6t	0r 2-c 3e 4-a
5e	0z 1-1i 3-f 4d 914 a-a d-k em
6m	2-a eg
6o	0u
6r	0c
5i	0z
6c	0-g 3j
6s	0o
6t	0-b 2d
5o	0e
6a	4b
6i	0-a de
6n	1j
5pt	7a
5u	0b 2-o 4d eb
6b	1-b 2a
6c	1-c 3-b 414 ad e-k
6e	0-o 2s
4ial	0k
5ch	2a
6s	0-g 2l
5em	0-a 1g
6n	2-j 4o eu
6p	4h df e-c
6s	0p 2-r
6u	0c
5me	1-c 2-b 3a 4a dg
5n	0-i 1j 2-h 4j
6g	1f 2x d-c e-b
6h	0-r 1-c 2b 3f 4t
5on	0-e 111 212 4-x 8t 9u d-i e-10
5re	2c
5se	0g
5ve	2-d 31p 4-n 5j d-e e-d
4ml5	0-h 1l
5s	0a
4ner	0-m 4f
4o	0o 3-e d-i ep
5an	ae
5i	eh
5n	0-a 3a
5ol	0-p 2f 8h
5p	2d
5rs	2t
6y	0-g 8w
5t	01c 2-z 3-d 4-t 7o 8c d-a er
4ra	0c
6i	0-l ej
5e	4a
6n	0h 1-c 2-m bv
5i	0x 1-c 2-f
6c	1b
5o	01g 2-b 8-r ch e-e
6l	0-t 1a 2s
5u	0-h 2k
6a	ec
6c	0-o 1f 2-a 8e df
4ted	0-a 3c
6r	0-x 2p 4k
5le	0-j 2q
4u	2-f bb d10 e-b
5al	2b
6n	0-g 3c eq
5de	1f
5i	2b
5ng	0n
5oi	0-k c-c dh e18
5re	0-i 2y
4wo	0-f ds
4y	0l
3u're	0d
4a	ek
5ge	0b
5ng	0a
5te	0-h 7o
4cts	0-15 112
4dio	0-j 1l
6t	0b
4ent	0b
4ild	0-e 1e
4k	0-v ey
4lar	0-q 117 2-a
5ts	0g
4mer	0-i 1d 2a
4nds	0b
5g	0l
5ts	0-a 2c
4ong	0-j 1-h 2h 3l 4u e-a
5us	1-k 3i
4p	0m
4ral	0-g 1g
5ce	1a
5ed	0-b 3i
6s	0-p 1e 4b
4s	0a db
5e	1-a 4c
6d	3g
6r	1d
5ic	0-e 1p
5ly	4a
4ter	7b
4u	0p de
4yen	1-f 4t 8-c ej
6t	3k
3va	02b 1-f 3-g 4-w
5i	0-q 2v
5n	0e 1-d 2f 3-b 6a e-b
6t	0m 1-b af
5t	0-d 1f
6e	1-b 2i
4e	0p 1-e 2j
5ly	3-e
5rs	1j 2-c
6y	0v 1-b 2-d
4i	0p 2-b
5an	5j
5ce	0-b 1c
5de	0a
5ec	0o 1-k 3-c 4r d-a
6n	1-f 2d 8k
6t	0-a 1h 4e 6-c
6w	0g 1-b
5ng	0-g 1-h 3-k 41h ea
5ta	0h
6y	0-m 3a ej
4oi	015 3-e
5ng	4c
5ps	0-c 4e
4u	0-e 1-b 4g ab
5c	0a 1-b 2a
5ng	0n 2-e
5on	0b
3ward	4c
6e	2c 4e
5ys	0d 2-d 3d
4e	0v
5b	0-o 1n
5ll	0h
4hen	0r 4-b
5o	0j
4ide	0b
5ll	0w
5nd	0-p 2i
6e	2a
6g	010 1-n
5re	1b
5th	021 1-l 2-u 3-c 4g
4ord	0-m 1v
6k	0-d 1-x 2i 3z 4-n dn ed
4sq	0-c 9m
3xa	0-c dj
5c	0-k ai
5i	0b
5y	0-p 1h
4cel	0-y 11b
4e	0-c 1q 2-g dg
5p	0-i 2c ej
5t	2b
4inh	df
4oay	0-w dg eo
4u	0b
5c	0-f ed
3y	1a
4age	0-b 1h
4cle	0-p 1e 2h
4ear	cz e-d
5u	0e 1-a 3j
4man	9h
4ou	01i 2-a d-a
6r	0h 1-e 2-f 3-c 4w
6t	0-b
4rs	0-12 c1b
3zalo	0-a 1j
4ing	0-i 1l
4ure	0-v 118
1h-1=0	1-b 4-u 5-a 6-e 7-e 9-h a-b b-r c1l de e1s
5X	0-10 2f 3-e 6c 8f dr
6X	0r 217 3-f 4-w 5-a 61z 8-f 9-c a-g b-f c-n d-c
6x	0z 3-n 41d 5-16 6k 7-u 9h a16 c-1q d-w ek
5^	0z 1l 2-11 3i 4-y 5n 6-q 710 8-u 9u a-s bz c-10 d16 e-1c
5x	117 21h 4r 5s 6-22 7d 8r 9-u a-i b-c c-1g e-g
6.	1h 2-s 7x 8c
60	0l 1-q 2-12 4-c 5f 91l c1y d-i e-12
6X	0k 2-18 3i ax
21=0	2h 3-m 4-r 7-n 8t bp e-c
4X	0-15 2-a 4m 5e 7h dq e-d
5X	02c 1j 3-m 4-y 5-r 7v 9f a-u b-c c-d dn e-t
5x	0x 110 2r 3-z 4s 6-i 7v 9b a-b b-1p d-1n er
4x	0-k 32h 5-1t 7-m 9-n ai bc c-t d1g e-a
5.	0-e 1-j 2-h 7d bv es
50	0w 2-1r 3-b 4-j 52h 7-j 8-b 91a ac b-c d-q e-a
5X	0z 2d e-a
2=0	01j 1-1m 2w 3-11 4-m 5-b 7-v 815 9-l ap bd cp e-a
3X	0-k 1p 2-j 6d 7e d-a ej
4X	0-u 2-c 3-1i 4-x 51z 6-i 71j 8-e 92h a-q b-l c-l d-a es
4x	011 125 3z 4-1x 51q 7j ae b-1u c-2b e-m
3l	01m 2-t 41g 5-i 6-h 7-14 8-u 9-k a-15 b26 cz da e-15
3x	02o 322 421 5-2h 6-2h 7-l 818 9-1h ae b-2a dv e-f
4.	0-e 2-d 71e 8-a
40	0-29 1-12 2-h 3-k 4-j 62i 7-d 8-l 91d b1s c-k dc eh
4X	111 2f e-d
0t=BC	0-22 1-15 2-g 3-k 4-f 5-a 6-i 7-h 8-p 91t a9e b-e c-p d-p e-m
3D	0-1q 1-p 2-t 3-w 4-r 5-h 6-h 71s 88v 9-5 a-u b-f c-s d7 e-12
3H	01q 154 2do 3-1i 4-3b 5-n 6-15 7-12 8-2e 9-1h a-2f b4 c-1q d-1e e-2x
3L	07 1-12 2-g 3-z 4-g 5a 66e 7-b 8-l 9-a a-g b-b c-c d-h e-l
3S	01 1-2l 2-2g 31s 4cx 5-d 6-f 7-n 8-15 9-h a-15 b-d c-16 d-1j e-2j
3X	0-24 1-20 2-1a 3-13 4-1l 5-f 6-h 7-r 8-18 9-l a-11 b-11 c-1m d1k edl
3Y	0-2w 1-v 2-h 3-j 4-h 5-6 6-9 7-e 8-h 9-6 a-b b-u c95 d-k e-s
2IC	0-k 1-1u 2-11 3-q 4-p 5-9 6-8 7-i 8-q 90 a93 b-g c-l d-r e-t
3D	0-1w 1v 2-16 3-y 4-v 5-f 6-d 7-9 89g 9-g a-z b-a c-10 d-10 e-12
3H	01m 146 2bx 3-g 4-3t 5-z 6-r 7-v 8-1y 9-c a-2c b-6 c-1y d-2c e-2z
3L	01f 1-7 2-b 3-l 4-f 57 61q 7-8 8-c 9-d a-9 b-6 c-8 d-f e-c
3S	00 1-1k 2-3o 31z 4bd 54 6-e 7-z 8-19 9-h a-1f b-k c-16 d-k e-38
3X	0o 1-3h 2-2j 3-e 4-2o 5-j 6-g 7-7 8-1h 9-o a-1g b-11 c-1t d1r ect
3Y	0-j 1p 2-1i 3-g 4-10 5-a 6-9 7-j 8-s 9-d a-t b-w c84 d-1c e-19
2O	084 154 2-9h 34h 4-7u 53l 6-2a 753 8-4f 945 a-4o b58 c-4p d6l e-7q
2^	0z 1l 2-11 3i 4-y 5n 6-q 710 8-u 9u a-s bz c-10 d16 e-1c
0w+1=0	2h 3-m 4-r 7-n 8t bp e-c
42.5	1e
5d	0d 2-e
43d	0i 2-h
45.30am	0-b ee
46.5	0-b 5n
48h	0-c ed
4^	01r 1h 4u 5-l 7-13 8f 9-17 a-d b-i c-f el
4a	0e 2-10 31r e-i
5bilities	2f
ay	0a
6le	0c
6ove	0-h ej
5cademic	1b
6cessibility	2c
7ording	0-n 1r
8unts	0-c 1d
6hieve	0e 4-a
6oustics	0-e 1g
6ross	0-h 3i
6t	0-e 4e
7ions	0g
8vities	0-b 2g
by	0-g ei
5djuster	0a
6vanced	0-n 3k
9tage	0i
5fraid	3a
5gile	0d
5i	2b
5lert	0-d eg
6gorithm	0a
ds	2d
6l	0q
7owance	0d
6so	0p 2-e
6ways	0b
5mazon	0f 1-d
6bitious	0-h 3b
5n	01g 1-d 2-g 9d
6alysis	1d
9tical	0m
cs	0d 1i 2-o
6d	0-1x 1w 2-h 32u 41g 5-a 6-g c-1o d-x ey
6h	0n 1-c 5c
5pis	0-i 1p
6p	0l
7roach	0-k 3l
9x	0-k dn
5rchitecture	0-h 2p
6e	0a
7a	0-f ei
7na	0f 1-b
6ound	3d
6ticulate	0-b 3d
5s	0-1l 115 3q 4-k el
6sist	0-g 2i
aing	0-c 2e
7urance	0-b 1e
5t	1-f di
6tention	0c
7itude	0c
5udio	0-h 1-d 2z
6to	1g
5ws	0e
5z	dc
6ure	1-m 2m
4b	1e
5.tech	0-b 7f
52	ea
5ackground	0-l 1e 7a
8log	0h 2-f
6nk	eb
6sed	0b
7ic	9a
5e	01i 2-h
6am	0-l 1t
6cause	0-m 1n
6fore	1a
6haviour	0-c 1d
6ing	0-d 3g
6tter	4f
8ing	2h
5i	0a
6g	0-e 5-a 6i af
6ll	2b
6ên	8f
6ến	0b
7t	0-f 3-a 4y aa
5oard	ai
6ok	0-d dh
8ing	0a
7t	0-b 1j
6th	4d
6x	0-b 2f
5po	1a
5reak	0c
6idge	0-m 1f
as	2f
5uilding	3-k 4l
6siness	2i
6t	0g
6ộc	0c
5y	0r
5à	0a
6i	0a 1-b dh
6y	1c
5án	1d
7h	0c
6o	al
5é	0-e 2j
5ình	0b
5ó	4-c de
6c	0-g 1i
5ạn	0o
5ản	1-r 2v 4-c dd
6o	014 2-q aa
5ất	0e 2-b
5ậc	ad
5ắt	0-o 1e de
5ằng	0v 1l 2-d 4-e e-g
5ếp	0-10 11e
5ệnh	0c 4-a
5ị	0-a
5ộ	0b
6t	1f
4c	dy e-d
5#	0d
5a	0i 1-i 4-a dv
6lculations	0-l 1i
6n	0h
6o	0-e 2-b 4u
6rd	1-e 2-b 9h am
7e	1c
6ses	0b
6ttle	0-p 2k
5d	0-d 1g
5ell	1e
8s	0c
7ta	9b
6nter	0-e 2g
6rt	0-c aj
8ifications	ak
bed	0-18 1d 914
5hallenges	0-c 4d
cing	0-g 3d
7nges	3g
7racterization	0-b 1g
8ts	0-g 1h
6iến	0j 4-h
7ều	0-i 2j
6uyên	0i 2-d
8ền	0-g 2h
8ển	ef
8ện	0-o 3r
7ẩn	3-a db
6ánh	0-c ed
6ép	0g 1-f
6í	0d
7nh	0d e-b
6ạy	0-b dj
6ất	0-h 3i
6ế	2c
6ỉ	914
6ịu	0-c 4o
6ối	4f
7t	2g
6ức	4i
7ng	0n
5i	0-k 1m
6vil	ac
5lass	cf
9es	2b
6ear	0d
9ly	0g 3-e
6ient	eb
as	1-b 3d 4e
6osely	0b
7ud	0-f 1a 2b
9watch	0-e 1i
6usters	1f 2-a
5o	0-e eg
6aching	0-q 1j 3-a 4h
6de	2l
6gnition	0-s 1w
6llaborate	0c 4-b
eion	0a
fve	3-g 4e
8eagues	0-c 4o
7or	0-f 2e dg
6mmercial	0f cb
8unication	0h
eor	0q 3-n
7pany	0g
6n	4d
7cepts	2-a
8rete	0-k 2r
7sent	0-g 2i
8umer	1b
7tacts	0-f 1g
8ent	0v 1-g
8inuous	2c
ely	3g
8ractual	2d
9olled	0a
bs	1d
6ordination	0-f 2h
6rrelated	1k 2-e
6smosdb	0-d 1g
5reative	0b
6iminal	dc
5ultures	0-b 4d
6rrent	0c
6stomer	0-j 2e
cs	0r 1-f
6ối	2b 8c e-e
5ycle	1h 2-c
5àng	0-17 6s da ec
5á	ec
6c	0-f 2-k 4e 8n el
6o	1v
5òn	0-b 9c
5ó	0-r 1-a 2b 6c ae dj eg
5ông	1-i 4b 7c dx e-p
5ơ	0-j 2w
5ười	0-i 3n
5ả	0m e-f
6m	0-c eg
5ấp	1-d 2-e 717 e-a
5ần	0n
6u	0u 4-e
5ổ	0-j 1k
5ộng	0n
5ụ	1b
6c	1c
4d	0i
5airy	0-g 2i
6ta	1c 2-d 3h
6ys	0o
5bs	0-b df
5eadline	3f
cs	0-j 4h
6dicated	0c
6gree	0l 1-g 3-f 710 8e
6mos	1c
6partment	0-l 1l
6scription	0f
7ign	1-z 2z 3-a 4b
aers	0-l 4q
as	1-h 2h
6tail	0-c 4m
6velop	0d
ber	0-1o 11b 2l
ds	0-b 4b
bing	0m
bment	0p 1-h 2o 3-a
7ops	0a 1-m 4e
5i	0-c ef
6fferent	4c
6ploma	8p
6rect	0-f 4f
aionality	2b
aly	3f
6sciplines	0-c 2g
7play	0-g 1t 2-a
5o	0k 2-a
6anh	0i 1-e 2e
6main	0o 1-n
5rawings	0e
6iven	0-h 2-a 3u
9rs	0c 2-c
8ing	0-n 2e eg
5u	7c
6ties	0-d 2c
6y	1d
5ynamics	0q 1-f
5ài	eb
5ân	1-f
5ưới	0-g da eb
6ỡng	0-a 1i
6ợc	0-y 1p 2b
5ễ	0b
5ịch	0-f 113 2-c
5ọn	0b
5ụng	0s 1-e
4e	1-b en
5ach	eb
5ducation	0-10 7m 8h
5ffective	0-i 3o
dly	3-l 4g
7orts	0-g 2b 3e
5lectrical	1c
aonic	0e 2-c
7ments	2d
5m	0h
6ail	0c
5nd	0m 1-j
6ergy	0-e 4d
6gine	0e 1-d
aer	0b 2-f 3c
cing	4-b ab
cs	0-1e 1g 21b 3-b
7lish	0z 1-a
6tire	0-a 2b
6vironment	2f 3-a
fs	0a
5quipment	0-c 1a
8valent	0d
5specially	0-k 2a 4d
5tc	0-a 1m
6l	0-e 2g
5valuation	0-h 2l
6en	0-e 3g
8ings	da
6olve	0-f 4f
5xcel	1g 2-i
9lence	4a
ct	0a
8ptional	1-b 2e
6isting	0c
6perience	0-s 11z 2y 3-d 4-f ce e-h
amental	0a
ftion	0-a 2b
es	0-t 1h 2d
7osure	1-a
7ression	1d
4f	0-e ca
5acebook	0b
7tory	0-f 1-b 2s
6rms	0-d 2e
6st	0-m 3w
5eed	1-b
8back	0-c 1l
8ing	0-h 2j
7s	0b
7t	0-h ek
5ield	8c eb
9s	ag
6le	1b
6nance	0c
aial	0-b 1g
6rst	4c
6t	dg
5lexible	4b
6ink	2d
5ocused	3c
6od	9c ag
6r	0-1q 1n 2u en
7m	0c 2-a
8ing	0-b 1j
7ward	4e
5ramework	0-w 1m 2k
ds	0-k 2h
6om	0r 2-d 4d
5ull	0-f df ee
6n	0c
7ctional	1-g 3e
6ture	0a
4ga4	0-e 1g
6ges	0-g 1l
5el	0-c 1f
6t	0-e ei
5ian	4d de
7o	3-f 5j 6i
6ving	0g
6á	0a
6ải	0d 2-a
6ặt	1e 2-a
6ọng	0-c 4g
6ới	1a
6ờ	0-h et
5o	0-e 1c
6ods	2b
5rading	0-b 1e
6eat	0m 2-b
7en	0-d 4e
6oup	0p 1-b 2-a
7w	0-b 4f
8n	0-a 2b
8th	0i 2-a
5uest	4-h ek
5àng	3-e dj
5ạch	0e 1-a
5ần	0-v d14
5ắn	012 4-o
5ọi	0i
5ỗ	0-a 2b
5ội	0-e 2i
5ửi	0m 1-f
4hand	0-b dc
8ling	0-a
8s	4a
6s	0h
6ve	0d 1j
5eat	0-k 2k
5igh	0k 2-e
8ly	0f
6ểu	010 1-f
6ện	4i
5old	0-g 1m
7idays	el
6tel	0-f 2j
6urs	1i 2-c eb
6w	2m
6à	0d
6á	0-15 2k 8d ec
6ạch	2f
7t	eb
6ặc	0-2y 114 2q 618 ac c-c eo
5tml5	0-f 1h
5w	0-i 2i
5à	2d
6ng	0-g 215 3-d
7h	1b 2-a
5ình	0-j 1-d 3-q 4p d1d e-b
5ướng	2a
5ạn	3g
5ệ	1c df e-g
5ọc	1e 2-r 7x 8l e-f
5ồi	1d
5ộ	df
6i	0c
5ợp	0h
4id	1e
6eally	0-w 2y
8s	0-g 4m
7ntification	0k 1-j
5mpact	0-b 3g
7lementation	0m 1-e
7rove	0-e 1g
bment	0-b 3g
fs	0b
aing	0-m 4n
5n	0-19 1-w 2-g 4-u 713 9m ap cy df
6cident	0-f 1i
cs	1-a 2j
7l	0-d 2h
8uding	0-d 2c 4-f eu
6dependently	0-a 1h 3e 4-a
7ustries	1a
by	0-14 1v 2d
6fluence	2d
7ormation	0c
7rastructure	0-b 2l
6novation	0m 4-g
6s	2h
6tegrity	0-a 3f
8lligent	0-j 3j
8r	7i
9act	0b
9changes	0-m 1r
9faces	1e 2-b
9national	ee
aet	eh
7o	0d
5s	0-z 1q 2f 6g ab
6eries	1e
6sues	3-b 4b
5t	2-a 4o
4java	01d 1-f 2-e
8script	0-f 1l
5ob	0-m 113 2-c
4keeping	0-g 3l
5hai	0-a 1c
6i	ec
6oa	0a
7ẻ	dk
6u	ea
6á	0h 4-b 7a
7ch	0f dc
6éo	0-d ed
6í	0-d 1m
6ông	0-f 1q 2-l 4q
6ả	0a
6ẩu	0-b ef
5im	1-b
6nh	c10 e-j
6tchen	0-b 2g
6ếm	3d
7n	0-i 8b ai
6ểm	0c
5now	0-d 1b 2c
8ledge	0-c 1g 4g
5oc	0c 1-b
6tlin	0d
5ubernetes	0-z 210
5ênh	2d
5ín	4i
5ý	0-b 1i
5ế	0y 1-r 2a 3-d
6t	4e
5ỳ	0a
5ỹ	0r
4lab	0-k 1u
7oratory	0-s 7n 8a
6ke	0-b 2i
6nguage	0i
cs	1-1b 2q 5j
6ptop	0-m 2d df
6rge	4d
6w	2a
5ead	4i
8ership	3c
7rning	1f
7st	0a
6vel	0e 1-z 4-g 7r 9k
5icence	0-13 1-b 91f ec
9se	0-f 9j
6fe	0f 2-d
6ke	0-13 2x 4d
6nes	0-c 2f
7h	eb
6ved	0-a 1h
6ên	0i
6ệu	4e
5ogistics	1c
6ng	ed
5uyện	1-g 2j
6ật	0-f 1-a 8m ad
5à	0-26 1j 2u 3g 9b e-a
6m	0-y 1l 2-i 4-f c2a d-d
5ái	0-j dt
6t	0-d 1e
5ãnh	0f 4-b
5ên	01e 2-c 8-r ch e-h
5ý	2c 3m 4-n ec
5ĩnh	1-b
5ương	0g
6ới	0-b dk
6ợc	3i 4-e
7ng	2a 3a
5ại	ea
6nh	0-d en
5ấy	0j 2-d
5ần	0e
5ập	0e db
5ắp	0-e ej
5ẻ	1-f
5ễ	0-i dg
5ịch	1h de e-e
5ỗi	2b
5ớn	0-n er
6p	0a
5ợi	0s
5ực	0b e-a
4machine	0e
bs	0-g 1l
6intenance	0-m 1z 2-a
6jor	0-b 7j
6king	1k
6nagement	0-15 2i 9j
ar	0c
7y	0-n 1a 4l
6rket	1-d 2s
as	0e
6ster	0m
a's	0i
as	0-d 1d
6terial	0-b 2j
cs	2i
7h	0-l 1q
7ter	0-w 2k
as	4b
6y	1i
5ca	7e
5echanical	0h 2-a
6dium	1d
6ntoring	0-e 1k
7u	0b
6thodologies	0b 1-a
as	0-t 1a 2l
5icrobiology	1b
6nd	3-e 4c
8set	0-d 1b 2-h 4d
7imum	0-s 2k cc
6ền	ej
6ễn	0b
5obile	0a
6del	1f
9ling	0-b 1j
9s	0-b 1f
8rn	0b 1-i 4i
6nitoring	0-f 1g
7o	0d
7th	eb
9s	0-w bu ec
6re	2-a cu
6tivated	0-f 3l
6ve	0-k 4n
5sc	0g
5ultiple	0-c 4g
6sic	0d
7t	ec
5vc	0-f 1g
5àu	0-a 2c
5áy	0t 2-f 3-a dk
5ê	3a
5ình	0l
5ón	0-m 1-d 210
5ôi	0-l eo
5ượt	0a
5ạch	2c
6ng	0c
5ẫu	3d
5ềm	1c
5ọi	4a
5ỗi	0u e-f
5ột	1i
5ới	0b
5ở	0b
5ỹ	2-e
4n	0-c 7j
53	1-a 5b
5am	0t d-f eh
6ng	4e e-a
6tive	0-p 2i
5eed	0a
8ed	0n e-a
8s	0h
6t	0-j 1l
7work	0-q 1h 2a
6w	4g
5ghe	0-a 4g
7iệm	013 1-b 3-e cq d-c e-c
9p	1-a 4c 7o 8e e-f
7ề	1-a 2-a av
6oại	0h 2-a
6ành	0c 1-j 7a 8u c-a e-a
7y	0l 2-a d-i eq
6ôn	4f
6ũ	0-g ec
6ười	0k 4a
6ọng	4-h eh
6ữ	1e 2-d 4c
5hanh	0-v 218 4m e-g
6iệm	4l
6uộm	0-e 1g
6à	0b 2-k 9h df
7ng	0-l 3r
6ân	0-o 1-g 2q 4-b 71e
6ìn	en
6óm	2m 4-l
6ư	0s 1-e
6ạc	2a
6ất	0e bk
6ận	0p 4-f ah e-a
7p	0h 1-e
7t	0j 2-g
5inh	0-a ef
5o	0-g 3-c ev
6de	0-n 1m
6rdvik	0-d 1e
6sql	1-f 2d
6t	0g
5ursing	1-a 9i
6trition	0-g 2i
5âng	0-c 1i
5ói	3-n ds
5ăm	0-t 1-e 2-k 8r bz c1l d-g
6ng	016 3-j
5ước	1f 2-a
5ội	0k 2-a
5ữ	01p 1-c 4-a d-g ea
4o	0c 1-b
5f	0-o 1l 3-j 4p c1q d-e e-c
6f	0b
7ers	0d
7ice	1i
7s	0-a 4i
6ten	0-d dg
5n	01a 1-11 313 4-m e-g
6ce	dc
6e	1d 2-b 8b
6ly	0-q e14
5pen	0a 2e 4-b
7rating	0-c 3g
bon	0-g 2g
aors	1k 2-d
6portunities	0c
ey	0a
6timisation	0d 2-c
5r	0-4f 11o 2m 3-n 4-u 51m 6g 815 9-a ai
6acle	0-b 1f
6ganizational	0u 3-h
5thers	0-g 4d
5ur	0y
6t	0g
5wn	0f
7ers	4e
4p	2b
5age	0-d 1l
6rt	0v
8ner	0-f 4h
bs	0q 4-b
chips	0-d 1m
8y	0-e 1g
6ssionate	0a
6tient	0-b 3f
7tern	0-g 1i
5eople	0o
6rformance	0-e
7son	di
aal	0b
5h	ea
6a	1d
7ge	0-j 2n
7ses	0-g 1k
6ong	0b
6u	0-a eb
6ysics	0-d 8i
6án	3e
7p	0-e
7t	0c
6ân	2d
6ép	0-d 3l
6òng	0q 1-h
6út	0c
6ương	0h
6ạm	1t 7-a 8-a
6ần	0x 2-i
6ẩm	1d
6ỏng	1-f 2d
6ục	3e
5ipelines	0-f 1h
5lace	2b
7nning	0h 1-g
7yer	3d
6ease	0-j eh
6ug	0-g 2h
7s	7i
5oints	dl
6sition	1-a 2n
7sess	2h
5r	0-16 1e dv
6actices	0-c 1a 2h
7gmatic	3f
6eferably	0-11 2o 8n
ared	0-r 1m al
7miere	0n 1-m
6inciples	0-d 1o
7vate	0-c 2f
6oblem	0d
bs	0-d 4m
7cess	8e
bes	1n 2-i
bing	0-q 1w
7duct	0l 1-g
7fessional	bh
es	4d
7gramming	1i
7ject	2-f 3a df
bs	1-d 4f
7posals	0-d 2h
7tein	0-q 2m
7vider	0-i 1j
5ublications	0-i ek
6rification	0-d 2h
5ython	0e 2-b
4qt	0a
6kd	0-a 2a
5ua	0b 2-a
7lifications	0c
bed	ab
9ty	0-k 1m 2-d 4r
7n	0a 1-k 3a
8g	0a
7y	1-d 2c
6oc	0-a eb
6y	0-b 4q 8h
7ết	1b 3i 4-c
6á	0b
7n	0-d 2d
6ả	0f
7n	0x 1-i 2d 4-j
6ận	eb
6ốc	0-a 1-d 2o aa
4ra	0f e-a
5eactjs	0t 1-p
6cognised	0-g 2j
8rd	eb
6dux	0m 1-p
6funds	0a
6gions	0-k 4k
6lated	0-u 1u 8c
9ion	0-a 3d
cs	0-g 3e
dhip	3b
gs	3-e 4q
7ease	0b
8vant	0-a ag
6port	0-g 1k
6quired	0l e-a
bments	1p 3-c
6search	1d 2-c 4b
7ponsibilities	0-a 4c
hy	0-h 3d
7t	1h 2-c
7ults	0l
6view	0q 1-d
5ight	0e
6sk	0g
6êng	0-h 4i db
5oadmap	1a
6le	2c
5uminants	0-i 2i
6n	0-c 2d
5àng	3f 4-a
5õ	ed
5ửa	0e
4s	2b 9h
53	0-l 1m
5aas	2d
6fety	ac
6les	0-e 1t
9force	0d 1-d
6p	0f 1-c
6tisfaction	0j 1-f
7urday	ea
6u	0a
5cala	0a
9ble	0-b 1h
6hool	7g
6ience	7b
9tific	0-j dl
5ector	2e
7urity	2b 3-b 9j
6lf	0-d 3n
6miconductor	0-b 2d
6nior	0-c 4j
6o	0f 2-c
6parators	0-g 2j
6rve	0b
9r	0-j 1f
8ice	0-g 1d 2c
bs	0a 2-b
6veral	4b
5heet	0-a 1d
6ift	ef
9s	0-t d11
5iemens	0g 1-d
6milar	0h
6nh	0s 1-y 2o
6tes	eb
5kills	0-28 1y 3r 4t 5h
5oftware	0e
6lution	0m 2-c
cs	1-r 2q 3f
7ving	0-k 3e 4d
6rting	0-l 1r
6und	0m
5pace	0-f ej
6eaker	0-n 513
9ing	0h
7ed	0-k 1o 2-b df
5ql	1a
5tack	0-l 1i
7keholders	2-a 4k
7ndards	3d
7r	0-d 2j
8ter	0-b 3h
7tus	9f
7yed	1c
6orage	0-h 1j
6rategy	0c
7ive	0-c 3f
7ong	0i
6udent	0e 7-b
8ies	0-h 1k
5ubscription	0-a 1f
8tations	0-g 1j
6ch	0-l 2v
6pport	1-b dm
bed	0-f 8l
5ystem	0-m 111
as	1-f 2l
5àng	dk
5áng	0d
6t	1g
5ĩ	0-e 7j
5ơ	0g
6n	2-b
5ư	0-g ao
5ạch	0-g 4r 6-b
5ản	0a
5ắc	0-c 1g
6p	2-b
5ẽ	0h 2-a
5ố	0-c 3-c 4z
5ử	0-b
6a	2a
5ự	2-g ei
4t	2d
5able	0a
6kes	4a
6sks	0-h 3h 4b
6y	0d
5eam	011 3-l
8s	0-f 2g 4k
6chnical	0k 1-d 2-d 3d
bian	8b
aque	0-n 1h 2d
ds	2b
9ologist	2-e 8l
dy	0u 1-c
6lstro	0b
6nders	0-e 2f
6rm	3d
7raform	0-b 2f
6sol	9d
7t	1k
8ing	0-n 113
5han	be
7t	0-13 1j di
6e	0j 1-z 2a 3e en
7ir	0g 4-a
7m	0c
7o	0-12 2b e1f
8retical	0-e 7i
7re	ei
9's	0-b ee
7se	0a
7y	0c
6ings	3f 4-a
8king	1g
7s	0b
7ểu	0b
6oại	1c
7ả	4b
6rough	0-11 1o 4r
bout	0-k dm
6u	0n 1-d
7yết	0d
7ê	2b
7ật	0-d 8e
7ế	0-c 2c
7ộc	0-c 1e
6ành	0-c 2g
6áng	2-c bw dk
6êm	0-a dg
6ì	0-p 2a an
6ông	0g 2-b
6ăng	0-b 4d
6ư	0a
7ơng	1-q 3o
6ạo	0d 1-d db
6ảo	0-g 3l
6ần	0b 3n 4-u
6ẻ	0d
6ế	0o
6ịt	0-a 1c
6ống	0-g db eb
6ời	0i
6ủ	3d
6ứ	d-b el
7c	ah
6ực	2-b 4n
5iktok	0d 1-g
6me	0g 1-g 3h 4-b ea
6n	0k 2-m 4c
7h	014 3-x
6êm	0-a 2d
7n	0m de
7u	0c
6ến	0-c 3f
8g	0w 1-b 2-e 3d 4g 6-f d-a
7p	0y
6ền	0-d 1-c da ed
5o	0-l 1-v 3r 41i e-a
6eic	6d
6lerance	0b
6ol	0-f 8f
8s	1-q 2e ec
9ets	0-e 1g
6p	2e
6àn	ad
6án	1a
5rack	1c
9ing	0-e 1k
7de	0-r 1c 3j
7ining	9k
7nsformation	0e 1-c
9parent	0-e 3g
aort	0-a dg
dation	0e
7vel	0-h 4-a d10
6end	3l
9s	1c
6iển	0e
6ong	0-16 2e 41f c-c ed
6ung	8a e-a
7yền	2-a 4h
6ách	3a
6ên	018 2-i
6ì	0e 1-d
7nh	3n 4-r ea
6í	0k
6ú	0-e dr
7c	1-a 8e
6ưa	ee
7ờng	0-n 8a ek
7ởng	0-e 1h
6ại	0-c ei
7m	0-l 2p
6ẻ	4a
6ọng	0-a 3b
6ở	0-1y 1k 6f 7y 8u a-i dj
6ừ	1q d-a
6ữ	1-e 2a
5uyến	0b
6ân	4d
6ổi	0i 1-a da es
5y	0n
6pescript	0-e 1g
5ài	2k
5ác	2-c 4-f el
7h	1-i 2k
5ây	ed
5ình	3a
5ích	1-j 2r
6nh	0-v 1g 2b 3j e-d
5ô	0-c ef
5ăng	0e
5ĩnh	0-c 3p
5ại	0-r 2c cc eu
6o	0-a 9g
5ập	0c
5ế	0e 2-g
5ỉnh	eg
5ối	0-15 4-k da e15
6t	0-1u 1f 2a 415 7j 8-d a-b dk e-a
5ổ	0-b 4h
5ừ	0-p 1f 2h dd ed
6ng	0q
5ự	0-q 1d 2q
4uk	0-t de ek
5nder	0-f ei
9standing	112 3-d
5p	1d
5s	0d
6e	4d
7r	0a
6ing	0-t 2u
4vehicle	0-b dd
5ia	0-i 1l
6ew	1c
6sa	0a
7ion	0-q 1h ef
6ên	7n e-b
6ết	010
6ệc	0h 1-m 2j 3f e-i
7t	1a 4h 5-d
5lookup	0j 1-g
5oltage	0-k 1e
5à	0-2a 1-s 2d 42r ed
5ùng	0b
5ăn	1-n 211
5ấn	1v 2-o
5ận	0c
6t	2c
5ẽ	0-l 2n
5ề	0p
5ị	0q
5ới	0-1g 427
5ụ	0-g 4i
5ững	2c
4we	1-f 2a ed
6're	4c
6ekend	dd
6ll	0b 2-c 3k
5hen	0-e 3d
6ich	0-i 3i
7le	4a
6o	0g
6y	0-c 4e
5ill	1-f ex
6nd	0-e 1h
7e	2b
6reless	0-d 2o
6th	0-17 1f 2o 6b aa
8in	2-d bn
8out	0-11 2m ef
5ork	0t 1-m 3-d
8flow	0-f 1i
8ing	0l
6uld	0-18 1d 2q ad
5pm	0e
4xa	4b
5e	1-a dx e-h
5inh	0-e dh
5oay	0-h dv e-a
5ác	0-k 9i
5ây	0-l 1m
5ã	0e
5ét	2b
5úc	0-e dh
5ưởng	0h 1-g
5ếp	0-p 1c dd
5ử	2i 3-f 4k
4year	b12 e-d
8s	0-q 1-l 3-j b1h c1v e-h
5ou	01q 2-i
7r	1-f 2-b 3m dg e-a
8self	3a
5rs	0-12 bt cg
5êu	0j
4zalo	0b
4án	eg
5p	0d 2c 4-c
4âm	2f
5u	0-a 1g
4ép	0b 2-c
4ít	eb
4ô	0-b eg
4ý	0-e 3c
4ăn	0-c dc
4đh	7n
5i	2-a ek
6ềm	0-b 2g
6ểm	0f
6ện	0-i 1f ak e-b
5àm	0b
6o	0f
5áp	0a
5ã	0-a dg
5êm	dj
5ình	eb
5úng	0-f 2-c 4i ec
5ơn	011 1-i
5ương	0h
6ờng	0-11 dm
6ợc	1-x 2-p 4h dx ee
5ại	0f 2-e ed
6o	3c 4-b
5ầu	0b
5ắp	2d
5ẳng	0-q 1-a 71n
5ến	0f 1-h d-b ej
5ể	0-x 2f 4e ec
5ịa	ei
6nh	0l e-c
5ọc	6a
5ối	1b
5ồ	0-c 1l
6ng	0d 3b
5ổi	0b
5ộ	012 1-i 4b 7c d-b e-d
6i	0-e 4d dc
6ng	3e
5ủ	0c
4ưa	4-c ei
5u	ec
4ảnh	1-c db
4ẩm	0-c
4ốp	0-j 1k
4ở	0-d ez
4ứng	0w
22=0	1-15 2-b 3-v 4-10 5-c 7n 8h bo c-m d15 et
41m55	dc
42d	0f 1-e
43d	0j 1-h
45.30am	0-a ed
48h	0-c eg
4^	0b 1q 21x 3b 4-a 5f 6-n 7-1e 9-a b-2l c13 d-z e1i
4a	0-17 1-17 2b 31d 6e aw ce
5bilities	1j
ay	0e
6out	df
7ve	c-h ej
5cademic	0d
6cessibility	0-a 1b
7ount	2c
6hieve	4b
6quire	0-m 2n
6ross	0c 2-e
6t	3f
7ivities	0-e 1i
by	0-h di
5ds	0-f 2j
6vanced	0f 2-c
5fter	0b
5gile	0-c 1e
5i	0n 1-d
5lert	0-c dg
6l	0f
7ow	0-d 2f
6ready	1a
6so	0d 1-g 4d
5n	0q 1-u 2a 3-c 4l ca
6alytical	0-g 2d
cs	0e
6d	0-j 114 2s 31e 7-h 9c b-19 c-h do e-14
6h	0d 1d 2-o 411
5pache	0-e 1i
6p	0f
7lications	0-f 1g
8y	0b
5ql	2e
5rchitecture	0-c 2m
6e	0-n 1-i 2v ah
7a	0-m ej
6ound	0b
5s	0-j 1-e 2v 4-j de
6signed	1a
8st	0-f 1i
aing	0-d 1f
5t	0-b 2t
6tention	3c
7itude	4b
5udio	0-u 2t ci
5ws	0r 1-a
5zure	1-a 2e
4b	0-b
52	dc
5acklog	0f 1-f
6lance	0-d 4g
8yage	0h 3-f
6nk	ea
6sed	1-b
7ic	0-e 1k
5e	0-22 2t 8c ab eu
6am	2b
6haviour	0-f 1a
6st	2g
6tter	0-a 4g
8ing	0-a 1f
5ig	0-d 5k 9a
6ll	1a
6ên	0-a 7f
6ến	0-b 2i
7t	0-29 1j 3h 4u dn e-d
5oard	9i
6dy	1b
6m	0b
6ot	0-c 1h
6rders	0-h 1i
6th	0-t 4y 7h
6x	0-a 2e
5reak	0c
6idge	0-a 2n
as	0-a 1f
6se	0b 1-a
5uild	0j 2-h 3a
9ing	3k
6siness	1n 2-a 3-e 4a
6t	1j 2-c
6ổi	ee
6ộc	de
5y	0f 1-i 8l
5ài	0d
6y	0m 4-c
5án	011 1g 2-12 bd c-e
7h	cb
6o	0c 1-f 9h
5ó	012 4-o
6c	0d 2-b
5ạn	0k
5ản	0-17 1i 21g
6o	0y 1-n
5ắt	0-c 2f
5ằng	018 2-h d-e
5ệnh	0-b
5ộ	0a
4c	0c e-d
5#	0-11 1m 2h
5a	01c 2-c 4-i d-j ee
6ble	0-a 1c
6lling	0-k 2n
6n	0k 1-a 2-s ee
7va	0-a 2g
6o	0a 4e 7c e-c
6pcut	0-o 1r
6rd	9n
6ses	0a
6ttle	0-i 2j
5d	1b
5ell	2b
7ta	9d
6nter	0-b 1g
6rt	0-a 9j
5hallenges	4c
7nges	0a
7racterised	3b
6emical	0-c 8e
6iến	0j 3-h
7ều	0-i 1j
6o	0e 2-c 4g
6uyên	0b 1-c 7d
8ền	0-c 1h
8ển	ef
8ện	0-b 4e
6ánh	0-b ed
6ính	0-e 2m 3a
6ăm	0-c 3b
7n	7d
6ưa	0a
6ạy	0d
6ất	0h 2-d
6ế	0-a
6ỉ	016
7nh	1-e 2k
6ịu	3g
6ối	4c
7t	1g
6ỗ	0-d 2h
6ụp	0b
6ức	0-d 4h
7ng	0-e 6d
5i	0-d 1j
6vil	0-a 9c
5laims	0a
7ss	0-c bf
6ean	ea
8r	6d
6ient	eb
as	1-c 3f 4e
6oudwatch	1d
6usters	0b 1-b
5o	0-e eh
6aching	0-f 3i
6de	0-10 1p 2-d 3l
6llaborate	0d 3-b
eion	0o 3-h
fve	4d
8eagues	3h
7or	0-b 1d
6me	0d
7mercial	bb
8unicating	0a
fon	2-a 3q
7pany	0g
8leted	ah
8uter	7d
6n	0a
7crete	0-m 1x 2-b
7fident	0-a
9guration	0-i 1k
7sent	0-g 1i
8ulting	2e
7tent	0f
8inuous	1b
8ractual	1e
9ibutions	0-k el
9ol	0-r 2k
bled	0-a 1b
6ordination	0-f 1h
6re	0-k 2p
7vita	1b
6smosdb	0d 1-c
5reating	0-h 1j
ave	0c
5urrent	0-k 7n
6stomer	0-m 2s
cs	0g
6ối	0d 2b 8b e-h
5ycle	0e 2-c
5àng	0-15 5b 6f af eb
5á	de
6c	0-c 1-j 2-g 3j 7s eh
6o	0m
5òn	9a
5ó	1-r 2j 3j 4-g ac d-h ek
5ông	0-d 1c 3-h 41x d-c e-l
5ơ	0-e 1k
5ấp	018 1-c 7d e-a
5ần	0j
6u	01i 3-l c-d
5ộng	0h
5ử	6c
4d	0l 2-c
5aily	0f
7ry	0-f 2g
6ta	0b 1-c 3l
8bases	0c
6ys	0a d-a eb
5eadline	4c
cs	0-f 3i
6canters	1a
7ision	3a
6gree	018 1-b 7b
6liver	0-g 3l
by	0t 2-k
6mos	0a
6ployment	0a
6scription	0-w 116 2-a
7ign	0-1k 1l 2y 4b
aers	0-o 3e 4b
as	0-e 2i
8re	0o 1-e
6termined	3h
6velop	0-r 2h 3i
ber	1d
ds	4e
bing	010 1-s
bment	2e
7ops	0e 1-l 4d
5i	0-d 1d 2-b dh
6fferent	4e
6ploma	0-f 7f 8e
6rect	0-e 4f
aionality	0-a 1a
aly	0i
6sciplines	1-k 2m
7play	0-j 2n
5oanh	0i 4-e
5rama	0a
6ive	0g
9n	0g 1-g 2-c 3j
8ing	0-r 1e dg
5u	7c
6ties	0-e 1-a 2i
5ynamics	0l 1-a
5ân	1a
5õi	0e 2-b
5ùng	0t 2-n
5ưới	eb
6ỡng	0-o 2t
6ợc	2d
5ẫn	2a
5ễ	0c
5ịch	3b
5ụng	2d
5ựng	0-i 1g 2a
4e	de
5.g	2c
5ach	ec
5ducation	7h
5e	1i
5ffectively	0-b 4i
7orts	2f
5ither	0-b 2c
5lectrical	2b cb
aonic	0f 1-d
7ments	0-c 2d
5m	0h 2-b
6ployment	0f
5nable	0f 4-c
6d	4k
6ergy	0-g 4e
6gineer	0m 1-k 2-f 3i
cing	0l 2-b 4-h 7b ab
cs	0-15 1u
7lish	3h 4-c 5d
6joy	4a
6tire	2b
6vironment	1e
5quivalent	1-d 6b
5specially	0-k 1a 4d
5tc	1k 2-f
6l	0-g 1h
5valuation	1k
6olve	0-e 3h
9ing	4a
5xam	8a
6ceed	3a
8l	0k 2-j
9lence	3a
8ptional	1a
6isting	0-e 1l
6pect	0-i 8k
8rience	0-f 116 3-j 4-c bm cr d-c e-f
ed	0-c 3h
es	1-a 2d
amental	0a
ftion	0-a 1b
es	0-c 1d
7osure	0-a 1d
6ternal	0a
4f	0-g 1b bb
5actory	0-l 1n
6rms	0-d 1e
6st	4h
5eed	0-c 1h
8back	0-e 1g
8ing	0-d 2g
7s	0d
7t	0-h dl
5ield	0-f 8c ed
9s	0-d ag
6nance	0g 1-f 2-a cb
7d	0e
8ing	0-f 2g
bs	0-h 4j
6rst	4c
5lexible	3d
5mcg	2h
5ood	2-a 9j ec
6r	0-w 112 2-n ez
7klift	0-k 2l
7m	0b 1-a
8ing	0-e 1n
7ward	0-b 4e
5ramework	1h
6om	0-14 1-g 21j 4c
5ull	df
6n	0g
7ctional	0d
cs	2a
4ga4	0-g 1l
6ges	1c
5el	0-b 2d
6rber	0-g 2j
6t	0-g di
5ia	1-c 2a db
7n	0a d-a
7o	0d 2-p 3g 4-a 5d
6á	0a
7m	0e 2-b
6ải	1b 2-a 4h
6ặt	0a
6ọng	0-l 4r
6ờ	0-r 4n df
5ood	0-g 2q
8s	1b
7gle	1c
5rading	1a
6eat	0b
7en	0-d 4l
6oup	0b
7w	0-b 4f
8n	0-a 2b
5uest	3-h dk
5ần	ea
5ắn	0l 3-b
5ọi	0j
5ỗ	0-a 1c
5ội	0-h 2j
5ửi	0a
4ham	4g
6rdware	0g 1-c
6s	0e 3-e 4p
6ve	0-q 2v 4-f ai eg
5ead	1d
7t	0-e 2f
6lp	0-c 4i
5igh	0m 2-h
8ly	0e
6ểm	0m 2-h
6ện	0-c 4k
7u	3-h 4r 9d
5oa	0-g 2a 5j
6lidays	0-i el
6tel	0-e 2j
6urs	2-d 9b ee
6w	0-g 1p
6àn	0-b eg
6á	0-o 1i 2-c 7c eb
6ạt	ec
6ặc	0-10 1-a 5s 6h aa eh
5tml5	0-g 1h
5w	2a
5à	2e
6n	0k
7g	0-f 4c eb
7h	1-h 2j df
5ình	0-f 4p
5ạn	0-h ac eb
5ệ	0c e-g
5ọc	014 1-a 8i e-e
5ội	0c
5ợp	0f
4id	0-a 2b
6eal	2c
9ly	0-b 1o 2-b
8s	0-j 3j
5elts	6k
5f	ea
5mpact	0-r 2u
as	0-d 3k
7lementation	2-a
7ortant	1a
7rovement	0l 2-c
aing	0-l 4m
5n	0-q 1d 2h 3-d 4-17 71h 8-h 9s a-a ct d-12 eb
6cidents	0-a 1e
7l	0-s 1y
8uding	0-10 er
6dependently	4c
7ustry	0-k 2j
6fluence	1d
7ormation	1b
7rastructure	2b
6novation	0-c 4h
6s	0-e 2g
7urance	2d
6teract	0b 2i 4-r
9face	0a
cing	0a
9nally	0-b 4e
btional	0-d 3-c 4c dg
aet	dh
7o	1-c
6vestment	0-c 2e
5s	1k 2-k 5k 7-d 9y
6eries	0-a 1b
6sues	3g
5t	0-e 2d 4q c-b
6s	0o 2-j
4java	029 1-17 2-i c-a
8script	0-c 1i
5ob	0-11 1p 2h
4kanban	0e 1-d
5hi	dk e-c
6u	0-i dd ea
6á	0h 3-c
7ch	0-d 4l e-e
6éo	0-d de
6í	1-a
6ông	1-j 3b 4c 6-c db eb
6ả	0a
6ẩu	0-d 2c df
5im	1b 2-d
6nh	0-w 1-q 2b 8v b1f d-d e-l
6tchen	0-c 1h
6ếm	4b
7n	0-f 8b ai
5nack	0-g 3l
6ow	0-a 2p
8ledge	3i 9i
5otlin	0d
5ubernetes	0-v 1g 2h
5ênh	1d
5ín	3j
5ý	0j 2-g
5ế	0p 1-b 4-c
6t	3g
5ể	0-a 2a dg e-d
5ỳ	0c
5ỹ	0v 1-c
4lab	0c
7oratory	8a
6nguage	0a
cs	1n 2-g
6o	0-d 2h
6ptop	0-a 1f
6rge	3e
6yout	0-k 1p
5ead	0-d 4i
8ing	2a
7n	0-d 1g
7rn	0c
9ing	012 2-k
6ctra	0-b 1j
6vel	1q 2-a 4-g 7i ab
5icence	ef
9se	ec
6fe	0f
8cycle	1c
6ke	0-n 2r 4c
6nes	0-b 1e
7h	dc
7k	0-b ef
7ux	0e
6ve	0-l dh eb
8d	0c
6ên	0k
6ệu	4j
5ogistics	2c
6ndon	1f
7g	ec
5uật	1-n 2c 7k ac
5à	0-j 1b 4c 7a e-a
6m	1-j 2-g 3-z 4a bz c1e
5át	0-j 1k
5âu	4-c de
5ãnh	0f 3-b
5ên	0-2l 1p 3a 6f 7x 8u a-i cc db
5ý	0-w 1-c 21f 3-i eb
5ĩnh	0b c-i
5ưu	1d
6ơng	0h
6ợc	0j 4-h
5ại	0-c eg
6nh	0-d eo
5ấy	0g 2-b
5ần	0c
5ập	0i 3-a
5ắng	3m 4-b
5ẻ	1j 2-l
5ịch	2e 7b
5ỗi	0-d 1c 4d
5ớn	0-o eu
6p	0b
5ợi	0s 1-b 2-g 9d
5ực	0o 4-d
4m	0-k 1l
5achine	0f
6ke	3e
8s	0-k dk
7ing	0b
6nagement	2o
7ufacturing	0i 2-f
7y	0-c 3b
6rket	2e
aing	0i 2-f
6ster	0o
a's	0e
6terial	0-b 1e
cs	0-b
7ter	0-s 2l
as	4b
6y	0-c 2l
5ca	0-b 7f
6sa	0j a-c
5echanical	0-e 2e
6dical	8c
6ntoring	0-c 1h
6ssage	2c
6thods	0-c 1a
5icroservices	0e 2-h
aoft	2b
6nd	0-a 4b
8ed	0-e 2k
8set	1-h 3e
7imum	0-r 1j bd
6ền	0-h 4c dm
6ễn	0b
5odels	0-e 1i
8rn	0-a 2-b 4i
6lecular	0-b
6nth	ea
9s	0-h ee
6re	0k 1-j bf cb
6st	0-h el
6ve	0-i 4n
5s	0l 2-e
5ultiple	4h
6sical	0-i 2i
7t	1-c dc
5àu	0-a 1i
5áy	0q 1-y 4l d14 e-y
5ón	0-y 113
5ôi	0-l db ed
5ùa	da
5ạch	1c
6i	0e 1-h
6ng	0-a ah
5ẫu	0o 1-i
5ặc	0-e dd
5ẹ	2b
5ềm	0o 2-e
5ỗi	015 e-g
5ột	0-18 1p 2m 4f
5ới	8e
5ỹ	0n 1-c 2-a
4nang	3f
6tive	0-f 1h
5eed	0a
8s	0f
6w	0h 2-b 4e
5ghe	0f
7iệm	0-o cy e-c
9p	0c 1e 2-u 3d 7k
7ề	2-c 9g af
7ệ	0-b 7d
6oài	db
7ại	0l 2-a 8a
6ành	0-u 2d 7-a 81j e-c
7y	0-j 1h d-m e18
6ân	1a
6ôn	0-c 3f
6ũ	0-g ec
6ười	0d 4a
6ại	4g
6ọng	3-i dk ea
6ữ	0a 4e
5hanh	0-1j 1z 3u d-e
6iều	db
7ệm	3a
6uộm	0-g 1i
6à	1-h 2j
6ân	4-f 8c
6ìn	4-d el
6óm	1l 4-d
6ạc	2a
6ất	ec
6ận	0a 1-n 2d 4-f 9i eb
7p	2g
7t	0o 1-h
6ẹn	0g 4-d
5ight	eh
6nh	0-c ee
5o	0-13 3g dj er
6de	1d
8.js	0c
6n	0-d 4f
6rdvik	0-b 1d
6sql	0-e 1i
6t	0k
5utrition	0-i 1j
5âng	4c
5ói	3c 4-c
5ăm	7l bo cj d-r
6ng	0o
5ước	0m
5ội	0c 1-g
5ữ	dc ei
4of	1-m 3-s 4p b17 c11 e-k
6f	0b
7erings	1-h 2j
7ice	0b
7s	0-b 3j
6ten	ec
5n	028 1-l 3-m 4-d 8g e-d
6e	0s 2-g 8c
6ly	0-x dq ed
5pen	1d
7ra	1f
9tors	1j 2-c
6portunity	0b
6timisation	0e 1-d
5r	0-u 1-i 3-q 4-f 518 7-l 81v 9y c-c d-e
6acle	0-f 1i
6iented	4-j ej
5ther	0-c 2d
9s	1-a 3f
5ur	01c 4-d
6t	0d
5wn	0d
7ers	4d
4p	0-a 1b
5ackaging	0-m 1n
6rents	2d
7t	0z
8ner	4e
bs	0h
6ssion	0a
5eople	0v 4-j
6r	0-h el
7formance	0b
bing	2b
5h	dd
6age	0-k 1o
6iên	8f
6u	0-a dm e-b
6ysics	8b
6án	0b
6ân	8d
6ép	0-n dl
6í	0c
6òng	1-d 2s
6ú	ec
7t	0e
6ương	0c
6ải	3i
6ần	0a 2-a
6ẩm	0l 1-d
6ỏng	1d
6ụ	0d
7c	1i
5lease	0-h eg
6ug	0-f 1h
7s	0-g 5-a 6i af
5oints	0c
6sition	0-d 1m
ave	0-g 4j
7sess	0-c 2i
7tgresql	0b
5ractice	0l 4-d
cs	2a
7gmatic	2-b 4d
6eferably	0-1q 1j 2p 8i
ared	ak
6oactive	0-b 3c
7blem	3c
bs	0-f 4l
7cess	0-d 7g
bes	0e
7ducing	2a
at	2-l co
bion	2g
bs	0d
7fessions	0-b 4d
7gramming	0u 1-i
7ject	1-g 2-f 3m 4a
bs	0b 1-e
7posals	0-e 2i
7semirror	0-a 1b
7tein	0-b
5ublications	0-j dk
6rification	0-q 2v
4qtkd	0-b 2b
5ua	0f 1-a
7lifications	0b
bed	ab
9ty	1-q 2e 4d
6oc	0-a eb
6y	1-a 4c ea
6án	0-c 1d
6ản	0e 1l 2-k 3-m 8e bf
6ận	dg
6ốc	0-f 1b 9a
4r	0-b 1a
5a	0-b 1f
5eact	0-b 1k
7l	0-d 3i
6cognised	0-e 1h
8rd	0-f 1d db
6dis	0d 1-b
7ux	0a
6gions	0-k 3l
7ular	0-j 4f
ations	1d
6lated	8b
9ion	0-k dn
cships	0-a 4k
7ease	0b
8vant	0-c ag
6mote	4b
6quired	0-i 1b
bments	1-g 2g
6search	0-p 3g
7ponsibilities	3e
6trospectives	0g 2-f
6view	0e
5iêng	4g
5ole	0-a 1a
5uminants	0-g 1i
6n	0-b 1d
5àng	ed
5õ	0-h dr
5ửa	2c
4s	1c 2-a
5afe	0-h 1j
8ty	9c
6les	1a 2-a ch
9force	0e 1-d
6turday	eb
cs	da
5crum	2-c
5ector	0-c 2d
7urity	1b
6ed	0-d 1h
6lection	0-n 2n
7f	0-f 3i
6nior	3j
6parators	0-g 1p
6rvice	0-z 11b
bs	0-a 1l
6t	0g
6veral	3c
5hare	0-l 4b eg
9d	0-e 2g
6ift	df
5iemens	0g 1-f
6ngle	0-l 1l
7h	2f
6tes	eb
6êng	db
5kills	0y 3-d
5martphone	d-d eo
5ocial	0l 3-j
6ftware	0-b 3k
6lution	0e
cs	0-a 1v
7ving	3k 4-b
6und	0f 2-a
7rce	0-b 2f
5pace	0-h dk
6ecial	0-i 2j
6ring	0u 1-i
5ql	1-d 2n
5takeholders	0-d 4d
7r	0-e 1j
8ter	0-k 3p
6rong	1e
6udio	1h
5ubstantial	0-d 4e
6ch	0-r 2v
6pply	0-d ef
8ort	0m
bed	0-f 7m
5wift	0a
5ystem	0-l 2g
as	1-a 2t
5àn	1e 2-b
5ĩ	0-a
5ơn	1-b 2a
5ư	0-d ag
5ạch	0-e 3a 4h 5-d
6n	2a
5ản	0i
5ắc	2d
6p	2-b 4i
5ẽ	1-a
5ố	0n
6ng	0-c ej
5ức	0c
5ửa	2b
5ự	0c 1-i ej
4t	1a
52	eb
5able	0d
6kes	4a
6y	0c
5eaching	0-a 1b
7m	012 1-n 3-b
8s	2h 3-g 4h
6chnical	0q 1-b 2-j 3h 4-g
bian	8c
aque	0-c 1f
ds	1b
9ologies	4u
est	1-h 7o
dy	0y 1-h
6lstro	0n 1-g
6nders	1f
6st	0k
8ing	0a 1f
5hat	0-15 1m 2f 4k
6e	0-m 8c bk
7ir	0j 3-d
7o	0-11 dv ee
7re	0-e ei
9's	0-a ee
7y	0-p 1l 2c
6i	2a
7s	1-a 9m
7ết	1s 2-j b-f ci
7ểu	0-o 4-j dd ei
6oại	0c
6rough	4m
bout	7c
6u	0c
7yết	0b
7ê	2a
7ật	2-g 8g
7ế	1f
7ốc	da eb
6ành	0-d 1m
6áng	018 2-o 4d e-m
6ì	0-q an ea
6ích	4a
6ông	da
6ăng	0-b 4e
6ư	0d
7ơng	2-n
6ạo	0-a 1d 2e
6ần	014 3-x
6ắc	4b
6ế	0e 1-a 4k
6ống	dj e-e
6ời	0-d 2o ea
6ủ	4d
6ứ	ec
7c	0-a ai
6ực	4n
5ime	0c 4-a df
6n	1-e 2c 4f
7h	0-c 212 4-t
6êm	1b
7n	ea
6ến	3b
8g	0x 2-h 3k 4-s 5-j 6r
7p	1-b 3-h 5j 6i
6ền	0-p 3a ek
5ncn	0-d 2d
5o	11b 2-1w 31p 8b da e-y
6eic	5d
6oling	0g 2-f
8s	dc
6àn	9e
6án	0m 1-c
5raining	0d
7ng	0c
7vel	3-e e10
6end	1f
9s	0p 2-c
6iển	2d
6ong	0-1a 1-d 2t 3a 418 c-h d-a
6ung	0e 1-c 7e e-c
7yền	0-d 3t 4-a
6ách	0-k 3y
6ên	015 1-i
6ình	0e
6í	0p
6ú	0b
7c	8c
6ưa	0-c df
7ờng	0-t 8b em
6ại	0-c ek
7m	0-l 2k
6ẻ	3a
6ị	0x 2-m
6ở	1-k 5l 7g 810 a-k bn d-i
6ừ	0a
5uyệt	0b
6ân	3c
6ần	0g da
6ổi	0m d1p e-18
5ypescript	1a
5ài	0-x 1u 2-a 4a 8e
5ác	0q 1-c 4-d do
7h	1h
5ân	0a
6y	ec
5ích	0-a
6nh	1-h 2s
5ô	0-b eg
5ăng	0e d-b
5ư	4g
6ơng	0-10 1h 2j 6b
5ại	0-w ba df el
6o	0e
5ải	0b
5ế	0v 1-u 8b
5ỉ	3j 4-i
6nh	0-k 2-c e13
5ối	0-h 4-k ew
6t	0-1x 1-m 2t 3o 4-i 6p 8a do
5ổ	0-q 2i 3i
5ừ	2d do
6ng	0c
5ự	1e
4uk	0-f ek
5ltracold	1k 2-e
5nder	0-f di
9stand	0-a 1k
eing	1f
5p	3d
5rban	0-h 2i
5s	0f
6e	4c
7r	0a
8s	1-b
6ing	0-r 1d 2m
4value	0e
6rious	0-d 2d
5erbal	1h 3-c
6ssels	0-d
5isa	0b
7ion	dh
6ên	0i 1-d 2e
6ết	0d 1-c 2g 3-a b-a cb
6ệc	0o 3-i 4f e-e
7n	0c
7t	0-m 1-c 2m 3h
5oltage	1d
5à	0-1r 1-1f 211 31c 413
5õ	ac
5ùng	0e 2-a
5ăn	11b 2-i e-b
5ấn	1-i 3g
5ận	0a
6t	2g
5ẽ	2o
5ề	0r
5ị	cl
5ới	0-1u 3w 41l da e-i
5ụ	2-h 4l
5ững	0-a 1b
5ực	1-b
4walk	0h
6nt	4h
5e	0f 1-i 3-a em
6're	3d
6b	0k 1-d
6ekly	0-a 1c
6ll	0-s 1d 3h
5hich	0-m 1e 2d
7le	0-n 3i
6y	0-b 3d
5ill	0-18 4g d10
8ing	0-h aj
6ne	2c
6reless	0-f 1r
6th	0-h 1-v 4c 5b ad db
8in	0i 1b 2-e
8out	0-z 1m ee
5ork	3l dd e-a
8ing	0-q 1e 2-a 414
8s	0-d
6uld	0-1m 11h ad
5pm	2e
5ritten	0b
4xa	4b
5e	0q e-e
5oay	0d e-f
5uất	0-a 1n 2-n dc
5ây	1d
5ã	0b
5ét	1b
5ếp	2-a
5ử	0-v 2b 4w
4y	1-b 2c
5ear	0a
8s	bq c1g d-c e-c
5ou	0y 1-j 2c
7r	1-b ak e-b
8self	0-c 1g
5rs	0-e bh
5êu	4a
4zalo	0c 2-a
4án	da
5p	0q 3-n
4âm	1e
4ép	0-d 2g
4ít	0-j dk
4ô	0-g dg
4đam	0-g 4k
6ng	ea
5i	dj
6ềm	0-b 1d
7u	1a
6ểm	0-o 1h 2h
6ện	0-l 2o aj
5àm	3a 4-i
6o	0e
5ánh	0-i 4a
6p	0a ec
5ông	0-d em
5úng	0-c 1-c 3k eb
5ường	0-e
6ợc	0-1n 1-k 3n dz
5ại	1-q 2e de
6o	0i 4-b
6t	4d
5ảm	1i 2-e
6o	0f 2-b
5ắp	0-a 1d
5ẳng	0j 8a
5ến	0a 1-j db
5ể	0-r 2f eb
5ịa	0-u dv ed
6nh	1h
5ọc	eg
5ối	0i
5ồ	1-g 2j
6ng	0i
5ộ	4h
6c	3c
6i	3h
6ng	4b e-a
5ức	0a
4ưa	3-c dg
5u	0-a 2-e 4-b ah ea
4ẩm	0-d 1c
4ốp	0-k 1n
4ở	e10
4ứng	0j
1-1=0	1-b 4-u 5-a 6-e 7-e 9-h a-b b-r c1l de e1s
41m55	3-g du
78	db
42+	cb
43+	0-a cj
5d	0h 2-e
44+	0-a cf
45+	cc
48h	0-c ed
4^	0z 1l 2-11 3i 4-y 5n 6-q 710 8-u 9u a-s bz c-10 d16 e-1c
4a	0-2d 1-1h 3x 4b 71n b-a ch d1m e-h
5bility	0p 4-f
6le	0l
6out	4d
5cademic	0-15 2t 4k
6cording	0-g 2i
6hieve	0g
6oustics	2h
6ross	1-k 4h
6t	4c
7ing	0-g 4i
8ve	0-b 9m
5dmin	1d
6vanced	0-y 1k 4i
5gile	01k 1-i 2-14 4-e dn
5lert	0-b
6gorithms	1e
6l	0p
6ongside	0-c 1d
6so	0l
6ways	4d
5m	0a
6azing	0b
8on	0e
5n	0a 1f 2-l 3k ab d-a
6alysis	1e 2-f
9tical	1-a 3f
cs	0-a 1c
6d	0-3q 1-1c 21q 329 41a 7-k 917 a-e c-a d-o el
7roid	0-p 1-b 217
6gular	0-11 117
6h	0j 1l 2-b
6tibody	0-j 2n
5pache	0-h 1t 2-b
6i	2a
6plicants	0-f 1k
btion	2a
7roach	0g 4-a
9priate	0a
5ql	2h
5rchitecture	0c
6e	0-v 1-c 31u 4-d
7a	0-k 1g
6ound	0-q 1u
5s	0-b 3o
6sisting	0c
7urance	012 1-i 2-i
5t	0f 1-a 2-f 3c 4-f 7c ee
6om	0-h 2h
6tention	4e
7itude	0a
5udio	0-o 1-a 216
6thorized	0-e ee
7ocad	0a 1-a
8mation	0m 2-g
5vailable	0-g eg
5ws	01d 2-1c
5zure	0d 1-17 212
4b.sc	8t
6tech	0-a 7g
5a	7-g 8q
6chelor	0x 8-o
c's	8e
7kend	1i
8ground	8a
8log	0f 2-e
6layage	1d
6nk	ea
6se	0b
8d	1-b 2f
7ic	0-n 1y
5ca	7a
5e	0-1d 1-g 2-a 312 4-b 8c d18
6am	0-l 2o
6ing	dl
6st	0-d 1h
6tween	1-a
5i	0c 1-a
6a	0-a da
6ds	0-e 2f
6g	2-a 3j
6ết	0-w 11k 2-l 3b 4-a 5r
5ody	2a
6th	0l 2-d
6x	0-f 2f 3d 4-a
5s	7-u 813
5uild	0-d 2h
9ing	0-p 1b 2d 4d
6siness	2t
6t	0d
6ổi	0-b ee
5y	012 1-g
5à	0c
6i	ed
6y	0a 2a 4-b
5án	0-c 2y
7h	2f
6o	2l 4-c
5ì	1f
6nh	4h
5ạn	0-n 7e d17 e-a
5ản	1-f 2l
6o	2-g an
5ậc	0c
5ắt	0-g 4j
5ằng	1a 5-l 7h a-a dh
5ếp	0-o 2e bd
5ệnh	0c 4-d
5ị	0-b 2d 4a
5ọc	0-b 2d
5ộ	eb
6t	0-f 1b
4c	2-h ed
5#	0-e 1n
5a	0z 8e e-s
6lculations	0f 2-c
6mbridge	2b
6n	0-18 1e 3s 4-a dx e-b
6o	0-t 2-d 3-j 81g do
6pcut	2a
6tegory	0-m 2b ed
5d	0c
5ell	0-11 216
6rtification	ac
5hallenge	0-n 2n
cing	4i
7nges	0j 3-b
7rtered	ab
9s	0-e 1m
6eck	0e
6iều	0a
6o	0k 1-f 4e
6uyên	0q 2-c
8ện	4d
7ẩn	0k e-b
6à	2b
6ép	0-c 1g
6ính	2-l 4f 8i
6út	0-c 4d
6ăm	0-c 4k
6ạy	0j 2-d
6ấm	0d
7t	0w 2-j
6ỉ	0-n 1-m 2-c 9u a18
6ịu	4n
6ốt	0m 2-e
6ụp	0e 2-b
6ủ	4a
6ứng	0-g 2e ao
5i	0-h 2m
6vil	0-r 2i ac
5laims	0l 2-j
7ss	2d
6ean	2g 4-a
8r	0-g 3d 6n
9ly	0-a 4c
6ient	0-c 3-c eq
as	0-c 4o
6oud	1-a 2p
5o	0-r 4f ek
6ach	0-d 4e
6ding	0d 2-a
6gs	2b
6llaboration	0a
7or	0-m 1h ec
6mfortable	0e
7mercial	0-n 2r 4-b 8l
8unicate	0j 4-d
eing	0-c 4j
fon	0-s 2-c 4o dd
7pany	0b
8etent	0d
8lex	2m
8utational	0-14 217
6n	4b
7cept	0g 2-f
8rete	0-i 2o
7fident	0b
9guration	0h 2-f
7sent	2d
8ultative	0-i 4k
bing	0s 2-c
9mer	0-j 2p
7tainer	2g
8ent	2c
8inuous	2-j 4i
ely	4b
8ributions	0-n 1n
9ol	0a
6operation	0-i 4j
7rdinates	0-f 1i
6re	0-h 1m
6smosdb	1a 2-d
7t	1-d 3k
5reate	0n
9ive	0-a 2e 3e 4-c
6iminal	0-a ed
6oss	2-c 4h
5ultural	4c
6rrent	9m
6stomer	0-i 4p
6ối	0b
5àng	0j e-b
5á	0-h 1c ed
6c	0-d 1w 2-11 3c ej
6o	0-c 2m
5ân	ee
5ó	2-f 3d 4-p 912 a-g bc c-e en
5ông	0g 1-m 2d eo
5đ	0-c 713 8-d
5ũng	0c
5ơ	2q
5ả	0s e-e
5ấp	0h 1b 2-e 7i 8-a aa
6u	0h 2-c
5ần	dd
6u	0-i 3h 4l
5ắt	0-g 1d
5ổ	0-i 2j
5ộng	2f e-e
5ụ	0-a 2l
6c	1g
5ủa	4a
5ử	0-v 81g
6a	0d
4d	0e
5airy	0-11 215
6ta	1-v 2q
8bases	0d
6ys	ef
5ealing	4a
6canters	1d
7isions	3d
6gree	0h 9e
6liver	0d
6monstrated	1h
6ployment	0-t 2x
6sign	0p 1-g
aed	0-b 1h
brs	0-f 4g
as	0c
8re	0-o 4r
6tail	3b
7ermined	0d
6velop	0b
ber	0e
ds	4b
bing	1a 2-e
bment	0k
fal	0-e 2g
7ops	2-d 4f af
5i	0-f eg
6fferent	4a
6rect	0-e 4f
aionality	0-b 1j
aly	4a
aory	0d 1-b
6splay	1d 2-d
5na	0-f 2i
5o	0g
6anh	4c
6cument	1b
cation	0a
6mestic	0-j ek
5rive	0n 4-f
9n	0-n 1-d 219 3a 4-d
9r	0-e ai
8ing	0-d ei
5u	2j
6rable	2c
6ties	0j
6y	0-g 3f
5ynamics	0u 1-s
5ài	0h 4-d
5ân	0e
5õi	0d
5ùng	0-j 116 2-g
5ưỡng	2d
6ợc	0-r 2a 8i
5ạy	0c 2-a
5ị	eb
6ch	2b
5ụng	0-b 1f 2c
5ự	0b
6ng	0-a
4e	2i
5.g	1b
5ach	0b
5ducation	0a
dal	0b 2-b 8c
5ffectively	0e 4-c
5m	0a
6ail	0k
6bedded	0-a 2g
5nables	0d 1-b
6d	0-d 2e
6ergetic	0-o 31a 4-g
9y	2h
6gine	0c 2-b
aer	0-q 1b 9w
cing	0-d 1i 4-b 8p
cs	0-o 118 2-c
7lish	01x 3-n 6-k
6hanced	ef
6joy	0-d 4b
9s	0-c 3g
6tire	2a
6vironment	0d
5quipment	0-g 1m
5rp	0-i 2i
5stablish	0-o 1k
5tc	0a
6l	0-a 2c
5valuation	0-b 1w 2-j
6enings	0-a ea
6olve	0-f 4g
9ing	4a
5xceed	4a
8l	0z 1-k
9lence	4a
ct	0-q 3n 4-a 5i
8ptional	3a
6isting	2-c dh
6p	bc
7ect	0-f dh
aed	0-k dm
8rience	0c 2-d 9b bm
7ort	0-d 1-b 2p
6ternal	0c
4facebook	0l 1-i
7tory	0-g 1l
6nuc	0j 1-f
5eed	0-m 2s
8ing	0-i 2j
5ield	0h
6le	0c 2-b
6nance	0-h 2e
aial	2e
6rst	0a
6t	0-b 3e
5lexible	3i
6ink	0-a 1f
6ow	0-b
5ocus	4a
6llowing	1f
6od	0-15 1-c 2r as ef
6r	1-e 2-u 3t el
7eign	0-b 2d
7klift	0-c ai
5rameworks	1b 2-b
6esh	2c
6om	0-y 2-e 4c 7j di
5ull	1-c ev
6nctional	2-a
6rniture	0-r 2u
6ture	0m 1-b
4gaining	0-f 4h
5el	0-j 1m
6neral	0-d 1m
6rber	1d
6t	ec
7ting	0-d 4f
5hi	0m 2-e
5ia	ea
7o	0d 4i e-c
6ác	3f
7m	2k
6ải	0-a 2f
6ấy	0-a ai
6ặt	2a
6ọng	0e 4-k ec
6ới	2c
6ữ	4b
5lycoengineering	0-g 1j
5ood	0-l 1i ed
7gle	1-g 2v
5phc	0-g am
5reat	3d
7en	0-b 4d
6oup	0f
7w	4f
8ing	0d
8n	0-e 2f
8th	0e 4-d
5õ	2e
5ọi	0j
6n	4-e eh
5ội	0-d 2c
4haccp	0-j 1p
6lden	0c
6nd	0-e ef
8le	0-c 1-a 2d 3m
8s	0-a 4m
6ve	1q 3-g b11
6y	4d
5ead	2h
7t	0-h 2i
5igh	1-m 3d 8d
8ly	3-e 4m
6ring	0-e 1k
6ểm	0e
7u	1j 2-l
6ện	4e
7u	0e
5oa	0q 3-g
6ld	9j
6me	0c
6w	2f
6à	4b
6ạch	1o
7t	0-d 3k ea
6ặc	0-27 11g 2-r 5p 714 a-d dt e-g
5tml	1-a 2f
5uống	0l 4-g
5à	0c
6m	1b 2-e
6n	6i
7g	0h 1l 2-k 3d 4-o bg e-f
7h	0-z 111
5ình	0l 1d 2-a 4-j
5ạng	eh
5ằng	0c
5ệ	0g 2-d ek
5ọc	0z 1c 2-b 8-a dd e-a
5ộ	ec
5ợp	0v 1-h da
4identify	0a
5elts	0-z 61n
5f	0h
5llustrator	0-c 1d
5mmediate	0-o er
6pact	0-e 2i
7lementation	0a
7rovement	4i
5n	0-1x 11m 3-w 5d 7-b 8q ai d-b eu
6cident	0-c 2f
cs	0-d 1j
7l	0-h 1j
8ude	0-w 1i di
aing	0-a 1l 2-k dc
6dependent	0-f aj
fly	3e 4-d
6fluence	0f
7ormation	0-b 2f
7rastructure	0-n 1a 2g
6novation	0a
6spire	0-a 4a
7urance	0d
6tegrate	0f
cion	0k 1-f
8lligent	0-a 3c
8racting	0-b 4d
9changes	1i 2-e
9disciplinary	0-p 2r
9national	0-b 1-i 2m 4-g ex
7o	0-f 1a 2d
6volve	0-g 1g
5os	1-d 2c
5s	0q 1-b 2-h 3s
6eries	0c
6o	2p
6sues	2a
5t	0-c
6s	0g
4japanese	6e
6va	01f 2-13
8script	0z 2-m
5lpt	6b
5ob	0g
6urneyman	ag
5s	0e 1-b
4kanban	0f 1-e
5cs	0-c dh
5eep	0-l 1m
5hai	0-f 2c
6i	0f
7ếu	2a
6oẻ	em
6ách	4a ei
7m	0h
7t	0-b 4c
6éo	4c
6í	0-d 2d
6ó	0e 2-a
6ông	4f d-g ez
6ả	0q
6ẩu	0b
5inh	0-k 1-j 2r 4a a-a c14 e-d
6ếm	0-a 4e
7n	2-c 8d ah
6ểm	0f
5now	1h
8ledge	0y 1-e 2-c
5ubernetes	0n 2-l
5ênh	0-c 1f 2-d ef
5ý	1-m 2l
5ế	2d
6t	0-h 2-a 4e dg
5ể	0k e-d
5ỹ	2e 3-a 4c
4laboratory	0-o 8w
6o	2c
6ptop	dd
5c	2d
5ead	1g
8ership	014 4-x
8ing	2n 4-a
7n	0-c aj
7rn	0k 4-b
7st	0-o bf dr
6ctra	0-a 1g
6d	2g
6vel	0-k 1-b a1g
5icense	0m e-c
6fe	0f 2-c
7t	eg
6ke	0-l 1d 4e
6nux	0g
6ve	ea
6ên	0o
6ệu	1-e 2e
5ong	ee
6ve	0a
6w	0-k 2o
6ại	0-r 7m
5uyện	0-b 2c
6ật	0s 1-11 an
5à	0u dc e-e
6m	0-s 11f 2-e 3-b 4a b-a d-n e1a
5ái	0-k 1f 2-d es
5ên	0-r 4c 9i do e-b
5òng	4b
5ý	0b 2j 3-h
5ĩnh	1-c
5ưu	0f
6ơng	0i
6ới	0-e eg
5ại	0-b el
5ần	0a
5ập	113 3-p 4-e
5ắp	0-c 2g
5ễ	0-b 4i
5ịch	1k ea
5ỗi	0-h 2o
5ộ	0-b 3d
5ớp	5-c 9h
5ợi	0f
5ực	01n 1-a 4-11
4m	0c
5ainframe	1e 2-d
8tain	0v 1-k
cing	2d
9enance	0f 2-b
6jor	0-b 1g
6ke	0a 4b
6nage	0c
ament	0g 1i 4-j
9ing	1-c 2p
7ual	0-f 2h
8facturing	0b
7y	4n c-a
6rine	0-b 2e
7ket	0k
aing	1l 2-g
6ster's	8g
6terial	0-c 2e
7ter	1j 2-i
as	4a
6y	016 2-q
5edical	2-f 8l
8um	2a
6mbers	1a
6ssage	1c
6ta	0-a 2b
7hods	0l 2-c
5icroservices	0-m 1t
aoft	2g
6n	0-j 7o ba
7dset	0h 4-c
6ễn	0-i 3l
5obile	0f 2-b
6delling	1c 2-j
9s	0-g 1l
8rn	2e
6lecular	2b
6nitor	0c
bing	0-h 2i
7ths	0-d 1o
6re	0-b 1a 2-i 5j cj
6tivation	0-l 4l
6use	0-a 2d
6ve	0-l 4o
5s	2p
5uch	0-g ei
6ltiple	0-z 4v
6sic	0-f 2n
7t	0m
6ốn	0-a
5ysql	0m 1-e
5áy	0-j 2p 4-c dn
5ê	0-17 416
5ình	0f
5ón	0-k 2o
5ôi	0-r el
5ùa	ea
5ạch	2b
6i	0b
6ng	ed
5ảng	1c
5ẫu	0e
5ắc	4a
6t	0-k ep
5ặc	0-e eb
5ẹ	0-j 2j
5ềm	0-y 1u 2e
5ỉ	3c
5ọi	4a
5ỗi	0q e-f
5ột	0-c 2i
5ới	0-j 8l
5ỹ	8a
4nam	01s 1-c 8-c ds e-r
6tive	6k
5eed	0b
8s	0e
6gotiation	0s 4-p
6t	0n 1-p 2m
7work	0-d 2h
bing	2c
6w	0-f 2-e 4y
7ly	0-f ej
6xt	0d
5ghiệm	1s 2-c 4-a bk
9p	0-e 2-o 7r 8j aa
7ề	0-11 1d as
6oại	4-o ep
6uồn	eb
6ành	0-o 1s
7y	d-g ev
6ân	0-c 2b
6ôn	0-e 4e
6ười	0i 2-a
6ọng	eo
6ữ	0-a 5k
5hanh	0-c 4n
6iệm	010 3-a 4-x dc
6uộm	1b
6à	ag ea
6ân	0-o 1x 2o e-a
6ìn	0-h dp
6óm	0j
6ạc	0e 1-a
6ất	ci
6ận	1-f 4-g ah dp
7t	2c 6d
6ẹ	0-f 4q
7n	3c
5ight	ej
5o	1-b eq
6n	0k
6rdic	1e
6sql	1b 2-b
5soperation	1b
5ursing	0-b ah
6trition	0-11 211
5âng	4c
5ét	0-d 2e
5ói	es
5ăm	0o 1n 2-i 3c 4-a 810 b-b d-g e-o
6ng	0-u 3c
5ại	2c
5ấu	0-a
5ắm	1h
5ội	4i
5ữ	0g d1t e-12
4occasional	0-f di
5f	0-1g 1-b 216 c17 e-a
6fs	0e
8hore	0-v 213
6ten	0d
5n	0-c 2-w 4u 7h eg
6ce	0-a ed
6e	2-f ca ef
5op	0a
5pen	0-k 415
7rate	0-10 1k 3k
aing	0-f 1d 2-a 4d
bon	0k 2-h
dal	0-i 4l
5r	0-3d 125 2-y 4-e 51m 713 9-d co d-r er
6ders	0c
6ganization	0-d 4f
gal	4i
6iented	3a
5thers	0b
5ur	015 2-f
6t	0b
5wn	0-1j 1j e1a
7ership	0-g 4h
4p	0-i 2l
5art	4c
8icular	0-b 1d
8ner	4k
bs	1j
8y	0-e 2h
6ss	0-f ek
8ionate	0-a 4k
6tterns	1d
6yment	0c
5cr	0-k 1m
5eople	2k 4-c
6rform	0-g 1g
bance	0d
bing	1b
7iod	0-d dd
7sistent	0-e 2i
8on	0b
aal	4c
5ha	0-d 2j
7ge	0-h 2m
7ses	0-j 2k
6ong	0-l 3q
7toshop	0f 1-d
6u	0-a eb
6ysically	0-c eg
6án	1a 4-c
7p	0j
7t	0e
6ép	3d
6í	0d
6òng	01e 2-m
6ương	0a
6ạm	1-a 2s
6ải	0b
7n	0-a 4j
6ần	0f
6ẩm	0s 2-g
6ối	2g
6ục	2i 3d 4-t
5icture	0-a 3f
5lanning	0h 1-d
6c	0-b
6ug	0-d 2f
7s	1g 3-e
5oints	0-f dj
6rtfolio	0d
6sition	0c
7sess	0d
6wer	2e
5r	0-m ek
6actical	0-h 1l
7gmatic	0a
6edictive	0-r 2t
7fer	0-e 3g
aably	7b dg
7school	1-a
8entation	0p 4-l
6ivate	2c
6oblem	4j
bs	0n 4-g
7cess	2f
bes	1k 2-c
7duct	1-f 2f
bion	0-c 2f
bs	0-j 1b 2b
7fessional	0a
8ound	0-j 3l
7gramming	0h 1-b
7ject	4-a ef
bs	0b
7tein	0-m 1-c 214
7ven	0b 1g 2-e
8ide	0c
br	0-i 2k
5ublic	1-g 2e
aation	0-a 2i
6rification	1h 2-d
6t	0-e 4e
5ython	0v 2-w
4qa	0p 2-e
5c	0i 1-a
5ua	1g
7n	0b
8g	0a
8titative	0m 2-h
6ickly	0-h 4h
6y	0h 1-b
7ết	2a 3b
6ả	3a
7n	0-h 2y
6ận	ee
6ốc	0-g 2j aa
4r	0g 2-c
5a	0m
5eaching	0-a 4b
8t	0-s 1s
9js	0s 1-j
7d	1k
6ceiving	3f
8nt	0-m 1n
7ord	4i
6dis	0-e 1h
7ux	0h 1-b
6ference	2b
6gression	2a
6lated	8d
9ion	4a
cships	0g 4-c
7ease	0-k 2o
8vant	2-b 7v af
6mote	0p 3-d
6quire	0b
bments	0e
bs	0-i 3k
6solve	0g 4-f
7ponsibilities	0-b 4d
7t	1e
8ful	2b
7ults	0a
6view	0d
5ight	0-b eh
6sk	2b
5otating	0-d 2f
aonal	0-g ei
5un	0-p 1f 2d
5àng	3-i da el
7h	0-m dn
5õ	0-q 1k
5ửa	0b
4s	0w 8-r ag
5afety	ab
6le	0b
8s	0e 1-d bd
6mple	0-b 2c
6p	0i 1-b
6turdays	ea
6u	0g
5c	0-j en
6alable	0-b 2e
7ndinavian	0-d 6j
6hool	8h
6ience	0f
9tific	0-k el
6rum	2-b
5earch	0e 2-c
6curity	0-h 1-b 2y 4-c aj
6ed	1g 2-a
7king	0-g 1h
6lection	0p 1-c 2-b
7f	0-a 4o
6nior	0-i 1q
6o	0o 2-m
6rve	0q
8ice	0-s 2a 3g
bs	0h
6veral	4b cb
5haring	0-j 4n
6ift	0i
6op	0-a 2o
7rt	0-q 4k
7uld	0g
7w	0-a 3g
5ide	2c
6emens	1-c 2d
6milar	0m
6ngle	0-d 2i
7h	1-b 3-l 8l dg
6êu	7b
5kills	0z 1-c 2-a 4-j 5b 7b
5mart	0c
9phone	0d e-b
5o	0-g dk
6ftware	1-c 2v
6lid	8i
9works	0-c 1f
7utions	4c
7ve	2a
8ing	0c 1l 4-m
6me	0-13 1t dm
6und	0-h 2q
6ạn	4i
5pa	0b
6eak	5q
7ed	ed
7nt	0-j bm
6orts	0-j 2a 4k
6ring	0-h 2m
9t	0h 2-f
5ql	1-h 5c
5re	0-k 2l
5takeholders	4c
7nd	0-c ef
7r	0-g 2k
8t	0-h ep
6rategic	1q 3-c
ces	0-c 2e
by	0-f 1-c 2s
7ive	0-b 4f
7ong	0-h 1c 3l
7uctured	0e 4-b
5ubscription	0b
6ccessful	1e
7h	0m 2-a
6pply	0-g 1m
8ort	0g
5w	0-f 2h
5ystem	0-j 1m
as	0d 2-f
5àng	0-q dq ee
5át	0e 2j 4-a
5ĩ	7-c 8i
5ơ	0-a 2f ac
6n	0-a 2h
5ư	2p 8-e
5ạch	0-b 3a
6n	1e
5ản	0g
5ắp	0-p 2b ei
5ẵn	di ec
5ẽ	3f
5ố	1-f 2h 4b
5ổ	1c
5ức	eg
5ử	0i
5ữa	ek
5ự	0c
4take	4d
7ing	3-a 4h
6lly	0-j 2k
5eaching	2a
7m	0w 2-b
8s	0n 4-b
8work	0c
6chnical	0-h 4a aj
bian	7b
9ologies	1k 2-g
est	bg
dy	0d 1-a
6lesales	0h
7stro	2b
6rm	4b
6st	0f 1-c
8ing	013 1h 2-1c
8s	0f 1-a
6xt	0d
5ham	0a
7n	b-d cb dk
8h	eb
7t	0j 2-b
6e	1y 3-u 5-g 7-j 9d en
7ir	0n
7m	0c
7oretical	0-b 8j
7re	0-b ee
7se	0b
6i	2b
7ngs	4a
8k	0-h 4j
7rd	0-c 2g
7s	0m
7ểu	0-d dc
6orough	0-c 3k
7ại	2-a
7ả	4a
6pt	8-f df
6ree	cc
7ough	0a 1e 4-h
6u	0j 2-a
7yết	4c
7ật	0-c 1-i 3u
7ộc	0-d 2e
6à	0-h 3h
7nh	0k 2-f
6ái	4b
7ng	1-a 3e ch e-k
6êm	0-c eg
6ì	0u 2-d
6ích	4r
6ông	0-l 2r
6ăng	0-a 4c
6ư	1-c 2l
7ơng	1-f 3a 8a
7ởng	0h
6ạo	1b 2-f eb
6ần	3a
6ận	0-m 3a 4b
6ẻ	0-c a12
6ể	0-u 4e dh
6ống	en
6ời	0-h el
6ứ	ed
7c	2-c ah
6ực	3c e-f
5iktok	0-g 3l
6me	0-t 3f dh
6n	1d
7h	0c
6êm	0-g 2i
7n	0-1b 7f d13 ea
7u	0i
6ến	0g 4-b
8g	1-n 2-n 4c 61z
7p	0v 4-11 dc
6ền	0-c 1-b et
5o	1-y 3c 4c dk ed
6eic	0-g 6t
6ol	0-a 8i
6p	2b
7ological	0-j 2l
6àn	ae
6án	0-f 1-b 7n
5ra	1-h 2b
7ck	0c
7ng	2c
8slate	2g
9parent	0-f 4f
aortation	0a
7vel	0j 2-h 4-b eh
6end	0-c 4g
6iển	2a
6ong	011 1q 2-a 4-h
6ue	0-m 3n
7ly	0d 3-c
7ng	0-a 1-f 818
7yền	0-r 4c ei
6ách	0-d 4q
6ên	0-a 114 2-h b-r cs
6ình	8b
6í	1n
6ú	0-l em
7c	8f
6ưa	ee
7ờng	3-b ej
7ởng	0p 2-g
6ại	0e e-c
6ị	0b 1-d
6ọng	4b
6ồng	2a
6ở	0q 2-a ck e-a
6ừ	0b e-a
6ực	0-l 2g ee
5uyến	2-b ek
7ển	0f
6ân	4f
6ần	0k d-b
6ổi	0-s 7b d18
5wo	0-c er
5y	0h
6pe	0h 1-b
8script	0-e 1g
7ing	2e
7ography	1c
5ài	0i
5ác	3d
5ân	dg
6y	ee
5ính	0q 1c 2-m e-b
5ô	1h
6n	0-a 4b
5ăng	0-g ep
5ĩnh	db
5ư	0-e 2t
6ơng	0h 2-a
5ại	1b 2-g ea
6o	1-h 2l an
5ải	0-c 2j
5ế	0o 1-p 8e
5ỉnh	0a
5ối	ev
6t	0g 1-l 8y da e-o
5ổ	4e
5ừ	0-i 1-r 2-y bg dm e18
6ng	0q
5ự	0-1f 11k 4i
4ui	2c
5k	ee
5nder	0e
9standing	0h 2-a
6iversity	0b
5p	0-u 1t 3k
5se	0-w 110 2-a 4b
7r	2f
6ing	0-p 11b 2-h
5x	0-a 1d
4valid	0-1j 1-e 924
7ue	0-y 1j 3h
6tva	el
5erbal	0-e 4a
7y	0a
6ssels	2d
5i	2b
6ew	0-b 2d
6ên	0t 2-a 8p e-c
6ết	0i 1-a 4b 5-d
6ệc	0-z 2b 3-j 4k do
7t	4g
5lookup	0-a 1c
5oltage	0c 2-a
5à	0-24 327 4-f di
5ăn	2p
5ận	0c
5ẽ	0-14 21k
5ề	0d 1j 2-n
5ệ	2e
5ị	0m
5ới	011 1-d 3-k de
5ụ	0p 2-z ak
5ực	0-m 1d 2g
4warehouse	0a
6y	2b
5e	0o
6b	0-q 1-m 21j
6ekend	ea
6ll	0k 3-a
5hen	0j
6ich	0e
7le	0r 4-b
6o	0i
5ider	0-a 1e
6ll	010 1-a
6reless	0o 2-e
6th	0-l 2-w 4l 5i ba dt
8in	0-14 116
8out	0c
5ork	0-a 1-b 2-d 3-f 4c e1h
8flow	0-g 2h
8ing	0-e 1-b 3e 4o
6uld	0c
5rite	1b 5a
8ten	0-i 4b
5sq	0-b an
4xa	0-c eg
5e	0-x 1-e 2u eq
5inh	ee
5uất	1-a 2e ea
5ài	0a
5ác	ai
5ây	0-s 1h
5ã	0a
5ưởng	0b
5ử	4b
4y	2h
5ear	0c 7d
8s	0w 2-e cf
5ou	0-j 1-i 318 4-a 7-a dw
7're	0-s 315
8ve	0c
7r	2-k 4y
5rs	1h
5êu	0g 2-f 4j
4án	ea
5p	4c
4âm	2c
4ít	0r cj e-a
4ô	0-e eg
4ăn	4c
4đh	0a 1n 2-b 8-a
5i	2-a ez
6ềm	0-f 4r
7u	2f
6ểm	0n 2-b
6ện	0b 2n e-a
5ào	al
5ánh	0-d 2p
6o	1e
6p	0c
5êm	0a
5ó	bf
5úng	0-j 4s
5ơn	0j
5ường	0z 2-k
6ợc	0-1i 11y 2-x 3-h b-d de ez
5ại	0-p 2-p 81m
6o	0b
6t	0d
5ắp	0-n 2r
5ẳng	1v
5ặt	0g 1-d
5ến	0-f 1b eh
5ể	0j
5ịa	ed
6nh	4f e-a
5ọc	0m 1-f
5ối	2a
5ồ	0-c 1-e 2u
6ng	0o
5ộ	4g 8d e-h
6i	eb
6ng	0x 3-c
5ủ	d-a eb
5ức	4e
6ng	0a 2-a
4ưa	4-d el
5u	0o 2-a ec
4ảnh	0q 1-i
4ẩm	0-a
4ốp	0-d 2e
4ở	2-a ek
4ứng	0j
22=.net	0c 1-b
40	0j 1e 4-o 5a 8-l 9a b-d d19 e-c
41m55	4-f er
42+	cc
43d	0b
44+	1d
48h	0-e eg
4^	1c 2-y 316 4-q 7k 8-o 9s a-c b18 c-m dp e-1i
4a	0-i 1-10 2-l 7m 81a ca d-j
5bility	0-u 31a 4-e
6le	dk
6out	4i
7ve	0-a 7i
5ccording	2i
8unt	0c
6hieve	0f
6ross	0e 1-b
6t	0-h 4h
7ing	0-h 4i
8ve	1-h am
5dvance	0e 1-d
bd	0-c 4i
5fraid	4a
5gile	1-f 2-b em
5lgorithm	1a
ds	2b
6l	0j
6ready	1e
6so	0d
6ways	4b
5m	1g
6azon	0c
5n	0-v 2-c 31a 4e ab dc
6alysis	1p 2-o
ats	0-o 111
9tical	2-c
cs	0-b 2b
6d	1-s 32h 4-29 8-f 9x ar b-b d-d e-a
7roid	0-a 2d
6gular	0-14 117
6h	0g 5k
6tibody	0-j 1u 2-a
5pache	0d 2-a
6plicants	0-g 2h
btion	2e
fs	0a
7roach	1g
9priate	0a
5re	1-b 3g dc
7a	0-c 2a
6ticulate	3j 4-d
5s	0-h 1-e 2-g 3a 41c
6pects	0d 1-b
6surance	0q 2-h
5t	0-z 2-f 8f be dk ea
6tention	4i
5udio	2-c 3i
6thorized	0-e ee
7o	0m 2-k
8cad	0c 2-b
8mation	1m 2-b
5vailable	0-f eg
5ws	0b 1-e
5zure	2-h dh
4b	9c
5.tech	0-m 7a dm
52	0-g dl
5achelor	0h 8-d
7kend	0-a 2h
8ground	0-e 1d 8b
6layage	2e
6o	1d
6se	0g 1-f
8d	3b
7ic	0-v 215
5e	0-y 1-h 3-b 4b 7i dz ej
6ing	0-a el
6nefit	0j 1-h
6tween	0-e 2h
5ids	1-c 2f
6g	0f
6ến	0-f 1i
7t	1-r 2j 6z
6ệt	1c
5ody	0-j dl
6ot	0-c 2h
6th	0f
5ridges	0-a 1c
7ghtlane	0b
5s	0-e 1a 8c
5ugs	0c 1-a
6ild	4b
9ing	0-k 1-a 2f 4n
6siness	017 1p 2-11 4-n
6t	0e
5y	0n 2-d 4f
5ài	3g
6y	4-a
5án	0-c 3f
6o	0-g 2j
5ình	db
5ạn	0-g 1f 8e dm e-k
5ản	0-q 1i 2n
6o	117 2-i
5ấm	2g
5ậc	0c
5ắt	0-l 4l
5ằng	2-j 6-h 8f ev
5ếp	2b cb
5ị	0-i 2g 4d
5ộ	eb
6t	2c ec
4c	0n 2-g
5#	0e 2-a
5a	01w 1-d 2-a e-y
6lculations	0h 2-a
6m	0-d dg ea
7bridge	0a
6n	0-12 2g 4n eq
7didate	0c
ds	bd
6o	1q 2-b 4-b 7b 8-a eb
6pable	0-h 3i
6re	0-g 1m
5ellular	0-g 1j
6rtified	af
5hallenge	0-n 2n
7nges	1b
7racterised	0-d 3f
8ts	0-d 2e
6eck	0g
6iều	da
6o	0g 2-f 4h
6u	1e
7yên	01j 1-18
8ện	0a
7ẩn	0j
6ép	0-d 2f
6ính	01b 2-w
6út	0-g 4h
6ăm	0-d 4k
6ưa	0w 1-o
6ạy	0a 1a
6ấp	0-t dr
7t	1g 2-k
6ỉ	1-e 2-i 9l au
7nh	0-d 2e
6ịu	0-d 4y
6ốt	0d
6ụp	0o 1-i
6ủ	0u 3-f 4-a
6ức	3-f 4l
7ng	0-z 1-n 9x a1c
5lass	2f
6ean	0-y 2i 3h 4-a ed
8r	4b
6ients	4q
6osely	0b
7ud	0n 1-k
5nc	0d 2-a
5o	0-q 4d ej
6ach	0-d 4e
9ing	0c 2-g
6de	0-h 2c
6llaborate	0r 1-b 3-d
7or	0b
6mfortable	0-s 3s dg
7mercial	0r
8itted	0-h 3i
8unicate	4a
eing	0-g 4j
fon	0g 1-f 4-i ed
7pany	0e
8etent	0g
8leted	7b
ax	1f 2-a
6ncept	0g 1-f
8rete	0-f 2i
7fident	0-b 1i
7struction	0-a 1a
8ulting	3d
9mer	0f
7tainer	0-a 2b
8ent	2c
8inuous	1-g 4h
ely	0-a 4b
8ribute	0c
9ol	0-a 1c
bled	0g 2-d
cing	2b
6operation	0-g 4j
7rdinates	0-e 2g
dion	0-d 1h
6re	0f
6st	2-d 4k
5pc	0-l 9n
5reate	0-s 1u 2-b 3g
9ing	0e
ave	2d
6oss	2-d 4p
5ulture	0g
6rrent	0-d am
6stomer	0-e 3g
cs	0j
6ối	7m
5v	0d
5ycle	0-11 115
5á	0-a 2d
6c	0-h 1-n 4i em
6o	0-n 1b 2f
5ó	0h 1-p 3-13 4f ay c-b eg
5ông	0-j 1v 7-a
5đ	1k
5ơ	2g
5ả	0o e-f
5ấp	7c aa
6u	1d
5ần	0-13 dy
6u	0-s 1j 4m
5ẩn	0-m 3a 4b
5ắt	0-d 1f
5ổ	0-i 2i
5ộng	0d e-b
5ục	2h
5ủa	4c
5ứu	1b
5ử	0-h 117
6a	0a
4dairy	1b
6ta	1d 2-e ec
7e	0a
6y	0b
7s	0-a ev
5eal	1-b 3a
6canters	0-h 1b
7entralized	0h 2-b
6dicated	0s 4-b
6gree	7a 8b
6liver	0d
6monstrated	2e
6partment	0f 1-e
7loyment	0k 1-d
6sign	2-b 4b bn
aers	0-f 4g
8re	0-n 4s
6tail	3c 4-b
6velop	0a
ber	1f
ds	0-f 4g
bing	0a 1-f 2j
bment	01p 1-q 2-n
5igital	2d
6ploma	7-a 8d
6rectionality	0-e 2g
aly	4a
aory	0f 2-b
5na	0-l 2m
5oanh	2d
6mestic	0-b ek
6ne	0-j 1j
5rive	1j 4-c
9n	0n
5u	1r
6rable	0-a 2b
7ing	0c
6ties	dd
6y	0-h 4h
5ynamics	0r 2-g
5ài	0s e-g
5ùng	0g 1-s 2i
5ược	8i
5ễ	0-a 3b
5ị	ed
6ch	0h 2-g
5ụng	0-v 1b 212
5ữ	0-a
5ự	0k
6ng	2c
4e	2a
5.g	1c
5ducation	0m 1-i
dal	8c
5ffective	0-o 3j
dly	0b
5lectrical	0q 1-e 2-b
5m	0f
6phasis	0-f 1h
7loyment	0b
5nables	0c 2-c
6d	0-g 2r
6ergetic	0-g 3n
6gineering	8a
cs	0-1h 21e
7lish	0j 4-b dd
6joy	0-c 4g
9s	0-e 4f
5quivalent	0-c 2f
5stablish	0-q 2m
5valuation	0-x 2q
6enings	ea
7ry	ea
6olve	0-f 4g
5xcel	1o 2-b
9lence	1-f 4c
ct	2d 3-j 4i
6ecutive	0f 1-a
6isting	0-k eg
6p	0-q 1n cb
7ect	0-11 dn eg
aed	0-b el
8rience	1v 3-j 4-a 7-k 8f
ed	0-f 1l
es	0-l 1o
aments	1a
9ts	0f 1-e
7ort	0g 2-b
8sure	0-f 1j
7ression	1c
6tradosed	1c
5ye	0-y 110
4facebook	0g
7tory	0-h 1m
6nuc	0-g 1n
6st	3c
5eed	0-e 1h
5ield	1e ba
6le	0a
6nance	7d
aial	0i
7d	4a
7tech	0-i 1m
6rst	0g
5lexible	dg
6ow	0-b 1e
5mcg	1l 2-c
5ocus	0-17 116 4a
9ed	3f
6llowing	2-f
6od	0-b ab eh
6r	0m 1-1p 3p 4c ek
5ramework	1a
ds	1c
6esh	2c
6om	0-g 4d eg
5ull	0-h et
6nctional	2a
cs	1-i 2h
7ded	0-e 1f
6rniture	0-a 2e
7ther	0-d 1e
4gaining	0-h 4i
5el	0-j 2m
6neral	0-g 2k
ation	0-d 2e
6rber	0-q 1w
6t	ed
7ting	0-e 4f
5hi	1d
5ia	0o
7n	0-n do ee
7o	01i 4-11 dc
6ving	0a
6ám	0e 2h
6ấy	ai
6ới	2e
6ờ	d-a eb
6ữ	4e
5lobal	0b
6ycoengineering	0-f 2h
5o	0-b
6od	0-o 218
7gle	0-m 1b 3i
5rading	0-i 1l
8uated	0-c 7j
6eat	0-f 3e 4a
6ow	0-f 4i
5ần	ea
5ội	0-c 2e
4haccp	0-k 2o
6lden	0c
6m	0-h dh
6ndle	0-r 2e 4k
6s	0k 3-b
6ve	0-27 117 3b 4-g 7p 9a b-i cz e-c
7ing	0-a 1g
6y	1k
5dv	ab
5ead	1-c 2h
7lth	0a
5igh	0-p 4h 8h
8ly	0j 4-i
6ring	0-t 1k 3f
6ểu	0t 2-a
6ện	4i
7u	3a
5oa	0d 1a 4-m
6ld	0-d ag
6nesty	0-b 3j
6w	2i
6à	0h
6á	0r 1-a 2-c
6ạch	2j 4-g
7t	0-b 2-a 4g
6ặc	1-12 3-a 6t 814 ei
5r	0c
5tml5	0-m 1n
5uấn	0-a 2b
6ống	0a
5àn	6j
7g	0f 3-a cc
7h	2f
5ình	0-l 4-g e12
5ệ	2-f dh ej
5ọc	0-j 2d 4-f 8i 9g ea
5ợp	0f 1-c
4iec	0h 1-d
6lts	5i
5f	3d
5maging	0-d 1d
6pact	0-f 2i
7lementation	0-g 1p
7ortance	0-e 1g
7rove	0-k 1m
5n	1b 2x 3-17 ah d-h ei
6cidents	0-k 2m
7lude	0-d ei
bs	0-e 1m
aing	0-k 1e
6dependent	0-j 3m
fly	0-f 3f
8sign	0-b 1c
7ustry	0-l 110 2-c
6fluence	0m 1-c
7ormation	1-g 2h
6novation	0d
cve	0f
6s	1i
7truments	1f
7urance	0f
6tegrate	0c 2-d
8lligent	4a
8racting	0-c 4e
don	0a
9ested	0e 3-b
9faces	2a
9national	0p 1b 2-g
7o	0-c 1-b 2x
6volve	0-g 2h
5s	0-i 1f 4u
6o	0-c 1l
6sues	2b
4java	0i 2-h
8script	0f 1h 2-q
5ob	0g 1-a
6ining	0b 1-b
4kafka	0i 1-b
5cs	0-e eh
5eep	0b
5hai	0-g 2c
6i	0f
7ếu	2c
6oẻ	dn e-g
6ách	01d 2-d 4-g e-h
7m	0j e-a
6í	2c
6ó	2-c 4b df
6ông	0-r 4r d-e e1c
6ả	0-n 3j db
6ối	0-m 1c 2d
6ởi	2a
5inh	1k 2d 4-d 8a bk
6ên	3e
6ến	1-h 8e ah
6ểm	1-e 2g
5nack	0-e 3p
6ow	0-w 1p 2q
8ledge	0-i 118 2-f
5ế	2-a 4-d 7n
6t	0-g 4h en
5ể	0l e-d
5ỹ	0-e 1-a 3n
4laboratory	7b bg
6ke	0-e
6nguages	1f 2-a
6ptop	eh
5ead	2f
8ership	0a
8ing	0-v 3l
7rn	0j 4-a
7st	0-k cd eo
6ctra	0a
6d	2c
6vel	0-c
5icence	0-a de
9se	0o e-d
6fecycle	0i
7t	0-b eh
6ke	1g
6nh	0-l 3l eb
7ux	0g 2-f
6ve	ea
6ệu	0-e 2a
5ong	ee
6ve	3a
6ại	0-d eg
5uật	01g 2-i a-b
5à	016 1-i 2-b
6m	0-2g 1c 2p c-d dx e1g
5ái	0-h 2a ea
6t	0-l 1m
5âu	0m 4-c
5ãnh	0e 4-c
5ê	0-a 1c
6n	0-1e 118 5d ah
5òng	4b
5ý	1-a 4i
5ĩnh	0-t 1j 2e
5ương	0j e-a
6ới	0-l en
5ại	dk
6nh	0a
5ập	0-d 1-f 21f 4-x ea
5ắp	0-d 2d
5ẻ	0f 1-f
5ễ	3d df
5ịch	0-v 2v ed
5ỗi	0-d 1c 4a
5ộ	0-c 4d
5ớp	6-b af
5ực	01e 3-e 4-j
4mainframe	0-e 1d
8tain	0y 2-k
cing	0-g 2e
9enance	0-e 1o
6ke	3c
6nage	0c
ament	0-b 3g
ars	0d 1-b
6rketing	2g
6ster	0s
a's	0i 8-a
6tches	1g 3-b
7h	0-l 1n
7ter	0-o 1b 4b
as	0-j 1b 4a
6y	0b 1i 2-g
5ba	0b
5easurement	0-a 2d
6dical	8l
6etings	0a
6mbers	2b
6thods	0b
7ro	0-l 1f
5icrosoft	0g
6n	7i ca
7d	0-k dm
8set	3i 4-a
6ền	0d
6ễn	4l
5odelling	0-a
8rn	0-g 1-a 2u
6lecular	2f
6ng	0-a
7itoring	1-e 2m
7tessori	0-f 1h
8hs	0-f 2s
6re	1-w 6j b-d ck dk
8over	0f 7-a
6tivated	3c
bion	0-e 4l
5s	0-k 1j
6c	0d 1-f
5uch	0-i ej
6ltiple	2e
6sic	0e
7t	0-1a 1l d1b
6ốn	4f
5vc	0-b 1i
5ysql	0-d 1h
5áy	0-q 217 4-a dh
5ê	0-1d 3l 416
5ình	0c
5ón	0-a 1a
5ôi	0-q 2c 3-b em
5ạng	0-a eg
5ẫu	0c
5ắc	4b
6t	3d
5ẹ	0-j 2k
5ềm	0-a
5ỗi	0o e-d
5ới	0-i 8l
5ở	0i b-b
5ức	0b
5ỹ	0p 1-b
4nam	0-g dm es
6visworks	0-c 9j
5eed	0e 1-d da
8s	1f
6t	1g
6w	0p 2-a 4-c
6xt	0d
5ghe	ec
7iệm	211 b-t cv
9p	0-j 2-a 7r af dd
7ề	0-v 2b ak bb
7ệ	3a
6oại	0s 1-h 4-i 5k 8a
6ành	1-g 2x
7y	ef
6ân	0-q 1i 2d
6ôn	2b
6ười	2-b 9e
6ại	4b
6ọng	em
5hanh	3b
6iệm	0m 4-i
8t	0f 4-c
6u	0-g 3j
7ộm	0-a 2d
6à	0a 1g bi e-g
6ân	01g 1-a 2-d
6ìn	0-i ek
6ư	0l 4-c
6ạc	0d 2-b
6ất	cj
6ận	2-n 4-e ai eq
7p	0b
7t	0h 1-p 2i
6ẹn	0-b 3a
5ight	0a
5o	0-a 1-a et
6de	0r 1-p
6n	1c
6tice	0-d dd
5utrition	0-10 212
5ào	0-a 9j
5âng	4c
5ói	0v 3-d d-a
5ăm	0-2b 1l 2g 8c c13 dv e-p
6ng	0-f 1-o 2u 4k
5ại	0-c 2d
5ấu	0b
5ắm	0-m 2l
5ội	0a
5ữ	e16
4objective	0a 1f 2-l
5ccasional	0-f em
5f	0-f 21y d-c e-h
6fs	0f
8hore	0f
6ten	0b
5n	0-o 1-z 21b 3h 7h
6ce	0-a ed
6e	0j 1-k 2-e eg
7s	0d 3-c
6line	5a
5pen	0-u 3-b 418 da
7rate	0-k 2l
aing	0-b 4d
aors	1b
6portunities	0b
5r	0-y 3-g 5f 6b a-c ba ee
6acle	0m 1-g
6ders	0c
6iented	0-h 3i
5ther	0-h 1-a 2p
5ur	0f 1f
6t	0c
7side	0a
5wners	0a
ahip	4i
4part	4f db
8icipating	0i 1-h
aular	0-j 1m
8ner	0j 1-p 4b
bs	0f
chips	0d
8s	0-a 1c
6ssionate	0-b 4l
6ttern	1a
bs	0-d 2b
5eople	0-e 3i
6rform	0-d 2e
bance	013 1-b 2-l
7iod	0-b ed
7sistent	0a
8on	0k
5ha	0k 2-a
7ge	1d 2-c
7ses	0-h 2k
6d	0-h 8j
6ong	0-l 4n
6ysically	0-b 3e
6án	2a
7p	0d
7t	0c
6í	0e
6òng	0k 1p 2-f b-b
6ạm	2e
6ản	0-b 3b
6ần	0-l 1f 2g
6ẩm	0c 2-a
6ối	da
6ục	0q 2-g
5icture	0-e 4f
6pelines	0a
5lan	0e
8ning	0h 2-f
7tform	0e
6c	0-e 2m
6us	0m 4-d
5oints	0-f ej
6sition	0-d 1v
ave	010 3-q
7sess	0-a 1m
7ted	0a
6wer	010 1-h 2-f
5ractical	0-m 2n
be	0d 1-a
7gmatic	0-c 3i
6efer	0-e 4f
aably	0-e 7i ed
7miere	0b
6ivate	1-c
6oblem	0l 1m 4-y
bs	3g 4-i
7cesses	0-d 2b
7duct	0x 1-b 2-a
bion	bf
bs	0-k 1h
7ficient	0-c 1b
7ject	3f
bs	2c 3b
7tein	0f
7ven	0h 1d 3-f
8ide	0e
aing	1c
5ublic	2b
aation	0-a 2d
6t	0-e 4e
5ython	0-x 1i 2o
4qa	0f 1-a
5c	0c 2-b
5ualifications	1c
9ty	0n 1e 2-10
7n	1i
7y	1j
6ickly	0-g 4h
6y	0-h 4j
7ết	0-c 2b 4f e-b
6ản	0o 1-k 21b 3-c 4-m
6ốc	0j 1-a
4r	0e
5a	0-b dk
6nging	0-i 1l
5eact	2-a
9js	0n 1-i
6ceiving	0-b 4d
7ord	0-l 3k
6flect	1d
6lated	0h
9ion	4b
cships	0j 4-a
7evant	8o
7iability	0-e 1f
6motely	dc
6quire	di
bments	3f
bs	0-i 4k
6search	1p 2-d
7ponsibilities	4d
hy	0h 3-c
7t	0-a
7ults	0s 1-k
6tail	0-b 1f
5ight	0-g ej
6sk	0c
5ole	0i
6tational	0a
5un	0j 1-k
5àng	0-b 4-j ex
7h	2-f em
5õ	0-l 1d 3-i da el
4s	0-b 7a ag
53	1b
5afety	0-j 1b ab
6lary	0a
7es	1e 2-e cc
9force	0d 1-a
6p	0c
6turdays	ea
6u	0g
5calable	2e
6ene	0-c 3d
6heduling	1a
6ience	0h 2-c
6rum	1-m dn
5earch	0d 2-c
6curity	0b 1-h 2n
6eking	0-y 2h 3j
6lection	0a 2-e
7f	0f
6miconductor	0-b 1h
6nior	1d
6parators	1e
6rve	0e
9r	2h
8ice	0-i 1b 2f
bs	1g
6tting	0-i 1k
6veral	4a
5hape	0d 1-c
7ring	0-m 4p
6eet	1a
6ift	dl e-j
6ort	0-c 4f
7uld	0-g 1e df
7w	0-i 3m
8ing	0-h 3k
5iemens	2a
6ngle	0-f 1i
7h	0f 2-c 4-m 8q ei
6êu	8a
5kill	3a
9s	4-e 6b 8b
5martphone	dh
5o	0-11 dl ej
6ftware	01p 1-m 2-p
6lid	0-c 8j
7utions	4f
7ve	0-d
6meone	9a
6und	2a
7rce	0-l 1l
6ạn	0l
5peak	1-d 5m
7ed	0d 2-a
7nt	0-b cm
6orts	0-d 2h
6ring	0-a 1e
9t	0f 1-c
5ql	6e
5tack	1e
7keholders	4f
7nd	0-a ee
7rt	0-f eo
6rategic	0-i 2q
ces	0-a 2e
by	1-b 2f
7eams	1c
7ive	0-b 4f
7ong	0-q 1b 4n
7uctural	0-e 9n
6udies	0a
5ubject	0-f 1i
7scription	0d
6ch	1c
6pervisor	bb
7ply	0-j 2m
8ort	0a
5w	1-b 2h
5ydney	0-j dk
6stem	2j
as	1g
5àng	0-x e17
5áng	0l
6t	2p
5ơ	ad
6n	0-c 2e
5ư	1-b 2s
5ạch	0-j 3g
6n	0-b 2e
5ắp	0-a 2d
5ẵn	0-10 2-b dp ex
5ẽ	0c 4d
5ố	0-f 1h
5ổ	0d
5ức	em
5ử	0-l 1t
4take	0-q 1-a 3-a 410 dj
7ing	0-c 3j
6lented	0-g 1n
6y	0-o 1l
5dd	0-f 3i
5eaching	0-e 1j
7m	01d 3-q 4-f
8s	0j
6chnical	ak
dly	0-h 3j
bian	1-g 7f
aques	1d
9ologies	0-b 1v 2-c
est	cb
6lesales	0h 2-e
7stro	0-c 2c
6st	0i
8ing	0-g 1c 2e
5ham	0f
7n	ej
7t	1p 2-c
6e	015 1-o 213 4-d ac d-a e-a
7m	0a
7o	0g 1-a 2o e-k
7re	0-a ee
7se	0b
6ings	4e
8k	0-g 4n
7rd	0-e 2h
7s	0k
7ết	2d
7ểu	0-c em
6oại	0p 1-b
7ả	4b
6pt	ee
6ree	0-h cj
7ough	0-17 114 3d
6uyết	0z 3c 4-11
7ật	0-d 4t
6à	0-k 4l
7nh	1c 2-g eb
6ái	4d
7ng	0-j 1e 2-a 4e cn
6ì	0q 2-b
6ích	0-a 4r
6ông	2f
6ương	2-a 4a 8b
7ờng	0-g dh
7ởng	0l e-b
6ạo	0e 2-b ee
6ất	0-c
6ần	0-d 4l
6ận	0-o 4r
7t	0-h 3h
6ắc	4a
6ẻ	0-g a13 e-c
6ể	0-f en
6ống	eb
6ợ	0-a 1h
6ực	410 e-e
5iktok	0-t 2i 4l
6me	ew
6n	0-a 2m
7h	3a
6ên	0-b 9-a ek
7u	0b
6ến	0-f 3i
8g	0h 2-h 3-h 5-b 617
7p	0d 4-f 5-a en
7t	0f 1-e
6ền	eb
5o	0-f 1-y 215 3-g 4u er
6ols	2c
6p	0-f 2f
7ological	0-j 2l
6wards	0-l 1d
6àn	0i
6án	0-c 8n
5raining	0a
7ng	0g 1-h 2g
8sparent	0-e 4f
7vel	0l
6ends	2c
6iển	2a
6ong	015 1-16 2y 3-b 4-i be
6uck	0-h 1j
7e	0-m 4m
7ng	3b 7h 8-b
7yền	0d
6ách	019 3-a 4-x dc
6ên	0l 1-e
6ình	0-f 2i 8e e-a
6í	0-c 2i 3i 4-b
6ú	0-l en
7c	0-a 8f
6ưa	ed
7ờng	0d
7ởng	1a 2-e
6ạm	2b
6ị	0b
6ở	0-e 9i dp
6ực	0d
5uyến	0g
7ển	0v 1-s
6ần	0k
6ổi	0-1n d16 e1h
5wo	0-c 7d
5y	0o 2-c
6pe	0g
7ing	0c
7ography	2d
5ài	011 1-x
5ác	4a
5ân	de
5ình	3r 4-l
5ích	2e
6n	0a
7h	1-j 3j
5ô	1j e-b
6n	4b
5ăng	0r e-h
5ĩnh	ea
5ư	0-f 2c 3e
5ại	eg
6o	as
5ập	0-j 4f dj e-a
5ế	0d 2-h 8d
5ỉ	3c
6nh	0d
5ối	0-b db ed
6t	0-t 2-o 3-e 4j 716 8l
5ừ	0-n 1-p 2-k 3-h cd df e25
6ng	0e 1d
5ự	3i
4ui	1c
5k	0-j ei
5ltracold	0-h 2h
5nder	0a
9stand	2c
eing	0-e 1n
5p	2-c 4h
5s	3f
6e	0-c 1g 4b
6ing	0d
5x	3e
5ỷ	2b
4valid	0-14 a1g
7ue	0-b 3a
6riety	0g
6tva	0-h ej
5erbal	0-e 4l
7y	1j
6ssels	0-c 2g
5i	0j 2-b
6sion	dk
6ên	014 1-g 8t d-a e-f
6ết	0j 1g 2-o 4b 6-b
6ệc	0-18 2u 4c d-b er
7n	2b
7t	0-f 3a
5oltage	0-d 1i
5à	0-19 1-z 424
5ăn	0r 1-j 2-h 3k
5ấn	0-a 2j
5ận	0-x 1v
6t	1-e 2j
5ẽ	0-11 1k 2o
5ề	0p 2-a
5ệ	0f 3-j di
5ị	0-f 1x 2-c
5ới	0r 2-a ee
5ụ	af
5ực	0-g 1-b 2y
4way	1f
5e	0u 3-b
6b	0b
6ll	0-j 3w
5hat	4a
6ich	0f
7le	0-i 1e 3i
6o	0-l 310
5ide	0-b 2i
8r	0-b 2d
6ll	0b 1-c 3a df
8ing	dk
6nd	1j 2-d
6reless	0e 2-b
6th	0-h 1i 6k 9b a-a d-i
8in	0-u 1-g 21b
8out	0c
5ork	0-q 1-i 2-a 4m e17
8ed	0-e 1k
8ing	0-y 1h 4q
6uld	0e
5rite	0b
8ten	0b 1-b 4b
4xe	dr e-i
5inh	3h
5oay	0m e-d
5uất	0q 2-f
5ác	0-f ai
5ây	0-s 2x
5ưởng	0c
5ếp	0-j 2e eb
5ử	4m
4y	1c
5early	0c
8s	0-1m 1s c1e
5ou	0-1i 1o 4m ba
7've	bm
7r	0j 4c e-d
5rs	0-o 1g 2i
5êu	2-a 4q
5ếu	4a
4án	eb
5p	01h 4-13
4âm	0d 1-a
4ít	ci
4ô	0f
4ý	0c
4ăn	0d
4đam	0-r 416
5h	2h
5i	d-b et
6ểm	0o 2-d
6ện	012 1a 2-l e-a
5àm	1a 4-c
6o	1-l 2b an
5ánh	0k 1-d
6o	2d
6p	0b
5ơn	0k
5ường	0u 2-f
6ợc	0-2e 214 3d 4d c-f e1l
5ại	015 2-c 8-e
6t	0b
5ảm	0-g 1c
5ắp	0-s 1x
5ẳng	0-d 8m
5ặt	0f
5ến	0-e dk
5ể	0q
5ịa	0a
6nh	4e e-a
5ối	0b
5ồ	0-e 1k
6ng	0o
5ổi	0g
5ộ	0-w 1a 8i
6c	0b 1m 3-m
6i	eb
6ng	0h 1d 2-a
5ứng	1b
4ưa	0-h dp
5u	0-1c 7f d13 ea
4ảnh	0i 2-d
4ở	0-d 7e eu
4ứng	0d
13=0 0	0d 2f dr e-w
5buổi	0-d ef
6ài	0-c ee
5ca	di
6ó	d-e ej
5lần	0a
5months	0-d 1o
5ngành	1b
6ăm	0e 1q 2-g 3d cd d-e e-e
5star	0-g 2k
5tháng	ch e-b
6iếng	0-b eb
6o	0-d ca
6uổi	7c dx e-v
5year	0b
9s	0z c-o ef
5đến	0-e ek
31m55 nam	ea
32+ years	cc
33+ years	0-b ce
3^ 0	0-j 3j cc
53+	cd
54+	0-a cf
5^	0z 1l 2-11 3i 4-y 5n 6-q 710 8-u 9u a-s bz c-10 d16 e-1c
5a	0-d 3-g 7a dx
6ble	0h e-a
6ctive	0-c 9m
6ndroid	0-f 1-a 2v
7h	6b
6ws	0-c 1b
5bachelor's	8b
7sic	0-p 1w
6e	0-f 8d
6iết	0-y 1x 3-c 5s
6s	7-m 8q
6uild	0-g 2j
6ằng	0-q 1l
5ca	0-b ee
7n	0-15 1m dt
7o	8d
6hấp	ee
7ịu	0-c 4k
6loud	0-a 1c
6ontent	0-e 2h
6ó	0-19 3x 4-k 9d dn
6ông	0l 2-a
5degree	9f
6oanh	0a
6ynamics	0-c 2d
6ùng	0-j 1k
5e	0-a 2b
6ngineering	0-t 2i 8e
8lish	0t 6-d
6xperience	0b
5flexible	0-g 3j
6ull	0j
5giao	0-q 4y
7ọng	4-o ex
6ood	0-d 1-e 2f eg
5handle	2d
7ve	bh
6igh	0-u 3j 8f ee
5ielts	0-a 6l
6n	0l 1-i
7frastructure	0-b 2c
5java	1k 2-h
9script	0b
6ourneyman	ag
5kafka	2c
6eep	0-l 1n
6hách	0-a 4b
7ông	0-e 4m
6iểm	0a
6nowledge	0b
6ỹ	0s 4-b
5luật	0l 1-f
6à	de
7m	2k 4-b
6ập	0-a 1z 2-a 4-d
6ớp	0d 5-c
5maintain	0b
6in	0-b 7o
8imum	bh
6ust	0d
5nam	01e dt e-13
6et	1-c 2o
6goại	4-f em
6hà	0-c ee
7ẹ	4f
6o	0h
6ói	0-c 4g
6ăng	4i
6ắm	1a
6ữ	0i de e-k
5or	7n
6wn	0-m ep
5portfolio	0a
6referably	0-b dg
6ython	0f 1-b
5r	0c 1-a
6eact	2b
ajs	0c
5senior	0-f 1h
6inh	0-g 8q
6ome	0-t 1x
6ẵn	0-a eg
6ử	0a
5take	0a
6echnical	0e
7sting	1d
6he	0w 1-j
7is	0c
7u	0c 2-a
6iếng	6q
6ravel	0a
7ung	8a
7ình	8c
7ực	0-i 2h
6uổi	0-b en
6wo	0-m em
6yping	2e
6ư	0f
6ối	0b
7t	0n
6ổ	0-c 4e
5valid	0-t 9x eb
6iết	4h 5-d
5work	0h
5xoay	0-g ek
5you	0u
8're	0-l 3q
8r	0l
6êu	4d
5ít	0d
5đi	0-b el
7ện	0a
6ánh	0-c 2g
5ưu	0i
3a big	0-d 3k
5consent	2d
5fresh	0-b 2g
6ull	0-g eg
5growth	0g 4-c
5hands	0-o 4r
6igh	4a
5major	0-e 1h
5passion	4a
6hd	0-c 8e
6lus	1h 3-e
6roduct	2a
5relevant	0-g 7w
7search	4c
5senior	1c
6olid	8i
6trong	0-e 1-c 2d 3b
5technical	2f 4-a
6rue	0-m 3n
6wo	0d
4bility to	0-u 31a 4-e
5le and	0l 3-d
8to	0-e dr
5out building	4a
4ccording to	2i
5ross the	0-c 2b
5ting as	0-h 4i
4ds google	0-a 2c
4lways strive	0-c 4f
4m hiểu	1g
5azon web	0c
4n academic	0-c 2i
6excellent	3i
6innovative	0-a 4f
8terdisciplinary	0-h 2h
bnational	0j
6open	0-b 4b
6toàn	ae
7ây	ee
5alysis development	0-a 1v 2-j
9ts to	1i
5d a	0-g 3b dj
8ct	4c
8re	0-m 3t
8ws	0j
7be	3c
9st	0-a 2d
8uilding	4b
9siness	0e
7can	0-e 3j
8ell	0-n 2q
8lient	3-c 4d
8ode	0-b
9mmunicate	0n 4-l
hion	4d
aplex	0-g 2h
9nfiguration	0h 2-f
atractual	2a
7data	0i 2-e
8elivery	0-a 1b
9sign	2d
9veloping	2-a 4e
8irect	0-e 4f
7engineering	0f
9joy	0-e 4c
8very	ea
8xternal	0b
7for	0b
7general	0-f 1n
8row	0-g 4g
bth	0-b 2b
7have	0-g 1l
7impact	0-i 2j
8n	1-b 4d
7lean	0-a aj
8ive	0-c ec
7maintain	0i 1-g
fing	0a
8odern	1d 2-b
7not	4a
7or	0-a 3h
7practical	0-f 1g
9esentation	0n 4-k
9ivate	0-b 2e
9oblem	4e
aduct	0-e 4g
aject	0d 2-c
7reference	2b
9lease	0-m 2p
9quires	0-k 3l
8un	0-g 1h
7self	0a
9rvice	0-f 2g
8kills	7d
8oftware	0-t 215
7take	0b
8echnical	ak
8o	3q 4-d
7working	0-d 4g
8rite	5a
bten	0-d 3a
7you	0-i 2a 3f
5tibody engineering	0-j 1u 2-a
4pplication data	0-l 2n
6roach with	0-j 1k
4rchitecture and	0-b
5e passionate	0-b 4g
7you	0-v 3i di
6a of	0-e 1h
4s a	1-q 2f 4m
6laboratory	8c
6part	0-i 4j
aner	4b
6well	0k
5pects of	0d 1-b
4t a	1c
6least	0-o bf dr
6our	0a
6the	0a
5tention to	4i
4uto claims	0k 2-j
7mation and	0-j 1n
4zure cosmosdb	1a 2-d
9net	0e 1-b
3bachelor s	0i 8-c
6kground as	8b
ein	0-a 1g
5o bì	1f
5sed on	3b
4e a	dg
7ble	0-b eh
7n	0f
5nefit of	0h 1-h
5tting and	0c
4ids and	1-c 2f
5ết dùng	1i 2-d
8lấy	2b
8may	0c 2-a
8plc	0-a
8sử	0f 2-b
8tiếng	0-g 2-a 616
8đọc	2c
4s ba	8a
4uilding a	2i
dn	4b
5siness analysis	1j 2-a
cproblems	0j 4-g
4ài tháng	0-e 3g
4án hàng	3g
5o cáo	0-c 2m
4ình tĩnh	db
4ạn nữ	dc
4ản vẽ	0-m 210
5o hiểm	0e
7quản	0-c 1i
4ằng lái	0-d et
8tiếng	0k 6-h
4ếp 0	cb
7trưởng	0d 2-b
4ị từ	4e
6vệ	2a
3c# azure	0b
4a 0	0b
6xoay	0k e-f
5m kết	0-f dg ea
5n work	0-w ev
6didates with	bd
5o từ	eh
7đẳng	1v
5pable of	0-h 3i
4haracterised by	0-d 3f
5o công	0-i 4i
5u đáo	1e
6yên ngành	018 1-15
5ính quy	0c
5ưa biết	0t 1-o
5ạy máy	0-e 1p
8trên	0a 1-a
5ấp nhận	0-t dr
5ế tạo	0-d 2a
5ỉ tiêu	0d
5ịu được	4e
5ụp ảnh	0o 1-i
5ủ động	0r 3-f
5ức và	3-g 4f
6ng chỉ	0-19 1-k 9x a1d
4i cd	0c
4lass 0	0-b 2g
5ean and	0-o 2i 3i
5ients and	4b
5osely with	0b
4oach the	0-d 4e
5llaborate and	0e 3-c
fwith	0d 1-b
5mfortable in	0-m 3g dg
fwith	3c
6mercial and	2b
7unicate effectively	0a
dion skills	0c
6plex engineering	2c
binterchanges	1i 2-e
5ntinuous integration	0h 1-f
dly with	0-b 4c
7ribute to	0c
4reate commercial	0b
anew	0-d 1f
athe	0-h 1i
5oss functional	2-d 4d
4ustomer service	0-b 3g
4ycle including	0-j 1k
4ác công	2c
7ngành	1a
ay	0-a ed
8hà	0a
7quy	0-d
4ó 0	0a e-d
6bằng	0-j 7c eh
6chứng	as
6khả	0q 4-e
7inh	014 c-l
7ỹ	0-c 4m
6laptop	0-a dd
6năng	2g 4-j
6sẵn	dm
6thẻ	0-e a11
8ể	0-h dh
7inh	0d
7rách	4e
6xe	0-c ej
6ít	0e
4ông cụ	0-g 2m
8nghiệp	0e
8ty	0h
9ác	3f 4-e
8việc	0-o 2b 3-b 4n dd e-b
9à	0-b 1d
4đ đh	1k
4ơ bản	0b
6điện	0-c 2e
4ấp cao	8c
4ần bạn	0-w d11
5u có	0-k 1m
8ông	0-f 4h
4ẩn thận	0-m 3a 4b
4ủa khách	4d
4ử nhân	0-h 117
5a hàng	0a
3data and	1-r 2s
8driven	2c
8in	0-j 1j
5ys in	0-r er
4eal with	0b 1-a
5dicated team	0a
5gree in	0-i 8i
5monstrated technical	0-a 2e
5partment of	0f 1-e
5sign and	0-f 1-b 2c 4i
aof	0-g 2c
apatterns	0-a 1d
9ers and	0-f 4g
7re to	0-o 4s
5veloper technologies	0-m 1m
ament and	0q 1-n
fmaintenance	0e 2-b
fof	0-l 2g
4igital products	0-e 2f
5ploma in	0-e 8g
bor	0j
5rectionality beam	0-e 2g
4rive the	0-k 1l
8n by	0d 3-a
4u lịch	1r
4ynamics 0	0g
4ài với	0b
4ùng excel	0d 1-c
4ược phẩm	0c
8sĩ	7-c 8i
4ễ thương	3c
4ị ứng	ed
5ch vụ	0e 2-g
4ụng các	0-d 1g
8kế	0a
8máy	0-k 2o
4ữ liệu	0-a
4ựng thương	0-a 2b
3emphasis on	0-f 1h
4nd to	0-a 2e
5ergetic and	3b
5gineering or	8c
fphage	0-j 2n
bs and	0-g 1d
dmechanical	0-l 2l
6lish communication	de
4valuation of	2c
esystem	1e
5ery other	ea
4xcellence in	0d 1-d
bt english	0o 3-h
5p in	0-m 1n
6erience and	0m 3-h
ein	0r 1-f
eof	0-q 1x
ewith	0-d 116
dd in	0-l 1n
9ments and	0-b 1c
8tise across	0b 1-b
din	1b
6osure to	0-g 1k
4ye for	0-y 110
3facebook google	0f
5st and	3d
4eed evaluation	1i 2-j
4ield and	ba
9of	0a
4ocus on	0-1h 11e 4b
8ed and	0-a 3f
5r 0	c-g eo
7a	0-q 1-g 318
8n	0j 1-c
7big	0c 2-a
7offshore	0-r 2t
7the	0i 1-a
9ree	cd
4rom a	0-c 1f
8the	1d
4ull stack	0-b
8time	0-d eg
8uk	ef
5nctional regression	2c
3ghi chép	0-c 1g
4ian làm	ea
6o tiếp	013 4-z dd
5ám sát	2j
6o viên	1b
5ải quyết	2b
5ọng nói	ef
5ới tính	0a
4ood mechanical	0-g 2i
4rowth of	0-a 2b
4ội dưỡng	0-c 2f
3halden group	0c
5m học	0-c dh
5ndle short	0-k 4l
5ve a	7k
9n	0-e 1-b 3q
8designed	0-d 1i
8excellent	0-h 1f
aperience	1a
8more	0-a ce
8the	da
4igh level	0-b 4b
8medium	2a
8quality	0c
8speed	0-n 2e eh
7ly motivated	0a 4-e
5ểu biết	0e
8tài	0f 2-d
8về	1e 2-a
5ệu quả	3a
4oa giao	0q 4-m
5w to	2d
5á chất	0v 2-k
5ạt động	0b
5ặc có	0d
8tiếng	6h
4tml5 and	0-m 1n
4uấn luyện	0-b 2c
4àng bán	0f 2-e
8quản	0-f 2f
8theo	0b
9rong	0-n 1r
9ốt	0k
6h chính	2-b
4ình cân	0-a ef
8ưa	ee
4ệ thống	en
6với	0-g dj
4ọc chuyên	0b
7khối	0a 2-d
7văn	2a
4ợp đồng	0a
3iec 0	0h 1-d
4f you	0-a 3e
4maging and	0-d 1d
5plementation and	0-g 1m
6rove supply	0-n 1n
4n 0	0-b 2j
6a	0-l 110 3-c 4c
7n	0-j 116
6being	0d 4-b
7usiness	2b
6civil	0-s 2i ac
7ode	0c 2-b
8mputer	2d
7ross	4h
6developing	0b
dmental	0-e 2g
6infrastructure	1c
6javascript	0h 2-e
6music	0-d 2g
6offshore	2f
6software	0o 2-k
7ports	2b
6testing	1a 2-j
7he	1-s e17
6your	0d
5dependent and	0-l 3m
ely and	0-c 3i
6ustry and	0-c 1f
cwide	0-d
5formation and	2c
6rastructure as	0-m 2p
5struments and	1f
5terested in	0d 3-b
8national travel	0k e-e
6o the	0-e 2h
4s a	0h
7n	0-a 1f
6seeking	0-g 1h
6your	0-k 3l
5o 0	0-d 1n
3java and	0k 1-h
8spring	0-e 2g
7script react	0-h 1m
jjs	0h 1-c
4ob type	0b
3kafka and	0d 1-c
4hiếu nại	2c
5oẻ tốt	0-b do e-b
5ách hàng	012 2-a 4-b
9sạn	1e
6m sức	0a e-a
5ông dị	eb
9nói	4-f ei
9yêu	0b
5ả năng	0-n 3j db
4inh doanh	2e
8nghiệm	1y bl
8tế	1-f 8e
5ến thức	1-c ah
9rúc	8f
5ểm tra	1-h 2h
4nack for	0-e 3p
5ow your	1e
7ledge and	0f
dof	0-t 11b
dwithin	0-h 1l
4ế hoạch	1o 4-c
6toán	1-h 7n
4ể cả	0l e-d
4ỹ năng	0-a
6thuật	1-h 3j
3laboratory technician	7b
jologist	bg
4eading and	0-l 3m
6rning and	0b
6st 0	0-i cd
9one	eg
5vel 0	aa
9of	0-r 1j 4c
4ift 0	0-b eh
5ke to	1b
5nh hoạt	0-m 3l eb
5ve in	0-b eb
4ong an	ee
8term	0e
5ve to	0f 4-h
5w power	2c
4uật sư	0c
4à người	eb
5m bếp	0-e 1b
7c	0a
7lễ	0-a 2a
7việc	2-n dc el
7được	0-18 1b dr ea
4ái xe	0-e 2g
7ô	0-b eg
4âu dài	0m 4-c
4ãnh đạo	0e 4-c
4ên chuyên	1c
7hoặc	5d
7ngành	0-b 1j
4ý công	0-c 2b
6lịch	0-d ej
6tình	4b
4ĩnh vực	0-q 1e 2g
4ập báo	0-u 2u
7kế	4-a
7trình	0l 1-a
4ẻ hoặc	0g 1-e
4ễ phép	3d
6tân	0-a dg
4ịch rõ	0-e ek
4ớp tiếng	0c 6-b
4ực cao	0o 3-h
8ông	0y 4-w
7doanh	0-a 4b
3maintain strong	0d 1-c
8enance and	0-g 1p
5ke use	0-d 4e
5nagement and	0-q 1c 3h
6y body	2a
5rketing and	0a
5ster s	0n 8-f
9's degree	0i 8-a
5tches your	1g 3-b
5y require	0b
4edical laboratory	0-b 8l
5ta ads	1a
4indset and	0-b 3j
6imum 0	ca
5ễn phí	0b
4odern programming	2g
5ng muốn	0-a
5re modern	1-h 2k
8than	b-d cb dk
7over the	0f 7-a
5tivated and	0-a 3d
4ust be	0-18 d1e
8have	0c
4ysql redis	0-e 1h
4áy 0	2a
7giặt	2b
7tự	0a
7và	0-c dk
4ê kinh	4d
4ôi trường	0-f 3-b en
4ạng lưới	0-e eg
4ắc của	4b
5t tốt	3d
3nam 0	eh
7cao	ec
7nữ	dz e-e
7tuổi	ec
8ừ	ea
4eed for	0i 1-d
5t c#	0-c 1f
5w business	0a
4ghe máy	ea
8nói	0d
6iệm 0	ca
abán	0-d 2f
alàm	0a 2-c
aquản	2c
atrong	1-a 2c
bừ	b-g ci
avề	1h
8p cao	8f
bđ	7e 8-a
athpt	8-e df
brung	0-e 8p
avụ	2-e ak
ađại	8g
6ề luật	0-j ao
6ệ thực	0e 2-c
5oại hình	0q 4-h
9ngữ	5k
9thương	1-d 8b
5ành cơ	2c
9kinh	0-e 2f
aế	0-a 2b
9tài	0d 2-b
5ân hàng	0-o 1l
5ôn ngữ	2b
5ười có	0-c 9h
5ọng nói	0-b eh
4hanh nhẹn	3c
5iệm trong	0e
9và	0a
7t tình	0f 4-c
5u cầu	0-g 3j
5à gần	0d
7hàng	bi
7máy	1l 2-b
6ng với	0c
5ân lực	0a
8sự	0a
8viên	0j
5ất 0	cj
5ận làm	ec
8tăng	0-a ee
6t ký	1-l 2m
4o matter	0-a 4b
5de and	0b 1-a
5tice period	0-d dd
4utrition of	0-i 2i
4ào có	0-g 9j
4ói chuyện	4d
7ngọng	eh
7rõ	0e 4-a
4ăm 0	8i c-d
7kinh	0-e c15
7làm	0-b 1p
7quản	4k
7trong	1d
9ở	0-k cl
5ng coaching	1-f
8làm	0-a ec
9ập	4c
8nghe	0i
8tư	2e
8đọc	1-j 2l
4ấu ăn	0a
4ữ 0	0-c en
6cao	eb
6tuổi	df
7ừ	d-a ed
6độ	0c
3objective c	1j 2-e
4f a	4i
7udio	0-j 2j
6high	0a
7ow	0-c 2d
6international	0-g ek
7t	0-b 2b
6matter	1k 2-e
6new	0-b 4e
6predictive	0-d 2f
8ofessional	1b
6the	1s 2-k
6working	0-r 2b 3j
4n a	7i
6computational	0-l 2n
6the	1h
7ime	0-g 3k
6your	0-k ek
5ce a	0-b ed
5e or	0l 1-h
6s truly	0d 3-c
4pen and	3-a 4d
8to	0-o 4k da
4r 0	0b
6a	0-g 8a 9c dh
7s	0c
6in	0-r ek
6more	0-k 1f 2-f 5j
6with	1b
4ther cloud	0-h 2j
4ur data	0-b 2b
7telstro	2d
4wnership and	0-d 4i
3part of	4h
8time	dc
7icipating in	0i 1-h
7ner continuously	0-a 4c
bof	0n 1-m
aships with	0c
5ssion for	1a
aate about	0-d 4i
4eople and	2a
awith	0-g 3n
4hage display	1d 2-c
6ses of	0-j 2l
5d degree	0-j 8j
5áp chế	0a
6t triển	0b
5òng và	1b
5ương thức	1c
5ần mềm	0-n 1h 2f
5ối hợp	1-f db
5ục khách	0k 4-i
4osition in	0-d 1j
6sess strong	0-f 1p
6ted 0	0a
5wer bi	0b 1-a
9wireless	0r 2-m
4ragmatic and	0-g 3i
5ivate technologies	0c 1-b
5oblem solving	0l 1m 4-y
as and	0-f 3h
cthrough	0i 4-d
6duct development	0d
as into	0-g 2g
6ficient in	0-c 1b
6ject is	3a
as and	3c
4ublic cloud	0-b 1c
atransportation	0a
4ython or	0-m 1r
3qa python	0a
4c may	0b
4uality and	0-r 1j 4c
cssurance	011 1-i 2-i
6n đến	1c
5ickly and	0-h 4h
5y trình	0-c
7định	0-c 4k
6ết khiếu	2g
9vấn	4a
5ản lý	0q 2r 3-b 4-l
8trị	0b 1-d
5ốc tế	0j 1-a
3r java	0g 1-b
4anging from	0-i 1l
4eact or	0-c 1e
9redux	0h 1-b
8js cloud	0k 1-h
5cord of	0-n 3k
5lation to	4b
bships with	0f
6iability engineer	0-g 1g
5quirements and	3f
5search and	0-g 1g
6ponsibilities and	0-c 4e
gy and	0f 3-b
6ults in	0g 1-b
5tail and	0-a 1c
4ight to	0-i ek
4õ ràng	3-i da el
3s in	0-c ag
4ales admin	1d
4earch engine	0c 2-b
5curity and	0q 1-n
cin	2k
ecidents	0-d 1j
5nior role	0-f 1f
5rver side	0-b 2c
7ices and	1b
5t top	2c
6ting up	0-i 1l
4haring your	0-o 4q
5ift and	0-i dm
5ould expect	0-f dh
4inh viên	0-b 8r
4kills and	0c
ain	0-h 1i
ato	0a
4oftware engineering	0b
5lid theoretical	0-c 8j
6ving and	3a
bbusiness	0-f 4i
5und quality	2d
4print planning	0f 1-c
4tack engineer	0-e 1e
6keholders and	0-e 4g
5rive for	0-b 4f
6ong commercial	2i
adrive	0b
aorganizational	0-i 4l
4ubject area	0-g 1i
6stations for	0-e 1f
5ch as	1c
4ystem and	2e
9s for	0-i 1a 2a
4àng làm	0-g ek
8đi	0-i eo
4áng tạo	0c
4ơ cấp	0-a ad
4ư phạm	1-a 2u
4ạch sẽ	0-e 3g
4ản phẩm	1d
4ắp xếp	0-a 2d
4ẵn data	ed
7sàng	0-x dq eg
4ẽ được	0k
4ức khoẻ	em
4ử dụng	0-j 1u
3take on	4d
9wnership	0-i 4i
5y nghề	0-i 1k
4eaching and	0-i 1k
6m around	0-b 1d
8members	1a
8of	0o 3-f
5chnical and	0j
aian medical	8b
8ologies and	1c
gpython	0-i 1j
gqa	0d 1-c
greactjs	0-m 1m
5lstro education	0-b 2e
4han 0	0-b ej
6t the	0-k 1k
5e applicants	0-g 1k
7best	0-g 1j
8ox	3d 4-a
7customer	0-e 4e
7design	0-g 2k
9velopment	0-g 2g
8ynamics	0-c 2f
7e	2a
8mbedded	0-h 2i
8ntire	2a
7furniture	0-d 2g
7nordic	1e
7other	0-b 4e
7right	0-g ek
7software	2c
7wider	0-a 1e
6o bản	2a
8ca	0a
8dõi	0d
8kế	0-n 2a 4f
5ink and	4e
6rd party	0-e 2h
6s role	0a
6ết bị	0-a 2f
9kế	0f 2-a
6ểu 0	0-h eo
5ree years	0-h cj
6ough to	0-e 1g
5u tiền	0b
6yết phục	0n 3e 4-t
atrình	0b
5ành thạo	1d 2-c
5ái độ	4e
6ng kinh	0-i co
5ích công	4b
5ông thạo	ec
ain	1f
aư	2a
5ương kinh	8c
amại	0b
5ần trách	4b
5ật thà	0-h 3h
5ắc mắc	4a
5ẻ an	ad
7nhà	0-b ah
5ống đại	ee
5ợ chính	0-e 1i
5ức về	1b
5ực có	4e
8hiện	4e
8phẩm	0i 1-a
8tập	0b
4inh thần	3a
5ên các	0a
9ó	0d
5ến và	0-b 3j
7g anh	0l 1d
9hoa	0g
aàn	6i
9nhật	6d
6p với	0d 4-a
6t lập	0e 1-e
4o 0	0-i dj
6achieve	0e
6be	3d
7oth	4a
6client	ec
7ommunicate	0c 4-b
7reate	0f
6detail	3b
8velopment	0-f 2g
6end	0-i 2d
7stablish	0-o 1k
7volve	0-f 4g
6find	4a
6get	ed
6influence	0a
6lead	1h
9rn	0h
6move	0-d 4e
6product	0a
6run	0-d 2f
6solve	2a
6take	0-d 4j
7he	0r 5-b
7ravel	eg
6work	0-q 4v ei
5ols and	2f
5pological phases	0-k 2l
5wards infrastructure	0-a 2a
4ransparent and	0-e 4f
6vel often	0d
ato	eb
5ong công	0w 4-l
9lĩnh	0h
9ngành	1-u 2x
ahà	0b
9đó	bf
5ung cấp	1e 7j 8-g
9thực	3e
6yền đạt	0c
5ách nhiệm	018 3-a 4-x dc
5ình bày	2e 4-b
9độ	8f
5ú tại	0-l en
5ở lên	0-e 9i dp
4uần lễ	0a
8và	0-g el
5ổi 0	0-f eo
8cao	dm
8tốt	8b
9ừ	0-d ei
4wo year	7d
4ài chính	0q 1-k
4ác tỉnh	0f e-c
4ình huống	0l 4-g
8và	0-f 3k
4ín dụng	0a
6h nam	0b
8văn	0a
4ăng ca	0n e-g
4ư duy	0-g 3f
4ại tỉnh	0-e eh
5o nghề	0-f ak
4ập thể	0-e 4f
4ỉ mỉ	3c
5nh 0	0a
4ối thiểu	0-d dc
5t biết	1a
7chịu	4b
7không	ei
7nghiệp	0-12 714 8n
4ừ 0	0-17 ce e1j
5ng làm	1f
4ự động	0b
3ui ux	0-a 1d
4ltracold atom	0-h 2h
4nderstanding of	0-j 1s
4s is	0-f 3g
5e of	4e
4ỷ nhiệm	2b
3variety of	0c
4erbal communication	0-a 4c
6y good	0-b 1f
4i tính	0j 2-b
5ên có	0f
8năm	0-c 8v
5ệc hằng	0a
8linh	ea
8theo	0-s 2m
9rong	0a
9ại	1j
8và	0-b 2c
9ới	3-c 4f
4à biết	0-c 1-e 3u
6có	3-d 4h
6giám	2c
6nhân	2c
6thực	4g
4ăn hoá	0-a
7phòng	016 2-p
4ận hành	0-j 1v 2-b
7tải	0-i 2k
5t liệu	1-d 2b
4ẽ kỹ	0-a 2b
4ệ sinh	0e 3-j dj
4ị trí	0-c 1p
4ới các	0a
8ông	0b
7khách	0c 4-a
4ụ bảo	0-c ab
6khách	0-a 4c
3way of	0a
4e are	0a
6use	0-t 1u
5b services	0c
5ll as	0-n 3x
4hat it	4b
5o are	0-f 3l
7enjoys	0-c 3g
4ide technology	0-f 2k
5ll be	3e
8include	0-h di
7ing to	dk
5th a	3g
9n	0h
9ws	0m 2-k
8building	1e 2-i
asiness	2-c
8cloud	2a
8development	2a
8existing	0c
8green	0-c 4d
8low	2b
8many	4a
8networking	2c
8operating	1d
9ther	1-h 2c
9ur	0-l 1q
8security	0-a 2f
9takeholders	0-f 4h
8the	0-c 9i
8your	4c
7in the	2a
4ork in	0-1i 1a 4h es
8with	0g 1-i
7ed in	0-f 1k
7ing independently	0-b 3g
bwith	0-k 1d 4o
fin	0-c 2d
5uld be	0b
4ritten communication	0-e 4h
3xe máy	dt e-d
6nhà	0e 2-b
4ác nhận	0-f ai
4ây dựng	0-i 2e
4ử lý	4m
3years and	0-l ej
9in	0-l 1r
9of	0-r cz
4ou always	0-b 4g
8re	0-c 3l
7have	0-e 1i be
7know	2b
7like	0-b 4g
8ove	0-a 4e
7will	0g
6r many	0-d 4g
3áp lực	01i 4-12
3âm nhạc	0e 1-a
3ít nhất	ci
3ô tô	0f
3ý thức	4a
3đam mê	0-r 416
4i công	0-j ew
6tỉnh	0a
5ện thoại	2-a
4àm phán	1a 4-c
5o tạo	1-l 2b an
4ược 0	c-e ej
8ca	ec
8môi	0-b ea
8tối	0-b ed
4ại học	011 2-b 8-e
5o đức	0-a 4e
4ảm bảo	0-g 1c
4ẳng đại	0-a 8i
4ến 0	dk e-b
4ọc hiểu	0d 2-b
7tài	0-b 2e
7được	0-d 2b
4ộc lập	0b 1m 3-m
3ưa nhìn	0-h dp
4u tiên	0-1b 7f d13 ea
3ở lại	0-f ej
5vị	0a
3ứng viên	0h
14=0 0	0a 1-i 8b dx
5^	0c 1-u 5h 8j
5buổi	ef
6ài	0a
5ca	0-d el
5days	ec
6eveloper	0-b 1c
5for	0-k 1k
5hours	0-f 9b ee
7ặc	0-h 2a 6i
5kim	1b
5lần	0b
5months	0-h ee
5ngành	8l
8y	d-d eg
7ười	0a
6ăm	0n 1a 2-f bp cj d-l
5or	0h
5star	0-e 1j
5tháng	01i 2-g d-a e-g
6iếng	0-d ee
6o	da
6rở	8f
6uần	0a
7ổi	0-p d2a e-14
6ốt	ed
5wpm	2e
5years	bu cl d-b
6rs	0-e bh
5đến	0-f dd
31m55 nam	da
3^ ^	01r 1h 4u 5-l 7-13 8f 9-17 a-d b-i c-f el
3a business	0-d 2f
5consent	0-g 1i
5high	0b
5knack	0-g 3l
5positive	0-f 4i
6roject	0-c 3n
5real	0-g 3j
7search	0-d 3g
5team	0-c 4g
7chnical	0a
4bilities ^	2f
9y to	0a
5le to	0c
5out building	3a
9their	0d 3-c
4ccording to	0-n 1r
5tions ^	0b
4ds google	0-a 1b
5vantage ^	0f
4lso can	0f 2-d
4mazon web	0f 1-d
4n toàn	9e
7ây	0-b ed
5alysis ^	1b
8tical and	0h
5d ^	0a 1-a
7a	0-q 1-s 2a 3j 4h ed
8ct	3f
8n	0a
9alytical	0-g 1g
8re	ah
8ws	0q 2-m
7be	0-g 4b
9st	0-f 2k
8uild	3a
9siness	0g
7can	0d 2-d
8ell	0-a 2f
8hallenges	4d
aracterised	3b
8ode	0-g 4a
9llaboration	0e 3-c
9mmunicate	0-a
hion	0-i 3u
9nfident	0-a
cguration	0-i 1k
asulting	0-c 2f
atractual	1e
8ustomer	0e 3-a
7delivery	0j 2-e
9sign	1m 2-a
9velop	0-10 2j 3i
eing	1-m 3k
ement	0c
8irect	0-e 4f
7effectively	0-f 4k
8nable	0f 4-c
9gineering	4-a
alish	5e
9joy	4a
8xperience	0d 1-b
hd	0-d 3h
hs	1-a 2d
7flexible	3d
8unctional	0b
7good	0-c 2b
8row	0-e 4f
7has	3-d 4q
9ve	0-11 217 4-i ei
8igh	0-d 1h
7impact	0-h 2h
alementation	0c
8n	0b
9frastructure	2b
8t	0-a 2q c-b
9s	0k 2-i
7leading	0-b 2b
arning	0l 1-b
8ive	0-b ec
7marketing	0c
8obile	0c
7nosql	0-e 1a
7other	2f
7performance	0c 1-a
8ractice	0k 4-d
9oblem	3d
aduct	2-c 4b
aject	0c
7release	0b
7security	0g 2-d
9rvice	0-m 1m
8ocial	0l 3-j
9ftware	0-k 1u
8upport	0g
7take	3a 4-a
8eams	2c
9nders	1f
8he	0b
8o	0-m 4l
7understand	0-c 1k
8se	0b
7verbal	1h 3-c
7we	0j 1-c
8orking	4d
8ritten	0b
7you	0-e 2b 4b
5h ^	0s 5-k
7tiếng	0a
4pp ^	0h
6lications ^	0-a 2f
gis	0d 2-b
6roach to	3g
8x ^	0-m dn
4rchitecture disciplines	1-k 2m
5e also	0-d 4d
6a ^	0-e ej
6na ^	0f 1-b
5ound solving	3e
4s a	0-10 1h 2e 3a
6code	0-i 1j
6laboratory	8c
6we	ea
8ll	0-r 1d 3h
4t a	2a
7ll	0g 4-a
6every	4a
6the	0-b 4f
5tention to	0c
4zure cosmosdb	0d 1-c
3b ^	eb
4ackground as	0-k 1g 7a
5sic ^	9a
4eam forming	0-e 1n
5st practices	0-b
5tter ^	4f
4i excel	0a 1-a
5g plus	0-h 5-a 6i af
5ết canva	0-i 2j
8dùng	0s 2-n
4oot ^	1a
5th internally	0-b 4e
4ridge projects	2b
4uilding an	4a
5siness ^	2e
cand	0-g 1a 2b
ccases	0a
cof	0-b 2b
dr	0i 1-c
cproblems	0-b 4e
4ài tháng	0-a dk
4án hàng	2g
7lẻ	1j 2-l
5o ^	0-b 1d
7cáo	0m
4é ^	0-g 2j
4ó lâu	4-c de
5c tách	0-g 1i
4ản ^	0r 2-h
7vẽ	1-g 2o
5o hiểm	0m 2-h
4ất động	0b
4ắt buộc	de
4ằng tiếng	0r 2-f 4-c
4ếp 0	0-e 1i
7^	0b
3c ^	dl e-c
4a 0	0b
6^	eb
6theo	0-a df
7uần	da e-a
6xoay	0c e-f
5n apply	0a
5o ^	0-g 4n
7trong	4a
8ừ	ek
7đẳng	0j 8a
5rd ^	1-d 2-b am
4ell lines	0-e 1f
5rtified ^	0-10 1m 9h
4hallenges ^	0-c 4e
bing tasks	0-k 3d
6nges ^	0-e 3g
6racterization of	0-b 1g
5iến lược	0j 4-h
5o công	0-a 4a
7thuê	2b
5ánh ^	0-c ed
5ính ^	0c
9ngân	1b
5ế tạo	2d
5ịu được	0-j 4n
5ối ^	4a
5ức ^	3-f 4g
8và	3c
6ng chỉ	0l
4i cd	1b
5vil engineering	0-a ac
4lass 0	0-c cf
5ients to	3k 4-c
5oudwatch ^	0-e 1i
4ognition ^	0-j 1l
5llaborate and	0c 4-b
dive teams	3-g 4i
7eagues and	4g
5mmerce business	0-b 1c
7unication and	0c
hskills	0s 4-d
6plex engineering	0-d 1f
5nsent system	0-g 2i
7umer goods	0-a 1c
6tinuous development	0-b 2b
dly with	3g
5smosdb rest	0-c 1f
4ulture ^	4b
5ối năm	0-h 2h
4ycle including	0-i 1i
4àng tốt	0-19 6q da ed
4á nhân	ed
5c ngày	ed
7trường	0-a 8c
8ỉnh	0-j en
5o ^	0-e 2h
4òn hạn	ad
4ó 0	0d
6bằng	ea
6chứng	0-h 6d eb
6khả	0a
6lương	0b 2-a
6tinh	0-c 212 4-w
7rách	0-a 4g
4ông nghệ	7e
8trình	0-b
9ác	4-d dt
8việc	4n e-d
9à	0-c 2e
4ơ bản	0-d 2k
6điện	2b
4ấp 0	8c
7cao	7f
7trở	7c
4ầu tiến	0e 3d 4-n
3dairy cattle	0-i 2j
5ta driven	0-c 3l
5ys ^	0j e-c
8in	ea
4eadline ^	3d
5gree ^	7-e 8h
ain	0-f 71g 8-j
aof	0b
br	0a 7-j 8p
5livery and	0b
5sign and	0-l 4i
aimplementation	0f
apatterns	0d
9ers and	4b
5veloper ^	0-e 2o
dfor	0h 1-h
dm	0-o 1o
dwho	0-a 1b
ament for	0-m 2m
flifecycle	1c
fprocess	0a
6ops engineers	0-d 4e
4i chuyển	0-b eg
5gital products	0-d 1e
5ploma in	8a
bor	8f
5rectionality beam	2b
5sciplines ^	0-c 2g
4oanh ^	1-l 2i
9nghiệp	0e 2-k
9số	0t 4-k
5main driven	0n 1-n
4riven and	1-a 3g
4u lịch	7c
5y chiến	0j 3-h
4ynamics 0	0f
cdynamics	0a
4ài với	4b
4ưới 0	0-h da eb
5ỡng sinh	0-c 1f
5ợc hoặc	0-o 1p
4ễ nghe	0d
4ịch ^	0-a
8vụ	1e 2-g 4b
4ụng và	2c
3e.g ^	0-k 2n
4ach year	eb
4ffectively ^	0-g 4h
4lements of	2d
4nd users	0d 1-a
5ergy and	0-c 4e
5gineer ^	0-d 1h
bing ^	0c 1-k ad
fin	1a
fphage	0-l 1o
gractices	0a
bs ^	2e
dand	0-i 2j
dmechanical	0-d 2h
6lish ^	0a
5vironment ^	0-n 2j
fwith	0b
4valuation ^	0-c 2j
esystem	1e
5ery other	0-a ea
4xperience ^	0-q 2i cb
eand	0a
ein	012 1-b
ewith	0g 1-j
iin	1g
forking	1m
guld	1a
9ments and	0-d 2d
3f b	0-f ca
4ast ^	3j
8and	3f
4eed evaluation	0d 1-b
4ield ^	0-g eg
9and	8c
8s ^	0-a ag
5nancial performance	0-i 1j
4ocus as	0a
8ed and	3c
5r 0	0-r di eb
7a	0-c 2f
7better	0-b 4g
8oth	0-e 4j
7our	0-d 2a
7the	1f 5a
6ward in	0-c 4f
4ramework ^	0-e 2n
dand	0-o 1t
cs ^	0-c 2f
4ull time	0-n dg ef
5nctional teams	1-b 3f
3gian ^	0a
8có	ea
8làm	db
6o tiếp	0-g 3-e 5j 6i
5ải quyết	0h
5ờ ^	ea
4oogle ads	0-a 2b
4reen energy	0-d 4e
4ắn bó	012 4-o
4ọi điện	0a
4ội dưỡng	0-g 2i
3have experience	0-c 1f
4igh level	1g
8performance	0f 1-e
8speed	0-a 1c
5ểu bản	0b 1-a
4olidays ^	el
5urs ^	1i 2-c ec
5w the	0-a 2d
ay	0-b 2d
5á đơn	0b
5ặc các	0g 2-e
8tiếng	0-e 6r
9ương	0-u 2n 6b
4tml5 and	0-h 1i
4à nội	2d
5ng ^	012 4-o
8bán	0e 1-f
8theo	4d
aáng	0-a 4g
9ại	0-b
9ốt	0c 4-d
8với	4b
6h ^	0-j 1p
8máy	0b 1-b
4ình cân	da
8ưa	3-b dg
4ướng dẫn	2a
4ạn ^	3g
4ải quan	0-b
4ệ thống	dj e-e
4ọc chuyên	7c
7ngành	7-e 8i
7trở	8i
7văn	1h 2-b
4ồ sơ	0a
4ộ khẩu	0-b df
4ợp đồng	0a
3ideas and	0-h 4j
6ntification and	0i 1-h
4mplementation ^	2e
iand	0o 2-b
6rove the	0-f 1g
ament ^	0-g 1p
9ing the	0-m 4n
4n a	0n 3-a 4-a ce
7n	0-c 1-a 2g 4d
6both	0-h 4j
7usiness	7a
6civil	0-b 9c
7ode	0-l 3m
8mputer	0-b 7d
6english	3j 4-c
6international	3-a 4g
6large	0-a 3f
7ondon	1h
6node.js	0c
6production	2i
6relation	0-m dn
6software	0g 2-b
6the	0-t 1-h 2f 8g da en
6your	0-p 3g am
5cluding ^	0f 2-a
dthe	0b 4-a
5dependently ^	0-g 1i
hand	0b
6ustries ^	1a
ay ^	0-g 1j
cand	2d
5frastructure architecture	0-l 2n
5novation and	0h 4-c
bve culture	4a
5ternational travel	eh
6o the	0-d 2f
4s a	0-w 1g 2-e 6i ae
7n	2d
6important	1a
6required	0-l 1f
4t takes	4a
6will	0-g 4i
3java ^	0z 1-g 2-f
8ee	1i
8spring	0o 1-f
7script react	0-d 1d
4ob description	0-w 116 2-a
3key decision	3a
4hoa ^	0d
6ẻ tốt	0-d dx e-f
5u vực	ea
5á trở	7a
6ch ^	0c
9hàng	2-d 4e dd
9sạn	2a
5ông ngại	4g
aói	0j 4-b
9quá	da
5ả năng	0a
5ối kinh	2-a
4inh doanh	0-o 1m 2a
8nghiệm	0-a cz e-c
8tế	0t 1-o 8c
5ếm tiền	3d
6n thức	0-c ai
9rúc	8c
4now how	0-a 1f
7ledge of	0p
dwill	0-d 2d
4ế hoạch	3-c
6toán	0l 1-b
4ỹ năng	0h
6thuật	0d
3laboratory technician	8c
jologist	1-h 7o
5nguages ^	0d 1-o 2d
5ptop ^	2d
5rge collaborative	0-b 4e
5w ^	2a
4ead in	0-i 4i
5vel 0	0-g 9n ab
9^	0a 7i
9of	3f
4icence ^	9c
bis	0-w 914
5fe cycle	0d 2-c
7cycle as	0-o 2u
5nh hoạt	ed
5ve in	0b e-b
5ên quan	0g
4ogistics ^	1e
5ng an	ed
4uật ^	2b
8sư	0-e ae
4à 0	2a
6lợi	2-a 9d
6một	0-11 1c 2m 4c
6điểm	0-s 1j 2e
7ược	8a
5m bếp	0-a cb
7c	0-e 1d
8a	0a
7việc	0p 2-a
7được	0-f eb
4ái b2	dd
7ô	0-f dg
4ãnh đạo	0e 4-b
4ên ^	8-g cl
7chuyên	0a
4ý ^	0m 1-k 3h 4-d
6công	3-f 4g
4ĩnh vực	1-a 2a
4ượng ^	3a
4ạnh ^	eb
4ập kế	0k 4-g
4ắp ^	ej
4ẻ ^	0a
6hoặc	2a
4ễ phép	0-p dm
4ịch rõ	0-e dk
4ớn ưu	0-e ed
4ợi thế	0q
4ực cao	4d
7doanh	0k 4-j
3machines ^	0-h 1l
5intenance and	1j 2-a
fof	0-f 1f
5ke use	0-e 4f
5nagement ^	0f 1-k
eand	0-x 1o
9r ^	0d
6y body	1b
8stakeholders	0-j 4m
5rkets ^	0a
5ster's degree	0g
5y biết	1d
4edium voltage	1d
5thodologies ^	0b 1-a
9s ^	2b
band	0-j 2c
4indset ^	2-h 4h
band	0-c 1e
6imum ^	cc
5ền đông	0-g em
5ễn phí	0a
4odern programming	0p 1-h
5lecular biology	2a
5nth ^	0-b eb
5tivated and	0-c 3e
5ve forward	0-e 4f
4s office	0a
4ust ^	0-j 5a ed
4áy 0	1f
7^	ds e-j
7pha	0a
7tự	0e 2-c
7và	da
7ở	d-e ee
4ôi trường	0-l eo
4ại ^	0-c 1b
4ềm quản	1h
4ỗi ca	0c e-b
4ột lợi	0c
4ỹ phẩm	0-b
3nang ^	4e e-a
4et c#	0-m 1n
5w skills	0-f 4g
7technologies	4e
4ghe ^	3-a
6iệm 0	bf
a^	cb
aquản	0a
atrong	1k c-f
aở	0b
8p cao	0f
atrung	0c
avụ	4c
6ề luật	0-d aj
6ệ thực	0o 1-g
5oài giờ	ea
6ại ngữ	0b
5ành quản	8f
9tài	8f
6y ^	0h
8tuần	ee
5ôn ngữ	4f
5ười ^	4a
5ại gọi	0a
4hanh ^	2k e-b
9nhẹn	0g 4-d
5iệm trong	3-c 4k
5à ^	dj
7báo	0-d 9h
7hàng	0d
7máy	0n 2-c
7thuốc	ed
6ng với	0-h 3m
5ân ^	ec
8luật	0-d 7n
8viên	2h
5ất 0	0e bk
5ập khẩu	2d
6t ký	0g 2-f
8tiếng	0b 5-a
4inh ^	0-a ef
4o matter	0-a 4a
5rdvik 0	0-e 1e
5sql ^	0c 1-a
4ói ngọng	3-i dk
7rõ	da
7được	0-a 3d
4ăm 0	8j
7^	0w b-x cc
7kinh	0-h b13
7làm	0-n b-c c1b
7quản	bg
7trở	ba
5ng coaching	0-h 3i
8giao	0-e 3n
aải	0e 3-a
8làm	0z 3-t
9ãnh	0d 3-b
8thuyết	0j 3-g
9ổ	0-i 3j
8động	4b
4ội ^	0n 1-c
4ữ 0	0o d-a
6^	0-j ek
6cao	0j e-b
6tuổi	0u d-f
3of a	2a 3a
7ll	0-g 4h
6employment	0a
7xperience	0-h cu
6kubernetes	0-h 1i
6matter	0-k 2m
7usical	0-i 2i
6new	0-d 4e
6ruminants	0-g 1i
6software	0a
7uch	0-c 2d
6the	0h 1-j 4l
6work	4d
6years	0-d cm
5fice ^	1b
4n a	4f
6bridge	2d
6experience	0g
6quality	3d
6the	0b
6work	0-h 3k
5ce a	dc
5e or	8b
5ly ^	0-t e14
4pen source	0-e 2f
4r 0	0g
6a	eg
6equivalent	1-a 6b
6in	0-j ej
6mechanical	0b
7ore	0a 1-h bf cb
6with	0-d 1g
5ganizational skills	0m 3-g
4wners and	0b
3part of	0e
8time	0f
7nerships to	0-m 1n
5tterns ^	2a
4eople ^	0-e 3h
awith	0c 3-a
4h ^	ea
5age display	0-j 2n
6ses of	0-l 1n
5u quoc	0-a eb
5ysics or	0-f 8i
5ạm văn	0a
5ần mềm	0w 1-c 2-e
5ẩm ^	1-h 2r
8hoặc	1f 2-l
5ỏng vấn	1-f 2d
5ục vụ	0a
4ipelines ^	0-l 1n
dand	2f
4lace of	0-d 2d
4osition in	2f
5wer wireless	1a
4ractices ^	2f
6gmatic and	3f
5eferably from	0-p 2s
9red ^	al
5ivate cloud	0-e 2f
5oblem solving	0d
as through	0-b 4e
6cesses and	2-b
aing of	0-i 1i
6duct development	0c
bowners	4d
as ^	1b
cinto	0-d 2e
6fessional experience	bi
ds and	4d
6gramming languages	1q 2-f
6ject engineer	0-i 3i
bfor	0c 2-b
as and	0a 4b
4ython ^	0f
ajavascript	0-c 1d
3qua zalo	0c 2-a
6lity and	2b
bevaluation	1m 2-b
bwith	0-f 1k
6n ^	1-g 2a
7g trung	0a
5ickly ^	0g 4-a
band	0-b 4f
5oc ^	0-a eb
5yết khiếu	1f
9vấn	3g
5ản lý	2z 4-j
8trị	0x 2-m
5ận 0	eb
5ốc tế	2d aa
3ra quyết	0-a 1b
4eact redux	0d 1-c
5cord ^	ec
5funds and	0a
5gions and	0-k 4k
5lated field	8c
8ion to	0-a 3d
5quired ^	0i e-a
aments and	1h 3-b
5search center	0-g 1h
cto	0i 1-h
6ponsibility and	3d 4-a
iof	0-i 4i
6t ^	0b
4àng ^	0-h 3k
8dễ	0f
4õ ràng	ed
3s degree	0k
5in	0-d 9h
4ales ^	1c
4cience or	0g 1-d
4ecurity incidents	0-f 1j
5lf starter	0-k 3p
5nior project	0-j 4j
5rvices ^	0l 2-n
4hift ^	0b
9and	0-f da
8s ^	dg
4ide and	0b 1-a
5nh ^	0-d 2m
5tes ^	ec
4kills ^	0-o 1d 3p 4-c
aand	0-m 1k 3d 4-a
ain	1f
4oftware development	0-z 1z
cengineer	0c 1-a
king	0d
cimprovement	0e 2-b
5lutions ^	0b 1-i 2r
dto	0-n 3c 4d
6ving business	0-c 4h
5und quality	0j
4peaking ^	5a
6ed separators	0-g 1p
5ring boot	0-c 1h
ajava	0g 1-e
4takeholders and	0-b 1a
gon	0-c 4e
6tus or	9f
5rategies ^	1g
6ive for	0-c 3f
4uch as	0-p 2y
5pport ^	0-b 1d
band	0d 1-b
aed by	0-g 8l
4ystem and	0a 2-c
afor	2i
9s ^	1-g 2q
bfor	0a 2-d
4àng đi	0-e do
4ạch sẽ	0-f 4a
4ản phẩm	0a
4ắp xếp	2-a
4ẽ được	0h
4ố ^	4a
6liệu	4k
4ự ^	eb
3takes ^	0-b 4b
5sks ^	0-c 3k
9and	4c
4eaching and	0a
cmethods	0-c
6m ^	0-q 4d
8and	0b
8in	1n 4-a
8of	0i 1-d
8with	0-a 4e
7s ^	2b
9and	0-d 4r
5chnical and	0b
9que ^	0-e 1i
8ologies ^	2-i 4c
gand	0-d 2l
cy trends	0f 2-b
5rraform and	2c
5st ^	0-j 1n
7ing ^	0m 1-d
4han 0	0-a bf
6t are	0-b 2f
8makes	0-k dk
8people	0-a 1a
5e customer	0-d 3h
7design	2c
7end	0-m 4n
9tire	2b
7field	0-f eg
7market	0-e 2f
7other	0-d 3d
7uk	0-k ek
6o bản	0-m 1c 2b
8ca	0-c em
8dõi	0e 2-b
8kế	0-b
8quy	eb
8tiêu	0-c 4e
6re's no	0-b ee
5oại laptop	0-a 1f
5rough innovation	0-f 4i
bto	0-i 1l
aout ^	0-l dm
5uyết phục	0a
6ật ^	8f
9máy	0a
5ành thạo	0-h 2j
5áng 0	db
9^	0h dg
9kinh	be
9trở	0-c bm
5ông thạo	0e
5ương mại	0e 1-h
5ạo tin	0b
5ất là	0-b 1f
5ần cầu	0d 3-c
8trách	311 4-t
5ế ^	0m
5ống đại	0-e di
5ời gian	0c
5ứ 0	d-b em
5ực hiện	0-c 4k
8phẩm	0b
8đơn	0-c 1c
4ime ^	0p 1-a
5n học	0n 2-h
6h thần	014 3-x
5ến và	0-d 4k
7g anh	0l 4h
9hàn	0f
9trung	0h
9việt	0-f 3h
6p hiệu	3-f 4e
8tốt	4d
8và	3a
9ới	4d
8được	0k 3-g
5ền ^	4c
8án	0-e db
4o 0	0-j bb
6a	0-i 3c 4d
7chieve	4b
8quire	0-n 2n
6balance	0-e 4g
7oth	4d
7uild	0n 2-h
6client	ec
7ollaborate	0c 3-b
6deliver	0-h 3l
6end	1f
8sure	2b
7volve	0-e 3h
6get	0-g di
6help	0-g 4j
6interact	0i 4-g
6make	0-o 3f 4b
7ove	0-d 4f
6run	0-c 1d
6take	4b
7he	0d
7ravel	0h 3-d
6work	0-g 3e di
5ols like	1-c 2d
8ets ^	0-e 1g
4rack record	1e
6ining ^	0-f 9k
6ng ^	1b
7sparent and	0-e 3g
9ortation card	0e
6vel ^	0i e-c
aoften	ec
5ends and	1d
5ong công	0-a 4o
9giờ	0-c 4h
9lĩnh	c-i
9ngành	0-a
5ung cấp	0p
9học	0-e 8i
6yền thông	0b
ađạt	0-b 4d
5ách nhiệm	3a
5ình bày	0k 4-c
5ú tại	0-i ds
5ường lạnh	0-e ep
5ạm biến	0-e 2h
5ị kinh	0d
5ở lên	0-25 1k 6f 7y 8u a-i cc dj
4uyển ^	ea
5ân thủ	4d
5ần ^	ed
8lễ	0i e-e
8và	0-a ed
5ổi ^	ed
8từ	011 db e-h
4y ^	0c
4ài chính	0-a 2n
4ác các	0-f ei
4ính ^	0-h 3l
8văn	1a
4ăng ca	0e
4ại tỉnh	ec
5o nghề	0-e 9h
4ế ^	0f
6marketing	1f
4ỉnh 0	0e e-b
4ối thiểu	0-o 4-j dd ei
5t ^	3e e-g
7biết	0-g dg
7nghiệp	1h 7l
4ổ chức	0-d 4h
4ừ 0	2h
6chối	4c
5ng làm	0i
4ự do	2c
6động	2c
3understanding ^	0-i 1p
hand	0-a 1m 3-b
hof	0a
4p to	0-s 1m db
4se of	0-a 4f
3vision and	0-i 1j
5ên ^	0-m 2i dg
8năm	0-e 7q
5ệc ^	0d
8có	0-f 3a ec
8linh	dc
9àm	4a
8nhóm	3n 4-i
8theo	0-s 2n dd
9ại	0f
8với	0-a 3f
8độc	3c
4oltage engineers	0-t 1f 2g
4à biết	4b
6giao	0b
8ám	0c
6lễ	eb
6quản	2b
6thực	0-e 3a 4a
7rách	4a
6xử	0-g 4i
6đam	0-g 4l
4ăn phòng	1-a 2r
4ấn ^	1c 2-j
7và	2d
4ẽ kỹ	1i 2-f
4ệ sinh	2c
4ị trí	0n
4ới công	4d
7khách	0-d 4j
4ụ ^	0-f 4b
6khách	1a 2-e 4b
4ực kinh	0-c 2k
3we are	0-e 2f
5ll as	0o 2-a
4hat it	4a
5ich you	0-d 2f
4ill be	0-u 8d ey
5nd farms	0-d 1e
5reless systems	2d
5th a	0d ah
8data	0-d 3m
8green	0-d 4l
8many	3c
8other	0d
ds	0-b 3f
8the	0-g 2k 3d
8your	4a
7in the	0-k bn
4ork ^	0u 1-c 4-c
8in	0-m et
8on	0d
8with	0-d 4g
7ing in	0a
ddependently	0-f 4g
bto	0b 3-a
bwith	3i 4-a
5uld be	0-1c 1e 2s ad
3xa nhà	4b
4e máy	0-i d13 e-e
4uất nhập	2d
4ác nhận	0-g 9i
4ét nghiệm	0-a 2b
4ử lý	2i 3-f 4k
3year ^	0g e-a
8master's	0a
7s and	0t b-z dg
9experience	0d
9in	0-n bf cp
9of	0-n 1-c bn c14
4our colleagues	0-g 3j
8feet	0-h dl
8many	0-a 4c
4êu cầu	0i
3zalo ^	0a
3áp lực	0m 4-c
3âm nhạc	2a
3ít nhất	ec
3ô tô	0-b eg
3đi công	0-a em
5ều dưỡng	2b
5ện ^	0h 4-d
8thoại	0c
4àm phán	0b
5o tạo	0f
4ã biết	0-f dh
4úng hạn	0-c ee
4ương ^	0f
5ợc 0	0-o dr
8^	ee
8chỉ	0c
8môi	0-b dc
8tiếng	0f 4-d
9ối	0-d da
8áp	0e
8ưu	0-g ab
4ại học	0f
7lý	0-c eg
4ẳng trở	7e
8đại	7f
4ến 0	eg
4ối tác	0i
4ộ tuổi	0c
5ng 0	0-f 2h
8^	0b
3ưa nhìn	4-c ei
4u tiên	ec
3ẩm thực	0-c
3ốp lát	0-j 1k
3ở lại	0-g ek
5phú	0-b ed
3ứng viên	0h
1=0	0o 1-1v 2j 3-18 4-o 5-e 7-z 812 9-p an b1p c18 d-a
21m55	ef
465	ec
22+	bg
3.5	2h
23+	0-c bq
3d	0i 1-f
24+	0-c bh
25+	bg
3.30am	0-b ee
26.5	0-a 6l
28h	0-c ed
2a	01b 1-n 3-j 4b bj d-c e-b
3bilities	0d
8y	0w 3-e
4le	0l
4out	0a 4a
5ve	0-d ej
3cademic	0-11 2h 3l
4cessibility	0-m 1p
5ording	0-b 2f
6unts	0-c 2d
4hieve	0c
4oustics	0-a 2h
4ross	4g
4t	4e
5ing	0-a 3e
6ons	0g
6ve	0d
7ities	0-e 2g
9y	0-i ej
3djuster	0-d 9m
4min	2d
7istration	0a 1-g
4s	2b
4vanced	0-d 4j
7tage	0k
3fraid	4a
3ge	da
5ncy	0-c 1a 2b
4ile	0-s 11f 3-f
4ri	8c
3i	0r 1-z 2d
4c	9g
3lert	0-f 3e
4l	0o
5owance	0c
4so	0g
4ternative	2b
4ways	3d
3m	0b
4azon	0b
4bitious	0-i 3f
3n	01u 1-n 2-d 3-b ab
4alytical	0-v 31d
as	2b
4d	02m 1-17 3-i 8-a d-a en
4gular	0-u 1x
4h	1-k 5m 6s
4sible	1c
4tibody	0-k 1o
4y	0g
3pis	0-11 1p 2g
4p	0k 2-a
5roach	4e
3ql	1e
3re	014
5a	0-d ei
5na	0b 2-a
4ticulate	0-h 4d
3s	0y 1-k 7h
4sembly	1d
5urance	0-c 2e
3t	014 1-a 2-d 4-i eg
4tention	3d
5itude	0f
3udio	0-o 1o
6t	0b
4thorized	0-e de
5omation	0e
3vailable	0-f dg
3z	ec
4ure	0-v 118
2b	0j 1-g 2e
3.sc	7m
4tech	7e
32	eb
4b	2a
3a	7-j 8t
4chelor's	7a
5kend	0h 1-d
6log	0f 1-c
4layage	0-b 1h
4nk	eb
4se	0d
5ic	1-b ab
3e	0y 7f
4am	0-h 1j
4fore	0h 2-a
4ing	0m
4st	0g 1-f
4tter	4d
6ing	2c
3i	0a
4a	0-d 1i
4ds	1f
4g	0p 1-d
4ll	0-b 2d
4ology	1a
4ết	026 1-p
4ển	0-a 2c
3lockchain	0-i 1l
5g	0-h dm
3oard	0-b ah
4m	0n 1-k
4ok	0-d eg
6ing	0b
5t	0-j 2r
4th	01f 1-c 2-c
4x	0-b 2d
3po	0-f 1d 2a
3reak	0b
4idges	0-c 2f
5ghtlane	0f
4se	0b
3s	8g
3uild	0-e 1e
4siness	114 3-i
4t	0f
3y	0x 2-b
3à	0c
4i	2-a
4n	eb
3án	0-a 2j
5h	1i
4o	0-k 1o 3-a am
3é	0-g 2k
3ình	3h
3óc	1-j 2k
3ạn	010
3ản	2d
4o	0j 1-h ae
3ấm	1b
3ắt	0-c 3k
3ằng	012 2-a df e-e
3ếp	2n
3ệnh	0a 4-d
3ị	0-a 2f
3ọc	0-a 1c
3ộ	dc
4t	2g
2c	1-k em
3a	0-n 2-h 4-d 7h dm ez
4ble	1c
4lculation	0-a 2f
ds	0-m 2o
5m	3g
4n	010
5didate	0f
bs	0a
4o	0e 1-e 2-a 3-b 71k d-a
4r	0-a ee
5d	0-k a12
5e	2e
5ry	db
4ses	0a
4tegory	0-n 1b dd
5tle	0-p 2q
3ccd	dl
4hn	0b
3d	0-h 2p
3ell	0-y 1q 2c
5ta	9b
4rtification	9h
fs	al
9ed	0f
3hallenge	0-m 1n
bs	0-a 4d
aing	4m
5nge	0a
8s	4h
5racterization	0-a 2d
6tered	9e
7s	0-i 2n
4eck	0f
4i	2b
5ến	3i 4-e
5ều	0-e 2l
4o	0f 4a
4uyên	01b 2-b 8-a
6ền	0-i 2r
6ển	eh
6ện	0-q 411
5ẩn	ed
4ánh	0-d ee
4ép	0f 2-f
4í	3d
5nh	1-b 2b 8h e-d
4út	4a
4ăm	0-b 3k
4ưa	0c
4ạy	0y 1-h
4ấm	0d
5p	db
5t	0-o 2e 4g
4ỉ	0j 1-a 2-b an
4ịu	3j
4ối	0-c 4j
5t	0n 1-a
4ụp	0f 1-b
4ức	4e
5ng	0-m 1o 2-e 914
3i	1c
4vil	0-j 1f ab
3lass	1e
7es	0c
4b	0c
4ean	0-f 1g e-b
6r	5n
7ly	3d 4-d
4ient	0-f df ea
8s	2-e 4v
4oud	0k 1-i
7watch	0-j 1p
4usters	2a
3ntt	1k 8-d
3o	0-t 3g dk
4ach	0-c 3d
7ing	1h 3-h
4de	3a
5ing	0g 2-a
4gnition	0-r 2u
4llaborate	3d 4-a
cing	0c 3-a
don	0f
dve	0a 3-b
6eagues	0-b 4n
5or	0-e 2c
4mbined	0a
5fortable	0e
5merce	2a
9ial	0-d 1r 2-b 3-b 7l
6issioning	0-e 1f
7tment	0-b 3f
8ted	0-b 3c
6unicate	0l 3-g
cing	3i
don	0n 1-b 4j
cor	0-c 3z 4-k
5pany	0m
6etent	0f
6liance	0-e 1f
6utational	0-14 116
8er	7b
4n	4c
5cept	0g 1-f
9s	0i 2-e
6rete	0-h 1a
5sent	2i
6ultative	0-i 3k
7mer	0-i 1d 2a
5tacts	0-e 2g
7iner	0-d 1i
6ent	1q 2-e
6inuous	1-k 3i
cly	4a
6ractual	2b
7olled	1e
9s	0h
4operation	0-h 3j
5rdination	0-e 1k
4re	0e 1-i 2a
5vita	0h
4smosdb	0a
3pc	0-d ai
3reate	0e
7ive	1e 3-a
9ity	3b
4iminal	ec
4m	0o 1-m
4oss	1-c 3i
3ultures	0-b 4f
4riosity	0a
5rent	0h
4stomer	0-a 1-e 2c 4j
as	0k
4ối	8e e-b
3àng	017 2-h e-g
3ác	01d 1-r 2-l dd
4o	0-a 2s
3ân	ed
3òn	0e
3ó	02m 1-h 2-b 3-q 4-c da
3ông	0c 1-b 2d 4-k ei
3đ	0-g 7x
3ũng	0c
3ơ	0-a 1l
3ười	0-i 4m
3ả	0r e-f
4m	0-e ee
3ấp	2-i 81e e-c
4u	0f 1-c
3ần	0h
4u	0b 3b
3ắt	0-h 1g
3ổ	0-j 2j
3ộng	1h d-b
3ụ	2i
4c	2d
3ủa	0g e-b
3ử	0-v 71f
4a	0c
2d	0f
3airy	0-12 1l 2i
4nish	0g
4ta	3b dc
4ys	df
3bs	0-q dn ef
4t	0-c 1d
3eadline	0-l 3j 4b
as	0-k 4l
5ling	3c
4canters	0-v 1z
4dicated	0o 3-c
9ion	0b
4gree	0t 2-f 4-f 811
4liver	0b
9y	0f
4monstrated	0c
6s	2c
4ployment	2d
4sign	0-d 2r
8ers	0-k 4q
8s	2c
6re	0-m 3s
4tail	0-g 4o
5ermined	0-a 3f
4velop	0d
9er	0a
bs	4b
9ing	0q 1-i 3a
9ment	0-j 11d 4-c
dal	0-e 1g
5ops	0-c 4e
3i	0-a ef
4e	0-c 8i
4fferent	4c
4gital	1-e 2d
4ploma	7a 8a
4rect	0-e 4f
8ionality	0-e 1n
4sciplines	0r 2-m
5play	0-g 2l
3na	0-b 1e
3o	0m
4anh	0-h 1-b 2l 4q
4cker	1c
5umentation	0-l 1k 2c
4mestic	0-i dk
3r	0-i ej
4ive	0-u 3z
7n	0-10 2a 4v
7r	0-c 9j
8s	1j 2-c
6ing	0-i 2c eg
3sp	1b
3u	1m
4rable	0-a 1c
4ties	ea
3ynamics	0l
3ài	0-b eb
3ân	0c
3ùng	0t 1-i
3ưỡng	0-b 2i
4ợc	0-z 212 7g
3ạy	0a
3ễ	ea
3ịch	0-p 2w
3ọn	0a
3ụng	0j
3ự	0b
4ng	0-11 1l 2e
2e	1b 2-b ec
3.g	0w 1-f 2-d
3ach	0e
3conomics	0a
3ducation	0-u 813
bal	0a 1-b 7c
3ffective	0-f 3i
bly	0b
8s	2b
5orts	2a
3lectrical	0-a 1b
5ments	2b
3m	0f
4ail	0c
4bedded	0-d 1f
3nergetic	0-v 316
7y	0-n 4c
4gine	0d 2-c
8er	0g 2-b ae
aing	1-i 2n 4-b 7g
as	0-c 2n
5lish	514
4hanced	0-b df
4joy	3f
4tire	2c
4vironment	0u 1-a 2-c
3quipment	0-g 2l
6valent	0i
3specially	0f
4tablish	3a
3tc	0e
4hic	0-g 3j
3valuation	0-k 1d 2a
4en	0c
4olve	0-f 4f
3xcel	0-y 11b
7lence	4b
at	012 3-f
6ptional	0b
4isting	0n
4perience	01n 1-i 4-a cn e-c
8mentation	0-c 2f
cs	0b 2-a
7tise	0g
5ort	0-b 1a
6sure	0f
4tradosed	0-x 1z
2factory	1h 2-b
4npage	0c
4st	0-g 4x
3eed	0-m 1o
6ing	0-h 2i
5t	0-g ej
3ield	8d eb
7s	ag
4gma	0-e 1g
4le	2b
4nance	0f
8ial	2i
5d	3g
4rst	4c
4t	eg
3lexible	4d
4ow	0-b 1b
4uent	0b
3ocus	3d
7ed	3h
4llowing	0g 1-a
4od	0-y 4-a as dj
4r	01i 1-j 2-z em
5eign	0-a 1c
5klift	0-p 1c 9h
5ming	0-e 2g
5ward	4d
3ramework	2j
bs	0-f 2s
4esh	1c
4om	0r 2-e 4c
3ull	1-e da ei
4nctional	2-g 4e
4rniture	0-g 1f
4ture	0g
2gages	0-h 2l
4ining	0-e 3h
3el	0-d 2f
4neral	0a
4rber	0-f 1o
4t	eh
5ting	0-e 3f
3hi	0l 1-i
3ian	0-a 4c ef
5o	0n
4ving	0a
4á	0a
5m	1d
4ải	3g 4-d
4ấy	0-a 9i
4ặt	2a
4ọng	0e 3-l di
4ới	2a
4ờ	0-e eo
4ữ	3c
3o	0-q 112 2-d
4od	0p db
6s	0-a 2b
5gle	0-b 1i
3phc	0-e 9m
3rading	0-i 1l
6uated	0-c ej
4eat	0i
5en	0-c 4e
4oup	0h
5w	4f
6n	0-c 2d
6th	0-e 119 2-b 3-d
3àng	4-e eh
3õ	1b
3ạch	1h 2-a
3ần	0-v e12
3ắn	4-c de
3ọi	0m
4n	3-e dj
3ỗ	0-b 2g
3ội	0-h 1m
2haccp	0-d 1k
4lden	0b
4nd	0-c ed
6le	1a
7ing	0d 2-a
6s	0-d 3j 4a
4s	0c
4ve	017
5ing	0a
4y	3e
3dv	aa
3ead	0-d 1g
5lth	0c
8care	0-e 1l
5t	0-g 2k
3i	0-c 9h
4gh	2-e 7e da
6ly	3o
4ring	0-i 3j
4ểu	0x 1-a 2-e
4ện	4c
5u	0g
3oa	0-f 2a 5k
4ld	0a
5idays	0-a eh
4me	0c
4nesty	3b
4tel	0-g 2k
4urs	0-b
5sing	0-d 1f
4à	3d
4á	0-b 1-f 2g ee
4ạch	0-h 2i
5t	2-a
4ặc	030 1-c 2-z a-f e-h
3q	0e
3tml5	0-h 1l
3uấn	1-g 2j
4ống	4b
3w	1-a 2i
3à	0f
4m	0j 1-e
4ng	2k 4-i ec
5h	0-b
3ình	0-j 2-c e10
3ạn	4f
5g	dl
3ải	1-h 2a
3ằng	0b
3ệ	0c da
3ọc	0-c 1-a 81h e-h
3ỏi	4a
3ồi	0-b 2e
3ộ	ef
4i	0a
3ợp	0q
2id	0-b 2e
4eally	0h
6s	0-f 4m
5ntification	1e 2-f
3elts	0-z 51r
3f	0l e-b
3gaming	0e
3llustrator	1a
3maging	0-l 1m
4mediate	0-o dr
4pact	0-c 1j
5lementation	0n 1-b
5rovement	0-a 4e
ds	0b
8ing	0-l 4n
3n	019 1-n 4-s aj c-a eo
4cident	0-d 2g
as	2b
5luding	01g 2-s
4dependent	0-z 3j 9j
5ustries	0-a 2b
9y	0-j 1-a 2z
4fluence	3g
5ormation	1d
5rastructure	0-o 2n
4novation	0l 4-e
ave	0i 3-c
4s	2c
5pire	3k 4-c
5urance	0a
4tegrate	0b
8ity	4f
6lligent	0-i 3m
6r	8g
7act	3c
aing	0-a 3f
bon	1-a
7changes	0-l 2p
7disciplinary	0-o 1s
7est	0a
7face	0a
bs	0-d
7nal	0b
9tional	0-d 1d 3-c dm ea
8et	eg
7personal	0-a 3i
3os	1b
3s	01l 2-p
4eries	1-c
4o	1k
3t	0c 2-b
4s	0d
2jacket	0-f 1n
4panese	5c
4va	0b 1q 2-k
6script	0p 1-e
3enkins	0-b 1i
3lpt	5e
3ob	0s 1-a 2-c
4urneyman	9h
3s	1-b 2h
2kafka	0-c 1j
3eeping	0-g 4j
3hai	0-f
4i	0d
4oẻ	eg
4á	7l e-g
5c	2-f ea
6h	0l 4-d ed
5m	0b
5t	0-d 3d
4éo	0-c 3e 4c
4í	0-h 2f
4ó	0b
4ông	0-a 1-a 2d 3e 4-c d14 e-l
4ả	0n
4ẩu	0-c ec
4ối	0a
3inh	0q 3-i 4g 9-a co d-e e-g
4tchen	0-b 2g
4ếm	4c
5n	0-a 1-c 8e ah
4ểm	0e
3now	0a
6ledge	0t 1-d 2-g 4j
3oc	0o 1-l
3ubernetes	0-12 1s 2f
3ênh	1-k dg
3ý	0-b 2h
3ết	2-a 4a
3ể	0j e-d
3ỹ	0h
2lab	1-c 2r
5oratory	0-g 1-d 8w
4ke	0-c 2d
4nguage	0b
as	1-a 6j
4ptop	0-q 1d da ef
4rge	3-g 4i
4yout	2b
3c	1f
3ead	4e
6ership	4f
6ing	1l 3-b
5n	9i
5rn	0g
7ing	1-b 2k
5st	0f
4ctra	0-j 1p
4d	0-d 1f
4ttings	0-e 1f
4vel	0-f 1-c 2-g 8v 9h as e-d
3icence	0-z at ef
7se	0-g ag
4fe	0g 2-d
6cycle	0-l 1f 2b
5t	0-b dg
4ke	3g
4nes	0-e 2g
5h	ea
5kedin	0b
5ux	1a
4ve	0-p dl
6d	1c
4ên	0l
4ệu	2c 4c
3ocation	0g 1-a
4gistics	1b
4ndon	0n 1-d
5g	ed
4oker	0-b 1b
4w	0-l 1n
4ại	7a
3uật	0-b 1q ai
3à	01i 2-a e-c
4m	0z 1-b 2-g c-d dy
3ái	1-d er
4t	0-d 2e
3ãnh	3c 4-b
3ên	0b 2-a ck e-f
3ý	0-f 1-c 2k dg
3ưu	1-f 2l
4ơng	0o
4ới	0-a ed
4ợng	0-c
3ạnh	0-f em
3ấy	1e 2-a
3ần	0c
3ập	0c 1-b
3ắp	0-m eh
3ễ	0-b 3j ea
3ịch	2c
3ỗi	0-d 1o
3ộ	ec
3ớp	0a
3ợi	0k
3ực	4m e-b
2m	0c 1-a
3ainframe	0-d 1j
6tain	0c
aing	1c
7enance	0-p 1u
4king	2i
4nage	0c
8ment	0-o 2g 3-g ai
8r	2f
7ing	0-e 1s
5ner	0j
5ual	0-f 1h
6facturing	0g
5y	4m
4rine	0-b 1c
5ket	2p
8ing	0d
8s	0a
4ster	0j
8's	0-b 7s
8cam	0-g 1h
8s	0c
4terial	0-b 1e
as	0-b 2h
5h	0-q 2k
5ter	0-v 2r
4x	2a
4y	010 1-w
3ca	0-a 7n
4sa	9l
3easurement	1e 2-a
4dical	1-i 7o
4g	0-b 1e
4ntoring	0-11 1j 3o
4ssage	1b
4ta	0-a 1a
5hods	0-q 1-b 215
5rics	0-j 1l
3icroservices	0-i 1o
8oft	1d
4n	0f
5ded	4b
6set	2-e 4l
5imum	0h
4tsubishi	0-h 1h
3obile	0g 1-c
4delling	0-a 2f
7s	0-c 2e
6rn	1e 2-g
4lecular	1f
4nitoring	0d 1-a
5o	0c
5th	ea
7s	0-y cu ea
4re	1-k bd cs
4tivated	0-z 3i 4l
9ion	0-l 3l
4use	0-a 1c
4ve	0-j 3d
3s	0-l 1d 2b
4c	0-l 7w
3uch	0-h di
4ltiple	0-b 4j
4sic	0-e 1p
5t	0s
3àu	0-d 1f
3áy	0-q 113 4-d el
3ình	0l
3ón	0-n 1r
3ôi	0-q en
3ạch	2b
4ng	0-q 1f dk
3ầm	2b
3ẫu	4d aa
3ật	4b
3ắt	0-p ds
3ặc	2-a ea
3ọi	4a
3ỗi	0p
3ột	2g
3ới	0-e 7m
3ở	0a
3ỹ	1-j 2d 8b
2n	0-d 7i
33	0-c 6r
3am	1-k 7-d c-a d29
4ng	4f
4tive	1-a 2a 5l
3eed	0e
6ed	0c
6s	0h
4gotiation	0e
4t	1q 9-a
5work	0-b 1-e 2t
9ing	0-n 3l
4w	1-a 4s
5ly	0-f dj
3ghe	0a 3-c
5iệm	0j 1-n c17
7p	1-e 4a 8x e-c
5ề	0-h 1e 2-g av
4oại	3-q du
4ành	01a 2-l 8-b
5y	0b eg
4ân	1e
4ôn	0-a 4d
4ũ	0-g ec
4ười	0f 4a e-e
4ọng	4-i eo
4ữ	4b
3hanh	0c 2-e 3f 4b e-e
4iều	0-d
5ệm	0-g 4p
6t	3a
4à	1-n ag di
5ng	0-l 4s
4ân	0-s 1-b 2i 4-f 81e
4ìn	4-f eo
4óm	2b 4-b
4ư	0h
4ất	0n cj e-a
4ận	0k 4-d ah
5t	0-b 1d
4ẹ	0-e 3r
4ựa	1f
3ight	di
4nh	ee
3o	ds
4de	2-a
6.js	0-q 1s
4n	0f
4rdic	0d 1-b
4sql	0c
3soperation	0-v 1z
3ursing	ai
4trition	0-w 1f 2h
3âng	0-t 2h 3h
3ói	3g 4-k d-a eu
3ăm	0-l 2-e 8w c1d d-f
4ng	0u
3ại	2a
3ắm	0k
3ội	0f 2-d 4j
3ữ	0-c 1-c d1u
2o	0c 2-a
3bjective	0i 1-d
3f	01f 1-10 3-f cq
4f	0a
5erings	0a
5ice	2h
5s	0-b 4i
6hore	0-x 110
3n	0m 1-k 2-s 4l da
4e	1-m 2a bf df
3pen	0-j 31b 4-b
5rating	1-d 4f
9on	1-a
bal	0-i 3l
4portunities	0a
cy	0d
4timisation	0d 2-c
3r	01u 1-q 2-1a 4-d cn er
4acle	0-a 1d
4ganised	0-a 3e
8zational	3o 4-k
3thers	0-g 4d
3ur	017 1-e
4t	0f
5side	0c
3wn	0-p d1c
5ers	4e
8hip	0-f 3l
2p	0-f 1k
3ackaging	0-a 1b
4ge	0-c 2k
4rt	0f
6ner	0-m 4f
9s	0p 4-a
ahips	0-f 2k
6y	0-c 2g
4ss	0-f dl
6ion	3f
9ate	3j
4ttern	0-c 2i
9s	0-f 2n
4yment	0e
3cr	1b
3erformance	1-c 2l
5sistent	0-v 1g 3j
6on	ei
8al	3c
4sticide	0-c 1h
3h	ea
4a	0-c 1b
5ge	0-h 1u 2-a
5ses	0-g 2j
4d	0g
4ong	0a
4p	0-d 1f
4u	ea
4ysically	0-c dg
8s	0-c 8j
4áp	0i 1-s 2e
5t	0d
4ân	1-l 2p
4ép	0-c 4l
4òng	0f
4ạm	2q 8-g
4ản	0-a 3q
4ần	0a 1g 2-k
4ẩm	2j
4ối	1b
4ục	0-f 1g
3ivot	1e
3lace	0f
5nning	0i 2-f
5yer	4c
6wright	0-b 1d
4m	0-l 1l
4ug	0-c 2h
5s	0q
3ms	2a
3oints	0-e el
4rtfolio	0-18 d1h
4sition	0r 2-c
5sess	0d
4wer	2a
3r	0-f 1-n 2d ew
4actices	2f
4edictive	0-q 1s
5ferably	0t
8red	0b
5miere	0e 1-d
5school	1a
4icing	0-c 1e
5nciples	0-g 2l
5vate	1-b 2i
4o	2b
5active	0-w 3z
5blem	3g
9s	0-i 4r
5cess	1e 2-d
9es	2k
9ing	0-q 2v
5duction	1l
9s	2b
5fessional	0z 1-a
cs	4c
5gramming	0m 1-l
5ject	0e 1-b 4-b ee
9s	4m
5tein	0-o 1q
6ocol	0c
5ven	0q 1-d
6ide	0a
9r	0-g 2j
3ublic	1a
8ation	0-b 1c
ds	0-j ek
4rification	0-p 1c 2f
4t	0-e 3g
3ython	1j
2qt	0d
4kd	1c
3ua	0l e-a
5lifications	0j
9ed	0d
7ty	0-x 2m 4l
5n	0h 2-a 4e e-b
6g	0a
6titative	0m 1-l
7um	1b
5y	1h
4oc	0-a eb
4y	0-q 2-b 4p 8k
4ả	0d
5n	2d 3o 4-r
4ận	ee
4ốc	0-b 2m
2r	0-a 1w 2-d
3a	0l
3eaching	4a
6t	1d
7js	0i 1-d
5d	0j
6y	da
4cord	0-c 3j eb
4dis	0g 1-c
5ux	0-b 1s 2-f
4ference	1f
4gions	0-k 4k
5ression	1a
5ulations	0c
4lated	8c
7ion	4d
as	0-g 4d
bhip	3-c 4e
es	4j
5ease	0-j 1n
6vant	0m 1-b af
5iable	3a
4mote	0b
4porting	0j 1-d
4quired	0i
9ments	0-b 212 4-d
4search	0-1e 112 2e
5olve	0g 3-a
6urceful	0-e 3k
5ponsibilities	4b
fy	0-d 4p
5t	0-k 1u
6ful	1d
5ults	0g
4tail	0-k 1p
4view	0o 1-a 2-b
3ight	di
4sk	1e
3oadmap	2a
4le	0y e-e
4tating	0-d 1e
8onal	0-f dk
3uminants	0-i 2i
4n	2e
3àng	0-a
3õ	3f 4-a
3ửa	0f
2s	010 8-w ag
3afety	ab
4lary	0b
5esforce	0f 1-e
4mple	0-b 1c
4p	0a
4tisfaction	0j 2-h
5urday	eb
4u	0b
3c	0-f dn
4alability	0d
8le	1-d 2f
5ndinavian	5j
4hool	8f
4ience	2c
7tific	0-j el
4ripting	0-j 1e 2e
3earch	0e 1-d
4ctor	0-a 2c
5urity	0-l 1o 4-c ai
4ed	1c
4lection	0d 1-d
5f	3l
4miconductor	0-g 2e
4nior	0d
4o	0d
4parators	0-i 2l
4rve	0e
7r	0-c 2i
6ice	0-j 1d
9s	0h
4t	0f 1-c 2a
5ting	4a
4veral	4b bd
3harepoint	0c 1-b
6ing	0-h 3m
4ell	0-c 1e
4ift	ek
7s	0-t ew
4op	0-j 1g 2d
5rt	0-n 3n
5uld	0c
3iemens	0a 1-a
4milar	0r 1-a
4ngapore	9i
6le	0-d 1j
5h	0-h 7n da
4tes	eb
3kills	0k 1-d 4k
3martphone	0-l dw
4ile	0-e 1j
3oftware	0a 2d
4lid	7h
5ution	0c
as	4a
5ve	1a
6ing	0-i 4x
4me	0e
4ps	0-a 1b
4rting	0-l 2o
4und	0-h 1z 2-c
4ạn	3k
3pace	0-g ej
5rk	0-m 1s
4eak	0b
7er	6k
7ing	0c
5ed	0-l 2o ef
4orts	0-k 3k
4ring	0-1e 11x 2-e
7t	0h 1-g
3ql	0-f 2i
3re	0-i 1j
3tack	0-p 2t
5ff	4b
5keholders	1-13 3g 4m
5nd	0-d dk
7ards	4d
5r	0-f 2j
6t	0-h dr
7er	0-c 4e
5tus	ac
4orage	0-k 2r
4rategies	0-d 2i
9y	0-g 1n
5eams	2d
5ive	4f
5ong	0s 3-e
8ly	1k 2-e
5uctured	0-b 3i
4udies	0-h 2j
3ubscription	2e
6tations	0-b 2k
4ch	0x 2-m
4pport	em
3w	1-c 2a
3ystems	2w
3àng	eh
3áng	0q e-k
4t	2m
3ĩ	0-h 2a 8h
3ơ	1d
4n	0-b 1q 2-c
3ư	0-q 1t 7-a ar
3ạch	0-g 4e
3ắc	0-c 2h
4p	0-m 1c dc
3ẵn	de
3ẽ	0g
3ố	0-f 2a 4r
3ức	dk
3ử	0n 1-i
3ữa	0-d ee
3ự	2-e ei
2t2	ea
37	0-k dk
3able	0a
4kes	4b
5ing	0-b 3e
4lly	0-n 1p
4sks	0-k 4u
4y	0d
3dd	0i 1-g
3eacher	0-k 1m
7ing	2a
5m	0q 1-f
6s	0-r 2l 4k
6work	0-r 313
4chnical	2-j 3-k 4j 9j
9ian	8b
8que	0-t 211
bs	2a
7ologies	1-b
cst	0-b 8l
by	2d
4lephone	0-n 1n
6sales	0-a 1i
4nders	1-c 2f
4rm	4c
5raform	0-a 1i
4st	2a
6ing	0-p 1i 2r
6s	0-f 1k
3han	cd
6h	ea
5t	0s 2-d 3a
4e	01a 1-1f 2e 3-c en
5ir	0k
5m	0d
5o	0u
6retical	0-b 8i
5re	ed
5se	0b
4ink	0-d 3k
7ing	2e
5rd	0-e 1g
5s	0o
5ết	1-e 2e
5ểu	0d
4orough	0-e 3j
5ại	2a
5ả	4b
4pt	7a
4ree	bf
5ough	0s 4-m
9out	0-l em
4u	0v 1-a 2-e
5yết	3m 4-d
5ê	0-a 2d
5ật	0-l 2a 8e
5ế	0-e 2g
5ộc	0-c 2e
4ành	0p 1-c
4ái	3b 5-a
5ng	0-e cp en
4êm	eg
4ì	017 2-i
4ông	0-h 1g
4ăng	0-a 4c
4ư	1c
5ơng	2-h 4n
5ờng	da
5ởng	0a
4ạo	0n 2-i
4ảo	0-h 4j
4ần	0c
4ẻ	0-r 919
4ế	0i
4ịt	0-b 2d
4ống	0-d eo
4ời	0-b de
4ợ	0a
4ủ	4f
4ứ	ee
5c	ah
4ực	3-a 4w e-d
3ime	1-b 2-b 3a 4a
4n	0-c 1g 2-g 4a
5h	0b 3n 4-u
4êm	0-f 1h
5n	0m eb
5u	0c
4ến	4i
6g	1-p 4e 5y
5p	4h df e-c
4ền	0-i 2-b 4a eo
3ms	0a
3o	02a 1-r 3-t d-f ed
4eic	0-h 5v
4lerance	0b 2-a
4ol	0-p 2f 8h
6s	0-e 2e ed
7ets	0-e 2g
4p	2d
5ological	0-k 1m
4wards	0a
4àn	ad
4án	2a
3rack	0c
7ing	0-b 1d
5de	0-r 2d 4j
5ining	ak
5ng	0-e 1-g 212
6sformation	0e 2-c
7late	0-d 1g
7parent	0-e 4e
8ort	ed
bation	0p 1-d 2-b
5vel	0-v 1-f 2-b 4-b du e18
8ling	0-19 d1a
4end	0-a 4g
7s	0-a 2b
4iển	1e
4ong	024 1-j 4-o
4ung	0-h 1-g 6b 7w 8b
5yền	0-m ek
4ách	4l
4ên	0h 1-c 2-m bv
4ì	0d 2-c
5nh	0-e 4d 7c
4í	0f 2-a
4ú	0-g ek
5c	8e
4ưa	ec
5ờng	2-c ek
5ởng	0-l 2u
4ại	0-g ej
4ẻ	4b
4ọng	0-a 4b
4ở	01j 2-a 8-r ch e-b
4ừ	2p e-b
4ực	0-l 1f df
3uyến	dm
4ân	3e
4ần	er
4ổi	c-b dh es
3wo	0-f ds
3y	0p
4pescript	0-s 1t
5ing	0-b 1f
5ography	0-l 1r
3ài	0f
3ác	2-c 4-h et
3ây	ee
3ình	4h
3ích	2a
4nh	0-b 2n 4h e-c
3ô	0-11 1n eg
4n	0-a 3b
3ăng	0-h dz e-b
3ĩnh	0-c 4p
3ư	0-g 111
4ơng	0i
3ại	0u 2-f
4o	0-b al
3ải	2b
3ập	0a
3ế	8a
3ỉnh	el
3ối	ej
4t	01b 2-z 3-d 4-t 7o 8c d-a er
3ổ	4i
3ụi	0a
3ừ	012 1-d 2-r bc dm
4ng	0k
3ử	2b
3ự	0b 1-n 3d
2uk	0-v ey
3nderstanding	1-f 2y 4-f
4iversity	0-s 718
3p	0m
3s	0a db
4e	1-a 4c
5r	1d
4ing	01d 1-f 2-t
2value	0-e 3f
4tva	0-b el
3ehicle	0-b ed
4ssels	2a
3i	1a
4aducts	0-15 118
4ew	2c
4sion	ef
4ên	0-a 2a 8k
4ệc	0o 1-k 3-c 4r d-a
5t	4h 6-b
3lookup	2-c
3oltage	0-l 2p
3à	02b 1-f 3-g 4-w
3ăn	6a
3ườn	0b
3ấn	0-b 2d
3ận	0e
4t	0-b 1a
3ẽ	0-v 1i 2p
3ề	01k 1-r 2-b
3ệ	ab
3ị	0n
3ới	015 3-e
3ụ	0-j 1-a 4g ac
3ững	0g
3ực	0a 1-b 2a
2we	0v
4b	0-o 1n
4ekend	ea
4ll	0h
3hen	0r 4-b
4ich	0s 2-a
5le	0v 4-d
4o	0j
3ide	0a
4ll	0w
4nd	0-p 2i
5e	2a
4reless	0-a 2o
4th	021 1-l 2-u 3-c 4g
3ord	1b
5k	0q 1-d 2-s 4-g dr eg
6flow	0-f 2h
6ing	0s 2-a
4uld	0m 2-c
3rite	0e
6ing	1d
3sq	0-c 9m
2xa	0-g dj
3e	0-i 1q 2-g dh
3inh	df
3oay	0-w dg eo
3ài	0b
3ác	0-k ai
3ây	0-p 1h
3ét	2b
3úc	0-f ed
3ưởng	0c
3ếp	0-i 2c ej
2y	0-b 1d
3ear	cz e-d
6s	0-o 2-h 4-a bh c1z
3ou	01i 2-a d-a
5're	0d
5r	0h 1-e 2-f 3-c 4w
3rs	0-12 c1b
3êu	0i 1-a 3d
2zalo	0-a 1j
2án	0-c eh
3p	2b
2âm	2g
3u	0-b 2g
2ít	0i bk
2ô	0-c ef
2ăn	0-n 3d
2đam	3a
3h	1-f 712
3i	dr
4ềm	0-d 3r
5u	1l
4ểm	0d
4ện	2g ao e-b
3àm	3e
4o	9g
3ánh	0-d 1i
4p	0m e-c
3êm	eh
3ình	ec
3ó	0c
3úng	0-h 3s
3ơn	0x 2-h
3ương	0h 2-a
4ờng	0-p 2g ee
4ợc	027 1-c 2-15 d-a ed
3ại	0-j 1-q 71c
3ắp	0-m 1r
3ẳng	0-t 81i
3ến	ec
3ể	0n
3ịa	ec
4nh	0g e-d
3ọc	0p
3ồ	0-w 1e 2l
4ng	0a
3ổi	0a
3ộ	0d 1d 2-h 4a 8b e-k
4i	eb
4ng	0-m 2n 4d
3ủ	dd
3ứng	1-b
2ưa	ek
3u	0p de
2ảnh	2-b ea
2ẩm	0-a
2ốp	0-d 1e
2ở	0a df
2ứng	0l
1w+=0 0	0h 8b d13 e-1c
6^	2-r 6g 8f ba d-b et
6bài	0-a dk
6ca	ej
6days	0e
7eveloper	0-c 2d
6hours	ec
8ặc	0-n 2g 6h
6kim	2b
7ỹ	0e
6lần	0e
6months	0-w bu ec
6ngành	0-g 8r
9y	0l d-d
8ười	0d
7ăm	0-t 1-c 2-i bw c1m d-d
6or	0j
6star	0-e 2j
6tháng	0-b bw dn e-m
7iếng	ed
7o	0-f bb ea
7rở	8f
7uần	0f
8ổi	0-i d-a e1a
7ốt	ea
6wpm	0e
6year	0-e bl
as	b-u c19 e-b
7rs	0-t bi cg
6đến	ek
41m65 trở	ec
42+ years	bg
43+ years	0-a bm
45+ years	bg
4a b	0-a 1d
7usiness	0-d 2f
6consent	0-g 2i
6fast	4a
6research	0-b 4e
6team	0-d 4j
8chnical	0b
5bilities ^	0d
ay to	0w 3-e
6le to	0j
6out building	4a
5ccording to	0-b 2f
6ting as	0-a 3e
8ons ^	0b
5ds google	0-a 2b
6vantage ^	0h
5gile software	0-f 1g
ateam	0g 1-f
5lways strive	0-e 3g
5m hiểu	0a
6azon web	0b
6bitious and	3f
5n toàn	ad
8ây	0-b ed
6alytical and	3h
6d act	0-e 4e
8best	2a
8challenges	0-c 4e
9ode	0a
alleagues	4a
antractual	0-c 2d
8direct	0-f 4f
8effectively	0-g 4h
9very	0-a eb
8flexible	0-b 4b
8grow	0-f 4f
8infrastructure	0-l 2n
8live	0b e-b
8night	ea
8private	0-e 2f
aoduct	0-f 4g
8responsibility	0-i 4i
8teams	0-a 2b
anders	0-e 2f
9o	0f 4-c
6h ^	0s 6-g
8giao	6c
8tiếng	0a
8đọc	6a
6tibody engineering	0-l 1o
5pp ^	0h
7lications ^	0-c 2e
his	0a
7roach and	0i 4-a
dto	0-d 4h
5ql 2.5	1e
5rchitecture and	0a
6ea ^	0-e ei
7na ^	0b 2-a
6ound solving	4a
5s a	0-e 4m
7code	0-m 2n
7laboratory	8c
7well	0q 2-b
5t a	0a
7least	0a
6tention to	3d
7itude and	0c
5udio engineering	0-s 1x
6tomation ^	0d
fand	0-h 1i
5zure cosmosdb	0-d 1g
anet	0-m 1n
4b ^	0b
5a degree	7-m 8t
6chelor s	0a
c's degree	7a
7kend developer	0h 1-g
8ground as	0-l 2h
fin	0o 2-b
6nk holidays	eb
6sic ^	0-a ac
5eam forming	0-b 1j
6st practices	0b 1-d
6tter ^	4d
5i excel	0b 2-a
6ds and	1f
6g data	0d 1-c
5oot ^	0-b 2d
5uilding a	0-f 1i
en	4a
6siness ^	0c
dand	0-1c 1t 2q
dlevel	0f
dor	0g
dproblems	0-b 4e
5ài tháng	0-a ec
6n ^	eb
5án lẻ	1-f
6o ^	0-a 2d
8cáo	1v
5é ^	0-h 2k
5ình tĩnh	3h
5óc tách	1-i 2l
5ản ^	0p 2-j
8vẽ	0-a 2a
6o trì	0e 1-d
5ắt buộc	0c
5ằng lái	0-i du
5ếp 0	2i
8^	0a
4c ^	ea
5# azure	0e 1-b
5a 0	0d
7^	eh
7theo	0-a ed
7xoay	0-i dv
6ble stayed	1c
6n work	0g
6o trong	0e
8đẳng	0-q 1-a 71n
6rd ^	0-b am
5ccd ^	dm
5ell lines	0-e 2g
9sorting	0-l 1r
5hallenges ^	0-b 4d
cing tasks	0-h 4n
7nges ^	0-e 4g
7racterization of	0-b 2d
6i ^	2b
7ến lược	3i 4-e
6o công	0-e 4e
8thuê	0-a 2d
6uyên ngành	0w 8-a
6ánh ^	0-d ee
6ính ^	0a
aquy	8i
6ưa biết	0b
6ạy máy	0j 1-e
6ấp nhận	db
6ối ^	4b
6ụp ảnh	0c 1-b
6ủ động	3a
6ức và	4a
7ng chỉ	915
atừ	0-e 1t 2-c
5i cd	0-d 1g
6vil engineering	0-q 1g ac
5lass 0	0-b 1f
6ean and	0-o 1i 3a
6ients to	4a
6oud ^	1h 2-h
apython	0c
9watch ^	0-j 1p
5oach the	0-c 3d
6de ^	0d
9review	0c 1-b
6gnition ^	0-j 2k
6llaborate and	0-c 3m 4-a
gwith	0b
eing with	0b
fon with	0a
8eagues and	4f
6mbined with	0a
7merce business	0-c 2e
bial and	1b
8issioning of	0-j 1j
9tment and	0-c 3g
8unicate effectively	0n 3-l
eion and	0z 3-t
iskills	0-b 3t
7plex engineering	2g
cinterchanges	0-m 1r
8utational modelling	0-l 1m
aer science	7b
6nsent system	2i
8umer goods	2c
7tent manager	0h 1-e
8inuously with	4b
6re java	0m 1-l
6smosdb rest	0b
5rm ^	0i 1-h
6oss functional	1-b 3f
5ulture ^	4f
6stomer satisfaction	0i 1-f
6ối tuần	dc
5ycle including	0-i 2i
5àng tốt	014 2-g e-g
5á nhân	eb
6c chuyên	0a
8ngày	eb
8phần	0d
8trường	8a
6o ^	0-f 2p
5ân đối	ed
5òn hạn	0b
5ó chứng	0e
7khả	0a
8inh	0o
7laptop	0-d df
7thể	ea
8inh	014 3-x
8rách	0-n 3l
7xe	0-p ds
5ông cụ	0-j 1e
9nghiệp	2c
cệ	0c
9trình	0-a ed
ay	0n
aác	0-b 2-a 4-c et
9việc	0f e-d
aà	0-f 2f
5đ đh	0-e 7o
5ũng như	0a
5ơ bản	0h 1-a
7khí	0-i 1k
7điện	0-a 1b
5ấp 0	8a
8cao	8e
5ần tuyển	ea
6u tiến	3h
5ử nhân	0-v 71f
6a hàng	0c
4dairy cattle	0-p 2k
6nish and	5a
6ta analysis	1b
9driven	3f
9lake	0-b 2i
6ys ^	0h e-d
9in	0-q dh
5eadline ^	4d
6dicated and	0d
6gree in	8m
bof	0d
6monstrated technical	0a
6sign and	0-j 2a 4h
bimplementation	0j 2-a
bof	1a
bpatterns	1g
aers and	4b
8re to	0-m 3t
6veloper ^	0-b 2f
bing people	0-n 1b 3h
bment ^	2e
gand	0b
gmaintenance	1j 2-a
gof	0-d 1f
gprocess	0a
gteam	0-f 1m
fal toolsets	0-e 1g
7ops culture	0a 1-a
bengineer	0-f
js	4e
bindustry	0-f 1f
5i chuyển	0-b eg
6gital products	0-d 2e
ctransformation	0c 1-b
6ploma in	7g
cor	8h
6rectionality beam	0-e 1n
6sciplines ^	0r 2-m
5oanh số	0b
5rive and	0-i 3j
9n and	2-c 4h
bto	0-j 3m
5sp team	0-d 1e
5u lịch	1m
6y chiến	0j 4-h
5ynamics 0	0a
5ài với	4d
5ưỡng sinh	0-b 2f
atrở	2a
6ợc hoặc	1-i 2q
9sĩ	0-d 7j
5ễ nghe	ea
7thương	3e
5ịch ^	0-a 2e
9vụ	0-c
5ựng bằng	0-r 1n
4e.g ^	0c
5ach year	0c
5ffectively ^	0-g 4h
5lements of	2b
5mbedded software	0-e 1f
5nd to	0-b 1f
6ergy and	0-c 4d
6gineering ^	0f 2-k ac
gin	2a
gphage	0-k 2n
hractices	0d
cs ^	0d
7lish ^	5f
cand	0g 5-b
cskills	0-g 5i
6vironment with	0b
5valuation ^	0-d 2g
fof	1j 2-d
6ery other	eb
5xperience ^	0c 2-e ce
fin	0i
fwith	0a ca
gorking	0d
4fast ^	4e
9and	4a
5eed evaluation	2-a
5ield ^	0-g eg
aand	8d
9s ^	0-a ag
6nancial performance	0-i 2k
5ocus on	3e
9ed and	3h
6r 0	0-o eu
8audio	0-a 2d
8better	0-c 4f
7ward in	0-d 4e
5rameworks ^	0-c 2e
5ull time	1-c ej
9uk	0-a de
6nctional teams	2-b 4e
6rniture industry	0-h 1k
4ghi chép	0g 1-f
5ia đình	eb
7n có	0-a ea
9làm	eb
7o dịch	1h
9tiếp	0j
6ám sát	1g
6ải quyết	1d 4-c
6ọng nói	dg
5ood communication	0a
9understanding	0a
5reen energy	0-c 4e
6owth of	0-a 1g
5ắn bó	4-c de
5ọi điện	0f
6n gàng	3-e dj
5ội dưỡng	0-c 1f
4halden group	0b
6ndling ^	0k 2-j
8s on	3j
5igh degree	0b
9level	0-c 1-a 2f 3e
9medium	1d
9performance	1c 2-b
9quality	0c
9speed	0-m 1h dh
8ly motivated	0-g 3j
6ểu bản	0b 2-a
6ệu quả	0d
5oa giao	5k
6lidays ^	0-a ei
6urs ^	0-e ea
6w the	2c
9o	1c
6à đồng	3c
6á chất	2a
8đơn	0a
6ạt động	0k
5tml5 and	0-f 1j
5uấn luyện	1-g 2j
5à nội	0d
6ng ^	0z 4-m
9bán	0e 2-d
9không	1d
9theo	0-b 4e
báng	0b
aại	0-f ed
aốt	4-a
9với	4a
7h ^	0-o 2s
9máy	0b 2-a
5ình ưa	4-a ed
5ạn ^	4f
5ải quan	1-g 2b
5ệ thống	0-g db eb
5ọc ^	2b
8chuyên	8a
8trở	8b
5ồ sơ	0a
5ộ khẩu	ef
5ợp đồng	0b
4ideas and	0-h 4j
7ntification and	1f 2-d
5elts 6.5	0-b 5n
5llustrator photoshop	1a
5maging and	0-l 1m
6plementation ^	0-b 2e
jand	0n 2-c
7rovement ^	0-g 2p
aing the	0-l 4n
5n ^	0-c 2e
7a	3f
8n	0f
7business	0b
7civil	0-a ac
7large	0-a 4e
7the	0-y e12
7your	0c
6dustries ^	0-a 2b
by ^	0-e 2h
6frastructure architecture	1-r 2t
ks	0-i 1j
6novation and	0f 4-a
cve culture	4b
6terdisciplinary research	0-r 1u
9national environment	0a
isales	0-j 1l
itravel	0-d ed
9personal and	3e
7o the	0-e 2f
5so 0	1j
5t takes	4a
4java and	0-a 1b
9javascript	0-k 1k
9nosql	0c 1-a
8script ^	1a
5ob description	0f
4kafka and	0-c 1g
5hoẻ tốt	0-e ek
6á trở	0-l 7m
7ch hàng	0c ej
6ông nói	3-i dk
ayêu	0c
6ả năng	0n
6ối kinh	0d 2-b
9lượng	2a
5inh doanh	0-p 1-d 212 4a
9nghiệm	012 2-c 3-e cq d-c e-c
9tế	0b 1h 2-q
6ếm tiền	4c
7n thức	ai
arúc	1-a 8e
5now how	2c
8ledge of	0l
5ubernetes monitoring	0-g 1g
5ế hoạch	2f
5ể cả	0j e-d
5ỹ năng	0v 3-h
4laboratory technician	8b
kologist	2-e 8l
6nguages ^	0b
6ptop ^	1e
6rge collaborative	3-g 4i
6yout ^	2b
5c ms	1c
5ead in	0-h 4j
6vel 0	0-11 9i ax
a^	0c 8i
aof	4c
5icence ^	ad
cis	0-c ah
6fe cycle	0d 2-c
8cycle as	0-r 2t
7t 0	0-b dg
6nh hoạt	ec
6ve in	0-a dl e-b
6ên quan	0i
5ogistics ^	1c
6ng an	ed
9term	0c
6ve to	0n 3-k
6w power	1a
6ại khá	7a
5uật ^	0-h 1a
9sư	0-f am
5à 0	0a
7một	0g
6m báo	0-i 1l
9ếp	0-i 1m
8ca	0c db e-b
8việc	1-d 3a dd
5ái b2	ec
8ô	0-a eg
5ãnh đạo	3c 4-b
5ên ^	cn
8thực	0-c 1c
5ý ^	0k 2-h
7lịch	0-e dk
5ưu trữ	1-e 2a
5ạnh ^	eb
5ập kế	0a 3-c
8trình	1-a
8và	3a
5ắp ^	0-b eh
5ẻ ^	0a
5ễ ^	ea
7phép	0-h 3m
5ịch rõ	0-e ej
5ớn ưu	0-g ec
5ợi thế	0i
5ực cao	4g
9ông	0-f 4i
8doanh	0j 4-i
4maintenance and	0-a 1v 2-j
gof	0-g 2g
6ke use	0-c 4f
6nagement ^	0f 2-k
fand	0-c 2c
7ner ^	0b
7y stakeholders	0-h 4o
6ster's degree	7j
6x ^	2a
6y biết	0-a 2e
5echanical engineering	0s 1-q
funderstanding	0-g 1j
6dical laboratory	1-h 7o
6g ^	0-c 1f
6ta ads	0-a 1b
7hods ^	0-d 2f
cand	0-p 2r
7rics ^	0-k 1m
5icrosoft dynamics	0a
6ndset ^	0-d 4j
7imum 0	0a
6tsubishi ^	0-h 1h
5obile app	0a
6dern programming	0-h 1w 2-d
6nth ^	0-b eb
6re modern	0h 1-a
9than	be
6tivated and	0-t 3g 4e
6ve forward	0-c 4f
5s office	0-c 1i
6c or	0-b 7a
5usic cognition	0-s 1w
7t ^	0c
5áy 0	0-k 1b 2f
8giặt	1e 2-a
8tính	0-c
9ự	0e 2-a
5ôi trường	0-i en
5ại ^	0-e 2g
6ng lưới	0-b dk
5ầm non	2b
5ắt tốt	0-h ds
5ềm quản	2b
5ỹ phẩm	0-d 2h
4nam 0	0-m ds
8^	0-b df
8cao	d-c ek
8nữ	01e 1-b d-d
8tuổi	da
9ừ	dc
6ng ^	4f
5ew skills	0-g 4g
8technologies	4e
5ghe máy	db
9nói	0o
7iệm ^	ce
bquản	0a
bthu	0c 1-a
crong	2j c-f
9p ^	0-d 2a
bcao	0f
btrung	0d
bvụ	4b
bđại	0b
7ề luật	0-e aj
7ệ thực	0p 2-l
6oài giờ	ea
7ại hình	3-p d13
angữ	0c
6ành bán	0-h 1m
adược	0-o 1p
aquản	0a
7y ^	0i
6ân hàng	1g
6ôn ngữ	0-a 4d
6ười ^	4a
6ại gọi	0a
5hanh ^	0s e-b
6iều ^	ea
7ệm cao	4b
atrong	4a
8t tình	3a
6à ^	0-a ef
8báo	0-b ah
8gần	0-k do
8hàng	0e 1-i
8máy	0h
7ng với	0-i 4m
6ân ^	ee
9luật	0-d 8n
9viên	2f
6ìn ^	ea
6ất 0	0m cj e-a
6ận tăng	0a
7t ký	0-c 1g
6ẹ nhàng	0-l 3r
5inh ^	0-a ee
5o matter	4a
6de and	0q 1-k
8.js developer	0-s 1s
6sql ^	0g 1-b
6t afraid	3a
5utrition of	0-g 1i
5âng cao	0-a 3h
5ói chuyện	0-k 3s
8lắp	ej
8ngọng	4-g ei
8rõ	0e
8được	4e
5ăm 0	8n c-b
8^	0x c-t
8kinh	0-g cr
8làm	0-n ct
8quản	ca
6ng coaching	0-f 4i
9giao	0-d 4q
bải	0d
9làm	0x 4-s
aãnh	0b 4-a
aực	1b
9thuyết	0g 4-e
aổ	0-h 4j
5ắm vững	0d
5ội ^	0k 2-e
5ữ 0	dg
7^	0-f ek
7cao	df
7tuổi	0o e-c
8ừ	0-j el
7độ	0c
4of a	4e
7experience	0-g cq
7kubernetes	0-k 2l
7matter	0-k 2l
7new	0-d 4e
7ruminants	0-i 2i
7the	0c 2-a
7years	0-b ci
6fice ^	2b
7shore substations	0-i 1j
dwind	0-h 1i
5n experience	0b
7time	0-h 3m
7work	0-h 4k
7your	0-k dm
6e or	0h 1-h bf
5pen and	3e
9to	0-d 3k
5r a	8a
7in	0-k ek
7more	0-d cu
7similar	0b
6ganizational goals	0a
jskills	3q 4-f
5ther cloud	1b
5wners and	0a
ahip and	0-j 3l
4part of	3a
9time	0d
8ner continuously	3g
bships to	0-m 2n
6ssion for	3e
bate about	3b
ground	3e
6tterns ^	0-c 2d
5eople ^	0-e 4i
5h ^	ea
6age display	0-h 1u 2-a
7ses of	0-k 2m
6d student	0e 7-b
6u quoc	0-a eb
6ysics or	0-e 8j
6áp chế	0l 1-j
7t triển	0c
6ân tích	1-j 2r
6ương pháp	1b
6ần mềm	0c 1c 2-j
6ẩm ^	2d
6ối hợp	0a
5ipelines and	0-e 2e
6vot ^	0-c 1f
5lus ^	0a
5ms ^	2a
5ower wireless	2b
5ractices ^	0c
6edictive processing	0-q 1t
7ferred ^	0b
6ivate cloud	0-a 2j
6oblem solving	3g
bs through	0-f 4i
7cessing of	0-i 2i
7duct design	0-d 1e
evelopment	0i
cowners	4e
cteam	0-c 2e
bs ^	2a
dinto	0-d 2f
7fessional experience	0d
es and	4c
7gramming ^	0o 2-m
glanguages	0h 1-16 2s
7ject management	0a
bs and	4a
5ublic cloud	0-a 1b
btransportation	0e
5ython ^	0c
band	0f 1-d
bdeveloper	0-o 1o
4qua zalo	0b
7lifications ^	0a
9ty assurance	0-b 1e
cevaluation	2d
cwith	0-h 2i
7ng trung	0a
6ickly ^	0e
cand	0-b 4e
6oc ^	0-a eb
6y trình	1a
7ết khiếu	2f
6ản lý	2n 3p 4-q
6ận 0	ee
6ốc tế	2f
4react native	0-a 1b
aredux	0o 1-m
9js java	0b
7dy to	da
6cord ^	ed
6gions and	0-k 4k
7ulations ^	0c
6lated field	8c
9ion to	4d
7ease test	0-l 1o
6quired ^	0d
bments and	2h 4-b
6search and	0-i 1k
dcenter	0-g 2h
din	0-h 1l
dto	0h 2-b
7ponsibilities and	4d
hy of	0-h 4i
5ight to	0-j dk
6sk management	0-a 1f
5ole ^	0h e-d
5àng ^	0-i 4q
9dễ	0e
5õ ràng	3f 4-a
4s degree	011 8-q
6in	0-f ah
5ales ^	1g 2-a
aand	0d
acustomers	0c 1-b
5calability and	0a
6ience or	0e
6ripting ^	2f
5earch engine	0d 1-c
6curity in	0-b 1j
fcidents	1-a 2j
6lection of	0e 1-c
7f starter	0-b 3h
6rvices ^	0d
dand	0m 2-j
6t top	2e
7ting ^	4c
5haring your	0-m 3n
6ift ^	0a
aand	0-g ek
9s ^	eb
5ide and	0b 2-a
6nh ^	0-f 2n
9viên	0-q 7p dd
6tes ^	ec
5kills ^	014 4-j
band	4b
bin	0-b 2h
5oftware developer	0-b 2f
kment	1-d 2p
dengineering	0q 1-i
dimprovement	0-g 1p
dtesting	1a
6lid theoretical	0-f 7i
7utions ^	2j 4-g
eto	0-n 4p
7ving business	0-b 4e
6und quality	1m 2-b
6ạn thảo	0-h 3l
5peed separators	0-g 2j
6ring boot	0-b 1j
bjava	1i
9t planning	0h 1-g
5taff ^	4b
7keholders and	0-e 1-j 3h
hon	0-d 4g
7tus or	ac
6rategies ^	0-c 2e
7ive for	4f
7ong organizational	0k 3-g
5uch as	0t 2-j
6pport ^	0-b 2d
cand	0d 2-b
5ystem ^	0-f 2g
bfor	2d
as ^	2i
5àng đi	0-c em
5ơ đồ	1b
5ư phạm	1u 7-a
5ản phẩm	0a
5ắp xếp	0-p 1d dd
5ẵn sàng	dk
5ẽ được	0h
5ố liệu	4g
5ức khoẻ	dk
5ử dụng	0q 1-d
5ự ^	ec
4t2 ^	0-a eb
57 ^	0-i dm
5ake on	0-c 3f
8s ^	0-c 4c
6sks ^	0-e 4l
aand	4a
5eaching methods	1-d 2i
7m ^	0-b 4c
9and	0d
9in	0e
9player	3d
9with	0-c 4e
8s ^	2h
aand	0-b 4p
8work ^	0-d 3f
dtốt	0-b 3g
6chnical and	0h
aque ^	0-k 2r
9ologies ^	4b
hand	0o 2-i
hsuch	0-c 2e
est will	8a
dy trends	1e
6lephone ^	0-n 1n
7stro education	0-b 1c
6st ^	0-i 2o
8ing ^	0m 2-a
cof	0g 1-f
cwith	0-p 1j
5han 0	ce
8h hoá	ea
6e customer	0-e 4e
8design	2b
8entire	0-a 2b
8field	0-f eg
8market	0-g 2g
8other	0-d 4e
8uk	0-l el
7o ca	0-e en
9kế	0-e 4a
9lịch	0d
6i công	2a
7nk and	3f
7rd party	0-e 1g
7s role	0b
7ết bị	0-a 1a
akế	0e 1-p 2d
7ểu 0	0b
6oại laptop	0-b 2d
6ree years	bf
7ough innovation	0j 4-g
bout ^	0-m em
6u tiền	0d 1-b
7yết phục	3f
7ật ^	0-a 8e
7ốc ^	ea
6ành thạo	0n 1-b
6ái độ	3b
7ng ^	0a c-a ed
akinh	ca
atrở	0-d cj
6ì quá	0c
6ông thạo	dc
6ạo tin	0b
6ất là	0-c 2c
6ần cầu	0c 4-b
9trách	4b
6ẻ an	0-b 9e
8nhà	0-d 9h
6ế ^	0g
6ống đại	0-d eg
6ời gian	de
9trang	1b
6ứ 0	ee
6ực ^	4a
9hiện	4i
9phẩm	1c
9tập	0b
9đơn	2c
5ime ^	0m
9management	3d
6n học	1h 2-b
7h thần	0b 3n 4-u
6ến và	0-d 4h
8g anh	0j 5c
aviệt	4i 5-d
7p tốt	0-c 4m
9và	0-a 4b
9được	0j 4-f
6ền ^	4e
9án	0-d eh
5o 0	0-q ca ej
7achieve	0d 4-a
7both	4a
7client	0-a ec
8ollaborate	0c 4-b
7detail	4a
7end	0-b 2e
8volve	0-f 4f
7get	0-g ei
7move	0-e 4f
7run	0-c 2d
7take	4a
8ravel	0c
7work	0-i 4b eh
6ols ^	2b
alike	2a
9ets ^	0-e 2g
6pological phases	0-l 1n
5rack record	0b
7ining ^	0-h ak
7ng ^	2d
8sparent and	0-e 4e
aort ^	0-b ed
dation card	0p 1-d 2-b
7vel ^	0j e-c
boften	0-d dg
6ends and	0-a 2e
6ong công	013 4-r
alĩnh	2d
6ung cấp	0-c 718
ahọc	7-a 8i
athực	3a
6ách nhiệm	4l
6ên 0	0-p bv
6ình bày	1i
ađộ	7d
6ú tại	0-j el
6ường học	0h 2-a
blạnh	0-e en
6ở lên	01h 2-a 8-r ch e-b
6ực đêm	0-e dk
5uyển ^	0-b ec
6ân thủ	3e
6ần ^	0-c ei
9lễ	0i e-g
9và	0-a ed
6ổi 0	0h e-e
9^	ed
9không	da
9từ	0c
5wo year	0a
5y ^	0b
5ác các	0-f ei
5ính ^	0-h 4l
9văn	2b
5ăng ca	0-i dz e-a
5ư duy	1d
7vấn	1p 2-h
6ơng đương	0h
5ại nhà	0b
8tỉnh	0-a ed
6o nghề	0-d aj
5ế ^	0a
7marketing	2b
6t ^	ec
5ỉnh 0	0c e-a
5ối thiểu	0b
6t ^	0x 2-b 4-b
8biết	2-d eg
8ham	4a
8nghiệp	7q 8f e-b
9hanh	0h 4-f
5ổ chức	4i
5ụi mình	0a
5ừ 0	0q 2-q bc dn
7chối	4f
7thứ	d-a ee
5ự do	0a
7động	2f
4understanding ^	0-j 2m
iand	0-a 2m 4-b
iof	0n 1-b
6iversity degree	0-f 7p
5se of	4e
4vi tính	1d
6ên ^	0-p 2h ee
9năm	0-d 8o
6ệc có	0-f
9linh	eb
aàm	4a
9theo	0-r 2n
aại	0i
9với	0-a 4d
5oltage engineers	0-t 2w
5à chăm	0a
8ó	0c
7lễ	0-g ei
7nhân	2c
7thực	0-d 4k
8rách	0i 4-f
7xử	0-b 4d
5ăn phòng	0d 1-a
5ấn và	2d
8đề	4a
5ận hành	0e 1-c
6t liệu	1b
5ệ sinh	2c
5ị trí	0k
5ới công	0e
8khách	0p 4-j
5ụ ^	0-g 4c
7khách	4b
5ực kinh	0-a 2e
4well as	0l
5hat it	4a
5ill be	0f
6nd farms	0-d 2e
6reless systems	2c
6th a	0c
9green	0-e 4e
9many	4a
9others	0-d 4d
9your	4a
8in the	2b
5ord excel	1b
7k ^	0u 2-f
9experience	0b
9in	0-s 3a et
9on	0-b dh
9with	3-c 4g
8ing independently	3a
cto	0a
cwith	0-a 3a 4b
gin	0-c 1d
6uld be	0k 2-c
5ritten and	0b 3-a
ccommunication	3b
4xa nhà	0-b dj
5e máy	0-n dk ed
7nhà	0k 2-d
8âng	0-i 1i
5uất nhập	2d
5ác nhận	0-g ai
5ét nghiệm	2c
4year ^	0e
9master's	0d
8s and	0v c-17 eh
aexperience	0d
ain	0-l cv
aof	0-j c18
5ou know	1e
7r colleagues	0-g 4h
9feet	0-h ek
9many	0-b 4c
5êu cầu	0h
8thích	0a
4zalo ^	0-a 1j
4áp lực	0j
4âm nhạc	2a
4ít nhất	0e bk
4ô tô	0-c ef
4đam mê	3a
5h luật	0a
5i công	0-g do
6ều hành	1a
6ện ^	0g 4-b
9thoại	1c
5àm phán	3e
6o tạo	9g
5áp ứng	0g e-b
5ó 0	0c
5úng hạn	0-e 3g
5ương ^	0f
6ợc 0	0-o er
9^	0k e-h
9chỉ	0b
9làm	0b e-a
9môi	0-b ec
9tối	0-d ef
9áp	0c
5ại học	0-q 1-b 71d
8lý	ee
5ẳng trở	8d
9đại	8d
5ến 0	ea
5ọc hiểu	0j 1-b
8được	1a
5ối tác	0d
5ộ tuổi	0a
6i nhóm	0d
6ng 0	0-f 2h
4ưa nhìn	ek
5u tiên	0k df
4ẩm thực	0-a
4ốp lát	0-d 1e
4ở lại	0-c ee
6vị	0l
4ứng viên	0n
2=0 0	0n 2r 8j b-j d-r ef
5bài	0-a ec
5ca	0-a eg
6ó	0-h dj
5days	0b
5kim	2a
5lần	0c
5months	0-y cu ea
5ngành	0b
8y	0g
7ười	0c
6ăm	0-q 2-b c1e
5star	0-f 2j
5tháng	0-h cq
6iếng	ea
6o	0-h cb
6uần	0e e-b
7ổi	0-l c-a e15
5year	0-f cj
9s	0e
6rs	0-u cz
5đến	0-a ef
31m55 nam	dc
68 nam	db
32+ years	cb
33+ years	cg
35+ years	cc
3^ 0	0u bv d-c
53+	bh
54+	0-c bh
5able	0j d-b
6ctive	0c
6gile	0f 1-e
6ndroid	1c
6utomation	0j 1-i
6zure	0-o 1q
5be	0-c 7g
6iết	0i
6s	7b
6uild	0-g 1i
6ếp	0d
5ca	0-b de
7o	7e
6hấp	de
7ịu	0-b 3j
6ollaborate	0b
7nfident	0h 3-f
8tent	0-g 1h
6ó	01b 3-k
6ông	0i 1-a
5degree	7c
6oanh	0a
6ynamics	0-b 1c
5e	1a
6ngineering	0-u 1g 7h
6xcel	0-k 1p
alent	0d
7perience	0f
5flexible	0-i 3l
6ull	0k
5giao	0-p 3v
7ọng	3-q dy
6ood	0-g 1b dc
5handle	1b
6igh	0-b 1-a 7f dd
7ểu	0a
5ielts	0-b 5o
6nfrastructure	0-a 1a
5java	0-a 1e
6enkins	1b
6ourneyman	9h
5kafka	0-a 1c
6hách	3a
7ông	0-c 3l
6inh	be
7ểm	0c
6nowledge	0b
6ỹ	0x 3-j
5luật	0f 1-b
6àm	1j 3-c
6ập	0r 1-c 3-d
5min	0d
8imum	0n b-a
6s	0-i 7f
5nam	0-r 1-c 7-a d1y
6et	0-a 1v 9-a
6goại	3-h do
6hà	0-b dd
7ẹ	3f
6o	0h
6ói	0-c 3g
6ăng	0-b 3j
6ắm	0b
6ữ	0-i dv
5own	0-k do
5phân	0a
6ortfolio	0-t dy
6ython	0-f 1i
5qa	0-g 1h
5react	0-e 1f
5sinh	0-g 7s
6olid	0a
6trong	0a
6ẵn	0-b dg
6ử	0e
5take	0a
6echnical	0d
7sting	0-q 1u
6he	0b
7is	0e
7u	0d 1-a
7ực	0a
6iếng	5g
6ravel	0b
7ung	7a
7ình	7d
7ực	0-h 1g
6uổi	dc
6wo	0-l dm
6yping	0-b 1f
6ư	0e
6ốt	0g
6ổ	0-c 3e
6ừ	0b
5understanding	0a
5valid	db
6iết	3g
5we	0e
6ork	0f
9ing	0e
5xoay	0-g dj
5you	0w
8r	0f
6êu	3d
5ít	0b
5đi	0-a dk
7ện	0c
6ánh	0-c 1g
5ưu	0e
3a b	1-c 2e
6usiness	0-b 2f
5computer	7c
7nsent	2i
5fresh	0-d 1h
6ull	0-k dg
5growth	1b 3-c
5hands	0-o 3q
6igh	3d
5master's	7c
6otivated	0-m 3m
5passion	0-c 3f
6hd	0-a 7d
6ortfolio	0-k dk
6roduct	1a
5relevant	0f
7search	4d
5solid	0-c 7i
6trong	0-d 1d
5team	0-h 4l
7chnical	1e
6wo	0a
4bility to	0p 4-f
5le to	0k
5out building	4a
4ccording to	0-g 2i
5hieve organizational	0a
5ross the	2b
5ting as	0-g 4i
4ds google	1a
4fter effects	2b
4gile software	1-a
4lways strive	0-b 4g
4m hiểu	0a
5azon web	0e
4n academic	0-a 1i
6excellent	0d
6interdisciplinary	0-h 1h
bnational	0j
6open	3e
6toàn	ad
7ây	ee
5alysis development	1j 2-a
5d act	4e
8pis	0-c 1d
8ws	0o 1-d
7best	2b
8uilding	3a
9siness	0f
7cell	0-n 1t
8hallenges	0-b 4e
8ode	0-b 3c
9lleagues	4a
9mmissioning	0-j 1j
bunicate	0q 3-o
aplex	0-g 1h
9nfident	0-f 3m
atractual	2d
8reativity	3b
7data	0i 1-e
8esign	0-h 1j
9veloping	1-a 3d
8irect	0-e 4f
7effectively	0-g 4h
8ngineering	0h
9joy	3f
8very	eb
7flexible	0i 3-n 4d
7grow	0-f 4g
bth	0-a 1g
7igaming	0c
8mpact	0-i 1j
8n	3g
9frastructure	1-r 2t
7lean	1-e 9j
8ive	0-b dm e-b
7maintaining	0b
8entoring	0-m 3n
8odern	0d 1-b
9nitoring	0j 1-j
7night	ea
8ot	3a
7other	0c
7private	0-b 2j
9oduct	0-d 4g
aject	0d 1-d
7reference	0-a 1f
9lease	0-l 1o
9porting	0b
9sponsibility	4i
7sales	0a
8ecurity	1a
9lf	0a
9rvice	0-f 1g
8oftware	0-u 1m 2b
7take	0a
8eams	2c
9chnical	9l
9nders	1-c 2f
8o	0j 4-c
7working	0-c 3f
7you	1d
5h giao	0a
7văn	6b
5tibody engineering	0-k 2n
4pplication data	2b
4ql 2.5	2h
4rchitecture disciplines	0k 2-g
5e organised	0-a 3e
7passionate	0-f 3k
7ready	da
4s a	0-v 1c 4m
6code	0-m 2p
6laboratory	8b
6part	0-c 3d
aner	3g
6well	0n
4t least	0f
5tention to	4e
4udio engineering	0-s 2y
4zure cosmosdb	0a
3b.sc agri	8c
4a degree	8a
5chelor s	0o 8-i
b's degree	8e
6kground as	8b
5nk holidays	ea
4e able	0-d dh
5am forming	0-e 2g
5ing part	0a
4i excel	0a 1-a
5ds and	0-e 2f
5g data	0e
5ết dùng	0n 1-h
8lấy	0-a 1a
8may	0c 1-b
8sử	0f 1-d
8tiếng	0-k 1-b 510
8đọc	1b
4s ba	7-m 8t
4uilding a	0-f 2i
dn	4a
5siness level	0e
cpartner	2a
droblems	0-f 4i
fduct	0a
4ài tháng	0-c ee
4án hàng	0-e 2l
5o cáo	0-a 2s
4ì nhựa	1f
5nh tĩnh	4h
4ạn nữ	0-m ds
4ản vẽ	0-e 2p
5o mẫu	ab
7trì	0d 2-c
7vệ	ac
4ằng lái	0-c es
8tiếng	0m 5-k
4ếp 0	bd
4ị từ	4a
3c# azure	0-c 1f
4a 0	0b
6theo	0a
6xoay	0-j ep
6được	0h e-f
5n work	0-10 3d d12
5o từ	eh
7đẳng	0-t 81i
4ell lines	0-g 2h
8sorting	0-l 2o
4hallenging tasks	0-i 4l
5o công	0-i 4i
7fanpage	0c
7thuê	0-c 2e
5uyên ngành	0b
5ính quy	8k
5ạy máy	0c 2-b
5ế tạo	2b
5ỉ aws	9d
5ụp ảnh	0c 2-a
5ủ động	4c
5ức và	0-d 4e
6ng chỉ	aq
9từ	0-e 2j
4i cd	0-h 2p
5vil engineering	0-s 2i ac
4lass 0	0-c 2f
5ean and	2i
5ients and	4b
5oud aws	0-b 1b
9python	0k 1-h
4oach the	0-d 4e
5de review	0c 2-b
5mmercial and	2b
7unicate effectively	0m 4-k
dion and	0c
hskills	0-z 419
6plex engineering	2c
binterchanges	0-l 2p
bsoftware	0a
7utational modelling	0-l 2n
5nsent system	2d
7umer goods	0-a 2b
6tent manager	0f 2-b
7inuously with	0-a 4c
5re java	0-h 1q
4reate commercial	0c
5oss functional	2-b 4e
4ustomer satisfaction	0j 2-g
5ối tuần	ed
4àng tốt	0g e-a
4á nhân	ee
5c công	0-b 1d
7ngày	ec
7phần	1d
7quy	0-d 1a
4ân đối	0-a ef
4ó 0	0a bb d-b
6bằng	di
6chứng	0-e 914
6khả	0l 3-d
7inh	014 1a c-a
7ỹ	0-f 3m
6laptop	0-j db eg
6năng	1h 3-j
6thẻ	0-q 912
7inh	0c 3l 4-t
7rách	3-h 4r
6xe	0-d es
4ông cụ	0-g 2l
8nghiệp	0-d 2i
bệ	0c
8trình	0-b ed
9y	0p
9ác	0-b 4-e e12
8việc	0b 4k e-g
4đ đh	0-h 713
4ơ bản	0h
6khí	0-g 2m
6điện	0-a 2c
4ấp cao	7f
7trở	0a
4ần tuyển	0-b ec
5u công	0-g 3j
7tiến	4a
4ủa khách	4b
4ử nhân	0-w 81g
5a hàng	0d
3dairy cattle	0-p 2q
5ta and	0-k 2n
8driven	2-c 4e
8lake	0-c 2d
5ys in	0-r er
4edicated team	0b 3-a
5gree in	8d
5monstrated technical	1h
5sign and	0-r 2a 4i
aimplementation	0i 2-b
apatterns	2b
9ers and	0-f 4g
7re to	0-o 4r
5veloping people	0-n 2a 4g
ament maintenance	0-a 1v 2-j
fof	0-e 2g
fteams	0-c 2d
eal toolsets	0-e 2g
6ops engineer	af
is	0-e 4f
4i chuyển	0-e ei
5gital products	0-d 2f
btransformation	0c 2-b
5ploma or	0a
5rectionality beam	0-b 1j
4oanh b2b	1-b 2a
9số	0a
4u lịch	2j
5y chiến	3i 4-e
4ynamics 0	2a
ccrm	0j 1-i
4ài với	0e
4ùng excel	0-k 1l
4ưỡng sinh	0-c 2f
5ợc sĩ	0-e 8i
4ễ thương	4e
4ị ứng	eb
5ch vụ	0-f 2d
4ụng kế	0a 1-a
8máy	0-m 1s
4ựng thương	1c
3e commerce	2a
4ach year	0a
4mbedded software	0-f 2g
4nd to	0-d 2e
5gineering or	0-a 8c
fphage	0-j 1u 2-a
gractices	0c
bs mechanical	0-i 1m
6lish communication	0z 3-m
4valuation of	2a
esystem	0h 2-e
5ery other	ea
4xcellent english	0-f 5j
5perience in	0d
ewith	0c
5ternal stakeholders	0b
3facebook google	0b 1-a
4inancial performance	0-h 2k
4ocus on	4c
5r 0	er
7audio	2c
7better	0-c 4f
8ig	0b 1-b
7offshore	0-s 1u
7three	bf
4rameworks e.g	0e
4ull time	ej
8uk	ee
5nctional regression	0-a 1b
eteams	2-d 4d
5rniture industry	0-h 2i
3ghi chép	0f 2-f
4ia đình	ec
6n làm	ed
6o dịch	0-a 2h
8tiếp	4k
5ám sát	2m
5ải quyết	2a
5ọng nói	ee
4ood communication	3g
8interpersonal	3b
8mechanical	0-g 1j
8understanding	0d
4reen energy	0-c 4d
5owth of	0-b 2b
4ọi điện	0d
5n gàng	4-e eh
4ội dưỡng	0-b 2f
3halden group	0c
5ndle short	0-j 3n
7s on	0-a 4m
5ve more	0-d bf
4igh degree	0d
8level	0-a 4b
8quality	0f
8speed	0-k 2c eh
7ly motivated	0-a 4j
5ểu bản	1e 2-a
8tài	0e 1-d
8về	0d
5ệu quả	0c
4oa giao	0r 3-g
5w to	2b
5à đồng	4a
5á chất	0-e 2d
7đơn	0a
5ạt động	0i 2-g
5ặc tiếng	5e
4tml css	1-a 2g
4uống nhanh	0e 4-b
4à nội	0b
5ng bán	0f
8không	0-a 2d
8quản	0-c 1c
6h máy	1c
4ình cân	ed
8ưa	ed
4ằng ngày	0a
4ệ thống	0-d eo
4ọc chuyên	0f
7hỏi	4a
7khối	0p 1-c
4ồ sơ	0a
4ộ khẩu	ec
4ợp đồng	0b
3ielts 6.5	0-a 6l
4llustrator photoshop	0-c 1d
4n 0	0-b 1i
6a	4c
7n	0j
7utomation	0-u 1w
6being	0c 3-b
6civil	0-q 1g ac
7ode	0c 1-b
7ross	3h
6developing	0a
dmental	0-e 1g
6english	5c
6infrastructure	0-c 1e
6java	0-t 1u
6large	3-g 4i
7ondon	0e
6music	0-d 1h
6offshore	0-b 1c
7ne	0f 1-b
6production	0c
6software	0n 1-m
6testing	0z 1-y
7he	0-s 1-a e14
6your	0d
5formation and	0-b 2b
6rastructure as	0-m 2n
5novative culture	0-c 4f
5terdisciplinary research	0-r 2s
8national sales	0-d 2n
htravel	0-d el
6o the	0-f 2g
4so 0	2k
4t takes	4b
3java javascript	0-g 1i
8nosql	0g 1-b
8spring	0-b 1t 2-e
7script frameworks	0g 2-b
ereactjs	0b
3khiếu nại	2a
5oẻ tốt	0-u e11
5ách hàng	en
6m sức	0a
5ông nói	4-g ei
9yêu	0c
5ả năng	0q
4inh doanh	0-v 2x 4a
8nghiệm	1-c c17
8tế	8a
5ếm tiền	0-a 4e
6n thức	ah
9rúc	8e
4now how	2c
7ledge of	0j
4ế hoạch	0-e 2i
4ể cả	0k e-d
4ỹ năng	0p 3-a
6thuật	2c
3laboratory technician	8b
jologist	0-b 8l
5o động	2c
4c ms	2f
4eadership skills	0j 4-f
6st 0	0-i bf da
9one	dg
5vel 0	0-13 a1h
9of	4c
4ife cycle	0d 2-c
6t 0	eg
5nh hoạt	ea
5ve in	0-b eb
5ên quan	0l
5ệu xây	1-c
4ong an	ee
8term	0f
5ve to	0l 4-j
5w power	2b
5ại khá	0-l 7m
4uật kinh	1-e 2e
8sư	0-k ap
4à 0	0b
6một	0a
6người	de
5m báo	1-c 2l
8ếp	0-f 2m
7c	0a
8a	1e
7lễ	1a
7telesales	0-a 1h
7việc	0b 1-c 2-f 4k ef
7được	eb
4ái b2	ed
7xe	1g
7ô	0-a eg
4ên ngành	0d
7thực	2c
4ý lịch	0-e ej
4ĩnh vực	1-b 2b
4ập báo	0-u 110
7kế	4-d
4ễ phép	0-i 4l
4ịch rõ	0-e ek
8thái	0e
4ớp tiếng	0d 5-c
4ợi thế	0e
4ực cao	0j 4-a
8ông	011 4-x
7doanh	4a
3maintenance and	0e 2-b
5ke use	0-c 4e
5ny stakeholders	0-f 4q
5ster s	0m 8-e
9's degree	8g
4echanical engineering	0s 2-q
eunderstanding	0-g 2i
5dical laboratory	2-e 8l
7um voltage	2a
5ta ads	0-a 2b
4inimum 0	ca
4obile app	0a
5dern programming	1-n 2u
5re modern	0-b 1l
8than	cd
5ve forward	0-d 4e
4s office	0-d 2g
4usic cognition	0-s 2u
4áy giặt	2a
7tính	0-d 2h
8ự	0b
4ê kinh	4d
4ôi trường	0-j em
4ạng lưới	0-a ed
4ắc của	4a
5t tốt	0-k ep
4ềm quản	1-d 2h
4ỹ phẩm	0-f 2i
3nam 0	dz e-k
7cao	ea
7nữ	021 d-15
7từ	dl e-b
4et c#	0e 1-b
7microsoft	0a
5w business	0d
7skills	0-i 4i
7technologies	4e
4ghe máy	ea
8nói	0q
6iệm 0	ch
abán	0-c 1a
alàm	0k 1-c
aquản	1e
athu	0d 2-c
brong	2j
bừ	0-e bi
avề	0b
aở	0f
8p cao	7f
bđ	7c
atrung	0-d 7p
avụ	2-a 4b ad
ađại	7g
6ề luật	0-f ak
6ệ thực	0e 1a 2-m
5oại hình	4-l ez
9ngữ	0b
5ành bán	1-f 2k
9cơ	0-a 1d
9dược	1-i 2q
9kinh	0-e 1j
aế	0-a 1c
9tài	0d
9vật	1a
6y tuần	ec
5ân hàng	2d
5ôn ngữ	0-e 4e
5ọng nói	ej
5ữ anh	0-d 2b 5j
4hiệm cao	0q 4-i
ahi	2b
9trong	0f 4-a
5à báo	0-b ah
7gần	0-k eo
7hàng	0d
7máy	0o 1-a
6ng với	0b
5ân luật	0-e 1x
8viên	2g
5ất 0	ci
5ận làm	de
8tăng	0-a dj
6t ký	0-c 2f
5ẹ nhàng	0-l 4s
4ight shift	ea
4o degree	0b
6matter	0-a 4a
5t afraid	4a
4utrition of	0-i 2i
4âng cao	4d
4ói chuyện	0-l 4t
7lắp	0-b eh
7ngọng	4-f ei
7rõ	0f
4ăm 0	8r
7kinh	cm
7làm	0s c-a
7quản	3l
7trở	0-j cl
5ng coaching	3-f 4h
8giao	3-k 4p
aải	3d
8làm	0-c 3q 4-n dc
9ãnh	3d
9ập	3f
9ực	2a
8nghe	0i
8thuyết	3h 4-b
9rình	1e 3-a
9ư	1e
9ổ	3-g 4j
8đọc	0-g 1j
4ấu ăn	0-b
4ữ 0	0-d d19 e-o
6cao	ed
6dưới	d-c ef
6tuổi	0g e-j
7ừ	0-b
6độ	0a
3objective c	2c
4f a	4h
7udio	0-j 1j
6experience	0-u c12
6how	0-c 1d
6innovative	0c 3-a
8ternational	0-f dk
7t	0-a 1b
6kubernetes	1-d 2m
6matter	0-j 2l
6new	0-b 4e
6predictive	0-c 1e
8ofessional	0b
6responsibility	3a
7uminants	0-i 2i
6the	0p 1-h
6working	1a
6years	cf
5fshore substations	0-e 2l
cwind	0-i 2k
4n computational	0-l 1m
6time	0-h 4l
6your	0-k el
5ce a	0-b ed
5e or	ca
4pen and	0-b 4b
8to	0-e 4i
4r 0	0b
6a	8b
7s	7i
6equivalent	0e
6in	0-j ek
6mechanical	0k 1-j
7ore	1-h cs
6similar	0f
5ganizational skills	0-k 4o
4ther cloud	0-d 2c
9stakeholders	0e 1-a
4ur data	0-a 1a
7telstro	0-b 1c
4wnership and	0-h 4i
3part of	0-a 4e
8time	0c
7ner continuously	4b
5ssionate about	0-a 4f
fround	4a
4eople and	2a
4hage display	0-h 2m
6ses of	0-k 2l
5u quoc	0-a eb
5án tốt	0d 4-a
6p chế	0k 2-j
6t triển	0c
5ân tích	2b
5ần mềm	0g
5ục khách	0o 4-j
4ower bi	0a
9wireless	2c
4redictive processing	0-s 2u
6sentation skills	0j 4-h
5ivate cloud	0-a 2d
5oblem solving	4j
as through	0j 4-g
6duct design	0-d 2e
dvelopment	0j 2-b
bowners	4e
bteam	0-g 2i
as into	0-e 2f
6gramming languages	0e 1-a
6ject management	0a
4ublic cloud	2b
atransportation	0p 1-d 2-b
4ython javascript	0c 1-a
3qa python	0d 1-c
4c may	0b
4ua zalo	0-a 1j
6lity and	4c
cssurance	0-c 2e
bevaluation	2d
6ng trung	0a
5ickly and	0-h 4h
5yết khiếu	2f
9vấn	4a
5ản lý	0-a 2w
5ận 0	ee
5ốc tế	2a aa
3r java	0c 1-a
4eact native	0-a 2b
9redux	1m 2-d
8js cloud	0c
bjava	0h 1-c
5lated field	8d
8ion to	4a
bships with	0c
6ease test	0-m 2p
5sponsibilities and	0-c 4e
4ight to	0-k ek
5sk management	0-b 2c
4ole devops	0-f 1f
4õ ràng	0-a
3s degree	012 8-r
5in	0-f ag
4earch engine	0d 2-c
5curity in	0-c 2h
ecidents	2b
5lection of	0b 2-a
6f driven	4a
8starter	0-c 4e
5nior python	0-o 1o
5t top	2d
4haring your	0-n 4n
4inh viên	0-p 8n ed
4oftware developer	0-f 2h
jment	1e
cengineering	0q 2-l
cimprovement	0-g 2p
5lid theoretical	0-c 8i
6ving business	0-b 4e
bskills	0s 4-p
5und quality	2d
5ạn thảo	0-h 4j
4peed separators	0-i 2l
5ring boot	0-j 2r
8t planning	0h 2-f
4ql server	2d
4tack development	2a
6keholders and	0-c 4f
5rive for	0-c 4f
6ong commercial	1j
aorganizational	3p 4-f
4uch as	0j
4ystem and	0-c 2e
9s for	2a
4àng làm	0-g do
8đi	0-h ek
4ơ cấp	ac
6đồ	2e
4ư phạm	0-d 2r 8-e
4ản phẩm	0c
4ắp xếp	0-s 2c ej
4ẵn data	df
7sàng	ei
4ẽ được	0g
4ố liệu	0-a 4f
4ức khoẻ	eg
4ử dụng	0l
3take on	0-a 4e
4eaching methods	0-e 2i
6m player	4c
5chnical and	0a
aian medical	7b
8ologies reactjs	0-m 1m
gsuch	0a
cy trends	0-b 2f
5lstro education	2d
5sting of	0f 2-c
4han 0	0-c b-d cc dk
7h hoá	eb
5e backend	0c 1-b
7customer	0-d 4e
7danish	0i 5-d
8esign	0-e 2b
9velopment	0-f 1g
8ynamics	0-a 1b
7e	1a
8mbedded	0-h 1h
8ntire	2c
7field	0-e eg
8ollowing	0e
8urniture	0-c 1h
7market	0-h 2h
7nordic	0d 1-b
7other	0-d 4e
7phd	0g 7-c
7right	0-f dk
7software	0-a 1f
7uk	0-l el
6o ca	0-f ek
8kế	0-j 4d
8lịch	0c
8nhóm	4b
5i công	0-c 2c
6nk and	0-e 4e
6rd party	0-c 2g
6s role	0a
6ết bị	2g
9kế	0e 2-b
6ểu 0	0-h dd
5oại laptop	1e
5pt trở	0h 8-c
5ree years	cc
6ough innovation	0i 4-d
5u tiền	0c 2-a
6ật máy	0a
5ành thạo	0l 2-e
5ái độ	4c
6ng 0	da
9kinh	0-d cj
5ích công	4d
5ương kinh	8b
5ạo tin	1d 2-a
5ần cầu	3d
5ẻ an	ad
7nhà	0-b ah
5ống đại	ee
5ời gian	em
8trang	0-a 2d
5ứ 0	ed
5ực có	3c
8hiện	4c
8phẩm	2c
8tập	0a
4ime management	4e
5nh thần	0c
5ếng anh	0c 6v
9hàn	6a
9trung	6b
9việt	4h 6-b
6p tốt	0m 4-d
8với	0e 4-b
5ền án	0-f ei
4o 0	ca d-c ei
6achieve	0c
6both	4b
6client	ec
7ollaborate	0-c 3m 4-a
8mmunicate	0c 3-b
7reate	0a
6detail	4d
8velopment	0-f 1h
6end	2e
7stablish	3a
7volve	0-f 4f
6find	3h
6get	ei
6learn	0d
6make	4a
7ove	0-c 4f
6run	0-c 2f
6solve	1a
6take	0-f 4a
7ravel	0-q d12
6work	0-r 3a 4d eh
5ols and	0-e 2f
5pological phases	0-k 2m
4rack record	0a
6nsparent and	0-f 4f
9ortation card	0a
6vel to	eb
5ong công	0w 4-k
9lĩnh	0d 1-h
9ngành	0-z 111
9đó	0c
5uly passionate	0d 3-c
6ng cấp	0-f 815
9thực	4a
5ách nhiệm	0-d 4q
5ên 0	b-r cs
5ình bày	2e
9độ	8c
5ú tại	0-l em
5ường học	0e
alạnh	0-g en
6ởng bếp	0d 2-b
5ị kinh	0a
5ở lên	0p ck e-a
5ực đêm	0-d ej
4uân thủ	4f
5ần lễ	0a
8và	0-j el
5ổi 0	0-d dk
8cao	0d e-b
8không	ec
8sức	dd
8tốt	7d
9ừ	ed
4wo year	0d
4ype full	0b
4ình huống	4b
4ính nam	0a
8văn	0c
4ăng ca	0-h ep
4ư 0	2a
6vấn	2c
5ơng đương	0h 2-a
4ại nhà	0b
7tỉnh	0-b ee
5o nghề	0-e aj
4ỉnh 0	0c e-a
4ối thiểu	0d
5t chịu	3b
7không	dl
7nghiệp	8z
7với	4a
4ổ chức	4e
4ừ 0	0-x 2-g bh ca ev
6chối	0-c 4j
5ng làm	0c
4ự động	0-c 2i
3understanding of	0e
4se of	0-a 4e
3vi tính	0-a 2e
5ên năm	0-b 8r
5ệc có	3-c 4a ea
8linh	eb
8theo	0-p 2n
9ại	0h
8và	2c
9ới	0-b 4e
4oltage engineers	0b
4à có	0-f 3n
6giám	1d
6lễ	0-f ej
6nhân	2b
6theo	3a
8ực	4j
7rách	3h 4-d
6xử	3-c 4f
4ăn phòng	2b
4ấn đề	4a
4ận hành	0e 2-c
7tải	2a
4ệ sinh	2e
4ị trí	0g
4ới công	0b
7khách	0n 4-g
4ụ bảo	0-a 1h 2-b
6khách	4b
4ực kinh	2e
3web services	2b
5ll as	0k
4hat it	4a
4ide technology	0-d
5ll be	0b
5th a	0f
9ws	1a
8building	0p 1-n
asiness	1-d
8cloud	0d 1-c
8existing	0c
8green	0-c 4e
8many	4a
8operating	0d 1-c
9ther	1b
ds	0-c 4e
8passion	0-h 3n
8security	1c
9takeholders	3h
8your	4a
7in the	2a
4ork in	0-x 4b eq
8on	ea
7ing independently	4a
bwith	0-d 4o
fin	0-c 2d
5uld be	0a
4ritten communication	0-f 3a
3xa nhà	0-c eg
4e máy	0-m ex
6nhà	0f 1-a
7âng	0-i 2h
4ác nhận	0-g ai
4ây dựng	0-b
4ử lý	4b
3year master's	7d
7s and	0-i ek
9of	cf
9relevant	0c
4ou always	0-e 3g
8re	0a
7know	2b
7like	0-d 3g
8ove	0-d 3e
6r colleagues	0-g 4h
8feet	0-g ej
8many	0-c 4e
4êu cầu	0d
7thích	0b
3áp lực	4d
3ít nhất	0m cj e-a
3ô tô	0-e eg
3ý thức	4b
3đh luật	0b
4i công	0-i 2-a ew
5ện thoại	2a
9ử	2b
4ào tạo	al
4ó 0	bf
4úng hạn	0-e 4g
4ược 0	b-c er
8ca	dg
9hỉ	0c
8môi	eb
8tối	0-b ef
8áp	0a
4ại học	0-v 81m
7lý	ed
4ến 0	ed
4ịa bàn	eb
4ọc hiểu	0h 2-b
7tài	0-c
7được	2b
4ối tác	0c
4ộ tuổi	0h
5i nhóm	0c
5ng và	0c
4ức tốt	0-a 4e
3ưa nhìn	4-d el
4u tiên	0k ec
3ẩm thực	0-a
3ốp lát	0-d 2e
3ở lại	0-c ef
5vị	0c
3ứng viên	0m
`;
