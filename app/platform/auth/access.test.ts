import { describe, expect, test } from 'vitest'
import { accessTo, feedToken, shareToken, unsubscribeToken } from './access.ts'

const seen = (path: string) => accessTo(new URL(`http://own.invalid${path}`).pathname)

describe('accessTo', () => {
  test.each([
    ['/admin', 'admin'],
    ['/admin/', 'admin'],
    ['/Admin/Users', 'admin'],
    ['/%61dmin/users', 'admin'],
    ['/%41DMIN', 'admin'],
    ['//admin/users', 'admin'],
    ['/%2Fadmin', 'admin'],
    ['/share/../admin', 'admin'],
    ['/share/%2e%2e/admin', 'admin'],
    ['/\\admin', 'admin'],
    ['/admins', 'signed-in'],
    ['/', 'signed-in'],
    ['/location/basic-info', 'signed-in'],
    ['/location/admin', 'signed-in'],
    ['/sharepoint', 'signed-in'],
    ['//share/abc', 'signed-in'],
    ['/share%2fabc', 'signed-in'],
    ['/share/a%5cb', 'signed-in'],
    ['/%ff', 'signed-in'],
    ['/healthz/x', 'signed-in'],
    ['/api/forms/get', 'api'],
    ['/API/form', 'api'],
    ['/ss/api/form', 'api'],
    ['/api/mail/events', 'program'],
    ['/ss/api/mail/events', 'program'],
    ['/api/oauth/token', 'program'],
    ['/ss/api/oauth/token', 'program'],
    ['/api/oauth/Token', 'api'],
    ['/api/mail/events/', 'api'],
    ['/api/Mail/events', 'api'],
    ['/api/openapi.json', 'public'],
    ['/ss/api/openapi.json', 'public'],
    ['/api/docs', 'public'],
    ['/api/docs/x', 'api'],
    ['/api/Docs', 'api'],
    ['/api/openapi.json/../form', 'api'],
    ['/ss/other', 'signed-in'],
    ['/language', 'public'],
    ['/language/x', 'signed-in'],
    ['/share/abc', 'public'],
    ['/calendar', 'signed-in'],
    ['/calendar/', 'signed-in'],
    ['/calendar/abc.ics', 'public'],
    ['/Calendar/abc', 'public'],
    ['/calendar/abc.ics/more', 'signed-in'],
    ['/calendar//abc.ics', 'signed-in'],
    ['/calendar/a%2fb.ics', 'signed-in'],
    ['/calendar/../admin', 'admin'],
    ['/unsubscribe/aB-c_1', 'token'],
    ['/Unsubscribe/aB-c_1/', 'token'],
    ['/unsubscribe', 'signed-in'],
    ['/unsubscribe/', 'signed-in'],
    ['/unsubscribe/a/b', 'signed-in'],
    ['/unsubscribe//a', 'signed-in'],
    ['/unsubscribe/a%2fb', 'signed-in'],
    ['/unsubscribe/../admin', 'admin'],
    ['/authentication/login', 'public'],
    ['/healthz', 'public'],
    ['/assets/entry.js', 'public'],
  ])('%s is for: %s', (path, access) => {
    expect(seen(path)).toBe(access)
  })
})

describe('shareToken', () => {
  test.each([
    ['/share/aB-c_1', 'aB-c_1'],
    ['/SHARE/aB-c_1/documents/x', 'aB-c_1'],
    ['/share/%61B-c_1', 'aB-c_1'],
    ['/share/', ''],
    ['/share//aB-c_1', null],
    ['/location/share/aB-c_1', null],
    ['/share/../admin', null],
  ])('%s has the token %j', (path, token) => {
    expect(shareToken(new URL(`http://own.invalid${path}`).pathname)).toBe(token)
  })
})

describe('feedToken', () => {
  test.each([
    ['/calendar/aB-c_1.ics', 'aB-c_1'],
    ['/CALENDAR/aB-c_1.ics', 'aB-c_1'],
    ['/calendar/%61B-c_1.ics', 'aB-c_1'],
    ['/calendar/aB-c_1', ''],
    ['/calendar', null],
    ['/calendar//aB-c_1.ics', null],
    ['/share/x/calendar', null],
    ['/location/plan-installation-day/calendar', null],
  ])('%s has the token %j', (path, token) => {
    expect(feedToken(new URL(`http://own.invalid${path}`).pathname)).toBe(token)
  })
})

describe('unsubscribeToken', () => {
  test.each([
    ['/unsubscribe/aB-c_1', 'aB-c_1'],
    ['/unsubscribe', null],
    ['/unsubscribe/a/b', null],
    ['/share/aB-c_1', null],
  ])('%s has the token %j', (path, token) => {
    expect(unsubscribeToken(new URL(`http://own.invalid${path}`).pathname)).toBe(token)
  })
})
