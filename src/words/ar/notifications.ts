import type { notifications as English } from '../en/notifications.ts'
import { day, dayAndTime, number, plural } from './formats.ts'

export const notifications: typeof English = {
  refusals: {
    device_not_found: 'هذا الجهاز غير موجود.',
    notification_not_found: 'هذا الإشعار غير موجود.',
  },

  rules: {
    no_user_in_address: ({ field }) => `يجب ألا يحتوي الحقل «${field}» على اسم مستخدم أو كلمة مرور.`,
    port_443: ({ field }) => `يجب أن يستخدم الحقل «${field}» المنفذ 443.`,
    public_address: ({ field }) => `يجب ألا يؤدي الحقل «${field}» إلى عنوان خاص أو محلي أو محجوز.`,
    push_public_key: ({ field }) => `يجب أن يكون الحقل «${field}» مفتاح P-256 عامًا غير مضغوط (65 بايت) بترميز base64url.`,
    push_secret: ({ field }) => `يجب أن يتكوّن الحقل «${field}» من 16 بايت بترميز base64url.`,
    same_times: 'يجب ألا تنتهي ساعات الهدوء في الوقت الذي تبدأ فيه.',
  },

  answers: {
    all_read: 'جميع الإشعارات معلَّمة كمقروءة.',
    device_registered: 'سُجّل هذا الجهاز لتلقّي الإشعارات الفورية.',
    device_removed: 'لن يتلقى هذا الجهاز إشعارات فورية بعد الآن.',
    preferences_saved: 'حُفظ اختيارك.',
    read: 'الإشعار معلَّم كمقروء.',
  },

  kinds: {
    second_factor_needed: 'العوامل الثانية التي تطلبها كنيسة',
    account_cared_for: 'ما يغيّره المشرفون في حسابك',
    badge_earned: 'الأوسمة التي نلتها',
    care_request_waiting: 'طلبات الصلاة الموجهة إلى فريق الصلاة',
    comment_on_post: 'التعليقات على منشوراتك',
    export_ready: 'بياناتك الشخصية الجاهزة للتنزيل',
    group_invitation: 'الدعوات إلى مجموعات',
    group_leader_named: 'المجموعات التي تُسند إليك قيادتها',
    group_leader_stepped_down: 'مجموعاتك التي يتنحّى قائدها',
    group_member_joined: 'من ينضمون إلى مجموعاتك',
    group_news: 'المنشورات والتعليقات الجديدة في مجموعاتك',
    group_seat_given: 'الأماكن التي تنتظرها في المجموعات',
    import_ended: 'عمليات استيراد الأشخاص التي بدأتها',
    join_request_accepted: 'طلبات انضمامك المقبولة',
    join_request_received: 'طلبات الانضمام إلى المجموعات التي في رعايتك',
    join_request_rejected: 'طلبات انضمامك التي لم تُقبل',
    level_reached: 'المستويات التي بلغتها',
    meeting_cancelled: 'إلغاء لقاءات',
    meeting_changed: 'تغيير موعد لقاء أو مكانه',
    meeting_soon: 'لقاءات اليوم التالي',
    member_joined: 'من ينضمون إلى كنيستك',
    organization_admin_added: 'من يصبحون مشرفين إلى جانبك',
    organization_news: 'ما تكتبه كنيستك للجميع',
    pair_asked: 'أشخاص يطلبون مرافقة فردية معك',
    pair_began: 'مرافقات تبدأ',
    pair_declined: 'مرافقات لم يوافق عليها مشرف',
    pair_quiet: 'مرافقات هادئة منذ شهر',
    pair_report_received: 'ما يرسله الأشخاص من مرافقاتهم',
    pair_waiting: 'مرافقات تنتظر مشرفًا',
    prayed_for_you: 'عدد من صلّوا من أجلك',
    prayer_request_approved: 'طلبات الصلاة التي تمت مشاركتها',
    prayer_request_received: 'طلبات الصلاة التي تنتظر قرارًا',
    prayer_request_reviewed: 'القرارات بشأن طلبات صلاتك',
    prayer_update_reviewed: 'القرارات بشأن ما تكتبه عن طلبات صلاتك',
    prayer_words_proposed: 'كلمات أخرى مقترحة لطلبات صلاتك',
    report_received: 'البلاغات التي تنتظر قرارًا',
    still_waiting: 'في الصباح، ما طال انتظاره',
    time_zone_replaced: 'منطقة زمنية يلزم اختيارها من جديد',
    training_assigned: 'الدورات المُسندة إليك',
    training_due: 'الدورات التي يقترب موعدها',
    webhook_switched_off: 'خطافات الويب التي توقفت من تلقاء نفسها',
  },

  notices: {
    second_factor_needed: ({ organization }) => ({
      title: `تطلب «\u2068${organization}\u2069» منك عاملًا ثانيًا`,
      body: `يُرجى ضبط عامل ثانٍ لحسابك: رمز إلى جانب كلمة المرور. حتى ذلك الحين لا يمكنك فعل شيء آخر في «\u2068${organization}\u2069».`,
    }),
    account_cared_for: ({ organization, done }) =>
      ({
        name: {
          title: `صُحّح اسمك في «\u2068${organization}\u2069»`,
          body: `صحّح أحد مشرفي «\u2068${organization}\u2069» اسمك. إن لم يكن صحيحًا، يمكن تغييره في حسابك.`,
        },
        restored: {
          title: `عادت عضويتك في «\u2068${organization}\u2069»`,
          body: `أعاد أحد مشرفي «\u2068${organization}\u2069» عضويتك.`,
        },
        suspended: {
          title: `عضويتك في «\u2068${organization}\u2069» موقوفة`,
          body: `أوقف أحد مشرفي «\u2068${organization}\u2069» عضويتك. يبقى حسابك وما تحفظه فيه لك. يُرجى سؤال مكتب الكنيسة.`,
        },
      })[done],
    care_request_waiting: () => ({
      title: 'طلب صلاة موجه إلى فريق الصلاة',
      body: 'طلب صلاة ينتظر فريق الصلاة.',
    }),
    badge_earned: ({ badge }) => ({ title: `وسام لك: «\u2068${badge}\u2069»`, body: `نلت وسام «\u2068${badge}\u2069».` }),
    comment_on_post: ({ post, group }) => {
      if (!group) return { title: 'تعليق جديد على منشورك', body: '' }
      if (!post)
        return { title: `تعليق جديد على منشورك في «\u2068${group}\u2069»`, body: `على منشورك في مجموعة «\u2068${group}\u2069» تعليق جديد.` }
      return {
        title: `تعليق جديد على «\u2068${post}\u2069»`,
        body: `على منشورك «\u2068${post}\u2069» في مجموعة «\u2068${group}\u2069» تعليق جديد.`,
      }
    },
    export_ready: ({ days }) => ({
      title: 'بياناتك الشخصية جاهزة',
      body: plural(days, {
        zero: 'لم يعد تنزيل بياناتك الشخصية متاحًا.',
        one: 'يمكن تنزيل بياناتك الشخصية خلال يوم واحد.',
        two: 'يمكن تنزيل بياناتك الشخصية خلال يومين.',
        few: 'يمكن تنزيل بياناتك الشخصية خلال # أيام.',
        many: 'يمكن تنزيل بياناتك الشخصية خلال # يومًا.',
        other: 'يمكن تنزيل بياناتك الشخصية خلال # يوم.',
      }),
    }),
    group_invitation: ({ group, organization }) => ({
      title: `دعوة إلى «\u2068${group}\u2069»`,
      body: `هذه دعوة للانضمام إلى «\u2068${group}\u2069» في «\u2068${organization}\u2069». يبدأ الانضمام عند قبول الدعوة.`,
    }),
    group_leader_named: ({ group, organization }) => ({
      title: `قيادة «\u2068${group}\u2069» بين يديك الآن`,
      body: `أُسندت إليك قيادة مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069». إن لم يكن ذلك مناسبًا لك، فالتنحّي ممكن في أي وقت.`,
    }),
    group_leader_stepped_down: ({ group, organization }) => ({
      title: `«\u2068${group}\u2069» بلا قائد الآن`,
      body: `تنحّى قائد مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069». تبقى المجموعة غير نشطة إلى أن يكون لها قائد آخر.`,
    }),
    group_member_joined: ({ group, organization }) => ({
      title: `انضم شخص إلى «\u2068${group}\u2069»`,
      body: `انضم شخص إلى مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069».`,
    }),
    // The name comes in after the number: it may hold a # of its own.
    group_news: ({ group, posts = 0, answers = 0 }) => ({
      title:
        answers === 0
          ? plural(posts, {
              zero: 'لا منشورات جديدة في «\u2068@\u2069»',
              one: 'منشور جديد في «\u2068@\u2069»',
              two: 'منشوران جديدان في «\u2068@\u2069»',
              few: '# منشورات جديدة في «\u2068@\u2069»',
              many: '# منشورًا جديدًا في «\u2068@\u2069»',
              other: '# منشور جديد في «\u2068@\u2069»',
            }).replace('@', () => group)
          : posts === 0
            ? plural(answers, {
                zero: 'لا تعليقات جديدة في «\u2068@\u2069»',
                one: 'تعليق جديد في «\u2068@\u2069»',
                two: 'تعليقان جديدان في «\u2068@\u2069»',
                few: '# تعليقات جديدة في «\u2068@\u2069»',
                many: '# تعليقًا جديدًا في «\u2068@\u2069»',
                other: '# تعليق جديد في «\u2068@\u2069»',
              }).replace('@', () => group)
            : plural(posts + answers, {
                zero: 'لا جديد في «\u2068@\u2069»',
                one: 'مشاركة جديدة في «\u2068@\u2069»',
                two: 'منشور وتعليق جديدان في «\u2068@\u2069»',
                few: '# منشورات وتعليقات جديدة في «\u2068@\u2069»',
                many: '# منشورًا وتعليقًا جديدًا في «\u2068@\u2069»',
                other: '# منشور وتعليق جديد في «\u2068@\u2069»',
              }).replace('@', () => group),
      body: `في مجموعة «\u2068${group}\u2069» ما هو جديد للقراءة.`,
    }),
    group_seat_given: ({ group, organization }) => ({
      title: `صار لك مكان في «\u2068${group}\u2069»`,
      body: `أصبح مكان شاغرًا في «\u2068${group}\u2069» في «\u2068${organization}\u2069»، وكان دورك الأول في قائمة الانتظار. أهلًا بك.`,
    }),
    import_ended: ({ organization, count }) => ({
      title: `انتهى الاستيراد في «\u2068${organization}\u2069»`,
      body: `عدد المدعوين إلى «\u2068${organization}\u2069»: ${count}.`,
    }),
    join_request_accepted: ({ group, organization }) => ({
      title: `أهلًا بك في «\u2068${group}\u2069»`,
      body: `صرت الآن من أعضاء مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069».`,
    }),
    join_request_received: ({ group, organization }) => ({
      title: `طلب انضمام إلى «\u2068${group}\u2069»`,
      body: `طلب انضمام إلى مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069» ينتظر الرد.`,
    }),
    join_request_rejected: ({ group, organization }) => ({
      title: `طلب انضمامك إلى «\u2068${group}\u2069»`,
      body: `لم يُقبل طلب انضمامك إلى مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069» هذه المرة. نرحّب بطلبك من جديد، أو ببحثك عن مجموعة أخرى.`,
    }),
    level_reached: ({ level }) => ({
      title: `بلغت المستوى ${number(level)}`,
      body: `ما أكملته أوصلك إلى المستوى ${number(level)}.`,
    }),
    meeting_cancelled: ({ group, starts_at, following }) => ({
      title: `إلغاء: ${group}`,
      body: following
        ? `أُلغيت لقاءات مجموعة «${group}» ابتداءً من ${dayAndTime(starts_at)}.`
        : `أُلغي لقاء مجموعة «${group}» في ${dayAndTime(starts_at)}.`,
    }),
    meeting_changed: ({ group, starts_at, location }) => ({
      title: `تغيير: ${group}`,
      body: location
        ? `تغيّر أحد لقاءات مجموعة «${group}». الموعد الآن ${dayAndTime(starts_at)}، والمكان: ${location}`
        : `تغيّر أحد لقاءات مجموعة «${group}». الموعد الآن ${dayAndTime(starts_at)}.`,
    }),
    meeting_soon: ({ group, starts_at, location }) => ({
      title: `قريبًا: ${group}`,
      body: location
        ? `اللقاء القادم لمجموعة «${group}»: ${dayAndTime(starts_at)}، والمكان: ${location}`
        : `اللقاء القادم لمجموعة «${group}»: ${dayAndTime(starts_at)}.`,
    }),
    member_joined: ({ organization }) => ({
      title: `انضم شخص إلى «\u2068${organization}\u2069»`,
      body: `في «\u2068${organization}\u2069» عضو جديد.`,
    }),
    organization_admin_added: ({ organization, way }) => {
      const how = {
        role: 'منحه هذا الدور مشرف آخر.',
        invitation: 'كان ذلك بقبول دعوة.',
        operator: 'منحه هذا الدور مشغّل هذه الخدمة.',
      }
      return {
        title: `مشرف جديد في «\u2068${organization}\u2069»`,
        body: `أصبح شخص آخر مشرفًا في «\u2068${organization}\u2069». ${how[way]} سجل التدقيق يبيّن من هو. إن لم يكن ذلك مقصودًا، يُرجى سحب الدور.`,
      }
    },
    organization_news: ({ group, posts = 0 }) => ({
      title: plural(posts, {
        zero: 'لا منشورات جديدة من «\u2068@\u2069»',
        one: 'منشور جديد من «\u2068@\u2069»',
        two: 'منشوران جديدان من «\u2068@\u2069»',
        few: '# منشورات جديدة من «\u2068@\u2069»',
        many: '# منشورًا جديدًا من «\u2068@\u2069»',
        other: '# منشور جديد من «\u2068@\u2069»',
      }).replace('@', () => group),
      body: `لدى «\u2068${group}\u2069» جديد للجميع.`,
    }),
    pair_asked: ({ organization }) => ({
      title: 'شخص يودّ أن يسير معك',
      body: `شخص من «\u2068${organization}\u2069» يطلب مرافقة فردية معك. القرار لك.`,
    }),
    pair_began: ({ organization }) => ({
      title: 'بدأت مرافقتكما',
      body: `بدأت مرافقتك الفردية في «\u2068${organization}\u2069».`,
    }),
    pair_declined: ({ organization }) => ({
      title: 'بخصوص مرافقتك الفردية',
      body: `لم يوافق أحد مشرفي «\u2068${organization}\u2069» على مرافقتك الفردية. يمكنك التحدث معهم في أي وقت.`,
    }),
    pair_quiet: ({ organization }) => ({
      title: 'هدوء في مرافقتك الفردية',
      body: `لم تتم مشاركة شيء جديد في مرافقتك الفردية في «\u2068${organization}\u2069» منذ شهر. كلمة قصيرة قد تكون بداية طيبة.`,
    }),
    pair_report_received: ({ organization }) => ({
      title: `وصلك شيء من مرافقة فردية في «\u2068${organization}\u2069»`,
      body: `شخص من «\u2068${organization}\u2069» يطلب من المشرفين النظر في مرافقته الفردية.`,
    }),
    pair_waiting: ({ organization }) => ({
      title: `مرافقة فردية في «\u2068${organization}\u2069» تنتظر موافقتك`,
      body: `شخصان في «\u2068${organization}\u2069» يودّان مرافقة فردية. تبقى موافقتك.`,
    }),
    prayed_for_you: ({ people }) => ({
      title: plural(people, {
        zero: 'لم يصلِّ أحد من أجلك بعد',
        one: 'صلّى شخص واحد من أجلك',
        two: 'صلّى شخصان من أجلك',
        few: 'صلّى # أشخاص من أجلك',
        many: 'صلّى # شخصًا من أجلك',
        other: 'صلّى # شخص من أجلك',
      }),
      body: 'كنيستك تحمل معك ما طلبت الصلاة من أجله.',
    }),
    prayer_request_approved: ({ title, beginning }) => ({ title: `طلب صلاة: «\u2068${title}\u2069»`, body: beginning }),
    prayer_request_received: ({ organization }) => ({
      title: `طلب صلاة ينتظر في «\u2068${organization}\u2069»`,
      body: `في «\u2068${organization}\u2069» من يطلب الصلاة. تتم مشاركة الطلب حالما يوافق عليه أحدكم.`,
    }),
    prayer_request_reviewed: ({ decision, title, asked_on }) => {
      const which = title ? ` «\u2068${title}\u2069»` : asked_on ? ` المؤرَّخ ${day(asked_on)}` : ''
      if (decision === 'carried') return { title: `فريق الصلاة يصلّي من أجل طلبك${which}`, body: `فريق الصلاة يصلّي من أجل طلبك${which}.` }
      if (decision === 'narrowed')
        return {
          title: `طلب صلاتك${which} لدى فريق الصلاة`,
          body: `أعطى أحد القادة طلب صلاتك${which} لفريق الصلاة ليصلّي من أجله. ولن يُشارَك مع الكنيسة.`,
        }
      return decision === 'approved'
        ? { title: `تمت مشاركة طلب صلاتك${which}`, body: `طلب صلاتك${which} موجود الآن في مجموعة طلبات الصلاة.` }
        : {
            title: `لم تتم مشاركة طلب صلاتك${which}`,
            body: `اطّلع أحد القادة على طلب صلاتك${which} ولم يشاركه مع المجموعة.`,
          }
    },
    report_received: ({ group, organization }) => ({
      title: `بلاغ في «\u2068${group}\u2069»`,
      body: `بلاغ في مجموعة «\u2068${group}\u2069» في «\u2068${organization}\u2069» ينتظر قرارًا.`,
    }),
    still_waiting: ({ organization, join_requests, prayer_requests }) => ({
      title: `ما زال هناك ما ينتظر في «\u2068${organization}\u2069»`,
      body: [
        ...(join_requests > 0
          ? [
              plural(join_requests, {
                zero: 'لا طلبات انضمام تنتظر في «\u2068@\u2069».',
                one: 'طلب انضمام في «\u2068@\u2069» ينتظر منذ أكثر من يومين.',
                two: 'طلبا انضمام في «\u2068@\u2069» ينتظران منذ أكثر من يومين.',
                few: '# طلبات انضمام في «\u2068@\u2069» تنتظر منذ أكثر من يومين.',
                many: '# طلب انضمام في «\u2068@\u2069» ينتظر منذ أكثر من يومين.',
                other: '# طلب انضمام في «\u2068@\u2069» ينتظر منذ أكثر من يومين.',
              }).replace('@', () => organization),
            ]
          : []),
        ...(prayer_requests > 0
          ? [
              plural(prayer_requests, {
                zero: 'لا طلبات صلاة تنتظر في «\u2068@\u2069».',
                one: 'طلب صلاة في «\u2068@\u2069» ينتظر منذ أكثر من يوم.',
                two: 'طلبا صلاة في «\u2068@\u2069» ينتظران منذ أكثر من يوم.',
                few: '# طلبات صلاة في «\u2068@\u2069» تنتظر منذ أكثر من يوم.',
                many: '# طلب صلاة في «\u2068@\u2069» ينتظر منذ أكثر من يوم.',
                other: '# طلب صلاة في «\u2068@\u2069» ينتظر منذ أكثر من يوم.',
              }).replace('@', () => organization),
            ]
          : []),
      ].join(' '),
    }),
    prayer_update_reviewed: ({ decision, asked_on }) =>
      decision === 'approved'
        ? {
            title: `تمت مشاركة ما كتبته عن طلب صلاتك المؤرَّخ ${day(asked_on)}`,
            body: `ما كتبته عن طلب صلاتك المؤرَّخ ${day(asked_on)} يظهر الآن تحته.`,
          }
        : {
            title: `لم تتم مشاركة ما كتبته عن طلب صلاتك المؤرَّخ ${day(asked_on)}`,
            body: `اطّلع أحد القادة على ما كتبته عن طلب صلاتك المؤرَّخ ${day(asked_on)} ولم يشاركه.`,
          },
    prayer_words_proposed: ({ asked_on }) => ({
      title: `كلمات أخرى لطلب صلاتك المؤرَّخ ${day(asked_on)}`,
      body: `يقترح أحد القادة كلمات أخرى لطلب صلاتك المؤرَّخ ${day(asked_on)}. لا يتغيّر شيء إلا بموافقتك.`,
    }),
    time_zone_replaced: ({ organization }) =>
      organization === null
        ? {
            title: 'يُرجى اختيار منطقتك الزمنية من جديد',
            body: 'منطقتك الزمنية السابقة لا تدل على مكان واحد. إلى أن تُختار أخرى، تُحسب أيامك بتوقيت كنيستك.',
          }
        : {
            title: `يُرجى اختيار المنطقة الزمنية لـ«\u2068${organization}\u2069» من جديد`,
            body: `المنطقة الزمنية السابقة لـ«\u2068${organization}\u2069» لا تدل على مكان واحد. إلى أن يختار أحد المشرفين أخرى، تعتمد الكنيسة التوقيت العالمي (UTC).`,
          },
    training_assigned: ({ training, due_date }) => ({
      title: `دورة لك: «\u2068${training}\u2069»`,
      body:
        due_date === null
          ? `يُرجى إكمال دورة «\u2068${training}\u2069» متى أمكن.`
          : `يُرجى إكمال دورة «\u2068${training}\u2069» حتى ${day(due_date)}.`,
    }),
    training_due: ({ training, due_date, reminder }) => {
      const soon = `اقترب موعد الدورة: «\u2068${training}\u2069»`
      if (reminder === 'on') return { title: soon, body: `موعد دورة «\u2068${training}\u2069» اليوم.` }
      if (reminder === 'before') return { title: soon, body: `موعد دورة «\u2068${training}\u2069» هو ${day(due_date)}.` }
      const title = `تذكير بدورة: «\u2068${training}\u2069»`
      if (due_date === null) return { title, body: `تذكير من القادة بدورة «\u2068${training}\u2069».` }
      return reminder === 'asked'
        ? { title, body: `تذكير من القادة بدورة «\u2068${training}\u2069». موعدها ${day(due_date)}.` }
        : { title, body: `تذكير من القادة بدورة «\u2068${training}\u2069». كان موعدها ${day(due_date)}، وما زال إكمالها ممكنًا.` }
    },
    webhook_switched_off: ({ organization, why }) => ({
      title: `توقف خطاف ويب في «\u2068${organization}\u2069»`,
      body:
        why === 'gone'
          ? `أجاب مستقبِل خطاف ويب في «\u2068${organization}\u2069» بأنه لم يعد موجودًا. لن يُرسل إليه شيء بعد الآن.`
          : `لم يصل شيء منذ ثلاثة أيام إلى مستقبِل خطاف ويب في «\u2068${organization}\u2069». أُوقف الخطاف، ويمكن تشغيله من جديد حين يعمل المستقبِل.`,
    }),
  },

  several: ({ count }) =>
    plural(count, {
      zero: 'لا إشعارات جديدة',
      one: 'إشعار جديد',
      two: 'إشعاران جديدان',
      few: '# إشعارات جديدة',
      many: '# إشعارًا جديدًا',
      other: '# إشعار جديد',
    }),

  mails: {
    actions: {
      second_factor_needed: 'ضبطه',
      account_cared_for: 'الاطلاع على حسابك',
      badge_earned: 'الاطلاع على أوسمتك',
      care_request_waiting: 'الاطلاع على ما ينتظر',
      comment_on_post: 'قراءة التعليق',
      export_ready: 'إلى بياناتك الشخصية',
      group_invitation: 'الاطلاع على الدعوة',
      group_leader_named: 'فتح المجموعة',
      group_leader_stepped_down: 'الاطلاع على أعضاء المجموعة',
      group_member_joined: 'الاطلاع على أعضاء المجموعة',
      group_news: 'فتح المجموعة',
      group_seat_given: 'فتح المجموعة',
      import_ended: 'الاطلاع على الأشخاص',
      join_request_accepted: 'فتح المجموعة',
      join_request_received: 'الاطلاع على الطلب',
      join_request_rejected: 'الاطلاع على المجموعة',
      level_reached: 'الاطلاع على مسيرتك',
      meeting_cancelled: 'عرض اللقاءات',
      meeting_changed: 'فتح اللقاء',
      meeting_soon: 'فتح اللقاء',
      member_joined: 'الاطلاع على الأعضاء',
      organization_admin_added: 'الاطلاع على المشرفين',
      organization_news: 'القراءة',
      pair_asked: 'الاطلاع على صاحب الطلب',
      pair_began: 'فتح المرافقة',
      pair_declined: 'الذهاب إلى المرافقة الفردية',
      pair_quiet: 'فتح المرافقة',
      pair_report_received: 'الاطلاع',
      pair_waiting: 'الاطلاع',
      prayed_for_you: 'الاطلاع على طلبات صلاتك',
      prayer_request_approved: 'قراءة طلب الصلاة',
      prayer_request_received: 'قراءة طلب الصلاة',
      prayer_request_reviewed: 'الاطلاع على طلبات صلاتك',
      prayer_update_reviewed: 'الاطلاع على طلبات صلاتك',
      prayer_words_proposed: 'الاطلاع على الاقتراح',
      report_received: 'الاطلاع على البلاغ',
      still_waiting: 'الاطلاع على ما ينتظر',
      time_zone_replaced: 'اختيار المنطقة الزمنية',
      training_assigned: 'فتح الدورة',
      training_due: 'فتح الدورة',
      webhook_switched_off: 'الاطلاع على خطافات الويب',
    },
    footer: ({ kind }) => `تصلك رسائل حول: ${kind}.`,
    several: {
      subject: ({ count }) =>
        plural(count, {
          zero: 'لا إشعارات من ساعات هدوئك',
          one: 'إشعار من ساعات هدوئك',
          two: 'إشعاران من ساعات هدوئك',
          few: '# إشعارات من ساعات هدوئك',
          many: '# إشعارًا من ساعات هدوئك',
          other: '# إشعار من ساعات هدوئك',
        }),
      action: 'فتح الإشعارات',
      footer: 'يمكن اختيار ما يصل بالبريد الإلكتروني ووقت وصوله في الإعدادات.',
    },
    unproven: {
      subject: 'طلب انضمامك إلى مجموعة',
      paragraph: 'صدر القرار بشأن طلب انضمامك إلى مجموعة. يُرجى تأكيد عنوان بريدك الإلكتروني ثم تسجيل الدخول للاطلاع عليه.',
    },
  },

  pages: {
    done: { title: 'أُوقفت هذه الرسائل', text: ({ kind }) => `لن تصلك بعد الآن رسائل حول: ${kind}.` },
    unknown_link: { title: 'هذا الرابط لا يعمل', text: 'قد يكون ناقصًا. يُرجى استخدام الرابط كما هو في الرسالة.' },
    unsubscribe: { title: 'إيقاف هذه الرسائل', text: ({ kind }) => `هل نوقف الرسائل حول: ${kind}؟`, button: 'إيقاف الرسائل' },
  },
}
