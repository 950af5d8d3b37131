// An anvil with sparks on its face. Tints: steel, edge, glow.
#define LEAN vec3(0.35, 0.20, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.04, 0.0);
  float top = box(q - vec3(0.12, 0.38, 0.0), vec3(0.58, 0.17, 0.30), 0.04);
  vec3 h = q - vec3(-0.40, 0.40, 0.0);
  float t = clamp(-h.x / 0.58, 0.0, 1.0);
  float beak = length(vec2(h.y - 0.08 * t, h.z)) - mix(0.19, 0.02, t * t);
  beak = max(beak, max(h.x, -h.x - 0.58)) * 0.8;
  float waist = length(vec2(max(abs(q.x) - 0.20 - 0.30 * pow(abs(q.y + 0.08) * 1.7, 2.0), 0.0), max(abs(q.z) - 0.20 - 0.1 * pow(abs(q.y + 0.1) * 1.7, 2.0), 0.0))) - 0.05;
  waist = max(waist, abs(q.y + 0.12) - 0.44) * 0.7;
  float foot = box(q - vec3(0.0, -0.62, 0.0), vec3(0.62, 0.13, 0.38), 0.06);
  float d = min(smin(top, beak, 0.05), smin(waist, foot, 0.10));
  add(s, d, 1);
  add(s, box(q - vec3(0.12, 0.545, 0.0), vec3(0.585, 0.03, 0.305), 0.02), 2);
  add(s, box(q - vec3(0.20, 0.63, 0.0), vec3(0.30, 0.07, 0.12), 0.03), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) {
    Stuff k = light(mix(T2, vec3(1.0, 0.5, 0.1), 0.5 * noise(p * 9.0)), 1.25);
    return k;
  }
  if (id == 2) return metal(T1, 0.15);
  Stuff k = metal(T0, 0.30);
  k.bump = 0.22;
  k.grain = 8.0;
  k.shine = T2 * 0.5 * exp(-5.0 * length(p - vec3(0.2, 0.6, 0.1)));
  return k;
}
