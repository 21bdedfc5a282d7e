import { site } from '@/domain/shared/site'
import type { LegalText } from './legal-text'

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: 'December 2024',
  summary:
    'You can browse and order without an account. Your cart, orders, drafts and ticks in a checklist stay on your phone. Your cycle log never leaves it, but in a file that you make. There are no trackers and no advertising.',
  sections: [
    {
      id: 'collected',
      title: 'Information We Collect',
      blocks: [
        'Only on your phone, never sent to us:',
        [
          'your cart, your past orders, your favourites, the posts you hid, and drafts of what you are writing',
          'errors of the app: where, how often and in which version, never what you wrote. We see them only when you send them to us',
          'your cycle log: dates, flow, symptoms, moods, notes and settings. No part of the app sends it to us or to anybody; it leaves the phone only in a backup or calendar file that you make yourself',
          'copies of what everybody may read, such as products, rooms and posts, so that the app works offline',
        ],
        'With us, only if you give it:',
        [
          'an account: your name, email address and password (kept as a hash), and, if you fill them in, your phone, university, course and year',
          'a pregnancy record, if you start one while signed in: only you can read it, not even our administrators',
          'gossip posts and likes: everybody reads a post, nobody reads its author. A post is kept apart from who wrote it and published at six the next morning, together with all others of the day, so that its time tells nobody. The database holds who wrote it, so that you can delete it and to limit abuse. No user and no administrator of the app can see that; who runs the database can',
          'items you sell, with photos from which place and camera details are removed on your phone. Your number is in no list. Whoever asks for it gets one number at a time, and forty a day at most',
          'a message through the contact form (your name, email address, subject and text, and the account if you are signed in), or your address for the newsletter. Written offline, it waits on your phone until it can be delivered',
          'how often your account posted, listed or liked within the hour or the day, to limit floods. It is forgotten when that time is over',
        ],
        'Our server, like every server, sees the internet address of a phone that connects to it, and keeps short technical logs to find faults and stop abuse. What is sent without an account is counted by a scrambled form of that address, which is forgotten after an hour, or after a day where sellers’ numbers were asked for.',
      ],
    },
    {
      id: 'use',
      title: 'How We Use It',
      blocks: [
        'We use what you give us for what you gave it for: to sign you in, to show your listing or post, to keep your pregnancy record on all your devices, to answer your message, to send the newsletter you asked for, and to keep the service safe. We do so because you asked for it, by your consent, or because of our duty to keep the service secure.',
        'We build no profiles, sell nothing, and make no automatic decisions about you. Search, predictions and reminders are worked out on your phone.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      blocks: [
        'We share your data with nobody for advertising or profit. It goes to others only so:',
        [
          'Orders and bookings: the app writes a message and hands it to WhatsApp, to SMS or to your dialler. You decide whether to send it, and the provider then sees your number and the message. We do not see it. WhatsApp has a privacy policy of its own',
          'Other websites that you open, inside the app or in a new tab, see you as they see any visitor. What you type there goes to them, not to us',
          'Hosting: the company that runs our servers stores the data on our behalf and by our instructions. Its machines may stand outside Kenya, under the safeguards that the Data Protection Act requires',
          'The law: if a Kenyan court or authority lawfully orders it, and then only what is ordered. What never left your phone we cannot hand over',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        { link: '/threat-model.html', text: 'What holds against whom, and what does not: the whole page' },
        'Connections are encrypted. The database itself decides, row by row, who may read what, so that a mistake in the app cannot show your data to somebody else. Passwords are stored only as hashes.',
        'What lives on your phone is as safe as your phone: lock it, and do not sign in on a phone you share. The cycle log can have a PIN of its own: then it is encrypted on the phone and opens with that PIN alone. A short PIN holds against somebody who picks up the phone, not against somebody who copies its files and knows how to try; four words do. We do not know the PIN and cannot open the log; without it, the log can only be erased and restored from a backup. A backup with a passphrase is encrypted, too; one without can be read by whoever has the file. If a breach of our servers puts you at risk, we tell the Data Commissioner within 72 hours and you without undue delay.',
      ],
    },
    {
      id: 'rights',
      title: 'Your Rights',
      blocks: [
        "Under Kenya's Data Protection Act, 2019 you have the right to:",
        [
          'be told what your data is used for',
          'see the data that we hold about you, and take it with you',
          'have wrong or misleading data corrected',
          'have data deleted that is false, out of date or no longer needed',
          'object to the use of all or part of it, and withdraw consent at any time',
        ],
        `You need not ask anybody: Profile, “Your data” gives you all that we hold about you as one file, and deletes your account. The deletion is carried out a week to eight days later, and you can take it back until then. Or write to ${site.supportEmail} from the address of your account. It costs nothing. You get a copy of your data within 7 days, and a correction or deletion within 14 days. What is on your phone only, you delete there: the cycle log with its settings and PIN by “Delete everything” in the tracker’s settings, all the rest by clearing the data of the app in your browser's settings.`,
        'If you are not satisfied, you may complain to the Office of the Data Protection Commissioner (odpc.go.ke).',
      ],
    },
    {
      id: 'push',
      title: 'Push Notifications',
      blocks: [
        'Reminders are off until you turn them on and your phone has asked you for permission. Then our server keeps the address at which your browser can be woken, and the times at which to wake it, rounded to the hour. It keeps no label and no reason, and the push it sends is empty of any cycle data: your phone wakes, reads the log on the phone, and writes the notice itself, in discreet words unless you choose plain ones.',
        'Be aware: wake-up times alone may hint at a rhythm to somebody who could read our server. If you do not want even that, use the calendar file or the banner inside the app. Both are made on your phone and tell our server nothing at all.',
        'You can turn reminders off in the app or in your browser at any time; the address and the times are then deleted.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We set no cookies for advertising or tracking, and use no analytics and no third-party scripts. The app keeps what it needs in your browser\'s own storage: the data named above, your choice of light or dark, and, if you are signed in, your session.',
        'Websites that you open inside the app, such as the university portal, may set their own cookies.',
      ],
    },
    {
      id: 'retention',
      title: 'Retention',
      blocks: [
        'On your phone, data stays until you remove it, clear the data of the app or uninstall it. A message waiting to be sent is removed from the phone once it has arrived.',
        'With us, your account and what belongs to it stay as long as you have the account; posts and listings, until you delete them. A post that you delete goes at once where nobody has seen it yet, and else for everybody at the next six in the morning. When your account is deleted, your listings, photos, reports, reminders and pregnancy record are deleted, your likes lose your name, and your gossip posts stay without an author, unless you ask for them to be deleted, too; they then go one by one in the two weeks after. Contact messages stay until the matter is settled, without your account once that is deleted; your newsletter address, until you ask us to take it off; wake-up times, until they have passed or you turn reminders off. After a deletion, copies in backups are overwritten in the ordinary course.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `${site.name} is the data controller. Write to ${site.supportEmail}, call ${site.supportPhone}, or use the contact form. You find us at ${site.location}.`,
      ],
    },
  ],
}
