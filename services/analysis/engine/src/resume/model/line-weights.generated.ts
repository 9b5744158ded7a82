// Written by `npm run train:resumes`; not edited by hand.
export const lineWeights = `hP hS hJ hE hL hG hC hR hA hV hI hN hO P S J K Q T B E F D L G C R A V I N O
0(	0-c 1-f 2-i 3-d 4-o 5-k 6-c 8-a 9-c a-f b-a cj de e-1i f1h g13 i-1r j-x n2g o2q p13 r-a sc t-o ui v-14
0-1:alone	3d 4a e-j g-i j1l kl l-g mb n-b qb r-c s-g t-b
3c=9	kb
69	db rb
6@@	9b d-r
6U	4-a fl
6w	vc
5@	d1k ef fi g-v h-c i-i n-h
6@P	5a 6-f d-14 fm sh tf vh
7U	ra
5D	2-g 3d e-h fe g-j j1k kc l-a mq n-f pc qb r-a s-g u-a
6GS	ki l-d
6O	ga i-a
6S	k-e l19 m-d
7F	vj
7G	l-d mn
6T	fq g-1d hd ig
7O	g-a
7U	g-k il
7l	g-b ig
6UP	la
7T	g-k ik
6l	f-b gk
7U	ff j-b
6w	fd g1a i-k
7U	ib
6|F	ga
7G	f-f gd h-a i-f l10 pc
7O	3e gs i-k p-a
7P	gc
7S	dc f-w go i-c l-b
7T	dd f-c g1w
7U	f-d gn i-a ju
7w	2-e f-b gr i-d jn
5F	4-a gx i-s l-p mb o1a
6GG	pd
7S	kh l-h mh
6S	k-p lu
6U	od
6l	se
7U	cb
6|F	tg
7U	6-c cg
5G	6-a ls mm nb s-a t-c v-k
6D	l-j pf
6F	k-g lp
7Y	pb
6GF	kb l-a
6KD	ka ma
7S	2a kd l-o pb
6SD	kl l-10 ml na
7U	ph
7Y	kp l-p
6U	lb mc
6Y	fa g-a me p-d
6lD	ka l-a
7S	cd l-b
6w	k-e lf
6|D	lj
5K	2i c-c g-d jb l-a nh o-k p-f sb te vf
69	8a na pd
6F	ik
6G	k-b lc
6K	og
7K	3g 4-h ba p-b
6l	2i
79	og
7K	sa
7l	oa
6w	n-h vp
7K	4j
5O	2-a 5a a-a gp hh i-i ka l-j o-c rh sh vn
6O	f-e gg
6P	gj h-d
7P	fh g-i if
6S	lj
6TD	fc g-a
6U	gl i-e
7D	2c
6ll	dc
6w	gc i-c
6|D	fc
5P	1a bb d-c gj k-w lw t-d va
6P	vb
7w	dk
6lY	vi
5S	2a 3k 6-b f-t gq i-f k-1n l26 mi p-h r-d
6GD	kb l-j
6O	k-b
6P	k-a ll
6S	k-q l18
6U	k-f lz
7P	ll
6l	k-e lj
6|D	l10 m-c
7Y	lb
5T	ab c-d d-d f-i g11 ib l-p nd qk r-b sg t-g v-i
6D	fv g-g
6F	4-b nb
6K	f-b gb
6O	ib ub
7D	ia
7P	fc
6PP	fe g-i
6S	g-b
6U	d-g g-c of uk
7D	g-i sa
7U	va
7l	g-a ua
7|	ib
6Y	fb g-b
6l	f-f qa
7D	g-b jd
6|D	fz g-1a ha ia
7Y	fl g-o
5U	0-h 2-x 3-e 4-h 5-i 7-g 9-j a-d b-d c-b dm f-b gu j-b la nc o1f pd qc us vs
69	pf
6@	de
7l	nc
7|	db
6D	lp
6G	lk
7Y	l-e mf
6KK	ti
6P	d-b oa
7P	gb
6SD	sa
7Y	6c
6T	f-k gl io
7D	fh g-f
7O	5c 6c
7U	pb
6U	6a g-g in k-b n-p o10 re u-a va
7S	pa
7U	dd fa g-h
7Y	4-c pd
7l	i-c tc vt
7w	kk p-d
6Y	di o-b rd
6l	4c 5-a 6f d-a f-i ga pf uf
7K	pg
7Y	cc
7l	va
7|	kx v-b
6w	f-p ga hn kg l-c
6|@	dl
7F	vf
7K	sc
7O	fc v-a
7P	f-b
7S	kr v-f
7T	ke
7U	7c dp fh g-k ia v-e
7w	og sd v-a
5Y	2d aa f-b m-f
6S	lv m-h
7U	od p-a
6UO	ga
7U	5b
6wS	1-a dg
7U	rc
6|G	6f ka lk p-l
7S	k-e pt
7T	gf
7U	m-b pi
7w	r-f vo
5l	1c 2-b 4h 5-e 9h a-g d-1f eb g-n hc i-g ko l-1k md s-f t15 ue vn
69	ke l-d
6Y|	jg
6l	ra
79	nb
5t	9-e eb i-f ug
6U	fc g-d
6wO	pg
5w	0b 7-b 8-m ec f10 i-x kg l-1m m-x na o-a qf ro v12
69	ea
6D	f-d gj ha i-d lh m-j
6G	lk
6KK	f-d qh
7T	pi
6O	g-b
6P	dc fa g-j
7Y	td
6S	k-d li
6T	f-a gf
7l	e-a gb
6U	df p-b
7Y	rb
7l	d-f ec i-a
6Y	ii j-d lr
7l	f-b jd
6l	aa c-a d-h ei fn g-j hd j-h l-l p-c qh rt s-b
7l	0h fe vk
7w	ca oa va
6t	pd
6w	gm h-a j-c vq
7D	ta
7K	ib
7O	4-a nb
7Y	3b f-a
7l	nc
6|9	d-g lb
7D	f-e j-a qr
7O	fc
7T	f-b g16
7U	g-a rj v-i
7l	eb o-h pg v-b
7w	fo r-k sr v-a
3dated=D	0j 1-d 2-a 4d 5-b 6-f 9-b c-e d-g e-1b f39 g-2v i1d j1c k2u l-2b mv n-g o-p pl s-d t-r
9Y	0n 1-m 3-a 5a 6b ch dn e-i fy g-2k h-a k2h l-2e mt na o-l u-u vg
3edge	dy ed te
3hk=activities	su
7wards	rs
6certifications	pv
7ontact	dp
6education	ke l-d m15
7xperience	2-b fg g-j hl i-b v14
6interests	tm
6languages	ov
6other	v10
6projects	qk
7ublications	rn
6references	uz
6skills	4-e d-d n12 oj
7ummary	el
4s=awards	rx
6certifications	pf
6experience	ve
6interests	to
6languages	oc
6projects	qa
6skills	4-c ng og ub
7ummary	um
3n=0	1-g 3-a 7-b 9-c a-c ei gc h-r i-c ja k-g n11 oj p-d
51	5-l 6-j a-d dp f-i gq i-f j-e k-b li m-f nf of qd sa ua vh
52	0-z 3-f 4-h 5-i 9-c b-c c-h f-d gw ha i-d lv nh qb rb sr
53	4b ag d-y f-h gp j-g k-q lp nh rb t-h u-e
54	5f 6-e 8-i 9f d-f eb gi j-d k-g n-a o-e ti
55	0a 1-b 5c 7c c-n e-c fc g-o kx r-b s-r uq
56	4k 5b 6p 8i cc d-g e-l g-18 hd ic kc l-1n n-r o-i pm r-b vi
57	1-e 2a 3k 5c 6e 9b ch e-c fa g-16 ik kf l-v n-18 od p-g ra v-c
58	3l ca fg g-g i-k n-b
3s=	0-i 4b 6g da e-b f-c h-g i1b k-f ms p-m r-f s-a v-b
5-	0j g-g ld m-m ng od pf t-k
6-	nd
60	1-a 2n 3l 4i 8d 9b aj c-a fh g-13 h-c ie m-c p-c q-e r-p u-c
61	ib
6C	pa
70	kc l-c pb
6b0	k-d lv
50	0-b 2n 3d 4v 6h 7e 8i 9e aa ch d-10 g-l h-i i19 k-a l-a mj n-b o-b q-n r-p s-a t-u v-h
51	gb ua
53	1-a
5C	6-c c-b d-a ea fc hf i-k kh l-e o-g pb qa rf vn
60	l-r mi na pj ro v-d
61	vd
62	vc
5b-	dc
60	e-e g2c hq i-17 j-d k-m l1u m-h o-e p-m q14 s-a tb u-a v-c
61	f-k gc jb pd
62	f-e ph
63	0g 1k 2-b d-j qc
6C-	n-q op
70	gj i-f md pi
72	db me r-b sa
7h0	ta
6h2	tc
5h3	ob
12:alone	6-g 8-e c-g fo i-i ji lp mc o-i pk qi sc vj
3c=9	k-c lk
69	dq
6@@	sb
6U	f-d gd
6w	de n-b
5@	6f d1j f-a i-d l-b nd p-g s-a t-v vh
6@P	1d 4-a d-e f-c ge k-f la pn
7U	ed td
5D	6-a fi go i-e ji lv n-a p-a qb s-a
6GS	6a
6K	f-g ig
6S	ps
7G	cd pd
7S	mb
6T	fd
7l	nb
6UP	l-b mh
6l	nb
7U	gj
6w	g-y i18
7T	f-a ga
7U	g-b
6|G	f-c kz l-e
7O	0b 3d f-f gy i-r jc kd n-p oo
7P	gh
7S	3w f-e ga i-c k-k l-d m-f n-b pt sr
7T	3f fr jb
7U	fb g17 i-h
7w	d-a gt
5F	4n 9b dm e-a g-l jb n-g
6G	lc
7S	pc
6S	ke l-i pc
6l	tb
6|U	pg
5G	2i 5a 6-a 9c c-a fe g-c i-a kf lc pe s-h v-c
6D	5a ca lf
6F	p-b
7S	mg
6G	ma
7F	lb
6K	lb
6O	kb
6SD	md
7Y	l-b
7|	mc
6U	kg l-d na
7U	6c
7l	kc
7|	na
6lD	la
7S	pl v-c
6w	ke l-e
6|D	fb j-a l-a
5K	2m 4-f 8b nu oe s-c v-a
69	3a ta
6K	da gb i-a
7K	o-c rc ua vh
7U	rc
6S9	pe
6U	4a db
6l	fl nc
7K	5m n-i pb vb
6w	5-c vl
7w	0d d-a
5O	4c fb g-b io k-c n-b sa
6O	f-p g16
6P	g-c
7|	ib
6Y	td
6l	8c p-f ug
7D	g-j hd
7l	da sb
5P	1h 2-c 5c d-18 ej f13 g-10 k-f lx p-m u10
6P	k-c lb
7w	da
5S	0a 2b 3-q ba c-q d-e f-k g-b hg i-l j-b kk l17 mb n-e oh pt q-b
6D	mo
6P	cb
7P	kc
6S	k-b l12
6U	pk
7Y	pa
6|D	ia
7Y	ma
5T	2-c 3g e-f g19 id k-h l-b m-a nf p-b sa ub v-f
69D	g-e ie
6D	fc g-g jk
6G	ka l-a
6Ow	g-a
6PD	fc
6T	pa
6U	gi pc ta
6l	gh
6wl	mi
6|D	g-m ht ig
5U	0e 5-b 8-a cd d-u el h-p j-i l-f oo q-a un
69	4-c pg
6@	ve
7l	9b vi
6D	g-c
6G	ll o-b
6KK	kd th
6O	pn
7|	f-b kf
6P	fb ib
7P	3p 8-a g-p rb
6S	ld
6T	f-b gh
7O	pb
6U	ab il sa t-b
7P	fh g-v if
7U	0c
7Y	re
7|	dd
6Y	qa
6l	4b o-h uh
7D	n-l vo
7w	2b
7|	ga kj
6w	6f d-c ld oi v-m
6|@	la
7D	f-b g10 h-b
7K	ta
7S	pa
7U	1e da o-b
7l	6-a cj
7w	ti v-f
5Y	g-j o-a pt sm vl
6S	l-a pa
6T	ri v-b
6U	da
7U	od
6|G	6c lc
7S	1-a dk
7T	g-h ia ja
7w	p-a td
5l	6c 7-a d-q f-c he i-f l-f m-b ov tk
6l	i-b n-a oi vg
7l	f-b hd
5t	4-d ca in jd nd sf v-d
5w	1-n 2-i 8i g-c hd ie js k-f l-u m-a qa rg td vu
69	nd tb
6D	fh i-g rd
6F|	gb
6GF	lc
6K	i-b pf
7K	i-a qd
7l	i-b
6P	dh pi sb
6SS	la
6U	df ec fd j-h vd
7l	d-e rd
6Y	ca hb ik l-i
7l	fa
7w	f-c
6l	3b 6j c-b d-c hi o-d p-f rf
7O	sa
7Y	ce p-c uf
7l	p-e vb
7w	of
7|	i-b pd qa
6tw	pg
6w	h-g is jb l-a n-e ok r-f vj
6|D	gl i-p qi
7O	f-c gg
7P	dg me
7S	k-n mq
7T	ff g-s ih
7l	p-b
7w	fb
3dated=D	0l 1-f 2e 312 4e 7d 9-b b-d ca d-m e-x fu g-p hb ih jh l-1g m13 n-l pb qg r-b t-j u-q
9Y	0c 1-a 2r 3-b 5-e 9d dg e-d g-s j-g l-1c mw qi rg u-a
3edge	0-a 1a dt ei g-d i-c o-a p-c tb
3hk=activities	sc
7wards	id rb va
6certifications	4j d-b ld pe
7ontact	n-e tb
6education	4c f-b kb lu
7xperience	fb g10 ij v-h
6languages	5-a 6d cb
6other	o-b tk
6projects	qd
7ublications	cb
6skills	4c na o-p vc
7ummary	ed mg
4s=awards	rf vb
6certifications	ph
6education	ka
7xperience	gj
6languages	oe
6summary	2e
3n=0	0-m 2d 8h ci ea f-f j-i ln rl t-f
51	7d 9a bi f-k h-c j-f k-d pb r-a tb ui
52	3-f 6b bb c-g gc h-d ic j-j k-k la m-d nd up
53	0d 1b 3g c-b dc fe i-a j-f m-j o-f td
54	2-m 3h 5-f 7-b ha lg m-f nf ob qe s-d
55	1-c 4q ig jp l-h n-c o-e re s-a u-i vd
56	5h 6b c-h d-l jd ko l-x ml n-n od pd q-b sh v-a
57	e-m f-e g-a hh i-c l-b oa se vs
58	i-c mg
3s=	d-e g-b h-d ng o-a pn sl t-e uk
5-	3a 5d dx m-d s-f
6-	nc
60	0-b 1-a 8c ab dk gl ha i-f jt m-d q-n s-o
6C	7a n-i oj
70	k-d la
6b0	ra
50	1d 3e 7b 9-i ad j-g m-i ud
51	n-c tb
52	f-b me sd v-b
5C	6a d-f fi ib na qa ti v-c
60	d-l po r-d
62	l-c vp
63	oc
6h0	2b
5b-	0c d-b
60	6d h-a k-c ld m16 n-b p-e q11 s-e v-i
61	tj
62	d-k i-i kd la og r-a sb vs
63	2c i-a
6C-	db
70	4b ka
71	dc l-a
72	0c i-a p-a vb
73	0c d-c fi o-a vh
6h0	l-a
72	pc
73	pe
01:alone	2q 4-a 6-o 8-m 9-h c-n d-u h-d jc k-1n lj md n-j o-h p1l qq r1i s11 u-c v11
2c=9	c-g lp nf on v-17
59	0a ud
5@	0e
6@	0b ma
5U	od pc
5w	pn vc
4@	01n di i-b n-d uq
5@P	01k do g-b
6U	0b
4D	2v 3a 6-c c-a d-n gi h-b jg k-11 le mc n-b pi qn rh
5S	lr m-i
5T	2-b g-10 h1l
6O	i-a jf
6l	g-c hc
5UP	l-b mh
5l	f-q gl k-c ld
5w	gw
5|G	3e
6O	2j h-e vg
6P	gh
6S	3-b db f-m mi vg
6T	2k f-k g12 h-v ib
6U	3-b 8e gn h-b ve
6w	gp j-g
4F	4n 5f g-d ia k-g va
5GS	fa
5KK	ih
5U	5j
6K	g-a ie
5l	5h ca
6w	5a
5w	da
5|F	nd tb
4G	6u dg ld ma
5D	da kp l-j
5K	k-b lh
6D	kf
5O	la
6Y	la
5SY	ka
5UO	6b
5Y	6a kd
6l	6a
5lD	kc
5|D	hc
4K	4b ad cd nb qb tf
59	na
5G	k-d lg
5KK	415 nc
6l	1f 4e f-c gk
6w	4e
5UK	4g
6l	nb
5l	aa
6K	4g
6l	ab ga i-a
5wU	pg
6l	nc
5|w	pa
4O	2g 919 c-b fk g-i h-d m-e vi
5D	fe
5O	fe
5P	f-a gn
6|	ff j-f
5S	gj i-a
5U|	fa
5Y	9c
5lY	pa
6l	2j
5|D	dm
6w	2b
4P	f-1m g1v kn l-j
5P	f-f gj
5lY	cc vf
4S	1f 318 6-c 8j 9d d-m k2f l-1h ma n-b od r-p vb
5D	fd
5F	kc l-a
5P	kh l-a
5S	3e if kb ll m-i
6O	la
5U	3e g-a i-i kl l-f rb
5Y	re
5l	1b f-b gl
6K	1c
6w	1a
5|D	lb
4T	0-b 3-d 4-d 6a 8c 9b b-c dh f1j gm h-f ih j-a n-b o-d p-p q11 uc v-i
5D	f21 g-15
5O	d-c fv g-n ur
6D	2g
6O	da
6P	ia
5S	fa
5T	fa
5U	6f fd g-c un
6D	2d h-a
6P	fd g-d
6l	cd ji
5Y	6e
5l	fo
6U	fc
6Y	fj g-c
5|D	fk g-m h1m j-d
6Y	hp
4U	0-z 1-k 3-a 6r 8-h 9-o b18 ck d-m jh ke nc rh
59	nd
5@	da
5D	6d hf la
5G	ib kc
6U	ka
5KK	4a
6U	td
6w	4-h n-t o11 pg
5O	6b 7b
6U	bf
6Y	pa
5P	f-r gj
5Sw	6b
5T	fu g-m ih
6@	bj
6D	fi
6O	bu
6U	b14 g-e ib
5U	517 8a ia j-f k-d l-d n-a
69	8j ra
6K	n-e td
6O	gb
6P	f-a gb
6U	5e
6w	k-q mp
6|	0c c-i k-a lh ob pq v-s
5Y	6f 7a k-f o-d sa ti v-a
6|	7a
5l	5t a-d f-a g-a jl k-a oj pa vq
6F	pm v-c
6U	5d
6l	8f aa nd
6w	5f
6|	323 c-v
5t	8b
5w	2-a dg k-c la r-b ti
5|D	7a f-j ha
6O	2f
6S	2-g 31u c-q
6U	0f 2x c-d d-a f-d o-a pf ub
6Y	ld rj v-k
6l	5p
6w	2x c-f
4Y	6-c 8-d 9-a c-d k-m p13 r11 sv vy
5G	mc
5Ol	9b
5T	ml
5U	6c k-a m-a
6U	3c
5l	0e
6w	vi
5w	6-f 8a fk l-f oa
6S	ko p-n
5|G	pb
6O	ff lb
6S	pc vs
6T	2h
6U	6-a gc kb lf
6w	6b cc la
4l	0-e 2-c 4-x 5-15 ay c-c dd ee f-p ge k-13 li m-b nw oy rg t15
5Kl	ag
5Ul	aa
5l	ak
6K	ap
6l	ai ve
4t	9p dd ec fb g-i id
5U	9b
5w	dd
4w	0-m 1k 2-1e 3-1f 8o a-r b15 c14 g-c h24 i-1c jv mi n-j u-a
599	8e rc
5D	f-h hi k-d la
5F	f-c ja lb
5G	vb
5KK	7g g-g ig ua
6w	4-b vl
5O	1h
6w	ga i-a
5P	f-k gh
5T	f-c if
5U	ca dj k-b
6l	cq pd
6w	va
6|	0c
5Y	2-a 3a 7f 8c dh f-n ib k-d lc p-k vr
6Y	8b td
6l	fn g-a
5l	1u 2-h 3-b 6k 7a co p-b qa r-i
6T	2b
6Y	ca
6l	1b 3w g15 i-i m-a p-a
6w	cd v-b
5w	2-f cy le og vm
6U	8e
6Y	cj
6l	i-b
6w	1d e-b vd
5|D	7n
6K	oe
6O	2j c-b f-a gh
6S	pa
6T	fz g-d j-d r-a
6U	0m b-c dg f-q gf ke
6Y	0f
6l	6-c ci
6w	216 c-e og sc td v-n
2dated=D	0-n 1-s 2y 3k 4-s 5-n 712 8-b a-m b-k cp d-m f1a g-o h23 ic ja k18 l-m n-h o-m p-b r-g s-i t-b u-m vg
8Y	0q 1-g 2-1b 312 4-z 5-q 7m 8s 9r a-e b-j c1l d-f fs g-w hb i-c k17 l-b p-k q-g rc tn u-p
2edge	e-a f-d j-b mg nf of pb sm v19
2hk=activities	of pd uf
5certifications	ne qa
6ontact	dn f-b kd ld
5education	ee gp ik k-b qa r-i
6xperience	do eb i-c lh mc p-e sc vf
5interests	va
5languages	ni
5other	k-e pv
5projects	ja
5skills	41s c-j dh f-p ge j-g kg ln ta
6ummary	sa vb
3s=certifications	6t pb
6ontact	ll pd
5education	kk l-j
5interests	pe
5languages	o-a
5skills	dd g-a rd
6ummary	po
2n=0	0e 1-f 2-m 3-m 6-t 7-d 8-m 9-g as b-o dj ed f-y g-i h-a iy j-o k-e ok pk qg rh ss tc uc vw
41	1-u 3-a 5b c-v f-d k-h ln mf nj ri tj u-f vp
42	1-19 4-y 5e 8-p ba eh f-j h1q ic k-c lf m-f nl rb sa t-j
43	3-p 4-i 5-a 6c 7j 815 9w ab e-c hd lc m-l o-i rh t-b v-g
44	1d 2b 6c 7n 9e b-c i-b o-q r-13 v-l
45	2f 314 4h 8d a-e b10 c-c d-l fg h-r i-i je kl l-r s-v t-q un v-l
46	0-f 1s 3z 4b 8h a-c bc du e-e fk h-t i-i jc kt l-w n-l p-13 r-i tj u-m
47	117 4c 6w cw fc h-j i-a m-c n-q rb td v-s
48	1c 4t ce fm n-e
2s=	2b 3f 5r 6-e 7h ae bh cn d-m g-h ha ij kg l-i o-b p-e q-q t-o
4-	1a 8c 9a c-a gd h-c i-c j-a m-e n-15 ox p-g qd vd
5-	nd
50	1i 2-j 4l 614 7-h 8i 9v c-d d-d fn h-b i-x j-j k10 m-i n-i p-t qe r-e
51	gd
5C	6q
40	0w 2-e 3-b 518 7-1o 8p 9e a17 b15 c1b g-o jb kb n-r o-p p-10 q-m r-f v-j
42	la n-d pk
43	d-e ga pe rd
4C	2-a 3-a 4-e 5-j b-a c-e fe gb i-c nh oj pr qa tn
50	6e dl gc k-g ld na re v-a
52	l-c m-c pc qa
53	4a
5h0	ma
61	ph
62	uj
4b-	da
50	1-a 21f 3s 4-f 5-a 6-k 72s 8-c 9-d c-i e-g f-a ii j17 k-14 l-j me p-a r-g u-b v-u
51	jd kg lh nd o-c p-h
52	f-a j-c se v-d
53	d-h ka p-a
5C0	fg j-b pn
61	dl
62	dm k-e me o-d p-e uh vg
63	hd
6h0	o-c vi
5h0	k-b
61	e-a
63	l-i px
4h3	f-b
02:alone	3-c 6-e 7g 8-d 9-b c-g d-f f1a g-h h-e jp kz l-k n-z pt r18 sm t-a u-c vz
2c=9	k-d ld
59	ug
5@	kd uh
5U	6e
5w	da
4@	0x 4d b-k c-f de n-h o-a ph u1v
5@P	dg hd ic
6U	pf
5P	m-c pi
4D	6-a 7k d-d f19 g-s h-b jk kq qc
5SK	gc i-c
5T	2d g-j hw
6l	f-q he ie
5l	fb kg l-a
6U	fa
6w	fd
5w	2-y f2r g-e hi j-d
5|G	k-a mh
6O	211 c-d i-c jf
6P	2c gb
6S	2-z 31p c-d f-f p-e ul
6T	2k 3-c c-d f-i gl h-a sg
6U	2h c-a f-a ib p-a uc
6w	6e
4F	4-d d-l na va
5G	kd l-a
5K	da
6K	if
5UK	ii
6l	k-b pc
5lD	pb
5|F	ra
4G	3m 6n dd g-f ks v-e
5D	dd k-l lg mc
5G	f-a sc
5K	kk
6O	3b i-c
5O	kb
5S	kl l-o
6|	ib
5Y	6a
6l	pc
5w	ka
5|Y	sa
4K	4t ae db f-a nz tb
59	la
5F	fa
5G	k13 l-11
5K	nc ok
6K	le ni oa v-c
6l	f-d ra
5TK	lb
5UK	na
5l	nq
6K	na
6l	db
5wK	nb
6l	nc oc
4O	3-a 4-a 6j 8f 9g cu d-k gd k-c o-a p-f
5DT	kb p-a
5K	pa
5O	dc
5P	2a
6|	fb g-b
5lD	rh
5wU	km l-i
5|T	2a fa
6w	nc
4P	dd f1k i-l
5P	fs g-h
6P	f-e ge
5lY	cb
4S	2-o 315 4-b 5-a f-j ga l12 mj n-n od p-c r-i s-d tk
5S	k-g ln
6l	fa
5Y	te
4T	0-j 5-a 6-h 7u 9-a a-a c-f ee fj gn h1d jh k-o nb o-k r-a
5D	g-q hs ie ja l-g px
5O	bo e-a id
6U	pa
5U	9-a by uk
5Y	f-c ka
5l	d-b ga i-i mg
6O	vb
5wl	vf
5|D	2o f-c hj ih og
4U	1n 3b 6e 7-h 8g 9p ah bl ce d-z g-h h-h i-b mn n-k of p-e r-e u-g
59	nd
5@	0c de
5D	ft i-p jb ki l-a
5F	1d d-c
5G	3a
6U	3c i-b
5KK	4g f-e gg k-b tf
5O	f-e
6U	pf
5P	fm
6P	g-e if
5Sw	e-b vj
5T	2b ib
6O	na
6U	pc
5U	0c 2c 5v og u-a v-c
6K	4g
6P	fk g-h ka l-a
6Y	l-c pz v-d
6w	lc
5Y	6n de fa
5l	5m f-b k-b lg n-11 o-e v18
6F	cd
6l	ta
6|	gh i-a
5w	k-f lb ve
6l	pa
5|@	0d
6D	pd
6U	6-c ch
6Y	pc
4Y	gb i-a l-f n-p pp r16 sk vv
5G	of
5SG	re
5T	f-a hb p-a
5U	lm p-g
5w	fj pg v-d
5|G	e-a fa g-a
6S	31l c-s
6U	le p-l
6w	6-c cd kf ll p-k r-d vd
4l	1c 411 5w 8c a13 cj d-l f-d gd i-e j-s k-r le n-17 v-f
5D	9b
5FK	pa
5l	ie
6K	4-c pg
6l	pk
5|D	2a
6P	2a
4t	1c 2a 4-a 9c g-l oa
5D	9a
5U	vb
4w	0-b 1e 3-c 5n 7m aa ck f-c g-a hn k-r m-i u-w vc
5D	de fr g-g
5F	f-a gc
5G	lq m-k
6Y	p-c rc
5K	ub
5S	f-a gb
5T	fa ib
6l	gc
5U	dl
6l	ce
6w	pc
5Y	0a cb i-b na ra vb
69	ge i-f
5l	1l 5-a 6-h cb fe hg ij j-g l-h oj qa vj
6F	fc
6l	1a gm ic
6w	gb
5t	2b
5w	ce fw g-x p-a ue
6Y	cd
5|D	f-b
6K	ta
6O	fk
6T	f-r is pb r-b ua
6U	dk kn
6Y	0v d-a
6w	k-p mo
2dated=D	0-i 1-m 21q 3j 4-m 5-p 7-a 9g a-j b-k c-1i er fs g-b hy j11 l-a uf
8Y	0o 1-g 2-1e 3v 4-t 5-j 6w 8f 9l a-e b-h d-e kh lt mn o-a p-h q-a rd u-f
2edge	0-g 2-i 3-a 5a 7-b 8c dd e-d f-p h-b n-i ob rt sh ta ua
2hk=activities	8a
6wards	n-q oo
5certifications	1o 6-b d-m rd
6ontact	db mc
5education	1b ff gr h-k
6xperience	2-e 9i cb da e-i i-b lg ms o-a
5interests	cd na
5languages	1b d-c p-c
5other	pa
5projects	d-b ga
5references	cd tb
5skills	1h 4-h aa d-k h-a i-i l-c md nh vb
6ummary	1-o dx
3s=experience	1h d-i oc
5skills	vb
2n=0	0e 2-l 3-h 4v 8c ak b-h eb fg g-d ka l-a m-11 o-c q-b rb sr t-b ud vf
41	1a 2-j 5a 6l 7f 9-f an cf d-g e-b fl g-p h-e i-l j-b ms o-n rd s-m
42	0m 2-a 3-d 4b 5k 7-b cn h-i km o-e s-b uk
43	0b 1-e 5a 6l 9o a-i i-a ob p-e r-g u-d
44	0-j 2a 5-h 7a a-l ba gh h13 ia lb p-j r-k s-a t-a
45	0-c 1c 2b 3l 4-f 5-i 6-f 7b k-n mn oa p-h u-f
46	0-b 312 4-h 5-f 6-d a-a c-t d-b el jj nm pc rb tb u-a
47	2j df m-a ob pc si
48	2l fd k-g n-c pa
2s=	2a 6-c 7-h 8-d fh g-b h-o ik lg sf
4-	4i 6d 7k c-c dr fi hs i-h j-a m-i p-p q-c ri s-h
5-	na
50	0-d 1-a 4k 5-b 6m 9l a-g b-b c-d fb hs i-e m-c p-a s-j
40	1-c 2v 3q 4q 6a a-p cc fm h-q j-n kd l-b n-c sl t-r
41	pb
42	4-a vd
43	3d pl
4C	4-g 6-i ca d-o f-k gh if
50	1a 2f 4a d-n ff i-b mv p-b r-e v-h
4b0	1-b 4-g 7b 8-a 9-d ha if ju l-a r-c t-h
51	ga
52	1e 6-a g-d li m-a
5C-	0d d-b n-p op
60	1a ba d-b f-i jc mf
61	dd
62	4-c l-a mg nf
6h0	ab
5h1	nb
62	4a n-d pa ta va
4h0	cc
52	9b oc tf
0at=0	dy ed te
4 U	1-c d1m
5w	d-b
31	0-a 2b 5e g-a
4 T	dg
5U	0-p 2e 5b
6w	d-e
5w	1-g qa
6w	d-b
32	1q 2f 3b i-a oa p-g q-e t-a u-g
4 @	de
5O	rb
5U	0a 1g d-s
5w	oc
6|	sa
33	2f dg eb f-a g-a j-a o-e ua
4 D|	sa
5P	db
5T	ia
6D	f-c gd
5U	0d 2h bc d-17 o-c
5l	dj
5w	1k uc
6O	ra
6l	ea
6w	da e-a pe
6|	oe
34	0-18 1b 7a 8a h-a l-a vg
4 D	f-g gd jg
5F	4b d-c
5Kl	pb
5Ol	fp
5S	g-a
5T	df l-b
6U	fc
6l	i-d
5U	0-y a-b d32 f-j g-s n-f pg
69	lg
6T	ga
6U	0b 1c d-m
6l	oi
6|	f-b sb
5l	2c
5w	2a 7b hf i-f v-h
6U	id
6w	2b
6|	2-c gg j-g rk s-g vh
35	012 1-18 2-w 3-n d-x e-14 gj ha ma pl ql re td ud
4 9	p-d v1l
69	db
6@	de
6U	4a p-a
6w	2h 6a 9a ac p-f v-h
5@	dd ix uk
6@	dx
5D	gg i-j kb qi
6G	fc ka l-b
6O	sa
6S	kp l-g
6T	fr g-c
6U	fc g-b
6l	go k-c p-a
6w	gk i-g jh
6|	g-f h-h i-a jo kt l-b mg rh v-b
5F	3a 5f ae bc m-a
6F	n-o ov
6G	lc
6K	il
6U	oe
6l	hb se
6|	fb ok
5G	6m fa mf
6D	ga i-b k-f lk
6K	la
6S	l-b pf
6T	la
6U	kr p-a
6Y	k-e mi
6l	lc
6w	kb
6|	fg
5K	of vr
6K	ic nh
6l	po
6w	2c
6|	na
5O	hi l-i ml sb
6D	f-c ib
6O	fc
6P	f-e hp
6T	sa
6U	hb
6Y	ga
6l	f-c ha pf tb
6|	tm
5P	dc f-e gg rs
6P	ga og
6l	vm
5S	3c ch lf m-j rd
6D	la
6F	lc
6P	ll
6S	kq
6U	k-c lh pd
6Y	k-a
6w	i-b
6|	hg
5T	d-k gq l-b mm qo
6D	ii
6F	sb
6K	qe
6O	ga
6U	i-c l-b mo pp tb v-i
6l	gk ia
6t	pa
6|	fx h-e
5U	0t 1-b 4b 6b 7g 9b d-21 ge hj m-e oe r-b
6@	da
6D	k-c lh pc
6G	ia ke p-c
6K	l-a mo
6O	g-h if pj qa
6P	hi
6S	pe
6T	f-d ir o-c sc un
6U	4b hk l-k n-b od p-c s-c vg
6Y	dd k-f pb qd
6l	ce i-c jg k-d tg vc
6w	2a 4a aa cg l-d mb r-m vq
6|	ga k-q nb og rj tf vt
5Y	gd i-d k-e li rg vj
6F	kd
6G	pb
6S	ke l-a
6T	fk
6U	ph
6l	dd fb v-a
6w	gi i-a ja k-d pp
6|	gi jf px v-w
5l	g-a nh t-j
6D	ic
6U	n-b oc
6Y	gp
6l	nc to
6w	lc
5t	ic
6U	ka
5w	0j 5a 6h 7-b ba d-j f-b g-t i10 l-10 nc o-d pb t-a
69	dd
6D	f-g g-d i15 jf
6F	ja me
6K	g-a mh qe tl
6O	sa
6P	fe i-c l-i mw sa
6S	kb
6T	f-g jm pc
6U	dw i-c lf m-e oj
6Y	it k-b rc
6l	g-l ip k-c lb nd o-b pb qk tg
6w	f-a g-a if l-d uo vf
6|	dm f-v h-c i-g ja k-c n-c o-n sk to u15 v-l
0b	g-g h-e i-s j-l n-f rh se tf vr
0c2=9	p-d v1l
49	de uf
4@	di
4U	2f 3b 4b 6c d-g k-a p-d v-c
4w	2g 4d 6f 9b cd d-j p-g v-j
3@	dr iz ul
4@	d1b
3D	gq h-a i-l jb lk qj rd
4G	fc kb l-b
4O	sa
4S	kr l-i
4T	fu g-e
4U	fe g-b
4l	gp k-c p-a
4w	gj i-h ji vc
4|	fg g-h h-j i-a ju kx l-b mf v-f
3F	3b 4b 5f ac d-e l-c m-b u-a
4F	n-o ov
4G	lc
4K	il
4U	oe
4l	hb od se
4|	fa ol
3G	4b 6n ma pd
4D	ga i-b k-i lm
4F	la
4G	la
4K	le
4S	ki l-h pd
4T	la
4U	ky
4Y	k-g mi
4l	lc
4w	kb
4|	ff
3K	8a d-a of tb vu
49	na
4K	ek g-a nj
4l	py
4w	2d
4|	nb
3O	hf ib l-k mk rc
4D	f-d ib
4O	fb
4P	f-c ho
4T	sa
4U	he
4Y	ga
4l	fe pb
4|	g-c hc tm
3P	df f-f gh i-a lb rs
4P	og
4l	vp
3S	3i ce d-d g-d hb ib lm m-m n-a sd
4D	la
4F	lc
4P	ln
4S	kz
4U	k-b lg pj
4Y	k-b sb
4l	ee
4w	i-b
4|	hf
3T	db ga ia l-m mk pg qp
4D	f-c gg ih
4F	sb
4K	ge qi
4O	gb
4U	fh i-d l-b mo po sd tb v-i
4l	da gp
4t	pa
4w	da
4|	f18 g-d h-f
3U	1a 2g 3a 4b 6e 9e di f-g g-h m-j n-g o-a q-b r-a
49	lj
4@	de
4D	gc k-e lk pc
4G	ia kg p-g
4K	l-c mw np
4O	f-b g-e ie pj qf
4P	hm
4S	kc pc
4T	d-e f-h iq o-d sc u11
4U	1e 5a hh l-m p-f q-a s-d vb
4Y	do k-f qe r-a
4l	cf d-i jf k-g la oo p-e tc vo
4w	0b 2l 4a bb cd d-p l-f md n-a r-n u-c vn
4|	2-b 3-a f-a ga h-a j-b k-q nd ok rm te vw
3Y	gd i-e k-a lh pc rc vn
4F	kd
4G	pb
4S	kf l-a
4T	fl
4U	pg
4l	dd ff v-a
4w	gi i-a ja k-j pj
4|	d-e gi jf kn pl v-r
3l	2e 3a g-a ne s-a t-j
4D	ic
4U	dd n-b ob
4Y	gp
4l	nd tz
4w	lc
3t	eb se
4D	ic
4U	ka
4|	fb
3w	1a 2a 3c 4b 5g 6h 8f 9f ad bf d-w f-b g-w hb l-14 r-d t-j
49	df rc
4D	f-g g-a i16 je
4F	ja me
4G	pd
4K	mm qd tq
4P	fd i-c l-j mw sh
4S	kd
4T	f-h jt pb
4U	do e-b lf m-f oe ra va
4Y	f-a g-a it k-c re
4l	ek g-i ii k-d ne o-e ph qs s-e tj
4w	2b d-g eb f-c g-i ih l-e pn uk vs
4|	4-a dh f-o gs h-h i-i k-e rj sf tm ux
13=9	p-d v1l
49	ui
4@@	dd
4U	2i 3b 4b 6c d-g p-c v-a
4w	2g 4d 6f 9b cd d-j p-g v-j
3@	dr iz ul
4@P	dr
5U	dk
3D	gq h-a i-l jb lk qj rd
4O	sb
4T	fp g-i
4U	jd
5T	fe
4lw	f-a vj
5|	ff
4w	f-q gv i-b jj ve
5U	fb
4|G	kl
5O	fu
5P	fg
5S	f-a kj mi
5U	jb
5l	ja
5w	f-m j14
3F	3b 4b 5f ac d-e l-c m-b u-a
4KK	ie
4Uw	od
4l	ha sc
4|F	ob
3G	4b 6n ma pd
4D	ga i-b k-f lg
4FY	la
4K	ke
5D	lb
4OS	kb
4S	k-c
5D	l-d
5Y	ka
4UD	kd
5Y	kb
5|	ka
4Y	k-e mi
4|D	ff
3K	8a d-a of tb vu
49	na
4KK	nf
5l	ei
4l	n-d pp
5K	nc
4w	2d
3O	hf ib l-k mk rc
4D	f-e id
4O	fe
4P|	hc
4l	pf
5D	sb
5l	fk
4wD	fb
4|D	f-c hl
5T	fa
5U	h-a vf
5w	th
3P	df f-f gh i-a lb rs
4P	da gc
5P	og
4lY	vl
3S	3i ce d-d g-d hb ib lm m-m n-a sd
4D	gb la
4F	k-b le
4P	li
4S	ko
4U	le
5Y	pc
4Y	sb
4|D	hg
3T	db ga ia l-m mk pg qp
4D	fa ga
5l	f-k gb
4F	sc
4K	qa
4O	gj
4T	ga
4U	f-c gc ua
5U	ms p-a
5Y	fb
5l	pu v-c
4l	db ib
5D	fc
5S	fa i-b
5Y	f-a gb
4|D	fb gb h-f
5Y	fj g-e
3U	1a 2g 3a 4b 6e 9e di f-g g-h m-j n-g o-a q-b r-a
49	lp
4D	f-h gi k-e lj pc
4G	ia
5Y	ke
4KK	l-d mp
5l	ka
5w	nb
4O	g-g if pk
4P|	f-c hd
4SY	kf p-b
5w	k-g pr
4T	f-f ik
5O	uh
5U	ia ue
4U	0b 1h 4f 5b d-d g-e ia m-k n-m op pb u-a v-s
59	ro
5F	l-g mw
5K	nc
5P	gc
5T	ua
5U	hd og
5Y	ke p-b
5l	nb
5|	n-b o-f p-e v1t
4Y	di k-d pf
4l	fa ld oi
5@	ua
5F	oh
5U	nc
5l	ck n-i o-c rh tj
5|	k-p mb v1d
4w	0c 2h bb ce d-i l-e mf n-g r-b u-a
5w	vd
5|	r-e vi
4|D	hd
5K	nd
5O	f-a vc
5S	k-b vn
5T	fc
5U	dh ga h-e k-g mg tf
5Y	f-g rb sa
5l	op
5w	d-e o-g pb rg vo
3Y	gd i-e k-a lh pc rc vn
4G	k-c ph
4T	fh
4U	k-a pc
5O	pc
5U	ka
4l	dd
4w	gk jb
5S	k-d pj
5U	rb
4|P	gb
5S	f-g kn pa v-b
5T	fi g-e
5U	gh kj v-b
5w	f-a js
3l	2e 3a g-a ne s-a t-j
4KK	nf
4Y	gg
5|	ga
4l	oc
59	na
5K	n-a tf
5U	tf
5l	tc
4w	lc
3t	eb se
4|D	fb
3w	1a 2a 3c 4b 5g 6h 8f 9f ad bf d-w f-b g-w hb l-14 r-d t-j
49	dg
59	rj
4D	jl la
59	ib
5w	ie
4F	mf
4G	pb
4KK	l-j mw na qf
5l	n-b td
4O	ib sa
4P	gb l-i mx sd
5D	fc g-a
5Y	na
4Sl	kb
4T	gj ja
5l	g-b jc
4U	lg m-c p-c v-a
5K	na
5O	pa
5U	ph
5Y	rd vi
5l	df oq p-b
4Y	if ja k-a r-a vf
5Y	rj
5l	id
4l	g-e mc qj tb
59	na
5S	ia
5U	pb
5l	ib na pe
5w	ed
4w	2c d-e pg r-a ur
5U	rk
5Y	ie vb
5l	mc
4|9	dl
5D	fw g-s qh
5K	nq tf
5O	gd ve
5S	ef me
5T	f-m g15
5U	dj f-c gg n-e op uf v-e
5Y	db
5l	dj g-a o-g pd tt v-a
5w	2-e d-t f-h r1g sl t-d uu vo
1=9	p-d v1l
39	ui
3U	2i 3b 4b 6c d-g p-c v-a
3w	2g 4d 6f 9b cd d-j p-g v-j
2@	dr iz ul
3@P	da
2D	gq h-a i-l jb lk qj rd
3O	sb
3T	fp g-i
3U	jd
4T	fd
3w	f-q gv i-b jj ve
4U	fb
3|U	f-a jj
4l	ja
4w	f-d jo
5T	f-q js
5l	jb
2F	3b 4b 5f ac d-e l-c m-b u-a
3l	ha sc
2G	4b 6n ma pd
3D	ga i-b k-f lg
3K	ke
3S	k-c
4D	l-d
3UD	kf
3Y	k-e mi
3|D	fg
2K	8a d-a of tb vu
39	na
3Kl	eg
3l	n-d pp
3w	2d
2O	hf ib l-k mk rc
3D	f-e id
3O	fe
3P|D	hc
3l	pf
4D	sa
4l	fr
3wD	fb
3|D	f-f hn
2P	df f-f gh i-a lb rs
3P	da gc
4P	og
3lY	ve
2S	3i ce d-d g-d hb ib lm m-m n-a sd
3D	gb la
3F	k-b le
3P	li
3S	ko
3U	le
3Y	sb
3|D	hg
2T	db ga ia l-m mk pg qp
3D	fa ga
4l	f-k gb
3F	sc
3K	qa
3O	gj
3T	ga
3U	f-c gc ua
4U	ms p-a
4Y	fb
3l	db ib
4Y	f-a ga
3|D	fb gb h-f
4Y	fj g-e
2U	1a 2g 3a 4b 6e 9e di f-g g-h m-j n-g o-a q-b r-a
39	lp
3D	f-h gi k-e lj pc
3G	ia
3KKK	l-d mq
3O	g-g if pk
3P|D	f-c hd
3SY	ke
4wY	k-e pg
3T	f-f ik
4O@	ua
4U	ia
3U	0b 1h 4f 5b d-d g-e ia m-k n-m op pb u-a v-s
49	rc
5Y	rb
4FU	l-g mw
4P	gc
4U	oa
4Y	kd p-c
4|9	n-b o-k p-d v22
3Y	di k-d pf
3l	fa ld oi
4@	ua
4l	ck n-d ti
4|Sl|U|w	k-j m-e v1k
3w	0c 2h bb ce d-i l-e mf n-g r-b u-a
4w	vd
3|D	hd
4S|U|U	k-b vq
4U	gb pf v-a
5l	oc
4ll	oi
4w	pd vh
2Y	gd i-e k-a lh pc rc vn
3G	k-c ph
3T	fh
3U	k-a pc
4O	pc
3l	dd
3w	gk jb
3|G	k-a pe
4P	gb
4S|F|G	ka
4TU	fc g-b
4UO	pa
5Sw	k-h pj
4w	jc sd
5w	pj
2l	2e 3a g-a ne s-a t-j
3Y	gg
3l	oc
49	na
4Kl	n-d te
4U	te
3w	lc
2t	eb se
3|D	fb
2w	1a 2a 3c 4b 5g 6h 8f 9f ad bf d-w f-b g-w hb l-14 r-d t-j
39	dg
3D	jl la
49	ib
4w	ie
3F	mf
3G	pb
3KK	l-j mz td
3O	ib sa
3P	gb l-i mx sd
4D	fc g-a
4Y	na
3T	gj ja
4l	g-a ic
3U	lg m-c p-c v-a
4Y	vk
4l	of
5O	dd
3Y	if ja k-a r-a vf
4Y	ri
4l	ib
3l	g-e mc qj tb
49	na
4S	e-a ib
4l	eb nb
3w	2c d-e pg r-a ur
4U	rc
4Y	vb
4l	va
5l	md
3|9	dl
4D	fu g-r qh
4K	ta
4O	gc
4T	f-d gn
4U	de gb
5U	oe
5l	2b
4l	dj
4w	d-k ri u17
5Y	sc
1ells=1	1c 2o 3s 4j 5f 6d 7a 8d 9b ae cb d-c ec f-1z gl h-c i14 j-w k-i l1b m-p n-n o-1h v-1o
7D	d-n f1f g1o h-1a i-1b jw k10 lr m-m o-b q-c ra sd u-h vu
7Y	3-e c-c fl h-j k19 m-i n-t o-t pv qb rq sg u-f v1h
62	1-a 6-a c-c h15 i-1m j19 kp l-16 m-v nn o13 p-g rl se ty ug v-10
7D	g-1s h1n i-o j1h kp l-j o-a q13 sf
7Y	gk i-f jc kc l-c o-c rn sk v-f
63	2-f f12 g-i h-j j-c k-k mg n-b on v1b
7D	f1h v-p
7Y	fg
64	2-b 3-f dh fo g-o h-o j-m l-a mv pg v24
7D	f17 j-h kw mg v-t
7Y	fc g-b kl ps v-t
1olon 0	0-j 2-i 3-f 4-u 5-c 6-o a-e c-g d13 e-g f-j gb h-h jb ll m26 nu o1m r-v tt u-s vc
61	1-g 3-a 4-b 6-c a-e c-a d1j f-i g-20 h-e i-n j2s kb l-w m14 ou p-c uu v10
62	fa g-12 i-k j1j l-b od r-c s-b vi
63	nj
3umns	f-k h-a v1d
2mmas	d-d e-e fc g-c k-b n2s o-q q-b re s-g t1l uh v-11
0dated=D 1	fa
82	f1f g-b h-p i-h je lm
83	hc ka r-c s-a va
84	d-a f-f jk ke so v-b
85	fk g-b hd i-d jd kz l-i sd
86	ft g-g hk i-m kt l-j mi p-b sb v-g
87	fu j-a kg
88	ff
7= 0	fi
92	f-i gd pf qk rm
93	jd kf p-d
94	k-d lj
6Y 1	de lc p-d
82	dh fa i-m jd ls n-d pj v-a
83	kf l-w o-a vc
84	fi i-a k11 l-o m-f n-g rj sk vb
85	fm g-h ie kx o-c pn v-w
86	kc l-b pc rb tc v-i
87	vc
7= 0	i-b k-f ln pf rf vk
91	gd
1igit	0-r 1-f 2-1g 3-15 4-1m 5-1a 6-16 7-k 8-o 9-l a-q b-s c-13 d1b e-a fy g-1e h1g i15 jr k1x l11 nb on p25 q1k r12 ss t-1z ug ve
0e=abo	ha
3ce	vc
4h	id
4k	2a 4i
4t	0a
4y	f-d hd
3de	li
3ft	4i
3il	tb
4r	td
3ll	td
4s	sh
3ng	hl
4h	se
4o	fa
3rd	ma
4s	6f he la p-c v-a
4t	ia vo
3te	dd hf pi
2ber	f-b pi
3ic	od
3le	le
3ox	4e
2cal	f-e jq
4n	da
3e2	pe
4l	pm
4r	ga
4s	bh cf ua
3ht	ga
3sa	pd
3ts	ia mb
3ue	ta
2day	ga se
3er	sl
3ge	kg p-a
3in	dd
3le	7b
3tx	lf
2eak	5i
3ct	mc
3el	7b
4s	3o
3ge	3c k-h li
3ic	na
4n	gc
3ld	h-c va
3ne	pj
4g	5t oi
4t	2-a gg h-b is
3rs	6h ii
3se	ol
4h	dc
4s	8j mb to
4t	be lf up
3ty	mb
2fts	2b
2ges	5c
3ht	ma
3in	na
3le	nd
3ny	de
3ue	oc
2hce	pi
3er	cq gc qc
3on	rh
4r	7d
2ian	ot
3ce	2g 9l
4h	aq mi tc
4s	hh mg
3de	ah
3ed	ka
4m	2b
4n	1a d-b
4p	4c
4s	2b ed g-b im o-a sd ta
4t	na
4u	ve
3fe	kg
4t	pm
3lt	7f
3ng	3h 9t a-a d-g f-c jm nx pl t15 u-b
4h	2c 3a nb
4i	ka
4t	8d
3od	vf
4n	2-a 6h 9e d-a f-h gq
4r	f-i gi kb
3ru	dc
3sh	o14
4t	fb
3ts	ib
4y	ff
3ve	ki ob
2ken	5l
4r	da vo
2lar	mc
3es	ma qd
3in	gc
3ks	8a
3lo	1c
4s	ii
3th	fd
4s	po to
4y	k-c la
3um	df
2mes	ta
3in	dd
2nal	0d ma
3ce	6e db ec n-a pc
4h	l-a mg
3ds	4k ta
3er	rh
3gs	7c
3or	l-b mh se
3th	rl
4s	2e 8g
3ux	ed
3va	nb
3’s	rm
2oai	ab
3ck	ia
3ir	se
3ks	3a
3lm	hc
3ma	la
4s	3i
3nd	ra
4e	dn
4g	4g a-a dn p-a ua vb
4s	2d 8n
3ol	3a so
4r	ff
3ps	2b
3ra	ke l-e
4d	f-i hh ie
4s	8d
4t	1n 6e d-b
4y	kc
3sa	of
3te	g-e
3ut	0a id si
2phy	tj
3le	ig rc
2ral	fe
4n	ha
3ds	6d 8i tb
3ee	le va
4r	fa mb
4s	3c
3ge	5b
3in	oh
3ms	ia
3on	nd
4w	2f
3st	ph
3um	pe
2sed	pi
4s	6s jd
4t	qe
3ic	oh
3ki	pa
3on	0b dg ra
4r	mb
3ta	gf
4s	2g
2tae	db
4l	nc
3ed	2b 8g
4r	f-b ie l-b sd
4s	cg vc
3hs	hg mb
3on	fe
4p	vb
4r	fb
3ps	d-c ih
3ro	1h d-c
2ual	pl
3es	5o
3gh	o-c tl
3me	db
3ng	2b 6p k-c lf p-c
3oi	ba vk
3re	vf
4s	la
3se	6b
3te	pb
3za	dm hc n-c
2vel	n-a po vj
4n	ha
2wer	4c sh
2xis	nd
2yed	f-c je
4e	rl
4n	cd dn r-e tg v-h
4r	fd mc
2zed	pb
4n	ve
1nds=	c-f d1m e-3a i-18 jt ln nj pv q-m sk t12 v-15
5 0	0k 2d 310 5h 6a 8g 9a a-e d-l gl h-i i-10 m-g p-u q-e to u-k
61	3d 6c 9a ad dq e-l gi i-1b jc k-a lg m-19 r-c s-n tt u-b
62	4f 9b ah bb dt e-s f-c i-k k-y ml n-f q-g s-f u-q vp
63	0-b 3-a dj e-o f-b mi n-d pi ro sg v-c
64	0-g 2-h 3-e 6-f 8-d c-b dl e-q ib jh lf mn pw qa rg sg
65	2-b 3-f e-c iv lc m-e o-a sr un v-g
66	d-i g-o hd in kl l-h t-o uu v-m
67	fm g-a ke ni v-a
68	fg nf
5!	1s d-j
6 1	1i d-c
72	1a
5)	1-c 4-k 5-e a-a c-h dp e-d fm g1n i-1e j-v k-j ma na ok pe qc rn sp u-e vh
6 1	nc oh
72	1-a di of qc
73	fb k-e me vh
74	gk j-g k-a re sb td
75	gf i-f p-b rd sb ve
76	gm i-e mb n-a pd
5,	kg
5-	da
5.	1-o 2-n 3-g 4-d 5-a b-a d-12 e4a f-a g-1i h-g i1k j-d ke l-j m-n n-a p-j qu s-l t-f uv v2h
6 0	ct v-h
72	ed il u12
73	d-g ex ii qa vc
74	d-i e1e f-a g-l ii kc n-c p-d ql r-c s-a v19
75	c-f es g-m n-r op pe qc ra vv
76	eh i-a no rd
77	dd eb ne
5:	0f 1i 2s 3x 4x 5p 6k 7d 8k 9c ak bn cp d-s e-h f-a g-x if l-b m-a n-x o-l p-p q-d r-d u-g v-y
6 0	1a 5a d-a g-i i1a
71	4k 5c 9d ac i-e n-g v-d
72	2e 3i 4a 6d ab bi d-a p-b v-f
5?	ml
6 4	ml
0f2= 10	0a 2b 3b 4e 5b 6g ca d-p f-b ha k-b l-f p-f s-a
420	h-d pj
430	df
440	h-i ke pm rl sb
4a	d-c
5cca	pe
5i	5d v-a
5nything	cg
5sk	bk
6segnista	fa
7ociate	k-d pf
5t	1a
5uthorized	db
5vailable	ue
4bac	fd
7helor	lb
6n	sh
7g	lf
6rista	ga
5est	rf
5i	mi
6ts	ci
5o	ka la
6ng	n-a tq
5randt	re
5udget	f-a qc
6ilt	7f
6s	qe
6u	hb
4cam	cb
6n	vm
7va	nb
6o	lc
6rds	6g
6vitron	nd
5dho	pd
5hart	ie
7y	ia
6ess	ta
6ien	qc re
6oir	sa
6u	fc
7c	f-f gj
7ng	6b pn
7yen	3a 6d d-l
5lassrooms	3e
6b	sa
6ient	g-e iu
5o	fe i-d
6mpanies	2f
6ng	gh
7tact	0a
6urses	pf
5raft	4i
5scs	pj
5tv	ga
5ung	uk
6rling	tj
7riculum	db
4dagny	dd
6n	nb
6tes	va
5e	ha md
6an’s	ri
6gree	lb
as	3l
6xis	nd
5h	k-c lj
5i	2a je vb
6ssertation	ma
5o	4c g-e md
6an	9f sd
6i	1d d-a ga i-b sa
6n	da
5r	r-h vh
6iving	dc pd
5u	g-c ij
6ng	da
6oc	8g
7ng	db
6ration	ga
4em	ic
6ployee	rm
br	fj
5ngagements	2b
6vironment	ie
5tc	cc
4f	cd v-c
5inal	mb
6rst	pn
5leet	fb
5ood	pi
7tball	tc
6r	ad ta
7klift	pa
5ree	ah sb
7sh	dc
5ull	jc
6rther	6c
4ged	kn l-g
6rman	oa
5iai	ri
7o	oe
7y	6j
6oi	la
6ving	9g
5oogle	na pl
5pa	le
5rade	li
4hackathon	rb
6m	td
6na	dg
7ds	4d
5e	fh
6llo	1c
5ien	si
6gh	la
5o	dd
6a	vd
7t	9a
6bbies	tb
6c	6i kb p-d rg
6i	bc
6nors	8b rc
5pcsa	pc
5sk	od
5ttps	d-d ih
5uan	pm
6ong	fb g-d
4i	5e d-h
5elts	oa po
5gbo	oe
5n	1a d-d jg
6struments	4d
6terests	td
7ro	1g d-c
5rish	oh
5sixhosa	of t-a
5talian	ol
4kcs	ff gc i-a
5ha	4b
7c	4-a ca nc
6oa	gg i-b ka
5ien	pl
6t	4a
5y	i-a ne vc
4lam	gb
6nguages	og
6t	cc
5ean	pe
7rning	3d
5inh	ch
7ux	ee
5ocation	gc
6p	6a pq
5uan	ma
6c	al n-c te
6ong	vk
4manual	pe
6y	2a 3b 5b d-e g-c ng
5inh	4b
7or	l-a mh
6sc	co
5odules	ma
6ng	cg vd
6s	pj
5uc	eb
5y	2f 8a
4name	df
6tionality	dg
5dhce	pf
5ghi	j11
8ep	na
6oai	ok
6uoi	ua vi
7yen	db
5ha	g-e hb
7n	id rf
6ung	2a
5oi	5f
6n	vo
6t	cd va
7es	cg
5uoi	vf
4o	jf kc
5dds	ce
5ff	ah
5n	2d jb
5pen	qg
5rigin	na
5ther	6-c cv
5utside	ag
5wn	vo
4page	vm
5han	qe
6ong	gd
7tography	tb
6u	fr j-d
5itcher	rc
5lace	vf
6c	nf
5olicy	f-d gd
5ractice	2i
6ess	8c
6ince2	pb
6ofessional	2d pc
7ject	ig
4quan	ic le
6ilts	tn
4rdh	dk
5ebuilt	ia
6ferences	lf ue
6gional	ra
8stered	fc
aration	6m
6levant	mb
6pair	td
6sponsibilities	ih
7ume	db
6viewer	sh
5ole	g-f ir
4sabbatical	jg
6s	nc
5chool	3c kc l-i sd
6out	sd
5ealants	nd
6lected	2a 8d
6nior	f-e gd
6rvice	9j
6t	ia
5hop	gd
7rt	6e
5inh	mh
5kills	ig
5o	ab dc
6an	ic
5poken	5h
5r	gb
5tack	4h
7tions	2g
5ubjects	mb
6pervision	9e
cor	mb
5zabo	ha
4tap	6i
6ught	mc
5eaching	2e
6ch	4g
6ilzeitkraft	fe
5ham	bh
7ng	kd
6e	d-c ha i-a pd
7y	bc
6ich	aa te
7en	1a d-a
8t	nf
7ngs	7c
6oi	ga lg
6uc	ma
5ieng	5j o1a v-c
6me	jb
6nh	1c sj va
5o	da i-b p-a rh s-d
6a	gg
6i	db
6ngues	5h of
6olbox	4d
5ravelling	jb
6easurer	mb sb
6inh	da
6o	ga
7ng	tk
6uong	fa i-d
4unemployed	je
6iversity	3b
5s	vb
5trecht	gb
4vai	if
6rious	fb
6t	nb
5e	1b jb
5i	8b da gf
6ec	2f 4d n-b
7t	ia
8namese	oc
4wanjiru	dc
6terford	ga
5hat	4c
5illing	vb
5orking	pa
5rote	ib
4xep	lc
5in	1i d-a
5rd	4-a ni
4years	lh
310 10	v14
6nam	he
6years	hh
320 20	kd
640	h-d k-i pn
330 30	dd
340 40	g-n if j-p k-m l-l pg rs si v16
6cchn	pe
7hung	pa
6to	f-c gk
7ruong	kd
3about the	0b
4cca member	pe
4i biet	5d
4nything else	cg
4sk them	bk
5segnista di	fa
6ociate national	pc
4t a	1a
4uthorized to	db
4vailable on	uf
3bac si	fd
6helor of	lb
5n du	gc
7hang	fj g-b
7to	sh
6g cap	6a la
8khen	rd
8lai	pa
4i thu	mi
5ts and	ci
4o tuc	ka la
5ng chuyen	n-a tr
4randt i	re
4udget planner	f-a qc
5s tracker	qe
5u cuc	hb
3can start	vn
5o dang	lc
5rds held	6g
4dho certificate	pd
4hien dich	qd
9si	re
5oir and	sa
5u quan	fc
6a co	vb
6c vu	f-f gj
6ng chi	6b pn
6yen hoc	3b
akhac	ca
amon	nc
4lb tieng	sc
4o laptop	vb
6so	i-c
5ng hoa	db
8nhan	ga
8ty	i-j
8viec	if
4scs card	pj
4ung cap	uk
5rriculum vitae	db
3dates school	va
4e souza	ha
6tai	md
5an’s list	ri
4i nghia	i-a ji
5a diem	gb
5ssertation on	ma
4o an	md
6nghe	4d
5an hoi	9f sd
5i bong	sb
7loi	1d
7thi	ga i-b
5n ung	db
4riving licence	dc pd
4u an	g-b ij
5ng de	db
5oc khen	8g
3em dung	ie
5ployee of	rm
3final project	mc
9year	da
5rst aid	pr
4ood hygiene	pi
5r fun	ad ta
6klift licence	pa
4ree saturday	sb
8time	ah
6sh graduate	dc
4urther training	6c
3giai nhi	ra
8thuong	ra
6o tiep	oe
6y khen	ra
8to	6d
5ving back	9g
4oogle analytics	pf
4pa 10	le
3hackathon winner	rb
5nds gear	4d
4e 40	fh
4ien mau	si
4oa binh	ve
6t dong	9a
5c bong	md p-c rj
7them	6j
5i ai	bc
5nors awards	8b rc
4pcsa pt	pc
4sk 10	od
4ttps example	d-c ih
4uan luyen	pm
5ong dan	fb g-d
3i declare	vc
5speak	5f oa
4elts 10	oa po
4n my	6c
6short	1f
6the	4d
3jan 40	ja
3kcs cuoi	ff gc i-a
4ha nang	4c
6ch hang	id
4ien thuc	pl
4y nang	ng
6va	vd
3lat vat	cc
4ean six	pe
4inh tinh	ch
6ux since	ee
4op boi	pd
7da	6a
4uan van	ma
5c ranh	al n-c te
5ong mong	vi
3manual handling	pe
5y biet	4a
7dieu	3d 5e d-c n-a
7moc	nd
4inh long	4b
6or in	l-a mh
4odules statistics	ma
5ng muon	cg vd
5s excel	pj
4uc tieu	eb
4y road	2e
3nau mon	na
4dhce passed	pf
4ghi do	je
8sinh	jc
7ep vu	na
5oai gio	aa
9ngu	ol
5uoi khai	vl
4ha may	fa g-b
6n vien	rf
5ung noi	2a
4oi duoc	5f
5n smoker	vo
5t yet	cd va
4uoi mot	vg
3o nha	jf
4dds and	ce
4n the	2i
8i	jc
4pen dataset	qg
4utside work	ag
4wn car	vo
3page 10	vm
5pers in	8d
4han mem	qe
4itcher lagos	rc
4lace date	vc
4rince2 foundation	pb
5ofessional life	2c
6ject 10	if
3quan 10	lc
8ly	id
3references on	un
5gional sales	ra
5levant coursework	mb
5pair cafe	td
5viewer for	sh
3sas 10	nc
4chool and	3d
agovernor	sf
5out leader	sd
4elected publications	8f
croles	2b
5nior product	f-f gc
5t up	ia
4hort courses	6e
4inh vien	mh ra
4o thich	ab
6yeu	da
4ubjects maths	mb
5pervision and	9e
bor prof	mb
3tap huan	6i
5ught first	md
4eaching posts	2e
5chnical skills	4a
4ham khao	bh
6ng 10	kd
5e atld	pl
6y know	bc
5ich gi	aa te
6en an	1a d-a
7t ke	nf
6ngs i	7c
5oi gian	ga lg
5uc tap	ma
4ieng nhat	oe
9phap	oc
9viet	oe
5me away	jb
5nh nguyen	sl
8tinh	vc
9oi	1d
4o 20	ri s-c
5a soan	gg
5i di	ef
7lo	ib
7xin	vf
4ravelling in	jb
5easurer of	mc
dtwin	se
5inh do	da
5o ly	ga
6ng rau	tk
4u den	vi
3unemployed evening	je
4s citizen	vb
3vai tro	if
5rious temp	fb
5t so	na
4e minh	1c
6que	jb
4i tri	da gg
3what i	4c
4illing to	vb
4orking at	pb
3xep loai	lc
4in chao	1i d-a
3years 40	la
1=10	0a 2b 3b 4e 5b 6g ca d-p f-b ha k-b l-f p-f s-a
220	h-d pj
230	df
240	h-i ke pm rl sb
2a	d-c
3cca	pe
3i	5d v-a
3nything	cg
3sk	bk
4segnista	fa
5ociate	k-d pf
3t	1a
3uthorized	db
3vailable	ue
2bac	fd
5helor	lb
4n	sh
5g	lf
4rista	ga
3est	rf
3i	mi
4ts	ci
3o	ka la
4ng	n-a tq
3randt	re
3udget	f-a qc
4ilt	7f
4s	qe
4u	hb
2cam	cb
4n	vm
5va	nb
4o	lc
4rds	6g
4vitron	nd
3dho	pd
3hart	ie
5y	ia
4ess	ta
4ien	qc re
4oir	sa
4u	fc
5c	f-f gj
5ng	6b pn
5yen	3a 6d d-l
3lassrooms	3e
4b	sa
4ient	g-e iu
3o	fe i-d
4mpanies	2f
4ng	gh
5tact	0a
4urses	pf
3raft	4i
3scs	pj
3tv	ga
3ung	uk
4rling	tj
5riculum	db
2dagny	dd
4n	nb
4tes	va
3e	ha md
4an’s	ri
4gree	lb
8s	3l
4xis	nd
3h	k-c lj
3i	2a je vb
4ssertation	ma
3o	4c g-e md
4an	9f sd
4i	1d d-a ga i-b sa
4n	da
3r	r-h vh
4iving	dc pd
3u	g-c ij
4ng	da
4oc	8g
5ng	db
4ration	ga
2em	ic
4ployee	rm
9r	fj
3ngagements	2b
4vironment	ie
3tc	cc
2f	cd v-c
3inal	mb
4rst	pn
3leet	fb
3ood	pi
5tball	tc
4r	ad ta
5klift	pa
3ree	ah sb
5sh	dc
3ull	jc
4rther	6c
2ged	kn l-g
4rman	oa
3iai	ri
5o	oe
5y	6j
4oi	la
4ving	9g
3oogle	na pl
3pa	le
3rade	li
2hackathon	rb
4m	td
4na	dg
5ds	4d
3e	fh
4llo	1c
3ien	si
4gh	la
3o	dd
4a	vd
5t	9a
4bbies	tb
4c	6i kb p-d rg
4i	bc
4nors	8b rc
3pcsa	pc
3sk	od
3ttps	d-d ih
3uan	pm
4ong	fb g-d
2i	5e d-h
3elts	oa po
3gbo	oe
3n	1a d-d jg
4struments	4d
4terests	td
5ro	1g d-c
3rish	oh
3sixhosa	of t-a
3talian	ol
2kcs	ff gc i-a
3ha	4b
5c	4-a ca nc
4oa	gg i-b ka
3ien	pl
4t	4a
3y	i-a ne vc
2lam	gb
4nguages	og
4t	cc
3ean	pe
5rning	3d
3inh	ch
5ux	ee
3ocation	gc
4p	6a pq
3uan	ma
4c	al n-c te
4ong	vk
2manual	pe
4y	2a 3b 5b d-e g-c ng
3inh	4b
5or	l-a mh
4sc	co
3odules	ma
4ng	cg vd
4s	pj
3uc	eb
3y	2f 8a
2name	df
4tionality	dg
3dhce	pf
3ghi	j11
6ep	na
4oai	ok
4uoi	ua vi
5yen	db
3ha	g-e hb
5n	id rf
4ung	2a
3oi	5f
4n	vo
4t	cd va
5es	cg
3uoi	vf
2o	jf kc
3dds	ce
3ff	ah
3n	2d jb
3pen	qg
3rigin	na
3ther	6-c cv
3utside	ag
3wn	vo
2page	vm
3han	qe
4ong	gd
5tography	tb
4u	fr j-d
3itcher	rc
3lace	vf
4c	nf
3olicy	f-d gd
3ractice	2i
4ess	8c
4ince2	pb
4ofessional	2d pc
5ject	ig
2quan	ic le
4ilts	tn
2rdh	dk
3ebuilt	ia
4ferences	lf ue
4gional	ra
6stered	fc
8ration	6m
4levant	mb
4pair	td
4sponsibilities	ih
5ume	db
4viewer	sh
3ole	g-f ir
2sabbatical	jg
4s	nc
3chool	3c kc l-i sd
4out	sd
3ealants	nd
4lected	2a 8d
4nior	f-e gd
4rvice	9j
4t	ia
3hop	gd
5rt	6e
3inh	mh
3kills	ig
3o	ab dc
4an	ic
3poken	5h
3r	gb
3tack	4h
5tions	2g
3ubjects	mb
4pervision	9e
aor	mb
3zabo	ha
2tap	6i
4ught	mc
3eaching	2e
4ch	4g
4ilzeitkraft	fe
3ham	bh
5ng	kd
4e	d-c ha i-a pd
5y	bc
4ich	aa te
5en	1a d-a
6t	nf
5ngs	7c
4oi	ga lg
4uc	ma
3ieng	5j o1a v-c
4me	jb
4nh	1c sj va
3o	da i-b p-a rh s-d
4a	gg
4i	db
4ngues	5h of
4olbox	4d
3ravelling	jb
4easurer	mb sb
4inh	da
4o	ga
5ng	tk
4uong	fa i-d
2unemployed	je
4iversity	3b
3s	vb
3trecht	gb
2vai	if
4rious	fb
4t	nb
3e	1b jb
3i	8b da gf
4ec	2f 4d n-b
5t	ia
6namese	oc
2wanjiru	dc
4terford	ga
3hat	4c
3illing	vb
3orking	pa
3rote	ib
2xep	lc
3in	1i d-a
3rd	4-a ni
2years	lh
1irst=9	4k 6g g-x h18 i-1l kk m-z n-x o-q pz q-m rn sw t-f vv
6U	0-l 1-r 2-j 3-s 4-q 5-z 6-x 7-i 8-a 9-p a-j c-r dm en h-o i13 j-e m1l n19 oi pq q1c ri st t-u vx
6l	3-d 4-a d-a e-a fv gd jb k-j lg m-f od p-14 r-j s-q t25 ul v-o
6s	1p 2k 319 4m 5t 6e 7h 9q ak bf cp e-b f-q h-q i-f j-j k-a l-m m-f n-l p-s q-g s-l t-h v-e
0h=activities	9x aa k-a l-b p-g q-b s16
c 0	91r
d1	s17
d2	5a 9-g f-a l-h rf
d3	gf sb
d4	fc
dD	sh
dU	9k
dY	sr v-h
dw	s-b vb
3wards	3i 8u g-a iq l-b n-j p-i ru
8 0	3k 81h i-b
91	ij p-a r13
92	2a 8-b g-a ih n-c
9KK	ii
9U	3k 8f
aU	ob r-e
9Y	rr
9wY	ib
2certifications	0-a 6l b-a mg n-a po q-b r-d t-a
g 0	624 p-o
h1	6-a d-d lc o-b p1e
h2	2e 6-q de i-a mb o-b rc sc
h3	6-f nb od r-i
h4	ij p-f
hK	3b
hU	6h lb
i|	ra
hY	ps r-d
hl	ob
ht	pb
hw	pj
i|	p-g sb uc
3ontact	01i 2-f dg f-g g-b l-b m-a q-c tf va
9 0	021 d-w
a1	di n-g tb
a2	0-d du p-c vd
a3	f-a oj sh
a4	pa
aU	0q d-g
bU	0h d-b
bY	dc
b|	vc
aw	0c d-b
bK	n-c td
b|	da v-c
2education	0k 1-f 3c 6-i a-a e-b f-j h-f i-f kd ls mt o-a
b 0	2-h 32p d-c
c1	3-d f-g kp lk m12
c2	0e 210 3-p 6a cg h-g i-p lr md n-f r-h s-a v-a
c3	2-a 3-w 5b dj ig jd la
c4	3-e 6-g go ib l-m m-a ni rd
c9	l-g vg
cD	gh
dl	vi
d|	f-b mk sa
cF	3b
d|	oa
cG	k15 l-h m-h
dD	ld
dS	ki
dT	la
dU	ka
dY	mk p-a
cK	ne v-a
dl	ph
cS	cg m-a
dD	lb
dF	la
dS	kh
cT	mm p-f
dU	pm v-c
cU	5f 8b ib l-q vf
d9	le
dG	kd
dK	mf
dS	pc
dT	ra
dl	k-e md
dw	6-c r-g vv
d|	k-g me
cY	lc
dG	pb
dl	fa
dw	la
d|	k-a py
cl	lb
cw	3k 4b fb l-g mw p-n qa r-f u-i
dD	ie
dU	lh oa v-b
dY	jb v-c
dl	lp m-h ph
dw	pd uc
d|	mc tb
3xperience	1-g e-f f10 gt hd ig jf s-f t-d
c 0	235 d-h i-d n-a
d1	2-h fr gi hg j-b vn
d2	2-10 do fo gd h-b il jy k-b p-f t-a v-f
d3	2-11 ic kd r-a vb
d4	2-r i-c na oa pb qb uf v-l
d9	lf
d@	id
dD	f-c gp ji kd l-h
ew	gb
e|	jf
dF|	fb
dG	fa k-b
eY	pf
dO	hb mc
eD	gb
eP	fc
el	ha
e|	g-a
dS	f-e hb ie
dT	qa
eD	gj
e|	fa
dU	3b 6-b da g-b ih
eO	g-d hd
eP	ge
eU	fj g-e
el	jc
ew	va
e|	fk h-j vc
dY	gh
e|	ka p-k
dlD	g-b id
e|	fg
dw	4a 6e f-n g-g nf q-e u-c
eP	fa md
eT	gb i-c jc
eY	ia
el	if td
ew	mc p-j uf
e|	f-h vm
2interests	au n-a s-a tr
b 0	a1d
c1	a-b n-b tu
cO	aa
cU	ag
cl	tn
2languages	0-d 5w 7d dc g-h i-a on p-g r-a s-d
b 0	51z o-i
c1	5-c 6c cc o11
c2	2-a 3-e 5-h 7g 8h ab g-a ol r-d tp
c3	3b dg o-d rd
c4	lc
cDw	fj g-g
cF	5g
cTU	tc
cU	8-b ca dp p-f
dY	dd
d|	tk
cY	p-f ve
cl	6a nd t-k
cw	8g
d|	ph
2none	0-13 1d 2-f 3-i 4-h 5-s 6-o 7-c 8-y 9-r a-n b-e c-e dz e10 fa gc kk la ov pi qf rj se ta vg
6 1	0-p d1f ei g-d i-c o-a p-f tb
72	0-t 1d 4b 6a eh gb h-a i-k j-k l-h og pq q-a ra sa t-c
73	5-h a-a b-e c-m ey gb jg
74	0m 1-c 2-n 4-s 5-g 6-n 8-b 9-j a-f d-b e-y hn il kk lq on qg ue vg
799	da
8@	dc
8U	3d d-a
8w	2c d-e
7@	db id
8@	dv
7D	lc
8O	sa
8T	fj g-c
8l	gf
8|	fo jb ke
7F	ga
8K	id
8U	oc
8l	oa
8|	od
7G	lu
8D	gd
8O	la
8S	pe
8U	ke
8|	ff
7K	n-b tc vl
8K	ei
8U	4a
7O	ip rk
8D	g-b id
8P	f-c he
8U	ff
8l	ff
8w	fa
8|	f-c th va
7P	rh
7S	3b fh g-g lg p-h sc
8S	ka
7T	ga l-d pu
8D	f-g io
8U	fd mj sa
8l	gn
8w	db
8|	ff
7U	4d fa g-c ha i-f m-a ph v-a
8K	mb nh
8O	pg
8P	hg
8S	kg
8T	ic uo
8U	0-a 1j f-m gd kb l-h
8Y	le va
8l	d-k gb hf lc ox p-i
8w	2f ch
8|	f-f nh pf q-a rk
7Y	vn
8T	ff
8U	pc
8w	gb k-b pa va
8|	d-a ft
7l	o-f th
8U	n-b of
8Y	gh
8l	ts
8w	lc
7t	ec
8U	ka
7w	0-b 2j 3-b 8-b c-h eb g-i jd l-h p-c qf t-d u13
89	dc
8D	f-r ii
8G	pd
8K	mc
8O	sb
8T	jf pf
8U	df n-a
8Y	ia pa
8l	em l-d mb qj
8w	2d g-l ia
8|	2-d gm j-a nh rg
2other	4f c12 d-g f-a i-g nh o-g p-g r-a tb vk
7 0	4d 5-d c1o nf
81	o-c te vu
82	g-b p-d ue vb
83	gb sc
89U	cc
8U	4c ck nh
9l	tk
8Y	va
8w	gc i-g
2projects	2a 7w g-b i-c j-a p-l q14 t-c v-g
a 0	71n q-d
b1	qx
b2	2g 8b i-u qq
b3	7-c lf qb
b4	hb iw q-h
bTD	ga
bU	7i
bw	6d cd qc v-a
cl	qc
3ublications	2f 8t d-g ib j-c pe rp s-c v-d
e 0	6f 810
f1	cb rr
f2	rd td
f3	2c ge pd
fD	k-f lf
fK	8f
fS	ke l-d
fU	6f 8a
fY|	ra
fl	rg
fw	6-a ic pc
g|	2b j-a
2references	b13 g-e hj l-a us
c 0	b1f
d1	uv
d3	he
d@	ub
dD	g-a
dF	na
dU	bo de n-d
dw	4a bb
2skills	8-b d-b kb nr of vh
8 0	42o d-b n-c
91	4-e ca d-d n15
92	4-14 8a dd i-e pb s-b ue vm
93	4-w 8-f l-g od q-c rj
94	ih ls n-b r-g
9D	g-d ka
9F	8b
aU	nb
a|	ne
9G	pd
9K	4i n-g vf
aK	nd
9Ol	sb
9SS	la
9T	f-d
9U	5g 8-f 9-a gd
aU	nd
al	ta
a|	oc
9Y	pc
a|	pa
9ll	ta
9t	fa
9w	4-n cb ie rd
aD	g-b
aK	te
aP	na
aU	vd
aY	vb
al	nk
aw	pb ve
a|	ra v-c
3ummary	0d 116 3d c-a ex g-e o-g pf t-e u-a
9 0	0b 11s 3i d-p
a1	ey i-d mf
a2	1-a 2f dc fa g-l ld pb ri s-b
a3	dd gc ic o-c vd
a4	6h r-b sg
aD	ff lb
b|	ke
aG	k-b l-j mt
aO	pa
bO	fa
bl	fe
aS	f-a ga
aT	f-h g-b ip
aU	1v 4a g-a ld
bT	o-a sc
aY|	f-d
aw	0c 1b 8-b m-e
bD	ja
1as=9	1a 2o 3j 4i 5a 6p 9b cl dc f-s g-p h-o j-i k15 m-p n-c o-q p-1t q-f rp s-n t-c ui vo
4@	d3b f-h g-k in k-a l-f n-o o-f p-x r-i s-c u3f v-k
4D	2-b 3-b 6-b d-z e-b f3y g-m i-23 j1n k2i m-a n-g o-n p-i qq sx t-a u-p v-w
4F	5g d-x e-f g-s kv nm o2i p-14 q-i r-r sp t-q u-k v-16
4G	3-a 4b 6t d-v fe g-p h-a i-14 j-s k47 l1e mb n-e p1s q-e r-f s-x t-f v-z
4K	5-c 6-i a-c c-g d-u ef f-j g-h h-f ib j-k k1e mg n5o o-17 p-1c r-15 s-p t21 u-o v-h
4O	2-j 6-d 8b 9-a c-f d-b f1q gt h1l i-18 j-15 l-m m-e n-t o-1d pw q-a s1e t1p ul
4P	1-b 2-l 3-e d2t f12 g1q h1p i-2a j-z mh n-b p-14 q-k rl t-a u-j va
4S	2-d 6-c cb d-17 eo gf hq i-13 j-t k55 n-z o-w pj q-l st t-i v-c
4T	1-b 3-e 4-c 6-e b-c c-e d-c e-u f4p ga h-1f k-b l-11 mm nk o-12 pr qw sx t-e u27 v-1z
4U	0a 1p 2b 4e 5c 7b ct dc e-1g fc g-n hj i-11 j-15 kg l-12 m-b n-b o1r pl q-1b s-13
4Y	2-b 3-h 4-a 5-a 6-b 8-a c-e f15 h-d i-i jb k1i l-k m-s n-11 o-1a p1o r1e s1i u-n vp
4l	1-h 2-b 3-d 4-q 5-e 6-g 7-a 8-b a-e dp em f-a h-t it jb k-b m-o n14 o26 r-1a s-p t3c u-17
4t	d-e e12 fv g-g h-c io j-g o-e qh s17 u-a v-r
4w	2w 6a 9h bh cd d-d ev f-1k g-f h-1r il j1q k-2b l-17 ms o-k pk rj s-q v19
4|	0-a 1-b 2-l 3-k 4-c 6-b 9-a c-e de fw i-1s jb l-17 mh oy rf sk tq ua v2f
1k=activities	91r
4wards	3k 81h i-b
3certifications	624 p-o
4ontact	021 d-w
3education	2-h 32p d-c
4xperience	235 d-h i-d n-a
3interests	a1d
3languages	51z o-i
3other	4d 5-d c1o nf
3projects	71n q-d
4ublications	6f 810
3references	b1f
3skills	42o d-b n-c
4ummary	0b 11s 3i d-p
1s=awards	81h
9 	8c
3certifications	6r pq
h 0	pp
4ontact	0o
3education	315
4xperience	214
3interests	a11
c 	ab
3languages	5z
3projects	7i
3skills	2c 41f bh p-a
9 	4i
4ummary	1p b14 d-h
a 	bh
bC	1a d-a
0label=company	f14 g-1o i20
6dates	f-12 g2h i-s j-g k-a lx
6place	gx i-j
6title	f-z g14 i11
1eft=0	e-a f-d j-b mg nf of pb sm v19
51	0-c 2-l al bd e-c g-s h-d i-s ra tz uf vd
52	0-f 1-a 2-f 4m 5c 6g 9d aa bg e-j h-p j-p m-d n-a rg
53	0p 1j 218 3l 7e a-h b-j e1a gi hr k-d m-c n-h o-g p-j qe r-b t-p u-j v-v
1ower=0 	0e 1o 2m 3j 5i 6a 7b 8m 9i cl e-m f-h gy i-1u j-t k-f lh m-a n1g oc p-h q-u r-1p s-1h t-x uy vf
8D	d-d f17 g-d ht i-y kr m-a pd ra
8Y	ff i-n k21 lm m-b o-c v-b
61 	1g 2a 3t 4c 5g 6d ac cr d-1b e-t f-j g14 hj i-1q k-b lx m-g na oh p-k q-x r-f u-1a vt
8D	f1p i-1i k16 lb p-f r-c
8Y	ff gm i-u kg m-b n-h re sc vb
62 	2g 4g 6c 7a 9a aa ba ck db e-10 f-1b hl j-y k-16 p-l q-k rf s-f tg up v-r
8D	d-b fy gt h-i i-1h kj qj rn v-c
8Y	de fl i-e jc l-c mb n-b o-a
63 	0-k 1-g 5-g 9-f c-o d1c ei f-1m g-m h-w i22 j-g k-20 l-z m1i n-g o14 qk rq sh tu u1b va
8D	g-e is jp r-b s13 v-m
8Y	d-c g-i ig ja l-i m-a n-d o-a pd ru s14
64 	1-b 2-e 3-e 4-a c-n dr e2l f-1p g-1h h-l i31 k-p l-f q15 tb vq
8D	g-n h-c i13 jh l-c mm p-e sd
8Y	iz j-a k-x p16 ta
0n=0	0h 2e 3y 5o 8h a-g cz d-g e-b f-d h-k ia m-h p-v q-f tl u-n v-p
21	1h 2c 3j 4j 5c 6i 7f 9i ao ce db e-t h-a i-1q ja k-g lj m-1b n-b oj p-a q-g s-q tn u-h v-h
22	2i 3b 4f 6d 9b al bo ds e-r f-h i-g k-w n-p p-a r-o s-e vb
23	9-d k-g mq n-t pb qc rc sc vf
24	0-i 1-c 2-l 3-j 4-a 6-i 7-a 8-g 9-b a-b c-f ej f-b ha ik lc mu n-i pa qr rh sh ub vz
25	2-f 3-j 4-a 6-a c-n ef g-a il kg m-j n-l qj ri sw ui vt
26	d-m el g-b j-c kx l-y me nm pf ri t-h up v-g
27	de fn g-b l-a nw o-c pa t-c
28	fg nv p-b
0p=acco	ib
3fri	oc
3gen	fa
4ri	ka
3mer	f-e jn
3nal	ib pl
4ch	7d
4im	sc
4si	ng
4yt	cg
3ppl	rp
3rab	oe
4ch	pb
3sse	fb
5i	fa
5o	ga k-d po
3ugu	f-b
4th	db pj
3vai	lf
3war	8k re
2bach	la
5k	db g-b
4ri	f-a gg
3eam	rf
4ha	db
3ios	fg
3ook	nc
4ul	tb
3ran	vf
4un	pb
3udg	f-b if qa
4si	kd
4yi	pb
2cand	fa
5n	nd
4re	ja rd
5i	ja
4st	fa
4vi	ng
3ent	pb
4rt	p12
3ham	pa
5p	sh
4uy	3c fa h-a ia m-a o-e r-d tl
3iti	sg vh
3lai	gh
5s	3p f-b jj pf
4ie	f-a g-c iz
5n	f-d ha ia sj
3oll	3c kd la
4mp	2e 4a h-b kn n-a p-a
4nf	nc
5s	ki l-c na
5t	0a ib
4py	k-a ph
4rb	ka
4ur	6j k-c ma pm
3url	ts
5r	da gh r-f vj
4st	ia
4tt	nc
3ycl	tb
2data	ma qg
3ean	rm
4cl	vg
4gr	3m lg
4ll	ri
4nt	nc
4pa	ka ua
4si	fc i-a mf
3ipl	ko lc
4ss	ma
3lam	kc
3ott	kd
3raw	4e
4iv	db
4um	fi
3ubl	ga
4ra	f-a ga vb
2edit	gb
3hos	na
3lec	gh
3mbe	pb
4pl	fc rl
3nga	2b
5i	gh
5l	ou v-a
4vi	ie
3ven	jk
5r	fh
3xam	dz ic ra
4pe	2d
2fach	kf
5u	ld
4th	ja
3ebr	fb
4rn	hb
5r	rh
3ina	pc
3lop	eg
4ue	oh
3oot	te
4rk	pm
4un	pa
3ren	mh
3urt	6g
2germ	oa
3ior	ri
4rl	ke
4vi	9i
3lan	1a
3oog	np pv
4ve	sg
3rad	dc
4ey	tj
4ow	ib
3uel	sh
4il	kf p-a
2hack	rk
4ll	fa
5v	mb
4nd	pj
3eal	lb pa s-a
4ig	pd
3ist	oe
3obb	tb
4no	8l la ra
3ygi	pi
2illn	jd
5u	ng
3mag	ra
3nit	pm
4si	na
5t	4d pc
4te	tc va
4ve	ra
3six	oi t-a
3tal	on
2jour	kb sj
2keep	nd
3huy	mb p-g rr
3ine	nb
2lang	5j ob
4pt	vg
3ead	fj i-a sh
5r	3n pc
4ct	3c
4tt	tc
4ve	pd
3ice	6m dg kb l-c po
4gh	6b
4nd	ka
5k	df
3oca	gc
4ok	jc
2mach	pb
4na	g-f
5d	ok
5u	pp
4rk	4a gd pe
4st	pd
4te	jb
3emb	pl
3ind	ja
3obi	h-a
4du	ma
4nt	f-e gm hh
4th	oe
4vi	vb
2nati	de oh
3eed	7b pd
3ghi	2a 4a lc m-c pa
4uy	cc l-b so v-a
3ige	oj v-a
5h	fc
3oti	vc
2offi	gk
3ngo	gd
3per	td
4ti	ma
3rga	sh
4ig	ng
3uts	ah
3ver	pa
3xyg	ra
3yel	ha
2pado	ri
4pe	6i
4re	f-a i-a ju
4ss	pj
4tt	nc
3eop	ei
4rf	ib r-a
5i	vh
5s	0q
4tt	ff
3har	f-f hd
4ot	tg
4uo	f-a ua
4ys	fe ma
3idg	ok v-a
4ec	ci
4ne	f-d hf kb
4pe	rh
4tc	rf
3lac	fh gf i-a j-a
5n	ia qd
3oli	gh k-a
4rt	of
4si	gd
5t	rj
4th	qg
3rac	2k
4es	gn
4in	pa re
4of	2c pk
5j	id mb
5v	ph
3ubl	8n
3yth	ne pd
2quil	o-a ts
4or	fa ha
2radi	tc
3ead	og
4bu	ia
4ce	fa g-a
5o	jc
4du	ia
4fe	br lf uh
5r	pd
4gi	6m pa re
4le	mb
4pa	se tg
5o	ib
4qu	bd lf u14 v-c
4sc	tj
5e	gm
5p	g-a ip
5u	da ea
4ta	gf
4vi	sj
3ice	fb kc
3obo	kd
4ll	5a
3unn	tc
2sabb	f-j jy
4cr	fe
4tu	so
3cho	3f p-l st
4ie	ld p-e
4ri	ne
3eal	ni
5r	ph
4co	kc ll p-h rm
4le	2c 8g
4mi	pa
4ni	kl p-b
4rv	9m ie
3hel	sc
4if	2b rf
3ign	vp
4lv	rf
4ng	de
3kil	ie pf
3mok	vo
3oci	ma ni
4ft	4a
4li	ng
5u	pb
4me	dy
4ur	o-d ts
3par	2e
4ea	tc
5c	ia
4ok	5l oj
3tan	pg
5r	ia
5t	2f
4re	fh
5u	fd
4ud	3a fc j-b
3ubj	mb
4mm	fn
4nd	sl
4pe	9f ma sb
3wed	of
3yst	fa
2tapi	nb
4ug	mc
3eac	2a 9f
4ch	kq
4il	ff
3hin	7c
4uo	8a ga re
3ikt	e-c vo
3ong	5n op
4ol	4e
3rac	qe
5i	3b 6b k-a
5v	f-e jm n-a rc vi
4ea	jc mb sc
4uo	el ge j-b kc m-b s-a
3tgd	k14
3urk	oa
2unem	f-a jl
4iv	fk i-b kj
3tre	ga
2vari	ff
3est	ph
3iet	oc
4ll	qe
4si	g-b ij
3olu	sn
2wanj	dc
4te	ga
3ebi	pl
4rk	fb
3ill	vm
4nd	id
5n	rk
3ork	n-a ob po t-a vb
2yama	fb k-b
2ziel	fa
1air+=9 $	l-n p-b v1w
8D	la
8S	kb
7U U|	2b
7w O	9a
9U	2c
9w	cc
6@ @	de
7@ w	da
6D D|	gc
8KK	f-g gj
8OU	fa
9|	f-a ge
8S	f-j ga k11 l-g
8T	f1b g-h j-k
9O	fm g-g
9U	fp g-f
9l	ff j-c
9|	ge
8U	ga ph
9P	fg g-f
9U	fe g-b
9l	je
8l	k-j li
8t	f-f gj
9U	fa
8w	f-1y j29 k-a le
9l	f-i ge
7S w	ka
7T w	fc
7w DT	fd
aw	f-b ja
9P	f-c gg
9U	gc
9w	fg
al	fj g-d
7| $	ka
9S	fc
9U	kh
aU	k-p mq
9Y|	kg
9w	fb ja ra
al	f-a
6F U	5-b nm od
8ll	aa
8w	8a
6G $	l-b mi
8S	kg l-g
8U	6f kn l-h nf p-i
8Y	lk
8l	pb
8w	m-d pm
7D w	ge
7S w	kc
7U U	kb
7Y w	mm p-a
6K K	nd
8l	tf
8w	n-f vv
7l U	pi
6O $	pb
8D	va
9T	hh
8O	ra
8S	3h
8T	fr h-e
9D	fs h-c
8U	ia
9|	2a
8Y	ra
8l	g-c ib
8w	f-a hx sf
9l	ic
7P Dl	f-a
9TD	fe h-a
a|	f-d hj
7l U	fr
7| TD	f-h hh
6P w	ri
7P U	og
7l w	va
6S D	pe
9w	f-a gd
8GD	km l-j
9O	lf
8P	kl l-e
8S	k-g la
8T	fa
9U	cd
9l	g-b
9|	hg
8U	kc p-f rb
9|	3a
8Y	k-a l-h po vb
8w	cb ie k-e
7S UG	ke l-a
7U U	pb
6T @	ua
8D	f-b qe
9w	fg
9|	gf
8Kl	gb i-a
8OO	fn g-i
8P	f-f gh
8T	f-c
9U	fc g-f
8U	pe
9D	fi g-c
8t	g-b ie
8w	f-r gg l-b
7D DT	fg g-f
9OP	f-c gd
9w	fd
aY	g-g io
al	f-b ge
7U $	td
9w	md
7l Dw	ga
9O	ia
9w	g-e id
al	gf i-d
7| D	fc
9T|	fk h-d
9U	f-d gd
6U $	u-g v13
89	la
8@	0s
9@	0h dm
8D	2m d-a f-b rb vc
9T	hb
9U	l-b mh
9|	2n di ge
8F	4b g-n io
9U	5c
9l	5e ca
8G	6a
9D	da
9K	ld
9S	3c
9U	6b
8KK	4i ig nj
9U	4b
9l	ab
9w	pi
8O	9a pm
9l	2f
9|	dn
8S	1f 3a d-l gb oa
9S	3f
9l	1g d-c
9w	1d d-b
8T	4-c 7a dv fp h-f p-b um
9D	hb
9O	2b ut
9U	ut
9l	fa
9|	hk
8U	4h 6f bk cf d-h oo tf u-i
99	na
9K	4b
9O	6a
9T	bw
9U	5y 8e c-b
9Y	0b
9l	3n 5n 6-a o-c
9t	8b
9|	0a 2l 3s c-o g-c
8Y	rp st
9O	9b
9S	3b
9w	6-c l-a pr
9|	ca
8l	4-d 5-r af nu o11 vb
9K	ad
9l	ai
8t	9d
8w	1l 2-h 3-l 5d 8f a-a be ch gg hl o-c p-f qa u-f
9K	7e
9O	1f
9U	8a cc
9Y	3i 9a
9l	ci de gf i-e
9w	2-e cn le
9|	2o 6-d db
79 U	lj
7D O	fe g-d
9UP	f-e gf
aU	f-a gb
7K U	ka
7P TD	fc
7S w	pb
7T $	o-a sc
9FK	g-b ij
aU	g-a ie
9U	ud
aD	f-g gp
9ww	f-a
7U $	n-h p-d v1m
9DT	hh
9F	ne
9U	ph re v-b
aG	ib
aT	fb g-e ie
9l	ab pa
9w	1b i-h ke l-b mf oe p-h
aY	da
al	1b
aw	cc
a|	0b d-a
7Y $	va
9U	ds
7l $	n-g tt v-i
9D|	k-i mf vv
9K	oa
9TD	fa
9U	o-k
aU	of
9Y|	vi
9l	gf
9w	hc
al	ia
7w $	de
9D	gb
9UU	pc
9Y|	r-e ve
9wK	4-e vl
al	ce v-b
aw	6-c vk
7| DT	ha
al	k-a mh
a|	h-e v1c
9F|	nc
9T|	fw h-l
9U	o-c sa
aY	tk
a|	f-g na
9Y|	vd
9ww	on
a|	fd
6Y $	pg v-d
8D|	gb
8S	kl
8U	p-c vi
9U	lc
8w	jj k-j vo
9Y	le p-c
9l	r-a vb
7l U	dd
7w O	rb
9S	va
9T	gb
7| D|	kf v-b
9F	fc g-b
9U	je k-u pv
9Yw	kh p-e
9lY	fc
9w	f-a ge ks p-l sd
6l Dw	fb
9|	gm
8KK	nb
9U	4-b ne
9w	na
8TU	ji
8U	ab dk n-g
8Y	pd va
8l	tp
8w	ha ra tb
9l	1b
7D w	fa g-d
6t U	sh
7D w	f-a ib
7U w	kb
6w $	lc n-a uv
89	na
9@	ma
9U	sa
9w	pj vd
8@	0l
9@	0t
8Dw	fa
9|	2b 3-b id jj
8F	4a
9l	5e
9w	da
8GU	3a
9Y	6n p-b
8K	vb
9K	411 i-d n-f
9U	4q
9w	4b
8O	9k m-d pa vh
9|	2h
8Pl	va
8S	8a 9e ke l-b
9S	if
9U	3b i-b
9l	1d
8T	f-v gg h1h qe
9l	2a
9|	h-b ja
8U	0-f 2-i 4-h 5c bj d-f hj mh nk rh s-d vd
9K	n-a oc pg
9O	7a bd
9P	2c
9T	b14
9U	5d 8l v-c
9Y	7b
9l	3o 5k 6a n-a ve
9w	dd
9|	2t c-h v-b
8Y	pg v-a
9G	md
9T	pf
9U	6d
9w	fi
9|	9g ja
8l	4-e aj j-b nj va
9K	ad
9l	au
8t	9c ea
8w	0-a 2-c 3-e 4-a 5-b bn ci g-e ia j-g nm s-c uj vq
9K	dd
9O	1a
9U	cq
9l	1g 2-e 3q cg m-b p-c
9w	1a cr p-b q-a re
9|	0c b-a
7D D|	ij j-b
9wP	f-g gl
al	ii
7K wY	te
7O wT	ie
7P $	na
7T U	gc i-d
9w	pe
aD	ga
aK	g-d ih
7U $	la og
9U	nc vc
aK	oc
9wU	pb
aY	db
7Y $	sb v-j
9T	jb
9U	id r-f
7l SS	lg m-d
9U	ee t-b
aU	i-a
al	na
9w	ib tn v-c
a|	qb
7w $	pb
9U	2a ua
9Y|	re
9w	oa
aU	da
aw	e-a vb
7| $	so
9D|	f-b md r-a vq
9F|	tc
9G|	rj
9T|	fe j-f
9U	d-a ub v-a
a|	f-f gl pf ri ua v-o
9w	fl g-c pd
al	2b
a|	di f-e gr nc oj v-c
4=99 Y	rb
6@ F	4c
8U	9b
8w	cc
6w w	va
5@ @	de
7P	d13 g-h
8P	dc
7U	de
7w	4a ca
8|	d-h ta ue
6@ U	d-g gd
9w	6-c vl
8w	1c 5b d-a fi
9w	db
5D 9	lf
7G	kj l-l
7S	fc g-g kp l-d
7T	fj g-i
8O	ge
8U	gd
7U	3i dd g-u k-a lx
7l	hc le
7t	ib
7w	g-f j13 mc
6G wl	pc
6S DS	kb
8G	li
8w	mk p-a
6T O	g-e if
8w	ic
6U G	lb
6l D|	fg j-b
8T	gg
6w Dw	fg
8P	gn
9P	gd
8T	fa
8U	g1a i-e
6| D|	mm
8O	f-i gt
8S	f-a gh ld
9P	ld
8T	gn i-b
9l	ga
8U	dq f-n gu i-a
8Y	gk
9w	pb
9|	gi
8w	f-j gp h-k i-g j14 m-d
9w	gc
5F T	ge i-f
7U	ni ob
8|	k-c mh
7Y	ke l-g
7l	ga og
7w	rb
6G S	lb
6K U	ig
6| U	6-d ch
5G 9U	ci
7D	ka
7Kl	pa
7S	k-g ph
7U	c-c lb mh nh
8l	oa
7Y	kf lf p-g
7w	4b
6D G	mb
8w	m-b
6G D	kj l-h
6K SS	k-c lf
6O S	la
6S GU	km l-d
8KG	ka
8UU	ke
6U D	k-e lh
6Y w	mj
6l S	cd
8w	mc
6| S	lb
8U	lc
5K D	g-a jd
7K	ne
7U	di
7l	tc
7w	ne vh
6G S	lb
6K U	3a 4-h 6a ba od
8w	8d n-g
6l U	2r
8w	nb
6w U	4m
8l	da
5O D	g-f ja vc
7O	fc g-f ra
7S	ka
7T	f-k gx
8D	f-l gp
8l	gb
7U|	ff h-d
7Y	vq
7l	pb
7w	f-a h17
6O wT	gg i-c
6P D	ga
9l	fa
8TD	f-c gd
8U	g-e ig
8w	da
6U w	2c gd i-b
6l T	f-a gf
8w	4a
6| T	gb
9D	fa g-a
9|	f-c gd
5P D	f-p g10
7T	fn g-i
7U	ba ce d-i
8U	1d d-d
7Y	la
7l	d14 t-c
7w	ve
6P D	f-a gk
8T	fb g-d
8l	da
8w	dc
6l w	vb
5S D	pf
7G	ka li m-a
8U	la
7KG	lb
7P	lh
7T	f-c gm
8U	mg pe v-c
7U	l-h
7Y	k-d le
7w	3r l-i p-b
8l	qa
6S U	na
6| G	li
5T @	uc
7D	fq g-h j-a qg
8w	f-c go
7T	g-c
7UU	hb oc
7l	ad t-b
7w	sb
8D	jc
6D D	f-j gi
8TD	fk g-j
8U	ha
6F U	4-b nb
6O @	ub
6U 99	uj
8@	uc
8D	fj g-e
8w	ib p-d va
9l	ia
6l Dw	jc
6w w	dc
6| D	ff g-b
8T	g-n ig qc
8w	ii
5U @	dd
8@	dc
7D	gd k-b le vd
7Fl	oe
7GD	ge
8O	la
7K	oa
8K	ig
7O	f-g hi pk
8l	fj
8|	vf
7T	dq f-d n-c ua
8U	ug
7U	0-g 2-c 9-b db f12 h-k na oi tb vd
8O	pc
8U	rb
8l	mr o-k p-a
8w	2a d-b
8|	vn
7Y	rd sb
7l	ne o13
8l	ob t-a
7w	1-g ga hb oo
8O	db
8U	nd p-a
8Y	ja p-a sa
8l	d-a
8w	d-h eb va
8|	f-f pf vf
69 UU	pg
6@ UU	dg
8w9	dc
6D T	f-a ga
8UU	ga lc
9l	lm
6G UD	lb
9Y	lb
6K U	5k n-n
9U	nd
6P D	f-c gi
8TD	f-d gd
6S w	6b sa
6T FK	ic
8U	id uc
9D	f-d gl
8w	5c u-b
6U U	5-a ba
9G	ia
9T	f-f im o-b sc
9Y	db
9l	tf
8Y	pa
9|	kk p-c
8l	o-c tb
8w	ch i-d n-a of pe ve
9l	dm
9|	mf
6Y U	dk
8w	rg
6l D|	f-a kj
8TD	f-a gb
8U	5-f aa ca n-a
8Y|	ke
8w	6a m-h na pc uh
6w U	pa
8w	5a
6| D|	fa
8F|	na
8O	ic
8U	4c d-f
9Y	dd
9|	df sc
8Y|	f-c ky v-c
8w	7b
9|	dq f-h gm n-a
5Y G	l-c ph
7S	ke l-d
7U	ld
7w	je p-b
6S G	la
8U	od
6U U	5a
6w U	1-a dc
6| D|	kd
8Uw	r-e vf
8Yw	k-d ph
9|	gg
8lY	gm
8w	jc lc m-p pk
5^ U	1-c d1m
7w	d-b
5l D	ka l-c pa
7F	oa
7KU	4a
7T	mb
7U	2-a 9c d-p hb of tn
8|	vb
7Y	ve
7l	ts
7ww	ug
5t U	sg
7w	4b 9-c i-a s-a uk
6U D	fd g-b
6w U	pg
5w 9w	2e
7@	ie
8@	db
7D	jg kk l-d
8w	jc
8|	jh
7F	ad
7GD	fa
7K	vd
8K	i-a
7O	f-a ic vc
8P	f-h hl
8U	hc
8|	va
7S|	f-b hd
7T	fg
8U	td
7U	1-c 5-e 9-a ba cr fb g-e rj vc
8O	f-a qa
8U	0f 3c 5a d-d fd i-h
8l	f-f jb pd
8w	de
8|	f-i vm
7Y	ps v-l
8w	p-c
8|	f-g jn
7ll	nd
7w	1a 9j a-c ef ff gr h-a if j-u m-g nc uf
8D	iq j-e
8Y	id
8l	qb
8w	p-b ub
8|	fe j-h ru s-d ug
6D OO	f-a gd
8wP	ge
9l	lk m-i
9w	ga
6K S	f-a gc
8U	cg
8ww	pi
6O wT	ic
6P ww	db
6T wD	f-d g16 i-j
9l	e-a ic
6U U	d-f va
6Y U	if
8Yw	r-c vg
8wU	ld
9l	lk m-a
9|	fc j-b
6l OP	fd h-b
9|	f-b hg
8SS	kb
8T	g-c ig
9l	fd
8U	0f 1c c-h d-a hd pi
9w	vk
9|	f-a
8Y|	fe
8w	3-a cf ig oa re
9D	i-a jh
9U	ob
9l	db i-b ra
9w	vb
6t U|	pa
6w D	gb
8Ol	tg
8U	5d
9U	ia
9l	ve
8Y|	rc
8l	nb
8w	3k 9d i-d na
9l	tc
6| D|	sa
8O	ta
8U	d-s lb
9|	f-a gr o-m th v-f
8l	cf
8w|	dw g10 se tb v-c
1lain	dk
0quote	re
0set	3a 4b d-c f-d i-x j-g l-b n-b vp
1tyle=	0-d 1-j 2-t 3-d 4-n 5-m 6-g 7-f 8-r 9-a a-q b-k di f10 g1b hs i-18 jh lo m-u nf o12 q-j tt uz v1c
6 0	0d 1-a 4-a a-f dg ig k-c nc ol p-a tj
71	0-a 8-g 9g hf i-d ja kd m-b n-j oh pb s-b tm
72	2-c 9-g d-b e-b gv i-d jg m-g of r-c ul vn
73	gl hb i-q k-f rc s-b
74	2-a 3-b hg od p-b ue vh
75	fq h-c r-d so vj
76	hc j-a kb
77	nk v-a
6-	0-e 2-n 3-l 4-r 6-q 8-a c-f d18 f-17 g-g h-d i20 j-k m12 nh p1i qp sx t-c
7 0	kb nc
81	ni pd
82	2-a 3-b 4-c 6-e g-a i15 la mp nk pm se
83	di g-d ic qc rc
84	f-e ir j-a k-a pl r-c sa
85	n-s oo qe
86	f-d gd
7-	ni
70	0-d 2-y 3-19 4-x 5-f 6-1a 7-b 8-q 9-i a-c b-b c-m d-n ej f-1i g-1e h-i i41 j-10 k-e l12 m23 n1i p1r q13 r1s s1g t-d v-t
8 0	lk nj
91	6-b 8-a lc nt pd
92	2-h 3-s 4-c 6-f c-a g-d i1m m14 nh pm
93	6-b i10 j-e mm pn rj sr
94	f-f g-b ij j-a mi rs
95	ea f-j in qf
96	ia qe
7b0	ks l-f
9 3	ka
60	0-1i 1-1d 2-2g 3-1r 4-2e 5-1q 6-22 7-s 8-1l 9-16 a-1c b-1j c-27 d1r f1l g22 h-1l ix j1e l1p mb n2c o2b p1p q-k r11 sq t21 u22 v21
7 0	0-d 2-j 4-c 8-e a-c b-a c-a d1a f-h gu ib k-m lq oj pb sf ti
81	0-b 4-f 5-m 6-k 7-c a-e b-h c-d d10 f-f g16 h-e i-l m-o np oo qi ty ua vw
82	0-a 1-c 2-v 3-10 4-o 5-a 6-e 8-m 9-a a-c c-j f-m ge hp ik jd lu mf nk ov pc qd ti ui vo
83	1-a 3-d 4-i 5-i 6-p 9-a c-e dj h-i ih jn k-f lg mo oy pg q-a tc vj
84	2-a 6-a fp h-n ji lj n-f o-a q-h sf tj
85	3-a c-b d-c fp h-d kv m-m rn t-e um vh
86	d-k fw g-e kk l-s mm nd pj q-e rf up v-b
87	ec fj nc
88	fd ns p-a
61	bc gg i-e
7 2	ba i-a
83	ge
62	3f 6e 7b 8b 9c i-b n-e p-b q-a
7 1	9a
82	4a
63	2-a d1n
7 1	dg
82	d1a
6C	0f 1i 21a 3v 416 5t 6y 7m 8u 9c au bn ci d-z h-m i-12 l-s m-d n-13 o-l p-13 q-b r-g s-h t-b u-l v-i
7 0	1-a 9b ce ko l-o
81	0c 3h 4n 6h 7d 8f d-i g-b k-a n-a p-q
82	1q 2p 4d 6e 8d am bf h-b i-k k-d n-s o-b
83	2e 5b
70	0-h 1-d 4-a dv gc h-b i-c k-h lq m-a nx oa rc
8 0	4-e de nb
91	c-a li no oi
92	0-g dd
93	gc
72	2f 6c cc l-f p-e
8 2	2a ca l-c
73	da
7h0	2a d-f
82	6a
9 2	6b
6b-	0h 2d d-e
8 0	0i d-h
70	2-c 6m 8b d-l fs g-t h2z i-1u k18 l-15 o-u p-o q16 r-l s-l u-d vt
8 0	d-d fe
91	5a fg ha n-b
92	6j cb d-e fr hm i-l kf l-e n-b o-b p-k qc vd
93	8a hh i-g j-a km m-b n-c qm
94	4a g-a hp i-i qq vi
95	f-j hp k-a me nc tg v-a
96	ee
71	cl fa i-d
8 0	ch
72	1s 3c 4z 5e 6c 7f 8a bc ck g-a i-h l-a m-g n-11 p-l q-a r-c v-d
8 0	4h 8c n-k
91	1f 6b 7e n-a
92	2-g 9g cg dq i-a m-a p-c
73	3b 8a d1e n-c
8 1	dh
92	2-a d10
7C-	0b d-a
80	1b 4h 6f be d-l hb i-a n-e
9 0	4a
a1	1d g-a
a2	6c
a3	4a d-a
81	0b d-c
9 0	0b
82	0g 1m 2e 3a 4f 6c 9d cg d-14 n-h p-h
9 0	1k 6d d-h
a1	0h 4a d-h
a2	9f
a3	ca
83	0b 2a dd
9 1	dd
a2	2c
a3	1a
8h0	3g ab d-d
a 1	cc
b2	2a
92	2a
7h0	2a 3a 6d 8a i-c n-d
9 2	i-a
82	2e 4c 5a af ca d-a i-a n-b
9 1	cb
a2	2d
6h0	2a d-f
72	3a 9b
73	5a
1w=10	d-i f-o gc j-d mh nj r-l u-g vy
320	fa ia kj ld nt p-j r-b
330	ul
340	3-b f-a gl h-f i-c jo l12 m-a o-g qn ue
370	pd
3a	1g d-l
42	oh
4bout	0a ie
4cca	pi
4frican	da
7kaans	oa
4i	3c 5b bl
5d	pv
4merica	jb
an	sa
4n	1a 7e f-a gd n-a pf ta
5alytics	pb
5chor	7d
5d	3s 7b 9f ck g-e k-a l-a n-f p-d r-b vb
5ything	cg
4rabic	od
5chitect	f-c
5t	ma
4sk	bv
5sociate	fa pj
4t	2c d-e ob pq vf
5ld	ph
4ug	f-a jd
5thorized	pd
4vailable	lf
4ward	rg
8s	8k
6y	jf
5s	pa
3b	la
42	oe pe
4ack	9i
5n	0h d-b ec na ok v-d
6g	6d id
5o	na
5rista	f-c gg
5sic	oi
4e	pm
5nh	ma
5st	rf
4i	mi
5ch	du g-d
5et	3c 4j 5b 6a n-b
5rds	tc
5ts	cj
4loemfontein	gc
5s	ph
4o	ka ne
5ard	tb
5ng	mh n-b r-a tw
5oks	3a
4ridge	5a
4ui	da
6lt	7f
5s	ma
3c	pc
41	og
4a	6c d-c eb tk
5c	2a
5fe	td
5m	cf
5n	vn
6va	nc
5p	6e uh
5r	dd vr
6d	p17
7s	6g
6e	nd
5u	i-b ts ui
5vitron	nd
4d	le
4ham	qc
6o	1i d-a
6pter	sh
6rt	ic
6y	4c ec
5ess	mc td
5i	l-c md
5oir	sf
5uc	sa
6ng	6m
6yen	3d p-c tm
4ities	sh
7zen	ve
4lass	la pc
8es	jd
8rooms	3i
5b	sb
5erk	g-a
5ient	g-e iu
4o	ge i-b ob uf
5de	de
5llege	3c k-a lh
5m	ig
6panies	2f
9y	vb
8ss	6a
7rehensive	kj
5n	pe vd
6g	fc g-k ik
6servatory	kd
6tact	0a
7ent	fc
7racts	ib
5urses	6k
4pr	pa
4raft	4i
4scs	p15
4ua	rt
5ng	uj
5oi	ge
5rling	ts
6rent	ge
7iculum	db
4v	vm
3da	2u 6b sa
5gny	de
5i	ke
5o	3a sg
5tabases	ma
7set	qf
6e	vh
7s	vc
5y	2e
4e	dq hi mc n-a
5an’s	rm
5gree	le va
9s	3p
5n	fa k-a la
6trix	na
5xis	nd
4h	la
4i	2k ed
5a	gb
5em	gc
6u	3f 5g 6b ca d-a n-b
5ploma	ll
5ssertation	ma
4lamini	kb
4o	4e dk fb
5an	9j mh ra
5i	1d d-a sa
5n	vb
6g	9b d-e f-b hd
4rawer	4e
5iving	dc
5yer	mc
4u	f-d
5blin	gb
5ng	5b dc
5oc	5l 8r
6ng	dh
5ration	f-a ga va
3e	ld
4is	na
4lse	cg
4m	1a bf
5ployee	rm
ar	fi
4nds	cf
5gagements	2b
5vironment	ie
4tc	cc
4vening	je
4xample	ig rc
5cel	ps
5perience	2d
3f	cd v-c
4achhochschulreife	kg
5r	2a
6ms	ic
4eb	fi g-c
4inal	mb
5rst	pl
5ve	sk
4leet	fb
5oor	fg
6ppies	ed
5uent	og
4ood	pj
6tball	te
5r	ac ja pj qd
6eman	f-a ga
6ge	5b
6klift	pn
5undation	pa
5x	8b
4ree	aj
6nch	l-a mh
6sh	dc
5om	vf
4un	ad ta
5rther	6g
3games	tb
5p	ja
4ear	4d
5d	ko l-h
4hi	g-a ib vb
4i	ad
5ai	ra
6o	ol
6y	6o
5o	ad sa
6i	lh
5ving	9i
4lance	1a
4mbh	ha
4oogle	nd ph
5vernor	se
4pa	lq
4rade	lh
7uate	dc
5eyhounds	tf
5owers	ib
4uard	ga
5elph	sb
3ha	de
5ckathon	ri
5lvard	mb
5n	pe
6a	dh
6dling	pf
7s	4d
6h	i-b
5ve	2d
4e	fe
5alth	la
9care	ph
5ight	pc
5ld	6g
6lo	1c
4ien	sg
5ndi	oa
4k2	mi
4o	va
5a	dd gk
6t	9c
5bbies	tb
5c	3n 6z fb kj r-b
5i	9l bf
5me	fb od
5nors	8d
7urs	lb
4pcsa	pd
4sk	ok
4ttps	d-c ih
4uan	6p pe
4ygiene	pk
3i	1g 2f 3b 4l 5f 7a d-m
4elts	og pp
4gbo	of
4ii	rb
4n	8f d-h g-c h-b jq my
5itiate	pd
5stitute	pc
7ruments	4d
5terests	tb
6ro	1h d-c
4rish	od
4sixhosa	of
4talian	om
3jobs	2g
5urnals	sk
4un	kd
3kcs	gf
4et	cc ga
4ha	4e lk oe
6c	5-b 6w cy p-f
6i	ve
6o	bm
5en	8w rf
5i	uj
6ch	mi
5o	ia
6a	6b ga
6i	gd ha
5uyen	mi
4iem	gb
6n	pi
5nh	2c
5t	4h
4now	bc
4y	4a va
3labs	3a mc
5i	ja pf
5m	213 ab
5n	sg
6guages	5c
5ptop	vb
5t	ce
4eader	ge sj
6rning	3h
6ve	f-a jj
5ctures	3c
5n	ed
5vel	l-d mf ps
4icence	6g dg pk v-d
6h	0b dc
5fe	2j
5ghthouse	6b
5nh	ci
6kedin	dd
6ux	ed
5st	rm
4oai	lk
5cation	gc
5i	1d
5ng	4b
5p	6b
4uc	aq td
5ong	ih vg
5yen	pn
4y	0b da
3made	7d
5ndarin	oh
6ual	pn
5r	fc
6keting	4a pc
5ster	pe
5ternity	ja
6hs	mb
5u	sf
5y	1c 3a 4b 5b i-b l-d nb p-k v-e
4e	0d 1c bi
5m	ne
6ber	pn
5o	vc
4inor	l-a mh
5sc	co
4o	ia
5bile	gb
5c	nd
5dules	ma
5i	f-c gd k-b
5n	nf
6ey	2a
6g	cp vh
6th	rm
8s	hh
5s	pl
5t	ve
6her	oe
4uon	cp vh
4y	2d 5b 6b 8c n-a p-e
3nam	0d 2-c hj va
6e	de
5ng	4t
5tionality	dg
7ve	oc
5u	td
5y	gd
4dhce	pi
4eedle	7b
4gan	d-a
6y	fb g-b
5he	4n lb
6i	jk
7em	2b
8p	4b
5oai	ab oa
6c	dx g-d
5u	5b oc
6oi	ba vk
6yen	cc da
4ha	hb pa
6c	sa
6n	0i sc
5om	pe
5ung	2d
4igerian	oe
4oi	5r gb
5n	vo
6g	mb
5t	cc
6es	cg
6ice	va
4uoi	ta ve
3odds	cf
4f	2-c fa rk vg
5f	ah
6icer	ga
4ld	tb
4n	bc ha ll uu v-a
5ce	vp
5g	f-a hb
5ly	oh
4pen	qf
5tics	ma
4rigin	nf
4ther	6-d ct
4utside	ah
4wn	dd vq
4yelaran	ha
3page	vt
5pers	6i
5ssed	pi
5th	2a
4ccc	pn
4eriod	vh
6son	0b
9al	0f
4ham	pk
6p	oe
6rmacy	f-d hd
5otography	tj
5u	gf la
6c	f-a
5ysics	mb
4idgin	of
5eces	cj
4lace	ri vf
8ment	gf
6nner	f-b
5c	hb ne
4osts	2g
5tholes	qf
4ractice	2k
5esent	gl
7s	8j
5ince2	pe
7t	8d
5of	mb
7essional	2d
6ject	mc
6viders	ph
4sm	pe
4t	pd
4ublic	la
9ations	8p
3quan	lb nd
5ilts	o-a tr
5y	rc
3radios	tc
5nh	aq n-c te
5u	tk
4dh	dk
4eading	of
5cord	2a
5ferences	bh lf uf
6resher	pc
5gional	rg
7stration	6m
5pair	te
5quest	bd lf uw
5scue	tf
6ponsibilities	in
6ume	db
5viewer	sk
4ieng	vb
4o	vb
5ad	2i
5le	g-e ip
7s	2d
6ling	5a
4unning	tc
5ral	ma
3sabbatical	f-j jy
5ch	tg
5les	rg
5n	mc
5s	nc
5y	md
4chool	3a sn
5ience	ld
5out	sj
5rum	pe
4ealants	nd
5cond	rk
5lected	2c 8h
6f	pf
5nior	f-f ge kb
5rvice	9m
4hifts	2b
5op	fi
7s	2a
6rt	1n 6e d-c
4i	fe g-a
5gnature	vk
5nce	ed
6h	0b mg
4kills	ig
4moker	vo
4o	ab dc rb
5ciety	mc
5ftware	4a
5lar	mc
6idworks	na
5meone	dl
5urdough	o-d tn
6th	da jb
6za	dm hd n-c
4parrow	2e
5eak	5i
5oken	5l
4tack	4i
6rt	vp
6tions	2g
8stics	sa
5ock	ia
5ructural	fc
5udent	da
4ubjects	mb
5mmer	fa
5nday	sf
5pervision	9g
bor	mb
4zabo	ha
3tai	mj
5lks	8a
5o	3a
5p	6p ma p-a
5ught	mc
5y	4c
4b	lf
4eaching	2a 9f
5ch	4m kf
5mp	fb
5n	va
4ham	bq
6n	0q
7g	hd kh l-c
7h	sf
5e	0b 2m 4f d-r ea ff l-h n-d o-b q-a rg
6m	6i bo
6o	2a
6y	bd
5i	jb rd
6ch	aq
6en	1a d-a
7t	ib
6ng	cd
8s	7c
5o	f-c hb
6i	ld
5pt	ke
5u	mg
6c	pg
6ong	8a
4ieng	5t or v-b
6p	ol
5me	aj je
5n	5a
6h	1d cn p-c vh
4nhh	fc
4o	f-j id vl
5a	gc
6n	1b pp
5day	gc
5eic	na
5i	1f 6c d-e ed
5ngue	oe
9s	5o
5olbox	4e
5t	mf
4rack	2a
6il	tc
7ning	3b 6b
6vel	vl
9ling	jb
5easurer	mb sc
5ieu	vg
6nh	2g
5o	ia
6ng	tk
5uong	fc k-c
4tgdtx	ke lb
5s	ga
4u	ec gt h-a i-b j-c
5c	ka
4win	si
5o	te
4y	fg g-e
3unemployed	je
5iversity	3a fb
4s	da vh
5e	4c
4trecht	ga
3v	5a
4a	3f 4h 5b 8a cb d-d i-b r-b
5i	1b id
5n	f-c gd
5rious	fb
5t	ce
4e	1r 3c 5b bd d-q m-a n-a vh
4i	8b vb
5ec	2c da p-b
6n	ge i-a mo p-a rf
6t	oe
7namese	oc
5sits	ic
5tae	db
4u	4b f-c na
5i	vn
3wanjiru	dc
5terford	ga
4ebinar	pc
5eks	va
5rkstudent	fb
4hat	4f
5eel	7b
5o	be
4illing	vl
5nner	ri
5th	if
4ork	ag d-g fg g-b i-c m-b n-c o-c pk v-d
7ing	pa
3xanh	l-b
4e	pg
5p	la
4in	1e
4rd	4-a ni
4uan	lc
3year	da jb md
7s	6b he le p-c v-a
5t	cd
5u	de uj
4outh	fa
0t=A	0-j 14 20 3-3 4n 5-1 6o 7-3 8-s 9v ar b0 cf d-y e-9 f-11 g-i h-f i-r j-h k-q l-y m-d n-5 o4 p-13 q-b r6y s-l t-2 u-b v9
2B	0-8 1-2 2-1e 3-a 4-h 5-6 6-8 77 8-6 9-6 a-9 b-3 c-6 d-b e-5 f3e g-o h1b i-1l j4r k-j l-6 m-8 n-e o-8 p-g q-b r-8 s-8 t-8 u-8 v-d
2C	01c 1-h 219 31 41d 5k 6-w 75 8v 9-4 aq b16 cj d-5 e-a f-t g-11 h-q i-11 j-m k-1u l-1w m-14 n-e o-6 p6u q-n r-17 s-18 t-1 u5 v-u
2D	0z 1-3 215 3-p 48 58 6-e 7d 8-6 9-a a-9 b-1 cc d0 e-7 f-14 g-c h-k i-f j-9 k3p l-11 mi n0 o-9 p16 q-i r-q s-o t-d u-8 v-t
2E	019 1-9 216 3-2e 4-6 52 6-b 75 8-d 9-9 a-7 b-4 c-c de e-8 f-31 g-n h-r i-1u j-t k1 l9x m3k n-h o-r pa q-e r-p s-v t-k u-k v-w
2F	0s 1-7 2h 3-1c 4b 56 6-r 7d 8-3 9-2 a-8 b-3 c-h d-18 e-9 f-1b g-13 h-q i-1e j-w k44 l4w m4g n-17 o-w p1b q-x r-14 s-y t-u u-p v-i
2G	0-n 13 2j 3-i 4q 5-1w 6q 79 8v 9e a-2 bb c17 d-19 e-c f-m g-p h-g i-w j-a k-b l-m m-h n-s o5k p-g q-l r-f sw t-a u-i v5
2I	0-g 1-f 2p 3-d 4w 5q 6h 7-6 8c 9d a-10 b8 cb d3 e-e f-c g-h h-e i-3 j-6 k-5 l-e m-8 n-z o-p pd q-7 rb s3 t2p u-i v1
2J	0-7 1-5 2-1m 319 4-w 5-9 6-e 74 8-f 9-b a-8 b-8 c-c di e-z f-s gbi hh i3w j-4 k-1f l-n m-13 n-n o-j p-1p q-16 r-g s-s t-k u-m v-15
2K	08 1-c 2-1o 31y 4-e 5-5 6-k 74 8-c 9-c a-5 b-7 c-f d-b e-1a f24 g6h h2 i60 jn k-y l-1h m-p n-10 o-t p-1g q-1g r-y s-10 t-a u-n v-z
2L	0-o 1-g 21c 3c 4-2b 517 615 7-1 8l 9n ar bg cd d-a e-f f-19 g-17 h-v i-18 j-d k-y l-v m-r n89 o-9 p-q q-i r-g s-c t-x u-w v-9
2N	0-j 1-8 2q 3-3 4i 5e 64 7-1 86 9o a9 b-u cg d-1h e-a f-a g-g h-c i-f j-9 k-j l-c m-9 n-7 o-5 p6 q-8 r-8 s9 t-6 u4h v-v
2O	0-5 18 2k 3-k 412 56 6n 77 8-2 9h a6 b8 c-14 d-18 e-n f18 g-t h-l i-s j-r ku l-16 m-d n-m o-5 p-11 q-g r-18 s-1n tl u0 v6f
2P	0k 129 2m 31 4t 5m 6p 7-b 8i 9a an bf ci d6g e2o f-q g-w h-w i-1d j-b k-i l-v m-10 n-1c o-1e p-1k q-w r-o s-l t-u u-w v-1l
2Q	0-6 1-2 2-s 3-b 4-7 5-3 6-4 7-3 8-4 9-3 a-2 b-2 c-4 d-5 e-4 f49 g-1j h3o i-o j-o k-j l-7 m-3 n-9 o-5 p-a q-d r-8 s-8 t-4 u-7 v-e
2R	0a 1-3 21o 31q 4c 5-8 6-6 7-k 8a 92 a-6 b-b c-5 d-b e-k f-m g-15 h-g i-2e j-i k-f l-d m-c n-k o-9 p-l q7v r-k s-e t-7 u-8 v-q
2S	0-u 11a 213 3a 4b 5m 6s 7-2 8-6 9-2 ad b5 cc d-1l e2k f-c g-1 h-n i-1d j-i k-p lb m-m n-3 o-4 p-9 q-3 rd s0 t4 u7 v-y
2T	0z 1-e 2-2l 32l 42 5-b 6-3 7l 8-6 9-b a-c b-7 c-u d-1 e-10 f3m g-2k h10 i8k j2q k-7 l-18 m-s n-13 o-13 p-1o q-1g r-o s-14 t-q u-w v-1a
2V	0-i 1-5 2b 3b 4s 5b 6h 7-a 8j 9-t am b4 ct d-u e-7 f-13 g-j h-d i-v j-g k-p l-x m-l n-1 o-i p-1o q-1 r-c s6y t4 u-1 v-r
2^	00 16 2-6 31 4-5 5-6 63 7-1 8-4 90 a-1 b0 c2 dy ed f-4 g-3 h-5 i-7 j-2 k-1 l-3 m-2 n-3 o-1 p-5 q-3 r-3 s1 te u-5 v-6
2hA	0-3 1-2 2-5 3-3 4-6 5-3 6-4 7-2 8-7 9-3 a-2 b-2 c-4 d-f e-a f-j g-7 h-6 i-7 j-2 k-g l-4 m-3 n-k o-h p-u q-8 r89 s-i t-f u-e v-s
3C	0-4 1-2 2-6 3-3 4-b 5-6 6-d 7-2 8-4 9-3 a-3 b-2 c-5 d-i e-c f-o g-8 h-6 i-7 j-3 k-k l-4 m-3 n-m o-i p8w q-9 r-i s-i t-f u-f v-q
3E	0-6 1-2 2-a 3-j 4-9 5-3 6-5 7-2 8-3 9-3 a-2 b-2 c-5 d-q e-j f-1j g-l h-h ic j-7 k7y l-p m14 n-u o-k p-4 q-m r-m s-k t-e u-e v1o
3G	0-4 1-2 2-5 3-3 4-9 5-9 6-5 7-1 8-2 9-2 a-3 b-2 c-4 d-m e-d f-j g-7 h-6 i-5 j-2 k-d l-4 m-3 n-p o86 p-l q-6 r-c s-b t-k u-g v-r
3I	0-3 1-2 2-5 3-3 4-a 5-6 6-4 7-2 8-2 9-2 a-b b-2 c-3 d-9 e-b f-i g-7 h-5 i-5 j-2 k-b l-4 m-2 n-o o-o p-k q-5 r-d s-b t7t u-g v-o
3J	0-8 1-4 2-19 3-9 4-d 5-6 6-6 7-3 8-4 9-3 a-3 b-3 c-6 d-9 e-q f7a g-12 h3x i-b j-c k-1f l-9 m-7 n-16 o-v p-y q-y r-l s-u t-l u-m v38
3L	0-4 1-2 2-7 3-5 43 5-6 6-5 7-1 8-3 9-2 a-3 b-2 c-5 d-c e-m f-w g-b h-7 i-9 j-2 k-o l-7 m-2 n99 o-8 p-q q-9 r-g s-g t-m u-k v-t
3N	0-4 1-2 2-8 3-3 4-b 5-5 6-6 7-2 8-3 9-3 a-4 b-5 c-5 d-i e-f f-g g-5 h-6 i-6 j-2 k-a l-3 m-2 n-k o-h p-i q-6 r-d s-b t-d u7v v-s
3O	0-4 1-2 2-5 3-3 4-n 5-4 6-5 7-1 8-3 9-3 a-3 b-3 c-6 d-i e-l f-r g-7 h-7 i-7 j-3 k-i l-4 m-3 n-p o-a pe q-8 r-l s-l t-l u-i v86
3P	0-b 1-2 2-5 3-4 4-7 5-4 6-3 7-1 8-2 9-2 a-2 b-2 c-4 d77 e-8 f-l g-8 h-8 i-6 j-3 k-e l-4 m-3 n-j o-h p-n q-8 r-c s-b t-d u-e v-k
3R	0-4 1-1 2-7 3-4 4-6 5-2 6-3 7-5 8-2 9-2 a-2 b-2 c-3 d-d e-7 f-u g-5 h-h i-6 j-2 k-g l-3 m-2 n-a o-7 p-e q6e r-8 s-8 t-6 u-7 v-f
3S	0-3 1-3 2-5 3-3 4-6 5-2 6-2 7-1 8-1 9-1 a-1 b-1 c-2 d-j e6x f-m g-5 h-5 i-8 j-2 k-h l-3 m-2 n-o o-d p-h q-7 r-c s-c t-c u-f v-l
3V	0-3 1-1 2-6 3-3 4-6 5-3 6-4 7-1 8-3 9-3 a-2 b-2 c-3 d-f e-b f-q g-7 h-7 i-7 j-3 k-i l-3 m-3 n-h o-e p-t q-8 r-j s7y t-d u-c v-p
0w=0xxxx	rb
210	d-j hf iq j-i k-j lf ne pi qn rd s-i t-b u-s
40	ua
220	dh hg iq j-d kh m-d ng o-j p-p qs rp s-i
230	dp f-c ia la p-j u1d v-g
240	2-d 3-g 4-b 6-a c-c e-d f1c gw hc i-b jj km lj m-p n-h o-v qj t-b ux vi
380m	ib
25s	rn s-d
260	pm ua
270	pd
2a	1f d-f mc p-o qm r-f sp v-j
32	on
3bout	0a ec ih
5ve	ve
3cca	pi
3ds	nk
3ed	ph
3frican	da
6kaans	oc
4ter	ie
3gencies	ic
7y	fa
4riculture	ka
3i	3b 5b bk d-b n-b ua v-h
4d	p10
3merica	f-c jn
3n	1a 7d fj j-a n-f pf td v-b
4alysts	id
7tics	pm
4chor	7d
4d	3r 7a 9e cg en f-u g-g h-a ih je k-n l-h m-c n-b p-b qb r-c t-d
4ger	ng
4h	i-d ja oc v-b
4imal	sc
4sible	ng
4y	dc
5thing	cg
3pp	qq
5licant	rf
9tion	rb
3rabic	oe
4chitect	pb
4t	ma
3s	ib
4k	bv
4segnista	fc
5istant	fa
5ociate	k-d po
3t	2b d-g ga i-h kd l-e r-b sc ua vc
4ld	pq
3ug	ji
5ust	f-b
4thorized	db pj
5osar	pa
3vailable	lf
3ward	rk
7s	8k ro
5y	jk
4s	pc
2b	kc
32	of pe
3a	nb
4c	na
5helor	la
5k	9i
6end	db fb
4i	ia nj
4n	0g d-f ge ih j-b nl ol qd se t-a v-p
5g	6c f-a im lg m-a ra va
5h	ta
4o	db gc j-g ke l-c ob p-e qa
4rista	f-b gg
4sh	na
5ic	oi
4t	i-b
4y	fa
3e	jm pr
4amtime	rf
4hance	db
4lt	pj
4n	sl
5h	id
4st	ia ro
3i	mi na
4ch	du g-d
4en	fh
5t	3c 4j 5b 6a
4nh	p-a v11
4ostatistician	fb
4rds	tf
5th	dd
4ts	ci
3ls	ph
4ue	fa
3o	ke no t-b
4ard	tb
4i	ps
4ng	fa i-a ma n-d p-m ri si t10 v-b
4okings	nb
6s	3a jc
4uldering	tb
3rancaforte	r-d vj
6dt	rk
4eak	jd
4idge	5a
4unswick	pb
3udget	f-a qc
8s	ib
4ilt	7f
4oi	pr
4s	qd
5iness	kd
4t	ph
4u	hb
4ying	pb
2c	k-a pq
31	ok
3a	6c d-d g-d ie n-c p-c qg tm vh
4c	2a re
4fe	p-b sl tg
4m	ce vd
5e	ib
4n	da oc vn
5didate	fa
5nulation	ne
5va	nl
4o	ib km li
4p	6e le m-d n-a ut v-a
4r	de vs
5d	p19
6s	6g
5e	np
6er	ja rd
5ing	ja
4stellano	fa
4u	ff i-e n-a t11 uv v-h
4vitron	ng
3chn	po
3d	kh
4ho	pi
3ells	rj
4ntre	pb
4rtificate	la pf
9ed	pj
3ham	ea ii qa
6ber	pa
5o	1i d-b oe
5pter	sh
5rt	if
5u	jc
5y	4c eg
4e	gc na
5m	ra
5ss	mc tf
4i	ea k-h l-n o-a p1m vb
5en	qc rh
5nh	fc ga lc
4o	ig qh
5ir	sl
5t	ng
4u	fh md ul
5a	e-e ng vz
6n	nc
5c	f-i gi sl vc
5ng	6j k-p m-c p1o r-b vh
5p	tb
5yen	3c fa h-a ia m-a o-e r-d tl
3ities	sh
6zen	ve
5y	kf p-a
3laims	gh
5ss	lb pe
7es	f-a jk
7ic	pa
7rooms	3i
4b	sb
4ean	vd
4ient	g-e iv
5nic	sj
8s	hb
3n	ge
3o	d-a gl ha i-i ob p-i q-d t-b ut vi
4ach	td
4de	df
4llege	3c kd la
4m	du id
5munity	hb
5panies	2e
8y	vc
7ss	6a
6rehensive	kk
4n	f-c ir pl vb
5g	c-a gl m-c p-g r-c v14
5servatory	ki l-c
6umer	na
5tact	0a
6racts	if
4pywriting	ph
4ursera	pd
8s	6k
8work	mb
3p	fb
4r	pi
3raft	4i
5ne	gb
3scs	p15
3tv	fj i-a
4y	ff
3ua	p-e r1l
4c	hb
4ng	ic uz vb
4oc	rb
5i	fb gc
4rling	ts
5rent	gh
6iculum	da r-e vk
4tting	nc
3v	vz
3ycling	tb
2da	2t 6a gg i-c p-a r-d sm
4gny	de
4i	ea kq la p-c ua
5ly	nb
4m	md
4n	fa g-e na
5g	f-a ku ll p-c
4o	3a pa sk
4t	dc
5a	rh
6bases	ma
6set	qg
5e	dc p-a vl
6s	vc
4y	2d ic pf se
5s	pk
3e	dp hk mc
4an’s	rm
4clare	ve
4gree	lg
8s	3p
4ll’elettrochimica	ri
4m	e-e ia sl ve
4n	fa i-b vd
5trix	nd
4partment	ka ua
4sign	ea mf
8er	fd
4t	va
4xis	ne
3h	lh
3i	2k ef g-d jh p-c r-a v12
4ch	f-h jl od qc
4em	gb lf
5n	ne
5u	2b 3b 5f 6a cc d-b ha kc m-a n-c q-b v-a
4nh	eb ji kg nd ue
4ploma	ko lc
4ssertation	ma
3lamini	kc
3ntn	gb
3o	4d de g-b i-d
4an	9j mf p-j vz
6h	fb
4c	og
4i	1d d-c ib r-b sk
4n	2-a np o-f vj
5g	9a d-d gj he kg
4ttorato	kd
3r	r-h vh
4awer	4e
4iving	dd
4y	pg
5er	mc
3u	ig ta
4a	ri
4blin	ga
4nby	f-b hb
5g	em fl ib j-g k-f nk t-b
4oc	5i 8q lb om t-a
5ng	di i-d l-a pl qb
4ration	f-a ga vb
2e	li
3ach	ib
4rly	rd
3ditor	gb
3hospital	na
3is	nb
3lectrical	ge
4se	cg
3m	1a bf f-f g-a ji ud
4bedded	pb
4ployee	rn
9r	fh
3nds	cf
4gagements	2b
5ineer	ga pa
5lish	on
4vironment	ie
3p	ia
3ssen	pb
3tc	cc
3vening	f-a jl
5rything	fh
3xample	dz ic ra
4cel	nn p15 t-c
4perience	2d
2f	cd v-c
3achhochschulreife	kg
5ulty	ld
4r	2a
5ms	g-b ih
4ther	ja
3eb	fh kc
5ruary	fb
4rrante	rh
3igma	nh
4led	rd
4nal	mb
6nce	pc
4rm	fd
5st	dc pp v-c
4ve	sj
3leet	fb
4oor	fj
5ppies	eg
4uent	oh
3ood	ga pg
5tball	te
4r	ab de f-m is je pp qw r-m
5eman	ga
5ge	5b
5klift	pm
4undation	pa
5r	ib
4x	8b
3ree	aj sj
5nch	mh
5sh	dc
4om	ve
3ull	jb ve
4n	ad ta
4rther	6g
2ga4	nf
4mes	tb
4n	gb i-b
4p	je
3b	rb
3ear	4d
4d	kp l-i
4rman	oa
3hi	g-c ic vp
3i	ad te
4a	jl
5i	p-b r16 s-f
5m	pg
5n	gs i-c j-b lf ns o-f
5o	nu og t-g
5y	6k
4o	ad sl
5i	lg
5rnate	ri
4ving	9i
3lance	1a
3oes	ra
4od	pf
5gle	np pv
4vernor	sh
3pa	lv
3rade	lh
6uate	dc
5nt	rd
4een	pi
5yhounds	tj
4oup	i-c jb
5wers	if
3uard	f-e gn
4elph	sh
4ilds	kf p-a
2ha	ud
4ckathon	rk
4i	i-c ke nb
4llworth	fa
5vard	mb
4m	td
4n	g-a pm
5a	dg
5dling	pk
6s	4d
5g	fa gc m-d ne pk
5h	fd i-a
4ve	2d dc
3b	pn
3cm	gb
3e	e-c fw g-h i-e lh si
4ad	gh
5lth	lb
8care	ph
4ight	pd
4ld	6g
5lo	1c
4n	ec
3ien	sk
4gh	ki
4ndi	oa
4story	oe
3k2	mb p-g rr
3o	dc vi
4a	dj gh h-b lh r-a ve
5ch	ie
5ng	hd
5t	9b
4bbies	tb
4c	2-a 3l 6x g-a kv o-b q-c ri v-b
4i	9l bf oc se ub v-k
4me	of
4n	db
5ors	8d rb
6urs	la
4p	im
3pcsa	pd
3sk	om
3ttps	d-d ih
3uan	6p px
4ng	fe
4ong	fa
3ygiene	pi
2i	1f 2e 3a 4j 5e d-e eb f-a i-f rc
3elts	or pt
3gbo	n-a om
3ii	g-c l-a rv
3llness	jd
5ustrator	ng
3maginary	ra
3n	8e e-b f-b g-f h-h ic ju kg mr o-c u-b v-b
4itiate	pm
4sight	na
5titute	pg
6ruments	4d
4terested	vb
as	td
5ro	1g d-d ph
4ventor	ra
3rish	ol
3s	ve
4ixhosa	oi t-a
3t	na
4alian	on
2j	ra
3an	je
4va	nd
3obs	2g
4urnalism	kb
9s	sj
3uly	jb
4ne	f-c gc ia r-a
2kan	nc
3cs	fj gd i-a
3e	ea f-a ib v-a
4eping	nd
4t	cc fb
3ha	4e lq oh
5c	5-b 6t cx vi
5i	vu
5o	bm
4en	8v p-a rt
4i	og uy v-g
5ch	mb p-g rr
4mer	od
4o	g-b im
5a	6b f-d gi kg pe
5i	gc nd
5ng	ol
4u	ga
5y	nb
6en	mb p-g rr
3iem	fl
5n	pp
4m	l-a
4n	ea
5esio	nb
5h	2b i-a la vj
4t	4h
3now	bc
3y	4a ga la ne p-f ve
2la	e-b
4bs	3a mc
4gos	rf
4i	i-e jh nd pe
4m	210 ab gb i-p vi
4n	sm
5guages	5c oe
5h	ig
4o	rf
4p	dh e-b nc
5top	vg
4st	df
4t	ce
4u	eb fb
4y	na
3ead	fa uc
6er	fk i-b si
5n	pi
5rning	3h pc
5ve	f-a jk
4ctures	3c
4d	qa
4n	eg
4vel	l-b me pv
7s	pd
3icence	6g dh pm
5h	0b dc fa tc
4en	pb
5u	f-a ic na
4fe	2j
4ghthouse	6b
4ndqvist	ka
5h	ci ua
5kedin	df
5ux	ef
4st	rm
3me4	nb
3o	ib
4ai	lm
4cation	gc
4de	li
4i	1d vf
4ng	4b tf
4oking	jd
5m	f-b hc
4p	6b k-h p15
3uan	mj
4c	ap
4ong	de if vh
4yen	pr
3y	0a ia
2ma	kl
4chine	pd
4de	7d
4i	gb ud
5l	dh
4nager	fc g-d
5darin	ok
5ual	pp
4rch	f-i iw
5k	la
6eting	4a ge pe
4ster	pd
4ternity	jb
5hs	mb
4u	fa ih si
4y	1c 2h 4a 5a ca d-a fb ng p-c r-c s-a t-c v-o
3ba	kb
3e	0d 1c bj
488	dd
4dia	pb
4m	ng qe
5ber	pm
4o	te ve
4ta	nc pa
3ien	fe i-c
4nding	ja
5or	mh
4sc	co
3o	ea g-b ij
4c	nd
4dules	ma
4i	f-b ib k-a lf
4n	nn
5ey	2a
5g	cp vs
5th	id rd
7s	f-e go hh
4s	pr
4t	vg
5her	oe
4ving	vb
3tv	hd
3ua	s18
4c	ed
4on	cp vk
3y	2d 5a 6b 8c i-b je n-a p-f
2nam	0c 2-f da ee gv hl i-w m-b p-m q-d rv s-a vg
5e	di
4ng	4s f-e k-a nt
4tionality	dh
6ve	om
4u	tg
4y	fg hd
3dhce	pj
3eedle	7b
7ing	pg
4t	db
4w	pa
3gan	d-b gh
6h	ke m-e vf
5y	da g-f nb pc r-c vo
4he	4m ki lo m-a n-b tb
5i	eb f-13 g-e j20
6a	db i-b jp vg
6em	2a ie vi
7p	4b eg lc m-b pe v-g
4oai	ab k-d on pa
5c	dx g-e
4u	5f k-j oq vh
5oi	ih vk
5yen	cc l-b so v-a
3ha	hf jb pe
5c	sm tc
5n	0h rk sd v-a
6h	fe
5t	ib on rl s-e
4i	rb
5n	eb
4om	fb i-a pn
4ung	2d vc
3igerian	oj v-a
5ht	id
7s	fc
4nh	na
3o	ia
4i	5o fn gd i-o j-a ok vf
4n	vo
5g	ma
4t	cc vn
5es	cg
5ice	vc
3u	da
4oi	tf vf
2o	f-j gq i-j jf kl p-a
3dds	cf
3f	2-e 3-a dd ga h-a ke me o-a p-d qe rf sd
4f	ah jb
3ld	tb
3n	bb ec f-k jn lj uz v-m
4ce	vp
4e	pk sg
4g	ha
5oing	gd
4ly	oh
3pen	d-a qg rh
5rator	td
4tics	ma
3rganiser	sh
4igin	ng
3scar	nb
4ei	i-a rg
3ther	6-d ct
3utside	ah
3verview	pa
3wn	dd vp
5er	ua
3xygen	ra
3yelaran	ha
2padova	ri
4ge	p-a vx
4id	nc
4pers	6i
4rent	i-a jm
5t	ff
4ssed	pj
4th	2a
5tern	nc
3ccc	pn
3eople	ei
4riod	vk
5son	0b
8al	0f
4ttersson	fc
3ha	gc nb
5m	kd pp
5n	gd qb
5p	oi
5rmacy	f-d hd
4ong	fc j-c
5tography	tj
4u	fe gh i-f jd
5c	if
5i	tb
5n	ia
5ong	f-a ua
4ysics	mb
7otherapist	fa
3idgin	ok v-a
4eces	ci
4peline	rh
4tcher	rf
3lace	p-b rl vk
7ment	fh gf j-a
5nner	f-a qb
4c	hb nj
3olicy	f-e gg
4rtugal	tb
8uese	oh
4sition	gd va
5t	ic
6er	rj
6s	2g
4tholes	qg
4wer	nb
3ractice	2k
4esent	gn
6s	8j
4ince2	pe
7ipal	rf
6t	8d
4of	mb
6essional	2d pn
5ject	ie mb
5viders	ph
3sm	pf
3t	pd
3ublications	8n
3ython	ne pd
2qua	pf
5n	g-c jc lg nh p-f ut
4e	jf
5n	id
4ilts	o-a ts
4oc	ua
4y	ry
5en	dd ia
2r	rg
3adio	rd tc
7s	tc
4nh	aq n-c te
4u	tm
3dh	dk
3eading	og
4built	ia
4ceptionist	fa
5ord	2a
6very	jd
4duced	ia
4ferences	bh lf ui
5resher	pd
4gional	rk
6stered	fc
8ration	6m pf
4hab	ph
4levant	mb
4pair	sf tg
4quest	bd lf u14 v-c
4scue	tj
5earch	gh
5ponsibilities	io
5ume	db
4tail	gf
4viewer	sj
3icerca	fb kc
4eng	vc
3o	vl
4ad	2i
4bot	qa
7ics	kd
4le	g-f io
6s	2d fe
5ling	5a
3unning	tc
4ong	jf
4ral	ma
2sa	ga
4bbatical	f-j jy
4c	lb
5h	tk
5ristan	fe
4i	nc
4les	rj
4n	fb gf i-a ma
5g	vf
5h	eb
4o	fa
4s	nh
4t	ph
5urday	so
4y	md
3cholarship	rh
6ol	3a p-l sz
4ience	lg p-e
4out	sj
4rum	pf
3ealants	ni
5rch	ph
4cond	lb rm
8ary	kc la
4lected	2c 8g
5f	po
4minar	pa
4n	fg
5ior	kl p-b
4o	nc pe
4p	f-a gj
4rvice	9m
3helter	sc
4ift	id ub
7s	2b rf
4ops	2a
5rt	1n 6e d-c
3i	fe g-b ka li p-b ri
4gma	pj
5nature	vp
4lver	rf
4nce	eh f-r ix l-c sl
5h	0b db f-m jv mg p-e rh
4te	gc
4x	pi
3kills	if
8hop	ph
3mall	ic
4oker	vo
3o	ab da nr rk v-h
4an	gg ia
4c	fg
5ial	ni
6ety	mc
4ftware	4a
4lar	mc
5idworks	ng
5utions	pb
4meone	dy
4n	ka
4urdough	o-d ts
5th	da f-c jn
5za	dm he n-c
3pa	hb
5rrow	2e
4eak	5i oa
4oken	5l oj
3ql	nd
3r	gb
3slc	ka
3tack	4i
5nd	fe
7ing	pg
5rt	vp
7ers	ia
5tions	2g
6us	da
4ock	ff j-a
4reamer	fh
5uctural	fd
4udent	da
9s	sa
6y	jb
3u	fi i-p jh p-d vn
4a	nb
4bjects	mb
4c	sm v-a
4mmer	fm
4nday	sl
4pervision	9f
aor	ma ua
3wedish	of
3ystems	fa
3zabo	ha
2t	md
32	gb
35	fa
37	gd
38	fe
39	gb
3ac	va
4i	mh sf v-a
4ke	oe
4lks	8a
4m	k-d pi
4n	fa i-a
5g	f-b ic qa
4o	3a ie pb
4p	6p fd i-f
5ing	nb
4ught	mc
4y	4c gc
3b	lr
3e	g-c pl
4aching	2a 9f
5m	tc
4ch	4m kp
6nology	kb
4ilzeitkraft	ff
4mp	ff
4n	v12
4t	qd
3ham	bq
5n	0q
6g	d-c gr hf kj r-e vb
6h	sg
5t	vq
4e	0a 2k 4e d-d ir k-h l-i n-c o-h p-b rk se v-b
5m	6i bo jc
5o	2a
5p	ia
5y	bd
4i	i-l ji rn sh
5ch	ap ec tc
5en	1a d-a
6t	id ma
5ng	cd
7s	7c
4o	ha
5i	fi go i-j j-g lo
5ng	db e-a
4pt	kv p-b
4u	mg
5a	nb
6t	gb
5c	ea pk
5e	ib
5ong	8a ga re
3ien	fi i-k rd
6g	5q d-a ja o1r v-k
5p	nr og sm t-g
5u	ee
4ktok	e-c vo
4lls	fh
4m	ec
5e	aj i-b jt
4n	5a k-g mc nd pi
5h	1d cm k-g sj va
3mcp	ga
3nhh	he i-a
3o	dl ec jb k-f m-b pg qj t-c v-e
4a	gk
5n	1a ea ps r-c
4day	gf
4eic	na
4i	1f 6c g-a
4ng	i-b
6ue	oe
8s	5o ob
4olbox	4e
4t	md p-i rh
3p	da ga
3ra	ia
5ck	2a
7er	qe
5il	td
6ner	gb
7ing	3b 6b
5ng	da
5vel	n-a rc vi
8ling	f-c jn
4e	sl
5asurer	jc mb sc
5n	vb
4i	db ge j-d
5eu	vl
5nh	2g dn e-c nf
4o	ea
5ng	d-a ig o-b tl
4uc	ga
5e	ve
5ng	eb fc ha i-b ob
5ong	el ge j-b kc m-b s-a
5st	rh
3t	k-e pe
4gdtx	k14
3u	ek gp io j-q q-b
4a	gf
5n	ie qa
4c	kb
4oi	dd
4rkish	oa
4tor	fc
4yen	dg
3win	si
4o	g-c io ti
3y	fm i-p sc vf
2unemployed	f-a jl
4g	dg
4iversity	3a ff i-a kd
4til	ic
3p	ib
4per	lb
3s	dm vh
4e	4a p-a rd
5d	ih
3trecht	ga
2va	2a 3f 4h 5e 8a ca d-d f-r g-d iw j-b k-a n-c p-d vf
4i	1b if
4n	gc hb j-c nc
4rious	ff
4t	ce ia nt
3e	1r 5a bd d-g e-a ja n-b p-e r-a
4stibular	ph
3i	8b f-d gk vo
4deo	pg
4ec	f-e jj p-c vb
5n	e-a gp i-r mi p-d r17 so
5t	de k-a of v-b
6namese	oc
4llage	qe
4sits	g-b ij
4tae	da r-e vk
3oi	db e-b
4lunteer	sb
3u	4b gc i-b jf k-d nd pb vb
4c	ga
4i	vp
4on	jg
2wanjiru	dc
4terford	ga
3eb	qe
5inar	pl
4ek	fb
6s	vb
4rkstudent	fb
3hat	4d
4eel	7b
4o	bf ed ub
3illing	vm
4ndows	id
5ner	rk
4th	f-a g-g i12 ja qc
3ord	nr
5k	ag fn g-h i-f m-d n-c o-d pg v-e
6ing	od pa
6shop	pi
4und	nf
3rote	ic
2xa	db
4nh	d-b fb l-b sj
3e	nd pe
4p	lb
3ii	ka
4n	1e
3ong	pa
3rd	4-a nk
3uan	lc
5t	fe p-c
4ong	ua
2y	g-c pi
3amada	fc k-b
3ear	f-d jo mm p-d sh
6s	6b eb f-j gl he i-c lb p-d v-c
4t	cd va
4u	dd uz
3outh	ff
2zalo	nd
3ielinski	fa
`;
