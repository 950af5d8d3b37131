// A parade drum with two sticks. Tints: shell, rims, skin, cords. Knob x: 1 a tall hand drum without sticks.
#define LEAN vec3(0.25, 0.30, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  bool hand = uKnobs.x > 0.5;
  vec3 q = p - vec3(0.0, hand ? 0.0 : -0.20, 0.0);
  float r = length(q.xz), a = atan(q.x, q.z);
  float h = hand ? 0.74 : 0.40;
  float t = q.y / h;
  float R = hand ? 0.36 + 0.20 * smoothstep(-0.25, 1.0, t) + 0.06 * smoothstep(-0.5, -1.0, t) : 0.70;
  add(s, max((r - R) * 0.85, abs(q.y) - h), 1);
  add(s, rod(q - vec3(0.0, h + 0.005, 0.0), R - 0.02, 0.025) - 0.02, 3);
  vec3 u = vec3(q.x, hand ? q.y - h + 0.06 : abs(q.y) - h + 0.04, q.z);
  add(s, max(abs(length(u.xz) - R - 0.025) - 0.035, abs(u.y) - 0.075) - 0.015, 2);
  float k = 2.0 * PI / (hand ? 10.0 : 8.0), b = a - k * floor(a / k) - k * 0.5;
  float zig = (abs(b) / k * 4.0 - 1.0) * (hand ? 0.42 : h - 0.10);
  float cord = length(vec2((q.y - (hand ? 0.18 : 0.0) - zig) * 0.42, r - R - 0.02)) - 0.030;
  add(s, max(cord, abs(q.y) - h) * 0.6, 4);
  if (!hand) {
    vec3 m = q;
    add(s, horn(m, vec3(-0.10, 0.50, 0.16), vec3(0.74, 0.96, 0.30), vec2(0.05, 0.05)), 5);
    add(s, egg(spin(m - vec3(-0.14, 0.49, 0.16), 0.5), vec3(0.12, 0.09, 0.09)), 5);
    add(s, horn(m, vec3(0.14, 0.50, 0.30), vec3(-0.72, 0.94, 0.24), vec2(0.05, 0.05)), 5);
    add(s, egg(spin(m - vec3(0.18, 0.49, 0.30), -0.5), vec3(0.12, 0.09, 0.09)), 5);
  } else {
    add(s, ring((q - vec3(0.0, -0.34, 0.0)).xzy, 0.37, 0.045), 2);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.2);
  if (id == 3) { Stuff k = cloth(T2); k.shine = T2 * 0.10; return k; }
  if (id == 4) return cloth(T3);
  if (id == 5) return timber(vec3(0.72, 0.40, 0.15), p.yxz);
  if (uKnobs.x > 0.5) {
    Stuff k = timber(T0 * 1.4, p);
    float band = abs(p.y + 0.56);
    if (band < 0.12 && abs(fract(atan(p.x, p.z) * 3.0 + 0.5 * sign(p.y + 0.56)) - 0.5) < 0.3) k = gloss(T3);
    return k;
  }
  Stuff k = gloss(T0);
  k.shine = T0 * 0.10;
  return k;
}
