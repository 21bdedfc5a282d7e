import { Text, Title } from '@mantine/core'
import { Card } from '@/ui/layout/card'
import { CardSteps } from '@/ui/layout/card-grid'
import classes from './roommates.module.css'

const tips = [
  {
    title: 'See the room before you pay',
    text: 'Go in daylight, with a friend. Whoever asks for M-Pesa "to hold the room" before you have stood in it is most likely a conman.',
  },
  {
    title: 'First meet in a public place',
    text: 'The campus library, the mess or a busy café. Tell a friend where you are going and when you will be back.',
  },
  {
    title: 'Know who you will live with',
    text: 'Ask to see the student ID and the national ID, and show yours. Ask a classmate from the same course about them.',
  },
  {
    title: 'Pay the landlord or the caretaker only',
    text: 'Read the name that M-Pesa shows before you enter your PIN: it must be the name on the agreement. Keep the SMS and ask for a receipt.',
  },
  {
    title: 'Check that the rent is not in arrears',
    text: "Ask for the last three rent receipts and the KPLC token or bill. Another person's debt can lock you out too.",
  },
  {
    title: 'Write down who pays what',
    text: 'Rent, deposit, tokens, water, Wi-Fi, garbage, and how many weeks of notice. Both sign, and each keeps a photo of it.',
  },
  {
    title: 'Agree on house rules early',
    text: 'Visitors and overnight guests, cleaning, cooking, noise during exams, smoking and sleeping hours. Better an awkward talk today than a quarrel in week three.',
  },
  {
    title: 'Look at the house like a thief would',
    text: 'Grills, a lock of your own, lights at the gate, a caretaker who is there. Walk the way to campus once after dark, with company, and ask the neighbours.',
  },
  {
    title: 'Keep your things and your PIN to yourself',
    text: 'Lock up your laptop and your documents. Nobody you live with needs your M-Pesa PIN, your phone password or a one-time code.',
  },
  {
    title: 'Trust your gut, and know whom to call',
    text: 'Leave when something feels wrong. Police and emergencies: 999 or 112. Gender-based violence helpline: 1195, free of charge. Campus security also helps at night.',
  },
] as const

export function SafetyTips() {
  return (
    <section aria-labelledby="safety-tips">
      <Title order={2} size="h3" id="safety-tips" mb="sm">
        Stay Safe
      </Title>
      <CardSteps className={classes.tips}>
        {tips.map((tip) => (
          <Card key={tip.title} className={classes.tip}>
            <div>
              <Title order={3} size="h5">
                {tip.title}
              </Title>
              <Text size="sm">{tip.text}</Text>
            </div>
          </Card>
        ))}
      </CardSteps>
    </section>
  )
}
