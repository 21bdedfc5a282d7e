import { Button, Container, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconHeartHandshake, IconLifebuoy, IconShieldCheck, IconTrophy, type TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { site } from '@/domain/shared/site'
import { siteTexts } from '@/messages/shared/site-texts'
import { Picture } from '@/ui/media/picture'
import classes from './about.module.css'

const values: readonly { name: string; icon: TablerIcon; text: string }[] = [
  {
    name: 'Community First',
    icon: IconHeartHandshake,
    text: 'Students and the small businesses around campus come before everything. What you spend here stays near you.',
  },
  {
    name: 'Reliability',
    icon: IconShieldCheck,
    text: 'It opens on a cheap phone, without bundles, in a blackout. What you write is kept until it is delivered.',
  },
  {
    name: 'Care & Support',
    icon: IconLifebuoy,
    text: 'Real people answer, day and night. Your health stays your own business: the cycle log never leaves your phone.',
  },
  {
    name: 'Excellence',
    icon: IconTrophy,
    text: 'Fair prices, plain words, and providers who are worth coming back to. Good enough is where we start.',
  },
]

const figures = [
  { figure: '12+', label: 'Services' },
  { figure: '1000+', label: 'Happy Students' },
  { figure: '24/7', label: 'Support' },
] as const

export function AboutPage() {
  return (
    <>
      <section className={classes.hero}>
        <Container className={classes.heroInner}>
          <div>
            <Title order={1}>About {site.name}</Title>
            <Text mt="sm" size="lg">
              {siteTexts.tagline}, in one app that works with or without the internet.
            </Text>
          </div>
          <svg className={classes.drawing} aria-hidden>
            <use href="/pictures/campus.svg#roommates" />
          </svg>
        </Container>
      </section>
      <Container py="xl" className={classes.parts}>
        <section aria-labelledby="mission">
          <Title order={2} id="mission">
            Our Mission
          </Title>
          <Text mt="xs" className={classes.prose}>
            To make student life in Kenya simpler, cheaper and safer: one place to eat, shop, wash, move, find a room and
            look after yourself, from people nearby whom you can call. Nobody should need a new phone, an account or
            expensive data to be served well.
          </Text>
        </section>
        <section aria-labelledby="values">
          <Title order={2} id="values">
            Our Values
          </Title>
          <ul className={classes.values}>
            {values.map(({ name, icon: Icon, text }) => (
              <li key={name} className={classes.value}>
                <span className={classes.icon}>
                  <Icon size={28} aria-hidden />
                </span>
                <Title order={3} size="h4">
                  {name}
                </Title>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="numbers">
          <Title order={2} id="numbers">
            {site.name} in Numbers
          </Title>
          <dl className={classes.figures}>
            {figures.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="story" className={classes.story}>
          <div>
            <Title order={2} id="story">
              Our Story
            </Title>
            <Text mt="xs" className={classes.prose}>
              It began in a hostel in Tudor with a sheet of paper on the door: who delivers gas, who washes on Sundays,
              which boda rider picks up at night. The paper was copied from room to room until nobody could read it.
            </Text>
            <Text mt="sm" className={classes.prose}>
              {site.name}, the word Kenyan students call one another by, is that sheet grown up. The providers are the same
              neighbours: mama mboga, the fundi, the salon by the gate. You order by a message, as you always did; we only
              made it quick to find them and hard to be overcharged.
            </Text>
            <Text mt="sm" className={classes.prose}>
              {site.name} is run privately and is not affiliated with a university.
            </Text>
          </div>
          <Picture src="/pictures/rooms.svg#hostel-exterior-lagoon" alt="" fill />
        </section>
        <Button
          size="lg"
          className={classes.home}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/" {...props} />}
        >
          Back to Home
        </Button>
      </Container>
    </>
  )
}
