// A coil of climbing rope with a carabiner. Tints: rope, second strand, metal.
#define LEAN vec3(0.24, 0.10, 0.0)

float strand(vec3 p, float R, float tall) {
  vec2 q = vec2(p.x, p.y * R / tall);
  float r = length(q);
  return length(vec2((r - R) * 0.9, p.z)) - 0.085;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.16, 0.0);
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    vec3 t = q - vec3(0.0, 0.03 * sin(k * 2.1), -0.16 + 0.10 * k);
    t.xy *= rot(0.10 * sin(k * 1.7));
    float d = strand(t, 0.56 - 0.035 * abs(k - 2.0), 0.70);
    add(s, (d + 0.008 * sin(atan(t.y, t.x) * 46.0 + 3.0 * t.z)) * 0.75, i % 2 == 0 ? 1 : 2);
  }
  for (int i = 0; i < 5; i++) {
    vec3 t = p - vec3(0.0, 0.34 + 0.11 * float(i), 0.04);
    t.xy *= rot(0.12);
    add(s, (length(vec2(length(t.xz * vec2(1.0, 0.9)) - 0.23, t.y)) - 0.075) * 0.8, 1);
  }
  vec3 c = p - vec3(0.30, -0.52, 0.42);
  c.xy *= rot(-0.35);
  float link = length(vec2(length(vec2(c.x * 1.0, max(abs(c.y) - 0.20, 0.0))) - 0.20 - 0.04 * c.y, c.z)) - 0.055;
  add(s, link * 0.9, 3);
  add(s, rod(c - vec3(0.21, 0.02, 0.0), 0.075, 0.12) - 0.01, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return metal(T2, 0.15);
  if (id == 4) return gloss(vec3(0.9, 0.12, 0.08));
  vec3 c = id == 1 ? T0 : T1;
  float a = atan(p.y + 0.16, p.x) * 23.0 + p.z * 10.0 + p.y * 5.0;
  Stuff k = cloth(sin(a) > 0.93 ? vec3(0.95) : c);
  k.base *= 0.85 + 0.15 * sin(a * 2.0);
  k.shine = k.base * 0.14;
  return k;
}
