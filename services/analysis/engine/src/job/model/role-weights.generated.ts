// Written by `npm run train:posts`; not edited by hand.
export const roleWeights = `R P D O C L A F
0?	0l 2-i
0at=0	0-8 1-l 3-z 4p 5-b 6-j 71v
31	0k 1-o 27 3-i 413 5-g 6-10 7s
32	010 215 4-i 5-o 6-k 7-f
33	0l 1x 2f 3g 4-11 5-i 7-y
34	0-q 1q 2-f 3v 4-c 58 68 7-l
35	0-g 1-a 2-14 517 61h 7-u
0b	0s 2b 5-j 6-a
0digit	0-a 1-a 2-o 5-9 67 7y
0f2=1 	09 28 4-7 7-8
32 	2b
5năm	78
33 	1-7 28
34 	0-7 29
36 	18
37 	0-o 1s
3ability to	07
5le to	0a
5out the	2c
9us	3-7 4k
9you	08
4dditional information	6b
4i phù	07
4pplication 	6b
4re you	0d
4s a	28 4-b
5k for	67
4zure net	07
3bhxh bhyt	37
4iết tiếng	0-9 1h
4rightlane offers	0-7 3c
4ạn cần	0a 2-8
7nào	18
7sẽ	2k
4ảo hiểm	3c
3cao đẳng	07
4hấp nhận	0f 7-8
5ế độ	37
5ịu được	0-b 1e
4ompany description	3-k 410 7-8
bsize	7a
btype	77
4ó bằng	0a
6kinh	18
6laptop	0a
4ông ty	0-a 2-7 4b 5h
8việc	08 2d 7-9
4ơ hội	3d
5m trưa	38
4ẩn thận	07
3do you	07
5anh số	77
3equal opportunity	59
4ven better	0-a 1f
4xperience with	07
3fluency in	08
4ull stack	79
8time	2-b 7d
5rther information	4f
3giới thiệu	4b 7-8
5ờ làm	77
4ọi điện	27
4ửi cv	67
3handle inbound	27
4oa hồng	3b
5me office	3a 4-9
5w to	6b
4ạn nộp	78
4ồ sơ	3-8 6h
4ỗ trợ	37
3ideally you	0-a 1e
4n addition	0-a 1b
6our	47
3java spring	07
7script reactjs	07
4ob benefits	3m 7-8
7description	0-b 2f 4-c 7m
7type	2e 7-9
3không ngại	07
9yêu	1-7 3-9 7q
4iểm tra	2c
4tv gội	08
4ỹ năng	0-7 1b
3lead role	4c 7-9
4iên hệ	3-7 6e
4ocation 	6-c 7q
4àm báo	2a
7ca	0c
7việc	0-l 7s
4ương 	37
98	1f
9cứng	1b 3-a 4a
4ễ tân	77
3moreover the	27
4ust be	0d
4ô tả	28
5i trường	37
3net microsoft	08 7-8
4hiệm vụ	27
5ân viên	7a
4ice to	0-b 1d
4o experience	0-d 38 7d
4ăng động	0-9 1b
4ội dung	58
3perks 	38
4húc lợi	09 1-7
5ỏng vấn	68
5ối hợp	28
4rivate 	77
4ublic 	0-7 7c
3qualifications 	0i 2-a
5estions 	68
5yền lợi	1-7 3e
5ản lý	27
3r java	08 7-7
4eactjs cloud	09 7-8
5quirements 	0j 2-d
5sponsibilities 	27
4ole 	2k 4-h
3software engineer	2b
4ố lượng	7a
4ử dụng	0b
3technologies 	012 7-o
greactjs	0-8
5rms of	7h
4ham gia	38
5e appointment	78
7base	3-a 7c
7global	08
8ood	37
7job	0-7 2f
7office	4p 6-7
7position	4-a 7k
8rimary	08
7role	27 4-8
6n you	48
6o dõi	29
5u nhập	38
5ông tin	57
5ương hiệu	48
5ời gian	0-d 7o
5ợ chính	39
7phụ	0b 7-7
5ực hiện	0-h 2i
4ip 	0-b 7a
5êu chuẩn	07
aí	08
5ếng anh	0c
4o apply	67
5à nhà	78
4rung cấp	0-7 2a
5ách nhiệm	27
5ình độ	0b
4ạp vụ	0-7 7a
4ốt 	0g 1-9
4ụi mình	08
3vì sao	37
4ăn phòng	2-9 4b
4ị trí	4-7 7f
3want to	47
4e are	07
6expect	0b 4-7
6need	0-a 7d
6offer	3r 4-a
5ekly pay	3-9 7d
4hat we	38
5oever you	5a
3you 	0c 7-7
7have	09
7must	07
7will	0-n 1b 37 7k
6'll be	4-7
6r profile	0a 2-7
8tasks	2g 4-8
4êu cầu	0v 2-f 7-7
3đi công	07
5ền form	6b
6u kiện	0b 2-8
4ịa chỉ	7a
7điểm	3-a 7g
3ưu tiên	0-p 11d
3ứng viên	68 7-7
1=1	0l 2f 4-c 7-i
30	1a
34	38
38	0f 6-7
22	1-8 2c 4-b 79
23	0-a 3d
24	2c
26	1b 7-7
27	0-p 1v
29h	3b 7-7
2a	69
3bility	07
4le	0b
4out	3-8 4m 7-e
3dditional	6b
3fter	17
3i	6a
3ll	5c
3pplication	6e
6y	3-8 6b
3re	0d
3s	2f 4-c
4k	67
3ws	2-8 3e
2bao	3h 7-a
3e	0a
4nefits	3a
3hxh	3d
3iết	0f 1k 2-9 7-a
3onus	17
3rightlane	2-7 3c
5ng	4c
3ạn	0b 4-a 7-9
3ảo	3i 6-7
3ằng	27
2ca	3-a 6-8 7y
4ll	6d 7-7
4n	08
4o	07
3hăm	29
4ưa	0-l 19 7f
4ấp	0f 7-8
4ế	37
4ỉ	0-8 3c
4ịu	0-8 1c
3o	37
4mpany	2-7 4l
4rvita	6b
3tc	3-f 7k
3v	3-a 6d
3ó	0k 1e 2-f 7-a
3ông	0-7 3-9 49 5g 7-9
3ơ	3d
4m	38
3ả	08 7-7
3ần	7c
3ẩn	07
2deadline	6a
4sirable	0-8 1a
3o	07 7-7
4anh	7b
3uties	2c
3ùng	09
3ưới	09
2ea	5c 6-7
3mail	6c
4ployer	57
3njoy	0b 3-9
3qual	59
3ssential	4-8
3ven	0-a 1f
3xperience	0n
2fluency	08
3or	4-8 6a
3ree	39
3ull	2-g 7k
4rther	4f
2giới	4b 7-8
4ờ	77
3ood	1d
3row	38
3ọi	28 3c 7-7
3ửi	6e
2handle	2d
3igh	18
3oa	3b
4me	3c 4-a
4w	6b
3r	3a
3ạn	78
3ồ	3-8 6h
3ỗ	37
2ib	6d
3deally	0-e 1i
3n	0-i 17 4a 69
4terested	6b
7view	6i
bs	67
3s	47 7-7
2java	19
6script	07
3ob	0-8 1-7 2o 3e 4-i 6-8 77
4in	2-7
6ing	3b
2kcn	7d
3ey	27
3hông	0-7 1-b 7m
3iểm	2f
3nowledge	1d
3ỹ	0-9 1b
2lead	0-8 4n 7-b
3h	67
3iên	3-7 6e
3ocation	6-c 7q
3àm	1-h 2j 3-9 7d
3ương	0-9 1j 2-7 3c 47 7-j
3ễ	77
2mail	6h 7-9
3on	3-7 7d
5itor	0-8 28
3s	17 3-7
3ust	0o 2-9
3ô	28
4i	37
2nam	0s 7-u
3et	0a 7-8
3goài	78
3hiệm	27
4à	48 7-7
4ân	7a
4ận	7c
3ice	0-d 1i
3o	0-k 1-b 38 69 7o
3ăng	0-a 1b
3ếu	1a
3ội	58
4p	6f
2onsite	37
3ther	0b 1-8
3ur	0-9 2-b 4v 7-8
2paid	3c
4ntrywise	5a
3erformance	0-9 2-7 7i
5ks	38
3hòng	3c 6-a
4úc	09 1-7
4ỏng	68
4ối	28
4ụ	77
3referably	1b
3ublic	0-7 7c
2qualifications	0g 2-8
4estions	68
4yền	1-7 3e
4ản	27
4ận	79
2r	08 7-7
3eact	07
7js	09 7-8
4mote	77
4quirements	0j 2-d
4sponsibilities	28
3ole	2o 4-j
3un	27
2salary	7b
3ee	4d
4nd	68
4rvice	49 7-8
3hould	09
3kills	0c
3oftware	2b
3tart	7e
3un	79
3ố	7a
3ử	0b
2take	79
3echnologies	0i 2-7 4-7
4lstro	2-9 4c
4rms	7h
3ham	38
4e	1-d 29 3-7 5-8 6-g 7p
5n	0-n 4y 68
5o	29
4is	07
4ông	57
4ương	48
5ởng	3b 7b
4ời	0-d 7o
4ợ	0f 39 4-8 7-8
4ực	0-g 2h
3ip	0-b 38 78
4êu	0d 2-9 7-7
4ếng	0k 1-8
4ệm	0-7 4c
3o	67
4p	38
4à	4-9 7e
3raining	77
4ung	0-e 1e 27
4ách	27
4ình	0a
4ường	4a 7-7
4ợ	0-7 17
4ực	29
3uyển	77
4ổi	0c
3ạp	0-7 7a
3ập	4f 7-e
3ốt	0m 1-8 7-9
3ụi	08
3ừ	07
4ng	1b
2việc	0-a 2f
3ì	37
3ăn	2-9 48
3ề	4k 7-e
3ị	4-7 7f
2want	47
3e	0-7 1-8 2-n 3p 5a
4're	4g 7-a
4ekly	3-9 7d
3hat	0b 3b 4-d
4o	49 7-7
5ever	5a
4y	08
3ork	0-c 38
6ing	0-c 17
2yearly	38
3ou	0o 2-f 5-7 6-7 7f
5'll	28 4-8
5r	0l 2h 4-n 7-a
3êu	0z 2-h 7-8
2đi	08
4ền	48
5u	0a 2-8
3ã	18
3ược	3g
3ến	3-9 6f
3ịa	3-e 6-8 7q
2ưu	0-p 11d
2ứng	6b 7-7
1ew=0	0r 3-9 4-7 6-d 77
41	09 1b 2-7 38 4-d 5-c 69
42	1-d 2d 4-9
43	28 3-7 4c 6-9 7-9
44	0-8 4c 5-a
0h=0	3b
2about	48
3i	1-a 29 38
3nd	07 3-9 78
3pply	3-c 6r 7-b
2benefits	3p 6-9 7-c
3ring	38
2candidate	0c 1-9
3hân	0-7
4í	0-7 27
4ế	37
3ompany	0i 27 38 49 5-e 6-i 7-e
6ensation	2-e 4-b 7t
3ó	0-c 38
3ông	0e 1-9
3ầu	2a 4-7
2description	0h 4k 6-i 7-9
5irable	1b 3-b
3o	0d 2-a
3uties	0f
2equal	5i
3xperience	0f 7-a
2further	3-7 4e
2gian	7d
4ờ	17 3-9
2have	08 37
6s	1c
3ours	48
4w	6f
3ồ	3-8 6g
3ợp	1-a 29 38
2i	08
3n	58
4formation	3-7 4e
4terview	4k 6-9
3t	58
2job	3i 49 5-7 6-f
2kinh	0-8 17 7b
4ện	08 1-a 3a
3ỹ	0e 1-9
2location	3-b
3àm	0-a 1c 3-b 7n
3ương	1-d 2i 4-b 78
2mission	0a 2-9 68
3ust	1b
3ức	78
2needed	07
3ghiệm	0-8 17 7b
4ộ	3b
3hiệm	08
4ập	6-d
3ice	07
3ow	3-8 69
3ăng	0e 1-9
3ơi	0-8 18
2offer	58
3pportunity	5i
2phù	1-a 29 38
3referred	18 59 6-8
4ocess	4k 6-9
5file	0d 2-9
2qualifications	0-c 2-g 3-j 4h 7g
2requirement	0-7 3a
ds	0-p 1w 5e 6-e 7-7
4sponsibilities	07
3ole	67
6s	08
2salary	0k 4-9
3kills	1a
3ơ	3-8 6g
2tasks	0-m 2-8 4a 7f
3echnologies	1-7 2h 4g 7-k
3he	07 4-8 67
4u	6-d
4ời	7d
3iên	0-f 1j
3o	6g
3rách	08
4ình	07
3uyển	1-a
2us	4g 6-a
2việc	2a 3-c 4-8 7h
2we	4-7 58
3hat	0a 2-a 3h 4-c 58 6-8 7-8
6's	58
2you	38 4-a 69
5'll	07 2-7 38
5r	0-9 2-m 48 6i 7g
3êu	2a 4-7
2điều	08 1-a 3a
4ểm	3-7 6-9 7i
3ãi	3b
3ịa	3-7 6-9 7i
2ưu	0-f 1j
2ứng	1-8 37
0k=hard	0-u 1o 2k 3-l 6-f 7i
2soft	02p 1-9 2-b 3a 4-v 6-j 7-10
2tool	07 1g 3-9 7-b
1s=0	0-u 1-l 3j 5-9 6n 7n
31	2k 6-8
32	0x 1s 3-7 4-9 5-8 6-l 7-b
33	0m 3-8 4a 7-b
0l=000	37
33	7c
21	0g 29 4-7 7-9
300	38
22	2a 4-7
3019	59
4h	39
23	1-7 28
365	07 4-8 6c 7-9
24	0-9 28 7h
30	08 7-7
25tr	0-7 79
26	18
27	0-p 1r 3d 7-b
28tr	1e 3-j 4a
2aarhus	29 4-9 78
3bilities	08
3dvantage	1o
3n	4-9 5e
4h	0-d 1b
3pplication	0-b 6j
6y	3-7 6d
3re	49
5a	4-7 79
3ws	3i
2b	0-7 17
31	3a 6-8
32	09 1-8
3ackground	57
3eneficial	0-h 1h
8ts	1-8 3t 7-8
4rlin	49
4tter	1d
3hxh	37
3ring	0a 2-7
3usiness	4c
4ộc	68
3ình	3-8 6d
3ạn	3d 4-7 68 7-8
3ản	0e
3ắc	48
2ca	2d
4ndidate	08
3ccd	0g 7-8
3ertified	18
3hung	0i 3-9
4í	08
5nh	2h
4ỉ	0a 7-a
3ode	0-7
4lleagues	3d 4-d
4mpensation	38
4ntribution	0b 2-8
3p	57
3riteria	07 2-7
3áo	1-7 2a
3ông	28
3ần	08
3ộng	0-8 1a
3ứng	3c
2data	4f
4y	4-8
5s	3a 4-7
3escription	2a 3-f 4l 6-8
5irable	0-a 1h
4velop	38
9er	0-9 4a
3o	28
3uties	2d
3ương	78
2east	3m 7-a
3mag	48
4ployer	4-7 5h
8ment	7e
3ngineer	0-b 2-a 7h
aing	2d 4-9
5lish	07 4e 7-b
4vironment	49
3quipment	27
3tc	29
3xperience	0a 3-8
2field	7a
3ramework	08
3uture	08
2get	0-b 1j
3iven	1-7 7d
4ờ	78
3oals	27
3ross	7c
5w	0b 3-9
3ì	3b
2hanoi	37
4ve	0-h 1q
3igher	38
3oà	79
3r	49 7-8
3àng	29
3ạn	7a
3ệ	67
3ọc	7-7
3ợp	07
2including	08
4formation	3-a 4b 69
5rastructure	4c
4terview	08 57 6-8
2java	0b
3ob	2o 4-f
2kiều	7b
2location	7j
3ương	0-h 7d
4ợng	0a 3-7
3ại	3a
3ẻ	0g 1-g
3ớn	0-a 1e
3ợi	1-9 3m
2nam	0a 3-d 6-8 7d
3eed	07 2-b 79
3gay	3g 6-8
4hiệm	0-9 1a 3-9 7d
7p	0d
4ày	0-b 1d 29 3-9
4ười	0-d 7k
4ộ	38
4ữ	08 1-7
3ha	08
5nh	0-b 1c
4à	27 68
4ân	0b
4óm	17
4ập	37
5t	77
3ight	4b
3ordvik.example	48 67
4sql	08 7-7
4w	6b
3ăm	3f 6-9
4ng	0-9 1c
2off	77
5er	0-7 3k 4-b 78
5ice	4g 6-7 77
3n	0-b 4m
4ly	0n 7-e
3pportunity	3-7 58
3ur	4d
2people	47
4rks	38
3hong	4a 7-9
4ẩm	0b 1-a
3lease	19
4us	0-i 1x 3-a
3ositions	4b 7-b
5sible	37
3ractices	09
4eferred	0-f 1l
5paration	27
4ivate	79
4ocess	0-9 3-7 6b
5file	0a
5vided	3a
3ublic	0-7 7c
3ython	0c 7-8
2qualifications	0f 2-e
7ty	27
4estions	68
2rabbitmq	07
3edux	0-8 18
4factoring	2c 3-a
4quired	07
9ment	2-7
ds	0l 2-9
4sponsibilities	0-7 2o 7-7
3ole	2v 4-n
2salary	38
4u	6b
3inh	39
3kills	0c
3tudio	4a 7-a
5ff	37
3ơ	3-9 6d
3ẽ	28 3-9
3ố	79
3ự	18 47
2t7	7a
3akes	07
4sks	0-8 2r 4-7 7-7
4y	18
3eam	27 3-8 6d 7-c
4chnologies	0u 4-9 7-j
4lstro	4i 5-7
4sting	77
3hiệu	47
4uận	47
4ế	0-d 1t
4ể	27
3ime	0-8 2e 4-i 7f
4p	0-b 7a
4ên	0-h 1h
3rain	1c
7ing	0-d 3d
5ng	0-7
4iệu	1h 3-8
4ung	0-8 1d
3uổi	0f
3y	3f
4pe	2-d 7m
3ôi	37 48 7-7
3ả	2b
3ế	47
3ốt	0c 1f 7-b
2us	0-9 2-7 3s 7-9
4eful	0-7 19
2viên	4-7
4ệc	3-b 77
3ấp	7a
3ụ	27
2week	3-d 7i
4lcome	7a
5l	17
2years	0e
3ou	0k 2-7 67 7-h
2điểm	3-a 7f
3ược	38
3ầu	0-c 7j
3ồng	58
3ộ	39
4ng	5a
2ạ	0-7 4g 7-7
1en=0	0i 2-n 3g 4-u 5-n 68 7u
41	0o 1d 3-e 4-p 5-7 6-k 7q
42	09 2g 5-a 6-c
43	0-k 2j 3-k 4s 58 7-l
44	0-e 2-c 3e 4q 5f 6b 7-z
45	0b 1-a 27 38 7-8
0n-1-	0-f 1n 5-k 7n
3=0	0a 3f 4-7 5-9
412tr	78
55tr	47
57h00	7a
420h	3-7 7i
43d	29
4500k	37
48h	7b
5tr	3d
49h	79
4a	2e 6e 7-n
5bout	0-7
5ccess	27
7ordance	39
6ross	49
5ddition	3-b 7c
cal	6d
7ress	08
6vanced	0-7
5fter	19 4-a
5gile	4b
6ri	69 7-7
5i	17 3-9
5lgorithm	0c 2-8
6l	38
7owance	4-8 77
6so	08 4-7 7-d
5m	29 7-9
6azon	2-c 4d
5n	1-8 47 57 7-7
6alytical	29 4-8
6d	0-i 1-a 2i 3e 6c 7-7
6h	38 79
6na	4b
5pis	27
6plicable	39
bnts	69 7-7
btion	69
fs	4c 6-8
8y	5a
7ointment	7c
7roach	0-b 1b
5re	2d 6-8
5s	2-a
6sembly	1a
5t	38 6-d
5utomation	0-a 4a 77
5vailable	18
5zure	2a
4b.sc	69 7-8
5a	69
6ckend	77
6layage	3a 6-8
6nk	29
6o	3a
6sed	49
5e	0b 2-a 3-a 4a
6cause	07
6lieve	3-7 4b
6nefits	38
6sides	08 2-9 48
6tter	0-8 1d
5htn	0-8 3a
6xh	0-a 3a 6-c 7h
6yt	77
5ill	38
6ết	0c 29 3-k
5onus	3g 4-8 7-7
6th	18
5rightlane	29
7ng	2f 4-d
6okers	0-a 1a
5udget	59
6ild	2b
9ing	07 2-7
6ồng	3d 7-c
5án	38
5ạn	1a 3-a 4b 7-b
5ản	0b 3-7
6o	0-d 6n
5ằng	0l 1a 3-8 6-7 7-b
5ếp	0t 4-e 7-8
5ệnh	28
4c	78
5#	2e
5a	0e 1-c 3b 4-8 78
6n	0f 2-8 3-d 5b
7didate	29
ds	1-8 7f
6o	17
5hallenging	0-i 37 4m
6i	47 7-8
6o	3a 7-b
6uyện	0b 1-9
7ẩn	09 2-7
6ính	27 4-8 7-8
6ưa	3-7 79
6ạy	28 3-7
6ấp	79
7t	28
6ỉ	0e 1-9
6ốt	27
6ỗ	38
6ụp	29
6ứng	07 3a 7-a
5lean	09 1-8
8r	17
6osely	6-8
7ud	09 1-i 2l 4-a
5o	39 7-b
6de	0-8 17
6llaborate	27 4-7
6m	3b 7-9
7fortable	0a
7pany	0r 3-8 4h 6-8 7-h
8uter	37
6n	08 3-8
7fident	19 57
7tent	68
6re	49
7vane	29 4-8
8ita	4a
5tc	38
5v	69
5àng	68
5ác	27 7-c
5ó	11e 2-9 6-b 7-j
5ông	0c 1-b 3c 4-b 67
5ơ	07 3-9 58 67 7-7
6m	3-d 7j
5ấp	1d 67 7-f
5ần	09
6u	1g 7-e
5ẩn	0-d 1e
5ứng	3f 7-7
4d	07
5a	07 4-7
6ta	0f 1-7 4-a
8base	6c
cs	0-c 1d
6vines	78
6y	2e 7-7
7s	6-8 78
5epartment	78
6scription	0-e 2w 3-9 4k 6-9 7-f
7ign	0j 2a 7-j
aer	49 7-7
as	0-8 48
8rable	19
6tail	0-8 19
6velopment	0-b 1o 3-8 47
7ops	0f 7-d
5ifferential	49
6scount	39 6-7
6versity	59
5o	4b
6anh	47
6cker	0-8 1a
5riven	0-8 1a
5u	39
5ynamic	3e 4-b
bs	2-7 7f
5õi	08 2-c 38
5ùng	18
5ương	67
5ấu	1h 3-9
4e	38
5e	2-a 7b
5ffects	1a
5mail	6-9
6ployment	7b
5ngineer	0s 7-m
7lish	0-g 47 67
6joy	37
6sure	68
5qual	5b
5ssential	1c
5ven	0-7 1e
8ings	0-9 19
7ry	27
9one	4b 6-9
5xcel	08
9lent	37
6pect	0-7
8rience	0j 1s 2-d 3-q 6a 7-9
9tise	38
7osure	1k 3-e
6tra	37
4figma	18
6nancial	4a
7d	0b 3-b
6ve	48
5luency	68
9t	0a
5or	0-d 2g 3j 4-d 7-8
5ramework	48
ds	0-a 1b
6ee	3d 6-a
6i	3j 7-8
7endly	49 7-8
6om	3-b 4c 7d
5t	78
5ull	08 1g 2-7 3-b
4get	37
5iao	1-9 4a 6-a
6áo	07
6ọng	0-8 19
6ờ	7b
6ữ	0-d 27 3-b 7r
5lobal	4e 6-8
5ood	0a 3-9
6t	27
5rasp	07
6ow	37
5ói	3a
5ọi	0-7
5ửi	67
4hai	47
6ndle	4-7 78
8s	07
7oi	2l 4-g
6s	28
6ve	0d 38 4-b 7-d
7ing	08
5ead	37
8quarters	4a
7lthcare	3h 4-9
5iring	49 7-7
6ểm	0-a 3-b 6n 7a
7u	09
6ện	07
5oliday	38
7m	4b
6me	38
6ur	77
8s	39 4a 7-8
6w	0-7 18 48
6à	0-7 18
6ạt	0-9 7c
6ặc	0-e 19 7a
5r	6e
5ybrid	0d 4a 7-k
5à	0-8 4h
6ng	0-9 28 4-b 7c
5ình	7a
5óc	3c 7-7
5ạn	7e
5ọc	38
5ồ	6g
5ội	3-9 4-7 58 67
5ợp	0-a 7f
4ideal	28
9ly	19
5f	0-k 4j 57 7b
5llustrator	07
5mmediate	79
5n	07 3-e
6centives	3-8 7g
7ludes	07
6dustry	0e 4-7
6formation	3-9 6i
6surance	3c 4-7
6terested	5c 6-j 7d
9view	6d 7-8
7o	07
5s	09 1-a 2e 48 7-i
6n't	1c
6o	17
4job	2c 3-9
7s	7a
6in	2s 4-k
8ing	07
4keep	09 2-9
8ing	07
6y	4-8
5hoa	28
7á	3g 6-a
7ẻ	08
6ám	3b
6éo	08 1-a 29
6í	19
6ó	0-8 1b
6ông	0l 1k 2-b 3-a 7-n
6ả	19
5inh	0h 2-7
6ến	0c 1-a
6ểm	27 3-9
5now	17 4-8 59
8ledge	0i 2-g 3-h 4h 78
5tv	09
5ênh	19
5ý	7a
5ỹ	2-7 3-7
4lead	0-c 6c
8er	0-8 3c
7rning	3-8 59
7st	09
7ve	48
6vel	0-e 79
5ike	2-8 48 67
6nh	0-c 7d
7k	6c
6ttle	0a
6ệu	29
5ocation	4-a 7c
6ng	47
6oking	18 2a 4-k
6ve	0-l 4r
6w	0-9 1a
5uong	0a 6-8 7a
5à	07 4a 6-a 7-a
6m	07 1-7 3-f 4-7 6-h 713
5á	3-8 4a
6i	07
5ên	2c 58 7-e
5ý	09 3-a
5ương	0-i 2-7 3o 4-8 7g
6ợng	3b 7-7
5ại	39
5ấy	08 1h 3-e
5ễ	0-8 28
5ịch	0-d 1c 39
5ớp	28 38 6-a
5ợi	39
4make	3-b 69
8s	0-7 17
6y	47 7-7
5eals	3-8 7d
5icrosoft	2-7 7e
6d	0-c 47
6ễn	6a 7-7
5olecular	77
6n	3-b 4b 5a
7itor	08 2-7
7thly	38
6re	3b 4-i 6-8 7h
5s	37
5ua	37
6st	07
5áy	77
5ình	2-7 37 4a
5ôn	3c 7-7
5ắt	47
5ỗi	2c 3-7
5ở	0-c 4i
4nam	0-l 18 4-7 7j
5eed	3c 7-a
6t	0-a 28 4-7 68 7b
6w	0-7 27 49 7-c
5ghiệm	0b
9p	0a
7ỉ	6-b 7e
6oại	07
6ành	78
7y	27 3d 7-c
6ười	0f 3-a
6ại	29
5hanh	09
6iệm	28
6à	2-7
6ân	27
6ư	1a 3-9
6ận	0-9 2a 7c
7p	27
7t	67 7-9
6ẹn	08
5o	3-9 4-8 7o
6ne	0g 1-f 2-o 3-e 48 711
6rdvik.example	39 6a
6sql	2g 7-8
6w	69
5uôi	3a
5ào	1e 7-8
5ăm	7a
6ng	1b 2-a 78
5ơi	7b
5ước	0-7
5ắm	0a 1-9
5ội	3-7 4a
6p	7d
5ữ	39
4of	3-a 48 6c
6f	68
7ice	4-8 7b
5n	1h 4-a
6e	1a 3-7 4-8
6ly	0-f 7e
5pen	0-f 38 7d
6portunity	57
5r	0a 1e 3-b 7-9
5strava	2-7
5t	39
5ur	1-8 37
4p	48
5age	37
6id	07 6a
6ntry	3-8 69
6rking	37
6ssion	2-9 49
5ension	37
6rformance	0-9 4d
7iod	7c
5hân	1-7
6ép	17 3-e 7e
6í	3b
6òng	1-8 2j 4-d
6óng	38
6ú	48
6ối	0-a 7h
6ụ	2b 4-9
7c	0-a 3-8 6c 7c
5latform	4-7 79
6c	18
6ease	37 4-7 5g
6us	0-7 1f
5ortfolio	0-j 1h
6sition	0-7 3e
7sibility	2d 3-a
5r	0-b 7g
6actical	07
6efer	0-8 49
6ivate	07
6oblem	3-9 7a
7cess	77
7duct	48
bion	4-8 79
7fessional	48
8iciency	0-9 1b
9le	07
7ject	07
7vided	78
5ublic	0j 7-g
6ne	7a
5ython	4-7 7h
4qa	2-a 79
5uá	0-b 1d
6ý	37
6ản	0a 3-f 58
8g	67
6ận	79
4r	1-8 2g 7-8
5a	0-e 7c
5eactjs	2-b
7d	08 4-8 7e
8y	2e
6cord	1-a
7ruitment	49 7-7
6mote	4m 7-g
6quired	49
bs	2-7
6search	2c 4-c 7a
7ources	47
7ponsible	07
6view	0-7 28
5ight	3c
5ole	2-b 47 7h
6unds	6f 7-8
5un	2c
5àng	0-7 19
5õ	0-7 19
5ập	0-b 7f
4salary	3n
7on	4e 7-a
6p	7a
6u	3-8 78
5chedule	3-7 5a
8me	38 4-8
6ience	37
5end	67
7ior	7c
6rve	0-9 2b
9r	09
8ice	77
bs	2-k 4d 7e
5hift	49
6op	09
7uld	1-7 3-8 7c
5ide	0e
6nh	0-9 1c 4a 7-d
6ze	016 7-y
5kills	0d
5o	0c
6ftware	0l 3a 4-7 7-d
6lid	6c
7utions	4b
6ạn	47
5peak	37
6ring	2-c 7e
5ql	1-8
5tack	4a
7ff	0-a 37 4n 7-a
7rting	3f
6orage	09
6rong	07
6udy	08
5un	0-a 7b
6pport	19 2-9
5ystem	0g 7-7
5ách	38
6ng	27
5óc	28
5ĩ	28
5ơ	0-9 1d 3-9 6a
5ạch	27
5ẽ	29
5ố	0a 37 7-7
5ức	08
5ử	0b
4take	27
6sks	48
6y	0-7 27 37
5eam	17 3-8 7-9
6chnologies	0t 1-j 2-v 4-j 718
6lstro	4c
6rms	7b
6st	0-i 1a 29
8ing	1-7 6b 77
5han	39 4-d
7t	0-h 5g 7-8
6e	29 38 4-m 5-g 67 7f
7o	29 7-8
6i	38
7s	2-a 4f 69
6o	37
7se	17
6u	3-f 5c 6-9 7j
7ật	47
6à	0-7 7d
7nh	0-8 7a
6áng	2-7 3c
6ích	0i 1-b
6ông	1h
6ư	47
7ởng	3a 7-a
6ạo	1k
6ảo	79
6ận	0-d 1e
7t	0-7 7d
6ẻ	0-7 7c
6ống	48
6ợ	7a
6ủ	0-g 2h
6ức	1-b 79
5ime	19 2-j 6-b 7h
6n	27 7-9
6p	3-7 7e
6tle	0h 7-h
6ên	0-l 17 29
6ếng	0-g 3a 7f
7p	0h
6ệm	07
5o	0-9 1n 2a 3-8 4-a 5e 7-g
6gether	4g
6à	49 7-8
5raining	28 6-g
7o	2-b 39
6ong	0f 1-8
6ung	1a
6ách	27
6ên	0-7 4-a 68 7c
6ợ	38 7-9
6ực	0-b 1c
5uition	37
6yển	0-a 6c
6ân	0-g 2h
6ần	3c
6ổi	0-j 1a 3d
5wo	17
5y	4-a
6pe	0-g 2-h 717
5á	29
6c	0b 1-8 38
5ân	48
5ìm	4c
5ính	0-b 7f
5ô	0a
5ạp	07
5ập	48
5ối	17
6t	79
5ụi	37
5ừng	1-7
5ự	0-a 2g
4understanding	1-b 7d
6iversity	08
6limited	3-9 7d
5p	0-8 1f 7-8
5s	0-7 6b 7-9
6e	2-c 37
4valid	08
5ery	0f
5iên	0-b 1j 5-7
6ết	1-7
6ệc	1-9 2e 3-8 4-8 6-7 7j
5ui	1-9 7f
5à	07
5ăn	1-7 2c
5ẻ	1-9 7g
5ề	09 1-9
5ới	0i 1-c 3-7
5ụ	4-9 7p
5ững	0a 1-8
4w	78
5alk	4c
6y	38
5e	2-e 3-7 4h 5s 6-b 7-8
6're	17 57
7ve	29
6b	2-k 4a 7f
6ekly	7-7
8s	69
5hile	47
5illing	18
6sh	57
6th	0i 1b 2-8 49 6-7 7-j
5ork	3h 5-7
8ing	0-8 2-8 37 48 7e
8s	08
6uld	49
5rite	0-9 39
8ten	0-c 1h
4xanh	3-8 4e
5e	2c
5ây	09
4year	08 7-7
8s	0e 1-8
5ou	1-7 2-7 3-8 4g
7'll	07 37 4-8
7r	1-8 2b 3-h 4-d 5h
5êu	0f 7-a
4ít	0-8 1b
4ăn	67
4đi	09 3-b 57
6ểm	7f
6ện	39 7-8
5ã	3-a 7b
5êm	0-d 1e
5ăng	0-b 2h
5ược	0-b 2-a 3e 7-a
5ại	07
5ầy	3-7 77
5ến	69
5ịa	78
5ọc	0-7 1c
5ốc	0a 2-a
6i	77
5ồng	18 6d 7-7
5ổi	2-b 3b
5ộ	0-e 3g
6i	28
5ủ	78
4ưu	0-l 17 29
4ở	08 38 4-7 7-7
4ứng	0-d 19 5-7 6b
3h=dropped	0-e 2-g 3-7 4e 6-7 711
6uties	0-b 2d 47
5intro	0-c 2j
5nice	0-c 1p 3-8
5requirements	016 2-e 7-9
11-	0m 2e 314 4-1b 5-e 68 7-m
2=0	09 1-q 2-9 3l 4d 6-i
310tr	37
41tr	0e 3-8
45tr	37
33+	08
3500k	0a
39h	1a 7-7
3a	0f 3g 49 6-e 7-m
4bility	09 2-8
5out	0-a 4-a 67 7b
6ve	29
4ccess	29
4fter	0-f 1e 3-7 7c
4gile	0k 1-a
4long	38
5so	07 7-a
4m	08
5azon	09
4n	0b 2-7 6-8 7f
5d	0b 2m 3-9 6-9 7-f
5h	7a
5y	07
4pplicant	27 7-7
ation	0-9 38 6a
7y	0-7 3d
6ointment	4-7
4re	0-a 4-8
4s	08 2-g 79
5k	3-9 6c
4t	2-h 3-e 4n 67
4utomation	78
4ws	49
4zure	0-b 1g
3ba	3-d 6-7 7n
5chelor's	08
6kend	08
5o	17 3-7
4e	09 2-p 3a 78
5cause	0a
6ome	2f 4-a
5en	08 2-8
5ing	2d 4-g 78
5nefits	0-7 17 3-w 6b 7e
5st	17
5tter	6-c 7f
4ig	0-a 1d
5ết	0x 2-h 7-g
4onuses	3-a 7c
5th	0-b 7e
4rands	49
5ightlane	0-j 27 48
4uild	2a
8ing	18
7t	0-7 19
4ài	58
4án	38
4ạn	0-9 4c
4ản	0a 4-7
5o	2a 3h 7-9
4ắt	48
4ằng	0e 1-7 2d 7-e
4ếp	7d
4ữa	07
3c	6a
4#	09
4a	0-h 17 3-7 6g
5ll	6-8 7c
5m	67
5n	2-h 7j
6didates	08 1-7 3h
5o	0l 7-e
5rry	6b 7-7
4enter	77
4hallenging	39
5uyên	0-8 17
6ẩn	0a 2-7
5ính	4g
5úng	77
5ăm	0-9 78
5ạy	29
5ỉ	3a
5ịu	17
5ỗ	08 3-8
5ức	0-b 1c
6ng	1a 7-7
4lean	38
5ient	77
4o	37
5m	38
6e	48 7-b
6fortable	18
6mercial	2-7
7ission	19
8tment	4f
6pany	0-7 3p 4-f 7g
5ntent	27
5re	0-7 2e
4tc	1a
4v	67
4á	3a
5c	0f 1-9
4ân	29
4ó	0-7 1q 2-g 39 7-8
4ông	0-7 1f 2-c 7b
4đ	0-a
4ơ	3a
5m	39
4ả	0-d 7e
4ấp	07 19 3c 7-m
4ần	0-8
4ủa	4b 7-7
4ửa	0-7 29
3data	0f 2-i
6e	77
5y	4d
6s	3g
4bs	1-7 7d
4egree	0f 2-b
5ntal	38
5scription	0l 1-8 2-d 3s 4-a 6-8
6igns	77
5velop	2i 4-8
aer	08 2-a 7g
aing	3b
4ifferential	18 3-7
5ploma	0-b 4a
5versity	4g
4o	2-7 49
5anh	0-8 1-7 27
4ynamic	3d 4-7
as	2-7 7c
4õi	0-7 2d
4ùng	47 7-7
4ưới	29
4ạy	28
4ụng	4-7
3ea	5a 6-7
4ffects	0-7 18
4m	79
5ail	37
5ployer	59
9ment	5a 7-b
4ngineer	2a
bing	28 4b
6lish	3f 7-a
5joy	0-8 3b
4qual	3-8 4-7 5j
4valuate	2a
5ery	3d 6-7
4xcellent	0f
5p	08
6ect	79
7rience	1h 3-7
dd	0-b 2-f 4c 7g
8tise	07
3familiar	1-7
4eatures	29
4igma	08
5nancial	0-b 1a
6d	0g 3-c 4a 6-c
6tech	0-7 17
4or	1-7 28 3-8 6b
6m	6-7 7g
6ward	67
4ree	3d
4t	4e 7-c
4ull	2-o 7q
5rther	17
3get	1-b 6g
4hé	79
4ian	0-7 77
5ới	3-7 69
4lobal	1-7 2k 3-8 7-b
4ood	0g
5t	47
4roup	3-7
4ì	0-e 37
4ần	0-b 7h
4ọi	0c 1-7 3-7 77
4ồm	7-a
4ửi	0-8 3-b 5a 6-c 7k
3hai	4f 7-a
5m	18
5ndle	2-7 79
5rd	6b 7-7
5s	78
5ve	0o 1-7 3a 4-j 7-a
4ello	38
4iểu	0f 7-7
4oa	4d 7-8
5liday	1-8 7b
5me	38
5ur	4c 7-a
7s	07
5wever	2-8 4-7 7i
5ạt	4e 7-e
5ặc	18 6-8 7b
4r	47
4à	47
5n	79
6g	1-8 2f
4ãng	47 7-7
4ình	09 3-a 7f
4ạn	0-7 7d
4ỏi	0-7 18
4ồ	0c 3c 6-e 7-7
5ng	4c 7-7
4ợp	28 7-7
3ib	38 6-a
4elts	0-7 7c
4f	7d
4n	0v 4-b 6-8 7-f
5centives	27
6lude	2-7
5formation	0-e 1h 3-7 6a
5sights	69
6urance	39
5terested	3h 6-a
8national	2-7 4f
8view	3e 6-9
5vest	47
4s	0-9 1-9 2-e 4u 6-g 7d
3java	0b 4b 7-f
7script	4c 7-a
4ob	0i 1-7 2-12 3-j 48 68 7w
6s	3-7
5in	3-b 49 69
7ing	2b 4-7
3kcn	3-9 7f
4hách	19
5ông	0w 2-7 7-7
5ả	1a
4inh	010 2-9 7-d
5ểm	29
4now	0a
7ledge	07 19 2-7
4oc	27
4tv	0-8 4c
4èm	3-8 6-7 7g
4ênh	47
4ý	37
4ế	18
3lead	0-8
7ing	3c
5vel	07 2-c 7c
4icence	0e
5ke	0-8
5nk	79
5ệu	77
4ocation	0t 7-k
5ng	78
5oking	2j 4-7 7-e
5tus	4-7
4uong	08
4à	0-b 1g 79
5m	19 2-c
4ái	09
4ên	2f
4ý	27 3-7
4ương	08 1-b 2a
4ại	09
4ập	7-a
4ợi	1d 3-9
4ực	18
3macbook	37
6hine	08 2-7
5il	17 6-7
6n	47
5ke	3-9 4c
7s	48
5nagement	3l 4-9
9r	2d
5rketing	27
5y	69
4eals	27
5dical	38
5mber	0n 2-u 7d
4id	77
5ght	4-9
5ndset	0f 1-f
5ễn	39
4onth	39
5re	49
7over	37
5st	2e 7-7
4r	18
4s	4b 6-9
4ust	0b 1-8 27 7-c
4áy	09 2-8
4ê	49
4ình	0-b 29 37
4ô	2-8
5n	0-9 17
4ẫu	58
4ỗi	19
4ộc	48 7-7
3nam	0-7 4h
5tive	0-e 17 7b
4eed	0-g 19 2c
7ed	0-7
5t	17
5w	0-b 3a
4ghiệm	0o 2-7 3-7
8p	0f 2-a 7-b
6ề	0-e 39
5ười	7i
4hanh	1-h 3g
5à	0-d 1-7 29
5ân	48
5ận	0-8 2d 3-d
6p	39
6t	47 7-8
5ắn	3-8 7g
5ẹn	1-h 3g
5ỏ	4b 7-8
4o	0d 3-b 4-7 67
5ne	0-8 1-7 2-f 3-12 5o 626 7-13
5rdvik	4h 7-9
5t	07 2-8 37
4ào	0g
4óng	37
4ăm	0d 2-8
5ng	0n 1-8 7-7
4ước	3d 7-9
4ấu	07
4ộp	0-9 57 6-g 7j
3odense	6-c 7h
4f	0t 1d 2-j 39 68 7-14
5f	19
6er	07 4-7
8s	0d
6ice	3-g 4p
4ne	2-a 4e
5line	6a
4pen	18
7table	4-7
5portunity	2b 3-g 5f
4r	0f 2-7
4strava	47 7-7
4ther	3-b 7h
4ur	1-7 2-a 37 77
5t	27 4c 6-c
4ver	09 3-8
3page	3-7 7c
5id	3c
5rt	2d 4-9
5y	3-a 59
4erformance	0-e 19 2h 7-b
6ks	0-7 1h 3-d
4hd	4-7 77
5ong	4f 7-b
5ù	47
5úc	0d
5ương	4f 7-d
5ạm	08
5ẩm	77
5ối	27
5ụ	0-9 1a
4lease	0-b 3-7 6b 77
4ms	1-7
4ortfolio	3f 6-7
5sition	7a
4r	09 2-7
5airie	08
5epare	2a 4-8
5imary	4-8
5oblem	0-a 7g
6duct	07
6file	0-9 2b
6ject	1-8 2d
6metheus	0-e 1e
6vided	1b 3-9
3qua	3-a
6lifications	2f 4-7
6n	6-a 7d
5yền	17
5ản	28
7g	37
5ận	0-7 7d
5ốc	79
3react	17
8js	4c 7-a
6d	07
5cruitment	17
5quired	4-9 77
ament	27
es	0-9 2f
as	0-8 3-k 4p
5search	0-7
6ponsibilities	2-e 3q 4-7
5tail	49 7-7
4ight	0-9 1a
4ole	3-i 4i
4ộng	47
3salary	0-b 1a 4-8 7g
6on	4g 7-c
4ecurity	09
5nd	0-7 3k 6-d 79
6ior	27
5rver	08
7ices	211 7-13
5ttle	28
4hare	3b 6-9
5ield	08
5ould	4-g
4imilar	07
5nce	4k
5ze	77
4kills	0-d 1a
4o	6-7 7a
5ftware	0-p 1a 2l 3-7
5ạn	7-7
4peaker	0-a 7c
4re	07
4taff	37
6rting	77
5rong	18 3b 4-e
5udent	0a
7io	77
6ff	17
4uccessful	7-7
5n	2a
5pervisor	7e
6port	77
4ystem	0-7
4áng	0-f 7h
4óc	79
5ng	77
4ĩ	0-9 28
4ơ	0c 7-8
4ư	0a
4ạch	08
4ản	79
4ẽ	2-c
4ức	79
4ử	0b 7-7
3t2	1a
4alent	68
5y	78
4eam	0-8 69
5chnical	0f 2-9
8ologies	0-a 2h
cy	3m 4-l
5lstro	2f 3-b 4f 7-g
5rms	67
5sting	0a 1-9
5xt	3e 6-9
4han	3-7
6t	07 7-9
5e	0-9 1d 29 5-8 6c 7-o
6n	0h 4-d
6refore	4d
5is	3-k 4d 7a
6ệu	3-7 69
5u	0-b 1-9 3m 4a 7-a
5à	39
6nh	0-8 1d
5áng	3h
5ích	0-9 1c
5ông	3g
5ưởng	0-9 2-a 3r
5ạo	1d
5ật	39
5ể	78
5ời	0-7 77
5ợ	4j 7-c
5ức	0d 1-8
5ực	0-8 2k
4iktok	49
5me	0a 2-i 7i
5n	0-b 27 7c
5p	0-9 1e
5ên	0b 1-a 7a
6u	2-8
5ếng	2-8 7d
6p	0-e 1e 77
4nhh	79
4o	08 29 37 7-a
5à	2a 7-7
4ra	29
6ining	0-7 77
5iệu	27
5ung	0f 7-9
5ình	18
5í	0-e 7f
5ưa	0-7 39
5ả	09 1-8
5ở	0-7
5ợ	3d
4uition	37
5yển	68
5ổi	0-b 7c
4wo	47
4y	4-h 7m
5pe	0-b 2-b 7s
4ác	19
4âm	6-9 7d
4ìm	0-9 2g
4ính	1f
4ôi	77
4ĩnh	49 7-8
4ại	57 6-7
5p	0-8 7b
4ả	2-8
4ốt	0w 2-g 7-e
4ổ	0-7 1a
4ụi	0-9 29 37
4ừ	2-b 3b
5ng	0d
4ự	3i 4-7
4ỷ	3a
3uk	0a
4nderstanding	0-a 1d
5limited	27
4s	08 2-a 37 4-9
3valid	07
4i	0-7 1c
5deo	18
5etnamese	47
5ên	09 2-f 79
5ết	0k 3-c 4-9
5ệc	0e 2-l 49
6t	0a
4p	59
4ui	37
4à	0-o 2f 47 7-8
5i	69
4òng	67
4ăn	79
4ề	09 1-7 3-7
4ị	0-e 78
4ụ	0-c 7p
3walk	39 6-7 7a
5nt	4-7
4e	0-y 4w 68
5're	2n 4-e
6ve	49 7-7
5alth	3l 4-9
5b	0c 2z 7-15
5ekend	18 3-7
7ly	3-9 7a
4hat	1a 4b 7-8
7's	18
7sapp	78
5ile	2-a 6c 79
4ill	0j 1-c 2s 3-k 4-d 78
5th	0d 4b 6-b 7-k
4ork	0-a 1f 28 3-d
7ing	0-a 3c
4riting	09 2-8
3xe	48 7-b
3y	2a
4ears	0n 7-9
4ou	0-d 2f 3-k 4x 7-b
6'll	0-7 2-a 4m
7ve	1f 2-8
6r	5-7 7b
4rs	0q 2-7 7-i
4êu	0-f 19 7-8
4ếu	67
3zalo	4b 6-d 7a
4eta	49 7-8
3áp	17
3ít	07
3óc	0-h 1h
3ăn	0f
3điền	6-7 7g
5ện	0g 2-a 47 7-e
4ã	08
4êm	38
4ăng	29
4ơn	67
4ưa	3a 7-7
5ợc	48
4ại	0a
4ầu	4a
5y	27
4ẳng	0a
4ến	0-8 19
4ịa	77
4ồ	3a
5ng	79
4ộ	18
5i	49 7-8
5ng	0i 1-h 4e 7-f
4ủ	27
4ức	78
3ưu	0b 1-a 7a
3ở	0a
3ứng	0e 1-7 2-9 38
2h=dropped	1e 2-c 3-c 4-x 5e 68 7h
5uties	2-z 3e 4a 7i
4intro	0z 2-r
4nice	0c
4requirements	0-1t 21c 3-a 49 7s
0p=0938	6o 7-h
222h0	79
2aadh	69
4rh	2b 4-8 78
3bil	0l 4-8
6it	0l 4-8
4ou	3-c 4t 68 7-9
3cad	0-7 17 4-7 68
6em	0-7 17 4-7 68
4cele	27
5o	27 3-9 5e 6-9 78
6mm	5b
6rd	78
4qu	4-7 6b
4ro	27
4ti	0-8 28
6vi	2b
3dde	1b
5i	0-8 6a 7-7
6ti	0-8 6a
4va	0-n 1v 39
6nt	0-j 1y 2-9
3ffe	3-7 49
4te	38
3gil	17 2-7
4re	7e
6em	7c
3lgo	37
6ri	37
4lo	77
6wa	77
4re	08
6ad	08
4wa	07
3mbi	2-c 4a
6ti	2-c 4a
3nal	08
6ys	27
7t	09 2-9
4dr	17
6oi	17
4gu	79
6la	79
4no	2-7
3ppl	1-8 3-k 4-n 61k
6ic	3-c 4-g 613 7-8
6yi	7e
5o	4-b 7b
6in	4-b 7b
5r	0c 3-b
6ec	07
7n	29
6oa	07 2-8
3rch	4b
6it	4b
4ou	07
3sse	67
6ss	67
5i	2e 4-7
3tte	0-8 27
5r	37
6ac	37
3udi	2e 4-8
4th	08
6or	08
5o	09
3vai	4-8
6la	4-8
3zur	17
2b.te	07
3ack	2-a 4f 5h 6-9
6en	2-8 4e
6gr	4-7 5i 6-8
4se	77
5i	57
4tc	18
3eco	2-9 37 49
4in	2d 4-d
4li	5b
6ev	59
4ne	0-g 317 4-9 7-8
6fi	0-g 317 4-9 7-8
4rl	4d
4tt	0-a 1c
6in	47
5w	2-a
6ee	2-a
3hoo	69 7-8
6mi	69 7-8
3ien	3a 6-7
4rt	3b
6hd	3b
3lue	0-9 19
3onu	0-d 19 3o 4-8
4okin	27
5t	39 6-7
3ran	0-9 4n 7-d
6ch	4c
4ig	39
6ht	39
5n	2-f 4i
4oa	37
3usi	07 4b
6ne	07 4b
2calc	0b
6ul	0b
5l	29
4mb	08 1-8
6ri	08 1-8
5p	4c
4nd	0k 17 2-c 3-7 4-d 59 67 7-b
6id	0i 18 2-c 3-7 4-d 59 67 7-a
5t	3e
6ee	3e
4pa	0j 2-9
6bl	0a
4re	0-8 3h 4-i 69
6er	4-8
5r	2b
4se	27
4te	4a
3ell	48
4nt	0-a 49
4rt	1j
6if	0-7 1j
3hai	2-8 4p 7-j
5l	0a
6le	0b
5r	39 4-8 7-7
6ac	4-9
4ec	5b
4in	0-c 3g
4on	69
4un	09 1-7 3-8 6b 7-8
5o	47 7-8
5y	18 4f 7-e
3las	0e 1-b 37
6se	08 1-9
4ea	27 3-c
4ie	2b 3-7
6nt	0-7 27
4os	0-a 39 68
6in	67
5u	1d
3off	4c 7-9
4ll	0-9 27 3a 6-7
6ab	47
6ea	3a
7c	29
4mf	09
6or	09
5m	4-d 7c
6it	4-9 59
5p	08 1-c 3a 4l 6-g
6an	0-9 2-c 3d 4k 6-8
6en	3d
6le	27
6ut	3-7
4nc	77
6ep	2e
5d	2b
5f	59
6id	59
5s	0-b 7a
6id	78
7s	29
5t	1-7 27 4-7 6k 7-a
6ac	3-8 4-9 6n
4op	29
6er	29
4rv	3-7 4g 67
6it	4f 67
4sm	08 7-7
4ur	3a
4ve	1b
3rea	0-9 3e
6ti	3c
4it	0f 2-8
6er	0f 2-8
3ult	0-7 37
6ur	0-7 37
4ri	37
6os	37
5r	49
4st	0-8 77
6om	0-8 77
4tt	47
6in	47
2dail	28
4ni	78
3ead	6c
6li	6c
5l	27
4ci	2-8
4di	0-a 2-7 3a 49
6ca	0-a 2-7 3a 49
4fi	2b
4gr	1-9 37
4li	0-7 2r 4-9
6ve	0-7 2r 4-9
4mons	07
4nt	39
4pe	3a
5l	0-7
6oy	0-7
4sc	2a 3-f 4i 77
6ri	2a 3-f 4i 77
5i	1g 2-9 3-c
6gn	3-8 49
6ra	0-d 1l
7e	2-7
4ta	08
4ve	0f 37 4-a 6-8
6lo	0f 37 4-a 6-8
3iff	47
6er	47
4gi	0-7
6ta	0-8
4pl	0a 2-7
6om	0a 2-7
4re	3-7 6a
4sa	3-9 5k
6bi	3-9 5k
5c	6-7
6ou	37
4ve	5f
6rs	5f
3oan	4-a 79
4ma	18
3raw	68
4iv	07 2-7
3uon	29 3-e 6-7 7i
4ti	2g
4ye	27
3yna	4a
6mi	4a
2educ	48
6at	48
3ffe	17
6ct	17
3lec	4b
6tr	4b
3mai	3-9 6j
4br	47
4pl	0-c 38 4-h 5q 6-g 7i
6oy	0-c 38 4-h 5q 6-g 7i
3nco	3e 4-8
6ur	3d 4-9
4er	08
4gi	27 3-d 7f
6ne	27 3-c 4-7 7f
5l	0q 1-b 3-a 4b 7-b
6is	0q 1-b 3-a 4b 7-b
4jo	0a
4su	0-8 2e
4ti	2-7 4c
4vi	3e
6ro	3e
3qua	4-b 5o
5i	08 49 7-b
6pm	49 7-b
6va	07
3sse	7c
6nt	7c
3thi	19
6ca	19
3ver	2-i 38 4j
6yt	2-8 4h
3xam	6a 7-8
6pl	6a
4ce	0p 1-a 2-9 39 7-8
6ll	0c 2-7 37
5h	2-7 48
6an	2-7 48
5i	38
6ti	38
4ec	0-7 7a
6ut	0-7 7a
4is	28
6ti	28
4pa	37 4-9
5e	0n 17 2-h 3-b 6-b 7l
6ct	77
6ri	0l 1b 2-j 3-b 78
7t	0-8 47
4te	17 28
6ns	17
6rn	29
2faci	77
6li	77
4nt	08
6as	08
5u	4a
3eat	28
6ur	28
4ed	29
4st	0-7 4c
3iel	79
4gm	0-8 4b
4nanc	07
4rs	4-d
3lex	3d
6ib	39
4ue	0a
6nc	08
3ocu	2b
4ll	2a
4re	08
6mo	07
5m	6a
5t	38
5w	0-9 37 4-7 6d
6ar	0-9 37 4-7 6d
4un	4b
6de	47
3ram	09
6ew	09
4ee	4c
6do	47
5s	6-8 7p
6he	7f
4id	3e
6ay	38
3ull	7b
4nc	2a
6ti	2a
5d	4d
6am	47
4rt	67
6he	67
4tu	0a 4-7
2gith	3-8 6c
4ve	0-8 7a
3lob	49
3ran	49
4ea	19
4os	7c
5u	2-a 4j
5w	3a 7-8
3uar	78
6an	78
2hald	48
4nd	2q 3-8 4-9
4pp	0-a 1a
4vi	47
3ead	47
5l	3a
5r	67
6in	67
4ll	68
5p	1c 3-8
3igh	2-c 3e
3oli	1b 7-7
6da	1b 7-7
4ur	3c 4-7
5s	7-7
3uon	39 6-g
3ybr	7c
2idea	1f 2-7
6ll	0-a 1e
5n	0-7
6ti	0-7
3elt	07
3llu	0-7
6st	0-7
3mme	0g 7-9
6di	0g 7-9
4pl	0-a 2a
6em	0-7 2b
5o	07
6rt	08
3nbo	38
6un	27
4ce	0-9 3a 4-7 78
6nt	0-9 3a 4-7 78
5l	09 3-c 4-7 57
6ud	0a 27 4-b
7s	58
4de	1a 2-7 4f
6pe	07 49
5u	7a
6st	7a
4fo	2-9 3-7 4c 6k
6rm	2-9 3-7 4c 6k
5r	2-7 48
6as	2-7 48
4it	08
6ia	08
4no	47
6va	47
4si	0-7
6gh	0-7
5u	38
6ra	39
4te	1-f 4-s 57 6k 7e
6re	4-a
7n	3b 6-7
7v	3-i 4-7 6k
4ve	3b
3sn'	0-7 7b
3ter	07
2japa	48
6ne	48
4va	0-b 1e
6sc	0-b 1e
3oan	5b
4in	2-8 3a 49
6in	3b 49
2khac	0c 1-e 2e 3-7 7-8
4on	0e 1-e 2-c 38 5i 6-a
3now	0b 1b 2-a 7-7
6le	0e 1b 4-8 7-7
3ore	07 1-7
3ube	4-7
6rn	4-7
4rn	79
6oo	79
2lapt	07
3ead	4a
6in	27
5r	0-8 17 2-8 3o
6ni	18 37
5s	08
5v	3d
4mi	47
4ve	1a 2-b 3-7
3ice	5e 6-b 7-7
6nc	18 5f 6-b
4fe	0-9 2a
6cy	0-9 2a
4nk	5a
6br	5b
5u	0d 1-c
4ve	19 48
3oca	2-7 7r
6te	78
7i	7j
4gi	47
6st	47
4nd	7d
4ok	07 6b 7-8
6in	0a 6b 7-8
3unc	38
4on	0-c 2-d 3n 4-f 7l
2mach	17
6in	17
4in	0-9 2c
6fr	18
6ta	28
4na	07 29 5-8
6ge	5-7
5u	27
6fa	28
4rk	0-7
4tc	0-9 3d
6hi	0-7 3a
5e	0b 2-8
6rn	08
3edi	3d 7-9
6cl	3c
4et	27
6in	27
4mb	4-9
4ri	57
4ss	07 1-7
6ag	07 1-7
3icr	08
6os	09
4gh	47
3ode	7-7
5u	48
4le	0-7 1b
6cu	0-7 1b
4nt	3f 4-a
4ti	0g 2-a
6va	0d 2-a
2natu	08
3ego	3i 6-7
6ti	3i 6-7
4tw	47
6or	47
3gan	0e
4hi	0l 1e 2-l 4-9 6-9 79
4oa	1d
4uo	0-b 3-a 49 58 6-8 7d
5y	7a
3haa	4a 67 7-d
5n	1b 2-a
4ie	2k 4-8
3igh	48
3obo	49
4rd	3-9 48 68
6vi	3-8 48 68
5t	57
6hl	57
4sq	7-7
4ti	0c 7-c
2obje	1-7
3ffe	0-l 2-7 31h 4-f 6-7 78
5i	2-d 4k 6-7 7b
6ce	49
3nli	68
4si	37
3pen	2-c 4i
6in	4a
5r	0c 78
6at	09 78
4po	0-8 2-b 3m 4-b 5j
6rt	0-8 2-b 3m 4-b 5j
4ti	3g 4-a
6ca	37
6mi	29
3rde	0-7 4-8 78
3the	4-9
2pant	59
6ry	5a
4rt	0-7 2f 3-7 58
6ic	59
6ne	2a
4st	0-a 1a
4tt	0c
6er	0c
3ens	3a
6io	3a
4op	3-7 4d 6-7 79
4rf	1-8 28 3a
6or	1-8 28 3b
5i	09 7-8
5k	39
5s	2-9 5j 6-c
6on	5h 6-c
3hon	27 4a 7-7
5t	0-7 6b
4uo	4b 7-c
4ys	08
6ic	08
3ipeli	2-8
3lac	3-8
5t	27
5y	47
4ea	17 3-b 6n
3oli	3-7
4rt	0b 3-7 4-8 6d
6fo	0b 3-7 4-8 6d
4si	0-7 7h
6ti	0-7 7h
5s	2-7 3k 4-a
6ib	0-8 3l 4-8
5t	69
4th	4a 7-b
6ol	4a 7-b
3rac	0e
6ti	0e
4ef	0-t 11i 2-7 3-d
6er	0-x 11i 3-9
5p	2a
6ar	2a
5s	0-7
6en	0-7
4im	29
6ar	09
5o	0-8 17
6ri	0-7 17
5v	4-9 7e
6at	4-9 7e
4ob	17 77
6le	79
5c	0-7 3-b 6l
6es	3-b 6g
5d	7-8
6uc	7-8
5f	0w 1-9 2-q
6es	48
6ic	0g
7l	0h 2-h
5g	3g
6ra	3b
5j	0a
6ec	0a
5p	4-8
6os	27
5u	59
5v	1-8 37 47
6id	1-a 48
3ubl	7d
4ri	08
3yth	0c
2qual	0l 2-o 3b
6if	0g 2-i 3c 4-7
7t	2-8
5n	3-d 6-7 7h
4es	69
6ti	69
4ye	1-7 57
2rabb	07 1-7
6it	07 1-7
4ng	39
3eac	08 7-e
6tj	08 7-b
5s	4-9 5a
6on	5b
4ce	6c
6iv	6c
5onc	27
5r	6d
6ui	6d
4fa	2c 3-a
6ct	2c 3-a
5e	0-9 7c
6re	0-8 7e
5u	27
6nd	27
4ga	5a
6rd	5a
5i	28 49 7-7
6on	49
5u	2a 4-8
6la	2a 4-8
4la	27
5e	0-7
6as	0-7
5i	28 4-9 5a
6ab	29 4-7
6gi	5a
4mo	39 4-i 7h
4qu	011 2-8 3-9 4-g
6ir	012 2-9 3-8 4-g
4se	2h 7-8
6ar	28
6rv	0-8 29
5i	4d
6de	4d
5o	37
6ur	37
5p	0-7 210 4-7 7-a
6on	2y 7-a
5u	0-8 68
4tu	27
4vi	27 67
3igh	0b
3ota	07
6ti	07
4un	3-b 7a
2sala	1-8 37 4-7 6-7 7m
5e	1-7 4b
4tu	3-7 7j
6rd	3-7 7j
3can	2-7 78
6di	2-7 78
4he	0-7 3c
5o	1c 2-9 4a
6ol	1c 2-8 49
4ie	3-a 47
6nc	3-8 4a
3ear	5a 6-8
4ei	0c 3-9
5k	07
6in	07
4ni	07 4-f
4rv	07 7a
4tt	27
3har	39
4el	47
4if	0a 79
4ou	0q 2-a 3-7 4-8
3iem	4a
6en	4a
5n	0b 7-a
4gn	2-8
6if	2-8
4mi	0b
6la	0b
4nc	4b 7-7
5g	09
6ap	07
4st	38
4te	78
3kil	0l 2-g
6le	4a
3lac	38
3oft	08 2-8 3-7 7c
6wa	08 2-8 3-7 7c
4li	0b 38
6dw	38
5u	17
6ti	17
5v	08
4me	29 4-8
6on	2a
4un	2-8
3pan	19 3-7
5r	4e 7-b
4ea	0e 19 3-a
5c	0-8 3a
6ia	3b
6tr	38
5e	08
4on	0c 37
6so	0c 37
3tak	0-7 28
6eh	0-7 28
5n	0-8 17
6da	0-9 19
5r	3-c 4-7 6-c 7x
6ti	18 3-a 79
5t	47
4ip	7d
6en	7d
4ra	2a
6te	2a
5e	79
6ng	07
5o	0a 2-7 3g 4-d
4ud	0-7 4b 7-9
5f	37
4yl	78
6is	78
3ubj	67
6ec	67
5s	49
6id	48
4cc	0b
6es	0d
4mm	2d
4nn	4e 7-b
4pe	0e 2-9
5p	0-c 27 3n
6le	3h
6or	0-7 2a
3yst	0-b 1a
6em	27
2tabl	0-7 7a
4le	6i
4sk	0-a 2u 38 4-h 7-8
3eac	4b 7-e
6he	4d 7-b
5m	48
4ch	1b 2-9
6ni	0-e 1e
7o	08 2-b 79
4ls	0-8
6tr	0-8
4nu	78
4rm	0-7 7j
4st	2a
6in	27
3han	0f 1-b 28 3a 4-9 6-8
4ei	2-7 3a
4ic	1c
5e	07 1-a 47
5n	0i
4on	3-c 48 58 7-7
5u	7a
4ua	6-7 7g
5o	0-7 1-b 2-7 3f 6-9 7g
5y	08 1-7
3ien	1j 2-c 4-8 7a
4me	3-8 7b
3oge	4b
6th	4b
4ky	37
4ol	39
4pi	3d
4wa	4-c
3rac	29 4-b
5i	0-x 3u 6-7 7c
6ne	39
7i	0-n 1-8 3t 78
5n	0-a 37 7-7
6sp	2-9 3i 7-9
5v	0j 4-8
6el	0c
4ea	4b
6tm	4e
5n	09 4-9
4ie	18 2-8 3a
5n	0c 1-c 3-k 7d
4on	0b 17 2-c 3-g 6b 7-b
5u	29
6bl	29
4uc	3a
5n	19 6-7
5o	0-9 3-9 4d
5s	48
5y	0-b 39
3uon	3a
4ye	1-j 3-e 4-f 5b 6i 7k
3ypo	07
6gr	07
2unde	0g 4-b 7-8
6rs	07 19 4-c
4if	37
6or	37
3pse	28
3sef	0-8 19
5r	0-7 28
4in	2-8
2vacc	19
6in	19
4lu	1-7 27
4ri	3a
3eri	59
5s	3-8 7d
3iet	69
4rt	2-7
6ua	2-7
2we'r	09 2-f 4k 7-a
4bs	6a
6it	6a
4ek	1-7 7f
4lc	0-7 4-9 58 79
6om	0-7 4-9 58 79
5l	38 4-7
6be	37
6ne	37
4’r	0-9 48
3hat	3b 68 7-9
6sa	69 7-9
4er	2-b 3b
4ic	0-c 27 49
5l	2b
5t	37
4oe	5a
6ve	5a
3ill	0d
6in	0d
4th	0a
6ou	07
3ork	08 3b
6in	0a 4-b
6pl	3a
5l	0-9 28 48
4ul	0-c 1t 3-9
3rit	0g 1-b
2xuon	0-e 29 7d
2year	0r 2-c 37
3ou'	29
5’	4-7
1art=dropped	1-13 2-j 3a 4d 6c 7m
c#	1a 2p 3-1a 4c
c-	28 3v 4-9 6-m
6uties	1-f 2a 5-8 6b
b#	01h 2-1g
b-	0-d 2p 3-b 68
5intro	0-t 1-h 3-a 4j 712
a#	018 2-c 7-h
a-	0s 3-a 4-f 7-7
5nice	0-e 1z 2-e 4-b 5l 6-7 7-c
9#	1-b 3d
9-	0-f 118 3-d
6one	1-8 2-e 4j 5-s 710
9#	0f 214 4-i 6-e 7-p
a-	0-b 7d
9-	0b 1e 2a 3e 4-r 6-g
5requirements	0i 2-a 4c 7-r
h#	0-1r 1-e 2u 3y 4i 6f 7-l
i-	0-g 1f
h-	01n 1-m 4-7 6-i
0s='ll	1-9 2g 38 4-8
3re	0c 2-h 4n 7-a
3ve	0-7 1i 3-9
2.vn	69
2000	4b
2aaa	4a 67 7-d
3ch	0b 1-o 2u 7-j
4t	3-8 6j
3ds	7a
4y	09
3ge	0-8 1n 2-7
3il	07 2-8 3-a 6j
4m	3c
4n	0-l 1e 28 68
3ll	29
4s	0-7 2i
3me	18
4s	7-7
3nd	09
4e	37
4g	2c 6-j 7d
4h	0q 1-8 2-7 3-7 4-9 5-7 77
4k	68
4s	4a
4t	2-i 4h 7a
4y	0-8 2-8 3h 4a 6-8
3pp	69 7-9
3rd	0-b 3i 4-c 6c
4e	7a
4k	0d
4n	3h 4-8
4s	0s 2-c
4t	6-c 7o
4y	1-b 2a 5-9 7d
3se	0-c 18 2b 3-b 6j 7-8
4h	07
4t	0b 7-9
3te	0c 1-a 2b 3-7
3ve	3f
3ys	78
2ber	0a 4-b
3le	1i 2-9 3-7 6-9 77
4y	2c
3ox	3a 7-8
2cal	0-8 1i 37 4-7 7-e
3ed	0d 1-8 2-b
4l	0e 1-7
4s	0-i 2f
3ks	38
3le	28
3om	6d
3ts	1d 7-7
3us	27
2day	18 2-9 3b
3ed	2-a 3c 4f
4n	2-7 47
4r	29 5a
3ge	0l 2-8 58 6-a 7-c
3io	7-9
3le	0-7 2c
3om	47
4n	7e
2eam	0-8 1d
4n	0d 1-b 2d 3-9
4r	2-a
4t	19 4-7
3ck	5b 6-7
4t	0m 1-7 3-i 4-e 58 6a
3ed	18 2-9
4n	2-c 3d
4r	0-a 3b 4-g 7j
4s	38
4t	7a
3gy	28
3ir	2-7 3a
3ks	38
3ld	47
4y	0-e 39
3me	0-8 3b
4s	0b
3nd	0-7 1-a 37 7d
4g	0g 1g 2-c 4-9
4s	0-7
4t	0c 2-8 4-9 57
3pt	29
3re	0-8 3g
4s	1-g 4n 5-7 77
3se	4a
4h	7a
4s	0e 1-e 2-9 59
3ve	59
3ws	69
2fee	4c 7-9
4r	2-b 3x 6-b
3ts	07
3ul	0g 1f 3-a 4-b
2ged	3e 6-8
4r	0-9
4s	47
4t	4-7
3ht	2-8 4d
3ma	0-8 4b
2h00	7e
330	3-b 7g
3er	3d 4d 7-a
4s	48
3ic	4-7
4p	07 4-7 7b
3ly	17 2-b 3b
3ms	37
3on	0c
3ts	37
3ub	3-8 6c
4s	2b 4-8 78
2ian	1-8 4a
3ce	0a 1-c 4g 5-7 7-9
4h	0-i 1a 49
4s	2-c 4d
3de	29 67
3ed	0-e 19 39 5a
4m	1a 4-8
4p	0o 2-b
4s	27 3f 5a 6-g 7-h
4t	2d
4u	0b 2-8
4w	3-l 57 6h
3ft	79
4y	59
3ld	27 37 4-9
4e	0r 2-f 7-8
4y	0-9 29
3me	0-a 7b
4s	37
3ne	0-8 3-9 6l
4g	29 4o 5-g 7-i
4h	1-d 2b 79
3od	09 7-8
4n	1-c 2a 3-c
4r	27 4-f
3ps	27
4t	0-b 1e
3re	2-a 3-9 4c
3se	0-9 3-d 4c 57
4h	0d 1d 3-k
4t	78
3ta	4f 67
4e	6b
4s	1-d 318 4-8 7-9
4y	19 2-7 3c 4-m 5w 6-c 7-a
3ve	1-a 29 6-8 79
3ze	37
2joy	0a 3-7
2kan	6b
3ed	0-7 57
4r	1g 3-8
4s	07
4t	0-e 37
3ly	3-8 7b
3yo	37
2lds	4a 7-7
3ed	0-8 47
4m	79
4s	0-7 2a
3ic	7e
4d	0f
4n	4d
4o	0b 3-7 4-7 6d
3la	0-7 4c 7-8
4o	68
4s	0j 4-8
4y	19 2-9 59
3op	3d
4w	0-7 27
3ps	48
3th	37
2mal	39 4-a
3er	2b 39 4-e
4s	2-7 47
3ic	0-f 68
4t	38
3on	27
2n't	3-8 7a
3al	0a 1-c 57 6-8
3ce	0a 1a 2-k 4-7 5c 6-q 7n
4y	0e 4-9 67
3ds	0b 1-8 2b 3-h
3er	0-h 3a
4y	39
3ge	1-7 7-7
4s	2g 3-d 4-9
3ne	5a
3se	48
4u	77
3th	4-7
4s	0a 19 2f 4-a 7-g
3uc	4a
4s	0-b 19 3j 4-8
4x	0d 1-c
2oad	37
4i	1b
3dy	48
3ft	0a 7-9
3gy	1a 2-7 48
3id	17
3le	49 7-9
4s	1f 7-a
3ma	0a 2-7
4e	0-9 2-d 79
3ne	07 7-8
4g	0-f 1-8 2-d 3y 5a
4s	0-o 1j 2f 69 7-o
3ol	78
4t	28
3re	3a
4k	48
4m	29 4-9
4s	0c 4-7
4t	0-a 3g 4-7
4y	09
3se	0-8
4t	07
3te	39 4-i 7g
4h	0-9 19
4o	67
4s	39 6-7
3ud	1a 58
4p	2-7 4d
4s	17 2-k 4e
4t	09 3-h 4q 7-a
3ve	4-a
2per	0d 2-g 4-7 7d
3hy	07
3ic	38
3le	0-c 1-7 2-a 3-i 5-a 619 77
4y	6n 7-c
3py	0-a 1a
3us	4d
2que	0-7
2r's	4l 7-k
3ce	2-7 49
4h	07 28 6-a 7-9
3ds	0-8 18 2b 4-c
3ed	0-g 1m 2-9
4e	1-9 2-7
4s	7-9
3ia	07
4d	7c
4t	57
3ks	0a 1-c 3g
3ld	0-8 27
4y	3d
3ms	0-9 47 7f
3ns	07 2-7
3ow	4j 7-g
4x	3-8
3se	37
4t	4-d
3ts	48
3ve	78
2ses	1-e 2j 3a 4-a 7-8
3ic	57
3ks	0-c 2z 37 4-j 7-8
3ly	2c 4-8 69
3on	07
4r	09
3ql	7-7
3to	4a
4s	0-c 47
3ys	1a
2tal	0-a 3c 49
3ch	4-8
3ed	1-b 2-d 6k
4e	77
4m	0-8 1e
4n	09
4r	0-a 1k 47 7-c
4s	1h 2-7 3-b 4-8 5h
3hs	0c
3ic	0r 2-f 4b 7-d
3js	08 7-b
3le	0-7 4-7
4y	0e 49 5-7 6-7
3mq	07 1-7
3op	07
4r	77
3ra	0a
4o	0-8
4y	7a
3to	3-c 7c
2ual	17 3-8 4-b 5n 6-7
4n	1-7 2-7 47 77
4t	17
3ck	3a
4t	2c
3ed	07
4s	38 4-7
3ff	37
3ld	0c 1p 2-7 3-g 4-d
3me	69
3nd	2-7 5c
4g	07 3-i 4w 7-h
3oc	3-9 49 67 7-7
4i	0-a 3-9 4h 58 6-8
3re	0e 1f 2-a 7-7
4n	27
4s	3d 4-9
3se	47
4t	47
3te	0-g 2c
4h	4c
2vel	0g 3-9
4n	0-8 2-e 4a 78
4r	0i 3-a 57 6-7
4s	0-f 4e
2wer	37
3th	39
2xxx	3-8 5g 67 7-9
2yen	0-f 1-h 5g 7e
4r	5o 6-8 7-8
4t	0d 1-d 29 3-8
2zed	08
2’ll	4-7
3re	0-9 48
0t=A	0-17 1-o 2-12 3-1f 4-v 5c 63d 7-y
2C	0-p 1-x 2y 3-a 43w 5-9 6-1o 7-1a
2D	0g 1-w 24l 3-i 4-5 5-n 6-18 7-y
2F	0-9 1-l 2-f 3-12 43 5-v 6l 73g
2L	0-m 1-e 2-k 3-n 4-m 52i 6-1 7-w
2O	0-z 1-19 2-13 34l 4-g 5-2 6l 7-b
2P	0-m 12y 2-7 313 4-1d 5-j 6-t 7-b
2R	047 126 2-1a 3-1f 4-x 5-u 6-10 72
2^	0g 1-f 2-o 3-e 48 5-6 6-2 711
0w=0	0d 2-g 5-l 6l
3 000	1-7 68 79
410	39
60	49 7-8
51	1g 3-c
54tr	38
55tr	1a
42	49 7-8
5023	57
445	09 6-7
45	38
50	0a
5tr	0-7 79
46	6c
47	0e 7-i
4800	78
5tr	1f 3-a
4branches	4c
5uổi	27
5é	37
4ca	0e
5ửa	47 7-7
4days	08 1-b 2-b 38 4-f 7p
4eur	3-g 7i
4hours	3c
4lpa	3-c 7j
5ợi	0-d 1f
4months	08 7-7
5ô	2b
4ngày	3f
6ười	0-k 7v
5hân	28
5ăm	0g 2-8 3-7 4a 57 7-9
5đ	57
4or	0-8 7d
4people	77
5hòng	3a 6-7
4tháng	0b 58
5iếng	0-8 7f
5o	0q 7-p
5p	79
5riệu	1c 2-7 3b 4-9
6ong	78
5uổi	011 6-8 7-h
4vị	08 7-7
4work	27
4xxx	3d 4-d 6j 7-9
4years	0s 2-7 7-a
5r	39 6-7
6s	0g 7-d
5êu	08
2100k	38
4tr	3b
31tr ca	78
32tr	37
34h	3-7 79
4tr	38
35tr	1a
37h	3-7 78
220h	39
32h	7c
500	79
3d	27
3nd	7d
23d	0-7 2b
2500k	3c
3tr	0-7 79
26.30	3-7 7j
27h30	78
28h	2a
430	79
3tr	1e 3-m 4g
2a	2-e 311 4s 5-9 6-f 7-w
3 basic	57
5road	37
4culture	47
4day	2b 4-7
4good	38
4hands	4-7
4member	4-9
5otivated	2-9 49
4part	79
6ssion	07 2-7
5lus	0-f 1i
4senior	4-7
5trong	3c 4-8
4workplace	37
3arhus	2b 4-8 78
8 and	77
3bilities	08
8y	0d 4-8
9 to	0d 4-8
4le	0t 2-c 4-9
6 to	0p 2-a 4-8
4out	3-c 4t 68 7-9
7 our	47
8the	0-7 2b
8us	3-7 4k
8you	08
3cademic	0-7 17 68
4celerate	27
5ommodations	58
6rdance	78
c with	79
8ing	27
b to	27
4ross	27
4tivity	29
3dded	1b
7 advantage	1b
5ition	0-8 19
aal	6b
c information	6b
4vance	37
7tage	0-b 1p 2-9
b of	39
bous	0-7 19
3e	7a
3fter	38
7 effects	0-7 17
3ge	07 7-7
4ile	17
4reement	7c
5i	78
3i	2-7 57
4 phù	07
3l	37
4gorithms	37
4l	2-8 3d 5f 7-8
5 interested	58 6-8
5owance	77
4o	68
5ne	57
4ready	08
4so	0-7 4e 6-g 78
6 be	27
7can	39
7see	4b 6-8
4ways	07
3m	77
4bitious	07 2-a
3n	1b 2-k 48 5h 6-a
4 advantage	0-7 1e
6ssessment	08
5equal	4-9 5f
6xcellent	37
5international	0-7
4alysts	27
7tics	07 2-7
4d	0d 1-w 213 4n 6-7 7-13
5 a	09
7t	77
6customer	37
6delivery	28
8sign	08
6engineering	07
7xperience	08 3-8 78
6foremost	07
6high	4a
6in	29
8clusion	4-7 59
6or	37
6software	07
7uccess	27
dful	0c 3-7
6technical	17
6we	49
7rite	0c
6you	7a
5roid	17
4h	0k 3-7 4-9 69 7-7
4na	6e
6 holm	6e
3pi	28
4plicants	09 57
9tion	0-g 3-8 610
ds	67
6y	3-7 6m 7-b
7ing	7e
5ointment	4-8 7d
d will	57
5roach	09
3re	0q 17 2-10 4g 5h 6-a 7-e
5 a	47
7lso	19
6looking	0g 4-b
6welcome	7a
6you	0i
5a	4-9 77
4ound	07
3s	0i 1e 2a 3-g 4-h 6-e 78
4 a	07 2c 4-a
5possible	78
5soon	78
5we	08 3-7
7ll	18
4ap	7f
4k	68
5 for	68
4sist	27
3t	2-q 4d 57 77
4 jobs	49
5least	08
5our	4-a 79
5telstro	3-7 77
6he	2-d 7d
4tractive	37
c compensation	37
3udio	27
4thorized	08
3vailable	4-8
3ws	2-9 3i
3zure	17
7 net	07
2b.sc	78
6 agri	78
4tech	07
31	3a 6-8
32	0a 1-8
3a	6k 7-b
4ckend	2-8 4e
6ground	5e 6-7
4o	3k 7-b
4se	3-a 7c
6 salary	3-b 7c
6d	77
5ic	57
3e	1f 4-p 5i
4 a	77
6ble	08
6n	4-7 59
5based	4-7 7a
5encouraged	39 4-7
5great	18
5in	77
5joining	4b
5located	78
5made	08
5part	49
5useful	0-7 19
5working	2b
4come	2-9 37 48
8 part	2-7 4c
4ing	2d 4-d
7 part	2d 4-a
4lieve	59
4neficial	0-h 1h
8ts	1-c 316 4-9 7-8
4rlin	4d
4st	0c 2-g
4tter	1d
6ing	47
5ween	2-a
3hxh	3q 7-c
6 bhyt	37
3ia	09 1-8
4g	19
5 plus	1e 3-8
4rthday	3b
4ên	7j
6 hoà	77
4ếc	4a 7-7
5t	0v 1o 2-l 3-c 6-7 7-a
6 cắt	0-a 7h
7may	0-b 7c
7sử	0-7
7tiếng	0-f 1p
3om	0-7 2b
4nus	0-b 19 3i 4-8
4ok	3-9
5ts	39 6-7
4th	7d
3po	17
3ranches	4c
6ds	0-7 28 47
4ightlane	39
c offers	0-7 3c
5ng	08 2-c 4d
7 your	48
4oad	37
4se	0-7 28
3uild	27 37 4-9
7 up	39
4siness	08 4d
a analysts	27
bproblems	07
4t	0-f 1v 4-7
5 not	0-7 1a
6we	1a
4ổi	27
4ộc	68
3y	0-e 3-7 4f 6b
4 a	38
3ài	2b
3án	08 1-c
5 lẻ	0a 1-9
4o	0-b 2k
5 cáo	0-9 2e
3é	3a
3ình	2-9 3-c 6c 7l
6 phước	7-7
7thuận	47
9ạnh	79
3ó	08
4 lâu	08
4ng	37
3ạn	0d 1-7 3f 67 7-r
5 cần	0b 2-8
6nào	18
6sẽ	2r
3ản	0b 1-7 69 7-8
5g	67
6 điểm	67
4o	0-j 2a 3k 6-9
5 hiểm	3m 6-9
7ộ	38
6mật	57
3ắc	4e 7-7
4t	07 4-7
5 buộc	68
3ằng	08 1-f 3-7 68
6 cấp	0-b 7c
7lái	0b 1-9
3ếp	49
3ệnh	38
3ị	57
4 từ	58
5vệ	0-7 3a
3ộ	5f
4t	09
2c#	08
4 azure	07
3a	0h 1-e 3-a 4-c 7o
4 theo	0b
5xoay	09
4lculations	0b
5l	3-9 6j 7-9
6s	2a
4m	57 6-8
5 kết	57
5bridge	08 1-8
5pus	4d
4n	2-k 3f 77
5 apply	0a 3a 7-8
5didate	0j 2-b 4-7 6a
bs	1a 4-8 5a 7-7
5teen	3e
4o	0h 2-8
5 trong	0-b 1f
6đẳng	0c
4pable	0a
9 of	0a
4re	47
6er	3e 4-9
8s	4-8
4se	69
6s	28
7 and	27
3ccd	0g 7-8
3enter of	37
4rtifications	17
9ed	1b
3hain	2-8
5llenge	2b 3-9
aing	38 4-8
5nges	27
5t	3-a 6g
4eck	5b
4i	28 4d 7-g
5 nhánh	4e 7-a
6tiết	29
5a	18
5ều	37
7 thứ	39
4o	0-k 1e 2a 4e 6-8 7-j
5 các	47
6mục	5a
4u	6j 7-f
5ng	0h 3-b 68 7-7
5yên	4g 7-d
8 ngành	19
6ển	18
5ỗi	47 7-7
4ào	0f 1-c 48 7-a
4í	0b
5nh	0-9 2a 38
7 làm	08 7-7
4úng	1-7 3i 4b 7-a
7 tôi	1-7 3i 49 7-8
4ăm	2d
6 sóc	27
4ưa	0-8 3-b 7n
6 biết	1-8 7e
7có	1a 3-a 79
4ạy	17 2-7 4c
4ấm	58
5p	0g 7-8
6 nhận	0h 7-8
5t	0a 1-a
6 lượng	08 1-9
4ế	2-7 3c
5 độ	3d
4ỉ	0-8 6-9 7p
4ị	0-8 68
5u	07
6 khó	0a
7được	19
4ối	58
5t	18
4ỗ	3m 7-d
5 ở	3g 7-9
4ụp	0-7 2a
4ủ	17 29 7-8
5 nhật	2a
4ứng	3-f 79
7 chỉ	3-8 79
8từ	2a
3i	09
3laims	37
5sses	08 1-9
4ean	2d 3-a
6r	2-a
4ients	27
4osed	37
6ing	67
9 date	67
5ud	1b
7 python	09 7-8
8technologies	0-b 1a
3o	7-8
4de	2h 3-b 4-a
4ffee	4c 7-9
4llaboration	49
6eagues	08 3a 4-8
4m	37
5e	3-a 68
5fortable	09
d in	07
5mensurate	77
e with	77
6on	27
8 goals	27
6unication	0b
5panies	47
8y	0-8 2-8 3h 4a 6-8
9 description	3-a 4r 7-9
asize	4-8 7g
atype	4-9 7h
6ensation	3d
7titive	47
6uter	3-7
a science	3-7
4ncept	29
5sidered	78
5tact	3-8 4-9 6l
9 us	6a
6inuously	2b 4-8
6ribute	0-a 48
c to	0-8 28
bion	0b 2-8
4operation	2b 4-7
d with	27
4re	0a
5vita	4f 67
9 here	79
4smosdb rest	07
4urse	39
4ver	1b 3-7
3p	57
3reative	38
5w	48 7-9
4iteria	07 2-7
3ss	0-a 1b
3tc	3-f 7k
3ulture	39 4-7
4riosity	37
4stomer	27 38 4-9
as	0-7 49 78
b for	27
4tting	47
4ối	2b
3v	3-a 6x
4 về	77
3àng	0-c 1w 3-7
6 tốt	0-8 1n
3á	59 6-7
4 nhân	08 59 6-7
4c	3-9 4e 7-e
5 bạn	48 7-8
6nhà	08 1-7
6phần	07
6tỉnh	78
5h	6b
4o	0-9 2e
3òn	0-7 7b
5 hạn	0-7 7b
3ó	0s 1f 2-e 3d 5-a 6-9 7-o
4 2	38
5bằng	0k 1-e
5chứng	3-9 79
5gì	37
5khả	7-7
6inh	0-h 1i 37
5laptop	0a
6ương	0-b 7a
5thì	0-b 1b
7ể	17
3ô	0-9 79
4ng	0l 1-a 2v 3-f 4a 5b 6-e 7-y
6 nghiệp	77
7ty	0-a 2-8 4o 5g 6-9 7-a
8ác	18
7việc	0l 2z 4-8 6-7 7-s
3ăn	37
3đ đh	07
3ơ	0b 1-9 3d 47 7-a
4 bản	0e 1-7
5hội	3d
5sở	49
4m	3d
5 trưa	3d
3ả	68 7-a
4 2	7-8
5nhà	68
3ấp	0-d 1-f 28 3f 7b
5 cứu	07
3ần	38 4i 7-c
5 bạn	39
4u	08 3-e 6-7 7g
5 có	07
7ông	0k 2-8 7-7
6giấy	7c
6kinh	3-9 7e
6tiến	0-7 1a
3ẩn	07
5 thận	07
3ập	0-9 67
5 nhật	27
3ắt	0-9 1-7 7f
5 liều	0-a 7h
3ổ	08
3ộng	0-i 1q 3-7
3ụ	1-9 2h
4 thể	27
3ủa	1-7 4a 7-d
3ứng	19 47
6 8tr	3-8 4b
4u	08
2d	27 4-8
3aily	28
4nish	78
4ta	0-e 3-7 4i
5e	4-d 7t
4y	2a 3-7 4-d
5s	1-7 2-f 3f 4-o 711
6 al	37
7in	78
3bs	1a 57
4t	0-8 19
3eadline	6b
5l	07
6 thoải	09
4dicated	37 48
4fine	28
4gree	1-9 37
8 in	08
4liver	29 4-8
9y	2d
4ntal	39
4pending	37
b on	37
5loyment	0-7
4scription	2a 3-f 4i 77
5ign and	29 4-9
6rable	0-d 1l
7ed	2-7
4tail	08
4velop	3d
9er	0a 2-9 78
9ing	0j 3-7
c new	0c 3-a
9ment	0a 4-c
d teams	27 4-a
3i	68
4fference	49
4gital	0-8
4ploma	0a 2-7
9 in	0a
4rect	3-7
4sability	3-8 5i
4ve	28
6rsity	5e
b and	59
3o	0-b 2n 7-c
4 and	38
5you	09 2-7
4anh	4-a 79
7 nghiệp	08
8số	78
4main	18
8 driven	19
3rive	07 4-8
7 customer	27
7n	2-9 4b
8 by	37
9design	19
4op	3-8 6c
3ung	57
4ties	2g
4yệt	27
3ynamic	0-8 49
9s dynamics	08 7-8
3ài	09
3õi	0-7 2k 3-7
3ùng	07 3-8 48 7-9
6 excel	0a
3ương	3-9 7h
4ới	0a 3-b
4ỡng	2b
7 sinh	08
8trở	0-8 2a
3ạy	0-a 7c
3ẫn	28
3ịch	7-7
6 vụ	7-8
3ọn	2d
3ụng	0-c 2a 5e 7-9
6 cụ	2b
7thành	0a
7và	57
3ự	3-7
4 án	19
2e	3-8 59
3.g	17
3a	5n 6-e
4 licence	5g 6-a
4st	3m 7-a
5y	4a
3ffects	17
3mag	47
5il	3-9 6j
4ployees	38
9r	4-9 5o 6-8
8ment	0-a 7m
3ncouraged	39 4-7
c to	37
4d	28 4-d
4gineer	4-8 7h
aing	0d 3-8
d practices	07
eteam	2-8
5lish	0q 1-b 3-a 4b 7-b
4joy	0a 3-7
4sure	0-7 2d
4tire	2-7 4c
4vironment	3e
3qual	4-b 5o
7 opportunity	4-b 5k
5ipment	49 7-a
6valent	07
3ssential	7c
b functions	29
3tc	29
3ur	3-g 7i
3valuation	08
4en	0-a 1f
6 better	0-a 1f
6t	47
5ry	2-8
7 year	38
7thing	2-8 4h
3xam	3a
6ple.com	6b
4cel	0e 1-7
7lence	0b
c of	08
at	37
5iting	38
4ecute	27
8ive	7b
4isting	28
4p	0m 7-9
5and	38 4-9
5ect	0a 77
8ed	77
a to	28
6rience	0e 1a 2-7 3-a 4-9 7a
c in	39
dwith	18
eould	0-7 18
cd	0c 2-9
d in	09
7tise	3-7
b and	3-7
8s	37
4ternal	27
2f	3-7 5a
3 b	17
3anuc	4a
4st	4f
3eatures	27
3ield	79
4gma	0-8 4b
4nancial	08
b performance	0c
5d	0-8 3t
6 a	3a
7out	4a
4rst	4-d
7 and	07
4t	0b 2-7
3luency	08
9 in	08
3ocus	27
4od	2-7 77
4r	1-7 2a 37
5 3	79
6a	0c
7n	47
7udio	2f 4-d
6candidates	17
6one	2c 4-b
6people	07
6someone	2a
6the	4j 7-8
8is	0c
6you	0-9 39 47 67 7-7
9r	78
5emost	07
a for	07
5m	48
5ward	0-8 37 4-7 6d
9 to	0-8 6d
4und	67
7 in	67
7ed	47
3rameworks	0c
4ee	3y 6-8 7-d
6dom	47
5sh	7a
7er	77
4i	3-7 4-8 7j
5days	38
4om	0-k 1-8 39 4-e 7j
6 you	6a
3ull	1-e 27
6 time	07 28 3-7
8raining	1-7 7b
4n	3b
5ctions	28
5d	38
6amental	47
4rther	67 7-7
9 information	49 68 7-7
4ture	0a
2ga4	17
3el	0a
4t	0-d 1i
3hi	2f
4é	6c
5p	08 2-7
4ế	29 7-9
3ia	0-8 1-8 2c 4b
5 dụng	48
5n	7j
6 làm	0-c 7i
7tự	37
5o	2a 3-7
6 tiếp	0b
4thub	3-8 6c
4ve	39
6n	0-7 7a
4ám	0-7
4úp	6b
4ải	27
4ấy	3-b 7a
6 khám	68
4ọng	07
4ới	4a 7-9
6 thiệu	4b 7-9
4ờ	0-8 3-d 7g
5 làm	77
3ood	1b 2-8 3k 4-7 7-a
6 stuff	37
4t	47
3rant	49
4eat	19 4-7
4oss	7c
5up	2-7 4d
5w	0c 4-7
6th	39
3uarantee	78
3ì	0-7 2b 3a
3ò	7a
4 vấp	7a
3ắn	08
5 bó	08
3ặp	6j
3ọi	2a 6d 7-b
5 điện	27
3ỗ	0-9 1c
3ội	0b
5 dưỡng	08
3ửi	0-a 29 6c
5 cv	48
6xe	3a
2hai	4a 7-7
5 phong	4a 7-9
4lden	48
8 group	48
4ndle	2d
8 inbound	27
6s	4-7
7 on	4-7
4ppy	0-a 1a
4s	2-8 4g
4ve	1y 2-i 3-8 7-9
6 an	0e
7experience	18
5ing	47
4y	3a 6-a 7-7
3cm	7k
3dv	0-9 7a
3ead	0-8 2b
5lth	37
5ring	67
4llo	68
5p	27
6 us	4-8
6s	48
4re	27 79
6 jobs	77
3igh	2-a
6 performance	48
6er	38
6ly	18 2-c 37
8 motivated	07
9skilled	47
4ểm	3m 6-9
5u	08 18
4ện	0-a 2j 3-8 4a 7-a
5u	4d 7-b
3oa	3c 4-7
5 hồng	3c
4liday	1b
5m	6e
4me	3f 4-d
6 office	3g 4-b
4urs	3d
7 over	3c
4w	4b 6a
5 to	6b
4à	7i
4á	0b
4ạt	7-b
6 động	0-7
4ặc	0d 2-a 3-h 6l 7-7
6 ca	7a
7ghé	68
8ửi	4b 6-8
7tiếng	1a
3q	4e
3r	0-8 3-c 6b
3ttp	68
3ybrid	7c
3àm	3-7 7c
4n	19 4b 7-d
5 tiếng	0-7 17
5g	2m 3-c 4j 5-8 7-c
6 ngày	29
5h	07 3-7 48 7-e
3ãng	4d
3ình	68
3đlđ	59
3ơn	4n
3ưng	47
4ớng	28
7 dẫn	28
3ạn	0-8 7h
5 nộp	78
3ầm	3a 6-8
3ằng	27
6 ngày	27
3ệ	28 3-c 6b
4 thống	27
3ọc	0h 2-b 3n 6-b 7-b
5 hỏi	0b
4p	27
3ỏi	0r 1-h
3ồ	3-j 6y
4 sơ	3-j 6y
4i	0-8 68
4ng	3c
3ỗ	0-8 39
4 trợ	0-8 39
3ộ	38
4i	3g 6-7
3ợp	07 3-9 4-7 5i 7-9
5 tác	58
6đồng	5c
2ib	6d
3d	7j
4ea	27
6lly	0-a 1e
9 you	0-a 1e
5ntify	2a
3elts	07
3f	07
4 you	0c 1-8
8've	0-7 18
3mmediate	0i 7-c
4pact	47
5lementation	27
g and	27
5ortance	08
at	4a
5rove	2b 4-7
9ment	48
3n	0h 2-j 37 4d 5-a
4 4	7b
5a	09 2-7 3b
6ccordance	78
6ddition	0-8 19
6n	0-a 3a
5berlin	4a
5computer	17 3-7
5e	5a
6mag	47
6nglish	0c
5it	38
5london	77
5one	38
6ur	0-7 4a
5the	09 1-9 5-8 7a
4bound	27
9 calls	27
6x	3a 7-8
4centive	79
bs	0-8 3b
5ident	27
5luding	0g 4-9
7sion	59
9vity	48
4dustry	4-7 7b
4formation	2-9 3-b 4h 6e
d on	67
5rastructure	2-7 48
4itial	0a
4novation	0a 2-9
ave solutions	28
4s	0-8 2a
5urance	38
4tegrate	48
6rn	78
8ational	38
7view	3-h 59 6b 78
bs	6a
5o	0-9 2a 4-a
6 the	0-7
4vest	3a 4-a
3s	0-o 1y 2-m 3-y 413 5p 6-n
4 a	3-c 4m 7-7
6n	0-d 49 58
5beneficial	0-h 1h
5for	7b
5our	4a
5possible	37
6referred	0-7 18
7oud	59
5subject	57
5the	7-7
6o	47
4n't	0-7 7b
7 essential	0-7 7d
3t	0g 1-9
4 for	38
5is	08
5takes	09
4s	48
2japanese	48
4va	0e 7-d
6 and	0-c 1d
7nosql	08 7-7
7python	47
7spring	07
6script	0-b 1e
c reactjs	07
3oanne	5b
4b	0-f 1-7 21i 3g 4-1b 5-7 77
5 benefits	3k 7-8
6description	0-9 2g 4-f 7l
6type	2d
5s	0-8 6m
6 nordvik.example	69
4in	2-m 39 4k
6 an	47
7us	37
6ing	3b 49
3une	68
4st	38 4-9
2kafka rabbitmq	07 1-7
3cn	7i
3ey	09 2a 4-7
5 responsibilities	27
3hai	47
4i	07 1-a 2a 68 7-7
4o	0-8 48
5á	3d
4u vực	4-8 7a
4á	0b 1-7
5ch	0c 1-e 2e 3-7 7-8
5t	08 1-8
4ó	0b
5 học	08
4ông	1-d 2-c 3g 5i 6-a
7 có	0-d 3h
8thu	3-7 58
8yêu	1-7 3-9 7q
4ả	09 7-8
5 năng	09 7-8
4ẩu	4a 7-7
3inh	1e 2-7
6 nghiệm	1c 2-7
7tế	7-7
4ến	0-8 1a
6 thức	17
4ều	7b
4ểm	1-c 211 3-9
6 soát	07 1-8
7tra	2h
4ện	08
3nowledge	0e 1b 4-8 7-7
b of	0i 4-7
3oc	27
4rean	07 1-7
3tv	77
5 gội	08
3ubernetes	4-7
4rnool	79
3èm	08 67 7-8
3ín	27
3ý	4-8 5d
4 hđlđ	59
3ế	0-7 27
4 toán	0-7
4t	57 6-7
5 quả	27
3ỹ	3a 4-7
4 năng	19
2lam	7a
4o	5j
5 động	5j
4ptop	07
8 cá	07
4w	57
3ead	4h 7-a
6 role	48 7-9
6er	47
6ing	27
5rn	3h 4-8
7 and	3b
7ing	18
5st	08
5ve	3d
4ss	0-8 18
4vel	08 2-8 3-7
3h	67
3icence	18 5f 6-a
9 is	1a
4fe	48
6cycle	0-9 2a
4nh	49 7-a
6 hoạt	08 7-8
5k	4b
5ux	0d 1-c
4ves	49
4ên	3-8 6f
6 hệ	3-7 6f
7quan	07
4ền	0-9 1e
5u	0-a 7h
4ệu	2e
3ocated	78
7ion	7i
4gistics	47
4ndon	7d
8 in	4-7 79
5g	7a
6 an	7b
4ok after	47
7first	07
6ing	0a 6b 7-8
9 for	0b 7-8
dward	67
4ts	49
6 of	49
3pa	3-c 7k
3td	5b 6-7
3uong	3j 7-8
4ật	17 5d
6 lao	59
7sư	19
3à	0-r 11j 2-g 3-e 4z 7-u
4 1	17
5lợi	0-k 1s
5điểm	0-a 1f
4m	0c 3-p 4-d 7r
5 báo	29
7ếp	08
6ca	0d
6gì	2g
6tại	0-9 7f
6việc	0-j 711
6được	0g
3ái	0c 1-9
5 b2	0a 1-8
4t	0c 7-8
3âu	08
5 dài	08
3ên	28 7-g
5 là	19
3òng	6e
3úc	28
3ý	0b 3-9 7-9
3ĩnh	0b
3ưu	27
4ơng	0-o 1f 2-a 3d 7e
7 8	1f
8cứng	1b 3-8 48
8deal	09
4ợng	0i 1-d 3-9 4-7 7g
3ại	3c
3ập	07 1-c 28
5 trình	0b 1-b
3ắp	0-9 17
3ẻ	0a 1-9
4 hoặc	0-7 17
3ễ	7d
4 tân	0-c 7k
6ết	08
3ịch	0a 7-7
3ộc	68
3ớn	0-8 1e
4p	0-8 1d 37
3ợi	0-n 1z 2-9 39 7-9
5 thế	0-v 11d
3ực	17
5 cao	17
2m	3-7 5a
3 f	3-7 5a
3achine	18
9 learning	18
4de	08
4il	6k 7-a
6 jobs	69 7-7
5nframe	18
6tain	2a
4ke	0-9 17 38
6 us	0-a 1a
4naged	47
8ment	0e
8r	0-7
5ufacturing	28
4rket	0-e 37
4ster	07
4tching	0-7 3a
5erial	2-7 47
7nity	08
b cover	09
4y	0-i 37 4-a 7g
5 be	38
3ca	07
4sa	0-a 1d
3easurement	07
4diclaim	3c
4mber	4-c
8 of	27 4-c
3icrosoft	0a 7-9
b dynamics	08 7-8
4ght	47
4ền	07 48
6 trung	07
4ễn	3h
6 phí	3h
3olecular	0-7 1b
4n	4-7 7g
5 fri	7e
5itor	0-7 28
5th	4-7
7s	08 7-7
4re	3c 4d 6-a
6 about	78
8t	4c
7than	37
6over the	27
4st	49
4tivated	0a 2-9
b and	0a 4-7
4ve	4-9
3r	6h
4t	3l 4-7
3s	3-a 6j
3ust	014 1-a 2-d 5-7
6 be	0e 67
3àu	07
3ái	09
4t	27
4y	0b 1-f 4c
3ê	0d
3ình	0b 2-d 4j 7-g
6 tìm	07
3ón	08
3ô	2i
4 tả	2i
3ơ	7-9
3ượt	47
3ẫu	0-a 2a 3-7 6g
3ật	57
3ặt	4a
3ềm	07 27
3ỉ	08
3ọi	5a
3ỗi	0-7 2e
5 ngày	27
3ộc	47
4t	0-h 2o
3ới	3-7 7b
3ở	0-8 4i 7-9
4 rộng	4c 7-9
3ục	48 58 7-8
5 đích	5a
3ỹ	0-9 4f
2nai	4b
5l	0-7 4d 7-8
4m	0m 3-a 6-9
5e	3-7 6e
4ture	08
3eed	0l 2-i 78
4gotiation	39
4t	0h 7-a
5 c#	07
6microsoft	08 7-8
4w	2f 4-7
5 and	0b 3-9
6technologies	39
3ga	0-7 17
5y	3d
4he	08
5iệm	1b 2-9 78
8 làm	1a 7-7
9quản	0-a 1a
9trong	08
7p	0o 2-b
5ề	2-7 6-9 7o
6 luật	19
5ệ	18
5ỉ	3j 6-7 7-a
6 chủ	2a
5ị	57
6 định	57
4oài	1a
7 giờ	19
4uyên liệu	27
4ành	0e
5y	0-i 18 2n 4-8
6 tuần	27
4ân	28
4ười	0-7 3-a 4a 58 6-8 79
7 lương	78
4ắn	27
4ộ	38
3ha	08 2-8 4-9 6e
5nh	1c
7 nhẹn	0-c 1e
4iệm	2g 7-a
7 chính	29
8trong	07
8vụ	27
4u	47
5 cầu	47
4à	7b
5 hàng	4a 7-8
6máy	1-7
5ng	07
4ánh	4e 7-a
4ân	1-d 57 6-b 78
6 sự	39
7viên	7e
4ãn	48
4óm tốt	08
4ận	2-a 77
6 tăng	0d
5p	1-8 38
5t	0-a 19 2f 7-e
4ắn	69
6 tin	67
4ẹ	07
5 nhàng	07
5n	0-c 1e
4ỏ	4b
5 thôi	48
3ice	0-h 1m
6 to	0-f 1i
4ght	48
4nh	7b
6 kiều	7b
3o	0-b 1-g 2-9 3a 6a 7k
4 degree	37
5experience	0-d 38 7d
4body	49
4de	07
4n	08 7-9
4rdvik.example	69
4sql	7-7
4t	0-d 1e
5 a	17
6required	0-8
5ice	0c 67 7-c
8 period	0a 67 7-b
4w	3-c 6c
3ào	09 3-8 4-9 78
5 có	7a
3ét	4a 7-7
3ên	48 7-7
5 về	37
3ói	09
3ăm	0e 2-8 3i 4e 6-h 7-l
5 kinh	08
6làm	0c
6trở	0-7
4ng	07 1l 2-7 7-f
6 làm	17 7-8
7tư	07
7động	17
3đ	57
4 cp	57
3ơi	0-7 7f
5 làm	0-7 7f
3ước	3d
3ếu	1a
3ội bộ	37
6dung	57
4p	3-8 4-7 6h
5 hồ	68
3ữ	0c
4 18	37
2o	37
3f	3-c 4l 6-h
4 applications	27
5employment	0-9 7c
5financial	09
5opportunities	3-7 4b
6ur	27 3d 4-c 7-7
5software	07
5technologists	48
7lstro	2b
6he	0c 3-9
8ir	07
7is	07
4f	3f
5er	0-a 2-7 3v 4-8 77
7 you	37
7s	0-d 3k
8 a	0-7 38
9you	38
5ice	2-7 37 4a 7a
8 in	79
8s	49
3k	07
3ld	2c 3-9
3n	0-h 1-i 2j 3b 6b
4 a	29
5customers	2-8 7a
5our	4a
5qualifications	37
5the	2-8 7-7
4e	3c 48 7-f
5 of	27 4-8 7-7
6very	4c
4line	68
5y	0p 7-f
4site	37
3pen	0b 4d 7-i
6 to	0a
6ing	4b
5rational	7a
8ors	08
4portunities	2-e 3j
f to	2-c 4a
cy	4-b 5g
d employer	4-9 5b
efor	49
eto	3c 4-8
4s	3-9 7c
4tical	37
3r	0c 1u 2-e 3-b 4-11 68 7e
4 in	08
5similar	0a
4der	27
7s	7a
4iented	47
3ther	4-b
3ur	0-d 1-d 28 413 7-l
5 ability	27
6campus	49
7ompany	4-8
7ustomers	49
6development	2b 4-9
6employees	3b 4-a
6office	79
6process	3-8 48
6success	47
4t	0-7 2c 48
3ver	0-c 3c
6 4	3c
7the	29
3wn	27
2paced and	49
4ge	6c
6 hoặc	69
4id	3d
4ntrywise	5a
4rt	0-8 3-h 4j 79
6 of	0-9 27 48
7time	4a
6ners	08
ahips	27
4ssion for	27 4-8
4tterns	07
4y for	3-8 79
5ments	48
3ension	3a
4ople	4c 6-7 79
8 company	7b
9who	08
4rformance	1-7 79
9ers	3d
5iod	09 7-8
5ks	39
5sonal	5b 6-8
a background	57
3f	3m 7-8
3hd	28
5 student	28
4ong	4a 7-9
5to	67
4áp	37
4ân	28
4ép	3c 7-8
6 năm	39
4í	0-c 1c
4òng	0-7 3e 48 6-c
7 nhân	39
4ù	07
5 hợp	07
4úc	09 1-7
6 lợi	09 1-7
4ước	7-7
4ải	0b 1-7 5a
4ần	08
6 mềm	07 28
4ẩm	3a 7-b
4ỏng	69
7 vấn	69
4ối hợp	28
4ụ	07 1-7 29 4-8
5 cấp	3d
5c	4e
6 vụ	48
3ipeline	2-7 49
3lace	67
4ease	17 3-b 6n
8 contact	68
4us	0-o 113
3m	38 6-8
3ortfolio	0b 3-7 4-7 6d
4sition	4-d 7h
a is	7f
bto	47
as	47
5sibility	3e 4-a
d to	3f 4-8
5t	57
4wer	37
3r	07
4actices	0a 4-d
4eferably	18
8red	0-h 1r
5paration	27
4imarily work	79
8y	0a
5ority	0-7 17
5vate	4-9 7e
9 cloud	28
4oblem	79
9s	0c
a through	07
5cess	2-7 3-a 6h
5duct	2b
5file	0h 2-h
5grams	37
5ject	0d
5ud	59
7 to	59
5vided	3a
9s	48
3sm	27
3ublic	7e
3ython	0c
2q	77
3.1	4-9 7b
3a	0-7
3t	0a 1-a
3ua	6h 7-8
5 zalo	67
5lifications	0c 2-d 3c
g a	38
9ed	57
7ty	2-8
9 and	08 2-9
5n	07 7-8
6 tâm	67
4estions	6a
4yền	39 57
7 lợi	3d
4án	68 7-8
4ả	27
5n	3-7 7-8
6 lý	08 7-7
6g	3-7 7c
4ận	7h
6 2	79
4ốc	49
2r	7-8
3 java	08 7-7
3a	3-a 79
4bbitmq	07 1-7
4nge	39
3each	3a
7 truck	3a
6t or	08
7js	08 7-b
9 cloud	09 7-8
ajava	07
5d	0-d 4q
5sons	38
4cruitment	67
4factoring	2c 3-a
5erence	0-7 7h
5unds	27
9 and	27
4gardless	5a 6-7
c of	5a 6-7
5ional	4c
5ularly	2b 4-9
4mote	39 4-h 7g
8 us	77
4quire	07
9ment	2-7
ds	0g 4-7
9s	08 4-9
4search	29
5ources	39
5ponsibilities	2q 4-a 7-7
fy	27 4-8
g of	4-8
ble	47
d for	47
5ume	68
4turn	27
3ight	0b
7 to	0e 57 6-a
3ole	0f 2x 4-12 7-7
6 to	0b 4-c
7will	0a 2-9
4unds	3-b 7a
3àng	07
3õ	07
4 ràng	07
3ộng	4g 7-a
3ửa	0-7 79
2s	0-8
3 in	0-7 37
3alary	1-8 37 4-7 6-7 7m
8 and	77
9is	3-d 7g
9supplement	3b
5e	0-7
6s	1-7
7 manager	49
4o	4c 7-a
5 bắc	48
6nên	37
4p	47
4t	79
5urday	78
as	7b
3cheme	0-8 3c
5ools	1c 2-8 49
4ience	3-8 48
3earch	5a 6-8
4e	4r 6-8
5ing	0c 3-9
5king	07
4lf	4-7
4nd	4-7 6e
6 your	3b
5ior	07 4-f 77
4rve	78
7r	09
6ice	7-8
9s	7c
4t	29
3hift	77
7s	07
4op	48 7-7
5uld	0q 2-9 3-7 4-a
8 be	09
9expect	78
3ide	0-7 7b
4emens	4a
4gnificant	2-8
4milar	0b
4nce	4b 7-7
5h	4-7 7d
6 viên	3-7 79
4ster	38
4tes	78
4ze	4-e 7f
4êng	0b 7-a
7 năng	0b 7-a
3killed	4a
7s	0p 17 2-e 4-e
3lack	38
7 days	39
3oftware	08 2-8 3-7 7c
a development	0f
bengineer	0-b 7b
4lid	0a
7works	38
5utions	0-b 1a 27
5ving business	07
4me	4-7
6one	2a
9 who	27
4on	78
6 as	78
4át	07 1-8
4ạn	27
3peak and	0a
5c	0-7 28
6trum	38
5ed	08
4onsor	07
9ed	3b
5rts betting	47
5t	7d
3re	29
3tack developer	4c
5keholders	0-7 28
5ndards	0-8 19
5rt	6-c 7o
7 date	6-b 7m
7ing	18 3-a 79
5te of	48
4ipend	7d
4rategy	28
5eet	7a
5ong	0b 2-7 3c 4-9
8 culture	38 4-7
9team	37
4udent	27
6io	48 7-7
5ff	37
3ubject	67
4ccessful	0j 2-a 3-7
5h	08
6 as	08
4n	7e
4pplement	3h
6ort	0-7 2e
9 and	0-7 27
ato	27
3ystem	0-8 1e
3àn	18
3át	29
3óc	27 78
3ơ	1-7 3-m 6z
4 cấp	1-a 79
4n	0f 7-h
3ư	18
3ạch	0d 3-b
6 sẽ	0b 3-7
3ản	0-d 18 38
5 phẩm	3a 7-8
6xuất	0-7
3ắp	47 7-8
3ẽ	1-c 2q 4-8 5f 6-7 7-7
4 làm	2d
5được	0-a 1-8 3c 57
3ố	0-m 2j 4-7 67 7f
4 lượng	7a
3ổ	2b
3ớm	0e 1-9
3ở	4e 7-9
3ự	0-8 47 7-c
2t2	7b
4 t7	7a
37	6-8 7h
3able	7a
4ke	0c 4-g
6 advantage	39
4lent	3-7 6f
4sks	0-a 2s 38 4-f 7-8
4y	1c 2-a 3b
5 nghề	0b 6-8
3eacher	4c 7-b
5m	0-o 1-a 2k 4v 67 7-e
6 and	29
7in	4-7 79
7of	0-e 4f
6s	27
4chnical	18 29
7ologies	0a 4-9 77
e reactjs	0-8
csts	48
4lstro	0-8
9 aarhus	78
ayou	2b
4nure	78
8 track	78
4rms	7k
7 of	7h
4sting	27
4xt	3-7 6b
3ham	1-a 2b
6 gia	2b
5n	38
5t	0b 3-8 7-8
6 you	0e 2-8
4e	0-k 1-g 2r 3-g 4h 5-b 7l
5 ability	07
7pplicants	0b
9ointment	79
7rt	48
6base	3-a 7c
7est	08
7usiness	4c
6center	37
7hallenge	2c
7ompany	47
6danish	78
8ta	47
7evelopment	2-a
6entire	2-7 4c
7xcellence	08
6field	79
7undamental	47
8ture	08
6good	37
6job	0-a 2l 4-c
6london	78
6office	4m 6-7
7pportunity	3b
6phd	28
7osition	4-g 7j
9sibility	3a
7rimary	08
7sm	28
6responsibility	28
7ight	0d 3-7
7ole	2b 4-d
6software	0-8 2b
6team	2a
8lstro	2-9 77
6uk	0g 3-7
5ir	2-7 3a
5m	0d 3-c
5n	0-o 3-7 4x 6c
6 you	48
5o	0a 1-b 210 3-d 4-e 5h 6-7 7-i
6 ca	0h 7-e
7dõi	0-7 2k 3-7
7luật	39
8ịch	07
7nghị	57
8hóm	0-9 1a
7yêu	07
4i	07
5ngs	0b 3-a
5s	0h 2-a 6b
6 maternity	07
7role	0d 2-8
5ết	39
7 bị	3a
5ểu	07 3-7
5ệu	4b 7-9
4o	38
5ải	09
7 mái	09
4rough innovation	07
4u	0-e 27 3j 4-c 57
5 nhập	38
6phí	5b
5yết	08 1-7
8 phục	08
5ận	7b
6t	17
5ộc	48
5ỷ	3-a 7f
4ành	0d 7-9
7 lập	47
8thạo	0g
4áng	07 1-a 2c 3b 4-d 6-7
7 có	2d
8kinh	07
4ân	37
4êm	0-7 1a 4b 7-a
6 đồng	49 7-8
4ì	0-7 1w 3-a 7-8
5 lương	09
6tốt	0-7 1a
4ích	1c
7 công	09
4ôi	48
5ng	3-8 5a 7-8
7 tin	5b
4ư	78
5ơng hiệu	48
5ởng	0-9 1-8 3i 4-7 7i
4ạnh	79
5o	0f
6 các	07
4ảo	4b 7-9
4ất là	0-a 1a
4ận	07
4ẳng	18 38
4ế	0-e 115 4-8 7-7
5 lớn	0-8 1b
4ể	2b
4ịt	48 7-7
4ống	27
4ời	0-b 7g
6 gian	7k
7trang	0-7 17
4ợ	37 48 7-a
5 chính	3a
6phụ	0e 7-7
4ứ	3e 7-9
5 2	37
67	38
5c	0-9 67
6 ứng	6c
4ực	0b 2d 3-9
6 hiện	0-7 2k
7phẩm	09
3iktok shop	49
4me	1-a 78
6 at	3a
4n	2b 3-c 5a 7-7
5 lên	28
4p	0-b 38 78
4ên	0-l 11a 3-9
6 có	0-9 1c
7đã	0a 1-7
7ứng	0b
5u	0a
6 chí	08
4ến	0-c 18
6g	1j 2-c 4-8 7a
7 anh	0k 4-7
8hàn	1b
8nhật	18
5p nhận	3a 6-8
5t	2a
4ền	2c
4ệm	0-a 4b
3ms	09 1-8
3nhh	48
3o	0a 1-8 2g 3-t 5i 6s 7-v
4 30	0e 7-b
55	0j 7-i
5apply	0-8 3-8 6c
5become	37
6uild	37
5ensure	27
5have	0-m 1p
5improve	27
5join	38
5learn	3b
5make	37
5take	07
6ravel	08
5work	0w 2-c 6-g
4gether	0-7 4b
a with	27
4kyo	37
4l	47
4ols	39
7 like	0-7 17
4p	39 47 7-d
5ic	38
4à	0-9 7d
5 nhà	4-7 7c
5n	57
6 bộ	58
4án	0-8
3p	0-7 7d
3ra	2o 3-8
5ck	2-7 77
5in	0-8 1b 3-7
7ing	0-n 1-8 3t 78
5ng	0-a 47
6sport	2-a 3i 7-8
5o	29
6 đổi	29
5vel	07 28
8ling	0c
4eatment	4e
5nd	0a
4inh	3-g 7m
5p	3e
5ệu	1c 2-7 3b 4-9
7 tháng	39
4ong	17 2-9 3-f 6d 7-9
7 các	1-8 78
9ông	1c
8lĩnh	07
8ngành	0h 1-f
8quản	0-8 17
5ubleshoot	28
4uck	3a
5ng	19 6-7 7-7
7 cấp	29
5st	47
5y	68
6ền	0-b 39
4ách	2b 7-7
7 nhiệm	29
4ên	0c 1-e 2d 4g 6-a 7-g
6 3	7-7
7phần	28
4ình	0e 1-b 47 7-a
7 độ	0b
4í	6-9 7-9
4ưa	2-8 3m 6-7
6 tại	38
5ơng	47
5ớc	67
5ờng	0-b 4g
5ởng	4-9 7b
4ại	4b 7-8
4ả	67
4ẻ	38
4ọng	07
4ở	0b 7-9
5 lên	0a 7-9
4ợ	0-g 3f 4-9 78
5 lý	0-7 17
4ực	2c
3uyển	1-e 3-e 4-d 5d 6e 7j
7 dụng	5b
4ần	1-a 2o 3-c
6 tháng	2a
4ổi	01h 1-8 3-7 6-8 7-n
6 từ	0e
4ỳ	79
3wo	0a
3y	0-a 2-8 4o 5g 6-9 7-a
4 không	5b
5tnhh	48
4pe	0-8 2d 4-c 7a
6 full	2q 7-m
7private	78
5ography	07
3ài	4-7
3ác	19 3-a 57
5 các	07
6phí	1e
3ân	0-c 3-9 4-a 6c 7l
5 bình	3-8 6d
3ìm	4v 7-o
3ính	0i 7-d
6 văn	08
3óc	48
3ô	0d 7-a
4i	1-7 3i 49 7-8
4n	08
3ăng	1-9 7j
6 ca	1-9 7j
3ư	4-7
4 vấn	19
3ại	0-p 4g 78
5 nhà	78
6phòng	68
4o	09
5 nghề	19
4p	0-a 7h
5 vụ	0-a 7i
3ả	2i 7-7
4 công	28
3ầng	38
3ập	18 4d 7-9
5 sinh	77
3ế	4a
4t	08 3a 7-9
3ỉ	08
4 mỉ	08
4nh	07 77
3ối	07 1-8 27
5 thiểu	07 3-7
4t	0x 19 2-8 3-c 7-9
5 có	7b
6không	0-7 38
6nghiệp	07
3ới	68
3ụi	0f 2-c
5 mình	0f 2-c
3ừ	0d 1-h
4 18	08
5chối	58
4ng	1f
6 chạy	19
3ử	4b
3ự	4f 7-a
4 do	37
2uk	0j 3-7
3nderstanding	08 1a 4-b
f of	0g 4-8
4iform	37
5versities jobs	67
3p	1-9 2k 4-f
4 and	38
5to	79
3s	0-d 2-f 3o 4d 6a 7-f
4 or	39 6-7
4e of	47
6your	0-7
5ful	0-8 19
5r	2b
6s	0-7 28
4ing	2-8
3ống	1-8 38
2valued	08
3erify	5a
5y	17 3-8 4d
6 good	07
3ia	4-9
4ew	07
4ên	0a 3-h 4-g 7j
6 biên	77
7có	19 7-8
7mới	3-7 7c
4ết	3-b 57
4ệc	1-i 218 4-c 5-8 6-c 77
6 linh	07
7nhóm	07
7theo	18 7-7
8rong	0c 1-7
8ại	0-7 7m
7với	2b
5t	49 7-b
3p	3-8 6d
3ui	6e
5 lòng	6e
3à	0e 1-7 3-a 4w 5c 7-t
4 sẽ	57
5thực	0a
4i	0g 1-c
4ng	4a
4o	6d 7-7
3ì	3k 7-8
4 sao	37
3òng	18
6 2	18
3ăn	0d 2-d 77
5 hoá	09
6phòng	2-7 4b
3ấn	17 4-8 67
4p	7a
3ẽ	09
3ề	0-7 4m 7-i
4 với	37
3ệ	0-a
4 sinh	0-7
3ị	08 4-8
4 trí	0b 4-8
3ới	1-a 27
5 chúng	37
6giáo	08
3ụ	0-8 48
3ực	07
2w	7c
3alk	0-9 2a 3-8
6 ins	0-8 29
4nt to	47
4y	48
3e	2-15 38 419 5f 7-e
4 are	0a 48 7-c
5believe	59
5can	1a
5expect	0b 4-7
5invest	3a 4-a
5look	07
5need	0-a 7c
5offer	0-7 3z 4-g
5work	3-7 49
4're	09 2-f 4k 7-a
4b	0-d 1a 77
5 services	77
5site	6a
4ek	3-d 7l
6ly	3-7 7c
8 pay	3-9 7d
6s	38
4lcome	4-7 79
5l	18
6being	37
6ness	37
4’re	0-9 48
3hat	0b 1-7 3c 4-9
6 it	09
7we	38
6sapp	69 7-9
4ere	2-a 3c
7 all	4-7
4ich	0-c 27 49
5le	2a
7 being	2b
4o	0h 2-8 7-8
5 are	0d 2-7
5ever	5a
9 you	5a
4y	09 47
3ill	0-10 1l 2i 3k 4-16 5h 6-a 7c
6 be	0-8 3-7 4-c 59 7g
9come	2-7 4c
7dive	28
7find	0-b 3v 4-e
7get	0-9 1j 3-8
7have	48
7join	47
7primarily	78
6ing	07
9 to	07
4th	2g 4-c 6e 7-8
6 a	09 38 4-a
7cloud	0-f 1h
7data	4f
7machine	0-7 17
7the	29 3-8 7c
7us	0-9 2-a 3m
7your	67
6out	07
3ork	0j 1-d 3e 6-n
6 from	7h
7in	0m 6-8
7on	37
7together	49
7will	58 6-7
9th	27
6ing	0a 4-b
9 for	2b
ain	09
6place	3a
5ld	0-8 27
4uld	0-c 1t 3-9
7 be	1m 3-8
3rite	27
2xe	1-a 2c 3c 7-c
4 máy	07
4m	38
3in	37
5h	49
3oay	0c 28 3-7
6 ca	2a 7-7
4á	57
5 sau	57
3uất	0-7 4h 7-7
6 khẩu	4b 7-8
3xx	3d 4-d 6j 7-9
3ài	47
3ây	0c 7-8
3ưởng	0-c 7d
3ử	27
4 lý	27
2y	0-7 2a
3ear	09 3e 4-9
6ly	39
6s	0s 2-c
4s	19
3ou	01e 2-d 3s 4-z 6-9 7-f
5 and	37
7re	08 3-7 59
6can	0-9 2-a 3a
6have	09 19 2-7 4-9
6might	48
7ust	08
6should	78
6will	0-r 18 2n 37 4-c 7d
5'll	1-9 2b 38 4-8
6ve	1e
5r	1-8 2g 3y 4-y 6d 7-h
6 application	0-7 6e
7career	3c
8v	3b
7job	2e 4-9
7profile	0a 2-7
7qualifications	0-7 38
7tasks	2e 4-9
5’ll	4-7
3r	39 6-7
4s	0g 7-d
3êu	0r 1-b 3-b 7a
5 cầu	0m 1-b 3-b 7b
2zalo	4-a 6s 7-9
2án	18 29 3-8
3p lực	18
2âm	0-7 3a
2ích	3-a 6b
3t	09
2ăn	3d
2đang	1a 2-9 4l 7-g
6 tìm	47
3h	09
3i	09 1-d 3f
4 công	0a 1-7
4ền	0-b 4m 69 7-c
6 form	6b
5u	3-9 57
6 dưỡng	0-8 2a
7kiện	0b 2-8
4ểm	0-g 1i 3-h 67 79
6 cộng	0-d 1j
4ện	0-c 1-7 4a
6 tử	4b
3ã	07 1a
4 biết	08
4i	38
5 ngộ	38
3êm	07
3ình	4b 7-8
3ích	5a
6 tuyển	5a
3óng	37 7-7
3ôi	4a 7-8
3ăng	2f
3ơn	1d 2b 3-b 7-8
5 vị	17
3ược	2-t 3x 4-7 58
6 3	09
7chỉ	78
7gì	37
7xoá	57
7áp	1b
7đào	7c
7ưu	0-7 19
3ại	0a
5 học	09
3ảm	27
5 bảo	27
3ấu	3a
3ầu	0-i 7l
3ẳng	0c
3ặt	0-8 27 39
3ến	6m 7-8
3ể	6c
3ịa	3-f 4c 6-8 7e
5 chỉ	7a
6điểm	3-a 7g
4nh	0a 3-8 5c 6-8
6 13	57
7lượng	09
3ọc	08
5 hiểu	19
3ồ	0b
4ng	1-a 4h 5d 6-7 7-h
6 nai	4b
7đội	49 7-8
3ổi	29
5 với	29
3ộ	0f 1-a
4 tuổi	07
4i	4c 7-9
4ng	0-d 19 3-7 5i
6 trong	0-7
3ủ	37
3ức	48
2ưu	0-c 116 3-e
4 tiên	0-g 11a 3-e
2ạ	0-b 4k 7-8
2ốp	0c 7-8
4 lát	0c 7-8
2ở	0-9 1-7 3g 4o 7-l
2ứng	0o 2-7 5b 68 7-r
5 tuyển	0c 1-a 3-7 6b
6viên	0k 58 7-k
`;
