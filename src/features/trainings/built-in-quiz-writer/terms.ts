// What the built-in quiz writer knows about words: which name or noun is of which kind, which words mean nearly the same, and
// which say too little to be asked for. A kind's words stand in for wrong answers where the text itself has too few.

/** Names, by kind. A wrong answer is always of the right one's kind, so that "his mother" does not give a man away. */
export const names: Record<string, string[]> = {
  patriarch: list(`Abraham Isaac Jacob Joseph Moses Aaron Joshua Gideon Samson Boaz Saul David Jonathan Solomon Noah Benjamin Jethro Pharaoh
    Ezra Nehemiah Mordecai Job Eli`),
  prophet: list('Isaiah Jeremiah Ezekiel Daniel Hosea Amos Jonah Micah Elijah Elisha Samuel Nathan Joel Malachi'),
  apostle:
    list(`Peter Andrew James John Philip Thomas Matthew Judas Nicodemus Zacchaeus Bartimaeus Stephen Paul Barnabas Silas Timothy Titus
    Luke Mark Philemon Cornelius Apollos Simon Levi Lazarus Aquila Onesimus Pilate Herod`),
  woman: list(`Sarah Hagar Rebekah Rachel Leah Miriam Rahab Deborah Ruth Naomi Hannah Abigail Esther Elizabeth Anna Mary Martha Lydia
    Priscilla Phoebe Dorcas Eunice Lois Jezebel Bathsheba Euodia Syntyche Monica`),
  town: list(`Jerusalem Bethlehem Nazareth Galilee Jericho Bethany Capernaum Samaria Babylon Nineveh Egypt Damascus Antioch Corinth
    Ephesus Philippi Athens Rome Cyprus Emmaus Bethel Sinai Horeb Canaan Lystra Thessalonica Caesarea Joppa Judea Macedonia Bethesda`),
  weekday: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
}

/** Countable nouns, in the singular, and uncountable ones, by kind. */
export const nouns: Record<string, { count: string[]; mass: string[] }> = {
  person: {
    count: list(`mentor leader pastor teacher parent child neighbour stranger guest friend servant shepherd visitor host elder
    volunteer disciple prophet widow worker king orphan apostle priest doctor farmer soldier prisoner brother sister mother father grandmother grandfather husband wife son
    daughter deacon newcomer member teenager counsellor counselor neighbor judge steward merchant bishop monk nurse student
    beggar traveller traveler adult mediator apprentice treasurer owner lender borrower adviser sower victim offender witness enemy gardener
    carpenter fisherman builder singer musician guard cook partner usher slave painter accountant bridegroom`),
    mass: [],
  },
  time: { count: list('minute hour day night week month year decade century season morning evening afternoon winter summer'), mass: [] },
  virtue: {
    count: [],
    mass: list(`faith hope love patience humility courage wisdom kindness gentleness honesty trust joy peace mercy
    grace gratitude generosity compassion discipline obedience contentment forgiveness respect dignity justice freedom curiosity
    diligence loyalty self-control perseverance reverence sincerity tenderness warmth punctuality fairness thankfulness modesty`),
  },
  trouble: {
    count: [],
    mass: list(`anger fear shame guilt grief pride envy greed resentment bitterness worry despair loneliness doubt
    anxiety jealousy hatred gossip debt hunger poverty sickness exhaustion boredom distraction temptation addiction revenge haste
    legalism injustice slavery laziness hypocrisy selfishness cruelty depression violence abuse disappointment suffering`),
  },
  practice: {
    count: [],
    mass: list(`prayer fasting worship service giving study meditation silence solitude confession thanksgiving
    hospitality rest fellowship celebration listening teaching preaching evangelism encouragement adoration supplication saving mediation
    reconciliation repentance friendship baptism communion singing generosity sleep delight mentoring`),
  },
  place: {
    count: list(`house church temple garden field mountain river desert kitchen table room road city village street school
    hospital prison office market park hall gate palace barn vineyard well harbour library bridge tent cave shore forest island tower`),
    mass: [],
  },
  thing: {
    count: list(`candle basket jar lamp cup coin seed stone rope key door window chair bell map clock mirror ladder
    anchor shield crown net boat ring robe staff bowl pot plough wheel nail telephone calendar notebook receipt bicycle blanket`),
    mass: [],
  },
  food: {
    count: list('loaf cake meal supper lunch breakfast'),
    mass: list(`bread wine water soup fruit honey meat fish milk grain oil
    salt cheese rice tea coffee manna`),
  },
  body: { count: list('heart mind hand eye ear foot mouth face knee head shoulder tongue arm finger'), mass: [] },
  speech: {
    count: list(`letter book question answer story conversation sermon promise word sentence message song warning apology complaint request
    poem psalm lament blessing greeting testimony confession lecture speech accusation explanation interview announcement joke`),
    mass: [],
  },
  undertaking: {
    count: list(`decision habit mistake task goal plan rule step change choice loss failure success danger problem journey
    project meeting lesson duty hobby custom contract agreement compromise sacrifice reward punishment test surprise tradition crisis
    apprenticeship budget celebration battle race feast experiment exercise`),
    mass: [],
  },
  image: {
    count: list(`seed root harvest wall bridge shield anchor lamp mirror wound fire storm river rock tree chain burden yoke weapon
    fuel medicine compass fence thorn plough path soil`),
    mass: [],
  },
  money: {
    count: list('debt loan budget gift wage price tithe tax bill mortgage coin account salary fee reserve fund'),
    mass: list('money income interest rent insurance wealth cash credit'),
  },
}

/** Nouns that say too little, or stand in fixed phrases. */
export const vagueNouns = new Set(
  list(`thing way lot kind sort part case example course sense rest fact reason point matter end turn side
  order number amount bit deal piece pair series group half third quarter place time people person man men woman women everyone
  someone anyone nothing anything everything something other others one ones self use need front back top bottom middle beginning means
  percent addition instance sake spite favour accord hold row line others kinds list stretch share form portion sheet future past
  present idea will while mile kilometre term case thanks today tomorrow yesterday tonight god lord jesus christ spirit saviour bible
  scripture gospel name life world work  account look say have help morrow twice breadth rise need call lie moment food hundred thousand spiritual weep last reply`),
)

/** Words that mean so nearly the same that both could be the right answer. */
export const nearSynonyms = [
  'faith trust belief confidence assurance loyalty obedience',
  'mercy grace kindness compassion love forgiveness tenderness pity warmth generosity',
  'rest stillness quiet silence sleep peace calm solitude',
  'anger resentment bitterness rage hatred fury wrath revenge',
  'church congregation community fellowship body assembly',
  'scripture bible word passage text verse psalm',
  'believer christian disciple follower member',
  'leader pastor shepherd minister elder priest bishop deacon teacher mentor',
  'money income wealth cash wage salary coin',
  'debt loan credit mortgage interest',
  'child kid teenager youth son daughter grandchild boy girl student',
  'parent mother father guardian grandmother grandfather',
  'guest stranger visitor newcomer traveller passenger',
  'meal food supper dinner lunch breakfast table feast soup',
  'prayer intercession petition supplication request',
  'thanks gratitude thanksgiving praise thankfulness contentment worship adoration celebration joy delight',
  'fear worry anxiety doubt',
  'sin wrong failure fault mistake error offence deed',
  'pain hurt wound suffering injury grief sorrow sadness',
  'conflict quarrel disagreement dispute argument trouble problem crisis',
  'plan goal purpose project',
  'conversation talk discussion message sentence word speech words',
  'question request',
  'house home household family',
  'step action move task',
  'habit practice custom rule discipline tradition',
  'friend partner neighbour neighbor brother companion',
  'doctor nurse counsellor counselor therapist adviser',
  'decision choice agreement',
  'honesty truth sincerity',
  'giving gift generosity',
  'listening attention silence respect',
  'pride greed envy selfishness',
  'shame guilt',
  'victim offender',
  'justice fairness',
  'evening night',
  'answer reply explanation',
  'story tale parable testimony',
  'heart mind soul',
  'guilt shame grief despair loneliness disappointment',
  'exhaustion sleep',
  'study reading teaching preaching lesson',
  'road path street way',
  'worker servant slave',
  'danger harm abuse violence',
  'humility modesty patience gentleness',
  'courage strength',
  'agreement compromise',
  'letter message book',
  'host cook',
  'farmer gardener sower',
  'promise word',
  'reserve fund',
  'hunger fasting',
  'expense cost price bill',
  'confession repentance',
  'teaching training course',
].map(list)

/** References to fall back on: chapters, and verses, that most churches read. */
export const references = list(
  'Genesis_12:1 Exodus_14:13 Joshua_1:9 Ruth_1:16 Psalm_23:1 Psalm_46:10 Proverbs_3:5 Isaiah_40:31 Jeremiah_29:11 Micah_6:8 Matthew_5:14 ' +
    'Mark_10:45 Luke_6:38 John_3:16 Acts_2:42 Romans_8:28 Galatians_5:22 Philippians_4:6 Colossians_3:12 James_1:5 ' +
    'Genesis_50 Exodus_16 Joshua_24 Psalm_51 Isaiah_53 Jonah_2 Matthew_25 Mark_4 Luke_15 John_15 Acts_9 Romans_12 Hebrews_11 James_3',
).map((reference) => reference.replace('_', ' '))

export const numberWords = list(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred`)

const books = `Genesis Exodus Leviticus Numbers Deuteronomy Joshua Judges Ruth (?:[12]_)?Samuel [12]_Kings [12]_Chronicles Ezra Nehemiah
  Esther Job Psalms? Proverbs Ecclesiastes Isaiah Jeremiah Lamentations Ezekiel Daniel Hosea Joel Amos Obadiah Jonah Micah Nahum Habakkuk
  Zephaniah Haggai Zechariah Malachi Tobit Judith Wisdom Sirach Baruch [12]_Maccabees Matthew Mark Luke (?:[123]_)?John Acts Romans
  [12]_Corinthians Galatians Ephesians Philippians Colossians [12]_Thessalonians [12]_Timothy Titus Philemon Hebrews James [12]_Peter Jude
  Revelation`

/** A chapter or a verse, such as Luke 15, Psalm 23:1 or 1 John 4:7-8. */
export const referencePattern = new RegExp(
  `\\b(?:${list(books).join('|').replaceAll('_', ' ')}) \\d{1,3}(?::\\d{1,3}(?:[-–]\\d{1,3})?)?`,
  'g',
)

function list(words: string) {
  return words.trim().split(/\s+/)
}
