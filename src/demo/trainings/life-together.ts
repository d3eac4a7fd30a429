// How people get on with each other in a church.
import type { Draft } from './draft.ts'

export const lifeTogether: Draft[] = [
  {
    title: 'Forgiving from the Heart',
    type: 'Community',
    topics: ['forgiveness', 'mercy', 'healing'],
    text: `
## Seventy times seven

Peter asked Jesus how often he must forgive his brother, and proposed seven times. It was a generous offer. Jesus answered with a number beyond counting and a story: a servant is let off an enormous debt, and then has a colleague thrown into prison over a small one. We are meant to laugh at the servant, and then to recognise him.

> And be ye kind one to another, tenderhearted, forgiving one another, even as God for Christ's sake hath forgiven you. (Ephesians 4:32, KJV)

Forgiveness flows from forgiveness. Those who know how much they have been spared find it easier to spare others.

## What it is

To forgive is to let go of the right to pay someone back. It is a decision, made before God, to stop collecting a debt. The decision may be made in tears and with clenched teeth. Feelings tend to follow, often slowly, and the decision may need to be renewed many times.

## What it is not

Forgiving is not the same as excusing. What can be excused needs no forgiveness. Nor is it forgetting, because memory does not obey orders. The wound may ache for years after the debt has been cancelled.

Forgiveness also differs from reconciliation. I can forgive alone, but it takes two to be reconciled. Trust is rebuilt by truth, repentance and time. Nobody who has been abused is asked to go back into danger. Forgiving a person and reporting a crime can go together, and sometimes love demands both.

## Four steps

1. Name the wrong. Say precisely what was done, on paper or to a person you trust.
2. Count the cost. What did you lose? Let yourself grieve over it.
3. Pray for the one who did it, by name, once a day. You need not feel anything.
4. Speak the decision aloud before God and a witness, and note the date. When the anger wakes up at night, you can point to it.

## When you are the one who did it

An apology has three parts: I did this, it was wrong, and I want to put it right. It contains no "but" and no "if you felt hurt". Say it face to face where that is welcome, make good what can be made good, and give the other person time. If you carry something that seems too heavy to be forgiven, take it to a pastor or priest. You do not have to carry it alone, and there is no debt that the cross does not cover.
`,
    modules: [
      {
        title: 'A letter that stays in the drawer',
        text: `Write to someone who has hurt you. Say what happened and what it cost you. Do not send the letter. Read it to God, and decide whether you are ready for the third step.`,
      },
      {
        title: 'An apology that is due',
        text: `Ask God to show you one person to whom you owe an apology. Write down the three parts. Make the call within a week, unless a contact would harm the other person.`,
      },
      {
        title: 'Read Genesis 45 and 50',
        text: `Joseph forgives his brothers, and he does not call evil good. Note what he says about their deed and what he says about God. Which sentence could you say about a wound of your own?`,
      },
    ],
    quiz: [
      [
        'What is forgiveness, according to the training?',
        'A decision to stop collecting a debt',
        'A warm feeling',
        'A way of forgetting',
        'An excuse for what happened',
      ],
      ['How many people does reconciliation take?', 'Two', 'One', 'Seven', 'A whole church'],
      [
        'What is the first of the four steps?',
        'Name the wrong',
        'Count the cost',
        'Pray for the one who did it',
        'Speak the decision aloud',
      ],
      [
        'What does a good apology not contain?',
        'A "but"',
        'An admission of the deed',
        'A wish to put it right',
        'A clear statement that it was wrong',
      ],
      [
        'What does the training say about someone who was abused?',
        'Forgiving and reporting a crime can go together',
        'He or she must return at once',
        'The matter must be kept secret',
        'Forgiveness makes a report needless',
      ],
    ],
  },
  {
    title: 'Telling the Truth in Love',
    type: 'Community',
    topics: ['conflict', 'communication', 'peace'],
    text: `
## Conflict is normal

Paul and Barnabas quarrelled so sharply that they went separate ways. The first church argued about the food for its widows. Wherever people care about something, they will disagree. The question is not whether we have conflicts but what we do with them.

Two false ways lie close at hand. Some of us attack, and use truth as a club. Others avoid, and use love as a blanket. Paul describes a third way in his letter to the Ephesians: "speaking the truth in love". Truth without love wounds, and love without truth leaves people alone with their blindness.

## Before you speak

Begin with the beam in your own eye. What have I contributed, even if it is only a tenth? What am I afraid of? Anger often stands guard over fear or hurt, and it is easier to talk about the hurt.

Then examine your aim. If you want to win, wait. If you want to win your brother or sister back, go.

## Go yourself, and go first

> Moreover if thy brother shall trespass against thee, go and tell him his fault between thee and him alone. (Matthew 18:15, KJV)

The first conversation belongs to two people. Most quarrels in churches grow because this step is left out and the third and fourth person hear about it first. When someone complains to you about an absent person, ask kindly: "Have you talked with her? Would it help if I came along?"

Meet in person. Written messages carry no tone of voice, and a question is easily read as an accusation. Choose a time when neither of you is hungry or tired.

## Four sentences

A clear message has four parts.

- What I saw or heard, as a camera would have recorded it.
- What I felt.
- Why it matters to me.
- What I ask for.

"When the meeting began without me, I felt left out, because I had prepared the opening. Please call me next time." Leave out "always" and "never", and leave out guesses about motives.

Then listen. Repeat in your own words what you have heard, until the other person says, "Yes, that is it." You do not have to agree. People who feel heard can usually hear.

## If it fails

Take one or two others along, as Jesus says, not as allies but as helpers. A trained mediator can be a great gift. Where there is violence, or where one person has power over the other, do not set up a meeting for two. Protect the weaker one and call on those whose duty it is to act.
`,
    modules: [
      {
        title: 'Practise the four sentences',
        text: `Think of a small annoyance of the past week. Write the four sentences about it. Read them to a friend, who tells you where an accusation has slipped in.`,
      },
      {
        title: 'A week without gossip',
        text: `For seven days, say nothing about an absent person that you would not say in their presence. Note when it was difficult.`,
      },
    ],
    quiz: [
      [
        'Which third way lies between attacking and avoiding?',
        'Speaking the truth in love',
        'Keeping silent for ever',
        'Writing a long message',
        'Asking others to decide',
      ],
      [
        'Who belongs to the first conversation, according to Matthew 18:15?',
        'The two people concerned alone',
        'The whole church',
        'Two or three witnesses',
        'The elders',
      ],
      [
        'Which is the last of the four parts of a clear message?',
        'What I ask for',
        'What I felt',
        'What I saw or heard',
        'Why it matters to me',
      ],
      [
        'When should a meeting for two not be set up?',
        'Where there is violence or one has power over the other',
        'When both have prayed',
        'When the matter is small',
        'When both are rested',
      ],
      [
        'Why does the training warn against written messages?',
        'They carry no tone of voice',
        'They are too cheap',
        'They take too long',
        'They cannot be signed',
      ],
    ],
  },
  {
    title: 'The Open Table',
    type: 'Community',
    topics: ['hospitality', 'welcome', 'meals'],
    visibility: 'everyone',
    text: `
## Strangers at the tent

In the heat of the day Abraham saw three strangers, and he ran. He offered a little bread and brought a feast. Only later did he learn whom he had served.

> Be not forgetful to entertain strangers: for thereby some have entertained angels unawares. (Hebrews 13:2, KJV)

The Greek word for hospitality means love of strangers. To have friends for dinner is a pleasure, and the Bible has nothing against it. But Jesus told his host to think of those who could not invite him back: people who were poor, lame or blind.

## Welcome, not performance

Many of us do not open the door because the kitchen is small, the sofa is worn and the cook is no cook. We confuse hospitality with performance. Performance asks, "What will they think of my home?" Welcome asks, "What do they need?" A bowl of soup and an hour of attention are enough. Visible laundry tells a guest that life is allowed here.

You can practise hospitality without a home of your own. Share your lunch on a bench. Keep biscuits in your desk drawer. Sit down beside the person who sits alone.

## At church

A visitor decides in the first minutes whether to return. Try the rule of three minutes: for three minutes after the service, speak only with people whom you do not know. Tell them your name first. Ask open questions, such as "What brought you here today?", and avoid questions that can hurt, such as those about work and children. Remember the name. To be greeted by name on a second visit is halfway to belonging.

## At home

Plan one invitation a month. Invite one person whom you know and one whom you do not. Ask beforehand about allergies and about food that a guest's faith forbids. Cook something that you could cook asleep. Give everyone a small task, because those who chop onions together begin to talk.

Let children be part of it. They learn more about the kingdom of God from a guest at the table than from many lessons.

## Wise limits

An open door has hinges. Families with small children should not offer a bed to somebody whom nobody knows. Couples need evenings alone, and quiet people need time to recover. Sharing the work in a group is wise: one cooks, one fetches, one washes up. Jesus himself withdrew from the crowd, so that he could return to it.
`,
    modules: [
      {
        title: 'Three minutes on Sunday',
        text: `Practise the rule of three minutes on the next four Sundays. Write down each name that you learn, and pray for that person during the week.`,
      },
      {
        title: 'One invitation',
        text: `Choose a date within the next month, a simple dish and two guests. Send the invitation today, before you have had time to doubt it.`,
      },
    ],
    quiz: 'consent',
  },
  {
    title: "Bearing One Another's Burdens",
    type: 'Community',
    topics: ['care', 'listening', 'friendship'],
    text: `
## The ministry of presence

When Job had lost everything, three friends came and sat with him on the ground for seven days and seven nights. They said nothing, for they saw how great his pain was. It was the best thing they did. The trouble began when they opened their mouths and explained.

> Bear ye one another's burdens, and so fulfil the law of Christ. (Galatians 6:2, KJV)

A burden becomes lighter when a second pair of hands takes hold of it. We cannot take away another person's illness or grief. We can see to it that nobody carries it alone.

## How to listen

Sit down, and put the telephone out of sight. Look at the person without staring. Let silences be. Ask one open question at a time, such as "What has been hardest this week?" Say back what you have heard in a short sentence: "You are tired of being brave." If you have understood, the person will go on. If not, you will be corrected, and that is just as good.

Some sentences help hardly anyone. "At least you have other children." "Everything happens for a reason." "I know exactly how you feel." They are usually spoken to end our own discomfort. Better sentences are short. "I am so sorry." "I do not know what to say, and I am here." "Shall I stay, or would you like to rest?"

## Practical love

"Call me if you need anything" places one more task on tired shoulders. Offer something definite: "I am going shopping on Thursday. What may I bring?" Soup, a mowed lawn, a drive to the hospital and an afternoon with the children preach the gospel without words. Mark the dates that others forget: the first birthday after a death, the third month, the anniversary.

Ask before you pray, and pray briefly. Let the person tell you what to ask God for. Do not promise what God has not promised.

## Keeping confidence, and its limit

What you hear belongs to the one who told you. Do not pass it on, not even as a prayer request, unless you have leave. There is one limit: if someone is in danger, or a child is being harmed, you must get help, and you should say so openly.

Know your own limits as well. The same chapter of Galatians says that each shall bear his own burden. We are companions, not saviours. If you lie awake over someone's trouble for weeks, share the load with a pastor or another helper.
`,
    modules: [
      {
        title: 'Listen for ten minutes',
        text: `Ask a friend to tell you about a present worry for ten minutes. Give no advice and tell no story of your own. Say back what you have heard. Then change roles, and talk about how it felt.`,
      },
      {
        title: 'One definite offer',
        text: `Think of a person who is carrying something heavy. Make one definite offer this week, with a day and an hour.`,
      },
      {
        title: 'Your own burden',
        text: `Which burden are you carrying alone? Choose one person and tell him or her about it. Those who let themselves be helped give others courage to ask.`,
      },
    ],
  },
  {
    title: 'One Body, Many Gifts',
    type: 'Community',
    topics: ['gifts', 'church', 'service'],
    text: `
## A strange body

Paul once imagined a body that was all eye. How would it hear? The church in Corinth had begun to admire a few impressive gifts and to look down on the rest, and he wanted them to laugh at themselves.

> The eye cannot say unto the hand, I have no need of thee: nor again the head to the feet, I have no need of you. (1 Corinthians 12:21, KJV)

Two temptations threaten a body. The foot says, "I am not a hand, so I do not belong." That is the voice of envy, and it makes gifted people useless. The eye says, "I do not need you." That is the voice of pride, and it makes useful people lonely. God has put the body together in such a way that every part needs the others.

## What gifts are

A spiritual gift is an ability that God's Spirit uses to build up other people. Romans 12 names teaching, encouraging, giving, leading and showing mercy. Other lists mention healing, wisdom, help and administration. No list is complete. A woman who fixes bicycles for refugees and a boy who makes shy people laugh may both be exercising gifts.

Gifts differ from talents, though they often meet. A talented pianist may play to be admired. The same playing becomes a gift when it helps others to sing.

Gifts differ from fruit, too. Love, joy, peace and patience are meant for everyone. Nobody can say that patience is not his gift. And Paul places his great chapter on love in the middle of his teaching about gifts, because without love the most brilliant gift is a noisy gong.

## Finding yours

Nobody finds a gift by sitting at home with a questionnaire, although a questionnaire can start a conversation. Three signs point the way.

- Need: what do you notice that others overlook?
- Joy: what gives you strength while you do it, even if it makes you tired?
- Fruit: what do others say has helped them?

Try things out. Take on a task for six weeks, with an agreed end, and talk about it afterwards. A failure is a discovery.

## Honouring the unseen

Paul says that the parts which seem weaker are necessary, and that we should give more honour to those that lack it. Who counts the money, unlocks the doors, prays at night for the young people? Thank one of them this week by name. A church is healthy when the least visible gifts are the most gladly thanked.
`,
    modules: [
      {
        title: 'Ask three people',
        text: `Ask three people who know you: "When have I been of help to you or others?" Write down what they say without contradicting.`,
      },
      {
        title: 'Six weeks',
        text: `Choose one task in your church or neighbourhood and agree to do it for six weeks. At the end look for the three signs: need, joy, fruit.`,
      },
      {
        title: 'Thank someone unseen',
        text: `Find out who does a job that you have never noticed. Thank that person in writing, and say what would be missing without the work.`,
      },
    ],
    quiz: [
      [
        "What was Paul's picture in 1 Corinthians 12?",
        'A body with many parts',
        'A ship with one captain',
        'A tree with deep roots',
        'A city on a hill',
      ],
      ['What is a spiritual gift for?', 'Building up other people', 'Being admired', 'Earning a living', "Measuring one's faith"],
      [
        'Which three signs point to a gift?',
        'Need, joy and fruit',
        'Age, training and rank',
        'Dreams, numbers and chance',
        'Talent, fame and money',
      ],
      ['What is meant for everyone, and not for some alone?', 'Love, joy, peace and patience', 'Teaching', 'Administration', 'Healing'],
      [
        'How does the training suggest trying out a task?',
        'For six weeks with an agreed end',
        'For life',
        'Only after an examination',
        'In secret',
      ],
    ],
  },
]
