// Practices that make room for God.
import type { Draft } from './draft.ts'

export const prayerAndRest: Draft[] = [
  {
    title: 'Praying the Psalms',
    type: 'Spiritual practice',
    topics: ['prayer', 'Psalms', 'lament'],
    text: `
## A hundred and fifty prayers

The book of Psalms holds a hundred and fifty prayers that were sung in Israel for centuries before they were gathered. Jesus prayed them in the synagogue and on the cross. Monks chant them through in a week or a month, and Scottish fishermen sang them in metre. Whoever learns to pray the Psalms joins a very large choir.

Their honesty startles many readers. The Psalms contain joy that claps its hands and despair that cannot sleep. They curse enemies, question God and beg for rain. Nothing human is locked out of prayer.

## Three kinds to know

### Praise

A psalm of praise looks at God and forgets itself for a while. Psalm 103 is a fine example.

> The LORD is merciful and gracious, slow to anger, and plenteous in mercy. (Psalm 103:8, KJV)

Pray a praise psalm when you are glad. Pray it also when you are not, as one opens a window in a stuffy room.

### Lament

Psalms of lament make up the largest group. They tend to follow a path: a cry, a complaint, a request, and often a turn to trust. Psalm 13 walks the whole path in six verses. It asks "how long?" four times, and ends with a song. Psalm 88 has no such turn, and its last word is darkness. Even so, it is spoken to God. Lament is what faith sounds like in the night.

### Thanksgiving

A psalm of thanks looks back. It tells what happened, names the danger and invites others to rejoice. Psalm 116 begins with the reason: "I love the LORD, because he hath heard my voice". Reading such a psalm, we may put our own rescue in the place of the poet's.

## How to do it

Read the psalm aloud. The mouth is slower than the eye, and slowness helps. Stop at the line that catches you, repeat it, and turn it into a sentence of your own. A verse that does not fit your day may fit somebody else's. When a psalm weeps and you are cheerful, pray it for a person who is weeping today. The hard verses about enemies can be handed to God with the anger that they express, because vengeance is safer in his hands than in ours.

Stay with one psalm for a week. By Friday parts of it will have settled in your memory, where they will be ready when you need them.
`,
    modules: [
      {
        title: 'A week with Psalm 13',
        text: `Pray Psalm 13 aloud each morning for seven days. On the third day write your own version, with your own "how long?". On the seventh day look at the last two verses: could you pray them honestly, or do you need more time? Both answers are good.`,
      },
      {
        title: 'Praying for others',
        text: `Choose a person who is going through a hard time. Find a psalm that could be that person's prayer, and pray it in his or her name. If it seems right, send a message with one verse.`,
      },
      {
        title: 'Learn one by heart',
        text: `Psalm 23 has only six verses. Learn one verse a day, while you walk or wash the dishes, and say the whole psalm on Saturday evening before you fall asleep.`,
      },
    ],
    quiz: [
      ['How many psalms does the book hold?', 'A hundred and fifty', 'Twelve', 'Sixty-six', 'Four hundred'],
      ['Which kind of psalm is the most frequent?', 'Lament', 'Praise', 'Thanksgiving', 'Wedding song'],
      [
        'What is special about Psalm 88?',
        'It does not turn to hope, and still speaks to God',
        'It is the shortest psalm',
        'It was written by Paul',
        'It contains only thanks',
      ],
      [
        'What can you do with a psalm that does not fit your own day?',
        'Pray it for someone whom it fits',
        'Change its words until it is cheerful',
        'Leave it out for ever',
        'Read it silently and quickly',
      ],
      [
        'Why does the training advise reading a psalm aloud?',
        'The mouth is slower than the eye',
        'God hears better that way',
        'It makes a better impression',
        'The verses are too long to read silently',
      ],
    ],
  },
  {
    title: 'Looking Back on the Day with God',
    type: 'Spiritual practice',
    topics: ['prayer', 'examen', 'gratitude'],
    text: `
## An old evening prayer

Five centuries ago Ignatius of Loyola taught his friends to end the day with a short review. He thought that they might skip other prayers when they were ill or travelling, but not this one. It is called the examen. Christians of many churches use it today, because it takes ten minutes and needs no book.

The idea is simple. God is at work in ordinary days, and we overlook most of it. Two disciples walked to Emmaus beside the risen Jesus for hours and recognised him only at supper. Looking back, they said that their hearts had been burning on the road. The examen is a way of noticing the fire.

> Search me, O God, and know my heart: try me, and know my thoughts. (Psalm 139:23, KJV)

## Five steps

1. Become quiet. Sit comfortably, breathe slowly and ask the Holy Spirit to show you the day as God sees it.
2. Give thanks. Let three moments of the day come to mind for which you are grateful. Small ones count: a joke, warm bread, a green light.
3. Walk through the day. Go from the morning to the evening as though you were watching a film. When did you feel alive, patient, close to God? When were you dry, bitter or hurried?
4. Face what was wrong. Where you have hurt someone or looked away, say so plainly and ask for forgiveness. Decide whether something needs to be put right tomorrow.
5. Look ahead. What are you looking forward to, and what worries you about the next day? Ask for the help that you will need. Close with the Lord's Prayer.

## What to expect

The first evenings often feel mechanical. After two weeks people usually begin to see patterns. One man noticed that he was always irritable after reading the news in bed. A mother discovered that the ten minutes at the school gate were the brightest of her day. Such discoveries are gifts, because we can do something with them.

Guard against two mistakes. The examen is not a trial in which you are the accused. It starts with thanks so that we look at our faults from inside God's love. Nor is it a technique for self-improvement. It is a conversation, and the other person in it knows us better than we do.

If you fall asleep in the middle, you have fallen asleep in good company.
`,
    modules: [
      {
        title: 'Ten evenings',
        text: `Pray the examen on ten evenings. Set an alarm for the same hour. Keep a note with one line of thanks and one line of regret for each day, and read the ten lines together at the end. What returns?`,
      },
      {
        title: 'With children or friends',
        text: `Around the supper table let each person name the best and the hardest moment of the day. Nobody comments and nobody gives advice. End with a sentence of thanks and a sentence of asking.`,
      },
    ],
    quiz: 'consent',
  },
  {
    title: 'Silence and Solitude',
    type: 'Spiritual practice',
    topics: ['silence', 'solitude', 'prayer'],
    text: `
## Why Jesus withdrew

Crowds pressed around Jesus from morning until night. Mark reports in his first chapter that he got up long before daylight, went to a lonely place and prayed. When the disciples found him, they complained that everyone was looking for him. He did not go back to the crowd. He knew from the silence where he was to go next.

> Come ye yourselves apart into a desert place, and rest a while. (Mark 6:31, KJV)

Solitude is not loneliness. Loneliness is a lack, and solitude is a meeting. We step away from other voices so that we can hear one voice more clearly, and we return to people with more to give.

## What happens in the quiet

At first there is mostly noise. The moment we stop talking, our own thoughts grow loud: plans, songs, old arguments. The desert fathers and mothers of Egypt compared the mind to a jar of muddy water. Nobody can make it clear by stirring. It clears when it is left standing.

After the noise there may come feelings that we have outrun for a long time, such as sadness or anger. Do not be alarmed. Name them, and show them to God. Elijah sat down under a broom tree and asked to die, and God met him first with bread and sleep and only then with a question.

And sometimes there is simply peace. It cannot be forced, and it should not be measured. God is no less near when we feel nothing.

## How to begin

Start with five minutes a day. Sit upright in a chair with both feet on the ground. Choose a short phrase, such as "Lord, have mercy" or "Be still, and know that I am God". When you notice that your thoughts have wandered, return to the phrase without scolding yourself. The returning is the prayer.

Add a longer time once a month. Three hours on a Saturday morning will do. Leave the telephone at home. Take a Bible, a notebook and good shoes. Walk for an hour, sit for an hour, write for an hour.

## A word of care

Silence is not the right medicine for everyone at every time. If you are in deep depression, or if memories of violence come back when it is quiet, please do not stay alone with them. Speak with a doctor or a counsellor, and pray in company for a season. God is found there as well.
`,
    modules: [
      {
        title: 'Five minutes a day',
        text: `For two weeks, sit in silence for five minutes before breakfast. Use a kitchen timer, so that you need not look at the clock. Note afterwards in three words how it was.`,
      },
      {
        title: 'A morning apart',
        text: `Plan three hours alone in the coming month. Decide on the date and place now, and tell someone who will ask you about it. Take along a single question that you would like to bring to God.`,
      },
      {
        title: 'Silence in the group',
        text: `Begin your next group meeting with two minutes of silence. Announce how long it will be, and close it with a short prayer. Ask the members how it was for them.`,
      },
    ],
  },
  {
    title: 'Fasting with a Purpose',
    type: 'Spiritual practice',
    topics: ['fasting', 'prayer', 'justice'],
    text: `
## More than going without

Fasting means to go without food, or without something else that we rely on, for a time and for the sake of God. Moses, Esther, Daniel, Anna and Paul all fasted, and Jesus fasted for forty days before his public work began. In the Sermon on the Mount he speaks about fasting in the same breath as giving and prayer. He says "when ye fast", as though it were a matter of course.

Three reasons appear again and again. People fast to turn back to God, as Nineveh did. They fast to seek direction, as the church in Antioch did before it sent out Barnabas and Saul. And they fast to share what they save with those who have nothing.

## The fast that God chooses

The prophet Isaiah spoke to people who fasted with great devotion and treated their workers badly. God was not impressed.

> Is not this the fast that I have chosen? to loose the bands of wickedness, to undo the heavy burdens, and to let the oppressed go free, and that ye break every yoke? (Isaiah 58:6, KJV)

A fast that leaves our neighbour hungry misses the point. Ask at the beginning who will be better off because you fast.

Jesus adds a second warning. Whoever fasts in order to be seen has received his reward already. Wash your face, he says, and let the matter stay between you and your Father.

## Safety first

Some people should not go without food: children, pregnant and nursing women, people with diabetes or other illnesses that need regular meals, and anyone who has struggled with an eating disorder. If you take medicine, ask your doctor. The body is God's gift, and harming it honours nobody. There are many other things to lay aside: social media, sweets, the car, the last hour in front of a screen.

## A first fast

Choose a single meal, for instance lunch on Friday. Drink plenty of water. Use the half hour to read a psalm and to pray for one person and one place. Expect to be a little hungry and a little cross. Hunger is a good teacher, because it shows us what we lean on. Put the money for the meal into a jar, and give it away at the end of the month.

Eat something light afterwards, and give thanks. People who fast learn to feast, for bread tastes different to someone who has waited for it.
`,
    modules: [
      {
        title: 'Plan it',
        text: `Decide what you will lay aside, for how long and why. Check the safety notes in the text. Tell one person about your plan, and nobody else.`,
      },
      {
        title: 'Do it together',
        text: `Agree with your group on one day of fasting, each in a form that is safe for him or her. Meet in the evening for soup and prayer. Bring the money that you saved for a cause that you have chosen together.`,
      },
    ],
    quiz: [
      [
        'What does fasting mean in this training?',
        'Going without something for a time for the sake of God',
        'Losing weight before Easter',
        'Forcing God to answer',
        'Eating in secret',
      ],
      ['What did the church in Antioch seek when it fasted?', 'Direction', 'Fame', 'A victory in war', 'Rain'],
      [
        'What was wrong with the fast in Isaiah 58?',
        'The people treated their workers badly',
        'It was too short',
        'They drank water',
        'They told nobody about it',
      ],
      [
        'Who should not go without food?',
        'People with diabetes',
        'People who pray daily',
        'People who have never fasted',
        'People who fast in a group',
      ],
      [
        'What does the training suggest for a first fast?',
        'Leaving out a single meal',
        'Three days without water',
        'Forty days without food',
        'A week of silence',
      ],
    ],
  },
  {
    title: 'Keeping a Day of Rest',
    type: 'Spiritual practice',
    topics: ['Sabbath', 'rest', 'family'],
    text: `
## A gift before it was a law

On the first pages of the Bible God works for six days and rests on the seventh. God was not worn out. The rest was the joy of a maker over a finished work. Human beings had been created on the sixth day, and so their first full day on earth was a holiday. They began with rest and worked from it. We usually try it the other way round.

Israel received the Sabbath as a commandment in the desert, shortly after leaving Egypt. Slaves have no days off. A free people stops, and lets its servants, its strangers and its animals stop as well. Rest is a matter of justice.

> The sabbath was made for man, and not man for the sabbath. (Mark 2:27, KJV)

Jesus healed on the Sabbath and was attacked for it. He did not abolish the day. He reminded people whom it was for.

## Sunday and other days

Most Christians gather on Sunday, the day of the resurrection. Some, like the Seventh-day Adventists, keep the Saturday. Nurses, pastors and bus drivers often have to choose another day. The principle is one day in seven, and the apostle Paul asks us not to judge one another about which.

## Four words for the day

Stop. Lay down the work with which you earn money or prove yourself. Decide on the evening before what that includes.

Rest. Sleep until you wake. Lie on the grass. Tiredness often disguises itself as unbelief.

Delight. Do something that has no use: cook, paint, play football, read aloud. A day made of prohibitions will not last a month.

Worship. Go to church, sing, say grace, and invite someone who would otherwise eat alone.

## Small beginnings

Do not begin with twenty-four hours if your life is crowded. Begin with four. Choose an afternoon, announce it at work, and put the telephone in a drawer. Parents of small children can give each other two free hours in turn. Single people can plan a meal with friends, because a free day alone may be long.

The first weeks are restless. Our usefulness is gone, and we wonder who we are without it. Stay with the question. The answer was given before any of us had done a day's work: beloved.
`,
    modules: [
      {
        title: 'Plan four hours',
        text: `Choose four hours in the coming week. Write down what you will stop doing, what will restore you, what will delight you, and whom you will invite. Prepare the evening before.`,
      },
      {
        title: 'After a month',
        text: `Keep your hours for four weeks. Then ask the people with whom you live: do we sleep better, do we laugh more, do we quarrel less? Adjust the plan together.`,
      },
    ],
    quiz: 'consent',
  },
]
