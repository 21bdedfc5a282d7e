/** Screens without a tile on the home screen. The description holds their search keywords. */
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
] as const
