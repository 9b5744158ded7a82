// Written by `npm run train:resumes`; not edited by hand.
export const lineWeights = `hP hS hJ hE hL hG hC hR hA hV hI hN hO P S J K Q T B E F D L G C R A V I N O
0(	0-n 1-e 3-h 4-r 5-i a-e cn dt e-1m f1h g11 i-2k j-1m ke n27 o1x p15 q-c v-c
0-1:alone	3n 4f e-q g-e j22 kk l-i mh n-j qf r-l s-f u-c
3c=9	kg
69	dd
6@@	d-x oc
6U	pc
6w	vj
6|9	g-h ks l-p
5@	5e d16 er fj g-s h-d i-n n-f
6@P	d-19 se ti
5D	2-e 3r e-n g-d i-e j21 l-h mr n-i qi s-h u-c
69	ue
6GS	ko l-j
6S	k-c l19 m-f
7F	vf
7G	l-f ml
7O	3c
7l	ic
6T	fs g-1h he ik
7U	g-o il sc
6US	mf
7T	fc g-l ig
6l	gr i-c
7l	kc p-e
6w	g19 i-d te
7U	gj
7l	fc
6|F	gf
7G	f-i ge i-e l16
7O	g13 i-f j-d
7P	gn i-c
7S	0n 3-d dc f-p g10 i-d k-12 le
7T	df f-g g1u
7U	f-1b gr jd vm
7w	2-f go i-y j19
5F	4-e f-k g10 i-t kc l-j o1j
6G	l-e md
6S	k-p l1a m-f
6U	6c lc of
6l	ae fl sl
7U	ce
6w	rd
6|F	te
7U	6-c ch
5G	6-c k-c ly mu nd
6D	l-h
6F	k-e lp
6KS	l-o ph
6S	4c
7D	kk l-v nc
7Y	kr l-m
6U	mc
7S	l-c
7U	kc
7Y	oe
6lS	cc
6w	k-i lj
6|D	li
5K	2j dd nk o-h p-f tn uc
69	nj
6F	ip j-f
6G	ld
6KK	3c 4-k
7l	6c
6Uw	oc
6l	2e
7l	pd
6wK	4h
5O	2-d gc ke l-i o-c pc rl sn vl
6G	gd
6O	f-g gg
6P	gg
7P	dd fg g-k
6S	lq p-d
6U	gt i-c
7D	2d
7U	f-e kc
7|	gc
6l	f-c
7Y	2d td
7l	dc tf
6|D	fc ge
7T	i-c
5P	be gg ic k-v lv t-h
6P	fd
7w	dl
6lY	vl
5S	3o 6-d c-c f-y gp i-e k-1m l29 mi
6D	gd kf
6GD	kd l-l
7Y	md
6P	lp
6S	k-v l1f
6U	k-l l1a
7D	l-e
7P	le
7U	kg l-e
6l	k-d lj
6|D	l1d m-d
7G	ke
7U	p-c
7Y	ld
7w	kc
5T	c-g d-m f-r g1e ie l-r nh qm sd v-j
6D	fv ho i-m vk
6O	uc
7l	tf
7|	gd
6S	g-g if
6U	ft g-r od uj
7D	2f ff g-w ig sn
7O	g-d ie
7U	f1o g-14 vg
7Y	pe
6Y	g-c
6l	f-o qf
7l	2d fj g-c
6|D	g-n hd jm
7S	ff
7U	ch
7Y	fl g-s
5U	2-11 3-l 4-c 5-j 7-k 9-v a-l c-i d18 f-j g13 j-g k-p nd o1b pg qg rc us vq
6D	f-r g12 lm p-c
6FU	4g 9h
7l	np
6G	lg
7Y	l-g mc
6K	lc
7K	tm
7l	te
6OU	hi
6P|	mj
6S	f-c md
6T	f-e i1d
7D	fc g-m ie
7U	vj
6U	df g-h in j-f k-d n-v o10 re
7@	ce
7F	ae cf dc o-d sp vc
7P	rg
7U	8f dk f18 g-w l-f o-l
7l	vo
7w	kd
7|	fd g-t h-c ir mg
6Y	dh fd g-j nd o-e rh v-f
7l	fk
7w	i-g jj qp
7|	gl i-p lc
6l	2c gf i-g nf oe pm
7K	pc
7S	pl
7U	ft g-f od
7Y	6d ds v-i
7l	fc hi i-11 jp s-f
7|	ku
6tU	vi
6w	f-k hp kd
7K	oc
7T	jd
7U	re
7l	fl
6|@	dk
7D	f-o g1i h-e lc
7F	ve
7K	5c pd
7P	f-n gn
7S	dq kw v-q
7T	f-p gs
7U	4f dl fj oh t-g v-x
7l	oq v-e
7w	d-g f-m i17 pc sg v-m
5Y	2f f-f kg
6GS	kd
6S	lr m-d
6US	ki
6l	oj se
6w	sd
6|G	6d l17 p-q
7O	2d
7S	k-q lf pm
7T	ge
7U	f-g g17 i-c
7w	f-e gh i-f jj r-e vs
5l	2-c 4h a-i d-1o es g-o hj i-d kq l-1i pc t10 vc
69	kd l-d
6D	g-e
6Tl	g-c ie vi
6l	f1n gf i-1p
7l	f1j g-f i-w nd
7w	f-i ji
5t	eh f-h p-c qh sf v-f
6D	fn g-p
6O	f-j hk
6U	fg
6l	hd
6w	8i
6|D	f-e hp
5w	0g 8-j b-g d-h ep i-g l-1j m-z nz o-e pg qc rl vq
69	d-e ed
6D	f-10 g16 i-c k-h li pd
7T	dg
7w	fk i-e
6G	lh
6KK	qf
7l	ni
6O	f-d if
7l	u-g vh
7w	uh
6P	fc g-m pc
7U	f11
6S	kp lc
6T	f-v g13
7T	ki
7l	fg
6U	do
7U	f1g g-n
7Y	4-d 8-g 9f cj pr
7l	d-k ff g-s vo
6Y	c-c g-m ir pc vv
79	td
7Y	ri
7l	f-e qf
6l	d-q eh g-h hg l-c m-f n-f p-i ql rh s-i tj
7K	9c
7Y	8e
7l	0f 2j bf d-c fk p-d q-j t-n vt
7w	dg od rh
7|	qc
6t	f-j jg pd
6w	f-c gl ih j-d l-i te v1h
7K	id
7Y	se
7l	ng
7w	ud v-d
6|9	d-d ec
7D	i-d qq
7O	fh
7T	f-j g1d
7Y	gz
7l	g-j o-k pq td
7w	fe pi sf v-r
3dated=D	0q 2-d 3-d 6-m a-f c-e e-1l f2t g-2x hi i1o j1h k2n l-2r mw n-r o-r px r-r sx t-o
9Y	0z 1-s 2d 3-g 5o 611 7j cr e-q f18 g-2d h-o if k2i l-2t mt n-v qi t-m u-12
3edge	1c 2-d d11
3hk=activities	s14
7wards	id rw
6certifications	pq
7ontact	dy
6education	kn l-j m17 vr
7xperience	2-c fh g-p ht i-k v1m
6interests	tz
6languages	oq
6other	v17
6projects	qy
7ublications	ri
6references	uy
6skills	d-c n1c ol
7ummary	ex
4s=awards	rz
6certifications	pp
6education	f-c ki
6interests	to
6projects	qi
6skills	n14
7ummary	us
3n=0	1-h 3-g 4-c 9-j a-f en gi h-18 i-c lc n1b or rg tm
51	0-k 5-l 9-q a-i dk f-e gs i-r j-c k-d lo m-c nq og qj tc vg
52	0-h 3-c 4-g 5-c 7-j 9-k b-u c-i el g10 he lx nc o-c pg rg su t-h
53	1d 5g ak c-c d-u f-c gg k-u ll nf
54	5e 8-c 9p ad fg gi hc le m-y o-18 sf t-t vc
55	0l 1-g 2e 9t e-c fd g-14 kv l-g p-l r-j s-f vc
56	4p 8c cd e-l g-1c hd ie l-1t mq n-13 o-d rd s-k th
57	1-h 2e 3i 6e cf e-h g-10 jg l-l n-1a op p-e
58	3h ce
3s=	1-g 2-e gu h-d iy k-g mm r-i v-j
5-	0t 2h c-c fd g-1f h-i ii je lc m-j nt t-r
6-	ni
60	2q 3m 4i 8f ai c-f fh g-19 h-f m-n oj p-g q-e r-k u-f
61	id
6C0	kc
6b0	ls
50	0-e 2s 3p 4x 5k 6n 7h 8h 9r ad cs d-18 g-m h-n iv l-j mk o-o q-q r-p t-12 u-f v-o
51	ge
5C	d-h ef hi i-11 km l-c o-g rj tf vv
60	d-e l-u mx nq pl rq v-q
61	vf
6h0	hn p-c tq
72	hc
5b0	0-d 2-c 7-d d-n fq g2q j-d k-p l22 m-o o-j p-f q1f r-d s-k
61	f-p gm pd
62	d1m f-e k-f pc vj
63	qc
6C-	n-p op
70	gm i-g ue
71	od
72	dz ec mk
7h0	of p-l v10
6h2	th vf
5h0	jh se tm
62	uh
12:alone	8-c c-l fc i-l jp lt md n-c o-f pk qh vw
3c=9	lh
69	dm
6U	f-c gd
6w	kc n-d
7U	de
6|9	kk l-j
5@	1-k d1l ec f-e gd i-g p-c rc s-d t-n
6@P	d-f f-g gf k-f pw
5D	2e gq i-p ji lw n-h qd
6GS	6c l-d
6K	f-g if
6OT	fe
6SG	cj
6T	ff
6UP	mg
7T	3c
6ll	fr i-n pd
6w	fe g-12 iz
7S	kc
7U	fd
6|9	pe
7G	f-f kl l-d pc
7O	0m f-m g10 ji n-q oo
7P	gn
7S	3w f-y gf i-h k-p m-f n-d p11 si vl
7T	7c fr g-s iu
7U	d-c gz i-d
7l	go
7w	gn p-h vf
5F	af dh f-d g-e i-h kf v-o
6S	ki l-d
6U	oc
6l	f-e tq
7w	fd
6|U	pe
5G	2g g-d kr ln pu s-o v-h
6D	lc
6FO	pd
6K	le
6SD	mi
7Y	nc
7|	lg mc p-d
6U	7f kg l-d
7Y	oi
6Y	dc
6lS	pn
6w	kg l-e
6|D	fd j-c
5K	2j 4-h dg i-c nq s-c
69	nf
6K	dd gc i-c
7K	o-t p-d vl
7l	ok
6U	dc
6l	nc ph v-e
79	hc
7K	5c pc
6wK	vh
7w	0e
6|w	f-10 h10
5O	ih k-i n-g q-f sq t-e
6O	f-g gu
6U	gc
6l	p-c uj
7D	g-h he
7Y	fc
7l	dc
6wl	je
6|D	g-d
5P	1h 5g d-1c ef f17 g-12 k-e lu p-c uf
6lY	vi
5S	3-r c-m f-q hf i-l l11 mu n-d pz uf
6D	k-g mo p-f
6GD	3g
6P	cc
7P	kf
6S	l1e
7|	me
6U	lg pc
7Y	fo i-p pz
6l	fi i-c lc
7Y	pg
6|D	id md
7G	kg
5T	0-d 3d e-i g1d it k-p l-e qs te v-e
6D	dd je
6T	f-e
6U	fj
7D	fc
7U	g-d jl
7Y	fe
7|	2c
6l	gm
7F	fc
7K	2g
7l	0e co fq j-e
6wl	mn v-f
6|D	f-g g-z hy id vw
7S	4g
7U	ci
5U	0e 5-d 9e be d-u ep h-n if j-k k-e l-o ol uz ve
6D	g-d id
6FU	nf se
6G	lh
6KK	tc
7l	rc
6O	ph
7l	fd i-c
6P	g-j ic jd ld
7P	3q g-w
7U	ee
6S	lf
6T	gr
79	f-d
7@	dp
7U	vg
6U	4c c-d ff kk l-h t-f
7D	fe
7F	eg no tj v-v
7K	o-d ro vf
7P	ae c11 d-l ff g-q
7T	vl
7U	3h rf
7Y	p-e
7l	ng
7|	dd ff
6Y	od pn
7l	fe
7w	fj te
7|	jf
6l	fd i-g td uf
7S	ne
7U	ti
7Y	pf
7l	fk g-p sf
7w	f-j
7|	gj i-d kj
6tU	ve
6w	td
7T	d-h f12
7l	gf
7|	vd
6|@	dd ed g-e
7D	gg
7K	4-c 5c n-g od pw rd
7P	f-u gv
7T	cf f-q ih
7U	o-d pg
7l	6-e cm
7w	tg v-m
5Y	g-w pu sk vo
6G	lf m-e
6S	l-c
6UU	oc
6l	pc
6|G	kr p-i
7S	df l-d
7T	ic
7w	fc tg
5l	3-c 5f d-m f-r gl i-d l-c o12 te
6D	fi i-i
7l	fc
6KK	oe
6UU	fc
6Y	di ig kd
6l	fk g-u ij
7l	fc g-m hh jc
6wl	gh i-g
5t	4-e cc ec f-f io jc sh v-i
6O	fi g-j
6U	f-g gh
6w	ri
6|D	f-d g10 i-c
5w	1-n 2-n 4j 5-i 7-f 8d f-j he jj k-i l-k p-e rf v11
69	k-c uc
6D	fo i-h
7T	te
7l	rd
7t	fj i-g
6FG	2-c ph
7l	fi
7|	gi
6K	fj i-c pe
7K	qd
7l	rd
6P	df
6S	k11 l-i
6T	h-d im
6U	dk ng t-f
7U	f11 g-r
7Y	nc rn sf v-k
7l	pc ri
7w	nd p-j ve
6Y	g-j hd is sl vh
7l	8c f-d oo
7w	f-e
7|	lc
6l	3e c-i hd kf o-g sc
7K	if
7T	fd
7Y	cj f-d p-e
7l	8f he o-d q-c r-l
7w	qk
7|	i-e qf
6w	f-d gc h-v iv ok vt
7Y	dd rc
7l	f-e gj qd
7w	f-d
6|D	gy i-t qh
7K	nh
7O	ff gl j-y
7P	dd md
7S	k-n mq
7T	ff
7U	f-i if nd
7Y	ne
7l	i10 p-c
7w	rg
3dated=D	0j 1-n 2x 3u 5c d-w e-x fx js kf l-15 m16 n-y r-j s-k u-d
9Y	2q 4k 7j 8r 9s a-p dc e-14 fd g-1k i-13 l-1r mk o12 tg u-f v-g
3edge	0-c d13 en g-d h-c i-f p-d
3hk=awards	id ri vd
6certifications	4e lg pz
6education	f-f km l11 v-h
7xperience	g1b is v-n
6interests	ve
6languages	2e 5-e 6i ao od
6other	tr
6projects	qp
7ublications	rd
6skills	o-k
7ummary	1-d 3c ef me
4s=awards	rg vf
6certifications	pl
6education	k1a
7xperience	fp
6projects	qh
6summary	2d
3n=0	0-q 1-d 3-o 8h 9g ao bc cr g-e h-d j-l ll n-d rk t-o
51	0-e 3-h 7c 9g dm f-l j-f k-o ph r-i ug
52	3-e 7-k h-j id j-c k-g lf ne r-h ug
53	0t 1f 3p 5c c-f h-g j-k lh m-n ni o-z
54	2-k 3o 5-i fh hn ld m-q r-d s-k u-c vk
55	0d 2-f 4m 9-v b-l c-g d-t ed fh ii jl km l-o n-f rw u-i vl
56	4-f 5e e-k g-d ji l-12 ml n-h ox st te v-i
57	d-e e-l f-s hl i-i jd kd uf v15
58	gi i-c ml v-j
3s=	2c 3-d d-q ff g-s h-e ie nm pk rj sg
5-	3d 9-g df s-d
6-	nf
60	0-c 8h do fi gh jp m-d q-k s-12 v-e
6C	n-d
6b0	kd
50	1e 3h 7f 9-k g-h im l-f m-s nl ry us
52	f-c mp v-f
5C	1-e 2-e bc c-d j-f o-e
60	0d d-z pj
62	l-d vi
6h0	ae f-e gd ij lc n-l
5b-	0e d-d
60	2d 6s cn fi g-f h-s i-c k-c m1e n-j p-k q11 s-e
61	lc p-d ti
62	f-h vh
6C0	2-h 4n h12 i-n ke
71	dd
72	0l f-c gd i-d vd
73	0c
7h0	dc fc
82	vf
6h0	i-c og
72	k-e
5h0	9f dk fd tc v-p
01:alone	2o 4-c 6-i 8-n 9-l c-o d-15 gw h-m k-1j lq md n-o o-l p1e qr r1r s15 u-h v1a
2c=9	c-g k-g lz om v-r
59	uc
5@	0f
6@	0d
5F	ie
5U	ic oe pi
5w	cc e-c g-e i1c kj l-g n-e
4@	01q ds n-d uu v-f
5@P	01n dp
6U	0l
4D	2t d-t ft gl h-j jc k-15 ld mh n-e qr ro
5S	lr
5T	2-f g-r h1j
6U	jd
6l	hh
5UP	mg
6l	ff
5l	f-i ii
6l	ch id j-m kd
5tU	hc
5w	fh gp j-j rc
5|G	3g
6O	2l gc h-i vo
6P	gh
6S	dc f-o mj
6T	2k f-o g10 h-k ji
6U	gp h-f ie k-h vc
6w	gg is
4F	4j f-d g-t ie k-l pe ri sg vg
5KK	g-f ip
6U	ic
5U	5g
5l	5e nd
6Y	8c
5w	de tg
5|F	nc
4G	6l dh k-j ln mf o-c
5D	ko l-j
5K	k-i ll
5U|	vc
5Y	ki
5lD	ke
5|D	hd
4K	aj d-c f-j jf kg l-n ne tm
59	nc
5G	lc
5KK	417
6l	1g gc
6w	4d
5UK	4l
5lK	4d
6l	ae i-c
4O	912 fe g-w h-g ji l-h tc ug vh
5D	fc
5Kl	nn t-f
5O	fj g-f
5P	f-j gu
6|	fd
5UU	i-j jt
5l	fd
6l	qd
5|D	dc
6T	f-f gc
6U	gc
4P	f-1f g1n kk l-j rd te
5P	f-e gk
5lY	ch vh
4S	1d 318 8f 9c cr d-t g-h i-h k2a l-1n n-c r-n
5D	fe
5GD	me
5P	ke
5S	3c ln m-g
6l	kg l-g
5TD	je
5U	g-e kd
6U	ke l-g
6Y	kf
5l	gc
5ww	1c
5|D	ll
4T	0-p 8d 9c b-e d12 f1d go h-h ik k-i o-c p-o q16 ui v-s
5D	f1p g-s
6w	fc
5F	9c
5KD	f-p gd hd
5O	d-c fv g-n us
6D	2f
6O	dc
6P	f-c ij
6l	on
5U	6e fi g-d uv
6D	9e io
6P	fh g-i
6U	2h
6l	cd g-c ji
6w	2c
6|	hn
5l	fi gc td
6U	fj
6Y	fd g-g
5w	g-i
5|D	2-f fh gc h1n i-f j-f
6U	gd p-e vl
6Y	h11
4U	0-f 1-n 3-e 6i 7-g 9-s b11 cj d-n mm ng on t-m u-m ve
59	k-e li ne
5@	df
5D	2-c gf hf
5FU	5f
6l	oe
5G	g-c if ke
6D	3f
6U	6f
5K	k-c ld
6K	4f
6l	ss
6w	n-r o16
5O	6c
6U	bc
6|	gl i-d
5P	f-f gj
6@	dc
5S|	md
5T	g-f ir
6@	bd tf
6F	k19 l-h
6O	bw
6U	0f bt
5U	5q dh g-g ij l-g n-d oi pn te
69	8f
6@	bf
6F	5p
6P	f-c gh
6U	5o cd fg g-e
6Y	8f
6l	4e 6d ch
6w	k-u mq
6|	c-f f-l lj oe pn v-m
5Y	6g hi k-h pj th
6w	e-f fe i-h nt
6|	fl h-c
5l	510 a-h co f-h g-g jn of uc
6@	bp
6F	f-v hv ph
6S	jd
6U	2m 5f d-h pd
6l	aw f12 i-p nn o-g p-f
6w	5k
6|	325 c-y
5t	8j
6U	rd
5w	dc f-c k-c lh te
6l	ge
5|@	dd
6D	do f-q hf v-i
6F	ne
6O	2p
6S	2-l 31w c-k
6U	216 c-p d-f o-d pd td
6l	4-e 5m pk
6w	2z c-g gf
4Y	8-e 9-d c-f d-c f-n k-e le p15 r13 sv v14
59|	k-h vj
5G	pe
5UO	lc
6S	ke
6U	lh m-f
5l	0c
6w	vf
5w	8d
6S	kl p-j
5|G	md
6O	fd lg
6S	pc
6U	2l 6-i gm i-g kc lm v-d
6w	cj k-f lc
4l	0-c 2-f 4-10 5-1b ar ee g-c jc k-o lg nu o11 qi t10 vn
5D	f11 i-y
5Y	gk
5l	al fq g-f
6K	ar
6U	f-n g-f ho ie
6l	4l a11 d-f fp i-f t-c
4t	9o
5l	fg
4w	0-12 2-1r 3-1h 4-c 8v a-u b17 c11 f-i g-v h2b i-15 j11 ml n-h td ve
5D	9c id k-f ld
6l	gg i-g
5KK	7e g-f if
6l	kg p-c
6w	vh
5O	1c cf ii
6w	gc i-c
5P	f-s gm
6D	fc
6Y	9c
5S	3c
5T	f-n gd ip l-e
6D	fe i-c
6T	kd
6l	9c f-d
5U	df ng
6D	fd
6T	pc
6U	fr g-o
6Y	7g po
6l	cr pc
6w	p-d vi
6|	0u d-j
5Y	0f 2-c 3f 7e f-w k-13 lf nc pe vj
6Y	rh
6l	0f sm
5l	1x 2-h 3-e 4-g 6l 8f cm q12 r-w v-j
6U	8c
6Y	f-d gd rh
6l	3t 4c 6-i ap ch fw gy i-10 j-g m-e q-g
6w	fg i-f su
5w	2-e cq es k-g ln m-c
6U	kd p-h rd
6Y	4d ch ie p-d re vd
6l	i-g
6t	gi i-h
6w	5d vf
5|D	7j hd
6O	2r c-e gc
6T	f13 g-c j-c
6U	0m b-c f-k
6Y	0d f-i
6l	6-d ch f-c
6w	0g 216 c-m og tc v-n
2dated=D	0-q 1-t 2r 3e 4-s 5-u 714 8-k 91e a-t b-r ce d-j ek f14 g-p h1x ie jo kq l-l mu n-v o-e rd s-p t-i u-s
8Y	012 1-l 2-w 314 4-v 5-v 71i 81s 9e a-k b-l c1c d-16 e-v fu g-q hr k13 l-c p-x q-g r-c u-u
2edge	b-c c-d d-g me nc of pe sj uc v2b
2hk=activities	fe i-e pd
6wards	f-c md
5certifications	fj kp ne qj
6ontact	dl mh
5education	fv gi id qe
6xperience	eo f-e id n-c p-d t-d u-c
5languages	f-e nq pm qc
5other	k-f n-m p18 rh
5projects	il
6ublications	qc
5references	ln m-d vc
5skills	41n c-m dq f-q j-i ki lj n-e
6ummary	dc ec f-e
3s=certifications	6q
6ontact	lg
5education	f19 g-l ke l-i
6xperience	lc p-d
5languages	o-e tm
5skills	dc g-c ud
6ummary	dc pj
2n=0	1-i 2-g 3-o 5-f 6-u 7-h 8-l 9-o ak b-r c-f dg ef f-p g-p jh mi ne op qh rz sv ti vp
41	0-g 1-w 5j 7-c 9-g c-t ee id k-j lz np oc tn ve
42	1-1e 4-10 6-g 8-y 9c ae bc c-d d-e h1l if lm m-j nt t-j ue
43	3-m 6f 814 9y ai k-f lj m-l o-t p-c uf v-q
44	1h 6i 7r 9m ap di ec i-d j-l mf n-g r-17 s-h t-y u-d
45	0e 2i 318 4f 5f 6d 8h a-14 bv d-j fc h-z k15 l-14 n-k qp s-19 t-f v-o
46	1s 313 4h 6-k a-f be c16 dv e-14 ff g-o h-t l-11 o-g p-h q-t sv ts u-k
47	119 6u cp ef gh h-c i-n kc n-u p-f rm v-t
48	1i 4s cd
2s=	2f 3h 5q 7c ai bh cy d-q g-k hf l-j m-j p-e q-l t-o
4-	8g c-c ed gs h-l j-h m-e n-15 os p-d qc rd
5-	nh
50	1e 2-n 4v 617 9q c-i fl h-i i-11 j-n kv m-f n-e p-o qe
51	gi
5C	6c
40	1i 3-c 51a 7-1l 8z a1b b1h c1a g-d m-d n-f o-j p-z q-c r-q s-c t-g
42	dg j-c o-e pd rg th
43	d-f e-g fc vg
4C	4-d 5-i b-d c-g ff jl nr oc pp tk
50	0-h 6i d12 k-o rm
52	l-e
5h0	cd ff g-h jo md v-e
4b-	dc
50	0x 21n 3x 4-i 5-d 6-j 72g 8-d c-l d-17 f-m ii jq k-l l-j nu p-i r-i v-m
51	lf
52	017 d-s f-g j-g pj
53	d-q
5C0	ef fe g-j ht kk r-g v-u
61	dg oc ve
62	df f-f gi k-j nc t-c vt
63	kc rl
6h0	dd g-j mc
5h0	dd lg of
62	lo m-f p-c td
4h0	d12 is jp k-d lg n-n o-f q-l v-j
02:alone	2-c 3-c 6-e 7g 8-d c-g d-j f1e g-f i-e jr k1a l-i n-x pw qe r1g sk t-d u-d vy
2c=9	k-d lj
59	ug
6@	2c
5@	ue
5F	ch
5U	6d
5w	1-d vg
4@	0t b-k c-h dp mc n-f u29
5@	ve
6P	dm
6U	pd
4D	6-d 7j d-f f14 g-f jf kx n-f qk ri
5GS	dd
5SF	gc
5T	g-u hu
6l	f-q hc il
5US	cz k-f
6U	fg
5l	fd ke
6l	fe
6w	fc
5w	2-x e-d f2m g-e hj i-g nr v-e
6U	h-g vp
6l	gf
5|G	mp
6O	210 je
6P	gc
6S	2-y 31u c-d j-w uf
6T	2q 3-d c-f gi rd
6U	2j c-f f-x il ui
6w	6d gg h-d vf
4F	4-d 6g ac ck d-r l-e
5G	kc
5KK	if
5l	rd vc
5w	se
5|l	o-h vh
4G	3k 6c dh kq nc rd
5D	dh k-k ln
5G	f-f sf
5K	kq
6|	vd
5S	ki l-p
6U	ie
6|	f-i vo
5Y	6n
6l	ph
4K	4g nr o-g p-c rc tp
5G	ku l-s
5K	or
6K	lg nm
5l	no
5wl	oc
5|K	n-c
4O	4-c 6l 8f cg d-g f-f gj vd
5DU	e-c
5Kl	nh
5TD	g-c id
5U	fj
6D	jd
6U	jf
5l	id
6D	rc
5wU	ki l-f
5|w	nc
4P	dc f1n g-c i-u
5P	fr g-f
6P	f-n gn
4S	2-k 3w d-h f-o iq j-c l1b mn n-e r-m s-c te vf
5D	fc g-e
5O	ge
5S	k-e ll
5U	i-m
6D	fc
6l	jc
5lY	g-d jh
4T	0-t 2i 4l 6-f 7s c-o d-l eg fh h1o i-d k-g ng o-j qe v-h
5D	g-p h1c ju tl
6l	fc
5K	pg
6D	fe
5O	bl
5U	bt
6U	2d
5Y	kp l-m np
5l	ge hc i-k me qj
6l	f12 g-c i-g
6|	hd
5w	f-d hf
6l	vf
5|D	2w f-d g-h h13
6U	2d
6Y	hi
4U	1l 2-h 3f 5h 7-q 8n 9f aj bj d-o f-l h-k l-c mn n-n oe r-j tf u-i
59	ne
5@	dz
5D	f14 kl l-c
5FD	ec
6U	pl
5K	kk l-g
6K	uh vk
6l	qe rg s-f
5O	f-f ih
6|	f-u hu
5P	0h ft g-m
6@	dj
6P	g-g ih
5SU	rm
6w	fj i-d
5T	ic lk p-d te
6@	tu v-f
6F	kd
6U	pd tp
6l	jc
5U	510 i-j n-n oo
6K	4g ie
6O	ff i-d
6P	fi g-h
6U	oc tl
6Y	po
6l	gi i-e
6w	2e le p-c
5Y	6h 8-d df ph
6w	e-c su
6|	0n d-o
5l	0u 5w d-k o-f
6F	cd
6S	fc
6U	qd vi
6Y	tr v-d
6l	fe i-k r-d
6|	gi
5t	kd
5w	k-f lc
6U	qc
6l	ac d-k vf
6w	gl i-c
6|	nj
5|@	0c
6D	f-h jc
6F	4-c pm
6K	ee
6T	fc g-e
6U	0f 2h 6-h cd f-g sf vd
6l	5d um v-j
6w	i17 n-e
4Y	2-c i-g kd n-i pu ry sk v11
59|	k-h vj
5G	lc
5U	6-c lp
6S	kd
5l	sf
5w	kc
5|G	e-d ii mo
6O	vc
6S	2-d 31o c-l dc
6T	f-c
6U	dd lh
6w	6-h lq r-e vg
4l	1k 4u 513 au bd cq d-w f-y gu i-c j-k k-r n-1d p-d t-d
5UU	d-g f1a
5l	fh
6l	el fi g-e om pc t-j
6w	fc
5w	f-e id mc
4t	cd g-q
5D	fd
5UD	pd
6U	i-f jn
5|D	f-e gz
4w	0-c 1k 5g 6-j 8f am f-r g-h hn k-q u-p
5D	2-j 7d df ff l-g v-c
6T	re
5F	f-g gf
5G	lk
5PY	8c
5S	fd ld
6Y	fj i-g
5T	fd
6T	3d
5U	f-d gg lc
6U	2g g-h
6Y	6j ff
6l	fe
6|	mc
5Y	0g 3-g 6-d 8f cj f-i g-g pj rf vj
6U	f-g kh
6Y	8e f-f gg i-d
6l	dc ie
5l	1h im j-c l-s om rm vi
6Y	8k fe h-g mh
6l	1d 2g f-h gk kr p-j rk ss t-f
5t	2c fd
5w	c17 fr g-16 op
6U	kk
6Y	ck k-l pw v-d
6l	dd g-d
5|O	fl ue
6T	f-w gl iq
6U	dh g-c ic kh v-e
6Y	0q
6w	k-p mq oh
2dated=D	1-v 21p 3m 4-p 5-p 9h a-k b-m c-10 d-m ef fp g-f h1g j13 k-h l-d oh p-d s-m v11
8Y	0w 1-q 2-p 3q 4-w 5-p 61j 7k 8z a-f b-l d-n e-g gc lv mt o-e p-u q-h r-f tg u-g vh
2edge	0-n 2-m 3-h 7-f 9-d dr ed f-g h-c oc rk uf
2hk=awards	4-d n-m oo
5certifications	1e d-m l-f p-c rg s-e
5education	1o 3-d 4-c 8-i cv d-e f10 g13
6xperience	0-g 1i 2-e 5c df f-e g-c i-j m12 o-h
5languages	6d f-e k-d vf
5projects	l-c
5references	ah cf
5skills	4-l d-h i-n k-d mi ni vf
6ummary	0-c 1-k d1l
3s=education	f1e g-j
6xperience	1r d-m
5skills	pd
2n=0	2-o 3-e 4y 5k 8e ae b-c c-c fr g-e h-k ki m-y n-c q-e sn ue
41	2-t 5h 7f 9-h ap cg e-d i-10 s-h tc uj
42	0d 3-l 5s 7-e ae cq kd m-f o-d p-d s-c ug vg
43	0-c 6v 9l cu ec o-e p-g qn r-i t-f u-f
44	5-w 7f 8-f 9f a-o bf ht ic kd lm od r-l v-g
45	0q 2h 3k 4-m 6-f 7h 8d a-d j-k k-n ms p-h q-k tj u-k
46	0-h 2p 316 5-k 6-e 9-c c-14 f-m jp l-o nt qt rc si
47	2m id k-g l-c pj sf vl
48	n-e ph
2s=	6-d d-10 g-n h-x i10 nl pd se tc v-f
4-	4h 7g c-g dk hx i-n m-h rj s-f v-c
5-	nc
50	0-e 4u 5-d 9n c-h gf h11 i-c k-c lg o-d p-f s-l
5C0	te
40	0j 1-j 2x 3u 4q 6p 7g a-d cc d-s fh g-f h-i j-h m-e n-k pd t-r
41	pm
42	i-d vc
43	pd
4C	4-d cn d-w gf j-k kj
50	0f 6d d-f fg g-j mp p-11
5h0	ae dr g-f it kd ne
4b0	2f 3-h 4-n 8-c 9-g ds gl ic j16 oe r-s
51	f-e gg lc
52	1g bh k-f lp m-c
5C-	0e d-c n-p op
60	bg c-f g-d l-e
61	dd
62	fg g-c k-d l-d mm
63	pc
6h0	de f-s gg
72	mc
5h2	lf
4h0	cf gi ke n-e q-c
0at=0	1c 2-d d11
4 9w	d-d
5U	011 1-j d16
6U	1e
5ww	d-e vg
31	0-k 2f 5d ef
4 T	dd
5U	0-q 2i d-c
5w	1-h
32	0q 1z 3f ad co fe i-n p-t q-h r-g u-i
4 @	dk
5U	1l c-c d-t
6l	vc
5w	0d
6w	ac d-e
33	0g 2o en g-f j-f m-c n-c rc s-h
4 D	k-d ld
5TD	f-c ge
5U	0o d-1c hi
6T	cd
6l	d-d
6w	od
6|	d-i ri vg
5l	1d mc
6U	in
6l	ec
5w	1h 4c 6-c 8j
6Y	dj
6l	ed
6w	pe
34	0-1y ed h-d ol se t-c ud vm
4 @	d-f
5D	f-i gk
6U	fc
6w	vd
6|	jh
5FU	ke
5GY	fc
5Ol	ff
5Sl	km
5TD	fc
6F	gg i-e
6U	fi
6l	f-c
6|	fe g-e
5U	0-1h d38 f-n g-x ic n-l pi
69	lk
6U	d-f
6l	f-h ij
6|	d-g hu k-q sd vf
5ll	g-m is
5w	0-c 2e 3e 6f i-k od v-p
6O	mg
6U	fg le m-c
6Y	fr i-e
6|	2-d go j-d ri vk
35	0x 1-1f 2-w 3-r c-c d-17 e-1b gk hd ld md pj qj rg tq ui vd
4 9	v1c
69	dk p-f vc
6F	oe
6U	4e p-d uc v-f
6w	2i 3c 6d af p-c v-j
6|	kj
5@	de iv ug
6@	d1a
5D	i-k kc qg rd vg
6G	ff
6P	f-d
6S	kn l-f
6T	f13 g-e
6U	g-g jx
6l	gh jp k-t
6w	gi i-j jd qc
6|	fq h-o jo kj l-d mj rc v-e
5F	0d 3e 5l af l-h r-e
6F	n-f on
6G	ld
6K	in
6P	fe
6U	kd of
6l	gd of se
6|	fg oj
5G	6q fe l-c ml
6D	k-d lm
6F	le
6K	kd
6O	ld
6S	l-f pr
6U	km
6Y	mo
6l	fc le
6|	fc ke
5K	oh vh
6K	ni
6l	pt
6|	nc
5O	hg l-i mq
6D	ie
6O	fe
6P	ho
6U	hp
6l	f-e pd
6|	g-f kc p-d tk
5P	dk f-e gk i-d ru
6P	of
6U	g-c
6l	v10
5S	3f co m-k n-c rh
6F	k-e lj
6P	ln
6S	ku
6U	k-d lp
6Y	sf
6|	hc vh
5T	f-c l-g mn qq rg
6D	ip
6K	f-i gk qk
6T	gg
6U	i-i l-e ml pt q-e so v-d
6Y	f-c
6l	ic
6|	ft h-f
5U	0h 6j 7c 8e ac ck d-17 gh he i-i m-c p-e s-d
69	mc
6D	f-g jh k-c lm
6F	n-c oq
6G	ku p-i
6K	dj mp o-c
6O	f-l hq k-c pe
6P	f-e ho
6S	im pd
6T	d-e f-h im n-c o-e uw
6U	g-e i-f j-f od p-k rg uf
6Y	dl i-d je k-r li qf
6l	d-l n-m tt
6w	2d ae cd j-d l-e o-m p-c r-k s-e u-c vh
6|	dg h-i k-d oi tj ve
5Y	f-k gn i-e k-g ll re sd vl
6F	kd
6S	kf
6T	fh
6U	pm
6l	i-f j10 k-d le v-e
6w	i-g k-e pi
6|	gm jh pt v-n
5l	0g f-j m-c nk s-c t-h u-g
6U	dh
6Y	gs
6l	fk nf od qg td
6w	lk
6|	fc
5t	ii pd
6D	gh
6U	kc se
6|	fi
5w	0f 6f 9c be ck d-l f-q g-k hd iz jg l-11 mj o-l
69	dc ig
6D	f-e i14 si
6F	mh
6G	lk m-c pj
6P	fe i-e l-f mt sc
6S	kg
6T	gc jj k19 l-k
6U	dp fp g-d hf i-f k-c l-d ms n-c
6Y	f-s g-f i18 jc re
6l	e-h ft g-i ie j-h k-l nr qf rd tv u-i vm
6w	ij un
6|	dh f-f gd h-e k-g n-j tj uz v-x
0b	df eh g-m h-l i-t j-n n-e p-g si td v13
0c2=9	v1c
49	dn p-f uc vc
4@	de
4F	od
4U	2f 4e 6h d-j k-d p-j v-j
4w	1d 2k 3f 6e ae n-c p-e r-e v-r
4|	fd kj
3@	dt g-d i13 uj
4@	d1o
3D	gr i-m lm qh rh vc
4G	fe
4P	f-i
4S	kr l-h
4T	f15 g-e
4U	fc g-j jq
4l	ge jt k-u
4t	g-c
4w	fd gh i-q jf r-c ve
4|	fs h-q j15 kq l-e mj v-k
3F	3d 4c 5k ae d-j l-j r-g
4F	n-f on
4G	le
4K	in
4P	fe
4U	f-f he kr of
4l	f-c gd og sg
4|	ff ok
3G	6q mg
4D	k-g lo
4F	lh
4O	ld
4S	ke l-i pq
4U	ku
4Y	g-c mo
4l	ld
3K	d-c of ti vp
49	nc
4K	eh nu
4l	ps
4w	nd
4|	ne
3O	hc l-k mo
4D	ie
4O	fe i-c
4P	hq
4U	hk
4l	pd
4|	g-j hc kc p-d tk
3P	do f-f gj i-d ru
4P	of
4U	g-c
4l	v12
3S	3l ci d-f hf lj m-p n-d rc se
4F	k-c lj
4P	lm
4S	k13
4U	lm pc
4Y	sh
4l	ec ki
4|	l-c v15
3T	dh gd l-m mj qv rg
4D	gc io
4F	i-h sc
4K	f-h gl qm
4T	gg
4U	fn i-k l-e ml pr q-e st v-d
4Y	f-d
4l	el gi if
4w	fe
4|	f1c g-e h-g
3U	1d 2i 3e 4e 6h 7c 9e ae dp e-c f-r g-k hf m-i n-h q-c r-c s-d
49	nh
4@	dg
4D	f-l gh jg lo
4F	n-d on
4G	cz d-d f-c ke p-g
4K	df mv o-d
4O	f-l hq k-d pe qh
4P	f-j hr ie
4S	im pd
4T	d-j f-p il n-c o-f u13
4U	1c g-g i-e j-g l-g oe p-i rh s-d vi
4Y	dv i-f jl k-s lh qh
4l	d-u n-k oq tn uc vm
4w	0l 2r ad d-y ed j-e l-g o-d r-l s-g u-f
4|	d-h f-g k-13 op rl sf ti u-c v17
3Y	f-l gk i-e k-f ls rc vp
4F	kd p-c
4O	sc
4S	kh
4T	fg
4U	pc
4l	i-i j10 v-f
4w	i-g pk
4|	d-g gs jg po v-k
3l	2c dd f-o l-d ne s-d t-k u-g
4K	ed
4U	dh g-o it
4Y	gw
4l	fk g-d h-c if md ng qe s-c tn
4w	lf
3t	eh se
4U	kc sf
4Y	ic
4|	fn g-f
3w	2g 3e 5i 6f 8h 9g ad bg d-w f-t g-t he l-14 t-g v-j
49	df ii
4D	f-g iz sh
4F	mh
4G	lk m-c pn
4K	ic md tf v-c
4O	l-c
4P	i-f l-h mv sh
4S	kg
4T	jp k19 l-k v-c
4U	dv fy g-l hd j-e k-d mf n-e
4Y	di g-e it
4l	ed fr g-p in j-n k-m nh pg qp s-c tq u-j vd
4w	d-q id j-d pi sc ul vv
4|	dl f-k g11 h-j k-k rl tf uw v-e
13=9	v1c
49	p-e um
5@	dg
4U	2i 4e 6i cc d-l p-d
5U	ue
4w	0c 1d 2n 6e ae d-v n-c p-e v-l
4|9	fd kx l-p
3@	dt g-d i13 uj
4@P	d10
5U	dn
3D	gr i-m lm qh rh vc
4T	fl g-e
4U	jp
5T	fd
4l	fc gf ig j-s
5l	f-f j1a
5w	vf
4w	f-x gz i-k jn qg ve
5U	fm
4|G	kl
5O	fx
5P	fg
5S	ke mm
5T	ff
5U	gi h-e
5l	f-l jw
5w	f-l g-c j15
3F	3d 4c 5k ae d-j l-j r-g
4KK	ie
4Ul	kj l-d
4l	gd sf
3G	6q mg
4D	k-d lh
4FY	lc
4K	kc
5S	kc
4SD	kh l-d
5Y	kc
5l	kc
4UK	lc
5U	ke
4Y	g-c mo
4lD	ld
4|D	fd
3K	d-c of ti vp
49	nc
4KK	ni
5l	ed
4U	n-c rc
4l	pe
5K	ne
3O	hc l-k mo
4D	f-c ie
4O	fg i-d
4U	hk
4w	i-c
4|D	hl
5T	fg
5U	kd p-c
5w	tg
3P	do f-f gj i-d ru
4P	gh
5P	og
4lY	vx
3S	3l ci d-f hf lj m-p n-d rc se
4D	gd
4F	lc
4P	li
4S	kt
4U	lh
4Y	si
4l	k-d
5D	kd
4|D	hc
5w	k-m v12
3T	dh gd l-m mj qv rg
4D	fh
5l	f-i gc
5w	f-d ge
4F	gg i-e se
4KD	f-i gi
4O	gi
4T	ge
4U	gc
5D	sf
5U	fg mp
5l	pw
4l	dh f-c ge
5D	fj
5U	f-e gc
5l	eh if
4|D	fg gc h-f
5Y	fq g-o
3U	1d 2i 3e 4e 6h 7c 9e ae dp e-c f-r g-k hf m-i n-h q-c r-c s-d
49	lm
4D	f-x gt jc lm
4Fl	n-d og
4GY	cz
4K	le
5K	ml
5l	df tf
4O	g-o in pj
5U	f-i hk
5l	dc
4P|	f-d hd
4S	ij
5Y	kc
5w	k-d pl
4T	f-f in
5F	ki
5O	pc ui
5U	uc
4U	0g 1g 4e d-g m-p n-s op v-10
59	lc qj
5D	sd
5F	l-t m1c
5P	ge
5U	g-g nf p-f r15 vd
5l	nf
5w	fj g-c
5|	o-e p-c v1i
4Y	dh k-e
5l	je
5w	df p-c re
4l	g-c he km ld m-e oi u-c
5@	uk
5F	gl i-c of
5U	fs
5Y	ve
5l	cg e-c fd ik ty v-c
5w	f-f
5|	jd k-q mg vr
4t	rc
4w	0m 2k ad d-n l-d mc n-m r-e v-d
5U	fd
5l	ef
5|	nh o-c r-d vp
4|D	f-i hy
5F	oj
5K	nf pe
5O	f-e vd
5P	fe h-e
5S	k-r v1a
5U	dp fk h-h k-r mh oc tf v-l
5Y	f-o kd
5l	oq tg v-g
5t	ic
5w	d-u o-h rr v1d
3Y	f-l gk i-e k-f ls rc vp
4G	pi
4O	sc
4T	fd
4UO	k-f pt
4l	f-d jn le p-f
5l	i-d ji
4w	i-d jh
5S	k-f pj
4|G	lg
5S	ko
5T	pd
5U	gx kg
5w	js
3l	2c dd f-o l-d ne s-d t-k u-g
4U	di
5U	g-k iu
4Y	gq
4l	mg oi t-e
5K	n-c ti
5S	fc g-f
5U	gv i-e
5l	fj g-12 ik nm tf
4w	lf
3t	eh se
4UU	ke
4|D	fn g-f
3w	2g 3e 5i 6f 8h 9g ad bg d-w f-t g-t he l-14 t-g v-j
49	dg ig
59	rc
4D	jc
5T	sf
5l	f-g
5w	id
4F	mi
4G	pp
5l	lc
4KK	l-d mu ng
5l	pk
4Ol	mg
4P	gc l-g mw
5Y	nc
4T	f-j gh jf
5T	k19 l-h
5Y	ff
5l	ce
4U	df f-t gh hj
59	lh m-e
5D	fd mj
5U	f14 g-l
5Y	f-p ir mg
5l	f11 i-10 ok
5w	pc
4Y	ij vn
5Y	rd
4l	ef f-h g-s in l-h ml qw
5D	gg
5U	dd pf s-g u-c
5l	d-d f10 ij np o-d q-l r-c to
5w	fg i-m ng
4w	pc uv
5P	sf
5U	d-e rm ve
5Y	ip ne s-c vc
5w	od v-d
4|9	dc
5D	fy g-z jg qg
5K	nk
5O	pd vd
5S	ef md
5T	f-w g1b
5U	di gi ig n-r oe v-u
5Y	dc
5l	dj o-d pd tu v-d
5w	2-e d-r f-f g-i p-h ry ux v11
1=9	v1c
39	p-e um
3U	2i 4e 6i cc d-l p-d
3w	0c 1d 2n 6e ae d-v n-c p-e v-l
2@	dt g-d i13 uj
3@U	dd
2D	gr i-m lm qh rh vc
3T	fl g-e
3U	jp
3l	fc gf ig j-s
4l	f-e j10
5l	jc
3w	f-x gz i-k jn qg ve
4l	fc
3|O	fd
4U	gk h-d
4l	jc
4w	f-r j11
5T	f-r js
2F	3d 4c 5k ae d-j l-j r-g
3l	gd sf
2G	6q mg
3D	k-d lh
3K	kc
3SD	kg l-c
3Y	g-c mo
3lD	lc
3|D	fe
2K	d-c of ti vp
39	nc
3Kl	ee
3U	n-c rc
3l	pe
2O	hc l-k mo
3D	f-c ie
3O	fg i-d
3U	hk
3ll	fe
3w	i-c
3|D	f-h ho
2P	do f-f gj i-d ru
3P	gh
4P	og
3lY	vp
2S	3l ci d-f hf lj m-p n-d rc se
3D	gd
3F	lc
3P	li
3S	kt
3U	lh
3Y	si
3l	k-d
3|D	hc
2T	dh gd l-m mj qv rg
3D	fh
4l	f-i gc
4w	f-d ge
3F	gg i-e se
3KD	f-i gi
3O	gi
3T	ge
3U	gc
4D	sf
4U	mp
3l	dh f-c ge
4D	fc
4U	f-g
4ll	d-e eh
3|D	fg gc h-f
4Y	fp g-n
2U	1d 2i 3e 4e 6h 7c 9e ae dp e-c f-r g-k hf m-i n-h q-c r-c s-d
39	lm
3D	f-x gt jc lm
3Fl	n-d of
3GY	cz k-d
3K	le
4KK	mm
3O	g-o in pj
3P|D	f-d hd
3S	ij
4Y	kc
4wY	pd
3T	f-f in
4U@	uc
3U	0g 1g 4e d-g m-p n-s op v-10
49	lc re
4D	se
4FU	l-t m1d
4P	ge
4U	h-f
5U	rl
5Y	rh
5l	f10 g-i
6l	nr
5|U	f-f vr
4l	fi i-c ng
4w	fk g-e
4|9	o-f v1w
3Y	dh k-e
4w	rh
3l	g-c he km ld m-e oi u-c
4@	uk
4Y	vg
4l	ch im n-g o-k tv v-d
4|D	f-c je
5Sl|U|w	k-c m-d vz
3t	rc
3w	0m 2k ad d-n l-d mc n-m r-e v-d
3|D	f-f hy
4S	k-d
5|U|U	ve
4U	og pd v-e
5U	ds v-j
5|U	o-h vp
7|U	vf
4Y	kd
4l	od
5l	od
4w	fi o-c pe vd
5|U	p-e vk
2Y	f-l gk i-e k-f ls rc vp
39|l	lc
3G	pi
3O	sc
3T	fd
3UO	k-f pt
3l	f-d jn le p-f
4l	i-d ji
3w	i-d jh
3|G	k-h ld
4TU	fc g-c
6lY	pd
4USw	pc
5U	gc
4w	g-d jm
2l	2c dd f-o l-d ne s-d t-k u-g
3U	di
3Y	gq
3l	mg oi t-e
4Kl	n-d tf
4S	g-e
4U	gy i-d
4l	g-y i10 no
5l	tg
3w	lf
2t	eh se
3|D	fn g-f
2w	2g 3e 5i 6f 8h 9g ad bg d-w f-t g-t he l-14 t-g v-j
39	dg ig
3D	jc
4T	sf
4l	f-g
4w	ie
3F	mi
3G	pp
3KK	l-d mw
4l	pl
3P	gc l-g mw
4Y	nc
3T	f-j gh jf
4T	k19 l-h
4Y	ff
3U	df f-t gh hj
49	lh m-e
4UP	fn g-e
4Y	ij ve
5l	mg
4l	f19 i-12 oc
5O	dh
3Y	ij vn
4l	ih
3l	ef f-h g-s in l-h ml qw
4D	f-f gh
4U	oc
5Y	rc
4l	d-d ie nm q-d tn
5l	fv i-e
4w	nk
3w	pc uv
4P	sf
4U	d-e rc vg
4Y	vl
4l	vf
5l	md
4w	oe
3|9	dc
4D	fx g-w jg qg
4T	gk
4U	pe
5U	oe
4l	df gf
4w	p-j re u14 v-c
1ells=1	1c 2q 3m 4n 5g 6g 8d 9d ad bc cj ek f-23 h-e i1e j-p k-r ly m-g n-u o-14 p-c t-c v-1x
7D	3-e d-z e-d f1h g1r h-1h i-1c j1i kf l1c m-e o-f s15 u-l vm
7Y	2-c 3-h cd e-f h-m jn kd n-s o-13 p18 qp r1f u-m v1v
62	6-c 9-e c-f dd f-o g12 hy i-19 j12 lr m-17 nc o18 ro se tv v-1a
7D	d-e g-1s h23 i-w j1q kz l-p q15 sd v-e
7Y	gq i-p ki q-c st v-c
63	2-c f1p g-w h-o i-g j-f mh v14
7D	f1h
7Y	fj pg v-i
64	do g-z h-g i-e j-j kj l-o m16 pe v1w
7D	fw j-e k15 mj v-w
7Y	fi g-c kh pp v-r
65	d-g fu l-s v1a
7D	kg
7Y	f19 v-l
1olon 0	0-p 2-l 3-e 4-q 5-d 6-p a-j d10 gk h-q i-m jk l11 m2g n1b o1n p-h r-t s-d tg u-k
61	1-c 2-f 3-c 5-e 6-f d1i e-h f-k g-16 h-n i-1l j3b k-j l-e m19 o17 p-r s-r un v1h
62	f1a g-1f i-1a j24 r-f t-c u-j v1s
63	ng vn
3umns	f-18 h-h k-13 mj v38
2mmas	d-t f1v g-1k j-w kf l-k m-h n3f pc qe s-16 t16 ux v-1g
0dated=D 2	f1e h-v i-i jh lh v-c
83	hl jj r-d
84	d-f hf jc l-e m-d pl rm so
85	fj g-p js kn qe sj
86	g-h hl i-n ji k12 l-e me p-g qn r-h sm v-l
87	f13 i-f km
7= 0	fj
91	ge
92	pc qh rp vg
93	kk
94	f-c k-d lk
6Y 1	de
82	dh fm i-i je lv n-c pd v-f
83	kq l-r o-c r-l vl
84	cq d-d fm g-k kn l-f m-g r17 sr
85	f1b g-i kw l-h pu rc s-e v-1d
86	i-k jd l-g py rl v-r
87	ie vk
7= 0	f-i k-j lm pl re sd vq
1igit	0-w 1-o 2-1q 3-12 4-1p 5-1k 6-1e 7-x 8-s 9-x a-z b-s c-i d11 g-14 h1t i1d jv k2k lr no ou p1z q2c r1a sp t-2g v19
0e=ace	vh
4h	id
4k	4g
4y	f-c hc
3de	ft g-k
3ft	4k
3ge	9c
3il	ti
4r	td
3ll	sj
4s	sh
3nd	fq
4g	dd hq vi
4h	sc
4t	ij
3rd	f-e
4e	fd
4s	hi
4t	if vh
4y	d-j vu
3ss	cc dc
4t	fd
3te	dc g-d kg pg
3ve	jc
2ber	pj
3le	lf uc
3ox	4f
2cal	f-p jq td
3e2	pj
4l	pr
4s	bg ci gc i-c kc
3sa	pf
3ts	7i ic
3ut	ni
2day	sm
3er	sm
3le	0e
3ow	fd g-e
2eak	5k
4u	ff g-c
3el	9d
4n	pd
4s	3l bc
3ge	3c k-i ll
3ks	vf
3ld	h-e
3ne	pj
4g	51a of sf
4t	gg iq ld og v-f
3rs	6n io
4y	jd nc rd
3se	on
4s	8c jd tg
4t	fp g-i lg um
2ger	fm
4s	5j
4t	qd
3ht	pe
3le	pf
3ue	oc
2hce	ph
3er	6d 9c cv gh
3on	re
4p	pc
3ts	g-s in
2ian	oo
3ce	2c 9i
4h	aq mg td
4s	me
3de	ai
3ed	3c
4m	2g
4s	2f 4f ce ee g-p in sc
4t	nn
3ft	pq
3lt	7i
3ne	fq g-c
4g	0-c 1h 3f 8-d 9i b-c d-e f-f hd jl m-d nt o-13 pq r-n t1k u-c
4h	7e fc
4t	8h
3od	vh
4n	1f 2-g 6q 9e d-c f-s gu h-e ig k-g lf o-d vs
3sh	o1d
4t	fq g-h
3ts	cq
4y	h-f
3ve	fd g-e kh
2ken	5o
4r	vs
2ler	fg p-c tg
4s	gd
3lo	1j
4s	4e ij
3og	oj
3ta	f-u ht
4s	pp to
4y	k-j li
2man	og
4r	id
3in	df
2nal	0k
3ce	2i 6h dd ed gf i-k li pl v-f
4h	me
3di	oc
4s	4p
3ed	3m
4n	fm g-k
4r	re
3gs	7h
3or	mf sg
3th	ri
4s	0d 2h 4i 7f i-f
3ux	ee
3va	nk
3’s	rl
2oai	5d ad od
3ft	f-u hv
3ir	sh
3ks	3c
3lm	he
4s	3j
3ms	3e
3nd	rc
4e	dr
4g	4j ce dj l-f n-g p-c
4s	3h 8r
3ol	3d p-i sp
3rd	f-f hf
4s	8d
4t	1n 6e d-d
3sa	og
3te	id
3ut	ij si
2phy	1c n-c to
3le	if ve
2rds	6g 8l id n-d tp
3ed	pe
4e	ln
4r	fe
4s	3h
3in	oe
3st	pg
3um	pe
2sed	po
4s	6w
4t	qf
3ka	ge
3ta	gf
4s	2h td
2tae	0k
3ed	8f f-e vc
4r	ih
4s	ci vm
3hs	hj
3il	ge
3on	fd kg l-d
3ps	d-d ii
3ra	6e
4o	1c
2ual	pk
4t	f-d ge
3es	5n
3gh	ti
3me	dc
3ng	6w p-e
3oi	bc de vj
3re	ve
4s	ah
3te	pd
3za	dg
2vel	n-i pp vp
4n	gg
2wer	si
2yed	f-c jg
4e	ri
4n	9h dc r-c tf v-m
4r	fc
4t	dd
2zed	pc
4n	vv
4s	8d
1nds=	d1o e-3i fo gh i-1m k-l ll nk px q-s rg sc tx v-u
5 0	0j 2v 312 5o 6h 8c 9h ch d-s e-c gm h-z i-19 ld m-n p-z q-i r-e tr u-x
61	2c 3g 6c 8k 9c ad dl e-o gz i-1t lk m-1f n-f q-e r-c s-t t18 u-h
62	1i 4c 7g 9d bc dw e-y f-f i-y k-y mw n-j q-c s-k u-x vg
63	dn e-11 f-f mk pf q-j rt sc
64	1-c 2-k 3-t 6-c 7-c 8-g 9-f a-c dd jj lf mc od pu qh rk sk uq
65	2-e 3-i 6-d c-e di ft im kh nj o-s qc r-d sp us
66	d-g g-i hi i19 ke l-o mg o-d rf t-v ur
67	fq j-c nn v-k
68	fc ng
5!	1l d-c
6 1	1g
5)	0-g 4-n 5-d dr e-n fe g1o i-1n j-o k-s lt nf ou pg qg rj u-c vh
6 1	ne oj
72	2c i-e od qg
73	dd gf h-c k-l lh qn ve
74	df gd j-p k-c lf n-c rh tj
75	cc d-c gh hf i-k jg p-g
76	gt i-l mc
5,	eh kh
6 2	ec
5.	1-i 2-y 3-j 4-f 5-g 8-e 9-g b-e d-y e4i g-1l h-m i1i kt l-r m-y p-o qr uw v2i
6 0	ct
72	2-c ec i14 u18
73	d-g e13 p-c
74	d-o e1c g-e ih kq p-j qe r-f s-c v1e
75	c-g d-c er f-k g-j if n-u ow ph qf rk sf u-c vo
76	em fr g-d i-r jd nn v-h
77	di nd ve
5:	0q 1h 2s 3w 41a 5l 6i 7c 8i 9i al bs cl d-p f-d g-1y i15 l-g n-12 o-p p-v q-f r-g u-f v-14
6 0	8e g-h hh i18
71	3f 4o 9h ch g-19 ig n-i v-g
72	0c 2d 4j bg p-f v-e
73	2e i-c
5?	mh
6 4	mh
5–	f-i go sd
6 1	vg
0f2= 10	2j 4h 5c 6i d-j f-j hg k-d p-m
420	ic k-e oc sf
430	df
440	h-h kh pe rl sm vr
4about	dc
5cca	pm
5i	5d
5nh	om
6ything	cf
5sk	bd
6sistant	fc
5u	fc
5vailable	ui
4bachelor	ld
6n	sk
7g	6d lk pf
5efore	fc
6p	fi
6st	ro
5i	ml
6ts	ck
5o	ld
6ng	to
5udget	f-d qm
6ilt	7f
6s	qg
4ca	0d
6m	cd
6n	vf
6o	dd lc
6pstone	qc
6rds	6k
6t	hc
5hart	il
7y	ij
6oir	sd
6ua	vc
7c	f-d gi
7ng	6g pt
7yen	d-m
5lassrooms	3c
6b	se
6ient	f-h io
5o	ho i-m
6ach	sc
6n	dc
7g	go i-h
6urses	pc
5raft	4k
5scs	pj
5ung	un
6rling	tj
4d	ni
5ate	de
6y	2c
5ean’s	rh
6gree	le
as	3k
6n	gf
5h	ld
5i	je vd
6a	ge
6en	nc
5o	4c g-f
6an	9e
6i	1d d-c i-c sf
5r	r-g ve
6iving	de
6y	pd
5u	g-f ip
6oc	8i
6ration	f-d gi
6ties	ch
4early	re
5mployee	rk
br	fr
5ngagements	2d
6vironment	ip
5tc	cq
5xtra	6d
4finance	f-c gc
6rst	kc ph
5ood	pj
6r	9f ac fg i-d
5ree	aw n-f
6om	gg vc
7nt	f-h gi
4ged	kq l-l
6rman	of
5ia	0n
7i	8v
7o	of
7y	6k
6ving	9d sc
5oogle	pq
5pa	lf
5rade	ll
4ha	dc
6m	td
6na	de
7ds	4g
5ello	1i d-c
7ped	ic
5ien	sk
6gh	lc
8est	ld
5o	dt
6a	gl i-e vh
6c	6p j-c kc mc p-d rl v-h
6i	bn
6nors	re
5pcsa	pf
5ttps	d-e ii
5uan	pm
4i	5f d-l vi
5elts	pp
5gbo	og
5n	jp
5sixhosa	oi
4job	4g
5ul	fg
4kcs	fe ge
5ha	4d og
7c	nj
8h	f-c im
6oa	gf i-e md
5iem	ik
7n	pm
6nh	2d
5y	i-c ng
4lam	fc
6nguage	vd
cs	5g oi
6t	cc
5e	ds v-l
6ad	gd
8er	gc i-e
7n	pi
7rning	3d
6ctures	3e
6vel	kg l-c mf
5inh	cf
7ux	ef
6ttle	se
5ocation	gc
6p	6j pn
5uan	mi
6c	ao n-c tn
6ong	ch vy
4may	2c 5c d-d nd
5inor	mf
6sc	cj
5on	md
7g	cg vc
6s	pm
6ved	id
5ua	sc
6c	ec
6on	1e cd
5y	td
4nam	rd
7e	de gf
6tionality	dm
5dhce	pd
5ghe	ne
7i	g-c j16
6oai	og tp
6uoi	dh ve
5ha	qk
7n	id
5oi	5i
6n	vp
6t	ce
7es	ch ve
5uoi	vh
6rsing	gh i-h
4o	se
5dds	cl
5ff	af
5n	ic
5pen	qi
5rganisation	le
5ther	c11
5utside	ah
5wn	vq
4page	vq
6per	fe i-d
9s	6d
5ersonal	0i
5ha	nc
7n	qd
6ong	ge
7tography	td
6u	ff gg
6ysiotherapist	fj g-f
5lace	vf
6c	ni
5ortfolio	qc
6sition	cd gv i-e
7t	ce
5rince2	pd
6ofessional	pc
7ject	ip
5ython	nd
4qualifications	3e
7n	if lc
6ilts	tm
4rdh	1-d dh
5eferences	bd lg
6gistration	6k
6levant	mc
6pair	td
6sponsibilities	io
7ume	df
6viewer	sg
5ole	g-q i14
4sabbatical	jf
6lary	vr
6n	ve
5chool	3g l-k sg
6out	sc
5ea	se
6lected	8f
6nior	dc f-k gk
6rvice	9i
5hort	6c qd
5ince	k-c
7h	mh rc
5kills	ih
5o	th
5poken	5m nd
5tack	4g
7tions	2d
5upervision	9f
5wedish	oc
4t6	l-c
5agalog	ok
6p	6k
5ech	4f
5ham	bn
6e	hc i-d
7sis	mk
6ich	tk
7et	nf
6oi	gc
6u	ge
5ieng	5u o1l
6me	jl
6nh	sj
5o	rl s-c
6i	dc
6ngues	5k oe
6olbox	4f
6t	le
5ran	kf l-d
8g	vm
6easurer	sc
6ong	tl
6uong	fg i-f li
5u	vo
5wo	fj
4unemployed	jg
5s	vj
4vai	g-j it
5i	gg
6ec	4e
7t	id
5o	dg
5u	dd
4what	4e
6en	ae
5illing	n-e vr
5ork	fd
8ing	pj
5rote	id
4xep	ll
5in	1h
5rd	ni
4years	lc
310 10	p-j v1e
620	ld
6nam	hn
6years	hl
320 20	kj
640	k-e l-d pm si
330 30	dc
340 40	g-n ij k-z l-c px rp sf vy
6cchn	pc
7hung	pg
6den	gc
6lop	pd
6to	f-d gg kd l-d
7ruong	kc
3acca member	ph
4i biet	5d
4nything else	cf
4u pair	fd
4vailable on	uh
3bachelor of	ld
5n du	f-e gg
7hang	fq
7to	sl
6g cap	6f lg
8khen	rg
8lai	po
4i thu	ml
5ts and	ck
4o tuc	ld
5ng chuyen	to
4sc hons	lc
4udget planner	f-d qm
5s tracker	qg
3ca nhan	0d
5n start	vf
5o dang	lc
5pstone demand	qc
4hien dich	qd
5oir and	sd
5ua co	vd
6c vu	f-d gi
6ng chi	6f ps
6yen khac	cd
4lb tieng	se
4o ba	f-i hp
5ach of	sc
5ng nghe	if
8trinh	7d i-c
9y	fg i-f
8viec	gd
4scs card	pc
4ung cap	un
3date of	de
4e tai	mc
5an’s list	rh
4i ca	vc
6nghia	jg
5a diem	gf
4o nghe	4d
5an hoi	9d
5i loi	1d
7thi	fc
4riving licence	de
5y needling	pd
4u an	g-f ip
5oc khen	8i
3early career	re
4mployee of	rk
3first aid	pt
4ood hygiene	pi
5r fun	ad
4ree time	am
5om to	f-c vc
6nt desk	f-h gi
3gia dinh	0q
6o tiep	of
5ving back	9d sc
4oogle analytics	pg
askillshop	pd
4pa 10	lf
3hands gear	4d
4ien mau	sk
4oa binh	vk
5c bong	mj p-c rn
7het	kc
7them	6l
7viec	fi
5i ai	bc
5nors awards	re
4pcsa pt	pf
4ttps example	d-d ii
4uan luyen	pm
3i declare	vc
5look	ec
5speak	5g oe
4elts 10	pp
4n short	1d
3job title	ge
3kcs cuoi	fe ge
4ha nang	4d
6ch hang	f-d iq
5oa luan	mh
4ien thuc	pm
5nh nghiem	2d
4y nang	nh
6su	fd
6thuat	gc
3lat vat	cc
4ean six	pi
5ctures and	3e
5vel 10	kk
4inh tinh	cf
6ux since	eg
4op boi	pg
4uan van	mg
5c ranh	ao n-c tn
5ong mong	vj
3may dieu	3c 5f n-c
4inor in	mf
4on hoc	md
6g muon	cd vd
5s excel	pm
4ua he	sc
5c tieu	ed
4y road	2e
3nam 40	rd
6e of	gf
4dhce passed	pd
4ghi do	jf
8sinh	jg
5oai gio	ac tq
9ngu	oi
5uoi khai	dd vk
9tham	uc
4ha pho	qi
6n vien	rc
4oi duoc	5h
5n smoker	vp
5t yet	ce
4uoi mot	vh
3o nha	je
4dds and	cl
4n the	2d
8i	je
4pen dataset	qi
4utside work	ai
4wn car	vr
3page 10	vq
5pers in	8c
4ha che	nc
5o ban	gc
5uc vu	ic
4ortfolio site	qc
4rince2 foundation	pd
5oject 10	io
3quan 10	lc
8ly	ij
3references on	vc
5levant coursework	mc
5pair cafe	td
5viewer for	sg
3san sang	vg
4chool and	3d
agovernor	sl
5out leader	sc
4elected publications	8f
5nior product	f-p gm
5rvice and	9d
4hort courses	6c
4inh vien	mh ri
4o thich	ti
4poken at	ne
4ummer 40	fd
5pervision and	9f
3t6 40	l-c
4ap huan	6k
5ught first	mc
4ham khao	bn
5e atld	pe
7twin	fc
5ich gi	tc
6et ke	nf
5oi gian	gc
4ieng khmer	oc
9nhat	of
9viet	oh
5me away	jf
5nh nguyen	sl
8tinh	ve
9rang	dc
4o 20	rm s-c
6pho	fe
5i di	ed
7xin	vm
5t nghiep	le
4rang 10	vm
5ong rau	tj
5ung cap	lk
9tam	l-g
6ong cao	lf
adai	lg
athpt	kc
bruong	kd
4u den	vl
3unemployed evening	jg
4s citizen	vj
3vai tro	g-i io
4i tri	dc gh
3what i	4e
5en not	ae
4illing to	n-e vr
4orking at	pf
3xep loai	ll
4in chao	1h
1=10	2j 4h 5c 6i d-j f-j hg k-d p-m
220	ic k-e oc sf
230	df
240	h-h kh pe rl sm vr
2about	dc
3cca	pm
3i	5d
3nh	om
4ything	cf
3sk	bd
4sistant	fc
3u	fc
3vailable	ui
2bachelor	ld
4n	sk
5g	6d lk pf
3efore	fc
4p	fi
4st	ro
3i	ml
4ts	ck
3o	ld
4ng	to
3udget	f-d qm
4ilt	7f
4s	qg
2ca	0d
4m	cd
4n	vf
4o	dd lc
4pstone	qc
4rds	6k
4t	hc
3hart	il
5y	ij
4oir	sd
4ua	vc
5c	f-d gi
5ng	6g pt
5yen	d-m
3lassrooms	3c
4b	se
4ient	f-h io
3o	ho i-m
4ach	sc
4n	dc
5g	go i-h
4urses	pc
3raft	4k
3scs	pj
3ung	un
4rling	tj
2d	ni
3ate	de
4y	2c
3ean’s	rh
4gree	le
8s	3k
4n	gf
3h	ld
3i	je vd
4a	ge
4en	nc
3o	4c g-f
4an	9e
4i	1d d-c i-c sf
3r	r-g ve
4iving	de
4y	pd
3u	g-f ip
4oc	8i
4ration	f-d gi
4ties	ch
2early	re
3mployee	rk
9r	fr
3ngagements	2d
4vironment	ip
3tc	cq
3xtra	6d
2finance	f-c gc
4rst	kc ph
3ood	pj
4r	9f ac fg i-d
3ree	aw n-f
4om	gg vc
5nt	f-h gi
2ged	kq l-l
4rman	of
3ia	0n
5i	8v
5o	of
5y	6k
4ving	9d sc
3oogle	pq
3pa	lf
3rade	ll
2ha	dc
4m	td
4na	de
5ds	4g
3ello	1i d-c
5ped	ic
3ien	sk
4gh	lc
6est	ld
3o	dt
4a	gl i-e vh
4c	6p j-c kc mc p-d rl v-h
4i	bn
4nors	re
3pcsa	pf
3ttps	d-e ii
3uan	pm
2i	5f d-l vi
3elts	pp
3gbo	og
3n	jp
3sixhosa	oi
2job	4g
3ul	fg
2kcs	fe ge
3ha	4d og
5c	nj
6h	f-c im
4oa	gf i-e md
3iem	ik
5n	pm
4nh	2d
3y	i-c ng
2lam	fc
4nguage	vd
as	5g oi
4t	cc
3e	ds v-l
4ad	gd
6er	gc i-e
5n	pi
5rning	3d
4ctures	3e
4vel	kg l-c mf
3inh	cf
5ux	ef
4ttle	se
3ocation	gc
4p	6j pn
3uan	mi
4c	ao n-c tn
4ong	ch vy
2may	2c 5c d-d nd
3inor	mf
4sc	cj
3on	md
5g	cg vc
4s	pm
4ved	id
3ua	sc
4c	ec
4on	1e cd
3y	td
2nam	rd
5e	de gf
4tionality	dm
3dhce	pd
3ghe	ne
5i	g-c j16
4oai	og tp
4uoi	dh ve
3ha	qk
5n	id
3oi	5i
4n	vp
4t	ce
5es	ch ve
3uoi	vh
4rsing	gh i-h
2o	se
3dds	cl
3ff	af
3n	ic
3pen	qi
3rganisation	le
3ther	c11
3utside	ah
3wn	vq
2page	vq
4per	fe i-d
7s	6d
3ersonal	0i
3ha	nc
5n	qd
4ong	ge
5tography	td
4u	ff gg
4ysiotherapist	fj g-f
3lace	vf
4c	ni
3ortfolio	qc
4sition	cd gv i-e
5t	ce
3rince2	pd
4ofessional	pc
5ject	ip
3ython	nd
2qualifications	3e
5n	if lc
4ilts	tm
2rdh	1-d dh
3eferences	bd lg
4gistration	6k
4levant	mc
4pair	td
4sponsibilities	io
5ume	df
4viewer	sg
3ole	g-q i14
2sabbatical	jf
4lary	vr
4n	ve
3chool	3g l-k sg
4out	sc
3ea	se
4lected	8f
4nior	dc f-k gk
4rvice	9i
3hort	6c qd
3ince	k-c
5h	mh rc
3kills	ih
3o	th
3poken	5m nd
3tack	4g
5tions	2d
3upervision	9f
3wedish	oc
2t6	l-c
3agalog	ok
4p	6k
3ech	4f
3ham	bn
4e	hc i-d
5sis	mk
4ich	tk
5et	nf
4oi	gc
4u	ge
3ieng	5u o1l
4me	jl
4nh	sj
3o	rl s-c
4i	dc
4ngues	5k oe
4olbox	4f
4t	le
3ran	kf l-d
6g	vm
4easurer	sc
4ong	tl
4uong	fg i-f li
3u	vo
3wo	fj
2unemployed	jg
3s	vj
2vai	g-j it
3i	gg
4ec	4e
5t	id
3o	dg
3u	dd
2what	4e
4en	ae
3illing	n-e vr
3ork	fd
6ing	pj
3rote	id
2xep	ll
3in	1h
3rd	ni
2years	lc
1irst=9	3f 4l 6i fd g-18 hv i-1j jj ku l-p m-1c n-x o-h p10 q-r rj st t-h u-d vs
6U	0-l 1-t 2-l 3-12 4-q 5-10 6-13 7-m 9-x a-i c-x dv eh f-d h-j ip m1m n1e oi pz q15 rn s19 t-h v11
6l	3-d fv gd io k-i lc n-e p-10 r-v s-v t25 um
6s	1r 2k 316 4n 5t 6l 7m 910 ah be cx f-v gc h-o i-o j-y k-e m-q n-h p-1g q-g s-q t-v v-e
0h=activities	2e 910 cd d-e q-r s1d vg
c 0	91t
d1	s1b
d2	2i 9-c cd l-d oe sf
d3	gg
d4	fe
dD	se
dO	fd
dU	5-c 9k o-e
dY	su v-h
dw	oc s-e vc
el	vk
3wards	3j 6d 8s i1e j-g l-d n-o p-d q-o rz
8 0	3l 81l
91	iq p-h r1f
92	2c 8-d ac il q-c
93	cc
9KK	ij
9U	3p 4-c
9Y	rt
9wY	if
2certifications	0-d 5e 6j c-c h-i ld pr r-e
g 0	62h p-s
h1	d-c le o-c p1v
h2	0-c 3-d 4f 6-z dg i-e vc
h3	5d 6-j fd gg h-f
h4	ig p-f
h9U	nd
hF	pc
hG	6f
hK	3d
hTD	fc
i|	f-r gr
hU	5i vd
iU	fh h-d
hY	lh pt r-e v-c
hw	pi sc
il	v-d
iw	nf
i|	ge p-p uh
3ontact	01n 2-f 6c dh k-h m-e q-g vd
9 0	026 d-n
a1	dq
a2	0-i d10
a3	6d gc l-e pc
a4	d-n ll ne
aKU	rd
aU	0y 6g d-k
bU	0h nk
b|	vc
al	dc
aw	d-c
b|	dd
2education	0o 3g 6-e f-q gd h-h i-i km lq mv o-i pc t-g u-j
b 0	2-m 337
c1	3-h f-p i-d k19 lm m1a pd
c2	0g 212 3-r 6o 8d f-f h-m i-t kj lu mf t-g u-h v-p
c3	2-e 3-16 6-s dp fg k-r m-e
c4	3-d gp is l-m m-d nm
c9	l-d ve
cD	gd lh
dl	k-d vf
d|	f-o gm ml
cFU	ke
d|	od
cG	kz m-j
dD	lc
dS	kk l-c
dU	kf
dY	mp
cO|	kd p-c
cS	ck m-d
dF	k-e lj
dS	kc
dU	k-g lg
d|	vi
cT	g-c mj
dU	pm
dl	fe
d|	ff
cU	cg f-e l-i vc
dG	kl
dK	me
dU	f-d vh
dY	k-d pj
dl	k-d l-g mc
dw	r-c vo
d|	jc k-y vd
cY	kd
dU	kf
dl	le
d|	k-e pi
cl	8f t-n
cw	3j 4e 6-g 9j c-e mi p-l qc r-k
dD	ic
dT	gc i-h
dl	k-d pd re te v-e
dw	pp
d|	g-d v-c
3xperience	1-j 2-f 8-j 9-c b-c f13 g11 hn ik jp p-c qf s-j
c 0	23i d-j i-l
d1	2-k fo gn hs j-d vz
d2	2-1d 3c 4i ce dk ft gg h-c il j1j p-e s-d v-k
d3	2-19 4-g b-e dr gj ik qe
d4	2-r 3c d-e g-f j-j oc pg uc v-o
d9	le
eU	cf
e|	fh
d@	ie
dD	gp jd kj l-k
eT	fc
eU	jn
el	id
ew	gf
e|	fg g-j h-h jy
dFU	hf
e|	fg
dGY	g-c pe
dOD	gc
eP	fd
e|	fd g-i
dP	dd
dS	f-f ig
dTD	f-j gg
eF	gc i-e
eK	f-r gw
eU	fe gf
e|	fo
dU	7g ch f-i g-v io
eD	f-c je
eO	f-g hy i-h
eP	f-i ih
eT	gf
eU	g-f vu
eY	qe
ew	nh o-c vc
e|	ij vd
dYU	pe
el	gc
e|	p-e
dlD	fi g-l
el	fi
e|	fd
dt|	fi g-e
dw	f-l hf nc pc
e9	if
eD	gd
eT	gv i-r jf
eU	fj hi i-f
el	i17 qc
ew	md p-d
e|	di f-n gc i-f n-c vm
2interests	ay p-e tm ve
b 0	a1k
c1	cc n-e tw
cO	ae
cU	aj
cl	tf
cw	ve
2languages	0-f 5p bc es g-s i-c m-d ou p-l
b 0	525 o-d
c1	2e 5-g 6i ak cj o13
c2	3-d 5-q e11 n-c oo ti
c3	di o-f rc
cDw	fg g-d
cF	oc
cKl	pc
cTU	tc
cU	ds
dY	dg
dw	ec v-g
d|	th
cY	vd
cl	nh t-j
cw	ch el v-i
dl	vh
d|	pe
2none	0-w 1d 2-f 4-j 5-p 6-p 7-f 8-w 9-t a-q b-e c-g d12 eh fh kz or pe qf rh sd tq
6 1	0-u d1l en g-c i-f p-d
72	1h 3-c 4i 6d d-c ec fm h-i i-e j-13 kh m-e pc v-l
73	0-c 2c 4-l 5-j 6-p 8-g 9-g a-g b-d c-p df eh fi j10 kk oh vd
74	0f 1-i 2-o 4-q 9-d a-l d-m e-10 f-l hv ij li mh oe qg rc ti vg
799	dh
8U	6g
8w	2i 3c
7@	dn if
8@	d10
7D	gd lc
8P	f-c jc
8S	kc
8T	fe
8l	jw k-f
8w	i-d jc qd
8|	fx
7F	1c
8U	of
8l	gg op
7G	k-d lo
8F	lf
8O	ld
8S	k-j pt
8U	ke
8Y	p-c
7K	tc vc
8K	ee
7O	im rh
8D	g-f if
8U	fg
8l	sc
8|	tg
7P	rj
7S	3p fi g-f p-c
8S	ki
8U	km l-d
8l	kh
8|	f-c vp
7T	gk qk
8D	f-g ge il
8T	gf
8U	fh mh
8l	em f-g gf ic
8w	e-c
8|	fn g-g
7U	4i 8f c-i d-n i-f pj r-e vc
89	ne
8@	df
8G	cz d-c f-c
8K	dl mg
8O	ic pe
8P	g-c hj
8S	il
8T	kf ul
8U	1e fr i-h v-l
8Y	je lg rc
8l	d-x f-h gg hc im kk le m-c o1a p-u vq
8w	0e 2h d-c fd
8|	ne oc pl rn v-d
7Y	f-r gl k-c lj vr
8l	i-i jx
8w	gc i-e
8|	d-c fl
7l	2-f f-g gl i-f tm
8D	f-e gi
8K	ed
8U	dd g-g iw
8Y	gi
8l	ie nh qc tm
8w	lk
7t	eh
8D	f-c gc
8U	kd
8Y	qd
7w	2c 4-c 5f c-l g-n jf l-m qf re sd uk
89	dc
8D	f-k sk
8G	ld pe
8K	pe
8O	md sc
8P	md
8S	kf
8T	g-m jc k1a l-i m-c
8U	ds fl g-e n-c q-d v-l
8Y	df fd s-e
8l	fi i-h n18
8w	2c d-s g-k qd um vj
8|	2-f gu is j-f o-e rl
2other	4l c18 f-c i-d nd o-k p-m tk vk
7 0	4l 5-e c1u nf
81	nf o-e tj v10
82	df g-f n-d vl
83	f-e gc v-l
89U	cf
8U	4j ce dh ni v-n
9l	tm v-e
2projects	2f 7z f-c g-h i-e q1j t-c v-k
a 0	71u q-d
b1	f-c q1n
b2	2l i-w qn sf
b3	7-c lc
b4	i11 q-o
bTD	gd
bU	7k
cU	g-d if
bw	2g 6c i-f
cU	i-c
cl	ql
3ublications	8s d-v f-j ph rn
e 0	6g 813
f1	pe rv
f2	5d d-c og sh
f3	vg
fD	k-g lg
fS	kf l-d
fU	6f 8d
fl	re
2references	0-c bw df g-e l-c u10
c 0	b1g
d1	uy
d2	dn
dU	bm dm
eU	ut v-c
dl	ve
dwl	df
2skills	6-f e-c g-c l-f ny ok
8 0	42z d-d
91	4-e ce n1f t-e
92	4-19 5g 9-d dg i-i l-c vf
93	2d 4-u l-c oe pc ue
94	i12 kg li mi n-g p-d tc
9D	rc
9FU	ne o-d
a|	ne
9K	4h
aK	nf
9SU	k-c ld
9T	dg
aD	fh g-f
9U	5e 8-h 9-c de gg n-j od
aU	nh rd
al	td
9Y|	ph
9l	9e
9w	4-g 6-e e-c tn uc
aP	nc
aT	ic
aw	pe vk
a|	oo
3ummary	0k 114 c-c e16 i-k lh o-h t-h u-f v-e
9 0	0e 11w 3f d-t
a1	1-f dc e1c i-h kd me
a2	dj g-d rc
a3	2n fl gl k-g lg o-e s-e
a4	2-d 6f r-f sl
aD	fe
aG	l-d mf
aT	f-i
aU	1u 2c 4d g-f lg
bT	pc
bU	gj
aYw	fd
b|	gi kh
aw	6f
bD	jc
bl	ff
bw	ee
1as=9	2l 3y 4m 6y ce e-g g-m h-t j-t k17 ln m-u n-h o-d p-20 s-x t-c ui
4@	d4k f-p g-w ii l-i n-u o-l p-11 q-c r-i s-s t-j u52 v-11
4D	2-e 3-i c-c d-1g e-h f3h g-m hj i-2e j2k k2s n-k o-o p-j q18 s1q t-d u-t v-11
4F	3o 5p 9-c d-12 i-f j-k kx mm o3o p-u q-g r-w t-x u-r v-1g
4G	613 cq d-19 g-r h-d i-1a j-13 k49 l26 n-f o-c p2f q-j r-j s-14 t-g v-1c
4K	6-i a-i c-j d-o er f-z g-n h-k is j-u ko n5j o-w r-q s-v t1x u-g v-10
4O	2-q 6-e c-j d-n f1u gl h24 i-y j-12 l-w n-p o-z p11 q-d r-e s1e t1m ui
4P	2-j 3-h d35 fo g1a h1y i-1p j-w kl md n-d p-q q-z rk t-d u-s vl
4S	2-h 6-h d-1a ev he i-10 j-10 k5s li m-m n-17 o-e pp q-w r-i so t-i
4T	1-c 2-g 3-g 4-d 6-i b-h f4b g11 h-1h j-v kj l-1s mh o-1b pz qz s1u t-t u2m v-2f
4U	0c 1p c19 di e-1i f1c g-1a hu i-z j-17 km l-1m m-c o1s p14 q-1m rd s-11
4Y	0-c 2-e 3-k 6-d df e-i f1k h-e i-14 jy k1j l-d m-k n-y o-19 p1v qh r1j s18 u-r
4l	0-l 1-f 4-s 5-j 6-d 7-c 8-i 9-e a-o b-e dr e12 h-u ih jy n1e o1n r-14 s-o t3a u-19
4t	ew f16 h-i if j-18 o-l pe qx su td v-u
4w	0d 2t ad bl ep f-15 g-u h-1w ir jv k-1x l-1t mp pq s-o td u-k v1s
4|	0-d 2-q 3-g 4-c 5-c 6-h 8-c 9-f c-g dg f16 h-d i-20 je l-s mc nc oo rd sm ts v33
1k=activities	91t
4wards	3l 81l
3certifications	62h p-s
4ontact	026 d-n
3education	2-m 337
4xperience	23i d-j i-l
3interests	a1k
3languages	525 o-d
3other	4l 5-e c1u nf
3projects	71u q-d
4ublications	6g 813
3references	b1g
3skills	42z d-d
4ummary	0e 11w 3f d-t
1s=awards	81a
9 	8g
3certifications	6t l-c m-c pw
h 0	pn
4ontact	0s
3education	319
c C	3g
4xperience	21d
d 	2c
3interests	a1a
c 	ae
d0	ad
3languages	514 n-f of
c 0	n-e oi
3projects	7u
b 	7d
3skills	41w bg p-c
9 	4i
aC	4k
4ummary	1j b16 d-e
0label=company	fq g-1v i2s
6dates	f-18 g28 i-k k-l l1b
6place	g17 i-n
6title	f-1l g1q i18
1eft=0	b-c c-d d-g me nc of pe sj uc v2b
51	0-e 2-u 4-c 5h av b12 dh g-x h-h i-p p-c ty ui
52	0-e 2-j 4x 5f 9h ac e-g f-h h-13 j-k m-n ro te u-h
53	0q 21j 3r 5-k 9-i a-u b-u e13 fm go h13 n-k o-m p-m r-c t-15 v-16
1ower=0 	0j 1k 2r 3u 5u 6l 7d 8s 9q ad bc dh e-t f-u g13 i-25 j-11 k-d le m-s n1e p-u q-q r-1x s-1r t-1b u1i vd
8D	d-h f10 ho i-w kv lc m-e pc rd s-k
8Y	f11 i-p k2f ll m-f r-i v-j
61 	0d 1m 3w 4f 5k 6i 7g 9h ae cz d-1a e-10 f-t gp hq i-22 j-k k-j lr m-n oq p-p q-13 s-h tk u-z vm
8D	f1b hj i-1e jg k14 p-c r-c
8Y	dc fh gw i-t k15 n-e p-h q-e vd
62 	2n 3i 4l 6d cf dl e-w f-16 in j-1h k-12 li oc p-s q-x rf s-f tg ur
8D	d-e f16 gs h-g i-1k jd ku ri v-h
8Y	dd fg i-l kh mc n-h o-c pg rj
63 	0-l 1-l 3-n 5-j 6-l 9-o c-s dz ev f-1c g-h h-y i2a j-n k-1k l-z m1p oq pc qf r13 sc t19 ur vj
8D	d-d g-p iq jz n-c qk s11 v-h
8Y	cs fm g-14 jm k-i l-g r12 sx v-f
64 	1-c 2-r 3-d c-r dn e3b f-1n g-17 h-i i3t k-1a l-o mf qy r-r sh v1a
8D	g-10 iq jr l-e mi p-f ql r-k sp
8Y	i11 k-1p p1x s-d
0n=0	0g 2j 315 5u 6f 8n cz d-q e-e f-c h-i m-n p-10 q-j r-c to u-10 v-h
21	0g 1o 2e 3t 4n 6g 7i 9o an cj e-w g-d h-f i-1f lg m-1j n-k oj q-k s-x ts u-o
22	2g 4h 6e 7c aj bn do e-o f-i i-c k-q mf n-v r-t
23	9-e c-d dh h-e k-j mn n-q oc rd se vf
24	0-g 1-i 2-f 3-10 4-f 5-f 6-f 7-f 8-j 9-k a-e b-c er iq j-h le mc qm rl sk td us vy
25	2-m 3-m 4-e 6-g a-c c-i ej hc if kd n-e qo rf s12 uj vs
26	2-d d-f ej fp he kh l-14 mj nq o-i pg rj t-p ul v-k
27	di ed fk kd n11 o-e
28	nr
0p=aber	f-f
3cco	ge
4ti	ie
3dvi	fc
3fri	od
3gen	fe
3ler	fd
3mer	jg
3nal	ie pj
4si	nf
4yt	cg
3ppl	ce rn
5r	fi
3rab	of
3sso	po
3udi	fg
4th	pq
5o	kh
3vai	lg uf vf
4er	md
3war	8o
2back	dd
4rb	qd
5i	gd
4tt	rh
3eam	rg
4ha	dc
3ios	fd
3ook	nc
4ul	tf
3ran	ve
4ia	gc
5g	fo g-j
4un	id
3udg	f-e ig qo
2cand	fc
5n	ng
4pc	nq
5s	qc
4re	cc rj
4vi	nd
3ert	6i ke p1b r-c
3hap	si
5r	g-c ig
5t	nc
4il	f-d jr
4uy	3f d-d h-c ic j-f m-d o-g to
3iti	p-c sh v11
3lai	gg
5s	3n jk pi
5y	gc
4ie	f-i i13
5n	se
4os	fd
3oll	3c kn
4mm	fp
5p	2d 4d h-e kv
4ns	2c kk
5t	ig qj
5v	of
4py	pd
4un	fk g-c ih
5r	6k k-d pu
3url	tv
5r	gf r-d vh
4st	nc
3ycl	td
2data	qi
3ean	ru
4cl	vf
4gr	3k
4ll	ri
4ma	qc
4nt	ng
4pa	fc kf uc
5u	ff i-d
4si	cd qf
3ipl	ki
3ott	kf
3riv	ph
3ura	f-g gi
4ti	ch g-f
2educ	3j
3hos	nd
3mpl	2e gh i-c ru
3nga	2c
5i	kf
5l	o1g
4vi	ip
3sta	fr g-c kf l-c
3ven	jk
5r	fd
3xam	d1d t-g vc
4pe	2g vf
2facu	k-e lj
4mi	ec fl
4np	ih
4th	f-f jy
3ern	fc
5r	rp
3ina	f-d
4sh	th
3lop	eh
4ue	ov
3oot	tf
4re	fg g-j qd
5k	pv
4un	pi
3ren	me of
3urt	6e
2gene	gg i-d
4rm	or
3ior	ri
4vi	9e sc
3oog	np pv
4ve	sp
3rey	tk
4ow	if
3uil	kd
2hack	rg
4mi	hc
4nd	pj
4rv	fj
3eig	ph
4lp	ic
3igh	g-m io ld
4st	oj
3ono	8l re
3ygi	pj
2illn	je
5u	nf
3mag	ri
3nit	pt
4st	4g pq
5u	id
4te	vc
4ve	qf
5i	rc
5o	f-d gi
3six	ok
3tal	oc
2jour	so
3uni	id
2kalt	f-c
3eep	nd
3huy	mp p-d rr
3ine	nf
4ot	nf
3now	oi
3ube	nc
2labo	d-e eh
4ng	5s d-d oc vg
4pt	vi
3ead	fc i-f sn
5r	3t pe
5v	kd
4ct	3h
4tt	fd
4ve	pk
3ice	6s dh l-e p19
4nk	de
4tt	fc sd
3oca	gc
4ok	ji
2mach	fe g-d pe
4na	ul
5d	oi
5u	pv
4ri	fp
5k	pg
4st	f-c pe
4te	f-c jg
3ead	fg g-e
4mb	g-c pp
3idd	ce
4nd	jg
3obi	ff h-d
4nt	go hj
4st	if
4th	og
4vi	ve
2nati	dj oh
3eed	0d kf
4ws	ic
3ghi	2e f-k gj h-d lf m-f vf
4uy	cc su
3ige	od
5h	gc i-j
3urs	gd i-g
2ober	dd
3ffi	gh
3per	jl tc
3rga	le sl
4ig	nh
4th	pg
3uts	ai
3ver	pe
3xyg	ri
2pado	ri
4ed	gc
4pe	6o
4re	0g f-k j1d
4ss	id pm
3enn	rh
4op	ef
4rf	ic r-c
5i	vl
5s	0x
3har	f-e
4il	1c
4ot	tq
4uo	f-h jc uf
4ys	fm g-n
3idg	oe
4ec	cl
4ne	f-g hf kc
4pe	rj
4tc	rd
3lac	fg gf
5n	f-h ih qj
3odc	tm
4li	gh oe
4rt	fy g-p oc
4si	cd f-i g10 i-g
5t	i-h rj
4th	qi
3rac	2g
4es	cf gg
4in	pf
5z	8d
4oc	vc
5f	pl ud
5j	7s fi g-c
5v	pd
4un	nc
3ubl	8v
3yth	nl ph
2qual	3j
4il	tu
2read	od
4ce	fc
5o	jf
4fe	b10 lg ul
5r	ph
4gi	6k pg
4ne	pm
4pa	sf tl
5o	go
4qu	lg u14
4sc	tj
5e	gr i-c
5p	4f io
5u	dd ld
4ta	ge
5u	ic
4vi	p-c sn
3ice	ke
3obo	kc
4ll	tg
3unn	te
4ss	oc
2sabb	f-m j10
4fe	pd
4la	vx
5e	nn
4mp	fd
4tu	g-c sr
3cho	3x l-f p-k re sv
4ie	ke lk p-d
4ri	nh
3ear	pi
4co	fg g-c kj le p-e rf
4le	8f
5l	gc
4me	me
5i	pd
4ni	ki p-c
4rv	9l ic kc
3hif	rd
3ign	g-p io vq
4lv	rh
4ng	dg
3kil	4e if nc
3mok	vr
3oci	ni sd
4ft	fg
4ld	fd k-f
5i	nh
5u	pc
4me	d14
4ur	tu
3pea	o-h tc vg
4ok	5o on
4ri	fg
3tan	pj
5r	f-f gx kj p-f
5t	2d g-c
4re	fc gd
5u	fd
4ud	3e fe kl sf
3umm	co fc i-f
4nd	s14
4pe	9f cc d-f mc p-d ud
3wed	ff oh
3yst	fm
2taga	op
4pi	nf
3eac	9f lc
4ch	d-f eh kr p-g
4rr	nc
3her	pd
5s	ml
4in	7h
4uo	8i rf
3ikt	e-c vp
3ong	5n os
4ol	4f
3rac	tf
5i	3g 6l nc
5v	f-d jq n-h rh vn
4ea	si
4uo	ef gh j-d m-f ud
3tgd	kz
2unem	jl
4iv	fq i-e kj p-e
2vest	pf
3iet	oe
4ll	9c qf
4si	g-d ik
3olu	sr
2wait	fh td
4lk	fs i-j
3ebi	pi
4ek	ic
3ill	n-f v10
4nd	ij
5n	re
5t	go
3ork	ac d-e om pv
3rit	o-e vl
2yoru	oe
2zote	nc
1air+=9 $	l-m v1o
8U	kd v-d
7U U|	2d
7w 9w	dk
9w	cg
6@ @	dm u-c
8P	dc
7@ w	dc
6D G	k-c le
8O	kh l-l
8S	f-j gf kw
9U	fc g-c
8T	f1j g-n j-j
9O	fs g-k
9U	fn
9l	fd
9|	f-c gi
8U	k-f pj
9U	fg
9l	je
8l	k-i lj
8t	f-c
9U	fe
8w	f-1v g-s j2e
9l	f-o gg
7l U	g-c jw
9wl	fe
7w DT	jh
9P	gf
9wl	fp g-f qm
7| D|	f15 j-m v-c
9K	f-d je
9S	fc
9U	f-k gg kk
aU	k-q mq
9Y|	fh j-h kf
9w	jf
al	f-e
6F O	nc
8U	nc oi
9U	5d
7K U	ie
7| w|	gc
6G $	l-g mm
8G	pj
8S	ks l-m
8U	kf l-d ng p-k
8Y	ls p-c
7S w	kf
7Y w	k-e mq
6K K	nc
8l	n-e tl
8w	nc
7l U	pg
6O $	mc
8DT	he
9|	gc
8T	fs h-e
9D	fr
9l	fc
8Y	vh
8l	g-h ih
8w	f-i hs
7P TD	fh h-c
a|	f-e hj
7U TD	f-d hf
7l U	fe
7w U	ff
7| TD	f-f hg
al	fc
9ww	kd p-c
a|	tg v-d
6P w	rf
7P U	of
6S D	pc
8GD	kl l-i
9O	le
8P	kj l-e
8S	3g k-d
8TU	cd
9|	hi
8Y	l-n pl vd
8w	k-d
7S UG	kg l-d
7| S|	vl
6T @	ud
8D	qk
9w	fm
9|	gl
8OO	fv g-n
8P	f-h gj
8S	g-c
8TD	f-c
9U	fh g-i
8U	fn g-i
9U	gh
8w	f-11 gj
7D OP	f-h gi
9w	fk
aY	g-q ip
7F wl	ge i-e
7K U	f-t gt
7U $	td
9Ul	pg
9w	pf
aU	fn g-j
7l D	f-e gf
a|	gd
9O	g-d
9ll	id
9w	g-e id
al	gk
7| D	fd
9T|	fr
9U	f-i gf
9w	ff
6U $	dd oc u-o v1e
89	lc
8@	0n de
9@	0l dl
8D	2n re ve
9U	mg
9|	2r gh
8F	g-i ik
9l	5e
8GD	dc
9S	3c
8K	de
9K	4g ih nm
9l	ac
8O	9e pr
9|	dc
8S	1c d-m gc
9S	3c
9l	1i d-g
8T	0-l 4-c d1i gc h-e un
9D	he
9O	uu
9T	ff
9U	2k uu
9|	h12
8U	0v 4p bh d-1i h-c pd r-e u-d
99	nc
9F	5g
9G	6g
9K	4d
9T	0d by
9U	2-h 3-d 516 bh cj fk g-c n-d
9Y	0i 7f hj
9l	2p 3d am bg pc
9t	8c
9|	2z 3z 5e c-17
8Y	ro sw
9U	3c
9|	mc
8l	4-g 5-t nv o12 pc td vh
9l	af
8tD	fc
8w	0-h 1w 2-j 3-k bf cl gk hj i-l p-f u-f
9K	7c
9U	cg
9Y	0m 3l d-c
9l	3-c ao cq dh f-d i-d
9w	2-d 5e cj g-i io
9|	2o dc
79 U	lk
9w	kh l-g
7D O	fc g-c
9UU	gc
9t	fc g-c
7G U	kd l-d
7O U	f-n hk
7P w	gg
al	g-e ig
7S w	pc
7T FK	g-c im
9U	cd d-e g-e kh
aD	gd
aU	pc
7U $	n-h ur v19
9DS	le
aT	vp
9F	fo g-r rg vd
9U	oe u-c
aD	f-e gf
aF	of
aG	g-c ig
aT	ii
aU	fq g-j th v-h
9w	gc i-g l-d mh oe
aU	no o-d
aY	dl f-d
al	fj
a|	2c
7Y U	du k-c
7l $	n-c t13 v-o
9D|	f-j g-e ii k-i mi vi
9TU	f-h ig
9U	fp o-o
aU	oh
aw	lc
9l	gl
9w	f-f hf kt p-h t-d
aK	kg p-g
al	oh
7w $	dc
9UU	pe
aw	ve
9Y|	r-d
9w	oc
aK	vh
a|	0h d-d
7| $	v-c
9Dl	mm v-c
a|	f-i v13
9F|	nc
9T|	f19 h-y p-e vh
9U	kc ld
aY	tj
al	f-m hv
a|	do f-c gd o-g
9Y|	fd
9w	d-c ri
aw	og
a|	tc
6Y $	pg rf v-10
8S	kk
9U	kd
8U	p-c vr
8w	jg k-h v11
7l U	g-c jo
7w O	jf
9U	k-c
9wl	fd
7| U	jc k-e pv
9w	f-i gd kp p-e
al	f-d gd
aw	k-f lk
6l $	vq
8D|	gf
8KK	ni
8TU	6g ji
8U	do i-g n-h tf
8Y	pd
8l	n-c ti
9K	1e
9l	ah ie t-e
8w	hf
7D w	fc g-h
7U $	dd
7l D|	ic
9U	tc
al	g-c id
9w	nf
al	fi i-c
7| w	fc
6w $	e-d ld pd sh t-g vc
89w	vd
8@	0q
9@	0o
8DT	2g
9U	ic
9|	gf js
8Fl	5c
9w	de
8G	md
9Y	6h
8K	nc
9K	4r i-e n-g
9U	4t
9l	4d
9w	4c
8O	9f uh vf
9U	i-h jt
9|	2f
8Pl	vd
8S	3c 9d kc q-d
8T	f-m h1m i-d qf
9D	2e
9U	2d
8U	0-q 2-g 3-c 4-l bd c-g hd mf nv rv v16
9G	3g
9K	og
9O	bd
9T	b11
9U	5s 6d 8i a-c
9l	3i 5v 6c ud
9|	2p 4-d c-f ps v-e
8Y	pg
9|	6-d mc
8l	4-e ak nm vg
9K	ac
9l	4h 7c au
8w	2-m 3-f 4-j 5-c 8d 9-h bh c10 e-f j-h th ue vt
9D	9d
9P	9f
9U	7d ck p-e vc
9Y	0c 7c
9l	1n 2-g 3r 6-h cl p-d sr v-e
9w	cm et p-g v-c
9|	0q c-e pf
7D SS	kd
9TD	g-c
9UU	jd
9w	if
aP	f-l gq
al	g-c ir
7K wl	pk
7O wT	ii
7P $	nc
9w	sc
7T t	gg
9w	fe
aD	gf
aK	g-f im
al	i-f
7U $	v-d
9S	fs i-e
9TU	hj
9U	il k-e ms p-d
aT	uc
aU	ff
al	i-d
9YU	lg m-f
9wO	id
aU	fi
7Y S	i-c jo
9TD	ff
9U	il
9w	r-f
aY	p-c
al	re
aw	rd
7l $	n-n s-h u-c v19
9DU	fg i-c
9SS	le
9T	qc
al	te
9U	fu i-f mg n-c o-c t-h
aY	e-f fh i-j nu
9Yl	ic
9w	ec ff j-h n-i oc pc
aY	ne
aw	i-h ti
a|	qe
7w $	m-e ud v-f
9U	2c i-h
9Y|	ri
9ll	ac
9w	d-n g-e le vd
aU	de
aw	vg
7| $	sc
99w	i13
9D|	g-o ie vl
9G|	rn
9O|	gc
9T|	fl j-f
9U	ug
a|	d-f gu ug
9w	dc ee fm g-k
a|	dm f-h g11 ne p-e v-d
4=9U 9U	ug
6w 9w	dk
8w	vd
5@ @	di
7P	d1a g-h
8P	dd
7Tl	d-e eh
7U	dh
7w	5g
8w	ac
6@ U	4c d-p gc
5D 9	k-d lh
7G	ko l-o
7O	g-i
7S	g-c ks l-p
7T	fj g-i
8O	gg
8U	gg
8|	fd g-c
7U	3k g-q k-e lt pc
7l	hg lc
7w	g-h j17 me p-d
6G wl	pg
6S DS	kd
8G	lg
8UU	md
6T T	g-d ie
6U G	ld
6l T	ge
8Ul	kg p-d
6w Dw	fk
8P	gq
9P	gg
8U	g1a i-f
9P	gd
8wl	td
6| D|	fx g-c j-r mm
8O	f-i gw
8S	gm
9P	ld
8T	g10 i-l
9l	gj
8U	do f-w g1a i-d
9U	f-h vp
9l	f-e ii
8Y	gf
9|	f-c gf ld
8w	0j 2-d f-f gx h-e i-i j13
9w	gg i-d
5F T	i-c
7U	ng op
8|	k-l mi
7Y	l-c
7l	oc
6K U	ij
6U U	6c
6l F	fg
6| U	6-d ci
8w|	g-h ik
5G 9U	ch
7G	l-c mc
7S	k-g lc pe
7U	mf nh
7Y	kg le p-f
6D G	mc
6G D	kc
6O S	ld
6S GS	ke
9U	ko l-f
8w	pd
6U D	k-d lf
6Y w	mf
6l S	cd
6| S	le
5K 9w	ac
7D	jc
7K	nl
7U	do
7l	tf
7w	nj ug v-c
69 w	nc
6K U	3d 4-k 6e
8w	8d n-e
6S U	5e
6l U	2i pi
6w U	4j
6| w|	nd
5O D	g-d
7T	f-l gz
8D	f-r gw
8l	gi
7U|	ff h-e
7Y	g-d vw
7l	pc
7w	hw
6P TD	f-g gh
8w	de
6U TD	fe g-d
8w	2c ge
6| T	gd
5P D	f-l gv
7T	fk g-e
7U	d-g
7Y	lc
7l	1-g d1i t-g
7w	d-e
6P D	gf
8T	fd g-f
8w	dc
5S D	k-e
7G	m-d
8F	lc
8U	k-c lf
7P	lf
7S	l-c
7T	gh
8U	pg
7U	l-e
7Y	k-c
7w	3t l-h mg p-k
6P w	3f
6U D	kk l-d
8UG	kc
9Y	pd
6| G	ll
8S|	km
5T D	fw g-s ql
8w	gh
7O	f-c
7U	gi
7w	qf
8D	jg
6D OU	f-d hd
8TD	fr g-p
8wl	s-d vi
6U 99	ug
8@	ue
8D	fk g-e
8TU	fs g-k
8U	dh
9l	ig
8w	ik vg
9U	f1f g-q i-d
9l	fe
6l D	g-c
8w	ic
6| D|	jf
8O	gd i-c
8T	qc
9|	fk g-f
8U	cg i-e
9P	g-g ii
8w|	fe
5U 9	kf v-c
7@	dd
8@	dg
7D	lc vc
7GO	lc
7KK	ih
8l	n-c pc
7O	f-j hk pk
8P	fc
8l	fc
8|	vk
7T	dx f-f n-e
8T	gf
8U	ue
7U	0-e 8e 9-e f1c h-13 nc op
8O	pc
8U	f-m ge od
8Y	dg p-k qc
8l	hh k-i ms o-10 th
8w	d-d
8|	f-i k-p o-f v1r
7Y	sg
8U	kc
7l	nl o17 t-c
8l	dc od t-c
7w	1-h hh ok qc
8D	ff
8Y	ic
8l	ee tm v-j
8w	ne of
8|	f-k pe vc
6@ U	d-d
9U	dc
6D U	9c
9U	gj
9l	lp
8ww	m-e ui
6F UU	np
8w	4h 9d
6K U	n-e
6O U	fj g-m
9U	f-e ge lc
6P wU	mj
6S wl	md
6T FK	if
8U	6h uf
9D	ge
9U	v-d
8w	g-e ic u-f
6U D	gc
9|	fd
8F	3e
8T|	f-c ge
8U	6-c an fd g-t io
9T	ik sc
9U	dg fu g-q uk v-d
9l	ik
9|	d-i ri
8l	o-c ve
8w	cx e-e i-e st
9U	mg
9Y	ff
9l	dt
9|	md
6Y U	dn
9l	ge i-c
8w	i-l jn rd
6l D	gc
9l	f-c jh
9|	ki
8U	5-f 6j cn n-c
9U	fw i-d
9l	f-c hc
8w	he nd pg
9K	pk
9U	dd fo i-h
9Y	i-e jg ph
9l	v-c
6| F	5e n-c
9|	nc
8T|	f-j gj
8U	4z 6c d-i
9Y	dg
9l	gk
9|	dw ij sg v-14
8Y|	f-o gm ki
8w	pc
9w	sg
9|	dn f-o gj i12 t-d v-h
5Y S	kj l-g
7U	c-c
69 Y9	lc
6| U	2h l-d mc
9w	r-d vh
8Yw	k-f pi
9|	f-e gl
8lY	gh
9|	gc
8w	jj m-d pc
9w	ll
5^ 9w	d-d
7U	011 1-j d16
8U	1e
7ww	d-e vg
5l K	tg
8K	nc
7U	d-n f-c oi th
7Y	ve
7l	ts
8K	ee
8l	fc gf i-o
6Y U	0f 8c
6l U	ch
9l	fc
8l	gi i-c
9l	ft i-l
8wU	fe i-d
9l	fj
5t U	sj
6D U	fc
6w w	8i
5w 9U	6g
7@	ie
7D	jo kg
8|	jl
7F	ac
8l	om
7KU	nd
7O	f-h hd vk
8P	f-r hv
8U	fc
7T	fl
8D	ih
8U	tc
8l	fe
8|	fc
7U	1-e 2-c 5-d 7d cw dg i-c ri
8D	jd
8U	0f d-d f-o hf
8l	k-c oh pk
8w	v-d
7Y	fc po v-i
7l	4e
8l	nm
7w	1d 3-d 4-f b-e c-m ew fi gl ig j-s m-d ri tc uh
8D	iy j-k v-d
8Y	f-d id
8l	f-f nk vd
8w	p-d vi
8|	fe j-j p-g rj s-d ug vi
6D U	ph
8wP	gc
9U	gf
9l	fi ld
9w	gc
6G wD	ld
6K w	2e
6O w	ve
9T	ie
6P U	5e
8w	pe
6S w	4c
6T wD	f-n g18 i-e
9l	gc
6U U	9f ck d-d vc
9T	pc
9U	fz g-j
8w	4-e 7g ph
9l	nf
6Y TD	fc g-f
8U	ig
8w	td
9Y	p-f
9l	vf
9w	rc
6l Dl	fh
8Gl	fd
8OP	ff
9U	hc
9|	hd
8SS	kc
9l	ki
8T	g-e id
8U	1c 2m 4c f-g
9U	ti
9Y	rg
9w	vf
9|	jc
8Yl	jj
8w	2g if j-d oe
9Y	rf
9l	fj i-l ni p-m rj t-l vg
9|	f-c
6t Uw	od
6w D	gk
8U	3c 8e gc
9U	if
9l	vt
8Y|	rd
8w	6f
9D	kd l-d se
9U	dd
6| D|	gi
8F|	gc
8U	d-t ph
9|	f-g gt o-f tf v-e
8l	cc
8w|	dz f-d g1q i-m j-c n-o pf v-k
1lain	0-o d14 fi g-e h-d ve
0quote	p-c ru v-d
0set	0h 4e d-o f-j i-w j-k k-g p-e sd tl vp
1tyle=	0-o 1-k 2-17 3-i 4-p 5-v 6-o 7-c 8-d 9-d a-n b-u c-c dw fg g1n hw i-1b jl kh lw m-r nk o11 pe q-q tk uz v1d
6 0	1-d a-c dn f-u ip k-c ng og p-h to
71	0-c 5c 7c hd m-j n-j op s-g th
72	1g 5-h a-c b-q d-h g18 i-f jd lj n-c od r-g vp
73	6-e df fe gi i-e pg uh vd
74	3-i cg km mi p-s up vh
75	c-d h-f jj kg lc m-d q-e sz vs
76	de fr g-c hj i-x k-f nf o-d pw rf t-c v-h
77	nn
6-	0-c 2-s 3-l 4-r 6-v 8-e 9-g c-h ds g-q h-e i26 j-j m12 nj p16 qx rc sq t-h
7 0	kc nd
81	nm pg
82	4-c 6-i i1a lc mz nn pj
83	dk g-f il qe rh v-f
84	fv g-l iq j-m n-c pu sc
85	n-v oo qn vm
86	f-e gi i-e kl nc p-i sc
7-	nn
70	0-g 2-1b 3-10 4-11 5-h 6-1d 7-e 8-s 9-j a-j b-c c-v d-i en f-1w g-1y h-r i4z j-14 k-c lz m21 n1s p1z q18 r1w s1r u-c v-u
8 0	lq nn
91	nk pi ti
92	2-i 3-j 6-j g-c i1i m1b no ps se
93	g-n i18 mq pe rw sr
94	ec f-i g-i iw j-d lc pg rr v-f
95	ed f-f il qm
96	f-f it ke ql
7b0	kr
60	0-1w 1-1v 2-2x 3-1x 4-2f 5-22 6-2h 7-12 8-20 9-1o a-1j b-1v c-2j d25 ed f1j g34 h-16 i1d j1k l2b mr n25 o2b p1p r10 sr t1z u2f v1z
7 0	0-f 1-f 2-f 4-d 5-g 8-e a-h b-f d1d gp k-h ly oo po ss tl u-c
81	0-j 4-k 5-c 6-w 7-h 8-i 9-h a-c b-j do gz h-g lo m-j n12 oj qi tu v16
82	1-k 2-1b 3-x 4-k 5-j 8-i 9-e a-d b-e c-s d-f f-d ge hd ig jh lt nm o16 ps qh tu uq vq
83	2-c 3-g 4-i 5-c 6-p c-e dc jq lm mp si vg
84	2-d c-g du gw h-f lj n-n ti ug
85	c-d gi mg rh t-k un
86	d-m f19 h-c ih ki l-u mm rd s-d un v-l
87	ei fd ne
88	nn
61	gi i-c
7 3	gh
62	3e 4d 6d 8c dg n-f p-f
7 2	4f
63	8e d1o
7 1	dk
82	d16
6C	1k 21p 3z 417 512 61f 7l 8j 9m at by co d-s f-q h-t i-18 l-13 m-g n-12 o-m p-11 q-h r-q s-j u-t
7 0	9h bc ct d-g km l-r vd
81	0e 3j 4o 6i 8d g-e p-n
82	1e 2p 3h 4g 6k 7c aj bf de h-e i-i k-h n-t
83	5c 6c gc i-c
84	2h
70	0-m 2-h 4-f c-h dx ge i-e k-g lq np og pl
8 0	4-f dh fg
91	c-d ld nf on
92	0-k df f-c pd
93	gd
72	2g 7d cj l-e p-c
8 0	2c
92	cn
73 2	0e
7h0	2r 4j aq d-s
9 0	2j d-i
a1	4j
6b0	2-d 6l d-v f1p g-t h31 i-2b k14 l-1p m-c ns o-e p-17 qw r-s s-c vq
8 0	5c fv
91	0h 4h d-f fw je n-e
92	fv hq i-i j-c k18 l-p n-f o-e p-x qf
93	hf i-q kf m-c nc qh vk
94	hx i-x l-c nv qi sh vd
95	hu tm v-r
96	ee f-i k-k vo
71	cl
8 0	cg
72	1o 4u 5f bc ce d1l g-c i-k m-f n-11 p-m v-f
8 0	4j 8d n-f
91	1h dy n-c
92	9h cl dw p-e
73	0-c 1-c d1p n-i
8 1	dm
92	d14
7C0	2i 4f 6i bo d-e fs g-m n-g u-c
9 0	4e
a1	2h fc g-i
a2	6f bi d-k
a3	fc
81	5e
82	0q 1q 3f 4h cq d-w n-n p-g
9 0	3e 6c cd
a1	0j 1g cd d-c
a2	2c
83	dd
9 1	df
8h0	0y 2d 3i 5k d-1f n-k
a 0	3c n-d
b1	0v ce d-14
92	0e 2c d-g
a 1	0e d-f
7h0	3f 6k d-c n-d
82	4c ce
9 1	cg
6h0	0f 1n 2q 3g 6o 9m am cr d-18 i-h n-i p-f
8 0	0v 1f 9g ae d-t
91	0-e 6c cf
92	2g 8f
72	bh
1w=10	d-n f-l g-i hc ig j-g k-d mm nd r-l t-c u-o v1h
320	fl kg lg ng o-c p-e vg
330	un
340	3-d g1d hl i-p l14 m-e o-i uh vi
370	pf
3a	1g d-j
42	og
4bout	if
4cca	pp
4ds	pd
4ed	pc
4i	5e bp
5d	py
4n	7n d-c gk l-c pf te
5alytics	pe
5d	0c 3p 4c 9p ct fk k-c m-c n-d p-e r-j
5h	sd
5ything	cg
4pp	qc
4sk	bq
5sociate	pl
4t	cd d-l ne pu
4u	fj
5thorized	ph
4vailable	lg uk
4ward	re
8s	8o
6y	ji
5s	pc
3b	pd
42	od
4a	hq
5ck	9e
5n	0v d-s fm if og v-h
6g	6g ic
5o	8g i-c
5rista	gd
5ttery	rg
4e	jc pl
5p	fh
5st	p-d rr
4i	mk
5ch	dm g-e
5et	4w
5rth	dd
5ts	cl
4lue	ff
4o	ng t-c
5ng	me t16
5oks	3c
5rn	df
4udget	qf
5ilt	7i
3c	pg
41	oc
4a	0k d-l eg td
5fe	sf td
5m	cn gc
5n	vg
6va	nl
5p	6i um
6cut	ni
5r	dc vt
6d	p1g
7s	6k
6e	nf
5u	tt ul
4d	lh
4ertificate	kf
aed	pc
4ham	qc
6o	1h
6pter	si
6rt	ih
5e	nc
6f	f-c
6ss	tj
5i	6c mg
6nh	fp g-i
5oir	sh
5ua	ve
6ng	6u
6yen	tm
4ities	si
7zen	vv
4lass	dg
8es	jf
8rooms	3f
5b	si
5ient	f-g is
4o	f-s hy i-i oc ud
5de	dd
5llege	3c k-g ln
5m	ig
6pany	ve
8ss	cc
7rehensive	kj
5n	vf
6g	2d de g-j ig
6tracts	ic
6versational	oc
5ursera	pf
9s	6k lc
4pr	pd
4raft	4k
4scs	p14
4ua	ru
5ng	ui vd
5oi	fm
5rling	tr
4v	vl
3da	2x f-i gl p-c te
5i	kd
5o	3c ke l-f sf
5t	dc i-c
6aset	qg
6e	gf vd
5u	4d
5y	2m l-d
6s	rf
4e	dp gc he
5an’s	rl
5gree	ld
9s	3m
5lta	f-w hw
5n	fc
6trix	nd
4i	2k ef
5a	ge
5em	gd
6n	nh o-d
6u	3d 5i ch n-e
5nh	0s dl
5ploma	ld
4o	4e dj
5an	9o mj
5c	td
5i	1d d-d sm
5ng	1d 9j d-e hd
4riving	df
5y	pj
4u	7d
5a	fd g-c
5ng	ei
5oc	4d 5k 8l
6ng	fg
5ration	f-d gf
5ties	ch g-f
3e	le
4ducation	3c
4lectrician	fd
5se	cg
4m	1d bc jc td
5ployee	rm
ar	fo
9ment	2c
4nds	cl
5gagements	2e
6lish	or
5vironment	ip
4tc	cs
4vening	jg
4xample	ig ve
5cel	pw
5perience	2g
5tra	6f
3faculty	k-f lf
5mily	ff
4eb	fc
4irst	pk
5ve	sj
4loppies	ef
5uent	op
4ood	pk
6tball	tc
5r	pe qo sh v-f
6klift	pr
5undation	pl
4ree	9g ax
6nch	me od
5om	f-k gj vl
4un	ah f-e ge
5rther	6e
3gap	je
4ear	4e
5d	kr l-l
5rman	ok
4ia	0s
6i	8v
6o	ol
6y	6w
5o	af tn
6i	lj
5ving	9e
4oogle	ps
5vernor	sg
4pa	l15
4rade	lc
6nt	fg
5een	pe
6yhounds	te
5owers	ic
3ha	dp
5ckathon	rf
5milton	hc
5n	4c 6c ol pc
6a	de
6dling	pf
7s	4h
6g	4i
6h	1c i-e
5ve	2d
4cm	gd
4eight	pf
5llo	1j
5t	ve
4ien	gf si
5ndi	om
4k2	mh
4o	dm
5a	3f dc fe h-d
6t	9e
5c	2-f 3q 616 ff g-i n-e
5i	9r bt l-c
5me	of
5nors	8d
5urs	ah
4pcsa	pf
4r	uc
4sk	oc
4ttps	d-d ii
4uan	6p pi
5ng	gp kd l-e
4ygiene	pl
3i	0g 1h 2i 3h 4n 5g d-14
4elts	oh pq
4gbo	oh
4ii	rc
4llness	jd
4n	1c 8l d-c g-f jo mq v-e
5itiate	ph
5stitute	pg
7ruments	4g
5tro	1c
4sixhosa	og
4talian	oc
3jan	fc
4ob	4f
6s	2y
5urnals	sj
4un	fe kd l-c
6e	fe
3kcs	ge
4et	cf
4ha	4h lp oj
6c	6q cq
7h	id
6i	dd vh
6o	br
5en	8v rd
5i	um
6ch	mh
5mer	oe
5oa	gi
6i	gc
5uyen	mh
4ien	ph
5nh	2i
5t	4f
4y	dc f-e gd
3la	f-c hp
5bs	3f
5c	lc
5i	nf pe
5m	218
5n	si
6guage	vd
bs	5k
5ptop	vc
5t	cf
4e	dt ff v-m
5ader	gn sl
6rned	3c
8ing	3h pd
6ve	jm
5ctures	3h
5vel	mc pu
8s	pf
4icence	6k dk pz v-g
6h	0k tc
5eu	dc
5fe	2d
5nh	cg
6ux	ee
5st	rp
4o	df v-f
5ai	l1d m-i
5cation	gc
5de	le
5i	1d
5ng	ge
5p	6l kk
4uc	as tc
5ong	cg f-d iu
5yen	pn
4y	0g
3machine	ff pc
5de	7c
5nager	fi
6darin	oe
6ual	pn
5rketing	pf
5ster	pe
5u	sg
5y	1f 5c ae i-f p-i
4e	0d 1f bh
5adow	fd g-d
5m	np
6ber	pp
5o	tc ve
4inor	mf
5sc	ck
4o	ic
5n	nf
6g	cm
6th	rm
8s	hk
5s	po
5t	vn
6her	of
4uon	1e cw vc
4y	2f 3i ci i-d n-c
3nam	0e hq
6e	de
5ng	4x
6ny	cd
5tionality	dl
7ve	od
5u	tg
5y	f-j gr hm
4dhce	ph
4eedle	0e
8ing	pj
5w	id
4gan	6g
5he	2d 4q 6d
6i	i-c js
7em	2h
8p	m-c
5oai	5d ad of tm
6c	dt g-e
5u	5u og
6oi	bc df vi
6yen	cc
4ha	i-e
6n	0o p-c
5ung	2d
4o	ve
5i	2d 5t gg
5n	vr
5t	ae ci
6es	cj vd
5w	fj
4uoi	te vc
5rse	dh
3odds	cl
4f	2-d qe rf
5f	ai fd
6ices	ge
4ld	th
4n	hd lg ux
5ce	vh
5g	hc
5ly	od
4pen	qg
4rigin	nf
4ther	9d cx
4utside	ai
4wn	dc vs
3page	v14
5ir	fj
5pers	6p
5rental	jc
5ssed	pm
4ccc	pn
4ennine	rg
5riod	vl
6sonal	0m
4ha	nc
6m	df pk
6n	nd
6p	oj
6rmacy	f-c hc
5ong	gf
6tography	to
5u	ge i-f
6i	ti
5ysics	mc
8otherapist	fg g-d
4ieces	cl
4lace	rf vj
8ment	fe gd
6nner	qe
5c	ni
4olish	oe
5sition	cd f-f gi vc
6ts	2h
5tholes	qg
4ractice	2g
5esent	cf
7s	8c
5ince2	pj
7t	8i
6zes	8d
5oject	id
as	7i
4sm	pe
4t	pf
4ublications	8q
4ython	pe
3qualifications	3f
6n	ge le
5ilts	ts
5y	kg l-g rd
6et	dd
3ranh	ar n-d tc
5u	ti
4dh	1-d dh
4eading	oc
5covery	jd
5ferees	bd
9nces	bg lg
6resher	pf
5gional	re
7stration	6k
5pair	tf
5quest	lg u10
5scue	td
6ponsibilities	4f ii
6ume	df
5viewer	sj
4oad	2j
5le	g-o i12
4ung	d-e
3sabbatical	f-k jw
5ch	te
5i	fd
5lary	vu
6es	re
4chool	3c p-i sm
9s	3j
5ience	lj
5out	sm
5rum	pe
4earch	pf
5cond	rh
5lected	8f
6f	pi
5rvice	9l
4hop	ff gf
6rt	1n 6e d-e
4ignature	vk
5nce	ee
6h	0e ji mg
5te	qc
4kills	4e ig
9hop	pf
4moker	vr
4o	dg gf
5meone	dn
5urdough	tj
6th	dc
6za	dg
4peak	5k
8ing	o-h vh
5oken	5o
4tack	4h
6rt	vh
8ers	ie
6tions	2e
5ructural	fc
5udent	fi
7ied	3d
7y	jf
4u	0h
5nday	sl
5pervision	9f
4wedish	od
3tagalog	oj
5i	me
5n	de
5o	3c
5p	6q
5ught	mc
5y	4e
4b	lg
4e	g-d
5aching	9f
5ch	4l f-j ho
4ham	b10
6n	0z v-n
7g	hi l-c
7h	sk
5e	0c 2q 4d 9c d-l ec f12 l-c n-f o-c p-h rc v-d
6m	6m bh
5i	rc
6ch	ar tl
6et	ic nc
6ng	cj
8s	7h
5o	i-h
6i	fi
5pt	ku
5ree	ld
5u	mi
6at	f-d gh
6c	pg
6ong	8i
6y	lf
4ien	ne
7g	517 ou sf
6p	ol
6u	0i d-c
5ll	ie
5me	an f-c jq
5n	5d i-e
6h	cj p-d vm
4o	0c f-z g16 l-c m-c t-d v10
5an	pr
5i	1k 6d d-g
5ngue	oe
9s	5n
5olbox	4f
5t	lc
4p	gd
4rail	tl
7ning	3d 6e
6n	dh kw l-r
7g	vl
6vel	n-f vs
5easurer	sg
5inh	2d 7e
5ong	4c ts
5ung	oc
6ong	g-d ie
4uyen	ec
4win	sj
5o	ti
4y	g-e ve
3unemployed	jg
5til	gd
4s	vy
3va	2l 4g 5c 8h d-d i-e
5i	1e
5n	3f d13 i-d v-z
5t	ce g-d
4e	1s 3c 5c d-r i-c p-c vl
4i	gc
5ec	dd
6n	f-c gn i-d ml rh
6tnamese	oe
5llage	9c
5tae	0k
4u	2-g
5i	vr
3webinar	pc
5eks	vh
4hat	4g
5eel	9d
6n	ae
5o	bg
4illing	n-f vz
5nner	rf
6ter	f-f gh
5th	ie
4ork	ai cf d-h gk i-e m-d pl
7ing	ac pc
4rote	ie
3xanh	1c d-i
4e	nf
5p	lk
4in	1r
4rd	nj
4uan	lc
6t	li
3year	ji mc
7s	hi
5t	cj
5u	dd un
4oruba	od
0t=A	0-n 13 2-3 3-9 4u 511 6l 70 8-10 9q am b0 cd d-18 e-b f-1h g-m h-e i-10 j-m k-q l-10 m-i n-3 ok p-17 q9 r7k s-g t-p u-3 v-7
2B	0-c 1-3 2-15 3o 4-i 5-b 6e 7-1 8-c 9-1 a-8 b-6 c-e d-e e-b f3l g-o hw i-20 j4a k2 l-b m-c n-h o-a p-w q-d r-f s4 t-d u-9 v6
2C	0v 1-b 2w 3-9 41i 514 6-1q 7s 8i 911 al bk ci d-b e-d f-y g-12 h-q i-18 j-q k-22 l-1q m-15 nn o-u p7c q-z r-f s-18 t5 u-1 v-1c
2D	01d 1-4 219 3-y 4a 51 67 75 8-b 9-a a-5 b-d ce d-k e-8 f-1d g-a h-g i-i j-d k40 l-11 m1a n2 o-d p15 q-l r-r s-l t-f u-c v-t
2E	0v 1-c 2y 3-2f 49 5-3 61e 76 83 9-6 a-h b-5 c-l d-1 e-f f-2r g-12 h-t i-20 j-18 k19 lat m3u n-10 o-p pn q-l r-1k s-17 t-v u-o v-18
2F	0v 1-9 2c 3-1g 49 5-4 6-8 7e 8-1 9-7 a-9 bb c-i d-12 e-d f-1k g-13 h-o i-1e j-y k46 l52 m4p n-14 o-10 p18 q-10 r-1g s-14 t-m u-4 v-x
2G	0-o 1-b 25 3-n 4q 5-25 6e 73 81h 9x ap ba cq d-12 e-q f-t g-v h-f i-x j-h k-g l-p m-j n-k o5b p-1 q-n r-6 s1g t-1 u-14 vq
2I	0-c 1-e 2o 3-i 4t 5g 61 7-9 8f 9-2 a-1u b1e cy d4 e-7 f-m g-k h-d i-4 j-8 k-4 l-i m-9 n-1c o-h p1 q-b r5 s-4 t2q u-d v1e
2J	0-7 1-9 2-1j 31j 4-i 5-l 6-h 74 8-g 9-c a-b b-a c9 d-f e-10 fr gbq hq i5m j7 k-1l l-t m-1c n-14 o-s p-1y q-1c r-r s-1c t-w u-r v-1r
2K	0d 1-c 2-1o 32b 4-p 5-a 6-g 73 8-m 9-i a-2 b-b c-l d-p e-1i f25 g73 h-2 i7j j1d k-1d l-1i m-u n-y o-11 p-1h q-1j r-17 s-1a t-l u-q v-13
2L	0-l 1-c 211 3-2 4-2k 51h 618 74 8q 9e a12 b-7 cn d-d e-h f-1o g-1f h-t i-1k j-f k-10 l-r m-q n8g oh p-11 q-6 rn s-m t-t u-t v-k
2N	0-q 1-e 2i 3-1 4m 5c 6-6 7-3 81 9c a7 b-12 cq d-z e-e f-k g-i h-b i-k j-a k-k l-f m-c n-g o-3 p-e q-a r-8 s-2 t-h u4w v1h
2O	0-f 17 24 3-f 410 5-1 63 72 8-8 9f a-7 b10 c-1h do e-a f14 g-1b h-m i-4 j-18 ku l-18 m-g n-f o-b p-t q-p r-13 s-1o to u-3 v5o
2P	01i 12w 2z 3e 4q 5v 6r 7-c 8e 97 an b9 c11 d6m e2n f-1g g-16 h-11 i-1y j6 k-1g l-o m-y n-1b o-16 p-11 q-z r-v s-h t-h u-1q v-24
2Q	0-6 1-2 2-s 3-f 4-8 5-4 6-7 7-5 8-4 9-5 a-3 b-3 c-4 d-d e-4 f4w g-3 h3c i-12 j-o k-k l-b m-4 n-a o-7 p-b q-i r-9 s-c t-6 u-6 v-l
2R	0c 1-4 21m 31g 44 5-4 61 7-n 8i 9x a-a b-c c-f d-c e-m f-u g-14 h-k i-2i j-m k-q l-e m-f n-j o-f p-r q8g r-o s-3 tg u-g v-v
2S	0-12 119 216 3b 4i 5g 6i 72 8-1 9-4 ac bh c1 d-1l e2x f-7 g0 h-l i-1u j-j k-x la m-l n-6 o7 p-g q-2 r-e se t0 ut v-f
2T	0u 1-j 2-y 32b 45 5-a 6-a 7k 8-2 9-p a-e b-m c-p d0 e-11 f4p g-2r h1b i8l j3f k-1 l-18 m-y n-1h o-14 p-1t q-1s r-12 s-1f t-z u-w v-1n
2V	0-i 11 2-6 3-6 4i 5m 68 7-3 8e 9-14 a1l bh cn d-e e-f f-1f g-m h-h i-1e j-j k-v l-x m-n na o-6 p-1h q-4 r-d s7b ts u4 v-18
2^	08 1c 2-d 31 40 5-4 6-2 7-1 8-4 9-1 a-1 b3 c7 d11 e8 f-4 g-4 h-5 i-7 j-2 k-3 l-4 m-2 n-6 o-3 p-4 q-3 r-3 s-2 t4 u-4 v1
2hA	0-3 1-2 2-5 3-3 4-7 5-4 6-6 7-2 8-6 9-4 a-3 b-3 c-4 d-i e-a f-k g-6 h-6 i-c j-4 k-h l-5 m-3 n-i o-j p-x q-c r90 s-i t-h u-e v-x
3C	0-4 1-2 2-8 3-5 4-a 5-7 6-f 7-3 8-5 9-5 a-3 b-3 c-5 d-m e-a f-p g-9 h-7 i-a j-5 k-n l-6 m-4 n-l o-i p9k q-d r-p s-k t-e u-g v-f
3E	0-8 1-3 2-c 3-l 4-b 5-5 6-7 7-3 8-3 9-5 a-3 b-3 c-4 d-o e-k f-1m g-n h-j i9 j-c k8k l-t m16 n-u o-m p-4 q-o r-o s-k t-d u-e v23
3G	0-3 1-2 2-6 3-3 4-9 5-b 6-5 7-2 8-2 9-3 a-4 b-3 c-4 d-l e-c f-i g-7 h-5 i-8 j-4 k-d l-6 m-3 n-q o8q p-m q-8 r-j s-f t-p u-l v-d
3I	0-3 1-2 2-5 3-3 4-8 5-6 6-5 7-2 8-3 9-3 a-8 b-4 c-5 d-a e-c f-h g-7 h-5 i-7 j-3 k-a l-5 m-3 n-m o-t p-k q-7 r-f s-g t8m u-i v-z
3J	0-9 1-6 2-1a 3-c 4-j 5-8 6-7 7-5 8-4 9-5 a-4 b-4 c-6 d-8 e-u f7r g-18 h47 i-l j1 k-1f l-9 m-5 n-16 o-v p-w q-z r-m s-y t-j u-m v37
3L	0-4 1-3 2-8 3-6 45 5-9 6-6 7-2 8-3 9-3 a-4 b-3 c-5 d-d e-n f-u g-f h-7 i3 j-5 k-l l-7 m-3 n9j o1 p-p q-b r-i s-j t-m u-m v-z
3N	0-4 1-2 2-7 3-4 4-a 5-6 6-5 7-2 8-4 9-5 a-4 b-6 c-5 d-i e-d f-g g-5 h-6 i-8 j-4 k-a l-4 m-3 n-k o-k p-i q-7 r-d s-d t-i u8t v-14
3O	0-6 1-3 2h 3u 4-t 5-7 6-8 7-3 8-5 9-5 a-5 b-4 c-9 d-n e8 f-10 g-8 h-9 ia jd k-n l-6 m-4 n-z o-n p-2 q-c r2 s-q t-u u-q v7s
3P	0-9 1-3 2-6 3-5 4-8 5-4 6-5 7-2 8-3 9-3 a-3 b-3 c-4 d7n e-b f-o g-7 h-7 i-8 j-4 k-f l-6 m-3 n-i o-j p-p q-a r-i s-c t-c u-f v-1
3R	0-4 1-2 2-8 3-5 4-7 5-4 6-5 7-7 8-3 9-4 a-3 b-2 c-4 d-i e-9 f-x g-6 h-e i-9 j-5 k-i l-4 m-2 n-a o-a p-k q7t r-e s-c t-7 u-8 v-j
3S	0-3 1-4 2-7 3-4 4-6 5-3 6-3 7-1 8-2 9-2 a-2 b-2 c-2 d-l e7m f-o g-5 h-4 i-c j-4 k-f l-4 m-3 n-r o-c p-g q-9 r-a s-c t-f u-f v-l
3V	0-3 1-2 2-6 3-4 4-7 5-4 6-5 7-2 8-4 9-6 a-3 b-3 c-4 d-g e-a f-w g-7 h-8 i-a j-6 k-l l-5 m-3 n-i o-j p-o q-d r-j s98 t-i u-g v-u
0w=0xxxx	re
210	gu ir j-i lv md ni o-m pm qg s-k t-k u-10
40	uj
32s	sd
220	2-g 4-e 6-c c-e ds ec fd hc i10 kk ny o-m p-z qr s-n vp
230	d11 f-h is k-e ng p-l qp s-l u1s v-v
240	2-i 3-m 4-d 5-c 6-f 8-c di e-r f1p gj h13 i-g jw k1g m-13 n-g o-14 pc qt re sp t-h u1a v-y
25s	rp s-c
260	po
3g	pd
270	pi
2a	1g d-m gg ig kq l-c nc p-w qt r-j sg t-f v-f
32	or
3bout	im
5ve	vf
3cca	pq
5ountant	f-d gf
3ds	nl
4viser	fc
3ed	ph
3frican	dc
6kaans	od
4ter	ki
3gencies	ie
7y	ff
6t	f-e gg
3i	5e bp d-c ei i-d n-d v-n
4d	p1e
3lso	fj i-e
3merica	jh
3n	7n l-e n-k pj tf
4alysts	ig
7tics	pk
4d	3n 9n cn e13 h-c ic jg k-g l-j m-h o-e p-p qh t-e u-d v-h
4ger	nf
4h	ei o1d sd tg v-k
4sible	nf
4ything	cg
3pp	q10
5lication	re
7ed	ce
5renticeship	ff i-c
3rabic	of
4t	kd
3s	fg
4k	bq uj
4sociate	pn
3t	d-r i-11 jj kw l-e oe pc r-i sf
4ld	pk
3u	fj
4g	jh
4thorized	pq
5omation	ki
6sar	pd
3vailable	lg uk
4erage	md
3ward	rf
7s	8o rn
5y	jk
4s	pd
2b	pe
31	oh
32	oh pl
4b	f-d gg
3a	hp ke rc
4c	fk gc i-j ld nd
5k	9e ee f-h jd
6end	dd fc
4i	fe ih j-c ng t-d
4kery	qc
4lo	f-g hg
4n	0r d-w fj gl in j-k k-d nm oh qo sp v-w
5g	6g f-k g-c im kd lc rf vg
5h	td
5k	fn
4o	8g dc gc j-f oc p-i qf r-e vl
4rista	gc
4sh	nc
4ttery	rh
4y	fd
3e	i-h jm pp
4amtime	rg
4hance	dc
4lt	pk
4n	sn
5h	nd
4p	fk
4st	p-g rz
3i	fg mk
4ch	dm g-e
4en	de ff gd i-e
5t	4v d-e g-e np p-c
4nh	v13
4rds	tl
5th	dj
4ts	cl
3ls	pe
4ue	fi
3o	no v-g
4ard	ff td
4i	py
4ng	hc i-e mf n-d p-k rh sp t1c v-g
4oks	3c
4rn	df
4uldering	tf
4x	ng
4y	fr g-g
3rancaforte	vi
6dt	rj
4igade	fp g-j
3udget	f-d qm
4ilt	7h
4oi	p14
4s	qg
2c	fc i-g n-h p16
31	oi
3a	0i d-t ie p-h qo tk vz
4c	fe rc
4fe	so tk
4lls	ie
4m	cm gc vm
5e	il
4n	dw oe qc u-f vd
5didate	fc
5nulation	nf
5va	nu
4o	dk f-c kl lv qe
4p	6g f-g n-f po ri s-c u11 v-e
5cut	nq
5stone	qc
4r	dd vu
5d	p1o
6s	6k
5e	nt
6er	rj
4t	hc
4u	i-d n-g t16 u14 v-j
4vitron	nd
3chn	pn
3d	kq
4ho	ph
3ells	rj
4rtificate	ki pg
9ed	pn
3hair	sc
5m	g-f iq
5n	gg i-d ne
5o	1h oh
5pter	sh
5rt	il
5tgpt	nc
5y	ee
4e	gt i-f ne
5m	ri
5ss	tl
4i	e10 gg j-c k-i l-g mf p1m
5ef	f-e gf
6n	ri
5ldren	f-k jr
5nh	fs g-g j-d le
5u	dc
4o	g-e ie qk
5ir	sm td
5ng	gk
5t	nf
4u	d-d gd mh se uq
5a	v13
6n	nd
5c	f-q gg r-c sn vg
5ng	6u k-n p21 r-j ve
5p	tm
5yen	3f d-d h-c ic j-f m-d o-g to
3ities	sh
6zen	vv
5y	kf
3laims	gg
5ss	dg f-e lc pd
7es	jk
7ic	pd
7rooms	3f
4b	sn
4ean	vf
7er	fc
4ient	f-j i10
5nic	sf
4ose	id
7d	fd
3n	gr
3o	f-k hv i-k n-c oe q-d ux
4ach	se td
4de	dd
4i	fr j-c
4llege	3c ke lc
4m	d11 ie
5pany	vg
7ss	cc
6rehensive	kn
4n	d12 e-f i12 po r-c
5g	dq gv j-l k-c m-h n-d p-m r-g sd v17
5servatory	kf
6truction	fj
5tracts	ig
5versational	of
4pywriter	fc
aing	pd
4rps	fe
4unty	fe
5rsera	pi
8s	6k lc
8work	mc
3p	fe
4r	pi
3raft	4k
3scs	p15
3tv	fd
4y	fe
3u	i-g lh
4a	p-f r1q
4c	rd
4m	kc
4ng	fh j-d n-c u12 vv
4oc	rk
5i	fr qj
5ng	dd
4rling	tv
5rent	gg
6iculum	r-d vj
4stomer	nd
as	ic
4u	ke
3v	v10
3ycling	td
2d	nh
3a	2w f-d gh i-e pn r-l sh tr
4i	km ln
4m	vd
4n	dc fc g-d v-f
5g	f-f ky l10
4o	3i fk g-k l-h r-c sp
4t	2-c dr
5a	ri
6set	qi
5e	dg gg
4u	4d f-c in
4y	2k dp g-d im l-f pf t-c v-f
5s	fe ps
3e	hi i-c vg
4an’s	ru
4clare	vd
4grees	3m
4ll’elettrochimica	ri
5ta	f-y h10
4m	e-f sn vi
5and	qc
4n	gk q-c
5trix	nh
4partment	fc kf uc
5uty	fc
4sk	f-h ge
4t	ve
4xis	nc
3h	ko le
3i	2i g-e jp p-c r-e s-c v1n
4a	gc
4ch	f-q jx od
4d	f-e kc
4em	ge lg ng
5n	de g-f no o-f
5u	5h cg kg n-f q-d
4nh	0s dg jq kg v-o
4ploma	ki
4rect	gf
8or	i-c
3o	4d dl f-c i-u jd ld v-e
4an	9o i-j mh nl p-f vz
4c	os td
4i	1c d-f ic r-c sw
4n	f-h ic nt o-g vg
5g	1c 9j fo gj he kd p-d
4ttorato	kf
3r	r-h uc vc
4iving	dc
4y	pp
3u	ip te
4a	g-c rh
4ng	en j-e nk
4oc	4d 5f 8l nn oo p-h t-h
5ng	kd l-c pp qh v-c
4ration	f-g gi
4ties	ch g-f
2each	fi g-d
4rly	f-e rj
5th	nc
3conomics	lc
3hospital	nd
3is	nd
3lse	cg
3m	1d bc jf v-c
4ployee	rw
9r	fi gf i-c
8ment	2c
3nds	cl
4gagements	2e
5ineer	kc
5lish	o1b
4vironment	ip
3ssen	pg
3tabs	nm
4c	cs
3vening	jl
5rything	fd
3xample	d1d t-g vc
4cel	np p16
4perience	2g
4tra	6f fg i-c
2f	ne
3aculty	k-e lj
4mily	fl
4npage	ih
4rms	g-d ij
4ther	f-f jy
3errante	rp
3igma	nf
4led	re
4nal	lc
6nce	f-d
5e	gd
4rm	fe
5st	dd kh px
4shing	th
4ve	ic sm
3loor	fc
5ppies	eh
4uent	ov
3ood	pk
5tball	tf
4r	e-e g-i j12 pk q13 r-s se v-d
5ecast	qc
5klift	pv
4undation	pj
5r	io
3ree	9g ax n-h tf
5nch	me of
4om	f-m jg kc vi
5nt	f-g gi
3ull	f-l jw vg
4n	ah f-e ge
4rther	6e
2ga4	ng
4mes	td
4n	gd i-i
4p	jh
3b	re
3dtx	kd
3ear	4e
4d	kr l-m
4neral	gg i-d
4rman	or
3hi	g-f ip vn
3ia	0s i-h jt k-d lf
5i	8v p-e r1i s-h
5m	ig pm
5n	gp i-f nt o-g ve
5o	j-g no ow t-d v-c
5y	6v rn
4o	af r-d sl ts
5i	lp
5rnate	ri
4ving	9e sc
3o	f-c qc
4es	ri te
4i	f-m gv
4ld	d-f eh
4od	ph
5gle	np pv
4vernor	sp
3pa	k-d l1f
3rant	ff rj
4een	pm v-e
5yhounds	tk
4oup	f-c
5wers	ig
3uard	f-d gj
4ilds	kd
2ha	dc uo
4ckathon	rg
4i	fo vd
4m	td
5ilton	hc
4n	4c nn ol pv v-i
5a	de
5d	d-e ef
6ling	ph
6s	4h
5g	4h d-d fh m-g py v-f
5h	1c d-c fc
4t	vc
4ve	2c dd
3b	pm
3cm	gh
3e	e-c p-d sp u-c
4ad	fd ud
5lthcare	pd
4ight	pg
4llo	1j
5ped	id
4t	kj vd
3i	fk h-i
4em	gd
5n	nh r-c sq v-c
5u	rf
4gh	kg
6est	ld
4ndi	on
4story	oj
3k2	mc p-c rr
3o	do p-e qe vo
4a	3e dg go h-e qk r-g vn
5ch	ig
5ng	fh
5t	9e
4c	2-g 3n 615 g-10 jd kp le n-e o-g pk t-f
4i	9r bs i-k od sl
4me	i-g jv oo
4n	dd
5ors	8d re
4p	gc ij
4tel	fh
4ur	vl
6s	ah ic
3pcsa	pf
3r	uc
3sk	og
3ttps	d-e ii
3uan	6o p11
4ng	fl gm i-c j-e kc l-e
4y	rf
5en	ff
3ygiene	pj
2i	0g 1g 2h 3f 4l 5f d-x el f12 g-e h-f i-19 q-c re t-c
3elts	op pt
3gbo	n-e ow
3i	f-c
4i	g-d rs
3llness	je
5ustrator	nf
3maginary	ri
3n	1d 8j g-d h-i jt kd mp o-c u-e v-f
4itiate	pt
4stitute	l-e pq
6ruments	4g
5urers	ie
4terested	ve
5ro	1c pf
4ventor	ri
5ited	rc
3rish	op
3s	e-c vf
4ixhosa	ok
3talian	oc
2j	rr
3an	fc
3ob	4f i-i
5s	2y
4urnals	so
3ul	fc
5y	ji
4n	l-d
5e	r-c
5ior	id
2kan	nd
3cs	fh ge
3e	in nc v-e
4eping	nd
4t	ce
3g	dl f-c
3ha	4h ls om
5c	6q cp vf
6h	qd
5i	dd v15
5o	br
5u	jc
4en	8v p-k r1b
4i	dm g-h im j-c uv v-h
5ch	mq p-c rs
4mer	oi
4o	in
5a	f-10 gz l-h pv vg
6n	f-g ie
5i	ni
5ng	f-q jr nc ok sh
4u	gd
5yen	mq p-c rs
3ich	rg
4em	fc
5n	po
4m	nd
4nesio	nf
5h	2g i-h nf
4otviet	nf
4t	4f
3now	bf
6ledge	oi
3ubernetes	nc
3y	eg j-d km nx p-q vd
2la	hp i-f
4boratory	d-e eh
5s	3f
4c	gr i-d
4gos	rd
4i	jn k-l p13
4m	213 i-p ng p-j
4n	de f-c hc sw
5g	p-c ri
6uage	vd
as	5k oh
5h	if
4o	rc
4p	di
5top	vi
4st	df
4t	cf jd
5er	f-e
4u	ec
5de	kc
3e	dz ff v-m
4ad	uk
6er	fc i-h so
5n	pk
5rned	3c
7ing	3h pf
5ve	f-f j12
6ing	kd
4cturer	fc
9s	3h
4ft	kn p-f
4n	ee
4tters	ie
4vel	kt pf
7s	pk
3icence	6k di p16
5h	0k qc tf
4en	pi
5u	in mc
4fe	2d
4ke	ed
4nh	cg ds
5kedin	de
5ux	eh
4st	id qj rt v-c
4ttle	fc sd
3o	df v-g
4ai	l1e m-j p-d vc
4cation	gc
4de	ld
4i	1d vi
4ng	tm
4ok	ee
6ing	jj
4p	6k p18 r-c v-h
3u	vd
4a	fk
5n	fe i-d my
4c	as fl j-e tk v-c
4ong	cg dc iy v13
4yen	pq
3y	0f ij pd
2ma	ki
4c	nj
5hine	fd pf
4de	7c
4i	gf uf
5l	dk
4ke	qd
4nager	fg i-d ul
5darin	oi
5h	nk
5ual	pv
4rch	f-u i1e
5k	md
6eting	pg
4ster	pc
4ternity	jg
4u	ii r-c sq
4y	1f 2e ad d-e nm p-e r-d s-e t-f v-m
3ba	kd
3e	0c 1f bg i-n jc
488	dj
4adow	fg g-e
4m	gh ns
5ber	g-c pp
4o	n-e tj vj
4ta	ne
3ien	gf i-c
4nor	mf
4sc	ck
3o	dd f-d g-c im u-c
4i	ic
4n	mc nm
5ey	kk p-f
5g	cl i-g vy
5th	in rj
7ly	id
7s	gr hk i-k
4s	ps
5tly	if
4t	df vr
5her	og
4ving	ve
3rs	ft i-j
3s	ne
3ua	fs i-d s1b
4c	dc
4on	1d cv vs
3y	2e 3f cf f-e i-u j17 n-e p-d q-g
2nam	0d 2-d ek gm h13 i-o j-g m-e p-s q-g r15 s-d vi
5e	di ge
4ng	4w f-g n15
5ny	cd
4tional	pc
aity	dn
6ve	om
4u	tj
4y	h13 i-f
3dhce	ph
3eedle	0e
7ing	pp
4t	dc
4w	ih
5sletter	ic
3gan	6g d-k ge vf
6h	lg m-f vt
5y	dl o-g pu r-r v1g
4he	2c 4p 6c f-k g-d kv lq m-c p-g
5i	f-1c j29 vf
6a	jk vd
6em	2f vj
7p	ed f-e gn h-c i-d lm m-e pe
4oai	5f ad fk j-c k-h oz tn
5c	dt g-f
4u	5w k-l o12 vd
5oi	bc dh it vg
5yen	cc su
3ha	gg i-f qe
5c	so tj
5n	0m d-i gf j-c le p-l q-c rl
5p	d-c
5t	op rl
4i	ri tc
4o	ig j-f
5m	pg
4ua	pj
5ng	2d vf
3igerian	od
5ht	ik
7s	gc i-j
4nh	nc
3o	ie vl
4i	5o fd i-m oo vd
4n	vq
5g	f-e gz i-f
4t	ad ci p-f vv
5es	cj ve
4v	gj
4w	fj gs
3uoi	n-f tv ve
4rse	dg
6ing	gh i-h
3v	fg g-j
2o	f-w jy km l-e p-j
3dds	cl
3f	2-h c-c dc e-g ge iq ke mf o-i qu
4f	ai jc ki
5ices	gl
3k	vc
3ld	ti
3mt1	pg
3n	i-j jp p-k ux
4ce	vh
4e	fd po
4g	fl i-c v-e
4ly	ne od
3pen	qi rj
5rator	td
3rganisation	le
9er	sl
4igin	nh
4thopaedic	pg
3sei	rj
3ther	9d cx
3utside	ai
3verview	pd
3wn	dc vs
5er	ui
3xygen	ri
2padova	ri
4ediatric	gc
4ge	p-c v18
4ir	fk
4per	ff
7s	6o
4rent	jl
8al	jj
8s	0g
5t	fl
4ssed	pm
3ccc	pq
3ennine	rh
4ople	ef
4r	vn
5iod	vl
5sonal	0m
3ha	ge nf
5m	dd ps r-d
5n	gr ng
5p	op
5rmacy	hc
4i	mg
4o	fq qe
5ng	gc ij j-i ne
5tography	n-e tt
4u	d-h fh gi jh p-n
5i	tq
5oc	qi
6ng	f-h jc uf
4ysics	mc
7otherapist	fp g-g
3idgin	oe
4eces	cl
4peline	rj
4tcher	rd
3lace	p-d rm vk
7ment	fg gf
5nner	f-g ql
4c	hc nn
3odcast	tc
4licy	gc
6sh	oe
4rtugal	td
8uese	of
4sition	cd f-i g10 i-g vc
5t	ce ih
6er	rk
6s	2h
4tholes	qi
3ractice	2g
4esent	cf gh
6s	8c
4ince2	pk
6t	8i
5zes	8d
4ocessing	vc
5f	mc
6essional	po
9or	ud
5ject	fi
9s	7i
5viders	pd
4uning	nc
3sm	pf
3t	pg
3ublications	8q
3ython	nl ph
2q	gc
3ua	2h
5lifications	3f
5n	d-h fc g-j k-f lm nd p-f ur vg
6g	kc
4e	f-i jr nc
4ilts	tu
4y	ru
5en	dc ie
6t	dd
2r	ri
3anh	ar tn
4u	tx
3dh	1-d dh
3eading	od
4ceptionist	fe
5overy	je
4ferees	bd
8nces	bg lg ue
5resher	pg
4gional	rf
6stration	6k ph
4hab	pe
4levant	mc
4newed	pm
4pair	sf tm
5orting	gr i-j
8s	ge
4quest	lg u14
4scue	tj
5earch	gf
aer	gc
5ponsibilities	4f ii
5ult	ld
6me	df
4tail	ge
5urns	ic
4viewer	sn
3icerca	ke
4eng	vf
3o	vl
4ad	2j fg
4bot	qc
7ics	kc
4i	ge
4le	g-q i11
4om	d-e eg
4und	fe i-c
3ua	fl g-g
4ng	d-e
5ning	te
4ong	jo
4ssian	oc
2sabbatical	f-m j10
4c	li p-d
5h	tq
4i	g-c nc
4lary	vx
5es	rf
7force	nn
4me	kd
4n	gf p-h
5g	vl
4o	ph
4s	ng
4t	pk
5urday	sg
4u	j-d
3cholarship	rq
6ol	3c kc p-n s14
8s	3j
4ience	lg p-e
4out	sm
4ripts	nc
5um	pf
3ea	sd
5rch	pi
4cond	fe rg
8ary	kh
4ed	f-e g10 i-c
4lected	8f
5f	pp
4minar	pd
4n	fc
5ior	ki p-c
4o	nd pe
4p	jc
4rver	f-e ig
6ice	9l
3hift	ih ue
7s	rd
4op	ic
5rt	1n 6e d-e qd
3i	fc kc lg p-i rg
4gma	pk
5nature	vq
4lver	rh
4nce	ef f-u iy k-m sh
5h	0c du f-o ic jo mg
4te	qc
4x	pk
3kills	4e ig nd
8hop	pi
3mall	id
4oker	vr
3o	do f-d ip nd pc ri s-d u-c v-r
4c	fg
5ial	nj
6ety	sc
4lidworks	nh
5utions	pc
4meone	d13
4urdough	tu
5th	dc jh
5za	df hc
3peak	5k oe
7ing	o-h vh
4oken	5o on
4ring	fg
3ql	nf
3t	hc
4ack	4h
5nding	pi
5rt	eg vh
7ers	if
5tions	2e
6us	dc
4reamer	fd
5uctural	fd
4udent	fk
6ied	3d
6y	f-h jv
3u	0h ed i-j ld o-c vn
4a	ni
5t	md
4c	sm
4mmer	ff
8s	gm
4nday	sr
8s	sd
4pervision	9f
aor	cd md
3wedish	oi
3ystems	fd
2t7	gf
39	ge
3a	j-c vo
4c	vm
4galog	op
4i	im mh p-l sd v-g
4ke	ok
4lk	ee
4m	l-h pq
4n	dc
5g	f-g gf qg rc
4o	3i f-f ic pg
4p	6p i-i jd
5ing	nf
4y	4e ng
3b	lu
3e	ph
4aching	9f
5m	qe tc
4ch	4l f-n ho ki
6nician	d-d eg
7ology	ki
4n	v1d
4rraform	nc
4st	nc
4t	qj
3h	ce
4ac	kd
5m	b10 uf
5n	0x ds u-d v-m
6g	d-j gi hq ph r-k vj
6h	rl st
5t	e-d vv
5y	il
4e	2n d-c e-c fd g-e iv jc k-s l-h n-g o-m ry sl v-e
5m	6m bh fm jc
5n	jk
5o	ic
5rapy	pd
5sis	ml
4i	i-h ji rr sf
5ch	aq ec t11
5et	ik nc
5ng	cj
7s	7h
4o	fu
5i	fp gp i-j j-f lf
5ng	ll
4pt	k1j p-i
4ree	gk lc
4u	mh
5at	f-c gg kc
5c	i-e pj
5e	ii
5ong	8i rf
5y	lc
3iec	qg
5n	fc nf rh
6g	513 d-g o1o r-c si v-l
5p	no ox sm t-c
5u	0h d-s eg ve
4ktok	e-c vp
4ll	ie
6s	fc
4m	ee
5e	an i-d j1d
6s	id
4n	5d i-j k-d me
5h	ch i-d k-h l-d mi nm o-f rp sf vk
4tle	gd
3nhh	fc i-c
3o	dj gn k-d m-g pj
4an	ne pp
4c	f-c hf
4day	gc
4eic	od
4i	1j 6d d-i fv i-h j-d vg
4ng	gi i-c rg
6ue	of
8s	5n of
4olbox	4f
4t	dd lk p-f ro
3p	dc gh
3rach	se
6ker	qg
5il	tl
6ning	3c 6e f-d pe
5n	dy kx l-s
6g	dc f-c g-f p-c vr
5vel	n-h rh vp
8ling	jh
4e	so
5asurer	si
5n	vj
4i	gk j-c
5eu	f-g gy v17
5nh	2j 7e dk
4o	eo ii
5ng	4c ii j-c o-e t19
4ue	vf
5ng	kc oh
5ong	ef gh j-d m-f ud
5st	rp
3tgdtx	kz
3u	ef i16 j-u o-c vk
4a	gc
5n	ig
4oi	dk fh i-h
4yen	vg
3win	si
4o	f-c g-i is sk ti
3y	fg vn
2under	se
4employed	jl
4g	dc vg
4ion	vd
5versity	fo lc p-f
4til	gc
3ong	fj i-k
3p	f-m qe
3s	dl vx
4d	f-e gz
4ed	ii
2va	2m 3d 4g 5e 8h f-u g-e in j-l n-e s-e
4i	1e g-l io
4n	3c d1c gr j-k me p-m v-x
4p	gc
4t	ce g-g ie jc nj
3e	1t 3g 5c d-j e-i f-h jc n-d p-f r-d vk
4stibular	pf
3i	f-o gk i-c nj vh
4ec	f-x ju p-d vl
5n	dd e-h fg g12 h-d i-14 l-d me n-f o-c p-c r18 s17
5t	rd
6namese	oe
4llage	9c qf
4sits	g-d ik
4tae	0k r-d vi
3o	d12
4i	e-c if
4lunteer	sf
4n	f-h g11 i-c
5g	ce
3u	2-j ge i-d jd k-c nd pg vl
4i	vu
4on	f-p jc
6g	f-c gj
2waiting	td
4s	fv i-h
3eb	qg
5inar	pi
4ek	fc
6ly	ic
6s	kc vf
3hat	4f
4eel	9d
5n	ae
5re	ri
4o	bo ee ud
3illing	n-f v10
4ndows	ij
5ner	rg
5ter	gh
4th	f-k g-r iz ju ng qi v-g
3ord	nt
5k	ai cf gh i-n n-i pi v-k
6er	cd
6ing	ac n-c on pe
6shop	pi
4uld	ee
5nd	nf
3riting	o-h vh
4ote	ie
2xa	dh e-c vk
4c	md
5h	f-g hg
4nh	1c 3c d-l sp
4y	f-g gd
3e	fq j-f nh vc
4p	lk
3in	1r vr
3rd	nl
3uat	fc mk p-i
4yen	gc
2y	pe
3ear	g-k jo kd mo p-i
6s	d-e ej gt hh i-l v-c
4t	cj
4u	u17
3oruba	oe
4uth	ff
2zalo	ng
3otero	nc
`;
