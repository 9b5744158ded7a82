import { type Cues, wordSet } from './cues.js';

/** Verbs of doing; what one was, felt or wished is no action. */
const enVerb =
  '(?!(?:worked|joined|wanted|needed|liked|loved|enjoyed|learned|realised|realized|seemed|lived|graduated|applied|improved|believed|used|hoped|tried)(?!\\p{L}))(?:\\p{L}{2,}ed|built|wrote|ran|made|led|taught|set|took|met|sat|found|kept|held|chose|drew|went|gave|told|spoke|broke|cut|began|split|put|sent|brought|bought|sold|got|did|said|saw|won|grew|drove|rewrote|redid|read|paid|hired|stood|came|left|shut|spent|understood|dealt|caught|fed|laid|rang|swept|wore)';
const enAdverb =
  '(?:then|also|first|next|personally|quickly|immediately|finally|simply|therefore|myself|later|always|usually|often)';

export const en: Cues = {
  situation:
    /(?<!\p{L})(?:(?:situation|context|background|problem)(?=:)|i(?:['’]m| am| was) an? (?!(?:\p{L}+ )?(?:person|player|learner|worker))|i (?:work|manage|run|teach|drive|cook|clean|sell|nurse) |when (?:i|we|our|the|a|one)|while (?:i|we|working)|back in|at the time|in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:year|month|quarter|summer|spring|autumn|winter)|in my (?:last|previous|current|first) (?:job|role|position|company)|there (?:was|were)|we (?:were|had)|our (?:team|company|client|customers?|shop|department|biggest)|the (?:problem|challenge|situation|issue) was|during|(?:for )?(?:two|three|four|five|six|\d+) (?:years?|months?) (?:i|ago)|i (?:worked|was working|was employed) (?:as|at|for|in)|currently|because (?!i |your )|(?:nearest|closest)|i(?:['’]ve| have) (?:used|done|worked|built|run|never|not))/giu,
  task: /(?<!\p{L})(?:(?:task|goal|aim)(?=:)|my (?:task|goal|job|role|responsibility|target|duty|aim|manager|boss) (?:was|asked|wanted|gave)|i (?:was (?:asked|responsible|assigned|in charge|given|told|meant)|had to|needed to|was supposed to|wanted to|took on|aimed to)|we (?:had to|needed to|were asked to)|(?:the|our) (?:goal|target|aim|deadline|task) was|asked me to|(?:it was|that was) (?:up to me|my (?:job|turn)))/giu,
  action: new RegExp(`(?<!\\p{L})i (?:${enAdverb} )*${enVerb}(?!\\p{L})`, 'giu'),
  more: new RegExp(`(?<=(?:[,:]| and| then) )(?:${enAdverb} )*${enVerb}(?!\\p{L})`, 'giu'),
  speaker: /(?<!\p{L})(?:i|my|myself)(?!\p{L})/iu,
  carries: /(?<!\p{L})(?:i(?= )|(?:actions?|what i did|approach)(?=:))/giu,
  intent:
    /(?<!\p{L})(?:i(?:['’]d| would|['’]ll| will| plan to| am going to|['’]m going to)) (?:(?:then|also|first|next|start by|begin by) )*\p{L}{2,}/giu,
  result:
    /(?<!\p{L})(?:(?:results?|outcome)(?=:)|as a result|in the end|eventually|the (?:result|outcome) (?:was|is)|(?:far|much|a lot|way|many) (?:fewer|less|more|faster|quicker|better|easier|quieter|lower|higher)|(?:fewer|less|lower|faster|quicker|cheaper) (?:\p{L}+ ){0,4}(?:now|than|since)|(?:hardly|never|rarely|no longer|don['’]t|didn['’]t) (?:ever |have to |had to |need |needed )|stopped \p{L}+ing|(?:by|after|within|since|over) (?:the |a |about |just |only |next )*(?:[\p{L}\d]+ ){0,2}(?:minutes?|hours?|days?|weeks?|months?|years?|quarter|season|january|february|march|april|may|june|july|august|september|october|november|december)(?:,| )[^.!?]{0,40}?(?:was|were|had|it['’]s|down|only|went|came|fell)|in the next (?:[\p{L}\d]+ ){0,2}(?:days?|weeks?|months?|years?) (?:we|they|it|the)|(?:is|are|was|were|now|down to|it['’]s) (?:under|only|just|down|nearly|almost|gone|full|back)|that (?:winter|summer|month|year|week|quarter) (?:was|were|we)|(?:said|told me|thanked|praised|promoted|copied|still use|uses it)|(?:resulted|resulting) in|ended up|thanks to (?:this|that)|so (?:that )?(?:the|we|our) [^.!?]{2,50}? (?:fell|rose|dropped|grew|increased|decreased|improved|went)|which (?:cut|reduced|increased|saved|raised|led to|brought|meant)|(?:fell|dropped|rose|grew|went (?:down|up|from)|increased|decreased|improved|shortened|doubled|halved)(?: (?:by|from|to)|[,.;])|we (?:delivered|shipped|finished|closed|won|saved|passed|opened|hit|reached)|(?:we|i) kept [^.!?]{0,40}?\d|(?:cut|reduced|increased|saved|raised|improved|lowered|brought) (?:it|the|our|this)?[^.!?]{0,60}?(?:by|from|to) |the (?:customer|client|team|store|shop) (?:renewed|stayed|signed|agreed|thanked|came back)|i would (?:know|measure|check) )/giu,
  unreal: /(?<!\p{L})(?:if|whenever|i (?:usually|normally|can|could))(?!\p{L})/giu,
  open: /(?<!\p{L})(?:still (?:waiting|open)|(?:don['’]t|do not|never) (?:know|found out)|not yet)(?!\p{L})/iu,
  lesson:
    /(?<!\p{L})(?:i(?:['’]ve| have)? (?:also )?(?:learned|learnt|realised|realized)|the lesson|next time|looking back|since then|ever since|if i did it again|what i took from|today i(?:['’]d| would)(?! have))/giu,
  claim:
    /(?<!\p{L})(?:i(?:['’]m| am) (?:an? )?(?:very |quite |always )?(?:\p{L}+ )?(?:person|player|learner|passionate|eager|willing|motivated|born|ready|good)|always|passion|i (?:believe|love|think|care)|over the years|(?:is|are) (?:very |the most |really )?(?:important|valuable)|team player|kind of person|my strengths?|hard[- ]?work\p{L}*)(?!\p{L})/giu,
  link: /(?<!\p{L})(?:that(?:['’]s| is) why|i(?:['’]m| am) (?:looking for|applying|interested|excited)|i(?:['’]d| would) (?:like|love) to|i want to bring|your (?:company|team|post|posting|shop|product)|this (?:post|role|position|job)|the post asks|you(?:['’]re| are) looking for)/giu,
  hedge:
    /(?<!\p{L})(?:maybe|perhaps|probably|possibly|sort of|kind of|i think|i guess|i suppose|somewhat|somehow|generally|bits and pieces|a fair bit|more or less|basically|hopefully|i believe)(?!\p{L})/giu,
  filler: /(?<!\p{L})(?:um+|uh+|er+m?|you know|like,|literally|actually|honestly)(?!\p{L})/giu,
  we: /(?<!\p{L})(?:we|our team|us)(?!\p{L})/giu,
  glue: wordSet(
    'i the a an to and of in we was were my it that is for on with at by from as had have when then so this our me',
  ),
};
