import type { WordLists } from './word-lists.js';

export const english: WordLists = {
  free: `a, an, the, of, in, on, at, within, during, into, onto, and, or, but, while, whereas, though, although, also, as,
    that, which, who, whom, whose, this, these, those, there, is, are, was, were, be, been, being, am, it, its, has, have,
    had, having, do, does, did, where, when, so, then, the one, each other, both, you, via, upon, carry, carries`,
  droppable: `i, my, me, their, them, they, he, she, his, her, responsible for, in charge of, tasked with,
    duties included, various, successfully, etc, and so on`,
  breaks: 'and, but, while, whereas, though, although, which, who',
  same: `reduce, cut, lower, shorten, decrease, lessen
    increase, raise, grow, boost, lift
    build, develop, create
    manage, oversee, supervise
    run, operate
    maintain, look after
    mentor, coach, train, teach, guide
    organize, organise, arrange
    prepare, compile
    check, verify, review, inspect
    answer, respond, reply
    fix, repair, correct
    solve, resolve
    use, utilize, utilise, apply
    release, launch, roll out, go live
    analyze, analyse, examine
    show, demonstrate, display
    ask, request, call for, calls for, ask for, asks for, asked for
    require, need, demand
    résumé, resume, cv
    post, posting, job post, job posting, job description, vacancy
    customer, client
    employee, staff, personnel
    colleague, coworker, teammate
    team, group
    company, firm
    supplier, vendor
    cost, expense
    people, person
    store, shop
    complex, complicated
    introduce, set up, put in place
    perform, conduct, carry out, carried out
    sign up, signed up, register, enrol, enroll
    currently, now, at present, presently
    formerly, previously, in the past
    monitor, track
    explain, describe
    write, author
    begin, start
    finish, complete
    buy, purchase
    deliver, hand over
    negotiate, bargain
    name, mention, state
    daily, a day, per day, each day, every day
    weekly, a week, per week, each week, every week
    monthly, a month, per month, each month, every month
    quarterly, a quarter, per quarter, each quarter, every quarter
    yearly, a year, per year, each year, every year, annually, annual
    hourly, an hour, per hour, each hour, every hour`,
  counted: `no, not, never, none, nothing, without, neither, nor, cannot, can't, don't, doesn't, didn't, hasn't, isn't
    not yet, yet to
    could, can, may, might
    must, have to, has to, had to
    should, ought
    will, shall, going to
    would
    help, assist, support
    participate, take part, took part, taking part, takes part, involved in
    contribute
    we, our, us, ours
    all, every, entire, whole, each
    some, several
    many, numerous
    few
    most, majority of, the majority of
    only, just, merely
    almost, nearly
    partly, partially
    basic, elementary
    lead, head, direct, spearhead
    sole, single-handedly, on my own, alone
    first
    last`,
  bounds: `more: more than, over, above, greater than, exceeding, upwards of, beyond, in excess of
    least: at least, no less than, no fewer than, minimum of, a minimum of
    most: at most, no more than, not more than, maximum of, a maximum of
    upTo: up to, as many as, as much as
    less: less than, fewer than, under, below
    nearly: nearly, almost, close to, just under
    about: about, around, approximately, roughly, circa, approx
    from: from
    to: to, down to
    by: by
    since: since
    until: until, till
    before: before, prior to
    after: after`,
  directions: `to: to
    from: from
    by: by
    before: before, prior to
    after: after
    under: under, below
    since: since
    until: until, till
    for: for
    with: with, together with, along with, alongside
    against: against
    cause: because, because of, due to, thanks to, as a result of
    effect: therefore, hence, thus, so that, in order to`,
  forms: `led lead, built build, wrote write, written write, writing write, ran run, running run, taught teach, sold sell,
    bought buy, made make, kept keep, held hold, grew grow, grown grow, took take, taken take, gave give, given give,
    won win, found find, met meet, knew know, known know, knowledge know, shown show, spoke speak, drew draw, drove drive,
    rose rise, fell fall, brought bring, sent send, spent spend, seen see, began begin, begun begin, chose choose,
    done do, got get, paid pay, said say, oversaw oversee, overseen oversee, studies study, studied study, cutting cut`,
  numbers: `two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, fifteen 15,
    twenty 20, thirty 30, forty 40, fifty 50, dozen 12, hundred 100, hundreds 100, thousands 1000, doubled 2, tripled 3,
    half 0.5`,
};
