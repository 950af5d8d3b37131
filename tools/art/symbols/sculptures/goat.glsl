// A mountain goat with ringed horns. Tints: coat, face, horns, eyes.
#define LEAN vec3(0.30, 0.05, 0.0)

float horns(vec3 m) {
  vec3 a = vec3(0.13, 0.44, 0.12), b = vec3(0.22, 1.18, -0.10), c = vec3(0.86, 0.72, -0.36), e = vec3(0.94, 0.30, -0.22);
  float d = vine(m, mat3(a, b, c), vec2(0.17, 0.105));
  return min(d, vine(m, mat3(c, vec3(1.04, 0.56, -0.42), e), vec2(0.105, 0.03)));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.20, 0.04), vec3(0.35, 0.36, 0.36));
  d = smin(d, horn(p, vec3(0.0, 0.08, 0.18), vec3(0.0, -0.34, 0.46), vec2(0.27, 0.18)), 0.14);
  d = smin(d, egg(m - vec3(0.20, 0.24, 0.22), vec3(0.14, 0.12, 0.14)), 0.08);
  add(s, d, 2);
  float wool = egg(p - vec3(0.0, -0.62, -0.20), vec3(0.62, 0.52, 0.46));
  wool = smin(wool, egg(p - vec3(0.0, -0.08, -0.20), vec3(0.42, 0.44, 0.34)), 0.18);
  wool = smin(wool, egg(p - vec3(0.0, 0.52, 0.08), vec3(0.22, 0.16, 0.22)), 0.06);
  wool -= 0.07 * (1.0 - cells(p * 4.6).x);
  add(s, max(wool * 0.8, -p.y - 0.95), 1);
  vec3 beard = p - vec3(0.0, -0.58, 0.44);
  add(s, horn(beard, vec3(0.0, 0.08, 0.0), vec3(0.0, -0.30, 0.02), vec2(0.14, 0.02)) + 0.01 * sin(p.x * 50.0), 1);
  float nose = egg(p - vec3(0.0, -0.38, 0.58), vec3(0.17, 0.14, 0.12));
  add(s, nose, 5);
  float h = horns(m) + 0.018 * sin(length(m.xy - vec2(0.40, 0.40)) * 10.0 + atan(m.y - 0.40, m.x - 0.50) * 16.0);
  add(s, h * 0.85, 3);
  vec3 e = m - vec3(0.44, 0.26, -0.02);
  e.xy *= rot(-1.35);
  float ear = egg(e - vec3(0.0, 0.12, 0.0), vec3(0.11, 0.25, 0.08));
  ear = smax(ear, -egg(e - vec3(0.0, 0.12, 0.08), vec3(0.06, 0.18, 0.06)), 0.02);
  add(s, ear, 2);
  add(s, ball(m - vec3(0.25, 0.22, 0.31), 0.11), 4);
  add(s, max(ball(m - vec3(0.25, 0.22, 0.31), 0.13), 0.06 - (m.y - 0.22) + 0.2 * (m.x - 0.25)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 4) {
    vec2 q = (m - vec3(0.25, 0.22, 0.31)).xy;
    Stuff k = gloss(T3);
    k.shine = T3 * 0.2;
    if (abs(q.y) < 0.028 && abs(q.x) < 0.07) k = gloss(INK);
    if (length(q - vec2(-0.03, 0.045)) < 0.024) k.shine = vec3(2.0);
    return k;
  }
  if (id == 5) {
    Stuff k = gloss(vec3(0.16, 0.09, 0.09));
    if (length(m.xy - vec2(0.07, -0.37)) < 0.035) k.base = INK;
    return k;
  }
  if (id == 3) {
    float ringed = 0.5 + 0.5 * sin(length(m.xy - vec2(0.40, 0.40)) * 10.0 + atan(m.y - 0.40, m.x - 0.50) * 16.0);
    Stuff k = gloss(T2 * (0.55 + 0.6 * ringed));
    k.shine = T2 * 0.08;
    return k;
  }
  Stuff k = plush(id == 1 ? T0 : T1);
  k.shine = k.base * 0.08;
  return k;
}
