import t from 'tap'
import { oauthErrorBody } from '../src/oauth-error.ts'

t.test('every failure has an OAuth code', (t) => {
  for (const [status, code, error] of [
    [400, 'invalid_grant', 'invalid_grant'],
    [400, 'invalid_refresh_token', 'invalid_grant'],
    [400, 'BadRequestException', 'invalid_request'],
    [401, 'UnauthorizedException', 'invalid_client'],
    [409, 'idempotency_key_in_flight', 'invalid_request'],
    [413, 'PayloadTooLargeException', 'invalid_request'],
    [415, 'UnsupportedMediaTypeException', 'invalid_request'],
    [429, 'ThrottlerException', 'temporarily_unavailable'],
    [500, 'InternalServerErrorException', 'server_error'],
    [503, 'ServiceUnavailableException', 'temporarily_unavailable'],
    [504, 'GatewayTimeoutException', 'temporarily_unavailable'],
  ] as const)
    t.same(oauthErrorBody({ status, code, message: 'Why.' }), { error, error_description: 'Why.' })
  t.end()
})

t.test('a description has only characters that RFC 6749 allows', (t) => {
  const { error_description } = oauthErrorBody({ status: 400, code: 'x', message: 'a "b" \\ c\r\nä' })
  t.equal(error_description, "a 'b' ? c???")
  t.end()
})
