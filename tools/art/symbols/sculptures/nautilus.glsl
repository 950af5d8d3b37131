// A nautilus: each turn of its shell is three times the last. Tints: shell, flames, mouth, pearl.
#define LEAN vec3(0.20, 0.06, 0.0)

const float GROWTH = 0.1749; // ln 3 / 2 pi

vec2 polar(vec3 p) {
  vec2 q = (p.xy - vec2(0.06, 0.08)) * rot(0.95);
  return vec2(length(q), atan(q.y, q.x));
}

// Distance to the tube of a turn; its middle runs where r is SIZE * e^(growth * angle).
float turnOf(vec3 p, float k) {
  vec2 q = polar(p);
  float R = 0.52 * exp(GROWTH * (q.y + 2.0 * PI * k));
  return length(vec2(q.x - R, p.z)) - 0.52 * R;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = min(turnOf(p, 0.0), turnOf(p, -1.0));
  d = min(d, turnOf(p, -2.0));
  vec2 q = polar(p);
  add(s, max(d, -max(max(turnOf(p, 0.0) + 0.05, 2.95 - q.y), -1.0)) * 0.6, 1);
  add(s, ball(p - vec3(-0.36, -0.66, 0.16), 0.21), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = gloss(T3);
    k.shine = T3 * 0.2;
    k.coat = 1.5;
    return k;
  }
  vec2 q = polar(p);
  float outer = turnOf(p, 0.0) < min(turnOf(p, -1.0), turnOf(p, -2.0)) ? 0.0 : 1.0;
  float a = q.y - 2.0 * PI * outer;
  float wave = sin(a * 9.0 + 5.0 * q.x + 1.5 * noise(p * 5.0));
  Stuff k = gloss(T0);
  float flames = smoothstep(0.15, 0.35, wave) * smoothstep(2.7, 1.9, a);
  k.base = mix(T0, T1, flames);
  if (q.y > 2.93 && outer < 0.5) k.base = T2;
  float film = 0.5 + 0.5 * sin(9.0 * dot(n, v) + 4.0 * fbm(p * 2.0));
  k.shine = k.base * 0.14 + mix(vec3(0.02, 0.08, 0.09), vec3(0.10, 0.03, 0.08), film) * (1.0 - flames);
  k.coat = 1.3;
  return k;
}
