/** Screens that no tile leads to, and the words that find them. */
export const pages = [
  { title: 'Groceries', description: 'Fresh produce, dairy, meat and fish', link: '/groceries' },
  { title: 'Cart', description: 'Checkout, orders, order again', link: '/cart' },
  { title: 'Profile', description: 'Account, appearance, dark mode', link: '/profile' },
  { title: 'About Us', description: 'Mission, values, story', link: '/about' },
  { title: 'Contact', description: 'Help, support, message, phone, e-mail', link: '/contact' },
  { title: 'Terms of Use', description: 'Rules, payment, refunds, liability', link: '/terms' },
  { title: 'Privacy Policy', description: 'Data, rights, cookies, notifications', link: '/privacy' },
  { title: 'Second-hand', description: 'Buy and sell used things', link: '/second-hand' },
  { title: 'Emergency numbers', description: 'Ambulance, health centre, hospital, call', link: '/chemist?tab=emergency' },
  { title: 'Menstrual Cycle', description: 'Article: four phases, hormones, myths', link: '/education/menstrual-cycle' },
  {
    title: 'Nutrition During Your Period',
    description: 'Article: superfoods, meal plan, foods to avoid',
    link: '/education/nutrition-during-period',
  },
  {
    title: 'Fertility and Ovulation',
    description: 'Article: signs, tracking methods, myths',
    link: '/education/fertility-and-ovulation',
  },
  { title: 'Managing PMS', description: 'Article: symptoms, remedies, cramps, mood', link: '/education/managing-pms' },
  {
    title: 'Exercise During Your Cycle',
    description: 'Article: workouts by phase, rest',
    link: '/education/exercise-during-cycle',
  },
] as const
