// For people who are new to faith or come back to it.
import type { Draft } from './draft.ts'

export const firstSteps: Draft[] = [
  {
    title: 'The Good News in Four Movements',
    type: 'Foundations',
    topics: ['gospel', 'faith', 'grace'],
    visibility: 'everyone',
    text: `
## One story

The Bible contains sixty-six books in most Protestant editions and a few more in Catholic and Orthodox ones, and yet it tells one story. Knowing the shape of that story helps us to find our own place in it. Four movements carry it from the first page to the last: creation, fall, rescue and renewal.

### Creation

The story begins with a God who makes a good world and delights in it. Human beings, women and men alike, are made in the image of God. Whatever else may be true about you, this came first: you were wanted before you achieved anything.

### Fall

The second movement explains the ache that we all know. People turned from the giver to the gifts, and trust gave way to hiding and blaming. The Bible calls this turning away sin. It is more than a list of bad deeds. It is a bent in the heart that damages our life with God, with each other, with the earth and with ourselves.

### Rescue

God did not walk away. He called Abraham, freed Israel from Egypt, spoke through prophets, and at last came in person. Jesus of Nazareth healed the sick, ate with outsiders and announced the kingdom of God. On the cross he carried what we could not carry, and on the third day God raised him from the dead.

> But God commendeth his love toward us, in that, while we were yet sinners, Christ died for us. (Romans 5:8, KJV)

Notice the order. God's love did not wait for our improvement. Grace comes first, and a changed life grows out of it.

### Renewal

The last movement has begun and is not yet complete. The Holy Spirit makes people new from the inside and gathers them into a family. One day God will wipe away every tear and make all things new. Christians live between the first Easter and that day, with work to do and a reason to hope.

## Your place in the story

Faith means to trust the one whom this story is about. A simple prayer is enough to begin: "Lord Jesus, I have gone my own way. Thank you for giving yourself for me. Take me as I am, and teach me to follow you." Tell someone you trust that you have prayed it. Nobody is meant to walk alone.
`,
    modules: [
      {
        title: 'Read the story in a week',
        text: `
Read one passage each day, slowly, and write a single sentence about what you see of God in it.

1. Genesis 1: a good world
2. Genesis 3: the turning away
3. Genesis 12:1-9: a promise for all families of the earth
4. Luke 15: the father who runs to meet his son
5. Mark 15: the cross
6. John 20: the empty tomb
7. Revelation 21:1-7: all things new
`,
      },
      {
        title: 'Tell it in your own words',
        text: `
Take a sheet of paper and divide it into four fields: creation, fall, rescue, renewal. Draw or write in each field where that movement has touched your own life. Then tell your story to one person from your group. Five minutes are enough, and you need no religious words.
`,
      },
    ],
    quiz: [
      [
        'Which four movements carry the story of the Bible?',
        'Creation, fall, rescue, renewal',
        'Law, prophets, wisdom, letters',
        'Birth, baptism, death, burial',
        'Prayer, study, service, rest',
      ],
      [
        'What does the training say comes first about every human being?',
        'We are made in the image of God and wanted',
        'We have all failed God',
        'We must prove ourselves',
        'We are born without any need of others',
      ],
      [
        'How does the training describe sin?',
        'A bent in the heart that damages every relationship',
        'A list of forbidden deeds and nothing more',
        'A problem of uneducated people',
        'A mistake that time heals',
      ],
      [
        'What does Romans 5:8 say about the time when Christ died for us?',
        'While we were yet sinners',
        'After we had repented',
        'When we had kept the law',
        'When we had understood the Scriptures',
      ],
      [
        'Where do Christians live, according to the training?',
        'Between the first Easter and the day when all is made new',
        'In the age before the prophets',
        'Outside the story of the Bible',
        'In a world that God has left',
      ],
    ],
  },
  {
    title: 'Baptism and Belonging',
    type: 'Foundations',
    topics: ['baptism', 'church', 'belonging'],
    visibility: 'everyone',
    text: `
## A sign that speaks

Before Jesus preached a single sermon he went down into the river Jordan and was baptized among people who had come to confess their sins. He did not need it, and he did it to stand beside us. When he came up out of the water a voice said that he was the beloved Son. Baptism still says two things at once: God stands beside us, and God calls us beloved.

Water is an ordinary thing with a rich language. It washes, it quenches thirst, and it can drown. The apostle Paul had all of this in mind when he wrote about baptism.

> Therefore we are buried with him by baptism into death: that like as Christ was raised up from the dead by the glory of the Father, even so we also should walk in newness of life. (Romans 6:4, KJV)

To be baptized is to be joined to Jesus in his death and his rising. The old life is laid down, and a new one begins.

## One baptism, different customs

Churches baptize in different ways. Some baptize the children of believers, to show that God's grace comes before any answer of ours, and invite them to confirm their faith when they are older. Others baptize people who can speak for themselves, to show that faith is a personal answer. Some pour water, others immerse. Christians have discussed these customs for centuries, and good people stand on each side. What unites us is greater: the name of the Father, and of the Son, and of the Holy Spirit, and the promise to follow Jesus in his church.

Ask your pastor or priest how your own church understands baptism and how people prepare for it. If you were baptized as a child, you do not need to start again from nothing. Ask how you can take up what was once promised for you.

## You are not the only one in the water

Nobody baptizes himself. Someone else holds you, and a congregation looks on and makes a promise of its own. Baptism therefore gives us brothers and sisters, some of whom we would never have chosen. The New Testament knows no private Christianity. Letters are addressed to churches, gifts are given for others, and the most common word for believers stands in the plural: saints.

Belonging takes time. Come every week for three months before you decide how you feel about a church. Learn ten names. Stay for the coffee. Offer to help with something small, since people who wash dishes together seldom remain strangers.
`,
    modules: [
      {
        title: 'Prepare or remember',
        text: `
Are you thinking about baptism? Write down three questions and take them to your pastor or priest this week.

Are you baptized already? Find out the date and the place, and ask somebody who was there what they remember. Mark the day in your calendar and keep it every year with thanks.
`,
      },
      {
        title: 'Find your people',
        text: `
- Introduce yourself to two people whom you do not know.
- Ask one older member how he or she came to faith.
- Visit a small group once, and then once more, because the first evening is always the strangest.
`,
      },
      {
        title: 'A promise to keep',
        text: `
Read Acts 2:41-47, the picture of the first church in Jerusalem. Choose one of the things that those people did together, and decide how you will take part in it during the coming month.
`,
      },
    ],
    quiz: 'consent',
  },
  {
    title: 'How to Read the Bible',
    type: 'Foundations',
    topics: ['Bible', 'study', 'Scripture'],
    visibility: 'everyone',
    text: `
## A library, not a rule book

Many people begin at page one, reach the laws in Leviticus by February and give up with a bad conscience. The Bible is a library. It holds songs and letters, court histories and love poems, proverbs, visions and four accounts of the life of Jesus. Nobody reads a poem as one reads a law, and nobody reads a letter as one reads a telephone book. Ask first what kind of writing lies before you.

> Thy word is a lamp unto my feet, and a light unto my path. (Psalm 119:105, KJV)

A lamp of that time lit the next few steps and no more. Scripture rarely shows us the whole road. It gives enough light for today.

## Where to begin

Start with a Gospel. Mark is the shortest and can be read aloud in about ninety minutes. Continue with Acts, which tells how the church began, and with a short letter such as Philippians. Add one psalm each day, so that your reading turns into prayer. The Old Testament will open up more easily once you have met the one to whom it points.

## Three questions

Take a short passage, perhaps ten verses, and read it twice. Then ask three questions.

1. What does it say? Look at who speaks, who listens and what happens. Notice words that return.
2. What did it mean to the first hearers? A study Bible or a good introduction will tell you about their world.
3. What does it ask of me? Look for a promise to trust, an example to follow or avoid, or a word to obey today.

The order matters. Whoever jumps to the third question soon hears only an echo of his own opinions.

## Hard passages

Some passages are puzzling, and some are terrible. Do not hide them from God or from yourself. Write your question in the margin, ask a pastor, and keep reading in the light of Jesus, in whom God has shown his face most clearly. Christians have always read the Bible together for this reason. What I overlook, my neighbour may see, and what puzzles both of us may have been understood by somebody in Africa a thousand years ago.

## Make it possible

Fifteen minutes at the same time each day will take you further than a heroic effort once a month. Read on paper if your telephone distracts you. Listen to a recording while you walk. Miss a day, and simply begin again the next. The aim is not to get through the Bible but to let the Bible get through to you.
`,
    modules: [
      {
        title: 'Practise with Mark 2:1-12',
        text: `
Four friends open a roof to bring a paralysed man to Jesus. Read the passage twice and answer the three questions in writing. Who speaks? What do the friends do, and what does Jesus say first? What might the story ask of you this week?
`,
      },
      {
        title: 'A month with one Gospel',
        text: `
Mark has sixteen chapters. Read a chapter on each of four days a week, and you will reach the empty tomb within a month. Keep a notebook with one line a day: what did Jesus do or say that I did not expect?
`,
      },
    ],
    quiz: [
      ['To what does the training compare the Bible?', 'A library', 'A rule book', 'A telephone book', 'A newspaper'],
      ['Which book does the training suggest as a beginning?', 'Mark', 'Leviticus', 'Revelation', 'Numbers'],
      [
        'Which question should be asked last?',
        'What does it ask of me?',
        'What does it say?',
        'What did it mean to the first hearers?',
        'Who speaks and who listens?',
      ],
      [
        'What does the lamp in Psalm 119:105 teach about Scripture?',
        'It gives enough light for the next steps',
        'It shows the whole road at once',
        'It is only for priests',
        'It burns out with time',
      ],
      [
        'What should a reader do with hard passages?',
        'Ask about them and keep reading in the light of Jesus',
        'Skip them for ever',
        'Pretend that they are easy',
        'Keep the question secret',
      ],
    ],
  },
  {
    title: 'Learning to Pray',
    type: 'Foundations',
    topics: ['prayer', "Lord's Prayer", 'habits'],
    visibility: 'everyone',
    text: `
## Begin where you are

Prayer is a conversation with God. It needs no special voice, no long words and no perfect mood. Hannah wept, David sang, Peter shouted three words while he was sinking, and a tax collector stood at a distance and asked for mercy. God heard each one of them.

People often wait until they feel worthy to pray. The opposite is wiser: come as you are, and let prayer do its work. A child who has fallen into the mud does not wash before running to its mother.

## The pattern that Jesus gave

When the disciples asked Jesus to teach them to pray, he gave them a few lines that Christians have used ever since. The Lord's Prayer can be spoken as it stands. It can also serve as a map.

- "Our Father": remember who listens, and that you belong to a family.
- "Hallowed be thy name": begin with God and not with the problem.
- "Thy kingdom come, thy will be done": lay your plans into larger hands.
- "Give us this day our daily bread": ask plainly for what you need today.
- "Forgive us, as we forgive": clear the air, in both directions.
- "Lead us not into temptation, but deliver us from evil": ask for protection on the road ahead.

Spend one minute with each line, and you have prayed for six minutes without running out of words.

## Words for every weather

The Psalms are the prayer book of the Bible, and Jesus himself prayed them. There are psalms of joy, of thanks, of trust, and a great many of complaint. Borrow their words when your own fail. Written prayers of the church can carry us too, as a handrail carries us down a dark staircase.

> In every thing by prayer and supplication with thanksgiving let your requests be made known unto God. (Philippians 4:6, KJV)

## When nothing seems to happen

Every person who prays meets days of dryness and prayers that stay unanswered. Paul asked three times for relief, and received strength to bear his weakness. We are not told why God waits. We are told that he hears, and that the Spirit prays in us when we do not know what to say. Keep a small notebook of requests and answers. Memory loses more than we think, and the notebook will strengthen your trust.

## A time and a place

Choose a fixed time and a fixed place, and begin with ten minutes. Turn off the telephone, light a candle if you like, open a psalm. End with a moment of silence. What is small and regular will outlive what is grand and rare.
`,
    modules: [
      {
        title: "Seven days with the Lord's Prayer",
        text: `
Pray the whole prayer each morning. Stay with one line a day, and return to it at noon and in the evening. On the seventh day pray it together with someone else.
`,
      },
      {
        title: 'Your prayer notebook',
        text: `
Draw two columns: the date and the request on the left, room for an answer on the right. Write down five requests, no more, and pray through them daily for a month. Look back at the end and give thanks.
`,
      },
    ],
    quiz: 'consent',
  },
  {
    title: 'Bread and Cup',
    type: 'Foundations',
    topics: ['worship', 'communion', 'church'],
    visibility: 'everyone',
    text: `
## A meal with many names

On the night before he died Jesus shared a meal with his friends. He took bread, gave thanks, broke it and handed it to them, and then he took the cup. Christians have never stopped doing this. They call the meal the Lord's Supper, Holy Communion, the Mass, the Eucharist or the breaking of bread. Eucharist comes from the Greek word for thanksgiving, and that is a good place to begin.

> This do in remembrance of me. (Luke 22:19, KJV)

Churches explain in different ways how Jesus is present at this table, and they have different rules about who may receive bread and cup and how often the meal is held. Ask your pastor or priest what your own church teaches. All agree that the meal is his invitation and that it is never a reward for the perfect.

## Looking in four directions

At the table we look back. Bread and cup tell of a body given and of blood poured out for us. Israel remembered the escape from Egypt at the Passover, and Jesus chose that evening on purpose.

We look up. The risen Lord is not a memory alone. He is the host, and he feeds his people.

We look around. One loaf is shared by many. Paul was sharp with the church in Corinth because the rich ate first and the poor went hungry at the same meal. Whoever comes to this table is bound to everyone else who comes.

We look ahead. Jesus promised that he would drink the fruit of the vine anew in the kingdom of God. Each celebration is a foretaste of a feast at which nobody will be missing who has said yes.

## Preparing your heart

Paul asks believers to examine themselves before they eat and drink. Examination is not meant to drive us away. It is meant to bring us honestly. Take a quiet moment on the evening before. What am I thankful for? What do I need to confess? Is there somebody with whom I should make peace? Jesus said that the offering can wait at the altar while we go and are reconciled. A telephone call on Saturday night may be the best preparation for Sunday.

## Living from the table

The last words of many services are a sending: go in peace. The people who have been fed are sent to feed others. Ask yourself on the way home who among your neighbours is hungry, for bread or for company, and set one more plate on your own table.
`,
    modules: [
      {
        title: 'Read and reflect',
        text: `
Read Luke 22:14-20 and 1 Corinthians 11:17-34. What went wrong in Corinth? Where might a church of today make a similar mistake?
`,
      },
      {
        title: 'Set one more plate',
        text: `
Invite someone to a simple meal this month who cannot easily invite you back. Say grace together if your guest is happy to. Afterwards write down what you received.
`,
      },
    ],
  },
]
