// A slice of watermelon. Tints: flesh, rind, seeds.
#define LEAN vec3(0.22, 0.12, -0.20)

const vec2 MIDDLE = vec2(0.0, 0.42);

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 q = p.xy - MIDDLE;
  float r = length(q);
  float d = smax(r - 1.02, q.y - 0.02, 0.10);
  add(s, plate(d, p.z, 0.24, 0.09), 1);
  for (int i = 0; i < 8; i++) {
    float a = -PI * 0.5 + (float(i < 5 ? i : i - 5) - (i < 5 ? 2.0 : 1.0)) * (i < 5 ? 0.50 : 0.62);
    vec2 at = vec2(cos(a), sin(a)) * (i < 5 ? 0.68 : 0.38);
    vec3 e = vec3(q - at, p.z - 0.235);
    e.xy *= rot(a + PI * 0.5);
    add(s, egg(e, vec3(0.055, 0.09, 0.045)), 2);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T2);
  float r = length(p.xy - MIDDLE);
  if (r > 0.94) {
    float stripe = smoothstep(0.35, 0.6, noise(vec3(atan(p.x, p.y - MIDDLE.y) * 9.0, p.z * 2.0, 1.0)));
    return gloss(mix(T1, T1 * 0.30, stripe));
  }
  if (r > 0.87) return gloss(vec3(0.80, 0.92, 0.55));
  Stuff k = gloss(mix(T0, vec3(0.95, 0.45, 0.38), smoothstep(0.76, 0.88, r)));
  k.base *= 0.86 + 0.28 * fbm(p * 11.0);
  k.shine = T0 * 0.16;
  k.bump = 0.12;
  return k;
}
