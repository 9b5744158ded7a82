// Written by `npm run train:posts`; not edited by hand.
export const knowledgeWeights = `O B I
0a=^	1-i
30	0q 1j 2-18
31	0-m 1-f 210
32	0f
2ability	0k 1-k
2background1	0-h 1l
c3	0f
c4	1-m 2t
2certification	0-j 1-j 211
f4	2h
2degree0	012 2-p
81	0-n 2t
83	0-q 2e
84	2-i
2excellent4	2g
4perience0	0i 2-n
c2	1-e
c3	0-w 1g 2h
cd3	0-h
d4	2-f
7t4	1j
8ise	0e 2-m
b4	0x 2-m
2fluency1	1e
7t	1f 2-m
84	1e
2good	0f
64	0e
2including0	0-j 1x 2-f
b2	1-e
b3	0-e 1p
b4	0l 1-15 2k
4terest	1l
2knowledge	0-h 2f
b0	0r 2-f
b1	0-h 1u
b2	0-j
b3	1-i 2p
2like0	0-t 110
61	1-k 2g
64	0s 2-i
2passion	1l 2-v
91	0-n 1p
93	0f
94	0f 1i 2-x
9ate1	0-e 1g
c4	0o 2-m
3roficiency	0-e
d3	0i
d4	0-q 1h
bt	0-e
2strong0	1i
81	0-p 2p
84	0t 1-f 2-e
3uch	2-f
60	0n
61	1g
63	1v 2-i
64	1-s 2u
2understanding1	1h
f2	0-e 2k
3sing0	0-s 115
72	2-f
73	0l 1-u
74	1-l 2o
2with3	1-g
64	0m 2-g
0b	0-1g 1y 2-x
0g+=!	0l 2-l
3&	0-1a 11i
3(	0-o 1-k 218
3)	0-1q 21d
3*	2-e
3-	012 2-1e
3.	0-r 1z
3/	0g 2-u
3:	026 1-1e 2-s
3;	1-n 2i
3<	0-o 1j
3>	0p 2-k
3?	1g
3_	1o 2-e
3	1-o 2k
3–	0-p 2o
3•	2h
1-=&	0-1c 2z
3(	11k 2-1v
3)	01x 1h 2-2d
3*	0h
3-	0-w 1-2p 23l
3/	0-1h 1-15 22m
3:	1v 2-l
3;	11f 2-1c
3<	0m 1-s
3>	0f 2-m
3_	0-g 2i
3	2-l
3–	1k 2-g
3•	0-g 1n
3⌲	0-n 1n
0m+1=$	02o 1-1g 2-19
4B-deg	0h 1-p
6hard	0i 1-h
6lang	014 1-j 2-l
6tool	0s 2-p
4I-hard	01q 1-15 2-l
6soft	018 1-j 2-p
6tool	01e 1-1n
1-1=B-deg	1-18 2w
6hard	0s 1p 2-1h
6lang	01l 2-1g
6soft	2l
6term	0e 1j 2-x
7ool	1o 2-w
4I-cert	0-i 2l
6hard	110 2-15
6soft	0i 2-g
6tool	1z 2-18
4^	0q 1j 2-18
1=-	0s 1-i
2B-cert	0-h 2e
4deg	0-12 1j 2j
4hard	0-f 1q
4lang	0-n 113 2-g
4soft	0r 2-e
4tool	0-o 113 2-f
2I-cert	2k
4hard	1-1e 21c
4soft	015 1-p 2-g
4tool	1-j 2v
1g=B-deg_	0-k
5hard&	0i 1-j
9(	0-q 2r
9-	1f
9.	0f 1-e
9/	0-i 2e
9:	0k
9;	1e 2-e
9_	1k 2-f
9⌲	0-e 1e
5lang_	0-g 1v 2-e
5soft_	0k
5term&	1f
9(	0-f 1-n 212
9)	0f 2-f
9:	0i 1-h
9_	1o
6ool&	1e
9(	1f
9)	0f
9/	1-t 211
9_	0-m 119 2-n
9–	1e
3I-cert_	2k
5hard-	0h 1-m
9/	0-g 2l
9_	1-m 2j
5soft_	0z 1-n
5tool-	0-e 2q
1r=-null	0s 1-i
3B-certnull	0-h 2e
5degnull	0-12 1j 2j
5hardnull	0-f 1q
5langnull	0-n 113 2-g
5softnull	0r 2-e
5toolnull	0-o 113 2-f
3I-certnull	2k
5hardnull	1-1e 21c
5softnull	015 1-p 2-g
5toolnull	1-j 2v
0p4=1	1e
4’s	0-g 2h
32	2h
3a	0v 1-13
4bil	0k
4cad	0-e 1i
5ro	0e
5ti	0n
4dmi	0u 1-q
5va	0h
4gil	0-h 1i
4ll	0j
4n	011 1-n 2-e
5al	0-p 1-i 217
5d	02c 1-22
4pac	1l
5i	2m
6s	0-f 1e
5pr	0n 2-h
4rch	0-18 1j 2p
5e	0n 2-e
4s	0l 1-n
5se	0h
6i	0m
5yn	0-j 1r
4t	1-e
4uto	0-1e 11p
4vai	0-e 2e
4ws	1h
3bach	0-j 1x 2-e
6k	0n 2-p
5si	0l 1-f
4e	0i
5ha	0-k 1p
5st	1-h
4ids	0-e 1f
5g	1-h
5oc	1h
6m	0-l 1g
4lue	0-k 1p
4oth	0x 1-j 2-e
4rid	2j
5oa	1f
4sc	1f
4uff	0-q 1q
5il	1-f
4y	0l 2-e
3cali	0-r 1s
5nc	0-o 1h
6d	0-1i 11p
4ell	1i
5rt	0-e 2i
4hai	0-i
6l	0f
6r	0-g 2i
4i	0-f 2f
5rc	0-j
4lie	1f
5ou	1h
5us	2i
4oco	1h
5gn	0-11 1l 2g
5ll	0o 2-n
5mp	2-e
5nc	0-s 2o
6f	0-e
6s	0-j 2g
6t	0-p 2j
4rea	0p 1-f
5it	0f
5os	0h
4ss	1j
4ult	0g
3dani	0e
5ta	2l
4eco	0-k 1s
5fi	0e
5gr	0-s 2r
5li	0-l 2t
5pl	0-i 2l
5sc	0v 2-l
5ta	1o
5ve	0f
6o	0-k
4isa	0q 2-h
6c	0i 2-m
6t	2f
4ock	0-h 1i
5ma	2k
4wh	1-g
3e	0f
4.g	010 1-i 2-h
4duc	1-f 2k
4ffi	2g
4las	0-h 1n
5ec	0-1d 1l 2s
4mpl	1h 2-e
4nd	0-i
5er	0-j
5gi	0-s 1p
6l	0-p 1z
5su	0e
5te	1m 2-k
5vi	1-l 2n
4tc	0s 2-l
5l	0-m 1f
4ver	0e
4xam	0e
5ce	0m 1-f
5ec	1-g
5pe	0t 1-m
3f5	0-e 1e
4abr	2g
4eas	0-m 1m
5ed	0-e 1f
4ire	0-o 2f
4lue	0h
4ocu	0f
5r	019 1-p 2-j
6e	1g
4ram	0-16 21b
5ee	0f
6q	2e
5om	0s 1-f
6n	1e
4ull	0f 1-f
5nd	0i
5rn	0-i 1p
5tu	0m 1-h
3gami	0-i 1u
5s	0-g 1g
5te	0-q 1i
4cp	2h
4eog	0-e 1e
4it	0-p 1t
6h	0-e 1k
4o	0-h 1q
4rad	0-e
4yna	0-k 1l
3hard	0-k
5ve	0n
4igh	0-e 2f
4ost	1-e
4ttp	0-h 1o
3idea	0p 2-f
6n	0g
4mmu	0-r 2i
5pl	0-g 1r
4n	01g 1-1b
5cl	01c 1-g 2-v
6o	2f
5du	1-j 2h
5fo	2-f
6r	0-l
5it	0-l 1f
5no	0l
5si	0-j 2l
6p	2-e
6t	0v 1-h 2-e
5te	0-r 1q
6o	0g
4pse	0-f 1f
4s	0t 2-g
3jack	1e
4enk	1o
4ms	2e
4ob	010 1-v
4uni	0-h 1o
3kafk	1h
5nb	0-j 1f
4now	0o 1-f
4ube	0-t 1r
3land	0-m 2n
6g	1-j 2l
5rg	1i
5yo	0-k
4ice	2e
5fe	0-n 1m
5ke	011 2-o
5nu	1f
4oca	0g 2-g
5gg	0-f 1n
5w	0-i 1e
3mach	0-f
5in	0-n 1q
5na	0-e 2n
6u	0-g 2k
5rk	1-m 2n
5te	0-h 2m
4ba	1-e 2f
4ech	0-l 2q
5di	1-h
5ss	0-16 1t 2e
5th	1-l 2v
6r	0-g 2p
4icr	0-q 119 2-j
4obi	0-j 1v
5de	0-n 2g
5le	0-g
5re	0n 1-g
4pls	1h
4sc	1f
4usi	0-v 1n
5ta	0-e 1e
4ysq	1g
3nano	2m
4et	0-j 1r
6c	1g
6w	0-j 1i
5ur	0-o 1j
5xt	0h 1-e
4ode	0-h 1s
4sop	0-r 1t
5ur	0-h 1h
3obje	1e
5st	0-i 1p
4f	012 1-13
5fe	2e
6s	0-n 1i
4n	0n 2-e
5e	0j 1-f
4per	0-p 2n
5po	0e
5ti	2f
4r	01n 1-1c
5ac	0h 1-f
5ch	0-i 1e
4the	0z 1-o
4ur	010 1-l 2-f
5ts	0-f
4ver	2e
3part	015 1-j 2-m
5tt	2f
5ym	0e
4eer	0-l 1f
4hd	0n 1-n
5ys	0-h
4ica	1e
5pe	0-e 2l
4lan	0-m 2h
6t	1-l 2r
4oss	0e
6t	0j
4rac	0h 1-q
5ed	0-l 1m
6f	01a 1-f 2-v
6p	0f
6s	0-18 11j
5oc	0-m 2x
6f	0o 2-f
6g	1-t 2m
6j	1-h 2j
6p	0-j 2p
6t	0-u 2y
6v	1-o 2g
4upp	1f
3quan	1e
3reco	0-e 2l
5la	0u 1-i
6i	0j 2-e
5po	1-g 2n
5qu	0e 1-e
5si	1j
6o	0f
6p	0i 2-g
6t	1t 2-j
5ta	0-e
6r	0-r 1x
4isk	0-l 1h
4ole	0g
5ta	0-k 2e
5ut	0-l 2u
3safe	0-r 2i
5le	0h 1-f
4cal	2-i
5ie	0-v 2m
5op	0-h 1i
5ri	0-j 1p
6u	0-h 1o
4ecu	0-l 1p
5gm	0i 2-i
5tu	0-j
4hel	1-e 2e
4ide	0-k 2l
5mi	0k
5te	1-e
4kil	0u 2-j
4now	0-g 1i
4oft	0-m 2f
5li	0m
6u	0-n 2z
5ur	2k
4pec	0e
5or	0-n 1p
5ri	0-o 1r
4tan	0-p 1m
6t	2e
5or	0-k 1i
5ra	0-i 1j
6e	0-s 1k
6o	0m 2-h
6u	0-x 2y
5ud	0-m 2t
4ubs	0-g
5ch	0t 2-l
4wif	0-e 1h
4ymf	1i
5na	0-f 1h
5st	0-z 2m
3tcp	1e
4dd	0-i 1k
4eam	0q 1-i
5ch	1-k 2i
5le	0-w 11b 2-f
5rr	1p 2-g
5st	0-1m 11k
4hat	0m
5e	011 1-18
6i	0e
6o	0-n 1i
5is	0e
5ro	0i
4o	0w 1-k
5ol	0-l 1-g 211
5po	0-g
5uc	2e
4rad	0-s 1j
6n	1-n 2h
5en	0-p 2o
4s	1-f
3uiki	2e
4niv	1f
6x	0-f
4ps	0-e 2f
4sab	2h
5in	019 1-h 2-s
4x	0j 1-j
3vari	0k
4ehi	0-m 1n
5ry	0e
4ia	0l 2-i
6d	0-f 1f
5ro	0-g 1g
6t	1i
5vo	0-e 2f
4oll	0-e 1g
4pcs	0-e 1h
5ns	0-f 2f
4ue.	0g 1-g
3ware	0-r 2t
4e	1-i 2e
5bs	0-f 1q
5ll	0j
4ill	0f
5nd	0-n 1m
5re	2e
5th	01l 1-11 2-k
4ork	0z 1-z
6l	0e
4rap	0-i 1i
5it	0l 2-i
3xibs	0-f 1g
3year	0e
4ou	011 1-j 2-j
6r	0s 1-g
1art=none	1y 2-x
0r=null	0-s 11d 2-l
6^	0q 1j 2-18
1a=null^	1-i
7ability	0k 1-k
7certification	0-j 1-j 211
7expertise	0e 2-m
7fluent	1f 2-m
7good	0f
7interest	1l
7knowledge	0-h 2f
7passion	1l 2-v
8roficiency	0-e
gt	0-e
7such	2-f
0s3=1	1e
4’s	0-g 2h
32	2h
3a	0v 1-13
4as	1e
4ck	0-14 1x
5y	2k
4de	1j 2-k
4fe	0-g
4ge	0-h 1e
4il	0-u 1g 2e
5n	2k
4ks	0e
4ll	0f
4me	0j
5s	2i
4n	011 1-n 2-e
5d	01i 1-14 2-e
5g	1h
5t	0q 1-q
5y	01d 1-v 2-i
4pe	0-l 2o
5i	2j
5y	0-f 2h
4s	0l 1-n
5e	0-g
5h	0-e
5t	0e
4t	1-e
5a	0-n 1f
5e	1-j
4ve	0u 1-f 2-f
4ws	1g
4ys	0-e
3ban	0-h 1e
4e	0i
4ig	1-h
4le	0y 1-h 2-h
5y	0n 2-f
4sc	1f
4y	0l 2-e
3cal	0-g 1g
4er	0-m 1f
5s	0-f
4i	0-f 2f
4le	0-z 2z
4oa	1e
5n	0-f 1g
5r	1e
4ss	1g
4ts	2f
3ded	0f 2-g
5r	0-f
4ge	0j 1-h
4ns	1e
4wh	1-g
3e	0f
4.g	010 1-i 2-h
4am	0i
5n	2e
4ct	0-g
4gy	0-k 2e
4ir	0e
4ld	2g
5y	0e
4ms	1-l 2l
4nd	0-i
4rc	0-s 1i
5e	0e
5s	0v 2-q
5y	2e
4st	0f 1-h
4tc	0s 2-l
5e	0-e
5l	0-m 1f
3f5	0-e 1e
4ka	1h
4or	019 1-p 2-j
3gas	0-g 1g
4cp	2h
4es	1-p 2m
4ht	2h
4it	0-p 1t
4o	0-h 1q
3hat	0n 1-f
4er	011 1-g 2-l
4in	0j
5p	0-g
5s	0f
4ly	1j
4ub	0-e 1k
3ial	0-e 11a 2-x
4bs	0-f 1g
4cs	0-v 1q
4de	1-g 2m
5s	0-e 1e
4es	1-11 2q
4fe	1i
5t	1g
4gh	1-e
5n	0-11 1j 2i
4ke	0v 2-p
4le	0-j 1q
5l	0g
4n	01g 1-1b
5e	0-l 2j
5g	1-r 2f
5s	0-v 111
5t	0-f 1i
4on	0-11 1g 2l
5r	0g
4s	0t 2-g
5h	1h 2-e
5k	0-m 1h
4th	011 1-s
5s	0h 1-e
5y	0-k 2f
4ve	0f 1m 2-10
5o	0-e 2f
3jms	2e
4ob	010 1-v
3ker	0-i 1k
5t	0-w 1m
4it	2e
3lar	0m 2-n
4ed	0-h 1n
5s	0-j 2u
5t	1h
5y	0-e 1g
4id	0n
5t	0-h 1h
4ls	0i 1-e
5y	011 1-f 2-n
4ow	0-p 1i
3mba	1-e 2f
4er	0-h 1f
4ic	0-g 1n
4me	0-g
4sc	1f
3nal	1i
4ce	2l
5h	0-j
5y	0-h
4ds	0-j 2s
4ed	0g
5t	0-x 1j 2e
4ic	0-l 1g
5x	0-f
4to	0g
5s	1-j
4ux	1f
3ode	1k
5s	1-e 2r
4f	012 1-13
4gy	0-n 2g
4le	0f
5l	0-f 2i
5s	0-o 2q
4me	0p 1-h
4n	0n 2-e
5f	1g
5g	0s 1-i
5s	1-p 2x
5y	1e
4od	0o 2-i
5l	0-z 1r
4ps	0-i 2i
4r	01n 1-1c
5k	2f
5m	0-e 1j
5s	0-g 1k
4ss	0u 1-g 2-e
5t	1h 2-g
4th	2-i
4ur	01d 1-o 2-p
5s	1u 2-11
4ws	0-y 2w
3pcs	0-e 1h
4er	2-i
4hd	0n 1-n
5y	0-j
4le	0e
5s	1h
4ns	0-f 2f
4os	1g
3ral	0-o 110
4ed	0k 2-m
5s	0-j 1-l 214
4ge	1g
5y	0-k
4ly	0f
4ma	1h
5s	2e
4om	0s 1-f
4ts	0-v 1g 2f
4um	0-g 1o
3sec	0-f 1f
5d	0f
5s	1-u 214
5t	1-f
4ic	1f
5s	0-h
4ms	0-i 2j
4on	0-e
4ql	1h
4to	1e
3tcp	1e
4dd	0-i 1k
4ed	0n
5m	0-j
5n	0g
5r	0-i 1g
5s	0-f
4he	011 1-18
4ic	0-u 119 2-f
4ly	0g
4o	0w 1-k
5m	0-e
5r	0-g 1h
4ry	0-12 1r
4s	1-f
4tp	0-h 1o
4um	1e
3uch	0g
5t	0h 2-f
4es	0f
4gh	0i
4ld	0i
4nd	0p 1-e
4ps	0-h 2k
4re	0-k 2e
5n	0-g
4se	1-h
5t	0j
4x	0j 1-j
3vel	2g
5n	0r 1-g
5s	0-j 1p
4ia	0l 2-i
3we	1-i 2e
3you	011 1-j 2-j
14=1	1e
4’s	0-g 2h
32	2h
3a	0v 1-13
4ble	0s 1-n
6y	0m 2-e
4ces	0-i 1j
4fka	1h
4ges	1-j
4les	0i 1-f
5l	0j
6s	2e
6y	0y 2-l
4mme	0-g
4n	011 1-n 2-e
5ce	0-13 1e 2q
5d	02c 1-22
5ic	1f
5ts	1f
4phy	0-e 1e
5i	2m
6s	0-f 1e
4re	0n 2-e
5ge	1g
5ly	0e
5ma	1h
4s	0l 1-n
5es	1-e 2k
5ic	0f 1-e
5ks	2e
5so	1e
4t	1-e
5ch	0-e
5ed	1f
5ic	1e
5or	0h
4ws	1h
3base	1-e
4e	0i
5st	1-h
4ids	0-e 1f
5g	1-h
5le	0-e 1j
4les	0-h 2i
6t	1i
4oth	0x 1-j 2-e
4sc	1f
4y	0l 2-e
3cape	0-n 2o
4ell	1j
5ss	2-e
4i	0-f 2f
5al	1p 2-t
4ker	0-h 1i
6t	1f
4onf	1g
4rum	0-h 1o
4ss	1j
4tor	0-10 1n
3data	0-n 1f
4ers	0h
4ies	0-f 2h
5ng	01h 1-12 2-f
5ty	2g
4ows	0-h
4uct	0h 2-f
4wh	1-g
3e	0f
4.g	010 1-i 2-h
4act	0-e 1h
5ms	2h
5se	0-g 1n
4con	0-g 1h
6r	1e
5ts	1-g
4dge	0l
4gic	1e
4lor	1e
4mic	0-e 1i
4nce	0q 1-n
6y	0-h
5d	0-i
6s	0-j 2k
5ts	1-v 2u
4rce	2-f
5gy	0-k
4sis	1e
5ql	0h 1-f
5to	1e
6s	2e
4tc	0s 2-l
5es	0-g 1e
5l	0-m 1f
5ry	0-m 1v
3f5	0-e 1e
4ers	0-o 1p
5ty	0-e
4ony	1e
5r	019 1-p 2-j
4rom	0s 1-f
3gas	0-g 1g
4cp	2h
4ies	1-r 2p
5le	0-k 1j
5ng	0-f 1l
5t	0-p 1t
4o	0-h 1q
5od	0r 2-f
4ree	0-j 2g
3hain	0-j 1h
5nd	0-h 1h
5ve	0m
4eir	0e
5ll	1-e 2f
4igh	1-e
5ne	0-g
4ods	1-g 2h
5ol	0-17 1u
5re	0-n 1i
4ttp	0-h 1o
3ials	0-g
4cal	0-j 1i
5es	2h
4der	0-f 2m
4eld	2g
4ght	2i
4kit	2e
4lar	0k
5ed	0-n 1p
5ls	0r 2-h
4n	01g 1-1b
5al	0-m 1n
5er	2i
5to	0g
5ux	1f
4ons	1-m 2v
5us	0n 1-e
4per	0-i 1i
4s	0t 2-g
5ms	0-l 2l
4ves	0-j 1l
3jms	2e
4ob	010 1-v
3kins	1o
4top	1e
3lder	0-e 1k
4ent	0w 1-f 2-h
5ss	0-f 1-e 2u
4ike	0z 2-n
5ng	0-f 2j
5sh	0-m 1w
5ty	0-f 2e
5ve	1e
4ley	0-e 1g
4ogy	0-n 2g
5w	0-i 1e
6s	0-j 2n
3main	2m
4ba	1-e 2f
4ent	0-14 219
5rc	0-s 1i
4ing	0-h
6s	0-g 1h
4ore	0n 1-h
4pls	1h
4sc	1f
3nban	0-j 1f
4cer	0-o 1h
4eer	0l 1-h
5t	0-j 1r
4ing	0-j
5sh	0k 1-g
5ty	0n 1-h
4ous	0-j 1r
4ter	1i 2-e
5um	1e
3ocoa	1e
4f	012 1-13
4lid	0m
6t	0-h 1h
4n	0n 2-e
5e	0j 1-f
5ic	0-f 2e
4ols	2k
5th	0-m 1q
4per	0p 2-f
4r	01n 1-1c
5ts	0-r 1i
4uch	2e
5gh	0i
5ld	0i
5nd	0o
5r	010 1-l 2-f
5se	2f
4ven	0e
3pack	0-i 1l
5ny	015 1-j 2-m
4eer	0-i 1g
5rs	0-f 1h
4hd	0n 1-n
4ing	1g
4pet	1f
4sec	0-f 1f
3ques	2e
3rapy	0-f 2h
4est	2-e
5te	0-f
4ics	0-t 1j
5ng	0-18 1x
5se	2-g
6k	0-m 1h
5ty	0-m 1f
4ket	0-o 2h
4ole	0e
6l	0-f 2i
5ng	0o 1-f
5ss	0u 1-g 2-e
4red	0m 2-g
4ver	1e
3sage	0-i 1i
4ent	0-f 1f
4hip	0-g
4ics	1h
5de	0-p 2t
5gn	0-12 1j 2i
5ng	0o 1-n
5on	0-q 1j
5ve	0e
4tem	0-j
5ic	0-j 1q
5ry	0-j 2l
4uch	0t 2-l
5re	0i
3tack	2j
6t	0f
5nd	1e
5te	2e
4cp	1e
4dd	0-i 1k
4eam	0p 2-f
5ct	0-h
5gy	0-k 2e
5ms	1-g 2q
5nt	1j
5rs	1-j 2j
4hat	0m
5e	011 1-18
6r	018 1-v
5in	0j
6s	0e
5ub	0-e 1k
4ial	1e
5ce	0f
6s	1-h
5es	0i 2-g
5ng	0-g 2q
5on	0-p 2m
5ve	1j 2-j
4o	0w 1-k
5rm	1i
4ral	0-f 1g
4s	1-f
4ten	0e
4ual	0-k 1k
5re	0-r 1i
6n	0-g
3ular	1e 2-e
4nix	0-f
4ous	1i 2-j
4ps	0-e 2f
4ral	1h
5es	1-e 2l
4sic	0-k 1t
4ted	2g
6r	0-17 1o 2j
4x	0j 1-j
3vant	0t 1-k
4ery	2g
4ia	0l 2-i
5ce	0-p 1g
5ng	0i
5vo	0-e 2f
4ops	0-k
4pcs	0-e 1h
5ns	0-f 2f
3ware	0-12 1e 2o
5ys	0-n
4e	1-i 2e
5ll	0h
4ift	0-e 1h
5ll	0f
5ng	0h
5th	011 1-s
4ork	2f
3xibs	0-f 1g
3ycle	0-y 2s
4ou	011 1-j 2-j
6r	0o 1-e
6t	0-s 1i
4ses	0-j 2k
5is	0-j 2i
5ql	1g
1h-1=X	0-i
6X	1-e 2r
5^	0q 1j 2-18
5x	0-11 1w
6.	013 2-1c
60	2-e
6X	1-k 2n
21=0	0g 1-i
4X	0f 2-g
5X	0m 2-l
5x	0-h
4x	0-i 1g
5.	2-j
50	0-j
2=0	1-h 2j
3X	2h
4X	0-11 2q
4x	0h 2-s
3l	113 2-15
3x	017 1-17
4.	2-k
40	0-u 1n
0t=B	0-4t 1-1m 28s
2I	0-4r 1-2u 27x
2O	08t 14v 2-ge
2^	0q 1j 2-18
0w+1=0	0g 1-i
41’s	0-g 1h
4^	02o 1-1g 2-19
4a	0i 1-s
5bility	0-i 2n
5cceptance	1f
7ording	0-k 2m
6tivities	1e
5ddition	0-f 2g
6ministrator	0h
5gile	016 1-n 2-j
5ll	0g
6so	0e
5mqp	2f
5n	0f
6alyses	0-j
6d	0-1g 1s 2o
5pp	0k 1-j
7roach	0-j
ces	0-f 2g
5rchitect	0h
dure	2-i
gs	2f
6ea	0-i
5s	0-n 1n
5t	0-m 1h
5utomated	0h 2-f
bion	1k 2-u
5vailability	1i
5ws	0n 1-k
4background	0-j
6sic	0-g 2h
5e	0v 2-l
5onus	0-e 2h
5ridges	2e
5udget	2f
6siness	0-e 2l
5y	0g
4cancer	2f
6pacity	0-m 1k
6rtridges	0-g 1g
5ertification	2k
5haracterization	2j
5ircuits	1e
5learance	2h
6oud	0-1e 11u 2-h
6uster	0-e
5ognition	0-g 1l
6mmodity	0-f 1h
8unication	0-i 1k
7pany	0-q 1m
8lex	1-e 2e
8uting	1k 2-f
6ncepts	2f
8rete	0-h 2k
7struction	1-e
8ulting	1x 2-m
7tainer	0-f 2i
6urse	0-h 1h
5ritical	0f
5ss	1-h
5ulture	1g
4data	1-k 2e
5elivery	1j
6partment	0e
6scription	019 1-r 2-j
6veloper	01j 1-r 2-s
7ops	2e
5igital	0g
6mension	1e
6sability	0i
5ocker	0i 1-k
6main	0-o 1u
5riven	1-g
5sl	2e
4e2e	0-i
5c2	1-e
5ducation	0-h 1l
5fforts	1g
5lectronic	0-l 2n
bphysiological	0-e 1e
5ngineer	01n 1-13 2-k
cing	0p 1-o
cs	0v 1-o
7lish	013 1-n 2-g
6vironment	2l
fs	0-u 1g 2e
5quivalent	0g
5tc	0-12 2q
6hernet	2g
5xcellent	0k 2-i
6perience	0-19 11a
aments	0-o
9tise	0-n
7osure	2g
4fabrication	0-f 1i
5ield	2f
6nance	1-g
6rewalls	0-e 1e
5luency	0-o 2q
5ocus	0n 1-l
6r	1-j 2h
5ramework	0-p 211
ds	0-x 1s
6ontend	0g 2-e
4git	0g
7hub	0-l
5ood	2-e
7gle	0k 1-e
6vernance	2g
5raduate	2e
6oup	0f
4hardware	1-e 2e
6ve	1e
5ighways	0-f 2f
5ospitality	1-e 2g
7ting	1e
4ideally	0-t 2p
5mmunotherapy	0-l 1l
6plementation	0-k
7rovement	1j
5ncluding	0-q 2y
7orporated	0-f 2f
6dustry	1h 2-k
6formation	0-p 2n
7rastructure	1j
6sight	0-m 1o
6terface	1e
5os	0-i
4java	1g 2-r
8script	2-g
5enkins	0j 2-f
5ob	0-w 11h 2-l
4kafka	0e
5nowledge	0-1b 1w 2g
4landscape	0-m 2g
7guage	2f
6yout	0-e
5ead	0g
5inux	1h
6ve	2f
4manager	1-h
7datory	1g
6terials	2f
7ters	0-j 1o
5echanisms	0-k 1n
6ssaging	0-r 2m
6teor	0g 2-g
7hods	0-w 1g 2g
7rics	2e
5icroservices	0-f
6gration	2l
6xin	0-g 1g
5obile	0-s 2i
6delling	0-f 1f
8rn	0k 1-m
6nitoring	0-p 1i
5sc	0e 2-g
4native	1-g
5etwork	2-f
bing	2i
5ice	0-k 1l
5umber	2e
4of	0w 1-k
6fice	0f
5perate	2e
aions	1g
5r	0-2u 115 21p
6ganisation	1e
azations	1e
5ther	0g
5ur	0o
5ver	0-f 1g
4patterns	1-e
5eople	1-e
6rsistence	0-e 1e
5hases	0-g
6ysical	2e
as	2f
5ipelines	1n
5latform	1g
5oints	0e
6stgresql	0e
5ractices	0-13 21a
6eferably	0-z 214
ared	0-x 1w
6ocess	0-17 1g 2r
bes	0-t 1l
bing	0-g 1j
7duct	0f
bion	1-f 2g
7gramming	0-n 1p
7posals	1f
aition	1e
7tect	0-f 1f
8ocol	0-i 2j
7vider	0-e
5ython	2-h
4quantum	0h
4rail	2f
5esearch	0f
7iliency	0-g
7ponsive	0e
5isk	0-l 2l
5ole	2l
6tations	0-f 1f
6uters	0-g 2g
4s	1-p 2k
5ales	1i
5chool	1f
6iences	1h
6ss	0-f 1k
5ecurity	0-g 1i
6gment	0-r 1r
6rvers	0e
8ice	0-f 2o
bs	0-h
5ide	0-k 1o
6ze	0h
5oftware	1s 2-f
6lutioning	0-g 1g
cs	0n
5peaks	2e
6ring	1e
5tandardization	1f
7tions	1h
6rategies	2g
by	2-h
7ong	0-i
7uctures	0-f 2e
6udies	0-e 1f
5upply	1e
8ort	2e
bing	0-k 2m
5ystem	1i 2-g
4tasks	1e
5eam	0x 1-f 2-i
8s	0p 1-p
6ch	2f
8nical	1-e
9ologies	0-n 2w
dy	0-i 1o
6rraform	0-f
6sts	1-q 2m
5hat	1-j 2w
6e	017 1-s 2-f
7n	0-q 1h
6is	0e
6rough	0o 2-i
5ools	1-f
6uch	0-e 1e
5rading	2g
7ining	2-e
6ends	2g
6oubleshooting	1e
5s	1j
5ypescript	0j 1-n
4understanding	0-p 2f
6ix	1e
5ps	1r 2-e
5sing	0-f 2k
4verbal	0f
5ia	0-x 213
6vo	0-f 2f
5olley	1e
5pns	0-f 1f
4we	1-e
6ll	2-h
5hat	0-g 2l
6en	2e
7re	0g
5ill	0r 1-e
6reless	2e
6th	0-l 116 2-l
8in	0-m 2o
8out	0-g 2g
5ork	1-h
8ing	1f
6uld	0-o 1n
4your	1-e
22=0	1-i
410years	1e
4^	2f
4a	1i
5bandonment	1e
6ility	0-k 2m
6out	0e
5ccording	0-g
8unt	2h
5griculture	0f
5ll	0m 2-s
6so	0-v 1z
5n	1-q
6alytical	0-n 2g
cs	1l
6sible	2g
6tigen	2g
5rchitecture	1i 2-f
6e	2g
5s	1-k
5t	0n 2-p
5udio	0-p 2s
6thority	0-e 1g
7omation	0-h 2i
5zure	1-s 2e
4backend	0h 1-e
6lance	2e
6sed	1-e
5est	0h
5iotechnology	1f
5onus	2i
6th	0-k 2u
5udget	1h
6ffers	0-e 1e
6siness	1-g
6t	2-m
4c#	1g
5alibrants	1f
6ncer	0-f 2f
6pabilities	0k 1-k
5ertification	2g
hs	1f
5i	0-h 2q
5learance	0-f 2h
6oud	0-f
5ode	0-f 1o
6mmunication	0e
7pany	1n 2-i
8uter	0-e
6ncept	0-k
8rete	0-h 1g
7tact	0i
8rol	1g
6rresponding	1e
4d	0g
5ark	1e
6ta	0i 1f 2-x
5egree	1-r 2k
6livery	0j 1-f
6scription	0-x 11d 2-g
7ign	0-p 1m
6velop	0j
ber	01j 1-19
bing	0n 2-g
bment	1e
4e.g	2i
52e	0-g 1i
5ducation	0f 2-h
5lectronic	0-l 1k
5nd	1n
6gineer	013 1-z
cs	0g
7lish	0z 1-k 2-g
6terprise	0i 2-f
6vironment	1-l 2r
5tc	0-s 112
6hernet	0-g 1h
6l	0e
5xperience	0-14 2u
aments	1g
6traordinaire	0-g 1g
4f	0e
5inal	0-e 2e
8nce	1h
aial	0q 1-w
5luency	0-i 1f
5ollowing	1e
6r	2f
5ramework	1-g 2q
6om	0-p 1h
4gcp	0-g 1e
5ithub	0-h 1j
5overnance	1i
5raduate	1g
7phql	0-e
6oup	0i
7wth	2e
4hand	0-i 1i
8s	0-g 1h
6s	0h
6ve	0-k 1-j 213
5elp	0-l 2q
5igh	0n 2-f
8ways	0-f 1f
5ospitality	1e
6w	2f
4ideally	0-18 1s 2g
7ntify	0-m 2g
5mplementation	1w 2-s
7ressed	0-g 2h
8ovement	0f
5ncluding	0-1a 1k 2q
7orporated	0-f 1f
6dustry	0t 1-s
6frastructure	1s 2-l
6teraction	0-g 1k
fs	1f
9personal	0f 2-f
7o	0j
5s	0-j
5t	0-k 2q
4jira	1g
5ob	0-u 118 2-e
4key	0f
4landscape	0-g 2g
5ean	0j 1-e
7rning	0j
5ocation	2-q
4m	0h
5aintenance	0-e 1f
6nagement	1-m 2x
6rketing	0f 1-e
6ster	0-g 1f
6tches	0-e 2f
7erials	1h
6ven	1-i
5essaging	0-q 1u
5onitoring	0-y 11n 2-p
6re	0u 1-m
5ust	0-n 2r
4name	0g
6no	0-m 2f
5eeded	2e
8s	1-f
6twork	1f
bing	0-e
6urotransmission	0-g 1h
5ode.js	1-k 2j
6t	0f
5soperation	0-j 1g
6urlsession	0-i 1i
4object	0e 2-e
6stetrics	0-n 1o
5ffice	0n
7shore	1g
5il	1e
5n	0g 2-g
6e	0s 1-j
5peration	2i
ds	0i
6timization	0-e
5rganisation	0-h 2g
azation	0l 1-k
5ur	0-q 1e
4part	2e
5eer	1i
6rform	0-f 1f
5hysics	1e
5lanning	0-f
7tform	1-e
cs	2-e
6ease	2-g
5oints	2f
6s	1e
7sess	2e
5referably	0-y 1i 2g
ared	0-q 2n
7pare	0-h
6ocess	0-v 1u
7duct	0t 2-h
bion	0-g 2o
bs	0i
7ject	0j 1-j
bs	1-n 2o
7tocol	0-f
7viding	1-i
5ython	0n 2-k
4quantum	0-f 2h
4rail	0-f 2f
5elation	0-f 1h
7ease	0-l 1m
6st	0-k
6tail	0k 1-i
5isk	0-p 1k
5ole	0-f 1j
6uters	2f
4s	0-h 2k
5ales	0f
5calability	1h 2-e
5dk	2e
5ecurity	0-s 2g
6nior	0f
6o	2g
6rvice	0-i 2o
bs	0m 2-q
5imilar	0-q 110
6ze	0-22 116 2x
5kills	2-e
5oftware	0i 2-l
6lution	0-h
cs	0p 1-p
5pring	1-k
9t	1f
5tandalone	2e
6orm	2g
6rategies	1j
by	0s 1-i
5uch	0-f 1-i 2x
6pport	1v 2-15
5ystems	0-s 215
4take	0-f 2i
7ing	0-e 2f
6sks	0-u 2z
5eam	0p 2-f
8s	1-h
6chniques	1-h 2h
9ology	0-l 1q
6nders	0-e 1f
6st	1g 2-f
8ing	0-1a 2x
8s	0-j
5hat	2-e
6e	1-h
7ir	0-n 2r
6ousands	2e
6rough	0x 2-m
5o	1o 2-q
6ols	012 1-k 2-i
6pside	1e
5rading	0-f 2f
6ends	1f
5uning	0h
4understanding	0-l 1m
6ix	2h
5sing	0-f 2j
4very	1e
5ia	0-10 1e 2l
6vo	0-f
4we	0k 1-m
6b	0-p 118 2-j
6ll	0-i
5hat	0-g 2m
6ere	0i
6ich	0u 1-j
6o	0k 1-i
5ill	0g 1-j
6th	2f
8in	0-p 1g
8out	0-g 1g
5orking	0-i
6uld	0-k 1e
4xibs	2e
4years	2h
5ou	0-l 1u
7r	0-o 1g
1-1=^	0q 1j 2-18
4academic	0-j 2n
6ceptance	2i
6ross	0i
6tual	1f
5doption	0-h
5gile	0w 1-h 2-f
5ll	1m
5n	0-h 111 2-k
6alysis	1w 2-n
6d	0-38 1-o 23w
7roid	0-18 21f
6gular	1-e
5pi	0-h 2g
7s	0i
5rchitecture	0n 2-k
6e	0i
5s	0-l
6ynchronous	0-l 2l
5tom	2e
5urora	1h
6tomated	2k
bion	0q 2-p
5ws	014 1-x
5zure	2-e
4b	2f
5achelor	0-f 2h
7kend	0-e 2k
5ehavioral	0-f 2f
6st	0-u 1h
5iology	2-f
7material	2e
5oth	0-j 1z 2-g
5ring	1e
5s	0-h 2k
5usiness	1-q 2k
ces	1e
5y	0j
4c	1e
5ancer	0-q 2r
6sino	1e
5ell	2e
6ntral	0-e 2j
5isco	2e
5lient	0-e 2g
6oud	0-r 213
5ode	0-e 2n
6gnitive	0-l 2p
7s	2f
6mmerce	0-e
7pliance	0l 2-f
8utational	0-p 2q
aer	0-1d 1-f 21r
6ncrete	0-h 2l
7sent	0-g 2g
8umer	0-e 2h
aing	0-h 1h
7trol	2-e
6re	0-v 1g 2e
5ross	0g 2-e
5ss	1-h
4data	1-w 2i
5egree	012 2-p
6mand	1i
7onstrated	0-e 1g
6ployment	0-q 2r
7th	1e
6scription	0p 1-i
7ign	1q
7ktop	0-f 2g
6tailed	0-h 2l
6veloper	0u 1-l
bing	0-i 1v
bment	0-u 112
5ifferent	1e
6ploma	0f
6stributed	1-r 2p
6visions	0-g 1g
5ns	1h
5ocuments	0-e 1i
4e	0e
5.g	01g 1-1a
5conomics	1e
7system	0e
5ducations	0-g 1h
5lastic	0-k 2p
6ectrical	0-j 2l
aonic	0-m 2p
5mail	2e
5nd	1-q 2y
6ergy	0-p 2s
6gineering	016 1v 2-22
7lish	014 2-11
6tertainment	1h
6vironment	0f
fs	0-g
5quivalent	0h
5xperience	0i 2-n
7osure	0-e 1h
4f5	2l
5acilitate	1e
8ng	0j 1-g
5inal	0-n 2p
8nce	0i 2-g
aial	1-e 2g
6rewalls	0-g 2g
5ollow	2e
6r	0-e 1n
5rameworks	0m 2-p
6ee	0m 1-h
6om	0-w 118
7ntend	0-i 2j
5unctional	0-r 2n
7damentals	0h
6ture	2-f
4gambling	1g
6s	0-g 2j
5cp	1j
5eography	0-e 2e
5lobal	1-t 2i
5overnance	0-f
5roovy	2e
7wth	2l
4hand	0-h 2h
6rdware	0-f
6ve	1e
5igh	0f 1-f
5ospitality	2-g
7ting	0e
6w	0-q 1j
5r	0-f 2l
4identification	0-g
5mplementation	0h 2-f
ding	0h
5n	0-1s 21k
6clude	0-k 1n
aing	0-j 1x 2-f
6dustry	2-j
6formation	0-m
6house	0-h 1h
6itial	0-h 2i
6tegrated	0-g 2l
8nsive	1e
7o	0o 1-g
5os	0-o 2q
5psec	0-f 2f
5s	0i 2-f
4java	1v 2-k
8script	0u 1-r
5ira	1e
5ob	0q 2-m
5uniper	2k
4kanban	0-f
5nowledge	0r 2-f
5ubernetes	2-g
4large	2h
6yout	1j
5eadership	0-g 2g
8ing	0m 1-f
6vel	0f 1-o
5ife	2f
6ke	0-t 110
6nux	1-e
6ve	2f
5ocation	1i
6g	2e
6w	0-k 2n
4m.s	0h 2-f
5anagement	0v 1m 2-1h
6rkets	0-k 2k
6ster	0-p 2j
a's	0h
6tter	2-f
5echanical	0-f
6ntoring	0-h 1i
6ssaging	1-e 2q
5icroservices	2-e
5obile	0f
6dern	1-15 2v
7ular	2e
6nitoring	0m 2-e
6re	1e
5pls	1e
5s	0-h 2l
5ultithreading	1f
5ysql	0f 2-e
4native	1-f
5eeded	0f
8s	1l
6twork	2j
bing	0-j 2k
5ode	0j
8.js	1t 2-n
6sql	0-t 2x
4of	0-z 213
6fshore	0-x 2s
5n	0-q 1s
6line	1-i
5penconfig	1g
7rating	0p 2-k
bons	0j 2-h
5r	0-2h 22a
6acle	0f 2-q
6ganisation	0-k 1r
6ientated	2f
5ther	0-q 11a 2-k
5ur	0k 2-l
4pattern	0e
bs	1g 2-g
5eer	0-l
6ople	2k
6rform	1e
bance	1-e
7sonal	0h
5icasso	0-e 1g
5lan	2-e
7tform	1-e
5olicies	1h
6stgresql	0-e
5redictive	0-o 2q
7ferably	1k
6ocess	0j 1-e
bes	0-j 1n
7duct	0h 1-h
bs	1f 2-f
7gramme	0-h 2i
cing	0e
7ject	2f
7tocol	2g
7ven	1k
8ider	0-k 2f
5ublic	1-f 2g
6re	0-i 1i
5ython	013 2-10
4qualifications	0-j 1n
4reactjs	0-g 1k
7dy	2e
6gression	2e
6lated	2-i
7ease	2g
8vant	0-11 11n 2-m
6porting	0e
6siliency	0-m 1l
5isk	0-h
5ole	0m 1-i
4safe	1-h 2f
8ty	0-h 2k
5calable	0f
7ndinavian	2e
6ience	1p 2-k
bs	1g 2-e
6rum	0o 2-t
6ss	0q 1-n
5ecurity	0-m 1w
6miconductor	0-l 2m
6nior	0w 1-r
6rver	1-e
8ice	1-f 2h
bs	0p 1q 2-1f
5hell	0e
5imilar	0t 1-g
5olid	0-y 111
7utions	2-i
7ving	0-g 1g
6urce	0-h 2l
5park	1e
6eak	0-m 1n
6oken	0-f 1h
5ql	1-h 2e
5tatus	0g
6rong	1i
6udies	1l 2-e
5ubsequent	0-i 1i
8trate	0-f 2f
6ch	0n
6pply	0-l 2n
5ystem	1-k 2e
as	118 2-11
4tasks	0g
5eaching	2e
7m	0i
6chnical	0-f 2s
aques	0g 2-e
9ologies	02z 1-2a 2-p
dy	0-g 1k
6sting	0o 1i 2-16
5hat	0f
6eoretical	0-l 2n
6is	0e
6rough	0-n 1z
5o	2l
6ols	0g
6p	0-l
6uch	0-e 2e
5ype	0g 1-e
8script	0w 2-14
4ui	2g
5niversity	0-e 2f
7x	0-q 2y
5p	1e
6s	0-h
5se	2-f
7r	0-h 2n
6ing	0-s 115
4value	0-j
5ehicles	0-f 2f
5ia	1l
7ducts	0-f 2f
6vo	0-g 2g
4warehouse	0-e 2i
5e	0r 2-e
6b	0-v 2m
7sites	1e
5hat	2f
5ill	0k
6ndows	0-f
6thin	0-k 1m
5ork	0m 2-e
8flows	0i
8ing	0n
5rite	0-n 1e
4you	0z 1-l 2-e
7r	0t 1-f 2-e
22=0	0q 2-g
4^	0-f 1u 2-f
4a	1-19 211
5cademic	2-g
6ross	2-h
5doption	2f
5gile	2g
5ll	0r 1-i
5n	0y 1-s
6alysis	0-h 116 2-p
6d	1-p 2o
7roid	0-j 2m
6gular	1-f
5pi	0-l
7s	1k
6plication	0w 1-u
7reciation	0-h 1h
5rchitecture	0-f 1m
6e	0n 1-g
7a	0-j 1h
6tificial	1e
5s	0f 1-s
5utomated	1-k 2o
bion	1h 2-n
5vailability	0-p 2e
ble	0-e
5ws	1-g
4bachelor	2l
7kground	0-h 1l
6sed	0i 2-g
5est	0m 2-e
6verage	1f
5ig	0i
5oth	0-16 214
5ring	0-x 1p
5s	1-i 2l
6c	0-e
5uilding	0g 1-f
8t	0k 1-j
6sinesses	2g
5y	0e
4c	0g
5alibrators	0-g 1g
6pacity	1g 2-e
6ses	0-r 1r
5loud	1l 2-j
5oaching	0-i 1i
6gnitive	1e
6llaborative	0e
6mputer	1y 2-x
aing	1k
6ntact	0g 1-e
6re	0m 2-k
5ustomer	0i 1-o
5v	0g
4d	0i 1-l
5agger	1f
6ta	0n 1-h
5egree	0-m 2s
6livering	0g
6monstrated	0-f 2f
6partment	0g 1-f
7loyments	0-i
7th	0-e 2e
6scription	0e
6tailed	0f 2-e
6velop	0h 1-f
ber	2-e
bing	0h
bment	11h 2-16
7ops	0l 1-u
5igital	1i 2-g
6stributed	0-l
6visions	0-g 2h
5ocker	0e
7umentation	0-g 1j
cs	0-e 2f
5rive	0e
9r	2e
4e.g	0-w 1t
5fficient	0-f
5ngineer	0t 1-r
cing	0g 1-j
cs	0f
7lish	0m 2-h
5quivalent	1e 2-h
5xperience	0-18 11c
9tise	0-h 1j
7osure	0-f 2f
4facing	0i 2-i
6miliarity	0-n 1n
5easibility	1i
5inance	0-g 2e
aial	0k 2-p
6rewalls	2g
6xes	1e
5luency	0-h 1i
5ocus	0-p 1s
9ing	0-e 1e
6r	0-x 2w
5rameworks	0-f 1q
6om	0-u 2n
5unctional	0e
6ture	0-g
4geography	0-e 2f
5it	1i
5lobal	0f
5rowth	2f
5ynaecology	0-l 1q
4handling	0e
6rdware	2k
6ve	0-p 1r
5ead	0p 1-o
7lth	1-h
acare	0l 1-h
5igh	1-f 2f
8ly	2e
5ow	0-h 2o
4iam	0-i 1p
5dentification	2i
5mplementation	0-i 110 2-j
7roving	0i 1-f
5n	0-j 2t
6clude	0-j 2o
6dustry	0-1r 21e
6formation	1i 2-i
6itial	1e
6spection	1e
6tegration	1g
8raction	1f
9national	0e
hly	0-i 1i
aet	2-f
7o	0k
5os	1-f
5s	0t 2-n
6p	2e
4javascript	0l 1g 2-11
5enkins	0-h
5ob	0r 1-i
5uniper	0-i 2n
4knowledge	0-h 1u
4languages	0-m 2i
6yout	0-w 1h 2f
5ead	0f
8er	0r 1-q
8ing	2-e
7rning	0f 1-g
6ss	2e
5ibraries	0-e 1f
6fe	1e
8cycle	1h
6ke	1-k 2g
6nux	1-l
5oad	2f
6cation	0e 1-f
6gging	0-r 1i
6w	0-m 2q
4mac	0e
6nagement	2-h
6ster	1-j 2l
a's	1i 2-w
a’s	0-e 2e
6ven	2e
6y	0-m 1o
5echanical	2j
6ssaging	1h
5icroservices	0-k 1j
5obile	1n 2-k
6delling	0-m 1o
8rn	0-r 213
7ular	0e
6nitoring	0-t 119 2-g
6re	2k
5s	1-f 2h
6c	0e
4nanoparticle	1f
5eeds	2f
6t	0-l 1o
7work	1-i
6w	1-i 2h
5ginx	0-g 1m
5ode.js	1i
6n	2e
5surlsession	0-i 1i
4objective	1f
5f	1-f 2r
5n	1-o 2r
5pen	2m
7rate	0-f 1g
aions	1j
5r	0-p 2s
6acle	0l 2-f
6ganisation	0-m 2o
azation	1k
5ther	0-k 2x
5ur	0-j 2h
6tset	0-g 1g
4passion	0-n 1p
bate	0-e 1g
5hases	0-s 1e 2e
6p	0-l 1t
5ipelines	0-g
5lanning	0-m 1q
5oints	0-f 1g
5ractices	0-j 2k
6eferably	0-e
6ivate	0o 1-z
6oblem	0-g 1h
7cesses	0-10 2x
7duction	1g
bs	0-r 1j
7grams	0g 1-f
7moting	1e
7tein	0i 2-n
bs	0-g 1h
5ublic	1-e
9sh	0-i 1i
5ython	1l 2-n
4quality	0f
4rates	2e
5eactjs	0-e 1m
7dy	2e
6finement	0-e 1f
6gular	2e
6late	0-e 1e
ad	0-i 1m
9ing	0-e 1e
7evant	0-i 2q
6porting	0f
6quirements	0-j
6sponsible	0-10 112
6tail	0-u 1w
5ibbon	2f
6sk	1f
5ole	0o 1-e
4s	0y 2-q
5afety	0-n
6les	0p 1-e
5cale	0-p 1q
6oping	0-i 1i
6ripting	1h
7um	1i
5ecurity	0-k 11h 2-x
6nior	0t 1-f 2-e
6rvices	1i 2-m
6tup	0-i 1l
5imilar	0e
5kills	0-e
5oftware	0-e
6lid	0-16 1n 2i
7ution	1i 2-g
6urce	0o
5pring	0-l 1o
5tandards	1f
6rategy	1-n 2h
7ong	0-k 2m
7uctural	0-g
ced	2e
5uch	1g
6perconductor	0-f 2g
7port	1-g
5ynaptotagmins	0-h 1i
6stem	0m 2-j
as	0-r 2h
4takes	2g
6sks	0e
5dd	0-f 1e
5eam	0r 1-j
6chnologies	0-x 11r 2-u
dy	1-j
6sting	0-17 1y
8s	0g
5hat	0n
6e	1-10 214
7ir	0l 2-g
6rough	0-1o 1o 210
5o	0-m 2y
6p	0-n 2p
7ological	2f
5ype	0g
8script	0g 2-i
4uikit	0-f 1g
5ltracold	2e
5nderstand	0-1g 114
eing	1h
6it	1-g 2h
7x	0g
5ps	0-f 2i
5se	0-o 1t
7s	0-f 2g
4various	0i 2-h
5ehicles	2f
5ia	2i
7ducts	2f
6vo	0-g 2h
4we	0r 1-h
6b	1-g
7pack	0-e 1f
6ll	1h
5hat	2l
5ill	1e
6ndows	0-f 1e
6thin	0-1i 1g 213
5orking	0-l 1t
5rappers	0-h 1h
4yang	1g
5ou	1v 2-i
7'll	0-j 1j
7r	0p 2-g
13=0 picasso	0-e 1g
3^ ^	0q 1j 2-18
5a	0-f 1h
6ndroid	2f
5b2b	1i
5collaborative	0-g 2g
5data	0-e 2e
5entertainment	0-h 1i
6xposure	0-f 1h
5facilitate	1e
6inancial	0-y 210
5have	1g
5in	0g 1-g
6psec	0-f 2f
5juniper	2f
5mpls	1e
5oracle	2-i
5remote	0-f 2g
5senior	0h 1-g
6park	1e
6trong	0-g 1h
5understand	0-f 1f
3a consent	0-g 2g
5great	1e
5phd	0-f 2g
6ublic	2e
5relevant	0-z 118
4cceptance api	0-e 2e
4doption and	0-j 2l
4gile software	2e
4n academic	0-e 2f
7gile	0m 2-s
5alysis and	0-f 1j
cdevelopment	1g
5d architecture	2g
7behavioral	0-g 2g
8uild	2g
9sinesses	1e
7data	0o 2-n
8emand	1i
7electronic	0-e 2e
7information	1e
9vestment	0-e 2e
7markets	0-l 2l
8obile	0e
7nosql	0-g 2g
7or	0-18 1z
7processes	1e
amote	1f
7release	2h
7scale	1g
8poken	0-g 1h
7the	0-f 1g
7write	0-g 1h
6roid and	2e
4pi and	0-l 2e
5plication in	0e 1-e
6reciation of	0-h 1h
4rchitecture and	0-j 1t
5ea of	0-g 1i
5tificial intelligence	1e
4s a	2o
6vehicles	0-f 2f
6with	0-f 1g
4utomated acceptance	2i
dtesting	0l
4vailability and	0-j
3background in	0-t 1v
4everage or	1f
4ig data	0e
4ring their	0-g 1g
4usiness and	1-j 2k
crequirements	0-e 2e
bes online	2g
3calibrators and	0-g 1g
5pacity management	1h
5ses and	0-p 1s
4loud adoption	0-m 2h
4oaching mentoring	0-i 1i
5mpany dns	1f
btype	0e
7liance and	1e
7uter science	1k 2-k
doftware	1f
9ing patterns	1e
4ustomer facing	0j 1-g
ctouch	0-e 2e
3d with	0i 1-i
4agger 0	1e
5nish educations	0-g 1h
aor	0f 1-f
5ta and	1-i 2m
8governance	2e
8warehouse	0-e 2i
4eep technical	0-e 2e
5gree in	0-11 2u
5monstrated technical	0-g 2g
5partment of	0e 1-e
6th network	0-e 2f
5sign of	2f
apattern	0e
ato	0-f 1n
5veloper industry	0-k 1m
dtechnologies	0f 1-e
ament security	1f
as hr	2e
6ops and	1-e
4ifferent verification	0-e 2e
5gital environments	0-e 1e
5visions organization	0-g 2h
4ocker workflows	0f
6umentation and	0-e 1f
4river s	2e
3end software	0p 2-p
5gineering within	1i
5vironments websites	1e
4quivalent network	1i
4xperience level	0e
eof	0-m 1n
ewith	0-1d 11j
6osure to	0-f 2g
3facilitate service	2e
7ng web	0i 2-i
5miliarity with	0-l 1l
4inance at	1e
5rewalls and	2g
5xes of	0-e 1e
4luency in	1e
4ocus on	0-y 110
8ing on	0-e 1e
5llowing the	0-h 1h
5r a	0p 1-o
8ll	0-f 1g
8pplication	2e
7consuming	0-h 1h
7equipment	0-e 2f
7our	1f
7perform	1h
7technical	0-g 2g
8he	0-m 1o
4rameworks and	0-h 1h
5ee inhouse	0-h 1h
5om a	0-h 1j
8initial	0-h 2j
8the	0-h 1j
4urniture and	1e
5ture central	2e
3geography of	0-e 2f
4oals through	1e
4reat hr	0-f 2f
4ynaecology and	0-l 1q
3have relevant	0-f 1h
4ead of	0f 1-e
6lthcare hospitality	0f
4ow large	0-e 2e
4r processes	1e
3iam policies	0-e 1h
4mplementation and	0-17 11k
iof	0o 1-j
4n a	1k
6computer	0-j 2o
6daily	1f
7epth	1f
8veloping	0-h 1o
9ops	0-n 2o
6economics	1e
7ngineering	1g 2-o
6financial	0g 2-g
6javascript	0l
6location	1e
6operational	0-f 2f
6testing	2-e
7ypescript	1g 2-e
5clude viaducts	0-f 2f
5dustry casino	1f
ce	0e
cgambling	1g
5formation technology	1r 2-k
6rastructure as	2e
5itial analysis	1e
5spection plan	1e
5terest in	1e
8nationally in	0-i 1i
9et services	1e
4sp or	2e
3jenkins groovy	2f
4ob description	0h
4uniper firewalls	0-g 2g
3knowledge in	0e
dof	0-17 11d
3large scale	0h
5yout and	0-g 1i
4eader in	0r 1-q
6rning and	0e
5ss css	2e
4ibraries like	0-g 1g
5fe sciences	1h
7cycle via	1e
4ogging and	0-g 1j
3maintenance and	1l
5nagement and	1l
eof	2f
frganization	0-i 2i
escrum	0e
5ster's degree	0e 2-n
9’s degree	0-e 2e
5ven postgresql	2e
5y include	0-o 1q
4essaging and	1i
4icroservices and	0-i 1k
4obile and	0-o 1p
5delling and	0-f 1g
7rn programming	0-g 2i
6ular scss	0e
5nitoring and	0-q 1t
esystems	1e
3nanoparticle solutions	1f
4etwork automation	0l 2-g
bengineering	0-i 2i
bsecurity	1-g 2k
5w mobile	0-e 2f
4surlsession with	0-i 1i
3objective c	1f
4f architecture	0e 2-e
6biomaterial	0-e 2e
6design	0-j 2l
6how	2f
6new	2e
6our	0-k 1o
6people	0-e 2e
6what	0-e 2i
4n career	0-h 2h
7omputational	0-g 2g
7ustomer	0-e 2f
6hearing	0-e 2f
6security	1q 2-i
6the	0-i 1k
4pen source	0-e 2n
6rations and	1k
5timization and	1e
4r german	0-h 2h
6kanban	0-e 2f
6m.s	0i 2-i
7odular	2e
8re	0-l 1q
6other	0-f 1j
6safe	1-e 2g
7imilar	0j 1-e
6the	0-h 1h
5ganization organization	0-f 1n
grisk	0-e 2e
4ther cloud	0-g 2g
austomer	2e
4ur divisions	0-g 1g
7ios	0-e 2e
7offshore	0-f 2f
5tset with	0-g 1g
3passion for	0-s 1t
aate about	0-h 1h
4eople organisation	1g
5rformance and	0-x 1i 2f
4hases from	0-i 1i
aof	2e
4lanning sessions	1f
4oints for	0-f 1g
4rivate cloud	2e
btechnologies	010 1-x
5oblem solving	0-g 1h
6cesses and	0-q 2j
ddata	0-e 2e
6duct control	1e
as from	0-i 1i
6grams using	0e 1-e
6jects from	1e
6mote code	2e
9ing all	0-e 1e
6teins and	0-g 1h
4ublic technologies	0j 1-i
8sh on	0-i 1i
3qualifications high	2e
3rates deployment	2e
4eady for	2e
5dux angular	1-e
5finement and	0-e 1f
5gular 0	0-g 2h
5late to	0-e 1e
9d to	0-r 1s
8ing to	0-e 1e
5ports prepare	1e
5quirements and	2e
gqualifications	1g
5sponsible for	0-13 114
5tail and	0-h
ahospitality	1h
4ibbon messaging	2f
5sk management	0-g 1i
3s degree	0t 2-r
4cale and	0-q 1w
9cloud	0-e 2e
5oping to	0-i 1i
4ecurity design	1g 2-g
cin	2i
cresiliency	1l
4ite ready	2f
4kills in	0-m 1m
4olid practical	0-e 1e
9theoretical	0-f 2f
6utions to	0-e 1f
4ql server	0e
4tandards of	0-f 1f
5rategy and	1-g
6ong academic	2e
aproven	1e
6uctural design	1e
be in	0-g 1g
cd crystal	2e
4uch as	1h
5perconductor semiconductor	0-f 2g
6port different	0-e 1f
bintegrated	2f
aing backend	0-e 2f
4ynaptotagmins in	0-h 1i
5stems for	0-h 1k
3technologies reactjs	1f
cy and	0f
5rraform ansible	2e
5st and	1h
7ing and	0-v 1o
4he android	2e
7business	0-h 2j
7design	2h
7end	0-e 2e
7furniture	0-g 2g
7geography	0-e 2e
8lobal	2f
7intensive	1f
7linux	2f
7offshore	1g
7preschool	0j 2-i
7retail	0-l 2m
7subsequent	0-i 1i
9pply	0-f 2f
7unit	0-e 2e
5rough deep	0-e 1f
bregular	0-g 1h
btechnology	2e
4o actual	1f
6ci	1f
6end	1-h
6hand	0-i 2i
6leadership	0-h 2h
6substrate	0-f 2f
6web	2e
3uikit using	0-f 1g
4ltracold atom	2e
4nderstand endpoint	0-f 2f
ehow	0-n 1n
ethe	0-h 1h
ding of	0-m 1q
5it and	2e
6x linux	0g 2-f
4se of	1f
6s agile	0-g 2h
5ing our	0-g 1g
3various javascript	0g 2-g
4ehicles with	2g
4iaducts for	2f
3webpack and	0-e 1f
5ll as	0-f 1j
4hat you’re	2e
4ind or	2f
5th aws	2-f
8demonstrated	0-f 1g
avelopment	0-f 2g
8governance	1f
8networking	2f
8product	0e
9ure	0-i 1i
8security	2e
8windows	1g
7in the	0-f 1g
4orking with	0-13 116
6ld’s best	0-g 1g
4rappers of	0-h 1h
3yang openconfig	1g
4ears of	0-l 1n
4ou including	0-f 1f
7speak	0-h 1h
7value	0-g 1g
14=1’s without	0-g 1h
3^ ^	02o 1-1g 2-19
3a person	2e
5service	0-i 2i
4ccording to	0-k 2m
5ross all	1i 2-e
5tivities ^	0-f 1i
4ddition it	0-g 2g
4mqp maven	2f
4nalysis and	0-f
8tics reporting	0-e 2e
5d a	1-j 2i
8bandonment	1e
8cross	2e
8griculture	0f
8nalytics	0-h 1h
9y	2e
8rchitecture	0-m
8udio	0-e 2f
9tomation	0-e
7buffers	0-e 1e
7calibrants	1f
8i	2e
8ode	0-o 2g
7data	2-e
8evelopment	0k
7e2e	0-e 1e
7hands	0-h 1i
9ve	0-f 2o
7implementation	0u 2-i
8nformation	1e
arastructure	0-i 1n
9terfaces	1e
8ts	2e
7java	0-k
7maintenance	0-e 1i
8onitoring	0-j 1w
7obstetrics	0-o 1o
8peration	2j
7possess	0-e 2f
8roven	0-e
7qa	0-e 1e
7release	0-e
8outers	2f
7security	1i 2-e
9o	2f
8tandalone	2e
7technology	0-m
9nders	0-e 1f
9st	0-m 1k
bing	0-k 1f
8he	0-j 2r
air	0-i 2k
8ools	0k
9pside	1e
7will	0-i 2f
9thin	0-e 1g
8ritten	0e
7you	2e
6roid audio	0-e 2e
4pi ^	2-e
5plication and	0-l
6roaches ^	0-g 2g
6s graphql	2e
4rchitecture ^	0h
5e impressed	0-g 2h
6a agile	0-g 1g
6na demonstrated	1e
4s a	0-r 114
6either	0-f 2f
6part	0-i 2j
6well	2f
4udio sdk	2e
5tomation ^	2-f
eto	0-k 1l
4ws gcp	0-f 1e
3background preferably	0-f 1f
4onus points	0-h 2h
4usiness cases	0-g
cor	0-f
5t also	0-k 1h
3cancer antigen	2g
5pacity planning	1e
5rtridges perform	0-g 1g
4d automation	2e
4hallenges solution	0-e 1e
4ircuits dark	1e
4learance ^	2i
5oud aws	1e
9environment	0-i 2f
9platforms	2-f
9services	0-l 1h
4ode ^	0i 2-g
5gnition ^	1e
5mmerce systems	0-e 1e
7odity ethernet	0-g 1h
7unication ^	1f
6pany size	0-25 116 2z
5nsulting ^	1q 2-f
3d budget	0-g 1k
4ata governance	1i
8stores	2e
8via	0-g 1g
4egree in	0-o 1v
aor	2g
5sign ^	1-g
aacross	0e 2-e
bnd	1-m
ateams	0-e 2e
9ing and	1e
5velopment engineering	1i
fprocess	0-f 1g
4imension ^	1e
4ocumentation within	0-e 1f
4sl unix	2f
3e.g ^	0-i 2k
42e ^	1e
7tests	0-e 2e
4fficiency into	0-f 1h
6orts of	0-h 1h
4lectrophysiological and	0-e 1e
4ngineer ^	0h
bing ^	1-s 2j
fand	1-h
ffor	0-e 1e
5vironment ^	1-r 2v
es ^	2g
4tc ^	0-u 2l
5hernet hardware	2g
4xcellent interpersonal	0f 2-f
5perience 10years	1e
e^	0-l 1g
eideally	1f
fn	0j
eworking	0-m 1n
9ments but	0-f 1g
8tise to	0-g 1g
6ression and	1e
3fabrication for	0-f 1f
4ield 3+	1f
9^	2e
5nance team	0-f 2f
5rewalls and	0-e 1e
4luency in	0-e 2g
4ollowing the	0-h 2h
5r creating	2e
7highways	0-f 1f
7nano	0-f 2f
7quantum	0-e 2f
7the	0i 2-n
9ousands	0-e 2e
7web	0-i 1i
4rom both	0-f 2f
3gaming ^	0-i 1i
4raduate or	2e
3highways rail	0-f 2f
4ospitality service	2g
6ting and	1f
3implementation ^	0-f 2j
6rovement ^	0-h 1m
4n computer	2f
6interaction	0-e 1h
6location	0h
6neurotransmission	0-g 1h
6object	0e 2-e
7ne	0f 1-e
6relation	0-f 1h
5cluding design	0-e 2e
6orporated cancer	0-f 2f
5formation security	0-j 2m
ftechnology	0-n 1h
6rastructure issues	0-e 1e
5sight to	0-r 1r
5teractions working	0-e 2e
6o account	0-e 2e
4s a	1i
7n	2e
4t field	0-e 2e
6role	0-f 1f
3java maven	0e
4ob description	0-1c 11l
3landscape and	2g
6guages cloud	1e
4evel corresponding	1e
4inux operating	1g
5ve by	0-f 2f
4ocation or	0-f 1f
3management and	0-g 2g
ein	0e
eorganization	1e
6datory please	1g
5rkets trading	0-g 2g
4eteor or	0g 2-g
6hods and	0-h
4icrosoft azure	2e
5xin extraordinaire	0-g 1g
4obile and	0-q 1g
5dern techniques	2e
5nitoring and	0-i
3needs information	0-f 2f
5tworking ^	2g
4ice if	0-g 1g
4umber of	2e
3of location	1e
6nsurlsession	0-i 1i
6our	0-j 1g
5fer to	0-e 1e
4n our	0-f 2g
4perate and	0-e 2e
9ing systems	1e
4r a	2h
7zure	1-h
6cloud	2g
6finance	1e
6google	2g
6oil	1h
6similar	0-t 110
6the	0-h 1i
5ganization ^	0r 1-h
gand	0-k 2f
gorganization	0-r 1h
grisk	0-g 1h
fs operate	0-e 1e
4ver following	0-i 1i
3partner with	1i
4erformance characterization	1g 2-g
ftests	0-e 2e
6sistence ^	0-e 1e
4hysics or	2e
4latform such	2f
bs ^	0-k
4ractice in	1g
bs including	2e
5eferably from	0-e 2f
5ocesses ^	0g
das	0-e 1f
6duction and	2e
6posals ^	1f
9ition according	1e
6tect from	0-f 1f
6viding strategic	0g 2-g
4ython and	0f
3rail and	2f
4eporting financial	2e
5quired to	1e
5tail hospitality	1e
4isk management	0-h 2j
4ole ^	0-e 2f
5tations as	0-f 1f
5uters ^	0-g 2g
3s degree	1-n
4ales experience	0-e 1e
4cale and	1p 2-i
5hool graduate	1g
5ience or	0-e 1-f 2s
4ecurity and	2-e
cclearance	0-g 2i
5rvers and	0e
7ices ^	0-x 1q
cand	1-e
cproviding	0h 1-g
4ide work	0-f 1f
4oftware development	0-f 2f
cengineer	0g 1-f
cperformance	1i
cthat	0-f 1f
5lutioning we	0-g 1g
4peaks and	2e
4tandardization and	1f
6tions ^	1h
4upply quality	1g
7orting the	0-i 2j
4ystem that	0-f 1f
9s for	0-k 2o
bpos	1e
3tasks and	0-h
4eam ^	0g
8help	0-g 2g
8to	0j 1-f
7s within	2f
5chniques and	0e
8ologies ^	0-j
gand	0-j 1j
cy ^	0-e 1j
eand	0g
ecompany	1e
elandscape	0-g 2g
eteam	0-e 1e
5st and	0-f 1e
8developer	0g 1-g
7s while	2e
4hat can	0-h 2i
8matches	0-f 2f
8our	0-f 2f
5e it	0-e 2e
6n this	0-i 1i
4o balance	0-e 2e
6end	1i 2-e
6final	0-e 2e
6hand	0-i 1i
6implementation	0-m 1x
5uch interactions	0-e 1e
4rading business	0-f 2h
6ining insurance	1e
5oubleshooting ^	0-e 1f
4uning ^	1e
3understanding you	0-f 1g
4p ^	1e
5s sprint	1f
4sing xibs	2e
3v experiments	1h
4erbal and	0f
4ia rest	0-f 2g
4olley ^	1e
4pns ^	0-f 1f
3we are	0-l 2j
5b services	1k 2-k
5ll as	0g
4hat do	2e
5en needed	0-e 2f
5ich you	1e
4ith a	0-l 1q
9uthority	0-e 1g
8incorporated	0-f 1f
8nsoperation	0-h 1h
7in projects	0-e 2f
ayour	2e
7out taking	0-g 2h
4orking cross	0-e 2e
bmethod	0-e 1e
5uld be	0-q 1o
3you have	0-l 2p
1=0	1-k 2i
21’s	0-g 2h
2a	0v 1-13
3bility	0i
3cademic	0-f 1j
4ceptance	2e
4ross	0e
3dministration	1-h
dor	0e
3gile	0-k 1j
3ll	0j
3n	011 1-n 2-e
4alyses	0-j 2k
8is	0-j 2i
4d	02c 1-22
3pache	1l
4i	2m
5s	0-f 1e
3rchitecture	0-v 2l
4e	0n 2-e
3s	0l 1-n
4surance	2e
4ynchronous	0-j 1r
3t	1-e
3utomated	1p 2-e
9ion	0-1b 113
3ws	1h
2bachelor	1e
5kground	0g
4sic	0f 1-e
3e	0i
4havioral	0-f 1f
4st	1-h
4tting	2f
3ids	0-e 1f
4g	1-h
3luetooth	0-m 1q
3oth	0x 1-j 2-e
3sc	1f
3uffers	0-q 1q
4ilding	1-i
3y	0l 2-e
2calibrants	0-h 1i
9tors	0-e 1e
4ncer	0-o 1h
5d.merc	0-j 1k
7oecon	0-g 1h
7polit	0-h 1h
3ell	1j
4ntral	0-f 1g
4rtification	0-k 2n
3haracterization	2h
6tered	1e
3i	0-f 2f
3lasses	0e
4ient	1h
3ocoa	1e
4gnition	0-g 2i
9ve	0-m 1o
4llaboration	0e
4mmerce	2-e
6odity	2g
6unication	0-j 2m
5pany	015 1-j 2-m
6liance	0g 1-i
6onents	0f
6utational	0-p 1p
8er	0-19 1q 2j
4ncrete	0-f
5sent	0-g 1g
6truction	0j 1-j
6ulting	0-g
5tact	0f
7iner	2i
6inuous	1i 2-j
3ritical	0f
4oss	0g
3ss	1j
3ulture	0e
3ycle	2f
2danish	0e
4ta	0-e
6base	1-h
3ecommissioning	1e
4gree	0-j 2g
4livery	0-x 2r
4ployments	0-i 2j
4scription	0v 2-l
5ign	0-s 2k
5ktop	1e
4tailed	0-i 1s
4veloper	0p 2-f
9ment	0-q 2p
5ops	0-k
3isability	0o 2-e
5ciplines	0f
5tributed	2g
3ocker	0-h 1i
5umentation	1e
4main	2m
3wh	1-g
3écor	1e
2e	0f
3.g	010 1-i 2-h
3ducation	2m
3lastic	0-h 1l
4ectrical	0-g
8onic	0-i 2f
3mployment	1e
3nd	0-i
4ergy	0-l
4gineer	0k 1-h
aing	0-1p 11c
5lish	0-p 1z
4terprise	2-g
4vironment	1-f
ds	2j
3quipment	0-i
6valent	0j
3tc	0s 2-l
4l	0-m 1f
3xperience	01h 1-l 2-w
8ments	0-u 2u
2f5	0-e 1e
3abrication	2h
3easibility	0-m 1m
4edback	0-e 1f
3ield	2h
4nal	0-o 1o
6nce	1-i
4rewalls	2f
3or	019 1-p 2-j
5ecasting	1h
3ramework	0-16 212
4equency	2e
4om	0s 1-f
3urniture	0-i 1p
4ture	0l 1-g
2gaming	0-j 1u
4s	0-g 1g
4teways	0-h 1i
3cp	2h
3eography	0-e 1e
3it	0-p 1t
5hub	0-e 1k
3o	0-h 1q
4od	0j
3ynaecology	0-l 1l
2hand	0-h 1h
4rdware	0-l
4ve	0m
3igh	1-e
6ways	2f
3osting	1-e
3ttp	0-h 1o
2ideally	0h
3mmunotherapy	0-l 2m
4plement	0h
bation	0-1c 11b
3n	01g 1-1b
4cluding	012 2-r
5orporated	2g
4dustry	1-i 2p
4frastructure	0-o 1e
4itial	0-h 1k
4sight	0-n 2o
5trumentation	0e
4tegrated	0-h 1l
aion	1q 2-i
6ractions	2e
7faces	0-j 1j
5o	0g
4vestment	1e
3psec	0-f 1f
3s	0t 2-g
2jacket	1e
3enkins	1o
3ms	2e
3ob	010 1-v
3uniper	0-g 1k
2kafka	1h
4nban	0-j 1f
3nowledge	0g
3ubernetes	0-j 1h
2landscape	0-n 2o
5guages	1-h
4rge	1g
4yout	0-k
3eadership	0-f 1g
3icense	2e
4fecycle	0-m
4ke	0z 2-n
4nux	1f
4ve	1e
3ocation	2-e
4gging	0-f 1n
4w	0-i 1e
2machine	0-g
4intenance	0-12 113
4nagement	0-15 214
4rket	2h
4terials	0-e 2g
3ba	1-e 2f
3echanisms	0-l 2l
4ssage	0-i 1i
8ing	0-o 2e
4thods	1-g 2h
5rics	2h
3icroservices	0-n 111 2-f
3obile	0-e 1j
4delling	0-g 2g
4re	0m 1-g
3pls	1h
3sc	1f
3usic	0-k 1t
4tagenesis	0-e 1e
3ysql	1g
2nanotechnology	0e
3et	0-j 1r
5conf	1g
4urotransmission	0-g 1i
4xt.js	0f
3ode.js	1i
3soperation	0-r 1t
4urlsession	0-h 1h
2obstetrics	0-i 1p
3f	012 1-13
4fshore	0-o 1j
3n	0n 2-e
4e	0j 1-f
3perating	0s 1-g
9on	0-f
bs	0-l
3r	01n 1-1c
4chestration	0-i 1e
4ganic	1f
8sation	0k
3ther	0w 1-m
3ur	010 1-l 2-f
3ver	0-e 2g
2peer	0-i 1g
4rformance	0-t 1i
5sistence	0-e 2e
6onal	0f
3harma	1h
4d	0n 1-n
4ysical	2f
8s	0-e 1i
3icasso	1e
4pelines	2g
3lanning	0-q 2e
5tform	1-e 2o
3ostgresql	0h 1-f
3ractical	0m 2-e
9e	0f
as	0-k 1-e 2x
4edictive	0-n 1n
5ferably	0m 2-e
8red	0m 2-g
5school	0-w 1w
6to	1e
4ocesses	2k
9ing	0-j 2l
5duct	0g 2-e
9ion	0-q 1i
5gramme	0-g
aing	0g 1-z 2j
5tect	0-e 2f
5ven	0e
6ider	0-f 2m
3uppet	1f
2qualifications	0e
7ty	0-i
5ntum	1e
2react	0-e 1h
4lated	0t 1-m
5ease	0-t 1w
6vant	0t 1-k
4porting	2e
8s	2f
4quirements	0g
4siliency	0-e 1m
5t	1g
6ful	1e
4tail	0-f
5rospectives	0-p 1u
3isk	0-m 1h
3ole	0e
4tations	0-f 2f
4uters	2g
2safety	0-e
4les	0h 1-f
3cience	0-q 2h
4oping	0-i 1i
4ripting	0-o 1s
5um	0-h 1o
3ecurity	0-v 1t
4gment	0i 2-i
4miconductor	0-h
4rvice	0-p 1l
9s	0n 1-r
3hell	1-e 2f
3ide	0-k 2l
4milar	0k
3kills	0r 2-h
3nowpack	0-e 1f
3oftware	0-n 2f
4lid	0m
5utioning	0-g 2g
4urce	2h
3ports	0-o 1p
4ring	0-h 1j
3tack	2e
5keholders	0l 1-h
5nd	1f
4orm	1i
4rategic	1e
9y	0-k 2e
5eaming	0-l 1k
5ong	0o 1-f
5uctures	0-g 2i
4udies	0-f 2h
3ubstrate	0-f 1f
4ch	0t 2-l
4pply	0-j
3wift	0-e 1h
3ymfony	1e
4naptotagmins	0-g 1h
4stem	0-j 1k
8s	1-g 2q
2tablet	1i
4sks	2e
3cp	1e
3dd	0-i 1k
3eam	0p 2-f
4chnical	0j 2-l
8ques	2e
7ologies	1-o 2l
4lemetry	0-m 1v
4rraform	1q 2-f
4st	0-i
6ing	0-15 11a
3hat	0m
4e	011 1-18
5ir	0e
5oretical	0-j 1l
4is	0e
4rough	0h
3o	0w 1-k
4ols	2k
4uch	2e
3rading	0-s 2k
4ends	0-g 2f
3s	1-f
2uikit	2e
3niversity	0-e 1g
5x	0-f
3ps	0-e 2f
3sability	2h
4ing	019 1-h 2-s
3x	0j 1-j
2various	0f
3ehicles	0-f 1f
4rification	1e
5y	0e
3ia	0l 2-i
5ducts	0-f 1f
4rotrack	0-g 1g
5tual	1e
4vo	0-e 2f
3olley	0-e 1g
3pcs	0-e 1h
4ns	0-f 2f
3ue.js	0g 1-g
2warehouse	0-e 2g
3e	1-i 2e
4bsite	1e
4ll	0h
3ill	0f
4nd	1f
6ows	0-h
4reless	2e
4th	011 1-s
6in	0j
3ork	012 1-g 2-l
6flows	0-i 2m
3rappers	0-i 1i
4itten	0e
2xibs	0-f 1g
2you	011 1-j 2-j
5r	0o 1-e
1w+=0 1’s	0-g 1h
41’s without	0-g 2h
4a service	0-k 2k
5gile and	0h
aenvironment	0k 1-j
ls	1-e 2g
aprocess	0-e 1e
ateam	0f 1-f
aworking	0-j 1j
5nalysis and	0-g 2g
9tics reporting	2e
6d architecture	0j 2-i
8e2e	0-e 2e
8information	2e
8markets	0-g 2g
9igration	0-l 2l
8needs	0-e 2e
8or	0f
8routers	0-g 2g
7roid audio	2e
5pi and	2j
7s and	1e
6plication and	0-l 2n
5rchitect aws	0-e 1e
dure ^	0k 2-f
hdesign	1e
5s a	0-s 2u
7well	0h 2-e
6ynchronous communication	1i
5utomated acceptance	1f
bion required	1f
fto	0-h 2l
5ws microsoft	2e
8or	0g 1-e
8services	0-n 1p
5zure ^	0f
aor	2g
4b2b sales	0-e 1e
5ehavioral experiments	0-f 1g
6st practices	2g
5ids and	0-e 1f
6g data	1-g
6omaterial engineering	0-e 1e
5lockchain technology	0-g 1g
5uffers ^	0-g 1g
6ild automation	0-f
9ing ^	2e
6siness and	0-n 1e
ddevelopment	0f 1-f
dor	0-e
4calibrants ^	0-h 1i
btors and	0-e 1e
6ncer immunotherapy	0-l 1l
7d.oecon ^	0-g 1h
9polit ^	0-h 1h
6pacity management	1l 2-f
dplanning	2e
6reer development	1e
5d testing	1f
5hartered status	1e
5loud and	1g
bws	2e
acomputing	1k 2-f
adimension	1e
aenvironment	2o
aservices	2g
5ocoa ^	1e
6de ^	0i 2-f
9standardization	1f
6llaborative solutioning	0-g 1g
6mmerce systems	1e
8odity ethernet	2g
7pany size	0f
8utational modelling	0-f 1f
aer science	0-t 2s
6nsent system	0-g 1g
8truction and	0i 1-j
6st efficiency	0-f 1h
5ustomer side	0-f 1f
dtouch	0-e 1e
4d budget	0-h 2i
5ata and	1r 2-g
9governance	1-e 2j
9integration	0j 1-i
fity	1g
9persistence	0-e 1e
9science	0j 1-e
9via	0-f 2g
8base experience	2j
cs and	1-g 2g
5ecommissioning and	1e
6dicated circuits	1e
6gree in	0-t 1e 2g
bor	2f
6livery with	1e
6sign across	1i
cnd	015 1-v
bexperience	0-g
bof	0-i
bteams	2f
aing and	1e
6tailed design	1g
6veloping designing	0-e 1e
bment ^	0-e 2i
gexperience	0-e 2e
gprocess	0-e 2g
gsuch	0p 2-p
7ops culture	0-m 1m
bengineer	1-i
js	0e 1-e
bvision	0-e 1f
5isciplines ^	0f
5ocker experience	2e
7umentation and	1h
iwithin	0-e 2f
5écor which	1e
4e commerce	0e
52e tests	2e
5fficiency into	0-f 2f
5lastic stack	0-g 1k
6ectrical engineering	2e
5mployment of	0-j 1j
5nd to	1i
7point protect	0-f 1f
6ergy market	0-j
6gineering ^	1h
gbackground	0-f 1f
gchallenges	0-e 1e
gexperience	1h
ltise	0-g 1g
gfor	0-e 2e
gor	0-i
7lish as	0f 1-f
cboth	0-e 1e
cskills	0-h 1i
6tertainment gaming	0-i 1i
6vironment ^	0-j 2p
gin	0-j 2k
fs ^	0k 2-h
hyou	0-h 2h
5quipment documentation	0-e 1f
5tc ^	0f
5xperience in	0f
fwith	0i
aments but	0-g 2g
gon	0-h 2h
4fabrication for	0-f 2f
5eedback and	0-i 1i
5inancial services	0-j 1k
7tech area	0-g 1g
6rewalls and	2f
5ollow up	0-f
6r highways	0-f 2f
8production	2f
7ecasting software	1i
5ramework ^	2f
ds meteor	0g 2-g
6equency number	2e
6ontend architecture	0-f 1f
5urniture industry	0-g 1g
4gambling company	1f
7ing ^	0-h 1i
binformation	1g
6s or	1f
6teways ^	0-h 1i
5eography of	0-e 1e
6rman course	0-h 1h
5o ^	1g
5ynaecology and	0-o 1o
4hand over	0-i 1i
6rdware ^	0-e 1i
5igh school	1g
8ways rail	2f
5r software	0-s 1s
5tml css	0f 1-e
6tp based	0-h 1h
4implementation ^	2i
jand	0-13 11i 2-f
7rovement ^	0-i 2i
5n addition	0-f 2g
6corporated cancer	2g
6formation technology	0-f 1h
7rastructure ^	2f
jissues	0-e 2e
6itial offer	0-e 1e
6sight to	0-r 2r
6tegrated cloud	0-e 1f
cion e2e	1e
hfforts	0-h 1h
8ractions working	0-e 2e
9faces in	0-g 1i
9national it	0-f 1f
6vestment proposals	1f
5os apps	2e
5psec vpns	0-f 1f
5t consulting	1i
7field	2e
7role	0-f 2f
4jacket and	1e
6va ^	0-f
8script typescript	0g 1-f
5ms amqp	2f
5ob description	011 1-m 2-f
9sl	2f
5uniper firewalls	0-e 1e
4knowledge that	0-f 2f
5ubernetes focus	0i 1-i
4large organizations	0-e 1e
ascale	0e
6yout and	1e
5eadership support	0-h 1h
5icense ^	2e
6fe sciences	1f
5ocation ^	0k
dand	1-f
dlocation	1h
dor	0-e 1h
4mac linux	1g
6intenance activities	0-h 1i
6nagement and	0-h 2k
fexperience	0-t 1h
fin	0e
ar training	1e
6rkets trading	0-f 2h
6ster ^	0e
blevel	1e
bs	1-p 2g
5essage organization	0-i 1i
aing platform	2f
5obile and	0-y 1w
cpp	0i 1-i
6dern programming	0-g 1i
btechniques	0e
5usic cognition	0-g 1l
awith	0-g 1g
6tagenesis electrophysiological	0-e 1e
4needs information	2f
6tconf ^	1g
7work troubleshooting	0-e 1f
6urotransmission ^	0-h 1i
5ode mandatory	1g
9speaks	2e
8.js for	0e
5soperation for	0-i 1i
6urlsession with	0-h 1h
4obstetrics with	1f
5f location	0-e 2e
6fer to	0-e 2e
5perating systems	0g
bonal rotations	0-f 1f
5r equivalent	0e
7oil	0-f 2f
6chestration nice	0-g 1g
6ganic and	1f
asation ^	0f
azation ^	0v 1-e 2-h
hand	0-m 1h
horganization	0-l
hrisk	0-g 2g
gs operate	0-e 2e
5ver following	0-i 2i
4people management	1e
6rformance ^	1g
ganalysis	0-j
id	0-o 1f
gmanagement	0f 1-f
gtests	2e
gwith	0-e 1g
7sistence ^	0-e 2e
5harma would	1h
5icasso volley	1e
5lanning to	0-i 1i
7tforms ^	2e
5ostgresql and	0f 1-e
5ractical experience	0e
bes ^	0t 2-o
ein	0-f 2g
gcluding	0-f 2g
6edictive processing	0-p 1p
7school segment	0-r 1r
8to experience	1e
6ocess industries	1f
cwhat	2e
bes ^	0e
eand	2f
fs	0-e 2e
eexcellent	0f 2-e
7duct supply	1g
7gramming languages	1-t 2h
7jects ^	0k 2-i
dand	2e
7posals ^	0-e 2e
7tect from	0-f 2f
9in expression	1e
5ublic cloud	0-n 1p
5ython and	0e
bpreferred	1e
4qa test	0g 1-g
4react for	0-o 1p
6cord is	2e
6dis your	2e
7ux ^	2e
6lease test	1f
6mote data	0-g 1g
6porting financial	2e
6search development	0-f
7iliency scale	1q 2-i
6tail company	1e
bhospitality	2g
7rospectives ^	0-e 1f
jand	1f
5isk compliance	1f
9management	0-i
5otations as	0-f 2f
6uters ^	2g
4saas ^	1h
6ss mixin	0-g 1g
5calability but	1i
8e and	1l
7ndinavian market	0-e 1e
6hool graduate	2e
6ience or	0-g 1f
6oping to	0-i 1i
6ripting languages	1e
eor	0-e 1i
6ss modern	2e
5ecurity clearance	2i
6rvice capacity	1e
cstations	1h
bs ^	0-m 2r
dand	0r 2-h
dproviding	0g 2-g
dwhen	0-e 2f
5ide work	0-f 2f
5nowpack in	0-e 1f
5oftware engineering	0y 1-g 2-j
dimprovement	0-h 1m
dour	2e
dthat	0-e 2f
6lutioning we	0-g 2g
5tand ups	1f
6reaming practice	1g
5ubstrate fabrication	0-f 1f
6ch as	0r 2-k
6pport ^	0-m 1e
ctasks	1e
5ynaptotagmins in	0-g 1h
6stem performance	1g 2-g
bthat	0-g 2g
cuning	1e
as for	0-m 2n
4tablet partner	1i
5eams within	0-f 2f
6chnical documentation	0m 1-i
einsight	0-e 1f
eunderstanding	0-e 1g
9ologies and	0-l 2p
hsuch	0-h 2h
dy ^	0f
fand	0m 2-e
flandscape	0-r 2g
fsecurity	1e
gtrategy	1e
fteam	0-f 2g
6lemetry ^	0-e 1f
6st ^	0-m 1e
9and	0-f 2n
8ing ^	0-k 1m
cand	0-l 1t
drena	1e
ds	0-e 1f
5he it	0-e 2e
5o commodity	0-g 1h
6ols and	0i 2-e
6uch interactions	0-e 2e
5rading business	0-l 2l
6oubleshooting ^	0-e 2e
5ypescript ^	0-e
4uikit using	2e
5nderstanding you	0-g 2g
6it and	0-e 1e
7versity degree	0-g 1h
5s then	0-i 1i
4value proposition	1e
5ehicles with	0-f 1f
6rification processes	0-e 1f
5iaducts for	0-f 1f
6rotrack cartridges	0-g 1g
5olley ^	0-e 1g
5pcs ^	0-e 1h
6ns ^	0-f 2f
4we are	2e
7live	0-f 2f
6b application	1-f
8development	1e
8mobile	0-h 1j
8technology	1i
7site hosting	1f
bs commerce	0-e 1e
5ind or	1h
6th incorporated	0-f 2f
5orking approaches	0-g 2h
5rappers of	0-i 1i
4xibs as	0-f 1g
2=0 1’s	0-g 2h
5picasso	1e
3^ agile	0-j 1j
6rchitect	0-e 1e
5cand.polit	0-h 1h
6loud	1e
6ollaborative	0-g 1g
5data	0-e 1e
5entertainment	0-i 1i
5financial	0-y 1y
5infrastructure	0e 1-e
6psec	0-f 1f
5juniper	0-e 1e
5kafka	0-h 1h
5remote	0-f 1f
5security	0-e 1e
3a consent	0-g 1g
5degree	0-i 1k
5phd	0-e 1g
6ublic	1f
5service	0-k 2m
4cademic record	2e
5tual implementation	1f
4doption and	0-k 2l
4gile environment	0g 2-e
9practices	0q 2-q
9software	2i
9working	0-f 2g
4ll integration	0-h 1h
7qa	0-e 1e
4n academic	0-e 1e
7gile	0-u 1w
5alysis design	1m 2-f
8tics reporting	2e
5d analytics	0-e
8rchitecture	1n 2-h
8synchronous	1i
8utomation	0-i 1o
7behavioral	0-f 1g
8ig	2e
8uffers	0-g 1g
9ild	0-e
7calibrants	0-h 1i
8ost	1f
7data	0s 1-p
8écor	1e
7e2e	2e
7gateways	0-h 1i
7hardware	0-e 1i
7information	1-i 2h
9terfaces	0-g 1i
9vestment	1f
8os	2e
7maintenance	0-e
9rkets	0-f 2h
8igration	0-l 2l
8obile	0h 1-g
9nitoring	0-h 1q
7needs	2e
7obstetrics	0-l 1q
8peration	0-h
7performance	0-u 1o
7release	1l
9trospectives	0-e 1f
8outers	2g
7snowpack	0-e 1f
8treaming	1g
8ynaptotagmins	0-g 1h
9stem	1e
7tablet	1i
8elemetry	1g
9st	0-h
bing	0-k 1m
7value	1e
7wrappers	0-i 1i
5sible docker	2e
4rchitecture design	2e
4s a	0-k 2i
7ws	0h 1-h
6calibrators	0-e 1e
7ode	2e
6vehicles	0-f 1f
5surance testing	1e
4t master	1e
4utomated acceptance	2e
4ws azure	1-f
7services	0z 2-z
3backend services	0-e 2f
4dd integration	1e
4e mutagenesis	0-e 1e
5havioral experiments	0-g 2g
5st practices	0-g 2k
8sass	0-g 1g
4iomaterial engineering	0-e 2e
4uild automation	0-e 2h
5siness and	0-j 2j
cdevelopment	0e
bes online	1e
3c cocoa	1e
4ancer immunotherapy	0-m 2m
5reer development	2e
5sino gambling	1f
4entral organization	2e
4loud aws	1f
9environment	0-i 2j
9services	0-e 2f
4ode standardization	2e
5llaborative solutioning	0-g 2g
5mputational modelling	0-g 2g
9er science	0-w 215
5nsent system	0-g 2g
7uming http	0-h 1h
6tinuous integration	2e
7rol architecture	1e
5re aws	0-f 1g
8java	0-l 2l
5st efficiency	0-f 2f
4ss redux	2e
4ustomer side	0-f 2f
ctouch	0-e 2e
3daily stand	1f
5ta and	0-f 2g
8integration	0j 2-j
eity	2f
8persistence	0-e 2e
8science	0g 2-f
8technologies	0e 2-e
8warehouse	0-e 2g
4eep technical	1e
5gree chartered	1e
5mand forecasting	1i
6onstrated technical	0-f 1g
5ployment frequency	2e
6th network	0-e 1f
5sign implementation	1f
alayout	1e
asystem	1g 2-g
ateams	0-e 2e
5veloping designing	1g
ament cycle	0-h 2j
fenvironments	0e
fmaintenance	1f
fprocess	0-k 2n
6ops cloud	1e
4ifferent verification	0-e 1f
5splay protein	1e
5visions organization	0-g 1g
4ns website	1f
3economics business	1e
4ducations cand.oecon	0-g 1h
4lastic stack	0-j 2k
5ectronic characterization	0-e 2e
4ndpoint protect	0-f 2f
5ergy market	0-j 2m
5gineering experience	0-i 2i
fscience	1h 2-g
6lish we	0-g 2h
5tertainment gaming	0-h 1i
5vironments websites	0-e 1e
4quipment documentation	0-e 2f
4xperience with	0f
6osure to	0-f 1h
3facilitate service	1e
7ng web	0i 1-g
4inancial services	0-k 2o
5rewalls and	0-g 2g
4ollow up	0-f 2g
5r application	1f
7equipment	0-e 1f
7highways	2f
7mobile	0-h 1h
7production	2e
7technical	0-g 1g
4rom initial	0-h 1k
8planning	0-i 1i
8scoping	0-i 1i
6ntend architecture	0-g 2l
4urniture industry	0-g 2g
3gambling gaming	1g
5s industry	2e
4eography of	0-e 2e
5rman as	0-h 2h
4oogle cloud	2g
5vernance risk	1f
4reat hr	0-f 1f
5oovy job	2f
3hand over	0-i 2i
5ve degree	0-e 1h
4igh level	0e
8school	2e
4ospitality construction	0f
fservice	1h
5w large	0-e 1e
4r software	0-t 2t
3implementation and	0f 2-f
4n computer	0-h 1-m 213
6danish	0e 1-e
7evops	0-e
6english	010 1-z
6financial	0h 1-g
6music	0-h 1m
6neurotransmission	0-h 1i
6operational	0-f 1f
6testing	0z 1-y
5clude viaducts	0-f 1f
9ing bids	0-f 1f
5formation security	1e
ftechnology	0-g 2e
5house german	0-h 1h
5itial offer	0-e 2e
5tegrated cloud	2f
7nsive automation	1f
7rnational it	0-f 2f
5vestment proposals	0-e 2e
4psec vpns	0-f 2f
3java spring	1h
7script frameworks	0o 2-n
enode	2e
etypescript	0e 1-l
4ob description	0l 2-f
4uniper firewalls	2f
3kanban we	0-f 2f
4nowledge of	0f
4ubernetes environments	0-h 2h
3large organizations	0-e 2e
9scale	0e
4eadership support	0-h 2h
5vel messaging	2f
4ife sciences	2g
4ocation location	1p 2-e
3m.s degree	0h 2-f
4anagement of	0-e 2e
frganization	0-i 1i
5rkets trading	0-l 2l
4entoring feedback	0-i 1i
5ssaging jms	2f
4obile app	0e
atechnology	0-f 2f
5dern programming	2k
6ular scss	2e
4pls dedicated	1e
4usic cognition	0-h 2i
3network engineering	1i
btroubleshooting	0-e 2f
4osql database	2j
9in	0-g 2g
3of biomaterial	0-e 1e
6design	0-h 2e
6location	2e
6matter	2e
6nsurlsession	0-h 1h
6the	0e
4n career	0-h 1h
7omputational	0-f 1f
7ustomer	0-e 1e
6hearing	0-e 1e
6message	0-i 1i
5line retail	2f
4penconfig netconf	1g
6rating systems	0e
aonal rotations	0-f 2f
4r automation	1f
6electrical	2e
7nglish	0f 1-f
7quivalent	0g
6finance	0-e 1h
6master	2e
6oil	2f
6physical	1-g
7rocess	1f
5acle cloud	1f 2-o
5ganisation product	1g
9zation risk	1f
4ther cloud	0-e 1h
4ur offshore	0-f 1f
7virotrack	0-g 1g
3pattern core	0e
as technology	1e
4eople management	2e
5rform v	1h
aance analysis	0-k 2l
fmanagement	0f 2-f
4icasso volley	0-e 1g
4lan decommissioning	1e
4olicies vpcs	0-e 1h
5stgresql redis	2e
4ractical b2b	0-e 1e
5edictive processing	0-q 2r
6pare jacket	1e
6school segment	0i 2-i
5ocesses and	0-i 2i
ddata	1e
dmanager	1e
6mote code	1f
6ven design	1e
4ublic cloud	0-h 2p
5re react	0-i 1i
3qualifications high	1g
8ty assurance	0-g 2g
3ready for	2f
5gular 0	0-g 1h
5levant management	0-f 1h
5mote data	0-f 2g
5quirements and	0-e 2e
5search development	0-g 2h
6iliency scale	1l
4isk management	0-j 2j
3s license	2e
4afe agile	1-e 2g
4cale cloud	0-e 1g
6ndinavian market	0-f 2f
5iences pharma	1h
5rum master	0e
5ss modern	0e
4ecurity in	2e
cresiliency	1q 2-i
5rvice capacity	2e
as aws	2e
cscripting	1e
5ssions retrospectives	1f
4oftware development	0i
cengineering	0s 2-k
cimprovement	0-i 2i
5lutions controls	1f
6ving documentation	0-h 1h
4park presto	1e
5oken english	0-h 1h
4trong engineering	0-f 1f
4ubsequent maintenance	0-i 1i
7trate fabrication	0-f 2f
5ch as	0k
5pport integrated	0-e 1f
4ystems support	1e
3teaching methods	2e
5chnical documentation	0k 2-k
dinsight	0-e 2e
dunderstanding	0-f 2f
8ologies reactjs	0g 1-f
cy landscape	0-r 2s
estrategy	2e
eweb	1g
4he agile	0i 1-i
7business	1e
7cloud	0m 1-m
7design	0-m 1o
9vops	0-19 119
7employment	0-j 1j
8nd	0-e 1e
7furniture	0-f 1f
7geography	0-e 1f
9rman	0g 1-g
7it	2e
7phd	0i 1-h
8reschool	0-p 1p
7supply	0-f 1f
7unit	0-e 1e
8s	0-i 1i
6ir engineering	0-g 1g
6oretical knowledge	0-f 2f
5rough technology	1e
4o commodity	2g
6gynaecology	0-e 1e
6hand	0-i 1i
6implementation	0-l 1p
6leadership	0-h 1h
6substrate	0-f 1f
6web	0-e 1e
5uch interactions	0-e 2e
4ypescript node	1h 2-e
3understand endpoint	0-f 1f
5it and	0-e 2e
6versity degree	0-f 2g
6x scripting	0-h 2j
4sing devops	0e 1-e
9xibs	0-f 1g
4x uikit	2e
3v experiments	0-h 2h
4alue testing	0-g 1g
4ehicles with	0-f 2f
5rification processes	0-e 2e
4ia r	1e
6ducts for	0-f 2f
3warehouse environment	0-f 2g
4eb mobile	0-f
6sites commerce	1e
4ind or	0-f 2f
7ows mac	1g
5th development	0-e 1f
8incorporated	2g
8kubernetes	0f 1-f
8nsoperation	0-i 1i
8orchestration	0-g 1g
8telemetry	0-g 1g
4orkflows http	0f
4rite english	0-g 1h
3you’re building	2e
`;
