// Written by `npm run train:interviews`; not edited by hand.
export const answerWeights = `A R
02=# #	0h 1d
4*ed	0-2
4:	0n 1-2
4SELF	0c 1-v
8'm	0-3 1-4
4a	0-8 12
5m	12
5nd	0-9 1-n
5s	0-2 1-2
4ba	03
6n	0-7 1-2
6o	0-2 1-2
5e	0-4 13
6cause	0-2
6fore	0-3 18
6n	0-4
5o	0-2
5ut	0-5 13
5y	0-f 12
4ca	0-g
6i	09 1-5
6lls	1-2
5hinh	0-2
6o	0e 1-4
6uyen	0-6 1-c
5linics	0-2
5ong	0-4 1-2
5u	0-2 1-2
6oc	02 1-4
4dau	0-2 17
6ys	0-3 1-9
5en	1-8
6u	0-3
5i	0-6
6em	07 19
5o	05 1-8
6anh	13
6n	0-2 15
7g	0-7 13
4euro	1-3
4for	1-2
4giam	04
7y	1f
6o	0l 1-m
6uong	1-2
4had	0-4 16
6lf	0a
5ours	0-6 1d
4if	07 1-2
5n	0-n 1f
5t	03 16
4jobs	07 1-3
4k	12
5hach	03
5ilos	14
5w	02
5y	0-6 16
4la	18
6m	07 15
6n	0f 1-3
5en	0f 1-5
5oai	02
5uc	03 13
6ong	0-4 1-5
7t	02 17
4ma	1-4
6rried	0-3
6t	0-6 13
6y	0-f 1-b
5etres	0-5 1-4
5il	1-3
7lion	0-5 1b
6nutes	0-9 14
5m	03 1-4
5oi	0-6
6nths	07 16
4nam	07 1-6
5gay	0-6 1b
6uoi	0a
5ha	0-2
5ua	0-5 1-2
6mbers	0-2 1-a
5what	14
4o	0-7
5f	0-4 1i
5n	02
6e	0-5 1-3
5r	0-7 1-8
6ders	02
5ut	1-6
5ver	1-2
4p	04 1-4
5eople	02 15
6r	0-5 12
7cent	0-7 1-6
6sos	0-2 17
5hai	05 1a
7n	0-3 17
6ieu	09 12
6ong	1-3
6ut	0-c 1-3
5m	14
5ositions	0a 1-3
6ts	0-5 1-8
4que	0-2
6yen	09
4roi	0-b 1-7
5ules	13
4s	0-2 1-a
5au	0-5 1-3
5econds	0-4
6ed	1-3
5hops	0-6
5ince	0-6
5mall	0-2
5tarted	12
5uppliers	1-5
4tan	12
5eacher	04
6t	0-d
5h	02 1-3
6ang	08 12
7t	07 13
6e	0-g 15
7n	0-5 13
7re	0-2 1-2
6i	0-6 1-3
6ousand	0-3 16
6ung	08 16
5ieng	06 1c
5o	0-5 1t
5rays	04 14
6en	0-e 1g
6ieu	0-b 1o
6uong	1-2
5uan	0-2
6oi	0-k 1-b
5y	0-6
4units	0-4 1-3
5sers	02
4vao	02
5o	08 1-2
6i	03 1-2
5ua	02
4we	0-2 1-7
5ho	03 1-2
5ith	0b 14
4xa	0-4
5e	03 19
5uong	02 1h
4years	1-a
3% SELF	0-2 15
5and	0-2 15
5gio	1a
5in	0a 13
5khong	0-3 1-2
5ma	0-5
5of	13
5so	0-8 17
5thi	04 1-7
5xuong	0-8 13
2*ed #	1-9
7%	0-2 14
6*ed	0-2 1-5
6SELF	0-3
a'd	05
6a	07 1b
7bout	06 1i
7fter	03 14
7ll	06 12
7n	0d
8d	0-k 1-d
7round	15
7s	0-b
7t	03 13
6bed	0-2
8fore	0-3 15
7oth	02 1-2
7ut	13
7y	02 1-6
6calls	02
7heck	09 1-2
6down	0-6
6each	0f 1-3
7m	07 18
7very	0h 1-7
bone	0-9 1-2
6first	18
7or	0-h 1-a
9ty	0d 1-4
7rom	0-5 1-6
6her	09 1-g
7im	1-6
8s	0-2 1g
6in	0-t 1a
8to	1-2
7s	0-6 15
7t	0l 1-2
6like	1-5
7oss	04 14
6me	0-9 1k
8chanical	0-4
7y	0c 1-2
6not	1-2
6of	1-3
8f	0-3 15
7ld	06
7n	0d 1e
8e	0-d 14
7ur	1-5
8t	0-d 1-7
6people	0-3 1-2
8rcent	0-2
9son	02
6seats	13
8nding	0-2 17
7he	08 12
9et	0-2
7ix	0-2 1-2
7o	1b
6that	0-f 1a
8e	01k 17
9ir	07
9m	08 1-h
9re	0-9
9y	0-2 1-4
8ose	05
8ree	0c 15
9ough	13
7o	0-n 1-i
8gether	0-2 1-9
7racing	03
9ys	02 1-7
7wo	04 1-7
6under	0c 1-2
8even	0-2
7p	0-a 1q
7s	0-3 1-7
6we	02 13
8ll	03
7hat	05 1-2
8ich	12
7rote	1-3
2: #	0-5 1c
4*ed	0-8
4SELF	05 1-5
4a	0-2
5i	0-2
5sk	0-5 16
4do	03
4khach	12
4nghe	08 1-2
4the	0-2 17
4we	1-7
4you	06
2SELF #	0-1h 1d
8%	0-g 1u
7*ed	01o 1-2
7SELF	0-m 1b
7a	0-6
8dded	06
8i	0-3 17
8lso	0k 1-2
9ways	0-p 1-a
8m	0-11 1-c
8n	15
9swer	03 1-2
8o	14
8p	0-5 19
8sk	1-5
aed	0i 1-6
8y	0-j 1t
7ba	0-r 1e
9ke	0c
9m	05
9n	0-h 1e
ag	0-d
ah	0-2
9o	0p 12
9t	0-a 12
9y	0-7 1-2
8e	1b
9gan	03
9lieve	0-e 1-4
9n	0-5 1-2
9p	0-3
8i	03 14
9et	0-d 1c
9nh	1-2
8o	0-8 12
9c	08 1-4
9m	08 1-6
9n	0-d
9ok	0-2
9ught	09 1b
8ring	0-4
8ua	02 1-c
9ilt	0g 1-5
9p	1-3
7ca	0-e 1a
9ch	1-b
9i	0d 15
9ll	0a
bed	1-6
9m	0-2
ae	0a 1-e
9n	07 1-c
ah	03
9red	0-f
aried	02
9t	0b
8ha	0-6
am	0-5 1-3
an	04 1-8
bg	0-4
ced	0f 1-4
ao	0-2
ay	0g 1-q
9e	09 1-6
ack	0q 1-d
ced	04 1-2
ap	05 1-2
9ia	0f
aeu	0-6
an	0-2 14
bh	0-3 1-a
au	02 1f
9o	0q 1c
ai	0-4 1d
an	0-4
9ua	0-f 1-2
ac	0-2 1-7
ang	0-2 1-3
ap	07 15
ayen	13
8leaned	1-5
9imbed	03
8oi	0-6 1e
9me	0-9 1-2
9ng	0-9 1-6
9py	0-2
9rrected	1-2
9uld	0-4 13
cn't	0-6 1d
anted	0a
9vered	02 1-2
8u	0-8 1-9
9a	0-5
9ng	0-b 1-p
9oi	0n 1-6
9t	0-3 18
7da	0o 1-3
9m	0-4
9n	04 13
ag	0-2 1-e
ah	0-3
9o	0-2 1-3
9t	0-7 1-9
9u	0-9 1a
9y	03
8e	0p 12
9cided	02
9m	0d 1-9
9n	1-3
9ploy	0a
9u	0-b 1-8
8i	0t
9ch	13
9d	0o 1-c
an't	1-2
9en	03
au	04 14
9nh	1-b
9u	0-4 13
8o	0-8 1x
9an	03 1-3
9c	04 1h
9i	0s 1-7
9n	18
a't	0-m 1-4
ag	1-3
at	0-2
9t	04 1-3
8rew	0g 1-3
9ive	0-9
9ove	0d 1-4
8u	0e 1-4
9a	0f 1-a
9ng	0k 1-p
9oc	0-m 17
ai	0-6 13
ang	0-3
9yen	0-2
7ep	04 1-4
7feel	0-3
8ile	03
aled	14
9nd	02
aish	04
8ound	07 1-5
7gai	03
9n	07 16
ag	0-6 1-4
9p	06
9t	04 1i
9y	0-6 13
8et	0-5
8hi	0e 1-2
8i	0-f 13
9ai	02 13
am	02
an	0a 1-2
ao	0h 1-7
at	0-2
ay	04 1-2
9o	0-i 1e
ai	0-2
9u	0d 13
aa	0-5
9ve	0-6
8o	0-c 13
9i	0u 1-a
9m	0h 14
9p	0-5 1-5
9t	0-c 1-7
8ui	0e 18
7ha	05
9d	0-y 1-i
9i	0-2 15
9n	04 1-4
ag	03
9ve	0-6 1-c
bn't	0-8 1-2
9y	0-c 1-5
8en	0a
9t	14
8ien	0-5
au	0-6 1i
9nh	06
8o	06
9a	0-8 1-2
ai	0-3
9c	0-9 1-7
9i	1e
9ld	0-a
9m	1-6
9n	15
ag	02 16
9p	0-6
ae	0-9
8ua	1-2
9ong	0d 1-5
9y	0-3 1a
7ich	12
8t	0-4
7joined	1-2
7ke	0-i 1-4
9ep	03 1-3
9m	0c 1h
9o	05 1-3
9pt	012 1s
9u	05
8hach	0-e 13
ai	0b 1-3
9en	0-2 1k
9o	0-g
aa	07 1-3
bng	0-5 1-2
ac	1-2
ai	02 15
ang	0-e 1h
9uya	03
8ia	04 1-7
9em	01e 1-b
an	0-3
9m	0-5
9nh	0-9 1-2
8now	0-y 14
8o	05
8y	03
7la	09 1-f
9i	03 1-d
ad	09 1-2
9m	0a 12
9n	0-i
ag	03
9p	0z 1-c
9u	0m 1-6
9y	1-3
8ead	09 1-3
arn	0-5
ced	0-s 1-4
9d	06 13
9ft	02 1-2
9n	0e 1-4
9o	02
9t	06
8ien	0-4 12
9ke	0-7 1-2
9ve	0-5
8o	0-i 1-9
9i	0-a 1a
9n	1-3
9ok	0-c
bed	04 1-4
9p	05
9st	0-8
9ve	0-a 1-2
8uc	0-l
9i	0-3 1-2
9on	0-g 1-f
bg	02 1-6
7ma	0-3
9de	0w 1-8
9ng	04 1-4
9t	0-f 1-3
9u	05 1-2
9y	0-i 1d
8e	06 1-4
9an	0-2
asured	04 1-2
9ntor	0-9 13
8iss	0-2
9xed	1-3
8o	0g 1-f
9i	0-v 14
9ng	0-b 12
9t	0-d 15
9ve	03
bd	1-9
8ua	0-3 13
9i	0-3 13
9on	0-q 1-d
9st	0a 1-2
7nam	0-c 1f
9ng	0-6 1-2
9o	12
9y	0-3 19
8eu	0-5 1-2
9ver	0-a 1-9
8gay	0-2 15
9he	1-5
ai	0-n 1-f
9oai	0-2
ai	0p 1-d
9uoi	0-e 16
8ha	0c 1b
ac	0-3 1e
an	05 14
bh	0-4 1-3
ap	05 12
at	0m 1-5
9iem	05 1-3
bt	0-3 1-3
bu	0-5 13
an	18
9o	17
9u	02 16
ang	0-b 1a
8iem	0-2
8o	0-4 18
9i	0o 1-8
9p	05
9w	0h 1-8
8ua	02
9oc	06 1-2
ai	0-2 1-2
ang	06
7o	0-2 1-7
8ffered	03
8iled	05
8ng	07 1-4
8pened	02 1-6
8rder	0e
7phai	012 13
an	0-5 1-2
at	02 1-4
9i	14
aeu	05
9o	06 1-4
ang	1-2
9u	0-d 1-7
8ick	0-4 1-2
bed	08
8refer	0-5
9ioritise	0-3
9oposed	08 1-2
8ulled	0-c 15
9mped	02 1-2
9t	0k
7qua	0h 1-5
an	1a
ay	015 1-3
9en	0-g
9y	12
aet	0-4
7ra	06 1a
9n	0d 18
ag	0k 12
ah	1-2
9t	0-8 1-8
8ead	0-j
ally	0-2
9ckon	1-5
9member	0-3 1-4
9spect	0-8
8oi	04
9llback	07
8u	0h 1-6
9a	07
9t	0-j 12
7sai	0-3
ad	010 1-4
9n	12
ag	0-i 18
9p	05 1-2
9t	0a 1-3
9u	0-8 1-d
9w	0-3 16
9y	0c
8e	0-2 1-a
9e	0-b
9nd	1-4
9t	0c
8hould	0-6
awed	0b 12
8i	14
9gn	02
bed	02 1-2
9nh	0-6
8o	07 17
9an	05 1-3
at	02
9ld	03 1-3
9n	0p
ag	0-7 18
9rted	05 1-3
8pent	0-3
9lit	06
8tart	08 1-2
ced	0-9 18
ay	0-2
bed	0-7 14
9ill	0-3 1-3
9ood	15
apped	1-4
9udied	0-a
8u	08 1-3
9a	08
9c	1-2
9ppose	0-2
7tach	08
9ke	0-a
9lk	0-2
bed	02
9m	0-6 1-3
9o	1-2
9p	07 1-2
9t	07 19
9ught	08
9y	08 1-2
8each	0-4
9ll	0-7
9n	0-a
8ham	0-4 16
ang	0-3
bh	0-5 1-2
ao	07 1-2
at	13
ay	06 1e
9em	0a 1-f
an	06
ao	1-2
9i	0-s 1-e
ach	0-4
aeu	0-b 1-7
anh	0-2 15
bk	0-n 1e
9o	06 1-4
aught	0-6 1-2
9rew	07 1-2
aive	0-2
9u	0-7 12
ac	03
aong	1-9
8ich	07
9eng	0-d 1-4
ap	0-4
au	0-8 18
9m	1-c
9n	0-h 1-2
ah	07 13
8oan	0-4 1-2
9ld	0k 17
9ok	0l 14
9t	0-4 1-4
9uch	0-e
8ra	0a 12
ach	0-5 1-2
ai	0e 1d
bned	1-4
am	0-6
9e	0-5
an	08
ao	1-8
9ien	06
anh	07
9o	0-2 1-3
ang	0-f 15
9uc	0-7
ang	12
aoc	0-e 1-2
bng	0-2 12
9y	0-4
8u	01h 14
9ng	0-m 1-7
9oi	03 1h
9rned	08 1a
9yen	0-5
8yped	1-3
7understand	0-7 1-2
9g	0-6 18
8se	0-i 1b
ad	0-5 1-2
7va	0-2 1-6
9i	0-5
9n	0-8
9o	07 1-3
8e	0c 1-h
9t	0-7 1-3
8i	09 1-5
9ec	0-5 1-2
at	017 15
8oi	0-5 1-3
9n	05
8ui	0-2 1-5
9on	0-4 13
7waited	0e 1-4
9nt	0-g 1-2
9s	0-1s 1-3
9tched	02
aered	06 1-5
8eigh	07 1-2
9lded	02 1-2
9nt	0v 1-6
8ill	0k 1-4
8on't	06 1-3
9rk	0-5
bed	0-f
9uld	0h 1b
cn't	1-2
8rite	1-2
9ote	05 14
7xem	0-2 1-2
9p	0s
8in	09 12
8oay	04 1-2
8ua	0-4
9ong	07 1-2
7y	0-2 14
8eu	0-8
6'd *ed	0-5 1-4
9also	06 1-2
bways	0-2
ask	07 1-9
9be	0-g 1-a
9call	0-5
9do	09 1-c
9get	06 1-4
aive	0-4
ao	03
9have	0-9 1-5
ait	0-b
aold	12
bpe	04 1-6
9keep	05 1-3
anow	0-7 1f
9like	17
aook	07
9make	02 1-2
9need	0-6 1-3
bver	0-4
9pull	16
9read	06
aide	02
bng	07 1b
9say	0-7 1c
aee	0-5 16
bttle	0-4
ait	03 1-2
atart	08 1-2
9take	0e
ahrow	0-3 1-2
arain	03 1-2
9use	1-3
9walk	03
bnt	0-9 17
arite	03
7ll call	0-3
aknow	16
apick	1-3
7m #	0-3
9*ed	0-4
9a	0-8 1-5
at	0-3
9happy	1-2
9in	0-2
9not	0-7 1-2
9on	0-4 12
9ready	0-4 14
9sure	0-5 1-6
9the	0-4
cre	0-3 1e
9very	0-2 1-2
7ve *ed	0-2 15
aalways	0-6 1-2
abeen	08
acome	0-2
adone	0-4
agot	02
ahad	0-2 1-3
akept	06
anever	0-2
aonly	0-4 1-3
aseen	0-5
2a #	0d 1-4
4*ed	0-4 15
4SELF	0-a
4bad	1-a
6g	0-6 1-2
6kery	0c
5ig	0-3 1-5
7ger	1-3
6t	07 1-a
5oard	0d
6ok	07
6x	16
5rew	06
5uddy	0-2
7get	0-3
6s	14
4call	07
7m	0-3
6mera	13
6rd	06 17
5ertificate	0-4 1-2
5hallenge	0-5 1-2
7nce	0-3
6eap	03
7cklist	1-2
6ild	0-3
5lass	0-5
6ean	0-4
6ient	08
5offee	1-2
6lleague	02 1-3
6mputer	0-2 1d
6ntract	13
6py	0-2 1-7
6uple	07 1-5
7rse	1-3
5rane	0-4
4dairy	04
6te	1-4
6y	03 17
5ead	0-2 1b
5iary	04
5oor	05 1-2
5raft	03
7wer	0-2 18
8ing	04
6iver	0b
4family	06 1-5
5ew	1-3
5oot	03 13
5ree	03
6iday	0-4
5ull	0-4 1-4
4gap	0-6
6rdener	0-2
5ift	0-2
6rl	0-3 1-3
5ood	0-8 13
5reat	0-3 1-4
6oup	0-2
4half	0-8 1-3
6rd	0-2 1-2
5earing	13
5undred	0-2 12
4job	0-3 13
6iner	02
6urney	0-2
4lab	0-2
6d	0-4 1-3
5eaflet	0-2
6sson	0-3
6vels	0-4
5ist	05 1-9
6ttle	1-4
5ogin	05
6ng	0-2 1-6
6t	0-g
6vely	0-2
4machine	0-2
6n	0-2
6te	07 1-2
5ess	04
5inute	0-2 14
5onday	0-2 1-a
7th	0-4 1n
4new	0-3 1h
5ice	1-2
6ght	03
5otebook	02
5ursery	06 1-2
4part	03
6yroll	0-3
5encil	03
6rson	0-2 1-4
5hone	18
7to	0f 1-2
5icker	05 1-4
6vot	0b
5lan	0-4
5ort	0-3
5roblem	0-3 1-3
5ump	1-3
4quarrel	0-2
6estion	02
7ue	0-4
4reason	0e
6gular	05
6sult	0-4 1g
5oof	0-2
7m	0-6
6und	0-3 14
5ule	0-6 1-2
4second	0a 1-2
5heet	0-7 1-3
7lf	06
6ift	03
6ort	05 1-2
5ign	1-2
5mall	1-6
6ile	0-4 1-3
5pare	1-4
5tring	03
7ong	0-5
6udent	0-3
5unday	0a
4ta	0-4
6ble	05
9t	02
5eam	0-3 1-2
6st	03 12
5hing	0-4
7rd	0d 18
5ick	05
6me	0-3 1-6
5our	0-4
5uesday	0-2 12
4very	0-3 1-4
4way	0-5 1-3
5eek	0-7 12
8end	0-3 1-3
5ill	0-5 1-3
5ord	02
7kbook	06
5rong	0-2 16
4year	0d 1c
3bout #	0-j 14
8a	1-2
8his	04
8it	0-a
8one	02 1b
8priorities	1-2
8that	0a 1-2
ae	06 14
9o	0-4
9wo	0-2
3ccident book	02
5ountability to	0-2
4hieves more	0-2
4ross the	0-2 1-3
3dded tracing	03
3fore the	02 12
4ter #	1-3
8SELF	14
8a	03 1c
8christmas	13
8four	04 14
8half	05
8it	02 1-6
8she	02 12
aift	05
8that	0g 1j
ae	02 1-p
ais	0-4 12
7noon SELF	0-9
3gain SELF	0-c 1-6
8and	16
9t	05 14
8in	04 1-3
8on	0-4
8with	05
7st the	05 1-5
4ency as	02
4reed to	0-4 1-5
3i SELF	02
5bao	03
6iet	0-4
6o	0-2 16
7p	0-2
5ca	05 1-2
7n	15
6hiu	04 1-4
7ua	14
6ung	0-w 1-5
5ep	0-2
5ghi	0-2
6iao	1-2
5het	0b 1-8
6oi	0b
5keu	0-2
6hong	02 1-6
5lam	0-4
5ma	1-a
6o	0-5 1-5
5nhac	0-3 12
5phai	0-3 1a
5sai	0-3
5vao	03
4d from	0-4
3ll #	0-6 19
6*ed	1a
6about	1-7
7nd	1-4
7t	0-2 1-2
6day	0-9
6good	0-2 1-5
6his	1-4
6in	03
6my	0-7
6of	0-5 1-b
7ver	0-2
6the	0b 1c
8ree	1-2
4one *ed	0-2
8and	03 1-6
6g for	04
8the	03 1-3
9o	08
4ready do	0-3
4so *ed	08 12
7SELF	0-2
7a	1-a
7in	03
7showed	02
7wrote	04
4to *ed	0-2 1-4
7dropped	0-2 1-4
4ways *ed	0-9 1-7
9a	1-2
9been	0-8 1-5
9did	0-2
9happy	1-2
bve	0-2
9said	1-2
by	0-2
9the	0-2 1-2
ary	0-5
3m #	0-2
5*ed	03
5a	0-9
6nd	13
5ke	0c 1-3
5lai	08
5not	0-2
7w	0-2
5open	0-2 1-2
5thanh	0-7
6ruoc	0-4 1-2
5very	0-4
4ong the	0d
3n SELF	0a 1-2
5agency	02
6nswer	02
6pprentice	03 1-3
6utistic	06 1-2
5cho	0-4 14
6om	0-2
6u	05 1-5
5dien	0-7 1-3
6uoc	0-3
5early	0-4
6xcel	0-3
7piry	0-2 1-5
5het	0-5 1e
6our	08 1-8
5important	1-2
6nduction	0-3
5o	1-3
6ld	0a 1-b
6nline	0b 1-2
6wner	0-2 14
5roi	0-7 1e
5toan	05 1-7
5viet	06
5y	1-6
4d #	0-7 1-2
6*ed	0o 1-7
6SELF	0y 1-o
a'd	0k 1b
bll	1-3
bm	0-9 1-8
bve	0-5 15
6a	0-t 1-i
7fter	0-e 1-8
7ll	06 1b
8ways	0-2
7n	0-3 1-6
7sk	09 1-3
9ed	18
7t	0-6 1-3
6back	0-7 1-2
7eds	0-5 1-4
8fore	0-9
7rought	1c
7y	04 1a
6can	0-5
7hanged	1-8
8eck	0-9 14
bed	04 17
8ina	07
7ome	13
9munication	08
8ntribute	0-5
8unted	04
6did	0-3 16
7o	09
8wns	0-2
7raw	06 1-2
6every	0-a 1-2
bbody	1-5
6fitted	02
8ve	06 1-3
8xed	0c
7or	0f 1-3
9tnightly	06 1-2
8und	06
6gave	03 1-2
7et	02 1-5
7ive	0-3 1-4
7o	02 1-2
8t	02 14
6had	04 14
8lf	0-5 1-9
8ng	04 1-2
8ve	0g 1h
7e	02 16
8's	12
7is	1c
7ow	08
6if	0-2
7n	0-8 15
7t	0-e 1-7
8's	03 17
6later	04
7earn	05 1-4
8t	04
7isten	03
7ook	1-2
6made	05 1-5
8ke	03
7ore	0-5 12
8tors	0-2
8ved	07 19
7y	0-c
6no	0-3 12
8body	0-4 1r
8t	08 1i
9hing	1-4
8w	05 1d
6off	0-g 1-d
7n	0-5 1-4
8e	0-7 1p
8ly	02
7ur	1-4
6people	0-4 1-4
8rgolas	07 1-3
7lasterer	0-7
7ractise	05
8esented	0-4
7ut	0b 14
6rang	1-3
7ead	03 1-2
7unning	0-2
6said	07 1b
8t	04
7ee	08 1-4
8nd	0-6
7he	1a
9'd	03 1-5
as	0-a
8ow	02 1-2
aed	03 1-2
7o	0-6 1-2
8me	09 1-3
abody	1-2
8rt	02
7tairs	02
9rted	0-3
9yed	0-3 16
8ood	04
9pped	0-7
6take	0-6 1-3
8lked	07 1-7
8ught	03
7hat	0-b 1-3
8e	0-j 1t
9ir	07 1-2
9n	0-b 1-6
9re	0-5 1-9
b's	0-7
9y	0-3 1b
a've	0-2
8ree	0-7 1-2
7o	0-4 1-2
8ld	06 1c
8ok	1-3
7ried	02
7wo	0-3 1-4
7ypescript	02
6walked	02 1-2
8tched	02 1-5
7e	03 1k
8'd	1-3
8nt	0-d 1-6
8re	0-2 15
7hat	0-2
8en	0-b 1-6
9re	0-5
8y	0-4
7ith	07 1-5
7orked	05
7rite	02 1-2
8ote	05 1-7
6you	0-8 1-5
9r	0-3 1-2
4other year	0-2
4y any	06
6more	19
6of	04 18
6time	04 1-5
5thing and	0-3 1-3
bbecause	0-4
bup	1-3
3o SELF	14
3p luc	0-c 1-f
5tut	07 14
5vuot	0-4
4art and	03 1-3
4p SELF	1-8
5lications with	02
3re *ed	1-2
6blue	0-5 1-4
6difficult	0-2
6green	0-5 1-4
6in	0-3 19
6like	1-3
6made	0-2
6on	1-4
6the	0-4
6what	0e
5a manager	0-9
4ound #	0-2 1d
3s SELF	1-2
5a	04 1c
6n	0-2 1-3
5before	14
5if	0-2 12
6n	0-4 14
6t	0-5
5much	13
5one	0-3 13
5the	0-6 1-2
8y	0-3
5well	0g 1-3
4k each	02
6first	0-3 1-3
7or	0-2 1-3
6him	02
6if	03
6me	15
7y	02
6one	0-2
6the	06 1-6
7o	02
6what	06
5ed an	09
8for	0c 1a
8her	05 1-3
9im	02
as	1-2
8me	0-8
8on	1-3
9ur	05 1-2
8the	09 1-6
9o	0-c 1-2
5s for	17
3t #	18
5a	0-c 1-4
6ll	09 1-6
6tlantic	1-2
5each	05
5first	0-4
6our	0-2 1-2
6undy	0-2
5getting	02 1-2
5half	05
6er	1-2
6ome	0d 1-6
5it	0-5 13
5larkfield	0h 1-5
6east	0-4
6unch	14
5me	1-3
6y	12
5noon	02 1g
5once	1-2
6ur	0-4
5short	02
6ix	1-5
5tea	13
7n	03
6hat	15
7e	0-s 1-5
6wo	02 1-4
4lantic grid	0-4 1-2
3ugust #	14
9and	0-3 14
4thority for	0-2
5istic lad	06 1-2
5omate more	0-2 1-2
5umn the	0-7 1-2
3y SELF	03 1-3
5cho	19
5da	0-2 13
5lam	0-2
5tu	0-5 12
3zure and	1-4
2b #	0-9 1-9
3a SELF	0-c 1c
5ban	05 12
6on	0-2 1-3
5ca	07 1-5
7i	0f 1-2
6u	16
5day	0-8 1-4
6em	03
6ong	02
5gio	02 1-2
5la	1-3
7n	0-3 1-2
5mat	06
6e	0-2
5nam	05 1-5
6gay	0a 1-5
7oai	04
7uoi	0-a 1-6
6ha	07 1-2
5phuong	06 16
5thang	0-a 1a
7i	0-5 17
7u	0-2
6ieng	0-7 16
6rai	0-5 13
7ieu	17
6uan	0g
5xuong	0-3
4ck SELF	1-4
7and	03 1b
8s	0-2
7by	07 12
7corner	1-3
7for	0-3
7in	07
7of	0-2 1-2
8n	07 19
7so	0-6 1-3
7the	0-8
an	0-2
8o	0a
7up	1-4
7with	0-3
6up hien	06
4d day	1-3
4i ban	0-4
6don	0-5 1-2
6hoc	0-6 1-3
6mua	07
4ker and	03
4m theo	0-4
4n SELF	0-d 1b
6ay	06 16
6backup	03 1-4
8n	0-4
7e	0-3 1-3
8n	03 1-2
7ien	0-2
6chua	03 1-5
7u	02 1-2
6dan	04 1-2
8u	0-9 18
7e	0-7 1-5
8m	0g 1-5
7i	0b 14
8ch	0-2
8eu	0-5
7o	1-3
7uoc	0t 12
6ghi	0-3
7iam	0-2 13
9o	0-3 1a
6hang	0-4 1-9
6intern	1-3
6khac	03 1-7
7ia	0m 1-3
6la	0-6
7e	0w 1-9
7op	0-4 13
6mien	02
7oi	0-3 12
7y	0-4
6nao	0k 19
7ghe	06
6o	0-8
6phan	0-3
8u	0d 1f
6quan	0-6 15
9y	02 1-4
6ten	04
7han	0-7 1-7
9o	09
7in	0b
7re	0-5
7u	0-9 1b
6va	03
7e	0-b 12
7oi	03 1-3
6xin	0-6 12
5g SELF	0-4
7cong	1-2
8ua	0-3 12
7dai	0-3
8o	0-2 1c
8u	1-3
7excel	05
7gia	12
7hoc	0-2 13
9i	1b
7lai	0-3 1-2
7ma	0-2
9y	0-2
7nhiet	0-3
7so	0-9 12
7tay	07 1-6
8ieng	02
8rang	04 1-4
9eo	05
8uoi	09 1-3
5h mi	0-3 1-2
5k file	0-3
4o SELF	0c
6bi	0-2
7o	0-7
6cao	06 1c
7u	0-d
6den	1-2
7ong	0-5
7uong	18
6gia	16
8o	0-n 1-m
6hiem	0-9 1-2
7o	1-5
6lau	0-7 14
7oi	0-6 1-7
6mau	02
8y	1-3
6nam	08
6quan	0-3
6so	0-5
6tang	0-2
7ri	1-3
7u	06 1-2
8ng	02
6ve	0-4 16
6xanh	04 14
4t SELF	0-4 1-2
6buoc	07
6chuoc	1c
6dau	07 1-5
7ong	0-4 1-2
6may	04 1-2
6tat	1-2
8y	0-9 1j
6va	06 1-3
5ch took	0-2 13
4y SELF	0-6 15
6cay	0-4
7ho	0b 1-5
6duoc	1-2
6gio	0-k 1c
6lam	0-2
6ra	09
6tam	0-2
3e #	0-5
5*ed	0-j 1-7
5SELF	1j
5a	0-2
6utomated	1-6
5better	0-2
5done	1-2
5fair	1-2
5good	03 1-2
5honest	06 1-2
5in	13
5late	1-2
5more	1-2
6yself	0-5
5on	0-7 1-3
7g	02
5punctual	0-4 1-2
5right	0-5
5taught	1-4
6he	0-7 16
7u	1-4
8a	14
6old	0-6
5va	1-3
4cause SELF	0-2
ait	0-8 1-3
c's	02
aof	02 1-2
ashe	1-4
athe	0i 1-a
dy	06
bwo	03
awe	0-3
ayou	0-3
dr	0-3 1-2
5ome a	0-4
4d and	0-2
5s and	03
8re	0-5
7of	03
7were	0a
4en *ed	0-3 1-4
7a	0-2 1-2
7in	0j 1-3
7on	0-3 1-3
8ut	04 1-2
7told	0-3
7wrong	1-3
5s SELF	0-3
7from	0g 1u
4fore SELF	0-a 1-3
9a	0-7
and	0-3
9it	14
9my	1-2
9pay	04 1-4
9that	0-6 12
be	09 16
cy	06 1-8
9we	02 1-8
4ginning SELF	0-6
4hind it	0-5
9me	0-2 18
9the	04 1-9
4ing *ed	02 15
8asked	0-5 16
4lieve in	0-5 1-2
athat	0-4
4n SELF	0-x 1-g
6binh	0-2
6can	03
9h	04
7ho	02 1-2
6do	0-5 1-2
6hang	15
7o	0g
8i	04
6it	02
6kho	1-2
7ia	16
7y	0-7
6mot	05
6pha	0-5 1-b
9i	0-2 13
6song	05
6thanh	05
7u	03
5h SELF	0b
7an	0-6 1-2
7nang	0-2
8han	0-2 15
7tho	1-2
7vien	0-5 1-4
4p SELF	0-7
6truong	05 15
4side the	03
4tter and	0-4 16
9than	0-4 1-5
5ween our	08
atwo	04
aus	1-2
3gp between	08
6to	0-6
3i SELF	02 1-4
5bo	0i 16
5do	0-4 13
5hai	03
5ket	0-3 1-2
6hach	0-6 13
5mon	13
5phat	1e
7ong	03
5tai	18
6ra	0-4 1a
4ch hu	13
4en ban	0g 1-6
7tan	0-7
5t SELF	0-5 1p
7ai	0-2 1-2
7ban	05
7duong	02
7gi	0-6
7la	0-4 1b
9ng	1-2
7mot	0-2
7nhieu	0-3
8oi	0e 18
7on	1-3
7phai	1-4
7sap	0-2
7uu	1-2
5u do	04 1-2
4g pieces	09 1-2
5ger than	1-2
4nh #	03 13
7duong	0-3
7luan	08
7roi	02
7thuong	0-f 1n
8inh	0-5 1-8
4rmingham are	0-2
4t more	1-2
6of	04 1-2
3lue and	0-5 1-4
3o SELF	0h
5ca	0-3 13
6uoc	0-2
5di	12
5het	03
5khach	02
5lam	0-2 1-2
6uon	13
5may	0-2
6e	0-2 16
5phan	0-4
5ruoc	03 16
5sung	0a
5test	1-2
6he	14
6ien	0-7
6rong	0a 1-4
6u	0-4
5ve	0-3 1b
6o	1-6
4ard *ed	12
8and	1-3
8in	0-5 1-8
4i canh	0-2 1-3
4m can	08 1-6
6mau	0-9 1-3
6ra	05
4n SELF	0-4 1h
6chuc	0-5
6lan	04 1-2
6nam	0b 1-2
7gay	0-5
8uoi	0-2
7ha	15
6phut	1-3
6tieng	0-2 1-2
5g ai	0-2
4ok and	0-6
7for	02
7the	0-7
6ed the	03
4p bong	0-2
4rn in	0-2
7knowing	0-3
4ss *ed	0-5
7before	04 1-2
7stop	03 15
7used	0-5
7was	1-3
4t duoc	13
5h of	05 15
7sides	0-2
4ught a	07 1i
4x and	12
4y SELF	09
6who	19
5s were	0-4 1-7
3read came	0-4 1-2
6k it	04
4ing in	05 1-2
8that	0-2
7s me	0-2 1-2
4oke and	0-4 1a
5ught them	1g
4unswick extensions	0-3 1-3
3ua SELF	0-2
6bon	0-2
6dau	03
7o	0-3 1-2
6nao	14
6sau	18
4ddy and	0-2
4ilt a	0l 17
8in	0-5
9t	03 1-4
8the	03 1-2
8web	02
4ng ai	0-3
4oc nao	04
5i SELF	0d 1-2
7chieu	0h 14
7dien	0-7 1c
7hop	02
7sang	0-8
7trua	07
7va	0-3
5n ngu	0-5
4p be	04 1-3
4rned uneven	0-2
6t at	0-4 1-2
4s depot	0-3
4t SELF	0-2 1-2
a'd	0-4 1-4
6fair	1-3
6that	1-4
8e	18
9n	0-2 16
6we	1-2
6you	1-3
4yers and	1-2
3y #	1-2
5a	05 14
5christmas	0-3 17
6ompany	0b
5day	13
5easter	0-4 1a
6mail	14
5friday	0-3 1-2
5half	0-4 1c
7nd	0j 1-d
6eart	08
7rself	0-4 16
5itself	04
5june	0-2 19
5month	0c
6yself	02 1-6
5name	02 1a
7ture	0-2
6ext	0-5 13
6ine	0-4 1e
5one	04
5the	0-o
8mselves	0-2
8n	0-9 1-3
5week	05 1c
6ho	03
2ca #	0-8
5SELF	0-6 19
5ba	05 1a
7n	06 1-3
6o	12
6uoi	0-h 1f
5ca	0-2 13
6ho	1-4
7ua	17
8c	03
6ua	08
5dem	0-6 1b
5hai	0-2 1-3
6oi	0-8 1-2
5kho	0b 1-4
8a	0-4
5la	0-2
6op	0-2 13
5moi	0-6 1-2
6uoi	02
5nam	0-5 1-a
7o	0-3
6gay	12
6ha	19
7om	1-5
5phe	0-3 17
7ong	0-3 17
5sau	0-3
5thang	02 1-4
7i	1-2
6ruc	1-2
6u	0-3 1-2
5va	03
5xa	07
4c SELF	0-8 1-a
6ban	0-8 1-2
7uoc	08
6cu	0-6 14
6hop	08
6phong	1-7
6truong	02
5h cu	0e 1-2
7do	0-b 17
7kcn	0-2
7lam	0-3 1-2
7trai	02
4i SELF	0-2 1-9
6ban	0-5 18
9g	05 1-4
7inh	0-6 1-3
6den	0a 1-4
7o	0-6 14
7uyen	1-4
6gi	0-b 1-6
8a	0b
7t	1-2
6la	1-5
8y	0-2 1-4
7uong	0-4
6moi	0-5 1-2
8t	0-3 14
6nao	05 16
8y	06 1-3
7hau	0-5 15
6rang	0-3
6the	04 1-6
7ien	0-5 14
8nh	0-3
7rang	0a
6voi	03
6xe	18
4ll centre	04
7it	0-5
7me	0-4 1-2
7outs	0-8
7so	0-3 15
7the	06
6ed the	04 1-5
6s and	06
8from	02 18
5m person	0-3
4m bien	09 1-2
6duoc	0-5
6on	0-b 1b
6tay	05 1-8
5e back	1e
7down	16
7from	02 1-9
7in	0c 1-3
7on	0-2 1-6
8ut	0-6 1b
7round	02
7to	0-a
7with	17
4n SELF	02
6be	0-3 1-2
6do	1-5
6fill	0-9
6gi	1-2
7row	0-2
6luong	0-2 1-2
6mang	08
6nguoi	0-9
7han	03
6read	1-3
6see	02 1-3
6than	0-a 1-3
8u	16
9ng	0e 1-2
6va	08 1-6
5't be	02 1-4
5h :	0-2 1-3
7SELF	05 1-2
7cho	0-2 1-2
8ua	1-3
7do	13
7hai	03 1-5
7tu	0c 1-4
9ng	05
4o SELF	06 13
6dang	02
7iem	04
6luon	0-2
6nhat	0-3
7o	1-2
6va	1-3
4p cuu	0-e 1-2
6doc	0-2 1-2
6nhat	02
6the	06 1-2
5tain *ed	15
4rd and	02
7for	04
7in	0-3
6s to	0-6
5e home	0-4
6d for	0-f
6ful with	0-5
5ried the	0-3 1-2
5s and	1-2
4stings shafts	0-2
4t SELF	0a 1-2
6ca	03 1-4
6lai	0-3
6thi	0-6 1-2
4u SELF	16
6cua	08
6dan	0-5 1-2
6hinh	03 1-2
7oi	0-3 1-6
6lam	0c 18
6ma	04 14
7o	0-9
6thap	0-4
8i	0-2 13
7ien	0-6 1-2
7ra	1-3
5se the	0-5 1-3
4y so	0-4
3ent to	14
6re and	0-8 1-3
4rt in	06
8v	0-5 1-4
6ificate in	0-4 1-3
3ha SELF	0-8
6nham	0-7 1-3
5c SELF	0-4
7chan	0-2
8ung	03 16
7do	0-c
7la	0-6
7tai	0-3 14
5ir and	09
5m SELF	0-6
7cong	1-3
8ua	1-2
7do	06
7lam	0-2 13
7o	06
7viec	0-9
8oi	0-2
8uon	06
5n het	04 1-8
7thanh	0-2 1-2
7usb	0b
7vit	0c
6ce and	0-2
9to	0-3
6ge and	18
bything	0-4
8d it	02
athe	06 1-a
5o SELF	0-2 1-2
5sed the	0-2
5t luong	0-2
5y #	0-2 1-3
7SELF	0-5 1-5
7duoc	02 18
7het	0-3 1-4
8oi	04 12
7la	0-4
9i	08 15
7mau	0-3 1-2
9y	12
7qua	07 1b
ang	0-2
7ra	04
7song	0a 1-3
7thu	0-3 1-j
7va	0-i 13
7xe	02 12
4eap phone	0-5
5ck for	0-7 1-6
8in	0-2 1-5
9t	0-8 1j
8the	04 1d
7ed each	05
bvery	03
athe	0-8 18
7list roi	07
5n nhau	0-4 1d
5p lai	04 18
7ra	03 1-2
7thi	0-4
4ia SELF	19
7ca	02 15
7khach	03 1-2
9oa	0-7 1-9
7lai	08
7nhau	0-2 1-3
7ra	0b 1-3
7thanh	0-2
9eo	0a 1-3
7vlan	0-2
5ec pha	0-5 1-2
6n so	0-3
6u moi	07
8nao	03
8roi	0-4 1-2
8san	0-3 17
9o	03
8thu	0c 1-4
8voi	1-2
5ldren who	07 14
5n SELF	1-2
7cho	04 1-2
7dieu	0-2
7hay	0-2
7trai	02 1-3
8uoi	0-2
6h SELF	04 1-4
8de	1-2
8khong	0-5
8la	0-6
ai	0e 1c
8nhan	06
8sach	0-c 1-2
5u SELF	0d 1-6
7ap	1-5
7cho	0-4 12
7doi	0-3 17
8ung	14
9oc	1-7
7kho	0-3 1-7
4o #	0-2 1-b
6SELF	0-8 1b
6ai	0c 1-2
7n	09 14
6ba	0-7 1-2
8n	0d 1-6
7en	0-3 1-2
7iet	0-b
6ca	04 12
8c	0-5 1-8
8u	05 1-2
7hay	1-2
8o	1-2
8ua	0-2 12
7ong	0-5 1-3
7u	04 1-5
8a	1d
6dai	02
7e	0-a
7i	0-a 1b
7o	0-5 1-2
8an	0-4
8i	12
8ng	09 1-3
7ung	0e 1-3
6giam	03
6hai	03 1-4
7o	03 12
8c	0-3 18
8p	0-7 16
6khac	1-3
ah	06 12
8oang	0f
9i	1-2
9ng	1-5
7ip	04 1-8
6lam	0-a 13
7op	0-5 1g
7ua	0-2
6ma	0-7 19
8y	0d 1-4
7e	0-3
8t	1-2
7o	0-5
8i	0-8 1-4
8t	1-5
7uon	07
6nam	03
8o	0d 1-9
7en	0-4
7guoi	13
7ha	0d
9n	0-3
ah	0-c
8ung	04
7o	1-2
6phep	0-3
8ong	08
8u	0c
6rang	0-5
7oi	03
6sep	0a
6tai	0-3 1-2
7hi	1-2
9eu	02
8u	0-7
9oc	06
ang	0-7
7iem	04
7oan	03 15
7rai	1-2
8ung	0-2 1-2
9oc	02
ang	0b 1-3
7ung	02 1-4
6va	14
7ui	0a
6xep	13
7ong	0-3
7uong	05
5i SELF	06 12
5n SELF	0-2
7may	03
6g SELF	0-3
5t ca	07 1-2
4ua SELF	0-5
7ai	0-5 1-2
7bao	0-3
8i	0-2
9et	0-3 1-3
7de	03
8i	0-4
8oi	0-7
8ung	0-2 1-2
9oc	0o
7lai	03
9m	0-3 1-4
7ro	0-b
7thay	02 1-2
9i	0-3
8ot	0-2
8u	04 1-2
9ng	0-a
7viet	0-2
7xai	03
6n bi	04 1-5
5c cai	12
7lit	13
7phan	17
5i SELF	0-3
7ho	05
5ng #	0-4
8SELF	0-6 12
8cho	1-2
9u	16
aa	02
8do	0-2
8hai	18
8la	1-6
8may	13
9ot	1-2
8tu	0-3 1-2
5oc theo	1c
6ng trinh	0-2 1-4
5p SELF	1-3
7hinh	08 13
5yen SELF	0-4 16
9bu	0a 1-4
9cac	0-5
9do	0-3 1-2
9giam	0-5
9het	03
9ke	04
9may	0-2
9nghiep	1-2
9qua	0-9 1-7
9ra	0-4
9sang	0-6
aon	0-4
9tien	03
aruong	1-2
9viec	03
aoi	1-4
3lass in	0-2
4ean code	0-6
8licence	0-4
8up	09 1-2
7ed the	1-4
5rk aoife	0-2
8then	0-5
4ient was	0-4
4ock out	0-3 1-2
5sed it	07 1-2
7st SELF	0-8
ais	0-2
4ub and	0-2 1-2
3offee and	1-2
4i #	02 1-3
6SELF	0a
6cach	02
8i	03
7ho	0-3 1-2
7ong	0-8
6dung	05
6la	0-7
8i	04
6may	04 17
7o	0-4
6nhu	0-4 15
7o	1-3
7uoc	03
6roi	02
6thi	1-2
7ruoc	05 1-4
6video	02
6xong	0-9 17
4lleagues and	1-2
7ge in	06
4me along	08 1-2
8nd	1-3
8t	1-4
7back	0-8 19
8efore	1-4
7from	0-7 1-6
7here	0-2
7in	0h 1-2
9to	0-2 15
7out	09
8ver	12
7to	0-4 1d
7up	1-4
7with	0-4 17
6s nearest	03
5fortable with	0-2
5munication is	0-2
5panies monthly	06 1-2
8y had	03
cs	0-4
ain	0-4
awas	0-2
6lained to	0-4 14
ats about	12
4ng SELF	05 16
7an	1-2
7bang	0-2 1-2
8inh	12
7cho	02
8u	0-5
7doan	1-2
7hien	0-2 1-4
7khong	12
7ma	03
9i	0-5 1-2
7nghe	0-2 1-2
8han	07 16
8o	0-2
7tac	0d 1f
8ech	05
8hoi	05
9uc	08 1-5
8ruong	0-3
8u	12
8y	0-p 1-a
7van	0-4 1-2
8iec	0-5
5sultant *ed	0-2
4pied from	02 1-3
5y of	0-2 1-7
4rner and	0-2 1-3
9had	1-3
5rect me	03
4st me	1-5
4t so	03 1-6
4uld do	02 1-2
8not	0-3
8see	0-3 15
8wait	05
9ork	1f
7n't blend	0-2 1-7
bpick	0-2
5nt the	0e 1-2
9o	05 1v
7er at	0-5
7ry and	0-3 15
7s and	0-2
5ple of	0e 1-5
5rse at	0-6
9from	09 1-2
9the	09
4ver ta	02
5id SELF	04
3reditor statements	13
5w SELF	1-2
6s there	0-7
4ied in	0-2 1-5
4oss word	1-2
3u #	0-b
5SELF	1-g
5bi	03 16
5chieu	09 1-5
6u	02
7a	0-4
5dan	0-3 14
6em	04 1-6
6i	0-3
5hai	0-4 1-2
6oi	03
5mo	0-2
7i	07
5nhan	0-2 14
7u	0-6
6ua	1-2
5o	08
5phai	02
5ra	0-2 15
6oi	0-4 14
5so	0-3 15
5tat	0-c 1-2
6he	1-5
7i	15
6oan	0-2
6rong	03 14
6u	0-a
5va	0-4 14
4a SELF	03 1-j
6an	0-5
6ban	0-2
7en	03
9h	17
8p	1-2
6ca	04 1-3
8c	0-4
7ho	1-2
7ong	03 1-2
6dai	0-6
7oi	0-2
8n	02
6hang	0-4 1-3
7oi	02
6khach	0-2
8o	0-3
6lo	05 1-3
6ma	12
8y	0-2 1-2
7oi	0-5 1-4
6nha	0-3 1-2
7o	03 13
6phong	03 12
6tap	1a
7inh	0d
7ram	0-6 1j
8e	1-2
8uong	0-c
7u	0-3 1-7
8ng	0a
6va	0h 15
6xe	0-2
4c lam	0-3 1b
6ma	0-2 1-2
4ng SELF	04 17
7ba	0-2
9n	0-2 1d
8i	0-2 1-7
9et	0-4
8o	03 16
7can	1-2
9p	0a 1-3
8ham	1-4
9iu	04 19
9o	0-4
7dang	0-6
9t	0-6 1-8
8em	09 14
8i	0d 1-4
8o	0-3 12
9c	0-4
9i	0-3 19
8uoc	0-2 1-6
7gan	0-2
8hi	04
8iam	0-7 1-2
9oi	0-4
ang	1-2
7hai	06 12
9y	0-2
8et	15
8oc	0-6 1-2
9i	0-e
9ng	06 14
7kem	02
9u	15
8hen	0-6 15
9ong	0-b 15
7lam	17
9y	0-8 13
8op	0-6
8uc	15
7met	0-2
8ot	02 14
8uon	03
7nghi	1-2
8han	06 1-3
9ieu	0-2 13
9u	0-2 1-5
8oi	0-4
9p	0-3
7phai	0-4 1-3
9ong	0-3 14
9u	0-5
7qua	18
9en	1-4
7rua	0-3 1-2
7sach	19
9n	14
8e	02
8oan	04
7tim	0-2 14
8ra	0j 1-2
9ong	0-3
8u	0e 1-3
7vay	0-5 1-5
8oi	0d
8ui	0-3 1-3
9ot	0-6
7xem	0-a
8ong	0d 15
7yen	13
4oc goi	05 1-5
5i #	05 1-6
7SELF	0c 1-a
7ca	12
8ung	05 117
7ky	0-3 1-2
7nam	05
7quy	04
7thang	1m
8uan	0-b 1-a
5n so	04
7tap	04 1-2
6g SELF	0-2
4stomer is	1-2
as *ed	1-5
cis	05
cloved	1-5
8s papers	07
4t it	12
6the	0a 1-2
4u duoc	0-7 1c
6ho	1-3
8n	0-6
3v SELF	0-9
2d #	1-2
3a SELF	0-6 12
5cai	0-3
6hien	0-9
5doc	05
5gap	05
6oi	07
5hoi	0b
5in	04
5lam	0-6
7p	06
5nang	0-3
6ghi	02
6han	0-2
5phan	09
5so	1-3
5thang	0b
7em	04
7i	14
5viet	03
5xong	03
4d was	0-2
4i #	1-5
6SELF	0-2
6hoc	02
6loan	0-5
8i	05
7y	0-2 1-2
6ngo	0-3
6qua	0-2 1-2
6sau	0-2
6thi	0-3 1-2
4m cuoi	0h 1-7
6gio	12
6lam	0-2 16
6me	0-4 1-4
6nhan	0-e
7oi	0-3 14
6phan	02 16
6uong	1-5
4n SELF	06
6ban	04
6cho	0-d
7ung	0-2 14
6dan	19
8u	0-d
6giay	07 1-2
6hut	1-2
6la	0-5
8i	03 1-2
7en	08 1-6
6ngay	0-5
7han	03 1-4
6o	06 13
7ng	08 19
6quanh	02
6thi	02 12
6va	03
5g SELF	05
7chay	04
9o	0-2 1-2
7day	0-2 1-2
8ung	0-2
7hoang	03
9c	0-f 1-6
7ky	0a 1-5
7lam	05 1-8
7nhap	0d
7quan	09
9y	0-3
7tu	0-3
5h dau	05 1-2
7gia	0-5 14
7muc	03 15
7sach	0p 1-9
8o	06 1-2
4o SELF	0-3
6dien	0-7
6tao	0-2
4red to	13
4t #%	0-5 15
6SELF	0-5 1-4
6dai	02
6hang	0-2 13
6len	0-3
7ich	1-2
7oi	0-c
6ten	0b
7iep	0-2
7ruoc	02
5abase nen	09 14
5e on	0-3 18
6s in	0-3
4u #	0-6
6SELF	0e 15
6a	1-2
7i	15
6ca	0-b 15
7ham	03
8o	0-4 1-2
7ung	1-2
6danh	12
7en	0a 1b
7uoc	0-6 1-5
6khong	0-3 17
6la	06 1-2
8m	0a
6may	09
6nam	09 1-6
8n	0-5 1-2
6o	0-2
6phai	0-d 1-4
6ra	0-3
8y	09 1-2
6tay	0-7 1-2
7hang	0-5 1-3
8i	0-c 1-2
7ien	14
7u	0-b 1-g
6vi	0-3 1-4
4y #	03
6SELF	1-3
6a	0-2
7fter	15
7i	1-2
7nd	03 14
7s	0-a
6ba	0b
6ca	0-7 1-3
7ho	07
8uyen	0-3
6dan	02 1-3
7i	0-4 1-2
7u	04 1-3
8oc	08 15
6goes	0a 1-4
6hai	06
7oc	0-2
6in	04 13
7s	0-2
6la	0-2 1-3
7op	0-4 1-2
6moi	0-c 16
6off	0-3
7n	02
8e	0-9 1-h
6roi	0-3 1-2
6shift	0-9 1-2
7ix	0-2
7o	0-8
6theo	05 1-5
9y	1d
8irty	13
7o	0-2 18
6vi	05 1-2
6with	04
5s SELF	0-2
7and	08
7before	0-8 1-2
7then	1-4
3e SELF	06 1-2
5ban	07
6iet	09
6ung	0-7
5cac	03
6ong	0-2
5doi	0-2
5gan	0-4
5hoc	0-2
7i	03 1-2
5khoi	1-2
8ng	03 1-3
5la	1-d
7m	04
6o	0-2
7n	0-3
5may	0-2
6oi	0-8
5nghi	0j
7oai	0-4
5phat	0-2
5san	06
6ep	0-2
5thuong	0-3
6inh	0-3
5xuat	0h 1-4
5y	0-5 1-5
4ad bed	0-2 1c
4cks and	07 1-3
4gree in	06
4lete anything	13
4m #	0-5 1d
6SELF	1j
6do	0-3 1j
7uoc	0-5 1-2
6len	02 1-3
7ien	03 1-2
7uc	04
6o	06
6thap	1d
8i	0-6 1-8
8ung	08 1m
7ruoc	1-3
7ung	04 1-3
4n #	0f
6cuoi	02 15
6gio	0-4 15
6nay	04 1-5
6sang	0-3 15
6tan	1-8
7hi	1-2
7uan	0-b 1a
6voi	09 1-4
4ploy nham	0a
4scribe myself	0-2
5ign authority	0-2
9office	0-2
8er tap	1-2
bwhy	05
5k and	02
4u SELF	0-2 12
6cho	0-3
4vices after	09 1-2
3i #	02 1-3
5SELF	0-6 1d
5an	0-3
5ban	05 1-2
6enh	0-6
6o	0-5
5cho	04
6ong	04
6ung	03 1-4
5da	0-3
7y	0-9
6o	0a 1-2
5ghe	0-6
5het	1-2
6oc	0-8 1a
7i	09
5kiem	0-6
5lam	0-b 1-7
7y	08 1-4
6en	0b
5ma	0-4
6ot	0l 1-b
5nhanh	0-2 15
6oi	02
5qua	0-3
5sua	03 1-3
5theo	1c
7uc	0-2
6im	0-5
6ruoc	0-3 1-3
6ung	1-3
5van	07
6e	1-4
6ung	0-6 1-3
5xe	03 1-7
6in	08
4a SELF	0-2 1-5
5ry and	1-2
4ch danh	0-2 19
7vu	04
4d #	0-a 1g
6a	1-4
7nd	0-5
6break	03 16
6it	0-8 1-2
6my	0e 1-3
6not	04 1-2
6one	1-2
6the	08 1-d
6was	05
5n't and	06 1-2
9speak	0-3
9want	1-2
4em SELF	03
7ban	0-9
7nao	06
7thang	0-2
5n SELF	06
7bao	0-2
7chay	1b
9o	03 1-2
8ua	0-5
7dau	0-3
7hai	0-5
7khi	09 1-3
7nhac	02
8uoc	0-8
7ra	03 16
7thoai	08 1-c
8u	0-c 1-7
7xin	04
5u SELF	0-3
7do	0-2
8uong	14
7gi	0-9
7khien	0-2
8ien	1-3
7lanh	0-2
7nhin	0-2
7tri	16
4fferent :	0-9 13
cSELF'd	16
cis	1-2
bly ?	1-2
6icult for	0-2
4nh SELF	0-2
7kem	03 1-4
9o	0-6 13
8hong	0-2 1-3
8iem	0i 1-4
7vu	12
4u lai	0-5 1i
3o SELF	012 1-t
5a	0-2 1-8
6m	0d 1h
6n	1-2
7ything	1-3
5ba	12
7n	0-2
8g	0-7 12
7o	1-5
5ca	17
6ho	09 1-9
6ong	1-6
6ua	05 17
7ng	1a
5day	04 1-2
6e	0-2 1-5
7n	0-3 17
6ifferent	0-b 17
ely	0-7 1-2
6o	08 1o
7ng	03 1-4
6uoc	0c 14
5gan	0-4 14
6io	17
5hai	03
7y	0-4
6on	02
5is	0-6
6t	1-i
5kem	04 1-i
7t	0-2
6hach	0-3 17
7oa	16
8ng	0-5 1g
5la	0-a 19
7i	0a 1e
7n	0-4 13
6oi	03 1-3
5ma	09 1-3
7t	0-2
7y	0b 1-2
6oi	0-9 1-2
7t	04 12
6uch	0-2
5nen	02 1-2
6gay	1-2
6hiet	04 1-2
6ot	1-2
5o	0-5 1-3
6ne	02 1-c
7g	0-4 16
5phai	03 19
5qua	1-3
5ra	0-3 16
6oi	1d
5sang	02
6o	12
5tay	13
6hat	0f 1-3
8y	08 1-6
7e	02 1-2
8m	02 1-a
8o	0-2
7i	0-2 15
6ram	0-3
7ong	02 16
7uoc	0-5 1-2
6ung	09 1-4
6wo	02
5va	0-8 17
7o	05 1-2
6i	0-6
4an cai	0-4
7ket	0-5 1-9
8iem	1-4
6h thu	0-2 12
4c SELF	04 1-2
6cau	02
7ho	1-2
6du	02 1-3
8oc	0-5
6hai	0-2 1-2
8y	0-8
7et	08
6la	0c 1-3
8i	02 1-2
6mua	0-4 1-4
6sach	0-9
7o	03 1-4
6tai	0-5 1-3
7ho	0-4 1-2
7ren	04 1b
8uoc	04 14
9yen	07
6va	04 1-3
4es it	0-6 1-5
7the	0-4
4i SELF	0-8 1-3
6ai	1-2
6ca	0-7 1-2
8i	03 19
7hieu	06 1-7
8o	0-3 12
7u	0-4 1-2
6gi	0-5
8o	03
6hai	1-2
6lai	03 1-3
6mat	14
8y	02 17
7oi	0-3 1-4
6nguoi	0-7 1-3
7hung	04 18
6qua	0a 1-3
9n	0-2
6rieng	0-4
6sang	0e 1-4
6thay	1-4
8i	0-7 1-7
8ung	0-4 14
7ruong	03 12
6va	14
8n	1-3
8o	03
5ng and	1a
8the	0-7 15
4n #	03 15
6dem	17
6gia	02
9n	0-9 1-3
6hang	1-7
7et	02
6khach	07
6mot	0-3 1a
6nhan	0-3 1-2
6qua	0-3
6thi	0-2
7u	0-2 1-4
5't get	1b
8have	0-4 14
9old	0-4
8know	0-3
8wait	0-6
ant	1-6
5e a	0-6
7by	03 17
7is	0-4
5g SELF	03 1-2
7ba	0-5
9t	04
7chai	03 1-3
9o	14
8u	03
7goi	0-7 1-2
9p	0-2
7ho	09 1-c
9i	02
9n	1-6
7khach	0-3
7la	03 1-2
9i	18
9m	04
7ma	0-4 12
7nai	02
9m	0-2 1-2
9o	0-8 1-3
8ghiep	0-9 1-5
7sau	03 1d
7thi	0-6
7voi	1-2
7y	07 18
4or and	0-6 1-c
7for	0-2
7to	0-2
6s in	0-3
8of	0-2 1-2
4t danh	0-2
4wn and	0g 1-8
7by	02 13
7each	07
8very	02 1-2
7for	0-2 18
8rom	0-2 1a
7in	0-g 1-6
7on	0-4 1-2
7the	0-a 1-7
are	13
8o	0-6 1o
7what	1-3
9ich	02
8ith	0a
3raw up	02
6ing home	03
areader	0-2 1-3
9s every	0-4
bof	0-3 1-4
bto	0-2
4ew it	05
7the	1-2
7up	05 1-2
4ive one	08 16
4opped from	0-3
ait	0-2 1-4
5ve the	05
4y and	02 1-2
3sl in	0-5 1-2
3u #	02 13
5an	0-9 1-8
5ba	05
5gio	15
5lam	02 17
6ieu	07 12
5mot	0-c
5phong	1-2
5toan	0-3 12
4a SELF	07 18
6cung	03
6khong	0-2
6len	0-7
6ma	0-2
7oi	0c
6nho	06 1-4
6ong	03
6ra	0-3 1-2
6so	0-4
4c cho	0-2
6huy	02
6trong	0a 1-3
4ng #	0f 19
7SELF	0-6
7cai	0-5
9nh	06 1-5
8ho	07 1-2
8oi	09 1-6
7dau	1-2
8oi	1-2
8uoc	05 14
7gio	0-2 1-2
9ua	03
7han	0-5 14
8en	0-5 1a
8on	1-4
7kem	03
7la	0-9 14
9i	0-6 1-3
8en	0-a 1-3
8o	03
8uon	18
bg	03
7may	12
8oi	03 1-2
9t	0-7 15
7ngay	02
9oai	1-5
8hat	02
9ung	1-4
7o	03
8n	0-2
7phan	12
7quay	04
7ra	0-8
8oi	07
7sau	17
7thu	02 1-2
8ren	0b
9uoc	03 1-4
8u	0-4 1a
7vo	04 18
5marra stores	0-6
4oc #	06 1l
7SELF	0-9
7ap	0-2 1-3
7ba	0-2
9n	0-2 1-2
9o	0-3
8on	0-5 1-2
7cai	0-3 1-5
8ho	0-7 15
8ong	1e
8uon	04 1-2
7dao	0-5 12
9u	06 1-3
9y	04 1-d
8ong	02 1-2
7gap	12
8i	1-3
9ai	0-4 1m
ao	0-a 1-5
8op	1-4
7hai	0a 13
8et	0-2 1-6
8oc	0-2
9n	14
7khen	0-2
7la	06 12
9m	0-3 1-6
8ong	1-2
7may	0-7 12
8o	08 1-2
9i	1-4
9t	0-4 17
8uoi	0-5 18
7neu	0-4
8gay	19
9he	0-3 1-2
9uoi	06 1-2
8han	1-2
9ung	0-6 17
7roi	02 12
7tam	0-4 12
8hi	02 1-4
9u	0-2
aong	14
8u	0-3 19
9ng	0-a
7vay	0-2 1-4
8e	0-4
8o	0-3
7yeu	0-2
5i #	0-d 13
8%	0-7 17
7ca	0e 1-3
7ham	0-3 14
7khung	04 16
5ng SELF	0-4
8ai	0-2
8day	0-2
8hay	05
8may	0-3 18
8ong	03 1-4
8sat	0-4
8thang	0-3
9ruong	0-3
byen	19
4t tay	03
4yet tien	0f 1-2
2each day	06
7friday	04
7hive	0a
7line	0b
7month	0-a 1-2
9rning	03
7new	0-2 1-5
8ight	07 1b
7of	0-3 1-5
8ther	0-b 1-a
7time	04 1-2
7year	0-4
4r defenders	0-3 14
5lier and	0-2 13
6y and	02
8help	0-3 17
4ster four	12
5y but	1-6
3dge and	0b 17
3ight *ed	19
7een minutes	0-2 13
3leven years	0-3
4se could	09 1-7
3mergency tax	17
4ptied the	0-2
3nd everybody	1f
6it's	1-5
6of	0-b 15
6the	0-2 1-8
6we	14
5ed up	1f
4gineer and	06 1-2
as and	07
5lish and	08
3p doi	0-3
5nhua	0c 1-5
5tim	0-2
3quipment that	0-2
3rror in	09
3uros and	0-2 13
3ven share	0-4 15
7the	0-5 18
7when	05 1-5
6ing before	03 1-2
aclass	05
bourse	03
9s and	02
5r *ed	0-3 1-4
7since	0-2 14
6y day	0-h 1i
8evening	05 18
8fifth	0-7
8half	1-2
8job	07
8monday	09 15
bth	1-4
arning	05 1-6
8one	02
9rder	0-2
8pay	0-8
8single	0-2 1-2
8time	1-7
8week	0-2
8year	0-4 14
7body *ed	1-2
cand	0-3
ccould	1f
cdid	0-3 1-2
chad	1-2
cknew	0-3
cwas	12
7one *ed	0-2
bachieves	0-2
bif	0-2
7thing SELF	0-7
dby	0-2 1-2
dhappens	0-3
din	1-4
dwould	1-6
3xcel SELF	03 12
8is	0-2
4perience with	0-3
5iry for	1-a
4tra mile	0-8 1-2
2failed the	0-5 13
6over test	02 1-2
5r and	16
4mily and	0a 1-2
4n round	03
4r fewer	15
5ms and	07
8myself	02
3eb #	0-3 1-3
5ruary #	1-3
4edback is	1-2
bla	0-2 1-6
4ll from	0-2 1k
7out	0-3 1-3
6a at	09
5t the	14
4rry *ed	0-7 1-2
8leaked	0-7 1-2
3ifteen minutes	0-3
6h week	0-7
4le SELF	0-3
7excel	15
7goes	0-4
7server	04
7tong	0c
7with	04 1-2
5l in	0-9
7the	0-2 1-2
6ed in	03 1-2
9the	0-4 18
cm	03 1-4
4nance for	02
5d it	06 1-2
7out	1-2
4rst *ed	06 1-3
8SELF	07 1-4
c'd	03
8aid	0-6
9nd	02
8borrowed	1-2
8day	0-6 14
8few	0-2
8go	03 1c
8job	02
8month	0-4
8of	06
8run	0-2 16
8since	04 1-6
8then	0-4
aing	0a
aree	0-3
9ime	0-7 1f
8week	0b 1-7
cs	03 1-3
9ith	0-9
8year	0-7 18
4t the	02
5ted it	03
4ve and	0-3
7days	1-2
7minutes	0e 1-3
7times	02
7years	0-2
4x the	0-2
5ed it	15
3loor and	1-4
3olk are	02
4r #	0-4 15
6a	0a 1-e
7bout	1-2
7ll	0h 1-4
7nd	05 1-2
8ything	0-2
6being	0-2
6coffee	02
6each	03 1-b
7very	0-4 1-5
bbody	0-2 1-8
7xample	0-4 1-5
6five	03
7our	0-l 13
6half	06 1-2
7er	1-4
7im	0-2
6it	0-e 15
8self	0-3 1-4
6late	0-4
7ong	0-2
6me	0-2 1e
7issing	0-5
7ore	12
8st	02
7y	0-e
6new	1-3
7ine	03
6one	09 12
6seven	0-3
7omebody	0-2
7peaking	17
6ten	1-2
7hat	06
8e	07 1c
9m	0-4 15
8is	08
8ose	02
8ree	0-5 1-4
7wo	0-2
6word	03
6years	0d
5m and	1-4
6work in	05
4und it	04
8that	03 1-4
ae	14
7ed in	0-2
5r and	0-2 12
7days	14
7engineers	07
7months	1b
7of	12
8n	1-3
7people	12
7units	0e
7weeks	06 1-3
7years	0-5 12
3rame and	0-2 1-6
8inspection	13
7work contracts	08
4ee and	03 1-8
7course	05
7delivery	1-2
4iday and	0-2 14
9walk	02 1-3
5endly and	1-2
8s say	1-4
4om #	0g 11e
7a	06 1-8
8bout	0-4 15
7day	0-b 1-e
7it	1-3
7me	0a 1-7
8y	0-9 1-4
7nine	02 12
7one	0-2 12
8ur	0-4 1-2
7sap	02
8cratch	17
8ix	14
7that	09 1-2
9e	0-b 1-g
an	04 1h
are	04 1-3
7your	04 1c
5nt desk	0-2
8of	06 15
4yers and	03
3undy health	0-5
2ga dong	03
4c chan	0-4
4n #	02 17
6SELF	0e 1-4
6ba	0-4 15
7on	1-4
6cua	18
6day	0-9 16
7ong	08
6hai	02 1-6
6mot	1a
6nha	02 1-3
9t	0-j 1-7
8u	0-4
7ua	1-4
5g hoa	0-3
4p SELF	1-3
6doi	03 1b
7uoc	0-8 14
6lam	03 1-2
6rieng	03
4rage and	05 1-2
4te and	16
4ve her	14
8im	04
7me	0-3 18
7the	0h 1-5
7us	0-4 1-3
3dańsk and	0-4
3et *ed	02 1-5
6a	0-4
6it	0-5 1-4
6my	03
6on	0-3 1-2
6the	0-8
7o	09
6used	1-2
5ting *ed	13
apaid	02 1-2
3he cho	0-4
5p file	0-6
7mang	08 1-2
4i chep	0f 1e
6danh	04 15
6la	0-6
8i	0-6 1-a
7uong	03
6nhan	0-2 1-2
9t	02
6ra	0a 1-2
7o	04
6sai	0-g 1-3
7o	0p 1-6
6thong	0-8
7ren	0-7
8ong	0-2
6vao	06
7o	1-2
3i SELF	13
5chua	0-3
6ung	0-8 1-8
5duoc	0-2
5het	0-7 1-5
5kho	0-4 1-2
5la	1-2
7m	0-8
6on	1-2
5nhung	0-3
5roi	02
5vi	02
4a #	17
6SELF	02
6cao	12
7ho	0-2 14
6dinh	0-7
6la	0-2 1-2
6moi	0-5
6voi	04
5i SELF	13
7ba	1e
7nhi	16
7quyet	0-2 1-2
7thich	02
5m #	0-3 14
7SELF	0-2 15
7dinh	0-2
8oc	05 1-c
7sat	1-6
7tu	0-5 1l
5n hang	13
7nhau	03 1-2
7thu	0-2
5o SELF	0-3 1-2
7an	0-4 1c
7ban	1-2
7cho	02
7dich	0-6 1-2
9en	09
8uc	0-6 1-5
7hang	0-2 13
7la	0b
8uon	0-4 16
7thieu	13
9u	05
8iep	0-3 1-3
8rinh	0-3
7viec	0-7 1-2
5t SELF	0-a
5y SELF	03 16
7cuoi	0-3 1-2
7dai	05
9n	03
7khen	0-3
7mot	0-3 15
7thi	1-2
8ung	04
7xuong	0-2 18
4o #	0-2
6SELF	0-f 1-6
6ai	0-3 14
6ban	05 1-c
7o	0-2
6ca	1a
7hieu	06
8o	04 13
8ua	0-5
7ung	0-3 1-2
6day	03
7e	03
8m	02 1-4
7oc	03 13
6ho	0-8 1c
8a	15
8c	02
6ke	0-2 16
8u	1-4
6la	13
8m	0-6 1-3
6mat	14
7oi	03 1-8
8t	0b 1b
6nao	02 1-5
7en	0-7
7ghi	1-2
6phat	07 1-2
6ra	17
7oi	03
6sang	0m 1-n
6than	17
8i	0-6 1h
7im	19
7oan	0-3 13
7ruoc	0-6 1-6
7u	0-3 1-2
6van	0-2 13
8o	12
7iet	0-4
7oi	0-3
5i lam	0-3
7roi	02
7thieu	1c
5ng SELF	0-4
4rls the	0-6
4u #	06 1-4
6cach	0-7 17
6duoc	05 1-2
6tinh	0-4
5a #	0-7 1-4
7chung	1-3
7hai	04
7thang	0-5 1-2
7u	0-2 1a
5ong SELF	0-2 1-3
9nao	04
5p SELF	0-4 1-4
7do	1-3
4ve it	05 1-3
7me	0-5 12
8y	0-5 1-2
7them	0-2
7up	0-3
6n the	1-2
3lass hall	03
4ue was	02 1a
3o SELF	03 1-2
5and	0j
5back	15
5from	0-3
5live	02
5on	0-2
5ra	08 19
6ound	0-3 1-2
5the	0-8 1-2
7rough	03 1-3
6o	1-8
6ruong	05 1-2
5up	0-4 1-5
5vap	0-2
5with	15
6rong	0-7
4es in	03
7on	0-2
7wrong	0-3
4i #	0-2 1-b
6SELF	15
6bao	02
6cho	0a 1-3
7u	02
8a	0-4
6dien	0c 1-7
6hoi	15
6khong	03
7y	02
6lai	0-2 1a
6moi	1-3
6nhieu	0-2 14
6phu	14
6rieng	03
6tho	1-6
7ung	08 14
5ng and	18
8on	0-4 1-2
9ver	1-5
8to	0-4 1-5
4m cac	02
6het	06
6lai	1-2
6may	17
4od at	0-3 1-2
7impression	0-4
8t	13
7system	1-2
7things	0-2 1-4
8o	1-2
4p mot	0-4
6phan	0-3 12
6y	1-c
4t *ed	0-4 1-5
6a	03 1-2
6her	1-4
6ill	03
7n	0-3 12
7s	03
7t	0-2 19
6my	09 1-2
6nothing	1-5
6on	0-b 1-4
6the	09 1-a
9ir	07
7o	0-6 1-2
3reen and	0-4 1-2
8here	0-5 1-4
4ound running	0-f
6p every	0-3 14
3t designer	1-2
3ui SELF	14
6bang	14
6cho	05
6len	0-8
6mail	02 1-2
6nham	0-5
6ve	06
4ong tap	02
2ha noi	1-2
4d #	09 13
6*ed	0-c 1-m
6a	1-c
7n	0-3 1-4
6been	03
6come	0-3 1c
6different	0-4
7ropped	1-3
6eleven	14
6gone	1-3
6her	0-a 1-4
7im	02 1-2
8s	1-2
6it	0a 17
6looked	1-b
6me	0-3 1c
7y	06
6never	12
7o	06 1k
8t	08
6one	1-2
8ly	03 15
6since	1-d
6the	0-a 14
9ir	0-2 1d
8ree	1-4
7o	0-k 1-4
7wo	0-6 1-3
4i SELF	0a
6ba	17
8n	0a 14
7en	1-2
7uoi	1-e
6ca	0b 1-6
8i	07
7huc	04 14
6dan	0-2
8u	08 1-2
7i	02
7ong	1-2
6hom	12
6lan	0-6
7ong	09 19
8p	05
6ma	0-8
8u	0-6 13
8y	02
7uoi	0-g 1i
6nam	0-k 15
7gay	0-3 16
8uoi	0-8 1-3
6ong	1-3
6phan	04
8ong	0-5
8ut	0-3 1-3
6quan	0-2
6tai	0-3 12
7hang	08 1-2
8o	02
7ieng	05 1-7
7uan	09
4lf a	07
8n	04 13
7of	0-3 1-a
7term	0-6 1-2
8he	0-4 1-a
7year	15
bs	0-4
5l stood	0-3
7with	03
4m hoc	0-4
6xe	0-4
5burg to	0-2
4n SELF	0-c 13
6cac	18
8i	1-2
6khong	0-4
6lai	0c 1-7
6mot	0-2
5d and	02 16
7for	06
7since	0-4
7with	1-3
6s on	0-5
5g SELF	1-8
7c	04
8u	12
9a	0-3 1-2
7dau	0-3
8e	06
8oi	03
7hay	15
7it	09 1-3
7la	1-5
8oi	13
7nao	04
7tiec	1-2
8ra	0-3
7va	02
8e	0-2 1-3
7xom	02
8uat	1-2
5h chinh	04 1-3
7lang	15
8y	0-3
4o nhat	0-5
4ppens for	0-3
6y about	15
8with	1-2
4rd feedback	0-3 1-2
5vested #	14
4s *ed	0-7 1m
6a	07 1-5
7lways	1-3
6been	04
6nothing	16
6the	06 1-6
7o	0-4 1-5
7wo	05 1-3
4ted it	02 18
4u nhu	12
4ve #	0e 1-2
7*ed	1-b
7an	0-3 1-2
8sked	02 1-3
7been	0-2
7done	0-a 12
7gone	05
9t	0a 1-4
7had	07
8im	1h
7it	02 1-5
7known	1-2
7my	0-b 1-2
7never	0-2
8o	0-4 14
7one	0-2
7put	0-6
7the	0-2 14
8o	0-6 13
7worked	0-5 1-2
6n't *ed	0-2
agot	0-3
4y SELF	13
6bi	1-3
6chay	0-2 1-2
6dung	0-3
6hoi	1-3
6ket	0-2
7hong	05 1-2
6lam	0-2 18
7oi	0-5
6mang	0-5
6noi	0-2 1-3
6quen	02 1-2
3e *ed	0-5 1g
5SELF	1-2
5came	1-9
5didn't	08 1-2
6oesn't	15
5had	0-2
5left	0-3 13
5nam	1-4
6ever	15
5roi	0-3
5said	08 1-6
6igned	0-3 17
6melled	04
6o	0-6 1-2
5thong	04 14
6old	0-3 1-c
5wanted	0-2 1-3
7s	07 1e
6ent	0-3 13
4'd *ed	0-4
7a	06
5s a	0-7
7got	0-2 14
4ad *ed	03
7and	13
8sked	03
7of	1-2
9fice	0-9 1-5
7to	1-2
5r what	1-2
6t in	0-3
5t in	03
4lp from	0-3 14
6ed me	06 1-i
4n gio	0b 1-5
6rieng	04
4r a	04
7bout	02 1-5
7nd	03 1-2
6for	02
6kitchen	1-2
6on	02
7wn	07 1-2
6report	0-3 14
6tell	02
7he	02
7o	1-3
6up	1-4
5e SELF	0-3
7as	0-5 1-4
7because	0-3
7is	0-2
4t #	0-5 18
6SELF	0-2 1-9
6a	0-5
6ca	02 1-3
8c	0-5 13
8i	04 1f
8nh	1d
6duoc	0-3 12
6hai	04
8n	1-8
6khong	08
6long	1-2
6mot	05 1-5
6quy	18
6suc	0-3 1-2
6tai	02 1-2
7hang	0-5 13
7uan	13
3ien SELF	02 1-2
7gio	0-2 1-2
7la	0-4
7tai	06
7vat	05
5u SELF	0b
7luc	04
7phan	0-2
9o	0-4 12
7qua	0-3 17
7truong	1b
4gh rise	05
4m and	13
6by	0-2
6check	03 1i
6finish	02
6in	0-2 1-7
6on	03 1-2
6say	0-7
6the	06 1-4
9n	0-5 15
8rough	05
7o	08 1-3
4nge with	02 1-2
5h SELF	04
7cho	0-2
9up	02
7switch	0-2
7voi	0-4
4s dad	0-3 15
6mother	04 13
6own	0-3 1-2
4t count	1-4
6the	0-f
3o do	06 1-2
7i	0-4 13
5khong	03
5lai	16
6y	0c
5muoi	1-5
5noi	0-2
5roi	0-7
5so	0-c 12
5thang	04
6ich	0-4
6ram	0-3
7o	0-2 15
5van	0-5 1c
4a bao	0-4 1-4
6cong	0-2
7ua	14
6don	09
9g	0-6 1-7
6mai	0-8 1-6
7oi	0-2
6nang	0-8 1-3
7hap	0-6
6ra	0f 14
6thuan	0-6
7ram	0f 1-2
5ch SELF	13
8tuan	0-4
5i SELF	09 19
7ma	0-4
5n hao	0-3 1-2
7thanh	0-3 1-2
9ien	0-3 1-5
4c SELF	1-3
6ba	0-6 1-3
6cham	0-2
7ung	03 18
6duoc	0-2 1-3
6het	0-2 1-6
7oi	0-9 1-3
6ke	0-2
7y	0-3 15
6la	0-2 1-7
8i	1c
7ien	0-4
7op	1-2
6may	15
7ot	04 1-4
6nghe	03
7hanh	0-3
7uoi	0-4
6o	0-5
6phan	04
6quy	0-4
6sinh	05 13
7ua	0-5
6them	06 1-2
8i	1-5
7ro	04 1b
9ng	0-7
7u	03
6van	0-7
7iec	05
4i #	0u 1-2
6SELF	0f 1l
6ban	06
7en	02 15
6cac	0-6 1-2
7ho	0-6 18
6dau	0-4 1-2
7o	0-d 1-5
8i	1-4
7uoc	0-c 1-2
6gi	0b 1-2
8o	0-4 1-2
6la	14
8i	0-4 12
8m	0-2
6may	08
7e	03
7oi	09 12
7ua	0-5 18
6nao	0-6 1-6
6o	0-d 1-2
6phu	04
6roi	02
6suc	0-6
6tham	13
9ng	0-c
8i	0a
7re	0-8
8uoc	08 1l
7ung	04 1-9
6xua	0-3
4ld the	03
6ing the	0-2 1-2
5iday in	0-4 1a
4m SELF	02 1-4
6dau	1-2
7o	0-2 13
6nay	0-4 1-2
6qua	1-5
6sau	04 1e
5e and	05 1-2
7in	08
7on	0b
4n #	0-d 15
6SELF	0-3
6ba	07
6ca	0-2 12
7hin	0-2 17
6hai	02 1-9
8n	04 1e
7om	1-5
6khong	02 14
6mot	0-3
6nguoi	06 14
7hieu	1a
6sau	0-6
6truoc	1-3
5esty is	0-2
5g #	16
7biet	03
4p SELF	1-3
6cung	03 1-2
6dau	02
7ong	0a
6la	0-3
6nhieu	0-2 14
8o	04
6phu	1-2
6qua	06
6tac	0-7 1-2
6voi	0-3
5e to	0-5 1-7
4spital SELF	02
band	1-2
as and	0-2
5t hyper	03 1-3
4ur a	03
7each	07 1b
7in	0-4 1-2
7with	1-3
6s before	0-4 13
8to	0-5 1-2
4w SELF	0-5 1-3
6it	04 1-5
6long	03
6the	07 1-8
7o	02 1-2
3u nhieu	16
4a se	1-2
5n cho	02 1-5
4ndred and	0-5 1-2
apeople	0-3 1-2
crcent	0-2
5g dung	0-3
7long	0-6 1-4
4ong cua	0-7
8dan	08 1-3
4y hon	02
5en SELF	06
8phong	0-6
6t ap	02
8tuoi	0-3
5nh ca	1-2
3yper v	02 16
2ich tap	0-c
3d do	05 1-3
4ea came	1-2
3f SELF	0-4 1-e
5by	0-3 18
5everybody	1-2
5it	12
7's	16
5my	0-3 15
5nothing	12
5one	0-2
5somebody	1-5
9thing	1-2
5the	0-3 1a
8re	07 1-2
a's	02
5you	04 1-a
3ll and	03
3mportant thing	1-2
3n #	04 1-r
5a	0j 12
6bout	0-2 13
6fter	0-3
6ll	1-4
6nd	02 13
7y	05 15
6pril	0-3
6ugust	18
6zure	0-2 1-4
5birmingham	0-3
6oth	0u 1-a
6runswick	1-3
6usiness	0-2 1b
6y	07 1-2
5cardiff	0-5
6harge	0-2 13
7o	1-2
6oburg	02 17
6redits	0-4 1a
5derby	0-2
6ocklands	05
6unmarra	0-2
5eleven	1-h
6nglish	0-3
6very	0-5 1-4
6xcel	04 1-6
5february	1-2
6ive	13
6or	0-4 12
6ront	06 15
5gdynia	0-4
6eneral	0-4
7t	0-3
5half	0-2 12
6is	0-9 17
5it	0c 1-4
5january	1-2
6une	0-4
5late	07
7w	1-2
6eeds	0-2
6ife	0-3 1-4
5march	0-3 16
7y	09 14
6e	0-4 1-4
6y	0-2 1-8
7self	1h
5nhan	04
6ine	02 1-2
6o	0-2 1-3
7vember	14
5october	0-5 19
6n	02
7e	1-8
6ur	0-a 1-4
5parallel	04
6lace	0-2 14
6olish	04 1-2
5sap	0-a 1-3
6eptember	0-6 1-2
6ix	04 18
6pring	0-4 18
6toke	0-2
6ummer	0-3
6windon	0-2 1-4
5team	0-3
7m	0-7
7n	0-2 1h
6hat	0-f 1-6
7e	0-e
8m	0-4 17
8re	0-2
7is	1-3
7ose	1-5
7ree	09 13
6ralee	06
6wenty	0-5 17
7o	0g 15
5week	03 1-2
6ith	02
5year	0-7 1-4
6our	0-5
4spector *ed	0-4 17
5tead of	0-6 1h
4terested in	03
7nship at	0-2
5o it	0-8 1-3
7the	0-6 1d
4ventory clerk	0-2
5oice and	0a 1-2
3s #	0-3 14
5*ed	09
5a	0-c 1-3
6lways	04
6n	05 1-2
7d	03
6s	0-2
5check	0-4 1-5
5done	04
6ry	03
5everything	1-2
6xactly	0-2
5from	1-2
5good	17
5in	0b 1-3
5just	0-2
5key	1-2
6ing	1-2
5late	1-4
5moving	03
5new	1-3
6ot	06 1b
5on	0-f 1-d
7e	0-3
7ly	0-2 1-3
5paid	0-2 15
6erfect	1-2
5respect	0-2
5that	02 1-3
7e	0-10 1-a
5what	0-3 1-3
6ithin	0-3 12
4sue for	1-2
3t *ed	0d 19
5SELF	04
5a	0-3
6gain	0-5 1-d
ast	0-b
6ll	12
7one	05 1-6
6nd	0-f 1f
6part	04 1-4
6t	07
5back	05 1g
6ecause	1-2
7fore	0-9
7side	03
8t	0-2
7tter	02 1-2
6ut	16
6y	0a 1-5
5cost	0-2 1-6
5did	0-3 17
6own	14
6ry	1-2
5every	05 1b
5first	13
6or	1-2
6rom	0c 15
5goes	0-6 15
7t	0-2 1m
5has	0-3
5in	0j 12
6s	1a
7n't	0-4 1-5
5khi	0-6
5like	0-d 16
5myself	0-2 12
5never	0-2 1-3
6hat	0-2
6ow	05
5off	02
6n	0m 1-5
7ly	1-a
6r	0-2
6ver	12
5should	03 17
8ws	1-3
6o	03 1a
5takes	03
7ught	03 1-8
6he	0-3 1-3
8re	1g
8y	0-4 1-4
6o	09 18
7day	1-3
7ok	0-a 1-6
6urned	1-9
5up	0c 1-d
6sed	0-3
5was	0-b 1h
8n't	0-3 1-2
6e	1-6
7ll	0-3
7nt	14
7re	1-2
6hen	0-3 18
7ich	13
6ill	07 1-2
7th	0-8
6orks	0-8 1e
7uld	02 1-3
4'd be	08 1-2
5s *ed	1-2
7a	0-5 1-c
8bout	1-8
8ll	0-2 1-6
9so	0-5
8n	1-6
7got	0-2 1-4
7in	18
7never	06 14
8ot	1-6
7still	1b
7the	0-3
8ime	1-2
8rue	0-2
7working	0-3 18
2jacking the	05
4nuary #	03 12
3ob and	03
6but	07
6in	0-3 1-3
7s	0-8 1-3
6on	12
6we	0-4 1f
7ith	0-5 1-3
5s in	04 1-2
4iner for	0-2
3unior clerk	0-2
4st *ed	0-3 1-4
7got	0-2 1-2
7have	0-3
7to	06 1-3
7used	02
2k SELF	04 17
3e SELF	1-3
5ban	05
6en	05 14
5chuyen	09 15
5hoach	0-3 12
5lai	06
5o	04
5toan	1c
4ep a	1-4
7it	02 1-4
7the	14
6ing the	0-2
6s the	1-3
4m SELF	1-2
6cau	05 1-2
6hai	15
6nguoi	0-2 1-a
6them	06 13
4o SELF	0-5 18
6binh	02
6day	05
4pt a	07 1-3
7bees	0g 1u
7running	1-7
7the	08
4t la	1-2
7ieu	0-2
6noi	04 1-3
6qua	0-6 1k
6thi	05
4u SELF	0-c
6ke	1-4
7ho	15
6nguoi	12
7o	08
6them	05
4y stage	06 1-2
5s and	05
7of	09 1-2
3ha chac	0-2
6nang	0-3 1-2
5c SELF	0-2 12
7cung	0-2 1-7
7nhau	1-2
7thi	0-3
6h SELF	0-3 14
8an	0-3 17
8che	02
ao	0-2 1-2
9u	0a 12
8dong	0-5 12
8goi	1-3
8han	0-3 1-7
bg	0-3 1-d
ay	0-3
9et	0-3 17
8khen	1-2
ao	0-4 1-2
bng	0-2 18
8la	0d 1-4
9on	1-2
8ngay	02
9hat	1-6
8phan	0-7
8quen	0-3 18
8san	04 12
8theo	02 1-3
8van	14
9o	16
8xep	0-2
5i #	0-5
7ca	02
7hai	0-2
7nhap	03 1-3
7sinh	0-4
5o sat	09
5u may	0-3
4en SELF	0-2 13
7de	0-6 16
7nhom	0-2
4i SELF	0m
6bao	0-5
6cai	05
6dung	1d
6mo	0-2
6nao	16
7uoc	0-3
6so	0-6 1a
8an	0-3 1-2
5eu nai	0-3
4o SELF	0-f
6ben	16
7i	0-3
6chiu	0-3 1-2
6dung	14
6khan	0-5 1-2
8ong	02 1-3
6lanh	0-6
6ma	12
8y	0-2 1-2
6ngai	0-2 1-2
7oi	1-2
6o	03
6sach	04
6va	14
5a SELF	0-c 1-3
7cua	0-3 1-3
7hoc	1-2
7tai	04
8hi	05
7van	0-2 1c
6n cua	0-2 1-2
7g #%	17
9hai	0-6 1b
9muoi	08 1-2
5c ma	0-3 15
8ot	0-h
5e tot	0-2 1-2
5i SELF	03 12
7dau	0-5 1-2
7lo	1-2
7phuc	14
5ng SELF	0-t 1p
8ai	0-c 1d
8ban	0-2
ao	0-a 1-d
9i	0-3 1e
aet	1-b
8cai	0-4 16
9hiu	1-8
8dam	0-e
at	0-3
ay	0-4 1-7
9e	0-6
9inh	1-4
9o	0c 1-5
aan	0-6 16
ai	0-3 1-3
ang	02
9ung	03 1-2
aoc	0t 1-4
8gap	1-2
9hi	0a 1-7
9iau	09 1-2
aoi	02 1-3
9oi	14
8het	0-3 1-3
9ieu	06 1-3
9oc	1-4
8khi	1-4
9ip	05
8la	03 16
am	17
ap	1-2
8mat	0-8 1e
9o	0-8 14
8ngai	0-6 1-5
aung	1-3
9han	02 1-3
ao	03 1-5
9oi	0g
8phai	0-j 1m
bn	02 12
au	0-2 1-2
8qua	02 12
8ra	0-7 12
9oi	14
8sao	0-3
8tang	04
9hay	0-4 1-3
ae	1-2
9reo	0-9
9u	1-3
8viet	0-2
4u vuc	12
3ia SELF	05
4ch ban	02
4ds *ed	1a
7SELF	0-8
4em duoc	02 13
7hang	1-3
7ke	0-a
7lai	05 1-3
9m	0-3 16
7soat	1-3
7thu	0-3 1-4
8oan	08 1-5
8ra	0-a 1b
5n SELF	18
7cua	1b
7nhan	1-4
7tri	0-4
5u SELF	0-3
7do	0-3
4ln *ed	0-2
7burned	0-2
6ware yet	0-2
5os twice	14
4m cuong	0-7 1-2
6ma	0-3
4nh doanh	05 1c
7nghiem	0-b 1-2
7phi	0-5
4p SELF	1-8
6va	0-4 13
4tchen and	1-4
atable	0b 1-2
awas	0-2 13
9s and	04
3new all	0-2 1-6
4ow SELF'm	0-2 15
cve	0-2 1c
7everybody	0-3
7from	0-4 1-2
7how	1-6
7it	16
9's	0-4 18
7many	0-2
8ore	0b
7that	0-4 14
9e	04 1-2
7what	0-3
9o	0-2
6ledge is	1-2
3o ai	13
5kip	0-2
5tag	05
4rea and	07
3y SELF	1-3
5bien	06 1-2
5hai	0-2 15
5lam	0-3
6uc	0-b
5moi	0-3 1-2
7t	1-2
5nang	1-2
7o	14
5roi	0-6 16
5so	0-8 17
6u	1-3
5thi	02
7uat	02 1-3
6iep	1-5
5va	05 1f
6oi	0-2
2la #	0-5 1g
6%	0-3 12
5SELF	015 1x
5ba	0-2 1-d
7n	0-7 17
6en	03
6i	1-4
7et	0-2 1i
7nh	0-2
5cai	03 14
6hia	1-8
8nh	1-3
7ua	0-4
8yen	0-3 1-6
6ua	0g 1-2
7oi	0-4 1-2
5dang	0-3
7t	0-3 12
6e	0-2
7m	17
6ieu	0-4 1-2
6o	0-2 13
7i	0-3 16
6u	16
7a	0-3 1-2
7ng	12
7oc	0-a 14
5file	15
5giao	0-2
7u	1-2
5hai	0-2
6ieu	12
6mi	0-4
6op	0-5
6u	16
5khong	1-2
6iem	0-2 1-c
5la	0-2 1-2
7m	1-3
7p	0-4
6en	1-2
6oi	02 1-2
5man	0-3
7t	0-6
7y	03 1-3
6e	0-4
6oi	0-3 18
7n	0-2 1-3
7t	0-2 1-3
5nam	0-7 1-2
6eu	02
6ghe	1-4
7uoi	14
6han	0-6
8p	0-3
5o	06 1-4
6n	0-2 18
5phai	0-4 1-c
8n	0-2
7ong	02
7uong	1-2
5quet	04
5so	0-4
6uc	1-3
5thanh	0-5 1-4
7e	0-9 1-3
7i	09
7o	1-6
8i	0-3 12
7uong	1-7
6ien	0-2 1-2
6rong	0-3 1-3
7uoc	03 19
9ng	1-4
6u	1-3
7yen	03
5viet	06
5xong	0-2
5yeu	0f
4b *ed	0-2
5elled the	0f
7s and	0-3
4c moi	1-3
4d SELF	0-4
6on	0-6
5ies who	0-2 18
5s *ed	13
4i #	0-5
6SELF	0-r 12
6ban	09 1-7
7en	0j 1-b
7inh	0-8 1f
6ca	08
8c	08
8i	02
8mera	13
8t	05 1-2
8u	0-3
7ho	0-g 13
7ua	0-3
6dan	14
9h	0b 1-9
7ia	0-6
8eu	0-9
7oi	02 1-2
7ung	12
6gan	1-3
7io	06
9i	16
6hai	09 1-4
8ng	04
7et	05 13
7oi	0-4
6kho	05
9ng	0-6 14
6lich	02 1-2
8en	0-4
6man	0-3
8y	0e 1-3
7oi	09 1-2
7uoi	08
9n	13
6nen	0-6 1-2
7gay	0e 1-4
7ua	0-3 17
6phan	0a 1-4
8ong	1-2
6quat	04 1-2
6ra	0-3
7oi	1d
6san	0-4
8u	0-6 15
7o	1-6
6tau	0-4
7hanh	18
9y	0-4
8i	0-5 1-9
7in	03 1-2
7ren	0-2 1-5
8ong	07 1-9
8ung	0-3 14
7u	04 13
8ng	0c
6va	12
8ch	14
7iet	1-2
7oi	1b
6xe	1-3
6y	0-2 1-2
5d out	03
7the	09 1-3
4m :	05 1-2
6SELF	09 17
6a	0-5
7i	0-3 1-4
6ba	1-2
8n	0-4 1-3
8o	09 1-3
7ep	16
6ca	07
8i	1e
7ham	0-e 14
8o	0-g 1-2
7ong	0-2
7u	03 15
8on	03
6dieu	0-4
7o	0-9 1-4
7ung	0-2 17
8oc	0-9 12
6event	0-3 18
6file	06 14
6gi	0-6
8ay	0-3 1-2
6hang	0-2
9h	06
7et	0-9 1-2
7oi	1c
8p	06
6ke	0-3
7hac	0-4
ah	1-8
7y	1-2
6la	0-b 1-2
8i	0-8 1-s
8p	03
8u	0-5 1-2
7uon	0-7 1-b
6ma	0-4 1-3
8u	04
8y	0-3
7oi	16
8t	0g 1d
6nen	0-2 1-6
7ghe	0-5 1-7
7hieu	0-3
8om	0-3
6o	0n 18
6phu	0-2 1-2
9t	06 1-2
6quen	06 1-2
6ra	0-3 15
7oi	0-4 1-2
6sai	0g 16
8ng	0-4 14
8u	12
6that	16
8em	0-2 12
9o	0c 1e
8i	0-9 1-3
8o	07 1-4
8u	1-4
7iep	1-2
7ot	13
7ren	14
8o	0-7
9ng	0-2
8uoc	0j 1-3
ang	0-4
7u	12
6van	07
8y	0-3 1-6
7iec	0-7 1-6
7oi	0-3 1-3
6xong	0-2 14
4n SELF	0-c 1-2
6a	0-2
6bang	03 1-3
6dau	0e 1g
7o	03 1-2
7uoc	0-4
6gan	12
7ui	02
6hai	0-5 14
6khach	13
8ong	09 1-4
6la	17
6mat	0-2
7oi	0-7 1-7
8t	0-4 14
6nao	0-7 18
7gay	07 1-5
7ua	1-8
6quan	06
6sau	05 1-3
6thay	0-6 1-8
8i	16
8oi	0-2
6viet	04
5g nghe	0-7 1-5
5h SELF	0a
7dao	1-2
4o dong	0-4
4p bang	0k 1-3
7ien	09 1-3
6danh	03 1-3
8t	05
6lai	05 1-7
7ich	02 12
6mang	02
7ot	08 1-3
6nam	1-2
6so	1-2
6trinh	0-4
4rkfield :	02 1-6
cSELF	0b 1-7
4st autumn	0-7 1-2
7job	0-5 14
7one	0-3
7place	1-2
7six	16
8pring	02 1-4
8ummer	0-4 13
7time	17
8wo	05 18
7winter	0-7 1-7
7year's	07 1-2
4t o	0-6 16
6so	0-4 1-2
5e and	13
7deliveries	0-9
6r SELF	06
8it	13
4u SELF	15
6can	0m 1-4
6dai	0-7 1-3
5ghed at	1-5
4w *ed	0-2 1-2
6for	03
4y cai	04 1-4
6giay	0-2
6hang	15
6xe	0-3 14
3e SELF	0-6 1-2
5cho	04 1-4
5khong	13
5tan	0-a
4ad and	0-2
8t	13
7if	05
6er SELF	0-2
6ing hand	0-2 1-6
5ked at	0-7 1-2
5rn from	0-5
8the	0e 1-6
9o	0-3
7ed a	0-2
7t the	06 1-4
5st #	0-2 12
5ve SELF	04 1-3
8happy	0-2 17
8in	0-3 1-2
4ch #	0-2
7nhau	04 1-3
7qua	07 1-9
7thi	03
4d the	09 13
4ft in	1-3
8t	04 1-3
7school	0-6
7the	0-2 17
8o	02 15
7with	0-6 12
4gal side	0-3
4n #	05 1-5
7%	14
6SELF	0-j 13
6ban	14
9g	0-6 12
6coi	09 1-2
7ua	0d 13
6dau	1-4
8y	04 1-3
6giam	0-2
9y	04
6hang	0-3
7op	0-6
6lai	13
7ich	0d
7op	0-2 15
6mang	1-4
7oi	0-4 1-3
6production	0a
6san	04 19
6trang	0-8 1-2
8en	0-c
8inh	02 1-2
8uong	02 1-2
7u	09 12
5h SELF	04
4ss than	0-4 17
4t her	03
7im	07
6me	1-3
6the	08
9m	03
5's say	0-5 13
4vel #	0-2 1-9
8and	02 1-2
7s in	0-4
3i nhi	06
4brary the	0-4
4ch SELF	0-2 1-2
7bao	02 16
7cho	0e
7truc	0-2 1-2
8uoi	1-3
4en SELF	0-6 1-2
7cho	13
7he	02
8oan	12
7thong	0-4
8uc	16
5u SELF	0-2
7cua	03
7qua	0-3 14
7xay	03
4ft of	1-2
4ght and	06
4ke a	0-6 14
7people	0-2
7that	0-8 1-5
9is	0-2
8o	09
6d the	0-k 16
4ne #	0-3
7alone	0a 1f
7did	02 12
7with	0a
5ux thi	0-4
4st afterwards	08 1-6
7for	02 1-5
7of	0-c 1e
8n	03 16
7to	0-a
6en to	1-2
6s and	04
4ttle ones	09
3o #	02 1-3
5SELF	0-8 1-c
5cho	0-2
7uong	07
5gom	0-2
5luong	03 1-3
5nha	03 1-2
5phan	0-7 1-2
5rang	08 18
5say	0a
5thu	0-2
5van	03
4af went	0-2 13
5i SELF	15
7bien	02
7gioi	02
7kha	0-2
4c mau	03
5al paper	1-2
4g and	1-2
6cu	19
6of	0-d 1-4
4i SELF	0-9 1k
6ca	0-2 16
7ho	02
7ua	03
6database	1-6
7i	02
7o	0-2
7uoc	0-2
9i	0-2 15
9ng	0-2
6ich	0-d 1-2
6khach	02
6la	0-6 16
6ma	0-2
6nho	03
6roi	04
6so	14
6thi	0-5
7ung	0h 1-3
6va	1-2
7i	0-6 17
4n hon	0-2
6nhat	1-4
6tuoi	0-4 1-3
5g SELF	1-3
7and	0-4
7cung	0-2
7hall	0-3
7la	0-4
7thi	09
7va	03
4ok again	0-4 17
8t	0n 1-2
7for	05
6ed after	1-e
at	0-b 13
9for	1-8
6ing after	13
bt	0-2 1-3
aback	0-2 1-6
afor	0-3
6s like	06 1-2
4p #	0-2 1-2
6SELF	0-c 19
6ben	0-5 14
6cho	0-3
7ua	05
6mau	0-4
6phap	0-4
6quan	0-3
6tho	0-2 1-2
4ss work	04 14
5t a	0-5 12
7because	1-6
7property	0-3
7the	0-4 1-2
4t of	0-6 1-2
5s of	0-2
4ve to	0-2
6d us	1-5
4w field	0-2
3ua ba	05
5n phien	04 1-6
7van	0-7
5t lao	0-4
4c #	06 13
6SELF	0-2 14
6cao	0-2 1-3
7hay	0-i 13
6dau	1-3
7o	09 13
6het	0-2
6moi	0-5
6nao	0-i 1-g
7gung	0-i 13
7han	14
6roi	0-5
6tao	0-2 1-2
7hi	0-2 16
7ot	1-3
6va	0-2
7oi	0-2
6xuong	04
4nch and	02
4om thay	0-4
5n SELF	12
7ba	03 1-d
7cho	0-3 1g
8oi	07 19
7dat	0-b
7hoa	0-2
7khong	1-2
7la	07 1-5
9ng	0-2
7nhan	0-2 1-2
8o	0-2
7phan	03
7san	0-4 1-2
6g #	03
8SELF	0-7
8cho	1-3
9ua	0-3
8du	02 15
aa	0-7 1-3
ang	0-2 1-3
8gia	0e 1-3
8kho	04 16
8mau	0-9 1-3
9oi	02 14
8nao	0d 12
8o	03
8va	1-3
8xuong	05 1-2
5t khach	14
3y SELF	0-3 12
5cho	0-3
5dieu	0-3
6o	07 1-2
5ngan	0-3
5thoi	04
2ma SELF	0-k
5ai	0-3 1-9
5benh	03
5ca	0-2
6hua	0a 13
5doi	0-4
5hai	1-5
5khong	0-6 1f
5lam	0-2 1-2
6o	0-3
5may	04 1-2
5nha	17
6oi	04
5o	0-2
5qua	02
7en	0-2 16
5rau	04 1-2
5so	0-3 1-3
5thiet	04 1-4
9u	02 1-2
6ruong	0-3 13
5ve	15
6ui	13
4c do	1-5
5h SELF	06 16
6ine and	02
4de a	0h 1-6
7it	03 1-5
7like	0-6
7one	05
7the	08 1-7
4i SELF	0-5 12
6sat	0-5 1-2
5l dung	03
6ing list	0-4
4katon level	1-3
5e a	0c 1-2
7mistakes	1-5
7one	0a
7sure	0-5
7the	1-3
9ings	0-2
6s the	0-2
5ing a	14
4m non	0-5
4n SELF	0-2
6hinh	0-8 1-5
5agement was	1-4
8r *ed	0-4
aasked	0-4
awas	1-2
5g SELF	03 1-2
7cho	0-4 1c
7di	1b
7luoi	0-4 1-4
7may	0-2
7thay	0-5
5h cua	0-2
7dan	03
7ma	1-2
7tap	0-7
5y people	0-4 1-3
7times	0-b
4rch #	14
5k the	0a 1-2
6ed the	02 1-6
5ried two	0-3
4ster *ed	1-3
4t #	1-6
6SELF	0a 1-2
6ai	0a
6ba	12
8n	1-2
8o	0-7 14
6ca	0-6
7hung	0-2
6dan	0-4 18
7ien	0-4 14
7ong	02
6gan	1-8
6hon	0-2
6khau	04 12
8oang	0-5 13
6la	0-2
6moi	0-4
6nua	06
6tin	0-2
5ter what	0-3
4u SELF	1-2
6bao	06
6cho	0-3 15
7ua	1-2
6do	06
6giao	0-4
6nau	0-9 1-3
6thuan	0-2
6xanh	0-7 1-3
4y #	05 1-4
6SELF	1p
6ao	0d 19
6ban	0-3 1-c
8y	1-3
7om	0-7 1-5
7ua	05
6ca	18
8i	1-5
8t	0-4 1-2
8u	0-3 1-2
8y	0-3
7hay	0-3 1-3
8o	0-4
8ua	08
9c	0-2
9ng	1-3
7nc	0-2
7u	0-3 1-2
8a	07
8ng	07 13
6day	05
7o	0-4 1c
8ng	0-4
7ua	05 15
8ng	0-6 14
8oc	12
6ep	0-a 1-6
6ghep	08 1-2
6in	09 14
6khach	04
8ong	1-5
6la	0-5 15
8m	04 1-3
8n	05
6mat	1-3
8y	1-3
7e	03
7oi	1-6
8t	0-2 12
6nam	02 19
8o	1-3
7en	0d 1-4
7gay	02 1-2
8uoi	1-2
7han	0-8
7o	03
6o	14
7ng	1-5
6quet	0-3 1-3
6roi	0-5
6so	16
8c	03 1-5
6tam	03 16
7hang	0-5 1-2
9t	0i
8i	07 13
8uan	06
7oa	0-2
7rang	18
7u	0-2
6va	13
8n	0a 1-2
7ien	0-4 12
7oi	03
5be SELF'd	1-2
5or came	1-6
3e #	0-4 1-e
5SELF	0-5 1d
5a	0-2 1n
6bout	04 1a
6nd	08 1c
7ything	0-3 1-2
6s	0-2
6t	02 12
5back	0-2 16
6efore	0a 1-2
6y	0-3 1c
5cai	0-3 1-2
6ho	02
5do	16
5for	0-5 1p
5here	0-2
5in	1-4
6t's	0-2
5my	0-2
5nhan	0-5 19
5on	02
7e	0-2 12
5that	1-a
7e	1b
7i	12
6o	0-2 1-3
7n	13
6ung	0-4
5what	0-3
7ere	02 1a
6ith	0-7 1-g
5yeu	0-4
4asured the	03
4chanical engineering	0-4
4dical devices	09 1-2
4et every	1-7
7the	03 1-2
6ing every	03
arooms	0-2
awith	0-4
4m cua	0-4
6ke	07 15
5ber of	0-6
4tres and	0-5 1-4
3iddle of	0-5
4en SELF	0-2
7la	0-2 1-2
7phi	02
4llion in	1b
4ne was	1-2
5utes and	13
bt	14
abefore	0-2
but	1c
by	1-3
aeach	1-2
afrom	09 1-3
ato	02 1e
4ssed one	0-4
6ing and	03
aclockings	0-5
ais	0-3
4tsubishi got	0-6
4xed the	1-3
8up	0-3
3o SELF	1c
5cua	0-2 1-2
7ng	0-4
5duoc	0-2
5hinh	02 13
5khoa	1-2
5lai	03 12
6ong	17
5may	04 1-7
6oi	0-3 1-2
5ra	0f
5ta	04
6u	0-8
7ng	0-5 13
4i #	02
6SELF	0a 1-l
6ai	0-2
6ban	02 1-2
7iet	06 1-3
6ca	0-9 1-6
8u	03
7hay	02 15
8ep	0-3
8ieu	07 1-2
8o	06 1-2
8uyen	0-5
7ua	05 1-2
6dam	0-2 16
8n	04
8u	0-5 1-2
7em	0-2 1-6
7i	02 1-5
7ong	06
7ung	0-2 14
8oc	0-3
6goi	13
6hoc	0-5 1-2
8i	0-c
6khong	1-3
6lam	02 12
8n	0-h 1-4
7en	04
6ma	12
7e	0-2 17
6nen	0-5
7gay	0l 1-5
8oi	0-3 1-2
8uoi	0-g 12
7han	0-8 14
9p	0-6 1-3
7oi	0-3
6o	0-2
6quy	0-6 1-3
6ra	0e
6sai	0-2
8ng	0x
6thang	03 13
9y	0-6 1c
8u	17
7ruong	1-6
7uan	0-c
6vao	0a
7e	0b 1-3
7iec	13
7o	0-4 1-4
8i	03 13
6xoa	02 19
8ng	0-4 16
4n qua	0-2 1-3
6ra	0-3
5day #	0-3 1-2
9SELF	0-8 1-2
9we	0-4
5g SELF	0-9 1-3
7duoc	0-5 1-8
5th SELF	07 1a
c'd	02
8and	06 14
8before	17
8is	07
9t	0-5 18
8one	0d
8the	0-3 1-5
aree	05
9wo	0a
8with	03
7ly and	06 1-2
7s and	0-3 1d
9in	0-2 14
9of	14
4re *ed	04
7and	0-3 14
7of	0-2
7than	1-6
8ime	1-4
5ning SELF	1-2
aand	0-2 18
abefore	07 1-2
aof	04 16
4stly some	0-2
9the	0-2 1-3
4t SELF	0-w 1f
6app	0-4
6bai	0-3 18
8n	06 1-7
9g	06 1-5
7en	02
7o	03
7ua	12
8oc	12
9i	09 1-3
6ca	0-3 1-7
8i	0f 1-8
8u	0c 18
7ho	0-3
8ut	0-3
9yen	0-c 1-2
7ong	0-2
8t	08 1-9
7ua	03
8on	19
6dem	0-6
7ieu	0-2
7ong	0-6 1-9
6gio	0b 1-4
6ke	1-2
7hoa	06 1-4
7ieu	0-5
6lan	0b 17
7uc	0-9
8ong	0-2
9t	03
6may	02 1-6
7e	0-2 1-2
6nam	0-4 12
7gay	0-9 1g
8he	02
8uoi	06 1-4
7ha	0-4 1-3
7ua	0-3 1-8
6phan	0-c 12
8ong	0-a
8ut	06 1g
6quy	15
6so	02
6tap	0-3
7hang	0-d 1j
7ieng	1-6
7rai	0c 1-3
9ng	0a 1-2
7uan	0-a 1-6
6viec	12
7ong	0n 1-b
5her she	0-3 1-2
9to	04
4ved in	0-4 17
8our	0-4
8the	0b 1-9
9o	08
5ing to	03 1-4
3ua ca	0-4 17
8i	06
7uoi	14
6dong	0-2 1-2
6hang	02
7e	0e 1-7
6lai	0-3 14
7u	0-2
6may	05 1-5
6nong	0-2 13
6them	04 1-6
8i	0-2
8u	0-5 1-2
6xuan	0-6
4c cai	0-3
6luong	0-2
6tieu	0-4 1-7
5h and	0-3 18
8s	13
7different	0-2
4m got	03
4oi SELF	04
7bon	0-2 1-4
7chin	0-2
7hai	0-8 1-b
8o	03 12
7lam	0d 1-5
7mot	07 12
7nam	0-6 1-3
8gay	0-7 1c
7phut	0-7 16
5n SELF	04 17
7duoc	0-2 1-3
7hoc	0-2
7kiem	0-4 1-3
7lam	0-4
8o	06
7qua	1-2
7sang	0-2
7theo	0-2
9u	05
7ve	1-4
6g SELF	1-3
4st say	0-2
4u chinh	0-3
3y a	0-4
6ll	0-4 1-2
5best	0-9 1-2
6oss	0-7 1-e
6rother	1-2
c's	02
5class	0-6 1-4
6olleague	0-5 1-2
es	1-3
7mpany	0-2
5dad	0-3
6esk	0-2
6uty	02
5father	0c
6irst	02 14
6riend	0-3 1-3
bs	0-2 1-4
5hand	0-9 1d
9s	0-9 1-2
6ead	05
8rt	0-9
6ouse	14
6usband	0-4
5job	1-4
5last	0-6 1-4
6eader	0-2 15
5makaton	03 1-3
7nager	0-6 1b
7te	0-4
6other	0-3
6um	0-2 1-2
5old	0-2
6wn	0r 1-5
5parents	0-4 1a
8t	04 13
6gce	02
6ham	0-4
7one	0-8 15
5supervisor	0-4
5task	0-2
5uncle	0-2
a's	0-7
5wife	0-4
6ork	0-4
4self a	02 1-2
and	0d 1k
as	0-4
9into	0-3 1-2
9to	02
2nam #	0-4 1-5
6SELF	0c 13
6ban	02 1-4
8o	0-3
6cho	1-2
7uoi	16
6dau	0-3
7inh	02 15
7o	0-6
7ung	05
8oc	0-2 16
6kha	0-2
8ong	16
7ia	1-6
6lam	0-3
8n	1-2
7ien	1-2
6moi	14
7uoi	1-7
6nam	0-6 1-3
8o	1-5
8y	0-6 1d
7goai	1-h
8uoi	0-2 1-3
6o	1-2
6phut	03
6roi	0-i 1i
6sap	03
8u	0-4
7ua	02
6thi	0-2
7rong	0-4
8uoc	1f
7u	16
8yen	02
6vua	0-3
5e and	0-8
7in	0-2
4n dien	0-2 1d
5g cao	0-7
7dong	0-2
7hai	0-4 1-2
7lam	07
8uc	0-2
7nen	0-2
7thi	0-3 1-2
4o SELF	02 1-a
6bi	0f 15
7o	1b
6chua	09 12
7ung	0-m 1-t
6gap	03
6hay	06 1-3
6kho	03
9ng	02 1-5
6lam	02
7o	12
6nhap	07
7o	1-2
8i	02
7ua	12
4s synology	06 1-3
6voi	0-4
4u la	0-9 1-3
4y #	0-4 14
6:	1-8
6SELF	0-2
6chua	18
6kho	0-2
9ng	0-2 1-2
6lam	0-3 1-2
6moi	0-3 13
6nha	19
6phai	1-5
6tren	12
6vi	0-4
3ear the	03
6est :	0-4
ais	0-2 1-3
6ly two	15
4ed to	15
6s doing	0-3
4m lai	02
4n SELF	0b 1-8
6ai	1-4
6ban	03 14
6chac	04 1-2
8o	0-4
7ong	13
7ung	0-3 19
6it	0-2
6khi	04
8ong	0-5
7im	0-4
6luc	0-2
6moi	03
6nho	06
4u SELF	14
6ai	03
6cuoi	0-4
6duoc	1-3
6khong	0-5 1-2
6lam	0-i 1-e
6nhan	02
4ver *ed	0-b 1-4
8came	1-4
9ome	06 1h
8done	0-2 13
8had	0-3 1-7
ave	1-2
8made	0-2
atch	09 1-4
8saw	1-2
9top	0-3 1-2
8take	0-2
9ouched	1-2
4w for	1-3
6girl	1-2
6hall	1-5
6ones	0-3 1-2
6people	02
6rule	0-2 1-6
6starters	07 1-2
7ystem	12
6things	0-2 1-3
4xt #	1-3
7batch	0-2 14
7day	0-2
8oor	1-2
7morning	09 1c
7one	0-2
7step	04
7time	1-h
8o	04 1-h
7winter	17
7year	0-3
3ga o	0-2
6tu	04
5i kho	0-3 1-3
5n SELF	0-2
7hang	0-6 1-2
7sach	0-4
5u nhien	0-8
5y #	0-7 1-2
7SELF	0a 1c
7a	03
7ca	06
8hay	0c 12
9o	06 1-2
8ong	02 18
8ua	0-3 13
7dau	1-2
8em	12
8o	1-3
9ng	0-2 16
7hai	1-2
8oc	06
9i	12
7khong	04 13
7ma	0-2
8oi	0-5 19
9t	1-6
8uoi	07
7nao	0-3 1-2
9y	1-4
8en	0-5 1-2
8han	0-2
8ua	12
7sau	04 13
7tai	02 1-2
9p	02 12
8hang	0-6
9u	09
aong	1-3
8ra	0-3 1-2
8u	0-8 1-9
7vi	0-2
8oi	03 15
7xuong	0-2 12
4he #	08
7SELF	0-2 1-2
7cham	02
9ieu	0-8 18
7dien	0-3
7het	0-5
7lai	03 1-4
7mo	02
9t	17
7nay	0-2 1-b
8oi	0-c
7tieng	05
8ruoc	0-7
5i SELF	05 1-2
7ai	0-2
7cho	0-6
7dinh	03
7gan	0-3
7la	0-2
9i	1-2
7nhanh	0-3
7ra	1-4
7sinh	07 17
7thi	04
8rua	08
7viec	0-2 1-2
6a la	08
6em SELF	0-2
9thi	0-3
bu	0-4 19
9ve	0-2
aoi	0-2
7p dung	13
9loai	0-2
4oai SELF	07 1-5
8chiec	0-5 1-2
9ua	0-2 1-c
8le	04 1-4
8o	0-2
8san	1-4
5i canh	1-3
7do	0c
8u	06
7ke	0b
8hoc	0-a 16
7lai	1-3
9m	0a
7nghe	0-4
8ha	0-4
7phu	1-2
7voi	07 13
4ung hoan	1-3
5oi SELF	1-7
8ba	14
an	1b
9enh	0-3
9iet	0-2
8chia	0-3
9oi	0-5
9ung	04
8da	0-2
au	0-2
9i	02 1-5
9oc	0-6 1-2
9ung	0-4 1-5
8ep	0-5
8gia	05
8hai	05 1-2
9oi	1-2
8khac	0-4 1-5
8la	1-8
ai	03
am	03
ay	0-2
8ma	06 1-3
9oi	0-7 16
at	0-3
8nang	06
9ghi	0-2
9oi	0-5 17
8phai	12
8ra	1-2
8ta	0-7 1-2
ay	0-4
9huong	1-3
9re	1-3
aong	0-4 19
auc	0-4
5yen nhan	0-6 1-2
9vong	0-6
3ha SELF	0-h 1-e
6ba	0-2
7en	0-2
6cung	0a 1-3
6hang	0-2 1-3
7oi	06
6kinh	0o 1-2
6may	0-c 1-d
6o	0-3
6thau	0-8 1a
8u	0-4
7rang	0-5
8uong	0-2 14
6va	0-3
5c SELF	0-2
7ca	0-2 15
7nguoi	16
5m nhanh	0a
7truoc	0-6
5n #	0-2
7SELF	02
7canh	0-5
8ung	06
7goi	02 18
7hai	02
7la	0-2 1a
9i	16
9m	06
8en	04 17
8oi	02
8uon	08 1-2
7may	07
8oi	05
7o	02 1-2
7phai	0-2
an	0-3
7ra	0a 12
8ieng	02
7su	05 17
7thi	18
8in	0-9
8rong	0-2
7va	0-3
8iec	02 1-2
an	04 1-4
7zalo	16
6h SELF	0-6
8hon	0-9 14
5p cho	0-5
7duoc	0-3 12
7hai	02 14
7lai	0-5
7roi	0-3
7that	0-3
7voi	03
7y	0-3
5t #	0-2
7SELF	0-4
7ai	0-3
7di	1-5
7ky	04 1-2
7la	0-f 16
7ma	0-4 18
7phong	0-2
7xuong	04 1-2
5u SELF	0-4 14
7cung	04
7la	0-2
9m	0-2 1-3
7o	0-2 15
7thi	1-2
7va	0-3 16
8o	16
9i	06
4iem SELF	0-2
8khuan	0-3 1-2
8vu	0-3 1-7
6t do	04 1-3
8huyet	0-5 1-2
8o	03
8tinh	0-5 1-8
6u SELF	13
8ban	0-5 1-3
8hon	0a 13
8khach	0-3
ai	1-4
8lam	16
an	0-2 14
8nam	1-2
9guoi	1-2
9hat	14
8qua	04 1-5
8thi	04
au	16
9u	0-3 1-2
8va	1-7
8y	1-2
5n chin	0-2
7mat	02 12
7so	0-2 1d
4o SELF	06
6an	0-2 13
6ban	07
7e	0-4 1-3
6cu	0-2 1-5
6dua	04
6may	0-2
7oi	0-2
8t	0-7 1-5
7uon	02
6nhat	0-3
6ong	07
6roi	0-2 1-5
6ten	0-7
7hoi	1-5
7ruong	04 1-2
6vay	0j 112
5m SELF	02
7cung	0-3 1-2
7nop	0-2 17
7tre	02
9uong	0-5
4u SELF	0-2
6cu	0-4 18
6doc	0-7
6khong	1-2
6nha	0-2
6the	1-2
6vay	05 1-8
5ng SELF	0-f 15
8cho	04 1-2
9ung	0-4
8ma	1-4
8o	02 12
8sau	06
8trai	0-2
3i *ed	05
4ce and	1-2
4em dam	0-2 1-3
4ght SELF	03 1-4
8and	1-4
9t	03
8before	02 13
8crew	0-2 1-2
8shift	0-2
9taff	0-7 16
8when	03 1-2
7s in	0-2
4ne days	0-3 1-3
7farms	0c
8roze	0-2 1-2
7of	14
7places	03
7year	0-4
bs	0-3
3o SELF	1-2
5an	0-6 18
5bo	12
5chay	03 1-2
5dau	04
5khong	0-2 14
5la	06
6oaf	0-2 13
6uc	0-4 1-3
5matter	0-3
6ore	0-7 1a
7t	05
5one	0-5 1-4
5problem	0-3
5qua	0-2
5ra	04 1-4
5time	0-3 1-4
6ot	0-2
6u	0-2 12
4body *ed	0-8 1k
9complained	0-4 1a
buld	0-4 13
9else	03 1-6
aver	0-4 1-6
9had	0b 1-h
bs	0-4 13
9is	1-3
9knew	0g 15
9left	17
9on	0-3 1-6
9was	0-2 1d
4i SELF	0-7 1-6
6ben	0-e
7o	0-2
6cho	05
8ua	05 1-2
9ng	0-3 1-4
9yen	1-2
7ung	06
6dung	0-5
8oc	0-3
6gi	05
6het	03
6khong	0e 1-5
6la	18
8i	08 1-a
7uong	0-c
6may	09
7ot	0-5
6nhieu	04 13
6ong	0-4 1-2
6quy	0-8
6sau	0-6
6thang	1-2
9t	0e 1-2
8iet	03
7ieng	0-2
7ruoc	0-3
6ve	0-2
7oi	1-2
4p bai	0-3
6cho	0-2
6kip	0-3 1b
6vo	0-2
4rdwerft pumpen	0-2
4t #	0a 14
6*ed	0-7 12
6a	08 1b
7bout	1-5
7fter	13
7nswer	08
7t	1-9
6bad	0-3 1c
7e	0-2 14
6clear	02
7ome	0a
6from	0-4 1-2
6have	1-2
6long	0-2 13
6my	0-2
6one	0-4 1b
6speak	0-3
6that	0-2 1-2
8e	02 1-9
7o	0-5 1-5
6worked	0-3
5ebook and	0-2 1-3
5hing and	0-3
ahad	1a
ato	15
awas	1-4
5iced it	0-3 1-3
athat	05
4w SELF	08 1-h
6and	12
6every	13
6he	16
6it	0-2 15
8's	1c
6the	04 1f
9y	1d
6what	02
7ith	1-3
6you	15
3ua a	0-9
6buoi	14
6dem	0-3 16
6la	02
6nam	14
7gay	06 12
6phai	1-4
6sep	12
6thang	06 1-4
8i	14
7ieng	02
4mber and	02
9on	04 1-2
8s and	02 1-3
afor	0-4
4ng #	0f 1-b
4oc am	03 1-2
7cham	0-9
9o	0-3
7de	09
7len	0-3
7mat	0-4 1-8
8oi	16
7ngap	0-2
7o	0-8 1-2
7thi	0-i 13
8ran	1-2
7va	05 1-3
5i ong	0-8
7tom	0-4
4rse who	0-3
4t doc	1-2
3what SELF	0-3 18
2o SELF	0-4 1-3
4ban	02 1-2
5en	05
5inh	0-4
5o	0-4
4can	0-9
7g	0-2
6u	0-5 1-2
5hin	03
6o	1-2
6ung	05 16
5ong	0-8 1-2
5ua	03 1-2
4da	0-2
6i	05
6u	0-c 1-4
6y	08 1-6
5o	0-d 1-3
6i	0-3
4hai	0-3
5oa	0-d 1-5
5ue	06 18
6ng	0-3
4kho	0-3
7a	02 13
4lai	0-2 1a
4may	13
5oi	03 15
6t	0-5 14
5uc	0-4
4nha	1-7
4phong	0-8 1-5
4quan	07 1-3
7y	03
4sa	0-2
6o	0i 15
5oc	0-8
4thanh	0-2 1a
6u	0d
5iem	0b
5rai	1-5
7m	03
7ng	05 1-4
6ung	0-5
7ong	1-2
5ung	03
4vinh	0-3
5oi	0-2
4xa	1-2
5uong	0-2
5y	02
3f #	08 12
5a	0b 16
6ll	08 1-2
5course	0-g 12
5dunmarra	0-4
5each	0-4
6very	07
athing	0-2 1-2
5him	0-7
5ideas	0-2
6t	0i 1-i
5line	0-3
5march	0-3 16
6e	0-3 1-5
6onth	0-2 14
6y	02 1-6
5old	02 17
6ur	0-4 1-2
5people	04
6umps	0-4 1q
5ten	0-4 19
6he	0g 1-a
8ir	02 1-2
8m	0-c 1-5
7ose	13
7ree	1-8
6raining	0-2
8m	0-2 1-2
6wenty	0-3 1-3
5us	02 1-5
5what	05
4f a	0-5 1-4
7gain	0-g 1-d
7nd	1-3
6by	03
6on	14
6sick	1-2
6that	0-3
6with	0-2 1-2
5ered me	19
ato	07 1-2
5ice *ed	02 17
9because	03
9had	1-5
9of	0-8
3iled the	05
3ld fella	09
7iles	04
6houses	0-g
6numbers	0-4 1a
6ones	1-4
6people	12
5er than	13
3n SELF	0-9 1-2
5a	0-7 1-e
6ll	0-5 12
6nd	0-l 1-b
7other	03
5call	0-3 13
5day	05 1-5
6inh	0-7
5each	14
6mergency	0-3
6very	07 19
5for	09 1-6
6riday	0c 15
bs	08 13
5her	0-2 1-6
6is	0-6 1-6
5in	1-2
6t	0e 1a
5leave	0-8 1-4
7vel	1-3
5maternity	02 1-2
6e	1-3
6onday	0-7 17
bs	0-5 1-4
6y	0j 1-6
7account	02
5nights	0-2
7ne	07 1-3
5one	0-6 1-2
6ur	12
5saturdays	0-3 1-3
6ite	02 1-6
6unday	0-2
bs	1-2
5that	05 1-2
7e	0e 1-d
8ir	0-2
7ree	0-3
7ursdays	0-3 13
6ime	0-3 1h
6o	12
7p	04
5wednesday	0-5 1f
7ekends	08 1-2
6ith	0-l 1-4
4ce *ed	07
7SELF	0-7 1-2
7and	1-3
7that	0-2 12
4e *ed	0-a 17
6SELF	16
a'd	02
6alone	1-3
7nd	0-8 1-b
7t	03 1-2
6because	12
8fore	12
7y	02
6company	03
6driver	04 1-9
6for	0-3
6go	1-3
6hour	03 1a
7undred	0-2
6in	0-3 16
6month	0-9 12
6next	1-2
6of	0-i 1-c
7ld	05 18
7n	09 15
7r	0-2 15
8der	0-4
6page	05
7ump	03
6route	02 1-3
8w	0a 1-3
6small	02
6then	1-4
8ing	1-2
7ime	0-3 14
7o	06 1-6
6up	18
6was	0-3
7eek	15
7hich	1-a
8o	0-h 1-2
7ith	06 1-4
5s with	02 1-3
4g SELF	09 1-6
6ba	0-7 1-3
6chiu	0-6 15
8ui	06 1-5
7oi	03
6giam	0a 12
6len	13
6noi	04
6sau	0-6 18
6thay	02 16
8i	0-6
7u	0-4 1-2
6voi	0-3
4line course	0b 1-2
5y #	1-4
7*ed	0-2 1-7
7a	0-3 1-3
7done	02
7for	12
7got	0-6
7in	1-b
7one	13
7the	05
9ree	1-2
7with	13
3p in	0-6 1-2
5lat	16
4en for	1-3
7it	1b
6ed it	0-5 12
9the	1-4
5rations specialist	0-2
9ve buyers	1-2
3r #	0-3 1-7
5not	0-2 1-8
5so	16
5three	0-2 12
4der and	0-2
8in	0-4
8of	12
8the	07
4ganised and	0-2
3ther and	17
8for	0-2
aur	03 1-2
8half	0-2
8kids	19
8people	1-3
7s *ed	0-3 1-5
3u degree	04
4r best	0i
6department	1-2
8signer	05
6lawyer	0-2
6team	0-6 14
7wo	08
6warehouse	1-2
5s and	1-2
4t and	05
6burnt	0-4 1-2
7y	0-5 1-3
6for	0-5
6in	08 1b
6loud	0-8
6of	03
7n	1g
8e	12
7ver	0-b 1-3
6she'd	1-2
6the	0m
9re	1-4
7o	04 16
6what	1-2
3ver #	06 1-4
7SELF	0-a
7a	0-5
8nd	0e 1-8
7it	0-7 1-2
7one	02 14
7the	1-7
are	1-2
9ree	02
8o	1-4
8wo	0-7 17
3wn #	0d 1-5
6part	0-2
5er *ed	0-2 1-5
8and	04
8came	0-2 12
5s the	0-2
3xy tut	1-5
2packing list	0-2
4ediatric first	0-4
4ge SELF	02 1-2
7and	1-2
7with	02
4id and	0-3
7for	0-4 1f
7late	1b
5r of	1-2
4lo alto	0-2 1-4
4pers for	0-2
4rt of	0-8 1d
8ne	0-5
7was	0d 1-2
6s list	08 1-6
4ssed first	18
9the	0-7
9us	1-3
4y day	0-5 19
6run	02
5roll has	0-7
asenior	04 1-3
3enalty for	0-6
5cil and	02
4ople *ed	0-2 15
9SELF	03 12
9and	0-5 14
are	0-2 1-3
at	1-3
9from	02
9got	0-4 1-3
9in	05 1-4
9seven	1-3
9these	1-2
ao	1-3
9were	0-5
aho	0-4 14
c'd	0-d
aith	04
4r cent	0-7 17
6pot	0a 1-3
6year	0-3
5cent and	0-2
aof	0-3 14
5mits and	0-6
5son for	0-2
9on	15
9so	0-4 1-2
3ha ro	0-5 1-2
5i SELF	0-7 1-6
7bay	1-4
8iet	1-2
7chay	1b
9o	0-7 14
7dam	1-2
8em	0-8
8i	0-9 1-4
8o	1-3
9i	0-4 1-2
8ung	0-5
7ghi	0-7
8iai	0-2
9u	0-2
8oi	0-9 1g
7hoc	02 1-b
9i	06
7kiem	0f 1-7
an	1-3
7lam	0-4 1-4
8o	0-9
7nhac	0-2
9o	07 1-2
8oi	0d 1-3
7quay	0-2 14
7ra	1-3
7sua	07 13
7thi	0-4 12
9uong	1-3
8u	0-9 17
7ve	14
7xin	05 1-6
8uong	04 13
5m cua	0-4
5n SELF	04 1-6
7ba	0-5 12
7cua	0e
7do	0i 1-4
9i	06
7in	0-7 1-2
7len	03 1-3
8oai	09
7mem	0-7 1-4
7nan	0-b 15
ag	0-2
8han	09
9o	0-4 1-4
7tra	0-2
am	0-8 1j
7van	03 13
8iec	08
5p luat	0-4
5rmacist's assistant	0-2
5t SELF	04
7hien	0-3 1-2
7phieu	03 1-5
7so	02 14
7thuoc	0-2
8rien	0-4 1-4
4e cho	0-3 18
7ua	0-3
4i cho	0-4
5en ban	0-3
6u cham	0-3
ao	02 1-4
8danh	13
8luong	0-3
4o cho	0-2 1-2
6giam	0-6
5i hop	06
7trung	1-2
5ne and	13
8call	04 13
8from	0-3 1-2
7d the	03 1-2
7s and	0-c
9the	0-6
6g SELF	0-9 1-a
8chay	0-5
8dien	0-6 1-4
bu	04 18
9ung	0-3 18
8giao	0-3 1-7
8hop	03
8it	02 1-3
8kham	0-5 15
9inh	05 1c
8la	0-3 13
ab	0-2 1-3
am	0-3 1-2
8may	02
9ua	02
8nhan	0-4 18
8qc	0-4 15
8thi	03
9ruoc	0-6 1-4
9u	03 1-5
8van	03 13
9oi	04
5to of	0f 1-2
7s of	02
4u SELF	0-4 1-2
6bep	15
6cap	1-2
6de	0-b
6ho	0-7
8p	0-7 1-2
7uynh	07 1k
6nu	04
6trach	0-9 1-3
7ung	05 1-2
6xe	0b 15
5c thu	02 16
7vu	0-2 1-9
5n thuoc	06 1-4
5ong an	02 1d
9cham	1-2
5t cuoi	0-2
7gio	12
7hoi	0-3 12
7moi	04 1-3
9t	04 1-7
7nen	0-3
7sau	04 1-2
7thi	0-8 1h
8ruoc	0-6 15
7va	1-2
3ick it	1-3
7one	0a 1-4
7things	0-4 1-2
7up	0-3 13
6ers and	0a 1-4
4eces with	1-4
4pes and	09 1-3
4vot by	0b
3lace *ed	0-5 17
8and	0-2 12
8the	0-3 1-2
8where	0-2
7s and	03
5n and	1-3
7for	0-3
7the	08
9is	1a
6ner and	0-4
5yed me	0-3 14
4umber and	0-7
3olicy and	0-3 1-2
6sh and	04 1-2
4rt is	0-2
4st because	0-2
4ts in	0-4 1-d
7were	0-2 1-7
4wer bi	0f
8supply	03 1-3
3ps number	14
3ractise with	07
4efer to	0-4
5tty much	0-2
4ice list	0-7
8of	04
7s and	1-2
5nted it	02
5orities and	1-2
4oblem for	0-2
athat	0-2 12
awas	1-b
bith	0-2
5fessional and	0-3 1-2
5ject team	0-2
5ud of	0-2
3ublic speaking	0-2
4lled the	02 16
4mp in	0-5
7of	0-3
6ed it	02 1-2
6s are	0-5 1-4
4nctual and	0-3 1-2
4rchasing and	0-c
4t a	0d 13
6her	0-2 1-2
6in	04 1-6
7t	14
6me	0-2 12
6one	03 1i
6the	19
9m	03 1-2
6up	0d 1-2
2qc goi	0-4 15
3ua #	1-7
7%	05 1-8
6:	13
6SELF	0-3
6ba	0-2 1-3
8o	08 18
7en	0-2
9h	0-3
6ca	13
8c	0-2 1-2
8p	0-6
6day	0-4
7em	0-d
8u	0-3
6hai	0-3
8n	0-5
7et	0-2 16
6la	0-3 1a
8m	08
7e	0-2
6may	06
6ngay	0-7
6phan	0-4
6thang	0-5 19
8i	0-2 13
7roi	1-6
7uan	02 1-2
6usb	0-4 15
6zalo	0-2
5n #	0-8 1-8
7ca	03
7doc	02
7ly	0-a 19
7niem	0-6 1-3
8uoc	04
7pho	0-3
7sat	05 1-2
7tam	02
8ri	0-5 16
9ong	0-7 1-9
6g cao	0-2
5t gio	03
5y SELF	0-2 12
7do	0-5
7lai	12
7mat	0g 1-4
8ot	1-2
7quen	0q
7ve	0-b
4en SELF	04
7noi	0-4 1c
7roi	0-6 1-8
7tay	0q
5t ma	1-2
7voi	04
5ue got	04 1e
4iet and	04 1-2
5te funny	12
4y #	02
6SELF	04 1a
6cong	1-2
6dinh	1-2
6gia	0-3
6nao	0-8 1-2
7gay	0-3 1-2
6sau	12
6trinh	04 1-6
5en viet	02 1-2
6t dinh	0-3
2ra #	0-5
5ba	05 13
7n	0-7
8g	0-2 14
5ca	06 1-5
7i	08 1-2
6ho	13
8i	18
6oi	0-3
5dan	0-5
6oc	05
7ng	07
6ung	0-4
7oc	0-6 1-a
5gan	13
6iai	0-3
8y	06 1-3
6oc	08
7i	05
5hai	1-3
6oi	04
5ke	0-2
6hoi	0-3 13
5la	06
7i	0-6 1-3
7m	0j
6ien	0-2 15
6o	0-2 14
5moi	1d
7n	0-3 1-2
7t	1-2
5nam	0-3
6goai	0e 13
6oi	02
6uoc	0-d 1-b
5quan	04
5san	0-4
7o	05 1-4
6oat	0-2
5thi	04
6rong	0-4
7uong	08 14
6ung	06 1-2
5va	05
5xem	06 12
4diologists were	0-2 1-4
4il and	0-4
6s and	05
4n a	0e
6it	02 14
6the	0-3 16
5g SELF	0-4
7on	0-4 15
7the	0s 1-5
am	04 1-2
5h nhat	05
5somware scare	09 1-2
4t cham	0-2
6hai	0-2 18
6nhieu	0-2 1-4
5her than	08
4u bo	13
6cu	0-2 16
6muong	13
4y cua	09 1-2
3e SELF	02 14
5hon	0-3
4act and	02
5d all	08
7drawings	0-4
7it	0d 12
7plans	0-5
7the	0e 1-2
am	0d
7with	02
7your	1-4
6ing and	08
athe	04 1-2
6y for	0-4 14
5lly *ed	0-2 1g
4corded calls	02
4d and	0-4 1-3
6in	17
5id the	02 1-2
4ed bed	0-2
4fresh broke	0-4 1a
4gister and	0-7
5ular meeting	06
4lease SELF	14
4pair it	0-4 1a
5ort and	1-3
9to	0-4 15
4set the	1-2
5pect and	1-4
ahim	0-5
6onsible for	02 1-2
5t of	0a 1-2
6ore thu	04 14
5ult we	14
4turns and	05
4wrote the	0c 1b
3ide along	06
4eng SELF	1-2
8cho	03
8tung	02 1-2
8voi	0-3 1-2
5t quen	0-4
4ght attitude	0-3
8mindset	1-2
8now	1-2
8one	04 1-5
8so	0-5
4ng them	0-3 1b
3o SELF	0-2 18
5nhat	0d
6uoc	0-5 1-2
5rang	0-6 1-2
6oi	0-9
4i SELF	0p 1-f
6ban	0-5
8t	05
6cho	02 1-3
7u	0-3 15
8oi	0-5 14
6dan	0-4
8y	0a
7e	02
8n	02 1-3
7oc	0-4
7ua	1-3
8ng	1-3
6goi	03
6hoc	0-7
6keu	0-5
7hong	0-3 1-4
7iem	04
6lam	13
8p	06
7en	0-5 19
6ma	03 12
7o	06 1-2
8i	02 1b
6nghi	1-2
7ho	04 1-3
8ung	0-5 1-4
6o	0-6
6qua	03
6so	0-6
8n	0-6 1-4
7ua	04 1-3
6thi	05
8oi	0-9
7u	0-3
6van	0-2
7e	07 1-3
7iet	04
6xuong	04
4lled out	0-2
4me wasn't	0-5
4ofs and	0-3
5m to	0-5
7with	03
6s and	0-2
4t nuoc	13
5a *ed	05 16
4und and	1f
8in	0-3
8the	03 1-5
8with	0-4 1-3
5te myself	02 1-3
4w per	0a 1-3
3u SELF	0h 1-6
4a tay	18
4le from	0-2 1-5
6s with	1-2
4n and	03 18
6it	03
6one	1-4
6the	0a 1-3
6with	0-2 12
5ning it	0-3 1-6
aout	0-2 1-8
5s in	16
4oi SELF	0-2 1-2
4t day	03 16
6ra	0-j 13
2s #	0-3 1-3
3a dec	0-2
4ch #	05 1-3
7SELF	0-4 15
7cac	07
7dai	0-3
8o	0b 1-9
7khach	14
7phong	04
7thi	02
7ve	0-3
4i SELF	07 15
6lam	0-3
6so	0-a
8t	0-2
6thi	0g 1-7
5d SELF	0-9
7he'll	04 1-4
7it	04 1-3
9's	13
7no	06 1-2
7something	0a 1-2
7that	0a 15
9e	1-5
ay	02 17
8o	0-3
7what	03
4le and	0-2
4me day	0a 15
7firm	04
7in	14
7morning	0-3 1-2
7with	1-5
4n SELF	0-6
6khau	0-6 18
6lam	07 1-2
7uong	1-3
6nho	0-2 15
6pham	0-3 1-2
6sang	0-5 1-7
5g #	04
7;	05 1-2
7SELF	0d 1-3
7cong	1-2
8ung	1-d
7da	0-7 1-2
8o	1-6
9n	0-3
8ung	12
7hang	04
7kien	0-7 1d
7lam	0-4 19
8oai	14
7moi	0-3 1-3
7nao	0-5 15
9s	05 16
7phan	0-2
7ra	0-b 12
7sau	05 12
7tao	0-3
8hu	0-4 1e
8rua	06
5h voi	1-7
4o SELF	0-7
6luu	06 1-2
6sang	0k 12
4p and	0-9
6lai	03
6mo	0-2
6xep	0-6
4t SELF	0-3
6in	1-2
6next	06
6on	0-6
6rua	0-4
6with	05 15
4u #	14
6SELF	0p 1-f
6ba	0-7 1c
7e	0-3 16
6cung	0b 1-2
6day	0a 1-5
7o	0d 1-e
6gio	03 1-3
6hai	0-4 1g
7et	0-5 17
6khi	0-6 18
6len	02 1-2
7ung	02 1-5
6me	0-2 1a
7oi	0-4 1-4
8t	0-9 1e
6nam	0-b
8y	0-d 18
7guoi	0-5 1-4
6ong	0-4 1a
6qua	1-2
6ra	0-7 16
7ieng	0-3 1-3
6so	0-3 14
6thang	0-7
8i	0-6 1b
8ung	02 1d
6vu	18
6xe	0-2
4ve the	0-5
6d us	12
4w it	0-3 1m
6the	0-6 1-a
4y SELF	15
a'm	0-6
6it	06 1-2
6so	0-2
6thank	0-2 1c
8e	17
6yes	07 1-4
7ou	1-8
5s SELF'm	0-2
7it	02 1-2
3cale and	04
5nned the	02
5red of	0-2
4hool at	0-6
9day	0-3
9for	08
9in	0-2
9play	0-2
9there	0-2
4rap rate	09 1-6
3d wan	05 1-2
3e SELF	0-5 1-4
5cho	0-6 1-3
7uan	1-2
8p	14
5dang	02
6em	0i 1l
6i	05 1-3
6o	0-j 1h
7c	09 1-4
6ung	02
5ghi	0-4
5hoc	0-4
7i	0-e 1-3
5kiem	0g 1-5
5lam	0-3
6uon	0-h 1-4
5mua	1-2
5ngoi	06
5thu	0-4
6im	03
5xem	02
6in	07 1-2
4asons at	0-7
5ts and	1-6
4cond month	05 1-2
9one	09 1-2
9pair	1-2
9storey	14
9week	04
8s to	0-2 1-3
5urity man	0-2
4e a	0-4
6how	06 1-3
6if	06 1-3
7n	0-4 15
7t	0-2 1b
6that	0-2 12
8e	0-3 16
6what	1-2
5d loss	04 14
7trays	02 1-7
5n as	1-2
4gmentation of	09 1-2
4lf starter	0-2
4nd it	0-6
7me	14
7the	0-3 1-3
5ior analyst	0-5
9went	04 1-3
5t back	17
7it	03
7the	0p 1-6
4p SELF	0-3 1-3
6cu	0-2
8ng	12
6phai	0-2
5tember #	0-3 1-3
cand	18
4rvers to	0a 1-3
4t #	1-7
6out	07 17
6the	09 1-a
6up	09 12
5tle in	0-4
4ven of	0-2 1-2
8weeks	0-3 1-3
8years	08
3hadow the	03 1-3
5fts and	0-2
5re a	0-8 1-9
4e *ed	0-b 1l
6came	1-2
7ould	15
6did	1-3
9n't	0-2 1-3
6had	0-5 1-2
8s	0b 1-3
6looked	0-5
6made	1-2
6said	1-b
8ys	0-3
7tarts	12
6took	04 15
6wanted	15
8s	06
7ent	16
5'd say	05
6s not	0-2 1-2
5et *ed	0-8 1-5
8SELF	1-3
8and	0-5
8by	0-2
8so	1-3
8with	03 13
7s for	0-3
5lf and	02 1-g
8with	05
4ift and	0-7
9t	0-9
8lead	05
8start	02
8to	12
4oe boxes	1-2
5p and	1-3
7in	0-2
7that	06
5rt course	04 1-2
8note	04
bice	02
8on	0-4 1-2
ae	04
5uld be	0-f 15
9cost	0-2
9say	0-2
8n't have	08
6ted at	0-3 12
7ing at	0-2 15
5w him	02
7me	0d 1-3
6ed her	02
aim	02 1-3
9me	0-3
9the	09 1-2
6s it	0-3
4ut up	08
3ick and	1-2
4de amendments	0-3
8nd	0-3
6s and	05 1-3
4eu thi	15
4gn for	0-6 1-4
7it	03 1-2
7language	0-4
6ed by	15
9off	0-3 15
9the	1-5
4nce #	0-8 1-o
8SELF	0a 14
8january	0-4 13
8september	02
9ome	0-2 1-2
8the	06
bn	0-b 18
8winter	0-2 1-6
5gle day	0-2
5h #	0-4
7SELF	09 19
7be	1-4
7nam	0-8 13
8hat	0-3
7ra	07
7som	0-2
7vien	0-4
4t down	0g 1-5
6in	07 1-2
6with	0b 1-4
5e *ed	14
7and	06 17
6s SELF	0-4 1-2
4x and	0-3
6minutes	1c
7onths	0-2 1-3
6of	0-2 1-2
6weeks	1-2
6years	0-6
3kin and	0-c
3lows them	0-7
3mall kiln	0-2
7est company	06
3o #	0-h 1-3
5:	06
5SELF	0y 15
9'd	0-3 1-3
am	0-3
ave	0-6
5a	06
5cau	0-2
6he	0-7
7in	0-2
7o	02
6oi	02 13
7ng	0-2
6u	02
7a	0-4 1g
5dien	0-2
6o	09 1-3
7n't	0-5
8g	0-9 12
5far	05 1-2
5he	03
7re	0-2
6ien	05
6oa	12
5it	09 1-3
7's	1-3
5khong	0-7
5lieu	0-9 18
6uong	07 16
5ma	02
7y	0h 1-4
6oi	02 1-5
6uch	0-5 19
6y	0-4
5nhap	03
6o	0-4 1-d
5on	0-4
5ra	1-2
7ch	0-4
5sai	0-6 1-3
7nh	0f 1-6
6he	1-3
6o	09 18
5tay	1-2
6hang	14
8t	09
7e	0-k 1-4
8o	04 1-2
8re	0-3 16
8y'd	02
7i	0-9 18
8s	0-4
6o	02
6ruc	04 1-3
8oc	16
6ung	0-a
7oi	0-5 1-3
5vay	03
6oi	0-9 111
5we	0-5 14
5you	0-2 1-2
4an SELF	0-3
7bai	0a
7lai	03 1-2
7mot	06
5t nhiem	0-3 1-2
4c trang	0-8
8en	0-3
4ftware company	0-2
4ld what	02 1-3
4m SELF	05
6hon	0-3 1-a
6nua	0a
5e days	05 1-3
7folk	1-3
7of	03 1-3
7people	0-3
6body else	0-2 1-2
bfor	0-2 1-2
crom	04 1b
bhad	0-2
bis	1-3
bwho	0-2
6one who	1-3
6thing is	04 1-2
cwith	1-2
4n SELF	06 1-2
6lai	0-e
6mai	15
5g SELF	03 1-6
7cong	0b 1-2
7hoa	1-2
7sao	0-5
8ong	0j 1-a
7voi	0e 1-3
4rry to	0-2 12
5t of	0-2
7who	0-2
6ed the	02
cm	03 1-3
3parky plumber	0-7
4eak and	04
8to	0-3
7ing up	17
7s for	0-3 1-4
4lit the	0b 1-2
4ring #	0-3 1-2
9SELF	0-4
9and	1-4
9she	0-3 1a
9the	07
3taff get	0-5
8in	08
8room	09 17
5ge #	06 1-2
5inless steel	1-3
5nd up	14
7ing behind	0-3 18
5rt a	02
9nd	15
8to	02
8with	0-2 1-2
7ed at	0i 1-2
ain	1-3
athe	19
5y calm	0-2 1-2
7on	0-5 1-2
6ed with	0-4 12
4eps on	05 15
4ill had	0-2
8on	0-7 18
9pen	18
8to	1-2
9wice	0-3
4ock from	1-3
8of	12
5od at	04
8by	03
8in	1b
8still	0-4 1-3
8the	1-2
bre	0-3
8up	15
5pped for	0-f 1-4
asending	0-2 17
5rm and	1-2
4raight away	02 1-2
5ict but	1-2
6ng and	03
4ubbing lane	1-3
5ck a	0a 1-2
8in	0-2
5dents and	07
6ied mechanical	0-4
3u SELF	0c 1-3
5dung	02
5hon	06
5khoi	0-5 1-2
6ien	17
4a di	03 1-3
6gi	04
6lai	0c 1-3
6may	02
6thi	0-2
8u	02 1-2
4c cua	0-4
6khoe	0-5 1-5
6manh	0-8 1-3
6thi	1-2
4mmer #	0-2 1-2
9and	13
9of	07
9the	0-3
4nday SELF	04 1b
4ppliers by	1-4
6ort staff	0b
9ed the	0-2
4re SELF	1-3
b'd	0-3
7that	0-5
5face material	0-2 1-3
3wap the	05 1-2
4itched the	06 1-4
3ystem in	0-2 1-3
9was	13
aith	1-2
2ta bao	0-2
5cong	04
5hay	0-2
5phai	0-4
4ble of	05
7s in	02
4c cua	0a 1c
6kiem	14
6nen	08
6xa	0-5 1-3
4gged with	1-4
4i SELF	0-3 1-2
6cho	1-2
7ong	08 1-4
6duong	14
6giua	0-2 1a
9ong	1-2
6khoan	1-5
6lieu	0-6 1-5
6may	1-3
6nam	0-2
8n	0-6 1f
6xe	1-9
4ke a	04 1-3
7it	04 1-2
7one	05 1-2
7photos	1-3
7the	02 1-2
6s about	05
4lk about	1-2
7to	0-6 1-5
6ed about	02 1l
9the	02
ao	06 1-6
6s and	08
4m SELF	0-6 1-2
6la	1-2
8n	0-4
7y	0-4
6nam	03
7guoi	0-2
6thang	12
6y	0-6
4n gach	13
6khach	0-2
6nha	02
7oi	12
6phan	02
5g ca	0-8 1-5
7them	1d
8inh	02
4o hai	0-3
6kim	0-2 1-2
6la	0-2
8m	02
4p doan	0-2 1b
6huan	02 1-5
6moi	05 1-2
6o	02
6the	0-n 1-3
8u	12
7ren	1-2
8uoc	03 1-2
5e on	09
4sk was	0-2
4t ca	0-6 1-7
4u hoa	0-2 1-4
5ght me	03 1-8
9the	04
4x SELF	0-3
6and	06 18
4y SELF	0-c 1a
6ca	0-5 12
7ung	17
6do	0-6
6goi	02 1-2
6nen	02
6ra	1-2
7oi	02
3e huyen	0-6
5te	0-2
5xa	0-2
4ach the	13
8you	0-2 1-3
7er and	0-2 12
5m *ed	0-4 17
7SELF	1-4
7and	06 1-2
7from	0-4
7needs	0-3 1-7
7player	0-3
5r it	02
4chnician cert	07
4ll me	0-2 1-4
7them	0-8
7you	0-4
6ing me	0-7 1-2
4mplate and	1-3
4n and	02
6days	02
6hanh	0-3
6minutes	0-8
6of	0-3 16
6past	02 16
6tung	0-a 1-3
6ut	04
6vao	1-2
6years	13
5ders the	0a
4st bench	0-2
7each	02
7on	03 1-2
7the	0-4 1-7
6ed it	1-3
4t #	0-e
3hai do	1-2
5m SELF	1-2
7gia	0-4 1i
7muu	0-3
7tung	14
5n #	0-4 18
8%	0-2 1-c
7cau	0-4
7de	0-2
7la	1-4
7me	07 1-4
7once	0-2 1-2
9e	0-2
7the	07 1-2
8rach	0-2
8u	0-6
7xay	0-2
6g #	0c 1-r
8SELF	0g 1k
8ba	08 1d
8cong	0-3 1-2
8dau	0s 1-9
9i	0-6
9o	06 1h
9u	02 14
8gan	17
8hai	07 1-2
ang	0-4
8khong	08 1b
8la	12
am	0-3
8may	03
9oi	0-7
at	02 1-a
8nao	0-7 1-6
9oi	1-2
8qua	1-2
8roi	03
8sau	0-9 12
8than	0-5 1-6
ai	0-6
au	0-b 17
9re	0-2 17
6h #	1-4
8cong	0-2 1-a
8hai	06
9oa	02 1-3
8lap	0-6 1-3
8mot	03 18
8pho	0-2 1a
8tich	0-4 1-3
9oan	0-5
at	0-3
9ung	0-5
8vien	02 1-2
6k you	0-a 1b
7ed me	0-5 19
5o bom	05
7ra	0-3 13
5p hon	06
7nhat	1c
5t *ed	06
7SELF	0r 1-8
b'd	02 1-4
7a	0k 1-7
8nd	0a 1-3
7evening	04
arything	0-5
7first	0-2
8rom	0-4
7has	16
8e	0b 12
7if	1-2
8n	0-2
8s	0-4 1-2
8t	0-6 19
7job	16
7kind	1-2
7la	0e 1-2
9c	0-4
8ine	0-5
7month	0-4 1e
8y	0-8
7nhanh	0-3
8obody	02 1-4
7one	0a 1-2
8rder	0-3 1-2
7ra	0-6
7same	0-3 1-2
8eason	1-3
8he	0h
8ounds	0-5
7tha	0-2
9e	0b 1-b
ay	0-3
9is	02
8ime	0-7 1-2
7was	0-9 1-8
8e	0b
9'd	0-2 12
9ek	0-4 1a
9re	02 17
8inter	0-2 15
9th	0-2
7you	0-5
6's how	0-8 14
9me	0-2 1-5
9the	0-3 1f
9what	0-7
bere	0b
by	1-2
5u hieu	0-2
5y SELF	0-h 16
7ban	04 1-2
8en	1-2
7ca	0-4 19
9i	1-2
8ho	15
7do	1-5
9i	1-2
8ung	12
7gan	02
8i	0-2 1-2
7hieu	03
7khen	19
9i	0-5
7la	0-3 16
8oc	1-6
7may	03 13
7nhau	0-2
8i	09 1-2
7quy	0-6
7rac	0-4
8o	0-2 18
7truoc	07
7vay	0-5 16
8et	0-2 13
8i	0e 1-4
8ong	05
4e #	1-6
6*ed	0-6 13
6accident	02
9ountability	0-2
ent	05 1-2
7dmits	0-2
8vert	0-2
7gency	0-2 1-2
7pplication	06
9rentices	0-6 1-4
7rchitect	0-3
bve	0-3
8ea	0-a
7utumn	0-4 1-4
7verage	15
6back	0-3 1-7
8kery	12
8nk	0-5
8sics	03
7eds	0k 1b
8ginning	0-6
8ll	0-6 16
9ts	0-2 1-2
8st	0-a 1-6
7gp	03
7ig	09 1-2
9gest	0-4
8n	0-2 13
9s	0-7
7oard	0-c 1d
9t	0-2 15
8iler	1-3
8ok	0-2 1-2
aing	1-2
as	04 1-2
8ss	03 17
8x	0-2
8y	08 18
9s	0-5 1-7
7read	05 1-3
ak	13
7udget	0-4 1-3
8ilding	02 1-3
8s	0-4 18
8ttons	09
6cables	0y
8ll	0-2
8n	1-2
9teen	05 1-3
8r	1-2
9d	03
as	0-6 14
9e	0-4 1-2
ataker	03
7ert	0-4
7fo	0-3 14
7hance	0-3
age	0-3
9rts	0-4
8eckout	13
8ippy	0-2
8ristmas	0-2
8urch	02
7lass	06 1-2
8ient	1-4
7o	0-2 1-2
8ld	0-5 1e
9league	02
bge	1-3
8mpany	0-7 1-a
alaints	02 1-2
8nes	02
9sultant	0-3
9tracts	03
bol	07 1-3
8ok	0b
8re	0-6
9ner	0-2 1-2
9ridor	14
8uncil	0-6 19
at	07 117
ber	0-6
bry	15
by	03 1-3
9rse	0-4
7rates	0-5
8edits	0-5
9w	04 1-3
as	0-7
7ustomer	1-4
es	1-4
6data	0-2
9e	13
as	0-3
8ughter	03
8y	1-6
7eck	0-2
8ntists	13
8partment	0-2
9ot	0-3 1-3
8sign	0-4
cer	02
9k	0-7 18
7iary	0-4 13
8nner	0-4 13
8rector	1-2
8strict	1-4
7o	0-3 1-6
8or	0c 1-9
as	03 17
7rawing	05 1-8
ds	1-5
8iver	05 1-2
cs	02 1-8
7sl	0-d
7uc	0-4
8plicates	0-4 1-2
8ty	0-4
6ear	0-3 14
7nd	0-p 1v
8gineer	02 1-2
9lish	0-3
7vening	0c 1-4
ds	07
7xit	0-3
8port	02 1-3
9ressroute	04
8tra	0-8 1-2
6families	0-4
by	0-4 19
8n	09 1-4
8rms	04 1-3
7eet	0-3 17
8lt	05
8rry	0-7 1-2
7ile	02
8nance	12
8rm	0-3 1-2
9st	0-3 16
7loor	04 1-3
7ollow	0-2 1-2
8od	0-4 16
8reman	0-9 12
9k	0-c
alift	05
9m	09 1-4
9ty	1-2
8undry	0-2 1-2
9r	05 12
7rame	0-2
bwork	0a
8ee	04
8iday	0-5 14
8ont	1-5
8yers	03
7ull	04 1-2
8ture	0-3
6garage	07 1-2
8s	0b
8te	0-3 13
as	05 19
7iay	07 14
8rls	0-2 1-6
7lass	04
8ue	1e
7rass	05 1-2
8inding	03 1-2
8ound	0-e 1-3
ap	0-5 13
6hall	04 1-4
as	08 18
8ndover	13
8rbour	1-2
9dest	1-6
7ead	0-6 14
9t	03
7inge	0e 1-7
8t	1-3
7oliday	02
8spital	1-4
8tel	0-2
8urs	0e 1-4
9se	0-2
7ub	0-2 1-4
6idea	1-2
7mport	05 1-2
cant	1-2
7ndex	12
8spector	1d
9urer	0-2 1-2
8ternet	0-2
8voice	06 1-2
ds	0-a 1-2
6job	0-5 16
9s	06 1-2
7udge	03
6key	05 1-5
9s	0n 1-2
7ids	0-6 1-3
8tchen	0-3 1-3
6la	0-9 1-2
8b	0-2 1-2
9els	0-3
8d	0-6
9s	06
9y	0-3 1-8
8mp	06 1-4
8st	0u 1c
8undry	02 1-4
7ead	0-2
8gal	0-4
8n	0-c
8vel	19
7ibrary	0d
8cence	03 1-2
8ds	05
8ft	1-4
8mit	02 1-3
8ne	0-4 15
8st	0-6 1o
as	02
8ttle	07
7ocal	1-2
8g	1-2
8ng	0a 1-3
8st	0-2
8t	02 12
8udest	18
8w	0-3
6ma	0-3 16
8chine	02
8ker	09 19
8n	15
9agement	1-3
cr	0-9 1-a
ds	0-5 1-2
9h	0-3
9ual	02
8p	06 1-2
8yor	1-6
7eeting	02
8ter	0-2 1b
9hod	0-2
7iddle	0-5 1-2
8ssing	02
9take	02 1-2
7odel	17
8nday	0-b 14
9ey	06
9th	0-4 19
8rning	0-d 15
8st	03 1-4
8ther	0-2 13
9or	02 1-6
7ums	07
6names	0d
7earest	0-6 1-6
8twork	02
8w	0e 16
8xt	1q
7ight	1g
bs	0-2
8ne	03 18
7orth	03
8tes	0-2
7umber	0-5 1-2
cs	1-2
8rse	0-3
bry	1-5
6odd	0-3
7ffice	0-2 1-7
7ld	0-9 1-5
9er	1-3
7ne	0-g
9s	05 1-4
8ly	0-2 15
7rder	07
bing	07 1-2
bs	0-9
7ther	0d 1l
bs	1-b
7ven	0-5 1-3
7wner	03
6pages	0-6
8int	0-d 1-2
8lo	0-2 1-4
8nel	03
8per	0-3
bs	0-4 15
8rents	06
9ts	0c 1-7
8ss	03
8y	0-5
9roll	1-4
9slip	0-2
7eak	0-3
8gs	02
8nsion	04
8ople	0-b
8rson	12
7harmacy	0-2
8one	0b
bs	0-j 1-5
7ictures	0-2 1-2
8pe	09 1-2
as	09 1-3
8zza	1-3
7lace	0-7 14
9n	18
at	0-7
9ster	0-2 15
9tes	0b 1-6
8edges	1-2
7ost	0-4
8ts	1-5
7ressure	0-2 1-6
8ice	0-2 1-5
9mary	0-2
9nter	02
8oblem	1-b
9gramme	12
9ject	0-3 17
7ump	05 1-9
8pils	02
6queue	0-4 1f
8iet	0-3
8otes	0-2
6radio	1-2
blogists	0-2 1-4
8ils	05
away	0-2
9n	09 12
8mp	0-4 1-a
8nsomware	09 1-2
7efresh	0-4 1a
8gion	17
aster	0-5
8st	0-a 14
7ight	0-5 16
8ver	02
7oad	05
8of	02 1-5
9m	06 15
8s	05
8ta	0-6 12
8ute	03 1-5
7pn	02 1-3
9s	0-7 16
7ules	02 12
8n	0a 18
6safety	07
8iling	0-2
8les	18
8me	0-d 1i
8turday	1a
7chool	1-3
8upper	0-3 1-2
7d	05 1-2
7eal	02 1-3
9son	0-3
8cond	0-b 1-6
8edlings	0f
8gmentation	09 1-2
8nco	02 1-2
9ior	0-2 14
8rvers	0a 1-3
8t	03 1-2
7hed	0-4 12
9et	0-2 1-2
9lf	03
8ift	09 1-2
8op	07 1-2
7ide	04 1-4
8gn	0-3
8ster	0-2 1-3
8tes	0-4 1-2
8x	03
7kin	0-b
9pper	0b
7mall	04 1-3
best	06
8ell	0-2 15
7oftware	0-3
8il	04
8rt	0-2
7parky	0-7
8ot	0-2 13
8ring	0-5 12
7taff	1-3
9rt	0-d 1-c
8ep	13
as	04 1-2
8ock	0-3
8rategy	0-3
9eet	1-4
7ummer	12
8nday	0-3 1-5
8pervisor	0-2 1-9
9plier	07 1-2
8rvey	0-5 1-2
cor	05 12
7wms	0-7 1-9
7ystem	0-4 1-2
6table	0-2
8ps	0a 1-3
7ea	02
9m	0-9 1-b
8chnical	0-c
8mperature	0-5 1-4
8n	09 1-7
9der	18
cs	0a
8st	0-8 1-2
7heatre	07
8ing	1-2
9rd	04 1b
aty	0-5 1a
8oi	0-9 1-3
8ree	05 1-6
8ursday	0-2 14
7icket	0-7
cs	1-2
8ll	07 19
8me	1f
atable	16
7oilet	0-6
cs	0-7 1-3
8mato	03
8oling	0-3
as	05
8tals	0-7
8wn	0-4
7raffic	0-2 1-4
9ms	0a 1-2
9ys	02 1-7
8ibunal	0-2 18
7u	0-3
7wo	05
6underpinning	1-4
8ion	0-3 1-3
7te	1-3
6van	08 1-a
9s	02
7endor's	08 1-3
8ry	0-2
8t	13
7isitors	1b
7pn	1-5
6waiting	12
8ll	04
8rd	0-3 1b
as	02
9ehouse	0-5 1-2
8ter	0-f 1-g
8y	0-3 1-2
7ebsite	0-3 1-2
8ek	0-3 16
aly	0-6
8t	1-2
7hole	0-d
7idow	0-3 18
8nd	02 1-2
aow	03
7ord	04
9k	0-7
ashop	08
9ld	0-2 1-2
7rong	02 1-3
6year	0-8 1-8
aly	03 16
as	0-3
7oung	0-2
5ir first	1-2
8own	09 1-3
5m #	0-2 18
7*ed	0-5 13
7again	0-3 1b
8nd	0-6 1-3
8t	02
7before	03
8uoc	05
8y	0e 1-8
7ca	04
9i	0-4 1-3
7day	04
8id	0a
8ong	0-7 1-4
9wn	0-7 1c
8uoc	0-3
7even	0-5
ary	1d
7for	0-2
7hai	05 1-4
7in	06 1-3
7mot	0-2 1-q
7nguoi	1l
7on	0-2 1-2
7running	02
7straight	05 1-5
7the	06
ao	1-3
8o	0-4 1-2
5n *ed	0q 1-d
7SELF	05 1-f
b'd	03
7a	09
8nd	12
8t	0-4
7deleted	1-4
8o	03
7guess	05
7it	0-6 1c
7my	04
7nobody	0-3 18
7offered	07 1-2
8n	1e
7put	0-5 13
7she	0-8 1-3
9ut	03
8it	02
7the	0-7 1-3
ay	15
7we	0-4 1-5
9nt	1-2
8rote	02 1-4
5o SELF	05
7do	08 1-2
9i	0a 1-a
7gio	1-5
7kip	0-8
7ma	08 1-4
9u	02
8ua	0-4 16
7ngay	02 18
7ong	1-6
7quy	0-4 1-4
7san	1-3
7tai	0-3
8hu	0-3
8ung	1-2
7vi	0-2
5re SELF	0d 17
8and	0-3 15
9re	1-3
9s	0-2 1-2
8five	1-3
8is	1-7
8since	1-2
8the	0-2
9wo	08 1-6
8under	1-5
8was	0-5 1-m
9hen	0-3 1b
9ith	0-2
8you	0-4 16
7'd been	0-2 19
8s a	0-k
ano	02
aonly	1-2
asomething	02
5se are	0-2
8days	15
5y *ed	0-4 1-4
7are	03 14
8sk	07
7bring	0-3
8uilt	0-3 1-2
7call	0-2 1-3
9me	0-7
8hanged	0-3 1-4
8ome	19
7didn't	0-2 1-3
8o	0-3 1-2
9n't	1-5
7gave	0-6 12
8et	0-5
7had	07 1n
9ve	0-2 1-4
7knew	1-3
7leave	0-2 17
7moved	0-3 18
7needed	1-2
9ver	08 1-4
7offered	19
8pened	0-4 1-6
7put	0-5 1-6
7really	05
7say	0-4 1-3
7told	0-4
9ok	02 14
8rust	05 1-2
7use	04 1-2
ad	1-3
7went	1-3
9re	0-2
6'd be	02
7ll know	0b
4i SELF	04 1-4
6ai	0-2
7n	1-3
6ban	04
9g	09
8o	0-2 1-6
7e	12
7iet	0-4
7o	0-2 15
7ua	0-2
6cac	0-4 1-4
8n	1-2
7hac	0h 1-a
8ua	0-2
9yen	03
7oi	0-2 15
8ng	0-2 17
7u	0-5
8a	12
8c	0-4 1-3
8ng	0-2 17
8oi	1-2
6dau	0-4 12
7e	0-6
7i	0-2 1-4
7o	06 17
8ng	04
7ung	0-3 1-b
8oc	0-4
6giay	0-2 14
6hai	0-8
7oi	0-2 12
6it	15
6khach	18
8ong	1-g
6lam	0-4
7en	0-7 1g
7uon	0-2
6may	03 15
7o	1b
8i	0-4 1c
6nguoi	0-3
7oi	0-7
6o	03
7ng	16
6phai	0-2 1-d
9n	0-2
8ong	0-5 14
6quen	0-2 15
6se	1-2
6thang	0-4
9y	04 1-a
8eo	1-3
8uong	0-3
7rong	0-2
6viec	03
9t	04
6xong	0-6 18
5ch duoc	0-3 14
8nghi	0-3
5en ban	0-3 1-5
6t bi	04 1-4
8ke	1c
8la	0-2
6u gi	0h
8la	0-8 1-4
8nhi	06
8thi	0-2
5ng SELF	06
c'd	0-3
8a	02 1-3
9nd	03 18
8is	1-2
8was	0-2 1-4
7s SELF	0-2
9and	06 1-2
are	13
9come	1-3
9going	18
9in	0-6 1-6
9up	0-4 1-2
6h thoang	15
6k a	0-2
9nd	1-3
8every	0-3
8it	0-3 1a
a's	0-2 1-2
8outside	0-2
5rd generation	0-3 1-2
8month	04 19
8of	0e 1-2
8week	06 1-3
5s SELF	0e 1-4
7is	0-3 1-3
7one	0-3
7year	05 19
4o ca	04 1-4
7u	0b
6dien	0-b 1-3
7o	0-6 1b
6may	0-3
6o	03
6trang	0-2 1-2
5a uoc	1-2
6i voi	0-2
5i SELF	02 1-2
7a	15
7dai	1-4
8iem	09 1-2
7gian	0-9 1c
9o	1-5
7moi	13
7vu	04
5ng SELF	1-2
8bao	0d 1-4
8nhat	0-2
8so	0-8
8van	0-2 13
5se two	02
8who	1-2
5usand and	1a
4ree SELF	1a
8and	02
8biggest	1-2
8companies	04 1-4
8days	08 12
8hours	0-4 17
8jobs	0-6 1-3
8months	0-7 1-a
8of	0-2 1-3
9perative	1-2
8people	0-2
8the	0-6 12
aings	03 1-6
9imes	1-3
8weeks	0-2 1h
8years	0-i
6sholds and	0a 12
6w away	0-2
8out	0g 1-5
5ive under	0-2
5ough a	0-3 1-2
amy	1-2
athe	05 1-3
6w myself	0-3 1-2
4u #	0-5 1-9
6am	08
6ba	0-2 19
8o	12
6cho	05
6duc	0-2
8oc	0-2 12
6hai	0-5 13
6kho	06 19
9ng	0-6 19
6lai	05 15
6mot	0-4 1-8
6nam	0-7 1-3
7hanh	0-5
6o	08 1-4
6quy	0-6
6roi	04 1-2
6sau	03 14
6thach	0-2
8i	07 1a
8u	09
7ren	03 1-5
7u	0b 1-2
8ng	15
6va	02 1-2
7iec	0-7
9n	0d
6xong	18
6y	02 1c
5an an	06
8tay	0-6
6t vien	0-2 1-2
5c an	09 1-5
7dem	02
8on	15
7te	0-2
7va	1-4
5e hai	1-5
5ng ong	05 1-3
8roi	0-4
5oc ai	0-2
8dang	0-2
6ng ba	0-2
9cac	0-5
9de	1-3
9la	04 1-3
bi	0-c 1-2
auong	0e 1-3
9mien	0-2
aoi	14
9nhau	1-6
9xuyen	04
5rsday and	15
5yet SELF	0c 1-4
3i le	1a
5mi	0-7 1-2
4ch cong	08
5ket and	0-6
8s and	0-6 1-3
4ec cuoi	1-3
5m SELF	02
7banh	02
5n SELF	08 19
7cho	0-4
8ung	06 1-4
7dien	0-4 15
8o	06 1-2
7la	05
7mat	02
8ua	03
7viec	1-2
6g #	18
8SELF	0-3 1-3
8hoa	0-4
8khong	0-2 1-4
8mot	02 15
8thai	07
8ve	02
9iet	0-4
9oi	0-3 1-3
5p khong	0-4 12
7la	0-2
7may	03
7theo	04 14
9u	0-5 1-2
5t kiem	0-2 1a
4ll the	1-5
4m SELF	14
6ai	0-2
6chia	19
8o	03
6duoc	06 1-5
6hieu	03
6nguyen	0-3
6ra	0-2 14
6thay	1b
5e SELF	02
b'd	0-2 1-5
7and	0-4
7for	0-2 1-5
7in	0-3 1g
8t	1d
7that	0-2 14
9e	0-6 14
7with	0-3
6s and	03 1-2
8in	1-b
8the	0-a 13
4n SELF	1-3
6cua	0-4
6hieu	0-2
7oc	1-3
6la	06 19
6nhan	1-2
6rang	0-4
6su	0-2
6tuong	0-2
8yen	06
6vao	0-a
7oi	0-3 1-3
5h SELF	0-6 1-3
7bang	02
7cam	0-3
8ung	0d
7lai	03
8uong	08 1-2
7than	0-9 1-3
9u	0-2 16
8ien	0-2
9nh	0-4
7va	0-3
4red of	03 1-2
3o #	0-f 121
5a	0e 13
6dd	14
6nother	0b 1-a
6sk	13
6zure	0-2 1-4
5be	0-g 1-b
6ring	0-5
5call	08 13
7tch	04
6heck	0-8
6lose	05 16
6ome	0-7 1-6
7rrect	02 15
5date	0-5 13
6elete	13
6o	0a 1-c
5each	1-9
6verybody	0-2
6xplain	1-2
5fill	0-6 1-2
7nd	03 13
7t	02
7ve	1-2
6our	1a
5get	0-6 1-5
6ive	1-2
6o	0b 1-2
6row	0-5
5hamburg	0-2
7ve	04 1b
6ear	05 19
7lp	0-2
7r	06 1-5
6im	07 18
6old	1-3
6r	02 1-3
5it	1-3
5just	0-6 13
5keep	0-2
6now	09
5learn	0-4
7t	1-3
6ine	0-3
7sten	0-6
6ook	0-9 1-2
5make	0-7 1-5
6e	0-d
7et	02
6ove	0-3 1-2
6y	16
5nordwerft	0-2
5one	03 13
6pen	0-2 1-5
5pass	1-2
6lay	03
6rint	12
6urchasing	05
5read	04
6ing	0c 1-4
6un	0-2
5save	0-5
7y	0-2 1-3
6earch	14
7e	0g 15
7nd	1-2
6how	07
6ign	06 14
7t	07
7x	02
6omebody	1-2
6tay	0-7 1-3
7op	1-3
5talk	03 1-2
6each	13
7ll	1-2
6hat	1b
7e	1g
8m	1-2
7ose	1-2
7ree	1-5
6wo	0-3 1-3
5under	18
6s	17
7e	1-6
5wait	0-2
7tch	0e 1-2
6hat	03 1-3
7ere	1-2
6ork	0-2 1-5
5you	0h 1-2
8r	07 1-3
4a nha	0-4 15
5n SELF	1-2
7bo	06
7cho	04
8ong	06 17
8ua	1-4
7hien	1-3
7khoa	0-7
ang	0-3 12
7nguoi	1-3
7phai	0-5 1-2
7tieng	0-3
8ruong	0-3
4day SELF	08 1-4
c'd	0-3 12
8everything	1-6
8so	0a 1-4
4gether everyone	0-2
bwith	1-2
4ld SELF	0-6
7her	07
8im	0g 13
7it	0-2 1a
7me	0-e
8y	0b 14
7on	0-4
7the	0b 1-6
am	14
7us	1-5
5erances surface	0-2 1-3
4mato beds	03
8es in	02
4n qua	0-a 12
6trong	1-2
5g dai	1-3
7hop	0t
4o late	0-4
6many	0-2 1a
7uch	0-4 1-4
6proud	1-2
5k #	0-2 1-6
7a	0-3
7eighteen	0-2 13
7him	09 1-4
7it	15
7me	0-3 1-8
7out	0-3 18
8ver	09 14
7part	0-4
7the	0e
am	02 1-2
9ree	0-4
7us	0-3 16
5ls and	04
4p #	0-4
4t SELF	1-3
6hon	0-2 1-5
6nghiep	0-2
7hat	14
6thi	02 1-2
6va	0-2
7iec	0-2
4uch a	0-c 1e
8the	03
5r and	0-4
4wn hall	0-4
3ra dau	0a 1-3
7e	03
7u	0-2
6lai	0-4 13
7oi	0m 1-9
7uong	0-4 12
6phong	0-6
6so	0-7 1j
6theo	0-2
7ien	06 1-4
7re	0-2
6ve	0-5
5ch nhiem	0-8 1-2
6ing to	03
5i SELF	0k 1-6
7bat	1-2
7hoa	02 1-6
7nghiem	0-2
7ong	0-3 13
6n two	03 1-2
7ed as	0-2
5m SELF	0-5
7bom	0-4 1j
7nine	0-2 1-2
7phu	07
7trang	0-2 1-2
9uong	0-4
7y	0-2
5ng SELF	1-3
8ba	0-6
9om	05 1-4
8hoi	09
8noi	0-8
8thanh	1-2
8web	0-2
6h thu	1-4
5o doi	0-4
5ys became	02 1-6
8to	03 1-4
8we	02 1-6
9ith	1-2
4e SELF	0-9 13
6be	02
6chac	02 1b
6di	0-7
6gio	07 17
6ky	12
6thi	0-3
6voi	09 17
5n #	0-5 1n
7ban	0-2 1-5
8enh	0-3
7dien	04
7he	1-2
7mang	0-3 1e
9y	04 12
8ot	0e 1-2
7tau	0-2
8inh	0-3
5o bang	0-9
7o	0-2
4i SELF	0-6 15
6cua	0-6
6dang	02
6lam	0-4
6nay	0-4 1-2
5ed it	02
6n ban	0-2
8khai	03 1-3
6u #	0-6 14
8SELF	06 15
8mot	0-2 14
5nh SELF	1-3
8cham	04
9ua	0-6
8vien	0-4
8xin	02
4o cua	1-2
6lai	12
5ng #	0-8 13
8SELF	04 15
8ba	06
9on	03 1-3
9uoi	03
8cuoc	04
9v	0-b
8do	0-2 1a
8giao	04
8hai	1-2
9on	0-2
ap	0-3 1-2
8kho	02 1b
9ip	04 1-2
8la	0-5 1-5
9o	04 1-2
8ma	0-2
9uoi	0-2 1b
8nam	1-3
9hom	0b 1-3
8phong	05
8rau	0-3
8suot	1-3
8trot	0-2
9ung	0-3
8voi	1-2
9u	0-3
8xom	0-8
4ua cac	07
8ho	0-4
7nao	0-3 1-6
5c ca	0-7 1-5
7dem	19
7tiep	0b 1-4
5ng bay	07
9inh	0-5
8cap	0-2
8o	0-3 14
8tam	0-8 1-2
9huc	0-6 12
5oc #	0-2 12
8SELF	0-3 14
8bo	1-4
8cho	02 14
aua	06
9uoi	0-c 13
8da	06
ay	0-7 14
9o	0-6 16
9uoc	1-2
8gio	06 1-b
9uong	03 1-3
8hai	1b
an	1-3
9et	0-4 12
9oc	0-2
8khach	13
ai	0-4 1-c
8lam	05
9e	03
8mat	0j
9ot	0-4 12
8nhieu	13
9oi	0-2
8ra	1-2
9oi	06 1-4
8sau	05
8tet	0-3 14
9hi	06
9ien	08
9u	02 1-2
8va	04
8xin	04
6ng SELF	0-m 1-9
9bao	0-4
9ca	1-2
aho	06 12
9doi	0-3
9giao	08
9hai	1-2
aoc	02
bp	1-2
9khoa	0-3 1-6
aip	0-8
9la	0-6
bm	04
9nam	03
bng	0-2
ahom	0b 1-6
9phat	05 1-3
9rat	06 13
9than	08
dh	0-2
5st me	05 1-2
5yen tranh	0-4
4y and	09
6to	0-2
5ing to	0-7
3u #	0-7 1n
6%	0-b 1b
5SELF	09 1-2
5ai	0-5 1-3
5bam	03
7n	05 1-3
7t	03 1-2
7y	04
6en	18
6ua	0-2
5chay	0-5 19
7oi	06 1-8
7uyen	0-4
6ong	07
5dat	15
7u	0-c 17
6ien	09
6o	0-p 1j
7c	03
7ng	0-4 1-2
6ung	0-5 1-2
5giua	0-2 1-3
6oi	12
5hao	0-6 1-3
6o	0-7 1-2
7c	0n 15
7i	0-4 1a
7n	0-3
5khach	07 16
8i	02 1-3
5lam	0-4 1a
6ieu	0-2
6on	1-4
5moi	07 1-2
7t	0-4 1-5
6uoi	0-3 13
5nam	0-3 1-6
6hac	0-4 1-4
7o	0-e
6oi	0-2
5sang	0-3
6oan	0-2
7n	02 12
5tay	1-4
6hang	1-7
8y	0-3
6in	0-3
6ra	06 1-4
7en	1-9
7uoc	0-3 12
6u	1-2
5van	07
6e	02
6iet	06 1-5
4an #	1-d
7SELF	0-3 1-5
7ba	07 1-8
8on	08
7cho	05
7dau	04 1-2
7hai	0d 1a
7moi	0-9 1-3
9t	0e 1-3
7nen	0-2 1-2
7roi	0-7 1-5
7sau	0-b 1f
7theo	0-6
9i	15
7vi	1-5
4c SELF	0-6 1-2
6la	03 1-2
6vi	13
4m lum	0-4
4ng SELF	0f 1-5
7ban	05
8e	0-2 13
8uoc	02
7ca	03 1-2
9i	0-j 17
8uon	03 15
7diem	0-9
8ong	0-2 14
8ua	0-8 1-3
7gio	0-6 1-4
7ke	03
8hach	1-4
9u	06 1-2
7lam	0-8
8oai	0-b 16
8uong	0-5 1j
7may	04 13
8e	1-2
7ngay	04 17
9uoi	0s 1-a
8ha	02 1-2
8oi	1-2
8ut	1-3
7phan	0-5
9ong	16
7quan	0-3
7tai	1-5
8hung	07
8rai	03
ang	06
7van	06 1-5
7xe	0a 1-2
4oi SELF	0-b 1-4
7cay	0-8
8ho	09
7hai	0-7
7nho	0-b 1-2
7o	0-3
7tay	05 1b
8re	0-3
5ng SELF	05
8cho	1-2
4rned out	0-9 1-d
9the	08 1a
9up	1-5
4t ap	1-4
4yen cong	06
8dung	02
aong	13
8sinh	0-4
3welve hours	1-2
9minutes	12
5nty minutes	04 17
4ice a	0-f 1-4
9nd	02 18
9s	14
4o *ed	0-5 1-5
6:	06
6SELF'd	03
6and	0-5 1-4
6boys	02 1-2
6carriers	0-6
7olleagues	1-2
6days	0-3 14
7epots	03 1-2
7rivers	04 1-2
6hours	0-8 1-6
7undred	0-5 1-5
6lads	03
7ots	1-2
6metres	0-4 17
7onths	18
6new	0-2
7ights	1-2
6of	03 1-8
7r	0-2 12
6people	0-2 1-5
7laces	02 1-3
6saturdays	0-6
7ides	1-4
7ummers	05 1a
6tenders	0-3
7o	0-6
6weeks	0-4 12
6years	0-7
3y SELF	0-b 1-6
5bao	1-2
5can	0-3 1-3
6ho	0-5 1f
6u	0-b 1-2
7ng	0-2
5dau	1-3
6oi	16
5me	06
5thanh	1-2
7uong	16
5va	0-2
6i	0-3
4pescript for	02
2u dich	0-2 1a
3buntu #	0a
3nder #	0-9 15
8it	0-7
8pressure	0-4 1-2
8the	04
aree	1-6
7pinning one	1-3
4g dung	1-2
6vien	1-2
4its to	0a 1-3
3ong nuoc	08 1-6
7tra	02
3p SELF	0-3
5a	0e 1-3
6gain	0-2 19
6nd	16
6t	1a
5by	0-2
5fast	0-4 1-2
6rom	0-4 13
8nt	1-3
5in	0d 1-c
5of	02
6n	1-6
5the	0b
6o	0-i 1-8
5who	0-2 1-3
6ith	0-8
4s and	0-2
5et about	1-2
3s a	0-3 1f
6nd	0-7 1-4
5back	15
5for	1-2
5in	0-3 1-3
5on	1-2
5the	0-6 1-3
6o	1-5
6wo	0-4 1-7
4b la	0b
4e it	0-6
6the	04 19
5d a	16
7it	0-2 13
7to	0-h 1-g
5rs and	02
5s it	16
3u tien	1-3
2va SELF	010 1-e
5ban	03
7o	1-3
5cham	0-2
7ua	0-7
8yen	07
6uoi	04 12
5dan	05 1-4
7t	02 1-2
6e	03
6ong	02
6ua	0-3 1-2
7oc	05 1f
5gan	0-2
6hi	04
6io	0-3
6oi	02
5ke	0-3 17
7m	16
6hach	0-4
7ong	0-7 1-2
7u	0-3 14
6iem	06
5luon	0-5
9g	0-9 1-3
5mo	06 12
7i	1-2
7ng	0-3 1-4
5nhan	0-5 1-2
7o	05 1-2
5san	1-2
7u	04 13
6o	05 1-2
5thang	0-2
8y	1-2
7eo	0-9
6ra	1-7
5viet	03 1-3
5xep	02
6in	0-2
4i tro	1-2
6vi	03
4n SELF	0-a
6an	0-2 16
6chay	02 12
8ung	0-4 1-6
6dang	0-2 14
7e	0-5 1-f
7ong	09
6giu	13
7oi	0-b 17
6hanh	13
7oa	0-4
6lam	02 1c
6nghe	03
6phong	02
6su	0-5 1-2
6tay	07
7hu	1-2
6va	1-2
4o SELF	03
6buoi	0-9
6dich	03
6ngay	0-2 16
6phong	04 1-2
6so	06 1-c
6trai	03 1-2
6vi	0-2
4t tu	0-2
6va	0-5
4y :	0-5
6SELF	0-9 1-5
6kiem	0-5 1n
6la	0-4 1-3
6thoi	0-3 1-9
3e #	02
5SELF	0c 1-6
5bang	09
5cho	0-2
7uyen	0-3
6ung	1-3
5khoc	1-4
5la	02
7i	03 1-6
7y	03
5ma	14
5nha	07 12
7om	06
5o	03
5phan	1-4
5que	1-5
5ra	0-3
5sau	0-3 1b
6inh	0-4 1-2
6o	0-2
5tap	04
7y	14
6hi	03 1-2
6rai	0-3 1-5
6u	1-2
5vi	0-3 12
7et	03
6oi	0-a
4ry good	1-4
7well	0-3 1-2
3i SELF	07
5ben	1-2
6on	0b
5dau	0-9 14
6o	02 1-2
5giao	13
5khong	1-2
5may	0-4 15
5nha	0-2
5o	0-3 1-2
5sao	0-3 1-2
7u	0-3 1-9
6o	07
5tri	0-2
7ung	0-3
8ong	0-3
4deos about	06
4ec cua	09 1-2
9ng	13
7do	0-4 14
7gan	0-3
8i	0-2 1-4
7khong	1-2
7la	0-2 1-3
7nao	0d
9y	0-2
8hanh	12
9om	0-2
7o	0-3
7ra	02
8oi	1-3
7thi	1-2
7vao	0-9
8oi	1-7
7xuat	03
5m tai	0-3 1h
5n SELF	1-2
7da	0-6
7gach	05 1-3
7huyen	0k
7moi	0-a
7trong	0d
9uc	0-2 1-2
5t SELF	05
7bang	02 1-2
7cai	0-3
9ption	04
7huong	0-8
7kich	04
7lai	0f 13
9m	06
7mail	03
8ot	08
7nhieu	0e 1-3
8oi	04
7phan	03 1-2
9ieu	13
7ra	02
7so	05
7tay	0-3
8est	02
8ham	03
9u	1-2
7xong	12
4nh long	0-2
4sit each	0-7
7s with	1-2
5ual timetable	1-2
3o SELF	0-4 1d
5cho	04
8i	0-4 1e
6ung	1-7
5day	1-2
5gap	1-2
6o	05 1-2
5hai	05
6op	05 1-2
5khach	0-2 1-7
5lam	0-2 15
6op	18
5mang	0-3 1-2
5phong	05
5so	1-4
5thi	1-2
6u	1-2
4i #	0-2
6SELF	0p 12
6ai	0-2 1-5
6ban	05 1-4
9g	1-2
8o	0-7 13
7en	0-2 1-3
7o	0-4
6ca	14
8c	03
9h	0h 1-2
7ho	02 16
7ong	14
6dan	0-9 1-3
8t	08
6hai	0a
6ke	08 18
8t	0-2
7hach	0-3 1-2
8ong	03 1-2
6lai	0-9 12
7ong	0-4
6may	02 1-4
7e	02
7ot	0-5 1-7
6nam	07
7guoi	02 1-2
7hau	0-4
6phu	0-8
6san	05 1-2
7ep	0-4
7o	0-8 12
6tai	02
8t	0-2 1-4
7he	0-3
7ung	07 1-4
6van	0-3
7u	07 19
8on	02 1-2
4ng dem	05
7kho	04
3u SELF	0c 1d
5chuyen	0-4
5do	13
5hoi	0-2
5livestream	0-2
5mot	16
5nao	13
6oi	02
5va	03
4a doi	1-2
6hoc	0-3 1-2
6lam	0-3
6noi	0-2
6roi	09 1-a
4i lam	1c
6ve	0-g 1-3
4ng tau	0-6 1-3
4on SELF	04
7rau	05
7sau	0-3 1-3
7uom	0j 1-2
6g SELF	0-3
5t SELF	1g
7qua	0-2
2wait and	05
7for	0h
7to	0-6
6ed and	02 1-6
6ing in	0-a
aon	15
4lk past	0-2
7the	08
6ed the	02 18
4nt it	0-3 13
7that	0-3
9e	0-8 1c
9is	0-2
8o	0-2 1-a
6ed it	0-5 1-2
9the	0-7
ao	0-6 1-3
4rd and	03
5ehouse stood	1-2
4s #	0-4 19
6*ed	0-2 19
6a	0-e 1-z
7ll	0b
8so	17
8ways	0-9 1-6
7n	1-7
7sked	0-b 1-2
7t	0-b
7way	0-2
6back	1-a
7laming	1-2
7orn	02
7roken	0-5 14
6chaos	0-2 1-3
7lean	0-3 1-3
7opied	02 1-3
7ut	05
6doing	1f
6finished	15
7or	0-3
8unded	0-2
7rom	0-2 1-6
6going	0-6 1-2
8ne	0-9 14
8od	04
6happy	12
6in	0-g 1b
6left	1-4
7ooking	13
8st	1-8
6march	15
7e	0n 13
7ine	06
7oving	04 1-5
7y	0m 15
6never	1-2
7ine	1-7
7o	0-3 1-2
8t	1-f
6off	0-2 17
7n	14
8e	0-7 1h
8ly	1-2
7ut	0-3 1-3
6part	1a
6really	1a
8sponsible	04 1-2
6still	0-2 1-4
6the	04 1-2
9re	0e 1-8
8ree	0-2
7old	0-9 1-3
8o	0-3
7wo	02 17
6under	0-2
7sed	14
6very	0-2 1-6
6with	0-5
7rong	03
5h the	0a
5n't built	0-5
9that	0-3
4tch and	04
7ing me	0-2 13
5er coming	1-2
8for	0-3
8is	0-g 1-d
7ed the	05 1-2
dm	1-2
4y and	1-6
3e *ed	0-e 1d
5agreed	04 1a
6ll	12
6re	1-5
5can	02
5did	0-7 14
8n't	12
6o	03 1-8
6rove	1-3
6ug	0-2 1-8
5get	1-2
6ot	0-4 18
5had	0j 14
7rvested	14
7ve	1-4
5kept	0-3 1-7
5lost	0c 19
5marked	02 1-6
6oved	08 1-2
5only	0-4
6pened	02
5paid	16
5should	1-2
5threw	0-5 12
6ook	1a
5use	09 14
8d	1-2
5waited	02 1-6
6ent	02 1b
7re	0-9 1-6
6orked	0-2 1-3
7uld	0-2
4'd go	06 1-3
4atherboard in	1-3
4b applications	02
4ek SELF	06 1-6
b'd	04 1-2
7and	02 12
7before	1-2
7for	0-6
7on	04 1-4
9e	03 1-2
7six	1a
7the	0-2
9ree	06 18
8ill	0-4
8o	17
8wo	03 1-7
6end and	0-3 1-3
6s SELF	07
c'd	1-3
8and	0-6 1b
8before	09 1-3
8of	1-8
8they	15
4igh the	05 14
bm	0-a 1-3
4lded the	02 1-2
5l *ed	0-3 1-2
7SELF	03 13
7and	02 16
7organised	0-4 1-2
7that	0-7 12
9e	0-a
4nt and	05 1-5
7back	09
7down	0-5 1e
7from	0-b 1k
7home	0-c
7in	12
9to	0-3 13
7on	02 1-d
8ut	03 16
8ver	02
7red	1b
8ound	04 1-2
7there	09 1-4
9rough	04
8o	06 1-e
7up	1-2
7well	02 15
4re #	0c 1-7
7a	0-2
8lways	1-4
8sleep	0-3
7being	04 1-2
7dry	0a
7going	04 1-8
7in	0-6 1a
7not	0-2 12
7off	12
8n	1g
9ly	0-4 13
7slow	0-2
8old	1e
8tanding	1-5
9uck	0-3
7the	1-7
9ree	1-3
8wo	15
3hat *ed	07 1-3
7SELF	0n 1-9
b'd	0-8 1-5
7a	06
7brings	0-2
7comes	03
9uld	0-2
7goes	0-3
7he	05
7is	02
8t	03
7others	0-7
7slows	0-7
7the	19
ay	0d 1-5
8o	03
7was	0-5 1-4
8e	0-2 1-5
8ould	0-2 1-2
7you	0-3 12
6ever it	0-3 1-3
byou	1-2
4en SELF	07 13
7a	06 1-2
7he	0-2 15
7it's	05 1-2
7our	04
7people	1-2
7she	0-b 1-2
7the	0-9 1b
are	04
ay	0-3 1-3
7we	05 12
7you	0-2 12
6ever SELF	0-8
5re SELF	1-5
8do	0-3
8he	09 1-2
8it	0g 1-2
8people	1-2
8the	0-5 16
bre's	0-5 1-2
8you	03
7's the	0-2 14
5ther the	0-3 1d
4ich SELF	1c
8is	0c 13
8nobody	0-2 15
8of	03
9ne	1-3
8they	13
8was	14
5le SELF	0a
4o *ed	0a 16
6can	03 15
6did	0-2
7oes	0-2
6had	1c
8s	06
6is	02 1-4
6keeps	03 1-4
6never	0-2 15
5'd *ed	0-f
6s done	02
5ever does	02
akeeps	03 1-2
5le site	0-2
4y SELF	0-5
6this	0-2 1-2
3ill be	0-2 1-3
7do	07 1-2
7there's	0-5 1-2
4ncc basic	0-3
5ter #	0-3 12
9call	0-7
9of	1-3
9the	0-8 1-6
cre	0-2
9was	12
ae	17
4th #	0-3 16
7a	0-5 1-d
8ll	0-7 1-4
8n	06 1-b
9sible	1-3
7both	0-3
7chalk	09 1-2
9ildren	08
7each	1-3
8verybody	0-5 1-2
cthing	0-3
7finance	02
9ve	0-a 1c
7her	12
8im	1-7
8r	0-2
7it	0-c 18
7kids	1-3
9lnware	0-2
7labels	02
7me	02
8y	05 1-5
7no	0-4 1i
9thing	0-2
7old	09
8ne	0d 1-5
8pen	15
8ur	0-2 1-2
7purchasing	0-e
7react	02
al	03
7somebody	05 1b
bone	06 1-3
7tape	02
8he	0r 1-2
air	0-6
am	1d
9ree	0-6
8wo	0-3 13
7us	0-d 13
7what	05 1-4
9oever	05 1-2
7your	05 1-6
6in #	0-3 18
9a	0-2 1c
6out a	0-7 1r
athe	0-6 1-4
3on the	0-3
4rd excel	0-3
7for	03
5k at	04 14
7is	0-2
7somewhere	1-2
7with	1f
6ed at	0-2
9in	0-b
9there	0-3 1-3
9well	03
aith	0-7 1-3
6s at	19
8in	0c
4uld SELF	0-2 1-2
8ask	05 1-6
8be	0-a 15
8change	1-3
aeck	02 1-5
9ome	0-5
aunt	0a 1-2
8do	0-b 17
9rive	02 1-3
8go	04 1-3
8have	1-9
8learn	0-g 1-2
9ike	0b
9ook	05 16
8make	07
9eet	03 1-2
8not	06 14
8read	1-2
aport	1-2
8say	0-b
9it	0d 1-5
8take	03
alk	0-8
8visit	0-7
8walk	04 1-2
ant	07 1c
9eigh	0-8 1-3
9rite	0-5
7n't call	0-4
change	0-3
3rite a	1-2
8down	0b 1-2
8it	06 1-6
8the	05 1-3
6ten a	0-3
athe	0-c
4ong file	0o
5te a	07 1-4
8down	0b 1-9
8it	1-3
8that	0-b
ae	0u 1-n
9o	05 1t
2xa nha	0-5
5thi	04
4c nhan	03 16
4i excel	03
6nhung	16
4nh va	0-9 1-3
4y dung	03
3e SELF	07 13
5cua	0c
5day	0-a 16
6en	0-4
6ien	0-2 1-7
5ghi	0-7 1-3
5khong	0-3
5mo	0-d 1b
7i	06 18
5nang	0-2
7o	02 1-5
5o	0a
5roi	05
5tai	06 1-2
6ruoc	0-d
5va	0-2 1-3
4m SELF	03 16
6ban	0p 1-3
8o	0-2 15
6lai	0-9 1-b
6tung	0-b
4p lai	1-2
7ich	08 1-3
6thay	0-7
8eo	03
3in SELF	0f
6chia	03 1-2
6doc	02
8i	02 1b
7ung	03
6hoc	0a
6lam	0-2 1-2
7oi	0g
6may	0-6 1-2
7e	02
6nghe	02
9i	0-b 16
7han	05
6sep	03
7o	08 1-3
6tai	03
7hay	04
8em	0-4
6vo	02
3oay lai	04 1-2
4m SELF	0-5
4ng SELF	0h 1-4
7cao	02
8hua	0-7 1-2
7moi	0-4 1-2
7roi	0-2 13
7som	0j
7thi	0-a 1b
8rong	12
9uoc	0-3
7xin	03 12
3ua nay	0-4
5n roi	0-6
5t SELF	0-2 1-2
7coi	02
7di	0-4
7giao	05
7hoa	03
7thay	0-4
4ng quanh	13
4oi thi	04
5ng #	0h 1r
9%	0-6
8SELF	0-d 1c
8coi	0-7
8hai	0-3 13
9oi	03
8may	0-3
9oi	1-7
8nghi	09 1-2
aoi	1-2
9uoc	1-2
8thi	0-5
2y SELF	0a 1e
4doi	0-3 12
4het	02 1-2
4kien	14
4la	0-3
5enh	0-b
4te	0-9
5hem	1-3
5uong	0c 1-5
4vay	0-5 13
5oi	0-3
3ear #	0-8 1-2
7SELF	06 1-3
7a	15
8nd	02 1-c
7before	19
7it	12
7of	04 1-2
7the	1-3
7we	0-2
8ith	1-4
6's sheets	04
6s SELF	0-3 1-2
8ago	1-3
9nd	0-g 1-5
9s	0l
9t	0-3
8in	06
8of	02 1-2
8round	0-3
8the	1-2
bn	0-3
4n tam	0-2
4u SELF	0-4
6cau	12
6thi	02
3ou *ed	0-5 13
6are	16
7sk	0-3
6can	1-6
9't	0-2
7ould	0-4 1-8
6for	03 1-2
6get	0-4 1-3
6have	0-5 1-3
6just	0-3
6know	0-2
6learn	0-5 1-2
6make	0-3
6never	0-2 1-2
6put	0-6 1-2
6said	0-2 16
8y	0c
7ee	0-2
6want	1-4
7ere	04
7ork	1-3
5'll not	03
6ve a	0-5
9got	0-5 1-4
9just	1-2
5ng fella	0-2 1-5
5r advert	0-2
7company	0-7 1-4
7dsl	1-3
7head	06 1-4
7team	0-6
2zalo va	0-3
0b	0-14 1-1g
0f=#	0-5 19
3 #	07 12
4SELF	0-2
4gio	0-2 17
2SELF	01h 1-p
6 #	0-a 1k
7SELF	0-b 13
7added	03
8lso	0k 1-2
9ways	0-h 1-4
8m	0-r 1-4
8p	0-4 13
8sked	0f 1-4
8y	0-g 1p
7ban	0a
9o	0e 1-3
9t	0-3
8e	1c
9lieve	0-b 1-3
8iet	0-7 15
8o	0c
9m	08 1-6
8ua	06 1-4
9ilt	0e 1-5
7cai	08
9ll	04
bed	08 1-5
9m	02 1-4
ae	0-2 1-2
9n	1-5
8ham	0-3
ay	1-3
9e	0a 1-5
9ia	04 17
au	1-4
9o	03 1-2
9ua	0-c 17
ap	06
8leaned	1-3
8oi	0-d 19
9me	0-8
9ng	0-4
9unted	04 14
8ung	0z 1-e
9oi	0c 17
7da	0r 1-3
9n	03 15
ag	0f 1-3
9t	03 1-5
9u	0-h 18
8e	04 1-3
9cided	02
9m	02
8i	15
9d	0k 15
an't	0-3
8o	0-2 1-c
9c	03 1m
9i	0-5 1-3
9n	18
a't	0-f 1-4
ag	02
8rew	0f 1-2
8ung	05 1-7
9oc	0-h 1-9
7filled	08 14
7gan	17
9p	06
9t	04 1i
8hi	0b 1-b
8iat	0-2
9o	0-a 1g
9u	0-2
9ve	0-3
8o	0-3 1-2
9i	0e 1-2
9m	09 1-3
9t	0-4 1-2
7had	0-z 1-6
9ve	0-m 1-8
bn't	0-7 1-2
9y	0-a
8en	04
8oc	0-h 1-5
9i	06 13
9n	04 1-4
7in	02
8t	0-3
7just	0-2
7kept	0e 1x
9u	06 1-3
8hach	0-4 1b
9ong	1-c
8ia	05 1-2
9en	0-3
8now	0-f 13
7la	0-j 1-3
9i	0-7
ad	09 1-2
9m	0-a
9n	0-d 1-6
9p	05 1-4
9u	0m 1-4
8earned	0-k 1-2
9d	04 14
9o	02
9t	06
8ike	0-3
8o	0-n 1-3
9oked	1-3
9ve	0-9 1-2
8uc	0-2
9on	0-h 1-d
7made	09 1-2
9y	0-3 1-2
8easured	04 1-2
8ixed	1-3
8o	1-2
9i	06 13
9ng	0-a 14
9t	0-8 1-a
9ved	03
8uon	0-l 1-5
7nao	02 13
8ever	0-7 1-5
8ghe	0-7
ai	0-b 1-8
9uoi	0-4
8han	03
8oi	0k 1-2
9p	0-3
7o	0-5
8iled	05
8ng	07 1-4
7phai	0l 19
9ong	02
9u	0-d 1-3
8ick	0-4 1-2
bed	08
8refer	0-3
8ulled	0-3 18
9mped	02 1-2
9t	0c 1-2
7quan	0-3 1-2
ay	0f 1-5
7ra	02
9n	0d 1-4
ag	0j
9t	0-3 1-5
8ead	0-a
9ckon	07 1-3
8ollback	07
8u	0b 1-5
9t	0-h
7said	08 1-2
9t	06 1-5
9w	0-2 14
9y	0c
8e	0a 1f
9e	0-6
9t	02
8hould	0-2
awed	06 13
8inh	0-2
8oan	04 1-2
9ng	0-6
9rted	03 1-2
8pent	0-3
9lit	05
8tarted	0-8
ayed	0-6 1-3
9ill	1-3
9ood	02 16
apped	02
9udied	0-a
8ua	04 13
7tai	0-6
9ught	03
8en	0-b
8hao	07
ay	13
9en	06
9i	0-m 1-d
ach	15
ank	0-a
9rive	0-2
9u	08 1-4
aong	03 1-5
8in	0-e 12
ah	0-2
8old	07
9ok	1-4
8ra	09 1-2
ai	0j
bned	0-9 1-4
9uc	0-5
aoc	0-3 1-2
bng	04 1-4
9y	0-8
8u	0u 17
9ng	0-k 1-4
9rned	05 1b
7use	0-a 1c
7ve	0g 1-7
8iet	08 16
8oi	0-2
7waited	0e 1-4
9nt	0-9 1-2
9s	0-v 1-8
9tched	02
aered	03
8ent	0h 1-7
8ill	05 1-2
8ork	0-5
bed	0-c
9uld	1q
cn't	0-7
8rote	0-4 1c
7xin	1d
8ua	0-4
9ong	03 1-2
7yeu	0-9
6'd	0-2 1e
8 also	06 1-2
ask	07 1-4
9be	0-6 1-2
9do	0d 1-3
9get	03 1-2
aive	0-4
ao	03
9have	0-c 1-4
9keep	04 1-3
anow	0-6 1f
9like	14
9put	02 1-2
9read	02
aing	07 1b
9say	0-5
aettle	0-4
atart	08
9take	06
ahrow	0-3 1-2
9want	0-3 12
7ll	03 15
7m	0-m 1-k
8 #	0-3
9a	0-6 1-3
9not	0-4
9very	0-2
7ve	06 1-k
9 always	0-4
abeen	0f 1-7
agot	0-6 1-3
2a	03 12
3fter	0h 1t
7 half	05
8it	03 1-6
8that	0k 1a
ae	1-2
ais	0-3 19
3i	0w 1-h
4 cung	0-2
3ll	0-b 1u
5 good	0-2 1-5
4so	0d 1-e
6 in	04
3n	0-4
4d	0l 15
5 SELF	04
a'd	08 1-2
6it	1b
6now	12
6you	0-2
3p	0-2
4 luc	0-2 12
3s	0-9 1f
4 a	0-4 1g
4k	0-3
5 the	0-3
5ed	0p 1-6
7 an	09
3t	0-e 1-f
4 larkfield	0b 1-7
5my	0-2 1-2
5our	0-3
5the	0-4
2ba	0-5 18
4 SELF	0-5 1-4
5nam	13
5thang	0-5 14
4i	0-3 1-7
4n	0-d 1j
5 SELF	0-2
6be	0-3 1-3
6dau	0-3 19
5g	0-4 1-3
6 dai	0-3
5h	0-2 16
4o	16
4t	0-3
4y	0-a 1f
5 gio	0-d 1h
3e	0-4 1d
4cause	1-3
4es	0-5
6 SELF	0-3
4fore	04 1-f
4n	0-a 1-c
5 SELF	0-9 1-b
5h	0-2
4p	0-3 13
3ien	0-9
3oi	0-2 1-3
5 canh	0-2 1-3
4n	0-3 18
5 SELF	0-2 13
4th	0-4 1i
3ua	02
5 sau	02
4oc	04
6 nao	04
5i	0-2 1d
4t	1-2
3y	0-k 116
4 easter	0-4 1a
5june	0-2 19
5next	0-5 13
5the	18
2ca	0-7 1-2
4 dem	16
6oi	12
5nhom	13
4c	0-6
5 SELF	0-3
4i	06 1-4
5 SELF	0-8 1-3
6do	15
6nao	08 1-3
8y	0a 12
4lled	07 1-4
4y	08 1-3
3ert	0-2 1-4
6 iv	0-2 1-4
3ha	0-8 1-2
5c	0-d 1-5
6 do	0-c
4ieu	0-8 16
4o	07 1-j
5 SELF	0-c
6cu	09 1-9
6nao	0b 1-7
7en	0-4
4ua	0-5
6 lam	0-2
5ng	0-8 1f
7 SELF	0-6 16
8hai	15
5yen	0-4
3losest	0-2
3oi	04 1-3
4mmunication	0-2 1-6
f is	0-2
4ng	0-k 1-2
6 nhan	16
7ty	0-h 1-a
7viec	0-2
4st	17
3u	15
4ng	1-7
4oi	0j 1r
6 #	09 1-3
7cung	0-9 1n
7nam	1-2
7quy	08
7thang	08 1i
8uan	1-3
4stomers	0-6 1-6
b loved	1-5
2da	0a
4 SELF	0-2 1-2
5hoi	07
5phan	09
5thang	0b
7i	16
4n	0-6 17
5g	0-5 1-2
6 lam	0-5 1-2
4u	06 1-3
5 nam	09 1-2
4y	0-5 1-3
5 la	0-2 1-4
3eadlines	1-2
4m	0-2 1a
5 do	02 1a
4n	0-k 1s
5 tuan	0-b 1a
3i	0d 1-2
4d	0l 1-6
5 it	0a 1-3
6the	05 1-2
4eu	0-3 14
4fferently	1-2
d ?	1-2
3o	07
4 la	0-2 1-3
4an	1-5
6 ket	1-2
4i	13
5 SELF	1-2
4t	1-4
3ung	13
4ring	04 1-2
2each	0a 1-3
6 morning	03
7time	1-2
3mpathy	1-3
3very	0-b
7body	0-3
7one	0-3
7thing	0-6 1-4
c SELF	0-5
2feedback	1-7
3irst	0k 1-4
7 SELF	06 1-3
c'd	03
8of	06
8thing	06
8weeks	03
3or	08 1-3
5 the	1-2
4ur	0-2 1f
3rom	04
6 that	08 1-2
9en	0-2 1g
2gan	0-a 1-6
5 #	0-4 15
6nhat	0-f 1-8
3hi	06
3iam	02 1b
6 doc	03 1-4
5o	0-4 13
4o	0-h 1m
5 SELF	0-2 14
6ban	1-f
6thi	16
7im	19
4ve	0-4 14
6 me	0-4 14
3ood	0-4 1-b
4t	0v 1-6
2had	0-3 1-2
4i	0-7 12
5 SELF	0-d
6cai	02
6nam	0-7 17
7guoi	0-3
6thang	0c
4lf	0-5 1-2
6 of	0-5 1-2
4m	0-3 1-4
4n	0a
5g	1a
3e	0-w 1p
4 came	1-9
5roi	0-3
5said	0-2 1-8
7ys	0-5
5told	0-3 1-c
5was	0-2 1b
6ent	0-2 1d
4'd	02 1-4
5s	0-5 1-5
4ad	0-2
6 office	0-2
4t	0-5 1g
5 cai	0-2 1a
6thang	0-4 12
3i	0-4
4en	0-5 1-2
6 SELF	0-3
3mi	0-3
3o	0-g 1a
4 so	0-f 1b
4c	02 1-6
4i	0-o 1-7
5 #	1-2
6do	0-6 1-5
6lam	02
6moi	06 14
6o	0-9
6thang	0-5 1-3
7ruoc	05
4m	03 15
5 do	0-2
6sau	15
4nest	0-2
2id	0e 1-6
4 do	05 1-3
3f	0-r 1g
4 SELF	0-h 1-8
5by	0-3 18
5my	0-3 15
5somebody	1-4
9thing	1-2
5the	0-3 1a
5you	1-5
3n	0-3
4 #	02 1b
5a	0b 1-5
5may	13
6y	0-8 1-4
5our	0-6 1-2
5parallel	04
5spring	0-3 1a
6ummer	0-2 1-2
5the	0-2 1d
3t	0-g 1-9
4 got	0-3 1g
5is	0-2 1-2
7n't	0-2 1-4
5taught	03 1-8
6ook	0-4 1-3
6urned	0-3 1-4
5was	0a 1-f
6ent	0-2 1-3
6ould	1-2
4's	0-m 1-f
6 a	0-3 1-9
8ll	1-5
8n	1-6
7in	1a
7not	1-4
7true	0-2
2ke	0-8
4 toan	0-5
4eping	0-2
9 the	0-2
4t	0-4 1l
5 qua	0-4 1l
3hach	0-3 1j
7 quen	0-2 1-2
4i	04 1a
5 SELF	0d 16
4o	0-c
5a	0-4 1-4
6 SELF	0-4
6ng	02 17
8 #	09 1-4
5ng	0b 1-a
7 SELF	1-2
8ai	03 1-2
3ids	0-7 14
4nh	0-3
4p	0-2
3nees	1-2
4owledge	1-2
b is	1-2
3y	0-3 1-2
4 su	0-2 1-2
2lam	03 1-z
5 lai	0-2 1-p
6nghe	1-7
4n	0b 1c
5 dau	0e 1g
6gan	12
6sau	1-5
5h	1-2
6 dao	1-2
4st	0-s 1-6
6 autumn	0-7 1-2
7spring	02 1-4
8ummer	0-3 14
7winter	0-7 1-7
7year	19
3eader	0-2 1-3
5rn	0p
7 the	0p
7ing	1-2
7t	04 1-2
8 the	04 1-2
3ich	0-3
4nux	0-3
3ooking	0-3 1-6
9 back	0-2 1-6
4p	0-2 1-2
5 SELF	0-2
3uc	07 1-2
5 SELF	1-2
6dau	0-2
7o	09 14
2ma	0-6 17
4 SELF	0-4 17
4de	07 1-2
6 a	07 1-2
4n	08
5y	0-3 1-5
4t	0b 16
4u	0-4 12
4y	0-v 1a
5 SELF	0-a 1y
6ban	0-6 1-a
7om	0-9 1-3
6la	0-7 15
6moi	0-3 1-6
6ong	0-4 1-5
3e	0-9 19
4 and	1-3
3oi	0-m 1-a
5 SELF	0b 1-2
6ca	0-6 1-5
6nguoi	1-3
7oi	0-3
6tuan	0-l 14
4nday	1-3
8 #	1-3
5g	0-2 1-2
5th	0u 1-6
7 one	0d
8three	07 1-5
9wo	0a
4st	0-7 14
6 of	0-6 15
4t	0-5 1-3
5 ban	06
6nam	0-3 15
4ved	09 1-5
7 the	09 1-5
3ua	0-d 1-2
5 dong	0-2 1-2
6thu	0-5 1-2
6xuan	0-6
4c	04 1-8
5 tieu	04 1-8
4oi	1-2
5n	0-2 1-3
3y	0-r 1-8
4 boss	0-8 1-8
6rother	0-3 1-2
5colleague	0-4
5dad	0-2
5manager	0-7 18
6um	0-4
5own	0-5 16
5part	08 1-2
5supervisor	0-3
5task	0-2
5wife	0-4
2nam	06 1c
5 #	0-5
6do	0-2 14
6ngoai	0c 1-4
6roi	0-2 19
4y	14
3earest	0-3
9 is	0-2
4u	0-k 1-k
5 SELF	12
6duoc	1-3
6lam	0-i 1-e
4ver	0-5
4w	0-5 1-2
4xt	0-7
6 time	0-8 1-c
3ganh	1-6
5y	1-4
4he	0-5 1-3
6 noi	0-3
4uoi	0-9 1-9
7 ta	0-5 1-4
3ha	0-c 1-s
5 SELF	0-b 1-e
6may	1-6
5n	0-6 1-2
6 vien	0-6 1-2
4iem	0-3 1-7
7 vu	0-3 1-7
6u	0-5 1-b
7 ban	1-2
8khi	1-4
5n	0-4 1-2
4o	0d 1v
5 vay	0i 1x
5m	0-a 14
6 SELF	0-2
4ung	02 1-7
7 ma	1-4
3o	0-k 13
4 one	0-3 1-2
4body	0-b
8 had	0-4 1-b
9is	1-2
9left	17
8's	0-3 1-5
4i	0-2 1-6
5 chung	0-3 1-4
6ve	0-3
4t	0-7
5hing	1c
5iced	0-4 1-2
4w	0-h 1q
5 SELF	0-8 1-8
6it	0-2 15
6the	1b
3ua	0-4 1-5
4oc	0-i 13
6 thi	0-i 13
2o	0-g 1-e
3 cong	0-4
4do	1-2
4hoa	0-6 1-2
4sao	05 15
4thu	0-2
3ld	0-5 18
3n	0-c 17
4 a	12
5monday	0-5
5the	0-8 14
4ce	0-8 1-2
6 SELF	0-8 1-2
4e	0-e 1e
4g	0-i 14
5 SELF	0-6
6giam	06 1-5
6thi	0-6
3thers	0-3 1-2
3ur	0-9 12
5 team	16
2parking	03
4ssed	0-3 1b
8 first	18
4yroll	0-7
9 has	0-7
3eople	0-3 18
3han	010 1-e
6 SELF	06 1-3
7cua	0b
7mem	0-4 1-9
4ong	0-9
7 SELF	0-4 1-5
4u	0-4
5 huynh	0-4
3ublic	0-2
8 speaking	0-2
4lled	07 1-2
4mps	0-5 1-4
7 are	0-5 1-4
4t	0u 1-4
2qua	0-7 17
5 thang	0-5 16
7uan	02 1-2
5lity	1-4
5n	0-7 1-3
6 trong	1-3
5y	0c
4y	07 15
2ra	09 18
4 truong	0a
4n	03 1-6
5g	03 1-2
6 them	04 1-2
3ead	0n
4spect	0-2
3iet	0-5 13
4ght	0-5
7 so	0-5
3oi	018 1-f
5 SELF	0k 1-8
4me	0-5
6 wasn't	0-5
3ua	08 16
2samples	0-3
4ng	0-g 1-6
6 do	1-6
7ra	0-5
7tao	0-2
8hu	0-7 17
4p	0a
4u	0v 17
5 #	0-3
6SELF	0f 18
6day	09 1-2
7o	0r 1-n
6khi	0-2 16
6mot	0-9 18
6nay	0-9 1a
6qua	03
6vu	13
3chool	0b
3econd	07 1-3
8 week	06
4nt	0m
6 the	0m
4p	0-7 1-4
5 SELF	0-3 1-3
3he	0-a 1j
5 came	1-2
6looked	0-5
6said	03 1-4
6wanted	1-3
8s	16
3ince	0-c 19
7 then	0-4 19
4t	04
3o	0i 1-i
4 :	06
5SELF	0a 1-7
5it	0-3
5the	0-9
7is	0-3
5voi	0-4 1l
5we	0-4 1-2
4me	0-3 1-8
6 days	04 1-3
7of	0-3
4ng	05 1-8
6 song	06 1-4
3tarted	0k 1-3
9 in	08 1-2
5yed	0c 1-2
4opped	0c 1-3
3u	0-4 17
4c	1-3
5 khoe	1-3
2team	1-4
6work	0-3 1-4
3hang	0t 1-i
7 #	0h 1-7
8ba	0d
8dau	1-9
8hai	07 1-2
ang	0-3
8sau	0-3 13
6h	1-3
5t	0-i 1g
6 ra	0-3
7was	0-3 16
6's	0-7
8 me	0-2 1-2
9why	1-2
5y	0-3 1-9
4e	0-2c 1t
5 agency	1-2
6big	09 1-2
7oss	0-3
6day	0-2 1-2
6first	0-6
7rame	12
6girls	1-2
6head	17
6idea	0-2 1-2
7mportant	1-2
7nspector	0-4 17
6lift	1-2
6manager	1-9
7odel	17
8ther	16
6nearest	0-6 1-6
8w	0-2
8xt	0-2 1b
6office	1-5
7thers	0-3 1-2
7wner	0-5 15
6problem	1-b
6sales	13
7ystem	1-2
6team	0-3 1-5
7hird	1-7
6ward	19
7idow	0-3 18
5n	01p 1-1a
6 SELF	0k 1-d
b'd	03
7a	0b
7my	02
7offered	07 1-2
7the	1-a
5o	0-9 1-a
6 SELF	0-6 1-8
5re	03 1-d
7 SELF	09 17
8is	0-2
8was	0-4 1-b
9ere	03 1-7
7's	0-8 1-3
9 a	0-7
ano	1-2
5y	0-i 18
6 moved	0-3 18
7put	0-2 1-8
7told	0-4
9ok	02 14
7went	1-2
9re	0-3
4i	0g 12
5 SELF	0c 16
6di	1-2
5rd	07 1-3
4oi	1-2
6 dai	1-4
7gian	12
4ree	0-3 14
4u	0i
5oc	1-2
3iem	0-2
5n	0-2 14
6g	0-2
4nh	0-4 13
6 SELF	0-2
3oday	1-a
7 SELF	03 1-4
c'd	0-2 12
8everything	1-6
4ld	0q 1-2
6 the	04
4m	0-3 17
4ng	0-4 13
4ok	0l 1-d
6 him	0a 1-2
7me	0-5 1-6
7the	04
3ram	0-2
5ng	1-3
4en	1-2
4oi	0-3
5ng	0-4 1-6
4ua	08
5ng	0-5
7 thuc	0-3
5oc	16
7 SELF	0a
8day	0-3
9o	0-2
8gio	02 1-5
8khach	12
8mot	13
6ng	0-8 1-b
8 SELF	0-4 1-6
3u	0c 1h
4 bua	0-2
5do	0-2 17
5hoi	0-5 1i
5nam	07 1-4
5thang	03 1-5
4an	0y 1-3
6 #	1-c
7ba	0c 1-3
7dau	12
8o	0-2
7hai	0j 1b
7sau	02
4rned	0-3 1-7
8 out	0-3 1-7
3wo	06 15
5 hundred	0-3
2ups	0-2
2vai	0-4 1-2
5 tro	0-4 1-2
4n	0-7 1-g
5 de	0-2 1-d
6su	0-5 1-2
4y	02 1-2
5 la	02 1-2
3e	0b 14
4 sau	0-2 18
4eam	02
3i	0-3
4ec	0-3 1-3
6 cua	0-2 1-2
7gan	0-3
8i	1-2
3o	0-6 1-4
4 SELF	0-6 1-3
4i	0-3 1-3
5 SELF	0-6 1-2
3u	0-6 1-4
2waste	15
3e	0-m
4 agreed	07
6ll	13
5did	0-4 14
5get	1-2
6ot	14
5had	0-3 1-5
5were	0-2 1-6
4'd	0-5 1d
5ve	08 19
4ek	08 1-6
6s	05
4ll	0-4
6 SELF	02
4nt	0g 1-3
6 on	09
3hat	0-4 1-g
6 SELF	1-4
b'd	0-6 1-5
7comes	03
7is	0-4
7would	0-2 1-2
6's	0-3
4en	0-7 1b
6 SELF	0-2 1-2
7a	06
7the	0-4 14
6ever	0-8
a SELF	0-8
5re	0-3 1-4
7 there's	1-2
4y	0-3
3ith	1-4
6 the	0-3
3ould	0g 1-3
7 ask	07
3rite	0c
7 down	0b
4ote	0o 1-3
7 the	0e
2xe	0-a
3in	0a 1-3
3ong	0l 1-e
6 SELF	0l 1-c
3uong	0-8 15
2yes	05 1-4
3ou	0-i 1-a
5 ask	0-2
6can't	0-3
6make	0-3
5'd	0-3 1-3
6re	0-3 1-2
6ve	0-6 1-6
8 a	0-3
9got	0-2 1-2
9just	1-2
5r	0-g 1-6
6 company	0-7 1-3
1ig	0b 11f
3first	02 1-f
3last	04 1k
3mid	0n 1t
3only	0c 13
3prelast	0-k 1m
3second	0-b 1-7
0g=ahead	0w 1-13
2person	0-s 1-e
2story	0-17
0l=en	0-n 1-18
2vi	0-h 1-9
1g=enahead	0a 1-q
5person	0-b 1-8
5story	0-l 1-9
3viahead	0m 1-d
5person	0-h 1-6
5story	0-m 1a
0n=l	0-f 1-b
2m	0-h 1-8
2s	0-i 1-5
2xl	0b 1-t
1oself	0-15 1-5
0p=first	0-19 1-30
7enahead	0a 14
9person	0-6 1f
9story	0-n 1-1i
7viahead	06 1-e
9person	0i 1-8
9story	0-1e 1-1f
2last	0-j 11p
6enahead	0i 1v
8person	0-8 1-w
8story	0-7 11c
6viahead	07 1-2
8person	0-8 1-v
8story	0-l 11a
2mid	05 12
5enahead	0-b 1-f
7person	06 1a
7story	04 1-4
5viahead	03
7person	0-v 1g
7story	0y 1-5
2only	0-2 17
6enahead	0-2 1-6
8person	0-a
8story	0i 1-8
6viahead	03 18
8person	0-9
8story	0-2 1d
2prelast	06 11i
9enahead	0e 1-w
bperson	0-j 13
bstory	0-9 111
9viahead	0o 1-f
bperson	0-e 1h
bstory	0b 119
2second	0f 1-1w
8enahead	0-k 1-8
aperson	0q 1-3
astory	0-4 1-s
8viahead	0-k 1b
aperson	0r
astory	06 1-13
1ast1	0-4 1b
42	0z 1c
0s2=#	0-6 1d
4%	02 1e
3:	0-8 19
3SELF	04 1-e
7'm	0-9 15
8ve	0-3 1c
3a	015 1-c
4bout	07 1-2
4fter	03 1-4
4i	0-5 1a
4ll	0a 16
5ong	09 1-2
5ways	0-a 1-4
4m	02 1-2
4n	0-e 1h
5d	03 1-2
5ything	0-6
4o	02 1-3
4p	1-2
4s	0-4
5k	1-7
6ed	0-a 1-2
4t	0c 1-3
3ba	0e
5ck	0b
5i	08 1-2
5m	07 1-3
5n	0c 1-c
6g	02 1-6
6h	0-4 1-2
5o	0-2 1-7
5t	07 1-7
5y	0-3
4e	0a 1-f
5en	0-e 1-2
6s	0e 1u
5fore	02 1-2
5ing	0-6
5n	04 18
5p	16
4i	0-2 1-4
5en	06 1-4
6t	0-f 1-6
6u	1-2
5nh	03 1-7
4o	0-d 12
5m	02
5n	0-2
5rn	0-2
4reak	03
4uoi	06
5p	1-2
4y	09 16
3ca	07 1f
5c	03 1-3
5i	0-d 1-7
5ll	0-7
6m	0-3
5m	0-9 14
5n	0p 1-8
6h	05 1-7
5o	05 12
5p	02 1-2
5stings	0-2
5u	1-5
5y	0-2
4ham	0-5 1-2
6nge	0-3 1-3
6y	08 15
5e	0-4 1-2
6ck	0f 1-9
6p	05 1a
5ia	1-5
6nh	1-3
6u	0-c 14
5o	08 1-a
6i	05 17
6n	0-6 15
5ua	0-6 1-6
7n	03
6c	1-3
6i	1-3
6ng	0-7 1-8
6ong	07
6p	13
6yen	0-6 1-a
4oc	02
5i	0j 1-e
5m	0-9
5ng	0c
5unt	0a 1-2
4u	0-a 1c
5a	1b
5ng	0-7 15
5oi	02 13
6n	04 1-2
7g	0-5
5u	0g
3da	0-9 1-2
5i	03 1-2
5m	0-7 1d
5n	1-7
6h	0-2 13
5t	0-7 12
5u	0-2 18
5y	0-h 1-2
4e	0o 1-2
5m	0e 1k
5n	0b 1-8
4i	0r 1-e
5en	07 1-3
5fferent	0-b
cly	0-3 1-2
5nh	0d 1-6
4o	0-c 112
5an	0-3 1-8
7h	13
5c	08 1-7
5i	0-7 17
6ng	02 14
5n	0-d 1-7
6e	0-c
6g	04 1-2
5wn	1-3
4rawings	0-4
5ive	08 16
4u	04 1-3
5a	0-b 1-4
5ng	0-8 1-8
5oc	0-c 1-3
6ng	0-b
3each	0l 1-4
4very	0-3 1-4
8one	0-7
4xcel	0-5
3fast	0-5
4eedback	0-2
4ile	06
6l	0-9
5rst	03 1-7
5ve	0-3 12
4or	0-d 1-6
5ur	0l 1-2
4rom	0-f 1-4
3gan	0-a 1-2
5p	0-2 1-6
4et	0-6
6ting	13
4he	0-b
6p	0-3
5i	0-2 1-3
4i	0a 1-2
5a	0-6 15
6i	0-5 17
6m	0-g 1-4
6n	04
6o	0-g 1-3
6y	0-5 14
5o	0-2 1-4
6i	02 15
5u	1-2
6ong	03
6p	0-2
5ve	0a
4o	03
5c	1-3
5m	0a
5od	02 1-2
5p	0-6 1-4
5t	1-8
4row	0-2
4ui	0-5
3had	05 1-2
5i	0-7
5m	0-2
5n	0-2 1-5
6g	04 1-6
6h	0-2
5o	0-5
5rd	0-2
5u	02
5ve	0-6 1-3
5y	0a 1-4
4e	15
5n	0f 1-5
5r	02 1-9
5t	08 1-j
4ien	1-2
6u	1-3
5m	0l 1-6
5nh	02
5s	0-4 1a
4o	04 16
5a	0-9 1-2
6ch	0-2
6i	0-8 1-2
6n	0-3 1-2
5c	06 1-4
5i	0-i 1-6
5ld	0-4
5m	0-5 13
5n	02
6g	0-2
5p	02 19
5w	0-2 1-6
4uong	0-3
3if	09 1-3
4m	04
4n	0-h
4s	0-3 1b
4t	0-8 1d
5's	0-6 16
3kcn	0-2
4e	0b
5ep	0-3 1-2
5m	0-4 1-2
5o	1-2
5t	03 1-a
5u	0-3 1-6
4ha	0-3 1-2
6c	0-5
7h	0-7 1-5
6i	07 1-2
6u	03 1-2
5en	0-2 19
5i	0-6
5o	0-3 17
6a	0-6 12
7ng	16
6c	0-b 12
6i	0-8 14
6ng	0-b 14
4iem	0f 1-7
6n	0-2 14
6u	0-8 1-3
5nh	09
4now	0-5
4y	0c
3la	0-r 1p
5c	03
5i	01j 1-5
5m	0-5 1-9
5n	0-7 18
6g	0-5 1-3
5p	0a 1-4
5u	1-4
5y	1-3
4e	0-5 1-2
5arn	0-j 1-3
5n	0q 1-6
5t	07
4ich	0o
5en	02
6u	0-2
5ke	08 1-2
5sten	04
4o	0-3 19
5ai	03
5i	0-b 1j
5n	09
6g	0-3 1-2
5ok	0d 14
7ing	0-2 13
5p	0-d 1-8
4uc	0-2 1-2
5oi	0-2 1-2
6n	1-5
7g	0d 1-4
4y	1e
3ma	0-9 15
5i	0-5
6l	02 1-2
5ke	05
5n	0a
6g	1-5
6h	0-3 1-8
6y	0-2
5rried	0-3
5t	0g 1-5
5u	0-3 1-5
5y	0d 12
4e	1-3
5chanical	0-4
5et	03 1-2
5m	02
5t	0-2 1-2
4ine	03
4o	0-b
5i	08 1-7
5ng	1-5
5re	04 1-4
5t	0e 1c
6ivated	0-2
4ua	0-5 1-4
5oi	0-4 14
6n	0-7 1-5
4y	0f 1-8
5self	03 1-5
3nam	0-2 1-4
5n	0-2 16
6g	0-4 1-3
5o	0-4
5u	0-4 15
5y	0-6 1-4
4early	0-5 1-3
5n	0-5
5u	06
5ver	0-3 1-2
5xt	0c
4gai	0-3 1-3
6n	0-6 12
6y	0-i
5he	03 1-3
6i	0j 1h
7em	0-4
5oai	0-4
6i	0j 14
5ung	0-e 13
6oi	0-h 1c
4ha	02
6m	0-4 1-4
6n	08 1-7
7h	0-4
6t	0-3 1b
6u	04
5iem	1-4
7t	05 1-3
7u	07 1-4
6n	12
5o	1-5
6m	0-5 1-2
5u	0-4 1a
6a	1-2
4i	0b 1-2
5em	0-7 1-3
5ne	0-4 15
4o	08
5i	15
5t	0-h
5w	0-3 1-2
4ua	0-6 16
5ng	05 1-3
5oc	0-4 1b
6i	0-6 1-2
5t	0-2
3o	0c 14
4f	0-5 1-2
4n	07 1-2
5e	0k 1-2
5g	0-9 1-5
5ly	03
4pen	06 1-8
4ur	0-6 12
5t	09 1-4
4ver	06 14
3parents	1-2
6t	0-7
4eople	02 1-3
4hai	0-7 1-5
6n	1-6
6t	02 1-2
5i	0-4
6eu	03
6m	15
5o	0-4 14
6ng	0-h 1f
5u	0-3 1-6
6c	04
6t	0-6 1c
4ick	0-3
4olicy	1-2
4ut	02 1j
3qua	09 15
6n	0-4 1-3
7g	0-3
6y	0-4
5en	0r 1b
6t	03
5y	0-c 15
6en	08
7t	1-4
3ra	0c
5ng	0-7 1-3
6h	0d 1-3
5t	0-2
5u	02 1-3
4ead	04 1-7
5sponsible	03 1-2
4ieng	0-2 1-3
4o	08
5i	0-f 1j
5und	0-2 1-3
4ua	0-6 1-2
5n	05 1-3
3sac	07 1-5
6h	0-4 1-2
5i	0d 18
5n	1-2
6g	0-2 1-5
5o	0-6 1-4
5p	09 1-2
5t	0b
5u	04 1-9
5y	0-5 1-7
4chool	0-6
4e	1-4
5e	0-3 1-2
6n	0-4 1-2
4he	04
5out	0-7
6wed	02
4inh	1-2
5t	04 1-3
5x	08 1-2
4o	06 1d
5at	0-6
5mething	04 1-5
5n	08
6g	05
5t	0-3
4tay	0-3
4u	1-2
5c	0-2
5ot	1d
5re	0-3
3ta	02
5ch	05
5g	08 1-2
5i	0-c 1-6
5ke	1-2
5lk	0-7
5m	0-9 1-3
5n	0-2
5o	06 1-5
5p	06 1-8
5u	0-2
5y	05
4ell	02
5n	04
4ham	1a
6n	1-2
7g	03 1-6
7h	1-4
6o	08
6t	0-i 1-9
6y	0-c 1-5
5e	010 1-4
6ir	05
6m	01e 18
6o	0-c 19
6re	0l 1-5
8's	0-2
5i	0-7 1-b
6ch	12
6et	06
7u	0-4 1-2
6ngs	0-6 1-2
6s	0-3
5o	0-8 1-6
6i	0-2 1-2
6ng	04 1-5
5ree	02
6ough	06
5u	0a
6c	0a 1-3
6ng	0b
6ong	0-6 1-2
4i	03 16
5ch	07
5em	0-2
6n	14
7g	0-9 1-2
6p	0-7 16
5m	04 1-3
5n	0-b 1-2
6h	0-2
4o	0-a 1-d
5an	0-2 15
5ld	0-7 1-2
5p	0-3 12
5t	0-3 1-4
5uched	1-2
4ra	0y 1-8
6ch	0-8 1-7
7ing	03
6i	03 1-5
6ng	1-2
7h	0-3
6o	0-3 1-2
5e	05 17
6n	03 1n
5i	04
6nh	0-5 1-2
5o	0-8 16
6i	0-5 15
6ng	0-d 1e
5ua	06
6c	0-3 1a
6ng	0-3 13
6oc	0l 1-f
7ng	0-d 1d
5y	0-2
4u	0-i 1e
5ng	0m 1-e
5oi	04 1-8
6ng	05 1b
5yen	0-3
4wo	07 1-7
4y	0-3 1-8
3under	0-2
4ong	03 17
4p	03 14
4sed	02 1-2
4t	04
3va	0-9 12
5i	0-5
5n	0-6
5o	0-2 1-3
5y	04 1-3
4e	04
5ry	0-8
4i	0-b 16
5deo	04 12
5ec	0-2 1-3
6t	0-6 1-5
5sit	0-7
4o	0b 1-8
5i	08 1-c
5ng	05
4u	0-3
5i	0-2 1-2
5on	16
6t	0-7
3wait	0-6
5lk	05
5nt	07 1a
5s	1-3
4e	0-4
5b	02
5igh	0-8 1-3
5ll	0-3
5nt	0-2
4hat	0-a
7ever	06
5en	15
5o	0-2 1-2
4ith	1-4
4ord	0-3
6ked	0-5 1-3
7ing	04
4rite	0-5
7ten	0-4
5ong	0-6
6te	04 1-3
3xai	06
4e	0e 13
5m	0-b
5p	02 12
4in	0w 1-8
4ong	0-6 1n
4uat	0h
5ong	09 1-2
3y	0-5 17
4ou	0-2
6r	1-2
1elf	1-1c
0t=+	00 10
2-	00 10
2^	0-14 1-1g
0w=!	0-g 1-3
2#	09 19
3%	0-f 11e
2*ed	0v 1n
2:	03 1-6
2;	0x
2?	0-a 1-7
2SELF	05 1-l
6'd	0m 1-c
7ll	0-8
7m	0-1h 1-h
7ve	0-e 1-b
2a	1-m
3ba	1-3
4out	0-d 1-6
5ve	0-4
4solutely	1-2
3ccepted	13
5ident	02
5ount	02
9ability	0-2
ant	06 1-2
9s	07 1-4
5uracy	0-4
4hieves	0-2
4ross	0-6 1-4
4tually	1-4
3d	06
4d	14
5ed	02
5ress	1-2
4mits	0-2
4ults	0-2 1-6
4vert	0-4 1-2
3fore	02 12
4ter	03 114
7noon	0-7
bs	02 19
7wards	02 1a
3gain	0-a 1x
7st	03 12
4ency	0-2 1-7
6t	02
4o	16
4ree	19
7d	17
3head	0-7
3i	0-6 1-j
4d	0-5
4r	0-6 18
3larms	0f 12
4ive	1-2
4l	0b 19
5owed	14
4most	1-2
4one	0t 1h
6g	0k 1-4
7side	08
4ready	0-3 1-4
4so	0l 1-e
4to	0-2 1-4
4ways	0-16 1-11
3m	0-4
4endments	0-3
4ong	0d
5unt	13
3n	0-9 12
4alyst	0-5
4d	0-7
4gry	1-3
4imal	0-2 16
8s	0-3
4nex	0-2
5oyed	0a
4other	06 1-g
4sible	1-3
5wer	07 14
8s	1-2
4y	04 1c
5body	0-7
5more	1-4
5one	0-6 1-2
5thing	0-c 1-b
5way	0-6 1-4
6here	0-3
3o	0j 1c
4ife	0-2
3p	0-6 1-9
4ache	02 1-3
5rt	05 1-6
4p	0-4 1-8
5lication	07
ds	02
5raisals	07
6entice	06 1-3
cs	0-7 1-8
4ril	0-4
4tomat	0-7
3rchitect	0-6
7ve	0-4 1-5
4e	0-i 13
5a	0-a
4gued	07
4my	0f
4ound	0-4 16
4ranged	0q
5ived	0-3 15
4t	1-3
4vo	15
3s	0-4 1-8
4ide	04
4k	0i 1-n
5ed	0m 1-4
5s	15
4leep	0-3
4sistant	0-3
3t	0r 1-b
4e	15
4lantic	0-4 1-2
4mosphere	1-3
4titude	0-5 1-2
3u	0-a
4dit	0-b 1c
7or	0-3
4gust	03 1a
4thority	0-3
5istic	06 1-2
5omate	0-2 1-2
ad	1-6
5umn	0-8 1-4
3vailable	0-2
4erage	0-2 15
3ward	0-d 1-2
5y	04 1-6
3y	0-a 1x
3zure	0-6 1-a
2b	0-e 1-a
3a	0c 17
4by	1-4
4ck	114
6end	0-3
6ground	0-4
6log	0-3 1-3
6up	0l
6wards	02
4d	0e 1a
5ges	0-4
5ly	1-4
4g	04 1-2
5s	0-2
4i	02
4ke	0d
6r	08
7y	0c 13
4lance	0-2
5lot	0-4 1a
4m	07 1b
4n	0h
5g	0p 1-a
5h	0-3 1f
5k	0-6 1-3
4o	07 1e
4r	14
4sic	0-3
7ally	0-3
7s	03
4t	04
5ch	0-2 12
4y	04 1s
3e	0-12
4ar	02
4c	04 1-2
5ame	0-5 15
6use	1-o
5ome	0-5 1-5
4d	0-6 1e
5s	0g 18
4en	0-3 13
5s	07 1q
4fore	0-4 16
8hand	06 19
4gan	08 18
5in	09
7ning	0-6
4hind	1-2
4ing	0-5 12
4lieve	0-f 1-6
5l	0-b 15
5ts	1-2
4n	0-g 1-9
5ch	02 1-3
5h	0-4 1-2
4p	0-7 1a
4side	03
5t	0-4 1-a
4tter	0-h 1h
5ween	0h 1-4
3gp	02
3i	0e 1f
4a	02
4ch	03 12
4ds	0-4
4en	0a 1-f
5t	0-e 19
5u	1-4
4g	08 1-a
5ger	03
7st	14
4ke	0-6
4ll	12
6ing	12
6s	04
4n	0-3 14
5h	0e 1a
5s	0-2
4rd	0-4 13
5mingham	0-3 1-3
5ths	0c
4t	05 1-g
3lame	0-2 1-2
6ing	1-2
4eeped	0-3 17
5nd	0-2 1-7
4ind	1-2
4ood	1-2
4ue	0-8 1-5
3me	03
3o	0-3 1s
4ard	04
5t	0-2 1f
6s	18
4c	0b 1-3
4i	0-4
5ler	0-3 1-7
4lts	0g
4m	1-9
4n	05 1-2
5g	15
4ok	0e 1-5
6ed	0f
6ing	1-2
6let	1-6
6s	03
5ts	0-3
4p	0-9 1-2
4rn	0-2 1-2
5rowed	05 1-3
4ss	0-7 17
4t	04 17
5h	0x 1h
4ught	09 1j
4x	0-2 1c
5es	0-2 1-4
4y	06 1h
5s	0-4 1-7
3ranch	0-4 1-g
8es	1-4
6d	0-4
4ead	05 1-3
6k	06 17
7fast	02 12
7s	0-3
6thing	1-5
5w	06
4idges	04
5ef	05 1-6
5lliant	1-2
5ng	0-3 1-5
7s	0-4 1-2
4oke	04 1-5
7n	0-3 14
5ther	1-2
9's	02
5ught	04 1l
4unswick	0-5 1-7
3u	1-4
4a	09 1-9
4c	0c
4ddy	0-4 1-2
5get	0-7 1-4
4ffet	1-2
4g	0-3
4ild	05
7ing	13
6t	0o 1-2
4mps	0-5 12
4nch	1-2
5g	0-5 1-2
5nings	0-2 14
4oc	0s 1-5
5i	1a
5n	0-a 1-2
6g	0-5
4p	1-5
4rned	0-2
6t	0-6 14
5st	07 18
4s	0-6 1b
5iest	13
6ness	0-3 1a
5y	1-3
4t	0-l
5tons	0a
4y	1-3
5er	0-4
7s	0-2 1-2
3y	0j 118
2c	05 1-2
3a	0-2 15
4bin	0-3 1-3
5le	0f 1b
7s	0y
4c	07 1-f
5h	02 1-e
6e	02
4i	0i 1-c
4kes	0-5
4lendar	04 1-2
5l	0-2 17
6ed	03 1-7
6s	09 1b
5m	0-6 1-2
6ed	06
4m	0-5 1h
5e	0-d 1b
6ra	0f 14
4n	0-4 1-u
5't	1-5
5celled	02 1-2
5g	0-b 1-b
5h	0n 1-b
5teen	05 1-3
4o	0-g 1-3
4p	0-7 1-6
5tain	0-2 15
6ion	04
4r	0-3 1-4
5d	0j 15
6iff	0-5
6s	0-7
5e	0-9 1-4
6d	0-f
6ful	0-7 1-2
6taker	03
5penters	02
7t	02
5ried	0-6 1-4
8r	0-3 18
9s	0-6
5s	02 1-3
4ses	0-3 13
5hier	0-4 1-2
5tings	0-8
4t	0g 1-g
5alogue	0-2 16
5ch	04
4u	0-3
5se	0-d 1-7
4y	0-5 1-4
3cna	0-2 1-2
3ell	0e
4nt	0-7 17
6re	0-5 1-6
8s	08 1-4
4rt	0-4 1-2
6ificate	0-8 1-6
3fo	0-3 14
3ha	0-b 1-5
5c	02 13
5i	02 1-a
6n	0-4
6r	09 1-2
5lk	0a 1-2
6lenge	0-5 1-2
5m	0-b 1-l
5n	0j 1-d
6ce	0-6 1-2
6g	0-9 1-5
7e	0-9
8d	0c 1-j
8s	0-7 12
7ing	0-5 1-2
6nel	0-4
5o	02 1-2
6s	0-2 1-3
5p	02
6el	06
5rge	12
6ity	0-5
6t	06
7s	0-2
5sed	0-2
5t	1-2
5y	0-9 13
4e	0-2 1-i
5ck	0b 1w
7ed	08 1-2
7ing	03 14
7list	0a 1-3
7out	12
7s	1-3
5ese	0-7
5f	0-3 1-3
5n	0-7 1k
5o	04 1-7
5p	0s 14
5st	08 1-5
5t	03 1a
4ia	0g 1-d
5ec	0-5 1-2
6n	0-9
6u	0r 13
5ld	0-7 12
7ren	1-2
5m	02
5n	04 1c
6a	07
6h	0c
5p	0-2
6py	0-2
5u	0-5 1x
4o	013 1-t
5i	1p
6r	03
5n	0c 14
6g	1-9
5ose	0-6
5p	0-3 1-3
5t	09
4ristmas	0-2 1f
4ua	0-m
6n	04 1-9
5c	0-6
5i	09 1-9
5m	0-b
5ng	0-d 1-a
5oc	1c
6ng	0g 1-5
5p	0i 13
5t	0-3 1-2
5yen	0a 1-b
3inema	1-6
3lass	0-3 13
7room	0-3
5use	0-3 14
4ean	0-4
7ed	1-5
8r	04 16
7ing	02
6r	1-2
5rk	0-e 1-2
4ick	04
5ent	02
8s	08 1-5
5mbed	03
5nic	0-3
8s	04 13
5p	1-2
6board	0-2 1-6
4ock	0-2 1-3
7ings	0-5
5se	06 14
7d	06
7st	0-b
6ing	0-4 15
5ud	0-3
4ub	1-5
5ster	07 1-3
3nc	0-2
3o	1-2
4burg	02 17
4c	0c 1-2
4de	0-7 1-7
4ffee	1-5
4i	013 1-4
4ld	0-8 1d
5league	0-3 1-f
bs	0-4 1-9
7ction	0-2
7ge	1-8
5ours	03 1-2
4m	0-9 15
5e	0-6 1r
6s	0-9
5fortable	0-2
5ing	0c 1-e
5mitment	0-6
6on	02
6unication	0-2 1-7
9ty	1-2
5panies	03 1-4
8y	0-7 1-j
7re	02 1-3
6lained	0-5 15
ats	0-4 1d
6uter	0-3 1d
as	0-2
4ncerns	0-3
5es	02
5ference	1b
6ident	1-2
7rmations	0-f
5g	0-k 1-h
5nectors	0-2
5sultant	0-3
5tainer	0-3 1a
6ent	0-2
6ract	0-5 1-2
as	09 1-3
7ibute	0-5
7ol	08
9ling	1-3
4ok	09
4pied	02 1-2
7s	0-2 1-6
5y	0-5 12
4re	0-5
5ner	0-2 1-b
5rect	06 15
9ed	09 1-a
6idor	0-3 13
4st	0-2 1-4
6s	07 1-4
4t	06 1-e
4uld	03 1c
7n't	0-b 12
5ncil	0-4 17
6t	04 1t
7ed	0f 1-2
8r	0-c
7ing	02 1-3
7ry	0-5 14
7s	0-2
7y	03 1-3
5ple	0e 1-5
5rier	0-4
6se	0h 1-8
5sin	1-2
4ver	1-6
7ed	0-6 1-2
7s	1-2
5id	0-4 1-5
3poms	0-3
3rack	0-2
7ed	1-2
5ne	0-4
5tes	0-5
4eative	0-3
9ity	1-3
5ditor	13
8s	0-9 18
5w	05 13
6s	0-7
4ied	0-a 1-3
4on	03
5ss	1-3
7ed	18
4y	0-7 14
3skh	03
3t	1-3
4y	0c
3u	0-c 1b
4a	0e 1a
4c	0-c 15
4m	1-2
4ng	0-8 1-b
4oc	02 1c
5i	0j 1t
5n	0g 16
6g	0-9 1-4
4p	15
5board	02
4rious	0-2
4stomer	03
as	0-3 1-9
8s	05 1-2
4t	0c 1-4
4u	0-5 16
3v	0-b 1-2
2d	02
3a	05 1-h
4c	02
4d	0-7 14
4i	1-d
5ly	0-3
5ry	04
4m	1d
4n	0c 1d
5g	0p 1-m
5h	0o 12
4o	0-e 1-7
4p	04 14
4red	13
5k	0-2
4shboard	09
4t	19
5a	0c 1-5
6base	07 15
5e	19
6s	0-2 1-2
4u	0h 1-b
5ghter	03
4y	04 1-5
5s	0-3 1-6
3c	0a 13
3e	0q 1-13
4ad	0-8 1a
6line	0-5 12
as	0-2 1-2
5f	04 1-2
5ler	0-3
4bt	02 15
4c	0-2
5ember	03 15
5ided	1-7
8s	1-5
5k	0-2
6s	07 1-3
5larations	0-2 14
4fenders	0-3 13
4gree	04
4lete	13
8d	1-4
5iver	05
9ies	0-9
9y	02 16
4m	0u 1g
4n	0m 1m
5tal	0-3
6ists	13
4o	0-5 1-4
4p	1-2
5artment	0-6 1-4
5loy	09
5ot	0-3 13
7s	05 14
4rby	0-2
4scribe	0-2
5ign	0-6 1-3
8er	05 1-5
5k	0-a 1b
4tails	1-2
4u	0-q 1-8
4v	0-4
5ices	09 1-2
3i	0t 1-h
4a	0-5 15
5lysis	16
4ch	0-c 1b
4d	0w
5n't	05 1-c
4em	0g 14
5n	0c 1-4
5u	0-6 12
4fferent	0-h 13
bly	0-8 1-4
6icult	1-3
4nh	04 1-k
5ner	0-3 13
4rector	15
4sabled	17
5trict	1-4
6urbed	12
4u	0-9 1h
3o	1e
4an	0-f
6h	03 1g
4c	03 1-i
5klands	05
5s	04
4es	0-d 1-b
6n't	14
4g	1-3
4i	05 1-3
5ng	0-9 1b
4n	0-e 1-5
5't	0-m 1b
5e	0-h 12
5g	09 1-g
5t	0-2
4or	09 1-6
6s	1-b
4t	03 1-8
4uble	1-2
4wn	0i 1g
6s	0-3 1-4
3raft	05
5ins	13
5w	0a 1-4
6er	0-7 1d
6ing	08 1-e
9s	0-4 1-6
4eam	0-2
5w	0o
4ive	12
7r	0m 1-l
8s	0f 1-5
6ing	0-2
4op	02 1-2
6ped	0h 1-3
5ve	0g 1-8
4y	0o 1e
3sl	0-c 1-3
3u	07 1a
4a	0a 1-4
4c	0b 1-4
4e	1-2
4g	0-2 1-8
4ng	06 13
5marra	0-a
4oc	0-u 11i
5i	1f
5ng	1i
4plicates	0-4 1-2
4ring	02 1-5
4t	0a 1-b
5y	0-3
4yen	0-3 1-7
6t	0j 1-3
3ynamic	0-2
2e	02
3ach	01c 1-y
4r	0-5 16
5lier	0-9 13
6y	06 1j
5s	0-4
4ster	0-6 1i
5y	0-3 1-7
4t	0-3 1b
3conomics	0-5
3dge	0c 17
4ucation	0-2
3gg	0d
3hcps	06 1-3
3ight	0-7 14
7een	0-2 13
4ther	02 1-3
3leven	0-a 14
4se	0-6 1-9
3m	07 18
4ail	0-2 13
7s	0-8
4ergency	16
4pathy	1-4
5loyed	0-6 1-3
9r	0-4 1-3
5tied	0-2
6y	09
3nd	0-l 1r
5ed	1f
5s	0-3 1-4
4gineer	1-5
aing	0-4
as	04 1-5
5lish	1-5
4ough	0-4 1-3
4ter	05
7ed	0-6
4velope	0-3 1-5
3p	1-i
3quipment	0-2
3rror	0d
7s	0-2 13
3state	07
3uro	1-3
3ven	0-5 1-5
6ing	0n 1-5
9s	0h 17
6t	0-4 18
5r	0-9 1-2
6y	06 1-e
7body	0-m 1-4
7one	0-n 1-7
7thing	0-e 1-g
3xactly	0-2
5mple	0-5 1-5
4cel	14
6pt	0-3
5hange	03
4it	0-3
4perience	0-7 1-2
5iry	0-2 1-6
5lain	1-2
9ed	04
5ort	08 1-4
5ressroute	04 1-2
4tensions	0-3 1-3
5ra	0-7 1-2
3ye	0-2 1-3
5s	07 1-7
2face	07 1-5
6s	04
5tory	02
4iled	0-6 12
6over	02 1-2
5r	0-7 1-2
4lling	0-2 1b
6s	14
4milies	0h 1-3
7y	1-3
4n	0f 1-7
4r	03
5m	0-3
6s	0g 1-4
4st	0-9 1-3
4t	0-4 12
5her	0b
4ult	05 15
3eathers	02
4b	0-3 1-3
5ruary	0-3 13
4ed	06
6back	0-b 1-d
6ing	04 1-4
5l	0-4
5t	0-5 16
4ll	0-i 1o
6a	07 1-5
5t	03 1-9
4rry	0-j 1-2
4stival	0-2
4w	0-2 1-6
5er	0-3 1e
3ield	04
4fteen	0-4
6h	0-7
6y	0-2 19
4gures	03 1-2
4le	015 1m
6s	06 1-3
5l	0-e 1-2
6ed	0-2 15
5med	03
4nal	0-2 15
5d	09 12
6s	1b
5e	1b
5ish	0d 1-2
8ed	0-2 1k
4re	0-3 1-3
6wall	03
5ing	1-4
5m	0-a 1-c
5st	0k 1-a
4sh	0-5
4t	0-2 1-2
5ted	03
4ve	04 1b
4x	02
5ed	0e 12
3lange	1-7
4exible	0-4
4ooded	02 19
6r	0-2 1-2
7s	1-4
3older	0-2 1-2
8s	0-9
5k	0b 1-6
6s	06 1-4
5low	0-2 1-3
4od	02 19
5t	04 13
6scray	0-3 1-2
4r	08 1-c
5ce	0-3 12
5eman	0-9 12
5get	0-4
6ot	05 1-2
5k	0-d
6lift	04
5m	08 1-c
6s	03 1-3
6ulas	0-4 14
6work	05
5tnight	05 18
bly	04
6y	06 1-2
5ward	0-4 1-3
9ing	13
4und	0e 15
7ed	0-2
7ries	0-6 1a
8y	0-3 17
5r	02 1v
6teen	0-2
7h	0-2
3rame	0-4
7s	03 1-3
7work	08
6ing	0-3 1-5
4ee	0b 1-d
6lance	0-2 1-9
5sh	0-6 12
4iday	0k 17
8s	08 13
6ge	0-6
8s	13
5end	0-2 1-5
8ly	0-4 1-2
8s	0-6
4om	1q
5nt	04 1-4
5ze	0-2 17
4yers	03
3ull	0-5 15
4n	0-2 1-6
5d	13
6y	0-8
5ny	0-3
4ture	0-3
2ga	0c 13
4c	0-5 1-5
5h	0a
4elport	1-4
4ffer	16
4i	02
4llery	02
4me	0a 1-3
4n	15
5g	0-5 1-6
5h	0-2
4p	0-6 17
5s	0-4 1-2
4rage	09 1-4
5den	04
8er	0-2 1-3
4s	0d 12
4t	0-2 1b
5e	06 17
6s	05 19
4ve	0f
4y	0-5 1-3
3dańsk	0-4
4ynia	0-4
3eneral	0-6
8tion	0-3 1-2
4t	0-6 1-d
5s	0-3 1-9
5ting	0a 15
3he	0-7 1-a
5p	0k 1-8
4i	0r 1-j
3i	0-6 1-j
4a	19
5c	0-c 1e
5i	0-8 1i
5m	0-a 1p
5n	02 16
6g	0-8
5o	0-k 1g
5t	0-7 12
5u	0e 1-9
5y	0b 16
4ft	0-2
4o	0-o 1x
5i	0-9
5ng	0-6 1a
4rl	0-5 1-3
6s	0-a 1-4
4u	0-2 12
5a	0-7 1-4
5m	0c
5ong	0a 13
5p	0-3 1-7
4ve	0-d 1-6
6n	1-3
6s	0-4 15
5ing	0-2 1-2
3lass	04
7es	1a
5ze	1-3
4ue	0-2 1h
3o	03
4al	1b
4c	0f 1-8
4d	17
4es	15
4i	016
5ng	0-9 1-4
4m	0w
4n	0-2 15
5e	0-8
4od	0-o 1-9
6s	0-2
5gle	0-3
4p	0-6 1-b
4t	0b 1i
3pa	0-3
4o	0g
3rab	14
5de	0-3
6uated	0-6
5nd	04 16
7children	1-2
7father	1-3
6t	0-2 1-2
5ss	04 1-3
4eat	1-e
5en	0-9 1-7
5w	1-6
4id	0-c
5nd	1-2
7ing	02 16
4ound	0-f 1-4
6p	06 1-6
5w	0-8 1-3
6er	0a 1-3
8s	09 12
3t	1-2
3uard	0-2 1-4
4ests	12
4i	0l
5de	02 16
4n	1-5
4ong	03 1-3
4ys	0-2 19
2h	04
3a	0-2 1-4
4ch	0-4 13
4d	0-s 19
5n't	06
4i	0e 1f
4lf	0c 1-b
5l	02 1-c
6s	07 16
4m	0-3 1-5
5burg	0-2
4n	1i
5d	1-5
6led	09
7ing	04 1-3
6over	0-3 19
6s	0-d 1-6
5g	0-a 1-d
6s	0-2 19
4o	0-b 1-9
4p	0-3
5pened	0-5 15
8s	0-4 1-5
6y	0-5 1o
4rbour	1-2
5d	1-8
6est	1-6
6ly	15
5vested	14
4s	0-2 13
4ted	02 18
4ve	0-h 1-9
6n't	0-a 1-2
7t	0-5
5ing	0-4 1-4
4y	0-l 1-8
3e	09 1w
4'd	0-8 13
5ll	04 1-4
5s	0-4 1-3
4ad	0-4 1-4
6s	0-2 15
5lth	0-c
5ps	04
5r	0b 15
6d	0-2 1-2
6ing	0-5 15
6t	0-e 1-5
5t	1-5
4dge	1-4
4ld	1d
5lo	0-8
5p	0-8 13
6ed	0a 1-k
4n	0o 15
4r	0b 1-f
5e	0-f 1-a
5s	07
6elf	0-3 16
4t	0-3 111
3i	0-4
4de	05
4em	0-9 1-2
5n	02 1-i
5u	0-2 18
4gher	0-3
4m	010 1-6
5self	0-6 1f
4nge	0e 1-7
5h	0e 1-8
4re	1a
4s	0d 17
4t	0-d 1-3
4ve	0a
6s	05 1-6
3mi	0-6
3o	0-5 1-2
4a	0-c 1-d
5ch	0-3 12
5i	0-n 1-4
5n	0-2 1-7
6g	02
4c	0-r 1-r
4i	1-2
4ld	0-4 1-4
6ing	0-5 13
6s	0-2 13
5e	0-4 1-3
5iday	0-2 18
9s	0-3
4m	09
5e	0q 1-4
4n	0-o 14
5est	03 1-6
8ly	0-6
8y	0-2
6y	0i 18
5g	0-5 18
4ok	12
4p	09 1-3
5e	0-5 1-7
4spital	0-4
as	0-3
5t	0-9 1-6
6el	0-3
4t	05
5el	0-2
4ur	07
6ly	12
6s	0-5 1b
5se	1-a
7s	0-h
6ing	0-2 12
9s	03 1-2
4w	0h 1-h
3r	1-3
3u	0-p
4a	1-3
5n	02 1-5
4b	0-2 1-4
4e	05 18
4ll	0-3
4ndred	0-c 1-8
5g	0-5 1-7
4ong	02 1-9
4rt	0-a 17
4sband	0-4
4t	02 1-5
4u	09
4y	1a
5en	0e 1-2
6t	0-4 1-3
5nh	07 1k
3yper	02 16
2ice	17
4h	0-d
3d	0d 1-2
4ea	1-2
6s	0-3
3f	0-b 1e
3ll	03
3m	04 14
4ages	0-2
6ine	1-2
4port	02 1-2
8ant	0-a 1-7
6ssible	1-2
5ression	0-4
6oved	0-d
9ments	03
3n	02 1-2
4duction	0-3
4itiative	0-2
4side	0-8 14
5pection	0-3
cs	05
9or	1i
5tead	0a 1e
5ulin	0-3
6rer	0-2 1-2
4terested	03
7n	1-3
8et	18
8ship	0-2
7preter	0-3
7view	0h
bed	03 1-2
5o	0-9 13
4ventory	0-2
5ited	04 16
5oice	06 1-4
9s	0-c
3pass	05
3ron	04 1-2
3s	0-19 1-1f
4n't	0-7
4o	0-2
4sue	1-2
3t	12
4'd	08 1-2
5ll	0a
5s	0-t 16
4em	0-2
4s	0-3 12
5elf	1-5
3v	0-5 1-4
2jacking	05
4nuary	08 1-8
3ob	0-a 1g
5s	02
4in	1-3
6ed	1-4
7r	02
4urney	0-2
3udge	02
4ne	04 1i
5ior	04 12
4st	0-m 1-a
2kcn	0-2
3e	08 1-3
4en	0-2 1-2
5p	06 1-8
6er	03 1-2
6ing	0-2 1-2
6s	05 1-6
4m	0l 1-3
4nh	02
4o	0j 15
4pt	0v 115
4t	0-k 19
4u	06 14
4y	0b 1-8
5s	0m 1-3
3ha	0-d 1-b
5c	04 1-9
6h	0-b 1t
5i	0b 1-b
5m	0-6 15
5n	0-3 1-2
6g	0-3
5o	08
5u	0-7 12
5y	0o 1-9
4en	0-j 1p
4i	0-9 1-3
5em	0-2
6n	0-2
6u	0-3
4o	0-3 1-f
5a	0-g 1-3
6n	0b 1-7
7g	0-4 1h
5c	0-a 1d
5e	0-4 1-5
5i	08 1q
5ng	0-k 113
5p	18
4u	04 1-2
5an	0-i 1-5
5ng	0-4 1-2
5on	09 1a
5ya	03 1-2
6en	04
3ia	0j
4ch	04 18
5king	0-2 1-2
4d	0-3
5s	0-h
4em	04 16
5n	0-c 1l
5u	0-8
4ln	0-5 1-4
6s	0m
6ware	0-2
5os	14
4m	06 1-5
4nd	1-4
6ness	1-3
5g	1-2
5h	07 13
4p	0-c 1b
4t	03 1-3
5chen	07
9s	04
3nees	0d 1-4
5w	07 1-5
4ow	0-p 1n
6ing	0-3
6ledge	1-3
6n	1-4
6s	03 1-5
3o	0c 15
4chi	07
4rea	07
3ubernetes	0-2
3w	02
3y	0-i 15
2la	0-1e 1-f
4b	0-7 1-7
5elled	0g
4c	0-8 1-2
4d	0-6 1-6
5ies	0-a 1h
5s	06 17
5y	0-6 1-9
4i	0o 1n
5d	0o 1-4
4m	0-a 1-f
5bing	0-2
5p	06 1-4
4n	03 1-3
5e	0e 1-5
5g	0-b 1-5
6uage	0-5
5h	1-9
4o	0-8 15
4p	01a 1-o
5top	0-3
4rgest	0-3
5kfield	0t 1-6
4ser	06 1-3
5t	0-2
6ed	0-2
4t	0-c 1c
5e	0-a 12
6r	1e
4u	0g 1b
5gh	0-2 13
7ed	1-5
5ndry	02 1-4
4w	0-3 1-4
5yer	0-4 1-3
4y	0x 1-8
3e	0k 1-6
4ad	02 1-3
6er	0-2
6ing	0-3 1-6
6s	0-8
5flet	0-2
5ked	0-7 1-2
5rn	1-c
7ed	0-p 1-4
7ing	1-3
7t	0n 1-5
5st	0-4
5ve	0-5 15
7s	0-8 15
4ch	1-c
4d	0d 12
4eds	0-5 1-2
4ft	0-c 1n
4gal	0-5
4n	0f 1n
5gth	02
5h	0-7 1-2
5t	1-6
4o	07
4ss	0-g 1j
6on	0-3
4t	0k 1-7
5's	0-4
5s	0-3 15
5ter	0a 1-2
8s	02 1-2
4vel	13
7s	0-4
3i	06
4ability	0-3
4braries	03
8y	0f 17
4cence	0-5 1-2
5h	013 1-a
4ds	05
4en	0b 15
5u	0-d 14
4fe	0-5 1-6
5t	1-5
6s	05
4ght	03
4ke	0-7 1-4
6d	0-k 15
4mit	02 1-3
4ndens	0-3 16
5e	0c 18
6n	04
6s	1-2
5k	07 1-2
5ux	0-3
4st	0j 12
6en	0c 1-3
8ed	02
6s	09 1-2
4t	12
5tle	0c
4ve	1-6
6d	0-2
6s	0-2
7tream	0-3
3o	0-6 1-k
4a	05
5d	0-5 1-5
5f	0-2 13
5i	0-2 15
5n	0-4
4c	08 1-6
5al	1-2
5k	03 16
6ed	14
7r	02
4g	1h
5ged	0-8
5in	05
5rotate	03
5s	0-2 1m
4i	0e
4m	0-9
4n	0-a 1-o
5g	0-i 1-2
4ok	0a
6ed	0-7 1-k
6ing	0-8 1-6
6s	05 1-5
4p	0-2 1c
4rries	15
4se	0-2 12
5ing	13
5s	04 14
5t	1n
4t	0-c
5s	1-3
4ud	0-4 1-4
6est	18
4ve	0-d 1-5
6d	0-8 1-6
6ly	0-3 1-2
4w	0-3
3u	0-4
4a	0e 19
5n	05 1-9
5t	0-5 1-3
4c	0-j 1-8
4i	05 12
4m	0-4
4nch	04 1-2
4oi	0-6 1-6
5m	0-4
5n	0-j 1g
6g	03 1e
5t	04 1-3
4u	0b 14
3y	0-a
2m	0-3
3a	0-12 1-2
4c	1-6
5h	0-6 1c
6ine	0-5 1-6
9s	08
5ro	05
4de	0r 1-f
4i	0-d 1-3
5l	05 1-4
6ing	0-4
5nly	0-5
6tenance	1-4
4katon	1-3
5e	0c 1-h
6r	08 19
7s	19
6s	0-8 1-2
5ing	12
4m	0-7 1-2
4n	0d 1-b
5aged	0-3
8ment	1-5
8r	0-s 13
9s	0-8 1-4
5g	16
5h	0-d 1-d
5ual	02 1-5
5y	0-h 1-6
4p	0d 1-2
5s	06
4rch	0-9 1e
5k	0b 1-3
6ed	02 1-2
7t	0-9 1-2
8ing	0-2
6s	02
5ried	0-5
4ster	0-6 1-b
4t	05 1-d
5ch	07 1-2
5e	03 1-3
6rial	0-8 1-d
7nity	02 1-3
5ter	0-3
4u	0m 1-p
4y	0d 15
5be	0-6 1a
5or	1-6
3c	03
3e	0-e 1i
4an	1-2
6s	0-3
5sure	1u
9d	03
4chanical	0-6
4dical	06 1-2
4et	07 1-3
6ing	02 1-4
4m	0-7 1-8
5ber	0-6
4n	0d 1-4
5tioned	0-3 16
6or	0-a 13
5u	0-5 15
4o	07
4self	03 12
5s	04
4t	0-4 1-c
5al	1-2
5er	0-2 1b
5hod	0-2
5re	0-2
7s	0-c
6o	0-3 1-3
3i	0-6 1-5
4ch	1-2
5rowave	1-3
4d	0a 1-4
5dle	0-9 1-2
5night	0e 15
4en	0-3 1-6
6g	05 1-7
4gration	0-3 13
4l	1-3
5e	0-8 1-2
5k	0-7
5l	0-2
6ion	0-5 1b
4nd	1-6
6set	0-3 1-7
5e	05 1-2
5h	0-5
5ute	0-4 17
8s	0-b 15
4ssed	0-5 15
6ing	0-g 1-d
5take	0-2 1-4
9s	0-9 1-8
4tsubishi	0-6
4xed	0-2 1-4
3m	02 1-7
3o	02 17
4c	1-2
4del	0-2 15
5ules	04
4i	1-5
4ment	02
4n	0-6 1-f
5day	0-d 15
8s	0-8 1-5
5ey	09
5g	0-m 14
5th	0c 1o
7's	0-3
7ly	06 1-d
7s	0-6 1g
4re	0-e 12
5ning	05 16
9s	05 1-2
4st	0-2 1-8
6ly	09 1-4
4t	0-4 1a
5her	0-2 16
5ivated	0-2
5or	07 1-7
7s	0-2
4ve	08 1-5
6d	0g 1-4
6s	04
5ing	04 1-6
3r	0-2 15
3u	03 1-2
4a	0a 18
4c	08 13
5h	0-8 14
4i	0-5 13
4m	1-3
5s	07
4ng	0-5 13
4oi	0-5 1g
5n	0-l 1-h
6g	13
4sic	0-2 1-2
5t	0-2 1-3
4u	0-3
3y	0-6 1-u
4account	02
4self	0b
5ql	02 19
2na	07 13
4i	0-8 1-2
5l	0-2 1-2
4m	0-8 1i
5e	0-b 19
6s	0e 1-2
4n	0-4 17
5g	0-k 1-c
4o	0r 1e
4p	04 1-8
4s	13
4tasha	0-4 1-2
5ure	0-3
4u	0-7
4y	0-13 1-2
3e	1-2
4ar	0-4 1-2
6er	03
7st	0-8 1-6
6ly	0-7
4ed	0-8
6ed	1-4
6s	0-7 1-8
4gatives	16
5otiate	06 1-2
aion	0-4 18
4ighbour	0-2
4m	1-4
4n	1-p
4rvous	0-4 15
4t	0-9 15
5work	1-4
4u	0-g 1-k
4ver	0-n 1-3
4w	03 13
4xt	05 19
3ga	1-9
5i	0-6 1-7
5m	04 1-3
5n	0-d 1a
6g	02
6h	0-e 1-8
5p	0-2
5t	09 1-3
5u	0-8
5y	0-8 1n
4he	0-3 1-s
5i	0-9 1-i
6a	06 1-2
6em	0-i 16
7p	0-d 1-6
6n	1-2
4o	0-d 1c
5ai	0-4 1-v
5i	013 1-h
5n	0-5 1-2
5t	0-4
4u	0-b 14
5a	0d 1-2
5ng	0-c 1-5
5oi	0-s 1-r
6n	1-4
7g	0b 17
5yen	0-h 1-4
3ha	0-m 1-b
5c	0h 15
5m	0-d 1-3
5n	0-2 1-7
6h	0-r
5p	09 1-7
5t	0-4 1-j
5u	0-d
5y	02 1b
4e	1-3
4i	0e
5em	0-a 1-e
6n	0-8
6t	05 1-h
6u	0-d 1-4
5n	0-7
5p	1-2
4o	0e 1-8
5m	0l 1-f
4u	0-k
5a	04 1-7
5ng	0-a 1i
3i	0d 1-7
4ce	03
4em	0-b 1-8
4ght	0d 1o
7s	0-2 1-d
4ne	0-8 1b
6teen	14
3o	0-6 1k
4body	1g
8's	0-4 1-5
4i	0-6 1-i
5se	0-3
4n	1-3
5e	0-3 1g
5g	0-5 16
4on	1b
4p	0-h 1d
4rdwerft	0-2
5th	07 1-5
4t	0-h 1-5
5e	15
6book	1-3
6s	0-3 12
5hing	0-g 1a
5ice	05 1-2
8d	0-4 1-3
5tingham	0-2
4vember	0-2 14
4w	0-e 11d
3u	03
4a	0-c 112
4i	0-2 1-2
4mber	0-3
8s	0-3 1-b
4ng	0d 1-c
4oc	1-a
5i	0-b 1-4
5ng	05
4rse	0-8
7ry	0c 1-9
7s	0-3
4t	0-3 12
3what	0-3 1e
2o	1-o
3ctober	0-8 1c
3dd	0-4 15
3f	1-5
4f	0-r 1-7
5er	0-2
7ed	0d 15
7s	08 1-4
5ice	0-8 1-c
8r	14
4ten	0-8 1-8
3i	0-5 12
4led	05
3k	0-5 1e
4afor	14
5y	02 14
3ld	0g 18
5er	0-3
6st	03 1-3
3m	0-2 1-5
3n	02 15
4boarding	02
4ce	0g
4e	0h 1i
5s	0f 1-i
4g	0g 1b
4line	09 1-4
5y	0-h 1-6
4to	0-2
3p	14
4en	07 17
6ed	0-6 12
6ing	07 1-4
6s	0-2 17
5rations	0-2
9ve	0-3 1-2
8or	0-5
4portunity	0-4
4tician's	0-a
3r	0-h 1-p
4der	0d 1-8
7ing	07 1-2
7s	0-b 1-3
4gan	0-6 1-3
7ised	0-6 1-4
3t	06
4her	0-6 1f
7s	0-b 1-f
3u	03 1-3
4r	0-e 1-6
5s	0-2 1-3
6elves	1-3
4t	0j 1b
5age	0-3 17
5doors	0-2
5s	0-8
6ide	0-9 1-7
3ven	04 1-3
6s	05 19
5r	1-9
6due	1-3
3wn	0z 1-d
5ed	0-7 1-3
6r	15
7s	0b 1-4
8hip	0-5 1-4
5s	0-2
3xy	0-7 14
2p	05 1-4
3ack	03
6ed	0a 1-5
6ing	0-2
4ediatric	0-4
4ge	02 1-5
6s	0-7 14
4id	0-4 1r
5nt	0-d 1-3
7ed	04
5r	1-2
6s	0-3
4llet	0-3
8s	0o 1-3
5o	0-2 1-4
4nel	03
5ic	0-3
4per	1-3
7s	15
4rallel	04
5ents	1h
5k	02
5t	0-5 1-3
6ner	0-2 1-4
6s	0d 1-8
4ss	1-2
6ed	0-9 15
6ion	0-3
9ate	0-2
6word	0-3
5t	0-4 15
4tch	0-2 12
5ience	0-2 1-5
8t	0-2 1-5
5tern	0-3
4y	0b 15
5roll	0-8 1-7
5slip	15
3eak	0-3
4nalty	0-6
5cil	05 1-2
5sion	04
4ople	0-t 1-t
4r	12
5cent	0-9 1-4
9age	0-3 1-4
5fect	1-6
5golas	07 1-3
5mits	0-6
5son	0-j 12
8al	0-4
aly	0-3
4sos	0-2 17
3gce	0-3
3ha	0c 1-m
5c	07
5i	0-n 16
5m	0-e
5n	0p 1-4
5p	0-7 1-5
5rmacist's	0-2
9y	0-2
5t	0d 15
4e	0-9 17
5p	0-7 1-2
5u	02
4i	12
5a	0-6
5en	1-8
6u	0b 1-4
5m	02 1b
4o	0-4 17
5i	0-2 1-7
5ne	0a 19
7d	09 1-3
7s	0-h 1-6
6g	05 1a
5to	0e 1-4
7graph	03
7s	0b 1-6
4u	0-k 1b
5c	1-9
5n	0b 1-7
5oc	0-2
6ng	06 1j
5t	0-d 1f
3ick	1-6
6ed	06 1-2
7r	05 1-4
8s	0m 1-5
6ing	0-3
5ture	02 1-5
9s	1-2
4ece	07 1-3
7s	06 1-9
4g	03
4n	07 15
4pe	06 1f
6s	09 1-3
4tch	0-3
7ed	17
4vot	09 1-2
4zza	03 1-7
3lace	0-f
7ment	0-9 1-2
7s	02 1-7
5in	07 14
5n	07 16
6ned	0-3 14
8r	0-4
7ing	14
6t	0-9 1-3
5ster	0-2 12
5tes	04 1-3
5y	17
6ed	0-3 13
7r	0-3
4ease	0-5 1-2
8d	02 1a
5dges	1-2
4umber	0-c 1-3
5s	0-2
3m	0-2 13
3o	0-2
4cket	0-8
4int	0-3 1-4
7s	04 1-3
4licy	0-2 1-5
6sh	04 1-2
4or	1-2
4rt	0-7
6er	0-3
4sition	1-3
as	0g 1-3
8ve	0-6 1-2
5sible	02 1-3
5t	0-8
4t	0a 1-4
5s	09 1-b
4wer	0f 1-7
3ps	14
3r	06
4actise	09
ad	02
4ecise	0-2
5fer	0-5
5sented	0-5
6s	1-2
7ure	0-6 1-a
5tty	0-2
4ice	0-g 1-a
7s	1-2
5mary	0-2
5ncipal	0-5
6t	12
7ed	02 1-2
8r	02
5orities	1-2
ase	0-3
4oactive	0-2
5bation	0-2
6lem	0-9 1-c
5cedure	1-2
6urement	0-2
5duct	03 1-2
9ion	08 1-3
5fessional	0-3 1-3
5gramme	12
7ess	0-2 12
5ject	0-6 13
5mise	0-2 1-3
9d	1-3
5perly	0-d 1-2
8ty	0-3
6osed	08 1-2
5spects	0-2
5tection	0-5
5ud	0-4 1-4
5vincial	0-2 15
3ublic	0-e
4ll	0-7 13
6ed	0-8
4mp	03 1-i
6ed	02 1-2
7n	0-2
6s	1p
4nctual	0-5 1-2
aity	0-4 1-2
4pils	02
4rchasing	0-b 12
4sh	1-2
4t	0z 1s
2qa	13
3c	0-5
3ua	0-a 18
5lified	0-4 14
7ty	0-6 1-5
5n	0-d 1-6
6g	0-d
6h	02
5rrel	0-3
6ter	0-3
5t	0q 1-9
5y	0e 16
4e	1-7
5n	04
5ries	0-3
5stion	05
as	0a 1-2
5t	1-5
5ue	0-a 19
4ick	0-5
7er	0-8 1-2
7ly	0-g
5t	0-2 1c
6e	0-5 1-7
4oc	0-4 1-6
4y	0-u 13
5en	0c 1-4
6t	0-6 1-6
2r	02
3a	0r 1a
4c	0-7 1-2
5h	0-5 1-4
5k	04 16
6s	0-3
4dio	02 1-4
7logists	0-2 1-4
ay	0-2
4i	03 1-2
5l	0-6 16
6s	05
6way	0-2
5n	04 1e
4mp	09 1-a
4n	0o 17
5g	0g 16
5h	0f 1-7
5somware	09 1-2
4p	04 15
4t	0-v 1-3
5e	07 1-6
5her	06
4u	04 16
4y	0l 1-4
5s	09
3e	0-2 14
4ach	1d
7ed	0-2 19
6t	08
5d	016 1-e
6er	0-2 1-3
8s	0-2
6ing	0c 1-8
6s	0-4 12
6y	0-6 14
5l	12
6ly	0-c
5son	0e
4built	0-2
4ception	0-3
5ipe	02 1-5
5kon	1-5
5ord	04
8ed	06 1-2
4d	07 1f
5id	02 1-2
5o	14
4ed	0-2
4fresh	0-4 1a
4gion	0-2 14
6ster	0-c
aed	03
5ular	05
4lationship	02
5ease	0-3 14
9d	03 16
9s	19
5iable	0-2
4marks	04 1b
5ember	0-3 1-4
as	16
4newal	0-3
9s	0-3
4pair	0-5 1e
5eat	15
8ed	1-5
8ing	05 13
5laced	1-8
5ort	1b
8ed	0-8
8s	0-8 1-3
5s	0-5 17
4scue	05
5et	0e 1-3
5idents	0-8 16
5pect	0-c 1-6
6onsible	02 1-2
5t	0-a 14
6ore	03 14
5ult	0-4 1g
4tired	0-2
5urns	04 19
4venue	02 1-2
5iew	03
8ed	02
8s	1-2
4wired	02
5rote	0c 1b
3ide	0c
4eng	0d 1-i
5t	0-5 12
4ght	0-5 17
4ng	0b 18
4se	05
3o	0-a
4ad	05
4i	0q 1-i
4ll	1-2
6back	07
6ed	0-5 1-2
6s	1b
4mania	04 17
5e	0-5
4ng	0-8 1-8
4of	0-2 1-3
6s	0-5
5m	03 13
6s	0-3 1-3
4s	02 1-4
4t	04 1g
5a	0-4 17
5ten	1-3
4ute	07 1-a
4w	0b 1-4
3pn	04 1-4
5s	0-c 15
3u	0i 1-7
4a	08 15
4bbish	0a 19
4le	0-j
6s	09 1d
4n	0-8 18
5g	0-4 18
5ning	0-6 1-d
5s	0-3 1c
4oc	06 15
5i	0-2
5t	0-3 18
5u	16
4sh	0-2
4t	0-b 15
3ésumé	0-3
2s	0-5 1-d
3a	0-2
4c	0b
5h	0e 1g
4fety	06 1-7
4ge	0b 1-3
4i	08 1-3
5d	0j
5ling	0-2
4lary	0-6 12
5e	0-5 1-7
6s	0-2 17
4m	06
5e	0-4 1h
5ples	0-6 16
4n	04 1-c
5g	0t 1-5
5h	0f 1-8
4o	0f 1-9
4p	06 1-d
4t	05 1-8
5urday	17
as	06 1-a
4u	05 11z
4ve	0-5
6d	1p
4w	0-c 17
5mill	02
4y	0-9
5ing	0c
5s	0-2 1-7
3cale	0d 1-3
5n	02
6ned	03
8rs	0-2
5re	08 1-2
7d	0-2
4hool	07 1-a
8's	0-4
8s	0-2
4rap	09 1-6
6tch	17
5een	06 1-3
8s	0-4 17
5ipt	05 15
8s	08
5um	1-2
4upper	0-3 1-2
3d	05 1-2
3e	0-8 1-l
4al	05 1-3
5rch	17
5son	0-3 1-2
8s	0-7
5t	0-3 1-8
6s	1-4
4cond	0c 1-c
8s	0-7
5tion	0-2 1-b
5urity	0-2 1-5
4e	1a
5d	02 1-4
6lings	0f
5n	0-5 1-8
4gmentation	09 1-2
4minar	03
4nco	02 1-2
5d	0-4 1-7
6ing	0-3 14
5ior	02
5t	0n
6ence	1-3
as	07 15
4p	0-c
5tember	0-c 19
4rious	1-4
5ver	04
8s	09 1-3
6ice	0-2 13
4t	0b 1-c
5tle	0-7
8d	03
4ven	1h
3hadow	04 1-4
8ed	0-5 1-2
5ft	0-4 1-3
7s	0-2
5ke	02 13
5re	0r 1-8
7d	0-5
4e	0-a 1x
5'd	0-7 1-7
6s	0-8 1-6
5d	0-5 12
5ep	0a
6t	0-6 1b
7s	02 14
5lf	0a 1-h
4ift	0d 1-5
7s	0-3 1-4
5p	1-3
4oe	0-2 1-2
5p	1-6
6s	0-6
5rt	0b 1-6
7er	06 1j
5uld	0-o 15
8er	0-2 1-4
8n't	0c 12
6t	0-9 1-3
7ed	0-4
7ing	0-4 14
5w	07 1-5
6ed	0k 1-2
6ing	02
6n	0-3 1-7
6s	1-4
4ut	09 1-8
3i	0-b
4ck	0-6 1-8
4de	03 1-c
6s	0-2 1-6
4emens	0-3
5ng	0-3
5u	14
4gn	0-6 1-2
6al	03 12
6ed	0-a 1l
6ing	08
6s	0-5 1-4
4lent	04
4mple	1-2
7y	04
4nce	0-b 1f
5g	07
6le	1-2
5h	0-4 14
4ster	1-5
4t	0w 1-d
5e	02 1-2
6s	0-5
5ting	05
4x	1m
5teen	0c
6h	0-6 16
6y	1-3
4ze	06 1-5
3kills	0-2 1-3
5n	0-a 1-2
5pper	0b
3lab	02
4eep	0-9 16
5pt	0-3 15
4ips	0-3
4ow	0-3 14
6s	0-7
3mall	0-2 1-g
7er	0-3 15
8st	06
4ell	0-2 15
7ed	04
4ile	0-4 1-3
3napped	02 14
3o	0e
4an	0f 1-5
5t	0d 1-9
4c	0-b
4ftware	02
4i	0-6
5l	04
4ld	09 1a
4m	0o
5e	0-7 1-c
6body	0-4 1-3
6one	05 1-6
6thing	0-8 1-8
7imes	0-a
6where	1-3
4n	013
5g	08 1-o
4rry	02
5t	03 1-3
6ed	08 1-9
4t	0-2 1-4
4ul	0-2 1-2
5nds	0-3
3pare	02 1-2
6ky	0-7
4eak	0-5 1-4
7ing	0-4 14
7s	0-3 1-4
5cial	04
9ist	0-2
5ech	0c
5nd	02 1-8
4lit	0c 1-6
4ot	12
4ring	0-3 18
7t	0-5 14
4un	04 1-2
3ql	0-5 13
3t	0-2 1-7
4aff	0-6 16
5ge	06 12
5inless	0-4 1-3
6rs	04
5nd	0-7 1a
7ard	0-2
7ing	0-4 13
5rt	03 1-c
7ed	09 1j
8r	1-3
9s	07 1-2
7ing	1-3
7s	0-3
5tements	0-2 13
6ion	02
5y	0-d 1-6
6ed	0-5 1j
4eady	1-2
5el	0-2 1-7
5p	03 12
6s	08 13
4ick	04 16
5ll	0-6 1s
4ock	1-3
5ke	0-2
5ne	0-3
5od	0b 1j
5p	0-e 1a
6ped	0-b 1i
6s	0-2 14
5re	0-6 1-9
7s	05 1-4
7y	14
6m	0-2 1n
4raight	0-3 1-9
6nge	09
6tegy	0-5
5eet	1-3
5ict	1-3
6ng	03
5ong	0-9 1-2
4ubbing	1-3
7orn	0-4
5ck	0g 1-5
5dent	0-2
9s	07
6ied	0-b
7o	0-2
6y	03
5ff	0-2 1-2
5mp	16
7s	1-7
3u	0-6 1-4
4a	0i 1-9
5t	02 16
4bbies	0-6
5mission	1-2
7t	0-4 13
5stations	0-2 1-2
4c	0-p 1-c
5cess	0-2
5h	08 1-2
4lk	0b
4mmer	0-2 1a
8s	05 1a
4nday	0c 13
8s	1-2
5g	0a
4oi	08
5t	0-4 14
4permarket	0-2
7visor	0-9 1-a
cs	0-2
5plier	07 1-8
as	02 1-b
7y	03 1-3
6ort	04 12
9ed	0-5
7se	0-2
4re	0-a 1-7
5face	0-3 1-5
5vey	0-6 1-2
8ed	04
8or	05 12
as	04
3wap	06 1-3
6ped	0l 15
4indon	0-2 1-4
5tch	08
8ed	05 1-4
4ms	0-7 1-9
3ynology	06 1-3
4stem	0-7 1-4
2t	1-2
3a	0-9 1-7
4ble	0h 1-5
7s	0-3
7t	02
4c	0d 1c
5h	0e 1-3
4g	08 1-2
5ged	02 14
4i	0-3 1-b
4ke	07 1-b
6n	18
6s	0-4 16
4lk	0-7 1-b
6ed	0c 1d
6ing	08 1-3
6s	0h 1-4
5ly	1-2
4m	0-g 1-2
4n	0-d
5g	1l
5ks	16
4o	02 1-9
4p	0k 1-k
5e	0b
5s	0a 1-3
4sk	0-6 1-5
4t	14
5too	0-2
4u	0-g 1-9
5ght	0k 1-e
4x	16
5is	1-2
4y	0g 1d
3e	0-e 1-2
4a	02
5ch	0-6
7er	0-5
9s	0-2
5m	0-17 1-h
6work	0-3 1-4
5r	02
4ch	0a 1-2
6nical	0-f
9ian	09
4ll	0-g 1-3
6ing	0-6 1-2
4m	0-8 1-3
5perature	0-5 1-4
6late	02 1-3
4n	0a 1q
5der	15
8s	07
4rm	0-4 1-4
6ination	0-5
6s	13
4st	05 1-b
6ed	07 1-8
7r	0a
6s	07
4t	0-l
4xt	0-3 1-4
3h	02 1-3
4a	0-6 18
5ch	0-3
5i	12
5m	0a 1n
5n	0-d
6g	0k 19
6h	0-d 16
6k	0-a 1j
7ed	0-5 19
5o	06 1-5
5p	09 1i
5t	13
6's	0-l 1-3
5u	0-d 19
5y	14
4e	011 1-3
5atre	05
5ir	0x 1-2
7s	0-8 1d
5m	0l
6selves	04 1d
5n	0s 1-c
5o	0v 1d
5re	0-3 12
7'd	0-2 19
8s	0-n 1-7
6mometer	0-4 1-3
5se	0-2
5y	0-7 1j
6'd	1-4
7ll	0b
7ve	0-2 1-2
4i	0-d 1-5
5ch	0-a 1-3
5en	0-4 1-9
6t	16
6u	0-5
5ng	04 1-d
7s	0-9 12
6h	0-2 1d
6k	0-t 1b
5rd	0k 1b
6ty	0-i 1l
5s	0-5
5t	0-4 15
4o	1-a
5a	0-2 1-3
6i	0f 1-c
6ng	14
5i	0-f 1-g
5m	1-4
5ng	14
5rough	1-2
5se	0i 1-a
5ught	0-6 1d
6sand	0-2 16
4ree	0-2 1c
6sholds	0a 12
6w	0g 1-6
5ive	0-2
5ough	05 1-7
6w	1-3
7n	0-2 12
4u	0c 15
5a	1a
6n	0-5
6t	1-4
5c	0k 1-2
5e	06 1-6
5ng	0m 1y
5oc	0-3 1-d
6ng	0-o
5rsday	13
as	0-3 13
5y	0-3
6et	0c 1-4
3i	02 1d
4a	04
4ch	0-2 12
5k	04
6ed	0-f
7t	08 1-8
8s	0-3 14
4de	0-4
5y	03 1-5
4e	1-4
5c	0-7 1-5
5m	02 1-7
5n	09
6g	03 1-5
5p	0-6 1-3
5t	17
5u	0-2 17
4les	02 1-3
5l	0g 14
4m	0-9 19
5ber	0-2 1-4
5e	0-o 13
6out	07
6r	03 1b
6s	0-h
6table	14
4n	0-g 1-5
5h	0-j 1-o
4red	03 1-6
3o	0-2 14
4a	0-4 15
5n	0-6 12
4day	0-8 1-2
4gether	0-4 1-8
4ilet	0-6
8s	0-7 1-3
4ld	0n 1-3
5erances	1-3
4m	02
5ato	03
8es	02
5orrow	1-2
4n	0-9 12
5g	0j
5nes	0-4 1a
4o	0e 13
5k	0n 1h
5l	0-8
6ing	0-3
6s	09 1-2
4p	0-3 1-6
4t	0-f 1-f
5al	1-3
7s	1-3
4uch	0-b 1f
7ed	1-2
5r	0-6 15
6s	0c
4wels	05 1-2
5n	0-4
3p	0-4
3ra	0b 1e
5ch	0-d 1-9
6ing	1-3
5de	0-5
7s	0c 1-4
5ffic	0-2 1-4
5i	0y 13
6n	1-3
7ed	0-6 1-6
8e	0h 1-4
8r	1-2
7ing	05
5lee	06
5m	0-i 1b
6s	08 15
5n	1-3
6g	1-l
6h	0-7 1-5
6sport	0-2 1-6
5o	0-5 1-2
5vel	1-2
5y	0e 1-4
6s	05 1d
4e	0-5 1p
5n	06
5o	06 1-b
4i	0-8 15
5bunal	0-2 18
5en	02 1-2
6u	0-9 1v
5nh	1-f
5p	19
6s	03
4o	04 1k
5i	0-f 1-7
5n	07 1g
6g	1-f
5t	0-3 13
5uble	0-2 1-5
4u	1-3
5a	0i 1-8
5c	0-5
6k	06 1-2
7s	02 1-5
5e	0-3
5ng	06 1-7
5oc	0n
6ng	0-8 1-9
5st	05 1-8
5y	0-2
6en	19
4y	1-2
5ing	0-7
3u	0-6 1l
4a	0-6
5n	0d 1-c
4c	0-8 18
4esday	0e 15
4m	0-4
4ng	01f 1-f
4oi	0-l 1-8
5t	04 18
4rn	07
6ed	1-5
4t	08 1-2
4yen	13
3v	05
3welve	0-2 15
5nty	15
4ice	07 1-6
5ns	0-b 1-2
4o	0k 1-2
3y	0-w 1-a
4pe	02
6d	06 1-3
6script	02
4re	0c
2u	1a
3buntu	07
3gly	02 1-4
3mbrella	02
3ncle	0-2
7's	0-7
4der	0-6 12
7pinning	0-3 1-4
7stand	0-5 1-2
9ood	0-3
4even	0-2
4g	0-g 15
4ion	0-5 1-3
5ts	0b 1-4
5versity	0-6
4til	0-5 1-3
3oc	05 1-2
4m	0t 1-3
4ng	08
4t	02 14
3p	06 13
4date	0-b 18
4s	1-3
5et	1-2
3s	0-o 16
4b	07 14
4e	02 1g
5d	0-l
5rs	02
5s	16
4ually	0-7 1-4
3t	04 1-2
4e	1-3
2v	02 16
3a	0k
4ccine	0-2
5h	02 13
4i	0-8 14
4lve	08 1-2
4n	06 1b
5g	04 1-2
5s	1-2
4o	0o 1-l
4p	0-3 1-9
4t	1-6
4y	0-c 19
3e	0j 1-b
4eam	03
4ndor	0-2
8's	08 1-3
4rsion	0-2
5y	0-b 1-e
4t	0-8 12
3i	0-5 1-t
4deo	05
7s	08 1-2
4ec	0-o 1-g
5m	0-3 1h
5n	0-5 1-e
5t	01s 1-s
6namese	03
5w	1-2
4nh	0-b
4sit	0j 1-2
7ors	0-6 1b
7s	1-2
5ual	1-2
4t	0d
3lan	03
6s	0-6
3o	1e
4i	0e 1-h
5ce	0-3 1-3
4lunteer	0-4
bs	0-3
4ng	0m 1-g
4t	09 1-6
5e	0-4 1c
3pn	1-5
3u	0-7
4a	08 1-i
4c	12
4i	0-a 1e
4ng	0-b 1-6
4on	0q 1-5
6g	0-3 1-7
5t	0-c 1f
2wages	0-4 14
5on	09
4it	0e
6ed	0d 13
6ing	0-f 1k
4lk	09 1-8
6ed	03 19
5l	06 1-5
6s	0-4
4n	05 1-2
5t	0-n 13
6ed	0-m 1-l
6s	0-4
4rd	1b
6s	02
5ehouse	0-7 1-6
5m	18
4s	0-14 1-a
5h	0b 1-3
5n't	0-b 1-4
5te	06 14
4tch	0g 1-2
7ed	04 1-5
5er	0-a 1-9
7ed	06 1-5
4y	0-5 1-c
5s	03 1-2
3e	0-11 1g
4'd	0-a 13
5re	0-9 13
5ve	08 1-5
4ak	1-2
5r	18
5ther	04 17
9board	1-3
4b	0-5 1-2
5site	0-6 1-3
4dding	0b 1-2
5nesday	0-4 1e
4ek	010 1g
6end	0-2 1-3
9s	06 1-2
6ly	0-4 1-2
6s	03 17
4ighed	07
4lded	02 1-2
5l	06 1-4
4nt	0b 1o
4re	0-a 15
6n't	0-4 1-6
4t	1-2
3hat	0v 1-z
6's	04 1-5
6ever	1-6
4en	0-2 19
6ever	0-2 1-3
5re	0l 1-a
7's	0-2 14
5ther	0-3 1d
4ich	0o 1d
5le	07 1c
5te	0-4 1a
4o	0h 1-3
5'd	0-f 1c
6s	03 1-5
5ever	06 1-3
5le	0-d
5se	04
4y	0-4 1-9
3i	0b 1-2
4dow	0-3 1e
4fe	0-3
4ll	05 1-g
6ing	0-2
4n	1-2
5cc	0-3
5d	1-2
6ow	02
8s	04
5ter	0-b 16
8s	0a 14
4re	1-7
4th	0-4 1-6
6in	0-2 1h
6out	0-l 1v
3on	0-8 1-8
5't	06 1-5
5der	0-3
4oden	02
6work	02 13
4rd	1-3
6s	0-j 12
5k	0-h 1-6
6book	06
6ed	0-i 1-a
7r	0-4
6ing	0-7 1d
6place	0-3
6s	0-6 1g
7hop	08
5ld	0-2 1-2
5st	07 1-8
4uld	0m 1-5
7n't	0-4 19
3rite	0n 1-b
6ing	13
6ten	0-9 1-3
4ong	0-a 1-2
5te	012 1-3
2x	0a
3a	03 1-g
4c	06
5h	05
4i	17
4m	0-7 17
4nh	0-3 14
4u	0-6 13
4y	05
3e	0d
4m	0v 1-i
4p	0r 1-6
3i	09 1-2
4n	01q 1-i
4t	02 16
4u	0-3
3o	08 1g
4a	0c 19
5y	04 1-2
4m	0-b 1-3
4ng	08 117
4p	08 1c
3u	0-a
4a	0-8 1-3
5n	0-6
5t	0i
4c	04 1-5
4ng	13
4oi	04
5ng	06 18
4yen	04
3y	02
2y	0-b 1-7
3ard	05 1-2
3eah	1-3
5r	0-q 1j
6's	04 1-4
6ly	03 16
6s	0-x 1-e
4llow	03 1-3
4n	0-b 13
4s	0c 1-9
4t	0-8 1-3
4u	0-3 1-3
3ou	0-11 1-w
5'd	0-7 1-4
6ll	1-2
6re	0-4 1-3
6ve	0-f 1-7
5ng	0-6 1-7
5r	04 1-k
6s	0-3 13
5tube	0g
2zalo	03 12
3ero	04 16
1g=ahead!	0-a 1-5
8#	09 1-3
9%	0-3
8:	02 1-8
8;	0-3 16
8?	0-3
8SELF	0-10 1n
c'd	01d 1b
dll	02 16
dm	0-r 1d
dve	0-j 1c
8a	0-5 1-5
9bout	0-e 1-8
9ccident	02
bount	0-2
fs	0-2
9fter	07 15
9gain	0-g 1g
dst	0a 1-4
ao	1-2
aree	13
9head	0-7
9i	0b 1-7
9ll	0-3
aone	0m 19
cg	05
dside	08
aready	03 1-2
aso	1-5
aways	0-3 1-6
9m	0p 1f
aendments	0-3
9n	05 16
ad	05 1-4
anex	0-2
aswer	03
ay	0-4 1c
bone	15
bthing	0-7 1-5
bway	0-6
9o	0a
9p	0-b 12
aart	07 1-3
aril	0-2
9rchive	0-3
ae	0-a 14
aound	0-3 17
9s	0-g 1-2
ak	0o 1-7
9t	0-b 1-4
atitude	0-2
9utumn	0-7 14
9way	02
8b	0-3
9a	0-8 14
ack	04 1g
cup	0h
ad	0c 1-4
ai	0-2
am	1a
an	1-f
bg	02 1-2
ao	0m 1k
asic	0-3
at	07 1-a
ay	07
9e	0-n
acause	02 12
ad	0-2 1b
bs	0-2
aen	0-9 17
afore	04 13
agin	09
ahind	1-2
aing	0-5 16
alieve	0-6 1-5
an	0-4 1-a
bh	0-7 1-3
aside	02
bt	0-2 1-2
atter	0-c 14
9i	0-6
ads	0-4
aen	0-5 1-3
bt	0-d 111
bu	04 1-3
aggest	1-3
ake	0-2
anh	06 1-3
at	05 1-5
9lue	0-3
9me	03
9o	0-4 1-3
aard	0-3
am	0-6 1c
an	06 12
bg	19
aok	0-5 1-2
ced	0f 1-3
arn	0-3
ath	02 15
ax	0-2 15
bes	0-2
9reakfast	02
aing	04
aoken	02 14
9u	0-4
aa	0b
addy	0-4 1-2
bget	0-6
aild	05 1-2
ding	0-2 17
dxact	0-7
aoi	0b 1-7
ap	1-5
as	14
at	0-e 1-5
9y	0-4 1p
8ca	02 1-5
ac	05 1-3
bh	04 1-4
ai	0m 1-b
all	0-f 1d
ced	0-6
cs	0a
am	0-8 1a
be	0-f 1-4
an	0-2 1-b
bh	1-3
ao	06 1c
ar	03 1-3
bd	06
cs	0-7 15
beful	0-5
au	0-7
bse	0-7 1-4
ay	0-2 1-8
9cna	0-2 1-2
9ertificate	1-2
9hac	0-d 1-4
bm	04
bn	0-4 14
cce	0-2
cg	0-2
de	03 1-3
es	03 15
ding	0-5
bt	0-2
by	0-9 1-e
aeck	0m 1x
ded	0-b 1-7
ding	02 15
ds	1-3
bp	06 1a
aia	04 1-2
beu	08 1-2
bld	0-2 14
dren	06
bn	06
ch	0b 17
bu	05 18
ao	0-7 1-6
bn	05 14
cg	0-4
bt	02 1-2
aristmas	0-3 17
aua	0-c 1-c
bng	09 1-3
bong	0a
bp	03 12
brch	0-3
byen	0a 12
9lass	06
aean	04 14
ainic	15
aock	0-2
dings	0-5
bse	06 16
dd	14
dst	0-b
cing	0-2 15
9ode	02
ai	0a 18
alleague	08
dge	02
ame	0-g 1a
cs	0-8
bmunication	08
bpany	0-8 1-4
claints	0-5 1-2
ancerns	0-3
bg	0-7 1-e
btract	0-3 1-2
gs	0-2 1-2
arrect	02 16
auld	03 12
bncil	1-2
ct	03 15
dy	02 1-2
bple	08
brse	0k 1-6
9poms	0-3
9redits	0-8 19
bws	02
9u	1-7
aa	0a 1i
ac	0-3
ang	08
aoc	03
bi	08 1z
bn	06
astomer	15
gs	0-2
at	04 1-2
au	02
9v	0-a
8d	03 1-2
9a	0h 1-7
ai	07 1-3
am	02 19
an	03 1e
bg	0k 1-6
bh	0a
ao	0-3
ap	0-2
at	0-9 16
be	0-3 16
au	0m 1-g
ay	08 1-b
bs	1-8
9e	0i
aad	0-4 1b
alivery	02 15
am	05 1v
an	0-6 13
apartment	1-2
bot	1a
asigner	1-2
9i	0x 1-c
ach	02
ad	0-p 12
bn't	0-a 1-2
aem	0d 17
bn	0-c
bu	04 17
afferent	0-2 1-2
cicult	04
anh	0d 1-7
arector	1-6
au	0-6 1d
9o	0k 1o
aan	0-b
ac	0d 1-3
aes	0-5 1-4
ai	0-b
an	0-4 1-5
b't	1f
be	0-f
bg	0-f
aor	1-3
at	0d 14
awn	02 14
9raft	05
bw	08 1-3
cing	06 1-2
fs	05
aive	09 16
dr	0k 1-c
es	0a 1-2
ay	1-5
9sl	0-c 1-3
9u	0k 1-2
aa	0f 1-2
ang	05 1-3
aoc	0-w 1x
bi	0-a 19
bng	07 16
aty	04
8each	0p 1-9
arly	03 15
9ducation	0-2
9ight	02
9nd	0-b 1c
aglish	0-3
aough	0-2 1-4
ater	05
9ven	05
cing	07
fs	03 1-2
bry	0-g 1-9
dbody	0-6
done	0-7
9xcel	0-3 13
ait	0-3
aperience	0-5
blain	0-2
8family	15
ar	04 1-3
bms	07
9eet	0-4 14
arry	0-g
aw	03 1-3
9ifth	0-7
cy	16
agures	03 1-2
ale	1-3
anance	02
bd	0-2
arm	0-2 1-3
bst	01d 1-m
ave	08 16
ax	03
9loors	1-3
9olk	02
blow	0-3
ar	0-c 18
beman	0-c 1-4
bget	0-4
btnight	0-2
aund	03 1-4
br	0-a 13
9rame	0-4
dwork	0-2
aee	03
aiday	0a 13
es	03 14
bend	0-2 1-3
aom	0-o 1b
9ull	0-6 1-3
ature	0-3
8gan	0-4 1-8
bg	0-3
ap	0-b 1-6
at	0-5 1-2
bes	05 1-2
9erman	0-5
at	0n 14
bs	14
9he	0-8
bp	0d 1-2
ai	0-4 1-3
9i	0q 1-9
aa	13
bm	0-4 17
bn	14
bo	0-4 1-4
by	0-3 15
ao	0-c 1-c
bi	0-4 1-2
bng	1-3
au	05
ba	1-2
bong	05 1-2
ave	0-5 14
9o	1-4
ac	08 1-2
aes	02
ai	17
bng	14
am	07 1-2
aod	0-5 17
cs	0-2
ap	04 1-2
at	0-i 13
9rass	04 1-2
aeat	1-2
ben	0-6
aid	0-8
aound	0-f
bw	0-3
cer	0a 1-3
9t	1-2
9uests	02
ai	09 1a
8hach	0-4 13
ad	0-5 1-4
ai	0d 17
alf	08 1-4
an	0-5 1-2
bdling	04 1-2
cover	0-3 14
bg	07 1-7
bh	03
arbour	03
bd	0-3
as	0-6
ave	0-5 1a
cn't	0-7
dt	0-5
ay	0-5 1-5
9e	0p 1-5
aad	02 12
blth	0-3
br	0b 19
cd	0-2
ct	0-7 1-3
alp	0-3 17
ar	0-9 14
be	0-5 1-4
bs	13
at	0-7 15
9iem	0-5
bn	08
bu	0a 18
am	1f
as	1-2
at	0-f
aves	06 1-5
9mi	0-6
9o	0-d 1-5
aa	0-b 1-4
bch	02 18
bn	1-3
ac	1-9
ai	1-h
ald	02
am	18
be	0i 1-4
an	0-2 13
bg	0-4
ap	1-6
be	04 1-6
aur	06 1-3
cs	0-5 1-3
bse	0-2 12
aw	08
9undred	0-4
aong	05 1-2
ayet	0-b 1-2
bnh	09 12
8ich	0-b
9d	0f
9f	06 116
9mportant	0-6 1-2
bression	0-4
9n	0-b
aduction	0-3
aside	0-6
ato	0-9 1-3
avoice	03
9s	0-l 1-7
an't	0-6
ao	0-2
9t	0-h 1h
a's	0-8 1a
as	12
8job	0-b 15
bs	0-6 1-4
9une	0a 19
ast	0-d 1-4
8ke	06
aep	04
cer	03
cing	0-3
cs	05 1-6
am	0-2 1-3
apt	0-6 14
at	0-4 1-2
ay	1-3
bs	06 1-2
9ha	0-7
bc	0-4 19
ch	02
bi	0-5 1-3
bn	03
ai	0-d 1e
beu	0-2
ao	0-8
ba	09 1-6
cn	0c
dg	0-3 1-2
bi	0-3 1-4
bng	0-p 1p
bp	14
aung	04 16
9ia	03 1-3
ads	1-2
aem	0-9 1a
bn	0-6
bu	0-2 14
alnware	0-2
anh	0-b 1-3
ap	03 12
9now	0-4 1u
cing	0-3
9ubernetes	0-2
9y	0-3
8la	0-14 1c
ai	04 17
am	0-g 1-8
an	0-e 1-7
bg	0-4
bh	0-3
ap	08 1-5
ast	07 13
ate	0-3
au	1-4
aw	0-2 1-3
byer	0-4 1-3
ay	0d 1-4
9e	16
aad	04
bked	0-4
brn	0f 1-4
ded	0-2
bst	0-4
bves	0-2 16
aft	0-2 1a
agal	0-4
an	0-4
bh	0-7
ass	0-a 1d
at	1-2
bter	0b 1-2
es	1-2
avel	08 1-7
9iability	0-3
acence	03 1-2
bh	0a 1-3
aen	0b
bu	1-2
aft	02
ake	0g 1g
ane	05 1i
ast	0b 19
cen	0k 1-2
attle	0-2 17
ave	02 1-3
cd	0-2
9o	0-a 1-5
aai	03 1-2
ac	03
ag	0-3 1j
bged	0-8
bin	05
bs	17
ai	04 1-6
ang	0-4 1-2
aok	09 1b
ced	0-3
cing	0-2
ap	0b 17
at	0-a
9uat	0-3
ac	0-c 1-b
ai	14
aon	0-b 1-4
cg	09 1o
bt	0-2
au	09 1-2
9y	03 1-4
8ma	0-l 1g
achine	0-3
fs	08
ade	0-3
ai	0-5 1-5
akaton	03 1-3
be	0b 1-3
an	1-2
bager	0-c 1-2
fs	0-7
bg	05 1b
bual	03
by	0-3 1-7
ap	0d
arch	0-3 16
at	0-6
bch	06
be	02 1-2
au	0-3 1-7
ay	0g 1-7
9e	0-5 1i
aan	0-2
aet	06 1-3
am	0-c
bber	0-6
antor	0-7
9i	02 1-2
aen	02
andset	1-4
be	15
butes	0-a 14
assed	0-4 12
cing	0-7
atsubishi	0-6
9o	05 1-3
adel	0-4
ai	04
an	0-3 1-2
bday	0-6
es	0-2 1-3
bg	0-b 1a
bth	0e 1w
ds	0-b 1-8
are	1i
bning	04
ast	0-5 1-3
cly	0-2 19
at	06 1-b
bivated	0-2
aved	05
9uc	1b
bh	06 1-2
aoi	0b 1c
bn	0-6 15
9y	0-z 1m
aself	0-7 16
8na	02
ai	0-9 1-2
am	0-4
be	03 1-3
cs	0a 14
an	0-8 1-3
bg	0-6 1-5
ao	012
au	0-6 1-2
ay	0-7 1-2
9earest	0-8 1-6
aed	0-8 13
cs	0-4 1-7
agotiate	1-2
an	0g 1-5
at	04
au	0-4 1a
aver	0-7 1-9
aw	0-5 1-2
axt	0-4 1-2
9gai	0-4 1-3
bn	0-2
ch	0-3
by	0c 1-3
ahe	02 1-5
bi	0-c 1-4
cem	0-7
aoai	04
bi	06 1-a
au	02
ba	0f
bng	0-8 1-d
boi	04
9ha	0-d 1-2
bc	02 18
bn	0-9 1-9
ch	0-7 1-4
bp	0-5 1-a
bt	0-b 1-e
bu	09
ai	02
bem	0-2 1-7
ct	0-4 1-2
cu	0-5 1-6
bn	0-3 1a
ao	06 1-c
bm	06 1-2
au	0-d 17
bng	0-c
9iem	0-2
aght	0-2 16
ds	02
ane	19
9o	0-k
abody	0-7 13
ai	0-x 1-4
arth	0-3
at	0-i 1-8
be	16
bhing	0-4 1b
bice	03 1-2
aw	0-3 15
9ua	0-9 17
aoc	02 1-b
arse	0-2 12
dry	06 1-6
8o	0-e 1-a
9f	04 1i
af	0-b 1-3
9k	15
aay	0-4
9ld	06 1-6
best	03 1-3
9n	0-a 1d
ace	05 1-5
ae	0n 18
bs	09 1-2
ag	1e
aline	07 1-2
by	1-2
9pen	03 1-3
aportunity	0-3
9r	0-2 1-3
ader	0c 1-4
aganised	0-4 1-2
9ther	16
ds	04
9ur	0-h 14
at	0-9 1a
bside	0-9 1-4
9ver	0-5 12
9wnership	0-5
8p	04 1-4
9aid	1-2
aper	05
arents	06
bt	0-9 13
ay	05 1-3
bslip	02 16
9enalty	0-6
bcil	04 1-2
aople	0-b 1-4
arcent	0-c 14
bson	0-4 12
9ha	0-4
bi	0-4 1n
bnh	0-3
bt	0d
ai	06 1-2
ben	06
cu	07 14
aone	03 12
cg	13
au	03
bc	0-3
bong	08 16
bt	03 1-5
9ick	07
cers	0a 1-4
9lace	0-4 1-2
bn	16
cs	0-2
ct	0-2 1-2
bsterer	0-7
aumber	0-c 1-3
9ositive	0-2
bt	0-2
awer	0-2
9ractice	02
ese	07
aice	0-7
aobation	0-2
clem	0-3
bcurement	0-2
bject	1-2
bmised	03 1-2
bperly	0-4
9ulled	0-c
amp	08 1-7
cs	0a 1a
archasing	0-f 14
at	0a 1c
8qua	0-o 12
blity	12
bn	0-7 1-6
cg	0-2
by	0-h 16
aen	1-4
bstions	08 12
aickly	0-g
bet	03
ay	0-5 12
8ra	1-6
amp	0-4
an	0-4
bg	0-6 1-2
bh	0d 1-3
at	0-7 1-2
9e	02 14
aad	0i 1-9
cing	0d 1-2
cs	0-4 12
cy	0-3 14
blly	0-3
ackon	0-4
borded	02
ad	0-2 17
agular	06
alationship	02
anewals	0-3
aport	0-3
es	0-7 1-2
bs	0-5 17
aspect	0-2
bt	0-4 1-4
9ide	0c
aeng	03 1-5
aght	0-b 1-3
ang	19
9o	0-l 1-4
ai	05 1-4
aom	03 1-2
ata	0-2 15
aund	0-2 1-4
bte	04 1-3
9u	04 1-3
aa	04 16
ale	0-d
cs	02 1-2
an	1-a
bg	03
bning	0-j 1-8
at	0-2 13
8sach	06 1-2
afety	02
ai	16
ale	0-3
ame	04 16
an	02 1-2
bg	0h 18
ao	06
ap	08 1-2
at	0-k 12
au	09 1e
aw	1-3
ay	04
bs	0-4 1-3
9chool	0-6
9e	01e 1l
aason	0-3
acond	06 1-9
burity	02
ae	18
bn	0-4 1-3
aminar	03
and	08
bior	04 14
bt	0-4 12
ap	0-3
at	03 1-7
btle	0-4
9hadow	04 1-4
ae	0-6 13
b'd	0-8
cs	0-6
bd	0-5
bet	1-3
ds	03 15
blf	02
aift	0c 1-4
aops	0-5
brt	0g 1-3
buld	0-8 19
aut	05
9i	0-a 1-3
ade	0-5
agn	1c
cature	0-2
ced	14
ance	0-2 1-c
bh	02
at	0d 1-8
be	04
cs	02
bting	07
ax	0-5 18
bth	0-6 17
9kipper	0c
9leep	0-9 16
aows	02
9mall	02 1-6
aile	0-2
9o	08 1b
aat	05 1-2
ac	0-3
ame	0-2 1-5
cbody	07 1d
cone	09 1-4
cthing	0-6 1-4
ang	08 1-5
art	06 1-2
9pare	02
cky	0-7
aeak	03
ding	0-2
bech	0c
9ql	0-4 14
9taff	02 15
bnd	05 13
dard	0-2
brt	0f 1-4
ds	0-2
by	0-2 1-3
aill	04 16
aop	0-i 1a
cped	0-7
bre	02
audy	03
9u	0-f 1-6
aa	09 1-2
ac	0-4 1-2
applier	04 1-2
cort	07 1-2
are	0-8 1-6
9wap	06 1-3
9ystem	0-2
8ta	1-3
able	04
ach	08
ai	0-5 1-e
ake	0j 1-9
cs	0-7 12
alk	0d 1-5
am	0-5
an	06
bg	06 1e
ao	0-3
ap	0b 1-7
ask	0-4 1-4
at	16
9e	0-2
aa	02
bch	06
bm	0-e 1-b
br	02
achnical	0-f
all	0-5 16
an	0f 15
bders	0-5
armination	0-5
ast	09 12
9ha	03
bm	03 12
bn	0-2 1f
cg	0n 16
ch	04 1-3
bt	0-3 1-c
c's	0-a 1d
by	09
ae	0f 1-8
bir	0f 1-2
ds	0-6 14
bm	0-7
bn	0d 1-3
bo	0p 1-6
bre	1d
d's	0-i 1-2
by	1-e
c'll	0b
ai	0-7 1-8
bch	14
ben	0-2
ct	0-2
cu	06 1-6
bng	06 1-4
ds	0-5 15
ck	0-4 12
brd	0g 1e
cty	0-6 1c
bs	06 1-2
ao	0-3 1-3
bi	0-8
bng	0-3
bse	06
aree	0-6 16
bough	1-3
cw	1-2
au	0g 14
bc	0-2
bng	08 1q
boc	06
cng	03 1-8
9i	06 1f
acket	0-3 1-2
aen	0g 1-7
cg	0-2
bp	02 13
bu	0-d
all	0-6
am	04
be	0-2 1-4
cs	0-6 19
an	0-5 15
bh	15
9o	09 1g
aan	0-2 1-4
aday	08
agether	03 16
ald	0-f
am	1a
an	0-4 12
ao	0c 1-7
bk	0-c 1-4
bl	0-3
cing	0-3
cs	03
at	0-3
aur	0-4
9ra	04 16
bch	0-7 1-2
bde	0-4
bi	0-4 1-9
cn	04
ded	0-3
bm	0-h 1l
cs	0a 1-2
bng	1-8
ch	0-3
bo	0-4
ae	02 12
bn	0c 12
ai	07
ben	0-2
bnh	0-6 1-4
aong	0-2 1-2
auc	0-9 1-2
be	0-3
bng	13
boc	08 1-3
cng	0a 14
ay	05
9u	0-u 12
aan	0s 13
ang	0m
aoi	0-2 1-2
arn	07
ayen	0-2 12
9wice	0-d 1-2
ao	0-4 1-9
9y	0-b 1-8
8under	02 1-2
dstand	0-2
9om	04 1-2
9p	15
9s	0-i
ae	05 1-3
bd	0-b 1-2
aually	0-7 1-4
8va	0-8
ai	04 12
alve	08 1-2
an	0b 1-5
bg	03
ao	06 12
ay	0-g 1-5
9e	0r 1-4
aeam	03
ary	0-6 1-2
at	0-9 1-2
9i	09 1-3
aec	0-c 1-a
bn	0-8 1-3
bt	0a 1-7
asit	02
dors	0-6
9lan	03
9o	04 16
ai	09 1f
ang	0a 1-5
9u	06 1-6
ai	0-2
aon	0-2 15
bt	0-b 12
8walk	0a 1-2
ant	0-8 1g
ard	02
as	0-r 1-7
bn't	0-8
atch	05
ber	0-6 1-5
ay	0-2 1-6
9e	0-n
a'd	05 14
aek	0t 1-6
cends	07
cs	04 1c
aigh	05 14
all	0-3 12
ant	0-a 1-2
are	0-k 14
9hat	0j 1-7
c's	05
cever	04 1-2
aen	0-n 111
bre	03
bther	0-3 1d
aich	0e
ao	0c 1-b
b's	1-2
bever	05 1-3
9ill	0f 1-6
cing	0-2
ancc	0-3
ath	1-9
cin	02
cout	0-4 1p
9on't	1-2
aodwork	08 1-2
ards	0-d
bk	0-6 1-3
cing	0-a 1f
cs	0-e 1c
auld	02a 1w
dn't	05
9rite	0u 1-7
cing	14
cten	0-e
aong	0-b
bte	0-k
8xa	09 1-3
ai	07
anh	0-5 13
9e	0-3 1-3
am	06 15
ap	0-5
9in	018 1-8
9ong	08
9uat	0d
aong	0-p 16
ayen	0a
8y	1-5
9ard	07
9ear	0-7 1-4
c's	07 1-2
cs	0-s
an	12
as	08 1-2
at	0-2
au	0-3
9ou	0-f
b'll	03 1-2
cve	0-8
br	0i 1-8
cs	0-3 13
8zalo	0-3
3person!	12
9#	0h 1-n
a%	07 1m
9:	04 1-8
9;	1-3
9?	0-4 1-2
9SELF	0-h 1-f
d'd	0-6 1-9
em	0-c 1-e
eve	0-m 1-b
9a	0b 1-a
about	0-4 12
cve	0-3
accountability	0-2
gs	09 1-3
advert	0-3
after	0b 1n
again	17
est	18
ai	0-3 1-4
alarms	0b 12
bl	0e
bso	1-3
bways	0-2 1-4
am	0-c 1-4
an	07 18
bd	0-4 1-9
bywhere	0-3
ap	08
bp	0-2
clications	02
craisals	07
dentice	04 1-3
js	04 1-4
are	04
bmy	0f
bound	0-2 17
as	06 1-9
bked	0-2 1e
bsistant	0-2
at	0q 1-5
authority	0-2
cistic	06 1-2
award	0-2
ay	0-2
9b	0-9 1-6
aa	0n 1-3
bck	14
bi	09
bke	0c
dry	0e 13
bn	03 14
cg	1-6
ch	06
bo	17
bsically	0-2
bt	0f 1a
by	04 12
ae	0-8 1-9
bcame	15
duse	0o 1-5
bd	0-2
ben	0-f 1-7
cs	0g 1u
bfore	05 13
bgan	07 18
bhind	06 1-2
bing	02
blieve	0-6
bn	0-8 1-f
ch	0-3 1-4
bp	05 15
bst	0-4
btter	0-2 1-3
ai	07 1g
ben	06
ct	08 12
bg	06 1-2
cger	0-2 1-2
bnh	0-4 1-3
cs	0-6
brmingham	0-3 1-2
cths	0c
bt	09 1-5
ao	0-2 1c
bard	0-3 13
ct	1a
ds	18
bc	02
bm	05 1-6
bn	0a 1-6
cg	08 1-2
boks	05
brn	02
bss	14
bth	0-2 1b
bys	1-2
arings	0-4 1-2
bother's	02
cught	13
bunswick	0-3 1-3
auffet	1-2
bilding	0-2 1-2
boc	03
ci	0-b 1-2
bsiness	0-2 1b
bt	0-4 1-4
byer	0-4
ay	05 17
9c	0-3
aa	05 1-4
bc	0-7 1-3
ch	0-6 1-4
bi	0-5 18
bll	07 17
ded	0-2 12
bm	06 13
ce	0-5 1h
dra	06 12
bn	0-5 1-6
cg	03 1-3
ch	16
bo	02 1-3
bp	0-8 13
br	0-6
cds	03 1-2
ce	0-2
dd	0-f
bses	13
ctings	0-2
bt	0f
bu	06 17
by	1-2
aentre	04
brt	02 1-4
dificate	0-6
ahain	0-3
cllenge	1-2
cm	0-3 1-3
cn	0a 1-2
dged	03
co	0-2 1-2
crt	05 13
cy	0-8 1-b
be	02 1-2
cck	0-3 1-3
eed	04
elist	04
bia	1-4
cen	0-6
du	16
cldren	0-2 1-3
cn	0-3 1c
da	07
dh	0-3
cppy	0-2
cu	1b
bo	0f 1-c
cng	04 1-2
ct	07
bua	0-9
cc	0-3 1-3
ci	03
cng	0-a
cong	02 14
cp	04 1-3
cyen	04 1a
alass	1-2
bean	03 13
crk	0-3
binic	0-3
fs	0-2
bosed	03
bub	0-4
aoi	06 12
blleagues	1-2
ege	02 1-3
bm	03 14
ce	0-9 14
cpanies	06 1-2
fy	0-c 1-3
dlaints	05 12
bng	0-4 1-f
ctract	13
hs	0c
brner	02
buld	0-2 1d
cnter	0-8
ey	02
crier	0-4
dse	03
bver	02
cid	0-3 1-4
arane	0-4
bew	06
boss	1-2
au	0-7 1d
ba	0-m 1-9
bc	0-2
bng	1-4
boc	16
ci	0a
cn	14
bstomer	04
hs	04 13
fs	07
bu	0-7 1-3
9da	0-f 1-6
bd	0-3
bi	0-8 1-7
bm	15
bn	03 1c
cg	1-d
ch	07 15
bt	07 15
bu	09
by	1e
cs	15
ae	0-a 1-4
baf	02 1-2
bbt	04 15
bcided	1-2
cks	07 1-3
bgree	04
bliver	05
bm	09 1-7
bn	08 12
bp	1-2
cartment	0-2
bsign	0-5
ck	0-6
bu	0-4
bvices	09 1-2
ai	0-2 1-9
ba	0-2 1a
bch	0-8
bd	017 1d
bem	0-7 1-2
cn	03 1-2
cu	0-5 1-3
bfficult	0-3
bnh	1-5
ao	05 1-3
ban	1a
bc	06 1-2
cklands	05
bes	0-3
bi	0i
cng	0-4 1-2
bn	09 18
ce	0-3
cg	09
bor	0-2
ds	0-4
bt	02 1-3
bwn	0-4 13
ds	0-2
arains	13
cw	02
ding	03
bive	0-3
er	0-2
bove	0c
au	0-3 1-2
ba	0-5 1e
bc	0d
bng	0a 1-9
cmarra	0-6
boc	14
ci	07 1-3
cng	0-9 16
bring	04
byen	0-3 1-3
aynamic	0-2
9economics	0-5
ahcps	1-2
aight	0-2
aleven	0-5 12
bse	0-2
amployed	0-6 1-3
and	02 1d
bergy	0-2
bgineer	04 1-2
hing	0-3
hs	07
clish	0-4 1-4
ap	0-6 1-4
avening	0b 1-4
gs	06
dt	0-4 18
cry	0-2 1b
ebody	0-2 1d
ething	0-4
axactly	0-2
btensions	0-3 1-3
9facebook	02
bir	0-4
bmily	0-4 1-2
brm	0-3
ds	02
bther	0-e
aeb	0-3 1-3
bll	0-2 1d
bw	0-2
aield	06
ble	08
bnd	08
cished	03
brewall	03
cm	1-3
cst	0-j 15
bsh	0-5
bt	0-2
bve	0-6
bxed	0c
aolk	0b 1-2
bod	1-3
ctscray	0-3 1-2
br	0e 1-4
cmwork	05
ctnightly	06 1-2
dy	1-3
bund	05
eed	0-2
cr	08 1c
arames	1-2
ework	0a
biday	04
cend	1-2
bom	0q 114
cnt	0-2
byers	03
aundy	0-5
9ga	08 14
belport	02 1-3
bllery	02
bme	07 1-2
bn	0-2 1-2
bp	03 15
brage	1-2
bs	0b
adańsk	0-4
bynia	0-4
aeneration	0-3 1-2
bt	0-3 1-3
cting	02
ahe	0-2
bi	15
ai	0-9 1-6
ba	0-3 1-4
ci	02 15
cm	0-7 16
cn	0-2 13
dg	0-2
co	02 1a
cy	1-2
bo	09 1h
ci	13
brls	0-2 1-3
bu	0-3 1-2
ca	0-8 1-4
cong	1-2
bve	0-3
alue	02 1a
ao	02
bc	02 14
bi	08 1-2
cng	02 1-3
bm	05 14
bne	0-8
bod	0-3 1-6
bt	06 1-2
apa	0-3
arade	0-3
beat	0-2 1-4
cw	1-6
bow	0-3
aui	07
cde	02 16
9ha	02 1-2
bd	18
cn't	06
bi	16
blf	0-8 18
cl	0-5 1-4
bm	0-2
cburg	0-2
bn	09 12
cd	0-2 1-7
dled	0a
ds	0-6 1-3
cg	15
ch	1-2
brd	1-2
bs	0-8 1-9
bu	02
bve	06 1-6
by	0a 1c
ae	0-4
bad	0-4 1-2
clth	0-5
blp	0-2
br	07 1-5
ce	0-8 1-4
bt	0-6 19
ai	0-4
ben	03 1-3
bgh	05
bm	0-5
bnh	03
bre	1a
ao	0-4 15
ba	1-d
ci	0-2
bc	0-a 14
bi	0-i 14
bm	0-4
ce	0-2
bn	1-f
cest	0-2 1-2
cg	15
bp	04 1-2
ce	0-4
bspital	13
hs	0-3
bur	0-4
ds	0d 1-2
cse	05
ding	0-2
bw	02 1-2
aue	07 18
bndred	0-4
cg	0-7 1-6
bong	04
by	02
cen	09
dt	08
9if	0-3 1-2
all	03
am	0-3 1-4
an	0-5 12
bside	0-2
bto	13
bventory	0-2
apass	06
as	0-h 1-d
at	04 1-f
b's	0-5 1-5
av	0-2 1-4
9january	06 1-2
aob	0-8 1-6
cs	0a 1-8
bined	05 1-2
er	02
burney	0-2
aust	0-7 12
9kcn	0-2
ae	0-3 15
bm	04 14
bo	0j 18
bpt	0w 1u
bt	0-4 12
bu	0-5
by	06 1-2
aha	0-2
cc	1-4
dh	0j 18
cng	0-3
cy	08 1-2
bi	05 1e
bo	03
ca	0-a 1-3
dng	15
ce	0-3 1-2
ci	02 16
cng	0-3 1d
bu	03 1-2
aids	0-2 1-3
bem	03 12
bm	0g
bnh	0f 1-2
bp	02 1-2
btchen	04 1-2
gs	04
anees	1-2
bow	0-4 1-2
aorea	07
9la	0-e 1a
bd	05 1-2
cies	0-3 1a
cs	05 1e
bi	1g
bm	0k 1-8
bn	1-3
ce	08 1-3
cg	0-3 1-2
ch	1-2
bp	04 12
bst	02
bt	16
cer	05
bu	04
cndry	04
ae	02 1-2
bad	0b 1-2
ding	0-2 1-6
crnt	06 1-3
cve	04 1-3
bd	04
beds	0-3
bn	0a
bvel	0-5 1-5
es	0-4
aibrary	02 18
bcence	0-8
ch	07 13
ben	0-7 1-2
cu	0-7
bke	0-d 1-9
bnen	04
bst	0-6 1-4
ds	04
bttle	04
bve	0-3
ao	0v 1-3
bai	03 1-2
bc	03 1-2
bi	0b 1-2
bn	1-2
cg	0-9 1-6
bok	0-3
ded	03
ding	0-5 1-2
bp	0-6 13
bt	0-2
bve	1-2
aua	0d
bc	03 1-5
boi	1-4
cn	0-3 1-4
dg	09 1-7
ct	18
ay	0-9 15
9ma	0-g 1-9
bde	0a
bke	04
ds	0-5
bn	0-4
cg	0-3 1-6
cy	02
bps	02
brket	0-2
cried	0-3
bt	06 13
cernity	02 1-2
bu	05 1-4
by	07 1l
ae	0-f 12
basured	02
bchanical	0-5
bdical	09 1-2
bm	05
aien	0-2
bllion	0-2
bne	1-4
ch	0-5
cutes	0-4 14
ao	0-7 1-6
bc	09 1-2
bi	1f
bng	0-8 1-5
cth	13
ely	06 1-2
bre	0-2 1-2
cning	0-b
bst	0-2
dly	03 1-7
bt	1a
cors	0-2
bved	0b 1-4
aua	03 1k
bc	04 15
ch	0-5 18
bm	02
boi	0-c 1-2
cn	0-k 1-5
bu	0-3
ay	0-g 1-m
bself	04 1-3
9nai	02
bm	0i 1f
ce	0-4 1b
bng	0-8 1-4
bo	0d 1g
bp	02
bu	1-2
by	0-b 1-b
aen	0-c 1-8
bu	1-2
bver	1d
bw	0g 1-7
bxt	04
agai	0-8
cm	03 1-2
cn	0-3 15
dh	0-3
cy	0-f 1-2
bhe	02 1-5
ci	0b 1-2
dem	0-2
ep	0-3 1-2
bo	0-3
cai	03
ci	0-2 1-2
bu	02
cng	1-2
coi	0-3 1-l
ahan	07
dh	0-b 1-2
cp	0-4
ct	02 15
cu	15
bi	03 16
cem	0-2
dt	0-3
du	0-8 1-6
bo	1h
cm	0b 1-8
bu	14
ca	0-4 1-3
cng	0-3
ai	02
bce	1-2
bem	0-2
bght	07 1a
es	1-3
bne	0-5 12
ao	0-a 14
bbody	0-4 1-3
bi	05 15
bng	1a
bp	0-6 1-2
brdwerft	0-2
bt	0-5
ching	0-2
ciced	05
bw	0-f 1-5
aua	09
boc	1-9
ci	0-e 1-3
brse	0-3
ery	07 1-3
9o	0w 12
af	0-3
bf	0-7 15
cers	06
cice	0-4 12
ald	06 19
an	0a 1-i
bce	08
be	1-9
cs	02 1-5
bg	04 13
bline	02
cy	0-4 1-3
ap	14
berations	0-2
gve	0-2
ar	0-4
bder	0d
eing	07 1-2
ather	0-3 13
au	03
bt	08 1b
aver	02 1-2
awn	0j 1-5
cers	04
9page	03 1-2
bid	17
bper	0-3
es	03
brents	0-3 1b
ct	1-5
ds	03
bssionate	0-2
by	06
croll	05 1-3
aeople	0g 1-b
brcent	0-4 1-3
cgolas	07 1-3
cson	0-5
agce	0-3
ahai	0-e 1-4
cm	1-3
cn	03
ct	0g
be	0-3
bieu	05
cm	07 1c
bo	0c 17
ci	0-2 1-3
cne	04 18
es	0-3
dg	1-a
bu	0b 17
cc	0-2
cn	07 15
cong	1c
ct	0-a 1-3
aicker	08 1-2
beces	09 1-2
alace	0-4 17
ement	0-7 1-2
es	0-2
aort	0-2
bst	0-3
arincipal	0-5
boblem	1-2
aublic	0-9
bmpen	0-2
ds	0-9 1-5
brchasing	05
bt	0-2 17
9qua	07
cn	06 1d
dg	0-9
cy	03 1-2
be	0-4 1-2
cn	0-5 1-2
by	0-8
9ra	0n 18
bilway	0-2
bn	0b 16
cg	07 18
csomware	09 1-2
bp	0-2 16
bt	0-6 1-5
cher	0-2
bu	03 1-2
aeact	02
clly	1-4
bed	0-2
bpeating	05 13
cort	05 1-3
btired	1-2
curns	04 1a
bwired	02
crote	0c 1b
aieng	05 1-3
bght	0-2 1-2
bse	05
aoi	05
bof	0-2
bund	0-3 1-2
cte	1-4
aua	0e
bbbish	1a
bn	0-3 1-4
cning	02
boi	08
9sach	03 1-4
bid	0-2 1-4
bles	03 19
bme	06 1a
cples	12
bn	0b 1-2
cg	08
bo	09 1-4
bp	0-5 1-2
bt	0-6 1-2
curdays	0-3 1-2
bu	03 1a
bw	0-6 1-3
cmill	02
by	0-4 1-6
acanned	02
cre	09 1-2
bhool	08
bripts	08
ad	09 1-2
ae	0-f 1-3
bction	1-2
curity	0-3 1-2
be	1-2
cdlings	0f
bgmentation	09 1-2
bnding	0-2 17
cior	0-2 1-3
bptember	02
brvice	0-3
bt	05 14
bven	07 1-4
ahafts	0-2
be	1-3
bift	0-2
bop	0-8
culd	0-2 1-2
fer	0-3 1-4
cwed	02
aide	03 1-4
bgn	0-2
ded	02
bnce	0-b 1-i
ch	03 14
bte	17
ds	0-7
bx	03 1-7
alow	0-4
amall	0-2 1-2
ao	1a
ban	0g 1-2
ct	09 1-2
bc	0-8
bftware	0-2
bm	02
ce	0-4 1-3
dbody	0-2 1-3
dthing	0-3 1-5
dwhere	1-3
bn	0n 17
cg	02 1-6
brted	03
apeak	1-2
ccialist	0-2
cnt	0-3
bring	0-5 1-2
ataff	0-6 1-2
cge	06 1-2
cinless	1-3
drs	04
cnd	0-4 13
crt	0-3
eed	0l 16
cyed	0-7
beady	1-2
cel	1-3
cp	03
bock	04
cod	0-4
cp	0-9 14
dped	0-c 1m
cres	0-2
braight	0-5
dnge	09
dtegy	0-4
cong	0-4
bubbing	1-3
cdents	07
died	0-a
au	03 1-2
bc	0-9 1-4
ch	1-2
bmmer	07
brveyed	04
awapped	0i 1-3
9ta	0-6 1-2
bble	1-2
bch	05
bi	07 1-2
bke	0-3
blk	0-8
ded	05 17
ds	0a
bm	0-2 1-6
bn	0-2 19
cg	02
bu	0-6 1-2
cght	0b 1-2
by	0-6 1-4
ae	0-7
bam	0-8 17
bch	05
dnician	07
bll	0-2
ding	1-2
bn	0-a 1-4
cders	0c
bst	0-2
der	0b
aha	0-2
ci	03
cm	08 1-2
cn	0-5 1-7
dg	0i
dh	0a 1k
ct	0-k 1e
d's	0-2 1-3
cy	15
be	0i
catre	07
cir	0c
cm	1n
cn	0-2 1-5
co	1b
cre	15
e's	0-6 1-5
cy	1e
d'd	02
bi	0-9 1-f
cch	14
ceu	05 15
cng	16
es	0-2 1-2
dk	0-4 1-2
crd	0-3 1-2
dty	1-3
cs	0-e 13
bo	0j 1-7
cai	08
cng	0-6
cse	0-2
cught	1-2
bree	1-6
dw	05
bu	1-8
cat	1-2
cc	15
ce	0-4
coc	06
dng	0-4 1-4
cy	0-2
aiem	0c 1-2
cn	18
dg	05 1-6
bll	0c
bm	0-2 1-3
ce	03 1-a
ds	02 1-2
bn	0-2 1-7
ch	0a 1-4
ao	0-j 19
ban	09 1-2
bday	0b
bgether	0-3
bld	1-3
bnnes	0-4 1a
bok	05 1c
bt	0-5 1-4
bwn	0-4
ap	0-4
ara	02 12
cch	0-3 1-2
ci	08 12
dned	0-3
clee	06
cm	06 1-8
cn	1-2
dg	03 1-6
cvel	1-2
be	0-5
cn	03
bi	0-6 1-3
cen	02 13
cnh	0-2
bo	03 16
cn	0-4 19
dg	0-4 12
ct	0-2
bu	0-3 14
cc	1-6
cng	1-3
coc	0e 1j
dng	08 1-4
au	0r 1k
ban	1-8
bng	06
boi	0-n 1-8
byen	05 1-2
awelve	0-2
bice	02 18
cns	0-4 1-2
bo	0d 1-3
ay	0-d 1-9
bpescript	02
9under	08 17
bg	1-2
bits	1-3
cversity	0-6
btil	0-2
aom	0r
ap	0f
bs	0-2
as	0-3 1-4
be	05
crs	02
at	04
9va	03
bn	02
cg	03 1-2
bo	03 1-6
by	0-2
ae	04 1-5
bry	0b 1-4
ai	0-g 1-9
bec	0-4 15
cn	05 1-5
ct	0h 18
bnh	0-7
bsit	0-a
ao	0-3 13
bi	0-3 1-8
au	0-2 1c
ba	0-4 1-3
bon	0l 1-2
9wages	0-4
bn	09 1-2
ct	0-b 1-6
brd	02 13
ds	02
cehouse	1-2
cm	0-2
bs	0-7 1-4
cte	15
bter	0-3
ae	0a 1f
bek	0b
ds	1-4
bll	0-5 1-2
bnt	0b 1b
bre	0d 1-5
ahat	06 1-3
ben	06 1-a
cre	08 13
bich	0-8
bo	0-3 1e
cle	0-3
by	1-5
aill	0-4
bnd	0-2
cter	0-2 1-6
bth	0-e 1e
dout	0-3
aon	0-3
brd	02 1-2
ds	1-3
ck	0-2 16
ded	0-5
ding	03
ds	08 14
ehop	05
buld	0-f 1-7
arite	0-c 17
bote	06 1-4
9x	0a
aa	02 1-2
ae	0k 1-7
bp	0l 14
ain	0-7 15
aong	0b 12
auong	0k
9y	0-a
aear	0g 18
ds	0-k
bn	0-7
bt	0-4 1-2
bu	0-2 1-2
aou	0-e 1-c
c'll	0-3
dre	0-3 1-2
dve	0-5
cng	0-2
cr	0-j 1-8
3story!	0-5
8#	0-h 1y
9%	0-i 1r
8:	0-3 1a
8;	010 1-2
8?	0-3 1-5
8SELF	01l 1-t
c'd	0-l 1-e
dll	0-a 1-6
dm	0-e 1-g
dve	0r 1-c
8a	0-5 1-7
9ba	1-3
aout	04
9ccepted	13
bount	04
fant	05 1-2
buracy	0-4
ahieves	0-2
aross	0-3 1-3
atually	1-5
9d	05
aded	02
bress	1-2
amits	0-2
aults	0-2 1-6
9fore	12
ater	0-e 1c
dnoon	0-7
hs	02 19
dwards	02 1a
9gain	07 1a
dst	0-6 1-2
aency	0-2 1-6
ao	18
aree	16
dd	17
9i	0-e 1-9
ad	0-4
ar	18
9ll	1b
bowed	14
aone	06 16
cg	0g 1-6
aready	0-5 1-2
aso	0j 1-6
ato	0-2 1-4
aways	0-11 1-r
9m	0-g 1-a
aount	13
9n	0-l 1-c
ad	0-9 1e
agry	1-3
anoyed	0a
aother	07 1-f
asible	1-3
bwer	04 15
ay	09
bbody	02
bmore	1-4
bone	0-6 1-8
bthing	0-5 1-6
9o	04 1d
aife	0-2
9p	0-3 1-a
aache	02 1-3
brt	1-3
ap	0-2 1-8
blication	07
brentice	02
is	0-b 1-4
aril	0-2
atomat	0-7
9rchitect	0-3
dve	0-2 1-5
ae	0-b
ba	0-a
ague	03
aound	02 1-7
at	1-3
avo	15
9s	06 13
aide	04
ak	0-7 1-g
bed	0t 1-o
bs	1-2
aleep	0-3
asistant	0-2
9t	0d 1-2
ae	15
alantic	0-4 1-2
amosphere	1-3
atitude	0-3
9u	0-6
adit	0-7 18
dor	0-3
agust	04 1b
atomate	0-2 1-2
gd	1-6
bumn	1-7
9verage	0-2 15
9way	03 1-4
9y	0-6 1y
9zure	0-6 1-a
8b	0-3 1-3
9a	0-4 16
aby	0-8 1-4
ack	0-6 1l
cend	0-3
cup	04
cwards	02
ad	1f
bly	1-4
ag	04 1-2
ai	0-5 13
akery	0-2
alance	0-2
blot	0-4 1a
am	06
an	0d 1d
bg	0m 1-2
bh	0-9 1h
bk	0-4
ao	0-g 1-e
ar	14
asics	03
at	0-i
bch	0-2 12
ay	0-8 1o
9e	0-7 19
ac	04 1-2
bame	02
cuse	0-p 1-l
bome	1-5
ad	0-2 14
bs	0i 18
aen	0l 13
bs	0-8 1-4
afore	0-d
ehand	06 19
aginning	0-5
ahind	0-6 12
aing	0-2 1-4
alieve	0-4
bl	0-5
bts	0-2 1-2
an	0-4 1g
bch	02 1-2
bh	06 15
ap	0-c 15
aside	1-2
bt	02 1-8
atter	0-4 1g
bween	0h 1-3
9gp	02
9i	0c
aa	02
ach	03 12
aen	09 1-b
bt	0-9 1-u
bu	0-3
ag	03 1-7
bger	14
dst	17
all	12
cing	12
an	0-3 14
bh	0c 1h
bs	04
at	0-9 1-6
9lame	0-2 1-2
cing	1-2
aeeped	0-3 17
bnd	0-2 1-7
aind	1-2
aue	0-4 1-3
9o	03 1i
aard	0a
bt	0-2 15
ac	08
ai	0-2
bler	0-3 1-7
alts	0g
am	02 1-f
an	0-c 12
bg	0-9 1-2
aok	0k 1-3
ced	16
cing	1-2
clet	1-6
cs	0-2
ap	0-9 1-2
arrowed	05 1-3
ass	0-3 13
at	03 13
bh	0x
aught	09 1k
ax	17
bes	1-3
ay	08 18
bs	0-5 1-6
9ranch	0-4 1-g
aead	0-6 1-3
ck	05 15
dfast	13
cthing	1-5
aief	05 1-6
bng	0-8 1-4
aoke	04 1-5
dn	0-4
bught	05 1j
aunswick	1-3
9u	03 1-3
aa	0-3 1-7
ac	0b
adget	1-3
aild	12
ding	03 1-3
dxact	05
ct	0r
ang	0-5 1-2
bnings	0-2 14
aoc	0o 1-4
bi	1j
bn	0-9
cg	0-7
arned	0-2
ct	0-6 14
bst	07 18
as	0-4 17
biness	1-2
by	1-3
at	0-3 1a
btons	0a
ayers	1-2
9y	0i 1c
8ca	0-a 1d
abin	1-2
bles	0y
ac	0a 1-9
bh	03 1-7
ce	02
ai	1-9
akes	0-5
all	05 1-d
ced	0b 1-a
cs	0-3 14
bm	0-5 1-2
am	0-3 14
be	06 1-2
cra	04 12
an	03 1-d
b't	1-4
bg	0-c 1-8
bh	0n 1-e
ao	0-n 1-c
ap	02 1-9
btain	0-2 15
ard	0d 15
cs	0-4
be	0-9 1-2
cful	1-2
bpenters	03
dt	02
bried	0-6 1-4
er	18
fs	0-6
bs	1-2
astings	0-6
at	03 1-e
balogue	17
bch	04
au	0-2 1-8
bse	0-7 1-3
ay	0-3 16
9ell	0e
car	0-2
ant	0-2
cre	0-8 1-4
es	08 1-4
art	0-5 12
9fo	0-3 14
9ha	0-g 1-5
bc	0f 17
bi	1-7
cr	09
blk	0a 1-2
bm	0-b 1-g
bn	0d 1-f
cce	0-3
cg	0-8 1-4
de	0-b 14
ed	06 1-i
es	0-a 1-4
cnel	0-4
bo	04
cs	0-2 1-3
bp	02
cel	06
brge	12
ct	1-3
bt	04
by	08 1s
ae	0-4 1-f
bck	0-9
ded	0e 15
dlist	06 1-3
dout	12
bf	0-2 1-3
bn	0-6 1c
bo	04 1-7
bp	0n 1-6
bt	06 1a
aia	0c 1-6
bec	0-2 1-2
cn	0-3
cu	0l
bld	0-5 1-2
dren	0-5
bm	02
bnh	04 1-7
bp	0-2
bu	0-a 1e
ao	0v 1-c
bi	1h
cr	03
bn	08
cg	1-6
bose	03
bt	12
aristmas	18
aua	1c
cn	02 1-9
bc	15
bi	05 1-8
bm	0-b
bng	0-c 1-6
bong	04 1-8
bp	0b 14
bt	0-2 1-2
byen	0-4 1-n
9inema	1-6
9lass	0-8 16
aean	0-b 1-7
ded	1-5
er	04 16
cr	1-2
brk	0-b
aick	04
bents	06 1-5
bmbed	03
bnic	1-3
es	06 13
bpboard	0-2 1-6
aock	1-2
bse	1-2
dd	04 1-3
bud	0-3
aub	04 1-4
9o	0-3
aburg	02 17
ac	02
ade	0-9 1-6
affee	1-5
ai	0m 1-d
ald	0-9 1d
bleague	0-c 1-e
hs	0-2 1-6
dct	02
dge	0-3 1-4
bours	03 1-2
am	0-c 1-3
be	0k 1d
bfortable	0-2
bing	0-3 1-e
bmunication	0-9 1-6
bpanies	0-2 1-2
ey	0e 1-c
dre	02 1-3
clained	0-5 15
gts	0-4 1e
cuter	0-2 1d
anes	02
bfirmations	0-f
bg	0-9 1d
bnectors	0-2
bsultant	0-3
btrol	09
fling	1-3
aok	09
apied	02 1-2
ds	0-2 1-6
by	0-5 12
are	0-6
bner	0-4 1-a
brect	04
fed	09 1-a
cidor	0-3 13
ast	0-5 1-3
cs	1-3
at	06 1-e
auld	02 1-3
dn't	0-b 13
bncil	19
ct	1o
ded	06 14
er	0-4
dry	0-4 15
bple	1-3
brse	0-7
aver	0-2 1-5
ded	0-7
ds	1-2
9rack	0-2
btes	0-5
aeative	0-2
fity	1-3
bw	0-2 15
aied	0-a 1-3
aon	03
bssed	18
ay	0-7 14
9t	1-3
9u	0-4 15
aa	0r 12
ac	0-7 17
ang	0-g 1-7
aoc	16
bi	1-6
bn	09 13
cg	0-8 1-3
ap	15
bboard	02
arious	0-2
astomer	1-6
gs	0-6 1-b
es	0-2
at	06 1-3
au	19
8da	03 1-4
ad	0-3 15
ai	02 1-3
bly	0-3
am	1-2
an	05 1-d
bg	07 1-2
bh	07 1-4
ao	0-8 1-6
ap	06 15
ared	13
bk	0-2
ashboard	09
at	02 1-2
ba	0h 1-4
cbase	07 15
be	02 14
cs	0-3
au	0-d 15
bghter	03
ay	0-4 1-8
bs	0-3 1-2
9c	0a 13
9e	0i 1-z
aad	0-4
cline	0-5 12
gs	0-2 1-2
bf	02
acember	03 15
bided	02 1-4
bk	0-3
blarations	0-2 14
afenders	0-3 13
alete	13
ed	1-4
biveries	0-9
am	0g 1-8
an	0k 1h
btal	0-2
cists	13
ap	02
bartment	0-3
bloy	09
bot	0-4 1-7
ds	03 1-2
asign	1-3
eer	05 1-3
bk	18
au	0-m 1-7
av	0-5
9i	0-2 13
aa	0-3 1-4
blysis	16
ach	0-6 1b
ad	0f 1-g
bn't	0e 1-a
aem	0a 1-2
bn	0k
bu	0-4 1-2
afferent	0-e 16
hly	0-8 1-4
anh	0-8 1-7
bner	0-2 1-5
arector	1b
asabled	17
btrict	1-4
curbed	12
9o	0-o 1-7
aan	0-3 1-a
ch	02 1h
ac	0-g 1-c
aes	0-6 1-6
cn't	14
ag	1-3
ai	0-2 1-2
bng	0-5 1c
an	0-j 1-8
b't	0-l 1-3
be	12
bg	0e 1-g
aor	0a 1-2
cs	1-h
at	0-d 1-9
auble	1-2
awn	0k 19
9rawer	0-5 14
cing	1-c
fs	0-9 1-5
aew	0n
aive	0-7 1-2
dr	04 1-9
es	05 1-2
aop	02 1-2
cped	07 1-5
bve	04 1-8
ay	0n 1k
9u	0-a 1e
aa	1-f
ac	0-6 1-3
ae	1-2
ag	0-2 1-8
ang	0-9 1e
aoc	03 1h
bi	03 18
bng	02 16
aplicates	0-4 1-2
aring	0-2 1-3
at	0a 1-b
by	0-7
ayet	0d
8e	02
9ach	0n 1-o
ar	0-6 16
blier	0-9 13
cy	04 1d
bs	0-3
aster	0-6 1i
by	0-2 1-6
at	0-2 1a
9dge	0b 17
9gg	0d
9ight	0-7 15
deen	0-2 13
ather	1-2
9leven	12
ase	03 1-8
9m	07 18
aail	0-2 14
aergency	16
apathy	1-4
bloyer	0-4
btied	0-2
cy	09 1-5
9nd	0-c 12
bed	1f
bs	0-3 1-4
agineer	1-3
gs	0-4 1-4
blish	08
aough	12
avelope	0-3 1-5
9p	05 1-e
9rror	0d
ds	17
9uro	1-3
9ven	0-a 1-2
cing	06
fs	09 17
br	0-9 1-2
cy	0o 1-g
dbody	0-e 1-g
done	0-g 1-6
dthing	0-a 1-f
9xample	0-5 1-5
acept	0-2
bhange	03
aperience	0-2
biry	0-2 1-6
bort	06
bressroute	04 1-2
atra	0-7 1-2
9ye	0-2 1-3
bs	1-2
8face	07 1-4
btory	03
ailed	0-6 12
cover	02 1-2
br	0-2
alling	0-2 1b
cs	14
amilies	08 1-2
dy	03 1-6
an	0f 1-7
ar	12
bms	07 1-3
ast	0-4 1-3
ather	0p
ault	02 15
9eathers	02
aed	03 1-2
cback	0-b 1-d
bl	0-3
all	0-g 1c
ca	07 1-5
bt	03 1-9
arry	0-3 1-2
astival	0-2
aw	0-3 1-3
ber	13
9ield	0-2
afteen	0-4
ale	0y 1q
cs	05 1-2
bl	0-e 1-2
ced	05 1-2
bmed	03
anal	15
cnce	0-2
bd	03 14
be	1b
bish	0c
eed	0-3 1k
are	0-2 1-2
bm	0-7 1-7
bst	0-b 17
atted	03
ave	14
axed	14
9lange	1-7
aoor	02 1-2
9older	0-2 1-2
es	0-9
bk	1-3
cs	06 1-4
blow	1-2
aod	02 1c
bt	03 13
ar	07 1-h
beman	04 16
bgot	05 1-2
bk	0-d
bm	09 1-b
cs	1-3
culas	0-4 14
btnight	07 18
cy	04
bward	0-4 1-3
aund	06 19
dries	0-6 1a
ey	0-2 17
br	04 1g
cteen	0-2
9rame	13
cing	0-3 1-5
aee	08 1-c
bsh	12
aiday	05 15
es	04 1-2
cge	0-4
es	13
bendly	0-2
es	0-6
aom	0-2 1-p
bnt	05 1-4
bze	0-2 17
9ull	02 19
andy	0-3
8ga	04
ac	1-5
bh	03 12
affer	16
ai	02
ame	03
an	07 1f
bg	1-4
bh	0-2
ap	03 19
bs	0-4 1-2
arage	02 1-2
bden	04
eer	1-3
as	02
at	04 1d
be	06 17
ave	0h
ay	0-2 1-2
9eneral	0-4
at	0-q 1-d
bs	0-3 1-d
bting	14
9he	03 1-7
bp	03 1-4
ai	0w 1-l
9i	0-n 1-4
aa	02 1b
bc	0-9 1f
bi	0-9 19
bm	1c
bn	05
cg	0-6
bo	0-h 19
bt	0-6 1-2
bu	0e 1-9
by	0c 14
aft	0-2
ao	0-l 1t
bi	0-5
bng	0-6 1e
arl	0-4 1-3
cs	0-a
au	0-4 13
ba	02 12
bm	05
bong	06 17
bp	1-7
ave	0-5 1-9
cn	1-3
cs	0-4 15
9lass	04
bze	1-3
aue	0-4 16
9o	02 15
ac	05 1-a
ad	17
aes	15
ai	0x 1-4
bng	0-a 1-5
am	0l 1-3
an	16
be	0-6
aod	0-g 1-a
bgle	0-3
ap	0-b 1-9
at	0m 1h
9po	0g
9rab	02 14
aeat	1-7
ben	0-2 1-6
aid	0-4 12
bnd	1-2
ding	02 16
aound	1-2
cp	04 1-5
bw	0-2 1-2
cers	0a 14
9uess	0-3
cts	0-2 12
ai	06 1-a
an	1-5
aong	03 1-3
8h	04
9a	0-2 1-2
ad	0-m 15
ai	02 12
alf	0c 1-f
bl	05 1-8
cs	08 18
am	1-4
an	0-6 1i
bd	13
cover	15
cs	0-9 1-3
bg	0-g 1-a
cs	0-2 19
bh	0-2 15
ao	0-b 1-9
ap	0-2
bpened	0-5 15
es	0-4 1-5
cy	0-5 1q
arbour	0-2
bd	03 1-5
cest	1-6
cly	15
bvested	14
as	0d 1d
ated	02 18
ave	0-i 1-d
bing	0-4 1-3
ay	0-q 1-f
9e	0-c 111
a'd	0-8 13
bll	04 1-4
bs	0-4 1-3
aad	0-2 1-4
cs	16
blth	0-3
bring	0-5 15
ct	0-5
bt	1-5
adge	1-4
allo	0-8
bp	0-2 1-4
ced	02 1-k
an	0o 16
ar	0d 1-e
be	1-3
bs	07
celf	0-3 16
at	0a 1n
9ide	05
aem	0-4
bn	0-9 1-e
bu	0-c
agh	0-5
am	016 1-l
bself	0-5 1f
ange	0d 1-6
bh	0b 1-7
as	0d 19
at	02 1-2
ave	09
9o	0c
aa	15
bch	0-5 1-6
bi	0-l 1-4
bn	0-5 1-3
cg	03
ac	0-i 1-l
ai	0j 1b
ald	0-3 1-5
cing	0-2 1-2
cs	0-2 13
be	0-4 1-3
biday	0-3 19
fs	0-3
am	0c 1-8
be	0a
an	0-m 1f
best	05 1-3
ely	0-6
ey	0-2
cy	19
bg	13
aok	12
ap	06 15
be	0-5
aspital	0-4 1-2
bt	0-9 1-6
at	02
bel	0-2
aur	04 14
cly	13
cs	0-c 1g
bse	0-3 1-c
ds	0-g
cings	03 1-2
aw	07 1-e
9r	1-3
9u	0-p
aan	02 1-5
ab	0-2 1-4
ae	0-2
andred	0-4 1-6
bg	02
aong	0-7 1-7
art	0-a 17
at	1-5
au	09
ay	0-3 1a
ben	05
bnh	0-3 19
9yper	02 16
8ice	17
ah	0-2
9dea	1-2
cs	0-3
9f	0-e 1-q
9m	07 18
aages	0-2
cine	1-2
aport	1-2
eant	0-5 1-5
broved	0-d
9n	0i 1-6
adex	13
aitiative	0-2
aside	15
bpection	12
for	0-5 1d
btead	0c 1e
bulin	0-3
crer	0-2 1-2
atern	1-3
eet	02 18
dviewed	03 1-2
bo	12
avited	04 16
boice	0-2 1-3
fs	0-a 1-2
9ron	04 1-2
9s	0-7 1-v
9t	0e
a'd	0-2
bs	0-g
aem	0-2
as	0-2
belf	0-4 1-4
9v	0-4
8jacking	05
anuary	02 1-6
9ob	09 1h
bs	0-2 1a
ain	1-2
ced	0-4 1-2
9udge	03
ane	0-2 18
bior	05 12
ast	0-3 1-8
8k	15
9e	05 1-9
aep	1-7
cer	1-2
am	0j 1-4
anh	02
ao	0-2 1-2
apt	05 17
at	0-d 19
au	0b 12
ay	06 1-4
bs	0g
9ha	0-3 1-9
bc	09 1-d
ch	0-w 1k
bi	0g 1-8
bm	0-2 17
bn	0-5
bo	09 12
bu	0-7 12
by	0g 1-6
aen	0-i 1q
ai	1-v
bem	0-2
cn	0-2
ao	02 1-g
ba	0-f 16
cn	0-a 1-6
dg	1f
bc	0-c 1d
bi	09 1o
bng	09
au	02
ban	0-i 1-5
bng	0-8 1-8
bon	09 1a
bya	02
cen	04
9ia	0f 13
ach	04
bking	0-2 1-2
ad	0-3
bs	0-e 15
aem	09 1-6
bn	0-5 1m
bu	0-5 1-3
aln	0-5 1-4
cs	0m
bos	14
am	0-9 1-3
and	1-4
cness	1-2
bg	1-2
bh	04 18
ap	0-i 1b
at	03 1-3
bchen	03 12
9nees	0e 1-3
bw	07 1-5
aow	0-h 1-5
cledge	1-2
cn	0-2 1-4
cs	1-2
9o	0c 15
9w	02
9y	0-g 13
8la	04 1-11
ab	0-4 1-5
belled	0f
ac	0-7
ad	0-b 1-4
bies	0-5
bs	1-7
by	0-3 1-9
ai	0k
bd	0c 1-4
am	0-d
bbing	0-2
bp	06 1-4
an	0g 17
be	06 1-2
bg	0-4 1-2
cuage	0-3
bh	02 1-7
ao	0-6 15
ap	0y 1-l
btop	0-3
arkfield	0c
aser	05 1-2
bt	0-b 1-2
at	0-d 16
be	0-6
cr	0-5 1f
au	0c 1e
bgh	13
ded	1-5
ay	0k 1-4
9e	0j 1-a
aad	0-d
cer	1-6
bked	0-3
brn	0-d 1-8
ded	0-n 1-4
ding	1-3
dt	0h
bve	0-8 19
ach	1-e
ad	09 13
aeds	0-2 1-2
aft	0-b 1e
an	09 1l
bgth	02
bh	1-2
bt	1-6
ao	07
ass	0-7 16
con	0-3
at	0i 1-4
b's	0-2 1-2
avel	0-3 1f
9i	06
abrary	0b
ach	0m 1-a
aen	08 17
bu	0-7 17
afe	0-3 1-5
bt	0-2 1-3
aght	06
ake	0-9 1-b
cd	0-k 15
ane	07 1-9
bk	07 1-2
ast	0d 1-2
cen	0-8
eed	02
cs	04
at	13
btle	0a 1-7
ave	1-3
cstream	0-3
9o	0-r 1-c
aad	0-3 1-5
bf	0-2 13
bi	0-8 19
bn	0-4
ac	02 1-4
bal	1-2
bk	04 16
ag	04
brotate	03
ai	17
an	0-a 1-l
bg	0-5 17
aok	04 1-c
ced	0-6 1-i
cing	1-4
cs	04 1-4
ap	0-7
arries	15
asing	13
bs	04 14
bt	04 1n
ats	1-3
aud	0-4 1-4
cest	18
ave	0-d 1-3
cd	0-5 1-6
aw	0-3
9u	0-4
aa	19
bn	0-2 1-9
bt	0-2 1-2
ac	0-a 18
ai	04 1-2
am	0-4
anch	1-2
aoi	0-4 1-2
bm	0-4
bn	0-4 1o
cg	0-f 1-3
bt	06 1-b
au	03
9y	0-4 1-3
8ma	1-9
ac	1-6
bh	16
cine	0-3 1-6
bro	04
ade	0l 1-e
ai	0-9
bl	05 1-4
bnly	0-5
ctenance	1-4
ake	0-3 1-d
cr	09 1a
ds	19
cs	0-2
bing	14
am	0-7 1-2
an	0i 1-9
bagement	1-5
er	0-f 15
bg	0-2
bh	0-c 1-d
bual	1-4
by	0-g 12
arch	0-9 1a
bk	0a 1-3
ced	02
cs	02
aster	0-4 1-a
at	06 1-g
bch	02 1-2
be	02
crial	0-5 1-b
bter	0-3
au	0l 1-d
ay	0-a 1-8
bbe	0-6 1a
bor	1-6
9c	03
9e	06 1-2
aan	03
cs	0-3
bsured	03
aeting	02 1-3
am	1-7
an	0d 1-4
btor	0-3 13
bu	0-6 15
ao	09
aself	02
at	1-b
ber	1b
bre	0-2
ds	0-c
9i	0-5 1-3
ach	1-2
browave	1-3
ad	0a 1-4
bdle	0-9 1-2
bnight	0e 15
aen	0-4 1-5
cg	05 1-7
agration	0-3 13
al	1-3
be	0-8 1-2
blion	1b
and	0-2 1-5
be	06 1-3
bute	0-4 1a
es	02 1-3
assed	13
cing	0-9 1-c
btake	0-2 1-4
fs	0-9 1-8
axed	0-2 1-4
9m	02 1-7
9o	04 1h
ac	0-7 1-2
adel	15
bule	02
es	05
ai	0-4 1-l
an	0-3 1-c
bday	0-7 16
bey	05
bg	0-3
bth	1-b
d's	0-3
ds	06 1p
are	0-c 1-f
bning	0c 17
fs	05 1-2
ast	06 1-6
cly	09 1-5
at	0-9 1b
bher	0-3 16
bor	07 1-7
ave	07 1-5
bing	1-6
9r	15
9u	03 1-2
aa	06 1-b
ac	04 1-d
bh	0-a
ai	0-5 13
ams	0-2
ang	0-5 13
aoi	0-5 15
bn	06 1-h
cg	13
asic	0-2
bt	07 1-2
9y	019 1-u
aaccount	02
aself	0e 1-3
bql	02 19
8na	06 13
ail	0-2 1-2
am	0-n 12
be	0-a
cs	04 1-6
an	05 1a
bg	0-6 1-3
ao	0-n 1-2
ap	1-6
as	13
atasha	0-4 1-2
bure	0-2
au	0-2 13
ay	0-l 1c
9e	1-2
aar	0-5
cly	0-7
aed	1-2
ced	1-5
cs	0-4
agatives	16
aighbour	0-2
am	02 1-4
an	0-3 1-d
at	0-a 15
bwork	0-3 1-3
au	0-b 1-s
aver	0-f 1-7
aw	0-8 1c
axt	06 1c
9ga	0-4 1-9
bi	06 1-3
bm	1-2
bn	0-8 14
cg	02
ch	0-8 1-7
bp	0-2
bt	09
bu	0-8
by	0-4 1r
ahe	0-8 1-i
bi	0-8 1-d
ca	07
cem	0-9 17
dp	0-3 1-3
ao	0-8 1e
bai	0-b 1-t
bi	0z 1-5
bn	0-5 1-2
au	0-g 16
ba	0-3
bng	0-3 1b
boi	0-u 1-7
cn	1-4
dg	0b 17
byen	0-d 1-4
9ha	0-9 1-9
bc	0f 1-2
bm	0-d 1-3
bn	13
ch	0-8 14
bp	0i 14
bt	06 1-9
bu	0-m 1-4
by	03 1c
ae	1-3
ai	09 1-5
bem	0-5 1-6
cn	0-8
ct	0c 1-f
cu	18
bn	0-4 1-9
bp	1-2
ao	08 1-c
bm	04 1-5
au	0-6 1-b
ba	08 1-4
bng	04 1k
9i	0b 1-9
ace	04 13
aem	0-7 1-5
aght	08 18
ds	0-4 1-9
ane	0-4
cteen	14
9o	0o 1g
abody	0c 1g
e's	1-5
ai	0m 1-k
bse	0-3
an	0-2 1-2
be	1f
bg	0-5 1-5
aon	03 1a
ap	0-b 1f
arth	0a 1-5
at	06 13
bebook	1-3
cs	0-3 12
bhing	0-9
bice	02
ed	0-9 1-2
avember	14
aw	04 11c
9ua	0-c 1v
amber	05
es	0-2 1-a
ang	08 1-9
aoc	19
bi	03
arse	0-3 1-2
ds	0-2 1-7
at	0-3 14
9what	0-3 1e
8o	0-j 1-g
9ctober	0-8 1c
9dd	15
9f	1-n
af	0-8 1-9
bered	0d 15
bice	0-2 1-e
er	14
aten	0-7 1-8
9i	0-5 12
aled	05
9k	0-4 19
aay	06 14
9ld	05 14
ber	0-3 1-4
9m	1-4
9n	02 1b
ace	03 16
ae	0-6 1k
bs	04 1-b
ag	0b 1-5
aline	1-2
by	0-c
ato	0-2
9pen	05 1a
ced	14
cing	07 1-3
brative	1-2
9r	0-b 1-l
ader	0-c 1-6
ds	0-b 1-3
agan	0-6 1-3
9t	03
aher	16
ds	0-f 1-c
9u	1-3
ar	02 1-a
bselves	1-3
at	0j 1-b
bside	1-3
9ven	0-3 1-3
br	03 1-9
9wn	0g 1-9
bed	0-6
cr	16
ds	07 1-3
9xy	0-7 14
8pack	03
ced	1-5
aediatric	0-4
age	1-3
cs	15
aid	0-3 1m
bnt	0-d 1-3
ded	04
br	0-2 1-2
allet	0-3
es	0n 1-3
bo	0-2 1-4
anic	0-3
aper	0-2
ds	15
arents	0-2 17
bk	02
cing	0-4
bt	06 1-2
cs	0b 1-7
ass	1-2
ced	0-8 15
bt	15
atience	0-2 1-5
et	0-2 1-5
ay	1a
broll	0-9 1-3
9eak	0-3
ansion	04
aople	0-y 1-e
ar	06 1-3
bcent	07 1-5
fage	0-3 1-4
bfect	1-6
bson	0-b
eal	0-4
gly	0-3
9ha	0a 1-k
bi	0-5 1-d
bm	0-c 14
bn	0l 1-2
bp	0-7 1-5
brmacist's	0-2
fy	0-2
bt	0-g 14
ae	0-6 18
bp	0-7 1-2
bu	02
ai	0-7 14
ba	0-6
ben	0-8 1-7
cu	1-8
bm	0-4
ao	0-f
bi	1-4
bne	03
dd	08 1-2
ds	0-d 1-5
cg	05 1g
bto	0g 1-3
ds	0a 1-6
au	0-y 15
bc	05 1-8
bn	03 1-b
boc	0-2
cng	0-3
bt	0-6 1n
9ick	0-7 1-6
ced	07
cing	0-3
bture	1-5
fs	1-2
aece	08 1-3
ds	0-3 1-8
an	08 15
ape	0-3 1h
cs	09 1-2
atch	0-3
ded	17
avot	09 1-2
azza	03 1-7
9lace	0-8 1-5
dment	0-2
ds	05 1-4
bin	07 14
bn	06
cned	0-3 14
er	0-4
ding	14
ct	0-7
bster	0-2 12
btes	04 1-3
by	17
ced	0-3 13
dr	0-3
aease	0-5
ed	02 1a
bdges	1-2
aus	0-2
9m	0-2 13
9o	0-2
acket	0-8
aint	1-2
alicy	0-2 1-4
csh	04 1-2
aor	1-2
art	0-4
cer	0-2
asition	1-3
gs	0a 1-3
eve	0-4
bsible	02 1-3
at	0a 1-4
bs	0a 1-8
awer	0h 1-6
9ps	14
9r	06
aactice	0-2
esed	02
aecise	0-2
bfer	0-5
bsented	0-4
csure	0-5 1-a
aice	0-f 1-a
ds	1-2
bnt	12
ded	02
er	03
borities	1-2
gse	0-3
aoblem	0-5 1-a
bcedure	1-2
bduction	09 1-2
bfessional	1-2
bgramme	12
bject	0-5 15
bperly	0-7
ety	0-3
btection	0-5
bud	0-3 1-3
9ull	0-8 13
ced	04
amp	0-9 1-9
cs	1k
ash	1-2
at	0r 19
8qa	13
9c	0-4 12
9ua	06 17
blity	0-4 1-8
bn	0-b 1-d
cg	0-2
ch	02
brrel	0-3
cter	0-3
bt	0n 1-9
by	0r 12
ae	08 1-4
bn	0a 17
bries	0-3
bstion	05
gs	02 1-3
bt	1-5
bue	0-c 1a
aick	0-4
der	0-8 1-2
bet	0-2
bt	0-2 13
ce	0-5 1-6
aoc	0-4 1-6
ay	0-i
ben	0c 1-4
ct	0-6 1-6
8ra	05 18
ac	0-5 1-2
bh	0-7 1-4
bk	04 16
cs	0-3
adio	02 1-4
dlogists	0-2 1-4
ail	0-6 16
cs	05
bn	08 15
amp	0e 1-a
an	0h
bg	0f
bh	1-4
ap	07
at	0-i 14
be	09 1-9
bher	02
au	18
ay	0j 1-4
9e	0-5
aach	1d
ded	0-2 19
ct	06
bd	0n 1-5
cer	0-2 1-3
cing	1-5
cy	0-2
bl	03 12
cly	0-9 14
bson	0e
acipe	1-3
bkon	03 1-4
borded	04
ad	09 18
bid	02
afresh	0-4 1a
agion	0-2 14
cster	0-b
ged	03
alease	0-3 14
fs	19
amember	0-3 1-4
gs	16
anewal	0-3
apair	0-4 1a
beated	1-5
bort	0-3 1c
aset	1-2
bpect	0-a 1-6
consible	02 1-2
bt	0-6 18
core	03 14
bult	0-3 1e
avenue	02 1-2
biew	03 12
eed	02
9ieng	05 1-a
bt	13
aght	08 1c
ang	0a
9o	0b
ai	0g 1-d
allback	07
ced	0-5 1-2
cs	1b
ang	0-7 1-6
aof	1-3
cs	0-3
bm	15
cs	0-2 1-3
as	02 1-4
at	07 18
aund	06 15
bte	04 1-4
aw	0b 1-4
9pn	04 1-4
bs	0-c 15
9u	0c 1-3
aa	0-a
abbish	0a
ale	0-6 13
cs	08 1f
an	0-5 1m
bning	0b 1-3
bs	0-4 1d
aoc	03 16
bi	12
bt	1-3
bu	16
ash	0-2
at	0-9 12
8s	0-3 1-c
9ac	09 12
bh	05 1m
afety	1-7
age	0c 1-3
ai	07 1-9
bd	0l 12
bling	0-2
alary	0-6 12
be	0-3 1-7
cs	0-8
am	06
be	0-e
bples	0-5 14
an	0-9 1-8
bg	04 1-c
bh	0e 1-7
ao	1-6
ap	03 1-8
at	0v 1-8
burday	1-3
gs	0f 1-8
au	0-7 11a
ave	0-5
cd	1l
aw	0-7 1d
ay	0-9 16
bing	0c
bs	03 1-3
9cale	0d 1-3
bn	02
ahool	05 1-8
e's	0-4
arap	09 1-6
been	06 1-3
bipt	05 15
bum	1-2
aupper	0-3 1-2
9e	0-17 1-14
aal	05 1-3
brch	17
bson	1-3
bt	0-3 1-8
cs	1-4
acond	04 1-3
es	0-5 1-2
btion	0-2 1-8
ae	14
bd	05 1-4
bn	1-4
alling	02
anco	02 1-2
bd	0-c 1-8
cing	0-2 1-3
bt	0p 1-2
cence	0-3 1-2
gs	06 15
ap	0-8 13
btember	0-e 1b
arious	1-4
bver	04
es	0a 1-3
cice	14
at	04 1-9
aven	0-7 1l
9hadowed	0-5 1-2
bft	0-4 1-3
bke	02 13
bre	0v
dd	0-5
ae	0-6 1y
b'd	1-6
cs	0-2 1-5
bet	0-8 15
blf	08 1-g
aift	04
ds	0-2 1-4
bp	1-3
aoe	0-3 1-2
bp	0a 1-4
brt	0-5 1-3
der	06 1j
buld	0-e 1-2
en't	0c
ct	0-9 1-3
ded	0-4
ding	0-2
bw	07 1-4
ced	0k
cs	1-4
aut	09 1-6
9i	13
ack	0-6 1-8
ade	05 1-8
cs	0-2 1-6
aemens	0-3
bng	0-2
bu	14
agn	0-5 1-d
cal	03 12
ced	0-c 1i
cs	0-4 1-3
alent	04
ample	1-2
dy	04
ance	02 119
bg	07
cle	0-4 1-2
bh	0-9
aster	1-3
at	0i 1-4
be	0-2 1-9
bting	0-2
ax	1l
bty	1-2
aze	07 1-4
9kin	0-c
9lab	02
aept	0-2 15
aow	02 14
9mall	0-2 1-8
der	0-2 15
est	06
aell	0-2 15
ded	04
aile	0-2 1-3
9napped	02 14
9o	07 1-k
aan	1-2
bt	1-4
aftware	04
ai	0-6
ald	1a
am	0o
be	0-2 1-4
cbody	0-9 1-c
cone	0-3
ctimes	0-6
an	0j 1-6
bg	0-2 1-c
arry	02
bt	0-2
ced	05 1-8
at	0-4 1-4
9pare	1-2
aeak	0-7
ding	0-2 14
ds	0-3 1-4
bnd	1-7
alit	0b 1-5
aot	13
aring	02 1a
dt	0-5 14
aun	04 1-2
9t	0-2 1-7
aaff	0-2 13
bge	14
bnd	0-9 14
ding	0-4 13
brt	0-8 1-8
ded	0-a 1d
er	1-3
ding	1-3
ds	12
by	0-9 1-8
ced	1j
aeel	0-3 1-4
bp	13
cs	04 1-2
aill	0-a 1n
aock	0-4 1-2
bne	0-3
bod	0a 1k
bp	0d 1-4
cped	08 1-4
cs	1-2
bre	0-4 1-8
dy	14
cm	0-2 1n
cy	0-2
araight	09 1-8
bict	1-3
bong	0-5
aubborn	0-4
bck	0h 1-4
bdio	0-2
bff	0-3 1-2
bmp	16
ds	1-7
9u	07 15
aa	09 1-5
abbies	0-6
bmission	1-2
dt	0-4 13
bstations	1-2
ac	0-b 1-5
bcess	0-2
bh	09
alk	0b
ammer	0-8 1a
anday	0d 14
bg	07
aot	0-3 14
apervisor	0-9 1-8
bplier	03 1-6
gs	03 1-a
dy	03 1-3
cort	1-2
fed	0-5
are	0-2
bface	0-3 1-5
bvey	0-6 1-2
eor	05 12
9wapped	04 17
aitched	05 1-4
ams	0-7 1-9
9ynology	06 1-3
astem	0-7 1-3
8t	1-2
9a	0-4 1-2
able	0e 1-3
ds	0-5
dt	02
ac	09 1c
bh	1-2
ag	08 1-2
bged	02 14
ai	0-5 14
ake	0-a 1-2
cn	18
cs	04 14
alk	0-c 1-6
ced	07 16
cing	08 1-3
cs	08 1-3
am	0-9 14
an	0-h 1-9
bg	0-9 17
bks	16
ao	02 1-9
ap	08 1-d
be	0a
bs	09 1-3
ask	0-2
at	02 1-2
au	0-7 1-8
bght	09 1-c
ax	02 16
ay	0l 1g
9e	0-5
aach	0-c
der	0-3
bm	0-l 1-d
cwork	0-2 1-3
ach	05
all	0-a 1-8
am	1-2
bperature	02 1-4
clate	1-2
an	06 1o
bder	02 16
arm	0-6 1-2
ast	0-3 1-c
ced	07 1-8
at	0-n
axt	0-2 1-4
9h	02 1-3
aa	0-7 19
bch	0-2
bi	0-2 13
bm	1o
bn	0-6 1-9
cg	0-k 15
ch	0-s 1-c
ck	0-3 1j
ded	0-5 19
bo	06 1-4
bp	04 1f
bt	0l
c's	0-9 1-d
bu	0-d 19
by	0-8 1-2
ae	04 15
batre	0-2
bir	06
bm	0s 1-q
cselves	07
bn	0g 1-4
bo	06 17
bre	0-4 1-f
cmometer	0-4 1-3
bse	0-2 1-7
by	0-6 1j
c'd	0-3 1-4
ai	03 1h
bch	0-b 1-a
ben	0-2 1-7
ct	02 17
cu	0-g
bng	0-2 1-e
ds	0-2
ch	0-2 1d
ck	0-k 1b
brd	07
cty	0-a 1c
bs	03
bt	0-7 15
ao	0-f
ba	0-2 1-3
ci	06 1-b
cng	14
bi	0-8 1-g
bm	1-4
bng	08 17
bse	0e 1-a
bught	0-7 1f
csand	0-3 16
aree	03 1c
cw	0c 1-5
bive	0-2
bough	03 1-4
au	0-5 19
ba	0-2 1b
cn	0-5 12
ct	1-2
bc	0m 1-8
be	0a 1-5
bng	0i 19
boc	0-f 1-c
cng	0-o 1b
brsday	03 14
gs	0-3 13
byet	09 1-4
9i	0-3 1-2
ach	12
bk	04
ced	0-f
dt	05 1-5
es	0-7 14
ade	0-4
aec	0-7 1-5
bm	0-a 1-5
bn	0-7 1-2
bp	0-6 1-5
bt	17
bu	04 16
ales	02 1-3
bl	0b 16
am	0-a 1d
bber	0-2 1-4
be	0-p 1i
cr	03 1b
cs	0-c 1-8
ctable	14
an	0-9 1-3
bh	0-u 1-p
ared	02 1-3
9o	08 1-l
aa	0-3 15
bn	0-e 17
aday	0-r
agether	0-5 1-e
ailet	0-6
es	0-7 1-3
ald	011
berances	1-3
am	07 1-a
bato	03
ees	02
borrow	1-2
an	0-5
bg	0j
ao	02 19
bk	0u 18
bl	0-5
cs	02
ap	04 1-8
at	0-7 1-b
bal	1-3
ds	1-3
auch	0-f 1f
br	0-2 15
9ra	05 15
bch	0-3 1-5
cing	1-2
bdes	09 1-4
bffic	0-2 1-4
bi	0t 1a
cn	0-2
ded	1-5
ee	0h 1-4
er	1-2
ding	0-2
bm	0-7 1-2
bng	0-2 1-7
ch	0-8 1-4
csport	1-5
by	0e 1-4
cs	05 1d
ae	1n
bn	0-9
bo	03 1-a
ai	0-a 1a
ben	02 1-5
cu	0-d 1o
bnh	09 1-a
bp	19
ao	1e
bi	0-c 1-5
bn	0e 16
cg	05 1-e
buble	0-2 1-4
au	04 1-7
ba	0e 1-6
bc	05 17
ck	06 1-2
ds	1-3
bng	06 1-7
boc	1-f
cng	0-q 1-a
bst	1-7
byen	0-3 18
ay	0-4
bing	0-7
9u	0-3
aa	0-6
bn	0-g 1-7
ac	0-a 19
aesday	0e 15
am	0-4
ang	0m 1-c
aoi	04 12
bng	13
arned	0-3 1-4
at	08 1-2
ayen	0-2 13
9v	05
9welve	02 14
bnty	14
aice	0i 1-c
ao	0b 1a
9y	0-7 17
aped	05
8u	1a
9buntu	07
9mbrella	02
9nder	0-g 1-3
dpinning	0-3 1-4
dstood	0-3
aeven	0-2
ag	0-f 17
aion	0-3 1-3
bts	0b
atil	0-3 1-3
9oc	05 1-2
ang	0b
at	14
9p	0-9 1-4
adate	0-9
as	02 1-3
bet	1-2
9rgent	0-2
9s	0-3 1a
ab	07 14
ae	0-8 1h
bd	0-a 13
bs	16
9te	1-3
8v	02 16
9a	0p
accine	0-2
bh	06 1-3
ai	0-c 12
an	0-7 1h
bs	1-2
ao	0f 1-h
ap	0-3 1-9
at	0-5 1-5
ay	06 1d
9e	0-c
andor	0-2
arsion	0-2
by	0-g 1-8
at	03 15
9i	02 1-g
adeo	06
ds	08 1-2
aec	0-8 1-b
bm	0-3 1h
bn	0-2 1-6
bt	011 1-t
asit	0q
dors	1b
bual	1-2
at	02
9lans	0-6
9o	0-2 15
ai	09 1-o
bce	0-3 1-3
alunteers	0-3
an	0-b
bg	0c 1-b
ate	0-4 1c
9pn	1-5
9u	0-c 1-6
aa	0b 1-g
ac	12
ai	0-7 1f
ang	0-a 1-5
aon	07 1-8
cg	0-3 1-7
bt	1a
8waited	0d 13
cing	0-e 1f
alk	1-6
ced	03 19
bl	1-5
cs	0-4
ant	0-3 1-7
ced	0-m 1-l
cs	0-3
ard	0-6 18
behouse	0-5 1-4
bm	02 16
as	0-5 12
bh	0d
bn't	0-3 1-2
bte	04 1-4
atch	0b 1-2
ded	04 1-5
ding	13
ber	1-3
ded	06 1-4
ay	0-2 1-5
bs	03 1-2
9e	0-o
a'd	0-e
bre	0-7 14
bve	08 1-5
aak	1-2
btherboard	1-3
absite	0-4
adding	0-2
bnesday	0-4 1e
aek	0-4 1n
cend	0-2 1-3
cly	0-6
cs	0-3
aigh	0-4 1-5
ded	07
all	0f 1-5
ant	0a 1e
are	0-4 16
cn't	0-4 1-5
at	1-2
9hat	06 1-p
c's	1-4
cever	0-5 1-3
aen	0f 1-j
cever	0-4
bre	0a 1-d
aich	0i 1c
ble	0-3 1c
bte	0-4 1a
ao	09 1-5
b'd	0-e
cs	02 1-3
ble	0-a
bse	04
ay	1-4
9i	0b 1-2
adow	0-3 1e
all	0-7 1-8
andow	03
es	04
bter	0-2 1b
are	1-7
ath	0b 1-c
cin	0-4 1i
cout	0-e 17
9on	0-2 1-9
b't	07 1-2
bder	0-3
aoden	02
ards	0-6 15
bk	0-9 1-8
cbook	06
ced	0-c 1-8
dr	0-4
cplace	0-3
bld	1-2
bst	08 1-7
auld	0-19 1-u
dn't	0-8 1a
9rite	05 1-b
cten	05 1-2
aong	1-2
bte	01f
8xa	0-7 1-b
ac	06
ai	0-7 18
am	0-c 17
anh	02 12
ay	05
9e	0-4 19
am	0q 1-o
ap	0c 1-8
9i	09 1-6
an	0q 1-f
at	02 16
9o	08 1g
aa	0c 19
by	04 1-2
am	0-c 1-2
an	0-3
bg	0-b 114
ap	08 1c
9u	0-a
aa	0-8
bn	0-6
bt	06
ac	04 1-5
ang	13
aong	0b 12
9y	02
8y	1-2
9eah	1-3
br	0-10 1f
cly	17
cs	0f 1-e
allow	03 1-3
an	0-4 12
as	06 1-8
au	02
9ou	0-8 1-k
b'd	0-6 1-5
cve	0-2 1-4
bng	0-4 1-7
br	05 1-4
8zalo	05 14
9ero	04 16
`;
