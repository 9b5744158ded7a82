import { type Cues, wordSet, wordsIn } from './cues.js';

/** Verbs of doing; what one was, felt or wished is no action. */
const enVerb =
  '(?!(?:arrived|happened|belonged|stayed|remained|worked|joined|wanted|needed|liked|loved|enjoyed|learned|realised|realized|seemed|lived|graduated|applied|improved|believed|used|hoped|tried)(?!\\p{L}))(?:\\p{L}{2,}ed|built|wrote|ran|made|led|taught|set|took|met|sat|found|kept|held|chose|drew|went|gave|told|spoke|broke|cut|began|split|put|sent|brought|bought|sold|got|did|said|saw|won|grew|drove|rewrote|redid|read|paid|hired|stood|came|left|shut|spent|dealt|caught|fed|laid|rang|swept|wore)';
const enAdverb =
  '(?:then|also|first|next|personally|quickly|immediately|finally|simply|therefore|myself|later|always|usually|often)';
/** Verbs of being, wishing, thinking and ability, and words that are no verbs: none of them is an act in the present. */
const enStill = wordsIn(
  `am was were have had has do does did can could cannot will would should shall may might must need want wish hope like love enjoy hate prefer think
  believe feel know guess suppose mean see hear understand care trust agree consider regard seem look find try strive aim intend expect remember
  dey forget worry live come belong get got work worked go went stay remain become grow thrive tend appreciate value respect admire deserve
  and or but who that which in on at as to of the a an am not never no also just only really always usually often normally generally sometimes
  honestly actually probably maybe still already ever myself said if when while then so with for from by because it we they he she you my
  didn don doesn wasn weren couldn wouldn shouldn haven hadn hasn isn ain mustn felt heard knew understood thought lost fell became forgot meant hurt slept ate
  drank stand sleep eat drink hold own possess lack miss say`,
);
/** What somebody does: "I check the seals". */
const enPresent = `(?!(?:${enStill})(?!\\p{L}))\\p{Ll}{2,}(?<!ed|ing|ly)`;
/** Whoever may be asked, told or convinced. */
const enOthers =
  '(?:colleagues?|heads?|directors?|controllers?|coordinators?|inspectors?|experts?|foreman|matron|managers?|leads?|leader|team|senior|supervisor|boss|someone|somebody|mentor|engineers?|developers?|officers?|crews?|clients?|customers?|nurses?|teachers?|staff|people|trainer|it department|hr|operators?|families|whoever|colleague who)';

export const en: Cues = {
  situation:
    /(?<!\p{L})(?:(?:situation|context|background|problem)(?=:)|i(?:['’]m| am| was) an? (?!(?:very|good|great|strong|fast|quick|natural|born|real|true|hard|big|calm|patient|proud|firm|keen)(?!\p{L})|(?:\p{L}+[ -])*(?:person|player|learner|worker|thinker|communicator|listener|believer|perfectionist|fan|achiever|starter|solver|organi[sz]er|motivator|professional)(?!\p{L}))|i (?:work|manage|run|teach|drive|cook|clean|sell|nurse) |i(?:['’]ve| have) (?:spent|been|had)|on (?:a )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:early|late|mid|end of) (?:in )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|at (?:present|the moment)|these days|came up through|in my (?:\p{L}+ )?(?:spring|summer|autumn|winter|year|week|month|season)|right now|(?:one|last|this|every|each) (?:morning|evening|night|day|friday|monday|tuesday|wednesday|thursday|saturday|sunday|spring|summer|autumn|winter)|for the (?:go-live|launch|opening|audit|release|move)|when (?:i|we|our|the|a|one)|while (?:i|we|working)|back in|at the time|(?:in|from|since) (?:(?:early|late|mid|spring|summer|autumn|winter) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|month|quarter|summer|spring|autumn|winter)|in my (?:last|previous|current|first) (?:job|role|position|company)|there (?:was|were)|we (?:were|had)|our (?:team|company|client|customers?|shop|department|biggest)|the (?:problem|challenge|situation|issue) was|during|(?:for )?(?:two|three|four|five|six|\d+) (?:years?|months?) (?:i|ago)|i (?:worked|was working|was employed) (?:as|at|for|in)|currently|because (?!i |your )|(?:nearest|closest)|i(?:['’]ve| have) (?:used|done|worked|built|run|never|not))/giu,
  task: /(?<!\p{L})(?:(?:task|goal|aim)(?=:)|my (?:task|goal|job|role|responsibility|target|duty|aim|manager|boss) (?:was|asked|wanted|gave)|i (?:was (?:asked|responsible|assigned|in charge|given|told|meant)|had to|needed to|was supposed to|wanted to|took on|aimed to)|we (?:had to|needed to|were asked to)|(?:the|our) (?:goal|target|aim|deadline|task) was|asked me to|(?:it was|that was) (?:up to me|my (?:job|turn)))/giu,
  action: new RegExp(
    `(?<!\\p{L})i(?:(?:['’]ve| have|['’]d| had)(?= \\p{L}+(?:ed|en|t|n)(?!\\p{L})))? (?:${enAdverb} )*(?:${enVerb}|${enPresent})(?![\\p{L}'’])`,
    'giu',
  ),
  ours: new RegExp(
    `(?<!\\p{L})(?:we|each of us|(?:all|both) of us|the (?:two|three|four) of us) (?:${enAdverb} )*(?:${enVerb}|${enPresent})(?![\\p{L}'’])`,
    'giu',
  ),
  part: /(?<!\p{L})(?:my (?:own |main )?(?:part|share|contribution)(?: (?:in|of) (?:it|this|that|the \p{L}+))? (?:was|is|were)(?! not)|what i (?:myself )?did (?:was|is))(?!\p{L})/giu,
  more: new RegExp(`(?<=(?:[,:]| and| then) )(?:${enAdverb} )*${enVerb}(?!\\p{L})`, 'giu'),
  speaker: /(?<!\p{L})(?:i|my|myself)(?!\p{L})/iu,
  carries: /(?<!\p{L})(?:i(?= )|(?:actions?|what i did|approach)(?=:))/giu,
  intent:
    /(?<!\p{L})(?:i(?:['’]d| would|['’]ll| will| plan to| am going to|['’]m going to)) (?:(?:then|also|first|next|start by|begin by) )*\p{L}{2,}/giu,
  result:
    /(?<!\p{L})(?:(?:results?|outcome)(?=:)|as a result|in the end|eventually|the (?:result|outcome) (?:was|is)|(?:far|much|a lot|way|many) (?:fewer|less|more|faster|quicker|better|easier|quieter|lower|higher)|(?:fewer|less|lower|faster|quicker|cheaper) (?:\p{L}+ ){0,4}(?:now|than|since)|(?:hardly|never|rarely|no longer|don['’]t|didn['’]t) (?:ever |have to |had to |need |needed )|stopped \p{L}+ing|(?!since [^.!?]{2,30} i(?:['’]ve| have| am|['’]m)(?!\p{L}))(?:by|after|within|since|over) (?:the |a |about |just |only |next )*(?:[\p{L}\d]+ ){0,2}(?:minutes?|hours?|days?|weeks?|months?|years?|quarter|season|january|february|march|april|may|june|july|august|september|october|november|december)(?:,| )[^.!?]{0,40}?(?:was|were|had|it['’]s|down|only|went|came|fell)|in the next (?:[\p{L}\d]+ ){0,2}(?:days?|weeks?|months?|years?) (?:we|they|it|the)|(?:is|are|was|were|now|down to|it['’]s) (?:under|only|just|down|nearly|almost|gone|back)|now (?:it['’]s|they|we|everything|everybody|nobody)|that (?:winter|summer|month|year|week|quarter) (?:was|were|we)|saved (?:(?:me|us|them|the \p{L}+|about|some|over|around|nearly|almost) )*(?:[€$£₫]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|an) )|instead of (?:(?:the|about|over|around|nearly|almost|some) )*(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)(?!\p{L}))|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|all|most|none)(?: of (?:them|those|these))? (?:was|were) (?:put right|solved|fixed|settled|repaired|cleared|corrected|sorted|closed|approved|accepted|delivered|back)|(?<!i )(?:was|were|seemed) (?:(?:very|really|so|more than) )*(?:happy|pleased|satisfied|relieved|grateful|delighted)(?: with (?:it|that|this|the))|(?<=and )(?:every|each) (?!morning|day|week|month|evening|night|time)\p{L}+ (?:took|got|passed|kept|has|had)|took [^.!?]{2,40}? (?:down|up) (?:by|to|from)|(?:nobody|no one|not one|none of [^.!?]{2,20}?) (?:was|were|had|has|came|called|complained|missed)|(?:said|told me|thanked|praised|promoted|copied|still use|uses it)|(?:resulted|resulting) in|ended up|(?<!i )(?:came|went|is|are|was|were|stayed) (?:down|up|back|out)(?: (?:by|to|from|again|in)|[,.;])|went from|we sold|(?:takes|took) (?:me |us |them )?(?:\p{L}+ ){1,5}(?:now|instead)|used to (?:be|take)|no (?:\p{L}+ ){1,3}since|since then,? (?!i )|(?:since|after that|afterwards),? (?:nobody|no one|none|nothing|everybody|everyone)|we (?:handed|made it|sent it|got it|went live)|(?:minutes?|hours?|days?|weeks?|months?) (?:later|earlier|early|ahead)|(?:on|in) time(?=[,.;])|on schedule|thanks to (?:this|that)|so (?:that )?(?:the|we|our) [^.!?]{2,50}? (?:fell|rose|dropped|grew|increased|decreased|improved|went)|which (?:cut|reduced|increased|saved|raised|led to|brought|meant)|(?:fell|dropped|rose|grew|went (?:down|up|from)|increased|decreased|improved|shortened|doubled|halved)(?: (?:by|from|to)|[,.;])|we (?:delivered|shipped|finished|closed|won|saved|passed|opened|hit|reached)|(?:we|i) kept [^.!?]{0,40}?\d|(?:cut|reduced|increased|saved|raised|improved|lowered|brought) (?:it|the|our|this)?[^.!?]{0,60}?(?:by|from|to) |the (?:customer|client|team|store|shop) (?:renewed|stayed|signed|agreed|thanked|came back)|i would (?:know|measure|check) )/giu,
  nearest:
    /(?<!\p{L})(?:nearest|closest|close to|comes near|similar|like it|i(?:['’]ve| have) (?:never |not |already |often )?\p{L}+(?:ed|en|t|n|de|ne)|i (?:never|used to|did|was|had|worked|learned|learnt)|(?:at|in) my (?:last|current|present|old|previous)|so far|up to now|until now|where i work|(?:haven|hadn|didn)['’]t)(?!\p{L})/giu,
  happened:
    /(?<!\p{L})(?:\p{L}{2,}ed|was|were|had|did|went|came|fell|rose|got|made|kept|held|took|gave|said|sold|won|paid|left|found|met|cut|ran|stood|now|no|nobody|nothing|never|since)(?!\p{L})|\d/iu,
  judged: new RegExp(
    `(?<!\\p{L})(?:measur\\p{L}+|track(?:ed|ing)?|count(?:ed|ing)?(?! on)|compar\\p{L}+|know (?:that|if|whether|it|i)|(?:see|check|look|ask|tell me) (?:if|whether|how (?:many|much|often|long|fast))|show the (?:numbers|figures)|(?:report|target|success) (?:would be|will be|is|on)|by the end of [^.!?]{2,40}? (?:should|will|would|nobody|no|every|all|i['’]d|can|i want)|by (?:the |my |your )?[^.!?]{3,40}? i(?:['’]d| would)? (?:want|like|expect|hope)|check (?:it|them|this|that|the \\p{L}+) against|(?:fewer|less|more|faster|lower|higher|better) than|at (?:least|most) \\d|(?:under|within|below|above|over) (?:\\d|\\p{L}+ (?:minutes?|hours?|days?|percent))|(?:before and after)|if [^.!?]{3,80}?(?:works?|worked|succeeded|done|right|ready|enough)|it works(?=[.,!])|(?:the|my) (?:goal|target|aim) (?:is|would be|will be)|(?:after|within|by) [^.!?]{2,25}? i should (?:be able|know|have)|feedback form|survey|review the (?:numbers|figures|results))(?!\\p{L})`,
    'giu',
  ),
  helped: new RegExp(
    `(?<!\\p{L})(?:(?:sit|sitting|work|talk|speak|meet|check|agree)(?: down)? (?:with|beside|next to) (?:him|her|them|whoever|legal|r&d|finance|purchasing|accounting|production|quality|sales|engineering|marketing|logistics|maintenance)|ask (?:him|her|them|whoever|legal|r&d|finance|purchasing|accounting|production|quality|sales|engineering)|(?:(?:ask|asking|let|have|get|need|sit|work|talk|speak|meet|shadow|ride|go|call|check|pair|agree|listen)(?: (?:along|down|out|round|to|with|from))*) [^.!?;]{0,40}?(?:${enOthers}|everybody|everyone|(?:with|by) (?:a|an|the|my|your) \\p{L}{2,}(?:er|or|ist|ant|ier|ian)|(?:with|to|ask) (?:him|her|them|legal|finance|purchasing|accounting|production|quality|sales|engineering|marketing|logistics|maintenance)))(?!\\p{L})`,
    'giu',
  ),
  unreal: /(?<!\p{L})(?:if|whenever|i (?:usually|normally|always|often|can|could))(?!\p{L})/giu,
  condition: /(?<!\p{L})(?:if|i (?:can|could))(?!\p{L})/giu,
  open: /(?<!\p{L})(?:still (?:waiting|open)|(?:don['’]t|do not|never) (?:know|found out)|not yet)(?!\p{L})/iu,
  lesson:
    /(?<!\p{L})(?:i(?:['’]ve| have)? (?:also )?(?:learned|learnt|realised|realized)(?= (?:that|to|not|how|from|never|it|the hard|my|one|a lot|there|why|what)|[,:.])|(?:the|my) lesson|(?:it|that|this) (?:has |also )?taught me|what (?:i|we)(?:['’]ve| have)? (?:learned|learnt|took)|from (?:that|this|then on)(?: day)?,? i (?:keep|kept|took|learn|learnt|learned|know|now|always)|what (?:has )?changed(?: since(?: then)?)?(?::|,| is| was)|next time|looking back|(?:since then|ever since),? i|if i (?:did|had) it again|if i (?:did|were to do|could do) (?:it|this|that) (?:again|over)|differently|what i took from|today i(?:['’]d| would)(?: not)?(?! (?:not )?have (?!\p{L}+ed(?!\p{L})|(?:put|done|made|sent|told|written|begun|started|taken|gone|set|built|kept|let|got|bought|brought|chosen|spoken)(?!\p{L}))))/giu,
  done: /(?<!\p{L})(?:(?:the|what comes|comes) (?:nearest|closest)|comes? near|as i (?:already )?(?:do|did) (?:it )?(?:today|now|here|there|already|at)|i (?:already )?do (?:it|this|that) (?:like (?:that|this)|already|today|now|so)|at (?:\p{L}+ ){1,2}i (?:already |also |always )?(?:do|did|had|have|run|ran|was|used|took|made|built|led|kept|set)|(?:at|in) my (?:last|current|present|old|previous) (?!year|week|month|day)\p{L}+|where i (?:work|worked)|(?<!(?:once|after|when|until|before|if|what|that|which) )i(?:['’]ve| have) (?:already |often )?(?:done|run|used|built|led|worked|managed|trained|got [^.!?]{2,50}?(?:today|now|already))|so far i|up to now i)(?!\p{L})/giu,
  needs:
    /(?<!\p{L})(?:(?:the|this|your) (?:\p{L}+ ){1,2}(?:needs?|requires?|asks for|calls for|depends on)(?! to know| from me)|what (?:the job|the post|the role|you) needs?|(?:the|my) (?:task|job) (?:is|would be|will be))(?!\p{L})/giu,
  sure: /(?<!\p{L})(?:(?:know|tell|see) (?:that |if |whether )?(?:it|this|that|the plan) (?:works?|worked|has worked)|i(?:['’]d| would|['’]ll| will) (?:know|measure)|by (?:the )?[^.!?]{3,40}? i(?:['’]d| would)? (?:want|expect))(?!\p{L})/giu,
  reputed:
    /(?<!\p{L})(?:people|they|others|colleagues|everybody|everyone|friends|customers|my (?:\p{L}+ )?(?:colleagues|friends|manager|boss|team)) (?:(?:often|always|sometimes|usually|would|will|also|all) )*(?:tell|told|say|said|think|know|call)(?: me)?(?: that)? $/iu,
  subject: /(?!)/iu,
  employed: /(?!)/iu,
  claim:
    /(?<!\p{L})(?:i(?:['’]m| am) (?:an? )?(?:very |quite |always )?(?:\p{L}+ )?(?:person|player|learner|passionate|eager|willing|motivated|born|ready|good)|always|passion|i (?:believe|love|think|care)|over the years|(?:is|are) (?:very |the most |really )?(?:important|valuable)|team player|kind of person|my strengths?|hard[- ]?work\p{L}*)(?!\p{L})/giu,
  link: /(?<!\p{L})(?:that(?:['’]s| is) why|i(?:['’]m| am) (?:looking for|applying|interested|excited)|i(?:['’]d| would) (?:like|love) to|i want to bring|your (?:company|team|post|posting|shop|product)|this (?:post|role|position|job)|the post asks|you(?:['’]re| are) looking for|(?:draws|brings|brought|attracts|attracted|interests) me|i (?:want|would like|am ready|apply|applied)|i['’]m ready)/giu,
  hedge:
    /(?<!\p{L})(?:maybe|perhaps|probably|possibly|sort of|kind of|i think|i guess|i suppose|somewhat|somehow|generally|bits and pieces|a fair bit|more or less|basically|hopefully|i believe)(?!\p{L})/giu,
  filler: /(?<!\p{L})(?:um+|uh+|er+m?|you know|like,|literally|actually|honestly)(?!\p{L})/giu,
  we: /(?<!\p{L})(?:we|our team|us)(?!\p{L})/giu,
  glue: wordSet(
    'i the a an to and of in we was were my it that is for on with at by from as had have when then so this our me',
  ),
};
