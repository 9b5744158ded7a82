// Written by `npm run train:posts`; not edited by hand.
export const roleWeights = `R P D O C L A F
0?	0l 2-h
0at=0	1-o 2-a 3-z 4w 5-b 6-j 71z
31	0j 1-m 2e 3-k 413 5-g 6-10 7n
32	0z 21a 4-o 5-n 6-l 7-g
33	0h 1y 2c 3f 4-x 5-e 7-x
34	0-j 1m 2-e 3z 4-f 68 7-k
35	0-i 1-b 2-13 517 61j 7-t
0b	0t 29 5-j 6-9
0digit	0-9 1-9 2-o 5-8 7z
0f2=1 	08 29 4-7 7-8
32 	2a
5năm	78
33 	27
34 	0-8 29
36 	0-7 1b
37 	0-p 1t
3ability to	07
5le to	0a
5out the	2d
9us	4j
9you	09
4dditional information	6b
4i phù	07
4nna holm	67
4pplication 	6c
4re you	0e 4-7
4s a	4-7
5k for	67
4zure net	07
3biết sử	17
8tiếng	0-a 1h
4rightlane offers	0-7 3c
4ạn cần	0a 2-8
7nào	17
7sẽ	2k
4ảo hiểm	3c
3cao đẳng	07
4hấp nhận	0e 7-8
5ế độ	37
5ịu được	0-9 1d
4ompany description	3-l 410
bsize	79
4ó bằng	09
6kinh	0a 7-9
7ỹ	0-8 1a
6laptop	09
4ông ty	0-b 2-7 4b 5g
8việc	07 2c 7-8
4ơ hội	3d
5m trưa	38
4ẩn thận	07
3do you	07
5anh số	77
3education 	47
4qual opportunity	59
4ven better	0-a 1f
4xperience level	77
eworking	08
3fluency in	07
4urther information	4d
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
3ideally you	0-b 1f
4n addition	0-a 1b
6our	48
3job benefits	3l 7-7
7description	0-b 2l 79
3không ngại	07
9yêu	0-b 3-9 7q
4iểm tra	2b
4tv gội	08
4ỹ năng	09
3liên hệ	3-7 6e
4ocation 	6-c 7q
4àm báo	2a
7ca	0a
7việc	0-k 7s
4ương 	37
98	1f
9cứng	1c 3-a 4a
4ễ tân	77
3moreover the	27
4ust be	0c
4ô tả	28
5i trường	37
3net microsoft	07 7-7
4hiệm vụ	27
5ân viên	7a
4ice to	0-b 1d
4o experience	0-d 38 7c
4ội dung	58
3perks 	37
4húc lợi	08
5ỏng vấn	68
5ối hợp	28
5ụ cấp	37
4ublic 	0-a 7e
3qualifications 	0j 2-b
5estions 	68
5yền lợi	3d
5ản lý	27
3r java	07
4eactjs cloud	07
5quirements 	0j 2-d
5sponsibilities 	27
4ole 	2i 4-g
3số lượng	7a
4ử dụng	0b
3technologies 	0u 7-f
5rms of	7g
4ham gia	38
5e appointment	78
7base	3-a 7c
7good	37
7job	0-7 2g
7office	4o 6-7 7-7
7position	4-a 7k
8rimary	07
7role	4-8
7successful	07
6n you	48
6o dõi	29
5u nhập	38
5ông tin	58
5ương hiệu	48
5ời gian	0-d 7o
5ợ chính	39
7phụ	0b
5ực hiện	0-h 2i
4ip 	0-b 7a
5êu chuẩn	07
aí	08
5ếng anh	0d
4o apply	67
5à nhà	78
4rung cấp	0-7 2a
5ách nhiệm	28
5ình độ	0b
4ạp vụ	7a
4ốt 	0e 1-8
7nghiệp	08
4ụi mình	08
3vì sao	37
4ăn phòng	2-9 4b
4ị trí	4-7 7f
3want to	47
4e expect	0b 4-7
6look	67
6need	0-a 7d
6offer	3q 4-9
5ekly pay	3-8 7c
4hat we	38
5oever you	5a
3you 	0b
7can	77
7have	09
7must	07
7will	0-m 1a 38 7i
6'll be	4-7
6r profile	0a
8tasks	2g 4-9
4êu cầu	0x 1-7 2-f 7-7
3đi công	07
5ền form	6b
6u kiện	0b 2-8
4ịa chỉ	7a
7điểm	3-a 7g
3ưu tiên	0-14 11g
3ứng viên	67
1=1	0j 2f 4-b 7-i
30	0d 19 3-7 7-9
34	39
38	0d
22	1-8 2b 4-a 7a
23	0-a 3e
24	2c
26	1d 7-7
27	0-q 1w
29h	3b 7-7
2a	3-7 69
3bility	07
4le	0a
4out	3-8 4n 7-f
3dditional	6b
3fter	17
3i	69
3ll	5c
3nna	67
3pplication	0-7 6e
6y	3-8 6b
3re	0e 4-7
3s	2c 4-9
4k	67
3ws	2-8 3e
2bao	3i 7-b
3e	0a 6-7
4nefits	3a
3hxh	3c
3iết	0f 1k 2-9 3-7 7-9
3onus	17
3rightlane	2-7 3c
5ng	4b
3ạn	0c 4-a 7-a
3ảo	3i 6-7
3ằng	27
2ca	0-7 3-9 6-8 7x
4ll	6d 7-7
4n	08
4o	07
3hăm	29
4ưa	0-n 1a 7f
4ấp	0e 7-8
4ế	37
4ỉ	0-8 3c
4ịu	0-7 1c
3o	37
4mpany	2-8 4m
4rvita	6a
3tc	3-f 7l
3v	3-a 6d
3ó	0m 1h 2-f 7-e
3ông	0-9 3-9 48 5g 7-8
3ơ	3d
4m	38
3ả	08 7-8
3ần	7c
3ẩn	07
2deadline	6a
4sirable	0-8 1b
3o	7-7
4anh	7b
3uties	2b
3ùng	09
3ưới	09
2ea	5c 6-7
3ducation	47
3mail	6c
4ployer	57
3njoy	0c 3-9
3qual	59
3ssential	4-7
3ven	0-a 1f
3xperience	0n 1-7 4-7
2fluency	07
3or	4-8 6a
3ree	39
3urther	4d
2giới	4b 7-8
4ờ	77
3ood	1c
3row	38
3ọi	29 3c 7-8
3ửi	6f
2handle	0-7 2e
3ealth	38
3igh	18
3oa	3b
4me	3c 4-9
4w	6b
3r	39
3ạn	78
3ồ	3-8 6h
3ỗ	37
2ib	6d
3deally	0-e 1i
3n	0-j 17 4a 68
4terested	6a
7view	6i
bs	67
3s	47 7-7
3t	27
2java	0-7 1a
3ob	0-8 2i 3f 4-d 6-8 77
4in	2-7
6ing	3b
2kcn	7d
3hông	0-a 1-8 7m
3iểm	2f
3nowledge	1d
3ỹ	07
2lead	0-7 4c
3h	67
3iên	3-7 6e
3ocation	6-c 7q
3àm	1-f 2j 3-8 7a
3ương	0-9 1k 3c 48 7-k
3ễ	77
2mail	6g 7-9
3on	3-7 7e
5itor	0-7 28
3s	18 3-7
3ust	0o 2-9
3ô	28
4i	37
2nam	0r 7-t
3et	0a 7-7
3goài	78
3hiệm	27
4à	48 7-7
4ân	7a
4ận	7d
3ice	0-d 1i
3o	0-j 1-b 38 69 7n
3ếu	1a
3ội	58
4p	6f
2onsite	37
3ther	0b 1-8
3ur	0-9 2-a 4v 7-8
2paid	3b
4ntrywise	5a
3erformance	0-a 7e
5ks	37
3hòng	3c 6-a
4úc	08
4ỏng	68
4ối	28
4ụ	77
3referably	1b
3ublic	0-a 7e
2qualifications	0g 2-9
4estions	68
4yền	3d
4ản	27
4ận	79
2r	07
3eactjs	07
4mote	77
4quirements	0j 2-d
4sponsibilities	28
3ole	2l 4-h
3un	27
2salary	7b
3ee	4d
4nd	68
4rvice	49 7-8
3hould	08
3kills	0d
3tart	7e
3un	79
3ố	7a
3ử	0b
2take	7a
3echnologies	0u 7-f
4lstro	4b
4rms	7g
3ham	38
4e	1-d 29 3-7 5-7 6-f 7p
5n	0-o 410
5o	29
4is	07
4u	37
4ông	58
4ương	48
5ởng	3b 4-7 7c
4ời	0-d 7o
4ợ	0f 39 4-8 7-8
4ực	0-h 2h
3ip	0-b 38 78
4êu	0d 2-9 7-7
4ếng	0j 1-7
4ệm	0-7 4b
3o	67
4p	39
4à	4-a 7e
3raining	77
4ung	0-f 1f
4ách	28
4ình	0b
4ường	4b 7-7
4ực	29
3uyển	78
4ổi	0b
3ạp	7a
3ập	4e 7-e
3ốt	0n 1-9 7-9
3ụi	08
3ừ	08
4ng	1c
2việc	0-a 2f
3ì	37
3ăn	2-a 48
3ề	4j 7-e
3ị	4-7 7f
2want	47
3e	0-8 1-8 2-n 3o 5a
4're	4g 7-a
4ekly	3-8 7c
3hat	0b 3b 4-d
4o	07 49 7-8
5ever	5a
4y	08 47
3ork	0-b 37
6ing	0-a 27
2yearly	38
3ou	0o 2-b 4-7 5-8 6-9 7f
5'll	07 28 4-8
5r	0k 2g 4-n 7-9
3êu	0y 2-h 7-8
2đi	07
4ền	48
5u	0a 2-8
3ã	17
3ược	3g
3ến	3-9 6f
3ịa	3-d 6-8 7q
2ưu	0-14 11g
2ứng	6a 7-7
1ew=0	0w 3-8 4-8 6-e
41	09 17 2-7 37 4-d 5-c 6d
42	1-e 2d 37 4-a
43	4b 6-8 7-8
44	0-a 4f 5-a
0h=0	1-7 3b
2about	2-9 48
3i	1-a 29 38
3nd	07 3-9 78
3pply	3-c 6r 7-a
2benefits	3q 6-a 7-9
3onus	37
3ring	38
2candidate	0d 1-9
3huẩn	07 1-7
4í	27
4ế	37
3ompany	0l 38 5-d 6-i 7-d
6ensation	0-g 29 4c 7-7
3ó	0-9 37
3ông	0f 1-a
3ầu	2b 4-7
2description	0l 4k 5-7 6-m 7-a
5irable	1b 3-b
3o	0d 2-a
3uties	0e
2equal	5i
3xperience	0f 7-a
2further	3-7 4d
2gian	7c
4ờ	17 3-9
2have	09 37
6s	1c
3ours	47
4w	6e
3ồ	3-8 6g
3ợp	1-a 29 38
2i	08
3n	58
4formation	3-7 4d
4terview	4k 6-9
3t	58
2job	3j 49 5-9 6-h
2kinh	0-8 18 79
4ện	09 1-b 3a
3ỹ	1-7 68
2location	3-a
3àm	0-9 1c 3-b 4-7 7n
3ương	1-d 2d 4-c 7c
2mission	0a 2-9 68
3ust	19
3ức	79
2nghiệm	0-8 18 79
4ộ	3b
3hiệm	08
4ập	08 6-d
3ice	07
3ow	3-8 6a
3ăng	1-7 68
3ơi	0-7 17
2offer	4-8 58
3pportunity	5i
2phù	1-a 29 38
3oints	37
3referred	18 5a 6-8
4ocess	4k 6-9
5file	0e 2-9
2qualifications	0-a 2-f 3-j 4j 7e
2requirement	3a
ds	0-l 1r 5e 6-e 7-8
4sponsibilities	07
3ole	67
6s	07
2salary	0d 4-a
3kills	1e
3ơ	3-8 6g
2tasks	0-m 2-8 4a 7f
3echnologies	1-7 28 4a 7-7
3he	4-8 68
4u	08 6-d
4ời	7c
3ime	78
4ên	0-f 1k
3o	6g
3rách	07
4ình	07
3uyển	1-a 37
2us	4g 6-9
2việc	2a 3-c 4-8 6-7 7h
2we	4-8 57
3hat	0a 2-a 3h 4-d 58 6-8 7-8
6's	58
2you	38 4-a 6a
5'll	09 2-7 38
5r	0-8 2-l 47 6i 7f
3êu	2b 4-7
2điều	09 1-b 3a
4ểm	3-7 6-9 7j
3ãi	3b
3ịa	3-7 6-9 7j
2ưu	0-f 1k
2ứng	1-7
0k=hard	0-w 1q 2k 3-k 47 6-g 7i
2soft	02r 1-f 2-b 39 4-s 6-j 7-10
2tool	0c 1i 27 3-9 7-l
1s=0	0-v 1-m 2-7 3j 5-9 6o 7n
31	2l 6-8 7-7
32	0w 1v 3-8 4-8 5-8 6-m 7-g
33	0q 1-b 3-8 47
0l=000	37
33	7c
21	0d 2b 4-7 7-9
300	38
22	17 29
3019	59
4h	39 7-7
23	1-7 27
365	4-8 6b 7-8
24	0-9 27 7h
30	07
25tr	0-7 79
26	0-8 1b
27	0-q 1s 3d 7-b
28tr	1f 3-j 4b
2aarhus	29 4-8 77
3bilities	08
3dvantage	0-7 1p
3llowance	77
3n	4-9 5d
4h	0-c 1a
3pplication	0-c 6j
6y	6d
5rox	07
3re	4a
5a	4-8 79
3ws	3i
2b	0-7
31	3a 6-8
32	0a 1-8
3ackground	57
3eneficial	0-g 1g
8ts	1-9 3t 7-7
4rlin	49
4tter	1d
3hxh	37
3ring	09 2-7
3usiness	4b
4ộc	67
3ình	3-8 6d
3ạn	3d 4-7 68 7-9
3ản	0e
3ắc	48
2ca	2e
4ndidate	08
3ccd	0e 7-7
3ertified	19
3hung	0h 3-9
4í	08
5nh	2h
4ỉ	0a 7-a
3ode	0-7
4lleagues	3c 4-c
4mpensation	38
4ntribution	0c 2-9
3p	57
3riteria	08 2-8
3v	37
3áo	29
3ông	27
3ần	08
3ộng	0-7 19
3ứng	3c
2data	4h
4y	4-7
5s	39 4-7
3escription	2c 3-f 4q 6-8
5irable	0-a 1i
4velop	38
9er	7a
9ment	47
3o	28
3uties	2c
3ương	78
2east	3m 7-b
3ducation	47
3mag	48
4ployer	4-7 5h
8ment	7d
3ngineer	0-b 7d
aing	2f 4-a
5lish	07 4e 7-c
4vironment	48
3quipment	28
3tc	29
3xperience	0a 3-7
2field	79
3ramework	07
3uture	08
2get	0-a 1h
3iven	7c
4ờ	78
3oals	27
3ross	7d
5w	0b 3-9
3ì	1-7 27 3b
2hanoi	37
4ve	0-h 1p
3igher	38
3oà	79
3r	49 7-8
3àng	29
3ạn	7a
3ọc	7-7
3ợp	07
2including	07
4formation	3-9 48 6a
5rastructure	4b
4terview	08 57 6-8
2java	09
3ob	2p 4-f
2kiều	7b
2location	7j
3ương	0-h 7c
4ợng	0a 3-7
3ại	39
3ớn	0-a 1d
3ợi	0-7 1-7 3m
2nam	09 3-e 6-8 7f
3eed	07 2-b 79
3gay	3g 6-8
4hiệm	1c 3-a
7p	0f 1-7
4ày	0-b 1d 29 3-9
4ười	0-d 7k
4ộ	37
4ữ	08 1-7
3ha	07
4à	68
4ân	0b
4óm	0-7 18
4ập	38
5t	77
3ight	4b
3ordvik.example	49
4sql	07
4w	6a
3ăm	3f 6-9
4ng	08
2off	78
5er	0-7 3i 4-b 78
5ice	4g 6-7
3n	0-c 4n
4ly	0m 7-e
3pportunity	58
3ur	4e
2people	48
4rks	38
3hong	4b 7-9
3lease	18
4us	0-l 1z 3-9
3ositions	4b 7-b
3ractices	08
4eferred	0-g 1m
4ocess	0-9 3-8 6b
5file	0a
5vided	3a
3ublic	0-a 7e
3ython	0d
2qualifications	0f 2-e
4estions	68
2redux	0-7 18
4factoring	2c 3-a
4quirements	0l 2-9
4sponsibilities	0-7 2m
5t	07
3ole	2s 4-l
2salary	38
4u	69
3inh	39
3kills	0c
3tudio	4a 7-a
5ff	37
3ơ	3-9 6d
3ẽ	28 3-9
3ố	79
3ự	17 47
2t7	7b
3akes	07
4sks	0-8 2r 4-8
4y	18
3eam	3-8 6d 7-a
4chnologies	0p 4-9 7-a
4lstro	4f
3huận	47
4ế	0-f 1v
4ể	27
3ime	0-7 4-f 7q
4p	0-b 7a
4ên	0-d 1e
3ools	37
3rain	1d
7ing	0-c 3d
4iệu	1i 3-8
4ung	0-9 1f
3uổi	0e
3y	3g
4pe	7a
3ôi	37 48 7-7
3ả	2b
3ốt	07 1j 7-a
2us	0-9 2-7 3s 7-a
4eful	18
2viên	0a 4-7
4ệc	3-a 4-7
3ấp	7a
2week	3-d 7j
4lcome	7a
3ork	47
2years	0e
3ou	0j 2-7 67 7-f
2điểm	3-a 7f
3ược	38
3ầu	0-b 7j
3ồng	58
3ộ	39
4ng	5a
2ạ	0-7 4g 7-7
1en=0	0k 2-h 3f 4-t 5-n 68 7p
41	0q 1d 3-c 4-r 6-l 7r
42	08 2e 5-b 6-9
43	0-i 2g 3-k 4v 58 7-k
44	0-d 1-7 2-b 3d 4q 5g 69 7-y
45	27 38 4-7 7-7
0n-1-	0-h 1m 5-j 7n
3=0	09 2-7 3f 5-9
410tr	0-7
52tr	78
57h00	7a
420h	3-7 7i
43d	29
4500k	37
48h	7b
5tr	3d
49h	78
4a	2g 68 7-n
5bout	0-7 77
7ve	47
5ccess	27
7ordance	39
6ross	49
5ddition	3-b 7c
cal	6d
7ress	08
6vanced	0-7
5fter	18 4-9
5gile	4b
6ri	69 7-7
5i	17 3-9
5lgorithm	0c 2-9
6l	38
7owance	4-8 77
6so	08 4-7 7-d
5m	7-7
6azon	2-a 4c
5n	1-7 47 57 7-7
6alytical	29 4-7
6d	0-k 1-a 2f 3b 6a
6h	39 78
6na	4a
5pis	27
6plicable	39
bnts	69
btion	69
fs	4d 6-8
8y	5a
7ointment	7c
7roach	0-7 18
5re	2e 6-8
5s	2-8
6sembly	19
5t	3a 6-c
5utomation	0-9 4a
5vailable	18
5zure	29
4b.sc	68 7-8
5a	68
6layage	3a 6-8
6nk	28
6o	3a
6sed	48
5e	0c 2-d 3-9 4a
6cause	07
6ing	07
6lieve	49
6nefits	38
6sides	08 2-9 47
7t	27
6tter	0-7 1d
5htn	0-8 3a
6xh	0-a 3a 6-c 7h
6yt	77
5ig	09
6ll	38
6ết	0d 29 3-k
5onus	3e 4-7 7-7
6th	18
5rightlane	0-7 29
7ng	2e 4-d
6okers	0-9 19
5udget	5a
6ild	2a
9ing	2-8
6ồng	3d 7-c
5án	0-8 38
5ạn	1b 3-b 4b 7-c
5ản	0b 3-7
6o	0-d 6m
5ằng	0h 1c 3-8 6-7 7-a
5ếp	0t 4-e 7-8
5ệnh	28
4c#	2c
5a	0d 1-b 3b 4-8 77
6n	0g 2-7 3-d 4-8 5b
7didate	29
ds	1-8 7f
6re	69
5hallenging	0-j 4o
6i	47 7-8
6o	3a 7-b
6uyện	0c 1-9
7ẩn	08
6ính	27 4-9 7-8
6ưa	3-7 79
6ạy	28 3-7
6ấp	79
7t	28
6ỉ	0d 1-8
6ịu	17
6ốt	27
6ỗ	38
6ụp	29
6ứng	3a 7-a
5lasses	3-8 5b
6ean	0b 1-a
8r	17
6osely	6-8
7ud	2g 4-a
5o	2-7 39 47 7-b
6de	0-7 17
6llaborate	27 4-7
6m	3b 7-9
7fortable	09
7mission	3c 7-a
7pany	0k 3-8 4i 6-8 7-d
8uter	37
6n	08 3-8
7fident	19 57
7tent	68
6re	49
7vane	29 4-8
8ita	4a
5reation	47
5tc	38
5v	68
5àng	68
5ác	27 7-c
5ó	113 2-7 6-c 7-j
5ông	1-b 3c 4-c 6f
5ơ	07 3-9 58 67 7-7
6m	3-e 7j
5ả	77
5ấp	1d 68 7-g
5ần	08
6u	0a 7-e
5ẩn	0-e 1f
5ứng	3f 7-7
4d	07
5a	07
6ta	0g 1-8 4-a
8base	6d
cs	0-c 1d
7e	2-7
6vines	78
6y	2e 7-7
7s	47 6-8 78
5epartment	79
6scription	0-d 4k 6-8 78
7ign	0j 2a 7-j
aer	49 7-7
as	0-8 48
8rable	18
6tail	0-7 17
6velopment	0-8 1k 3-8
7ops	0h 7-i
5ifferential	4a
6scount	39 6-7
6versity	58
5o	3-7 4c
6anh	47
6cker	0-7 19
5riven	17
5u	3a
5ynamic	3d 4-a
bs	0-7 2-7 7h
5õi	08 2-c 37
5ùng	18
5ương	67
5ấu	1i 3-a
4e	38
5e	2-8 79
5ffects	19
5mail	07 6-a
6ployment	7c
5ngineer	0t 7-l
7lish	0-g 47 67
6joy	37
6sure	68
5qual	5b
5ssential	1c
5ven	0-7 1d
8ings	0-9 19
7ry	27
9one	4b 6-9
5xcel	08
9lent	37
6pect	0-7
8rience	0k 1w 3-s 69 7-q
9tise	37
7osure	1k 3-e
6tra	37
4figma	18
6nancial	4a
7d	0b 3-b
6ve	48
5luency	68
9t	0a
5or	0-e 2g 3k 4-f 7-7
5ramework	48
ds	0-9 1b
6ee	3d 6-b
6i	3j 7-8
7endly	48 7-7
6om	4b
5t	78
5ull	09 1g 3-b
4get	37
5ia	2-7
7o	4a 6-b 77
6áo	07
6ọng	0-8 19
6ờ	7b
6ữ	0-d 27 3-b 7r
5lobal	0b 49 6-8 7-c
5ood	0a 3-a
6t	28
5rasp	07
6ow	37
5ói	3a
5ọi	0-7
4hai	48
6ndle	4-7 78
7oi	2j 4-e
6s	28
6ve	0d 4-9 7-c
7ing	08
5ead	38
8quarters	4a
7lth	3-7
acare	3h 4-9
5iring	49 7-7
6ểm	0-9 3-b 6m 7a
7u	07
6ện	07
5oliday	38
7m	4a
6me	38
6urs	39 4a 7-8
6w	0-7 18 3-7 49
6à	0-7 1a
6ạt	0-a 7d
6ặc	0-e 18 7a
5r	6e
5ybrid	0d 49 7-k
5à	0-8 4h
6ng	0-a 28 4-b 7c
5ình	7a
5óc	3c 7-7
5ạn	7e
5ọc	38
5ồ	6g
5ội	3-9 4-8 58 67
5ợp	0-b 7g
4ideal	28
9ly	1a
5f	0-m 4k 57 7c
5llustrator	07
5mmediate	27 78
5n	3-f
6centives	3-8 7f
7ludes	07 2-7
6dustry	0e 7-8
6formation	3-a 6j
6surance	3c 4-7
6terested	5d 6-k 7d
9view	6e 7-8
7o	07
5s	08 1-a 2d 47 7-g
6n't	1c
6o	17
5ts	47
4javascript	07
5ob	07 3-7 77
7s	6-9 7c
6in	2t 4-k
8ing	07
4kafka	17
5eep	09 2-9
6y	4-8
5hoa	28
7á	3g 6-a
7ẻ	08
6ám	3b
6éo	08 1-a 29
6í	18
6ó	0-9 1c
6ông	0w 17 2-a 3-a 7-m
6ả	0-7 1c
5inh	0e
6ểm	08 3-9
5now	17 4-7 58
8ledge	0i 2-g 3-g 4g 78
5tv	09
5ênh	19
5ý	7b
5ỹ	2-7 3-7
4lead	6c
8er	0-8 3c
7rning	3-8 59
7st	09
7ve	48
6vel	0-8 2c 48
5ike	2-8 48 68
6nh	0-d 7d
7k	6b
6ttle	0a
6ệu	29
5ocation	4-a 7d
6oking	18 2a 4-k
6ve	0-n 4s
6w	0-a 1a
5uong	0a 3-7 6-8 7a
5à	07 4a 6-a 7-9
6m	08 1-8 3-f 4-8 6-i 713
5á	3-8 4a
6i	07 3-7
5ên	2c 58 7-e
5ý	0a 3-a
5ương	0-k 2-7 3o 4-8 7h
6ợng	3b 7-7
5ại	39
5ấy	08 1h 3-f
5ễ	0-8 28
5ịch	0-c 1b 39
5ớp	28 38 6-a
5ợi	39
4make	3-b 67
8s	0-7 17
6stercam	3-8 5b
6y	47 7-7
5eals	3-8 7c
6mber	27
5icrosoft	2-7 7g
6d	2f 47 7-a
6ễn	6a 7-7
5on	4b
7itor	08
7thly	38
6re	39 4-h 6-8 7i
5s	37
5ua	37
6st	07
5ình	2-7 37 4a
5ôn	3c 7-7
5ắt	47
5ỗi	2d 3-7
5ở	0-d 4i
4nam	0-i 7j
5eed	3c 7-a
6t	0-b 4-7 68 7e
6w	27 48 7-c
5ghiệm	0c
9p	0a
7ỉ	6-b 7f
6oại	07
6ành	78
7y	27 3c 7-c
6ười	0e 3-a
6ại	29
5hiệm	27
6à	2-7
6ân	29
6ư	19 3-9
6ận	0-8 2b 7d
7p	27
7t	67 7-9
5o	3-9 4-7 7n
6ne	0h 1-h 2-k 3-e 47 710
6rdvik.example	39
6sql	2d
6w	68
5uôi	3a
5ào	1f 7-9
5ăm	79
6ng	1b 2-9 78
5ơi	7b
5ước	0-8 37
5ếu	27
5ội	3-7 49
6p	7d
5ữ	39
4of	08 3-c 6c
6f	68
7er	47
7ice	4-9 7c
as	47
5n	1h 4-8
6e	1a 3-7 4-7
6ly	0-f 7d
5pen	0-f 38 7c
5r	0a 1e 3-b 7-8
5strava	2-7
5t	39
5ur	1-8
4p	48
5age	37
6id	07 6a
6ntry	3-7 68
6rking	37
6ssion	2-9 49
5ension	37
6rformance	0-9 4d
7iod	7c
5hân	1-9
6ép	17 3-e 7e
6í	3b
6òng	0-b 2i 4-d
6óng	37
6ú	47
6ối	0-b 7i
6ụ	2c 4-9
7c	0-a 3-8 6c 7a
5latform	4-7 79
6c	18
6ease	37 4-7 5g
6us	0-7 1g
5ortfolio	0-j 1h
6sition	0-7 3e
7sibility	2c 3-a
7ted	78
5r	0-b 7g
6actical	07
6efer	0-8 4a
6iority	37
6oblem	3-9 79
7cess	78
7duct	48
bion	4-8 79
7fessional	48
8iciency	0-9 1b
9le	07
7vided	77
5ublic	0f 2-a 7-8
6ne	7a
4quá	0-c 1e
6ý	37
6ản	0c 3-f 58
8g	67
6ận	79
4r	1-7 2d
5a	0-e 7c
5ead	08 4-9 7f
6cord	08 1-c
7ruitment	49 7-7
6mote	4l 7-g
6quired	48
6search	2e 4-c 7a
7ponsible	07
6view	0-8 28
5ight	0-7 77
5ole	2-a 7a
6unds	6f 7-7
5un	2b
5àng	18
5õ	18
5ập	0-b 7f
4salary	3t 6-8
7on	4e 7-a
6p	7a
6u	3-8 78
5cience	68
5end	67
7ior	7e
6rve	0-9 2b
9r	09
8ices	2-b 49
5hift	49
6op	09
7uld	3-8 7c
5ide	0d
6nh	0-c 1f 4b 7-d
6te	2-7
6ze	011 7-u
5kills	0c
5o	0b
6ftware	0j 3a 4-d 7-a
6lid	6c
7utions	4a
6ạn	47
5peak	37
6ring	2-8 79
5ql	1-8
5taff	0-b 37 4o 7-a
7rting	3e
6orage	08
6rong	08
6udy	08
5un	0-a 7b
6pport	19 2-8
5ystem	0f
5ách	38
5óc	28
5ĩ	29
5ơ	0-9 1e 3-9 6a
5ạch	27
5ẽ	28
5ố	0a 37 7-7
5ức	08
5ử	09
4take	0-7 28
6sks	49
6y	0-8 27 37
5eam	17 3-8 7-8
6chnologies	0j 1-7
6lstro	49
6rms	7b
6st	0-f 17 29
8ing	1-7 28 6c
5han	37 4-b
7t	0-g 3e 5f 6-9 7-8
6e	07 29 3g 4-k 5-g
7o	27 7-7
6i	38
7s	2-b 4f 69
6o	37
7se	17
6u	3-8 6-9 7j
7ật	47
6à	7d
7nh	7a
6áng	2-7 3c
6ích	1-9 6a
6ông	1j
6ư	47
7ởng	3a 7-a
6ạo	1k
6ảo	78
6ần	1-7
6ận	0-e 1f
7t	7d
6ẻ	0-9 7d
6ống	47
6ợ	7a
6ủ	0-g 2h
6ức	7a
5ime	19 2-g 6-c 7e
6n	28 7-9
7h	1-7
6p	3-7 7d
6tle	0h 7-h
6ên	0-b 29
6ếng	0-k 3a 7e
7p	0b
6ệm	08
5o	0-9 1o 29 3-c 4-b 5e 6-7 7-7
6gether	4h
6à	48 7-8
5raining	28 6-g
7o	2-a 38
6iệu	37
6ong	0c
6ung	1b
6ách	27
6ên	4-9 68 7c
6ợ	38 7-9
6ực	0-a 1c
5uition	37
6yển	0-9 6b
6ân	0-g 2h
6ần	3c
6ổi	0-k 1b 3d
5wo	17
5y	07 4-a
6pe	0-g 2-7 7t
5á	29
6c	38 67
5ân	48
5ìm	4c
5ính	0-g 7e
5ô	0a
5ĩnh	47
5ạo	0-7
6p	07
5ập	48
5ốt	08 79
5ụi	37
5ừng	1-8
5ự	0-c 2g
4understanding	1-b 7c
6iversity	08
6limited	3-9 7c
5p	0-7 1d 7-9
5s	0-8 6a 7-8
6e	2-c 37
4valid	08
5ery	0f
5ideo	27
6ên	19 5-7
6ết	1-7
6ệc	1-7 2e 3-8 4-8 6-9 7j
5ui	1-8 7g
5à	07
5ăn	2c
5ẻ	1-8 7g
5ề	09 1-8
5ới	0j 1-c 3-7
5ụ	4-8 7o
4w	47 78
5alk	4c
6y	38
5e	2-e 3-9 4j 5s 6-c 7-8
6're	0-7 17 57
7ve	29
6b	2-b 4c
6eks	69
5ho	07
5illing	19
6sh	57
6th	0d 1h 2-8 48 6-7 7-h
5ork	3h 5-7
8ing	0-8 2-9 37 48 7e
8s	09
6uld	49
5rite	0-9 39
8ten	0-c 1h
4xanh	3-8 4e
5e	2e
5ây	08
4year	08
8s	0e 1-8
5ou	3-9 4f
7'll	07 37 4-8
7r	1-7 2a 3-h 4-e 5h
5êu	0i 1-a 67 7-9
4ít	0-8 1b
4ăn	67
4đi	0a 3-c 57
6ểm	6-7 7g
6ện	39 7-7
5ã	3-a 7c
5êm	0-d 1e
5ăng	0-b 2h
5ược	0-b 2-9 3d 67 7-a
5ầy	3-7
5ến	6a
5ịa	78
5ọc	0-8 1d
5ốc	0a 2-a
6i	78
5ồng	19 6d 7-8
5ổi	2-a 3b
5ộ	0-b 3g
6i	28
5ủ	78
4ưu	0-b 29
4ở	08 38 4-7
4ứng	5-7 6a
3h=dropped	0-c 2-f 3-7 4b 6-7 712
6uties	0-a 2c 47
5intro	0-c 7d
5nice	0-c 1p 3-8
5requirements	013 2-f 7-7
11-	0o 2e 313 4-1a 5-e 7-i
2=0	0a 1-q 2-a 3l 4c 6-i
310tr	37
41tr	0d 3-8
45tr	0-7 37
33+	08
3500k	0a
39h	19
3a	0e 3f 4a 6-e 7-n
4bility	08 2-7
5out	0-a 4-9 68 7a
6ve	29
4ccess	28
4dditional	68
4fter	0-e 1d 3-7 7c
4long	38
5so	7-9
4m	08
5azon	09
4n	0a 6-7 7e
5d	2k 3-8 6-9 7-e
5h	7a
4pplication	0-9 37 6b
7y	0-7 3d
4re	0-9 27 4-7
4s	2-c
5k	3-9 6c
4t	2-h 3-e 4o 67
4utomation	77
4ws	49
4zure	0-c 1f
3ba	3-e 6-7 7o
5chelor	07
b's	07
6kend	08
5o	17 3-7
4e	08 2-o 39 68 78
5cause	0a
6ome	2g 4-a
5en	07 2-7
5ing	2k 4-e
5nefits	0-7 3-w 6b 7e
5st	17
5tter	6-c 7f
4ig	18
5ết	0x 2-g 7-g
4onuses	3-a 7c
5th	0-c 7e
4rands	49
5ightlane	0-i
4uild	2a
8ing	0-7 18
7t	0-7 18
4ài	58
4án	38
4ạn	0-8 4d
4ản	09 4-7
5o	29 3h 7-9
4ắt	48
4ằng	0e 1-7 2d 7-e
4ếp	7d
4ữa	07
3c	69
4#	08
4a	0-g 6h
5ll	6-8 7b
5n	2-g 4b 7f
6didates	08 1-8 3g 7-8
5o	0k 7-d
5rry	6b 7-7
4enter	77
4hallenging	0-7 39
5uẩn	0a 2-8
5ính	0-8 4f
5úng	77
5ăm	0-7 79
5ạy	29
5ỉ	39
5ịu	19
5ỗ	08 3-8
5ứng	1d 7-7
4lean	38
5oud	1-7
4o	37
5m	38
6e	48 7-b
6fortable	19
6mercial	2-7
7ission	19
8tment	4h
6pany	0-8 3p 4-g 7h
5re	2b
4tc	19
4á	3a
5c	0f 1-9
4ân	29
4ó	1h 2-g 39 7-7
4ông	2-b 7d
4ơ	3a
5m	39
4ả	0-c 7d
4ấp	07 1a 3b 7-m
4ần	0-7
5u	0-7
4ủa	4b 7-7
4ứng	27
4ửa	0-7 29
3data	0h 2-i
6e	77
5y	4b
6s	2-8 3g
4bs	1-7 7c
4egree	0e 2-a
5ntal	38
5scription	0t 1-7 2-c 3s 4-b 6-7 7-f
6irable	07
5velop	2i 4-9
aer	07 2-a 7g
aing	3b
ament	08
4ifferential	18 3-7
5ploma	0-b 4a
5versity	4h
4o	2-7 4c
5anh	0-8 1-7 27
4ynamic	3b
as	2-7 7e
4õi	0-8 2d
4ùng	47 7-7
4ưới	29
4ạy	28
4ụng	4-7
3ea	5a 6-8
4ffects	18
4m	79
5ail	37
5ployer	59
9ment	5b 7-a
4ngineer	0-7 2i 7-8
bing	49
6lish	3e 7-9
5joy	0-7 3b
4qual	3-7 4-8 5h
4valuate	2a
5ery	0a 3c 6-8 7-a
4xcellent	0f
5p	07
6ect	79
7rience	08 1b 3-7
dd	0-b 2-9 4b 7b
8tise	07
3familiar	1-7
4eatures	28
4igma	08
5nancial	0-9 19
6d	0h 3-c 4b 6-d
6tech	0-7 17
4or	1-7 28 3-8 6b
6m	6-7 7h
4ree	3c
5i	38
4t	4e 7-c
4ull	2-h 7i
5rther	17
3get	1-d 6f
4hé	79
4ian	0-8 77
5ới	3-7 69
4lobal	1-8 2j 3-8 47 7-c
4ood	0h
4ì	0-e 37
4ần	0-a 7h
4ọi	0b 3-8 77
4ồm	7-a
4ửi	0-7 3-b 5a 6-d 7l
3hai	4f 7-b
5m	17
5ndle	2-7 79
5rd	6b 7-7
5s	78
5ve	0o 39 4-f 7-c
4ello	38
4igh	47
5ểu	0f 7-7
4oa	4d 7-8
5liday	1-8 7a
5me	38
5ur	4c 7-a
7s	08
5wever	2-8 4-7 7i
5ạt	4e 7-e
5ặc	18 6-8 7c
4r	47
4à	47
5n	79
6g	0-a 2e
4ãng	47 7-7
4ình	0a 3-a 7f
4ạn	0-7 7d
4ọc	07
4ỏi	0-7 17
4ồ	0a 3c 6-e
5ng	4d 7-7
4ợp	28 7-7
3ib	38 6-a
4deally	17
4elts	0-7 7c
4f	7c
4n	0u 17 4-b 6-7 7-f
5centives	27
6lude	2-7
5dependent	17
5formation	0-f 1h 6b
5sights	67
6urance	39
5terested	3h 6-a
8national	2-8 4f
8view	3e 6-9
5vest	48
4s	0-9 1-9 2-b 4m 6-f 7f
3java	0a
4ob	0l 1-7 2-12 3-k 68 7v
6s	3-7 77
5in	3-b 4a 69
7ing	29
3kcn	3-9 7f
4hách	18
5ông	0t 2-7 7-7
4inh	0y 2-9 7-c
5ểm	29
4now	0a
7ledge	07 19 2-8
4oc	28
4tv	0-8 4c
4èm	3-8 6-7 7g
4ênh	47
4ý	37
4ế	0-a 1c
3lead	0-8
7ing	3c
5vel	07
4icence	0e
5ke	0-8
5nk	78
5ệu	77
4ocation	0t 7-m
5ng	78
5oking	2h 4-8 7-c
4uong	08
4à	0-b 1g 78
5m	0b 17 2-c
4ái	0a
4ên	2g
4ý	28 3-7
4ương	09 1-b 2b
4ại	0a 1-7
4ập	7-9
4ợi	1b 3-9
4ực	19
3m	37
4acbook	37
6hine	08 2-7
5il	6-7
6n	47
5ke	3-9 4d
7s	49
5nage	37
9ment	3l 4-8
9r	1-7 2f
5rketing	27
5y	4-a 6c
4eals	27
5dical	38
5mber	0n 2-q 77
4ight	07 4-9
5ễn	39
4on	38
6th	39
5re	3-7 49
7over	37
5st	2f 4-7
4r	18
4s	4b 6-9
4ust	0b 1-8 27 7-b
4áy	07 2-8
4ê	49
4ình	0-b 29 37
4ô	2-9
4ẫu	58
4ỗi	19
4ộc	48 7-7
3nam	4h
5tive	0-e 18 7b
4eed	0-g 19 2b
7ed	0-7
5t	17
5w	0-b 3a
4ghiệm	0n 3-7
8p	0k 2-b 7-b
6ề	0-e 39
5uyên	77
5ày	77
5ân	0-7
5ười	7i
4hanh	0-7 3g
5iệm	78
5à	0-d 1-7 29
5ân	48
5ận	2e 3-e
6p	39
6t	47 7-8
5ắn	3-8 7g
5ẹn	0-7 3g
5ỏ	4b 7-8
4o	0c 3-b 4-7 67
5ne	0-d 1-8 2-d 3-11 5p 629 7-13
5rdvik	49
5t	07 2-8
4ào	0f
4óng	37
4ăm	0c 2-7
5ng	0c 7-7
4ước	3d 7-9
4ộp	0-9 4-7 57 6-g 7j
3odense	6-c 7h
4f	0u 1d 2-g 39 69 7-14
5f	18
6er	07 4-7
8s	0d
6ice	3-f 4p
4ne	2-8 48
5line	6a
4pen	18
7table	4-7
5portunity	2b 3-f 5e
4r	0e 2-7
4strava	7-7
4ther	3-b 7h
4ur	07 1-7 2-8 37 47
5t	27 4d 6-d
4ver	09 3-8
3page	3-7 7b
5id	3b
5rt	2e 4-9
5y	3-a 59
4erformance	0-d 18 2e 7-8
6ks	1g 3-d
4hd	4-7 77
5ong	4f 7-b
5ân	1-7
5úc	0d
5ương	4e 7-d
5ạm	08
5ẩm	77
5ối	28
5ụ	0-a 1b
4lease	0-b 6a 77
4ms	1-7
4ortfolio	3f 6-8
5sition	7b
4r	09 2-8
5actices	17
6irie	08
5epare	29 4-7
5imary	4-7
5oblem	0-a 7f
6fessional	2-7
7ile	0-9 2a
6ject	1-8 2e 7-7
6metheus	0-d 1e
6vided	1b 3-9
3qua	3-9
6lifications	2e 4-7
6n	17 6-9 7c
5ản	29
7g	37
5ận	7c
5ốc	78
3react	17
6d	07
5quired	4-9
ament	27
es	0-8 2e
as	0-7 3-k 4o
5search	0-7
6ponsibilities	2-d 3r 4-7
5tail	49 7-7
4ight	0-9 1a
4ole	3-i 4i
4ộng	47
3salary	0-a 19 4-8 7e
6on	4g 7-b
4ecurity	0a
5nd	0-7 3k 6-d 79
6ior	1-7 2b
5rver	08
5ttle	28
4hare	3a 6-8
5ield	08
5ould	4-g
4imilar	07
5nce	4k
6h	07
5ze	79
4kills	0-c 1a
4o	6-7 7a
5ftware	0-o 1b 2q 3-7 7-a
4peaker	0-a 7c
4re	07
4taff	37
6rting	77
5rong	18 3a 4-d
5udent	0g 7-8
7io	77
4un	2a
5pervisor	7d
6port	78
4áng	0-h 7h
5t	0-7 17
4óc	3-7 79
5ng	77
4ĩ	0-9 28
4ơ	0a 7-7
4ư	09
4ạch	09
4ản	7a
4ẽ	2-c
4ức	78
4ử	09 7-7
3t2	19
4alent	68
5y	79
4eam	0-8 68
5chnical	0g 2-9
8ologies	2-8 7o
cy	3m 4-l
5lstro	28 3-a 4c 7-8
5rms	67
5sting	08 1-7
5xt	3e 6-9
4han	3-7
6t	07 7-8
5e	0-8 1c 2a 5-8 6d 7-n
6n	0g 4-b
6refore	4d
5is	3-k 4e 78
6ệu	69 77
5u	0-c 1-8 3m 4a 7-b
5à	38
6nh	0-9 1g
5áng	3h
5ích	09
5ông	3f
5ưởng	0-9 2-a 3r
5ạo	1g
5ật	38
5ể	78
5ời	0-8 77
5ợ	4j 7-b
5ức	0c 1-8
5ực	0-9 2k
4iktok	49
5me	0a 2-b 7d
5n	0-9 28 7c
5p	0-9 1e
5ên	0c 1-9 7a
6u	07 2-8
5ếng	2-8 7d
6p	0-a 19 78
4nhh	78
4o	0b 2c 7-d
5à	2a 7-7
4ra	29
6ining	0-7 78
5iệu	27
5ong	77
5ung	0f 7-9
5í	0-e 7e
5ưa	0-7 39
5ả	0a 1-8
5ở	27
5ợ	3d
4uition	37
5ổi	0-a 7c
4y	4-g 7m
5pe	0-e 2-d 7y
6ography	47
4ác	0e 1-8
4âm	6-9 7d
4ìm	0-9 2g
4ính	1h
4ôi	77
4ĩnh	49 7-8
4ại	57 6-7
5p	0-8 7b
4ả	2-9
4ập	77
4ốt	0y 2-h 7-d
4ụi	0-9 28 37
4ừ	2-b 3b
5ng	0c
4ử	48 7-7
4ự	3i
4ỷ	3a
3uk	0a
4nderstanding	0-c 1f
5limited	27
4s	07 2-a 4-9
5e	0-7 47
3valid	08
4i	0-9 1f
5deo	18
5etnamese	47
5ên	1a 2-e 7a
5ết	0j 3-d 4-8
5ệc	08 1a 2-m 49
6t	0a
4p	59
4ui	37
4à	0-l 2f 47 7-8
5i	68
4òng	67
4ăn	79
4ề	07 3-7
4ị	0-d 78
4ụ	0-c 7p
3walk	39 6-7 7a
5nt	4-7
4e	0-z 17 410 68 7-a
5're	2l 4-e
6ve	49 7-7
5alth	3l 4-8
5b	0b
5ekend	18 3-7
7ly	3-9 7a
4hat	19 2-7 4c
7's	18
7sapp	78
5o	27
4ill	0j 1-d 2t 3-k 4-d 6-7 78
5th	0f 4c 6-b 7-k
4ork	0-9 1e 2b 3-d
7ing	0-8 3c
4riting	08 2-7
3xe	48 7-a
3y	2a
4ears	0n 7-9
4ou	0-d 2i 3-k 4y 7-c
6'll	0-8 2-c 4o
7ve	1e 2-7
6r	5-7 79
4rs	0q 2-7 7-i
4ếu	67
3zalo	4b 6-d 7a
4eta	48 7-7
3áp	18
3ăn	0f 7-7
3điền	6-7 7h
5ện	0h 2-a 7-d
4ã	0a
4êm	38
4ăng	28
4ơn	67
4ưa	39 7-7
5ợc	48
4ại	0b
4ầu	49
5y	27
4ẳng	0a
4ến	18
4ịa	77
4ồ	3a
5ng	79
4ội	49 7-8
5ng	4e 7-e
4ủ	27
4ức	78
3ưu	0c 1-9 7a
3ở	0a
3ứng	0d 2-9 37
2h=dropped	1c 2-b 3-c 4-s 5c 7h
5uties	2-y 3e 4a 7h
4intro	015 2-p
4nice	0g
4requirements	0-1w 21f 3-a 4a 7k
0p=0938	6o 7-h
222h0	79
2aadh	69
4rh	2c 4-7 77
3bil	0l 4-8
6it	0l 4-8
4ou	3-b 4t 67 7-a
3cad	0-7 4-7 68
6em	0-7 4-7 68
4cele	27
5o	27 3-9 5f 6-9 77
6mm	5b
6rd	77
4qu	4-7 6b
4ti	0-8 29
6vi	2c
3dde	1a
5i	0-8 6a 7-7
6ti	0-8 6a
5r	77
6es	77
4mi	77
4va	0-m 1v 39
6nt	0-i 1z 2-9
3ffe	3-7 4a
4te	38
3gre	7d
6em	7c
3lgo	1-7 37
6ri	1-7 37
4lo	78
6wa	78
4on	57
4re	08
6ad	08
4wa	07
3mbi	2-b 49
6ti	2-b 49
3nal	09
6ys	27
7t	0a 2-9
4gu	28
6la	28
4no	2-7
3ppl	1-7 3-k 4-n 61l
6ic	3-d 4-g 614 7-8
6yi	7e
5o	4-a 7b
6in	4-a 7b
5r	0b 3-c
6ec	07
7n	28
6oa	07 2-7 47
3rch	4c
6it	4c
4ra	37
6ng	37
3sse	67
6ss	68
5i	2d 4-7
3tte	0-8 27
5r	37
6ac	37
3udi	2f 4-8
4th	08
6or	08
5o	0a
6ma	07
3vai	4-8
6la	4-8
2b.te	08
3ack	2-9 4c 5h 6-9
6en	2-7 4d
6gr	4-7 5i 6-8
4se	77
5i	57
4tc	19
3eco	2-8 37 48
4in	4-8
4li	5b
6ev	59
4ne	0-g 318 4-a 7-7
6fi	0-g 318 4-a 7-7
4rl	4d
4tt	0-a 1d
5w	2-9
6ee	2-9
3hoo	69 7-7
6mi	69 7-7
3ien	3a 6-7
4op	47
4rt	3b
6hd	3b
3lue	0-9 19
3onu	0-d 19 3n 4-8
4okin	27
5t	39 6-7
3ran	0-9 4s 7-7
6ch	4b
4ig	39
6ht	39
5n	2-f 4f
4oa	37
3usi	07 4e 7-8
6ne	07 4e 7-8
2calc	0c
6ul	0c
5l	2a
4mb	0a 1-a
6ri	0a 1-a
5p	4b
4nd	0j 18 2-a 3-7 4-d 59 67 7-c
6id	0h 18 2-a 3-7 4-d 59 67 7-b
5t	3e
6ee	3e
4pa	0j 2-9
6bl	0a
4re	0-7 3h 4-h 68
5r	2b
4se	28
4te	48
3ell	4c
6ul	47
4nt	0-9 49
4rt	0-7 1j
6if	0-7 1j
3hai	2-8 4o 7-j
5l	0b 3-7
6le	0b 4-9
5r	39 4-8 7-7
6ac	4-8
4ec	5b
4in	0-b 3g
4on	27 68
4un	09 3-8 6a 7-8
5o	47 7-8
5y	19 4f 7-f
3las	0g 1-d 38
6se	0a 1-b 37
4ea	27 3-c
4ie	17 2a
4os	0-a 39 68
6in	67
5u	1b
3off	4c 7-9
4ll	0-a 28 3a 6-7
6ab	48
6ea	3a
7c	29
4mf	0a
6or	0a
5m	4-b 7e
6is	77
7t	4-8 59
5p	0a 1-d 3a 4m 6-g 7-7
6an	0-9 2-c 3d 4i 6-8
6en	3d
6le	27
6ut	3-8
4nc	78
6ep	2e
5d	2c
5f	59
6id	59
5s	0-b 78
6id	77
7s	29
5t	1-8 27 6i 7-9
6ac	3-8 4-9 6l
6ri	2-7 47
4op	29
6er	29
4rv	3-7 4f
6it	4e
4sm	08 7-7
4ur	3a
4ve	1b
3rea	0-8 3e
6ti	3c
4it	0f 2-8
6er	0f 2-8
3ult	0-7 37
6ur	0-7 37
4ri	37
6os	37
5r	47
4st	0-9 27 77
6om	0-9 27 77
2dail	29
4ni	78
3ead	6c
6li	6c
4ci	2-8
6si	47
4di	0-a 2-7 39 49
6ca	0-a 2-7 39 49
4fi	2a
4gr	1-9
4li	0-7 2s 3-7 4-9
6ve	0-7 2s 3-7 4-9
4nt	39
4pe	39
5l	0-7
6oy	0-7
4sc	2g 3-f 4i
6ri	2g 3-f 4i
5i	1f 3-c
6gn	3-8 48
6ra	0-d 1l
7e	2-7
4ta	08
4ve	0g 37 4-f 6-8
6lo	0g 37 4-f 6-8
3iff	47
6er	47
4gi	0-7
6ta	0-7
4pl	0a 2-7
6om	0a 2-7
4re	3-7 6a
4sa	3-a 5l
6bi	3-a 5l
5c	6-7
6ou	37
4ve	5f
6rs	5f
3oan	4-a 79
4ma	18
3raw	68
4iv	08 2-7
3uon	29 3-e 7i
4ti	2f
4ye	27
3yna	4a
6mi	4a
2educ	47
6at	47
3ffe	17
6ct	17
3lec	4c
6tr	4c
3mai	3-9 6j
4br	47
4pl	0-c 38 4-i 5q 6-g 7h
6oy	0-c 38 4-i 5q 6-g 7h
3nab	47
4co	3e 4-9
6ur	3d 4-a
4er	08
4gi	3-c 7f
6ne	3-c 7g
5l	0q 1-b 3-a 4b 7-b
6is	0q 1-b 3-a 4b 7-b
4jo	0b
4su	0-8 2d
4ti	4b
4vi	3e
6ro	3e
3qua	4-b 5o
5i	07 48 7-a
6pm	48 7-a
3sse	7b
6nt	7b
3thi	19
6ca	19
3ver	2-h 37 4k
6yt	2-8 4h
3xam	6a 7-8
6pl	6a
4ce	0p 1-a 2-9 38 7-7
6ll	0c 2-7 37
5h	2-7 48
6an	2-7 48
5i	39
6ti	39
4ec	0-7 4-7 7b
6ut	0-7 4-7 7b
4is	28
6ti	28
4pa	37 4-9
5e	0m 17 2-g 3-c 4-7 6-c 7m
6ct	77
6ri	0k 1b 2-j 3-b 7a
7t	0-8 47
4te	17 28
6ns	17
6rn	29
2fami	37
4nt	08
6as	08
5u	4a
3eat	27
6ur	27
4ed	28
4st	0-7 4b
3iel	79
4gm	0-8 4b
4nanc	07
4rs	4-b
3lex	3d
6ib	39
4oo	77
4ue	09
6nc	07
3ocu	2c
4ll	29
4re	08
6mo	07
5m	6a
5t	38
5w	0-8 37 4-8 6d
6ar	0-8 37 4-8 6d
4un	4c
3ram	07
6ew	07
4ee	4c
5s	6-8 7o
6he	7f
4id	3c
3ull	7b
4nc	2a
6ti	2a
5d	4c
6am	48
4rt	4-7 68
6he	4-7 68
4tu	0b 4-7
2gith	3-8 6c
4ve	0-7 79
3lob	48
3oin	3-7
3ran	49
4ea	1a
4os	7d
5u	2-a 4j
5w	3a 7-7
3uar	78
6an	78
2hald	48
4nd	2q 3-8 4-a
4pp	0-a 1a
4vi	47
3ead	47
5l	3b
5r	67
6in	67
4ll	68
5p	1c 3-9
3igh	2-c 3e
3oli	1a
6da	1a
4ur	3c 4-7
5s	7-7
3uon	39 6-g
3ybr	7d
2idea	1f 2-8
6ll	0-b 1f
5n	0-7
6ti	0-7
3elt	07
3llu	0-7
6st	0-7
3mme	0g 7-8
6di	0g 7-8
4pl	0-a 2a
6em	0-7 2b
5o	07
6rt	08
3nbo	27 38
6un	27
4ce	0-9 3a 78
6nt	0-9 3a 78
5l	08 3-b 4-7 57
6ud	09 28 4-a
7s	58
4de	1a 4f
6pe	07 49
6si	47
5u	4-7 7d
6st	4-7 7d
4fo	2-a 3-7 49 6k
6rm	2-a 3-7 49 6k
5r	48
6as	48
4it	08
6ia	08
4no	47
6va	47
4su	38
6ra	38
4te	1-f 3-7 4-t 58 6k 7e
6re	4-a
7n	3b
7v	3-i 4-8 6l
4ve	3b
3sn'	0-7 7a
3ter	07
2japa	48
6ne	47
4va	0-a 1g
6sc	0-a 1g
3oan	5b
4in	3a 48
6in	3b 48
2kafk	08 1-8
3hac	0c 1-e 2e 3-7 7-8
4on	0c 1-b 2-b 37 5i 6-b
3now	0b 1b 2-a
6le	0e 1b 2-7 4-9
3ore	07 1-7
3ube	17
6rn	17
4rn	79
6oo	79
2lapt	08
3ead	4b
6in	27
5r	0-8 2-8 3o
6ni	17 37
5s	07
5v	3d
4ve	1b 2-b 3-8
3ice	5f 6-b 7-7
6nc	18 5f 6-b
4fe	0-9 2a
6cy	0-9 2a
4nk	5a
6br	5b
4ve	19 48
3oca	4-8 7s
6te	79
7i	7j
4gi	47
6st	47
4nd	7d
4ok	07 6b 7-9
6in	0a 6b 7-9
3unc	38
4on	0-i 2-d 3n 4-f 7l
2mach	17
6in	17
4in	0-a 2d
6fr	19
6ta	29
4na	07 29 5-7
6ge	5-7
5u	27
6fa	28
4rk	0-7
4tc	0-9 3d
6hi	0-7 3a
5e	0a 2-8
6rn	07
3edi	3d 7-8
6cl	3c
4et	27
6in	27
4mb	4-8
4ri	57
3icr	07 47
6os	09
4gh	47
3odu	48
4le	1b
6cu	1b
4nt	07 3g 4-a
4ti	0h 2-9
6va	0d 2-9
2nego	3i
6ti	3i
3gan	09
4hi	0n 1d 2-k 4-9 6-8 78
4oa	1d
4uo	0-a 3-a 49 58 6-8 7d
5y	7b
3haa	4b 67 7-d
5n	0d 2-9
4ie	2j 4-8
3igh	48
3obo	49
4rd	3-8 4a 68
6vi	3-7 4a 68
5t	57
6hl	57
4ti	0c 7-b
2offe	0-l 2-7 31g 4-f 6-7 79
5i	2-c 4k 6-7 7a
6ce	4a
3nli	67
4si	37
3pen	2-c 4j
6in	4a
5r	0c 1-7 77
6at	09 78
4po	0-8 2-c 3m 4-a 5i
6rt	0-8 2-c 3m 4-a 5i
4ti	3g 4-b 7-7
6ca	37
6mi	29
3rde	0-7 4-8 77
3the	4-9
2pant	59
6ry	5a
4rt	2e 3-7 58
6ic	59
6ne	29
4st	0-a 1a
4tt	0b
6er	0b
3ens	3a
6io	3a
4op	3-7 4b 6-7 7a
4rf	1-9 2c 39
6or	1-9 2c 39
5i	0a 7-7
5k	39
5s	2-8 5j 6-c
6on	5h 6-c
3hon	27 4a
5t	0-7 6b
4uo	4b 7-c
4ys	08
6ic	08
3ipeli	2-8
3lac	3-8
5n	27
5t	28
6fo	27
5y	47
4ea	3-b 6n
3oli	3-7
4rt	0c 3-7 4-7 6d
6fo	0c 3-7 4-7 6d
4si	0-7 4-7 7h
6ti	0-7 4-7 7h
5s	2-7 3k 4-a
6ib	0-7 3k 4-8
5t	6a
4th	4a 7-b
6ol	4a 7-b
3rac	0f
6ti	0f
4ef	0-t 11j 2-7 3-d
6er	0-y 11j 3-9
5p	2a
6ar	2a
5s	0-e
4im	29
6ar	09
5o	0-7
6ri	0-7 17
5v	4-9 7e
6at	4-9 7e
4ob	17 78
6le	79
5c	0-9 3-c 6m
6es	0-7 3-c 6g
5d	47 7-8
6uc	47 7-8
5f	0v 1-9 2-r
6es	49
6ic	0g 1-7
7l	0h 2-i
5g	3g
6ra	3b
5j	0b
6ec	0b
5p	4-8
6os	27
5u	58
5v	1-7 38
6id	1-9 47
3ubl	7d
4ri	08
3yth	0g
2qual	0m 2-o 3a
6if	0g 2-j 3b 4-7
7t	07 2-9
5n	3-d 6-7 7g
4es	69
6ti	69
4ye	57
2rang	39
3eac	0a 7-f
6tj	0c 7-b
5s	4-9 5a
6on	5b
4ce	6c
6iv	6c
5onc	27
5r	6d
6ui	6d
4fa	2c 3-a
6ct	2c 3-a
5e	0-a 7c
6re	0-9 7e
5u	27
6nd	27
4ga	5a
6rd	5a
5i	27 49
6on	49
5u	29 4-8
6la	29 4-8
4le	0-7
6as	0-7
5i	28 5a
6ab	29
6gi	5a
4mo	39 4-h 7h
4qu	011 2-8 3-9 4-g
6ir	011 2-a 3-9 4-g
4se	2i 7-7
6ar	29
6rv	0-8 2a
5i	4e
6de	4d
5o	37
6ur	37
5p	0-7 210 4-8 7-a
6on	2y 4-7 7-a
5u	0-8 68
4vi	28 67
3ien	07
4gh	0a
3ota	07
6ti	07
4un	3-b 7a
2sala	1-8 37 4-7 6-7 7n
5e	4b
4tu	3-7 7k
6rd	3-7 7k
3can	2-7 78
6di	2-7 79
4he	0-7 3b
5o	1c 2-9 49
6ol	1c 2-8 49
4ie	3-b 4c
6nc	3-8 4e
3ear	5a 6-8
4ei	0c 3-9
5k	07
6in	07
4ni	4-e 77
4rv	08
6ic	2a
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
6le	49
3lac	39
3oft	07 2-b 3-7 7c
6wa	07 2-b 3-7 7c
4li	0a 38
6dw	38
5u	17
6ti	17
5v	08
4me	2a 4-8
6on	2a 4-7
4un	2-8
3pan	18 3-7
5r	0-a 17 4e 7-c
4ea	0e 19 3-b
5c	0-8 39
6ia	3a
6tr	38
5e	08
4on	0d 37
6so	0d 37
3tak	0-8 29
6eh	0-8 29
5n	0-8 17
6da	0-9 19
5r	2-7 3-c 6-c 7w
6ti	18 3-a 79
4ip	7d
6en	7d
4ra	2a
6te	2a
5e	7a
6ng	08
5o	09 2-8 3g 4-c
4ud	4c 7-9
5f	37
4yl	78
6is	78
3ubj	67
6ec	67
5s	49
6id	48
4cc	0b
6es	0d
4mm	2e
4nn	4e 7-b
4pe	0e 2-9
5p	0-c 27 3m
6le	3g
6or	0-7 29
3yst	0-b 19
6em	27
2tabl	0-7 7a
4le	6i
4sk	0-b 2u 37 4-h
3eac	4b 7-e
6he	4d 7-b
5m	27 47
4ch	1j
6ni	0-e 1e
7o	09
4ls	0-8 47
6tr	0-8 47
4nu	78
4rm	0-7 7j
4st	2a
6in	28
3han	0e 1-a 28 3a 4-9 6-8
4ei	2-7 3a
4ie	07 1-a 47
5n	0i
4oa	07
5n	3-c 48 58 7-7
5u	79
4ua	6-7 7g
5o	0-8 1-a 2-7 3f 6-9 7g
3ien	1i 2-b 4-8 79
4me	3-8 7b
3oge	4a
6th	4a
4ky	37
4ol	3c
4pi	3e
5o	27
6lo	27
4wa	4-b
3rac	2a 4-a
5i	0-v 3s 6-7 7c
6ne	38
7i	0-m 1-8 3r 78
5n	0-8 37 47 7-9
6sf	27
7p	2-a 3i 7-9
5v	0i 4-7
6el	0a
4ea	4b
6tm	4e
5n	09 4-8
4ie	18 2-7 3a
5n	3-k 7c
4on	1f 2-c 3-f 69 7-b
5u	28
6bl	28
4uc	3a
5n	1a 6-7
5o	0-8 3-9 4d
5s	48
5y	0-a 38
3uon	3a
4ye	1-j 3-d 4-f 5c 6n 7k
3ypo	07
6gr	07
2unde	0f 4-b 7-8
6rs	07 18 4-c
4if	37
6or	37
3pse	28
3sef	0-7 18
5r	0-8 28
4in	2-8
2vacc	18
6in	18
4lu	1-7 27
4ri	3a
3eri	5a
5s	3-8 7c
3iet	69
2we'r	08 2-e 4k 7-a
4bs	69
6it	69
4ek	7f
4lc	4-9 58 79
6om	4-9 58 79
5l	38 4-7
6be	37 4-7
6ne	37
4’r	0-8
3hat	3b 68 7-9
6sa	69 7-9
4er	2-c 3c
4ic	0-d 27 4a
5t	37
4oe	5a
6ve	5a
3ill	0c
6in	0c
4th	0a
6ou	07
3ork	08 2-d 3d
6in	0a 2-7 4-8
6pl	3b
5l	0-9 29
4ul	0-c 1t 3-a
3rit	0g 1-b
2xuon	0-d 29 7d
2year	0r 2-c
3ou'	2a
5’	4-8
1art=dropped	0-a 1-11 2-g 3a 4g 57 6c 7h
c#	1a 2s 3-1b 4d 67
c-	0-7 28 3w 4-9 6-m
6uties	1-f 28 5-7 6c
b#	01g 2-1f
b-	0-d 2o 3-b 68
5intro	0-p 1-e 3-9 4i 714
a#	012 2-8 7-n
a-	0r 3-a 4-f
5nice	0-d 1z 2-c 4-b 5l 6-9 7-d
9#	1-b 3c
9-	0-e 118 3-e
6one	2-e 4i 5-s 7y
9#	0f 210 4-j 6-d 7-l
a-	0-b 7d
9-	0d 1e 2a 3f 4-q 6-j
5requirements	0g 17 2-c 4a 68 7-n
h#	0-1r 1-a 2n 3y 4d 6f 7-d
h-	01c 1-i 3-7 4-7 6-8
0s='ll	1-9 2g 37 4-9
3re	0b 2-g 4m 7-a
3ve	0-7 1i 3-9
2.vn	68
2000	4b
2aaa	4b 67 7-d
3ch	0b 1-n 2u 7-k
4k	7a
4t	2-7 3-7 6h
3ds	7a
4y	09
3ge	0-a 1o 2-8
3il	08 2-9 3-a 6j
4m	3c
4n	0-k 1d 27 68
3ll	2a
4s	0-7 2h
3me	19
4s	27
3nd	08
4e	37
4g	2c 6-i 7d
4h	0r 1-8 2-7 4-a 5-7 77
4k	67
4s	49
4t	2-h 4h 7a
4y	0-8 2-9 3g 49 6-8
3pp	69 7-9
3rd	0-b 3j 4-d 6c
4e	1-7 2-7 7c
4n	3h 4-7
4s	0r 2-c
4t	6-c 7o
4y	1-c 2b 5-9 7e
3se	0-b 18 2a 3-b 6k 7-8
4h	07
4t	0b 7-a
3te	0b 1-9 29 3-8
3ve	3g
3ys	79
2ber	09 4-9
3le	0-7 1j 2-7 3-7 6-9
4y	2c
3ox	3a 7-8
2cal	0-9 1j 4-a 7-b
3ed	0e 1-9 2-b
4l	0d 1-7
4s	0-f 2i
3ks	37
3le	27
3om	6c
3ts	1c 7-7
3us	28
2day	17 2-9 3a
3ed	2-a 3c 4f
4n	2-7 47
4r	28 5a 7-8
3ge	0n 2-8 58 6-a 7-b
3io	7-8
3le	0-7 2e
3on	7e
2eak	07
4m	0-c 1g
4n	0d 1-a 2c 3-9
4r	2-a
4t	1a 4-7
3ck	5b 6-7
4t	0n 3-j 4-d 58 6a
3ed	18 2-9
4n	2-c 3d
4r	0-c 2-7 3a 4-d 7l
4s	38
4t	7a
3gy	28
3ir	2-7 3a
3ks	38
3ll	27
4y	0-e 27 39
3me	0-8 3b
4s	0a
3nd	0-8 1-a 37 7e
4g	0h 1e 2-c 4-9 6-7
4s	0-7
4t	0c 2-7 37 4-a 57
3pt	29
3re	0-8 3g
4s	1-f 4p 5-7 77
3se	49
4h	7a
4s	0d 1-e 2-7 58
3ve	59
3ws	6a
2fee	4c 7-9
4r	0-7 2-b 3x 6-b
3ka	08 1-8
3ts	07
3ul	0h 1e 3-a 4-b
2ged	3e 6-8
4r	0-7
4s	47
4t	4-8
3ht	2-8 4b
3ma	0-8 4b
2h00	7e
330	3-b 7g
3er	1-7 3d 4c 7-8
4s	48
3ic	4-7
4p	08 4-8 7b
3ly	18 2-b 3b
3ms	1-7 37
3on	0g
3ts	37
3ub	3-8 6c
4s	2c 4-7 77
2ian	1-8 4e
3ce	0b 1-c 4f 7-9
4h	0-9 4a
4s	2-b 4i 7-8
3de	2a 67
3ed	0-d 19 39 5a
4m	1d 4-9
4p	0n 2-b 4-7
4s	2b 3e 5a 6-f 7-n
4t	2d
4u	0b 2-7
4w	3-l 57 6h
3ft	78
4y	59
3ld	27 37 4-8
4e	0r 2-n
4y	0-9 29
3me	0-a 7b
4s	37
3ne	3-9 6l 7-7
4g	27 4q 5-f 7-h
4h	0-7 2a 78
3od	0a 7-7
4n	1-d 2f 3-d
4r	27 4-f 77
3ps	28
4t	0-a 1g
3re	2-9 3-9 4c
3se	0-8 3-e 4b 57
4h	0e 1c 3-m 47
4t	78
3ta	4e
4e	6a
4s	1-d 318 4-9 7-8
4y	18 2-8 3c 4-m 5x 6-c 7-a
3ve	1-8 28 6-8 77
3ze	37
2joy	0b 3-8
2kan	6b
3ed	0-7 57
4r	1e 3-8
4s	08
4t	0-e 37
3ly	3-8 7b
3yo	37
2lds	4a 7-7
3ed	0-7 47
4m	79
4s	0-a 29
3ic	7f
4d	0f
4n	4d
4o	0c 3-7 4-7 6d
3la	0-7 4c 7-7
4o	68
4s	0j 4-9
4y	1a 2-9 59
3op	0-7 3d
3ps	48
3th	39
2mal	39 4-9
3er	2c 39 4-c
4s	2-7
3ic	0-f 68
4t	38
3on	27
2n't	3-9 7a
3al	09 1-c 57 6-8
3ce	0a 1a 2-k 5c 6-q 7j
4y	0d 4-7 67
3ds	0b 1-9 3-h 48
3er	0-g 39
4y	39
3ge	1-7
4s	07 2h 3-e 4-a
3ne	5b
3se	48
4u	77
3th	4-7
4s	0a 1a 2h 4-a 7-g
3uc	4a
4s	0-b 19 3i 4-8
2oad	37
4i	1a
3dy	48
3ft	08 7-7
3gy	18 2-8 4d
3le	49 7-a
4s	1f 38 7-a
3ma	0a 2-7
4e	0-9 2-c 48
3ne	07 4-7
4g	0-b 1-a 2-e 3y 59 6-8
4s	0-n 1j 2f 6a 7-q
3ol	77
4t	28
3re	38
4k	48
4m	2a 4-9
4s	0b
4t	0-a 3g 4-7
4y	09
3se	0-8
4s	77
4t	07
3te	39 4-i 7g
4h	0-9 19
4o	67
4s	39 6-7
3ud	17 57
4p	2-7 4d
4s	17 2-j 4d
4t	0a 3-h 4q 7-b
3ve	3a 4-9
2per	0e 2-f 4-e 7h
3hy	07
3ic	38
3le	0-c 1-7 2-a 3-i 5-a 618 79
4y	6n 7-d
3py	0-a 1a
3us	4b
2r's	4k 7-k
3ce	2-7 48
4h	07 29 6-a 7-8
3ds	0-8 18 2a 4-b
3ed	0-h 1n 2-9 77
4e	1-9 2-7
4s	7-9
3ia	07
4d	7d
4t	57
3js	28
3ks	0b 1-d 3g
3ld	0-7 28
4y	3a
3ms	0-8 7f
3ns	07 2-8
3ow	4i 7-g
4x	3-8 47
3st	4-b
3ts	48
3ve	78
2ses	1-g 2j 3b 4-8 7-8
3ic	57
3ks	0-c 2z 37 4-j 7-7
3ly	2c 4-8 69
3or	09
3to	0-e 17 4a
4s	0-c 47
3ys	19
2tal	0-a 3c 4a
3ch	4-9
3ed	1-c 2-9 6k
4e	77
4m	0-8 1e 2-8
4n	09
4r	0-b 1k 48 7-c
4s	1h 3-b 4-9 5h
3hs	0c
3ic	0r 2-f 4a 7-c
3js	0c 7-b
3le	0-7 4-7
4y	0f 5-7 6-7
3op	08
4r	78
3ra	0a
4o	0-8
4y	4-8 7c
3to	3-c 7c
2ual	3-7 4-b 5n 6-7
4n	1-7 2-7 47 78
4t	17
3ck	3a
4t	2c
3ed	07
4s	38
3ff	37
3ld	0c 1p 3-g 4-c
3me	69
3nd	5c
4g	08 3-h 4w 7-i
3oc	3-9 49 68 7-7
4i	0-9 3-9 4g 58 6-9
3re	0c 1f 2-a 7-8
4s	3d 4-9
3se	47
4t	47
3te	0-g 2c 47
4h	4c
2vel	0f 3-a
4n	0-8 2-d 4a
4r	0g 3-9 57 6-7
4s	0-f 4e
3ik	48
2wer	37
3th	3a
2xxx	3-9 5g 67 7-9
2yen	0-m 1-d 5g 6a 7d
4r	5o 6-8 7-8
4t	0b 1-b 29 3-9
2zed	08
2’ll	4-8
3re	0-8
0t=A	0-16 1-p 2-12 3-1f 4-v 5a 63b 7-w
2C	0-p 1-x 2x 3-b 43v 5-8 6-1m 7-19
2D	0i 1-v 24p 3-g 4-5 5-n 6-17 7-19
2F	0-7 1-l 2-p 3-12 48 5-v 6k 73k
2L	0-m 1-e 2-j 3-n 4-m 52i 6-2 7-w
2O	0-z 1-19 2-13 34l 4-i 5-2 6k 7-9
2P	0-t 133 2-6 311 4-1d 5-k 6-t 7-a
2R	04a 122 2-19 3-1e 4-w 5-t 6-x 74
2^	0h 1-h 2-k 3-e 47 5-6 6-3 710
0w=0	0d 2-g 5-l 6k
3 000	1-7 68 79
410	39
60	49 7-8
51	1h 3-d
54tr	38
55tr	19
42	49 7-8
5023	57
445	07 6-7
45	39
50	0a
5tr	0-7 79
46	3-7 6d
47	0e 7-i
4800	78
5tr	1f 3-a
4branches	4b
5uổi	27
4ca	0d
5ửa	47 7-7
4days	0b 1-a 2-9 37 4-f 7l
4eur	3-g 7j
4hours	3c
4lpa	3-c 7k
5ợi	0-9 1b
4months	08 7-7
5ô	2b
4ngày	3f
6ười	0-l 7v
5hân	27
5ăm	0j 1-8 2-8 4a 57 7-9
5đ	57
4or	0-9 7e
4people	78
5hòng	3a 6-7
4tháng	0c 58
5iếng	0-8 7f
5o	0p 7-o
5p	79
5riệu	1c 2-7 3b 4-a
6ong	78
5uổi	010 6-7 7-h
4vị	08 7-8
4work	27
4xxx	3d 4-c 6i 7-a
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
35tr	19
37h	3-7 78
220h	39
32h	7c
500	79
3nd	7e
23d	0-8 2b
2500k	3c
3tr	0-7 79
26.30	3-7 7l
27h30	78
28h	2a
430	79
3tr	1e 3-m 4g
2a	2-e 311 4r 5-8 6-e 7-v
3 basic	57
5road	37
4culture	47
4day	2b 4-7
4good	0-7 38
4hands	4-7
4member	4-7
5otivated	2-7 49
4part	79
6ssion	08 2-7
5lus	0-j 1l
4strong	3c
4workplace	37
3arhus	2c 4-7 77
3bilities	08
8y	0d 4-9
9 to	0d 4-9
4le	0s 2-c 4-9
6 to	0p 2-9 4-8
4out	3-b 4t 67 7-a
7 our	47
8the	0-7 2b 67
8us	4j
8you	09
3cademic	0-7 68
4celerate	27
5ommodations	58
6rdance	78
c with	78
8ing	27
b to	27
4tivity	2a
3dded	1a
7 advantage	1a
5ition	0-7 18
aal	6b
c information	6b
5ress	77
4vance	37
7tage	0-b 1p 2-9
b of	39
bous	0-7 19
3e	7a
3fter	38
7 effects	17
3ge	07
4reement	7c
5i	78
3i	2-7 57
4 phù	07
3l	37
4gorithms	1-7 37
4l	2-7 3c 5f 7-9
5 interested	58 6-8
5owance	78
4o	68
5ne	57
4ready	08
4so	4e 6-f 78
6 be	27
7can	39
7see	4b 6-8
4ways	07
3m	78
4 hiểu	07
4bitious	07 2-9
3n	1a 2-j 5h 6-a
4 advantage	1f
6ssessment	08
5equal	4-9 5f
6xcellent	37
5international	0-7
4alysts	27
7tics	09 2-7
4d	0e 1-z 214 37 4p 6-7 7-15
5 a	09
6customer	37
6delivery	28
8sign	08
6engineering	07
7xperience	07 3-8 79
6foremost	07
6high	49
6in	2a
8clusion	59
6learning	47
6or	37
6software	08
7uccess	27
dful	0c 3-7
6technical	17
6we	4a
7rite	0c
6you	79
4gularjs	28
4h	0m 3-7 4-9 68 7-8
4na	6f
6 holm	6f
4y	0-8 19
3pi	29
4plicants	09 57
9tion	0-g 3-8 610
ds	68
6y	6m 7-b
7ing	7e
5ointment	4-8 7d
d will	57
5roach	0a
7x	48
3re	0p 17 2-y 3-7 4b 5h 6-9 7-a
5 a	3-7 48
7lso	19
6looking	0f 4-a
6welcome	7a
6you	0i 4-c
5a	4-8 77
3s	0h 1d 2b 3-g 4-d 6-e
4 a	2b 4-8
5possible	79
5soon	79
5the	4a
5we	08 3-7
7ll	18
4ap	7e
4k	67
5 for	67
4sessment	67
3t	2-n 4c 57
4 jobs	4a
5least	07
5our	4-b 79
5the	2-b 7d
4tractive	37
3udio	28 4-7
7 engineering	27
4thorized	08
3vailable	4-8
3ws	2-9 3j
3zure net	07
2b.sc	78
6 agri	78
4tech	08
31	3a 6-8
32	0b 1-8
3a	6j 7-b
4ckend	2-7 4d
6ground	5f 6-7
4o	3k 7-b
4se	3-a 7c
6 salary	3-b 7c
6d	77
5ic	57
3e	1g 2-9 4-p 5i
4 a	77
6ble	08
6n	4-7 58
5based	4-8 7a
5encouraged	39 4-7
5given	17
6reat	18
5in	77
5joining	4b
5located	79
5made	08
5part	48
5useful	18
4come	2-8 37 48
8 part	2-7 4b
4ing	4-8
4lieve	59
4neficial	0-g 1g
8ts	1-c 316 4-9 7-7
4rlin	4d
4st	0c 2-g
4tter	1d
5ween	2-9
3hxh	3q 7-c
3ig	0-a 1j
5 data	0-9 18
6plus	1b 3-7
4rthday	3b
4ên	0-7 7k
6 hoà	78
4ếc	49 7-7
5t	0q 1v 2-l 3-c 6-8 7-b
6 cắt	0-9 7h
7may	0-b 7c
7sử	0-8 17
7tiếng	0-e 1o
3om	0-8 2b
4nus	0-b 19 3i 4-8
4ok	3-9
5ts	39 6-7
4th	7c
3ranches	4b
6ds	0-8 4c
4ightlane	39
c offers	0-7 3c
5ng	08 2-c 4d
7 your	48
4oad	37
4se	0-7 28
3uild	27 37 4-8
7 up	39
4siness	08 4e 7-7
a analysts	27
4t	0-e 1u
5 not	18
6we	1a
4ổi	27
4ộc	67
3y	0-d 3-7 4f 6b
4 a	38
3ài	2a
3ác	77
5 sĩ	77
4o	0-c 2k
5 cáo	0-b 2e
3é	3a
3ình	2-8 3-c 6d 7l
6 phước	7-7
7thạnh	79
3ó	08
4 lâu	08
4ng	37
3ạn	08 3f 7-r
5 cần	0b 2-8
6nào	17
6sẽ	0-b 2r
3ản	0b 68 7-8
5g	67
6 điểm	67
4o	0-g 2b 3k 6-a
5 hiểm	3m 6-9
7ộ	38
6mật	57
3ắc	4e 7-7
4t	07
5 buộc	67
3ằng	07 1-f 3-8 68
6 cấp	0-a 7c
7lái	0c 1-9
3ếp	49
3ệnh	38
3ị	57
4 từ	58
5vệ	0-7 3a
3ộ	5f
4t	09
2c#	08
4 azure	07
3a	0j 1-h 3-9 4-c 7n
4 theo	0b
5xoay	08
4lculations	0c
5l	3-9 6j 7-8
6s	2a
4m	57 6-9
5 kết	57
5bridge	0a 1-a
5pus	4b
4n	2-k 3e 77
5 apply	0a 3a 7-8
6read	4-7
5didate	0i 2-b 4-7 6a
bs	1a 4-9 5a 7-8
5teen	3e
4o	0d 2-9
5 trong	0-a 1d
6đẳng	0b
4pable	0a
9 of	0a
4re	47
6er	3d 4-a
4se	68
6s	28
7 and	27
3ccd	0e 7-7
3ellular	47
4nter of	37
4rtifications	18
9ed	1a
3hain	2-7
5llenge	2b 3-9
aing	37 4-8
5nges	27
5t	3-9 6f
4eck	5b
4i	29 4d 7-g
5 nhánh	4e 7-b
6tiết	29
5a	18
5ều thứ	39
4o	0-k 1f 2a 4e 6-8 7-j
5 các	47
6mục	5a
4u	6k 7-f
5ng	0h 3-a 68 7-7
5yên	4g 7-d
8 môn	07
6ển	18
5ỗi	47 7-7
4ào	0e 1-b 48 7-a
4í	0a
5nh	0-8 2a 38
7 làm	08 7-7
4úng	0-7 1-7 3i 4c 7-a
7 tôi	1-7 3i 49 7-8
4ăm	2d
6 sóc	27
4ưa	0-a 3-b 7o
6 biết	1-9 7e
7có	0-8 1b 3-9 7a
4ạy	17 2-8 4b
4ấm	58
5p	0g 7-8
6 nhận	0h 7-8
4ế	3b
5 độ	3c
4ỉ	0-7 6-a 7o
5nh	77
4ị	0-8 17 68
5u	07
6 khó	09
7được	17
4ối	58
5t	18
4ỗ	3l 7-d
5 ở	3g 7-9
4ụp	0-7 2a
4ủ	18 29 7-8
5 nhật	2a
4ứng	3-g 78
7 chỉ	3-9 78
8từ	2a
3i	09
3laims	37
5sses	0a 1-b 37
4ean	2d 3-a
6r	2-a
4ients	27
4osing	67
9 date	67
5ud	18
7 python	07
8technologies	0-8
3o	47 7-8
4de	2g 3-b 4-8
4ffee	4c 7-9
4llaboration	4a
6eagues	08 3a 4-8
4m	37
5e	3-9 68
5fortable	0a
d in	07
5mensurate	78
e with	78
6ission	77
6on	27
8 goals	27
6unication	0b
5pany	0-8 2-9 3g 49 6-8
9 description	3-b 4r 7-7
asize	4-a 7i
atype	4-9 7i
6ensation	3d
7titive	47
6uter	3-7
a science	3-7
4ncept	29
5sidered	78
5tact	3-8 4-9 6k
9 us	69
6inuously	2b 4-7
6ribute	0-a 49
c to	0-8 28
bion	0c 2-9
4operation	2b 4-7
d with	27
4re	0a
5vita	4e
9 here	4-7 7a
4smosdb rest	07
4urse	39
4ver	1b 3-7
3p	57
3reative	38
5w	48 7-9
4iteria	08 2-8
3ss	0-a 1b
3tc	3-f 7l
3ulture	39 4-8
4riosity	37
4stomer	28 38 4-9
as	0-7 49 78
b for	27
4ối	2b
3v	3-a 6x
4 về	77
3àng	0-b 1v 3-7
6 tốt	0-8 1n
3á	07 59 6-7
4 nhân	08 59 6-7
4c	3-9 4e 7-e
5 bạn	48 7-7
6phần	07
6tỉnh	78
5h	69
4o	0-b 2e
3òn	7b
5 hạn	7b
3ó	0n 1m 2-e 3d 5-9 6-a 7-q
4 2	38
5bằng	0k 1-d
5chứng	3-a 79
5gì	37
5khả	07 7-8
6inh	0-l 1q 37
6ỹ	0-8 1a
5laptop	09
6ương	0-b 7a
5thì	0-b 1b
6rách	07
3ô	0-9 79
4ng	0l 1-b 2w 3-f 4a 5b 6-e 7-x
6 nghiệp	78
7ty	0-7 1-7 2-7 4p 5g 6-9 7-a
8ác	19
7việc	0j 2z 4-8 6-8 7-r
3ăn	37
3đ	07
4 đh	07
3ơ	0b 1-9 3c 47 7-9
4 bản	0f 1-7
5hội	3d
5sở	49
4m	3e
5 trưa	3d
3ả	68 7-a
4 2	7-8
5nhà	68
3ấp	0-e 1-d 28 3f 7b
3ần	2-7 38 4h 7-c
5 bạn	39
4u	0i 1-e 3-e 6-7 7h
5 công	0k 2-8 7-7
6giấy	7c
6kinh	3-9 7e
3ập	0-8 67
3ắt	0-7 1-9 7e
5 liều	0-9 7h
3ổ	08
3ộng	0-h 1p 3-7
3ụ	2h 7-7
4 thể	27
3ủa	1-7 4a 7-c
3ứng	1a 47
6 8tr	3-9 4c
4u	07
2d	4-7
3aily	29
4nish	78
4ta	0-n 1d 3-7 4j
5e	4-d 7t
4y	2a 3-7 4-b
5s	1-7 2-d 3f 4-o 7x
6 al	38
7in	78
3bs	19 57
4t	0-7 18
3eadline	6b
5l	07
6 thoải	0a
4dicated	48
4fine	28
4gree	1-9
8 in	07
4liver	29 4-8
9y	2d
4ntal	39
4ployment	0-7
4scription	2g 3-f 4i
5ign	07
8 and	29 4-9
6rable	0-d 1l
7ed	2-7
4tail	08 2-7
4velop	0-7 3d
9er	0b 2-8 4-a 7e
9ing	0k 3-7
c new	0c 3-a
9ment	0b 4-a
d teams	27 4-9
3i	68
4fference	48
4gital	0-7
4ploma	0a 2-7
9 in	0a
4sability	3-9 5j
4versity	5e
b and	59
3o	0-b 2p 7-d
4 and	37
5you	09
4anh	4-a 79
7 nghiệp	08
8số	78
4main	18
8 driven	18
3rive	07 4-8
7 customer	27
7n	2-8 4b
8 by	37
9design	18
4op	3-8 6c
3ung	57
4ties	2f
4y	77
5ệt	27
3ynamic	0-8 49
9s dynamics	07 7-7
3ài	08
3õi	0-8 2k 3-7
3ùng	07 3-8 49 7-9
6 excel	09
3ương	3-9 7h
4ới	09 3-a
4ỡng	2c
7 sinh	08
8trở	0-8 2a
3ạy	0-a 7c
3ấu	07
3ẫn	29
3ịch	7-7
6 vụ	7-9
3ọn	2d
3ụng	0-e 29 5e 7-9
6 cụ	2b
7thành	0a
7và	58
3ự	0-7 1b 3-7
4 án	19
2e	3-9 59
3.g	0-7 18
3a	5n 6-e
4 licence	5g 6-a
4st	3m 7-b
5y	4c
3ffects	17
3mag	47
5il	3-9 6j
4ployees	38
9r	4-a 5o 6-8
8ment	0-9 7l
3ncouraged	39 4-7
c to	37
4d	29 4-d
4gineer	7i
aing	0d 3-7
d practices	07
eteam	2-7
as	47
5lish	0q 1-b 3-a 4b 7-b
4joy	0b 3-8
4sure	0-7 2c
4tire	4b
4vironment	3f
3qual	4-b 5o
7 opportunity	4-b 5k
5ipment	49 7-a
3ssential	7b
b functions	28
3tc	29
3ur	3-g 7j
3valuation	08
4en	0-a 1f
6 better	0-a 1f
6t	47
5ry	2-8
7 year	38
7thing	2-8 4h
3xam	3a
6ple.com	6a
4cel	0d 1-7
7lence	0b
c of	07
at	37
5iting	39
4ecute	28
8ive	7b
4isting	28
4p	0m 7-9
5and	38 4-8
5ect	0a 77
8ed	77
a to	29
6rience	0d 1a 2-7 3-9 4-c 7c
c in	39
dlevel	77
dwith	1a
eould	17
cd	0d 2-a
d in	09
7tise	3-8
b and	3-7
8s	37
4ternal	27
2f	3-9 5b
3anuc	4a
4st	4f
3eatures	27
3ield	79
4gma	0-8 4b
4nancial	08
b performance	0d
5d	0-7 3t
6 a	3a
7out	4a
4rst	4-b
7 and	07
4t	0b 2-7
3loor	77
4uency	07
9 in	07
3ocus	28
4od	2-7 78
4r	1-9 28 37
5 3	79
6a	0c 4-8
7udio	2f 4-d
6candidates	17
6our	27
6people	07
6someone	2a 4-7
6the	4i 7-9
8is	0c
6you	0-a 3a 48 67 7-8
9r	78
5emost	07
a for	07
5m	48
5ward	0-8 37 4-8 6d
9 to	0-8 6e
4und at	47
8in	68
3ramework	19
bs	0d 1-7
4ee	3z 6-8 7-e
5sh	7a
7er	77
4i	3-7 4-8 7k
4om	0-j 1-7 38 4-f 7j
6 you	6a
3ull	1-d 7h
6 time	07 3-7 77
8raining	1-7 7b
4n	3b
5ctions	28
5d	38
6amental	48
4rther	68
9 information	47 69
4ture	0b
2gel	0b
4t	0-c 1h
3hi	2g
4é	6c
5p	08 2-7
4ế	29 7-9
3ia	0-7 1-8 2b 37 4b
5 dụng	48
6đình	7-7
5n	7j
6 làm	0-c 7h
7tự	37
5o	2b 3-7
6 tiếp	0b
4thub	3-8 6c
4ve	3a
6n	0-7 79
4úp	6b
4ải	0-7 27
4ấy	3-b 7a
6 khám	68
4ọng	07
4ới	4a 7-a
6 thiệu	4b 7-9
4ờ	0-9 17 3-d 7g
5 làm	77
3oing	3-7
4od	1b 2-8 3k 4-7 7-a
6 stuff	37
4t	47
3rant	49
4eat	1a 4-7
4oss	7d
5up	2-7 4d
5w	0d 4-8
6th	3a
3uarantee	78
3ì	0-7 1-7 2c 3b
3ò	7a
4 vấp	7a
3ắn	08
5 bó	08
3ặp	6j
3ọi	2b 6d 7-b
5 điện	27
3ỗ	19
3ội	0a
5 dưỡng	08
3ửi	0-a 29 6c
5 cv	47
6xe	3a
2hai	4b 7-8
5 phong	4b 7-9
4lden	48
8 group	48
4ndle	2d
8 inbound	27
6s	4-7
7 on	4-7
4ppy	0-a 1a
4s	2-7 4g
4ve	1x 2-h 3-9 7-8
6 an	0d
5ing	47
4y	3a 6-a 7-7
3cm	7k
3dv	0-9 7a
3ead	0-8 2a
5lth	39
5ring	67
4llo	68
5p	0-7 28
6 us	4-7
6s	48
4re	28
3igh	2-b 47
6 performance	48
6er	38
6ly	18 2-c 37
8 motivated	07
9skilled	47
4ểm	3m 6-9
5u	08 18
4ện	0-a 2j 3-8 4a 7-a
5u	4c 7-a
3oa	3c
5 hồng	3b
4liday	1b
5m	6f
4me	3f 4-d
6 office	3f 4-b
4urs	3d
7 over	0-7 3c
4w	4c 6a
5 to	6b
4à	7i
4á	0e
4ạt	7-c
4ặc	07 2-a 3-h 6l 7-7
6 ca	7a
7ghé	67
8ửi	4b 6-8
7tiếng	19
3q	4d
3r	0-8 17 3-c 6b
3ttp	67
3ybrid	7d
3àm	3-7 7c
4n	18 4b 7-d
5g	2n 3-d 4i 5-8 7-c
6 ngày	29
5h	07 3-7 47 7-d
3ãng	4d
3đlđ	59
3ơn	4n
3ưng	47
4ớng	28
7 dẫn	29
3ạn	0-8 7h
5 nộp	78
3ầm	3a 6-8
3ằng	27
6 ngày	27
3ệ	29 3-c 6b
4 thống	27
3ọc	0i 2-b 3n 6-b 7-d
5 hỏi	0a
4p	27
3ỏi	0p 1-f
3ồ	3-j 6y
4 sơ	3-j 6y
4i	0-8 68
4ng	3b
3ỗ	0-8 39
4 trợ	0-8 39
3ộ	38
4i	3g 6-7
3ợp	07 27 3-9 4-7 5i 7-9
5 tác	58
6đồng	5c
2ib	6d
3d	7j
4ea	27
6lly	0-b 1f
9 you	0-b 1f
5ntify	2a
3elts	07
3f	08
4 you	0c 1-8
8've	18
3llustrator	47
d photoshop	47
3mmediate	0i 7-c
4pact	47
5lementation and	27
5ortance	08 4-7
at	4b
5rove	2b
9ment	48
3n	0h 2-j 4c 5-b
4 4	7b
5a	08 2-7 3b
6ccordance	78
6ddition	0-7 18
6n	0-a 3a
5berlin	49
5computer	17 3-7
5e	5a
6mag	47
6nglish	0b
5it	39
5one	38
6ur	0-8 4a
5the	0a 1-9 5-8 7a
4bound	27
9 calls	27
6x	3b 7-8
4centive	78
bs	0-8 3b
5ident	27
5luding	0g 4-a
7sion	59
4design	47
5ustry	4-9 7d
4formation	2-9 3-a 4e 6f
d on	68
5rastructure	48
4itial	0a
4novation	0a 2-8
4s	0-8 2a
5urance	38
4tegrate	48
6rn	77
8ational	37
7view	3-h 59 6b 78
bs	6a
5o	0-9 28 4-8
4vest	3a 4-a
3s	0-o 1z 2-n 3-x 411 5q 6-m
4 a	3-c 4o 7-8
6n	0-c 48 59
5beneficial	0-g 1g
5for	7b
5our	49
5possible	37
6referred	0-8 19
7oud	58
5subject	57
5to	47
4n't	0-7 7a
7 essential	7c
3t	0g 1-9
4 for	39
5is	08 4-7
5takes	09
4s	48
4’s	47
2japanese	47
4va	0d 7-a
6 and	0-d 1d
7nosql	07
6script	0-a 1g
3oanne	5b
4b	0-h 21b 3g 4-1a 5-7 7c
5 benefits	3k 7-7
6description	0-a 2n 4-e 7c
5s	0-8 6m
6 nordvik.example	69
4in	2-l 3a 4i
6 an	47
7us	38
6ing	3b 48
3une	68
4st	37 4-8
2kafka	08 1-8
3cn	7i
3ey	09 2a 4-9
3hai	47
4i	08 1-b 2b 68 7-7
4o	0-9 48
5á	3d
4u vực	4-8 79
4á	0a 1-7
5ch	0c 1-e 2e 3-7 7-8
4ó	0a
5 học	07
4ông	1-a 2-b 3f 5i 6-b
7 có	0-b 3g
8ngại	07
8thu	3-7 58
8yêu	0-b 3-9 7q
4ả	08 7-8
5 năng	08 7-8
4ẩu	49 7-8
3inh	07 1f 2-8
6 nghiệm	1g 2-7
7tế	7-7
4ến	18
4ều	7b
4ểm	0-7 210 3-9
6 tra	2h
4ện	09
3nowledge	0e 1b 2-7 4-9
b of	0j 4-8
3oc	27
4rean	07 1-7
3tv	77
5 gội	08
3ubernetes	17
4rnool	79
3èm	08 67 7-8
3ín	27
3ý	4-8 5d
4 hđlđ	59
3ế	0-7 28
4t	57 6-8
5 quả	27
3ỹ	09 39 4-7
2lam	7a
4o	5j
5 động	5j
4ptop	08
8 cá	07
4w	57
3ead	48
6er	48
6ing	27
5rn	3h 4-7
7 and	3b
7ing	17
5st	07
5ve	3e
4ss	0-8 18
4vel	08 2-8 3-8
3h	67
3icence	18 5f 6-a
9 is	1a
4fe	47
6cycle	0-9 2a
4nh	49 7-b
6 hoạt	09 7-9
5k	4b
4ve	07 4-7
6s	49
4ên	3-8 6f
6 hệ	3-7 6f
7quan	09
4ền	0-a 1e
5u	0-9 7h
4ệu	2e
3ocated	79
7ion	7i
4gistics	47
4ndon	7d
8 in	4-7 79
5g	7a
6 an	7b
4ok after	47
7first	07
6ing	0a 6b 7-9
9 for	0b 7-9
dward	67
4ts	3-7 4a
6 of	3-7 4a
3pa	3-d 7l
3td	5b 6-7
3uong	3i 7-8
4ật	5d
6 lao	59
7sư	19
3à	0-u 11m 2-g 3-e 4y 7-t
4 lợi	0-l 1t
5một	19
5điểm	0-9 1e
6ược	17
4m	0g 27 3-p 4-d 7q
5 báo	29
7ếp	08
6ca	0h
6gì	2h
6tại	7g
6việc	0-q 710
6được	0g
3ái	0d 1-a
5 b2	0b 1-8
4t	0b 7-8
3âu	08
5 dài	08
3ên	08 29 7-h
5 là	17
3òng	6e
3úc	27
3ý	0b 3-9 7-8
3ĩnh vực	07
3ưu	27
4ơng	0-n 1f 2-a 3d 7d
7 8	1f
8cứng	1c 3-9 48
8deal	0a
4ợng	0b 1-7 3-9 4-8 7g
3ại	3c
3ập	28
3ắp	0-9 17
3ễ	2-7 7d
4 tân	0-c 7k
6ết	09
3ịch	0a 7-8
3ộc	68
3ớn	1b
4p	0-7 1c 37
3ợi	0-j 1w 2-a 38 7-9
5 thế	0-p 116
3ực	19
5 cao	17
2m	3-8 5b
3 f	3-8 5b
3achine	17
9 learning	17
4de	08
4il	6k 7-a
6 jobs	69 7-7
5nframe	19
6tain	29
4ke	0-9 38
6 us	0-a 1a
4nagement	0d
5ufacturing	28
4rket	0-e 37
4ster	07
4tching	0-7 3a
5erial	2-7 47
7nity	07
b cover	07
4y	0-i 37 4-a 7g
5 be	37
3ca	08
4sa	0-9 1c
3easurement	07
4diclaim	3c
4mber	4-a
8 of	4-a
3icrosoft	08 7-7
b dynamics	07 7-7
4ght	47
4ền	07 48
6 trung	07
4ễn	3h
6 phí	3h
3olecular	1b
4n	4-7 7h
5 fri	4-7 7e
5itor	28
5th	4-7
7s	08 7-7
4re	3a 4e 6-a
6 about	78
8t	4c
6over the	27
4st	49
4tivated	09 2-7
b and	0a 4-7
4ve	4-8
3r	6h
4t	3l 4-7 7-7
3s	3-a 6i
3ust	014 1-9 2-c 5-7
6 be	0e 67
3àu	07
3ái	0a
4t	27
4y	1-9 4c
3ê	0c
3ình	0b 2-d 4j 7-g
3ón	08
3ô	0-7 2j
4 tả	0-7 2j
3ơ	7-9
3ượt	47
3ẫu	0-a 2b 3-7 6f
3ật	57
3ặt	49
3ềm	07 28
3ỉ	07
3ọi	5a
3ỗi	2e
5 ngày	27
3ộc	47
4t	0-l 18 2n
3ới	3-7 7b
3ở	0-8 4i 7-9
4 rộng	4c 7-9
3ục	48 58 7-8
5 đích	5a
3ỹ	0-9 4f
2nai	4b
5l	0-7 4d 7-8
4m	0n 3-b 6-9
5e	3-7 6e
3eed	0l 2-i 78
4gotiation	38
4t	0g 7-9
5 c#	07
6microsoft	07 7-7
4w	2g 4-c
5 and	0b 3-9
6technologies	39
3gay	3d
4he	09
5iệm	1f 2-9 77
8 làm	1a
9quản	0-7 18
7p	0n 2-b 4-7
5ề	2-7 4-7 6-9 7o
6 luật	19
5ệ	17
5ỉ	3j 7-a
6 chủ	2a
5ị	57
6 định	57
4oài	1a
7 giờ	19
4uyên liệu	27
4ành	09
5y	0-i 18 2n 4-8
6 tuần	28
4ân	27
4ười	3-a 4a 58 6-8 7a
7 lương	78
4ại	07
4ắn	27
4ộ	37
3ha	08 2-7 4-9 6e
5nh	09
4iệm	2f 7-a
7 chính	2a 7-7
8trong	08
8vụ	27
4u	47
5 cầu	47
4à	0-c 7b
5 hàng	49 7-8
5ng	07
4ánh	4e 7-b
4ân	1-d 57 6-b 78
6 sự	39
7viên	7d
4ãn	48
4ận	2-8 77
6 tăng	0e 7-7
5p	38
5t	0-a 19 2e 7-e
4ắn	68
6 tin	67
4ẹ	07
5 nhàng	07
4ỏ	4b
5 thôi	48
3ice	0-g 1l
6 to	0-e 1h
4ght	48
4nh	7b
6 kiều	7b
3o	0-b 1-f 2-9 3c 6a 7j
4 degree	37
5experience	0-d 38 7c
4body	49
4de	07
4n	08 7-9
4rdvik	48
9.example	69
4t	0-c 1d
5 a	17
6required	0-7
5ice	0c 67 7-b
8 period	0a 67 7-b
4w	07 3-c 6b
3ào	0a 3-8 4-8 78
5 có	7a
3ét	49 7-7
3ên	48 7-7
5 về	37
3ói	0a
3ăm	0g 1-a 2-8 3i 4f 57 6-h 7-l
5 kinh	0a
6làm	0d
4ng	0o 2-7 7-e
6 làm	17 7-8
3đ	57
4 cp	57
3ơi	7e
5 làm	7e
3ước	0-b 3d
3ắm	08
3ếu	1a
3ội	0-9
5 bộ	37
6dung	57
6thất	0-7
4p	3-8 4-7 6h
5 hồ	67
3ữ	0b
4 18	37
2o	37
3f	3-c 4l 6-h
4 a	07
6pplications	27
5development	47
5employment	0-9 7c
5financial	0a
5opportunities	3-7 4c
6ur	3d 4-7
5software	07
5technologists	47
7lstro	47
6he	0c 3-8 4-7
8ir	07
4f	3e
5er	0-b 2-7 3v 4-9 77
7 you	37
7s	0-d 3k
8 a	0-7 38
9you	38
5ice	37 49 7a
8 in	79
8s	4a
3k	07
3ld	2c 3-9
3n	0-i 1-h 2l 3a 6b 7-7
4 a	29
5customers	2-8 7a
5our	4a
5the	07 2-7 7-7
4e	2-7 3c 4c 7-9
5 very	4c
4line	67
5y	0p 7-f
4site	37
3pen	0a 4d 7-i
6 to	0a
6ing	4b
5rational	79
8ors	08
4portunities	2-e 3i
f to	2-b 4b
cy	4-c 5h
d employer	4-9 5b
efor	47
eto	3c 4-8
4s	3-9 7c
4tical	37
3r	0e 1s 2-e 3-b 4-11 68 7e
4 in	08
5similar	0a
4der	27
7s	7a
4iented	47
3ther	4-b
3ur	0-g 1-d 413 7-f
5 ability	27
6campus	49
7ompany	4-8
7ustomers	49
6development	2b 4-9
6employees	3c 4-b
6office	79
6process	3-9 49
6success	48
4t	0-7 2c
3ver	0-c 3c
6 4	0-7 3c
7the	2a
2paced and	48
4ge	6c
6 hoặc	69
4id	3e
4ntrywise	5a
4rt	0-8 3-h 4n 7b
6 of	0-9 4a 77
7time	4b
6ners	09
ahips	28
4ssion for	28 4-9
4tterns	07
4y for	3-8 79
5ments	47
3ension	3a
4ople	4a 6-7 7a
8 as	47
9company	7c
9who	08
4rformance	1-8
9ers	3b
5iod	0a 7-7
5ks	39
5sonal	5b 6-8
a background	57
3f	3m 7-9
3hd	27
5 student	28
4ong	4a 7-9
5to	67
4áp	07 1-8 37
4ân	28
4ép	3c 7-8
6 năm	39
4í	0-c 1c
4òng	3e 48 6-c
7 nhân	39
4úc	08
6 lợi	08
4ước	7-7
4ải	0b 1-7 5a
4ần	09 27
6 mềm	07 28
4ẩm	3a 7-b
4ỏng	69
7 vấn	69
4ối hợp	28
4ụ	1-7 28 4-7
5 cấp	3d
5c	4e
6 vụ	48
3ipeline	2-7 49
3lace	67
4ease	3-b 6n
8 contact	68
4us	0-q 114
3m	38 6-8
3ortfolio	0c 3-7 4-7 6d
4sition	4-e 7i
a is	7e
bto	47
as	47
5sibility	3f 4-a
d to	3f 4-8
5t	57
4wer	37
3ractices	0a 4-d
4eferably	17
8ence	17
8red	0-h 1s
5paration	27
4imarily work	79
8y	09
5ority	0-7 17
5vate	4-9 7e
9 cloud	28
atechnologies	79
4oblem	79
9s	0c
a through	07
5cess	2-7 3-b 6i
9ing	18
5duct	2a
9 and	47
5fessional	2-7
6ile	0h 2-i
5gramming	47
9s	37
5ject	0e
5ud	58
7 to	58
5vide	27
9d	3a
9s	48
3sm	27
3ublic	7f
3ython	0g
2q	77
3.1	4-9 7b
3ua	6g 7-8
5 zalo	67
5lifications	0c 2-d 3c
g a	38
7ty	07 2-9
9 and	08 2-9
5n	0b 7-9
6 tâm	67
4estions	6a
4yền	38 57
7 lợi	3d
4á	07 1-7
5n	68 7-8
4ả	27
5n	3-7 7-8
6 lý	67 7-7
6g	3-7 7c
4ận	7g
6 2	79
4ốc	48
2r	7-8
3 java	07
3a	3-a 7a
4nge	39
3each	3a
7 truck	3a
6t or	07
7js	0c 7-b
9 cloud	07
5d	0-f 4q
5sonable	57
8s	38
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
4nt	39
4quire	07
9ments	0g 4-7
9s	08 4-9
4search	2a
5ources	39
5ponsibilities	2p 4-9
fy	27 4-8
g of	4-8
5t	09
5ume	68
3ight	0a
7 to	0e 57 6-b
4êng	07
3ole	0d 2t 4-19
6 to	0a 4-b
7will	08 2-9
4unds	3-b 7a
3ộng	4g 7-a
3ửa	78
2s	0-8
3 in	0-7 37
3alary	1-8 37 4-7 6-7 7n
8 and	77
9is	3-d 7g
9supplement	3a
5es manager	49
4o	4c 7-a
5 bắc	48
6nên	37
4t	79
5urday	79
as	7b
3can	07
4heme	0-8 3c
5ools	1c 2-8 49
4ience	3-8 4c
3earch	5a 6-8
4e	4r 6-8
5ing	0c 3-9
5king	07
4nd	4-7 6e
6 your	3c
5ior	4-e 78
4rve	78
7r	08
6ice	7-8
9s	77
4t	29
3hift	77
7s	07
4op	48 7-7
5uld	0q 2-9 3-7 4-a
8 be	09
9expect	77
3ide	0-8 7c
4emens	4a
4gnificant	2-8
4milar	0b
4nce	4b 7-7
5h	4-7 7d
6 viên	3-7 7a
4ster	38
4tes	78
4ze	4-f 7h
6 201	78
4êng	0b 7-a
7 năng	0b 7-a
5u	77
3killed	49
7s	0p 17 2-e 4-d
3lack	39
7 days	39
3oftware	07 2-b 3-7 7c
a development	0g
bengineer	0-c 7d
4lid	0a
7works	38
5utions	0-a 19
4me	4-7
6one	2a 4-7
9 who	28
4on	79
6 as	79
4ạn	27
3park	0-7 17
4eak and	0b
5c	0-7 29
6trum	38
5ed	08
4onsor	08
9ed	3b
5t	7c
3re	28
3takeholders	0-8 29
5ndards	0-8 19
5rt	6-c 7o
7 date	6-b 7m
7ing	18 3-a 79
5te of	47
4ipend	7d
4rategy	28
5eet	7b
5ong	0a 2-7 3b 4-8
8 culture	38 4-8
4udent	27
6io	48 7-7
5ff	37
3ubject	67
5mitted	67
4ccessful	0j 2-b 3-7
c candidate	2-7
5h	08 4-7
6 as	08 4-7
4n	7e
4pplement	3g
6ort	0-7 2e
9 and	0-7 27
ato	27
3ystem	0-8 1e 2-7
3àn	19
3át	29
3óc	27 78
3ơ	1-9 3-m 6z
4 cấp	1-9 7a
4n	0f 7-h
3ư	17
3ạch	0e 3-b
6 sẽ	0b 3-8
3ản	0-8 38
5 phẩm	3a 7-8
3ắp	47 7-7
3ẽ	1-9 2p 4-8 5f 6-7 7-7
4 làm	2e
5được	0-c 3c 57
3ố	0-m 2j 4-7 67 7f
4 lượng	7b
3ổ	2b
3ớm	1-7 68
3ở	4d 7-9
3ự	0-7 47 7-c
2t2	7b
4 t7	7a
37	6-9 7i
3able	7a
4ke	0b 4-f 77
6 advantage	39
4lent	3-7 6f
4sks	0-a 2s 37 4-f
4y	1c 2-a 3b
5 nghề	0b 6-8
3eacher	4c 7-b
5m	0-p 1-9 2l 4s 67 7-d
6 and	29
7in	79
7of	0-e 4f
6s	28
4chnical	19 28
7ologies	0c 4-e
e and	37
fis	0-7 17
4lstro	0-8 47
9 aarhus	77
4nure	78
8 track	78
4rms	7j
7 of	7g
4sting	28
4xt	3-7 6b
3ham	2b 37
6 gia	2b
5n	37
5t	0b 3-7 47 7-9
6 you	0e 2-7
4e	0-m 1-g 2u 3-i 4j 5-b 7k
5 ability	08
7pplicants	0a
9ointment	79
7rt	47
6base	3-a 7c
7est	07
7usiness	4b
6center	37
7hallenge	2c
7ompany	49 7-7
8rvita	4-7
6danish	79
8ta	47
7evelopment	2-a
6entire	4b
7xcellence	07
6field	79
7undamental	47
8ture	08
6good	37
6job	0-a 2m 4-c
6london	78
6office	4m 6-7
7pportunity	3b
6phd	27
7osition	4-h 7l
9sibility	3a
7rimary	07
7sm	27
6research	27
9ponsibility	28
7ight	0e 3-7
7ole	2a 4-d
6software	0-8 2a
6team	2a
8lstro	2-8
6uk	0g 3-7
5ir	2-7 3a
5m	0d 3-c
5n	0-o 3-8 4z 6a
6 you	48
5o	09 1-9 211 3-e 4-f 5h 6-8 7-i
6 ca	0i 7-e
7dõi	0-8 2k 3-7
7giờ	27
7luật	39
8ịch	07
7nghị	57
8hóm	0-a 1a
7yêu	08
4i	07
5ngs	0b 3-a
5s	0f 2-a 6c 7-7
6 role	0b 2-7
5ết	0-7 27 39
7 bị	3a
5ểu	08 1-7 3-7
5ệu	4b 7-9
4o	38
5ải	0a
7 mái	0a
4rough innovation	07
4u	0-b 27 3j 4-c 57
5 nhập	38
6phí	5a
5ận	7b
6t	17
5ộc	48
5ỷ	3-a 7f
4ành	0e 7-9
7 lập	48
8thạo	0f
4áng	1-9 2d 3b 4-d 6-7
7 có	2d
8kinh	08
4ân	37
4êm	1a 4b 7-a
6 đồng	49 7-8
4ì	1u 3-a 7-8
5 lương	0a
6tốt	0-7 1a
4ích công	07
4ôi	48
5ng	3-8 59 7-8
7 tin	5b
4ư	78
5ơng hiệu	48
5ởng	0-9 1-7 3i 4-7 7j
4ạnh	79
5o	0f
4ảo	4b 7-9
4ất	0-7
4ẳng	18 38
4ế	0-d 115 4-8 7-7
5 lớn	0-7 1a
4ể	2c
4ịt	48 7-7
4ống	27
4ời	0-9 7g
6 gian	7k
4ợ	37 48 7-a
5 chính	3a
6phụ	0e 7-7
4ứ	3e 7-9
5 2	37
67	38
5c ứng	69
4ực	09 2d 3-9
6 hiện	0-8 2j
7phẩm	07
3iktok shop	49
4me	1-9 7c
6 at	39
4n	2c 3-c 5a 7-7
5 lên	29
4p	0-b 38 78
4ên	0-q 116 3-9
6 ứng	0-7
5u	09
6 chí	08
4ếng	1i 2-b 4-8 79
7 anh	0l 4-7
8hàn	1a
8nhật	18
5p nhận	3a 6-8
5t	2b
4ền	2c
4ệm	0-b 4b
3ms	0a 1-8
3nhh	48
3o	0a 1-8 2g 3-t 5h 6r 7-w
4 30	0e 7-b
55	0j 7-i
5apply	0-8 3-8 6d
5build	37
5have	0-l 1o
5improve	27
5join	39
5learn	3b
5make	37
5take	07
6ravel	08
5work	0x 2-b 6-g
4gether	0-7 4a
a with	27
4kyo	37
4ols	3c
7 like	0-7 17
4p	37 48 7-d
5ic	38
5ological	27
4à	0-9 7e
5 nhà	4-7 7d
5n	57
6 bộ	58
3p	0-7 7d
3ra	2o 3-8
5ck	2-7 77
5in	0-9 1c 3-7
7ing	0-m 1-8 3r 78
5ng	0-8
6sport	2-a 3i 7-8
5o	29
6 đổi	29
5vel	08 29
8ling	0a
4eatment	4e
5nd	0a
4inh	3-g 7n
5p	3c
5ệu	1c 2-7 3b 4-a
7 tháng	38
4ong	1g 2-a 3-e 6b 7-9
7 các	78
9ông	1a
5ubleshoot	28
4uck	3a
5ng	1a 6-7 7-8
7 cấp	29
5st	48
5y	67
6ền	0-a 38
4ách	2c 7-7
7 nhiệm	2a 7-7
4ên	2c 4g 6-a 7-g
6 3	7-8
7phần	28
4ình	7-b
7 độ	0c
4í	6-9 7-9
4ưa	2-9 3m 6-7
6 tại	38
5ơng	47
5ớc	67
5ờng	0-a 4h
5ởng	4-9 7c
4ại	4b 7-8
4ả	67
4ẻ	38
4ọng	07
4ở	0e 7-9
5 lên	0c 7-9
4ợ	0-d 3f 4-9 78
4ực	2c
3uyển	0-7 1-d 3-e 4-d 5d 6k 7j
7 dụng	5b
4ần	1-a 2o 3-c
6 tháng	2a
4ổi	01e 1-7 3-7 6-8 7-m
6 từ	0c
4ỳ	79
3wo	09
3y	0-7 1-7 2-7 4p 5g 6-9 7-a
4 không	5a
5tnhh	48
4pe	0-7 4-f 7m
6 private	79
5ography	07
3ài	4-7
3á	77
4c	19 3-a 57
5 các	07
6phí	0-7 1f
3ân	0-c 3-9 4-a 6c 7l
5 bình	3-8 6d
3ìm	4w 7-o
3ính	0h 6-7 7-d
6 văn	09 1-7
3óc	48
3ô	0d 7-9
4i	1-7 3i 49 7-8
4n	08
3ăng	1-8 7j
6 ca	1-8 7j
3ư	4-7
4 vấn	18
3ại	0-k 4g 7a
5 nhà	78
6phòng	68
4o nghề	19
4p	0-a 7h
5 vụ	0-9 7i
3ả	2i 7-7
4 công	28
3ầng	38
3ập	17 4d 7-9
5 sinh	77
3ế	4a
4t	08 3a 7-9
3ỉ	07
4 mỉ	07
4nh	78
3ối	09 1-9 27
5 thiểu	08 1-7 3-7
4t	0v 1c 2-7 3-d 7-a
5 có	7b
6không	38
6nghiệp	0a
3ới	68
3ụi	0f 2-c
5 mình	0f 2-c
3ừ	0e 1-j
4 18	07
5chối	58
4ng	0-9 1l
6 chạy	18
3ử	4b
3ự	4f 7-9
4 do	37
2uk	0k 3-7
3nderstanding	08 1a 4-b
f of	0g 4-8
4iform	37
5versities jobs	67
3p	1-9 2k 4-f
4 and	38
5to	79
3s	0-c 2-e 3n 4f 69 7-h
4 or	39 6-7
4e	47
5 of	47
6your	0-7
5ful	0-7 18
5r	2b
6s	0-8 28
4ing	2-8
3ống	38
2valued	08
3erify	5a
5y	17 3-8 4d
6 good	07
3ia	4-8
4ew	07
4ên	3-h 4-g 67 7h
6 biên	78
7có	1g 7-8
7mới	3-7 7d
4ết	3-b 57
4ệc	1-d 218 4-c 5-8 6-c 77
6 linh	07
7theo	18
8ại	0-8 7m
7với	2a
5t	07 49 7-c
3p	3-9 6d
3ui	6d
5 lòng	6e
3à	0d 1-7 3-a 4w 5c 7-s
4 sẽ	58
5thực	0a
4i	0f 1-a
4ng	4a
4o	6d 7-7
3ì	0-7 18 3k 7-8
4 sao	37
3òng	19
6 2	19
3ăn	0e 2-d 3-7 77
5 hoá	09
6phòng	2-7 4b
3ấn	17 4-7 68
4p	7a
3ẽ	0a
3ề	4l 7-i
4 với	37
3ệ	0-9
4 sinh	0-7
3ị	08 4-9
4 trí	0c 4-8
3ới	1-9
5 chúng	37
6giáo	08
3ụ	0-9 48
3ực	07
2w	7b
3alk	0-a 2a 3-8
6 ins	0-8 29
4nt to	47
4y	48
3e	2-14 37 419 5f 7-d
4 are	09 4b 7-e
5believe	59
5can	1a
5expect	0b 4-7
5invest	3a 4-a
5look	07
5need	0-a 7d
5offer	0-7 3y 4-f
5work	48
4're	08 2-e 4k 7-a
4b	0-a 1a 28 4-7
5 services	4-7
5site	69
4ek	3-d 7l
6ly	3-7 7c
8 pay	3-8 7c
6s	38
4lcome	4-7 79
5l	18
6being	37 4-7
6ness	37
4’re	0-8
3hat	0b 1-7 3c 4-7
6 it	09
7we	38
6sapp	69 7-9
4ere	2-a 3c
7 all	4-7
4ich	0-d 27 4a
4o	0h 2-7 7-9
5 are	0d 2-7
5ever	5a
9 you	5a
4y	09 47
3ill	0-12 1k 2f 3k 4-14 5i 6-a 7e
6 be	0-9 4-c 5a 7i
9come	2-7 4b
7find	0-a 3v 4-e
7get	0-8 1i 3-8
7have	48
7join	47
7primarily	78
6ing	07
9 to	07
4th	0-7 2h 4-a 6e 7-b
6 a	0a 38 4-a
7cloud	0-d 1e
7data	4h
7the	2a 3-7 4-7 7b
7us	0-8 2-a 3n
7your	4-7 67
6in the	47
6out	07
3ork	0k 1-d 3e 6-n
6 from	7h
7in	0n 6-8
7on	37
7together	4a
7will	58 6-7
6ing	0a 2-7 4-8
9 in	08
6place	3b
5ld	0-7 28
4uld	0-c 1t 3-a
7 be	1n 3-8
3rite	28
2xe	1-a 2b 3b 7-c
4 máy	07
4m	38
3inh	49
3oay	0a 29 3-7
6 ca	2a 7-7
4á	58
5 sau	58
3uất	4h 7-7
6 khẩu	4b 7-8
3xx	3d 4-c 6i 7-a
3ài	47
3ây	0c 7-8
3ưởng	0-b 7d
3ử	27
4 lý	27
2y	0-7 2a
3ear	09 3c 4-8
6ly	39
6s	0r 2-c
4s	19
3ou	01c 2-g 3s 4-y 6-a 7-8
5 a	37
7nd	37
7re	08 3-7 4-7 59
6can	0-9 2-b 3a 47
6have	09 1a 2-8 4-9
6might	48
7ust	09
6should	78
6will	0-r 17 2g 38 4-7 7g
5'll	1-9 2c 37 4-9
6ve	1d
5r	1-8 2g 3x 4-10 6d 7-f
6 application	6e
7career	3b
8v	3b
7job	2e 4-9
7own	37
7profile	0a
7qualifications	0-7 38
7tasks	2f 4-a
5’ll	4-8
3r	39 6-7
4s	0h 7-d
3êu	0l 1-7 3-c 7b
5 cầu	0k 1-a 3-b 7c
2zalo	4-a 6s 7-a
2án	18 29 3-8
3p lực	19
2âm	0-7 3a
2ích	3-a 6c
3t	09
2ăn	3e
2đang	1a 2-9 4l 7-g
6 tìm	47
3h	09
3i	09 1-e 3f
4 công	0a 1-7
4ền	0-b 4l 69 7-c
6 form	6b
5u	3-9 57
6 dưỡng	0-8 2a
7kiện	0b 2-8
4ểm	0-f 1i 3-h 7a
6 cộng	0-d 1j
4ện	0-9 1-a 4a
6 tử	4b
3ã	1o
4i	38
5 ngộ	37
3êm	0b
3ình	4b 7-8
3ích	5a
6 tuyển	5a
3óng	37 7-7
3ôi	49 7-8
3ăng	2f
3ơn	1c 2b 3-b 7-8
3ược	2-t 3w 4-7 58
6 3	07
7chỉ	77
7gì	37
7xoá	58
7áp	1a
7đào	7d
7ưu	18
3ại	0c
5 học	0a
3ảm	27
5 bảo	27
3ấu	3a
3ầu	0-h 7l
3ẳng	0b
3ặt	0-9 27 39
3ến	6m 7-9
3ể	6c
3ịa	3-f 4c 6-8 7e
5 chỉ	7a
6điểm	3-a 7g
4nh	0b 3-8 5c 6-8
6 13	57
7lượng	09
3ọc	08
5 hiểu	1a
3ồ	17
4ng	1-9 4g 5c 6-7 7-h
6 nai	4b
7đội	49 7-8
3ổi	29
5 với	0-7 2a
3ộ	0f 1-a
4i	4c 7-9
4ng	3-7 5i
3ủ	37 7-7
3ức	48
2ưu	0-o 119 3-e
4 tiên	0-m 116 3-f
2ạ	0-b 4k 7-7
2ốp	0b 7-8
4 lát	0b 7-8
2ở	0-8 1-8 3f 4n 7-k
2ứng	0f 2-9 5c 6d 7-r
5 tuyển	1-8 6j
6viên	08 58 6c 7-l
`;
