// Going out to others.
import type { Draft } from './draft.ts'

export const servingAndSharing: Draft[] = [
  {
    title: 'Telling Your Story',
    type: 'Mission',
    topics: ['evangelism', 'testimony', 'friendship'],
    text: `
## A man with one sentence

Jesus healed a man who had been born blind, and the scholars questioned him closely. He could not answer their questions. "One thing I know," he said, "that, whereas I was blind, now I see." Nobody could argue with it.

You do not need a degree to speak about your faith. A witness is not a lawyer, who must win the case. A witness says what he or she has seen.

> Be ready always to give an answer to every man that asketh you a reason of the hope that is in you with meekness and fear. (1 Peter 3:15, KJV)

Three things stand in that verse. We are to be ready, which takes some thought beforehand. We give an answer, which means that somebody has asked. And we do it with meekness, for no one was ever argued into love.

## Live so that people ask

Questions come where something is different. Neighbours notice who shovels the snow for others, who speaks well of absent people, who can admit a mistake. Be a good friend without a hidden purpose. People can tell when they have become a project.

Pray for a few by name. Evangelism begins with talking to God about people, and only then with talking to people about God.

## Your story in three minutes

Prepare it in three parts.

1. Before. What were you looking for, or running from? If you grew up with faith, when did it become your own?
2. The turn. What happened? Whom did you meet? What did you understand about Jesus?
3. Since then. What has changed, and what is still hard?

Keep it true. Do not make the darkness darker or the light brighter than it was. Leave out religious words that a colleague would have to look up. Put Jesus at the centre, and yourself beside him.

## Listen twice as long

Ask about the other person's story first. What do you hope for? What has disappointed you about the church? An honest "I am sorry that this happened to you" opens more than an argument does. If you do not know an answer, say so, and offer to look for one together.

Leave people free. Jesus let the rich young man go away, and loved him. We sow, another waters, and God gives the growth. An invitation to a meal, a service or a course is a good next step, and a no is not the end of a friendship.
`,
    modules: [
      {
        title: 'Write it',
        text: `Write your story in three parts, with at most three hundred words. Read it to somebody from your group, and let that person tell you which word an outsider would not understand.`,
      },
      {
        title: 'Three names',
        text: `Write down three names of people whom you see often. Pray for them each day for a month, with one question: "How can I be a good friend to this person this week?"`,
      },
      {
        title: 'Listen',
        text: `Ask one person this month to tell you what he or she believes, and why. Only listen. Thank the person at the end.`,
      },
    ],
    quiz: [
      [
        'What did the man who had been born blind say?',
        'One thing I know: I was blind, and now I see',
        'I know the answer to every question',
        'I have always been able to see',
        'Ask my teachers',
      ],
      [
        'How does a witness differ from a lawyer?',
        'A witness says what he or she has seen',
        'A witness must win the case',
        'A witness is paid',
        'A witness keeps silent',
      ],
      [
        'In what manner should we give an answer, according to 1 Peter 3:15?',
        'With meekness and fear',
        'With long arguments',
        'With a loud voice',
        'With great learning',
      ],
      [
        'What are the three parts of a personal story?',
        'Before, the turn, since then',
        'Law, sin, judgment',
        'Question, argument, proof',
        'Birth, school, work',
      ],
      [
        'What should come before talking to people about God?',
        'Talking to God about people',
        'Correcting their mistakes',
        'Taking a degree',
        'Inviting them to a course',
      ],
    ],
  },
  {
    title: 'Serving with Dignity',
    type: 'Mission',
    topics: ['justice', 'poverty', 'service'],
    text: `
## What is required

The prophet Micah imagined people who asked what they should bring to God: thousands of rams, rivers of oil? The answer is short.

> What doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God? (Micah 6:8, KJV)

Justice, mercy and humility belong together. Mercy without justice hands out soup for ever and never asks why so many are hungry. Justice without mercy fights for causes and overlooks persons. And both without humility turn helpers into heroes, and the helped into an audience.

## Seeing the person

Poverty is more than a lack of money. People who live in it speak of shame, of not being heard, of having no choice. Help that takes away even more choice can deepen the wound. Ask before you act. "What would be useful to you?" is a respectful question, and the answer often surprises.

Jesus asked a blind man, "What wilt thou that I should do unto thee?" It seemed obvious. He asked all the same, because a person is more than a need.

## Three kinds of help

- Relief: food, a blanket, a bed tonight. It is urgent after a disaster, and it should be short.
- Repair: going along to the office, learning the language, finding work. It takes months and needs patience on both sides.
- Reform: changing a rule, a rent or a custom that keeps people poor. It takes years and needs many hands.

Churches are often good at the first, and tired before the third. Choose one place where you will stay.

## Doing with, not for

Whoever receives should be able to give as well. Let guests of the meal cook next week. Let the refugee who was an engineer repair the sound desk. Nobody has nothing to offer, and nobody has nothing to receive. At the Lord's table all of us have empty hands.

Keep some simple rules. Do not take photographs of people in need for your newsletter without their consent. Do not tie help to attending a service. Do not give money in secret, but work through a team. Do not promise what you cannot keep.

## Staying fresh

Compassion can wear out. Work in pairs, take free weeks, pray before and laugh afterwards. You are not the saviour of the city. The city has one, and he has invited you to join him for part of the way.
`,
    modules: [
      {
        title: 'Learn your town',
        text: `Find out three facts about poverty in your town, and visit one organisation that works there. Ask what they need, and what they wish that volunteers would stop doing.`,
      },
      {
        title: 'Choose one place',
        text: `Decide with your group on one place where you will serve once a month for a year. Agree who is responsible, and how you will hear what the people there think of your help.`,
      },
    ],
    quiz: [
      [
        'What three things does Micah 6:8 name?',
        'To do justly, love mercy and walk humbly',
        'To fast, sing and give',
        'To build, plant and harvest',
        'To teach, heal and judge',
      ],
      [
        'What does the training suggest before acting?',
        'Asking the person what would be useful',
        'Deciding quickly alone',
        'Taking a photograph',
        'Demanding a promise',
      ],
      ['Which kind of help should be short?', 'Relief', 'Repair', 'Reform', 'Friendship'],
      [
        'What does "doing with, not for" mean?',
        'Those who receive can also give',
        'Helpers are paid',
        'Only experts may help',
        'Help is given in secret',
      ],
      ['To what should help not be tied?', 'Attending a service', 'A need', 'A request', 'A conversation'],
    ],
  },
  {
    title: 'Welcoming Newcomers',
    type: 'Mission',
    topics: ['hospitality', 'welcome', 'culture'],
    text: `
## The longest walk

For someone who comes to a church for the first time, the way from the gate to a seat is long. Which door is it? What does one wear? Will somebody speak to me, or will too many? Most regular members have forgotten how it was. Recall it, and you will be a good host.

> Wherefore receive ye one another, as Christ also received us to the glory of God. (Romans 15:7, KJV)

Paul wrote this to a church in which two cultures did not much like each other's food. The measure of our welcome is not our mood but the welcome that we have received.

## Before they come

Look at everything with the eyes of a stranger. Is the time of the service on the website, and is it right? Can one find the entrance, the toilets, the room for children? Is there a place for a wheelchair that is not in the way? Do we use abbreviations that nobody outside understands?

## At the door

The best greeters are not the loudest. They look up, smile, say their own name and notice what is needed: a seat near the exit, a quiet corner for a nursing mother, a person who speaks Arabic. They do not ask newcomers to stand up and introduce themselves before everyone.

Explain what happens, in passing and without fuss. "We stand for the songs, and you may stay seated. Children are welcome to make noise. The collection is for members, so please feel free to let it go by." During communion or Mass say kindly who is invited, and what others can do instead, such as coming for a blessing.

## After the service

The minutes after the last song decide a great deal. Regular members tend to run to their friends. Agree in your team that for the first five minutes each of you looks for a person who stands alone. Introduce newcomers to one other person with whom they share something: an age, a street, a language, a hobby.

Ask for contact details only if they wish, and use them once, within two days: "It was good to meet you. If you have questions, here is my number." No one wants to be hunted.

## From guest to family

A guest becomes a member of the family by two things: a friend and a task. Experience shows that people stay where they have made a few friends within half a year. Invite them to a meal, to a group and, before long, to carry chairs. Being needed is a form of welcome.
`,
    modules: [
      {
        title: 'A walk with fresh eyes',
        text: `Ask a friend who does not go to church to visit yours with you, and to tell you honestly what was confusing. Write down three things to change, and pass them on.`,
      },
      {
        title: 'Five minutes',
        text: `On the next four Sundays, look for a person who stands alone in the first five minutes after the service. Note the names, and greet those people by name when they return.`,
      },
    ],
    quiz: 'consent',
  },
  {
    title: 'Mentoring Young People Safely',
    type: 'Safeguarding',
    topics: ['youth', 'mentoring', 'safeguarding'],
    visibility: 'assigned_only',
    text: `
## Someone who believed in me

Ask adults why they are still Christians, and many will name a person: a neighbour, an aunt, a youth leader who took them seriously at fifteen. Timothy had Paul, and before him a mother and a grandmother.

> Let no man despise thy youth; but be thou an example of the believers. (1 Timothy 4:12, KJV)

A mentor is an adult friend with a clear role. You are not a second parent, not a therapist and not one of the gang. You walk beside a young person for a time, listen, ask, encourage and tell the truth.

## Safe by design

Good mentoring is public, agreed and accountable.

- You have been checked, trained and appointed by the church, and you have a supervisor.
- The parents have given written consent and know when and where you meet.
- You meet in places where others can see you, such as a café, a park or the hall while other people are about. Never meet in a bedroom, in a closed room or alone in a car.
- You write to each other only in the channel that the church provides, where another leader can read along.
- There are no secrets, no expensive gifts and no alcohol.
- Touch is left to the young person's comfort, and is brief and public.

These rules protect both of you. If you have broken one by accident, tell your supervisor on the same day.

## What can stay between us

Explain this at the first meeting. "What you tell me stays with me, with three exceptions: if someone is hurting you, if you are hurting someone, or if you are thinking of hurting yourself. Then I will get help, and I will tell you before I do." Young people respect clear rules.

If a young person tells you of abuse, listen, believe, promise no secrecy, write down the words and inform the safeguarding officer on the same day.

## A good hour

Teenagers talk more easily while they are doing something. Bake, repair, walk the dog. Ask open questions and leave room for silence. Be curious about their music, and do not pretend to like it. Tell about your own failures with restraint. When they doubt, do not be shocked. "Thank you for telling me. What makes you think so?" keeps the door open.

Give them real tasks in church, with real trust. Praise effort more than talent. Pray with them if they like, briefly and in plain words, and pray for them always.

## An end that is a beginning

Agree on a period, for example a school year. Look back after three months. Close with a meal with the family, and say in front of others what you have seen grow.
`,
    modules: [
      {
        title: 'Before you begin',
        text: `Check that all is in place: your training, your check, a supervisor, the consent of the parents, a place to meet and a channel for messages. Do not begin before the last item is done.`,
      },
      {
        title: 'The first meeting',
        text: `Plan your first hour together. How will you explain the three exceptions? What will you do with your hands while you talk? Write down three open questions.`,
      },
      {
        title: 'With your supervisor',
        text: `Meet your supervisor every six weeks. Bring three things: something that gave you joy, something that worries you, and something about the rules that was difficult to keep.`,
      },
    ],
    quiz: [
      [
        'What is a mentor, according to the training?',
        'An adult friend with a clear role',
        'A second parent',
        'A therapist',
        'One of the gang',
      ],
      ['Where should a mentor and a young person meet?', 'Where others can see them', 'In a closed room', 'Alone in a car', 'In a bedroom'],
      [
        'Which of these may stay between the two?',
        'A worry about an exam',
        'That someone is hurting the young person',
        'That the young person is hurting someone',
        'Thoughts of self-harm',
      ],
      [
        'When must the safeguarding officer be told about abuse?',
        'On the same day',
        'Within a month',
        'When there is proof',
        'When the parents agree',
      ],
      ['What should a mentor praise more than talent?', 'Effort', 'Looks', 'Marks', 'Obedience'],
    ],
  },
  {
    title: 'Sowing with Patience',
    type: 'Mission',
    topics: ['mission', 'patience', 'prayer'],
    text: `
## The wasteful farmer

A sower went out to sow, and much of his seed was lost. Some fell on the path, some on rock, some among thorns. Every listener by the lake would have shaken his head. Then came the harvest: thirty, sixty, a hundred times as much. Jesus was not giving advice on farming. He was telling his friends what it is like to work for the kingdom of God.

Much of what we do for others seems to vanish. The child from Sunday school is not seen again, the neighbour declines for the fifth time, the new group closes after a year. The parable does not hide such losses. It says that they do not decide the outcome.

## What we can do

We can sow. That is, we can speak a good word, keep a promise, invite, serve, forgive and pray. We can break up hard ground by patience, clear away a stone by an apology, and pull out some thorns by helping someone to find time.

We can sow widely. The farmer did not examine the ground with a magnifying glass. People whom we had written off may turn out to be the best soil of all, as Saul of Tarsus did.

We can sow together. In another picture Paul says that he planted and Apollos watered. Nobody has to do it all.

## What we cannot do

> So then neither is he that planteth any thing, neither he that watereth; but God that giveth the increase. (1 Corinthians 3:7, KJV)

Growth is God's secret. Jesus tells in Mark 4 of a man who scatters seed, and sleeps, and rises, and the seed sprouts, he himself does not know how. This is a comfort for all who take their work too seriously. You may go to bed.

## Praying for your place

Jeremiah wrote to people who had been carried off to Babylon against their will. He told them to plant gardens, and to seek the peace of the city and pray for it. Take a map of your town and mark where the members of your group live and work. Walk through one street each week and pray quietly for the houses, the school, the clinic, the playground. You will begin to see what you had overlooked, and love often starts with seeing.

Keep at it for a year. Write down small signs of growth, since large harvests begin with something green that hardly anyone notices.
`,
    modules: [
      {
        title: 'Four soils in my heart',
        text: `Read Mark 4:1-20. Where is your own heart hard, shallow or crowded at present? Choose one small step to loosen, deepen or weed.`,
      },
      {
        title: 'Walk and pray',
        text: `Choose a street near your home. Walk through it once a week for two months and pray for what you see. Note what you discover, and whom you meet.`,
      },
    ],
  },
]
