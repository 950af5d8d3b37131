// A horseshoe with its ends up, so that luck stays in; a ribbon is tied around it. Tints: iron, nails, ribbon.
#define LEAN vec3(0.26, 0.16, 0.0)

// The middle of the bow: distance to it, and its way from the foot to an end.
vec2 bow(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y + 0.16);
  float x = 0.585 - 0.16 * smoothstep(0.1, 0.95, q.y);
  return q.y < 0.0 ? vec2(abs(length(q * vec2(1.0, 0.94)) - 0.585), atan(q.x, -q.y)) : vec2(abs(q.x - x), PI / 2.0 + q.y * 1.7);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 w = bow(p.xy);
  float cut = p.y - 0.80;
  float wide_ = 0.205 - 0.03 * smoothstep(1.4, 2.8, w.y);
  add(s, plate(max(w.x - wide_, cut), p.z, 0.13, 0.05) * 0.9, 1);
  // A groove with nails, and turned heels.
  s.d = max(s.d, -plate(max(w.x - 0.040, cut + 0.22), p.z - 0.16, 0.08, 0.03));
  vec3 m = mx(p);
  for (int i = 0; i < 4; i++) {
    vec2 at = i == 0 ? vec2(0.34, -0.66) : i == 1 ? vec2(0.545, -0.36) : i == 2 ? vec2(0.585, -0.02) : vec2(0.525, 0.32);
    add(s, box(m - vec3(at, 0.115), vec3(0.052, 0.052, 0.05), 0.02), 2);
  }
  add(s, box(m - vec3(0.425, 0.78, 0.04), vec3(0.19, 0.085, 0.18), 0.05), 1);
  // The ribbon: a band over the foot, a bow, two ends.
  vec3 b = p - vec3(0.0, -0.76, 0.0);
  add(s, box(b, vec3(0.10, 0.26, 0.19), 0.07), 3);
  vec3 k = p - vec3(0.0, -0.70, 0.26);
  vec3 l = mx(k) - vec3(0.23, 0.06, 0.0);
  l.xy *= rot(-0.32);
  add(s, max(egg(l, vec3(0.24, 0.15, 0.10)), -egg(l, vec3(0.16, 0.075, 0.2))), 3);
  add(s, egg(k, vec3(0.10, 0.10, 0.10)), 4);
  vec3 e = mx(k) - vec3(0.15, -0.19, -0.02);
  e.xy *= rot(0.45);
  float tail = box2(e.xy, vec2(0.075, 0.17));
  tail = max(tail, -(abs(e.x) * 0.9 - e.y - 0.17 - 0.04));
  add(s, plate(tail, e.z - 0.02 * sin(e.y * 16.0 + uPhase * 2.0 * PI), 0.028, 0.015) * 0.9, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3 || id == 4) {
    Stuff k = gloss(id == 4 ? T2 * 0.8 : T2);
    k.shine = T2 * 0.16;
    return k;
  }
  Stuff k = metal(id == 1 ? T0 : T1, id == 1 ? 0.22 : 0.28);
  k.shine = (id == 1 ? T0 : T1) * 0.09;
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  if (uPhase > 0.0) k.shine += vec3(1.3, 1.2, 0.9) * smoothstep(0.22, 0.0, gleam);
  return k;
}
