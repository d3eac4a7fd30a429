// Following Jesus from Monday to Saturday.
import type { Draft } from './draft.ts'

export const everydayFaith: Draft[] = [
  {
    title: 'Work as Worship',
    type: 'Discipleship',
    topics: ['work', 'vocation', 'service'],
    text: `
## The carpenter's shop

Jesus spent some three years preaching and perhaps fifteen or more at a workbench. Neighbours in Nazareth knew him as the carpenter. Nobody wrote down a word about those years, and yet the voice at his baptism called him beloved before he had worked a single miracle. God was pleased with a man who made doors.

Many Christians divide life into a holy part on Sunday and an ordinary part on all other days. The Bible knows no such wall. Adam was placed in a garden to tend and keep it before anything had gone wrong. Work is older than sin.

> And whatsoever ye do, do it heartily, as to the Lord, and not unto men. (Colossians 3:23, KJV)

Paul wrote this to slaves, whose work was hard and unpaid. He did not call their situation just. He told them that nobody could take from them the one for whom they truly worked.

## Three questions for Monday

### Whom does my work serve?

Almost all honest work loves a neighbour, often one whom we never meet. The baker, the accountant, the programmer and the father at the changing table keep the world running for somebody. Picture one person who is better off because of what you do today, and pray for him or her before you start.

### How do I do it?

Christian carpentry does not mean crosses on every chair. It means chairs that stand. Honesty in small sums, thanks to the cleaner, a fair word about an absent colleague and an apology after a mistake speak of God more clearly than a sticker on the door.

### Where does it end?

Work is a good servant and a cruel god. When our worth depends on success, every failure becomes a judgment. God set a limit and called it rest. Go home in time, at least on most days, and let something remain undone.

## When work is hard

Thorns grow in the field since Genesis 3: boredom, injustice, bad managers, tasks without sense. Some conditions should be endured, some should be changed, and some should be left. Talk about it with people who know you. And those who are looking for work, or can no longer work, are worth exactly as much as anyone else. Nobody's calling is a job. Our calling is to love God and our neighbour, and a job is one place in which to do it.
`,
    modules: [
      {
        title: 'A prayer at the door',
        text: `For one week, stop for ten seconds at the door of your workplace, your school or your kitchen. Say, "Lord, for whom shall I be here today?" In the evening write down whom you met.`,
      },
      {
        title: 'Talk about Monday',
        text: `In your group let each person describe one hour of last Monday. Ask together where God's kingdom was near in that hour. Pray for each other's work by name.`,
      },
    ],
    quiz: [
      [
        'What does the training say about Jesus before his public preaching?',
        'He spent many years at a workbench',
        'He studied in Rome',
        'He led a small group',
        'He lived in the temple',
      ],
      [
        'What stands in Genesis before anything went wrong?',
        'Human beings tended a garden',
        'Work was a punishment',
        'People had no tasks at all',
        'God forbade work',
      ],
      [
        'What is Christian carpentry, according to the training?',
        'Chairs that stand',
        'Crosses on every chair',
        'Work without pay',
        'Work on Sundays',
      ],
      [
        'When does work become a cruel god?',
        'When our worth depends on success',
        'When it is well paid',
        'When it serves people whom we never meet',
        'When it is done with others',
      ],
      ['What is our calling?', 'To love God and our neighbour', 'To keep the same job for life', 'To succeed', 'To work in a church'],
    ],
  },
  {
    title: 'Money with a Purpose',
    type: 'Discipleship',
    topics: ['money', 'generosity', 'budget'],
    text: `
## A matter of the heart

Jesus talked about money again and again, and never because he needed some. He had seen how it grips people. "Where your treasure is," he said, "there will your heart be also." The heart follows the money, like a dog its master. Anyone who wants a free heart must therefore look at the wallet.

Two opposite fears trouble us. One says that there will not be enough, and makes us hoard. The other says that we are not enough, and makes us buy. Trust answers both. The Father in heaven knows what we need, and our worth has been settled.

## Make a plan

A budget is a plan that is made before the money is gone. Write down your spending for thirty days, without changing anything. Then sort it into four groups: giving, saving, fixed costs and daily life. Couples should do this together, with tea and with patience, because most quarrels about money are about fear.

Look for the leaks, such as subscriptions that nobody uses and interest on a card. Small leaks sink large ships.

## Give first

> Every man according as he purposeth in his heart, so let him give; not grudgingly, or of necessity: for God loveth a cheerful giver. (2 Corinthians 9:7, KJV)

In the Old Testament people brought a tithe, a tenth of the harvest. The New Testament names no percentage, and asks for a decision of the heart. Choose a share of your income, give it at the beginning of the month, and raise it when you can. A small gift given gladly is better than a large one given with a sigh. Nobody in debt or in need should be pressed. The widow with her two coins was praised by Jesus, but he also condemned those who devour the houses of widows.

## Get out of debt

Debt is a heavy companion. List what you owe, to whom and at what rate of interest. Stop adding to it. Pay a little more than you must on one debt, either the smallest or the most expensive, and when it is gone turn to the next. Ask for help early. A debt counsellor has seen worse than your drawer of unopened letters.

## Save, and stop

Joseph stored grain in seven good years and saved a country. A reserve of three months' expenses turns many a catastrophe into an annoyance. Yet the rich farmer who built ever larger barns was called a fool. Decide how much is enough, before the amount decides it for you.
`,
    modules: [
      {
        title: 'Thirty days',
        text: `Write down everything you spend for thirty days, in a notebook or on your telephone. At the end look at it with a friend, and ask: what does this say about what I love?`,
      },
      {
        title: 'Choose your share',
        text: `Decide before God what share of your income you will give in the coming year. Write it down, set up the payment, and tell nobody but your spouse.`,
      },
      {
        title: 'One debt',
        text: `If you have debts, make the list today. Arrange one conversation, with a counsellor or with a person you trust, within the next two weeks.`,
      },
    ],
    quiz: [
      ['What follows our treasure, according to Jesus?', 'Our heart', 'Our fame', 'Our health', 'Our friends'],
      ['What is a budget?', 'A plan made before the money is gone', 'A list of old bills', 'A tax on luxury', 'A gift to the church'],
      ['How does 2 Corinthians 9:7 describe the giver whom God loves?', 'Cheerful', 'Wealthy', 'Secretive', 'Anxious'],
      [
        'What is the first thing to do about debt?',
        'List it and stop adding to it',
        'Take out a larger loan',
        'Leave the letters unopened',
        'Give up on saving for ever',
      ],
      [
        'What was the mistake of the rich farmer?',
        'He built ever larger barns and did not know what is enough',
        'He stored grain for a famine',
        'He gave two coins',
        'He paid his workers too well',
      ],
    ],
  },
  {
    title: 'Faith at Home',
    type: 'Family',
    topics: ['family', 'children', 'habits'],
    text: `
## The smallest church

Long before there were church buildings, faith was passed on at the table and at bedtime. Moses told the parents of Israel how to do it.

> And thou shalt teach them diligently unto thy children, and shalt talk of them when thou sittest in thine house, and when thou walkest by the way, and when thou liest down, and when thou risest up. (Deuteronomy 6:7, KJV)

Sitting, walking, lying down, rising: faith belongs to the ordinary movements of a day. Children do not need parents who know everything. They need parents who are honest about God in the middle of life.

This training speaks of parents, and it is meant for all who share a home. Grandparents, godparents, flatmates and single people can make a place in which faith is lived.

## Habits that carry

Choose few habits, and keep them small.

- A blessing at the door. Lay a hand on the child's shoulder in the morning: "God keep you today." Teenagers will roll their eyes, and miss it when it is left out.
- Thanks at the table. One sentence each: "Today I am thankful for..."
- A story in the evening. A children's Bible, read with a good voice, will be asked for again and again.
- A candle on Sunday. Light it at breakfast, and let the youngest blow it out.

Do not turn these habits into laws. On some days everyone is tired, and God is not offended.

## Questions and doubts

Children ask enormous questions while you are looking for your keys. Does God see my hamster? Why did grandfather die? Take the question seriously. "I do not know, and I wonder too" is a good answer. Let children see you looking for answers, and let them see you pray.

When teenagers doubt, stay calm. Doubt is often the form in which faith moves from the parents' house into a flat of its own. Listen, and keep the door and the refrigerator open.

## Saying sorry

The strongest sermon that a child will ever hear may be a parent who says, "I shouted at you, and it was wrong. Please forgive me." In a home where apologies are made, grace is not a theory.

## Homes with cracks

Some families pray together, and in others one believes alone. Some live with separation, with illness or with a child who has gone far away. No home in the Bible is perfect. Keep one small habit, even if you keep it alone, and let the church be a family to your family.
`,
    modules: [
      {
        title: 'One habit for a month',
        text: `Choose one habit from the list, and let the children choose how it is done. Keep it for a month. Then decide together whether to keep, change or drop it.`,
      },
      {
        title: 'A box of questions',
        text: `Put a box on the kitchen shelf. Everyone may drop in questions about God and life. Draw one on Sunday, and look for an answer together. Invite your pastor when a hard one turns up.`,
      },
    ],
    quiz: 'consent',
  },
  {
    title: 'Attention in a Distracted World',
    type: 'Discipleship',
    topics: ['technology', 'attention', 'habits'],
    visibility: 'everyone',
    text: `
## What we look at

A telephone is a wonderful tool. It brings a grandmother's face across the ocean and the Psalms onto the bus. It is also a device that many clever people have built to hold our attention, because attention can be sold. Whatever we look at for hours each day will shape us, whether we choose it or not.

> Keep thy heart with all diligence; for out of it are the issues of life. (Proverbs 4:23, KJV)

Keeping the heart today includes keeping watch over its gates, and the most used gate fits into a pocket.

## Three honest questions

What does it do to my love? Look up at supper. Who has been talking to the top of your head? Jesus was never in a hurry with the person before him. He stopped a whole crowd for a woman who had touched his cloak.

What does it do to my peace? Notice your mood before and after half an hour of scrolling. Comparison steals joy, and outrage is a poor bedtime prayer.

What does it do to my prayer? If the first and the last look of the day belong to a screen, it is no wonder that God seems to have fallen silent.

## Small rules

Rules are trellises, which give a plant something to climb. Choose two or three.

- The telephone sleeps in the kitchen, and an alarm clock in the bedroom.
- Scripture before screen: no news until you have read a few verses.
- No devices at the table, for children and parents alike.
- Messages are answered at fixed times, and not after nine in the evening.
- One day a week, or half of one, without social media.

Tell those who need to reach you how they can do so in an emergency.

## Speaking online

The commandment against false witness holds for forwarded messages as well. Before you share something, ask yourself: Is it true? Is it kind? Is it mine to tell? Would I say it if the person sat beside me? Praise in public, and disagree in private. When you have shared something false, correct it in the same place.

## When it is more than a habit

Gambling, pornography and endless games can take hold of people who never wanted them. Shame grows in secret and shrinks in the light. Tell one trustworthy person. Filters can help, friends help more, and trained counsellors know the road out. You are not the only one, and you are not beyond the reach of grace.
`,
    modules: [
      {
        title: 'A week of looking',
        text: `Look up how many hours you spent on your telephone in the past week, and on what. Write the numbers down without comment. Ask yourself which hours you would spend the same way again.`,
      },
      {
        title: 'Two rules',
        text: `Choose two rules from the list for the next three weeks. Ask someone at home to keep them with you. Note what you do with the time.`,
      },
    ],
  },
  {
    title: 'Hope in Hard Times',
    type: 'Discipleship',
    topics: ['suffering', 'hope', 'lament'],
    visibility: 'everyone',
    text: `
## No easy answers

Sooner or later life breaks into our plans with illness, loss, betrayal or a fear that will not go away. Christians are not spared. Paul was beaten and shipwrecked, and Mary stood beneath the cross of her son. Faith gives us no insurance against suffering. It gives us a companion in it.

> The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit. (Psalm 34:18, KJV)

People around us often try to explain. Job's friends were sure that he must have sinned. At the end of the book God rebukes the explainers and honours Job, who had complained loudly and had never stopped speaking to God. We may ask why. We may also stop asking, and simply hold on.

## Permission to lament

The Bible gives words to pain. "How long, O LORD?" "My God, my God, why hast thou forsaken me?" Jesus cried that last sentence on the cross, and so he has been in the place where prayers seem to fall back from the ceiling. Lament is no lack of faith. It takes God seriously enough to complain to him.

If you cannot pray, let others do it for you. Four men once carried a paralysed friend to Jesus, and it was their faith that Jesus noticed.

## What hope is

Optimism says that things will go well. Hope says that God will have the last word, even when they do not. Christian hope rests on an event: on the third day the tomb was empty. The risen Jesus still bore his scars. They were not wiped away, but they no longer hurt. Those who belong to him expect a world in which God himself will wipe away every tear.

Such hope does not make us passive. A person who knows the end of the story can work in the middle of it, visit the sick, plant trees and sit with the dying.

## Small steps

When everything is too much, do the next small thing. Get up, wash your face, eat something. Go out into the light for ten minutes. Tell one person how you really are. Read one verse, and read it again tomorrow.

If darkness has lain on you for weeks, if you cannot sleep or no longer want to live, please speak with a doctor, a pastor or a crisis line today. Asking for help is not a failure of faith. Elijah, too, once sat under a tree and had had enough, and God sent him help.
`,
    modules: [
      {
        title: 'Write a lament',
        text: `Read Psalm 13 or Psalm 42. Then write a lament of your own: speak to God, complain, ask, and if you can, end with a sentence of trust. If you cannot, leave the last line empty and bring it to God as it is.`,
      },
      {
        title: 'Carry someone',
        text: `Think of a person who cannot pray at present. Agree with two others to pray in his or her place every day for two weeks, and send a short message on the first and the last day.`,
      },
      {
        title: 'Three lights',
        text: `Each evening for a week write down three small lights of the day: a bird, a call, a warm bath. Hope has good eyes, and they can be trained.`,
      },
    ],
    quiz: 'consent',
  },
]
