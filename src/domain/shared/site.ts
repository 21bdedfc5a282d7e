/** Operator and contact details. What differs by campus is in its row: see `domain/university/campus.ts`. */
export const site = {
  name: 'Comrade',
  supportPhone: '+254 700 000 001',
  supportEmail: 'hello@comrade.example',
  location: 'Campus Area, University',
  social: [
    { name: 'WhatsApp', url: 'https://wa.me/254700000001' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  copyrightYear: 2024,
} as const
