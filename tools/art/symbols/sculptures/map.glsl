// A sea chart between two rolls; a cross marks the place. Tints: parchment, sea, cross, metal, land.
// The route to the cross lights up with the phase.
#define LEAN vec3(0.14, 0.14, 0.09)

float route(vec2 p, float t) {
  vec2 a = vec2(-0.52, -0.30), b = vec2(-0.10, 0.46), c = vec2(0.36, 0.02);
  return length(p - mix(mix(a, b, t), mix(b, c, t), t));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float bend = 0.10 * cos(p.x * 3.4);
  float edge = 0.03 * noise(vec3(p.x * 7.0, sign(p.y), 2.0));
  add(s, plate(box2(p.xy, vec2(0.80, 0.70 - edge)), p.z + bend, 0.03, 0.02) * 0.85, 1);
  vec3 r = m - vec3(0.84, 0.0, 0.06);
  add(s, max(length(r.xz) - 0.145 + 0.015 * sin(atan(r.x, r.z) * 2.0), abs(r.y) - 0.74), 2);
  add(s, max(abs(length(r.xz) - 0.13) - 0.03, abs(abs(r.y) - 0.70) - 0.05), 3);
  add(s, rod(r, 0.06, 0.84), 3);
  add(s, ball(vec3(r.x, abs(r.y) - 0.88, r.z), 0.10), 3);
  vec2 x = (p.xy - vec2(0.36, 0.02)) * rot(PI / 4.0);
  float cross = min(box2(x, vec2(0.20, 0.045)), box2(x, vec2(0.045, 0.20)));
  add(s, plate(cross, p.z + bend - 0.04, 0.05, 0.03) * 0.85, 4);
  for (int i = 0; i < 6; i++) {
    float d = route(p.xy, float(i) / 6.6);
    add(s, length(vec2(max(d - 0.02, 0.0), p.z + bend - 0.04)) - 0.035, 5);
  }
  vec2 f = fold(p.xy - vec2(0.30, -0.42), 4.0);
  add(s, plate(max(abs(f.x) - 0.07 * (1.0 - f.y / 0.24), -f.y) * 0.7, p.z + bend - 0.03, 0.035, 0.01), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return metal(T3, 0.17);
  if (id == 4) { Stuff k = gloss(T2); k.shine = T2 * (0.45 + 0.4 * sin(uPhase * 2.0 * PI)); return k; }
  if (id == 5) {
    Stuff k = gloss(vec3(0.9, 0.25, 0.10));
    float lit = uPhase > 0.0 ? smoothstep(0.35, 0.0, abs(p.x + 0.6 - 1.2 * uPhase)) : 0.0;
    k.shine = vec3(0.5, 0.10, 0.02) + vec3(1.6, 1.0, 0.4) * lit;
    return k;
  }
  Stuff k = stuff(T0 * (0.85 + 0.25 * fbm(p * 9.0)), 0.0, 0.6);
  k.soft = 0.5;
  k.shine = T0 * 0.06;
  if (id == 2) { k.base *= 0.82; return k; }
  float shore = fbm(vec3(p.xy * 1.9 + 3.7, 4.0)) - 0.50;
  shore = max(shore, 0.12 - 0.9 * length(p.xy - vec2(0.36, 0.02)));
  if (box2(p.xy, vec2(0.64, 0.56)) < 0.0) {
    k.base = shore > 0.0 ? mix(T4, T4 * 1.3, fbm(p * 12.0)) : T1 * (0.8 + 0.3 * sin(p.y * 40.0 + 4.0 * sin(p.x * 9.0)));
    if (abs(shore) < 0.012) k.base = T0 * 0.35;
    k.shine = k.base * 0.16;
  } else if (abs(box2(p.xy, vec2(0.66, 0.58))) < 0.014) k.base = T0 * 0.3;
  return k;
}
