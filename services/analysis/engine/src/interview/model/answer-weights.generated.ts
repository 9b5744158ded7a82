// Written by `npm run train:interviews`; not edited by hand.
export const answerWeights = `A R
02=# #	07 14
4:	07
4SELF	0f 1-w
8'm	0-4
4a	0-7
5nd	0-7 1-i
4ban	0-7
5y	0-c
4ca	0-g
6i	08
5ho	0e 1-4
6uyen	0-7 1-c
5ong	0-4
5uoc	1-4
4dau	17
6ys	1-a
5i	0-6
6em	06 19
5o	06
4giam	04
7y	1g
6o	0k 1-f
4had	0-4 17
6lf	09
5ours	0-4 17
4if	07
5n	0-j 14
5t	16
4jobs	07
4ky	0-6 17
4la	17
6m	09
6n	0f
5en	0c 1-4
5uc	14
6ong	0-5 1-5
4mat	0-7
6y	0-c 1-b
5etres	0-4 1-6
5il	1-4
7lion	0-5 1a
6nutes	0-7
5m	1-4
5oi	0-6
6nths	05 15
4nam	09 1-6
5gay	0-7 1a
6uoi	09 1-4
5ua	0-5
6mbers	1-b
5what	15
4o	0-9
5f	1j
5ne	1-4
5r	0-6 1-9
5ut	1-6
4p	04
5ercent	04
6sos	16
5hai	05 1a
7n	0-5 17
6ieu	09
6ut	0-c
5ositions	08
6ts	0-6 1-a
4quyen	08
4roi	0-a 1-5
4sau	0-5
5econds	0-4
5hops	0-5
5ince	0-6
5uppliers	1-5
4teacher	04
6t	0-c
5hang	04
6e	0-g
7n	0-8 15
6i	0-7
6ousand	15
6ung	09 17
5ieng	0a 17
5o	1r
5rays	14
6en	0-g 1h
6ieu	0-9 1q
5uoi	0-m 1-b
5y	0-7
4units	0-5
4voi	0-4
4we	1-8
5ith	09 14
4xa	0-4
5e	1a
5uong	1g
3% and	14
5gio	1a
5in	0c
5ma	0-5
5of	14
5thi	05 1-8
5xuong	0-9 14
2*ed #	1-c
6*ed	1-6
6SELF	0-4
a'd	05
6a	0d 1b
7bout	04 1b
7fter	04
7ll	06
7n	0a
8d	0-g 1-c
7round	16
7s	0-7 15
7t	0-4 15
6before	16
7oth	04
7y	06
6check	08
6down	0-6
6each	0c
7m	0a 18
7very	0e
bone	0-7
6first	17
7or	0-e 1-c
7rom	1-7
6her	0a 1-a
7im	1-5
8s	1g
6in	0-w 1l
7s	0-5 15
7t	0m
6loss	14
6me	0-5 1i
8chanical	0-4
7y	0c
6off	15
7n	0j 15
8e	0-6
7ur	04 1-5
8t	0-7 1-a
6she	15
7o	1d
6that	0-e 1a
8e	016 19
9ir	07
9m	0b 1-g
9re	0-8
9y	1-4
8ose	07
8ree	09 16
7o	0-n 1-l
7rays	1-7
7wo	1-8
6up	1q
7s	0-4
6what	05
2: #	16
4SELF	04 1-5
4ask	0-6 16
4the	17
4we	1-7
4you	08
2SELF #	0-1g 1g
8%	0-i 1u
7*ed	01u 1-5
7SELF	0-m 1g
7a	0-4
8dded	06
8i	16
8lso	0i
9ways	0-h 1-b
8m	0-u 1-9
8n	15
8o	14
8p	0-5 19
8sk	0-4 1-5
aed	0f 1-6
8y	0-d 1i
7ba	0-n 18
9ke	0b
9m	05
9n	0-i 1i
ag	0-d
9o	0p 14
9t	0-f
9y	0-5
8e	1b
9lieve	0-g
8i	17
9et	0-h 1e
8o	0-7
9m	07 1-5
9n	0-a
9ok	0-6
9ught	08 1a
8ua	1-9
9ilt	0d 1-5
7ca	0-f 1e
9ch	1-c
9i	0e 1-4
9ll	04
bed	1-6
9m	0-6 17
ae	07 1-f
9n	05 1-c
9red	0-d
9t	0c
8ha	0-6
am	0-5
anged	0e 1-4
ay	0f 1-p
9e	07 1-7
ack	0k 1-d
ced	04
ap	05
9ia	0e 1-8
anh	0-5 1-8
au	1f
9o	0m 16
ai	0-5 1e
an	0-4
9ua	0-d
ac	0-4 1-6
ap	08 15
8leaned	1-5
8oi	0-7 1e
9me	0-4
9ng	0-a 1-5
9uld	0-a
cn't	1c
anted	09
8u	0-a 1-7
9a	0-5
9ng	0-a 1-i
9oi	0l 1-5
9t	0-5 19
7da	0m
9m	0-4
9n	08 14
ag	1-k
9t	04 1-7
9u	1-6
8e	0i 14
9m	0d 1-8
9ploy	0a
9u	0-b 1-7
8i	0x 1-8
9d	0l 1-c
9nh	0-4 1-9
9u	0-5
8o	0-5 1s
9an	1-6
9c	05 1j
9i	0t 1-7
9n't	0-j 1-6
at	0-4
8rew	0e
9ive	0-7
8u	0d
9a	0f 1-9
9ng	0i 1-m
9oc	0-p 18
ai	0-7
7ep	04 1-4
7feel	0-4
8ound	06 1-5
7gan	08 16
ag	0-7 1-5
9p	06
9y	0-6 14
8et	0-6
8hi	0g 1-4
8i	0-4 1-6
9an	09
ao	0f 1-5
9o	0-k 1f
9u	0e
aa	0-5
9ve	0-5
8o	0-h
9i	0t 1-6
9m	0e 18
9p	0-4 1-5
9t	0-7 1-4
8ui	06 19
7ha	04
9d	0-x 1-j
9i	17
9n	04
9ve	0-9 1-a
bn't	0-5
9y	0-c 1-5
8en	07
9t	15
8ieu	0-6 1e
9nh	06
8oa	0-9
9c	0-8 1-8
9i	07
9m	1-6
9n	16
ag	17
9p	0-4
ae	0-9
8uong	0c 1-5
9y	1b
7it	0-4
7ke	0-9 1-4
9m	0c 1b
9o	05
9pt	0s 1v
9u	05
8hach	0-d 18
ai	0a 1-4
9en	1e
9o	0-e
aa	07
bng	0-5
ai	14
ang	0-h 1i
8ia	04 1-6
9em	01b 1-b
9m	0-5
9nh	0-9
8now	0-v
7la	09 1-b
9id	09
9m	06
9n	0-k
9p	0x 1-c
9u	0h 1-5
8ead	08
arned	0-s 1-4
9d	06
9n	0j
9t	05
8ike	0-8
9ve	0-6
8o	0-k 1-a
9i	0-c 19
9oked	05 1-4
9p	04
9ve	0-d
8uc	0-l
9on	0-c 1-d
bg	1-6
7made	0z 1-9
9ng	04 1-4
9t	0-c 1-6
9u	07
9y	0-h 1f
8e	07
9asured	04
9ntor	0-4 15
8o	0h 1-e
9i	0-l 16
9ng	0-d 14
9t	0-8
9ved	04 1-9
8uoi	05
an	0-o 1-d
9st	09
7nam	0-b 19
9ng	0-7
9y	0-4 1a
8eu	0-5
9ver	0-5 1-8
8gay	15
9hi	0-k 1-g
9oi	0m 1-c
9uoi	0-f 16
8ha	09 1b
ac	1a
an	0-4
bh	0-5
ap	04
at	0m 1-6
9ieu	0-4 15
an	18
9o	0-8 1d
9u	15
8o	1a
9i	0i 1-8
9p	04
9w	0h 1-7
8ua	04
9oc	07
7o	0-7 1-7
8iled	05
8ng	07
8pened	1-6
7phai	010
9i	14
9u	0-c 1-8
8ick	0-4
bed	09
8refer	0-6
9oposed	07
8ulled	0-e 14
9t	0g
7qua	0h 1-4
an	14
ay	016 1-4
9en	0-h
9yet	0-4
7ra	09 15
9n	0g 18
ag	0h
9t	0-a 1-6
8ead	0-a
9ckon	1-5
9spect	0-8
8ollback	07
8u	0c 1-6
9a	08
9t	0-k
7said	0z 1-5
9ng	0-f
9t	0d 1-6
9u	0-7 1-9
9w	0-6 17
9y	0a
8e	1-9
9e	0-a
9t	07 1-4
8hould	0-5
awed	0c
8i	15
9nh	0-5
8o	0c 17
9an	04
9n	0r
ag	0-6 1a
9rted	04
8plit	06
8tart	09
ced	17
ayed	0-a 16
9ood	16
apped	04 1-4
8u	07
9a	07
7tach	08
9ke	0-a
9p	08
9t	06 1a
9ught	08
8each	0-6
9n	0-9
8ham	15
ang	0-4
ao	07
ay	05 1j
9em	0b 1-d
9i	0-l 1-d
ach	0-5
aeu	0-c 1-6
anh	15
bk	0-o 1e
9o	05 1-4
9rew	06
9uong	1-8
8ich	06
9eng	0-b
ap	0-4
au	0-a 19
9m	1-a
9n	0-e
ah	06
8old	0d 19
9ok	0n 16
9uch	0-c
8ra	0c 1-4
ai	0f 17
bned	1-4
9e	0-5
an	08
ao	04
9ien	06
anh	08
9ong	0-d 19
9uc	0-5
aoc	0-7 1-d
8u	01e
9ng	0-n 1-7
9oi	1i
9rned	07 19
7understand	0-5
9g	0-6 19
8se	0-j 1c
ad	0-4
7va	1-6
9i	0-4
9n	0-8
9o	06
8e	0h 1-e
9t	0-7
8i	04 1-6
9ec	0-4
at	016 15
8o	05 1-7
9i	0-6
9n	09
8ui	1-6
7waited	0b 1-5
9nt	0-f
9s	0-1r
9tered	07 1-5
8eigh	07
9nt	0z 1-7
8ill	0i
8on't	07
9rk	0-6
bed	0-f
9uld	0g 19
8rote	16
7xep	0q
8in	0e 1-5
8oay	04
7yeu	0-9
6'd *ed	0-5 1-5
9ask	0a 1-5
9be	0-a 1-5
9do	09 1-7
9get	06 1-5
9have	0-8
aope	1-6
9keep	04
anow	0-7 1j
9like	19
aook	07
9need	0-5
bver	0-4
9say	0-9 1d
9take	0f
9use	1-5
9want	0-7 17
7ll know	18
7m *ed	0-4
9a	0-6 1-4
at	0-4
9not	0-6
9on	0-4
9sure	0-5 1-6
9the	0-4
cre	18
7ve been	0b
adone	0-4
2a #	0e 1-4
4*ed	0-5
4SELF	0-9
4bad	1-5
6kery	0d
5it	09 1-a
5oard	0-4
6ok	09
4card	04
5hallenge	0-5
5lass	0-4
6ient	09
5omputer	1b
6py	1-7
6urse	1-4
5rane	0-4
4date	1-4
6y	09 16
5ead	1b
5raft	04
7wing	04
6iver	0b
4few	1-4
5oot	04
5riday	0-4
5ull	1-4
4gap	0-5
5ood	0-6
5reat	0-4 1-4
4half	0-7
4job	0-4
4list	06 1-6
6ttle	1-4
5ong	1-6
6t	0-f
4mate	07
5inute	15
5onday	1-a
7th	0-a 1m
4new	1d
5ursery	08
4payroll	0-4
5encil	04
5hone	18
7to	08
5icker	07 1-5
6vot	0c
5ump	1-4
4queue	0-4
4reason	0g
6gular	07
6sult	0-6 1g
5ule	0-6
4school	04
5econd	09
5heet	0-b
7lf	05
5ingle	0-5
5mall	1-5
5pare	1-5
5tring	04
5unday	0a
4ta	0-4
5eam	0-4
6st	04
5hing	0-5
7rd	0b 17
5ick	04
6me	1-6
4very	1-5
4weekend	1-4
5orkbook	05
5rong	0-4 15
4year	0i 1d
3bout #	0-f
8it	0-a
8one	1a
8that	0a
ae	09
3ccident book	05
3fter a	05 1g
8christmas	14
8four	04 15
8half	04
8it	1-7
8that	0f 1d
ae	1-n
7noon SELF	0-9
3gain SELF	0-e 1-7
8and	04 16
9t	04 14
8in	04
7st the	06 1-5
4reed to	0-4 1-6
3i ca	05
7n	14
6hua	14
6ung	0-s 1-4
5hoi	0b
5phai	17
4d from	0-5
3ll *ed	1b
6about	1-8
7nd	1-4
6good	1-5
6his	1-5
6of	1-a
6the	0b 1g
4one and	1-7
4ready do	0-4
4so *ed	06 14
7a	1-9
7wrote	04
4to *ed	1-4
7dropped	1-4
4ways *ed	0-4 1-7
9been	0-4
9try	0-5
3m a	0-9
5thanh	0-8
6ruoc	0-5
5very	0-4
3n SELF	09
5apprentice	07
6utistic	06
5cho	0-4 15
6om	0-4
6u	04 1-4
5dien	0-7
5expiry	1-5
5het	1d
6our	07 1-8
5old	08 1-c
6nline	0a
5roi	0-7 1d
5toan	06 1-7
5viet	04
5y	1-4
4d #	0-7
6*ed	0d
6SELF	0x 1-u
a'd	0a 1b
bll	1-4
bm	0-a 1-6
bve	0-6 15
6a	0-f 1-d
7fter	0-g
7ll	04 18
7n	1-6
7sk	08
9ed	1d
7t	0-6
6back	0-7
7eds	0-4 1-5
7rought	1d
7y	07 19
6check	16
bed	06 17
8ina	07
6did	18
7o	0d
7raw	04
6every	0-9
6for	04
9tnightly	05
6get	1-4
7ive	0-5 1-4
7ot	05 16
6had	16
8lf	1-7
8ng	06
8ve	08 1c
7e	14
7is	18
7ow	09
6in	0-a
7t	0-9 1-4
8's	19
6learn	05 1-5
8t	04
6made	05 1-5
8ke	0-6
7ore	0-4
8ved	06 1a
7y	0-9
6never	0-7
7obody	1o
8t	04 1i
9hing	1-4
8w	05 1g
6off	0-f 1-f
7n	0-6
8e	0-4 1p
6people	0-5 1-4
8rgolas	07
7lasterer	0-6
7ut	08 14
6read	04
6said	09 1a
7ee	06 1-4
8nd	0-5
7he	1e
9'd	1-4
8owed	04
7o	0-6
8me	09 1-6
7tayed	15
6take	0-4
8lked	1-5
7hat	0-7
a's	05
8e	0-8 1s
9ir	06
9n	0-5
9re	0-5 1-7
b's	0-5
9y	1a
7o	0-4
8ld	04 1b
7wo	1-5
6we	1h
8nt	0-c 1-6
8re	15
7hen	0-c 1-4
7ith	06 1-6
7orked	04
7rote	1-4
6you	0-5 1-5
4y any	06
6of	1a
3o SELF	14
3p luc	0-a 1-b
3re blue	0-4 1-5
6difficult	0-4
6green	0-4 1-5
6what	0e
5a manager	0-9
4ound #	1e
3s a	05 1f
5it	14
5the	0-7
5well	0f
4k first	0-4
6what	05
5ed for	0f 16
8her	04
8me	0-a
8our	04
8the	09
9o	0-c
3t #	05
5a	0-6 1-5
6ll	09
5each	07
5home	09 1-5
5larkfield	0h 1-5
6unch	15
5my	0-a
5noon	1f
5that	15
7e	0-o 1-9
4lantic grid	0-4
3utistic lad	06
5umn the	0-6
3y tu	0-5
3zure and	1-4
2b #	0-b 1-6
3a SELF	0-8 18
5ban	04
5cai	09
5lan	0-4
5mat	05
5nam	09 1-9
6gay	0a 1-4
7uoi	0-a 1-5
6ha	06
5phuong	07 15
5thang	0-b 1a
7i	0-5 17
6ieng	0-7 17
6rieu	16
6uan	0b
4ck SELF	1-5
7and	1d
7by	05
7for	0-5
7in	04
7on	1b
7so	0-5
7the	0-8
8o	0b
7up	1-5
6up hien	06
4i ban	0-4
6don	0-4
6hoc	0-4
6mua	08
4m theo	0-4
4n SELF	0-e 1c
6backup	1-4
8n	0-4
7e	0-4
6chua	1-4
6dan	04
8u	0-b 1e
7e	0-6 1-6
8m	0d 1-5
7i	0b
8eu	0-5
7uoc	0r
6giao	1b
6hang	0-5 1-6
6khac	1-8
7ia	0l
6le	0w 1-9
7op	0-4 14
6moi	0-4
7y	0-5
6nao	0k 19
6o	0-7
6phu	0c 1g
6quan	0-7 15
9y	1-4
6than	0-9 1-8
9o	08
7in	0c
7u	0-a 1d
6ve	0-a 15
6xin	0-5 14
5g do	1d
7excel	04
7hoi	1c
7lai	0-5
7tay	07 1-7
8reo	05
8uoi	08
4o SELF	0c 1-6
6bo	0-7
6cao	05 1h
6dong	0-5
7uong	19
6gia	17
8o	0-j 1-j
6hiem	0-9
7o	1-5
6lau	0-6
7oi	0-4 1-8
6so	0-6
6tang	0-6
6xanh	15
4t SELF	0-4
6buoc	06
6chuoc	1d
6dau	1-6
7ong	0-4
6may	04
6tay	0-9 1j
6va	04 1-4
4y SELF	0-4 16
6cho	07 1-4
6gio	0-i 18
3e #	0-4
5*ed	0-j 1-6
5SELF	1j
5a	05 1-4
6utomated	1-7
5honest	05
5in	14
5punctual	0-6
5the	0-5 15
7u	1-4
8a	14
4cause it	0-9
aof	0-4
athe	0b 1-b
dy	05
5ome a	0-6
4ds are	0-5
7of	04
7were	09
4en in	0i
7on	0-4
5s from	0f 1t
4fore SELF	0-4
9and	14
9that	0-8
be	07 19
cy	08 1-7
9we	1-9
4ginning SELF	0-6
4hind it	0-5
9the	05 1-b
4ing *ed	08
4lieve in	0-7
athat	0-5
4n SELF	0-x 1-f
6canh	04
6do	0-5
6hang	16
6kia	15
7y	0-7
6pha	0-5 1-c
9i	14
6song	04
6thanh	04
5h SELF	0a
7an	0-5
7nhan	0-4
4p SELF	0-7
6truong	05 15
4tter and	0-4 16
9than	0-4 1-4
5ween our	09
atwo	04
3gp between	09
6to	0-6
3i bo	0j 16
5do	0-4
5khach	0-6
5phat	1d
5tai	17
6ra	0-4 19
4en ban	0d 1-6
7tan	0-6
5t SELF	0-7 1n
7gi	0-5
7la	1c
7noi	0c 18
5u do	04
4g pieces	09
4nh #	15
7luan	08
7thuong	0-h 1m
8inh	0-5 1-5
4rmingham are	0-4
4t of	04
3lue and	0-4 1-5
3o SELF	0h
5me	15
5phan	0-4
5ruoc	14
5sung	0a
5the	14
6ien	0-8
6rong	0b 1-4
6u	0-5
5ve	14
6o	1-4
4ard in	0-6 1-8
4m can	07 1-5
6mau	0-6 1-4
6ra	04
4n SELF	0-5 1g
6nam	09
7ha	15
4ok and	0-4
7the	0-6
6ed the	04
4ss was	1-4
4t duoc	14
4ught a	05 1h
4y SELF	08
6who	18
5s were	0-4 1-7
3reak it	04
4oke and	0-4 1a
3ua sau	18
4ilt a	0n 17
8it	1-5
4oc nao	04
5i SELF	0b
7chieu	0f 16
7dien	0-7 1b
7sang	0-7
7trua	04
4p be	05
4t the	19
3y a	04 15
5christmas	0-4 17
6ompany	0c
5easter	17
5hand	07 1-a
6erself	17
5june	1a
5month	0d
6yself	1-7
5name	15
6ine	1d
5one	06
5the	0-c 14
8n	0-a 1-4
5week	08 18
2ca #	0-8 14
5SELF	0-6 1c
5ba	06 19
7n	07
6uoi	0-d
5ca	15
5dem	0-4 1f
5hoi	0-8
5kho	0b 1-4
8a	0-4
5lop	14
5moi	0-6
5nam	0-5 1-9
6hom	0-4
5phe	0-6 17
7ong	1-4
5thang	0a 1-4
6u	1-5
5va	04
5xa	07
4c SELF	0-b 1-9
6ban	0-8
7uoc	06
6hop	08
6phong	1-6
5h do	0-c 19
7lam	0-5
4i SELF	1-7
6ban	0-6 17
9g	05 1-4
7inh	0-5
6do	0-6
6gi	0-9
6lay	1-6
6mot	14
6nao	0a 16
8y	06
7hau	0-5
6the	09
7ien	0-4
7rang	09
4ll me	0-6
7outs	0-5
7the	07
6ed the	1-5
4m bien	07
6duoc	0-5
6on	0-4 1-4
5e back	0-8 1f
7down	14
7from	1-9
7in	0c 1-4
7on	1-6
8ut	0-7 1c
7to	0-5
7with	16
4n do	1-6
6fill	0-a
6mang	07
6nguoi	0-9
6thu	15
9ng	0e
6va	07 1-5
5h SELF	05
7tu	0d
9ng	05
4o SELF	06
6dang	04
7iem	04
6nhat	0-4
6va	1-4
4p cuu	0-d
6the	06
4rd for	04
5ed for	0-d
4t SELF	0b
6thi	0-6
4u SELF	16
6cua	08
6dan	0-4
6hoi	1-6
6lam	0b 18
6ma	14
7o	0-8
6tien	0-7
5se the	0-4
3entre and	0-9
4rt in	05
8v	0-6 1-5
6ificate in	1-4
3ha SELF	0-7
6nham	0-7
5c SELF	0-4
7cung	15
7do	0-c
7la	0-6
7tai	14
5m SELF	0-7
7cong	1-4
7do	07
7o	06
7viec	0-8
8uon	07
5n het	04 1-8
7usb	0b
6ge and	18
8d the	06 1-8
5y SELF	0-4 1-5
7duoc	1a
7hoi	04
7la	0-4
9i	07 18
7qua	06 1c
7song	0b
7thu	1-i
7va	0-h
4eck for	0-6 1-6
8in	1-4
9t	0-7 1i
8the	07 1b
7ed each	07
athe	0-7 18
5n nhau	18
5p lai	05 16
4ia SELF	1a
7ca	04
7khoa	0-6 1-4
7lai	08
7ra	0c
7theo	04
5ec pha	0-4
6u moi	06
8san	18
9o	04
8thu	06 1-4
5ldren who	06 14
5n cho	04
6h khong	0-4
8la	0-4
ai	0e 1e
8nhan	04
8sach	0-c
5u SELF	0d 1-6
7cho	0-4
7doi	0-4 1a
8uoc	1-4
7kho	1-7
4o #	0-5 1-b
6SELF	0-c 18
6ai	0b
7n	06 14
6ban	0b 1-6
7en	0-4
6ca	07
8c	0-5 1-6
8u	07
7hua	0-5 14
7ong	0-7
7u	07 1-6
8a	1c
6de	0-9
7i	0-b 1c
7ong	06
7ung	09
6giam	04
6hai	1-5
7oc	18
8p	0-5 17
6khach	07
8oang	0d
9ng	0-4 1-4
7ip	06 1-9
6lam	0-b
7op	0-4 1g
6may	0c
7e	0-5
7o	0-4
8i	0-c
8t	1-4
7uon	07
6nam	04
8o	0b 1-8
7en	0-5
7ha	0d
9n	0-4
ah	0-c
8ung	04
6phong	08
8u	0d
6rang	0-5
6thu	0-7
9oc	06
ang	0-6
7oan	15
7ruong	09
6va	15
7ui	0a
6xep	14
7uong	05
5i SELF	06 17
5t ca	07
4ua SELF	0-4
7doi	0-6
8uoc	0n
7lam	1-4
7ro	0-c
7tu	04
9ng	0-7
6n bi	04 1-4
5ng #	0-5 1-8
8SELF	0-7 17
8cu	16
8hai	16
8la	1-7
5oc theo	1d
6ng trinh	1-4
5p hinh	0b 14
5yen SELF	17
9bu	0a 1-4
9do	0-5
9giam	0-5
9het	04
9qua	0-9 1-6
9ra	0-4
9sang	0-4
aon	0-4
9voi	0-4 1-5
3lean code	0-6
8up	09
7ed the	1-4
4ient was	0-5
3oi SELF	0b
6cho	0-4
7ong	0-7
6dung	05
6la	0-8
8i	04
6may	06 16
6nhu	14
6truoc	04 1-4
6xong	0-9 18
4llege in	06
4me back	0-7
7from	0-4
7in	0j
9to	15
7over	14
7to	18
7up	1-5
5panies monthly	05
8y has	0-5
ain	0-4
4ng cu	0-5
7hien	1-5
7khong	14
7mai	0-6
7nhan	07 17
7tac	0c 1h
8ech	05
8hoi	05
9uc	08 1-5
8y	0-n 1-8
7viec	0-7
4pied from	1-4
5y of	1-7
4rner and	1-4
5rect me	04
4st me	1-6
4t so	1-6
4uld see	15
8work	1d
7n't blend	1-8
5nt the	09
9o	05 1v
7er at	0-5
7ry and	16
5ple of	06
5rse at	0-5
9from	09
9in	04
9the	08
4vid SELF	04
3reditor statements	14
5ws there	0-7
3u #	0-b
5SELF	1-g
5bi	15
5chieu	08 1-4
5dan	15
6em	1-5
5hai	0-4
5moi	06
5nhan	14
7u	0-7
5o	07
5roi	0-6
5so	0-4 15
5tat	0-d
6he	0-4 1-5
7i	15
6rong	15
6u	0-a
5va	0-5 15
4a SELF	06 1-g
6an	0-6
6ben	07
6dai	0-6
6lo	04
6moi	0-6 1-4
6phong	14
6tap	19
7inh	0c
7ram	0-8 1k
8uong	0-c
7u	1-6
8ng	09
6va	0g 14
4ng SELF	04 19
7ban	1e
8i	1-8
9et	0-4
8o	15
7cap	09
8ham	1-4
9iu	05 18
7dang	0-7
9t	0-8 1-9
8em	09 14
8i	0c 1-4
8oc	0-5
9i	0-4 1b
8uoc	1-b
7ghi	04
8iam	0-7
9oi	0-4
7hai	05
8et	14
8oi	0-g
9ng	06 14
7keu	14
8hen	0-5 14
9ong	0-9 14
7lam	18
9y	0-7
8op	0-7
8uc	15
7mot	14
7nhan	06
9u	1-7
7phai	1-4
9ong	0-4 14
9u	0-5
7qua	17
7sach	18
9n	14
7tra	0i
8u	0d
9ng	0-4
7vay	0-6 1-4
8oi	0c
7xem	0-9
8ong	0e
7yen	14
4oc goi	1-5
5i #	04 1-6
7SELF	09 1-7
7cung	06 112
7nam	05 15
7quy	04
7thang	1j
8uan	0-b 1-b
5n so	04
7tap	04
4stoms papers	07
4u duoc	0-7 1f
6hon	0-6
3v SELF	0-8
2da SELF	0-c
5cai	0-4
6hien	0-9
5de	04
6oc	05
5gap	06
6oi	07
5hoi	0c
5in	04
5lam	0-6
7p	05
5phan	0a
5thang	0b
7i	14
4i loan	0-5
8i	05
7y	04
6ngo	0-4
4m cuoi	0f 1-6
6gio	1-5
6lam	16
6me	0-5 1-5
6nhan	0-8
7oi	0-4 15
6phan	15
6uong	1-5
4n SELF	04
6cho	0-c
6dan	18
8u	0-a
6giay	06
6len	08 1-6
6ngay	0-4
7han	1-4
6o	06
7ng	07 18
6thi	14
5g SELF	05
7hoc	0-g 1-6
7ky	0a 1-4
7lam	09 1-5
7nhap	0e
7quan	08
5h dau	06
7gia	14
7muc	15
7sach	0o 1-a
4o dien	0-5
4red to	14
4t SELF	0-6 1-4
6loi	0-c
6ten	06
5abase nen	08 15
5e on	17
4u #	0-6
6SELF	0h 1b
6ai	14
6ca	0-9 16
6duoc	0-8 1-4
6khong	17
6lam	0b
6may	08
6nam	09 1-4
6phai	0-d
6ray	09
6tay	0-5
7hang	0-6
8i	0-9
7ien	16
7u	0-c 1-f
6vi	1-4
4y SELF	1-5
6after	15
7nd	15
7s	0-9
6ca	0-8
7ho	06
6dan	1-4
7i	0-4
7u	05
8oc	07 15
6goes	0a 1-4
6hai	07
6in	14
6la	1-4
7op	0-4
6moi	0-a 16
6off	0-4
7ne	0-6 1-g
6so	0-a
6theo	04 1-4
9y	1d
7o	18
6vi	05
6with	04
5s and	04
7before	0-6
7then	1-4
3e SELF	05
5biet	07
5la	1-f
7m	04
5moi	0-7
5nghi	0g
7oai	0-4
5san	06
5xuat	0h 1-4
5y	0-4 1-5
4ad bed	1c
4cks and	07
4lete anything	14
4m #	0-5 16
6SELF	1j
6do	1b
7uoc	0-4
6luc	04
6o	05
6thap	1d
8i	0-6 1-7
8ung	08 1l
7ruoc	1-4
7ung	05
4n #	0h
6gio	0-5 16
6nay	04
6sang	16
6tan	1-7
7uan	0-9 1a
4ploy nham	0a
4signer why	04
4vices after	09
3i SELF	1e
5an	0-4
5ban	05
6enh	0-5
6o	0-5
5cho	05
5day	0-8
6o	09
5hoc	0-7 1b
7i	08
5kiem	0-5
5lam	0-b 1-6
6en	0a
5ma	0-4
6ot	0l 1-9
5theo	08
6im	0-4
6ruoc	0-4
5van	08
6e	1-4
6ung	0-8
5xe	04 1-4
6in	06
4a SELF	1-5
4d a	1-4
6break	15
6it	0-5
6my	0e
6not	07
6the	07 1-8
6was	05
4em ban	0-8
7nao	05
5n SELF	07
7chay	1a
8ua	0-5
7hai	0-5
7khi	07 1-4
7ra	17
7thoai	06 1-a
8u	0-b 1-6
7xin	04
5u duong	14
7gi	0-8
7tri	17
4fferent :	0-9
cSELF'd	15
6icult for	0-4
4nh kem	1-4
4u lai	0-4 1h
3o SELF	01a 1-12
5a	1-a
6m	0b 1h
5bao	1-5
5cho	09 1-9
6ong	1-7
6ua	05 18
7ng	1a
5de	0-4 1-5
7n	0-5 18
6ifferent	0-c 15
6o	0a 1l
7ng	1-4
6uoc	0b 15
5gan	0-4 14
5is	0-8
6t	04 1-e
5kem	04 1-g
6hach	19
7oa	16
8ng	0-5 1d
5la	0-9
7i	0d 18
7n	0-4
6oi	1-4
5ma	09 1-4
6ot	04
5nhiet	04
5o	0-5
6ne	0-4 1-b
7g	0-4 15
5phai	1a
5roi	1e
5that	0g
8y	06 1-7
7em	1-a
7i	15
6rong	16
7uoc	0-5
6ung	08 1-5
5va	0-8 17
7o	05
4an ket	0-6 1-6
8iem	1-5
4c SELF	04
6duoc	0-5
6het	06
6la	0b
8i	04
6sach	0-a
7o	1-4
6tren	1b
8uoc	04 14
6va	1-4
4es it	0-5 1-7
4i SELF	0-9
6ca	0-7
7hieu	07 1-7
8o	0-4
6gi	0-5
8o	05
6lai	04
6mat	14
6nguoi	0-6
7hung	1b
6qua	0a 1-4
6rieng	0-4
6sang	0c
6thay	1-5
8i	0-6 1-7
7ruong	0-9
6va	15
5ng and	19
8the	0-9 15
4n gian	0-8
6hang	1-7
6khach	05
6nhan	0-4
5't get	1e
8know	0-5
8want	1-7
5e a	0-6
7by	1d
5g SELF	04
7ba	0-5
7cho	14
7goi	0-7
7ho	09 1-d
7lai	17
9m	04
7ma	0-4
7nao	0-9
8ghiep	0-7 1-6
7thi	0-5
7y	08 19
4or and	0-5 1-a
4wn and	0g 1-6
7each	0b
7for	18
8rom	14
7in	0-d
7on	0-5
7the	0-8 1-8
8o	1l
7with	0b
3rawing home	04
9s every	0-4
bof	1-4
4ew it	04
7up	04
4ive one	07 16
4opped it	1-4
3sl in	0-5
3u #	14
5an	0-9 1-6
5ba	04
5gio	15
5lam	17
6ieu	07
5mot	0-b
4a SELF	0g
6len	0-6
6nho	06
6so	0-4
4c trong	0c
4ng #	0e 19
7cai	0-7
9nh	06 1-5
8ho	0a
8oi	08 1-5
7duoc	06
7han	0-6 14
7la	0-7 15
9i	0-6
8en	0-a 1-5
8o	05
8uon	17
7mot	0-7 16
7ngoai	1-5
7ra	0-9 1-4
7truoc	1-4
8u	0-4 18
7vo	18
5marra stores	0-6
4oc #	09 1l
7SELF	0-7 1-5
7ap	1-4
7bon	0-4
7cho	0-8 15
8ong	1e
7day	1-b
7giai	0-4 1k
ao	0-c 1-6
8op	1-4
7hai	09
8et	1-5
8on	14
7la	05
9m	1-7
7may	0-6
8ot	0-5 19
8uoi	0-5
7neu	0-6
8gay	18
9uoi	05
8hung	0-7 17
7tam	0-4
8hi	1-4
8ung	0-b
7vay	1-4
8e	0-4
5i #	0-6
8%	0-a 18
7ca	0e
7ham	14
7khung	04 16
5ng SELF	0-4
8hay	04
8may	18
8ong	1-4
8thang	0-4
4yet tien	0f
2each day	06
7hive	0b
7month	0-b
7new	1-5
8ight	07 1b
7of	0-4
8ther	0-7 1-a
7year	0-6
4rly help	17
3dge and	0b 16
3ight *ed	1a
3lse could	08 1-7
3mergency tax	18
3nd everybody	1d
6it's	1-6
6of	0-4
6the	1-c
5ed up	1d
4gineers and	08
3p nhua	0d 1-4
3rror in	08
3uros and	14
3ven the	0-4 17
7when	05 1-4
5r *ed	1-4
6y day	0-f 1e
8evening	04 1a
8fifth	0-6
8job	06
8monday	09 15
arning	05 1-6
8pay	0-7
8time	1-5
8year	0-5 14
7body and	0-5
ccould	1d
7thing in	1-4
dwould	1-7
3xcel SELF	04
4piry for	1-9
2fair and	16
4r fewer	15
5ms and	07
3ebruary #	1-4
4ll from	1j
4rry *ed	0-6
8leaked	0-6
3ifth week	0-6
4le excel	15
7goes	0-4
7server	05
7with	05
5l in	0-a
6ed in	04
9the	0-6 17
cm	1-4
4rst *ed	07
8SELF	08 1-5
8aid	0-7
8day	0-a
8go	1c
8month	0-4
8of	05
8run	18
8since	05 1-7
8thing	09
9ime	0-5 1e
8week	0d 1-7
cs	04
9ith	0-8
8year	0-6
4tted it	05
4ve minutes	0e
4xed it	15
3or a	0f 1-d
7ll	0f
6each	04 1-9
7very	1-5
bbody	1-4
7xample	0-4 1-5
6four	0-i 14
6half	06
6it	0-d 15
8self	0-4
6late	0-4
6me	05 1a
7issing	0-4
7y	0-h
6one	09 14
6speaking	17
6that	04
8e	0-a 1a
8is	06
8ree	0-4 1-4
7wo	0-7
6years	0a
5mwork in	06
4und it	05
8that	1-4
ae	14
5r days	15
7engineers	08
7months	1c
7units	0c
7weeks	06
7years	0-8
3ramework contracts	06
4ee and	1-9
7course	06
4iday and	15
4om #	0i 11c
7a	1-7
7day	0-6 1-d
7it	1-4
7me	0b 1-7
8y	0-9
7scratch	16
7that	07
9e	0-a 1-b
an	04 1g
7your	1c
5nt of	05
4yers and	06
3undy health	0-5
2gan #	19
6SELF	0c 1-4
6ba	0-5 15
7on	1-4
6day	0-9 15
7ong	09
6hai	1-6
6mot	1a
6nhat	0-h 1-8
7ua	1-4
4p doi	17
6rieng	04
4te and	15
4ve her	14
7me	18
7the	0i 1-5
7us	1-4
3dańsk and	0-4
3et *ed	04 1-5
6a	0-5
6it	0-4 1-6
6on	0-6
6the	0-8 1-5
7o	09
3he cho	0-4
5p file	0-6
7mang	07
4i chep	06 1i
6danh	04 15
6la	0-5
8i	0-5 1-b
7uong	04
6ra	0c
7o	04
6sai	0-f
7o	0j 1-6
6thong	0-7
7ren	0-7
6vao	07
3i SELF	08 1-7
5cung	0-6 1-4
5het	0-d
5kho	0-4
5lam	0-8
4a #	17
6cho	14
6dinh	0-8
6moi	0-4
5i ba	1f
5m SELF	15
7doc	1-9
7sat	1-7
7tu	0-5 1l
5n nhau	04
5o SELF	0-4
7an	1c
7cho	04
7dich	0-6
9en	09
8uc	0-6 1-4
7luon	0-4 18
7thieu	14
9u	06
7viec	0-5
5t SELF	0-b
5y SELF	04 17
7dai	05
7mot	16
7tung	05
7xuong	18
4o SELF	0-f 1-4
6ban	04 1-a
6chieu	06
8o	04 14
6de	05
6ho	0-a 1d
6ke	17
8u	1-4
6la	1-5
8m	0-5
6moi	1-6
8t	09 1b
6nao	1-4
6ra	17
6sang	0m 1-k
6thi	0-5 1k
7im	1a
7oan	0-4 14
7ruoc	0-6 1-5
6viet	0-5
5i thieu	1b
5ng SELF	0-5
4rls the	0-6
4u #	05 1-4
6cach	0-9 1a
6duoc	05
6tinh	0-4
5a #	0-7
7hai	05
7thang	0-6
7u	1b
5ong nao	04
4ve me	0-5
8y	0-8
3lass hall	04
4ue was	1a
3o and	0h
5back	17
5to	1-9
6ruong	06
5up	1-5
4es wrong	0-4
4i #	1-c
6SELF	15
6cho	09
6dien	0a 1-6
6hoi	15
6lai	19
6tho	1-6
7ung	08
5ng and	18
8over	1-5
8to	1-5
4m may	16
4p mot	0-4
6phan	0-5
6y	1-c
4t *ed	1-5
6a	05
6her	1-4
6it	0-7 19
6my	06
6nothing	1-4
6on	0-8
6the	0i 1-b
7o	0-5
3reen and	1-4
8here	0-4 1-5
4ound running	0-f
6p every	0-4 14
3ui SELF	14
6bang	14
6ve	08
2ha noi	0-4
4d #	07
6*ed	0-c 1-l
6a	1-a
7n	1-4
6been	04 1-7
6come	1c
6different	0-4
6eleven	14
6her	0-a
6looked	1-b
6me	18
6no	07 1l
8t	07
6only	04 15
6since	1-c
6the	0-9 15
9ir	1c
8ree	1-4
7o	0-n
7wo	0-7
4i SELF	0e
6ba	17
8n	0i
7uoi	1-b
6ca	07 1-6
6lan	0-7
7ong	0a 19
8p	05
6ma	0-8
8u	0-5 15
7uoi	0-d 1b
6nam	0-f 19
7gay	15
8uoi	0-8
6phan	04
8ong	0-4
8ut	1-6
6thang	0d
7ieng	1-5
7uan	05
4lf a	06
8n	14
7of	1-8
7the	1-7
7years	0-4
5l with	04
4m hoc	0-4
6xe	0-4
4n SELF	0-b 14
6cac	18
6khong	0-4
6lai	07 1-5
5d and	04
7for	07
6s on	0-5
5g SELF	1-8
7de	07
7hay	14
7it	09
7nao	04
7ve	1-4
5h chinh	1-4
7lang	16
4ppy about	15
4rd feedback	0-4
4s *ed	0-5 1h
6a	0a 1-4
6the	04 1-5
7o	0-4
4ted it	17
4ve #	0d
7*ed	0-6 1-a
7a	0-5
8sked	04
7been	14
7done	0-7
7got	0a 1-4
7had	07
8im	1h
7it	04
7no	0-4
7put	0-6
7the	0-7
8o	0-4
7worked	0-4
6n't got	0-5
4y bi	1-5
6dung	0-5
6loi	0-5
6mang	0-4
3e *ed	0-5 1e
5came	1-a
5didn't	08
5nam	1-5
6ever	15
5said	08
6igned	17
6o	0-7
5thong	04 14
6old	1-c
5was	08 18
6ent	1c
4'd a	05
5s a	0-7
7got	14
4ad office	0-9 1-5
4lp from	14
6ed me	06 1-i
4n gio	0a
4r about	1-5
6own	07
6up	1-4
5e as	0-4 1-5
4t #	0-5 19
6SELF	0-5 1-6
6cac	0-5 14
8i	06 1e
6han	1-7
6khong	0b
6mot	07 1-4
6quy	18
3ien tai	06
5u SELF	0a
7luc	04
7pho	0-4
7qua	14
7truong	1a
4gh rise	06
4m check	05 1i
6in	1-6
6say	0-6
6then	15
7o	06
4nh SELF	05
7voi	0-4
4s dad	15
6own	1-5
4t count	1-5
6the	0-f
3o do	07
7i	0-4 14
5khong	04
5lai	15
6y	0b
5muoi	1-5
5roi	0-6
5so	0-c
5tich	0-4
6ro	14
5van	0-6 1c
4a don	09
9g	0-5 1-5
6mai	0-7 1-6
6nang	0-7
7hap	0-5
6ra	0e 15
6thuan	0-6
7ram	0d
5i SELF	09 1a
5n thien	0-4 1-6
4c ba	0-5
6cung	17
6het	1-7
7oi	0-9
6ky	15
6la	1-4
8i	1d
7ien	0-4
6may	15
7ot	04 1-4
6nghe	05
7uoi	0-5
6o	0-6
6sinh	06
7ua	0-5
6them	04
8i	1-6
7ro	05 1a
9ng	0-7
6van	0-7
4i #	0q
6SELF	0f 1l
6ben	15
6cac	0-6
7ho	0-7 18
6dau	0-5
7o	0-e
8i	1-5
7uoc	0-d
6gi	0b
8o	0-4
6la	14
8i	06
6may	04
7oi	0a
7ua	0-5 17
6nao	0-7 1-7
6o	0-6
6phu	05
6suc	0-5
6tham	14
9ng	0-a
8i	08
7ruoc	06 1i
7ung	1-9
6xua	0-4
4liday in	0-4 1a
4m SELF	1-4
6sau	04 1f
5e and	08
7on	0d
4n #	0-h 14
6ba	08
6hai	1-9
8n	1e
6khong	14
6nguoi	06 14
7hieu	19
6sau	0-6
5g #	16
4p cung	04
6dong	0c
6nho	05
6qua	07
6tac	0-5
5e to	0-6 1-8
4urs before	0-4 15
4w it	08 1-4
6the	04 1-7
3u nhieu	15
4ng long	0-6 1-4
4ong cua	0-7
8dan	07 1-5
4yen SELF	07
8phong	0-6
6t tuoi	0-4
3yper v	15
2if SELF	0-6 1-b
5by	0-5 1b
5somebody	1-4
5the	18
8re	05
5you	05 1-9
3n #	06 1-e
5a	0a
6fter	0-4
6ll	04 1-4
6nd	14
7y	04 17
6ugust	17
6zure	1-4
5birmingham	0-4
6oth	0w 1-a
6y	06
5coburg	16
6redits	0-5 1b
5docklands	06
5eleven	1-h
6very	0-6 1-6
6xcel	05 1-5
5front	05
5gdynia	0-4
6eneral	0-4
5it	0e
5late	09
6ife	1-4
5march	1a
7y	0-6
6y	0-8 1-a
7self	1i
5nhan	04
6ovember	14
5october	0-4 19
6ne	1-5
6ur	0-9 1-4
5parallel	04
6olish	04
5sap	0-a
6eptember	0-6
6ix	04 18
6pring	14
5that	0-f 1-6
7ree	09 14
6ralee	06
6wenty	0-5 17
7o	05 16
5year	0-7 1-4
4spector *ed	0-4 18
5tead of	0-4 1d
4to it	0-6
7the	0-8 1c
3s #	14
5*ed	09
5a	0-9
6n	04
7d	04
5check	0-4 1-7
5good	19
5in	0e
5late	1-4
5not	04 1a
5on	0-d 1-f
7ly	1-4
5the	0-z 1-a
5what	0-4 1-4
3t *ed	0d 16
5again	0-5 1-9
ast	0-c
6lone	06 1-7
6nd	0-f 1e
6part	05
6t	06 14
5back	06 1h
6efore	0-5
6ut	14
6y	06 1-5
5cost	1-7
5down	19
5every	04 1b
5from	07 17
5goes	16
7t	1k
5in	0f 14
6s	18
5khi	0-6
5like	0-b 15
5now	04
5off	04
6n	0a
7ly	1-b
5so	1b
5taught	1-7
6he	1-4
8re	1h
8y	0-4 1-5
6o	06 19
7ok	0-5 1-8
6urned	1-9
5up	08 1-a
5was	0-5 1g
6hen	19
6ill	04
7th	0-5 1-5
6orks	1a
4'd be	0a
5s a	0-6 1-9
8bout	1-8
8ll	1-6
9so	0-5
7got	1-4
7in	18
7never	06 15
8ot	1-4
2jacking the	04
3ob but	08
6is	0-8
6we	0-4 1f
7ith	0-4 1-4
5s in	05
3ust *ed	1-5
7to	04
2k SELF	17
3e ben	14
5chuyen	08 15
5hoach	0-6
5lai	06
5o	04
5toan	1b
4ep a	1-5
7it	1-4
7the	14
4m SELF	04
6cau	07
6hai	14
6nguoi	1-e
6them	06
4o day	05
4pt bees	0f 1t
7running	1-7
4t noi	05
6qua	0-7 1i
6thi	04
4u SELF	0-a
6ke	1-4
7ho	14
6them	04
4y stage	06
5s of	0a
3hac cung	1-8
6h an	16
8cu	0a
8dong	0-5 17
8han	1-5
bg	1-d
ay	0-5
8khong	17
8la	0c
8phan	0-6
8quen	1a
8san	05
8van	14
5i #	0-6
7sinh	0-4
5o sat	09
4en de	0-5 17
4i SELF	0m
6bao	0-5
6cai	04
6dung	1d
6nao	16
6so	0-5 19
4o SELF	0-g
6ben	15
6chiu	0-4
6khan	0-5
6lanh	0-5
6va	15
5a SELF	0-b
7thi	05
7van	1d
6ng #%	17
9hai	0-8 1c
9muoi	08
5c mot	0-h
5ng SELF	0-v 1n
8ai	0-b 18
8bao	0-8 1-d
9i	1d
aet	1-b
8cai	0-4 16
9hiu	1-8
8dam	0-a
ay	1-6
9inh	1-4
9o	0b 1-5
ang	04
9ung	14
aoc	0t 1-4
8giau	07
8hieu	05
8khi	1-5
8la	15
8mat	0-8 1c
9o	0-a 14
8ngai	0-7 1-5
aung	1-4
9han	1-4
ao	1-6
9oi	0d
8phai	0-d 1l
8ra	0-6
9oi	14
8tang	04
9hay	0-4
9reo	0-8
3ia SELF	05
4ch ban	06
4ds *ed	18
4em ke	0-a
7thu	1-4
8oan	08 1-5
8ra	0-b 1b
5n SELF	18
7cua	1b
7tri	0-5
4m cuong	0-6
6ma	0-4
4nh doanh	06 1c
7nghiem	0-9
7phi	0-4
4p SELF	1-7
6va	0-5 15
4tchen table	0c
9s and	04
3new all	1-7
4ow SELF've	1a
7from	0-4
7how	07 1-4
7it's	0-5 1c
7more	0a
7that	19
9e	05
7what	0-4
3orea and	07
3y bien	06
5hai	15
5luc	0-9
5roi	0-6 15
5so	0-a 17
5tiep	1-6
5va	05 1d
2la #	0-6 1f
5SELF	018 1y
5ba	1-g
7n	0-9 1c
6iet	1e
5cai	06 15
6hinh	1-5
7ua	0-4
8yen	1-6
6ua	0j
7oi	0-4
5dang	0-4
6o	0-4 14
7i	16
6u	16
7oc	0-a
5file	14
5hmi	0-4
6op	0-4
6u	15
5kiem	1-d
5lap	0-5
5mat	0-7
7y	0-5
6e	0-5
5nam	0-7
6han	0-4
5o	06 1-4
6n	18
5phai	1-c
5so	0-4
5thanh	0-4 1-4
7e	0-7 1-4
7o	1-6
7uong	1-6
6ruoc	19
9ng	1-4
5viet	06
5yeu	0g
4bels and	0-5
4d SELF	0-4
6on	0-6
4i SELF	0-s
6ban	08 1-6
7en	0i 1-d
6cac	09
8mera	14
8t	05
8u	0-4
7ho	0-d 14
6dan	14
9h	09 1-9
7ia	0-5
8eu	0-8
6gio	06
9i	15
6hai	09
7et	06 14
7oi	0-4
6kho	04
9ng	0-5
6may	0a
7oi	08
7uoi	04 14
6ngay	09
7ua	0-4 18
6phan	09 1-4
6quat	04
6roi	1e
6san	0-5
8u	0-7 15
7o	1-6
6tau	0-4
7hanh	16
8i	1-b
7ren	0-4 1-5
7ung	0e
6voi	1a
5d the	09
4m :	04
6SELF	09 18
6a	0-6
7i	1-4
6bao	09
7ep	15
6cai	16
7ham	0-d 14
8o	0-c
7u	04 16
6do	0-9 1-4
7ung	17
8oc	0-7
6file	07 14
6gi	0-6
6hanh	04
7et	0-5
7oi	1e
8p	04
6khach	1-6
6la	0-b
8i	0-9 1-x
8u	0-5
7uon	0-8 1-a
6mau	04
7oi	15
8t	1f
6nen	1-6
7ghe	0-4 1-6
6o	0t 19
6phut	08
6ra	15
7oi	0-5
6sai	0a
8ng	0-4 14
6that	16
8eo	0d 1f
8i	0-9
8o	07
7ren	14
8o	0-7
8uoc	0h
7u	0-6
6van	06
8y	1-5
7iec	0-8 1-6
6xong	14
4n SELF	0-b
6bang	1-4
6dau	0f 1h
7uoc	0-5
6hai	0-4
6khach	14
8ong	09 1-4
6moi	0-8 1-7
8t	0-4
6nao	0-7 18
7gay	09 1-5
7ua	1-7
6quan	05
6sau	1-5
6thi	15
6viet	04
5g nghe	0-5 1-5
5h SELF	08
4o dong	0-4
4p bang	0j 1-4
7ien	07
6lai	05 1-7
6mot	07
6trinh	0-4
4rkfield :	1-6
cSELF	0a 1-7
4st autumn	0-6
7job	0-5
7six	16
8pring	06 1-4
8ummer	14
7time	16
7winter	0-8 1-8
7year's	04
4t so	0-4
5e deliveries	0-9
4u SELF	15
6can	0k 1-4
6dai	0-7
4y hang	14
6xe	14
3e cho	1-4
5tan	0-9
4ad if	05
6ing hand	1-5
5ked at	0-6
5rn the	04 1-5
5ve happy	15
4ch #	0-4
7qua	06 1-8
7thi	04
4d the	09
4ft it	04
7school	0-5
7the	17
4n #	05 1-5
7%	14
6SELF	0-n 15
6bang	0-4
6coi	0a
7ua	0c
6giay	04
6hop	0-5
6lich	0c
7op	15
6production	0a
6san	18
6trang	0-8
8en	0-c
8uong	04
7u	06
4ss than	0-4 18
4t her	04
7im	06
5's say	0-4
4vel #	0-5 1-a
3i nhi	05
4ch bao	04 16
7cho	0f
7truc	0-6
4en cho	14
7hoan	14
7thong	0-4
8uc	17
5u qua	0-4 16
4ght and	05
4ke a	0-4 15
7that	0-g 1-4
8o	09
6d the	0-j 15
4ne alone	0a 1f
7did	04
5ux thi	0-4
4st afterwards	07 1-6
7of	0-b 19
8n	17
3o #	1-4
5SELF	0-a 1-c
5chuong	06
5phan	0-6
5rang	07 18
5say	0b
4ai SELF	15
4g cu	19
6of	0-d 1-4
4i SELF	1b
6ca	15
6database	1-6
7uoi	15
6ich	0-c
6la	0-6 18
6roi	04
6so	15
6thi	0-5
7ung	0h
6vi	0-7 17
4n nhat	1-5
6tuoi	0-4
5g thi	09
4ok at	07 1-6
7for	06
6ed after	1-f
at	0-6
9for	1-8
6ing at	1-4
aback	1-4
6s like	09
4p #	0-4
6SELF	0-b 18
6ben	0-5 14
6cho	0-4
7ua	06
6phap	0-4
6quan	0-4
4ss work	14
5t because	1-7
4t of	0-6
3ua ba	07
5n van	0-6
5t lao	0-4
4c #	04
6cao	1-4
7hay	0-h
6do	08
6moi	0-5
6nao	0-h 1-j
7gung	0-h
7han	16
6roi	0-6
4on ba	1-c
7cho	0-4 1i
7dat	0-c
7la	06
7san	0-4
6g SELF	0-8
8du	14
aa	0-8
ang	1-4
8gia	0d
8kho	04 17
8mau	0-6 1-4
9oi	15
8nao	0e
8xuong	06
3y cho	0-4
5dieu	0-4
5thoi	04
2ma SELF	0-k 1-4
5chua	0a
5hai	1-5
5khong	04 18
5may	04
5nha	16
6oi	04
5quen	14
5thiet	1-4
6ruong	14
5ve	16
4c do	1-5
5h SELF	06 16
4de a	08 1-5
7it	04
7like	0-6
7one	07
7the	06 1-5
4i SELF	0-8
6sat	0-6
4katon level	1-5
5e a	07
4m non	0-4
4n hinh	0-9 1-6
5agement was	1-4
8r *ed	0-5
aasked	0-5
5g cho	0-4 1b
7di	1c
7luoi	0-5 1-4
5h dan	04
7tap	0-8
5y times	0-a
4rch #	14
5k the	09
6ed the	1-6
4t #	1-8
6SELF	0a
6bao	0-6
6ca	0-6
6dien	0-5 14
6gan	1-8
6khau	04
8oang	0-5
6moi	0-4
6nua	06
4u bao	06
6cho	16
6do	05
6nau	0-6 1-4
6xanh	0-6 1-4
4y #	05 1-4
6SELF	1r
6ao	0e 17
6ban	1-7
7om	0-6 1-6
7ua	04
6cho	0-4
8ung	1-4
7ua	0a
8ng	06 14
6day	04
7o	0-6 1f
7ua	06 16
8ng	0-4
6ep	0-9 1-6
6ghep	07
6in	08 14
6khong	1-4
6la	0-6 14
8n	07
6moi	1-6
6nam	1a
7en	0e 1-4
7han	0-7
6o	14
6roi	0-5
6so	17
8c	1-5
6tam	17
7hi	06
8uan	04
7rang	17
6van	0b
7ien	0-4
3e #	1-f
5SELF	0-8 19
5a	1o
6bout	05 19
6nd	0c 1c
5back	17
6efore	0a
6y	17
5do	14
5for	0-6 1k
5nhan	0-6 19
5that	1-a
7e	04 14
6o	1-5
6ung	0-4
5what	0-4
7ere	1a
6ith	0-5 1-e
5yeu	0-5
4chanical engineering	0-4
4dical devices	09
4et every	1-6
6ing every	05
arooms	0-4
awith	0-5
4m cua	0-4
6ke	07 16
4tres and	0-4 1-6
3iddle of	0-6
4llion in	1a
4nutes but	1d
afrom	0a
ato	1d
4ssing clockings	0-5
4tsubishi got	0-6
3o SELF	1d
5cung	0-4
5hinh	05
5may	04 1-7
5ra	0f
5tu	0-8
7ng	0-6 14
4i SELF	05 1-j
6ca	0-8 1-4
7hay	16
8o	06
8uyen	0-5
7ua	06
6dam	16
8u	0-5
7em	1-5
7ong	05
7ung	15
6goi	14
6hoc	0-4
8i	0-a
6lan	0-d 17
7en	06
6me	18
6nen	0-5
7gay	0n 1-4
8uoi	0-m
7han	0-9 14
9p	0-6
6quy	0-5
6ra	0e
6sang	0t
6thay	0-6 1d
8i	04
7ruong	1-6
7uan	0-b
6vao	0b
7o	0-4
8i	14
6xoa	19
4nday SELF	0-9
5g SELF	0-8
7duoc	0-6 1-6
5th SELF	0h 19
8and	05 16
8before	18
8is	06
9t	0-4 19
8one	06
8the	1-5
aree	0b
9wo	09
7ly and	05
7s and	1e
4rning and	19
abefore	06
aof	04 16
4t SELF	0-p 1j
6ban	05 1-5
9g	05 1-4
7uoc	14
9i	0b
6ca	1-6
8i	05 1-b
8u	0b 18
7huyen	0-c
7ot	08 1-7
7uon	17
6dem	0-6
7ong	0-5 1-9
6gio	0c 1-4
6khoa	07
6lan	0a
7uc	0-a
8ot	08
6may	1-6
7e	0-4
6nam	0-7 14
7gay	0-b 1k
8uoi	04
7ua	0-4 1-6
6phan	0-d
8ong	0-9
8ut	05 1i
6tap	0-4
7hang	0-d 1i
7ieng	1-7
7rang	0a
7uan	0-6
6vong	0o 1-a
4ved in	16
8the	09 1-7
9o	06
5ing to	1-4
3ua ca	0-4 18
6he	0e 1-5
6lai	14
6may	06 1-5
6thu	0-4
6xuan	0-6
4c tieu	1-8
4oi hai	0-a 1-a
7lam	0f 1-5
7mot	06
7nam	0-5
8gay	0-4 1c
7phut	0-8 18
5n SELF	04 17
7lo	05
7thu	07
4u chinh	0-4
3y all	0-8
5best	0-5
6oss	0-7 1-d
5class	0-5 1-4
5father	0b
5hand	0-4 1d
9s	0-6
6ead	06
5job	1-5
5makaton	1-4
7nager	0-9 1b
5own	0j
5pham	0-5
7one	0-7 15
5uncle's	0-8
5work	0-6
4self and	0c 1l
as	0-5
9to	07
2nam #	0-7 1-6
6SELF	0c 15
6cuoi	17
6dinh	05
7o	0-7
7uoc	16
6khong	16
7ia	1-6
6moi	15
7uoi	1-6
6nam	0-6
8o	1-5
8y	0-6 1a
7goai	1-e
6roi	0-g 1g
6sau	0-5
6truoc	1f
7u	16
5e and	1-4
4n dien	1b
5g cao	0-8
7hai	0-4
7lam	09
4o SELF	05 1-b
6bi	0e 15
7o	14
6chua	09
7ung	0-f 1-l
6hay	05
6kho	04
9ng	1-5
6nhap	07
4s synology	05
6voi	0-4
4u la	0-6 1-4
4y #	0-5
6chua	18
6nha	1a
3earest is	1-4
6ly two	15
4n SELF	0d 1-7
6ai	1-5
6ban	15
6cung	18
6khi	04
8ong	0-6
7im	0-6
6nho	06
4u SELF	14
6cuoi	0-5
6khong	0-5
6lam	0-h 1-e
4ver *ed	0-8 1-5
8come	05 1i
8had	1-7
8match	0a 1-4
8stop	0-6
4w hall	1-5
6rule	1-6
4xt batch	14
7morning	09 1b
7time	1-f
8o	0-4 1-d
7winter	17
3ga tu	04
5i kho	0-4
5n hang	0-5
5u nhien	0-7
5y #	0-7
7SELF	09 1b
7ca	05
8hay	0d
9o	06
8ong	18
8ua	0-4 14
7dong	15
7khong	04
7muoi	07
7nay	1-5
8en	0-6
7sau	14
7thang	0-4
9u	08
aong	1-4
8u	0-8 1-8
7voi	14
4he chieu	0-5 18
7nay	1-4
8oi	0-5
7truoc	0-7
5i SELF	05
7cho	0-7
7ra	1-4
7sinh	07 16
7thi	04
8rua	08
6em thu	14
4oai SELF	05
8chiec	0-4
9ua	1-c
8le	1-4
8san	1-5
5i do	0c
7ke	09
7lam	0a
7nghe	0-4
8ha	0-4
7voi	07 14
4ung hoan	1-4
5oi SELF	1-6
8ai	14
8ban	1b
8coi	0-4
8doc	0-9
9ung	1-6
8ep	0-5
8gia	05
8hai	05
8khac	0-5
8la	1-8
8moi	0-7
8nang	06
9oi	0-6 16
8ta	0-4
ay	0-4
9huong	1-4
9rong	0-5 1a
5yen nhan	0-6
9vong	0-6
3ha SELF	0-g 1-e
6cung	09
6hoi	06
6kinh	0m
6may	0-9 1-6
6thau	0-9 1b
7rang	0-5
6va	0-5
5c nguoi	17
5m nhanh	0a
7truoc	0-6
5n SELF	1-4
7canh	0-4
8ung	06
7la	1b
9i	17
9m	04
8en	04 17
8uon	07
7may	08
8oi	05
7ra	0b
7su	09 16
7thi	18
8in	0-8
7vien	05 1-4
7zalo	17
6h SELF	0-6
8hon	0-a 14
5p cho	0-4
7lai	0-5
5t SELF	0-6
7di	1-5
7la	0-c 15
7ma	0-4 18
7xuong	05
5u SELF	0-4
7cung	04
7o	16
7va	14
8o	17
9i	05
4iem vu	1-7
6t do	05
8huyet	0-5
8tinh	1-9
6u ban	0-4
8hon	08
8lam	15
8nhat	15
8qua	04 1-5
8thi	04
au	15
8va	1-7
4o SELF	05
6an	14
6ban	07
7e	0-5
6cu	1-5
6dua	04
6mot	0-7 1-5
6ong	07
6roi	0-5
6ten	0-7
7hoi	1-7
7ruong	04
6vay	0i 110
5m cung	0-4
7nop	18
7truong	0-4
4u cu	0-5 17
6vay	05 1-8
5ng SELF	0-g 15
8cung	0-4
8ma	1-6
8sau	06
3i *ed	04
4em dam	1-4
4ght SELF	1-4
8and	1-4
8staff	0-6 15
7s in	0-4
4ne days	1-4
7farms	0c
7of	17
3o an	0-6 18
5khong	15
5la	05
6uc	0-4
5more	0-9 1c
5one	1-5
5ra	04 1-5
4body *ed	1f
9complained	15
buld	14
9else	05 1-6
9had	0b 1-h
9knew	19
9left	17
9on	1-7
9was	1d
4i SELF	0-7 1-6
6ben	0-7
6cho	05
8ua	05
9ng	1-6
9yen	0-5
7ung	05
6het	06
6khong	0d
6lai	08 1-9
7uong	0-d
6may	0b
7ot	0-5
6nhieu	04
6ong	0-6
6quy	0-7
6sau	0-6
6that	0h
6voi	0-5
4p kip	0-4 1c
4t #	09
6*ed	0-6
6a	06 1d
7fter	14
7nswer	04
6from	0-6
6one	0-4 1b
6the	1-a
5hing and	0-4
awas	1-4
5iced that	05
4w SELF	1-g
6it	16
6the	05 1f
9y	1d
6you	14
3ua a	0-9
6buoi	15
6dem	16
6nam	14
7gay	06
6phai	1-4
6thang	05 1-4
4mber on	04
8s and	1-4
afor	0-4
4ng #	0e 1-b
4oc cham	0-9
9o	0-4
7de	09
7moi	15
7o	0-6
7thi	0-h
7va	04
5i ong	0-5
3what SELF	18
2o SELF	0-7
4bao	0-4
5en	09
5o	0-4
4cau	0-4
5hung	05 16
5ong	0-8
4dai	04
6u	0-b 1-4
6y	06 1-6
5o	0-a 1-4
4hai	0-4
5oa	0-d 1-5
5ue	04 18
4khoa	06
4lai	1c
4may	14
5oi	15
6t	15
5uc	0-4
4nha	1-7
4phong	0-4
4quan	04
7y	05
4sao	0g 15
5oc	0-8
4thu	0b
5iem	0e
5rai	1-5
7ng	04
6ung	0-6
3f #	06
5a	08 16
6ll	08
5course	0-d 14
5dunmarra	0-4
5every	05
5him	0-6
5it	09 1-k
5march	0-4 17
6e	0-5 1-6
6y	1-5
5old	18
5pumps	0-5 1m
5ten	17
6he	0g 1-4
8m	0-8
7ree	1-9
5what	07
5your	0-5
4f a	0-4 1-5
7gain	0-f 1-f
6on	0-4 15
5ered me	1a
5ice had	1-4
9of	0-8
3iled the	05
3ld houses	0-g
6numbers	0-4 1a
3n a	0-7 1-b
6ll	0-5
6nd	0-k 1-d
5call	14
5day	05 1-4
6inh	0-9
5each	14
6very	09 19
5for	08 1-6
6riday	0f
bs	09 15
5her	1-6
5in	16
6t	0a 17
5leave	0-7
5me	1-4
6onday	0-6 18
bs	0-8 1-4
6y	0l 1-4
5nine	07 1-4
5one	0-4 1-4
5site	1-4
6unday	1-4
5that	05
7e	0d 1-i
6ime	1d
6wo	04
5wednesday	1f
7ekends	07
6ith	0-k 1-4
4e *ed	0-7 16
6SELF	04 15
6alone	1-4
7nd	0-6 1-9
6before	14
7y	04
6driver	04 1-9
6hour	19
6of	0-j 1-b
7ld	18
7n	0a 17
7r	15
8der	0-5
6page	04
7ump	04
6row	09 1-4
6then	1-5
7ime	14
7o	05 1-4
6up	18
6week	17
7hich	1-9
8o	0-i 1-4
7ith	09 1-4
4g SELF	09 1-7
6ba	0-7
6chiu	0-5 14
8ui	05 1-6
6giam	0b 14
6sau	0-7 17
6thay	16
8i	0-6
7u	0-4
4line course	0a
5y #	1-5
7*ed	1-7
7got	0-6
7in	1-c
7one	14
7the	04
7with	14
3p in	0-6
5lat	16
4en it	1b
6ed it	0-8
3r #	1-8
5so	16
4der in	0-5
3ther and	17
8kids	17
3u degree	04
4r designer	04
6lawyer	0-4
6two	08
4t and	05
6by	0-5
6for	0-4
6in	07 1b
6of	07
7n	1e
7ver	0-9
6the	0h
7o	07 15
3ver #	05
7SELF	0-9
7and	0d 1-9
7one	14
7to	1-5
8wo	0-6
3wn #	0c 1-5
5er *ed	1-9
8and	04
3xy tut	1-5
2paediatric first	0-5
4id for	0-4 1f
4lo alto	1-4
4rt of	0-9 1d
8ne	0-5
7was	0d
6s list	07 1-6
4ssed first	17
9the	0-5
4y day	0-7 19
5roll has	0-8
3enalty for	0-5
4ople *ed	14
9and	0-5 14
at	1-4
9in	04
9were	0-4
aho	0-4 14
4r pot	09 1-4
5son on	16
3ha ro	0-4
5i SELF	0-7 1-4
7bay	1-5
7chay	1c
9o	0-7 14
7dem	0-8
8i	0-8
8oi	0-4
8ung	0-5
7ghi	0-7
8oi	0-b 1e
7hoc	1-c
9i	08
7kiem	0e 1-6
7lam	0-5 1-4
8o	0-8
7nho	06
8oi	0e 1-4
7sua	08
7tu	0-8 17
7xin	04 1-4
8uong	04
5m cua	0-5
5n SELF	06
7ba	0-6
7cua	0h
7do	0h 1-4
7in	0-9
7len	04 1-4
8oai	04
7mem	0-b
7nan	0-9
8han	0a
9o	0-5 1-4
7tram	0-8 1e
7viec	09
5p luat	0-4
5t SELF	05
7phieu	04 1-4
7trien	0-4 1-4
4e cho	18
7ua	0-4
4i cho	0-5
5en ban	0-4
4o giam	0-7
5i hop	06
5ne and	14
7s and	0-b
6g SELF	0-7 1-a
8chay	0-4
8dien	0-6 1-4
bu	04 18
8giao	1-6
8kinh	06 1c
8lam	0-4
8nhan	18
8qc	0-4 16
8thi	04
9ruoc	0-8 1-5
9u	1-4
8van	05 15
9oi	04
4u SELF	0-4
6bep	15
6de	0-7
6ho	0-7
8p	0-8
7uynh	1j
6nu	05
6trach	0-9
6xe	0c 16
5c thu	16
7vu	1-8
5n thuoc	1-4
5ong an	04 1d
5t hoi	0-5
7mot	04 1-8
7sau	04
7thi	0-7 1f
8ruoc	0-6 15
3ick things	0-4
7up	0-4 15
6ers and	0a 1-4
4eces with	1-4
4pes and	09
4vot by	0c
3lace *ed	0-5 17
5n and	1-4
7the	08
9is	19
6ner and	0-4
5yed me	14
4umber and	0-6
3olish and	04
4ts in	0-5 1-e
7were	1-b
4wer bi	04
8supply	04
3ps number	15
3ractise with	07
4ice of	04
4oblem was	1-b
3ulled the	04 15
4mp in	0-6
6s are	0-4 1-5
4nctual and	0-7
4rchasing and	0-c
4t a	0c
6in	06 1-6
7t	14
6one	05 1i
6the	04 1a
2qc goi	0-4 16
3ua #	1-6
7%	05 1-8
6cap	0-6
6dem	0-e
6han	0-5
7et	16
6la	1a
8m	06
6may	05
6thang	0-5 19
7roi	1-7
6usb	0-4 16
5n #	0-5
7ly	0-7
7niem	0-6
7sat	04
7tri	0-5 16
9ong	0-6 1-9
5y do	0-5
7mat	0f
7quen	0q
7ve	0-b
4en SELF	05
7noi	0-5 1c
7roi	0-6 1-6
7tay	0q
5ue got	1d
4iet and	04
4y SELF	06 14
6nao	0-7
6trinh	1-6
5et dinh	0-4
2ra #	1-5
5ba	04
7n	0-6
8g	15
5ca	08 1-6
6ho	14
8i	18
5dan	0-5
6oc	04
6ung	0-4
7oc	0-6 1-a
5giay	09
6oc	08
7i	05
5la	06
7i	0-6
7m	0g 1-6
6o	15
5moi	1d
5ngoai	0f
5san	0-4
5thi	05
6rong	0-5
7uong	16
6ung	07
5va	04
5xem	09
4diologists were	1-4
4ils and	05
4n a	0e
6it	15
6the	18
5g on	0-4 16
7the	0q 1-5
5h nhat	05
5somware scare	09
4t hai	19
5her than	08
4u cu	15
4y cua	09
3e SELF	15
4ad all	0c
7drawings	0-4
7plans	0-5
7the	0e
am	0e
7your	1-4
6ing the	04
5lly *ed	1g
4fresh broke	0-4 1a
4gister and	0-8
5ular meeting	07
4pair it	0-4 1a
5ort to	0-4 15
4spect and	1-5
ahim	0-5
5t of	08
6ore thu	05 15
4turns and	04
4wrote the	0f 1b
3ide along	08
4ght one	1-5
4ng them	0-6
3o SELF	18
5nhat	0c
6uoc	0-4
5rang	0-8
6oi	0-a
4i SELF	0q 1-i
6ban	0-5
8t	04
6cho	1-5
7u	15
8oi	0-5
6day	0b
7en	1-4
7oc	0-4
6hoc	0-6
6keu	0-5
6lap	06
7en	0-7 19
6moi	08 1g
6nho	04
8ung	0-5 1-4
6o	0-6
6so	0-5
8n	0-5
7ua	04
6thi	07
8oi	0-b
7u	04
6ve	04
6xuong	05
4ofs and	0-4
4ta *ed	05 16
4und and	1e
8in	0-4
8with	1-4
4w per	09 1-4
3u SELF	0c 1-6
4a tay	18
4le from	1-5
4n and	18
6one	1-4
6the	0b 1-4
5ning it	0-4 1-5
aout	1-8
5s in	15
4t day	04 17
6ra	0-k 14
2sach #	06 1-4
7SELF	14
7cac	06
7dai	0-4
8o	09 1-9
7khach	14
7phong	06
4i SELF	08
6so	0-7
6thi	07 1-6
5d SELF	0-7
7he'll	1-5
7no	08
7something	09
7that	0c 16
9e	1-4
8o	0-5
4me day	07 16
7with	1-6
4n SELF	0-6
6khau	0-7 18
6nho	15
6sang	0-6 1-7
5g #	04
7SELF	07
7cung	1-e
7da	0-8
8o	1-5
7hang	04
7kien	0-7 1c
7loai	15
7nao	0-5 16
9s	04 16
7ra	0-b
7sau	04
7thu	0-4 1e
5h voi	1-6
4o SELF	0-8
6luu	07
6sang	0i
4p and	0-a
6xep	0-4
4t SELF	0-4
6next	07
6on	0-a
6with	04 15
4u #	16
6SELF	0n 1-e
6ba	0-6 1c
7e	17
6cung	0a
6day	09 1-4
7o	0c 1-h
6gio	1-4
6hai	0-5 1g
7et	0-4 17
6lung	1-5
6me	1b
7ot	0-b 1f
6nam	0-b
8y	0-c
7guoi	0-4
6ong	0-4 19
6ra	0-7 16
6thang	0-7
8i	0-5 1b
8ung	1c
4ve the	0-4
4w it	1m
6the	0-7 1-b
4y SELF	15
a'm	0-4
6it	05
6thank	1c
8e	0-4 19
6yes	07 1-4
7ou	1-9
3chool at	0-5
9for	07
4rap rate	08 1-7
3d wan	05
3e SELF	0-6 1-4
5cho	0-6
5dem	0j 1j
6i	07
6o	0-l 1j
7c	0b 1-4
5hoc	0-5
7i	0-d 1-4
5kiem	0g 1-6
5luon	0-j 1-5
5thu	0-4
6im	04
5xin	05
4asons at	0-8
4cond month	08 1-4
9one	0a
9storey	14
8s to	1-4
4e a	0-6
6how	05
6it	04 14
6the	15
5d loss	14
7trays	1-7
4gmentation of	09
4nd it	0-5
7me	14
5ior analyst	0-5
5t back	18
7the	0q 1-6
4p SELF	1-4
5tember and	19
4t #	1-8
6out	06 17
6the	09 1-a
3he *ed	0-6 1n
6could	15
6has	0a
6looked	0-5
6said	04 1-6
6took	06
6wanted	15
8s	0-9
7ent	1-5
5et *ed	0-8 1-5
7s for	0-4
5lf and	1-g
4ift and	0-7
9t	0-9
4op that	06
5rt on	0-5
5uld be	0-a
8n't have	07
5w me	0d 1-4
4ut up	06
3ides and	05
4eu thi	14
4gn for	0-6 1-6
6ed by	15
9off	15
9the	1-6
4nce #	0-6 1-l
8SELF	09 15
8january	0-4
8the	05
bn	0-g 17
8winter	1-5
5h #	0-5
7SELF	09 18
7be	1-4
7nam	0-7
7ra	08
4t down	08 1-4
6with	0e 1-4
5e *ed	1-4
6s SELF	0-4
4x minutes	1b
6years	0-5
3lows them	0-7
3mallest company	05
3o #	0-h
5SELF	0r 18
9'd	0-5
ave	0-6
5a	06
5che	0-7
6oi	14
6ua	0-7 1h
5do	07 1-4
5it	08
5lieu	0-8 18
6uong	05 17
5may	0k 1-5
6oi	1-5
6y	0-5
5nhap	04
6o	1-b
5sanh	0e 1-6
6o	08 18
5that	1-7
7e	0-h 1-5
8re	15
7i	0-b 1a
6ruc	04
6ung	0-8
7oi	0-5
5voi	0-7 112
5we	0-4
4an SELF	0-4
7bai	09
7mot	05
4c trang	0-8
4m SELF	05
6hon	1-b
6nua	09
5e days	06
7folk	1-4
7of	04
6body else	0-5
6thing is	04
4n lai	0-e
5g SELF	04 1-5
7cong	0a
7sao	0-4
8ong	0h 1-9
7voi	0f
4rted them	04
3parky plumber	0-6
4eaking up	17
7s for	0-4
4lit the	0a
4ring and	1-4
9the	07
3taff room	07 16
5ge #	06
5rt and	14
7ed in	0-8
athe	19
5y on	0-4
6ed with	0-4
4ill on	0-6 16
9pen	19
4ood there	0-4
5pped for	0-e 1-4
4ring and	04
4udents and	08
6ied mechanical	0-4
3u SELF	0a
5hon	04
5kien	17
4a lai	0b
4c khoe	0-5 1-4
6manh	0-a
4mmer of	06
4ppliers by	1-5
6ort staff	0a
4re SELF	1-4
2ta phai	0-4
4c cua	0a 1c
6kiem	15
6nen	07
6xa	0-4
4gged with	1-4
4i cong	07
6giua	1b
6khoan	1-5
6lieu	0-5 1-4
6nan	0-5 1d
6xe	1-9
4ke it	04
7photos	0-4
4lk to	0-9
6ed to	1-5
6s and	08
4m y	0-6
4ng ca	0-8 1-4
7them	1d
4p doan	1b
6moi	06
6the	0-n
5e on	0c
4t ca	0-7 1-6
4ught me	1-7
9the	06
4x SELF	0-4
6and	06 19
4y SELF	0-d 1a
6ca	0-6
6do	0-5
6roi	04
3e huyen	0-6
4am SELF	1-4
7and	06
7needs	0-4 1-7
4chnician cert	05
4ll me	0-6 1-4
6ing me	0-6
4n minutes	0-7
6of	16
6tung	0-b
5ders the	08
4st the	1-8
6ed it	1-4
4t #	0-d
3ham gia	1h
7tung	14
5n #	0-5 1a
8%	1-b
7cau	0-4
7la	1-4
7me	05 1-4
7the	07
6g #	1-k
8SELF	0e 1k
8ba	09 1f
8dau	0u 1-8
9i	0-5
9o	09 1c
9u	14
8gan	16
8hai	06
8khong	08 1a
8moi	0-5
at	1-9
8nao	0-7 1-6
8sau	0-7
8than	0-5 1-5
ai	0-6
au	0-9 16
9re	17
auoc	1-5
6h cong	1-8
8hai	06
8lap	1-4
8mot	17
8pho	1a
8tich	0-4
9oan	0-4
9ung	0-5
6k you	0-9 1c
7ed me	17
5o bom	04
7ra	14
5p hon	06
7nhat	1c
5t *ed	08
7SELF	0n
7a	0j 1-7
8nd	05
7has	15
8e	0b
7it	0-6 19
7job	16
7la	0h
9c	0-4
8ine	0-4
7month	0-4 1f
8y	0-7
7nobody	05 1-5
7one	09 1-4
7ra	0-6
7season	1-4
7the	06 1-b
ay	0-4
8ime	0-7
7was	0-8 1-4
8e	0c
9ek	0-5 19
8inter	17
7you	0-4
6's how	0-7 14
9the	17
9why	1-4
5y SELF	0-i
7ban	04
7ca	19
8ho	16
7do	1-5
7khen	19
9i	0-4
7la	14
8oc	05
7ni	09
7quy	0-6
7ro	18
7truoc	07
7vay	0-6 17
8i	0f 1-4
8ong	04
4e *ed	0-4 1-6
6accident	05
9ountant	05
7pplication	05
9rentices	0-7 1-5
7rea	0-a
7utumn	0-5 1-4
7verage	14
6back	1-7
8sics	04
7eds	0i 1b
8ginning	0-6
8ll	0-5 16
8st	0-7 1-6
7gp	04
7ig	09
8ns	0-6
7oard	0-a 1i
9t	16
8ss	04
8y	08 17
9s	0-4 1-7
7read	05 1-4
6cables	0w
8nteen	07
8rds	0-8 15
7ert	0-5
7fo	14
7hange	0-4
7lass	05
8ient	1-5
7old	1e
8mpany	1-4
8ntrol	07
8ok	0b
8re	0-6
8uncil	0-7 18
at	06 117
ber	0-5
7redits	0-5
9w	05
as	0-7
7ustomer	04
es	1-5
6daughter	05
8y	1-7
7esk	0-4 14
7oor	04 1-9
as	19
7rawing	1-9
ds	1-5
8ivers	1-8
7sl	0-d
6end	0-j 112
7vening	0d 1-4
ds	06
7xpressroute	05
6families	0-4
by	18
8n	0a 1-4
8rms	04
7elt	05
8rry	0-6
7ood	15
8reman	0-7
9k	0-c
alift	04
9m	07 1-4
8ur	08
7ramework	08
8iday	14
8ont	1-5
8yers	06
7ull	05
6garage	08
8tes	05 1a
7iay	07 14
7lass	04
8ue	1e
7rass	05
8inding	04
8ound	0-g
6hall	05 1-4
as	08 19
8rdest	1-6
7ead	1a
7inge	0b 1-8
8t	1-4
7ours	0e
7ub	1-4
6import	06
7nspector	0-4 17
8voices	0-7
6job	17
9s	07
6keys	0e
6la	0-8
8bels	0-5
8d	0-7
9ies	06
9s	05
8mp	07 1-4
8st	0o 1e
8undry	1-4
7egal	0-6
8vel	1a
7ibrary	0f
8ft	1-5
8mit	1-4
8ne	0-a 15
8st	0-d 1l
7ot	0-9
6ma	15
8ker	0a 19
8n	14
9ager	0-7 1-9
ds	0-5
7eter	1a
7odel	17
8ney	05
9th	1b
8rning	0-b 15
8st	1-5
8tor	1-7
6names	0a
7earest	0-5 1-6
8w	08 18
8xt	1p
7ight	0-4 1j
bs	0-4
8ne	17
7urse	0-4
bry	1-4
6odd	0-4
7ffice	1-7
7ld	0-a 1-a
7ne	0-g
9s	04 1-4
8ly	14
7rder	09
bing	08
bs	0-b
7ther	07 1n
bs	1-8
7ven	0-5 1-4
7wner	04
6pages	0-6
8int	0-f
8lo	1-4
8rents	06
9ts	0c 1-7
8y	0-5
7ension	04
7hones	0-h
7ipe	09
as	09
7lace	0-6
9n	19
at	0-7
9ster	15
7ots	1-7
7ressure	1-6
8ice	0-4 1-5
8oblem	1-b
7ump	08 1-9
6queue	0-6 1c
6radiologists	1-4
8ils	05
9n	08
8mp	1-b
8nsomware	09
7efresh	0-4 1a
8gion	17
aster	0-7
8st	0-b
7ight	14
7oad	05
8of	1-5
9m	08 14
8s	05
8ta	0-5
8ute	1-4
7pn	1-4
9s	0-9 15
7un	09 18
6safety	07
8me	0-g 1e
8turday	1a
7d	05
7econd	1-6
8ed	04
alings	0e
8gmentation	09
8rvers	0b
7hed	0-5
8ift	07
8op	08
7ide	04 1-5
8gn	1-8
8tes	0-4
7kipper	0c
7mallest	05
7parky	0-6
8ring	0-6
7tart	0-d 1-d
8reet	04
7unday	1-6
8pervisor	1-a
9plier	04
8rveyor	05
7wms	0-5 1-a
6taps	0a
7eam	0-9 1-a
8chnical	0-c
8mperature	0-6
8n	08 1-5
9der	17
cs	08
8st	0-5
7hird	06 1b
aty	0-5 1b
8oi	0-6 1-4
8ree	05 1-7
8ursday	14
7icket	0-8
8ll	1b
8me	1f
7omato	04
8ols	04
8tals	0-7
7raffic	1-4
9ms	09
9ys	1-8
7wo	04
6van	08 1-8
7pn	1-5
6wall	04
8rd	0-4 17
9ehouse	0-4
8ter	0-g 1-h
7eek	0-4 16
aly	0-6
7hole	0-a
7inter	1-4
7ork	0-9
ashop	05
7rong	0i
6yard	04
7ear	0-6
aly	16
5ir own	0a
5m #	19
7*ed	16
7again	0-6
8nd	0-a
8t	1-4
7buoc	05
8y	0f 1-7
7ca	04
9i	0-4
7did	0b
8ong	0-9
9wn	0-7 1c
7every	1b
7hai	05
7in	07
7mot	0-4 1-m
7nguoi	1l
7straight	1-4
5n *ed	1-6
7SELF	06 1-j
b'd	04
7a	0c
7deleted	1-4
8o	04
7it	0-7 1f
7my	05
7nobody	18
7on	1d
7put	0-4
7she	0-5
7the	04
ay	16
7we	1-8
5o SELF	0c 1-c
7doi	1-8
7kip	0-8
7ong	1-7
7quy	0-4 1-4
5re SELF	09
8and	0-4 14
8five	1-4
8is	1-7
8two	06 1-7
8under	1-5
8was	1-m
9ere	05 18
9hen	1b
8you	0-5 15
7's a	0-a
5y *ed	1-4
7are	17
8sk	07
7came	0-7
8hanged	1-4
8ome	14
7didn't	1-4
8on't	1-6
7gave	0-5
8et	0-5
7had	08 1i
9ve	1-4
7leave	15
7never	09 1-5
7offered	1a
8pened	0-6 1-6
7put	0-4
7really	05
7say	0-4
6'll know	0a
4i SELF	05 1-4
6bang	09
8o	1-6
7iet	0-4
7o	16
6cac	0-6
7hac	0k 1-a
7oi	14
8ng	17
7u	0-5
8c	0-4
8ng	17
6de	0-4
7i	1-4
7o	04 17
8ng	04
7ung	1-b
8oc	0-4
6hai	0-7
6it	14
6khong	1-9
6lam	0-4
7en	0-7 1g
6may	15
7o	1a
8i	15
6noi	0-6
6ong	15
6phai	1-a
8ong	0-5 14
6quen	14
6thay	04 1-c
6viet	06
6xong	0-5 19
5ch duoc	0-4 14
8nghi	0-4
5en ban	0-4 1-6
6t bi	1-4
6u gi	0g
8la	0-8 1-4
5ng a	1-4
7s going	18
9in	0-5 1-5
9up	0-4
6h thoang	15
6k it	0-5 1a
5rd month	19
8of	0b
5s SELF	0b 1-4
7year	1a
4o ca	04
7u	0a
6do	0-6 1c
5ai voi	0-5
5i a	14
7diem	0a
7gian	0-8 1b
9o	1-6
7vu	04
5ng bao	0d 1-4
8so	0-7
4ree companies	1-5
8days	07
8hours	0-4 1a
8jobs	0-5
8months	1-8
8things	04 1-6
8weeks	1g
8years	0-h
4u #	0-5 1-8
6ba	16
6cho	05
6hai	15
6kho	05 18
9ng	0-7 19
6lai	05 14
6mot	0-4 1-9
6nam	0-6
7hanh	0-4
6o	06
6sau	15
6thi	07 1b
8u	08
7ren	1-5
7u	08
8ng	15
6vien	0a
6y	1c
5an an	04
8tay	0-5
5c an	08 1-4
7don	15
7va	1-4
5e hai	1-6
5ng ong	05 1-4
8roi	0-4
5ong cac	0-5
9lai	0-c
auong	0d
9nhau	1-6
5rsday and	15
5yet SELF	0d 1-4
3i le	18
4ch cong	07
5ket and	0-8
4en SELF	08 15
7cho	0-5
8ung	07
7dien	0-5 16
8o	07
7la	06
6g #	17
8khong	1-4
8thai	07
5p thu	0-5
5t kiem	1a
4m SELF	17
6chia	1a
6duoc	07 1-a
6hieu	04
6ra	14
5e for	1-5
7in	0-4 1g
8t	1c
7that	15
6s in	1-a
8the	0-9
4n cua	0-5
6la	06 19
6rang	0-4
6tuyen	05
6vao	0-6
7oi	0-4
5h SELF	0-6
7cung	0c
7luong	07
7than	0-7
9u	16
8inh	0-5
3o #	0-8 11n
5a	08 14
6nother	0b
6zure	1-4
5be	0-i 1-a
6ring	0-5
5call	09
6heck	0-8
6ome	0-9
7rrect	04
5delete	14
6o	04 1-a
5each	1-8
5fill	0-6
6our	1a
5get	0-4
6o	0c
5have	1b
6er	04 1-5
6im	07 18
7s	05
6r	1-4
5just	0-5
5know	09
5listen	0-6
6ook	0-8
5make	1-4
6e	0-8
5open	1-4
5purchasing	05
5read	06
5save	0-4
6ee	09 16
6how	0b
6ign	05 15
7t	07
6tay	0-8
5talk	04
6hat	1b
7e	1l
7ree	0-9
5use	1-7
5watch	0e
6ork	1-4
5you	0h
4a nha	0-4 16
5n bo	05
7cho	04
8ong	04 19
8ua	1-5
7hien	1-4
7khoa	0-7
7phai	0-5
4day SELF	09 1-5
8everything	1-7
8so	0a 1-4
4gether with	1-4
4ld her	07
8im	0f
7it	19
7me	0-d
8y	0a 15
7the	04
am	15
7us	1-5
4mato beds	04
4o late	0-4
6many	1c
7uch	0-4
5k #	1-7
7him	04
7it	19
7me	1-8
7over	08 16
7the	09 1-5
7us	15
5ls and	04
4t hon	1-5
4uch a	0-d 1d
3ra dau	0b
6loi	0i 1-5
7uong	0-5
6phong	0-5
6so	0-9 1k
6tien	07
6ve	0-5
5ch nhiem	0-5
5i SELF	0k 1-5
7hoa	1-7
5m bom	0-6 1k
7phu	06
5ng ba	0-5
9om	04
8hoi	09
8noi	0-8
5o doi	0-4
5ys became	1-6
8to	04 1-4
8we	1-6
4e SELF	0-b
6chac	1c
6gio	06 16
6thi	0-4
6voi	08 16
5n #	0-8 1o
7ban	0-4 1-5
7mang	1c
9y	04
8ot	0e
5o bang	0-8
4i SELF	0-6 15
6cua	0-6
6lam	0-5
6nay	0-4
5en khai	04
6u #	0-5 15
8SELF	05 14
8mot	14
5nh cham	04
9ua	0-7
8vien	0-4
8xin	04
4ong #	0-9
8SELF	05 16
8ba	06
8cuoc	05
9v	0-9
8giao	04
8kho	1b
9ip	04
8la	0-5 1-4
9o	04
8muoi	0-4 1c
8nhom	09
8phong	04
8xom	0-8
4ua cac	07
8ho	0-4
5c ca	0-7 1-4
7dem	17
7tiep	0b 1-4
5ng bay	04
9inh	0-4
8tam	0-6
9huc	0-4
5oc chua	06
9uoi	0-d 15
8da	06
ay	0-4 14
9o	17
8gio	1-7
8het	0-4
8khi	1-a
8mat	09
8roi	06 1-4
8sau	04
8thi	06
9ien	09
8va	05
6ng #	04
9SELF	0-j 1-7
9bao	0-5
9cho	04
9khoa	1-4
aip	0-6
9la	0-5
9nhom	0e 1-5
9phat	06
9than	08
4y and	09
6to	0-5
5ing to	0-6
3u #	0-4 1p
6%	0-a 19
5SELF	08
5ban	05
7t	04
5choi	06 1-4
6ong	07
5dat	15
7u	0-k 1-b
6ien	09
6o	0-f 1i
7ng	0-5 1-4
5hao	0-5
6o	0-8
7c	09 17
7i	0-7 1h
5lam	0-4 1b
6on	1-4
5mot	0-4 1-5
5nam	1-6
6hac	0-4 1-5
7o	0-8
5thang	1-7
6ra	07
7en	1-9
5van	08
6iet	09 1-5
4an #	1-d
7SELF	1-5
7ba	07 1-8
8on	07
7cho	05
7dau	08
7hai	0d 19
7moi	0-9
9t	0e
7roi	0-6 1-5
7sau	0-9 1h
7theo	0-6
9i	14
7vi	1-5
4c SELF	0-7
6vi	14
4ng SELF	0c 1-5
7ca	05
9i	0-j 17
8uon	15
7diem	0-8
8ong	15
8ua	0-8
7gio	0-6 1-5
7ke	04
8hu	07
7lam	0-9
8oai	0-9 15
8uong	1i
7may	05
7nguoi	0r 1-8
7phan	0-5
7tai	1-4
8hung	06
8rang	06
7van	09 1-6
7xe	0b
4oi SELF	0-b 1-4
7cay	0-7
8ho	09
7hai	0-7
7nho	0-b
7tay	05 1b
8re	0-4
5ng SELF	05
4rned out	0-6 1-d
9the	07 19
4t ap	1-4
4yen cong	04
8dung	05
8sinh	0-4
3wenty minutes	17
4ice a	0-d
9nd	18
4o and	0-5 1-4
6boys	04
6carriers	0-6
6days	15
7epots	04
7rivers	05
6hours	0-6 1-7
6months	18
6people	1-5
6saturdays	0-5
7ummers	05 1a
6to	0-5
6weeks	0-6
3y SELF	0-8 1-5
5can	1-4
6ho	0-5 1h
6u	0-b
5doi	15
5me	06
5thuong	17
2u dich	1b
3buntu #	09
3nder #	0-8 16
8three	1-6
4its to	08 1-4
3ong nuoc	1-5
3p again	19
6nd	17
5from	14
5in	0i 1-b
5the	06 1-4
6o	0-f 1-6
5with	0-c
3s a	16
6nd	0-a
5back	18
5the	0-7
6o	1-6
4b la	0b
4e it	0-7
6the	04 1b
5d a	15
7it	0-4
7to	0-b 1-g
5s it	16
2va SELF	0w 1-e
5ban	04
5chua	0-7
8yen	07
5dan	05 1-4
6uoc	05 1e
5ghi	05
5kem	15
6hach	0-4
7ong	0-7
6iem	04
5luon	0-6
9g	0-6 1-4
5mo	06
7ng	0-4 1-4
5nhan	0-6
7o	05
5sau	05
6o	05
5theo	0-9
6ra	1-6
4i vi	04
4n SELF	0-8
6chung	0-4 1-6
6dang	16
7e	0-4 1-h
7ong	09
6giu	14
7oi	0-d 18
6hoa	0-4
6lam	1b
6tay	08
4o SELF	04
6buoi	0-8
6ngay	15
6so	07 1-b
6trai	04
4t tu	0-9 1-6
4y SELF	0-a 1-4
6kiem	0-4 1q
6la	0-4 1-4
6thoi	1-6
3e SELF	0f 1-5
5bang	09
5lai	1-5
5ma	14
5nha	04
7om	08
5o	04
5que	1-4
5sau	1b
6inh	0-4
5tap	05
6rai	0-4 1-5
5viet	04
6oi	0-a
4ry good	1-5
3i SELF	09
5bon	0b
5dau	0-a 15
5giao	14
5may	0-4 16
5o	0-4
5sao	0-4
7u	1-8
6o	07
4ec cua	09
7do	0-4 15
7gi	1-4
7vao	0-8
8oi	1-5
5m tai	1b
5n da	0-6
7gach	05
7huyen	0k
7moi	0-8
7trong	0c
5t SELF	05
7huong	0-8
7kich	04
7lai	0f 14
9m	04
7mot	08
7nhieu	0d 1-4
8oi	06
7phan	04
7so	06
4sit each	0-7
3o go	06
5hai	04
6op	05
5lam	17
5phong	05
4i SELF	0p 16
6ai	1-4
6bao	0-8 14
7o	0-4
6ca	1-4
8ch	0h
7ho	16
6ke	07 18
6lai	0-a
6may	04 1-5
7ot	1-4
6nam	06
7hau	0-4
6phu	0-8
6san	05
7ep	0-4
7o	0-4
6tung	07 1-4
6vu	06 19
4ng dem	04
7kho	05
3u SELF	0b 1d
5chuyen	0-4
4a roi	09 1-b
4i lam	1b
6ve	0-d
4ng tau	0-8
4on SELF	04
7rau	04
7uom	0k
2wait for	0g
6ed and	1-6
6ing in	0-9
aon	16
4lk the	07
6ed the	18
4nt the	0-7 1b
8o	1-a
6ed it	0-4
9the	0-4
ao	0-7
4s #	0-5
6*ed	1j
6a	0-b 1-w
7ll	0b
8so	17
8ways	0-7 1-5
7n	1-7
7sked	0-b
7t	0-a
6back	1-9
7orn	04
7roken	14
6chaos	1-4
7opied	1-4
6doing	1e
6finished	15
7rom	1-8
6going	0-5
6in	0-d 1a
6lost	1-8
6march	15
7e	0l 14
7ine	07
7oving	04 1-5
7y	0l 15
6nine	1-8
7ot	1-d
6off	18
7ne	1b
6part	19
6really	19
6still	1-4
6the	0a
9re	0f 1-8
7old	0-8
8o	0-4
7wo	04 16
6very	1-6
6with	0-4
4tch and	04
5er is	0-f 1-f
7ed the	06
4y and	1-6
3e *ed	0-g 1f
5agreed	0-4 1a
6ll	18
5did	0-5 1-7
6o	05 1-7
6rove	1-4
6ug	1-a
5got	0-4 16
5had	0d 18
7ve	1-5
5kept	1-7
5lost	0a 18
5marked	1-6
6oved	07
5only	0-5
5paid	16
5took	1a
5use	08 15
5waited	1-6
6ent	1b
7re	0-9 1-6
4'd go	05
4ek SELF	1-7
b'd	04
7for	0-6
7three	05 18
8wo	04 1-7
6end and	1-5
6s SELF	06
8and	0-4 1b
8before	07
8of	1-8
8they	14
4igh the	05 14
bm	0-c 1-4
4ll *ed	0-4
7and	16
7organised	0-4
7that	0-7
9e	0-9
4nt back	0a
7down	1d
7from	0-8 1d
7home	0-9
7on	1-d
8ut	16
7round	04
7there	08 1-5
9rough	06
8o	05 1-9
7well	15
4re #	0c 1-6
7being	05
7dry	09
7going	1-7
7in	15
7on	1g
9ly	16
7sold	1d
8tanding	1-5
7the	1-8
9ree	1-5
8wo	16
3hat *ed	06 1-4
7SELF	0m 1-8
b'd	0-5 1-8
7a	08
7it	05 14
7others	0-7
7slows	0-7
7the	18
ay	08
7was	1-4
8e	1-4
7you	0-4
4en SELF	06
7a	06
7it's	05
7our	04
7she	0-9
7the	0-4 1a
are	05
ay	0-5 1-6
5re SELF	1-4
8it	0f
8the	0-4 15
7's the	14
5ther the	1e
4ich SELF	1b
8is	0c
8was	14
5le SELF	09
4o *ed	0a 14
6can	14
6had	1d
8s	06
6is	1-4
6keeps	1-5
6never	15
3ill do	06
4nter call	0-6
9the	0-7 1-7
9was	14
ae	17
4th #	15
7a	0-9 1-e
8n	04 1-a
7chalk	09
9ildren	08
7each	1-4
8verybody	0-7
7him	1-8
7it	0-9 17
7me	04
8y	05
7no	0-9 1d
7old	0b
8ne	0c 1-5
8pen	15
7purchasing	0-d
7the	0k
air	0-5
am	1b
9ree	0-4
7us	0-a 14
7what	04 1-4
7your	05 1-6
6in a	1d
6out a	0-8 1n
athe	0-5 1-4
3ork at	14
7with	1c
6ed in	0-c
9there	0-4
9with	0-8
4uld ask	1-6
8be	0-5 14
8check	1-6
9ount	09
8do	0-4 16
8go	04
8have	0-4 1-7
8learn	0-j
9ike	0b
9ook	04 18
8meet	04
8not	05 14
8say	0-b
9it	04 1-4
8talk	0-8
8visit	0-6
8walk	05
ant	07 1d
9eigh	0-9 1-4
9rite	0-5
3rite down	08
8it	07 1-7
8the	1-4
6ten the	0-c
4ong file	0m
5te down	09 1-5
8the	0s 1-m
9o	1v
2xa nha	0-6
5thi	05
4c nhan	16
4i nhung	15
4nh va	0-6 1-4
4y dung	04
3e SELF	08 15
5cua	0c
5day	0-8
6en	0-4
6ien	1-7
5ghi	0-6
5mo	0-g 1c
7i	07 19
5nao	1-4
5o	09
5roi	06
5tai	07
6ruoc	0-a
4m SELF	16
6ban	0p
6lai	0-a 1-c
6tung	0-a
4p lai	04
7ich	07
6thay	0-7
3in SELF	0e 15
6chia	04
6hoc	09
6loi	0o 1-8
6may	0-5
6nghi	0-c 18
7han	04
6so	0b
6tai	04
7hem	0-4
3oay lai	04
4ng SELF	0e 14
7chua	0-7
7moi	0-4
7thi	0-a 1c
7xin	14
3uan roi	0-6
5t di	0-4
7giao	06
4ong #	0h 1q
9%	0-7
8SELF	0-e 1c
8coi	0-6
8hoi	04
8moi	1-7
8nghi	09
8thi	0-5
2y SELF	0a 1d
4doi	0-4
4la	0-4
5enh	0-a
4te	0-a
5hem	1-4
5uong	0b 1-4
4vay	0-5 14
3ear #	0-9
7a	14
8nd	0-4 1-4
7with	1-5
6's sheets	04
6s SELF	0-4
8ago	1-4
9nd	0-j 1-4
9s	0j
8in	07
4u SELF	0-4
3ou *ed	14
6are	16
6can	1-4
7ould	1-9
6get	0-5 1-4
6have	0-4
6learn	0-5
6put	0-7
6said	16
6want	1-4
7ere	05
5've a	0-4
9got	0-4 1-4
5ng fella	1-5
5r company	0-6 1-5
7head	07 1-5
0b	0-17 1-1d
0f=#	0-d 1k
3 gio	19
2SELF	01s 1-z
6 #	0-d 1k
7SELF	0-7 14
7also	0i
9ways	0-9
8m	0-k
8p	14
8sked	0c 1-4
8y	0-d 1m
7ban	08
9o	0c
9t	0-a
8e	1c
9lieve	0-e
8iet	0-8 17
8o	0c
9m	07 1-5
8ua	05 1-4
9ilt	0c 1-5
7cai	05
9ll	04
bed	07 1-5
9m	1-4
ae	0-6
9n	1-5
8he	09 1-6
9ia	04
9ua	0-b 17
ap	07
8leaned	1-4
8oi	0-g 1a
9ng	0-4
9unted	04 14
8ung	0t 1-c
9oi	0c 16
7da	0r
9n	14
ag	0c
9t	1-4
9u	0-h
8i	05 1-7
9d	0j 15
an't	0-5
8o	1-f
9c	1n
9i	0-6
9n't	0-e
8rew	0e
8ung	1-7
9oc	0-k 1-9
7filled	08
7gan	17
9p	06
8hi	09 1-b
8io	0-c 1h
9ve	0-4
8oi	0e
9m	09
9t	0-4
7had	0-z 1-6
9ve	0-p 1-7
9y	0-a
8oc	0-i 1-5
9n	04 1-5
7kept	0e 1x
9u	05
8hach	0-4 1b
9ong	1-a
8ia	05
8now	0-h
7la	0-g
9i	0-7
ad	09
9m	0-7
9n	0-e 1-6
9p	06
9u	0k 1-4
8earned	0-k
9d	14
9t	05
8ike	0-6
8o	0-o
9ve	0-c
8uon	0-g 1-c
7made	09
8easured	04
8oi	04
9ng	0-b 17
9t	0-9 1-8
8uon	0-n 1-5
7nghi	0-9 1-7
9uoi	0-5
8oi	0f
7o	0-6
8iled	05
8ng	06
7phai	0i 1a
9u	0-d
8icked	09
8ulled	0-5 18
9t	0b
7quay	0f 1-5
7ran	0d 1-4
ag	0g
9t	1-4
8ead	0-b
9ckon	06 1-4
8ollback	07
8u	0c 1-6
9t	0-i
7said	09
9t	07 1-5
9w	14
9y	0c
8e	07 1e
9e	0-7
8howed	06 14
8ong	0-5
8plit	04
8tarted	0-6
ayed	0-7
9ood	16
apped	04
7tai	0-5
9ught	04
8en	0-9
8hao	07
ay	15
9i	0-h 1-c
ach	16
ank	0-a
9u	07 1-5
aong	1-4
8in	0-a 14
8ook	1-4
8ra	09
ai	0i
bned	0-8
9uc	0-5
aoc	0-4
bng	1-7
8u	0n 1a
9ng	0-k 1-4
9rned	04 1a
7use	0-a 1e
7ve	0h 1-6
8iet	09 17
7waited	0b 1-5
9nt	0-b
9s	0-p 1-5
8ent	0i 1-7
8ill	06
8ork	0-6
bed	0-b
9uld	1t
8rote	0-8 1f
7xin	08 16
7yeu	0-a
6'd	04 15
8 ask	09
9do	0d
9keep	04
anow	0-7 1j
9like	15
9say	0-4
9take	07
9want	0-5
7ll	16
7m	0-k 1-h
8 a	0-5
7ve	08 1-h
9 been	0g 1-6
agot	0-6
2a	07
3fter	0m 1r
7 half	04
8it	04 1-6
8that	0j 17
3i	0s 1-c
3ll	0-b 1q
5 good	1-5
4so	0f 1-c
6 in	04
3nd	0g
5 SELF	05
a'd	09
6it	1a
3s	0-c 1f
4 a	0-6 1g
4ked	0k
3t	1-f
4 larkfield	0b 1-7
2ba	0-a 19
4 SELF	0-5 1-4
5thang	0-7 14
4i	1-4
4n	0-8
5 be	0-4
5g	0-4
5h	17
4o	16
4y	0-b 1b
5 gio	0-b 1b
3e	0-4 1e
4cause	1-5
4es	0-5
4fore	1-j
4n	0-a 1-b
5 SELF	0-a 1-b
3ien	0-8
3on	18
3uoc	04
6 nao	04
5i	1b
3y	0-d 1x
4 easter	17
5june	1a
5the	15
2ca	0-4 14
4 dem	19
4c	0-4 1-7
5 SELF	0-4
4i	0c 1-4
5 SELF	0-8
6do	14
6nao	0b
8y	08
4lled	0b 1-4
4y	08
3ert	1-5
6 iv	1-5
3ha	0-7
5c	0-d 1-5
6 do	0-b
4o	07 1-i
5 SELF	0-b
6nao	0a 1-7
7en	0-5
4ung	1d
7 SELF	16
5yen	0-4
3oi	0-5
4ng	0-h
6 nhan	16
7ty	0-e 1-a
4st	17
3u	15
4ng	0-4 1-8
4oi	0m 1y
6 #	09
7cung	0-9 1k
7quy	08
7thang	06 1h
4stomers	0-6 1-6
2da	09
4 SELF	0-9
5hoi	09
5phan	0a
5thang	0b
7i	15
4n	0-5 16
4u	07
5 nam	0b
4y	0-6
5 la	1-4
3en	0-h 1u
5 tuan	0-9 1a
3i	09
4d	0m 1-6
5 it	08
3o	0d
4an	1-4
4i	16
4t	0-5
3ung	14
4ring	04
2each	05
3very	0-7
7body	14
7thing	1-4
2first	0i 1-4
7 SELF	07 1-4
3or	05
3rom	08
6 that	07
9en	1f
2gan	0-6 1-7
5 #	16
6nhat	0-d 1-9
3iam	1b
6 doc	1-4
4o	0-d 1n
5 SELF	14
6ban	1-d
6thi	17
7im	1a
4ve	0-4 14
6 me	0-4 14
3ood	0-4 1-7
4t	0j 1-4
2hai nam	0-6 18
6thang	0c
4lf	0-5
6 of	0-5
4ng	19
3e	0-k 1u
4 came	1-a
5said	1-4
5told	1-c
5was	19
6ent	1c
4'd	1-5
4t	1e
3ien	0-5
3o	0-f 15
4 so	0-e 15
4c	1-7
4i	0-q 1-4
5 do	0-5
6moi	07 14
6o	0-4
6thang	0-4
4m	04 16
5 sau	17
2if	0-t 1d
4 SELF	0-k 1-7
5by	0-5 1b
5somebody	1-4
5the	18
3n	0-4
4 #	17
5my	0-5
5our	0-5
5parallel	04
5the	1l
3t	0-9 1-d
4 got	1f
5taught	1-7
6ook	1-5
6urned	1-4
5was	0d 1-c
6ent	1-6
4's	0-h 1-b
6 a	0-4 1-7
8ll	1-5
7in	19
2ke	0-7
4 toan	0-5
4t	0-4 1j
5 qua	0-4 1j
3hach	1d
4i	04 19
5 SELF	0d 15
4o	0-b
5a	0-4 1-4
6 SELF	0-4
6ng	19
8 #	09
5ng	1-4
2lam	0-6 1-q
5 lai	1-l
6nghe	1-5
4n	0b 1c
5 dau	0f 1h
6sau	1-6
4st	0-q 1-9
6 autumn	0-6
7spring	06 1-4
8ummer	15
7winter	0-7 1-8
7year	0-4 18
3earn	0g
7 the	0g
3ooking	1-4
9 back	1-4
3uc	06
5 do	09 14
2ma	0-5
4n	08
4t	0b 16
4u	0-4
4y	0-j 17
5 SELF	0-9 1t
6bom	0-6 1-4
6la	0-8 14
6moi	1-5
3e	0-9 1c
3oi	0-t 1-9
5 ca	0-6 1-4
6tuan	0-k 14
4nth	0l 1-4
7 one	06
8three	06
9wo	09
4t ban	07
6nam	15
3ua	0-a
5 thu	0-4
6xuan	0-6
4c	04 1-7
5 tieu	04 1-7
3y	0-a
4 boss	0-a 1-8
5manager	0-7 18
5own	0-4 16
5part	08
2nam	05 1c
5 #	0-5
6do	14
6ngoai	0a
3earest	0-5
4u	0-i 1-k
5 lam	0-h 1-e
4xt	0-5
6 time	0-7 1-c
3gay	1-5
4he	0-4
4uoi	0-9 1-7
7 ta	0-5 1-4
3ha	0-b 1-h
5 SELF	0-a 1-f
5n	0-5
6 vien	0-5
4iem	1-7
7 vu	1-7
6u	1-6
5n	1-6
4o	0f 1r
5 vay	0i 1u
5m	0-a 14
4ung	1-9
7 ma	1-5
3o	0-a 1-6
4body	0-a
8 had	0-4 1-b
9left	17
4i	0-6 1-6
5 chung	1-6
4t	0-5
5hing	15
4w	0-i 1r
5 SELF	0-9 1-8
6it	16
3ua	1-5
4oc	0-h
6 thi	0-h
2o	0-e 1-e
3 hoa	0-6
4sao	04 16
3ld	0-4 18
3n	0-a 17
4 the	0-7 14
4e	0-b 1e
4g	0-i 18
5 SELF	0-6
6thi	0-6
3thers	0-4
3ur	0-6 1-4
2passed	1a
8 first	17
4yroll	0-8
9 has	0-8
3eople	1a
3han	014 1-d
6 SELF	05
7cua	0e
7mem	1-9
4ong	0-9
7 SELF	1-6
3ulled	0b
4mps	0-4 1-5
7 are	0-4 1-5
4t	0m 1-4
2qua	0-4 16
5 thang	0-5 16
5n	0-4
5y	0c
4y	06 16
2ra	19
3iet	0-5 14
3oi	017 1-f
5 SELF	0j 1-9
3ua	16
2sang	0-d 1-5
6 do	1-5
7ra	0-5
7thu	0-7 16
4u	0w
5 SELF	0g 18
6day	08
7o	0p 1-l
6mot	0-b 1a
6nay	0-8
3econd	04
4nt	0m
6 the	0m
4p	0-6 1-4
5 SELF	1-4
3he	1a
5 looked	0-5
6said	04 1-4
6was	18
3ince	0-i 19
7 then	0-b 1a
3o	0j 1-j
4 SELF	0a 1-5
5the	0-9
5voi	1k
4me	1-5
4ng	05 1-8
6 song	07
3tayed	0e
3u	0-4 17
2thang	0t 1-k
7 #	09 1-4
8ba	0f
8dau	1-7
8hai	06
5t	0-e 1k
6 was	17
6's	0-7
5y	1-5
4e	0-1q 1s
5 big	09
6inspector	0-4 18
6manager	1-7
7odel	17
8ther	16
6nearest	0-5 1-6
8xt	1a
6office	1-4
7wner	0-4
6problem	1-b
6team	1-5
7hird	1-7
5n	01j 1-15
6 SELF	0d 1-c
b'd	04
7a	0c
7the	06 1-c
5o	0-a 1-8
6 SELF	0-7 1-7
5re	07 1-f
7 was	1-9
9ere	08 1-4
7's	0-7
9 a	0-6
5y	0-e 19
4ree	16
4u	0h
3ien	14
4nh	0-4
3oday	1-e
7 SELF	1-4
8everything	1-7
4ld	0e
4ng	14
4ok	1-b
6 me	1-6
3rong	1-5
4ua	09
5oc	1c
7 SELF	09
6ng	0-7 1-a
8 SELF	1-5
3u	07 1m
4 do	1e
5hoi	0-6 1k
5nam	06 1-4
5thang	1-5
4an	0z 1-7
6 #	1-d
7ba	0b
7hai	0h 1b
7sau	04
4rned	1-8
8 out	1-8
3wo	0b 17
2van	0-4 1-g
5 de	1-f
3e	07 14
4 sau	18
3o	0-6
4i	1-4
5 SELF	0-5
3u	0-6 1-4
2we	0-j 1-6
4 did	1-4
5were	1-5
4'd	1a
5ve	08 1a
4ek	0a 1-6
4ll	0-4
4nt	0d
3hat	0-4 1-g
6 SELF	1-4
b'd	0-5 1-6
7is	0-4
4en	0-5
6 SELF	0-4
7a	06
3ith	1-4
2xe	0-9
3ong	0d 1-6
6 SELF	0i 1-6
3uong	0-8 14
2yes	07 1-5
3ou	0-e 1-a
5've	0-6 1-6
8 a	0-4
5r	0-e 1-6
6 company	0-6 1-4
1ig	0e 11g
3first	1-f
3last	05 1d
3mid	0p 1n
3only	0c
3prelast	0-h 1q
3second	0-9
0g=ahead	0s 1-z
2person	0-x 1-b
2story	0-12
0l=en	0-k 1-12
2vi	0-n 1-b
1g=enahead	0d 1-n
5person	0-e 1-9
5story	0-i 1-6
3viahead	0f 1-c
5person	0-j
5story	0-j 14
0n=l	0-j 1-c
2m	0-j 1-7
2s	0-d
2xl	08 1-t
1oself	0-1h 1-6
0p=first	0-1g 1-2t
7enahead	0e 15
9person	0-i 1g
9story	0-l 1-1h
7viahead	1-f
9person	0h 1-7
9story	0-1b 1-1c
2last	0-e 11p
6enahead	0d 1m
8person	0-4 1-p
8story	0-4 11b
6viahead	09 1-4
8person	0-7 1-q
8story	0-j 11a
2midenahead	0-h 1-b
7person	0c 1a
5viahead	06
7person	0-x 16
7story	012 1-7
2only	0-6
6enahead	1-6
8person	0-a
8story	0f 1-6
6viahead	18
8person	0-8
8story	0-5 18
2prelast	0f 11b
9enahead	0d 1-v
bperson	0-c 1-8
bstory	0-6 1y
9viahead	0k 1-d
bperson	0-7 1h
bstory	08 11c
2second	0a 1-1l
8enahead	0-a
aperson	0i
astory	1-q
8viahead	0-o 18
aperson	0j 19
astory	06 1-18
1ast1	0-9 1e
42	0u 1b
0s2=#	0-h 1g
4%	1g
3:	19
3SELF	1-h
7'm	0-7 16
8ve	1a
3a	012 1-b
4bout	08
4i	0-4 18
4ll	08 18
5ways	0-c 1-4
4n	0-c 1d
5ything	0-6
4s	0-4
5k	1-8
6ed	0-b
4t	0i 1-4
3ba	0c
5ck	0b
5i	06
5m	08 1-4
5n	0f 1-8
6g	1-8
6h	0-4
5o	1-5
5t	1-8
4e	05 1-f
5en	0-7
6s	0d 1t
5ing	0-8
5n	07 14
5p	15
4ien	04 1-4
6t	0-c 1-6
5nh	1-8
4o	0-c
5m	0a
4uoi	06
4y	04 16
3ca	08 19
5i	0-4 1-a
5ll	0-5
5m	1-4
5n	0n 1-8
6h	05 1-6
5o	07
5u	1-6
4ham	0-5
6y	0b
5eck	0d 1-a
6p	06 19
5ia	1-4
6u	0-d 16
5o	0b 1-d
6i	08 1-6
6n	0-5 17
5ua	0-7 1-6
7n	04
6ng	0-6 1-7
6ong	07
6p	15
6yen	0-8 1-a
4oi	0h 1-b
5ng	0c 1-6
5unt	09
4u	0-6 16
5a	1b
5ng	0-8 14
5on	04
7g	0-5
5u	0g
3da	0-a
5i	07
5m	0-8 1d
5n	1-6
6g	1-5
5u	0-a
5y	0-g
4e	0l
5m	0c 1k
5n	0c 1-7
4i	0l 1-d
5en	09 1-5
5fferent	0-b
5nh	0e 1-5
4o	0-f 114
5an	1-7
5c	07 1-8
5i	0-5 14
6ng	14
5n	0-d 1-5
6e	0-9
5wn	0-4
4rawings	0-4
5ive	07 16
4ua	0-9
5ng	0-4 1-b
5oc	0-b
6ng	0-b
3each	0h
4veryone	0-5
4xcel	0-5
3file	07
6l	0-a
4or	0-c 1-9
5ur	0l
4rom	0-8
3gan	0-9
5p	1-5
4et	0-8
4he	0-b
5i	1-4
4i	09
5a	0-5 15
6i	0-5 19
6m	0-g
6o	0-h
6y	0-5
5o	1-a
6i	14
5ve	0a
4om	0b
5od	04
5p	0-6 1-5
5t	0-4 1-8
4ui	0-4
3had	05
5i	0-b
5n	0-6
6g	04 1-8
5o	0-4
5ve	0-4 1-8
5y	07
4e	16
5n	0e 1-4
5r	1-a
5t	0d 1-h
4ien	04
5m	0d 1-6
5s	0-4 18
4o	17
5a	0-6
6i	0-8
5i	0-i 1-7
5m	0-6
5p	07 19
5w	1-4
3if	09
4m	04
4n	0-a
4s	0-6 19
4t	19
5's	0-9 19
3ke	0b
5ep	0-4
5t	1-8
5u	1-5
4hac	0-4
7h	0-6
6i	07
5en	1a
5i	0-5
5o	15
6a	0-6
7ng	15
6c	0-d
6i	0-a 14
6ng	1d
4iem	0a 1-8
6u	0-8
5nh	08
4now	0-7
4y	0b
3la	0-k 1l
5i	01f
5m	0-9 1-e
5n	0-8 18
6g	0-4
5p	0b 1-4
5y	1-4
4e	0-6
5arn	0-m
5n	0s
5t	08
4ich	0m
5ke	04
4o	18
5ai	04
5i	19
5n	08
5ok	0b 16
7ing	14
5p	0-e 1-7
4uon	1-5
7g	0a 1-4
4y	17
3ma	1-4
5i	0-6
5ke	04
5n	09
6g	1-5
5t	0f 1-5
5u	1-5
5y	09
4echanical	0-4
5et	04
4o	0-9
5i	04
5ng	1-5
5re	1-4
5t	05 1c
4ua	0-6
5oi	0-4 18
6n	0-5
4y	0a 1-9
5self	07 1-7
3nan	15
6g	0-4
5u	15
5y	0-4
4early	0-5
5n	0-6
5ver	0-4
5xt	0e
4gai	0-4
6n	0-5
6y	0-b
5he	09
6i	0g 1i
7em	0-4
5oi	0i
5ung	0-d
6oi	0-h 19
4han	07 1-6
7h	0-4
6t	1b
6u	04
5iet	05
7u	08 1-5
5u	0-4 1b
4i	0b
5em	0-7
5ne	0-5 16
4oi	05 14
5t	0-b
4ua	0-6 18
5ng	05
5oc	0-4 19
6i	0-5
3o	0c
4f	0-6
4n	04 1-5
5e	0m
5g	0-6 1-5
5ly	04
4pen	05 1-7
4ur	0-5
5t	05
4ver	0b 15
3phai	0-8 1-6
6n	1-6
5i	0-4
6eu	04
5o	0-4 15
6ng	0-k 1f
5u	1-5
6c	04
6t	0-7 1e
3qua	0a
6n	0-4
6y	0-4
5en	0o 1c
6t	04
5y	0-d 15
6en	07
3ra	0b 1-9
5ng	0-7 1-4
6h	0b 1-4
4ead	05 1-7
4ieng	0-6
4o	08
5i	0-f 1o
4ua	0-5
5n	04
3sac	06 1-5
6h	0-4 1-4
5i	08
5ng	1-4
5o	0-6 1-5
5p	09
5t	0d
5u	1-7
5y	0-4 1-4
4chool	0-5
4e	1-4
5e	0-4
6n	0-4
4he	04
5out	0-9
4it	04 1-4
5x	06
4o	09 1d
5at	0-6
5mething	1-6
5n	09
6g	05
4uot	1c
3tag	05
5i	0-7
5lk	0-7
5m	0-a
5o	1-4
5p	06 1-8
5y	19
4ham	18
6n	06
7g	1-4
6o	07
6t	0-f 1-6
6y	0-k 1-5
5e	017
6ir	06
6m	01c
6o	1-6
6re	0i 1-4
5i	0-8 1-8
6et	06
6ngs	0-5
5o	1-5
6ng	04 1-4
5ree	06
6ough	05
5u	0a
6c	08
6ng	09
6ong	0-6
4ich	07
5eng	0-8
6p	0-5 16
5m	04
5n	0-9
4o	0-a 1-a
5an	15
5ld	0-6
5p	0-4
5t	0-4 1-5
4ra	0y 1-e
6ch	0-7 1-8
6i	04 1-4
5e	16
6n	1m
5inh	0-5
5o	0-8 16
6i	0-5 16
6ng	0-e 1j
5ua	06
6c	18
6oc	0h 1-e
7ng	0-6 1f
4u	0-h
5ng	0m 1-d
5oi	04 1-6
6ng	09
5yen	0-4
4wo	1-5
4y	1-8
3under	0-4
4ong	17
4p	04
3va	0-a 15
5i	0-5
5n	0-6
4e	14
5ry	0-8
4i	0-c 17
5deo	05
5ec	04
6t	0-8 1-4
5sit	0-6
4o	0b 1-6
5i	05 1-8
5ng	04
4uon	15
3walk	05
5nt	06 1c
4eigh	0-9 1-4
4hat	0-7
7ever	06
5en	14
4orked	0-5
7ing	04
4rite	0-5
5ote	04
3xai	05
4e	0e 1-7
5m	0-b
4in	0s 1-7
4ong	0-6 1n
4uat	0f
5ong	09
3y	0-4 18
1elf	0a 1-17
0t=+	00 10
2-	00 10
2^	0-17 1-1d
0w=!	0-e
2#	0c 1a
3%	0-g 11b
2*ed	0l 1p
2:	1-4
2;	014 1-4
2?	0-a 1-8
2SELF	0e 1-p
6'd	0i 1-7
7ll	0-9
7m	0-1a 1-g
7ve	0-a 1-a
2a	0-7 1-f
3bout	0-c 1-6
3ccident	05
5ountant	05
5uracy	0-4
4ross	0-8 1-5
3d	05
4ults	1-7
3fter	07 1z
7noon	0-7
bs	1a
7wards	06
3gain	0-6 1q
7st	08 1-6
4ency	1-5
4o	15
4ree	18
7d	0-8 1a
3head	0-6
3i	0-8 1-9
4d	0-5
4r	18
3larms	0k
4l	0k 19
5owed	15
4one	0w 1i
6g	0a 1-5
4ready	0-4 1-4
4so	0h 1-c
4to	1-4
4ways	0-y 1-o
3m	0-7
3n	0-7 15
4alyst	0-5
4d	0-5
4gry	1-4
4noyed	08
4other	06 1-7
4swer	04 14
4y	08 15
5body	0-6
5more	1-5
5one	0-6 1-8
5thing	0-7 1-9
3o	0k 1a
3p	0-c 1-5
4ache	1-4
5rt	1-4
4p	1-8
5lication	05
5raisals	08
6entice	05 1-4
cs	0-7 1-8
4tomat	0-7
3rchitect	0-6
7ve	1-5
4e	0-b
5a	0-b
4gued	07
4my	06
4ound	17
4ranged	0s
4vo	15
3s	1-c
4k	0d 1-l
5ed	0o 1-8
3t	0p 1-a
4e	16
4lantic	0-4
3u	0-a
4dit	0-8 1b
4gust	05 19
4tistic	05
5omated	1-7
5umn	0-c
3verage	14
3ward	0-b
5y	1-5
3y	0-8 1j
3zure	0-6 1-a
2b	0-d 1-6
3a	0g 16
4by	0-8
4ck	1x
6up	0k
4d	0h 1f
5ges	0-5
4ke	0c
6r	07
7y	0e
4llot	1a
4m	06 1b
4n	0k
5g	0m 1-8
5h	1g
4o	04 17
4sics	04
4tch	14
4y	0-4 1h
3e	0-s
4came	15
6use	1-p
5ome	0-6 1-7
4d	0-7 1e
5s	0f 1a
4en	04
5s	06 1o
4fore	0-6
4gan	0a 1c
5in	0a
7ning	0-6
4hind	1-5
4ing	1-7
4lieve	0-g 1-5
5l	0-9 15
4n	0-6 1-6
5ch	05
5h	1-7
4p	0-6 18
4st	0-f 1-b
4tter	0-f 1k
5ween	0g
3i	0a 1k
4en	0f 1-f
5t	0-e 1c
4g	04 1-7
5gest	14
4ll	14
4n	14
5h	0g 1d
4rmingham	0-4
4t	05 1-c
3lend	1-8
4ue	0-9 1-7
3o	1m
4ard	0-9 17
5t	1g
6s	17
4c	05
4iler	1-4
4lts	0d
4m	06 1-6
4n	04 15
5g	0-8 17
4ok	0i 1-5
6ed	0g
6let	1-7
4p	0-a
4rrowed	04
4ss	0-6
4t	19
5h	0z
4ught	07 1k
4x	0-5 18
5es	1-5
4y	06 1f
5s	1-8
3ranch	1-8
4ead	05 1-4
6k	07 17
4ing	0-5 1-4
7s	0-5
4oke	05 1-7
7n	14
5ught	04 1j
4unswick	0-4 1-6
3ua	07 1-6
4c	0b
4ddy	0-5
4ilt	0r
4mps	0-6
4nnings	14
4oc	0w
5i	05
5n	0-7
6g	0-6
4p	1-4
4rnt	0-6 14
5st	07 19
4t	0-6 16
5tons	0c
4yer	0-4
3y	0m 114
2cables	0w
4c	07 1-g
5h	1-c
4i	0f 1-h
4kes	0-6
4lendar	09
5l	0-b
6ed	04 1-6
5m	0-4
4m	0-f 1b
5e	0-5 1h
6ra	0d 15
4n	1-t
5g	0-7 1-a
5h	0l 1-d
5teen	06
4o	0-d 16
4p	0-8 1-5
4rd	0a
5e	0-7 1-4
6d	0-d
6ful	0-7
5ried	0-4 1-6
8r	0-4 17
9s	0-6
5s	04
4stings	0-9
4t	06 1-b
5alogue	16
4use	0-b 1-7
4y	0-5 1-5
3ell	0e
4ntre	0-b 1-5
4rt	0-6
6ificate	0-4 1-6
3fo	14
3ha	0-b 1-6
5c	05
5i	1-7
6r	08
5lk	09
6lenge	0-6
5m	0-8 1-j
5n	0b 1-g
6ce	0-5
6g	1-4
7e	0-8
8d	0e 1-k
7ing	0-7
5os	1-4
5t	04
5y	0-a 18
4e	1-c
5ck	05 1w
7ed	0b
7ing	05 16
7list	09
7s	1-4
5f	1-4
5n	0-6 1g
5o	04 1-6
5p	0l 1a
5t	04 19
4ia	0f 1-c
5ec	0-4
6n	0-9
6u	0q
5ld	0-5
5n	06
6a	07
6h	0b
5u	0-c 1x
4o	016 1-s
5i	04 1h
5n	0c 15
6g	1-5
5t	1-4
4ristmas	0-4 1g
4ua	0-j 1-5
6n	1-8
5i	06 1-7
5m	0-a
5ng	0-a 1-8
5oc	1d
6ng	04 1-4
5p	0j 18
5yen	09 1-7
3lass	1-6
5use	14
4ean	0-4 1-5
7ed	1-5
5rk	0-e
4ient	1-6
8s	09
5nic	0-4
8s	04
4ockings	0-5
5se	07 14
7d	06 14
7st	0-c
6ing	0-4 15
4ub	06
3oburg	16
4de	0-4 1-6
4i	011
4ld	0-8 1d
5league	0-8 1-f
bs	1-4
7ge	1-4
4m	17
5e	1m
6s	0-9
5ing	0c 1-d
5mitment	0-7
5panies	1-5
8y	1-d
6lained	15
ats	0-a 1c
6uter	1b
4ncerns	0-4
5ference	1c
6irmations	0-i
5g	0-j 1-g
5tainer	19
6ract	0-7
as	04
7ol	08
4ok	08
4pies	1-5
4re	0-5
5ner	1-7
5rect	05
9ed	06 1-c
4sts	06
4t	06 1-c
4uld	1c
7n't	0-5 14
5ncil	18
6t	07 1q
7ed	0e
8r	0-a
7ing	1-4
7ry	0-5 15
5ple	06
5rse	0a 1-5
4ver	1-6
7ed	0-6
3rane	0-4
4eative	0-4
5ditor	14
8s	0-a 1a
5w	05
6s	0-7
4ied	0-9
4ossed	18
3u	0-9 14
4a	0g 16
4c	0-a 17
4ng	0-9 1-7
4oc	16
5i	0a 1v
5n	0g 17
6g	0-a
4stomer	1-4
as	0-5 1-c
8s	06
4u	0-7 1b
3v	0-9
2da	05 1-f
4d	0-5 14
4i	1-4
4m	04 16
4n	0b 1d
5g	0q 1-m
5h	0t
4o	0-c 1-4
4p	04
4red	14
4t	1a
5a	0b 1-4
6base	06 16
5e	16
6s	0-6
4u	0c 1-e
5ghter	05
4y	05 1-6
5s	1-9
3c	0b
3e	0q 1-11
4ad	0-8 19
4cember	16
5ided	1-4
8s	1-5
5ks	07
4lete	14
8d	1-4
5iveries	0-9
9y	19
4m	0r 1j
4n	0l 1l
4o	0-5 1-4
4partment	0-4
5loy	09
5ots	06 15
4sign	0-4 1-4
8er	05
5k	17
4u	0-p 1-7
4vices	09
3i	0t 1-j
4a	0-5 17
5lysis	17
4ch	0-b 1a
4d	013
5n't	07 1-a
4em	0c 14
5n	0g
5u	0-6 14
4fferent	0-h
bly	1-4
4nh	09 1-n
4rector	16
4sabled	17
4u	0-9 1g
3o	1b
4an	0-7 1-8
6h	1i
4c	1-f
5klands	06
4es	0-d 1-c
4g	0-4
4ing	0-8 1a
4n	0-f 1-g
5't	0-o 18
5e	0-j 14
5g	0e 1-9
5t	0-4
4or	07
6s	1-a
4t	0-7
4wn	0k 1e
6s	1-4
3raft	04
5w	08
6er	0-5 1d
6ing	09 1-f
9s	1-5
4ew	0i
4iver	0l 1-m
8s	0g 1-d
4opped	09 1-4
5ve	1-8
4y	0i 1g
3sl	0-c
3u	09 1f
4a	1-7
4c	09
4g	1-a
4ng	0a
5marra	0-b
4oc	0-s 11e
5i	1g
5ng	1h
4ring	1-4
4t	08 1-a
4yen	0-4 1-4
6t	0d
2each	011 1-w
4r	0-4 16
5lier	0-8 14
6y	1c
5s	0-5
4ster	1e
4t	19
3dge	0c 16
3hcps	08
3ight	0-5 15
4ther	04
3leven	0-4 14
4se	0-5 1-8
3m	0a 18
4ail	14
4ergency	17
4ployer	0-4
5ty	09 16
3nd	0-e 1x
5ed	1d
5s	0-4 1-5
4gineer	1-6
aing	0-4
as	08 1-5
4ough	1-5
4velope	0-4 1-4
3p	1-h
3rror	0a
7s	17
3state	09
3uro	1-4
3ven	06 1-6
6ing	0j
9s	0e 17
5r	0-8
6y	1-b
7body	0-m
7one	0-d
7thing	1-h
3xample	0-6 1-5
4cel	15
6pt	0-4
5hange	04
4perience	0-5
5iry	1-6
5lained	05
5ort	07
5ressroute	04
3yes	0a 1-8
2face	1-4
4iled	0-5
5r	0-4
4lls	14
4milies	0f
7y	0-4
4n	0f 1-6
4rms	0g 1-5
4st	0-4
4t	14
5her	0b
4ult	18
3eed	04
6back	0-6 1-6
5l	0-4
4ll	0-f 1g
6a	1-6
5t	1-9
4rry	0-h
4w	1-5
5er	18
3ield	04
4fth	0-6
6y	0-4 16
4le	0p 1o
6s	05
5l	0-f
6ed	14
4nd	07 14
5e	1c
5ish	0a
8ed	1e
4rewall	05
5m	0-a 1-b
5st	0m 1-f
4sh	0-5
4tted	05
4ve	1a
4x	04
3lange	1-8
4ooded	18
6r	0-4
7s	1-4
3olk	05 1-6
6s	09 1-4
4od	19
5t	05
4r	06 1-g
5eman	0-7
5get	0-4
6ot	04
5k	0-f
5m	07 1-b
6ulas	0-4 14
6work	06
5tnight	06 19
6y	08 1-6
5ward	0-4
4und	09 18
7ries	0-7 1b
5r	1r
3ramework	06
6ing	1-6
4ee	0a 1-b
4iday	0k
8s	09 14
6ge	0-7
8s	14
5end	1-4
8ly	0-6
8s	0-7 14
4om	08 1m
5nt	1-a
5ze	18
4yers	06
3ull	15
4n	1-6
5dy	0-8
2ga	0a
4c	1-5
5h	08
4elport	1-4
4ffer	14
4ng	0-7 1-7
4p	0-9
4rage	07
4s	15
4t	07 1-4
5e	17
6s	05 19
4ve	0e
4y	0-7
3dańsk	0-4
4ynia	0-4
3eneral	0-6
4t	0-5 1-a
5s	1-8
5ting	0a 15
3he	1-a
5p	0i 1-6
4i	0i 1-f
3i	0-a 1-g
4a	18
5i	0-9 1g
5m	0-a 1m
5n	0-4
6g	0-4
5o	0-q 1f
5t	0-7
5u	0b
5y	0f 18
4o	0-r 1t
5i	0-4 14
5ng	0-b 16
4rl	1-5
6s	0-5
4ua	0-5
5m	0b
5ong	0b 14
5p	1-4
4ve	0-f 1-7
3lass	04
4ue	1g
3o	05
4al	1b
4c	0d 1-7
4es	15
4i	012
5ng	0-a
4m	0q 14
4n	14
5e	0-7
4od	0-i 1-a
5gle	0-4
4p	0-5 1-a
4t	0a 1i
3po	0e
3rass	05
4eat	1-c
5en	0-6 1-8
4id	0-e
5nding	16
4ound	0-h
6p	04 1-5
5w	0-5
6ers	09
3uess	0-4
4i	0g
5de	16
4n	1-6
2ha	1-4
4d	0-t 18
5n't	04
4i	0f 1d
4lf	0e 1-j
5l	08 1-c
6s	08 17
4n	0-9 1a
5dling	05
6over	15
6s	0-c 1-6
5g	0-8 1-b
4o	0-a 1-a
4ppened	0-6 16
6y	0-5 1h
4rd	1-5
6est	1-6
6ly	17
4s	04
4ted	17
4ve	0-n 1-9
6n't	0-5
7t	0-5
5ing	0-5
4y	0-j 1-h
3e	04 1s
4'd	0-4
5ll	1-5
4ad	16
6s	16
5lth	0-d
5ps	04
5r	1-6
6ing	0-4 16
6t	0-9 1-4
5t	1-7
4ld	1d
5lo	0-6
5p	0-7
6ed	1-k
4n	0m 1-9
4r	0d 1-a
5e	0-9 1-a
5s	06
6elf	16
4t	0-7 1t
3ide	04
4em	0-9
5n	04 1-f
5u	0-4 18
4m	010 1-6
5self	0-7 1a
4nge	0b 1-8
5h	0f 1-a
4re	1b
4s	0a 16
4t	0-c 1-4
4ve	0b
6s	05 1-6
3mi	0-5
3o	0-4
4a	0-8 1-i
5ch	0-6
5i	0-j
5n	0-c 1-6
4c	0-t 1-o
4i	05
4lding	0-4
5iday	0-4 1a
4m	09
5e	0i 1-a
4n	0-j 1c
5est	1-5
8ly	0-5
6y	0e 18
5g	0-6 19
4pe	0-7 1-7
4st	0-6 1-7
4ur	0a
6s	19
5se	1-e
7s	0-g
4w	0g 1-f
3r	1-4
3u	0-m
4b	1-4
4e	04 18
4ndred	0-6 1-5
5g	1-6
4ong	1-a
4rt	0-9 17
4t	1-5
4u	08
4y	1b
5en	0g
6t	0-b
5nh	1j
3yper	15
2ice	17
4h	0-c
3f	14
3m	0a 1-6
4portant	0-9 1-5
5roved	0-d
3n	09 1-e
4side	0-5 14
5pector	0-4 1d
5tead	0d 19
4ternet	17
5o	0-a
4vited	04 17
5oices	0-7
3s	0-13 1-1g
4n't	0-5
3t	0-9 15
4'd	0a
5s	0-o
4self	0-5
3v	0-6 1-5
2jacking	04
4nuary	08 1-8
3ob	0-a 1g
4ined	1-5
3une	06 1f
4st	0-m 1-8
2ke	0f 1-9
4ep	04 1-7
6er	04
6s	04 1-6
4m	0k 1-5
4o	0b 17
4pt	0r 115
4t	0-j 1b
4u	04
4y	06 1-8
5s	0d
3ha	0-e 1-c
5c	04 1-5
6h	0-d 1r
5i	09 1-9
5ng	0-4
5o	08
5u	0-6
5y	0p 1-8
4en	0-g 1o
4i	0-5 1-6
4o	0-5 1-e
5a	0-f
6n	04 1-6
7g	0-4 1i
5c	0-a
5e	0-4 1-4
5i	06 1s
5ng	0-i 118
5p	1a
4u	07
5an	0-h 1-5
5ng	0-6
5on	0a 14
3ia	0h
4ch	09 17
4ds	0-8
4em	19
5n	0-c 1k
5u	0-8
4ln	0-5 1-6
6s	0j
4m	0-4
4nh	08
4p	0-g 1d
4t	04
5chen	0b
9s	04
3nees	0d 1-5
5w	0-7
4ow	0-p 1p
6n	1-4
3o	0b 16
4rea	07
3ubernetes	0-4
3y	0-j 16
2la	0-1i 1-c
4b	0-5 1-5
5els	0-4
4c	0-9
4d	0-6
5ies	1j
5s	04
4i	0m 1k
5d	0a 1-4
4m	0-b 1-g
5p	07 1-5
4n	04
5e	0b 1-5
5g	0-a 1-5
5h	1-a
4o	0-6
4p	019 1-m
4rkfield	0r 1-7
4ser	05
5t	0-5
4t	0-7 1c
5e	0-6
6r	1a
4u	0d 1a
5ghed	15
5ndry	1-4
4w	1-4
5yer	0-5 1-4
4y	0w 1-a
3e	0m 1-6
4ad	05 1-5
6ing	1-5
5ked	0-6
5rn	1-b
7ed	0-n 1-5
7t	0m
5ve	17
4ch	1-d
4d	0d
4eds	0-5
4ft	0-e 1j
4gal	0-7
4n	0d 1s
5h	0-7
4o	07
4ss	0-h 1j
4t	0h 1-5
5's	0-4
5s	16
5ter	09
8s	04
4vel	18
3i	05
4brary	0f
4ch	010 1-4
4en	0i
5u	0-a 15
4fe	1-5
5t	1-6
4ght	05
4ke	0-c
6d	0-j 15
4mit	1-4
4ndens	16
5e	0b 19
5ux	0-4
4st	0g
6s	05
4ttle	05
4ve	1-6
3o	0-6 1-j
4a	07
5d	1-4
5i	0-7 14
5n	0-5
4c	0c
5k	16
6ed	14
4g	05 1g
5ged	0-7
5s	1l
4i	0e
4n	0-9 1-o
5g	0-o 1-a
4oked	1-l
6ing	0-9
6s	08 1-6
4p	1d
4sing	14
5s	14
5t	09 1k
4t	0-m
4ud	1-4
6est	04 17
4ve	0-f 1-4
6d	0-6 1-6
3ua	09 1a
5n	1-9
5t	0-5 1-4
4c	0-h 1-b
4i	04
4ng	1-7
4oi	0-6 1-7
5n	0-g 1k
6g	06 1d
5t	05 1-9
4u	0b 14
3y	0-d 1-8
2ma	0-w
4c	1-6
5h	0-6 1c
5ro	05
4de	0o 1-c
4i	0-g 1-7
5l	04
5nly	0-5
6tenance	1-5
4katon	1-5
5e	0b 1-a
6r	09 19
7s	19
6s	0-a
4n	09 1-8
5agement	1-5
8r	0-s
9s	0-8
5g	15
5h	0-c 1-4
5ual	04
5y	0-l
4p	06
5s	04
4rch	0-b 1m
5k	0a
6et	0-a
5ried	0-4
4ster	0-4 1-8
4t	1-9
5ch	0a 1-6
5e	07
6rial	0-9 1-d
4u	0a 1-i
4y	09 14
5be	0-5
3e	0-4 1i
4asured	05
4chanical	0-6
4dical	09
4et	06
4m	0-a 1-6
4n	0c
5tor	0-4 15
5u	0-4 16
4o	08
4self	04
4t	0-4 1-d
5er	1a
5res	0-7
3i	1-5
4crowave	1-4
4d	0a 1-4
5dle	0-6
5night	0d 16
4en	1-6
6g	06 1-6
4gration	15
4l	1-4
5k	0-8
5lion	0-5 1a
4ne	06 1-6
5ute	16
8s	0-8 15
4ssed	0-4 15
6ing	0-n 1-c
5take	1-6
9s	0-8
4tsubishi	0-6
4xed	1-4
3m	1-6
3o	1b
4c	1-4
4del	14
5ules	04
4i	0-5 1-7
4n	0-6 1-9
5day	14
8s	0-a 1-5
5ey	08
5g	0-l
5th	0g 1o
7's	0-4
7ly	05 1-d
7s	1h
4re	0-e
5ning	04 15
4st	0-6 1-9
6ly	08 1-4
4t	0-4 15
5her	0-4
5or	06 1-8
4ve	0a 1-5
6d	0i 1-5
6s	04
5ing	06 1-5
3ua	07 1a
4c	0f 14
5h	0-7
4i	0-6
4ng	0-4
4oi	1a
5n	0-o 1-f
6g	14
4st	07 1-4
3y	08 1-t
4self	04
5ql	18
2na	07
4i	0-7
4m	0-d 1g
5es	0a
4n	0-h 1f
5g	0-i 1-c
4o	0m 1d
4p	1-7
4u	0-4
4y	0-x 15
3ear	0-8
6er	04
7st	0-9 1-7
6ly	0-7
4ed	0-6 1-5
6s	0-4 1-8
4gatives	17
5otiate	06
aion	0-4 18
4n	1-q
4rvous	0-5 16
4t	0-9
5work	1-5
4u	0-h 1-i
4ver	0-g
4w	16
4xt	1d
3gai	1-7
5n	0-b 1d
6h	0-f
5t	08
5u	0-7
5y	08 1l
4he	0-9 1-p
5i	0-d 1-d
6em	0-e
7p	0-b 1-5
4o	0-g 1d
5ai	1-z
5i	017 1-h
5t	0-4
4u	1-9
5ng	0-c 1-7
5oi	0-q 1-q
6n	1-4
7g	0b 18
5yen	0-e 1-4
3ha	0-n 1-7
5c	0k
5m	0-a
5n	1-8
6h	0-s 1-4
5p	06 1-6
5t	0-5 1-c
5u	0-c
5y	1d
4i	0b
5em	0-a 1-b
6n	0-7
6t	1-g
6u	0-a
5n	0-7
4o	0e 1-4
5m	0l 1-c
4u	0-k
5a	05 1-6
5ng	1b
3i	0e 1-8
4em	0-b 1-7
4ght	0a 1m
7s	0-7 1-c
4ne	15
6teen	14
3o	0-9 1j
4body	1j
4i	0-9 1-g
4n	1-4
5e	1b
5g	17
4on	1a
4p	0-f 1b
4rth	05 1-5
4t	0-5
5hing	0-c 1-4
5ice	04
4vember	14
4w	0-b 1x
3u	04
4a	0-g 112
4mber	04
8s	1-c
4ng	0d 1-c
4oi	0-5
5ng	04
4rse	0-4
7ry	0d 1-9
7s	18
3what	1e
2o	1-l
3ctober	0-9 1c
3dd	0-4 15
3f	05 1-6
4f	0-o 1-9
5ered	0a 17
7s	07
5ice	0-8 1-h
8r	14
4ten	0-5 1-7
3i	0-5
4led	05
3kay	14
3ld	06 16
5er	1-4
6st	1-4
3m	1-4
3n	14
4ce	0f 16
4e	06 1l
5s	06 1-e
4g	0i 1d
4line	07
5y	0-g
3p	14
4en	06 1c
6ed	0-7 16
6ing	06 1-4
5rative	0-4
8or	0-5
4portunity	0-4
3r	0-e 1-i
4der	04 1-6
7ing	08
7s	0-d 1-5
4gan	0-7
7ised	0-5
3ther	0-9 1e
7s	0-9 1-c
3ur	0-e 1-4
5s	1-4
4t	0g 1c
5age	0-4 17
5s	0-5
6ide	0-4 1-6
3ven	05 1-4
6s	06 19
5r	1-9
3wn	0t 1-c
5ed	0-7 1-4
6rs	09
8hip	0-5
3xy	0-6 14
2p	05
3aediatric	0-5
4ges	0-7 14
4id	0-5 1n
5nt	0-e 1-4
4llets	0q 1-4
5o	1-4
4per	1-4
4rallel	04
5ents	04 1i
5king	0-4
5t	0-5
6ner	1-4
6s	0b 1-7
4ssed	0-7 1a
4tience	1-4
8t	1-6
4y	07 14
5roll	0-e 1-7
5slip	15
3enalty	0-5
5cil	07
5sion	04
4ople	0-n 1-r
4r	04
5golas	07
5son	0-c 16
8al	0-4
4sos	16
3ha	0b 1-m
5c	09
5i	0-k 18
5m	0-f
5n	0g
5p	0-7 1-5
5t	0c 16
4e	0-b 18
5p	0-7
4ia	0-6
5en	0-8 1-7
6u	09
5m	08 19
4o	0-8 18
5i	1-5
5ne	09 19
7d	0b
7s	0-g 1-4
6g	07
5to	08
7s	08 1-7
4u	0-l 1d
5c	1-9
5n	1-6
5ong	09 1i
5t	0-f 1g
3ick	0-9
6ed	07
7r	07 1-5
8s	0l 1-6
4ece	08 1-4
7s	07 1-a
4n	07 16
4pe	05 1f
6s	09
4tch	0-4
4vot	0a
4zza	04 1-4
3lace	0-b
7s	04 1-8
5in	09 14
5n	0a 19
6ner	0-4
6t	0-9
5tes	0-7
5y	17
6ed	14
4ease	0-5
8d	19
4umber	0-a
3ocket	0-c
4ints	05
4licy	1-4
6sh	04
4rt	0-7
4sitions	08
8ve	0-6
5t	0-7
4t	09 1-4
5s	05 1-e
4wer	05 1-7
3ps	15
3r	04
4actise	08
ad	05
4efer	0-6
5ssure	0-6 1-a
4ice	0-d 1-b
5ncipal	0-5
4oblem	0-8 1-b
5duction	08
5perly	0-e
6osed	07
5tection	0-5
5ud	0-5 1-4
5vincial	15
3ublic	0-8
4ll	0-6 15
6ed	0-6
4mp	1-h
6s	1l
4nctual	0-8
4rchasing	0-c
4t	0u 1w
2qc	0-5
3ua	1b
5lity	1-5
5n	0-8 1-6
6g	0-4
5t	0q 1-8
5y	0c 16
4e	1-6
5n	04 14
5ue	0-b 17
4ick	0-5
7er	0-8
7ly	0-f
5et	04 1-5
5te	1-8
4oc	1-6
4y	0-s
5en	0d 1-5
6t	0-6 1-4
2ra	0q 16
4c	0-5
5h	0-7
5k	06 17
4dio	1-4
7logists	1-4
4il	0-5 15
6s	05
5n	04 1e
4mp	0d 1-b
4n	0n 1a
5g	0b 17
5h	0d 1-7
5somware	09
4p	04 15
4t	0-w
5e	05 1-6
5her	05
4u	16
4y	0m 1-4
3e	14
4ach	1c
7ed	18
6t	08
5d	0w 1-g
6ing	0c 1-6
5lly	0-9
5son	0g
4ception	0-4
5ipe	05 1-6
5kon	1-5
5ord	04
8ed	05
4d	0a 1b
4fresh	0-4 1a
4gister	0-d
5ular	06
4lease	14
9s	19
4members	17
4pair	0-6 1f
5eated	1-6
5ort	1c
8ed	0-8
8s	0-7
4sidents	0-7 16
5pect	0-c 1-7
5t	0-b
6ore	04 15
5ult	0-6 1h
4view	05
4wrote	0f 1b
3ide	0c
4eng	09 1-h
5t	14
4ght	17
4ng	0-5 1-6
4se	06
3o	0-c
4ad	06
4i	0n 1-9
4llback	07
6s	1a
4mania	17
4ng	0-6 1-7
4ofs	0-6
5m	08 15
6s	0-4
4s	1-6
4t	07 17
5a	14
5ten	1-4
4und	0-7
5te	09 1-9
4w	09 1-4
3pn	1-4
5s	0-c 14
3u	0e 1-8
4a	16
4bbish	0e 1a
4le	0-j
6s	0a 1f
4n	0-4 1d
5g	18
5ning	0-5 1-c
5s	1d
4oc	05 14
5i	0-d 15
5t	18
4t	0-d 17
3ésumé	0-4
2s	0-5 1-4
3ac	0c
5h	0e 1d
4fety	07
4ge	0c
4i	04
5d	0j 15
4le	0-6 1-9
4m	07
5e	0-9 1c
5ples	16
4n	1-a
5g	0s 1-9
5h	0b 1-7
4o	0c 1-8
4p	06 1-c
4t	07 1-9
5urday	17
as	07 1-8
4u	08 11v
4ve	0-4
6d	1m
4w	0-c 19
4y	0-e 14
5ing	0d
5s	0-b
3cale	08 1-4
5re	07
4hool	05 1-6
8's	0-4
4rap	08 1-7
6tch	16
5een	0d
5ipt	15
3d	05
3e	0-7 1-j
4al	06 1-4
5sons	0-8
5t	1-8
6s	1-4
4cond	0g 1-9
8s	0-5 1-8
5tion	1-9
4ed	05
6lings	0e
5n	0-6 1-7
4gmentation	09
4nd	1-7
5ior	1-4
5t	0s
6ences	05 15
4p	0-i
5tember	0-a 15
4rious	1-5
5ver	04
8s	0a
6ice	14
4t	04 1-g
5tle	0-7
4ven	0-7 1f
3haft	0-4
5re	0p 1-9
7d	0-5
4e	0-e 1p
5'd	0-6 1-c
6s	1-4
5d	0-6
5et	0-9 1c
7s	15
5lf	09 1-g
4ift	0b
7s	1-4
4op	04 1-6
6s	0-5
5rt	0a 1-5
7er	05 1i
5uld	0-g 1-4
8er	1-4
8n't	0b
6t	0-a 1-4
5w	0b 1-8
6ed	0h
4ut	0d 1-8
3i	0-d
4ck	0-6 1-7
4de	1-a
6s	1-5
4gn	0-6 1-8
6ed	0-9 1k
6ing	09
4lent	06
4nce	0-b 1b
5gle	0-7
4t	0l 1-b
5e	0-4 1-7
6s	0-6
5ting	05
4x	0-6 1m
5th	0-4 17
4ze	09 1-4
3kipper	0d
3leep	0-8 16
5pt	15
4ow	0-4
6s	0-7
3mall	1-c
7est	05
3napped	16
3o	0c 1-a
4an	0h 1-4
5t	0e 1-8
4c	0-b
4i	0-6
4ld	1a
4m	0m
5e	1-9
6body	0-a 16
6thing	1-7
7imes	0-7
4n	0h
5g	0c 1-h
4rt	04
6ed	04 1-7
4t	1-4
3pare	1-4
6ky	0-6
4eak	0-4
7ing	15
7s	0-4
5cial	04
5ech	0c
5nd	1-9
4lit	0a 1-4
4ring	16
7t	14
3ql	0-5
3t	1-4
4aff	0-6 17
5ge	05
5inless	0-5
6rs	05
5nd	0-6
5rt	1-f
7ed	1g
8r	1-4
7ing	1-4
5tements	0-5 14
5y	0-8 1-6
6ed	0-4 1i
4eel	1-4
4ill	1k
4ood	08 1a
5pped	0-7 19
6s	16
5re	0-5 1-9
7y	14
6m	1l
4raight	0-5 1-7
6tegy	0-4
5ing	04
5ong	0-8
4ubborn	0-5
5ck	0a 1-4
5dents	07
6ied	0-4
6y	04
5mp	15
7s	1-8
3ua	0i 1-8
5t	17
4bbies	0-5
5stations	1-4
4c	0-o 1-a
5h	07
4mmer	0-7 18
8s	05 1a
4nday	09
5g	0a
4oi	08
5t	15
4pervisor	0-6 1-b
5plier	04 1-9
as	1-c
7y	04
6ort	07
4re	0-7 1-7
5face	1-5
5veyor	05
3wap	05
6ped	05 17
4itch	07
4ms	0-5 1-a
3ynology	05
4stem	0-7 1-4
2ta	0-7 1-8
4ble	0e 1-5
4c	0g 1d
5h	0f
4g	05
5ged	14
4i	0-4 1-c
4ke	1-b
6s	16
4lk	0-9 1-9
6ed	04 16
6s	08
5ly	0-4
4m	0-j
4n	0-d
5g	0-6 1l
5ks	15
4o	1-7
4p	0f 1-g
5e	0d
5s	0a
4sk	0-5 1-6
4t	17
4u	0-e 1-7
5ght	0m 1-a
4x	18
4y	0d 1f
3e	0-g
4ach	0-6
5m	0-u 1-m
4ch	0b
6nical	0-c
9ian	06
4ll	0-f
6ing	0-7
4m	0-9
5perature	0-6
4n	07 1g
5der	14
8s	07
4rmination	0-5
4st	0b 1-e
6ed	1-8
7r	0a
4t	0-i
4xt	0-4 1-5
3ha	0-4 18
5i	1a
5m	06 1o
5n	0-8
6g	0m 1c
6h	0-c 18
6k	0-9 1c
7ed	17
5o	05
5p	09 1i
5t	0-b
6's	0-i
5u	0-c 1a
5y	06 19
4e	0y
5ir	0p
7s	0-9 1e
5m	0g 1-9
5n	0e 1-6
5o	0u 17
5re	0-6
7's	0-h 1-4
6mometer	0-6 1-4
5se	1-6
5y	1d
6'll	0a
7re	0-6
4i	0-g
5ch	0-f
5en	0-5 1-a
6t	1-5
6u	0-7
5ng	1-g
7s	0-b 1-8
6h	15
6k	0-u 1c
5rd	0c 1c
6ty	0-g 1k
5s	0-6
5t	15
4o	1-c
5ai	06 1-a
6ng	15
5i	0-d 1-c
5m	1-4
5ng	15
5ught	1d
6sand	0-4 16
4ree	1i
4u	0e
5a	1a
6n	0-6
6t	1-5
5c	0o
5e	06 1-4
5ng	0m 1w
5oc	0-4 1-b
6ng	0-q 1-4
5yet	0d 1-4
3i	08 1c
4ck	04
6et	1-9
8s	14
4de	0-4
4ec	0-7 1-4
5m	1-7
5n	06 1-7
5p	0-8 1-5
5t	18
4ll	0f 1a
4m	0-6 18
5ber	1-4
5e	0-l 1a
6r	1b
6s	0-c 1-6
4n	0-d
5h	0-j 1-m
4red	04
3o	0-5
4a	0-6 16
5n	0-4 14
4day	1-7
4ld	0b
4m	07 14
5ato	04
4n	0-4
5nes	1b
4o	0c
5k	0i 1j
5ls	09
4p	0-6
4t	0-b 1-9
4uch	0-e 1e
7ed	1-5
5r	15
3p	0-4
3ra	0a 18
5ch	0-a 1-5
6ing	1-4
5de	0-4
7s	0c 1-4
5ffic	1-5
5i	012 1-5
6ned	1-5
8e	0h 1-4
7ing	07
5lee	06
5m	0-8 1b
6s	06 16
5ng	1-k
6h	0-8 1-4
5o	0-5
5y	0d 1-4
6s	04 1d
4e	1o
5n	05
5o	08 1-5
4i	0-7 17
5en	1-7
6u	0-a 110
5nh	06 1-f
5p	18
4o	1i
5i	0-d 1-4
5n	07 1f
6g	1-e
5t	0-4
5uble	1-5
4ua	0f
5c	0-a
6ks	05 1-4
5e	0-4
5ng	09 1-a
5oc	0k
6ng	0-e 1-5
5st	04 1-9
5yen	0-5 1c
4y	08
5ing	0-6
3u	0-4 1f
4a	0-4
5n	0a 1-5
4c	0-7 18
4esday	0e 15
4ng	018 1-e
4oi	0-i 1-5
5ng	1-a
5t	04 18
4rn	07
4t	08
3v	04
3welve	16
5nty	17
4ice	0-5
5ns	0-c
4o	08
3y	0-v 1-a
4ped	04
4re	0c
2u	1a
3buntu	07
3ncle's	0-8
4der	0-d
7pinning	1-4
4g	0-9 16
4ion	0-4
5ts	07 1-4
3om	0t
3pdate	17
3s	0-j
4b	07 16
4e	0-6 1g
5d	0-i
5s	16
3t	04
2v	15
3a	0i
4i	0-6
4lve	0c
4n	06 1i
5g	05
4o	0q 1-i
4t	0-9 1-a
4y	0-c
3e	08 1-d
4ry	0-m 1-d
4t	0-7
3i	0-4 1-r
4deo	08
7s	07
4ec	0-q 1-d
5m	1b
5n	0-4 1-c
5t	01n 1-o
4nh	0-b
4sit	0l
7ors	0-4 1d
3lans	0-6
3o	06 16
4i	0e 1-9
5ce	1-4
4n	04
5g	0n 1-d
4te	0-4 1b
3pn	1-5
3u	1-b
4a	0a 1-k
4i	0-7 1e
4ng	0-a 1-5
4on	0r 1-6
6g	1-8
5t	0-7 1c
2wages	0-4
4it	0e
6ed	0c
6ing	0-e 1j
4lk	04 1-6
6ed	06 15
5l	1-4
4n	05
5t	0-k
6ed	0-l 1-h
4rd	19
5ehouse	0-6 1-4
5m	18
4s	0-x 1-7
5h	0b
5te	05
4tch	0h
7ed	1-5
5er	0-b 1-9
7ed	07 1-5
4y	1-a
3e	0-u 1h
4'd	0-8
5re	0-8
5ve	07 1-5
4ar	19
5ther	04 17
4b	0-5
4dnesday	1e
4ek	013 1c
6end	1-5
9s	05
6ly	0-4
6s	1c
4ll	06 1-6
4nt	0d 1o
4re	0-a 14
6n't	1-6
3hat	0w 1-v
6's	04
6ever	1-4
4en	04
5re	0g 1-a
7's	14
5ther	1e
4ich	0q 19
5le	07 1b
5te	0-4
4o	0i
5'd	1c
5ever	04
5le	0-a
5se	06
4y	1-9
3ill	0a 1-e
4ndows	04
5ter	0-a
4re	1-7
4th	1-4
6in	1k
6out	0-l 1m
3on	1-4
5't	06 1-4
5der	0-5
4rds	0-i
5k	0-f 1-5
6book	05
6ed	0-i 1-b
6ing	0-4 1b
6s	0-6 1e
7hop	04
5st	0a 1-6
4uld	08
7n't	18
3rite	0k 1-9
6ing	0-6 17
6ten	0-8
4ong	0a
5te	0v 1-6
2xa	1-h
4c	05
5h	05
4i	18
4m	0-7 17
4nh	0-4
4u	0-6 14
4y	06
3e	0h
4m	0u 1-k
4p	0l
3i	09
4n	01k 1-l
4t	15
3o	08 1g
4a	18
5y	04
4m	0-9
4ng	1y
4p	08 1c
3u	0-8
4a	0-7
5n	0-6
5t	0j
4c	1-4
4ong	1d
2y	0-8 1-4
3ard	09
3ear	0-n 1h
6's	04
6ly	16
6s	0-11 1-h
4llow	05
4n	0-9 14
4s	0g 1-a
4t	0-9
3ou	0-x 1-p
5'd	0-6 1-4
6ve	0-a 1-8
5ng	0-5 1-7
5r	0a 1-k
2zalo	14
3ero	16
1g=ahead!	0-7 1-5
8#%	0-4
8:	05 1-5
8SELF	0-o 1m
c'd	01f 15
dll	17
dm	0-o 18
dve	0-d 1a
8a	1-7
9bout	0-c 1-6
9ccident	05
9fter	05 1a
9gain	0-7 16
dst	0b 1-4
9head	0-6
9i	0b 1-8
9lone	0m 1a
cg	07
aso	1-6
9m	0t 1f
9n	09 14
ad	06
aything	0-4 1-4
9o	0a
9p	0-a
aart	04
9re	0-9 15
aound	18
9s	0-i 1-5
ak	0k 1-d
9t	1-b
9utumn	0-6 15
8ba	0-7 16
ack	08 1a
cup	0h
ad	0d
am	1a
an	1-f
bg	09 1-7
ao	0l 1l
at	07 1-a
ay	1-5
9e	0-d 1-8
acause	05
ad	1b
aen	0-8 15
afore	0-4
agin	0a
ahind	05
alieve	0-8 1-4
an	1-b
bh	0-6
atter	0-b
9i	0-8
aen	0-4 1-4
bt	0-8 112
bu	04
anh	05
9o	0-5
aard	0-7
am	0-7 1b
an	05
bg	19
aoked	0g 1-4
ath	16
9roken	15
9u	0-4
aa	09
addy	0-5
ailding	15
dxact	0-7
aoi	0f 1-7
ap	1-4
as	15
at	0-a 1-5
9y	1n
8ca	06 1-4
ai	0p 1-b
all	0-d 1a
ced	0-8
am	0-8 1a
be	0-7
an	1-c
ao	05 1c
ard	04
au	0-6
bse	0-6 1-4
ay	1-8
9hac	0-e 1-4
bm	04
bnge	1-4
es	16
ding	0-7
by	0-6 1-e
aeck	0j 1x
ded	0-8 1-7
ding	16
ds	1-4
bp	07 19
aia	04
bld	14
dren	06
bn	04
ch	0a 17
bu	05 19
ao	1-9
bn	05 15
cg	0-4
aristmas	0-4 17
aua	0-9 1-b
bp	05
byen	08
9lass	06
aockings	0-5
bse	05 16
dst	0-c
cing	15
9oi	0g
ame	0-c 1a
cs	0-9
bmunication	08
ancerns	0-4
bg	0-9 1-d
btract	0-4
aunt	05 14
bple	07
brse	0g 1-5
9redits	0-9 1b
9u	1-9
aa	0c 1f
aoi	1y
bn	05
9v	0-9
8d	04
9a	0h 1-8
ai	08
am	19
an	05 1e
bg	0i 1-6
bh	0e
at	0-a 14
au	0v 1-d
ay	06 1-c
bs	1-7
9e	0j
aad	0-5 1b
alivery	16
am	1t
an	0-5
apot	19
9i	0r 1-a
ad	0-h
bn't	0-5
aem	0d 17
bn	0-c
bu	04 17
afferent	0-4
anh	0c 1-7
arector	1-6
au	0-7 1d
9o	0l 1q
ac	0c
aes	0-4
ai	0-8
an	0-6 1-5
b't	1a
be	0-d 14
bg	0-7
at	04 16
awn	0d 15
9raw	05
cings	04
aive	07 16
dr	0j 1-c
es	0c
ay	1-5
9sl	0-c
9u	0l 1-6
ang	07
aoc	0-u 1r
bi	0-6 18
bng	07 16
8each	0h 1-8
arly	16
9nd	17
9ven	05
cing	07
bry	0-h 1-8
dbody	0-7
9xcel	14
8family	15
ar	04
bms	07
9erry	0-f
9ifth	0-6
arm	0-4 1-4
bst	013 1-n
ave	18
9or	0-4 1b
beman	0-b 1-5
aund	1-4
br	0-9 14
9riday	14
es	04 16
aom	0-d 1f
9ull	0-6 1-4
8gan	1-9
bg	0-5
ap	0-a 1-6
ates	05
9et	0m 19
bs	14
9he	0-8
bp	0b
ai	0-8 1-4
9i	0m 1-7
aam	0-4 17
bo	0-5
by	15
ao	0-g 1-d
au	07
bong	05
ave	0-7
9oc	08
ai	17
bng	15
am	07
aod	0-6
at	0-f 17
9rass	04
aound	0-f
9ui	0b 19
8had	0-4
ai	0e 16
an	0-5
bdling	05
bg	09 1-6
arbour	04
as	0-8
ave	0-a 1b
cnt	0-5
ay	0-4 1-5
9e	0g 1-c
aad	05
blth	0-4
brt	0-6
alp	17
ar	0-7 15
be	0-4
at	0-5
9iem	0-5
bn	08
bu	07 15
am	06 1c
as	04 1-7
at	0-f
aves	05 1-5
9mi	0-5
9o	0-c 1-5
aa	0-9 1-4
bch	18
bn	0-6
ac	1-7
ai	1-f
am	18
be	0h
an	14
ap	1-5
be	1-6
aur	04
cs	0-6
aw	07
9uong	05
ayet	0-b
bnh	04
8ich	0-c
9f	0g 1q
9mportant	0-5
9n	1-a
aside	0-5
ato	0-7
9s	0-f 1-6
an't	0-5
9t	0-p 1j
a's	16
8job	0-c 16
bs	0-5 1-4
9une	0b 18
ast	0-a
8ke	09
aep	05
cs	04 1-6
apt	0-8 15
at	0-4
ays	08
9ha	0-8
bc	0-4 19
ch	14
bi	0-6
bn	04
ai	0-b 1e
ao	0-8
ba	08 1-6
bng	0-n 1m
aung	04 16
9iem	0-a 19
bn	0-7
bu	14
anh	0-a
9now	0-4 1w
9ubernetes	0-4
8la	0-10 19
ai	08
am	0-c 1-7
an	0-d 1-8
bg	0-4
ap	07 1-5
ast	17
au	1-4
awyer	0-5 1-4
ay	0e 1-5
9e	06 14
aad	06
bked	0-4
brn	0d
agal	0-6
an	0-6
bh	0-5
ass	0-a 1d
atter	07
avel	06 1-6
9ich	0c
aen	0b
ake	09 1h
ane	08 1j
ast	0c 18
cen	0a
attle	17
9o	0-9 1-6
aai	0-4
ag	1j
bged	0-8
ai	1-5
aok	0c 17
ap	0b 16
at	0-9
9uc	0-d 1-a
ai	14
aon	0-d 1-4
cg	0b 1n
au	08
8ma	0-m 1c
ai	0-5
akaton	1-4
be	05
anager	0-b
fs	0-8
bg	04 15
bual	04
ap	08
arch	0-4 17
at	0-7
bch	0a 1-4
be	05
au	1-5
ay	0k 1-b
9e	1i
aet	06
am	0-b
9inutes	0-8 15
assed	0-5
cing	0-c
atsubishi	0-6
9oi	0-5
anday	0-5
es	1-4
bg	0-b 17
bth	0j 1x
ds	0-6 1-6
are	1g
ast	0-4
cly	18
at	05 1-7
aved	05
9ua	04
ac	07 18
aoi	0b 1c
bn	0-8 14
9y	0-s 1b
aself	0-7 16
8nai	0-9
ames	04 17
an	0-6
bg	0-6 1-5
ao	012 1-4
au	0-5
ay	0-6
9earest	0-9 1-7
aed	0-5
cs	0-4 1-7
an	0c 1-5
au	0-6 1a
aver	0-4 1-6
9gai	0-5
bnh	0-4
by	0j 1-5
ahi	0-c
cem	0-6
aoi	07 1-a
aung	0-8 1-e
boi	04
9ha	0-h
bn	0-6 1-9
ch	0-9 1-4
bp	0-4 1-9
bt	0-d 1-d
bu	09
aiem	1-6
ct	0-5
bn	16
ao	08 1-c
bm	08
au	0-b 15
bng	0-e
9ight	15
ane	16
9o	0-j
abody	0-6 14
ai	0-s 1-4
at	0-c 1-6
aw	14
9ua	0-b 17
aoc	1-b
arsery	05 1-5
8o	0-d 1-8
9f	1m
af	0-5 1-5
9ld	0-5 1-4
best	1-4
9n	0-l 1e
ace	06 1-5
ae	0i 1c
bs	05
ag	1e
aline	06
9pen	1-4
9ther	0-6 16
ds	05
9ur	0-f 17
at	0-5 1a
9wn	0-9 14
bership	0-5
8p	04
9art	0-d 14
ay	04 1-4
bslip	16
9enalty	0-5
bcil	06
aople	0-8
9hai	1k
bn	0-d
bt	0d
ai	06
beu	09 14
aone	16
cg	05
auong	08 16
bt	1-5
9ick	0-4 15
cers	0a 1-4
9lan	19
bsterer	0-6
aumber	0-a
9ost	0-5
9ractise	06
aice	0-7
9ulled	0-d
amp	0b 1-7
cs	08 18
archasing	0-g 14
at	09 1d
8qua	0-j
bn	1-4
by	0-i
aen	1-4
aiet	07
8ra	1-7
amp	0-4
ang	0-7
bh	0c 1-4
at	0-7
9e	15
aad	0h 1-a
cing	0d
ackon	0-4
agular	07
aports	0-6
ast	0-5 1-4
9ide	0c
aeng	1-5
aght	0-7
9o	0-n 1-4
aom	04
ata	16
aund	0-5
bte	07
9u	05 1-4
aa	04 16
ale	0-c
an	1-a
bning	0-k 1-8
at	14
8sach	09
ai	17
ame	0-5 15
ang	0f 19
ao	05
ap	06
at	0-h
au	05 1h
ay	14
bs	0-5
9chool	0-4
9e	01a 1j
acond	0c 1-a
and	09
at	1-7
9he'd	0-9
bd	0-6
bets	16
blf	04
aift	09 1-5
aops	0-5
brt	0e 1-4
bw	05
9i	0-b
ade	0-6
agn	16
ced	15
ance	0-4 1-f
at	0b 1-8
bting	06
ax	0-6 15
9kipper	0d
9leep	0-8 16
9o	08 1a
aat	04
ame	1-4
cbody	1g
cone	07
cthing	0-6 1-5
ang	06
art	08
9parky	0-6
aeech	0c
9ql	0-4 15
9taff	04 14
brt	07
aill	06 18
aop	0-9 16
cped	0-8
audy	04
9u	0-8 1-4
aa	08
ac	0-5
apport	09
are	0-8 1-6
8tach	09
ai	0-4 1-c
ake	0b 1-7
cs	0-7
alk	06
am	0-5
an	05
bg	05 1d
ap	0b 1-7
at	17
9each	04
bm	0-c 1-a
achnical	0-c
all	0-4 16
an	0b
bders	0-4
armination	0-5
ast	0b
9han	1b
cg	0j 18
ch	05 1-4
bt	0-9
c's	0-8 16
by	04
ae	0b 1-9
bir	0e
ds	0-8 15
bm	0-d 1-8
bn	04 1-5
bo	0n 1-4
bre	19
d's	0-9
by	1-i
c'll	0a
dre	0-6
ai	0-c 1-6
bch	14
beu	1-5
bng	0b
ds	0-d
ck	0-6
brd	06 1j
cty	0-7 19
bs	07
aoi	0-7
aree	16
au	0j
bng	06 1p
boc	06
cng	1-7
9i	09 1e
aen	0g 1-5
bu	0-5
am	04
be	0-4
an	16
bh	15
9o	15
aan	1-7
aday	0g 1-5
agether	15
ald	0-c
am	1b
aok	0-6 1-4
9ra	07 14
bch	0-6
bi	0-4 1-9
bm	0-f 1k
cs	09
bng	1-8
bo	0-4
aen	09
ai	05
bnh	0-5 1-5
auc	0-a
be	0-4
boc	04
cng	09 15
ay	09
9u	0-y 17
aan	0r
ang	0m
arn	07
9wice	0-b
ao	0-6 1-8
9y	0-c 1-9
8under	06
9om	04
9p	0-4 16
9s	0-f
aed	0-7
8va	0-9
ai	04
alve	0c
an	0c 1-5
ao	0a
ay	0-f
9e	0l 1-5
ary	0-5
at	0-9
9i	07
aec	0-7 1-b
bn	0-a
bt	0b 1-8
9o	05 17
ai	0c 1d
ang	0a 1-5
9u	08 1-6
aot	0-5
8walk	0a
ant	1g
as	0-j
atch	04
ber	0-8 1-4
ay	1-5
9e	0-n
aek	0t 1-5
cends	05
cs	04 1c
aigh	05 14
ant	0-b
are	0-c
9hat	0h 1-4
c's	04
cever	04
aen	0-g 1m
bther	1e
aich	0f
ao	0c 1-9
bever	04
9ill	0i 1-4
ath	1-8
cout	0-4 1f
9oodwork	07
ards	0-d
bk	0-4
cing	0-9 1e
cs	0-7 17
auld	020 1z
9rite	0n 1-6
cing	0-5 17
cten	0-c
aote	0-k
8xa	07
ai	07
9em	05 16
ap	0-7
9in	016 1-5
9ong	08
9uat	0d
aong	0-o 16
ayen	09
8y	1-5
9ard	0a
9ear	0-7
c's	04
cs	0-p 1-4
as	0a
9ou	0-m
b've	0-4
br	0i 1-9
3person#	0o 1-g
a%	08 1l
9:	0-6
9SELF	0-b 1-j
d'd	0-7 1-7
em	0-7 1-a
eve	0-h 1-9
9a	0-b
about	0-4 1-5
after	0h 1a
again	0-5 17
alarms	0d
bl	0i
am	0-a
an	0b 1a
bd	1-9
appraisals	08
dentice	08
js	1-4
are	07 1-7
bmy	06
as	0a 1-6
bked	1e
at	0l 1-5
autistic	06
9b	0-a
aa	0t 1-5
bi	09
bke	0b
dry	0f
bn	16
cg	0-9 1-4
ch	07
bo	0-7 16
bt	0a 1a
by	08 17
ae	0-7 1-7
bcame	15
duse	0e
ben	0-6
cs	0f 1t
bfore	06 1-4
bgan	09 19
bhind	06
bing	05
bn	1-d
bp	06 15
bst	0-5
ai	06 1g
ben	05
ct	06 14
bg	06
bnh	1-4
cs	0-5
brmingham	0-4
bt	1-5
ao	14
bats	17
bm	06 1-6
bn	08
brn	04
bys	04
arings	0-5
auyer	0-4
ay	0f
9ca	0a
bc	0-4
ch	0-4 1-4
bi	0-e
bm	0-5 14
ce	1g
dra	05
bn	0-5 1-5
ch	18
bp	0-9 14
br	0-4
cds	06
ced	0-d
aentre	0-4
brt	1-5
aham	0-4
cy	0-8 1-a
beck	0-6
bia	1-4
cen	0-5
du	16
cna	07
cu	18
bo	0f 1-8
ct	07
bua	0-9
cng	15
cong	14
cyen	06 1c
alean	07
bosed	04
aoi	14
bllege	04
bm	15
ce	0-5 18
cpanies	05
fy	0-a
bng	1-d
ctracts	08
buld	1c
cnter	0-7
arane	0-4
bew	09
au	0-5 1a
ba	0-l 1-8
boi	07
cn	14
bstoms	07
bu	0-8
9da	0-9 1-5
bi	0-4 1-6
bm	15
bn	1b
cg	1-c
ch	17
bt	14
bu	0-6
by	08 1b
ae	0-8
bcks	07
bm	0c
bn	09
bu	0-4
bvices	09
ai	0-5 1-7
ba	1b
bd	012 19
bem	0-a
cu	0-9
bfficult	0-4
bnh	1-4
aoc	07
cklands	06
bi	1-5
cng	0-5
bn	06 14
cg	0c
bwn	0-7
aua	16
bc	0d
bng	0b 1-7
cmarra	0-6
boc	18
cng	0-5 16
bring	05
9each	0-6
aleven	0-4
and	1b
bgineers	08
ap	0-6 1-4
avening	09
gs	06
cry	1b
ebody	1c
9father	0-c
aind	05
brewall	05
cst	0-b
bsh	0-5
aor	0-4 1-c
cmwork	06
ctnightly	05
bur	05 19
aramework	08
bom	0q 1p
byers	06
aundy	0-5
9ga	05 15
bn	0-5
adańsk	0-4
bynia	0-4
ahi	15
ai	0-b
ba	1-4
ci	0-4 15
cm	0-6 16
co	0-9 1a
cy	04
bo	07 1g
ci	04
bua	0-9
alue	1a
ao	07
bi	09
bm	04 15
bod	1-5
bt	0-4
aui	05
cde	16
9had	19
bll	1-4
bn	1-4
cd	1-7
ds	0-7
cg	0-4
ch	04
bs	0-5
bve	1-4
by	08 17
ae	0-4
bad	0-4
clth	0-5
br	08 1-5
ce	0-4
bt	0-4 16
aigh	06
bm	0-5
bre	1b
aoa	1-b
bc	0-6
bi	0-n 15
bn	1-f
cg	15
bp	09
ce	0-4
bur	0-5
ds	0d
aue	05 18
bng	0-5 1-5
bong	06
byen	0a
9if	0-4
am	1-4
an	1-7
bto	14
as	0-g 1-d
at	1-d
b's	0-6 1-6
av	1-5
9january	05
aob	0-7 1-5
cs	0b 1-7
bined	04
aust	0-6
9ke	15
bm	15
bo	05 18
bpt	0p 1y
by	06
ahac	1-5
dh	0h
cng	0-4
cy	09
bi	07 17
boa	0-9
dng	15
ci	17
cng	1b
bu	06
aiem	05
bnh	0e
btchen	06
gs	04
anow	0-4
aorea	07
9la	0-p 1e
bd	04
cies	1c
bi	0-4 1h
bm	0k 1-d
bne	0b 1-4
bp	05
bt	16
cer	05
aeading	1-5
bn	06
bvel	0-5
aicence	0-5
ch	16
ben	0-8
cu	0-5
bke	0-d 1-7
bst	0-7
bve	0-4
ao	0u 1-4
bai	04
bi	0a
bng	0-9 1-5
boking	0-4
bp	0-6
auc	06 1-5
bon	0-4 1-4
dg	08 1-8
ay	0-8
9ma	0-b 1-6
bde	04
bi	1-4
bkes	0-6
bn	0-4
cg	1-5
cy	0-4
bu	1-4
by	1n
ae	0-a
bchanical	0-4
bdical	09
ao	0-5 1-5
bc	0b
bi	04
bng	0-6 1-5
cthly	05
brning	0-a
bst	0-4
dly	1-7
bt	05 1a
bved	09 1-4
aua	1l
bc	15
boi	0-9 1-7
cn	0-s
bu	0-4
ay	1-h
9nam	06 1d
ce	0-4 16
bng	0-7
bo	08 1b
by	0-6
aen	0-c 1-7
bver	1b
bw	07 1-5
agay	0-5
bhe	04 1-4
ci	09
bo	0-4
buoi	1-h
aha	04
cn	08
dh	0-b
ct	15
cu	18
bi	16
ceu	0-5 1-7
bo	1j
cm	0a 1-6
bu	15
ca	0-4 1-4
aight	1b
es	0-6
bne	0-4
ao	16
bbody	0-4
bi	16
bng	1a
bp	0-8
bt	1-4
ciced	05
bw	0-d 1-b
aua	09
boc	1-7
ci	0-6
brsery	08 1-4
9o	0t 18
af	0-4
bf	0-8 15
cice	0-8
ald	09 17
an	05 1-g
be	0-6 1-b
bg	07
ap	14
ar	0-4
bder	0e
eing	08
aur	04
bt	05 1d
awn	0l 1-5
9papers	04
brt	1-4
ds	05
by	05
aeople	09 1-6
brgolas	07
ahai	0-d 1-4
ct	0g
bim	08 1b
bo	07 18
cng	1-7
bu	0c 18
cong	1c
ct	0-7
aicker	09
beces	09
alace	16
arincipal	0-5
aumps	0-8 1-6
brchasing	05
bt	16
9qua	0d
cn	09 15
by	0-7 1-4
9ra	0o 18
bn	0c 17
cg	06 18
csomware	09
bp	16
bt	0-6
aeturns	04
bwrote	0f 1b
aieng	08
bse	06
aoi	07
aubbish	1b
9sach	04 1-6
bme	0c
bng	0b 1-8
bo	0a 1-4
bu	0a 1-4
bw	0-7
by	0-5
acare	09
bhool	04
ad	09
ae	0-e
be	0-6
cdlings	0e
bgmentation	09
bnior	0-4
ahop	0-6
culder	1-4
aince	0-f 1-c
ch	04
btes	0-8
bx	1-5
ao	0-a 1-7
ban	0e
ct	0c
bc	0-8
bng	08
apring	0-5
ataff	0-6
cge	06
cirs	04
crted	04
cyed	0-7
bock	06
cod	0-5
cpped	0-c 1g
braight	0-5
budents	08
auc	0-7
9tai	09
blk	0-8
ds	08
bm	0-6
bn	1a
bu	0-4
cght	0d
by	0-9
ae	0-7
bch	05
dnician	05
bn	0-8
cders	0b
bster	0a
aham	06
cn	0-5 1-7
dg	0h
dh	0a 1l
ct	0-i
cy	16
be	0j
cir	04
cm	1m
cn	0-8
co	1e
cre's	0-4
cy	06 15
bi	0-5 1-d
cch	14
ceu	05 14
cs	0-8
bo	0e 1-6
cng	0-5
bree	1-6
bu	04 1-9
cc	15
ce	0-4
cong	1-4
aiem	0e
cng	1-4
bll	09
bme	1-8
ds	04
bn	1-5
ch	06 1-4
ao	0-b 17
ban	07
bday	09
bnnes	1b
bok	06 1e
bt	0-5
ap	0-4
arai	0d
clee	06
cm	09 1-5
cng	05 1-6
bo	16
cn	18
dg	14
bu	0-4 14
cc	0-9 1-4
coc	0b 1b
au	0y 1b
ban	1-4
boi	0-i 1-6
byen	04
awice	18
cns	0-4
bo	05
ay	0-a 1-8
9under	0-4 14
aom	0r
ap	06
as	0-4
be	04
9van	06
bo	1-5
ae	07 1-b
ai	0-c 1-8
bec	0-b 15
cn	08 1-5
ct	0h 1a
bnh	0-7
bsit	0-a
ao	16
aua	0-4
bon	0l
9wages	0-4
bn	09
ct	0-d 1-6
bs	0-4
ae	0a 1d
bek	0b
bll	0-6
bnt	0e 18
bre	06 1-5
ahat	05
ben	07 1-7
cre	0a 15
bich	0-6
bo	1d
by	1-7
aill	0-5
bnter	1-5
bth	1j
aork	17
ded	0-6
ding	04
ds	16
ehop	04
buld	0-e 1-7
arite	0-b 16
9xe	0q 1-a
bp	0g 16
ain	0-a
aong	06 1-5
auong	0d
9y	0-9
aear	0i
ds	0-k
bn	0-6
bt	0-5
aou	0-6 1-9
c've	0-4
cr	0-h 1-8
3story!	0-7
8#	0-f 1s
9%	0-l 1r
8:	04
8;	012
8?	0-4 1-6
8SELF	01d 1-s
c'd	0-q 1-4
dll	0-a 1-6
dm	0-f 1-e
dve	0k 1-c
8a	05 1-b
9bout	04 14
9ccountant	05
buracy	0-4
aross	0-4
9d	05
aults	1-7
9fter	0-e 1e
dnoon	0-7
hs	1a
dwards	06
9gain	07 1d
ao	16
aree	18
dd	0-8 1a
9i	0-j
ad	0-5
ar	18
9ll	19
bowed	15
aone	08 16
cg	1-5
aready	0-6
aso	0i 1-4
ato	1-4
aways	0-w 1-n
9m	0-q 1-a
9n	0-r 1-a
ad	0-a 1g
agry	1-4
anoyed	08
aother	06 1-7
aswer	15
ay	0c
bmore	1-5
bone	0-6 1-8
bthing	1-5
9o	05 1c
9p	1-7
aache	1-4
ap	1-8
blication	05
brentices	0-9 1-4
atomat	0-7
9rchitect	0-4
dve	1-4
ae	0-9
ba	0-b
aound	1-7
avo	15
9s	09
ak	0-9 1-8
bed	0p 1-m
9t	16
ae	16
alantic	0-4
9u	0-6
adit	16
agust	1a
atomated	1-7
bumn	0-6 1-5
9verage	14
9way	1-4
9y	0-7 1k
9zure	0-6 1-a
8ba	0-6 15
aby	0-8
ack	0-7 1k
cup	04
ad	04 1g
ai	0-4
allot	1a
am	06
an	0k 18
bg	0m
bh	0-9 1i
ao	0-b 1-l
asics	04
at	0-j
bch	14
ay	0-e 1g
9e	0-8 1e
acause	0-l 1-p
bome	1-7
ads	0h 18
aen	0i
bs	0-9 1-4
afore	0-7
aginning	0-5
ahind	0-7
aing	0-4 1-5
alieve	0-6
bl	0-4
an	0-8 1i
bh	06
ap	0-c 14
ast	0-d 1-8
atter	1j
bween	0h
9i	0d 15
aen	0e 1-a
bt	0-c 1-u
bu	0-4
ag	1-5
bgest	17
all	14
an	14
bh	0b 1j
bs	06
at	04 1-5
9lend	1-8
aue	0-6 1-5
9o	1j
aard	14
bt	16
ailer	1-4
alts	0d
am	08 1-b
an	0-9 15
bg	0-8
aok	0m 1-4
ced	16
clet	1-7
ap	0-a
arrowed	04
ass	0-6
at	15
bh	0x
aught	07 1k
ax	18
bes	1-4
ay	09 17
bs	0-5 1-6
9ranch	1-8
aead	0-6
ck	05 14
aing	0-7
aoke	05 1-7
bught	04 1j
9ua	1-6
ac	0b
aildxact	05
ct	0r
annings	14
aoc	0p
bi	1a
bn	0-5
cg	0-7
arnt	0-6 14
bst	07 19
as	1-4
at	05 1b
btons	0c
9y	07 1g
8ca	0-e
ables	0w
ac	07 1-a
bh	1-5
ai	1-7
akes	0-6
all	06 1-d
ced	0e 1-a
bm	0-4
ame	14
cra	04
an	1-d
bg	0-4 1-9
bh	0l 1-j
ao	0-l
ap	1-9
ard	07
cs	0-5
be	0-8
bried	0-4 1-6
er	17
fs	0-6
astings	0-7
at	1-9
balogue	17
au	1-8
bse	0-6 1-4
ay	0-4 16
9ell	0e
antre	0-8 1-5
art	0-7
9fo	14
9ha	0-f 1-6
bc	0j 16
bi	1-5
cr	07
blk	09
bm	0-9 1-f
bn	0e 1-g
cce	0-4
cge	0-b 14
ed	09 1-k
es	1-4
bos	1-4
bt	06
by	04 1w
ae	1-a
bck	0-7
ded	0i 15
dlist	05
bf	1-4
bn	0-5 17
bo	04 1-6
bp	0e
bt	07 19
aia	0a 1-5
beu	0n 1-5
bldren	0-4
bn	1-5
ch	04 1-4
bu	0-i 1h
ao	0u 1-b
bi	19
bn	08
cg	1-4
bt	0-7
aristmas	19
aua	17
cn	04 1-8
bi	06 1-7
bm	0-a
bng	0-5 1-b
bong	05 1-8
bp	0b 16
byen	0-5 1-k
9lass	0-5
aean	0-c 1-a
ded	1-5
brk	0-e
aient	1-6
es	09
bnic	1-4
es	05
aosed	04
aub	06
9oburg	16
ade	0-4 1-6
ai	0j 1-6
ald	0-a 1d
bleague	0-a 1-e
dge	0-4
am	0-4
be	0h 14
bing	1-d
bmunication	0-8
bpany	0f 1-6
clained	15
gts	0-4 1a
cuter	1b
anfirmations	0-i
bg	0-a 1a
btrol	09
aok	08
apies	1-5
are	0-6
bner	0-4 1-7
brect	05
fed	06 1-c
at	06 1-c
auldn't	0-6 15
bncil	18
ct	1m
ded	05
er	0-4
dry	0-5 16
brse	0-7
aver	1-5
ded	0-7
9rew	0-4 14
aied	0-9
aossed	18
9u	0-5
aa	0o
ac	0-7 17
ang	0-d 1-7
aoc	15
bn	0a 14
cg	0-9
astomer	1-4
gs	0-6 1-c
au	1d
8dad	15
ai	14
am	04 1-8
an	1-d
bg	06 1-4
bh	0e 1-5
ao	0-6 1-4
ap	06
ared	14
at	07
ba	0b 1-4
cbase	06 16
au	0-d
bghter	05
ay	0-8 1-6
9c	0b
9e	0f 1-x
acember	16
alete	14
ed	1-4
biveries	0-9
am	0e 1-8
an	0g 1g
aploy	09
bot	1-7
ds	04
asigner	05
bk	18
au	0-m 1-6
9i	07
aa	1-4
blysis	17
ach	0-6 19
ad	0i 1-9
bn't	0b 1-9
aem	0a
bn	0p
afferent	0-e 14
hly	1-4
anh	0-5 1-b
bner	1-4
arector	1d
asabled	17
9o	0-m 1-c
aan	1-7
ch	1i
ac	0-g 1-a
aes	0-7 1-8
ag	0-4
ai	05 14
bng	1c
an	0-f 1-g
b't	0-k
be	0-4
bg	09 1-9
aor	05
cs	1-h
at	0-b 1-8
awn	0e 1a
9rawer	0-4 14
cing	1-d
fs	0-7 1-4
aew	0i
aive	0-5
dr	1-9
es	04 1-b
aopped	0-4 1-7
bve	1-8
ay	0f 1l
9u	0-9 1m
aa	1-b
ac	0-8
ag	1-a
ang	0-8 1a
aoc	05 1f
bi	1a
bng	14
aring	1-4
at	08 1-a
by	0-5
ayet	0d
8each	0p 1-m
ar	0-6 16
blier	0-8 14
cy	17
aster	1e
at	19
9dge	0b 16
9ight	0-5 16
9lse	1-8
9m	0a 18
aail	14
aergency	17
apty	0a
9nd	0-d 1f
bed	1d
bs	0-4 1-5
agineer	1-5
gs	1-4
blish	05
avelope	0-4 1-4
9p	07 1-d
9rror	0a
ds	17
9uro	1-4
9ven	1-5
cings	0b 15
br	0-7
cy	0l 1-d
dbody	0-e 1-b
done	0-d
dthing	1-g
9xample	0-5 1-5
achange	04
apiry	1-5
bort	07
bressroute	04
8face	04
ailed	0-5
alls	14
amilies	07
dy	0-4
an	0f 1-6
arms	08 1-4
ast	0-4
ather	0n
ault	18
9eed	04
cback	0-6 1-6
bl	0-4
all	0-e 1e
ca	1-6
bt	1-9
awer	15
9ile	0q 1r
cs	07
bl	0-f
ced	08
and	15
be	1c
bish	0a
eed	1d
arm	0-6 1-5
bst	0-6 19
atted	05
ave	14
axed	14
9lange	1-8
9olk	1-5
cs	09 1-4
aod	04 1b
bt	04
ar	0e 1-f
beman	04 16
bgot	04
bk	0-f
bm	08 1-b
culas	0-4 14
btnight	07 19
cy	07 1-5
aund	08 18
dries	0-7 1b
ey	05
br	05 1e
9raming	1-6
aee	07 1-b
aiday	0e
es	04
cge	0-6
es	14
bends	0-7 14
aom	0-5 1-j
bnt	04 1-a
bze	18
9ull	05 19
8ga	05
ac	1-5
affer	14
an	05 1d
bg	1-5
ap	14
at	0b
be	17
ave	0f
9eneral	0-4
at	0-o 1-h
bs	1-c
bting	14
9he	08 1-6
ai	0o 1-g
9i	0-m 1-6
aa	19
bi	17
bm	19
bo	0-c 17
bt	0-7
bu	0b
by	0d 16
ao	0-i 1q
bi	0-6
bng	0-9 1a
arl	1-5
cs	0-8
au	0-4
ba	04 14
bm	05
bong	07 17
bp	1-4
ave	0-5 1-8
9lass	04
aue	0-4 16
9oc	1-4
aes	15
ai	0t 1-5
bng	0-8 1-5
am	0e
an	16
be	0-6 1-4
aod	0-9 1-8
bgle	0-4
ap	0-9 1-8
at	0t 1e
9po	0e
9reat	1-7
ben	1-6
ainding	16
aoup	1-4
bwers	0a 14
9uess	0-4
ai	1-5
an	1-6
8had	0-o
ai	16
alf	0d 1-f
bl	08 1-8
cs	08 19
an	1g
bd	14
cover	15
cs	0-5 1-4
bg	0-c 1-8
bh	16
ao	0-a 1-a
appened	0-6 16
cy	0-5 1h
ard	1-4
cest	1-6
cly	17
as	0h 18
ated	17
ave	0-g 1-g
bing	0-5
ay	0-m 1-j
9e	0-7 115
a'd	0-4
bll	1-5
aads	17
blth	0-4
bring	0-6 16
bt	1-7
allo	0-6
bp	1-4
ced	1-k
an	0m 1-8
ar	0c 1-a
be	1-4
bs	08
celf	16
at	1n
9ide	04
aen	0-7 1-c
bu	0-b
agh	0-7
am	0y 1-i
bself	0-6 1a
ange	0a 1-6
bh	0c 1-a
as	06 1d
ave	0a
9o	09 14
aach	0-7 1-6
bi	0-i
bn	0-5
ac	0-o 1-j
ai	0p 1b
aliday	0-4 1a
am	0a 1-9
be	1-6
an	0-j 1n
best	05
ely	0-5
cy	0-6 18
bg	14
ap	0-8 19
be	0-6
aspital	0-4
bt	0-6 1-7
aur	0b 14
cs	0-9 1c
bse	1-d
ds	0-g
aw	09 1-e
9r	1-4
9u	0-m
ab	1-4
aong	0-8 1-7
art	0-9 17
at	1-5
au	08
ay	1b
ben	05
bnh	18
9yper	15
8ice	17
9f	0-f 1-l
9m	0d
aportant	0-4 1-4
broved	0-d
9n	08
aside	14
bpector	0-4 1d
btead	0d 19
aternet	17
avited	04 17
boices	0-7
9s	0-8 1-x
9t	0j
a's	0-g
aself	0-5
9v	0-5
8jacking	04
anuary	1-6
9ob	09 1e
bs	1b
ained	0-5
9une	18
ast	0-6 1-7
8k	15
9e	05 1-d
aep	1-6
am	0i 1-7
ao	04
apt	0a
at	0-c 1b
au	04
ay	1-4
bs	05
9ha	0-4 1-9
bc	0b 1-a
ch	0-v 1l
bi	0f 1-7
bn	0-4
bo	09
bu	0-6
by	0f 1-6
aen	0-g 1o
ai	1-r
ao	1-g
ba	0-d 18
cn	0-5 1-5
dg	1g
bc	0-c
bi	06 1o
bng	06 1a
auan	0-h 1-5
bng	0-a 1-8
bon	0a 14
9ia	0f
ach	08
ads	0-a 16
aem	05
bn	0-5 1m
bu	0-4
aln	0-5 1-6
cs	0j
am	0-9
anh	05 18
ap	0-i 1e
at	04
bchen	04 14
9new	0-7
aow	0-h 1-5
cn	1-4
9o	0b 16
9y	0-j
8la	07 1-y
ab	0-5 1-5
bels	0-4
ac	0-8
ad	0-a
ai	0i
bd	0a 1-4
am	0-j
bp	07 1-4
an	0h 1c
bh	04 1-9
ao	0-4
ap	0x 1-k
arkfield	0c
aser	05
bt	0-6 1-4
at	0-7 16
ber	0-6 1b
au	0b 1d
bghed	15
ay	0i 1-5
9e	0i 1-9
aad	0-c
brn	0-e 1-8
ded	0-l 1-4
bve	0-8 1a
ach	1-e
ad	09
aft	0-e 1f
an	0d 1t
ao	07
ass	0-7 16
at	0e
avel	1h
9i	05
abrary	0c
ach	0l 1-8
aen	0e 15
bu	0-7 17
afe	1-5
bt	1-4
aght	05
ake	0-8 1-b
cd	0-j 15
ane	04 1-a
ast	0b
cen	0-7
cs	04
attle	04 1-7
ave	1-5
9o	0-r 1-9
aad	1-4
bi	0-6 18
bn	0-5
ac	07
bk	04 17
ag	07
ai	15
an	0-8 1-n
bg	0-f
aok	0-9 1-a
ced	0-4 1-j
cing	0-4
cs	07 1-4
ap	0-7 15
asing	14
bs	14
bt	09 1k
at	0-b
aud	1-4
cest	04 17
ave	0-d
cd	0-6 1-6
9ua	1a
bn	1-9
ac	0-b 15
ai	04
ang	1-7
aoi	0-4 1-6
bn	1s
cg	0-d
bt	06 1-9
9y	0-8
8ma	1-6
ac	1-6
bh	16
bro	05
ade	0m 1-b
ai	0-a
bl	04
bnly	0-4
ctenance	1-5
ake	04 1-7
cr	0a 19
ds	19
bing	14
am	0-4
an	0f 1-6
bagement	1-5
er	0-h 15
bg	15
bh	0-b 1-4
by	0-g 14
arch	0-9 1g
bk	09
aster	0-4 1-8
at	09 1-7
berial	0-7 1-b
au	0c 1-9
ay	0-a 1-7
bbe	0-6
9e	04
am	1-5
an	0d
btor	0-4 15
bu	0-5 16
ao	0a
aself	04
at	1-b
ber	1a
bres	0-7
9icrowave	1-4
ad	0a 1-4
bdle	0-6
bnight	0d 16
aen	0-4 1-5
cg	06 1-6
agration	15
al	1-4
blion	1a
ane	05 1-4
bute	19
assed	14
cing	0-c 1-a
btake	1-6
fs	0-8
axed	1-4
9m	1-6
9o	08 1h
ac	0-7
adel	15
bules	04
ai	0-4 1-d
an	1-9
bday	07 15
bey	04
bg	0-5
bth	1-d
d's	0-4
ds	04 1n
are	0-c 1-f
bning	0e 17
ast	1-a
cly	08 1-5
at	0-e
bor	06 1-8
ave	08 1-5
cd	04
bing	1-5
9ua	1-a
ac	05 1-9
bh	0-b
ai	0-7
ang	0-4
aoi	0-5 16
bn	0d 1-g
cg	14
ast	07
9y	013 1-o
aself	0a
bql	18
8na	07 14
am	0-i
be	1-4
cs	06 1-7
an	0-a 1h
bg	0-5
ao	0-n 15
ap	1-7
ay	0-l 1a
9ear	0-6
cly	0-7
aeded	1-5
agatives	17
an	1-e
at	0-a 14
bwork	1-5
au	0-a 1-r
aver	0-c 1-7
aw	1b
axt	1f
9ga	0-4
bi	06
bn	0-b 17
ch	0-9
bt	08
bu	0-7
by	0-7 1s
ahe	0-a 1-h
bi	0-a 1-a
cem	0-6
ao	0-a 1f
bai	0-8 1-x
bi	011 1-7
au	1-8
bng	19
boi	0-w 1-9
cn	1-4
dg	0b 18
byen	0-a 1-4
9ha	0-a 1-4
bc	0g 1-5
bm	0-a
bn	0-4
ch	0-8
bp	0d 14
bt	06 1-4
bu	0-n 1-8
by	1d
ai	09 1-4
bem	0-9 1-5
cn	0-7
ct	09 1-e
cu	1c
bn	0-6 1-4
ao	06 1-a
bm	1-5
au	0-7 1-c
ba	09
bng	0b 1e
9i	0c 1-9
aem	0-7 1-4
aght	05 16
ds	1-b
aneteen	14
9o	0d 1a
abody	0a 1f
ai	0h 1-i
ane	1b
bg	0-4
aon	1d
ap	0-7 1d
arth	05 1-5
at	09 18
bhing	0-7 1-5
biced	0-6
aw	114
9ua	0-e 1v
amber	04
es	1-c
ang	08 1-9
aoc	1g
at	14
9what	1e
8o	0-f 1-l
9ctober	0-9 1c
9dd	16
9f	05 1-t
af	0-b 1-8
bered	0a 17
bice	1-e
er	14
aten	0-5 1-7
9i	0-5
aled	05
9kay	15
9lder	1-4
9m	1-4
9n	0f 16
ace	09 1b
ae	0-6 1k
bs	1-a
ag	0a 1-4
aly	0-e
9pen	04 1g
ced	18
cing	05
9r	0-a 1-f
ader	0-a 1-6
ds	0-d 1-5
agan	0-7
9ther	19
ds	0-d 1-9
9ur	1-d
at	0g 1-b
9ven	1-4
br	07 1-b
9wn	0h 1-a
bed	0-6
9xy	0-6 14
8paediatric	0-5
age	0-4
cs	15
aid	0-6 1r
bnt	0-e 1-4
allets	0q 1-4
bo	1-4
arents	17
bking	0-4
bt	05
cs	06 1-6
assed	0-7 1a
bt	04
atience	1-4
et	1-5
ay	19
broll	0-a 1-4
9ension	04
aople	0-o 1-h
ar	04
bcent	05 1-6
bson	0-9 14
eal	0-4
9ha	09 1-k
bi	0-9 1-8
bm	0-d 14
bn	0u
bp	0-7 1-5
bt	0-h
ae	0-8 19
bp	0-7
ai	0-8 14
ba	0-6
ben	0-9 1-6
cu	1-7
ao	0-e
bi	1-5
bne	06
dd	0b
ds	0-d
cg	16
bto	0a
ds	08 1-7
au	0-v 16
bc	1-8
bn	1-b
bt	0-b 1o
9ick	0-4 1-5
ced	09
aece	08 1-4
ds	1-9
an	07 16
ape	0-4 1i
cs	09
atch	0-4
avot	0a
azza	04 1-4
9lace	0-7 1-5
ds	06 1-5
bin	08 14
bn	06
cner	0-4
ct	0-7
btes	0-7
by	17
ced	14
aease	0-4
ed	19
9ocket	0-c
alicy	1-4
csh	04
art	0-4
asitions	08
at	09 1-4
bs	07 1-c
awer	07 1-7
9ps	15
9r	04
aactised	05
aefer	0-6
bssure	0-6 1-a
aice	0-a 1-a
aoblem	0-5 1-a
bduction	0a
bperly	0-b
btection	0-4
bud	0-4 1-4
9ull	0-7 15
ced	07
amp	0-a 1-a
cs	1j
at	0j 1d
8qc	0-4
9ua	04 1c
blity	1-7
bn	0-f 1-8
bt	0m 1-8
by	0t
ae	08 1-4
bn	08 19
bue	0-b 17
aicker	0-8
bte	1-8
aoc	1-6
ay	0-j
ben	0c 1-5
ct	0-6 1-4
8ra	15
ach	0-7
bk	06 17
adio	1-4
dlogists	1-4
ail	0-5 15
cs	05
bn	07 16
amp	0h 1-a
an	0d
bg	0b
bh	1-4
ap	06
at	0-j 16
be	07 1-b
au	18
ay	0k 1-4
9e	0-5
aach	1c
ded	18
ct	06
bd	0d 1-5
cing	1-4
blly	0-9 16
bson	0h
ackon	1-5
borded	05
ad	0a 1b
afresh	0-4 1a
agister	0-b
alease	14
fs	19
amembers	17
apair	1a
beated	1-6
bort	1f
aspect	0-b 1-7
bt	0-6
core	04 15
bult	0-4 1f
aturns	0-4
9ieng	1-9
bt	14
aght	07 1a
ang	1-4
9o	0b
ai	0h 1-4
allback	07
cs	1a
ang	0-5 1-5
aom	04 17
as	1-6
at	07 17
aute	04 1-4
aw	09 1-4
9pn	1-4
bs	0-c 14
9u	06
aa	0-a
ale	0-7
cs	09 1h
an	0-4 1q
bning	0b
bs	0-4 1f
aoc	14
bi	16
at	0-b 14
8s	1-4
9ac	09
bh	1l
age	0c
ai	1-6
bd	0i 17
ale	1-9
am	07
be	0-g 14
an	0-8 1-9
bg	1-a
bh	0d 1-6
ao	1-5
ap	1-9
at	0r 1-7
burdays	0f 1-7
au	0-7 11i
ave	0-4
cd	1i
aw	0-5 1d
ay	0-9
bing	0d
bs	0-5
9cale	08
ahool	04 1-6
e's	0-4
arap	08 1-7
been	0d
bipt	15
9e	0-13 1-z
aal	06 1-4
bson	1-4
bt	1-8
cs	1-4
aconds	1-a
btion	1-6
ae	15
bd	05
bn	0-4 1-4
and	0-a 1-8
bt	0q
cences	05 15
ap	0-f 14
btember	0-c 17
arious	1-4
bver	04
es	0b
cice	15
at	1-9
aven	0-6 1i
9haft	0-4
bre	0r
dd	0-5
ae	0-e 1s
b'd	1-c
cs	1-4
bet	0-8 16
blf	06 1-g
aifts	1-4
aop	09 1-5
brt	0-4
der	05 1i
buld	0-e
en't	0b
ct	0-a 1-4
bw	06 1-5
ced	0g
aut	0b 1-7
9i	14
ack	0-6 1-7
ade	1-7
cs	1-5
agn	0-7 1-e
ced	0-c 1f
alent	06
ance	09 112
bgle	0-7
bh	0-9
at	09
be	0-5 1-6
ax	1l
aze	09 1-4
9lept	15
9mall	04 1-9
dest	05
9napped	16
9o	0e 1-d
aat	1-4
aftware	04
ai	0-6
ald	1a
am	0l
be	1-5
cbody	0-a 1-8
cthing	07
dimes	0-8
an	0j
bg	1-b
arted	1-6
at	1-4
9pare	1-4
aeak	0-5
ding	15
ds	0-4
bnd	1-9
alit	09 1-4
aring	04 16
dt	14
9t	1-4
aaff	0-5
bge	14
bnd	0-7
brt	0-6 1-b
ded	0-6 1d
er	1-4
ding	1-4
by	0-7 1-4
ced	1j
aill	0-8 1d
aood	07 1c
bp	0a
cped	0d 1-7
bre	1-8
dy	14
cm	1l
araight	07 1-6
bong	0-5
aubborn	0-5
bck	0b 1-4
bmp	15
ds	1-8
9u	07 16
aa	09 1-4
abbies	0-5
ac	0-b 1-5
bh	08
ammer	0-7 18
anday	09
bg	07
aot	15
apervisor	0-6 1-8
bplier	1-7
gs	1-b
dy	04
arface	1-5
bveyor	05
9wapped	05 17
ams	0-5 1-a
9ynology	05
astem	0-5
8ta	0-6 1-4
able	0e
ds	0-6
ac	0a 1d
ag	05
bged	14
ai	0-9
ake	0-c 1-4
cs	04 14
alk	0-7 1-6
ced	16
am	0-8 14
an	0-h 1-8
bg	0-9 18
bks	15
ao	1-7
ap	04 1-8
bs	09
at	05
au	0-7 1-5
bght	09 1-9
ax	18
ay	0n 1i
9e	0-6
aach	0-a
bm	0-h 1-b
ach	05
all	0-a 1-7
an	05 1j
bder	14
arm	0-4
ast	1-d
ced	1-8
at	0-j
axt	1-5
9ha	0-7 19
bi	1b
bm	1o
bn	0-5 1-6
cg	0-e 17
ch	0-r 1-a
ck	1c
ded	17
bo	06
bp	04 1f
bt	0g
c's	0-9 1-b
bu	0-c 1a
by	16
ae	04 14
bir	07
bm	0u 1-m
cselves	06
bn	0i
bo	06 1-4
bre	1-a
d's	0-4
cmometer	0-6 1-4
bse	1-6
by	1p
ai	1h
bch	0-c 1-9
ben	1-8
ct	1-4
cu	0-f
bng	0-8 1-c
ds	04 1-5
ch	15
ck	0-m 1a
brd	07
cty	0-6 1d
bs	0-4
bt	0-6 15
ao	0-a
bai	08 1-9
bi	0-6 1-9
bm	1-4
bng	08 18
bught	1f
csand	16
aree	1h
au	0-9 18
ba	1b
cn	0-5
bc	0o 1-6
be	09 1-4
bng	0g 17
boc	0-8 1-a
cng	0-p 17
brsday	05 14
byet	09 1-4
9ick	04
cet	04 1-7
es	14
ade	0-4
aec	0-7 1-4
bm	0-d 1-4
bn	0-a 1-5
bp	0-5
bt	17
all	08 1b
am	0-8 1b
bber	1-4
be	0-j 1j
cr	1b
cs	0-c 1-9
an	0-a
bh	0-o 1-n
9o	1-f
aa	0-5 16
bn	0-c 1a
aday	0-r
agether	0-4 1-7
ald	0o
am	08 1-7
bato	04
an	0-6
bg	0-4
ao	06 16
bk	0j 19
ap	1-5
at	0-5 1-6
auch	0-e 1e
br	15
9ra	05
bch	0-4
bdes	0a
bffic	1-5
bi	0t
cned	1-4
ee	0h 1-4
bm	1-4
bn	0-4
cg	0-5 1-6
ch	0-6 1-4
by	0d 1-4
cs	04 1d
ae	04 1m
bo	1-5
ai	0-9 1a
ben	1-5
cu	0-e 1t
bnh	0d 1-9
bp	18
ao	1c
bi	0-a 1-4
bn	0c 15
cg	04 1-h
buble	1-5
aua	0d
bc	08 14
bng	0b 1-b
boc	05 1-a
cng	0-m 1-9
bst	1-8
byen	19
aying	0-6
9u	0-4
aa	0-4
bn	0-i 1-4
ac	0-a 18
aesday	0e 15
ang	0m 1-e
aoi	14
bng	04 1-8
at	08
9v	04
9welve	14
bnty	17
aice	04 1-a
ao	0a 18
9y	0-9 17
aped	14
8u	1a
9buntu	07
9nder	0-g
dpinning	1-4
ag	0-7 18
aits	09
atil	0-4
9ong	04
9p	0-4 1-5
9s	14
ab	07 16
ae	0-9 1g
bd	0-b
bs	16
8v	15
9a	0o 15
ach	06
ai	0-a
an	0-b 1o
ao	0f 1-f
at	0-9 1-a
ay	06 15
9e	0-l
ary	0-g 1-a
at	15
9i	1-g
adeo	08
ds	07
aec	0-8 1-8
bm	1b
bn	1-4
bt	0v 1-q
asit	0s
9lans	0-6
9o	05 1-7
ai	1-m
bce	1-4
an	0-7
bg	0e 1-8
ate	0-4 1b
9pn	1-5
9u	0-a
aa	0c 1-h
ai	0-4 1f
ang	0-9 1-5
aon	07 1-8
cg	1-8
bt	1a
8waited	0c
cing	0-d 1e
alk	0-6 1-4
ced	06 15
bl	1-4
ant	0-5 1-8
ced	0-l 1-h
ard	0-5 19
behouse	0-5
bm	18
as	0-9 1-6
bh	0b
bte	04 1-4
atch	0d
ded	1-5
ber	1-5
ded	07
ay	0-5 1-5
9e	0-h 15
a'd	0-c
bre	0-8
bve	07 1-5
adnesday	1e
aek	1j
cend	1-5
cly	0-6
cs	0-4
aigh	0-5 1-6
all	0d 1-7
ant	0a 1h
are	0-5 18
cn't	1-6
9hat	09 1-o
aen	0e 1-c
bre	08 1-d
aich	0h 19
ble	1b
bte	0-4
ao	07
ble	0-7
bse	06
9ill	0-4 1-9
andows	04
bter	18
are	1-7
ath	1-f
cin	0-4 1k
cout	0-f 18
9on	1-4
bder	0-5
ards	0-5 16
bk	0-9 1-9
cbook	05
ced	0-a 1-9
bst	08 1-6
auld	0-1e 1-t
dn't	0-8 19
9rite	08 1-9
cten	04
aong	0b
bte	01g 1-4
8xa	0-5 1-b
ac	05
ai	0-6 19
am	0-d 17
ay	06
9e	0-6 1b
am	0p 1-q
ap	0c 1-7
9i	09 1-7
an	0o 1-j
at	15
9o	08 1g
aa	18
by	04
am	0-a
ang	0-d 112
ap	08 1c
9u	0-8
aa	0-7
bn	0-6
bt	07
ac	1-4
aong	0e 15
8year	0-z 1h
cly	17
cs	09 1-f
allow	05
as	08 1-8
9ou	0-5 1-i
b'd	0-6 1-4
cve	1-4
bng	0-4 1-7
br	0a 1-4
8zalo	05 14
9ero	16
`;
