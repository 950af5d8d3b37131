// Three bars of gold. Tint: their metal.
#define LEAN vec3(0.38, 0.32, 0.0)

float bar(vec3 p) {
  float k = 0.62 - 0.42 * (p.y + 0.17);
  vec3 q = vec3(p.x / (0.86 + 0.14 * k * 1.6), p.y, p.z);
  float d = box(q, vec3(0.40 - 0.18 * p.y, 0.17, 0.27 - 0.20 * p.y), 0.03);
  return max(d, -box(p - vec3(0.0, 0.18, 0.0), vec3(0.22, 0.03, 0.11), 0.02)) * 0.8;
}

Part body(vec3 p) {
  float d = bar(p - vec3(-0.46, -0.32, 0.0));
  d = min(d, bar(p - vec3(0.46, -0.32, 0.0)));
  d = min(d, bar(p - vec3(0.0, 0.06, 0.02)));
  return Part(d, 1);
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  Stuff k = metal(T0, 0.16);
  k.shine = T0 * 0.13;
  return k;
}
