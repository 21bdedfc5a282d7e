/** Operator and contact details. What differs by campus is in its row: see `src/kit/rules/campus.ts`. */
export const site = {
  name: 'Comrade',
  supportPhone: '+254 700 000 001',
  supportEmail: 'hello@comrade.example',
  location: 'Campus Area, University',
  /** Pages to follow. A network without a page of ours has null. */
  social: [
    { name: 'WhatsApp', url: 'https://wa.me/254700000001' },
    { name: 'Instagram', url: null },
    { name: 'X', url: null },
    { name: 'Facebook', url: null },
  ],
} as const

/** The pages on which Comrade can be followed. */
export const socialLinks = site.social.filter((page) => page.url !== null)
