/** Someone may read this on the worst day of their life: keep it short and plain, and ask nothing. */
export const endText = {
  birth: {
    choice: 'My baby is born',
    title: 'Your baby is born',
    intro: 'Welcome to the little one, and rest well. Period tracking goes on from here, and the pregnancy stays out of your cycle averages.',
    day: 'Day of birth',
    confirm: 'Close the record',
  },
  loss: {
    choice: 'I lost the pregnancy',
    title: 'We are so sorry',
    intro: 'You do not have to explain anything. Tell only the day, so that these weeks stay out of your cycle averages. If you are not sure, a day near it is fine.',
    day: 'Day it ended',
    confirm: 'Close the record',
  },
  mistake: {
    choice: 'I turned this on by mistake',
    title: 'Turned on by mistake',
    intro: 'The record is removed, and your cycles go on as if it had never been there.',
    day: null,
    confirm: 'Remove the record',
  },
} as const

export type EndKind = keyof typeof endText

/** Shown once the record is closed. */
export const afterEndText = {
  birth: {
    title: 'The record is closed',
    text: 'Your next visits: in the first 24 hours, on day 2 or 3, between day 7 and 14, and at 6 weeks (WHO). A pad soaked in an hour, clots larger than an egg, a fever, a bad smell, strong pain or a severe headache cannot wait: get help at once. You can get pregnant before your first period.',
  },
  loss: {
    title: 'The record is closed',
    text: 'It was not your fault. Take all the time that you need. The first period usually comes in 4 to 6 weeks. If you soak a pad in an hour, have a fever, a bad smell or strong pain, get help at once. The numbers above are there for you at any hour.',
  },
} as const
