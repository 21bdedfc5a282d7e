import type { MilestoneWeek } from '@/domain/pregnancy/gestation'
import type { MilestoneState } from '@/domain/pregnancy/milestones'

/**
 * What happens in a week, and what to do. Sizes are rounded averages (NHS); visits and medicines follow the WHO
 * recommendations on antenatal care (eight contacts: by week 12, then 20, 26, 30, 34, 36, 38, 40). No diagnosis.
 */
type MilestoneText = { readonly title: string; readonly baby: string; readonly you: string }

export const milestoneTexts: Readonly<Record<MilestoneWeek, MilestoneText>> = {
  1: {
    title: 'The counting begins',
    baby: 'Weeks are counted from the first day of the last period, so there is no baby yet.',
    you: 'Folic acid every day, from now if you can, helps the baby’s brain and spine to form. Ask for it at the clinic.',
  },
  4: {
    title: 'A very small beginning',
    baby: 'The fertilised egg has settled in the womb. It is as small as a poppy seed.',
    you: 'A home test can show it when the period stays away. Leave alcohol and cigarettes, and ask a nurse before you take any medicine.',
  },
  8: {
    title: 'A heart that beats',
    baby: 'About 1.6 cm long. The heart beats, and arms and legs are growing.',
    you: 'Book your first clinic visit: it is best before week 12. If you feel sick, small meals often can help.',
  },
  12: {
    title: 'All in place',
    baby: 'About 5 cm long. The organs are formed and now they grow.',
    you: 'Have your first visit by now. They check your blood pressure, blood and urine, and give you iron and folic acid. Ask for the Mother and Child Health Handbook.',
  },
  16: {
    title: 'Moving about',
    baby: 'About 12 cm from head to bottom. The baby moves, though you may not feel it yet.',
    you: 'Sleep under a treated net. In malaria areas such as the Coast and the Lake region the clinic also gives tablets against malaria.',
  },
  20: {
    title: 'Half of the way',
    baby: 'About 25 cm from head to heel. Many feel the first movements around now.',
    you: 'Time for your second visit. One ultrasound scan before week 24 shows how the baby grows.',
  },
  24: {
    title: 'Listening to you',
    baby: 'About 30 cm and 600 g. The baby can hear your voice.',
    you: 'Your third visit is at week 26. Drink enough, rest when you can, and eat greens, beans and eggs for iron.',
  },
  28: {
    title: 'Eyes open',
    baby: 'About 37 cm and 1 kg. The eyes open and close.',
    you: 'The fourth visit is at week 30. From now on go to sleep on your side, and get to know how your baby usually moves. If it moves less, go to the clinic at once.',
  },
  32: {
    title: 'Putting on weight',
    baby: 'About 42 cm and 1.7 kg. The baby gains weight quickly now.',
    you: 'The fifth visit is at week 34. Plan the birth: where, with whom, how you get there by night, and what it costs.',
  },
  36: {
    title: 'Getting ready',
    baby: 'About 47 cm and 2.6 kg. Most babies lie head down by now.',
    you: 'The sixth visit is now, the seventh at week 38. Pack a bag, and keep the number of the ambulance at hand.',
  },
  40: {
    title: 'Any day now',
    baby: 'About 51 cm and 3.4 kg. Only about one baby in twenty comes on its very due date.',
    you: 'The eighth visit is now. If the baby has not come by week 41, go to the hospital: they will plan the birth with you.',
  },
}

export const milestoneStateText: Readonly<Record<MilestoneState, string>> = { passed: 'Passed', now: 'Now', next: 'Next', later: 'Later' }
