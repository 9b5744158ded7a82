// Written by `npm run train:resumes`; not edited by hand.
export const lineWeights = `hP hS hJ hE hL hG hC hR hA hV hI hN hO P S J K Q T B E F D L G C R A V I N O
0(	0-c 1-b 2-j 3-f 4-p 5-g 6-d 8-b 9-b a-f b-a dh e-18 f1l g14 i-1l j-14 kb n2c o2h pt sb t-w uf v-o
0-1:alone	3l 4c 5a 6-c aa e-k g-h i-c j1x kl l-g mc n-e qd r-b s-j t-c v-h
3c=9	kd
69	db rc
6@@	4a 9b d-q ec
6D	pa
6U	4-b fe
5@	5e d1r fn g-w h-d i-k n-e
6@P	d-19 fk gc p-a th
7U	e-g pl ua
5D	2-d 3i e-h fd g-e i-h j1v ki l-i mm n-d qf s-f v-d
69	uc
6GS	km l-g mc
6O	gd i-d
6S	k-d l1g m-e p-a
7F	vh
7G	l-c mb
6T	fr g-1p hi il
7U	g-h ij
7l	id
6UP	lb
7T	g-j ik
6l	f-d gl
6w	fc gz i-b
6|F	ge
7G	f-d gc i-d ls m-a pk
7O	3h gp i-c
7P	gd
7S	2b de f-11 gs i-c ua
7T	da f-c g1v j-a
7U	3b gl i-f jw
7w	2-f gl h-c i-g jz
5F	gv i-p l-n mb o18
6GS	l-b
6S	k-q ly
6l	sa
5G	ln mp s-b v-j
6D	ia l-h pi
6F	lo
6GF	kc l-b
6KD	md
7S	kg l-h pa
6O	md
6SD	kb l-10 my
7U	pa
7Y	kq l-t mb
6U	k-a lb me
6Y	fa g-a mh p-i
6lS	cc l-a
6w	k-h li
6|D	li
5K	9-b l-b nh o-e p-c th vc
69	ne pe
6F	ik
6G	lc
7S	l-d
7l	pb
6K	ob
7K	3i 4-i
7l	o-a
6l	2f
7K	n-k pb sc ug
6wK	4j
7l	vd
6|K	n-g oo
5O	a-b f-c gq hl i-i l-l o-c ph rh sc vq
6DT	ia
6O	f-d gi
6P	gi h-c
7P	fh g-u iq
6S	lj
6TD	g-c
6U	gd
6l	pa
7Y	o-c tf
7l	db
6|D	fm h-c
7U	f-a gb
5P	1g ec gj k-w lt t-e
6P	fa
7w	di
6lY	vc
5S	2a 6-c f-u gp i-g k-1n l2c mi
6GD	kc l-h
6O	k-a rg
6P	le
6S	k-o l19
6U	k-e lr
7P	ll
6l	gf k-c li
6|D	l11 m-b
7Y	le
5T	3b c-d f-i gq ic l-q na qn sj t-h v-g
6D	fx g-m
6F	4-c ca nb
6K	f-a ga
6O	ia ud
7P	fc
6PD	g-f ig
7P	fe g-j
6U	d-d fc g-d od um
7D	g-j ih
7U	vm
6Y	fa g-c
6l	f-b ge qa
7K	n-f tf
7l	te
6|D	fv g-10 ha
7Y	fh g-o ib
5U	0-h 2-y 3-f 4-d 5-m 7-c 9-n a-d b-b c-b do g10 i-f ng o12 qg si us vk
6@	de
6D	6b gc i-b lp m-e
6G	k-b ln
6KK	tb
6O	qa
6PP	gb
6S	ic md
7D	mb
6T	f-j gl iq
7D	fc
7O	6b
7U	ne
6U	5-c ij n-e ot rg vf
79	se
7F	ca
7U	g-c
7Y	o-a pp t-c
7w	kj p-g
6Y	dk rp v-e
6l	4d 6b f-c n-b oi pb
7D	vb
7K	pe
7Y	cb
7|	k18 p-c v-f
6w	f-l hn kg l-c pe ta
6|@	di
7D	ga
7F	o-d td vb
7K	sb
7P	f-c gc
7S	kt v-d
7U	c-b dk fl g-g t-a
7l	oa rc s-c
7w	sc
5Y	2c f-e od
6S	ln m-a
7G	l-a pc
6w	si
7S	da
7w	vb
6|G	6f lv m-i p-n
7O	2b
7S	l-b pd
7T	gk
7U	gc
7w	pb r-j vm
5l	1c 9j a-k d-1h ed g-m kh l-1f s-c t1b vm
69	kh l-e
6Y|	jc
6l	0c d-b
7l	nc
6wl	se
6|P	g-a ib
5t	ec qa rb sb
5w	0a 7-a 8-j a-d b-d fy gd i-u km l-1h m-x nj o-a pb rh t-i vx
69	1a
6D	f-i gj hd lb
6G	lm
6K	tc
7K	f-c qe
7T	ph
6Ow	ue
6P	db g-e sa
7Y	tb
6S	k-e ll
6T	f-d gh
6U	dg p-a
7Y	ra
7l	d-e vf
6Y	ih j-k lo vc
7Y	rd
6l	8-a ag d-i en fm g-e hf i-h l-h p-t rs s-d
7U	vb
7l	0e ja
7w	e-a ha of va
7|	ha
6t	pp
6w	3f gd h-b te vf
7D	tc vc
7K	id
7l	nj
6|9	d-i
7D	f-e qs
7O	fe
7T	f-b g14
7U	rg v-c
7l	o-e pb
7w	fn oe sp v-j
3dated=D	0j 1-d 2-i 6-i c-l e-19 f3a g-2r i1f j1f k2o l-2e mn n-f o-10 pp r-d s-d t-h vl
9Y	0q 1-i 2k 3-h 4a 5c dh f13 g-2j j-c k2f l-25 mk o-l t-d u-l vf
3edge	dx ea ta
3hk=activities	sv
7wards	rv
6certifications	py
7ontact	di
6education	kj l-d mz vb
7xperience	fl g-l hi i-a v14
6interests	tk
6languages	oy
6other	vy
6projects	ql
7ublications	rs
6references	ut
6skills	4-d d-b n1a
7ummary	em
4s=awards	rp
6certifications	pj
6experience	fe
6interests	tj
6languages	oa
6skills	4-g nt oa
7ummary	uo
3n=0	1-c 4-b 7-a 9-i a-e eb gd h-r i-d k-e n16 oq p-e rb ti
51	0-c 1e 5-n 6-i a-c dm f-l gq i-o j-h k-c lk nf oo qj sd vn
52	0-r 3-g 4-f 5-b 6-c 9-a b-c c-d f-h gl ha lt ne rd si
53	1b 4o ah d-10 f-d gm j-f k-o lp m-b nm o-e t-g u-i
54	2a 5a 8-b 9k d-n gj k-c ld m-b n-b o-o ue
55	0a 1-h 4b 8a c-i g-v kq r-h ui
56	0d 1b 4e 5e 6k ce e-e fc g-y hb ic kh l-1r mf n-11 o-r pc s-b t-a ue
57	1-a 3j 6h fh g-y ka l-t n-17 op u-a
58	2-g 3n ca g-c n-a
3s=	0-b 1-c 6f f-a h-d i17 k-e la mi ob s-f v-d
5-	0e g-d m-f nm q-a t-k u-a v-a
6-	nf
60	2p 3k 4d 5b ac c-b fo g-12 h-b ia m-l ob p-e q-h r-n
6C	pe
70	kh l-h
6b0	k-d lt
50	2n 4r 6o 7c 8g 9e ab cp d-16 g-l h-m i1c k-b l-e mo o-e q-p r-11 s-g t-n v-n
51	f-a gc
52	0a si
53	jg
5C	1c 6-a d-j ea he i-g kb l-c o-c qa rc sb tn vo
60	l-r mi pi rz v-n
63	sh
5b0	g2f hk i-1j j-q k-k l1r m-i o-a p-d q1a s-b v-c
61	gb
62	f-e ue
63	2-h fb ql
6C-	n-e od va
70	gk i-g ma pb
72	mh r-b sd
73	dg
6h0	ka
72	va
5h0	ra
12:alone	6-i 8-c c-f fr i-c je lp pm qk ve
3c=9	k-e ll
69	dq
6@@	sa
6U	f-a gb
6w	db n-a
5@	6h d1k f-b i-i nb p-g rf s-b t-t
6@P	1b 4-a d-e f-a gc k-d la pq
5D	6-a fl gp i-d je lx n-b p-a qd s-c
69	oa
6GS	pe
6S	6e
7G	cb pg
7S	ma
6T	fh g-b
7l	nb
6UP	l-a mf
6lU	gc
6w	g-q ir
6|G	kw l-k rb
7O	3d d-e f-g gu ja kf n-e oc
7P	gh
7S	f-c n-c pp sb
7T	3c fm ic ja
7U	g15 i-p p-a ve
7w	d-c f-c gs
5F	4f 6a di g-m lb o-b
6G	lc
6S	kj l-i
6U	oa
6l	na sa
7K	8a
6|K	ob
5G	2f kr ll m-f o-a pl s-d v-i
6D	cc la
6F	kb
6G	mc
7F	lb
6K	lf
7S	mb
6SD	mf pd
6U	4-a kk l-i nf
7O	pb
7l	ka
6w	kd l-b
6|D	l-b
5K	2b 4-e 8h nn of s-e ta
69	na
6G	la
6S9	pd
6TK	n-b tf
6U	4b
6l	fd nh
7K	5d n-a pj
6wK	4a
7w	0e d-a
5O	4a 6-a af ip k-b n-a q-a t-e
6DT	f-a jb
6O	f-n g10
6P	g-b ia
7P	da e-a
6Y	tb
6l	p-b ub
7D	g-f
7l	da
6|D	te
7K	ra
5P	1f 2-j 5a d-11 ef f18 g-13 k-g lo nd p-d up
6P	k-c lf
5S	3-m c-p d-e f-l g-c hg i-n kp l1a ms n-g oa pe q-a v-d
6D	mi p-i
6P	ca
7P	kd
6S	lz p-a
6U	pe
6|D	ie
5T	2-c e-j g15 it k-g p-f qe sf v-h
6D	fn g-e jb
6T	pl
6U	gj pg
6l	gq
6wl	k-a mj
6|D	g-f hx
5U	0d 2b 5-c 8-d cb d-10 ek fd h-o j-j m-j of q-c us
6@	dd vc
6D	g-a
6G	lh
6KK	tc
6O	pj
7|	2a
6P	ia
7P	3o 8-a g-q rc
6S	lb
6T	gc
6U	ad f-e il o-b re sa vc
7D	ue
7K	vc
7P	ff g-g
7U	0a
7Y	nb p-k rq
7|	da
6Y	pe qc
6l	4g be k-a o-d
7|	gb km
6w	d-a ob
6|D	f-b gu h-b
7K	ra tc
7S	pf
7U	1g o-d
7l	pa
5Y	8-a g-k pw sh vj
6S	ca l-h mg
6wU	pa
6|G	lo m-g
7O	uh
7S	dh
7T	g-d ib
7w	9a fb p-d tf v-a
5l	6a 8c 9c a-c d-s f-d hb l-f o18 sj
69	k-d ld
6l	jb
7l	f-b hd
5t	4-d cf h-a ik jd nc sg v-a
6l	f-b
6wO	nc
5w	1-k 2-g 3b 5-c g-b hf ib jn k-e l-l o-g p-d rm vr
69	na ub
6D	fb rj
6F|	gb
6G	lc
6K	i-b pf
7K	qb
7T	p-a vd
6P	db se
6S	ka
6U	dh j-a p-b va
7l	ea rb
6Y	g-g ha im l-a oc
7l	3a
7w	f-a
6l	6d c-b hg i-b jf m-a o-g ta
7Y	cc p-c se uf
7l	fa
7w	oa sc
7|	i-b qb
6tw	pe
6w	4-a h-d ig l-f n-c or vj
7l	ia
6|D	gk i-p qk
7K	o-a
7O	gh
7P	db mc
7S	k-q mr
7T	fj g-o ic
7U	ng
7Y	dc
7l	ne o-f
3dated=D	0e 1-g 2b 3n 7e 9-a ca d-l e-13 f10 g-n ha id jt l-1j m1a n-a o-c pf qb s-a u-k
9Y	0j 2m 5-b 9c dn e-f g-11 j-l l-1a m13 p-f qi tf ub
3edge	0-k 5a dw ek g-d i-c td
3hk=activities	8a sb
7wards	id re
6certifications	4p d-b lb
7ontact	0c
6education	0b kc lu
7xperience	gx iq v-f
6languages	2a 6b ca
6other	te
6projects	qe
7ublications	cb
6skills	4b o-k ud
7ummary	3c eb
4s=awards	rb vg
6certifications	pk
6education	kc
7xperience	gm
6languages	oc
3n=0	0-k 3-c 8k cb f-d j-c lk p-f rm sa t-o
51	7f 9h bg ca f-b h-c j-o k-d m-i pb r-f tf uj
52	6c c-f gd h-c j-d k-i lb m-c nd ue
53	0e 1f 3d fb i-c j-i o-j ra tg
54	0b 2-b 5-g bb kb lb m-i of r-c s-c
55	6-c 9-h b-e ih j10 kj l-a n-k s-f t-a u-b vr
56	5f c-f d-b g-b kg l-z mv og q-b u-a
57	hi l-a n-c oi vn
58	mi v-a
3s=	9d d-g g-c h-j id pe sp uf
5-	3d 5c di fd hb s-i
6-	nd
60	8c dm fc jx m-h n-c q-j r-h s-t ti
6C	n-d od
70	k-b lb
6b0	ka
50	1f 3b 9-h j-h rs
52	mm n-b sj uf
5C	3-c 7-a 9-b d-c j-b nf tc
60	1b 8b d-m f-b pu
62	l-c se
63	0e se
6h0	2d
5b0	6j dc i-h j-b k-h lc mq p-n qx s-d t-a
62	9c bb d-f f-b i-a of r-g sg vi
63	2b
6C-	db
70	2-a 4e
71	df
72	vd
73	0e d-e fa o-a
6h0	l-a
72	g-d if
5h0	ha
01:alone	2o 3c 4-c 6-r 8-o 9-k a-a c-l d-s f-f ga h-e jk k-1p ll n-k o-j p1f qp r1r s13 u-e v16
2c=9	c-f lo ne ow v-1i
59	0a ud
5@	0e
6@	0d
5U	pp
5w	pf vc
4@	01k de n-g uq
5@P	01n dk g-b
6U	0d
4D	2t 3d 6-d d-l f-a gi h-c jn k-12 ld ma n-c o-a pe qp rm
5S	lp m-f
5T	g-w h1i j-b
6l	g-b he
5UP	l-a mf
5l	f-p gi
5w	gq hb va
5|G	3i ma
6O	2k h-g vi
6P	gh
6S	3-h de f-g mf vf
6T	2o gt h-l
6U	gs h-d ma ve
6w	gp
4F	4m 5e g-d if k-g lb
5GS	fa
5KK	4a ie
6U	g-d ih
5U	5i
6U	5a
5l	5e ca
5w	db
4G	6o dd
5D	6a ko l-i
5K	k-c lh
6D	ka
5SY	ke l-d
5Y	6b kd
5lD	ke
5|D	hd
4K	ah cm g-a nd th
59	4a
5G	k-d lf
5KK	416 nb
6l	1h 4e f-c gg
6w	4c
5UK	4d
5l	pf
69	4a
6K	4c
6l	ab
5wl	nb
4O	2i 916 fr g-d h-c m-a pc ur vh
5D	ff
5O	fj g-c
5P	gq
5S	gf
5U|	fh
5ll	2c
5|D	dm
6w	2f
4P	f-1t g20 kl l-j
5P	f-d gi
5lY	ce
4S	316 6-b 8h 9h d-g j-b k2k l-1i n-a r-o vg
5D	fc
5F	ka
5O	fb
5P	ki l-a
5S	3a kd ls m-m
6l	ob
5U	kk l-d
5Y	ri
5l	1b gl i-a
5|D	le
4T	0-a 3-c 4-c 6a 9g b-b dg f1g gi if k-d m-a o-c p-u q19 ue v-g
5D	f23 g-15
5F	sh
5O	fr g-l ur
6D	2l ja
6O	dc
5S	fa
5U	6b fg g-e uo
6D	2f ja
6P	fd g-d
6l	cb pb
5Y	6f
5l	fj h-b
6D	hb je
6U	fc
6Y	ff g-a
5|D	g-m h1o
6Y	hk
4U	0-18 1-l 3-b 6p 7-f 8-b 9-s b1b d-g h-g ja kp nn rg u-b
59	nb
5D	f-b he lb
5G	ic kd
5KK	4d
6w	4-a n-i ox
5O	6d 7b
6U	be nb
5P	f-o gn
5S	fd
6w	vc
5T	fs g-u it
6@	bl
6D	fd
6O	bx
6U	b1a g-a
5U	518 8a ig j-a k-f l-c pf
69	8f
6O	ga
6P	f-a gc
6U	8d
6Y	oc
6l	td
6w	k-q mr
6|	0b c-d lf pp v-x
5Y	6a 7a k-e sc ta v-a
6|	7a
5l	511 g-a ji k-c
6U	5d
6l	8b ad nc
6w	5e
6|	320 c-t ra v-d
5t	8h
5w	2-l ld md r-b te uf
5|D	7a f-i hc
6O	2m
6S	2-g 31x c-l re s-c
6T	ra
6U	0i 211 3-a c-e d-a f-a o-b pm ub v-b
6Y	pf v-g
6l	5q
6w	2t c-d og
4Y	6-e 8-f 9-c c-c k-n p11 r14 su vy
5G	mc p-a
5Ol	9c
5S	9b
5UO	la
6U	3b
5l	0a
6w	vh
5w	8d fm p-f vi
6S	kk p-m
5|O	fe
6S	f-c pd vn
6T	2i
6U	6-c la pv
6w	6f cd
4l	0-c 2-d 4-u 5-10 aw c-c f-m ia k-y ld nt o11 t1e vg
5K	aa
6l	ai
5Ul	ab
5l	ak
6K	ak nc
6l	aq
4t	9n fe
5U	9a
5l	g-j id
4w	0-l 1h 2-1i 3-1c 5-h 7b 8m a-s b11 c15 g-g h23 i-16 ju k-d mf r-a u-d
599	8b
5D	f-e hf k-c lf
5F	f-d jd la
5G	vb
6Y	pc
5KK	4c 7g
5O	1h ic
6w	gb i-a
5P	f-p go
6Y	na
5T	f-b ib
5U	0e ca dh
6T	pa
6l	cr pe
6w	p-a vm
5Y	2-a 3d 7i 8d df f-b p-p vl
6Y	tb
6l	fj
5l	1u 2-h 3-b 6k 7a co jb m-a r-d
6U	0f 6b d-f
6l	1a ca f-a g12 i-f
6w	1b
5w	2-b c12 p-d rl vh
6U	rf
6Y	cf
6l	gd
6w	e-b vd
5|D	7p f-e gb
6O	2i f-a gf oe
6S	pl
6T	fp j-c
6U	dj f-m gh te
6Y	0c da
6l	or p-b
6w	212 c-a ox r-b sd v-i
2dated=D	0-n 1-u 211 3b 4-u 5-m 712 8-i a-l b-k co d-10 f16 g-p h2c jv k18 l-x ml n-p o-k r-j s-a u-s vj
8Y	0j 1-e 2-16 3x 4-v 5-n 6-f 7w 8u 9x a-l b-h c1q fp g-s i-k j-k k1e mi n-h p-i q-d s-f u-i ve
2edge	4-b f-a j-a oh pf sl ua v1c
2hk=activities	da m-a pj ue
5certifications	qa
6ontact	dm kb
5education	eb gp io j-c k-b r-f sa
6xperience	ds i-a k-b lg mb
5interests	uf
5languages	me nf vc
5other	n-a po
5skills	41s c-e dj e-c f-p gc j-f kh ld n-f ra s-a tj v-a
6ummary	ed
3s=certifications	6s
6ontact	lj
5education	ki l-g
5interests	pc
5languages	o-f tl
5projects	ma
5skills	db g-c pb
6ummary	pb
2n=0	0b 1-f 2-k 3-i 6-z 7-e 8-d 9-k as b-p dd ec f-w g-d ix j-g ob pi qk ri ss ua vn
41	0-k 1-s 3-a 5c 7-b c-s f-g gc k-i ll mc nr rh tp vm
42	1-1d 4-v 5j 8-t ba ed f-j h1j ld m-j nn oa
43	3-n 4-e 6i 7i 815 9m ad e-g i-c lf m-r o-s p-g q-c ra sb uf v-j
44	0h 6l 7p b-c cg fg gb hd i-b j-b ld n-f o-k r-p t-j v-g
45	2c 31b 4f 8i a-f bx c-a fe h-t kb l-v n-b s-v t-r ud v-o
46	0-d 1p 3j 4i 5-c 8g 9d a-g be dr fr g-a h-w i-j ja kg l-u n-a o-b p-m r-j tv u-o
47	11g 4e 6h d-b h-e n-y om
48	4h cf fa
2s=	2f 3f 5r 6-g 7h ag bg cp d-l g-b ha id jd kh l-w p-p q-n s-b v-g
4-	4c 7-a 8i 9c c-a dc gb h-c kb lb m-d n-w oa qb
5-	nd
50	1h 2-j 4j 610 7-g 8m 9y c-d fh h-b i-u j-f kw m-c n-a p-r qc r-q sa
51	ge i-b
5C	6e
40	0u 51d 7-1s 8m 9d a14 b18 c19 db g-m jc kd m-e n-o o-j p-14 q-m s-g t-e
41	pk
42	n-g rb u-b
43	d-h gb pc re
4C	2-c 5-j b-b c-b k-k no p10 tg
50	4-c 6h do gb k-i lf na rk v-b
52	l-a sd
53	4d
5h2	uj
4b0	1-a 21c 3c 4-f 6-f 72u 8-c 9-e b-a c-g d-e e-b f-c ic j11 k-11 p-b qa v-q
51	ib kc na o-e p-f
52	f-a k-d pe
53	d-j ia kc l-d
5C0	d-d fi g-b j-a ka pf v-a
61	dg
62	dj md o-d r-e ua vg
63	kb rb
6h0	pd u-a
5h0	dc k-a
62	ld
63	pc
4h1	sa
53	p-a
02:alone	3-c 4-a 6-g 7i 8-c 9-c c-d d-h f1b g-o h-c i-b jq k12 l-p n-w pw r19 sk vx
2c=9	k-l lm
59	uh
5@	kd ug
5U	6c
5w	i-b
4@	013 b-o c-d dq mb n-j u1y
5@P	dp ic
4D	6-b 7k d-d f15 g-p jp kp n-e qc rc
5SO	oa
5T	2b g-p hy
6l	f-e hc
5l	fc kb
6w	fa
5w	2-17 f2r g-p ht v-a
5|G	mj
6O	216 3-a c-b f-b gf i-b jb
6P	2h gb
6S	2-u 31p c-d de f-i p-c ug vc
6T	2f 3-b c-b f-b gh rl v-a
6U	2i ua
6w	ga
4F	1b 4-e 8c ab d-m nd p-d vi
5G	kd l-b
5K	dh e-f
6K	ic
6U	ia
5U	nb
6l	k-c pc
5|F	rd
4G	3f 4-b 6n dd g-e kv nb
5D	db k-j lk
5G	sc
5K	km
6O	3a i-a
5O	ka
5S	kh l-o
5Y	6c
4K	4s ab dc f-d nr p-u
5G	kv l-s
5K	op
6K	no v-b
6l	1d d-c f-d ga
5UK	nb
5l	no
6l	db
5wl	ne
4O	4-a 6q 8i 9f cm d-q gg h-c k-e qc vb
5DT	ka p-a
5K	pb
5O	f-a ga
5P	jf
5l	f-a
6D	nd rc
5wU	kr l-n
5|T	2c ne
4P	dd f1u i-t lc
5P	fs g-j kd l-c
6P	f-e gd
4S	2-k 311 4-a 6d d-c f-i l12 mk n-i r-k tm
5O	f-a
5S	k-g lm
6l	fa
5Y	rb
4T	0-h 2b 4f 5-c 6-f 7v 9-a a-b c-e d-i ea fi ge h1e k-h o-e p-g v-a
5D	g-d hs ih pi
5O	bl f-b ja
6l	g-b je
5U	b12
5Y	f-c ka
5l	d-c fg mm p-b
5wl	vd
5|D	2n hi ih
6U	2b
4U	0-b 1c 2-e 4-a 6k 7-i 8g 9p ae bp cg d-i g-h h-k k-a l-c mg n-w ob tj u-j vd
59	nc
5@	0d de
5D	f11 g-b i-n kh l-a
5F	1c d-b
5K	ga
6K	f-g gg ud vj
5O	f-d gd
5P	fw g-j
6P	g-a ih
5Sw	va
5T	2e
6O	nf
5U	0e 5r f-a k-e m-b ph sh
6K	4l
6P	0a fh g-f
6Y	pd
6|	lc
5Y	6g dc kb o-a pe t-d
5l	5u k-d me n-g pf
6F	cc
6Y	rd
6|	gf
5w	0b 5a k-e lc
5|@	0d
6U	0a od
6Y	pe
4Y	kd l-j n-i o-b pr rx sk vz
5T	f-b ha
5U	ln p-c
5w	ff pn v-h
5|G	e-a
6S	31d c-m
6T	ia
6U	lc p-c
6w	6-e cd ka lo md p-t r-d tg vc
4l	1h 4t 5p a15 ci d-j f-g gb i-b j-j k-q lf n-z p-e sb ua v-e
5Y|	fg
5l	f-b ia sa
6l	pi
5|P	2a
4t	8g 9h g-c od
4w	0-f 1d 5e 6-c 7i ac ck hq k-z od t-a u-u vb
5D	2-b df fq g-h
5F	f-c gh
5G	lg m-c
5Kl	th
5S	ga
5T	ig
5U	dk p-c
6l	cb
6w	pe
6|	me
5Y	0g qa vc
5l	1l 6-a ca fd hd l-f qb r-b ve
6l	1e d-c g10 i-e
6|	k-d pf
5t	2c fb g-f
5w	ck fu g-x
6Y	cd
5|D	oc
6O	ff ub
6T	f-k gb in
6U	dd kh l-a
6Y	0p
6w	k-p mq
2dated=D	0-k 1-q 21o 3k 4-t 5-p 9b a-i b-l c-1d eh ft g-b hz jw od vl
8Y	0m 1-g 2-1a 311 4-p 5-l 6w 8j 9d a-g b-h ci f-a kg l11 mc o-e u-a
2edge	0-h 2-h 3-b 4e 7-c db e-c f-j h-c n-h rp sf te uf
2hk=awards	9e n-e ol
5certifications	1d d-e l-c
5education	1m d-a fh gp h-i
6xperience	2-d 8g cb dc e-a i-a la mn o-f pb v-f
5languages	1b 6b d-d p-f vi
5references	cf
5skills	1l 4-o 5d ac bc d-o h-b i-d ma nh p-l sb te
6ummary	1-i dq ob
3s=certifications	6f
6ontact	p-b
5skills	pi
6ummary	tb
2n=0	0j 2-h 3-f 4s 8b ah b-h d-i fi g-k m-l o-b pg q-g so t-h ui vi
41	1b 2-l 5j 6k 7d 8-a ar bb ce e-e fj g-a h-f i-o j-b o-e s-f
42	0c 2-c 3-a 5l 7-a cq e-f h-g ko o-r uh vb
43	0f 6o 8a 9k a-h cd ee hd j-b n-c r-e s-f t-h u-j
44	0-g 4-b 7b a-j bf gf hq ia oc qb r-l s-a v-g
45	0-c 3p 4-f 5-j 6-c dj ef f-a k-f mf oh p-j u-d
46	0-b 2g 3x 4-c 5-i 6-d c-u jh l-a m-f ne oe qb rl tp
47	2r c-c da ng sl
48	2d fb k-e pb vb
2s=	2d 6-e 7-f 8-b 9-d d-b fi h-n ij le o-d rc sb
4-	4j 7i 9b c-d d11 e-d hr j-g m-h s-i u-a
5-	na
50	0-c 1-a 3j 4l 5-b 6h 9p a-h b-b c-c gc hv i-g j-c m-c o-c r-a u-b
40	1-g 2v 3k 4v 6d 8-b a-j ce fo h-q j-l l-d m-a n-a t-t
42	4-c 8g sm va
43	pi
4C	4-h cd d-k f-f h-a l-m ob tc
50	2g 4b 6h 9-a fg mj p-m se v-d
52	aa
4b0	3-b 4-f 6-d 7f 9-d b-a dj ee id jy l-c md ok r-i s-c
51	gc
52	1g bb e-a g-b lk v-c
5C-	0e d-c n-e od
60	1d be d-a f-j ja p-a
61	dd
62	mh na
63	1e
6h0	pa
5h2	ve
0at=0	dx ea ta
4 U	1-i d1u
31	0-i 4c 5d ea g-a qb sa
4 T	dh
5U	0-u 2f 4a 5a
5l	d-d td
5w	0a 1-c 2-c qf sf
32	1n 2j 3b d-a eb p-f q-e r-e sa u-e
4 @	dg
5U	0i 1c d-10
5w	sc
33	0k j-a lg m-e o-a pd s-b t-a ub
4 D	k-b la
5P	db
5TD	f-b gc
5U	0g 2b be d-11
6U	0f
6|	pj
5l	dj
5w	1f d-b
6l	eb
6w	dc e-c vb
34	0-1h 1c da eb g-b h-f l-m ob ue vj
4 @	d-a ua
5D	f-e gl
6w	vb
5F	4e d-c
5KU	ta
6l	pa
6w	nc
5O	ga
6l	ff
5P	d-c lb
5T	dd g-a
6U	fa
5U	0-10 1d a-b d2y f-j g-12 n-e
6U	1a d-g
6l	va
6|	f-b sb
5l	2d
5w	0-b 4-a i-c oh ui v-f
6T	jh
6w	sd
6|	gg rg vc
35	010 1-13 2-u 3-i d-w e-13 gm hg ma pb qk re tg vf
4 9	p-a v1i
69	dc ue
6@	df
6U	2b 4b p-b v-c
6w	2i 6g 9c ac p-e v-i
5@	i10 um
6@	d14
5D	i-i kb qh ve
6G	fb l-a
6O	sd
6S	ks l-h
6T	fu g-e
6U	h-a jc
6l	gk k-b vb
6w	gl i-i jg
6|	fa g-e h-g jl kq l-b mi rd v-e
5F	5g ad bc l-a
6F	n-e oj
6G	lb
6K	ip
6P	fc
6U	ob
6l	sb
6|	fa oh
5G	6p d-a fa l-a ma
6D	gc k-g lh
6K	lb
6U	ko la p-b
6Y	k-e mg
6l	fd le
6w	kh
6|	fc
5K	of vj
6K	ee ni
6l	pu
5O	8b hd l-j mo sa
6D	f-c gc
6K	tc
6O	ff i-b
6P	f-g hp
6T	sh
6l	hd pd
6|	hb
5P	di f-e gi rf
6P	of
6l	vk
5S	3b cb lj m-j n-a rb
6F	lb
6P	lm
6S	kq
6U	k-c lh pc
6l	fa
6t	p-d sg
6|	he
5T	d-h f-h go l-e mf ph qo ra sa
6D	ig
6K	qf
6S	gd
6U	i-b l-f mt pj sd v-a
6l	gi
6|	fz h-d
5U	0q 1-a 4a 6l 7f 9e d-22 go hh i-a m-h r-d
6D	k-b lj
6G	ia kd p-c
6K	l-e mw ng p-a
6O	g-k ib ph uc
6P	hn
6S	g-c id pj
6T	f-d is up
6U	4a df hl l-e n-g op s-c t-a ve
6Y	k-f pb qh
6l	je k-d tk ve
6t	rb
6w	2a 4b o-b q-a r-i vd
6|	k-n ol re th vn
5Y	gf i-e k-c lj pa rd vh
6S	kb l-a sa
6T	fj
6U	ph
6l	db k-c
6w	gj pr vc
6|	gp jd ke pr v-r
5l	0a ne t-j
6D	ie
6Y	gp
6l	nb th
6|	jb
5t	if
5w	0h 2e 5c 6b cb d-j e-d f-d g-p iz l-t mh na o-d s-g u-e vb
69	dh
6D	f-f g-e i14 jd
6F	jh mj
6G	ua
6K	mb qb tl
6P	ff i-b l-i ms nb se
6S	kg
6T	f-g je rh
6U	dq lf m-f om
6Y	f-a is k-a
6l	e-c g-f ii qh s-a th vg
6w	f-a g-b im l-c n-d pb ul vh
6|	dk f-k gd h-c i-e k-c n-c pa tt uy v-i
0b	g-e h-g i-p j-m m-b n-k ra sg tb vr
0c2=9	p-a v1i
49	dg ug
4@	dj
4F	cb
4U	2g 3a 4b 6f d-h p-e v-e
4w	0c 1a 2h 4e 6h 9c aa ca d-p p-g v-k
3@	dn i15 uo
4@	d1i
3D	gq h-a i-k jb lk qj rb
4G	fb l-a
4O	sd
4S	kv l-j
4T	fy g-h
4U	fd g-a h-a ja
4l	gk jb k-b va
4w	gj i-j jj vd
4|	fh g-g h-j js kw l-b mh sa v-j
3F	3c 4c 5g ac ba d-h l-c
4F	n-e oj
4G	lb
4K	ip
4P	fc
4U	ob
4l	od sb
4w	db
4|	fa op
3G	6q pa
4D	gc k-j lj
4F	la
4K	ld
4S	kk l-c
4U	kw
4Y	k-h mg
4l	fd ld
4w	kh
4|	fa
3K	oe tc vn
49	na
4K	ep nm
4l	p13
4w	nc
3O	8a d-a hc ic l-l mn
4D	f-d gc
4K	tc
4O	ff i-b
4P	f-e ho
4T	sh
4U	hb
4l	hb pc
4|	g-b hf vb
3P	dh f-f gj i-a lc rf
4P	da of
4l	vo
3S	3i d-c g-d hd ic lm m-n n-b sd
4F	lb
4P	lo
4S	k11
4U	k-e lg pn
4l	ea fa
4t	p-d sg
4|	he
3T	de l-k me pe qq
4D	f-e gi if
4K	ge qg
4O	fb
4S	gd
4U	fb i-c l-f mt pi sl v-b
4l	gl
4w	db
4|	f1c g-d h-f
3U	2g 3a 4c 6d 9c aa dj e-a f-j g-i m-m n-d q-c
49	lf
4@	de
4D	gb k-c ll
4G	ia kg p-f
4K	l-g m13 nl p-a
4O	g-g ib ph qb ue
4P	hs
4S	g-c id pi
4T	d-j f-f iq u14
4U	0a 1c 5a hj l-h n-b om p-b q-a s-e t-b u-b va
4Y	di k-g qj
4l	ca d-c je k-g od ti vt
4t	rd
4w	1a 2l 4b bb d-p l-c md q-b r-j u-c vb
4|	2-a 3-a h-b j-a k-p on pa rk tf vv
3Y	ge i-e lh pd ra vo
4S	kc l-b sa
4T	fj
4U	pe
4l	db k-c
4w	gj k-a pj vd
4|	d-e fa go jd kq pi v-r
3l	2e nb s-a t-g
4D	ie
4F	na
4K	ta
4U	dc
4Y	gp
4l	nf ti
4|	jb
3t	ec id sa
4|	fa
3w	2b 3a 5d 6d 8g 9f ab bb d-v f-a g-x ia j-a l-y mb t-k v-d
49	dh ra
4D	f-h g-a i15 jc lf
4F	jh mi
4G	pf ua
4K	mg qb tx
4P	fe i-c l-k mu na p-a sl
4S	kg
4T	f-i jv rh
4U	dl lg m-g ok ra
4Y	f-a is k-a ra
4l	ek g-g ik j-a o-c ph qn s-d tf
4w	d-b f-c g-e ii l-d n-d pj sc um vw
4|	2-f dj f-n gx h-g i-h k-e rb sf to ut
13=9	p-a v1i
49	ui
4@@	df
4F	cb
4U	2h 3a 4b 6f d-h p-d v-b
4w	0c 1a 2h 4e 6h 9c aa ca d-p p-g v-k
3@	dn i15 uo
4@P	dv
5U	dm
3D	gq h-a i-k jb lk qj rb
4O	sd
4T	fo g-i
4U	jk
5T	fe
4lw	f-c vh
5|	fb
4w	f-r gu i-b jh vd
5T	ja
5U	fc
4|G	kl
5O	fs
5P	ff
5S	kf ml
5T	fa
5U	jd
5w	f-k j12
3F	3c 4c 5g ac ba d-h l-c
4KK	if
5U	ia
4l	sa
4w	db
4|F	oc
5U	ob
3G	6q pa
4D	gd k-h lf
4FY	ld
4K	kc
4S	k-c
5D	l-c
5Y	kb
4UD	kg
5Y	kd
4Y	k-g mg pd
4lD	fc lb
4|D	fc
3K	oe tc vn
49	na
4KK	ee ng
5l	ee
4l	n-b pl
5K	na
4wU	ne
4|w	ra
3O	8a d-a hc ic l-l mn
4D	f-c ga
4Kl	tc
4O	fg
4PP	ha
5|	ha
4l	pc
5D	sc
4|D	f-g hn
5T	fa
5U	va
3P	dh f-f gj i-a lc rf
4P	da gc
5P	of
4lY	vh
3S	3i d-c g-d hd ic lm m-n n-b sd
4F	k-b ld
4P	lj
4S	kn
4U	lh
5Y	pe
4|D	he
3T	de l-k me pe qq
4D	fc
5l	f-n gd ia
4F	se
4K	ga
4O	gd
4T	ga
4U	f-e ge sb ua
5U	l-c mv
5Y	fa
5l	pd
4l	ib
5D	fa
4ww	da
4|D	fa ge h-e
5Y	fm g-g
3U	2g 3a 4c 6d 9c aa dj e-a f-j g-i m-m n-d q-c
49	ll
4D	f-g gj k-b lk
4G	ia
5Y	kc
4KK	l-i my
5w	nk
4O	g-f ic pl
4P|	f-d he
4S	g-c if
5Y	kb
5w	k-e pr
4T	f-c is
5O	pa uc
5S	f-a gb
5U	um
4U	0c 1f 4f 5b d-c g-f m-j n-l ol pf v-n
59	rf
5F	l-d mr
5U	cb he rc
5Y	p-e
5|	n-a p-b v1g
4Y	dd k-e pd
4l	ok v-a
5@	uc
5F	od
5U	nj
5l	cd n-c re tl
5|	k-p v1f
4t	rc
4w	1b 2m 4c bb d-l l-b me n-b r-a u-a v-e
5w	ha
4|@	da
5D	he
5F	n-b oe
5K	nn
5O	va
5S	k-e vr
5T	fe
5U	di f-c h-f k-d mi oj
5Y	f-c rd
5l	oe tc
5w	d-e o-c pm rg vn
3Y	ge i-e lh pd ra vo
4G	pa
5S	kc
4S	sa
5U	k-a pc
4T	fg
4UO	pi
4l	db
5S	k-a pa
4w	gk
5w	va
4|K	va
5S	f-b ki pb v-c
5T	fd
5U	gf ko v-c
5t	sa
5w	jo
3l	2e nb s-a t-g
4KK	nf
5l	tc
4Y	gd
5|	gc
4l	oe
5l	th
3t	ec id sa
4|D	fa
3w	2b 3a 5d 6d 8g 9f ab bb d-v f-a g-x ia j-a l-y mb t-k v-d
49	di
59	rf
4D	jk lf
59	ib
5w	ia
4F	l-a mk
4G	pb
4K	tb
5K	l-e mr nb qc
5l	n-i ti
4O	ic
4P	ge l-k mv sf
5D	fc g-a
5Y	nc
4Sl	ka
4T	jh
5|	f-c jd
4U	da lh m-d p-c
5K	ne
5U	pf
5Y	re
5l	da oy p-d
4Y	ie vd
5Y	re
5l	ib
4l	g-a me qh ra
5U	po
5l	ie
5w	vc
4w	ph r-b uv vk
5K	ic
5U	ri
5Y	if pd
5l	mf
4|9	dd
5D	fw g-u qh
5K	ne tb
5O	gc pb
5S	mc
5T	f-k g12
5U	di gf ot ue v-g
5Y	da p-a
5l	dh o-n pi tw v-a
5w	2-b d-k f-l ry sg uq vr
1=9	p-a v1i
39	ui
3F	cb
3U	2h 3a 4b 6f d-h p-d v-b
3w	0c 1a 2h 4e 6h 9c aa ca d-p p-g v-k
2@	dn i15 uo
3@P	da
4U	dd
2D	gq h-a i-k jb lk qj rb
3O	sd
3T	fo g-i
3U	jk
4T	fd
3w	f-r gu i-b jh vd
4T	ja
4U	fc
3|O	fa
4S	fb
4U	je
5l	f-b jc
4w	f-j jy
5T	f-g jh
2F	3c 4c 5g ac ba d-h l-c
3KUK	ia
3l	sa
3w	db
2G	6q pa
3D	gd k-h lf
3K	kc
3S	k-c
4D	l-c
3UD	kh
3Y	k-g mg pd
3lD	fc la
3|D	fc
2K	oe tc vn
39	na
3KKw	ea
4l	ea
3l	n-b pl
2O	8a d-a hc ic l-l mn
3D	f-c ga
3O	fg
3P|D	ha
3l	pc
4D	sa
4l	fg
3|D	f-j hp
2P	dh f-f gj i-a lc rf
3P	da gc
4P	of
3lY	vf
2S	3i d-c g-d hd ic lm m-n n-b sd
3F	k-b ld
3P	lj
3S	kn
3U	lh
4Y	pa
3|D	he
2T	de l-k me pe qq
3D	fc
4l	f-n gd ia
3F	se
3K	ga
3O	gd
3T	ga
3U	f-e ge sb ua
4U	l-c mv
4Y	fa
3l	ib
3|D	fa ge h-e
4Y	fm g-g
2U	2g 3a 4c 6d 9c aa dj e-a f-j g-i m-m n-d q-c
39	ll
3D	f-g gj k-b lk
3G	ia
3KKK	l-i my
4w	ne
3O	g-f ic pl
3P|D	f-d he
3S	g-c if
4Y	ka
4w	pb
5Y	k-c pd
3T	f-c is
4U@	ug
3U	0c 1f 4f 5b d-c g-f m-j n-l ol pf v-n
49	rb
4FU	l-d mr
4U	cd ra
4|9	n-a o-n p-a v21
3Y	dd k-e pd
3l	ok v-a
4@	uc
4l	cd n-a ra tf
4|Sl|U|w	k-g m-f v1e
3t	rc
3w	1b 2m 4c bb d-l l-b me n-b r-a u-a v-e
3|D	he
4S|U|U	k-e vu
4U	da
5|U	vc
4l	tb
4w	pn ve
2Y	ge i-e lh pd ra vo
3G	pa
3S	sa
4U	k-a pc
3T	fg
3UO	pj
3l	db
3w	gk
4w	va
3|K	va
4P	ga
4U	k-b pl
5O	pb
4w	jb
2l	2e nb s-a t-g
3Y	gd
3l	oe
2t	ec id sa
3|D	fa
2w	2b 3a 5d 6d 8g 9f ab bb d-v f-a g-x ia j-a l-y mb t-k v-d
39	di
49	rb
3D	jk lf
49	ib
4w	ia
3F	l-a mk
3G	pb
3K	tb
4K	l-e mt
4l	n-f te
3O	ic
3P	ge l-k mv sf
4D	fc g-a
4Y	nc
3T	jh
4|D	f-c jd
3U	da lh m-d p-c
4Y	va
4l	da ou
3Y	ie vd
3l	g-a me qh ra
4U	pc
5Y	pc
4l	ec
4w	vd
3w	ph r-b uv vk
4KK	ic
4U	rc
4Y	pe
4l	va
5l	mf
3|9	dd
4D	fv g-t qh
4O	ga
4T	f-d gm
4U	dc gd
5U	or v-b
4l	de td
4w	d-a uz
5Y	pc sd v-a
5|w	vf
7|w	vb
1ells=1	1e 2v 3u 4n 5e 6c 8f 9d ae d-b ed f-1x gm h-j i10 j-11 k-i l17 m-p n-m o-1a t-e v-1q
7D	d-r f1l g1u h-1d i-1a jy kz lw m-p o-e sg u-h vs
7Y	3-c c-c fp h-h k17 m-k n-q o-j pv qe rn sd u-f v1f
62	4-e 9-a h19 i-1f j1d kp l-11 m-q nd o18 p-c rh sa tx ud v-v
7D	d-b g-1x h1s i-m j1c kn l-i q10 sc
7Y	ge i-d ji kd o-e rm sk
63	2-e fz g-e h-o j-e k-j mh oc v1e
7D	f1c sa v-l
7Y	fc pb
64	3-e dh fs g-m h-i j-k l-a mo v1y
7D	f14 j-f kx mg v-w
7Y	fd g-b kl po v-t
1olon 0	0-l 2-n 3-e 4-o 5-a 6-l a-d c-e d14 e-b f-m h-f jf lm m2a nw o1j r-u tm u-t v-a
61	1-a 6-e a-b d1h f-m g-1w h-h i-m j2n l-q mt on p-r rg u16 vz
62	g-z i-p j1c l-a ob pi r-f vl
63	nl va
3umns	f-i h-e v1d
2mmas	g-j i-g n2o o-f s-e t1j ue v-o
0dated=D 1	fb g-a
82	f1k g-i h-j i-h ja lo
83	gf hf jd lf r-a s-d
84	d-b f-f jj kh pa sj v-c
85	fm g-f hb i-d kr l-h sr
86	fn g-b hh i-f kz l-l mg p-f sa v-h
87	fr kk
88	fg
7= 0	fd
92	f-f gc pd qi rj vc
93	je kf p-a
94	k-f lk
6Y 1	dc lf p-f
82	df i-i jf k-e lm n-d pe sc
83	kk l-q o-a vd
84	fg kw l-r m-g n-d ri sg vf
85	fm g-c if k14 pg v-14
86	fa kb l-a na pj v-f
88	va
7= 0	k-h ln pg rc vm
91	ge
1igit	0-t 1-f 2-1g 3-w 4-1o 5-16 6-19 7-o 8-r 9-l a-p b-q c-w d18 e-f fw g-1i h1g i15 jl k1r ln nq oq p20 q1q r1c sq t-1y vl
0e=ace	ve
4h	ib
4k	4g
4t	0m d-j
3de	lj
3ft	4j fa
3ge	na
3in	fh h-b
4r	tc
3ka	ma
3ll	tc
4s	se
3ng	hq
4h	8d se
4y	vc
3rd	8c
4s	3a 6a hb i-a ld
4t	vi
4y	p-f
3te	hb po
4o	kc
3ve	jb
2ber	f-a po sb
3ic	of
3le	ub
3ox	4b
2cal	f-c jh
4n	sa
3e2	pc
4l	pr
4s	bk ch l-c
3sa	pe
3ts	7b ic mb
2day	sh
3er	4c si
3ge	ke l-c
3in	da
3le	7c
3ow	g-d n-a
2eak	5i
3ck	kb
4t	ma
3es	3q
3ge	3a lc
3in	gc
3ld	h-e
3ne	pf
4g	511 n-a oi
4t	fb gj io
3rs	6l in
3se	ok
4h	db
4s	8f tk
4t	bf ul
3ts	6a
2fts	2a
2gen	da
4s	5c
3in	na
3le	nd
3ny	dd
3ue	od
2hce	pc
3er	6b co f-a ge
3on	rm
4r	7a
2ian	oj
3ce	2h 9d
4h	as me
4s	md
3de	ac
3em	2b
4n	d-b
4p	4c p-a
4s	2b aa ec ik sc te v-a
4u	vc
3fe	kd
4t	pl
3lt	7g
3me	rd
3ng	3d 4-g 5-c 9n ci g-b h-b jk m-c nl pr r-j t19 u-b
4h	3a 5c
4i	ka
4t	8f
3od	ve
4n	2-c 6f 9c f-m gx lc vg
4r	f-d gd
3ru	dd
3sh	o13
4t	fb
3te	0a
4h	da
4s	ic
4y	3b fe h-g le
3ve	id kh
2ken	5n
4r	vq
2lar	ma
3es	2c
3ks	8g
3lo	1j d-c
4s	ih
3og	n-a oi
3th	ff
4s	po to
4y	k-f lg
3um	da
2man	od
3er	fh
3in	dd
2nal	0n
3ce	2a 6h dm eb lc r-a v-d
4h	l-a mj
3di	oa
4s	4l
3ed	ic
4r	rm
4t	4c
3ge	ma
4s	7b
3or	l-d mj sc
3th	rg
4s	2m 8h
3ux	ec
3’s	ri
2oai	ac
3ck	ae
3ir	sg
3ks	3d
3ms	3i
3nd	ra
4e	dk
4g	4e dn fh g-b o-b tb ve
4s	2a 3b 8k
3ol	3a sp
3ps	2a
3rd	f-j he
4s	8e
4t	1k 6b d-c
4y	if kc
3sa	of
3ut	id sd
2phy	te
3le	ie ra
2ral	fb
3ca	kb
3ds	6b 8n
3ee	lg
4r	sa
4s	3c
3in	oe
4q	da
4x	id
3ms	ib
3st	pd
3th	fa
3um	pe
2sed	pa
4s	6s jc
3on	dj
4r	ma
3ta	gd
4s	2f ab
2tal	nb
3ed	8d
4r	aa sd
4s	cg vz
3hs	hc mb
3le	d-a
3op	vb
4r	fb
3ps	d-a if
3ra	6d
4o	1h d-b
4y	6d
2ual	pj
3ct	f-e gf
3es	5m
3gh	tf
3me	da
3ng	2c 6t k-a la p-a
3oi	bc vk
3ra	dc
4e	vf
4s	aa
3te	pd
3za	dj hb n-b
2vel	n-e pj vl
4n	ga
2wer	sf
2xis	nc
2yed	jd
4e	rj
4n	3c dc gb o-d te
4r	fa gc ma
2zed	pe
4n	v10
1nds=	0-b 4b c-b d1k e-3k i-1d jy k-a lk ni p13 q-o st t16 v-13
5 0	2h 3z 5d 6g 8g a-c d-f gi h-b i-x m-h p-v q-g tk u-l
61	0c 6e aj dk e-l gk i-1a k-d lh m-14 q-a r-b s-h tv u-b
62	1d 4j 9b af do e-s f-g i-l k-w mn n-e q-g r-b s-b u-16 vn
63	3-b 5-b 9-f df e-n f-a mo n-e rp sa v-h
64	0-e 2-f 3-f 5-a 6-b 8-d c-c dm e-r jm lb mi pm qg rp sj
65	2-c 3-d e-a iq kh lc m-e o-c r-c sg uw
66	d-a e-a g-i hb in ka l-k oe pr sb t-h up v-m
67	fn kc nk v-b
68	fd nn
5!	1u d-i
6 1	1i d-c
72	1c
5)	2-c 3-b 4-i 5-a c-k dj e-d fo g1k i-18 j-u k-g ot po qb rq sl u-h vg
6 1	of
72	dg oa pd qe
73	c-c gg k-c me pi vb
74	gj j-j ld m-a oc sb v-a
75	ga i-e p-b rc sa vb
76	fb gg i-d ka me
5,	kh
5-	db
5.	1-m 2-k 3-d 4-i 8-a 9-a b-a d-w e4l f-e g-1g h-f i1k j-l kf l-h m-l p-y qy s-n t-k u1b v2f
6 0	cr v-b
72	4-a eb ij r-b u1p
73	d-d ew ie p-d qb vv
74	d-j e1h g-l im n-a p-e qf r-c s-a v16
75	c-b ey f-d g-c ic n-k oi qg rc vm
76	ek kc np rd
77	dk eb nc
5:	0h 1a 2s 3u 412 5q 6f 7d 8h 9j ah bq co d-q e-g g-t ih l-a m-a n-z o-m p-p q-d r-f s-a u-h v-y
6 0	5g g-g i15 o-a
71	3c 4m 9h cf i-f n-j v-b
72	2i 3c 4c 6c ab bj p-b v-f
5?	mg
6 4	mg
0f2= 10	3a 4g 5c ca d-k k-g n-b p-c
420	pj
430	dg
440	g-d h-e kf pp rq
4about	da
5cca	ph
5fter	aa
5nd	ca
6ything	cd
5pr	je
5sk	bc
6sociate	k-f pl
5t	1a
5uthorized	db pd
5vailable	uc
5wards	rb
4bac	fd
7helor	lb
6i	nb
6n	fa sc
7g	li
6rn	cb
5eamtime	rf
6st	rh
5i	mh
6ts	cl
5o	kb
6ng	to
6oks	3a
5randt	rf
5udget	f-b qd
6i	da
7lt	7d
6s	qd
4cam	cf
6n	vf
6o	la
6rds	6d
7ing	ja
6vitron	na
5d	lb
6ho	pd
5ertified	pc
5hart	ia
6oir	sb
6u	fa
7a	vb
7c	gl i-b
7ng	pi
7yen	1a 6a d-l
5lassrooms	3f
6b	sd
6ean	pa
6ient	g-a it
5ompanies	2f
6ng	ga
7tact	0l d-i
5raft	4h
5scs	pl
5ung	ui
6rling	tn
4dagny	dc
5e	mb
6an’s	rh
6gree	lb
as	3m
6xis	nc
5h	lb
5i	jd vg
5o	4b g-c mb
6an	9k
6i	1e d-c ga i-b sc
5r	r-f vk
6iving	de
6y	pd
5u	g-d ii
6ng	db
6oc	8m
6ration	f-a gc
4employee	rj
br	ff
5ngagements	2c
6vironment	ie
5tc	cn v-a
5xchange	ma
6tra	6d
4family	db
5inal	ma
6rst	pi
5ood	pe
6r	ag
7klift	pd
5ree	ae sc
7sh	db
5urther	6b
4gap	ja
5erman	ok
5iai	rd
7o	oc
7y	6d ra
6ving	9d
5oogle	pl
5rade	lj
7nts	8a
4hackathon	rg
6na	de
7ds	4b
5e	fd
6llo	1i d-c
7ped	ia
5ien	sj
6gh	lc
5o	db
6a	vg
7t	sd
6bbies	tf
6c	6h
6i	bf
6nors	8d rd
5pcsa	pd
5sk	oc
5ttps	d-a if
5uan	pn
6ong	fa g-c
4i	5d d-e oa
5elts	of ph
5gbo	oc
5n	2b
6terests	tl
7ro	1h d-a
5rish	oh
5sixhosa	oi t-a
5talian	od
4jul	fa
4kcs	gd i-a
5ha	4a oa
7c	4-a nj
8h	if
6oa	ge i-a ka
5ien	pk
6nh	2a
6t	4a
5now	4b
5y	gb i-d ng va
4languages	5a oe
6t	cc
5eader	fa
7n	ph
6ctures	3b
6n	ia
5ien	0n d-i
6nh	ce
7ux	ee
5ocation	gb
6p	pi
5uan	mf
6c	ai tc
6ong	dd vk
4manual	pe
6r	ga
7y	da
6y	2a 3c 5a d-d m-a nc
5ember	sc
5inor	l-a mj
6sc	cq d-a
5on	ma
7g	cg vd
6s	po
6ved	ic
5ua	sa
5y	2e
4name	dd
6tionality	di
5dhce	pa
5ghi	jv
8ep	4b nb
6oai	aa ol
6uoi	ue vi
7yen	da
5ha	g-e hc qa
7n	ic ra
5oi	5k
6n	vp
6t	cd
7es	cg vi
5uoi	ve
4o	jc
5dds	ch
5ff	ab
5n	2d jg
5rigin	na
6tho	va
5ther	cq
5utside	ab
5wn	vo
4page	vi
6pers	8a
5ersonal	0g
5ha	nd
7n	qc
6otography	tb
6u	fq gf j-j
6ysiotherapist	fd g-a
5lace	vj
6c	ng
5olicy	f-c gc
5ractice	2g
6ess	8f
6ince2	pc
6ofessional	2c
7ject	ie
4qualifications	3c
7n	ia lc
6ilts	o-a tm
4rdh	1-a dl
5eferences	bd ub
6gistered	fb g-a
aration	6i
6levant	mc
6pair	tc
6sponsibilities	ij
7ume	da
6viewer	se
5ole	g-a io
4sabbatical	ja
6lary	ve
6n	vb
5cholarship	rd
8ol	3c l-g
6out	sb
5ealants	nb
6lected	2a 8b
6nior	f-b gc
6rvice	9b
5hort	6c
5inh	0e mj rc
5kills	ig
5oan	ia
6n	ba
5parrow	2b
6oken	5h
5tack	4e
7tions	2c
6reamer	fe
5ubjects	mb
6pervision	9e
cor	ma
4t6	kc l-c
5agalog	n-a oj
6lks	8f
6p	6h
6ught	mc
5eaching	2d
6ch	4e
6ilzeitkraft	fk
5ham	bi
7ng	fb
6e	3a d-c fj i-h pb
7sis	mb
6ich	ae
7en	d-a
8t	nd
7ngs	7c
6o	gb
7i	gd j-d ld ma
6uc	ma
5ieng	5r n-c o1c v-a
6me	ja
6n	4b
7h	1a sh va
5o	fa ga i-c p-a rn
6a	gf
6i	ea
6ngues	5h oa
6olbox	4b
5reasurer	sa
6inh	dc
6ong	tk
6uc	ib
7ng	la
7ong	ge i-f lb
5tgdtx	kb
5u	ma
4under	4c
6employed	je
6iversity	3d
5s	vi
5trecht	ga
4vai	1d g-a ig
6t	ne
5e	jb
5i	gj
6ec	7a n-d p-a
4wanjiru	dd
6terford	gf
5hen	ab
7re	0a
6o	ba
5illing	n-c vf
5on	mb
6rking	pd
5rote	ia
4xep	lf
5in	1h d-a
5rd	4-b nd
4years	lf
310 10	l-d v15
620	le
640	k-a
6nam	hj
6years	he
320 20	kb
640	l-h pm
330 30	dd
340 20	f-b gd
630	dc
640	g-l ig j-k k-n l-g pm rs v13
6chung	pd
6lop	pb
6to	gf
7ruong	kd
3acca member	ph
4fter hours	aa
4nd also	ca
5ything else	cd
4pr 40	jc
4sk them	bc
5sociate national	pb
4t a	1b
4uthorized to	db pd
4vailable from	va
don	ud
3bac si	fd
6helor of	lb
5i chuan	nb
5n hang	fg g-a
7to	sd
6g khen	rc
8lai	pa
4est poster	rc
4i thu	mh
5ts and	cl
4o tuc	kb
5ng chuyen	tp
4randt i	rf
4udget planner	f-b qd
5s tracker	qd
3cam ket	cc
5n start	vf
5o dang	la
5rds held	6d
6ing for	ja
4dho certificate	pd
4ertified kubernetes	pc
4hien dich	qa
5oir and	sb
5u quan	fb
6a co	vb
6c vu	gl i-b
6ng chi	pi
6yen khac	cc
amon	na
4lb tieng	sd
5ean c	pa
4o laptop	vb
4scs card	pl
4ung cap	ui
3de tai	mb
5an’s list	rh
4i ca	vc
6nghia	i-b jf
5a diem	ga
4o an	mb
6nghe	4c
5an hoi	9k
5i bong	sd
7loi	1e d-a
7thi	ga i-a
5n ung	da
4riving licence	de
5y needling	pd
4u an	g-c ii
5ng de	db
5oc khen	8m
3em dung	ia
5ployee of	rj
4xchange term	ma
5tra classes	6d
3family status	db
4inal project	ma
5rst aid	pk
4ood hygiene	pe
5r fun	ag
6klift licence	pd
4ree saturday	sc
8time	ae
6sh graduate	db
4urther training	6b
3gap year	ja
4iao tiep	oc
6y khen	re
5ving back	9d
4oogle analytics	pe
4rants and	8a
3hackathon winner	rg
5nds gear	4b
4e 40	fd
4ien mau	sj
4oa binh	vh
6t dong	sd
5c bong	mc
7them	6j
5i ai	bf
5nors awards	8d rd
4pcsa pt	pd
4sk 10	oc
4ttps example	d-a if
4uan luyen	pn
5ong dan	fa g-c
3i declare	ve
5speak	5e ob
4elts 10	of ph
4n short	1a
3jul 40	lc
3kcs cuoi	gd i-a
4ha nang	4b
6ch hang	ih
5oa seo	pa
4ien thuc	pk
5nh nghiem	2a
4now how	4b
4y nang	ni
6va	vd
3lat vat	cc
4ean six	ph
5ctures and	3b
4ien lac	0l d-g
5nh tinh	ce
6ux since	ee
4op boi	pd
7da	6a
4uan van	mf
5c ranh	ai tc
5ong mong	vi
3manual handling	pf
5ry beth	da
5y dieu	3d 5c ca d-c m-a
4inor in	l-a mj
4on hoc	ma
6g muon	cg vd
5s excel	po
4ua he	sa
4y road	2b
3ndhce passed	pa
4ghi sinh	jd
7ep vu	4b nb
5oai gio	ab
9ngu	on
5uoi khai	vk
4ha pho	qa
6n vien	rb
4oi duoc	5k
5n smoker	vp
5t yet	cd
4uoi mot	vf
3o nha	jd
4dds and	ch
4ff the	ab
4n the	2f
8i	jh
4rtho module	va
4utside work	ab
4wn car	vo
3page 10	vi
5pers in	8g
4ha che	nd
4lace date	vc
4rince2 foundation	pc
5ofessional life	2b
6ject 10	id
3quan ly	ic
3references on	ba ub
5levant coursework	mc
5pair cafe	tc
5viewer for	se
3salary expectation	ve
5n sang	vb
4cholarship of	rd
7ol and	3d
agovernor	sc
5out leader	sb
4elected publications	8c
croles	2b
4hort courses	6c
4inh nam	0f
8vien	mj re
4on tra	ba
4poken at	nd
4ubjects maths	mb
5pervision and	9e
bor prof	ma
3t6 40	kc l-c
4ap huan	6h
5ught first	md
4eaching posts	2d
4ham khao	bi
6ng 10	fb
5e atld	pf
7day	2b
7twin	fc
5ich gi	af
6en an	d-a
7t ke	nd
6ngs i	7c
5oi gian	gd j-d ld ma
5uc tap	ma
4ieng anh	oc
9han	oa
9khmer	ob
9phap	oa
9trung	ob
9viet	oc
5me away	ja
5n hoc	4b
6h nguyen	sj
8tinh	vf
9oi	1b
4o 20	ro
5a soan	gf
5i di	ef
7lo	ic
7xin	vj
4reasurer twin	sb
5inh do	da
5ong rau	tk
5ung cap	ld
4u 20	g-c
640	gc
6den	md
3under the	4c
5employed evening	je
4s citizen	vi
3vai dong	1d
7tro	g-a ih
5t so	nb
4e que	jb
4i tri	gj
3when not	ab
5o to	ba
4illing to	n-c vf
4on the	mb
5rking at	pf
blife	2a
3xep loai	lf
4in chao	1h d-a
3years 40	la
1=10	3a 4g 5c ca d-k k-g n-b p-c
220	pj
230	dg
240	g-d h-e kf pp rq
2about	da
3cca	ph
3fter	aa
3nd	ca
4ything	cd
3pr	je
3sk	bc
4sociate	k-f pl
3t	1a
3uthorized	db pd
3vailable	uc
3wards	rb
2bac	fd
5helor	lb
4i	nb
4n	fa sc
5g	li
4rn	cb
3eamtime	rf
4st	rh
3i	mh
4ts	cl
3o	kb
4ng	to
4oks	3a
3randt	rf
3udget	f-b qd
4i	da
5lt	7d
4s	qd
2cam	cf
4n	vf
4o	la
4rds	6d
5ing	ja
4vitron	na
3d	lb
4ho	pd
3ertified	pc
3hart	ia
4oir	sb
4u	fa
5a	vb
5c	gl i-b
5ng	pi
5yen	1a 6a d-l
3lassrooms	3f
4b	sd
4ean	pa
4ient	g-a it
3ompanies	2f
4ng	ga
5tact	0l d-i
3raft	4h
3scs	pl
3ung	ui
4rling	tn
2dagny	dc
3e	mb
4an’s	rh
4gree	lb
8s	3m
4xis	nc
3h	lb
3i	jd vg
3o	4b g-c mb
4an	9k
4i	1e d-c ga i-b sc
3r	r-f vk
4iving	de
4y	pd
3u	g-d ii
4ng	db
4oc	8m
4ration	f-a gc
2employee	rj
9r	ff
3ngagements	2c
4vironment	ie
3tc	cn v-a
3xchange	ma
4tra	6d
2family	db
3inal	ma
4rst	pi
3ood	pe
4r	ag
5klift	pd
3ree	ae sc
5sh	db
3urther	6b
2gap	ja
3erman	ok
3iai	rd
5o	oc
5y	6d ra
4ving	9d
3oogle	pl
3rade	lj
5nts	8a
2hackathon	rg
4na	de
5ds	4b
3e	fd
4llo	1i d-c
5ped	ia
3ien	sj
4gh	lc
3o	db
4a	vg
5t	sd
4bbies	tf
4c	6h
4i	bf
4nors	8d rd
3pcsa	pd
3sk	oc
3ttps	d-a if
3uan	pn
4ong	fa g-c
2i	5d d-e oa
3elts	of ph
3gbo	oc
3n	2b
4terests	tl
5ro	1h d-a
3rish	oh
3sixhosa	oi t-a
3talian	od
2jul	fa
2kcs	gd i-a
3ha	4a oa
5c	4-a nj
6h	if
4oa	ge i-a ka
3ien	pk
4nh	2a
4t	4a
3now	4b
3y	gb i-d ng va
2languages	5a oe
4t	cc
3eader	fa
5n	ph
4ctures	3b
4n	ia
3ien	0n d-i
4nh	ce
5ux	ee
3ocation	gb
4p	pi
3uan	mf
4c	ai tc
4ong	dd vk
2manual	pe
4r	ga
5y	da
4y	2a 3c 5a d-d m-a nc
3ember	sc
3inor	l-a mj
4sc	cq d-a
3on	ma
5g	cg vd
4s	po
4ved	ic
3ua	sa
3y	2e
2name	dd
4tionality	di
3dhce	pa
3ghi	jv
6ep	4b nb
4oai	aa ol
4uoi	ue vi
5yen	da
3ha	g-e hc qa
5n	ic ra
3oi	5k
4n	vp
4t	cd
5es	cg vi
3uoi	ve
2o	jc
3dds	ch
3ff	ab
3n	2d jg
3rigin	na
4tho	va
3ther	cq
3utside	ab
3wn	vo
2page	vi
4pers	8a
3ersonal	0g
3ha	nd
5n	qc
4otography	tb
4u	fq gf j-j
4ysiotherapist	fd g-a
3lace	vj
4c	ng
3olicy	f-c gc
3ractice	2g
4ess	8f
4ince2	pc
4ofessional	2c
5ject	ie
2qualifications	3c
5n	ia lc
4ilts	o-a tm
2rdh	1-a dl
3eferences	bd ub
4gistered	fb g-a
8ration	6i
4levant	mc
4pair	tc
4sponsibilities	ij
5ume	da
4viewer	se
3ole	g-a io
2sabbatical	ja
4lary	ve
4n	vb
3cholarship	rd
6ol	3c l-g
4out	sb
3ealants	nb
4lected	2a 8b
4nior	f-b gc
4rvice	9b
3hort	6c
3inh	0e mj rc
3kills	ig
3oan	ia
4n	ba
3parrow	2b
4oken	5h
3tack	4e
5tions	2c
4reamer	fe
3ubjects	mb
4pervision	9e
aor	ma
2t6	kc l-c
3agalog	n-a oj
4lks	8f
4p	6h
4ught	mc
3eaching	2d
4ch	4e
4ilzeitkraft	fk
3ham	bi
5ng	fb
4e	3a d-c fj i-h pb
5sis	mb
4ich	ae
5en	d-a
6t	nd
5ngs	7c
4o	gb
5i	gd j-d ld ma
4uc	ma
3ieng	5r n-c o1c v-a
4me	ja
4n	4b
5h	1a sh va
3o	fa ga i-c p-a rn
4a	gf
4i	ea
4ngues	5h oa
4olbox	4b
3reasurer	sa
4inh	dc
4ong	tk
4uc	ib
5ng	la
5ong	ge i-f lb
3tgdtx	kb
3u	ma
2under	4c
4employed	je
4iversity	3d
3s	vi
3trecht	ga
2vai	1d g-a ig
4t	ne
3e	jb
3i	gj
4ec	7a n-d p-a
2wanjiru	dd
4terford	gf
3hen	ab
5re	0a
4o	ba
3illing	n-c vf
3on	mb
4rking	pd
3rote	ia
2xep	lf
3in	1h d-a
3rd	4-b nd
2years	lf
1irst=9	3a 4f 6e d-c g-q h17 i-1r l-a m-13 n-15 o-q p14 q-j ri s11 t-d vx
6U	0-o 1-y 2-s 3-q 4-o 5-q 6-11 7-e 9-x a-p c-u dp ek h-q i17 j-d lg m1o n16 oq pl q1f rh sr t-z vs
6l	2e 3-c fv ic la m-e p-z r-j s-q t25 uo v-r
6s	1x 2h 310 4m 5o 6r 7d 8d 9w am cn e-c f-q h-p i-h j-k l-o m-h n-m p-v q-h s-l t-i
0h=activities	9z d-a j-b l-c q-a s13
c 0	91q
d1	p-a s17
d2	5c 9-c l-e
d3	gb
d4	fd pe s-b
dD	si
dU	9g pg
dY	sr v-d
dw	9c s-f vb
3wards	3f 811 fa is k-b n-g p-e rx u-a
8 0	3j 81k r-b
91	il p-c r1a
92	ig
9KK	ig
9TD	f-a gc
9U	3j 8d
9Y	rp
9w	8a rb
aY	ia
2certifications	0-c 6f pm q-c t-a
g 0	3c 621 p-n
h1	6-a d-e la p19
h2	2h 3-a 6-p df pk
h3	5b 6-j gb oa p-d
h4	ib
hK	3b vc
hO	g-a
hU	6e 8-a
hY	la pq r-c
hw	8d pg
il	pa
i|	p-j vb
3ontact	01f 2-c dg f-f l-b m-a q-c va
9 0	01m d-f
a1	0a de
a2	0-a dl p-a vg
a3	od
aU	0g 6b
bU	0i d-c
b|	va
aw	0f d-e
bU	nc
b|	ob v-c
2education	0k 1-d 6-g f-p h-e i-d kg lu ms n-f
b 0	2-i 32u d-a
c1	3-d f-e kv lk m11
c2	0d 210 3-18 bd ch f-d h-h i-k lp n-n v-f
c3	3-t 6-a dm ic le sc
c4	3-d gm hc ib l-k m-d nl vj
c9	l-d ve
dw	6b
cD	gg k-c lh
dS	ka
dl	vh
d|	f-b ml sb
cF	3d
d|	oa
cG	k16 l-s
dD	le
dS	kd
dU	ka
dY	k-a mh
cKl	pc
cS	cb m-a
dD	la
dF	la
dS	kh
cT	g-b mm
dS	f-a
dU	pc
d|	fa
cU	5f l-f vl
d9	lb
dK	mf
dl	k-f
dw	r-i vm
d|	k-h mf
cY	lf
dw	pd
d|	pm v-a
cl	6-a 8e la t-b
cw	4d mc r-b
dD	la
dF	mc
dT	p-a rg
dU	li
dY	ja
dl	lh
dw	pj
d|	ma
3xperience	1-e 3g 4-b 8-g fw gx hh in jb n-b s-d
c 0	233 d-h i-e
d1	2-e fm gc he ih j-b vp
d2	2-z 3b dw fp gf h-b io jw p-d v-f
d3	2-12 4-e ic ja mb pa
d4	2-q d-a ha i-h j-h qb re v-h
d9	le
d@	ic
dD	f-c gs ji kh l-l
el	ic
ew	gb i-d
e|	fc jd
dF|	fb od
dG	pa
ew	ka
dO	gb ha
eD	gc
el	f-b ha
dS	f-f hc ig
dTD	f-b gj
e|	fb
dU	da g-j iv
eO	g-e hb
eP	gg
eS	g-c id
eT	id
eU	fc g-b pb
e|	fc h-g ra vj
dY	gh
eU	pb
el	pa
e|	kb p-j
dl	t-d
eD	g-a id
dw	6g f-g g-c he l-d ne q-a ra u-e v-b
eY	ib
el	g-d ij tj
ew	mf p-m uc
e|	f-k gd h-a tb vp
2interests	aw n-a s-b to
b 0	a1c
c1	tn
c2	te
cO	aa
cU	ah
cl	te
2languages	0-b 5v 7b db g-h i-j k-b oo qa s-a vd
b 0	51y o-g
c1	2a 5-a 6b cb o10
c2	3-d 5-j 7d ai i-b oz vl
c3	3a dg ne o-o pf rc
c4	je mc
cD	f-b ja
dw	fk g-g
cF	5i
cK	ob
dl	pd
cU	8-a dn p-e
dU	p-f vd
dY	da
d|	ta
cY	p-f vb
cl	t-c
cww	td
d|	ps t-c
2none	0-12 1j 2-d 3-h 4-d 5-o 6-o 7-c 8-w 9-v a-j b-c c-p d10 ex ge kd lc om ph qg ra sm tk ud vg
6 1	0-o d16 ek g-d i-c p-a sa te
72	0-m 1i 4k ed gg h-j i-n j-n m-h pf sg ua
73	0-d 4-e 5-b 6-i 7-c a-b c-e eu jd oa ra uc
74	0l 1-c 2-n 3-b 4-s 5-j 8-a 9-q c-g e-u hr in ja ki lc md oi qg vb
79@	dd
8U	3c d-a
8w	1a 2d d-j
7@	dc il
8@	dy
7D	lc
8O	sd
8T	fl g-d
8U	h-a
8l	gb ja
8w	va
8|	fs kd v-a
7F	4e
8K	ig
8w	db
8|	oc
7G	k-d ln
8D	gg
8F	lc
8O	la
8U	kd
8|	fa
7K	te vb
8G	la
8K	ej
8U	ta
8w	nd
7O	if l-d mb
8P	ha
8U	fd
8l	ff
8|	vc
7P	lb
7S	fl g-g lh p-e se
8S	ka
8U	l-c pg
7T	ie pl
8D	f-a ik
8U	fb l-a mh sc
8l	f-e gn
8w	db
8|	fh
7U	4h d-k i-g pe
8K	l-a mn nc
8O	pg
8P	g-b hr
8T	d-b ut
8U	0-b 1f f-f l-i
8Y	lf
8l	d-c hd ld od p-n ua vg
8w	2d ha
8|	nj os pa q-a rc
7Y	p-c vq
8w	ve
8|	d-b fr
7l	gc tm
8Y	ge
8l	tj
7t	ec
7w	4-b 8-g c-n db ec g-e ia jb l-e qh sd t-c uq
89	dd
8D	f-o im
8G	pf
8K	ta
8P	md
8T	jj pc
8U	n-g ob
8Y	ia pa
8l	es pd qc ra
8w	2a g-n ig m-e uk vb
8|	2-b dc f-f go nd o-g rj tf
2other	4h c12 d-d f-b jb l-a nc o-k p-a r-a vn
7 0	4h 5-c c1p nc
81	o-b vu
82	6c g-c ud vi
83	f-b jf sa v-e
89U	cb
8U	4d ck nk v-a
9l	o-a ta
8Y	ja
8w	sd
9l	vg
2projects	2e 7u i-d p-b q13 t-d v-e
a 0	71l q-c
b1	qz
b2	2e cd i-s qp
b3	2c 7-b le
b4	ha iv q-g
bD	qa
bTD	f-c ge
bU	7g
cP	fb
c|	f-a
bw	2b cc i-g
cl	qf
3ublications	8y d-f j-b pg rq v-d
e 0	6b 813
f1	ca rx v-a
f3	fd gb
fD	k-f lf
fK	8a
fS	kg l-e
fU	6c 8i
fY	pb
fl	re
fw	ca ia pc
2references	bz g-e hi ja l-c r-a uo
c 0	b1c
d1	uq
d3	jc
d@	ub
dU	bo dc n-b
2skills	0-a 4d 8-d d-d e-b h-a ka nu oa uc
8 0	42m d-a
91	4-d d-d n17 ud
92	4-10 6d da i-g l-b od rc ta
93	4-o 8-g bb l-a oa sa
94	it je ll n-c p-a
9D	kb l-a rd
9F|	ng o-d
9K	4h
aK	ne
9O	g-c
9SU	k-b lc
9T	f-b
9U	5c 8-f gc n-c
aU	na
a|	tf
9Y	pc
9w	4-h 9-a ub vh
aD	g-b
aK	n-b to
aP	nc
aU	oe
aY	vd
al	na
aw	pc va
a|	oc sb
3ummary	0b 117 3j ev j-g ka lf o-b r-b t-b
9 0	11t 3i d-p
a1	ex i-d
a2	1-a 2g di fb g-i s-c
a3	ga ic o-c qa
a4	2-b oa r-e sc
aD	fd
b|	kc
aOl	fa
aS	gb
aT	f-j ha
bD	fb g-b
aU	1y 6-b lb
bU	oe v-g
aw	1a 3b 6a lb p-b
bD	ja
1as=9	1e 2r 3k 4k 5a 6v 9d cn da f-15 g-o h-o ie j-g k1h m-q n-f o-u p-2n q-i rh s-m t-b ue vw
4@	d34 f-i g-m io k-a l-c n-o o-c p-y r-h s-b u3s v-j
4D	2-b 3-c d-14 e-a f3w g-j hc i-1z j1n k2h m-d n-g o-n p-l qq s10 u-p v-v
4F	3e 5i d-v e-h g-r kh no o28 p-u q-g r-s sf t-l u-h v-12
4G	3-b 6v d-r ff g-h h-b i-y j-u k49 l1n n-q o-b p29 q-f r-d s-z t-m v-y
4K	5-d 6-i a-c c-g d-r f-i g-l h-e ib j-j k14 mm n5o o-1d p-1l r-q s-o t25 u-r v-b
4O	2-i c-d d-j f1v g11 h1k i-1g j-1g ka l-o n-p o-z p19 r-h s19 tr um
4P	1-b 2-m 3-e d34 f13 g1q h1m i-2b j-y mg p-16 q-k re sf t-c u-o
4S	2-d 6-g d-17 el gb hn i-s j-u k54 m-b n-r o-o q-f sq t-b v-a
4T	1-b 2-d 3-c 4-c 6-c b-c c-e d-m e-m f4r go h-18 i-a j-c k-i l-12 mk no o-x pa qu s14 t-o u26 v-1t
4U	1p 4e 5b 7b cq di e-16 g-q hj i-12 j-x l-18 m-e o1k py q-1d s-z
4Y	0-a 2-a 3-e 4-b 6-b c-e f17 h-g i-f ji k1i l-g m-t n-10 o-10 p1m qc r18 s1f t-c u-m vp
4l	1-g 2-g 3-d 4-o 5-i 6-h 7-c a-b b-b dk eo f-g h-u ir m-g n1g o25 pd r-17 s-o t33 u-13
4t	d-d e11 f12 g-h j-d ka n-a o-c p-l qf s1h v-f
4w	2l 9h bf d-o ew f-1h g-g h-1q il j1u k-29 l-1b mo na o-16 pr rr s-n te v18
4|	1-b 2-u 3-n 4-g 5-a 9-b a-a c-a dk f14 i-1m je l-14 mg os pb si tr v2g
1k=activities	91q
4wards	3j 81k r-b
3certifications	3c 621 p-n
4ontact	01m d-f
3education	2-i 32u d-a
4xperience	233 d-h i-e
3interests	a1c
3languages	51y o-g
3other	4h 5-c c1p nc
3projects	71l q-c
4ublications	6b 813
3references	b1c
3skills	42m d-a
4ummary	11t 3i d-p
1s=awards	812
9 	8d
3certifications	6s m-j py
h 0	m-d pv
4ontact	0o
3education	3t
4xperience	21f
d 	2e
3interests	aw
3languages	512
c 	5a
d0	oa
3projects	7j
3skills	2e 41l bh p-f
9 	4n p-b
a0	8a
4ummary	1p b14 d-i
0label=company	f17 g-1q i1y
6dates	f-16 g2e i-q j-d k-a l10
6place	g11 i-g
6title	f-x gu i18
1eft=0	4-b f-a j-a oh pf sl ua v1c
51	0-d 2-l 5c aj bc e-d g-u h-d i-i rb tf vc
52	0-f 1-a 2-b 4o 6g 8c af bd e-i h-w j-c m-f pa q-c rg ua
53	0r 1k 215 3j 7c a-k b-g e1a ge hx m-c n-l o-d p-m qg r-d t-k u-g v-w
1ower=0 	0f 1o 2n 3l 5k 8r 9i e-n gy i-21 j-w k-c le n1d p-a q-z r-1g s-1h t-z us vg
8D	d-e f14 g-h hu i-v ks m-b pb
8Y	fa i-k k25 li m-a o-a s-c
61 	1m 3p 4b 5i 6n ae cw d-10 e-t f-j g12 hh i-1o j-g ly m-l nf or p-q q-w r-j u-1d vj
8D	f1i i-1k jm k14 p-c r-d
8Y	gk i-n jb kd m-a n-c o-a sg vb
62 	0d 2b 3b 4k 6b 9d ac bc cl do e-w f-1f hl j-x k-16 p-p q-i s-m ti uy v-h
8D	d-b fw gp h-g i-1f km qf rk v-i
8Y	dc fn i-o n-f vb
63 	0-j 1-l 3-c 5-g 6-f 9-i c-l d18 ei f-1j g-o h-z i26 k-21 l-16 m1l on qj rz sv ty u1d
8D	g-c it jf s12 v-d
8Y	d-b g-v ir jg kb l-k m-d n-a r11 sw
64 	1-a 2-b 3-c c-i dl e2i f-1o g-19 h-i i32 j-d k-r l-c n-l q16 vs
8D	fa g-j h-a i12 ja l-b mk p-e
8Y	ir k-w p17
0n=0	2f 3z 5q 6a 8k a-f cy d-b e-a f-a h-e m-i p-v q-i ti u-p v-n
21	0e 1k 2a 3k 4h 6g 7e 9n aq ck e-t i-1q k-i lj m-16 n-d oe q-g r-d s-k tp u-i v-g
22	1a 2d 4d 9e am bj dh e-s f-f i-b k-v n-m r-o s-f
23	3-a 9-i bb c-c f-c k-b mv n-s pc qb rb vm
24	0-h 1-d 2-j 3-k 4-c 5-d 6-e 8-f 9-b a-c b-b c-g en io le mi n-d qm rm sl v10
25	2-g 3-g 6-a c-h en in kg m-i n-j ql rc sl uo vv
26	d-d ea kv l-y mg nb pe rg se t-m uj v-j
27	di fp kd nx o-f pb v-b
28	ff np
0p=acco	ia
4ti	if
3dmi	pe
3gen	ia
4ri	ka
3mer	f-e jk sa
3nal	f-f ig pk
4ch	7a
4yt	ch
3ppl	rj
5o	2b
3rab	oh
4ch	pd
3ssi	fa
5o	k-e py
3uth	db pn
5o	na
3vai	uh
3war	8p rh
2back	fb g-b
4ri	gc
4tt	rc
3eam	rm
4ha	da
3ios	fa
3onn	4c
4ul	td
3ran	vg
3udg	f-c id qe
2cano	nb
4pc	nb
4re	je rd
5i	jb
4vi	nc
3ent	pb
4rt	ld p1e v-a
3hap	sg
4il	ia
4uy	2b 3c fb k-c o-f r-b th v-b
3iti	sf v14
3las	3n 6c f-c jj pb
4ie	is
5n	f-d sk
3oll	3a kc
4mm	fa
5p	2d 4b kq p-b va
4ns	kh
5t	0m d-e g-e ia qd
5v	od
4ok	ta
4py	k-a pg
4st	na
4ur	6g k-a mc pb
3url	tv
5r	gf r-g vl
4st	ia
4tt	na
3ycl	ta
2dean	rn
4cl	vj
4gr	3n le
4ll	rb
4nt	nc
4pa	kc ua
4si	ea mh
3ipl	km lb
4re	ig
3lam	kc
3ott	kd
3riv	db ve
4um	fb
3ura	f-a gc
2embe	pc
4pl	fd gf rp
3nga	2d
5i	f-a gh
5l	ov
4vi	ie
3ven	ji
3xam	d11 ib ra u-b
4ch	ma
4pe	2d ve
2fach	kb
5u	k-e lh
4mi	fj
4np	id
4th	jf
3err	rr
3lop	eg
4ue	og
3oot	th
4re	qa
5k	pl
3rei	tb
5n	mj oa
3urt	6f
2germ	oj
3ior	rb
4vi	9e
3lan	1b
3oog	np pw
4ve	sc
3rad	db
5n	8a
4ey	tj
4ow	ig
3uel	sc
4il	kg
2hack	rm
4lv	ma
4nd	pf
3eig	ph
4lp	ib
3ist	ob
3obb	ab te
4no	8j rc
3ygi	pf
2illn	jc
5u	ne
3mag	ra
3nit	pq
4st	4e fc l-a pi
4te	ab o-a tj vd
4ve	ra
5i	rb
3six	oj t-a
3tal	of
2jour	sl
3uni	if
2keep	na
3huy	mc rb
3now	oj
3ube	pe
2lang	5j d-a na
4pt	vi
3ead	fn i-e sf
5r	3m
4ct	3c
4ve	ka pd
3ice	6q di ph
4nd	kb
5g	tb
5k	de
3oca	gb
4ok	jb
2mana	g-a
5d	oi
5u	pm
4rk	gb pd
4st	pe
4te	jb
3ead	fa g-b n-a
4mb	fa g-g po sb
3ind	je
3obi	fa h-b
4du	va
4nt	f-h gi he
4th	of
4vi	vg
2naka	dc
4ti	df oe
3eed	7c pf
3ghi	2a 4b lb m-c pa
4uy	l-a sk
3ige	og
5h	fa
3ort	fi h-e
2obse	va
3ffi	fc gb
3ngo	ga
3rch	8c
4ga	sb
4ig	nb
3uts	ac
3xyg	ra
2pado	rb
4nt	6e
4pe	6m
4re	f-a jm
4ss	pc
4tt	na
3enn	rc
4op	eh
4rf	ib r-a
5i	vd
5s	0x
4tt	db fa
3hot	n-a ti
4uo	de
4ys	fg mb
3idg	oh
4ec	cl
4ne	f-c hd ka
4pe	rj
4tc	rh
3lac	fa ga
5n	ib qd
3oli	gh k-b
4rt	oh v-a
4si	f-e gh vc
5t	rg
3rac	2l
4es	fe gf
4in	pc
4od	f-a gc
5f	2b
5j	7b id ma
5v	pb
3ubl	8m
3yth	ng
2qual	3d
4il	o-b tt
5s	fe
4or	fe g-a
2radi	ta
3ead	oe
4co	jb
4du	ia
4fe	bu uf
5r	ph
4gi	6j fb ra
4le	mc
4mo	fa
4ne	pf
4pa	tt
4qu	bf u11 v-d
4sc	tj
5e	gn
5p	in
4ta	ga
4vi	sl
3ice	kb
3obo	kh
4ll	ga
2sabb	f-f jo
4la	vf
5e	nc
4tu	sl td
3cho	3d ka p-l rj sm
4ie	lc p-a sa
4ri	nc
3eal	ne
5r	pj
4co	d-a fb kg lk p-h rj
4le	2c 8d
4mi	pf
4ni	kd
4rv	9e
3hif	2a
3ign	vk
4lv	rh
4ng	de
3kil	id ph
3mok	vp
3oci	nf
4ft	fa
4li	nc
5u	pf
4me	dv
4ur	tq
3pan	na
4ok	5n oj
3tan	pg
5r	ib
5t	2b dc
4re	fo
5u	fb
4ud	3a sb
3ubj	mb
4mm	1a ft
4nd	so
4pe	9e fa sb
3wed	od
2taga	n-b om
4ug	mc
3eac	9e
4ch	kl
4il	fl
4rr	nb
3hes	mb
4in	7c
4uo	gb rf
3ick	6a
4kt	e-b vn
3ong	5l ol
4ol	4b
3rac	qd
5i	3a k-a
5v	f-c jj n-e rc vj
4ea	sb
4uo	ej gg j-b rb s-b ub v-i
3tgd	ky
2unem	f-a jk
4iv	3b fc i-a kf
2vari	fb
3est	pg
3iet	od
4ll	qd
4si	g-d io
3olu	so
2wanj	dd
4te	gf
3ebi	pl
4dd	ia
4ld	ga
3ill	n-d vp
4nn	rm
3ork	ac oo po t-a
2yoru	ob
1air+=9 $	l-j v1s
8S	ka
79 U	uc
7U U|	2c
7w U	2b
6@ @	dc ia
8P	da
7@ w	da
6D D|	gd j-a
8OU	fb
8S	f-i k13 l-f
8T	f19 g-e j-k
9O	fn g-h
9S	fa
9U	fq g-f
9l	fe
9|	gf
8U	k-a ph
9P	fd g-d
9U	fa
9l	jd
9|	ra
8l	f-c ja k-f lf
8t	f-e gg
9U	fb
8w	f-1v j23 la
9l	f-i gb ja
7S w	ka
7T w	fd
7w DT	fd
aw	f-c jc
9P	f-a ge
9U	f-c gf
9w	fd
al	fl g-b
7| $	kb
9D|	fb kb v-a
9T	ja
9U	kb
aU	k-q mr
9Y|	kk
9w	fe
al	f-a
6F U	4a ni oa
7K U	ia
7l U	oa
7w U	db
7| U|	od
9w|	oc
6G $	mi
8Dw	fa
9|	l-b
8S	ki l-h
8U	6f kp l-l ng p-j
8Y	li
8w	pf
9l	6a
7D w	gh
7U U	kd
7Y w	mi
7w S	kc
6K l	n-a tg
7K $	na
7U U	ta
7l U	pn
9w	pa
6O D	vb
9T	hh
8T	ft h-c
9D	fo
8U|	2a
8Y	rd vb
8l	g-g if
8w	f-b hs
9l	8a
7P Dl	f-c
9TD	fd
a|	f-b hh
7l U	fg
9w	tb
7| TD	f-g hh
6P U	la
7P U	of
7l w	vc
6S D	ph
9w	f-a gd
8G	k-a
9D	kk l-i
9O	lc
8P	kj l-e
8S	k-k ld
8TD	fa g-a
9U	cc
9|	hf
8U	sb
8Y	k-b l-c pk vd
8w	k-a
9K	kb
7S UG	kc
7U U	pa
9w	pc
6T @	ua
8D	qd
9w	fj
9|	gh
8OO	fs g-l
8P	f-o gp
8S	fc
9O	fe g-d
8T	f-f ib
9D	f-c
9U	fd g-e
8UD	fc
9U	ga
8Y|	pd
8tl	g-a ib
8w	f-p gg qa
7D DT	fc g-b
9OP	f-c gc
9U	ga
9w	fb
aY	g-b id
al	f-h gf
7U $	mb
7l Dw	f-a gc
9w	g-k id
al	f-c gj
7w w	da
7| D	fd g-a
9T|	fj h-c
9U	f-f gf
6U $	ia pe u-f vy
89	la na
9@	0a
8@	0v d-b n-b
9@	0j dj
8D	2j f-e rf sa vd
9S	3a
9U	l-a mf
9|	2s ge
8F	4a g-j il
9K	4a
9U	5b
9l	5b ca
9|	oa
8G	6c kd
9D	da
9K	le
9S	3c
9l	ka
8K	ca
9K	4i if nj
9U	4b
9w	pa
8O	9a pm
9T	9a
9|	dm
8S	gf
9S	3d
9l	1i d-e
8T	4-b dq fq h-j ic p-d um
9D	ha
9O	uu
9U	6e ut
9l	ga
9|	hk
8U	0-e 2a 4s 6f 9-a bn ce d-g n-a of r-c tb u-h
9K	4d
9T	bx
9U	5y 8f c-b
9l	3j 5n 6-a
9t	8e
9|	2m 3n c-p
8Y	ro sx
9O	9c
9|	pl
8l	4-c 5-l aa nw ow va
9l	an
8t	9a rd
8w	1v 2-e 3-k 8e a-c bg cn d-c hs p-j u-g
9D	ja
9K	7e
9O	1j
9U	cg
9Y	3j da
9l	ch di gc i-d pa
9w	2-c cq lb
9|	2h ob
79 U	lh
7D UP	f-b gc
7G U	kc
7K U	mh
7O UT	fb g-b
7P TD	fb
7S U	ka
aT	g-c ie
7T FK	g-c ij
9U	g-a
aD	f-e gl
9ww	f-e ia
7U $	n-i v1l
9DT	hg
9F	nf o-a
9SS	ld ob
9U	rg
aG	ic
aT	fa ia
9w	cc i-g
aY	da
al	0d 1b d-f
a|	od p-b
7Y U	dn
7l $	pd ti v-c
9D|	k-i vz
9TD	fa
9U	o-a
aU	oj
al	ob
aw	ld
9Y|	vh
9w	hb
7w UU	pc
9Y|	r-g vf
7| $	og
9Dl	k-a mj
a|	f-d h-a v16
9T|	fp h-m
9U	o-c sb
aY	tb
a|	f-e oa rc s-c
9Y|	vg
9w	n-a
a|	fb pa td
6Y $	pc ra v-e
8S	ki
8U	la ve
9U	la
8w	jj k-g vx
9Y	lb
7l U	db
7w U	ra
7| D|	kh v-b
9U	k-g pt
9Yw	ke p-e
a|	pa
9w	f-f gc ks p-e
al	f-a
6l D|	gj
8KU	nb
8TU	oc
8U	aa de n-d ob
8Y	vb
8l	n-a oc tg
8w	8b ra ta
7D w	g-b
6t U	pd
8Y	ra
6w $	lm m-b n-d pc uv
8@	0i da
9@	0r
8D|	ji
8Fw	db
8GS	3-a
9U	3b
9Y	6c
8K	ca
9K	415 i-b n-g
9U	4h
8O	9j fa um vd
9|	2n
8S	3e 9b ke l-b
9w	8a
8T	2-b d-a f-n gi h1r i-g qn
9D	2b
9F	se
9U	2a
9|	h-a
8U	0-d 2-e 4-k 5b 9-a bh c-f g-a hd mi nt re vh
9K	n-a ok
9O	7e bf
9T	b14
9U	2b 5d 8j
9Y	7a
9l	3r 5r
9w	2-i db uj
9|	0a 2u 5a c-k d-c pj v-i
8Y	pi
9G	ma
9T	pd
9w	fe
9|	9b
8l	4-b ag nf vc
9K	am
9l	au
8t	9c
8w	0-b 2-j 3-e 5-c a-c bf cf g-a j-e ng pg vp
9P	9d
9U	cm p-e vm
9l	1l 2-c cf g-e id
9w	co p-g q-a rn
9|	0a sb
7D D|	if
9T	ja
aD	fa g-a
aO	ja
9w	ia j-b
aP	f-l gr
al	id
7G U	ua
7K $	tb
9l	d-c td
9wY	tb
7O wT	if
7P $	nc
7T U	p-a rg
9w	pc
aD	gd
7U $	on v-d
9UT	ub
al	rb
9wO	ia
aU	pa
aY	da
7Y $	sa v-a
9U	id r-d
aU	pa
7l SS	lf m-c
9U	ec t-a
9l	gd i-c
9w	ef tf
a|	qa
7w $	m-c pc
99U	pb
9U	i-b p-d vd
aU	ib
9l	tc
9w	mc sc ua
aw	e-a vb
7| D|	j-a mb vo
9U	te ub
a|	f-c gj o-a pl uc v-d
9w	fl pf
a|	df f-l gw j-a of v-c
4=99 Y	rb
6@ F	4g
8U	9b
5@ @	de
7P	d14 g-h
8P	dd
7U	dc
7w	ca
6@ U	d-m gg
8w	d-b fe ub
9w	dh
9|	tb
5D 9	lc
7G	kb l-m mb
7S	fa g-e ko l-b
7T	fq g-f
8O	gd
8U	gd
8l	ia
7U	3j g-m jc lt
8O	pc
7l	ha ja la
7t	ia
7w	g-c jy qb
6G U	pd
6S DS	kc
8G	lq m-b
8w	mj p-a
6T O	g-b id
8w	ia
6U G	lc
6l T	f-b ge
6w Dw	fb
8P	gm
9P	ge
8U	g15 i-g
9P	ga
6| D|	mm
8O	f-g gh
8S	f-a gi lc
9P	le
8T	gr i-j
9l	ga
8U	du f-r gy i-d jc
8Y	gi
9l	k-a pb
9w	pc
9|	gn
8w	3b f-g go h-k i-h j17 m-r pj
9l	ja
9w	ga
5F T	ge i-d
7U	nd ob
8|	k-f mg
7Y	kc l-e
7l	gb oi
6G w	me
6K U	ig
6U U	ba
5G 9U	cb
7S	k-e pg
7U	me ng
8l	oa
7Y	kd le p-c
7l	la
7w	4e ma
6G D	kf l-d
6K SS	lb
8UU	pd
6O S	lb
6S GS	kb
9U	ki l-d
6U D	k-g lk
6Y w	mn p-e
6l S	cc
6w S	ld
6| S	lb
8U	lc
5K 9w	aa
7K	nd
7U	dg
7l	tb
69 w	na
6K U	3a 4-h 6b
8w	8f n-k
6l U	2g
8w	uh
6w U	4j
8l	db
5O D	g-b vd
7O	fb g-d
7T	f-k gz
8D	f-i gl
7Y	vo
7l	pa
7w	f-c h10
6O wT	gb
6P TD	f-a gc
8U	g-s iw
8w	db
6l T	gd
6| T	gc
9D	fb g-b
9|	f-d ge
5P D	f-n g11
7T	fk g-g
7U	ce d-j
8U	1c d-c
7Y	la
7l	d1c t-d
7w	va
6P D	gj
8T	fb g-c
8l	dj
8w	da
6l w	vb
5S D	k-a pe
7G	ke ld
8U	lc
7KG	lb
7O	ma p-b
7P	lg
7T	f-d gl
7U	l-j
7Y	k-b ld
6| G	li
5T @	uc
7D	fo g-f j-b qf
8w	f-b gm
7O	ga
7T	g-f
8D	fa g-a
7UU	ha
7l	ad t-c
7w	qc sa
8D	jg
6D D	f-g ge
8S	fb
8TD	fe g-e
8U	hd
6F U	4-b nc
6O @	ua
6U 99	uf
8@	ud
8D	fl g-j
8w	il p-a vl
6l D|	fa
8T	ia
8wl	te
6w w	dc
6| D	fb
8T	qa
9|	fb
8w	ig
9|	fb
5U @@	dc
7D	ga lf vd
7Fl	oc
7G	ka
8D	gg
8l	la
7K	oc
8K	if
8l	pd
7O	f-g hg pg
8l	fb
7S	l-a
7T	dq f-g gi i-f
8U	f-d uf
7U	0-l 8b 9-b de fz h-i i-b or ta
8U	ra
8l	mk nf o-q
8t	rb
8w	2a d-g
8|	vk
7Y	rd sb
7l	d-d nk ou
8l	ob
7w	1-d 2-d f-a hm od sf
8D	fc g-a
8Y	r-c sa
8l	pd tc
8w	d-d va
8|	f-e vg
6@ UU	dc
8w9	dd
6D UU	lg
9l	ln
8ww	m-b ui
6G UD	lb
9Y	ld
6K U	5b n-g
9U	ne
8w	ce
6P D	gd
8TD	f-c gc
6S G	ma
8UT	ic
6T FK	ic
8U	id
9D	f-g go
6U G	6a
8U	bd
9G	ia
9T	f-b ih
9Y	da
9l	te ve
8Y|	kj p-d
8w	9-a ci d-a n-a sc vc
9l	dk
9|	mc ps t-d
6Y U	do
8w	3b rr
6l D|	km
8TD	ga
8U	4a 5-c ag cj n-b
9U	vc
9l	oc
8Y|	kk
8w	6b nc
6w U	pa
6| F|	nc
8U	4k d-h fb g-b
9Y	da
9|	de q-a ra
8Y|	ko v-b
8w	c-a ve
9|	dn f-e gk v-b
5Y G	l-b pi
7S	kg l-d
7T	f-a
7U	3a lb
8U	og v-d
7w	ja r-c
6U U	6b p-a
6| D|	ka
8U	6b l-b
9w	r-g vi
8Y|	gj
8lY	gj
8w	jb ln m-u
5^ U	1-i d1u
5l D	l-a
7U	9f a-a d-l oc td
8U	p-b
7Y	vd
7l	tq
7ww	tc
6w ww	se
5t D	kb
7U	sh
7Y	rc
7w	eb i-b
5w 9@	da
8U	2b 6a
8w	2b
7@	ik
8@	dh
7D	f-c jp kg
7F	aa
8w	db
7GU	ka
7O	vf
8P	f-k hl
8U	ha
7Pl	va
7S|	f-a hc
7T	fg
8|	fb
7U	cj ff g-j i-c nb rm va
8U	0h 3a d-f fe i-g v-a
8|	f-d od vi
7Y	pp v-h
8w	p-d
8|	jf
7l	ic ta
8K	n-b td
8l	nd
7w	a-c b-b c-b eb fk gj h-a j-t m-f nj pd uj
8D	is j-f
8T	f-d jd
8Y	ig
8l	gd
8w	ic ua
8|	rs uf
6D OO	f-d ge
8T	mb
8wP	gd
9l	ld m-c
9w	gb i-a
6K S	f-a gd
8U	cd
8l	tc
8ww	ph
6O w	ud
9T	ia
6P ww	da
6T wD	f-g g18 i-l
6U U	vb
6Y U	id
8Yw	vd
8w	ra
9U	lb
9l	lh m-a
9|	fj j-i oc
6l D|	jb
8Gl	fe
8OP	fb
9|	hd
8S	i-a
8T	g-c
8U	0d 1f c-e
9|	f-c ha
8Y	ja
8w	ea ig oi
9D	jc
9Y	p-c va
9l	ra
9w	ve
9|	p-c vc
6t U|	pl
8wD	ga
6w Ol	td
8U	va
9U	ie
9l	va
8w	4-a 9e ne
9U	oe v-c
6| D|	fa
8U	d-n
9|	gl
8l	cd
8w	pi v-c
9|	do f-b g19 v-c
1lain	dp
0quote	rg
0set	d-g i-u j-i l-d n-e sc vo
1tyle=	0-g 1-h 2-t 3-d 4-h 5-m 6-j 7-h 8-p 9-c a-q b-o dl f11 g19 hs i-13 jh ll m-q ng o14 pd q-j r-c tq uv v1f
6 0	8b a-i cf dc im k-b na og td
71	0-b 4-d 8-c dd he i-a ke m-b n-i oq tg
72	4b d-e e-b gq i-h jj m-m un vo
73	gk i-n k-k mi pi s-b vk
74	2-a 3-b ge hg i-a s-a uh ve
75	ea fs m-b n-i r-e sh tc va
76	sf t-a
77	dc nj o-b
78	nc
6-	0-d 2-k 3-l 4-q 6-q 8-a 9-a d17 f-13 g-i h-e i1v j-i mw nm p1a qo re st t-b u-a
7 0	da
81	nh pd
82	3-c 4-c 6-c i10 lh ml ng pq sa
83	dc g-f ib qe rc
84	db f-e g-d in j-a k-a sf va
85	n-f od
86	f-c gd
7-	nj
70	0-e 2-13 3-16 4-x 5-e 6-17 7-b 8-j 9-o a-g b-a c-m d-k eg f-1b g-1e h-i i3z j-u k-e lw m22 n1i p1r q11 r1r s1k t-e v-u
8 0	lo ni
91	6-b lf ns pe
92	2-m 3-p 4-d 6-d 9-e g-a i1g m14 ni pp sk
93	g-c iz j-a mr rq sj
94	ed f-e g-c ij j-a la mb ph rn
95	f-d im pc qa
96	id qb
7C0	lb
7b0	kv l-g
9 0	ka
a3	kb
60	0-1l 1-1f 2-2f 3-1v 4-28 5-1u 6-22 7-t 8-1o 9-12 a-1d b-1k c-24 d1q ek f1e g22 h-1r in j1m l1t n22 o2h p1k q-j r11 sx t24 u2b v1y
7 0	2-g 5-b b-a d17 f-d gs k-p lt oe sj ti
81	0-e 1-c 3-e 4-j 5-h 6-j 7-a 8-e 9-b b-f dy f-g g16 h-c i-m lb m-g nu og pa qh t14 vl
82	0-f 1-f 2-13 3-l 4-m 5-e 6-d 8-l a-e b-h c-n f-s gb ho il jd lr mi nn ox pe qa tp un vq
83	3-b 4-h 5-d 6-j a-a c-a dg h-k il jp lj oo pf q-b sa tb ub vf
84	2-b 6-a fq h-o ia jm lf n-c oc q-m sj ta
85	c-a d-g fg h-g kp m-h nf p-d rg t-b ur vn
86	d-e ed fr kd l-r mp po q-e rh t-b un v-l
87	eh fj ne
88	ff ne
61	gf
7 3	f-a gd
62	0a 2a 3e 8c 9j i-d n-h p-d q-b
7 1	9k
82	8b
63	d1m
7 1	dg
82	d19
6C	0h 1l 217 3v 414 5r 610 7o 8u 9f au br cf d-z f-b h-m i-10 l-t m-g n-w o-o p-15 q-d r-h s-g t-b u-k v-k
7 0	5a cc d-d ks l-s
81	3j 4p 7b 8l d-d p-u
82	1l 2m 3a 6i an bf h-b i-f k-h n-u o-b
83	2c i-a
70	1-b 4-e 6-b c-f dv gd h-a i-c k-i li nt pf rc
8 0	4-g 5b db ne
91	6-b c-b fa k-a ld nf of pl
92	dc
93	gd
72	2e 6e d-d l-a p-a
7h0	2d d-g
9 0	2a
82	6b
6b0	2-a 6c d-b fs g-o h34 i-1w j-h k19 l-14 o-p p-k q1f r-l s-l t-b u-c v12
8 0	d-a fc g-a ja
91	4b fh hc n-b
92	d-d fs hn i-j kh l-f n-b o-a p-d qf
93	hk i-m ki qc va
94	ho i-g na qq vh
95	f-k hl mc
96	vb
71	0e 2b 6d d-e
8 1	0c d-c
72	1r 3d 4v 7c 8c 9d ab bg cj i-g m-f n-x p-l q-b r-g v-c
8 0	4h 8d n-h
91	1g 7e n-a
92	2-d 9k ck dk m-b p-d
73	1-a d1a n-f
8 1	dh
92	dx
7C0	4k 6a bg d-l fb g-a i-a n-c
9 1	1a
a3	4f d-b
81	0b d-b
9 0	0a
82	0s 1h 2c 3d 4j 6c 9h cm d-1i n-l p-l
9 0	1d 6e d-b
a1	0t 4b cg d-w n-b
a2	4a 9h d-c
83	0c da
9 1	dd
a2	0a da
a3	1a d-a
8h0	3c d-f
a 1	cb
b2	2b
7h0	3a 4a 5b 6a cd i-a n-c
9 1	5a cb
82	2b
9 2	2b
6h0	8d
72	3d
73	p-c
1w=10	d-d f-k gl j-l k-h lh mi nd p-e r-j u-e vy
42s	sa
320	fn lt nl p-e
330	un
340	3-b de gu h-j i-e jt k-c ly o-f qg ub
42k	vd
35s	re
370	pe
3a	1f
42	og
4bout	id
4cca	pn
4ds	nb
4ed	pa
4fter	ab
4gency	fa
4i	3a bm
5d	pq
4lso	ca
4merica	ja
an	sb
4n	7k d-b gg n-c pf
5alytics	pb
5chor	7a
5d	3p 7b 8h 9b cs g-g k-b l-b m-a o-c p-e r-d sb vd
5h	sb
5ything	ch
4ppointments	2b
4rabic	of
5t	mb
4sk	br
5sociate	k-c po
4t	2e d-h ps vc
5ld	pa
4u	fg
5thorized	ph
4vailable	uc
4ward	rf
8s	8p
6y	je
3b	da la
42	oj pf
4ac	fa
6k	9e
5n	0i eb na of p-a
6g	6b ig
5rista	gc
5ttery	ra
4eamtime	re
5lt	pc
5nh	ma
5st	ri
5th	db
4i	mh
5ch	dq g-b
5et	3a 4h
5rds	tb
5ts	cl
4loemfontein	ga
5s	pb
4ong	ma sb tp
6net	4c
5oks	3d
5th	4a
4ui	db
6lt	7g
3c	pd
41	oc
4a	0a d-c ec tf
5fe	sc tc
5m	cl
5n	mk p-j vh
5p	6e ra ug
6e	db
5r	db vu
6d	px
7s	6d
5u	i-a to ug
4d	le
4ham	qb
6o	1h d-b
6pter	sg
6y	eb
5e	nd
6ss	tc
5i	l-d mq
5oir	sg
5uc	sa
6ng	6p
6yen	2b 3d 5a m-b o-b p-d tg
4ities	sg
7zen	v10
4lass	da
8es	6d jc
8rooms	3j
5b	se
5erk	g-a
5ient	g-a is
5ock	ae
4o	m-b uc
5ach	sa
5de	dc
5llege	3a lg
5m	ie
6panies	2f
9y	ve
7rehensive	kj
5n	pa vc
6g	2a g-c ic vf
6servatory	kd
6tact	0m d-i
7ent	fe
7racts	ic
6versational	oa
5oking	ta
5urses	6g
4pr	pc
4raft	4j
4scs	py
4ua	rt
5ng	ui
5oi	gc
5rling	ts
6rent	ga
4v	vk
3da	2s 6b gb sb
5gny	dd
5ng	la
5o	sc
5te	vh
7s	vg
5u	4b
5y	2b
4e	dp hj n-a
5an’s	ri
5gree	lg
9s	3q
5m	ia
5n	fa
5xis	nc
4h	lb
4i	2k eg kf
5en	na
6u	3e 5f d-b i-c k-a m-a
5ploma	lk
4lamini	ka
4o	4d do
5an	9p mg
5i	1e d-b sc
5n	va
6g	1e 9c
5ttorato	kc
4riving	de
5y	pc
6er	ma
4u	7b
5ng	dc
5oc	5n 8q
6ng	dg fc i-b
5ration	f-a gc
3else	ch
4m	1c bg
5ployee	rl
ar	fd gb
4nds	cj
5gagements	2d
6lish	od
5vironment	ie
4tc	cn v-a
4vening	jd
4xample	ie rb
5cel	pw
6hange	ma
5pectation	vd
7rience	2d
5tra	6d
3fachhochschulreife	kd
6ulty	k-e lf
5r	2a
6ms	ic
4errante	rc
4ield	2b
5nal	ma
5rst	pi
5ve	sf
4loor	fb
6ppies	ed
5uent	oe
4ood	pg
6tball	tc
5r	af ja pf qg
6klift	pm
5x	8a
4ree	ai
6nch	l-a mj oa
6sh	db
5om	ve
4un	ag
5rther	6f
3gap	je
4ear	4c
5rman	oj
4hi	g-a if va
4i	ah
5ai	rh
6n	j-b
6o	oi
6y	6s
5o	ae sa
6i	lc
5ving	9e
4lance	1b
4oogle	nc ph
5vernor	sc
4pa	lu
4rade	lj
7uate	db
6nts	8a
5een	pa
6yhounds	tf
5owers	ic
3ha	dk
5ckathon	rm
5lvard	ma
5n	pa
6a	de
6dling	pg
7s	4c
6g	4b
6h	i-a
5ve	2c
4e	fc
5althcare	pb
5ight	pg
5ld	6d
6lo	1j d-b
4ien	ge sd
5gh	la
5ndi	ob
4k2	mf
4o	va
5a	df gh
6i	da
6t	9c
5bbies	ab te
5c	2-c 3p 6x fg n-c
5i	9s bf
5me	fb nb oh
5nors	8e
7urs	la
5p	ga
5urs	ab
5w	4c
4pcsa	pe
4sk	oj
4ttps	d-a if
4uan	6n pd
4ygiene	pf
3i	1e 2e 3d 4k 5e d-l
4elts	oj pp
4gbo	oh
4n	1a 8n d-d i-a mx o-a p-b
5itiate	ph
5stitute	pe
7ruments	4e
5terests	ab
6ro	1h d-b
5vited	ra
4rish	od
4sixhosa	of
4talian	oe
3jobs	2e
5urnals	sf
4ul	j-e
5n	kb l-b
3kcs	ge
4e	pb
5t	ce gb
4ha	4e ll od
6c	5-b 6z cy p-f
7h	ia
6i	vg
6o	bo
5en	8v p-a rh
5i	ui
6ch	mf
5mer	oa
5oa	6a ga
5uyen	mf
4iem	gd
6n	pi
5nds	4a
6h	2c
5t	4f
4now	4d
7ledge	od
4y	4a
3labs	3c mc
5c	0l d-h
5i	nb pi
5m	213 ab
5n	sd
6guages	5c
6h	ia
5ptop	vb
5t	ce
4eader	sg
6n	mk
6rning	3e
6ve	jh
5ctures	3d
5n	ec
5vel	l-a md pl
8s	pa
4icence	6j dj pg
6h	0d
5en	0p d-i
5fe	2m
5ngen	da
6h	cf de
6kedin	db
6ux	ec
5st	ri
4oai	ln m-a
5cation	gb
5i	1e d-a
5ok	1a
5p	6c
4uc	at tc
5ong	db ig vg
5yen	pn
4y	0b
3made	7d
5ndarin	oe
6ual	pl
5rch	va
6keting	pd
6y	db
5ster	pe
5ternity	ja
6hs	mb
5u	sd
5y	1c 2b 3a p-j v-e
4e	0b 1b bc
5adow	g-c n-a
5m	4-c nf
6ber	g-e po sc
5o	tb vc
4inor	l-a mj
5sc	cs
4o	ia
5bile	gb
5i	f-b ga
5n	ne
6g	ci vi
6th	ri
8s	he
5s	pr
5t	vd
6her	of
4uon	ci vi
4y	2a 3b 4a 5d cn n-e p-c
3n3	na
4akamura	dc
5m	0e 2-a hg
5ng	4t
5tionality	dh
5u	tc
5y	go
4dhce	pc
4eedle	7c
8ing	pc
5w	ia
4ghe	4l
6i	jk
7em	2b
8p	4c
5oai	ac ob
6c	du g-c
5u	5b of
6oi	bc vk
4ha	hb
6c	sa
6n	6d sa
6t	rd
5ung	2d
4igerian	oe
4oi	5q ge
5n	vp
5t	ae cg
6es	ch vh
5w	gb
4uoi	tc vc
3odds	cj
4f	p-c rn vd
5f	ae
4ld	ta
4n	2b be uo v-a
5ce	vi
5g	ha
5ly	oe
4rchard	8c
5igin	na
4saka	ma
4ther	cq
4utside	ac
4wn	db vt
3page	p-b vr
5id	2c
5ntry	6e
5pers	6m
5ssed	pc
5th	2a
4ccc	pn
4ennine	ra
5riod	vf
6sonal	0o
5ttersson	db
4ha	nd
6m	pl
5otography	te
5u	ge i-a lc
6ong	de
5ysics	mb
8otherapist	fb g-a
4idgin	of
5eces	cl
4lace	ri vh
5c	nf
4osition	f-a ga vb
6t	ib
7er	rd
7s	2f
4ractice	2l
5esent	gc
7s	8f
5ince2	pc
7t	8f
5oduct	f-e ge
6f	ma
7essional	2c
6ject	ma
as	7b
6viders	pb
4sm	pe
4t	pe
4ublications	8m
3qualifications	3d
6n	na
5e	jb
5ilts	o-b tt
3radios	ta
5nh	at tc
5u	tk
4dh	1-a dl
4eading	od
5ferences	bl uc
6resher	pg
5gional	rf
7stration	6j
5pair	tc
5quest	bf uq
5scue	tf
6ponsibilities	ij
6ume	da
5viewer	sf
4icerca	kb
5eng	vb
4o	va
5ad	2b
5le	io
7s	2d
5we	da
4ung	d-b
5ong	jb
3sabbatical	f-f jo
5c	lg
6h	ti
5lary	vd
6es	rf
5y	mb
4cholarship	rc
7ol	3a sn
5ience	lg
5out	sg
5rum	pe
4ea	2a
6lants	nb
5cond	rk
9ary	lc
5lected	2c 8e
6f	pi
5nior	f-d gd
5rvice	9e
4hifts	2a
5op	fk
7s	2a
6rt	1k 6b d-d
4i	fg g-a
5gma	pc
6nature	vk
5nce	ec
6h	0h ja mi rb
5x	pc
4kills	if
4mith	da
5oker	vp
4o	2a ra
5lar	ma
5meone	dh
5n	2b
5urdough	tg
6th	ja
6za	dj hd n-b
4panish	na
5eak	5i
5oken	5n
4tack	4g
6rt	vi
8ers	ia
6tions	2c
8stics	sa
5reamer	fb
6uctural	fb
4u	i-a
5bjects	mb
5mmary	1a
7er	fd
5nday	sh
5pervision	9e
bor	ma
4wedish	ob
3t1	ka
4agalog	n-a oi
5i	mi
5lks	8g
5p	6p ma p-b
5riq	da
5ught	mc
5y	4c
4b	le
4eaching	9e
5ch	4k kc
5ilzeitkraft	fa
5n	va
5rm	ma
4ham	bs
6n	0i
7g	hi j-c kb
7h	8d sg
5e	2p 4g aa d-k ea fo g-b l-c n-c o-b p-b q-a ri sd
6m	6j bh
5ich	as
6en	d-a
6ng	ch
8s	7c
5o	f-c ga ha
6i	fc j-c lb
5u	mg
6c	pg
6y	lb
4ich	8b
6kets	6a
5eng	5y n-c or sb
6p	oj
5me	ah jd
5n	0b
6h	1a ck p-b vk
4o	0d 6b f-d vo
5a	gb
6n	1a m-a pr
5i	1a ec i-a
5ngue	of
9s	5n
5olbox	4b
5t	mg rb
4ra	ba
6ck	2a
6ining	3b
6vel	n-d vn
9ling	ja
5easurer	sb
5ieu	vg
6nh	2c 3a
5ong	tk
5uong	k-j
6st	rc
4u	ec gj j-d
5an	ia
4win	fa sf
5o	tf
4y	fb
3under	4c sa
5employed	jd
5iversity	3c lc
4s	v10
3va	1b 2b 3i 5d 8e cc d-e i-c n-b
5i	1e ib
5n	ga i-a na
5t	ce na
4e	0a 1m 3c 5b bd d-p m-c p-a vk
4i	gc va
5ec	2d dh fa p-c
6n	gj i-e mo rf
6t	oa
7namese	oc
5sits	ic
4u	4c
5i	vq
5on	ja
3wanjiru	dd
5terford	gf
4ebinar	pa
4hen	ae
6re	0a
5o	bh
4illing	n-d vp
5nner	rm
5th	g-a ii
4ork	d-g fe g-a m-a n-e pg
7ing	ad oe pa
3xanh	ba d-c l-b
4e	nb pi
5p	le
4in	1b
4rd	4-b nd
4uan	lc
6t	lf
3year	jf mc
7s	3a hb i-a lg
5t	ch
5u	ui
4oruba	oa
0t=A	0-j 17 25 3-g 4w 58 6x 7-3 8-q 9n ac b-3 ck d-v e-9 f-15 g-i h-e i-o j-h k-n l-y m-g n-h o2 p-14 q-d r72 s-a t-7 u-2 v1
2B	0-9 1-2 2-18 3-j 4-i 5-6 6-8 74 8-6 9-7 a-6 b-4 c-6 d-6 e-4 f3h g-p h1d i-1j j4f k-f l-7 m-8 n-b o-8 p-f q-a r-9 s-9 t-9 u-9 v-d
2C	0x 1-f 212 33 41g 5t 6-16 77 8p 94 ap b12 ck d-e e-b f-r g-z h-v i-10 j-l k-1s l-1s m-15 n-2 o-g p6p q-q r-y s-q t6 u-8 v-o
2D	014 1-4 21g 3-n 4-1 57 6-a 7i 8-a 9-8 a-9 b-3 c6 d-8 e-5 f-10 g-c h-j i-g j-a k3l l-13 mg n8 o-c p1g q-j r-s s-p t-h u-7 v-q
2E	0z 1-7 216 3-2f 43 5-3 6-e 78 8-g 9-8 a-3 b-5 c-7 di e-9 f-2v g-o h-r i-1p j-r k-1 l9u m3o n-p o-r p4 q-g r-t s-u t-k u-e v-y
2F	0s 1-7 2m 3-1t 49 53 6-n 7a 82 90 a-7 b-2 c-6 d-17 e-a f-1a g-13 h-r i-1f j-w k40 l4y m4j n-17 o-x p10 q-10 r-13 s-z t-q u-9 v-s
2G	0-h 15 2k 3-e 4m 5-1r 6r 75 8u 97 a-1 bd cp d-15 e-c f-n g-t h-j i-m j-9 k-6 l-n m-f n-u o5l p6 q-j r-e sh t-p u-x vp
2I	0-f 1-e 2m 3-c 4u 5r 6i 7-8 8l 97 a-10 bf cc d2 e-c f-f g-d h-h i-c j-5 k1 l-e m-9 n-14 o-c p8 q-8 r7 s-2 t2q u-c v-7
2J	0-8 1-5 2-1s 31j 4-w 5-a 6-i 73 8-f 9-a a-9 b-a c-9 de e-x f-q gbc hi i40 j-6 k-1k l-n m-10 n-j o-j p-1n q-14 r-g s-o t-i u-o v-18
2K	0b 1-d 2-1l 323 4-f 5-a 6-j 78 8-e 9-9 a-8 b-8 c-f d-e e-1d f20 g6f h-1 i67 jr k-17 l-1h m-q n-10 o-s p-1c q-1h r-10 s-13 t-6 u-s v-t
2L	0-o 1-f 21e 35 4-2e 517 613 7-3 8e 9o as bj ch d-e e-f f-1a g-15 h-t i-18 j-e k-10 l-t m-q n87 o-c p-n q-j r-h s-b t-s u-8 v-k
2N	0-g 1-a 2h 33 4l 5b 64 7-2 8e 9n a7 b-x cm d-1b e-c f-a g-i h-c i-h j-9 k-j l-c m-9 n1 o-3 p-1 q-9 r-5 s-4 t-6 u4k v-10
2O	0-8 15 2h 3-b 4z 59 6k 73 87 9f ad bl c-1c d-12 e-o f16 g-u h-m i-s j-s k10 l-14 m-e n-u o7 p-18 q-g r-x s-1q t9 u-e v6f
2P	0h 12a 2m 37 4y 5j 6u 7-a 8c 9e af bh cm d6e e2f f-x g-r h-w i-1n j-2 k-s l-w m-u n-y o-1g p-v q-m r-12 s-n t-v u-1c v-1n
2Q	0-6 1-2 2-q 3-9 4-6 5-4 6-4 7-3 8-7 9-3 a-2 b-3 c-3 d-7 e-3 f4c g-1j h3v i-q j-o k-i l-8 m-3 n-9 o-5 p-a q-e r-8 s-8 t-4 u-7 v-g
2R	0c 1-3 21s 31r 4b 5-b 6-5 7-k 8a 90 a-7 b-d c-7 d-c e-i f-m g-15 h-g i-29 j-i k-k l-f m-f n-k o-9 p-m q7y r-j s-e t-8 u-9 v-o
2S	0-r 116 213 35 4c 5i 6u 71 8-6 9-1 ai b2 cb d-1h e2i f-c g4 h-n i-1p j-n k-r la m-l n-b o-1 p-8 q-4 r-3 s5 t5 ul v-l
2T	012 1-e 2-2v 32n 43 5-9 6-9 7l 8-g 9-7 a-4 b-b c-u d7 e-v f3p g-2k h13 i8h j2t k-2 l-1a m-t n-1a o-y p-1q q-1k r-m s-15 t-i u-w v-1g
2V	0-j 1-7 21 3g 4q 5h 6i 7-a 8q 9-u am b5 cq d-v e-9 f-15 g-k h-e i-v j-g k-p l-w m-i n-3 o-g p-1j q-1 r-c s70 t8 u-b v-j
2^	0-2 17 2-4 31 4-4 5-4 64 7-2 8-3 91 a-2 b-1 c2 dx ea f-3 g-3 h-4 i-6 j-2 k-1 l-3 m-2 n-4 o-1 p-5 q-3 r-2 s-1 ta u-5 v-5
2hA	0-3 1-2 2-5 3-3 4-7 5-4 6-5 7-2 8-5 9-3 a-2 b-2 c-4 d-f e-a f-i g-7 h-6 i-7 j-2 k-f l-4 m-3 n-j o-h p-s q-8 r85 s-i t-f u-d v-s
3C	0-4 1-2 2-6 3-3 4-c 5-6 6-e 7-2 8-3 9-4 a-3 b-3 c-5 d-j e-c f-p g-8 h-7 i-6 j-3 k-m l-4 m-3 n-o o-j p98 q-9 r-i s-j t-f u-h v-q
3E	0-4 1-2 2-9 3-i 4-9 5-4 6-4 7-2 8-3 9-3 a-2 b-2 c-4 d-r e-i f-1f g-k h-g ic j-6 k82 l-m mz n-t o-k p-u q-l r-i s-k t-d u-c v1v
3G	0-3 1-2 2-5 3-2 4-a 5-a 6-5 7-1 8-2 9-2 a-2 b-2 c-4 d-l e-b f-j g-8 h-6 i-5 j-2 k-c l-4 m-3 n-p o82 p-j q-6 r-c s-b t-k u-g v-q
3I	0-2 1-2 2-5 3-3 4-b 5-6 6-4 7-2 8-2 9-2 a-a b-2 c-4 d-a e-b f-h g-7 h-5 i-5 j-2 k-b l-4 m-2 n-o o-o p-j q-5 r-d s-b t7q u-f v-o
3J	0-6 1-5 2-14 3-9 4-f 5-7 6-6 7-3 8-4 9-3 a-3 b-4 c-6 d-g e-o f77 g-13 h41 i-a j-d k-1b l-a m-7 n-16 o-x p-v q-x r-l s-t t-k u-o v37
3L	0-4 1-3 2-7 3-5 42 5-7 6-5 7-2 8-3 9-3 a-4 b-3 c-5 d-5 e-l f-w g-b h-7 i-9 j-2 k-m l-7 m-2 n98 o-g p-o q-9 r-f s-g t-k u-l v-s
3N	0-4 1-2 2-8 3-3 4-c 5-5 6-6 7-2 8-3 9-3 a-4 b-5 c-5 d-i e-e f-h g-6 h-7 i-6 j-2 k-a l-3 m-3 n-j o-h p-i q-6 r-d s-b t-d u7x v-r
3O	0-3 1-2 2-5 3-2 4-k 5-4 6-5 7-1 8-3 9-3 a-3 b-3 c-7 d-c e-h f-n g-6 h-7 i-6 j-3 k-h l-4 m-3 n-n o-9 p-d q-9 r-j s-k t-i u-h v81
3P	0-7 1-1 2-4 3-3 4-6 5-4 6-3 7-2 8-2 9-2 a-2 b-2 c-3 d71 e-8 f-k g-7 h-7 i-6 j-3 k-e l-5 m-3 n-j o-i p-l q-8 r-c s-c t-e u-d v-m
3R	0-3 1-1 2-7 3-3 4-6 5-3 6-3 7-5 8-2 9-2 a-2 b-2 c-3 d-d e-7 f-v g-6 h-j i-6 j-2 k-g l-3 m-2 n-a o-8 p-c q6h r-9 s-9 t-5 u-7 v-g
3S	0-3 1-3 2-5 3-3 4-6 5-2 6-2 7-1 8-1 9-1 a-1 b-1 c-2 d-i e6y f-n g-6 h-5 i-8 j-2 k-g l-3 m-2 n-o o-d p-g q-8 r-b s-c t-b u-e v-k
3V	0-3 1-1 2-5 3-3 4-8 5-4 6-5 7-1 8-3 9-3 a-2 b-2 c-4 d-g e-b f-p g-7 h-7 i-7 j-3 k-i l-4 m-3 n-j o-f p-r q-9 r-j s87 t-e u-c v-q
0w=0xxxx	rb
210	d-r ip j-k k-i lv ne pp qf s-h t-a u-q
32s	sd
3m70	da
220	2-a 3-a 4-a dl hd io kl la m-d nb o-h p-s qw rs s-l
230	ds ie p-k u19 v-f
240	2-e 3-g 4-a 6-b c-b dd e-d f1b gq i-a jj k15 li n-f o-w p-a qe sc t-a um
32k	vg
25s	ru s-a
260	pk
270	pe
2a	1e d-b ed fg kb l-g mb p-l qu sm v-g
32	n-f ow
3bout	eb ii
5ve	vi
3cca	po
5ounts	fb
3dministrator	pf
4s	no pc
3ed	pi
3frikaans	oa
4ter	aa ie
3gencies	if
7y	fa
4riculture	ka
3i	3a bm n-a v-g
4d	pq
3lso	ca
3merica	f-b jk
9n	sa
3n	7k d-c fi n-e pf re te v-c
4alysts	f-b ii
7tics	pl
4chor	7a
4d	3o 7a 8g 9a cp eo f-i g-m ie k-h m-d n-g p-j qj r-c sd u-c
4ger	nh
4h	oi sc tc
4y	dc
5thing	ch
3p	na
4p	qt
5lication	rb
5ointments	2b
3rabic	oh
4chitect	pd
4t	kd l-c mb
3s	ib
4k	br
4segnista	fa
5istant	fa
5ociate	k-e p10
3t	2e d-i i-l ko l-i ph r-c sb va
4ld	pj
3u	fk j-a
4g	jc
4thorized	db pn
5ocad	na
3vailable	uh
3ward	rf
7s	8p rr
5y	jf
4s	pf
2b	da
32	oj pc
3ac	fe nb
5k	9e
6end	fb
4i	ic nb od
4n	0h d-l fe ga ie j-c k-b np of p-f qe se v-l
5g	6b f-i g-e il lf
5h	ta
4o	fe gd j-g l-a ob qa vc
4r	fh g-b
5ista	gc
4sh	nb
4t	i-b
5tery	rc
3e	f-a ji pd
4amtime	rm
4hance	da
4lt	pk
4nh	ib
4st	ib rn
4th	db
3hxh	da
3i	mg
4ch	dq g-b
4en	fk na
5t	3a 4h
4nh	p-e v1a
4rds	ti
5th	dd
4ts	cl
3ls	na pc
3o	kf nh
4ard	tc
4i	pp
4ng	hb n-a p-b sn ts
5net	4c
4oks	3d
4th	4a
4uldering	td
3rancaforte	r-e vk
6dt	rk
4eak	je
3sc	kb
3udget	f-b qc
4i	db
5lt	7g
4oi	p12
4s	qd
4t	pg
2c	ps
31	oh
3a	d-e p-e qo th vl
4c	rb
4fe	p-d sg tt
4kes	ia
4lls	ia
4m	ck vb
4n	mj p-k ve
5open	nb
5va	nc
4o	da kp li p-b qc
4p	6c f-a lh rc s-a uv v-i
5cut	nb
5e	dc
4r	dd vt
5d	pz
6s	6d
5e	nl
6er	je rd
5ing	jb
4u	fg i-c m-a tz ux v-d
4vitron	nc
3chn	pl
3d	ka la
4ho	pe
3ells	rk
4ntre	pb
4rtificate	lg ph
9ed	po
3ham	ea g-a ik
5o	1h d-b ob
5pter	sg
5rt	ia
5u	jc
5y	ef ib
4e	ne
5m	ra
5ss	te
4i	ea k-k l-o ma p1b vh
5en	p-b rp
5ldren	ia
5nh	fa gd lg
4o	if qj
5ir	so ta
5t	nh
4u	fc mb ud
5a	e-e vw
6n	nd
5c	f-g gk i-e sl vf
5ng	6k k-q p1d r-a vj
5p	td
5yen	2b 3c fb k-c o-f r-b th v-b
3ities	sg
6zen	v10
5y	kg
3ka	pf
3lass	db ka pa
7es	6d f-b jj
7rooms	3j
4b	sk
4ean	vh
5rk	fb g-a
4ient	g-a it
5nic	sl
5p	if
4ock	ae
3o	hd i-h nb p-k q-a rl ur vk
4ach	sd
4de	de
4llege	3a kc
4m	du ic
5panies	2f
8y	vf
6rehensive	kn
4n	f-b iq ph ve
5g	ge m-f p-f r-a sc v1b
5servatory	ki
5tact	0m d-j
6ent	fa
6racts	ig
5versational	od
4oking	ta
4pywriting	pg
4sting	na
4ursera	pa
8s	6g
8work	mc
3p	ff
4r	pk
3raft	4j
3scs	py
3tv	fe
4y	ga
3ua	r1m
4ng	u10 vj
4oc	re
5i	fh qd
4rling	tv
5rent	gf
6iculum	r-g vm
4stomers	ia
4tting	na
4u	pa
3v	vv
3ycling	ta
2da	2r 6b gh i-c r-b sp
4gny	dd
4i	kq lf p-d
5ly	na
4m	mc
4n	da g-d
5g	kq ln p-a
5h	va
4o	pd sm
4ta	rj
5e	dd vf
6s	vf
4u	4a
4y	2b dd ib pc sh
5s	pg
3e	do hl
4an’s	rn
4clare	vi
4gree	lf
8s	3q
4ll’elettrochimica	rb
4m	e-g ic sk vl
4n	fa i-d jd mj
5trix	nd
4partment	kc ua
4sign	eb mi
8er	fd
4t	vc
4xis	ng
3h	lb
3i	2k ea je p-c v1a
4ch	f-k jk od
4em	ga le
5n	ng
5u	3a 5e cb d-c i-e m-b n-a
4nh	f-h jg kd nf uc
4ploma	km lb
3lamini	kc
3o	4d dn f-f g-a ha i-f
4an	9p k-a mf p-g vy
6h	lb
4c	td v-b
4i	1e d-a ie r-b sp
4n	db ng o-a vh
5g	1d 9b gb kh p-a sb
4ttorato	kd
3r	r-f vk
4iving	dd vf
4y	ph
5er	ma
3u	7b if p-a
4a	rq
4ng	ef ft g-d j-d ok p-c t-a
4oc	5k 8p od p-a vk
5ng	de i-b pm qd
4ration	f-a gc
2early	re
3lse	ch
3m	1c bg d-a f-c jh
4bedded	pc
4ployee	rr
9r	fd gd
3nds	cj
4gagements	2d
5ineer	ga
5lish	oq
4vironment	ie
3p	id
3ta	na
5bs	na
4c	cn v-a
3vening	f-b jk
5ry	tb
3xample	d11 ib ra u-b
4cel	ni p15
5hange	ma
4pectation	vg
6rience	2d
4tra	6d
2fachhochschulreife	kd
5ulty	k-e lh
4mily	fj
4npage	id
4r	2a
5ms	g-e in
4ther	jf
3eb	fb jc
4rrante	rr
3ield	2b
4gma	nf
4led	rd
4nal	ma
4rm	fm
5st	dc pd
4ve	i-c sk
3loor	ff
5ppies	eg
4uent	og
3ood	gb pd
5tball	th
4r	ae f-n ip jg k-a n-b pl qy r-n sc v-a
5klift	pl
4undation	pa
4x	8a
3ree	ai sl
5nch	mj oa
5sh	db
4om	ia ke vf
3ull	vj
4n	ag
4rther	6f
2ga4	ne
4mes	tc
4n	i-c
4p	je
3b	rb
3ear	4b
4rman	oj
3hi	g-b ib vk
3i	ah
4a	f-e jk
5i	d-d na r1d s-d
5m	pe
5n	gm i-e j-g k-a lc nh o-a
5o	np od t-f
5y	6o re
4o	ae sl
5i	lf
5rnate	rb
4ving	9e
3lance	1b
3oes	ra
4od	pe
5gle	np pw
4vernor	sc
3pa	l10
3rade	lj
6uate	db
5nt	re
7s	8a
4een	pi
5yhounds	tj
4oup	hb
5wers	ig
3uelph	sc
4ilds	kg
2ha	dh
4ckathon	rm
4i	i-d kg vb
4lvard	ma
4n	fb nb pk v-a
5a	de
5dling	pg
6s	4c
5g	d-f fj k-c m-e nb pn
5h	fb
4u	ka
4ve	2c
3b	pk
3e	fr i-d jb le mk v-q
4ad	ga
5lthcare	pc
4ight	ph
4ld	6d
5lo	1j
5ped	ib
3ien	fa sm
5u	na
4ndi	od
4story	ob
3k2	mc rb
3o	vk
4a	dd gc lc vn
5ch	if
5i	da
5ng	ha
5t	9c sd
4bbies	ab te
4c	2-d 3m 6w g-c i-f kj md n-p ph v-a
4i	9s bf v-h
4me	fc oo
4nors	8e rc
4p	gb ib
4urs	ab
4w	4c
3pcsa	pe
3sk	ok
3ttps	d-a if
3uan	6n px
4ong	g-c
3ygiene	pf
2i	1d 2d 3b 4h 5d d-e eb g-a i-l n-a rg
3elts	k-a om py
3gbo	n-a or
3ii	g-b rp
3llness	jc
5ustrator	ne
3maginary	ra
3n	8m e-d h-c kb mq nd o-g r-a u-f v-d
4itiate	pq
4stitute	l-a pk
6ruments	4e
4terested	vg
as	ab tk
5ro	1h d-b pg
4ventor	ra
5ited	rb
3rish	os
3s	vi
4ixhosa	oj t-a
3t	oa
4alian	of
2j	ra
3an	fg
4va	nh
3obs	2e
4urnals	sl
3ul	fd
5y	fc g-a
4n	fc kc l-c
5e	f-e gd r-b
5ior	if
2kan	nc
3cs	fe i-b
3e	ig v-e
4eping	na
4t	ce ff
3g	da f-c
3ha	4e lp oi
5c	5-b 6v cx na
6h	d-c ga
5i	id nb vy
5o	bo
4en	8v p-c r11
4i	ie kb of u10 v-e
5ch	mc rb
4mer	oe
4o	is
5a	gf i-e kc pe
6t	ua
5e	ea
5i	ne
5ng	of
4u	fa i-d
5yen	mc rb
3iem	fa gf
5n	pn
4n	ea
5ds	4a
5h	2c i-b lb vg
4t	4f
3now	4d
6ledge	oj
3ubernetes	pe
3y	4a i-d kg lb ni p-d vd
2la	vc
4bs	3c mc
4c	0l d-h
4gos	rh
4i	jg nh pf
4m	212 ab d-b i-m jb vf
4n	so
5guages	5c od
5h	ii
4o	rc
4p	nd
5top	vi
4ser	va
5t	dh
4t	ce
4y	na
3ead	fb ua
6er	fo i-e sf
5n	mk
5rning	3e
5ve	f-b jn
4ctures	3d
4d	qa
4n	eh
4vel	md pm
7s	ka pd
3icence	6i dj pi
5h	0d tc
4en	0p d-h n-e od pg
5u	f-a id
4fe	2m
4ndqvist	kb
5gen	tb
5h	cf de
5kedin	de
5ux	eg
4st	rn
3o	id
4ai	lo
4cation	gb
4i	1e d-c vj
4ng	ti
4ok	1a
6ing	jc
5m	hb
4p	6c p10 v-a
3uan	mp
4c	at n-a
4ong	di if vh
4yen	ps
3y	0b g-c
2ma	kp
4chine	pa
4de	7d
4i	ga
5l	dj
4ndarin	oi
5ual	pm
4rch	f-h g-a i13 va
5keting	gd pd
5y	db
4ster	pe
4ternity	jb
5hs	mb
4u	if p-a sl
4y	1c 2e fi nl s-c t-c v-n
3ba	kb
3e	0b 1a bd
488	dd
4adow	fa g-b n-a
4m	4-d ni
5ber	fa g-g pp sb
4nu	na
4o	th vg
4ta	nc
3ien	fl i-b
4nding	jf
5or	mj
4sc	cs d-a
3o	g-b ie me
4dule	va
4i	f-c
4n	ma ni
5g	ci vu
5th	ie re
7s	f-g gk he
4s	pv
4t	vi
5her	of
4ved	ib
5ing	vg
3tv	hg
3ua	sv
4c	ea
4on	ci vn
3y	2a 3b 4a 5c cm i-d jc n-e p-d
2nakamura	dc
4m	0d 2-b eh go hd i-l jc p-d q-d re vg
5e	de
4ng	4s f-e n13 t-b
4tional	pb
aity	di
6ve	oi
4u	th
4y	fb kb
3dhce	pc
3eedle	7c
7ing	ph
4t	da
4w	ia
3ganh	lb me
5y	g-d nc pe r-d vr
4he	4l f-b kt lk m-c th
5i	f-1a g-c j1x va
6a	i-b ji vg
6em	2c vh
7p	4b eg lc m-b pc v-f
4oai	ac n-d op
5c	du g-c
4u	5b k-f n-b ov vj
5oi	bb ic ud vm
5yen	l-a sk
3ha	hf jc k-a pc
5c	sl tj
5n	p-c rf sg v-c
6h	fa
5t	og rs s-b
4i	re
5n	ea
4om	pj
4ung	2d ve
3igerian	og
5ht	ie
7s	fa
4nh	nc
3o	ie
4i	5m fp gd i-k j-b m-e od vp
4n	vp
4t	ae cg e-a vs
5es	ch vi
4w	fg gb
3uoi	ti vh
2o	db f-j go i-g ji kb p-f
3bserved	va
3dds	cj
3f	3-b db ma n-f o-a rq sf
4f	ae ja
3ld	ta
3n	2b bd ef ga jh p-a uw v-k
4ce	vi
4e	pf si
4g	ha
5oing	ga
4ly	na oc
3pen	rj
3rchard	8c
4ganiser	sb
4igin	nb
4tho	va
3saka	ma
4ei	i-b rj
3ther	cq
3utside	ac
3wn	dc vs
5er	ua
3xygen	ra
2padova	rb
4ge	p-c vu
4id	2c
5r	fk
4ntry	6e
4pers	6m
4rent	jb
8al	jb
4ssed	pc
4th	2a
5tern	na
3ccc	po
3ennine	rc
4ople	eh
4riod	vf
5sonal	0o
4ttersson	db
3ha	ne
5m	kd pr
5n	qb
5p	ob
5t	fc
4d	sa
4o	qa
5tography	n-c ti
4u	fv gg h-c i-a ja p-a
5c	ig
5i	tb
5n	id
5oc	qa
6ng	de
4ysics	mb
7otherapist	fj g-c
3idgin	oh
4eces	cl
4peline	rj
4tcher	rh
3lace	ri vh
7ment	fa ga
5nner	qc
4c	i-a nk
3olicy	f-c ge
4rtugal	ta
8uese	oj
4sition	f-e gh vc
5t	id
6er	rg
6s	2f
3ractice	2l
4esent	fc gg
6s	8f
4ince2	pd
6t	8f
5ze	mb
4oduct	f-d gd
5f	ma
6essional	2c
9or	ua
5ject	id ma
9s	7b
5viders	pb
3sm	pe
3t	pe
3ublications	8m
3ython	ng
2qua	pf
5lifications	3d
5n	lk ne p-g uk
4e	jk
5n	ic
4ilts	o-b tt
5spe	fe
4y	rp
5et	nc
2r	rh
3adio	rh
7s	ta
4nh	at tc
4u	tp
3dh	1-a dl
3eact	na
5ding	oe
4covery	jc
4duced	ia
4ferences	bk ug
5resher	ph
4gional	rf
6stered	fc g-a
8ration	6j pc
4hab	pg
4levant	mc
4mote	fa
4newed	pf
4pair	tt
4quest	bf u11 v-d
4scue	tj
5earch	f-b gj
5ponsibilities	ik
5ume	da
4tail	ga
4viewer	sl
3icerca	kb
4eng	vf
3o	vm
4ad	2b
4bot	qb
7ics	kh
4le	g-a il
6s	2d
5lout	ga
3ung	d-b
4ong	jk
2sabbatical	f-f jo
4c	lh
5h	tq
4i	nc
4lary	vf
5es	rf
7force	nc
4n	fe gc j-a na p-c
5g	vb
5h	ea
4o	fc
4t	pf
5urday	sl td
4y	mb
3cholarship	rr
6ol	kc p-e st
4ience	lj p-d sa
9s	kb
4out	sg
4rum	pe
3ea	2a
5lants	ne
5rch	pj
4cond	rk
8ary	kc le p-b
4lected	2c 8e
5f	pq
4n	fe
5ior	kd
4o	nd pg
4p	ga
4rvice	9e
3hift	ie
7s	2a
4op	fl g-d ic
6s	2a ga
5rt	1k 6b d-d
3i	ff g-b lf p-g rp
4gma	pk
5nature	vk
4lver	rh
4nce	eg f-s i15 sh
5h	0h dj f-j jw mh p-g rl
4te	gd
4x	pj
3kills	if
8hop	pj
3mall	ib
4oker	vp
3o	ib nh rz s-c v-g
4an	gf
4c	5a fe
5ial	ng
4ftware	fa
4lar	ma
5idworks	nc
5utions	pf
4meone	dv
4n	2b ff
4urdough	tq
5th	f-b jk
5za	dj he n-b
3panish	na
4eak	5i ob
4oken	5n oj
3ql	nc
3tack	4g
5nding	pg
5rt	ec vh
7ers	ib
5tions	2c
7stics	sa
6us	dc
4reamer	fo
5uctural	fb
4udents	sb
6y	ja
3u	fb i-u jf p-a vo
4a	nc
5t	ma
4bjects	mb
4c	ea sk
4mmary	1a
6er	fu
4nday	so
4pervision	9e
aor	ma sb
3wedish	od
3zabo	ha
2t	mc
31	ka
37	gb
39	f-a gj
3ac	gf vb
4galog	n-b om
4i	ia kh mg p-a
4ke	ob
6n	va
4lk	p-b
6s	8g
4ng	f-c ib qa
4o	pg
4p	6o fd i-i
4ught	mc
4y	4c ka
3b	lp
3e	pi rc
4aching	9e
4ch	4k kt
6nology	kc
4ilzeitkraft	fl
4mp	fb
4n	mc vu
4rm	ma
5raform	nb
4t	qa
3ham	bs
5n	0i
6g	gq hi km l-f r-h vb
6h	8d sl
5t	e-b vv
4e	2m 4e d-g fc g-d iy j-f k-b l-e o-j p-d qb ro sh t-b
5m	6j bh
5o	ic
5p	ia
5sis	mb
4i	i-h jj n-h oc p-c rx sc
5ch	as eb n-b ti
5en	d-a
6t	ic
5ng	ch
7s	7c
4oi	fq ge i-k j-g k-e lk
5ng	lc oa
4pt	ku p-a
4u	i-a mf
5at	f-a kd
5c	pm r-a
5e	ia
5ong	gb rf
5y	la
3ich	8b
5kets	6a
4en	fb rb
6g	5v d-b n-f o1n sd v-f
5p	np od sj t-f
5u	eb
4ktok	e-b vn
4m	ea
5e	ah gb jd
4n	i-e k-f mg nb pg
5h	1a cj k-d sg ve
3nhh	he i-a
3o	0b 6a dj ea m-d pi qi t-b v-b
4a	gi
5n	m-c px r-d
4c	db
4day	ga
4i	1a d-b ec
4ngue	of
8s	5n
4olbox	4b
4t	dc mf p-g rn
3ra	ba
5ck	2a
7er	qd
5ining	3b
5vel	n-e rc vj
8ling	f-b jk
4e	sa
5asurer	sb
5n	ve
4i	gj i-d la
5eu	vj
5nh	2c de ne
4o	fb ib
5ng	ia o-e to
4uc	gc
5e	vi
5ng	eb fb ke lc ob
5ong	ej gg j-b rb s-b ub v-i
5st	rq
3t	k-a pb
4gdtx	ky
3u	ek in j-n na
4a	gd
5n	ii
4c	ka pb
4oi	da
4tor	fa
4yen	di
3win	fa sf
4o	f-e ix ti
3y	fu i-k sg vc
2under	4c sc
4employed	f-a jk
4g	di
4iversity	3c fa
4til	ib
3s	dl v10
4e	da rh
5d	ig
2va	1a 2d 3i 5k 8e cc d-j f-h im j-c n-c s-c vb
4i	1e g-a ig ob
4n	fi gb j-g nl
4rious	fb
4t	ce nk
3e	1m 3b 5a bc d-r jc p-d r-b va
4stibular	pg
3i	f-f gp mc vo
4deo	pf
4ec	2b dc f-e jg p-c vf
5n	gx i-x mi o-b p-f r14 sp
5t	fa od
6namese	od
4llage	qd
4sits	g-d io
4tae	r-g vm
3u	4c gc i-h jd k-g nd pc vd
4i	vt
4on	f-b ji
2wanjiru	dd
4terford	gf
3eb	qd
5inar	pl
4dding	ia
4ek	fa
3hen	ae
4o	bh ee uc
3illing	n-d vp
4nner	rm
4th	ea g-f i14 qb
3on	mb
4rd	nk
5k	fk g-c i-c m-b n-j pb v-d
6ing	ac op
6shop	ph
4und	nf
3rite	0a
4ote	ib
2xa	va
4nh	d-d l-c
3e	nh pi
4p	lf
3in	1b vd
3rd	4-b ni
3uan	lb
5t	fj j-a le p-f
4ong	na o-a ua
2y	ka l-d ph rc
3ear	f-g jm mn p-d si
6s	3a eb f-h gc hb i-e lg p-b
4t	ch
4u	u11
3oruba	ob
4uth	fc
2zalo	ne
`;
