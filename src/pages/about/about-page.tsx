// Chunk: about

import { Button, Container, Text, Title } from '@mantine/core'
import {
  IconArrowLeft,
  IconHeartHandshake,
  IconLifebuoy,
  IconShieldCheck,
  IconTrophy,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { site } from '@/kit/rules/site'
import * as messages from '#words/pages/about/about-page'
import { siteTexts } from '@/kit/words/site-texts'
import * as buttons from '#words/kit/buttons'
import { ScreenHeader } from '@/kit/layout/screen-header'
import { Picture } from '@/kit/media/picture'
import classes from './about.module.css'

const values: readonly { name: string; icon: TablerIcon; text: string }[] = [
  { name: messages.communityFirst, icon: IconHeartHandshake, text: messages.communityFirstText },
  { name: messages.reliability, icon: IconShieldCheck, text: messages.reliabilityText },
  { name: messages.care, icon: IconLifebuoy, text: messages.careText },
  { name: messages.excellence, icon: IconTrophy, text: messages.excellenceText },
]

const figures = [
  { figure: '12+', label: messages.services },
  { figure: '1000+', label: messages.happyStudents },
  { figure: '24/7', label: messages.support },
] as const

const app = site.name

export function AboutPage() {
  const navigate = useNavigate()
  return (
    <Container pb="xl">
      <ScreenHeader title={messages.title({ app })} onBack={() => void navigate({ to: '/' })} />
      <div className={classes.parts}>
        <div className={classes.hero}>
          <Text size="lg">{messages.intro({ tagline: siteTexts.tagline })}</Text>
          <svg className={classes.drawing} aria-hidden>
            <use href="/pictures/campus.svg#roommates" />
          </svg>
        </div>
        <section aria-labelledby="mission">
          <Title order={2} id="mission">
            {messages.ourMission}
          </Title>
          <Text mt="xs" className={classes.prose}>
            {messages.ourMissionText}
          </Text>
        </section>
        <section aria-labelledby="values">
          <Title order={2} id="values">
            {messages.ourValues}
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
            {messages.inNumbers({ app })}
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
              {messages.ourStory}
            </Title>
            <Text mt="xs" className={classes.prose}>
              {messages.sheetOnTheDoor}
            </Text>
            <Text mt="sm" className={classes.prose}>
              {messages.sheetGrownUp({ app })}
            </Text>
            <Text mt="sm" className={classes.prose}>
              {messages.runPrivately({ app })}
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
          {buttons.backToHome}
        </Button>
      </div>
    </Container>
  )
}
