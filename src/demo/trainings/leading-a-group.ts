// For people who lead a small group, or are about to.
import type { Draft } from './draft.ts'

export const leadingAGroup: Draft[] = [
  {
    title: 'The Heart of a Shepherd',
    type: 'Leadership',
    topics: ['leadership', 'service', 'character'],
    requiredForLeadership: true,
    text: `
## A different kind of greatness

James and John wanted the best seats beside Jesus. He did not scold them for wanting to be great. He told them what greatness looks like: whoever wants to be first must be the servant of all. Then he washed their feet.

Leading a small group is an act of service. You do not need to be the most learned or the most spiritual person in the room. You do need to care about the others and to keep close to the one who leads you.

> Feed the flock of God which is among you, taking the oversight thereof, not by constraint, but willingly. (1 Peter 5:2, KJV)

Peter adds that shepherds should not act as lords but as examples. He wrote from experience. Jesus had asked him three times, "Do you love me?", and after each answer came the same task: take care of my sheep. Love for Jesus comes first, and care for his people flows from it.

## Three marks of a good shepherd

### He knows his sheep

The good shepherd calls his own sheep by name. Learn the names of your members, and of their children and parents. Know who starts a new job on Monday and who has an anniversary of grief in May. Pray through the names once a week.

### He goes ahead

A shepherd in the East walks in front. Members will not be more honest than their leader, nor more punctual, nor more eager to forgive. You need not be flawless. Say "I was wrong" and "I do not know", and you will have taught more than an hour of lessons could.

### He looks for the one

In the story of Jesus a man leaves ninety-nine sheep to search for one. When someone stays away, call, not to complain but to say, "We missed you."

## The dangers

Power hides in every role of leadership, also in a small one. Watch for the wish to be needed, for favourites, and for conversations in which you speak about people rather than with them. Never use what you have heard in confidence, and never use the name of God to get your way.

Tiredness is the second danger. A leader without rest turns into a manager with a smile. Keep your own day of rest, your own friends and your own prayer. Answer regularly to somebody who may ask you hard questions.

You are a shepherd, and you are also a sheep. The flock belongs to another, who sleeps less than you do.
`,
    modules: [
      {
        title: 'Your names',
        text: `Write down the name of each member of your group, or of the people whom you hope to invite. Beside each name note one thing to thank God for and one thing to ask. Pray through the list once a week.`,
      },
      {
        title: 'Read John 10:1-18 and John 21:15-19',
        text: `What does the good shepherd do that a hired hand does not do? Which of the three questions that Jesus asked Peter would be hardest for you to answer?`,
      },
      {
        title: 'Somebody who asks',
        text: `Choose a person to whom you will answer as a leader. Meet once a month. Agree on three questions that he or she may always ask.`,
      },
    ],
    quiz: [
      [
        'What makes a person great, according to Jesus?',
        'Being the servant of all',
        'Sitting in the best seat',
        'Knowing the Scriptures by heart',
        'Leading many people',
      ],
      [
        'What did Jesus ask Peter before he gave him a task?',
        'Do you love me?',
        'Are you ready?',
        'How much do you know?',
        'Who is the greatest?',
      ],
      [
        'What is the first mark of a good shepherd?',
        'He knows his sheep',
        'He speaks well',
        'He owns the flock',
        'He never makes mistakes',
      ],
      [
        'What should a leader say when someone has stayed away?',
        'We missed you',
        'You let us down',
        'You must explain yourself',
        'Your place has been taken',
      ],
      [
        'To whom does the flock belong?',
        'To another, not to the leader',
        'To the leader',
        'To the oldest member',
        'To whoever works hardest',
      ],
    ],
  },
  {
    title: 'Questions That Open Doors',
    type: 'Leadership',
    topics: ['leadership', 'discussion', 'Bible study'],
    visibility: 'leadership_only',
    text: `
## The teacher who asked

The Gospels record a great many questions that Jesus asked. "What do you want me to do for you?" "Who do you say that I am?" "Which of these three was a neighbour?" He knew that a truth which people find themselves stays with them.

A group leader is a host of conversation. Your aim is not to say everything that you have prepared, but to help people to meet God in the text and each other around it.

## Prepare with three questions

Read the passage at the beginning of the week and again on the day before. Write down three questions.

1. A question to open. It is easy, and everybody can answer it from experience: "When were you last really hungry?"
2. A question to look closer. It sends people back into the text: "What changes between the first verse and the last?"
3. A question to live. It turns toward the coming week: "What would it look like to trust this on Monday morning?"

Have one or two in reserve. A leader with fifteen questions will hurry, and hurry closes mouths.

Good questions cannot be answered with yes or no. They begin with what, how, where or when. Be careful with why, because it can sound like an accusation.

## In the room

Arrange the chairs in a circle, so that everyone sees every face. Read the passage aloud, perhaps twice, in two translations. Then ask, and wait. Count silently to ten. What feels like an eternity to you is thinking time for others.

> Let every man be swift to hear, slow to speak, slow to wrath. (James 1:19, KJV)

Do not judge each contribution. "Thank you. What do others see?" keeps the ball in play. When somebody says something mistaken, ask where in the passage they see it. The text is a kinder corrector than the leader.

## Many voices

Thank the talkative person, and turn: "Let us hear someone who has not spoken yet." Sit beside and not opposite the one who talks most. Give quiet people a task or a warning, as in "I will ask you next what you think." Let everyone pass who wishes to.

If the talk wanders off, name it kindly: "That is worth an evening of its own. May we park it?" If it wanders into pain, follow it. People are more important than the plan.

## End well

Close on time. Ask each member for one sentence to take home. Pray for each other by name, briefly. Then note for yourself what went well and what you would change. Nothing will teach you more.
`,
    modules: [
      {
        title: 'Write three questions',
        text: `Prepare Luke 10:25-37 for a group. Write one question to open, one to look closer and one to live. Show them to an experienced leader, and ask which of them could be answered with yes or no.`,
      },
      {
        title: 'Count to ten',
        text: `At your next meeting wait ten seconds after each question. Note afterwards who spoke that had not spoken before.`,
      },
    ],
    quiz: [
      ['How many main questions should a leader prepare?', 'Three', 'One', 'Fifteen', 'Forty'],
      ['Which question word can sound like an accusation?', 'Why', 'What', 'Where', 'When'],
      [
        'What should a leader do after asking a question?',
        'Wait, and count silently to ten',
        'Answer it at once',
        'Ask the next one',
        'Call on the shyest person',
      ],
      [
        'Where should a leader sit in relation to the most talkative person?',
        'Beside him or her',
        'Opposite him or her',
        'Behind him or her',
        'In another room',
      ],
      [
        'What is a good answer to a mistaken contribution?',
        'Ask where in the passage it is seen',
        'Say that it is wrong and go on',
        'Laugh about it',
        'Ignore the speaker for the rest of the evening',
      ],
    ],
  },
  {
    title: 'Keeping People Safe',
    type: 'Safeguarding',
    topics: ['safeguarding', 'leadership', 'children'],
    requiredForLeadership: true,
    visibility: 'leadership_only',
    text: `
## Why this matters

Jesus placed a child in the middle of his disciples and said that whoever receives such a child receives him. In the same breath he spoke his most severe warning to those who harm the little ones. A church that does not protect people contradicts everything it preaches.

Most people in our groups are trustworthy. Safeguarding is not a sign of suspicion. It protects children, young people and vulnerable adults, and it protects leaders from false accusation. Follow the rules of your own church and the law of your country wherever they go further than this training.

## Rules for every leader

- Every leader who works with minors is checked and trained before beginning.
- No adult is alone with a child or teenager behind a closed door. Two adults are present, or you meet where others can see you.
- Parents know where their children are, with whom and until when.
- Messages to minors go through channels that a second leader can read. There are no private chats.
- Photographs are taken and shared only with written permission.
- Physical contact is public, brief and for the good of the child. A child may always say no.

Adults deserve protection too. Do not counsel someone alone late at night. Do not begin a romantic relationship with a person in your care. Do not borrow money from members or lend it to them in secret.

## When someone tells you

A child or an adult may tell you about abuse when you least expect it. Five steps will help you.

1. Stay calm and listen. Let the person speak in his or her own words.
2. Take it seriously. Say, "Thank you for telling me. It is not your fault."
3. Promise no secrecy. Say, "I need to tell someone whose job it is to help."
4. Write down the exact words as soon as you can, with date and time, and sign them.
5. Inform the safeguarding officer on the same day. If someone is in immediate danger, call the police first.

Do not investigate. Do not ask leading questions. Do not speak with the accused person. Do not wait until you are sure, because it is not your task to be sure.

## Signs to notice

Sudden changes of behaviour, unexplained injuries, fear of a particular person, secrecy about gifts or messages: none of these proves anything, and each is a reason to talk with the safeguarding officer. You will never be blamed for a concern raised in good faith.

> Open your mouth for the mute, in the cause of all who are left desolate. (Proverbs 31:8, WEB)
`,
    modules: [
      {
        title: 'Know your people',
        text: `Find out who the safeguarding officer of your church is, and how he or she can be reached at night. Save the number in your telephone today, together with the number of the police and of a helpline for children.`,
      },
      {
        title: 'Look at your room',
        text: `Walk through the room in which your group meets. Is there a window in the door? Who else is in the building? What will you change before the next meeting?`,
      },
      {
        title: 'Practise the conversation',
        text: `With another leader, practise the five steps aloud. One of you says, "I want to tell you something, but you must not tell anyone." Practise how to answer kindly and without a promise of secrecy.`,
      },
    ],
    quiz: [
      [
        'What should you say when someone asks you to keep abuse secret?',
        'I need to tell someone whose job it is to help',
        'I promise to tell nobody',
        'Please tell someone else',
        'Let us wait and see',
      ],
      [
        'When do you inform the safeguarding officer?',
        'On the same day',
        'When you are sure',
        'At the next monthly meeting',
        'After talking with the accused person',
      ],
      [
        'Which rule applies to messages to minors?',
        'A second leader can read the channel',
        'They are sent at night only',
        'They are deleted at once',
        'They are sent from a private account',
      ],
      [
        'What belongs in your notes after a disclosure?',
        'The exact words, with date and time',
        'Your opinion of the family',
        'A list of leading questions',
        'The answer of the accused person',
      ],
      [
        'Whom do you call first when someone is in immediate danger?',
        'The police',
        'The parents of a friend',
        'The group',
        'The accused person',
      ],
    ],
  },
  {
    title: 'Walking with People in Crisis',
    type: 'Leadership',
    topics: ['care', 'crisis', 'leadership'],
    visibility: 'leadership_only',
    requiredForLeadership: true,
    text: `
## The call in the evening

A member telephones. Her husband has left, or the doctor has found something, or her son has not come home. In such an hour nobody expects a perfect answer from you. What is needed first is a calm person who comes.

> Rejoice with them that do rejoice, and weep with them that weep. (Romans 12:15, KJV)

Paul does not say, "Explain to them that weep." Jesus stood at the grave of Lazarus, knowing what he was about to do, and he wept.

## The first hour

Listen more than you speak. Ask simple questions: Where are you? Who is with you? Have you eaten? Is anybody in danger? People under shock need few words, a glass of water and somebody who makes the next telephone call.

Offer to pray, and keep it short. A psalm read aloud can carry what we cannot say.

Do not defend God. He does not need it, and the suffering person will be able to tell faith from phrases.

## The first week

Organise practical help, and let others share in it: meals, lifts, an evening with the children. Ask what may be told to whom, and keep to it. Stay in touch with short messages that require no reply. "I am thinking of you. No need to answer." Such lines are small anchors.

## Know your limits

You are a companion. You are not a therapist, a doctor or a lawyer. Some situations always call for trained help.

- Someone speaks of not wanting to live. Ask directly, "Are you thinking of taking your life?" The question does not plant the idea. Stay with the person, and call the emergency number or a crisis line together.
- There is violence at home. Do not offer a conversation for couples. Help the person at risk to reach a counselling centre or the police.
- A child is being harmed. Call your safeguarding officer on the same day.
- Alcohol, drugs or an eating disorder have taken control. Accompany the person to a first appointment.
- Grief or sadness has not moved for many months. Encourage a visit to the doctor.

To pass someone on is not to push someone away. Stay a friend while others do what they have learned.

## Take care of yourself

After a hard conversation, go for a walk, eat something warm and talk with your pastor, without telling what must stay private. Hand the person back to God before you sleep. You carried him or her for an hour. He carries both of you all night.
`,
    modules: [
      {
        title: 'Your card of numbers',
        text: `Make a card with the emergency number, a crisis line, the nearest counselling centre, a centre for victims of violence, your pastor and your safeguarding officer. Keep it in your wallet.`,
      },
      {
        title: 'Practise the question',
        text: `Say aloud to another leader, "Are you thinking of taking your life?" It feels strange the first time, and it should not be the first time when you need it. Talk about what you would do next.`,
      },
      {
        title: 'A plan for meals',
        text: `Find out who in your group could cook, drive or look after children at short notice. Write the names on a list, so that you need not search on the day.`,
      },
    ],
    quiz: [
      ['What is needed first in a crisis?', 'A calm person who comes', 'A perfect explanation', 'A long prayer', 'A public announcement'],
      [
        'What should you do when someone speaks of not wanting to live?',
        'Ask directly, stay, and call for help together',
        'Change the subject',
        'Promise to keep it secret',
        'Wait a week',
      ],
      [
        'What should you not offer where there is violence at home?',
        'A conversation for couples',
        'Help to reach a counselling centre',
        'The number of the police',
        'A safe place',
      ],
      [
        'Which message is a good one in the first week?',
        'I am thinking of you. No need to answer',
        'Why have you not called?',
        'Everything happens for a reason',
        'Please write to everyone how you are',
      ],
      [
        'What does passing someone on to trained help mean?',
        'Staying a friend while others do what they have learned',
        'Ending the friendship',
        'Admitting that prayer has failed',
        'Telling the whole group about it',
      ],
    ],
  },
  {
    title: 'Raising New Leaders',
    type: 'Leadership',
    topics: ['leadership', 'mentoring', 'multiplication'],
    visibility: 'leadership_only',
    text: `
## From one to many

Moses sat from morning till evening to hear the quarrels of a whole people. His father-in-law Jethro watched for one day and told him the truth: "The thing that thou doest is not good." He would wear himself out, and the people with him. Moses listened. He chose capable people and shared the load, and everyone went home in peace.

Jesus taught crowds, yet he invested most of his time in twelve, and most of that in three. Paul wrote to Timothy in the same spirit.

> And the things that thou hast heard of me among many witnesses, the same commit thou to faithful men, who shall be able to teach others also. (2 Timothy 2:2, KJV)

Four generations stand in that sentence: Paul, Timothy, faithful people, others. A leader who trains nobody has a group. A leader who trains one other person has a future.

## Whom to look for

Do not look first for the confident speaker. Look for a person who is faithful in small things, who notices others, who can be corrected, and who comes early to set out the chairs. Character can grow with a task, but it cannot be replaced by talent. Ask God, and ask those who know the person. Then ask the person, face to face: "I have seen this in you. Would you try it with me?"

## Four steps

1. I do it, and you watch. Afterwards we talk about it.
2. I do it, and you help. You lead the opening or the prayer.
3. You do it, and I help. I keep quiet during the meeting.
4. You do it, and someone else watches. I cheer.

Most leaders stay too long on the second step. It is hard to be silent when another does something differently. Different is seldom wrong.

## Feedback that helps

Talk within two days, for fifteen minutes. Let the apprentice speak first: What went well? What would you do differently? Then name two strengths with examples, and one thing to try next time. Praise in public, and correct in private.

Allow failure. Peter sank, denied and ran away, and became a pillar of the church because Jesus did not give up on him.

## Letting go

When the new leader is ready, let the group divide or hand it over. Mark the day with a meal and a blessing. Some members will be sad, and that is a compliment. Stay available, and stay away for a while. John the Baptist found the right sentence for such days: "He must increase, but I must decrease."
`,
    modules: [
      {
        title: 'One name',
        text: `Ask God for one person whom you could train. Watch for a month how he or she treats others. Then ask whether he or she would like to try a first task with you.`,
      },
      {
        title: 'Give something away',
        text: `Write down everything that you do for your group. Mark three tasks that another could do. Give away the first this week, and accept that it will be done differently.`,
      },
    ],
    quiz: 'consent',
  },
]
