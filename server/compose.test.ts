import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnvironment } from '#app/platform/config/env.server.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8')

const service = z.looseObject({
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  ports: z.array(z.string()).default([]),
})
const compose = z.object({ services: z.record(z.string(), service) })
const readCompose = (name: string) => compose.parse(parse(read(name), { merge: true })).services

/** What the compose program makes of a value: ${NAME:-else} and ${NAME:?why}. */
function filledIn(value: string | number, given: Record<string, string>): string {
  return String(value).replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, words: string) => {
    const found = given[name]
    if (found) return found
    if (kind === '?') throw new Error(words)
    return words
  })
}

const needed = {
  APP_ORIGIN: 'https://portal.example.org',
  SESSION_SECRET: '4f6c1d0a9be2375886aa01ffc3d9e7b24c5d6e7f80918273',
  BACKUP_KEY: '0b1c2d3e4f5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978',
  POSTGRES_PASSWORD: 'a1b2c3d4e5f60718293a4b5c',
  S3_SECRET_ACCESS_KEY: 'c5b4a392817060f5e4d3c2b1',
}

describe('compose.yaml', () => {
  const services = readCompose('compose.yaml')
  const settingsOf = (given: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(services.app?.environment ?? {}).map(([name, value]) => [name, filledIn(value, given)]),
    )
  const signIn = { AUTH0_DOMAIN: 'example.eu.auth0.com', AUTH0_CLIENT_ID: 'portal' }

  it('passes on every setting of .env.example', () => {
    // Set by the image, which knows what it was built from.
    const ofTheImage = ['ROUTEKAART_COMMIT']
    const names = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].flatMap(([, name]) => name ?? [])
    const passed = Object.keys(services.app?.environment ?? {})
    expect(names.filter((name) => !passed.includes(name) && !ofTheImage.includes(name))).toEqual([])
  })

  it.each(Object.keys(needed))('asks for %s', (name) => {
    expect(() => settingsOf({ ...needed, [name]: '' })).toThrow(`Set ${name}`)
  })

  it('gives settings with which the portal starts, once there is a way to sign in; the embedded one is none', () => {
    expect(() => readEnvironment({ NODE_ENV: 'test', ...settingsOf(needed) })).toThrow('AUTH0_DOMAIN')
    const env = readEnvironment({ NODE_ENV: 'test', ...settingsOf({ ...needed, ...signIn }) })
    expect(env).toMatchObject({ APP_ENV: 'production', EMBEDDED_IDENTITY: false, S3_BUCKET: 'routekaart' })
  })

  it('lets nobody but this machine in, and nobody at the database and the files', () => {
    const ports = Object.entries(services).flatMap(([name, { ports }]) =>
      ports.map((port) => [name, filledIn(port, {})]),
    )
    expect(ports).toEqual([['app', '127.0.0.1:3000:3000']])
  })

  it.each(Object.entries(services))('guards %s, and keeps its log small', (_name, one) => {
    expect(one).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    })
  })

  it('starts again what ends, and gives it time to end', () => {
    for (const name of ['app', 'backup', 'database', 'files']) {
      expect(services[name]).toMatchObject({ restart: 'unless-stopped', stop_grace_period: expect.any(String) })
    }
  })
})

it('compose.demo.yaml shows demo data on this machine only', () => {
  const { app } = readCompose('compose.demo.yaml')
  expect(app?.environment).toMatchObject({ APP_ENV: 'local' })
  expect(app?.ports.map((port) => filledIn(port, {}))).toEqual(['127.0.0.1:3000:3000'])
})
