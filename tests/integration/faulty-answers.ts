import { give, type Plan } from '#tests/support/odd-provider.ts'
import type { Fault } from './faulty-id-tokens.ts'

const unreachable = 'request_error'

const fault = (
  what: string,
  respond: Plan['respond'],
  log: string | RegExp = unreachable,
  told: Fault['told'] = 'request_error',
): Fault => ({ what, plan: { respond }, log, told })

/** Faults of the answer to a code. */
export function answerFaults(): Fault[] {
  const text =
    (body: string, status = 200, type = 'application/json'): Plan['respond'] =>
    (answer) =>
      void answer.writeHead(status, { 'Content-Type': type }).end(body)
  const problem =
    (status: number, body: unknown): Plan['respond'] =>
    (answer) =>
      give(answer, body, status)
  return [
    fault('a connection that is dropped', (answer) => answer.destroy()),
    fault('an answer that breaks off', (answer) => {
      answer.writeHead(200, { 'Content-Length': '500' }).write('{"access_token":', () => answer.destroy())
    }),
    fault('502 with a page', text('<h1>Bad gateway</h1>', 502, 'text/html')),
    fault('503 with nothing', text('', 503)),
    fault('200 with a page', text('<h1>Welcome</h1>', 200, 'text/html')),
    fault('200 with nothing', text('')),
    fault('half of the JSON', text('{"access_token":"a"')),
    fault('null', text('null')),
    fault('a list', text('[]')),
    fault('an object without a token', text('{}')),
    fault('a number as token', text('{"access_token":7}')),
    fault('an empty token', text('{"access_token":""}')),
    fault('odd times', (answer, right) => give(answer, { ...right, expires_in: 'soon' })),
    fault('compressed, as it says', (answer) => {
      answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{"access_token":"a"}')
    }),
    fault('a redirect', (answer) => answer.writeHead(307, { Location: 'https://evil.example/' }).end()),
    fault('an error without a description', problem(400, { error: 'server_error' }), 'server_error', 'login_failed'),
    fault('an error of odd types', problem(400, { error: 7, error_description: [] })),
    fault(
      'a code that is spent',
      problem(403, { error: 'invalid_grant', error_description: 'Spent' }),
      'invalid_grant',
      'invalid_grant',
    ),
    fault(
      'a refusal',
      problem(403, { error: 'access_denied', error_description: 'Rule' }),
      'access_denied',
      'access_denied',
    ),
    fault(
      'another secret',
      problem(401, { error: 'invalid_client', error_description: 'No' }),
      'invalid_client',
      'login_failed',
    ),
    fault(
      'a second proof',
      problem(403, { error: 'mfa_required', error_description: 'MFA', mfa_token: 'm' }),
      'mfa_required',
      'mfa_required',
    ),
  ]
}

/** Answers to a code for which the portal waits half a minute, and what they lead to. */
export const lateAnswers = (): Fault[] => [
  fault('no answer in time', () => {}, 'timeout', 'timeout'),
  fault('an answer that does not end in time', (answer) => void answer.writeHead(200).write('{'), 'timeout', 'timeout'),
]
