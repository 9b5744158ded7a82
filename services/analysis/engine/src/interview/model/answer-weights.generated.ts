// Written by `npm run train:interviews`; not edited by hand.
export const answerWeights = `A R
02=# #	07 14
4*ed	0-2
4:	07
4SELF	0h 1-v
8'm	0-3 1-4
4a	0-8
5nd	0-8 1-n
5s	0-2 1-2
4ba	02
6n	0-7
6o	0-2
5e	0-2 12
6cause	0-2
6fore	0-3 17
6n	0-3
5o	0-2
5y	0-e 12
4ca	0-g 13
6i	08 1-4
6lls	1-2
5hinh	0-2
6o	0e 1-5
6uyen	0-7 1-d
5linics	0-2
5ong	0-4
5u	0-2 1-2
6oc	1-4
4dau	0-2 17
6ys	0-3 1-9
5eu	0-2
5i	0-5
6em	07 19
5o	07 1-2
6anh	13
6n	0-3 1-2
4euro	1-3
4for	1-2
4giam	04
7y	1f
6o	0l 1-i
6uong	1-2
4had	0-4 16
6lf	0a
5ours	0-6 1c
4if	07 1-2
5n	0-m 1e
5t	04 16
4jobs	07 1-3
4khach	04
5ilos	14
5w	03
5y	0-6 17
4la	17
6m	09
6n	0f 1-3
5en	0b 1-3
5oai	03
5uc	03 14
6ong	0-4 1-5
5y	0-2
4married	0-3
6t	0-7 12
6y	0-b 1-b
5etres	0-6 1-4
5il	1-4
7lion	0-5 1b
6nutes	0-9 14
5m	03 1-4
5oi	0-6
6nths	07 15
4nam	0b 1-6
5gay	0-6 1a
6uoi	0a 1-4
5ua	0-4 1-2
6mbers	0-2 1-b
5what	14
4o	0-8
5f	0-4 1i
5n	02
6e	0-5 1-3
5r	0-7 1-8
6ders	02
5ut	1-7
5ver	1-2
4p	04 1-3
5eople	02 15
6r	0-5 12
7cent	0-6 1-6
6sos	0-2 17
5hai	05 1a
7n	0-5 17
6ieu	09 12
6ong	1-3
6ut	0-b 1-4
5m	13
5ositions	09 1-3
6ts	0-5 1-8
4que	0-2
6yen	08
4roi	0-a 1-5
5ules	13
4s	0-2 1-4
5au	0-4 1-3
5econds	0-4
6ed	1-3
5hops	0-5
5ince	0-6
5mall	0-2
5o	0-2
5tarted	12
5uppliers	1-5
4teacher	04
6t	0-b
5h	02 1-3
6ang	06
7t	07 13
6e	0-g 15
7n	0-5 13
7re	1-3
6i	0-6 1-2
6ousand	0-3 16
6ung	09 17
5ieng	09 17
5o	0-4 1t
5rays	03 14
6en	0-g 1g
6ieu	0-9 1o
6uong	1-2
5uan	0-3
6oi	0-l 1-c
5y	0-6
4units	0-4 1-3
5sers	02
4vao	03
5oi	0-4 1-2
5ua	03
4we	0-3 1-8
5ho	03 1-2
5ith	0b 14
4xa	0-4
5e	19
5uong	02 1h
4years	1-b
3% and	14
5gio	1a
5in	0a 12
5khong	0-3 1-2
5ma	0-5
5of	13
5thi	05 1-8
5xuong	0-9 14
2*ed #	1-a
7%	14
6*ed	0-2 1-5
6SELF	0-3
a'd	05
6a	07 1b
7bout	05 1j
7fter	03 15
7ll	06
7n	0d
8d	0-k 1-d
7round	15
7s	0-b
7t	03 14
6bed	0-2
8fore	0-3 15
7oth	02 1-2
7ut	13
7y	02 1-7
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
6in	0-r 1a
8to	1-2
7s	0-6 15
7t	0l 1-2
6like	1-5
7oss	03 14
6me	0-9 1k
8chanical	0-4
7y	0c 1-2
6not	1-2
6of	1-3
8f	0-3 15
7ld	06
7n	0c 1e
8e	0-d 14
7ur	1-5
8t	0-c 1-7
6people	0-3 1-2
8rcent	0-2
6seats	13
8nding	0-2 16
7he	07 12
9et	0-2
7ix	0-2 1-2
7o	1c
6that	0-f 1a
8e	01k 17
9ir	07
9m	08 1-h
9re	0-9
9y	0-2 1-4
8ose	05
8ree	0c 15
9ough	13
7o	0-n 1-h
8gether	0-2 1-a
7racing	03
9ys	02 1-7
7wo	04 1-7
6under	0c 1-2
8even	0-2
7p	0-a 1r
7s	0-3 1-8
6we	02 13
8ll	03
7hat	05 1-2
8ich	12
7rote	1-3
2: #	0-5 1b
4*ed	0-8
4SELF	05 1-6
4a	0-2
5sk	0-5 16
4khach	12
4the	0-2 17
4we	1-7
4you	07
2SELF #	0-1d 1e
8%	0-h 1t
7*ed	01l
7SELF	0-l 1g
7a	0-5
8dded	06
8i	0-3 16
8lso	0j
9ways	0-q 1-a
8m	0-z 1-c
8n	15
9swer	03 1-2
8o	14
8p	0-4 19
8sk	1-5
aed	0h 1-5
8y	0-c 1i
7ba	0-m 18
9ke	0c
9m	05
9n	0-i 1i
ag	0-c
9o	0q 14
9t	0-f 13
9y	0-5
8e	1c
9gan	03
9lieve	0-f 1-4
9p	0-3
8i	03 17
9et	0-h 1e
9nh	1-2
8o	0-6 12
9c	1-2
9m	07 1-5
9n	0-a 12
9ok	0-7
9ught	09 1b
8ring	0-4
8ua	1-9
9ilt	0g 1-5
9p	1-3
7ca	0-e 1e
9ch	1-c
9i	0f 1-4
9ll	0a
bed	1-6
9m	0-6 17
ae	09 1-e
9n	05 1-b
ah	03
9red	0-f
aried	02
9t	0c
8ha	0-6
am	0-4 1-3
anged	0f 1-4
ay	0g 1-p
9e	07 1-7
ack	0p 1-e
ced	04 1-2
ap	05 1-2
9ia	0f 1-8
anh	0-4 1-8
au	03 1e
9o	0n 16
ai	0-5 1e
an	0-4 1-2
9ua	0-c
ac	0-4 1-6
ap	08 15
ayen	13
8leaned	1-5
9imbed	03
8oi	0-6 1e
9me	0-9
9ng	0-a 1-5
9py	0-3
9rrected	1-2
9uld	0-4 13
cn't	0-6 1d
anted	0a
9vered	02 1-2
8u	0-a 1-7
9a	0-5
9ng	0-9 1-i
9oi	0m 1-5
9t	0-3 19
7da	0n 1-2
9m	0-4
9n	08 14
ag	1-j
ah	0-3
9o	0-2 1-3
9t	04 1-7
9u	0-2 1-6
9y	02
8e	0i 13
9cided	02
9m	0d 1-8
9n	1-2
9ploy	0a
9u	0-b 1-7
8i	0x 1-9
9d	0m 1-c
an't	0-2
9en	03
au	03 13
9nh	0-3 1-a
9u	0-4 12
8o	0-8 1s
9an	1-6
9c	06 1j
9i	0t 1-6
9n't	0-n 1-3
ag	1-2
at	0-2
8rew	0f 1-3
9ive	0-9 1-2
9ove	0b 1-4
8u	0e 1-3
9a	0f 1-9
9ng	0j 1-l
9oc	0-o 19
ai	0-7 13
ang	0-3
9yen	0-3
7ep	05 1-4
7feel	0-3
8ile	03
aled	14
9nd	02
aish	04
8ound	07 1-5
7gai	03
9n	08 16
ag	0-7 1-5
9p	06
9y	0-6 13
8et	0-5
8hi	0i 1-4
8i	0-4 1-6
9ai	02 13
an	0a 1-2
ao	0g 1-5
at	0-3
ay	03 1-3
9o	0-k 1g
9u	0f
aa	0-5
9ve	0-6
8o	0-k
9i	0u 1-6
9m	0e 19
9p	0-4 1-5
9t	0-c 1-7
8ui	06 19
7ha	05 1-2
9d	0-z 1-i
9i	17
9n	05 1-3
ag	03
9ve	0-7 1-b
bn't	0-9 1-2
9y	0-b 1-5
8en	07
9t	15
8ien	0-2
au	0-6 1e
9nh	06
8o	04
9a	0-9 1-2
9c	0-7 1-8
9i	07 12
9ld	0-a
9m	1-6
9n	16
ag	03 17
9p	0-4
ae	0-9
8ua	1-2
9ong	0b 1-5
9y	1b
7ich	12
8t	0-4
7joined	02 1-2
7ke	0-8 1-4
9ep	03 1-3
9m	0d 1a
9o	05 1-2
9pt	011 1t
9u	05
8hach	0-d 17
ai	0a 1-4
9en	1e
9o	0-e
aa	07 1-3
bng	0-5
ac	0-2 1-2
ai	02 14
ang	0-g 1i
8ia	04 1-6
9em	01b 1-b
9m	0-5
9nh	0-9 1-2
8now	0-z 14
7la	09 1-b
9i	02 1-2
ad	09 1-2
9m	07 1-2
9n	0-j 1-3
ag	03
9p	0x 1-c
9u	0h 1-5
9y	1-3
8ead	09 1-3
arn	0-6
ced	0-r 1-4
9d	06 13
9ft	02 1-3
9n	0j 1-3
9t	06
8ien	0-2
9ke	0-7 1-2
9ve	0-5
8o	0-j 1-a
9i	0-c 19
9ok	0-b
bed	04 1-4
9p	04
9st	0-8
9ve	0-b 1-2
8uc	0-l
9on	0-c 1-d
bg	02 1-6
7ma	0-3 12
9de	0v 1-8
9ng	04 1-4
9t	0-c 1-6
9u	07 1-2
9y	0-h 1f
8e	08 1-3
9an	0-2
asured	04 1-2
9ntor	0-4 15
8iss	0-2
9xed	1-3
8o	0h 1-d
9i	0-l 16
9ng	0-c 14
9t	0-7 13
9ve	03
bd	1-9
8ua	0-2 1-2
9i	0-3 13
9oi	05
an	0-o 1-e
9st	09 1-2
7nam	0-b 19
9ng	0-7 1-2
9o	1-2
9y	0-4 1a
8eu	0-5
9ver	0-a 1-9
8gay	15
9he	1-2
ai	0-k 1-f
9oi	0n 1-b
9uoi	0-f 16
8ha	09 1b
ac	1a
an	0-3
bh	0-5 1-3
ap	04 13
at	0m 1-6
9iem	02
bu	0-4 16
an	18
9o	0-8 1d
9u	02 15
8iem	0-2
8o	0-2 1a
9i	0k 1-8
9p	04
9w	0h 1-9
8ua	04 1-2
9oc	07 1-2
ai	02
7o	0-7 1-7
8ffered	03
8iled	05
8ng	07 1-4
9ly	0-2
8pened	02 1-6
8rder	0e
7phai	010
an	0-3 1-3
at	03 1-3
9i	14
9o	1-3
ang	1-2
9u	0-b 1-7
8ick	0-4 1-2
bed	08
8refer	0-5
9ioritise	0-4
9oposed	08 1-2
8ulled	0-c 15
9mped	02 1-2
9t	0j
7qua	0g 1-4
an	03 14
ay	015 1-4
9en	0-h
9yet	0-4
7ra	0a 15
9n	0d 19
ag	0k 13
ah	1-2
9t	0-a 1-6
8ead	0-k
ally	0-2
9ckon	1-5
9member	0-3 1-4
9spect	0-8
8oi	04
9llback	07
8u	0c 1-6
9a	08
9t	0-j 13
7sai	0-3
ad	010 1-3
9n	12
ag	0-f
9t	0c 1-5
9u	0-7 1-9
9w	0-3 16
9y	0c
8e	1-9
9e	0-a
9nd	1-4
9t	0b 12
8hould	0-6
awed	0b 13
8i	15
9gn	02
bed	1-2
9nh	0-5
8o	0c 17
9an	04 1-3
at	02
9ld	03 1-3
9n	0q 1-2
ag	0-6 1a
9rted	05 1-3
8pent	0-3
9lit	06
8tart	08
ced	0-9 18
ay	0-2
bed	0-7 14
9ill	0-3 1-3
9ood	16
apped	02 1-4
9udied	0-a
8u	07 1-3
9a	07
9c	1-3
9ppose	0-2
7tach	08
9ke	0-a
9lk	0-3
bed	02
9m	0-4 1-2
9o	1-2
9p	08 1-2
9t	06 1a
9ught	07
8each	0-4
9ll	0-7 1-2
9n	0-8 1-2
8ham	15
ang	0-4
bh	0-2 1-2
ao	07 1-2
at	13
ay	07 1k
9em	0b 1-d
an	05
ao	03
9i	0-k 1-d
ach	0-4
aeu	0-b 1-6
anh	15
bk	0-o 1f
9o	05 1-4
aught	0-7 1-2
9rew	07 1-2
aive	0-3
9u	0-2 12
ac	02
aoc	0-2
bng	0-3 1-7
8ich	07
9eng	0-b 1-3
ap	0-4
au	0-a 19
9m	1-a
9n	0-d
ah	06 13
8oan	0-2
9ld	0k 17
9ok	0k 14
9t	0-3
9uch	0-e
8ra	0c 1-4
ach	0-3
ai	0f 17
bned	1-4
9e	0-5
an	08
ao	04 1-4
9ien	06
anh	08
9o	0-3 1-3
ang	0-d 19
9uc	0-5
ang	12
aoc	0-7 1-d
bng	0-2
9y	0-4
8u	01f 13
9an	0-2
9ng	0-m 1-6
9oi	03 1h
9rned	08 1a
8yped	1-3
7understand	0-7 1-2
9g	0-6 19
8se	0-i 1b
ad	0-5 1-2
7va	1-6
9i	0-4
9n	0-8
9o	06 1-3
8e	0i 1-e
9t	0-6 1-3
8i	04 1-6
9ec	0-4 1-3
at	016 15
8o	05 1-7
9i	0-5 1-3
9n	09
8ua	02
9i	0-2 1-6
9on	0-3 12
7waited	0e 1-4
9nt	0-h 1-2
9s	0-1u 1-2
9tched	02
aered	06 1-5
8eigh	07 1-2
9lcome	0-2
aded	02 1-2
9nt	0v 1-6
8ill	0j 1-4
8on't	06 1-3
9rk	0-6
bed	0-f
9uld	0e 1c
cn't	0-2 1-2
8rite	1-2
9ote	05 15
7xe	0-2
9m	0-2 1-2
9p	0q
8in	0f 1-5
8oay	04
8ua	0-3
9ong	03
7y	0-2 12
8eu	0-8 1-2
6'd *ed	0-5 1-4
9also	06 1-2
bways	0-2
ask	07 1-9
9be	0-g 1-a
9call	0-5
9do	09 1-b
9get	06 1-4
aive	0-4
ao	04
9have	0-8 1-6
ait	0-b
aold	0-2
bpe	04 1-6
9keep	05 1-3
anow	0-7 1e
9like	17
aook	07
9make	02 1-2
9need	0-6 1-3
bver	0-4
9pull	16
9read	06
aide	02
bng	07 1b
9say	0-8 1d
aee	0-5 16
bttle	0-4
ait	03 1-2
atart	08 1-2
9take	0e
ahrow	0-3 1-2
arain	03 1-2
9use	1-4
9walk	03
bnt	0-9 18
arite	03
7ll call	0-3
aknow	17
apick	1-3
7m #	0-3
9*ed	0-4
9a	0-8 1-5
at	0-3
9happy	1-3
9in	0-2
9not	0-7 1-2
9on	0-4 12
9proud	0-2
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
4SELF	0-8
4bad	1-a
6g	0-6 1-2
6kery	0c
5ig	0-3 1-5
7ger	1-3
6t	09 1-b
5oard	0d
6ok	08
6x	16
5rew	06
5uddy	0-2
7get	0-2
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
6ient	09
5offee	1-2
6lleague	02 1-3
6mputer	0-2 1d
6ntract	13
6py	0-2 1-7
6uple	07 1-5
7rse	1-3
5rane	0-4
6oss	1-2
4dairy	04
6te	1-4
6y	02 16
5ead	0-2 1b
5iary	04
5oor	05 1-2
5raft	03
7wer	0-2 18
8ing	04
6iver	0b
4family	06 1-5
5ew	1-3
5older	1-2
6ot	03 13
5ree	02
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
6nd	0-2
6rd	0-2 1-2
5earing	13
5undred	0-2
4job	0-3 13
6iner	02
6urney	0-2
4lab	0-2
6d	0-5 1-3
5eaflet	0-2
6sson	0-3
6vels	0-4
5ist	05 1-a
6ttle	1-4
5ogin	05
6ng	0-2 1-5
6t	0-g
6vely	0-2
4machine	0-2 1-2
6n	0-2
6te	07 1-2
5ess	04
5inute	0-2 15
5onday	0-2 1-a
7th	0-5 1n
4new	0-3 1h
5ice	1-2
6ght	03
5otebook	02
5ursery	06
4part	03
6yroll	0-3
5encil	03
6rson	0-2 1-4
5hone	18
7to	0f 1-2
5icker	05 1-4
6vot	0b
5lace	0-2
7n	0-4
5ort	0-3
5roblem	0-3 1-3
5ump	1-4
4quarrel	0-2
6estion	02
7ue	0-4
4reason	0e
6d	02
6gular	05
6sult	0-4 1f
5oof	0-2
7m	0-6
6und	0-2 14
5ule	0-6 1-2
4second	0a 1-2
6lf	0-2
5heet	0-8 1-3
7lf	06
6ift	03
6ort	05 1-2
5ign	1-2
5mall	1-6
6ile	0-4 1-3
5pare	1-4
5tring	02
7ong	0-6
6udent	0-3
5unday	0a
4ta	0-4
6ble	05
9t	02
5eam	0-4 1-2
6st	03 12
5hing	0-4
7rd	0d 18
5ick	04
6me	0-3 1-6
5our	0-4
5uesday	0-2 12
4very	0-3 1-4
4way	0-5 1-3
5eek	0-8 12
8end	0-3 1-3
5ill	0-5 1-3
5ord	02
7kbook	05
5rong	0-2 16
4year	0d 1d
3bout #	0-i 14
8a	1-2
8his	04
8it	0-a
8one	02 1b
8priorities	1-2
8that	0a 1-2
ae	06 14
9o	0-4
9wo	0-2
3ccident book	03
5ountability to	0-2
4hieves more	0-2
4ross the	0-2 1-3
3dded tracing	03
3fore the	02 12
4ter #	1-3
8SELF	14
8a	03 1c
8christmas	13
8four	04 15
8half	05
8it	02 1-6
8she	03 12
aift	05
8that	0h 1k
ae	02 1-p
ais	0-4 12
7noon SELF	0-9
3gain SELF	0-b 1-6
8and	16
9t	05 14
8in	04 1-3
8on	0-4
8with	05
7st the	06 1-5
4ency as	02
4reed to	0-4 1-6
3i biet	0-3
5ca	06 1-2
7n	14
6hua	14
6ung	0-s 1-4
5giao	1-3
5hoi	0a
5khong	03 1-2
5lam	0-3
5nhac	0-3 13
5phai	0-2 17
5sai	0-3
5vao	03
4d from	0-4
3ll #	0-6 18
6*ed	1b
6about	1-7
7nd	1-4
7t	0-2 1-2
6day	0-9
6good	0-2 1-5
6his	1-3
6in	03
6my	0-7
6of	0-5 1-a
7ver	0-2
6sorts	1-2
6the	0b 1c
8ree	1-3
6up	02
4one *ed	0-2
8and	03 1-7
6g for	04
8the	03 1-3
9o	08
4ready do	0-3
4so *ed	07 12
7SELF	0-2
7a	1-b
7in	04
7showed	02
7wrote	03
4to *ed	0-2 1-4
7dropped	0-2 1-4
4ways *ed	0-a 1-7
9a	1-2
9been	0-8 1-5
9did	0-2
9happy	1-2
bve	0-2
9said	1-2
by	0-2
9the	0-2 1-2
ary	0-5
3m *ed	03
5a	0-9
6nd	13
5not	0-2
7w	0-2
5open	0-2 1-2
5thanh	0-8
6ruoc	0-4 1-2
5very	0-3
4ong the	0c
3n SELF	0a 1-3
5agency	02
6nswer	02
6pprentice	04 1-3
6utistic	06 1-2
5cho	0-3 15
6om	0-3
6u	04 1-4
5dien	0-7 1-3
6uoc	0-2 13
5early	0-5
6xcel	0-3
7piry	1-6
5het	0-3 1d
6our	08 1-8
5important	1-2
6nduction	0-3
5o	0-2 1-3
6ld	0a 1-b
6nline	0b 1-2
6wner	0-2 14
5roi	0-7 1d
5toan	05 1-7
5viet	05
5y	1-4
4d #	0-7 1-2
6*ed	0n 1-6
6SELF	0x 1-n
a'd	0k 1b
bll	1-3
bm	0-9 1-8
bve	0-6 15
6a	0-t 1-i
7fter	0-f 1-8
7gain	02
7ll	06 1b
8ways	0-2
7n	0-3 1-6
7sk	09 1-3
9ed	18
7t	0-6 1-3
6back	0-7
7eds	0-4 1-4
8fore	0-9
7rought	1c
7uild	1-2
7y	04 1b
6can	0-4
7hanged	1-9
8eck	0-9 15
bed	04 17
8ina	07
7ome	13
9munication	08
8ntribute	0-5
8unted	04
6did	0-3 17
7o	09
7raw	07 1-2
6every	0-a 1-2
bbody	1-5
6fitted	02
8ve	05 1-3
8xed	0d
7or	0e 1-3
9tnightly	07 1-2
8und	06
6gave	03 1-2
7et	02 1-5
7ive	0-3 1-4
7o	03 1-2
8t	02 15
6had	04 14
8lf	0-5 1-9
8ng	04 1-2
8ve	0h 1h
7e	02 16
8's	12
7is	1d
7ow	08
6if	0-2
7n	0-8 15
7t	0-f 1-8
8's	03 17
6later	03
7earn	05 1-4
8t	04
7isten	03
7ook	1-2
6made	05 1-5
8ke	03
7ore	0-5 12
8tors	0-2
8ved	06 1a
7y	0-c
6no	0-2 12
8body	0-4 1s
8t	08 1j
9hing	1-4
8w	05 1d
6off	0-g 1-d
7n	0-6 1-3
8e	0-7 1p
8ly	02
7ur	1-4
6people	0-5 1-4
8rgolas	07 1-3
7lasterer	0-7
7ractise	05
8esented	0-4
7ut	0b 14
6rang	1-3
7ead	03 1-2
7unning	0-2
6said	07 1c
8t	04
7ee	08 1-4
8nd	0-6
7he	1a
9'd	03 1-5
as	0-a
8ow	02 1-2
aed	03 1-2
7ix	0-2
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
8ught	02
7hat	0-a 1-3
8e	0-j 1t
9ir	07 1-2
9n	0-c 1-6
9re	0-5 1-9
b's	0-7
9y	0-3 1b
a've	0-2
8ree	0-7 1-2
7o	0-4
8ld	06 1c
8ok	1-3
7ried	02
7wo	0-3 1-4
7ypescript	02
6walked	1-2
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
8ote	05 1-6
6you	0-7 1-5
9r	0-3 1-2
4other year	0-2
4y any	07
6more	19
6of	04 19
6time	03 1-5
5thing and	0-3 1-3
bbecause	0-4
bup	1-3
3o SELF	02 14
3p luc	0-a 1-b
5vuot	0-4
4art and	03 1-3
4plications with	02
3re *ed	1-3
6blue	0-4 1-4
6difficult	0-3
6green	0-4 1-4
6in	0-3 19
6like	1-3
6made	0-2
6on	1-4
6telling	1-2
7he	0-4
6what	0e
5a manager	0-a
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
8y	0-3 1-2
5well	0h 1-3
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
8the	09 1-7
9o	0-c 1-2
5s for	17
3t #	18
5a	0-d 1-4
6ll	09 1-7
6tlantic	1-2
5each	05
5first	0-4
6our	0-2 1-3
6undy	0-2
5getting	02 1-2
5half	05
6er	1-2
6ome	0d 1-6
5it	0-5 13
5larkfield	0h 1-4
6east	0-3
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
3y SELF	03 1-2
5tu	0-5 13
3zure and	1-5
2b #	0-9 1-a
3a SELF	0-7 17
5ban	05
6on	1-3
6ua	02 1-2
5ca	1-2
7i	09
5dem	03
5la	1-3
7n	0-4
5mat	05
6e	0-2
6uoi	02 1-2
5nam	07 1-9
6gay	0a 1-4
7oai	04
7uoi	0-a 1-5
6ha	06 1-2
7om	02
5phuong	07 15
5thang	0-c 1a
7i	0-6 17
7u	0-2
6ieng	0-7 16
6rieu	16
6uan	0b
5xuong	0-2
4ck SELF	1-4
7and	03 1b
8s	0-2
7by	07 12
7corner	1-3
7for	0-4
7in	07
7of	0-2 1-3
8n	07 19
7so	0-6 1-3
7the	0-8
an	0-2
8o	0a
7up	1-5
7with	0-2
6up hien	06
4d day	1-3
4i ban	0-4
6don	0-4 1-2
6hoc	0-4 1-2
6mua	08 1-2
4ker and	03
4m gio	02
6theo	0-4
4n SELF	0-e 1c
6ay	12
6backup	03 1-4
8n	0-4
7e	0-4 1-2
8n	03 1-2
7ien	0-2
6chua	03 1-4
7u	02
6dan	04 1-3
8u	0-b 1d
7e	0-6 1-6
8m	0d 1-5
7i	0a
8ch	0-2
8eu	0-5
7o	03
7uoc	0r 12
6ghi	0-2
7iam	0-3 13
9o	0-4 1b
6hang	0-5 1-6
6it	0-2
6khac	03 1-8
7ia	0l 1-2
6lam	12
7e	0v 1-9
7op	0-5 14
6mien	02
7oi	0-4 1-2
7y	0-4
6nao	0k 19
6o	0-8
6phan	0-3
8u	0c 1g
6quan	0-7 15
9y	02 1-4
6than	0-9 1-8
9o	08
7in	0c 1-2
7u	0-b 1d
6va	04 1-2
7e	0-a 15
7oi	03 1-3
6xin	0-5 13
5g SELF	0-3
7cong	1-2
7dai	0-3
8o	0-2 1d
7excel	04
7gia	13
7hoc	13
9i	1c
7lai	0-4 1-3
7ma	0-2
9y	0-2
7nhiet	0-3
7so	0-2
7tay	07 1-7
8reo	05
8uoi	08 1-2
5h mi	0-3 1-3
5k file	0-2
4o SELF	0c 1-6
6bi	0-2
7o	0-7
6cao	05 1g
6den	1-2
7ong	0-4
7uong	02 19
6gia	17
8o	0-j 1-j
6hiem	0-9 1-2
7o	1-5
6lau	0-6 13
7oi	0-5 1-8
6mau	03
8y	1-3
6nhieu	12
6quan	0-3
6so	0-6
6tang	0-6
7ri	03
7ung	02
6ve	12
6xanh	03 15
4t SELF	0-4 1-2
6buoc	06
6chuoc	1d
6dau	1-6
7ong	0-4 1-2
6may	04 1-2
6tat	1-3
8y	0-9 1j
6va	04 1-4
5ch took	0-2 13
4y SELF	0-4 16
6cho	07 1-4
6duoc	1-3
6gio	0-j 17
6lam	1-2
6tam	0-3 12
3e #	0-4 1-2
5*ed	0-j 1-8
5SELF	1k
5a	0-2
6utomated	1-6
5better	0-2
5done	1-2
5fair	1-2
5good	03 1-2
5honest	06 1-2
5in	12
5late	1-2
5more	1-2
6yself	0-5
5on	0-7 1-3
7g	02
5punctual	0-4 1-2
5right	0-5
5taught	1-4
6he	0-7 16
7u	02 1-3
8a	14
6old	0-6
5va	1-3
4cause SELF	0-3
ait	0-8 1-2
c's	02
aof	02 1-2
ashe	1-4
athe	0h 1-b
dy	06
bwo	03
awe	0-2
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
7told	0-4
7wrong	1-3
5s SELF	0-3
7from	0g 1v
4fore SELF	0-a 1-3
9a	0-7
and	0-3
9it	14
9last	0-2
9my	1-2
9pay	04 1-4
9that	0-6 12
be	08 16
cy	06 1-9
9we	02 1-9
4ginning SELF	0-6
4hind it	0-5
9me	0-2 18
9the	04 1-a
4ing *ed	02 15
8asked	0-5 16
4lieve in	0-6 1-2
athat	0-5
4n SELF	0-x 1-e
6binh	0-2
6can	02
9h	04
7ho	02 1-2
6do	0-5 1-2
6hang	15
7oi	03
6kho	1-2
7ia	0-2 15
7y	0-7
6pha	0-6 1-c
9i	0-2 14
6song	04 1-2
6thanh	04
7u	02
6xe	0-2
5h SELF	0b
7an	0-5 1-2
7nhan	0-4
7tho	1-2
7vien	0-3 1-3
4p SELF	0-7
6truong	05 15
4side the	03
4tter and	0-4 16
9than	0-4 1-6
5ween our	09
atwo	04
aus	1-2
3gp between	09
6to	0-6
3i SELF	02 1-3
5bo	0i 16
5do	0-4 13
5ket	0-2 1-2
6hach	0-6 13
5mon	13
5phat	1d
5tai	0-2 17
6ra	0-4 19
7e	0-2
4en ban	0d 1-6
7tan	0-7 1-2
5t SELF	0-7 1n
7ai	0-2 1-2
7dung	1-2
9ong	02
7gi	0-5
7la	0-2 1c
9ng	1-2
7mot	0-2
7noi	0c 18
7on	1-2
7sap	0-2
7uu	1-2
5u do	04 1-2
4g SELF	0-2
6pieces	09 1-2
5ger than	1-2
4nh #	03 14
7duong	0-2
7luan	08
7oxy	1-2
7roi	03
7thuong	0-g 1n
8inh	0-5 1-5
4rmingham are	0-3
4t more	1-2
6of	04 1-2
3lue and	0-4 1-4
3o SELF	0h
5cuoc	0-2
5di	12
5khach	02 12
5lam	0-2 1-3
5may	0-2
6e	0-2 15
5phan	0-4
5ruoc	03 15
5sung	09
5the	0-2 14
6ien	0-8
6rong	0a 1-4
6u	0-5
5ve	0-2 14
6o	1-4
4ard *ed	12
8and	1-2
8in	0-5 1-8
4i canh	1-3
4m can	07 1-5
6mau	0-8 1-4
6ra	04
4n SELF	0-5 1g
6chuc	0-2 13
6lan	03 1-2
6nam	09
7ha	15
6tan	12
7hang	0-2
4ok and	0-5
7for	02
7the	0-7
6ed the	03
4rn in	0-2
7knowing	0-3
4ss *ed	0-5
7before	04 1-2
7stop	03 15
7used	0-5
7was	1-4
4t duoc	14
5h of	05 15
7sides	0-2
4ught a	06 1i
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
4unswick extensions	0-3 1-4
3ua SELF	0-3
6cho	02
6dau	03
7o	0-3 1-3
6nao	12
6sau	18
4ddy and	0-2
4ilt a	0l 17
8in	0-5
9t	03 1-4
8the	03 1-2
8web	02
4ng ai	0-3
4oc nao	03 1-2
5i SELF	0b 1-2
7chieu	0g 16
7dien	0-7 1b
7hop	02
7sang	0-7 13
7trua	04
7va	0-3
4p be	05 1-3
4rned uneven	0-2
6t at	0-4 1-2
4s depot	0-2
4t SELF	0-2 1-2
a'd	0-4 1-4
6fair	1-3
6that	1-5
8e	19
9n	16
6we	0-2 1-2
6you	1-3
4yers and	1-2
3y #	1-3
5a	05 14
5christmas	0-3 17
6ompany	0b
5day	13
5easter	0-4 1a
6mail	14
5friday	0-3 1-2
5half	0-4 1d
7nd	0j 1-d
6eart	08
7rself	0-4 16
5itself	05
5june	0-2 19
5month	0c
6yself	02 1-6
5name	02 1a
7ture	0-2
6ext	0-5 13
6ine	0-4 1f
5one	04
5the	0-p
8mselves	0-2
8n	0-9 1-3
5week	05 1c
6ho	03
2ca #	0-8 13
5SELF	0-6 1c
5ba	06 19
7n	07 1-3
6uoi	0-d
5ca	15
6ho	0-2 1-2
7uc	03
5dem	0-4 1f
5hai	0-3 1-3
6oi	0-8 1-2
5kho	0b 1-5
8a	0-4
5la	12
6op	0-2 14
5moi	0-6 1-2
5nam	0-5 1-9
7o	0-3
6gay	13
6hom	0-3 1-2
7ung	0-2
5phe	0-6 17
7ong	0-2 1-4
5sau	0-3
5thang	0a 1-4
7i	0-2 1-2
6ruc	1-2
6u	1-5
5va	04
5xa	07
4c SELF	0-b 1-9
6ban	0-8 1-2
7uoc	07
6hop	08
6phong	1-5
5h do	0-c 19
7kcn	0-2
7lam	0-4 1-2
4i SELF	0-2 1-7
6ban	0-6 17
9g	06 1-4
7inh	0-5 1-3
6chan	02
6do	0-6 13
6gi	0-8 1-2
7t	1-2
6lay	0-2 1-6
6may	1-2
7oi	0-3 1-2
8t	0-3 14
6nao	0a 16
8y	06
7hau	0-5 13
6rang	0-3
6the	08
7ien	0-5 13
7rang	09
6voi	03
4ll centre	04
7it	0-5
7me	0-4 1-2
7outs	0-7
7so	0-3 15
7the	06
6ed the	04 1-5
6s and	05
8from	02 18
5m person	0-3
4m bien	07 1-2
6duoc	0-5
6on	0-4 1-4
5e back	1e
7down	16
7from	02 1-9
7in	0c 1-4
7on	0-2 1-6
8ut	0-6 1c
7round	02
7to	0-a
7with	17
4n be	0-3 1-2
6do	1-5
6fill	0-a
6go	1-2
7row	0-2
6luong	0-3 1-2
6mang	07
6nguoi	0-9
7han	02
6read	1-3
6see	02 1-3
6than	0-3 1-2
8u	02 15
9ng	0e 1-2
6va	07 1-5
5't be	02 1-4
5h :	1-3
7SELF	05 1-2
7bao	02
7cho	0-3 1-2
8ua	1-3
7lua	02
7tu	0b 1-3
9ng	05
4o SELF	06 13
6dang	04
7iem	04
6luon	0-2
6nhat	0-4
7o	1-2
6va	1-4
4p SELF	02
6cuu	0-d 1-2
6doc	0-2 1-2
6the	06 1-3
5tain *ed	15
4rd and	02
7for	04
7in	0-3
6s to	0-5
5e home	0-4
6d for	0-f
6ful with	0-5
5ried the	0-4 1-2
5s and	1-2
4stings shafts	0-2
4t SELF	0b 1-2
6ca	03 1-3
6thi	0-6 1-2
4u SELF	16
6cua	08
6dan	0-5 1-2
6hinh	02 1-2
7oi	1-6
6lam	0b 18
6ma	03 14
7o	0-8
6thi	0-3 12
7ien	0-7 1-2
7ra	1-3
8uy	0-2
5se the	0-5 1-3
3ent to	15
6re and	0-8 1-3
4rt in	06
8v	0-5 1-5
6ificate in	0-4 1-3
3ha SELF	0-8
6nham	0-7 1-4
5c SELF	0-4
7chan	0-2
8ung	03 15
7do	0-b
7la	0-6
7tai	0-3 14
5ir and	09
5m SELF	0-7
7cong	1-4
8ua	1-2
7do	06
7lam	0-2 13
7o	06
7viec	0-8
8uon	06
5n het	05 1-8
7thanh	0-2 1-3
7usb	0b
7vit	02
6ce and	0-2 1-2
9to	0-3
6ge and	18
bything	0-5
8d it	02
athe	06 1-9
5o SELF	0-2
5t luong	0-2
5y #	1-3
7SELF	0-4 1-5
7duoc	02 1a
7het	0-4 1-3
8oi	03
7la	0-4
9i	07 18
7mau	0-2 1-2
9y	13
7qua	06 1c
ang	0-2
7song	0a 1-3
7thu	0-2 1-j
7va	0-h
7xe	02 13
4eap phone	0-5
5ck for	0-7 1-6
8in	0-2 1-4
9t	0-8 1j
8the	04 1e
7ed each	05
bvery	03
athe	0-9 18
5n nhau	0-3 18
5p lai	05 16
7ra	03
7thi	0-3
4ia SELF	1a
7ca	03 1-3
7khach	03
9oa	0-7 1-4
7lai	09
7nhau	0-2 1-3
7ra	0c 1-3
7thanh	0-2
9eo	03 1-3
7vlan	0-2
5ec pha	0-5
6n so	0-3
6u moi	07
8nao	02
8san	0-3 18
9o	04
8thu	06 1-4
8voi	1-2
5ldren who	07 15
5n SELF	1-2
7cho	04
7dieu	0-2
7hay	0-2
7trai	02 1-2
6h SELF	03 1-2
8khong	0-4
8la	0-4
ai	0e 1e
8nhan	05
8sach	0-d 1-3
5u SELF	0d 1-6
7ap	1-3
7cho	0-4 12
7doi	0-3 1a
8uoc	0-2 1-4
7kho	0-3 1-7
4o #	0-3 1-b
6SELF	0-c 18
6ai	0b 1-2
7n	06 14
6ban	0b 1-6
7en	0-3
7on	02 1-2
6ca	07
8c	0-5 1-6
8u	07 1-2
7hay	1-2
8ua	0-4 13
7ong	0-7 1-3
7u	07 1-6
8a	1d
6dai	02
7e	0-9
7i	0-b 1c
7o	1-2
8i	1-2
8ng	06
7ung	0a 1-2
6giam	04
6hai	1-5
8ng	02 1-2
7o	03 12
8c	0-2 18
8p	0-5 17
6khac	1-3
ah	07 12
8oang	0d
9i	1-3
9ng	0-4 1-4
7ip	06 1-9
6lam	0-b 12
7op	0-3 1h
7ua	0-2
6ma	02
8y	0c 1-3
7e	0-4
8o	0-2
8t	1-2
7o	0-3 1-2
8i	0-b 1-2
8t	1-4
7uon	06
6nam	04
8o	0c 1-8
7en	0-5
7guoi	02 13
7ha	0d
9n	0-3
ah	0-c
8ung	04
7o	1-2
6phep	0-3
8ong	08
8u	0d
6rang	0-6
7o	02
8i	03
6tai	0-3 1-2
7hieu	02 1-2
8u	0-7
9oc	06
ang	0-6
7iem	03
7oan	02 15
7rai	1-2
8ung	1-2
9ong	09 1-2
7ung	03 1-3
6va	15
7ui	0a
6xep	0-2 14
7ong	0-3
7uong	05
5i SELF	06 17
5n SELF	0-2
7may	02
6g SELF	0-3
5t ca	07 1-2
4ua SELF	0-4
7ai	0-3 1-3
7bi	0-3
9et	0-3 1-3
7chay	1-2
7doi	0-6
8ung	0-3 1-2
9oc	0n
7lai	03
9m	0-2 1-4
7ro	0-c
7thay	02 1-2
9i	0-3
8u	04 1-2
9ng	0-7
7viet	0-3
7xai	02
6n bi	04 1-4
5c cai	13
7lit	13
7phan	12
5i SELF	0-3
5ng #	0-5 1-8
8SELF	0-7 17
8cu	16
aa	02
8do	0-2
8hai	16
8la	1-7
8may	12
9ot	1-2
8tu	0-3 1-2
5oc theo	1d
6ng trinh	1-4
5p SELF	0-2 1-2
7hinh	0a 14
5yen SELF	0-3 17
9bu	0a 1-4
9cac	0-4
9do	0-5 1-2
9giam	0-5
9het	04
9ke	03 1-2
9nghiep	1-2
9qua	0-9 1-6
9ra	0-4
9sang	0-5
aon	0-4
9truong	1-2
9viec	03
aoi	0-4 1-5
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
4i #	03 1-3
6SELF	0c
6cach	02
8i	03
7ho	0-4
7ong	0-7
6dung	05
6la	0-7
8i	04
6may	06 16
6nhu	0-2 15
7uoc	03
6roi	03 1-2
6thi	02 1-2
7ruoc	04 1-4
6video	03
6xong	0-9 18
4ld store	02
5leagues and	1-2
7ge in	06
4me along	08 1-2
8nd	1-3
8t	1-4
7back	0-8 19
8efore	1-4
7from	0-7 1-6
7here	0-2
7in	0i 1-2
9to	0-2 15
7out	09
8ver	12
7to	0-4 1d
7up	1-4
7with	0-5 18
6s nearest	03
5fortable with	0-2
5munication is	0-2
5panies monthly	07 1-2
8y had	03
cs	0-4
ain	0-4
awas	0-2
6lained to	0-4 13
ats about	12
4ng bang	1-3
8inh	12
7cu	0-5
7hien	0-2 1-5
7khong	14
7ma	03
9i	0-6
7nghe	0-2 1-2
8han	06 17
8o	0-2
7tac	0d 1h
8ech	05
8hoi	05
9uc	08 1-5
8u	12
8y	0-n 1-8
7van	0-3 1-3
8iec	0-7
5sultant *ed	0-2
4pied from	02 1-3
5y of	0-2 1-7
4rner and	0-2 1-4
9had	1-3
5rect me	03
4st me	1-6
4t so	03 1-6
4uld do	02 1-2
8not	0-3
8see	0-3 15
8wait	06
9ork	1e
7n't blend	1-7
bpick	0-3
5nt the	0e 1-2
9o	05 1x
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
4ied in	0-2 1-6
4oss word	1-3
3u #	0-b
5SELF	04 1-g
5bi	03 15
5cai	0-2
6hieu	08 1-4
6u	02
7a	0-2
5dan	0-3 15
6em	03 1-4
6i	0-3
6ung	0-2
5ghi	02
5hai	0-4 1-2
6oi	03
5mo	0-2
7i	06
5nhan	14
7u	0-7
5o	07
5phai	02
5roi	0-6
5so	0-4 14
5tat	0-c 1-2
6he	0-4 1-5
7i	15
6oan	0-2
6rong	03 15
6u	0-9
5va	0-5 15
4a SELF	07 1-f
6an	0-6
6ben	05
8p	1-2
6ca	04 1-3
8c	0-2
7ho	1-2
7ong	02 1-2
6dai	0-6
7oi	0-2
8n	02
6hang	0-3 1-3
7oi	03
6khach	0-2
8o	0-2 1-2
6lo	04 1-3
6moi	0-6 1-4
6nha	0-3 1-2
6phong	03 14
6tap	19
7inh	0c
7ram	0-9 1k
8e	0-2 1-2
8uong	0-c
7u	0-3 1-7
8ng	09
6va	0g 15
6xe	0-2
4c ma	0-3 1-3
4ng SELF	05 19
7ba	0-2
9n	0-2 1d
8i	0-2 1-8
9et	0-4
8o	03 15
7cap	09 1-3
8ham	1-4
9iu	05 18
9o	0-3
7dang	0-6
9t	0-8 1-9
8em	09 14
8i	0c 1-4
8o	0-2 13
9c	0-4
9i	0-4 1b
8uoc	1-b
7gan	0-2
8hi	04
8iam	0-7 1-2
9oi	0-4 1-2
ang	1-2
7hai	05
9y	0-2
8et	14
8oi	0-f
9ng	06 14
8uong	0-2
7keu	14
8hen	0-5 14
9ong	0-9 13
7lam	0-3 18
9y	0-7 12
8o	1-2
9p	0-7
8uc	15
7met	0-2
8ot	02 14
7nghi	1-2
8han	06 1-3
9ieu	0-2 12
9u	0-2 1-6
8oi	0-4
7phai	0-3 1-4
9ong	0-4 14
9u	0-5
7qua	17
an	1-2
7rua	0-3 1-3
7sach	18
9n	0-2 14
8oan	03
7tra	0i 1-2
9ong	0-3
8u	0d
9ng	0-3
7vay	0-5 1-4
8oi	0c
8ui	1-2
7xem	0-9
8ong	0d 13
7yen	13
4oc goi	03 1-5
5i #	04 1-6
7SELF	09 1-7
7ca	13
8ung	06 113
7ky	0-3 1-2
7nam	06 14
7quy	04
7thang	03 1j
8uan	0-b 1-b
5n so	04
7tap	04
6g SELF	0-2 1-2
4stomer is	1-2
as *ed	1-5
cis	05
cloved	1-5
8s papers	07
4t it	12
6the	0a 1-2
4u duoc	0-8 1f
6ho	0-2
8n	0-6
3v SELF	0-8 1-2
2d #	1-2
3a SELF	0-c 12
5cai	0-4
6hien	0-8
5de	03
6oc	05
5gap	06
6oi	07
5hoi	0c
5in	05
5lam	0-6
7p	05
5nang	0-3
6ghi	02
6han	0-2
5phan	0a
5so	1-3
5thang	0b
7em	04
7i	14
5viet	03
5xong	02
4d was	0-2
4i #	02
6SELF	0-3
6hoc	1-2
6loan	0-5
8i	05
7y	03
6ngo	0-4
6qua	0-2 1-2
6sau	0-2
4m cuoi	0f 1-6
6gio	1-5
6lam	0-2 16
6me	0-4 1-5
6nhan	0-8
7oi	0-4 15
6phan	03 15
6uong	1-5
4n SELF	04 1-2
6cho	0-b
7ung	0-2 13
6dan	02 18
8u	0-a
6giay	06 1-2
6hut	1-2
6lai	03
7en	08 1-6
6ngay	0-4
7han	1-4
6o	06 13
7ng	07 18
6quanh	02
6thi	02 14
6va	02 1-2
5g SELF	04
7chay	02
9o	0-2
7day	0-2 1-2
7hoang	03
9c	0-g 1-7
7ky	0a 1-4
7lam	08 1-5
7nhap	0e
7quan	08
9y	0-3
7tu	0-3
5h dau	05 1-2
7gia	0-3 14
7muc	03 15
7sach	0o 1-9
8o	1-2
4o SELF	0-3
6dien	0-5
6tao	0-2
4red to	14
4t SELF	0-6 1-4
6dai	03
6hang	0-3 14
6lich	1-2
7oi	0-c
6ten	06
7iep	0-2
7ruoc	02
5abase nen	08 16
5e on	0-3 18
6s in	0-3
4u #	0-5
6SELF	0i 1a
6ai	14
6ca	0-9 17
7ham	03
8o	0-2 1-2
6duoc	0-7 1-4
6khong	0-3 17
6la	0-2 1-2
8m	0c
6may	07
6nam	09 1-4
8n	0-4
6o	0-3
6phai	0-d 1-3
6ra	0-2
8y	09 1-2
6tay	0-5
7hang	0-5 1-2
8i	0-a 1-2
7ien	0-3 16
7u	0-b 1-f
6vi	0-4 1-4
4y SELF	1-5
6a	0-2
7fter	15
7i	1-3
7nd	03 14
7s	0-a
6ca	0-8 1-2
7ho	06
6dan	02 1-4
7i	0-4 1-3
7u	05 1-3
8oc	06 15
6goes	0a 1-4
6hai	06
7oc	0-2
6in	04 14
7s	0-2
6la	0-2 1-4
7op	0-4 1-2
6moi	0-a 16
6off	0-3
7n	02
8e	0-a 1-i
6roi	0-3
6shift	0-9 1-2
7ix	0-2
7o	0-9
6theo	04 1-4
9y	1e
8irty	13
7o	0-2 18
6vi	05
6with	04
5s SELF	0-2
7and	08
7before	0-8 1-2
7then	1-4
3e SELF	05
5ban	02
6iet	07
6ung	0-3
5cac	03
6ong	0-2
5gan	0-2
5ho	02
7c	0-2
7i	02 1-2
7n	1-2
5khong	03 1-3
5la	1-g
7m	04
6o	0-2
7n	0-3
5may	0-2
6oi	0-6
5nghi	0f
7oai	0-4
5phat	0-2
5san	06
5tinh	0-3
5xuat	0g 1-4
5y	0-4 1-5
4ad bed	0-2 1c
4cks and	07 1-3
4gree in	06
4lete anything	14
4m #	0-5 16
6SELF	1j
6do	0-3 1b
7uoc	0-4 1-2
6len	03 1-3
7ien	03 1-2
7uc	04 1-2
6o	05
6qua	12
6thap	1d
8i	0-6 1-7
8ung	08 1l
7ruoc	1-3
7ung	05 1-3
6xuong	02
4n #	0g
6gio	0-5 16
6nay	04 13
6sang	16
6tan	1-8
7hi	02 1-2
7uan	0-9 1a
4ploy nham	0a
4scribe myself	0-2
5ign authority	0-2
9office	0-3
8er tap	1-2
bwhy	05
5k and	02 1-2
4u SELF	0-2 12
4vices after	09 1-2
3i SELF	0-3 1e
5an	0-4
5ban	05 1-2
6enh	0-5
6o	0-5
5cho	05
5da	0-3
7y	0-8
6o	09
5het	1-2
6oc	0-7 1b
7i	08
5kiem	0-6 1-2
5lam	0-a 1-6
6en	0a
5ma	0-4
6ot	0k 1-9
5noi	02
5sua	02 1-3
5theo	09 1-2
7uc	0-3
6im	0-4
6ruoc	0-4
6ung	1-3
5van	07
6e	1-4
6ung	0-7 1-2
5xe	04 1-5
6in	06
4a SELF	0-2 1-5
5ry and	1-2
4ch vu	04
4d #	0-9 1g
6a	1-4
7nd	0-5
6break	03 16
6it	0-7 1-2
6my	0d 1-2
6not	04 1-2
6one	1-2
6the	09 1-d
6was	05
5n't and	06 1-2
9speak	0-3
9want	1-2
4em SELF	03
7ban	0-8
7manh	0-2
7nao	05
7thang	0-2
5n SELF	07
7bao	0-2
7chay	0-2 1a
9o	02 1-2
8ua	0-5
7dau	0-3
7hai	0-5
7khi	07 1-4
7nhac	02
7ra	02 17
7thoai	06 1-a
8u	0-b 1-6
7xin	04
5u duong	14
7gi	0-8
7khien	0-2
8ien	1-3
7lanh	0-2
7nhin	0-2
7phoi	0-2
7tri	17
4fferent :	0-9 13
cSELF'd	16
bly ?	1-2
6icult for	0-3
4nh SELF	0-2
7de	0-2
7kem	03 1-4
8hong	1-3
7vu	12
4u lai	0-5 1i
3o SELF	017 1-11
5a	0-2 1-8
6m	0d 1h
6n	1-2
7ything	1-3
5ban	0-3
7o	1-5
5cho	09 1-9
6ong	1-7
6ua	05 18
7ng	0-2 1a
5day	0-4
6e	0-4 1-5
7n	0-5 19
6ifferent	0-b 17
ely	0-7 1-2
6o	0b 1m
7ng	03 1-5
6uoc	0b 15
5gan	0-4 14
5hai	03
7y	0-3
5is	0-6
6t	1-i
5kem	04 1-g
6hach	0-3 19
7oa	16
8ng	0-5 1e
5la	0-9 13
7i	0e 18
7m	12
7n	0-4 12
6oi	02 1-4
5ma	09 1-4
7t	0-2
7y	03
6oi	0-2
7t	04 12
6ua	0-2
7ch	0-2
5nen	1-2
6gay	02 1-2
6hiet	04
6ot	1-2
5o	0-5 1-2
6ne	02 1-b
7g	0-4 15
5phai	1a
5qua	0-2 1-2
5ra	12
6oi	1e
5tay	0-2 13
6hat	0f 1-3
8y	07 1-7
7em	1-b
8o	0-2
7i	0-4 14
6rong	02 16
7uoc	0-6 1-2
6u	0-2
7ng	09 1-5
5va	0-8 17
7o	05 1-2
4an ket	0-6 1-6
8iem	1-4
6h nghiep	13
8thu	0-2 12
4c SELF	04 1-2
6cau	02
7ho	1-2
6duoc	0-5
6hai	0-2 1-2
7et	06
6la	0b
8i	03 1-2
6muon	02
6sach	0-a
7o	1-4
6tai	0-2 1-3
7ho	0-4 1-2
7ren	03 1c
8uoc	04 14
6va	03 1-4
4es it	0-6 1-5
7the	0-4
4i SELF	0-9 1-2
6ca	0-7
7hieu	06 1-7
8o	0-3
7u	0-4 1-2
6gi	0-4
8o	05
6hai	1-3
6lai	04 1-2
6mat	14
7oi	0-2 1-2
6nguoi	0-7
7hung	03 1b
6qua	09 1-4
6rieng	0-4
6sang	0c 1-3
6thay	1-5
8i	0-6 1-7
7ruong	0-8 13
6va	15
8n	0-2 1-3
8o	03
5ng and	1a
8the	0-7 15
4n gia	02
9n	0-8 1-2
9o	12
6hang	1-6
6khach	05
6mot	0-2
6nhan	0-4
6qua	0-3
6thi	0-2
7u	1-3
5't get	1b
8have	0-4 14
9old	0-4
8know	0-3
8wait	0-6
ant	1-6
5e a	0-6
7by	03 18
7is	0-4
5g SELF	04 1-2
7ba	0-4
7cho	14
7duoc	0-2
7goi	0-7 1-2
7ho	09 1-d
9i	02 1-2
7khach	0-2
7la	03
9i	17
9m	04
7ma	0-4
7nai	02
9m	0-2 1-2
9o	0-9 1-2
8ghiep	0-8 1-6
7thi	0-5 1-2
7voi	0-2 1-2
7y	08 19
4or and	0-6 1-c
7for	0-2
7to	0-2
6s in	0-3
8of	0-2 1-2
4wn and	0g 1-8
7by	02 14
7each	07
8very	02 1-2
7for	0-2 18
8rom	0-2 1a
7in	0-g 1-6
7on	0-4 1-2
7the	0-a 1-7
are	13
8o	0-5 1n
7what	1-3
9ich	02
8ith	0a
3raw up	02
6ing home	03
areader	0-2 1-3
9s every	0-4
bof	0-3 1-4
bto	0-2
4ew it	05 1-2
7the	1-2
7up	05 1-2
4ive one	07 16
4opped from	0-3
ait	0-2 1-4
5ve the	05
4y and	02 1-2
3sl in	0-5 1-2
3u #	02 14
5an	0-9 1-6
5ba	04
5gio	02 15
5lam	17
6ieu	06 12
5mot	0-c
5phong	1-2
4a SELF	0g
6len	0-6
6nho	06 1-3
6ong	03
6ra	0-3 1-2
6so	0-5
4c cho	0-2
6huy	02
6trong	0b 1-3
4ng #	0e 19
7cai	0-7
9nh	06 1-5
8ho	0a
8oi	08 1-5
7duoc	06 13
7han	0-6 14
7kem	02
7la	0-7 15
9i	0-6 1-2
8en	0-a 1-5
8o	03
8uon	17
bg	03
7may	12
8oi	03 1-2
9t	0-7 16
7ngay	02
9oai	1-5
7o	03
8n	0-2 12
7quay	04
7ra	0-8 1-3
7sau	13
7thu	02
8ruoc	03 1-4
8u	0-4 18
7vo	03 18
5marra stores	0-6
4oc #	09 1l
7SELF	0-7 1-5
7ap	0-2 1-4
7ba	0-2
9n	0-3 1-2
9o	0-4
8on	0-4 1-2
7cai	0-3
8ho	0-8 15
8ong	1e
8uon	03 1-2
7day	03 1-b
8ong	1-3
7giai	0-3 1k
ao	0-b 1-6
8op	0-2 1-3
7hai	09 13
8et	0-2 1-5
8oc	0-2
9n	14
7la	05 13
9m	0-3 1-7
7may	0-7
8oi	1-2
9t	0-5 19
8uoi	0-5
7neu	0-6 12
8gay	18
9he	0-3 1-3
9uoi	05 1-2
8han	1-3
9ung	0-7 18
7roi	02
7tam	0-4 13
8hi	02 1-3
9u	0-2
8ung	0-b
7vay	0-2 1-4
8e	0-3
7yeu	0-2
5i #	0-6
8%	0-9 18
7ca	0e 1-2
7ham	0-3 14
7khung	04 16
5ng SELF	0-4
8hay	04
8may	0-3 18
8ong	02 1-4
8thang	0-4
9ruong	0-3
4ring the	1-2
4t tay	02
4yet tien	0f 1-2
2each day	06
7friday	04
7hive	09
7line	0b
7month	0-b 1-2
9rning	03
7new	1-6
8ight	07 1b
7of	0-3 1-5
8ther	0-b 1-a
7time	05 1-2
7year	0-4
4r defenders	0-3 14
5lier and	0-2 13
6y and	02
8help	0-3 17
4ster four	12
5y but	1-6
3dge and	0b 18
3ight *ed	19
7een minutes	0-2 13
3leven years	0-3
4se could	09 1-7
3mergency tax	17
4ptied the	0-2
3nd everybody	1e
6it's	1-5
6of	0-b 14
6the	0-2 1-9
6we	14
5ed up	1f
4gineer and	06 1-2
as and	07
5lish and	08
3p doi	0-3
5nhua	0b 1-4
3quipment that	0-3
3rror in	09
3uros and	0-2 14
3ven share	0-4 15
7the	0-5 18
7when	05 1-5
6ing before	03 1-2
aclass	05
bourse	03
9s and	02
5r *ed	0-3 1-4
7since	0-2 13
6y day	0-h 1h
8evening	05 18
8fifth	0-7
8half	1-2
8job	07
8monday	0a 15
bth	1-4
arning	05 1-6
8one	02
9rder	0-2
8pay	0-7
8single	0-2 1-2
8time	1-7
8week	0-2
8year	0-4 14
7body *ed	1-2
cand	0-3
ccould	1e
cdid	0-4 1-2
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
3xcel SELF	04 12
8is	0-2
4perience with	0-3
5iry for	1-b
4tra mile	0-8 1-2
2failed the	0-5 13
6over test	02 1-2
5r and	17
4mily and	0a 1-2
4n round	03
4r fewer	15
5ms and	07
8myself	02
3eb #	0-3 1-4
5ruary #	1-4
4edback is	1-2
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
7server	05
7with	05 1-2
5l in	0-a
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
8borrowed	1-2
8day	0-7 14
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
9ime	0-6 1f
9wo	0-2
8week	0b 1-7
cs	04 1-3
9ith	0-9
8year	0-7 18
4t the	02
5ted it	03
4ve and	0-3
7days	1-2
7minutes	0e 1-3
7times	02
7years	0-2
4xed it	15
3loor and	1-4
3olk are	02
5low up	0-2
4r #	0-4 15
6a	0a 1-e
7bout	1-2
7ll	0g 1-3
7nd	05 1-2
8ything	0-2
6being	0-2
6coffee	02
6each	03 1-b
7very	0-4 1-5
bbody	1-8
7xample	0-4 1-5
6five	02
7our	0-l 13
6half	06 1-2
7er	1-3
7im	0-2
6it	0-e 14
8self	0-3 1-4
6late	0-4
7ong	0-2
6me	0-2 1e
7issing	0-5
7ore	12
8st	02
7y	0-f
6new	1-3
7ine	03
6one	09 12
6seven	0-3
7omebody	0-2
7peaking	17
6that	06
8e	07 1c
9m	0-4 15
8is	08
8ose	02
8ree	0-5 1-4
7wo	0-3
6word	03
6years	0c
5m and	1-4
6work in	05
4und it	04
8that	03 1-4
ae	14
7ed in	0-2
7ry that	0-2
5r and	0-2 12
7days	14
7engineers	07
7months	1b
7of	12
8n	1-4
7people	12
7units	0e
7weeks	05 1-3
7years	0-5 12
3rame and	0-2 1-6
8inspection	13
7work contracts	07
4ee and	03 1-8
7course	05
7delivery	1-2
4iday and	0-2 14
9noon	1-2
9walk	02 1-3
5endly and	1-2
8s say	1-4
4om #	0i 11e
7a	06 1-8
8bout	0-4 15
7day	0-b 1-e
7it	1-3
7me	0b 1-7
8y	0-9 1-4
7nine	02 12
7one	0-2 12
8ur	0-4 1-2
7sap	02
8cratch	17
8ix	14
7that	09 1-2
9e	0-b 1-g
an	05 1h
are	04 1-3
7your	03 1b
5nt desk	0-2
8of	06 15
4yers and	03
3undy health	0-5
2ga dong	03
4n #	18
6SELF	0c 1-4
6ba	0-4 15
7on	1-4
6day	0-9 16
7ong	09 1-2
6hai	03 1-6
6mot	1b
6nha	03 1-3
9t	0-h 1-8
8u	0-4 12
7ua	1-4
5g hoa	0-3
4p doi	17
6rieng	04
4rage and	05 1-2
4te and	16
4ve her	14
8im	04
7me	0-3 18
7the	0h 1-5
7us	0-4 1-4
3dańsk and	0-4
3et *ed	02 1-5
6a	0-4
6it	0-6 1-4
6my	03
6on	0-4 1-2
6the	0-8
7o	09
6used	1-2
5ting *ed	13
apaid	02 1-2
3he cho	0-4
5p file	0-6
7mang	07
4i chep	05 1i
6danh	04 15
6la	0-4
8i	0-5 1-a
7uong	04
6nhan	0-3 1-2
9t	03
6ra	0c 1-2
7o	04
6sai	0-f 1-2
7o	0i 1-6
6thong	0-7
7ren	0-7
8ong	0-2
6vao	07
7o	1-2
3i SELF	08 1-7
5cung	0-6 1-3
5duoc	1-2
5het	0-d
5kho	0-5 1-2
5lam	0-8
5roi	03
5vi	02
4a #	18
6SELF	02
6cho	14
6dinh	0-8
6moi	0-4
6voi	03
5i ba	1f
7quyet	0-2 1-2
7thich	12
5m SELF	0-3 15
7doc	04 1-9
7sat	1-7
7tu	0-6 1m
5n hang	13
7nhau	05
7thu	0-2
5o SELF	0-4 1-2
7an	0-3 1d
7ban	1-2
7cho	04
7dich	0-5 1-2
9en	09
8uc	0-6 1-5
7hang	0-2 12
7luon	0-4 19
7nham	12
7thieu	14
9u	06
8iep	0-3 1-3
8rinh	0-3
7viec	0-6 1-2
5t SELF	0-b
5y SELF	04 17
7cuoi	0-3 1-2
7dai	05
9n	03
7khen	0-2
7mot	0-4 16
7thi	1-2
8ung	05
7xuong	0-2 18
4o SELF	0-g 1-4
6ban	05 1-a
6chieu	06
8o	04 14
8ua	0-2
7ung	0-3
6day	03
7e	05
8m	02 1-3
7ung	1-2
6ho	0-a 1d
8c	03
6ke	16
8u	1-4
6la	1-5
8m	0-5 1-3
6mat	13
7oi	02 1-7
8t	09 1b
6nao	02 1-4
7ghi	1-2
6phat	02
6ra	02 17
7oi	02
6sang	0m 1-l
6thi	0-5 1k
7im	1a
7oan	0-4 14
7ra	0-2
8uoc	0-6 1-5
6van	0-3 13
8o	12
7iet	0-5
7oi	0-2
5i roi	03
7thieu	1b
5ng SELF	0-5
4rls the	0-6
4u #	05 1-4
6cach	0-9 1a
6duoc	05 1-2
6tinh	0-4
5a #	0-7 1-3
7gio	1-2
7hai	05
7thang	0-6 1-2
7u	0-2 1b
5ong SELF	0-2 1-2
9nao	04
5p SELF	0-3
7do	1-3
4ve it	05 1-3
7me	0-5
8y	0-5 1-2
7them	0-2
7up	0-3
6n the	1-2
3lass hall	03
4ue was	02 1b
3o SELF	02 1-2
5and	0j
5back	15
5from	0-3
5live	02
5on	0-2
6ut	02
5round	0-3 1-2
5the	0-7 1-2
7rough	03 1-3
6o	1-9
6ruong	06 1-2
5up	0-4 1-5
5vap	0-2
5with	15
6rong	0-7
4es in	03
7on	0-2
7wrong	0-3
4i #	0-2 1-c
6SELF	0-3 15
6bao	04
6cho	09 1-3
7u	03
8a	0-3
6dien	0a 1-6
6hoi	15
6ky	02
6lai	0-2 19
6moi	1-3
6phu	13
6tho	0-2 1-6
7ung	08 1-3
5ng and	18
8on	0-4 1-2
9ver	1-5
8to	0-4 1-5
4m cac	02
6may	03 16
4od at	0-3 1-2
7impression	0-4
8t	13
7system	1-2
7things	0-2 1-4
8o	1-2
4p mot	0-4
6phan	0-4 13
6y	1-c
4t *ed	0-4 1-5
6a	03 1-3
6her	1-4
6ill	04
7n	0-3 12
7s	03
7t	0-2 19
6my	09
6nothing	1-5
6on	0-c 1-3
6the	0a 1-a
9ir	07
7o	0-6 1-3
3reen and	0-4 1-3
8here	0-4 1-4
4ound running	0-g
6p every	0-3 14
3t designer	1-2
3ui SELF	14
6bang	14
6mail	02 1-2
6nham	0-3
6ve	07
4ong tap	02
2ha noi	0-4
4d #	09 12
6*ed	0-c 1-n
6a	1-c
7n	0-3 1-4
6been	03
6come	0-2 1c
6different	0-4
7ropped	1-3
6eleven	14
6gone	1-3
6her	0-a 1-4
7im	02 1-2
8s	1-2
6it	0a 17
6looked	1-b
6me	0-3 1b
7y	06
6never	12
7o	07 1k
8t	08
6one	1-2
8ly	04 15
6since	1-d
6the	0-a 14
9ir	0-2 1d
8ree	1-4
7o	0-l 1-3
7wo	0-6 1-3
4i SELF	0f
6ba	17
8n	0j
7uoi	1-b
6ca	07 1-6
8i	03
7huc	02 13
6dong	1-2
7ua	0-2
6hom	12
6lan	0-7 12
7ong	0a 18
8p	05
6ma	0-8
8u	0-5 14
8y	03
7uoi	0-d 1c
6nam	0-f 19
7gay	0-3 16
8uoi	0-8 1-2
6ong	1-2
6phan	03
8ong	0-5
8ut	1-6
6quan	0-3
6tai	13
7hang	0d 1-2
8o	02
7ieng	1-5
7uan	05
4lf a	07
8n	04 13
7of	0-3 1-a
7term	0-6 1-2
8he	0-4 1-a
7year	14
bs	0-4
5l stood	0-3
7with	03
4m hoc	0-4
6xe	0-4
5burg to	0-2
4n SELF	0-c 15
6cac	18
8i	1-2
6khong	0-4
6lai	07 1-5
5d and	02 16
7for	05
7since	0-3
7with	1-4
6s on	0-5
5g SELF	0-2 1-8
7c	03
8u	12
9a	0-3 1-2
7de	07
8oi	03
7hay	14
7it	08 1-3
7loi	13
7nao	04
8gay	12
7tiec	1-2
8ra	0-3
7va	03
8e	0-2 1-4
7xom	02
5h chinh	03 1-4
7lang	16
8y	0-3
4o nhat	0-3
4ppens for	0-3
6y about	15
8with	1-3
4rd feedback	0-3 1-2
5vested #	14
4s *ed	0-7 1m
6a	08 1-5
7lways	1-3
6been	04
6nothing	16
6the	06 1-6
7o	0-5 1-5
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
8o	0-3 14
7one	0-2
7put	0-7
7the	14
8o	0-6 13
7worked	0-5 1-2
6n't *ed	0-2
agot	0-4
4y SELF	02
6bi	1-4
6chay	0-2 1-2
6dung	0-4
6ket	0-2
7hong	04 1-2
6loi	0-5
6mang	0-4
6noi	0-3 1-2
6quen	1-2
3e *ed	0-5 1g
5came	1-9
5didn't	08 1-2
6oesn't	15
5had	0-2
5left	0-3 14
5nam	1-5
6ever	15
5roi	0-2
5said	07 1-7
6igned	0-3 17
6melled	04
6o	0-7 1-2
5thong	03 14
6old	0-3 1-c
5wanted	0-2 1-3
7s	07 1e
6ent	0-3 13
4'd *ed	0-4 1-2
7a	06
5s a	0-7
7got	0-2 14
4ad *ed	04
7and	13
8sked	04
7of	1-2
9fice	0-9 1-5
7to	1-2
5r what	1-2
6t in	0-3
5t in	03
4lp from	0-3 14
6ed me	06 1-i
4n gio	09 1-3
4r a	03
7bout	02 1-5
7nd	03 1-2
6for	02
6kitchen	1-2
6own	07 1-2
6report	0-2 14
6tell	02
7he	02
7o	1-3
6up	1-4
5e SELF	0-3
7as	0-4 1-4
7because	0-3
7is	0-2
4t #	0-5 18
6SELF	0-6 1-6
6a	0-3
6ca	02 1-2
8c	0-5 14
8i	06 1e
6han	1-7
6khong	0c
6long	1-2
6mot	07 1-4
6quy	02 18
6suc	0-2 1-2
6thang	0-3 13
7uan	12
3ien SELF	04
7gio	0-2
7tai	06
8ruong	03
5u SELF	0a
7luc	04
7phan	0-2 12
9o	0-4 13
7qua	0-3 13
7truong	0-4 1a
4gh rise	05
4m and	13
6by	0-2
6check	03 1i
6finish	02
6in	1-7
6on	03 1-2
6say	0-7
6the	06 1-4
9n	0-5 15
8rough	05
7o	09 1-3
4nge with	02 1-2
5h SELF	05
7cu	0-2
7switch	0-2
7voi	0-4
4s dad	0-3 16
6mother	04 13
6own	0-3 1-2
4t count	1-4
6the	0-g
3o do	07 1-2
7i	0-4 14
5khong	04
5lai	15
6y	0b
5muoi	1-5
5noi	0-2 1-2
5roi	0-7
5so	0-c
5tich	0-4
6ro	0-2 14
5van	0-5 1c
4a bao	0-4 1-3
6cong	0-2
6don	09
9g	0-6 1-5
6ho	02
6mai	0-7 1-6
7oi	0-2
6nang	0-7 1-3
7hap	0-5
6ra	0e 16
6thuan	0-6
7ram	0d 1-3
5ch SELF	13
8tuan	0-4
5i SELF	09 1a
7khong	0-2
7ma	0-4
5n hao	0-3 1-2
7thanh	0-2 1-3
9ien	0-3 1-6
6g ca	0-2
4c SELF	1-2
6ba	0-5 1-3
6cham	0-2
7ung	04 17
6duoc	0-2 1-2
6het	1-7
7oi	0-9 1-3
6ky	0-3 15
6la	0-2 1-4
8i	1d
7ien	0-5
7op	1-2
6may	02 15
7ot	04 1-4
6nghe	05
7hanh	0-3
7uoi	0-5
6o	0-6
6quy	0-2
6sinh	05 12
7ua	0-5
6thay	0-2
8em	04 1-2
8i	1-6
8uoc	02
7ro	05 1a
9ng	0-8 1-2
7u	03
6van	0-7
6xong	02 1-2
4i #	0s 1-2
6SELF	0e 1l
6ban	02
7en	15
6cac	0-6 1-3
7ho	0-7 18
6dau	0-5
7o	0-e 1-3
8i	1-5
7uoc	0-d 1-3
6gi	0b 1-2
8o	0-4 1-2
6la	14
8i	06
6may	04
7e	03
7oi	09 13
7ua	0-5 17
6nao	0-7 1-6
6o	0-6
6phu	05
6roi	02
6suc	0-5
6tham	14
9ng	0-9
8i	09
7ruoc	05 1i
7ung	1-9
6xua	0-4
4ld the	03
6ing the	0-2 1-2
5iday in	0-4 1a
4m SELF	02 1-4
6dau	1-2
7o	0-2 13
6sau	04 1f
5e and	05 1-2
7in	08
7on	0b
4n #	0-f 13
6SELF	0-2
6ba	07
6hai	02 1-9
8n	03 1d
6khong	14
6mot	0-2
6nguoi	06 14
7hieu	19
6sau	0-6
6truoc	13
5esty is	0-2
5g #	16
7biet	02
4p SELF	02 1-3
6cung	04 1-2
6dong	0c 1-2
6la	0-2
6nhieu	0-2 12
8o	05
6phu	1-2
6qua	07
6tac	0-5 1-2
5e to	0-5 1-7
4spital SELF	02
band	1-2
as and	0-2
5t hyper	03 1-3
4ur a	04
7each	07 1b
7in	0-4 1-2
7with	1-3
6s before	0-4 13
8to	0-5 1-2
4w SELF	0-5 1-3
6it	04 1-5
6long	03
6the	06 1-8
7o	02 1-2
3u nhieu	15
4a se	1-2
5n cho	1-3
4ndred and	0-5 1-2
apeople	0-3 1-2
crcent	0-2
5g dung	0-3
7long	0-6 1-4
4ong cua	0-7
8dan	07 1-5
4y hon	02
5en SELF	07
8phong	0-6
6t tuoi	0-3 1-2
5nh ca	1-2
3yper v	15
2id do	05 1-2
4ea came	1-2
3f SELF	0-4 1-e
5by	0-3 18
5everybody	1-2
5it's	15
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
3n #	05 1-r
5a	0j 12
6bout	0-2 13
6fter	0-4
6ll	02 1-4
6nd	02 13
7y	06 16
6pril	0-2
6ugust	18
6zure	0-2 1-4
5birmingham	0-3
6oth	0v 1-a
6runswick	1-3
6usiness	0-2 1b
6y	06 1-2
5cardiff	0-4
6harge	0-3 13
6oburg	02 17
6redits	0-4 1a
5derby	0-2
6ocklands	05
6unmarra	0-2
5eleven	1-h
6nglish	0-3
6very	0-5 1-3
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
5late	08
7w	1-2
6eeds	0-2
6ife	0-3 1-4
5march	0-3 16
7y	0a 13
6e	0-4 1-4
6y	0-2 1-7
7self	1h
5nhan	05
6ine	02 1-2
6o	0-2 1-3
7vember	0-2 14
5october	0-5 1a
6n	02
7e	1-9
6ur	0-a 1-4
5parallel	04
6lace	0-2 14
6olish	04 1-2
5sap	0-a 1-3
6eptember	0-6 1-2
6ix	03 18
6pring	0-4 18
6toke	0-2
6ummer	0-3
6windon	0-2 1-4
5team	0-3
7n	0-2 1i
6hat	0-f 1-6
7e	0-e
8m	0-4 17
8re	0-2
7is	1-3
7ose	1-5
7ree	09 13
6ralee	05
6wenty	0-5 17
7o	0g 15
5week	03 1-2
6ith	02
5year	0-7 1-4
6our	0-5
4spector *ed	0-4 17
5tead of	0-6 1i
4terested in	03
7nship at	0-2
5o it	0-8 1-3
7the	0-6 1d
4ventory clerk	0-2
5oice and	0b 1-2
3s #	0-2 14
5*ed	09
5a	0-c 1-3
6lways	04
6n	05 1-2
7d	03
6s	0-2
5check	0-4 1-6
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
5that	03 1-3
7e	0-11 1-a
5what	0-3 1-3
6ithin	0-2 12
4sue for	1-2
3t *ed	0d 18
5SELF	03
5a	0-3
6gain	0-5 1-d
ast	0-b
6ll	13
7one	05 1-6
6nd	0-f 1f
6part	04 1-4
6t	07
5back	05 1g
6ecause	1-2
7fore	0-9
7side	03
8t	0-2
7tter	02 1-3
6ut	16
6y	0a 1-5
5cost	0-2 1-6
5did	0-3 17
6own	13
6ry	1-2
5every	05 1b
5first	13
6or	1-2
6rom	0c 15
5goes	0-6 15
7t	1n
5has	0-3
5in	0j 13
6s	1a
7n't	0-3 1-5
5khi	0-6
5like	0-c 15
5myself	0-2 12
5never	0-2 1-3
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
7ught	04 1-8
6he	0-3 1-4
8re	1h
8y	0-3 1-4
6o	09 18
7day	1-3
7ok	0-a 1-6
6urned	1-9
5up	0c 1-d
6sed	0-3
5was	0-a 1h
8n't	0-2 1-2
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
4'd be	08
5s *ed	1-2
7a	0-5 1-c
8bout	1-8
8ll	0-2 1-6
9so	0-4
8n	1-6
7got	0-2 1-4
7in	18
7never	06 14
8ot	1-6
7still	1b
7the	0-4
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
5ben	03 14
5chuyen	08 15
5hoach	0-6 12
5lai	06
5o	04
5theo	02
6oan	1b
4ep a	1-4
7it	02 1-4
7the	15
6ing the	0-2
6s the	1-2
4m SELF	04
6cau	07 1-2
6hai	02 14
6nguoi	0-2 1-e
6them	06 13
4o binh	02
6day	05
4pt a	06 1-3
7bees	0g 1v
7running	1-7
7the	08
4t lieu	0-2
6noi	05 1-3
6o	1-2
6qua	0-7 1i
6thi	04
4u SELF	0-a 1-2
6ca	13
6ke	1-4
7ho	14
6nguoi	12
6them	04
4y stage	06 1-2
5s and	05
7of	09 1-2
3ha chac	0-2
6nang	0-3 1-2
5c cung	0-2 1-8
7nhau	1-3
7thi	0-3
6h SELF	0-3
8an	0-2 16
8che	03 1-2
ao	0-2 1-2
9u	0a 13
8dong	0-5 17
8han	0-3 1-5
bg	0-2 1-d
ay	0-5
8kho	0-3
bng	0-2 17
8la	0c 1-2
9on	1-2
8mua	12
8ngay	02
8phan	0-7
8quen	0-3 1a
8san	05 12
8theo	03 1-2
8van	14
5i #	0-5
7ca	02
7hai	0-3
7sinh	0-5
5o sat	09
4en SELF	13
7de	0-5 17
7nhom	0-2
4i SELF	0m 13
6bao	0-4
6cai	04
6dung	1d
6mo	0-2
6nao	16
7uoc	0-2
6so	0-5 19
8an	0-3 1-2
5eu nai	0-3
4o SELF	0-f
6ben	0-2 15
7i	0-2 1-2
6chiu	0-4 1-3
6dung	13
6khan	0-5 1-2
8ong	02 1-3
6lanh	0-5
6may	1-2
6va	15
5a SELF	0-c 1-3
7cua	0-3 1-3
7hoc	1-3
7noi	02
7tai	03
8hi	05
7van	0-3 1d
6ng #	02
a%	17
9hai	0-7 1c
9muoi	08 1-3
9nam	12
5c mot	0-h
5i SELF	03 12
7dau	0-4
7phuc	12
5ng SELF	0-v 1o
8ai	0-c 18
8ban	0-2
ao	0-8 1-d
9en	1-2
9i	0-3 1d
aet	02 1-b
8cai	0-5 16
an	12
9hiu	1-8
8dam	0-a
ay	0-3 1-6
9inh	0-2 1-4
9o	0b 1-5
ai	0-3 1-3
ang	04
9ung	03 14
aoc	0t 1-4
8gap	1-2
9iau	07
aoi	02 1-3
9oi	13
8het	0-3 1-3
9ieu	05 1-2
8khi	1-5
8la	03 15
ap	02 1-2
8mat	0-8 1c
9o	0-a 14
8ngai	0-6 1-5
aung	0-2 1-4
9han	02 1-4
ao	02 1-5
9oi	0d
8phai	0-c 1l
bn	13
au	0-2 1-2
8quay	02
8ra	0-6 12
9oi	14
8tang	04
9hay	0-4 1-3
9reo	0-8
9u	1-3
8viet	0-2
4u vuc	12
3ia SELF	05
4ch ban	06
4ds *ed	1a
7SELF	0-8
4em duoc	13
7hang	1-3
7ke	0-a 12
7lai	03 1-2
7ngay	1-2
7soat	1-3
7thu	0-2 1-4
8oan	08 1-5
8ra	0-c 1b
5n SELF	18
7cua	1b
7tri	0-5
5u SELF	0-3
7do	0-3
4ln *ed	0-2
7burned	0-2
6ware yet	0-2
5os twice	14
4m cuong	0-6
6ma	0-4
4nh doanh	06 1d
7nghiem	0-9
7phi	0-4
4p SELF	1-7
6va	0-4 15
4tchen and	1-4
atable	0b 1-2
awas	0-2 13
9s and	04
3new all	0-2 1-6
4ow SELF'm	0-2 15
cve	0-2 1c
7everybody	0-3
7from	0-3 1-2
7how	1-5
7it	16
9's	0-4 18
7many	0-2
8ore	0b
7of	0-2
7that	0-4 14
9e	04 1-2
7what	0-3
9o	0-2
6ledge is	1-2
3o ai	13
5kip	0-2
4rea and	07
3y SELF	1-2
5bien	05 1-2
5hai	15
5lam	0-3
6uc	0-9
5moi	0-3 1-2
7t	02 1-3
5nang	1-2
5roi	0-6 15
5so	0-a 17
6u	0-2 1-2
5thi	02
7uat	03 1-4
6iep	1-6
5va	05 1d
6oi	1-2
2la #	0-6 1f
6%	0-3 12
5SELF	018 1y
5ba	0-2 1-g
7n	0-8 1d
6en	02
6iet	0-3 1e
7nh	0-2
6uoi	0-2
5cai	06 15
6hia	1-2
8nh	1-5
7ua	0-4
8yen	0-3 1-6
6ua	0i 1-2
7oi	0-4 1-2
5dang	0-4
7t	0-2
6e	0-2
6iem	0-2
6o	0-4 14
7i	0-3 16
6u	16
7ng	12
7oc	0-a
5file	14
5giao	0-2
5hieu	13
6mi	0-4
6oi	03
7p	0-4
6u	15
5kiem	1-d
5la	1-2
7m	0-2 1-3
7p	0-5
6en	1-2
6oi	02 1-2
5man	0-3
7t	0-6
7y	0-5 1-3
6e	0-5
6oi	0-2
7n	0-3
7t	0-2 1-2
5nam	0-7 1-2
6eu	03 1-2
6guoi	02
6han	0-5
8p	0-2
5o	06 1-4
6n	0-3 18
5phai	0-3 1-c
8n	0-2
7ong	02
7uong	1-2
5so	0-5
5thanh	0-4 1-4
7e	0-8 1-4
7o	1-7
8i	0-3
7uong	1-6
6ien	0-2 1-2
6rong	0-3 1-3
7uoc	02 19
9ng	1-4
6uyen	03
5viec	0-2
8t	06
5xong	0-2
5yeu	0g
4b *ed	0-2
5elled the	0f
7s and	0-3
4c moi	1-3
4d SELF	0-4
6on	0-6
5ies who	0-2 18
5s *ed	13
4i #	1-3
6SELF	0-s
6ban	09 1-7
9g	1-2
7en	0i 1-d
6cac	09
8mera	14
8t	05 1-2
8u	0-3
7ho	0-d 15
7ua	0-3
6dan	14
9h	09 1-9
7ia	0-5
8eu	0-8
7oi	02
7ung	12
6gan	1-2
7io	07
9i	0-2 15
6hai	08 1-3
8ng	03
7et	06 14
7oi	0-4
6kho	04
9ng	0-5 13
6loi	02
6man	0-2
8y	0a
7oi	08 1-2
7uoi	04 14
6nen	0-3
7gay	09
7ua	0-4 18
6phan	09 1-3
6quat	04
6ra	0-3
7oi	02 1e
6san	0-5
8u	0-7 15
7o	1-6
6tau	0-4
7hanh	02 16
9y	0-2
8i	1-b
8oi	1-2
7in	03 1-2
7oan	12
7ren	0-3 1-5
7u	0-3 1-2
8ng	0d
6va	12
7iet	1-3
7oi	1a
6xe	02 1-2
6y	1-3
5d out	03
7the	09 1-3
4m :	05 1-3
6SELF	0a 17
6a	0-5
7i	0-3 1-4
6ba	1-3
8n	1-2
9g	02
8o	09 1-3
7ep	16
6cai	02 16
7ham	0-d 14
8o	0-d 1-2
7ong	0-2
7u	04 16
8on	03
6dau	1-2
7ieu	0-3
7o	0-9 1-3
7ung	0-2 17
8oc	0-7
6file	07 14
6gi	0-6
8ay	0-3 1-2
6hang	0-2
9h	04
7et	0-5 1-2
7oi	1e
8p	05
6ke	0-2
7hach	1-6
8o	0-2
7y	1-2
6la	0-b 1-2
8i	0-9 1-x
8u	0-5 1-2
7e	1-2
7uon	0-8 1-a
6ma	0-3 1-2
8u	04
8y	0-3
7oi	0-2 15
8t	02 1f
6nen	0-2 1-6
7ghe	0-4 1-6
7hieu	0-3
8om	0-3
6o	0t 1a
6phut	09 1-2
6quen	04 1-2
6ra	15
7oi	0-4 1-2
6sai	0a
8ng	0-4 14
6that	16
8em	0-2 13
9o	0d 1f
8i	0-a 1-3
8o	08 1-3
8u	03 1-3
7iep	02 1-3
7ot	13
7ren	14
8o	0-7
8uoc	0h 1-3
ang	0-3
7u	0-6 1-2
6van	06
8y	0-3 1-5
7iec	0-8 1-5
6xong	0-2 14
4n SELF	0-b
6a	0-3
6bang	03 1-4
6dau	0e 1h
7o	03 1-2
7uoc	0-5
6gan	0-2 12
6hai	0-4
6khach	14
8ong	09 1-4
6mat	0-2
7oi	0-8 1-7
8t	0-4 13
6nao	0-7 18
7gay	09 1-6
7ua	1-8
6quan	05
6sau	04 1-5
6thi	02 15
6viet	04
5g SELF	1-2
7nghe	0-6 1-5
5h SELF	09
7dao	1-3
4o dong	0-4
4p bang	0j 1-3
7ien	07 1-2
6danh	04 1-3
6lai	05 1-7
7ich	03 12
6mang	02
7ot	07 1-3
6nam	1-2
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
8wo	05 19
7winter	0-8 1-7
7year's	07 1-2
4t so	0-4 1-2
5e and	13
7deliveries	0-8
6r SELF	06
8it	13
4u SELF	14
6can	0k 1-3
6dai	0-7 1-3
5ghed at	1-6
4w *ed	0-2
6for	03
4y giay	0-2
6hang	14
6xe	0-3 14
3e cho	03 1-4
5khong	12
5tan	0-9
4ad and	0-2
8t	13
7if	05
6ing hand	0-2 1-6
5ked at	0-7 1-2
5rn from	0-5
8the	0e 1-6
9o	0-3
7ed a	0-2
7t the	06 1-5
5st #	0-2 12
5ve SELF	04 1-3
8happy	0-2 17
8in	0-3 1-2
4ch #	0-3
7nhau	03 1-2
7qua	06 1-9
7thi	04
4d the	09 13
4ft in	1-3
8t	04 1-3
7school	0-6
7the	0-2 17
8o	02 15
7with	0-6 12
4gal side	0-3
4n #	04 1-5
7%	14
6SELF	0-n 15
6ban	1-2
9g	0-4
6coi	0a 1-2
7ua	0c 12
6day	02 1-2
6giam	0-2 1-2
9y	04
6hop	0-5
6lai	12
7ich	0c
7op	0-2 15
6production	0a
6san	04 19
6trang	0-7 1-3
8en	0-c
8inh	02
8uong	05 1-3
7u	06 12
5h SELF	03
4ss than	0-4 17
4t her	03
7im	06
6me	1-3
6the	07
9m	03
5's say	0-5 13
4vel #	1-9
8and	02 1-2
7s in	0-4
3i nhi	05
4brary the	0-4
4ch SELF	0-2 1-2
7bao	03 16
7cho	0f
7truc	0-6
8uoi	1-3
4en cho	14
7hoan	14
7thong	0-5
8uc	16
5u cua	02
7qua	0-3 15
7xay	03
4ft of	1-2
4ght and	06
4ke a	0-6 14
7people	0-2
7something	1-2
7that	0-7 1-5
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
7of	0-b 1e
8n	03 16
7to	0-a
6en to	1-2
6s and	04
4ttle ones	09
3o #	1-4
5SELF	0-9 1-c
5cho	0-3
7uong	06
5gom	0-2
5luong	03 1-3
5nha	03 1-2
5phan	0-5 1-2
5rang	07 18
5say	0a
5thu	0-3
4af went	0-2 13
5i SELF	02 15
7bien	03
7gioi	03
7kha	0-2
4c mau	03
5al paper	1-2
4g and	1-2
6cu	19
6of	0-c 1-4
4i SELF	0-2 1b
6ca	0-2 15
7ho	03
7ua	03
6database	0-2 1-6
7o	0-2
7uoc	0-2
9i	0-2 15
9ng	0-2
6ich	0-c 1-2
6la	0-6 18
6ma	0-3
6nho	02
6roi	04
6so	15
6thi	0-5
7ung	0h 1-2
6va	1-2
7i	0-7 17
4n nhat	1-4
6tuoi	0-5
6xon	0-3
5g SELF	1-2
7and	0-4
7cung	0-2
7hall	0-3
7khong	1-2
7la	0-4
7thi	09
7va	03
4ok again	0-4 17
8t	0n
7for	05
6ed after	1-e
at	0-c 14
9for	1-9
6ing after	13
bt	0-2 1-4
aback	0-2 1-6
afor	0-3
6s like	06 1-2
4p #	0-3 1-3
6SELF	0-b 19
6ben	0-5 15
6cho	0-4
7ua	05
6mau	0-3
6phap	0-4
6quan	0-4
6tho	0-2 1-2
4ss work	03 14
5t a	0-5 12
7because	1-6
7property	0-2
7the	0-4 1-2
4t of	0-6 1-2
5s of	0-2
4ve to	0-2
6d us	1-5
4w field	0-2
3ua ba	07
5n van	0-6
5t lao	0-4
4c #	05 12
6SELF	1-2
6cao	0-2 1-4
7hay	0-h
6dau	1-2
7o	08 13
6het	0-2
6moi	0-5
6nao	0-h 1-j
7gung	0-h
7han	16
6roi	0-6
6sai	1-2
6va	0-2
7oi	0-2
4nch and	02
4on SELF	0-2 13
7ba	1-c
7cho	0-4 1i
7dat	0-c
7hoa	0-2
7la	07
7nhan	0-2 1-3
8o	0-2
7phan	02 1-2
7san	0-4 1-2
6g #	02
8SELF	0-8
8cho	1-3
9ua	0-2
8du	02 14
aa	0-7 1-3
ang	0-2 1-3
8gia	0d 1-2
8kho	03 17
8mau	0-8 1-4
9oi	02 15
8nao	0e 12
8o	03
8va	1-3
8xuong	06 1-2
5t khach	0-3
3y SELF	0-2
5cho	0-4
5dieu	0-4
5thoi	04
2ma SELF	0-k 1-3
5ca	0-2
6hua	0a 12
5hai	1-5
5khong	03 18
5lam	0-2 1-2
5may	04 1-3
5nha	16
6oi	03
5o	0-3
5qua	02
7en	0-3 14
5rau	03
5so	0-3 1-2
5thiet	03 1-4
9u	02 1-2
6ruong	0-3 14
5ve	0-2 16
6ui	0-2 13
4c do	1-5
5h SELF	06 16
6ine and	02
4de a	0h 1-6
7it	03 1-5
7like	0-6
7one	05
7the	08 1-6
4i SELF	0-7 1-2
6sat	0-6
5l dung	03
6ing list	0-4
4katon level	1-4
5e a	0c 1-2
7mistakes	1-6
7one	0a
7sure	0-5
7the	1-3
9ings	0-2
6s the	0-2
5ing a	14
4m non	0-5
4n SELF	0-2
6hinh	0-a 1-6
5agement was	1-4
8r *ed	0-5
aasked	0-4
awas	1-2
5g SELF	03
7cho	0-4 1c
7di	0-2 1c
7luoi	0-5 1-4
7may	0-3
7tu	0-3
5h cua	0-2
7dan	04
7tap	0-8
5y people	0-4 1-3
7times	0-b 1-2
4rch #	14
5k the	0a 1-2
6ed the	02 1-6
5ried two	0-3
4ster *ed	1-3
4t #	1-8
6SELF	0a 1-2
6ai	13
6ba	0-4 12
8n	1-2
8o	0-7 13
6ca	0-6
7hung	0-2
6dien	0-5 14
6gan	02 1-8
6hon	0-2
6khau	04
8oang	0-5 13
6la	0-2
6moi	0-4
6nua	06 12
6tin	0-2
5ter what	0-2
4u SELF	02 1-2
6bao	06
6cho	0-2 16
6do	05
6giao	0-3
6nau	0-8 1-4
6xanh	0-8 1-4
4y #	05 1-4
6SELF	1q
6ao	0e 17
6ban	1-7
8y	1-4
7om	0-7 1-6
7ua	04
6cai	1-2
8t	0-4 1-2
8u	0-3 1-2
8y	0-3
7hay	0-3 1-3
8o	0-4
8uc	0-2
9ng	1-4
7nc	0-2
7u	0-2 1-2
8a	08
8ng	06 14
6day	04
7o	0-6 1e
7ua	06 15
8ng	0-5 13
8oc	13
6ep	0-a 1-6
6ghep	07
6in	07 14
6khong	1-5
6la	0-6 14
8n	06
6mat	1-3
8y	1-3
7e	03
7o	02
8i	1-5
8t	0-2 12
6nam	1a
8o	1-3
7en	0e 1-4
7gay	1-2
8uoi	1-3
7han	0-7
6o	14
7ng	03 1-2
6quet	0-3 1-2
6roi	0-6
6so	02 17
8c	03 1-5
6tam	0-2 17
7hat	0i
8i	06 12
8uan	05
7inh	1-2
7oa	0-3
7rang	02 17
6va	13
8n	0b 1-3
7ien	0-4 13
7oi	03
5be SELF'd	1-2
5or came	1-7
3e #	0-4 1-f
5SELF	0-6 1c
5a	0-2 1m
6bout	04 1a
6nd	09 1b
7ything	0-3 1-3
6s	0-2
6t	02 12
5back	0-2 16
6efore	0a 1-2
6y	0-2 1c
5cho	02
5do	16
5for	0-5 1p
5here	0-2
5in	1-4
6t's	0-2
5my	0-2
5nhan	0-6 19
5on	02
7e	0-2 12
5that	02 1-a
7e	1b
7i	13
6o	0-2 1-3
7n	12
6ung	0-4
5what	0-3
7ere	02 1b
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
6ke	07 16
5ber of	0-6
4tres and	0-6 1-4
3iddle of	0-5
4en la	0-3 1-3
7phi	02
4llion in	1b
4ne was	1-2
5utes and	13
bt	14
abefore	0-2
but	1c
by	1-4
aeach	1-2
afrom	0a 1-3
ato	02 1e
4ssed one	0-4
6ing and	03
aclockings	0-5
ais	0-4
4tsubishi got	0-6
4xed the	1-3
8up	0-3
3o SELF	0-3 1c
5cung	0-5
5dung	12
7oc	0-2
5hinh	05
5may	04 1-8
6oi	0-3 1-2
5ra	0f
5ta	03
6u	0-8
7ng	0-6 14
4i #	03
6SELF	05 1-j
6ai	0-2
6ban	02
7iet	02
6ca	0-8 1-4
8u	02
7hay	15
8ep	0-2
8o	06 1-2
8uyen	0-5
7ua	05 1-2
6dam	0-2 16
8u	0-4 1-2
7em	1-5
7i	02 1-2
7ong	05
7ung	0-2 15
8oc	0-3
6goi	14
6hoc	0-4 1-2
8i	0-b
6lam	03 13
8n	0-d 18
7en	06
6ma	12
7e	0-2 17
6nen	0-5
7gay	0n 1-4
8oi	0-3 1-2
8uoi	0-m
7han	0-8 14
9p	0-6 1-3
7oi	0-3
6o	0-2
6quy	0-5 1-3
6ra	0e
6sang	0t
6thang	02 13
9y	0-7 1d
8i	03 1-2
8u	02
7ruong	03 1-6
7uan	0-b
6va	02
8o	0b
7e	0-2 1-2
7iec	13
7o	0-4 1-2
8i	03 14
6xoa	02 19
8ng	0-3
4n qua	0-3
6ra	0-3
5day #	0-3 1-3
9SELF	0-8 1-3
9we	0-4
5g SELF	0-7 1-2
7duoc	0-5 1-7
5th SELF	07 1a
c'd	02
8and	05 14
8before	17
8is	07
9t	0-5 18
8one	0d
8the	0-3 1-5
aree	05
9wo	0b
8with	03
7ly and	07 1-2
7s and	0-3 1d
9in	0-2 14
9of	14
4re *ed	04
7and	0-3 14
7of	0-2
7than	1-5
8ime	1-4
5ning SELF	1-2
aand	0-2 18
abefore	07 1-2
aof	04 16
4stly some	0-2
9the	0-2 1-3
4t SELF	0-p 1i
6bai	0-2
8n	05 1-5
9g	05 1-4
7en	02
7ua	13
8oc	02 14
9i	0b 1-2
6ca	0-2 1-6
8i	05 1-b
8u	0b 18
7hut	0-3
9yen	0-c
7ong	0-2
8t	08 1-8
7uon	02 17
6dem	0-6
7ieu	0-2
7ong	0-6 1-9
6gio	0c 1-4
6khoa	07 1-3
7ieu	0-4
6lan	0a 12
7uc	0-a
8ong	0-3
9t	08 1-3
6mau	02
8y	03 1-6
7e	0-4
6nam	0-7 14
7gay	0-b 1k
8he	02
8uoi	04 1-2
7ha	1-2
7ua	0-4 1-7
6phan	0-c 12
8ong	0-9
8ut	05 1i
6so	02
6tap	0-4
7hang	0-d 1i
7ieng	1-7
7rang	0a 1-2
7uan	0-6 1-3
6viec	12
7ong	0n 1-a
5her she	0-3 1-2
9to	04 1-2
4ved in	0-3 17
8our	0-4
8the	0c 1-9
9o	08
5ing to	03 1-4
3ua ca	0-4 18
7uoi	02
6dong	0-2 1-2
6hang	03
7e	0e 1-5
6lai	0-3 14
7u	0-2
6may	06 1-5
6nong	13
6them	02 1-4
8u	0-5
6xuan	0-6
4c cai	0-4
6tieu	02 1-8
5h and	0-3 19
8s	13
7different	0-2
4m got	04
4oi hai	0-a 1-9
8o	02 12
7lam	0f 1-5
7mot	06
7nam	0-5 1-3
8gay	0-5 1c
7phut	0-9 18
5n SELF	04 17
7duoc	0-2 1-3
7kiem	0-3 1-3
7lam	0-3
8o	05 1-2
7sang	0-2
7theo	0-3
9u	07
7ve	0-2 1-3
6g SELF	1-3
4st say	0-2
4u chinh	0-4
3y a	0-4
6ll	0-4 1-2
5best	0-a 1-2
6oss	0-7 1-e
6rother	1-2
c's	02
5class	0-6 1-4
6olleague	0-5 1-2
es	1-4
7mpany	0-2
5dad	0-3
6esk	0-2
6uty	02
5father	0c
6irst	02 14
6riend	0-3 1-3
bs	0-2 1-4
5hand	0-9 1d
9s	0-a 1-2
6ead	06
8rt	0-9
6ouse	14
6usband	0-4
5job	1-4
5last	0-5 1-4
6eader	0-2 15
5makaton	04 1-3
7nager	0-7 1b
7te	0-4
6other	0-3
6um	0-2 1-2
5old	0-2
6wn	0r 1-6
5parents	0-4 1a
8t	04 13
6gce	02
6ham	0-4
7one	0-8 15
5second	02
6upervisor	0-5
5task	0-2
6eacher	1-2
5uncle	0-2
a's	0-7
5wife	0-4
6ork	0-4
4self a	02 1-2
and	0d 1k
as	0-4
9into	0-3 1-2
9to	02
2nam #	0-3 1-6
6SELF	0d 15
6cho	1-2
8uc	02
7uoi	17
6dau	0-2
7inh	02
7o	0-6
7uoc	0-3 16
6kha	0-2
8ong	16
7ia	1-6
6lam	0-3
7ien	0-2 1-2
6moi	15
7uoi	1-6
6nam	0-5 1-2
8o	1-5
8y	0-7 1a
7goai	1-e
8uoi	1-3
6o	02 1-2
6roi	0-h 1g
6sap	03
8u	0-5
7ua	02
6thi	0-2
7rong	0-3
8uoc	1f
7u	02 16
6vua	0-3
5e and	0-8
7in	0-2
4n dien	0-2 1c
5g cao	0-8 1-2
7dong	0-2
7hai	0-4 1-2
7lam	09
8uc	0-2
7nen	0-2
4o SELF	04 1-a
6bi	0e 15
7o	14
6chua	09 13
7ung	0-f 1-l
6hay	05 1-2
6kho	04
9ng	1-5
6lam	02
7o	12
6nhap	07
7oi	02
7ua	12
4s synology	05 1-3
6voi	0-4
4u la	0-8 1-4
4y #	0-5 13
6chua	18
6khong	0-2 1-3
6moi	0-3 13
6nha	1a
6vi	0-2
3ear the	03
6est :	0-4
ais	0-2 1-3
6ly two	15
4ed to	15
6s doing	0-3
4n SELF	0e 1-7
6ai	1-5
6ban	03 15
6chac	02 1-2
8o	0-3
7ong	13
7ung	0-3 18
6it	0-3
6khi	04
8ong	0-7
7im	0-6
6moi	02
6nho	06
4u SELF	14
6ai	03
6cuoi	0-5
6duoc	1-3
6khong	0-5
6lam	0-i 1-d
4ver *ed	0-b 1-4
8been	0-2
8came	1-4
9ome	06 1h
8done	0-2 13
8had	0-3 1-7
ave	1-2
8made	0-2
atch	09 1-4
8saw	1-2
9top	0-3
cs	1-2
8take	0-2
9ouched	1-2
4w for	1-3
6girl	1-2
6hall	1-5
6ones	0-3 1-2
6people	02
6rule	0-2 1-6
6starters	07 1-2
6things	0-2 1-3
4xt #	1-3
7batch	0-2 14
7day	0-2
8oor	1-3
7morning	09 1c
7one	0-2
7step	03
7time	1-h
8o	04 1-g
7winter	17
7year	0-3
3ga o	0-3
6tu	04
5i kho	0-4 1-3
5n SELF	0-2
7hang	0-5 1-2
7sach	1-2
5u nhien	0-7
5y #	0-7
7SELF	09 1b
7a	02
7ca	05
8hay	0c 12
9o	06
8ong	02 18
8ua	0-4 14
7dong	0-3 15
7hai	1-2
8oi	12
7khong	04 12
7ma	0-3
8ot	02 1-3
8uoi	07
7nao	0-3 1-2
9y	1-5
8en	0-6 1-2
8han	0-2
8ua	0-2 13
7sau	02 14
7tai	03 1-2
9p	12
8hang	0-5
9u	08
aong	1-4
8ra	0-3 1-2
8u	0-8 1-9
9an	12
7voi	02 14
4he SELF	1-3
7cham	02
9ieu	0-6 18
9on	1-2
7dien	0-2
7lai	03 1-3
7mo	02
7nay	0-2 1-4
8oi	0-5
7truoc	0-7
5i SELF	06 1-2
7cho	0-7
7dinh	03
7gan	0-3 1-2
7la	0-2
9i	1-2
8oc	02
7nhanh	0-3
7ra	1-4
7sinh	07 16
7thi	04
8rua	08
6em thi	0-3
bu	15
9voi	0-2
7p dung	13
9loai	0-2
4oai SELF	06 1-2
8chiec	0-5
9ua	0-3 1-c
8le	03 1-4
8san	1-5
5i canh	1-3
7do	0b
7ke	09
7lai	1-3
9m	0a
7nghe	0-4
8ha	0-4
7phu	1-2
7voi	07 14
4ung hoan	0-2 1-4
5oi SELF	03 1-6
8ai	14
8ba	13
an	1b
9enh	0-3 12
9iet	0-3
8chia	0-3
9oi	0-4
9ung	04
8da	1-2
9i	02 1-2
9oc	0-8 1-2
9ung	0-2 1-5
8ep	0-5
8gia	05
bo	1-2
8hai	05 1-2
8khac	0-5 1-2
8la	1-8
am	03
8moi	0-7
at	0-3
8nang	06
9oi	0-5 16
8phai	12
8ra	1-2
8ta	0-5 1-3
ay	0-4
9huong	1-4
9re	0-2 1-2
aong	0-4 19
auc	0-3
5yen nhan	0-6 1-2
9vong	0-6
3ha SELF	0-g 1-f
6ben	0-2
6cu	0-2
8ng	09 1-3
6hang	0-2 1-3
7oi	06
6kinh	0m 1-3
6may	0-9 1-6
6o	0-3
6thau	0-8 1b
7rang	0-5
8uong	13
6va	0-5
5c SELF	0-2
7nguoi	16
5m nhanh	0a
7truoc	0-6
5n #	0-2
7SELF	0-4 1-4
7canh	0-4
8ung	06
7la	0-2 1b
9i	0-2 17
9m	05
8en	04 17
8oi	02
8uon	07 1-2
7may	08
8oi	05
7phai	0-2
an	0-3
7ra	0a 12
7su	09 16
7thi	18
8in	0-8
8rong	0-2
7va	0-3
8ien	05 1-4
7zalo	17
6h SELF	0-6 1-2
8hon	0-a 14
5p cho	0-4
7hai	02 13
7lai	0-5
7roi	0-2
7that	0-3
7voi	03
7y	0-2
5t SELF	0-5
7ai	0-3
7di	1-5
7ky	03
7la	0-b 15
7ma	0-4 18
7xuong	05 1-3
5u SELF	0-4
7cung	04
7hon	0-2
7la	0-2
9m	0-2 1-3
7o	0-2 16
7thi	02 1-2
7va	14
8o	16
9i	05
4iem cao	0-2
8khuan	0-3 1-2
8vu	0-2 1-7
6t do	05 1-2
8huyet	0-5 1-2
8o	03
8tinh	1-9
6u SELF	12
8ban	0-4 1-2
8hon	08
8khach	0-3 1-2
8lam	15
an	0-2 12
8nam	0-2 1-2
9guoi	02
9hat	15
8qua	04 1-5
8thi	04
au	0-2 15
9u	0-3 1-2
8va	1-7
5n chin	0-2
7mat	02 12
4o SELF	05
6an	0-2 14
6ban	07
7e	0-5 1-3
6cu	0-3 1-5
6dua	04
6may	0-3
7oi	0-2
8t	0-7 1-5
6ong	07
6roi	0-6
6ten	0-7
7hoi	1-7
7ruong	04 1-2
6vay	0h 110
5m SELF	1-2
7cung	0-4 1-2
7dan	02
7nop	0-2 18
7tre	03
9uong	0-4
4u SELF	0-2
6cu	0-4 17
6khong	1-2
6nha	0-2 1-2
9u	0-2
6the	1-2
6vay	05 1-8
5ng SELF	0-g 15
8cho	04 1-2
9ung	0-4
8ma	0-2 1-5
8o	03
8sau	06 1-2
3i *ed	04
4ce and	1-2
4em dam	0-2 1-4
7tin	0-2
4ght SELF	03 1-4
8and	1-3
9t	03
8before	02 13
8crew	0-2 1-2
8shift	0-2
9taff	0-7 16
8when	03 1-2
7s in	0-3
4ne days	0-3 1-3
7farms	0c
8roze	0-2 1-2
7of	15
7places	03
7year	0-4
bs	0-3
3o SELF	02 1-2
5an	0-6 18
5khong	0-2 14
5la	05
6oaf	0-2 13
6uc	0-4
5matter	0-2
6ore	0-7 1b
5one	0-4 1-4
5problem	0-2
5qua	0-2
5ra	04 1-5
5time	0-3 1-4
4body *ed	0-8 1k
9complained	0-4 1a
buld	0-4 13
9else	04 1-6
aver	0-4 1-7
9had	0b 1-h
bs	0-4 13
9is	1-3
9knew	0f 15
9left	17
9on	0-2 1-6
9was	0-2 1d
4i SELF	0-7 1-6
6ben	0-8
6cho	04
8ua	05 1-2
9ng	0-3 1-5
9yen	0-5
7ung	05
6dung	0-2
8oc	0-3
6gi	02
6het	06 1-2
6khong	0d 1-3
6lai	08 1-9
7uong	0-c
6may	0a
7ot	0-5
6nhieu	04 13
6ong	0-6 1-2
6quy	0-7
6sau	0-6
6thang	1-2
9t	0g 1-2
8iet	03
7ieng	0-2
7ruoc	0-3
6voi	0-5
4p bai	0-3 12
7en	0-2
6cho	0-2
6kip	0-4 1c
4rdwerft pumpen	0-2
4t #	0b 14
6*ed	0-7 12
6a	08 1b
7bout	1-5
7fter	13
7nswer	07
7t	1-a
6bad	0-3 1c
7e	0-2 14
6clear	02
7ome	0a
6from	0-4 1-2
6have	1-2
6long	0-2 13
6my	0-2
6one	0-3 1c
6speak	0-3
6that	0-2 1-2
8e	02 1-a
7o	0-5 1-5
6worked	0-3
5ebook and	0-2 1-3
5hing and	0-3
ahad	1a
ato	15
awas	1-4
5iced it	0-2 1-3
athat	05
4w SELF	07 1-i
6and	02
6every	13
6he	16
6it	0-2 15
8's	1c
6the	04 1g
9y	1d
6what	02
7ith	1-3
6you	14
3ua a	0-9
6buoi	15
6dem	0-3 16
6nam	15
7gay	06 12
6phai	1-4
6sep	12
6thang	05 1-4
8i	0-2 13
7ieng	02
4mber and	02
9on	04 1-3
8s and	02 1-3
afor	0-4
4ng #	0f 1-b
4oc am	03 1-2
7cham	0-9
9o	0-4
7de	09 1-2
7len	0-2
7moi	15
7ngap	0-2
7o	0-7 1-2
7thi	0-h
8ran	1-2
7va	04 1-3
5i ong	0-5
4rse who	0-3
3what SELF	0-3 18
2o SELF	0-7
4ban	0-2 1-2
6o	0-4
5en	09
5o	0-4
4can	0-2
6u	0-5
5hin	03
6o	02 1-2
6ung	05 16
5ong	0-8 1-2
5ua	03 1-2
4da	0-2
6i	04
6u	0-c 1-4
6y	07 1-7
5o	0-b 1-4
6i	0-3
4ha	0-2
6i	0-3
5oa	0-c 1-5
5ue	04 18
6ng	0-2
4khoa	06
4lai	0-2 1b
6ng	1-2
4may	14
5oi	03 15
6t	15
5uc	0-4
4nha	1-7
4phong	0-4 1-3
4quan	03 1-3
7y	05
4sao	0h 15
5oc	0-8
4thu	0a
5iem	0e
5rai	1-5
7m	02
7ng	04 1-3
6ung	0-6
5ung	03
4vinh	0-3
5oi	0-2
4xuong	1-2
5y	02
3f #	09
5a	0a 16
6ll	09 1-2
5course	0-g 12
5dunmarra	0-4
5each	0-4
6very	06
athing	0-2 1-2
5him	0-7
5ideas	0-2
6t	0i 1-i
5line	0-3
5march	0-3 16
6e	0-4 1-5
6onth	0-2 14
6y	02 1-6
5old	02 17
6ur	0-4 1-2
5people	03
6umps	0-4 1q
5ten	0-4 19
6he	0f 1-a
8ir	02 1-2
8m	0-b 1-6
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
6sick	1-3
6that	0-3
6with	0-2 1-2
5ered me	1a
ato	07 1-2
5ice *ed	02 18
9because	03
9had	1-4
9of	0-8
3iled the	05
3ld fella	09
7iles	04
6houses	0-h
6numbers	0-4 1a
6ones	1-4
6people	13
5er than	13
3n SELF	0-9 1-2
5a	0-8 1-d
6ll	0-5 12
6nd	0-l 1-b
7other	03
5call	0-3 14
5day	05 1-5
6inh	0-8
5each	15
6mergency	0-3
6very	07 19
5for	09 1-6
6riday	0c 15
bs	08 14
5her	0-2 1-5
6is	0-6 1-6
5in	1-2
6t	0f 1a
5leave	0-8 1-4
7vel	1-3
5maternity	03 1-2
6e	1-3
6onday	0-7 17
bs	0-6 1-4
6y	0k 1-7
7account	02
5nights	0-2
7ne	07 1-3
5one	0-6 1-2
6ur	13
5saturdays	0-3 1-3
6ite	02 1-5
6unday	0-2
bs	1-2
5that	05
7e	0d 1-c
8ir	0-3
7ree	0-3
7ursdays	0-3 13
6ime	0-3 1h
6o	12
7p	04
5wednesday	0-4 1f
7ekends	08 1-2
6ith	0-m 1-4
4ce *ed	07
7SELF	0-7 1-2
7and	1-3
7that	0-2 12
4e *ed	0-a 17
6SELF	16
a'd	02
6alone	1-3
7nd	0-8 1-a
7t	03 1-2
6because	12
8fore	13
7y	02
6company	03
6driver	04 1-9
6for	0-4
6go	1-3
6hour	03 1a
7undred	0-2
6in	0-3 16
6month	0-9 12
6next	1-3
6of	0-i 1-c
7ld	05 17
7n	09 15
7r	0-2 15
8der	0-4
6page	05
7ump	03
6route	02 1-3
8w	0a 1-3
6small	02
6then	1-5
8ing	1-2
7ime	0-3 14
7o	05 1-6
6up	18
6was	0-3
7eek	16
7hich	1-a
8o	0-h 1-2
7ith	06 1-4
5s with	02 1-3
4g SELF	09 1-8
6ba	0-7
6chiu	0-5 14
8ui	05 1-6
7oi	03
6giam	0b 14
6noi	02
6sau	0-7 18
6thay	02 16
8i	0-6
7u	0-4 1-2
4line course	0b 1-2
5y #	1-4
7*ed	0-2 1-7
7SELF	1-2
7a	0-3 1-3
7done	03
7for	12
7got	0-6
7in	1-b
7one	14
7the	05
9ree	1-2
7with	13
3p in	0-6 1-2
5lat	16
4en for	1-3
7it	1b
7with	02
6ed it	0-5 12
9the	1-4
5rations specialist	0-2
9ve buyers	1-2
3r #	0-3 1-7
5not	0-2 1-9
5so	16
5three	0-2 12
4der and	0-2
8in	0-4
8of	12
8the	06
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
6side	0-2
6team	0-7 14
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
7n	1h
8e	12
7ver	0-b 1-4
6the	0m
9re	1-4
7o	04 16
6what	1-2
3ver #	06 1-4
7SELF	0-a 1-2
7a	0-4
8nd	0e 1-8
7it	0-7 1-2
7one	02 14
7the	1-7
are	1-2
9ree	02
8o	1-4
8wo	0-7 17
3wn #	0d 1-6
6part	0-2
5er *ed	0-2 1-5
8and	04
8came	0-2 12
5s the	0-2
3xy tut	1-5
2paediatric first	0-4
4ge SELF	02 1-2
7with	02
4id and	0-3
7for	0-4 1f
7late	1c
5r of	1-2
4lo alto	0-2 1-4
4pers for	0-2
4rt of	0-8 1d
8ne	0-5
7was	0d 1-2
6s list	08 1-6
4ssed first	18
9the	0-6
9us	1-4
4y day	0-4 1a
6run	02
5roll has	0-6
asenior	04 1-3
3enalty for	0-6
5cil and	02
4ople *ed	0-2 15
9SELF	03 12
9always	1-2
and	0-5 13
are	0-2 1-3
at	1-4
9from	02
9got	0-4 1-3
9in	05 1-4
9seven	1-4
9these	1-2
ao	1-3
9were	0-4
aho	0-4 14
c'd	0-e
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
3ha ro	0-5
5i SELF	0-7 1-4
7bay	1-5
8iet	1-2
7chay	1c
9o	0-8 14
7dam	0-2 1-2
8em	0-8
8i	0-8 1-3
8o	1-3
9i	0-4 1-2
8ung	0-5
7ghi	0-7 12
8iu	0-3
8oi	0-b 1e
7hoc	03 1-b
9i	08 12
7kiem	0e 1-6
7lam	0-4 1-4
8o	0-8
7nho	06 1-3
8oi	0e 1-4
7quay	0-2 13
7ra	0-2 1-2
7sua	08 12
7thi	0-4 12
8ra	02 1-2
8u	0-9 17
7ve	13
7xin	04 1-4
8uong	03 13
5m cua	0-4
5n SELF	06 1-3
7ba	0-5 12
7cham	03
8ua	0h
7do	0i 1-4
7in	0-7 1-2
7len	04 1-4
8oai	04
7mem	0-b 1-2
7nan	0-a 13
ag	0-2
8han	0a
9o	0-4 1-4
7tra	0-2
am	0-9 1d
7van	03 12
8iec	09
5p luat	0-4
5rmacist's assistant	0-2
5t SELF	05
7hien	0-2 1-2
7phieu	04 1-4
7so	13
7thuoc	0-2
8rien	0-5 1-4
4e cho	0-2 18
7ua	0-4
4i cho	0-5
5en ban	0-4
6u cham	0-2
ao	03 1-3
8danh	13
8luong	0-3 1-2
4o cho	0-2 1-2
6giam	0-7
5i hop	06
5ne and	13
8call	05 13
8from	0-3 1-2
7d the	03 1-2
7s and	0-c
9the	0-6
6g SELF	0-8 1-a
8chay	0-4
8dien	0-5 1-4
bu	04 18
9ung	0-3
8giao	0-2 1-6
8it	02 1-3
8kham	0-3
9inh	06 1d
8lam	0-3
8may	02
9ua	03
8nhan	18
8qc	0-4 16
8thi	03
9ruoc	0-8 1-5
9u	02 1-4
8van	05 15
9oi	04
5to of	0f 1-2
7s of	02
4u SELF	0-4 1-2
6bep	02 15
6cap	1-3
6de	0-7
6ho	0-7
8p	0-8 1-2
7uynh	03 1j
6nu	05
6trach	0-8 1-3
6xe	0b 16
5c thu	03 16
7vu	0-2 1-8
5n thuoc	1-4
5ong SELF	02
9an	04 1d
9cham	1-2
5t cuoi	0-3
7gio	13
7hoi	0-5 12
7mot	05 1-8
7nen	0-3
7sau	04 1-2
7thi	0-7 1g
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
3olicy and	0-2 1-2
6sh and	04 1-2
4st because	0-2
4ts in	0-4 1-d
7were	0-2 1-8
4wer bi	04
8supply	03 1-3
3ps number	15
3ractise with	07
4efer to	0-4
5tty much	0-2
4ice list	0-7
8of	03
5nted it	02
5orities and	1-2
4oblem for	0-2
athat	0-2 13
awas	1-b
bith	0-2
5fessional and	0-3
5ject team	0-3
5ud of	0-2
3ublic speaking	0-2
4lled the	02 15
4mp in	0-5
7of	0-3
6ed it	02 1-2
6s are	0-4 1-4
4nctual and	0-3 1-2
4rchasing and	0-d
4t a	0d 13
6her	0-2 1-2
6in	04 1-6
7t	14
6me	0-2 12
6one	03 1i
6the	19
9m	03 1-2
6up	0d 1-2
2qc goi	0-3 16
3ua #	1-7
7%	05 1-8
6:	13
6SELF	0-3
6ba	0-2 1-3
7en	0-2 1-2
9h	0-3
6ca	13
8c	0-2 1-2
8p	0-6
6dem	0-e
6han	0-5
7et	0-2 16
6la	0-2 1a
8m	07
6may	05
6phan	0-3
6thang	0-6 19
8i	0-2 12
7roi	1-7
7uan	02 1-2
6usb	0-3 16
6zalo	0-2
5n #	0-5 1-3
7ly	0-7 12
7niem	0-5
8uoc	03
7pho	0-3
7sat	04
7tam	02
8ri	0-4 16
9ong	0-7 1-9
6g cao	0-2
5t gio	03
5y SELF	0-2
7do	0-5
7mat	0e 1-3
7quen	0q
7ve	0-b
4en SELF	05
7may	03
7noi	0-5 1c
7roi	0-6 1-6
7tay	0q
5t ma	1-2
5ue got	04 1e
4iet and	04 1-2
5te funny	12
4y #	02
6SELF	06 14
6cong	0-2 1-2
6dinh	0-3 1-2
6nao	0-7 1-2
7gay	0-3 1-2
6trinh	04 1-6
5en viet	02 1-2
6t dinh	0-4
2ra #	0-2 1-4
5ba	05 13
7n	0-6
8g	0-2 15
5ca	07 1-6
6ho	13
8i	02 18
6oi	0-3
5dan	0-5
6oc	04
6ung	0-3 13
7oc	0-6 1-b
5gan	13
6iai	0-3 1-3
8y	0a 1-3
6oc	08
7i	05
5hai	1-2
5ke	0-3
6hoi	0-3 13
5la	06
7i	0-6 1-2
7m	0f 1-6
6o	0-2 15
5moi	1d
7n	0-3 1-2
5nam	0-3
6goai	0f 1-2
6oi	02
5quan	03
5san	0-4
7o	02 1-3
5thi	05
6rong	0-5
7uong	16
6ung	06 1-2
5va	04
5xem	08 1-2
4diologists were	0-2 1-5
4il and	0-4
6s and	05
4n a	0e
6it	02 14
6the	0-3 16
5g SELF	0-4
7on	0-4 16
7the	0s 1-5
am	04 1-2
5h nhat	05
5somware scare	09 1-2
4t cham	0-2
6hai	0-2 18
6nhieu	0-2 1-3
5her than	08
4u bo	12
6cu	0-2 15
6muong	13
4y cua	09 1-2
3e SELF	02 15
5hon	0-3
4act and	02
5d all	08
7drawings	0-4
7it	0d 13
7plans	0-5
7the	0e 1-2
am	0d
7with	02
7your	1-4
6ing and	08
athe	04 1-2
6y for	0-4 14
5lly *ed	0-2 1f
4corded calls	02
4d and	0-4 1-3
6in	17
5id the	02 1-2
4ed bed	0-2
4fresh broke	0-4 1a
4gister and	0-7
5ular meeting	06
4pair it	0-4 1a
5ort and	1-3
9to	0-3 15
4set the	1-2
5pect and	1-4
ahim	0-5
6onsible for	02 1-2
5t of	09 1-2
6ore thu	05 16
5ult we	14
4turns and	05
4wrote the	0c 1b
3ide along	06
4eng SELF	1-2
8cho	03
8tung	03
8voi	0-3 1-3
4ght attitude	0-3
8mindset	1-3
8now	1-2
8one	04 1-6
8so	0-4
4ng them	0-3 1b
3o SELF	0-2 18
5nhat	0c
6uoc	0-5
5rang	0-8 1-2
6oi	0-a
4i SELF	0q 1-i
6ban	0-5
8t	04
7o	1-2
6cho	02 1-5
7u	0-3 15
8oi	0-5 12
6dan	0-3
8y	0a
7e	12
8n	02 1-3
7oc	0-4
7ua	1-2
8ng	02 1-2
6goi	03
6hoc	0-7
6keu	0-5
7iem	03
6lam	13
8p	06
7en	0-7 19
6ma	03 13
7oi	08 1f
6nho	04 1-4
8ung	0-5 1-4
6o	0-6
6so	0-6
8n	0-4 1-3
7ua	04 1-2
6thi	06
8oi	0-b
7u	04 1-2
6ve	05
7iet	02
6xin	02
7uong	04
4lled out	0-2
4me wasn't	0-5
4ofs and	0-3
5m to	0-5
7with	02
6s and	0-2
4t nuoc	02 13
5a *ed	05 16
4und and	02 1f
8in	0-3
8the	04 1-5
8with	0-4 1-3
5te myself	02 1-3
4w per	0a 1-3
3u SELF	0c 1-6
4a tay	18
4le from	1-6
6s with	1-2
4n and	03 18
6it	02
6one	1-3
6the	0c 1-3
6with	0-2 12
5ning it	0-3 1-6
aout	1-8
5s in	16
4oi SELF	0-2
4t day	04 17
6ra	0-k 14
2s #	0-2 1-3
3ach #	06 1-4
7SELF	14
7cac	06
7dai	0-4
8e	0-2
8o	09 1-9
7khach	14
7phong	06
7thi	02
7ve	0-2 12
4i SELF	08
6lam	0-2
6so	0-7
8t	0-2
6thi	07 1-6
5d SELF	0-9
7he'll	04 1-4
7it	04 1-3
9's	13
7no	07 1-2
7something	0a 1-2
7that	0a 16
9e	1-5
ay	17
8o	0-3
7what	03
4le and	0-2
4me day	0a 15
7firm	04
7in	14
7morning	0-2 1-2
7with	1-5
4n SELF	0-6
6khau	0-7 18
6luong	1-2
6nho	0-2 15
6pham	0-2 1-2
6sang	0-6 1-8
5g #	04
7SELF	08
7cung	1-e
7da	0-8 1-2
8o	1-5
7hang	04
7kien	0-7 1b
7loai	14
7moi	0-3 1-3
7nao	0-5 15
9s	04 16
7ra	0-b 12
7sau	04 12
7tao	0-2
8hu	0-4 1e
5h voi	1-7
4o SELF	0-7
6luu	06 1-2
6sang	0j 13
4p and	0-9
6lai	03
6xep	0-4
4t SELF	0-4
6in	1-2
6next	06
6on	0-6
6rua	0-3
6with	05 15
4u #	02 15
6SELF	0n 1-f
6ba	0-6 1c
7e	0-3 17
6cung	0a 1-2
6day	09 1-4
7o	0c 1-g
6gio	03 1-4
6hai	0-5 1g
7et	0-4 17
6khi	0-3 13
6len	02
7ung	03 1-5
6me	0-2 1b
7oi	0-3 12
8t	0-b 1g
6nam	0-a
8y	0-c
7guoi	0-4
6ong	0-4 19
6ra	0-8 16
7ieng	0-3 1-4
6so	13
6thang	0-7
8i	0-5 1b
8ung	1c
6xe	0-2
4ve the	0-5
6d us	12
4w it	0-3 1n
6the	0-5 1-a
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
4rap rate	09 1-7
3d wan	06 1-2
3e SELF	0-6 1-4
5cho	0-6 1-2
5dang	02
6em	0i 1j
6i	07 1-3
6o	0-k 1j
7c	0a 1-4
5ghi	0-2
5hoc	0-5
7i	0-d 1-4
5kiem	0g 1-5
5lam	0-2
6uon	0-i 1-5
5mua	1-2
5thu	0-4
6im	03
5xem	02
6in	06 1-2
4asons at	0-7
5ts and	1-6
4cond month	05 1-2
9one	08 1-2
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
5d loss	03 14
7trays	02 1-7
4gmentation of	09 1-2
4lf starter	0-2
4nd it	0-6
7me	14
7the	0-3 1-3
5ior analyst	0-5
9went	04 1-3
5t back	18
7it	03
7the	0q 1-7
4p SELF	0-2 1-4
6cung	12
5tember #	0-3 1-3
cand	18
4rvers to	0a 1-3
4t #	1-7
6out	07 17
6the	09 1-a
6up	08 12
5tle in	0-4
4ven of	1-2
8weeks	0-3 1-3
8years	08
3hadow the	03 1-3
5fts and	0-2
5re a	0-7 1-9
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
7ent	17
5'd say	05
6s not	1-2
5et *ed	0-8 1-4
8SELF	1-2
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
8to	12
4oe boxes	1-2
5p and	1-3
7in	0-3
7that	06
5rt course	04 1-2
8note	05
bice	02
8on	0-4 1-2
ae	04
5uld be	0-f 15
9cost	0-2
9have	0-2
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
6s it	0-2
4ut up	09
3ick and	1-2
4de amendments	0-3
8nd	0-3
6s and	05 1-3
4eu thi	14
4gn for	0-6 1-5
7it	03 1-2
7language	0-4
6ed by	15
9off	0-3 15
9the	1-5
4nce #	0-7 1-p
8SELF	09 15
8january	0-3 14
8september	03
9ome	0-2 1-2
8the	07
bn	0-b 18
8winter	0-2 1-6
5gle day	0-2
5h #	0-5
7SELF	09 18
7be	02 1-3
7nam	0-7 13
8hat	0-3
7ra	08
7vien	0-3
4t down	0f 1-5
6in	07 1-2
6with	0b 1-4
5e *ed	14
7and	06 17
6s SELF	0-4 1-2
4x and	0-3
6minutes	1c
7onths	0-2 1-3
6of	0-2 1-2
6years	0-6
3kin and	0-c
3lows them	0-7
3mall kiln	0-2
7est company	05
3o #	0-j 1-3
5:	06
5SELF	0x 15
9'd	0-3 1-3
am	0-3
ave	0-6
5a	06
5che	0-7
7in	0-2
6oi	02 14
6ua	0-8 1h
5dien	0-2
6o	07 1-4
7n't	0-6
5far	05 1-2
5he	02
7re	0-2
6oa	12
5it	09 1-3
7's	1-3
5lieu	0-9 18
6ong	1-2
6uong	06 17
5ma	1-2
7y	0i 1-5
6oi	03 1-5
6uch	0-5 19
6y	0-5
5nhap	04
6o	0-4 1-c
5on	0-4
5ra	1-2
7ch	0-3
5sanh	0e 1-6
6he	1-3
6o	07 18
5that	09
7e	0-l 1-4
8o	02
8re	0-3 16
7i	0-a 1a
8s	0-4
6o	02
6ruc	04 1-4
6ung	0-9
7oi	0-5 1-3
5va	03
7y	02
6oi	0-a 112
5we	0-4 14
5you	0-2 1-2
4an SELF	0-4
7bai	08
7lai	03
7mot	05
5t nhiem	0-3 1-2
4c trang	0-8
8en	0-2
4ftware company	0-2
4ld what	02 1-3
4m SELF	05 1-2
6hon	0-3 1-b
6nua	09
5e days	05 1-3
7folk	1-3
7of	03 1-3
7people	0-3
6body else	0-2 1-2
bfor	0-2 1-2
crom	04 1b
bhad	0-2
bis	1-3
bwho	0-3
6one who	1-3
6thing is	04 1-2
cwith	1-2
4n lai	0-e 1-3
5g SELF	04 1-5
7cong	0a 1-2
7sao	0-5
8ong	0h 1-9
7voi	0e 1-2
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
4o #	1-2
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
5y calm	0-3 1-2
7on	0-5 1-2
6ed with	0-4 12
4eps on	05 15
4ill had	0-2
8on	0-7 19
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
asending	0-2 16
5rm and	1-3
4raight away	02 1-2
5ict but	1-2
6ng and	02
4ubbing lane	02 1-3
5ck a	0a 1-2
5dents and	07
6ied mechanical	0-4
3u SELF	0a 1-3
5dung	02
5hon	05
5khoi	0-4
6ien	0-2 17
4a di	02 1-3
6lai	0b 1-2
6may	02
6thu	02 1-2
4c cua	0-3
6khoe	0-4 1-4
6manh	0-a
6thi	1-3
4mmer #	0-2 1-2
9and	13
9of	08
9the	0-3
4nday SELF	04 1b
4ppliers by	1-4
6ort staff	0b
9ed the	0-2
4re SELF	1-3
b'd	0-3
7that	0-6
5face material	0-2 1-3
3wap the	05 1-3
4itched the	06 1-4
3ystem in	0-2 1-3
9was	13
aith	1-2
2t lam	02 1-2
3a bao	0-3
5cong	03
5hay	0-2
5phai	0-4
4ble of	06
7s in	02
4c cua	0a 1c
6kiem	0-2 15
6nen	07 1-2
6xa	0-4 1-3
4gged with	1-4
4i SELF	0-3 1-2
6cho	0-2 1-2
7ong	08 1-2
6giua	0-2 1b
9ong	1-2
6khoan	02 1-5
6lieu	0-5 1-4
6may	1-3
6nam	0-2
8n	0-6 1e
6xe	1-9
4ke a	04 1-3
7it	04 1-2
7one	05 1-2
7photos	1-3
7the	02 1-2
6s about	05
4lk about	1-2
7to	0-6 1-6
6ed about	02 1l
9the	02
ao	06 1-6
6s and	08
4m SELF	0-3
6cho	12
6ly	0-3 1-2
6nguoi	0-2
6thang	12
6y	0-6
4n gach	12
6nha	02
7oi	12
6phan	03
5g ca	0-8 1-5
7them	1d
4o hai	0-3
4p doan	0-2 1b
6huan	1-3
6moi	06 1-2
6o	02
6the	0-o 1-3
8u	12
7ren	1-2
5e on	09
4sk was	0-2
4t ca	0-7 1-6
6giua	1-2
4u hoa	1-3
5ght me	03 1-8
9the	04
4x SELF	0-3
6and	06 18
4y SELF	0-c 1b
6ca	0-6 12
6do	0-5
6nen	02
7ghe	0-2
6roi	04
3e huyen	0-6
5te	0-2
5xa	0-3
4ach the	13
8you	0-2 1-3
7er and	0-2 12
5m *ed	0-5 17
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
4mplate and	1-2
4n and	02
6days	03
6hanh	0-3
6minutes	0-8
6of	0-2 16
6past	02 17
6thuoc	02
7ung	0-b
6ut	03
6vao	1-2
6years	12
5ders the	0a
4st bench	0-2
7each	02
7on	03 1-2
7the	0-4 1-7
6ed it	1-3
4t #	0-c
3ham gia	0-2 1h
7muu	0-3
7tung	14
5n #	0-4 18
8%	0-3 1-b
7cau	0-4
7de	0-2
7la	1-4
7me	07 1-4
7once	0-2 1-2
9e	0-2
7the	06 1-2
8rach	0-2
6g #	1-l
8SELF	0f 1k
8ba	08 1f
8cong	0-3 1-2
8dau	0t 1-8
9i	0-5
9o	09 1c
9u	02 14
8gan	17
8hai	07 1-2
ang	0-3 1-2
8khong	08 1a
8la	13
am	0-3
8moi	0-6
at	02 1-9
8nao	0-7 1-6
8qua	02 1-2
8roi	03 1-2
8sau	0-8
8than	0-5 1-5
ai	0-6
au	0-a 16
9re	0-3 17
auoc	03 1-5
6h #	1-3
8cong	0-2 1-8
8hai	06
9oa	02 1-3
an	0-3
8lap	0-3 1-4
8mot	03 17
8pho	0-2 1a
8tich	0-4 1-3
9oan	0-4 12
at	0-2 1-2
9ung	0-4
8vien	03 1-2
6k you	0-a 1b
7ed me	0-5 19
5o bom	04
7ra	0-2 13
5p hon	06
7nhat	1c
5t *ed	06
7SELF	0q 1-8
b'd	02 1-4
7a	0l 1-7
8nd	0b 1-3
7evening	05
arything	0-5
7first	0-2
8rom	0-4
7has	16
8e	0a 13
7if	1-2
8n	0-2
8s	0-4 1-2
8t	0-6 19
7job	16
7kind	1-2
7la	0f 1-2
9c	0-4
8ine	0-5
7month	0-4 1f
8y	0-8
7nhanh	0-3
9ieu	0-2
8obody	02 1-4
7one	09 1-2
8rder	0-3 1-2
7ra	0-6
7same	0-2 1-2
8eason	1-3
8he	0h
8ounds	0-5
8u	1-2
7the	0a 1-b
ay	0-4 12
9is	02
8ime	0-6 1-2
7was	0-9 1-7
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
5y SELF	0-h 12
7ban	04 1-3
8en	1-2
7ca	0-3 19
9i	1-2
8ho	02 16
7do	1-5
8ung	13
7gi	0-2
7hai	02
7khen	0-2 19
9i	0-4
7la	0-2 15
8oc	05
7may	03
7ni	09 1-2
7quy	0-6
7ro	0-2 18
7truoc	07
7vay	0-5 17
8et	0-2 13
8i	0e 1-5
8ong	04
4e #	1-7
6*ed	0-6 13
6accident	03
9ountability	0-2
ent	06 1-2
7dmits	0-2
8vert	0-2
7gency	0-2 1-3
7pplication	07
9rentices	0-6 1-4
7rchitect	0-3
bve	0-2
8ea	0-a
7utumn	0-4 1-4
7verage	15
6back	0-3 1-7
8kery	12
8nk	0-4
8sics	03
7eds	0k 1b
8ginning	0-6
8ll	0-6 16
9ts	0-2 1-3
8st	0-a 1-6
7gp	03
7ig	09 1-2
9gest	0-4
8n	0-2 13
9s	0-7
7oard	0-c 1d
9t	0-2 15
8iler	1-3
8ok	1-2
aing	1-2
as	04 1-2
8ss	03 17
8y	08 18
9s	0-5 1-7
7read	05 1-3
ak	13
7udget	0-4 1-3
8ilding	02 1-3
8s	0-4 18
8ttons	09
6cables	0z
8ll	0-2
8n	1-2
9teen	05 1-3
8rd	03
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
8ub	1-2
7o	0-2
8ld	0-4 1f
9league	02
bge	1-3
8mpany	0-7 1-b
alaints	1-2
8nes	03
9sultant	0-3
9tracts	03
bol	07 1-3
8ok	0b
8re	0-6
9ner	0-2 1-3
9ridor	15
8uncil	0-6 18
at	07 118
ber	0-7
bry	15
by	03 1-3
9rse	0-4
7rates	0-5
8edits	0-5
9w	04 1-3
as	0-7
7ustomer	1-4
es	1-4
6date	13
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
8nner	0-3 12
8rector	1-2
8strict	1-4
7oor	0c 1-9
as	02 18
7rawing	05 1-8
ds	1-5
8iver	04 1-2
cs	02 1-8
7sl	0-d
7uc	0-2
8plicates	0-3 1-2
8ty	0-4
6ear	0-3 14
7nd	0-p 1v
8gineer	03 1-2
9lish	0-3
7vening	0d 1-4
ds	07
7xit	0-3
8port	02 1-3
9ressroute	04
8tra	0-8 1-2
6families	0-4
by	0-4 19
8n	09 1-4
8rms	04 1-3
7eet	0-4 17
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
9k	0-b
alift	04
9m	09 1-4
9ty	1-2
8undry	0-2 1-2
9r	05 12
7rame	0-2
bwork	09
8ee	04
8iday	0-6 14
8ont	1-5
8yers	03
7ull	03 1-2
8ture	0-3
6garage	07 1-2
8s	0b
8te	0-2 13
as	05 19
7iay	06 14
8rls	0-2 1-6
7lass	04
8ue	1f
7rass	05 1-3
8inding	03 1-2
8ound	0-e 1-3
ap	0-5 13
6hall	04 1-4
as	08 18
8ndover	13
8rbour	1-2
9dest	1-6
7ead	0-6 13
9t	03
7inge	0e 1-8
8t	1-3
7oliday	03
8spital	1-3
8tel	0-2
8urs	0e 1-4
9se	0-2
7ub	0-2 1-4
6idea	1-2
7mport	05 1-2
cant	1-2
7ndex	12
8spector	1d
9urer	1-2
8ternet	0-2
8voice	06 1-2
ds	0-a 1-2
6job	0-6 17
9s	06 1-2
7udge	03
6key	04 1-5
9s	0n 1-2
7ids	0-6 1-4
8tchen	0-3 1-3
6la	0-8 1-2
8b	0-2 1-2
9els	0-3
8d	0-6
9s	05
9y	0-3 1-8
8mp	06 1-4
8st	0u 1d
8undry	02 1-4
7ead	0-2
8gal	0-4
8vel	19
7ibrary	0e
8cence	03 1-2
8ds	05
8ft	1-4
8mit	02 1-3
8ne	0-4 14
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
6ma	0-3 15
8chine	02
8ker	09 19
8n	15
9agement	1-3
cr	0-9 1-a
ds	0-5 1-2
9h	0-4
9ual	02
8p	06 1-2
8yor	1-7
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
8st	02 1-4
8ther	0-2 13
9or	02 1-6
7ums	07
6names	0d
7earest	0-6 1-6
8twork	02
8w	0e 17
8xt	1q
7ight	1g
bs	0-2
8ne	02 18
7orth	03
8tes	0-2
7umber	0-5 1-2
cs	1-2
8rse	0-3
bry	1-5
6odd	0-3
7ffice	0-2 1-7
7ld	0-9 1-5
9er	1-4
7ne	0-h
9s	05 1-4
8ly	0-2 15
7rder	07
bing	07 1-2
bs	0-9
7ther	0d 1l
bs	1-b
7u	1-2
7ven	0-5 1-3
7wner	03
6pages	0-5
8int	0-d 1-2
8lo	0-2 1-4
8nel	03
8per	0-4
bs	0-4 15
8rents	06
9ts	0c 1-7
8ss	02
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
bs	0-j 1-4
7ictures	0-2 1-2
8pe	09 1-2
as	09 1-3
8zza	1-3
7lace	0-7 14
9n	18
at	0-7
9ster	0-2 15
9tes	0a 1-6
8edges	1-2
7ost	0-4
8ts	1-6
7ressure	1-6
8ice	0-2 1-5
9mary	0-2
9nter	02
8oblem	1-b
9gramme	12
9ject	0-3 17
7ump	06 1-9
6queue	0-4 1f
8iet	0-3
8otes	0-2
6radio	1-2
blogists	0-2 1-5
8ils	05
away	0-2
9n	09 12
8mp	0-4 1-a
8nsomware	09 1-2
7efresh	0-4 1a
8gion	17
aster	0-5
8st	0-a 14
8turns	02
7ight	0-4 16
8ver	02
7oad	05
8of	02 1-5
9m	07 15
8s	05
8ta	0-6 12
8ute	03 1-5
7pn	02 1-3
9s	0-7 16
7ules	03 12
8n	0a 18
6safety	07
8iling	0-2
8les	18
8me	0-e 1i
8turday	1a
7chool	1-3
8upper	0-3 1-2
7d	06 1-2
7eal	02 1-3
9son	0-3
8cond	0-b 1-6
8edlings	0f
8gmentation	09 1-2
8nco	02 1-2
9ior	0-3 14
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
7mall	03 1-3
best	05
8ell	0-3 16
7oftware	0-3
8il	04
8rt	0-2
7parky	0-7
8ot	0-2 13
8ring	0-5 12
7taff	1-3
9rt	0-d 1-c
8ep	14
as	03 1-2
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
9m	0-a 1-b
8chnical	0-d
8mperature	0-5 1-4
8n	09 1-7
9der	18
cs	0a
8st	0-8 1-2
7heatre	07
8ing	1-2
9rd	04 1b
aty	0-4 1a
8oi	0-8 1-4
8ree	05 1-7
8ursday	0-2 14
7icket	0-7
8ll	06 1a
8me	1g
atable	16
7oilet	0-7
cs	0-7 1-2
8mato	03
8oling	0-3
as	05
8tals	0-7
8wn	0-4
7raffic	0-2 1-4
9ms	0a 1-2
9ys	02 1-7
8ibunal	0-2 18
7u	0-3 1-2
7wo	06
6underpinning	0-2 1-4
8ion	0-3 1-4
7te	1-3
6van	08 1-c
9s	02
7endor's	08 1-3
8ry	0-2
8t	12
7isitors	1b
7pn	1-5
6waiting	12
8ll	04
8rd	0-2 1a
as	02
9ehouse	0-4 1-2
8ter	0-f 1-g
8y	0-3 1-2
7ebsite	0-2 1-2
8ek	0-3 17
aly	0-6 1-2
8t	1-2
7hole	0-d
7idow	0-3 18
8nd	02 1-2
aow	02
7ord	03
9k	0-7
ashop	08
9ld	0-2 1-2
7rong	03 1-3
6year	0-7 1-8
aly	03 16
as	0-3
7oung	0-2
5ir first	1-2
8own	09 1-3
5m #	0-2 19
7*ed	0-5 12
7again	0-3 1b
8nd	0-6 1-3
7before	03
8uoc	05
8y	0e 1-8
7ca	04
9i	0-4 1-3
7did	0a
8ong	0-8 1-3
9wn	0-7 1c
7even	0-5
ary	1d
7for	0-2
7hai	05 1-4
7in	06 1-2
7mot	0-4 1-n
7nguoi	1k
7on	0-2 1-2
7running	02
7straight	05 1-6
7the	06
ao	1-3
8o	0-4 1-2
5n *ed	0p 1-d
7SELF	04 1-f
b'd	03
7a	09
8nd	12
8t	0-4
7deleted	1-4
8o	03
7guess	05
7it	0-6 1d
7my	04
7nobody	0-3 18
7offered	07
8n	1f
7put	0-5 13
7she	0-8 1-3
9ut	03
8it	02
7the	0-7 1-3
ay	16
7we	0-4 1-5
9nt	1-3
8rote	02 1-4
5o SELF	0e 1-c
7doi	02 1-9
7gio	02 1-3
7kip	0-8
7ma	03 1-4
7ngay	02
7ong	02 1-7
7quy	0-5 1-4
7san	1-3
8o	0-2
7tung	1-2
7vi	0-2
5re SELF	0d 17
8and	0-2 15
9re	1-3
9s	0-2 1-2
8five	1-3
8is	1-7
8since	1-2
8the	0-2
9wo	07 1-6
8under	1-5
8was	0-4 1-n
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
9ve	0-2 1-5
7knew	1-3
7leave	0-2 17
7moved	0-3 18
7needed	1-2
9ver	08 1-5
7offered	1a
8pened	0-4 1-6
7put	0-5 1-6
7really	05
7say	0-4 1-3
7told	0-4
9ok	02 14
8rust	05 1-2
7use	04 1-2
ad	1-3
7went	1-4
9re	0-2
6'd be	02
7ll know	0b
4i SELF	05 1-4
6an	1-3
6ban	03
9g	09 1-2
8o	1-6
7e	12
7iet	0-4
7o	0-2 16
7ua	0-2
6cac	0-5 1-3
8n	0-2 1-2
7hac	0j 1-a
8o	1-2
8ua	0-2
9yen	03
7oi	14
8ng	0-2 17
7u	0-5 12
8c	0-4 1-3
8ng	0-2 17
8oi	1-2
6dau	0-4 12
7e	0-5
7i	0-2 1-4
7o	04 17
8ng	04
7ung	0-3 1-b
8oc	0-3
6hai	0-7 1-2
7oi	0-2 12
6it	14
6khach	13
8ong	02 1-9
6lam	0-3
7en	0-7 1g
7uon	0-2 1-2
6may	03 15
7o	1a
8i	15
6nguoi	0-2
7oi	0-6
6o	03
7ng	0-2 16
6phai	0-2 1-a
8ong	0-5 14
6quen	0-2 14
6se	1-2
6thang	0-2
9y	04 1-c
8em	02
9o	1-3
8uong	0-4
7ruong	1-2
6viec	03
9t	05
6xong	0-5 19
5ch duoc	0-4 14
8nghi	0-3
5en ban	0-3 1-6
6t bi	03 1-4
8ke	02
8la	0-2
6u gi	0g
8la	0-8 1-4
5ng SELF	06
c'd	0-3
8a	02 1-3
9nd	03 18
8is	1-2
8was	1-3
7s SELF	0-2
9and	06 1-2
are	13
9come	1-4
9going	18
9in	0-6 1-6
9up	0-4 1-2
6h thoang	15
6k a	0-2
9nd	1-3
8every	0-4
8it	0-3 1a
a's	0-2 1-2
5rd generation	0-3 1-2
8month	04 1a
8of	0d 1-2
8week	06 1-3
5s SELF	0e 1-4
7is	0-3 1-3
7one	0-3
7year	05 19
4o ca	04 1-3
7u	0a
6do	0-6 1c
6may	0-2
6o	02
6trang	0-2 1-2
5a uoc	02 1-2
6i voi	0-5
5i SELF	03
7a	14
7diem	09 1-2
7gian	0-8 1b
9o	1-6
7moi	14
7vu	04
5ng SELF	1-2
8bao	0d 1-4
8nhat	0-2
8so	0-7
8van	0-2 13
5se two	02
8who	1-2
5usand and	1a
4ree SELF	1a
8and	02
8biggest	1-2
8companies	04 1-5
8days	08 12
8hours	0-4 18
8jobs	0-6 1-3
8months	0-7 1-a
8of	0-2 1-3
9perative	1-2
8the	0-6 12
aings	04 1-6
9imes	1-3
8weeks	0-2 1h
8years	0-h
6sholds and	0a 12
6w away	0-2
8out	0g 1-5
5ive under	0-2
5ough a	0-3 1-2
amy	1-2
athe	04 1-3
6w myself	0-3 1-2
4u #	0-5 1-9
6ba	16
8o	13
6cho	05 1-2
6duoc	0-3 13
6hai	0-3 14
6kho	05 18
9ng	0-7 18
6lai	05 14
6mot	0-4 1-9
6nam	0-7 1-2
7hanh	0-5
6o	06 1-3
6roi	03 1-2
6sau	03 15
6thach	0-2
8i	07 1b
8u	08
7ren	02 1-5
7u	08
8ng	15
6va	02 1-2
7iec	0-2
9n	09
6y	1c
5an an	05
8tay	0-5
6t vien	0-2 1-2
5c an	09 1-4
7dem	02
8on	15
7te	0-3
7va	0-2 1-4
5e hai	1-6
5ng ong	05 1-4
8roi	0-4
5oc dang	0-3
6ng SELF	12
9cac	0-5
9la	03 1-3
bi	0-c 1-2
auong	0d 1-2
9nhau	1-5
9thi	1-2
9xuyen	03
5rsday and	15
5yet SELF	0d 1-4
3i le	18
4ch cong	07
5ket and	0-6
8s and	0-6 1-3
4ec cuoi	1-3
5m chung	0-2
5n SELF	08 15
7cho	0-5
8ung	07 1-3
7dien	0-5 16
8o	07 1-2
7la	06
7mua	02
7viec	1-2
6g #	17
8SELF	0-3 1-3
8khong	0-2 1-4
8thai	07
8viet	0-4
9oi	0-2 1-3
5p la	0-2 1-3
7may	02
7thu	0-5
5t kiem	1a
4ll the	1-5
4m SELF	17
6chia	1a
8o	03
6duoc	07 1-a
6hieu	03
6nguoi	1-2
9yen	0-3
6ra	0-2 14
5e SELF	02
b'd	0-2 1-5
7and	0-4
7for	0-2 1-4
7in	0-3 1g
8t	1d
7that	0-2 14
9e	0-6 14
7with	0-3
6s and	02 1-2
8in	0-2 1-b
8the	0-a 13
4n SELF	1-2
6cua	0-5
6hieu	0-2
7oc	1-3
6la	06 19
6nhan	1-2
6rang	0-4
6su	0-2
6tuong	0-2
8yen	05
6vao	0-6
7oi	0-3 1-2
5h SELF	0-6 1-3
7bang	03
7cam	0-3
8ung	0c
7lai	02
8uong	07 1-2
7than	0-7 1-2
9u	16
8ien	0-3
9nh	0-5
7va	0-3
4red of	03 1-2
3o #	0-e 121
5a	0f 13
6dd	14
6nother	0b 1-a
6sk	13
6zure	0-2 1-5
5be	0-g 1-b
6ring	0-5
5call	08 13
7tch	04
6heck	0-9
6lose	05 16
6ome	0-7 1-6
7rrect	02 15
5date	0-5 13
6elete	14
6o	0a 1-c
5each	0-2 1-9
6very	02
abody	0-2
6xplain	1-2
5fill	0-6 1-2
7nd	02 13
7t	02
7ve	1-2
6our	1b
5get	0-6 1-5
6o	0c 1-2
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
6e	0-c
7et	02
6ove	0-3 1-2
6y	15
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
7ll	1-3
6hat	1b
7e	0-2 1g
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
4a nha	0-5 16
5n SELF	1-2
7bo	05 12
7cho	04 1-2
8ong	05 19
8ua	1-5
7hien	1-4
7khoa	0-7
7nguoi	1-2
7o	0-2
7phai	0-5 1-2
7tieng	0-3
8ruong	0-3
4day SELF	08 1-5
c'd	0-3
8everything	1-6
8so	0a 1-4
4gether everyone	0-2
bwith	1-2
4ld SELF	0-6
7her	07
8im	0f 13
7it	0-2 1a
7me	0-f
8y	0b 14
7on	0-4
7the	0c 1-6
am	14
7us	1-5
5erances surface	0-2 1-3
4mato beds	03
8es in	02
4n qua	0-4
5g dai	1-3
4o late	0-4
6many	0-2 1a
7uch	0-4 1-4
6proud	1-2
5k #	0-2 1-7
7a	0-3
7eighteen	0-2 13
7him	09 1-4
7it	15
7me	0-3 1-9
7out	0-3 18
8ver	09 14
7part	0-4
7the	0e
am	02 1-2
9ree	0-4
7us	0-3 16
5ls and	04
4p #	0-5
4t hon	0-2 1-5
6nghiep	0-2
7hat	13
6thi	03 1-2
6va	0-2
7iec	0-2
4uch a	0-c 1e
8the	03
5r and	0-4
4wn hall	0-4
3ra dau	0a 1-2
7e	03
7u	0-2
6hang	0-2
6loi	0i 1-5
7uong	0-4 12
6phong	0-6
6so	0-a 1k
6theo	0-2
7ien	07 1-3
7re	0-2
6ve	0-5
5ch nhiem	0-5
6ing to	03
5i SELF	0l 1-5
7bat	1-2
7hoa	1-6
7ong	0-3 13
6n two	03 1-2
7ed as	0-2
5m bom	0-7 1k
7nine	0-2 1-2
7phu	06
7thu	12
8rang	0-2
7y	0-3
5ng SELF	1-3
8ba	0-5
9om	04 1-3
8hoi	09
8noi	0-7
8thanh	1-2
6h thu	1-3
5o doi	0-4
5ys became	02 1-6
8to	03 1-4
8we	02 1-6
9ith	1-2
4e SELF	0-c 12
6be	03
6chac	02 1c
6gio	06 16
6ky	12
6thi	0-4
6voi	07 16
5n #	0-7 1o
7ban	0-3 1-5
8enh	0-3
7he	1-2
7mang	1c
9y	03 12
8ot	0e
5o bang	0-8
4i SELF	0-6 15
6cua	0-7
6dang	02
6lam	0-5
6nay	0-4 1-2
5ed it	02
6n ban	0-2
8khai	04 1-3
8them	1-2
6u #	0-5 15
8SELF	06 14
8mot	0-2 14
5nh SELF	1-3
8cham	04
9ua	0-7
8vien	0-4
8xin	04
4o cua	1-2
5ng #	0-8
8SELF	05 16
8ba	06
9on	03 1-3
9uoi	03
8cong	0-2
9uoc	05
9v	0-9 1-2
8giao	04
8kho	1b
9ip	04
8la	0-5 1-4
9o	04 1-2
8muoi	0-3 1c
8nam	1-3
9hom	09 1-2
8phong	04
8rau	0-3
8tiem	0-2
9rot	0-3
9ung	0-3
8voi	1-3
8xom	0-8
4ua cac	07
8ho	0-4
5c ca	0-7 1-4
7dem	02 17
7tiep	0b 1-3
5ng bay	04
9inh	0-4
8cap	0-2
8tam	0-6
9huc	0-4 13
5oc #	0-2 12
8SELF	0-2
8chua	06
9uoi	0-d 15
8da	06
ay	0-5 13
9o	0-2 17
8gio	03 1-6
9uong	02
8han	1-3
9et	0-4 12
9oc	0-2
8khach	0-2 13
ai	0-2 1-a
8mat	09 1-2
9ot	0-4 13
8nhieu	13
9oi	0-2
8ra	1-2
9oi	06 1-4
8sau	04
8tet	0-3 12
9hi	06
9ien	09
9u	02 1-2
8va	05
6ng #	04
9SELF	0-i 1-7
9bao	0-5
by	1-2
9ca	1-2
aho	03 12
9giao	0-3
9hai	1-3
aoc	02
bp	1-2
9khoa	0-3 1-4
aip	0-5
9la	0-5
9nam	03
ahom	0f 1-5
9phat	06 1-3
bong	1-3
9than	07
dh	0-3
5st me	05 1-2
5y van	0-2
6en tranh	0-3
4y and	09
6to	0-2
5ing to	0-7
3u #	0-3 1p
6%	0-9 19
5SELF	08
5ai	0-2 1-3
5bam	03
7n	04 1-3
7t	04 1-2
6ua	0-2 1-2
5choi	06 1-4
7uyen	0-3
6ong	07
5dat	15
7u	0-j 1-b
6i	02
7en	09
6o	0-f 1i
7c	02 12
7ng	0-4 1-4
6ung	1-2
5giua	0-2 1-3
6oi	12
5hao	0-5 1-3
6o	0-8
7c	09 16
7i	0-7 1h
7n	0-3
5lam	0-4 1b
6on	1-4
5moi	02
7t	0-4 1-5
5nam	0-2 1-6
6hac	0-4 1-5
7o	0-8
5sang	0-2
6oan	0-2
5thang	1-7
6ra	07 1-3
7en	1-9
7uoc	0-3
6u	0-3
5van	07
6iet	08 1-5
4an #	1-d
7SELF	0-3 1-5
7ba	07 1-9
8on	07
7cho	05
7dau	08 1-3
7hai	0d 19
7moi	0-9 1-3
9t	0e 1-3
7nen	0-2 1-2
7roi	0-6 1-5
7sau	0-8 1h
7thay	02
9eo	0-6
9i	14
7vi	1-5
4c SELF	0-7 1-2
6la	03 1-3
6vi	14
4m lum	0-3
4ng SELF	0c 1-5
7ban	02
8e	0-2 13
8uoc	03
7ca	04 1-2
9i	0-k 17
8uon	03 15
7diem	0-8
8ong	0-2 15
8ua	0-7 1-2
7gio	0-6 1-5
7ke	04
8hach	02 1-3
9u	07 1-2
7lam	0-9
8oai	0-a 15
8uong	0-2 1j
7may	05 12
8e	1-3
7nguoi	0q 1-8
8ha	02 1-2
8oi	1-2
8ut	02 1-3
7phan	0-4
9ong	1-3
7tai	0-2 1-4
8hung	06
8rai	03
ang	06
7van	07 1-6
7xe	0b 1-2
4oi SELF	0-b 1-4
7cay	0-7 1-2
8ho	08
7hai	0-7 12
7nho	0-b 1-2
7o	0-3
7tay	05 1a
8re	0-3 1-2
5ng SELF	06
8cho	0-2
4rned out	0-9 1-d
9the	08 1a
9up	1-5
4t ap	02 1-4
4yen cong	05
8dung	05
aong	13
8sinh	0-4
3welve hours	1-2
9minutes	12
5nty minutes	04 17
4ice a	0-f 1-4
9nd	18
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
6of	03 1-9
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
3y SELF	0-8 1-5
5bao	1-2
5can	0-3 1-4
6ho	0-5 1h
6u	0-b 1-2
5dau	1-2
6oi	15
5me	06
5thanh	1-2
7uong	17
5va	0-2
6i	0-3 1-2
4pescript for	02
2u dich	0-2 1b
3buntu #	09
3nder #	0-8 15
8it	0-7
8pressure	0-4 1-2
8the	04
aree	1-6
7pinning one	1-3
4g dung	1-2
6vien	1-2
4its to	0a 1-3
4til she	02
3ong nuoc	02 1-5
7tra	02
3p SELF	0-3
5a	0e 1-4
6gain	19
6nd	17
6t	1a
5by	0-2
5fast	0-4
6rom	0-4 13
8nt	1-3
5in	0e 1-c
5of	02
6n	1-7
5the	0a 12
6o	0-i 1-9
5who	0-2 1-4
6ith	0-8
4set about	1-2
3s a	0-3 1f
6nd	0-7 1-4
5back	15
5for	1-2
5in	0-3 1-2
5on	1-2
5the	0-6 1-3
6o	1-5
6wo	0-4 1-7
4b la	0b
4e it	0-5
6the	04 1a
5d a	16
7it	0-2 13
7to	0-g 1-h
5rs and	02
5s it	16
3u tien	1-3
2va SELF	0w 1-e
5ban	04
7o	1-3
5chua	0-7
8yen	07
6uoi	03 12
5dan	05 1-4
7t	02 1-2
6e	03
6ua	0-2 1-3
7oc	05 1e
5gan	0-2
6hi	05
6io	0-2
6oi	02
5kem	16
6hach	0-4
7ong	0-7 1-3
7u	0-3 13
6iem	05
5lam	02
6uon	0-6 1-2
9g	0-8 1-4
5mo	06 12
7i	02 1-2
7ng	0-4 1-4
5nhan	0-6 1-2
7o	04 1-2
5san	1-3
7u	05 13
6o	05 1-2
5thang	0-2
8y	1-2
7eo	0-9
6ra	1-6
7uong	1-2
5viet	03 1-3
5xep	03
6in	0-2
4i tro	1-2
6vi	04 1-2
4n SELF	0-8
6an	0-2 15
6chay	02
8ung	0-4 1-7
6dang	0-3 16
7e	0-4 1-h
7ong	08
6giu	14
7oi	0-c 18
6hanh	13
7oa	0-4
6lam	02 1b
6nghe	02
6phong	02
6su	0-4
6tay	08
7hu	1-2
6va	1-2
5g da	02
4o SELF	04
6buoi	0-8
6dich	03
6gio	1-2
6ngay	0-3 15
6so	07 1-c
6trai	04 1-3
6vi	0-2
4t tu	0-9 1-6
6va	0-4
4y :	0-3
6SELF	0-a 1-4
6kiem	0-5 1q
6la	0-4 1-4
6thoi	0-3 1-6
3e #	02
5SELF	0f 1-5
5bang	09
5cho	0-2
6ung	1-3
5khoc	1-3
5la	02
7i	1-5
7y	03
5ma	14
5nha	04 12
7om	07
5o	03
5phan	1-3
5que	02 1-4
5ra	0-2
5sau	0-3 1b
6inh	0-4 1-2
6o	0-2 1-2
5tap	05
7y	13
6hi	03
6rai	0-3 1-5
6u	1-3
5vi	0-3
7et	04
6oi	0-a
4ry good	1-4
7well	0-3 1-2
3i SELF	08
5ben	03 1-2
6on	0a 1-2
5dau	0-a 15
6o	02 1-2
5giao	14
5khong	1-2
5may	0-4 16
5nha	0-2
5o	0-4 1-3
5sao	0-3 1-2
7u	0-3 1-8
6o	07
5tri	0-3 1-2
4deos about	06
4ec cua	09 1-2
9ng	13
7do	0-4 15
7gan	0-3
8i	0-3 1-4
7khong	1-2
7la	0-2 1-3
7nay	1-2
8hanh	12
9om	0-2
7o	0-2
8n	0-2
7thi	1-2
7vao	0-8
8oi	1-5
7xuat	03
5m tai	0-2 1b
5n da	0-6
7gach	04 1-3
7huyen	0j
7moi	0-8
7trong	0d
9uc	0-2 1-2
5t SELF	05
7bang	02
7cau	0-2
7huong	0-7
7kich	04
7lai	0e 14
9m	05
7mail	03
8ot	08
7nhieu	0d 1-4
8oi	05
7phan	03 1-2
9ieu	13
7ra	02
7so	06 1-2
7tay	0-4
8est	02
7xong	12
4nh long	0-2
4sit each	0-7
5ual timetable	1-2
3o SELF	1-2
5cho	03 1-2
5day	1-2
5go	06 1-2
5hai	04
6op	05 1-2
5lam	16
5mang	0-3 1-2
5phong	05
5so	1-3
4i #	0-2
6SELF	0q 16
6ai	0-2 1-4
6ba	03
8n	0-3 1-4
8o	0-8 14
7en	0-2 1-3
7o	0-4
6ca	1-4
8c	03
9h	0h 1-2
7ho	02 16
7ong	13
6ghi	02
6ke	07 18
8t	0-2
7hach	0-3
8ong	03 1-2
6lai	0-9
7ong	0-4
6may	03 1-5
7e	02
7oi	02
8t	1-4
6nam	07
7guoi	02
7hau	0-4 12
6phu	0-8
6san	05 1-2
7ep	0-3
7o	0-5
6tai	03
8t	0-3 1-3
7he	0-2 1-2
7ung	07 1-4
6van	0-3
7u	06 18
8on	02 1-2
4ng coi	1-2
7dem	04
7kho	04
3u SELF	0c 1d
5chuyen	0-4
5hoi	0-2
5nao	13
5va	03
4a doi	1-2
6hoc	0-2 1-2
6lam	0-2
6roi	09 1-b
4i lam	1b
6ve	0-d
4ng tau	0-7 1-2
4on SELF	04
7rau	04
7sau	0-3 1-4
7uom	0k 1-2
6g SELF	0-2 1-2
5t qua	0-3
2wait and	06
7for	0h
7to	0-6
6ed and	02 1-6
6ing and	1-2
ain	0-a
aon	15
4lk past	0-2
7the	08
6ed the	02 18
4nt it	0-3 13
7that	0-3
9e	0-8 1c
9is	0-3
8o	0-2 1-a
6ed it	0-5
9the	0-7
ao	0-6 1-3
4rd and	02
5ehouse stood	1-2
4s #	0-4 1a
6*ed	0-2 19
6a	0-e 1-y
7ll	0b
8so	17
8ways	0-9 1-6
7n	1-7
7sked	0-b 1-2
7t	0-a
7way	0-2
6back	1-9
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
7rom	0-2 1-7
6going	0-6 1-2
8ne	0-9 14
8od	04
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
7n	15
8e	0-7 1h
8ly	1-2
7ut	0-3 1-3
6part	1a
6really	1a
8sponsible	04 1-2
6still	0-2 1-5
6the	04 1-2
9re	0e 1-8
8ree	0-2
7old	0-9 1-3
8o	0-3
7wo	02 18
6under	0-2
7sed	14
6very	0-2 1-6
6with	0-5
7rong	04
5h the	09
5n't built	0-5
9that	0-2
4tch and	04
7ing me	0-2 13
5er for	0-3
8is	0-g 1-d
7ed the	05 1-2
dm	1-2
4y and	1-5
3e *ed	0-e 1c
5agreed	04 1a
6ll	12
6re	1-5
5can	02
5did	0-7 14
8n't	12
6o	03 1-7
6rove	1-3
6ug	0-2 1-7
5get	1-3
6ot	0-4 18
5had	0j 15
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
5threw	0-4 13
6ook	1a
5use	09 14
8d	1-2
5waited	02 1-6
6ent	02 1c
7re	0-9 1-7
6orked	0-2 1-3
7uld	0-2
4'd go	06 1-3
4atherboard in	1-3
4b applications	02
4ek SELF	06 1-6
b'd	04 1-2
7and	02 12
7before	1-2
7for	0-7
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
8before	08 1-3
8of	1-8
8they	15
4igh the	04 14
bm	0-a 1-4
4lded the	02 1-2
5l *ed	0-4 1-2
7SELF	03 13
7and	02 16
7organised	0-4 1-2
7that	0-7 12
9e	0-a
4nt and	05 1-5
7back	09
7down	0-5 1d
7from	0-a 1k
7home	0-c
7in	12
9to	0-3 13
7off	1-2
8n	03 1-d
8ut	03 16
8ver	02
7red	1c
8ound	04 1-2
7there	09 1-4
9rough	04
8o	07 1-e
7up	1-2
7well	15
4re #	0c 1-7
7a	0-2
8lways	1-4
8sleep	0-3
7being	04 1-2
7dry	0a
7going	04 1-9
7in	0-6 1a
7not	0-2 12
7off	12
8n	1h
9ly	0-3 13
7sold	0-2 1e
8tanding	1-5
9uck	0-3
7the	1-7
9ree	1-3
8wo	15
3hat *ed	07 1-4
7SELF	0n 1-8
b'd	0-9 1-5
7a	06
7brings	0-2
7comes	03
9uld	0-2
7goes	0-3
7he	06
7is	02
8t	03
7others	0-8
7slows	0-7
7the	19
ay	0d 1-5
8o	03
7was	0-5 1-4
8e	0-2 1-5
8ould	0-2
7you	0-3 12
6ever it	0-3 1-3
byou	1-2
4en SELF	07 13
7a	06 1-2
7he	0-2 15
7it's	05 1-2
7our	04
7she	0-c 1-2
7the	0-9 1b
are	04
ay	0-3 1-4
7we	05 12
7you	0-2 12
6ever SELF	0-8
5re SELF	1-5
8do	0-3
8he	09 1-2
8it	0g 1-2
8the	0-4 16
bre's	0-5 1-2
8you	03
7's the	0-2 14
5ther the	0-3 1d
4ich SELF	1c
8is	0d 13
8nobody	15
8of	04
9ne	1-3
8they	13
8was	0-2 14
5le SELF	0a
4o *ed	0a 16
6can	04 15
6did	0-2
7oes	0-2
6had	1c
8s	06
6is	02 1-4
6keeps	03 1-4
6never	0-2 15
6thought	1-2
5'd *ed	0-f
6s done	03
5ever does	02
akeeps	03 1-2
5le site	0-2
8thing	1-2
4y SELF	0-4
6this	0-2 1-2
3ill be	0-2 1-3
7do	07 1-2
7there's	0-5 1-2
4ncc basic	0-2
5ter #	0-3 13
9before	0-2
9call	0-7
9of	1-3
9the	0-8 1-6
cre	0-2
9was	13
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
8verybody	0-6 1-2
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
7no	0-3 1j
9thing	0-2
7old	09
8ne	0d 1-5
8pen	15
8ur	0-2 1-3
7purchasing	0-e
7react	02
al	03
7somebody	05 1b
bone	06 1-3
7tape	02
8he	0r 1-2
air	0-6
am	1d
9ree	0-6 1-2
8wo	0-3 13
7us	0-d 14
7what	05 1-4
9oever	05 1-2
7your	05 1-6
6in #	0-3 18
9a	0-3 1d
6out a	0-7 1r
athe	0-6 1-4
3on the	0-3
4rd excel	0-2
7for	03
5k at	03 14
7is	0-2
7somewhere	1-2
7with	1e
6ed at	0-2
9in	0-b
9there	0-3 1-3
9well	03
aith	0-7 1-3
6s at	19
8in	0c
4uld SELF	0-2
8ask	05 1-5
8be	0-9 15
8change	1-3
aeck	02 1-5
9ome	0-5
aunt	0a 1-2
8do	0-c 17
9rive	02 1-3
8go	04 1-3
8have	1-a
8learn	0-g 1-2
9ike	0b
9ook	05 16
8make	08
9eet	03 1-2
8not	06 14
8read	1-2
aport	1-2
8say	0-b
9it	0c 1-5
8take	03
alk	0-8
8visit	0-7 1-2
8walk	04 1-2
ant	07 1c
9eigh	0-8 1-4
9rite	0-5
7n't call	0-4
change	0-4
3rite a	1-2
8down	0b 1-2
8it	06 1-6
8the	05 1-3
6ten a	0-3
athe	0-c
4ong file	0p
5te a	07 1-3
8down	0a 1-9
8it	1-3
8that	0-b
ae	0u 1-n
9o	05 1t
2xa nha	0-6
5thi	05
4c nhan	02 16
4i excel	03
6nhung	15
4nh va	0-8 1-4
4y dung	05
3e SELF	08 15
5cua	0c
5day	0-8 1-2
6en	0-4
6ien	0-2 1-7
5ghi	0-6 1-2
5khong	0-2
5may	02 1-3
6o	0-g 1c
7i	07 18
5nang	0-2
7o	02 1-4
5o	09
5roi	06
5tai	07 1-2
6ruoc	0-a
5va	0-2 1-3
4m SELF	02 16
6ban	0p 1-3
6lai	0-a 1-c
6tung	0-a
4p lai	04 1-2
7ich	07
6thay	0-7
8eo	03
3in SELF	0f 15
6chia	04 1-2
6doi	03
7ung	02
6hoc	09
6lam	0-3
7oi	0o 1-8
6may	0-6 1-2
7e	02
6nghe	03
9i	0-c 18
7han	04
6sep	02
7o	09 1-3
6tai	04
7hem	0-4
3oay lai	04
4m SELF	0-4
4ng #	12
7SELF	0e 14
7cao	03
8hua	0-7 1-2
7moi	0-4 1-2
7roi	0-2 13
7thi	0-a 1c
8ruoc	0-3
7xin	0-2 14
3ua nay	0-3
5n roi	0-6
5t SELF	1-2
7coi	02
7di	0-4 1-2
7giao	06
7hoa	03
7thay	0-3
4ng quanh	13
4ong #	0i 1q
9%	0-7
8SELF	0-e 1c
8coi	0-6
8hoi	04 1-2
8may	0-3
9oi	1-7
8nghi	09 1-3
9uoc	1-2
8thi	0-5
2y SELF	0a 1c
4doi	0-4 14
4het	03 1-3
4kien	12
4la	0-4
5enh	0-a
4te	0-a
5hem	1-4
5uong	0b 1-3
4vay	0-6 14
3ear #	0-8 1-3
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
9nd	0-g 1-4
9s	0l
9t	0-3
8in	06 1-2
8of	02 1-2
8round	0-2
8the	1-2
bn	0-3
4n tam	0-2
4u SELF	0-4
6cau	12
6thi	02 1-2
3ou *ed	0-5 13
6are	17
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
6never	0-2 1-3
6put	0-6
6said	0-2 16
8y	0b
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
7head	06 1-5
7team	0-6
2zalo va	0-3
0b	0-14 1-1g
0f=#	0-d 1l
3 SELF	0-2
4gio	0-2 18
2SELF	01l 1-y
6 #	0-c 1k
7SELF	0-5 15
7added	03
8lso	0i
9ways	0-i 1-3
8m	0-r 1-4
8p	0-3 14
8sked	0e 1-4
8y	0-c 1n
7ban	09
9o	0c 1-3
9t	0-a
8e	1c
9lieve	0-c 1-2
8iet	0-8 17
8o	0d
9m	07 1-5
8ua	05 1-4
9ilt	0e 1-5
7cai	06
9ll	04
bed	08 1-5
9m	03 1-4
ae	0-2 1-2
9n	03 1-5
8ham	0-3
ay	0-2 1-2
9e	09 1-6
9ia	04
au	1-3
9o	03 1-2
9ua	0-b 17
ap	07
8leaned	1-3
8oi	0-f 1a
9me	0-8
9ng	0-4
9unted	04 14
8ung	0v 1-c
9oi	0d 16
7da	0r 1-3
9n	03 14
ag	0c 1-2
9t	02 1-4
9u	0-g 1-3
8e	1-3
9cided	02
9m	02
8i	06 1-7
9d	0i 15
an't	0-4
8o	0-2 1-f
9c	02 1m
9i	0-5 1-2
9n	02
a't	0-f 1-4
ag	03
8rew	0f 1-2
8ung	04 1-7
9oc	0-j 1-8
7filled	08 14
7gan	02 17
9p	06
8hi	0a 1-b
8iat	0-3
9o	0-c 1h
9ve	0-3
8o	0-4
9i	0f
9m	09 1-3
9t	0-5 1-2
7had	0-11 1-6
9ve	0-n 1-8
bn't	0-8
9y	0-a
8oc	0-h 1-5
9i	02 13
9n	04 1-5
7in	02
8t	0-3
7just	0-2
7kept	0e 1y
9u	05 1-2
8hach	0-4 1b
9ong	03 1-a
8ia	05 1-2
8now	0-f 13
7la	0-f
9i	0-7
ad	09 1-2
9m	0-6
9n	0-d 1-6
9p	06 1-3
9u	0k 1-3
8earned	0-k 1-2
9d	03 14
9t	06
8ike	0-3
8o	0-n 1-3
9oked	1-3
9ve	0-a 1-2
8uc	0-2
9on	0-f 1-c
7made	08 1-2
9y	0-3
8easured	04 1-2
8ixed	1-3
8o	1-2
9i	04 13
9ng	0-a 17
9t	0-8 1-8
9ved	03
8uon	0-m 1-6
7nao	03
8ever	0-8 1-5
8ghe	0-2
ai	0-8 1-7
9oi	0-2
9uoi	0-5
8oi	0g 1-2
9p	0-3
7o	0-6
8iled	05
8ng	07 1-3
7phai	0k 1a
an	02
9ong	02
9u	0-d 1-3
8ick	0-4
bed	08
8refer	0-3
8ulled	0-4 18
9mped	02 1-2
9t	0c
7quan	0-3
ay	0f 1-5
7ra	02
9n	0d 1-4
ag	0i
9t	0-3 1-4
8ead	0-b
9ckon	07 1-3
8ollback	07
8u	0c 1-6
9t	0-h
7said	08
9t	06 1-4
9w	0-2 14
9y	0c
8e	09 1e
9e	0-6
9t	02
8hould	0-2
awed	05 13
8inh	0-2
8oan	02 1-2
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
8ua	03 12
7tai	0-5
9ught	03
8en	0-8
8hao	07
ay	15
9en	05
9i	0-g 1-c
ach	16
ank	0-b
9ought	0-2
9rive	0-3
9u	07 1-5
aong	1-4
8in	0-a 14
ah	0-2
8old	06
9ok	0-2 1-4
8ra	09 1-2
ai	0i
bned	0-9 1-4
9uc	0-5
aoc	0-4 1-2
bng	03 1-7
9y	0-8
8u	0n 1a
9ng	0-j 1-4
9rned	05 1b
7use	0-a 1d
7ve	0i 1-6
8iet	09 17
7waited	0e 1-4
9nt	0-a 1-2
9s	0-x 1-7
9tched	02
aered	03
8elcome	0-2
9nt	0h 1-7
8ill	04 1-2
8ork	0-6
bed	0-c
9uld	0-3 1s
cn't	0-7
8rote	0-5 1d
7xin	08 16
8ua	0-3
9ong	03 1-2
7yeu	0-9
6'd	0-2 1d
8 also	06 1-2
ask	07 1-4
9be	0-6 1-2
9do	0d 1-3
9get	03 1-2
aive	0-4
ao	04
9have	0-c 1-5
9keep	04 1-3
anow	0-6 1f
9like	13
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
8 #	0-2
9a	0-6 1-3
9not	0-4
9very	0-2
7ve	06 1-l
9 always	0-4
abeen	0g 1-7
agot	0-6 1-4
2a	03 12
3fter	0i 1s
7 half	05
8it	03 1-6
8that	0l 1a
ae	1-2
ais	0-3 19
3i	0s 1-c
4 cung	0-2 1-2
3ll	0-b 1v
5 good	0-2 1-5
4so	0e 1-f
6 in	04
3n	0-4 1-2
4d	0l 15
5 SELF	03
a'd	08 1-2
6it	1b
6you	0-2
3p	13
4 luc	13
3s	0-8 1e
4 a	0-4 1f
4k	0-3
5 the	0-3
5ed	0p 1-7
7 an	09
3t	0-d 1-f
4 larkfield	0b 1-7
5my	0-2 1-2
5our	0-3
5the	0-4
2ba	0-b 1a
4 SELF	0-6 1-4
5nam	02 13
5thang	0-7 14
4i	0-3 1-4
4n	0-8 13
5 SELF	0-2
6be	0-4 1-2
5g	0-4 1-2
6 dai	0-3
5h	0-2 16
4o	17
4t	0-2
4y	0-b 1b
5 gio	0-b 1b
3e	0-4 1e
4cause	1-3
4es	0-5
6 SELF	0-3
4fore	04 1-g
4n	0-a 1-b
5 SELF	0-a 1-b
4p	0-3 13
3ien	0-8
3oi	0-2 1-4
5 canh	1-3
4n	0-3 18
5 SELF	0-3 13
4th	0-4 1j
3ua	1-2
5 nao	1-2
6sau	02
4oc	03 1-2
6 nao	03 1-2
5i	0-2 1b
4t	1-2
3y	0-k 115
4 easter	0-4 1a
5june	0-2 19
5next	0-5 13
5the	18
2ca	0-4 14
4 dem	02 19
5nhom	13
4c	0-4 1-7
5 SELF	0-4
4i	0c 1-3
5 SELF	0-8 1-3
6do	14
6nao	0c 1-2
8y	08
4lled	07 1-4
4y	08 1-3
3ert	0-2 1-4
6 iv	0-2 1-4
3ha	0-8 1-3
5c	0-c 1-5
6 do	0-a
4ieu	0-2 1-3
4o	07 1-i
5 SELF	0-c
6nao	0a 1-7
7en	0-5
4ua	0-5
5ng	0-3 1d
7 SELF	16
8hai	13
5yen	0-4
3losest	0-2
3oi	0-4 1-3
4mmunication	0-2
f is	0-2
4ng	0-h 1-2
6 nhan	16
7ty	0-e 1-a
7viec	0-2
4st	17
3u	15
4ng	0-4 1-8
4oi	0l 1y
6 #	09 1-4
7cung	0-a 1k
7quy	08
7thang	06 1h
8uan	1-3
4stomers	0-6 1-6
b loved	1-5
2da	08
4 SELF	0-a 1-2
5cai	0-2
5hoi	09
5phan	0b
5thang	0b
7i	15
4n	0-5 16
4u	07 1-3
5 nam	0b 1-2
4y	0-5 1-2
5 la	0-2 1-4
3eadlines	1-2
4m	0-2 12
4n	0-i 1t
5 tuan	0-9 1a
3i	08
4d	0m 1-7
5 it	0a 1-3
6the	05 1-2
4eu	0-3 14
4fferently	1-2
d ?	1-2
3o	0e 13
4 la	1-2
4an	1-4
4i	16
5 SELF	1-2
4t	0-5 1-2
3ung	13
4ring	04 1-2
2each	0a 1-3
6 morning	03
7time	1-2
3mpathy	1-4
3very	0-a
7body	0-3
7one	0-3
7thing	0-6 1-4
c SELF	0-5
2feedback	1-4
3irst	0k 1-4
7 SELF	06 1-3
c'd	03
8of	06
8thing	06
8week	1-2
cs	03 1-2
3or	08 1-3
5 the	1-2
4ur	0-2 1f
3rom	04
6 that	09 1-2
9en	0-2 1g
2gan	0-7 1-7
5 #	0-3 15
6nhat	0-d 1-9
3iam	1c
6 doc	03 1-4
5o	1-2
4o	0-e 1o
5 SELF	14
6ban	1-d
6thi	17
7im	1a
4ve	0-4 14
6 me	0-4 14
3ood	0-4 1-c
4t	0w 1-7
2had	0-3 1-2
4i	02 13
5 cai	03
6nam	0-6 18
7guoi	0-3
6thang	0b 1-2
4lf	0-5 1-3
6 of	0-5 1-3
4m	0-2
4ng	02 19
3e	0-v 1p
4 came	1-9
5roi	0-2
5said	0-2 1-8
7ys	0-5
5told	0-3 1-c
5was	0-2 1b
6ent	0-2 1d
4'd	02 1-5
5s	0-5 1-5
4ad	0-2
6 office	0-2
4t	0-3 1e
5 thang	0-4 13
3ien	0-5 1-2
6 SELF	0-3
3mi	0-2
3o	0-f 15
4 so	0-e 15
4c	02 1-7
4i	0-r 1-4
5 #	1-2
6do	0-5 1-4
6lam	02
6moi	07 14
6o	0-4
6thang	0-4 1-3
7ruoc	0-2
4m	04 15
5 do	0-2
6sau	16
4nest	0-2
2id	0e 1-6
4 do	05 1-2
3f	0-r 1g
4 SELF	0-h 1-8
5by	0-3 18
5my	0-3 15
5somebody	1-4
9thing	1-2
5the	0-3 1a
5you	1-5
3n	0-3
4 #	1b
5a	0b 1-4
5may	13
6y	0-8 1-4
5our	0-6 1-2
5parallel	04
5spring	0-3 1a
6ummer	0-2 1-2
5the	0-3 1d
3t	0-f 1-a
4 got	0-2 1h
5is	1-3
7n't	0-2 1-4
5taught	04 1-8
6ook	0-4 1-4
6urned	0-3 1-4
5was	0a 1-g
6ent	0-2 1-3
6ould	1-2
4's	0-l 1-f
6 a	0-3 1-9
8ll	1-5
8n	1-6
7in	1a
7not	1-4
7true	0-2
2january	1-2
2ke	0-8
4 toan	0-6
4eping	0-2
9 the	0-2
4t	0-4 1j
5 qua	0-4 1j
3hach	0-2 1e
7 quen	0-3 1-2
4i	04 19
5 SELF	0d 15
4o	0-c
5a	0-4 1-4
6 SELF	0-4
6ng	02 19
8 #	09 1-3
5ng	1-4
7 SELF	1-2
8ai	1-3
3ids	0-7 14
4p	0-2 12
3nees	1-2
4owledge	1-2
b is	1-2
3y	0-3 1-2
4 su	0-2 1-2
2lam	0-7 1-q
5 lai	1-l
6nghe	1-5
4n	0a 1b
5 dau	0e 1h
6gan	0-2 12
6sau	1-6
5h	1-3
6 dao	1-3
4st	0-s 1-7
6 autumn	0-7 1-2
7spring	02 1-4
8ummer	0-3 14
7winter	0-8 1-7
7year	19
3earn	0q
7 the	0q
7ing	1-2
7t	04 1-3
8 the	04 1-3
3ich	0-3 1-2
4nux	0-4
3ooking	0-3 1-6
9 back	0-2 1-6
4p	0-2 1-3
5 SELF	0-2
3uc	06
5 SELF	0-2
6dau	0-3
7o	09 14
2ma	0-5 13
4 SELF	0-3 13
4de	08 1-2
6 a	08 1-2
4n	07
5y	0-2 1-5
4t	0b 16
4u	0-4 12
4y	0-m 17
5 SELF	0-9 1s
6bom	0-8 1-4
6la	0-8 14
6moi	0-3 1-5
3e	0-9 1a
4 and	1-4
3oi	0-u 1-9
5 ca	0-6 1-4
6nguoi	1-3
6tuan	0-k 14
4nday	1-3
8 #	1-3
5g	0-3 1-2
6 SELF	0-2
5th	0v 1-7
7 one	0d
8three	07 1-5
9wo	0b
4st	0-7 14
6 of	0-6 14
4t	0-4
5 ban	06
6nam	0-3 15
4ved	09 1-5
7 the	09 1-5
3ua	0-c
5 dong	0-2 1-2
6thu	0-5
6xuan	0-6
4c	04 1-7
5 tieu	04 1-7
3y	0-p 1-a
4 boss	0-8 1-8
6rother	0-3 1-2
5colleague	0-4
5dad	0-2
5manager	0-6 18
6um	0-4
5own	0-5 16
5part	08 1-2
5supervisor	0-3
5task	0-2
6eacher	1-2
5wife	0-4
2nam	05 1c
5 #	0-4
6do	0-2 14
6ngoai	0a 1-2
4y	0-2 13
3earest	0-3
9 is	0-2
4u	0-i 1-k
5 SELF	12
6duoc	1-3
6lam	0-i 1-d
4ver	0-4
4w	0-5 1-2
4xt	0-6
6 time	0-8 1-d
3gay	1-5
4he	0-4 1-2
6 noi	0-2
4uoi	0-9 1-7
7 ta	0-6 1-4
3ha	0-b 1-h
5 SELF	0-a 1-f
5n	0-5 1-2
6 vien	0-5 1-2
4iem	0-2 1-7
7 vu	0-2 1-7
6u	0-3 1-6
7 ban	1-2
5n	0-3 1-6
4o	0d 1r
5 vay	0h 1u
5m	0-b 14
6 SELF	0-3
4ung	1-8
7 ma	0-2 1-5
3o	0-h 1-6
4 one	0-2 1-2
4body	0-b
8 had	0-4 1-b
9is	1-3
9left	17
8's	0-3 1-5
4i	0-6 1-6
5 chung	0-2 1-5
6ve	0-2
4t	0-7
5hing	1c
5iced	0-4 1-3
4w	0-g 1q
5 SELF	0-8 1-8
6it	0-2 15
6the	1c
3ua	0-4 1-5
4oc	0-h
6 thi	0-h
2o	0-f 1-e
3 cong	0-3
4do	1-2
4hoa	0-6 1-2
4sao	04 16
4thu	0-2
3ld	0-5 18
3n	0-b 17
4 a	12
5monday	0-5
5the	0-7 14
4ce	0-9 1-2
6 SELF	0-8 1-2
4e	0-e 1d
4g	0-i 18
5 SELF	0-6
6thi	0-6
3thers	0-3 1-2
3ur	0-9 12
5 team	0-2 16
2parking	04
4ssed	0-3 1b
8 first	18
4yroll	0-6
9 has	0-6
3eople	0-3 17
3han	013 1-d
6 SELF	05 1-2
7cua	0e
7mem	0-4 1-9
4ong	0-9 13
7 SELF	0-3 1-6
8kham	0-2
4u	0-3
5 huynh	0-3
3ublic	0-2
8 speaking	0-2
4lled	07 1-2
4mps	0-4 1-4
7 are	0-4 1-4
4t	0u 1-4
2qua	0-5 16
5 thang	0-5 16
7uan	02 1-2
5lity	1-4
5n	0-4 1-3
6 trong	1-3
5y	0c
4y	06 16
2ra	02 19
4 truong	03
4n	03 1-6
5g	04 1-2
6 them	04 1-2
3ead	0n
4spect	0-2
3iet	0-5 14
4ght	0-4
7 so	0-4
3oi	015 1-f
5 SELF	0j 1-9
4me	0-5
6 wasn't	0-5
3ua	16
2samples	0-3
4ng	0-e 1-7
6 do	1-5
7ra	0-5
7thu	0-7 15
4u	0w
5 #	0-4
6SELF	0g 18
6day	08 1-3
7o	0p 1-l
6mot	0-b 1a
6nay	0-7 13
3chool	0b
3econd	07 1-3
8 week	06
4nt	0n
6 the	0n
4p	0-6 1-4
5 SELF	0-2 1-4
3he	0-9 1j
5 came	1-2
6looked	0-5
6said	03 1-4
6wanted	1-3
8s	16
3ince	0-c 19
7 then	0-4 19
4t	04
3o	0h 1-m
4 :	06
5SELF	0a 1-6
5it	0-2
5the	0-9
7is	0-3
5voi	0-4 1k
5we	0-4 1-2
4me	0-3 1-8
6 days	04 1-3
7of	0-3
7people	0-2
4ng	05 1-8
6 song	07 1-3
3tarted	0k 1-3
9 in	08 1-2
5yed	0d 1-2
4opped	0c 1-3
3u	0-4 17
2t	02 1-2
3ai	12
3eamwork	0-3 1-4
3hang	0s 1-l
7 #	09 1-4
8ba	0f
8dau	02 1-8
8hai	07 1-2
ang	0-2 1-2
5t	0-h 1g
6 ra	0-4
7was	0-3 17
6's	0-7
8 me	0-2 1-2
9why	1-2
5y	1-4
4e	0-2b 1r
5 agency	1-2
6big	09 1-2
7oss	0-3
6day	0-2 1-2
6first	0-5 12
7rame	12
6girls	1-2
6head	17
6idea	1-2
7mportant	1-2
7nspector	0-4 17
6lift	1-2
6manager	1-9
7odel	17
8st	0-2
8ther	16
6nearest	0-6 1-6
8w	0-2
8xt	0-2 1b
6office	1-4
7ld	12
7thers	0-3
7wner	0-5 15
6problem	1-b
6sales	13
7hop	0-2
7ystem	1-2
6team	0-3 1-5
7hird	1-6
6ward	19
7idow	0-3 18
5n	01p 1-1a
6 SELF	0i 1-d
b'd	03
7a	0b
7my	02
7offered	07
7the	1-a
5o	0-b 1-8
6 SELF	0-7 1-7
5re	03 1-d
7 SELF	09 18
8is	0-2
8was	0-3 1-b
9ere	03 1-7
7's	0-8 1-4
9 a	0-7
ano	1-2
5y	0-h 17
6 moved	0-3 18
7put	0-2 1-9
7told	0-4
9ok	02 14
7went	1-2
9re	0-3
4i	0-2 1-3
5 SELF	03
6di	1-2
5rd	07 1-4
4oi	12
6 gian	13
4ree	0-3 14
4u	0h 12
5oc	1-2
3ien	0-2 14
4nh	0-4 12
6 SELF	0-2
3oday	1-b
7 SELF	03 1-4
c'd	0-2
8everything	1-6
4ld	0r 1-2
6 the	05
4ng	0-3 14
4ok	0m 1-e
6 him	0a 1-2
7me	0-4 1-7
7the	05
3rang	0-2 1-3
4oi	0-3 1-2
5ng	0-2 1-5
4ua	09
5ng	0-2
5oc	0-3 1c
7 SELF	09 13
8day	0-2
9o	0-2
8khach	13
8mot	13
6ng	0-8 1-a
8 SELF	0-3 1-5
3u	07 1m
4 bua	0-2 1-2
5do	1e
5hoi	0-6 1k
5nam	07 1-4
5thang	03 1-5
4an	0z 1-6
6 #	1-d
7ba	0b 1-4
7dau	03
7hai	0i 1b
7sau	03
4rned	0-3 1-7
8 out	0-3 1-7
3wo	06 15
5 hundred	0-3 1-2
2ups	0-2
2van	0-5 1-g
5 de	1-g
6su	0-4
4y	02 1-2
5 la	02 1-2
3e	06 14
4 sau	0-2 18
3i	0-2
4ec	1-2
6 cua	0-2 1-2
7gan	0-3
8i	1-2
3o	0-6 1-3
4i	0-3 1-4
5 SELF	0-5 1-3
3u	0-6 1-4
2waste	15
3e	0-l 1-2
4 agreed	07
6ll	12
5did	0-3 14
5get	1-2
6ot	14
5had	0-3 1-5
5were	0-2 1-6
4'd	0-4 1d
5ve	08 19
4ek	09 1-6
6s	06
4ll	0-4
4nt	0g 1-3
6 on	09
3hat	0-4 1-f
6 SELF	1-4
b'd	0-6 1-5
7comes	03
7is	0-4
7would	0-2
6's	0-3
4en	0-7 1a
6 SELF	0-2 1-3
7a	06 1-2
7the	0-4 14
6ever	0-8
a SELF	0-8
5re	0-3 1-4
7 there's	1-2
4y	0-3
3ith	1-4
6 the	0-3
3ould	0h 1-4
7 ask	07
3rite	0c
7 down	0b
4ote	0o 1-3
7 the	0e
2xe	0-a
3ong	0d 1-5
6 SELF	0i 1-5
3uong	0-8 14
2yes	05 1-4
3ou	0-i 1-a
5 ask	0-2
6can't	0-3
6make	0-3
5'd	0-3 1-3
6re	0-3 1-2
6ve	0-6 1-6
8 a	0-4
9got	0-2 1-3
9just	1-2
5r	0-f 1-6
6 company	0-7 1-4
1ig	08 11g
3first	0-4 1-f
3last	05 1f
3mid	0l 1u
3only	0d 13
3prelast	0-h 1q
3second	0-a 1-7
0g=ahead	0u 1-12
2person	0-t 1-b
2story	0-15 1-4
0l=en	0-n 1-19
2vi	0-h 1-6
1g=enahead	0b 1-r
5person	0-c 1-a
5story	0-m 1-8
3viahead	0j 1-b
5person	0-i
5story	0-i 14
0n=l	0-g 1-b
2m	0-i 1-8
2s	0-f 1-5
2xl	09 1-s
1oself	0-18 1-3
0p=first	0-1b 1-2y
7enahead	0b 13
9person	0-5 1e
9story	0-l 1-1k
7viahead	1-e
9person	0h 1-6
9story	0-1e 1-1a
2last	0-f 11q
6enahead	0h 1u
8person	0-b 1-w
8story	0-b 11b
6viahead	0e 1-3
8person	0-6 1-q
8story	0-i 11a
2mid	06 1-2
5enahead	0-b 1-e
7person	06 1b
7story	03
5viahead	06 13
7person	0-x 16
7story	010 1-8
2only	0-4 12
6enahead	0-2 1-6
8person	0-a
8story	0j 1-7
6viahead	02 18
8person	0-8
8story	0-5 18
2prelast	09 11i
9enahead	0d 1-w
bperson	0-l 12
bstory	0-b 113
9viahead	0l 1-f
bperson	0-5 1g
bstory	0d 117
2second	0b 1-1r
8enahead	0-h 1-8
aperson	0t 1-5
astory	1-v
8viahead	0-o 1b
aperson	0h 1a
astory	06 1-13
1ast1	0-5 1b
42	010 1c
0s2=#	0-b 1f
4%	1g
3:	0-8 19
3SELF	02 1-g
7'm	0-9 15
8ve	0-3 1c
3a	013 1-b
4bout	07 1-2
4fter	03 1-4
4i	0-4 18
4ll	0a 16
5ong	09 1-2
5ways	0-a 1-4
4m	02 1-2
4n	0-f 1e
5d	03 1-2
5ything	0-6
4o	1-3
4s	0-5
5k	0-2 1-7
6ed	0-a 1-2
4t	0b 1-3
3ba	0d 12
5ck	0b
5i	07 1-2
5m	08 1-4
5n	0f 1-8
6g	1-8
6h	0-4 1-3
5o	0-2 1-5
5t	03 1-8
5y	0-3 1-2
4e	09 1-f
5en	0-e 1-2
6s	0e 1v
5fore	02 1-2
5ing	0-6
5n	07 14
5p	15
4i	1-3
5en	04 1-4
6t	0-c 1-6
5nh	02 1-8
4o	0-c 13
5m	0b
5rn	0-2
4reak	03
4uoi	06
5p	1-2
4y	08 17
3ca	08 19
5c	02 1-3
5i	0-3 1-a
5ll	0-7
6m	0-3
5m	0-3 1-4
5n	0o 1-8
6h	05 1-6
5o	06
5p	02 1-2
5stings	0-2
5u	1-6
4ham	0-5
6nge	0-3 1-3
6y	0b 13
5e	0-3 1-2
6ck	0e 1-9
6p	06 19
5ia	1-4
6nh	1-2
6u	0-c 17
5o	0c 1-d
6i	08 1-5
6n	0-5 17
5ua	0-7 1-6
7n	04 12
6ng	0-5 1-7
6ong	07
6p	02 14
6yen	0-8 1-a
4oc	03
5i	0h 1-c
5ng	0d 1-6
5unt	0a 1-2
4u	0-6 16
5a	1b
5ng	0-8 14
5on	05
7g	0-5
5u	0g
3da	0-a
5i	07 1-2
5m	0-8 1e
5n	1-6
6g	1-5
6h	02
5o	0-2
5t	02 12
5u	0-9 13
5y	0-f
4e	0l
5m	0c 1l
5n	0c 1-8
5u	0-2
4i	0m 1-d
5en	0a 1-5
5fferent	0-b
cly	0-3
5nh	0f 1-5
4o	0-d 115
5an	1-7
7h	13
5c	07 1-8
5i	0-4 14
6ng	02 14
5n	0-d 1-5
6e	0-d
5wn	1-3
4rawings	0-4
5ive	07 16
4u	03 1-3
5a	0-a 1-3
5ng	0-3 1-a
5oc	0-a 12
6ng	0-b
3each	0l 1-3
4very	0-3 1-3
8one	0-7
4xcel	0-5
3fast	0-5
4eedback	0-2
4ile	07
6l	0-a
5rst	03 1-7
5ve	0-4
4or	0-e 1-6
5ur	0l
4rom	0-e 1-4
3gan	0-9 1-2
5p	0-2 1-5
4et	0-6
6ting	13
4he	0-b
6p	0-3
5i	1-4
4i	0a 1-2
5a	0-5 14
6i	0-5 19
6m	0-g 1-3
6o	0-g 1-3
6y	0-5 14
5o	0-2 1-a
6i	14
5u	1-2
6ong	03
6p	0-2
5ve	0a
4o	03
5c	1-3
5i	0-2 12
5m	0b
5od	02 1-2
5p	0-6 1-5
5t	1-7
4row	0-2
4ui	0-4
3had	05 1-2
5i	0-b 1-3
5m	0-3
5n	0-6 1-3
6g	04 1-8
6h	0-2 1-2
5o	0-3
5rd	0-2
5u	02
5ve	0-6 1-3
5y	07 1-3
4e	16
5n	0e 1-4
5r	1-9
6e	0-2
5t	0e 1-h
4ien	04
6u	1-3
5m	0k 1-6
5s	0-4 1a
4o	04 18
5a	0-7 12
6ch	0-3
6i	0-8
6n	0-2 1-3
5c	1-2
5i	0-h 1-7
5ld	0-4
5m	0-6 12
5n	03
6g	0-3
5p	07 19
5w	0-2 1-5
4uong	0-2
3if	09 1-3
4m	04
4n	0-g 12
4s	0-3 1b
4t	0-9 1d
5's	0-6 16
3kcn	0-2
4e	0b
5ep	0-3 1-3
5m	1-2
5t	03 1-8
5u	0-3 1-6
4ha	0-3 1-3
6c	0-4
7h	0-6 13
6i	08 1-2
6u	03 1-2
5en	0-3 1a
5i	0-5
5o	0-3 15
6a	0-6 13
7ng	15
6c	0-d 13
6i	0-a 14
6ng	0-3 1d
4iem	0b 1-8
6n	0-2 13
6u	0-8 1-2
5nh	07
4now	0-5
4y	0b
3la	0-i 1l
5c	02
5i	01h 1-2
5m	0-9 1-e
5n	0-7 18
6g	0-4 1-3
5p	0b 1-3
5u	1-3
5y	02 1-3
4e	0-6 1-2
5arn	0-j 1-3
5n	0s
5t	07
4ich	0n
5en	02 13
5ke	08 1-2
5sten	04
4o	0-2 19
5ai	04
5i	0-4 1a
5n	09
6g	0-3 1-2
5ok	0c 14
7ing	0-2 13
5p	0-e 1-7
4uc	02
5on	0-2 1-5
7g	0b 1-4
4y	02 17
3ma	0-3 1-4
5i	0-5 12
6l	02
5ke	05
5n	09
6g	1-5
6y	0-2
5rried	0-2
5t	0f 1-5
5u	1-5
5y	08
4e	0-2 1-4
5chanical	0-4
5et	03 1-2
5m	02
5t	0-2 1-2
4ine	03
4o	0-9 1-3
5i	05 1-3
5ng	1-5
5re	04 1-4
5t	07 1c
6ivated	0-2
4ua	0-6 1-4
5oi	0-4 18
6n	0-5 1-3
4y	0e 1-8
5self	02 1-5
3nam	1-3
5n	0-2 15
6g	0-4 1-3
5o	0-3 12
5u	0-3 14
5y	0-4 1-3
4early	0-5 1-3
5n	0-6
5ver	0-3 1-2
5xt	0c
4gai	0-4 1-3
6n	0-5 12
6y	0-b
5he	08 1-3
6i	0f 1i
7em	0-4
5oai	0-3
6i	0i
5ung	0-e
6oi	0-h 19
4ha	02
6m	1-3
6n	07 1-5
7h	0-4
6t	0-3 1b
6u	05 1-3
5iet	05 1-2
7u	08 1-4
6n	12
5o	0-2 1-2
6m	0-3
5u	0-4 1b
6a	1-2
4i	0b 1-2
5em	0-6
5ne	0-4 15
4o	08 12
5i	05 13
5t	0-i
5w	0-3 1-2
4ua	0-6 18
5ng	05 1-3
5oc	0-4 19
6i	0-5
5t	0-3
3o	0c 12
4f	0-5 1-3
4n	05 1-3
5e	0j
5g	0-6 1-5
5ly	03
4pen	06 1-8
4ur	0-6 12
5t	08 1-4
4ver	06 15
3parents	1-2
6t	0-7
4eople	02 1-3
4hai	0-8 1-6
6n	1-7
6t	02 1-2
5i	0-4
6eu	04
5o	0-4 15
6ng	0-j 1f
5u	1-5
6c	04 1-2
6t	0-7 1e
4ick	0-3
4ower	02
4ut	02 1j
3qua	0a
6n	0-4 1-3
7g	0-3
6y	0-4
5en	0o 1c
6t	04
5y	0-d 15
6en	07
3ra	0b 1-9
5ng	0-8 1-4
6h	0b 1-4
5t	0-2
5u	03 1-2
4ead	04 1-7
5sponsible	03 1-2
4ieng	0-5 1-3
4o	08
5i	0-f 1p
5und	0-2 1-3
4ua	0-5 1-2
5n	05 1-2
3sac	07 1-5
6h	0-4 1-3
5i	09 12
5ng	1-4
5o	0-6 1-5
5p	09 1-2
5t	0b
5u	02 1-7
5y	0-5 1-4
4chool	0-6
4e	1-4
5e	0-3 1-2
6n	0-4
4he	04
5out	0-8
6wed	02
4inh	1-2
5t	03 1-3
5x	08 1-2
4o	09 1d
5at	0-6
5mething	04 1-6
5n	09 1-2
6g	05
5t	0-3
4tay	0-2
4u	0-3
5c	0-2 1-2
5ot	1c
5re	0-3
3tag	06
5i	0-7 1-3
5ke	1-2
5lk	0-7
5m	0-a
5n	0-3
5o	02 1-4
5p	06 1-8
5u	0-2
5y	19
4ell	02
5n	04
4ham	18
6n	06
7g	0-3 1-4
7h	1-3
6o	07
6t	0-j 1-9
6y	0-l 1-5
5e	0w 1-2
6ir	05
6m	01d 17
6o	02 1-6
6re	0k 1-5
8's	0-2
5i	0-8 1-8
6ch	13
6et	06
7u	0-3 1-2
6ngs	0-7 1-2
6s	0-3
5o	0-2 1-5
6i	0-2 1-2
6ng	04 1-4
5ree	02
6ough	06
5u	0c
6c	09
6ng	09
6ong	0-6
4ich	07
5em	0-3
6n	02 13
7g	0-9 1-3
6p	0-5 16
5m	04 1-3
5n	0-8 1-2
4o	0-c 1-c
5an	0-2 15
5ld	0-7 1-2
5p	0-4 12
5t	0-4 1-5
5uched	1-2
4ra	0x 1-e
6ch	0-7 1-8
7ing	03
6i	04 1-4
6nh	0-3
6o	0-2 1-2
5e	03 16
6n	1m
5i	03
6nh	0-5 1-2
5o	0-8 16
6i	0-5 16
6ng	0-d 1j
5ua	06
6c	0-3 18
6ng	0-3 13
6oc	0i 1-d
7ng	0-7 1f
5y	0-3
4u	0-g
5ng	0n 1-d
5oi	05 1-6
6ng	09 1-2
5yen	0-4
4wo	06 1-7
4y	0-3 1-8
3under	0-3
4ong	03 17
4p	02 14
4sed	02 1-2
4t	03
3va	0-a 15
5i	0-5
5n	0-6
5o	02 1-2
5y	04 1-3
4e	0-2 14
5ry	0-7
4i	0-c 17
5deo	05 12
5ec	03 1-3
6t	0-8 1-4
5sit	0-7 1-2
4o	0b 1-7
5i	06 1-8
5ng	04
4uon	15
3wait	0-6
5lk	05
5nt	07 1b
5s	02 1-3
4e	0-4
5b	02
5igh	0-8 1-4
5ll	0-4
5nt	0-2
4hat	0-a
7ever	06
5en	14
5o	0-2 1-2
4ith	1-4
4ord	0-2
6ked	0-5 1-2
7ing	04
4rite	0-5
7ten	0-4
5ong	0-6
6te	04 1-3
3xai	05
4e	0f 1-7
5m	0-b
5p	02 13
4in	0s 1-7
4ong	0-5 1n
4uat	0f
5ong	08
3y	0-3 17
4eu	02
4ou	0-2
6r	1-2
3zalo	0-2
1elf	03 1-1c
0t=+	00 10
2-	00 10
2^	0-14 1-1g
0w=!	0-g 1-4
2#	06 1a
3%	0-f 11b
2*ed	0v 1m
2;	0v 13
2?	0-a 1-8
2SELF	08 1-m
6'd	0m 1-c
7ll	0-9
7m	0-1i 1-h
7ve	0-e 1-b
2a	1-m
3ba	1-3
4out	0-d 1-6
5ve	0-4
4solutely	1-2
3ccepted	13
5ident	03
5ount	02
9ability	0-2
ant	06 1-2
9s	08 1-4
5uracy	0-4
4hieves	0-2
4ross	0-6 1-4
4tually	1-5
3d	05 1-2
4d	14
5ed	02
5ress	1-2
4mits	0-2
4ults	0-2 1-6
4vert	0-4 1-2
3fore	02 12
4ter	04 114
7noon	0-7
bs	02 1a
7wards	02 19
3gain	0-a 1x
7st	04
4ency	1-6
6t	02
4o	16
4ree	1a
7d	17
3head	0-7
3i	0-9 1-a
4d	0-5
4r	0-5 19
3larms	0f 12
4ive	1-2
4l	0c 19
5owed	14
4most	1-2
4one	0u 1i
6g	0k 1-3
7side	08
4ready	0-4 1-4
4so	0k 1-d
4to	0-2 1-4
4ways	0-17 1-11
3m	0-b 12
4endments	0-3
4ong	0c
5unt	12
3n	0-9 13
4alyst	0-5
4d	0-8 12
4gry	1-3
4imal	0-2 15
8s	0-3
4nex	0-2
5oyed	0a
4other	06 1-g
4sible	1-3
5wer	07 14
8s	1-2
4y	03 1c
5body	0-7 12
5more	1-5
5one	0-6
5thing	0-c 1-b
5way	0-6 1-4
6here	0-3
3o	0k 1a
4ife	0-2
3p	0-c 1-5
4ache	02 1-4
5rt	05 1-6
4p	1-8
5lication	07
ds	02
5raisals	07
6entice	06 1-3
cs	0-7 1-8
4ril	0-4
4tomat	0-6
3rchitect	0-6
7ve	0-4 1-5
4e	0-h 14
5a	0-a
4gued	07
4my	0f
4ound	0-3 16
4ranged	0q
5ived	0-3 15
4t	1-3
4vo	15
3s	0-4 1-8
4ide	04
4k	0i 1-m
5ed	0m 1-4
5s	15
4leep	0-3
4sistant	0-3
3t	0s 1-b
4e	15
4lantic	0-4 1-2
4mosphere	1-3
4titude	0-5 1-2
3u	0-a
4dit	0-8 19
4gust	03 1a
4thority	0-3
5istic	05 1-2
5omate	0-2 1-2
ad	1-6
5umn	0-8 1-4
3vailable	0-2
4erage	0-2 15
3ward	0-d
5y	04 1-6
3y	0-8 1j
3zure	0-6 1-a
2b	0-d 1-a
3a	0e 16
4by	1-4
4ck	0-2 114
6end	0-3
6log	0-2 1-3
6up	0k
6wards	02
4d	0e 1a
5ges	0-4
5ly	1-4
4g	04 1-2
5s	0-2
4i	03 1-3
4ke	0d
6r	08
7y	0d 13
4lance	0-2
5lot	0-4 1b
4m	06 1b
4n	0j
5g	0m 1-8
5h	1g
5k	0-5 1-3
4o	03 16
4r	14
4sic	0-2
7ally	0-3
7s	03
4t	0-2
5ch	0-2 12
4y	1l
3e	0-12
4ar	02
4came	0-5 15
6use	1-o
5ome	0-5 1-6
4d	0-6 1e
5s	0g 18
4en	0-3 13
5s	06 1r
4fore	0-4 15
8hand	06 19
4gan	08 18
5in	09
7ning	0-6
4hind	1-2
4ing	0-5 12
4lieve	0-h 1-6
5l	0-b 15
5ts	1-3
4n	0-7 1-6
5ch	02 1-4
5h	0-3 1-7
4p	0-6 18
4side	03
5t	0-4 1-b
4tter	0-h 1i
5ween	0h 1-4
3gp	02
3i	0a 1k
4ch	03
4ds	0-4
4en	0e 1-f
5t	0-e 1c
5u	02 1-3
4g	08 1-a
5ger	03
7st	14
4ke	0-5
4ll	12
6ing	12
6s	04
4n	0-3 16
5h	0g 1d
5s	0-2
4rd	0-4 14
5mingham	0-3 1-2
5ths	0c
4t	0-3 1-f
3lame	0-2 1-3
6ing	1-2
4eeped	0-3 17
5nd	1-7
4ind	1-2
4ood	1-2
4ue	0-8 1-5
3me	02
3o	0-3 1m
4ard	04 12
5t	0-2 1g
6s	18
4c	04
4i	0-3
5ler	0-3 1-7
4lts	0g
4m	06 1-7
4n	04 16
5g	0-7 17
4ok	0b 1-5
6ed	0g
6ing	1-2
6let	1-6
6s	03
5ts	0-2
4p	0-a 1-2
4rn	0-2 1-2
5rowed	05 1-3
4ss	0-7 17
4t	04 19
5h	0y 1h
4ught	08 1j
4x	1c
5es	0-2 1-4
4y	06 1h
5s	0-4 1-7
3ranch	0-4 1-h
8es	1-4
6d	0-4
4ead	05 1-3
6k	06 18
7fast	02 12
7s	0-3
6thing	1-5
5w	06
4idges	04
5lliant	1-2
5ng	0-4 1-5
7s	0-4 1-2
4oke	04 1-5
7n	0-2 13
5ther	1-2
9's	02
5ught	04 1l
4unswick	0-4 1-7
3u	1-3
4a	07 1-6
4c	0b
4ddy	0-5 1-2
5get	0-6 1-4
4ffet	1-2
4ild	05
7ing	12
7xact	0-2
6t	0o 1-2
4mps	0-5 12
4nch	1-2
5nings	0-2 15
4oc	0w 1-3
5i	05 13
5n	0-7 1-2
6g	0-5
4p	1-5
4rned	0-2
6t	0-6 14
5st	08 18
4s	0-6 1b
5iest	13
6ness	0-2 1a
5y	1-2
4t	0-j
5tons	0a
4y	1-3
5er	0-3
7s	0-2 1-2
3y	0j 118
2c	03 1-2
3a	02
4bin	1-2
5le	0f 1b
7s	0z
4c	07 1-g
5h	02 1-c
6e	02
4i	0e 1-h
4kes	0-5
4lendar	04 1-2
5l	0-2 17
6ed	03 1-7
6s	09 1b
5m	0-7 1-2
6ed	06
4m	0-f 1b
5e	0-d 1b
6ra	0f 15
4n	1-t
5't	1-5
5celled	02 1-2
5g	0-7 1-a
5h	0l 1-e
5teen	05 1-3
4o	0-d 16
4p	0-7 1-6
5tain	0-2 15
4r	0-3 1-4
5d	0j 15
6iff	0-4
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
4ses	0-3 12
5hier	0-4
5tings	0-8
4t	08 1-e
5alogue	0-2 16
5ch	04
4use	0-e 1-7
4y	0-5 1-5
3cna	1-2
3ell	0e
4nt	0-7 17
6re	0-5 1-6
8s	08 1-4
4rt	0-3 1-2
6ificate	0-8 1-6
3fo	0-3 14
3ha	0-b 1-7
5c	04 12
5i	1-7
6n	0-4
6r	09 1-2
5lk	09 1-3
6lenge	0-5 1-2
5m	0-8 1-j
5n	0c 1-g
6ce	0-6 1-2
6g	0-2 1-4
7e	0-9
8d	0c 1-j
8s	0-7 12
7ing	0-5 1-2
6nel	0-3
5os	0-2 1-3
5pel	06
5rge	12
6ity	0-5
6t	05
7s	0-2
5t	04
5y	0-c 19
4e	03 1-c
5ck	09 1x
7ed	07
7ing	03 14
7list	09 1-4
7out	12
7s	1-3
5ese	0-7
5f	0-3 1-3
5n	0-6 1g
5o	04 1-7
5p	0l 1a
5st	09 1-5
5t	04 1a
4ia	0f 1-c
5ec	0-4 1-2
6n	0-8
6u	0q
5ld	0-7 12
7ren	1-2
5n	07 1-3
6a	07
6h	0b
5p	0-2
6py	0-2
5u	0-b 1x
4o	016 1-t
5i	04 1h
6r	03
5n	0c 15
6g	0-3 1-5
5ose	0-6
5p	0-3 1-3
5t	02 1-4
4ristmas	0-2 1f
4ua	0-k 1-5
6n	03 1-8
5c	0-3
5i	06 1-7
5m	0-a
5ng	0-b 1-8
5oc	1d
6ng	04 1-4
5p	0i 18
5t	0-3 1-2
5yen	0a 1-7
3inema	1-6
3lass	0-3 14
7room	0-3
5use	0-3 14
4ean	0-4
7ed	1-5
8r	03 17
7ing	02
6r	1-3
5rk	0-e 1-2
4ick	04
5ents	08 1-5
5mbed	03
5nic	0-3
8s	05 13
5p	1-2
6board	0-2 1-7
4ock	0-2 1-3
7ings	0-5
5se	07 14
7d	06
7st	0-b
6ing	0-3 15
5ud	0-3
4ub	1-5
5ster	07 1-3
3nc	0-2
3o	1-2
4burg	02 17
4c	02
4de	0-7 1-7
4ffee	1-5
4i	011
4ld	0-8 1e
5league	0-3 1-f
bs	0-4 1-a
7ction	0-2
7ge	1-8
5ours	03 1-2
4m	17
5e	0-5 1r
6s	0-9
5fortable	0-2
5ing	0c 1-e
5mitment	0-6
6on	02
6unication	0-2 1-2
9ty	1-2
5panies	04 1-5
8y	0-7 1-j
7re	02 1-3
6lained	0-5 14
ats	0-4 1d
6uter	0-3 1d
as	0-2
4ncerns	0-4
5es	03
5ference	1b
6ident	1-2
7rmations	0-f
5g	0-k 1-g
5nectors	0-2
5sultant	0-3
5tainer	0-3 19
6ract	0-5 1-2
as	09 1-3
7ibute	0-5
7ol	08
9ling	1-3
4ok	09
4pied	02 1-2
7s	0-2 1-6
5y	0-5
4re	0-5
5ner	0-2 1-c
5rect	06 15
9ed	08 1-a
6idor	0-2 13
4st	0-2 1-4
6s	07 1-4
4t	06 1-c
4uld	03 1c
7n't	0-a 12
5ncil	0-4 17
6t	03 1t
7ed	0g 1-2
8r	0-c
7ing	02 1-4
7ry	0-5 14
7s	0-2
7y	03 1-3
5ple	0e 1-5
5rier	0-4
6se	0h 1-7
5sin	1-2
4ver	1-6
7ed	0-5 1-2
7s	1-2
5id	0-3 1-6
3poms	0-3
3rack	0-2 1-2
7ed	1-2
5ne	0-4
5tes	0-5
4eative	0-2
9ity	1-3
5ditor	13
8s	0-9 18
5w	05 13
6s	0-7
4ied	0-a 1-3
4on	03
5ss	1-3
7ed	18
4y	0-8 14
3t	1-3
3u	0-9 14
4a	0e 16
4c	0-a 17
4ng	0-9 1-7
4oc	15
5i	0b 1v
5n	0g 17
6g	0-9 1-3
4p	15
5board	02
4rious	0-2
4stomer	03
as	0-3 1-9
8s	06 1-2
4t	0c 1-4
4u	0-6 1c
3v	0-a 1-2
2d	02
3a	06 1-f
4c	02
4d	0-6 14
4i	02 1-4
5ly	0-2
5ry	04
4m	04 16
4n	0c 1c
5g	0r 1-m
5h	0s 13
4o	0-c 1-4
4p	04 1-2
4red	14
5k	0-2
4t	0-2 19
5a	0a 1-4
6base	06 15
5e	1a
6s	1-2
4u	0b 1-d
5ghter	03
4y	05 1-4
5s	0-2 1-5
3c	0b 13
3e	0r 1-12
4ad	0-8 1a
6lines	0-2 1-2
5f	04 1-2
4bt	02 15
4cember	03 15
5ided	1-7
8s	1-5
5k	0-2
6s	07 1-3
5larations	14
4fenders	0-3 14
4gree	04
4lete	14
8d	1-4
5iver	05
9ies	0-8
9y	17
4m	0r 1j
4n	0j 1l
5tal	0-3
6ists	13
4o	0-5 1-4
4p	1-2
5artment	0-6 1-3
5loy	09
5ot	0-3 13
7s	05 14
4rby	0-2
4scribe	0-2
5ign	0-6 1-3
8er	06 1-5
5k	0-a 1b
4tails	1-2
4u	0-q 1-7
4vices	09 1-2
3i	0t 1-j
4a	0-5 17
5lysis	16
4ch	0-b 1a
4d	0x
5n't	04 1-c
4e	1-2
5m	0d 14
5n	0g 1-3
5u	0-6 14
4fferent	0-h 14
bly	0-8 1-4
6icult	1-3
4nh	07 1-n
5ner	0-3 12
4rector	15
4sabled	17
5trict	1-4
6urbed	12
4u	0-9 1g
3o	1b
4an	0-7 1-8
6h	02 1i
4c	03 1-f
5klands	05
5s	04
4es	0-d 1-b
6n't	14
4g	1-3
4i	0-3
5ng	0-a 1b
4n	0-f 1-g
5't	0-m 1c
5e	0-g 12
5g	0d 1-9
5t	0-2
4or	09 1-6
6s	0-2 1-b
4t	0-5 1-3
4uble	1-2
4wn	0i 1g
6s	0-3 1-4
3raft	05
5ins	13
5w	0a 1-4
6er	0-7 1d
6ing	07 1-e
9s	0-4 1-6
4eam	0-2
5w	0o
4ive	13
7r	0l 1-l
8s	0f 1-5
6ing	0-2
4op	02 1-2
6ped	0h 1-3
5ve	0e 1-8
4y	0o 1e
3sl	0-c 1-3
3u	0a 1e
4a	04 1-8
4c	09
4e	1-3
4g	0-2 1-8
4ng	0a 13
5marra	0-a
4oc	0-s 11e
5i	1g
5ng	03 1h
4plicates	0-3 1-2
4ring	02 1-5
4t	08 1-9
5y	0-3
4yen	0-4 1-4
6t	0c 1-3
3ynamic	0-2
2e	02
3ach	01c 1-y
4r	0-6 16
5lier	0-9 13
6y	05 1j
5s	0-4
4ster	0-6 1i
5y	0-3 1-7
4t	0-3 1b
3conomics	0-5
3dge	0c 17
4ucation	0-2
3gg	0d
3hcps	06 1-3
3ight	0-6 13
7een	0-2 13
4ther	03 1-3
3leven	0-a 15
4se	0-6 1-9
3m	07 18
4ail	13
7s	0-8
4ergency	16
4pathy	1-4
5loyed	0-6 1-3
9r	0-4 1-3
5tied	0-2
6y	09
3nd	0-k 1r
5ed	1f
5s	0-2 1-4
4gineer	1-6
aing	0-4
as	03 1-5
5lish	1-5
4ough	0-4 1-2
4ter	04
7ed	0-6
4velope	0-4 1-5
3p	1-h
3quipment	0-3
3rror	0d
7s	0-2 13
3state	07
3uro	1-3
3ven	0-6 1-5
6ing	0n 1-5
9s	0h 17
5r	0-9 1-2
6y	06 1-f
7body	0-m 1-5
7one	0-n 1-7
7thing	0-e 1-g
3xactly	0-2
5mple	0-5 1-5
4cel	14
6pt	0-3
5hange	03
5ited	1-2
4it	0-3
4perience	0-7 1-2
5iry	1-6
5lain	1-2
9ed	04
5ort	09 1-4
5ressroute	04 1-2
4tensions	0-3 1-4
5ra	0-7 1-2
3ye	0-2 1-3
5s	09 1-8
2face	07 1-4
6s	04
5tory	02
4iled	0-6 12
6over	02 1-2
5r	0-7 1-2
4lling	0-2 1b
6s	14
4milies	0h 1-3
7y	1-2
4n	0f 1-7
4r	03
5m	0-3
6s	0g 1-4
4st	0-9 1-3
4t	0-4 12
5her	0b
4ult	04 15
3eathers	02
4b	0-3 1-4
5ruary	0-3 13
4ed	06
6back	0-7 1-7
6ing	04 1-4
5l	0-5
5t	0-5 16
4ll	0-i 1o
6a	07 1-5
5t	03 1-9
4rry	0-j 1-2
4w	0-2 1-7
5er	0-2 1e
3ield	04
4fteen	0-4
6h	0-7
6y	0-2 19
4gures	03 1-2
4le	0x 1n
6s	06 1-3
5l	0-e 1-2
6ed	0-2 15
5med	03
4nal	0-2 15
5d	09 12
6s	1b
5e	1c
5ish	0d 1-2
8ed	0-2 1k
4re	0-3 1-3
6wall	03
5ing	1-3
5m	0-a 1-c
5st	0k 1-a
4sh	0-5
4tted	03
4ve	04 1b
4x	02
5ed	0e 13
3lange	1-7
4exible	0-4
4ooded	19
6r	0-2 1-2
7s	1-4
3older	0-2 1-2
8s	0-9
5k	0c 1-6
6s	06 1-4
5low	0-2 1-3
4od	02 19
5t	03 13
6scray	0-3 1-2
4r	08 1-d
5ce	0-2 12
5eman	0-9 12
5get	0-4
6ot	05 1-2
5k	0-d
6lift	04 1-2
5m	07 1-b
6s	03 1-3
6ulas	0-4 14
6work	05
5tnight	05 18
bly	05
6y	06 1-2
5ward	0-4 1-3
9ing	13
4und	0e 16
7ed	0-2
7ries	0-6 1a
8y	0-3 17
5r	02 1w
6teen	0-2
7h	0-2
3rame	0-4
7s	03 1-3
7work	07
6ing	0-3 1-5
4ee	0b 1-d
5sh	0-5
4iday	0j 17
8s	08 13
6ge	0-6
8s	13
5end	0-3 1-4
8ly	0-4 1-2
8s	0-6
4om	1p
5nt	05 1-5
5ze	0-2 17
4yers	03
3ull	0-5 15
4n	0-2 1-6
5d	13
6y	0-8
5ny	0-3
4ture	0-3
2ga	0a 13
4c	1-5
5h	08
4elport	1-4
4ffer	16
4i	02
4me	03
4n	12
5g	0-5 1-7
5h	0-3 1-2
4p	0-a 1-2
5s	0-3 1-2
4rage	09 1-3
5den	04
8er	1-4
4s	0d 13
4t	08 1-4
5e	06 18
6s	05 19
4ve	0g
4y	0-6
3dańsk	0-4
4ynia	0-4
3eneral	0-6
8tion	0-3 1-2
4rman	0-2
4t	0-7 1-d
5s	0-4 1-8
5ting	0a 15
3he	0-2 1-9
5p	0i 1-6
4i	0j 1-f
3i	0-a 1-f
4a	02 19
5c	0-2
5i	0-9 1g
5m	0-a 1m
5n	0-3 12
6g	0-4
5o	0-q 1f
5t	0-6 1-2
5u	0b 1-3
5y	0f 18
4ft	0-2
4o	0-q 1t
5i	0-4 14
5ng	0-a 17
4rl	0-5 1-3
6s	0-9 1-4
4ua	0-5
5c	0-2
5m	0b
5ong	0b 14
5p	1-5
4ve	0-e 1-6
6n	1-3
6s	0-4 15
5ing	0-2 1-2
3lass	04
7es	1b
5ze	1-3
4ue	0-2 1h
3o	02
4al	1b
4c	0e 1-7
4d	17
4es	15
4i	013 12
5ng	0-9 1-4
4m	0q 15
4n	14
5e	0-8
4od	0-o 1-9
6s	0-2
5gle	0-4
4p	0-4 1-a
4t	0b 1i
3pa	0-2
4o	0f
3rab	14
5de	0-3
6uated	0-6
5nd	04 16
7children	1-2
7father	1-3
6t	0-3 1-2
5ss	04 1-3
4eat	0-2 1-e
5en	0-9 1-8
5w	1-7
4id	0-b
5nd	1-2
7ing	02 16
4ound	0-f 1-4
6p	04 1-5
5w	0-8 1-3
6er	0a 1-3
8s	09 12
3t	1-2
3uard	0-2 1-4
4ests	12
4i	0g 13
5de	02 16
4n	1-5
4ys	0-2 19
2h	04
3a	0-3 1-3
4ch	0-4 12
4d	0-r 19
5n't	06
4i	0g 1d
4lf	0c 1-c
5l	02 1-c
6s	08 16
4m	0-2 1-2
5burg	0-2
4n	0-9 1a
5d	1-4
6led	08
7ing	04 1-3
6over	0-3 19
6s	0-d 1-5
5g	0-8 1-b
6s	0-2 1a
5h	03 12
4o	0-9 1-9
4p	0-3
5pened	0-5 15
8s	0-5 1-5
6y	0-5 1o
4rbour	1-2
5d	1-8
6est	1-6
6ly	15
5vested	14
4s	0-2 13
4t	12
5ed	02 18
4ve	0-h 1-9
6n't	0-a 1-2
7t	0-5
5ing	0-4 1-4
4y	0-i 1-g
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
4ld	1e
5lo	0-8
5p	0-8 13
6ed	0b 1-l
4n	0m 1-9
4r	0b 1-f
5e	0-f 1-a
5s	07
6elf	0-3 16
4t	0-8 1t
3ide	05
4em	0-9 1-2
5n	04 1-f
5u	0-5 18
4gher	0-3
4m	010 1-6
5self	0-6 1g
4nge	0e 1-8
5h	0e 1-a
4re	1a
4s	0f 16
4t	0-d 1-4
4ve	09
6s	05 1-6
3mi	0-5
3o	0-6 1-2
4a	0-8 1-h
5ch	0-6 12
5i	0-k 13
5n	0-c 1-6
5t	0-2
4c	0-s 1-o
4i	06
4ld	0-4 1-4
6ing	0-6 13
6s	0-2 14
5e	0-4 1-3
5iday	0-2 18
9s	0-3 1-2
4m	09
5e	0q 1-4
4n	0-j 1b
5est	03 1-5
8ly	0-6
8y	0-2
6y	0i 18
5g	0-6 19
4ok	12
4p	12
5e	0-5 1-7
4spital	0-4
as	0-2
5t	0-8 1-7
6el	0-3
4t	02
5el	0-2
4ur	07
6ly	12
6s	0-4 1b
5se	1-a
7s	0-h
6ing	0-2 12
9s	03 1-2
4w	0h 1-g
3r	1-3
3u	0-n
4a	1-3
5n	1-3
4b	0-2 1-4
4e	04 18
4ll	0-3
4ndred	0-c 1-8
5g	0-3 1-6
4ong	02 1-a
4rt	0-a 17
4sband	0-4
4t	03 1-5
4u	08
4y	02 1b
5en	0g
6t	0-b 1-2
5nh	03 1j
3yper	15
2ice	17
4h	0-c
3d	0e 1-2
4ea	1-2
6s	0-3
3f	0-a 1e
3ll	03
3m	0a 1-6
4ages	0-2
6ine	1-2
4port	02 1-2
8ant	0-a 1-7
6ssible	1-2
5ression	0-4
6oved	0-d
9ments	03
3n	02 1-4
4duction	0-3
4itiative	0-2
4side	0-8 14
5olvency	0-2
5pection	0-3
cs	05
9or	1j
5tead	0a 1e
5ulin	0-3
6rer	1-2
4terested	03
7net	18
8ship	0-2
7preter	0-3
7viewed	04 1-2
5o	0-8 13
4ventory	0-2
5ited	04 17
5oice	08 1-4
9s	0-b
3pass	05
3ron	04 1-2
3s	0-18 1-1g
4n't	0-7
4sue	1-2
3t	13
4'd	07 1-2
5ll	0a
5s	0-t 15
4em	0-2
4s	0-2 12
5elf	1-5
3v	0-5 1-5
2jacking	05
4nuary	08 1-9
3ob	0-b 1g
5s	02 1-2
4in	1-3
6ed	02 1-4
7r	02
4urney	0-2
3udge	02
4ne	04 1i
5ior	03 12
4st	0-m 1-b
2kcn	0-2
4s	0-2
3e	0e 1-a
4en	0-2 1-2
5p	06 1-8
6er	03 1-2
6ing	0-2 1-2
6s	05 1-6
4m	0k 1-5
4o	0c 17
4pt	0v 116
4t	0-k 1b
4u	04
4y	0b 1-8
5s	0m 1-3
3ha	0-d 1-c
5c	04 1-5
6h	0-e 1r
5i	0a 1-9
5m	0-3
5n	1-2
6g	0-3
5o	08
5u	0-6 13
5y	0p 1-8
4en	0-g 1n
4i	0-6 1-5
5em	0-2
6n	0-2
6u	0-3
4o	0-5 1-d
5a	0-e
6n	04 1-6
7g	0-4 1i
5c	0-a 13
5e	0-4 1-4
5i	05 1r
5ng	0-i 118
5p	0-3 1a
4u	07
5an	0-h 1-5
5ng	0-5 1-2
5on	0a 13
5ya	1-2
3ia	0h 1-2
4ch	09 17
5king	0-2 1-2
4d	0-3
5s	0-g
4em	19
5n	0-c 1k
5u	0-8 12
4ln	0-5 1-5
6s	0m
6ware	0-2
5os	14
4m	0-4 1-2
4nd	1-3
6ness	1-3
5g	1-2
5h	08 14
4p	0-g 1d
4t	04 1-3
5chen	07
9s	04
3nees	0d 1-5
5w	07 1-5
4ow	0-q 1n
6ing	0-3
6ledge	1-3
6n	1-4
6s	03 1-5
3o	0b 16
4chi	07
4rea	07
3ubernetes	0-3
3w	03
3y	0-k 15
2la	0-1j 1-b
4b	0-8 1-6
5elled	0g 1-2
4c	0-9
4d	0-6 1-6
5ies	0-a 1h
5s	06 17
5y	0-6 1-9
4i	0m 1k
5d	0o 1-4
4m	0-a 1-g
5bing	0-2
5p	06 1-4
4n	05 12
5e	0f 1-6
5g	0-a 1-5
6uage	0-5
5h	1-a
4o	0-7
4p	01a 1-m
5top	0-4
4rgest	0-3
5kfield	0t 1-6
4ser	06 1-3
5t	0-2
6ed	0-2
4t	0-7 1c
5e	0-9
6r	1e
4u	0d 1a
5gh	0-2 13
7ed	1-5
5ndry	02 1-4
4w	0-3 1-4
5yer	0-4 1-3
4y	0v 1-9
3e	0l 1-6
4ad	02 1-3
6er	13
6ing	0-3 1-6
6s	0-8
5flet	0-2
5ked	0-7 1-2
5rn	1-c
7ed	0-o 1-4
7ing	1-3
7t	0n 1-5
5st	0-3
5ve	0-5 15
7s	0-8 15
4ch	1-e
4d	0d 12
4eds	0-5 1-2
4ft	0-c 1n
4gal	0-5
4n	0c 1s
5gth	02
5h	0-7 1-2
5t	1-7
4o	07
4ss	0-g 1j
6on	0-3
4t	0j 1-7
5's	0-4
5s	0-3 15
5ter	0b 1-2
8s	02 1-2
4vel	13
7s	0-4
3i	05
4ability	0-3
4braries	02
8y	0f 18
4cence	0-5 1-2
5h	0z 1-4
4ds	05
4en	0i 12
5u	0-a 14
4fe	0-5 1-6
5t	1-5
6s	06
4ght	02
4ke	0-7 1-4
6d	0-k 15
4mit	02 1-3
4ndens	0-3 17
5e	0c 18
6n	04
6s	1-2
5ux	0-4
4st	0i 12
6en	0c 1-3
8ed	02
6s	09 1-2
4t	13
5tle	0c
4ve	1-6
6d	0-2
6s	0-2
3o	0-6 1-j
4a	07
5d	0-5 1-5
5f	0-2 13
5i	0-6 14
5n	0-5
4c	0c
5al	1-2
5k	03 16
6ed	02 14
7r	02
4g	04 1h
5ged	0-8
5in	05
5rotate	03
5s	0-2 1m
4i	0e
4n	0-9 1-o
5g	0-i 1-8
4ok	0a
6ed	0-7 1-j
6ing	0-8 1-7
6s	05 1-5
4p	0-2 1d
4rries	15
4se	0-2 12
5ing	13
5s	03 14
5t	1n
4t	0-c 12
5s	1-3
4ud	0-4 1-4
6est	17
4ve	0-e 1-4
6d	0-9 1-6
6ly	0-3 1-2
4w	0-3
3u	0-2
4a	09 1a
5n	1-9
5t	0-5 1-4
4c	0-g 1-b
4i	04 13
4m	0-3
4nch	04 1-2
5g	1-7
4oi	0-6 1-7
5n	0-g 1k
6g	06 1d
5t	05 1-a
4u	0b 13
3y	0-d 1-8
2m	0-2
3a	0-w
4c	1-6
5h	0-6 1c
6ine	0-5 1-6
9s	08
5ro	05
4de	0r 1-f
4i	0-f 1-7
5l	05 1-3
6ing	0-4
5nly	0-5
6tenance	1-4
4katon	1-4
5e	0b 1-h
6r	08 19
7s	19
6s	0-8 1-2
5ing	12
4m	0-3 1-2
4n	09 1-b
5aged	0-3
8ment	1-5
8r	0-s 13
9s	0-7 1-4
5g	03 16
5h	0-c 1-4
5ual	02 1-5
5y	0-i 1-6
4p	0c 1-3
5s	06
4rch	0-9 1e
5k	0a 1-3
6ed	02
7t	0-9 1-2
6s	02
5ried	0-5
4ster	0-6 1-b
4t	03 1-a
5ch	07 1-2
5e	03 1-3
6rial	0-8 1-e
7nity	02 1-3
5ter	0-2
4u	0a 1-j
4y	0c 16
5be	0-6 1a
5or	1-7
3c	03
3e	0-e 1j
4an	1-2
6s	0-4
5sure	1w
9d	03
4chanical	0-6
4dical	06 1-2
4et	07 1-3
6ing	02 1-4
4m	0-b 1-7
5ber	0-6
4n	0b 1-4
5tioned	0-3 17
6or	0-5 14
5u	0-4 16
4o	08
4self	03 12
5s	04
4t	0-4 1-c
5al	1-2
5er	0-2 1b
5hod	0-2
5re	0-2
7s	0-c
3i	1-4
4ch	1-2
5rowave	1-3
4d	0a 1-4
5dle	0-9 1-2
5night	0e 15
4en	0-3 1-6
6g	06 1-7
4gration	0-3 14
4l	1-4
5e	0-7 1-2
5k	0-7
5l	0-2
6ion	0-5 1b
4nd	1-7
6set	1-5
5e	05 1-2
5h	0-5
5ute	0-4 17
8s	0-b 14
4ssed	0-5 15
6ing	0-f 1-d
5take	0-2 1-4
9s	0-9 1-8
4tsubishi	0-6
4xed	0-2 1-3
3m	02 1-7
3o	03 19
4c	04 1-3
4del	0-2 15
5ules	05
4i	0-5 1-7
4ment	02
4n	0-6 1-9
5day	0-c 15
8s	0-8 1-5
5ey	09
5g	0-l
5th	0d 1o
7's	0-3
7ly	07 1-e
7s	0-6 1g
4re	0-e 12
5ning	05 17
9s	05 1-3
4st	0-2 1-8
6ly	0a 1-4
4t	0-3 15
5her	0-2 16
5ivated	0-2
5or	07 1-7
7s	0-2
4ve	08 1-5
6d	0g 1-4
6s	04
5ing	04 1-6
3r	0-2 15
3u	0-3
4a	06 1a
4c	0g 14
5h	0-9 14
4i	0-6 13
4m	1-3
5s	07
4ng	0-4 12
4oi	0-3 1b
5n	0-o 1-f
6g	14
4sic	0-2 1-2
5t	0-2 1-3
4u	0-3
3y	0-6 1-u
4account	02
4self	0b
5ql	02 18
2na	08 13
4i	0-7 1-2
5l	0-2 1-2
4m	0-d 1g
5e	0-b 19
6s	0e 1-2
4n	0-7 1d
5g	0-i 1-c
4o	0m 1c
4p	03 1-8
4s	12
4tasha	0-4 1-2
5ure	0-4
4u	0-5
4y	0-x 15
3e	1-2
4ar	0-4 1-3
6er	03
7st	0-8 1-7
6ly	0-7
4ed	0-8
6ed	1-3
6s	0-7 1-9
4gatives	16
5otiate	06 1-2
aion	0-4 18
4ighbour	0-2
4m	0-2 1-3
4n	1-q
4rvous	0-4 15
4t	0-9 14
5work	1-4
4u	0-g 1-i
4ver	0-n 1-3
4w	04 13
4xt	05 19
3ga	1-2
5i	0-6 1-7
5m	1-2
5n	0-b 1d
6g	02
6h	0-f 1-2
5p	0-2
5t	08 1-3
5u	0-7
5y	06 1k
4he	0-8 1-p
6t	12
5i	0-b 1-d
6em	0-e 12
7p	0-c 1-5
6n	1-2
4o	0-f 1d
5ai	0-4 1-10
5i	017 1-h
5n	0-3 1-2
5t	0-4
4u	02 1-9
5a	1-2
5ng	0-c 1-7
5oi	0-q 1-q
6n	1-4
7g	0b 18
5yen	0-e 1-4
3ha	0-n 1-7
5c	0k
5m	0-a
5n	0-2 1-9
6h	0-s 1-5
5p	06 1-6
5t	0-4 1-c
5u	0-c 1-2
5y	02 1d
4e	1-2
4i	0c
5em	0-a 1-b
6n	0-7
6t	04 1-g
6u	0-a 13
5n	0-8 12
5p	1-2
4o	0d 1-4
5m	0l 1-c
4u	0-j 1-2
5a	04 1-6
5ng	0-3 1b
3i	0e 1-8
4ce	03
4em	0-b 1-7
4ght	0e 1o
7s	0-2 1-d
4ne	0-9 1c
6teen	14
3o	0-9 1j
4body	02 1g
8's	0-3 1-5
4i	0-9 1-h
5se	0-2
4n	1-4
5e	0-3 1g
5g	0-3 17
4on	1b
4p	0-f 1b
4rdwerft	0-2
5th	07 1-5
4t	0-h 1-4
5e	15
6book	1-3
6s	0-3 12
5hing	0-g 19
5ice	05 1-2
8d	0-3 1-3
5tingham	0-2
4vember	0-2 14
4w	0-e 11d
3u	04
4a	0-g 112
4i	1-2
4mber	0-3
8s	0-3 1-b
4ng	0e 1-c
4oc	0-3 1-2
5i	0-5 1-2
5ng	04 12
4rse	0-7 1-2
7ry	0c 1-8
7s	0-3
4t	0-3 12
3what	0-3 1e
2o	02 1-l
3ctober	0-8 1c
3dd	0-4 15
3f	1-5
4f	0-q 1-7
5ered	0d 16
7s	08 1-4
5ice	0-8 1-c
8r	14
4ten	0-8 1-9
3i	0-5 13
4led	05
3k	0-2 15
4afor	14
5y	02 13
3ld	0g 17
5er	0-3
6st	03 1-3
3m	1-4
3n	03 14
4ce	0g
4e	0i 1j
5s	0f 1-j
4g	0j 1e
4line	04 1-3
5y	0-h 1-6
4to	0-2
3p	14
4en	07 19
6ed	0-6
6ing	07 1-3
6s	0-2 18
5rations	0-2
9ve	0-3 1-2
8or	0-5
4portunity	0-4
4tician's	0-a
3r	0-h 1-o
4al	1-2
4der	0d 1-8
7ing	07 1-2
7s	0-b 1-4
4gan	0-6 1-2
7ised	0-7 1-4
3t	04
4her	0-6 1f
7s	0-c 1-f
3u	03 1-3
4r	0-d 1-6
5s	0-2 1-3
6elves	1-4
4t	0j 1c
5age	0-3 17
5doors	0-2
5s	0-7
6ide	0-8 1-7
3ven	04 1-3
6s	05 19
5r	1-9
6due	1-3
3wn	0z 1-d
5ed	0-7 1-3
6r	15
7s	0a 1-4
8hip	0-5
5s	0-2
3xy	0-6 15
2p	05 1-4
3ack	03
6ed	09 1-5
4ediatric	0-4
4ge	1-3
6s	0-7 14
4id	0-4 1r
5nt	0-e 1-3
7ed	04 1-2
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
5ents	1i
5k	02
5t	0-5 1-4
6ner	0-2 1-4
6s	0d 1-8
4ss	1-2
6ed	0-9 15
6ion	0-3
9ate	0-2 1-2
6word	0-3
5t	0-4 15
4tch	12
5ience	0-2 1-6
8t	0-2 1-5
5tern	0-3
4y	0b 16
5roll	0-a 1-7
5slip	15
3eak	0-3
4nalty	0-6
5cil	05 1-2
5sion	04
4ople	0-t 1-t
4r	13
5cent	0-9 1-4
9age	0-3 1-4
5fect	1-6
5golas	07 1-3
5mits	0-6
5son	0-k 13
8al	0-4
aly	0-3
4sos	0-2 17
3gce	0-2
3ha	0b 1-m
5c	09
5i	0-k 18
5m	0-e
5n	0g 1-3
5p	0-7 1-5
5rmacist's	0-2
9y	0-2
5t	0d 16
4e	0-b 18
5p	0-7 1-2
5u	02
4i	0-2 12
5a	0-6
5en	0-8 1-7
6u	08 1-3
5m	09 19
4o	0-8 18
5i	0-3 1-4
5ne	0a 19
7d	09 1-3
7s	0-i 1-6
6g	07 13
5to	0e 1-4
7graph	03 1-2
7s	0b 1-6
4u	0-l 1d
5c	1-a
5n	02 1-6
5ong	09 1i
5t	0-f 1f
3ick	1-7
6ed	06 1-2
7r	05 1-4
8s	0m 1-5
6ing	0-3
5ture	02 1-5
9s	1-2
4ece	07 1-3
7s	06 1-9
4g	03
4n	06 15
4pe	06 1g
6s	09 1-3
4tch	0-3
7ed	17
4vot	09
4zza	03 1-7
3lace	0-f
7ment	0-a 1-2
7s	03 1-7
5in	07 14
5n	07 16
6ned	0-4 14
8r	0-4
7ing	14
6t	0-9 1-3
5ster	0-2 12
5tes	03 1-3
5y	17
6ed	0-3 13
7r	0-3
4ease	0-5 1-2
8d	02 1a
5dges	1-2
4umber	0-c 1-3
5s	0-2
3m	13
3ocket	0-7
4int	0-4 1-4
7s	04 1-3
4licy	0-2 1-5
6sh	04 1-3
4or	1-2
4rt	0-7
6er	0-3
4sition	1-3
as	0g 1-3
8ve	0-6 1-2
5sible	02 1-3
5t	0-8
4t	0a 1-3
5s	09 1-b
4wer	06 1-6
3ps	15
3r	05
4actise	09
ad	02
4ecise	0-2
5fer	0-5
5sented	0-5
6s	1-2
7ure	0-6 1-a
5tty	0-2
4ice	0-h 1-a
7s	1-2
5mary	0-2
5ncipal	0-5
6t	12
7er	02
5orities	1-2
ase	0-4
5vate	1-2
4oactive	0-2
5bation	0-2
6lem	0-9 1-c
5cedure	1-2
6urement	0-2
5duction	08 1-3
5fessional	0-3 1-3
5gramme	12
7ess	0-3 13
5ject	0-6 14
5mise	0-2 1-3
9d	1-3
5perly	0-d 1-2
8ty	0-2
6osed	08 1-2
5spects	0-2
5tection	0-5
5ud	0-4 1-4
5vincial	0-2 15
3ublic	0-e
4ll	0-7 13
6ed	0-8
4mp	05 1-i
6ed	02 1-2
7n	0-2
6s	1p
4nctual	0-5 1-2
aity	0-5 1-2
4pils	02
4rchasing	0-a 12
4sh	1-2
4t	0z 1t
2qa	13
3c	0-5 13
3ua	1b
5lified	0-4 14
7ty	0-5 1-5
5n	0-7 1-6
6g	0-b
6h	02
5rrel	0-3
6ter	0-3
5t	0q 1-9
5y	0c 16
4e	02 1-6
5n	05 15
5ries	0-3
5stion	05
as	0a 1-2
5t	1-3
5ue	0-a 19
4ick	0-5
7er	0-8 1-2
7ly	0-g
5et	1-2
5t	0-2 1c
6e	0-5 1-7
4oc	0-3 1-6
4y	0-s
5en	0d 1-5
6t	0-7 1-4
2r	03
3a	0p 16
4c	0-5 1-2
5h	0-7 1-3
5k	05 17
6s	0-3
4dio	02 1-4
7logists	0-2 1-5
ay	0-2
4i	03 1-2
5l	0-6 16
6s	05
6way	0-2
5n	05 1e
4mp	09 1-a
4n	0p 16
5g	0e 16
5h	0d 1-7
5somware	09 1-2
4p	04 15
4t	0-w
5e	07 1-6
5her	05
4u	03 16
4y	0m 1-4
5s	0a
3e	0-3 14
4ach	1d
7ed	0-3 19
6t	09 1-2
5d	016 1-e
6er	0-2 1-3
8s	0-2
6ing	0b 1-8
6s	0-4 12
6y	0-7 15
5l	12
6ly	0-d
5son	0e
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
5ular	05 1-2
4lationship	02
5ease	0-2 14
9d	03 16
9s	19
5iable	0-2
4marks	04 1b
5ember	0-3 1-4
as	17
4newal	0-2
9s	0-3
4pair	0-5 1e
5eat	15
8ed	1-5
8ing	05 13
5laced	1-8
5ort	0-6 1b
8ed	0-8
8s	0-8 1-4
5s	0-5 17
4scue	05
5et	0e 1-3
5idents	0-8 16
5pect	0-c 1-6
6onsible	02 1-2
5t	0-b 14
6ore	04 16
5ult	0-4 1g
4tired	0-2
5urns	04 19
4venue	02 1-2
5iew	02
8ed	02
8s	1-2
4wired	02
5rote	0c 1b
3ide	0c
4eng	08 1-h
5t	0-2 14
4ght	0-6 16
4ng	0c 17
4se	05
3o	0-c
4ad	04
4i	0n 1-9
4llback	07
6ed	0-5 1-2
6s	1b
4mania	03 17
5e	0-5
4ng	0-6 1-7
4of	0-2 1-3
6s	0-5
5m	03 13
6s	0-3 1-3
4s	02 1-4
4t	07 17
5a	0-4 17
5ten	1-4
4und	1-2
5te	08 1-a
4w	0b 1-4
3pn	04 1-4
5s	0-c 15
3u	0e 1-8
4a	15
4bbish	0a 19
4le	0-j
6s	0a 1d
4n	0-7 18
5g	18
5ning	0-6 1-c
5s	0-3 1c
4oc	05 14
5i	0-d 15
5ng	1-2
5t	0-3 18
4sh	0-2
4t	0-d 17
3ésumé	0-3
2s	0-4 1-7
3a	0-2
4c	0d 12
5h	0d 1e
4fety	06 1-8
4ge	0c 1-3
4i	04
5d	0j
5ling	0-2
4lary	0-6 12
5e	0-5 1-8
6s	18
4m	06
5e	0-3 1i
5ples	0-5 16
4n	0-3 1-a
5g	0s 1-5
5h	0b 1-7
4o	0c 1-8
4p	07 1-b
4t	09 1-9
5urday	17
as	06 1-a
4u	07 11v
4ve	0-5
6d	1p
4w	0-d 17
5mill	02
4y	0-a
5ing	0c
5s	0-2 1-7
3cale	0c 1-3
5n	02
6ned	03
8rs	0-2
5re	08 1-2
7d	0-2
4hool	07 1-a
8's	0-4
8s	0-2
4rap	09 1-7
6tch	17
5een	06 1-3
8s	0-4 18
5ipt	03 15
8s	08
5um	1-2
4upper	0-3 1-2
3d	06 1-2
3e	0-7 1-j
4al	05 1-3
5rch	17
5son	0-3 1-3
8s	0-7
5t	0-3 1-8
6s	1-4
4cond	0c 1-c
8s	0-6
5tion	0-2 1-b
5urity	0-2 1-4
4e	1b
5d	02 1-4
6lings	0f
5n	0-5 1-8
4gmentation	09 1-2
4lf	0-2
4minar	02
4nco	02 1-2
5d	0-4 1-7
6ing	0-3 13
5ior	03
5t	0o
6ence	1-3
as	06 15
4p	0-i 13
5tember	0-c 19
4rious	1-4
5ver	05
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
5re	0n 1-7
7d	0-5
4e	0-b 1x
5'd	0-7 1-7
6s	0-8 1-6
5d	0-5 12
5ep	0a
6t	0-7 1d
7s	02 14
5lf	0a 1-h
4ift	0d 1-5
7s	0-3 1-4
5p	1-3
4oe	0-2 1-2
5p	1-6
6s	0-5
5rt	0b 1-6
7er	05 1j
5uld	0-p 15
8er	0-2 1-4
8n't	0c 12
6t	0-9 1-3
7ed	0-4
7ing	0-4 14
5w	06 1-5
6ed	0k 1-2
6ing	02
6n	0-3 1-8
6s	1-4
4ut	09 1-8
3i	0-d
4ck	0-6 1-8
4de	02 1-c
6s	0-2 1-6
4emens	0-2
5u	12
4gn	0-6
6al	03 12
6ed	0-9 1l
6ing	08
6s	0-5 1-4
4lent	05
4mple	1-2
7y	04
4nce	0-a 1g
5gle	1-2
4ster	1-5
4t	0w 1-c
5e	1-2
6s	0-5
5ting	05
4x	0-2 1n
5teen	0c
6h	0-6 16
6y	1-3
4ze	07 1-5
3kills	0-2 1-3
5n	0-a 1-2
5pper	0b
3lab	03
4eep	0-9 16
5pt	0-3 15
4ips	0-3
4ow	0-3 14
6s	0-7
3mall	0-2 1-f
7er	0-3 15
8st	05
4ell	0-3 16
7ed	04
4ile	0-4 1-3
3napped	02 14
3o	0h 1-4
4an	0g 1-4
5t	0f 1-8
4c	0-b
4i	0-7
5l	04
4ld	09 1a
4m	0m 1-2
5e	0-6 1-c
6body	0-5 1-3
6one	05 1-6
6thing	0-8 1-8
7imes	0-a
6where	1-3
4n	0g 1-3
5g	0c 1-i
4rry	02
5t	03 1-3
6ed	08 1-9
6s	1-2
4t	1-4
4ul	1-2
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
4o	1-2
5t	12
4ring	0-3 18
7t	0-2 15
4un	04 1-2
3ql	0-6 14
3t	0-2 1-7
4aff	0-6 16
5ge	06 12
5inless	0-4 1-3
6rs	04
5nd	0-7 1a
7ard	0-2
7ing	0-4 14
5rt	03 1-c
7ed	09 1j
8r	1-3
9s	07 1-2
7ing	1-4
7s	0-3
5tements	0-2 13
6ion	02
5y	0-e 1-5
6ed	0-5 1j
4eady	1-2
5el	0-2 1-8
5p	03 12
6s	09 14
4ick	03 16
5ll	0-7 1t
4ock	0-2 1-3
5ke	0-2
5ne	0-3
5od	0b 1j
5p	0-e 1a
6ped	0-b 1i
6s	0-2 14
5re	0-6 1-9
7s	05 1-4
7y	14
6m	0-2 1o
4raight	0-3 1-9
6nge	09
6tegy	0-5
5eet	1-2
5ict	1-2
6ng	02
5ong	0-9
4ubbing	02 1-3
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
3ua	0j 1-8
5t	03 17
4bbies	0-6
5mission	1-2
5stations	0-2 1-3
4c	0-n 1-a
5cess	0-3
5h	08 1-2
4lk	0b
4mmer	1a
8s	05 1a
4nday	0c 13
8s	1-2
5g	09
4oi	08
5t	0-3 15
4permarket	0-2
7visor	0-9 1-a
cs	0-2
5plier	07 1-8
as	02 1-b
7y	03 1-3
6ort	05 1-4
9ed	0-5
7se	0-2
4re	0-a 1-7
5face	0-3 1-5
5vey	0-6 1-2
8ed	03
8or	05 12
as	04
3wap	06 1-3
6ped	0m 15
4indon	0-2 1-4
5tch	08
8ed	05 1-4
4ms	0-7 1-9
3ynology	05 1-3
4stem	0-7 1-4
2t	03 1-2
3a	0-7 1-8
4ble	0h 1-5
7s	0-3
7t	02
4c	0f 1d
5h	0g 1-3
4g	06
5ged	02 14
4i	0-4 1-c
4ke	07 1-b
6n	18
6s	0-3 16
4lk	0-7 1-b
6ed	0c 1d
6ing	08 1-3
6s	0h 1-4
4m	0-i 12
4n	0-e
5g	0-6 1l
5ks	16
4o	1-7
4p	0f 1-g
5e	0b
5s	0a 1-3
4sk	0-6 1-6
4t	02 17
5too	0-2
4u	0-e 1-7
5ght	0k 1-f
4x	16
5is	1-2
4y	0e 1f
3e	0-f 1-2
4a	02
5ch	0-6
7er	0-5
9s	0-2
5m	0-12 1-l
6work	0-3 1-4
5r	02
4ch	0a 1-2
6nical	0-g
9ian	09
4ll	0-h 1-3
6ing	0-6 1-2
4m	0-8 1-3
5perature	0-5 1-4
6late	1-2
4n	0a 1p
5der	15
8s	07
4rm	0-4 1-4
6ination	0-5
6s	13
4st	06 1-a
6ed	07 1-8
7r	0b
6s	07
4t	0-j
4xt	0-3 1-5
3h	02 1-3
4a	0-3 18
5ch	0-3
5i	1a
5m	06 1n
5n	0-9
6g	0n 1b
6h	0-c 17
6k	0-a 1j
7ed	0-5 19
5o	06 1-2
5p	08 1i
5t	0-2 12
6's	0-l 1-4
5u	0-c 1a
5y	05 18
4e	013 1-2
5atre	05
5ir	0x 1-2
7s	0-8 1d
5m	0k
6selves	04 1d
5n	0t 1-d
5o	0u 17
5re	0-3 12
7'd	0-2 19
8s	0-o 1-7
6mometer	0-5 1-3
5se	0-2
5y	0-6 1i
6'd	1-4
7ll	0b
7ve	0-2
4i	0-g 1-2
5ch	0-f
5en	0-5 1-a
6t	1-6
6u	0-7
5ng	04 1-c
7s	0-9 12
6h	15
6k	0-u 1c
5rd	0j 1b
6ty	0-i 1l
5s	0-5
5t	0-3 14
4o	1-c
5a	0-2 1-3
6i	06 1-b
6ng	15
5i	0-d 1-b
5m	1-4
5ng	15
5rough	1-2
5se	0i 1-a
5ught	0-6 1d
6sand	0-2 16
4ree	0-2 1c
6sholds	0a 12
6w	0g 1-5
5ive	0-3
5ough	05 1-6
6w	1-3
7n	0-2
4u	0f 12
5a	1a
6n	0-6
6t	1-5
5c	0o 1-2
5e	06 1-4
5ng	0n 1w
5oc	0-3 1-c
6ng	0-q 1-4
5rsday	13
as	0-3 13
5yet	0d 1-4
3i	07 1c
4ch	1-2
5k	04
6ed	0-f
7t	07 1-9
8s	0-3 14
4de	0-4
5y	03 1-5
4e	1-4
5c	0-7 1-5
5m	1-7
5n	07 1-7
6g	1-3
5p	0-9 1-5
5t	18
5u	03
4les	02 1-3
5l	0g 14
4m	0-7 18
5ber	0-2 1-4
5e	0-o 13
6r	03 1b
6s	0-h
6table	14
4n	0-c
5h	0-i 1-m
4red	03 1-6
3o	13
4a	0-6 15
5n	0-5 14
4day	0-8 1-2
4gether	0-4 1-8
4ilet	0-7
8s	0-7 1-2
4ld	0n 1-3
5erances	1-3
4m	07 13
5ato	03
8es	02
5orrow	1-2
4n	0-3
5g	0-3
5nes	0-4 1a
4o	0e 12
5k	0o 1g
5l	0-8
6ing	0-3
6s	09 1-2
4p	0-4 1-6
4t	0-b 1-9
5al	1-4
7s	1-3
4uch	0-b 1f
7ed	1-2
5r	0-6 15
6s	0c
4wels	05 1-2
5n	0-4
3p	0-4
3ra	0a 18
5ch	0-a 1-5
6ing	1-3
5de	0-5
7s	0c 1-4
5ffic	0-2 1-4
5i	012 1-5
6n	1-2
7ed	0-6 1-6
8e	0h 1-4
8r	1-2
7ing	05
5lee	05
5m	0-3 1c
6s	08 14
5n	0-3 1-3
6g	1-k
6h	0-8 1-4
6sport	0-2 1-6
5o	0-5 1-2
5vel	1-2
5y	0e 1-4
6s	05 1d
4e	1o
5n	06 14
5o	08 1-5
4i	0-6 17
5bunal	0-2 18
5en	1-7
6u	0-a 1z
5nh	06 1-e
5p	19
6s	03
4o	1h
5i	0-d 1-4
5n	06 1f
6g	04 1-e
5t	0-4 13
5uble	0-2 1-5
4u	0-3
5a	0f
5c	0-a
6k	06 1-2
7s	03 1-5
5e	0-3
5ng	08 1-a
5oc	0l
6ng	0-d 1-5
5st	05 1-9
5y	0-2
6en	0-5 1b
4y	1-2
5ing	0-7
3u	0-3 1g
4a	0-4
5n	0b 1-5
4c	0-7 18
4esday	0e 15
4m	0-3
4ng	018 1-e
4oi	0-i 1-5
5ng	03 1-a
5t	04 18
4rn	07
6ed	1-5
4t	08
4yen	13
3v	05
3welve	0-2 15
5nty	15
4ice	08 1-6
5ns	0-b 1-2
4o	0l 1-2
3y	0-u 1-a
4pe	02
6d	06 1-4
6script	02
4re	0c
2u	1a
3buntu	07
3gly	03 1-4
3mbrella	02
3ncle	0-2
7's	0-7
4der	0-5 12
7pinning	0-3 1-4
7stand	0-6 1-2
9ood	0-3
4even	0-2
4g	0-9 16
4ion	0-5 1-4
5ts	0b 1-5
5versity	0-5
4til	0-4 1-3
3oc	02 1-2
4m	0t 1-3
4ng	12
4t	02 13
3p	06 13
4date	0-b 18
4s	1-3
5et	1-2
3s	0-p 16
4b	07 15
4e	02 1g
5d	0-k
5rs	02
5s	16
4ually	0-7 1-4
3t	04 1-2
4e	1-3
2v	15
3a	0i
4ccine	0-2
5h	02
4i	0-6 13
4lve	08 1-2
4n	04 1i
5g	05 1-2
5s	1-2
4o	0q 1-j
4p	0-2
4t	0-9 1-a
4y	0-d 13
3e	07 1-d
4eam	03
4ndor	0-2
8's	08 1-3
4rsion	0-2
5y	0-a 1-e
4t	0-7 12
3i	0-3 1-r
4deo	07
7s	09 1-2
4ec	0-q 1-d
5m	0-2 1b
5n	0-4 1-c
5t	01m 1-o
6namese	03
5w	1-2
4nh	0-b
4sit	0j 1-2
7ors	0-6 1b
5ual	1-2
4t	03
3lan	03
6s	0-6
3o	07 15
4i	0e 1-9
5ce	0-2 1-3
4lunteer	0-5
bs	0-4
4n	04
5g	0n 1-d
4te	0-4 1c
3pn	1-5
3u	0-2 1-b
4a	0a 1-k
4c	12
4i	0-8 1e
4ng	0-a 1-5
4on	0q 1-6
6g	0-3 1-8
5t	0-8 1c
2wages	0-4 14
5on	0a
4it	0e
6ed	0c 14
6ing	0-f 1k
4lk	09 1-8
6ed	03 1a
5l	06 1-5
6s	0-4
4n	06 1-2
5t	0-o 13
6ed	0-m 1-l
6s	0-3
4rd	1b
6s	02
5ehouse	0-7 1-6
5m	18
4s	0-14 1-9
5h	0b 1-3
5n't	0-b 1-3
5te	05 15
4tch	0g 1-2
7ed	04 1-5
5er	0-a 1-9
7ed	06 1-5
4y	0-4 1-b
5s	03 1-2
3e	0-10 1f
4'd	0-a 13
5re	0-9 13
5ve	08 1-6
4ak	1-2
5r	18
5ther	04 17
9board	1-3
4b	0-5 1-2
5site	0-5 1-3
4dding	0c 1-2
5nesday	0-4 1f
4ek	011 1g
6end	0-2 1-4
9s	06 1-2
6ly	0-5 1-2
6s	02 18
4ighed	07
7t	0-2
4lcome	0-2
5ded	02 1-2
5l	06 1-4
4nt	0b 1o
4re	0-9 15
6n't	0-4 1-6
4t	1-2
3hat	0v 1-z
6's	04 1-5
6ever	1-6
4en	0-2 19
6ever	0-3 1-2
5re	0m 1-a
7's	0-2 14
5ther	0-3 1d
4ich	0o 1d
5le	07 1c
5te	0-4 1b
4o	0i 1-3
5'd	0-f 1c
6s	03 1-5
5ever	06 1-3
5le	0-d
5se	04
4y	0-4 1-9
3i	0b 1-2
4dow	0-3 1f
4fe	0-4
4ll	04 1-g
6ing	0-2
4n	1-2
5cc	0-2
5d	1-2
6ow	02
8s	04
5ter	0-b 16
8s	0a 14
4re	1-7
4th	0-4 1-6
6in	0-2 1i
6out	0-l 1v
3on	0-8 1-8
5't	05 1-5
5der	0-3
4oden	02
6work	02 13
4rd	1-3
6s	0-k 12
5k	0-h 1-6
6book	05
6ed	0-i 1-a
7r	0-4
6ing	0-8 1d
6place	0-2
6s	0-5 1g
7hop	08
5ld	0-2 1-2
5st	07 1-8
4uld	0m 1-4
7n't	0-4 19
3rite	0o 1-c
6ing	14
6ten	0-9 1-2
4ong	0-9 1-2
5te	011 1-3
2x	0b
3a	04 1-h
4c	05
5h	05
4i	18
4m	0-7 17
4nh	0-5 14
4u	0-5 14
4y	06
3e	0i
4m	0v 1-k
4p	0m 1-2
3i	09 1-3
4n	01k 1-m
4t	03 15
4u	0-3 1-2
3o	08 1g
4a	04 18
5y	04
4m	0-9 1-3
4n	0-3
5g	02 1y
4p	08 1c
3u	0-8
4a	0-6
5n	0-6
5t	0i 12
4c	03 1-4
4ng	0-2 13
4ong	03 1d
4yen	03
3y	02
2y	0-7 1-4
3ard	05 1-2
3eah	1-3
5r	0-q 1j
6's	04 1-4
6ly	03 16
6s	0-y 1-e
4llow	03 1-3
4n	0-8 14
4s	0c 1-9
4t	0-8 1-2
4u	0-2
3ou	0-11 1-w
5'd	0-7 1-4
6ll	1-2
6re	0-4 1-3
6ve	0-f 1-7
5ng	0-7 1-7
5r	05 1-k
6s	0-3 13
2zalo	03 13
3ero	04 16
1g=ahead!	0-a 1-5
8#	02 1-3
9%	0-4
8:	1-7
8;	0-3 16
8?	0-3
8SELF	0-z 1o
c'd	01d 1b
dll	02 16
dm	0-r 1d
dve	0-j 1c
8a	0-6 1-5
9bout	0-d 1-8
9ccident	03
bount	0-2
fs	0-2
9fter	06 15
9gain	0-g 1g
dst	0a 1-4
ao	1-2
aree	13
9head	0-7
9i	0b 1-9
9ll	0-4
aone	0m 19
cg	05
dside	08
aready	03 1-2
aso	1-5
aways	0-4 1-6
9m	0p 1f
aendments	0-3
9n	07 12
ad	05 1-5
anex	0-2
aswer	03 1-2
ay	0-4 1c
bone	16
bthing	0-7 1-5
bway	0-6
9o	0b
9p	0-a 12
aart	07 1-3
aril	0-2
9rchive	0-3
ae	0-a 14
aound	0-3 17
9s	0-g 1-2
ak	0o 1-6
9t	0-a 1-4
atitude	0-2
9utumn	0-7 14
9way	02
8b	0-3
9a	0-7 16
ack	03 1g
cup	0g
ad	0c 1-4
am	1b
an	0-2 1-f
bg	09 1-7
ao	0k 1l
asic	0-2
at	07 1-a
ay	07
9e	0-m 1-2
acause	02 12
ad	0-2 1b
bs	0-2
aen	0-9 17
afore	04 13
agin	09
ahind	1-2
aing	0-5 16
alieve	0-7 1-5
an	1-b
bh	0-6 1-3
aside	02 12
bt	0-2 1-2
atter	0-c 14
9i	0-8
ads	0-4
aen	0-5 1-4
bt	0-8 112
bu	05
aggest	1-3
ake	0-2
anh	06 1-3
at	05 1-5
9lue	0-3
9me	02
9o	0-5 1-2
aard	0-3
am	0-7 1b
an	05 12
bg	19
aok	0-5 1-2
ced	0g 1-3
arn	0-3
ath	02 15
ax	0-2 15
bes	0-2
9reakfast	02
aing	04
aoken	02 14
9u	0-3
aa	09
addy	0-5 1-2
bget	0-6
aild	05 1-2
ding	0-2 17
dxact	0-7
aoi	0g 1-7
ap	1-5
as	14
at	0-e 1-5
9y	0-5 1p
8ca	05 1-4
ac	04 1-3
bh	03 1-4
ai	0p 1-b
all	0-e 1d
ced	0-6
cs	0a
am	0-8 1a
be	0-f 1-5
an	1-b
bh	1-3
ao	04 1c
ar	03 1-3
bd	06
cs	0-6 15
beful	0-6
au	0-7
bse	0-7 1-4
ay	0-3 1-8
9cna	1-2
9ertificate	1-2
9hac	0-d 1-4
bir	1-2
bm	05 1-2
bn	0-2
cce	0-2
cge	03 1-3
es	03 15
ding	0-5
by	0-7 1-e
ae	02
bck	0k 1x
ded	0-b 1-7
ding	02 15
ds	1-3
bp	07 19
aia	05 1-3
beu	02
bld	0-2 14
dren	06
bn	05 12
ch	0a 17
bu	06 19
ao	0-2 1-9
bn	05 15
cg	0-4
bt	02 1-2
aristmas	0-3 17
aua	0-9 1-b
bng	1-2
bp	04 12
brch	0-3
byen	09 12
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
ai	0h 12
alleague	09
dge	02
ame	0-g 1a
cs	0-8
bmunication	08
bpany	0-9 1-4
claints	0-5 1-3
ancerns	0-4
bg	0-9 1-d
btract	0-3 1-2
gs	0-2 1-2
arrect	02 16
auld	03 13
bncil	1-2
ct	03 14
dy	02 1-2
bple	08
brse	0k 1-6
9poms	0-3
9redits	0-7 1a
bws	02
9u	1-8
aa	0c 1f
ang	05
aoi	02 1y
bn	05
astomer	16
gs	0-2
at	05 1-2
au	02
9v	0-9 1-2
8d	04 1-2
9a	0i 1-7
ai	08 1-2
am	19
an	05 1e
bg	0i 1-6
bh	0d
ao	0-3
ap	0-2
at	0-9 14
be	0-3 16
au	0u 1-c
ay	08 1-9
bs	1-8
9e	0k 1-2
aad	0-4 1b
alivery	02 15
am	02 1t
an	0-6 12
apartment	1-2
bot	1a
asigner	1-2
9i	0s 1-a
ad	0-p 12
bn't	0-a 1-2
aem	0e 17
bn	0-b
bu	04 17
afferent	0-3 1-2
cicult	04
anh	0c 1-7
arector	1-7
au	0-7 1d
9o	0l 1r
aan	0-3
ac	0b 1-3
aes	0-5 1-4
ai	0-8
an	0-6 1-5
b't	1f
be	0-f 1-2
bg	0-8
aor	1-3
at	06 16
awn	03 14
9raft	05
bw	08 1-3
cing	05 1-2
fs	05
aive	09 16
dr	0j 1-b
es	0a 1-2
ay	1-5
9sl	0-c 1-3
9u	0m 1-6
aa	04 1-2
ang	07
aoc	0-v 1r
bi	0-5 18
bng	07 16
aty	04
8each	0p 1-9
arly	03 15
9ducation	0-2
9ight	03
9nd	0-b 1c
aglish	0-3
aough	0-2 1-4
ater	04
9ven	05
cing	07
fs	02
bry	0-f 1-9
dbody	0-6 1-2
done	0-7
9xcel	0-3 14
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
dry	0-2
br	0-a 13
9rame	0-4
dwork	0-2
aee	04
aiday	0b 13
es	03 15
bend	0-2 1-3
aom	0-o 1b
9ull	0-6 1-3
ature	0-3
8gan	1-9
bg	0-3
ap	0-c 1-6
ates	05 1-2
9erman	0-5
at	0n 14
bs	14
9he	0-8
bp	0b 1-2
ai	0-8 1-4
9i	0n 1-7
aa	03 13
bm	0-4 17
bn	14
bo	0-5 1-3
by	15
ao	0-f 1-d
bi	0-2
bng	1-3
au	07
ba	1-2
bong	05 1-2
ave	0-6 14
9o	1-4
ac	09 1-2
aes	02
ai	17
bng	14
am	08 1-2
aod	0-5 17
cs	0-2
ap	03 1-2
at	0-i 13
9rass	04 1-2
aeat	1-3
ben	0-6
aid	0-8
aound	0-g
bw	0-3
cer	0a 1-3
9t	1-2
9uests	02
ai	0a 19
8hach	0-4 12
ad	0-5 1-5
ai	0f 16
alf	07 1-5
an	0-5 1-2
bdling	04 1-2
cover	0-3 14
bg	08 1-6
bh	02 1-2
arbour	03
bd	0-3
as	0-7 1-2
ave	0-5 1a
cn't	0-8
dt	0-5
ay	0-4 1-5
9e	0p 1-6
aad	02 12
blth	0-3
br	0b 19
cd	0-2
ct	0-7 1-3
alp	0-3 17
ar	0-9 14
be	0-5 1-3
bs	13
at	0-5
9iem	0-5
bn	08
bu	07 15
am	1e
as	02 1-2
at	0-g
aves	06 1-5
9mi	0-5
9o	0-c 1-5
aa	0-a 1-4
bch	18
bn	0-6 1-3
ac	02 1-8
ai	04 1-f
ald	02
am	17
be	0i 1-4
an	14
bg	0-3
ap	0-2 1-5
be	04 1-6
aur	06 1-3
cs	0-5 1-3
bse	0-2 12
aw	07
9undred	0-4
aong	05 1-2
ayet	0-a 1-2
bnh	04 12
8ich	0-c
9d	0f
9f	06 115
9mportant	0-6 1-2
bression	0-4
9n	0-a
aduction	0-3
aside	0-6
bolvency	0-2
ato	0-8 1-3
9s	0-l 1-8
an't	0-6
9t	0-i 1i
a's	0-8 1a
as	12
8job	0-b 14
bs	0-6 1-4
9une	0a 19
ast	0-d 1-4
8ke	08 1-2
aep	04
cer	03
cing	0-3
cs	05 1-6
am	02 1-3
apt	0-6 15
at	0-4 1-2
ay	1-3
bs	06 1-2
9ha	0-8
bc	0-4 19
ch	14
bi	0-5 1-2
bn	04
ai	0-c 1e
beu	0-2
ao	0-8
ba	08 1-5
cng	0-3 1-2
bi	0-2 1-3
bng	0-m 1m
au	0-2
bng	04 16
9ia	03 1-3
ads	1-2
aem	0-9 1a
bn	0-7
bu	0-3 14
alnware	0-2
anh	0-a 1-3
ap	03 12
9now	0-5 1u
cing	0-3
9ubernetes	0-3
9y	0-3
8la	0-11 19
ai	07 12
am	0-a 1-7
an	0-c 1-8
bg	0-4 1-2
ap	07 1-4
ast	07 13
ate	0-3
au	1-4
aw	0-2 1-3
byer	0-4 1-3
ay	0e 1-4
9e	06 14
aad	04
bked	0-4
brn	0f 1-4
ded	0-2
bst	0-3
bves	0-2 16
aft	0-2 1a
agal	0-5
an	0-6
bh	0-6
ass	0-b 1d
at	1-2
bter	0b 1-2
es	1-2
avel	09 1-7
9iability	0-3
acence	03 1-2
bh	0b 1-2
aen	0c
aft	02
ake	0g 1g
ane	05 1i
ast	0b 19
cen	0k 1-2
attle	0-2 17
ave	02 1-3
cd	0-2
9o	0-9 1-7
aai	0-4 1-2
ac	03
ag	0-3 1j
bged	0-8
bin	05
bs	17
ai	03 1-5
ang	0-3 1-3
aok	09 1c
ced	0-3
cing	0-2
ap	0c 16
at	0-a 12
9uat	0-3
ac	0-c 1-a
ai	14
aon	0-c 1-4
cg	0b 1n
au	08 1-2
9y	02 1-3
8ma	0-l 1c
achine	0-3
fs	08
ade	0-3
ai	0-4 1-3
akaton	04 1-3
be	0b 1-3
an	1-2
bager	0-c 1-2
fs	0-7
bg	04 16
bual	03
by	0-3 1-7
ap	0d
arch	0-3 16
at	0-6
bch	06
be	02 1-2
au	1-5
ay	0i 1-b
9e	0-5 1h
aan	0-2
aet	06 1-2
am	0-b
bber	0-6
antor	0-2
9ien	02
andset	1-3
be	16
butes	0-a 14
assed	0-5 12
cing	0-6
atsubishi	0-6
9o	1-2
adel	0-3
ai	0-4 12
an	0-2
bday	0-5
es	0-2 1-4
bg	0-a 17
bth	0f 1w
ds	0-b 1-8
are	1i
bning	03
ast	0-5 1-3
cly	0-2 19
at	06 1-8
bivated	0-2
aved	05
9ua	03
ac	07 18
bh	06 1-2
aoi	0b 1b
bn	0-8 14
9y	0-z 1m
aself	0-7 16
8nai	0-8 1-2
ame	02 1-3
cs	0a 14
an	0-7
bg	0-5 1-5
ao	012 1-4
au	0-6 1-2
ay	0-5 1-2
9earest	0-8 1-7
aed	0-8 13
cs	0-4 1-7
agotiate	1-2
an	0c 1-5
at	03
au	0-5 1a
aver	0-7 1-9
aw	0-5 1-2
axt	0-4
9gai	0-5 1-3
bn	13
ch	0-4
by	0i 1-5
ahe	0-2 1-4
bi	0-b 1-3
cem	0-6
aoai	03
bi	07 1-a
au	02
bng	0-8 1-d
boi	04
9ha	0-g 1-2
bc	03 13
bn	0-6 1-9
ch	0-9 1-4
bp	0-5 1-9
bt	0-c 1-d
bu	0a 1-3
aiem	0-2 1-6
ct	0-5 1-2
cu	0-3 1-3
bn	16
ao	08 1-c
bm	07
au	0-b 15
bng	0-d 1-2
9iem	0-2
aght	0-2 16
ds	02
ane	19
9o	0-k 12
abody	0-7 13
ai	0-r 1-4
aon	0-2
arth	0-3
at	0-i 1-8
be	16
bhing	0-4 1b
bice	03 1-2
aw	0-2 15
9ua	0-a 17
aoc	0-4 1-b
arsery	06 1-5
8o	0-c 1-9
9f	03 1i
af	0-b 1-3
9k	16
aay	0-4
9ld	06 1-6
best	03 1-3
9n	0-b 1d
ace	05 1-5
ae	0n 17
bs	09 1-2
ag	03 1e
aline	07 1-2
by	1-2
9pen	03 1-3
aportunity	0-3
9r	1-3
ader	0c 1-4
aganised	0-4 1-2
9ther	16
ds	04
9ur	0-h 14
at	0-a 1c
bside	0-9 1-4
9ver	0-5 12
9wnership	0-5
8p	04 1-3
9aid	1-2
aper	06
arents	06
bt	0-9 13
ay	05 1-3
bslip	02 16
9enalty	0-6
bcil	04 1-2
aople	0-b 1-3
arcent	0-c 14
bson	0-4 12
9ha	0-3
bi	1k
bn	0-d
ch	0-3
bt	0d
ai	06 1-2
beu	09 14
aone	03 12
cg	04 13
au	0-2
bc	0-2
bong	09 16
bt	03 1-6
9ick	08
cers	0a 1-4
9lace	0-3 1-2
bn	16
cs	0-2
ct	0-2 1-2
bsterer	0-7
aumber	0-c 1-3
9ositive	0-2
bt	0-2
9ractise	07
aice	0-7
aobation	0-2
clem	0-3
bcurement	0-2
bject	1-2
bmised	03 1-2
bperly	0-4
9ulled	0-c
amp	09 1-7
cs	0a 1a
archasing	0-f 14
at	0a 1c
8qua	0-j 1-3
blity	12
bn	0-3 1-3
by	0-h 12
aen	0-3 1-4
bstions	07 12
aickly	0-g
bet	03
ay	12
8ra	02 1-7
amp	0-4
an	0-4
bg	0-7 1-2
bh	0c 1-4
at	0-6 1-2
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
bt	0-5 1-4
9ide	0c
aeng	0-2 1-5
aght	0-b 1-3
ang	19
9o	0-n 1-4
ai	1-2
aom	03 1-2
ata	0-3 15
aund	0-2 1-4
bte	04 1-3
9u	05 1-4
aa	04 16
ale	0-c
cs	02 1-2
an	1-a
bning	0-j 1-8
at	0-2 14
8sach	08 1-2
afety	02
ai	17
ale	0-3
ame	03 16
an	02 1-3
bg	0f 19
ao	05
ap	06 1-2
at	0-h
au	05 1g
aw	1-3
ay	04
bs	0-4 1-3
9chool	0-6
9e	01b 1j
aason	0-3
acond	06 1-9
burity	02
ae	18
bn	0-4 1-3
aminar	02
and	08
bior	04 14
bt	0-4 12
at	1-7
btle	0-4
9hadow	04 1-4
ae	0-6 12
b'd	0-8
cs	0-7
bd	0-5
bet	1-3
ds	03 15
blf	02
aift	0b 1-4
aops	0-5
brt	0g 1-3
buld	0-8 19
bw	1-2
aut	05
9i	0-b 1-3
ade	0-5
agn	1c
cature	0-2
ced	14
ance	0-2 1-c
bh	03
at	0d 1-8
be	04
cs	02
bting	07
ax	0-5 18
bth	0-6 17
9kipper	0c
9leep	0-9 16
aows	02
9mall	02 1-5
aile	0-2
9o	08 17
aan	02
bt	04 1-2
ac	0-3
ame	1-5
cbody	07 1d
cone	0a 1-4
cthing	0-6 1-4
ang	06 1-3
art	06 1-2
9pare	02
cky	0-7
aeak	03
ding	0-2
bech	0c
9ql	0-4 15
9taff	02 15
bnd	05 13
dard	0-2
brt	0f 1-4
ds	0-2
by	0-3 1-3
aill	03 16
aop	0-i 1a
cped	0-7
bre	02
audy	03
9u	0-9 1-4
aa	08 1-2
ac	0-5 1-3
applier	04 1-2
cort	06 1-2
are	0-7 1-6
9wap	06 1-3
9ystem	0-2
8ta	1-4
able	04
ach	09
ai	0-4 1-c
ake	0j 1-9
cs	0-7 12
alk	0d 1-5
am	0-4
an	06 1-2
bg	06 1d
ao	0-3
ap	0b 1-7
ask	0-4 1-4
at	0-2 17
9e	0-3
aa	02
bch	05
bm	0-f 1-b
br	02
achnical	0-f
all	0-4 16
an	0f 12
bders	0-5
armination	0-5
ast	0a 12
9ha	04
bm	03 12
bn	02 1g
cg	0k 18
ch	05 1-4
bt	0-2 1-b
c's	0-a 1d
by	05 1-3
ae	0g 1-8
bir	0f 1-3
ds	0-6 15
bm	0-6
bn	0e 1-4
bo	0n 1-4
bre	1d
d's	0-i 1-2
by	1-f
c'll	0b
ai	0-c 1-6
bch	0-2 14
ben	0-2
ct	0-2
cu	03 1-6
bng	06 1-4
ds	0-5 15
ck	0-5 13
brd	0g 1f
cty	0-6 1c
bs	06 1-2
ao	0-3 1-3
bi	0-7 1-2
bng	0-2 1-2
bse	06
aree	0-6 16
bough	1-3
cw	1-2
au	0j 13
bng	08 1p
boc	06
cng	02 1-7
9i	09 1e
acket	0-3 1-2
aen	0g 1-5
cg	0-3
bp	0-3 1-2
bu	0-5
all	0-6
am	03
be	0-2 1-4
cs	0-6 19
an	0-2 16
bh	15
9o	09 1g
aan	1-7
aday	07
agether	03 16
ald	0-f
am	1a
an	02
ao	0c 1-7
bk	0-c 1-4
bl	0-3
cing	0-3
cs	03
at	0-2
aur	0-4
9ra	07 14
bch	0-6 1-2
bde	0-4
bi	0-4 1-9
cn	04
ded	0-3
bm	0-f 1k
cs	0a 1-2
bng	1-8
ch	0-2
bo	0-4
aen	0a
ai	06 1-2
ben	0-2
bnh	0-5 1-5
aong	02
auc	0-a 1-2
be	0-3
bng	12
boc	06
cng	08 15
ay	05
9u	0-x 17
aan	0t 13
ang	0m 1-2
aoi	0-2 1-2
arn	07
ayen	13
9wice	0-d 1-2
ao	0-3 1-9
9y	0-c 1-9
8under	03 1-2
dstand	0-2
9om	04 1-2
9p	15
9s	0-i
ae	05 1-3
bd	0-a 1-2
aually	0-7 1-4
8va	0-9
ai	05
alve	08 1-2
an	0a 1-5
bg	03
ao	0b 13
ay	0-f 1-3
9e	0l 1-5
aeam	03
ary	0-6 1-2
at	0-8 1-2
9i	08 1-3
aec	0-7 1-a
bn	0-a 1-3
bt	0a 1-8
asit	02
dors	0-6
9lan	03
9o	06 16
ai	0c 1e
ang	09 1-5
9u	07 1-6
ai	0-2
aon	0-2 13
bt	0-6 12
8walk	0a 1-2
ant	0-8 1g
ard	02
as	0-s 1-7
bn't	0-7
atch	05
ber	0-6 1-5
ay	0-2 1-6
9e	0-n
a'd	05 14
aek	0u 1-6
cends	07
cs	05 1c
aigh	04 14
all	0-4 12
ant	0-a 1-2
are	0-j 13
9hat	0j 1-6
c's	05
cever	04 1-2
aen	0-n 112
bre	04
bther	0-3 1d
aich	0f
ao	0b 1-b
b's	1-2
bever	05 1-3
9ill	0e 1-6
cing	0-2
ancc	0-2
ath	1-9
cin	03
cout	0-4 1p
9on't	1-2
aodwork	08 1-2
ards	0-d
bk	0-6 1-3
cing	0-b 1f
cs	0-e 1c
auld	029 1x
dn't	05
9rite	0u 1-7
cing	14
cten	0-f
aong	0-b
bte	0-l
8xa	08 1-3
ai	07
anh	0-4 13
9e	0-3 1-2
am	05 16
ap	0-5
9in	015 1-5
9ong	08
9uat	0c
aong	0-o 16
ayen	0a
8y	1-5
9ard	07
9ear	0-7 1-4
c's	07 1-2
cs	0-s
an	12
as	08 1-2
at	0-2
au	0-2
9ou	0-f
b'll	03 1-2
cve	0-8
br	0i 1-8
cs	0-3 13
8zalo	0-3
3person!	12
9#	0f 1-k
a%	07 1l
9?	0-4 1-2
9SELF	0-d 1-l
d'd	0-6 1-9
em	0-c 1-e
eve	0-m 1-b
9a	0c 1-a
about	0-4 12
cve	0-3
accountability	0-2
gs	09 1-3
advert	0-3
after	0b 1n
again	17
est	17
bency	1-2
ai	1-2
alarms	0b 12
bl	0f
bso	1-3
bways	0-2 1-4
am	0-c 1-4
an	09 19
bd	0-4 1-8
bywhere	0-3
applications	02
craisals	07
dentice	04 1-3
js	04 1-4
are	04
bmy	0f
bound	0-2 17
as	06 1-9
bked	1e
bsistant	0-2
at	0q 1-5
authority	0-2
cistic	06 1-2
award	0-2
9b	0-8 1-7
aa	0s 1-5
bck	13
bi	08
bke	0c
dry	0f 14
bn	03 16
cg	0-8 1-3
ch	07 1-2
ck	0-2
bo	0-6 17
bsically	0-2
bt	0a 1a
by	08 16
ae	0-7 1-9
bcame	15
duse	0n 1-5
bd	0-2
ben	0-e 1-7
cs	0g 1v
bfore	05 13
bgan	07 18
bhind	06 1-2
bing	02
blieve	0-6
bn	1-d
ch	0-3 1-2
bp	06 15
bst	0-4
btter	0-2 1-3
ai	05 1g
ben	05
ct	06 13
bg	06 1-2
cger	1-2
bnh	1-3
cs	0-6
brmingham	0-3 1-2
cths	0c
bt	1-5
ao	15
bard	0-3 12
ct	1a
ds	18
bc	02
bm	05 1-6
bn	09 1-2
boks	05
brn	02
bss	14
bth	0-2 1c
arings	0-4 1-2
bother's	02
cught	13
bunswick	0-3 1-4
auffet	1-2
bilding	0-2 1-2
bsiness	0-2 1b
bt	0-4 1-4
byer	0-3
ay	05 17
9c	0-3
aa	0a 13
bc	0-4 1-3
ch	0-4 1-4
bi	0-e
bll	07 17
ded	0-2 12
bm	0-5 14
ce	0-4 1h
dra	06 12
bn	0-6 1-5
ch	18
bo	04 1-3
bp	0-8 14
br	0-6
cds	03 1-2
ce	0-2
dd	0-f
bses	12
ctings	0-2
by	02 1-2
aentre	04 1-2
brt	02 1-5
dificate	0-6
ahain	0-3
cllenge	1-2
cm	0-3 1-3
cnged	03
co	0-2
crt	05 13
cy	0-8 1-a
be	03 1-2
cck	0-3 1-3
eed	04
bia	1-4
cen	0-5
du	16
cldren	0-2 1-2
cna	07
dh	0-2 1-2
cppy	0-2
cu	18
bo	0e 1-8
ct	07
bua	0-a
cng	0-4 15
cong	02 14
cyen	06 1c
alass	1-2
bean	03 14
crk	0-3
binic	0-3
fs	0-2
bosed	03
bub	0-4
aoi	14
blleagues	1-2
ege	02 1-4
bm	03 15
ce	0-9 14
cpanies	07 1-2
fy	0-c 1-3
dlaints	05 12
bng	1-d
ctract	13
hs	0c
brner	02
buld	0-3 1c
cnter	0-8
ey	02
crier	0-4
dse	03
bver	02
cid	0-3 1-4
arane	0-4
bew	06
boss	1-2
au	0-4 1a
ba	0-m 1-8
bng	1-2
boi	06 1-3
cn	14
bstomer	04
hs	04 13
fs	07
bu	0-8
9da	0-a 1-5
bd	0-3
bi	0-3 1-6
bm	15
bn	02 1b
cg	03 1-c
ch	17
bt	14
bu	0-6 1-2
by	07 1c
cs	15
ae	0-7 1-2
baf	02 1-2
bbt	04 15
bcided	1-2
cks	07 1-3
bgree	04
bliver	05
bm	0b 1-2
bn	09 13
bpartment	0-2
bsign	0-4
ck	0-7
bu	0-4
bvices	09 1-2
ai	0-5 1-7
ba	0-2 1b
bd	017 1d
bed	02
cm	0-b
cn	02
cu	0-8 1-2
bfficult	0-3
bnh	1-4
ao	03 1-4
bc	07 1-2
cklands	05
bes	0-3
bi	1-5
cng	0-4 1-2
bn	06 15
ce	0-3
cg	0b 12
bor	0-2 1-2
ds	0-4
bwn	0-4 13
arains	13
cw	02
ding	03
bive	0-3
er	0-2
bove	0b
au	0-3 1-2
ba	0-2 16
bc	0c 13
bng	0b 1-7
cmarra	0-6
boc	0-2 18
ci	03
cng	0-5 17
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
avening	0a 1-4
gs	06
cry	0-3 1b
ebody	0-2 1d
ething	0-4
axactly	0-2
bcited	1-2
btensions	0-3 1-4
9fair	0-4
bmily	0-4 1-2
brm	0-3
ds	02
bther	0-e
aeb	0-3 1-4
bll	0-2 1c
bw	0-2
aield	06
ble	05
bnd	08
cished	03
brewall	03
cm	1-3
cst	0-i 15
bsh	0-5
bt	0-2
bve	0-6
bxed	0c
aolk	0b 1-2
bod	1-3
ctscray	0-3 1-2
br	0d 1-4
cmwork	05
ctnightly	07 1-2
dy	1-3
bund	05
eed	0-2
cr	08 1c
arames	1-2
ework	0a
biday	04
cend	1-2
bom	0r 113
cnt	0-2
byers	03
aundy	0-5
9ga	04 14
belport	02 1-3
bn	0-5 1-2
brage	02
bs	0b
adańsk	0-4
bynia	0-4
aeneration	0-3 1-2
bt	0-3 1-3
cting	02
ahe	0-2 1-2
bi	02 15
ai	0-b 1-3
ba	1-4
ci	0-3 15
cm	0-6 16
cn	0-2 12
dg	0-2
co	0-8 1a
cy	04 1-2
bo	07 1g
ci	04 13
brls	0-2 1-3
bu	0-3
ca	0-9 1-3
cong	1-2
bve	0-3
alue	02 1b
ao	03
bc	02
bi	09
cng	1-3
bm	04 15
bne	0-8
bod	0-3 1-6
bt	06 1-3
apa	0-2
arade	0-3
beat	0-2 1-4
cw	1-7
bow	0-3
aui	05
cde	02 16
9had	18
cn't	06
bi	03
blf	0-8 18
cl	0-5 1-4
bmburg	0-2
bn	0-3 1-3
cd	0-2 1-7
dled	0a
ds	0-6 1-2
cg	0-4 13
ch	04 1-2
brd	1-2
bs	0-8 1-9
bu	02
bve	06 1-6
by	08 17
ae	0-4
bad	0-4 1-2
clth	0-5
blp	0-2
br	07 1-5
ce	0-8 1-4
bt	0-4 16
aien	03 1-2
bgh	05
bm	0-5
bre	1a
ao	0-5
ba	1-a
bc	0-7 13
bi	0-n 15
bme	0-2
bn	1-f
cest	0-2 1-2
cg	15
bp	09 1-2
ce	0-4
bspital	13
hs	0-3
bur	0-3
ds	0c 1-2
cse	05
ding	0-2
bw	02
aue	05 18
bndred	0-4
cg	0-5 1-5
bong	05
by	02
cen	0b
9if	0-3 1-2
all	04
am	0-3 1-4
an	0-6 13
bside	0-2
bto	13
bventory	0-2
coices	12
apass	06
as	0-g 1-d
at	04 1-f
b's	0-5 1-5
av	0-2 1-4
9january	06 1-2
aob	0-9 1-5
cs	0b 1-8
bined	05 1-2
er	02
burney	0-2
aust	0-6 12
9kcn	0-2
ae	15
bm	15
bo	06 18
bpt	0w 1u
bt	0-2
by	06 1-2
aha	0-2 1-2
cc	0-2 1-5
dh	0g 12
cng	0-4
cy	09 1-2
bi	07 17
boa	0-9 1-2
dng	15
ce	0-2
ci	16
cng	1b
bu	06
aids	0-2 1-3
bem	04 12
bnh	0e 1-2
bp	1-2
btchen	03 1-2
gs	04
anees	1-2
bow	0-4 1-2
aorea	07
ay	02 12
9la	0-p 1e
bd	05 1-2
cies	0-3 1a
cs	05 1e
bi	0-3 1h
bm	0j 1-c
bn	1-2
ce	09 1-3
cg	0-3 1-2
bp	05 13
bst	02
bt	16
cer	04
bundry	04
aead	0b 1-3
ding	0-2 1-6
crnt	06 1-4
cve	04 1-3
bd	04
beds	0-3
bn	06
bvel	0-5 1-6
es	0-4
aibrary	02 18
bcence	0-8
ch	03 16
ben	0-8 1-2
cu	0-6
bke	0-d 1-9
bnen	04
bst	0-6 1-4
ds	04
bttle	04
bve	0-3
ao	0u 1-4
bai	04 1-2
bc	02 1-2
bi	0a
bng	0-9 1-5
bok	0-3
ded	03
ding	0-5 1-2
bp	0-6 12
bt	0-2
auc	07 1-5
bon	0-3 1-4
dg	08 1-8
ay	0-8 1-2
9ma	0-b 1-6
bde	0a
bi	1-4
bke	04
ds	0-5
bn	0-5
cg	0-3 1-5
cy	02
bps	02
brried	0-3
bt	1-2
cernity	02 1-2
bu	1-4
by	1n
ae	0-f
basured	02
bchanical	0-5
bdical	09 1-2
bo	0-2
aillion	0-2
bne	1-4
ch	0-5
cutes	0-3 14
ao	0-5 1-5
bc	0c
bi	04 13
bng	0-6 1-5
cth	13
ely	07 1-2
bre	1-2
cning	0-b
bst	0-2
dly	03 1-7
bt	04 1a
cors	0-2
bved	0b 1-4
aua	1l
bc	04 15
ch	0-5 18
bm	02
boi	0-9 1-7
cn	0-t 1-4
bu	0-4
ay	0-g 1-m
bself	04 1-2
9nai	02
bm	07 1d
ce	0-3 1b
bng	0-6 1-3
bo	07 1b
bu	1-2
by	0-6 1-3
aeeded	12
bn	0-c 1-7
bver	1d
bw	0g 1-7
bxt	03
agai	0-8
cn	13
dh	0-3
cy	0-6 1-3
bhe	04 1-4
ci	0a
dep	0-3
bo	0-4
cai	02
bu	03
cng	1-3
coi	02 1-h
aha	04
cn	07 12
dh	0-b
cp	0-2
ct	02 15
cu	18
bi	03 16
ceu	0-6 1-6
bo	1j
cm	0b 1-6
bu	15
ca	0-4 1-4
ai	02
bce	1-2
bght	07 19
es	1-3
bne	0-4 12
ao	0-8 15
bbody	0-4 1-3
bi	16
bng	1a
bp	0-7 1-2
brdwerft	0-2
bt	0-5
ching	0-2
ciced	05
bw	0-f 1-5
aua	09
boc	0-3 1-7
ci	0-5 1-2
brse	0-2
ery	07 1-3
9o	0t 18
af	0-3
bf	0-7 15
cers	06
cice	0-4 12
ald	06 19
an	0b 1-i
bce	08
be	1-9
cs	02 1-5
bg	07 13
bline	0-3 12
cy	0-4 1-3
ap	14
berations	0-2
gve	0-2
ar	0-5
bder	0d
eing	07 1-2
ather	0-3 13
au	03
bt	08 1b
aver	03 1-2
awn	0k 1-5
cers	04
9page	03 1-2
bid	17
bper	0-3
es	03
brents	0-3 1b
ct	1-6
ds	03
bssionate	0-2
by	06
croll	04 1-3
aeople	0h 1-c
brcent	0-3 1-3
cgolas	07 1-3
cson	0-5
agce	0-2
ahai	0-d 1-4
cm	1-3
ct	0g 12
be	0-2
bim	09 1c
bo	06 18
ci	0-2
cne	03 18
es	0-3
dg	1-7
bu	0c 19
cc	0-2
cong	03 1c
ct	0-7 1-3
aicker	07 1-2
beces	09 1-2
alace	0-4 16
ement	0-8 1-2
es	0-2
aost	0-3
arincipal	0-5
boblem	1-2
aublic	0-9
bmpen	0-2
ds	0-9 1-6
brchasing	05
bt	0-2 17
9qua	0e 12
cn	0a 15
dg	0-8
be	0-3
biet	1-2
by	0-7 1-4
9ra	0n 18
bilway	0-2
bn	0b 16
cg	06 18
csomware	09 1-2
bp	16
bt	0-6 1-3
cher	0-2
bu	03 1-2
aeact	02
clly	1-4
bed	0-2
bpeating	05 13
cort	1-2
btired	1-2
curns	05 1a
bwired	02
crote	0c 1b
aieng	07 1-3
bght	0-2 1-2
bse	05
aoi	06 1-2
bund	0-3 1-3
cte	1-3
aubbish	1a
bn	0-3 1-4
cning	02
9sach	02 1-6
bid	0-2 1-4
bles	03 19
bme	07 1b
bn	03
cg	0b 1-7
bo	0a 1-4
bt	0-3 1-2
curdays	0-3 1-2
bu	0a 1-4
bw	0-6 1-2
cmill	02
by	0-4 1-6
acanned	02
cre	09 1-2
bhool	08
fs	0-2
bripts	08
ad	09 1-2
ae	0-f 1-3
bction	1-2
curity	0-3 1-2
bedlings	0f
bgmentation	09 1-2
bnding	0-2 16
cior	0-2 1-3
bptember	03
brvice	0-3
bt	06 15
bven	07 1-5
ahafts	0-2
be	1-3
bift	0-2
bop	0-8
culd	0-2 1-2
fer	0-2 1-4
cwed	02
aide	02 1-4
bgned	02
bnce	0-a 1-i
ch	05 13
bte	18
ds	0-7
bx	03 1-6
alow	0-4
amall	1-2
ao	14
ban	0d
ct	0c 1-2
bc	0-7
bftware	0-2
bme	0-3 1-3
dbody	0-3 1-3
dthing	0-3 1-5
dwhere	1-3
bng	08 1-3
brted	03
apecialist	0-2
cnt	0-3
bring	0-5 1-2
ataff	0-6 1-2
cge	06 1-2
cinless	1-3
drs	04
cnd	0-4 13
crt	0-4
eed	0l 16
cyed	0-7
beady	1-2
cel	1-3
cp	03
bock	03
cod	0-4
cp	0-9 14
dped	0-c 1m
cres	0-2
braight	0-5
dnge	09
dtegy	0-4
cong	0-4
bubbing	02 1-3
cdents	07
died	0-a
au	02 1-3
ba	02
bc	0-7 1-2
ch	1-2
bmmer	06
brveyed	03
awapped	0i 1-3
9ta	0-2
bble	1-2
bi	09
bke	0-3
blk	0-8
ded	05 17
ds	0a
bm	0-6 1-2
bn	1a
cg	0-2
bu	0-4 1-2
cght	0b 1-3
by	0-9 1-3
ae	0-7
bam	0-5 1-2
bch	05
dnician	07
bll	0-2
ding	1-2
bn	0-7 1-4
cders	0c
bst	0-2
der	0b
ahai	03
cm	06 1-3
cn	0-4 1-7
dg	0i 1-3
dh	0a 1l
ct	0-k 1f
d's	0-2 1-3
cy	03 16
be	0i
catre	07
cir	0b
cm	1n
cn	0-2 1-5
co	1e
cre	15
e's	0-6 1-5
cy	1f
d'd	02
bi	0-5 1-d
cch	0-2 14
ceu	05 14
cng	16
es	0-2 1-2
dk	0-5 1-2
crd	0-3 1-2
dty	1-3
cs	0-e 13
bo	0f 1-6
cai	0-2
cng	0-6
cse	0-2
cught	1-2
bree	1-7
dw	04
cough	02
bu	05 1-8
cat	02 1-2
cc	15
ce	0-5
coc	0-2
dng	0-3 1-4
cy	0-2
aiem	0f 1-2
cn	13
dg	02 1-4
bll	0c
bm	0-2 1-2
ce	03 1-a
ds	02 1-2
bn	1-4
ch	06 1-4
ao	0-j 19
ban	07
bday	0b
bgether	0-3
bld	1-2
bnnes	0-4 1a
bok	05 1c
bt	0-5 1-2
bwn	0-4
ap	0-4
ara	0-2 12
ci	0d 12
dned	0-3
clee	05
cm	0e 1-5
cn	1-2
dg	05 1-6
cvel	1-2
be	0-3
bi	0-3
cen	1-2
cnh	0-2
bo	0-2 16
cn	0-2 18
dg	0-2 14
ct	0-3
bu	0-4 14
cc	0-8 1-4
coc	0b 1b
au	0z 1b
ban	1-4
bng	13
boi	0-i 1-6
byen	04 1-3
awice	02 18
cns	0-4 1-2
bo	0d 1-3
ay	0-a 1-8
bpescript	02
9under	08 17
bg	0-2 1-2
bits	1-4
cversity	0-5
btil	0-2
aom	0r
ap	0f
as	0-3 1-4
be	05
crs	02
at	03
9va	02 1-2
bn	03
cg	02 1-2
bo	1-5
by	0-3
ae	07 1-b
bry	0b 1-4
ai	0-c 1-8
bec	0-b 15
cn	08 1-5
ct	0g 1a
bnh	0-7
bsit	0-a
ao	0-3 16
au	02 1-2
ba	0-4 1-3
bon	0l 1-2
9wages	0-4
bn	09 1-2
ct	0-c 1-6
brd	02 13
ds	02
cehouse	1-2
cm	0-2
bs	0-7 1-4
ch	1-2
cte	15
bter	0-3
ae	0b 1f
bek	0b
ds	1-3
bll	0-5 1-2
bnt	0c 1b
bre	0e 1-5
ahat	05 1-3
ben	06 1-a
cre	07 13
bich	0-8
bo	0-3 1e
cle	0-3
by	1-5
aill	0-4
bnd	0-2
cter	0-2 1-6
bth	0-e 1e
dout	0-3
aon	0-2
c't	0-2
brd	02 1-2
ds	1-2
ck	0-2 15
ded	0-5
ding	03
ds	08 14
ehop	04
buld	0-f 1-7
arite	0-c 17
bote	06 1-3
9x	0b
aa	02 1-3
ae	0q 1-a
bp	0f 16
ain	0-b 13
aong	06 1-5
auong	0e 12
9y	0-8
aear	0g 17
ds	0-l
bn	0-5
bt	0-4 1-2
bu	0-2 1-2
aou	0-e 1-b
c'll	0-3
dre	0-3 1-2
dve	0-6
cng	0-2
cr	0-j 1-8
3story!	0-6
8#	0-b 1y
9%	0-j 1r
8:	18
8;	010 1-2
8?	0-3 1-5
8SELF	01k 1-q
c'd	0-l 1-d
dll	0-a 1-6
dm	0-f 1-g
dve	0r 1-c
8a	0-5 1-7
9ba	1-3
aout	04
9ccepted	13
bount	04
fant	06 1-2
buracy	0-4
ahieves	0-2
aross	0-3 1-3
atually	1-6
9d	05 1-2
aded	02
bress	1-2
amits	0-2
aults	0-2 1-6
9fore	12
ater	0-e 1b
dnoon	0-7
hs	02 1a
dwards	02 19
9gain	08 1a
dst	0-6 1-2
aency	0-2 1-2
ao	17
aree	17
dd	17
9i	0-k
ad	0-4
ar	19
9ll	1b
bowed	14
aone	06 16
cg	0f 1-6
aready	0-5 1-2
aso	0j 1-5
ato	0-2 1-4
aways	0-11 1-r
9m	0-n 1-8
aount	13
9n	0-p 1-8
ad	0-9 1f
agry	1-3
anoyed	0a
aother	07 1-f
asible	1-3
bwer	03 15
ay	09
bbody	02 12
bmore	1-5
bone	0-6 1-7
bthing	0-5 1-6
9o	05 1b
aife	0-2
9p	0-2 1-8
aache	02 1-4
brt	1-3
ap	0-2 1-8
blication	07
brentice	02
is	0-b 1-4
aril	0-2
atomat	0-6
9rchitect	0-3
dve	0-2 1-5
ae	0-b
ba	0-a
ague	03
aound	02 1-8
at	1-3
avo	15
9s	06 13
aide	04
ak	0-7 1-g
bed	0t 1-p
bs	1-2
aleep	0-3
asistant	0-2
9t	0d 1-2
ae	15
alantic	0-4 1-2
amosphere	1-3
atitude	0-3
9u	0-6
adit	0-4 14
agust	03 1c
atomate	0-2 1-2
gd	1-6
bumn	1-7
9verage	0-2 15
9way	03 1-3
9y	0-6 1k
9zure	0-6 1-a
8b	0-2 1-3
9a	0-7 15
aby	0-8 1-4
ack	0-6 1l
cend	0-3
cup	04
cwards	02
ad	1f
bly	1-4
ag	04 1-2
ai	0-4 1-2
akery	0-2
alance	0-2
blot	0-4 1b
am	06
an	0j 19
bg	0l 13
bh	0-9 1i
bk	0-4
ao	0-b 1-l
ar	14
asics	03
at	0-i
bch	0-2 12
ay	0-f 1f
9e	0-8 1a
acause	0-o 1-l
bome	1-6
ad	0-2 14
bs	0i 18
aen	0k 13
bs	0-8 1-4
afore	0-e
ehand	06 19
aginning	0-5
ahind	0-7 12
aing	0-2 1-4
alieve	0-4
bl	0-5 1-2
bts	0-2 1-3
an	0-8 1h
bch	02 1-2
bh	06 1-3
ap	0-c 14
aside	1-2
bt	02 1-8
atter	0-3 1g
bween	0i 1-3
9gp	02
9i	0c 15
ach	03
aen	0f 1-b
bt	0-c 1-u
bu	0-4 1-2
ag	03 1-7
bger	14
dst	17
all	12
cing	12
an	0-3 16
bh	0a 1j
bs	04
at	0-7 1-6
9lame	0-2 1-3
cing	1-2
aeeped	0-3 17
bnd	1-7
aind	1-2
aue	0-4 1-4
9o	03 1k
aard	0a
bt	0-2 15
ac	02
ailer	0-3 1-7
alts	0g
am	08 1-b
an	0-a 15
bg	0-8 1-2
aok	0g 1-3
ced	16
cing	1-2
clet	1-6
cs	0-2
ap	0-a 1-2
arrowed	05 1-3
ass	0-3 12
at	02 15
bh	0y
aught	09 1l
ax	17
bes	1-3
ay	08 18
bs	0-5 1-6
9ranch	0-4 1-h
aead	0-6 1-3
ck	06 15
dfast	13
cthing	1-5
aing	0-8 1-4
aoke	04 1-5
dn	0-4
bught	04 1i
aunswick	1-3
9u	03 1-2
aa	0-2 1-6
ac	0a
adget	1-3
aild	12
ding	03 1-3
dxact	05
ct	0r
annings	0-2 15
aoc	0p 1-2
bi	02 1a
bn	0-5
cg	0-7
arned	0-2
ct	0-6 14
bst	08 18
as	0-4 17
biness	1-2
by	1-2
at	19
btons	0a
ayers	1-2
9y	0i 1c
8ca	0-e
ables	0z
ac	07 1-9
bh	03 1-5
ce	02
ai	02 1-7
akes	0-5
alendar	1-2
bl	05 1-d
ced	0b 1-a
cs	0-3 13
bm	0-5 1-2
am	0-2 1-4
be	06
cra	04 13
an	05 1-d
b't	1-4
bg	0-4 1-9
bh	0l 1-j
ao	0-l 1-3
ap	1-9
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
at	04 1-d
balogue	17
bch	04
au	0-3 1-8
bse	0-7 1-3
ay	0-4 15
9ell	0e
car	0-2
ant	0-2
cre	0-8 1-4
es	08 1-4
art	0-5 13
9fo	0-3 14
9ha	0-f 1-6
bc	0i 17
bi	02 1-5
cr	09
blk	09 1-3
bm	0-9 1-e
bn	0f 1-f
cce	0-3
cg	0-3 1-3
de	0-b 14
ed	06 1-i
es	0-a 1-4
cnel	0-3
bo	02
cs	0-2 1-3
bpel	06
brge	12
ct	1-3
bt	06
by	03 1x
ae	1-a
bck	0-9 12
ded	0e 16
dlist	06 1-4
dout	12
bf	0-2 1-3
bn	0-5 17
bo	04 1-7
bp	0e
bt	07 1a
aia	09 1-5
bec	0-3 1-2
cn	0-3
cu	0n 1-6
bld	0-5 1-2
dren	0-5
bn	03 1-4
ch	04 1-4
bp	0-2
bu	0-i 1h
ao	0u 1-c
bi	03 19
cr	03
bn	08 12
cg	02 1-4
bose	02
bt	0-7 1-2
aristmas	18
aua	16
cn	04 1-8
bc	0-2
bi	06 1-7
bm	0-a
bng	0-6 1-b
bong	05 1-8
bp	0c 16
bt	0-3 1-2
byen	0-5 1-l
9inema	1-6
9lass	0-8 16
aean	0-b 1-7
ded	1-5
er	03 17
cr	1-2
brk	0-b
aick	04
bents	06 1-5
bmbed	03
bnic	1-3
es	06 13
bpboard	0-2 1-7
aock	1-2
bse	1-2
dd	04 1-4
bud	0-3
aub	04 1-4
9o	0-3
aburg	02 17
ac	02
ade	0-9 1-6
affee	1-5
ai	0j 1-6
ald	0-9 1e
bleague	0-c 1-e
hs	0-2 1-6
dct	02
dge	0-3 1-4
bours	03 1-2
am	0-4 1-2
be	0k 1d
bfortable	0-2
bing	0-2 1-e
bmunication	0-9
bpanies	0-3 1-2
ey	0e 1-c
dre	1-3
clained	0-5 14
gts	0-4 1e
cuter	0-2 1d
anes	03
bfirmations	0-f
bg	0-a 1a
bnectors	0-2
bsultant	0-3
btrol	08
fling	1-3
aok	09
apied	02 1-2
ds	0-2 1-6
by	0-5
are	0-6
bner	0-4 1-b
brect	04
fed	08 1-a
cidor	0-2 13
ast	0-5 1-4
cs	1-3
at	06 1-c
auld	02 1-3
dn't	0-b 13
bncil	19
ct	1p
ded	06 14
er	0-4
dry	0-4 15
bple	1-3
brse	0-6
aver	0-2 1-5
ded	0-7
ds	1-2
9rack	0-2 1-2
btes	0-5
aeative	0-2
fity	1-3
bw	0-2 15
aied	0-a 1-3
aon	03
bss	1-2
ded	18
ay	0-8 14
9t	1-3
9u	0-6 13
aa	0p
ac	0-7 18
ang	0-e 1-7
aoc	15
bi	03
bn	0a 14
cg	0-9 1-2
ap	15
bboard	02
arious	0-2
astomer	1-6
gs	0-6 1-b
at	06 1-2
au	1d
8da	0-3 1-3
ad	0-3 16
ai	0-3 14
bly	0-2
am	04 1-8
an	04 1-d
bg	06 1-4
bh	0e 1-5
ao	0-6 1-4
ap	06
ared	14
bk	0-2
at	07
ba	0b 1-4
cbase	06 15
be	02 14
cs	0-3
au	0-d
bghter	03
ay	0-9 1-7
bs	0-3 1-2
9c	0b 13
9e	0f 1-y
aad	0-4
clines	0-2 1-2
bf	02
acember	03 15
bided	02 1-5
bk	0-3
blarations	14
afenders	0-3 14
alete	14
ed	1-4
biveries	0-8
fy	12
am	0e 1-8
an	0g 1g
btal	0-2
cists	13
ap	02
bartment	0-3
bloy	09
bot	0-4 1-7
ds	03 1-2
asign	0-2 1-3
eer	05 1-3
bk	18
au	0-m 1-6
9i	07 1-2
aa	0-3 1-3
blysis	16
ach	0-6 19
ad	0f 1-f
bn't	0d 1-a
ae	1-2
bm	0a 1-3
bn	0p
bu	0-2
afferent	0-e 16
hly	0-8 1-4
anh	0-5 1-c
bner	1-5
arector	1c
asabled	17
btrict	1-4
curbed	12
9o	0-n 1-d
aan	0-3 1-7
ch	02 1i
ac	0-f 1-a
aes	0-6 1-6
cn't	14
ag	1-3
ai	04 14
bng	0-5 1d
an	0-f 1-g
b't	0-m 1-2
be	02 13
bg	09 1-a
aor	0a 1-2
cs	0-2 1-h
at	0-b 1-8
auble	1-2
awn	0k 1a
9rawer	0-5 14
cing	1-c
fs	0-9 1-5
aew	0n
aive	0-7 1-3
dr	03 1-9
es	05 1-2
aop	02 1-2
cped	07 1-5
bve	04 1-8
ay	0n 1k
9u	0-9 1m
aa	03 1-c
ac	0-8 1-3
ae	1-3
ag	0-2 1-8
ang	0-8 1a
aoc	05 1f
bi	02 19
bng	14
aplicates	0-3 1-2
aring	0-2 1-3
at	08 1-9
by	0-7
ayet	0d 1-2
8e	02
9ach	0n 1-o
ar	0-6 16
blier	0-9 13
cy	04 1d
bs	0-3
aster	0-6 1i
by	0-2 1-6
at	0-2 1a
9dge	0b 18
9gg	0d
9ight	0-7 15
deen	0-2 13
9leven	13
ase	03 1-8
9m	07 18
aail	14
aergency	16
apathy	1-4
bloyer	0-3
btied	0-2
cy	0a 1-6
9nd	0-b 12
bed	1f
bs	0-2 1-4
agineer	1-3
gs	0-4 1-4
blish	08
aough	12
avelope	0-4 1-5
9p	05 1-d
9rror	0d
ds	17
9uro	1-3
9ven	0-a 1-2
cing	06
fs	09 17
br	0-9 1-2
cy	0p 1-g
dbody	0-e 1-g
done	0-g 1-6
dthing	0-a 1-e
9xample	0-5 1-5
acel	02
bhange	03
aperience	0-2
biry	1-6
bort	07
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
ast	0-5 1-3
ather	0p
ault	02 15
9eathers	02
aed	03 1-2
cback	0-7 1-7
bl	0-3
all	0-g 1c
ca	07 1-5
bt	03 1-9
arry	0-3 1-2
aw	0-3 1-3
ber	13
9ield	0-2
afteen	0-4
ale	0t 1q
cs	05 1-2
bl	0-f 1-2
ced	05 1-2
bmed	03
anal	15
cnce	0-2
bd	03 14
be	1c
bish	0c
eed	0-3 1j
are	0-2 1-2
bm	0-7 1-6
bst	0-a 17
atted	03
ave	02 14
axed	15
9lange	1-7
aoor	02 1-2
9older	0-2 1-2
es	0-9
bk	1-4
cs	06 1-4
blow	1-2
aod	02 1c
bt	03 13
ar	07 1-h
beman	03 16
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
ey	0-2 18
br	04 1h
cteen	0-2
9rame	13
cing	0-3 1-5
aee	09 1-c
bsh	12
aiday	05 15
es	04 1-2
cge	0-4
es	13
bendly	0-2
es	0-6
aom	0-2 1-o
bnt	06 1-4
bze	0-2 17
9ull	02 19
andy	0-2
bny	0-2
8ga	05
ac	1-5
bh	03
affer	16
ai	02
ame	03
an	05 1d
bg	0-2 1-5
bh	0-3 1-2
ap	14
bs	0-3 1-2
arage	02 1-2
bden	04
eer	1-4
as	02
at	0c 1-3
be	07 18
ave	0h
ay	0-3
9eneral	0-4
at	0-q 1-e
bs	0-3 1-b
bting	14
9he	08 1-6
bp	02 1-3
ai	0o 1-f
9i	0-m 1-6
aa	19
bi	0-3 17
bm	1a
bn	1-4
cg	0-2
bo	0-d 17
bt	0-6 1-2
bu	0b 1-3
by	0c 15
aft	0-2
ao	0-i 1q
bi	0-6 12
bng	0-9 1a
arl	0-4 1-3
cs	0-a
au	0-4
ba	04 15
bc	0-2
bm	05
bong	08 18
bp	1-4
ave	0-5 1-a
cn	1-3
cs	0-3 15
9lass	04
bze	1-3
aue	0-4 16
9o	15
ac	03 1-4
ad	17
aes	15
ai	0u 1-6
bng	0-a 1-5
am	0e
an	16
be	0-6
aod	0-g 1-a
bgle	0-4
ap	0-9 1-8
at	0n 1i
9po	0f
9reat	1-7
ben	0-2 1-6
aid	0-3 12
bnd	1-2
ding	02 16
aound	1-2
cp	1-4
bw	0-2 1-2
cers	0a 14
9uess	0-3
cts	0-2 12
ai	1-5
an	1-5
aong	02
8h	04
9a	1-2
ad	0-m 16
ai	0-2 16
alf	0d 1-g
bl	05 1-8
cs	08 18
am	1-2
an	0-2 1g
bd	13
cover	15
cs	0-9 1-3
bg	0-c 1-8
cs	0-2 1a
bh	0-3 16
ao	0-9 1-9
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
at	12
bed	02 18
ave	0-i 1-d
bing	0-3 1-4
ay	0-m 1-j
9e	0-c 112
a'd	0-8 13
bll	04 1-4
bs	0-4 1-3
aad	0-2 1-4
cs	16
blth	0-3
bring	0-5 15
ct	0-6
bt	1-5
adge	1-4
allo	0-8
bp	0-2 1-4
ced	02 1-k
an	0m 1-8
ar	0d 1-e
be	1-3
bs	07
celf	0-3 16
at	1n
9ide	05
aem	0-4
bn	0-6 1-c
bu	0-c 13
agh	0-5
am	015 1-k
bself	0-5 1g
ange	0d 1-6
bh	0c 1-a
as	0d 19
at	02 1-2
ave	09
9o	0b 13
aa	02 1-3
bch	0-7 1-6
bi	0-j 13
bn	0-5 1-3
cg	02
bt	0-2
ac	0-o 1-j
ai	0p 1a
ald	0-3 1-5
cing	0-2 1-2
cs	0-2 14
be	0-4 1-3
biday	0-3 19
fs	0-3 1-2
am	0a 1-8
be	0a
an	0-j 1m
best	06 1-3
ely	0-6
ey	0-2
cy	18
bg	0-3 15
aok	12
ap	0-8 19
be	0-5
aspital	0-4 1-2
bt	0-8 1-7
at	02
bel	0-2
aur	04 13
cly	13
cs	0-c 1f
bse	0-3 1-c
ds	0-g
cings	03 1-2
aw	08 1-e
9r	1-3
9u	0-n
aan	1-3
ab	0-2 1-4
ae	0-2
andred	0-4 1-6
bg	02
aong	0-8 1-7
art	0-a 17
at	1-4
au	08
ay	1b
ben	06
bnh	0-2 18
9yper	15
8ice	17
9dea	1-2
cs	0-3
9f	0-d 1-q
9m	0d 1-2
aages	0-2
cine	1-2
aport	1-2
eant	0-5 1-5
broved	0-d
9n	0j 1-8
adex	13
aitiative	0-2
aside	15
bpection	12
for	0-5 1d
btead	0c 1e
bulin	0-3
crer	1-2
aternet	02 18
dviewed	04 1-2
bo	13
avited	04 17
boice	0-2 1-3
fs	0-a 1-2
9ron	04 1-2
9s	0-6 1-w
9t	0e
a'd	0-2
bs	0-g
aem	0-2
as	0-2
belf	0-4 1-4
9v	0-4
8jacking	05
anuary	02 1-7
9ob	09 1h
bs	0-2 1a
ain	1-3
ced	0-4 1-2
9udge	02
ane	0-2 19
bior	03 12
ast	0-3 1-8
8k	15
9e	05 1-d
aep	02 1-8
cer	1-2
am	0i 1-8
ao	04
apt	05 17
at	0-d 1b
au	04 1-2
ay	06 1-4
bs	0g
9ha	0-4 1-9
bc	0a 1-a
ch	0-w 1l
bi	0f 1-7
bm	0-3
bn	0-4
bo	09 12
bu	0-6 13
by	0g 1-6
aen	0-g 1n
ai	1-r
bem	0-2
cn	0-2
ao	02 1-g
ba	0-e 18
cn	0-5 1-5
dg	1f
bc	0-c 13
be	1-2
bi	06 1n
bng	05 1b
au	03
ban	0-h 1-5
bng	0-a 1-8
bon	0a 13
9ia	0e
ach	08
bking	0-2 1-2
ad	0-3
bs	0-e 15
aem	05 1-3
bn	0-6 1l
bu	0-4 1-2
aln	0-5 1-5
cs	0m
bos	14
am	0-9 1-2
and	1-3
cness	1-3
bg	1-2
bh	05 19
ap	0-i 1e
at	04 1-3
bchen	03 12
9nees	0e 1-3
bw	07 1-5
aow	0-h 1-5
cledge	1-2
cn	0-2 1-4
cs	1-2
9o	0b 16
9w	03
9y	0-j 13
8la	07 1-y
ab	0-5 1-5
belled	0f
ac	0-9
ad	0-b 1-4
bies	0-5
bs	1-7
by	0-3 1-9
ai	0i
bd	0c 1-4
am	0-j 12
bbing	0-2
bp	06 1-4
an	0h 1c
be	06 1-3
bg	0-4
cuage	0-3
bh	03 1-9
ao	0-4
ap	0x 1-k
btop	0-4
arkfield	0c
aser	05 1-3
bt	0-b 1-2
at	0-8 16
be	0-5
cr	0-5 1f
au	0b 1d
bgh	14
ded	1-5
ay	0i 1-5
9e	0g 1-9
aad	0-c
cer	1-3
bked	0-3
brn	0-d 1-8
ded	0-m 1-4
ding	1-3
dt	0h
bve	0-9 19
ach	1-e
ad	09 13
aeds	0-2 1-2
aft	0-b 1e
an	0d 1t
bgth	02
bh	1-2
bt	1-7
ao	07
ass	0-7 16
con	0-3
at	0h 1-4
b's	0-2 1-2
avel	0-3 1f
9i	05
abrary	0b
ach	0l 1-8
aen	0e 15
bu	0-6 16
afe	0-3 1-5
bt	0-2 1-3
aght	06
ake	0-9 1-b
cd	0-k 15
ane	07 1-a
bux	0-2
ast	0d 1-2
cen	0-8
eed	02
cs	04
at	13
btle	0a 1-7
ave	1-3
9o	0-s 1-8
aa	02
bd	0-3 1-5
bf	0-2 13
bi	0-7 18
bn	0-5
ac	07 12
bal	1-2
bk	04 16
ag	07 1-2
brotate	03
ai	02 14
an	0-8 1-n
bg	0-5
aok	03 1-c
ced	0-7 1-h
cing	1-5
cs	05 1-4
ap	0-8 15
arries	15
asing	13
bs	03 14
bt	04 1n
ats	1-3
aud	0-4 1-4
cest	17
ave	0-d 1-3
cd	0-5 1-6
aw	0-3
9u	0-2
aa	1a
bn	0-2 1-9
bt	0-2 1-2
ac	0-b 14
ai	04
am	0-3
anch	1-2
bg	1-7
aoi	0-4 1-6
bn	1s
cg	0-e 1-2
bt	06 1-9
au	03
9y	0-7 1-3
8ma	1-6
ac	1-6
bh	0-2 16
cine	0-3 1-6
bro	05
ade	0k 1-e
ai	0-a
bl	05 1-3
bnly	0-4
ctenance	1-4
ake	0-4 1-d
cr	09 1a
ds	19
cs	0-2
bing	14
am	0-3
an	0f 1-9
bagement	1-5
er	0-g 15
bg	15
bh	0-b 1-4
by	0-g 12
ap	1-2
arch	0-9 1a
bk	0a 1-3
ced	02
cs	02
aster	0-4 1-b
at	08 1-7
bch	02 1-2
be	02
crial	0-6 1-b
bter	0-2
au	0c 1-9
ay	0-7 1-6
bbe	0-6 1a
bor	1-7
9c	03
9e	06
aan	03
cs	0-3
bsured	03
aeting	02 1-3
am	1-5
an	0c 1-4
btor	0-4 15
bu	0-5 16
ao	0a
aself	03
at	1-a
ber	1b
bre	0-2
ds	0-c
9i	0-2 1-2
ach	1-2
browave	1-3
ad	0a 1-4
bdle	0-9 1-2
bnight	0e 15
aen	0-4 1-5
cg	06 1-7
agration	0-3 14
al	1-4
be	0-7 1-2
blion	1b
and	0-2 1-5
be	06 1-3
bute	0-4 1a
es	03 1-4
assed	13
cing	0-9 1-c
btake	0-2 1-4
fs	0-9 1-8
axed	0-2 1-3
9m	02 1-7
9o	09 1g
ac	0-7 1-2
adel	15
bules	05
ai	0-5 1-d
an	0-4 1-9
bday	0-7 15
bey	05
bg	0-5 1-2
bth	1-b
d's	0-3
ds	06 1o
are	0-c 1-e
bning	0c 18
fs	05 1-3
ast	06 1-6
cly	09 1-5
at	0-e 12
bher	0-3 16
bor	07 1-7
ave	07 1-5
bing	1-6
9r	15
9u	0-3
aa	02 1-a
ac	04 1-a
bh	0-a 1-2
ai	0-7 13
ams	0-2
ang	0-4 12
aoi	0-5 16
bn	0c 1-g
cg	14
asic	0-2
bt	06 1-2
9y	019 1-u
aaccount	02
aself	0e 1-2
bql	02 18
8na	07 13
ail	0-2 1-2
am	0-j 12
be	0-a
cs	04 1-6
an	1e
bg	0-6 1-3
ao	0-n 15
ap	02 1-7
as	12
atasha	0-4 1-2
bure	0-2
au	13
ay	0-l 1a
9e	1-2
aar	0-5
cly	0-7
aed	1-2
ced	1-5
cs	0-3
agatives	16
aighbour	0-2
am	1-3
an	1-e
at	0-a 14
bwork	0-3 1-3
au	0-a 1-r
aver	0-f 1-7
aw	0-7 1c
axt	05 1b
9ga	0-4
bi	07 1-3
bm	02 1-2
bn	0-b 17
cg	02
ch	0-9
bp	0-2
bt	08 1-2
bu	0-7
by	0-7 1s
ahe	0-b 1-h
ct	12
bi	0-a 1-a
cem	0-6 13
dp	0-3 1-3
ao	0-9 1f
bai	0-8 1-y
bi	012 1-7
bn	0-3 1-2
au	0-2 1-7
ba	0-3
bng	0-3 19
boi	0-w 1-a
cn	1-4
dg	0b 18
byen	0-b 1-3
9ha	0-b 1-5
bc	0g 1-4
bm	0-a
bn	0-4 1-2
ch	0-8
bp	0c 14
bt	06 1-4
bu	0-n 1-7
by	02 1d
ae	1-2
ai	09 1-4
bem	0-9 1-5
cn	0-7
ct	09 1-e
cu	0-2 1d
bn	0-7 1-5
bp	1-2
ao	05 1-a
bm	03 1-5
au	0-7 1-d
ba	08 1-2
bng	0b 1e
9i	0b 1-9
ace	04 13
aem	0-7 1-4
aght	08 19
ds	0-4 1-a
ane	0-5
cteen	15
9o	0j 1d
abody	0c 1g
e's	1-5
ai	0h 1-i
bse	0-2
an	0-3 1-3
be	1f
bg	0-4 1-3
aon	03 1a
ap	0-7 1d
arth	0a 1-5
at	05 13
bebook	1-3
cs	0-3 12
bhing	0-9
bice	02
ed	0-9 1-2
avember	14
aw	04 11c
9ua	0-f 1v
amber	05
es	0-2 1-a
ang	09 1-9
aoc	03 1g
bng	12
arse	0-3 1-2
ds	1-7
at	0-4 14
9what	0-3 1e
8o	0-f 1-k
9ctober	0-8 1c
9dd	15
9f	1-o
af	0-8 1-a
bered	0d 16
bice	0-2 1-e
er	14
aten	0-7 1-9
9i	0-5 13
aled	05
9kay	06 14
9ld	04 14
ber	0-3 1-4
9m	1-4
9n	03 19
ace	04 17
ae	0-6 1l
bs	04 1-c
ag	09 1-3
aline	1-3
by	0-c
ato	0-2
9pen	05 1c
ced	13
cing	07 1-3
brative	1-2
9r	0-b 1-k
aal	1-2
ader	0-c 1-5
ds	0-b 1-4
agan	0-6 1-2
dised	0-2
9ther	16
ds	0-f 1-c
9u	1-3
ar	02 1-b
bselves	1-3
at	0k 1-c
bside	1-3
9ven	0-3 1-3
br	03 1-9
9wn	0g 1-8
bed	0-6 1-2
cr	16
ds	07 1-3
9xy	0-6 15
8pack	03
ced	1-5
aediatric	0-4
age	0-2 1-2
cs	15
aid	0-3 1m
bnt	0-e 1-3
ded	04 1-2
br	0-2 1-2
allet	0-3
es	0o 1-3
bo	0-2 1-4
anic	0-3
aper	0-2
ds	15
arents	0-2 17
bk	02
cing	0-4
bt	06
cs	0a 1-6
ass	1-2
ced	0-7 15
bt	15
atience	0-2 1-6
et	0-2 1-4
ay	1a
broll	0-9 1-3
9eak	0-3
ansion	04
aople	0-y 1-f
ar	06 1-3
bcent	06 1-5
fage	0-3 1-4
bfect	1-6
bson	0-b
eal	0-4
gly	0-3
9ha	09 1-k
bi	0-9 1-8
bm	0-e 14
bn	0t 1-3
bp	0-7 1-5
brmacist's	0-2
fy	0-2
bt	0-g 13
ae	0-9 19
bp	0-7 1-2
bu	02
ai	0-8 14
ba	0-6
ben	0-9 1-6
cu	1-7
bm	1-3
ao	0-e
bi	1-4
bne	03
dd	08 1-2
ds	0-e 1-5
cg	03 16
bto	0g 1-3
dgraph	1-2
ds	09 1-6
au	0-w 16
bc	02 1-9
bn	02 1-b
bong	0-2
bt	0-b 1o
9ick	0-8 1-6
ced	07
cing	0-3
bture	1-5
fs	1-2
aece	08 1-3
ds	0-3 1-8
an	07 15
ape	0-3 1i
cs	09 1-2
atch	0-3
ded	17
avot	09
azza	03 1-7
9lace	0-8 1-5
dment	0-2
ds	05 1-5
bin	07 14
bn	06
cned	0-4 14
er	0-4
ding	14
ct	0-7
bster	0-2 12
btes	03 1-3
by	17
ced	0-3 13
dr	0-3
aease	0-5
ed	02 1a
bdges	1-2
aus	0-2
9m	13
9ocket	0-7
aint	1-2
alicy	0-2 1-4
csh	04 1-3
aor	1-2
art	0-4
cer	0-2
asition	1-3
gs	09 1-3
eve	0-4
bsible	02 1-3
at	0a 1-3
bs	0a 1-8
awer	07 1-6
9ps	15
9r	05
aactice	0-2
esed	02
aecise	0-2
bfer	0-5
bsented	0-4
csure	0-5 1-a
aice	0-f 1-a
bnt	12
ded	02
er	02
borities	1-2
gse	0-4
aoblem	0-5 1-a
bcedure	1-2
bduction	09 1-2
bfessional	1-2
bgramme	12
bject	0-5 16
bperly	0-7
ety	0-2
btection	0-4
bud	0-3 1-3
9ull	0-8 13
ced	04
amp	0-a 1-9
ced	02
cs	1l
ash	1-2
at	0r 1a
8qa	13
9c	0-4 13
9ua	03 1c
blity	0-4 1-8
bn	0-f 1-8
cg	0-2
ch	02
brrel	0-3
cter	0-3
bt	0n 1-9
by	0s 13
ae	07 1-4
bn	08 1a
bries	0-3
bstion	05
gs	02 1-3
bt	02 1-3
bue	0-c 1a
aick	0-4
der	0-8 1-2
bet	0-2
bt	0-2 13
ce	0-5 1-6
aoc	0-3 1-6
ay	0-k
ben	0c 1-5
ct	0-7 1-4
8ra	15
ac	0-3 1-2
bh	0-7 1-3
bk	05 17
cs	0-3
adio	02 1-4
dlogists	0-2 1-5
ail	0-6 16
cs	05
bn	08 16
amp	0e 1-9
an	0h
bg	0e
bh	1-3
ap	06
at	0-j 15
be	08 1-9
bher	02
au	18
ay	0j 1-4
9e	0-5
aach	1d
ded	0-3 19
ct	07
bd	0n 1-4
cer	0-2 1-3
cing	1-5
cy	0-2
bl	03 12
cly	0-9 14
bson	0e
acipe	1-3
bkon	03 1-4
borded	04 1-2
ad	09 18
bid	02
afresh	0-4 1a
agion	0-2 14
cster	0-b
ged	03
alease	0-2 14
fs	19
amember	0-3 1-4
gs	17
anewal	0-3
apair	0-4 1b
beated	1-5
bort	0-2 1c
aset	1-2
bpect	0-a 1-6
consible	02 1-2
bt	0-6 18
core	04 16
bult	0-3 1e
avenue	02 1-2
biew	02 12
eed	02
9ieng	03 1-9
bt	0-2 14
aght	08 1c
ang	0a
9o	0a
ai	0h 1-4
allback	07
ced	0-5 1-2
cs	1b
ang	0-5 1-5
aof	1-3
cs	0-3
bm	15
cs	0-2 1-3
as	02 1-4
at	07 17
aund	05 15
bte	04 1-4
aw	0b 1-4
9pn	04 1-4
bs	0-c 15
9u	06 1-3
aa	0-a
abbish	0a
ale	0-6 12
cs	08 1f
an	0-5 1m
bning	0b 1-3
bs	0-4 1e
aoc	03 15
bi	0-3 16
bt	1-3
ash	0-2
at	0-b 13
8s	0-2 1-6
9ac	0a 12
bh	02 1l
afety	1-7
age	0c 1-3
ai	03 1-6
bd	0l 12
bling	0-2
alary	0-6 12
be	0-3 1-8
cs	0-3
am	06
be	0-d
bples	0-4 14
an	0-8 1-9
bg	1-6
bh	0d 1-6
ao	0-3 1-5
ap	1-9
at	0t 1-7
burday	1-3
gs	0f 1-8
au	0-8 11i
ave	0-5
cd	1l
aw	0-7 1d
ay	0-9 17
bing	0c
bs	03 1-3
9cale	0d 1-3
bn	02
ahool	05 1-8
e's	0-4
arap	09 1-7
been	06 1-3
bipt	03 15
bum	1-2
aupper	0-3 1-2
9e	0-13 1-z
aal	05 1-3
brch	17
bson	1-3
bt	0-3 1-8
cs	1-4
acond	05 1-2
es	0-5
btion	0-2 1-8
ae	14
bd	05 1-3
bn	1-4
alf	0-2
bling	02
anco	02 1-2
bd	0-b 1-8
cing	0-2 1-3
bt	0q 1-2
cence	0-3 1-2
gs	06 15
ap	0-f 14
btember	0-d 1b
arious	1-4
bver	05
es	0a 1-3
cice	14
at	04 1-9
aven	0-7 1m
9hadowed	0-5 1-2
bft	0-4 1-3
bke	02 13
bre	0q
dd	0-5
ae	0-7 1x
b'd	1-6
cs	0-2 1-5
bet	0-9 17
blf	08 1-g
aift	04
ds	0-2 1-4
bp	1-3
aoe	0-3 1-2
bp	0a 1-4
brt	0-5 1-3
der	05 1j
buld	0-e 1-2
en't	0c
ct	0-9 1-3
ded	0-4
ding	0-2
bw	06 1-4
ced	0k
cs	1-4
aut	09 1-7
9i	0-2 14
ack	0-6 1-8
ade	04 1-8
cs	0-2 1-6
aemens	0-2
bu	12
agn	0-5 1-d
cal	03 12
ced	0-c 1i
cs	0-4 1-3
alent	05
ample	1-2
dy	04
ance	02 11a
bgle	0-4 1-2
bh	0-9
aster	1-3
at	0i 1-4
be	0-2 1-9
bting	0-2
ax	1l
bty	1-3
aze	07 1-5
9kin	0-c
9lab	03
aept	16
aow	02 14
9mall	0-2 1-8
der	0-2 15
est	05
aell	0-3 16
ded	04
aile	0-2 1-3
9napped	02 14
9o	08 1-f
aan	1-2
bt	1-4
aftware	04
ai	0-7
ald	1a
am	0l
be	0-2 1-4
cbody	0-9 1-c
cone	0-3
ctimes	0-6
an	0i 1-3
bg	0-2 1-b
arry	02
bt	0-2
ced	05 1-8
at	0-3 1-4
9peak	0-7
ding	0-2 14
ds	0-3 1-4
bnd	1-7
alit	0a 1-5
ao	1-2
bt	12
aring	02 1a
dt	0-2 15
aun	04 1-2
9t	0-2 1-7
aaff	0-2 13
bge	14
bnd	0-8 14
ding	0-4 14
brt	0-9 1-8
ded	0-a 1d
er	1-3
ding	1-3
ds	12
by	0-a 1-8
ced	1j
aeel	0-3 1-5
bp	13
cs	03 1-2
aill	0-a 1o
aock	0-4 1-2
bne	0-3
bod	0a 1l
bp	0d 1-4
cped	08 1-4
cs	1-2
bre	0-4 1-9
dy	14
cm	0-2 1o
cy	0-3
araight	09 1-8
bict	1-2
bong	0-5
aubborn	0-4
bck	0h 1-4
bdio	0-2
bff	0-3 1-2
bmp	16
ds	1-7
9u	07 16
aa	09 1-4
abbies	0-6
bmission	1-2
bstations	1-3
ac	0-b 1-5
bcess	0-3
bh	09
alk	0b
ammer	0-8 1a
anday	0d 13
es	1-2
bg	07
aot	15
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
9ynology	05 1-3
astem	0-7 1-3
8t	03 1-2
9a	0-7 1-4
able	0e 1-3
ds	0-5
dt	02
ac	0a 1d
bh	1-2
ag	06
bged	02 14
ai	0-9
ake	0-a
cn	18
cs	04 14
alk	0-c 1-6
ced	06 16
cing	08 1-3
cs	08 1-3
am	0-8 14
an	0-i 1-9
bg	0-9 17
bks	16
ao	03 1-7
ap	04 1-8
be	0a
bs	09 1-3
ask	0-2
at	05
au	0-7 1-5
bght	09 1-c
ax	16
ay	0m 1h
9e	0-6
aach	0-c
der	0-3
bm	0-i 1-8
cwork	0-2 1-3
ach	05
all	0-a 1-8
am	1-2
bperature	02 1-4
clate	1-2
an	02 1r
bder	02 15
arm	0-6 1-2
ast	0-2 1-c
ced	07 1-8
at	0-l
axt	0-2 1-4
9h	02 1-3
aa	0-7 19
bch	0-3
bi	0-2 1b
bm	0-2 1o
bn	0-6 1-a
cg	0-e 16
ch	0-r 1-a
ck	0-3 1j
ded	0-5 19
bo	06 1-2
bp	04 1f
bt	0k
c's	0-9 1-d
bu	0-c 1a
by	0-2 15
ae	05 15
batre	0-2
bir	07
bm	0q 1-o
cselves	07
bn	0g 1-4
bo	06 1-4
bre	0-3 1-f
cmometer	0-5 1-3
bse	0-2 1-7
by	0-6 1i
c'd	0-3 1-4
ai	1i
bch	0-b 1-9
ben	0-2 1-8
ct	03 1-4
cu	0-f
bng	0-2 1-e
ds	0-2
ch	15
ck	0-k 1a
brd	06
cty	0-a 1c
bs	03
bt	0-6 14
ao	0-b 1-3
ba	0-2 1-3
ci	08 1-a
bi	0-6 1-9
bm	1-4
bng	09 18
bse	0e 1-a
bught	0-7 1f
csand	0-3 17
aree	02 1c
cw	0c 1-5
bive	0-3
bough	02 1-4
au	0-9 18
ba	0-3 1b
cn	0-5 12
ct	1-3
bc	0o 1-6
be	0a 1-4
bng	0f 17
boc	0-8 1-b
cng	0-p 17
brsday	04 14
gs	0-3 13
byet	09 1-4
9i	0-2 1-2
ach	1-2
bk	04
ced	0-f
dt	05 1-6
es	0-8 14
ade	0-4
aec	0-7 1-5
bm	0-d 1-5
bn	0-9 1-5
bp	0-6 1-3
bt	17
bu	02
ales	02 1-3
bl	0b 17
am	0-8 1b
bber	0-2 1-4
be	0-p 1i
cr	03 1b
cs	0-c 1-8
ctable	14
an	0-a 1-3
bh	0-p 1-n
ared	02 1-3
9o	08 1-l
aa	0-5 16
bn	0-c 1b
aday	0-r
agether	0-4 1-e
ailet	0-7
es	0-7 1-2
ald	011
berances	1-3
am	08 1-6
bato	03
ees	02
borrow	1-2
an	0-6
bg	0-4
ao	02 19
bk	0v 18
bl	0-5
cs	02 1-2
ap	03 1-8
at	0-5 1-6
bal	1-4
ds	1-3
auch	0-f 1f
br	0-2 15
9ra	05 12
bch	0-4 1-3
cing	1-3
bdes	09 1-4
bffic	0-2 1-4
bi	0s 12
cn	0-2
ded	1-5
ee	0h 1-4
er	1-2
ding	0-2
bm	0-3 1-4
bn	0-4
cg	0-6 1-6
ch	0-6 1-4
csport	1-5
by	0e 1-4
cs	05 1d
ae	03 1m
bn	0-4 13
bo	03 1-5
ai	0-9 1a
ben	02 1-5
cu	0-e 1s
bnh	0d 1-9
bp	19
ao	02 1c
bi	0-a 1-3
bn	0c 15
cg	04 1-h
buble	1-4
au	02 1-3
ba	0d
bc	08 15
ck	06 1-2
ds	1-3
bng	0a 1-b
boc	04 1-a
cng	0-m 1-9
bst	1-8
byen	0-2 19
ay	0-4
bing	0-7
9u	0-5 1-3
aa	0-4
bn	0-i 1-4
ac	0-a 18
aesday	0e 16
am	0-3
ang	0m 1-f
aoi	02 13
bng	04 1-8
arned	0-3 1-4
at	08
ayen	0-2 12
9v	05
9welve	02 14
bnty	14
aice	0j 1-c
ao	0a 1a
9y	0-8 18
aped	05
8u	1a
9buntu	07
9mbrella	02
9nder	0-g 1-3
dpinning	0-3 1-4
dstood	0-3
aeven	0-2
ag	0-7 18
aion	0-3 1-4
bts	0b
atil	0-3 1-3
9oc	02 1-2
ang	03 12
at	13
9p	0-9 1-3
adate	0-9
as	02 1-2
bet	1-2
9rgent	0-2
9s	0-3 1a
ab	07 15
ae	0-8 1h
bd	0-a 13
bs	16
9te	1-3
8v	15
9a	0p 14
accine	0-2
bh	06 1-3
ai	0-a 12
an	0-9 1n
bs	1-2
ao	0f 1-g
ap	0-2
at	0-9 1-a
ay	05 14
9e	0-l 12
andor	0-2
arsion	0-2
by	0-g 1-8
at	03 15
9i	1-g
adeo	08
ds	09 1-2
aec	0-8 1-8
bm	0-2 1b
bn	0-2 1-4
bt	0w 1-q
asit	0q
dors	1b
bual	1-2
at	03
9lans	0-6
9o	04 1-7
ai	02 1-m
bce	0-2 1-3
alunteers	0-4
an	0-7
bg	0e 1-8
ate	0-4 1c
9pn	1-5
9u	0-a 1-3
aa	0b 1-h
ac	12
ai	0-4 1f
ang	0-9 1-4
aon	07 1-8
cg	0-3 1-8
bt	0-2 1a
8waited	0c 14
cing	0-e 1f
alk	1-6
ced	03 1a
bl	1-5
cs	0-4
ant	0-3 1-7
ced	0-l 1-l
cs	0-3
ard	0-6 18
behouse	0-5 1-4
bm	02 17
as	0-5 12
bh	0c
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
bre	0-7 13
bve	08 1-6
aak	1-2
btherboard	1-3
absite	0-4
adding	0-2
bnesday	0-4 1f
aek	0-4 1o
cend	0-2 1-3
cly	0-6 1-2
cs	0-4
aigh	0-3 1-5
ded	07
dt	0-2
alcome	0-2
bded	02
bl	0f 1-5
ant	09 1f
are	0-4 16
cn't	0-4 1-5
at	1-2
9hat	06 1-q
c's	1-4
cever	0-5 1-3
aen	0f 1-j
cever	0-4
bre	0b 1-e
aich	0i 1b
ble	0-3 1c
bte	0-4 1b
ao	0a 1-6
b'd	0-e
cs	02 1-3
ble	0-a
bse	04
ay	1-4
9i	0b 1-2
adow	0-3 1f
all	0-7 1-8
andow	02
es	04
bter	0-2 1c
are	1-7
ath	0b 1-b
cin	0-4 1j
cout	0-e 16
9on	0-2 1-9
b't	07 1-2
bder	0-3
aoden	02
ard	1-2
cs	0-6 15
bk	0-9 1-8
cbook	05
ced	0-b 1-8
dr	0-4
cplace	0-2
bld	1-2
bst	08 1-7
auld	0-19 1-u
dn't	0-9 1b
9rite	05 1-b
cten	05 1-2
aong	1-2
bte	01g
8xa	0-5 1-b
ac	05
ai	0-6 19
am	0-d 17
anh	12
ay	06
9e	0-6 1b
am	0q 1-q
ap	0c 1-6
9i	0a 1-7
an	0p 1-j
at	03 15
9o	08 1g
aa	04 18
by	04
am	0-a 1-2
an	0-3
bg	0-d 112
ap	08 1c
9u	0-8
aa	0-6
bn	0-6
bt	06 12
ac	03 1-4
ang	13
aong	0e 15
9y	02
8y	12
9eah	1-3
br	0-10 1f
cly	17
cs	0f 1-e
allow	03 1-3
an	0-3 13
as	06 1-8
au	02 13
9ou	0-8 1-l
b'd	0-6 1-5
cve	0-2 1-4
bng	0-5 1-6
br	06 1-4
8zalo	05 14
9ero	04 16
`;
